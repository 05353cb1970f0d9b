#include "config.h"

#include "entry-table.h"

#include <string.h>

#include "columns.h"
#include "csv-table.h"
#include "errors.h"
#include "list-fields.h"
#include "list-titles.h"
#include "list-values.h"
#include "text-limits.h"

static ZhEntryTable *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhEntryTable *table = zh_entry_table_new_from_text (text, NULL, &error);

  g_assert_no_error (error);
  return table;
}

static const ZhPerson *
get_person (const ZhEntryList *list,
            guint              i)
{
  g_assert_cmpuint (i, <, list->entries->len);
  return ((const ZhEntry *) g_ptr_array_index (list->entries, i))->person;
}

/* Headings people write, and what they mean. */
static const struct
{
  const char  *heading;
  ZhListColumn column;
} headings[] = {
  { "№ п/п", ZH_LIST_NUMBER },
  { "Прізвище, ім'я", ZH_LIST_FULL_NAME },
  { "ПІБ", ZH_LIST_FULL_NAME },
  { "Ф.И.О.", ZH_LIST_FULL_NAME },
  { "Фамилия, имя", ZH_LIST_FULL_NAME },
  { "NAME", ZH_LIST_FULL_NAME },
  { "Прізвище", ZH_LIST_SURNAME },
  { "Ім’я", ZH_LIST_GIVEN },
  { "По батькові", ZH_LIST_PATRONYMIC },
  { "Отчество", ZH_LIST_PATRONYMIC },
  { "Стать", ZH_LIST_SEX },
  { "Пол", ZH_LIST_SEX },
  { "Рік нар.", ZH_LIST_BIRTH },
  { "Дата рождения", ZH_LIST_BIRTH },
  { "Born", ZH_LIST_BIRTH },
  { "Розряд", ZH_LIST_CATEGORY },
  { "Разряд", ZH_LIST_CATEGORY },
  { "Рейтинг (липень 2026)", ZH_LIST_RATING },
  { "Rtg", ZH_LIST_RATING },
  { "ЭЛО", ZH_LIST_RATING },
  { "Рейтинг ФШР", ZH_LIST_NATIONAL_RATING },
  { "Рейтинг ФШУ", ZH_LIST_NATIONAL_RATING },
  { "FED", ZH_LIST_FEDERATION },
  { "Країна", ZH_LIST_FEDERATION },
  { "Область", ZH_LIST_REGION },
  { "Субъект РФ", ZH_LIST_REGION },
  { "Клуб", ZH_LIST_CLUB },
  { "ДЮСШ", ZH_LIST_SCHOOL },
  { "Тренер", ZH_LIST_COACH },
  { "FideID", ZH_LIST_FIDE_ID },
  { "FIDE-ID", ZH_LIST_FIDE_ID },
  { "ФИДЕ ID", ZH_LIST_FIDE_ID },
  { "Команда", ZH_LIST_TEAM },
  { "Дошка", ZH_LIST_BOARD },
  { "Примітка", ZH_LIST_NOTES },
  { "Спортивное звание, разряд", ZH_LIST_CATEGORY },
  { "Спортивне звання, розряд", ZH_LIST_CATEGORY },
  { "Міжнародне звання", ZH_LIST_TITLE },
  { "Международное звание", ZH_LIST_TITLE },
  { "Прізвище та ім’я", ZH_LIST_FULL_NAME },
  { "Фамилия и имя", ZH_LIST_FULL_NAME },
  { "Ім’я латиницею", ZH_LIST_NAME_LATIN },
  { "Имя латиницей", ZH_LIST_NAME_LATIN },
  { "Регіон", ZH_LIST_REGION },
  { "Код ФІДЕ", ZH_LIST_FIDE_ID },
  { "Код ФИДЕ", ZH_LIST_FIDE_ID },
  { "Національний код", ZH_LIST_NATIONAL_ID },
  { "Национальный код", ZH_LIST_NATIONAL_ID },
  { "Клас інвалідності", ZH_LIST_DISABILITY },
  { "Класс инвалидности", ZH_LIST_DISABILITY },
  { "Помічник", ZH_LIST_ASSISTANT },
  { "Помощник", ZH_LIST_ASSISTANT },
  { "Спортивна школа", ZH_LIST_SCHOOL },
  { "Спортивная школа", ZH_LIST_SCHOOL },
  { "Національний рейтинг", ZH_LIST_NATIONAL_RATING },
  { "Национальный рейтинг", ZH_LIST_NATIONAL_RATING },
  { "Федерація", ZH_LIST_FEDERATION },
  { "Доска", ZH_LIST_BOARD },
  { "Петренко Іван", ZH_LIST_IGNORE },
  { "2100", ZH_LIST_IGNORE },
  { "", ZH_LIST_IGNORE },
};

static void
test_headings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      g_test_message ("%s", headings[i].heading);
      g_assert_cmpint (zh_list_column_recognise (headings[i].heading), ==, headings[i].column);
    }
}

static void
test_ids (void)
{
  for (int i = 0; i < zh_list_count_columns (); i++)
    {
      ZhListColumn found = ZH_LIST_N_COLUMNS;

      g_assert_true (zh_list_column_find (zh_list_column_get_id ((ZhListColumn) i), &found));
      g_assert_cmpint (found, ==, i);
    }
}

/* A text of a person without a row in the table of headings is known by its labels. */
static void
test_further_texts (void)
{
  static const struct
  {
    const char *heading;
    const char *id;
  } rows[] = {
    { "E-mail", "email" },
    { "Електронна пошта", "email" },
    { "Эл. почта", "email" },
    { "Телефон", "phone" },
    { "Моб. тел.", "phone" },
    { "Страховка", "insurance" },
    { "Клас", "school-class" },
    { "Класс", "school-class" },
    { "Duties of the assistant", "assistant-duties" },
    { "Командирующая организация", "sender" },
    { "Організація, що відряджає", "sender" },
  };
  g_autoptr (ZhEntryTable) table = read_text ("Name,E-mail,Phone,Insurance,School class,Sender\n"
                                              "\"Invented, Ivan\",i@odd.example,+380 00,Policy,7-B,Odd school\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  const ZhEntry *entry = g_ptr_array_index (list->entries, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (zh_list_column_get_id (zh_list_column_recognise (rows[i].heading)), ==, rows[i].id);
  g_assert_cmpstr (entry->person->email, ==, "i@odd.example");
  g_assert_cmpstr (entry->person->phone, ==, "+380 00");
  g_assert_cmpstr (entry->person->insurance, ==, "Policy");
  g_assert_cmpstr (entry->person->school_class, ==, "7-B");
  g_assert_cmpstr (entry->sender, ==, "Odd school");
}

static void
test_with_heading (void)
{
  g_autoptr (ZhEntryTable) table = read_text (
      "Список учасників\n\n"
      "№;Прізвище;Ім'я;По батькові;Стать;Дата народження;Розряд;Рейтинг;FIDE ID;Область;Тренер\n"
      "1;Вигаданий;Іван;Петрович;ч;01.02.2003;КМС;2105;14199999;Київська;Уявний О. О.\n"
      "2;Неіснуюча;Ґанна;Юріївна;ж;2005;ІІ;б/р;;Львівська;\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  const ZhEntry *first;

  g_assert_cmpint (zh_entry_table_get_delimiter (table), ==, ';');
  g_assert_true (zh_entry_table_get_has_heading (table));
  g_assert_cmpint (zh_entry_table_get_n_rows (table), ==, 2);
  g_assert_cmpint (zh_entry_table_get_line (table, 0), ==, 4);
  g_assert_cmpint (zh_entry_table_get_column (table, 1), ==, ZH_LIST_SURNAME);
  g_assert_cmpuint (list->entries->len, ==, 2);
  g_assert_cmpuint (list->problems->len, ==, 1); /* the title above */
  g_assert_nonnull (strstr (((const ZhListProblem *) g_ptr_array_index (list->problems, 0))->text, "Список учасників"));

  first = g_ptr_array_index (list->entries, 0);
  g_assert_cmpint (first->start_number, ==, 1);
  g_assert_cmpint (first->rating, ==, 2105);
  g_assert_cmpstr (first->person->surname, ==, "Вигаданий");
  g_assert_cmpstr (first->person->patronymic, ==, "Петрович");
  g_assert_cmpint (first->person->sex, ==, ZH_SEX_MALE);
  g_assert_cmpint (first->person->birth.day, ==, 1);
  g_assert_cmpstr (first->person->category, ==, "КМС");
  g_assert_cmpstr (first->person->fide_id, ==, "14199999");
  g_assert_cmpstr (first->person->coach, ==, "Уявний О. О.");
  g_assert_cmpint (get_person (list, 1)->rating, ==, 0);
  g_assert_cmpint (get_person (list, 1)->birth.year, ==, 2005);
  g_assert_cmpint (get_person (list, 1)->birth.month, ==, 0);
}

static void
test_quoted (void)
{
  g_autoptr (ZhEntryTable) table = read_text (
      "Name,Fed,Rtg,Notes\r\n"
      "\"Invented, Ivan\",ukr,2100,\"two\r\nlines and a \"\"quotation\"\"\"\r\n"
      "\"Made-Up, Anna\",Poland,,\r\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

  g_assert_cmpint (zh_entry_table_get_delimiter (table), ==, ',');
  g_assert_cmpuint (list->problems->len, ==, 0);
  g_assert_cmpuint (list->entries->len, ==, 2);
  g_assert_cmpstr (get_person (list, 0)->surname, ==, "Invented");
  g_assert_cmpstr (get_person (list, 0)->given, ==, "Ivan");
  g_assert_cmpstr (get_person (list, 0)->federation, ==, "UKR");
  g_assert_cmpstr (get_person (list, 0)->notes, ==, "two\r\nlines and a \"quotation\"");
  g_assert_cmpstr (get_person (list, 1)->federation, ==, "POL");
  g_assert_cmpint (zh_entry_table_get_line (table, 1), ==, 4);
}

/* Pasted from a spreadsheet, without a heading: the columns are known by what is in them. */
static void
test_without_heading (void)
{
  g_autoptr (ZhEntryTable) table = read_text (
      "1\tВигаданий Іван Петрович\t2105\t1990\tUKR\tм\tКМС\t14199999\n"
      "2\tУявний Петро\t1850\t2011\tUKR\tм\tІ\t34199999\n"
      "3\tНеіснуюча Ганна\t\t2008\tPOL\tж\tІІ\t\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  static const ZhListColumn expected[] = {
    ZH_LIST_NUMBER, ZH_LIST_FULL_NAME, ZH_LIST_RATING, ZH_LIST_BIRTH, ZH_LIST_FEDERATION, ZH_LIST_SEX, ZH_LIST_CATEGORY, ZH_LIST_FIDE_ID
  };

  g_assert_false (zh_entry_table_get_has_heading (table));
  g_assert_cmpint (zh_entry_table_get_n_columns (table), ==, G_N_ELEMENTS (expected));
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (zh_entry_table_get_column (table, (int) i), ==, expected[i]);
  g_assert_cmpuint (list->entries->len, ==, 3);
  g_assert_cmpuint (list->problems->len, ==, 0);
  g_assert_cmpstr (get_person (list, 0)->patronymic, ==, "Петрович");
  g_assert_cmpstr (get_person (list, 2)->given, ==, "Ганна");
}

static void
test_names_alone (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("1. Вигаданий Іван\n2. ДЕ ЛА УЯВА Хосе\n3. Mammadov Ali Hasan oğlu\n\n4) Неіснуюча Ганна Юріївна\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

  g_assert_cmpint (zh_entry_table_get_delimiter (table), ==, ZH_CSV_NO_DELIMITER);
  g_assert_cmpuint (list->entries->len, ==, 4);
  g_assert_cmpstr (get_person (list, 0)->surname, ==, "Вигаданий");
  g_assert_cmpstr (get_person (list, 0)->given, ==, "Іван");
  g_assert_cmpstr (get_person (list, 1)->surname, ==, "ДЕ ЛА УЯВА");
  g_assert_cmpstr (get_person (list, 1)->given, ==, "Хосе");
  g_assert_cmpstr (get_person (list, 3)->patronymic, ==, "Юріївна");
}

/* Every cell that was not understood is named; the rest of its row is taken. */
static void
test_problems (void)
{
  g_autoptr (ZhEntryTable) table = read_text (
      "Name;Rating;Birth;Fed;Sex;Title;FIDE ID\n"
      "Unreal Anna;many;31.02.2000;Atlantis;?;duke;12a\n"
      ";2100;2001;UKR;m;GM;1\n"
      "Invented Ivan;2100;;UKR;m;GM/КМС;0\n"
      "Invented Ivan;2100;;UKR;m;GM/КМС;0\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  const ZhListProblem *problem;

  g_assert_cmpuint (list->entries->len, ==, 3);
  g_assert_cmpint (zh_entry_list_count_skipped (list), ==, 1);
  g_assert_cmpuint (list->problems->len, ==, 8);
  for (guint i = 0; i < 6; i++)
    {
      problem = g_ptr_array_index (list->problems, i);
      g_assert_cmpint (problem->line, ==, 2);
      g_assert_cmpint (problem->column, ==, (int) i + 1);
      g_assert_false (problem->is_skipped);
    }
  problem = g_ptr_array_index (list->problems, 6);
  g_assert_cmpint (problem->line, ==, 3);
  g_assert_true (problem->is_skipped);
  problem = g_ptr_array_index (list->problems, 7);
  g_assert_cmpint (problem->line, ==, 5);
  g_assert_nonnull (strstr (problem->text, "line 4"));
  g_assert_cmpstr (get_person (list, 1)->category, ==, "КМС");
}

static void
test_edit_mapping (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Name;Rating;Club\nInvented Ivan;2100;Tower\n");
  g_autoptr (ZhEntryList) list = NULL;

  zh_entry_table_set_column (table, 2, ZH_LIST_REGION);
  zh_entry_table_set_column (table, 1, ZH_LIST_NATIONAL_RATING);
  list = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpstr (get_person (list, 0)->region, ==, "Tower");
  g_assert_cmpint (get_person (list, 0)->rating, ==, 0);
  g_assert_cmpint (get_person (list, 0)->national_rating, ==, 2100);

  zh_entry_table_set_column (table, 2, ZH_LIST_FULL_NAME);
  g_assert_cmpint (zh_entry_table_get_column (table, 0), ==, ZH_LIST_IGNORE);
}

static void
test_heading_switched (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Name;Rating\nInvented Ivan;2100\nUnreal Anna;1900\n");
  g_autoptr (GError) error = NULL;

  zh_entry_table_set_has_heading (table, FALSE);
  g_assert_cmpint (zh_entry_table_get_n_rows (table), ==, 3);
  g_assert_cmpstr (zh_entry_table_get_heading (table, 0), ==, "");
  zh_entry_table_set_has_heading (table, TRUE);
  g_assert_cmpint (zh_entry_table_get_n_rows (table), ==, 2);
  g_assert_cmpstr (zh_entry_table_get_heading (table, 1), ==, "Rating");

  g_assert_true (zh_entry_table_set_delimiter (table, ',', &error));
  g_assert_cmpint (zh_entry_table_get_n_columns (table), ==, 1);
}

static void
test_teams (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Команда,Дошка,Прізвище та ім'я\nВежа,1,Вигаданий Іван\nВежа,2,Уявний Петро\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

  g_assert_cmpuint (list->teams->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (list->teams, 1), ==, "Вежа");
  g_assert_cmpint (g_array_index (list->boards, int, 1), ==, 2);
}

static const struct
{
  const char *name;
  const char *charset;
  const char *mark;
  gsize       mark_length;
} encodings[] = {
  { "utf-8", "UTF-8", "", 0 },
  { "utf-8-mark", "UTF-8", "\xEF\xBB\xBF", 3 },
  { "utf-16le", "UTF-16LE", "\xFF\xFE", 2 },
  { "utf-16be", "UTF-16BE", "\xFE\xFF", 2 },
  { "windows-1251", "WINDOWS-1251", "", 0 },
};

static void
test_encoding (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  gsize            length;
  g_autofree char *encoded = g_convert ("Прізвище;Рейтинг\r\nЇжакевич Ґеорґій;2100\r\n", -1, encodings[i].charset, "UTF-8", NULL, &length, NULL);
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhEntryList) list = NULL;

  g_byte_array_append (file, (const guint8 *) encodings[i].mark, (guint) encodings[i].mark_length);
  g_byte_array_append (file, (const guint8 *) encoded, (guint) length);
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&file));
  table = zh_entry_table_new (bytes, NULL, &error);
  g_assert_no_error (error);
  list = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpstr (get_person (list, 0)->surname, ==, "Їжакевич");
  g_assert_cmpint (get_person (list, 0)->rating, ==, 2100);
}

/* What spreadsheets and results servers make of a list. */
static void
test_from_servers (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("No.;;Name;Rtg;Club/City\r\n1;GM;Kovalenko, Igor;2650;Dnipro\r\n2;;Petrenko, Olha;1 876;\r\n"
                                              "3;WFM;Sirko, Ada;1\u00A0543,5;\r\n4;;Tur, Oleh;2000.0;\r\n5;;Vus, Lev;20 00;\r\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  static const int ratings[] = { 2650, 1876, 1544, 2000, 0 };

  g_assert_cmpstr (get_person (list, 0)->title, ==, "GM");
  g_assert_cmpstr (get_person (list, 1)->title, ==, "");
  g_assert_cmpstr (get_person (list, 2)->title, ==, "WFM");
  g_assert_cmpstr (get_person (list, 0)->club, ==, "Dnipro");
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (get_person (list, i)->rating, ==, ratings[i]);
}

/* A bare list of people, some of them by one word. */
static void
test_single_names (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Іваненко Іван Іванович\nПетренко Петро\n\nСидоренко\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

  g_assert_cmpuint (list->entries->len, ==, 3);
  g_assert_cmpstr (get_person (list, 0)->patronymic, ==, "Іванович");
  g_assert_cmpstr (get_person (list, 1)->given, ==, "Петро");
  g_assert_cmpstr (get_person (list, 2)->surname, ==, "Сидоренко");
}

static const struct
{
  ZhColumn     printed;
  ZhListColumn imported;
} printed_columns[] = {
  { ZH_COL_START_NUMBER, ZH_LIST_NUMBER },
  { ZH_COL_NAME, ZH_LIST_FULL_NAME },
  { ZH_COL_FULL_NAME, ZH_LIST_FULL_NAME },
  { ZH_COL_SEX, ZH_LIST_SEX },
  { ZH_COL_BIRTH_YEAR, ZH_LIST_BIRTH },
  { ZH_COL_BIRTH_DATE, ZH_LIST_BIRTH },
  { ZH_COL_INTERNATIONAL_TITLE, ZH_LIST_TITLE },
  { ZH_COL_CATEGORY, ZH_LIST_CATEGORY },
  { ZH_COL_RATING, ZH_LIST_RATING },
  { ZH_COL_NATIONAL_RATING, ZH_LIST_NATIONAL_RATING },
  { ZH_COL_FEDERATION, ZH_LIST_FEDERATION },
  { ZH_COL_REGION, ZH_LIST_REGION },
  { ZH_COL_CLUB, ZH_LIST_CLUB },
  { ZH_COL_SCHOOL, ZH_LIST_SCHOOL },
  { ZH_COL_COACH, ZH_LIST_COACH },
  { ZH_COL_FIDE_ID, ZH_LIST_FIDE_ID },
  { ZH_COL_NATIONAL_ID, ZH_LIST_NATIONAL_ID },
  { ZH_COL_DISABILITY, ZH_LIST_DISABILITY },
  { ZH_COL_ASSISTANT, ZH_LIST_ASSISTANT },
  { ZH_COL_TEAM, ZH_LIST_TEAM },
  { ZH_COL_TEAM_BOARD, ZH_LIST_BOARD },
  { ZH_COL_REMARK, ZH_LIST_NOTES },
};

/* A list that a document was made of can be read: its headings are known by their full names. */
static void
test_printed_headings (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new (data, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (printed_columns); i++)
    {
      const char *heading = zh_column_get_name (printed_columns[i].printed, language);

      if (zh_list_column_recognise (heading) != printed_columns[i].imported)
        g_error ("“%s” is not read as %s", heading, zh_list_column_get_id (printed_columns[i].imported));
    }
}

/* A list under the names of its columns in any language, with a text that a spreadsheet must not take for a formula. */
static const struct
{
  ZhListColumn column;
  const char  *cell;
  const char  *value; /* NULL for the cell itself */
} named_cells[] = {
  { ZH_LIST_NUMBER, "7", NULL },
  { ZH_LIST_SURNAME, "\"Вигаданий; \"\"Ґ\"\"\"", "Вигаданий; \"Ґ\"" },
  { ZH_LIST_GIVEN, "Іван", NULL },
  { ZH_LIST_PATRONYMIC, "Петрович", NULL },
  { ZH_LIST_NAME_LATIN, "\"Vyhadanyi, Ivan\"", "Vyhadanyi, Ivan" },
  { ZH_LIST_REGION, "Київ", NULL },
  { ZH_LIST_CLUB, "Вежа", NULL },
  { ZH_LIST_SCHOOL, "ДЮСШ 1", NULL },
  { ZH_LIST_COACH, "Уявний О.", NULL },
  { ZH_LIST_NATIONAL_ID, "UA-1", NULL },
  { ZH_LIST_DISABILITY, "V2", NULL },
  { ZH_LIST_ASSISTANT, "Помічна А.", NULL },
  { ZH_LIST_NOTES, "\"'=два\nрядки\"", "=два\nрядки" },
  { ZH_LIST_SEX, "f", NULL },
  { ZH_LIST_BIRTH, "2003-02-01", NULL },
  { ZH_LIST_RATING, "2105", NULL },
  { ZH_LIST_NATIONAL_RATING, "2055", NULL },
  { ZH_LIST_TITLE, "WFM", NULL },
  { ZH_LIST_CATEGORY, "МС", NULL },
  { ZH_LIST_FEDERATION, "UKR", NULL },
  { ZH_LIST_FIDE_ID, "14199999", NULL },
};

static void
test_named (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new (data, &error);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) row = g_string_new (NULL);
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhEntryList) list = NULL;
  ZhPerson *person;

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (named_cells); i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? ";" : "", zh_list_column_get_name (named_cells[i].column, language));
      g_string_append_printf (row, "%s%s", i > 0 ? ";" : "", named_cells[i].cell);
    }
  g_string_append_printf (text, "\r\n%s\r\n", row->str);
  table = read_text (text->str);
  list = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpuint (list->problems->len, ==, 0);
  g_assert_cmpuint (list->entries->len, ==, 1);
  g_assert_cmpint (((ZhEntry *) g_ptr_array_index (list->entries, 0))->start_number, ==, 7);
  person = (ZhPerson *) get_person (list, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (named_cells); i++)
    {
      char **field = zh_list_column_get_text_field (named_cells[i].column, person);

      if (field != NULL)
        g_assert_cmpstr (*field, ==, named_cells[i].value != NULL ? named_cells[i].value : named_cells[i].cell);
    }
  g_assert_cmpint (person->sex, ==, ZH_SEX_FEMALE);
  g_assert_cmpint (person->birth.year, ==, 2003);
  g_assert_cmpint (person->rating, ==, 2105);
  g_assert_cmpint (person->national_rating, ==, 2055);
  g_assert_cmpstr (person->title, ==, "WFM");
  g_assert_cmpstr (person->fide_id, ==, "14199999");
}

static void
test_hostile (void)
{
  g_autoptr (GString) wide = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntryTable) broken = read_text ("Name;Club\n\"Invented;Tower\nUnreal Anna;Rook\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (broken, NULL, NULL);
  g_autoptr (GBytes) binary = g_bytes_new_static ("a\0b", 3);
  g_autoptr (ZhEntryTable) table = NULL;

  g_assert_cmpuint (list->entries->len, ==, 2);
  g_assert_cmpuint (list->problems->len, ==, 1);
  g_assert_cmpstr (get_person (list, 0)->club, ==, "Tower");

  g_string_append (wide, "Name;Rating\n");
  for (int i = 0; i < 3 * ZH_CSV_MAX_CELLS; i++)
    g_string_append (wide, "x;");
  table = read_text (wide->str);
  g_assert_false (zh_entry_table_set_delimiter (table, ';', &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpint (zh_entry_table_get_n_columns (table), ==, 1);
  g_clear_error (&error);

  g_assert_null (zh_entry_table_new_from_text (" \n \r\n", NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);

  g_assert_null (zh_entry_table_new (binary, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Random tables survive writing and reading, whatever is in their cells. */
static void
test_csv_property (void)
{
  static const char *const pieces[] = { "a", "\"", ";", ",", "\n", "\r\n", " ", "ґ", "", "x y" };

  for (int round = 0; round < 300; round++)
    {
      g_autoptr (GString) output = g_string_new (NULL);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) rows = NULL;
      int n_cells = g_test_rand_int_range (1, 6);

      for (int i = 0; i < n_cells * 3; i++)
        {
          g_autoptr (GString) cell = g_string_new (i % n_cells == 0 ? "start" : "");

          for (int k = g_test_rand_int_range (0, 6); k > 0; k--)
            g_string_append (cell, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
          g_strstrip (cell->str);
          g_ptr_array_add (cells, g_strdup (cell->str));
        }
      for (int row = 0; row < 3; row++)
        zh_csv_append_row (output, (const char *const *) cells->pdata + row * n_cells, n_cells, ';');

      rows = zh_csv_parse (output->str, ';', G_MAXUINT, NULL, NULL);
      g_assert_nonnull (rows);
      g_assert_cmpuint (rows->len, ==, 3);
      for (int row = 0; row < 3; row++)
        {
          const ZhCsvRow *found = g_ptr_array_index (rows, row);

          g_assert_cmpint (found->n_cells, ==, n_cells);
          for (int i = 0; i < n_cells; i++)
            g_assert_cmpstr (found->cells[i], ==, g_ptr_array_index (cells, row * n_cells + i));
        }
    }
}

/* A cell is mended, also one that the row is too short for; a row is left out, and is not the twin of another then. */
static void
test_mended (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Name\tBorn\tClub\nInvented Ann\t31.02.2001\nInvented Ann\t2001\tRook\nUnreal Bob\t2002\tRook\n");
  g_autoptr (ZhEntryList) mended = NULL;
  g_autoptr (ZhEntryList) rest = NULL;
  g_autofree char *fault = zh_entry_table_dup_fault (table, 0, 1, " 30.02.2001 ");

  g_assert_nonnull (strstr (fault, "30.02.2001"));
  g_assert_null (zh_entry_table_dup_fault (table, 0, 1, "28.02.2001"));
  g_assert_null (zh_entry_table_dup_fault (table, 0, 1, ""));
  zh_entry_table_set_cell (table, 0, 1, " 2001 ");
  zh_entry_table_set_cell (table, 0, 2, "Knight");
  mended = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpint (get_person (mended, 0)->birth.year, ==, 2001);
  g_assert_cmpstr (get_person (mended, 0)->club, ==, "Knight");
  g_assert_cmpuint (mended->problems->len, ==, 1);

  zh_entry_table_set_left_out (table, zh_entry_table_find_line (table, 2), TRUE);
  g_assert_cmpint (zh_entry_table_count_left_out (table), ==, 1);
  rest = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpuint (rest->entries->len, ==, 2);
  g_assert_cmpuint (rest->problems->len, ==, 0);
  g_assert_cmpint (zh_entry_table_find_line (table, 1), ==, -1);

  /* another heading leaves rows as they are, another cut makes others */
  zh_entry_table_set_has_heading (table, FALSE);
  g_assert_true (zh_entry_table_is_left_out (table, 1));
  g_assert_true (zh_entry_table_set_delimiter (table, '\t', NULL));
  g_assert_cmpint (zh_entry_table_count_left_out (table), ==, 0);
}

/* What is no name is left out cell by cell, with its line and column. */
static void
test_too_long (void)
{
  g_autofree char *name = g_strnfill (ZH_TEXT_LINE_MAX + 1, 'a');
  g_autofree char *text = g_strdup_printf ("Name\tClub\tRating\nPlain\t%s\t2000\n%s\tClub\t2000\n", name, name);
  g_autoptr (ZhEntryTable) table = read_text (text);
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  const ZhListProblem *problem = g_ptr_array_index (list->problems, 0);

  g_assert_cmpuint (list->entries->len, ==, 1);
  g_assert_cmpstr (get_person (list, 0)->surname, ==, "Plain");
  g_assert_cmpstr (get_person (list, 0)->club, ==, "");
  g_assert_cmpuint (list->problems->len, ==, 3);
  g_assert_cmpint (problem->line, ==, 2);
  g_assert_cmpint (problem->column, ==, 1);
  g_assert_nonnull (strstr (problem->text, "Club"));
  problem = g_ptr_array_index (list->problems, 1);
  g_assert_cmpint (problem->line, ==, 3);
  g_assert_cmpint (problem->column, ==, 0);
  g_assert_true (((const ZhListProblem *) g_ptr_array_index (list->problems, 2))->is_skipped);
}

/* Titles and categories as lists write them out. */
static void
test_written_out (void)
{
  static const char *const cells[][3] = {
    { "МФ жінка", "WFM", NULL },
    { "ММ (жінка)", "WIM", NULL },
    { "ЖФМ", "WFM", NULL },
    { "ЖКМФ", "WCM", NULL },
    { "КМФ", "CM", NULL },
    { "МФ, женщина", "WFM", NULL },
    { "МГ жінки", "WGM", NULL },
    { "МФ женщина", "WFM", NULL },
    { "КМФ жінка", "WCM", NULL },
    { "2 роз.", NULL, "2 роз." },
    { "ІІІ роз", NULL, "ІІІ роз" },
    { "кандидат у майстри", NULL, "кандидат у майстри" },
    { "Кандидат в майстри", NULL, "Кандидат в майстри" },
    { "кандидат в мастера", NULL, "кандидат в мастера" },
    { "ММ/кандидат у майстри спорту України", "IM", "кандидат у майстри спорту України" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_auto (ZhListTitles) read = { NULL };

      zh_list_titles_read (cells[i][0], &read);
      g_assert_cmpstr (read.title, ==, cells[i][1]);
      g_assert_cmpstr (read.category, ==, cells[i][2]);
    }
}

/* Patronymics that end in neither -ович nor -евич. */
static void
test_short_patronymics (void)
{
  static const char *const names[][2] = {
    { "Вигаданий Богдан", "Ілліч" },
    { "Вигаданий Петро Іван", "Ілліч" },
    { "Вигадана Ганна", "Іллівна" },
    { "Вигаданий Іван", "Лукич" },
    { "Вигаданий Іван", "Кузьмич" },
    { "Вигаданий Іван", "Хомич" },
    { "Вымышленный Иван", "Ильич" },
    { "Вымышленный Иван", "ФОМИЧ" },
    { "Вымышленная Анна", "Никитична" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s %s", names[i][0], names[i][1]);
      g_autoptr (ZhPerson) person = zh_person_new ();

      g_assert_true (zh_list_split_name (name, person));
      g_assert_cmpstr (person->patronymic, ==, names[i][1]);
      g_assert_true (g_str_has_suffix (names[i][0], person->given));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry-table/further-texts", test_further_texts);
  g_test_add_func ("/entry-table/headings", test_headings);
  g_test_add_func ("/entry-table/ids", test_ids);
  g_test_add_func ("/entry-table/with-heading", test_with_heading);
  g_test_add_func ("/entry-table/quoted", test_quoted);
  g_test_add_func ("/entry-table/without-heading", test_without_heading);
  g_test_add_func ("/entry-table/names-alone", test_names_alone);
  g_test_add_func ("/entry-table/problems", test_problems);
  g_test_add_func ("/entry-table/too-long", test_too_long);
  g_test_add_func ("/entry-table/mended", test_mended);
  g_test_add_func ("/entry-table/edit-mapping", test_edit_mapping);
  g_test_add_func ("/entry-table/heading-switched", test_heading_switched);
  g_test_add_func ("/entry-table/teams", test_teams);
  g_test_add_func ("/entry-table/from-servers", test_from_servers);
  g_test_add_func ("/entry-table/single-names", test_single_names);
  g_test_add_func ("/entry-table/short-patronymics", test_short_patronymics);
  g_test_add_func ("/entry-table/written-out", test_written_out);
  g_test_add_func ("/entry-table/hostile", test_hostile);
  g_test_add_func ("/entry-table/csv-property", test_csv_property);
  g_test_add_data_func ("/entry-table/printed-headings/uk", "uk", test_printed_headings);
  g_test_add_data_func ("/entry-table/printed-headings/ru", "ru", test_printed_headings);
  g_test_add_data_func ("/entry-table/printed-headings/en", "en", test_printed_headings);
  g_test_add_data_func ("/entry-table/named/uk", "uk", test_named);
  g_test_add_data_func ("/entry-table/named/ru", "ru", test_named);
  g_test_add_data_func ("/entry-table/named/en", "en", test_named);
  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry-table/encoding/%s", encodings[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_encoding);
    }
  return g_test_run ();
}
