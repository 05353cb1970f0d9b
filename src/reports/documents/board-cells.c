#include "config.h"

#include "board-cells.h"

const char *
zh_pairing_kind_format (ZhPairingKind     kind,
                        const ZhLanguage *language)
{
  switch (kind)
    {
    case ZH_PAIRING_ALLOCATED_BYE:
      return zh_trc (language, "in a list of pairs", "bye");
    case ZH_PAIRING_FULL_BYE:
      return zh_trc (language, "in a list of pairs", "full-point bye");
    case ZH_PAIRING_HALF_BYE:
      return zh_trc (language, "in a list of pairs", "half-point bye");
    case ZH_PAIRING_ZERO_BYE:
      return zh_trc (language, "in a list of pairs", "does not play");
    case ZH_PAIRING_FREE:
      return zh_trc (language, "in a list of pairs", "free");
    case ZH_PAIRING_GAME:
    default:
      return "";
    }
}
