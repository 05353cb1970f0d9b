#include "config.h"

#include "hall-contents.h"

#include <glib/gi18n.h>

#include "report-context.h"
#include "standings.h"

/* The document of the registry that a content is; NULL for one that is made here. */
static const struct
{
  const char *id;
  const char *name;
  const char *report;
} contents[] = {
  [ZH_HALL_BOARDS] = { "boards", NC_ ("on the wall of the hall", "Boards"), "results" },
  [ZH_HALL_SEATS] = { "seats", NC_ ("on the wall of the hall", "Seats by name"), "seats-wall" },
  [ZH_HALL_STANDINGS] = { "standings", NC_ ("on the wall of the hall", "Standings"), "standings" },
  [ZH_HALL_CROSSTABLE] = { "crosstable", NC_ ("on the wall of the hall", "Crosstable"), "crosstable" },
  [ZH_HALL_LOTS] = { "lots", NC_ ("on the wall of the hall", "Drawing of lots"), "lots" },
  [ZH_HALL_COUNTDOWN] = { "countdown", NC_ ("on the wall of the hall", "Countdown"), NULL },
  [ZH_HALL_ANNOUNCEMENT] = { "announcement", NC_ ("on the wall of the hall", "Announcement"), NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (contents) == ZH_HALL_N_CONTENTS);

const char *
zh_hall_content_get_id (ZhHallContent self)
{
  return contents[self].id;
}

const char *
zh_hall_content_get_name (ZhHallContent     self,
                          const ZhLanguage *language)
{
  return zh_trc (language, "on the wall of the hall", contents[self].name);
}

/* The hall sees only what was published. */
static const ZhRound *
find_published (const ZhTournament *tournament)
{
  const ZhRound *found = NULL;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->state != ZH_ROUND_OPEN && (found == NULL || round->number > found->number))
        found = round;
    }
  return found;
}

static gboolean
has_results (const ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; pairing->kind == ZH_PAIRING_GAME && game < pairing->n_games; game++)
        if (zh_result_is_set (pairing->games[game].result))
          return TRUE;
    }
  return FALSE;
}

static ZhReportDocument *
build_report (ZhHallContent          self,
              const ZhReportRequest *request,
              int                    round)
{
  const ZhReport *report = zh_report_find (contents[self].report);
  ZhReportRequest whole = *request;

  whole.round = round;
  return zh_report_applies_to (report, request->tournament) ? zh_report_build (report, &whole, NULL) : NULL;
}

/* On the wall it is no protocol: nobody signs there. */
static ZhReportDocument *
build_lots (const ZhReportRequest *request)
{
  ZhReportDocument *document = build_report (ZH_HALL_LOTS, request, 0);

  if (document != NULL)
    {
      g_free (document->title);
      document->title = g_strdup (zh_hall_content_get_name (ZH_HALL_LOTS, request->language));
    }
  return document;
}

/* Before the first result is in nobody looks for results. */
static ZhReportDocument *
build_boards (const ZhReportRequest *request,
              const ZhRound         *round)
{
  ZhReportDocument *document = build_report (ZH_HALL_BOARDS, request, round->number);

  if (document == NULL || has_results (round))
    return document;
  g_free (document->title);
  document->title = g_strdup_printf (zh_tr (request->language, "Pairings of round %d"), round->number);
  return document;
}

static ZhReportDocument *
build_countdown (const ZhHallMatter *matter)
{
  const ZhReportRequest *request = &matter->request;
  const ZhRound         *round = zh_tournament_find_round (request->tournament, matter->round);
  g_autofree char       *time = NULL;
  g_autofree char       *left = NULL;
  g_autofree char       *note = NULL;
  ZhReportDocument      *document;

  if (round == NULL || matter->seconds <= 0)
    return NULL;
  time = zh_report_format_start (round->start, request->language);
  left = zh_hall_format_seconds (matter->seconds);
  note = g_strdup_printf (zh_tr (request->language, "Start of the round: %s"), time);
  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Round %d"), matter->round), ZH_REPORT_NO_RESULTS);
  zh_report_document_add_heading (document, left);
  zh_report_document_add_note (document, note);
  return document;
}

static ZhReportDocument *
build_announcement (const ZhHallMatter *matter)
{
  g_autofree char  *text = g_strstrip (g_strdup (matter->announcement));
  const ZhLanguage *language = matter->request.language;
  ZhReportDocument *document;

  if (*text == '\0')
    return NULL;
  document = zh_report_begin (&matter->request, g_strdup (zh_hall_content_get_name (ZH_HALL_ANNOUNCEMENT, language)), ZH_REPORT_NO_RESULTS);
  zh_report_document_add_heading (document, text);
  return document;
}

ZhReportDocument *
zh_hall_content_build (ZhHallContent       self,
                       const ZhHallMatter *matter)
{
  const ZhReportRequest *request = &matter->request;
  const ZhRound         *round = find_published (request->tournament);
  int                    last = zh_standings_get_last_round (request->tournament);

  switch (self)
    {
    case ZH_HALL_BOARDS:
      return round != NULL ? build_boards (request, round) : NULL;
    case ZH_HALL_SEATS:
      return round != NULL ? build_report (self, request, round->number) : NULL;
    case ZH_HALL_STANDINGS:
    case ZH_HALL_CROSSTABLE:
      return last > 0 ? build_report (self, request, last) : NULL;
    case ZH_HALL_LOTS:
      return build_lots (request);
    case ZH_HALL_COUNTDOWN:
      return build_countdown (matter);
    case ZH_HALL_ANNOUNCEMENT:
      return build_announcement (matter);
    case ZH_HALL_N_CONTENTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

ZhReportDocument *
zh_hall_build_title (const ZhReportRequest *request)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (""), ZH_REPORT_NO_RESULTS);

  zh_report_document_add_heading (document, request->competition->title);
  if (*request->tournament->name != '\0')
    zh_report_document_add_note (document, request->tournament->name);
  return document;
}

char *
zh_hall_format_seconds (gint64 seconds)
{
  int hours = (int) (seconds / 3600);
  int minutes = (int) (seconds / 60 % 60);
  int rest = (int) (seconds % 60);

  return hours > 0 ? g_strdup_printf ("%d:%02d:%02d", hours, minutes, rest) : g_strdup_printf ("%d:%02d", minutes, rest);
}
