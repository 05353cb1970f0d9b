/* What is kept of a game by correspondence: its letters, leaves and claims. The first cells are a line of the
 * table of letters of `zherebctl account`; the others are what the file alone keeps.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhLetterCell:
 *
 * The columns of that table, of which the rules say what stands in each (letter-event.h), and behind them
 * @ZH_LETTER_CELL_TEXT: the moves as they are written
 * @ZH_LETTER_CELL_TOLD: of a claim: when the partner was told, by registered letter or with a copy
 * @ZH_LETTER_CELL_EVIDENCE: of a claim: words of what came with it (claim-evidence.h)
 * @ZH_LETTER_CELL_ENCLOSED: of a claim: the next move, which the partner is not told
 * @ZH_LETTER_CELL_OBJECTED: of a claim: when the partner objected
 * @ZH_LETTER_CELL_OBJECTION: and why
 * @ZH_LETTER_CELL_VERDICT: of a claim: how it was decided (claim-evidence.h)
 * @ZH_LETTER_CELL_REASON: and why
 */
typedef enum
{
  ZH_LETTER_CELL_EVENT,
  ZH_LETTER_CELL_SIDE,
  ZH_LETTER_CELL_NO,
  ZH_LETTER_CELL_KIND,
  ZH_LETTER_CELL_RECEIVED,
  ZH_LETTER_CELL_ARRIVAL,
  ZH_LETTER_CELL_SENT,
  ZH_LETTER_CELL_DISPATCH,
  ZH_LETTER_CELL_SLIP,
  ZH_LETTER_CELL_FROM,
  ZH_LETTER_CELL_TO,
  ZH_LETTER_CELL_TEXT,
  ZH_LETTER_CELL_TOLD,
  ZH_LETTER_CELL_EVIDENCE,
  ZH_LETTER_CELL_ENCLOSED,
  ZH_LETTER_CELL_OBJECTED,
  ZH_LETTER_CELL_OBJECTION,
  ZH_LETTER_CELL_VERDICT,
  ZH_LETTER_CELL_REASON,
  ZH_N_LETTER_CELLS,
} ZhLetterCell;

/* The cells of the table. */
#define ZH_N_TABLE_CELLS (ZH_LETTER_CELL_TO + 1)

/* Their names in files: "event" … "to", and "text" … "reason". */
extern const char *const zh_letter_cell_names[ZH_N_LETTER_CELLS];

/* The longest text of a cell of the table, and of one of the others, in characters. */
#define ZH_LETTER_CELL_MAX 200
#define ZH_LETTER_TEXT_MAX 2000

/**
 * ZhLetterRecord:
 * @id: of the file; the letters of a game stand by it in the order in which they were entered
 * @game_id: the game
 * @cells: (array fixed-size=19): its line and what else is known, "" for what it has not
 */
typedef struct
{
  gint64 id;
  gint64 game_id;
  char  *cells[ZH_N_LETTER_CELLS];
} ZhLetterRecord;

/* All cells are "" and never %NULL. */
ZhLetterRecord *zh_letter_record_new (void);
void            zh_letter_record_free (ZhLetterRecord *self);

/* Returns: (transfer full): another with the same cells, id and game */
ZhLetterRecord *zh_letter_record_copy (const ZhLetterRecord *self);

/* Puts @text, %NULL for "", into a cell. */
void zh_letter_record_set (ZhLetterRecord *self,
                           ZhLetterCell    cell,
                           const char     *text);

/**
 * zh_letter_record_append_line:
 * @n_cells: how many of its cells
 * @table: gets them as a line of comma-separated text
 */
void zh_letter_record_append_line (const ZhLetterRecord *self,
                                   int                   n_cells,
                                   GString              *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLetterRecord, zh_letter_record_free)

G_END_DECLS
