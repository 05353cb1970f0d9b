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
#include "pairing-bands.h"
#include "varma-event.h"
#include "why-not.h"

static char *
format_side (const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("–");
}

static void
print_reasons (const ZhCtlCall      *call,
               const ZhPairingBands *bands)
{
  g_autoptr (GPtrArray) reasons = zh_pairing_bands_list_reasons (bands, NULL);

  for (guint i = 0; i < reasons->len; i++)
    {
      const ZhReason  *reason = g_ptr_array_index (reasons, i);
      g_autofree char *text = zh_pairing_bands_format_reason (bands, reason, zh_language_get_screen ());
      g_autofree char *line = *reason->article != '\0' ? g_strdup_printf ("%s [%s]", text, reason->article) : g_strdup (text);

      zh_ctl_print_row (call, ":s | text:s article:s", line, text, reason->article);
    }
}

static JsonArray *
describe_reasons (const ZhPairingBands *bands,
                  const GPtrArray      *reasons)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < reasons->len; i++)
    {
      const ZhReason  *reason = g_ptr_array_index (reasons, i);
      g_autofree char *text = zh_pairing_bands_format_reason (bands, reason, zh_language_get_screen ());
      JsonObject      *object = json_object_new ();

      zh_ctl_describe (object, "text:s article:s", text, reason->article);
      json_array_add_object_element (array, object);
    }
  return array;
}

static int
get_number (const ZhTournament *tournament,
            gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? entry->start_number : 0;
}

/* A pair of a group; who floats and from where, by number and score. */
static JsonObject *
describe_band_pair (const ZhCtlCall      *call,
                    const ZhPairingBands *bands,
                    const ZhBandPair     *pair)
{
  static const char *const floats[] = { "no", "down", "up" };
  g_autoptr (GPtrArray) reasons = zh_pairing_bands_list_reasons (bands, pair->entry);
  int              white = MAX (pair->white, 0);
  int              floater = zh_band_pair_get_floater (pair);
  g_autofree char *from = floater >= 0 ? zh_points_format (zh_pairing_bands_get (bands, pair->home[floater])->score) : NULL;
  JsonObject      *object = json_object_new ();

  zh_ctl_describe (object, "white:d black:d kind:s floats:s floater:d from:s elsewhere:b reasons:a",
                   get_number (call->tournament, pair->entry[white]), get_number (call->tournament, pair->entry[1 - white]),
                   zh_pairing_kind_words[pair->kind], floats[pair->floats],
                   floater >= 0 ? get_number (call->tournament, pair->entry[floater]) : 0, from, pair->is_elsewhere,
                   describe_reasons (bands, reasons));
  return object;
}

/* A score group as one object. */
static void
print_band (const ZhCtlCall      *call,
            const ZhPairingBands *bands,
            int                   index)
{
  const ZhBand *band = zh_pairing_bands_get (bands, index);
  g_autoptr (GPtrArray) reasons = zh_pairing_bands_list_group_reasons (bands, index);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *score = zh_points_format (band->score);
  JsonArray       *pairs = json_array_new ();

  for (guint i = 0; i < band->pairs->len; i++)
    json_array_add_object_element (pairs, describe_band_pair (call, bands, &g_array_index (band->pairs, ZhBandPair, i)));
  zh_ctl_describe (object, "score:s entries:d pairs:a reasons:a", score, band->n_members, pairs, describe_reasons (bands, reasons));
  zh_ctl_print_object (object);
}

/* "score white black float", by tabs, a pair a line. */
static void
print_band_pairs (const ZhPairingBands *bands,
                  int                   index)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const GArray     *pairs = zh_pairing_bands_get (bands, index)->pairs;
  g_autofree char  *score = zh_pairing_bands_format_score (bands, index, language);

  for (guint i = 0; i < pairs->len; i++)
    {
      const ZhBandPair *pair = &g_array_index (pairs, ZhBandPair, i);
      int               white = MAX (pair->white, 0);
      g_autofree char  *first = zh_pairing_bands_format_side (bands, pair, white, language);
      g_autofree char  *second = zh_pairing_bands_format_side (bands, pair, 1 - white, language);
      g_autofree char  *floats = zh_pairing_bands_format_float (bands, pair, language);

      g_print ("%s\t%s\t%s\t%s\n", score, first, second, floats);
    }
}

static gboolean
print_explanation (const ZhCtlCall *call,
                   int              round,
                   GError         **error)
{
  g_autoptr (ZhPairingBands) bands = zh_pairing_bands_new (call->tournament, round, error);

  if (bands == NULL)
    return FALSE;
  if (!zh_ctl_has (call, "groups") || zh_pairing_bands_count (bands) == 0)
    print_reasons (call, bands);
  else
    for (int i = 0; i < zh_pairing_bands_count (bands); i++)
      if (call->json)
        print_band (call, bands, i);
      else
        print_band_pairs (bands, i);
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
  if (why_not != NULL ? print_why_not (call->tournament, round, why_not, error) : print_explanation (call, round, error))
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
  return apply ? zh_ctl_end (call, zh_desk_draw_varma (call->desk, call->tournament->id, &draw, zh_ctl_text (call, "reason"), error), error) : ZH_CTL_DONE;
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
  { "explain", "FILE [--round R] [--groups] [--why-not A-B]", ZH_CTL_READS, run_explain,
    .summary = N_ ("Why a round is paired as it is, or why two do not meet") },
  { "bracket", "FILE [--after-round N]", ZH_CTL_READS, run_bracket,
    .summary = N_ ("The bracket of a knockout, and the places reached") },
  { "varma", "FILE [--team federation|region|club] [--corrected] [--seed SEED] [--reason TEXT] [--apply]", ZH_CTL_CHOOSES_AND_WRITES, run_varma,
    .summary = N_ ("Draws the numbers of a round robin so that team-mates meet early") },
  { "playoff", "FILE --round R --board B", ZH_CTL_WRITES, .act = act_deciding_game },
  { "playoff", "FILE [--seed SEED]", ZH_CTL_WRITES, .act = act_playoff,
    .summary = N_ ("Starts the play-off of those who share first place, or adds a deciding game") },
  { "feed", "FILE SOURCE --places 1-8 [--carry]", ZH_CTL_WRITES, .act = act_feed,
    .summary = N_ ("Takes the entries of a tournament from the places of another") },
  { NULL },
};
