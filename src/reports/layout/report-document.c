#include "config.h"

#include "report-document.h"

static void
free_block (gpointer data)
{
  ZhReportBlock *block = data;

  g_free (block->text);
  g_free (block->name);
  g_free (block->hint);
  if (block->drawing.free_data != NULL)
    block->drawing.free_data (block->drawing.data);
  zh_report_table_free (block->table);
  g_clear_pointer (&block->slips, g_ptr_array_unref);
  g_free (block->diagram);
  g_free (block);
}

static ZhReportBlock *
add_block (ZhReportDocument *self,
           ZhBlockKind       kind,
           const char       *text)
{
  ZhReportBlock *block = g_new0 (ZhReportBlock, 1);

  block->kind = kind;
  block->text = g_strdup (text);
  g_ptr_array_add (self->blocks, block);
  return block;
}

ZhReportDocument *
zh_report_document_new (ZhLanguage *language,
                        GDateTime  *time)
{
  ZhReportDocument *self = g_new0 (ZhReportDocument, 1);

  self->language = zh_language_ref (language);
  self->time = g_date_time_ref (time);
  self->event = g_strdup ("");
  self->occasion = g_strdup ("");
  self->tournament = g_strdup ("");
  self->title = g_strdup ("");
  self->official = g_strdup ("");
  self->printed = g_strdup ("");
  self->status = g_strdup ("");
  self->footer = g_strdup ("");
  self->program = g_strdup ("");
  self->blocks = g_ptr_array_new_with_free_func (free_block);
  return self;
}

void
zh_report_document_free (ZhReportDocument *self)
{
  if (self == NULL)
    return;
  zh_language_unref (self->language);
  g_date_time_unref (self->time);
  g_free (self->event);
  g_free (self->occasion);
  g_free (self->tournament);
  g_free (self->title);
  g_free (self->official);
  g_free (self->printed);
  g_free (self->status);
  g_free (self->footer);
  g_free (self->program);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

void
zh_report_document_add_heading (ZhReportDocument *self,
                                const char       *text)
{
  add_block (self, ZH_BLOCK_HEADING, text);
}

ZhReportTable *
zh_report_document_add_table (ZhReportDocument *self)
{
  ZhReportBlock *block = add_block (self, ZH_BLOCK_TABLE, NULL);

  block->table = zh_report_table_new ();
  return block->table;
}

void
zh_report_document_take_blocks (ZhReportDocument *self,
                                ZhReportDocument *other,
                                const char       *heading)
{
  if (heading != NULL)
    zh_report_document_add_heading (self, heading);
  for (guint i = 0; i < other->blocks->len;)
    if (((const ZhReportBlock *) g_ptr_array_index (other->blocks, i))->kind == ZH_BLOCK_SIGNATURE)
      i++;
    else
      g_ptr_array_add (self->blocks, g_ptr_array_steal_index (other->blocks, i));
  zh_report_document_free (other);
}

gboolean
zh_report_document_is_empty (const ZhReportDocument *self)
{
  gboolean has_table = FALSE;

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (self->blocks, i);

      if (block->table != NULL && block->table->rows->len > 0)
        return FALSE;
      has_table = has_table || block->table != NULL;
    }
  return has_table;
}

void
zh_report_document_add_note (ZhReportDocument *self,
                             const char       *text)
{
  add_block (self, ZH_BLOCK_NOTE, text);
}

void
zh_report_document_add_signature (ZhReportDocument *self,
                                  const char       *post,
                                  const char       *name)
{
  add_block (self, ZH_BLOCK_SIGNATURE, post)->name = g_strdup (name != NULL ? name : "");
}

void
zh_report_document_add_signed (ZhReportDocument *self,
                               const char       *post,
                               const char       *name,
                               const char       *hint)
{
  ZhReportBlock *block = add_block (self, ZH_BLOCK_SIGNATURE, post);

  block->name = g_strdup (name != NULL ? name : "");
  block->hint = g_strdup (hint);
}

void
zh_report_document_add_field (ZhReportDocument *self,
                              const char       *label,
                              const char       *value,
                              const char       *hint)
{
  ZhReportBlock *block = add_block (self, ZH_BLOCK_FIELD, label);

  block->name = g_strdup (value);
  block->hint = g_strdup (hint);
}

gboolean
zh_report_block_get_field (const ZhReportBlock *block,
                           guint                index,
                           char               **label,
                           char               **value)
{
  g_auto (GStrv) labels = g_strsplit (block->text, "\t", -1);
  g_auto (GStrv) values = g_strsplit (block->name, "\t", -1);

  if (index >= MAX (g_strv_length (labels), 1))
    return FALSE;
  *label = g_strdup (index < g_strv_length (labels) ? labels[index] : "");
  *value = g_strdup (index < g_strv_length (values) ? values[index] : "");
  return TRUE;
}

ZhReportTable *
zh_report_document_add_drawing (ZhReportDocument *self,
                                ZhLayoutFunc      layout,
                                gpointer          data,
                                GDestroyNotify    free_data,
                                gboolean          is_bare)
{
  ZhReportBlock *block = add_block (self, ZH_BLOCK_DRAWING, NULL);

  block->drawing = (ZhDrawing){ layout, data, free_data, is_bare };
  block->table = zh_report_table_new ();
  return block->table;
}

void
zh_report_document_add_diagram (ZhReportDocument *self,
                                const ZhDiagram  *diagram,
                                const char       *caption)
{
  add_block (self, ZH_BLOCK_DIAGRAM, caption)->diagram = g_memdup2 (diagram, sizeof *diagram);
}

void
zh_report_document_add_page_break (ZhReportDocument *self)
{
  add_block (self, ZH_BLOCK_PAGE_BREAK, NULL);
}

GPtrArray *
zh_report_document_add_slips (ZhReportDocument *self)
{
  ZhReportBlock *block = add_block (self, ZH_BLOCK_SLIPS, NULL);

  block->slips = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_slip_free);
  return block->slips;
}

void
zh_slip_free (ZhSlip *self)
{
  if (self == NULL)
    return;
  g_free (self->heading);
  g_free (self->place);
  g_free (self->white);
  g_free (self->black);
  g_free (self->white_detail);
  g_free (self->black_detail);
  g_strfreev (self->choices);
  g_free (self->other);
  g_free (self->white_sign);
  g_free (self->black_sign);
  g_free (self);
}
