#include "config.h"

#include "incidents-page.h"

#include <glib/gi18n.h>

#include "desk-incidents.h"
#include "incident-catalogue.h"
#include "record-table.h"
#include "rules-schema.h"

typedef enum
{
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_PLAYER,
  COLUMN_INCIDENT,
  COLUMN_COUNT,
  COLUMN_ARTICLES,
  COLUMN_DECISION,
  COLUMN_TIMES,
  COLUMN_REASON,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_ROUND] = { NC_ ("column header", "Round"), 6, 1, FALSE },
  [COLUMN_BOARD] = { NC_ ("column header", "Board"), 6, 1, FALSE },
  [COLUMN_PLAYER] = { NC_ ("column header", "Player"), 20, 0, FALSE },
  [COLUMN_INCIDENT] = { NC_ ("column header", "Incident"), 24, 0, TRUE },
  [COLUMN_COUNT] = { NC_ ("column header", "No"), 4, 1, FALSE },
  [COLUMN_ARTICLES] = { NC_ ("column header", "Article"), 10, 0, FALSE },
  [COLUMN_DECISION] = { NC_ ("column header", "Decision"), 18, 0, FALSE },
  [COLUMN_TIMES] = { NC_ ("column header", "Clocks"), 14, 0, FALSE },
  [COLUMN_REASON] = { NC_ ("column header", "Reason"), 14, 0, FALSE },
};

struct _ZhIncidentsPage
{
  ZhPage parent_instance;

  GtkEditable   *search;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhIncidentsPage, zh_incidents_page, ZH_TYPE_PAGE)

/* "+2:00" to the opponent, then to the player. */
static char *
format_times (const ZhIncidentRecord *incident)
{
  const int seconds[] = { incident->opponent_time, incident->offender_time };
  GString  *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (seconds); i++)
    {
      g_autofree char *amount = g_strdup_printf ("%s%d:%02d", seconds[i] < 0 ? "−" : "+", ABS (seconds[i]) / 60, ABS (seconds[i]) % 60);

      if (seconds[i] == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, "; ");
      g_string_append_printf (text, i == 0 ? _ ("opponent %s") : _ ("player %s"), amount);
    }
  return g_string_free (text, FALSE);
}

/* "Round 3, board 5", or less of it away from a board. */
static char *
format_place (const ZhIncidentRecord *incident)
{
  if (incident->board > 0)
    return g_strdup_printf (_ ("Round %1$d, board %2$d"), incident->round, incident->board);
  return incident->round > 0 ? g_strdup_printf (_ ("Round %d"), incident->round) : g_strdup (_ ("Before round 1"));
}

static char *
format_number (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

/* The result, and the sanction where there is one. */
static char *
format_decision (const ZhIncidentRecord *incident)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *decision = zh_incident_decision_get_label (incident->decided, language);

  if (*incident->sanction == '\0')
    return g_strdup (decision);
  return g_strdup_printf ("%s; %s", decision, zh_sanction_get_label (incident->sanction, language));
}

static ZhRecord *
make_record (const ZhTournament     *tournament,
             const ZhIncidentRecord *incident)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const ZhEntry    *entry = zh_tournament_find_entry (tournament, incident->entry_id);
  ZhRecord         *record = zh_record_new (incident->id, N_COLUMNS);
  const char       *title = zh_incident_get_title (incident->incident, language);
  g_autofree char  *place = format_place (incident);
  g_autofree char  *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup (zh_incident_scope_get_label (incident->scope, language));

  zh_record_take_label (record, g_strdup_printf ("%s, %s: %s", place, name, title));
  zh_record_take_text (record, COLUMN_ROUND, format_number (incident->round));
  zh_record_set_number (record, COLUMN_ROUND, incident->round);
  zh_record_take_text (record, COLUMN_BOARD, format_number (incident->board));
  zh_record_set_number (record, COLUMN_BOARD, incident->board);
  zh_record_take_text (record, COLUMN_PLAYER, g_strdup (name));
  zh_record_take_text (record, COLUMN_INCIDENT, g_strdup (title));
  zh_record_take_text (record, COLUMN_COUNT, g_strdup_printf ("%d", incident->count));
  zh_record_set_number (record, COLUMN_COUNT, incident->count);
  zh_record_take_text (record, COLUMN_ARTICLES, g_strdup_printf ("%s%s", *incident->overridden != '\0' ? "✎ " : "", incident->articles));
  zh_record_take_text (record, COLUMN_DECISION, format_decision (incident));
  zh_record_take_text (record, COLUMN_TIMES, format_times (incident));
  zh_record_take_text (record, COLUMN_REASON, g_strdup (incident->reason));
  return record;
}

static void
show_incidents (ZhIncidentsPage *self)
{
  ZhSession           *session = zh_page_get_session (ZH_PAGE (self));
  const ZhCompetition *competition = zh_session_get_competition (session);
  const ZhTournament  *tournament = zh_session_get_tournament (session);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; tournament != NULL && i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *incident = g_ptr_array_index (competition->incidents, i);

      if (incident->tournament_id == tournament->id)
        g_ptr_array_add (records, make_record (tournament, incident));
    }
  zh_record_table_set_records (self->table, records);
}

static void
zh_incidents_page_update (ZhPage         *page,
                          const ZhChange *change)
{
  show_incidents (ZH_INCIDENTS_PAGE (page));
}

static gboolean
zh_incidents_page_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_INCIDENTS_PAGE (page)->search));
  return TRUE;
}

static void
zh_incidents_page_take_focus (ZhPage *page)
{
  zh_record_table_take_focus (ZH_INCIDENTS_PAGE (page)->table);
}

static void
search_changed_cb (ZhIncidentsPage *self)
{
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
}

static void
search_stopped_cb (ZhIncidentsPage *self)
{
  gtk_editable_set_text (self->search, "");
  zh_record_table_take_focus (self->table);
}

static void
zh_incidents_page_class_init (ZhIncidentsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  page_class->update = zh_incidents_page_update;
  page_class->start_search = zh_incidents_page_start_search;
  page_class->take_focus = zh_incidents_page_take_focus;

  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/incidents-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentsPage, search);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentsPage, table);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
zh_incidents_page_init (ZhIncidentsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Incidents"), columns, N_COLUMNS);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}

gint64
zh_incidents_page_get_selected (ZhIncidentsPage *self)
{
  ZhRecord *record;

  g_return_val_if_fail (ZH_IS_INCIDENTS_PAGE (self), 0);

  record = zh_record_table_get_selected (self->table);
  return record != NULL ? zh_record_get_id (record) : 0;
}
