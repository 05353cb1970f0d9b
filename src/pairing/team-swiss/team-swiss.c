#include "config.h"

#include "team-swiss.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "reason-words.h"
#include "team-swiss-bracket.h"

/* A pair of the round, by indices of the field. */
typedef struct
{
  int higher; /* stands first in the field */
  int lower;
} Pair;

typedef struct
{
  ZhTeamField            *field;
  const ZhPairingRequest *request;
  ZhProposal             *proposal;
  int                    *left;
  int                     n_left;
  int                     bye; /* -1 for none */
  GArray                 *pairs;
} Round;

static void
remove_left (Round *self,
             int    side)
{
  int n = 0;

  for (int i = 0; i < self->n_left; i++)
    if (self->left[i] != side)
      self->left[n++] = self->left[i];
  self->n_left = n;
}

static gboolean
can_pair_left (const Round *self,
               int          without)
{
  g_autofree guint64 *vertices = zh_bit_set_new (self->field->graph);

  for (int i = 0; i < self->n_left; i++)
    if (self->left[i] != without)
      zh_bit_set_add (vertices, self->left[i]);
  return zh_team_field_can_pair (self->field, vertices);
}

/* 3.4.2–3.4.4: whether @a has the bye before @b. */
static gboolean
is_bye_before (const ZhTeamSide *a,
               const ZhTeamSide *b)
{
  if (a->score != b->score)
    return a->score < b->score;
  return a->n_matches != b->n_matches ? a->n_matches > b->n_matches : a->number > b->number;
}

/* 3.4. Returns: whether the others can all be paired */
static gboolean
assign_bye (Round *self)
{
  g_autofree gboolean *tried = g_new0 (gboolean, MAX (self->n_left, 1));

  self->bye = -1;
  if (self->n_left % 2 == 0)
    return can_pair_left (self, -1);
  for (;;)
    {
      int best = -1;

      for (int i = 0; i < self->n_left; i++)
        if (!tried[i] && self->field->sides[i].may_have_bye && (best < 0 || is_bye_before (&self->field->sides[i], &self->field->sides[best])))
          best = i;
      if (best < 0)
        return FALSE;
      tried[best] = TRUE;
      if (!can_pair_left (self, best))
        continue;
      self->bye = best;
      remove_left (self, best);
      return TRUE;
    }
}

static int
count_residents (const Round *self)
{
  int n = 0;

  while (n < self->n_left && self->field->sides[self->left[n]].score == self->field->sides[self->left[0]].score)
    n++;
  return n;
}

static void
explain_bracket (Round     *self,
                 const int *bracket,
                 int        n,
                 int        n_residents)
{
  const ZhTeamSide *sides = self->field->sides;
  ZhReason          reason = { "team-swiss.bracket", "C.04.6 1.3", { 0 }, { 0, sides[bracket[0]].score, n_residents, n - n_residents } };

  zh_proposal_add_reason (self->proposal, reason);
  for (int i = n_residents; i < n; i++)
    zh_proposal_add_reason (self->proposal, (ZhReason){ "team-swiss.upfloater", "C.04.6 3.5", { sides[bracket[i]].id }, { sides[bracket[i]].score } });
}

static gboolean
pair_bracket (Round *self)
{
  int             n_residents = count_residents (self);
  int             n = 0;
  g_autofree int *bracket = g_new (int, self->n_left);
  g_autofree int *mate = g_new (int, self->n_left);

  if (!zh_team_bracket_choose (self->field, self->left, self->n_left, n_residents, bracket, &n, self->request->cancellable))
    return FALSE;
  if (self->request->explain)
    explain_bracket (self, bracket, n, n_residents);
  zh_team_bracket_pair (self->field, bracket, n, n_residents, mate);
  for (int i = 0; i < n; i++)
    if (i < mate[i])
      {
        Pair pair = { MIN (bracket[i], bracket[mate[i]]), MAX (bracket[i], bracket[mate[i]]) };

        g_array_append_val (self->pairs, pair);
      }
  for (int i = 0; i < n; i++)
    remove_left (self, bracket[i]);
  return TRUE;
}

/* C.04.2, 3.6: the higher score of the two, then the other's, then the better number. */
static int
compare_pairs (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const ZhTeamField *field = user_data;
  const Pair        *left = a;
  const Pair        *right = b;

  if (field->sides[left->higher].score != field->sides[right->higher].score)
    return left->higher - right->higher;
  if (field->sides[left->lower].score != field->sides[right->lower].score)
    return field->sides[left->lower].score > field->sides[right->lower].score ? -1 : 1;
  return left->higher - right->higher;
}

static void
add_pairs (Round *self)
{
  g_array_sort_with_data (self->pairs, compare_pairs, self->field);
  for (guint i = 0; i < self->pairs->len; i++)
    {
      Pair              pair = g_array_index (self->pairs, Pair, i);
      int               article = 0;
      gboolean          is_white = zh_team_field_get_colour (self->field, pair.higher, pair.lower, &article) == ZH_COLOUR_WHITE;
      const ZhTeamSide *white = &self->field->sides[is_white ? pair.higher : pair.lower];
      const ZhTeamSide *black = &self->field->sides[is_white ? pair.lower : pair.higher];

      zh_proposal_add_pair (self->proposal, white->id, black->id, ZH_PAIRING_GAME);
      if (self->request->explain)
        zh_proposal_add_reason (self->proposal, (ZhReason){ "team-swiss.colour", "C.04.6 4.3", { white->id, black->id }, { article } });
    }
  if (self->bye >= 0)
    zh_proposal_add_pair (self->proposal, self->field->sides[self->bye].id, 0, ZH_PAIRING_ALLOCATED_BYE);
}

static gboolean
pair_all (Round *self)
{
  if (!assign_bye (self))
    return FALSE;
  for (int i = 0; i < self->field->n && self->request->explain; i++)
    zh_proposal_add_score (self->proposal, self->field->sides[i].id, self->field->sides[i].score);
  if (self->bye >= 0 && self->request->explain)
    zh_proposal_add_reason (self->proposal, (ZhReason){ "team-swiss.bye", "C.04.6 3.4", { self->field->sides[self->bye].id }, { 0 } });
  while (self->n_left > 0)
    if (!pair_bracket (self))
      return FALSE;
  add_pairs (self);
  return TRUE;
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  g_autoptr (ZhTeamField) field = zh_team_field_new (tournament, request->round, request->forced, error);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  g_autofree int *left = NULL;
  Round           round = { field, request, proposal, NULL, 0, -1, pairs };

  if (field == NULL)
    return NULL;
  if (!zh_tournament_is_team (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("This system pairs teams. Say on how many boards they play, or choose another system"));
  if (field->n == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Nobody is there to be paired in round %d; add entries or take back absences first"), request->round);
  left = g_new (int, field->n);
  for (int i = 0; i < field->n; i++)
    left[i] = i;
  round.left = left;
  round.n_left = field->n;
  proposal->found = pair_all (&round);
  if (g_cancellable_set_error_if_cancelled (request->cancellable, error))
    return NULL;
  return g_steal_pointer (&proposal);
}

/* Words */

static const char *const colour_sentences[] = {
  N_ ("%1$s – %2$s: by the number of the first team and the lot before the first round."),
  N_ ("%1$s – %2$s: only one of the two prefers a colour, and gets it."),
  N_ ("%1$s – %2$s: they prefer different colours, and get them."),
  N_ ("%1$s – %2$s: the stronger preference counts."),
  N_ ("%1$s – %2$s: White goes to the team with the lower colour difference."),
  N_ ("%1$s – %2$s: colours change against the last match in which theirs differed."),
  N_ ("%1$s – %2$s: the first team gets the colour it prefers."),
  N_ ("%1$s – %2$s: the first team changes its colour."),
  N_ ("%1$s – %2$s: the other team changes its colour."),
};

static char *
format_bracket (const ZhReasonWords *words)
{
  const ZhReason  *reason = words->reason;
  g_autofree char *score = zh_points_format_half ((ZhPoints) reason->values[1], words->language);

  return g_strdup_printf (zh_tr (words->language, "Score %1$s: teams: %2$d, moved up to them: %3$d."), score, (int) reason->values[2], (int) reason->values[3]);
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  g_auto (ZhReasonWords) words = { NULL };

  zh_reason_words_init (&words, reason, tournament, language, ZH_REASON_NAMES_NUMBERED);
  if (strcmp (reason->code, "team-swiss.bracket") == 0)
    return format_bracket (&words);
  if (strcmp (reason->code, "team-swiss.upfloater") == 0)
    return g_strdup_printf (zh_tr (language, "%s is moved up."), words.names[0]);
  if (strcmp (reason->code, "team-swiss.bye") == 0)
    return g_strdup_printf (zh_tr (language, "%s has the bye: the lowest score, then the most matches, then the greatest number of those that may have it and leave all others an opponent."),
                            words.names[0]);
  return g_strdup_printf (zh_tr (language, colour_sentences[CLAMP (reason->values[0], 1, (gint64) G_N_ELEMENTS (colour_sentences)) - 1]), words.names[0], words.names[1]);
}

const ZhPairingSystem zh_team_swiss_system = {
  .id = ZH_SYSTEM_TEAM_SWISS,
  .name = NC_ ("pairing system", "Swiss for teams, FIDE"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_move_until = 4,
  .numbers_article = "FIDE C.04.2, 2.3–2.5",
  .corrections_article = "FIDE C.04.2, 4.3",
  .pair = pair,
  .format_reason = format_reason,
};
