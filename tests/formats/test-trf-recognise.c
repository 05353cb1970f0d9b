/* What a file is, and what a report says that its system does not allow. */
#include "config.h"

#include <string.h>

#include "entry-table.h"
#include "errors.h"
#include "trf-reader.h"
#include "trf-text.h"

#define PLAYERS                                                                                           \
  "001    1 m    Invented One                      2100 UKR                         1.0    1     2 w 1\n" \
  "001    2 m    Invented Two                      2000 UKR                         0.0    2     1 b 0\n"

static const struct
{
  const char *name;
  const char *text;
  gboolean    is_report;
} texts[] = {
  { "header-first", "012 Invented Open\n" PLAYERS, TRUE },
  { "byte-order-mark", "\xEF\xBB\xBF"
                       "012 Invented Open\n" PLAYERS,
    TRUE },
  { "comment-first", "### written by hand\n" PLAYERS, TRUE },
  { "rounds-first", "XXR 5\n" PLAYERS, TRUE },
  { "players-alone", PLAYERS, TRUE },
  { "blank-lines-first", "\n\n\n" PLAYERS, TRUE },
  { "carriage-returns", "XXR 5\r\r001    1 m    Invented One                      2100\r", TRUE },
  { "unknown-records-among", "QQQ of another program\n012 Invented Open\n" PLAYERS "UKR    1      Invented One                      2101\n", TRUE },
  { "header-alone", "012 Invented Open\n022 Lviv\n042 2026/03/01\n", TRUE },
  { "teams-alone", "012 Invented League\n192 FIDE_TEAM\n310   1 Team One\n", TRUE },
  { "empty", "", FALSE },
  { "names", "Invented One\nInvented Two\n", FALSE },
  { "comma-list", "No,Name,Rating\n001,Invented One,2100\n012,Invented Two,2000\n", FALSE },
  { "numbered-by-blanks", "001 Invented One 2100\n002 Invented Two 2000\n003 Invented Three 1900\n012 Invented Four 1800\n", FALSE },
  { "numbered-codes", "001 Invented One\n012 Invented Two\n", FALSE },
  { "semicolons", "001;Invented One;2100\n012;Invented Two;2000\n013;Invented Three;1900\n022;Invented Four;1800\n", FALSE },
  { "one-known-line", "012 Invented One\n", FALSE },
};

static void
test_recognise (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i].text, strlen (texts[i].text));

  g_assert_cmpint (zh_trf_is_report (texts[i].text), ==, texts[i].is_report);
  g_assert_cmpint (zh_trf_is_report_bytes (bytes), ==, texts[i].is_report);
}

/* A report given where a list is asked for is refused by its name. */
static void
test_not_a_list (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_entry_table_new_from_text ("\xEF\xBB\xBF"
                                               "012 Invented Open\n" PLAYERS,
                                               NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "TRF"));
}

static const struct
{
  const char *name;
  const char *header;
  const char *cells[4];
  const char *note; /* %NULL for none */
} meetings[] = {
  { "once", "", { "   2 w 1     3 b 1", "   1 b 0     4 w =", "   4 w =     1 w 0", "   3 b =     2 b =" }, NULL },
  { "twice", "", { "   2 w 1     3 b 1     2 b =", "   1 b 0     4 w =     1 w =", "   4 w =     1 w 0", "   3 b =     2 b =" }, "Numbers 1 and 2 play each other more often than the system allows: in rounds 1, 3" },
  { "forfeited-first", "", { "   2 w +     3 b 1     2 b =", "   1 b -     4 w =     1 w =", "0000 - Z     1 w 0", "0000 - Z     2 b =" }, NULL },
  { "open-again", "", { "   2 w 1     3 b 1     2 b", "   1 b 0     4 w =     1 w", "0000 - Z     1 w 0", "0000 - Z     2 b =" }, "in rounds 1, 3" },
  { "round-robin", "092 Double-Round-Robin\n", { "   2 w 1     3 b 1     2 b =", "   1 b 0     4 w =     1 w =", "             1 w 0", "             2 b =" }, NULL },
  { "double-swiss", "192 FIDE_DOUBLESWISS\n", { "   2 w 1     2 b 1", "   1 b 0     1 w 0", "", "" }, NULL },
  { "knockout", "192 CUSTOM_KNOCKOUT\n", { "   2 w 1     2 b 1", "   1 b 0     1 w 0", "", "" }, NULL },
};

static void
test_meetings (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = trf_four (meetings[i].header, (const char **) meetings[i].cells);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, &error);
  int n_found = 0;

  g_assert_no_error (error);
  for (guint k = 0; k < file->notes->len; k++)
    {
      const char *note = ((ZhTrfNote *) g_ptr_array_index (file->notes, k))->text;

      g_test_message ("%s", note);
      if (meetings[i].note != NULL && strstr (note, meetings[i].note) != NULL)
        n_found++;
      else
        g_assert_null (strstr (note, "play each other"));
    }
  g_assert_cmpint (n_found, ==, meetings[i].note != NULL ? 1 : 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-recognise/text/%s", texts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_recognise);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (meetings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-recognise/meetings/%s", meetings[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_meetings);
    }
  g_test_add_func ("/trf-recognise/not-a-list", test_not_a_list);
  return g_test_run ();
}
