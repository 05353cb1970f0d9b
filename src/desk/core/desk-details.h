/* Checking and writing the details of a competition, for creating and editing alike. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/* Whether a text of one line can be stored: UTF-8, at most %ZH_TEXT_LINE_MAX characters. @what
 * names it in the message. */
gboolean zh_desk_check_text (const char *what,
                             const char *text,
                             GError    **error);

/* As zh_desk_check_text(), for a text of at most @maximum characters. */
gboolean zh_desk_check_length (const char *what,
                               const char *text,
                               int         maximum,
                               GError    **error);

/* As zh_desk_check_text(), for every text among the fields of a record, named as in the journal. */
gboolean zh_desk_check_texts (const ZhRecordType *type,
                              gconstpointer       record,
                              GError            **error);

/* Whether the numbers among the fields of a record are within their bounds; %ZH_ERROR_INPUT naming the one
 * that is not. */
gboolean zh_desk_check_numbers (const ZhRecordType *type,
                                gconstpointer       record,
                                GError            **error);

/* Whether somebody can be born on that day, which may be none: not after today. @whose names him in the message. */
gboolean zh_desk_check_birth (const char *whose,
                              ZhDate      birth,
                              GError    **error);

/**
 * zh_act_check_texts:
 * @error: %ZH_ERROR_INPUT naming the field
 *
 * Whether everything that was typed for the act can be stored: the last look before it is
 * written, for all acts. What only names others, such as a player whose name stands in the file
 * for long, is not asked about.
 */
gboolean zh_act_check_texts (const ZhAct *act,
                             GError     **error);

/* Whether details can be those of a competition; %ZH_ERROR_INPUT otherwise. */
gboolean zh_desk_check_details (const ZhCompetitionDetails *details,
                                GError                    **error);

/**
 * zh_desk_write_new_competition:
 * @details: all of them; the last day is the first one where it is not said
 * @uuid: (nullable): of the competition; %NULL to draw one
 * @error: see desk.h; %ZH_ERROR_REFUSED where the file holds a competition already, %ZH_ERROR_INPUT for
 *   details that cannot be and for a uuid that is none
 *
 * The first act of a file.
 *
 * Returns: (transfer full): what changed; %NULL with @error
 */
ZhChange *zh_desk_write_new_competition (ZhDesk                     *self,
                                         const ZhCompetitionDetails *details,
                                         const char                 *uuid,
                                         GError                    **error);

G_END_DECLS
