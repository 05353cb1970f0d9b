/* Making snapshots: everything, or only what a changeset touched, the rest shared with the
 * snapshot before. Sharing goes by whole arrays and by rounds. */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "errors.h"
#include "row-reader.h"
#include "store-incidents.h"
#include "store-load-rounds.h"
#include "store-private.h"

/* Bounds that no event reaches, but that keep sums within an int. */
#define MAX_NUMBER 1000000
#define MAX_RATING 10000
#define MAX_CYCLES 100
#define MAX_GAMES 1000
#define MAX_POINTS 1000000

typedef struct
{
  ZhDb                *db;
  const ZhCompetition *previous; /* NULL: load everything */
  const ZhTouched     *touched;
  ZhCompetition       *next;
  GHashTable          *persons; /* by id, of the new snapshot; made when needed */
} Loading;

static gboolean
is_touched (const Loading *loading,
            guint          kinds)
{
  return loading->previous == NULL || (zh_touched_get_kinds (loading->touched) & kinds) != 0;
}

static void
replace_array (GPtrArray **array,
               GPtrArray  *shared)
{
  g_ptr_array_unref (*array);
  *array = g_ptr_array_ref (shared);
}

static gboolean
load_overrides (Loading *loading,
                GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT key, value FROM override ORDER BY id", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      g_hash_table_insert (loading->next->overrides, zh_stmt_dup_text (stmt, 0), zh_stmt_dup_text (stmt, 1));
    }
  return FALSE;
}

static gboolean
load_details (Loading *loading,
              GError **error)
{
  ZhCompetition *next = loading->next;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT uuid, title, place, organiser, start_date, end_date, ruleset"
                                           " FROM competition WHERE id = 1",
                                           error);
  ZhRowReader reader = zh_row_reader_new (stmt, "competition");
  gboolean    has_row = FALSE;

  if (stmt == NULL || !zh_stmt_step (stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_CORRUPT, _ ("The file holds no competition. Open one of its backups"));
      return FALSE;
    }
  zh_row_reader_replace_text (&reader, &next->uuid);
  zh_row_reader_replace_text (&reader, &next->title);
  zh_row_reader_replace_text (&reader, &next->place);
  zh_row_reader_replace_text (&reader, &next->organiser);
  next->start = zh_row_reader_date (&reader);
  next->end = zh_row_reader_date (&reader);
  zh_row_reader_replace_text (&reader, &next->ruleset);
  return zh_row_reader_finish (&reader, 1, error) && load_overrides (loading, error);
}

static gboolean
load_officials (Loading *loading,
                GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT id, role, name, category, federation FROM official ORDER BY id", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhOfficial *official;
      ZhRowReader reader = zh_row_reader_new (stmt, "official");

      if (!has_row)
        return TRUE;
      official = zh_official_new ();
      g_ptr_array_add (loading->next->officials, official);
      official->id = zh_row_reader_id (&reader);
      zh_row_reader_replace_text (&reader, &official->role);
      zh_row_reader_replace_text (&reader, &official->name);
      zh_row_reader_replace_text (&reader, &official->category);
      zh_row_reader_replace_text (&reader, &official->federation);
    }
  return FALSE;
}

#define PERSON_COLUMNS                                                               \
  "id, surname, given, patronymic, name_latin, sex, birth, title, category, rating," \
  " national_rating, federation, region, club, school, coach, fide_id, national_id," \
  " disability_class, assistant, notes"

static ZhPerson *
read_person (ZhStmt  *stmt,
             GError **error)
{
  g_autoptr (ZhPerson) person = zh_person_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "person");

  person->id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &person->surname);
  zh_row_reader_replace_text (&reader, &person->given);
  zh_row_reader_replace_text (&reader, &person->patronymic);
  zh_row_reader_replace_text (&reader, &person->name_latin);
  person->sex = (ZhSex) zh_row_reader_int (&reader, ZH_SEX_UNKNOWN, ZH_SEX_FEMALE);
  person->birth = zh_row_reader_date (&reader);
  zh_row_reader_replace_text (&reader, &person->title);
  zh_row_reader_replace_text (&reader, &person->category);
  person->rating = zh_row_reader_int (&reader, 0, MAX_RATING);
  person->national_rating = zh_row_reader_int (&reader, 0, MAX_RATING);
  zh_row_reader_replace_text (&reader, &person->federation);
  zh_row_reader_replace_text (&reader, &person->region);
  zh_row_reader_replace_text (&reader, &person->club);
  zh_row_reader_replace_text (&reader, &person->school);
  zh_row_reader_replace_text (&reader, &person->coach);
  zh_row_reader_replace_text (&reader, &person->fide_id);
  zh_row_reader_replace_text (&reader, &person->national_id);
  zh_row_reader_replace_text (&reader, &person->disability_class);
  zh_row_reader_replace_text (&reader, &person->assistant);
  zh_row_reader_replace_text (&reader, &person->notes);
  return zh_row_reader_finish (&reader, person->id, error) ? g_steal_pointer (&person) : NULL;
}

static gboolean
load_all_persons (Loading *loading,
                  GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT " PERSON_COLUMNS " FROM person ORDER BY id", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhPerson *person;

      if (!has_row)
        return TRUE;
      person = read_person (stmt, error);
      if (person == NULL)
        return FALSE;
      g_ptr_array_add (loading->next->persons, person);
    }
  return FALSE;
}

static int
compare_person_ids (gconstpointer a,
                    gconstpointer b)
{
  const ZhPerson *first = *(const ZhPerson *const *) a;
  const ZhPerson *second = *(const ZhPerson *const *) b;

  return first->id < second->id ? -1 : first->id > second->id;
}

static gboolean
load_person (Loading *loading,
             gint64   id,
             GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT " PERSON_COLUMNS " FROM person WHERE id = :id", error);
  gboolean  has_row = FALSE;
  ZhPerson *person;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", id);
  if (!zh_stmt_step (stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  person = read_person (stmt, error);
  if (person != NULL)
    g_ptr_array_add (loading->next->persons, person);
  return person != NULL;
}

static gboolean
load_persons (Loading *loading,
              GError **error)
{
  GHashTable    *touched;
  GHashTableIter iter;
  gint64        *id;

  if (loading->previous == NULL)
    return load_all_persons (loading, error);

  touched = zh_touched_get_persons (loading->touched);
  if (g_hash_table_size (touched) == 0)
    {
      replace_array (&loading->next->persons, loading->previous->persons);
      return TRUE;
    }
  for (guint i = 0; i < loading->previous->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (loading->previous->persons, i);

      if (!g_hash_table_contains (touched, &person->id))
        g_ptr_array_add (loading->next->persons, zh_person_ref (person));
    }
  g_hash_table_iter_init (&iter, touched);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, NULL))
    if (!load_person (loading, *id, error))
      return FALSE;
  g_ptr_array_sort (loading->next->persons, compare_person_ids);
  return TRUE;
}

/* The person with @id, a new reference; NULL with error when a row names nobody. */
static ZhPerson *
find_person (Loading *loading,
             gint64   id,
             GError **error)
{
  ZhPerson *person;

  if (loading->persons == NULL)
    {
      loading->persons = g_hash_table_new (g_int64_hash, g_int64_equal);
      for (guint i = 0; i < loading->next->persons->len; i++)
        {
          person = g_ptr_array_index (loading->next->persons, i);
          g_hash_table_insert (loading->persons, &person->id, person);
        }
    }
  person = g_hash_table_lookup (loading->persons, &id);
  if (person == NULL)
    {
      g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT, _ ("The file is damaged: person %s is missing. Open one of its backups"), row);
    }
  return person != NULL ? zh_person_ref (person) : NULL;
}

static void
read_scoring (ZhRowReader *reader,
              ZhScoring   *scoring)
{
  g_autofree char *text = zh_row_reader_text (reader);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  ZhPoints *values[] = {
    &scoring->win, &scoring->draw, &scoring->loss, &scoring->forfeit_win, &scoring->forfeit_loss, &scoring->allocated_bye,
    &scoring->full_bye, &scoring->half_bye, &scoring->zero_bye, &scoring->match_win, &scoring->match_draw, &scoring->match_loss
  };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      gint64 number = 0;

      if (i >= g_strv_length (parts) || !g_ascii_string_to_signed (parts[i], 10, -MAX_POINTS, MAX_POINTS, &number, NULL))
        zh_row_reader_reject (reader);
      *values[i] = (ZhPoints) number;
    }
}

static void
read_tiebreaks (ZhRowReader *reader,
                char      ***tiebreaks)
{
  g_autofree char *text = zh_row_reader_text (reader);

  g_strfreev (*tiebreaks);
  *tiebreaks = *text != '\0' ? g_strsplit (text, " ", -1) : g_new0 (char *, 1);
}

static gboolean
read_tournament (ZhStmt       *stmt,
                 ZhTournament *tournament,
                 GError      **error)
{
  ZhRowReader      reader = zh_row_reader_new (stmt, "tournament");
  g_autofree char *sport = NULL;

  tournament->id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &tournament->name);
  sport = zh_row_reader_text (&reader);
  if (!zh_sport_from_string (sport, &tournament->sport))
    zh_row_reader_reject (&reader);
  zh_row_reader_replace_text (&reader, &tournament->discipline);
  zh_row_reader_replace_text (&reader, &tournament->time_control);
  zh_row_reader_replace_text (&reader, &tournament->system);
  tournament->n_rounds = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  tournament->cycles = zh_row_reader_int (&reader, 1, MAX_CYCLES);
  tournament->games_per_pairing = zh_row_reader_int (&reader, 1, MAX_GAMES);
  tournament->boards = zh_row_reader_int (&reader, 0, MAX_GAMES);
  read_scoring (&reader, &tournament->scoring);
  tournament->seed = (guint64) zh_row_reader_id (&reader);
  tournament->initial_colour = (ZhColour) zh_row_reader_int (&reader, ZH_COLOUR_NONE, ZH_COLOUR_BLACK);
  tournament->rated_first_round = zh_row_reader_boolean (&reader);
  read_tiebreaks (&reader, &tournament->tiebreaks);
  zh_row_reader_replace_text (&reader, &tournament->tiebreak_edition);
  tournament->rounds_drawn = zh_row_reader_boolean (&reader);
  zh_row_reader_replace_text (&reader, &tournament->withdrawal);
  tournament->source_id = zh_row_reader_id (&reader);
  tournament->closed = zh_row_reader_boolean (&reader);
  return zh_row_reader_finish (&reader, tournament->id, error);
}

static gboolean
load_options (Loading      *loading,
              ZhTournament *tournament,
              GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT key, value FROM tournament_option WHERE tournament_id = :id ORDER BY id", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      g_hash_table_insert (tournament->options, zh_stmt_dup_text (stmt, 0), zh_stmt_dup_text (stmt, 1));
    }
  return FALSE;
}

static gboolean
load_absences (Loading      *loading,
               ZhTournament *tournament,
               GError      **error)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT a.id, a.entry_id, a.round, a.kind FROM absence a JOIN entry e ON e.id = a.entry_id"
                                           " WHERE e.tournament_id = :id ORDER BY a.round, a.id",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_hash_table_insert (by_id, &entry->id, entry);
    }
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhRowReader reader = zh_row_reader_new (stmt, "absence");
      gint64      id;
      gint64      entry_id;
      ZhAbsence   absence;

      if (!has_row)
        return TRUE;
      id = zh_row_reader_id (&reader);
      entry_id = zh_row_reader_id (&reader);
      absence.round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
      absence.kind = (ZhPairingKind) zh_row_reader_int (&reader, ZH_PAIRING_FULL_BYE, ZH_PAIRING_ZERO_BYE);
      if (!zh_row_reader_finish (&reader, id, error))
        return FALSE;
      g_array_append_val (((ZhEntry *) g_hash_table_lookup (by_id, &entry_id))->absences, absence);
    }
  return FALSE;
}

static ZhEntry *
read_entry (Loading *loading,
            ZhStmt  *stmt,
            GError **error)
{
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "entry");
  gint64      person_id;

  entry->id = zh_row_reader_id (&reader);
  person_id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &entry->team_name);
  entry->start_number = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  entry->rating = zh_row_reader_int (&reader, 0, MAX_RATING);
  entry->status = (ZhEntryStatus) zh_row_reader_int (&reader, ZH_ENTRY_PLAYING, ZH_ENTRY_EXPELLED);
  entry->first_round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
  entry->last_round = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  entry->fixed_board = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  entry->carried_points = zh_row_reader_int (&reader, -MAX_POINTS, MAX_POINTS);
  if (!zh_row_reader_finish (&reader, entry->id, error))
    return NULL;
  if (person_id != 0 && (entry->person = find_person (loading, person_id, error)) == NULL)
    return NULL;
  return g_steal_pointer (&entry);
}

static gboolean
load_entries (Loading      *loading,
              ZhTournament *tournament,
              GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT id, person_id, team_name, start_number, rating, status, first_round, last_round,"
                                           " fixed_board, carried_points FROM entry WHERE tournament_id = :id"
                                           " ORDER BY start_number = 0, start_number, id",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhEntry *entry;

      if (!has_row)
        return load_absences (loading, tournament, error);
      entry = read_entry (loading, stmt, error);
      if (entry == NULL)
        return FALSE;
      g_ptr_array_add (tournament->entries, entry);
    }
  return FALSE;
}

static gboolean
load_members (Loading      *loading,
              ZhTournament *tournament,
              GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT m.id, m.entry_id, m.person_id, m.board, m.reserve, m.number, m.rating"
                                           " FROM member m JOIN entry e ON e.id = m.entry_id WHERE e.tournament_id = :id"
                                           " ORDER BY e.start_number = 0, e.start_number, e.id, m.board, m.id",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      g_autoptr (ZhMember) member = NULL;
      ZhRowReader reader = zh_row_reader_new (stmt, "member");

      if (!has_row)
        return TRUE;
      member = zh_member_new ();
      member->id = zh_row_reader_id (&reader);
      member->entry_id = zh_row_reader_id (&reader);
      member->person = find_person (loading, zh_row_reader_id (&reader), error);
      member->board = zh_row_reader_int (&reader, 0, MAX_NUMBER);
      member->reserve = zh_row_reader_boolean (&reader);
      member->number = zh_row_reader_int (&reader, 0, MAX_NUMBER);
      member->rating = zh_row_reader_int (&reader, 0, MAX_RATING);
      if (member->person == NULL || !zh_row_reader_finish (&reader, member->id, error))
        return FALSE;
      g_ptr_array_add (tournament->members, g_steal_pointer (&member));
    }
  return FALSE;
}

static gboolean
load_forbidden (Loading      *loading,
                ZhTournament *tournament,
                GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT f.id, f.first_round, f.last_round, e.entry_id FROM forbidden f"
                                           " JOIN forbidden_entry e ON e.forbidden_id = f.id WHERE f.tournament_id = :id"
                                           " ORDER BY f.id, e.id",
                                           error);
  gint64   last_id = 0;
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhRowReader  reader = zh_row_reader_new (stmt, "forbidden");
      gint64       id;
      int          first;
      int          last;
      ZhForbidden *forbidden;

      if (!has_row)
        return TRUE;
      id = zh_row_reader_id (&reader);
      first = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
      last = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
      if (!zh_row_reader_finish (&reader, id, error))
        return FALSE;
      if (id != last_id)
        g_ptr_array_add (tournament->forbidden, zh_forbidden_new (first, last, NULL, 0));
      last_id = id;
      forbidden = g_ptr_array_index (tournament->forbidden, tournament->forbidden->len - 1);
      forbidden->entries = g_renew (gint64, forbidden->entries, forbidden->n_entries + 1);
      forbidden->entries[forbidden->n_entries++] = zh_row_reader_id (&reader);
    }
  return FALSE;
}

static gboolean
load_virtual_points (Loading      *loading,
                     ZhTournament *tournament,
                     GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT id, entry_id, round, points FROM virtual_points WHERE tournament_id = :id ORDER BY id", error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhRowReader     reader = zh_row_reader_new (stmt, "virtual_points");
      ZhVirtualPoints virtual_points;
      gint64          id;

      if (!has_row)
        return TRUE;
      id = zh_row_reader_id (&reader);
      virtual_points.entry_id = zh_row_reader_id (&reader);
      virtual_points.round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
      virtual_points.points = zh_row_reader_int (&reader, -MAX_POINTS, MAX_POINTS);
      if (!zh_row_reader_finish (&reader, id, error))
        return FALSE;
      g_ptr_array_add (tournament->virtual_points, g_memdup2 (&virtual_points, sizeof virtual_points));
    }
  return FALSE;
}

/* Loads what was touched of a tournament whose settings are there, and shares the rest. */
static gboolean
fill_tournament (Loading      *loading,
                 ZhTournament *next,
                 GError      **error)
{
  const ZhTournament        *previous = loading->previous != NULL ? zh_competition_find_tournament (loading->previous, next->id) : NULL;
  const ZhTouchedTournament *touched = previous != NULL ? zh_touched_find_tournament (loading->touched, next->id) : NULL;

  if (!load_options (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->entries)
    replace_array (&next->entries, previous->entries);
  else if (!load_entries (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->members && !touched->entries)
    replace_array (&next->members, previous->members);
  else if (!load_members (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->settings)
    {
      replace_array (&next->forbidden, previous->forbidden);
      replace_array (&next->virtual_points, previous->virtual_points);
    }
  else if (!load_forbidden (loading, next, error) || !load_virtual_points (loading, next, error))
    {
      return FALSE;
    }

  if (touched != NULL && g_hash_table_size (touched->rounds) == 0)
    {
      replace_array (&next->rounds, previous->rounds);
      return TRUE;
    }
  return zh_store_load_rounds (loading->db, next, previous, touched != NULL ? touched->rounds : NULL, error);
}

static gboolean
add_tournament (Loading *loading,
                ZhStmt  *stmt,
                GError **error)
{
  gint64        id = zh_stmt_get_int (stmt, 0);
  ZhTournament *previous = loading->previous != NULL ? zh_competition_find_tournament (loading->previous, id) : NULL;
  ZhTournament *next;

  if (previous != NULL && zh_touched_find_tournament (loading->touched, id) == NULL)
    {
      g_ptr_array_add (loading->next->tournaments, zh_tournament_ref (previous));
      return TRUE;
    }
  next = zh_tournament_new ();
  g_ptr_array_add (loading->next->tournaments, next);
  return read_tournament (stmt, next, error) && fill_tournament (loading, next, error);
}

static gboolean
load_tournaments (Loading *loading,
                  GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db,
                                           "SELECT id, name, sport, discipline, time_control, system, n_rounds, cycles,"
                                           " games_per_pairing, boards, scoring, seed, initial_colour, rated_first_round, tiebreaks,"
                                           " tiebreak_edition, rounds_drawn, withdrawal, source_id, closed"
                                           " FROM tournament ORDER BY position, id",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      if (!add_tournament (loading, stmt, error))
        return FALSE;
    }
  return FALSE;
}

static void
share_details (Loading *loading)
{
  const ZhCompetition *previous = loading->previous;
  ZhCompetition       *next = loading->next;
  GHashTable          *overrides = next->overrides;

  g_free (next->uuid);
  g_free (next->title);
  g_free (next->place);
  g_free (next->organiser);
  g_free (next->ruleset);
  next->uuid = g_strdup (previous->uuid);
  next->title = g_strdup (previous->title);
  next->place = g_strdup (previous->place);
  next->organiser = g_strdup (previous->organiser);
  next->start = previous->start;
  next->end = previous->end;
  next->ruleset = g_strdup (previous->ruleset);
  next->overrides = g_hash_table_ref (previous->overrides);
  g_hash_table_unref (overrides);
}

static gboolean
load_parts (Loading *loading,
            GError **error)
{
  if (!is_touched (loading, ZH_CHANGE_DETAILS))
    share_details (loading);
  else if (!load_details (loading, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_OFFICIALS))
    replace_array (&loading->next->officials, loading->previous->officials);
  else if (!load_officials (loading, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_INCIDENTS))
    replace_array (&loading->next->incidents, loading->previous->incidents);
  else if (!zh_store_load_incidents (loading->db, loading->next->incidents, error))
    return FALSE;

  return load_persons (loading, error) && load_tournaments (loading, error);
}

ZhCompetition *
zh_store_load_next (ZhStore             *self,
                    const ZhCompetition *previous,
                    const ZhTouched     *touched,
                    GError             **error)
{
  g_autoptr (ZhCompetition) next = zh_competition_new ();
  Loading  loading = { .db = self->db, .previous = previous, .touched = touched, .next = next };
  gboolean ok = load_parts (&loading, error);

  g_clear_pointer (&loading.persons, g_hash_table_unref);
  next->journal_length = self->journal_length;
  g_free (next->journal_head);
  next->journal_head = g_strdup (self->journal_head);
  return ok ? g_steal_pointer (&next) : NULL;
}

ZhCompetition *
zh_store_load (ZhStore *self,
               GError **error)
{
  g_autoptr (ZhCompetition) loaded = NULL;

  /* One view of the file, though its holder may write meanwhile. */
  if (!zh_db_exec (self->db, "BEGIN", error))
    return NULL;
  if (self->mode == ZH_STORE_WRITE || zh_store_read_state (self, error))
    loaded = zh_store_load_next (self, NULL, NULL, error);
  zh_db_exec (self->db, "ROLLBACK", NULL);
  return g_steal_pointer (&loaded);
}

static gboolean
add_news (ZhStore   *self,
          gint64     known,
          ZhTouched *touched,
          GError   **error)
{
  for (gint64 id = known + 1; id <= self->journal_length; id++)
    {
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->db, id, error);

      if (changeset == NULL || !zh_touched_add (touched, self->db, changeset, error))
        return FALSE;
    }
  return TRUE;
}

/* A journal only grows. */
static gboolean
check_not_replaced (ZhStore *self,
                    gint64   known,
                    GError **error)
{
  if (self->journal_length >= known)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT, _ ("%s was replaced by another file. Open it again"), self->path);
  return FALSE;
}

gboolean
zh_store_follow (ZhStore             *self,
                 const ZhCompetition *previous,
                 ZhCompetition      **next,
                 ZhTouched          **touched,
                 GError             **error)
{
  g_autoptr (ZhTouched) news = zh_touched_new ();
  g_autoptr (ZhCompetition) loaded = NULL;
  gint64           known = self->journal_length;
  g_autofree char *known_head = g_strdup (self->journal_head);
  gboolean         ok;

  g_assert (self->mode == ZH_STORE_READ);

  if (!zh_db_exec (self->db, "BEGIN", error))
    return FALSE;
  ok = zh_store_read_state (self, error) && check_not_replaced (self, known, error);
  if (ok && self->journal_length != known)
    {
      ok = add_news (self, known, news, error);
      loaded = ok ? zh_store_load_next (self, previous, news, error) : NULL;
      ok = loaded != NULL;
    }
  zh_db_exec (self->db, "ROLLBACK", NULL);
  if (!ok)
    {
      self->journal_length = known;
      g_free (self->journal_head);
      self->journal_head = g_steal_pointer (&known_head);
      return FALSE;
    }
  *touched = loaded != NULL ? g_steal_pointer (&news) : NULL;
  *next = g_steal_pointer (&loaded);
  return TRUE;
}
