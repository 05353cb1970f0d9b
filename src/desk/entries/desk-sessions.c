/* Sessions of the commission on admission (order 988, 29; Ukrainian chess rules IV.1.3). */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-admission.h"
#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "official-roles.h"

#define CHAIR "admission-chair"
#define TIME_FORMAT "%Y-%m-%dT%H:%M"

static const char *const roles[] = { CHAIR, "admission-secretary", "admission", "doctor" };

GPtrArray *
zh_competition_list_commission (const ZhCompetition *competition)
{
  GPtrArray *commission = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    for (guint k = 0; k < competition->officials->len; k++)
      {
        const ZhOfficial *official = g_ptr_array_index (competition->officials, k);

        if (strcmp (official->role, roles[i]) == 0)
          g_ptr_array_add (commission, (gpointer) official);
      }
  return commission;
}

char *
zh_sitting_format_member (const ZhOfficial *official)
{
  return g_strdup_printf ("%s\t%s", official->role, official->name);
}

/* The session of the file that was held last. */
static const ZhSitting *
find_last (const ZhCompetition *competition)
{
  const ZhSitting *last = NULL;

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const GPtrArray *sessions = ((const ZhTournament *) g_ptr_array_index (competition->tournaments, i))->sessions;

      for (guint k = 0; k < sessions->len; k++)
        {
          const ZhSitting *sitting = g_ptr_array_index (sessions, k);

          if (last == NULL || strcmp (sitting->opened, last->opened) >= 0)
            last = sitting;
        }
    }
  return last;
}

static char *
format_local (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL ? g_date_time_format (time, TIME_FORMAT) : g_strdup ("");
}

static char *
format_commission (const ZhCompetition *competition)
{
  g_autoptr (GPtrArray) commission = zh_competition_list_commission (competition);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < commission->len; i++)
    {
      g_autofree char *line = zh_sitting_format_member (g_ptr_array_index (commission, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}

ZhSitting *
zh_sitting_start (const ZhCompetition *competition,
                  gint64               now)
{
  const ZhSitting *last = find_last (competition);
  ZhSitting       *next = zh_sitting_new ();

  g_free (next->opened);
  next->opened = format_local (now);
  g_free (next->present);
  next->present = last != NULL && *last->present != '\0' ? g_strdup (last->present) : format_commission (competition);
  if (last != NULL)
    zh_person_set_string (&next->place, last->place);
  return next;
}

/* Whether the text names somebody of this office. */
static gboolean
is_present (const char *present,
            const char *role)
{
  g_auto (GStrv) lines = g_strsplit (present, "\n", -1);
  g_autofree char *start = g_strconcat (role, "\t", NULL);

  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], start))
      return TRUE;
  return FALSE;
}

/* Each line an office that there is, and a name. */
static gboolean
check_present (const ZhCompetition *competition,
               const char          *present,
               GError             **error)
{
  g_auto (GStrv) lines = g_strsplit (present, "\n", -1);
  g_autofree char *commission = format_commission (competition);

  for (gsize i = 0; lines[i] != NULL && *present != '\0'; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "\t", 2);

      if (g_strv_length (parts) < 2 || !zh_official_role_is_known (parts[0]) || *parts[1] == '\0')
        return zh_fail (error, ZH_ERROR_INPUT, _ ("“present”: line %u should be an office and a name with a tab between"), (guint) i + 1);
    }
  if (is_present (commission, CHAIR) && !is_present (present, CHAIR))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The chairman of the commission is not present, and he leads its work. Wait for him, or appoint another one"));
  return TRUE;
}

static gboolean
check_time (const char *time,
            const char *earliest,
            GError    **error)
{
  if (!zh_local_time_is_valid (time))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no time of a session: write it as 2026-03-01T09:00"), time);
  if (strcmp (time, earliest) < 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("A session cannot begin or end at %1$s, before %2$s. Correct the time"), time, earliest);
  return TRUE;
}

/* What is known of a session that is about to begin. */
static ZhSitting *
read_session (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhSitting    *given,
              GError            **error)
{
  const ZhSitting *last = tournament->sessions->len > 0 ? g_ptr_array_index (tournament->sessions, tournament->sessions->len - 1) : NULL;
  g_autoptr (ZhSitting) next = zh_sitting_copy (given);

  if (last != NULL && *last->closed == '\0')
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Session %d of the commission is open still. Close it first"), last->number);
  zh_record_clean_texts (&zh_sitting_type, next);
  zh_person_set_string (&next->closed, "");
  if (!check_time (next->opened, last != NULL ? last->closed : "", error) || !check_present (act->snapshot, next->present, error) ||
      !zh_desk_check_text (zh_field_get_title (zh_record_type_find (&zh_sitting_type, "place"), zh_language_get_screen ()), next->place, error))
    return NULL;
  next->id = zh_store_next_id (act->store);
  next->number = last != NULL ? last->number + 1 : 1;
  return g_steal_pointer (&next);
}

ZhChange *
zh_desk_open_session (ZhDesk          *self,
                      gint64           tournament_id,
                      const ZhSitting *sitting,
                      GError         **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_OPEN_SESSION, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhSitting) next = tournament != NULL ? read_session (act, tournament, sitting, error) : NULL;

  if (next == NULL)
    return NULL;
  zh_act_set_int (act, "number", next->number);
  zh_act_set_string (act, "time", next->opened);
  zh_act_set_string (act, "place", next->place);
  zh_act_in_string (act, "time", next->opened);
  zh_act_in_text (act, "place", next->place);
  zh_act_in_text (act, "present", next->present);
  if (!zh_store_put_session (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_close_session (ZhDesk     *self,
                       gint64      tournament_id,
                       const char *closed,
                       GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_CLOSE_SESSION, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhSitting    *open = tournament != NULL ? zh_tournament_get_open_session (tournament) : NULL;
  g_autoptr (ZhSitting) next = open != NULL ? zh_sitting_copy (open) : NULL;

  if (tournament == NULL)
    return NULL;
  if (next == NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("No session of the commission is open"));
  g_free (next->closed);
  next->closed = closed != NULL && *closed != '\0' ? g_strdup (closed) : format_local (zh_act_get_time (act));
  if (!check_time (next->closed, next->opened, error))
    return NULL;
  zh_act_set_int (act, "number", next->number);
  zh_act_set_string (act, "time", next->closed);
  zh_act_in_string (act, "time", next->closed);
  if (!zh_store_put_session (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
