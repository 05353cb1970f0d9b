#include "config.h"

#include "namesakes.h"
#include "row-reader.h"
#include "store-fields.h"
#include "store-issues.h"
#include "store-letters.h"
#include "store-lots.h"
#include "store-online.h"
#include "store-admission.h"
#include "store-sheets.h"
#include "store-sites.h"
#include "store-contest.h"
#include "store-solving.h"
#include "store-load-rounds.h"
#include "store-loading.h"

/* Bounds that no event reaches, but that keep sums within an int. */
#define MAX_CYCLES 100
#define MAX_GAMES 1000
#define MAX_POINTS 1000000

static void
read_scoring (ZhRowReader *reader,
              ZhScoring   *scoring)
{
  g_autofree char *text = zh_row_reader_text (reader);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  ZhPoints *values[] = { &scoring->win, &scoring->draw, &scoring->loss,
                         &scoring->forfeit_win, &scoring->forfeit_loss, &scoring->allocated_bye,
                         &scoring->full_bye, &scoring->half_bye, &scoring->zero_bye,
                         &scoring->match_win, &scoring->match_draw, &scoring->match_loss };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      gint64 number = 0;

      if (i >= g_strv_length (parts) ||
          !g_ascii_string_to_signed (parts[i], 10, -MAX_POINTS, MAX_POINTS, &number, NULL))
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

/* Any text was once taken for a discipline: a word that is none says nothing, and nobody is
 * locked out of his competition for it. */
static void
read_discipline (ZhRowReader  *reader,
                 ZhTournament *tournament)
{
  g_autofree char *text = zh_row_reader_text (reader);

  if (zh_discipline_from_string (text, &tournament->time_class, &tournament->play))
    return;
  tournament->time_class = ZH_TIME_CLASS_NOT_SAID;
  tournament->play = ZH_PLAY_BOARD;
}

/* A system that is not paired here can only come from another program. */
static ZhSystem
read_system (ZhRowReader *reader)
{
  ZhSystem system = (ZhSystem) zh_row_reader_word (reader, zh_system_words);

  if (!zh_system_get_traits (system)->is_paired)
    zh_row_reader_reject (reader);
  return system;
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
  read_discipline (&reader, tournament);
  zh_row_reader_replace_text (&reader, &tournament->time_control);
  tournament->system = read_system (&reader);
  tournament->n_rounds = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  tournament->cycles = zh_row_reader_int (&reader, 1, MAX_CYCLES);
  tournament->games_per_pairing = zh_row_reader_int (&reader, 1, MAX_GAMES);
  tournament->boards = zh_row_reader_int (&reader, 0, MAX_GAMES);
  read_scoring (&reader, &tournament->scoring);
  tournament->seed = (guint64) zh_row_reader_id (&reader);
  tournament->initial_colour = (ZhColour) zh_row_reader_int (&reader, ZH_COLOUR_NONE, ZH_COLOUR_BLACK);
  tournament->rated_first_round = zh_row_reader_boolean (&reader);
  read_tiebreaks (&reader, &tournament->tiebreaks);
  tournament->tiebreak_edition = (ZhTiebreakEdition) zh_row_reader_word (&reader, zh_tiebreak_edition_words);
  tournament->rounds_drawn = zh_row_reader_boolean (&reader);
  tournament->withdrawal = (ZhWithdrawal) zh_row_reader_word (&reader, zh_withdrawal_words);
  tournament->source_id = zh_row_reader_id (&reader);
  tournament->closed = zh_row_reader_boolean (&reader);
  return zh_row_reader_finish (&reader, tournament->id, error);
}

static gboolean
load_options (ZhLoading    *loading,
              ZhTournament *tournament,
              GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      loading->db, "SELECT key, value FROM tournament_option WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    g_hash_table_insert (tournament->options, zh_stmt_dup_text (stmt, 0), zh_stmt_dup_text (stmt, 1));
  return zh_stmt_end (stmt, error);
}

static gboolean
load_absences (ZhLoading    *loading,
               ZhTournament *tournament,
               GError      **error)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      loading->db,
      "SELECT a.id, a.entry_id, a.round, a.kind FROM absence a JOIN entry e ON e.id = a.entry_id"
      " WHERE e.tournament_id = :id ORDER BY a.round, a.id");

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_hash_table_insert (by_id, &entry->id, entry);
    }
  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhRowReader reader = zh_row_reader_new (stmt, "absence");
      gint64      id;
      gint64      entry_id;
      ZhAbsence   absence;

      id = zh_row_reader_id (&reader);
      entry_id = zh_row_reader_id (&reader);
      absence.round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
      absence.kind = (ZhPairingKind) zh_row_reader_int (&reader, ZH_PAIRING_FULL_BYE, ZH_PAIRING_ZERO_BYE);
      if (!zh_row_reader_finish (&reader, id, error))
        return FALSE;
      g_array_append_val (((ZhEntry *) g_hash_table_lookup (by_id, &entry_id))->absences, absence);
    }
  return zh_stmt_end (stmt, error);
}

static ZhEntry *
read_entry (ZhLoading *loading,
            ZhStmt    *stmt,
            GError   **error)
{
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "entry");
  gint64      person_id;

  entry->id = zh_row_reader_id (&reader);
  zh_row_reader_id (&reader); /* of the tournament */
  person_id = zh_row_reader_id (&reader);
  zh_store_fields_read (&zh_entry_type, &reader, entry);
  if (!zh_row_reader_finish (&reader, entry->id, error))
    return NULL;
  if (person_id != 0 && (entry->person = zh_loading_find_person (loading, person_id, error)) == NULL)
    return NULL;
  return g_steal_pointer (&entry);
}

static gboolean
load_entries (ZhLoading    *loading,
              ZhTournament *tournament,
              GError      **error)
{
  const char *sql = zh_store_fields_get_select (&zh_entry_type,
                                                " WHERE tournament_id = :id ORDER BY start_number = 0, start_number, id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhEntry *entry = read_entry (loading, stmt, error);

      if (entry == NULL)
        return FALSE;
      g_ptr_array_add (tournament->entries, entry);
    }
  if (!zh_stmt_end (stmt, error))
    return FALSE;
  zh_namesakes_mark_entries (tournament->entries);
  return load_absences (loading, tournament, error);
}

static gboolean
load_members (ZhLoading    *loading,
              ZhTournament *tournament,
              GError      **error)
{
  const char *sql = zh_store_fields_get_select (
      &zh_member_type,
      " JOIN (SELECT id AS team_id, start_number FROM entry WHERE tournament_id = :id) ON team_id = entry_id"
      " ORDER BY start_number = 0, start_number, team_id, board, id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhMember) member = NULL;
      ZhRowReader reader = zh_row_reader_new (stmt, "member");

      member = zh_member_new ();
      member->id = zh_row_reader_id (&reader);
      member->entry_id = zh_row_reader_id (&reader);
      member->person = zh_loading_find_person (loading, zh_row_reader_id (&reader), error);
      zh_store_fields_read (&zh_member_type, &reader, member);
      if (member->person == NULL || !zh_row_reader_finish (&reader, member->id, error))
        return FALSE;
      g_ptr_array_add (tournament->members, g_steal_pointer (&member));
    }
  if (!zh_stmt_end (stmt, error))
    return FALSE;
  zh_namesakes_mark_members (tournament->members);
  return TRUE;
}

static gboolean
load_forbidden (ZhLoading    *loading,
                ZhTournament *tournament,
                GError      **error)
{
  g_autoptr (ZhStmt) stmt =
      zh_db_prepare (loading->db,
                     "SELECT f.id, f.first_round, f.last_round, e.entry_id FROM forbidden f"
                     " JOIN forbidden_entry e ON e.forbidden_id = f.id WHERE f.tournament_id = :id"
                     " ORDER BY f.id, e.id");
  gint64 last_id = 0;

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhRowReader  reader = zh_row_reader_new (stmt, "forbidden");
      gint64       id;
      int          first;
      int          last;
      ZhForbidden *forbidden;

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
  return zh_stmt_end (stmt, error);
}

static gboolean
load_virtual_points (ZhLoading    *loading,
                     ZhTournament *tournament,
                     GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      loading->db,
      "SELECT id, entry_id, round, points FROM virtual_points WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhRowReader     reader = zh_row_reader_new (stmt, "virtual_points");
      ZhVirtualPoints virtual_points;
      gint64          id;

      id = zh_row_reader_id (&reader);
      virtual_points.entry_id = zh_row_reader_id (&reader);
      virtual_points.round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
      virtual_points.points = zh_row_reader_int (&reader, -MAX_POINTS, MAX_POINTS);
      if (!zh_row_reader_finish (&reader, id, error))
        return FALSE;
      g_ptr_array_add (tournament->virtual_points, g_memdup2 (&virtual_points, sizeof virtual_points));
    }
  return zh_stmt_end (stmt, error);
}

/* Loads what was touched of a tournament whose settings are there, and shares the rest. */
static gboolean
fill_tournament (ZhLoading    *loading,
                 ZhTournament *next,
                 GError      **error)
{
  const ZhTournament *previous =
      loading->previous != NULL ? zh_competition_find_tournament (loading->previous, next->id) : NULL;
  const ZhTouchedTournament *touched =
      previous != NULL ? zh_touched_find_tournament (loading->touched, next->id) : NULL;

  if (!load_options (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->entries)
    zh_loading_share (&next->entries, previous->entries);
  else if (!load_entries (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->members && !touched->entries)
    zh_loading_share (&next->members, previous->members);
  else if (!load_members (loading, next, error))
    return FALSE;

  if (touched != NULL && !touched->settings)
    {
      zh_loading_share (&next->forbidden, previous->forbidden);
      zh_loading_share (&next->virtual_points, previous->virtual_points);
      zh_loading_share (&next->issues, previous->issues);
      zh_loading_share (&next->sites, previous->sites);
      zh_loading_share (&next->outages, previous->outages);
      zh_loading_share (&next->screenings, previous->screenings);
      zh_loading_share (&next->addresses, previous->addresses);
      zh_loading_share (&next->lot_minutes, previous->lot_minutes);
      zh_loading_share (&next->sessions, previous->sessions);
      zh_loading_share (&next->applicants, previous->applicants);
      zh_loading_share (&next->evidence, previous->evidence);
      zh_loading_share (&next->quotas, previous->quotas);
      zh_loading_share (&next->changes, previous->changes);
      zh_loading_share (&next->sheets, previous->sheets);
      zh_loading_share (&next->payments, previous->payments);
      zh_loading_share (&next->works, previous->works);
      zh_loading_share (&next->solving_rounds, previous->solving_rounds);
      zh_loading_share (&next->solving_sheets, previous->solving_sheets);
      zh_loading_share (&next->contests, previous->contests);
      zh_loading_share (&next->contest_judges, previous->contest_judges);
      zh_loading_share (&next->contest_marks, previous->contest_marks);
      zh_loading_share (&next->contest_objections, previous->contest_objections);
    }
  else if (!load_forbidden (loading, next, error) || !load_virtual_points (loading, next, error) ||
           !zh_store_load_issues (loading->db, next->id, next->issues, error) ||
           !zh_store_load_sites (loading->db, next->id, next->sites, error) ||
           !zh_store_load_outages (loading->db, next->id, next->outages, error) ||
           !zh_store_load_screenings (loading->db, next->id, next->screenings, error) ||
           !zh_store_load_addresses (loading->db, next->id, next->addresses, error) ||
           !zh_store_load_lot_minutes (loading->db, next->id, next->lot_minutes, error) ||
           !zh_store_load_admission (loading->db, next, error) || !zh_store_load_sheets (loading->db, next, error) ||
           !zh_store_load_solving (loading->db, next, error) || !zh_store_load_contest (loading->db, next, error))
    {
      return FALSE;
    }

  if (touched != NULL && g_hash_table_size (touched->rounds) == 0)
    {
      zh_loading_share (&next->rounds, previous->rounds);
      return TRUE;
    }
  return zh_store_load_rounds (loading->db, next, previous, touched != NULL ? touched->rounds : NULL, error);
}

static gboolean
add_tournament (ZhLoading *loading,
                ZhStmt    *stmt,
                GError   **error)
{
  gint64        id = zh_stmt_get_int (stmt, 0);
  ZhTournament *previous =
      loading->previous != NULL ? zh_competition_find_tournament (loading->previous, id) : NULL;
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

gboolean
zh_loading_tournaments (ZhLoading *loading,
                        GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      loading->db,
      "SELECT id, name, sport, discipline, time_control, system, n_rounds, cycles,"
      " games_per_pairing, boards, scoring, seed, initial_colour, rated_first_round, tiebreaks,"
      " tiebreak_edition, rounds_drawn, withdrawal, source_id, closed"
      " FROM tournament ORDER BY position, id");

  while (zh_stmt_next (stmt))
    {
      if (!add_tournament (loading, stmt, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}
