/* The solver of chess problems against a twin that tries everything, against endings whose lengths are worked out
 * backwards, and on problems whose keys everybody knows.
 */
#include "config.h"

#include "chess-notation.h"
#include "chess-problem.h"

#include <string.h>

#include "sanitized.h"

static guint n_solved;
static guint n_problems;

static ZhChessSolution *
solve (const ZhChessPosition *position,
       ZhChessGoal            goal,
       int                    moves,
       gboolean               half)
{
  ZhChessTask           task = { goal, moves, half };
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 20000, TRUE, FALSE, NULL };

  return zh_chess_problem_solve (position, &task, &options);
}

/* The twin: no memory, no order, no short cut. */

static gboolean twin_forces (ZhChessGoal            goal,
                             const ZhChessPosition *position,
                             int                    moves);

static gboolean
twin_is_forced (ZhChessGoal            goal,
                const ZhChessPosition *position,
                int                    moves)
{
  ZhChessMove     answers[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, answers);

  if (n == 0)
    return goal == ZH_CHESS_GOAL_MATE && zh_chess_position_is_check (position);
  for (gsize i = 0; i < n; i++)
    {
      ZhChessMove own[ZH_CHESS_MAX_MOVES];

      zh_chess_position_play (position, answers[i], &next);
      if (goal == ZH_CHESS_GOAL_SELFMATE && zh_chess_position_generate (&next, own) == 0)
        {
          if (zh_chess_position_is_check (&next))
            continue;
          return FALSE;
        }
      if (!twin_forces (goal, &next, moves))
        return FALSE;
    }
  return TRUE;
}

static gboolean
twin_forces (ZhChessGoal            goal,
             const ZhChessPosition *position,
             int                    moves)
{
  ZhChessMove     own[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = moves > 0 ? zh_chess_position_generate (position, own) : 0;

  for (gsize i = 0; i < n; i++)
    {
      zh_chess_position_play (position, own[i], &next);
      if (twin_is_forced (goal, &next, moves - 1))
        return TRUE;
    }
  return FALSE;
}

static guint
twin_count_help (const ZhChessPosition *position,
                 int                    plies)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, moves);
  guint           lines = 0;

  if (plies == 0)
    return n == 0 && zh_chess_position_is_check (position) ? 1 : 0;
  for (gsize i = 0; i < n; i++)
    {
      zh_chess_position_play (position, moves[i], &next);
      lines += twin_count_help (&next, plies - 1);
    }
  return lines;
}

static void
check_against_twin (const ZhChessPosition *position,
                    ZhChessGoal            goal,
                    int                    moves)
{
  g_autoptr (ZhChessSolution) solution = solve (position, goal, moves, FALSE);
  ZhChessMove     first[ZH_CHESS_MAX_MOVES];
  ZhChessPosition start = *position;
  gsize           n;
  guint           n_keys = 0;

  zh_chess_problem_prepare (&start);
  n = zh_chess_position_generate (&start, first);
  g_assert_true (solution->finished);
  for (gsize i = 0; i < n; i++)
    {
      ZhChessPosition next;
      int             length = 0;

      zh_chess_position_play (&start, first[i], &next);
      for (int depth = 1; depth <= moves && length == 0; depth++)
        if (twin_is_forced (goal, &next, depth - 1))
          length = depth;
      for (guint k = 0; k < solution->roots->len; k++)
        {
          const ZhSolutionNode *root = g_ptr_array_index (solution->roots, k);

          if (memcmp (&root->move, &first[i], sizeof root->move) == 0)
            {
              g_assert_cmpint (root->length, ==, length);
              n_keys++;
              length = 0;
            }
        }
      g_assert_cmpint (length, ==, 0);
    }
  g_assert_cmpuint (n_keys, ==, solution->n_solutions);
}

/* A first move holds exactly where it is among the solutions. */
static void
check_following (const ZhChessPosition *position,
                 ZhChessGoal            goal,
                 int                    moves)
{
  ZhChessTask           task = { goal, moves, FALSE };
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 0, FALSE, FALSE, NULL };
  ZhChessMove           first[ZH_CHESS_MAX_MOVES];
  ZhChessPosition       start = *position;
  g_autoptr (ZhChessSolution) solution = zh_chess_problem_solve (position, &task, &options);
  guint n_holding = 0;
  gsize n;

  zh_chess_problem_prepare (&start);
  n = zh_chess_position_generate (&start, first);
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
      guint    n_held;
      gboolean done;

      g_array_append_val (line, first[i]);
      g_assert_true (zh_chess_problem_follow (position, &task, &options, line, &n_held, &done));
      n_holding += n_held;
    }
  g_assert_cmpuint (n_holding, ==, solution->n_solutions);
}

static gboolean
make_position (const char      *pieces,
               char             mover,
               ZhChessPosition *position)
{
  char board[65];
  g_autoptr (GString) text = g_string_new (NULL);

  memset (board, '1', 64);
  for (const char *piece = pieces; *piece != '\0'; piece++)
    {
      /* A mate is rarer than a position, and likelier at the edge. */
      int square = g_test_rand_int_range (0, *piece == 'k' ? 8 : 64);

      if (board[square] != '1' || (g_ascii_tolower (*piece) == 'p' && (square < 8 || square >= 56)))
        return FALSE;
      board[square] = *piece;
    }
  for (int row = 0; row < 8; row++)
    {
      g_string_append_len (text, board + 8 * row, 8);
      if (row < 7)
        g_string_append_c (text, '/');
    }
  g_string_append_printf (text, " %c - - 0 1", mover);
  return zh_chess_position_parse (position, text->str, NULL) &&
         zh_chess_position_get_attackers (position, position->king[1 - position->side], (ZhChessSide) position->side) == 0;
}

static const char *const materials[] = { "KQk", "KRkp", "KRRkn", "KQkr", "KBNkp", "KPPkpp", "KRPkbp", "KQNkqp", "KRBkpp", "KPkp" };

static void
test_twin_forced (void)
{
  guint n = 0;
  guint n_done = 0;
  int   wanted = ZH_SANITIZED ? 60 : 500;

  while (n < (guint) wanted || n_done == 0)
    {
      const char     *pieces = materials[g_test_rand_int_range (0, G_N_ELEMENTS (materials))];
      ZhChessGoal     goal = g_test_rand_int_range (0, 3) == 0 ? ZH_CHESS_GOAL_SELFMATE : ZH_CHESS_GOAL_MATE;
      ZhChessPosition position;
      g_autoptr (ZhChessSolution) solution = NULL;

      if (!make_position (pieces, 'w', &position))
        continue;
      check_against_twin (&position, goal, 2);
      if (n % 10 == 0)
        check_following (&position, goal, 2);
      solution = solve (&position, goal, 2, FALSE);
      n_done += solution->n_solutions > 0 ? 1 : 0;
      n++;
    }
  g_test_message ("%u positions agree with the twin, %u of them can be done", n, n_done);
}

static void
test_twin_help (void)
{
  guint n = 0;
  guint n_lines = 0;
  int   wanted = ZH_SANITIZED ? 4 : 40;

  /* Positions without a helpmate prove little: drawn until there were lines to count. */
  while (n < (guint) wanted || n_lines <= 10)
    {
      const char     *pieces = materials[g_test_rand_int_range (0, G_N_ELEMENTS (materials))];
      ZhChessPosition position;
      g_autoptr (ZhChessSolution) solution = NULL;

      if (!make_position (pieces, 'b', &position))
        continue;
      solution = solve (&position, ZH_CHESS_GOAL_HELPMATE, 2, FALSE);
      g_assert_true (solution->finished);
      zh_chess_problem_prepare (&position);
      g_assert_cmpuint (solution->n_solutions, ==, twin_count_help (&position, 4));
      g_assert_cmpint (solution->shortest == 1, ==, twin_count_help (&position, 2) > 0);
      n_lines += solution->n_solutions;
      n++;
    }
  g_test_message ("helpmates: %u positions agree with the twin, %u lines", n, n_lines);
}

/* Lengths of an ending, worked out backwards: by square of the white king, the white man and the black king. */
typedef struct
{
  guint8 to_move[64][64][64];
  guint8 answered[64][64][64];
} Ending;

static void
put_man (ZhChessPosition *position,
         int              square,
         ZhChessPiece     piece,
         ZhChessSide      side)
{
  position->board[square] = (guint8) piece;
  position->pieces[piece] |= G_GUINT64_CONSTANT (1) << square;
  position->colours[side] |= G_GUINT64_CONSTANT (1) << square;
  if (piece == ZH_CHESS_KING)
    position->king[side] = (guint8) square;
}

static gboolean
set_ending (ZhChessPiece     piece,
            int              king,
            int              man,
            int              other,
            ZhChessSide      mover,
            ZhChessPosition *position)
{
  if (king == man || king == other || man == other)
    return FALSE;
  memset (position, 0, sizeof *position);
  memset (position->board, ZH_CHESS_EMPTY, sizeof position->board);
  memset (position->castling_rook, ZH_CHESS_NO_SQUARE, sizeof position->castling_rook);
  position->en_passant = ZH_CHESS_NO_SQUARE;
  position->side = (guint8) mover;
  put_man (position, king, ZH_CHESS_KING, ZH_CHESS_WHITE);
  put_man (position, man, piece, ZH_CHESS_WHITE);
  put_man (position, other, ZH_CHESS_KING, ZH_CHESS_BLACK);
  return zh_chess_position_get_attackers (position, position->king[1 - mover], mover) == 0;
}

static guint8
get_worst_answer (const Ending          *ending,
                  const ZhChessPosition *position,
                  int                    depth)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n = zh_chess_position_generate (position, moves);

  if (n == 0)
    return zh_chess_position_is_check (position) ? 1 : 0;
  for (gsize i = 0; i < n; i++)
    {
      ZhChessPosition next;
      guint64         man;

      zh_chess_position_play (position, moves[i], &next);
      man = next.colours[ZH_CHESS_WHITE] & ~next.pieces[ZH_CHESS_KING];
      if (man == 0)
        return 0;
      if (ending->to_move[next.king[0]][__builtin_ctzll (man)][next.king[1]] == 0)
        return 0;
    }
  return (guint8) depth;
}

static void
fill_ending (Ending      *ending,
             ZhChessPiece piece,
             int          depth)
{
  ZhChessPosition position;

  for (int king = 0; king < 64; king++)
    for (int man = 0; man < 64; man++)
      for (int other = 0; other < 64; other++)
        if (ending->answered[king][man][other] == 0 && set_ending (piece, king, man, other, ZH_CHESS_BLACK, &position))
          ending->answered[king][man][other] = get_worst_answer (ending, &position, depth);
  for (int king = 0; king < 64; king++)
    for (int man = 0; man < 64; man++)
      for (int other = 0; other < 64; other++)
        if (ending->to_move[king][man][other] == 0 && set_ending (piece, king, man, other, ZH_CHESS_WHITE, &position))
          {
            ZhChessMove moves[ZH_CHESS_MAX_MOVES];
            gsize       n = zh_chess_position_generate (&position, moves);

            for (gsize i = 0; i < n; i++)
              {
                ZhChessPosition next;
                guint64         white;

                zh_chess_position_play (&position, moves[i], &next);
                white = next.colours[ZH_CHESS_WHITE] & ~next.pieces[ZH_CHESS_KING];
                if (ending->answered[next.king[0]][__builtin_ctzll (white)][next.king[1]] != 0)
                  ending->to_move[king][man][other] = (guint8) depth;
              }
          }
}

static void
test_ending (gconstpointer data)
{
  ZhChessPiece piece = (ZhChessPiece) GPOINTER_TO_INT (data);
  int          depth = ZH_SANITIZED ? 2 : 3;
  Ending      *ending = g_new0 (Ending, 1);
  guint        n_checked = 0;
  guint        n_mates[5] = { 0 };

  for (int i = 1; i <= depth; i++)
    fill_ending (ending, piece, i);
  for (int i = 0; i < 64 * 64 * 64; i += ZH_SANITIZED ? 997 : 101)
    {
      int                   king = i / 4096;
      int                   man = i / 64 % 64;
      int                   other = i % 64;
      ZhChessTask           task = { ZH_CHESS_GOAL_MATE, depth, FALSE };
      ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 0, FALSE, TRUE, NULL };
      ZhChessPosition       position;
      g_autoptr (ZhChessSolution) solution = NULL;
      int expected = ending->to_move[king][man][other];

      if (!set_ending (piece, king, man, other, ZH_CHESS_WHITE, &position))
        continue;
      solution = zh_chess_problem_solve (&position, &task, &options);
      g_assert_true (solution->finished);
      g_assert_cmpint (solution->shortest, ==, expected == 0 ? -1 : expected);
      n_checked++;
      n_mates[expected]++;
    }
  g_test_message ("K%s against K: %u positions agree; mates in 1, 2, 3: %u, %u, %u", zh_piece_letters_get_sign (ZH_LETTERS_ENGLISH, piece), n_checked, n_mates[1], n_mates[2], n_mates[3]);
  g_assert_cmpuint (n_mates[depth], >, 0);
  g_free (ending);
}

/* Old problems whose solution everybody knows. */
static const struct
{
  const char *name;
  const char *fen;
  ZhChessGoal goal;
  int         moves;
  gboolean    half;
  const char *key; /* of a helpmate the first line */
} famous[] = {
  { "morphy", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", ZH_CHESS_GOAL_MATE, 2, FALSE, "Ra6" },
  { "loyd-excelsior", "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1", ZH_CHESS_GOAL_MATE, 5, FALSE, "b4" },
  { "loyd-charles-xii", "8/6Rp/7p/5K1k/8/6p1/5bPP/4N3 w - - 0 1", ZH_CHESS_GOAL_MATE, 3, FALSE, "Rxg3" },
  { "loyd-charles-xii-no-knight", "8/6Rp/7p/5K1k/8/6p1/5bPP/8 w - - 0 1", ZH_CHESS_GOAL_MATE, 4, FALSE, "hxg3" },
  { "legal", "rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P3/2N5/PPPP1PPP/R1BbK2R w KQkq - 0 6", ZH_CHESS_GOAL_MATE, 2, FALSE, "Bxf7+" },
  { "scholar", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", ZH_CHESS_GOAL_MATE, 1, FALSE, "Qxf7#" },
  { "fool", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", ZH_CHESS_GOAL_MATE, 1, FALSE, "Qh4#" },
  { "opera", "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16", ZH_CHESS_GOAL_MATE, 2, FALSE, "Qb8+" },
  { "immortal", "r1bk2nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 w - - 1 22", ZH_CHESS_GOAL_MATE, 2, FALSE, "Qf6+" },
  { "evergreen", "1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 1 21", ZH_CHESS_GOAL_MATE, 4, FALSE, "Qxd7+" },
  { "reti-tartakower", "rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9", ZH_CHESS_GOAL_MATE, 3, FALSE, "Qd8+" },
  { "smothered", "5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", ZH_CHESS_GOAL_MATE, 2, FALSE, "Qg8+" },
};

static void
test_famous (gconstpointer data)
{
  gsize           i = GPOINTER_TO_SIZE (data);
  ZhChessPosition position;
  gint64          begin = g_get_monotonic_time ();
  g_autoptr (ZhChessSolution) solution = NULL;
  const ZhSolutionNode *root;
  g_autofree char      *key = NULL;

  g_assert_true (zh_chess_position_parse (&position, famous[i].fen, NULL));
  solution = solve (&position, famous[i].goal, famous[i].moves, famous[i].half);
  n_problems++;
  g_test_message ("%s: %u solutions, shortest %d, %u duals, %" G_GUINT64_FORMAT " positions, %d ms, finished %d", famous[i].name,
                  solution->n_solutions, solution->shortest, solution->n_duals, solution->n_positions,
                  (int) ((g_get_monotonic_time () - begin) / 1000), solution->finished);
  g_assert_true (solution->finished);
  g_assert_cmpint (solution->shortest, ==, famous[i].moves);
  g_assert_cmpuint (solution->n_solutions, ==, 1);
  root = g_ptr_array_index (solution->roots, 0);
  key = zh_chess_move_format (&solution->position, root->move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);
  g_assert_cmpstr (key, ==, famous[i].key);
  n_solved++;
}

/* fixtures/chess/problems.csv: ends of games that were published as problems with their keys, of which others know the
 * only one. Rights to castle are as each says; of a helpmate the key is left out where its source tells none. */
static void
test_published (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "problems.csv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gint64 begin = g_get_monotonic_time ();
  guint  n_agree = 0;
  guint  n_all = 0;
  guint  n_unfinished = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, ",", -1);
      ZhChessGoal           goal = g_str_equal (cells[0], "mate") ? ZH_CHESS_GOAL_MATE : ZH_CHESS_GOAL_HELPMATE;
      ZhChessTask           task = { goal, atoi (cells[1]), FALSE };
      ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 20000, FALSE, TRUE, NULL };
      ZhChessPosition       position;
      g_autoptr (ZhChessSolution) solution = NULL;
      g_autofree char *key = NULL;
      gboolean         agrees;

      g_assert_cmpuint (g_strv_length (cells), ==, 4);
      g_assert_true (zh_chess_position_parse (&position, cells[2], NULL));
      solution = zh_chess_problem_solve (&position, &task, &options);
      if (solution->n_solutions > 0)
        key = zh_chess_move_format (&solution->position, ((const ZhSolutionNode *) g_ptr_array_index (solution->roots, 0))->move, ZH_NOTATION_SHORT,
                                    ZH_LETTERS_ENGLISH);
      agrees = solution->finished && solution->shortest == task.moves && solution->n_solutions == 1 && (*cells[3] == '\0' || g_strcmp0 (key, cells[3]) == 0);
      n_all++;
      n_agree += agrees ? 1 : 0;
      n_unfinished += solution->finished ? 0 : 1;
      if (!agrees)
        g_test_message ("%s: %u solutions, shortest %d, key %s", *line, solution->n_solutions, solution->shortest, key);
    }
  g_test_message ("published problems: %u of %u as published, %u not finished, %d ms", n_agree, n_all, n_unfinished,
                  (int) ((g_get_monotonic_time () - begin) / 1000));
  g_assert_cmpuint (n_all, >=, 190);
  g_assert_cmpuint (n_agree, ==, n_all);
  n_problems += n_all;
  n_solved += n_agree;
}

/* "f7g8n": from, to and what it is promoted to. */
static char *
spell_move (const ZhChessPosition *position,
            ZhChessMove            move)
{
  static const char promotions[] = "qrbn";
  g_autofree char  *digits = zh_chess_move_format (position, move, ZH_NOTATION_NUMERIC, ZH_LETTERS_ENGLISH);
  char              text[6] = { 0 };

  for (int i = 0; digits[i] != '\0' && i < 5; i++)
    text[i] = (char) (i == 4 ? promotions[digits[i] - '1'] : i % 2 == 0 ? 'a' + digits[i] - '1'
                                                                        : digits[i]);
  return g_strdup (text);
}

static gboolean
has_key (const ZhChessSolution *solution,
         const char            *key)
{
  for (guint i = 0; i < solution->roots->len; i++)
    {
      g_autofree char *text = spell_move (&solution->position, ((const ZhSolutionNode *) g_ptr_array_index (solution->roots, i))->move);

      if (g_str_equal (text, key))
        return TRUE;
    }
  return *key == '\0';
}

typedef struct
{
  guint n_all;
  guint n_agree;
  guint n_unfinished;
  guint slowest; /* milliseconds */
} Tally;

static void
check_collected (const char *line,
                 Tally      *tally)
{
  static const char *const goals[] = { "mate", "selfmate", "helpmate", NULL };
  g_auto (GStrv) cells = g_strsplit (line, ",", -1);
  ZhChessTask           task = { ZH_CHESS_GOAL_MATE, 0, FALSE };
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 0, FALSE, TRUE, NULL };
  ZhChessPosition       position;
  gint64                begin = g_get_monotonic_time ();
  g_autoptr (ZhChessSolution) solution = NULL;
  gboolean agrees;

  g_assert_cmpuint (g_strv_length (cells), ==, 5);
  g_assert_true (zh_chess_position_parse (&position, cells[2], NULL));
  while (!g_str_equal (goals[task.goal], cells[0]))
    task.goal++;
  task.moves = atoi (cells[1]);
  options.max_nodes = task.goal == ZH_CHESS_GOAL_HELPMATE ? 20000 : 0; /* its lines are the tree */
  solution = zh_chess_problem_solve (&position, &task, &options);
  agrees = solution->finished && solution->shortest == task.moves && has_key (solution, cells[3]) &&
           (*cells[4] == '\0' || solution->n_solutions == (guint) atoi (cells[4]));
  tally->n_all++;
  tally->n_agree += agrees ? 1 : 0;
  tally->n_unfinished += solution->finished ? 0 : 1;
  tally->slowest = MAX (tally->slowest, (guint) ((g_get_monotonic_time () - begin) / 1000));
  if (!agrees)
    g_test_message ("%s: %u solutions, shortest %d, finished %d", line, solution->n_solutions, solution->shortest, solution->finished);
}

/* fixtures/chess/problems-collected.csv: composed problems whose length others proved, and whose key they name: the
 * only one where the last cell is 1. Of a helpmate the last cell counts its lines. Rights to castle are as each says. */
static void
test_collected (gconstpointer data)
{
  const char      *wanted = data; /* how a row begins */
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "problems-collected.csv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gint64 begin = g_get_monotonic_time ();
  Tally  tally = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    if (g_str_has_prefix (lines[i], wanted) && (!ZH_SANITIZED || i % 10 == 0))
      check_collected (lines[i], &tally);
  g_test_message ("collected problems, %s: %u of %u as known, %u not finished, %d ms, slowest %u ms", wanted, tally.n_agree, tally.n_all,
                  tally.n_unfinished, (int) ((g_get_monotonic_time () - begin) / 1000), tally.slowest);
  g_assert_cmpuint (tally.n_agree, ==, tally.n_all);
  n_problems += tally.n_all;
  n_solved += tally.n_agree;
}

static const char *const collected[] = { "mate,2", "mate,3", "mate,4", "selfmate", "helpmate" };

/* One command prints how many there are. */
static void
test_sum (void)
{
  g_test_message ("problems with known keys: %u of %u solved", n_solved, n_problems);
  g_assert_cmpuint (n_solved, ==, n_problems);
}

/* How many games of so many plies end in mate: counts that every move generator is held to. */
static const struct
{
  const char *name;
  const char *fen;
  int         plies;
  guint       mates;
} counts[] = {
  { "array-4", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 8 },
  { "array-5", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 347 },
  { "array-6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 10828 },
  { "busy-3", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 1 },
  { "busy-4", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 43 },
  { "rooks-4", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 17 },
  { "rooks-6", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 2733 },
  { "promotions-3", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 22 },
  { "promotions-4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 5 },
  { "promotions-5", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 50562 },
};

static void
test_count (gconstpointer data)
{
  gsize                 i = GPOINTER_TO_SIZE (data);
  ZhChessTask           task = { ZH_CHESS_GOAL_HELPMATE, counts[i].plies / 2, counts[i].plies % 2 != 0 };
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 20000, FALSE, TRUE, NULL };
  ZhChessPosition       position;
  g_autoptr (ZhChessSolution) solution = NULL;

  g_assert_true (zh_chess_position_parse (&position, counts[i].fen, NULL));
  solution = zh_chess_problem_solve (&position, &task, &options);
  g_assert_true (solution->finished);
  g_test_message ("%s: %" G_GUINT64_FORMAT " positions", counts[i].name, solution->n_positions);
  g_assert_cmpuint (solution->n_solutions, ==, counts[i].mates);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/problems/twin/forced", test_twin_forced);
  g_test_add_func ("/problems/twin/help", test_twin_help);
  g_test_add_data_func ("/problems/ending/queen", GINT_TO_POINTER (ZH_CHESS_QUEEN), test_ending);
  g_test_add_data_func ("/problems/ending/rook", GINT_TO_POINTER (ZH_CHESS_ROOK), test_ending);
  for (gsize i = 0; i < G_N_ELEMENTS (famous); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/famous/%s", famous[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_famous);
    }
  g_test_add_func ("/problems/known/published", test_published);
  for (gsize i = 0; i < G_N_ELEMENTS (collected); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/known/%s", collected[i]);

      g_test_add_data_func (g_strdelimit (path, ",", '-'), collected[i], test_collected);
    }
  g_test_add_func ("/problems/known/sum", test_sum);
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/count/%s", counts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_count);
    }
  return g_test_run ();
}
