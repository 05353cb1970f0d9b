#include "config.h"

#include "post-cells.h"

#include <glib/gi18n.h>
#include <string.h>

/* Signs of the first line; the legend below the table and the words of the cell say the same. */
#define SIGN_DUE "⚑"
#define SIGN_ROW_MOVES "▸"
#define SIGN_PARTNER_MOVES "◂"

struct _ZhPostCells
{
  GPtrArray  *rows;    /* (element-type ZhEntry) */
  GPtrArray  *columns; /* (element-type ZhEntry) */
  ZhPostCell *cells;   /* by row and column */
  int         day;
  gboolean    only_due;
};

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const ZhEntry *first = *(const ZhEntry *const *) a;
  const ZhEntry *second = *(const ZhEntry *const *) b;

  if (first->start_number != second->start_number)
    return first->start_number - second->start_number;
  return first->id < second->id ? -1 : 1;
}

static gboolean
is_found (const ZhEntry *entry,
          const char    *search)
{
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *wanted = g_utf8_casefold (search, -1);

  return strstr (folded, wanted) != NULL;
}

GPtrArray *
zh_post_cells_list_entries (const ZhTournament *tournament,
                            const char         *search)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; i < tournament->entries->len; i++)
    if (is_found (g_ptr_array_index (tournament->entries, i), search))
      g_ptr_array_add (entries, g_ptr_array_index (tournament->entries, i));
  g_ptr_array_sort (entries, compare_entries);
  return entries;
}

static int
find_entry (const GPtrArray *entries,
            gint64           id)
{
  for (guint i = 0; i < entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (entries, i))->id == id)
      return (int) i;
  return -1;
}

static const ZhEntry *
get_player (const ZhPostGame *game,
            ZhLetterSide      side)
{
  return zh_game_place_get_entry (&game->place, side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
}

static gboolean
is_open (const ZhPostGame *game)
{
  return game->state != NULL && !game->state->is_over;
}

static gboolean
needs_action (const ZhPostGame *game,
              int               day)
{
  return is_open (game) && zh_game_state_find_action (game->state, day) != NULL;
}

/* Which of several games a cell shows: one of the row's White before one of its Black, one with something to do before others. */
static int
weigh (const ZhPostCells *self,
       const ZhPostGame  *game,
       gint64             row)
{
  return (get_player (game, ZH_LETTER_WHITE)->id == row ? 4 : 0) + (needs_action (game, self->day) ? 2 : 0) + (is_open (game) ? 1 : 0);
}

static gboolean
has_same_colours (const ZhPostGame *a,
                  const ZhPostGame *b)
{
  return get_player (a, ZH_LETTER_WHITE) == get_player (b, ZH_LETTER_WHITE);
}

static void
put_game (ZhPostCells      *self,
          const ZhPostGame *game,
          int               row,
          int               column)
{
  gint64      id = ((const ZhEntry *) g_ptr_array_index (self->rows, row))->id;
  ZhPostCell *cell = &self->cells[row * (int) self->columns->len + column];
  gboolean    is_due = needs_action (game, self->day);

  if (cell->game == NULL || !has_same_colours (cell->game, game))
    {
      if (cell->game == NULL || weigh (self, game, id) > weigh (self, cell->game, id))
        *cell = (ZhPostCell){ game, 0, is_due };
      return;
    }
  cell->n_more++;
  cell->is_due = cell->is_due || is_due;
  if (weigh (self, game, id) > weigh (self, cell->game, id))
    cell->game = game;
}

static void
put_games (ZhPostCells     *self,
           const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (games, i);

      for (int side = 0; side < 2; side++)
        {
          const ZhEntry *here = get_player (game, (ZhLetterSide) side);
          const ZhEntry *there = get_player (game, (ZhLetterSide) (1 - side));
          int            row = here != NULL ? find_entry (self->rows, here->id) : -1;
          int            column = there != NULL ? find_entry (self->columns, there->id) : -1;

          if (row >= 0 && column >= 0)
            put_game (self, game, row, column);
        }
    }
}

ZhPostCells *
zh_post_cells_new (const ZhTournament *tournament,
                   const GPtrArray    *games,
                   int                 day,
                   gboolean            only_due,
                   const char         *search)
{
  ZhPostCells *self = g_new0 (ZhPostCells, 1);

  self->day = day;
  self->only_due = only_due;
  self->rows = zh_post_cells_list_entries (tournament, search);
  self->columns = zh_post_cells_list_entries (tournament, "");
  self->cells = g_new0 (ZhPostCell, self->rows->len * self->columns->len + 1);
  if (games != NULL)
    put_games (self, games);
  return self;
}

void
zh_post_cells_free (ZhPostCells *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->columns);
  g_free (self->cells);
  g_free (self);
}

int
zh_post_cells_count_rows (const ZhPostCells *self)
{
  return (int) self->rows->len;
}

int
zh_post_cells_count_columns (const ZhPostCells *self)
{
  return (int) self->columns->len;
}

const ZhEntry *
zh_post_cells_get_row (const ZhPostCells *self,
                       int                row)
{
  return g_ptr_array_index (self->rows, row);
}

const ZhEntry *
zh_post_cells_get_column (const ZhPostCells *self,
                          int                column)
{
  return g_ptr_array_index (self->columns, column);
}

const ZhPostCell *
zh_post_cells_get (const ZhPostCells *self,
                   int                row,
                   int                column)
{
  if (zh_post_cells_get_row (self, row) == zh_post_cells_get_column (self, column))
    return NULL;
  return &self->cells[row * (int) self->columns->len + column];
}

/* As the row sees it. */
static char *
format_result (const ZhPostGame *game,
               const ZhEntry    *row)
{
  gboolean is_white = get_player (game, ZH_LETTER_WHITE) == row;
  ZhResult result = game->place.game->result;

  if (!zh_result_is_set (result))
    return g_strdup ("–");
  return zh_result_format (is_white ? result : zh_result_swap (result), zh_tournament_is_two_one_zero (game->place.tournament));
}

char *
zh_post_cells_dup_line (const ZhPostCells *self,
                        int                row,
                        int                column,
                        int                line)
{
  const ZhPostCell  *cell = zh_post_cells_get (self, row, column);
  const ZhPostGame  *game = cell != NULL ? cell->game : NULL;
  const ZhGameState *state = game != NULL ? game->state : NULL;
  g_autofree char   *more = NULL;
  g_autofree char   *silence = NULL;

  if (game == NULL || (self->only_due && !cell->is_due))
    return g_strdup ("");
  if (!is_open (game))
    return line == 0 ? format_result (game, zh_post_cells_get_row (self, row)) : g_strdup ("");
  more = cell->n_more > 0 ? g_strdup_printf (" +%d", cell->n_more) : g_strdup ("");
  silence = state->last_sent != 0 ? g_strdup_printf (" · %d", self->day - state->last_sent) : g_strdup ("");
  if (line == 0)
    return g_strdup_printf ("%s%s %d%s", cell->is_due ? SIGN_DUE " " : "",
                            get_player (game, state->turn) == zh_post_cells_get_row (self, row) ? SIGN_ROW_MOVES : SIGN_PARTNER_MOVES,
                            (int) state->moves[state->turn] + 1, more);
  return g_strdup_printf ("%d/%d%s", (int) state->period[state->turn], (int) state->left[state->turn], silence);
}

/* What is said of a game that goes on, behind who plays. */
static void
append_state (GString          *text,
              const ZhPostGame *game,
              int               day)
{
  const ZhGameState *state = game->state;
  const ZhDue       *due = zh_game_state_find_action (state, day);
  int                silent = day - state->last_sent;

  /* Translators: number of the move, days used, days left. */
  g_string_append_printf (text, state->turn == ZH_LETTER_WHITE ? _ ("White to make move %1$d, days used %2$d, left %3$d") : _ ("Black to make move %1$d, days used %2$d, left %3$d"),
                          (int) state->moves[state->turn] + 1, (int) state->period[state->turn], (int) state->left[state->turn]);
  if (state->last_sent != 0)
    g_string_append_printf (text, ngettext ("; silent for %d day", "; silent for %d days", (gulong) MAX (silent, 0)), silent);
  if (due != NULL)
    g_string_append_printf (text, "; %s %s [%s]", SIGN_DUE, zh_due_kind_get_label (due->kind, zh_language_get_screen ()), due->article);
}

char *
zh_post_cells_describe (const ZhPostCells *self,
                        int                row,
                        int                column)
{
  const ZhPostCell *cell = zh_post_cells_get (self, row, column);
  const ZhPostGame *game = cell != NULL ? cell->game : NULL;
  const ZhEntry    *first = game != NULL ? get_player (game, ZH_LETTER_WHITE) : zh_post_cells_get_row (self, row);
  const ZhEntry    *second = game != NULL ? get_player (game, ZH_LETTER_BLACK) : zh_post_cells_get_column (self, column);
  g_autofree char  *here = zh_entry_format_name (first);
  g_autofree char  *there = zh_entry_format_name (second);
  GString          *text;

  if (cell == NULL)
    return g_strdup (here);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s – %s: ", here, there);
  if (game == NULL)
    g_string_append (text, _ ("no game"));
  else if (is_open (game))
    append_state (text, game, self->day);
  else if (zh_result_is_set (game->place.game->result))
    {
      g_autofree char *result = zh_result_format (game->place.game->result, zh_tournament_is_two_one_zero (game->place.tournament));

      g_string_append (text, result);
    }
  else
    g_string_append (text, C_ ("unfinished games", "struck out"));
  return g_string_free (text, FALSE);
}
