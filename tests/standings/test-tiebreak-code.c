#include "config.h"

#include "errors.h"
#include "standings.h"

static const struct
{
  const char *text;
  const char *canonical;
} good[] = {
  { "BH", "BH" },
  { "bh/c1", "BH/C1" },
  { "BH-C1", "BH/C1" },
  { "BH#C1", "BH/C1" },
  { " SB/c2/p ", "SB/C2/P" },
  { "BH:gp/M1", "BH:GP/M1" },
  { "BH/M1:GP", "BH:GP/M1" },
  { "BH:MP", "BH" },
  { "KS/L-2", "KS/L-2" },
  { "KS/L+1", "KS/L+1" },
  { "KS/L1", "KS/L+1" },
  { "KS-L-1", "KS/L-1" },
  { "AOB/F", "AOB/F" },
  { "ARO/C1/U1400", "ARO/C1/U1400" },
  { "SSSC/K3", "SSSC/K3" },
  { "TPN/R", "TPN/R" },
  { "MPvGP", "MPVGP" },
  { "EDEBT", "EDEBT" },
  { "EDEB", "EDEB" },
  { "EDE", "EDE" },
  { "GE", "REP" },
  { "UC-BH/T2", "UC-BH/T2" },
  { "uc-bh/t", "UC-BH/T" },
  { "UD-SOLK/M", "UD-SOLK/M" },
  { "RU-KS/X2", "RU-KS/X2" },
  { "RU-KS/Y1", "RU-KS/Y1" },
  { "OTHER_PLACES", "OTHER_PLACES" },
};

static const char *const bad[] = {
  "",
  "/",
  "BHX",
  "XYZ",
  "BH/",
  "BH/C",
  "BH/C0",
  "BH/C100",
  "BH/Z1",
  "BH/P1",
  "BH//C1",
  "BH:XP",
  "BPG:GP",
  "DE/C1",
  "KS/L",
  "KS/L+",
  "ARO/U9999999999",
  "UC-BH/C1",
  "UC-BH/T0",
  "RU-BH/T1",
  "RU-KS/L1",
  "OTHER_",
  "OTHER_A,B",
  "BH C1",
  "Бухгольц",
  "BH/С1",
  "\xff\xfe",
  "BH/C\xff",
};

static void
test_good (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (good[i].text, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (code->canonical, ==, good[i].canonical);
    }
}

static void
test_bad (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_tiebreak_code_new (bad[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* Every criterion is found by its name, has words, and lets its modifiers be said in words. */
static void
test_registry (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize       n_kinds;
  const char *names[] = { "PTS", "BH", "EDEBT", "UC-BH", "UD-SHM", "RU-KS", "LOT", "MANUAL", "UT-PLACES" };

  zh_tiebreak_registry_get_kinds (&n_kinds);
  g_assert_cmpuint (n_kinds, >, 60);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (names[i], NULL);
      char *title = zh_tiebreak_code_format_title (code, english);

      g_assert_true (code->kind == zh_tiebreak_registry_find (names[i]));
      g_assert_cmpstr (title, ==, zh_tiebreak_kind_get_title (code->kind, english));
      g_assert_true (g_hash_table_add (titles, title) || g_str_equal (names[i], "UC-BH"));
    }
}

static void
test_titles (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTiebreakCode) cut = zh_tiebreak_code_new ("BH:GP/C2/P", NULL);
  g_autoptr (ZhTiebreakCode) koya = zh_tiebreak_code_new ("KS/L-1", NULL);
  g_autoptr (ZhTiebreakCode) series = zh_tiebreak_code_new ("UC-BH/T", NULL);
  g_autoptr (ZhTiebreakCode) own = zh_tiebreak_code_new ("OTHER_Speed", NULL);
  g_autofree char *cut_title = zh_tiebreak_code_format_title (cut, english);
  g_autofree char *koya_title = zh_tiebreak_code_format_title (koya, english);
  g_autofree char *own_title = zh_tiebreak_code_format_title (own, english);
  g_autofree char *cut_column = zh_tiebreak_code_format_column (cut, english);
  g_autofree char *series_column = zh_tiebreak_code_format_column (series, english);

  g_assert_cmpstr (cut_title, ==, "Buchholz, by game points, without the 2 lowest, forfeits as played");
  g_assert_cmpstr (koya_title, ==, "Koya, limit lower by ½");
  g_assert_cmpstr (own_title, ==, "Organiser’s own: Speed");
  g_assert_cmpstr (cut_column, ==, "BH:GP/C2/P");
  g_assert_cmpstr (series_column, ==, "Buch. −n");
}

static void
test_editions (void)
{
  ZhTiebreakEdition edition = ZH_TIEBREAK_EDITION_2024_08;
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_tiebreak_edition_parse ("", &edition, NULL));
  g_assert_cmpint (edition, ==, ZH_TIEBREAK_EDITION_2026_03);
  g_assert_true (zh_tiebreak_edition_parse ("2024-08", &edition, NULL));
  g_assert_cmpint (edition, ==, ZH_TIEBREAK_EDITION_2024_08);
  g_assert_false (zh_tiebreak_edition_parse ("2019", &edition, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tiebreak-code/good", test_good);
  g_test_add_func ("/tiebreak-code/bad", test_bad);
  g_test_add_func ("/tiebreak-code/registry", test_registry);
  g_test_add_func ("/tiebreak-code/titles", test_titles);
  g_test_add_func ("/tiebreak-code/editions", test_editions);
  return g_test_run ();
}
