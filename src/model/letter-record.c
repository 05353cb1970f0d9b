#include "config.h"

#include "letter-record.h"

#include "csv-cell.h"

/* By the values of the enum. */
const char *const zh_letter_cell_names[ZH_N_LETTER_CELLS] = { "event", "side", "no", "kind", "received", "arrival", "sent", "dispatch", "slip", "from", "to",
                                                              "text", "told", "evidence", "enclosed", "objected", "objection", "verdict", "reason" };

ZhLetterRecord *
zh_letter_record_new (void)
{
  ZhLetterRecord *self = g_new0 (ZhLetterRecord, 1);

  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    self->cells[i] = g_strdup ("");
  return self;
}

void
zh_letter_record_free (ZhLetterRecord *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    g_free (self->cells[i]);
  g_free (self);
}

ZhLetterRecord *
zh_letter_record_copy (const ZhLetterRecord *self)
{
  ZhLetterRecord *copy = g_new0 (ZhLetterRecord, 1);

  copy->id = self->id;
  copy->game_id = self->game_id;
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    copy->cells[i] = g_strdup (self->cells[i]);
  return copy;
}

void
zh_letter_record_set (ZhLetterRecord *self,
                      ZhLetterCell    cell,
                      const char     *text)
{
  char *copy = g_strdup (text != NULL ? text : "");

  g_free (self->cells[cell]);
  self->cells[cell] = copy;
}

void
zh_letter_record_append_line (const ZhLetterRecord *self,
                              int                   n_cells,
                              GString              *table)
{
  for (int i = 0; i < n_cells; i++)
    {
      if (i > 0)
        g_string_append_c (table, ',');
      zh_csv_append_plain (table, self->cells[i], ',');
    }
  g_string_append_c (table, '\n');
}
