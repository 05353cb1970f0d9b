#include "config.h"

#include "hand-act.h"

void
zh_hand_act_free (ZhHandAct *self)
{
  g_free (self->actor);
  g_free (self->words);
  g_free (self->articles);
  g_free (self->before);
  g_free (self->after);
  g_free (self);
}
