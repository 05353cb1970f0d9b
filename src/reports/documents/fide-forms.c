#include "config.h"

#include "fide-forms.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "report-forms.h"
#include "transliteration.h"

static const char *const titles[ZH_FIDE_FORM_TITLES] = { "", "GM", "IM", "WGM", "FM", "WIM", "WFM" };

static const char *const arbiter_roles[] = { "chief-arbiter", "deputy-chief-arbiter", "senior-arbiter", "arbiter", NULL };

gboolean
zh_fide_form_is_arbiter (const ZhOfficial *official)
{
  return g_strv_contains (arbiter_roles, official->role);
}

gboolean
zh_fide_form_check_officials (const ZhReportRequest *request,
                              ZhFideFormWho          who,
                              GError               **error)
{
  const ZhOfficial *chief = zh_competition_find_official (request->competition, arbiter_roles[0]);

  if (chief == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("FIDE’s form needs the chief arbiter. Enter him among the officials"));
  for (guint i = 0; i < request->competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (request->competition->officials, i);

      if (*official->fide_id == '\0' && (official == chief || (who == ZH_FIDE_FORM_ARBITERS && zh_fide_form_is_arbiter (official))))
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("FIDE’s form needs the FIDE ID of %s. Enter it among the officials"), official->name);
    }
  return TRUE;
}

char *
zh_fide_form_dup_text (const char       *text,
                       const ZhLanguage *language)
{
  /* FIDE reads the form in English, and no Cyrillic letters in it */
  return strcmp (zh_language_get_code (language), "en") == 0 ? zh_transliterate (text, zh_cyrillic_guess (text, ZH_CYRILLIC_UKRAINIAN)) : g_strdup (text);
}

static void
add_text (ZhReportDocument *document,
          const char       *caption,
          const char       *text,
          const char       *below)
{
  g_autofree char *written = zh_fide_form_dup_text (text, document->language);

  zh_report_document_add_field (document, caption, written, below);
}

void
zh_fide_form_add_person (ZhReportDocument *document,
                         const char       *caption,
                         const char       *name)
{
  add_text (document, caption, name, zh_trc (document->language, "under a line", "surname, given name"));
}

void
zh_fide_form_add_event (ZhReportDocument      *document,
                        const ZhReportRequest *request)
{
  const ZhLanguage    *language = request->language;
  const ZhCompetition *competition = request->competition;
  g_autofree char     *start = zh_language_format_short_date (language, competition->start);
  g_autofree char     *end = zh_language_format_short_date (language, competition->end);
  g_autofree char     *control = zh_report_format_time_control (request->tournament, language);
  g_autofree char     *days = g_strdup_printf ("%s\t%s", start, end);
  g_autofree char     *name = *request->tournament->name != '\0' ? g_strdup_printf ("%s, %s", competition->title, request->tournament->name)
                                                                 : g_strdup (competition->title);
  g_autofree char     *codes = g_strdup_printf ("%s\t%s", competition->federation, competition->event_code);

  add_text (document, zh_trc (language, "FIDE form", "Event"), name, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Federation of the event\tEvent code"), codes, NULL);
  add_text (document, zh_trc (language, "FIDE form", "Place"), competition->place, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Start\tEnd"), days, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Rate of play"), control, NULL);
}

void
zh_fide_form_add_chief (ZhReportDocument      *document,
                        const ZhReportRequest *request)
{
  const ZhOfficial *chief = zh_competition_find_official (request->competition, arbiter_roles[0]);
  g_autofree char  *value = g_strdup_printf ("%s\t%s", chief->title, chief->fide_id);

  add_text (document, zh_trc (request->language, "FIDE form", "Chief arbiter"), chief->name, NULL);
  zh_report_document_add_field (document, zh_trc (request->language, "FIDE form", "Title\tFIDE ID"), value, NULL);
}

ZhReportTable *
zh_fide_form_add_arbiter_table (ZhReportDocument *document)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_OFFICE }, { ZH_COL_NAME, ZH_COLUMN_KEY }, { ZH_COL_TITLE }, { ZH_COL_FIDE_ID });
  return table;
}

void
zh_fide_form_sign (ZhReportDocument *document,
                   const char       *post,
                   const ZhLanguage *language)
{
  zh_report_document_add_signed (document, post, NULL, zh_trc (language, "under a line", "signature, date"));
}

void
zh_fide_form_count_title (int         counts[],
                          const char *title)
{
  for (int i = 1; i < ZH_FIDE_FORM_TITLES; i++)
    if (strcmp (titles[i], title) == 0)
      {
        counts[i]++;
        counts[0]++;
      }
}

char *
zh_fide_form_format_titles (const int counts[])
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d", counts[0]);
  for (int i = 1; i < ZH_FIDE_FORM_TITLES; i++)
    g_string_append_printf (text, "%s%s %d", i > 1 ? ", " : ": ", titles[i], counts[i]);
  return g_string_free (text, FALSE);
}
