#include "config.h"

#include "tournament-check.h"

#include "round-before.h"
#include "standings.h"

static ZhTournament *
take_back (const ZhTournament *tournament,
           int                 number)
{
  ZhTournament *before = zh_tournament_before_round (tournament, number);

  if (before->initial_colour == ZH_COLOUR_NONE)
    before->initial_colour = zh_tournament_find_initial_colour (tournament);
  return before;
}

static char *
format_pair (gint64 white,
             gint64 black)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT, white, black);
}

/* (element-type utf8): "white black", as trf pair prints them. */
static GPtrArray *
list_file_pairs (const ZhRound *round)
{
  GPtrArray *pairs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME || pairing->kind == ZH_PAIRING_ALLOCATED_BYE)
        g_ptr_array_add (pairs, format_pair (pairing->entry[0], pairing->entry[1]));
    }
  return pairs;
}

static GPtrArray *
list_proposed_pairs (const ZhProposal *proposal)
{
  GPtrArray *pairs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; proposal->found && i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      if (pair->kind != ZH_PAIRING_FREE)
        g_ptr_array_add (pairs, format_pair (pair->white, pair->black));
    }
  return pairs;
}

/* Adds what stands in one list and not in the other. */
static gboolean
report_missing (const GPtrArray *pairs,
                const GPtrArray *others,
                const char      *name,
                GString         *report)
{
  gboolean any = FALSE;

  for (guint i = 0; i < pairs->len; i++)
    {
      const char *pair = g_ptr_array_index (pairs, i);

      if (g_ptr_array_find_with_equal_func ((GPtrArray *) others, pair, g_str_equal, NULL))
        continue;
      g_string_append_printf (report, "  %s: %s\n", name, pair);
      any = TRUE;
    }
  return any;
}

gboolean
zh_check_round (const ZhTrfFile       *file,
                const ZhPairingSystem *system,
                int                    round,
                GString               *report)
{
  g_autoptr (ZhTournament) before = take_back (file->tournament, round);
  ZhPairingRequest request = { .round = round };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = system->pair (before, &request, &error);
  g_autoptr (GPtrArray) told = NULL;
  g_autoptr (GPtrArray) made = NULL;
  gboolean missing;

  if (proposal == NULL)
    {
      g_string_append_printf (report, "  %s: %s\n", zh_system_to_string (system->id), error->message);
      return FALSE;
    }
  told = list_file_pairs (zh_tournament_find_round (file->tournament, round));
  made = list_proposed_pairs (proposal);
  missing = report_missing (told, made, "file", report);
  if (!proposal->found)
    {
      g_string_append_printf (report, "  %s: none\n", zh_system_to_string (system->id));
      return FALSE;
    }
  return !report_missing (made, told, zh_system_to_string (system->id), report) && !missing;
}

static gboolean
check_points (const ZhTrfFile *file,
              const ZhHistory *history,
              GString         *report)
{
  gboolean agreed = TRUE;

  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry    *entry = zh_history_get_entry (history, i);
      const ZhTrfPlace *place = zh_trf_file_find_place (file, entry->id);
      g_autofree char  *stated = NULL;
      g_autofree char  *computed = NULL;

      if (place == NULL || !place->has_points || zh_trf_points_agree (entry, history, i, place->points))
        continue;
      stated = zh_points_format (place->points);
      computed = zh_points_format (history->points[i]);
      g_string_append_printf (report, "  number %d: file %s points, results %s\n", (int) entry->id, stated, computed);
      agreed = FALSE;
    }
  return agreed;
}

/* With tie-breaks a rank must be one of the places the entry shares. */
static gboolean
check_ranks (const ZhTrfFile *file,
             ZhStandings     *standings,
             GString         *report)
{
  gboolean agreed = TRUE;

  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, i);
      const ZhEntry    *entry = g_ptr_array_index (file->tournament->entries, (guint) row->entry);
      const ZhTrfPlace *place = zh_trf_file_find_place (file, entry->id);

      if (place == NULL || place->rank == 0 || row->place == 0 || (place->rank >= row->place && place->rank <= row->last_place))
        continue;
      g_string_append_printf (report, "  number %d: file rank %d, standings %d\n", (int) entry->id, place->rank, row->place);
      agreed = FALSE;
    }
  return agreed;
}

/* Whether the points field holds byes of the round to be paired (JaVaFo's habit): its ranks are by these points then. */
static gboolean
counts_next_byes (const ZhTrfFile *file,
                  const ZhHistory *history)
{
  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry    *entry = zh_history_get_entry (history, i);
      const ZhTrfPlace *place = zh_trf_file_find_place (file, entry->id);

      if (place != NULL && place->has_points && place->points != history->points[i] &&
          zh_trf_points_agree (entry, history, i, place->points))
        return TRUE;
    }
  return FALSE;
}

/* By the points of the file alone: what byes to come make of tie-breaks no article says. */
static gboolean
check_ranks_of_points (const ZhTrfFile *file,
                       GString         *report)
{
  gboolean agreed = TRUE;

  for (guint i = 0; i < file->places->len; i++)
    {
      const ZhTrfPlace *place = &g_array_index (file->places, ZhTrfPlace, i);
      int               first = 1;
      int               last = 0;

      for (guint k = 0; k < file->places->len; k++)
        {
          ZhPoints points = g_array_index (file->places, ZhTrfPlace, k).points;

          first += points > place->points ? 1 : 0;
          last += points >= place->points ? 1 : 0;
        }
      if (place->rank == 0 || (place->rank >= first && place->rank <= last))
        continue;
      g_string_append_printf (report, "  number %d: file rank %d, standings %d\n", (int) place->entry_id, place->rank, first);
      agreed = FALSE;
    }
  return agreed;
}

/* Those of the file up to the first that nobody but its organiser can compute; @stray (nullable) is that. */
static char **
dup_checked_codes (const ZhTrfFile *file,
                   const char     **stray)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();
  guint n = 0;

  *stray = NULL;
  for (char **text = file->tournament->tiebreaks; *text != NULL; text++, n++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (*text, NULL);

      if (file->unknown_tiebreak != NULL && n == file->n_known_tiebreaks)
        break;
      if (code == NULL || zh_tiebreak_kind_get_family (code->kind) == ZH_TIEBREAK_OTHER)
        {
          *stray = *text;
          return g_strv_builder_end (codes);
        }
      g_strv_builder_add (codes, *text);
    }
  *stray = file->unknown_tiebreak;
  return g_strv_builder_end (codes);
}

gboolean
zh_check_standings (const ZhTrfFile *file,
                    GString         *report)
{
  static const char *const points_alone[] = { "PTS", NULL };
  const ZhTournament      *tournament = file->tournament;
  int                      n_rounds = zh_tournament_count_paired_rounds (tournament);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, n_rounds);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GError) error = NULL;
  gboolean    agreed = check_points (file, history, report);
  const char *stray = NULL;
  g_auto (GStrv) codes = NULL;

  /* Before round 1, and under XXC rank, the field holds the order of the start. */
  if (n_rounds == 0 || file->by_rank)
    return agreed;
  if (counts_next_byes (file, history))
    {
      if (*tournament->tiebreaks != NULL)
        g_string_append (report, "  the points hold byes of the round to pair: tie-breaks not checked\n");
      return check_ranks_of_points (file, report) && agreed;
    }
  codes = dup_checked_codes (file, &stray);
  if (stray != NULL)
    g_string_append_printf (report, "  tie-breaks from %s on: not checked\n", stray);
  standings = zh_standings_new (tournament, n_rounds, codes[0] != NULL ? (const char *const *) codes : points_alone, NULL, &error);
  if (standings == NULL)
    {
      g_string_append_printf (report, "  %s\n", error->message);
      g_clear_error (&error);
      standings = zh_standings_new (tournament, n_rounds, points_alone, NULL, &error);
    }
  if (standings == NULL)
    {
      g_string_append_printf (report, "  %s\n", error->message);
      return FALSE;
    }
  return check_ranks (file, standings, report) && agreed;
}
