#include "config.h"

#include <string.h>

#include "entry-table.h"
#include "fide-id.h"

static const ZhPerson *
get_person (const ZhEntryList *list,
            guint              i)
{
  g_assert_cmpuint (i, <, list->entries->len);
  return ((const ZhEntry *) g_ptr_array_index (list->entries, i))->person;
}

static ZhEntryTable *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhEntryTable *table = zh_entry_table_new_from_text (text, NULL, &error);

  g_assert_no_error (error);
  return table;
}

static char *
join_problems (const ZhEntryList *list)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (list->problems, i);

      g_string_append_printf (text, "%d: %s\n", problem->line, problem->text);
    }
  return g_string_free (text, FALSE);
}

static void
append_field (GString    *line,
              const char *name,
              const char *value)
{
  if (*value != '\0')
    g_string_append_printf (line, "%s%s=%s", line->len > 0 ? " " : "", name, value);
}

static void
append_number (GString    *line,
               const char *name,
               int         value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  append_field (line, name, value > 0 ? text : "");
}

/* What stands in a person, for comparison. */
static char *
describe (const ZhPerson *person)
{
  GString         *line = g_string_new (NULL);
  g_autofree char *birth = zh_date_format_iso (person->birth);

  append_field (line, "surname", person->surname);
  append_field (line, "given", person->given);
  append_field (line, "patronymic", person->patronymic);
  append_field (line, "sex", person->sex == ZH_SEX_MALE ? "m" : person->sex == ZH_SEX_FEMALE ? "f"
                                                                                             : "");
  append_field (line, "birth", birth);
  append_field (line, "title", person->title);
  append_field (line, "category", person->category);
  append_number (line, "rating", person->rating);
  append_number (line, "national", person->national_rating);
  append_field (line, "federation", person->federation);
  append_field (line, "region", person->region);
  append_field (line, "club", person->club);
  append_field (line, "fide", person->fide_id);
  append_field (line, "id", person->national_id);
  return g_string_free (line, FALSE);
}

#define FIDE_FOA \
  "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"

/* Lists as federations and programs write them; the people are invented. */
static const struct
{
  const char *name;
  const char *text;
  const char *discipline;
  const char *people[4];
  const char *said[6]; /* in the problems */
  int         n_problems;
} lists[] = {
  { "russian",
    "\xEF\xBB\xBFID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"
    "17,Вымышленный Иван Петрович,,RUS,77,Москва,1990,2105,34100001,2190\r\n"
    "34,Небывалая Анна Юрьевна,f,RUS,78,Санкт-Петербург,2008,1650,,\r\n",
    "",
    { "surname=Вымышленный given=Иван patronymic=Петрович sex=m birth=1990 rating=2190 national=2105 federation=RUS region=Москва fide=34100001 id=17",
      "surname=Небывалая given=Анна patronymic=Юрьевна sex=f birth=2008 national=1650 federation=RUS region=Санкт-Петербург id=34" },
    { "1: Column “Clubnumber” is not imported: 2 values, such as “77”" },
    1 },
  { "ukrainian",
    "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\r\n"
    "14100001;Вигаданий Іван мг/змс;KIE;;2510;2540;33270\r\n"
    "14100002;Неіснуюча Ганна мф (ж);POL;wн;1900;0;01.02.2003\r\n"
    "14100003;Уявний Петро кмс;LVO;н;1850;;\r\n",
    "",
    { "surname=Вигаданий given=Іван sex=m birth=1991-02-01 title=GM category=змс rating=2540 national=2510 federation=UKR region=KIE fide=14100001",
      "surname=Неіснуюча given=Ганна sex=f birth=2003-02-01 title=FM national=1900 federation=UKR region=POL fide=14100002",
      "surname=Уявний given=Петро sex=m category=кмс national=1850 federation=UKR region=LVO fide=14100003" },
    { "3: “ж” behind the name was left out", "0: 2 players are marked as inactive" },
    2 },
  { "lines-of-another-hand",
    "Прізвище, ім’я\tРейтинг\tОбласть\n1. Вигаданий Іван\t1900\tЛьвівська\n2) Неіснуюча Ганна 1790\t\t\n3 Уявний Петро 1640\t\t\n4 Небачений Олег\t\t\n",
    "",
    { "surname=Вигаданий given=Іван rating=1900 region=Львівська", "surname=Неіснуюча given=Ганна 1790",
      "surname=Уявний given=Петро 1640", "surname=Небачений given=Олег" },
    { "3: the line is not cut into columns: all of it would be the name. Correct the cell, or leave the line out",
      "4: the line is not cut into columns: all of it would be the name. Correct the cell, or leave the line out" },
    2 },
  { "ukrainian-one-region",
    "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\n14100001;Вигаданий Іван;POL;;1900;1950;1990\n",
    "",
    { "surname=Вигаданий given=Іван sex=m birth=1990 rating=1950 national=1900 federation=UKR region=POL fide=14100001" },
    { NULL },
    0 },
  { "other-federation-in-that-layout",
    "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\n13600001;Gamogonili Irakli;GEO;;1900;1950;1990\n",
    "",
    { "surname=Gamogonili given=Irakli sex=m birth=1990 rating=1950 national=1900 federation=GEO fide=13600001" },
    { NULL },
    0 },
  { "swiss-manager",
    "ID_no;Name;ClubName;BirthDay;Sex;Rtg_nat;Rtg_int;Title;FIDE_no;Fed;ClubNo;Status\n"
    "507;Vymysleny Jan;Vez Praha;00.00.1985;;2050;2101;IM;309507;CZE;1204;A\n"
    "508;Neexistujici Eva;Kral Brno;12.03.1999;w;1700;;;;CZE;1205;N\n",
    "",
    { "surname=Vymysleny given=Jan birth=1985 title=IM rating=2101 national=2050 federation=CZE club=Vez Praha fide=309507 id=507",
      "surname=Neexistujici given=Eva sex=f birth=1999-03-12 national=1700 federation=CZE club=Kral Brno id=508" },
    { "Column “ClubNo”", "Column “Status”" },
    2 },
  { "results-server",
    "No.;;Name;FideID;FED;Rtg;RtgI;RtgN;Club/City\n1;GM;Invented, Ivan;14100001;UKR;2600;2590;2610;Tower\n",
    "",
    { "surname=Invented given=Ivan title=GM rating=2590 national=2610 federation=UKR club=Tower fide=14100001" },
    { "Column “Rtg” is not imported: 1 value, “2600”" },
    1 },
  { "fide-fixed",
    FIDE_FOA
    "900000001      Invented, Ivan                                               UKR M   GM                           2540  9   10 2480  0   10 2500  0   10 1990  i   \r\n"
    "900000002      Unreal, Anna                                                 POL F   WIM  WIM  SI,FI,LSI,SLI,NAAFM 2101  0   20 0     0   0  0     0   0  2003  w   \r\n",
    "rapid",
    { "surname=Invented given=Ivan sex=m birth=1990 title=GM rating=2480 federation=UKR fide=900000001",
      "surname=Unreal given=Anna sex=f birth=2003 title=WIM rating=2101 federation=POL fide=900000002" },
    { "Column “WTit”", "“SI,FI,LSI,SLI,NA”", "“AFM”", "Column “BRtng”: a player has one FIDE rating", "Column “Flag”" },
    11 },
  { "fide-standard",
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\n"
    "7              Invented, Ivan                                               UKR M   FM                           2310  9   20 1990      \n",
    "",
    { "surname=Invented given=Ivan sex=m birth=1990 title=FM rating=2310 federation=UKR fide=7" },
    { "Column “Gms”", "Column “K”" },
    2 },
  { "by-hand",
    "№;ПІБ;Звання;Рік;Рейтинг;Область\n1;Вигаданий Іван;мм;1990;2400;Київська\n2;Уявна Олена;КМС;2001;1900;Львівська\n3;Неіснуючий Петро;CM / МС;1980;2100;Одеська\n",
    "",
    { "surname=Вигаданий given=Іван birth=1990 title=IM rating=2400 region=Київська",
      "surname=Уявна given=Олена birth=2001 category=КМС rating=1900 region=Львівська",
      "surname=Неіснуючий given=Петро birth=1980 title=CM category=МС rating=2100 region=Одеська" },
    { NULL },
    0 },
  { "categories-alone",
    "ФИО;Звание\nВымышленный Иван;мастер спорта\nНебывалый Пётр;гроссмейстер\nНебывалая Анна;1 разряд\n",
    "",
    { "surname=Вымышленный given=Иван category=мастер спорта", "surname=Небывалый given=Пётр title=GM", "surname=Небывалая given=Анна category=1 разряд" },
    { NULL },
    0 },
  { "two-rows-of-heading",
    "Турнір шахістів;;;;\n№;Прізвище, ім'я;Рейтинг;;Місто\n;;ФІДЕ;нац.;\n1;Вигаданий Іван;2100;2050;Київ\n",
    "",
    { "surname=Вигаданий given=Іван rating=2100 national=2050 region=Київ" },
    { "0: What stands above the heading was left out: “Турнір шахістів”" },
    1 },
  { "upper-row-of-heading",
    ";;Рейтинг;;\n№;Name;FIDE;Nat. rating;Club\n1;Invented Ivan;2100;2050;Tower\n",
    "",
    { "surname=Invented given=Ivan rating=2100 national=2050 club=Tower" },
    { "What stands above the heading was left out: “Рейтинг”" },
    1 },
  { "kinds-of-play",
    "Name;FIDE ID;Standard;Rapid;Blitz\nInvented Ivan;14100001;2100;2050;2000\nUnreal Anna;14100002;1900;0;\n",
    "blitz",
    { "surname=Invented given=Ivan rating=2000 fide=14100001", "surname=Unreal given=Anna rating=1900 fide=14100002" },
    { "Column “Rapid”: a player has one FIDE rating in the file, that of the tournament’s kind of play; 2 values were left out, such as “2050”" },
    1 },
  { "rapid-alone",
    "Name;Rapid\nInvented Ivan;2050\n",
    "",
    { "surname=Invented given=Ivan rating=2050" },
    { NULL },
    0 },
  { "fide-above-numbers-of-players",
    "Name,FIDE,Rating\nInvented Ivan,14100001,2050\nUnreal Anna,14100002,1950\n",
    "",
    { "surname=Invented given=Ivan rating=2050 fide=14100001", "surname=Unreal given=Anna rating=1950 fide=14100002" },
    { NULL },
    0 },
  { "numbers-of-nobody-knows-whom",
    "ID;Name\n14100001;Invented Ivan\n14100002;Unreal Anna\n",
    "",
    { "surname=Invented given=Ivan", "surname=Unreal given=Anna" },
    { "1: Column “ID”: the list does not say whether its numbers are FIDE IDs or national IDs, and 2 values were not taken" },
    1 },
  { "numbers-with-letters",
    "ID;Name\nUA-001;Invented Ivan\nUA-002;Unreal Anna\n",
    "",
    { "surname=Invented given=Ivan id=UA-001", "surname=Unreal given=Anna id=UA-002" },
    { NULL },
    0 },
  { "fide-heading-above-other-numbers",
    "FIDE ID;Name\nUA-001;Invented Ivan\nUA-002;Unreal Anna\n",
    "",
    { "surname=Invented given=Ivan id=UA-001", "surname=Unreal given=Anna id=UA-002" },
    { NULL },
    0 },
  { "columns-of-something-else",
    "Name;Rtg;Year;Fed\nInvented Ivan;9500;12;Київська\nUnreal Anna;9600;14;Львівська\n",
    "",
    { "surname=Invented given=Ivan region=Київська", "surname=Unreal given=Anna region=Львівська" },
    { "Column “Rtg” is not imported: 2 values, such as “9500”", "Column “Year” is not imported" },
    2 },
  { "title-before-the-name",
    "Name\nGM Invented, Ivan\nUnreal, Anna WFM\nIm Sung Jin\nКІМ ІВАН МС\n",
    "",
    { "surname=Invented given=Ivan title=GM", "surname=Unreal given=Anna title=WFM", "surname=Im given=Sung Jin", "surname=КІМ given=ІВАН category=МС" },
    { NULL },
    0 },
  { "title-twice",
    "Name;Title\nInvented Ivan мм;GM\nUnreal Anna мф;FM\n",
    "",
    { "surname=Invented given=Ivan title=IM", "surname=Unreal given=Anna title=FM" },
    { "2: a player has one international title, here IM; “GM” was left out" },
    1 },
  { "numbers-that-cannot-be",
    "Name;FIDE ID;No\nInvented Ivan;14100001;1\nUnreal Anna;abc;2\nMade-Up Oleh;14100001;2\nSecond Ada;1234567890;4\n",
    "",
    { "surname=Invented given=Ivan fide=14100001", "surname=Unreal given=Anna", "surname=Made-Up given=Oleh", "surname=Second given=Ada" },
    { "3: “abc” is no FIDE ID (digits alone)", "4: FIDE ID 14100001 already stands in line 2; here it was left blank",
      "4: number 2 already stands in line 3", "5: “1234567890” is no FIDE ID (it has at most 9 digits)" },
    4 },
  { "padded-number",
    "Name;FIDE ID\nInvented Ivan;0507\nUnreal Anna;0000\n",
    "",
    { "surname=Invented given=Ivan fide=507", "surname=Unreal given=Anna" },
    { NULL },
    0 },
  { "names-three-ways",
    "Name;Surname;Given\nInvented Ivan;Invented;Ivan\n",
    "",
    { "surname=Invented given=Ivan" },
    { "Column “Name” is not imported: 1 value, “Invented Ivan”" },
    1 },
};

static void
check_list (gsize             i,
            ZhEntryTable     *table,
            const char *const said[])
{
  g_autoptr (ZhEntryList) list = NULL;
  g_autofree char *problems = NULL;
  ZhTimeClass      time_class;

  g_assert_true (zh_time_class_from_string (lists[i].discipline, &time_class));
  zh_entry_table_set_time_class (table, time_class);
  list = zh_entry_table_make_entries (table, NULL, NULL);
  problems = join_problems (list);
  g_test_message ("%s", problems);
  for (guint k = 0; k < list->entries->len; k++)
    {
      g_autofree char *line = describe (get_person (list, k));

      g_assert_cmpstr (line, ==, lists[i].people[k]);
    }
  g_assert_true (list->entries->len == G_N_ELEMENTS (lists[i].people) || lists[i].people[list->entries->len] == NULL);
  for (gsize k = 0; k < G_N_ELEMENTS (lists[i].said) && said[k] != NULL; k++)
    g_assert_nonnull (strstr (problems, said[k]));
  if (lists[i].n_problems >= 0)
    g_assert_cmpuint (list->problems->len, ==, (guint) lists[i].n_problems);
}

static void
test_list (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhEntryTable) table = read_text (lists[i].text);

  check_list (i, table, lists[i].said);
}

/* As above, out of another program: with other signs between the columns, and in other letters. */
static void
test_list_in_windows_1251 (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  const char      *text = lists[i].text + (g_str_has_prefix (lists[i].text, "\xEF\xBB\xBF") ? 3 : 0);
  char             delimiter = strchr (text, ';') != NULL ? ';' : ',';
  g_autofree char *tabs = g_strdelimit (g_strdup (text), (char[]){ delimiter, '\0' }, '\t');
  gsize            length;
  g_autofree char *bytes = g_convert (tabs, -1, "WINDOWS-1251", "UTF-8", NULL, &length, NULL);
  g_autoptr (GBytes) file = g_bytes_new (bytes, length);
  g_autoptr (ZhEntryTable) table = zh_entry_table_new (file, NULL, NULL);

  g_assert_nonnull (bytes);
  g_assert_cmpint (zh_entry_table_get_delimiter (table), ==, '\t');
  check_list (i, table, lists[i].said);
}

/* Who says which number it is, is asked no more. */
static void
test_asked (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("ID;Name\n14100001;Invented Ivan\n");
  g_autoptr (ZhEntryList) list = NULL;

  g_assert_cmpint (zh_entry_table_get_asked (table), ==, 0);
  zh_entry_table_set_column (table, 0, ZH_LIST_FIDE_ID);
  g_assert_cmpint (zh_entry_table_get_asked (table), ==, -1);
  list = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpuint (list->problems->len, ==, 0);
  g_assert_cmpstr (get_person (list, 0)->fide_id, ==, "14100001");
}

static void
test_federation (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Name;Fed\nInvented Ivan;POL\nUnreal Anna;\n");
  g_autoptr (ZhEntryList) list = NULL;

  g_assert_cmpstr (zh_entry_table_get_federation (table), ==, "");
  g_assert_false (zh_entry_table_set_federation (table, "Atlantis"));
  g_assert_true (zh_entry_table_set_federation (table, "Україна"));
  g_assert_cmpstr (zh_entry_table_get_federation (table), ==, "UKR");
  list = zh_entry_table_make_entries (table, NULL, NULL);
  g_assert_cmpstr (get_person (list, 0)->federation, ==, "POL");
  g_assert_cmpstr (get_person (list, 1)->federation, ==, "UKR");
}

/* A tournament of players has no place for teams, and says so. */
static void
test_unused_teams (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Команда;Дошка;ПІБ\nВежа;1;Вигаданий Іван\nВежа;2;Уявний Петро\n");
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  g_autofree char *problems = NULL;

  g_assert_cmpuint (list->problems->len, ==, 0);
  zh_entry_list_note_teams (list, table);
  problems = join_problems (list);
  g_assert_nonnull (strstr (problems, "Column “Команда” names teams, such as “Вежа”, but this is a tournament of players: 2 players come in without a team."));
  g_assert_nonnull (strstr (problems, "Column “Дошка” is not imported"));
}

/* No value vanishes */

static const char *const headings[] = {
  "ID", "ID_No", "Fide_No", "FIDE ID", "Name", "Surname", "Given name", "Title", "Звання", "Розряд", "Rtg", "Rtg_Int", "Rtg_Nat", "Rapid",
  "Blitz", "Fed", "Sex", "Birthday", "ClubName", "Clubnumber", "Область", "Тренер", "Команда", "Дошка", "Status", "№", "Flag", ""
};

static const char *const values[] = {
  "", "", "14100001", "14100002", "507", "UA-1", "GM", "мм/мс", "КМС", "2105", "1850,5", "9999", "UKR", "KIE", "Київ", "ж", "w", "wн",
  "1990", "01.02.2003", "33270", "Вежа", "A", "Вигаданий Іван мм", "Уявний", "Петро", "x y z", "12", "3"
};

/* How the program writes what it has understood. */
static const struct
{
  const char *word;
  const char *kept;
} kept[] = {
  { "мм", "IM" },
  { "ж", "sex=f" },
  { "w", "sex=f" },
  { "wн", "sex=f" },
  { "33270", "1991-02-01" },
  { "01.02.2003", "2003-02-01" },
  { "1850,5", "1851" },
};

static gboolean
is_kept (const char *word,
         const char *person)
{
  gboolean found = strstr (person, word) != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    found = found || (strcmp (word, kept[i].word) == 0 && strstr (person, kept[i].kept) != NULL);
  return found;
}

static gboolean
is_reported (const ZhEntryList *list,
             int                row,
             int                column,
             const char        *word)
{
  for (guint i = 0; i < list->problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (list->problems, i);

      if (problem->row < 0 ? problem->column == column : problem->row == row && (problem->is_skipped || is_kept (word, problem->text)))
        return TRUE;
    }
  return FALSE;
}

static char *
describe_row (const ZhEntryList *list,
              int                row)
{
  for (guint i = 0; i < list->entries->len; i++)
    if (g_array_index (list->rows, int, i) == row)
      {
        const ZhPerson  *person = get_person (list, i);
        g_autofree char *text = describe (person);

        return g_strdup_printf ("%s %s %s %d %d", text, person->coach, (const char *) g_ptr_array_index (list->teams, i), g_array_index (list->boards, int, i),
                                ((const ZhEntry *) g_ptr_array_index (list->entries, i))->start_number);
      }
  return g_strdup ("");
}

static char *
make_random_list (void)
{
  GString *text = g_string_new ("Name");
  int      n_columns = g_test_rand_int_range (1, 9);

  for (int i = 0; i < n_columns; i++)
    g_string_append_printf (text, ";%s", headings[g_test_rand_int_range (0, G_N_ELEMENTS (headings))]);
  for (int row = 0; row < 6; row++)
    {
      g_string_append_printf (text, "\n%s", row == 5 ? "" : "Прізвище");
      for (int i = 0; i < n_columns; i++)
        g_string_append_printf (text, ";%s", values[g_test_rand_int_range (0, G_N_ELEMENTS (values))]);
    }
  return g_string_free (text, FALSE);
}

/* Every word of every cell is kept in the row's person, or stands in a report about the row or the column. */
static void
check_row (const ZhEntryTable *table,
           const ZhEntryList  *list,
           int                 row,
           const char         *text)
{
  g_autofree char *person = describe_row (list, row);

  for (int column = 0; column < zh_entry_table_get_n_columns (table); column++)
    {
      g_auto (GStrv) words = g_strsplit_set (zh_entry_table_get_cell (table, row, column), " /", -1);

      for (char **word = words; *word != NULL; word++)
        if (**word != '\0' && !is_kept (*word, person) && !is_reported (list, row, column, *word))
          g_error ("row %d, column %d, “%s” of\n%s\nis lost: %s", row, column, *word, text, person);
    }
}

static void
test_nothing_vanishes (void)
{
  for (int n = 0; n < 1000; n++)
    {
      g_autofree char *text = make_random_list ();
      g_autoptr (ZhEntryTable) table = read_text (text);
      g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

      for (int row = 0; row < zh_entry_table_get_n_rows (table); row++)
        check_row (table, list, row, text);
    }
}

/* Forms alone: whose a number is, only FIDE knows. */
static void
test_fide_ids (void)
{
  static const struct
  {
    const char   *text;
    ZhFideIdFault fault;
  } cases[] = {
    { "7", ZH_FIDE_ID_GOOD },
    { "14100001", ZH_FIDE_ID_GOOD },
    { "900000001", ZH_FIDE_ID_GOOD },
    { "1234567890", ZH_FIDE_ID_TOO_LONG },
    { "0507", ZH_FIDE_ID_LEADING_ZERO },
    { "0", ZH_FIDE_ID_LEADING_ZERO },
    { "abc", ZH_FIDE_ID_NOT_DIGITS },
    { "141 01", ZH_FIDE_ID_NOT_DIGITS },
    { "-7", ZH_FIDE_ID_NOT_DIGITS },
    { "١٢٣", ZH_FIDE_ID_NOT_DIGITS },
    { "", ZH_FIDE_ID_NOT_DIGITS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (zh_fide_id_find_fault (cases[i].text), ==, cases[i].fault);
}

/* A list writes in many ways that somebody has neither title nor category: nothing is to be complained about. */
static void
test_no_category (void)
{
  static const char *const columns[] = { "Звання", "Розряд", "Title", "Разряд" };
  static const char *const words[] = { "б/р", "б.р.", "без розряду", "Без разряда", "–", "-", "немає", "нет" };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (ZhEntryTable) table = NULL;
      g_autoptr (ZhEntryList) list = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *problems = NULL;

      g_string_printf (text, "Прізвище;Ім'я;%s;Рейтинг\nПерша;Анна;%s;2000\n", columns[i], i % 2 == 0 ? "GM" : "КМСУ");
      for (gsize k = 0; k < G_N_ELEMENTS (words); k++)
        g_string_append_printf (text, "Інша;Анна %c;%s;1%03d\n", (char) ('A' + k), words[k], (int) k + 500);
      table = read_text (text->str);
      list = zh_entry_table_make_entries (table, NULL, &error);
      problems = join_problems (list);
      g_assert_cmpstr (problems, ==, "");
      g_assert_cmpstr (get_person (list, 0)->title, ==, i % 2 == 0 ? "GM" : "");
      g_assert_cmpstr (get_person (list, 0)->category, ==, i % 2 == 0 ? "" : "КМСУ");
      for (guint k = 1; k < list->entries->len; k++)
        {
          g_assert_cmpstr (get_person (list, k)->title, ==, "");
          g_assert_cmpstr (get_person (list, k)->category, ==, "");
        }
    }
}

/* Zeros are a birthday that is not known; two digits are no year, and are named instead of guessed at. */
static void
test_unknown_birth (void)
{
  g_autoptr (ZhEntryTable) table = read_text ("Name;Birthday;Rating\nAnn A;0;2000\nBob B;0000;1900\nCid C;00.00.0000;1800\nDan D;–;1750\n"
                                              "Eve E;1990;1700\nFay F;03.04.1991;1650\nGus G;1992-01-02;1600\nHal H;03.04.87;1550\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, &error);
  g_autofree char *problems = join_problems (list);

  g_assert_cmpstr (problems, ==, "9: “03.04.87” is no date of birth (01.02.2003, 2003-02-01 or 2003); it was left blank\n");
  g_assert_cmpint (get_person (list, 0)->birth.year, ==, 0);
  g_assert_cmpint (get_person (list, 4)->birth.year, ==, 1990);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *path = g_strdup_printf ("/list-layouts/%s", lists[i].name);
      g_autofree char *in_windows_1251 = g_strconcat (path, "/windows-1251", NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_list);
      if (strchr (lists[i].text, ';') != NULL || g_str_has_prefix (lists[i].text, "\xEF\xBB\xBF"))
        g_test_add_data_func (in_windows_1251, GSIZE_TO_POINTER (i), test_list_in_windows_1251);
    }
  g_test_add_func ("/list-layouts/no-category", test_no_category);
  g_test_add_func ("/list-layouts/unknown-birth", test_unknown_birth);
  g_test_add_func ("/list-layouts/asked", test_asked);
  g_test_add_func ("/list-layouts/federation", test_federation);
  g_test_add_func ("/list-layouts/unused-teams", test_unused_teams);
  g_test_add_func ("/list-layouts/nothing-vanishes", test_nothing_vanishes);
  g_test_add_func ("/list-layouts/fide-ids", test_fide_ids);
  return g_test_run ();
}
