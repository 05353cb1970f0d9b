/* Result slips of a round, one per board. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"

static char *
format_detail (const ZhEntry    *entry,
               const ZhLanguage *language)
{
  g_autofree char *number = entry->start_number > 0 ? g_strdup_printf (zh_trc (language, "start number", "No. %d"), entry->start_number)
                                                    : g_strdup ("");

  if (entry->rating == 0)
    return g_steal_pointer (&number);
  return g_strdup_printf ("%s%s%d", number, *number != '\0' ? " · " : "", entry->rating);
}

static void
fill_player (const ZhReportRequest *request,
             GHashTable            *index_of,
             const ZhPairing       *pairing,
             ZhColour               colour,
             char                 **name,
             char                 **detail)
{
  int            index = zh_report_find_index (index_of, zh_report_get_side (pairing, colour));
  const ZhEntry *entry;

  if (index < 0)
    {
      *name = g_strdup ("");
      *detail = g_strdup ("");
      return;
    }
  entry = g_ptr_array_index (request->tournament->entries, (guint) index);
  *name = zh_report_dup_titled_name (entry, request->language);
  *detail = format_detail (entry, request->language);
}

static ZhSlip *
make_slip (const ZhReportRequest *request,
           GHashTable            *index_of,
           const ZhRound         *round,
           const ZhPairing       *pairing)
{
  static const char *const one[] = { "1 – 0", "½ – ½", "0 – 1", NULL };
  static const char *const two[] = { "2 – 0", "1 – 1", "0 – 2", NULL };
  const ZhLanguage        *language = request->language;
  const char              *tournament = request->tournament->name;
  ZhSlip                  *slip = g_new0 (ZhSlip, 1);

  slip->heading = *tournament != '\0' ? g_strdup_printf ("%s · %s", request->competition->title, tournament)
                                      : g_strdup (request->competition->title);
  slip->place = g_strdup_printf (zh_tr (language, "Round %1$d · Board %2$d"), round->number, pairing->number);
  fill_player (request, index_of, pairing, ZH_COLOUR_WHITE, &slip->white, &slip->white_detail);
  fill_player (request, index_of, pairing, ZH_COLOUR_BLACK, &slip->black, &slip->black_detail);
  slip->choices = g_strdupv ((char **) (zh_tournament_is_two_one_zero (request->tournament) ? two : one));
  slip->other = g_strdup (zh_trc (language, "result on a slip", "other"));
  slip->white_sign = g_strdup (zh_trc (language, "under a slip", "White (signature)"));
  slip->black_sign = g_strdup (zh_trc (language, "under a slip", "Black (signature)"));
  return slip;
}

ZhReportDocument *
zh_report_build_slips (const ZhReportRequest *request,
                       GError               **error)
{
  const ZhRound *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  ZhReportDocument *document;
  GPtrArray        *slips;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Result slips of round %d"), round->number),
                              ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  slips = zh_report_document_add_slips (document);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME)
        g_ptr_array_add (slips, make_slip (request, index_of, round, pairing));
    }
  return document;
}
