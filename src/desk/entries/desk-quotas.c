#include "config.h"

#include "desk-quotas.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "teams.h"

/* Lines of text are what the journal shows and what running it again needs: they say everything. */
static gboolean
note_lines (ZhAct      *act,
            const char *key,
            const char *before,
            const char *after,
            GError    **error)
{
  if (strcmp (before, after) == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The list says so already"));
  zh_act_set_string (act, "old", before);
  zh_act_set_string (act, "new", after);
  zh_act_in_string (act, key, after);
  return TRUE;
}

/* The journal has the lists as they are typed: what cannot be read from there again is not taken. */
static gboolean
check_readable (GPtrArray *(*parse) (const char *text, const ZhLanguage *language, GError **error),
                char *(*format) (const GPtrArray *rows, const ZhLanguage *language),
                const char *lines,
                GError    **error)
{
  g_autoptr (GPtrArray) again = parse (lines, NULL, error);
  g_autofree char *text = again != NULL ? format (again, NULL) : NULL;

  if (again == NULL)
    return FALSE;
  return strcmp (text, lines) == 0 ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("The list is read back as “%s”. Leave “;” and line breaks out of names and sources"), text);
}

static gboolean
check_quotas (const GPtrArray *quotas,
              GError         **error)
{
  const char *name = _ ("Quotas");

  for (guint i = 0; i < quotas->len; i++)
    {
      const ZhQuota *quota = g_ptr_array_index (quotas, i);

      if (!zh_desk_check_text (name, quota->value, error) || !zh_desk_check_text (name, quota->source, error))
        return FALSE;
      for (guint k = 0; k < i; k++)
        {
          const ZhQuota *other = g_ptr_array_index (quotas, k);

          if (other->kind == quota->kind && strcmp (other->value, quota->value) == 0)
            return zh_fail (error, ZH_ERROR_INPUT, _ ("Quotas: line %1$u counts the same as line %2$u. Leave one of them"), i + 1, k + 1);
        }
    }
  return TRUE;
}

ZhChange *
zh_desk_set_quotas (ZhDesk          *self,
                    gint64           tournament_id,
                    const GPtrArray *quotas,
                    GError         **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_QUOTAS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autofree char    *before = tournament != NULL ? zh_quotas_format (tournament->quotas, NULL) : NULL;
  g_autofree char    *after = zh_quotas_format (quotas, NULL);

  if (tournament == NULL || !check_quotas (quotas, error) || !check_readable (zh_quotas_parse, zh_quotas_format, after, error) ||
      !note_lines (act, "quotas", before, after, error))
    return NULL;
  for (guint i = 0; i < tournament->quotas->len; i++)
    if (!zh_store_delete (act->store, ZH_TABLE_QUOTA, ((const ZhQuota *) g_ptr_array_index (tournament->quotas, i))->id, error))
      return NULL;
  for (guint i = 0; i < quotas->len; i++)
    {
      const ZhQuota *quota = g_ptr_array_index (quotas, i);
      ZhQuota        next = *quota;

      next.id = zh_store_next_id (act->store);
      if (!zh_store_put_quota (act->store, tournament->id, &next, error))
        return NULL;
    }
  return zh_act_commit (act, error);
}

static gboolean
check_bans (const GPtrArray *bans,
            GError         **error)
{
  const char *name = _ ("Disqualified");

  for (guint i = 0; i < bans->len; i++)
    {
      const ZhBan *ban = g_ptr_array_index (bans, i);

      if (!zh_desk_check_text (name, ban->name, error) || !zh_desk_check_text (name, ban->source, error) ||
          !zh_desk_check_birth (ban->name, ban->birth, error))
        return FALSE;
      if (zh_date_is_set (ban->first_day) && zh_date_is_set (ban->last_day) && zh_date_compare (ban->last_day, ban->first_day) < 0)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Disqualified: the last day of line %u lies before the first. Correct them"), i + 1);
    }
  return TRUE;
}

ZhChange *
zh_desk_set_bans (ZhDesk          *self,
                  const GPtrArray *bans,
                  GError         **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_BANS, 0, error);
  g_autofree char *before = act != NULL ? zh_bans_format (act->snapshot->bans, NULL) : NULL;
  g_autofree char *after = zh_bans_format (bans, NULL);

  if (act == NULL || !check_bans (bans, error) || !check_readable (zh_bans_parse, zh_bans_format, after, error) ||
      !note_lines (act, "bans", before, after, error))
    return NULL;
  for (guint i = 0; i < act->snapshot->bans->len; i++)
    if (!zh_store_delete (act->store, ZH_TABLE_BAN, ((const ZhBan *) g_ptr_array_index (act->snapshot->bans, i))->id, error))
      return NULL;
  for (guint i = 0; i < bans->len; i++)
    {
      ZhBan next = *(const ZhBan *) g_ptr_array_index (bans, i);

      next.id = zh_store_next_id (act->store);
      if (!zh_store_put_ban (act->store, &next, error))
        return NULL;
    }
  return zh_act_commit (act, error);
}

/* Disqualified people at work */

typedef struct
{
  const ZhCompetition *competition;
  const ZhLanguage    *language;
  GPtrArray           *sentences;
  ZhBanScope           scope;
  const char          *article;
} Search;

static void
look_at (const Search *self,
         const char   *name,
         ZhDate        birth)
{
  const ZhBan *ban = *name != '\0' ? zh_bans_find (self->competition->bans, name, birth, self->competition->start, self->scope) : NULL;

  if (ban == NULL)
    return;
  if (*self->article != '\0')
    g_ptr_array_add (self->sentences, g_strdup_printf (zh_tr (self->language, "%1$s is disqualified and may take part in no capacity [%2$s]"), name, self->article));
  else
    g_ptr_array_add (self->sentences, g_strdup_printf (zh_tr (self->language, "%s is on the list of those disqualified"), name));
}

static void
look_at_players (const Search       *self,
                 const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = entry->person != NULL ? zh_person_format_full_name (entry->person) : g_strdup ("");

      look_at (self, name, entry->person != NULL ? entry->person->birth : ZH_DATE_NONE);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *name = zh_person_format_full_name (member->person);

      look_at (self, name, member->person->birth);
    }
}

static void
look_at_others (const Search       *self,
                const ZhTournament *tournament)
{
  for (guint i = 0; i < self->competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (self->competition->officials, i);

      look_at (self, official->name, official->birth);
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const char *captain = zh_tournament_get_captain (tournament, ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id);

      if (captain != NULL)
        look_at (self, captain, ZH_DATE_NONE);
    }
}

char **
zh_competition_dup_bans_at_work (const ZhCompetition *competition,
                                 const ZhTournament  *tournament,
                                 const ZhRuleset     *rules,
                                 const ZhLanguage    *language)
{
  Search   search = { competition, language, g_ptr_array_new (), ZH_BAN_ALL_ROLES, "" };
  gboolean is_said = FALSE;

  if (competition->bans->len > 0 && zh_ruleset_get_boolean (rules, "admission.banned-any-role", &is_said, &search.article) && is_said)
    look_at_others (&search, tournament);
  search.scope = ZH_BAN_PLAYER;
  search.article = "";
  if (competition->bans->len > 0 && (!zh_ruleset_get_boolean (rules, "admission.banned", &is_said, NULL) || !is_said))
    look_at_players (&search, tournament);
  g_ptr_array_add (search.sentences, NULL);
  return (char **) g_ptr_array_free (search.sentences, FALSE);
}
