#include "config.h"

#include "sanctions-page.h"

#include <glib/gi18n.h>

#include "case-cells.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"
#include "sanction-register.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_NAME, 24 },
  { ZH_COL_SANCTION, 22 },
  { ZH_COL_INCIDENT, 28, TRUE },
  { ZH_COL_ARTICLE, 14 },
  { ZH_COL_ROUND, 6 },
  { ZH_COL_BOARD, 6 },
  { ZH_COL_TIME, 14 },
};

struct _ZhSanctionsPage
{
  ZhRegisterPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ZhSanctionsPage, zh_sanctions_page, ZH_TYPE_REGISTER_PAGE)

static ZhRecord *
make_record (const ZhCompetition    *competition,
             const ZhIncidentRecord *incident,
             ZhSanction              sanction)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhRecord         *record = zh_record_new_with (incident->id, columns, G_N_ELEMENTS (columns));
  g_autoptr (GDateTime) moment = zh_incident_record_dup_moment (incident);
  g_autofree char *board = zh_tournament_dup_board_name (zh_competition_find_tournament (competition, incident->tournament_id), incident->round, incident->board, incident->game);
  g_autofree char *name = zh_incident_record_format_offender (incident, competition, language);
  g_autofree char *label = zh_incident_record_format_sanction (incident, competition, sanction, language);

  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, round %3$d, board %4$s"), name, label, incident->round, board));
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put (record, ZH_COL_SANCTION, g_strdup (label));
  zh_record_put (record, ZH_COL_INCIDENT, g_strdup (zh_incident_get_title (incident->incident, language)));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (incident->articles));
  zh_record_put_sorted (record, ZH_COL_ROUND, g_strdup_printf ("%d", incident->round), incident->round);
  zh_record_put_sorted (record, ZH_COL_BOARD, g_strdup (board), incident->board * 1000 + incident->game);
  zh_record_put_sorted (record, ZH_COL_TIME, zh_incident_record_format_moment (incident, language), g_date_time_to_unix (moment));
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
      ZhSanction              sanction = zh_incident_record_get_sanction (incident);

      if (incident->tournament_id == tournament->id && sanction != ZH_SANCTION_NOT_SAID && zh_competition_find_annulment (competition, incident->id) == NULL)
        g_ptr_array_add (records, make_record (competition, incident, sanction));
    }
}

static void
zh_sanctions_page_class_init (ZhSanctionsPageClass *class)
{
  ZhRegisterPageClass *register_class = ZH_REGISTER_PAGE_CLASS (class);

  register_class->label = N_ ("Sanctions in force");
  register_class->search_text = N_ ("Find a player or a sanction");
  register_class->empty_icon = "dialog-warning-symbolic";
  register_class->empty_title = N_ ("No Sanctions");
  register_class->empty_text = N_ ("A sanction stands here as soon as a ruling imposes one (Ctrl+I).");
  register_class->columns = columns;
  register_class->n_columns = G_N_ELEMENTS (columns);
  register_class->add_records = add_records;
}

static void
zh_sanctions_page_init (ZhSanctionsPage *self)
{
}
