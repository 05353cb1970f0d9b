#include "config.h"

#include "round-edit.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "pairing-games.h"
#include "round-edit-private.h"

/* Where an entry is. */
typedef struct
{
  ZhEditPlace *place; /* NULL in the pool */
  int          side;
  gint64      *pooled;
} Spot;

ZhEditPosition *
zh_edit_position_new (void)
{
  ZhEditPosition *self = g_new (ZhEditPosition, 1);

  self->boards = g_array_new (FALSE, FALSE, sizeof (ZhEditPlace));
  self->byes = g_array_new (FALSE, FALSE, sizeof (ZhEditPlace));
  self->pool = g_array_new (FALSE, FALSE, sizeof (gint64));
  return self;
}

void
zh_edit_position_free (ZhEditPosition *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->boards);
  g_array_unref (self->byes);
  g_array_unref (self->pool);
  g_free (self);
}

static void
remember (ZhRoundEdit *self)
{
  ZhEditPosition *position = g_new (ZhEditPosition, 1);

  position->boards = g_array_copy (self->boards);
  position->byes = g_array_copy (self->byes);
  position->pool = g_array_copy (self->pool);
  g_ptr_array_add (self->past, position);
}

static gboolean
find_in (GArray *places,
         gint64  entry,
         Spot   *spot)
{
  for (guint i = 0; i < places->len; i++)
    for (int side = 0; side < 2; side++)
      {
        ZhEditPlace *place = &g_array_index (places, ZhEditPlace, i);

        if (place->entry[side] == entry)
          {
            *spot = (Spot){ place, side, NULL };
            return TRUE;
          }
      }
  return FALSE;
}

static gboolean
find_pooled (const ZhRoundEdit *self,
             gint64             entry,
             guint             *index)
{
  for (guint i = 0; i < self->pool->len; i++)
    if (g_array_index (self->pool, gint64, i) == entry)
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
find_spot (ZhRoundEdit *self,
           gint64       entry,
           Spot        *spot,
           GError     **error)
{
  guint index;

  if (entry != 0 && (find_in (self->boards, entry, spot) || find_in (self->byes, entry, spot)))
    return TRUE;
  if (find_pooled (self, entry, &index))
    {
      *spot = (Spot){ NULL, 0, &g_array_index (self->pool, gint64, index) };
      return TRUE;
    }
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Nobody of that number can play in round %d"), self->round->number);
}

static void
put (const Spot *spot,
     gint64      entry)
{
  if (spot->place != NULL)
    spot->place->entry[spot->side] = entry;
  else
    *spot->pooled = entry;
}

static void
remove_bye (ZhRoundEdit *self,
            gint64       entry)
{
  for (guint i = 0; i < self->byes->len; i++)
    if (g_array_index (self->byes, ZhEditPlace, i).entry[0] == entry)
      {
        g_array_remove_index (self->byes, i);
        return;
      }
}

/* Takes an entry from wherever it is; the seat stays empty. */
static void
lift (ZhRoundEdit *self,
      gint64       entry)
{
  Spot  spot;
  guint index;

  if (find_in (self->boards, entry, &spot))
    spot.place->entry[spot.side] = 0;
  else if (find_pooled (self, entry, &index))
    g_array_remove_index (self->pool, index);
  else
    remove_bye (self, entry);
}

static ZhEditPlace *
find_board (ZhRoundEdit *self,
            int          board,
            GError     **error)
{
  if (board >= 1 && board <= (int) self->boards->len)
    return &g_array_index (self->boards, ZhEditPlace, board - 1);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Round %d has no board %d"), self->round->number, board);
}

static gboolean
is_in_round (const ZhRound *round,
             gint64         entry)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == entry || pairing->entry[1] == entry)
        return TRUE;
    }
  return FALSE;
}

static void
fill (ZhRoundEdit *self)
{
  for (guint i = 0; i < self->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->round->pairings, i);
      ZhEditPlace      place = { pairing->kind, { pairing->entry[0], pairing->entry[1] } };

      g_array_append_val (pairing->kind == ZH_PAIRING_GAME ? self->boards : self->byes, place);
    }
  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);

      if (entry->status != ZH_ENTRY_PLAYING || is_in_round (self->round, entry->id))
        continue;
      g_array_append_val (self->pool, entry->id);
      g_hash_table_add (self->outside, &entry->id);
    }
}

ZhRoundEdit *
zh_round_edit_new (const ZhTournament *tournament,
                   int                 number,
                   GError            **error)
{
  const ZhRound *round = zh_tournament_require_round (tournament, number, error);
  ZhRoundEdit   *self;

  if (round == NULL)
    return NULL;
  if (round->state == ZH_ROUND_CLOSED || tournament->closed)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), number);
  self = g_new0 (ZhRoundEdit, 1);
  self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  self->round = zh_round_ref ((ZhRound *) round);
  self->boards = g_array_new (FALSE, FALSE, sizeof (ZhEditPlace));
  self->byes = g_array_new (FALSE, FALSE, sizeof (ZhEditPlace));
  self->pool = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->outside = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_edit_position_free);
  fill (self);
  return self;
}

void
zh_round_edit_free (ZhRoundEdit *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->past);
  g_hash_table_unref (self->outside);
  g_array_unref (self->boards);
  g_array_unref (self->byes);
  g_array_unref (self->pool);
  zh_round_unref (self->round);
  zh_tournament_unref (self->tournament);
  g_free (self);
}

gboolean
zh_round_edit_swap (ZhRoundEdit *self,
                    gint64       first,
                    gint64       second,
                    GError     **error)
{
  Spot spots[2];

  if (!find_spot (self, first, &spots[0], error) || !find_spot (self, second, &spots[1], error))
    return FALSE;
  if (first == second)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Choose two different entries"));
  remember (self);
  put (&spots[0], second);
  put (&spots[1], first);
  return TRUE;
}

gboolean
zh_round_edit_swap_colours (ZhRoundEdit *self,
                            int          board,
                            GError     **error)
{
  ZhEditPlace *place = find_board (self, board, error);

  if (place == NULL)
    return FALSE;
  remember (self);
  *place = (ZhEditPlace){ place->kind, { place->entry[1], place->entry[0] } };
  return TRUE;
}

gboolean
zh_round_edit_put_aside (ZhRoundEdit *self,
                         gint64       entry,
                         GError     **error)
{
  Spot spot;

  if (!find_spot (self, entry, &spot, error))
    return FALSE;
  if (spot.place == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("This player is put aside already"));
  remember (self);
  lift (self, entry);
  g_array_append_val (self->pool, entry);
  return TRUE;
}

gboolean
zh_round_edit_seat (ZhRoundEdit *self,
                    gint64       entry,
                    int          board,
                    int          side,
                    GError     **error)
{
  ZhEditPlace *place = find_board (self, board, error);
  Spot         spot;

  g_return_val_if_fail (side == 0 || side == 1, FALSE);

  if (place == NULL || !find_spot (self, entry, &spot, error))
    return FALSE;
  if (place->entry[side] != 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Board %d: the seat is taken; exchange the two, or put one aside first"), board);
  remember (self);
  lift (self, entry);
  place->entry[side] = entry;
  return TRUE;
}

gboolean
zh_round_edit_pair (ZhRoundEdit *self,
                    gint64       white,
                    gint64       black,
                    GError     **error)
{
  ZhEditPlace pair = { ZH_PAIRING_GAME, { white, black } };
  guint       board = 0;

  if (white == black || !zh_round_edit_is_aside (self, white) || !zh_round_edit_is_aside (self, black))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("Only two who are put aside can be paired with each other"));
  remember (self);
  lift (self, white);
  lift (self, black);
  while (board < self->boards->len &&
         (g_array_index (self->boards, ZhEditPlace, board).entry[0] != 0 || g_array_index (self->boards, ZhEditPlace, board).entry[1] != 0))
    board++;
  if (board < self->boards->len)
    g_array_index (self->boards, ZhEditPlace, board) = pair;
  else
    g_array_append_val (self->boards, pair);
  return TRUE;
}

gboolean
zh_round_edit_give_bye (ZhRoundEdit  *self,
                        gint64        entry,
                        ZhPairingKind kind,
                        GError      **error)
{
  ZhEditPlace bye = { kind, { entry, 0 } };
  Spot        spot;

  g_return_val_if_fail (kind != ZH_PAIRING_GAME, FALSE);

  if (!find_spot (self, entry, &spot, error))
    return FALSE;
  remember (self);
  lift (self, entry);
  g_array_append_val (self->byes, bye);
  return TRUE;
}

gboolean
zh_round_edit_move_board (ZhRoundEdit *self,
                          int          board,
                          int          to,
                          GError     **error)
{
  ZhEditPlace *first = find_board (self, board, error);
  ZhEditPlace *second = first != NULL ? find_board (self, to, error) : NULL;
  ZhEditPlace  moved;

  if (second == NULL)
    return FALSE;
  remember (self);
  moved = *first;
  *first = *second;
  *second = moved;
  return TRUE;
}

gboolean
zh_round_edit_take_back (ZhRoundEdit *self)
{
  ZhEditPosition *position;

  if (self->past->len == 0)
    return FALSE;
  position = g_ptr_array_steal_index (self->past, self->past->len - 1);
  g_array_unref (self->boards);
  g_array_unref (self->byes);
  g_array_unref (self->pool);
  self->boards = position->boards;
  self->byes = position->byes;
  self->pool = position->pool;
  g_free (position);
  return TRUE;
}

void
zh_round_edit_restore (ZhRoundEdit *self,
                       GPtrArray   *positions)
{
  while (positions->len > 0)
    g_ptr_array_add (self->past, g_ptr_array_steal_index (positions, 0));
  zh_round_edit_take_back (self);
}

gboolean
zh_round_edit_can_take_back (const ZhRoundEdit *self)
{
  return self->past->len > 0;
}

gboolean
zh_round_edit_is_aside (const ZhRoundEdit *self,
                        gint64             entry)
{
  guint index;

  return find_pooled (self, entry, &index);
}

static const ZhPairing *
find_same (const ZhRoundEdit *self,
           const ZhEditPlace *place)
{
  for (guint i = 0; i < self->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->round->pairings, i);

      if (pairing->kind == place->kind &&
          ((pairing->entry[0] == place->entry[0] && pairing->entry[1] == place->entry[1]) ||
           (pairing->entry[0] == place->entry[1] && pairing->entry[1] == place->entry[0])))
        return pairing;
    }
  return NULL;
}

/* A copy; where the sides change places everything seen from a side turns with them. */
static ZhPairing *
copy_pairing (const ZhPairing *pairing,
              gboolean         turned)
{
  ZhPairing *copy = zh_pairing_new (pairing->kind, pairing->entry[turned ? 1 : 0], pairing->entry[turned ? 0 : 1], 0);

  copy->id = pairing->id;
  copy->edited = pairing->edited;
  copy->n_games = pairing->n_games;
  copy->games = g_memdup2 (pairing->games, sizeof (ZhGame) * (gsize) pairing->n_games);
  for (int i = 0; i < copy->n_games && turned; i++)
    {
      ZhGame *game = &copy->games[i];
      gint64  member = game->member[0];

      game->member[0] = game->member[1];
      game->member[1] = member;
      game->result = zh_result_swap (game->result);
    }
  return copy;
}

/* Whether the system proposed this pair so, with these colours. */
static gboolean
is_proposed (const ZhRoundEdit *self,
             const ZhEditPlace *place)
{
  const ZhEntry   *white = zh_tournament_find_entry (self->tournament, place->entry[0]);
  const ZhEntry   *black = place->entry[1] != 0 ? zh_tournament_find_entry (self->tournament, place->entry[1]) : NULL;
  g_autofree char *line = g_strdup_printf ("\n%d %d\n", white != NULL ? white->start_number : 0, black != NULL ? black->start_number : 0);
  g_autofree char *proposal = g_strconcat ("\n", self->round->proposal, NULL);

  return strstr (proposal, line) != NULL;
}

static ZhPairing *
make_pairing (const ZhRoundEdit *self,
              const ZhEditPlace *place)
{
  const ZhPairing *same = find_same (self, place);
  ZhProposedPair   proposed = { place->entry[0], place->entry[1], place->kind, ZH_RESULT_NONE };
  gboolean         turned = same != NULL && same->entry[0] != place->entry[0];
  ZhPairing       *pairing;

  if (same != NULL && !turned)
    return copy_pairing (same, FALSE);
  if (same != NULL)
    pairing = copy_pairing (same, TRUE);
  else if (place->kind == ZH_PAIRING_GAME && (place->entry[0] == 0 || place->entry[1] == 0))
    pairing = zh_pairing_new (ZH_PAIRING_GAME, place->entry[0], place->entry[1], 1);
  else
    pairing = zh_pairing_make (self->tournament, self->round->number, &proposed);
  pairing->edited = !is_proposed (self, place);
  return pairing;
}

static void
add_places (const ZhRoundEdit *self,
            const GArray      *places,
            ZhRound           *round)
{
  for (guint i = 0; i < places->len; i++)
    {
      ZhPairing *pairing = make_pairing (self, &g_array_index (places, ZhEditPlace, i));

      pairing->number = (int) round->pairings->len + 1;
      g_ptr_array_add (round->pairings, pairing);
    }
}

ZhRound *
zh_round_edit_make_round (const ZhRoundEdit *self)
{
  ZhRound *round = zh_round_new (self->round->number);

  round->id = self->round->id;
  round->table_round = self->round->table_round;
  round->state = self->round->state;
  g_free (round->start);
  g_free (round->proposal);
  round->start = g_strdup (self->round->start);
  round->proposal = g_strdup (self->round->proposal);
  add_places (self, self->boards, round);
  add_places (self, self->byes, round);
  for (guint i = 0; i < self->pool->len; i++)
    g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_ZERO_BYE, g_array_index (self->pool, gint64, i), 0, 0));
  return round;
}

static void
refuse_named (const ZhRoundEdit *self,
              gint64             entry_id,
              const char        *format,
              GError           **error)
{
  const ZhEntry   *entry = zh_tournament_find_entry (self->tournament, entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, format, name);
}

gboolean
zh_round_edit_check_complete (const ZhRoundEdit *self,
                              GError           **error)
{
  for (guint i = 0; i < self->boards->len; i++)
    {
      const ZhEditPlace *place = &g_array_index (self->boards, ZhEditPlace, i);

      if ((place->entry[0] == 0) == (place->entry[1] == 0))
        continue;
      refuse_named (self, place->entry[0] != 0 ? place->entry[0] : place->entry[1],
                    _ ("%s sits alone. Seat an opponent there, or give a bye"), error);
      return FALSE;
    }
  for (guint i = 0; i < self->pool->len; i++)
    {
      gint64 *entry = &g_array_index (self->pool, gint64, i);

      if (g_hash_table_contains (self->outside, entry))
        continue;
      refuse_named (self, *entry, _ ("%s is still put aside. Pair this player, or give a bye"), error);
      return FALSE;
    }
  return TRUE;
}
