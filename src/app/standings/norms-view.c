#include "config.h"

#include "norms-view.h"

#include <glib/gi18n.h>

#include "message-label.h"
#include "norms.h"
#include "record-table.h"

struct _ZhNormsView
{
  ZhBin parent_instance;

  GtkLabel      *title;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhNormsView, zh_norms_view, ZH_TYPE_BIN)

static const ZhRecordColumn columns[] = {
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 28, TRUE },
  { ZH_COL_CATEGORY, 9 },
  { ZH_COL_NORM, 10 },
  { ZH_COL_GAMES, 6 },
  { ZH_COL_AVERAGE, 9 },
  { ZH_COL_SCORED, 10 },
  { ZH_COL_NEEDED, 10 },
};

static void
set_number (ZhRecord  *record,
            ZhColumn   column,
            ZhFraction value)
{
  zh_record_put_sorted (record, column, zh_language_format_fraction (zh_language_get_screen (), value, 0, 2), -zh_fraction_round (value, 2));
}

static ZhRecord *
make_record (const ZhHistory    *history,
             const ZhNormResult *result)
{
  const ZhEntry   *entry = zh_history_get_entry (history, result->entry);
  g_autofree char *name = zh_entry_format_name (entry);
  const char      *category = result->norm != NULL ? result->norm->category : "";
  ZhRecord        *record = zh_record_new_with (entry->id, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, result->norm != NULL ? g_strdup_printf (_ ("%1$s has fulfilled the norm of %2$s"), name, category)
                                                     : g_strdup_printf (_ ("%s has fulfilled no norm"), name));
  zh_record_put_sorted (record, ZH_COL_START_NUMBER, g_strdup_printf ("%d", entry->start_number), entry->start_number);
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put (record, ZH_COL_CATEGORY, g_strdup (entry->person != NULL ? entry->person->category : ""));
  zh_record_put (record, ZH_COL_NORM, g_strdup (category));
  zh_record_put_sorted (record, ZH_COL_GAMES, g_strdup_printf ("%d", result->n_games), result->n_games);
  set_number (record, ZH_COL_AVERAGE, result->average);
  set_number (record, ZH_COL_SCORED, result->percent);
  if (result->norm != NULL)
    set_number (record, ZH_COL_NEEDED, result->needed);
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
zh_norms_view_class_init (ZhNormsViewClass *class)
{
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhNormsView, "norms-view", title, table);
}

static void
zh_norms_view_init (ZhNormsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Norms"), columns, G_N_ELEMENTS (columns));
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
