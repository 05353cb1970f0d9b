#include "config.h"

#include "swiss-lot.h"

#include <glib/gi18n.h>

#include "swiss-ua-proposal.h"

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  return zh_ua_propose (tournament, request, ZH_UA_ORDER_LOT, error);
}

const ZhPairingSystem zh_swiss_lot_system = {
  .id = ZH_SYSTEM_SWISS_LOT,
  .name = NC_ ("pairing system", "Swiss by lot"),
  .numbers = ZH_NUMBERS_BY_LOT,
  .numbers_article = "IV.7.9.5; IV.15.9.5",
  .pair = pair,
  .format_reason = zh_ua_format_reason,
};
