#include "config.h"

#include "letter-dates.h"

#define NOBODY (-1)

/* A letter with its dates as they are written, and the letters it belongs to. */
typedef struct
{
  int receipt;
  int dispatch;
  int answered; /* place of the partner's letter that it answers, or NOBODY */
  int reader;   /* place of the partner's letter that says when it came, or NOBODY */
} Post;

static int
choose_postmark (const ZhPostmarks   *postmarks,
                 const ZhAccountWord *word)
{
  return word->number == 0 ? postmarks->earliest : postmarks->latest;
}

int
zh_letter_get_receipt (const ZhLetterEvent  *event,
                       const ZhAccountRules *rules)
{
  int postmark = choose_postmark (&event->arrival, &rules->receipt_postmark);

  return postmark != 0 ? postmark : event->received.day;
}

int
zh_letter_get_dispatch (const ZhLetterEvent  *event,
                        const ZhAccountRules *rules)
{
  int postmark = choose_postmark (&event->dispatch, &rules->dispatch_postmark);

  if (event->slip != 0 && zh_account_word_holds (&rules->registered_receipt))
    return event->slip;
  return postmark != 0 ? postmark : event->sent.day;
}

/* Two letters of a side in a row: what came, and when, is said of the later one. */
static void
join_letters (const ZhLetterEvent *events,
              gsize                n_events,
              Post                *posts)
{
  int last_sent[2] = { NOBODY, NOBODY };
  int last = NOBODY;

  for (int i = 0; i < (int) n_events; i++)
    {
      int partner = 1 - (int) events[i].side;

      posts[i].answered = posts[i].reader = NOBODY;
      if (!zh_letter_event_is_letter (&events[i]))
        continue;
      posts[i].answered = last_sent[partner];
      if (last != NOBODY && (int) events[last].side == partner)
        posts[last].reader = i;
      last = i;
      if (zh_letter_event_is_sent (&events[i]))
        last_sent[events[i].side] = i;
    }
}

/* Days of the letter at @place on its way, where both dates are written down. */
static gboolean
find_transit (const Post *posts,
              int         place,
              int        *days)
{
  const Post *post = &posts[place];

  if (post->dispatch == 0 || post->reader == NOBODY || posts[post->reader].receipt == 0)
    return FALSE;
  *days = posts[post->reader].receipt - post->dispatch;
  return TRUE;
}

/* Division that rounds down below zero, too: postmarks may say that a letter came before it was sent. */
static int
divide_down (int number,
             int by)
{
  return number / by - (number % by < 0 ? 1 : 0);
}

/* The mean, to the nearest day, of as many letters as the rules take, before or after @place. */
static gboolean
find_mean (const Post *posts,
           gsize       n_posts,
           int         place,
           gboolean    after,
           int         n_letters,
           int        *mean)
{
  int step = after ? 1 : -1;
  int n = 0;
  int sum = 0;
  int days;

  for (int i = place + step; i >= 0 && i < (int) n_posts && n < n_letters; i += step)
    if (find_transit (posts, i, &days))
      {
        sum += days;
        n++;
      }
  if (n < n_letters)
    return FALSE;
  *mean = divide_down (2 * sum + n, 2 * n);
  return TRUE;
}

/* How long the letter at @place took, by what the rules put in place of a date. */
static gboolean
suppose_transit (const Post           *posts,
                 gsize                 n_posts,
                 const ZhAccountRules *rules,
                 int                   place,
                 ZhLetterGap           gap,
                 int                  *days)
{
  if (place == NOBODY)
    return FALSE;
  switch ((ZhUnknownDates) rules->unknown_dates.number)
    {
    case ZH_UNKNOWN_UNCOUNTED:
      return FALSE;
    case ZH_UNKNOWN_STANDARD:
      *days = rules->transit_days.number;
      return TRUE;
    case ZH_UNKNOWN_MEAN:
      return gap != ZH_GAP_UNKNOWN && find_mean (posts, n_posts, place, gap == ZH_GAP_AFTER, rules->transit_letters.number, days);
    default:
      g_assert_not_reached ();
    }
}

static void
fill_days (const ZhLetterEvent  *events,
           const Post           *posts,
           gsize                 n_posts,
           const ZhAccountRules *rules,
           int                   place,
           ZhLetterDays         *days)
{
  const ZhLetterEvent *event = &events[place];
  const Post          *post = &posts[place];
  int                  transit;

  *days = (ZhLetterDays){ post->receipt, post->dispatch, FALSE };
  if (post->receipt == 0 && event->received.gap != ZH_GAP_NONE)
    {
      if (post->answered != NOBODY && posts[post->answered].dispatch != 0 &&
          suppose_transit (posts, n_posts, rules, post->answered, event->received.gap, &transit))
        days->receipt = posts[post->answered].dispatch + transit;
      else
        days->is_unknown = TRUE;
    }
  if (post->dispatch == 0 && event->sent.gap != ZH_GAP_NONE)
    {
      if (post->reader != NOBODY && posts[post->reader].receipt != 0 &&
          suppose_transit (posts, n_posts, rules, place, event->sent.gap, &transit))
        days->dispatch = posts[post->reader].receipt - transit;
      else
        days->is_unknown = TRUE;
    }
}

ZhLetterDays *
zh_letter_days_new (const ZhLetterEvent  *events,
                    gsize                 n_events,
                    const ZhAccountRules *rules)
{
  g_autofree Post *posts = g_new0 (Post, n_events + 1);
  ZhLetterDays    *days = g_new0 (ZhLetterDays, n_events + 1);

  for (gsize i = 0; i < n_events; i++)
    if (zh_letter_event_is_letter (&events[i]))
      {
        posts[i].receipt = zh_letter_get_receipt (&events[i], rules);
        posts[i].dispatch = zh_letter_get_dispatch (&events[i], rules);
      }
  join_letters (events, n_events, posts);
  for (gsize i = 0; i < n_events; i++)
    if (zh_letter_event_is_letter (&events[i]))
      fill_days (events, posts, n_events, rules, (int) i, &days[i]);
  return days;
}
