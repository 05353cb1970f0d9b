#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-entries.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "number-act.h"
#include "ruleset-defaults.h"
#include "start-numbers.h"
#include "words.h"

static GPtrArray *
order_by_hand (const ZhTournament *tournament,
               const gint64       *order,
               gsize               n_order,
               GError            **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_order; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, order[i]);

      if (entry == NULL || !g_hash_table_add (seen, (gpointer) entry))
        return zh_fail_null (error, ZH_ERROR_INPUT,
                             _ ("Start numbers: place %u names nobody of this tournament, or somebody a second time"),
                             (guint) i + 1);
      g_ptr_array_add (entries, (gpointer) entry);
    }
  if (entries->len == tournament->entries->len)
    return g_steal_pointer (&entries);
  return zh_fail_null (error, ZH_ERROR_INPUT,
                       _ ("Start numbers: %u of %u entries are named. Name all of them"), entries->len,
                       tournament->entries->len);
}

/* The one door through which numbers move: before round 1 in every way, then only to the order of the
 * ratings, and not at all once they stand. */
static gboolean
check_numbers_move (const ZhTournament *tournament,
                    gboolean            to_ratings,
                    GError            **error)
{
  const char    *article = zh_tournament_get_numbers_article (tournament);
  ZhNumbersState state = zh_tournament_get_numbers_state (tournament);
  int            round = zh_tournament_get_numbers_round (tournament);

  if (state == ZH_NUMBERS_FREE || (state == ZH_NUMBERS_FOLLOW && to_ratings))
    return TRUE;
  if (state == ZH_NUMBERS_FOLLOW)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("A round of “%1$s” is paired: now the start numbers only follow corrected ratings "
                    "(%2$s). Number by rating, or undo the pairing first"),
                 tournament->name, article);
  else if (round > 1)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("Round %1$d of “%2$s” is paired, so the start numbers stand (%3$s); a corrected rating "
                    "counts for the rating report only"),
                 round, tournament->name, article);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("A round of “%s” is paired, so the start numbers stand. Undo the pairing first"),
                 tournament->name);
  return FALSE;
}

static GPtrArray *
make_order (const ZhTournament *tournament,
            ZhNumbering         method,
            guint64             seed,
            const gint64       *order,
            gsize               n_order,
            GError            **error)
{
  if (order != NULL) /* by hand, or found before */
    return order_by_hand (tournament, order, n_order, error);
  switch (method)
    {
    case ZH_NUMBERING_LOT:
      return zh_tournament_order_by_lot (tournament, seed);
    case ZH_NUMBERING_RATING_AND_LOT:
      return zh_tournament_order_by_rating_and_lot (tournament, seed);
    case ZH_NUMBERING_BY_HAND:
      return order_by_hand (tournament, order, n_order, error);
    case ZH_NUMBERING_RATING:
    default:
      return zh_tournament_order_by_rating (tournament, error);
    }
}

ZhNumberPlan *
zh_desk_plan_numbers (const ZhTournament *tournament,
                      ZhNumbering         method,
                      guint64             seed,
                      const gint64       *order,
                      gsize               n_order,
                      GError            **error)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;

  if (!check_numbers_move (tournament, method == ZH_NUMBERING_RATING, error))
    return NULL;
  entries = make_order (tournament, method, seed, order, n_order, error);
  if (entries == NULL)
    return NULL;
  plan = zh_number_plan_new_for_order (entries);
  if (plan->moves->len > 0 || tournament->rounds->len == 0)
    return g_steal_pointer (&plan);
  return zh_fail_null (error, ZH_ERROR_REFUSED,
                       _ ("The start numbers of “%s” are in the order of the ratings already"), tournament->name);
}

static int
compare_by_number (gconstpointer a,
                   gconstpointer b)
{
  return (*(const ZhEntry *const *) a)->start_number - (*(const ZhEntry *const *) b)->start_number;
}

/* All entries with their new numbers, in the order of these, for the journal and for doing it again. */
static void
note_entries (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhNumberPlan *plan)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < plan->moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (plan->moves, ZhNumberMove, i);

      g_hash_table_insert (numbers, (gpointer) move->entry, GINT_TO_POINTER (move->to));
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      ZhEntry       *next = zh_entry_copy (entry);

      if (g_hash_table_contains (numbers, entry))
        next->start_number = GPOINTER_TO_INT (g_hash_table_lookup (numbers, entry));
      g_ptr_array_add (entries, next);
    }
  g_ptr_array_sort (entries, compare_by_number);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      zh_act_add_entry (act, entry);
      zh_act_in_ids (act, "order", &entry->id, 1);
    }
}

/* The lot of the act, and what it stands for. */
static void
note_method (ZhAct         *act,
             const char    *method,
             const guint64 *seed)
{
  zh_act_set_string (act, "method", method);
  zh_act_in_string (act, "method", method);
  if (seed == NULL)
    return;
  zh_act_set_int (act, "seed", (gint64) *seed);
  zh_act_in_int (act, "seed", (gint64) *seed);
}

/* Where numbers would follow the ratings it is kept that the lot gave them: nobody who comes later is put
 * between numbers that were drawn. Returns the settings to be written, NULL where they are as they were. */
static ZhTournament *
keep_method (const ZhTournament *tournament,
             ZhNumbering         method)
{
  gboolean was_drawn = zh_tournament_get_option (tournament, ZH_OPTION_NUMBERS) != NULL;
  gboolean is_drawn =
      method == ZH_NUMBERING_LOT && (was_drawn || zh_tournament_has_rated_numbers (tournament));
  ZhTournament *next;

  if (was_drawn == is_drawn)
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  if (is_drawn)
    g_hash_table_replace (next->options, g_strdup (ZH_OPTION_NUMBERS), g_strdup ("lot"));
  else
    g_hash_table_remove (next->options, ZH_OPTION_NUMBERS);
  return next;
}

/* The draws of a tournament, whether they stand or were taken back, -1 where the journal cannot be read: @seed is
 * that of the last. */
static int
count_draws (ZhDesk  *self,
             gint64   tournament_id,
             gint64  *seed,
             GError **error)
{
  const ZhJournalFilter filter = { .tournament_id = tournament_id, .command = ZH_COMMAND_NUMBER_ENTRIES };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, error);
  int n = 0;

  if (entries == NULL)
    return -1;
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (JsonObject) args = entry->kind == ZH_JOURNAL_ACT ? zh_journal_entry_parse_shown (entry) : NULL;

      if (args == NULL || !json_object_has_member (args, "seed"))
        continue;
      *seed = zh_json_get_int (args, "seed");
      n++;
    }
  return n;
}

int
zh_desk_count_number_draws (ZhDesk *self,
                            gint64  tournament_id)
{
  gint64 seed = 0;

  return MAX (count_draws (self, tournament_id, &seed, NULL), 0);
}

char *
zh_competition_dup_redraw_rule (const ZhCompetition *competition,
                                const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  const char *article = "";
  gboolean    is_agreed = FALSE;

  if (rules == NULL || !zh_ruleset_get_boolean (rules, "lots.redraw-agreed", &is_agreed, &article) || !is_agreed)
    return NULL;
  return g_strdup_printf (zh_tr (language, "The draw that was announced stands; another one is agreed with the players concerned. Name those who agreed [%s]"), article);
}

/* Numbers that are drawn until they please are chosen: each further draw says why, and which one it is. */
static gboolean
take_redraw (ZhAct      *act,
             guint64     seed,
             const char *reason,
             GError    **error)
{
  g_autofree char *given = g_strstrip (g_strdup (reason != NULL ? reason : ""));
  g_autofree char *rule = NULL;
  gint64           last = 0;
  int              n = count_draws (act->desk, act->tournament_id, &last, error);

  if (n < 0)
    return FALSE;
  zh_act_set_reason (act, *given != '\0' ? given : NULL);
  if (n == 0)
    return TRUE;
  zh_act_set_int (act, "draw", n + 1);
  if (act->desk->is_repeating || *given != '\0' || last == (gint64) seed)
    return TRUE;
  rule = zh_competition_dup_redraw_rule (act->snapshot, zh_language_get_screen ());
  if (rule != NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", rule);
  return zh_fail (error, ZH_ERROR_INPUT,
                  g_dngettext (NULL, "The start numbers were drawn already, %d time. Give the reason for drawing them again",
                               "The start numbers were drawn already, %d times. Give the reason for drawing them again", (gulong) n),
                  n);
}

ZhChange *
zh_desk_number_entries (ZhDesk       *self,
                        gint64        tournament_id,
                        ZhNumbering   method,
                        guint64       seed,
                        const gint64 *order,
                        gsize         n_order,
                        GError      **error)
{
  return zh_desk_write_numbers (self, tournament_id, method, seed, order, n_order, NULL, error);
}

ZhChange *
zh_desk_draw_numbers_again (ZhDesk     *self,
                            gint64      tournament_id,
                            ZhNumbering method,
                            guint64     seed,
                            const char *reason,
                            GError    **error)
{
  return zh_desk_write_numbers (self, tournament_id, method, seed, NULL, 0, reason, error);
}

ZhChange *
zh_desk_write_numbers (ZhDesk       *self,
                       gint64        tournament_id,
                       ZhNumbering   method,
                       guint64       seed,
                       const gint64 *order,
                       gsize         n_order,
                       const char   *reason,
                       GError      **error)
{
  static const char *const names[] = { "rating", "lot", "hand", "rating-and-lot" };
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_NUMBER_ENTRIES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhNumberPlan) plan =
      tournament != NULL ? zh_desk_plan_numbers (tournament, method, seed, order, n_order, error) : NULL;
  g_autoptr (ZhTournament) settings = NULL;
  gboolean by_lot = method == ZH_NUMBERING_LOT || method == ZH_NUMBERING_RATING_AND_LOT;

  if (plan == NULL || (by_lot && !take_redraw (act, seed, reason, error)))
    return NULL;
  note_method (act, names[method], by_lot ? &seed : NULL);
  if (tournament->rounds->len > 0)
    {
      zh_act_set_int (act, "moved", plan->moves->len);
      zh_act_set_articles (act, zh_tournament_get_numbers_article (tournament));
    }
  note_entries (act, tournament, plan);
  settings = keep_method (tournament, method);
  if (!zh_act_move_numbers (act, tournament, plan->moves, settings, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Entries by the number that the draw gave them. */
static GPtrArray *
order_by_draw (const ZhTournament *tournament,
               const ZhVarmaDraw  *draw,
               const ZhLanguage   *language)
{
  g_autoptr (GArray) players = zh_varma_list_players (tournament, draw->field);
  g_autoptr (GArray) steps = zh_varma_draw_for (players, draw, language);
  GPtrArray *entries = g_ptr_array_new ();

  g_ptr_array_set_size (entries, (int) players->len);
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep *step = &g_array_index (steps, ZhVarmaStep, i);

      entries->pdata[step->number - 1] = (gpointer) zh_tournament_find_entry (
          tournament, g_array_index (players, ZhVarmaPlayer, step->player).id);
    }
  return entries;
}

ZhChange *
zh_desk_draw_varma (ZhDesk            *self,
                    gint64             tournament_id,
                    const ZhVarmaDraw *draw,
                    const char        *reason,
                    GError           **error)
{
  return zh_desk_write_varma (self, tournament_id, draw, NULL, 0, reason, error);
}

ZhChange *
zh_desk_write_varma (ZhDesk            *self,
                     gint64             tournament_id,
                     const ZhVarmaDraw *draw,
                     const gint64      *order,
                     gsize              n_order,
                     const char        *reason,
                     GError           **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_NUMBER_ENTRIES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;
  g_autoptr (ZhTournament) next = NULL;

  if (tournament == NULL || !check_numbers_move (tournament, FALSE, error))
    return NULL;
  if (!zh_varma_fits (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("There are Varma tables for %1$d to %2$d players; “%3$s” has %4$d"),
                         ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS, tournament->name,
                         (int) tournament->entries->len);
  entries = order != NULL ? order_by_hand (tournament, order, n_order, error) : order_by_draw (tournament, draw, zh_act_get_language (act));
  if (entries == NULL || !take_redraw (act, draw->seed, reason, error))
    return NULL;
  plan = zh_number_plan_new_for_order (entries);
  next = zh_tournament_copy_settings (tournament);
  zh_varma_keep (next->options, draw, zh_act_get_language (act));
  note_method (act, "varma", &draw->seed);
  zh_act_set_string (act, "team", draw->field);
  zh_act_in_string (act, "team", draw->field);
  zh_act_in_string (act, "edition", zh_words_get (zh_varma_edition_words, draw->edition));
  zh_act_set_string (act, "language", zh_language_get_code (zh_act_get_language (act)));
  zh_act_set_articles (act, "31.10");
  note_entries (act, tournament, plan);
  if (!zh_act_move_numbers (act, tournament, plan->moves, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

static const ZhEntry *
find_by_number (const ZhTournament *tournament,
                int                 number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  return NULL;
}

/* Those who move, with their new numbers, for the journal. */
static void
note_moves (ZhAct        *act,
            const GArray *moves)
{
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (moves, ZhNumberMove, i);
      g_autoptr (ZhEntry) next = zh_entry_copy (move->entry);

      next->start_number = move->to;
      zh_act_add_entry (act, next);
    }
}

/* Once a round is paired only equals may exchange: no number may say that the weaker one is the stronger. */
static gboolean
check_exchange (const ZhTournament *tournament,
                const ZhEntry      *entry,
                const ZhEntry      *holder,
                GError            **error)
{
  gboolean equal = holder != NULL && zh_tournament_get_rating (tournament, entry) ==
                                         zh_tournament_get_rating (tournament, holder);

  return check_numbers_move (tournament, equal, error);
}

ZhChange *
zh_desk_set_start_number (ZhDesk  *self,
                          gint64   entry_id,
                          int      number,
                          GError **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhAct) act =
      entry != NULL ? zh_act_begin (self, ZH_COMMAND_SET_START_NUMBER, tournament->id, error) : NULL;
  const ZhEntry *holder = entry != NULL ? find_by_number (tournament, number) : NULL;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhNumberMove));
  ZhNumberMove move = { entry, 0, number };

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL ||
      !check_exchange (tournament, entry, holder, error))
    return NULL;
  if (number < 1 || number > (int) tournament->entries->len)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         _ ("Start number: %d is not between 1 and %u"),
                         number, tournament->entries->len);
  move.from = entry->start_number;
  zh_act_set_entry (act, "entry", entry);
  zh_act_set_int (act, "old", entry->start_number);
  zh_act_set_int (act, "new", number);
  zh_act_in_int (act, "entry", entry_id);
  zh_act_in_int (act, "number", number);
  if (holder != NULL && holder != entry)
    {
      ZhNumberMove other = { holder, number, entry->start_number };

      g_array_append_val (moves, other);
    }
  g_array_append_val (moves, move);
  note_moves (act, moves);
  if (!zh_act_move_numbers (act, tournament, moves, NULL, error))
    return NULL;
  return zh_act_commit (act, error);
}
