#include "config.h"

#include "report-post.h"

#include "letter-dates.h"

static void
clear_sheet (ZhPostSheet *sheet)
{
  g_clear_pointer (&sheet->letters, g_ptr_array_unref);
  g_clear_pointer (&sheet->account, zh_game_account_free);
  g_clear_pointer (&sheet->plies, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhPostSheet, clear_sheet)

static gboolean
init_sheet (ZhPostSheet           *sheet,
            const ZhReportRequest *request,
            const ZhGamePlace     *place,
            GError               **error)
{
  sheet->place = *place;
  sheet->letters = zh_competition_list_letters (request->competition, place->game->id);
  sheet->account = zh_game_account_new (request->ruleset, request->competition, place, 0, error);
  if (sheet->account == NULL)
    return FALSE;
  sheet->plies = zh_letter_plies_new (sheet->account->file, sheet->account->places, sheet->letters);
  return TRUE;
}

static gboolean
visit_game (const ZhReportRequest *request,
            const ZhGamePlace     *place,
            gboolean (*has) (const ZhPostSheet *sheet),
            ZhPostVisit visit,
            gpointer    data,
            GError    **error)
{
  g_auto (ZhPostSheet) sheet = { .letters = NULL };

  if (!init_sheet (&sheet, request, place, error))
    return FALSE;
  if (has != NULL ? has (&sheet) : sheet.letters->len > 0)
    visit (&sheet, data);
  return TRUE;
}

gboolean
zh_report_visit_post_games (const ZhReportRequest *request,
                            const ZhRound         *round,
                            gboolean (*has) (const ZhPostSheet *sheet),
                            ZhPostVisit visit,
                            gpointer    data,
                            GError    **error)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games && pairing->entry[1] != 0; k++)
        {
          const ZhGamePlace place = { request->tournament, round, pairing, &pairing->games[k], k };

          if (!visit_game (request, &place, has, visit, data, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* A document that gets a sheet for each game. */
typedef struct
{
  ZhReportDocument      *document;
  const ZhReportRequest *request;
  ZhPostFill             fill;
  int                    n_sheets;
} Filling;

static void
fill_sheet (const ZhPostSheet *sheet,
            gpointer           data)
{
  Filling *filling = data;

  if (filling->n_sheets++ > 0)
    zh_report_document_add_page_break (filling->document);
  filling->fill (filling->document, filling->request, sheet);
}

static gboolean
fill_rounds (Filling *filling,
             gboolean (*has) (const ZhPostSheet *sheet),
             GError **error)
{
  const GPtrArray *rounds = filling->request->tournament->rounds;

  for (guint i = 0; i < rounds->len; i++)
    if (!zh_report_visit_post_games (filling->request, g_ptr_array_index (rounds, i), has, fill_sheet, filling, error))
      return FALSE;
  return TRUE;
}

ZhReportDocument *
zh_report_build_post_sheets (const ZhReportRequest *request,
                             char                  *title,
                             gboolean (*has) (const ZhPostSheet *sheet),
                             ZhPostFill  fill,
                             const char *empty,
                             GError    **error)
{
  g_autofree char *owned = title;
  gboolean         all = request->round == ZH_POST_ALL_ROUNDS;
  const ZhRound   *round = all ? NULL : zh_report_find_round (request, error);
  Filling          filling = { NULL, request, fill, 0 };

  if (round == NULL && !all)
    return NULL;
  filling.document = zh_report_begin (request, g_steal_pointer (&owned), ZH_REPORT_NO_RESULTS);
  if (all ? !fill_rounds (&filling, has, error) : !zh_report_visit_post_games (request, round, has, fill_sheet, &filling, error))
    {
      zh_report_document_free (filling.document);
      return NULL;
    }
  if (filling.n_sheets == 0 && !all)
    zh_report_document_add_note (filling.document, empty);
  return filling.document;
}

char *
zh_report_dup_post_player (const ZhGamePlace *place,
                           ZhLetterSide       side,
                           const ZhLanguage  *language)
{
  ZhColour        colour = side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  const ZhMember *member = zh_game_place_get_member (place, colour);
  const ZhEntry  *entry = zh_game_place_get_entry (place, colour);

  if (member != NULL)
    return zh_report_dup_untitled_member_name (member, language);
  return entry != NULL ? zh_report_dup_name (entry, language) : g_strdup ("");
}

char *
zh_report_format_letter_day (const char       *text,
                             const ZhLanguage *language)
{
  ZhDate date;

  return *text != '\0' && zh_date_parse (text, &date) ? zh_language_format_date (language, date) : g_strdup (text);
}

char *
zh_report_format_dispatch (const ZhPostSheet *sheet,
                           guint              letter)
{
  const ZhLetterEvent *event = zh_game_account_get_event (sheet->account, letter);

  return zh_letter_day_format_short (event != NULL ? zh_letter_get_dispatch (event, sheet->account->rules) : 0);
}

char *
zh_report_format_ply_day (const ZhPostSheet *sheet,
                          guint              ply)
{
  const ZhLetterPly *each = ply < sheet->plies->len ? g_ptr_array_index (sheet->plies, ply) : NULL;

  return each != NULL ? zh_report_format_dispatch (sheet, each->letter) : g_strdup ("");
}

char *
zh_report_format_receipt (const ZhPostSheet *sheet,
                          guint              letter)
{
  const ZhLetterEvent *event = zh_game_account_get_event (sheet->account, letter);

  return zh_letter_day_format_short (event != NULL ? zh_letter_get_receipt (event, sheet->account->rules) : 0);
}

char *
zh_report_format_post_times (const ZhPostSheet *sheet,
                             guint              letter,
                             gint64             total)
{
  const ZhAccountLetter *counted = zh_game_account_get_letter (sheet->account, letter);

  return counted != NULL && counted->counts ? g_strdup_printf ("%d/%02d", (int) counted->days, (int) total) : g_strdup ("");
}

char *
zh_report_format_post_time (const ZhPostSheet *sheet,
                            guint              letter)
{
  const ZhAccountLetter *counted = zh_game_account_get_letter (sheet->account, letter);

  return zh_report_format_post_times (sheet, letter, counted != NULL ? counted->total : 0);
}

char *
zh_report_dup_address (const ZhTournament *tournament,
                       const ZhEntry      *entry,
                       const char         *day)
{
  const ZhAddress *address = entry != NULL ? zh_addresses_find_at (tournament->addresses, entry->id, day) : NULL;

  return address != NULL ? zh_address_format (address) : g_strdup ("");
}

char *
zh_report_dup_post_event (const ZhReportRequest *request)
{
  const char *name = request->tournament->name;

  return *name != '\0' ? g_strdup_printf ("%s, %s", request->competition->title, name) : g_strdup (request->competition->title);
}

void
zh_report_add_post_heading (ZhReportDocument      *document,
                            const ZhReportRequest *request,
                            const ZhPostSheet     *sheet)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *start = zh_date_is_set (request->competition->start) ? zh_language_format_date (language, request->competition->start) : g_strdup ("");
  g_autofree char  *white = zh_report_dup_post_player (&sheet->place, ZH_LETTER_WHITE, language);
  g_autofree char  *black = zh_report_dup_post_player (&sheet->place, ZH_LETTER_BLACK, language);
  g_autofree char  *event = zh_report_dup_post_event (request);

  zh_report_document_add_field (document, zh_trc (language, "letter form", "Tournament"), event, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Date of the start"), start, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "White"), white, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Black"), black, NULL);
}
