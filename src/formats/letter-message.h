/* A message with a move in one of the forms of order 988 (59.1, 59.2), as text: what stands in its fields, in Russian,
 * Ukrainian or English.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Half-moves of a game, and characters of a field, that are read. */
#define ZH_MESSAGE_MAX_PLIES 1000
#define ZH_MESSAGE_FIELD_MAX 200

/**
 * ZhLetterMessage:
 * @event: name or code of the event, "" where it is not said
 * @white: who has White
 * @black: who has Black
 * @plies: (element-type utf8): the moves in order, without numbers
 * @partner_sent: day on which the partner sent the move before, as "2030-03-01", "" where it is not said
 * @received: day on which it came
 * @sent: day of dispatch
 * @times: by side: days of the last move and of all, -1 where they are not said
 */
typedef struct
{
  char      *event;
  char      *white;
  char      *black;
  GPtrArray *plies;
  char      *partner_sent;
  char      *received;
  char      *sent;
  int        times[2][2];
} ZhLetterMessage;

/**
 * zh_letter_message_parse:
 * @text: UTF-8
 * @year: of dates without one: 1 … 9999
 * @error: %ZH_ERROR_INPUT where no move is found, or saying which line cannot be read
 *
 * The columns of the main form (59.1) stand between strokes or tabs.
 *
 * Returns: (transfer full): what it says
 */
ZhLetterMessage *zh_letter_message_parse (const char *text,
                                          int         year,
                                          GError    **error);

void zh_letter_message_free (ZhLetterMessage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLetterMessage, zh_letter_message_free)

G_END_DECLS
