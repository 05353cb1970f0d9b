/* Whoever types a name in one spelling finds it in another one. */
#include "config.h"

#include <string.h>

#include "list-folder.h"
#include "rating-keys.h"
#include "rating-name.h"
#include "rating-text.h"

/* Invented names: as a Ukrainian or Russian list has them, and as Latin lists and people spell them. */
static const struct
{
  const char *cyrillic;
  const char *latin;
} pairs[] = {
  { "Щербаченко Юлія", "Shcherbachenko, Yuliia" },
  { "Щербаченко Юлия", "Scherbachenko, Julia" },
  { "Жебрунів Захар", "Zhebruniv, Zakhar" },
  { "Хмаровий Їжак", "Khmarovyi, Yizhak" },
  { "Гнатюшин Єгор", "Hnatiushyn, Yehor" },
  { "Гнатюшин Егор", "Gnatyushin, Egor" },
  { "Ґрищук Ярема", "Gryshchuk, Yarema" },
  { "Цвітан Яцько", "Tsvitan, Yatsko" },
  { "Цветан Яцко", "Tzvetan, Jatsko" },
  { "Ковальчунь Олексій", "Kovalchun, Oleksii" },
  { "Ковальчунь Алексей", "Kovalchun, Aleksey" },
  { "Ковальчунь Алексей", "Kovalchun, Alexei" },
  { "Мар’янчик Соломія", "Marianchyk, Solomiia" },
  { "Мар'янчик Соломія", "Maryanchyk, Solomiya" },
  { "Згуровець Ніна", "Zghurovets, Nina" },
  { "Згуровец Нина", "Zgurovets, Nina" },
  { "Юшкунь Євген", "Yushkun, Yevhen" },
  { "Юшкунь Евгений", "Yushkun, Evgeny" },
  { "Юшкунь Евгений", "Iushkun, Evgenii" },
  { "Яблучний Тимофій", "Yabluchnyi, Tymofii" },
  { "Яблочный Тимофей", "Yablochny, Timofey" },
  { "Яблочный Тимофей", "Iablochnyi, Timofei" },
  { "Ёлочкин Пётр", "Elochkin, Petr" },
  { "Ёлочкин Пётр", "Yolochkin, Pyotr" },
  { "Семёновых Фёдор", "Semenovykh, Fedor" },
  { "Семёновых Фёдор", "Semyonovyh, Fyodor" },
  { "Чайчук Андрій", "Chaichuk, Andrii" },
  { "Чайчук Андрій", "Chaychuk, Andriy" },
  { "Чайчук Андрей", "Chaichuk, Andrej" },
  { "Шумейчик Сергій", "Shumeichyk, Serhii" },
  { "Шумейчик Сергей", "Szumeiczyk, Sergej" },
  { "Шумейчик Сергей", "Shumeychik, Sergey" },
  { "Подъячих Илья", "Podieiachikh, Ilia" },
  { "Подьячих Илья", "Podyachikh, Ilya" },
  { "Эрнштоль Эдуард", "Ernshtol, Eduard" },
  { "Мыльцев Кирилл", "Myltsev, Kirill" },
  { "Мильців Кирило", "Myltsiv, Kyrylo" },
  { "Вовкодав Остап", "Wowkodaw, Ostap" },
  { "Фесюн Пилип", "Fesiun, Pylyp" },
  { "Фесюн Филипп", "Fesyun, Philipp" },
  { "Дмитрієнко Дмитро", "Dmytriienko, Dmytro" },
  { "Дмитриенко Дмитрий", "Dmitrienko, Dmitry" },
  { "Дмитриенко Дмитрий", "Dmitriyenko, Dmitriy" },
  { "Иоаннов Иосиф", "Ioannov, Iosif" },
  { "Йосипів Йосип", "Yosypiv, Yosyp" },
  { "Зайчатко В'ячеслав", "Zaichatko, Viacheslav" },
  { "Зайчатко Вячеслав", "Zaychatko, Vyacheslav" },
  { "Хрущак Михайло", "Khrushchak, Mykhailo" },
  { "Хрущак Михаил", "Hruschak, Mihail" },
  { "Хрущак Михаил", "Khrushchak, Mikhail" },
  { "Смиренков Игнат", "Smirenkoff, Ignat" },
  { "Кукса Максим", "Kuxa, Maxim" },
  { "Кукса Максим", "Kuksa, Maksym" },
  { "Александренко Ксенія", "Alexandrenko, Xeniia" },
  { "Бойчишин Роман", "Boichyshyn, Roman" },
  { "Бойчишин Роман", "Boychyshyn, Roman" },
  { "Лук’янюк Надія", "Lukianiuk, Nadiia" },
  { "Лукьянюк Надежда", "Lukyanyuk, Nadezhda" },
  { "Ильинский Лев", "Ilyinsky, Lev" },
  { "Ильинский Лев", "Ilinskii, Lev" },
  { "Ільїнський Лев", "Ilinskyi, Lev" },
  { "Свєточ Наталія", "Svietoch, Nataliia" },
  { "Светоч Наталья", "Svetoch, Natalya" },
  { "Светоч Наталья", "Svetoch, Natalia" },
  { "Цыбулько Глеб", "Tsybulko, Gleb" },
  { "Цибулько Гліб", "Cybulko, Hlib" },
};

static ZhNameMatch
match (const char *query,
       const char *name)
{
  ZhNameWord words[ZH_NAME_MAX_WORDS];

  return zh_name_match (words, zh_name_split (query, -1, words), name);
}

/* In the file of a list: names that come back as they were, in fewer bytes where letters are Cyrillic. */
static void
test_packed (void)
{
  static const struct
  {
    const char *text;
    int         length; /* packed, 0 where nothing is gained */
  } texts[] = {
    { "Щербаківська Ґалина", 19 },
    { "Ёлкина-Єрмоленко Їжак’я", 23 },
    { "Koval, Ivan", 0 },
    { "Łukaszczyk Іван", 0 },
    { "", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint8 packed[ZH_PACKED_MAX (200)];
      char   text[ZH_UNPACKED_MAX (200)];
      int    n = zh_list_text_pack (texts[i].text, (int) strlen (texts[i].text), packed);

      g_assert_cmpint (n, ==, texts[i].length);
      if (n == 0)
        continue;
      zh_list_text_unpack (packed, n, text);
      g_assert_cmpstr (text, ==, texts[i].text);
    }
  /* what stands for nothing */
  {
    const guint8 foreign[] = { 0, 0x9F, 0xC0 };
    char         text[ZH_UNPACKED_MAX (3)];

    zh_list_text_unpack (foreign, 3, text);
    g_assert_cmpstr (text, ==, "??А");
  }
}

/* What many players share stands in the file once and is found for each. */
static void
test_shared (void)
{
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (ZhRatingList) list = NULL;
  g_autoptr (GPtrArray) players = NULL;

  list_folder_set_up ();
  path = list_folder_write ("own.csv",
                            "Name;Rating;Federation;Region;Club\nЩербаківська Ґалина;1900;UKR;Київ;Вежа\nKoval, Ivan;1800;UKR;Київ;Вежа\n"
                            "Nobody, Ann;1700;;;\n",
                            -1);
  import = list_folder_import (path, NULL);
  list = list_folder_open ("own");
  players = zh_rating_list_search (list, "UKR", 10, NULL);
  g_assert_cmpuint (players->len, ==, 2);
  for (guint i = 0; i < players->len; i++)
    {
      const ZhListPlayer *player = g_ptr_array_index (players, i);

      g_assert_cmpstr (player->name, ==, i == 0 ? "Щербаківська Ґалина" : "Koval, Ivan");
      g_assert_cmpstr (player->federation, ==, "UKR");
      g_assert_cmpstr (player->region, ==, "Київ");
      g_assert_cmpstr (player->club, ==, "Вежа");
      g_assert_cmpstr (player->category, ==, "");
    }
  list_folder_tear_down ();
}

/* Both ways, and by the surname alone. */
static void
test_pairs (void)
{
  int n_found = 0;

  g_assert_cmpuint (G_N_ELEMENTS (pairs), >=, 60);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      gboolean there = match (pairs[i].cyrillic, pairs[i].latin) != ZH_NAME_NO_MATCH;
      gboolean back = match (pairs[i].latin, pairs[i].cyrillic) != ZH_NAME_NO_MATCH;

      if (!there || !back)
        g_test_message ("%s – %s: %s%s", pairs[i].cyrillic, pairs[i].latin, there ? "" : "not there ", back ? "" : "not back");
      n_found += there + back;
    }
  g_test_message ("%d of %d spellings found", n_found, (int) G_N_ELEMENTS (pairs) * 2);
  g_assert_cmpint (n_found, ==, (int) G_N_ELEMENTS (pairs) * 2);
}

static void
test_accents (void)
{
  g_assert_cmpint (match ("nyback", "Nybäck, Tomi"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("Łukaszczyk", "Lukaszczyk, Jan"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("ozgur", "Özgür, Ali"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("O'Kell", "OKell, Ann"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("zzz", "Zhuk, Anna"), ==, ZH_NAME_NO_MATCH);
  g_assert_cmpint (match ("muk", "Mukhin, Petro"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("1985", "Koval Ivan UKR 1985"), ==, ZH_NAME_EXACT_MATCH);
  g_assert_cmpint (match ("1986", "Koval Ivan UKR 1985"), ==, ZH_NAME_NO_MATCH);
  g_assert_cmpint (match ("koval petro", "Koval, Ivan"), ==, ZH_NAME_NO_MATCH);
}

/* Through a list with many other people: searched as one half is typed, what is found holds the other half. */
static void
test_recall (void)
{
  g_autoptr (GString) csv = g_string_new ("Name;Rating\n");
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (ZhRatingList) list = NULL;
  int n_found = 0;

  list_folder_set_up ();
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_string_append_printf (csv, "%s;%d\n%s;%d\n", pairs[i].cyrillic, (int) i + 1000, pairs[i].latin, (int) i + 1000);
  for (int i = 0; i < 5000; i++)
    g_string_append_printf (csv, "%c%c%c%coval, Filler;%d\n", 'A' + i % 26, 'a' + i / 26 % 26, "aeiou"[i % 5], 'b' + i % 20, 2000 + i % 500);
  path = list_folder_write ("own.csv", csv->str, -1);
  import = list_folder_import (path, NULL);
  list = list_folder_open ("own");
  for (gsize i = 0; i < G_N_ELEMENTS (pairs) * 2; i++)
    {
      const char *typed = i % 2 == 0 ? pairs[i / 2].cyrillic : pairs[i / 2].latin;
      const char *wanted = i % 2 == 0 ? pairs[i / 2].latin : pairs[i / 2].cyrillic;
      g_autoptr (GPtrArray) players = zh_rating_list_search (list, typed, 50, NULL);
      gboolean found = FALSE;

      for (guint k = 0; k < players->len; k++)
        found = found || g_str_equal (((ZhListPlayer *) players->pdata[k])->name, wanted);
      if (!found)
        g_test_message ("%s does not find %s", typed, wanted);
      n_found += found;
    }
  g_test_message ("recall: %d of %d", n_found, (int) G_N_ELEMENTS (pairs) * 2);
  g_assert_cmpint (n_found, ==, (int) G_N_ELEMENTS (pairs) * 2);
  list_folder_tear_down ();
}

/* What is remembered of a word never changes what is indexed. */
static void
test_keys (void)
{
  static const char *const names[] = {
    "Щербаченко Юлія", "Shcherbachenko, Yuliia", "Щербаченко  Юлія Миколаївна", " Юлія", "", "UKR",
    "a b c d e f g h i j k l m n o", "Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія Юлія",
    "one-two three-four o'Malley x.y", "Юлія \xD0 Щербаченко", "\xD0", "Юлія \xD0 Щербаченко", "- Yuliia ,",
    "Щербаченкощербаченкощербаченкощербаченкощербаченкощербаченкощербаченко Юлія"
  };
  g_autoptr (ZhListKeys) keys = zh_list_keys_new ();
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) got = g_string_new (NULL);

  for (int round = 0; round < 2; round++)
    for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
      {
        g_string_truncate (expected, 0);
        g_string_truncate (got, 0);
        zh_name_append_keys (expected, names[i], strlen (names[i]));
        zh_list_keys_append (keys, got, names[i], strlen (names[i]));
        g_assert_cmpstr (got->str, ==, expected->str);
      }
  for (int i = 0; i < 20000; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name%c%d Шк%d", 'a' + i % 26, i % 9000, i % 7000);

      g_string_truncate (expected, 0);
      g_string_truncate (got, 0);
      zh_name_append_keys (expected, name, strlen (name));
      zh_list_keys_append (keys, got, name, strlen (name));
      g_assert_cmpstr (got->str, ==, expected->str);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating-names/pairs", test_pairs);
  g_test_add_func ("/rating-names/accents", test_accents);
  g_test_add_func ("/rating-names/packed", test_packed);
  g_test_add_func ("/rating-names/shared", test_shared);
  g_test_add_func ("/rating-names/keys", test_keys);
  g_test_add_func ("/rating-names/recall", test_recall);
  return g_test_run ();
}
