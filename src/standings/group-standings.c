#include "config.h"

#include "group-standings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

GArray *
zh_standings_select (const ZhStandings *self,
                     ZhEntryFilter      filter,
                     gpointer           user_data)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (ZhGroupRow));
  guint   start = 0;

  for (int row = 0; row < zh_standings_get_n_rows (self); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (self, row);
      ZhGroupRow        selected = { row, 0, 0 };

      if (!filter (zh_history_get_entry (zh_standings_get_history (self), standing->entry), user_data))
        continue;
      if (standing->place > 0)
        {
          /* Rows of one place stand together; the first of them begins the shared places. */
          if (rows->len == 0 ||
              zh_standings_get_row (self, g_array_index (rows, ZhGroupRow, start).row)->place != standing->place)
            start = rows->len;
          selected.place = (int) start + 1;
        }
      g_array_append_val (rows, selected);
      for (guint i = start; standing->place > 0 && i < rows->len; i++)
        g_array_index (rows, ZhGroupRow, i).last_place = (int) rows->len;
    }
  return rows;
}

/* What an entry has for @kind, "" when nothing, and always for the kinds that are ranges. */
static const char *
get_value (const ZhEntry *entry,
           ZhGroupKind    kind)
{
  const ZhPerson *person = entry->person;

  if (person == NULL)
    return "";
  switch (kind)
    {
    case ZH_GROUP_SEX:
      return person->sex == ZH_SEX_FEMALE ? "w" : person->sex == ZH_SEX_MALE ? "m"
                                                                             : "";
    case ZH_GROUP_CATEGORY:
      return person->category;
    case ZH_GROUP_TITLE:
      return person->title;
    case ZH_GROUP_FEDERATION:
      return person->federation;
    case ZH_GROUP_REGION:
      return person->region;
    case ZH_GROUP_CLUB:
      return person->club;
    case ZH_GROUP_SCHOOL:
      return person->school;
    case ZH_GROUP_COACH:
      return person->coach;
    case ZH_GROUP_DISABILITY:
      return person->disability_class;
    case ZH_GROUP_BIRTH_YEARS:
    case ZH_GROUP_RATING:
    case ZH_GROUP_NUMBERS:
    default:
      return "";
    }
}

gboolean
zh_group_range_parse (const char *text,
                      gint64     *first,
                      gint64     *last)
{
  g_auto (GStrv) ends = g_strsplit (text, "-", 2);
  gint64 low = G_MININT;
  gint64 high = G_MAXINT;

  if (ends[0] == NULL || ends[1] == NULL || (*ends[0] == '\0' && *ends[1] == '\0'))
    return FALSE;
  if (*ends[0] != '\0' && !g_ascii_string_to_signed (ends[0], 10, 1, 9999, &low, NULL))
    return FALSE;
  if (*ends[1] != '\0' && !g_ascii_string_to_signed (ends[1], 10, 1, 9999, &high, NULL))
    return FALSE;
  *first = low;
  *last = high;
  return low <= high;
}

static gboolean
is_in_range (int         value,
             const char *range)
{
  gint64 first;
  gint64 last;

  return zh_group_range_parse (range, &first, &last) && value >= first && value <= last;
}

/* One of "1,5,7-9". */
static gboolean
is_in_list (int         number,
            const char *list)
{
  g_auto (GStrv) items = g_strsplit (list, ",", -1);
  g_autofree char *text = g_strdup_printf ("%d", number);

  for (gsize i = 0; items[i] != NULL; i++)
    if (strcmp (items[i], text) == 0 || is_in_range (number, items[i]))
      return TRUE;
  return FALSE;
}

static gboolean
satisfies (const ZhEntry *entry,
           const ZhGroup *wanted)
{
  switch (wanted->kind)
    {
    case ZH_GROUP_BIRTH_YEARS:
      return entry->person->birth.year != 0 && is_in_range (entry->person->birth.year, wanted->value);
    case ZH_GROUP_RATING:
      return is_in_range (entry->rating, wanted->value);
    case ZH_GROUP_NUMBERS:
      return is_in_list (entry->start_number, wanted->value);
    case ZH_GROUP_SEX:
    case ZH_GROUP_CATEGORY:
    case ZH_GROUP_TITLE:
    case ZH_GROUP_FEDERATION:
    case ZH_GROUP_REGION:
    case ZH_GROUP_CLUB:
    case ZH_GROUP_SCHOOL:
    case ZH_GROUP_COACH:
    case ZH_GROUP_DISABILITY:
    default:
      return strcmp (get_value (entry, wanted->kind), wanted->value) == 0;
    }
}

gboolean
zh_group_filter (const ZhEntry *entry,
                 gpointer       group)
{
  if (entry->person == NULL)
    return FALSE;
  for (const ZhGroup *wanted = group; wanted != NULL; wanted = wanted->also)
    if (*wanted->value == '\0' || !satisfies (entry, wanted))
      return FALSE;
  return TRUE;
}

static int
compare_values (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const char *left = *(const char *const *) a;
  const char *right = *(const char *const *) b;
  int         order = zh_language_compare (user_data, left, right);

  return order != 0 ? order : strcmp (left, right);
}

char **
zh_group_list_values (const ZhTournament *tournament,
                      ZhGroupKind         kind,
                      const ZhLanguage   *language)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *values = g_ptr_array_new ();

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const char *value = get_value (g_ptr_array_index (tournament->entries, i), kind);

      if (*value != '\0' && g_hash_table_add (seen, (gpointer) value))
        g_ptr_array_add (values, g_strdup (value));
    }
  g_ptr_array_sort_with_data (values, compare_values, (gpointer) language);
  g_ptr_array_add (values, NULL);
  return (char **) g_ptr_array_free (values, FALSE);
}

const char *
zh_group_kind_get_title (ZhGroupKind       kind,
                         const ZhLanguage *language)
{
  static const char *const titles[] = {
    [ZH_GROUP_SEX] = NC_ ("group", "Sex"),
    [ZH_GROUP_BIRTH_YEARS] = NC_ ("group", "Years of birth"),
    [ZH_GROUP_CATEGORY] = NC_ ("group", "Category"),
    [ZH_GROUP_TITLE] = NC_ ("group", "Title"),
    [ZH_GROUP_FEDERATION] = NC_ ("group", "Federation"),
    [ZH_GROUP_REGION] = NC_ ("group", "Region"),
    [ZH_GROUP_CLUB] = NC_ ("group", "Club"),
    [ZH_GROUP_SCHOOL] = NC_ ("group", "School"),
    [ZH_GROUP_COACH] = NC_ ("group", "Coach"),
    [ZH_GROUP_DISABILITY] = NC_ ("group", "Class of disability"),
    [ZH_GROUP_RATING] = NC_ ("group", "Rating"),
    [ZH_GROUP_NUMBERS] = NC_ ("group", "Start numbers"),
  };

  g_assert ((gsize) kind < G_N_ELEMENTS (titles));

  return zh_trc (language, "group", titles[kind]);
}
