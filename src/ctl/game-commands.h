/* The commands on games: what every variant gives them. A family of variants is a file of
 * its own, and one line in the table of game-commands.c.
 */
#pragma once

#include "ctl.h"
#include "draw-limits.h"
#include "game-records.h"

G_BEGIN_DECLS

/**
 * ZhCtlMoveStyle:
 * @notation: "san", "long" or "numeric"
 * @letters: "en", "uk" or "ru"
 */
typedef struct
{
  const char *notation;
  const char *letters;
} ZhCtlMoveStyle;

/**
 * ZhCtlGameFault:
 * @ply: the ply at fault, from 1; 0 where the start position is
 * @line: line of the file, 0 unknown
 * @reason: what is wrong with it, with the article
 */
typedef struct
{
  int   ply;
  int   line;
  char *reason;
} ZhCtlGameFault;

/**
 * ZhCtlVariant:
 * @id: "chess", "russian" …
 * @claims_header: columns that @append_claims writes, after the id
 * @perft: counts; @error for a position that cannot be read
 * @append_moves: appends the legal moves, one a line
 * @check: whether all moves are legal; fills @fault where not
 * @append_claims: appends one CSV row without the id
 * @convert: (nullable): appends the moves rewritten, blanks between; fills @fault
 */
typedef struct
{
  const char *id;
  const char *claims_header;
  gboolean (*perft) (const char *id,
                     const char *fen,
                     int         depth,
                     guint64    *nodes,
                     GError    **error);
  gboolean (*append_moves) (const char           *id,
                            const char           *fen,
                            const ZhCtlMoveStyle *style,
                            GString              *text,
                            GError              **error);
  gboolean (*check) (const char         *id,
                     const char         *fen,
                     const ZhGameRecord *record,
                     ZhCtlGameFault     *fault);
  gboolean (*append_claims) (const char         *id,
                             const ZhGameRecord *record,
                             const ZhDrawLimits *limits,
                             GString            *text,
                             ZhCtlGameFault     *fault);
  gboolean (*convert) (const char           *id,
                       const ZhGameRecord   *record,
                       const ZhCtlMoveStyle *style,
                       GString              *text,
                       ZhCtlGameFault       *fault);
} ZhCtlVariant;

extern const ZhCtlVariant zh_ctl_variant_chess;
extern const ZhCtlVariant zh_ctl_variant_chess960;
extern const ZhCtlVariant zh_ctl_variant_russian;
extern const ZhCtlVariant zh_ctl_variant_brazilian;
extern const ZhCtlVariant zh_ctl_variant_checkers;
extern const ZhCtlVariant zh_ctl_variant_english;
extern const ZhCtlVariant zh_ctl_variant_international;

/* Gives back what the fault holds. */
void zh_ctl_game_fault_clear (ZhCtlGameFault *self);

/* The fault of a start position, and of the move at @index of a record, from 0. */
void zh_ctl_game_fault_fill_start (ZhCtlGameFault     *self,
                                   const ZhGameRecord *record,
                                   const GError       *error);
void zh_ctl_game_fault_fill_move (ZhCtlGameFault     *self,
                                  const ZhGameRecord *record,
                                  guint               index,
                                  const GError       *error);

/* Adds a ply and a comma; only the comma where @ply is negative, which means never. */
void zh_ctl_append_ply (GString *text,
                        int      ply);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhCtlGameFault, zh_ctl_game_fault_clear)

G_END_DECLS
