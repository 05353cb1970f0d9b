#include "config.h"

#include "store-write.h"

#include "store-fields.h"
#include "store-private.h"

static ZhStmt *
prepare_for (ZhStore    *self,
             const char *sql,
             gint64      id)
{
  ZhStmt *stmt = zh_db_prepare (self->db, sql);

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", id);
  return stmt;
}

static gboolean
run_for (ZhStore    *self,
         const char *sql,
         gint64      id,
         GError    **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (self, sql, id);

  return zh_stmt_run (stmt, error);
}

/* Writes the fields of a record that names no other rows. */
static gboolean
put_record (ZhStore            *self,
            const ZhRecordType *type,
            gint64              id,
            gconstpointer       record,
            GError            **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (self, zh_store_fields_get_put (type), id);

  zh_store_fields_bind (type, stmt, record);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_competition (ZhStore             *self,
                          const ZhCompetition *competition,
                          GError             **error)
{
  return put_record (self, &zh_competition_details_type, 1, competition, error);
}

static gboolean
find_override (ZhStore    *self,
               const char *key,
               gint64     *id,
               GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT id FROM override WHERE key = :key");

  zh_stmt_bind_text (stmt, ":key", key);
  *id = zh_stmt_next (stmt) ? zh_stmt_get_int (stmt, 0) : 0;
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_put_override (ZhStore    *self,
                       const char *key,
                       const char *value,
                       GError    **error)
{
  g_autoptr (ZhStmt) stmt = NULL;
  gint64 id = 0;

  if (!find_override (self, key, &id, error))
    return FALSE;
  if (value == NULL)
    return id == 0 || zh_store_delete (self, ZH_TABLE_OVERRIDE, id, error);

  stmt = prepare_for (self,
                      "INSERT INTO override (id, key, value) VALUES (:id, :key, :value)"
                      " ON CONFLICT (id) DO UPDATE SET value = excluded.value",
                      id != 0 ? id : zh_store_next_id (self));
  zh_stmt_bind_text (stmt, ":key", key);
  zh_stmt_bind_text (stmt, ":value", value);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_addition (ZhStore          *self,
                       const ZhAddition *addition,
                       GError          **error)
{
  return put_record (self, &zh_addition_type, addition->id, addition, error);
}

gboolean
zh_store_put_official (ZhStore          *self,
                       const ZhOfficial *official,
                       GError          **error)
{
  return put_record (self, &zh_official_type, official->id, official, error);
}

gboolean
zh_store_put_person (ZhStore        *self,
                     const ZhPerson *person,
                     GError        **error)
{
  return put_record (self, &zh_person_type, person->id, person, error);
}

static gboolean
put_absence (ZhStore         *self,
             gint64           entry_id,
             const ZhAbsence *absence,
             GError         **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self, "INSERT INTO absence (id, entry_id, round, kind) VALUES (:id, :entry, :round, :kind)",
      zh_store_next_id (self));

  zh_stmt_bind_int (stmt, ":entry", entry_id);
  zh_stmt_bind_int (stmt, ":round", absence->round);
  zh_stmt_bind_int (stmt, ":kind", absence->kind);
  return zh_stmt_run (stmt, error);
}

static const ZhAbsence *
find_absence (const ZhEntry *entry,
              gint64         round,
              gint64         kind)
{
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);

      if (absence->round == round && absence->kind == (ZhPairingKind) kind)
        return absence;
    }
  return NULL;
}

/* Removes what is no longer announced and adds what is new; an absence that stays keeps its row. */
static gboolean
put_absences (ZhStore       *self,
              const ZhEntry *entry,
              GError       **error)
{
  g_autoptr (GArray) stale = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  g_autoptr (ZhStmt) stmt =
      prepare_for (self, "SELECT id, round, kind FROM absence WHERE entry_id = :id", entry->id);

  while (zh_stmt_next (stmt))
    {
      const ZhAbsence *absence = find_absence (entry, zh_stmt_get_int (stmt, 1), zh_stmt_get_int (stmt, 2));

      if (absence != NULL && !g_hash_table_contains (kept, absence))
        {
          g_hash_table_add (kept, (gpointer) absence);
        }
      else
        {
          gint64 id = zh_stmt_get_int (stmt, 0);

          g_array_append_val (stale, id);
        }
    }
  if (!zh_stmt_end (stmt, error))
    return FALSE;
  for (guint i = 0; i < stale->len; i++)
    if (!zh_store_delete (self, ZH_TABLE_ABSENCE, g_array_index (stale, gint64, i), error))
      return FALSE;
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);

      if (!g_hash_table_contains (kept, absence) && !put_absence (self, entry->id, absence, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_store_put_entry (ZhStore       *self,
                    gint64         tournament_id,
                    const ZhEntry *entry,
                    GError       **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (self, zh_store_fields_get_put (&zh_entry_type), entry->id);

  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_stmt_bind_id (stmt, ":person_id", entry->person != NULL ? entry->person->id : 0);
  zh_store_fields_bind (&zh_entry_type, stmt, entry);
  return zh_stmt_run (stmt, error) && put_absences (self, entry, error);
}

gboolean
zh_store_put_member (ZhStore        *self,
                     const ZhMember *member,
                     GError        **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (self, zh_store_fields_get_put (&zh_member_type), member->id);

  zh_stmt_bind_int (stmt, ":entry_id", member->entry_id);
  zh_stmt_bind_int (stmt, ":person_id", member->person->id);
  zh_store_fields_bind (&zh_member_type, stmt, member);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_round (ZhStore       *self,
                    gint64         tournament_id,
                    const ZhRound *round,
                    GError       **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO round (id, tournament_id, number, table_round, state, start, proposal, announced)"
      " VALUES (:id, :tournament, :number, :table_round, :state, :start, :proposal,"
      " coalesce (:announced, :now))"
      " ON CONFLICT (id) DO UPDATE SET number = excluded.number, table_round = excluded.table_round,"
      " state = excluded.state, start = excluded.start, proposal = excluded.proposal,"
      " announced = :announced",
      round->id);

  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_int (stmt, ":number", round->number);
  zh_stmt_bind_int (stmt, ":table_round", round->table_round);
  zh_stmt_bind_int (stmt, ":state", round->state);
  zh_stmt_bind_text (stmt, ":start", round->start);
  zh_stmt_bind_text (stmt, ":proposal", round->proposal);
  zh_stmt_bind_id (stmt, ":announced", round->announced);
  zh_stmt_bind_int (stmt, ":now", zh_store_get_act_time (self));
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_round_state (ZhStore       *self,
                          gint64         tournament_id,
                          const ZhRound *round,
                          ZhRoundState   state,
                          GError       **error)
{
  ZhRound next = *round;

  next.state = state;
  if (round->state == ZH_ROUND_OPEN && state != ZH_ROUND_OPEN)
    next.announced = zh_store_get_act_time (self);
  return zh_store_put_round (self, tournament_id, &next, error);
}

gboolean
zh_store_put_pairing (ZhStore         *self,
                      gint64           round_id,
                      const ZhPairing *pairing,
                      GError         **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO pairing (id, round_id, number, kind, entry1_id, entry2_id, edited)"
      " VALUES (:id, :round, :number, :kind, :first, :second, :edited)"
      " ON CONFLICT (id) DO UPDATE SET number = excluded.number, kind = excluded.kind,"
      " entry1_id = excluded.entry1_id, entry2_id = excluded.entry2_id, edited = excluded.edited",
      pairing->id);

  zh_stmt_bind_int (stmt, ":round", round_id);
  zh_stmt_bind_int (stmt, ":number", pairing->number);
  zh_stmt_bind_int (stmt, ":kind", pairing->kind);
  zh_stmt_bind_int (stmt, ":first", pairing->entry[0]);
  zh_stmt_bind_id (stmt, ":second", pairing->entry[1]);
  zh_stmt_bind_int (stmt, ":edited", pairing->edited ? 1 : 0);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_game (ZhStore      *self,
                   gint64        pairing_id,
                   const ZhGame *game,
                   GError      **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO game (id, pairing_id, board, leg, swapped, member1_id, member2_id,"
      " white, black, played, rated, missing1, missing2, entered, reported)"
      " VALUES (:id, :pairing, :board, :leg, :swapped, :member1, :member2,"
      " :white, :black, :played, :rated, :missing1, :missing2,"
      " CASE WHEN :white != 0 THEN coalesce (:entered, :now) END, :reported)"
      " ON CONFLICT (id) DO UPDATE SET board = excluded.board, leg = excluded.leg,"
      " swapped = excluded.swapped, member1_id = excluded.member1_id, member2_id = excluded.member2_id,"
      " white = excluded.white, black = excluded.black, played = excluded.played, rated = excluded.rated,"
      " missing1 = excluded.missing1, missing2 = excluded.missing2, reported = excluded.reported,"
      " entered = CASE WHEN excluded.white = 0 THEN NULL"
      " WHEN (game.white, game.black, game.played, game.rated)"
      " = (excluded.white, excluded.black, excluded.played, excluded.rated) THEN game.entered ELSE :now END",
      game->id);
  g_autofree char *reported = zh_result_is_set (game->reported) ? zh_result_format_code (game->reported) : NULL;

  zh_stmt_bind_int (stmt, ":pairing", pairing_id);
  zh_stmt_bind_int (stmt, ":board", game->board);
  zh_stmt_bind_int (stmt, ":leg", game->leg);
  zh_stmt_bind_int (stmt, ":swapped", game->swapped ? 1 : 0);
  zh_stmt_bind_id (stmt, ":member1", game->member[0]);
  zh_stmt_bind_id (stmt, ":member2", game->member[1]);
  zh_stmt_bind_int (stmt, ":white", game->result.white);
  zh_stmt_bind_int (stmt, ":black", game->result.black);
  zh_stmt_bind_int (stmt, ":played", game->result.played ? 1 : 0);
  zh_stmt_bind_int (stmt, ":rated", game->result.rated ? 1 : 0);
  zh_stmt_bind_id (stmt, ":missing1", game->missing[0] ? 1 : 0);
  zh_stmt_bind_id (stmt, ":missing2", game->missing[1] ? 1 : 0);
  zh_stmt_bind_id (stmt, ":entered", game->entered);
  if (reported != NULL)
    zh_stmt_bind_text (stmt, ":reported", reported);
  zh_stmt_bind_int (stmt, ":now", zh_store_get_act_time (self));
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_delete (ZhStore *self,
                 ZhTable  table,
                 gint64   id,
                 GError **error)
{
  return run_for (self, zh_table_get_info (table)->delete_row, id, error);
}

gboolean
zh_store_delete_entry (ZhStore *self,
                       gint64   entry_id,
                       GError **error)
{
  return run_for (self, "DELETE FROM absence WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM site WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM payment WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM outage WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM screening WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM address WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM evidence WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM applicant WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "UPDATE entry_change SET entry_id = NULL WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM solving_sheet WHERE entry_id = :id", entry_id, error) &&
         run_for (self, "DELETE FROM member WHERE entry_id = :id", entry_id, error) &&
         zh_store_delete (self, ZH_TABLE_ENTRY, entry_id, error);
}

gboolean
zh_store_delete_pairing (ZhStore         *self,
                         const ZhPairing *pairing,
                         GError         **error)
{
  return run_for (self, "DELETE FROM kept_game WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
         run_for (self, "DELETE FROM letter WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
         run_for (self, "DELETE FROM adjournment WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
         run_for (self, "DELETE FROM confirmation WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
         run_for (self, "DELETE FROM game WHERE pairing_id = :id", pairing->id, error) &&
         zh_store_delete (self, ZH_TABLE_PAIRING, pairing->id, error);
}

gboolean
zh_store_delete_round (ZhStore       *self,
                       const ZhRound *round,
                       GError       **error)
{
  for (guint i = 0; i < round->pairings->len; i++)
    if (!zh_store_delete_pairing (self, g_ptr_array_index (round->pairings, i), error))
      return FALSE;
  return zh_store_delete (self, ZH_TABLE_ROUND, round->id, error);
}

gboolean
zh_store_delete_tournament (ZhStore            *self,
                            const ZhTournament *tournament,
                            GError            **error)
{
  static const char *const parts[] = {
    "DELETE FROM protest_file WHERE protest_id IN (SELECT id FROM protest WHERE tournament_id = :id)",
    "DELETE FROM protest_person WHERE protest_id IN (SELECT id FROM protest WHERE tournament_id = :id)",
    "DELETE FROM protest WHERE tournament_id = :id",
    "DELETE FROM assignment WHERE tournament_id = :id",
    "DELETE FROM issue WHERE tournament_id = :id",
    "DELETE FROM lot_minute WHERE tournament_id = :id",
    "DELETE FROM evidence WHERE tournament_id = :id",
    "DELETE FROM applicant WHERE tournament_id = :id",
    "DELETE FROM session WHERE tournament_id = :id",
    "DELETE FROM quota WHERE tournament_id = :id",
    "DELETE FROM entry_change WHERE tournament_id = :id",
    "DELETE FROM application WHERE tournament_id = :id",
    "DELETE FROM payment WHERE tournament_id = :id",
    "DELETE FROM incident WHERE tournament_id = :id",
    "DELETE FROM occurrence WHERE tournament_id = :id",
    "DELETE FROM clock_change WHERE tournament_id = :id",
    "DELETE FROM contest_mark WHERE tournament_id = :id",
    "DELETE FROM contest_objection WHERE tournament_id = :id",
    "DELETE FROM contest_judge WHERE tournament_id = :id",
    "DELETE FROM contest WHERE tournament_id = :id",
    "DELETE FROM work WHERE tournament_id = :id",
    "DELETE FROM solving_round WHERE tournament_id = :id",
    "DELETE FROM tournament_option WHERE tournament_id = :id",
    "DELETE FROM forbidden_entry WHERE forbidden_id IN (SELECT id FROM forbidden WHERE tournament_id = :id)",
    "DELETE FROM forbidden WHERE tournament_id = :id",
    "DELETE FROM virtual_points WHERE tournament_id = :id",
  };

  g_assert (tournament->rounds->len == 0);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!run_for (self, parts[i], tournament->id, error))
      return FALSE;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (!zh_store_delete_entry (self, entry->id, error))
        return FALSE;
    }
  return zh_store_delete (self, ZH_TABLE_TOURNAMENT, tournament->id, error);
}

gboolean
zh_store_delete_person_if_unused (ZhStore *self,
                                  gint64   person_id,
                                  GError **error)
{
  return run_for (
      self,
      "DELETE FROM person WHERE id = :id AND NOT EXISTS (SELECT 1 FROM entry WHERE person_id = :id)"
      " AND NOT EXISTS (SELECT 1 FROM member WHERE person_id = :id)",
      person_id, error);
}
