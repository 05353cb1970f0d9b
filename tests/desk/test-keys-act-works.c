/* Keys of the rules about compositions: each with two values, and what is found comes out otherwise. */
#include "config.h"

#include <string.h>

#include "keys-table.h"
#include "solving-table.h"
#include "work-check.h"

static char *
join (GPtrArray *findings)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const ZhWorkFinding *finding = g_ptr_array_index (findings, i);

      g_string_append_printf (text, "%s %s %s|", finding->id, zh_work_weight_to_string (finding->weight), finding->article);
    }
  g_ptr_array_unref (findings);
  return g_string_free (text, FALSE);
}

/* "moves|FEN": a mate. */
static char *
ask_mate (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  ZhChessTask           task = { ZH_CHESS_GOAL_MATE, argument[0] - '0', FALSE };
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 20000, FALSE, !zh_work_presumes_rights (rules), NULL };
  ZhChessPosition       position;
  g_autoptr (ZhChessSolution) solution = NULL;

  g_assert_true (zh_chess_position_parse (&position, argument + 2, NULL));
  solution = zh_chess_problem_solve (&position, &task, &options);
  return join (zh_work_check_chess (rules, zh_language_get_screen (), solution, 1));
}

/* "section|FEN": a win in one move, on 64 or 100 squares by the rules. */
static char *
ask_draughts (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  gboolean                 is_64 = g_str_has_suffix (zh_ruleset_get_id (rules), "64");
  ZhDraughtsTask           task = { ZH_DRAUGHTS_GOAL_WIN, 1, 0, 0 };
  ZhDraughtsProblemOptions options = { 1000, 0, NULL };
  ZhDraughtsPosition       position;
  g_autoptr (ZhDraughtsSolution) solution = NULL;

  g_assert_true (zh_draughts_position_parse (&position, is_64 ? ZH_DRAUGHTS_RUSSIAN : ZH_DRAUGHTS_INTERNATIONAL, strchr (argument, '|') + 1, NULL));
  solution = zh_draughts_problem_solve (&position, &task, &options);
  return join (zh_work_check_draughts (rules, zh_language_get_screen (), &position, (ZhWorkSection) atoi (argument), solution, NULL));
}

/* Rows of a solving event, strokes for the ends of lines: places, points, seconds. */
static char *
ask_solving (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_auto (GStrv) lines = g_strsplit (argument, "|", -1);
  g_autofree char *text = g_strjoinv ("\n", lines);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse (text, rules, &error);
  g_autoptr (GPtrArray) rows = NULL;
  ZhSolvingRules counted;
  GString       *answer = g_string_new (NULL);

  if (event == NULL)
    {
      g_string_append (answer, error->message);
      return g_string_free (answer, FALSE);
    }
  counted = zh_solving_rules_read (rules);
  rows = zh_solving_standings_new (event, &counted, 1, 99);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (answer, "%d %u %d %d|", row->place, row->solver, row->points, row->seconds);
    }
  return g_string_free (answer, FALSE);
}

#define MORPHY "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"

static const KeyCase cases[] = {
  { "ru-chess-988", "composition.legal-position", { "yes", "no" }, ask_mate, "1|k7/8/1K6/8/8/8/8/R7 w - - 0 1" },
  { "ru-chess-988", "composition.array-men-only", { "yes", "no" }, ask_mate, "1|k7/8/K7/8/8/8/QQ6/7R w - - 0 1" },
  { "ru-chess-988", "composition.bishops-differ", { "yes", "no" }, ask_mate, "1|k7/8/1K6/8/8/8/8/B1B4R w - - 0 1" },
  /* Black castles out of it. */
  { "ru-chess-988", "composition.rights-presumed", { "yes", "no" }, ask_mate, "2|r3k3/2p5/1R1K4/2Q5/8/8/8/8 w - - 0 1" },
  { "ru-chess-988", "composition.solvable", { "yes", "no" }, ask_mate, "1|" MORPHY },
  { "ru-chess-988", "composition.one-solution", { "yes", "no" }, ask_mate, "1|k7/8/1K6/8/8/8/8/Q6R w - - 0 1" },
  { "ru-chess-988", "composition.shorter-is-cook", { "yes", "no" }, ask_mate, "3|" MORPHY },
  { "ru-chess-988", "composition.duals-incorrect", { "no", "yes" }, ask_mate, "2|r1bk2nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 w - - 1 22" },
  { "ru-chess-988", "composition.key-faults", { "yes", "no" }, ask_mate, "1|k7/8/1K6/8/8/8/8/7R w - - 0 1" },
  { "ua-draughts-64", "composition.legal-position", { "yes", "no" }, ask_draughts, "0|W:Wa1,b8:Bh8" },
  { "ua-draughts-64", "composition.solvable", { "yes", "no" }, ask_draughts, "0|W:Wa1:Bh8" },
  { "ua-draughts-64", "composition.one-solution", { "yes", "no" }, ask_draughts, "0|W:We1,g1,g3:Bh4" },
  { "ua-draughts-64", "composition.miniature-white-min", { "5", "4" }, ask_draughts, "1|W:Wa1,c1,e1,g1:Bb8,d8,f8" },
  { "ua-draughts-64", "composition.miniature-max", { "6", "7" }, ask_draughts, "1|W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7" },
  { "ua-draughts-64", "composition.problem-from", { "7", "6" }, ask_draughts, "2|W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7,c7" },
  { "ua-draughts-64", "composition.problem-max", { "12", "7" }, ask_draughts, "2|W:Wa1,c1,e1,g1,b2,d2,f2,h2:Bb8,d8,f8,h8,a7,c7,e7" },
  { "ua-draughts-64", "composition.study-white-max", { "4", "3" }, ask_draughts, "3|W:Wa1,c1,e1,g1:Bb8,d8" },
  { "ua-draughts-64", "composition.study-black-max", { "6", "5" }, ask_draughts, "3|W:Wa1,c1:Bb8,d8,f8,h8,a7,c7" },
  { "ua-draughts-64", "composition.task-miniature-white-max", { "7", "3" }, ask_draughts, "5|W:Wa1,c1,e1,g1:Bb8,d8" },
  { "ua-draughts-64", "composition.ending-max", { "8", "3" }, ask_draughts, "6|W:Wa1,c1,e1,g1:Bb8,d8" },
  { "ua-draughts-64", "composition.balance-white", { "1", "2" }, ask_draughts, "1|W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8" },
  { "ua-draughts-64", "composition.balance-black", { "2", "0" }, ask_draughts, "1|W:Wa1,c1,e1,g1,b2:Bb8,d8,f8,h8,a7,c7" },
  { "ua-draughts-64", "composition.balance-large", { "2", "3" }, ask_draughts, "2|W:Wa1,c1,e1,g1,b2,d2,f2,h2:Bb8,d8,f8,h8,a7" },
  { "ua-draughts-100", "composition.balance-large-from", { "13", "8" }, ask_draughts, "2|W:W41-48:B1-6" },
  { "ua-draughts-100", "composition.small-from", { "8", "7" }, ask_draughts, "7|W:W44-50:B1-7" },
  { "ua-draughts-100", "composition.small-max", { "9", "10" }, ask_draughts, "7|W:W41-50:B1-10" },
  { "ua-draughts-100", "composition.medium-from", { "10", "9" }, ask_draughts, "8|W:W42-50:B1-9" },
  { "ua-draughts-100", "composition.medium-max", { "12", "13" }, ask_draughts, "8|W:W38-50:B1-13" },
  { "ua-draughts-100", "composition.large-from", { "13", "12" }, ask_draughts, "9|W:W39-50:B1-12" },
  { "ua-draughts-100", "composition.large-max", { "15", "16" }, ask_draughts, "9|W:W35-50:B1-16" },
  { "ua-draughts-100", "composition.giant-from", { "16", "15" }, ask_draughts, "10|W:W36-50:B1-15" },
  { "ru-chess-988", "solving.work-points", { "5", "4" }, ask_solving, "round,60|work,A|sheet,1,Aaa,20,5" },
  { "ru-chess-988", "solving.zero-full-time", { "yes", "no" }, ask_solving, "round,60|work,A|sheet,1,Aaa,20,0" },
  { "ru-chess-988", "solving.annulled-full-time", { "yes", "no" }, ask_solving, "round,60|work,A|work,B,5,annulled|sheet,1,Aaa,20,5,5" },
  { "ru-chess-988", "solving.time-decides", { "yes", "no" }, ask_solving, "round,60|work,A|sheet,1,Aaa,20,5|sheet,1,Bbb,10,5" },
  { "ru-chess-988", "solving.extra-points", { "no", "yes" }, ask_solving, "round,60|work,A|sheet,1,Aaa,20,6" },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-works", cases, G_N_ELEMENTS (cases));
}
