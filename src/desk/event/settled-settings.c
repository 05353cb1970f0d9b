#include "config.h"

#include "settled-settings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-limits.h"
#include "text-lines.h"
#include "trf-type.h"

/* What a report may have, beyond what somebody is offered. */
#define MAX_READ_POINTS 10000
#define MAX_READ_NUMBER 10000

static gboolean
is_member (const ZhSetting *setting)
{
  return setting->offset != 0 || strcmp (setting->key, "seed") == 0 || strcmp (setting->key, "discipline") == 0;
}

static void
add_members (ZhTournamentChoices *self,
             const ZhTournament  *next,
             const ZhTournament  *old)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *text = is_member (&settings[i]) ? zh_setting_dup_value (&settings[i], settings[i].key, next) : NULL;
      g_autofree char *before = text != NULL && old != NULL ? zh_setting_dup_value (&settings[i], settings[i].key, old) : NULL;

      if (g_strcmp0 (text, before) != 0)
        zh_tournament_choices_set (self, settings[i].key, text);
    }
}

static void
add_options (ZhTournamentChoices *self,
             const ZhTournament  *next,
             const ZhTournament  *old)
{
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  g_hash_table_iter_init (&iter, next->options);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (old == NULL || g_strcmp0 (zh_tournament_get_option (old, key), value) != 0)
      zh_tournament_choices_set (self, key, value);
  if (old == NULL)
    return;
  g_hash_table_iter_init (&iter, old->options);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (next->options, key))
      zh_tournament_choices_set (self, key, NULL);
}

ZhTournamentChoices *
zh_tournament_choices_new_settled (const ZhTournament *next,
                                   const ZhTournament *old)
{
  ZhTournamentChoices *self = zh_tournament_choices_new ();

  add_members (self, next, old);
  add_options (self, next, old);
  return self;
}

static gboolean
is_origin (const char *key)
{
  return g_str_has_prefix (key, ZH_SETTING_ORIGIN);
}

/* The row of a member, an option or of where a setting comes from; NULL where there is none. */
static const ZhSetting *
find_setting (const char *key)
{
  return zh_setting_find (is_origin (key) ? key + strlen (ZH_SETTING_ORIGIN) : key);
}

/* A report may state figures that nobody would be let choose. */
static gboolean
is_read (const ZhSetting *setting,
         const char      *value)
{
  ZhPoints points;
  gint64   number;

  if (!is_member (setting))
    return FALSE;
  if (setting->kind == ZH_SETTING_POINTS)
    return zh_points_parse (value, &points) && ABS (points) <= MAX_READ_POINTS;
  return setting->kind == ZH_SETTING_NUMBER && zh_text_parse_int (value, 0, MAX_READ_NUMBER, &number);
}

static gboolean
check_origin (const char *key,
              const char *value,
              GError    **error)
{
  static const char *const origins[] = { "rules", "regulation", "chosen", NULL };

  if (value == NULL || g_strv_contains (origins, value))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” cannot be “%2$s”; expected: %3$s"), key, value, "rules, regulation, chosen");
}

/* What a report left, which nobody chooses: a line of it, to be written into a report again. */
static gboolean
is_kept_of_report (const char *key,
                   const char *value)
{
  if (strcmp (key, ZH_OPTION_REPORT_TYPE) != 0)
    return FALSE;
  for (const char *at = value; at != NULL && *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;
  return value == NULL || (g_utf8_validate (value, -1, NULL) && g_utf8_strlen (value, -1) <= ZH_TEXT_LINE_MAX);
}

static gboolean
check_value (const ZhSetting *setting,
             const char      *key,
             const char      *value,
             GError         **error)
{
  g_autofree char *checked = NULL;

  if (is_kept_of_report (key, value))
    return TRUE;
  if (setting == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%s” is no setting of a tournament"), key);
  else if (is_origin (key))
    return check_origin (key, value, error);
  else if (value == NULL && is_member (setting))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Every tournament has the setting “%s”. Say what it is"), key);
  else
    {
      checked = value == NULL || is_read (setting, value) ? g_strdup ("") : zh_setting_dup_checked (setting, value, error);
      return checked != NULL;
    }
  return FALSE;
}

static void
put_value (const ZhSetting *setting,
           const char      *key,
           const char      *value,
           ZhTournament    *tournament)
{
  if (setting != NULL && is_member (setting) && !is_origin (key))
    zh_setting_put (setting, key, value, tournament);
  else if (value != NULL)
    g_hash_table_replace (tournament->options, g_strdup (key), g_strdup (value));
  else
    g_hash_table_remove (tournament->options, key);
}

gboolean
zh_tournament_choices_settle (const ZhTournamentChoices *self,
                              ZhTournament              *tournament,
                              GError                   **error)
{
  g_autofree const char **keys = zh_tournament_choices_dup_keys (self);

  for (const char **key = keys; *key != NULL; key++)
    {
      const ZhSetting *setting = find_setting (*key);
      const char      *value = NULL;

      zh_tournament_choices_lookup (self, *key, &value);
      if (!check_value (setting, *key, value, error))
        return FALSE;
      put_value (setting, *key, value, tournament);
    }
  return TRUE;
}

void
zh_act_in_choices (ZhAct                     *act,
                   const char                *key,
                   const ZhTournamentChoices *choices)
{
  g_autofree const char **keys = zh_tournament_choices_dup_keys (choices);

  zh_act_in_list (act, key);
  for (const char **each = keys; *each != NULL; each++)
    {
      JsonObject *object = zh_act_in_add (act, key);
      const char *value = NULL;

      zh_tournament_choices_lookup (choices, *each, &value);
      json_object_set_string_member (object, "key", *each);
      if (value != NULL)
        json_object_set_string_member (object, "value", value);
    }
}
