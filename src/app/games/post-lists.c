#include "config.h"

#include "post-lists.h"

#include <glib/gi18n.h>

#include "desk-letters.h"
#include "ruleset-defaults.h"

/* So long a calendar is where the event has no last day, and no longer than this in any case. */
#define DAYS_WITHOUT_END 365
#define MOST_DAYS 4000

ZhPostLists *
zh_post_lists_new (ZhSession *session,
                   gint64     tournament_id)
{
  ZhPostLists *self = g_new0 (ZhPostLists, 1);

  self->session = session;
  self->tournament_id = tournament_id;
  self->deadlines = g_array_new (FALSE, FALSE, sizeof (ZhPostDeadline));
  self->papers = g_array_new (FALSE, FALSE, sizeof (ZhPostPaper));
  return self;
}

void
zh_post_lists_free (ZhPostLists *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_array_unref (self->deadlines);
  g_array_unref (self->papers);
  g_free (self);
}

static const ZhCompetition *
get_competition (const ZhPostLists *self)
{
  return zh_session_get_competition (self->session);
}

const ZhTournament *
zh_post_lists_get_tournament (const ZhPostLists *self)
{
  const ZhCompetition *competition = get_competition (self);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
}

static const ZhPostGame *
get_game (const ZhPostLists *self,
          guint              index)
{
  return g_ptr_array_index (self->games, index);
}

static gboolean
is_open (const ZhPostGame *game)
{
  return game->state != NULL && !game->state->is_over;
}

static int
compare_deadlines (gconstpointer a,
                   gconstpointer b)
{
  const ZhPostDeadline *first = a;
  const ZhPostDeadline *second = b;

  return first->due->day != second->due->day ? first->due->day - second->due->day : first->game->number - second->game->number;
}

static void
list_deadlines (ZhPostLists      *self,
                const ZhPostGame *game,
                int               day,
                gboolean          only_due)
{
  for (guint i = 0; game->state != NULL && i < game->state->dues->len; i++)
    {
      const ZhPostDeadline deadline = { game, &g_array_index (game->state->dues, ZhDue, i) };

      if (!only_due || deadline.due->day <= day)
        g_array_append_val (self->deadlines, deadline);
    }
}

static void
list_papers (ZhPostLists      *self,
             const ZhPostGame *game,
             gboolean          only_due)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (get_competition (self), game->place.game->id);

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhPostPaper paper = { game, g_ptr_array_index (letters, i), (int) i + 1 };

      if (zh_post_paper_is_shown (&paper, only_due))
        g_array_append_val (self->papers, paper);
    }
}

gboolean
zh_post_lists_load (ZhPostLists *self,
                    int          day,
                    gboolean     only_due,
                    GError     **error)
{
  g_array_set_size (self->deadlines, 0);
  g_array_set_size (self->papers, 0);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = zh_desk_list_post_games (zh_session_get_desk (self->session), zh_post_lists_get_tournament (self), day, error);
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      list_deadlines (self, get_game (self, i), day, only_due);
      list_papers (self, get_game (self, i), only_due);
    }
  g_array_sort (self->deadlines, compare_deadlines);
  return self->games != NULL;
}

/* Rows */

static void
add_games (const ZhPostLists *self,
           GPtrArray         *rows,
           int                day,
           gboolean           only_due)
{
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      const ZhPostGame *game = get_game (self, i);

      if (is_open (game) && (!only_due || zh_game_state_find_action (game->state, day) != NULL))
        g_ptr_array_add (rows, zh_post_rows_make_game (game, day));
    }
}

/* The rules by which days count; NULL where those of the event know none. */
static ZhAccountRules *
read_rules (const ZhPostLists *self)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (get_competition (self), NULL);

  return ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
}

/* None where the rules of the event know no play by correspondence. */
static GArray *
make_leaves (const ZhPostLists *self)
{
  g_autoptr (ZhAccountRules) rules = read_rules (self);

  return rules != NULL ? zh_leave_calendar_new (rules, get_competition (self), zh_post_lists_get_tournament (self)) : g_array_new (FALSE, TRUE, sizeof (ZhLeaveRow));
}

static void
add_leaves (const ZhPostLists *self,
            GPtrArray         *rows)
{
  g_autoptr (GArray) leaves = make_leaves (self);

  for (guint i = 0; i < leaves->len; i++)
    g_ptr_array_add (rows, zh_post_rows_make_leave (zh_post_lists_get_tournament (self), &g_array_index (leaves, ZhLeaveRow, i), i));
}

static void
add_addresses (const ZhPostLists *self,
               GPtrArray         *rows)
{
  const ZhTournament *tournament = zh_post_lists_get_tournament (self);
  g_autoptr (ZhAccountRules) rules = read_rules (self);

  for (guint i = 0; rules != NULL && i < tournament->addresses->len; i++)
    g_ptr_array_add (rows, zh_post_rows_make_address (tournament, g_ptr_array_index (tournament->addresses, i), rules));
}

GPtrArray *
zh_post_lists_make_rows (const ZhPostLists *self,
                         ZhPostList         list,
                         int                day,
                         gboolean           only_due)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  switch (list)
    {
    case ZH_POST_GAMES:
      add_games (self, rows, day, only_due);
      break;
    case ZH_POST_DEADLINES:
      for (guint i = 0; i < self->deadlines->len; i++)
        g_ptr_array_add (rows, zh_post_rows_make_deadline (&g_array_index (self->deadlines, ZhPostDeadline, i), get_competition (self), day, i));
      break;
    case ZH_POST_CLAIMS:
      for (guint i = 0; i < self->papers->len; i++)
        g_ptr_array_add (rows, zh_post_rows_make_paper (&g_array_index (self->papers, ZhPostPaper, i), i));
      break;
    case ZH_POST_LEAVES:
      add_leaves (self, rows);
      break;
    case ZH_POST_ADDRESSES:
    default:
      add_addresses (self, rows);
      break;
    }
  return rows;
}

/* Calendar and cells */

static int
read_day (ZhDate date)
{
  g_autofree char *text = zh_date_format_iso (date);
  int              day = 0;

  zh_letter_day_parse (text, &day);
  return day;
}

/* The event, and the leaves that reach beyond it. */
static ZhLeaveSpan
find_span (const ZhCompetition *competition,
           const GArray        *leaves,
           int                  today)
{
  int         start = read_day (competition->start);
  int         end = read_day (competition->end);
  ZhLeaveSpan span = { start != 0 ? start : today, 0, today };

  span.last = end > span.first ? end : span.first + DAYS_WITHOUT_END;
  for (guint i = 0; i < leaves->len; i++)
    {
      const ZhLeaveRow *leave = &g_array_index (leaves, ZhLeaveRow, i);

      span.first = MIN (span.first, leave->from);
      span.last = MAX (span.last, leave->to);
    }
  span.first = MAX (span.first, span.last - MOST_DAYS);
  return span;
}

void
zh_post_lists_show_leaves (const ZhPostLists *self,
                           ZhLeaveChart      *chart,
                           int                day,
                           const char        *search)
{
  GArray *leaves = make_leaves (self);

  zh_leave_chart_show (chart, zh_post_cells_list_entries (zh_post_lists_get_tournament (self), search), leaves, find_span (get_competition (self), leaves, day));
}

void
zh_post_lists_show_cells (const ZhPostLists *self,
                          ZhPostGrid        *grid,
                          int                day,
                          gboolean           only_due,
                          const char        *search)
{
  zh_post_grid_show (grid, zh_post_cells_new (zh_post_lists_get_tournament (self), self->games, day, only_due, search));
}

char *
zh_post_lists_format_count (const ZhPostLists *self,
                            int                day)
{
  int n_due = 0;
  int n_open = 0;

  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    if (is_open (get_game (self, i)))
      {
        n_open++;
        n_due += zh_game_state_find_action (get_game (self, i)->state, day) != NULL ? 1 : 0;
      }
  /* Translators: numbers of games. */
  return g_strdup_printf (_ ("Games going on: %1$d, with something to do: %2$d"), n_open, n_due);
}

/* Rows and what they are of */

const ZhPostDeadline *
zh_post_lists_find_deadline (const ZhPostLists *self,
                             gint64             id)
{
  return id > 0 && id <= (gint64) self->deadlines->len ? &g_array_index (self->deadlines, ZhPostDeadline, id - 1) : NULL;
}

const ZhPostPaper *
zh_post_lists_find_paper (const ZhPostLists *self,
                          gint64             id)
{
  return id > 0 && id <= (gint64) self->papers->len ? &g_array_index (self->papers, ZhPostPaper, id - 1) : NULL;
}

const ZhAddress *
zh_post_lists_find_address (const ZhPostLists *self,
                            gint64             id)
{
  const ZhTournament *tournament = zh_post_lists_get_tournament (self);

  for (guint i = 0; i < tournament->addresses->len; i++)
    {
      const ZhAddress *address = g_ptr_array_index (tournament->addresses, i);

      if (address->id == id)
        return address;
    }
  return NULL;
}

const ZhPostGame *
zh_post_lists_find_game (const ZhPostLists *self,
                         ZhPostList         list,
                         gint64             id)
{
  const ZhPostDeadline *deadline = list == ZH_POST_DEADLINES ? zh_post_lists_find_deadline (self, id) : NULL;
  const ZhPostPaper    *paper = list == ZH_POST_CLAIMS ? zh_post_lists_find_paper (self, id) : NULL;

  if (list == ZH_POST_DEADLINES)
    return deadline != NULL ? deadline->game : NULL;
  if (list == ZH_POST_CLAIMS)
    return paper != NULL ? paper->game : NULL;
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    if (get_game (self, i)->place.game->id == id)
      return get_game (self, i);
  return NULL;
}
