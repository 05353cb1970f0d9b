#include "config.h"

#include "screening.h"

#include <glib/gi18n.h>

#include "words.h"

#define MAX_NUMBER 100000

const char *const zh_screening_answer_words[] = {
  [ZH_SCREENING_AWAITED] = "",
  [ZH_SCREENING_CLEAN] = "clean",
  [ZH_SCREENING_DOUBTFUL] = "doubtful",
  [ZH_SCREENING_CONFIRMED] = "confirmed",
  NULL,
};

#define PLACE(member, label) \
  ZH_NUMBER_FIELD (NUMBER, ZhScreening, member, #member, #member, label, ZH_FIELD_INTERNAL, 0, MAX_NUMBER)
#define TEXT(member, label) ZH_TEXT_FIELD (ZhScreening, member, #member, #member, label, ZH_FIELD_PERSONAL)
#define DATE(member, label) ZH_DATE_FIELD (ZhScreening, member, #member, #member, label, ZH_FIELD_PERSONAL)

static const ZhField fields[] = {
  PLACE (round, NC_ ("field", "round")),
  PLACE (board, NC_ ("field", "board")),
  PLACE (game, NC_ ("field", "game")),
  DATE (sent, NC_ ("field", "sent on")),
  TEXT (body, NC_ ("field", "sent to")),
  TEXT (why, NC_ ("field", "ground")),
  DATE (answered, NC_ ("field", "answered on")),
  ZH_NUMBER_FIELD (CHOICE, ZhScreening, answer, "answer", "answer", NC_ ("field", "answer"), ZH_FIELD_INTERNAL, 0, ZH_SCREENING_CONFIRMED),
  TEXT (note, NC_ ("field", "note")),
};

static const char *const references[] = { "tournament_id", "entry_id", "incident_id", NULL };

const ZhRecordType zh_screening_type = {
  .table = "screening",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

gboolean
zh_screening_answer_from_string (const char        *text,
                                 ZhScreeningAnswer *answer)
{
  int value;

  if (!zh_words_find (zh_screening_answer_words, text, &value))
    return FALSE;
  *answer = (ZhScreeningAnswer) value;
  return TRUE;
}

ZhScreening *
zh_screening_new (void)
{
  ZhScreening *self = g_new0 (ZhScreening, 1);

  zh_record_init (&zh_screening_type, self);
  return self;
}

void
zh_screening_free (ZhScreening *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_screening_type, self);
  g_free (self);
}

ZhScreening *
zh_screening_copy (const ZhScreening *self)
{
  ZhScreening *copy = g_memdup2 (self, sizeof *self);

  zh_record_own_texts (&zh_screening_type, copy);
  return copy;
}

const ZhScreening *
zh_screenings_find (const GPtrArray *screenings,
                    gint64           id)
{
  for (guint i = 0; i < screenings->len; i++)
    {
      const ZhScreening *screening = g_ptr_array_index (screenings, i);

      if (screening->id == id)
        return screening;
    }
  return NULL;
}
