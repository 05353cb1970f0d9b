/* The tables of a competition file, their migrations, and which of them are recorded.
 *
 * A recorded table has one integer primary key, no actions on its foreign keys, no triggers
 * and no UNIQUE, so that any changeset can be inverted. Migrations add tables, or columns
 * at the end that are NULL for nothing; they never rename, drop, reorder or rewrite.
 */
#pragma once

#include "competition-file.h"
#include "store-db.h"

G_BEGIN_DECLS

#define ZH_FILE_APPLICATION_ID ZH_COMPETITION_FILE_MARK
#define ZH_FILE_VERSION 8

/* What zh_schema_compute_digest() gives for a new file of this version; a test holds it to that. */
#define ZH_SCHEMA_DIGEST "f84d01277b6002b385d5d195a962cac37af0632aed07dca33d5d97ec4e09bd87"

/**
 * ZhTable:
 *
 * The recorded tables, parents before their children.
 */
typedef enum
{
  ZH_TABLE_COMPETITION,
  ZH_TABLE_OVERRIDE,
  ZH_TABLE_OFFICIAL,
  ZH_TABLE_PERSON,
  ZH_TABLE_TOURNAMENT,
  ZH_TABLE_TOURNAMENT_OPTION,
  ZH_TABLE_ENTRY,
  ZH_TABLE_ABSENCE,
  ZH_TABLE_MEMBER,
  ZH_TABLE_FORBIDDEN,
  ZH_TABLE_FORBIDDEN_ENTRY,
  ZH_TABLE_VIRTUAL_POINTS,
  ZH_TABLE_ROUND,
  ZH_TABLE_PAIRING,
  ZH_TABLE_GAME,
  ZH_TABLE_INCIDENT,
  ZH_TABLE_KEPT_GAME,
  ZH_TABLE_ADJOURNMENT,
  ZH_TABLE_OCCURRENCE,
  ZH_TABLE_CLOCK_CHANGE,
  ZH_TABLE_PROTEST,
  ZH_TABLE_PROTEST_PERSON,
  ZH_TABLE_PROTEST_FILE,
  ZH_TABLE_ASSIGNMENT,
  ZH_TABLE_ISSUE,
  ZH_TABLE_SITE,
  ZH_TABLE_OUTAGE,
  ZH_TABLE_SCREENING,
  ZH_TABLE_LOT_MINUTE,
  ZH_TABLE_CONFIRMATION,
  ZH_TABLE_LETTER,
  ZH_TABLE_ADDRESS,
  ZH_TABLE_SESSION,
  ZH_TABLE_APPLICANT,
  ZH_TABLE_EVIDENCE,
  ZH_TABLE_QUOTA,
  ZH_TABLE_BAN,
  ZH_TABLE_ENTRY_CHANGE,
  ZH_TABLE_ADDITION,
  ZH_TABLE_APPLICATION,
  ZH_TABLE_PAYMENT,
  ZH_TABLE_WORK,
  ZH_TABLE_SOLVING_ROUND,
  ZH_TABLE_SOLVING_SHEET,
  ZH_TABLE_CONTEST,
  ZH_TABLE_CONTEST_JUDGE,
  ZH_TABLE_CONTEST_MARK,
  ZH_TABLE_CONTEST_OBJECTION,
  ZH_N_TABLES,
} ZhTable;

/**
 * ZhTableInfo:
 * @name: in SQL
 * @parent: the table its rows belong to, #ZH_N_TABLES for none
 * @parent_column: index of the column that names the parent row, -1 for none
 * @select_parent: the parent's id of the row :id, %NULL for none
 * @select_all: every column of every row, by id
 * @delete_row: removes the row :id
 */
typedef struct
{
  const char *name;
  ZhTable     parent;
  int         parent_column;
  const char *select_parent;
  const char *select_all;
  const char *delete_row;
} ZhTableInfo;

/* What is known of a table; (transfer none). */
const ZhTableInfo *zh_table_get_info (ZhTable table);

/**
 * zh_table_get_number_column / zh_table_get_key_column:
 *
 * Returns: index of the column by which people call a row: the number of a round or a pairing, the
 *   key of an option or an override; -1 for other tables
 */
int zh_table_get_number_column (ZhTable table);
int zh_table_get_key_column (ZhTable table);

/**
 * zh_table_find:
 *
 * Returns: the recorded table called @name, #ZH_N_TABLES when there is none
 */
ZhTable zh_table_find (const char *name);

/**
 * zh_schema_migrate:
 * @error: %ZH_ERROR_FILE
 *
 * Brings an open database from its version to ours in one transaction: a file is of the version it
 * was, or of ours.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_schema_migrate (ZhDb    *db,
                            GError **error);

/**
 * zh_schema_migrate_to:
 * @last: a version up to ours
 * @error: %ZH_ERROR_FILE
 *
 * As zh_schema_migrate(), to an older version.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_schema_migrate_to (ZhDb    *db,
                               gint64   last,
                               GError **error);

/**
 * zh_schema_new_in_memory:
 * @version: from 1 up to ours
 * @error: %ZH_ERROR_FILE
 *
 * From any thread.
 *
 * Returns: (transfer full): a database in memory with the tables of @version and nothing in them
 */
ZhDb *zh_schema_new_in_memory (gint64   version,
                               GError **error);

/**
 * zh_schema_make:
 * @db: an empty database
 * @error: %ZH_ERROR_FILE
 *
 * Puts the tables of our version into it, in one transaction. From any thread.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_schema_make (ZhDb    *db,
                         GError **error);

/**
 * zh_schema_compute_digest:
 *
 * Returns: (transfer full): SHA-256 of everything that the schema says, without where it lies in the file;
 *   %NULL with @error when it cannot be read
 */
char *zh_schema_compute_digest (ZhDb    *db,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_schema_check:
 * @error: %ZH_ERROR_CORRUPT naming the object
 *
 * Whether a database holds exactly the tables and indexes that our migrations make up to
 * its version, each once and with the same text: no triggers, no views, no statistics, nothing
 * changed, nothing else, whatever its name.
 */
gboolean zh_schema_check (ZhDb    *db,
                          GError **error);

G_END_DECLS
