#include "config.h"

#include "round-edit-draft.h"

#include <string.h>

#include "drafts.h"
#include "round-edit-private.h"
#include "text-lines.h"

#define GROUP "edit"

/* A position is written as words: "b12-13" a board, "y2:14" a bye with its kind, "p15" one
 * who is put aside. */

static char *
make_work (const ZhRoundEdit *self)
{
  return g_strdup_printf ("round-%" G_GINT64_FORMAT, self->round->id);
}

/* What the draft stands on: pairs and results as they are in the file. */
static char *
make_digest (const ZhRoundEdit *self)
{
  GString *text = g_string_new (NULL);
  char    *digest;

  g_string_append_printf (text, "%d %d", self->round->number, (int) self->round->state);
  for (guint i = 0; i < self->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->round->pairings, i);

      g_string_append_printf (text, "\n%" G_GINT64_FORMAT " %d %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, pairing->id, pairing->number, (int) pairing->kind,
                              pairing->entry[0], pairing->entry[1]);
      for (int k = 0; k < pairing->n_games; k++)
        {
          g_autofree char *code = zh_result_format_code (pairing->games[k].result);

          g_string_append_printf (text, " %s", code);
        }
    }
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_free (text, TRUE);
  return digest;
}

static char *
format_position (const ZhEditPosition *position)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < position->boards->len; i++)
    {
      const ZhEditPlace *place = &g_array_index (position->boards, ZhEditPlace, i);

      g_string_append_printf (text, "b%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT " ", place->entry[0], place->entry[1]);
    }
  for (guint i = 0; i < position->byes->len; i++)
    {
      const ZhEditPlace *place = &g_array_index (position->byes, ZhEditPlace, i);

      g_string_append_printf (text, "y%d:%" G_GINT64_FORMAT " ", (int) place->kind, place->entry[0]);
    }
  for (guint i = 0; i < position->pool->len; i++)
    g_string_append_printf (text, "p%" G_GINT64_FORMAT " ", g_array_index (position->pool, gint64, i));
  return g_string_free (text, FALSE);
}

/* One word; %FALSE where it is none. */
static gboolean
read_word (ZhEditPosition *position,
           const char     *word)
{
  g_auto (GStrv) parts = g_strsplit_set (word + 1, "-:", 2);
  ZhEditPlace place = { ZH_PAIRING_GAME, { 0, 0 } };
  gint64      kind = 0;

  switch (*word)
    {
    case 'b':
      if (g_strv_length (parts) != 2 || !zh_text_parse_int (parts[0], 0, G_MAXINT64, &place.entry[0]) || !zh_text_parse_int (parts[1], 0, G_MAXINT64, &place.entry[1]))
        return FALSE;
      g_array_append_val (position->boards, place);
      return TRUE;
    case 'y':
      if (g_strv_length (parts) != 2 || !zh_text_parse_int (parts[0], ZH_PAIRING_ALLOCATED_BYE, ZH_PAIRING_FREE, &kind) || !zh_text_parse_int (parts[1], 1, G_MAXINT64, &place.entry[0]))
        return FALSE;
      place.kind = (ZhPairingKind) kind;
      g_array_append_val (position->byes, place);
      return TRUE;
    case 'p':
      if (!zh_text_parse_int (word + 1, 1, G_MAXINT64, &place.entry[0]))
        return FALSE;
      g_array_append_val (position->pool, place.entry[0]);
      return TRUE;
    default:
      return FALSE;
    }
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

/* Everybody of a position, in the order of the ids. */
static GArray *
list_entries (const ZhEditPosition *position)
{
  const GArray *places[] = { position->boards, position->byes };
  GArray       *ids = g_array_copy (position->pool);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint k = 0; k < places[i]->len; k++)
      for (int side = 0; side < 2; side++)
        {
          gint64 id = g_array_index (places[i], ZhEditPlace, k).entry[side];

          if (id != 0)
            g_array_append_val (ids, id);
        }
  g_array_sort (ids, compare_ids);
  return ids;
}

/* The same people, each once, wherever they are. */
gboolean
zh_edit_position_holds (const ZhEditPosition *self,
                        const GArray         *entries)
{
  g_autoptr (GArray) found = list_entries (self);

  return found->len == entries->len && memcmp (found->data, entries->data, found->len * sizeof (gint64)) == 0;
}

GArray *
zh_round_edit_list_entries (const ZhRoundEdit *self)
{
  const ZhEditPosition now = { self->boards, self->byes, self->pool };

  return list_entries (&now);
}

static ZhEditPosition *
read_position (const char   *text,
               const GArray *expected)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (ZhEditPosition) position = zh_edit_position_new ();

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !read_word (position, *word))
      return NULL;
  return zh_edit_position_holds (position, expected) ? g_steal_pointer (&position) : NULL;
}

gboolean
zh_round_edit_save_draft (const ZhRoundEdit *self,
                          const char        *uuid,
                          const char        *reason,
                          GError           **error)
{
  g_autofree char *work = make_work (self);
  g_autofree char *digest = make_digest (self);
  g_autoptr (GKeyFile) draft = g_key_file_new ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const ZhEditPosition now = { self->boards, self->byes, self->pool };

  if (!zh_round_edit_can_take_back (self))
    {
      zh_draft_discard (uuid, work);
      return TRUE;
    }
  for (guint i = 0; i < self->past->len; i++)
    g_ptr_array_add (lines, format_position (g_ptr_array_index (self->past, i)));
  g_ptr_array_add (lines, format_position (&now));
  g_key_file_set_string (draft, GROUP, "round", digest);
  g_key_file_set_string (draft, GROUP, "reason", reason);
  g_key_file_set_string_list (draft, GROUP, "positions", (const char *const *) lines->pdata, lines->len);
  return zh_draft_save (uuid, work, draft, error);
}

/* The positions of the draft, the last one first where it stands now; %NULL unless all fit. */
static GPtrArray *
read_positions (const ZhRoundEdit *self,
                GKeyFile          *draft)
{
  g_autofree char *digest = make_digest (self);
  g_autofree char *begun = g_key_file_get_string (draft, GROUP, "round", NULL);
  g_auto (GStrv) lines = g_key_file_get_string_list (draft, GROUP, "positions", NULL, NULL);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_edit_position_free);
  g_autoptr (GArray) expected = zh_round_edit_list_entries (self);

  if (g_strcmp0 (begun, digest) != 0 || lines == NULL || g_strv_length (lines) < 2)
    return NULL;
  for (char **line = lines; *line != NULL; line++)
    {
      ZhEditPosition *position = read_position (*line, expected);

      if (position == NULL)
        return NULL;
      g_ptr_array_add (positions, position);
    }
  return g_steal_pointer (&positions);
}

gboolean
zh_round_edit_take_up (ZhRoundEdit *self,
                       const char  *uuid,
                       char       **reason)
{
  g_autofree char *work = make_work (self);
  g_autoptr (GKeyFile) draft = zh_draft_load (uuid, work);
  g_autoptr (GPtrArray) positions = NULL;

  g_return_val_if_fail (!zh_round_edit_can_take_back (self), FALSE);

  if (draft == NULL)
    return FALSE;
  positions = read_positions (self, draft);
  if (positions == NULL)
    {
      zh_draft_discard (uuid, work);
      return FALSE;
    }
  zh_round_edit_restore (self, positions);
  if (reason != NULL)
    {
      *reason = g_key_file_get_string (draft, GROUP, "reason", NULL);
      if (*reason == NULL)
        *reason = g_strdup ("");
    }
  return TRUE;
}

void
zh_round_edit_discard_draft (const ZhRoundEdit *self,
                             const char        *uuid)
{
  g_autofree char *work = make_work (self);

  zh_draft_discard (uuid, work);
}

gboolean
zh_competition_find_edit_draft (const ZhCompetition *self,
                                gint64              *tournament_id,
                                int                 *round)
{
  for (guint i = 0; i < self->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (self->tournaments, i);

      for (guint k = tournament->rounds->len; k > 0; k--)
        {
          const ZhRound *each = g_ptr_array_index (tournament->rounds, k - 1);
          ZhRoundEdit   *edit = zh_round_edit_new (tournament, each->number, NULL);
          gboolean       found = edit != NULL && zh_round_edit_take_up (edit, self->uuid, NULL);

          zh_round_edit_free (edit);
          if (found)
            {
              *tournament_id = tournament->id;
              *round = each->number;
              return TRUE;
            }
        }
    }
  return FALSE;
}
