/* The drawing of openings for micro-matches in draughts-64: a table of openings from a file that
 * the arbiter brings, and one of them drawn for each round or for each board of it, the same for
 * both games.
 *
 * In chess they may be the positions of Chess960 instead, of which one is drawn in the same way.
 *
 * Source: Ukrainian draughts rules IV.9.5.2, IV.9.5.9; Laws of 2009, Appendix F.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* The option of a tournament that keeps the table, in the form of the file without comments. */
#define ZH_OPTION_OPENINGS "openings"

/* The option that says for what one is drawn: "round", or "board" for each pair its own. Without
 * it, the round. */
#define ZH_OPTION_OPENING_PER "opening-per"

/* A line of a table that stands for all positions of Chess960, numbered from 0. */
#define ZH_OPENINGS_CHESS960 "chess960"

#define ZH_MAX_OPENINGS 2000
#define ZH_MAX_OPENING_BYTES 400

/**
 * ZhOpening:
 * @number: in the table
 * @text: first moves, or a position
 */
typedef struct
{
  int   number;
  char *text;
} ZhOpening;

/**
 * ZhOpenings:
 * @name: of the table, "" where the file names none
 * @list: (element-type ZhOpening): in the order of the file
 * @chess960: they are the positions of Chess960
 */
typedef struct
{
  char      *name;
  GPtrArray *list;
  gboolean   chess960;
} ZhOpenings;

/**
 * zh_openings_parse:
 * @text: UTF-8; a line an opening: its number, a full stop if one likes, and its moves; a line
 *   "name" with the name of the table, or %ZH_OPENINGS_CHESS960 and nothing else; empty lines and those that begin with "#" are left out
 * @error: %ZH_ERROR_INPUT with the line, what was expected and what to do
 *
 * Returns: (transfer full): the table, with at least one opening
 */
ZhOpenings *zh_openings_parse (const char *text,
                               GError    **error);
void        zh_openings_free (ZhOpenings *self);

/**
 * zh_openings_format:
 *
 * Returns: (transfer full): the table as zh_openings_parse() reads it
 */
char *zh_openings_format (const ZhOpenings *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_openings_draw:
 * @tournament: whose rounds before @round have their openings
 * @seed: shown before the draw
 *
 * Draws among the openings that no round has yet, or among all when all are used up: the number
 * of the round in the sequence of @seed seeds a generator, whose first number says which.
 *
 * Returns: (transfer none): the opening drawn
 */
const ZhOpening *zh_openings_draw (const ZhOpenings   *self,
                                   const ZhTournament *tournament,
                                   int                 round,
                                   guint64             seed);

/**
 * zh_openings_draw_boards:
 * @round: of @tournament
 * @options: of the tournament; gets what is drawn
 *
 * Draws for each pair of the round that has no opening yet, in the order of the boards, with one
 * generator seeded as by zh_openings_draw(): among those that neither of the two has had and no
 * board of this round has, else among those neither of the two has had, else among all.
 *
 * Returns: how many were drawn
 */
int zh_openings_draw_boards (const ZhOpenings   *self,
                             const ZhTournament *tournament,
                             const ZhRound      *round,
                             GHashTable         *options,
                             guint64             seed);

/**
 * zh_opening_keep:
 *
 * Keeps the opening of a round in the options of a tournament that is not shared yet.
 */
void zh_opening_keep (GHashTable      *options,
                      int              round,
                      const ZhOpening *opening);

/* As zh_opening_keep(), for one board. */
void zh_opening_keep_board (GHashTable      *options,
                            const ZhPairing *pairing,
                            const ZhOpening *opening);

/**
 * zh_openings_find:
 * @number: in the table
 *
 * Returns: (transfer none) (nullable): the opening with that number
 */
const ZhOpening *zh_openings_find (const ZhOpenings *self,
                                   int               number);

/**
 * zh_tournament_get_opening:
 *
 * Returns: (transfer none) (nullable): the opening drawn for all boards of @round: "12 c3-d4 d6-c5"
 */
const char *zh_tournament_get_opening (const ZhTournament *tournament,
                                       int                 round);

/**
 * zh_tournament_find_opening:
 * @pairing: of @round
 *
 * Returns: (transfer none) (nullable): the opening drawn for the board, else for the round
 */
const char *zh_tournament_find_opening (const ZhTournament *tournament,
                                        int                 round,
                                        const ZhPairing    *pairing);

/* Whether each pair is to have an opening of its own. */
gboolean zh_tournament_has_board_openings (const ZhTournament *tournament);

/* Whether a game of @round still waits for its opening. */
gboolean zh_tournament_needs_opening (const ZhTournament *tournament,
                                      const ZhRound      *round);

/**
 * zh_opening_get_moves:
 * @opening: as zh_tournament_find_opening() returns it
 *
 * Returns: (transfer none): the moves or the position, without the number
 */
const char *zh_opening_get_moves (const char *opening);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhOpenings, zh_openings_free)

G_END_DECLS
