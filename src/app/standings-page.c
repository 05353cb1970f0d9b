#include "config.h"

#include "standings-page.h"

#include <glib/gi18n.h>

#include "crosstable-view.h"
#include "event-standings.h"
#include "explanation.h"
#include "record-table.h"

/* Beside the tie-breaks; together a table has at most ten columns. */
typedef enum
{
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_REGION,
  COLUMN_POINTS,
  N_FIXED_COLUMNS,
} Column;

#define MAX_TIEBREAKS 5

struct _ZhStandingsPage
{
  ZhPage parent_instance;

  ZhStandings *standings;
  char        *layout; /* headings of the present columns, joined */

  GtkStack         *stack;
  GtkStack         *views;
  GtkLabel         *heading;
  GtkEditable      *search;
  ZhRecordTable    *table;
  ZhCrosstableView *crosstable;
  GtkLabel         *why;
  GtkRevealer      *why_revealer;
};

G_DEFINE_FINAL_TYPE (ZhStandingsPage, zh_standings_page, ZH_TYPE_PAGE)

static int
count_tiebreaks (ZhStandingsPage *self)
{
  return MIN (zh_standings_get_n_columns (self->standings) - 1, MAX_TIEBREAKS);
}

/* Columns and rows */

static void
set_columns (ZhStandingsPage *self)
{
  ZhRecordColumn columns[N_FIXED_COLUMNS + MAX_TIEBREAKS] = {
    [COLUMN_PLACE] = { NC_ ("column header", "Place"), 6, 1, FALSE },
    [COLUMN_NUMBER] = { NC_ ("column header", "No"), 4, 1, FALSE },
    [COLUMN_NAME] = { NC_ ("column header", "Name"), 26, 0, TRUE },
    [COLUMN_REGION] = { NC_ ("column header", "Region"), 14, 0, FALSE },
    [COLUMN_POINTS] = { NC_ ("column header", "Points"), 7, 1, FALSE },
  };
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *layout = NULL;
  int              n = count_tiebreaks (self);

  for (int i = 0; i < n; i++)
    g_ptr_array_add (titles, zh_tiebreak_code_format_column (zh_standings_get_code (self->standings, i + 1), zh_language_get_screen ()));
  for (int i = 0; i < n; i++)
    columns[N_FIXED_COLUMNS + i] = (ZhRecordColumn){ g_ptr_array_index (titles, i), 8, 1, FALSE };
  g_ptr_array_add (titles, NULL);
  layout = g_strjoinv ("\n", (char **) titles->pdata);
  if (g_strcmp0 (layout, self->layout) == 0)
    return;

  g_free (self->layout);
  self->layout = g_steal_pointer (&layout);
  zh_record_table_clear_columns (self->table);
  zh_record_table_set_columns (self->table, _ ("Standings"), columns, N_FIXED_COLUMNS + n);
}

static char *
format_place (const ZhStanding *standing)
{
  if (standing->place == 0)
    return g_strdup ("–");
  if (standing->last_place != standing->place)
    return g_strdup_printf ("%d–%d", standing->place, standing->last_place);
  return g_strdup_printf ("%d", standing->place);
}

static ZhRecord *
make_record (ZhStandingsPage *self,
             int              row)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const ZhStanding *standing = zh_standings_get_row (self->standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (self->standings), standing->entry);
  int               n = count_tiebreaks (self);
  ZhRecord         *record = zh_record_new (entry->id, N_FIXED_COLUMNS + n);
  g_autofree char  *place = format_place (standing);
  g_autofree char  *name = zh_entry_format_name (entry);
  g_autofree char  *points = zh_points_format_half (standing->points, language);

  zh_record_take_label (record, g_strdup_printf (_ ("Place %s, %s, points %s"), place, name, points));
  zh_record_take_text (record, COLUMN_PLACE, g_steal_pointer (&place));
  zh_record_set_number (record, COLUMN_PLACE, row);
  zh_record_take_text (record, COLUMN_NUMBER, g_strdup_printf ("%d", entry->start_number));
  zh_record_set_number (record, COLUMN_NUMBER, entry->start_number);
  zh_record_take_text (record, COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_REGION, g_strdup (entry->person != NULL ? entry->person->region : ""));
  zh_record_take_text (record, COLUMN_POINTS, g_steal_pointer (&points));
  zh_record_set_number (record, COLUMN_POINTS, -standing->points);
  for (int i = 0; i < n; i++)
    {
      ZhTiebreakValue value = zh_standings_get_value (self->standings, standing->entry, i + 1);

      zh_record_take_text (record, N_FIXED_COLUMNS + i, zh_standings_format_value (self->standings, standing->entry, i + 1, language));
      zh_record_set_number (record, N_FIXED_COLUMNS + i, value.defined ? -zh_fraction_round (value.value, 4) : G_MAXINT64);
    }
  return record;
}

/* Why this place, and the arithmetic of every number of the row */

static int
find_row_of (ZhStandingsPage *self,
             gint64           entry_id)
{
  int n_rows = zh_standings_get_n_rows (self->standings);

  for (int row = 0; row < n_rows; row++)
    if (zh_history_get_entry (zh_standings_get_history (self->standings), zh_standings_get_row (self->standings, row)->entry)->id == entry_id)
      return row;
  return -1;
}

static char *
explain_row (ZhStandingsPage *self,
             int              row)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               entry = zh_standings_get_row (self->standings, row)->entry;
  g_autofree char  *place = zh_standings_explain_place (self->standings, row, language);
  g_autoptr (GString) text = g_string_new (place);

  for (int column = 1; column < zh_standings_get_n_columns (self->standings); column++)
    {
      g_autoptr (ZhExplanation) explanation = zh_explanation_new (self->standings, entry, column);
      g_autofree char *lines = explanation != NULL ? zh_explanation_format (explanation, language) : NULL;

      if (lines != NULL)
        g_string_append_printf (text, "\n\n%s", lines);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_why (ZhStandingsPage *self)
{
  ZhRecord        *record = zh_record_table_get_selected (self->table);
  int              row = record != NULL && self->standings != NULL ? find_row_of (self, zh_record_get_id (record)) : -1;
  g_autofree char *text = NULL;

  if (!gtk_revealer_get_reveal_child (self->why_revealer) || row < 0)
    return;
  text = explain_row (self, row);
  gtk_label_set_text (self->why, text);
}

static void
record_activated_cb (ZhStandingsPage *self)
{
  gtk_revealer_set_reveal_child (self->why_revealer, TRUE);
}

/* State */

static void
show_heading (ZhStandingsPage    *self,
              const ZhTournament *tournament,
              int                 round)
{
  const ZhRound   *last = zh_tournament_find_round (tournament, round);
  int              n_open = last != NULL ? zh_round_count_open (last) : 0;
  g_autofree char *after = g_strdup_printf (_ ("After round %d"), round);
  g_autofree char *open = g_strdup_printf (ngettext ("not final, %d game open", "not final, %d games open", n_open), n_open);
  g_autofree char *text = n_open > 0 ? g_strdup_printf ("%s · %s", after, open) : g_strdup (after);

  gtk_label_set_text (self->heading, text);
}

static void
fill (ZhStandingsPage    *self,
      const ZhTournament *tournament,
      int                 round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_pointer (&self->standings, zh_standings_free);
  self->standings = zh_event_standings_new (tournament, round, &error);
  if (self->standings == NULL)
    {
      gtk_label_set_text (self->heading, error->message);
      zh_crosstable_view_set_standings (self->crosstable, NULL);
      return;
    }

  set_columns (self);
  for (int row = 0; row < zh_standings_get_n_rows (self->standings); row++)
    g_ptr_array_add (records, make_record (self, row));
  zh_record_table_set_records (self->table, records);
  zh_crosstable_view_set_standings (self->crosstable, self->standings);
  show_heading (self, tournament, round);
  show_why (self);
}

static void
zh_standings_page_update (ZhPage         *page,
                          const ZhChange *change)
{
  ZhStandingsPage    *self = ZH_STANDINGS_PAGE (page);
  ZhSession          *session = zh_page_get_session (page);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  int                 round = zh_session_get_round_number (session);
  gboolean            any = tournament != NULL && tournament->entries->len > 0 && round > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "standings" : "empty");
  if (any)
    fill (self, tournament, round);
}

static gboolean
zh_standings_page_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_STANDINGS_PAGE (page)->search));
  return TRUE;
}

static void
zh_standings_page_take_focus (ZhPage *page)
{
  ZhStandingsPage *self = ZH_STANDINGS_PAGE (page);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->views), "crosstable") == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->crosstable));
  else
    zh_record_table_take_focus (self->table);
}

static void
search_changed_cb (ZhStandingsPage *self)
{
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
}

static void
search_stopped_cb (ZhStandingsPage *self)
{
  gtk_editable_set_text (self->search, "");
  zh_record_table_take_focus (self->table);
}

static void
why_revealed_cb (ZhStandingsPage *self)
{
  show_why (self);
}

static void
zh_standings_page_dispose (GObject *object)
{
  ZhStandingsPage *self = ZH_STANDINGS_PAGE (object);

  if (self->crosstable != NULL)
    zh_crosstable_view_set_standings (self->crosstable, NULL);
  g_clear_pointer (&self->standings, zh_standings_free);
  G_OBJECT_CLASS (zh_standings_page_parent_class)->dispose (object);
}

static void
zh_standings_page_finalize (GObject *object)
{
  g_free (ZH_STANDINGS_PAGE (object)->layout);
  G_OBJECT_CLASS (zh_standings_page_parent_class)->finalize (object);
}

static void
zh_standings_page_class_init (ZhStandingsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_standings_page_dispose;
  G_OBJECT_CLASS (class)->finalize = zh_standings_page_finalize;
  page_class->update = zh_standings_page_update;
  page_class->start_search = zh_standings_page_start_search;
  page_class->take_focus = zh_standings_page_take_focus;

  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  g_type_ensure (ZH_TYPE_CROSSTABLE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/standings-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, views);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, heading);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, search);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, table);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, crosstable);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, why);
  gtk_widget_class_bind_template_child (widget_class, ZhStandingsPage, why_revealer);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_why);
  gtk_widget_class_bind_template_callback (widget_class, why_revealed_cb);
  gtk_widget_class_bind_template_callback (widget_class, record_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "standings.why", NULL);
}

static void
zh_standings_page_init (ZhStandingsPage *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GPropertyAction) why = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  why = g_property_action_new ("why", self->why_revealer, "reveal-child");
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (why));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "standings", G_ACTION_GROUP (actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}
