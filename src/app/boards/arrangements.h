/* What was agreed with a player with a disability: duties of the assistant, board, clock,
 * warning of time trouble, announcing of moves.
 */
#pragma once

#include "person.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ARRANGEMENTS (zh_arrangements_get_type ())
G_DECLARE_FINAL_TYPE (ZhArrangements, zh_arrangements, ZH, ARRANGEMENTS, ZhBin)

/* Signal "changed" (): something else is agreed now. */

/* Shows what is agreed with @person. */
void zh_arrangements_show (ZhArrangements *self,
                           const ZhPerson *person);

/**
 * zh_arrangements_apply:
 * @person: a copy, which gets what was changed last: the handler of "changed" calls this
 */
void zh_arrangements_apply (ZhArrangements *self,
                            ZhPerson       *person);

G_END_DECLS
