#include "config.h"

#include "withdrawal.h"

#include "words.h"

const char *const zh_withdrawal_words[] = {
  [ZH_WITHDRAWAL_NOT_SAID] = "",
  [ZH_WITHDRAWAL_ANNUL] = "annul",
  [ZH_WITHDRAWAL_KEEP_UNCOUNTED] = "keep-uncounted",
  [ZH_WITHDRAWAL_COUNT] = "count",
  NULL,
};

const char *
zh_withdrawal_to_string (ZhWithdrawal withdrawal)
{
  return zh_words_get (zh_withdrawal_words, (int) withdrawal);
}

gboolean
zh_withdrawal_from_string (const char   *text,
                           ZhWithdrawal *withdrawal)
{
  int value;

  if (!zh_words_find (zh_withdrawal_words, text, &value))
    return FALSE;
  *withdrawal = (ZhWithdrawal) value;
  return TRUE;
}

gboolean
zh_withdrawal_leaves_out (ZhWithdrawal withdrawal)
{
  return withdrawal == ZH_WITHDRAWAL_ANNUL || withdrawal == ZH_WITHDRAWAL_KEEP_UNCOUNTED;
}
