/* What the rules ask of teams (rule-notes.h). */
#include "config.h"

#include "offender.h"
#include "rule-notes.h"
#include "team-norms.h"
#include "teams.h"

static void
add_faults (const ZhTournament *tournament,
            gint64              entry_id,
            const ZhTeamShape  *shape,
            const ZhRuleset    *rules,
            const ZhLanguage   *language,
            GPtrArray          *notes)
{
  const ZhEntry *team = zh_tournament_find_entry (tournament, entry_id);
  g_autoptr (GArray) faults = zh_ruleset_check_team (rules, shape);

  for (guint i = 0; team != NULL && i < faults->len; i++)
    g_ptr_array_add (notes, zh_team_fault_format (&g_array_index (faults, ZhTeamFault, i), team->team_name, language));
}

/* A team as it is entered: who sits at its boards, and its reserves. */
static ZhTeamShape
get_shape (const ZhTournament *tournament,
           const ZhEntry      *team)
{
  ZhTeamShape shape = { .n_reserves = 0, .n_present = -1, .n_boards = tournament->boards };
  g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);

      if (member->reserve)
        shape.n_reserves++;
      else if (member->board <= tournament->boards)
        zh_team_shape_count (&shape, member->person->sex);
    }
  return shape;
}

/* The number that a school class begins with: "7", "7-Б"; 0 where it is not said. */
static int
get_school_class (const ZhMember *member)
{
  return (int) CLAMP (g_ascii_strtoll (member->person->school_class, NULL, 10), 0, G_MAXINT);
}

/* Members whose school class is outside what the regulation admits. */
static void
add_classes (const ZhTournament *tournament,
             const ZhRuleset    *rules,
             const ZhLanguage   *language,
             GPtrArray          *notes)
{
  const char *article = "";
  int         least = 0;
  int         most = G_MAXINT;

  zh_ruleset_get_int (rules, "teams.school-class-min", &least, &article);
  zh_ruleset_get_int (rules, "teams.school-class-max", &most, &article);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      int              school_class = get_school_class (member);
      g_autofree char *name = NULL;

      if (school_class == 0 || (school_class >= least && school_class <= most))
        continue;
      name = zh_member_format_name_with_team (member, tournament);
      zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "%1$s: school class %2$d is not admitted"), name, school_class), article);
    }
}

/* A team of whom nobody is entered yet is still to be filled. */
static void
add_entered (const ZhTournament *tournament,
             const ZhRuleset    *rules,
             const ZhLanguage   *language,
             GPtrArray          *notes)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *team = g_ptr_array_index (tournament->entries, i);
      ZhTeamShape    shape = get_shape (tournament, team);
      g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);

      if (team->status == ZH_ENTRY_PLAYING && members->len > 0)
        add_faults (tournament, team->id, &shape, rules, language, notes);
    }
}

/* Who of a side sits at a board of the first leg and was not marked as missing. */
static void
count_present (const ZhPairing *pairing,
               int              side,
               int             *n_present,
               gboolean        *any_missing)
{
  *n_present = 0;
  *any_missing = FALSE;
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];

      if (game->leg != 1)
        continue;
      *any_missing = *any_missing || game->missing[side];
      *n_present += game->member[side] != 0 && !game->missing[side] ? 1 : 0;
    }
}

static void
add_absent (const ZhTournament *tournament,
            const ZhRound      *round,
            const ZhRuleset    *rules,
            const ZhLanguage   *language,
            GPtrArray          *notes)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int side = 0; side < 2 && zh_pairing_is_open (pairing); side++)
        {
          ZhTeamShape shape = { .n_reserves = -1, .n_boards = tournament->boards };
          gboolean    any_missing;

          count_present (pairing, side, &shape.n_present, &any_missing);
          if (any_missing)
            add_faults (tournament, pairing->entry[side], &shape, rules, language, notes);
        }
    }
}

void
zh_tournament_add_team_notes (const ZhTournament *tournament,
                              const ZhRuleset    *rules,
                              const ZhLanguage   *language,
                              GPtrArray          *notes)
{
  const ZhRound *first = zh_tournament_find_round (tournament, 1);

  g_assert (tournament != NULL && rules != NULL && notes != NULL);

  if (!zh_tournament_is_team (tournament) || tournament->closed)
    return;
  if (first == NULL || first->state == ZH_ROUND_OPEN)
    {
      add_entered (tournament, rules, language, notes);
      add_classes (tournament, rules, language, notes);
    }
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->state != ZH_ROUND_CLOSED)
        add_absent (tournament, round, rules, language, notes);
    }
}
