#include "config.h"

#include "trf-comments.h"

#include <string.h>

#include "arguments.h"
#include "canonical-json.h"
#include "commands.h"
#include "desk-journal.h"
#include "fide-mode.h"
#include "game-place.h"
#include "hand-act.h"
#include "pairing-system.h"
#include "reported-result.h"
#include "round-before.h"

static void G_GNUC_PRINTF (2, 3)
    add_line (ZhTrfFile  *file,
              const char *format,
              ...)
{
  va_list arguments;
  char   *line;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (file->extra_lines, line);
}

/* 0 for a team and for nobody. */
static int
find_number (const ZhTournament *tournament,
             gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);

  return entry != NULL && entry->person != NULL ? entry->start_number : 0;
}

static void
take_leaving (ZhTrfFile *file)
{
  int round = zh_tournament_get_fide_mode_left (file->tournament);

  if (round == 1)
    add_line (file, "### FIDE mode exited before Round 1 was paired");
  else if (round > 1)
    add_line (file, "### FIDE mode exited @ Round %d", round);
}

/* Pairs by hand */

/* "7-3", or "7=PAB". */
static char *
format_pair (int white,
             int black)
{
  return black == 0 ? g_strdup_printf ("%d=PAB", white) : g_strdup_printf ("%d-%d", white, black);
}

static GPtrArray *
list_real_pairs (const ZhTournament *tournament,
                 const ZhRound      *round)
{
  GPtrArray *pairs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME || pairing->kind == ZH_PAIRING_ALLOCATED_BYE)
        g_ptr_array_add (pairs, format_pair (find_number (tournament, pairing->entry[0]), find_number (tournament, pairing->entry[1])));
    }
  return pairs;
}

static GPtrArray *
parse_proposal (const char *proposal)
{
  GPtrArray *pairs = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (proposal, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) numbers = g_strsplit (*line, " ", 2);

      if (g_strv_length (numbers) == 2)
        g_ptr_array_add (pairs, format_pair ((int) g_ascii_strtoll (numbers[0], NULL, 10), (int) g_ascii_strtoll (numbers[1], NULL, 10)));
    }
  return pairs;
}

/* What the system makes of a round that it did not pair; %NULL where it finds nothing. */
static GPtrArray *
list_system_pairs (const ZhTournament *tournament,
                   const ZhRound      *round)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  ZhPairingRequest       request = { .round = round->number };
  g_autoptr (ZhTournament) before = zh_tournament_before_round (tournament, round->number);
  g_autoptr (ZhProposal) proposal = NULL;
  GPtrArray *pairs = NULL;

  if (before->initial_colour == ZH_COLOUR_NONE)
    before->initial_colour = zh_tournament_find_initial_colour (tournament);
  proposal = system != NULL ? system->pair (before, &request, NULL) : NULL;

  if (proposal == NULL || !proposal->found)
    return NULL;
  pairs = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_ptr_array_add (pairs, format_pair (find_number (tournament, pair->white), find_number (tournament, pair->black)));
    }
  return pairs;
}

/* Those of one list that are not in the other, with blanks between. */
static char *
join_others (const GPtrArray *pairs,
             const GPtrArray *others)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pairs->len; i++)
    if (!g_ptr_array_find_with_equal_func ((GPtrArray *) others, g_ptr_array_index (pairs, i), g_str_equal, NULL))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (const char *) g_ptr_array_index (pairs, i));
  return g_string_free (text, FALSE);
}

gboolean
zh_trf_compare_round (const ZhTournament *tournament,
                      const ZhRound      *round,
                      char              **proposed,
                      char              **real)
{
  g_autoptr (GPtrArray) system = *round->proposal == '\0' ? list_system_pairs (tournament, round) : parse_proposal (round->proposal);
  g_autoptr (GPtrArray) played = list_real_pairs (tournament, round);

  *proposed = system != NULL ? join_others (system, played) : NULL;
  *real = system != NULL ? join_others (played, system) : NULL;
  return system == NULL || (**proposed == '\0' && **real == '\0');
}

static void
take_round_by_hand (ZhTrfFile     *file,
                    const ZhRound *round)
{
  g_autofree char *proposed = NULL;
  g_autofree char *real = NULL;

  if (!zh_trf_compare_round (file->tournament, round, &proposed, &real))
    add_line (file, "### %s @ Round %d: %s => %s", *round->proposal == '\0' ? "Import" : "MPA", round->number, proposed, real);
}

static void
take_full_byes (ZhTrfFile     *file,
                const ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      int              number = pairing->kind == ZH_PAIRING_FULL_BYE ? find_number (file->tournament, pairing->entry[0]) : 0;

      if (number > 0)
        add_line (file, "### FPB @ Round %d: %d=FPB", round->number, number);
    }
}

/* Told to the players before round 1 they are no news. */
static void
take_late_bans (ZhTrfFile *file)
{
  for (guint i = 0; i < file->tournament->forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (file->tournament->forbidden, i);
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (int k = 0; k < group->n_entries; k++)
        g_string_append_printf (numbers, "%s%d", k > 0 ? "-" : "", find_number (file->tournament, group->entries[k]));
      if (group->first_round > 1)
        add_line (file, "### Prohibition @ Round %d: %s added", group->first_round, numbers->str);
    }
}

/* Results */

/* White first. Boards of a match have numbers of other kinds. */
static void
take_corrections (ZhTrfFile       *file,
                  const GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (acts, i);
      const ZhRound   *round = act->round > 0 ? zh_tournament_find_round (file->tournament, act->round) : NULL;
      const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, act->board) : NULL;
      int              white = pairing != NULL ? find_number (file->tournament, pairing->entry[0]) : 0;
      int              black = pairing != NULL ? find_number (file->tournament, pairing->entry[1]) : 0;

      if (white > 0 && black > 0)
        add_line (file, "### Correction @ Round %d: %d-%d: %s => %s", act->round, white, black, act->before, act->after);
    }
}

/* The number of whoever plays @colour: of a team the member. */
static int
find_player (const ZhTournament *tournament,
             const ZhPairing    *pairing,
             const ZhGame       *game,
             ZhColour            colour)
{
  int             side = (colour == ZH_COLOUR_BLACK) != game->swapped ? 1 : 0;
  const ZhMember *member = zh_tournament_find_member (tournament, game->member[side]);

  return member != NULL ? member->number : find_number (tournament, pairing->entry[side]);
}

static void
take_rating_corrections (ZhTrfFile     *file,
                         const ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          const ZhGame    *game = &pairing->games[k];
          g_autofree char *used = zh_result_format_code (game->result);
          g_autofree char *reported = zh_result_format_code (game->reported);

          if (zh_game_is_reported_otherwise (game))
            add_line (file, "### Rating correction @ Round %d: %d-%d: %s => %s (pairings and standings used %s)", round->number,
                      find_player (file->tournament, pairing, game, ZH_COLOUR_WHITE),
                      find_player (file->tournament, pairing, game, ZH_COLOUR_BLACK), used, reported, used);
        }
    }
}

/* Paired as a draw, it was none in the end. */
static void
take_adjournments (ZhTrfFile           *file,
                   const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->adjournments->len; i++)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (competition->adjournments, i);
      ZhGamePlace          place;
      ZhResult             result;
      g_autofree char     *code = NULL;

      if (!zh_competition_find_game_by_id (competition, adjournment->game_id, &place) || place.tournament != file->tournament)
        continue;
      result = place.game->result;
      if (!zh_result_is_set (result) || result.white == ZH_MARK_ADJOURNED || result.white == ZH_MARK_DRAW ||
          find_number (file->tournament, place.pairing->entry[0]) == 0)
        continue;
      code = zh_result_format_code (result);
      add_line (file, "### Adjournment @ Round %d: %d-%d %s", place.round->number, find_number (file->tournament, place.pairing->entry[0]),
                find_number (file->tournament, place.pairing->entry[1]), code);
    }
}

/* Question 113 of the checklist: what stands in the register, by the words of its catalogue. */
static void
take_incidents (ZhTrfFile           *file,
                const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);
      int                     number = record->tournament_id == file->tournament->id ? find_number (file->tournament, record->entry_id) : 0;

      if (number > 0)
        add_line (file, "### Incident @ Round %d: %d %s", record->round, number, record->incident);
    }
}

/* Settings */

static void
take_changes (ZhTrfFile            *file,
              const ZhJournalEntry *entry,
              int                   round)
{
  static const struct
  {
    const char *field;
    const char *kind;
  } told[] = { { "rounds", "Rounds" }, { "tiebreaks", "Tie-breaks" } };
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);
  JsonArray *changes = zh_json_get_array (args, "changes");

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = zh_json_get_object_element (changes, i);

      for (gsize k = 0; change != NULL && k < G_N_ELEMENTS (told); k++)
        if (strcmp (zh_json_get_string (change, "field"), told[k].field) == 0)
          add_line (file, "### %s @ Round %d: %s => %s", told[k].kind, round, zh_json_get_string (change, "old"), zh_json_get_string (change, "new"));
    }
}

static void
take_settings (ZhTrfFile       *file,
               const GPtrArray *journal)
{
  int n_paired = 0;

  for (guint i = 0; i < journal->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (journal, i);

      if (entry->kind != ZH_JOURNAL_ACT || entry->undone)
        continue;
      if (strcmp (entry->command, ZH_COMMAND_PAIR_ROUND) == 0)
        n_paired++;
      else if (n_paired > 0 && (strcmp (entry->command, ZH_COMMAND_SET_TIEBREAKS) == 0 || strcmp (entry->command, ZH_COMMAND_EDIT_TOURNAMENT) == 0))
        take_changes (file, entry, n_paired + 1);
    }
}

void
zh_trf_file_take_comments (ZhTrfFile           *file,
                           const ZhCompetition *competition,
                           const GPtrArray     *hand_acts,
                           const GPtrArray     *journal)
{
  const ZhTournament *tournament = file->tournament;
  gboolean            of_players = !zh_tournament_is_team (tournament) && tournament->games_per_pairing <= 1;

  take_leaving (file);
  for (guint i = 0; of_players && i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (zh_tournament_get_fide_mode (tournament) != ZH_FIDE_MODE_NONE)
        take_round_by_hand (file, round);
      take_full_byes (file, round);
    }
  if (of_players)
    take_late_bans (file);
  take_corrections (file, hand_acts);
  for (guint i = 0; i < tournament->rounds->len; i++)
    take_rating_corrections (file, g_ptr_array_index (tournament->rounds, i));
  if (of_players)
    take_adjournments (file, competition);
  if (of_players)
    take_incidents (file, competition);
  take_settings (file, journal);
}
