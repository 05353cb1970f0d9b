/* Team tournaments: the records of teams (310, 013), byes (320), forfeited matches (330) and
 * line-ups out of order (300), and the entries made of them. The matches: trf-matches.c.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "teams.h"
#include "trf-boards.h"

void
zh_trf_team_free (gpointer data)
{
  ZhTrfTeam *team = data;

  g_free (team->name);
  g_array_unref (team->members);
  g_free (team);
}

void
zh_trf_lineup_free (gpointer data)
{
  ZhTrfLineup *lineup = data;

  g_array_unref (lineup->boards);
  g_free (lineup);
}

static gboolean
add_team_member (ZhTrfReading    *reading,
                 const ZhTrfLine *line,
                 ZhTrfTeam       *team,
                 int              number,
                 GError         **error)
{
  ZhTrfPlayer *player = reading->by_number[number];

  if (player == NULL)
    return zh_trf_line_fail (line, error,
                             _ ("team “%s”: number %d is no player of this file. Correct the number, or add the missing 001 line"),
                             team->name, number);
  if (player->team != 0)
    return zh_trf_line_fail (line, error, _ ("team “%s”: number %d already plays for team %d. Remove the player from one of them"),
                             team->name, number, player->team);
  player->team = team->number;
  g_array_append_val (team->members, number);
  return TRUE;
}

static gboolean
read_members (ZhTrfReading *reading,
              ZhTrfTeam    *team,
              int           column,
              GError      **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));

  if (!zh_trf_line_get_numbers (team->line, column, numbers, error))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    if (!add_team_member (reading, team->line, team, g_array_index (numbers, int, i), error))
      return FALSE;
  return TRUE;
}

static ZhTrfTeam *
add_team (ZhTrfReading    *reading,
          const ZhTrfLine *line,
          int              number,
          char            *name)
{
  ZhTrfTeam *team = g_new0 (ZhTrfTeam, 1);

  team->number = number;
  team->line = line;
  team->name = *name != '\0' ? name : g_strdup_printf ("%d", number);
  if (*name == '\0')
    g_free (name);
  team->members = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (reading->teams, team);
  reading->team_by_number[number] = team;
  return team;
}

static gboolean
read_team (ZhTrfReading    *reading,
           const ZhTrfLine *line,
           GError         **error)
{
  static const ZhTrfField number_field = { 5, 7, NC_ ("TRF field", "team number") };
  static const ZhTrfField points_fields[2] = { { 55, 60, NC_ ("TRF field", "match points") }, { 62, 67, NC_ ("TRF field", "game points") } };
  static const ZhTrfField rank_field = { 69, 71, NC_ ("TRF field", "rank") };
  ZhTrfTeam              *team;
  int                     number = 0;

  if (!zh_trf_line_get_int (line, &number_field, 1, ZH_TRF_MAX_TEAM, &number, error))
    return FALSE;
  if (number == 0 || reading->team_by_number[number] != NULL)
    return zh_trf_line_fail (line, error, _ ("the team number (columns 5–7) is blank or stands in another line already. Give every team a number of its own"));

  team = add_team (reading, line, number, zh_trf_line_dup (line, 9, 40));
  reading->is_team = TRUE;
  for (int i = 0; i < 2; i++)
    {
      team->has_points[i] = !zh_trf_line_is_blank (line, points_fields[i].first, points_fields[i].last);
      if (!zh_trf_line_get_points (line, &points_fields[i], &team->points[i], error))
        return FALSE;
    }
  return zh_trf_line_get_int (line, &rank_field, 0, ZH_TRF_MAX_TEAM, &team->rank, error) &&
         read_members (reading, team, 74, error);
}

/* The team of record 310 that a line of record 013 is about: the one of its players, otherwise
 * the one of its name. */
static ZhTrfTeam *
find_same_team (ZhTrfReading *reading,
                const GArray *members,
                const char   *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhTrfPlayer *player = reading->by_number[g_array_index (members, int, i)];

      if (player != NULL && player->team != 0)
        return reading->team_by_number[player->team];
    }
  for (guint i = 0; i < reading->teams->len && *name != '\0'; i++)
    {
      ZhTrfTeam       *team = g_ptr_array_index (reading->teams, i);
      g_autofree char *other = g_utf8_casefold (team->name, -1);

      if (zh_trf_line_has_code (team->line, "310") && strcmp (folded, other) == 0)
        return team;
    }
  return NULL;
}

/* The same team by both records: those whom 310 left out join it behind the others. */
static gboolean
join_old_team (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               ZhTrfTeam       *team,
               const GArray    *members,
               GError         **error)
{
  for (guint i = 0; i < members->len; i++)
    {
      int                number = g_array_index (members, int, i);
      const ZhTrfPlayer *player = reading->by_number[number];

      if (player != NULL && player->team == team->number)
        continue;
      if (!add_team_member (reading, line, team, number, error))
        return FALSE;
    }
  return TRUE;
}

static void
keep_club (ZhTrfReading *reading,
           const GArray *members,
           const char   *name)
{
  for (guint i = 0; i < members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (members, int, i)];

      if (player != NULL)
        zh_person_set_string (&player->person->club, name);
    }
}

/* 013 of TRF16. In an individual tournament it only says who belongs together, which is
 * kept as the players' club. */
static gboolean
read_old_team (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               GError         **error)
{
  g_autofree char *name = zh_trf_line_dup (line, 5, 36);
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (int));
  ZhTrfTeam *same;
  int        number = 1;

  if (!zh_trf_line_get_numbers (line, 37, members, error))
    return FALSE;
  if (!reading->is_team)
    {
      keep_club (reading, members, name);
      return TRUE;
    }
  same = find_same_team (reading, members, name);
  if (same != NULL && zh_trf_line_has_code (same->line, "310"))
    return join_old_team (reading, line, same, members, error);
  while (number < ZH_TRF_MAX_TEAM && reading->team_by_number[number] != NULL)
    number++;
  if (reading->team_by_number[number] != NULL)
    return zh_trf_line_fail (line, error, _ ("the file has more than %d teams, which the format has no numbers for. Check whether it is damaged"), ZH_TRF_MAX_TEAM);
  return read_members (reading, add_team (reading, line, number, g_steal_pointer (&name)), 37, error);
}

/* The team that has the bye of a round; a file of several 320 lines must not give it twice. */
static gboolean
read_team_bye (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               int              round,
               GError         **error)
{
  ZhTrfField field = { 11 + 4 * round, 13 + 4 * round, NC_ ("TRF field", "team number") };
  int        number = 0;
  int       *given;

  if (!zh_trf_line_get_int (line, &field, 0, ZH_TRF_MAX_TEAM, &number, error))
    return FALSE;
  if (number != 0 && reading->team_by_number[number] == NULL)
    return zh_trf_line_fail (line, error, _ ("team %d, which has a bye, is no team of this file. Correct the number, or add the missing 310 line"), number);
  if ((int) reading->team_bye->len < round)
    g_array_set_size (reading->team_bye, (guint) round);
  given = &g_array_index (reading->team_bye, int, round - 1);
  if (number != 0 && *given != 0 && *given != number)
    return zh_trf_line_fail (line, error, _ ("round %d: teams %d and %d both have the bye of record 320. Keep one of them"), round, *given, number);
  *given = number != 0 ? number : *given;
  return TRUE;
}

/* 320: what a team's bye is worth, and who had it, round by round. */
static gboolean
read_team_byes (ZhTrfReading    *reading,
                const ZhTrfLine *line,
                GError         **error)
{
  static const ZhTrfField match_field = { 5, 8, NC_ ("TRF field", "match points") };
  static const ZhTrfField game_field = { 10, 13, NC_ ("TRF field", "game points") };
  ZhPoints                points = reading->tournament->scoring.match_win;

  if (!zh_trf_line_get_points (line, &match_field, &points, error))
    return FALSE;
  reading->tournament->scoring.allocated_bye = points;
  reading->pab_stated = TRUE;

  if (!zh_trf_line_is_blank (line, game_field.first, game_field.last))
    {
      if (!zh_trf_line_get_points (line, &game_field, &points, error))
        return FALSE;
      g_hash_table_insert (reading->tournament->options, g_strdup (ZH_OPTION_BYE_GAME_POINTS), zh_points_format (points));
    }

  for (int round = 1; 11 + 4 * round <= line->n_columns && round <= ZH_MAX_ROUNDS; round++)
    if (!read_team_bye (reading, line, round, error))
      return FALSE;
  return TRUE;
}

static void
note_forfeit (ZhTrfReading *reading,
              int           round,
              int           team)
{
  if (!g_hash_table_contains (reading->forfeit_of, ZH_TRF_ROUND_KEY (round, team)))
    g_hash_table_insert (reading->forfeit_of, ZH_TRF_ROUND_KEY (round, team), GUINT_TO_POINTER (reading->forfeits->len));
}

static gboolean
read_forfeited_match (ZhTrfReading    *reading,
                      const ZhTrfLine *line,
                      GError         **error)
{
  static const ZhTrfField round_field = { 8, 10, NC_ ("TRF field", "round") };
  static const ZhTrfField white_field = { 12, 14, NC_ ("TRF field", "team number") };
  static const ZhTrfField black_field = { 16, 18, NC_ ("TRF field", "team number") };
  g_autofree char        *result = zh_trf_line_dup (line, 5, 6);
  ZhTrfForfeit            forfeit = { line, 0, 0, 0, { 0, 0 } };

  if (strcmp (result, "+-") != 0 && strcmp (result, "-+") != 0 && strcmp (result, "--") != 0)
    return zh_trf_line_fail (line, error, _ ("“%s” is no forfeited match; expected +-, -+ or --. Correct the line and read the file again"), result);
  if (!zh_trf_line_get_int (line, &round_field, 1, ZH_MAX_ROUNDS, &forfeit.round, error) ||
      !zh_trf_line_get_int (line, &white_field, 1, ZH_TRF_MAX_TEAM, &forfeit.white, error) ||
      !zh_trf_line_get_int (line, &black_field, 1, ZH_TRF_MAX_TEAM, &forfeit.black, error))
    return FALSE;
  if (forfeit.round == 0 || forfeit.white == forfeit.black)
    return zh_trf_line_fail (line, error, _ ("a forfeited match needs its round (columns 8–10) and two teams (columns 12–18). Complete the line"));
  memcpy (forfeit.result, result, 2);
  g_array_append_val (reading->forfeits, forfeit);
  note_forfeit (reading, forfeit.round, forfeit.white);
  note_forfeit (reading, forfeit.round, forfeit.black);
  return TRUE;
}

static gboolean
read_lineup (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  static const ZhTrfField round_field = { 5, 7, NC_ ("TRF field", "round") };
  static const ZhTrfField team_field = { 9, 11, NC_ ("TRF field", "team number") };
  static const ZhTrfField opponent_field = { 13, 15, NC_ ("TRF field", "team number") };
  ZhTrfLineup            *lineup = g_new0 (ZhTrfLineup, 1);

  lineup->line = line;
  lineup->boards = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (reading->lineups, lineup);
  if (!zh_trf_line_get_int (line, &round_field, 1, ZH_MAX_ROUNDS, &lineup->round, error) ||
      !zh_trf_line_get_int (line, &team_field, 1, ZH_TRF_MAX_TEAM, &lineup->team, error) ||
      !zh_trf_line_get_int (line, &opponent_field, 0, ZH_TRF_MAX_TEAM, &lineup->opponent, error) ||
      !zh_trf_line_get_numbers (line, 17, lineup->boards, error))
    return FALSE;
  if (zh_trf_find_lineup (reading, lineup->round, lineup->team) != NULL)
    {
      zh_trf_reading_note (reading, line, _ ("Round %d: team %d has a second line-up; the first one counts"), lineup->round, lineup->team);
      return TRUE;
    }
  g_hash_table_insert (reading->lineup_of, ZH_TRF_ROUND_KEY (lineup->round, lineup->team), lineup);
  if (!g_hash_table_contains (reading->lineup_against, ZH_TRF_ROUND_KEY (lineup->round, lineup->opponent)))
    g_hash_table_insert (reading->lineup_against, ZH_TRF_ROUND_KEY (lineup->round, lineup->opponent), lineup);
  return TRUE;
}

/* What says which teams there are, and after it what says so in the older way: a file may
 * hold both. */
const ZhTrfRecord zh_trf_roster_records[] = {
  { "310", read_team },
  { NULL, NULL },
};

const ZhTrfRecord zh_trf_old_roster_records[] = {
  { "013", read_old_team },
  { NULL, NULL },
};

const ZhTrfRecord zh_trf_team_records[] = {
  { "320", read_team_byes },
  { "330", read_forfeited_match },
  { "300", read_lineup },
  { NULL, NULL },
};

static void
add_members (ZhTrfReading    *reading,
             const ZhTrfTeam *team)
{
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];
      ZhMember    *member = zh_member_new ();

      member->id = player->number;
      member->entry_id = team->number;
      member->person = zh_person_ref (player->person);
      member->board = (int) i + 1;
      member->reserve = (int) i >= reading->tournament->boards;
      member->number = player->number;
      member->rating = player->rating;
      g_ptr_array_add (reading->tournament->members, member);
    }
}

static void
note_players_without_team (ZhTrfReading *reading)
{
  for (guint i = 0; i < reading->players->len; i++)
    {
      const ZhTrfPlayer *player = g_ptr_array_index (reading->players, i);

      if (player->team == 0)
        zh_trf_reading_note (reading, player->line, _ ("Number %d is in no team (record 310 or 013) and was left out"), player->number);
    }
}

static int
compare_teams (gconstpointer a,
               gconstpointer b)
{
  const ZhTrfTeam *left = *(const ZhTrfTeam *const *) a;
  const ZhTrfTeam *right = *(const ZhTrfTeam *const *) b;

  return left->number - right->number;
}

/* A team's absence in a round to come stands in the cells of all its members. */
static void
add_absences (ZhTrfReading *reading,
              ZhTrfTeam    *team)
{
  guint n_rounds = 0;

  for (guint i = 0; i < team->members->len; i++)
    n_rounds = MAX (n_rounds, reading->by_number[g_array_index (team->members, int, i)]->cells->len);
  for (int round = reading->n_paired + 1; round <= (int) n_rounds; round++)
    {
      ZhPairingKind kind;

      if (zh_trf_team_get_bye (reading, team, round, &kind))
        zh_trf_add_absence (reading->entries[team->number], round, kind);
    }
}

static void
add_entry (ZhTrfReading *reading,
           ZhTrfTeam    *team)
{
  ZhEntry   *entry = zh_entry_new ();
  int        primary = zh_tournament_counts_games (reading->tournament) ? 1 : 0;
  ZhTrfPlace place = { team->number, team->has_points[primary], team->points[primary], team->rank };

  entry->id = team->number;
  entry->start_number = team->number;
  g_free (entry->team_name);
  entry->team_name = g_strdup (team->name);
  reading->entries[team->number] = entry;
  g_ptr_array_add (reading->tournament->entries, entry);
  add_members (reading, team);
  if (zh_trf_line_has_code (team->line, "310"))
    g_array_append_val (reading->file->places, place);
}

gboolean
zh_trf_build_team (ZhTrfReading *reading,
                   GError      **error)
{
  ZhTournament *tournament = reading->tournament;
  ZhScoring    *scoring = &tournament->scoring;
  ZhPoints      allocated;

  if (reading->teams->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("The file is of a team tournament but names no teams (records 310 or 013). Add them, or correct the type in record 092"));
  note_players_without_team (reading);
  g_ptr_array_sort (reading->teams, compare_teams);
  tournament->boards = zh_trf_count_boards (reading);
  allocated = scoring->allocated_bye;
  zh_tournament_set_team_byes (tournament);
  if (reading->pab_stated)
    scoring->allocated_bye = allocated;

  for (guint i = 0; i < reading->teams->len; i++)
    add_entry (reading, g_ptr_array_index (reading->teams, i));

  for (int number = 1; number <= reading->n_paired; number++)
    {
      ZhRound *round = zh_trf_build_match_round (reading, number, error);

      if (round == NULL)
        return FALSE;
      g_ptr_array_add (tournament->rounds, round);
    }
  for (guint i = 0; i < reading->teams->len; i++)
    add_absences (reading, g_ptr_array_index (reading->teams, i));
  return TRUE;
}
