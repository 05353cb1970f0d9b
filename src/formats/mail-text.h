/* The text of an e-mail: of a message as mail programs save it (.eml), or of what somebody pasted. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A message is no longer. */
#define ZH_MAIL_MAX_BYTES (1 << 20)

/**
 * ZhMailText:
 * @text: UTF-8: the first plain text of the message
 * @from: who sent it, "" where nobody says
 * @date: day of its dispatch as "2030-03-01", "" where nobody says
 */
typedef struct
{
  char *text;
  char *from;
  char *date;
} ZhMailText;

/**
 * zh_mail_text_read:
 * @data: (array length=length) (nullable): anything
 * @error: %ZH_ERROR_INPUT for one that is too long or holds no text
 *
 * What no header says the encoding of is UTF-8 where it can be, else one of those that zh_text_guess_encoding() tells apart.
 *
 * Returns: (transfer full): what it says
 */
ZhMailText *zh_mail_text_read (const char *data,
                               gsize       length,
                               GError    **error);

void zh_mail_text_free (ZhMailText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMailText, zh_mail_text_free)

G_END_DECLS
