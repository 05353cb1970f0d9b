/* What is kept of a game by correspondence: its letters, leaves and claims, each a line of words as the
 * table of letters of `zherebctl account` has them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhLetterCell:
 *
 * The columns of that table; the rules say what stands in each (letter-event.h).
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
  ZH_N_LETTER_CELLS,
} ZhLetterCell;

/* Their names in files: "event" … "to". */
extern const char *const zh_letter_cell_names[ZH_N_LETTER_CELLS];

/* The longest text of a cell, in characters. */
#define ZH_LETTER_CELL_MAX 200

/**
 * ZhLetterRecord:
 * @id: of the file; the letters of a game stand by it in the order in which they were entered
 * @game_id: the game
 * @cells: (array fixed-size=11): its line, "" for what it has not
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

/* Puts @text, %NULL for "", into a cell. */
void zh_letter_record_set (ZhLetterRecord *self,
                           ZhLetterCell    cell,
                           const char     *text);

/**
 * zh_letter_record_append_line:
 * @table: gets the record as a line of comma-separated text
 */
void zh_letter_record_append_line (const ZhLetterRecord *self,
                                   GString              *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLetterRecord, zh_letter_record_free)

G_END_DECLS
