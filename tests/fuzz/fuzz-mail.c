#include "config.h"

#include "errors.h"
#include "fuzz-target.h"
#include "letter-message.h"
#include "mail-text.h"

/* Of any bytes either the text of a message is read and its form understood, within bounds, or both are refused with
 * a reason. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhMailText) mail = zh_mail_text_read ((const char *) data, size, &error);
  g_autoptr (ZhLetterMessage) message = NULL;

  if (mail == NULL)
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      return 0;
    }
  g_assert_true (g_utf8_validate (mail->text, -1, NULL));
  message = zh_letter_message_parse (mail->text, 2030, &error);
  if (message == NULL)
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      return 0;
    }
  g_assert_cmpuint (message->plies->len, >, 0);
  g_assert_cmpuint (message->plies->len, <=, ZH_MESSAGE_MAX_PLIES);
  g_assert_cmpint (g_utf8_strlen (message->event, -1), <=, ZH_MESSAGE_FIELD_MAX);
  for (guint i = 0; i < message->plies->len; i++)
    g_assert_true (g_utf8_validate (g_ptr_array_index (message->plies, i), -1, NULL));
  return 0;
}
