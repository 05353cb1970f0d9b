#include "config.h"

#include "game-verdicts.h"

#include <glib/gi18n.h>

#include "draughts-claims.h"
#include "draughts-notation.h"
#include "incident-ruling.h"

/* Where the verdicts of one position are gathered. */
typedef struct
{
  const ZhGameLine *line;
  guint             ply;
  const ZhRuleset  *rules;
  const char       *discipline;
  const ZhLanguage *language;
  ZhPieceLetters    letters;
  ZhDrawLimits      limits;
  GPtrArray        *verdicts;
} Desk;

ZhDrawLimits
zh_ruleset_get_draw_limits (const ZhRuleset *rules)
{
  ZhDrawLimits limits = ZH_DRAW_LIMITS_USUAL;

  if (rules == NULL)
    return limits;
  zh_ruleset_get_int (rules, "claims.repetitions", &limits.repetitions, NULL);
  zh_ruleset_get_int (rules, "claims.moves", &limits.moves, NULL);
  zh_ruleset_get_int (rules, "claims.automatic-repetitions", &limits.automatic_repetitions, NULL);
  zh_ruleset_get_int (rules, "claims.automatic-moves", &limits.automatic_moves, NULL);
  return limits;
}

void
zh_game_verdict_free (ZhGameVerdict *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_free (self->article);
  g_free (self);
}

/* Takes both strings. */
static void
add (Desk         *desk,
     ZhVerdictKind kind,
     char         *text,
     char         *article)
{
  ZhGameVerdict *verdict = g_new0 (ZhGameVerdict, 1);

  verdict->kind = kind;
  verdict->text = text;
  verdict->article = article != NULL ? article : g_strdup ("");
  g_ptr_array_add (desk->verdicts, verdict);
}

static ZhPieceLetters
get_letters (const ZhLanguage *language)
{
  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  zh_piece_letters_parse (zh_language_get_code (language), &letters);
  return letters;
}

/* The articles of an incident in the event's rules; NULL where they do not know it. */
static char *
ask_article (const ZhRuleset *rules,
             const char      *discipline,
             const char      *incident,
             const char      *fallback)
{
  const ZhIncidentQuestion question = { incident, discipline, "individual", TRUE, 1, NULL };
  g_autoptr (ZhIncidentAnswer) answer = NULL;

  if (rules == NULL)
    return g_strdup (fallback);
  answer = zh_incident_ask (rules, &question, NULL);
  if (answer == NULL || !zh_incident_answer_get_applies (answer))
    return NULL;
  return g_strdup (zh_incident_answer_get (answer, "article"));
}

static char *
dup_article (const Desk *desk,
             const char *incident,
             const char *fallback)
{
  return ask_article (desk->rules, desk->discipline, incident, fallback);
}

static gboolean
is_black_to_move (const Desk *desk)
{
  return zh_game_line_is_black_to_move (desk->line, desk->ply);
}

/* "White …" or "Black …": two whole sentences, since names of sides are declined. */
static char *
pick (const Desk *desk,
      gboolean    black,
      const char *white_text,
      const char *black_text)
{
  return g_strdup (zh_trc (desk->language, "verdict", black ? black_text : white_text));
}

/* As on the score sheet: "12... Kd7", one after the other. */
static char *
format_plies (const Desk   *desk,
              const GArray *plies)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < plies->len; i++)
    {
      guint            ply = g_array_index (plies, guint, i);
      g_autofree char *move = ply > 0 ? zh_game_line_format_moves (desk->line, ply - 1, ply, desk->letters)
                                      : g_strdup (zh_trc (desk->language, "verdict", "the start"));

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", move);
    }
  return g_string_free (text, FALSE);
}

/* Repetitions, the same for both families of games */

static gboolean
is_same_position (const ZhGameLine *line,
                  guint             a,
                  guint             b)
{
  if (line->chess != NULL)
    return zh_chess_position_equal (zh_game_line_get_chess (line, a), zh_game_line_get_chess (line, b));
  return zh_draughts_position_equal (zh_game_line_get_draughts (line, a), zh_game_line_get_draughts (line, b));
}

/* The plies after which the position of @ply has stood, itself included. */
static GArray *
find_occurrences (const ZhGameLine *line,
                  guint             ply)
{
  GArray *plies = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i <= ply; i++)
    if (is_same_position (line, i, ply))
      g_array_append_val (plies, i);
  return plies;
}

/* Two whole sentences, since names of sides are declined. */
static const char *
get_repetition_form (const Desk *desk)
{
  gulong times = (gulong) desk->limits.repetitions;

  if (is_black_to_move (desk))
    return zh_trn (desk->language, "Black may claim a draw: the position on the board has stood %1$d time or more (after %2$s)",
                   "Black may claim a draw: the position on the board has stood %1$d times or more (after %2$s)", times);
  return zh_trn (desk->language, "White may claim a draw: the position on the board has stood %1$d time or more (after %2$s)",
                 "White may claim a draw: the position on the board has stood %1$d times or more (after %2$s)", times);
}

static void
add_repetition (Desk       *desk,
                const char *article)
{
  g_autoptr (GArray) plies = find_occurrences (desk->line, desk->ply);
  g_autofree char *list = format_plies (desk, plies);

  if ((int) plies->len >= desk->limits.repetitions && article != NULL)
    /* Translators: how often, then the moves after which the position stood */
    add (desk, ZH_VERDICT_CLAIM, g_strdup_printf (get_repetition_form (desk), desk->limits.repetitions, list), g_strdup (article));
  else if (plies->len >= 2)
    add (desk, ZH_VERDICT_NOTE,
         g_strdup_printf (zh_trn (desk->language, "The position has stood %1$d time (after %2$s)", "The position has stood %1$d times (after %2$s)", (gulong) plies->len),
                          (int) plies->len, list),
         NULL);
}

/* The first repetition on the sheet, where it is no longer on the board. */
static void
add_earlier_repetition (Desk       *desk,
                        int         first,
                        const char *article)
{
  g_autoptr (GArray) plies = NULL;
  g_autofree char *list = NULL;

  if (first <= 0 || is_same_position (desk->line, (guint) first, desk->ply))
    return;
  plies = find_occurrences (desk->line, (guint) first);
  list = format_plies (desk, plies);
  add (desk, ZH_VERDICT_NOTE,
       g_strdup_printf (zh_trn (desk->language, "Earlier a position stood %1$d time (after %2$s); whoever has moved since can no longer claim it",
                                "Earlier a position stood %1$d times (after %2$s); whoever has moved since can no longer claim it", (gulong) plies->len),
                        (int) plies->len, list),
       g_strdup (article));
}

/* Chess */

static const char *
get_intended_form (const Desk *desk)
{
  gulong times = (gulong) desk->limits.repetitions;

  if (is_black_to_move (desk))
    return zh_trn (desk->language, "Black may claim a draw by writing %1$s: the position will have stood %2$d time",
                   "Black may claim a draw by writing %1$s: the position will have stood %2$d times", times);
  return zh_trn (desk->language, "White may claim a draw by writing %1$s: the position will have stood %2$d time",
                 "White may claim a draw by writing %1$s: the position will have stood %2$d times", times);
}

static void
add_intended (Desk                *desk,
              const ZhChessClaims *claims,
              const char          *article)
{
  for (guint i = 0; article != NULL && i < claims->threefold_now->len; i++)
    {
      g_autofree char *move = zh_chess_move_format (zh_game_line_get_chess (desk->line, desk->ply), g_array_index (claims->threefold_now, ZhChessMove, i), ZH_NOTATION_SHORT, desk->letters);

      add (desk, ZH_VERDICT_CLAIM, g_strdup_printf (get_intended_form (desk), move, desk->limits.repetitions), g_strdup (article));
    }
}

static const char *
get_quiet_form (const Desk *desk,
                gboolean    complete)
{
  gulong moves = (gulong) desk->limits.moves;

  if (complete && is_black_to_move (desk))
    return zh_trn (desk->language, "Black may claim a draw: %d move by each side without a capture and without a pawn move",
                   "Black may claim a draw: %d moves by each side without a capture and without a pawn move", moves);
  if (complete)
    return zh_trn (desk->language, "White may claim a draw: %d move by each side without a capture and without a pawn move",
                   "White may claim a draw: %d moves by each side without a capture and without a pawn move", moves);
  if (is_black_to_move (desk))
    return zh_trn (desk->language, "Black may claim a draw by writing a move that takes nothing and moves no pawn: it completes %d move by each side",
                   "Black may claim a draw by writing a move that takes nothing and moves no pawn: it completes %d moves by each side", moves);
  return zh_trn (desk->language, "White may claim a draw by writing a move that takes nothing and moves no pawn: it completes %d move by each side",
                 "White may claim a draw by writing a move that takes nothing and moves no pawn: it completes %d moves by each side", moves);
}

static void
add_fifty (Desk                *desk,
           const ZhChessClaims *claims)
{
  int              half_moves = zh_game_line_get_chess (desk->line, desk->ply)->half_moves;
  g_autofree char *article = dup_article (desk, "claim-fifty", "9.3");

  if (article != NULL && (half_moves >= 2 * desk->limits.moves || claims->fifty_now))
    add (desk, ZH_VERDICT_CLAIM, g_strdup_printf (get_quiet_form (desk, half_moves >= 2 * desk->limits.moves), desk->limits.moves),
         g_strdup (article));
  else if (half_moves >= 20)
    add (desk, ZH_VERDICT_NOTE,
         g_strdup_printf (zh_trn (desk->language, "%d move by each side without a capture and without a pawn move", "%d moves by each side without a capture and without a pawn move", (gulong) half_moves / 2), half_moves / 2),
         g_strdup (article));
}

/* What ends the game without a claim, by the event's rules or by a number that its regulation
 * gives; a rule that the event does not know is only told. Takes @text. */
static void
add_automatic (Desk       *desk,
               const char *incident,
               const char *key,
               const char *fallback,
               char       *text)
{
  g_autofree char   *told = text;
  char              *article = dup_article (desk, incident, fallback);
  const ZhRuleValue *value = desk->rules != NULL && key != NULL ? zh_ruleset_lookup (desk->rules, key) : NULL;

  if (article == NULL && value != NULL)
    article = g_strdup (value->article);
  if (article != NULL)
    add (desk, ZH_VERDICT_OVER, g_steal_pointer (&told), article);
  else
    add (desk, ZH_VERDICT_NOTE, g_strdup_printf (zh_trc (desk->language, "verdict", "%s. The rules of this event end no game by that"), told), NULL);
}

static char *
format_fivefold (const Desk *desk)
{
  int times = desk->limits.automatic_repetitions;

  return g_strdup_printf (zh_trn (desk->language, "A position has stood %d time: the game is drawn without a claim",
                                  "A position has stood %d times: the game is drawn without a claim", (gulong) times),
                          times);
}

static char *
format_seventy_five (const Desk *desk)
{
  int moves = desk->limits.automatic_moves;

  return g_strdup_printf (zh_trn (desk->language, "%d move by each side without a capture and without a pawn move: the game is drawn without a claim",
                                  "%d moves by each side without a capture and without a pawn move: the game is drawn without a claim", (gulong) moves),
                          moves);
}

static void
add_chess_end (Desk                *desk,
               const ZhChessClaims *claims)
{
  switch (claims->end)
    {
    case ZH_CHESS_CHECKMATE:
      add (desk, ZH_VERDICT_OVER, pick (desk, is_black_to_move (desk), NC_ ("verdict", "Checkmate: Black has won"), NC_ ("verdict", "Checkmate: White has won")), g_strdup ("5.1"));
      break;
    case ZH_CHESS_STALEMATE:
      add (desk, ZH_VERDICT_OVER, g_strdup (zh_trc (desk->language, "verdict", "Stalemate: the game is drawn")), g_strdup ("5.2"));
      break;
    case ZH_CHESS_FIVEFOLD:
      add_automatic (desk, "fivefold", "claims.automatic-repetitions", "9.6.1", format_fivefold (desk));
      break;
    case ZH_CHESS_SEVENTY_FIVE:
      add_automatic (desk, "seventyfive", "claims.automatic-moves", "9.6.2", format_seventy_five (desk));
      break;
    case ZH_CHESS_DEAD_MATERIAL:
      add_automatic (desk, "dead-position", NULL, "5.2.2", g_strdup (zh_trc (desk->language, "verdict", "Neither side can mate with what is left: the game is drawn")));
      break;
    case ZH_CHESS_OPEN:
    default:
      break;
    }
}

/* Where an illegal move must have led here, or the side to move stands in check. */
static void
add_check (Desk *desk)
{
  const ZhChessPosition *position = zh_game_line_get_chess (desk->line, desk->ply);
  ZhChessSide            other = 1 - position->side;

  if (zh_chess_position_get_attackers (position, position->king[other], position->side) != 0)
    add (desk, ZH_VERDICT_NOTE,
         pick (desk, other == ZH_CHESS_BLACK, NC_ ("verdict", "White is in check and Black is to move: only an illegal move leads here"), NC_ ("verdict", "Black is in check and White is to move: only an illegal move leads here")),
         dup_article (desk, "illegal-move", "7.5"));
  else if (zh_chess_position_is_check (position))
    add (desk, ZH_VERDICT_NOTE, pick (desk, is_black_to_move (desk), NC_ ("verdict", "White is in check"), NC_ ("verdict", "Black is in check")), NULL);
}

static void
add_chess (Desk *desk)
{
  g_autoptr (ZhChessGame) game = zh_chess_game_new (zh_game_line_get_chess (desk->line, 0));
  g_autoptr (ZhChessClaims) claims = NULL;
  g_autofree char *article = dup_article (desk, "claim-threefold", "9.2");

  for (guint i = 0; i < desk->ply; i++)
    zh_chess_game_play (game, g_array_index (desk->line->chess->moves, ZhChessMove, i));
  claims = zh_chess_claims_new (game, &desk->limits);
  add_chess_end (desk, claims);
  if (claims->end == ZH_CHESS_OPEN || claims->end == ZH_CHESS_FIVEFOLD || claims->end == ZH_CHESS_SEVENTY_FIVE)
    {
      add_repetition (desk, article);
      add_intended (desk, claims, article);
      add_earlier_repetition (desk, claims->threefold_after, article);
      add_fifty (desk, claims);
    }
  add_check (desk);
}

/* Draughts */

static const struct
{
  const char *limit_key[2]; /* up to five units, more; the same where it does not matter */
  const char *title;
} draughts_rules[ZH_N_DRAUGHTS_RULES] = {
  [ZH_DRAUGHTS_RULE_KINGS_ONLY] = { { "draw-counts.kings-only-moves", "draw-counts.kings-only-moves" }, NC_ ("verdict", "kings alone moved, nothing taken") },
  [ZH_DRAUGHTS_RULE_FIVE_ON_ROAD] = { { "draw-counts.five-moves", "draw-counts.five-moves" }, NC_ ("verdict", "three units against a king on the main road") },
  [ZH_DRAUGHTS_RULE_FIVE] = { { "draw-counts.five-moves", "draw-counts.five-moves" }, NC_ ("verdict", "at most two units against one king") },
  [ZH_DRAUGHTS_RULE_FIFTEEN] = { { "draw-counts.long-road-moves", "draw-counts.long-road-moves" }, NC_ ("verdict", "three kings or more against one that does not hold the main road") },
  [ZH_DRAUGHTS_RULE_SIXTEEN] = { { "draw-counts.long-road-moves", "draw-counts.long-road-moves" }, NC_ ("verdict", "three units against a king that does not hold the main road") },
  [ZH_DRAUGHTS_RULE_LONG_ENDING] = { { "draw-counts.kings-4-5-pieces-moves", "draw-counts.kings-6-7-pieces-moves" }, NC_ ("verdict", "both have kings, nothing taken and nothing crowned") },
  [ZH_DRAUGHTS_RULE_FORTY] = { { "draw-counts.checkers-moves", "draw-counts.checkers-moves" }, NC_ ("verdict", "nothing taken and nothing crowned") },
};

static void
add_counter (Desk             *desk,
             ZhDraughtsRule    rule,
             ZhDraughtsCounter counter)
{
  int         limit = counter.limit / 2;
  const char *article = "";
  const char *title = zh_trc (desk->language, "verdict", draughts_rules[rule].title);

  if (counter.limit == 0 || counter.plies == 0)
    return;
  if (desk->rules != NULL)
    zh_ruleset_get_int (desk->rules, draughts_rules[rule].limit_key[counter.limit > 60 ? 1 : 0], &limit, &article);
  /* Translators: moves made, moves that make a draw, the condition */
  add (desk, counter.plies >= 2 * limit ? ZH_VERDICT_CLAIM : ZH_VERDICT_NOTE,
       g_strdup_printf (counter.plies >= 2 * limit ? zh_trc (desk->language, "verdict", "A draw: %1$d of %2$d moves are complete (%3$s)")
                                                   : zh_trc (desk->language, "verdict", "Counter: %1$d of %2$d moves (%3$s)"),
                        counter.plies / 2, limit, title),
       g_strdup (article));
}

/* Whoever may capture must; the article is of the part that the board belongs to. */
static void
add_captures (Desk *desk)
{
  const ZhDraughtsPosition *position = zh_game_line_get_draughts (desk->line, desk->ply);
  g_autoptr (GArray) legal = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  g_autoptr (GString) list = g_string_new (NULL);

  zh_draughts_position_generate (position, legal);
  for (guint i = 0; i < legal->len && g_array_index (legal, ZhDraughtsMove, 0).captured != 0; i++)
    {
      g_autofree char *move = zh_draughts_move_format (position, &g_array_index (legal, ZhDraughtsMove, i));

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", move);
    }
  if (list->len > 0)
    add (desk, ZH_VERDICT_NOTE, g_strdup_printf (zh_trc (desk->language, "verdict", "A capture is compulsory: %s"), list->str),
         g_strdup (desk->line->kind == ZH_GAME_INTERNATIONAL ? "III.3" : "II.3"));
}

static void
add_draughts (Desk *desk)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  g_autofree char *article = dup_article (desk, "dr-claim-repetition", "");
  ZhDraughtsClaims claims;

  g_array_append_vals (moves, desk->line->moves->data, desk->ply);
  claims = zh_draughts_claims_find (zh_game_line_get_draughts (desk->line, 0), moves, desk->limits.repetitions);
  if (claims.loser != 0)
    {
      add (desk, ZH_VERDICT_OVER,
           pick (desk, claims.loser == 2, NC_ ("verdict", "White cannot move: Black has won"), NC_ ("verdict", "Black cannot move: White has won")),
           g_strdup (desk->line->kind == ZH_GAME_INTERNATIONAL ? "III.4.2" : "II.4.2"));
      return;
    }
  add_repetition (desk, article);
  add_earlier_repetition (desk, claims.threefold, article);
  add_captures (desk);
  for (ZhDraughtsRule rule = 0; rule < ZH_N_DRAUGHTS_RULES; rule++)
    add_counter (desk, rule, claims.counters[rule]);
}

static int
compare_kinds (gconstpointer a,
               gconstpointer b)
{
  const ZhGameVerdict *first = *(const ZhGameVerdict *const *) a;
  const ZhGameVerdict *second = *(const ZhGameVerdict *const *) b;

  return (int) first->kind - (int) second->kind;
}

GPtrArray *
zh_game_verdicts_new (const ZhGameLine *line,
                      guint             ply,
                      const ZhRuleset  *rules,
                      const char       *discipline,
                      const ZhLanguage *language)
{
  Desk desk = { line, ply, rules, discipline, language, get_letters (language), zh_ruleset_get_draw_limits (rules), g_ptr_array_new_with_free_func ((GDestroyNotify) zh_game_verdict_free) };

  g_assert (ply <= zh_game_line_get_n_plies (line));
  if (line->chess != NULL)
    add_chess (&desk);
  else
    add_draughts (&desk);
  g_ptr_array_sort (desk.verdicts, compare_kinds);
  return desk.verdicts;
}

/* The helpmate and its kin */

/* What the answer rests on; a helpmate speaks for itself. */
static const char *
get_ground (const ZhMateVerdict *verdict)
{
  switch (verdict->ground)
    {
    case ZH_MATE_BY_LINE:
      return NULL;
    case ZH_MATE_BY_MATERIAL:
      return NC_ ("verdict", "the material never suffices, wherever the men stand");
    case ZH_MATE_BY_REACH:
      return NC_ ("verdict", "no series of moves brings the men where a mate needs them");
    case ZH_MATE_BY_SEARCH:
      return NC_ ("verdict", "every position that can still arise was looked at");
    case ZH_MATE_BY_END:
      return NC_ ("verdict", "the game is over as it stands");
    case ZH_MATE_BY_LIMIT:
    default:
      return NC_ ("verdict", "the search stopped at its limit");
    }
}

static const char *
get_answer (ZhMateAnswer answer,
            ZhChessSide  side)
{
  static const char *const answers[][2] = {
    [ZH_MATE_UNKNOWN] = { NC_ ("verdict", "Whether White can mate was neither found nor disproved: decide yourself"), NC_ ("verdict", "Whether Black can mate was neither found nor disproved: decide yourself") },
    [ZH_MATE_POSSIBLE] = { NC_ ("verdict", "White can still mate by a series of legal moves"), NC_ ("verdict", "Black can still mate by a series of legal moves") },
    [ZH_MATE_IMPOSSIBLE] = { NC_ ("verdict", "White cannot mate by any series of legal moves"), NC_ ("verdict", "Black cannot mate by any series of legal moves") },
  };

  return answers[answer][side];
}

char *
zh_mate_verdict_format (const ZhMateVerdict *verdict,
                        ZhChessSide          side,
                        const ZhRuleset     *rules,
                        const char          *discipline,
                        const ZhLanguage    *language)
{
  g_autofree char *article = ask_article (rules, discipline, "flag-fall", "6.9");
  const char      *ground = get_ground (verdict);
  GString         *text = g_string_new (zh_trc (language, "verdict", get_answer (verdict->answer, side)));

  if (ground != NULL)
    g_string_append_printf (text, ": %s", zh_trc (language, "verdict", ground));
  if (article != NULL)
    g_string_append_printf (text, " (%s)", article);
  return g_string_free (text, FALSE);
}
