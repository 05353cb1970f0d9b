/* Lists in the layouts of federations: what is read of them, what is refused, and that nothing is half there. All
 * people are invented, and their IDs are above all that were ever given. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "errors.h"
#include "list-folder.h"

#define FOA_HEADING "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"
#define SINGLE_HEADING "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\r\n"
#define RUSSIAN_HEADING "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"

/* A line of FIDE's combined list. */
static void
append_line (GString    *list,
             const char *id,
             const char *name,
             const char *sex,
             const char *title,
             const char *others,
             const char *rest)
{
  g_string_append_printf (list, "%-15s%-61s%-4s%-4s%-5s%-5s%-15s%s\r\n", id, name, "UKR", sex, title, "", others, rest);
}

static GString *
make_fide_list (void)
{
  GString *list = g_string_new (FOA_HEADING);

  append_line (list, "900000001", "Shcherbyna, Ivan", "M", "GM", "", "    2601  9   10 2550  0   10 2500  0   10 1985      ");
  append_line (list, "900000013", "Nybakk, Tomi", "M", "", "SI,FI,LSI,SLI,NA", "AFM 1946  0   20 0     0   0  0     0   0  1990  i   ");
  append_line (list, "900000024", "Mukhin", "F", "WH", "", "    0     0   0  0     0   0  1999  0   20 0     w   ");
  return list;
}

static ZhListPlayer *
find (ZhRatingList *list,
      const char   *fide_id)
{
  ZhListPlayer *player = zh_rating_list_find (list, fide_id, NULL);

  g_assert_nonnull (player);
  return player;
}

static void
test_fide (void)
{
  g_autoptr (GString) text = make_fide_list ();
  g_autofree char *path = list_folder_write ("players_list_foa.txt", text->str, -1);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (ZhRatingList) list = list_folder_open ("fide");
  g_autoptr (ZhListPlayer) first = find (list, "900000001");
  g_autoptr (ZhListPlayer) moved = find (list, "900000013");
  g_autoptr (ZhListPlayer) last = find (list, "900000024");

  g_assert_cmpstr (import->kind->id, ==, "fide-foa");
  g_assert_cmpuint (import->unread->len, ==, 0);
  g_assert_cmpuint (import->n_skipped, ==, 0);
  g_assert_cmpstr (first->name, ==, "Shcherbyna, Ivan");
  g_assert_cmpstr (first->title, ==, "GM");
  g_assert_cmpint (first->rating[ZH_LIST_RAPID], ==, 2550);
  g_assert_cmpint (first->k[ZH_LIST_BLITZ], ==, 10);
  g_assert_cmpint (first->games[ZH_LIST_STANDARD], ==, 9);
  g_assert_cmpint (first->birth.year, ==, 1985);
  /* one sign too many in the titles moves all that follows */
  g_assert_cmpstr (moved->other_titles, ==, "SI,FI,LSI,SLI,NA");
  g_assert_cmpint (moved->rating[ZH_LIST_STANDARD], ==, 1946);
  g_assert_cmpint (moved->birth.year, ==, 1990);
  g_assert_true (moved->inactive);
  g_assert_cmpint (last->rating[ZH_LIST_STANDARD], ==, 0);
  g_assert_cmpint (last->rating[ZH_LIST_BLITZ], ==, 1999);
  g_assert_cmpint (last->sex, ==, ZH_SEX_FEMALE);
  g_assert_false (last->inactive);
}

/* The month stands in the heading; the name says which of the three lists it is. */
static void
test_single (void)
{
  g_autoptr (GString) text = g_string_new (SINGLE_HEADING);
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (ZhRatingList) list = NULL;
  g_autoptr (ZhListPlayer) player = NULL;

  append_line (text, "900000001", "Shcherbyna, Ivan", "M", "GM", "", "    2550  3   10 1985      ");
  path = list_folder_write ("rapid_rating_list.txt", text->str, -1);
  import = list_folder_import (path, NULL);
  list = list_folder_open ("fide-rapid");
  player = find (list, "900000001");
  g_assert_cmpint (import->month.year, ==, 2026);
  g_assert_cmpint (import->month.month, ==, 10);
  g_assert_cmpint (import->month_origin, ==, ZH_LIST_MONTH_NAMED);
  g_assert_cmpint (player->rating[ZH_LIST_RAPID], ==, 2550);
  g_assert_cmpint (player->rating[ZH_LIST_STANDARD], ==, 0);
}

static void
test_xml (void)
{
  static const char xml[] =
      "<playerslist><player><fideid>900000001</fideid><name>Shcherbyna, Ivan</name><country>UKR</country><sex>M</sex><title>GM</title>"
      "<w_title></w_title><o_title></o_title><foa_title></foa_title><rating>2601</rating><games>9</games><k>10</k>"
      "<rapid_rating>2550</rapid_rating><rapid_games>0</rapid_games><rapid_k>10</rapid_k><blitz_rating>2500</blitz_rating>"
      "<blitz_games>0</blitz_games><blitz_k>10</blitz_k><birthday>1985</birthday><flag>i</flag></player></playerslist>";
  g_autofree char *path = list_folder_write ("players_list_xml_foa.xml", xml, -1);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (ZhRatingList) list = list_folder_open ("fide");
  g_autoptr (ZhListPlayer) player = find (list, "900000001");

  g_assert_cmpstr (import->kind->id, ==, "fide-xml");
  g_assert_cmpstr (player->name, ==, "Shcherbyna, Ivan");
  g_assert_cmpint (player->rating[ZH_LIST_BLITZ], ==, 2500);
  g_assert_true (player->inactive);
}

/* In cp1251: both ratings, the region, titles out of the name. */
static void
test_ukrainian (void)
{
  static const char text[] = "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\r\n"
                             "900000001;Щербина Іван мг/змс;KIE;;2588;2601;31168\r\n"
                             "900000002;Бондаренко Олена (кмс);LVO;wн;2190;;1999\r\n";
  gsize             n = 0;
  g_autofree char  *bytes = g_convert (text, -1, "CP1251", "UTF-8", NULL, &n, NULL);
  g_autofree char  *path = list_folder_write ("nat2611s.csv", bytes, (gssize) n);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (ZhRatingList) list = list_folder_open ("ucf");
  g_autoptr (ZhListPlayer) first = find (list, "900000001");
  g_autoptr (ZhListPlayer) second = find (list, "900000002");

  g_assert_cmpint (import->month.month, ==, 11);
  g_assert_cmpint (import->month_origin, ==, ZH_LIST_MONTH_NAMED);
  g_assert_cmpstr (first->name, ==, "Щербина Іван");
  g_assert_cmpstr (first->title, ==, "GM");
  g_assert_cmpstr (first->category, ==, "змс");
  g_assert_cmpstr (first->region, ==, "KIE");
  g_assert_cmpstr (first->federation, ==, "UKR");
  g_assert_cmpint (first->national[ZH_LIST_STANDARD], ==, 2588);
  g_assert_cmpint (first->rating[ZH_LIST_STANDARD], ==, 2601);
  g_assert_cmpint (first->birth.year, ==, 1985);
  g_assert_cmpint (first->birth.day, ==, 1);
  g_assert_cmpint (second->sex, ==, ZH_SEX_FEMALE);
  g_assert_true (second->inactive);
  g_assert_cmpstr (second->category, ==, "кмс");
}

/* The number of the federation never becomes a FIDE ID, although it is somebody's; both ratings and the region stay,
 * and the file of rapid ratings is joined. */
static void
test_russian (void)
{
  g_autofree char *rapid = list_folder_write ("smanager_rapid.csv", RUSSIAN_HEADING "900000303,Ёлочкин Пётр,,RUS,78,Нигде,1970,1711,,\r\n", -1);
  g_autofree char *path = list_folder_write ("smanager_standard.csv",
                                             "\xEF\xBB\xBF" RUSSIAN_HEADING
                                             "7,Жеребцова Анна Петровна,f,RUS,77,Нигде,2004,1850,900000303,1820\r\n"
                                             "900000303,Ёлочкин Пётр,,RUS,78,Нигде,1970,1700,,\r\n",
                                             -1);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (ZhRatingList) list = list_folder_open ("cfr");
  g_autoptr (ZhListPlayer) player = find (list, "900000303");
  g_autoptr (ZhListPlayer) other = zh_rating_list_find (list, NULL, "900000303");
  g_autoptr (ZhPerson) person = zh_person_new ();

  g_assert_cmpuint (import->joined->len, ==, 1);
  g_assert_cmpstr (player->national_id, ==, "7");
  g_assert_cmpstr (player->region, ==, "Нигде");
  g_assert_cmpint (player->national[ZH_LIST_STANDARD], ==, 1850);
  g_assert_cmpint (player->national[ZH_LIST_RAPID], ==, 0);
  g_assert_cmpint (player->rating[ZH_LIST_STANDARD], ==, 1820);
  g_assert_cmpstr (other->name, ==, "Ёлочкин Пётр");
  g_assert_cmpstr (other->fide_id, ==, "");
  g_assert_cmpint (other->national[ZH_LIST_RAPID], ==, 1711);
  zh_rating_list_split_name (list, player, person);
  g_assert_cmpstr (person->surname, ==, "Жеребцова");
  g_assert_cmpstr (person->patronymic, ==, "Петровна");
}

static void
expect_refusal (const char *name,
                const char *text,
                gssize      length,
                int         code,
                const char *says)
{
  g_autofree char *path = list_folder_write (name, text, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhListImport) import = zh_list_import_new (path, NULL, &error);
  gboolean ok = import != NULL && zh_list_import_run (import, NULL, &error);
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();

  g_assert_false (ok);
  g_assert_error (error, ZH_ERROR, code);
  if (strstr (error->message, says) == NULL)
    g_error ("%s: “%s” does not say “%s”", name, error->message, says);
  g_assert_cmpuint (shelf->len, ==, 0);
}

/* Whatever is no list is refused by name, and leaves nothing behind. */
static void
test_refused (void)
{
  g_autoptr (GString) long_line = g_string_new (FOA_HEADING);
  g_autoptr (GString) bad = g_string_new (RUSSIAN_HEADING);

  for (int i = 0; i < 100000; i++)
    g_string_append_c (long_line, 'x');
  for (int i = 0; i < 10; i++)
    g_string_append_printf (bad, "%d,Good %d,,RUS,77,X,1999,1500,,\r\n", i, i);
  g_string_append (bad, "11,Bad,,RUS,77,X,1999,manyy,,\r\n");
  expect_refusal ("a.txt", "", 0, ZH_ERROR_INPUT, "empty");
  expect_refusal ("b.txt", "no list at all\n", -1, ZH_ERROR_INPUT, "known kind");
  expect_refusal ("c.txt", FOA_HEADING, -1, ZH_ERROR_INPUT, "no player");
  expect_refusal ("d.txt", long_line->str, -1, ZH_ERROR_INPUT, "too long");
  expect_refusal ("e.csv", bad->str, -1, ZH_ERROR_INPUT, "manyy");
  expect_refusal ("f.xls", "anything", -1, ZH_ERROR_INPUT, "CSV");
  expect_refusal ("g.csv", "\xFF\xFEN\0a\0", 6, ZH_ERROR_INPUT, "UTF-16");
  expect_refusal ("h.csv", "ID_No;Name;Rtg_Nat\n12;Koval Ivan;1500\n", -1, ZH_ERROR_INPUT, "swiss-manager-fide");
  expect_refusal ("i.zip", "PK\003\004broken", 10, ZH_ERROR_FILE, "i.zip");
  expect_refusal ("j.xml", "<playerslist><player><fideid>1</fideid><name>A</name><country>UKR</country><rapid_rating>1</rapid_rating><blitz_rating>1</blitz_rating></oops>",
                  -1, ZH_ERROR_INPUT, "XML");
  expect_refusal ("smanager_blitz.csv", RUSSIAN_HEADING "7,A B,,RUS,77,X,1999,1500,,\r\n", -1, ZH_ERROR_INPUT, "one tempo");
}

/* One line of a hundred may be broken; it is told. */
static void
test_some_faults (void)
{
  g_autoptr (GString) text = make_fide_list ();
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (ZhRatingList) list = NULL;

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *id = g_strdup_printf ("%d", 910000000 + i);

      append_line (text, id, "Filler, Ann", "F", "", "", "    1500  0   20 0     0   0  0     0   0  2000      ");
    }
  append_line (text, "9x0000001", "Broken, Id", "M", "", "", "    1500  0   20 0     0   0  0     0   0  2000      ");
  g_string_append_len (text, "bytes\0of nothing\r\n", 18);
  g_string_append (text, "\r\n"); /* and no last end of a line */
  g_string_append_printf (text, "%-15s%-61sUKR", "920000000", "Last, Line");
  path = list_folder_write ("players_list_foa.txt", text->str, (gssize) text->len);
  import = list_folder_import (path, NULL);
  g_assert_cmpuint (import->n_skipped, ==, 2);
  g_assert_cmpuint (import->n_players, ==, 204);
  g_assert_nonnull (strstr (g_ptr_array_index (import->faults, 0), "9x0000001"));
  list = list_folder_open ("fide");
  zh_list_player_free (find (list, "920000000"));
}

typedef struct
{
  GCancellable *cancellable;
  int           at; /* of ZH_PROGRESS_WHOLE */
} Stop;

static void
stop (int      done,
      gpointer user_data)
{
  const Stop *self = user_data;

  if (done >= self->at)
    g_cancellable_cancel (self->cancellable);
}

static int
count_files (void)
{
  g_autofree char *folder = zh_list_shelf_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  int n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* While it is read, while players and words are written, and when they are brought together. */
static void
check_stopped (ZhListImport *import)
{
  static const int places[] = { 0, 400, 800 };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Stop       self = { cancellable, places[i] };
      ZhProgress progress = { .cancellable = cancellable, .func = stop, .user_data = &self, .to = ZH_PROGRESS_WHOLE };
      g_autoptr (GError) error = NULL;

      g_assert_false (zh_list_import_run (import, &progress, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
      g_assert_cmpint (count_files (), ==, 1);
    }
}

/* The parser of XML stops where it is. */
static void
test_stopped_xml (void)
{
  static const char player[] = "<player><fideid>900000001</fideid><name>Shcherbyna, Ivan</name><country>UKR</country><rating>2601</rating>"
                               "<rapid_rating>2550</rapid_rating><blitz_rating>2500</blitz_rating></player>";
  g_autoptr (GString) text = g_string_new ("<playerslist>");
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;

  for (int i = 0; i < 3000; i++)
    g_string_append (text, player);
  g_string_append (text, "</playerslist>");
  path = list_folder_write ("players_list_xml_foa.xml", text->str, -1);
  import = list_folder_import (path, NULL);
  g_assert_cmpint (import->n_players, ==, 3000);
  check_stopped (import);
}

/* Stopped, or with fewer players than it had: the edition stays as it was, and no part of another is left. */
static void
test_whole_or_not (void)
{
  g_autoptr (GString) text = make_fide_list ();
  g_autofree char *path = list_folder_write ("players_list_foa.txt", text->str, -1);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) one = g_string_new (FOA_HEADING);
  g_autoptr (ZhListImport) fewer = NULL;

  g_assert_cmpint (count_files (), ==, 1);
  check_stopped (import);
  append_line (one, "900000001", "Shcherbyna, Ivan", "M", "GM", "", "    2601  9   10 2550  0   10 2500  0   10 1985      ");
  g_assert_true (g_file_set_contents (path, one->str, -1, NULL));
  fewer = zh_list_import_new (path, NULL, &error);
  g_assert_false (zh_list_import_run (fewer, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fewer->accepts_fewer = TRUE;
  g_assert_true (zh_list_import_run (fewer, NULL, &error));
  g_assert_cmpint (count_files (), ==, 1);
}

/* Several editions: the one valid on a day is that of its month. */
static void
test_editions (void)
{
  static const char *const months[] = { "2026-09", "2026-11", "2026-10" };
  g_autoptr (GString) text = make_fide_list ();
  g_autofree char *path = list_folder_write ("players_list_foa.txt", text->str, -1);
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (months); i++)
    {
      g_autoptr (ZhListImport) import = zh_list_import_new (path, NULL, NULL);

      g_assert_true (zh_list_import_set_month (import, months[i], NULL));
      g_assert_true (zh_list_import_run (import, NULL, NULL));
    }
  shelf = zh_list_shelf_load ();
  g_assert_cmpuint (shelf->len, ==, 3);
  g_assert_cmpstr (zh_list_shelf_find (shelf, "fide", ZH_DATE_NONE)->id, ==, "fide-2026-11");
  g_assert_cmpstr (zh_list_shelf_find (shelf, "fide", ((ZhDate){ 2026, 10, 31 }))->id, ==, "fide-2026-10");
  g_assert_cmpstr (zh_list_shelf_find (shelf, "fide", ((ZhDate){ 2026, 12, 1 }))->id, ==, "fide-2026-11");
  g_assert_cmpstr (zh_list_shelf_find (shelf, "fide", ((ZhDate){ 2020, 1, 1 }))->id, ==, "fide-2026-09");
  g_assert_null (zh_list_shelf_find (shelf, "none", ZH_DATE_NONE));
  g_assert_true (zh_list_shelf_remove ("fide-2026-10", NULL));
  g_assert_false (zh_list_shelf_remove ("fide-2026-10", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

static void
check_order (ZhRatingList *list,
             const char   *text,
             const char   *names)
{
  g_autoptr (GPtrArray) players = zh_rating_list_search (list, text, 10, NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? "; " : "", ((ZhListPlayer *) players->pdata[i])->name);
  g_assert_cmpstr (found->str, ==, names);
}

/* Exactly spelt first, then whoever plays, then the strongest; IDs whole before those that begin so. */
static void
test_search (void)
{
  g_autofree char *path = list_folder_write ("own.csv",
                                             "Name;Rating;Birth;Federation;FIDE ID\n"
                                             "Koval, Ada;1500;1980;UKR;90\nKoval, Bea;1700;1981;POL;901\nKovalj, Ciro;2000;1982;POL;902\n"
                                             "Kowal, Dan;2500;1983;UKR;9012\n",
                                             -1);
  g_autoptr (ZhListImport) import = list_folder_import (path, NULL);
  g_autoptr (ZhRatingList) list = list_folder_open ("own");

  check_order (list, "koval", "Kovalj, Ciro; Koval, Bea; Koval, Ada; Kowal, Dan");
  check_order (list, "Kowal", "Kowal, Dan; Kovalj, Ciro; Koval, Bea; Koval, Ada");
  check_order (list, "коваль ада", "Koval, Ada");
  check_order (list, "koval pol", "Kovalj, Ciro; Koval, Bea");
  check_order (list, "koval 1981", "Koval, Bea");
  check_order (list, "90", "Koval, Ada; Koval, Bea; Kovalj, Ciro; Kowal, Dan");
  check_order (list, "901", "Koval, Bea; Kowal, Dan");
  check_order (list, "", "");
  check_order (list, "\" OR name:*", "");
  check_order (list, "NEAR(koval)", "");
}

/* A file of another kind, or a damaged one, is no list and no harm. */
static void
test_damaged (void)
{
  g_autofree char *path = list_folder_write ("zhereb-list.db", "SQLite format 3 and then nothing", -1);
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_rating_list_open (path, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
}

typedef struct
{
  const char *path;
  void (*func) (void);
} Case;

/* Each in a folder of its own. */
static void
run_case (gconstpointer data)
{
  list_folder_set_up ();
  ((const Case *) data)->func ();
  list_folder_tear_down ();
}

int
main (int   argc,
      char *argv[])
{
  static const Case cases[] = {
    { "/rating-import/fide", test_fide },
    { "/rating-import/single", test_single },
    { "/rating-import/xml", test_xml },
    { "/rating-import/stopped-xml", test_stopped_xml },
    { "/rating-import/ukrainian", test_ukrainian },
    { "/rating-import/russian", test_russian },
    { "/rating-import/refused", test_refused },
    { "/rating-import/some-faults", test_some_faults },
    { "/rating-import/whole-or-not", test_whole_or_not },
    { "/rating-import/editions", test_editions },
    { "/rating-import/search", test_search },
    { "/rating-import/damaged", test_damaged },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], run_case);
  return g_test_run ();
}
