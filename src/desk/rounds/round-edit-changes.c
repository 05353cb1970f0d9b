/* What an edit by hand changes: the view before and after that the arbiter accepts. */
#include "config.h"

#include "round-edit.h"

ZhPairing *
zh_round_edit_find_pairing (const ZhRound *round,
                            gint64         id)
{
  for (guint i = 0; i < round->pairings->len && id != 0; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->id == id)
        return pairing;
    }
  return NULL;
}

/* Boards show where they stand; a bye only what it is. */
static gboolean
is_unchanged (const ZhPairing *before,
              const ZhPairing *after)
{
  return before->kind == after->kind && before->entry[0] == after->entry[0] && before->entry[1] == after->entry[1] &&
         (before->kind != ZH_PAIRING_GAME || before->number == after->number);
}

static int
count_lost (const ZhPairing *before,
            const ZhRound   *after)
{
  int n_lost = 0;

  if (zh_round_edit_find_pairing (after, before->id) != NULL)
    return 0;
  for (int i = 0; i < before->n_games; i++)
    n_lost += zh_result_is_set (before->games[i].result) ? 1 : 0;
  return n_lost;
}

static const ZhPairing *
find_board (const ZhRound *round,
            int            number)
{
  const ZhPairing *pairing = zh_round_find_pairing (round, number);

  return pairing != NULL && pairing->kind == ZH_PAIRING_GAME ? pairing : NULL;
}

static gboolean
is_empty (const ZhPairing *pairing)
{
  return pairing->entry[0] == 0 && pairing->entry[1] == 0;
}

static int
count_boards (const ZhRound *round)
{
  int n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    n += ((const ZhPairing *) g_ptr_array_index (round->pairings, i))->kind == ZH_PAIRING_GAME ? 1 : 0;
  return n;
}

static void
add_boards (const ZhRound *before,
            const ZhRound *after,
            GArray        *changes)
{
  int n = MAX (count_boards (before), count_boards (after));

  for (int board = 1; board <= n; board++)
    {
      ZhEditChange change = { find_board (before, board), find_board (after, board), 0 };

      if (change.after != NULL && is_empty (change.after))
        change.after = NULL;
      if (change.before != NULL && change.after != NULL && is_unchanged (change.before, change.after))
        continue;
      if (change.before == NULL && change.after == NULL)
        continue;
      if (change.before != NULL)
        change.n_lost = count_lost (change.before, after);
      g_array_append_val (changes, change);
    }
}

static gboolean
has_same_bye (const ZhRound   *round,
              const ZhPairing *bye)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == bye->kind && pairing->entry[0] == bye->entry[0] && (pairing->number == 0) == (bye->number == 0))
        return TRUE;
    }
  return FALSE;
}

/* The byes of @round that @other does not have. Who is in the pool is nowhere. */
static void
add_byes (const ZhRound *round,
          const ZhRound *other,
          gboolean       is_after,
          GArray        *changes)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *bye = g_ptr_array_index (round->pairings, i);
      ZhEditChange     change = { is_after ? NULL : bye, is_after ? bye : NULL, 0 };

      if (bye->kind != ZH_PAIRING_GAME && bye->number > 0 && !has_same_bye (other, bye))
        g_array_append_val (changes, change);
    }
}

GArray *
zh_round_edit_list_changes (const ZhRoundEdit *self,
                            const ZhRound     *after)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (ZhEditChange));

  add_boards (self->round, after, changes);
  add_byes (self->round, after, FALSE, changes);
  add_byes (after, self->round, TRUE, changes);
  return changes;
}

static void
append_side (GString            *text,
             const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry   *entry = id != 0 ? zh_tournament_find_entry (tournament, id) : NULL;
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;

  if (entry != NULL)
    g_string_append_printf (text, "%d %s", entry->start_number, name);
  else
    g_string_append (text, "·");
}

char *
zh_pairing_format_sides (const ZhPairing    *pairing,
                         const ZhTournament *tournament)
{
  static const char *const signs[] = { "", "+", "1", "½", "0", "–" };
  g_autoptr (GString) text = g_string_new (NULL);

  if (pairing == NULL)
    return g_strdup ("–");
  append_side (text, tournament, pairing->entry[0]);
  if (pairing->kind != ZH_PAIRING_GAME)
    {
      g_string_append_printf (text, ": %s", signs[pairing->kind]);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  g_string_append (text, " – ");
  append_side (text, tournament, pairing->entry[1]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const ZhEntry *
find_number (const ZhTournament *tournament,
             const char         *text)
{
  gint64 number = g_ascii_strtoll (text, NULL, 10);

  for (guint i = 0; i < tournament->entries->len && number > 0; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  return NULL;
}

static gboolean
has_pair (const ZhRound   *round,
          const ZhPairing *pair)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->number > 0 && pairing->entry[0] == pair->entry[0] && pairing->entry[1] == pair->entry[1])
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
zh_round_edit_list_proposed (const ZhRoundEdit *self,
                             const ZhRound     *after)
{
  g_auto (GStrv) lines = g_strsplit (self->round->proposal, "\n", -1);
  GPtrArray *proposed = g_ptr_array_new_with_free_func (g_free);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) numbers = g_strsplit (*line, " ", 2);
      const ZhEntry *white = numbers[0] != NULL && numbers[1] != NULL ? find_number (self->tournament, numbers[0]) : NULL;
      const ZhEntry *black = white != NULL ? find_number (self->tournament, numbers[1]) : NULL;
      ZhPairing      pair = { .kind = black != NULL ? ZH_PAIRING_GAME : ZH_PAIRING_ALLOCATED_BYE };

      if (white == NULL)
        continue;
      pair.entry[0] = white->id;
      pair.entry[1] = black != NULL ? black->id : 0;
      if (!has_pair (after, &pair))
        g_ptr_array_add (proposed, zh_pairing_format_sides (&pair, self->tournament));
    }
  return proposed;
}
