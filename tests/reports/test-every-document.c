/* Every document of the registry, of every kind of invented event at every stage of it: one description of each table
 * serves text, CSV and pages, and what there is not is refused by name.
 */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "report-formats.h"
#include "report-sample.h"

typedef struct
{
  const char *name;
  SampleKind  kind;
  int         n_players;
  int         n_rounds;
  int         n_open;
} Stage;

static const Stage stages[] = {
  { "nobody", SAMPLE_ROUND_ROBIN, 0, 0, 0 },
  { "one", SAMPLE_SWISS, 1, 0, 0 },
  { "entered", SAMPLE_ROUND_ROBIN, 7, 0, 0 },
  { "paired", SAMPLE_SWISS, 9, 1, 4 },
  { "under-way", SAMPLE_ROUND_ROBIN, 8, 4, 2 },
  { "odd", SAMPLE_SWISS, 11, 3, 0 },
  { "ended", SAMPLE_DOUBLE, 6, 10, 0 },
  { "teams-entered", SAMPLE_TEAMS, 5, 0, 0 },
  { "teams-under-way", SAMPLE_TEAMS, 6, 3, 1 },
  { "teams-odd", SAMPLE_TEAMS, 5, 2, 0 },
};

/* What the sample leaves out: something in each field that papers show, and something against the rule. */
static void
enrich (ZhCompetition *competition)
{
  ZhTournament *tournament = sample_get_tournament (competition);

  for (guint i = 0; i < competition->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (competition->persons, i);

      person->national_rating = i % 3 == 0 ? 0 : 2100 - (int) i;
      zh_person_set_string (&person->coach, i % 2 == 0 ? "Invented Coach" : "");
      zh_person_set_string (&person->club, i % 2 == 0 ? "Club \"A\"; B" : "=2+2");
      zh_person_set_string (&person->school, i % 4 == 0 ? "School 1" : "");
      zh_person_set_string (&person->disability_class, i % 5 == 0 ? "B2" : "");
      zh_person_set_string (&person->fide_id, i % 2 == 0 ? "14100001" : "");
      zh_person_set_string (&person->email, i % 3 == 0 ? "player@nowhere.example" : "");
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      zh_person_set_string (&entry->sender, i % 2 == 0 ? "Invented Federation" : "");
      if (i == 3)
        {
          entry->status = ZH_ENTRY_WITHDRAWN;
          entry->last_round = 1;
        }
    }
  if (tournament->rounds->len > 0)
    {
      ZhRound *round = g_ptr_array_index (tournament->rounds, 0);

      ((ZhPairing *) g_ptr_array_index (round->pairings, 0))->edited = TRUE;
      zh_person_set_string (&round->start, "");
    }
}

static ZhReportDocument *
build (ZhCompetition  *competition,
       const ZhReport *report,
       const char     *code,
       GError        **error)
{
  g_autoptr (ZhLanguage) language = zh_language_new (code, NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 30);
  g_autoptr (GPtrArray) acts = g_ptr_array_new ();
  ZhReportRequest request = {
    .competition = competition,
    .tournament = sample_get_tournament (competition),
    .hand_acts = acts,
    .journal = acts,
    .language = language,
    .time = time,
  };

  return zh_report_build (report, &request, error);
}

/* As many as the rows of all tables, headings within them among them. */
static guint
count_cells (const ZhReportDocument *document,
             const char             *csv)
{
  guint n = 0;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      for (guint row = 0; block->table != NULL && row < block->table->rows->len; row++)
        {
          const ZhTableRow *one = g_ptr_array_index (block->table->rows, row);

          for (guint column = 0; one->cells != NULL && column < block->table->columns->len; column++)
            {
              const ZhTableColumn *about = g_ptr_array_index (block->table->columns, column);
              const ZhTableCell   *cell = &one->cells[column];
              const char          *plain = cell->plain != NULL ? cell->plain : cell->text;

              if ((about->flags & ZH_COLUMN_PRIVATE) != 0 || plain == NULL || strpbrk (plain, "\",\n\t=+-@") != NULL)
                continue;
              if (strstr (csv, plain) == NULL)
                g_error ("a cell of column “%s” is not in the file: “%s”", about->name, plain);
              n++;
            }
        }
    }
  return n;
}

static void
check_files (const ZhReportDocument *document,
             const char             *what)
{
  g_autofree char *text = zh_report_make_text (document);
  g_autofree char *csv = zh_report_make_csv (document);
  g_autofree char *sheet = zh_report_make_sheet (document);
  g_autoptr (GPtrArray) set = g_ptr_array_new ();
  g_autofree char *html = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  guint n_cells;

  g_ptr_array_add (set, (gpointer) document);
  html = zh_report_make_set_html (set);
  pdf = zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (pdf, NULL), "%PDF-"));
  for (const char *const *file = (const char *const[]){ text, csv, sheet, html, NULL }; *file != NULL; file++)
    g_assert_true (g_utf8_validate (*file, -1, NULL));
  if (strstr (text, document->title) == NULL)
    g_error ("%s: its title is not in the text", what);
  if (strstr (csv, "\n=") != NULL || strstr (csv, ",=") != NULL || strstr (sheet, ";=") != NULL)
    g_error ("%s: a cell of the file is a formula", what);
  n_cells = count_cells (document, csv);
  g_test_message ("%s: %u cells", what, n_cells);
}

static void
test_stage (gconstpointer data)
{
  const Stage *stage = data;
  g_autoptr (ZhCompetition) competition = sample_new (stage->kind, stage->n_players, stage->n_rounds, stage->n_open);
  const char     *name = sample_get_tournament (competition)->name;
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);
  int             n_built = 0;

  enrich (competition);
  for (gsize i = 0; i < n_reports; i++)
    {
      g_autoptr (GError) error = NULL;
      const char *code = zh_language_get_codes ()[i % 3];
      g_autoptr (ZhReportDocument) document = build (competition, &reports[i], code, &error);

      if (document != NULL)
        {
          g_assert_no_error (error);
          g_assert_true (zh_report_applies_to (&reports[i], sample_get_tournament (competition)));
          check_files (document, reports[i].id);
          n_built++;
        }
      else
        {
          g_assert_nonnull (error);
          g_assert_cmpint (error->domain, ==, ZH_ERROR);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          if (!zh_report_applies_to (&reports[i], sample_get_tournament (competition)) && strstr (error->message, name) == NULL)
            g_error ("%s is refused without the name of the tournament: %s", reports[i].id, error->message);
        }
      /* what it waits for can come; what the kind of the event forbids cannot */
      if (zh_report_applies_to (&reports[i], sample_get_tournament (competition)))
        g_assert_true (zh_report_suits (&reports[i], sample_get_tournament (competition)));
    }
  g_assert_cmpint (n_built, >=, 15);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_autofree char *path = g_strconcat ("/every-document/", stages[i].name, NULL);

      g_test_add_data_func (path, &stages[i], test_stage);
    }
  return g_test_run ();
}
