#include "config.h"

#include "desk-competition.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-details.h"
#include "desk-persons.h"
#include "desk-regulation.h"
#include "errors.h"
#include "event-outcomes.h"
#include "follow-regulation.h"
#include "official-roles.h"
#include "recommended-controls.h"
#include "round-set.h"
#include "rules-schema.h"
#include "ruleset-edition.h"
#include "settings.h"
#include "text-limits.h"
#include "text-signs.h"

static const char *
get_text (const char *text)
{
  return text != NULL ? text : "";
}

/* Three capital letters, as those of FIDE. */
static gboolean
check_federation (const char *federation,
                  GError    **error)
{
  g_autofree char *code = g_strstrip (g_strdup (get_text (federation)));
  gsize            n_letters = strspn (code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

  if (*code == '\0' || (n_letters == 3 && code[3] == '\0'))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Federation: “%s” is not three capital letters, such as UKR. Correct it, or leave it empty"), code);
}

static gboolean
check_round_set (const char *round_set,
                 GError    **error)
{
  g_autoptr (GArray) items = *get_text (round_set) != '\0' ? zh_round_set_parse (round_set, error) : NULL;

  return items != NULL || *get_text (round_set) == '\0';
}

gboolean
zh_desk_check_details (const ZhCompetitionDetails *details,
                       GError                    **error)
{
  if (zh_text_is_blank (details->title))
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Title: it is empty. Enter what the competition is called"));
  if (zh_date_is_set (details->start) && zh_date_is_set (details->end) &&
      zh_date_compare (details->start, details->end) > 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Dates: the last day lies before the first. Exchange or correct them"));
  return zh_desk_check_texts (&zh_competition_details_type, details, error) && check_federation (details->federation, error) &&
         check_round_set (details->round_set, error);
}

/* A competition may be of several games; rules for none of those that are there are a mistake. */
static gboolean
check_sports (const ZhCompetition *competition,
              const ZhRuleset     *rules,
              GError             **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GString) games = g_string_new (NULL);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      g_autofree char    *game = zh_setting_format_value (zh_setting_find ("sport"), zh_sport_to_string (tournament->sport), language);

      if (zh_ruleset_is_of_sport (rules, tournament->sport))
        return TRUE;
      g_string_append_printf (games, i > 0 ? ", “%s” (%s)" : "“%s” (%s)", tournament->name, game);
    }
  if (games->len == 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  /* Translators: title of a ruleset, tournaments with their games. */
                  _ ("The rules “%1$s” are for none of the games played here: %2$s. Choose other rules, or first add a tournament of their game"),
                  zh_ruleset_get_title (rules, language), games->str);
}

/* A ruleset that stood in the file before is no obstacle, though it may not be at hand; nor is one that a journal
 * that is repeated names. */
static gboolean
check_ruleset (const ZhAct *act,
               const char  *id,
               GError     **error)
{
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (*id == '\0' || act->desk->is_repeating || strcmp (act->snapshot->ruleset, id) == 0)
    return TRUE;
  ruleset = zh_ruleset_load (id, error);
  return ruleset != NULL && check_sports (act->snapshot, ruleset, error) &&
         zh_competition_check_rules (act->snapshot, id, NULL, error);
}

/* The edition of the ruleset at hand when it was chosen. A journal that is repeated says it, or nothing. */
static void
set_edition (const ZhAct   *act,
             ZhCompetition *next)
{
  g_autofree char *digest = NULL;

  if (strcmp (act->snapshot->ruleset, next->ruleset) == 0)
    zh_person_set_string (&next->ruleset_digest, act->snapshot->ruleset_digest);
  else if (!act->desk->is_repeating)
    {
      digest = zh_ruleset_dup_digest (next->ruleset);
      zh_person_set_string (&next->ruleset_digest, digest);
    }
}

/* Notes what was changed, or all of a new competition, with the uuid that was drawn for it. */
static void
note_details (ZhAct               *act,
              const ZhCompetition *next)
{
  zh_act_in_record (act, "details", &zh_competition_details_type, next, act->snapshot);
  if (strcmp (next->ruleset_digest, act->snapshot->ruleset_digest) != 0)
    zh_act_in_string (act, "ruleset-digest", next->ruleset_digest);
  zh_act_set_string (act, "title", next->title);
  zh_act_add_field_changes (act, &zh_competition_details_type, act->snapshot, next);
}

/* Writes the row of the competition, with the uuid given to it. */
static gboolean
write_details (ZhAct                      *act,
               const ZhCompetitionDetails *details,
               const char                 *uuid,
               GError                    **error)
{
  g_autoptr (ZhCompetition) next = zh_competition_copy_details (details);

  zh_record_clean_texts (&zh_competition_details_type, next);
  zh_person_set_string (&next->uuid, uuid);
  if (!check_ruleset (act, next->ruleset, error))
    return FALSE;
  set_edition (act, next);
  note_details (act, next);
  if (!zh_act_follow_details (act, next, error))
    return FALSE;
  return zh_store_put_competition (act->store, next, error);
}

static gboolean
check_new (const ZhAct *act,
           const char  *uuid,
           GError     **error)
{
  if (*act->snapshot->uuid != '\0')
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("The file holds a competition already. Make another file for another one"));
  else if (uuid != NULL && !g_uuid_string_is_valid (uuid))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“uuid”: “%s” is none. Leave it out, and one is drawn"), uuid);
  else
    return TRUE;
  return FALSE;
}

ZhChange *
zh_desk_write_new_competition (ZhDesk                     *self,
                               const ZhCompetitionDetails *details,
                               const char                 *uuid,
                               GError                    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_CREATE, 0, error);
  g_autofree char     *drawn = NULL;
  ZhCompetitionDetails said = *details;

  if (act == NULL || !check_new (act, uuid, error) || !zh_desk_check_details (details, error))
    return NULL;
  if (!zh_date_is_set (said.end))
    said.end = said.start;
  drawn = uuid != NULL ? g_strdup (uuid) : zh_desk_draw_uuid (self);
  zh_act_in_string (act, "uuid", drawn);
  zh_act_set_string (act, "uuid", drawn);
  if (!write_details (act, &said, drawn, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_edit_details (ZhDesk                     *self,
                      const ZhCompetitionDetails *details,
                      GError                    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_EDIT_DETAILS, 0, error);

  if (act == NULL || !zh_desk_check_details (details, error) || !write_details (act, details, act->snapshot->uuid, error))
    return NULL;
  return zh_act_commit (act, error);
}

static const ZhOfficial *
find_official_by_id (const ZhCompetition *competition,
                     gint64               id,
                     GError             **error)
{
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (official->id == id)
        return official;
    }
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such official in this competition"));
}

/* FIDE gives a number to one person, who may hold several offices. */
static gboolean
check_official_id (const ZhCompetition *competition,
                   const ZhOfficial    *official,
                   GError             **error)
{
  if (!zh_desk_check_fide_id_form (official->name, official->fide_id, error))
    return FALSE;
  for (guint i = 0; *official->fide_id != '\0' && i < competition->officials->len; i++)
    {
      const ZhOfficial *other = g_ptr_array_index (competition->officials, i);

      if (other->id == official->id || strcmp (other->fide_id, official->fide_id) != 0 || strcmp (other->name, official->name) == 0)
        continue;
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: FIDE ID %2$s is that of %3$s. Correct one of the two"),
                      official->name, official->fide_id, other->name);
    }
  return TRUE;
}

static gboolean
check_official (const ZhCompetition *competition,
                const ZhOfficial    *official,
                GError             **error)
{
  if (zh_text_is_blank (official->name))
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Official: the name is empty. Enter surname and given name"));
  if (!zh_official_role_is_known (official->role))
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("Official: “%s” is no role. The roles are: %s"),
                    official->role, zh_official_role_get_list ());
  if (zh_official_role_is_single (official->role))
    {
      const ZhOfficial *holder = zh_competition_find_official (competition, official->role);

      if (holder != NULL && holder->id != official->id)
        return zh_fail (error, ZH_ERROR_REFUSED,
                        _ ("%s already has this office, and there can be only one. Change that entry instead"),
                        holder->name);
    }
  return zh_desk_check_texts (&zh_official_type, official, error) && zh_desk_check_birth (official->name, official->birth, error) && check_official_id (competition, official, error);
}

ZhChange *
zh_desk_set_official (ZhDesk           *self,
                      const ZhOfficial *official,
                      GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_OFFICIAL, 0, error);
  g_autoptr (ZhOfficial) next = zh_official_new ();
  g_autoptr (ZhOfficial) nobody = zh_official_new ();
  const ZhOfficial *old = nobody;

  next->id = official->id;
  zh_record_assign (&zh_official_type, next, official);
  zh_record_clean_texts (&zh_official_type, next);
  if (act == NULL || !check_official (act->snapshot, next, error))
    return NULL;
  if (next->id != 0 && (old = find_official_by_id (act->snapshot, next->id, error)) == NULL)
    return NULL;
  if (next->id != 0)
    zh_act_in_int (act, "id", next->id);
  else
    next->id = zh_store_next_id (act->store);
  zh_act_in_record (act, "official", &zh_official_type, next, old);

  zh_act_set_string (act, "role", next->role);
  zh_act_set_string (act, "name", next->name);
  zh_act_add_field_changes (act, &zh_official_type, old, next);
  if (!zh_store_put_official (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_remove_official (ZhDesk  *self,
                         gint64   official_id,
                         GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_OFFICIAL, 0, error);
  const ZhOfficial *official = act != NULL ? find_official_by_id (act->snapshot, official_id, error) : NULL;

  if (official == NULL)
    return NULL;
  zh_act_in_int (act, "id", official_id);
  zh_act_set_string (act, "role", official->role);
  zh_act_set_string (act, "name", official->name);
  for (guint i = 0; i < act->snapshot->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (act->snapshot->assignments, i);

      if (assignment->official_id == official_id && !zh_store_delete (act->store, ZH_TABLE_ASSIGNMENT, assignment->id, error))
        return NULL;
    }
  if (!zh_store_delete (act->store, ZH_TABLE_OFFICIAL, official_id, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Together with what the regulation says besides. */
static gboolean
check_override (const ZhCompetition *competition,
                const char          *key,
                const char          *value,
                GError             **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free);

  if (value != NULL && (!zh_regulation_check_key (key, error) || !zh_ruleset_check_override (key, value, error)))
    return FALSE;
  g_ptr_array_add (rules, zh_given_rule_new (key, value));
  return zh_competition_check_rules (competition, competition->ruleset, rules, error);
}

/* Points with a comma, as they are typed, are kept as the rulesets write them. */
static char *
dup_kept_value (const char *key,
                const char *value)
{
  const ZhRuleKey *rule = key != NULL && value != NULL ? zh_rules_schema_find (key) : NULL;
  ZhPoints         points;

  if (rule != NULL && rule->type == ZH_RULE_POINTS && zh_points_parse (value, &points))
    return zh_points_format (points);
  return g_strdup (value);
}

ZhChange *
zh_desk_set_override (ZhDesk     *self,
                      const char *key,
                      const char *value,
                      GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_OVERRIDE, 0, error);
  g_autofree char *kept = dup_kept_value (key, value);

  if (act == NULL)
    return NULL;
  if (zh_text_is_blank (key))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s",
                         _ ("The key of the ruleset is empty. Name one, as “ruleset show” lists them"));
  if (!zh_desk_check_length (key, value, ZH_TEXT_LIST_MAX, error) || !check_override (act->snapshot, key, kept, error) ||
      !zh_act_follow_change (act, key, error))
    return NULL;
  zh_act_set_string (act, "key", key);
  zh_act_set_string (act, "old", g_hash_table_lookup (act->snapshot->overrides, key));
  zh_act_set_string (act, "new", kept);
  zh_act_in_string (act, "key", key);
  if (kept != NULL)
    zh_act_in_string (act, "value", kept);
  if (!zh_store_put_override (act->store, key, kept, error))
    return NULL;
  return zh_act_commit (act, error);
}
