#include "config.h"

#include "settings-changes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

gboolean
zh_settings_check_frozen (const ZhTournament *old,
                          const ZhTournament *next,
                          GError            **error)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *old_text = zh_setting_dup_value (&settings[i], settings[i].key, old);
      g_autofree char *next_text = zh_setting_dup_value (&settings[i], settings[i].key, next);

      if (strcmp (old_text, next_text) == 0 || !zh_setting_is_frozen (&settings[i], old))
        continue;
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("A round of “%1$s” is paired, so “%2$s” can no longer change. Undo the pairing first"),
                      old->name, zh_setting_get_label (&settings[i], zh_language_get_screen ()));
    }
  return TRUE;
}

/* The journal has had points in tenths and codes with blanks from its first version on. */
static void
note_setting (ZhAct              *act,
              const ZhSetting    *setting,
              const ZhTournament *old,
              const ZhTournament *next)
{
  g_autofree char *old_text = zh_setting_dup_value (setting, setting->key, old);
  g_autofree char *next_text = zh_setting_dup_value (setting, setting->key, next);

  if (setting->kind == ZH_SETTING_POINTS && setting->offset != 0)
    zh_act_add_change_int (act, setting->key, G_STRUCT_MEMBER (ZhPoints, old, setting->offset), G_STRUCT_MEMBER (ZhPoints, next, setting->offset));
  else if (setting->kind == ZH_SETTING_LIST)
    {
      g_autofree char *old_list = g_strjoinv (", ", G_STRUCT_MEMBER (char **, old, setting->offset));
      g_autofree char *next_list = g_strjoinv (", ", G_STRUCT_MEMBER (char **, next, setting->offset));

      zh_act_add_change (act, setting->key, old_list, next_list);
    }
  else
    zh_act_add_change (act, setting->key, old_text, next_text);
}

/* Options whose keys have no end, in the order of the alphabet. */
static void
note_open_options (ZhAct      *act,
                   GHashTable *old,
                   GHashTable *next)
{
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GList) keys = NULL;
  GHashTableIter iter;
  gpointer       key;

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (all, key);
  g_hash_table_iter_init (&iter, next);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (all, key);

  keys = g_list_sort (g_hash_table_get_keys (all), (GCompareFunc) g_strcmp0);
  for (GList *link = keys; link != NULL; link = link->next)
    {
      const ZhSetting *setting = zh_setting_find (link->data);
      const char      *old_value = g_hash_table_lookup (old, link->data);
      const char      *next_value = g_hash_table_lookup (next, link->data);

      if (setting != NULL && strcmp (setting->key, link->data) != 0)
        zh_act_add_change (act, link->data, old_value != NULL ? old_value : "", next_value != NULL ? next_value : "");
    }
}

void
zh_settings_note_changes (ZhAct              *act,
                          const ZhTournament *old,
                          const ZhTournament *next)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    if (zh_setting_find (settings[i].key) == &settings[i])
      note_setting (act, &settings[i], old, next);
  note_open_options (act, old->options, next->options);
}
