#include "config.h"

#include "norms-view.h"

#include <glib/gi18n.h>

#include "message-label.h"
#include "norms.h"
#include "record-table.h"

struct _ZhNormsView
{
  AdwBin parent_instance;

  GtkLabel      *title;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhNormsView, zh_norms_view, ADW_TYPE_BIN)

typedef enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_CATEGORY,
  COLUMN_NORM,
  COLUMN_GAMES,
  COLUMN_AVERAGE,
  COLUMN_PERCENT,
  COLUMN_NEEDED,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_NUMBER] = { ZH_COL_START_NUMBER, 4, FALSE },
  [COLUMN_NAME] = { ZH_COL_NAME, 28, TRUE },
  [COLUMN_CATEGORY] = { ZH_COL_CATEGORY, 9, FALSE },
  [COLUMN_NORM] = { ZH_COL_NORM, 10, FALSE },
  [COLUMN_GAMES] = { ZH_COL_GAMES, 6, FALSE },
  [COLUMN_AVERAGE] = { ZH_COL_AVERAGE, 9, FALSE },
  [COLUMN_PERCENT] = { ZH_COL_SCORED, 10, FALSE },
  [COLUMN_NEEDED] = { ZH_COL_NEEDED, 10, FALSE },
};

static void
set_number (ZhRecord  *record,
            int        column,
            ZhFraction value)
{
  zh_record_take_text (record, column, zh_language_format_fraction (zh_language_get_screen (), value, 0, 2));
  zh_record_set_number (record, column, -zh_fraction_round (value, 2));
}

static ZhRecord *
make_record (const ZhHistory    *history,
             const ZhNormResult *result)
{
  const ZhEntry   *entry = zh_history_get_entry (history, result->entry);
  g_autofree char *name = zh_entry_format_name (entry);
  const char      *category = result->norm != NULL ? result->norm->category : "";
  ZhRecord        *record = zh_record_new (entry->id, N_COLUMNS);

  zh_record_take_label (record, result->norm != NULL ? g_strdup_printf (_ ("%1$s has fulfilled the norm of %2$s"), name, category)
                                                     : g_strdup_printf (_ ("%s has fulfilled no norm"), name));
  zh_record_take_text (record, COLUMN_NUMBER, g_strdup_printf ("%d", entry->start_number));
  zh_record_set_number (record, COLUMN_NUMBER, entry->start_number);
  zh_record_take_text (record, COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_CATEGORY, g_strdup (entry->person != NULL ? entry->person->category : ""));
  zh_record_take_text (record, COLUMN_NORM, g_strdup (category));
  zh_record_take_text (record, COLUMN_GAMES, g_strdup_printf ("%d", result->n_games));
  zh_record_set_number (record, COLUMN_GAMES, result->n_games);
  set_number (record, COLUMN_AVERAGE, result->average);
  set_number (record, COLUMN_PERCENT, result->percent);
  if (result->norm != NULL)
    set_number (record, COLUMN_NEEDED, result->needed);
  return record;
}

static void
show_title (ZhNormsView       *self,
            const ZhNormTable *norms,
            const GArray      *results)
{
  guint            n = 0;
  g_autofree char *fulfilled = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < results->len; i++)
    n += g_array_index (results, ZhNormResult, i).norm != NULL ? 1 : 0;
  fulfilled = g_strdup_printf (ngettext ("%u norm fulfilled", "%u norms fulfilled", n), n);
  text = g_strdup_printf ("%s · %s", zh_norm_table_get_title (norms, zh_language_get_screen ()), fulfilled);
  gtk_label_set_text (self->title, text);
}

static void
zh_norms_view_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (zh_norms_view_parent_class)->dispose (object);
}

static void
zh_norms_view_class_init (ZhNormsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_norms_view_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/norms-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhNormsView, title);
  gtk_widget_class_bind_template_child (widget_class, ZhNormsView, table);
}

static void
zh_norms_view_init (ZhNormsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Norms"), columns, N_COLUMNS);
}

void
zh_norms_view_update (ZhNormsView       *self,
                      const ZhStandings *standings,
                      int                year)
{
  const ZhHistory *history = standings != NULL ? zh_standings_get_history (standings) : NULL;
  const char      *text = history != NULL ? zh_tournament_get_option (history->tournament, ZH_OPTION_NORMS) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNormTable) norms = text != NULL ? zh_norm_table_parse (text, &error) : NULL;
  g_autoptr (GArray) results = NULL;
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (ZH_IS_NORMS_VIEW (self));

  if (error != NULL)
    zh_message_label_set (self->title, error->message);
  if (norms != NULL)
    {
      results = zh_norms_new (history, norms, year);
      for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
        g_ptr_array_add (records, make_record (history, &g_array_index (results, ZhNormResult, zh_standings_get_row (standings, row)->entry)));
      show_title (self, norms, results);
    }
  zh_record_table_set_records (self->table, records);
}

void
zh_norms_view_set_filter (ZhNormsView *self,
                          const char  *text)
{
  g_return_if_fail (ZH_IS_NORMS_VIEW (self));

  zh_record_table_set_filter (self->table, text);
}

void
zh_norms_view_take_focus (ZhNormsView *self)
{
  g_return_if_fail (ZH_IS_NORMS_VIEW (self));

  zh_record_table_take_focus (self->table);
}
