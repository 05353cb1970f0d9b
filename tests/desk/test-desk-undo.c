#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-additions.h"
#include "desk-adjournment.h"
#include "desk-admission.h"
#include "desk-arrivals.h"
#include "desk-entry-sheets.h"
#include "desk-quotas.h"
#include "desk-clocks.h"
#include "desk-confirmation.h"
#include "desk-contest.h"
#include "desk-duties.h"
#include "desk-feed.h"
#include "desk-fixture.h"
#include "desk-game-list.h"
#include "desk-games.h"
#include "desk-import.h"
#include "desk-incidents.h"
#include "desk-issues.h"
#include "desk-journal.h"
#include "desk-lateness.h"
#include "desk-adjudication.h"
#include "desk-letters.h"
#include "desk-solving.h"
#include "desk-extra-game.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "desk-team-list.h"
#include "desk-handicap.h"
#include "desk-timetable.h"
#include "desk-officials.h"
#include "desk-addresses.h"
#include "desk-outages.h"
#include "desk-openings.h"
#include "desk-playoff.h"
#include "desk-regulation.h"
#include "desk-report-result.h"
#include "desk-protests.h"
#include "desk-registration.h"
#include "desk-lots.h"
#include "desk-sites.h"
#include "desk-screening.h"
#include "desk-seal.h"
#include "desk-unpair.h"
#include "desk-standings.h"
#include "errors.h"
#include "ill-told.h"
#include "pinned-checks.h"
#include "rating-update.h"
#include "round-edit.h"
#include "said-results.h"
#include "trf-reader.h"
#include "../sanitized.h"
#include "../share.h"
#include "../tournament-settings.h"

/* Cases whose clocks and ids are tried under sanitizers; no multiple of the shares, so that each has some. */
#define PINNED_EACH 4

/* Two tournaments that every command can be tried on. */
typedef struct
{
  Fixture *fixture;
  ZhDesk  *desk;
  gint64   table; /* a round robin of 6, round 1 paired with one result */
  gint64   swiss; /* a Swiss of 7, nothing paired */
} World;

typedef ZhChange *(*Act) (World   *world,
                          GError **error);

static const ZhEntry *
get_entry (World *world,
           gint64 tournament_id,
           int    number)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, tournament_id);

  return g_ptr_array_index (tournament->entries, (guint) number - 1);
}

static ZhResult
white_wins (void)
{
  return (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
}

static ZhResult
drawn (void)
{
  return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
}

static ZhChange *
edit_details (World   *world,
              GError **error)
{
  ZhCompetitionDetails details = {
    .title = "Кубок", .place = "Київ", .start = { 2026, 4, 1 }, .ruleset = "ua-chess-2026"
  };

  return zh_desk_edit_details (world->desk, &details, error);
}

static ZhChange *
set_official (World   *world,
              GError **error)
{
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, "chief-arbiter");
  zh_person_set_string (&official->name, "Дзвінка Мирослава");
  return zh_desk_set_official (world->desk, official, error);
}

static ZhChange *
remove_official (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, set_official (world, error), *error);
  return zh_desk_remove_official (
      world->desk,
      zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id, error);
}

static ZhChange *
set_override (World   *world,
              GError **error)
{
  return zh_desk_set_override (world->desk, "lateness.default-seconds", "900", error);
}

static ZhChange *
remove_override (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, set_override (world, error), *error);
  return zh_desk_set_override (world->desk, "lateness.default-seconds", NULL, error);
}

static ZhChange *
add_tournament (World   *world,
                GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();

  zh_person_set_string (&settings->name, "Blitz");
  g_hash_table_insert (settings->options, g_strdup ("a-key"), g_strdup ("a value"));
  return test_add_tournament (world->desk, settings, NULL, error);
}

static ZhChange *
edit_tournament (World   *world,
                 GError **error)
{
  g_autoptr (ZhTournament) settings =
      zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  const char *tiebreaks[] = { "BH", "SB", NULL };

  zh_person_set_string (&settings->name, "Women");
  settings->n_rounds = 5;
  settings->scoring = ZH_SCORING_TWO;
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_strdupv ((char **) tiebreaks);
  g_hash_table_insert (settings->options, g_strdup ("a-key"), g_strdup ("a value"));
  return test_edit_tournament (world->desk, settings, error);
}

/* The rating that counts takes the entries with it that had the other one. */
static ZhChange *
choose_rating (World   *world,
               GError **error)
{
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (world->fixture, world->swiss)->entries, 2));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_unref (entry->person);
  entry->person = person;
  person->rating = 2000;
  person->national_rating = 2300;
  entry->rating = 2000;
  fixture_check (world->fixture, zh_desk_edit_entry (world->desk, entry, error), *error);
  settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  g_hash_table_insert (settings->options, g_strdup ("rating-method"), g_strdup ("nidof"));
  return test_edit_tournament (world->desk, settings, error);
}

static ZhChange *
set_lot_minute (World   *world,
                GError **error)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->swiss);
  g_autoptr (ZhLotMinute) minute = zh_lot_minutes_start (tournament->lot_minutes, ZH_LOT_COLOURS, 1, 0);

  zh_person_set_string (&minute->held, "20.11.2026 10:00");
  zh_person_set_string (&minute->present, "Усі");
  return zh_desk_set_lot_minute (world->desk, world->swiss, minute, error);
}

/* Online, what was looked at of a site; the next round begins with where it is. */
static ZhChange *
set_site (World   *world,
          GError **error)
{
  g_autoptr (ZhTournament) settings =
      zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  const ZhTournament *tournament;
  g_autoptr (ZhSite) site = NULL;

  settings->play = ZH_PLAY_ONLINE;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  tournament = fixture_get_tournament (world->fixture, world->swiss);
  site = zh_sites_start (tournament->sites, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, 1);
  zh_person_set_string (&site->arbiter, "Вигадана Олена");
  site->camera = TRUE;
  return zh_desk_set_site (world->desk, site, error);
}

/* The Swiss is a contest of composers with a judge and @n works. */
static void
begin_contest (World   *world,
               int      n,
               GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  g_autoptr (ZhContestRecord) terms = zh_contest_record_new ();
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();

  settings->play = ZH_PLAY_COMPOSITION;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  terms->remarks_end = (ZhDate){ 2090, 1, 31 };
  fixture_check (world->fixture, zh_desk_set_contest (world->desk, world->swiss, terms, error), *error);
  zh_person_set_string (&judge->name, "Вигадана Олена");
  fixture_check (world->fixture, zh_desk_set_contest_judge (world->desk, world->swiss, judge, error), *error);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

      work->round = 1;
      fixture_check (world->fixture, zh_desk_enter_work (world->desk, world->swiss, NULL, work, error), *error);
    }
}

static ZhChange *
set_contest (World   *world,
             GError **error)
{
  g_autoptr (ZhContestRecord) terms = zh_contest_record_new ();

  begin_contest (world, 0, error);
  zh_person_set_string (&terms->theme, "Free");
  terms->prizes = 3;
  return zh_desk_set_contest (world->desk, world->swiss, terms, error);
}

static ZhChange *
set_contest_judge (World   *world,
                   GError **error)
{
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();

  begin_contest (world, 0, error);
  judge->number = 1;
  zh_person_set_string (&judge->name, "Вигаданий Петро");
  zh_person_set_string (&judge->role, "chief");
  return zh_desk_set_contest_judge (world->desk, world->swiss, judge, error);
}

static ZhChange *
remove_contest_judge (World   *world,
                      GError **error)
{
  begin_contest (world, 0, error);
  return zh_desk_remove_contest_judge (world->desk, world->swiss, 1, error);
}

static ZhChange *
enter_work (World   *world,
            GError **error)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  begin_contest (world, 1, error);
  work->round = 1;
  zh_person_set_string (&work->author, "Вигаданий Петро");
  return zh_desk_enter_work (world->desk, world->swiss, "1.1", work, error);
}

static ZhChange *
withdraw_work (World   *world,
               GError **error)
{
  begin_contest (world, 2, error);
  return zh_desk_withdraw_work (world->desk, world->swiss, "1.1", ZH_DATE_NONE, error);
}

static ZhChange *
judge_work (World   *world,
            GError **error)
{
  begin_contest (world, 1, error);
  fixture_check (world->fixture, zh_desk_judge_work (world->desk, world->swiss, "1.1", 1, "7", NULL, error), *error);
  return zh_desk_judge_work (world->desk, world->swiss, "1.1", 1, "8", "Light", error);
}

static ZhChange *
clear_mark (World   *world,
            GError **error)
{
  begin_contest (world, 1, error);
  fixture_check (world->fixture, zh_desk_judge_work (world->desk, world->swiss, "1.1", 1, "7", NULL, error), *error);
  return zh_desk_judge_work (world->desk, world->swiss, "1.1", 1, "", NULL, error);
}

static ZhChange *
set_objection (World   *world,
               GError **error)
{
  g_autoptr (ZhContestObjection) objection = zh_contest_objection_new ();

  begin_contest (world, 1, error);
  zh_person_set_string (&objection->text, "Another way");
  fixture_check (world->fixture, zh_desk_set_objection (world->desk, world->swiss, "1.1", objection, error), *error);
  objection->number = 1;
  zh_person_set_string (&objection->verdict, "rejected");
  return zh_desk_set_objection (world->desk, world->swiss, "1.1", objection, error);
}

static ZhChange *
publish_award (World   *world,
               GError **error)
{
  begin_contest (world, 1, error);
  fixture_check (world->fixture, zh_desk_judge_work (world->desk, world->swiss, "1.1", 1, "7", NULL, error), *error);
  return zh_desk_publish_award (world->desk, world->swiss, ZH_DATE_NONE, ZH_DATE_NONE, error);
}

static ZhChange *
settle_award (World   *world,
              GError **error)
{
  fixture_check (world->fixture, publish_award (world, error), *error);
  return zh_desk_settle_award (world->desk, world->swiss, (ZhDate){ 2090, 2, 1 }, error);
}

/* The Swiss is a solving event, with a round of @n works. */
static void
begin_solving (World   *world,
               int      n,
               GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  const ZhSolvingRoundRecord round = { .number = 1, .day = 1, .minutes = 60 };

  settings->play = ZH_PLAY_SOLVING;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  fixture_check (world->fixture, zh_desk_set_solving_round (world->desk, world->swiss, &round, error), *error);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

      work->round = 1;
      zh_person_set_string (&work->lines, "2+1.5+1.5");
      fixture_check (world->fixture, zh_desk_set_work (world->desk, world->swiss, work, error), *error);
    }
}

static ZhChange *
mark_first (World      *world,
            int         seconds,
            const char *marks,
            GError    **error)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->swiss);
  const ZhEntry      *first = g_ptr_array_index (tournament->entries, 0);
  const ZhSheetMarks  given = { &seconds, 0, marks };

  return zh_desk_mark_sheet (world->desk, world->swiss, 1, first->id, &given, error);
}

static ZhChange *
set_solving_round (World   *world,
                   GError **error)
{
  const ZhSolvingRoundRecord longer = { .number = 1, .day = 2, .minutes = 90 };

  begin_solving (world, 0, error);
  return zh_desk_set_solving_round (world->desk, world->swiss, &longer, error);
}

static ZhChange *
remove_solving_round (World   *world,
                      GError **error)
{
  begin_solving (world, 2, error);
  return zh_desk_remove_solving_round (world->desk, world->swiss, 1, error);
}

static ZhChange *
start_solving_round (World   *world,
                     GError **error)
{
  begin_solving (world, 1, error);
  return zh_desk_start_solving_round (world->desk, world->swiss, 1, "2030-03-01T10:00:00Z", error);
}

static ZhChange *
close_solving_round (World   *world,
                     GError **error)
{
  begin_solving (world, 1, error);
  fixture_check (world->fixture, mark_first (world, 1800, "2+0+1.5", error), *error);
  return zh_desk_close_solving_round (world->desk, world->swiss, 1, error);
}

static ZhChange *
reopen_solving_round (World   *world,
                      GError **error)
{
  fixture_check (world->fixture, close_solving_round (world, error), *error);
  return zh_desk_reopen_solving_round (world->desk, world->swiss, 1, "A line was overlooked", error);
}

static ZhChange *
set_work (World   *world,
          GError **error)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  begin_solving (world, 2, error);
  work->round = 1;
  work->number = 2;
  zh_person_set_string (&work->lines, "2+3");
  zh_person_set_string (&work->genre, "mate");
  zh_person_set_string (&work->moves, "2");
  return zh_desk_set_work (world->desk, world->swiss, work, error);
}

static ZhChange *
add_works (World   *world,
           GError **error)
{
  begin_solving (world, 1, error);
  return zh_desk_add_works (world->desk, world->swiss, 1, "k7/8/1K6/8/8/8/8/7R w - -;mate 1;5;Invented Ida;1.Rh8#\n8/8/8/1p6/kP6/8/1K6/3N4 b - -;helpmate 2.5;2+3\n",
                            error);
}

static ZhChange *
remove_work (World   *world,
             GError **error)
{
  begin_solving (world, 3, error);
  return zh_desk_remove_work (world->desk, world->swiss, 1, 1, error);
}

static ZhChange *
annul_work (World   *world,
            GError **error)
{
  begin_solving (world, 2, error);
  fixture_check (world->fixture, mark_first (world, 1800, "2+0+1.5 0", error), *error);
  return zh_desk_annul_work (world->desk, world->swiss, 1, 2, TRUE, "No solution", error);
}

static ZhChange *
mark_sheet (World   *world,
            GError **error)
{
  begin_solving (world, 2, error);
  fixture_check (world->fixture, mark_first (world, 1800, "2+0+1.5", error), *error);
  return mark_first (world, 1750, "2+0+1.5 0+1.5", error);
}

/* A sheet on which nothing is left is gone. */
static ZhChange *
clear_sheet (World   *world,
             GError **error)
{
  begin_solving (world, 1, error);
  fixture_check (world->fixture, mark_first (world, 1800, "2+0+1.5", error), *error);
  return mark_first (world, ZH_SOLVING_NO_TIME, "-", error);
}

/* White at the second board of the table, which is played online by rules that know it. */
static ZhIncidentInput
go_online (World   *world,
           GError **error)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->table);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  ZhCompetitionDetails details = { .title = "Кубок", .ruleset = "ru-chess-988" };
  ZhIncidentInput      input = { .tournament_id = world->table, .round = 1, .board = 2, .game = 1, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };

  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  settings->play = ZH_PLAY_ONLINE;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  tournament = fixture_get_tournament (world->fixture, world->table);
  input.entry_id = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 2)->entry[0];
  return input;
}

static ZhChange *
open_outage (World   *world,
             GError **error)
{
  const ZhIncidentInput where = go_online (world, error);
  const ZhOutageInput   input = { world->table, 1, 2, 1, where.entry_id, ZH_OUTAGE_DEVICE, "2026-03-01T10:05:10", "темний екран" };

  return zh_desk_open_outage (world->desk, &input, error);
}

static ZhChange *
end_outage (World   *world,
            GError **error)
{
  ZhOutageEnding ending = { .tournament_id = world->table, .ended = ZH_OUTAGE_LOST_ON_TIME, .lost = 600, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };

  fixture_check (world->fixture, open_outage (world, error), *error);
  ending.outage_id = ((const ZhOutage *) g_ptr_array_index (fixture_get_tournament (world->fixture, world->table)->outages, 0))->id;
  return zh_desk_end_outage (world->desk, &ending, error);
}

static ZhChange *
send_screening (World   *world,
                GError **error)
{
  const ZhIncidentInput where = go_online (world, error);
  g_autoptr (ZhScreening) screening = zh_screening_new ();

  screening->entry_id = where.entry_id;
  screening->round = 1;
  screening->board = 2;
  screening->game = 1;
  screening->sent = (ZhDate){ 2026, 3, 2 };
  zh_person_set_string (&screening->body, "Вигадана комісія");
  return zh_desk_send_screening (world->desk, world->table, screening, error);
}

static const ZhScreening *
get_screening (World *world)
{
  return g_ptr_array_index (fixture_get_tournament (world->fixture, world->table)->screenings, 0);
}

static ZhChange *
answer_screening (World   *world,
                  GError **error)
{
  fixture_check (world->fixture, send_screening (world, error), *error);
  return zh_desk_answer_screening (world->desk, world->table, get_screening (world)->id, ZH_SCREENING_CONFIRMED, (ZhDate){ 2026, 3, 4 }, "збіг", error);
}

static ZhChange *
rule_screening (World   *world,
                GError **error)
{
  const ZhIncidentInput wishes = { .tournament_id = world->table, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .sanction = "game-loss" };

  fixture_check (world->fixture, answer_screening (world, error), *error);
  return zh_desk_rule_screening (world->desk, get_screening (world)->id, &wishes, error);
}

static ZhChange *
remove_tournament (World   *world,
                   GError **error)
{
  return zh_desk_remove_tournament (world->desk, world->swiss, error);
}

static void
play_all (World *world)
{
  g_autoptr (GError) error = NULL;

  fixture_play_round (world->fixture, world->table, 1);
  for (int round = 2; round <= 5; round++)
    {
      fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->table, &error), error);
      fixture_play_round (world->fixture, world->table, round);
    }
  fixture_check (world->fixture, zh_desk_close_round (world->desk, world->table, 5, &error), error);
}

static ZhChange *
close_tournament (World   *world,
                  GError **error)
{
  play_all (world);
  return zh_desk_close_tournament (world->desk, world->table, NULL, error);
}

static ZhChange *
reopen_tournament (World   *world,
                   GError **error)
{
  fixture_check (world->fixture, close_tournament (world, error), *error);
  return zh_desk_reopen_tournament (world->desk, world->table, error);
}

static ZhChange *
issue_documents (World   *world,
                 GError **error)
{
  ZhIssued issued = {
    .tournament_id = world->table,
    .round = 1,
    .ids = (const char *const[]){ "pairings", "slips", NULL },
    .titles = (const char *const[]){ "Pairing list by board", "Result slips", NULL },
    .language = "uk",
    .medium = ZH_ISSUE_PRINTED,
  };

  return zh_desk_issue_documents (world->desk, &issued, error);
}

static ZhChange *
mark_duty (World   *world,
           GError **error)
{
  const ZhDutyMark mark = { { 2026, 12, 5 }, { 2026, 12, 1 }, (char *) "By hand" };

  fixture_check (world->fixture, edit_details (world, error), *error);
  return zh_desk_mark_duty (world->desk, world->table, "report", &mark, error);
}

static ZhChange *
seal (World   *world,
      GError **error)
{
  fixture_check (world->fixture, remove_tournament (world, error), *error);
  play_all (world);
  return zh_desk_seal (world->desk, "handed to the commission", error);
}

static ZhChange *
import_trf (World   *world,
            GError **error)
{
  static const char text[] =
      "012 Imported\n"
      "XXR 3\n"
      "XXP 1 3\n"
      "001    1      Aaa, One                          2000                             1.0    1     2 w 1  0000 - H\n"
      "001    2      Bbb, Two                          1900                             0.0    3     1 b 0\n"
      "001    3      Ccc, Three                        1800                             0.5    2     4 w =\n"
      "001    4      Ddd, Four                         1700                             0.5    2     3 b =\n";
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, error);

  g_assert_no_error (*error);
  g_assert_nonnull (file);
  file->tournament->system = ZH_SYSTEM_DUTCH;
  return zh_desk_import_trf (world->desk, file, NULL, NULL, NULL, error);
}

static ZhChange *
set_restrictions (World   *world,
                  GError **error)
{
  g_autoptr (GPtrArray) forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_autoptr (GPtrArray) points = g_ptr_array_new_with_free_func (g_free);
  gint64          ids[2] = { get_entry (world, world->swiss, 1)->id, get_entry (world, world->swiss, 2)->id };
  ZhVirtualPoints some = { .entry_id = ids[0], .round = 1, .points = 10 };

  g_ptr_array_add (forbidden, zh_forbidden_new (1, 3, ids, 2));
  g_ptr_array_add (points, g_memdup2 (&some, sizeof some));
  return zh_desk_set_restrictions (world->desk, world->swiss, forbidden, points, error);
}

static ZhChange *
add_entries (World   *world,
             GError **error)
{
  g_autoptr (GPtrArray) entries = fixture_make_entries (3);

  return zh_desk_add_entries (world->desk, world->swiss, entries, error);
}

static ZhChange *
edit_entry (World   *world,
            GError **error)
{
  g_autoptr (ZhEntry) entry = zh_entry_copy (get_entry (world, world->swiss, 3));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_set_string (&person->surname, "Їжак");
  zh_person_set_string (&person->club, "Опілля");
  person->birth = (ZhDate){ 2001, 2, 3 };
  person->sex = ZH_SEX_FEMALE;
  zh_person_unref (entry->person);
  entry->person = person;
  entry->rating = 1234;
  entry->fixed_board = 2;
  return zh_desk_edit_entry (world->desk, entry, error);
}

static ZhChange *
remove_entry (World   *world,
              GError **error)
{
  fixture_check (world->fixture, set_restrictions (world, error), *error);
  return zh_desk_remove_entry (world->desk, get_entry (world, world->swiss, 1)->id, error);
}

static ZhChange *
withdraw_entry (World   *world,
                GError **error)
{
  return zh_desk_withdraw_entry (world->desk, get_entry (world, world->table, 2)->id,
                                 ZH_ENTRY_WITHDRAWN, 0, "illness", error);
}

static ZhChange *
reinstate_entry (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, withdraw_entry (world, error), *error);
  return zh_desk_reinstate_entry (world->desk, get_entry (world, world->table, 2)->id, "well again", error);
}

static ZhChange *
set_absence (World   *world,
             GError **error)
{
  return zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 2)->id, 2,
                              ZH_PAIRING_HALF_BYE, error);
}

static ZhChange *
clear_absence (World   *world,
               GError **error)
{
  fixture_check (world->fixture, set_absence (world, error), *error);
  return zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 2)->id, 2, ZH_PAIRING_GAME, error);
}

static ZhChange *
set_absences (World   *world,
              GError **error)
{
  gint64 entries[] = { get_entry (world, world->swiss, 2)->id, get_entry (world, world->swiss, 3)->id };

  fixture_check (world->fixture, set_absence (world, error), *error);
  return zh_desk_set_absences (world->desk, world->swiss, entries, 2, 2, ZH_PAIRING_ZERO_BYE, error);
}

static ZhChange *
register_persons (World   *world,
                  GError **error)
{
  gint64         persons[] = { get_entry (world, world->swiss, 2)->person->id, get_entry (world, world->swiss, 3)->person->id };
  ZhRegistration ticks = { ZH_TICK_YES, ZH_TICK_AS_IS, ZH_TICK_YES };

  return zh_desk_register_persons (world->desk, world->swiss, persons, 2, &ticks, error);
}

static ZhChange *
number_entries (World   *world,
                GError **error)
{
  return zh_desk_number_entries (world->desk, world->swiss, ZH_NUMBERING_LOT, 77, NULL, 0, error);
}

static ZhChange *
draw_varma (World   *world,
            GError **error)
{
  gint64            tournament = fixture_add_tournament (world->fixture, "Varma", "round-robin", 12);
  const ZhVarmaDraw draw = { "region", ZH_VARMA_CORRECTED, 91 };

  return zh_desk_draw_varma (world->desk, tournament, &draw, NULL, error);
}

static ZhChange *
set_start_number (World   *world,
                  GError **error)
{
  return zh_desk_set_start_number (world->desk, get_entry (world, world->swiss, 2)->id, 6, error);
}

/* As a rating list has it. */
static ZhChange *
update_players (World   *world,
                GError **error)
{
  const ZhListUpdate updates[] = {
    { get_entry (world, world->swiss, 2)->person->id, (char *) "person-rating", (char *) "1777" },
    { get_entry (world, world->swiss, 2)->person->id, (char *) "title", (char *) "FM" },
    { get_entry (world, world->swiss, 3)->person->id, (char *) "birth", (char *) "1999" },
  };
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (updates); i++)
    g_ptr_array_add (list, (gpointer) &updates[i]);
  return zh_desk_update_players (world->desk, world->swiss, "fide-2026-11", list, error);
}

static ZhChange *
pair_round (World   *world,
            GError **error)
{
  fixture_play_round (world->fixture, world->table, 1);
  return zh_desk_pair_round (world->desk, world->table, error);
}

static ZhChange *
pair_swiss (World   *world,
            GError **error)
{
  fixture_check (world->fixture,
                 zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 7)->id, 1,
                                      ZH_PAIRING_ZERO_BYE, error),
                 *error);
  return zh_desk_pair_round (world->desk, world->swiss, error);
}

static ZhChange *
pair_by_hand (World   *world,
              GError **error)
{
  ZhProposedPair pairs[] = {
    { get_entry (world, world->swiss, 1)->id, get_entry (world, world->swiss, 5)->id, ZH_PAIRING_GAME },
    { get_entry (world, world->swiss, 2)->id, 0, ZH_PAIRING_FULL_BYE },
  };

  return zh_desk_pair_round_by_hand (world->desk, world->swiss, pairs, G_N_ELEMENTS (pairs), error);
}

static ZhChange *
unpair_round (World   *world,
              GError **error)
{
  fixture_check (world->fixture, pair_round (world, error), *error);
  return zh_desk_unpair_round (world->desk, world->table, ZH_UNPAIR_KEEP, error);
}

/* Somebody left after the pairing. */
static ZhChange *
repair_round (World   *world,
              GError **error)
{
  g_autoptr (ZhProposal) proposal = NULL;

  fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->swiss, error), *error);
  fixture_check (world->fixture,
                 zh_desk_withdraw_entry (world->desk, get_entry (world, world->swiss, 2)->id, ZH_ENTRY_WITHDRAWN, 0, "", error), *error);
  proposal = zh_tournament_propose_again (fixture_get_tournament (world->fixture, world->swiss), NULL, error);
  g_assert_no_error (*error);
  return zh_desk_repair_round (world->desk, world->swiss, proposal, ZH_UNPAIR_KEEP, error);
}

static ZhChange *
set_openings (World   *world,
              GError **error)
{
  return zh_desk_set_openings (world->desk, world->table, "name Few\n1. e4 e5\n2 d4 d5\n3. 8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n", error);
}

static ZhChange *
draw_opening (World   *world,
              GError **error)
{
  fixture_check (world->fixture, set_openings (world, error), *error);
  return zh_desk_draw_opening (world->desk, world->table, 1, NULL, 17, error);
}

static ZhChange *
draw_board_openings (World   *world,
                     GError **error)
{
  fixture_check (world->fixture, set_openings (world, error), *error);
  return zh_desk_draw_opening (world->desk, world->table, 1, "board", 17, error);
}

static ZhChange *
draw_table_rounds (World   *world,
                   GError **error)
{
  return zh_desk_draw_table_rounds (world->desk, world->table, NULL, 0, 5, error);
}

static ZhChange *
pair_drawn_round (World   *world,
                  GError **error)
{
  const int order[] = { 1, 5, 4, 3, 2 };

  fixture_check (world->fixture,
                 zh_desk_draw_table_rounds (world->desk, world->table, order, 5, 0, error), *error);
  return zh_desk_pair_round (world->desk, world->table, error);
}

static ZhChange *
publish_round (World   *world,
               GError **error)
{
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->table, error), *error);
  return zh_desk_publish_round (world->desk, world->table, 2, error);
}

static ZhChange *
close_round (World   *world,
             GError **error)
{
  fixture_play_round (world->fixture, world->table, 1);
  return zh_desk_close_round (world->desk, world->table, 1, error);
}

static ZhChange *
reopen_round (World   *world,
              GError **error)
{
  fixture_check (world->fixture, close_round (world, error), *error);
  return zh_desk_reopen_round (world->desk, world->table, 1, "An invented reason", error);
}

static ZhChange *
set_round_start (World   *world,
                 GError **error)
{
  return zh_desk_set_round_start (world->desk, world->table, 1, "2026-11-20T10:00", error);
}

static ZhChange *
set_result (World   *world,
            GError **error)
{
  return zh_desk_set_result (world->desk, world->table, 1, 2, 0, white_wins (), error);
}

static ZhChange *
change_result (World   *world,
               GError **error)
{
  ZhResult forfeit = { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE };

  return zh_desk_set_result (world->desk, world->table, 1, 1, 0, forfeit, error);
}

static ZhChange *
swap_colours (World   *world,
              GError **error)
{
  return zh_desk_swap_colours (world->desk, world->table, 1, 3, 0, error);
}

static ZhChange *
swap_players (World   *world,
              GError **error)
{
  const ZhRound *round =
      zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  const ZhPairing *first = zh_round_find_pairing (round, 2);
  const ZhPairing *second = zh_round_find_pairing (round, 3);

  return zh_desk_swap_players (world->desk, world->table, 1, first->entry[0], second->entry[1], error);
}

/* Two boards exchange players, one loses its result, a third turns round. */
static ZhChange *
edit_round (World   *world,
            GError **error)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->table);
  const ZhRound      *round = zh_tournament_find_round (tournament, 1);
  g_autoptr (ZhRoundEdit) edit = zh_round_edit_new (tournament, 1, error);

  g_assert_true (zh_round_edit_swap (edit, zh_round_find_pairing (round, 1)->entry[0], zh_round_find_pairing (round, 2)->entry[0], error));
  g_assert_true (zh_round_edit_swap_colours (edit, 3, error));
  return zh_desk_accept_edit (world->desk, edit, "asked by both", error);
}

/* Two players, one round, drawn: both share first place. */
static gint64
make_tie (World   *world,
          GError **error)
{
  gint64 tournament = fixture_add_tournament (world->fixture, "Tie", "round-robin", 2);

  fixture_check (world->fixture, zh_desk_pair_round (world->desk, tournament, error), *error);
  fixture_check (world->fixture, zh_desk_set_result (world->desk, tournament, 1, 1, 0, drawn (), error),
                 *error);
  return tournament;
}

static ZhChange *
feed_tournament (World   *world,
                 GError **error)
{
  return zh_desk_feed_tournament (world->desk, world->swiss, make_tie (world, error), 1, 2, ZH_CARRY_POINTS, error);
}

static ZhChange *
start_playoff (World   *world,
               GError **error)
{
  return zh_desk_start_playoff (world->desk, make_tie (world, error), 5, NULL, error);
}

static ZhChange *
add_deciding_game (World   *world,
                   GError **error)
{
  gint64 stage = 0;

  fixture_check (world->fixture,
                 zh_desk_start_playoff (world->desk, make_tie (world, error), 5, &stage, error),
                 *error);
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, stage, error), *error);
  for (int game = 0; game < 2; game++)
    fixture_check (world->fixture, zh_desk_set_result (world->desk, stage, 1, 1, game, drawn (), error),
                   *error);
  return zh_desk_add_deciding_game (world->desk, stage, 1, 1, error);
}

static ZhChange *
set_handicap (World   *world,
              GError **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  gint64 id = 0;

  zh_tournament_choices_set (choices, "name", "Unequal");
  zh_tournament_choices_set (choices, "system", "dutch");
  fixture_check (world->fixture, zh_desk_add_tournament (world->desk, choices, &id, error), *error);
  return zh_desk_set_handicap (world->desk, id, "100; 60+30; 90+30; 7.2", error);
}

static ZhChange *
set_odds (World   *world,
          GError **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  gint64 id = 0;

  zh_tournament_choices_set (choices, "name", "At odds");
  zh_tournament_choices_set (choices, "system", "dutch");
  zh_tournament_choices_set (choices, "sport", "draughts-100");
  fixture_check (world->fixture, zh_desk_add_tournament (world->desk, choices, &id, error), *error);
  return zh_desk_set_odds (world->desk, id, "100; 31; 7.2", error);
}

static ZhChange *
set_timetable (World   *world,
               GError **error)
{
  return zh_desk_set_timetable (world->desk, world->swiss, "20.11.2026 10:00; 1; Hall A", error);
}

static ZhChange *
confirm_result (World   *world,
                GError **error)
{
  return zh_desk_confirm_result (world->desk, world->table, 1, 1, 0, white_wins (), "desk 1", error);
}

/* The first of three rounds, too late for anything but the report. */
static ZhChange *
report_result (World   *world,
               GError **error)
{
  for (int round = 1; round <= 3; round++)
    {
      fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->swiss, error), *error);
      if (round < 3)
        fixture_play_round (world->fixture, world->swiss, round);
    }
  return zh_desk_report_result (world->desk, world->swiss, 1, 1, 0, drawn (), "by the score sheets", error);
}

static ZhChange *
keep_game (World   *world,
           GError **error)
{
  return zh_desk_keep_game (world->desk, world->table, 1, 2, 0, NULL, "1. e4 e5 2. Кf3 Kc6 *", error);
}

/* Whoever plays at the second board, by the tag alone. */
static ZhChange *
keep_games (World   *world,
            GError **error)
{
  return zh_desk_keep_games (world->desk, world->table, 1, "[Board \"2\"]\n\n1. e4 e5 *\n\n[Board \"77\"]\n\n1. d4 *\n", error);
}

/* What a file said of a board, taken for it. */
static ZhChange *
take_results (World   *world,
              GError **error)
{
  fixture_check (world->fixture, zh_desk_keep_games (world->desk, world->table, 1, "[Board \"2\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n", error), *error);
  return zh_desk_take_said_results (world->desk, world->table, 1, error);
}

static ZhChange *
keep_other_game (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_keep_game (world->desk, world->table, 1, 2, 1, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2-e4", error);
}

static ZhChange *
adjourn_game (World   *world,
              GError **error)
{
  ZhAdjournmentInput input = { .tournament_id = world->table, .round = 1, .board = 2, .time_used = { 7200, 7100 }, .sealed_by = 0, .draw_offer = 1, .resume_at = "2026-11-21T09:00", .resume_place = "hall 2" };

  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_adjourn_game (world->desk, &input, error);
}

static ZhChange *
resume_game (World   *world,
             GError **error)
{
  ZhResumptionInput input = { .tournament_id = world->table, .round = 1, .board = 2, .sealed_move = "Сb5", .present = 3, .opened_at = "2026-11-21T09:00" };

  fixture_check (world->fixture, adjourn_game (world, error), *error);
  return zh_desk_resume_game (world->desk, &input, error);
}

static ZhChange *
drop_game (World   *world,
           GError **error)
{
  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_drop_game (world->desk, world->table, 1, 2, 0, error);
}

static ZhChange *
keep_letter_of (World      *world,
                int         number,
                const char *side,
                const char *received,
                const char *sent,
                GError    **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, "move");
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, side);
  zh_letter_record_set (letter, ZH_LETTER_CELL_NO, "1");
  zh_letter_record_set (letter, ZH_LETTER_CELL_RECEIVED, received);
  zh_letter_record_set (letter, ZH_LETTER_CELL_SENT, sent);
  return zh_desk_keep_letter (world->desk, world->table, 1, 2, 0, number, letter, error);
}

/* The table is played by post, and White has written. */
static void
begin_by_post (World   *world,
               GError **error)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "ru-chess-988" };
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->table));

  settings->play = ZH_PLAY_CORRESPONDENCE;
  settings->time_class = ZH_TIME_CLASS_NOT_SAID;
  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  fixture_check (world->fixture, keep_letter_of (world, 0, "w", "", "2030-03-01", error), *error);
}

static ZhChange *
keep_letter (World   *world,
             GError **error)
{
  begin_by_post (world, error);
  return keep_letter_of (world, 0, "b", "2030-03-05", "2030-03-08", error);
}

static ZhChange *
correct_letter (World   *world,
                GError **error)
{
  fixture_check (world->fixture, keep_letter (world, error), *error);
  return keep_letter_of (world, 2, "b", "2030-03-06", "2030-03-08", error);
}

static ZhChange *
drop_letter (World   *world,
             GError **error)
{
  fixture_check (world->fixture, keep_letter (world, error), *error);
  return zh_desk_drop_letter (world->desk, world->table, 1, 2, 0, 2, error);
}

static ZhChange *
insert_letter (World   *world,
               GError **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();

  fixture_check (world->fixture, keep_letter (world, error), *error);
  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, "add");
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, "b");
  zh_letter_record_set (letter, ZH_LETTER_CELL_NO, "3");
  zh_letter_record_set (letter, ZH_LETTER_CELL_KIND, "55.6.10");
  zh_letter_record_set (letter, ZH_LETTER_CELL_SENT, "2030-02-20");
  return zh_desk_insert_letter (world->desk, world->table, 1, 2, 0, 1, letter, error);
}

static void
claim_on (World      *world,
          const char *day,
          GError    **error)
{
  g_autoptr (ZhLetterRecord) claim = zh_letter_record_new ();

  zh_letter_record_set (claim, ZH_LETTER_CELL_EVENT, "claim");
  zh_letter_record_set (claim, ZH_LETTER_CELL_SIDE, "w");
  zh_letter_record_set (claim, ZH_LETTER_CELL_SENT, day);
  zh_letter_record_set (claim, ZH_LETTER_CELL_TOLD, day);
  zh_letter_record_set (claim, ZH_LETTER_CELL_EVIDENCE, "count cards");
  fixture_check (world->fixture, zh_desk_keep_letter (world->desk, world->table, 1, 2, 0, 0, claim, error), *error);
}

/* Black took 36 days, and White claims it. */
static void
claim_time (World   *world,
            GError **error)
{
  begin_by_post (world, error);
  fixture_check (world->fixture, keep_letter_of (world, 0, "b", "2030-03-05", "2030-04-10", error), *error);
  claim_on (world, "2030-04-12", error);
}

static ZhChange *
object_to_claim (World   *world,
                 GError **error)
{
  claim_time (world, error);
  return zh_desk_object_to_claim (world->desk, world->table, 1, 2, 0, 3, "2030-04-18", "The letter was late", error);
}

static ZhChange *
assess_game (World   *world,
             GError **error)
{
  const ZhAssessmentInput input = { TRUE, "draw", "2030-12-20", "A fortress", "7163" };

  begin_by_post (world, error);
  return zh_desk_assess_game (world->desk, world->table, 1, 2, 0, &input, error);
}

/* The second decision is on an appeal, by another adjudicator. */
static ZhChange *
adjudicate_game (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, assess_game (world, error), *error);
  fixture_check (world->fixture, zh_desk_adjudicate_game (world->desk, world->table, 1, 2, 0, "1-0", "2030-12-28", "Verba Clara", "", error), *error);
  return zh_desk_adjudicate_game (world->desk, world->table, 1, 2, 0, "=-=", "2031-01-10", "Lypa Ivan", "The analysis holds", error);
}

static ZhChange *
appeal_adjudication (World   *world,
                     GError **error)
{
  fixture_check (world->fixture, assess_game (world, error), *error);
  fixture_check (world->fixture, zh_desk_adjudicate_game (world->desk, world->table, 1, 2, 0, "1-0", "2030-12-28", "Verba Clara", "", error), *error);
  return zh_desk_appeal_adjudication (world->desk, world->table, 1, 2, 0, TRUE, "2031-01-05", "The fortress holds", error);
}

static ZhChange *
take_record (World   *world,
             GError **error)
{
  begin_by_post (world, error);
  return zh_desk_take_record (world->desk, world->table, 1, 2, 0, FALSE, "2030-12-20", "1-0", error);
}

/* The first overstep loses here: the result is set in the same act. */
static ZhChange *
decide_claim (World   *world,
              GError **error)
{
  const ZhClaimDecision decision = { ZH_VERDICT_RECORDED, "2030-04-20", "", "first-loses", 0, "By the letters" };
  const ZhPairing      *pairing;
  ZhChange             *change;

  claim_time (world, error);
  change = zh_desk_decide_claim (world->desk, world->table, 1, 2, 0, 3, &decision, error);
  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1), 2);
  g_assert_cmpint (pairing->games[0].result.white, ==, ZH_MARK_WIN);
  g_assert_cmpint (pairing->games[0].result.black, ==, ZH_MARK_LOSS);
  return change;
}

/* After an overstep on record one that does not hold is refused, with days on the claimant's time. */
static ZhChange *
refuse_claim (World   *world,
              GError **error)
{
  const ZhClaimDecision first = { ZH_VERDICT_RECORDED, "2030-04-20", "", NULL, 0, "" };
  const ZhClaimDecision second = { ZH_VERDICT_REFUSED, "2030-05-01", "", NULL, 5, "Nothing is over" };

  claim_time (world, error);
  fixture_check (world->fixture, zh_desk_decide_claim (world->desk, world->table, 1, 2, 0, 3, &first, error), *error);
  claim_on (world, "2030-04-25", error);
  return zh_desk_decide_claim (world->desk, world->table, 1, 2, 0, 4, &second, error);
}

static ZhChange *
add_leave (World   *world,
           GError **error)
{
  const ZhRound *round;
  g_autoptr (ZhLetterRecord) leave = zh_letter_record_new ();

  begin_by_post (world, error);
  round = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  zh_letter_record_set (leave, ZH_LETTER_CELL_SENT, "2030-03-01");
  zh_letter_record_set (leave, ZH_LETTER_CELL_FROM, "2030-03-10");
  zh_letter_record_set (leave, ZH_LETTER_CELL_TO, "2030-03-20");
  return zh_desk_add_leave (world->desk, world->table, zh_round_find_pairing (round, 2)->entry[1], leave, error);
}

static ZhChange *
keep_address (World   *world,
              GError **error)
{
  g_autoptr (ZhAddress) address = zh_address_new ();

  begin_by_post (world, error);
  address->entry_id = get_entry (world, world->table, 1)->id;
  zh_person_set_string (&address->since, "2030-05-01");
  zh_person_set_string (&address->postal, "Lviv, vul. Nova 8");
  zh_person_set_string (&address->sent, "2030-05-02");
  address->registered = TRUE;
  return zh_desk_keep_address (world->desk, world->table, address, error);
}

static ZhChange *
correct_address (World   *world,
                 GError **error)
{
  g_autoptr (ZhAddress) address = zh_address_new ();

  fixture_check (world->fixture, keep_address (world, error), *error);
  address->entry_id = get_entry (world, world->table, 1)->id;
  zh_person_set_string (&address->since, "2030-05-01");
  zh_person_set_string (&address->email, "one@nowhere.example");
  return zh_desk_keep_address (world->desk, world->table, address, error);
}

static ZhChange *
drop_address (World   *world,
              GError **error)
{
  fixture_check (world->fixture, keep_address (world, error), *error);
  return zh_desk_drop_address (world->desk, world->table, get_entry (world, world->table, 1)->id, "2030-05-01", error);
}

static ZhChange *
set_tiebreaks (World   *world,
               GError **error)
{
  return zh_desk_set_tiebreaks (world->desk, world->table, (const char *const[]){ "SB", "DE", NULL }, "A misprint in the regulation", error);
}

static ZhChange *
set_manual_order (World   *world,
                  GError **error)
{
  const gint64 ids[] = { get_entry (world, world->swiss, 3)->id, get_entry (world, world->swiss, 1)->id };

  return zh_desk_set_manual_order (world->desk, world->swiss, ids, G_N_ELEMENTS (ids), "A play-off", error);
}

static ZhChange *
draw_tie_lots (World   *world,
               GError **error)
{
  return zh_desk_draw_tie_lots (world->desk, world->table, 77, error);
}

static ZhChange *
set_prizes (World   *world,
            GError **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse ("[prizes]\nsharing=hort\n[list 1]\ntitle=Main\namounts=1000;500.50\n", error);

  return zh_desk_set_prizes (world->desk, world->table, plan, error);
}

static ZhChange *
set_team_places (World   *world,
                 GError **error)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_new ();

  return zh_desk_set_team_places (world->desk, world->table, plan, error);
}

static ZhChange *
set_groups (World   *world,
            GError **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse ("[group 1]\ntitle=Girls\nmembers=sex=w;born=2010-\n", error);

  return zh_desk_set_groups (world->desk, world->swiss, groups, error);
}

static ZhChange *
set_norms (World   *world,
           GError **error)
{
  return zh_desk_set_norms (world->desk, world->swiss, "[norms]\ntitle=Invented\n[norm 1]\ncategory=I\nscale=1000:50\n", error);
}

/* A case against the ruling that a phone rang at board 2: the committee is named. */
static gint64
make_case (World   *world,
           GError **error)
{
  static const char *const roles[] = { "committee-chair", "committee", "committee", "committee-reserve", "committee-reserve" };
  const ZhPairing         *board = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1), 2);
  ZhIncidentInput          incident = { .tournament_id = world->table, .round = 1, .board = 2, .game = 1, .entry_id = board->entry[0], .incident = "device-sound", .decision = "loss", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .reason = "it rang" };
  ZhProtestInput           input = { .entry_id = board->entry[0], .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .facts = "Not mine", .deposit = "500" };
  const GPtrArray         *incidents;
  gint64                   id = 0;

  fixture_check (world->fixture, edit_details (world, error), *error);
  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autoptr (ZhOfficial) official = zh_official_new ();
      g_autofree char *name = g_strdup_printf ("Member%c Name", (char) ('A' + i));

      zh_person_set_string (&official->role, roles[i]);
      zh_person_set_string (&official->name, name);
      official->birth = (ZhDate){ 1980, 1, 1 };
      fixture_check (world->fixture, zh_desk_set_official (world->desk, official, error), *error);
    }
  fixture_check (world->fixture, zh_desk_rule_incident (world->desk, &incident, error), *error);
  incidents = zh_desk_get_snapshot (world->desk)->incidents;
  input.incident_id = ((const ZhIncidentRecord *) g_ptr_array_index (incidents, incidents->len - 1))->id;
  fixture_check (world->fixture, zh_desk_file_protest (world->desk, &input, &id, error), *error);
  return id;
}

static ZhChange *
file_protest (World   *world,
              GError **error)
{
  ZhProtestInput input = { .entry_id = get_entry (world, world->table, 3)->id, .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .facts = "Nor mine" };

  make_case (world, error);
  input.incident_id = ((const ZhIncidentRecord *) g_ptr_array_index (zh_desk_get_snapshot (world->desk)->incidents, 0))->id;
  return zh_desk_file_protest (world->desk, &input, NULL, error);
}

static ZhChange *
attach_to_protest (World   *world,
                   GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);
  g_autoptr (ZhOutsideFile) content = zh_outside_file_new (bytes);

  return zh_desk_attach_to_protest (world->desk, make_case (world, error), "protest.txt", content, NULL, error);
}

static ZhChange *
draw_committee (World   *world,
                GError **error)
{
  ZhCommitteeConflict conflict = { "MemberB Name", "coach" };

  return zh_desk_draw_committee (world->desk, make_case (world, error), &conflict, 1, error);
}

static gint64
make_heard_case (World   *world,
                 GError **error)
{
  static const char *const heard[] = { "Somebody", NULL };
  gint64                   id = make_case (world, error);

  fixture_check (world->fixture, zh_desk_draw_committee (world->desk, id, NULL, 0, error), *error);
  fixture_check (world->fixture, zh_desk_hear_protest (world->desk, id, 0, NULL, heard, error), *error);
  return id;
}

/* Held again: the first hearing's people go. */
static ZhChange *
hear_protest (World   *world,
              GError **error)
{
  static const char *const heard[] = { "Somebody", "Another", NULL };

  return zh_desk_hear_protest (world->desk, make_heard_case (world, error), 0, NULL, heard, error);
}

static ZhChange *
decide_protest (World   *world,
                GError **error)
{
  ZhProtestRuling ruling = { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 3, .reason = "Not his", .effect = ZH_PROTEST_EFFECT_ANNULLED, .deposit = ZH_PROTEST_DEPOSIT_RETURNED };

  return zh_desk_decide_protest (world->desk, make_heard_case (world, error), &ruling, error);
}

static ZhChange *
decide_result (World   *world,
               GError **error)
{
  ZhProtestRuling ruling = { .decision = ZH_PROTEST_DECISION_PARTLY, .votes_for = 2, .votes_against = 1, .reason = "Both", .effect = ZH_PROTEST_EFFECT_RESULT, .result = "=-=" };

  return zh_desk_decide_protest (world->desk, make_heard_case (world, error), &ruling, error);
}

static ZhChange *
notify_protest (World   *world,
                GError **error)
{
  static const char *const names[] = { "Somebody", NULL };
  ZhProtestRuling          ruling = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_REJECTED, .reason = "His" };
  gint64                   id = make_case (world, error);

  fixture_check (world->fixture, zh_desk_decide_protest (world->desk, id, &ruling, error), *error);
  return zh_desk_notify_protest (world->desk, id, names, 0, error);
}

static ZhChange *
set_protest_deposit (World   *world,
                     GError **error)
{
  return zh_desk_set_protest_deposit (world->desk, make_case (world, error), NULL, ZH_PROTEST_DEPOSIT_KEPT, error);
}

static ZhChange *
assign_boards (World   *world,
               GError **error)
{
  ZhAssignment assignment = { .tournament_id = world->table, .round = 1, .first_board = 1, .last_board = 2 };

  fixture_check (world->fixture, set_official (world, error), *error);
  assignment.official_id = zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id;
  return zh_desk_assign_boards (world->desk, &assignment, error);
}

static ZhChange *
remove_assignment (World   *world,
                   GError **error)
{
  fixture_check (world->fixture, assign_boards (world, error), *error);
  return zh_desk_remove_assignment (world->desk, ((const ZhAssignment *) g_ptr_array_index (zh_desk_get_snapshot (world->desk)->assignments, 0))->id, error);
}

static ZhChange *
remove_assigned_official (World   *world,
                          GError **error)
{
  fixture_check (world->fixture, assign_boards (world, error), *error);
  return zh_desk_remove_official (world->desk, zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id, error);
}

/* A ruling that changes a result, takes time and excludes from the next round. */
static ZhChange *
rule_incident (World   *world,
               GError **error)
{
  const ZhRound  *round = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  ZhIncidentInput input = { .tournament_id = world->table, .round = 1, .board = 2, .incident = "disturbing", .decision = "loss", .opponent_time = 60, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .sanction = "rounds-out", .rounds_out = 2, .reason = "again and again" };

  input.entry_id = zh_round_find_pairing (round, 2)->entry[1];
  return zh_desk_rule_incident (world->desk, &input, error);
}

static ZhChange *
rule_in_the_hall (World   *world,
                  GError **error)
{
  ZhIncidentInput input = { .tournament_id = world->table, .scope = ZH_INCIDENT_IN_HALL, .incident = "spectator-conduct", .decision = "none", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .reason = "noise" };

  return zh_desk_rule_incident (world->desk, &input, error);
}

static ZhChange *
set_clocks (World   *world,
            GError **error)
{
  ZhClockChange change = { .tournament_id = world->table, .round = 1, .board = 2, .game = 1, .kind = ZH_CLOCK_REPLACED, .move = 20, .before = { 600, -1 }, .after = { 700, 650 }, .note = "stood still" };

  return zh_desk_set_clocks (world->desk, &change, error);
}

static ZhChange *
mark_missing (World   *world,
              GError **error)
{
  const ZhMissingMark marks[] = { { 2, 0, ZH_COLOUR_WHITE, TRUE }, { 2, 0, ZH_COLOUR_BLACK, TRUE }, { 3, 0, ZH_COLOUR_BLACK, TRUE } };

  return zh_desk_mark_missing (world->desk, world->table, 1, marks, G_N_ELEMENTS (marks), error);
}

static ZhChange *
forfeit_late (World   *world,
              GError **error)
{
  fixture_check (world->fixture, mark_missing (world, error), *error);
  return zh_desk_forfeit_late (world->desk, world->table, 1, "the hall was shut", error);
}

static ZhChange *
adopt_regulation (World   *world,
                  GError **error)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "fide-2009" };

  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  return zh_desk_adopt_regulation (world->desk, "distance-team", error);
}

static ZhChange *
approve_regulation (World   *world,
                    GError **error)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "fide-2023" };
  ZhAddition                 approval = { .day = { 2026, 3, 1 }, .by = (char *) "Oak Anna", .post = (char *) "head", .reference = (char *) "7" };

  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  fixture_check (world->fixture, zh_desk_set_override (world->desk, "lateness.default-seconds", "900", error), *error);
  return zh_desk_approve_regulation (world->desk, &approval, error);
}

static ZhChange *
begin_addition (World   *world,
                GError **error)
{
  ZhAddition addition = { .day = { 2026, 3, 2 }, .text = (char *) "Another hall", .consent = (char *) "Oak Anna" };

  fixture_check (world->fixture, approve_regulation (world, error), *error);
  return zh_desk_begin_addition (world->desk, &addition, error);
}

static ZhChange *
change_in_addition (World   *world,
                    GError **error)
{
  fixture_check (world->fixture, begin_addition (world, error), *error);
  return zh_desk_set_override (world->desk, "lateness.default-seconds", "1200", error);
}

static ZhChange *
announce_addition (World   *world,
                   GError **error)
{
  fixture_check (world->fixture, begin_addition (world, error), *error);
  return zh_desk_announce_addition (world->desk, "at the meeting", error);
}

/* Three teams of two boards, a member each on both and a reserve. */
static const ZhTournament *
add_team_event (World   *world,
                GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("team,board,name,rating\n"
                                                                 "Вежа,1,Гнатів Олег,2100\nВежа,2,Дячук Ірина,2000\nВежа,3,Зінчук Лев,1900\n"
                                                                 "Тура,1,Кобець Яна,2050\nТура,2,Ломака Петро,1950\nТура,3,Мороз Іван,1850\n"
                                                                 "Кінь,1,Нагорна Оля,2000\nКінь,2,Окунь Тарас,1900\nКінь,3,Пилипко Юрій,1800\n",
                                                                 NULL, error);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Teams");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->boards = 2;
  fixture_check (world->fixture, test_add_tournament (world->desk, settings, &id, error), *error);
  fixture_check (world->fixture, zh_desk_add_teams (world->desk, id, list->teams, NULL, error), *error);
  return fixture_get_tournament (world->fixture, id);
}

static const ZhMember *
get_member (const ZhTournament *tournament,
            guint               index)
{
  return g_ptr_array_index (tournament->members, index);
}

static ZhChange *
add_teams (World   *world,
           GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("команда,ім'я\nВежа,Рудь Анна\nСлон,Савчук Юрій\n", NULL, error);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);

  return zh_desk_add_teams (world->desk, tournament->id, list->teams, NULL, error);
}

static ZhChange *
add_members (World   *world,
             GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  ZhMember *member = zh_member_new ();

  g_ptr_array_add (members, member);
  member->person = zh_person_new ();
  zh_person_set_string (&member->person->surname, "Рудь");
  return zh_desk_add_members (world->desk, get_member (tournament, 0)->entry_id, members, NULL, error);
}

static ZhChange *
edit_member (World   *world,
             GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  ZhMember            member = *get_member (tournament, 0);
  g_autoptr (ZhPerson) person = zh_person_copy (member.person);

  zh_person_set_string (&person->region, "Львів");
  member.person = person;
  member.reserve = TRUE;
  member.rating = 2111;
  return zh_desk_edit_member (world->desk, &member, NULL, error);
}

static ZhChange *
remove_member (World   *world,
               GError **error)
{
  return zh_desk_remove_member (world->desk, get_member (add_team_event (world, error), 1)->id, NULL, error);
}

static ZhChange *
order_members (World   *world,
               GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  const gint64        order[] = { get_member (tournament, 2)->id, get_member (tournament, 0)->id, get_member (tournament, 1)->id };

  return zh_desk_order_members (world->desk, get_member (tournament, 0)->entry_id, order, G_N_ELEMENTS (order), NULL, error);
}

static ZhChange *
set_captain (World   *world,
             GError **error)
{
  return zh_desk_set_captain (world->desk, get_member (add_team_event (world, error), 0)->entry_id, "Тренер Оксана", error);
}

static ZhChange *
remove_team (World   *world,
             GError **error)
{
  fixture_check (world->fixture, set_captain (world, error), *error);
  return zh_desk_remove_entry (world->desk, get_member (g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 2), 0)->entry_id, error);
}

/* A document that the regulation asks for, and the decision of the organisers on another ground. */
static ZhChange *
tick_admission (World   *world,
                GError **error)
{
  const ZhTournament *tournament;

  fixture_check (world->fixture, zh_desk_set_override (world->desk, "admission.medical", "yes", error), *error);
  tournament = g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 0);
  return zh_desk_tick_admission (world->desk, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, 0, "medical", ZH_BOX_SEEN, NULL, error);
}

static const ZhTournament *
get_first (World *world)
{
  return g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 0);
}

static ZhChange *
tick_admissions (World   *world,
                 GError **error)
{
  ZhAdmissionSubject subjects[2] = { { 0 } };

  fixture_check (world->fixture, zh_desk_set_override (world->desk, "admission.medical", "yes", error), *error);
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    subjects[i].entry_id = ((const ZhEntry *) g_ptr_array_index (get_first (world)->entries, i))->id;
  return zh_desk_tick_admissions (world->desk, get_first (world)->id, subjects, G_N_ELEMENTS (subjects), NULL, ZH_BOX_SEEN, error);
}

static ZhChange *
open_session (World   *world,
              GError **error)
{
  g_autoptr (ZhSitting) sitting = zh_sitting_start (zh_desk_get_snapshot (world->desk), 0);

  zh_person_set_string (&sitting->opened, "2026-03-01T09:00");
  zh_person_set_string (&sitting->place, "Зал");
  return zh_desk_open_session (world->desk, get_first (world)->id, sitting, error);
}

static ZhChange *
close_session (World   *world,
               GError **error)
{
  fixture_check (world->fixture, open_session (world, error), *error);
  return zh_desk_close_session (world->desk, get_first (world)->id, "2026-03-01T10:00", error);
}

static ZhChange *
decide_admission (World   *world,
                  GError **error)
{
  const ZhAdmissionDecision refusal = { ZH_ADMISSION_REFUSED, "II.3", "Not entered in time", NULL };

  fixture_check (world->fixture, open_session (world, error), *error);
  return zh_desk_decide_admission (world->desk, ((const ZhEntry *) g_ptr_array_index (get_first (world)->entries, 0))->id, 0, &refusal, error);
}

static ZhChange *
decide_admissions (World   *world,
                   GError **error)
{
  const ZhAdmissionDecision decision = { ZH_ADMISSION_CONDITIONAL, NULL, "Policy", "2026-03-02" };
  ZhAdmissionSubject        subjects[2] = { { 0 } };

  fixture_check (world->fixture, open_session (world, error), *error);
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    subjects[i].entry_id = ((const ZhEntry *) g_ptr_array_index (get_first (world)->entries, i))->id;
  return zh_desk_decide_admissions (world->desk, get_first (world)->id, subjects, G_N_ELEMENTS (subjects), &decision, error);
}

static ZhChange *
set_quotas (World   *world,
            GError **error)
{
  g_autoptr (GPtrArray) first = zh_quotas_parse ("everybody = 10", NULL, NULL);
  g_autoptr (GPtrArray) second = zh_quotas_parse ("by-region = 4; 3.2\nby-age 14 = 2", NULL, NULL);

  fixture_check (world->fixture, zh_desk_set_quotas (world->desk, get_first (world)->id, first, error), *error);
  return zh_desk_set_quotas (world->desk, get_first (world)->id, second, error);
}

static ZhChange *
set_bans (World   *world,
          GError **error)
{
  g_autoptr (GPtrArray) bans = zh_bans_parse ("Іваненко Іван; 2001-02-03; all-roles; 2026-01-01; ; Рішення 5", NULL, NULL);

  return zh_desk_set_bans (world->desk, bans, error);
}

/* Somebody else comes in the place of one whom the commission had admitted. */
/* An entry as it was sent, corrected; another one goes. */
static ZhChange *
set_application (World   *world,
                 GError **error)
{
  g_autoptr (ZhEntrySheet) sheet = zh_entry_sheet_new ();
  const GPtrArray *sheets;

  zh_person_set_string (&sheet->sender, "Вигаданий центр");
  zh_person_set_string (&sheet->received, "2026-03-01T09:00");
  fixture_check (world->fixture, zh_desk_set_entry_sheet (world->desk, get_first (world)->id, sheet, error), *error);
  sheets = get_first (world)->sheets;
  sheet->id = ((const ZhEntrySheet *) g_ptr_array_index (sheets, sheets->len - 1))->id;
  sheet->certified = TRUE;
  zh_person_set_string (&sheet->contacts, "+380 000");
  return zh_desk_set_entry_sheet (world->desk, get_first (world)->id, sheet, error);
}

static ZhChange *
remove_application (World   *world,
                    GError **error)
{
  g_autoptr (ZhEntrySheet) sheet = zh_entry_sheet_new ();
  const GPtrArray *sheets;

  zh_person_set_string (&sheet->sender, "Вигаданий клуб");
  zh_person_set_string (&sheet->received, "2026-03-02T09:00");
  fixture_check (world->fixture, zh_desk_set_entry_sheet (world->desk, get_first (world)->id, sheet, error), *error);
  sheets = get_first (world)->sheets;
  return zh_desk_remove_entry_sheet (world->desk, get_first (world)->id, ((const ZhEntrySheet *) g_ptr_array_index (sheets, 0))->id, error);
}

static ZhChange *
set_entry_fee (World   *world,
               GError **error)
{
  const ZhEntryFee fee = { 300, ZH_LEVEL_REGIONAL };

  return zh_desk_set_entry_fee (world->desk, get_first (world)->id, &fee, error);
}

static ZhChange *
set_payment (World   *world,
             GError **error)
{
  g_autoptr (ZhPayment) payment = zh_payment_new ();

  payment->entry_id = ((const ZhEntry *) g_ptr_array_index (get_first (world)->entries, 0))->id;
  payment->amount = 300;
  payment->paid = (ZhDate){ 2026, 3, 1 };
  zh_person_set_string (&payment->receipt, "17");
  return zh_desk_set_payment (world->desk, payment, error);
}

static ZhChange *
change_arrival (World   *world,
                GError **error)
{
  const ZhAdmissionDecision decision = { ZH_ADMISSION_CONDITIONAL, NULL, "Policy", "2026-03-02" };
  gint64                    entry = get_entry (world, world->swiss, 1)->id;
  g_autoptr (ZhSitting) sitting = zh_sitting_start (zh_desk_get_snapshot (world->desk), 0);
  g_autoptr (ZhPerson) person = zh_person_new ();
  const ZhArrivalChoice choice = { ZH_ARRIVAL_REPLACED, person, 0, "illness" };

  zh_person_set_string (&person->surname, "Замінник");
  zh_person_set_string (&person->given, "Петро");
  fixture_check (world->fixture, zh_desk_open_session (world->desk, world->swiss, sitting, error), *error);
  fixture_check (world->fixture, zh_desk_decide_admission (world->desk, entry, 0, &decision, error), *error);
  return zh_desk_change_arrival (world->desk, entry, &choice, error);
}

static ZhChange *
not_arrived (World   *world,
             GError **error)
{
  const ZhArrivalChoice choice = { ZH_ARRIVAL_MISSING, NULL, 0, "no news" };

  return zh_desk_change_arrival (world->desk, get_entry (world, world->swiss, 1)->id, &choice, error);
}

/* Whom the commission decided on stays in its protocol. */
static ZhChange *
remove_refused (World   *world,
                GError **error)
{
  const ZhAdmissionDecision refusal = { ZH_ADMISSION_REFUSED, "II.3", "Not entered in time", NULL };
  gint64                    entry = get_entry (world, world->swiss, 1)->id;
  g_autoptr (ZhSitting) sitting = zh_sitting_start (zh_desk_get_snapshot (world->desk), 0);

  fixture_check (world->fixture, zh_desk_set_override (world->desk, "admission.medical", "yes", error), *error);
  fixture_check (world->fixture, zh_desk_open_session (world->desk, world->swiss, sitting, error), *error);
  fixture_check (world->fixture, zh_desk_tick_admission (world->desk, entry, 0, "medical", ZH_BOX_SEEN, NULL, error), *error);
  fixture_check (world->fixture, zh_desk_decide_admission (world->desk, entry, 0, &refusal, error), *error);
  return zh_desk_remove_entry (world->desk, entry, error);
}

/* The reserve plays on board 2. */
/* A level match of two boards, where the regulation decides by a game more. */
static ZhChange *
add_extra_game (World   *world,
                GError **error)
{
  gint64               id = add_team_event (world, error)->id;
  ZhCompetitionDetails details = { .title = "Кубок", .ruleset = "fide-2009" };
  ZhExtraGameInput     input = { .tournament_id = id, .round = 1, .board = 1, .white = -1, .seed = 5 };
  g_autoptr (ZhTournament) settings = NULL;
  const ZhPairing *pairing;

  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  fixture_check (world->fixture, zh_desk_set_override (world->desk, "online.tied-match-extra-game", "yes", error), *error);
  settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, id));
  settings->play = ZH_PLAY_ONLINE;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  fixture_check (world->fixture, zh_desk_number_entries (world->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, error), *error);
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, id, error), *error);
  for (int game = 0; game < 2; game++)
    fixture_check (world->fixture, zh_desk_set_result (world->desk, id, 1, 1, game, drawn (), error), *error);
  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, id), 1), 1);
  for (int side = 0; side < 2; side++)
    input.member[side] = pairing->games[1].member[side];
  return zh_desk_add_extra_game (world->desk, &input, error);
}

static ZhChange *
set_lineup (World   *world,
            GError **error)
{
  gint64              id = add_team_event (world, error)->id;
  const ZhTournament *tournament;
  const ZhPairing    *pairing;
  g_autofree gint64  *members = NULL;
  g_autoptr (GPtrArray) team = NULL;
  ZhLineup lineup = { .round = 1, .board = 1, .n_members = 2 };

  fixture_check (world->fixture, zh_desk_number_entries (world->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, error), *error);
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, id, error), *error);
  tournament = fixture_get_tournament (world->fixture, id);
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  members = zh_tournament_dup_lineup (tournament, pairing, 0);
  team = zh_tournament_list_members (tournament, pairing->entry[0]);
  g_assert_true (zh_tournament_substitute (tournament, members, members[1], ((const ZhMember *) g_ptr_array_index (team, 2))->id));
  lineup.members = members;
  return zh_desk_set_lineup (world->desk, id, &lineup, NULL, error);
}

static const struct
{
  const char *name;
  const char *command;
  Act         act;
} cases[] = {
  { "set-line-up", ZH_COMMAND_SET_LINEUP, set_lineup },
  { "add-teams", ZH_COMMAND_ADD_TEAMS, add_teams },
  { "add-members", ZH_COMMAND_ADD_MEMBERS, add_members },
  { "edit-member", ZH_COMMAND_EDIT_MEMBER, edit_member },
  { "remove-member", ZH_COMMAND_REMOVE_MEMBER, remove_member },
  { "order-members", ZH_COMMAND_ORDER_MEMBERS, order_members },
  { "set-captain", ZH_COMMAND_SET_CAPTAIN, set_captain },
  { "tick-admission", ZH_COMMAND_TICK_ADMISSION, tick_admission },
  { "tick-admissions", ZH_COMMAND_TICK_ADMISSIONS, tick_admissions },
  { "open-session", ZH_COMMAND_OPEN_SESSION, open_session },
  { "close-session", ZH_COMMAND_CLOSE_SESSION, close_session },
  { "decide-admission", ZH_COMMAND_DECIDE_ADMISSION, decide_admission },
  { "decide-admissions", ZH_COMMAND_DECIDE_ADMISSIONS, decide_admissions },
  { "set-quotas", ZH_COMMAND_SET_QUOTAS, set_quotas },
  { "set-application", ZH_COMMAND_SET_APPLICATION, set_application },
  { "remove-application", ZH_COMMAND_REMOVE_APPLICATION, remove_application },
  { "set-entry-fee", ZH_COMMAND_SET_ENTRY_FEE, set_entry_fee },
  { "set-payment", ZH_COMMAND_SET_PAYMENT, set_payment },
  { "change-arrival", ZH_COMMAND_CHANGE_ARRIVAL, change_arrival },
  { "not-arrived", ZH_COMMAND_CHANGE_ARRIVAL, not_arrived },
  { "set-bans", ZH_COMMAND_SET_BANS, set_bans },
  { "remove-refused", ZH_COMMAND_REMOVE_ENTRY, remove_refused },
  { "remove-team", ZH_COMMAND_REMOVE_ENTRY, remove_team },
  { "adopt-regulation", ZH_COMMAND_ADOPT_REGULATION, adopt_regulation },
  { "approve-regulation", ZH_COMMAND_APPROVE_REGULATION, approve_regulation },
  { "begin-addition", ZH_COMMAND_BEGIN_ADDITION, begin_addition },
  { "change-in-addition", ZH_COMMAND_SET_OVERRIDE, change_in_addition },
  { "announce-addition", ZH_COMMAND_ANNOUNCE_ADDITION, announce_addition },
  { "rule-incident", ZH_COMMAND_RULE_INCIDENT, rule_incident },
  { "rule-in-the-hall", ZH_COMMAND_RULE_INCIDENT, rule_in_the_hall },
  { "set-clocks", ZH_COMMAND_SET_CLOCKS, set_clocks },
  { "mark-missing", ZH_COMMAND_MARK_MISSING, mark_missing },
  { "forfeit-late", ZH_COMMAND_FORFEIT_LATE, forfeit_late },
  { "edit-details", ZH_COMMAND_EDIT_DETAILS, edit_details },
  { "set-official", ZH_COMMAND_SET_OFFICIAL, set_official },
  { "remove-official", ZH_COMMAND_REMOVE_OFFICIAL, remove_official },
  { "set-override", ZH_COMMAND_SET_OVERRIDE, set_override },
  { "remove-override", ZH_COMMAND_SET_OVERRIDE, remove_override },
  { "add-tournament", ZH_COMMAND_ADD_TOURNAMENT, add_tournament },
  { "edit-tournament", ZH_COMMAND_EDIT_TOURNAMENT, edit_tournament },
  { "choose-rating", ZH_COMMAND_EDIT_TOURNAMENT, choose_rating },
  { "remove-tournament", ZH_COMMAND_REMOVE_TOURNAMENT, remove_tournament },
  { "close-tournament", ZH_COMMAND_CLOSE_TOURNAMENT, close_tournament },
  { "reopen-tournament", ZH_COMMAND_REOPEN_TOURNAMENT, reopen_tournament },
  { "seal", ZH_COMMAND_SEAL, seal },
  { "import-trf", ZH_COMMAND_IMPORT_TRF, import_trf },
  { "set-restrictions", ZH_COMMAND_SET_RESTRICTIONS, set_restrictions },
  { "add-entries", ZH_COMMAND_ADD_ENTRIES, add_entries },
  { "edit-entry", ZH_COMMAND_EDIT_ENTRY, edit_entry },
  { "remove-entry", ZH_COMMAND_REMOVE_ENTRY, remove_entry },
  { "withdraw-entry", ZH_COMMAND_WITHDRAW_ENTRY, withdraw_entry },
  { "reinstate-entry", ZH_COMMAND_REINSTATE_ENTRY, reinstate_entry },
  { "set-absence", ZH_COMMAND_SET_ABSENCE, set_absence },
  { "clear-absence", ZH_COMMAND_SET_ABSENCE, clear_absence },
  { "set-absences", ZH_COMMAND_SET_ABSENCES, set_absences },
  { "register-persons", ZH_COMMAND_REGISTER_PERSONS, register_persons },
  { "number-entries", ZH_COMMAND_NUMBER_ENTRIES, number_entries },
  { "draw-varma", ZH_COMMAND_NUMBER_ENTRIES, draw_varma },
  { "set-start-number", ZH_COMMAND_SET_START_NUMBER, set_start_number },
  { "update-players", ZH_COMMAND_UPDATE_PLAYERS, update_players },
  { "pair-round", ZH_COMMAND_PAIR_ROUND, pair_round },
  { "pair-swiss", ZH_COMMAND_PAIR_ROUND, pair_swiss },
  { "pair-by-hand", ZH_COMMAND_PAIR_ROUND, pair_by_hand },
  { "pair-drawn-round", ZH_COMMAND_PAIR_ROUND, pair_drawn_round },
  { "edit-round", ZH_COMMAND_EDIT_ROUND, edit_round },
  { "unpair-round", ZH_COMMAND_UNPAIR_ROUND, unpair_round },
  { "repair-round", ZH_COMMAND_REPAIR_ROUND, repair_round },
  { "set-openings", ZH_COMMAND_SET_OPENINGS, set_openings },
  { "draw-opening", ZH_COMMAND_DRAW_OPENING, draw_opening },
  { "draw-board-openings", ZH_COMMAND_DRAW_OPENING, draw_board_openings },
  { "draw-table-rounds", ZH_COMMAND_DRAW_TABLE_ROUNDS, draw_table_rounds },
  { "publish-round", ZH_COMMAND_PUBLISH_ROUND, publish_round },
  { "close-round", ZH_COMMAND_CLOSE_ROUND, close_round },
  { "reopen-round", ZH_COMMAND_REOPEN_ROUND, reopen_round },
  { "set-round-start", ZH_COMMAND_SET_ROUND_START, set_round_start },
  { "set-lot-minute", ZH_COMMAND_SET_LOT_MINUTE, set_lot_minute },
  { "set-site", ZH_COMMAND_SET_SITE, set_site },
  { "set-solving-round", ZH_COMMAND_SET_SOLVING_ROUND, set_solving_round },
  { "remove-solving-round", ZH_COMMAND_REMOVE_SOLVING_ROUND, remove_solving_round },
  { "start-solving-round", ZH_COMMAND_START_SOLVING_ROUND, start_solving_round },
  { "close-solving-round", ZH_COMMAND_CLOSE_SOLVING_ROUND, close_solving_round },
  { "reopen-solving-round", ZH_COMMAND_REOPEN_SOLVING_ROUND, reopen_solving_round },
  { "set-work", ZH_COMMAND_SET_WORK, set_work },
  { "add-works", ZH_COMMAND_ADD_WORKS, add_works },
  { "remove-work", ZH_COMMAND_REMOVE_WORK, remove_work },
  { "annul-work", ZH_COMMAND_ANNUL_WORK, annul_work },
  { "mark-sheet", ZH_COMMAND_MARK_SHEET, mark_sheet },
  { "clear-sheet", ZH_COMMAND_MARK_SHEET, clear_sheet },
  { "set-contest", ZH_COMMAND_SET_CONTEST, set_contest },
  { "set-contest-judge", ZH_COMMAND_SET_CONTEST_JUDGE, set_contest_judge },
  { "remove-contest-judge", ZH_COMMAND_REMOVE_CONTEST_JUDGE, remove_contest_judge },
  { "enter-work", ZH_COMMAND_ENTER_WORK, enter_work },
  { "withdraw-work", ZH_COMMAND_WITHDRAW_WORK, withdraw_work },
  { "judge-work", ZH_COMMAND_JUDGE_WORK, judge_work },
  { "clear-mark", ZH_COMMAND_JUDGE_WORK, clear_mark },
  { "set-objection", ZH_COMMAND_SET_OBJECTION, set_objection },
  { "publish-award", ZH_COMMAND_PUBLISH_AWARD, publish_award },
  { "settle-award", ZH_COMMAND_SETTLE_AWARD, settle_award },
  { "open-outage", ZH_COMMAND_OPEN_OUTAGE, open_outage },
  { "end-outage", ZH_COMMAND_RULE_INCIDENT, end_outage },
  { "send-screening", ZH_COMMAND_SEND_SCREENING, send_screening },
  { "answer-screening", ZH_COMMAND_ANSWER_SCREENING, answer_screening },
  { "rule-screening", ZH_COMMAND_RULE_INCIDENT, rule_screening },
  { "add-extra-game", ZH_COMMAND_ADD_EXTRA_GAME, add_extra_game },
  { "set-timetable", ZH_COMMAND_SET_TIMETABLE, set_timetable },
  { "set-handicap", ZH_COMMAND_SET_HANDICAP, set_handicap },
  { "set-odds", ZH_COMMAND_SET_ODDS, set_odds },
  { "set-result", ZH_COMMAND_SET_RESULT, set_result },
  { "change-result", ZH_COMMAND_SET_RESULT, change_result },
  { "confirm-result", ZH_COMMAND_CONFIRM_RESULT, confirm_result },
  { "report-result", ZH_COMMAND_REPORT_RESULT, report_result },
  { "swap-colours", ZH_COMMAND_SWAP_COLOURS, swap_colours },
  { "swap-players", ZH_COMMAND_SWAP_PLAYERS, swap_players },
  { "feed-tournament", ZH_COMMAND_FEED_TOURNAMENT, feed_tournament },
  { "start-playoff", ZH_COMMAND_START_PLAYOFF, start_playoff },
  { "add-deciding-game", ZH_COMMAND_ADD_DECIDING_GAME, add_deciding_game },
  { "keep-game", ZH_COMMAND_KEEP_GAME, keep_game },
  { "keep-games", ZH_COMMAND_KEEP_GAMES, keep_games },
  { "take-results", ZH_COMMAND_KEEP_GAMES, take_results },
  { "keep-other-game", ZH_COMMAND_KEEP_GAME, keep_other_game },
  { "drop-game", ZH_COMMAND_DROP_GAME, drop_game },
  { "keep-letter", ZH_COMMAND_KEEP_LETTER, keep_letter },
  { "correct-letter", ZH_COMMAND_KEEP_LETTER, correct_letter },
  { "drop-letter", ZH_COMMAND_DROP_LETTER, drop_letter },
  { "insert-letter", ZH_COMMAND_INSERT_LETTER, insert_letter },
  { "assess-game", ZH_COMMAND_ASSESS_GAME, assess_game },
  { "adjudicate-game", ZH_COMMAND_ADJUDICATE_GAME, adjudicate_game },
  { "appeal-adjudication", ZH_COMMAND_APPEAL_ADJUDICATION, appeal_adjudication },
  { "take-record", ZH_COMMAND_TAKE_RECORD, take_record },
  { "object-to-claim", ZH_COMMAND_OBJECT_TO_CLAIM, object_to_claim },
  { "decide-claim", ZH_COMMAND_DECIDE_CLAIM, decide_claim },
  { "refuse-claim", ZH_COMMAND_DECIDE_CLAIM, refuse_claim },
  { "add-leave", ZH_COMMAND_ADD_LEAVE, add_leave },
  { "keep-address", ZH_COMMAND_KEEP_ADDRESS, keep_address },
  { "correct-address", ZH_COMMAND_KEEP_ADDRESS, correct_address },
  { "drop-address", ZH_COMMAND_DROP_ADDRESS, drop_address },
  { "adjourn-game", ZH_COMMAND_ADJOURN_GAME, adjourn_game },
  { "resume-game", ZH_COMMAND_RESUME_GAME, resume_game },
  { "set-tie-breaks", ZH_COMMAND_SET_TIEBREAKS, set_tiebreaks },
  { "set-manual-order", ZH_COMMAND_SET_MANUAL_ORDER, set_manual_order },
  { "draw-tie-lots", ZH_COMMAND_DRAW_TIE_LOTS, draw_tie_lots },
  { "set-prizes", ZH_COMMAND_SET_PRIZES, set_prizes },
  { "set-team-places", ZH_COMMAND_SET_TEAM_PLACES, set_team_places },
  { "set-groups", ZH_COMMAND_SET_GROUPS, set_groups },
  { "set-norms", ZH_COMMAND_SET_NORMS, set_norms },
  { "issue-documents", ZH_COMMAND_ISSUE_DOCUMENTS, issue_documents },
  { "mark-duty", ZH_COMMAND_MARK_DUTY, mark_duty },
  { "file-protest", ZH_COMMAND_FILE_PROTEST, file_protest },
  { "attach-to-protest", ZH_COMMAND_ATTACH_TO_PROTEST, attach_to_protest },
  { "draw-committee", ZH_COMMAND_DRAW_COMMITTEE, draw_committee },
  { "hear-protest", ZH_COMMAND_HEAR_PROTEST, hear_protest },
  { "decide-protest", ZH_COMMAND_DECIDE_PROTEST, decide_protest },
  { "decide-result", ZH_COMMAND_DECIDE_PROTEST, decide_result },
  { "notify-protest", ZH_COMMAND_NOTIFY_PROTEST, notify_protest },
  { "set-protest-deposit", ZH_COMMAND_SET_PROTEST_DEPOSIT, set_protest_deposit },
  { "assign-boards", ZH_COMMAND_ASSIGN_BOARDS, assign_boards },
  { "remove-assignment", ZH_COMMAND_REMOVE_ASSIGNMENT, remove_assignment },
  { "remove-assigned-official", ZH_COMMAND_REMOVE_OFFICIAL, remove_assigned_official },
};

static void
set_up_world (World   *world,
              Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  world->fixture = fixture;
  world->desk = fixture->desk;
  world->table = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  world->swiss = fixture_add_tournament (fixture, "Open", "dutch", 7);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->table, &error), error);
  fixture_check (
      fixture, zh_desk_set_result (fixture->desk, world->table, 1, 1, 0, white_wins (), &error), error);
}

/* The words of the last entry are there in every language, and differ between them. */
static void
check_words (Fixture    *fixture,
             const char *command)
{
  g_autoptr (GError) error = NULL;
  ZhJournalFilter filter = { .limit = 1 };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, &filter, &error);
  const ZhJournalEntry *entry = g_ptr_array_index (entries, 0);

  g_assert_cmpstr (entry->command, ==, command);
  for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (*code, &error);
      g_autofree char *words = zh_journal_entry_format (entry, language);
      g_autofree char *act = zh_journal_entry_format_act (entry, language);
      g_autofree char *name = zh_journal_command_format (entry->command, language);

      g_assert_no_error (error);
      g_assert_cmpuint (strlen (act), >, 5);
      g_assert_cmpuint (strlen (words), >=, strlen (act));
      g_assert_cmpstr (name, !=, command);
    }
}

/* The last entry does an act again, with the ids that it had. */
static void
check_same_ids (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  const ZhJournalEntry *redo = g_ptr_array_index (entries, entries->len - 1);
  const ZhJournalEntry *undo = g_ptr_array_index (entries, entries->len - 2);
  const ZhJournalEntry *act = g_ptr_array_index (entries, redo->target - 1);

  g_assert_cmpint (redo->kind, ==, ZH_JOURNAL_REDO);
  g_assert_cmpint (redo->first_id, ==, act->first_id);
  g_assert_cmpint (redo->n_ids, ==, act->n_ids);
  g_assert_cmpint (undo->n_ids, ==, 0);
}

/* The dump before the last act is what undoing it must bring back: acts that prepare for it
 * come before. So the tables are dumped after the act, taken back, and compared with a
 * second round of the same. */
static void
test_undo (gconstpointer data)
{
  gsize   index = GPOINTER_TO_SIZE (data);
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  g_autofree char *back = NULL;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  fixture_check (&fixture, cases[index].act (&world, &error), error);
  check_words (&fixture, cases[index].command);

  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (zh_desk_get_undo_entry (fixture.desk)->command, ==, cases[index].command);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  before = fixture_dump_tables (&fixture);
  g_assert_cmpstr (before, !=, after);

  fixture_reopen (&fixture);
  fixture_check (&fixture, zh_desk_redo (fixture.desk, &error), error);
  again = fixture_dump_tables (&fixture);
  g_assert_cmpstr (again, ==, after);
  check_same_ids (fixture.desk);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  back = fixture_dump_tables (&fixture);
  g_assert_cmpstr (back, ==, before);

  /* Everything before it, too. */
  while (zh_desk_get_undo_entry (fixture.desk) != NULL)
    fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture.desk)->tournaments->len, ==, 0);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture.desk)->persons->len, ==, 0);
  fixture_tear_down (&fixture, NULL);
}

/* A new act clears redo; ids of what was undone are not given again. */
static void
test_new_act_clears_redo (void)
{
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;
  gint64 first;
  gint64 second;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  fixture_check (&fixture, set_official (&world, &error), error);
  first = zh_competition_find_official (zh_desk_get_snapshot (fixture.desk), "chief-arbiter")->id;
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  g_assert_nonnull (zh_desk_get_redo_entry (fixture.desk));
  fixture_reopen (&fixture);
  world.desk = fixture.desk;
  fixture_check (&fixture, set_official (&world, &error), error);
  second = zh_competition_find_official (zh_desk_get_snapshot (fixture.desk), "chief-arbiter")->id;
  g_assert_null (zh_desk_get_redo_entry (fixture.desk));
  g_assert_cmpint (second, !=, first);
  fixture_tear_down (&fixture, NULL);
}

/* What the arbiter is asked about before it is taken back. */
static void
test_confirmation (void)
{
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  g_assert_false (zh_desk_undo_needs_confirmation (fixture.desk));
  fixture_check (&fixture, publish_round (&world, &error), error);
  g_assert_true (zh_desk_undo_needs_confirmation (fixture.desk));
  fixture_tear_down (&fixture, NULL);
}

/* What goes first is what undo takes, and the tables stand as they did. */
static void
test_undo_to (void)
{
  Fixture          fixture = { NULL };
  World            world = { NULL };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = NULL;
  gint64 here;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  here = zh_desk_get_undo_entry (fixture.desk)->id;
  before = fixture_dump_tables (&fixture);
  fixture_check (&fixture, edit_details (&world, &error), error);
  fixture_check (&fixture, publish_round (&world, &error), error);
  fixture_check (&fixture, set_official (&world, &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);

  acts = zh_desk_list_undo_to (fixture.desk, here, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acts->len, ==, 3);
  g_assert_true (zh_journal_entry_was_announced (g_ptr_array_index (acts, 0)));
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (acts, 1))->command, ==, ZH_COMMAND_PAIR_ROUND);
  g_assert_false (zh_journal_entry_was_announced (g_ptr_array_index (acts, 2)));
  for (guint i = 0, n = acts->len; i < n; i++)
    fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (before, ==, after);

  /* an act undone, the undo of it, and nothing at all */
  g_assert_null (zh_desk_list_undo_to (fixture.desk, here + 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_list_undo_to (fixture.desk, here + 5, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_list_undo_to (fixture.desk, 10000, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  fixture_tear_down (&fixture, NULL);
}

static void
do_case (Fixture      *fixture,
         gconstpointer data)
{
  World world = { NULL };
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture);
  fixture_check (fixture, cases[GPOINTER_TO_SIZE (data)].act (&world, &error), error);
}

static void
test_times (gconstpointer data)
{
  pinned_check_times (do_case, data);
}

static void
test_same (gconstpointer data)
{
  pinned_check_same (do_case, data);
}

static void
test_ids (gconstpointer data)
{
  pinned_check_ids (do_case, data);
}

static void
test_ill_told (gconstpointer data)
{
  Fixture fixture = { NULL };

  fixture_set_up (&fixture, NULL);
  do_case (&fixture, data);
  ill_told_check (&fixture);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  TestShare share = test_share_take (&argc, argv);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/undo/%s", cases[i].name);
      g_autofree char *times_path = g_strdup_printf ("/desk/times/%s", cases[i].name);
      g_autofree char *same_path = g_strdup_printf ("/desk/same/%s", cases[i].name);
      g_autofree char *ids_path = g_strdup_printf ("/desk/ids/%s", cases[i].name);
      g_autofree char *told_path = g_strdup_printf ("/desk/ill-told/%s", cases[i].name);

      if (!test_share_has (share, i))
        continue;
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_undo);
      /* What an act leaves by another clock or other ids is compared, not computed: sanitizers find nothing new there. */
      if (!ZH_SANITIZED || i % PINNED_EACH == 0)
        {
          g_test_add_data_func (ids_path, GSIZE_TO_POINTER (i), test_ids);
          g_test_add_data_func (same_path, GSIZE_TO_POINTER (i), test_same);
          g_test_add_data_func (times_path, GSIZE_TO_POINTER (i), test_times);
        }
      /* Stands in older journals and is told no more. */
      if (strcmp (cases[i].command, ZH_COMMAND_SWAP_PLAYERS) != 0)
        g_test_add_data_func (told_path, GSIZE_TO_POINTER (i), test_ill_told);
    }
  if (test_share_has (share, 0))
    {
      g_test_add_func ("/desk/undo/new-act-clears-redo", test_new_act_clears_redo);
      g_test_add_func ("/desk/undo/confirmation", test_confirmation);
      g_test_add_func ("/desk/undo/to", test_undo_to);
    }
  return g_test_run ();
}
