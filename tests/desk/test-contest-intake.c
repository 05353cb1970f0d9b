/* Works of a contest out of a table: what is read of each, or the line that cannot be read. */
#include "config.h"

#include "contest-intake.h"

#define COLUMNS                                                                                                            \
  "section, code, author, source, genre, number of moves, position, task, twins, solution, kind of draughts composition, " \
  "team, pair, received"

static const struct
{
  const char *name;
  const char *text;
  const char *told; /* section, code, author, what is there of genre, moves, size, team and position, and day of each work; else why the table is not read */
} tables[] = {
  { "positions", "k7/8/1K6/8/8/8/8/7R w\n8/8/8/8/8/8/8/k1K5 w\n", "2||| k7/8/1K6/8/8/8/8/7R w|\n2||| 8/8/8/8/8/8/8/k1K5 w|\n" },
  { "positions-of-draughts", "W:Wa1,c1:Bh8\n", "2||| W:Wa1,c1:Bh8|\n" },
  { "columns", "section,code,author,position,received\n1,A,\"Aaa Ada, Lviv\",W:Wa1:Bh8,2030-11-01\n,B,Bbb Bea,,\n",
    "1|A|Aaa Ada, Lviv| W:Wa1:Bh8|2030-11-01\n2|B|Bbb Bea| |\n" },
  { "semicolons", "author;section\nAaa Ada;50\n", "50||Aaa Ada| |\n" },
  { "short-rows", "author,code,position\nAaa Ada,A\nBbb Bea,B,W:Wa1:Bh8\n", "2|A|Aaa Ada| |\n2|B|Bbb Bea| W:Wa1:Bh8|\n" },
  { "long-rows", "author,code\nAaa Ada,A,more\nBbb Bea,B\n", "2|A|Aaa Ada| |\n2|B|Bbb Bea| |\n" },
  { "no-works", "author,position\n", "The table has no works" },
  { "short-row", "author,section,genre\nAaa Ada,1\n", "1||Aaa Ada| |\n" },
  { "nothing", "", "The table has no works" },
  { "section-zero", "author,section\nAaa Ada,1\nBbb Bea,0\n", "Line 3: “0” cannot be read as section" },
  { "section-word", "author,section\nAaa Ada,first\n", "Line 2: “first” cannot be read as section" },
  { "section-too-many", "author,section\nAaa Ada,51\n", "Line 2: “51” cannot be read as section" },
  { "no-day", "author,received\nAaa Ada,May\n", "Line 2: “May” cannot be read as received" },
  { "no-such-column", "author,colour\nAaa Ada,white\n",
    "Line 1: there is no column “colour”. Those that there are: " COLUMNS },
  { "lines-of-solvers", "author,lines\nAaa Ada,5\n", "Line 1: there is no column “lines”. Those that there are: " COLUMNS },
  { "ukrainian", "Розділ;Шифр;Автор;Жанр;Кількість ходів;Позиція;Надійшло\n2;А;Ааа Ада;Кооперативний мат;2,5;8/8 w;01.11.2030\n",
    "2|А|Ааа Ада| helpmate 2.5 8/8 w|2030-11-01\n" },
  { "ukrainian-draughts", "Автор;Вид шашкової композиції;Розв'язок;Область\nБбб Беа;задача-мініатюра;c3-d4;Північна\n", "2||Ббб Беа| task-miniature Північна|\n" },
  { "russian", "Раздел;Автор;Источник;Жанр;Число ходов;Позиция;Получено\n1;Ааа Ада;Инвентарь, 2030;Прямой мат;2;8/8 w;2030-11-01\n",
    "1||Ааа Ада| mate 2 8/8 w|2030-11-01\n" },
  { "hundred", "Автор;Вид композиції;Позиція\nБбб Беа;Мала проблема (100);W:W50:B1\n", "2||Ббб Беа| small W:W50:B1|\n" },
  { "no-genre", "author;genre\nAaa Ada;comedy\n", "2||Aaa Ada| comedy|\n" },
};

static char *
tell_works (const GPtrArray *works)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      const char *const   parts[] = { work->genre, work->moves, work->size, work->team, work->position };
      g_autoptr (GString) task = g_string_new (NULL);
      g_autofree char *day = zh_date_is_set (work->received) ? zh_date_format_iso (work->received) : g_strdup ("");

      for (gsize k = 0; k < G_N_ELEMENTS (parts); k++)
        g_string_append_printf (task, "%s%s", *parts[k] != '\0' ? " " : "", parts[k]);
      g_string_append_printf (text, "%d|%s|%s|%s|%s\n", work->round, work->code, work->author, task->len > 0 ? task->str : " ", day);
    }
  return g_string_free (text, FALSE);
}

static void
test_table (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) works = zh_contest_intake_read (tables[i].text, 2, &error);
  g_autofree char *told = works != NULL ? tell_works (works) : g_strdup (error->message);

  g_assert_cmpstr (told, ==, tables[i].told);
}

/* As many as a section may have, and one more. */
static void
test_too_many (void)
{
  GString *text = g_string_new ("author\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) works = NULL;

  for (int i = 0; i < 10000; i++)
    g_string_append (text, "Aaa Ada\n");
  works = zh_contest_intake_read (text->str, 1, &error);
  g_assert_null (works);
  g_assert_cmpstr (error->message, ==, "The table has too many works; the most is 10000");
  g_string_free (text, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *name = g_strdup_printf ("/contest-intake/%s", tables[i].name);

      g_test_add_data_func (name, GSIZE_TO_POINTER (i), test_table);
    }
  g_test_add_func ("/contest-intake/too-many", test_too_many);
  return g_test_run ();
}
