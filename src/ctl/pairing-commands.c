/* What stands behind a pairing, from a terminal: explain, bracket, varma, playoff. */
#include "config.h"

#include <glib/gi18n.h>

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

/* Opens FILE for reading and finds the tournament; the desk stays open as long as it is used. */
static const ZhTournament *
open_to_read (const ZhCtlTarget *target,
              ZhDesk           **desk,
              GError           **error)
{
  *desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  return *desk != NULL ? zh_ctl_target_choose (target, *desk, error) : NULL;
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
  g_auto (GStrv) sides = g_strsplit (pair, "-", 2);
  const ZhEntry   *entries[2] = { NULL, NULL };
  g_autofree char *text = NULL;
  ZhWhyNot         why;

  for (int side = 0; side < 2; side++)
    {
      entries[side] = zh_ctl_find_entry (tournament, sides[0] != NULL && sides[side] != NULL ? sides[side] : "", error);
      if (entries[side] == NULL)
        return FALSE;
    }
  if (entries[0] == entries[1])
    {
      zh_ctl_fail_usage (error, _ ("--why-not: name two different entries, as in 3-7"));
      return FALSE;
    }
  if (!zh_pairing_ask_why_not (tournament, round, entries[0]->id, entries[1]->id, &why, error))
    return FALSE;
  text = zh_why_not_format (&why, tournament, zh_language_get_screen ());
  g_print ("%s\n", text);
  return TRUE;
}

static ZhCtlExit
run_explain (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *why_not = NULL;
  int                round = 0;
  const GOptionEntry options[] = {
    { "round", 0, 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "why-not", 0, 0, G_OPTION_ARG_STRING, &why_not, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  int                 n_paired;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  tournament = open_to_read (&target, &desk, error);
  if (tournament == NULL)
    return ZH_CTL_FILE;
  n_paired = zh_tournament_count_paired_rounds (tournament);
  if (round == 0)
    round = MAX (n_paired, 1);
  if (round < 1 || round > n_paired + 1)
    return zh_ctl_fail_usage (error, _ ("--round: there are %d paired rounds; name one of them, or the next"), n_paired);
  if (why_not != NULL)
    return print_why_not (tournament, round, why_not, error) ? ZH_CTL_DONE : ZH_CTL_INPUT;
  return print_reasons (tournament, round, error) ? ZH_CTL_DONE : ZH_CTL_INPUT;
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
run_bracket (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhBracket) bracket = NULL;
  g_autoptr (GArray) places = NULL;
  const ZhTournament *tournament;
  int                 after_round = -1;
  const GOptionEntry  options[] = {
     { "after-round", 0, 0, G_OPTION_ARG_INT, &after_round, NULL, NULL },
     { NULL },
  };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  tournament = open_to_read (&target, &desk, error);
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (!zh_tournament_has_bracket (tournament))
    return zh_ctl_fail_usage (error, _ ("“%s” is no knockout and has no bracket"), tournament->name);
  bracket = zh_bracket_new_after (tournament, after_round, error);
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

typedef struct
{
  char    *team;
  char    *seed;
  gboolean corrected;
  gboolean apply;
} VarmaOptions;

static void
varma_options_clear (VarmaOptions *options)
{
  g_free (options->team);
  g_free (options->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VarmaOptions, varma_options_clear)

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
draw_varma (const ZhCtlTarget  *target,
            const VarmaOptions *options,
            GError            **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, options->apply ? ZH_DESK_WRITE : ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  ZhVarmaDraw         draw = { options->team != NULL ? options->team : "federation", options->corrected ? ZH_VARMA_CORRECTED : ZH_VARMA_PUBLISHED, 0 };
  g_autoptr (GArray) players = NULL;
  g_autoptr (GArray) steps = NULL;
  int n;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  n = (int) tournament->entries->len;
  if (!zh_varma_fits (tournament))
    return zh_ctl_fail_usage (error, _ ("There are Varma tables for %1$d to %2$d players; “%3$s” has %4$d"),
                              ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS, tournament->name, n);
  if (!zh_ctl_parse_seed (options->seed, &draw.seed, error))
    return ZH_CTL_USAGE;
  if (options->seed == NULL)
    draw.seed = zh_desk_draw_seed (desk);

  print_warnings (n, draw.edition);
  players = zh_varma_list_players (tournament, draw.field);
  steps = zh_varma_draw_for (players, &draw, zh_language_get_screen ());
  print_varma (players, steps, draw.seed);
  if (!options->apply)
    return ZH_CTL_DONE;
  return zh_ctl_finish (target, desk, zh_desk_draw_varma (desk, tournament->id, &draw, error), error);
}

static ZhCtlExit
run_varma (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (VarmaOptions) options = { NULL };
  const GOptionEntry entries[] = {
    { "team", 0, 0, G_OPTION_ARG_STRING, &options.team, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, NULL, NULL },
    { "corrected", 0, 0, G_OPTION_ARG_NONE, &options.corrected, NULL, NULL },
    { "apply", 0, 0, G_OPTION_ARG_NONE, &options.apply, NULL, NULL },
    { NULL },
  };

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (options.team != NULL && !g_strv_contains ((const char *const[]){ "federation", "region", "club", NULL }, options.team))
    return zh_ctl_fail_usage (error, _ ("--team: “%s” is none of federation, region, club"), options.team);
  return draw_varma (&target, &options, error);
}

static ZhCtlExit
run_playoff (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *seed_text = NULL;
  int                round = 0;
  int                board = 0;
  const GOptionEntry options[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, NULL, NULL },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "board", 0, 0, G_OPTION_ARG_INT, &board, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  guint64             seed = 0;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (!zh_ctl_parse_seed (seed_text, &seed, error))
    return ZH_CTL_USAGE;
  if ((round > 0) != (board > 0))
    return zh_ctl_fail_usage (error, _ ("A deciding game needs both --round and --board; a new stage neither"));
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (round > 0)
    return zh_ctl_finish (&target, desk, zh_desk_add_deciding_game (desk, tournament->id, round, board, error), error);
  if (seed_text == NULL)
    seed = zh_desk_draw_seed (desk);
  return zh_ctl_finish (&target, desk, zh_desk_start_playoff (desk, tournament->id, seed, NULL, error), error);
}

/* "3" or "1-8". */
static gboolean
parse_places (const char *text,
              int        *first,
              int        *last,
              GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "-", 2);
  const char *second = parts[0] != NULL && parts[1] != NULL ? parts[1] : parts[0];

  if (!zh_ctl_parse_number ("--places", parts[0] != NULL ? parts[0] : "", 1, G_MAXINT16, first, error) ||
      !zh_ctl_parse_number ("--places", second != NULL ? second : "", 1, G_MAXINT16, last, error))
    return FALSE;
  if (*last >= *first)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("--places: “%s” is no range of places; expected one such as 1-8"), text);
  return FALSE;
}

static ZhCtlExit
run_feed (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *places = NULL;
  gboolean           carry = FALSE;
  const GOptionEntry options[] = {
    { "places", 0, 0, G_OPTION_ARG_STRING, &places, NULL, NULL },
    { "carry", 0, 0, G_OPTION_ARG_NONE, &carry, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  const ZhTournament *source;
  int                 first = 0;
  int                 last = 0;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 1, 1, error) ||
      !parse_places (places, &first, &last, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  source = tournament != NULL ? zh_ctl_choose_tournament (zh_desk_get_snapshot (desk), target.words[0], error) : NULL;
  if (source == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk,
                        zh_desk_feed_tournament (desk, tournament->id, source->id, first, last,
                                                 carry ? ZH_CARRY_POINTS : ZH_CARRY_NOTHING, error),
                        error);
}

const ZhCtlCommand zh_ctl_pairing_commands[] = {
  { "explain", "", "FILE [--tournament T] [--round R] [--why-not A-B]",
    N_ ("Why a round is paired as it is, or why two do not meet"), run_explain },
  { "bracket", "", "FILE [--tournament T] [--after-round N]",
    N_ ("The bracket of a knockout, and the places reached"), run_bracket },
  { "varma", "", "FILE [--tournament T] [--team federation|region|club] [--corrected] [--seed N] [--apply]",
    N_ ("Draws the numbers of a round robin so that team-mates meet early"), run_varma },
  { "playoff", "", "FILE [--tournament T] [--seed N] [--round R --board B]",
    N_ ("Starts the play-off of those who share first place, or adds a deciding game"), run_playoff },
  { "feed", "", "FILE SOURCE --tournament T --places 1-8 [--carry]",
    N_ ("Takes the entries of a tournament from the places of another"), run_feed },
  { NULL },
};
