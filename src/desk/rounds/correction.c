#include "config.h"

#include "correction.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "fide-mode.h"
#include "game-place.h"
#include "next-step.h"
#include "reported-result.h"
#include "supposed-round.h"

/* Pairs named in one sentence; the others are counted. */
#define MAX_NAMED 4

static const ZhPairing *
find_pairing (const ZhTournament *tournament,
              const ZhCorrection *self)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, self->round);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, self->board) : NULL;

  return pairing != NULL && self->first + (int) self->n_results <= pairing->n_games ? pairing : NULL;
}

/* The tournament as it would stand with the corrected result. */
static ZhTournament *
make_corrected (const ZhTournament *old,
                const ZhCorrection *self)
{
  ZhPairing *pairing = zh_pairing_copy (find_pairing (old, self));
  g_autoptr (GPtrArray) replaced = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);

  g_ptr_array_add (replaced, pairing);
  for (gsize i = 0; i < self->n_results; i++)
    pairing->games[self->first + (int) i].result = self->results[i];
  return zh_tournament_suppose_round (old, zh_round_suppose (zh_tournament_find_round (old, self->round), replaced));
}

static gboolean
has_pair (const ZhProposal     *proposal,
          const ZhProposedPair *wanted)
{
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      if ((pair->white == wanted->white && pair->black == wanted->black) ||
          (pair->white == wanted->black && pair->black == wanted->white))
        return TRUE;
    }
  return FALSE;
}

static char *
format_pair (const ZhTournament   *tournament,
             const ZhProposedPair *pair,
             const ZhLanguage     *language)
{
  const ZhEntry   *white = zh_tournament_find_entry (tournament, pair->white);
  const ZhEntry   *black = zh_tournament_find_entry (tournament, pair->black);
  g_autofree char *first = white != NULL ? zh_entry_format_name (white) : g_strdup ("");
  g_autofree char *second = black != NULL ? zh_entry_format_name (black)
                                          : g_strdup (zh_tr (language, "no opponent"));

  return g_strdup_printf ("%s – %s", first, second);
}

static void
append_round (GString            *text,
              const ZhTournament *tournament,
              const ZhProposal   *before,
              const ZhProposal   *after,
              int                 round,
              const ZhLanguage   *language)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < after->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (after->pairs, ZhProposedPair, i);
      g_autofree char      *name = NULL;

      if (has_pair (before, pair))
        continue;
      name = format_pair (tournament, pair, language);
      if (n < MAX_NAMED)
        g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", name);
      n++;
    }
  if (n > MAX_NAMED)
    g_string_append (names, ", …");
  g_string_append_c (text, '\n');
  if (n == 0)
    g_string_append_printf (text, zh_tr (language, "Round %d would have been paired the same."), round);
  else
    g_string_append_printf (
        text,
        zh_trn (language,
                "Round %1$d was paired with the old result. With the new one %2$u pair would be different: %3$s.",
                "Round %1$d was paired with the old result. With the new one %2$u pairs would be different: %3$s.", n),
        round, n, names->str);
}

static void
append_rounds (GString            *text,
               const ZhTournament *tournament,
               const ZhCorrection *self,
               GCancellable       *cancellable,
               const ZhLanguage   *language)
{
  g_autoptr (ZhTournament) corrected = make_corrected (tournament, self);
  int n_paired = zh_tournament_count_paired_rounds (tournament);

  for (int round = self->round + 1; round <= n_paired; round++)
    {
      g_autoptr (ZhProposal) before = zh_tournament_propose (tournament, round, cancellable, NULL);
      g_autoptr (ZhProposal) after = before != NULL ? zh_tournament_propose (corrected, round, cancellable, NULL) : NULL;

      if (after != NULL)
        append_round (text, tournament, before, after, round, language);
      else if (!g_cancellable_is_cancelled (cancellable))
        {
          g_string_append_c (text, '\n');
          g_string_append_printf (text, zh_tr (language, "Round %d cannot be paired again in order to compare."), round);
        }
    }
  if (n_paired > self->round)
    {
      g_string_append_c (text, '\n');
      g_string_append (text, zh_tr (language, "What was paired stays as it is."));
    }
}

const char *
zh_correction_get_article (const ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);

  return system != NULL ? system->corrections_article : NULL;
}

gboolean
zh_correction_is_late (const ZhTournament *tournament,
                       int                 round)
{
  const ZhRound *next = zh_tournament_find_round (tournament, round + 1);

  return next != NULL && zh_correction_get_article (tournament) != NULL &&
         (next->state == ZH_ROUND_CLOSED || zh_round_count_open (next) == 0 ||
          zh_tournament_count_paired_rounds (tournament) > next->number);
}

/* Before the end of the following round it counts for the next pairing; after it only for the report. */
static void
append_article (GString            *text,
                const ZhTournament *tournament,
                int                 round,
                const ZhLanguage   *language)
{
  const char    *article = zh_correction_get_article (tournament);
  const ZhRound *next = zh_tournament_find_round (tournament, round + 1);

  if (article == NULL || next == NULL)
    return;
  g_string_append_c (text, '\n');
  if (zh_correction_is_late (tournament, round) && !tournament->closed && !zh_tournament_keeps_results (tournament, round))
    /* Translators: an article such as “FIDE C.04.2, 4.3”, and the number of a round. */
    g_string_append_printf (text, zh_tr (language, "%1$s: round %2$d is over, and by the rule a correction is for the rating report only. As an ordinary result it changes the standings and the pairings to come."),
                            article, next->number);
  else if (zh_correction_is_late (tournament, round))
    /* Translators: an article such as “FIDE C.04.2, 4.3”, and the number of a round. */
    g_string_append_printf (text, zh_tr (language, "%1$s: round %2$d is over, and a correction is made for the rating report only: standings and pairings stay with the old result."),
                            article, next->number);
  else
    /* Translators: an article such as “FIDE C.04.2, 4.3”, and the number of a round. */
    g_string_append_printf (text, zh_tr (language, "%1$s: made before the end of round %2$d, the correction counts for the next pairing."),
                            article, next->number);
}

static char *
format_results (const ZhTournament *tournament,
                const ZhResult     *results,
                gsize               n_results,
                const ZhLanguage   *language)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_results; i++)
    {
      g_autofree char *result = zh_result_is_set (results[i])
                                    ? zh_result_format (results[i], zh_tournament_is_two_one_zero (tournament))
                                    : g_strdup (zh_tr (language, "no result"));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", result);
    }
  return g_string_free (text, FALSE);
}

/* The results before and after; for the report alone, none means that of the standings again. */
static void
take_results (const ZhPairing    *pairing,
              const ZhCorrection *self,
              ZhResult           *old,
              ZhResult *new)
{
  for (gsize i = 0; i < self->n_results; i++)
    {
      const ZhGame *game = &pairing->games[self->first + (int) i];

      old[i] = self->for_report ? zh_game_get_reported_result (game) : game->result;
      new[i] = self->for_report && !zh_result_is_set (self->results[i]) ? game->result : self->results[i];
    }
}

gboolean
zh_correction_changes (const ZhTournament *tournament,
                       const ZhCorrection *self)
{
  const ZhPairing     *pairing = find_pairing (tournament, self);
  g_autofree ZhResult *old = g_new0 (ZhResult, MAX (self->n_results, 1));
  g_autofree ZhResult *new = g_new0 (ZhResult, MAX (self->n_results, 1));
  gboolean changes = FALSE;

  if (pairing == NULL)
    return FALSE;
  take_results (pairing, self, old, new);
  for (gsize i = 0; i < self->n_results; i++)
    changes = changes || !zh_result_equal (old[i], new[i]);
  return changes;
}

char *
zh_correction_format (const ZhTournament *tournament,
                      const ZhCorrection *self,
                      GCancellable       *cancellable,
                      const ZhLanguage   *language)
{
  const ZhPairing     *pairing = find_pairing (tournament, self);
  const ZhProposedPair players = { pairing != NULL ? pairing->entry[0] : 0, pairing != NULL ? pairing->entry[1] : 0, ZH_PAIRING_GAME, ZH_RESULT_NONE };
  GString             *text = g_string_new (NULL);
  g_autofree ZhResult *old = g_new0 (ZhResult, MAX (self->n_results, 1));
  g_autofree ZhResult *new = g_new0 (ZhResult, MAX (self->n_results, 1));
  g_autofree char *names = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (pairing == NULL)
    return g_string_free (text, FALSE);
  take_results (pairing, self, old, new);
  names = format_pair (tournament, &players, language);
  before = format_results (tournament, old, self->n_results, language);
  after = format_results (tournament, new, self->n_results, language);
  if (!zh_correction_changes (tournament, self))
    {
      /* Translators: numbers of a round and a board, the two players, the result. */
      g_string_append_printf (text, zh_tr (language, "Round %1$d, board %2$d, %3$s: %4$s, as before."), self->round, self->board, names, after);
      return g_string_free (text, FALSE);
    }
  /* Translators: numbers of a round and a board, the two players, the old and the new result. */
  g_string_append_printf (text, zh_tr (language, "Round %1$d, board %2$d, %3$s: %4$s → %5$s."), self->round, self->board, names, before, after);
  if (!self->for_report && !zh_tournament_is_predetermined (tournament))
    append_rounds (text, tournament, self, cancellable, language);
  append_article (text, tournament, self->round, language);
  return g_string_free (text, FALSE);
}

char *
zh_adjourned_result_format (const ZhCompetition *competition,
                            const ZhTournament  *tournament,
                            int                  round,
                            int                  board,
                            int                  index,
                            ZhResult             result,
                            const ZhLanguage    *language)
{
  ZhGamePlace      place;
  g_autofree char *text = NULL;

  if (zh_tournament_get_fide_mode (tournament) != ZH_FIDE_MODE_ON || zh_tournament_find_round (tournament, round + 1) == NULL ||
      !zh_result_is_set (result) || result.white == ZH_MARK_ADJOURNED || result.white == ZH_MARK_DRAW ||
      !zh_competition_find_game (competition, tournament->id, round, board, index + 1, &place, NULL) ||
      zh_competition_find_adjournment (competition, place.game->id) == NULL)
    return NULL;
  if (zh_result_is_set (place.game->result) && place.game->result.white != ZH_MARK_ADJOURNED)
    return NULL;
  text = zh_result_format (result, zh_tournament_is_two_one_zero (tournament));
  /* Translators: numbers of a round and a board, a result such as “1 – 0”, number of the next round. */
  return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d: the game was adjourned and round %4$d paired as if it were a draw (FIDE C.04.2, 3.1). %3$s counts for the standings and for rounds to come; what was paired stays, and the report tells of it."),
                          round, board, text, round + 1);
}
