#include "config.h"

#include "points-change.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "history.h"
#include "language.h"
#include "text-signs.h"

/* How many are named; the others are counted. */
#define MAX_NAMED 5

/* The table that @settings would give. */
static ZhHistory *
make_history (const ZhTournament *settings,
              const ZhTournament *played)
{
  g_autoptr (ZhTournament) scored = zh_tournament_copy_settings (settings);

  g_ptr_array_unref (scored->entries);
  g_ptr_array_unref (scored->members);
  g_ptr_array_unref (scored->rounds);
  scored->entries = g_ptr_array_ref (played->entries);
  scored->members = g_ptr_array_ref (played->members);
  scored->rounds = g_ptr_array_ref (played->rounds);
  return zh_history_new (scored, (int) played->rounds->len);
}

/* Games, matches and byes whose worth differs. */
static guint
count_results (const ZhHistory *before,
               const ZhHistory *after)
{
  g_autoptr (GHashTable) pairings = g_hash_table_new (NULL, NULL);

  for (int entry = 0; entry < before->n_entries; entry++)
    for (int round = 1; round <= before->n_rounds; round++)
      {
        const ZhCell *old = zh_history_get_cell (before, entry, round);

        if (old->points != zh_history_get_cell (after, entry, round)->points)
          g_hash_table_add (pairings, old->pairing != NULL ? (gpointer) old->pairing : (gpointer) old);
      }
  return g_hash_table_size (pairings);
}

/* "Ann Bee 1 → 3; Cid Doe ½ → 1; …" */
static char *
format_changes (const ZhHistory *before,
                const ZhHistory *after)
{
  const ZhLanguage *language = zh_language_get_screen ();
  GString          *text = g_string_new (NULL);
  int               n = 0;

  for (int entry = 0; entry < before->n_entries; entry++)
    {
      g_autofree char *name = zh_entry_format_name (zh_history_get_entry (before, entry));
      g_autofree char *old = zh_points_format_half (before->points[entry], language);
      g_autofree char *next = zh_points_format_half (after->points[entry], language);

      if (before->points[entry] == after->points[entry])
        continue;
      if (n < MAX_NAMED)
        g_string_append_printf (text, "%s%s %s → %s", n > 0 ? "; " : "", name, old, next);
      n++;
    }
  if (n > MAX_NAMED)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, ngettext ("and %d more", "and %d more", (gulong) (n - MAX_NAMED)), n - MAX_NAMED);
    }
  return g_string_free (text, FALSE);
}

gboolean
zh_tournament_check_points_kept (const ZhTournament *old,
                                 const ZhTournament *next,
                                 const char         *reason,
                                 GError            **error)
{
  g_autofree char *given = g_strstrip (zh_text_dup_clean (reason != NULL ? reason : ""));
  g_autoptr (ZhHistory) before = zh_history_new (old, (int) old->rounds->len);
  g_autoptr (ZhHistory) after = make_history (next, old);
  guint            n_results = count_results (before, after);
  g_autofree char *changes = NULL;

  if (n_results == 0 || *given != '\0')
    return TRUE;
  changes = format_changes (before, after);
  return zh_fail (error, ZH_ERROR_REFUSED,
                  ngettext ("%1$u result already entered in “%2$s” would count differently, and these points would change: %3$s. Give the reason for changing them now",
                            "%1$u results already entered in “%2$s” would count differently, and these points would change: %3$s. Give the reason for changing them now", n_results),
                  n_results, old->name, changes);
}
