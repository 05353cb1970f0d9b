#include "config.h"

#include "explain-dialog.h"

#include <glib/gi18n.h>

#include "bands-view.h"
#include "named-items.h"
#include "pairing-bands.h"
#include "why-not.h"

struct _ZhExplainDialog
{
  AdwWindow parent_instance;

  ZhTournament *tournament;
  int           round;

  ZhPairingBands *bands; /* NULL where the system fails */

  GtkToggleButton *as_text;
  GtkStack        *stack;
  ZhBandsView     *view;
  GtkLabel        *told;
  GtkLabel        *reasons;
  GtkDropDown     *first;
  GtkDropDown     *second;
  GtkLabel        *answer;
};

G_DEFINE_FINAL_TYPE (ZhExplainDialog, zh_explain_dialog, ADW_TYPE_WINDOW)

/* A status has no name of its own: what it says is its name. */
static void
show_status (GtkLabel   *label,
             const char *text)
{
  gtk_label_set_text (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* What is drawn of the pair under the cursor, or of the group, in words. */
static void
moved_cb (ZhExplainDialog *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               band = 0;
  const ZhBandPair *pair = zh_bands_view_get_cursor (self->view, &band);
  g_autoptr (GPtrArray) reasons = pair != NULL ? zh_pairing_bands_list_reasons (self->bands, pair->entry)
                                               : zh_pairing_bands_list_group_reasons (self->bands, band);
  g_autofree char *head = pair != NULL ? zh_pairing_bands_format_pair (self->bands, pair, language)
                                       : zh_pairing_bands_format_group (self->bands, band, language);
  g_autofree char *words = zh_pairing_bands_format_reasons (self->bands, reasons, language);
  g_autofree char *text = g_strconcat (head, "\n", words, NULL);

  if (pair != NULL && pair->is_elsewhere)
    {
      g_autofree char *more = g_strconcat (text, "\n", _ ("The round as it stands does not have this pair."), NULL);

      show_status (self->told, more);
      return;
    }
  show_status (self->told, text);
}

static void
as_text_cb (ZhExplainDialog *self)
{
  gtk_stack_set_visible_child_name (self->stack, gtk_toggle_button_get_active (self->as_text) ? "text" : "groups");
}

/* The picture where there are score groups, the text alone where there are none. */
static void
show_reasons (ZhExplainDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *text = NULL;
  gboolean         has_groups;

  self->bands = zh_pairing_bands_new (self->tournament, self->round, &error);
  has_groups = self->bands != NULL && zh_pairing_bands_count (self->bands) > 0;
  if (self->bands != NULL)
    {
      reasons = zh_pairing_bands_list_reasons (self->bands, NULL);
      text = zh_pairing_bands_format_reasons (self->bands, reasons, zh_language_get_screen ());
    }
  gtk_label_set_text (self->reasons, error != NULL ? error->message : text);
  gtk_widget_set_visible (GTK_WIDGET (self->as_text), has_groups);
  gtk_stack_set_visible_child_name (self->stack, has_groups ? "groups" : "text");
  if (!has_groups)
    return;
  zh_bands_view_show (self->view, self->bands);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->view));
}

static void
show_answer (ZhExplainDialog *self,
             const char      *text)
{
  show_status (self->answer, text);
  gtk_widget_set_visible (GTK_WIDGET (self->answer), *text != '\0');
}

static void
ask_cb (ZhExplainDialog *self)
{
  guint      first = gtk_drop_down_get_selected (self->first);
  guint      second = gtk_drop_down_get_selected (self->second);
  GPtrArray *entries = self->tournament->entries;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ZhWhyNot         why;

  if (first >= entries->len || second >= entries->len || first == second)
    {
      show_answer (self, _ ("Choose two different entries"));
      return;
    }
  if (!zh_pairing_ask_why_not (self->tournament, self->round, ((ZhEntry *) g_ptr_array_index (entries, first))->id,
                               ((ZhEntry *) g_ptr_array_index (entries, second))->id, &why, &error))
    {
      show_answer (self, error->message);
      return;
    }
  text = zh_why_not_format (&why, self->tournament, zh_language_get_screen ());
  show_answer (self, text);
}

static void
fill_entries (ZhExplainDialog *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (self->tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);
      g_autofree char *text = g_strdup_printf ("%d %s", entry->start_number, name);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->first), _ ("First entry"));
  zh_named_items_set_up (GTK_WIDGET (self->second), _ ("Second entry"));
  gtk_drop_down_set_selected (self->second, 1);
  g_object_unref (names);
}

static void
zh_explain_dialog_class_init (ZhExplainDialogClass *class)
{
  ZH_FINALIZES (class, ZhExplainDialog, zh_pairing_bands_free, bands);
  ZH_FINALIZES (class, ZhExplainDialog, zh_tournament_unref, tournament);
  ZH_NEEDS_TYPES (ZH_TYPE_BANDS_VIEW);
  ZH_TEMPLATE (class, ZhExplainDialog, "explain-dialog", as_text, stack, view, told, reasons, first, second, answer);
  ZH_TEMPLATE_CALLBACKS (class, ask_cb, as_text_cb, moved_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_explain_dialog_init (ZhExplainDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhExplainDialog *
zh_explain_dialog_new (GtkWindow          *parent,
                       const ZhTournament *tournament,
                       int                 round)
{
  ZhExplainDialog *self = g_object_new (ZH_TYPE_EXPLAIN_DIALOG, "transient-for", parent, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Why Round %d Is Paired So"), round);

  self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  self->round = round;
  gtk_window_set_title (GTK_WINDOW (self), title);
  fill_entries (self);
  show_answer (self, "");
  show_reasons (self);
  return self;
}
