/* What an act may change: tables, what may become of their rows, which columns and keys, how many
 * rows, and whether all of them belong together. The store knows no commands; whoever calls says
 * what the command of an entry reaches.
 */
#pragma once

#include "journal.h"
#include "row-parents.h"

G_BEGIN_DECLS

/* Rows of a table in one act, where it is a few: the members of a team, the absences of a player. */
#define ZH_REACH_FEW 128

/**
 * ZhTableReach:
 * @table: where
 * @operations: #ZhRowOperation, what may become of its rows; 0 ends a list
 * @limit: at most so many rows; 0 for as many as there are
 * @columns: (nullable): the columns that may get another value, blanks between, or after "!" those that
 *   may not; %NULL for all but the one that says whose the row is
 * @keys: (nullable): of options and overrides: keys that may be touched, blanks between, of which
 *   one with "*" at its end stands for all that begin so; %NULL for any
 */
typedef struct
{
  ZhTable     table;
  guint       operations;
  guint       limit;
  const char *columns;
  const char *keys;
} ZhTableReach;

/**
 * ZhReachSame:
 * @ZH_SAME_TOURNAMENT: the one that the journal entry names
 * @ZH_SAME_NEW_TOURNAMENT: another than that, as an act makes it
 * @ZH_SAME_ENTRY: the one that the arguments name
 * @ZH_SAME_ROUND: the one that the arguments name
 * @ZH_SAME_ROUND_OF_BOARDS: the one that the arguments name; rows of the rounds themselves are free
 * @ZH_SAME_BOARD: the pairing that the arguments name
 * @ZH_SAME_GAME: any one of the board
 * @ZH_SAME_CASE: any one
 *
 * What all rows of an act belong to, as far as they belong to such a thing at all.
 */
typedef enum
{
  ZH_SAME_TOURNAMENT = 1 << 0,
  ZH_SAME_ENTRY = 1 << 1,
  ZH_SAME_ROUND = 1 << 2,
  ZH_SAME_BOARD = 1 << 3,
  ZH_SAME_GAME = 1 << 4,
  ZH_SAME_CASE = 1 << 5,
  ZH_SAME_NEW_TOURNAMENT = 1 << 6,
  ZH_SAME_ROUND_OF_BOARDS = 1 << 7,
} ZhReachSame;

#define ZH_REACH_MAX_TABLES 40

/**
 * ZhReach:
 * @same: #ZhReachSame
 * @tables: up to the first without operations; there is room for one that ends them
 */
typedef struct
{
  guint        same;
  ZhTableReach tables[ZH_REACH_MAX_TABLES];
} ZhReach;

/**
 * ZhReachSubject:
 * @round: number of the round that the arguments name, 0 for none
 * @board: number of the pairing that they name, 0 for none
 * @entry: id of the entry that they name, 0 for none
 *
 * What an entry says that it is about.
 */
typedef struct
{
  gint64 round;
  gint64 board;
  gint64 entry;
} ZhReachSubject;

/**
 * ZhFindReach:
 * @entry: an act of the journal
 * @subject: (out): what it says that it is about; all 0 beforehand
 *
 * Returns: (transfer none) (nullable): what its command may change; %NULL when it is not known, as
 *   that of a later version
 */
typedef const ZhReach *(*ZhFindReach) (const ZhJournalEntry *entry,
                                       ZhReachSubject       *subject);

/**
 * ZhBreach:
 * @table: where an act changed what it may not, #ZH_N_TABLES when it did not
 * @row: id of the row
 * @detail: what is wrong with it, in the language of the screen
 */
typedef struct
{
  ZhTable table;
  gint64  row;
  char   *detail;
} ZhBreach;

void zh_breach_clear (ZhBreach *self);

/**
 * zh_reach_check:
 * @entry: the act
 * @rows: (element-type ZhRowChange): what it changed
 * @parents: to which @rows were added
 * @db: the database after it
 * @breach: (out): the first row that is beyond its reach
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Returns: %FALSE with @error when the database cannot be read
 */
gboolean zh_reach_check (const ZhReach        *self,
                         const ZhReachSubject *subject,
                         const ZhJournalEntry *entry,
                         GArray               *rows,
                         ZhRowParents         *parents,
                         ZhDb                 *db,
                         ZhBreach             *breach,
                         GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhBreach, zh_breach_clear)

G_END_DECLS
