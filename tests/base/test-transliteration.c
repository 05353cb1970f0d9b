/* Names in Latin letters, by the examples of the two tables. */
#include "config.h"

#include "transliteration.h"

/* The examples of resolution 55 of 2010, and of the table of passports; the rest invented. */
static const struct
{
  ZhCyrillic  language;
  const char *text;
  const char *expected;
} cases[] = {
  { ZH_CYRILLIC_UKRAINIAN, "Алушта Андрій", "Alushta Andrii" },
  { ZH_CYRILLIC_UKRAINIAN, "Борщагівка", "Borshchahivka" },
  { ZH_CYRILLIC_UKRAINIAN, "Гадяч Богдан Згурський", "Hadiach Bohdan Zghurskyi" },
  { ZH_CYRILLIC_UKRAINIAN, "Ґалаґан", "Galagan" },
  { ZH_CYRILLIC_UKRAINIAN, "Єнакієве Гаєвич", "Yenakiieve Haievych" },
  { ZH_CYRILLIC_UKRAINIAN, "Житомир Запоріжжя", "Zhytomyr Zaporizhzhia" },
  { ZH_CYRILLIC_UKRAINIAN, "Їжакевич Кадиївка Мар'їне", "Yizhakevych Kadyivka Marine" },
  { ZH_CYRILLIC_UKRAINIAN, "Йосипівка Стрий Олексій", "Yosypivka Stryi Oleksii" },
  { ZH_CYRILLIC_UKRAINIAN, "Розгон Згорани", "Rozghon Zghorany" },
  { ZH_CYRILLIC_UKRAINIAN, "Юрій Корюківка", "Yurii Koriukivka" },
  { ZH_CYRILLIC_UKRAINIAN, "Яготин Костянтин Знам’янка", "Yahotyn Kostiantyn Znamianka" },
  { ZH_CYRILLIC_UKRAINIAN, "ЩЕРБУХИ Русь", "SHCHERBUKHY Rus" },
  { ZH_CYRILLIC_UKRAINIAN, "Кос-Їжак, П.", "Kos-Yizhak, P." },
  { ZH_CYRILLIC_UKRAINIAN, "Smith-Щ O'Neil", "Smith-Shch O'Neil" },
  { ZH_CYRILLIC_RUSSIAN, "Щёлоков Юрий", "Shchelokov Iurii" },
  { ZH_CYRILLIC_RUSSIAN, "Подъячев Эльдар Крылья", "Podieiachev Eldar Krylia" },
  { ZH_CYRILLIC_RUSSIAN, "Григорий Хохлов ЦЫПИН", "Grigorii Khokhlov TSYPIN" },
  { ZH_CYRILLIC_RUSSIAN, "", "" },
};

static void
test_case (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *found = zh_transliterate (cases[i].text, cases[i].language);

  g_assert_cmpstr (found, ==, cases[i].expected);
}

static void
test_guess (void)
{
  g_assert_cmpint (zh_cyrillic_guess ("Лисенко Андрій", ZH_CYRILLIC_RUSSIAN), ==, ZH_CYRILLIC_UKRAINIAN);
  g_assert_cmpint (zh_cyrillic_guess ("Крылов Пётр", ZH_CYRILLIC_UKRAINIAN), ==, ZH_CYRILLIC_RUSSIAN);
  g_assert_cmpint (zh_cyrillic_guess ("Петренко Олег", ZH_CYRILLIC_RUSSIAN), ==, ZH_CYRILLIC_RUSSIAN);
  g_assert_cmpint (zh_cyrillic_guess ("Smith", ZH_CYRILLIC_UKRAINIAN), ==, ZH_CYRILLIC_UKRAINIAN);
}

/* Every Cyrillic letter of both alphabets becomes Latin. */
static void
test_complete (void)
{
  for (ZhCyrillic language = ZH_CYRILLIC_UKRAINIAN; language <= ZH_CYRILLIC_RUSSIAN; language++)
    {
      g_autofree char *found = zh_transliterate ("абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэў АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЁЪЫЭЎ", language);

      g_assert_true (g_str_is_ascii (found));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/transliteration/%zu", i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/transliteration/guess", test_guess);
  g_test_add_func ("/transliteration/complete", test_complete);
  return g_test_run ();
}
