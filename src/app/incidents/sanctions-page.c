#include "config.h"

#include "sanctions-page.h"

#include <glib/gi18n.h>

#include "case-cells.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "sanction-register.h"

typedef enum
{
  COLUMN_PLAYER,
  COLUMN_SANCTION,
  COLUMN_INCIDENT,
  COLUMN_ARTICLES,
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_TIME,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_PLAYER] = { ZH_COL_NAME, 24, FALSE },
  [COLUMN_SANCTION] = { ZH_COL_SANCTION, 22, FALSE },
  [COLUMN_INCIDENT] = { ZH_COL_INCIDENT, 28, TRUE },
  [COLUMN_ARTICLES] = { ZH_COL_ARTICLE, 14, FALSE },
  [COLUMN_ROUND] = { ZH_COL_ROUND, 6, FALSE },
  [COLUMN_BOARD] = { ZH_COL_BOARD, 6, FALSE },
  [COLUMN_TIME] = { ZH_COL_TIME, 14, FALSE },
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
  ZhRecord         *record = zh_record_new (incident->id, N_COLUMNS);
  g_autoptr (GDateTime) moment = zh_incident_record_dup_moment (incident);
  g_autofree char *name = zh_incident_record_format_offender (incident, competition, language);
  g_autofree char *label = zh_incident_record_format_sanction (incident, competition, sanction, language);

  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, round %3$d, board %4$d"), name, label, incident->round, incident->board));
  zh_record_take_text (record, COLUMN_PLAYER, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_SANCTION, g_strdup (label));
  zh_record_take_text (record, COLUMN_INCIDENT, g_strdup (zh_incident_get_title (incident->incident, language)));
  zh_record_take_text (record, COLUMN_ARTICLES, g_strdup (incident->articles));
  zh_record_take_text (record, COLUMN_ROUND, g_strdup_printf ("%d", incident->round));
  zh_record_set_number (record, COLUMN_ROUND, incident->round);
  zh_record_take_text (record, COLUMN_BOARD, g_strdup_printf ("%d", incident->board));
  zh_record_set_number (record, COLUMN_BOARD, incident->board);
  zh_record_take_text (record, COLUMN_TIME, zh_incident_record_format_moment (incident, language));
  zh_record_set_number (record, COLUMN_TIME, g_date_time_to_unix (moment));
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
  register_class->n_columns = N_COLUMNS;
  register_class->add_records = add_records;
}

static void
zh_sanctions_page_init (ZhSanctionsPage *self)
{
}
