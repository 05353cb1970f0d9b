/* What a decision on a protest changes. Private to this folder. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_act_apply_protest_effect:
 * @next: the case with its decision; its results before and after are filled in
 * @result: code of the result, for the effect "result"
 * @error: %ZH_ERROR_INPUT for a result that cannot be read; %ZH_ERROR_REFUSED when the ruling
 *   cannot be taken back any more, or the tournament is closed
 */
gboolean zh_act_apply_protest_effect (ZhAct      *act,
                                      ZhProtest  *next,
                                      const char *result,
                                      GError    **error);

G_END_DECLS
