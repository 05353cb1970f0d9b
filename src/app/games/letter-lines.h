/* Letters of a game and its account as lines of text. */
#pragma once

#include "account.h"
#include "letter-record.h"

G_BEGIN_DECLS

/**
 * zh_letter_line_describe:
 * @number: of the letter among those of the game, from 1
 * @counted: (nullable): its days
 *
 * Returns: (transfer full): "2 · Letter with a move, Black 1 · came 2030-03-05 · sent 2030-03-08 · days 3/3"
 */
char *zh_letter_line_describe (int                    number,
                               const ZhLetterRecord  *letter,
                               const ZhAccountLetter *counted) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_letter_lines_describe_account:
 * @account: (nullable)
 *
 * Returns: (transfer full): "White: moves 1 · days in all 4 (55.4.1) · …", a line for each side
 */
char *zh_letter_lines_describe_account (const ZhAccount *account) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
