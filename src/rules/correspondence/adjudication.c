#include "config.h"

#include "adjudication.h"

#include <glib/gi18n.h>
#include <string.h>

#include "words.h"

const char *const zh_assessment_words[ZH_N_ASSESSMENTS + 1] = { "win", "draw", "loss", NULL };

const char *
zh_assessment_get_label (ZhAssessment      assessment,
                         const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_ASSESSMENT_WIN] = NC_ ("assessment", "a win of one’s own"),
    [ZH_ASSESSMENT_DRAW] = NC_ ("assessment", "a draw"),
    [ZH_ASSESSMENT_LOSS] = NC_ ("assessment", "a win of the partner"),
  };

  return zh_trc (language, "assessment", labels[assessment]);
}

static gboolean
has_event (const ZhLetterRecord *letter,
           const char           *event)
{
  return strcmp (letter->cells[ZH_LETTER_CELL_EVENT], event) == 0;
}

gboolean
zh_letter_is_paper (const ZhLetterRecord *letter)
{
  static const char *const events[] = { ZH_LETTER_ASSESSMENT, ZH_LETTER_ADJUDICATION, ZH_LETTER_APPEAL, ZH_LETTER_RECORD };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    if (has_event (letter, events[i]))
      return TRUE;
  return FALSE;
}

ZhAdjudication
zh_adjudication_read (const GPtrArray *letters)
{
  ZhAdjudication self = { { NULL, NULL }, NULL, 0, { NULL, NULL }, { NULL, NULL } };

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);
      int                   side = letter->cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? 1 : 0;

      if (has_event (letter, ZH_LETTER_ASSESSMENT))
        self.assessments[side] = letter;
      if (has_event (letter, ZH_LETTER_RECORD))
        self.records[side] = letter;
      if (has_event (letter, ZH_LETTER_APPEAL))
        self.appeals[side] = letter;
      if (!has_event (letter, ZH_LETTER_ADJUDICATION))
        continue;
      self.last = letter;
      self.n_decisions++;
      self.appeals[0] = self.appeals[1] = NULL;
    }
  return self;
}

gboolean
zh_adjudication_is_agreed (const ZhAdjudication *self)
{
  int values[2] = { -1, -2 };

  for (int side = 0; side < 2; side++)
    if (self->assessments[side] == NULL || !zh_words_find (zh_assessment_words, self->assessments[side]->cells[ZH_LETTER_CELL_KIND], &values[side]))
      return FALSE;
  return values[0] + values[1] == ZH_ASSESSMENT_WIN + ZH_ASSESSMENT_LOSS;
}
