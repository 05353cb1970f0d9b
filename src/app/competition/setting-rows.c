#include "config.h"

#include "setting-rows.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fide-mode.h"
#include "named-items.h"

typedef struct
{
  const ZhSetting *setting;
  GtkWidget       *row;   /* owned */
  GtkWidget       *field; /* the row itself, or what stands in it */
  char            *shown; /* what the program put there; another text is somebody's */
} Row;

struct _ZhSettingRows
{
  GPtrArray *rows; /* (element-type Row) */
  GFunc      changed;
  gpointer   user_data;
  gboolean   filling;
};

static void
row_free (Row *row)
{
  g_object_unref (row->row);
  g_free (row->shown);
  g_free (row);
}

/* Those that are offered. */
static int
count_words (const ZhSetting *setting)
{
  int n = 0;

  while (setting->words != NULL && setting->words[n].word != NULL && !setting->words[n].kept)
    n++;
  return n;
}

/* A word that nobody is offered stays as it is until another one is chosen. */
static const char *
get_kept (const Row *row)
{
  return row->shown != NULL ? row->shown : "";
}

/* The text of the setting that the row shows. */
static char *
dup_text (const Row *row)
{
  if (ADW_IS_COMBO_ROW (row->field))
    {
      guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row->field));

      return g_strdup (selected < (guint) count_words (row->setting) ? row->setting->words[selected].word : get_kept (row));
    }
  if (GTK_IS_SWITCH (row->field))
    return g_strdup (gtk_switch_get_active (GTK_SWITCH (row->field)) ? "yes" : "no");
  if (GTK_IS_SPIN_BUTTON (row->field))
    return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->field)));
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->field))));
}

static void
put_text (const Row  *row,
          const char *text)
{
  g_autofree char *words = row->setting->kind == ZH_SETTING_POINTS && *text != '\0' ? zh_setting_format_value (row->setting, text, zh_language_get_screen ()) : NULL;

  if (ADW_IS_COMBO_ROW (row->field))
    {
      int n = count_words (row->setting);
      int found = 0;

      while (row->setting->words[found].word != NULL && strcmp (row->setting->words[found].word, text) != 0)
        found++;
      if (row->setting->words[found].word != NULL)
        adw_combo_row_set_selected (ADW_COMBO_ROW (row->field), found < n ? (guint) found : GTK_INVALID_LIST_POSITION);
    }
  else if (GTK_IS_SWITCH (row->field))
    gtk_switch_set_active (GTK_SWITCH (row->field), strcmp (text, "yes") == 0);
  else if (GTK_IS_SPIN_BUTTON (row->field))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->field), (double) g_ascii_strtoll (text, NULL, 10));
  else
    gtk_editable_set_text (GTK_EDITABLE (row->field), words != NULL ? words : text);
}

static void
note_shown (Row *row)
{
  char *text = dup_text (row); /* of a word that is not offered: what was shown before */

  g_free (row->shown);
  row->shown = text;
}

static gboolean
is_changed (const Row *row)
{
  g_autofree char *text = dup_text (row);

  return g_strcmp0 (text, row->shown) != 0;
}

/* Making */

static void
changed_cb (ZhSettingRows *self)
{
  if (!self->filling)
    self->changed (self, self->user_data);
}

static void
typed_cb (GtkWidget *row)
{
  gtk_widget_remove_css_class (row, "error");
}

static GtkWidget *
make_choice (const ZhSetting *setting)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (int i = 0; i < count_words (setting); i++)
    gtk_string_list_append (labels, zh_trc (zh_language_get_screen (), "setting value", setting->words[i].label));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  return row;
}

static GtkWidget *
make_beside (GtkWidget *field)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), field);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), field);
  return row;
}

/* A number that may be left open is typed; one that always has a value has a spin button. */
static GtkWidget *
make_row (const ZhSetting *setting,
          GtkWidget      **field)
{
  GtkWidget *row;

  *field = NULL;
  if (setting->kind == ZH_SETTING_CHOICE)
    row = make_choice (setting);
  else if (setting->kind == ZH_SETTING_YES_NO)
    row = make_beside (*field = gtk_switch_new ());
  else if (setting->kind == ZH_SETTING_NUMBER && (setting->offset != 0 || setting->usual != NULL))
    row = make_beside (*field = gtk_spin_button_new_with_range (setting->minimum, setting->maximum, 1));
  else
    row = adw_entry_row_new ();
  if (*field == NULL)
    *field = row;
  return row;
}

static void
add_row (ZhSettingRows   *self,
         const ZhSetting *setting)
{
  Row        *row = g_new0 (Row, 1);
  const char *label = zh_setting_get_label (setting, zh_language_get_screen ());

  row->setting = setting;
  row->row = g_object_ref_sink (make_row (setting, &row->field));
  row->shown = dup_text (row);
  gtk_widget_set_name (row->row, setting->key);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), label);
  if (row->field != row->row)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row->field), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (ADW_IS_COMBO_ROW (row->row))
    {
      zh_named_items_set_up (row->row, label);
      g_signal_connect_swapped (row->row, "notify::selected", G_CALLBACK (changed_cb), self);
    }
  else if (GTK_IS_SPIN_BUTTON (row->field))
    g_signal_connect_swapped (row->field, "value-changed", G_CALLBACK (changed_cb), self);
  else if (GTK_IS_SWITCH (row->field))
    g_signal_connect_swapped (row->field, "notify::active", G_CALLBACK (changed_cb), self);
  else
    {
      g_signal_connect (row->row, "changed", G_CALLBACK (typed_cb), NULL);
      g_signal_connect_swapped (row->row, "changed", G_CALLBACK (changed_cb), self);
    }
  g_ptr_array_add (self->rows, row);
}

ZhSettingRows *
zh_setting_rows_new (const char *const *without,
                     GFunc              changed,
                     gpointer           user_data)
{
  ZhSettingRows   *self = g_new0 (ZhSettingRows, 1);
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  self->changed = changed;
  self->user_data = user_data;
  self->filling = TRUE;
  for (gsize i = 0; i < n; i++)
    if (zh_setting_find (settings[i].key) == &settings[i] && !g_strv_contains (without, settings[i].key))
      add_row (self, &settings[i]);
  self->filling = FALSE;
  return self;
}

void
zh_setting_rows_free (ZhSettingRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (self->rows, i);

      g_signal_handlers_disconnect_by_data (row->row, self);
      g_signal_handlers_disconnect_by_data (row->field, self);
    }
  g_ptr_array_unref (self->rows);
  g_free (self);
}

void
zh_setting_rows_add_to (ZhSettingRows *self,
                        ZhSettingPart  part,
                        GtkWidget     *group)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (self->rows, i);

      if (row->setting->part != part)
        continue;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row->row);
    }
}

/* Showing */

static const char *
get_origin_words (const char *origin)
{
  if (g_strcmp0 (origin, "rules") == 0)
    return _ ("as the ruleset says");
  if (g_strcmp0 (origin, "regulation") == 0)
    return _ ("as the regulation of the event says");
  return g_strcmp0 (origin, "chosen") == 0 ? _ ("chosen for this tournament") : "";
}

/* "10.1; as the ruleset says". */
static char *
format_source (const ZhSetting    *setting,
               const ZhTournament *settings,
               const ZhRuleset    *rules)
{
  g_autofree char   *key = g_strconcat (ZH_SETTING_ORIGIN, setting->key, NULL);
  const char        *origin = get_origin_words (zh_tournament_get_option (settings, key));
  const ZhRuleValue *rule = rules != NULL ? zh_setting_find_rule (setting, rules, settings) : NULL;
  const char        *article = rule != NULL && *rule->article != '\0' ? rule->article : setting->article;

  if (*article == '\0' || *origin == '\0')
    return g_strdup (*article != '\0' ? article : origin);
  return g_strdup_printf ("%s; %s", article, origin);
}

/* Why a row cannot be touched, %NULL where it can. */
static const char *
get_block (const Row          *row,
           const ZhTournament *tournament)
{
  if (tournament == NULL || tournament->rounds->len == 0)
    return NULL;
  if (zh_setting_is_frozen (row->setting, tournament))
    return _ ("A round is paired, so this stays. Undo the pairing to change it");
  if (row->setting->kind == ZH_SETTING_POINTS && zh_tournament_get_fide_mode (tournament) == ZH_FIDE_MODE_ON)
    return _ ("A round is paired, so this stays in FIDE mode");
  return NULL;
}

static void
show_source (const Row          *row,
             const ZhTournament *settings,
             const ZhTournament *tournament,
             const ZhRuleset    *rules)
{
  const char      *block = get_block (row, tournament);
  g_autofree char *source = format_source (row->setting, settings, rules);
  const char      *shown = block != NULL ? block : source;

  gtk_widget_set_sensitive (row->row, block == NULL);
  gtk_widget_set_tooltip_text (row->row, *shown != '\0' ? shown : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, shown, -1);
  if (ADW_IS_ACTION_ROW (row->row) && !ADW_IS_COMBO_ROW (row->row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), shown);
}

void
zh_setting_rows_show (ZhSettingRows      *self,
                      const ZhTournament *settings,
                      const ZhTournament *tournament,
                      const ZhRuleset    *rules)
{
  self->filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row             *row = g_ptr_array_index (self->rows, i);
      g_autofree char *text = zh_setting_dup_value (row->setting, row->setting->key, settings);

      gtk_widget_set_visible (row->row, zh_setting_applies (row->setting, settings));
      if (!is_changed (row))
        {
          put_text (row, text);
          note_shown (row);
        }
      show_source (row, settings, tournament, rules);
    }
  self->filling = FALSE;
}

void
zh_setting_rows_mark (ZhSettingRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      note_shown (row);
    }
}

gboolean
zh_setting_rows_read (ZhSettingRows       *self,
                      ZhTournamentChoices *choices,
                      GError             **error)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row       *row = g_ptr_array_index (self->rows, i);
      g_autofree char *text = dup_text (row);
      g_autofree char *checked = NULL;

      if (!gtk_widget_get_visible (row->row) || !is_changed (row))
        continue;
      checked = zh_setting_dup_offered (row->setting, text, error);
      if (checked != NULL)
        zh_tournament_choices_set (choices, row->setting->key, checked);
      else if (error != NULL)
        {
          gtk_widget_add_css_class (row->row, "error");
          gtk_widget_grab_focus (row->row);
          return FALSE;
        }
    }
  return TRUE;
}
