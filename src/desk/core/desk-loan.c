#include "config.h"

#include "desk-loan.h"

#include "desk-private.h"

void
zh_desk_set_progress (ZhDesk           *self,
                      const ZhProgress *progress)
{
  self->progress = progress;
}

void
zh_desk_lend (ZhDesk *self)
{
  g_assert (self->lender == NULL);

  self->lender = g_thread_self ();
}

void
zh_desk_take_back (ZhDesk *self)
{
  g_autoptr (ZhChange) change = NULL;

  g_assert (self->lender == g_thread_self ());

  g_rec_mutex_lock (&self->at_work);
  self->lender = NULL;
  g_rec_mutex_unlock (&self->at_work);
  change = g_steal_pointer (&self->held_change);
  if (change != NULL)
    zh_desk_publish (self, g_steal_pointer (&self->held), change);
}
