#include "config.h"

#include "account-reader.h"
#include "account.h"
#include "errors.h"
#include "fuzz-target.h"

/* Of any text either an account is made, in which no days are lost, or it is refused with a reason. */
static void
count (const char *text,
       const char *kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) rules = zh_account_rules_load (kind, NULL);
  g_autoptr (ZhLetterFile) file = zh_letter_file_parse (text, rules, &error);
  g_autoptr (ZhAccount) account = NULL;
  g_autofree char       *csv = NULL;
  const ZhAccountRequest request = { .rules = rules, .day = 741000 };

  if (file == NULL)
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      return;
    }
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  csv = zh_account_format_csv (account);
  g_assert_true (g_utf8_validate (csv, -1, NULL));
  for (guint i = 0; i < account->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (account->rows, ZhAccountRow, i);

      g_assert_true (row->item == ZH_ACCOUNT_LEFT || row->value >= 0);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char *const kinds[] = { "post", "email", "draughts-64", "draughts-100" };
  g_autofree char         *text = g_strndup ((const char *) data, size);

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    count (text, kinds[i]);
  return 0;
}
