#include "config.h"

#include "fide-id.h"

#include <string.h>

ZhFideIdFault
zh_fide_id_find_fault (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || strspn (text, "0123456789") != length)
    return ZH_FIDE_ID_NOT_DIGITS;
  if (text[0] == '0')
    return ZH_FIDE_ID_LEADING_ZERO;
  return length > ZH_FIDE_ID_MAX_DIGITS ? ZH_FIDE_ID_TOO_LONG : ZH_FIDE_ID_GOOD;
}
