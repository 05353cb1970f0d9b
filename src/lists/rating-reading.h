/* A rating list being read: what the readers of fixed columns, CSV and XML share. Private to this floor.
 */
#pragma once

#include "progress.h"
#include "rating-lines.h"
#include "rating-row.h"

G_BEGIN_DECLS

/* How many faults are told one by one. */
#define ZH_LIST_MAX_FAULTS 20

/* How many lines at the beginning may be the heading. */
#define ZH_LIST_HEADING_LINES 20

/**
 * ZhListRowFunc:
 * @row: a player, until the call returns
 * @error: ends the reading
 */
typedef gboolean (*ZhListRowFunc) (const ZhListRow *row,
                                   gpointer         user_data,
                                   GError         **error);

/**
 * ZhListReading:
 * @kind: what is read
 * @source: where
 * @lines: of @source
 * @progress: (nullable)
 * @func: gets every player
 * @heading: (nullable): the line that names the columns, once it is found
 * @unread: (element-type utf8): columns that are there and not read
 * @faults: (element-type utf8): the first %ZH_LIST_MAX_FAULTS lines that were not understood, and why
 * @n_rows: players
 * @n_faults: lines that are none
 */
typedef struct
{
  const ZhListKind *kind;
  ZhListSource     *source;
  ZhListLines      *lines;
  const ZhProgress *progress;
  ZhListRowFunc     func;
  gpointer          user_data;
  ZhListRowRoom     room;
  char             *heading;
  GPtrArray        *unread;
  GPtrArray        *faults;
  guint64           n_rows;
  guint64           n_faults;
} ZhListReading;

/* Makes what it collects in; what the caller has set stays. Both belong to each other. */
void zh_list_reading_init (ZhListReading *self);
void zh_list_reading_clear (ZhListReading *self);

/* Counts a line that is no player. */
void zh_list_reading_add_fault (ZhListReading *self,
                                guint64        line,
                                const char    *reason);

/**
 * zh_list_reading_take:
 * @cells: of a line
 * @line: its number
 * @error: of the function that gets the players; %ZH_ERROR_CANCELLED
 *
 * Makes a player of a line, or a fault.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_list_reading_take (ZhListReading     *self,
                               const ZhListCells *cells,
                               guint64            line,
                               GError           **error);

/**
 * zh_list_read_fixed / zh_list_read_csv / zh_list_read_xml:
 * @error: %ZH_ERROR_INPUT: no heading with the words of the kind; as zh_list_lines_next() and zh_list_reading_take()
 *
 * Read all of the list.
 */
gboolean zh_list_read_fixed (ZhListReading *self,
                             GError       **error);
gboolean zh_list_read_csv (ZhListReading *self,
                           GError       **error);
gboolean zh_list_read_xml (ZhListReading *self,
                           GError       **error);

/* Cuts blanks off both ends of a cell. */
void zh_list_trim (const char **text,
                   gsize       *length);

/**
 * zh_list_decode_line:
 * @line: (inout): bytes; replaced by @room where they are no UTF-8
 * @length: (inout): of them
 * @room: receives the text then
 *
 * Returns: whether every letter is ASCII
 */
gboolean zh_list_decode_line (ZhListEncoding encoding,
                              const char   **line,
                              gsize         *length,
                              GString       *room);

/**
 * zh_list_csv_cut:
 * @line: UTF-8
 * @cells: (array length=max_cells): receives the places of the cells, without blanks and quotation marks
 * @lengths: (array length=max_cells): their lengths
 * @room: receives cells with doubled quotation marks in them
 *
 * Returns: how many cells; -1 where a quotation mark is not closed
 */
int zh_list_csv_cut (const char  *line,
                     gsize        length,
                     char         separator,
                     const char **cells,
                     gsize       *lengths,
                     int          max_cells,
                     GString     *room);

/* The sign that parts most cells of a line. */
char zh_list_csv_guess_separator (const char *line,
                                  gsize       length);

/**
 * zh_list_kind_count_words:
 * @text: the beginning of a list, not NUL-terminated
 *
 * Returns: how many words of its signature are there, when all are; otherwise 0
 */
int zh_list_kind_count_words (const ZhListKind *self,
                              const char       *text,
                              gsize             length);

/* Whether a line is the heading: it holds all words of the signature. Not for XML. */
gboolean zh_list_kind_is_heading (const ZhListKind *self,
                                  const char       *line,
                                  gsize             length);

/* Where the word of a heading stands in a line of fixed columns; -1 for nowhere. */
gssize zh_list_find_heading_word (const char *heading,
                                  const char *word);

G_END_DECLS
