#include "config.h"

#include "group-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "settings-text.h"

static const char *const names[] = {
  [ZH_GROUP_SEX] = "sex",
  [ZH_GROUP_BIRTH_YEARS] = "born",
  [ZH_GROUP_CATEGORY] = "category",
  [ZH_GROUP_TITLE] = "title",
  [ZH_GROUP_FEDERATION] = "federation",
  [ZH_GROUP_REGION] = "region",
  [ZH_GROUP_CLUB] = "club",
  [ZH_GROUP_SCHOOL] = "school",
  [ZH_GROUP_COACH] = "coach",
  [ZH_GROUP_DISABILITY] = "class",
  [ZH_GROUP_RATING] = "rating",
  [ZH_GROUP_NUMBERS] = "numbers",
};

G_STATIC_ASSERT (G_N_ELEMENTS (names) == ZH_N_GROUP_KINDS);

const char *
zh_group_kind_to_string (ZhGroupKind kind)
{
  g_assert ((gsize) kind < G_N_ELEMENTS (names));

  return names[kind];
}

gboolean
zh_group_kind_from_string (const char  *text,
                           ZhGroupKind *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], text) == 0)
      {
        *kind = (ZhGroupKind) i;
        return TRUE;
      }
  return FALSE;
}

void
zh_group_free (ZhGroup *self)
{
  while (self != NULL)
    {
      ZhGroup *next = (ZhGroup *) self->also;

      g_free ((char *) self->value);
      g_free (self);
      self = next;
    }
}

static gboolean
is_number_list (const char *text)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  gint64 first;
  gint64 last;

  for (gsize i = 0; items[i] != NULL; i++)
    if (!g_ascii_string_to_signed (items[i], 10, 1, G_MAXINT, &first, NULL) && !zh_group_range_parse (items[i], &first, &last))
      return FALSE;
  return items[0] != NULL;
}

static gboolean
check_value (ZhGroupKind kind,
             const char *value,
             GError    **error)
{
  gint64 first;
  gint64 last;

  if (kind == ZH_GROUP_SEX && strcmp (value, "m") != 0 && strcmp (value, "w") != 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Group: “%s” is no sex; write sex=m or sex=w"), value);
  else if ((kind == ZH_GROUP_BIRTH_YEARS || kind == ZH_GROUP_RATING) && !zh_group_range_parse (value, &first, &last))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Group: “%s” is no range; write born=2010-2012, born=2010- or rating=-1799"), value);
  else if (kind == ZH_GROUP_NUMBERS && !is_number_list (value))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Group: “%s” is no list of start numbers; write numbers=1,5,7-9"), value);
  else if (*value == '\0')
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Group: nothing stands after “%s=”; write what members have there"), names[kind]);
  else
    return TRUE;
  return FALSE;
}

static char *
list_names (void)
{
  g_autoptr (GString) list = g_string_new (names[0]);

  for (gsize i = 1; i < G_N_ELEMENTS (names); i++)
    g_string_append_printf (list, ", %s", names[i]);
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static ZhGroup *
parse_condition (const char *text,
                 GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  ZhGroup    *group;
  ZhGroupKind kind;

  if (parts[0] == NULL || parts[1] == NULL || !zh_group_kind_from_string (g_strstrip (parts[0]), &kind))
    {
      g_autofree char *known = list_names ();

      return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Group: “%1$s” is no condition; write NAME=VALUE with one of: %2$s"), text, known);
    }
  if (!check_value (kind, g_strstrip (parts[1]), error))
    return NULL;
  group = g_new0 (ZhGroup, 1);
  group->kind = kind;
  group->value = g_strdup (parts[1]);
  return group;
}

ZhGroup *
zh_group_parse (const char *text,
                GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  g_autoptr (ZhGroup) first = NULL;
  ZhGroup *last = NULL;

  for (gsize i = 0; parts[i] != NULL; i++)
    {
      ZhGroup *group;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      group = parse_condition (parts[i], error);
      if (group == NULL)
        return NULL;
      if (last != NULL)
        last->also = group;
      else
        first = group;
      last = group;
    }
  if (first == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Group: nothing says who belongs to it; write conditions such as sex=w;born=2010-"));
  return g_steal_pointer (&first);
}

char *
zh_group_to_text (const ZhGroup *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const ZhGroup *group = self; group != NULL; group = group->also)
    g_string_append_printf (text, "%s%s=%s", text->len > 0 ? ";" : "", names[group->kind], group->value);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
named_group_free (ZhNamedGroup *self)
{
  g_free (self->title);
  zh_group_free (self->group);
  g_free (self);
}

GPtrArray *
zh_group_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) named_group_free);
}

void
zh_group_list_add (GPtrArray  *list,
                   const char *title,
                   ZhGroup    *group)
{
  ZhNamedGroup *named = g_new0 (ZhNamedGroup, 1);

  named->title = g_strdup (title);
  named->group = group;
  g_ptr_array_add (list, named);
}

GPtrArray *
zh_group_list_parse (const char *text,
                     GError    **error)
{
  g_autoptr (GPtrArray) list = zh_group_list_new ();
  g_autoptr (GKeyFile) file = zh_settings_text_parse (text, error);

  if (file == NULL)
    return NULL;
  for (int number = 1; number <= ZH_SETTINGS_MAX_GROUPS; number++)
    {
      g_autofree char *section = g_strdup_printf ("group %d", number);
      g_autofree char *title = NULL;
      g_autofree char *members = NULL;
      ZhGroup         *group;

      if (!g_key_file_has_group (file, section))
        break;
      title = zh_settings_text_dup (file, section, "title", error);
      members = title != NULL ? zh_settings_text_dup (file, section, "members", error) : NULL;
      group = members != NULL ? zh_group_parse (members, error) : NULL;
      if (group == NULL)
        return NULL;
      zh_group_list_add (list, title, group);
    }
  return g_steal_pointer (&list);
}

char *
zh_group_list_to_text (const GPtrArray *list)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  for (guint i = 0; i < list->len; i++)
    {
      const ZhNamedGroup *named = g_ptr_array_index (list, i);
      g_autofree char    *section = g_strdup_printf ("group %u", i + 1);
      g_autofree char    *members = zh_group_to_text (named->group);

      g_key_file_set_string (file, section, "title", named->title);
      g_key_file_set_string (file, section, "members", members);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

/* Start numbers that move */

/* "1,5,7-9" as single numbers; a range without an upper end goes up to @last. */
static GArray *
list_numbers (const char *list,
              int         last)
{
  g_auto (GStrv) items = g_strsplit (list, ",", -1);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (gsize i = 0; items[i] != NULL; i++)
    {
      gint64 first = 0;
      gint64 end = 0;

      if (g_ascii_string_to_signed (items[i], 10, 1, G_MAXINT - 1, &first, NULL))
        end = first;
      else if (!zh_group_range_parse (items[i], &first, &end))
        continue;
      if (end == G_MAXINT)
        end = MAX (first, last);
      for (gint64 number = MAX (first, 1); number <= end; number++)
        {
          int value = (int) number;

          g_array_append_val (numbers, value);
        }
    }
  return numbers;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Sorted, three and more in a row as a range. */
static char *
format_numbers (GArray *numbers)
{
  GString *text = g_string_new (NULL);

  g_array_sort (numbers, compare_numbers);
  for (guint i = 0; i < numbers->len;)
    {
      int   first = g_array_index (numbers, int, i);
      guint n = 1;

      while (i + n < numbers->len && g_array_index (numbers, int, i + n) == first + (int) n)
        n++;
      g_string_append_printf (text, "%s%d", text->len > 0 ? "," : "", first);
      if (n > 2)
        g_string_append_printf (text, "-%d", first + (int) n - 1);
      i += n > 2 ? n : 1;
    }
  return g_string_free (text, FALSE);
}

/* Returns whether the numbers of @group are others now. */
static gboolean
renumber_condition (ZhGroup   *group,
                    int        last,
                    ZhRenumber renumber,
                    gpointer   user_data)
{
  g_autoptr (GArray) numbers = list_numbers (group->value, last);
  gboolean changed = FALSE;

  for (guint i = 0; i < numbers->len; i++)
    {
      int *number = &g_array_index (numbers, int, i);
      int  next = renumber (*number, user_data);

      changed = changed || next != *number;
      *number = next;
    }
  if (!changed)
    return FALSE;
  g_free ((char *) group->value);
  group->value = format_numbers (numbers);
  return TRUE;
}

char *
zh_group_text_renumber (const char *text,
                        int         last,
                        ZhRenumber  renumber,
                        gpointer    user_data)
{
  g_autoptr (GKeyFile) file = zh_settings_text_parse (text, NULL);
  g_auto (GStrv) sections = file != NULL ? g_key_file_get_groups (file, NULL) : NULL;
  gboolean found = FALSE;

  for (gsize i = 0; sections != NULL && sections[i] != NULL; i++)
    {
      g_autofree char *members = g_key_file_get_string (file, sections[i], "members", NULL);
      g_autoptr (ZhGroup) group = members != NULL ? zh_group_parse (members, NULL) : NULL;
      g_autofree char *renumbered = NULL;
      gboolean         changed = FALSE;

      for (ZhGroup *each = group; each != NULL; each = (ZhGroup *) each->also)
        if (each->kind == ZH_GROUP_NUMBERS)
          changed = renumber_condition (each, last, renumber, user_data) || changed;
      if (!changed)
        continue;
      renumbered = zh_group_to_text (group);
      g_key_file_set_string (file, sections[i], "members", renumbered);
      found = TRUE;
    }
  if (file == NULL)
    return NULL;
  return found ? g_key_file_to_data (file, NULL, NULL) : g_strdup (text);
}
