/* Result slips of a round, one for each game. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"

static char *
format_detail (int               number,
               int               rating,
               const ZhLanguage *language)
{
  g_autofree char *text = number > 0 ? g_strdup_printf (zh_trc (language, "start number", "No. %d"), number) : g_strdup ("");

  if (rating == 0)
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s%s%d", text, *text != '\0' ? " · " : "", rating);
}

static void
fill_entry (const ZhReportRequest *request,
            GHashTable            *index_of,
            gint64                 id,
            char                 **name,
            char                 **detail)
{
  int            index = zh_report_find_index (index_of, id);
  const ZhEntry *entry = index >= 0 ? g_ptr_array_index (request->tournament->entries, (guint) index) : NULL;

  *name = entry != NULL ? zh_report_dup_titled_name (entry, request->language) : g_strdup ("");
  *detail = entry != NULL ? format_detail (entry->start_number, entry->rating, request->language) : g_strdup ("");
}

static void
fill_member (const ZhReportRequest *request,
             gint64                 id,
             char                 **name,
             char                 **detail)
{
  const ZhMember *member = zh_tournament_find_member (request->tournament, id);

  *name = zh_report_dup_member_name (member, request->language);
  *detail = member != NULL ? format_detail (member->number, member->rating, request->language) : g_strdup ("");
}

char *
zh_report_format_game_place (const ZhReportRequest *request,
                             const ZhRound         *round,
                             const ZhPairing       *pairing,
                             const ZhGame          *game)
{
  const ZhLanguage *language = request->language;

  if (zh_tournament_is_team (request->tournament))
    return g_strdup_printf (zh_tr (language, "Round %1$d · Match %2$d · Board %3$d"), round->number, pairing->number, game->board);
  if (pairing->n_games > 1)
    return g_strdup_printf (zh_tr (language, "Round %1$d · Board %2$d · Game %3$d"), round->number, pairing->number, game->leg);
  return g_strdup_printf (zh_tr (language, "Round %1$d · Board %2$d"), round->number, pairing->number);
}

static ZhSlip *
make_slip (const ZhReportRequest *request,
           GHashTable            *index_of,
           const ZhRound         *round,
           const ZhPairing       *pairing,
           const ZhGame          *game)
{
  static const char *const one[] = { "1 – 0", "½ – ½", "0 – 1", NULL };
  static const char *const two[] = { "2 – 0", "1 – 1", "0 – 2", NULL };
  const ZhLanguage        *language = request->language;
  const char              *tournament = request->tournament->name;
  int                      white = game->swapped ? 1 : 0;
  ZhSlip                  *slip = g_new0 (ZhSlip, 1);

  slip->heading = *tournament != '\0' ? g_strdup_printf ("%s · %s", request->competition->title, tournament)
                                      : g_strdup (request->competition->title);
  slip->place = zh_report_format_game_place (request, round, pairing, game);
  if (zh_tournament_is_team (request->tournament))
    {
      fill_member (request, game->member[white], &slip->white, &slip->white_detail);
      fill_member (request, game->member[1 - white], &slip->black, &slip->black_detail);
    }
  else
    {
      fill_entry (request, index_of, pairing->entry[white], &slip->white, &slip->white_detail);
      fill_entry (request, index_of, pairing->entry[1 - white], &slip->black, &slip->black_detail);
    }
  slip->choices = g_strdupv ((char **) (zh_tournament_is_two_one_zero (request->tournament) ? two : one));
  slip->other = g_strdup (zh_trc (language, "result on a slip", "other"));
  slip->white_sign = g_strdup (zh_trc (language, "under a slip", "White (signature)"));
  slip->black_sign = g_strdup (zh_trc (language, "under a slip", "Black (signature)"));
  return slip;
}

void
zh_report_fill_slips (GPtrArray             *slips,
                      const ZhReportRequest *request,
                      const ZhRound         *round)
{
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        g_ptr_array_add (slips, make_slip (request, index_of, round, pairing, &pairing->games[game]));
    }
}

ZhReportDocument *
zh_report_build_slips (const ZhReportRequest *request,
                       GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Result slips of round %d"), round->number),
                              ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_fill_slips (zh_report_document_add_slips (document), request, round);
  return document;
}
