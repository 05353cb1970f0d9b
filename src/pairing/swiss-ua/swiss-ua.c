#include "config.h"

#include "swiss-ua.h"

#include <glib/gi18n.h>

#include "swiss-ua-proposal.h"

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
