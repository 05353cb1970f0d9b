#include "config.h"

#include "trf-file.h"

#include <string.h>

static void
note_free (gpointer data)
{
  ZhTrfNote *note = data;

  g_free (note->text);
  g_free (note);
}

ZhTrfFile *
zh_trf_file_new (ZhTournament *tournament)
{
  ZhTrfFile *self = g_new0 (ZhTrfFile, 1);

  self->tournament = zh_tournament_ref (tournament);
  self->title = g_strdup ("");
  self->city = g_strdup ("");
  self->federation = g_strdup ("");
  self->type = g_strdup ("");
  self->type_code = g_strdup ("");
  self->chief_arbiter = g_strdup ("");
  self->deputies = g_new0 (char *, 1);
  self->time_control = g_strdup ("");
  self->controller = g_strdup ("");
  self->round_dates = g_array_new (FALSE, TRUE, sizeof (ZhDate));
  self->places = g_array_new (FALSE, TRUE, sizeof (ZhTrfPlace));
  self->virtual_points = g_ptr_array_new_with_free_func (g_free);
  self->extra_lines = g_ptr_array_new_with_free_func (g_free);
  self->notes = g_ptr_array_new_with_free_func (note_free);
  return self;
}

void
zh_trf_file_free (ZhTrfFile *self)
{
  if (self == NULL)
    return;
  zh_tournament_unref (self->tournament);
  g_free (self->title);
  g_free (self->city);
  g_free (self->federation);
  g_free (self->type);
  g_free (self->type_code);
  g_free (self->chief_arbiter);
  g_strfreev (self->deputies);
  g_free (self->time_control);
  g_free (self->controller);
  g_free (self->unknown_tiebreak);
  g_array_unref (self->round_dates);
  g_array_unref (self->places);
  g_ptr_array_unref (self->virtual_points);
  g_ptr_array_unref (self->extra_lines);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

const ZhTrfPlain *
zh_trf_plain_find (const char *code)
{
  static const ZhTrfPlain records[] = {
    { "022", G_STRUCT_OFFSET (ZhTrfFile, city), FALSE },
    { "032", G_STRUCT_OFFSET (ZhTrfFile, federation), FALSE },
    { "042", G_STRUCT_OFFSET (ZhTrfFile, start), TRUE },
    { "052", G_STRUCT_OFFSET (ZhTrfFile, end), TRUE },
    { "102", G_STRUCT_OFFSET (ZhTrfFile, chief_arbiter), FALSE },
    { "122", G_STRUCT_OFFSET (ZhTrfFile, time_control), FALSE },
    { "182", G_STRUCT_OFFSET (ZhTrfFile, controller), FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    if (strncmp (code, records[i].code, 3) == 0)
      return &records[i];
  g_assert_not_reached ();
}

void
zh_trf_file_take_note (ZhTrfFile *self,
                       char      *text)
{
  ZhTrfNote *note = g_new0 (ZhTrfNote, 1);

  note->text = text;
  g_ptr_array_add (self->notes, note);
}

const ZhTrfPlace *
zh_trf_file_find_place (const ZhTrfFile *self,
                        gint64           entry_id)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const ZhTrfPlace *place = &g_array_index (self->places, ZhTrfPlace, i);

      if (place->entry_id == entry_id)
        return place;
    }
  return NULL;
}

gboolean
zh_trf_points_agree (const ZhEntry   *entry,
                     const ZhHistory *history,
                     int              index,
                     ZhPoints         stated)
{
  ZhPairingKind kind;

  if (history->points[index] == stated)
    return TRUE;
  if (!zh_entry_get_absence (entry, history->n_rounds + 1, &kind))
    return FALSE;
  return history->points[index] + zh_scoring_get_bye_points (&history->tournament->scoring, kind) == stated;
}
