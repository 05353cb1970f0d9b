#include "config.h"

#include "swiss-ua.h"

#include <glib/gi18n.h>

#include "swiss-ua-proposal.h"

void
zh_swiss_recommend_rounds (int  n_entries,
                           int *least,
                           int *most)
{
  static const struct
  {
    int up_to;
    int least;
    int most;
  } lines[] = {
    { 29, 7, 9 },
    { 30, 8, 9 },
    { 70, 8, 11 },
    { G_MAXINT, 9, 13 },
  };
  int opponents = n_entries < 2 ? 0 : n_entries - 1 + n_entries % 2;
  int line = 0;

  while (n_entries > lines[line].up_to)
    line++;
  *least = MIN (lines[line].least, opponents);
  *most = MIN (lines[line].most, opponents);
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  return zh_ua_propose (tournament, request, ZH_UA_ORDER_HALVES, error);
}

const ZhPairingSystem zh_swiss_ua_system = {
  .id = ZH_SYSTEM_SWISS_UA,
  .name = NC_ ("pairing system", "Swiss, Ukrainian"),
  .numbers = ZH_NUMBERS_RATED_OR_LOT,
  .numbers_article = "IV.7.9.5; IV.15.9.3",
  .pair = pair,
  .format_reason = zh_ua_format_reason,
};
