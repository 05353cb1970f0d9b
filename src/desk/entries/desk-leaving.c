#include "config.h"

#include <glib/gi18n.h>

#include "adjudication.h"
#include "desk-entries.h"
#include "desk-private.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "forfeits.h"
#include "game-account.h"
#include "history.h"
#include "ruleset-defaults.h"

static gboolean
check_leaving (const ZhTournament *tournament,
               const ZhEntry      *entry,
               int                 last_round,
               GError            **error)
{
  g_autofree char *name = zh_entry_format_name (entry);

  if (entry->status != ZH_ENTRY_PLAYING)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s has left the tournament already"), name);
  if (last_round < 0 || last_round > ZH_MAX_ROUNDS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: the last round played cannot be %d"), name, last_round);
  return TRUE;
}

/* What becomes of unfinished games is for the rules of play by correspondence to say. */
static gboolean
check_unfinished (const ZhCompetition *competition,
                  const ZhTournament  *tournament,
                  ZhUnfinished         unfinished,
                  gboolean             uncounted,
                  GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = NULL;
  g_autoptr (ZhAccountRules) rules = NULL;

  if (unfinished == ZH_UNFINISHED_NOT_SAID)
    return !uncounted || zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Say what becomes of the unfinished games where the finished ones do not count"));
  if (tournament->play != ZH_PLAY_CORRESPONDENCE)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("Unfinished games are decided by a leaving in events by correspondence only. Leave out what becomes of them"));
  ruleset = zh_competition_load_ruleset (competition, error);
  rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, error) : NULL;
  if (rules == NULL)
    return FALSE;
  if (uncounted && !zh_account_word_holds (&rules->leaver_uncounted))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("By the rules of the event the finished games of who leaves count. Let them count"));
  if (zh_account_word_holds (&rules->leaving[unfinished]))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The rules of the event do not let unfinished games be %s. Choose another outcome"),
                  zh_unfinished_get_label (unfinished, zh_language_get_screen ()));
}

static gboolean
has_move (const ZhCompetition *competition,
          const ZhGame        *game)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, game->id);

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);

      if (g_str_equal (letter->cells[ZH_LETTER_CELL_EVENT], "move"))
        return TRUE;
    }
  return FALSE;
}

/* Whether the record of a game that was played has not come from the partner yet (order 988, 55.8.2, 56.8.2). */
static gboolean
waits_for_record (const ZhCompetition  *competition,
                  const ZhAccountRules *rules,
                  const ZhGame         *game,
                  gboolean              leaver_is_white)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, game->id);

  return rules != NULL && zh_account_word_holds (&rules->leaver_needs_record) && has_move (competition, game) &&
         zh_adjudication_read (letters).records[leaver_is_white ? 1 : 0] == NULL;
}

/* Unfinished games of all rounds; a game of which a move was sent is lost as a game that was played. Of these the results are
 * set once the partners have sent the records, where the rules ask for them. */
static GArray *
list_lost (const ZhCompetition *competition,
           const ZhTournament  *tournament,
           const ZhEntry       *leaving)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
  GArray *lost = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
          gboolean         is_second = pairing->entry[1] == leaving->id;

          for (int k = 0; k < pairing->n_games && pairing->entry[1] != 0 && (is_second || pairing->entry[0] == leaving->id); k++)
            {
              const ZhGame *game = &pairing->games[k];
              gboolean      is_white = is_second == (game->swapped != 0);
              ZhForfeit     forfeit = { round, pairing, k, zh_forfeit_result (is_white, !is_white) };

              if ((zh_result_is_set (game->result) && game->result.white != ZH_MARK_ADJOURNED) || waits_for_record (competition, rules, game, is_white))
                continue;
              forfeit.result.played = forfeit.result.rated = has_move (competition, game);
              g_array_append_val (lost, forfeit);
            }
        }
    }
  return lost;
}

/* The game of a forfeit that was found before; it must be one that the leaving loses. */
static gboolean
find_forfeit (const ZhCompetition  *competition,
              const ZhTournament   *tournament,
              const ZhEntry        *leaving,
              const ZhGivenForfeit *given,
              ZhForfeit            *forfeit,
              GError              **error)
{
  ZhGamePlace place;

  if (!zh_competition_find_game (competition, tournament->id, given->round, given->board, given->game, &place, error))
    return FALSE;
  *forfeit = (ZhForfeit){ place.round, place.pairing, place.index, given->result };
  if ((leaving->unfinished == ZH_UNFINISHED_LOST || (given->round > leaving->last_round && !given->result.played)) &&
      zh_result_is_set (given->result) && (place.pairing->entry[0] == leaving->id || place.pairing->entry[1] == leaving->id))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("Board %2$d of round %1$d is not lost by this leaving. Leave the forfeits out, and they are found"),
                  given->round, given->board);
}

static GArray *
find_forfeits (const ZhCompetition *competition,
               const ZhTournament  *tournament,
               const ZhEntry       *leaving,
               const GArray        *given,
               GError             **error)
{
  g_autoptr (GArray) forfeits = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  if (given == NULL && leaving->unfinished == ZH_UNFINISHED_LOST)
    return list_lost (competition, tournament, leaving);
  if (given == NULL && leaving->unfinished != ZH_UNFINISHED_NOT_SAID)
    return g_steal_pointer (&forfeits);
  if (given == NULL)
    return zh_tournament_list_forfeits (tournament, leaving);
  for (guint i = 0; i < given->len; i++)
    {
      ZhForfeit forfeit;

      if (!find_forfeit (competition, tournament, leaving, &g_array_index (given, ZhGivenForfeit, i), &forfeit, error))
        return NULL;
      g_array_append_val (forfeits, forfeit);
    }
  return g_steal_pointer (&forfeits);
}

static const char *
get_status_word (ZhEntryStatus status)
{
  return status == ZH_ENTRY_EXPELLED ? "expelled" : "withdrawn";
}

static void
note_withdrawal (ZhAct         *act,
                 const ZhEntry *next,
                 const GArray  *forfeits)
{
  zh_act_in_int (act, "entry", next->id);
  zh_act_in_string (act, "status", get_status_word (next->status));
  zh_act_in_int (act, "round", next->last_round);
  if (next->unfinished != ZH_UNFINISHED_NOT_SAID)
    zh_act_in_string (act, "unfinished", zh_unfinished_words[next->unfinished]);
  if (next->uncounted)
    zh_act_in_bool (act, "uncounted", TRUE);
  zh_act_in_forfeits (act, forfeits);
}

ZhChange *
zh_desk_withdraw_entry (ZhDesk       *self,
                        gint64        entry_id,
                        ZhEntryStatus status,
                        int           last_round,
                        const char   *reason,
                        GError      **error)
{
  return zh_desk_write_withdrawal (self, entry_id, status, last_round, ZH_UNFINISHED_NOT_SAID, FALSE, reason, NULL, error);
}

ZhChange *
zh_desk_withdraw_by_post (ZhDesk       *self,
                          gint64        entry_id,
                          ZhEntryStatus status,
                          int           last_round,
                          ZhUnfinished  unfinished,
                          gboolean      uncounted,
                          const char   *reason,
                          GError      **error)
{
  return zh_desk_write_withdrawal (self, entry_id, status, last_round, unfinished, uncounted, reason, NULL, error);
}

ZhChange *
zh_desk_write_withdrawal (ZhDesk       *self,
                          gint64        entry_id,
                          ZhEntryStatus status,
                          int           last_round,
                          ZhUnfinished  unfinished,
                          gboolean      uncounted,
                          const char   *reason,
                          const GArray *given,
                          GError      **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (GArray) forfeits = NULL;
  g_autoptr (ZhAct) act =
      old != NULL ? zh_act_begin (self, ZH_COMMAND_WITHDRAW_ENTRY, tournament->id, error) : NULL;

  g_return_val_if_fail (status == ZH_ENTRY_WITHDRAWN || status == ZH_ENTRY_EXPELLED, NULL);
  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL ||
      !check_leaving (tournament, old, last_round, error) || !zh_act_check_planned (act, tournament, last_round, error) ||
      !check_unfinished (act->snapshot, tournament, unfinished, uncounted, error))
    return NULL;

  next = zh_entry_copy (old);
  next->status = status;
  next->last_round = last_round;
  next->unfinished = unfinished;
  next->uncounted = uncounted;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_string (act, "status", get_status_word (status));
  zh_act_set_int (act, "round", last_round);
  if (unfinished != ZH_UNFINISHED_NOT_SAID)
    zh_act_set_string (act, "unfinished", zh_unfinished_words[unfinished]);
  if (uncounted)
    zh_act_set_int (act, "uncounted", 1);
  zh_act_set_reason (act, reason);
  forfeits = find_forfeits (act->snapshot, tournament, next, given, error);
  if (forfeits == NULL || !zh_store_put_entry (act->store, tournament->id, next, error) ||
      !zh_act_write_forfeits (act, forfeits, error))
    return NULL;
  note_withdrawal (act, next, forfeits);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_reinstate_entry (ZhDesk     *self,
                         gint64      entry_id,
                         const char *reason,
                         GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (ZhAct) act =
      old != NULL ? zh_act_begin (self, ZH_COMMAND_REINSTATE_ENTRY, tournament->id, error) : NULL;

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL)
    return NULL;
  if (old->status == ZH_ENTRY_PLAYING)
    {
      g_autofree char *name = zh_entry_format_name (old);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s is playing already"), name);
    }
  next = zh_entry_copy (old);
  next->status = ZH_ENTRY_PLAYING;
  next->last_round = 0;
  next->unfinished = ZH_UNFINISHED_NOT_SAID;
  next->uncounted = FALSE;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_int (act, "round", zh_tournament_count_paired_rounds (tournament) + 1);
  zh_act_in_int (act, "entry", entry_id);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_entry (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
