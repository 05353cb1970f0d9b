#include "config.h"

#include "arrangements.h"

#include <glib/gi18n.h>

#include "named-items.h"
#include "person-words.h"

/* IV.5.12: five minutes for low vision, ten for blind players. */
static const int warnings[] = { 0, 5, 10 };

struct _ZhArrangements
{
  ZhBin parent_instance;

  gboolean filling;
  gpointer changed; /* unowned: the line that was changed last */

  AdwEntryRow *duties;
  AdwComboRow *board;
  AdwComboRow *clock;
  AdwComboRow *warning;
  AdwComboRow *announces;
};

G_DEFINE_FINAL_TYPE (ZhArrangements, zh_arrangements, ZH_TYPE_BIN)

/* One line at a time: what stands in the others is not said yet. */
static void
changed_cb (ZhArrangements *self,
            gpointer        row)
{
  if (self->filling)
    return;
  self->changed = row;
  g_signal_emit_by_name (self, "changed");
}

static void
chosen_cb (ZhArrangements *self,
           GParamSpec     *property,
           gpointer        row)
{
  changed_cb (self, row);
}

static AdwComboRow *
add_combo (ZhArrangements      *self,
           AdwPreferencesGroup *group,
           const char          *title,
           GtkStringList       *labels)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
  /* the panel is narrow: the choice stands under its title */
  adw_combo_row_set_use_subtitle (row, TRUE);
  zh_named_items_set_up (GTK_WIDGET (row), title);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_object_unref (labels);
  return row;
}

typedef const char *(*GetLabel) (const char       *kind,
                                 const ZhLanguage *language);

static GtkStringList *
make_labels (const char *const *kinds,
             GetLabel           get_label)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  for (gsize i = 0; kinds[i] != NULL; i++)
    gtk_string_list_append (labels, get_label (kinds[i], zh_language_get_screen ()));
  return labels;
}

static GtkStringList *
make_warnings (void)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_ ("warning of time trouble", "None"));
  for (gsize i = 1; i < G_N_ELEMENTS (warnings); i++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("At %d minute", "At %d minutes", (gulong) warnings[i]), warnings[i]);

      gtk_string_list_append (labels, label);
    }
  return labels;
}

static GtkStringList *
make_announcing (void)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_ ("announcing moves", "No"));
  gtk_string_list_append (labels, C_ ("announcing moves", "Yes"));
  return labels;
}

static void
zh_arrangements_class_init (ZhArrangementsClass *class)
{
  ZH_SIGNAL (class, "changed", 0);
}

static void
zh_arrangements_init (ZhArrangements *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  self->filling = TRUE;
  adw_preferences_group_set_title (group, _ ("Agreed with a Player with a Disability"));
  self->duties = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->duties), _ ("Duties of the assistant"));
  adw_entry_row_set_show_apply_button (self->duties, TRUE);
  g_signal_connect_object (self->duties, "apply", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->duties));
  self->board = add_combo (self, group, _ ("Board"), make_labels (zh_person_get_board_kinds (), zh_person_get_board_label));
  self->clock = add_combo (self, group, _ ("Clock"), make_labels (zh_person_get_clock_kinds (), zh_person_get_clock_label));
  self->warning = add_combo (self, group, _ ("Warning of time trouble"), make_warnings ());
  self->announces = add_combo (self, group, _ ("Moves are announced"), make_announcing ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (group));
  self->filling = FALSE;
}

static guint
find_word (const char *const *words,
           const char        *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return 0;
}

/* A number of minutes that is not offered counts as the next smaller one. */
static guint
find_warning (int minutes)
{
  guint found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (warnings); i++)
    if (warnings[i] <= minutes)
      found = i;
  return found;
}

void
zh_arrangements_show (ZhArrangements *self,
                      const ZhPerson *person)
{
  g_return_if_fail (ZH_IS_ARRANGEMENTS (self));

  self->filling = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->duties)), person->assistant_duties) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->duties), person->assistant_duties);
  adw_combo_row_set_selected (self->board, find_word (zh_person_get_board_kinds (), person->board_kind));
  adw_combo_row_set_selected (self->clock, find_word (zh_person_get_clock_kinds (), person->clock_kind));
  adw_combo_row_set_selected (self->warning, find_warning (person->warning_minutes));
  adw_combo_row_set_selected (self->announces, person->announces ? 1 : 0);
  self->filling = FALSE;
}

void
zh_arrangements_apply (ZhArrangements *self,
                       ZhPerson       *person)
{
  g_return_if_fail (ZH_IS_ARRANGEMENTS (self));

  if (self->changed == self->duties)
    zh_person_set_string (&person->assistant_duties, gtk_editable_get_text (GTK_EDITABLE (self->duties)));
  if (self->changed == self->board)
    zh_person_set_string (&person->board_kind, zh_person_get_board_kinds ()[adw_combo_row_get_selected (self->board)]);
  if (self->changed == self->clock)
    zh_person_set_string (&person->clock_kind, zh_person_get_clock_kinds ()[adw_combo_row_get_selected (self->clock)]);
  if (self->changed == self->warning)
    person->warning_minutes = warnings[adw_combo_row_get_selected (self->warning)];
  if (self->changed == self->announces)
    person->announces = adw_combo_row_get_selected (self->announces) == 1;
}
