#include "config.h"

#include "kept-game.h"

ZhKeptGame *
zh_kept_game_new (void)
{
  ZhKeptGame *self = g_new0 (ZhKeptGame, 1);

  self->start = g_strdup ("");
  self->moves = g_strdup ("");
  return self;
}

void
zh_kept_game_free (ZhKeptGame *self)
{
  if (self == NULL)
    return;
  g_free (self->start);
  g_free (self->moves);
  g_free (self);
}

ZhAdjournment *
zh_adjournment_new (void)
{
  ZhAdjournment *self = g_new0 (ZhAdjournment, 1);

  self->position = g_strdup ("");
  self->time_used[0] = ZH_TIME_UNKNOWN;
  self->time_used[1] = ZH_TIME_UNKNOWN;
  self->move_number = 1;
  self->draw_offer = -1;
  self->adjourned_at = g_strdup ("");
  self->resume_at = g_strdup ("");
  self->resume_place = g_strdup ("");
  self->note = g_strdup ("");
  self->opened_at = g_strdup ("");
  self->sealed_move = g_strdup ("");
  self->ended_at = g_strdup ("");
  return self;
}

ZhAdjournment *
zh_adjournment_copy (const ZhAdjournment *self)
{
  ZhAdjournment *copy = g_memdup2 (self, sizeof *self);

  copy->position = g_strdup (self->position);
  copy->adjourned_at = g_strdup (self->adjourned_at);
  copy->resume_at = g_strdup (self->resume_at);
  copy->resume_place = g_strdup (self->resume_place);
  copy->note = g_strdup (self->note);
  copy->opened_at = g_strdup (self->opened_at);
  copy->sealed_move = g_strdup (self->sealed_move);
  copy->ended_at = g_strdup (self->ended_at);
  return copy;
}

void
zh_adjournment_free (ZhAdjournment *self)
{
  if (self == NULL)
    return;
  g_free (self->position);
  g_free (self->adjourned_at);
  g_free (self->resume_at);
  g_free (self->resume_place);
  g_free (self->note);
  g_free (self->opened_at);
  g_free (self->sealed_move);
  g_free (self->ended_at);
  g_free (self);
}
