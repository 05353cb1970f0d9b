#include "config.h"

#include "touched.h"

#include "changeset.h"
#include "row-parents.h"

struct _ZhTouched
{
  guint       kinds;
  GHashTable *persons; /* sets of gint64 */
  GHashTable *entries;
  GHashTable *rounds;
  GHashTable *pairings;
  GHashTable *tournaments; /* gint64 → ZhTouchedTournament */

  ZhRowParents *parents; /* as far as the changesets added so far say */
};

/* The first column of a game that holds its result; who plays whom is in those before it. */
#define GAME_RESULT_COLUMN 7
#define GAME_PLACE_COLUMNS ((G_GUINT64_CONSTANT (1) << GAME_RESULT_COLUMN) - 1)
/* Whether either side has not come: the two columns after the result. */
#define GAME_MISSING_COLUMN 11
#define GAME_MISSING_COLUMNS (G_GUINT64_CONSTANT (3) << GAME_MISSING_COLUMN)

static GHashTable *
id_set_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static void
id_set_add (GHashTable *set,
            gint64      id)
{
  if (!g_hash_table_contains (set, &id))
    g_hash_table_add (set, g_memdup2 (&id, sizeof id));
}

static void
touched_tournament_free (gpointer data)
{
  ZhTouchedTournament *self = data;

  g_hash_table_unref (self->rounds);
  g_free (self);
}

ZhTouched *
zh_touched_new (void)
{
  ZhTouched *self = g_new0 (ZhTouched, 1);

  self->persons = id_set_new ();
  self->entries = id_set_new ();
  self->rounds = id_set_new ();
  self->pairings = id_set_new ();
  self->tournaments = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, touched_tournament_free);
  return self;
}

void
zh_touched_free (ZhTouched *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->persons);
  g_hash_table_unref (self->entries);
  g_hash_table_unref (self->rounds);
  g_hash_table_unref (self->pairings);
  g_hash_table_unref (self->tournaments);
  zh_row_parents_free (self->parents);
  g_free (self);
}

static ZhTouchedTournament *
ensure_tournament (ZhTouched *self,
                   gint64     id)
{
  ZhTouchedTournament *tournament = g_hash_table_lookup (self->tournaments, &id);

  if (tournament == NULL)
    {
      tournament = g_new0 (ZhTouchedTournament, 1);
      tournament->rounds = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_hash_table_unref);
      g_hash_table_insert (self->tournaments, g_memdup2 (&id, sizeof id), tournament);
    }
  return tournament;
}

/* @pairing: id, 0 when the row is the round's own */
static void
add_to_round (ZhTouchedTournament *tournament,
              gint64               round,
              gint64               pairing)
{
  GHashTable *pairings = g_hash_table_lookup (tournament->rounds, &round);

  if (pairings == NULL)
    {
      pairings = id_set_new ();
      g_hash_table_insert (tournament->rounds, g_memdup2 (&round, sizeof round), pairings);
    }
  if (pairing != 0)
    id_set_add (pairings, pairing);
}

/* Whether the snapshot holds the table in the competition, though its rows name a tournament. */
static gboolean
is_register (ZhTable table)
{
  return table == ZH_TABLE_INCIDENT || table == ZH_TABLE_OCCURRENCE || table == ZH_TABLE_CLOCK_CHANGE || table == ZH_TABLE_PROTEST || table == ZH_TABLE_PROTEST_PERSON ||
         table == ZH_TABLE_PROTEST_FILE || table == ZH_TABLE_ASSIGNMENT;
}

/* Goes from a row up to its tournament, marking the rows on the way. */
static gboolean
mark_up (ZhTouched *self,
         ZhTable    table,
         gint64     id,
         GError   **error)
{
  ZhTable origin = table;
  gint64  round = 0;
  gint64  pairing = 0;

  while (table != ZH_TABLE_TOURNAMENT)
    {
      if (table == ZH_TABLE_ENTRY)
        id_set_add (self->entries, id);
      if (table == ZH_TABLE_PAIRING)
        {
          pairing = id;
          id_set_add (self->pairings, id);
        }
      if (table == ZH_TABLE_ROUND)
        {
          round = id;
          id_set_add (self->rounds, id);
        }
      if (!zh_row_parents_find (self->parents, table, id, &id, error))
        return FALSE;
      if (id == 0)
        return TRUE;
      table = zh_table_get_info (table)->parent;
    }

  if (round != 0)
    add_to_round (ensure_tournament (self, id), round, pairing);
  else if (origin == ZH_TABLE_ENTRY || origin == ZH_TABLE_ABSENCE)
    ensure_tournament (self, id)->entries = TRUE;
  else if (origin == ZH_TABLE_MEMBER)
    ensure_tournament (self, id)->members = TRUE;
  else if (is_register (origin))
    ensure_tournament (self, id);
  else
    ensure_tournament (self, id)->settings = TRUE;
  return TRUE;
}

/* A person's change shows in every tournament he plays in. */
static gboolean
mark_person (ZhTouched *self,
             ZhDb      *db,
             gint64     id,
             GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db,
                                           "SELECT tournament_id, id, 0 FROM entry WHERE person_id = :id"
                                           " UNION ALL SELECT e.tournament_id, e.id, 1 FROM member m"
                                           " JOIN entry e ON e.id = m.entry_id WHERE m.person_id = :id");

  id_set_add (self->persons, id);
  zh_stmt_bind_int (stmt, ":id", id);
  while (zh_stmt_next (stmt))
    {
      ZhTouchedTournament *tournament = ensure_tournament (self, zh_stmt_get_int (stmt, 0));
      id_set_add (self->entries, zh_stmt_get_int (stmt, 1));
      if (zh_stmt_get_int (stmt, 2) != 0)
        tournament->members = TRUE;
      else
        tournament->entries = TRUE;
    }
  return zh_stmt_end (stmt, error);
}

/* A game that comes or goes is one of who plays whom. */
static guint
get_game_kinds (guint64 columns)
{
  guint kinds = 0;

  if (columns == 0 || (columns & GAME_PLACE_COLUMNS) != 0)
    return ZH_CHANGE_PAIRINGS;
  if ((columns & GAME_MISSING_COLUMNS) != 0)
    kinds |= ZH_CHANGE_ARRIVALS;
  if ((columns & ~GAME_MISSING_COLUMNS) != 0)
    kinds |= ZH_CHANGE_RESULTS;
  return kinds;
}

static guint
get_kinds (const ZhRowChange *row)
{
  switch (row->table)
    {
    case ZH_TABLE_COMPETITION:
    case ZH_TABLE_OVERRIDE:
    case ZH_TABLE_ADDITION:
      return ZH_CHANGE_DETAILS;
    case ZH_TABLE_OFFICIAL:
    case ZH_TABLE_ASSIGNMENT:
    case ZH_TABLE_BAN:
      return ZH_CHANGE_OFFICIALS;
    case ZH_TABLE_TOURNAMENT:
    case ZH_TABLE_TOURNAMENT_OPTION:
    case ZH_TABLE_FORBIDDEN:
    case ZH_TABLE_FORBIDDEN_ENTRY:
    case ZH_TABLE_VIRTUAL_POINTS:
    case ZH_TABLE_ISSUE:
    case ZH_TABLE_SITE:
    case ZH_TABLE_LOT_MINUTE:
    case ZH_TABLE_SESSION:
    case ZH_TABLE_APPLICANT:
    case ZH_TABLE_EVIDENCE:
    case ZH_TABLE_QUOTA:
    case ZH_TABLE_ENTRY_CHANGE:
    case ZH_TABLE_APPLICATION:
    case ZH_TABLE_PAYMENT:
    case ZH_TABLE_WORK:
    case ZH_TABLE_SOLVING_ROUND:
    case ZH_TABLE_SOLVING_SHEET:
    case ZH_TABLE_CONTEST:
    case ZH_TABLE_CONTEST_JUDGE:
    case ZH_TABLE_CONTEST_MARK:
    case ZH_TABLE_CONTEST_OBJECTION:
      return ZH_CHANGE_TOURNAMENTS;
    case ZH_TABLE_PERSON:
    case ZH_TABLE_ENTRY:
    case ZH_TABLE_ABSENCE:
    case ZH_TABLE_MEMBER:
    case ZH_TABLE_ADDRESS:
      return ZH_CHANGE_ENTRIES;
    case ZH_TABLE_ROUND:
      return ZH_CHANGE_ROUNDS;
    case ZH_TABLE_PAIRING:
      return ZH_CHANGE_PAIRINGS;
    case ZH_TABLE_GAME:
      return get_game_kinds (row->columns);
    case ZH_TABLE_INCIDENT:
    case ZH_TABLE_OCCURRENCE:
    case ZH_TABLE_CLOCK_CHANGE:
    case ZH_TABLE_OUTAGE:
    case ZH_TABLE_SCREENING:
      return ZH_CHANGE_INCIDENTS;
    case ZH_TABLE_KEPT_GAME:
    case ZH_TABLE_LETTER:
    case ZH_TABLE_ADJOURNMENT:
    case ZH_TABLE_CONFIRMATION:
      return ZH_CHANGE_GAMES;
    case ZH_TABLE_PROTEST:
    case ZH_TABLE_PROTEST_PERSON:
    case ZH_TABLE_PROTEST_FILE:
      return ZH_CHANGE_PROTESTS;
    case ZH_N_TABLES:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
mark_row (ZhTouched         *self,
          ZhDb              *db,
          const ZhRowChange *row,
          GError           **error)
{
  self->kinds |= get_kinds (row);
  if (row->table == ZH_TABLE_PERSON)
    return mark_person (self, db, row->id, error);
  if (row->table == ZH_TABLE_TOURNAMENT || zh_table_get_info (row->table)->parent != ZH_N_TABLES)
    return mark_up (self, row->table, row->id, error);
  return TRUE;
}

gboolean
zh_touched_add (ZhTouched *self,
                ZhDb      *db,
                GBytes    *changeset,
                GError   **error)
{
  g_autoptr (GArray) rows = zh_changeset_read (changeset, error);

  if (rows == NULL)
    return FALSE;

  if (self->parents == NULL)
    self->parents = zh_row_parents_new (db);
  zh_row_parents_add (self->parents, rows);
  for (guint i = 0; i < rows->len; i++)
    if (!mark_row (self, db, &g_array_index (rows, ZhRowChange, i), error))
      return FALSE;
  return TRUE;
}

guint
zh_touched_get_kinds (const ZhTouched *self)
{
  return self->kinds;
}

GHashTable *
zh_touched_get_persons (const ZhTouched *self)
{
  return self->persons;
}

const ZhTouchedTournament *
zh_touched_find_tournament (const ZhTouched *self,
                            gint64           id)
{
  return g_hash_table_lookup (self->tournaments, &id);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

static GArray *
sort_ids (GHashTable *set)
{
  GArray        *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GHashTableIter iter;
  gpointer       id;

  g_hash_table_iter_init (&iter, set);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_array_append_vals (ids, id, 1);
  g_array_sort (ids, compare_ids);
  return ids;
}

ZhChange *
zh_touched_make_change (const ZhTouched *self,
                        gint64           journal_id,
                        const char      *command,
                        const char      *undone)
{
  ZhChange *change = g_atomic_rc_box_new0 (ZhChange);

  change->journal_id = journal_id;
  change->command = g_strdup (command);
  change->undone = g_strdup (undone);
  change->kinds = self->kinds;
  change->persons = sort_ids (self->persons);
  change->tournaments = sort_ids (self->tournaments);
  change->entries = sort_ids (self->entries);
  change->rounds = sort_ids (self->rounds);
  change->pairings = sort_ids (self->pairings);
  return change;
}
