/* The table of openings: what is read, what is refused, and how one is drawn. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "openings.h"

static const struct
{
  const char *name;
  const char *text;
  const char *words; /* of the message, NULL where the table is read */
  guint       n;
} cases[] = {
  { "stops-and-blanks", "# form\nname Few\n\n1. c3-d4 d6-c5\n 2 c3-b4\r\n", NULL, 2 },
  { "byte-order-mark", "\xef\xbb\xbf"
                       "12.a3-b4\n",
    NULL, 1 },
  { "no-number", "c3-d4\n", "line 1", 0 },
  { "no-moves", "1. c3-d4\n2.\n", "line 2", 0 },
  { "number-twice", "5 c3-d4\n5 c3-b4\n", "line 2", 0 },
  { "zero", "0 c3-d4\n", "line 1", 0 },
  { "empty", "# nothing\n", "empty", 0 },
  { "not-text", "1 \xff\xfe\n", "UTF-8", 0 },
};

static void
test_parse (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse (cases[i].text, &error);

  if (cases[i].words == NULL)
    {
      g_assert_no_error (error);
      g_assert_cmpuint (openings->list->len, ==, cases[i].n);
      return;
    }
  g_assert_null (openings);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, cases[i].words));
}

/* Four openings serve four rounds, each once; the fifth round begins anew. The same seed gives
 * the same. */
static void
test_draw (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse ("1 a\n2 b\n3 c\n9 d\n", &error);

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      gboolean seen[10] = { FALSE };

      g_assert_no_error (error);
      for (int round = 1; round <= 4; round++)
        {
          const ZhOpening *drawn = zh_openings_draw (openings, tournament, round, seed);

          g_assert_true (drawn == zh_openings_draw (openings, tournament, round, seed));
          g_assert_false (seen[drawn->number]);
          seen[drawn->number] = TRUE;
          g_assert_null (zh_tournament_get_opening (tournament, round));
          zh_opening_keep (tournament->options, round, drawn);
          g_assert_true (g_str_has_suffix (zh_tournament_get_opening (tournament, round), drawn->text));
        }
      g_assert_nonnull (zh_openings_draw (openings, tournament, 5, seed));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/openings/parse/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/openings/draw", test_draw);
  return g_test_run ();
}
