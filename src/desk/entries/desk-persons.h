/* Persons inside the commands about entries and members of teams. Private to this folder. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_desk_check_person:
 * @error: %ZH_ERROR_INPUT naming the field and what to do
 *
 * Returns: whether the fields of a person can be stored
 */
gboolean zh_desk_check_person (const ZhPerson *person,
                               GError        **error);

/**
 * zh_person_may_be_one:
 *
 * Returns: whether two people of one FIDE ID have the same surname, or surnames in two alphabets, which cannot be
 *   compared
 */
gboolean zh_person_may_be_one (const ZhPerson *a,
                               const ZhPerson *b);

/**
 * zh_act_check_fide_id:
 * @person: who enters the tournament of the act, or gets another ID
 * @error: %ZH_ERROR_INPUT: the ID can be none by its form; or somebody else has it, named: in the tournament of the act
 *   anybody, in another one of the competition somebody of another surname
 *
 * Returns: whether the ID may be stored
 */
gboolean zh_act_check_fide_id (ZhAct    *act,
                               ZhPerson *person,
                               GError  **error);

/**
 * zh_act_change_person:
 * @error: as for zh_act_check_fide_id(), where the ID changes; what an older file has may stay
 *
 * Notes which fields of a person change, and stores them.
 *
 * Returns: whether he is stored
 */
gboolean zh_act_change_person (ZhAct          *act,
                               const ZhPerson *old,
                               ZhPerson       *next,
                               GError        **error);

/**
 * zh_tournament_find_person:
 * @name: (out) (optional): (transfer full): what the lists of the tournament call him
 *
 * Returns: (transfer none) (nullable): the person with @id who plays in the tournament, alone or in a team. O(n)
 */
const ZhPerson *zh_tournament_find_person (const ZhTournament *self,
                                           gint64              id,
                                           char              **name);

/**
 * zh_act_take_person:
 * @person: (inout): one of the file, which stays, or a new one, which is stored and replaced by
 *   what was stored
 * @error: %ZH_ERROR_INPUT naming the field with too long a text, or as for zh_act_check_fide_id()
 */
gboolean zh_act_take_person (ZhAct     *act,
                             ZhPerson **person,
                             GError   **error);

/* Whether a FIDE ID can be one, of a player or an official called @name; "" can. %ZH_ERROR_INPUT otherwise. */
gboolean zh_desk_check_fide_id_form (const char *name,
                                     const char *fide_id,
                                     GError    **error);

G_END_DECLS
