/* What the papers of admission and those after the event have to say, field by field and in their order: every field that
 * an article asks for stands on the paper, filled in or as a line to be written on. */
#include "config.h"

#include <string.h>

#include "norm-table.h"
#include "regulation-items.h"
#include "report-pages.h"
#include "report-sample.h"
#include "report-table.h"
#include "standings.h"

/* Labels, columns, posts and headings in their order, each ended by "|". */
static char *
dump_words (const ZhReportDocument *document)
{
  GString *text = g_string_new ("|");

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_FIELD || block->kind == ZH_BLOCK_SIGNATURE || block->kind == ZH_BLOCK_HEADING || block->kind == ZH_BLOCK_NOTE)
        g_string_append_printf (text, "%s|", block->text);
      for (guint c = 0; block->table != NULL && c < block->table->columns->len; c++)
        g_string_append_printf (text, "%s|", zh_report_table_get_column (block->table, c)->title);
    }
  return g_string_free (text, FALSE);
}

/* An event in which somebody broke the rules and was removed, with a norm, an assistant, a coach and an addition to the
 * regulation. */
static ZhCompetition *
make_event (SampleKind  kind,
            const char *ruleset)
{
  ZhCompetition    *competition = sample_new (kind, 6, 3, 0);
  ZhTournament     *tournament = sample_get_tournament (competition);
  const ZhEntry    *entry = g_ptr_array_index (tournament->entries, 0);
  ZhIncidentRecord *record = zh_incident_record_new ();
  ZhAddition       *addition = zh_addition_new ();

  zh_person_set_string (&competition->ruleset, ruleset);
  record->id = 9001;
  record->tournament_id = tournament->id;
  record->entry_id = entry->id;
  record->round = 1;
  record->board = 1;
  record->game = 1;
  zh_person_set_string (&record->incident, "device-sound");
  g_assert_true (zh_ruled_result_from_string ("loss", &record->decided));
  record->sanction = ZH_SANCTION_REMOVAL;
  g_ptr_array_add (competition->incidents, record);
  addition->number = 1;
  addition->day = (ZhDate){ 2026, 3, 1 };
  zh_person_set_string (&addition->text, "Another hall");
  g_ptr_array_add (competition->additions, addition);
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_NORMS),
                       g_strdup ("[norms]\ntitle=Invented\nunrated=1500\n[norm 1]\ncategory=X\ngames=1\nscale=1000:1\n"));
  for (guint i = 0; i < competition->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (competition->persons, i);

      zh_person_set_string (&person->disability_class, "6.1.1");
      zh_person_set_string (&person->coach, "Coach Somebody");
      zh_person_set_string (&person->assistant, "Helper Somebody");
    }
  return competition;
}

static const struct
{
  const char *paper; /* its number in the list of papers */
  const char *id;
  SampleKind  kind;
  const char *ruleset;
  const char *fields;
} papers[] = {
  { "D08", "assistant-request", SAMPLE_SWISS, "ua-chess-2026",
    "To the chief arbiter|Competition|Athlete|Assistant|Reason|Duties agreed|Arranged with the organiser on|Athlete|Agreed by the panel of arbiters" },
  { "D10", "captain-delegation", SAMPLE_TEAMS, "ru-chess-988",
    "To the chief arbiter|Competition|Team|Captain|Hands over to|What|From round\tTo round|Captain|Taken in on\tat (time)|Taken in by" },
  { "D11", "registration", SAMPLE_SWISS, "ru-chess-988",
    "Protocol No.\tDate\tPlace|Participants|Surname, given name, patronymic|Birth|Region|Sending organisation|Sport discipline|Coaches|Coach|Officials|Accreditation No.|Participants\tCoaches\tOfficials|Handed to the panel: date\tHour\tReceived by" },
  { "D12", "admission", SAMPLE_SWISS, "ru-chess-988",
    "Protocol No.\tSession opened\tClosed|Place|Members present|Entries considered|Surname, given name, patronymic|Documents|Decision|Reason|Article|Admitted\tOn condition\tRefused" },
  { "D13", "classification", SAMPLE_SWISS, "ua-chess-2026",
    "Date\tNosology|Surname, given name, patronymic|Birth|Sending organisation|For the first time|Category and class|Status|Fit for the competition|Note|National classifier" },
  { "D16", "acquaintance", SAMPLE_SWISS, "ua-draughts-64", "No.|Surname, given name, patronymic|Date|Signature" },
  { "D19", "technical-regulation", SAMPLE_SWISS, "ua-chess-2026", "Item|Article|Additions to the regulation|Chief arbiter" },
  { "D38", "notices", SAMPLE_SWISS, "ru-chess-988",
    "To|Competition|Rank|Place and days|Offender|Part|Delegation|Time|Place|Breach|Articles|Facts|Witnesses|Decision|Decided by|Explanation of the offender|Sent|How|Chief arbiter" },
  { "D39", "panel-acts", SAMPLE_SWISS, "ru-chess-988",
    "Date and hour, place of the sitting|Present|Offender|Part|Delegation|Articles|Facts|Evidence|Explanation of the one concerned|Decision|Votes for\tagainst|Chief arbiter|Told to the one concerned" },
  { "D40", "arbiter-report", SAMPLE_SWISS, "ru-chess-988",
    "Competition|Place and days|Organiser|Incidents and rulings|Offenders|Surname, given name, patronymic|Delegation|Time|Place|Witnesses|Decision|Explanation of the offender|Additions to the regulation|Chief arbiter" },
  { "D44", "press-report", SAMPLE_SWISS, "ua-chess-2026",
    "Competition|Place and days|Organiser|Pairing system|Rounds|Time control|Participants|Regions|Titles and categories|First places|Leaders after each round|Head of the table|Games worth a look|Next event of the winners|Contact|Informer judge" },
  { "D45", "norm-certificates", SAMPLE_SWISS, "ua-chess-2026",
    "Given to|Who has fulfilled the norm of|At the competition|Held at|Place taken|Games\tAverage of the opponents\tScored, %\tNeeded, %|Chief arbiter|Chief secretary" },
};

/* A contest of two sections: two namesakes of different places, a joint work, one that is anticipated, and somebody who is
 * entered as a player. */
static ZhCompetition *
make_contest (const char *ruleset,
              const char *fen)
{
  static const char *const authors[] = { "Inventor Ian, Northtown", "Inventor Ian, Southtown", "Inventor Ian, Northtown; Maker Mia", "Inventor Ida Ivanovna" };
  ZhCompetition           *competition = sample_new (SAMPLE_SWISS, 2, 0, 0);
  ZhTournament            *tournament = sample_get_tournament (competition);
  ZhContestRecord         *contest = zh_contest_record_new ();
  ZhContestObjection      *objection = zh_contest_objection_new ();
  ZhPerson                *person = ((ZhEntry *) g_ptr_array_index (tournament->entries, 0))->person;
  static const char *const roles[] = { "section", "chief" };

  zh_person_set_string (&competition->ruleset, ruleset);
  tournament->play = ZH_PLAY_COMPOSITION;
  tournament->sport = *fen == 'W' ? ZH_SPORT_DRAUGHTS_RUSSIAN : ZH_SPORT_CHESS;
  zh_person_set_string (&contest->sections, "Miniatures; Problems");
  contest->prizes = 2;
  g_ptr_array_add (tournament->contests, contest);
  zh_person_set_string (&person->surname, "Maker");
  zh_person_set_string (&person->given, "Mia");
  zh_person_set_string (&person->coach, "Coach Somebody");
  for (guint i = 0; i < G_N_ELEMENTS (authors); i++)
    {
      ZhWorkRecord  *work = zh_work_record_new ();
      ZhContestMark *mark = zh_contest_mark_new ();

      work->id = 100 + i;
      work->round = 1 + (int) i / 3;
      work->number = 1 + (int) i % 3;
      zh_person_set_string (&work->code, (const char *[]){ "1.1", "1.2", "1.3", "2.1" }[i]);
      zh_person_set_string (&work->author, authors[i]);
      zh_person_set_string (&work->genre, i == 1 ? "draw" : "win");
      zh_person_set_string (&work->position, fen);
      zh_person_set_string (&work->solution, "1. c3-d4 h8-g7");
      g_ptr_array_add (tournament->works, work);
      mark->work_id = work->id;
      mark->judge_id = 1;
      mark->mark = 900 - 100 * (int) i;
      zh_person_set_string (&mark->note, "Neat");
      g_ptr_array_add (tournament->contest_marks, mark);
    }
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      ZhContestJudge *judge = zh_contest_judge_new ();

      judge->id = judge->number = 1 + (int) i;
      zh_person_set_string (&judge->name, i == 0 ? "Judge Jay" : "Chief Cee");
      zh_person_set_string (&judge->role, roles[i]);
      g_ptr_array_add (tournament->contest_judges, judge);
    }
  objection->work_id = 103;
  objection->number = 1;
  zh_person_set_string (&objection->ground, "predecessor");
  zh_person_set_string (&objection->text, "Known since 1987");
  zh_person_set_string (&objection->verdict, "upheld");
  g_ptr_array_add (tournament->contest_objections, objection);
  return competition;
}

#define DRAUGHTS_FEN "W:Wc3,e3:Bh8"
#define CHESS_FEN "8/8/1k6/8/8/1K1P4/R7/7r w - - 0 1"

/* By the rules of the event, unlike sample_build(). */
static ZhReportDocument *
build (ZhCompetition *competition,
       const char    *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", &error);
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (competition->ruleset, &error);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 30);
  ZhReportRequest request = {
    .competition = competition,
    .tournament = sample_get_tournament (competition),
    .language = language,
    .ruleset = rules,
    .time = time,
  };
  ZhReportDocument *document = zh_report_build (zh_report_find (id), &request, &error);

  g_assert_no_error (error);
  return document;
}

static const struct
{
  const char *paper;
  const char *id;
  const char *ruleset;
  const char *fen;
  const char *fields;
} contest_papers[] = {
  { "D62", "contest-sheets", "ru-chess-988", CHESS_FEN, "Task|Position|Solution|Author|Originality" },
  { "D63", "contest-sheets", "ua-draughts-64", DRAUGHTS_FEN, "Task|Position|Solution|Author|Originality" },
  { "D64", "contest-entries", "ua-draughts-64", DRAUGHTS_FEN,
    "Composer|Year of birth|Category or title in composition\tin practical play|Sports society|Place of work and post|Home address|Coach|Work|Task|Composer" },
  { "D66", "contest-report", "ua-draughts-64", DRAUGHTS_FEN,
    "Section 1: Miniatures|In two copies, to the chief judge: Chief Cee|Place|Distinction|Work|Author|Originality|Mark|Characteristic|Objections, defects and anticipations|Ground|Verdict|Judge of a section|Section 2: Problems" },
  { "D66a", "contest-final-report", "ua-draughts-64", DRAUGHTS_FEN,
    "To the organisers; a copy, with the material of the event, to the commission on composition.|Section 1: Miniatures|Place|Work|Author|Mark|Section 2: Problems|Objections, defects and anticipations|Judges|Chief judge" },
  { "D67", "contest-marks", "ua-draughts-64", DRAUGHTS_FEN, "Work|Judge Jay|Mark|Place" },
  { "D69", "contest-publication", "ru-chess-988", CHESS_FEN, "Author|Residence|Distinction|Task|Position|Solution" },
  { "D70", "contest-book", "ua-draughts-64", DRAUGHTS_FEN, "Author|Task|Position|Solution|Authors of the book|Author|Diagrams" },
};

static void
test_contest_fields (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (contest_papers); i++)
    {
      g_autoptr (ZhCompetition) competition = make_contest (contest_papers[i].ruleset, contest_papers[i].fen);
      g_autoptr (ZhReportDocument) document = build (competition, contest_papers[i].id);
      g_autofree char *words = dump_words (document);
      g_auto (GStrv) fields = g_strsplit (contest_papers[i].fields, "|", -1);
      const char *from = words;

      for (char **field = fields; *field != NULL; field++)
        {
          g_autofree char *wanted = g_strdup_printf ("|%s|", *field);
          const char      *found = strstr (from, wanted);

          if (found == NULL)
            g_error ("%s (%s): no field “%s” in %s", contest_papers[i].paper, contest_papers[i].id, *field, from);
          from = found + strlen (wanted) - 1;
        }
    }
}

/* How often a text begins a line of the pages. */
static int
count_lines (const ZhReportPages *pages,
             const char          *start)
{
  int n = 0;

  for (guint i = 0; i < pages->pages->len; i++)
    {
      const GPtrArray *page = zh_report_pages_get_page (pages, i);

      for (guint k = 0; k < page->len; k++)
        {
          const ZhPageItem *item = g_ptr_array_index (page, k);

          n += item->kind == ZH_ITEM_TEXT && g_str_has_prefix (item->text, start) ? 1 : 0;
        }
    }
  return n;
}

/* No text leaves the paper. */
static void
check_edges (const ZhReportPages *pages)
{
  for (guint i = 0; i < pages->pages->len; i++)
    {
      const GPtrArray *page = zh_report_pages_get_page (pages, i);

      for (guint k = 0; k < page->len; k++)
        {
          const ZhPageItem *item = g_ptr_array_index (page, k);

          g_assert_cmpfloat (item->y, <, pages->height_pt);
          g_assert_cmpfloat (item->x + item->width, <=, pages->width_pt);
        }
    }
}

/* A solution without room on its sheet goes on with others, each with the author and where the kings stand (53); no line
 * of it is lost, and one that fits has no such sheet. */
static void
test_continuation (gconstpointer data)
{
  gboolean is_chess = GPOINTER_TO_INT (data);
  g_autoptr (ZhCompetition) competition = make_contest (is_chess ? "ru-chess-988" : "ua-draughts-64", is_chess ? CHESS_FEN : DRAUGHTS_FEN);
  ZhWorkRecord *work = g_ptr_array_index (sample_get_tournament (competition)->works, 1);
  const char   *heading = is_chess ? "Continuation; white king b3, black king b6" : "Continuation";
  g_autoptr (ZhReportDocument) before = build (competition, "contest-sheets");
  g_autoptr (ZhReportPages) short_pages = zh_report_paginate (before, &ZH_PAGE_SETUP_A4);
  g_autoptr (GString) solution = g_string_new (NULL);
  g_autoptr (ZhReportDocument) after = NULL;
  g_autoptr (ZhReportPages) pages = NULL;

  g_assert_cmpuint (short_pages->pages->len, ==, is_chess ? 2 : 4);
  g_assert_cmpint (count_lines (short_pages, "Continuation"), ==, 0);
  for (int i = 1; i <= 180; i++)
    g_string_append_printf (solution, "line%d\n", i);
  zh_person_set_string (&work->solution, solution->str);
  after = build (competition, "contest-sheets");
  pages = zh_report_paginate (after, &ZH_PAGE_SETUP_A4);
  g_assert_cmpint (count_lines (pages, "line"), ==, 180);
  g_assert_cmpint (count_lines (pages, heading), >=, 1);
  g_assert_cmpint (count_lines (pages, heading) + 1, ==, count_lines (pages, "Inventor Ian, Southtown"));
  check_edges (pages);
}

/* Cells of the tables and fields in their order, each ended by "|". */
static char *
dump_cells (const ZhReportDocument *document)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_FIELD && block->name != NULL && *block->name != '\0')
        g_string_append_printf (text, "%s|", block->name);
      for (guint r = 0; block->table != NULL && r < block->table->rows->len; r++)
        for (guint c = 0; c < block->table->columns->len; c++)
          g_string_append_printf (text, "%s|", zh_report_table_get_row (block->table, r)->cells[c].text);
    }
  return g_string_free (text, FALSE);
}

/* Variations that only prove the solution stand apart from it on sheets, and not in print (VI.5.6.4). */
static void
test_proofs (void)
{
  g_autoptr (ZhCompetition) competition = make_contest ("ua-draughts-64", DRAUGHTS_FEN);
  ZhWorkRecord *work = g_ptr_array_index (sample_get_tournament (competition)->works, 0);
  g_autoptr (ZhReportDocument) sheets = NULL;
  g_autoptr (ZhReportDocument) book = NULL;
  g_autofree char *on_sheets = NULL;
  g_autofree char *in_book = NULL;

  zh_person_set_string (&work->solution, "1. c3-d4 h8-g7 // 1... h8-f6, and White wins too");
  sheets = build (competition, "contest-sheets");
  on_sheets = dump_cells (sheets);
  g_assert_nonnull (strstr (on_sheets, "|1. c3-d4 h8-g7\n\nProof that the solution is the only one:\n1... h8-f6, and White wins too|"));
  book = build (competition, "contest-book");
  in_book = dump_cells (book);
  g_assert_nonnull (strstr (in_book, "|cd4(g7)|"));
  g_assert_null (strstr (in_book, "f6"));
}

/* Namesakes of two places are two authors, who get a letter each and stand apart in a book; joint authors are found one
 * by one; a win goes without saying in a book, and solutions are in its notation; who is out is not printed. */
static void
test_contest_prints (void)
{
  g_autoptr (ZhCompetition) competition = make_contest ("ua-draughts-64", DRAUGHTS_FEN);
  g_autoptr (ZhReportDocument) book = build (competition, "contest-book");
  g_autoptr (ZhReportDocument) publication = build (competition, "contest-publication");
  g_autoptr (ZhReportDocument) letters = build (competition, "contest-letters");
  g_autoptr (ZhReportDocument) entries = build (competition, "contest-entries");
  g_autofree char *in_book = dump_cells (book);
  g_autofree char *published = dump_cells (publication);
  g_autofree char *written = dump_words (letters);
  g_autofree char *entered = dump_cells (entries);

  g_assert_cmpstr (in_book, ==,
                   "1. I. Inventor (Northtown)||" DRAUGHTS_FEN "|cd4(g7)|2. I. Inventor (Southtown)|Draw|" DRAUGHTS_FEN
                   "|cd4(g7)|3. I. Inventor (Northtown), M. Maker||" DRAUGHTS_FEN
                   "|cd4(g7)|Inventor I. (Northtown)|1, 3|Inventor I. (Southtown)|2|Maker M.|3|");
  g_assert_cmpstr (published, ==,
                   "Ian Inventor|Northtown|Miniatures · prize 1|Win|" DRAUGHTS_FEN "|cd4(g7)|Ian Inventor|Southtown|Miniatures · prize 2|Draw|" DRAUGHTS_FEN "|cd4(g7)|");
  g_assert_nonnull (strstr (written, "|Inventor Ian (Northtown)|"));
  g_assert_nonnull (strstr (written, "|Inventor Ian (Southtown)|"));
  g_assert_nonnull (strstr (written, "|Maker Mia|"));
  g_assert_nonnull (strstr (written, "|Inventor Ida Ivanovna|"));
  g_assert_nonnull (strstr (entered, "Coach Somebody|1.3|"));
}

/* D65: every point that the articles ask of the regulation of a contest, in their order, and nothing of games; what the
 * terms say is not missing. */
static void
test_contest_regulation (void)
{
  static const struct
  {
    const char *ruleset;
    const char *fen;
    const char *items;
  } cases[] = {
    { "ua-draughts-64", DRAUGHTS_FEN, "contest-character|contest-sections|contest-period|contest-stages|contest-works|contest-closing|contest-winners|contest-judges|contest-results|" },
    { "ru-chess-988", CHESS_FEN, "contest-sections|contest-period|contest-stages|contest-works|contest-closing|contest-winners|contest-judges|contest-results|" },
  };
  static const char *const games[] = { "system", "rounds", "control", "ties", "default-time", "points", "awards", NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhCompetition) competition = make_contest (cases[i].ruleset, cases[i].fen);
      g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
      g_autoptr (ZhRuleset) rules = zh_ruleset_load (competition->ruleset, NULL);
      g_autoptr (GPtrArray) items = zh_regulation_items_list (competition, sample_get_tournament (competition), rules, language);
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint k = 0; k < items->len; k++)
        {
          const ZhRegulationItem *item = g_ptr_array_index (items, k);

          g_assert_false (g_strv_contains (games, item->id));
          if (!g_str_has_prefix (item->id, "contest-"))
            continue;
          g_string_append_printf (found, "%s|", item->id);
          if (strcmp (item->id, "contest-works") == 0 || strcmp (item->id, "contest-closing") == 0)
            g_assert_true (zh_regulation_item_is_missing (item));
          if (strcmp (item->id, "contest-sections") == 0 || strcmp (item->id, "contest-judges") == 0 || strcmp (item->id, "contest-winners") == 0)
            g_assert_false (zh_regulation_item_is_missing (item));
        }
      g_assert_cmpstr (found->str, ==, cases[i].items);
    }
}

/* A paper of solving names the round where there are several (51.1), and says nothing of it where there is one (VI.7.2). */
static void
test_solving_titles (void)
{
  static const char *const ids[] = { "solving-booklet", "solving-forms", "solving-key", "solving-results", "solving-standings" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    for (int n = 1; n <= 2; n++)
      {
        g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 2, 0, 0);
        g_autoptr (ZhReportDocument) document = NULL;

        zh_person_set_string (&competition->ruleset, "ua-draughts-64");
        sample_get_tournament (competition)->play = ZH_PLAY_SOLVING;
        for (int number = 1; number <= n; number++)
          {
            ZhSolvingRoundRecord *round = zh_solving_round_record_new ();

            round->number = number;
            round->day = 1;
            round->minutes = 60;
            g_ptr_array_add (sample_get_tournament (competition)->solving_rounds, round);
          }
        document = build (competition, ids[i]);
        g_assert_true ((strstr (document->title, "round 1") != NULL) == (n > 1));
      }
}

static void
test_fields (void)
{
  int n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (ZhCompetition) competition = make_event (papers[i].kind, papers[i].ruleset);
      g_autoptr (ZhReportDocument) document = build (competition, papers[i].id);
      g_autofree char *words = dump_words (document);
      g_auto (GStrv) fields = g_strsplit (papers[i].fields, "|", -1);
      const char *from = words;

      for (char **field = fields; *field != NULL; field++, n++)
        {
          g_autofree char *wanted = g_strdup_printf ("|%s|", *field);
          const char      *found = strstr (from, wanted);

          if (found == NULL)
            g_error ("%s %s: no “%s” in %s", papers[i].paper, papers[i].id, *field, words);
          from = found + strlen (*field) + 1;
        }
    }
  g_test_message ("fields: %d on %d papers", n, (int) G_N_ELEMENTS (papers));
}

/* Who is expelled has a place by his points where nobody says otherwise, and none by a regulation that gives none. */
static void
test_expelled (void)
{
  static const char *const places[] = { NULL, "keep", "none" };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (ZhCompetition) competition = make_event (SAMPLE_SWISS, "ru-chess-988");
      ZhTournament *tournament = sample_get_tournament (competition);
      g_autoptr (ZhStandings) standings = NULL;
      g_autoptr (GError) error = NULL;
      int place = -1;

      ((ZhEntry *) g_ptr_array_index (tournament->entries, 0))->status = ZH_ENTRY_EXPELLED;
      ((ZhEntry *) g_ptr_array_index (tournament->entries, 0))->last_round = 3;
      if (places[i] != NULL)
        g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_EXPELLED_PLACE), g_strdup (places[i]));
      standings = zh_standings_new (tournament, -1, NULL, NULL, &error);
      g_assert_no_error (error);
      for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
        if (zh_standings_get_row (standings, row)->entry == 0)
          place = zh_standings_get_row (standings, row)->place;
      g_assert_true (i == 2 ? place == 0 : place > 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paper-fields/each", test_fields);
  g_test_add_func ("/paper-fields/expelled", test_expelled);
  g_test_add_func ("/paper-fields/contest", test_contest_fields);
  g_test_add_func ("/paper-fields/contest-prints", test_contest_prints);
  g_test_add_func ("/paper-fields/proofs", test_proofs);
  g_test_add_func ("/paper-fields/contest-regulation", test_contest_regulation);
  g_test_add_func ("/paper-fields/solving-titles", test_solving_titles);
  g_test_add_data_func ("/paper-fields/continuation/chess", GINT_TO_POINTER (TRUE), test_continuation);
  g_test_add_data_func ("/paper-fields/continuation/draughts", GINT_TO_POINTER (FALSE), test_continuation);
  return g_test_run ();
}
