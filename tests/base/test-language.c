#include "config.h"

#include "language.h"

#include <string.h>

#include "errors.h"
#include "mo-catalogue.h"

static ZhLanguage *
get_language (const char *code)
{
  g_autoptr (GError) error = NULL;
  ZhLanguage *language = zh_language_new (code, &error);

  g_assert_no_error (error);
  return language;
}

static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_language_new ("de", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

static void
test_collation (void)
{
  g_autoptr (ZhLanguage) uk = get_language ("uk");
  g_autoptr (ZhLanguage) ru = get_language ("ru");

  g_assert_cmpint (zh_language_compare (uk, "Ґалаґан", "Гнатюк"), >, 0);
  g_assert_cmpint (zh_language_compare (uk, "Ґалаґан", "Дорош"), <, 0);
  g_assert_cmpint (zh_language_compare (uk, "Їжак", "Йовенко"), <, 0);
  g_assert_cmpint (zh_language_compare (ru, "Ёлкин", "Жуков"), <, 0);
}

static void
test_formats (void)
{
  g_autoptr (ZhLanguage) uk = get_language ("uk");
  g_autoptr (ZhLanguage) ru = get_language ("ru");
  g_autoptr (ZhLanguage) en = get_language ("en");
  g_autofree char *uk_date = zh_language_format_date (uk, (ZhDate){ 2026, 3, 1 });
  g_autofree char *ru_date = zh_language_format_date (ru, (ZhDate){ 2026, 3, 1 });
  g_autofree char *en_date = zh_language_format_date (en, (ZhDate){ 2026, 3, 1 });
  g_autofree char *year = zh_language_format_date (uk, (ZhDate){ 2010, 0, 0 });
  g_autofree char *uk_number = zh_language_format_fraction (uk, zh_fraction_new (29, 4), 2, 2);
  g_autofree char *en_number = zh_language_format_fraction (en, zh_fraction_new (15, 2), 0, 2);
  g_autofree char *padded = zh_language_format_fraction (ru, zh_fraction_new (7, 1), 1, 2);

  g_assert_cmpstr (uk_date, ==, "1 березня 2026 р.");
  g_assert_cmpstr (ru_date, ==, "1 марта 2026 г.");
  g_assert_cmpstr (en_date, ==, "1 March 2026");
  g_assert_cmpstr (year, ==, "2010");
  g_assert_cmpstr (uk_number, ==, "7,25");
  g_assert_cmpstr (en_number, ==, "7.5");
  g_assert_cmpstr (padded, ==, "7,0");
}

/* Days of one month share it, days of one year share that. */
static void
test_date_range (void)
{
  static const struct
  {
    ZhDate      start;
    ZhDate      end;
    const char *uk;
    const char *en;
  } cases[] = {
    { { 2026, 11, 16 }, { 2026, 11, 22 }, "16–22 листопада 2026 р.", "16–22 November 2026" },
    { { 2026, 11, 28 }, { 2026, 12, 3 }, "28 листопада – 3 грудня 2026 р.", "28 November – 3 December 2026" },
    { { 2026, 12, 28 }, { 2027, 1, 3 }, "28 грудня 2026 р. – 3 січня 2027 р.", "28 December 2026 – 3 January 2027" },
    { { 2026, 11, 16 }, { 2026, 11, 16 }, "16 листопада 2026 р.", "16 November 2026" },
    { { 2026, 11, 16 }, { 0, 0, 0 }, "16 листопада 2026 р.", "16 November 2026" },
    { { 2026, 0, 0 }, { 2026, 11, 22 }, "2026 – 22 листопада 2026 р.", "2026 – 22 November 2026" },
    { { 0, 0, 0 }, { 0, 0, 0 }, "", "" },
  };
  g_autoptr (ZhLanguage) uk = get_language ("uk");
  g_autoptr (ZhLanguage) en = get_language ("en");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *uk_text = zh_language_format_date_range (uk, cases[i].start, cases[i].end);
      g_autofree char *en_text = zh_language_format_date_range (en, cases[i].start, cases[i].end);
      g_auto (GStrv) uk_parts = g_strsplit (uk_text, "\302\240", -1);
      g_auto (GStrv) en_parts = g_strsplit (en_text, "\302\240", -1);
      g_autofree char *uk_plain = g_strjoinv (" ", uk_parts);
      g_autofree char *en_plain = g_strjoinv (" ", en_parts);

      g_assert_cmpstr (uk_plain, ==, cases[i].uk);
      g_assert_cmpstr (en_plain, ==, cases[i].en);
    }
}

/* A catalogue written by hand: one plural message and the header. */
static GBytes *
make_catalogue (const char *plural_formula)
{
  g_autofree char *header = g_strdup_printf ("Plural-Forms: nplurals=3; plural=%s;\n", plural_formula);
  const char       key[] = "%u board\0%u boards";
  const char       text[] = "%u дошка\0%u дошки\0%u дощок";
  guint32          words[7 + 8];
  guint32          offset = sizeof words;
  GByteArray      *file = g_byte_array_new ();

  words[0] = 0x950412de;
  words[1] = 0;
  words[2] = 2;
  words[3] = 28;
  words[4] = 28 + 16;
  words[5] = words[6] = 0;
  words[7] = 0;
  words[8] = offset;
  words[9] = sizeof key - 1;
  words[10] = offset + 1;
  words[11] = (guint32) strlen (header);
  words[12] = offset + 1 + sizeof key;
  words[13] = sizeof text - 1;
  words[14] = words[12] + words[11] + 1;

  g_byte_array_append (file, (const guint8 *) words, sizeof words);
  g_byte_array_append (file, (const guint8 *) "", 1);
  g_byte_array_append (file, (const guint8 *) key, sizeof key);
  g_byte_array_append (file, (const guint8 *) header, (guint) strlen (header) + 1);
  g_byte_array_append (file, (const guint8 *) text, sizeof text);
  return g_byte_array_free_to_bytes (file);
}

static void
test_plurals (void)
{
  const char *formula = "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)";
  g_autoptr (GBytes) bytes = make_catalogue (formula);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhMoCatalogue) catalogue = zh_mo_catalogue_new (bytes, &error);
  const struct
  {
    gulong      n;
    const char *expected;
  } cases[] = { { 1, "%u дошка" }, { 2, "%u дошки" }, { 5, "%u дощок" }, { 11, "%u дощок" }, { 21, "%u дошка" }, { 112, "%u дощок" } };

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (zh_mo_catalogue_lookup_plural (catalogue, NULL, "%u board", cases[i].n), ==, cases[i].expected);
  g_assert_null (zh_mo_catalogue_lookup (catalogue, NULL, "no such text"));
}

static void
test_damaged (void)
{
  g_autoptr (GBytes) whole = make_catalogue ("n!=1");
  g_autoptr (GBytes) bad_formula = make_catalogue ("n!=(1");
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_mo_catalogue_new (bad_formula, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_clear_error (&error);

  /* Cut anywhere, it is refused and never read past its end. */
  for (gsize size = 0; size + 1 < g_bytes_get_size (whole); size++)
    {
      g_autoptr (GBytes) cut = g_bytes_new (g_bytes_get_data (whole, NULL), size);

      g_assert_null (zh_mo_catalogue_new (cut, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
      g_clear_error (&error);
    }
}

/* The formatter that is kept is asked only for its own pattern and language. */
static void
test_dates_in_turn (void)
{
  g_autoptr (ZhLanguage) uk = zh_language_new ("uk", NULL);
  g_autoptr (ZhLanguage) en = zh_language_new ("en", NULL);
  static const ZhDate days[] = { { 2026, 3, 1 }, { 2027, 4, 30 } };

  for (gsize i = 0; i < 4; i++)
    {
      ZhDate           day = days[i % 2];
      g_autofree char *long_uk = zh_language_format_date (uk, day);
      g_autofree char *short_uk = zh_language_format_short_date (uk, day);
      g_autofree char *short_again = zh_language_format_short_date (uk, day);
      g_autofree char *long_en = zh_language_format_date (en, day);

      g_assert_cmpstr (long_uk, ==, i % 2 == 0 ? "1 березня 2026 р." : "30 квітня 2027 р.");
      g_assert_cmpstr (short_uk, ==, i % 2 == 0 ? "01.03.2026" : "30.04.2027");
      g_assert_cmpstr (short_again, ==, short_uk);
      g_assert_cmpstr (long_en, ==, i % 2 == 0 ? "1 March 2026" : "30 April 2027");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/unknown", test_unknown);
  g_test_add_func ("/language/collation", test_collation);
  g_test_add_func ("/language/formats", test_formats);
  g_test_add_func ("/language/date-range", test_date_range);
  g_test_add_func ("/language/plurals", test_plurals);
  g_test_add_func ("/language/damaged", test_damaged);
  g_test_add_func ("/language/dates-in-turn", test_dates_in_turn);
  return g_test_run ();
}
