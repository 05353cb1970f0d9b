/* The ruling from which the result of a board follows. */
#include "config.h"

#include "ruled-results.h"

/* Records in their order: of tournament 1, round 2; the last in force of a board counts. */
static const struct
{
  int           board;
  int           game;
  ZhRuledResult decided;
} records[] = {
  { 1, 0, ZH_RULED_LOSS },
  { 1, 0, ZH_RULED_NONE },
  { 2, 1, ZH_RULED_DRAW },
  { 2, 2, ZH_RULED_BOTH_LOSE },
  { 3, 0, ZH_RULED_LOSS },
  { 3, 0, ZH_RULED_WIN }, /* annulled */
};

static const struct
{
  gint64 tournament;
  int    round;
  int    board;
  int    game;
  gint64 found; /* which of them, from 1; 0 for none */
} asked[] = {
  { 1, 2, 1, -1, 1 },
  { 1, 2, 1, 0, 1 },
  { 1, 2, 2, -1, 4 },
  { 1, 2, 2, 0, 3 },
  { 1, 2, 2, 1, 4 },
  { 1, 2, 2, 2, 0 },
  { 1, 2, 3, 0, 5 },
  { 1, 2, 4, -1, 0 },
  { 1, 1, 1, -1, 0 },
  { 2, 2, 1, -1, 0 },
};

static void
test_ruling (void)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhProtest *protest = zh_protest_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      ZhIncidentRecord *record = zh_incident_record_new ();

      record->id = (gint64) i + 1;
      record->tournament_id = 1;
      record->round = 2;
      record->board = records[i].board;
      record->game = records[i].game;
      record->decided = records[i].decided;
      g_ptr_array_add (competition->incidents, record);
    }
  protest->incident_id = (gint64) G_N_ELEMENTS (records);
  protest->effect = ZH_PROTEST_EFFECT_ANNULLED;
  g_ptr_array_add (competition->protests, protest);
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      const ZhIncidentRecord *found = zh_competition_find_result_ruling (competition, asked[i].tournament, asked[i].round, asked[i].board, asked[i].game);

      g_assert_cmpint (found != NULL ? found->id : 0, ==, asked[i].found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruled-results/ruling", test_ruling);
  return g_test_run ();
}
