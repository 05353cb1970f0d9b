#include "config.h"

#include "number-act.h"

#include "group-text.h"
#include "prize-plan.h"

/* New numbers by old ones; who is not in it keeps the number. */
static GHashTable *
index_moves (const GArray *moves)
{
  GHashTable *numbers = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (moves, ZhNumberMove, i);

      if (move->from > 0)
        g_hash_table_insert (numbers, GINT_TO_POINTER (move->from), GINT_TO_POINTER (move->to));
    }
  return numbers;
}

static int
find_number (int      number,
             gpointer numbers)
{
  gpointer found;

  return g_hash_table_lookup_extended (numbers, GINT_TO_POINTER (number), NULL, &found)
             ? GPOINTER_TO_INT (found)
             : number;
}

static gboolean
write_entries (ZhAct        *act,
               gint64        tournament_id,
               const GArray *moves,
               GError      **error)
{
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (moves, ZhNumberMove, i);
      g_autoptr (ZhEntry) next = zh_entry_copy (move->entry);

      next->start_number = move->to;
      if (!zh_store_put_entry (act->store, tournament_id, next, error))
        return FALSE;
    }
  return TRUE;
}

/* "white black" a line, 0 for a bye. */
static char *
renumber_proposal (const char *proposal,
                   GHashTable *numbers)
{
  g_auto (GStrv) lines = g_strsplit (proposal, "\n", -1);
  GString *text = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) sides = g_strsplit (*line, " ", 2);

      if (sides[0] == NULL || sides[1] == NULL)
        continue;
      g_string_append_printf (text, "%d %d\n",
                              find_number ((int) g_ascii_strtoll (sides[0], NULL, 10), numbers),
                              find_number ((int) g_ascii_strtoll (sides[1], NULL, 10), numbers));
    }
  return g_string_free (text, FALSE);
}

static gboolean
write_proposals (ZhAct              *act,
                 const ZhTournament *tournament,
                 GHashTable         *numbers,
                 GError            **error)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound   *round = g_ptr_array_index (tournament->rounds, i);
      g_autofree char *proposal = renumber_proposal (round->proposal, numbers);
      ZhRound          next = *round;

      next.proposal = proposal;
      if (g_strcmp0 (proposal, round->proposal) != 0 &&
          !zh_store_put_round (act->store, tournament->id, &next, error))
        return FALSE;
    }
  return TRUE;
}

/* Groups and prizes of the event may take their members by number. Returns whether any do. */
static gboolean
renumber_groups (ZhTournament *settings,
                 int           last,
                 GHashTable   *numbers)
{
  static const char *const keys[] = { ZH_OPTION_GROUPS, ZH_OPTION_PRIZES };
  gboolean                 changed = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char      *old = zh_tournament_get_option (settings, keys[i]);
      g_autofree char *text = old != NULL ? zh_group_text_renumber (old, last, find_number, numbers) : NULL;

      if (text == NULL || g_str_equal (text, old))
        continue;
      g_hash_table_replace (settings->options, g_strdup (keys[i]), g_steal_pointer (&text));
      changed = TRUE;
    }
  return changed;
}

gboolean
zh_act_move_numbers (ZhAct              *act,
                     const ZhTournament *tournament,
                     const GArray       *moves,
                     ZhTournament       *settings,
                     GError            **error)
{
  g_autoptr (GHashTable) numbers = index_moves (moves);
  g_autoptr (ZhTournament) next =
      settings != NULL ? zh_tournament_ref (settings) : zh_tournament_copy_settings (tournament);

  if (!write_entries (act, tournament->id, moves, error) ||
      !write_proposals (act, tournament, numbers, error))
    return FALSE;
  return (!renumber_groups (next, (int) tournament->entries->len, numbers) && settings == NULL) ||
         zh_store_put_tournament (act->store, next, error);
}
