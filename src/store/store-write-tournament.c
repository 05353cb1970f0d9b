/* Writes a tournament's settings. Options keep their rows; forbidden pairs and virtual
 * points have no identity of their own and are written anew. */
#include "config.h"

#include "store-private.h"
#include "store-write.h"

static char *
format_scoring (const ZhScoring *scoring)
{
  return g_strdup_printf ("%d %d %d %d %d %d %d %d %d %d %d %d", scoring->win, scoring->draw,
                          scoring->loss, scoring->forfeit_win, scoring->forfeit_loss,
                          scoring->allocated_bye, scoring->full_bye, scoring->half_bye,
                          scoring->zero_bye, scoring->match_win, scoring->match_draw,
                          scoring->match_loss);
}

#define PUT_TOURNAMENT                                                                                        \
  "INSERT INTO tournament (id, position, name, sport, discipline, time_control, system, n_rounds, cycles,"    \
  " games_per_pairing, boards, scoring, seed, initial_colour, rated_first_round, tiebreaks,"                  \
  " tiebreak_edition, rounds_drawn, withdrawal, source_id, closed)"                                           \
  " VALUES (:id, (SELECT coalesce (max (position), 0) + 1 FROM tournament), :name, :sport, :discipline,"      \
  " :time_control, :system, :n_rounds, :cycles, :games_per_pairing, :boards, :scoring, :seed,"                \
  " :initial_colour, :rated_first_round, :tiebreaks, :tiebreak_edition, :rounds_drawn, :withdrawal, :source," \
  " :closed) ON CONFLICT (id) DO UPDATE SET name = excluded.name, sport = excluded.sport,"                    \
  " discipline = excluded.discipline, time_control = excluded.time_control, system = excluded.system,"        \
  " n_rounds = excluded.n_rounds, cycles = excluded.cycles, games_per_pairing = excluded.games_per_pairing,"  \
  " boards = excluded.boards, scoring = excluded.scoring, seed = excluded.seed,"                              \
  " initial_colour = excluded.initial_colour, rated_first_round = excluded.rated_first_round,"                \
  " tiebreaks = excluded.tiebreaks, tiebreak_edition = excluded.tiebreak_edition,"                            \
  " rounds_drawn = excluded.rounds_drawn, withdrawal = excluded.withdrawal, source_id = excluded.source_id,"  \
  " closed = excluded.closed"

static gboolean
put_row (ZhStore            *self,
         const ZhTournament *tournament,
         GError            **error)
{
  g_autofree char *scoring = format_scoring (&tournament->scoring);
  g_autofree char *tiebreaks = g_strjoinv (" ", tournament->tiebreaks);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, PUT_TOURNAMENT);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  zh_stmt_bind_text (stmt, ":name", tournament->name);
  zh_stmt_bind_text (stmt, ":sport", zh_sport_to_string (tournament->sport));
  zh_stmt_bind_text (stmt, ":discipline", zh_discipline_to_string (tournament->time_class, tournament->play));
  zh_stmt_bind_text (stmt, ":time_control", tournament->time_control);
  zh_stmt_bind_text (stmt, ":system", zh_system_to_string (tournament->system));
  zh_stmt_bind_int (stmt, ":n_rounds", tournament->n_rounds);
  zh_stmt_bind_int (stmt, ":cycles", tournament->cycles);
  zh_stmt_bind_int (stmt, ":games_per_pairing", tournament->games_per_pairing);
  zh_stmt_bind_int (stmt, ":boards", tournament->boards);
  zh_stmt_bind_text (stmt, ":scoring", scoring);
  zh_stmt_bind_int (stmt, ":seed", (gint64) tournament->seed);
  zh_stmt_bind_int (stmt, ":initial_colour", tournament->initial_colour);
  zh_stmt_bind_int (stmt, ":rated_first_round", tournament->rated_first_round ? 1 : 0);
  zh_stmt_bind_text (stmt, ":tiebreaks", tiebreaks);
  zh_stmt_bind_text (stmt, ":tiebreak_edition", zh_tiebreak_edition_to_string (tournament->tiebreak_edition));
  zh_stmt_bind_int (stmt, ":rounds_drawn", tournament->rounds_drawn ? 1 : 0);
  zh_stmt_bind_text (stmt, ":withdrawal", zh_withdrawal_to_string (tournament->withdrawal));
  zh_stmt_bind_id (stmt, ":source", tournament->source_id);
  zh_stmt_bind_int (stmt, ":closed", tournament->closed ? 1 : 0);
  return zh_stmt_run (stmt, error);
}

static gboolean
put_option (ZhStore    *self,
            gint64      id,
            gint64      tournament_id,
            const char *key,
            const char *value,
            GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO tournament_option (id, tournament_id, key, value)"
                                           " VALUES (:id, :tournament, :key, :value)"
                                           " ON CONFLICT (id) DO UPDATE SET value = excluded.value");

  zh_stmt_bind_int (stmt, ":id", id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_text (stmt, ":key", key);
  zh_stmt_bind_text (stmt, ":value", value);
  return zh_stmt_run (stmt, error);
}

/* Key → id of the options in the file. */
static GHashTable *
read_option_ids (ZhStore *self,
                 gint64   tournament_id,
                 GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db, "SELECT key, id FROM tournament_option WHERE tournament_id = :id");

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  while (zh_stmt_next (stmt))
    {
      gint64 id = zh_stmt_get_int (stmt, 1);

      g_hash_table_insert (ids, zh_stmt_dup_text (stmt, 0), g_memdup2 (&id, sizeof id));
    }
  return zh_stmt_end (stmt, error) ? g_steal_pointer (&ids) : NULL;
}

static gboolean
put_options (ZhStore            *self,
             const ZhTournament *tournament,
             GError            **error)
{
  g_autoptr (GHashTable) ids = read_option_ids (self, tournament->id, error);
  g_autoptr (GList) keys =
      g_list_sort (g_hash_table_get_keys (tournament->options), (GCompareFunc) g_strcmp0);
  GHashTableIter iter;
  const char    *key;
  const gint64  *id;

  if (ids == NULL)
    return FALSE;
  /* In the order of the keys, so that the same act gives the same rows. */
  for (GList *link = keys; link != NULL; link = link->next)
    {
      const gint64 *known = g_hash_table_lookup (ids, link->data);

      if (!put_option (self, known != NULL ? *known : zh_store_next_id (self), tournament->id, link->data,
                       g_hash_table_lookup (tournament->options, link->data), error))
        return FALSE;
    }
  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, (gpointer *) &key, (gpointer *) &id))
    if (!g_hash_table_contains (tournament->options, key) &&
        !zh_store_delete (self, ZH_TABLE_TOURNAMENT_OPTION, *id, error))
      return FALSE;
  return TRUE;
}

static gboolean
clear_rows (ZhStore    *self,
            const char *sql,
            gint64      tournament_id,
            GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  return zh_stmt_run (stmt, error);
}

static gboolean
put_forbidden_entry (ZhStore *self,
                     gint64   forbidden_id,
                     gint64   entry_id,
                     GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO forbidden_entry (id, forbidden_id, entry_id) VALUES (:id, :forbidden, :entry)");

  zh_stmt_bind_int (stmt, ":id", zh_store_next_id (self));
  zh_stmt_bind_int (stmt, ":forbidden", forbidden_id);
  zh_stmt_bind_int (stmt, ":entry", entry_id);
  return zh_stmt_run (stmt, error);
}

static gboolean
put_forbidden (ZhStore           *self,
               gint64             tournament_id,
               const ZhForbidden *forbidden,
               GError           **error)
{
  gint64 id = zh_store_next_id (self);
  g_autoptr (ZhStmt) stmt =
      zh_db_prepare (self->db,
                     "INSERT INTO forbidden (id, tournament_id, first_round, last_round)"
                     " VALUES (:id, :tournament, :first, :last)");

  zh_stmt_bind_int (stmt, ":id", id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_int (stmt, ":first", forbidden->first_round);
  zh_stmt_bind_int (stmt, ":last", forbidden->last_round);
  if (!zh_stmt_run (stmt, error))
    return FALSE;
  for (int i = 0; i < forbidden->n_entries; i++)
    if (!put_forbidden_entry (self, id, forbidden->entries[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
put_virtual_points (ZhStore               *self,
                    gint64                 tournament_id,
                    const ZhVirtualPoints *points,
                    GError               **error)
{
  g_autoptr (ZhStmt) stmt =
      zh_db_prepare (self->db,
                     "INSERT INTO virtual_points (id, tournament_id, entry_id, round, points)"
                     " VALUES (:id, :tournament, :entry, :round, :points)");

  zh_stmt_bind_int (stmt, ":id", zh_store_next_id (self));
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_int (stmt, ":entry", points->entry_id);
  zh_stmt_bind_int (stmt, ":round", points->round);
  zh_stmt_bind_int (stmt, ":points", points->points);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_tournament (ZhStore            *self,
                         const ZhTournament *tournament,
                         GError            **error)
{
  g_assert (self->recorder != NULL);

  return put_row (self, tournament, error) && put_options (self, tournament, error);
}

gboolean
zh_store_put_restrictions (ZhStore            *self,
                           const ZhTournament *tournament,
                           GError            **error)
{
  static const char *const old_rows[] = {
    "DELETE FROM forbidden_entry WHERE forbidden_id IN (SELECT id FROM forbidden WHERE tournament_id = :id)",
    "DELETE FROM forbidden WHERE tournament_id = :id",
    "DELETE FROM virtual_points WHERE tournament_id = :id",
  };

  g_assert (self->recorder != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (old_rows); i++)
    if (!clear_rows (self, old_rows[i], tournament->id, error))
      return FALSE;
  for (guint i = 0; i < tournament->forbidden->len; i++)
    if (!put_forbidden (self, tournament->id, g_ptr_array_index (tournament->forbidden, i), error))
      return FALSE;
  for (guint i = 0; i < tournament->virtual_points->len; i++)
    if (!put_virtual_points (self, tournament->id, g_ptr_array_index (tournament->virtual_points, i), error))
      return FALSE;
  return TRUE;
}
