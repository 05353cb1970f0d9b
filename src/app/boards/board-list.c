#include "config.h"

#include "board-list.h"

#include "history.h"

/* How long a finished board stays in sight when only open ones are shown. */
#define LINGER_MS 900

#define ALL_ROWS G_MAXUINT

struct _ZhBoardList
{
  GObject parent_instance;

  GListStore *rows;
  /* rows → filter → sort → shown → selection */
  GtkFilter          *filter;
  GtkSortListModel   *sorted;
  GtkSliceListModel  *shown; /* all, or the first of them */
  GtkSingleSelection *selection;

  gint64      round_id;      /* what the rows are of; 0 for nothing */
  GPtrArray  *rounds_before; /* (element-type ZhRound): what points were summed from */
  GHashTable *points;        /* (element-type gint64 ZhPoints): before the round, by entry */
  gboolean    only_open;
  gboolean    has_matches; /* of teams: each begins with a heading */
  guint       n_first;     /* how many other rows begin with; 0 for all */
  ZhBoardRow *lingering;   /* (nullable): finished a moment ago */
  guint       linger_source;
  guint       n_open;
  guint       n_boards;

  ZhBoardFolder *folder; /* (nullable): unowned, of the session */
};

G_DEFINE_FINAL_TYPE (ZhBoardList, zh_board_list, G_TYPE_OBJECT)

/* Points before the round. They change only with the rounds before it, which are shared
 * between snapshots, so that usually nothing is to be done. */

static gboolean
points_are_fresh (ZhBoardList        *self,
                  const ZhTournament *tournament,
                  guint               n_before)
{
  if (self->points == NULL || self->rounds_before->len != n_before || g_hash_table_size (self->points) != tournament->entries->len)
    return FALSE;
  for (guint i = 0; i < n_before; i++)
    if (g_ptr_array_index (self->rounds_before, i) != g_ptr_array_index (tournament->rounds, i))
      return FALSE;
  return TRUE;
}

static void
sum_points (ZhBoardList        *self,
            const ZhTournament *tournament,
            const ZhRound      *round)
{
  guint n_before = MIN ((guint) round->number - 1, tournament->rounds->len);
  g_autoptr (ZhHistory) history = NULL;

  if (points_are_fresh (self, tournament, n_before))
    return;

  history = zh_history_new (tournament, n_before);
  g_clear_pointer (&self->points, g_hash_table_unref);
  self->points = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (int i = 0; i < history->n_entries; i++)
    {
      gint64 id = zh_history_get_entry (history, i)->id;

      g_hash_table_insert (self->points, g_memdup2 (&id, sizeof id), GINT_TO_POINTER (history->points[i]));
    }

  g_ptr_array_set_size (self->rounds_before, 0);
  for (guint i = 0; i < n_before; i++)
    g_ptr_array_add (self->rounds_before, zh_round_ref (g_ptr_array_index (tournament->rounds, i)));
}

static GHashTable *
index_entries (const ZhTournament *tournament)
{
  GHashTable *entries = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_hash_table_insert (entries, &entry->id, entry);
    }
  return entries;
}

/* Rows */

static int
count_rows_of (const ZhPairing *pairing)
{
  return MAX (pairing->n_games, 1);
}

static int
get_game_of_row (const ZhPairing *pairing,
                 int              i)
{
  return pairing->kind == ZH_PAIRING_GAME ? i : -1;
}

/* Whether the rows stand for the same games as @round, one by one. */
static gboolean
rows_fit (ZhBoardList   *self,
          const ZhRound *round)
{
  guint position = 0;

  if (self->round_id != round->id)
    return FALSE;
  for (guint p = 0; p < round->pairings->len; p++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, p);

      for (int i = 0; i < count_rows_of (pairing); i++)
        {
          g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position++);

          if (row == NULL || zh_board_row_get_pairing_id (row) != pairing->id || zh_board_row_get_game_index (row) != get_game_of_row (pairing, i))
            return FALSE;
        }
    }
  return position == g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

static void
update_rows (ZhBoardList         *self,
             const ZhBoardSource *source)
{
  guint position = 0;

  for (guint p = 0; p < source->round->pairings->len; p++)
    for (int i = 0; i < count_rows_of (g_ptr_array_index (source->round->pairings, p)); i++)
      {
        g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position++);

        zh_board_row_update (row, source, p);
      }
}

static void
make_rows (ZhBoardList         *self,
           const ZhBoardSource *source)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint p = 0; p < source->round->pairings->len; p++)
    {
      const ZhPairing *pairing = g_ptr_array_index (source->round->pairings, p);

      for (int i = 0; i < count_rows_of (pairing); i++)
        g_ptr_array_add (fresh, zh_board_row_new (source, p, get_game_of_row (pairing, i)));
    }
  self->round_id = source->round->id;
  gtk_slice_list_model_set_size (self->shown, self->n_first > 0 ? self->n_first : ALL_ROWS);
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), fresh->pdata, fresh->len);
}

static void
count (ZhBoardList *self)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint n_open = 0;
  guint n_boards = 0;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      n_boards += zh_board_row_get_state (row) != ZH_BOARD_BYE;
      n_open += zh_board_row_is_open (row);
    }
  if (n_open == self->n_open && n_boards == self->n_boards)
    return;
  self->n_open = n_open;
  self->n_boards = n_boards;
  g_signal_emit_by_name (self, "counts-changed");
}

/* Matches */

static gint64
get_match_id (ZhBoardRow *row)
{
  return zh_board_row_get_state (row) != ZH_BOARD_BYE ? zh_board_row_get_pairing_id (row) : 0;
}

/* Where another match begins than that of the row before; the byes are one, too. NULL where a match is torn
 * apart, for the list is sorted by something else: headings would stand between its boards. */
static gboolean *
find_beginnings (ZhBoardList *self,
                 guint        n_rows)
{
  g_autofree gboolean *begins = g_new0 (gboolean, n_rows + 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gint64 before = -1;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);
      gint64 match = get_match_id (row);

      begins[i] = match != before;
      if (begins[i] && !g_hash_table_add (seen, g_memdup2 (&match, sizeof match)))
        return NULL;
      before = match;
    }
  return g_steal_pointer (&begins);
}

static void
mark_matches (ZhBoardList *self)
{
  guint                n_rows = self->has_matches ? g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) : 0;
  g_autofree gboolean *begins = n_rows > 0 ? find_beginnings (self, n_rows) : NULL;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      zh_board_row_set_begins (row, begins != NULL && begins[i]);
    }
}

/* The filter */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  ZhBoardList *self = user_data;

  return !self->only_open || zh_board_row_is_open (item) || item == self->lingering;
}

static void
refilter (ZhBoardList *self)
{
  if (self->only_open)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
linger_ended_cb (gpointer user_data)
{
  ZhBoardList *self = user_data;

  self->linger_source = 0;
  g_clear_object (&self->lingering);
  refilter (self);
  return G_SOURCE_REMOVE;
}

/* Called before the row under the cursor gets its result. */
static void
keep_cursor_row (ZhBoardList *self)
{
  g_clear_handle_id (&self->linger_source, g_source_remove);
  g_set_object (&self->lingering, zh_board_list_get_cursor (self));
  if (self->lingering != NULL)
    self->linger_source = g_timeout_add (LINGER_MS, linger_ended_cb, self);
}

static void
zh_board_list_dispose (GObject *object)
{
  ZhBoardList *self = ZH_BOARD_LIST (object);

  g_clear_handle_id (&self->linger_source, g_source_remove);
  g_clear_object (&self->lingering);
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_object (&self->sorted);
  g_clear_object (&self->rows);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->points, g_hash_table_unref);
  g_clear_pointer (&self->rounds_before, g_ptr_array_unref);
  G_OBJECT_CLASS (zh_board_list_parent_class)->dispose (object);
}

static void
zh_board_list_class_init (ZhBoardListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_board_list_dispose;
  ZH_SIGNAL (class, "counts-changed", 0);
  ZH_SIGNAL (class, "only-open-changed", 0);
}

static void
zh_board_list_init (ZhBoardList *self)
{
  GtkFilterListModel *filtered;

  self->rows = g_list_store_new (ZH_TYPE_BOARD_ROW);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), g_object_ref (self->filter));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  /* before those that make widgets of the rows */
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (mark_matches), self, G_CONNECT_SWAPPED);
  self->shown = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->sorted)), 0, ALL_ROWS);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->shown)));
  self->rounds_before = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_round_unref);
}

ZhBoardList *
zh_board_list_new (void)
{
  return g_object_new (ZH_TYPE_BOARD_LIST, NULL);
}

void
zh_board_list_set_folder (ZhBoardList   *self,
                          ZhBoardFolder *folder)
{
  self->folder = folder;
}

void
zh_board_list_begin_with (ZhBoardList *self,
                          guint        n_rows)
{
  g_return_if_fail (ZH_IS_BOARD_LIST (self));
  self->n_first = n_rows;
}

gboolean
zh_board_list_has_rest (ZhBoardList *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), FALSE);
  return g_list_model_get_n_items (G_LIST_MODEL (self->shown)) < g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
}

void
zh_board_list_show_rest (ZhBoardList *self)
{
  g_return_if_fail (ZH_IS_BOARD_LIST (self));
  gtk_slice_list_model_set_size (self->shown, ALL_ROWS);
}

void
zh_board_list_show (ZhBoardList         *self,
                    const ZhCompetition *competition,
                    const ZhTournament  *tournament,
                    const ZhRound       *round,
                    const GPtrArray     *corrected)
{
  g_autoptr (GHashTable) entries = NULL;
  g_autoptr (GHashTable) flags = NULL;
  ZhBoardSource source;

  g_return_if_fail (ZH_IS_BOARD_LIST (self));

  if (round == NULL)
    {
      self->round_id = 0;
      g_list_store_remove_all (self->rows);
      count (self);
      return;
    }

  entries = index_entries (tournament);
  flags = zh_board_flags_count (competition, tournament->id, round);
  if (corrected != NULL)
    zh_board_flags_add_corrected (flags, corrected, round);
  sum_points (self, tournament, round);
  self->has_matches = zh_tournament_is_team (tournament);
  source = (ZhBoardSource){ (ZhTournament *) tournament, (ZhRound *) round, entries, self->points, flags, self->folder };
  if (rows_fit (self, round))
    {
      keep_cursor_row (self);
      update_rows (self, &source);
      refilter (self);
    }
  else
    {
      make_rows (self, &source);
    }
  count (self);
}

gboolean
zh_board_list_has_matches (ZhBoardList *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), FALSE);
  return self->has_matches;
}

GtkSingleSelection *
zh_board_list_get_selection (ZhBoardList *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), NULL);
  return self->selection;
}

void
zh_board_list_set_sorter (ZhBoardList *self,
                          GtkSorter   *sorter)
{
  g_return_if_fail (ZH_IS_BOARD_LIST (self));
  gtk_sort_list_model_set_sorter (self->sorted, sorter);
}

ZhBoardRow *
zh_board_list_get_cursor (ZhBoardList *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), NULL);
  return gtk_single_selection_get_selected_item (self->selection);
}

void
zh_board_list_set_only_open (ZhBoardList *self,
                             gboolean     only_open)
{
  g_return_if_fail (ZH_IS_BOARD_LIST (self));

  if (self->only_open == only_open)
    return;
  zh_board_list_show_rest (self);
  self->only_open = only_open;
  gtk_filter_changed (self->filter, only_open ? GTK_FILTER_CHANGE_MORE_STRICT : GTK_FILTER_CHANGE_LESS_STRICT);
  g_signal_emit_by_name (self, "only-open-changed");
}

gboolean
zh_board_list_get_only_open (ZhBoardList *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), FALSE);
  return self->only_open;
}

gboolean
zh_board_list_is_unread (ZhBoardRow *row)
{
  return row != NULL && zh_result_is_set (zh_board_row_get_result (row)) && !zh_board_row_get_flags (row)->confirmed;
}

/* Whether a row is one that the cursor looks for. */
typedef gboolean (*Wanted) (ZhBoardRow *row);

static gboolean
is_wanted_at (ZhBoardList *self,
              Wanted       wanted,
              guint        position)
{
  g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  return wanted (row);
}

static gboolean
move_to (ZhBoardList *self,
         Wanted       wanted,
         ZhDirection  direction)
{
  guint n_rows;
  guint cursor;

  zh_board_list_show_rest (self);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  cursor = gtk_single_selection_get_selected (self->selection);
  if (n_rows == 0 || cursor == GTK_INVALID_LIST_POSITION)
    return FALSE;
  for (guint step = 1; step < n_rows; step++)
    {
      guint position = (cursor + (direction == ZH_DIRECTION_PREVIOUS ? n_rows - step : step)) % n_rows;

      if (direction == ZH_DIRECTION_BELOW && position < cursor)
        break;
      if (is_wanted_at (self, wanted, position))
        {
          gtk_single_selection_set_selected (self->selection, position);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
zh_board_list_move_to_open (ZhBoardList *self,
                            ZhDirection  direction)
{
  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), FALSE);
  return move_to (self, zh_board_row_is_open, direction);
}

gboolean
zh_board_list_move_to_unread (ZhBoardList *self,
                              ZhDirection  direction)
{
  return move_to (self, zh_board_list_is_unread, direction);
}

ZhBoardRow *
zh_board_list_find (ZhBoardList *self,
                    const char  *text,
                    ZhBoardRow  *after)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint start = 0;

  g_return_val_if_fail (ZH_IS_BOARD_LIST (self), NULL);

  if (after != NULL && g_list_store_find (self->rows, after, &start))
    start++;
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), (start + i) % n_rows);

      if (zh_board_row_matches (row, text))
        return row; /* the list keeps it */
    }
  return NULL;
}

void
zh_board_list_select (ZhBoardList *self,
                      ZhBoardRow  *row)
{
  guint n_rows;

  g_return_if_fail (ZH_IS_BOARD_LIST (self));
  g_return_if_fail (ZH_IS_BOARD_ROW (row));

  if (!is_shown (row, self))
    zh_board_list_set_only_open (self, FALSE);
  zh_board_list_show_rest (self);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) each = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (each == row)
        {
          gtk_single_selection_set_selected (self->selection, i);
          return;
        }
    }
}

void
zh_board_list_select_pairing (ZhBoardList *self,
                              gint64       pairing_id)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  g_return_if_fail (ZH_IS_BOARD_LIST (self));

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      if (zh_board_row_get_pairing_id (row) == pairing_id)
        {
          zh_board_list_select (self, row);
          return;
        }
    }
}

/* Also behind the first rows; the first of all when none is open. */
static guint
find_first_open (ZhBoardList *self)
{
  guint n_rows = self->n_open > 0 ? g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) : 0;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      if (zh_board_row_is_open (row))
        return i;
    }
  return 0;
}

void
zh_board_list_go_to_first_open (ZhBoardList *self)
{
  guint position;

  g_return_if_fail (ZH_IS_BOARD_LIST (self));

  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    return;
  position = find_first_open (self);
  /* as many rows below the cursor as there would be below the first */
  if (zh_board_list_has_rest (self))
    gtk_slice_list_model_set_size (self->shown, self->n_first + position);
  gtk_single_selection_set_selected (self->selection, position);
}
