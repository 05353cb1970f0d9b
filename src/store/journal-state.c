#include "config.h"

#include "journal-state.h"

#include <string.h>

#include "changeset.h"
#include "tournament.h"

/* The acts of older versions that stand. :target is one of which the journal does not say yet what
 * :stands says. Arguments that are no JSON say nothing: a stranger's file must open. */
#define LIVE                                                                                  \
  "live AS MATERIALIZED ("                                                                    \
  " SELECT j.id, j.tournament_id, max (j.time, 0) / 1000000 AS time, j.command,"              \
  "  j.replica << 32 | j.sequence AS act,"                                                    \
  "  CASE WHEN json_valid (j.args) THEN j.args ELSE '{}' END AS args"                         \
  " FROM journal j LEFT JOIN"                                                                 \
  "  (SELECT target, max (id) AS id, kind FROM journal WHERE kind != 0 GROUP BY target) last" \
  "  ON last.target = j.id"                                                                   \
  " WHERE j.kind = 0 AND j.version IS NULL"                                                   \
  "  AND CASE WHEN j.id = :target THEN :stands ELSE coalesce (last.kind, 2) != 1 END)"

/* The last act that made or published the pairing of a round. */
#define ANNOUNCED                                                     \
  "announced AS MATERIALIZED ("                                       \
  " SELECT round.id AS round_id, max (live.id) AS act_id, live.time"  \
  " FROM live JOIN round ON round.tournament_id = live.tournament_id" \
  "  AND round.number = json_extract (live.args, '$.round')"          \
  " WHERE live.command IN ('pair-round', 'repair-round', 'publish-round') GROUP BY round.id)"

#define FILL_ROUNDS                                                                \
  "WITH " LIVE ", " ANNOUNCED                                                      \
  " UPDATE round SET announced = new.time FROM"                                    \
  "  (SELECT r.id, a.time FROM round r LEFT JOIN announced a ON a.round_id = r.id" \
  "   WHERE r.announced IS NOT a.time) new"                                        \
  " WHERE new.id = round.id"

/* The last act that entered the result of a game, behind the pairing; an act on a whole match names no
 * game. A game without a result has no time. */
#define FILL_GAMES                                                                                \
  "WITH " LIVE ", " ANNOUNCED ","                                                                 \
  " entered AS ("                                                                                 \
  "  SELECT id, tournament_id, time, json_extract (args, '$.round') AS round,"                    \
  "   json_extract (args, '$.board') AS board, json_extract (args, '$.game') AS game"             \
  "  FROM live WHERE command = 'set-result'),"                                                    \
  " numbered AS MATERIALIZED ("                                                                   \
  "  SELECT id, pairing_id,"                                                                      \
  "   row_number () OVER (PARTITION BY pairing_id ORDER BY leg, board, id) AS number FROM game)," \
  " last AS MATERIALIZED ("                                                                       \
  "  SELECT game.id AS game_id, max (entered.id), entered.time FROM entered"                      \
  "  JOIN round ON round.tournament_id = entered.tournament_id AND round.number = entered.round"  \
  "  JOIN pairing ON pairing.round_id = round.id AND pairing.number = entered.board"              \
  "  JOIN game ON game.pairing_id = pairing.id AND game.white != 0"                               \
  "  JOIN numbered ON numbered.id = game.id"                                                      \
  "  LEFT JOIN announced ON announced.round_id = round.id"                                        \
  "  WHERE (entered.game IS NULL OR entered.game = numbered.number)"                              \
  "   AND entered.id > coalesce (announced.act_id, 0) GROUP BY game.id)"                          \
  " UPDATE game SET entered = new.time FROM"                                                      \
  "  (SELECT g.id, l.time FROM game g LEFT JOIN last l ON l.game_id = g.id"                       \
  "   WHERE g.entered IS NOT l.time) new"                                                         \
  " WHERE new.id = game.id"

#define FILL_RULINGS                                                                    \
  "WITH " LIVE ","                                                                      \
  " ruled AS MATERIALIZED ("                                                            \
  "  SELECT json_extract (args, '$.id') AS occurrence_id, max (id), act FROM live"      \
  "  WHERE command = 'rule-incident' GROUP BY 1)"                                       \
  " UPDATE occurrence SET act = new.act FROM"                                           \
  "  (SELECT o.id, r.act FROM occurrence o LEFT JOIN ruled r ON r.occurrence_id = o.id" \
  "   WHERE o.act IS NOT r.act) new"                                                    \
  " WHERE new.id = occurrence.id"

/* The last issue of each document, which older versions counted in an option: its row has the id of
 * the option's, which is that of no other row of this table. */
#define FILL_ISSUES                                                                                    \
  "WITH " LIVE ","                                                                                     \
  " issued AS ("                                                                                       \
  "  SELECT live.id, live.tournament_id, live.time, live.args, name.value AS document,"                \
  "   json_extract (live.args, '$.round') AS round FROM live,"                                         \
  "   json_each ('[' || replace (json_quote ("                                                         \
  "    CAST (json_extract (live.args, '$.documents') AS TEXT)), ',', '\",\"') || ']') name"            \
  "  WHERE live.command = 'issue-documents')"                                                          \
  " INSERT INTO issue (id, tournament_id, document, round, number, medium, language, time)"            \
  " SELECT id, tournament_id, document, round, number, medium, language, time FROM"                    \
  "  (SELECT o.id, o.tournament_id, i.document, i.round, max (i.id),"                                  \
  "    min (max (CAST (o.value AS INTEGER), 1), 1000000) AS number,"                                   \
  "    CASE json_extract (i.args, '$.medium') WHEN 'saved' THEN 'saved' ELSE 'printed' END AS medium," \
  "    coalesce (CAST (json_extract (i.args, '$.language') AS TEXT), '') AS language, i.time"          \
  "   FROM issued i JOIN tournament_option o ON o.tournament_id = i.tournament_id"                     \
  "    AND o.key = 'issues.' || i.document || '.' || i.round"                                          \
  "   WHERE typeof (i.round) = 'integer' AND i.round BETWEEN 0 AND " G_STRINGIFY (ZH_MAX_ROUNDS) " GROUP BY o.id)"

/* In this order: the rows of issues are made from nothing. */
static const char *const fills[] = { FILL_ROUNDS, FILL_GAMES, FILL_RULINGS, FILL_ISSUES };

gboolean
zh_journal_state_refill (ZhDb    *db,
                         gint64   target,
                         gboolean stands,
                         GError **error)
{
  if (!zh_db_exec (db, "DELETE FROM issue", error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (fills); i++)
    {
      g_autoptr (ZhStmt) stmt = zh_db_prepare (db, fills[i]);

      zh_stmt_bind_int (stmt, ":target", target);
      zh_stmt_bind_int (stmt, ":stands", stands ? 1 : 0);
      if (!zh_stmt_run (stmt, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_journal_state_fill (ZhDb    *db,
                       GError **error)
{
  return zh_journal_state_refill (db, 0, FALSE, error);
}

static const struct
{
  ZhTable     table;
  const char *sql;
  const char *column;
} made[] = {
  { ZH_TABLE_ROUND, "SELECT * FROM round LIMIT 0", "announced" },
  { ZH_TABLE_GAME, "SELECT * FROM game LIMIT 0", "entered" },
  { ZH_TABLE_OCCURRENCE, "SELECT * FROM occurrence LIMIT 0", "act" },
};

gboolean
zh_journal_state_find_columns (ZhDb    *db,
                               guint64 *columns,
                               GError **error)
{
  memset (columns, 0, ZH_N_TABLES * sizeof *columns);
  columns[ZH_TABLE_ISSUE] = ZH_ALL_COLUMNS;
  for (gsize i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autoptr (ZhStmt) stmt = zh_db_prepare (db, made[i].sql);

      for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
        if (strcmp (zh_stmt_get_column_name (stmt, column), made[i].column) == 0)
          columns[made[i].table] = G_GUINT64_CONSTANT (1) << column;
    }
  return TRUE;
}

/* What the fills look at. */
static gboolean
copy_entry (ZhDb                 *db,
            const ZhJournalEntry *entry,
            GError              **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "INSERT INTO journal (id, replica, sequence, time, actor, tournament_id, kind, target, command, schema, args,"
      " articles, reason, hash, changeset) VALUES (:id, :replica, :sequence, :time, '', :tournament, :kind, :target,"
      " :command, 1, :args, '', '', '', x'')");

  zh_stmt_bind_int (stmt, ":id", entry->id);
  zh_stmt_bind_int (stmt, ":replica", entry->replica);
  zh_stmt_bind_int (stmt, ":sequence", entry->sequence);
  zh_stmt_bind_int (stmt, ":time", g_date_time_to_unix (entry->time) * G_USEC_PER_SEC);
  zh_stmt_bind_int (stmt, ":tournament", entry->tournament_id);
  zh_stmt_bind_int (stmt, ":kind", entry->kind);
  zh_stmt_bind_int (stmt, ":target", entry->target);
  zh_stmt_bind_text (stmt, ":command", entry->command);
  zh_stmt_bind_text (stmt, ":args", entry->args);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_journal_state_fill_replica (ZhDb            *db,
                               const GPtrArray *entries,
                               guint            n_entries,
                               GError         **error)
{
  for (guint i = 0; i < n_entries; i++)
    if (!copy_entry (db, g_ptr_array_index (entries, i), error))
      return FALSE;
  return zh_journal_state_fill (db, error) && zh_db_exec (db, "DELETE FROM journal", error);
}
