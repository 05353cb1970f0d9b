#include "config.h"

#include "desk-persons.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-details.h"
#include "errors.h"
#include "text-limits.h"
#include "text-signs.h"

#define MAX_NAME_IN_MESSAGE 40

static gboolean
check_fields (const ZhPerson *person,
              GError        **error)
{
  if (zh_text_is_blank (person->surname))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Name: the surname is empty. Enter it"));
  return zh_desk_check_birth (person->surname, person->birth, error) && zh_rating_check (person->rating, person->surname, error) &&
         zh_rating_check (person->national_rating, person->surname, error);
}

/* What was agreed with a player with a disability; nothing, or words of the lists. */
static gboolean
check_arrangements (const ZhPerson *person,
                    GError        **error)
{
  if (!g_strv_contains (zh_person_get_board_kinds (), person->board_kind) || !g_strv_contains (zh_person_get_clock_kinds (), person->clock_kind))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: there is no such kind of board or clock"), person->surname);
  else if (person->warning_minutes < 0 || person->warning_minutes > ZH_MAX_WARNING_MINUTES)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: the warning comes at 0 to %d minutes left"), person->surname, ZH_MAX_WARNING_MINUTES);
  else
    return TRUE;
  return FALSE;
}

gboolean
zh_desk_check_person (const ZhPerson *person,
                      GError        **error)
{
  return check_fields (person, error) && check_arrangements (person, error) && zh_desk_check_numbers (&zh_person_type, person, error);
}

/* A rating that somebody changes is of no list any more, unless they name one. */
static void
leave_lists (const ZhPerson *old,
             ZhPerson       *next)
{
  if (old->rating != next->rating && strcmp (old->rating_source, next->rating_source) == 0)
    zh_person_set_string (&next->rating_source, "");
  if (old->national_rating != next->national_rating && strcmp (old->national_source, next->national_source) == 0)
    zh_person_set_string (&next->national_source, "");
}

gboolean
zh_act_change_person (ZhAct          *act,
                      const ZhPerson *old,
                      ZhPerson       *next,
                      GError        **error)
{
  if (strcmp (old->fide_id, next->fide_id) != 0 && !zh_act_check_fide_id (act, next, error))
    return FALSE;
  leave_lists (old, next);
  zh_act_add_field_changes (act, &zh_person_type, old, next);
  return zh_store_put_person (act->store, next, error);
}

/* "Petrenko: club: …". Of a person of the file only what changes is looked at, as the act is committed. */
static gboolean
check_texts (const ZhPerson *person,
             GError        **error)
{
  g_autofree char *valid = g_utf8_make_valid (person->surname, -1);
  g_autofree char *surname = zh_text_dup_bounded (valid, MAX_NAME_IN_MESSAGE);

  if (zh_desk_check_texts (&zh_person_type, person, error))
    return TRUE;
  g_prefix_error (error, "%s: ", surname);
  return FALSE;
}

const ZhPerson *
zh_tournament_find_person (const ZhTournament *self,
                           gint64              id,
                           char              **name)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->entries, i);

      if (entry->person == NULL || entry->person->id != id)
        continue;
      if (name != NULL)
        *name = zh_entry_format_name (entry);
      return entry->person;
    }
  for (guint i = 0; i < self->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->members, i);

      if (member->person->id != id)
        continue;
      if (name != NULL)
        *name = zh_member_format_name (member);
      return member->person;
    }
  return NULL;
}

gboolean
zh_act_take_person (ZhAct     *act,
                    ZhPerson **person,
                    GError   **error)
{
  ZhPerson *copy;

  if ((*person)->id != 0 && zh_competition_find_person (act->snapshot, (*person)->id) != NULL)
    return TRUE;
  if (!check_texts (*person, error) || !zh_act_check_fide_id (act, *person, error))
    return FALSE;
  copy = zh_person_copy (*person);
  copy->id = zh_store_next_id (act->store);
  if (*copy->federation == '\0')
    zh_person_set_string (&copy->federation, act->snapshot->federation);
  zh_person_unref (*person);
  *person = copy;
  return zh_store_put_person (act->store, copy, error);
}
