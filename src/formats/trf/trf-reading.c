#include "config.h"

#include "trf-reading.h"

void
zh_trf_reading_note (ZhTrfReading    *self,
                     const ZhTrfLine *line,
                     const char      *format,
                     ...)
{
  ZhTrfNote *note = g_new0 (ZhTrfNote, 1);
  va_list    arguments;

  va_start (arguments, format);
  note->line = line != NULL ? line->number : 0;
  note->text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->file->notes, note);
}
