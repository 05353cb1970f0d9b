/* The rating lists of this user: lists. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "ctl-patience.h"
#include "rating-import.h"
#include "rating-set.h"

#define DEFAULT_LIMIT 50
#define MAX_LIMIT 10000

static void
print_edition (const ZhCtlCall     *call,
               const ZhListEdition *edition)
{
  g_autofree char *month = g_strdup_printf ("%04d-%02d", edition->month.year, edition->month.month);
  g_autofree char *date = zh_date_format_iso (edition->date);

  zh_ctl_print_row (call, "id:s name:s month:s date:s federation:s players:l title:s | kind:s", edition->id, edition->name, month, date,
                    edition->federation, (gint64) edition->n_players, edition->title, edition->kind);
}

static void
print_names (const char *sentence,
             GPtrArray  *names)
{
  g_autofree char *all = NULL;

  if (names->len == 0)
    return;
  g_ptr_array_add (names, NULL);
  all = g_strjoinv (", ", (char **) names->pdata);
  g_ptr_array_set_size (names, (int) names->len - 1);
  g_printerr (sentence, all);
}

/* What whoever imports should look at. */
static void
print_notes (const ZhListImport *import)
{
  for (guint i = 0; i < import->faults->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (import->faults, i));
  if (import->n_skipped > 0)
    g_printerr (g_dngettext (NULL, "%u line was left out\n", "%u lines were left out\n", (gulong) import->n_skipped), (guint) import->n_skipped);
  print_names (_ ("Columns that are not read: %s\n"), import->unread);
  print_names (_ ("Read with it: %s\n"), import->joined);
  if (import->month_origin == ZH_LIST_MONTH_OF_FILE)
    g_printerr (_ ("Nothing in the list names its month; %1$04d-%2$02d is that of the file. If it is another, import it with --month\n"), import->month.year,
                import->month.month);
}

/* --as names a kind, or what the list shall be called. */
static ZhListImport *
open_import (const ZhCtlCall *call,
             GError         **error)
{
  const char *as = zh_ctl_text (call, "as");
  const char *month = zh_ctl_text (call, "month");
  g_autoptr (GPtrArray) kinds = zh_list_kinds_load (error);
  gboolean is_kind = kinds != NULL && as != NULL && zh_list_kinds_find (kinds, as) != NULL;
  g_autoptr (ZhListImport) import = kinds != NULL ? zh_list_import_new (call->words[0], is_kind ? as : NULL, error) : NULL;

  if (import == NULL || (as != NULL && !is_kind && !zh_list_import_set_name (import, as, error)) ||
      (month != NULL && !zh_list_import_set_month (import, month, error)))
    return NULL;
  import->accepts_fewer = zh_ctl_has (call, "fewer");
  return g_steal_pointer (&import);
}

static ZhCtlExit
run_import (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhListImport) import = open_import (call, error);
  const ZhProgress *progress = zh_ctl_patience_begin ();
  gboolean          ok = import != NULL && zh_list_import_run (import, progress, error);
  g_autofree char  *id = NULL;
  g_autoptr (GPtrArray) shelf = NULL;

  zh_ctl_patience_end ();
  if (import != NULL && ok)
    print_notes (import);
  if (!ok)
    return ZH_CTL_INPUT;
  id = zh_list_import_dup_id (import);
  shelf = zh_list_shelf_load ();
  print_edition (call, zh_list_shelf_find (shelf, id, ZH_DATE_NONE));
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();

  for (guint i = 0; i < shelf->len; i++)
    print_edition (call, g_ptr_array_index (shelf, i));
  return ZH_CTL_DONE;
}

static void
print_player (const ZhCtlCall     *call,
              const ZhListEdition *edition,
              const ZhListPlayer  *player)
{
  g_autofree char *birth = zh_date_format_iso (player->birth);

  zh_ctl_print_row (call,
                    "fide_id:s national_id:s name:s federation:s title:s standard:d rapid:d blitz:d birth:s"
                    " | category:s region:s club:s national:d national_rapid:d national_blitz:d inactive:b list:s",
                    player->fide_id, player->national_id, player->name, player->federation, player->title, player->rating[ZH_LIST_STANDARD],
                    player->rating[ZH_LIST_RAPID], player->rating[ZH_LIST_BLITZ], birth, player->category, player->region, player->club,
                    player->national[ZH_LIST_STANDARD], player->national[ZH_LIST_RAPID], player->national[ZH_LIST_BLITZ], player->inactive, edition->id);
}

/* A list that cannot be read is named: nobody would know who lacks. */
static gboolean
check_readable (const GPtrArray     *shelf,
                const ZhListEdition *named,
                GError             **error)
{
  for (guint i = 0; i < shelf->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (shelf, i);
      g_autoptr (ZhRatingList) list = NULL;

      if (edition != (named != NULL ? named : zh_list_shelf_find (shelf, edition->name, ZH_DATE_NONE)))
        continue;
      list = zh_rating_list_open (edition->path, error);
      if (list == NULL)
        return FALSE;
    }
  return TRUE;
}

/* The newest edition of every list, or the one that is named. */
static ZhCtlExit
run_search (ZhCtlCall *call,
            GError   **error)
{
  const char      *name = zh_ctl_text (call, "list");
  g_autofree char *text = g_strjoinv (" ", call->words);
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  g_autoptr (GPtrArray) hits = NULL;
  g_autoptr (ZhListSet) set = NULL;
  const ZhListEdition *named = name != NULL ? zh_list_shelf_find (shelf, name, ZH_DATE_NONE) : NULL;
  guint                limit = (guint) CLAMP (zh_ctl_number (call, "limit", DEFAULT_LIMIT), 1, MAX_LIMIT);

  if (!check_readable (shelf, named, error))
    return ZH_CTL_FILE;
  set = zh_list_set_open (name, ZH_DATE_NONE, error);
  if (set == NULL)
    return ZH_CTL_USAGE;
  hits = zh_list_set_search (set, text, limit);
  for (guint i = 0; i < hits->len; i++)
    {
      const ZhListHit *hit = g_ptr_array_index (hits, i);

      print_player (call, hit->edition, hit->player);
    }
  return hits->len > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* NAME is an edition, or a list of which there is one edition. */
static ZhCtlExit
run_remove (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  g_autoptr (GString) ids = g_string_new (NULL);
  const ZhListEdition *only = NULL;
  int                  n = 0;

  for (guint i = 0; i < shelf->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (shelf, i);

      if (!g_str_equal (edition->name, call->words[0]) && !g_str_equal (edition->id, call->words[0]))
        continue;
      only = edition;
      g_string_append_printf (ids, "%s%s", n++ > 0 ? ", " : "", edition->id);
    }
  if (n > 1)
    return zh_ctl_fail_usage (error, _ ("There are several editions of that list: %s. Name one"), ids->str);
  return zh_list_shelf_remove (only != NULL ? only->id : call->words[0], error) ? ZH_CTL_DONE : ZH_CTL_USAGE;
}

const ZhCtlVerb zh_ctl_lists_verbs[] = {
  { "lists import", "SOURCE [--as NAME] [--month MONTH] [--fewer] [--json]", ZH_CTL_OPENS_NOTHING, run_import,
    .summary = N_ ("Takes a rating list of FIDE or a federation into the lists of this user; --as names its kind or the list") },
  { "lists list", "[--json]", ZH_CTL_OPENS_NOTHING, run_list,
    .summary = N_ ("The rating lists that are here, one edition a line") },
  { "lists search", "TEXT… [--limit N] [--list NAME] [--json]", ZH_CTL_OPENS_NOTHING, run_search,
    .summary = N_ ("Players of the rating lists, by name in any letters, year of birth, or ID") },
  { "lists remove", "NAME", ZH_CTL_OPENS_NOTHING, run_remove,
    .summary = N_ ("Removes an edition of a rating list") },
  { NULL },
};
