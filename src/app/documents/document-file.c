#include "config.h"

#include "document-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app-settings.h"
#include "game-writer.h"
#include "report-formats.h"
#include "trf-export.h"

static gboolean
is_about_games (const ZhReport *report)
{
  return strcmp (report->id, "scores") == 0;
}

/* What federations and other programs take as a file of their own kind. */
static gboolean
is_about_standings (const ZhReport *report)
{
  static const char *const ids[] = { "standings", "crosstable", "crosstable-final", "final-protocol", NULL };

  return g_strv_contains (ids, report->id);
}

const char *
zh_document_file_get_title (const ZhReport *report)
{
  if (is_about_games (report))
    return _ ("Save the Games: .pdf, .txt, .html, or .pgn and .pdn for other programs");
  if (is_about_standings (report))
    return _ ("Save the Document: .pdf, .txt, .csv, .html, or .trf for other programs");
  return _ ("Save the Document: .pdf, .txt, .csv or .html");
}

char *
zh_document_file_dup_name (ZhSession        *session,
                           const ZhReport   *report,
                           const ZhLanguage *language)
{
  return g_strdup_printf ("%s.%s", zh_report_get_title (report, language),
                          is_about_games (report) ? zh_games_get_extension (zh_session_get_tournament (session)->sport) : "pdf");
}

/* The tournament as TRF26, names in Latin letters, for a file that leaves the country. */
static GBytes *
make_trf (ZhSession *session,
          GError   **error)
{
  ZhTrfWriteOptions how = { ZH_TRF_26, ZH_TRF_NAMES_LATIN, "\n" };
  char             *text = zh_desk_export_trf (zh_session_get_desk (session), zh_session_get_tournament_id (session), ZH_TRF_WITH_COMMENTS, &how, error);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

/* The round as PGN or PDN: every game of it, with moves where they are kept. */
static GBytes *
make_games (ZhSession *session)
{
  char *text = zh_games_format (zh_session_get_competition (session), zh_session_get_tournament (session),
                                zh_session_get_round_number (session), ZH_GAMES_ALL, ZH_GAME_NAMES_LATIN, NULL);

  return g_bytes_new_take (text, strlen (text));
}

/* What the name of a file asks for; which kind of .csv the user has said before. */
static ZhReportFormat
get_format (const char *suffix)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  ZhReportFormat format = ZH_REPORT_PDF;

  if (suffix != NULL)
    zh_report_format_from_string (suffix + 1, &format);
  return format == ZH_REPORT_CSV && g_settings_get_boolean (settings, "csv-for-spreadsheets") ? ZH_REPORT_SHEET : format;
}

GBytes *
zh_document_file_make (ZhSession              *session,
                       const ZhReport         *report,
                       const ZhReportDocument *document,
                       const char             *name,
                       gboolean               *is_paper,
                       GError                **error)
{
  const char *suffix = strrchr (name, '.');

  *is_paper = FALSE;
  if (suffix != NULL && (g_ascii_strcasecmp (suffix, ".pgn") == 0 || g_ascii_strcasecmp (suffix, ".pdn") == 0))
    return make_games (session);
  if (suffix != NULL && g_ascii_strcasecmp (suffix, ".trf") == 0 && is_about_standings (report))
    return make_trf (session, error);
  *is_paper = TRUE;
  return zh_report_render (document, get_format (suffix), &ZH_PAGE_SETUP_A4, error);
}
