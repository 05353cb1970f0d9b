#include "config.h"

#include "desk-standings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"
#include "fide-lock.h"
#include "follow-regulation.h"
#include "norm-table.h"
#include "settings.h"
#include "standings.h"
#include "text-signs.h"

#define OPTION_MANUAL_ORDER "manual-order"
#define OPTION_LOT_SEED "lot-seed"
#define MAX_SETTINGS 100000

/* An act on the settings of a tournament; @next is what it will be. */
typedef struct
{
  ZhAct              *act;
  const ZhTournament *old;
  ZhTournament       *next;
} Settings;

static void
settings_clear (Settings *settings)
{
  zh_tournament_unref (settings->next);
  if (settings->act != NULL)
    zh_act_free (settings->act);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Settings, settings_clear)

static gboolean
settings_begin (Settings   *settings,
                ZhDesk     *desk,
                const char *command,
                gint64      tournament_id,
                gboolean    open_only,
                GError    **error)
{
  settings->act = zh_act_begin (desk, command, tournament_id, error);
  if (settings->act == NULL)
    return FALSE;
  settings->old = open_only ? zh_act_get_open_tournament (settings->act, error) : zh_act_get_tournament (settings->act, error);
  if (settings->old == NULL)
    return FALSE;
  settings->next = zh_tournament_copy_settings (settings->old);
  zh_act_set_string (settings->act, "tournament", settings->old->name);
  return TRUE;
}

static ZhChange *
settings_commit (Settings *settings,
                 GError  **error)
{
  if (!zh_store_put_tournament (settings->act->store, settings->next, error))
    return NULL;
  return zh_act_commit (settings->act, error);
}

/* NULL and "" take the option away. */
static void
set_option (Settings   *settings,
            const char *key,
            const char *value)
{
  if (value == NULL || *value == '\0')
    g_hash_table_remove (settings->next->options, key);
  else
    g_hash_table_replace (settings->next->options, g_strdup (key), g_strdup (value));
}

static gboolean
check_length (const char *text,
              GError    **error)
{
  if (strlen (text) <= MAX_SETTINGS)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("The settings are longer than %d bytes. Shorten them"), MAX_SETTINGS);
}

/* Tie-breaks */

gboolean
zh_desk_tiebreaks_need_reason (const ZhTournament *tournament)
{
  return zh_standings_get_last_round (tournament) > 0;
}

gboolean
zh_tournament_check_tiebreaks (const ZhTournament *tournament,
                               const char *const  *codes,
                               GError            **error)
{
  if (!zh_tournament_is_predetermined (tournament) || tournament->tiebreak_edition == ZH_TIEBREAK_EDITION_2024_08)
    return TRUE;
  for (; *codes != NULL; codes++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (*codes, NULL);

      if (code != NULL && zh_tiebreak_kind_get_family (code->kind) == ZH_TIEBREAK_FIDE &&
          (zh_tiebreak_kind_get_traits (code->kind) & ZH_TIEBREAK_SWISS_ONLY) != 0)
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s is a tie-break of a Swiss and none of “%2$s”, where everybody meets (FIDE %3$s, from 1 March 2026). Choose another, or the edition before"),
                        *codes, tournament->name, zh_tiebreak_kind_get_article (code->kind));
    }
  return TRUE;
}

static void
set_codes (Settings          *settings,
           const char *const *codes)
{
  g_autofree char *old_codes = g_strjoinv (", ", settings->old->tiebreaks);
  g_autofree char *next_codes = g_strjoinv (", ", (char **) codes);

  zh_act_add_change (settings->act, "tiebreaks", old_codes, next_codes);
  g_strfreev (settings->next->tiebreaks);
  settings->next->tiebreaks = g_strdupv ((char **) codes);
}

ZhChange *
zh_desk_set_tiebreaks (ZhDesk            *self,
                       gint64             tournament_id,
                       const char *const *codes,
                       const char        *reason,
                       GError           **error)
{
  g_auto (Settings) settings = { NULL };
  g_autoptr (GPtrArray) parsed = zh_tiebreak_codes_parse (codes, error);

  if (parsed == NULL || !settings_begin (&settings, self, ZH_COMMAND_SET_TIEBREAKS, tournament_id, TRUE, error))
    return NULL;
  if (!self->is_repeating && !zh_tournament_check_tiebreaks (settings.old, codes, error))
    return NULL;
  if (g_strv_equal (codes, (const char *const *) settings.old->tiebreaks))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The tie-breaks stand in this order already"));
  if (!zh_act_check_fide_lock (settings.act, settings.old, ZH_FIDE_LOCK_TIEBREAKS, error))
    return NULL;
  if (zh_desk_tiebreaks_need_reason (settings.old) && zh_text_is_blank (reason))
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("Games of “%s” have results: the order of tie-breaks was to be known before. Give the reason for changing it now"),
                         settings.old->name);
  set_codes (&settings, codes);
  set_option (&settings, ZH_SETTING_ORIGIN "tiebreaks", "chosen");
  if (!zh_act_follow_settings (settings.act, settings.old, settings.next, error))
    return NULL;
  zh_act_in_list (settings.act, "codes");
  for (const char *const *code = codes; *code != NULL; code++)
    json_array_add_string_element (zh_act_in_list (settings.act, "codes"), *code);
  zh_act_set_int (settings.act, "after-round", zh_standings_get_last_round (settings.old));
  zh_act_set_reason (settings.act, reason);
  return settings_commit (&settings, error);
}

/* Adds a criterion at the end of the order where it is not in it yet; lots stay the last. */
static void
append_code (Settings   *settings,
             const char *code)
{
  const char *const *present = *settings->old->tiebreaks != NULL ? (const char *const *) settings->old->tiebreaks
                                                                 : zh_standings_get_default_codes (settings->old);
  g_autoptr (GPtrArray) codes = g_ptr_array_new ();

  for (const char *const *old = present; *old != NULL; old++)
    {
      if (g_ascii_strcasecmp (*old, code) == 0)
        return;
      if (g_ascii_strcasecmp (*old, "LOT") == 0)
        g_ptr_array_add (codes, (gpointer) code);
      g_ptr_array_add (codes, (gpointer) *old);
    }
  if (!g_ptr_array_find (codes, code, NULL))
    g_ptr_array_add (codes, (gpointer) code);
  g_ptr_array_add (codes, NULL);
  set_codes (settings, (const char *const *) codes->pdata);
}

/* Of the last drawing that was made, whether it stands or was taken back since. */
static gboolean
find_lot_seed (ZhDesk  *self,
               gint64   tournament_id,
               guint64 *seed)
{
  const ZhJournalFilter filter = { .tournament_id = tournament_id, .command = ZH_COMMAND_DRAW_TIE_LOTS };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, NULL);

  for (guint i = entries != NULL ? entries->len : 0; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autoptr (JsonObject) args = NULL;

      if (entry->kind != ZH_JOURNAL_ACT)
        continue;
      args = zh_journal_entry_parse_shown (entry);
      return g_ascii_string_to_unsigned (zh_json_get_string (args, "seed"), 10, 0, G_MAXUINT64, seed, NULL);
    }
  return FALSE;
}

guint64
zh_desk_choose_lot_seed (ZhDesk *self,
                         gint64  tournament_id)
{
  guint64 seed;

  return find_lot_seed (self, tournament_id, &seed) ? seed : zh_desk_draw_seed (self);
}

/* Drawn until they please lots decide nothing. */
static gboolean
check_lots_stand (const ZhAct *act,
                  guint64      seed,
                  GError     **error)
{
  guint64          drawn;
  g_autofree char *text = NULL;

  if (act->desk->is_repeating || !find_lot_seed (act->desk, act->tournament_id, &drawn) || drawn == seed)
    return TRUE;
  text = g_strdup_printf ("%" G_GUINT64_FORMAT, drawn);
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Lots are drawn once: they were drawn with the seed %s, and drawn again they come out the same. Draw them without a seed, or with this one"), text);
}

ZhChange *
zh_desk_draw_tie_lots (ZhDesk  *self,
                       gint64   tournament_id,
                       guint64  seed,
                       GError **error)
{
  g_auto (Settings) settings = { NULL };
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  if (!settings_begin (&settings, self, ZH_COMMAND_DRAW_TIE_LOTS, tournament_id, TRUE, error) ||
      !check_lots_stand (settings.act, seed, error))
    return NULL;
  set_option (&settings, OPTION_LOT_SEED, text);
  append_code (&settings, "LOT");
  zh_act_in_int (settings.act, "seed", (gint64) seed);
  zh_act_set_string (settings.act, "seed", text);
  return settings_commit (&settings, error);
}

/* Order by hand */

static gboolean
contains (const gint64 *entries,
          gsize         n_entries,
          gint64        id)
{
  for (gsize i = 0; i < n_entries; i++)
    if (entries[i] == id)
      return TRUE;
  return FALSE;
}

static gboolean
check_order (const ZhTournament *tournament,
             const gint64       *entries,
             gsize               n_entries,
             GError            **error)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, zh_standings_get_last_round (tournament));
  int first = -1;

  for (gsize i = 0; i < n_entries; i++)
    {
      int index = -1;

      for (int k = 0; k < history->n_entries && index < 0; k++)
        index = zh_history_get_entry (history, k)->id == entries[i] ? k : -1;
      if (index < 0 || contains (entries, i, entries[i]) || n_entries < 2)
        return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("An order by hand names two or more different entries of the tournament"));
      first = i == 0 ? index : first;
      if (history->points[index] != history->points[first])
        return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("An order by hand is for those who are level on points; these are not"));
    }
  return TRUE;
}

/* Those of earlier orders who are not in this one keep their turn behind it. */
static char *
join_order (const char   *old_order,
            const gint64 *entries,
            gsize         n_entries)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) old_ids = g_strsplit (old_order != NULL ? old_order : "", ",", -1);

  for (gsize i = 0; i < n_entries; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, text->len > 0 ? "," : "", entries[i]);
  for (gsize i = 0; old_ids[i] != NULL; i++)
    {
      gint64 id;

      if (g_ascii_string_to_signed (old_ids[i], 10, 1, G_MAXINT64, &id, NULL) && !contains (entries, n_entries, id))
        g_string_append_printf (text, ",%s", old_ids[i]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

ZhChange *
zh_desk_set_manual_order (ZhDesk       *self,
                          gint64        tournament_id,
                          const gint64 *entries,
                          gsize         n_entries,
                          const char   *reason,
                          GError      **error)
{
  g_auto (Settings) settings = { NULL };
  g_autofree char *order = NULL;

  if (!settings_begin (&settings, self, ZH_COMMAND_SET_MANUAL_ORDER, tournament_id, TRUE, error) ||
      !check_order (settings.old, entries, n_entries, error))
    return NULL;
  if (zh_text_is_blank (reason))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("An order by hand needs its reason, such as the result of a play-off. Write it down"));
  if (n_entries > 0)
    {
      order = join_order (zh_tournament_get_option (settings.old, OPTION_MANUAL_ORDER), entries, n_entries);
      append_code (&settings, "MANUAL");
    }
  zh_act_in_list (settings.act, "entries");
  for (gsize i = 0; i < n_entries; i++)
    {
      json_array_add_int_element (zh_act_in_list (settings.act, "entries"), entries[i]);
      zh_act_add_entry (settings.act, zh_tournament_find_entry (settings.old, entries[i]));
    }
  set_option (&settings, OPTION_MANUAL_ORDER, order);
  set_option (&settings, ZH_OPTION_MANUAL_REASON, n_entries > 0 ? reason : NULL);
  zh_act_set_reason (settings.act, reason);
  return settings_commit (&settings, error);
}

/* Prizes, teams, groups, norms */

ZhChange *
zh_desk_set_prizes (ZhDesk            *self,
                    gint64             tournament_id,
                    const ZhPrizePlan *plan,
                    GError           **error)
{
  g_auto (Settings) settings = { NULL };
  g_autofree char *text = zh_prize_plan_to_text (plan);
  g_autoptr (ZhPrizePlan) again = zh_prize_plan_parse (text, error);
  g_autofree char *sum = zh_money_to_text (zh_prize_plan_sum (plan));

  if (again == NULL || !check_length (text, error) ||
      !settings_begin (&settings, self, ZH_COMMAND_SET_PRIZES, tournament_id, FALSE, error))
    return NULL;
  set_option (&settings, ZH_OPTION_PRIZES, text);
  if (!zh_act_follow_settings (settings.act, settings.old, settings.next, error))
    return NULL;
  zh_act_set_int (settings.act, "lists", plan->lists->len);
  zh_act_set_string (settings.act, "sum", sum);
  zh_act_set_string (settings.act, "currency", plan->currency);
  zh_act_set_string (settings.act, "plan", text);
  zh_act_in_string (settings.act, "plan", text);
  return settings_commit (&settings, error);
}

ZhChange *
zh_desk_set_team_places (ZhDesk           *self,
                         gint64            tournament_id,
                         const ZhTeamPlan *plan,
                         GError          **error)
{
  g_auto (Settings) settings = { NULL };
  g_autofree char *text = plan != NULL ? zh_team_plan_to_text (plan) : g_strdup ("");

  if ((plan != NULL && !zh_team_plan_check (plan, error)) || !check_length (text, error) ||
      !settings_begin (&settings, self, ZH_COMMAND_SET_TEAM_PLACES, tournament_id, FALSE, error))
    return NULL;
  if (zh_tournament_is_team (settings.old))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is an event of teams; its places are those of the teams already"), settings.old->name);
  set_option (&settings, ZH_OPTION_TEAMS, text);
  zh_act_set_string (settings.act, "plan", text);
  zh_act_in_string (settings.act, "plan", text);
  return settings_commit (&settings, error);
}

ZhChange *
zh_desk_set_groups (ZhDesk          *self,
                    gint64           tournament_id,
                    const GPtrArray *groups,
                    GError         **error)
{
  g_auto (Settings) settings = { NULL };
  g_autofree char *text = zh_group_list_to_text (groups);
  g_autoptr (GPtrArray) again = zh_group_list_parse (text, error);

  if (again == NULL || !check_length (text, error) ||
      !settings_begin (&settings, self, ZH_COMMAND_SET_GROUPS, tournament_id, FALSE, error))
    return NULL;
  set_option (&settings, ZH_OPTION_GROUPS, text);
  zh_act_set_int (settings.act, "groups", groups->len);
  zh_act_set_string (settings.act, "plan", text);
  zh_act_in_string (settings.act, "plan", text);
  return settings_commit (&settings, error);
}

ZhChange *
zh_desk_set_norms (ZhDesk     *self,
                   gint64      tournament_id,
                   const char *table,
                   GError    **error)
{
  g_auto (Settings) settings = { NULL };
  g_autoptr (ZhNormTable) parsed = table != NULL ? zh_norm_table_parse (table, error) : NULL;

  if (table != NULL && (parsed == NULL || !check_length (table, error)))
    return NULL;
  if (!settings_begin (&settings, self, ZH_COMMAND_SET_NORMS, tournament_id, FALSE, error))
    return NULL;
  set_option (&settings, ZH_OPTION_NORMS, table);
  if (table != NULL)
    zh_act_in_string (settings.act, "table", table);
  zh_act_set_string (settings.act, "title", parsed != NULL ? zh_norm_table_get_title (parsed, zh_act_get_language (settings.act)) : "");
  return settings_commit (&settings, error);
}
