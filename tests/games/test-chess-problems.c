/* The solver of chess problems against a twin that tries everything, against endings whose lengths are worked out
 * backwards, and against counts of mates. Problems with known keys are in test-known-problems.
 */
#include "config.h"

#include "chess-notation.h"
#include "chess-problem.h"

#include <string.h>

#include "sanitized.h"

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
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/count/%s", counts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_count);
    }
  return g_test_run ();
}
