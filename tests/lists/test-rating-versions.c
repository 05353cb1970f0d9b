/* Files of lists that earlier versions of the program made, as they wrote them, still serve. */
#include "config.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "errors.h"
#include "list-folder.h"
#include "rating-list.h"
#include "rating-name.h"
#include "rating-writer.h"

/* Version 1: every text where it belongs, none packed, no table of shared texts. A region and a club that are numbers
 * are no numbers of shared texts. */
#define VERSION_1                                                                                                                      \
  "PRAGMA application_id = 1516786252; PRAGMA user_version = 1;"                                                                       \
  "CREATE TABLE list (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"                                                              \
  "CREATE TABLE player (row INTEGER PRIMARY KEY, fide_id INTEGER, national_id TEXT, name TEXT NOT NULL,"                               \
  " federation TEXT, region TEXT, club TEXT, sex INTEGER, title TEXT, women_title TEXT, other_titles TEXT,"                            \
  " category TEXT, standard INTEGER, rapid INTEGER, blitz INTEGER, national INTEGER, national_rapid INTEGER,"                          \
  " national_blitz INTEGER, games INTEGER, rapid_games INTEGER, blitz_games INTEGER, k INTEGER, rapid_k INTEGER,"                      \
  " blitz_k INTEGER, birth INTEGER, inactive INTEGER) STRICT;"                                                                         \
  "CREATE VIRTUAL TABLE word USING fts5 (key, content='', detail=none, columnsize=0, prefix='1 2 3', tokenize='ascii');"               \
  "INSERT INTO list VALUES ('name', 'own'), ('kind', 'own'), ('month', '2026-10'), ('players', '2');"                                  \
  "INSERT INTO player VALUES (1, 900000100, '77001', 'Щербаківська Ґалина', 'UKR', '1', '2', 2, 'WFM', 'WFM', 'FI'," \
  " 'МС', 1900, 1850, 1800, 1910, 1860, 1810, 9, 8, 7, 20, 20, 20, 19990102, NULL);"                                                 \
  "INSERT INTO player VALUES (2, NULL, '77002', 'Koval, Ivan', 'UKR', NULL, NULL, 1, NULL, NULL, NULL, NULL, 1800, NULL,"              \
  " NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 20010000, 1);"                                                         \
  "CREATE INDEX player_fide ON player (fide_id) WHERE fide_id IS NOT NULL;"                                                            \
  "CREATE INDEX player_national ON player (national_id) WHERE national_id IS NOT NULL;"

/* What a name is found by is made as versions 1 and 2 both make it. */
static void
add_words (sqlite3    *db,
           int         row,
           const char *text)
{
  g_autoptr (GString) keys = g_string_new (NULL);
  g_autofree char *sql = NULL;

  zh_name_append_keys (keys, text, (int) strlen (text));
  sql = g_strdup_printf ("INSERT INTO word (rowid, key) VALUES (%d, '%s')", row, keys->str);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

/* On the shelf of the user; (transfer full). */
static char *
make_list (int version)
{
  g_autofree char *folder = zh_list_shelf_dup_folder ();
  char            *path = g_build_filename (folder, "own-2026-10.db", NULL);
  g_autofree char *mark = g_strdup_printf ("PRAGMA user_version = %d", version);
  sqlite3         *db = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, VERSION_1, NULL, NULL, NULL), ==, SQLITE_OK);
  add_words (db, 1, "Щербаківська Ґалина UKR 1999");
  add_words (db, 2, "Koval, Ivan UKR 2001");
  g_assert_cmpint (sqlite3_exec (db, mark, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
  return path;
}

static void
check_first (const ZhListPlayer *player)
{
  g_assert_nonnull (player);
  g_assert_cmpstr (player->fide_id, ==, "900000100");
  g_assert_cmpstr (player->national_id, ==, "77001");
  g_assert_cmpstr (player->name, ==, "Щербаківська Ґалина");
  g_assert_cmpstr (player->federation, ==, "UKR");
  g_assert_cmpstr (player->region, ==, "1");
  g_assert_cmpstr (player->club, ==, "2");
  g_assert_cmpstr (player->title, ==, "WFM");
  g_assert_cmpstr (player->women_title, ==, "WFM");
  g_assert_cmpstr (player->other_titles, ==, "FI");
  g_assert_cmpstr (player->category, ==, "МС");
  g_assert_cmpint (player->sex, ==, ZH_SEX_FEMALE);
  g_assert_cmpint (player->birth.year, ==, 1999);
  g_assert_cmpint (player->rating[0], ==, 1900);
  g_assert_cmpint (player->national[2], ==, 1810);
  g_assert_false (player->inactive);
}

/* Found on the shelf, by name in either alphabet, and by both IDs. */
static void
test_first (void)
{
  static const char *const typed[] = { "Щербаківська", "shcherbakivska", "900000100", "77001", "UKR 1999" };
  g_autofree char         *path = NULL;
  g_autoptr (ZhRatingList) list = NULL;
  g_autoptr (ZhListPlayer) found = NULL;
  g_autoptr (GPtrArray) both = NULL;

  list_folder_set_up ();
  path = make_list (1);
  list = list_folder_open ("own");
  g_assert_cmpstr (zh_rating_list_get_fact (list, "month"), ==, "2026-10");
  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) players = zh_rating_list_search (list, typed[i], 10, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (players->len, ==, 1);
      check_first (g_ptr_array_index (players, 0));
    }
  found = zh_rating_list_find (list, "900000100", NULL);
  check_first (found);
  both = zh_rating_list_search (list, "UKR", 10, NULL);
  g_assert_cmpuint (both->len, ==, 2);
  {
    const ZhListPlayer *second = g_ptr_array_index (both, 1);

    g_assert_cmpstr (second->name, ==, "Koval, Ivan");
    g_assert_cmpstr (second->fide_id, ==, "");
    g_assert_cmpstr (second->region, ==, "");
    g_assert_cmpstr (second->category, ==, "");
    g_assert_true (second->inactive);
  }
  list_folder_tear_down ();
}

/* A file of a version to come is refused, and one that says 2 but has no shared texts is damaged. */
static void
test_others (void)
{
  static const struct
  {
    int version;
    int code;
  } cases[] = { { ZH_LIST_VERSION + 1, ZH_ERROR_NEWER }, { ZH_LIST_PACKED_VERSION, ZH_ERROR_CORRUPT } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhRatingList) list = NULL;

      list_folder_set_up ();
      path = make_list (cases[i].version);
      list = zh_rating_list_open (path, &error);
      g_assert_null (list);
      g_assert_error (error, ZH_ERROR, cases[i].code);
      list_folder_tear_down ();
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating-versions/first", test_first);
  g_test_add_func ("/rating-versions/others", test_others);
  return g_test_run ();
}
