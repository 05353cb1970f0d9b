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
  .pair = pair,
  .format_reason = zh_ua_format_reason,
};
