#include "config.h"

#include "act-ties.h"

#include <sqlite3.h>

#include "row-parents.h"
#include "tournament.h"

/* What a thing is, beside the table it is about. */
typedef enum
{
  THING_ROW,       /* a row, by its id */
  THING_EXISTENCE, /* that the row is there */
  THING_PLACE,     /* a place among the rows of one parent */
  THING_ROUNDS,    /* the rounds of a tournament */
  THING_BOARDS,    /* the pairings of a round */
  THING_STATE,     /* of a round or a tournament: published, closed; of a round of solving by its number */
  THING_WORKS,     /* the rounds of a solving event, their works and the lines of these */
} ThingKind;

typedef struct
{
  ThingKind kind;
  ZhTable   table;
  gint64    id;
  gint64    place;
} Thing;

struct _ZhTies
{
  ZhDb         *db;      /* unowned */
  ZhRowParents *parents; /* also of rows that are gone by now */
  GHashTable   *written; /* of Thing */
  GHashTable   *rested;  /* of Thing */
};

/* A row of the changeset while it is looked at. */
typedef struct
{
  ZhTies                 *ties;
  const ZhJournalEntry   *act;
  sqlite3_changeset_iter *iter;
  const ZhRowChange      *row;
  gboolean                has_games; /* the act touched games, too */
  GError                 *problem;   /* why a column could not be looked for: its place would be taken for none */
} Look;

/* By what its rows are one of a kind within their parent. */
static const struct
{
  ZhTable     table;
  const char *column; /* NULL: there is one to a parent */
  const char *prefix; /* of the values of which there is one only; NULL: all */
} places[] = {
  { ZH_TABLE_OVERRIDE, "key", NULL },
  { ZH_TABLE_OFFICIAL, "role", "chief-" },
  { ZH_TABLE_TOURNAMENT_OPTION, "key", NULL },
  { ZH_TABLE_ENTRY, "start_number", NULL },
  { ZH_TABLE_ABSENCE, "round", NULL },
  { ZH_TABLE_MEMBER, "board", NULL },
  { ZH_TABLE_VIRTUAL_POINTS, NULL, NULL },
  { ZH_TABLE_KEPT_GAME, NULL, NULL },
  { ZH_TABLE_ADJOURNMENT, NULL, NULL },
  { ZH_TABLE_SESSION, "number", NULL },
  { ZH_TABLE_APPLICANT, "entry_id", NULL },
  { ZH_TABLE_EVIDENCE, "entry_id", NULL },
  { ZH_TABLE_CONTEST, NULL, NULL },
  { ZH_TABLE_CONTEST_JUDGE, "number", NULL },
  { ZH_TABLE_CONTEST_OBJECTION, "number", NULL },
};

/* What rounds are paired by and points counted: the settings, and the numbers of the entries. The rules of the
 * event are not among them: what a tournament takes from them it keeps as settings of its own. */
static const struct
{
  ZhTable     table;
  const char *column;
} settings[] = {
  { ZH_TABLE_TOURNAMENT, "system" },
  { ZH_TABLE_TOURNAMENT, "n_rounds" },
  { ZH_TABLE_TOURNAMENT, "cycles" },
  { ZH_TABLE_TOURNAMENT, "games_per_pairing" },
  { ZH_TABLE_TOURNAMENT, "boards" },
  { ZH_TABLE_TOURNAMENT, "scoring" },
  { ZH_TABLE_TOURNAMENT, "seed" },
  { ZH_TABLE_TOURNAMENT, "initial_colour" },
  { ZH_TABLE_TOURNAMENT, "withdrawal" },
  { ZH_TABLE_TOURNAMENT, "source_id" },
  { ZH_TABLE_ENTRY, "start_number" },
};

/* Likewise, whatever becomes of their rows. */
static const ZhTable setting_tables[] = {
  ZH_TABLE_TOURNAMENT_OPTION, ZH_TABLE_ABSENCE, ZH_TABLE_VIRTUAL_POINTS
};

static guint
hash_thing (gconstpointer data)
{
  const Thing *thing = data;
  guint64      mixed = (guint64) thing->id * 31 + (guint64) thing->place; /* may go round */

  return g_int64_hash (&mixed) ^ ((guint) thing->table << 8) ^ (guint) thing->kind;
}

static gboolean
things_equal (gconstpointer a,
              gconstpointer b)
{
  const Thing *first = a;
  const Thing *second = b;

  return first->kind == second->kind && first->table == second->table && first->id == second->id &&
         first->place == second->place;
}

ZhTies *
zh_ties_new (ZhDb *db)
{
  ZhTies *self = g_new0 (ZhTies, 1);

  self->db = db;
  self->parents = zh_row_parents_new (db);
  self->written = g_hash_table_new_full (hash_thing, things_equal, g_free, NULL);
  self->rested = g_hash_table_new_full (hash_thing, things_equal, g_free, NULL);
  return self;
}

void
zh_ties_free (ZhTies *self)
{
  if (self == NULL)
    return;
  zh_row_parents_free (self->parents);
  g_hash_table_unref (self->written);
  g_hash_table_unref (self->rested);
  g_free (self);
}

static void
note (GHashTable *things,
      ThingKind   kind,
      ZhTable     table,
      gint64      id,
      gint64      place)
{
  Thing thing = { kind, table, id, place };

  g_hash_table_add (things, g_memdup2 (&thing, sizeof thing));
}

/* The index of a column; -1 where there is none in this version of the file. */
static int
find_column (Look       *look,
             ZhTable     table,
             const char *name)
{
  static const char select[] = "SELECT cid FROM pragma_table_info (:table) WHERE name = :name";
  g_autoptr (ZhStmt) stmt = zh_db_prepare (look->ties->db, select);

  zh_stmt_bind_text (stmt, ":table", zh_table_get_info (table)->name);
  zh_stmt_bind_text (stmt, ":name", name);
  if (zh_stmt_next (stmt))
    return (int) zh_stmt_get_int (stmt, 0);
  zh_stmt_end (stmt, look->problem == NULL ? &look->problem : NULL);
  return -1;
}

/* What the changeset says of a column before and after; NULL where it does not. */
static void
read_both (Look           *look,
           int             column,
           sqlite3_value **values)
{
  values[0] = NULL;
  values[1] = NULL;
  if (column < 0)
    return;
  if (look->row->operation != ZH_ROW_ADDED && sqlite3changeset_old (look->iter, column, &values[0]) != SQLITE_OK)
    values[0] = NULL;
  if (look->row->operation != ZH_ROW_REMOVED && sqlite3changeset_new (look->iter, column, &values[1]) != SQLITE_OK)
    values[1] = NULL;
}

static gboolean
is_number (sqlite3_value *value)
{
  return value != NULL && sqlite3_value_type (value) == SQLITE_INTEGER;
}

static gboolean
find_parent (Look    *look,
             ZhTable  table,
             gint64   id,
             gint64  *parent,
             GError **error)
{
  return zh_row_parents_find (look->ties->parents, table, id, parent, error);
}

static gboolean
note_references (Look    *look,
                 GError **error)
{
  static const char select[] = "SELECT t.cid, f.\"table\" FROM pragma_foreign_key_list (:table) f"
                               " JOIN pragma_table_info (:table) t ON t.name = f.\"from\"";
  g_autoptr (ZhStmt) stmt = zh_db_prepare (look->ties->db, select);

  zh_stmt_bind_text (stmt, ":table", zh_table_get_info (look->row->table)->name);
  while (zh_stmt_next (stmt))
    {
      sqlite3_value *values[2];

      read_both (look, (int) zh_stmt_get_int (stmt, 0), values);
      for (int i = 0; i < 2; i++)
        if (is_number (values[i]))
          note (look->ties->rested, THING_EXISTENCE, zh_table_find (zh_stmt_get_text (stmt, 1)), sqlite3_value_int64 (values[i]), 0);
    }
  return zh_stmt_end (stmt, error);
}

/* Text and number alike; 0 for none. */
static gint64
get_place (sqlite3_value *value,
           const char    *prefix)
{
  const char *text;

  if (value == NULL || is_number (value))
    return value != NULL ? sqlite3_value_int64 (value) : 0;
  text = (const char *) sqlite3_value_text (value);
  if (text == NULL || *text == '\0' || (prefix != NULL && !g_str_has_prefix (text, prefix)))
    return 0;
  return 1 + (gint64) g_str_hash (text);
}

static gboolean
note_place (Look       *look,
            const char *column,
            const char *prefix,
            GError    **error)
{
  ZhTable        table = look->row->table;
  gint64         parent = 0;
  sqlite3_value *values[2];

  if (zh_table_get_info (table)->parent != ZH_N_TABLES && !find_parent (look, table, look->row->id, &parent, error))
    return FALSE;
  if (column == NULL)
    {
      note (look->ties->written, THING_PLACE, table, parent, 0);
      return TRUE;
    }
  read_both (look, find_column (look, table, column), values);
  for (int i = 0; i < 2; i++)
    if (get_place (values[i], prefix) != 0)
      note (look->ties->written, THING_PLACE, table, parent, get_place (values[i], prefix));
  return TRUE;
}

static gboolean
note_places (Look    *look,
             GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].table == look->row->table && !note_place (look, places[i].column, places[i].prefix, error))
      return FALSE;
  return TRUE;
}

/* Publishing that comes with a result goes without a word; what is entered behind it does not rest
 * on it. */
static void
note_round_state (Look *look)
{
  gboolean       is_closing = FALSE;
  sqlite3_value *values[2];

  read_both (look, find_column (look, ZH_TABLE_ROUND, "state"), values);
  for (int i = 0; i < 2; i++)
    is_closing = is_closing || (is_number (values[i]) && sqlite3_value_int (values[i]) == ZH_ROUND_CLOSED);
  if (is_closing || (values[1] != NULL && !look->has_games))
    note (look->ties->written, THING_STATE, ZH_TABLE_ROUND, look->row->id, 0);
}

/* A round, or what stands in it. */
static gboolean
note_round (Look    *look,
            GError **error)
{
  gboolean is_added_or_removed = look->row->operation != ZH_ROW_CHANGED;
  gint64   round = look->row->id;

  if (look->row->table == ZH_TABLE_ROUND)
    {
      note_round_state (look);
      if (!is_added_or_removed)
        return TRUE;
      note (look->ties->written, THING_ROUNDS, ZH_TABLE_TOURNAMENT, look->row->parent, 0);
      return TRUE;
    }
  if (look->row->table == ZH_TABLE_GAME && !find_parent (look, ZH_TABLE_GAME, look->row->id, &round, error))
    return FALSE;
  if (!find_parent (look, ZH_TABLE_PAIRING, round, &round, error))
    return FALSE;
  if (round == 0)
    return TRUE;
  note (look->ties->rested, THING_STATE, ZH_TABLE_ROUND, round, 0);
  if (look->row->table == ZH_TABLE_PAIRING && is_added_or_removed)
    note (look->ties->written, THING_BOARDS, ZH_TABLE_ROUND, round, 0);
  return TRUE;
}

static gboolean
changes_column (Look       *look,
                const char *name)
{
  int column = find_column (look, look->row->table, name);

  return column >= 0 && (look->row->columns & (G_GUINT64_CONSTANT (1) << column)) != 0;
}

/* The number of the round that a row of a solving event is about, which its changeset tells of new and removed rows
 * alone; 0 for a row that is gone, to which whatever removed it is tied anyway. */
static gboolean
find_solving_round (Look    *look,
                    gint64  *number,
                    GError **error)
{
  ZhTable     table = look->row->table;
  const char *column = table == ZH_TABLE_SOLVING_ROUND ? "number" : "round";
  const char *select = table == ZH_TABLE_SOLVING_ROUND   ? "SELECT number FROM solving_round WHERE id = :id"
                       : table == ZH_TABLE_SOLVING_SHEET ? "SELECT round FROM solving_sheet WHERE id = :id"
                                                         : "SELECT round FROM work WHERE id = :id";
  g_autoptr (ZhStmt) stmt = NULL;
  sqlite3_value *values[2];

  *number = 0;
  read_both (look, find_column (look, table, column), values);
  for (int i = 0; i < 2; i++)
    if (is_number (values[i]))
      *number = sqlite3_value_int64 (values[i]);
  if (*number != 0)
    return TRUE;
  stmt = zh_db_prepare (look->ties->db, select);
  zh_stmt_bind_int (stmt, ":id", look->row->id);
  while (zh_stmt_next (stmt))
    *number = zh_stmt_get_int (stmt, 0);
  return zh_stmt_end (stmt, error);
}

/* Closing a round and opening it again write its state; what is done in it rests on it. */
static gboolean
note_solving_state (Look    *look,
                    gint64   tournament,
                    GError **error)
{
  gboolean is_state = look->row->table == ZH_TABLE_SOLVING_ROUND && look->row->operation == ZH_ROW_CHANGED && changes_column (look, "closed");
  gint64   number;

  if (!find_solving_round (look, &number, error))
    return FALSE;
  if (number != 0)
    note (is_state ? look->ties->written : look->ties->rested, THING_STATE, ZH_TABLE_SOLVING_ROUND, tournament, number);
  return TRUE;
}

/* Works have numbers without a gap, and sheets their marks by number and line. */
static gboolean
note_solving (Look    *look,
              GError **error)
{
  ZhTable  table = look->row->table;
  gboolean is_there_or_not = look->row->operation != ZH_ROW_CHANGED;
  gint64   tournament = 0;

  if (!find_parent (look, table, look->row->id, &tournament, error))
    return FALSE;
  if (table == ZH_TABLE_SOLVING_SHEET)
    note (look->ties->rested, THING_WORKS, ZH_TABLE_TOURNAMENT, tournament, 0);
  else if (is_there_or_not || (table == ZH_TABLE_WORK && changes_column (look, "lines")))
    note (look->ties->written, THING_WORKS, ZH_TABLE_TOURNAMENT, tournament, 0);
  return note_solving_state (look, tournament, error);
}

static gboolean
changes_settings (Look *look)
{
  for (gsize i = 0; i < G_N_ELEMENTS (setting_tables); i++)
    if (setting_tables[i] == look->row->table)
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (settings) && look->row->operation == ZH_ROW_CHANGED; i++)
    if (settings[i].table == look->row->table && changes_column (look, settings[i].column))
      return TRUE;
  return FALSE;
}

static void
note_settings (Look *look)
{
  gint64 tournament = look->row->table == ZH_TABLE_TOURNAMENT ? look->row->id : look->act->tournament_id;

  if (tournament != 0)
    note (look->ties->rested, THING_ROUNDS, ZH_TABLE_TOURNAMENT, tournament, 0);
}

static gboolean
note_row (Look    *look,
          GError **error)
{
  const ZhRowChange *row = look->row;
  gboolean           is_of_round = row->table == ZH_TABLE_ROUND || row->table == ZH_TABLE_PAIRING || row->table == ZH_TABLE_GAME;
  gboolean           is_of_solving = row->table == ZH_TABLE_WORK || row->table == ZH_TABLE_SOLVING_ROUND || row->table == ZH_TABLE_SOLVING_SHEET;

  note (look->ties->written, THING_ROW, row->table, row->id, 0);
  if (row->operation != ZH_ROW_CHANGED)
    note (look->ties->written, THING_EXISTENCE, row->table, row->id, 0);
  if (row->table == ZH_TABLE_TOURNAMENT && row->operation == ZH_ROW_CHANGED && changes_column (look, "closed"))
    note (look->ties->written, THING_STATE, ZH_TABLE_TOURNAMENT, row->id, 0);
  if (changes_settings (look))
    note_settings (look);
  return note_references (look, error) && note_places (look, error) && (!is_of_round || note_round (look, error)) &&
         (!is_of_solving || note_solving (look, error));
}

static gboolean
touches_games (GArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, ZhRowChange, i).table == ZH_TABLE_GAME)
      return TRUE;
  return FALSE;
}

/* @rows: what was read of the changeset, in its order */
static gboolean
note_rows (Look    *look,
           GArray  *rows,
           GError **error)
{
  for (guint i = 0; i < rows->len; i++)
    {
      look->row = &g_array_index (rows, ZhRowChange, i);
      if (sqlite3changeset_next (look->iter) != SQLITE_ROW)
        {
          zh_db_set_error (look->ties->db, SQLITE_CORRUPT, "changeset", error);
          return FALSE;
        }
      if (!note_row (look, error))
        return FALSE;
      if (look->problem != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&look->problem));
          return FALSE;
        }
    }
  return TRUE;
}

gboolean
zh_ties_add (ZhTies               *self,
             const ZhJournalEntry *act,
             GBytes               *changeset,
             GError              **error)
{
  g_autoptr (GArray) rows = zh_changeset_read (changeset, error);
  gsize       size = 0;
  const void *data = g_bytes_get_data (changeset, &size);
  Look        look = { .ties = self, .act = act };
  int         code;
  gboolean    ok;

  if (rows == NULL)
    return FALSE;
  zh_row_parents_add (self->parents, rows);
  if (act->tournament_id != 0)
    note (self->rested, THING_STATE, ZH_TABLE_TOURNAMENT, act->tournament_id, 0);
  look.has_games = touches_games (rows);
  code = sqlite3changeset_start (&look.iter, (int) size, (void *) data);
  if (code != SQLITE_OK)
    {
      zh_db_set_error (self->db, code, "changeset", error);
      return FALSE;
    }
  ok = note_rows (&look, rows, error);
  g_clear_error (&look.problem);
  sqlite3changeset_finalize (look.iter);
  return ok;
}

static gboolean
meet (GHashTable *first,
      GHashTable *second)
{
  GHashTable    *smaller = g_hash_table_size (first) < g_hash_table_size (second) ? first : second;
  GHashTable    *larger = smaller == first ? second : first;
  GHashTableIter iter;
  gpointer       thing;

  g_hash_table_iter_init (&iter, smaller);
  while (g_hash_table_iter_next (&iter, &thing, NULL))
    if (g_hash_table_contains (larger, thing))
      return TRUE;
  return FALSE;
}

gboolean
zh_ties_bind (const ZhTies *self,
              const ZhTies *other)
{
  return meet (self->written, other->written) || meet (self->written, other->rested) ||
         meet (self->rested, other->written);
}
