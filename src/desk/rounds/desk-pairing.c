#include "config.h"

#include <glib/gi18n.h>

#include "admission-state.h"
#include "desk-backups.h"
#include "desk-private.h"
#include "desk-rounds.h"
#include "errors.h"
#include "history.h"
#include "member-exclusion.h"
#include "next-step.h"
#include "open-boards.h"
#include "round-edit-check.h"
#include "round-plan.h"
#include "table-rounds.h"
#include "words.h"
#include "timetable.h"

const char *const zh_pairs_origin_words[] = {
  [ZH_PAIRS_BY_SYSTEM] = "system",
  [ZH_PAIRS_BY_HAND] = "hand",
  NULL,
};

static const ZhRound *
get_last_round (const ZhTournament *tournament)
{
  return tournament->rounds->len > 0
             ? g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1)
             : NULL;
}

/* The numbers decide colours and order from round 1 on, so all must be given before it. */
static gboolean
check_numbers (const ZhTournament *tournament,
               GError            **error)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = NULL;

      if (entry->start_number > 0)
        continue;
      name = zh_entry_format_name (entry);
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s has no start number. Draw the numbers first"), name);
    }
  return TRUE;
}

gboolean
zh_tournament_check_next_round (const ZhTournament *tournament,
                                GError            **error)
{
  int planned = zh_tournament_count_planned_rounds (tournament);
  int n_paired = zh_tournament_count_paired_rounds (tournament);

  if (tournament->closed)
    return zh_fail (error, ZH_ERROR_CLOSED,
                    _ ("“%s” is closed: its standings are final. Reopen the tournament first"),
                    tournament->name);
  if (tournament->play == ZH_PLAY_SOLVING)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is a solving event: it has works and sheets, and no pairs"), tournament->name);
  if (tournament->play == ZH_PLAY_COMPOSITION)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is a contest of composers: it has works and marks, and no pairs"), tournament->name);
  if ((planned > 0 && n_paired >= planned) || n_paired >= ZH_MAX_ROUNDS)
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("All %d rounds of “%s” are paired"), n_paired,
                    tournament->name);
  return TRUE;
}

static ZhDate
get_today (const ZhDesk *desk)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (zh_desk_get_now (desk));

  return time != NULL ? (ZhDate){ g_date_time_get_year (time), g_date_time_get_month (time), g_date_time_get_day_of_month (time) } : ZH_DATE_NONE;
}

/* Whether a further round may be paired now. */
static gboolean
check_may_pair (const ZhTournament *tournament,
                ZhDate              today,
                GError            **error)
{
  const ZhRound *last = get_last_round (tournament);

  if (!zh_tournament_check_next_round (tournament, error) ||
      !zh_tournament_check_admitted (tournament, zh_tournament_count_paired_rounds (tournament) + 1, today, error))
    return FALSE;
  if (last == NULL)
    return check_numbers (tournament, error);
  /* An adjourned game counts as a draw for pairing (C.04.2, 3.1). */
  if (zh_tournament_is_predetermined (tournament) || zh_round_count_missing (last) == 0)
    return TRUE;
  zh_set_open_boards_error (tournament, last, error);
  return FALSE;
}

/* Why there is none: the players and the conditions that stand in the way. */
static void
set_no_pairing_error (const ZhPairingSystem *system,
                      const ZhTournament    *tournament,
                      int                    number,
                      GError               **error)
{
  ZhPairingRequest request = { .round = number, .explain = TRUE };
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (
      text, _ ("There is no pairing of round %d that the rules allow. Pair it by hand, lift a restriction, or play fewer rounds"),
      number);
  for (guint i = 0; proposal != NULL && i < proposal->reasons->len; i++)
    {
      g_autofree char *reason = system->format_reason (&g_array_index (proposal->reasons, ZhReason, i), tournament, zh_language_get_screen ());

      g_string_append_printf (text, "\n%s", reason);
    }
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_NO_PAIRING, text->str);
}

ZhProposal *
zh_tournament_propose (const ZhTournament *tournament,
                       int                 number,
                       GCancellable       *cancellable,
                       GError            **error)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  ZhPairingRequest       request = { .round = number, .cancellable = cancellable };
  g_autoptr (ZhProposal) proposal = NULL;

  if (system == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         _ ("Pairing system: there is none called “%s”"),
                         zh_system_to_string (tournament->system));
  proposal = system->pair (tournament, &request, error);
  if (proposal == NULL || proposal->found)
    return g_steal_pointer (&proposal);
  set_no_pairing_error (system, tournament, number, error);
  return NULL;
}

ZhProposal *
zh_tournament_propose_round (const ZhTournament *tournament,
                             GCancellable       *cancellable,
                             GError            **error)
{
  if (!check_may_pair (tournament, ZH_DATE_NONE, error))
    return NULL;
  return zh_tournament_propose (tournament, zh_tournament_count_paired_rounds (tournament) + 1, cancellable, error);
}

gboolean
zh_act_write_pairing (ZhAct           *act,
                      const ZhRound   *round,
                      const ZhPairing *pairing,
                      GError         **error)
{
  ZhPairing copy = *pairing;

  copy.id = zh_store_next_id (act->store);
  if (!zh_store_put_pairing (act->store, round->id, &copy, error))
    return FALSE;
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame game = pairing->games[i];

      game.id = zh_store_next_id (act->store);
      if (!zh_store_put_game (act->store, copy.id, &game, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_act_write_round (ZhAct   *act,
                    gint64   tournament_id,
                    ZhRound *round,
                    GError **error)
{
  round->id = zh_store_next_id (act->store);
  if (!zh_store_put_round (act->store, tournament_id, round, error))
    return FALSE;
  for (guint i = 0; i < round->pairings->len; i++)
    if (!zh_act_write_pairing (act, round, g_ptr_array_index (round->pairings, i), error))
      return FALSE;
  return TRUE;
}

/* The round before is done with, if it is. */
static gboolean
close_before (ZhAct              *act,
              const ZhTournament *tournament,
              GError            **error)
{
  const ZhRound *last = get_last_round (tournament);

  if (last == NULL || last->state == ZH_ROUND_CLOSED || zh_tournament_count_open_boards (tournament, last) > 0)
    return TRUE;
  zh_act_set_int (act, "closed", last->number);
  return zh_store_put_round_state (act->store, tournament->id, last, ZH_ROUND_CLOSED, error);
}

static int
count_kind (const ZhRound *round,
            ZhPairingKind  kind)
{
  int count = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    count += ((const ZhPairing *) g_ptr_array_index (round->pairings, i))->kind == kind ? 1 : 0;
  return count;
}

/* Everybody at most once, and only those who are in. */
static gboolean
check_pairs (const ZhTournament   *tournament,
             const ZhProposedPair *pairs,
             gsize                 n_pairs,
             GError              **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_pairs; i++)
    {
      gboolean is_game = pairs[i].kind == ZH_PAIRING_GAME;
      gint64   ids[2] = { pairs[i].white, pairs[i].black };

      for (int side = 0; side < (is_game ? 2 : 1); side++)
        {
          const ZhEntry *entry = zh_tournament_find_entry (tournament, ids[side]);

          if (entry == NULL || !g_hash_table_add (seen, (gpointer) entry))
            return zh_fail (error, ZH_ERROR_REFUSED,
                            _ ("Pair %u names nobody of this tournament, or somebody a second time"),
                            (guint) i + 1);
        }
    }
  return TRUE;
}

/* What the pairing was, whoever found it. */
static void
note_pairs (ZhAct                *act,
            const ZhRound        *round,
            const ZhProposedPair *pairs,
            gsize                 n_pairs,
            ZhPairsOrigin         origin)
{
  zh_act_in_int (act, "round", round->number);
  zh_act_in_string (act, "by", zh_words_get (zh_pairs_origin_words, origin));
  zh_act_in_list (act, "pairs");
  for (gsize i = 0; i < n_pairs; i++)
    {
      JsonObject      *pair = zh_act_in_add (act, "pairs");
      g_autofree char *code = zh_result_format_code (pairs[i].result);

      json_object_set_int_member (pair, "white", pairs[i].white);
      if (pairs[i].kind == ZH_PAIRING_GAME)
        json_object_set_int_member (pair, "black", pairs[i].black);
      else
        json_object_set_string_member (pair, "bye", zh_words_get (zh_pairing_kind_words, pairs[i].kind));
      if (zh_result_is_set (pairs[i].result))
        json_object_set_string_member (pair, "result", code);
    }
}

gboolean
zh_act_write_pairs (ZhAct                *act,
                    const ZhTournament   *tournament,
                    int                   number,
                    const ZhProposedPair *pairs,
                    gsize                 n_pairs,
                    ZhPairsOrigin         origin,
                    GError              **error)
{
  g_autoptr (ZhRound) round = NULL;

  if (!check_pairs (tournament, pairs, n_pairs, error))
    return FALSE;
  round = zh_round_plan_new (tournament, number, pairs, n_pairs);
  zh_competition_replace_excluded (act->snapshot, tournament, round);
  for (guint i = 0; i < round->pairings->len && origin == ZH_PAIRS_BY_HAND; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->edited = TRUE;
  if (origin == ZH_PAIRS_BY_SYSTEM)
    {
      g_free (round->proposal);
      round->proposal = zh_round_plan_format_proposal (tournament, pairs, n_pairs);
    }
  if (*round->start == '\0')
    {
      g_free (round->start);
      round->start = zh_timetable_dup_start (zh_tournament_get_option (tournament, ZH_OPTION_TIMETABLE), number);
    }
  zh_act_set_int (act, "round", round->number);
  zh_act_set_string (act, "system", origin == ZH_PAIRS_BY_SYSTEM ? zh_system_to_string (tournament->system) : "");
  zh_act_set_int (act, "boards", count_kind (round, ZH_PAIRING_GAME));
  if (round->table_round != round->number)
    zh_act_set_int (act, "table-round", round->table_round);
  note_pairs (act, round, pairs, n_pairs, origin);
  return zh_act_write_round (act, tournament->id, round, error);
}

/* Writes the next round with the pairs given. */
static ZhChange *
write_next_round (ZhDesk               *self,
                  gint64                tournament_id,
                  const ZhProposedPair *pairs,
                  gsize                 n_pairs,
                  ZhPairsOrigin         origin,
                  GError              **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_PAIR_ROUND, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;

  if (tournament == NULL || !check_may_pair (tournament, get_today (self), error))
    return NULL;
  if (!close_before (act, tournament, error) ||
      !zh_act_write_pairs (act, tournament, zh_tournament_count_paired_rounds (tournament) + 1, pairs, n_pairs, origin, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* The copy before a pairing is a service; without it the round is paired all the same, and
 * the desk says so (zh_desk_get_backup_error()). */
void
zh_desk_keep_copy (ZhDesk *self)
{
  g_clear_error (&self->backup_error);
  if (self->is_repeating)
    return;
  zh_desk_make_backup (self, &self->backup_error);
}

ZhChange *
zh_desk_accept_proposal (ZhDesk           *self,
                         gint64            tournament_id,
                         const ZhProposal *proposal,
                         GError          **error)
{
  g_return_val_if_fail (proposal->found, NULL);

  if (!zh_desk_may (self, ZH_COMMAND_PAIR_ROUND, tournament_id, error))
    return NULL;
  zh_desk_keep_copy (self);
  return write_next_round (self, tournament_id, &g_array_index (proposal->pairs, ZhProposedPair, 0),
                           proposal->pairs->len, ZH_PAIRS_BY_SYSTEM, error);
}

ZhChange *
zh_desk_pair_round (ZhDesk  *self,
                    gint64   tournament_id,
                    GError **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self->snapshot, tournament_id);
  g_autoptr (ZhProposal) proposal = NULL;

  if (!zh_desk_may (self, ZH_COMMAND_PAIR_ROUND, tournament_id, error))
    return NULL;
  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  proposal = zh_tournament_propose_round (tournament, NULL, error);
  return proposal != NULL ? zh_desk_accept_proposal (self, tournament_id, proposal, error) : NULL;
}

/* Who left a Swiss tournament is not paired, C.04.2, 3.2; a table pairs everybody. */
static gboolean
check_nobody_left (const ZhTournament   *tournament,
                   const ZhProposedPair *pairs,
                   gsize                 n_pairs,
                   GError              **error)
{
  int round = zh_tournament_count_paired_rounds (tournament) + 1;

  for (gsize i = 0; i < 2 * n_pairs && zh_system_get_traits (tournament->system)->is_swiss; i++)
    {
      const ZhProposedPair *pair = &pairs[i / 2];
      const ZhEntry        *entry = pair->kind != ZH_PAIRING_ZERO_BYE ? zh_tournament_find_entry (tournament, i % 2 == 0 ? pair->white : pair->black) : NULL;
      g_autofree char      *text = NULL;

      if (entry == NULL || !zh_entry_has_left (entry, round))
        continue;
      text = zh_entry_format_leaving (entry, zh_language_get_screen ());
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s. Take the player back into the tournament first, or leave this pair out"), text);
    }
  return TRUE;
}

ZhChange *
zh_desk_pair_round_by_hand (ZhDesk               *self,
                            gint64                tournament_id,
                            const ZhProposedPair *pairs,
                            gsize                 n_pairs,
                            GError              **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self->snapshot, tournament_id);

  if (!zh_desk_may (self, ZH_COMMAND_PAIR_ROUND, tournament_id, error))
    return NULL;
  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  if (n_pairs == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no pair to write"));
  if (!check_may_pair (tournament, get_today (self), error) || !check_pairs (tournament, pairs, n_pairs, error) ||
      (!self->is_repeating && !check_nobody_left (tournament, pairs, n_pairs, error)))
    return NULL;
  zh_desk_keep_copy (self);
  return write_next_round (self, tournament_id, pairs, n_pairs, ZH_PAIRS_BY_HAND, error);
}

static gboolean
check_order (const ZhTournament *tournament,
             int                 planned,
             const int          *order,
             gsize               n_order,
             GError            **error)
{
  g_autofree gboolean *seen = g_new0 (gboolean, planned + 1);
  gboolean             ok = n_order == (gsize) planned;

  for (gsize i = 0; i < n_order && ok; i++)
    {
      const ZhRound *paired = zh_tournament_find_round (tournament, (int) i + 1);

      ok = order[i] >= 1 && order[i] <= planned && !seen[order[i]] &&
           (paired == NULL || paired->table_round == order[i]);
      if (ok)
        seen[order[i]] = TRUE;
    }
  if (!ok)
    g_set_error (
        error, ZH_ERROR, ZH_ERROR_INPUT,
        _ ("Order of rounds: name each of 1 to %d once, those already paired first and unchanged"),
        planned);
  return ok;
}

static char *
join_order (const GArray *order)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < order->len; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", g_array_index (order, int, i));
  return g_string_free (text, FALSE);
}

gboolean
zh_tournament_may_draw_table_rounds (const ZhTournament *tournament)
{
  return !zh_play_is_of_works (tournament->play) && zh_tournament_is_predetermined (tournament) &&
         zh_tournament_count_planned_rounds (tournament) > (int) tournament->rounds->len;
}

ZhChange *
zh_desk_write_table_rounds (ZhDesk        *self,
                            gint64         tournament_id,
                            const int     *order,
                            gsize          n_order,
                            const guint64 *seed,
                            GError       **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_DRAW_TABLE_ROUNDS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;
  g_autoptr (GArray) drawn = NULL;
  g_autofree char *text = NULL;

  if (tournament == NULL)
    return NULL;
  if (!zh_tournament_may_draw_table_rounds (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("“%s” has no rounds of a table whose order could be drawn"), tournament->name);
  if (order != NULL && !check_order (tournament, zh_tournament_count_planned_rounds (tournament), order, n_order, error))
    return NULL;

  drawn = order != NULL
              ? g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (int)), order, (guint) n_order)
              : zh_table_rounds_draw (tournament, *seed);
  text = join_order (drawn);
  next = zh_tournament_copy_settings (tournament);
  next->rounds_drawn = TRUE;
  g_hash_table_replace (next->options, g_strdup (ZH_OPTION_TABLE_ROUNDS), g_strdup (text));
  zh_act_set_string (act, "new", text);
  zh_act_set_string (act, "old", zh_tournament_get_option (tournament, ZH_OPTION_TABLE_ROUNDS));
  for (guint i = 0; i < drawn->len; i++)
    json_array_add_int_element (zh_act_in_list (act, "order"), g_array_index (drawn, int, i));
  if (seed != NULL)
    {
      zh_act_set_int (act, "seed", (gint64) *seed);
      zh_act_in_int (act, "seed", (gint64) *seed);
    }
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_draw_table_rounds (ZhDesk    *self,
                           gint64     tournament_id,
                           const int *order,
                           gsize      n_order,
                           guint64    seed,
                           GError   **error)
{
  return zh_desk_write_table_rounds (self, tournament_id, order, n_order, order == NULL ? &seed : NULL, error);
}
