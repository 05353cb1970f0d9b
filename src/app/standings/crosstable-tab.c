#include "config.h"

#include "crosstable-tab.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "crosstable-view.h"
#include "named-items.h"
#include "reported-result.h"

struct _ZhCrosstableTab
{
  ZhBin parent_instance;

  GSettings         *settings;
  const ZhStandings *standings; /* unowned, see zh_crosstable_tab_set_standings() */

  GtkDropDown      *order;
  GtkDropDown      *dialect;
  GtkLabel         *note;
  ZhCrosstableView *view;
};

G_DEFINE_FINAL_TYPE (ZhCrosstableTab, zh_crosstable_tab, ZH_TYPE_BIN)

/* Which results the rating report tells otherwise: they have a sign in the table. */
static char *
dup_reported (const ZhHistory *history)
{
  GString *text = g_string_new (NULL);

  for (int number = 1; number <= history->n_rounds; number++)
    {
      const ZhRound   *round = zh_tournament_find_round (history->tournament, number);
      g_autofree char *lines = round != NULL ? zh_round_format_reported (round, history->tournament, zh_language_get_screen ()) : g_strdup ("");

      if (*lines != '\0')
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", lines);
    }
  return g_string_free (text, FALSE);
}

/* A grid has no numbers of opponents in its cells, and so no dialects. */
static void
show_choices (ZhCrosstableTab *self)
{
  gboolean         is_grid = self->standings != NULL && zh_crosstable_get_form (zh_standings_get_history (self->standings)->tournament) == ZH_CROSSTABLE_GRID;
  gboolean         by_place = gtk_drop_down_get_selected (self->order) == ZH_CROSSTABLE_BY_PLACE;
  const char      *cells = is_grid    ? (by_place ? _ ("The numbers over the columns are places.") : _ ("The numbers over the columns are start numbers."))
                           : by_place ? _ ("A cell holds the opponent’s place, the colour and the result.")
                                      : _ ("A cell holds the opponent’s start number, the colour and the result.");
  g_autofree char *reported = self->standings != NULL ? dup_reported (zh_standings_get_history (self->standings)) : g_strdup ("");
  g_autofree char *note = g_strdup_printf ("%s %s", cells, reported);

  gtk_widget_set_visible (GTK_WIDGET (self->dialect), !is_grid);
  gtk_label_set_text (self->note, g_strchomp (note));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->note), reported);
}

static void
choice_changed_cb (ZhCrosstableTab *self)
{
  guint order = gtk_drop_down_get_selected (self->order);
  guint dialect = gtk_drop_down_get_selected (self->dialect);

  if (order == GTK_INVALID_LIST_POSITION || dialect == GTK_INVALID_LIST_POSITION)
    return;
  g_settings_set_enum (self->settings, "crosstable-order", (int) order);
  g_settings_set_enum (self->settings, "crosstable-dialect", (int) dialect);
  zh_crosstable_view_set_form (self->view, (ZhCrosstableOrder) order, (ZhCrosstableDialect) dialect);
  show_choices (self);
}

static void
fill_choices (ZhCrosstableTab *self)
{
  GtkStringList *orders = gtk_string_list_new (NULL);
  GtkStringList *dialects = gtk_string_list_new (NULL);
  int            order = g_settings_get_enum (self->settings, "crosstable-order");
  int            dialect = g_settings_get_enum (self->settings, "crosstable-dialect");

  gtk_string_list_append (orders, C_ ("crosstable", "By start number"));
  gtk_string_list_append (orders, C_ ("crosstable", "By place"));
  for (int i = ZH_CROSSTABLE_USUAL; i <= ZH_CROSSTABLE_BRACKETS; i++)
    {
      g_autofree char *sample = zh_crosstable_dialect_format ((ZhCrosstableDialect) i, zh_language_get_screen ());
      g_autofree char *usual = g_strdup_printf (C_ ("crosstable", "As usual: %s"), sample);

      gtk_string_list_append (dialects, i == ZH_CROSSTABLE_USUAL ? usual : sample);
    }
  gtk_drop_down_set_model (self->order, G_LIST_MODEL (orders));
  gtk_drop_down_set_model (self->dialect, G_LIST_MODEL (dialects));
  g_object_unref (orders);
  g_object_unref (dialects);
  zh_named_items_set_up (GTK_WIDGET (self->order), _ ("Order of the rows"));
  zh_named_items_set_up (GTK_WIDGET (self->dialect), _ ("How cells are written"));
  gtk_drop_down_set_selected (self->order, (guint) order);
  gtk_drop_down_set_selected (self->dialect, (guint) dialect);
  g_signal_connect_object (self->order, "notify::selected", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dialect, "notify::selected", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
  choice_changed_cb (self);
}

static void
zh_crosstable_tab_class_init (ZhCrosstableTabClass *class)
{
  ZH_DISPOSES (class, ZhCrosstableTab, g_object_unref, settings);
  g_type_ensure (ZH_TYPE_CROSSTABLE_VIEW);
  ZH_TEMPLATE (class, ZhCrosstableTab, "crosstable-tab", order, dialect, note, view);
}

static void
zh_crosstable_tab_init (ZhCrosstableTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = zh_settings_new ();
  fill_choices (self);
}

void
zh_crosstable_tab_set_standings (ZhCrosstableTab   *self,
                                 const ZhStandings *standings)
{
  g_return_if_fail (ZH_IS_CROSSTABLE_TAB (self));

  self->standings = standings;
  zh_crosstable_view_set_standings (self->view, standings);
  show_choices (self);
}

void
zh_crosstable_tab_take_focus (ZhCrosstableTab *self)
{
  g_return_if_fail (ZH_IS_CROSSTABLE_TAB (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}
