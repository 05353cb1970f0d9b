#include "config.h"

#include "contest-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-bounds.h"

/* A field and what stands for it in the form: an entry, or a choice of words. */
typedef struct
{
  const ZhField        *field;
  AdwEntryRow          *entry;
  AdwComboRow          *choice;
  const ZhContestWords *words;
} Row;

struct _ZhContestForm
{
  GArray *rows; /* of Row */
};

void
zh_contest_words_of_works (ZhSport         sport,
                           ZhContestWords *words)
{
  words[0] = (ZhContestWords){ "genre", zh_work_genres, C_ ("genre", "Not said"), zh_work_genre_get_label };
  words[1] = (ZhContestWords){ "size", sport != ZH_SPORT_CHESS ? zh_work_sizes : NULL, C_ ("genre", "Not said"), zh_work_size_get_label };
}

static const ZhContestWords *
find_words (const ZhField        *field,
            const ZhContestWords *words,
            gsize                 n_words)
{
  for (gsize i = 0; i < n_words; i++)
    if (strcmp (words[i].key, field->key) == 0)
      return &words[i];
  return NULL;
}

static guint
find_index (const ZhContestWords *words,
            const char           *word)
{
  guint first = words->nothing != NULL ? 1 : 0;

  for (guint i = 0; words->words[i] != NULL; i++)
    if (strcmp (words->words[i], word) == 0)
      return i + first;
  return 0;
}

static AdwComboRow *
add_choice (ZhFormSheet          *sheet,
            const ZhContestWords *words,
            const ZhField        *field,
            gconstpointer         record)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  if (words->nothing != NULL)
    g_ptr_array_add (labels, (gpointer) words->nothing);
  for (guint i = 0; words->words[i] != NULL; i++)
    g_ptr_array_add (labels, (gpointer) words->get_label (words->words[i], zh_language_get_screen ()));
  g_ptr_array_add (labels, NULL);
  return zh_form_sheet_add_choice (sheet, zh_field_get_title (field, zh_language_get_screen ()), (const char *const *) labels->pdata,
                                   find_index (words, zh_field_get_text (field, record)));
}

ZhContestForm *
zh_contest_form_new (ZhFormSheet          *sheet,
                     const ZhRecordType   *type,
                     gconstpointer         record,
                     const ZhContestWords *words,
                     gsize                 n_words)
{
  ZhContestForm *self = g_new0 (ZhContestForm, 1);

  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  for (gsize i = 0; i < type->n_fields; i++)
    {
      Row row = { .field = &type->fields[i] };

      if ((row.field->flags & ZH_FIELD_INTERNAL) != 0)
        continue;
      row.words = find_words (row.field, words, n_words);
      if (row.words != NULL && row.words->words == NULL)
        continue;
      if (row.words != NULL)
        {
          row.choice = add_choice (sheet, row.words, row.field, record);
        }
      else
        {
          g_autofree char *text = zh_field_format (row.field, record);

          row.entry = zh_form_sheet_add_entry (sheet, zh_field_get_title (row.field, zh_language_get_screen ()), text);
          if (row.field->kind == ZH_FIELD_KIND_TEXT)
            zh_text_bounds_set (GTK_WIDGET (row.entry), zh_field_get_length (row.field));
        }
      g_array_append_val (self->rows, row);
    }
  return self;
}

void
zh_contest_form_free (ZhContestForm *self)
{
  g_array_unref (self->rows);
  g_free (self);
}

void
zh_contest_form_show (ZhContestForm *self,
                      gconstpointer  record)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row       *row = &g_array_index (self->rows, Row, i);
      g_autofree char *text = zh_field_format (row->field, record);

      if (row->words != NULL)
        adw_combo_row_set_selected (row->choice, find_index (row->words, text));
      else
        gtk_editable_set_text (GTK_EDITABLE (row->entry), text);
    }
}

static const char *
get_word (const Row *row)
{
  guint selected = adw_combo_row_get_selected (row->choice);

  if (row->words->nothing == NULL)
    return row->words->words[selected];
  return selected == 0 ? "" : row->words->words[selected - 1];
}

gboolean
zh_contest_form_read (ZhContestForm *self,
                      gpointer       record,
                      GError       **error)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row  *row = &g_array_index (self->rows, Row, i);
      const char *text = row->words != NULL ? get_word (row) : zh_form_get_text (row->entry);

      if (!zh_field_parse (row->field, record, text))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: “%2$s” cannot be read"), zh_field_get_title (row->field, zh_language_get_screen ()), text);
    }
  return TRUE;
}

void
zh_contest_form_take_focus (ZhContestForm *self)
{
  const Row *row = &g_array_index (self->rows, Row, 0);

  gtk_widget_grab_focus (row->words != NULL ? GTK_WIDGET (row->choice) : GTK_WIDGET (row->entry));
}
