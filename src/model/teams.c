#include "config.h"

#include "teams.h"

static const char *const mode_names[] = {
  [ZH_LINEUPS_FIXED] = "fixed",
  [ZH_LINEUPS_SHIFT] = "shift",
  [ZH_LINEUPS_FREE] = "free",
  [ZH_LINEUPS_DISPLAY] = "display",
};

gboolean
zh_tournament_counts_each_game (const ZhTournament *tournament)
{
  return tournament->games_per_pairing > 1 && !zh_tournament_is_team (tournament) &&
         g_strcmp0 (zh_tournament_get_option (tournament, ZH_OPTION_ONE_RESULT), "no") == 0;
}

static ZhScoring
multiply (ZhScoring scoring,
          int       n_games)
{
  ZhPoints *points[] = { &scoring.win, &scoring.draw, &scoring.loss,
                         &scoring.forfeit_win, &scoring.forfeit_loss, &scoring.allocated_bye,
                         &scoring.full_bye, &scoring.half_bye, &scoring.zero_bye };

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    *points[i] *= n_games;
  return scoring;
}

ZhScoring
zh_tournament_get_pairing_scoring (const ZhTournament *tournament)
{
  ZhScoring scoring = tournament->scoring;

  if (!zh_tournament_is_team (tournament) && tournament->games_per_pairing <= 1)
    return scoring;
  if (zh_tournament_counts_each_game (tournament))
    return multiply (scoring, tournament->games_per_pairing);
  scoring.win = scoring.match_win;
  scoring.draw = scoring.match_draw;
  scoring.loss = scoring.match_loss;
  return scoring;
}

gboolean
zh_tournament_counts_games (const ZhTournament *tournament)
{
  const char *scores = zh_tournament_get_option (tournament, ZH_OPTION_TEAM_SCORES);

  return zh_tournament_is_team (tournament) && scores != NULL && g_str_has_prefix (scores, "gp");
}

void
zh_tournament_set_team_byes (ZhTournament *self)
{
  zh_scoring_count_byes_as_matches (&self->scoring);
  if (self->system == ZH_SYSTEM_TEAM_SWISS)
    self->scoring.allocated_bye = self->scoring.match_draw;
}

ZhLineupMode
zh_tournament_get_lineup_mode (const ZhTournament *tournament)
{
  const char *option = zh_tournament_get_option (tournament, ZH_OPTION_LINEUPS);

  for (gsize i = 0; i < G_N_ELEMENTS (mode_names); i++)
    if (g_strcmp0 (option, mode_names[i]) == 0)
      return (ZhLineupMode) i;
  return ZH_LINEUPS_FIXED;
}

gboolean
zh_tournament_is_display (const ZhTournament *tournament)
{
  return zh_tournament_is_team (tournament) && zh_tournament_get_lineup_mode (tournament) == ZH_LINEUPS_DISPLAY;
}

const ZhMember *
zh_tournament_find_exhibitor (const ZhTournament *tournament,
                              gint64              entry_id)
{
  const ZhMember *found = NULL;

  for (guint i = 0; i < tournament->members->len && zh_tournament_is_display (tournament); i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id != entry_id)
        continue;
      if (found != NULL)
        return NULL;
      found = member;
    }
  return found;
}

GPtrArray *
zh_tournament_list_members (const ZhTournament *tournament,
                            gint64              entry_id)
{
  GPtrArray *members = g_ptr_array_new ();

  for (guint i = 0; i < tournament->members->len; i++)
    {
      ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == entry_id)
        g_ptr_array_add (members, member);
    }
  return members;
}

const char *
zh_tournament_get_captain (const ZhTournament *tournament,
                           gint64              entry_id)
{
  g_autofree char *key = g_strdup_printf (ZH_OPTION_CAPTAIN "%" G_GINT64_FORMAT, entry_id);
  const char      *name = zh_tournament_get_option (tournament, key);

  return name != NULL ? name : "";
}

int
zh_tournament_get_member_place (const ZhTournament *tournament,
                                gint64              member_id)
{
  const ZhMember *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;

  return member != NULL ? member->board : G_MAXINT;
}

gint64 *
zh_tournament_dup_lineup (const ZhTournament *tournament,
                          const ZhPairing    *pairing,
                          int                 side)
{
  gint64 *members = g_new0 (gint64, tournament->boards + 1);

  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].leg == 1 && pairing->games[i].board >= 1 && pairing->games[i].board <= tournament->boards)
      members[pairing->games[i].board - 1] = pairing->games[i].member[side];
  return members;
}

/* The match before, if there is one. */
static const ZhPairing *
find_last_match (const ZhTournament *tournament,
                 gint64              entry_id,
                 int                *side)
{
  for (guint i = tournament->rounds->len; i > 0; i--)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i - 1);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          for (*side = 0; *side < 2; (*side)++)
            if (pairing->kind == ZH_PAIRING_GAME && pairing->entry[*side] == entry_id)
              return pairing;
        }
    }
  return NULL;
}

gint64 *
zh_tournament_dup_default_lineup (const ZhTournament *tournament,
                                  gint64              entry_id)
{
  int              side = 0;
  const ZhPairing *last =
      zh_tournament_get_lineup_mode (tournament) == ZH_LINEUPS_FREE ? find_last_match (tournament, entry_id, &side) : NULL;
  const ZhMember *exhibitor;
  gint64         *members;
  int             n = 0;

  if (last != NULL)
    return zh_tournament_dup_lineup (tournament, last, side);
  members = g_new0 (gint64, tournament->boards + 1);
  for (exhibitor = zh_tournament_find_exhibitor (tournament, entry_id); exhibitor != NULL && n < tournament->boards; n++)
    members[n] = exhibitor->id;
  for (guint i = 0; i < tournament->members->len && n < tournament->boards; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == entry_id && !member->reserve)
        members[n++] = member->id;
    }
  return members;
}

int
zh_lineup_find_board (const gint64 *members,
                      int           n,
                      gint64        id)
{
  for (int i = 0; i < n; i++)
    if (members[i] == id)
      return i;
  return -1;
}

/* Nobody goes last; the sort is by insertion, because boards are few. */
static void
sort_by_place (const ZhTournament *tournament,
               gint64             *members)
{
  for (int i = 1; i < tournament->boards; i++)
    for (int k = i; k > 0 && zh_tournament_get_member_place (tournament, members[k - 1]) > zh_tournament_get_member_place (tournament, members[k]); k--)
      {
        gint64 moved = members[k];

        members[k] = members[k - 1];
        members[k - 1] = moved;
      }
}

gboolean
zh_tournament_substitute (const ZhTournament *tournament,
                          gint64             *members,
                          gint64              out,
                          gint64              in)
{
  int at = zh_lineup_find_board (members, tournament->boards, out);
  int other = in != 0 ? zh_lineup_find_board (members, tournament->boards, in) : -1;

  if (at < 0)
    return FALSE;
  members[at] = in;
  if (other >= 0)
    members[other] = out; /* two of the line-up change places */
  if (zh_tournament_get_lineup_mode (tournament) == ZH_LINEUPS_SHIFT)
    sort_by_place (tournament, members);
  return TRUE;
}
