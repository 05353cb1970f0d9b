#include "config.h"

#include "forbidden-pairs.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "history.h"
#include "text-lines.h"

static void
append_numbers (GString            *text,
                const ZhTournament *tournament,
                const ZhForbidden  *group)
{
  for (int i = 0; i < group->n_entries; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, group->entries[i]);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", entry != NULL ? entry->start_number : 0);
    }
}

/* " / 2-5", " / 3", " / 4-"; nothing for all rounds. */
static void
append_rounds (GString           *text,
               const ZhForbidden *group)
{
  if (group->first_round <= 1 && group->last_round >= ZH_LAST_ROUND_OF_ALL)
    return;
  g_string_append_printf (text, " / %d", group->first_round);
  if (group->last_round >= ZH_LAST_ROUND_OF_ALL)
    g_string_append_c (text, '-');
  else if (group->last_round != group->first_round)
    g_string_append_printf (text, "-%d", group->last_round);
}

char *
zh_forbidden_format (const ZhTournament *tournament,
                     const GPtrArray    *groups)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < groups->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (groups, i);

      if (i > 0)
        g_string_append_c (text, '\n');
      append_numbers (text, tournament, group);
      append_rounds (text, group);
    }
  return g_string_free (text, FALSE);
}

char *
zh_forbidden_describe (const ZhTournament *tournament,
                       const GPtrArray    *groups)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < groups->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (groups, i);

      if (i > 0)
        g_string_append_c (text, '\n');
      for (int k = 0; k < group->n_entries; k++)
        {
          const ZhEntry   *entry = zh_tournament_find_entry (tournament, group->entries[k]);
          g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("—");

          g_string_append_printf (text, "%s%d %s", k > 0 ? " – " : "", entry != NULL ? entry->start_number : 0, name);
        }
      append_rounds (text, group);
    }
  return g_string_free (text, FALSE);
}

static const ZhEntry *
find_number (const ZhTournament *tournament,
             gint64              number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  return NULL;
}

static gboolean
contains (const GArray *ids,
          gint64        id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

/* Two different entries at least. */
static GArray *
parse_numbers (const ZhTournament *tournament,
               const char         *text,
               int                 line,
               GError            **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t-", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const ZhEntry *entry;
      gint64         number = 0;

      if (**word == '\0')
        continue;
      entry = zh_text_parse_int (*word, 1, G_MAXINT, &number) ? find_number (tournament, number) : NULL;
      if (entry == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT,
                             _ ("Line %1$d: “%2$s” is no start number of this tournament. Write numbers of the start list, such as 3 7"), line, *word);
      if (!contains (ids, entry->id))
        g_array_append_val (ids, entry->id);
    }
  if (ids->len >= 2)
    return g_steal_pointer (&ids);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %d: at least two different start numbers are needed, such as 3 7"), line);
}

/* "2-5", "3" or "4-". */
static gboolean
parse_rounds (const char *text,
              int         line,
              int        *first,
              int        *last,
              GError    **error)
{
  g_auto (GStrv) ends = g_strsplit (text, "-", 2);
  gint64           from = 0;
  gint64           to = ZH_LAST_ROUND_OF_ALL;
  gboolean         good = ends[0] != NULL && zh_text_parse_int (ends[0], 1, ZH_LAST_ROUND_OF_ALL, &from);
  g_autofree char *end = good && ends[1] != NULL ? g_strstrip (g_strdup (ends[1])) : NULL;

  if (good && end == NULL)
    to = from;
  else if (good && *end != '\0')
    good = zh_text_parse_int (end, from, ZH_LAST_ROUND_OF_ALL, &to);
  if (!good)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” is no range of rounds. Write 2-5, 3 or 4-"), line, text);
  *first = (int) from;
  *last = (int) to;
  return good;
}

static gboolean
has_entries (const ZhForbidden *group,
             const GArray      *ids)
{
  if (group->n_entries != (int) ids->len)
    return FALSE;
  for (int i = 0; i < group->n_entries; i++)
    if (!contains (ids, group->entries[i]))
      return FALSE;
  return TRUE;
}

/* Where nothing is said: what held in all rounds goes on so, and what is new begins with the next round that is
 * paired, or reports would say that it had always held. */
static int
get_usual_first (const ZhTournament *tournament,
                 const GArray       *ids)
{
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (tournament->forbidden, i);

      if (group->first_round <= 1 && group->last_round >= ZH_LAST_ROUND_OF_ALL && has_entries (group, ids))
        return group->first_round;
    }
  return zh_tournament_count_paired_rounds (tournament) + 1;
}

static ZhForbidden *
parse_group (const ZhTournament *tournament,
             const char         *text,
             int                 line,
             GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  g_autoptr (GArray) ids = parse_numbers (tournament, parts[0], line, error);
  int first = ids != NULL ? get_usual_first (tournament, ids) : 1;
  int last = ZH_LAST_ROUND_OF_ALL;

  if (ids == NULL || (parts[1] != NULL && !parse_rounds (g_strstrip (parts[1]), line, &first, &last, error)))
    return NULL;
  return zh_forbidden_new (first, last, (const gint64 *) ids->data, (int) ids->len);
}

/* A dash typed by a clever keyboard is a hyphen, and a semicolon ends a line. */
static char **
split_groups (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "–", -1);
  g_autofree char *plain = g_strjoinv ("-", parts);

  return zh_text_split_lines (g_strdelimit (plain, ";", '\n'));
}

GPtrArray *
zh_forbidden_parse (const ZhTournament *tournament,
                    const char         *text,
                    GError            **error)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_auto (GStrv) lines = split_groups (text);

  for (int i = 0; lines[i] != NULL; i++)
    {
      ZhForbidden *group;

      if (*g_strstrip (lines[i]) == '\0')
        continue;
      group = parse_group (tournament, lines[i], i + 1, error);
      if (group == NULL)
        return NULL;
      g_ptr_array_add (groups, group);
    }
  return g_steal_pointer (&groups);
}
