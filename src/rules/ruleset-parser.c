#include "config.h"

#include "ruleset-parser.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

void
zh_ruleset_line_free (ZhRulesetLine *self)
{
  g_free (self->group);
  g_free (self->key);
  g_free (self->value);
  g_free (self);
}

void
zh_ruleset_set_fault (GError    **error,
                      const char *name,
                      int         line,
                      const char *key,
                      const char *reason)
{
  if (key == NULL && line == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s: %2$s"), name, reason);
  else if (key == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s, line %2$d: %3$s"), name, line, reason);
  else if (line == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s, key “%2$s”: %3$s"), name, key, reason);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s, line %2$d, key “%3$s”: %4$s"), name, line, key, reason);
}

/* Group names are the words of a path: lower-case letters, digits, dashes and dots, and the
 * capitals of a ladder's name. */
static gboolean
is_group_name (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || length > 200 || text[0] == '.' || text[length - 1] == '.' || strstr (text, "..") != NULL)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && text[i] != '-' && text[i] != '.')
      return FALSE;
  return TRUE;
}

/* "win", "win.article", "title[uk]", "opponent_time". */
static gboolean
is_key_name (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || length > 100 || !g_ascii_islower (text[0]))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (text[i]) && !g_ascii_isdigit (text[i]) && strchr ("-_.[]", text[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Returns the name of the group that @line opens, or NULL with the reason why it opens none. */
static char *
parse_group (const char  *line,
             const char **reason)
{
  gsize            length = strlen (line);
  g_autofree char *group = NULL;

  if (line[length - 1] != ']')
    {
      *reason = _ ("the group has no closing bracket; write it as [scoring]");
      return NULL;
    }
  group = g_strndup (line + 1, length - 2);
  if (!is_group_name (group))
    {
      *reason = _ ("this is no name of a group; use letters, digits, dashes and dots, as in [scoring]");
      return NULL;
    }
  return g_steal_pointer (&group);
}

/* Returns the value that @line sets, or NULL with the reason why it sets none. */
static ZhRulesetLine *
parse_value (const char  *line,
             const char  *group,
             const char **reason)
{
  const char *equals = strchr (line, '=');
  g_autoptr (ZhRulesetLine) result = NULL;

  if (equals == NULL)
    {
      *reason = _ ("the line is neither a comment nor a group nor a value; write it as key=value");
      return NULL;
    }
  if (group == NULL)
    {
      *reason = _ ("the value stands before the first group; open a group such as [ruleset] above it");
      return NULL;
    }
  result = g_new0 (ZhRulesetLine, 1);
  result->group = g_strdup (group);
  result->key = g_strstrip (g_strndup (line, (gsize) (equals - line)));
  result->value = g_strstrip (g_strdup (equals + 1));
  if (!is_key_name (result->key))
    {
      *reason = _ ("left of “=” stands no name of a key; use small letters, digits and dashes");
      return NULL;
    }
  if (result->value[0] == '\0')
    {
      *reason = _ ("right of “=” stands nothing; write a value or take the line away");
      return NULL;
    }
  return g_steal_pointer (&result);
}

static char *
decode (GBytes     *bytes,
        const char *name,
        GError    **error)
{
  gsize       size;
  const char *data = g_bytes_get_data (bytes, &size);
  const char *end = data;

  if (size > ZH_RULESET_MAX_BYTES)
    {
      zh_ruleset_set_fault (error, name, 0, NULL, _ ("the file is larger than a megabyte; it is no ruleset"));
      return NULL;
    }
  if (size > 0 && !g_utf8_validate (data, (gssize) size, &end))
    {
      int line = 1;

      for (const char *p = data; p < end; p++)
        line += *p == '\n';
      zh_ruleset_set_fault (error, name, line, NULL, _ ("the text is not UTF-8; save the file as UTF-8 and try again"));
      return NULL;
    }
  if (size >= 3 && memcmp (data, "\xEF\xBB\xBF", 3) == 0)
    return g_strndup (data + 3, size - 3);
  return g_strndup (size > 0 ? data : "", size);
}

/* Adds the value to @result unless its key was given before. */
static gboolean
add_value (GPtrArray     *result,
           GHashTable    *seen,
           ZhRulesetLine *value,
           const char    *name,
           GError       **error)
{
  g_autofree char *key = g_strconcat (value->group, ".", value->key, NULL);
  gpointer         first = g_hash_table_lookup (seen, key);

  if (first != NULL)
    {
      g_autofree char *reason = g_strdup_printf (_ ("the key was already given in line %d; take one of them away"),
                                                 GPOINTER_TO_INT (first));

      zh_ruleset_set_fault (error, name, value->line, key, reason);
      zh_ruleset_line_free (value);
      return FALSE;
    }
  g_hash_table_insert (seen, g_steal_pointer (&key), GINT_TO_POINTER (value->line));
  g_ptr_array_add (result, value);
  return TRUE;
}

GPtrArray *
zh_ruleset_parse_lines (GBytes     *bytes,
                        const char *name,
                        GError    **error)
{
  g_autofree char *text = decode (bytes, name, error);
  g_auto (GStrv) lines = text != NULL ? zh_text_split_lines (text) : NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *group = NULL;
  g_autoptr (GPtrArray) result = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_ruleset_line_free);

  if (lines == NULL)
    return NULL;

  for (int i = 0; lines[i] != NULL; i++)
    {
      const char    *line = g_strstrip (lines[i]);
      const char    *reason = NULL;
      ZhRulesetLine *value = NULL;

      if (line[0] == '\0' || line[0] == '#')
        continue;
      if (line[0] == '[')
        {
          g_free (group);
          group = parse_group (line, &reason);
        }
      else
        value = parse_value (line, group, &reason);

      if (reason != NULL)
        {
          zh_ruleset_set_fault (error, name, i + 1, NULL, reason);
          return NULL;
        }
      if (value != NULL)
        {
          value->line = i + 1;
          if (!add_value (result, seen, value, name, error))
            return NULL;
        }
    }
  return g_steal_pointer (&result);
}
