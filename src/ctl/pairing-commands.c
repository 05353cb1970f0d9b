/* What stands behind a pairing, from a terminal: explain, bracket, varma, playoff. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "ctl-desk.h"
#include "desk-entries.h"
#include "desk-feed.h"
#include "desk-playoff.h"
#include "history.h"
#include "knockout-bracket.h"
#include "varma-event.h"
#include "why-not.h"

static char *
format_side (const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("–");
}

static gboolean
print_reasons (const ZhTournament *tournament,
               int                 round,
               GError            **error)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  ZhPairingRequest       request = { .round = round, .explain = TRUE };
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, error);

  if (proposal == NULL)
    return FALSE;
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason  *reason = &g_array_index (proposal->reasons, ZhReason, i);
      g_autofree char *text = system->format_reason (reason, tournament, zh_language_get_screen ());

      g_print (*reason->article != '\0' ? "%s [%s]\n" : "%s\n", text, reason->article);
    }
  return TRUE;
}

static gboolean
print_why_not (const ZhTournament *tournament,
               int                 round,
               const char         *pair,
               GError            **error)
{
  g_auto (GStrv) sides = zh_ctl_split_pair (pair, "-");
  const ZhEntry   *first = zh_ctl_find_entry (tournament, sides[0], error);
  const ZhEntry   *second = first != NULL ? zh_ctl_find_entry (tournament, sides[1], error) : NULL;
  g_autofree char *text = NULL;
  ZhWhyNot         why;

  if (second == NULL)
    return FALSE;
  if (first == second)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--why-not: name two different entries, as in 3-7"));
  if (!zh_pairing_ask_why_not (tournament, round, first->id, second->id, &why, error))
    return FALSE;
  text = zh_why_not_format (&why, tournament, zh_language_get_screen ());
  g_print ("%s\n", text);
  return TRUE;
}

static ZhCtlExit
run_explain (ZhCtlCall *call,
             GError   **error)
{
  const char *why_not = zh_ctl_text (call, "why-not");
  int         n_paired = zh_tournament_count_paired_rounds (call->tournament);
  int         round = zh_ctl_number (call, "round", 0);

  if (round == 0)
    round = MAX (n_paired, 1);
  if (round > n_paired + 1)
    return zh_ctl_fail_usage (error, _ ("--round: there are %d paired rounds; name one of them, or the next"), n_paired);
  if (why_not != NULL ? print_why_not (call->tournament, round, why_not, error) : print_reasons (call->tournament, round, error))
    return ZH_CTL_DONE;
  return ZH_CTL_INPUT;
}

static char *
format_bracket_side (const ZhTournament   *tournament,
                     const ZhBracketMatch *match,
                     int                   side)
{
  ZhBracketSource source = match->sources[side];

  if (match->slots[side] == ZH_BRACKET_TAKEN)
    return format_side (tournament, match->entries[side]);
  if (match->slots[side] == ZH_BRACKET_EMPTY)
    return g_strdup ("–");
  return g_strdup_printf (source.kind == ZH_BRACKET_WINNER ? _ ("winner of %d") : _ ("loser of %d"), source.index + 1);
}

/* "match round title first second winner", by tabs. */
static void
print_match (const ZhTournament *tournament,
             const ZhBracket    *bracket,
             int                 index)
{
  const ZhBracketMatch *match = zh_bracket_get_match (bracket, index);
  g_autofree char      *title = zh_bracket_match_format_title (bracket, match, zh_language_get_screen ());
  g_autofree char      *first = format_bracket_side (tournament, match, 0);
  g_autofree char      *second = format_bracket_side (tournament, match, 1);
  g_autofree char      *winner = match->winner >= 0 ? format_side (tournament, match->entries[match->winner]) : g_strdup ("");

  g_print ("%d\t%d\t%s\t%s\t%s\t%s\n", index + 1, match->round, title, first, second, winner);
}

static ZhCtlExit
run_bracket (ZhCtlCall *call,
             GError   **error)
{
  const ZhTournament *tournament = call->tournament;
  g_autoptr (ZhBracket) bracket = NULL;
  g_autoptr (GArray) places = NULL;

  if (!zh_tournament_has_bracket (tournament))
    return zh_ctl_fail_usage (error, _ ("“%s” is no knockout and has no bracket"), tournament->name);
  bracket = zh_bracket_new_after (tournament, zh_ctl_number (call, "after-round", -1), error);
  if (bracket == NULL)
    return ZH_CTL_INPUT;

  for (guint i = 0; i < bracket->matches->len; i++)
    print_match (tournament, bracket, (int) i);
  places = zh_bracket_list_places (bracket);
  for (guint i = 0; i < places->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);
      g_autofree char      *name = format_side (tournament, place->entry);

      if (place->first == place->last)
        g_print ("%d\t%s\n", place->first, name);
      else
        g_print ("%d–%d\t%s\n", place->first, place->last, name);
    }
  return ZH_CTL_DONE;
}

static void
print_varma (const GArray *players,
             const GArray *steps,
             guint64       seed)
{
  g_autofree char *seed_text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  g_print (_ ("Seed: %s\n"), seed_text);
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep   *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhVarmaPlayer *player = &g_array_index (players, ZhVarmaPlayer, step->player);

      g_print ("%d\t%c\t%s\t%s\n", step->number, 'A' + step->group, player->name, player->team);
    }
}

static void
print_warnings (int            n_players,
                ZhVarmaEdition edition)
{
  g_autoptr (GArray) meetings = zh_varma_find_late_meetings (n_players, edition);

  for (guint i = 0; i < meetings->len; i++)
    {
      const ZhVarmaMeeting *meeting = &g_array_index (meetings, ZhVarmaMeeting, i);

      g_printerr (_ ("The published row is flawed: numbers %1$d and %2$d of envelope %3$c meet in round %4$d. --corrected takes the row put right\n"),
                  meeting->numbers[0], meeting->numbers[1], 'A' + meeting->group, meeting->round);
    }
}

static ZhCtlExit
run_varma (ZhCtlCall *call,
           GError   **error)
{
  const char *team = zh_ctl_text (call, "team");
  gboolean    apply = zh_ctl_has (call, "apply");
  ZhVarmaDraw draw = { team != NULL ? team : "federation", zh_ctl_has (call, "corrected") ? ZH_VARMA_CORRECTED : ZH_VARMA_PUBLISHED, 0 };
  g_autoptr (GArray) players = NULL;
  g_autoptr (GArray) steps = NULL;
  int n;

  if (!zh_ctl_open_tournament (call, apply ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_FILE;
  n = (int) call->tournament->entries->len;
  if (!zh_varma_fits (call->tournament))
    return zh_ctl_fail_usage (error, _ ("There are Varma tables for %1$d to %2$d players; “%3$s” has %4$d"),
                              ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS, call->tournament->name, n);
  if (!zh_ctl_read_seed (call, &draw.seed, error))
    return ZH_CTL_USAGE;

  print_warnings (n, draw.edition);
  players = zh_varma_list_players (call->tournament, draw.field);
  steps = zh_varma_draw_for (players, &draw, zh_language_get_screen ());
  print_varma (players, steps, draw.seed);
  return apply ? zh_ctl_end (call, zh_desk_draw_varma (call->desk, call->tournament->id, &draw, error), error) : ZH_CTL_DONE;
}

static ZhChange *
act_deciding_game (ZhCtlCall *call,
                   GError   **error)
{
  return zh_desk_add_deciding_game (call->desk, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0), error);
}

static ZhChange *
act_playoff (ZhCtlCall *call,
             GError   **error)
{
  guint64 seed = 0;

  return zh_ctl_read_seed (call, &seed, error)
             ? zh_desk_start_playoff (call->desk, call->tournament->id, seed, NULL, error)
             : NULL;
}

/* "3" or "1-8". */
static gboolean
parse_places (const char *text,
              int        *first,
              int        *last,
              GError    **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "-");

  if (!zh_ctl_parse_number ("--places", parts[0], 1, G_MAXINT16, first, error) ||
      !zh_ctl_parse_number ("--places", strchr (text, '-') != NULL ? parts[1] : parts[0], 1, G_MAXINT16, last, error))
    return FALSE;
  if (*last >= *first)
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--places: “%s” is no range of places; expected one such as 1-8"), text);
}

static ZhChange *
act_feed (ZhCtlCall *call,
          GError   **error)
{
  ZhCarry             carry = zh_ctl_has (call, "carry") ? ZH_CARRY_POINTS : ZH_CARRY_NOTHING;
  const ZhTournament *source;
  int                 first = 0;
  int                 last = 0;

  if (!parse_places (zh_ctl_text (call, "places"), &first, &last, error))
    return NULL;
  source = zh_ctl_choose_tournament (zh_ctl_get_competition (call), call->words[0], error);
  return source != NULL ? zh_desk_feed_tournament (call->desk, call->tournament->id, source->id, first, last, carry, error) : NULL;
}

const ZhCtlVerb zh_ctl_pairing_verbs[] = {
  { "explain", "FILE [--round R] [--why-not A-B]", ZH_CTL_READS, run_explain,
    .summary = N_ ("Why a round is paired as it is, or why two do not meet") },
  { "bracket", "FILE [--after-round N]", ZH_CTL_READS, run_bracket,
    .summary = N_ ("The bracket of a knockout, and the places reached") },
  { "varma", "FILE [--team federation|region|club] [--corrected] [--seed SEED] [--apply]", ZH_CTL_CHOOSES_AND_WRITES, run_varma,
    .summary = N_ ("Draws the numbers of a round robin so that team-mates meet early") },
  { "playoff", "FILE --round R --board B", ZH_CTL_WRITES, .act = act_deciding_game },
  { "playoff", "FILE [--seed SEED]", ZH_CTL_WRITES, .act = act_playoff,
    .summary = N_ ("Starts the play-off of those who share first place, or adds a deciding game") },
  { "feed", "FILE SOURCE --places 1-8 [--carry]", ZH_CTL_WRITES, .act = act_feed,
    .summary = N_ ("Takes the entries of a tournament from the places of another") },
  { NULL },
};
