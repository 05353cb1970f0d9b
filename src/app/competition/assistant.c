#include "config.h"

#include "assistant.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "desk-competition.h"
#include "errors.h"
#include "field-row.h"
#include "file-asking.h"
#include "message-label.h"
#include "named-items.h"
#include "tournament-form.h"

struct _ZhAssistant
{
  AdwWindow parent_instance;

  char     **ruleset_ids;
  char      *path;        /* where the file will lie */
  gboolean   path_chosen; /* by hand: the title does not change it any more */
  GPtrArray *kept;        /* (element-type ZhTournamentChoices): before the one in the fields */

  GtkLabel            *message;
  AdwEntryRow         *name;
  AdwComboRow         *ruleset;
  AdwEntryRow         *chief_arbiter;
  AdwEntryRow         *secretary;
  AdwPreferencesGroup *details;
  GPtrArray           *rows; /* (element-type AdwEntryRow): unowned; for every field that is typed but the title */
  ZhTournamentForm    *tournament;
  AdwPreferencesGroup *kept_group;
  AdwActionRow        *file_row;
};

G_DEFINE_FINAL_TYPE (ZhAssistant, zh_assistant, ADW_TYPE_WINDOW)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

/* The file */

static void
show_path (ZhAssistant *self)
{
  g_autofree char *shown = g_filename_display_name (self->path);
  g_autofree char *markup = g_markup_escape_text (shown, -1);

  adw_action_row_set_subtitle (self->file_row, markup);
}

/* The title as the name of a file that does not exist yet. */
static char *
suggest_path (const char *title)
{
  const char      *folder = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *base = g_strstrip (g_strdelimit (g_strdup (title), "/\\:*?\"<>|", ' '));
  const char      *dir = folder != NULL && g_file_test (folder, G_FILE_TEST_IS_DIR) ? folder : g_get_home_dir ();

  if (*base == '\0' || *base == '.')
    {
      g_free (base);
      base = g_strdup (_ ("Competition"));
    }
  for (int i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s.zhereb", base) : g_strdup_printf ("%s %d.zhereb", base, i);
      g_autofree char *path = g_build_filename (dir, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

static void
file_chosen_cb (ZhAssistant *self,
                GFile       *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    return;
  g_free (self->path);
  self->path = g_str_has_suffix (path, ".zhereb") ? g_steal_pointer (&path) : g_strconcat (path, ".zhereb", NULL);
  self->path_chosen = TRUE;
  show_path (self);
}

static void
choose_file_cb (ZhAssistant *self)
{
  zh_file_asking_show (self, _ ("Where to Keep the Competition"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Choose"), self->path, G_CALLBACK (file_chosen_cb));
}

/* Fields */

static void
title_changed_cb (ZhAssistant *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  if (self->path_chosen)
    return;
  g_free (self->path);
  self->path = suggest_path (get_text (self->name));
  show_path (self);
}

/* A line for each field of a competition that is typed; the title has one of its own. */
static void
make_rows (ZhAssistant *self)
{
  const ZhRecordType *type = &zh_competition_details_type;

  for (gsize i = 0; i < type->n_fields; i++)
    {
      AdwEntryRow *row;

      if (!zh_field_is_typed (&type->fields[i]) || strcmp (type->fields[i].key, "title") == 0)
        continue;
      row = zh_field_row_new (&type->fields[i]);
      adw_preferences_group_add (self->details, GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
    }
}

static const char *
get_ruleset_id (ZhAssistant *self)
{
  guint selected = adw_combo_row_get_selected (self->ruleset);

  return selected < g_strv_length (self->ruleset_ids) ? self->ruleset_ids[selected] : "";
}

static void
ruleset_changed_cb (ZhAssistant *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (get_ruleset_id (self), &error);

  if (ruleset != NULL)
    zh_tournament_form_set_ruleset (self->tournament, ruleset);
  zh_message_label_show (self->message, error != NULL ? error->message : "");
}

static int
compare_editions (gconstpointer a,
                  gconstpointer b)
{
  const ZhRuleset *left = *(ZhRuleset *const *) a;
  const ZhRuleset *right = *(ZhRuleset *const *) b;
  const char      *left_edition = "";
  const char      *right_edition = "";

  zh_ruleset_get_string (left, "ruleset.edition", &left_edition, NULL);
  zh_ruleset_get_string (right, "ruleset.edition", &right_edition, NULL);
  return g_strcmp0 (right_edition, left_edition);
}

/* The newest edition first. A ruleset that cannot be read is left out; choosing is about the others. */
static void
fill_rulesets (ZhAssistant *self)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  g_autoptr (GPtrArray) rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_ruleset_unref);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      ZhRuleset *ruleset = zh_ruleset_load (ids[i], NULL);

      if (ruleset != NULL)
        g_ptr_array_add (rulesets, ruleset);
    }
  g_ptr_array_sort (rulesets, compare_editions);
  for (guint i = 0; i < rulesets->len; i++)
    {
      const ZhRuleset *ruleset = g_ptr_array_index (rulesets, i);

      gtk_string_list_append (titles, zh_ruleset_get_title (ruleset, zh_language_get_screen ()));
      g_strv_builder_add (builder, zh_ruleset_get_id (ruleset));
    }
  self->ruleset_ids = g_strv_builder_end (builder);
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (titles));
  zh_named_items_set_up (GTK_WIDGET (self->ruleset), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->ruleset)));
  g_object_unref (titles);
}

/* More than one tournament */

static void
drop_tournament_cb (GtkWidget   *button,
                    ZhAssistant *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);

  g_ptr_array_remove (self->kept, g_object_get_data (G_OBJECT (row), "tournament"));
  adw_preferences_group_remove (self->kept_group, row);
  gtk_widget_set_visible (GTK_WIDGET (self->kept_group), self->kept->len > 0);
}

static const char *
get_choice (const ZhTournamentChoices *choices,
            const char                *key)
{
  const char *value = NULL;

  zh_tournament_choices_lookup (choices, key, &value);
  return value != NULL ? value : "";
}

static void
show_kept (ZhAssistant         *self,
           ZhTournamentChoices *tournament)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *drop = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *name = g_markup_escape_text (get_choice (tournament, "name"), -1);
  g_autofree char *tip = g_strdup_printf (_ ("Take “%s” Out"), get_choice (tournament, "name"));
  g_autofree char *system = zh_setting_format_value (zh_setting_find ("system"), get_choice (tournament, "system"), zh_language_get_screen ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), system);
  gtk_widget_set_valign (drop, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (drop, "flat");
  gtk_widget_set_tooltip_text (drop, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_signal_connect (drop, "clicked", G_CALLBACK (drop_tournament_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), drop);
  g_object_set_data (G_OBJECT (row), "tournament", tournament);
  adw_preferences_group_add (self->kept_group, row);
  gtk_widget_set_visible (GTK_WIDGET (self->kept_group), TRUE);
}

/* Names tell tournaments apart. */
static gboolean
check_name (ZhAssistant               *self,
            const ZhTournamentChoices *tournament,
            GError                   **error)
{
  const char *name = get_choice (tournament, "name");

  for (guint i = 0; i < self->kept->len; i++)
    if (zh_language_compare (zh_language_get_screen (), get_choice (g_ptr_array_index (self->kept, i), "name"), name) == 0)
      return zh_fail (error, ZH_ERROR_INPUT, _ ("There is a tournament “%s” already; give this one another name"), name);
  return TRUE;
}

static void
add_tournament_cb (ZhAssistant *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournamentChoices) tournament = zh_tournament_form_dup_choices (self->tournament, &error);

  if (tournament == NULL || !check_name (self, tournament, &error))
    {
      zh_message_label_refuse (self->message, error->message);
      return;
    }
  zh_message_label_show (self->message, "");
  show_kept (self, tournament);
  g_ptr_array_add (self->kept, g_steal_pointer (&tournament));
  zh_tournament_form_clear_name (self->tournament);
}

/* Those kept and the one in the fields, unless its name is empty and others are there. */
static GPtrArray *
dup_tournaments (ZhAssistant *self,
                 GError     **error)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_tournament_choices_unref);
  g_autoptr (ZhTournamentChoices) last = NULL;

  for (guint i = 0; i < self->kept->len; i++)
    g_ptr_array_add (all, zh_tournament_choices_ref (g_ptr_array_index (self->kept, i)));
  if (self->kept->len > 0 && !zh_tournament_form_has_name (self->tournament))
    return g_steal_pointer (&all);
  last = zh_tournament_form_dup_choices (self->tournament, error);
  if (last == NULL || !check_name (self, last, error))
    return NULL;
  g_ptr_array_add (all, g_steal_pointer (&last));
  return g_steal_pointer (&all);
}

/* Creating */

static gboolean
read_details (ZhAssistant   *self,
              ZhCompetition *details,
              GError       **error)
{
  zh_person_set_string (&details->title, get_text (self->name));
  zh_person_set_string (&details->ruleset, get_ruleset_id (self));
  if (*details->title == '\0')
    return zh_field_row_refuse (GTK_WIDGET (self->name), error, _ ("The competition has no title; type one"));
  for (guint i = 0; i < self->rows->len; i++)
    if (!zh_field_row_read (g_ptr_array_index (self->rows, i), details))
      return zh_field_row_refuse (g_ptr_array_index (self->rows, i), error, _ ("That is no date; write it as 2026-03-01 or 01.03.2026, or leave it empty"));
  return TRUE;
}

static gboolean
add_official (ZhDesk     *desk,
              const char *role,
              const char *name,
              GError    **error)
{
  g_autoptr (ZhOfficial) official = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (*name == '\0')
    return TRUE;
  official = zh_official_new ();
  g_free (official->role);
  g_free (official->name);
  official->role = g_strdup (role);
  official->name = g_strdup (name);
  change = zh_desk_set_official (desk, official, error);
  return change != NULL;
}

/* Officials and tournaments of a file just made. */
static gboolean
fill_competition (ZhAssistant *self,
                  ZhDesk      *desk,
                  GPtrArray   *tournaments,
                  GError     **error)
{
  if (!add_official (desk, "chief-arbiter", get_text (self->chief_arbiter), error) || !add_official (desk, "chief-secretary", get_text (self->secretary), error))
    return FALSE;
  for (guint i = 0; i < tournaments->len; i++)
    {
      g_autoptr (ZhChange) change = zh_desk_add_tournament (desk, g_ptr_array_index (tournaments, i), NULL, error);

      if (change == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Whole, or nothing: a file that could not be filled is taken away again. */
static ZhDesk *
make_competition (ZhAssistant *self,
                  GError     **error)
{
  g_autoptr (ZhCompetition) details = zh_competition_new ();
  g_autoptr (GPtrArray) tournaments = NULL;
  g_autoptr (ZhDesk) desk = NULL;

  if (!read_details (self, details, error))
    return NULL;
  tournaments = dup_tournaments (self, error);
  if (tournaments == NULL)
    return NULL;

  desk = zh_desk_create (self->path, details, zh_desk_get_user (), error);
  if (desk == NULL)
    return NULL;
  if (!fill_competition (self, desk, tournaments, error))
    {
      zh_desk_close (desk, NULL);
      g_remove (self->path);
      return NULL;
    }
  return g_steal_pointer (&desk);
}

static void
create_cb (ZhAssistant *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = make_competition (self, &error);

  if (desk == NULL)
    {
      zh_message_label_refuse (self->message, error->message);
      return;
    }
  g_signal_emit_by_name (self, "created", desk);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_assistant_class_init (ZhAssistantClass *class)
{
  ZH_FINALIZES (class, ZhAssistant, g_strfreev, ruleset_ids);
  ZH_FINALIZES (class, ZhAssistant, g_ptr_array_unref, kept, rows);
  ZH_FINALIZES (class, ZhAssistant, g_free, path);
  ZH_SIGNAL (class, "created", 1, G_TYPE_POINTER);

  g_type_ensure (ZH_TYPE_TOURNAMENT_FORM);
  ZH_TEMPLATE (class, ZhAssistant, "assistant", message, name, ruleset, chief_arbiter,
               secretary, details, tournament, file_row, kept_group);
  ZH_TEMPLATE_CALLBACKS (class, create_cb, add_tournament_cb, choose_file_cb, title_changed_cb,
                         ruleset_changed_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_assistant_init (ZhAssistant *self)
{
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_tournament_choices_unref);
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  make_rows (self);
  fill_rulesets (self);
  ruleset_changed_cb (self);
  title_changed_cb (self);
}

ZhAssistant *
zh_assistant_new (GtkWindow *parent)
{
  ZhAssistant *self = g_object_new (ZH_TYPE_ASSISTANT, "transient-for", parent, NULL);

  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  return self;
}
