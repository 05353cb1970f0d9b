#include "config.h"

#include "titles-view.h"

#include <glib/gi18n.h>

#include "event-titles.h"
#include "message-label.h"
#include "record-table.h"
#include "titles-pane.h"

struct _ZhTitlesView
{
  ZhBin parent_instance;

  ZhEventTitles *titles;

  GtkLabel      *title;
  ZhRecordTable *table;
  ZhTitlesPane  *pane;
};

G_DEFINE_FINAL_TYPE (ZhTitlesView, zh_titles_view, ZH_TYPE_BIN)

static const ZhRecordColumn columns[] = {
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 22, TRUE },
  { ZH_COL_TITLE, 5 },
  { ZH_COL_FEDERATION, 5 },
  { ZH_COL_NORM, 5 },
  { ZH_COL_GAMES, 5 },
  { ZH_COL_PERFORMANCE, 6 },
  { ZH_COL_REMARK, 18 },
};

/* "GM: needs ½"; nothing where no game waits. */
static char *
format_remark (const ZhEventTitles *titles,
               int                  title,
               ZhTitleForecastKind  kind)
{
  const char *word = zh_title_forecast_get_word (kind, zh_language_get_screen ());

  return *word != '\0' ? g_strdup_printf ("%s: %s", titles->rules->list[title].name, word) : g_strdup ("");
}

static ZhRecord *
make_record (const ZhEventTitles *titles,
             int                  entry,
             int                  title)
{
  const ZhEntry  *player = zh_history_get_entry (titles->history, entry);
  ZhTitleForecast forecast = zh_title_forecast (titles->event, entry, title);
  g_autoptr (ZhTitleNorm) norm = zh_title_norm_new (titles->event, entry, title);
  g_autofree char *name = zh_entry_format_name (player);
  g_autofree char *result = zh_title_norm_format (norm, titles->event, zh_language_get_screen ());
  g_autofree char *words = zh_title_forecast_format (forecast, titles->event, zh_language_get_screen ());
  ZhRecord        *record = zh_record_new_with (player->id, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s. %s", name, result, words));
  zh_record_put_sorted (record, ZH_COL_START_NUMBER, g_strdup_printf ("%d", player->start_number), player->start_number);
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put (record, ZH_COL_TITLE, g_strdup (zh_title_event_get_title (titles->event, entry)));
  zh_record_put (record, ZH_COL_FEDERATION, g_strdup (zh_title_event_get_federation (titles->event, entry)));
  zh_record_put_sorted (record, ZH_COL_NORM, g_strdup (norm->achieved ? titles->rules->list[title].name : ""), norm->achieved ? title : G_MAXINT);
  zh_record_put_sorted (record, ZH_COL_GAMES, g_strdup_printf ("%d", norm->n_games), norm->n_games);
  zh_record_put_sorted (record, ZH_COL_PERFORMANCE, norm->n_games > 0 ? g_strdup_printf ("%d", norm->performance) : g_strdup (""), -norm->performance);
  zh_record_put_sorted (record, ZH_COL_REMARK, format_remark (titles, title, forecast.kind), forecast.kind != ZH_TITLE_FORECAST_NONE ? (gint64) forecast.kind : G_MAXINT);
  return record;
}

static void
show_title (ZhTitlesView *self,
            guint         n_made)
{
  g_autofree char *made = g_strdup_printf (ngettext ("%u title norm", "%u title norms", n_made), n_made);
  g_autofree char *text = g_strdup_printf ("%s · %s", zh_title_rules_get_title (self->titles->rules, zh_language_get_screen ()), made);

  gtk_label_set_text (self->title, text);
}

static void
fill (ZhTitlesView *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_made = 0;

  for (int entry = 0; self->titles != NULL && entry < self->titles->history->n_entries; entry++)
    {
      int title = zh_event_titles_choose (self->titles, entry);

      if (title < 0)
        continue;
      g_ptr_array_add (records, make_record (self->titles, entry, title));
      for (int i = 0; i < self->titles->rules->n_titles; i++)
        if (zh_event_titles_is_sought (self->titles, entry, i))
          {
            g_autoptr (ZhTitleNorm) norm = zh_title_norm_new (self->titles->event, entry, i);

            n_made += norm->achieved ? 1 : 0;
          }
    }
  zh_record_table_set_records (self->table, records);
  if (self->titles != NULL)
    show_title (self, n_made);
}

static void
record_selected_cb (ZhTitlesView *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);

  if (self->titles != NULL)
    zh_titles_pane_show (self->pane, record != NULL ? zh_history_find_entry (self->titles->history, zh_record_get_id (record)) : -1);
}

/* Left and Right walk the titles of the player. */
static gboolean
key_pressed_cb (ZhTitlesView   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  int step = keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ? -1 : keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right ? 1
                                                                                                                              : 0;

  if (step == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  zh_titles_pane_step (self->pane, step);
  return GDK_EVENT_STOP;
}

static void
zh_titles_view_class_init (ZhTitlesViewClass *class)
{
  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE, ZH_TYPE_TITLES_PANE);
  ZH_TEMPLATE (class, ZhTitlesView, "titles-view", title, table, pane);
  ZH_TEMPLATE_CALLBACKS (class, record_selected_cb);
  ZH_FINALIZES (class, ZhTitlesView, zh_event_titles_free, titles);
}

static void
zh_titles_view_init (ZhTitlesView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Title norms"), columns, G_N_ELEMENTS (columns));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->table), keys);
}

void
zh_titles_view_update (ZhTitlesView *self,
                       ZhSession    *session,
                       int           round)
{
  const ZhTournament *tournament = round > 0 ? zh_session_get_tournament (session) : NULL;
  g_autoptr (GPtrArray) demands = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ZH_IS_TITLES_VIEW (self));

  zh_titles_pane_set_event (self->pane, NULL, NULL);
  g_clear_pointer (&self->titles, zh_event_titles_free);
  if (tournament == NULL)
    return;
  self->titles = zh_event_titles_new (zh_session_get_competition (session), tournament, round, &error);
  if (self->titles == NULL)
    zh_message_label_set (self->title, error->message);
  else
    demands = zh_event_titles_list_demands (self->titles, zh_session_get_competition (session), tournament, zh_language_get_screen ());
  zh_titles_pane_set_event (self->pane, self->titles, demands);
  fill (self);
  record_selected_cb (self);
}

void
zh_titles_view_set_filter (ZhTitlesView *self,
                           const char   *text)
{
  g_return_if_fail (ZH_IS_TITLES_VIEW (self));

  zh_record_table_set_filter (self->table, text);
}

void
zh_titles_view_take_focus (ZhTitlesView *self)
{
  g_return_if_fail (ZH_IS_TITLES_VIEW (self));

  zh_record_table_take_focus (self->table);
}
