#include "config.h"

#include "knockout.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "knockout-bracket.h"
#include "random.h"

static int
count_rounds (const ZhTournament *tournament)
{
  int rounds = 0;

  while ((1u << rounds) < tournament->entries->len)
    rounds++;
  return rounds;
}

static int
count_double_rounds (const ZhTournament *tournament)
{
  return tournament->entries->len < 2 ? 0 : 2 * count_rounds (tournament) + 1;
}

static char *
format_side (const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("?");
}

/* A round waits for all matches of the rounds before that feed it. */
static gboolean
check_undecided (const ZhTournament *tournament,
                 const ZhBracket    *bracket,
                 int                 round,
                 GError            **error)
{
  for (guint i = 0; i < bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (bracket, (int) i);
      g_autofree char      *first = NULL;
      g_autofree char      *second = NULL;

      if (match->round >= round || match->decision != ZH_BRACKET_UNDECIDED ||
          match->slots[0] != ZH_BRACKET_TAKEN || match->slots[1] != ZH_BRACKET_TAKEN)
        continue;
      first = format_side (tournament, match->entries[0]);
      second = format_side (tournament, match->entries[1]);
      return zh_fail (error, ZH_ERROR_REFUSED,
                      match->pairing == NULL || zh_pairing_is_open (match->pairing)
                          ? _ ("The match %1$s – %2$s of round %3$d is not finished; enter its results first")
                          : _ ("The match %1$s – %2$s of round %3$d is level; add a deciding game or name the winner first"),
                      first, second, match->round);
    }
  return TRUE;
}

static void
add_reason (ZhProposal           *proposal,
            const char           *code,
            const ZhBracketMatch *match,
            int                   index)
{
  ZhReason reason = {
    .code = code,
    .article = "3.1.2 / 3.4.2",
    .entries = { match->entries[0], match->entries[1] },
    .values = { index },
  };

  zh_proposal_add_reason (proposal, reason);
}

static void
add_match_pair (const ZhTournament   *tournament,
                const ZhBracketMatch *match,
                ZhRandom             *colours,
                ZhProposal           *proposal)
{
  gboolean       turned = colours != NULL && (zh_random_next (colours) & 1) == 1;
  gint64         white = match->entries[turned ? 1 : 0];
  gint64         black = match->entries[turned ? 0 : 1];
  const ZhEntry *white_entry = zh_tournament_find_entry (tournament, white);
  const ZhEntry *black_entry = zh_tournament_find_entry (tournament, black);

  zh_proposal_add_pair (proposal, white, black, ZH_PAIRING_GAME);
  g_array_index (proposal->pairs, ZhProposedPair, proposal->pairs->len - 1).result =
      zh_pairing_get_forfeit (white_entry, black_entry, match->round);
}

/* Whoever has no opponent in his line waits in the round. */
static void
add_free (const ZhBracket *bracket,
          int              round,
          gboolean         explain,
          ZhProposal      *proposal)
{
  for (guint i = 0; i < bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (bracket, (int) i);

      if (match->round != round || match->decision != ZH_BRACKET_BYE || match->slots[match->winner] != ZH_BRACKET_TAKEN)
        continue;
      zh_proposal_add_pair (proposal, match->entries[match->winner], 0, ZH_PAIRING_FREE);
      if (explain)
        add_reason (proposal, "knockout.free", match, (int) i);
    }
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (tournament, error);
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  ZhRandom random = zh_random_new_nth (tournament->seed, request->round);
  gboolean by_lot = g_strcmp0 (zh_tournament_get_option (tournament, "colours"), "lot") == 0;

  if (bracket == NULL || !check_undecided (tournament, bracket, request->round, error))
    return NULL;

  for (guint i = 0; i < bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (bracket, (int) i);

      if (match->round != request->round || match->slots[0] != ZH_BRACKET_TAKEN ||
          match->slots[1] != ZH_BRACKET_TAKEN || match->decision == ZH_BRACKET_NOT_NEEDED)
        continue;
      add_match_pair (tournament, match, by_lot ? &random : NULL, proposal);
      if (request->explain)
        add_reason (proposal, "knockout.match", match, (int) i);
    }
  if (proposal->pairs->len == 0 && request->round >= bracket->n_rounds)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("There is no round %d: the knockout is decided"), request->round);
  add_free (bracket, request->round, request->explain, proposal);
  proposal->found = TRUE;
  return g_steal_pointer (&proposal);
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (tournament, NULL);
  g_autofree char *title = NULL;
  g_autofree char *first = format_side (tournament, reason->entries[0]);
  g_autofree char *second = format_side (tournament, reason->entries[1]);

  if (bracket == NULL)
    return g_strdup ("");
  title = zh_bracket_match_format_title (bracket, zh_bracket_get_match (bracket, (int) reason->values[0]), language);
  if (g_str_equal (reason->code, "knockout.free"))
    /* Translators: %1$s is the stage, "Semi-finals"; %2$s a player. */
    return g_strdup_printf (zh_tr (language, "%1$s: %2$s has no opponent and goes on without play."), title,
                            reason->entries[0] != 0 ? first : second);
  /* Translators: %1$s is the stage, "Semi-finals"; the others are players. */
  return g_strdup_printf (zh_tr (language, "%1$s: %2$s and %3$s meet by the bracket."), title, first, second);
}

const ZhPairingSystem zh_knockout_system = {
  .id = ZH_SYSTEM_KNOCKOUT,
  .name = NC_ ("pairing system", "Knockout"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_article = "",
  .count_rounds = count_rounds,
  .pair = pair,
  .format_reason = format_reason,
};

const ZhPairingSystem zh_double_elimination_system = {
  .id = ZH_SYSTEM_DOUBLE_ELIMINATION,
  .name = NC_ ("pairing system", "Knockout after two defeats"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_article = "",
  .count_rounds = count_double_rounds,
  .pair = pair,
  .format_reason = format_reason,
};
