#include "config.h"

#include "account-count.h"

#include <string.h>

/* Places of words in the choices of the schema. */
#define CLAIM_UNTIL_ANSWER 0
#define INTERRUPTS_EVERY 1

void
zh_side_count_init (ZhSideCount *self)
{
  *self = (ZhSideCount){ .running = -1 };
  self->steps = g_array_new (FALSE, FALSE, sizeof (ZhCountStep));
  self->penalties = g_array_new (FALSE, FALSE, sizeof (ZhArticleSum));
  self->uncounted = g_array_new (FALSE, FALSE, sizeof (ZhArticleSum));
  self->oversteps = g_array_new (FALSE, FALSE, sizeof (ZhAccountRow));
  self->refused = g_array_new (FALSE, FALSE, sizeof (ZhAccountRow));
}

void
zh_side_count_clear (ZhSideCount *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->penalties);
  g_array_unref (self->uncounted);
  g_array_unref (self->oversteps);
  g_array_unref (self->refused);
}

static void
add_sum (GArray     *sums,
         const char *article,
         gint64      days,
         gboolean    sorted)
{
  const ZhArticleSum sum = { article, days };
  guint              place = 0;

  for (; place < sums->len; place++)
    {
      ZhArticleSum *other = &g_array_index (sums, ZhArticleSum, place);
      int           order = strcmp (other->article, article);

      if (order == 0)
        {
          other->days += days;
          return;
        }
      if (sorted && order > 0)
        break;
    }
  g_array_insert_val (sums, place, sum);
}

gboolean
zh_side_count_has_day (const ZhSideCount *self,
                       int                day)
{
  return day == 0 || day >= self->from;
}

void
zh_side_count_add_penalty (ZhSideCount     *self,
                           const ZhControl *control,
                           const char      *article,
                           gint64           days,
                           int              day)
{
  add_sum (self->penalties, article, days, FALSE);
  if (zh_account_word_holds (&control->rules->total_with_penalties))
    self->total += days;
  if (zh_side_count_has_day (self, day))
    self->period += days;
}

void
zh_side_count_leave_out (ZhSideCount *self,
                         const char  *article,
                         gint64       days)
{
  if (days > 0)
    add_sum (self->uncounted, article, days, TRUE);
}

void
zh_side_count_make_moves (ZhSideCount *self,
                          int          n_moves,
                          int          day)
{
  for (int i = 0; i < n_moves; i++)
    {
      ZhCountStep step = { ++self->moves, self->period };

      if (zh_side_count_has_day (self, day))
        g_array_append_val (self->steps, step);
      else
        self->base = self->moves;
    }
}

static int
get_block_of (const ZhSideCount *self,
              const ZhControl   *control,
              int                move)
{
  return (move - self->base - 1) / control->moves + 1;
}

int
zh_side_count_get_block (const ZhSideCount *self,
                         const ZhControl   *control)
{
  return get_block_of (self, control, self->moves + 1);
}

int
zh_side_count_get_control_move (const ZhSideCount *self,
                                const ZhControl   *control,
                                int                block)
{
  return self->base + block * control->moves;
}

gint64
zh_side_count_get_allowed (const ZhSideCount *self,
                           const ZhControl   *control,
                           int                block)
{
  return (gint64) control->days * block - self->reduction;
}

static gboolean
is_over (const ZhSideCount *self,
         const ZhControl   *control,
         int                block,
         gint64             period)
{
  gint64 allowed = zh_side_count_get_allowed (self, control, block);

  return period > allowed || (period == allowed && !zh_account_word_holds (&control->rules->last_day_in_time));
}

/* The block that the partner is in by his last move made, or by the move in hand before any. */
static int
get_present_block (const ZhSideCount *self,
                   const ZhControl   *control)
{
  return self->moves > self->base ? get_block_of (self, control, self->moves) : 1;
}

/* The first move made in @block with which the side was over; 0 for none. */
static int
find_over (const ZhSideCount *self,
           const ZhControl   *control,
           int                block)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const ZhCountStep *step = &g_array_index (self->steps, ZhCountStep, i);

      if (get_block_of (self, control, step->move) == block && is_over (self, control, block, step->period))
        return step->move;
    }
  return 0;
}

static gboolean
was_ever_over (const ZhSideCount *self,
               const ZhControl   *control)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const ZhCountStep *step = &g_array_index (self->steps, ZhCountStep, i);

      if (is_over (self, control, get_block_of (self, control, step->move), step->period))
        return TRUE;
    }
  return FALSE;
}

/* Whether the claimant has answered the control move of @block, which ends the time to claim. */
static gboolean
is_answered (const ZhSideCount   *partner,
             const ZhSideCount   *claimant,
             const ZhControl     *control,
             const ZhLetterEvent *claim,
             int                  block)
{
  int move = zh_side_count_get_control_move (partner, control, block);

  return control->rules->claim_until.number == CLAIM_UNTIL_ANSWER && partner->moves >= move &&
         claimant->moves >= move + (claim->side == ZH_LETTER_WHITE ? 1 : 0);
}

/* What a claim comes to: the move on which the excess arose, 0 for none, and the days over. */
typedef struct
{
  int      move;
  gint64   days_over;
  gboolean holds;
} Finding;

static Finding
find_excess (const ZhSideCount   *partner,
             const ZhSideCount   *claimant,
             const ZhControl     *control,
             const ZhLetterEvent *claim)
{
  int     last = get_present_block (partner, control);
  int     hand = zh_side_count_get_block (partner, control);
  gint64  by_last = partner->steps->len > 0 ? g_array_index (partner->steps, ZhCountStep, partner->steps->len - 1).period : 0;
  Finding found = { find_over (partner, control, last), 0, FALSE };

  if (found.move != 0 && !is_answered (partner, claimant, control, claim, last))
    {
      found.holds = TRUE;
      found.days_over = (last == hand ? partner->period : by_last) - zh_side_count_get_allowed (partner, control, last);
    }
  else if (is_over (partner, control, hand, partner->period))
    found = (Finding){ partner->moves + 1, partner->period - zh_side_count_get_allowed (partner, control, hand), TRUE };
  if ((claim->marks & ZH_MARK_RECORDED) != 0)
    found = (Finding){ partner->moves, found.days_over, TRUE };
  return found;
}

static void
begin_new_count (ZhSideCount         *self,
                 const ZhControl     *control,
                 const ZhLetterEvent *claim,
                 gint64               days_over)
{
  gint64 days = MAX (control->rules->reduced_days_min.number, control->days - days_over);

  self->base = self->moves;
  self->period = 0;
  self->from = claim->from;
  self->is_new = TRUE;
  self->reduction = (claim->marks & ZH_MARK_REDUCED) != 0 ? control->days - days : 0;
  g_array_set_size (self->steps, 0);
}

static void
record_overstep (ZhSideCount         *self,
                 const ZhControl     *control,
                 const ZhLetterEvent *claim,
                 const Finding       *found)
{
  const ZhAccountRules *rules = control->rules;
  ZhAccountRow          row = { (ZhLetterSide) (1 - claim->side), ZH_ACCOUNT_OVERSTEP, found->move, rules->loses_at_overstep.article };
  gboolean              is_lost;

  self->n_oversteps++;
  is_lost = self->n_oversteps >= rules->loses_at_overstep.number;
  if ((claim->marks & ZH_MARK_RECORDED) != 0)
    row.article = rules->recorded_overstep.article;
  else if (!is_lost && (claim->marks & ZH_MARK_FIRST_LOSES) != 0)
    row.article = rules->first_may_lose.article;
  else if (!is_lost && rules->new_count.article != NULL)
    row.article = rules->new_count.article;
  g_array_append_val (self->oversteps, row);
  if (!is_lost && (claim->marks & ZH_MARK_FIRST_LOSES) == 0 && zh_account_word_holds (&rules->new_count))
    begin_new_count (self, control, claim, found->days_over);
}

static void
refuse_claim (ZhSideCount         *claimant,
              const ZhSideCount   *partner,
              const ZhControl     *control,
              const ZhLetterEvent *claim,
              const char          *article)
{
  const ZhAccountRow row = { claim->side, ZH_ACCOUNT_REFUSED, claim->sent.day, article };

  g_array_append_val (claimant->refused, row);
  if ((claim->marks & ZH_MARK_BARRED) != 0)
    {
      claimant->barred_base = partner->base;
      claimant->barred_block = get_present_block (partner, control);
    }
}

gboolean
zh_side_count_judge (ZhSideCount          sides[2],
                     const ZhControl     *control,
                     const ZhLetterEvent *claim)
{
  const ZhAccountRules *rules = control->rules;
  ZhSideCount          *claimant = &sides[claim->side];
  ZhSideCount          *partner = &sides[1 - claim->side];
  Finding               found = find_excess (partner, claimant, control, claim);
  gboolean              interrupts = rules->claim_interrupts.number == INTERRUPTS_EVERY || partner->n_oversteps > 0;

  if (claimant->barred_block == get_present_block (partner, control) && claimant->barred_base == partner->base)
    refuse_claim (claimant, partner, control, claim, rules->refused_claim_bars.article);
  else if (found.holds)
    record_overstep (partner, control, claim, &found);
  else
    refuse_claim (claimant, partner, control, claim,
                  was_ever_over (partner, control) ? rules->claim_until.article : rules->last_day_in_time.article);
  return interrupts;
}
