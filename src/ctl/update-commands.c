/* Entries against a rating list: update. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "rating-update.h"
#include "text-lines.h"

/* "3" or "3-7": marks the rows; FALSE with @error where there is none. */
static gboolean
mark_range (const char *text,
            gboolean   *marked,
            guint       n_rows,
            GError    **error)
{
  g_auto (GStrv) ends = zh_ctl_split_pair (text, "-");
  gint64 first = 0;
  gint64 last = 0;

  if (!zh_text_parse_int (ends[0], 1, n_rows, &first) || (*ends[1] != '\0' && !zh_text_parse_int (ends[1], first, n_rows, &last)))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--apply: “%1$s” is no row from 1 to %2$u"), text, n_rows);
  for (gint64 row = first; row <= MAX (first, last); row++)
    marked[row - 1] = TRUE;
  return TRUE;
}

/* "all" leaves names out: they change only by their number. */
static GPtrArray *
choose_rows (const ZhListComparison *comparison,
             const char             *choice,
             GError                **error)
{
  GPtrArray           *differences = comparison->differences;
  g_autofree gboolean *marked = g_new0 (gboolean, differences->len + 1);
  g_auto (GStrv) parts = g_strsplit (choice, ",", -1);
  GPtrArray *updates;

  for (char **part = parts; *part != NULL && strcmp (choice, "all") != 0; part++)
    if (!mark_range (*part, marked, differences->len, error))
      return NULL;
  updates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_update_free);
  for (guint i = 0; i < differences->len; i++)
    {
      const ZhListDifference *difference = g_ptr_array_index (differences, i);

      if (marked[i] || (strcmp (choice, "all") == 0 && !difference->is_name))
        g_ptr_array_add (updates, zh_list_update_new (difference));
    }
  return updates;
}

static void
print_differences (const ZhCtlCall        *call,
                   const ZhListComparison *comparison)
{
  for (guint i = 0; i < comparison->differences->len; i++)
    {
      const ZhListDifference *difference = g_ptr_array_index (comparison->differences, i);

      zh_ctl_print_row (call, "row:d player:s field:s now:s then:s list:s | person:l is_name:b", (int) i + 1, difference->name, difference->key, difference->now,
                        difference->then, comparison->edition, difference->person_id, difference->is_name);
    }
}

static void
print_notes (const ZhListComparison *comparison)
{
  g_autofree char *summary = zh_list_comparison_dup_summary (comparison);

  for (guint i = 0; i < comparison->notes->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (comparison->notes, i));
  g_printerr ("%s\n", summary);
}

static ZhCtlExit
run_update (ZhCtlCall *call,
            GError   **error)
{
  const char *apply = zh_ctl_text (call, "apply");
  const char *name = zh_ctl_text (call, "list");
  g_autoptr (ZhListSet) set = NULL;
  g_autoptr (ZhListComparison) comparison = NULL;
  g_autoptr (GPtrArray) updates = NULL;
  ZhDate first_day;

  if (!zh_ctl_open_tournament (call, apply != NULL ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_FILE;
  first_day = zh_ctl_get_competition (call)->start;
  set = zh_list_set_open (name, first_day, error);
  if (set == NULL)
    return ZH_CTL_USAGE;
  comparison = zh_tournament_compare_with_list (call->tournament, set, first_day);
  print_notes (comparison);
  if (apply == NULL)
    {
      print_differences (call, comparison);
      return ZH_CTL_DONE;
    }
  updates = choose_rows (comparison, apply, error);
  if (updates == NULL)
    return ZH_CTL_USAGE;
  return zh_ctl_end (call, zh_desk_update_players (call->desk, call->tournament->id, comparison->edition, updates, error), error);
}

const ZhCtlVerb zh_ctl_update_verbs[] = {
  { "update", "FILE [--list NAME] [--apply ROWS]", ZH_CTL_CHOOSES_AND_WRITES, run_update,
    .summary = N_ ("What a rating list has otherwise than the entries, one difference a line; --apply takes rows over, or all but names") },
  { NULL },
};
