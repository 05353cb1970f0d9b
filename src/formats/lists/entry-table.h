/* An entry list from outside, a file or a paste, on its way into a tournament: the table as
 * it stands there, what each column is taken for, and the entries that come of it with a
 * report of every cell that was not understood.
 *
 * A dialog shows the table and lets the user change columns, heading and delimiter, mend cells and
 * leave rows out; each change is followed by zh_entry_table_make_entries() anew.
 */
#pragma once

#include "list-columns.h"
#include "progress.h"
#include "text-lines.h"
#include "tournament.h"

G_BEGIN_DECLS

typedef struct _ZhEntryTable ZhEntryTable;

/* Rows below the heading: more players than any tournament has. */
#define ZH_LIST_MAX_ROWS 10000

/**
 * ZhListProblem:
 * @line: line of the text, from 1
 * @row: row of the table, from 0, or -1 where the list or one of its columns is meant
 * @column: column of the table, from 0, or -1 where the whole row is meant
 * @is_skipped: whether the row makes no entry; otherwise only the field stays blank
 * @is_note: nothing is wrong: what the program has done is only said
 * @text: a sentence in the language of the screen
 */
typedef struct
{
  int      line;
  int      row;
  int      column;
  gboolean is_skipped;
  gboolean is_note;
  char    *text;
} ZhListProblem;

/**
 * ZhEntryList:
 * @entries: (element-type ZhEntry): one for each row that was understood; their start
 *   numbers are those of the list, 0 without any
 * @teams: (element-type utf8): the team of each entry, "" without one
 * @boards: (element-type int): the board of each entry in its team, 0 without one
 * @rows: (element-type int): the row of the table that each entry stands in
 * @problems: (element-type ZhListProblem): by line
 */
typedef struct
{
  GPtrArray *entries;
  GPtrArray *teams;
  GArray    *boards;
  GArray    *rows;
  GPtrArray *problems;
} ZhEntryList;

/**
 * zh_entry_table_new:
 * @bytes: a file: UTF-8, UTF-16 or Windows-1251
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT: no text, nothing in it, a tournament report, or more than
 *   %ZH_LIST_MAX_ROWS rows, naming the line; %ZH_ERROR_CANCELLED
 *
 * Guesses delimiter, heading and columns.
 *
 * Returns: (transfer full)
 */
ZhEntryTable *zh_entry_table_new (GBytes           *bytes,
                                  const ZhProgress *progress,
                                  GError          **error);

/* As zh_entry_table_new(), for text from the clipboard, UTF-8. */
ZhEntryTable *zh_entry_table_new_from_text (const char       *text,
                                            const ZhProgress *progress,
                                            GError          **error);
void          zh_entry_table_free (ZhEntryTable *self);

/**
 * zh_entry_table_new_cut:
 * @delimiter: what stands between the columns, %ZH_CSV_NO_DELIMITER for a list of one column
 *
 * For a list of which somebody knows how it is cut.
 *
 * Returns: (transfer full): as zh_entry_table_new()
 */
ZhEntryTable *zh_entry_table_new_cut (GBytes           *bytes,
                                      char              delimiter,
                                      const ZhProgress *progress,
                                      GError          **error);

/* The delimiter, ZH_CSV_NO_DELIMITER for a list of one column. */
char zh_entry_table_get_delimiter (const ZhEntryTable *self);

/**
 * zh_entry_table_set_delimiter:
 * @error: %ZH_ERROR_INPUT; the table is unchanged then
 *
 * Cuts the text anew; heading and columns are guessed again.
 */
gboolean zh_entry_table_set_delimiter (ZhEntryTable *self,
                                       char          delimiter,
                                       GError      **error);

/* Whether the first line names the columns, how many columns there are, and what each holds. */
gboolean zh_entry_table_get_has_heading (const ZhEntryTable *self);

/**
 * zh_entry_table_set_has_heading:
 *
 * Says whether the first row names the columns. With a heading they are what zh_list_layout_read()
 * finds; without one they are guessed from their contents.
 */
void zh_entry_table_set_has_heading (ZhEntryTable *self,
                                     gboolean      has_heading);

/* How many columns the widest line has. */
int zh_entry_table_get_n_columns (const ZhEntryTable *self);

/* Rows below the heading. */
int zh_entry_table_get_n_rows (const ZhEntryTable *self);

/**
 * zh_entry_table_get_heading:
 *
 * Returns: (transfer none): what the heading calls a column, "" without a heading
 */
const char *zh_entry_table_get_heading (const ZhEntryTable *self,
                                        int                 column);

/* The line of the text the heading stands in, 0 without one. */
int zh_entry_table_get_heading_line (const ZhEntryTable *self);

/* What stands in the lines above the heading, "" for nothing. */
char *zh_entry_table_format_above (const ZhEntryTable *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_table_get_cell:
 *
 * Returns: (transfer none): a cell, "" where the row is shorter
 */
const char *zh_entry_table_get_cell (const ZhEntryTable *self,
                                     int                 row,
                                     int                 column);

/**
 * zh_entry_table_set_cell:
 * @text: what stands there from now on; blanks around it are no part of it
 *
 * Mends a cell, until the text is cut anew.
 */
void zh_entry_table_set_cell (ZhEntryTable *self,
                              int           row,
                              int           column,
                              const char   *text);

/**
 * zh_entry_table_dup_fault:
 * @text: what might stand in the cell
 *
 * Returns: (transfer full) (nullable): what would be wrong with it, taken alone, as a sentence in the language
 *   of the screen; %NULL for nothing
 */
char *zh_entry_table_dup_fault (const ZhEntryTable *self,
                                int                 row,
                                int                 column,
                                const char         *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_table_set_left_out:
 * @left_out: whether no entry comes of the row, until the text is cut anew
 */
void zh_entry_table_set_left_out (ZhEntryTable *self,
                                  int           row,
                                  gboolean      left_out);

/* Whether somebody left a row out, and how many such rows there are. */
gboolean zh_entry_table_is_left_out (const ZhEntryTable *self,
                                     int                 row);
int      zh_entry_table_count_left_out (const ZhEntryTable *self);

/**
 * zh_entry_table_find_line:
 *
 * Returns: the row that begins in a line of the text, -1 where none does
 */
int zh_entry_table_find_line (const ZhEntryTable *self,
                              int                 line);

/* The line of the text a row begins in. */
int zh_entry_table_get_line (const ZhEntryTable *self,
                             int                 row);

/* Whether a row has a quotation mark without its partner. */
gboolean zh_entry_table_is_broken (const ZhEntryTable *self,
                                   int                 row);

/* What stands in that column. */
ZhListColumn zh_entry_table_get_column (const ZhEntryTable *self,
                                        int                 column);

/**
 * zh_entry_table_set_column:
 *
 * Takes a column for something else. Another column that meant the same is no longer
 * imported.
 */
void zh_entry_table_set_column (ZhEntryTable *self,
                                int           column,
                                ZhListColumn  meaning);

/**
 * zh_entry_table_get_asked:
 *
 * Returns: the column of numbers of which the list does not say whether FIDE gave them or a federation; it is not
 *   imported until zh_entry_table_set_column() says. -1 when there is none
 */
int zh_entry_table_get_asked (const ZhEntryTable *self);

/* Whether the list is one of those that mark women and leave the column of men blank. */
gboolean zh_entry_table_marks_women (const ZhEntryTable *self);

/**
 * zh_entry_table_get_federation:
 *
 * Returns: (transfer none): three letters that those get whose row names no federation, or ""; found from the
 *   layout of the list, or as it was set
 */
const char *zh_entry_table_get_federation (const ZhEntryTable *self);

/**
 * zh_entry_table_set_federation:
 * @text: as zh_list_dup_federation() takes it, or ""
 *
 * Returns: %FALSE when @text is no federation; nothing is changed then
 */
gboolean zh_entry_table_set_federation (ZhEntryTable *self,
                                        const char   *text);

/* The time class that was set, or not said. */
ZhTimeClass zh_entry_table_get_time_class (const ZhEntryTable *self);

/**
 * zh_entry_table_set_time_class:
 * @time_class: of the tournament
 *
 * Says which of several FIDE ratings counts. Without it the standard one does.
 */
void zh_entry_table_set_time_class (ZhEntryTable *self,
                                    ZhTimeClass   time_class);

/**
 * ZhListCompleteFunc:
 * @person: of a row without a name, with the IDs that stand there, not shared yet
 * @time_class: as zh_entry_table_set_time_class() has it
 *
 * Fills in who that is.
 *
 * Returns: (transfer full) (nullable): where that stands; %NULL where nobody has the ID
 */
typedef char *(*ZhListCompleteFunc) (ZhPerson   *person,
                                     ZhTimeClass time_class,
                                     gpointer    user_data);

/**
 * zh_entry_table_set_completer:
 * @func: is asked for each row with an ID and no name
 * @destroy: (nullable): frees @user_data with the table
 *
 * Without one such rows are left out.
 */
void zh_entry_table_set_completer (ZhEntryTable      *self,
                                   ZhListCompleteFunc func,
                                   gpointer           user_data,
                                   GDestroyNotify     destroy);

/* Asks it; (transfer full) (nullable): where @person stands. */
char *zh_entry_table_complete (const ZhEntryTable *self,
                               ZhPerson           *person) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_table_make_entries:
 * @progress: (nullable)
 * @error: %ZH_ERROR_CANCELLED
 *
 * Cannot fail otherwise: what is not understood is in the list's problems.
 *
 * Returns: (transfer full): the entries; %NULL with @error
 */
ZhEntryList *zh_entry_table_make_entries (const ZhEntryTable *self,
                                          const ZhProgress   *progress,
                                          GError            **error);
void         zh_entry_list_free (ZhEntryList *self);

/* A problem for a list; @text is taken over. */
ZhListProblem *zh_list_problem_new (const ZhEntryTable *table,
                                    int                 row,
                                    int                 column,
                                    gboolean            is_skipped,
                                    char               *text);

/* As zh_list_problem_new(), for a cell with more than %ZH_TEXT_LINE_MAX characters. */
ZhListProblem *zh_list_problem_new_too_long (const ZhEntryTable *table,
                                             int                 row,
                                             int                 column,
                                             gboolean            is_skipped);
void           zh_list_problem_free (ZhListProblem *self);

/* By line, those about the whole list first. */
void zh_list_problems_sort (GPtrArray *problems);

/**
 * zh_entry_list_note_teams:
 * @self: made of @table for a tournament of players
 *
 * Names the columns of teams and boards, which have no place there, and says what to do first where
 * teams shall play.
 *
 * Returns: whether the list names teams
 */
gboolean zh_entry_list_note_teams (ZhEntryList        *self,
                                   const ZhEntryTable *table);

/* How many rows make no entry. */
int zh_entry_list_count_skipped (const ZhEntryList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEntryTable, zh_entry_table_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEntryList, zh_entry_list_free)

G_END_DECLS
