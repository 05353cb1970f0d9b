#include "config.h"

#include "incidents-page.h"

#include <glib/gi18n.h>

#include "case-cells.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_ROUND, 6 },
  { ZH_COL_BOARD, 6 },
  { ZH_COL_NAME, 20 },
  { ZH_COL_INCIDENT, 24, TRUE },
  { ZH_COL_TIME, 14 },
  { ZH_COL_MOVE, 5 },
  { ZH_COL_INCIDENT_COUNT, 4 },
  { ZH_COL_ARTICLE, 10 },
  { ZH_COL_DECISION, 18 },
  { ZH_COL_CLOCKS, 14 },
  { ZH_COL_REASON, 14 },
};

struct _ZhIncidentsPage
{
  ZhRegisterPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ZhIncidentsPage, zh_incidents_page, ZH_TYPE_REGISTER_PAGE)

/* "5", in a match "5.2"; %NULL away from a board. */
static char *
format_board (const ZhCompetition    *competition,
              const ZhIncidentRecord *incident)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, incident->tournament_id);

  return incident->board > 0 && tournament != NULL ? zh_tournament_dup_board_name (tournament, incident->round, incident->board, incident->game) : NULL;
}

/* "Round 3, board 5", or less of it away from a board. */
static char *
format_place (const ZhIncidentRecord *incident,
              const char             *board)
{
  if (board != NULL)
    return g_strdup_printf (_ ("Round %1$d, board %2$s"), incident->round, board);
  return incident->round > 0 ? g_strdup_printf (_ ("Round %d"), incident->round) : g_strdup (_ ("Before round 1"));
}

static void
set_moment (ZhRecord               *record,
            const ZhCompetition    *competition,
            const ZhIncidentRecord *incident)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GDateTime) moment = zh_incident_record_dup_moment (incident);
  ZhColour colour = zh_competition_get_offender_colour (competition, incident);

  zh_record_put_sorted (record, ZH_COL_TIME, zh_incident_record_format_moment (incident, language), g_date_time_to_unix (moment));
  zh_record_put_sorted (record, ZH_COL_MOVE, zh_column_format_number (incident->move), incident->move);
  zh_record_put (record, ZH_COL_CLOCKS, zh_incident_record_format_clocks (incident, colour, language));
}

static ZhRecord *
make_record (const ZhCompetition    *competition,
             const ZhIncidentRecord *incident)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhRecord         *record = zh_record_new_with (incident->id, columns, G_N_ELEMENTS (columns));
  const char       *title = zh_incident_get_title (incident->incident, language);
  g_autofree char  *board = format_board (competition, incident);
  g_autofree char  *place = format_place (incident, board);
  g_autofree char  *name = zh_incident_record_format_offender (incident, competition, language);
  g_autofree char  *articles = zh_incident_record_format_articles (incident);

  zh_record_take_label (record, g_strdup_printf ("%s, %s: %s", place, name, title));
  zh_record_put_sorted (record, ZH_COL_ROUND, zh_column_format_number (incident->round), incident->round);
  zh_record_put_sorted (record, ZH_COL_BOARD, g_strdup (board != NULL ? board : ""), incident->board * 1000 + incident->game);
  zh_record_put (record, ZH_COL_NAME, g_strdup (name));
  zh_record_put (record, ZH_COL_INCIDENT, g_strdup (title));
  set_moment (record, competition, incident);
  zh_record_put_sorted (record, ZH_COL_INCIDENT_COUNT, g_strdup_printf ("%d", incident->count), incident->count);
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup_printf ("%s%s", *incident->overridden != '\0' ? "✎ " : "", articles));
  zh_record_put (record, ZH_COL_DECISION, zh_incident_record_format_decision (incident, competition, "", language));
  zh_record_put (record, ZH_COL_REASON, g_strdup (incident->reason));
  return record;
}

static void
add_records (ZhRegisterPage      *self,
             const ZhCompetition *competition,
             const ZhTournament  *tournament,
             GPtrArray           *records)
{
  for (guint i = 0; tournament != NULL && i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *incident = g_ptr_array_index (competition->incidents, i);

      if (incident->tournament_id == tournament->id)
        g_ptr_array_add (records, make_record (competition, incident));
    }
}

static void
zh_incidents_page_class_init (ZhIncidentsPageClass *class)
{
  ZhRegisterPageClass *register_class = ZH_REGISTER_PAGE_CLASS (class);

  register_class->label = N_ ("Incidents");
  register_class->search_text = N_ ("Find a player, an incident, an article");
  register_class->empty_icon = "dialog-warning-symbolic";
  register_class->empty_title = N_ ("No Incidents");
  register_class->empty_text = N_ ("Record one by Ctrl+I, here or from its board: the rules of the event answer at once.");
  register_class->columns = columns;
  register_class->n_columns = G_N_ELEMENTS (columns);
  register_class->add_records = add_records;
}

static void
zh_incidents_page_init (ZhIncidentsPage *self)
{
  zh_register_page_add_button (ZH_REGISTER_PAGE (self), _ ("_Record an Incident…"), _ ("Record an Incident… (Ctrl+I)"), "win.record-incident");
}

gint64
zh_incidents_page_get_selected (ZhIncidentsPage *self)
{
  g_return_val_if_fail (ZH_IS_INCIDENTS_PAGE (self), 0);
  return zh_register_page_get_selected (ZH_REGISTER_PAGE (self));
}
