#include "config.h"

#include "store-write.h"

#include "store-private.h"

static ZhStmt *
prepare_for (ZhStore    *self,
             const char *sql,
             gint64      id,
             GError    **error)
{
  ZhStmt *stmt = zh_db_prepare (self->db, sql, error);

  g_assert (self->recorder != NULL);
  if (stmt != NULL)
    zh_stmt_bind_int (stmt, ":id", id);
  return stmt;
}

static gboolean
run_for (ZhStore    *self,
         const char *sql,
         gint64      id,
         GError    **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (self, sql, id, error);

  return stmt != NULL && zh_stmt_run (stmt, error);
}

static void
bind_date (ZhStmt     *stmt,
           const char *name,
           ZhDate      date,
           char      **text)
{
  *text = zh_date_format_iso (date);
  zh_stmt_bind_text (stmt, name, *text);
}

/* A column of a later version: left NULL for nothing, as rows of older versions have it. */
static void
bind_optional (ZhStmt     *stmt,
               const char *name,
               const char *text)
{
  if (*text != '\0')
    zh_stmt_bind_text (stmt, name, text);
}

gboolean
zh_store_put_competition (ZhStore             *self,
                          const ZhCompetition *competition,
                          GError             **error)
{
  g_autofree char *start = NULL;
  g_autofree char *end = NULL;
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO competition (id, uuid, title, place, organiser, start_date, end_date, ruleset)"
      " VALUES (:id, :uuid, :title, :place, :organiser, :start, :end, :ruleset)"
      " ON CONFLICT (id) DO UPDATE SET uuid = excluded.uuid, title = excluded.title,"
      " place = excluded.place, organiser = excluded.organiser, start_date = excluded.start_date,"
      " end_date = excluded.end_date, ruleset = excluded.ruleset",
      1, error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":uuid", competition->uuid);
  zh_stmt_bind_text (stmt, ":title", competition->title);
  zh_stmt_bind_text (stmt, ":place", competition->place);
  zh_stmt_bind_text (stmt, ":organiser", competition->organiser);
  bind_date (stmt, ":start", competition->start, &start);
  bind_date (stmt, ":end", competition->end, &end);
  zh_stmt_bind_text (stmt, ":ruleset", competition->ruleset);
  return zh_stmt_run (stmt, error);
}

static gboolean
find_override (ZhStore    *self,
               const char *key,
               gint64     *id,
               GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT id FROM override WHERE key = :key", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":key", key);
  if (!zh_stmt_step (stmt, &has_row, error))
    return FALSE;
  *id = has_row ? zh_stmt_get_int (stmt, 0) : 0;
  return TRUE;
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
                      id != 0 ? id : zh_store_next_id (self), error);
  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":key", key);
  zh_stmt_bind_text (stmt, ":value", value);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_official (ZhStore          *self,
                       const ZhOfficial *official,
                       GError          **error)
{
  g_autoptr (ZhStmt) stmt =
      prepare_for (self,
                   "INSERT INTO official (id, role, name, category, federation, birth)"
                   " VALUES (:id, :role, :name, :category, :federation, :birth)"
                   " ON CONFLICT (id) DO UPDATE SET role = excluded.role, name = excluded.name,"
                   " category = excluded.category, federation = excluded.federation,"
                   " birth = excluded.birth",
                   official->id, error);
  g_autofree char *birth = NULL;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":role", official->role);
  zh_stmt_bind_text (stmt, ":name", official->name);
  zh_stmt_bind_text (stmt, ":category", official->category);
  zh_stmt_bind_text (stmt, ":federation", official->federation);
  birth = zh_date_format_iso (official->birth);
  bind_optional (stmt, ":birth", birth);
  return zh_stmt_run (stmt, error);
}

#define PUT_PERSON                                                                                         \
  "INSERT INTO person (id, surname, given, patronymic, name_latin, sex, birth, title, category, rating,"   \
  " national_rating, federation, region, club, school, coach, fide_id, national_id, disability_class,"     \
  " assistant, notes, assistant_duties, board_kind, clock_kind, warning_minutes, announces)"               \
  " VALUES (:id, :surname, :given, :patronymic, :name_latin, :sex, :birth, :title,"                        \
  " :category, :rating, :national_rating, :federation, :region, :club, :school, :coach, :fide_id,"         \
  " :national_id, :disability_class, :assistant, :notes, :assistant_duties, :board_kind, :clock_kind,"     \
  " :warning_minutes, :announces) ON CONFLICT (id) DO UPDATE SET"                                          \
  " surname = excluded.surname, given = excluded.given, patronymic = excluded.patronymic,"                 \
  " name_latin = excluded.name_latin, sex = excluded.sex, birth = excluded.birth, title = excluded.title," \
  " category = excluded.category, rating = excluded.rating, national_rating = excluded.national_rating,"   \
  " federation = excluded.federation, region = excluded.region, club = excluded.club,"                     \
  " school = excluded.school, coach = excluded.coach, fide_id = excluded.fide_id,"                         \
  " national_id = excluded.national_id, disability_class = excluded.disability_class,"                     \
  " assistant = excluded.assistant, notes = excluded.notes, assistant_duties = excluded.assistant_duties," \
  " board_kind = excluded.board_kind, clock_kind = excluded.clock_kind,"                                   \
  " warning_minutes = excluded.warning_minutes, announces = excluded.announces"

gboolean
zh_store_put_person (ZhStore        *self,
                     const ZhPerson *person,
                     GError        **error)
{
  g_autofree char *birth = NULL;
  g_autoptr (ZhStmt) stmt = prepare_for (self, PUT_PERSON, person->id, error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":surname", person->surname);
  zh_stmt_bind_text (stmt, ":given", person->given);
  zh_stmt_bind_text (stmt, ":patronymic", person->patronymic);
  zh_stmt_bind_text (stmt, ":name_latin", person->name_latin);
  zh_stmt_bind_int (stmt, ":sex", person->sex);
  bind_date (stmt, ":birth", person->birth, &birth);
  zh_stmt_bind_text (stmt, ":title", person->title);
  zh_stmt_bind_text (stmt, ":category", person->category);
  zh_stmt_bind_int (stmt, ":rating", person->rating);
  zh_stmt_bind_int (stmt, ":national_rating", person->national_rating);
  zh_stmt_bind_text (stmt, ":federation", person->federation);
  zh_stmt_bind_text (stmt, ":region", person->region);
  zh_stmt_bind_text (stmt, ":club", person->club);
  zh_stmt_bind_text (stmt, ":school", person->school);
  zh_stmt_bind_text (stmt, ":coach", person->coach);
  zh_stmt_bind_text (stmt, ":fide_id", person->fide_id);
  zh_stmt_bind_text (stmt, ":national_id", person->national_id);
  zh_stmt_bind_text (stmt, ":disability_class", person->disability_class);
  zh_stmt_bind_text (stmt, ":assistant", person->assistant);
  zh_stmt_bind_text (stmt, ":notes", person->notes);
  bind_optional (stmt, ":assistant_duties", person->assistant_duties);
  bind_optional (stmt, ":board_kind", person->board_kind);
  bind_optional (stmt, ":clock_kind", person->clock_kind);
  zh_stmt_bind_id (stmt, ":warning_minutes", person->warning_minutes);
  zh_stmt_bind_id (stmt, ":announces", person->announces ? 1 : 0);
  return zh_stmt_run (stmt, error);
}

static gboolean
put_absence (ZhStore         *self,
             gint64           entry_id,
             const ZhAbsence *absence,
             GError         **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self, "INSERT INTO absence (id, entry_id, round, kind) VALUES (:id, :entry, :round, :kind)",
      zh_store_next_id (self), error);

  if (stmt == NULL)
    return FALSE;
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
      prepare_for (self, "SELECT id, round, kind FROM absence WHERE entry_id = :id", entry->id, error);
  gboolean has_row = TRUE;

  while (stmt != NULL && has_row)
    {
      const ZhAbsence *absence;

      if (!zh_stmt_step (stmt, &has_row, error))
        return FALSE;
      absence = has_row ? find_absence (entry, zh_stmt_get_int (stmt, 1), zh_stmt_get_int (stmt, 2)) : NULL;
      if (absence != NULL && !g_hash_table_contains (kept, absence))
        {
          g_hash_table_add (kept, (gpointer) absence);
        }
      else if (has_row)
        {
          gint64 id = zh_stmt_get_int (stmt, 0);

          g_array_append_val (stale, id);
        }
    }
  if (stmt == NULL)
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
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO entry (id, tournament_id, person_id, team_name, start_number, rating, status,"
      " first_round, last_round, fixed_board, carried_points)"
      " VALUES (:id, :tournament, :person, :team_name, :start_number, :rating, :status,"
      " :first_round, :last_round, :fixed_board, :carried_points)"
      " ON CONFLICT (id) DO UPDATE SET person_id = excluded.person_id, team_name = excluded.team_name,"
      " start_number = excluded.start_number, rating = excluded.rating, status = excluded.status,"
      " first_round = excluded.first_round, last_round = excluded.last_round,"
      " fixed_board = excluded.fixed_board, carried_points = excluded.carried_points",
      entry->id, error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_id (stmt, ":person", entry->person != NULL ? entry->person->id : 0);
  zh_stmt_bind_text (stmt, ":team_name", entry->team_name);
  zh_stmt_bind_int (stmt, ":start_number", entry->start_number);
  zh_stmt_bind_int (stmt, ":rating", entry->rating);
  zh_stmt_bind_int (stmt, ":status", entry->status);
  zh_stmt_bind_int (stmt, ":first_round", entry->first_round);
  zh_stmt_bind_int (stmt, ":last_round", entry->last_round);
  zh_stmt_bind_int (stmt, ":fixed_board", entry->fixed_board);
  zh_stmt_bind_int (stmt, ":carried_points", entry->carried_points);
  return zh_stmt_run (stmt, error) && put_absences (self, entry, error);
}

gboolean
zh_store_put_member (ZhStore        *self,
                     const ZhMember *member,
                     GError        **error)
{
  g_autoptr (ZhStmt) stmt = prepare_for (
      self,
      "INSERT INTO member (id, entry_id, person_id, board, reserve, number, rating)"
      " VALUES (:id, :entry, :person, :board, :reserve, :number, :rating)"
      " ON CONFLICT (id) DO UPDATE SET person_id = excluded.person_id, board = excluded.board,"
      " reserve = excluded.reserve, number = excluded.number, rating = excluded.rating",
      member->id, error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":entry", member->entry_id);
  zh_stmt_bind_int (stmt, ":person", member->person->id);
  zh_stmt_bind_int (stmt, ":board", member->board);
  zh_stmt_bind_int (stmt, ":reserve", member->reserve ? 1 : 0);
  zh_stmt_bind_int (stmt, ":number", member->number);
  zh_stmt_bind_int (stmt, ":rating", member->rating);
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
      "INSERT INTO round (id, tournament_id, number, table_round, state, start, proposal)"
      " VALUES (:id, :tournament, :number, :table_round, :state, :start, :proposal)"
      " ON CONFLICT (id) DO UPDATE SET number = excluded.number, table_round = excluded.table_round,"
      " state = excluded.state, start = excluded.start, proposal = excluded.proposal",
      round->id, error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_int (stmt, ":number", round->number);
  zh_stmt_bind_int (stmt, ":table_round", round->table_round);
  zh_stmt_bind_int (stmt, ":state", round->state);
  zh_stmt_bind_text (stmt, ":start", round->start);
  zh_stmt_bind_text (stmt, ":proposal", round->proposal);
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
      pairing->id, error);

  if (stmt == NULL)
    return FALSE;
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
      " white, black, played, rated, missing1, missing2)"
      " VALUES (:id, :pairing, :board, :leg, :swapped, :member1, :member2,"
      " :white, :black, :played, :rated, :missing1, :missing2)"
      " ON CONFLICT (id) DO UPDATE SET board = excluded.board, leg = excluded.leg,"
      " swapped = excluded.swapped, member1_id = excluded.member1_id, member2_id = excluded.member2_id,"
      " white = excluded.white, black = excluded.black, played = excluded.played, rated = excluded.rated,"
      " missing1 = excluded.missing1, missing2 = excluded.missing2",
      game->id, error);

  if (stmt == NULL)
    return FALSE;
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
         run_for (self, "DELETE FROM member WHERE entry_id = :id", entry_id, error) &&
         zh_store_delete (self, ZH_TABLE_ENTRY, entry_id, error);
}

gboolean
zh_store_delete_pairing (ZhStore         *self,
                         const ZhPairing *pairing,
                         GError         **error)
{
  return run_for (self, "DELETE FROM kept_game WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
         run_for (self, "DELETE FROM adjournment WHERE game_id IN (SELECT id FROM game WHERE pairing_id = :id)", pairing->id, error) &&
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
    "DELETE FROM incident WHERE tournament_id = :id",
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
