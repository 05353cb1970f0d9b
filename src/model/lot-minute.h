/* The minutes of a drawing of lots: when and where, who conducted it, who was there, who was taken in late, what was
 * changed afterwards with whose consent (RU 31.1–31.4, 31.10.1.2). What was drawn is in the file itself.
 */
#pragma once

#include "fields.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * ZhLotKind:
 * @ZH_LOT_NUMBERS: the start numbers
 * @ZH_LOT_ROUNDS: the order in which the rounds of a table are played
 * @ZH_LOT_PAIRS: the pairs of a round
 * @ZH_LOT_OPENING: the opening or the position of a round
 * @ZH_LOT_COLOURS: colours of a round, or of the first board of its matches
 * @ZH_LOT_EXTRA_GAME: colours of the extra game of a match
 * @ZH_LOT_PLAY_OFF: numbers, pairs and colours of a play-off
 * @ZH_LOT_TIES: places that nothing else decides
 * @ZH_LOT_N_KINDS: how many
 *
 * In the order of the papers.
 */
typedef enum
{
  ZH_LOT_NUMBERS,
  ZH_LOT_ROUNDS,
  ZH_LOT_PAIRS,
  ZH_LOT_OPENING,
  ZH_LOT_COLOURS,
  ZH_LOT_EXTRA_GAME,
  ZH_LOT_PLAY_OFF,
  ZH_LOT_TIES,
  ZH_LOT_N_KINDS,
} ZhLotKind;

/* The stable names for files and options, by #ZhLotKind: "numbers" … "ties", %NULL behind the last. */
extern const char *const zh_lot_kind_words[];

/* Whether a drawing of the kind is that of a round, and whether of one board there. */
gboolean zh_lot_kind_has_round (ZhLotKind kind);
gboolean zh_lot_kind_has_board (ZhLotKind kind);

/**
 * zh_lot_format_title:
 * @round: 0 where the kind has none
 * @board: 0 where the kind has none
 *
 * Returns: (transfer full): what is drawn: "Pairs of round 3"
 */
char *zh_lot_format_title (ZhLotKind         kind,
                           int               round,
                           int               board,
                           const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhLotMinute:
 * @id: of the file
 * @kind: a #ZhLotKind
 * @round: 0 where the kind has none
 * @board: 0 where the kind has none
 * @held: when it began, local time, "2026-11-20T10:00"; "" where nobody says
 * @place: where
 * @conducted: by whom
 * @method: by hand, with envelopes, by the program
 * @outcome: what was drawn, where the file itself does not tell
 * @present: who was there
 * @absent: who was not
 * @late: who was taken in late, by whose decision
 * @changes: exceptions, and changes after the draw
 * @consent: who agreed to them
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  int    kind;
  int    round;
  int    board;
  char  *held;
  char  *place;
  char  *conducted;
  char  *method;
  char  *outcome;
  char  *present;
  char  *absent;
  char  *late;
  char  *changes;
  char  *consent;
} ZhLotMinute;

/* What people fill in; of which drawing it is is the program's. */
extern const ZhRecordType zh_lot_minute_type;

/* Of the numbers, with nothing said. */
ZhLotMinute *zh_lot_minute_new (void);
void         zh_lot_minute_free (ZhLotMinute *self);

/**
 * zh_lot_minutes_find:
 * @minutes: (element-type ZhLotMinute): of one tournament
 *
 * Returns: (transfer none) (nullable): those of a drawing
 */
const ZhLotMinute *zh_lot_minutes_find (const GPtrArray *minutes,
                                        ZhLotKind        kind,
                                        int              round,
                                        int              board);

/**
 * zh_lot_minutes_start:
 * @minutes: (element-type ZhLotMinute): of one tournament
 *
 * What to begin with for a drawing: what stands there; else place and who conducted it as in the last minutes.
 *
 * Returns: (transfer full): minutes of that drawing, with id 0 where there are none yet
 */
ZhLotMinute *zh_lot_minutes_start (const GPtrArray *minutes,
                                   ZhLotKind        kind,
                                   int              round,
                                   int              board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLotMinute, zh_lot_minute_free)

G_END_DECLS
