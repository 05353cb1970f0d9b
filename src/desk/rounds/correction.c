#include "config.h"

#include "correction.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "next-step.h"
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

/* Before the end of the following round it counts for the next pairing; after it only for the report. */
static void
append_article (GString            *text,
                const ZhTournament *tournament,
                int                 round,
                const ZhLanguage   *language)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  const char            *article = system != NULL ? system->corrections_article : NULL;
  const ZhRound         *next = zh_tournament_find_round (tournament, round + 1);

  if (article == NULL || next == NULL)
    return;
  g_string_append_c (text, '\n');
  if (next->state == ZH_ROUND_CLOSED || zh_round_count_open (next) == 0 ||
      zh_tournament_count_paired_rounds (tournament) > next->number)
    /* Translators: an article such as “FIDE C.04.2, 4.3”, and the number of a round. */
    g_string_append_printf (text, zh_tr (language, "%1$s: once round %2$d is over, a correction is made for the rating report only. Here it changes the standings and the pairings to come as well: decide whether it shall."),
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
  g_autofree char     *names = NULL;
  g_autofree char     *before = NULL;
  g_autofree char     *after = NULL;

  if (pairing == NULL)
    return g_string_free (text, FALSE);
  for (gsize i = 0; i < self->n_results; i++)
    old[i] = pairing->games[self->first + (int) i].result;
  names = format_pair (tournament, &players, language);
  before = format_results (tournament, old, self->n_results, language);
  after = format_results (tournament, self->results, self->n_results, language);
  /* Translators: numbers of a round and a board, the two players, the old and the new result. */
  g_string_append_printf (text, zh_tr (language, "Round %1$d, board %2$d, %3$s: %4$s → %5$s."), self->round, self->board, names, before, after);
  if (!zh_tournament_is_predetermined (tournament))
    append_rounds (text, tournament, self, cancellable, language);
  append_article (text, tournament, self->round, language);
  return g_string_free (text, FALSE);
}
