#include "config.h"

#include "report-forms.h"

#include <string.h>

#include "time-class.h"

void
zh_report_add_event_fields (ZhReportDocument      *document,
                            const ZhReportRequest *request)
{
  zh_report_document_add_field (document, "", request->competition->title, zh_trc (request->language, "under a line", "name of the competition"));
  zh_report_document_add_field (document, "", request->tournament->name, NULL);
}

void
zh_report_add_writing_lines (ZhReportDocument *document,
                             const char       *label,
                             int               n_lines)
{
  for (int i = 0; i < n_lines; i++)
    zh_report_document_add_field (document, i == 0 ? label : "", "", NULL);
}

void
zh_report_add_panel_signatures (ZhReportDocument      *document,
                                const ZhReportRequest *request)
{
  static const char *const roles[] = { "chief-arbiter", "chief-secretary" };
  const ZhLanguage        *language = request->language;
  const char *const        posts[] = { zh_trc (language, "under a document", "Chief arbiter"), zh_trc (language, "under a document", "Chief secretary") };

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autofree char *name = zh_report_format_official (zh_competition_find_official (request->competition, roles[i]), language);

      zh_report_document_add_signed (document, posts[i], name, zh_trc (language, "under a line", "signature"));
    }
}

void
zh_report_add_sender (ZhReportDocument *document,
                      const ZhEntry    *team)
{
  if (team != NULL && *team->sender != '\0')
    zh_report_document_add_field (document, zh_trc (document->language, "entry form", "Sent by"), team->sender, NULL);
}

const char *
zh_report_get_discipline (const ZhTournament *tournament,
                          const ZhLanguage   *language)
{
  if (tournament->sport == ZH_SPORT_DRAUGHTS_INTERNATIONAL)
    return zh_trc (language, "sport discipline", "draughts-100");
  if (tournament->sport != ZH_SPORT_CHESS)
    return zh_trc (language, "sport discipline", "draughts-64");
  if (tournament->play == ZH_PLAY_CORRESPONDENCE)
    return zh_trc (language, "sport discipline", "correspondence chess");
  if (tournament->play == ZH_PLAY_COMPOSITION || tournament->play == ZH_PLAY_SOLVING)
    return zh_trc (language, "sport discipline", "chess composition");
  if (tournament->time_class == ZH_TIME_CLASS_RAPID)
    return zh_trc (language, "sport discipline", "rapid chess");
  if (tournament->time_class == ZH_TIME_CLASS_BLITZ)
    return zh_trc (language, "sport discipline", "blitz chess");
  return zh_trc (language, "sport discipline", "classical chess");
}

char *
zh_report_format_time_control (const ZhTournament *tournament,
                               const ZhLanguage   *language)
{
  return zh_time_control_format (tournament->time_control, language);
}

char *
zh_report_split_birth (const char *text,
                       ZhDate     *birth)
{
  const gsize length = strlen ("2009-03-01");
  const char *comma = NULL;

  for (const char *each = strstr (text, ", "); each != NULL; each = strstr (each + 1, ", "))
    {
      g_autofree char *day = g_strndup (each + 2, length);
      ZhDate           date = ZH_DATE_NONE;

      if (strlen (day) != length || !zh_date_parse (day, &date) || date.day == 0)
        continue;
      comma = each;
      *birth = date;
    }
  if (comma == NULL)
    return g_strdup (text);
  return g_strdup_printf ("%.*s%s", (int) (comma - text), text, comma + 2 + length);
}
