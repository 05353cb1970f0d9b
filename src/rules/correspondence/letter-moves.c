#include "config.h"

#include "letter-moves.h"

#include <string.h>

#include "letter-record.h"

static void
free_ply (gpointer data)
{
  ZhLetterPly *self = data;

  g_free (self->text);
  g_free (self);
}

/* "8.", "8..." and "8.5254" lose their number. */
static const char *
skip_number (const char *word)
{
  gsize n = strspn (word, "0123456789");

  return n > 0 && word[n] == '.' ? word + n + strspn (word + n, ".") : word;
}

/* The moves that a letter writes down, without their numbers. */
static GPtrArray *
read_words (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t\n;,", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (char **part = parts; *part != NULL; part++)
    if (*skip_number (*part) != '\0')
      g_ptr_array_add (words, g_strdup (skip_number (*part)));
  return words;
}

static void
add_letter (GPtrArray            *plies,
            const ZhLetterEvent  *event,
            const ZhLetterRecord *letter,
            guint                 index)
{
  g_autoptr (GPtrArray) words = read_words (letter->cells[ZH_LETTER_CELL_TEXT]);
  int n_plies = 2 * (event->last - event->number) + 1;

  for (int i = 0; i < n_plies; i++)
    {
      ZhLetterPly *ply = g_new0 (ZhLetterPly, 1);
      gboolean     is_partners = i % 2 == 1;

      ply->side = is_partners ? (ZhLetterSide) (1 - event->side) : event->side;
      /* White's answer to Black's move has the next number. */
      ply->number = event->number + i / 2 + (is_partners && event->side == ZH_LETTER_BLACK ? 1 : 0);
      ply->text = g_strdup (i < (int) words->len ? g_ptr_array_index (words, i) : "");
      ply->letter = index;
      ply->is_own = i == n_plies - 1;
      g_ptr_array_add (plies, ply);
    }
}

GPtrArray *
zh_letter_plies_new (const ZhLetterFile *file,
                     const GArray       *places,
                     const GPtrArray    *letters)
{
  GPtrArray *plies = g_ptr_array_new_with_free_func (free_ply);

  for (guint i = 0; i < letters->len; i++)
    {
      int                  place = g_array_index (places, int, i);
      const ZhLetterEvent *event = place >= 0 ? &g_array_index (file->events, ZhLetterEvent, place) : NULL;

      if (event != NULL && event->kind == ZH_LETTER_MOVE && zh_letter_event_is_sent (event))
        add_letter (plies, event, g_ptr_array_index (letters, i), i);
    }
  return plies;
}

char *
zh_letter_plies_format (const GPtrArray *plies)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (plies, i);

      if (*ply->text == '\0')
        break;
      if (ply->side == ZH_LETTER_WHITE)
        g_string_append_printf (text, "%s%d.", i > 0 ? " " : "", ply->number);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ply->text);
    }
  return g_string_free (text, FALSE);
}

ZhGameScore *
zh_letter_plies_read_score (const GPtrArray *plies,
                            const char      *variant,
                            GError         **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (plies, i);

      if (*ply->text == '\0')
        break;
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", ply->text);
    }
  return zh_game_score_parse (variant, NULL, text->str, error);
}
