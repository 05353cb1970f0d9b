#include "config.h"

#include "system.h"
#include "tournament.h"
#include "words.h"

static void
test_words (void)
{
  guint n = g_strv_length ((char **) zh_system_words);

  for (guint i = 0; i < n; i++)
    {
      ZhSystem system;

      g_assert_true (zh_system_from_string (zh_system_words[i], &system));
      g_assert_cmpint (system, ==, i);
      g_assert_cmpstr (zh_system_to_string (system), ==, zh_system_words[i]);
      g_assert_nonnull (zh_system_get_traits (system));
    }
  g_assert_cmpint (n - 1, ==, ZH_SYSTEM_DOUBLE_SWISS);
}

/* What is no word changes nothing. */
static void
test_strangers (void)
{
  static const char *const strangers[] = { "", "Dutch", "dutch ", "swiss", "round", NULL };
  ZhSystem                 system = ZH_SYSTEM_MATCH;

  for (int i = 0; strangers[i] != NULL; i++)
    g_assert_false (zh_system_from_string (strangers[i], &system));
  g_assert_false (zh_system_from_string (NULL, &system));
  g_assert_cmpint (system, ==, ZH_SYSTEM_MATCH);
}

static const struct
{
  const char *word;
  const char *traits; /* paired, predetermined, all play all, sides, bracket, free rounds, lots, by numbers, fixed boards */
} rows[] = {
  { "round-robin", "ppa------" },
  { "dutch", "p----f---" },
  { "team-swiss", "p----f---" },
  { "swiss-ua", "p----f-n-" },
  { "swiss-lot", "p----fln-" },
  { "knockout", "p---b----" },
  { "double-elimination", "p---b----" },
  { "scheveningen", "pp-s-----" },
  { "scheveningen-team", "pp-s----x" },
  { "match", "p----f---" },
  { "dubov", "-----f---" },
  { "burstein", "-----f---" },
  { "double-swiss", "-----f---" },
};

static void
test_traits (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GString) text = g_string_new (NULL);
  const ZhSystemTraits *traits;
  ZhSystem              system;

  g_assert_true (zh_system_from_string (rows[i].word, &system));
  traits = zh_system_get_traits (system);
  g_string_append_printf (text, "%c%c%c%c%c%c%c%c%c", traits->is_paired ? 'p' : '-', traits->is_predetermined ? 'p' : '-',
                          traits->is_all_play_all ? 'a' : '-', traits->has_sides ? 's' : '-', traits->has_bracket ? 'b' : '-',
                          traits->has_free_rounds ? 'f' : '-', traits->draws_pairs ? 'l' : '-',
                          traits->goes_by_numbers ? 'n' : '-', traits->has_fixed_boards ? 'x' : '-');
  g_assert_cmpstr (text->str, ==, rows[i].traits);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/system/words", test_words);
  g_test_add_func ("/system/strangers", test_strangers);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/system/traits/%s", rows[i].word);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_traits);
    }
  return g_test_run ();
}
