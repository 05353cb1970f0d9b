/* A letter with a move from an e-mail: read, compared with what is kept of the game, and handed over to be kept. */
#pragma once

#include "game-place.h"
#include "letter-record.h"

G_BEGIN_DECLS

/**
 * zh_letter_mail_read:
 * @place: the game
 * @data: (array length=length): a message as it was saved (.eml), or its text as somebody pasted it
 * @remarks: (out) (optional) (transfer full): what does not agree with the letters kept, a line each; "" for nothing
 * @error: as zh_mail_text_read(), zh_letter_message_parse() and zh_letters_parse(); %ZH_ERROR_INPUT where the message brings
 *   no move that is not kept
 *
 * The moves behind those that are kept are the letter's. The day of dispatch is that of the message where its sender
 * expected another one (56.2.3). Nothing is written.
 *
 * Returns: (transfer full): the letter
 */
ZhLetterRecord *zh_letter_mail_read (const ZhCompetition *competition,
                                     const ZhGamePlace   *place,
                                     const char          *data,
                                     gsize                length,
                                     char               **remarks,
                                     GError             **error);

G_END_DECLS
