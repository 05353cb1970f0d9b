/* Several lists searched together: none crowds the others out, and who stands in two is one player. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "list-folder.h"
#include "rating-set.h"

static const ZhDate no_day = { 0 };

/* A large list in Latin letters, with the federation's in Cyrillic ones beside it. */
static void
set_up (void)
{
  g_autoptr (GString) text = g_string_new ("Name;Rating;FIDE ID\n");
  g_autofree char *large = NULL;
  g_autofree char *small = NULL;
  g_autoptr (ZhListImport) first = NULL;
  g_autoptr (ZhListImport) second = NULL;

  list_folder_set_up ();
  for (int i = 0; i < 30; i++)
    g_string_append_printf (text, "Vydumanko, Ada%c;%d;%d\n", 'a' + i % 26, 2000 + i, 900000100 + i);
  g_string_append (text, "Samotska, Zoia;1800;900000999\n");
  large = list_folder_write ("large.csv", text->str, -1);
  small = list_folder_write ("nat2611s.csv",
                             "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\n"
                             "900000100;Видуманко Ада;KIE;w;1500;1490;1999-01-02\n"
                             "900000777;Видуманченко Ія;KIE;w;1400;0;1998-01-02\n"
                             "900000999;Самотська Зоя;KIE;w;1790;0;1997-01-02\n",
                             -1);
  first = list_folder_import (large, "own");
  second = list_folder_import (small, "ucf");
}

static void
test_shares (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhListSet) set = NULL;
  g_autoptr (GPtrArray) latin = NULL;
  g_autoptr (GPtrArray) cyrillic = NULL;
  guint n_cyrillic = 0;

  set_up ();
  set = zh_list_set_open (NULL, no_day, &error);
  g_assert_no_error (error);
  latin = zh_list_set_search (set, "vydum", 8);
  g_assert_cmpuint (latin->len, ==, 8);
  g_assert_cmpstr (((const ZhListHit *) g_ptr_array_index (latin, 0))->edition->name, ==, "own");
  for (guint i = 0; i < latin->len; i++)
    n_cyrillic += strcmp (((const ZhListHit *) g_ptr_array_index (latin, i))->edition->name, "ucf") == 0;
  g_assert_cmpuint (n_cyrillic, ==, 2);
  cyrillic = zh_list_set_search (set, "Видуманко", 8);
  g_assert_cmpuint (cyrillic->len, ==, 8);
  g_assert_cmpstr (((const ZhListHit *) g_ptr_array_index (cyrillic, 0))->edition->name, ==, "ucf");
  list_folder_tear_down ();
}

static void
test_one_player (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhListSet) set = NULL;
  g_autoptr (ZhListHit) one = NULL;

  set_up ();
  set = zh_list_set_open (NULL, no_day, &error);
  g_assert_no_error (error);
  one = zh_list_set_choose (set, "самотська", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (one->player->name, ==, "Самотська Зоя");
  g_assert_null (zh_list_set_choose (set, "видуман", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  list_folder_tear_down ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating-set/shares", test_shares);
  g_test_add_func ("/rating-set/one-player", test_one_player);
  return g_test_run ();
}
