/* Persons inside the commands about entries and members of teams. Private to this folder. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

#define ZH_MAX_RATING 10000

/**
 * zh_desk_check_person:
 * @error: %ZH_ERROR_INPUT naming the field and what to do
 *
 * Returns: whether the fields of a person can be stored
 */
gboolean zh_desk_check_person (const ZhPerson *person,
                               GError        **error);

/**
 * zh_person_get_counting_rating:
 *
 * Returns: the rating that counts where the entry does not say: the international one, else the
 *   national
 */
int zh_person_get_counting_rating (const ZhPerson *person);

/* Notes which fields of a person change. */
void zh_act_note_person (ZhAct          *act,
                         const ZhPerson *old,
                         const ZhPerson *next);

/**
 * zh_act_take_person:
 * @person: (inout): one of the file, which stays, or a new one, which is stored and replaced by
 *   what was stored
 * @error: %ZH_ERROR_INPUT naming the field with too long a text
 */
gboolean zh_act_take_person (ZhAct     *act,
                             ZhPerson **person,
                             GError   **error);

G_END_DECLS
