#include "config.h"

#include "hall-turn.h"

/* The next content with pages in a direction; the same one when it is alone. */
static ZhHallContent
find_content (ZhHallContent from,
              int           step,
              ZhHallCount   count,
              gpointer      data)
{
  for (int i = 1; i <= ZH_HALL_N_CONTENTS; i++)
    {
      ZhHallContent content = (ZhHallContent) (((int) from + i * step + i * ZH_HALL_N_CONTENTS) % ZH_HALL_N_CONTENTS);

      if (count (content, data) > 0)
        return content;
    }
  return from;
}

void
zh_hall_turn_step (ZhHallTurn *self,
                   int         step,
                   ZhHallCount count,
                   gpointer    data)
{
  if (step > 0 && self->page + 1 < count (self->content, data))
    {
      self->page++;
    }
  else if (step < 0 && self->page > 0)
    {
      self->page--;
    }
  else
    {
      self->content = find_content (self->content, step, count, data);
      self->page = step < 0 ? MAX (count (self->content, data), 1) - 1 : 0;
    }
}

gboolean
zh_hall_turn_settle (ZhHallTurn *self,
                     ZhHallCount count,
                     gpointer    data)
{
  guint n_pages = count (self->content, data);

  if (n_pages == 0)
    {
      self->content = find_content (self->content, 1, count, data);
      self->page = 0;
      return count (self->content, data) > 0;
    }
  self->page = MIN (self->page, n_pages - 1);
  return TRUE;
}
