#include "config.h"

#include "preferences-window.h"

#include <glib/gi18n.h>

#include "language.h"
#include "named-items.h"

struct _ZhPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  gboolean   filled; /* what is chosen now is the user's choice */

  AdwComboRow   *key_scheme;
  AdwComboRow   *language;
  AdwComboRow   *document_language;
  GtkSpinButton *text_scale;
  GtkSwitch     *roomy_rows;
  GtkSwitch     *csv_for_spreadsheets;
};

G_DEFINE_FINAL_TYPE (ZhPreferencesWindow, zh_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

static void
set_choices (AdwComboRow   *row,
             GtkStringList *choices)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (choices));
  zh_named_items_set_up (GTK_WIDGET (row), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  g_object_unref (choices);
}

/* The keys of results */

static void
fill_key_schemes (ZhPreferencesWindow *self)
{
  const char *const choices[] = { _ ("Score: 1 is 1–0, 0 is 0–1, 5 a draw"), _ ("Position: 1 White, 2 draw, 3 Black"), NULL };

  set_choices (self->key_scheme, gtk_string_list_new (choices));
  adw_combo_row_set_selected (self->key_scheme, (guint) g_settings_get_enum (self->settings, "key-scheme"));
}

static void
key_scheme_chosen_cb (ZhPreferencesWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->key_scheme);

  if (self->settings != NULL && selected != GTK_INVALID_LIST_POSITION)
    g_settings_set_enum (self->settings, "key-scheme", (int) selected);
}

/* Languages: the first choice is none of them */

static void
fill_languages (ZhPreferencesWindow *self,
                AdwComboRow         *row,
                const char          *key,
                const char          *none)
{
  const char *const *codes = zh_language_get_codes ();
  GtkStringList     *choices = gtk_string_list_new (NULL);
  g_autofree char   *present = g_settings_get_string (self->settings, key);
  guint              selected = 0;

  gtk_string_list_append (choices, none);
  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (codes[i], NULL);

      gtk_string_list_append (choices, language != NULL ? zh_language_get_name (language) : codes[i]);
      if (g_strcmp0 (codes[i], present) == 0)
        selected = i + 1;
    }
  set_choices (row, choices);
  adw_combo_row_set_selected (row, selected);
}

/* What is being filled is no choice of anybody. */
static void
store_language (ZhPreferencesWindow *self,
                AdwComboRow         *row,
                const char          *key)
{
  guint selected = adw_combo_row_get_selected (row);

  if (self->filled && selected != GTK_INVALID_LIST_POSITION)
    g_settings_set_string (self->settings, key, selected == 0 ? "" : zh_language_get_codes ()[selected - 1]);
}

static void
language_chosen_cb (ZhPreferencesWindow *self)
{
  store_language (self, self->language, "language");
}

static void
document_language_chosen_cb (ZhPreferencesWindow *self)
{
  store_language (self, self->document_language, "document-language");
}

static void
zh_preferences_window_class_init (ZhPreferencesWindowClass *class)
{
  ZH_DISPOSES (class, ZhPreferencesWindow, g_object_unref, settings);
  ZH_TEMPLATE (class, ZhPreferencesWindow, "preferences-window", key_scheme, language, document_language,
               text_scale, roomy_rows, csv_for_spreadsheets);
  ZH_TEMPLATE_CALLBACKS (class, key_scheme_chosen_cb, language_chosen_cb, document_language_chosen_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_preferences_window_init (ZhPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhPreferencesWindow *
zh_preferences_window_new (GtkWindow *parent,
                           GSettings *settings)
{
  ZhPreferencesWindow *self = g_object_new (ZH_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  fill_key_schemes (self);
  fill_languages (self, self->language, "language", C_ ("language", "That of the system"));
  fill_languages (self, self->document_language, "document-language", _ ("That of the screen"));
  self->filled = TRUE;
  g_settings_bind (settings, "text-scale", gtk_spin_button_get_adjustment (self->text_scale), "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "roomy-rows", self->roomy_rows, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "csv-for-spreadsheets", self->csv_for_spreadsheets, "active", G_SETTINGS_BIND_DEFAULT);
  return self;
}
