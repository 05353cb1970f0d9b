#include "config.h"

#include "lots-dialog.h"

#include <glib/gi18n.h>

#include "desk-lots.h"
#include "timetable.h"

/* What people are asked for: the texts of the minutes. */
#define MAX_TEXTS 16

typedef struct
{
  ZhSession   *session;  /* unowned: the sheet holds it */
  GPtrArray   *drawings; /* (element-type ZhLotDrawing): of the choices */
  guint        shown;
  AdwComboRow *drawing;
  AdwEntryRow *rows[MAX_TEXTS]; /* by the fields; NULL for what nobody is asked for */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_ptr_array_unref (form->drawings);
  g_free (form);
}

static gboolean
has_drawing (const GPtrArray *drawings,
             ZhLotKind        kind,
             int              round)
{
  for (guint i = 0; i < drawings->len; i++)
    {
      const ZhLotDrawing *drawing = g_ptr_array_index (drawings, i);

      if (drawing->kind == kind && drawing->round == round)
        return TRUE;
    }
  return FALSE;
}

/* What people may have drawn by hand comes after what the journal tells of. */
static void
add_held_by_hand (GPtrArray *drawings,
                  int        round)
{
  for (int kind = 0; kind < ZH_LOT_N_KINDS; kind++)
    {
      int           of_round = zh_lot_kind_has_round ((ZhLotKind) kind) ? MAX (round, 1) : 0;
      ZhLotDrawing *drawing;

      if (zh_lot_kind_has_board ((ZhLotKind) kind) || has_drawing (drawings, (ZhLotKind) kind, of_round))
        continue;
      drawing = g_new0 (ZhLotDrawing, 1);
      drawing->kind = (ZhLotKind) kind;
      drawing->round = of_round;
      drawing->article = g_strdup ("");
      drawing->drawn = g_strdup ("");
      g_ptr_array_add (drawings, drawing);
    }
}

static ZhLotMinute *
start_minute (const Form         *form,
              const ZhLotDrawing *drawing)
{
  const ZhTournament *tournament = zh_session_get_tournament (form->session);
  ZhLotMinute        *minute = zh_lot_minutes_start (tournament->lot_minutes, drawing->kind, drawing->round, drawing->board);

  if (*minute->held == '\0')
    {
      g_free (minute->held);
      minute->held = g_strdup (drawing->drawn);
    }
  return minute;
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  const Form         *form = data;
  const ZhLotDrawing *drawing = g_ptr_array_index (form->drawings, adw_combo_row_get_selected (form->drawing));
  g_autoptr (ZhLotMinute) minute = start_minute (form, drawing);

  for (gsize i = 0; i < zh_lot_minute_type.n_fields; i++)
    if (form->rows[i] != NULL)
      zh_field_parse (&zh_lot_minute_type.fields[i], minute, zh_form_get_text (form->rows[i]));
  return zh_desk_set_lot_minute (zh_session_get_desk (form->session), zh_session_get_tournament_id (form->session), minute, error);
}

/* What stands in the row of a field: the hour as people write it. */
static char *
get_shown_text (const ZhField     *field,
                const ZhLotMinute *minute)
{
  if (field->offset == offsetof (ZhLotMinute, held))
    return zh_start_format (minute->held);
  return g_strdup (zh_field_get_text (field, minute));
}

/* Another drawing has other minutes. */
static void
show_drawing (ZhFormSheet *sheet,
              gpointer     data)
{
  Form               *form = data;
  guint               selected = adw_combo_row_get_selected (form->drawing);
  const ZhLotDrawing *drawing = g_ptr_array_index (form->drawings, selected);
  g_autoptr (ZhLotMinute) minute = NULL;
  g_autofree char *note = NULL;

  if (selected == form->shown)
    return;
  form->shown = selected;
  minute = start_minute (form, drawing);
  for (gsize i = 0; i < zh_lot_minute_type.n_fields; i++)
    if (form->rows[i] != NULL)
      {
        g_autofree char *text = get_shown_text (&zh_lot_minute_type.fields[i], minute);

        gtk_editable_set_text (GTK_EDITABLE (form->rows[i]), text);
      }
  note = *drawing->article != '\0' ? g_strdup_printf (_ ("Article: %s"), drawing->article) : g_strdup ("");
  zh_form_sheet_set_note (sheet, note);
}

static void
add_choices (ZhFormSheet *sheet,
             Form        *form)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < form->drawings->len; i++)
    {
      const ZhLotDrawing *drawing = g_ptr_array_index (form->drawings, i);

      g_ptr_array_add (titles, zh_lot_format_title (drawing->kind, drawing->round, drawing->board, zh_language_get_screen ()));
    }
  g_ptr_array_add (titles, NULL);
  form->drawing = zh_form_sheet_add_choice (sheet, _ ("What was drawn"), (const char *const *) titles->pdata, 0);
}

ZhFormSheet *
zh_lots_dialog_new (GtkWindow *parent,
                    ZhSession *session)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Minutes of a Drawing of Lots"), _ ("_Save"));
  Form        *form = g_new0 (Form, 1);

  form->session = session;
  form->shown = G_MAXUINT;
  form->drawings = zh_desk_list_lots (zh_session_get_desk (session), zh_session_get_tournament_id (session), NULL);
  if (form->drawings == NULL)
    form->drawings = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_lot_drawing_free);
  add_held_by_hand (form->drawings, zh_session_get_round_number (session));
  add_choices (sheet, form);
  for (gsize i = 0; i < MIN (zh_lot_minute_type.n_fields, MAX_TEXTS); i++)
    if ((zh_lot_minute_type.fields[i].flags & ZH_FIELD_INTERNAL) == 0)
      form->rows[i] = zh_form_sheet_add_entry (sheet, zh_field_get_title (&zh_lot_minute_type.fields[i], zh_language_get_screen ()), "");
  zh_form_sheet_set_apply (sheet, apply, show_drawing, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->drawing));
  return sheet;
}
