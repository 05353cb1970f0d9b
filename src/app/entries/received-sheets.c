#include "config.h"

#include "received-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-entry-sheets.h"
#include "entry-terms.h"
#include "errors.h"
#include "field-row.h"
#include "ruleset-defaults.h"

static const ZhTournament *
get_tournament (ZhSession *session)
{
  return zh_session_get_tournament (session);
}

/* An entry as it was sent */

typedef struct
{
  ZhEntrySheet *sheet; /* as it stands */
  AdwComboRow  *kind;
  AdwComboRow  *channel;
  GPtrArray    *widgets; /* (element-type GtkWidget): a line for a text, a switch for a sign */
  GPtrArray    *fields;  /* (element-type ZhField): of each of them */
} SheetForm;

static void
sheet_form_free (gpointer data)
{
  SheetForm *form = data;

  zh_entry_sheet_free (form->sheet);
  g_ptr_array_unref (form->widgets);
  g_ptr_array_unref (form->fields);
  g_free (form);
}

/* The local time of a sheet as people write it; (transfer full), %NULL for none. */
static char *
format_local (const ZhEntrySheet *sheet)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autofree char *whole = g_strconcat (sheet->received, ":00", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (whole, here);

  return time != NULL ? g_date_time_format (time, "%d.%m.%Y %H:%M") : NULL;
}

char *
zh_received_format_time (const ZhEntrySheet *sheet,
                         const ZhLanguage   *language)
{
  g_autofree char *time = format_local (sheet);

  return g_strdup_printf ("%s, %s", time != NULL ? time : sheet->received, zh_entry_channel_get_label (zh_entry_sheet_get_channel (sheet), language));
}

/* A line of the form, into @next. */
static gboolean
read_line (const ZhField *field,
           GtkWidget     *widget,
           ZhEntrySheet  *next,
           GError       **error)
{
  gint64 time = 0;

  if (field->kind == ZH_FIELD_KIND_BOOLEAN)
    {
      G_STRUCT_MEMBER (gboolean, next, field->offset) = gtk_switch_get_active (GTK_SWITCH (widget));
      return TRUE;
    }
  if (strcmp (field->key, "received") != 0)
    return zh_field_parse (field, next, zh_form_get_text (ADW_ENTRY_ROW (widget)));
  if (!zh_form_parse_time (zh_form_get_text (ADW_ENTRY_ROW (widget)), &time, error))
    return FALSE;
  g_free (next->received);
  next->received = time != 0 ? zh_desk_format_received (time) : g_strdup ("");
  return TRUE;
}

static ZhChange *
save_sheet (ZhFormSheet *form_sheet,
            gpointer     data,
            GError     **error)
{
  const SheetForm *form = data;
  ZhSession       *session = zh_form_sheet_get_session (form_sheet);
  g_autoptr (ZhEntrySheet) next = zh_entry_sheet_copy (form->sheet);

  zh_person_set_string (&next->kind, zh_entry_sheet_kind_words[adw_combo_row_get_selected (form->kind)]);
  zh_person_set_string (&next->channel, zh_entry_channel_words[adw_combo_row_get_selected (form->channel)]);
  for (guint i = 0; i < form->widgets->len; i++)
    if (!read_line (g_ptr_array_index (form->fields, i), g_ptr_array_index (form->widgets, i), next, error))
      return NULL;
  return zh_desk_set_entry_sheet (zh_session_get_desk (session), get_tournament (session)->id, next, error);
}

static void
add_line (ZhFormSheet   *form_sheet,
          SheetForm     *form,
          const ZhField *field)
{
  const char      *title = zh_field_get_title (field, zh_language_get_screen ());
  g_autofree char *time = strcmp (field->key, "received") == 0 ? format_local (form->sheet) : NULL;
  GtkWidget       *widget;

  if (field->kind == ZH_FIELD_KIND_BOOLEAN)
    widget = GTK_WIDGET (zh_form_sheet_add_switch (form_sheet, title, zh_field_get_number (field, form->sheet) != 0));
  else
    widget = GTK_WIDGET (zh_form_sheet_add_entry (form_sheet, title, time != NULL ? time : zh_field_get_text (field, form->sheet)));
  g_ptr_array_add (form->widgets, widget);
  g_ptr_array_add (form->fields, (gpointer) field);
}

static void
add_choices (ZhFormSheet *form_sheet,
             SheetForm   *form)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *kinds[] = { NULL, NULL, NULL, NULL, NULL, NULL };
  const char       *channels[] = { NULL, NULL, NULL };

  for (int i = 0; zh_entry_sheet_kind_words[i] != NULL; i++)
    kinds[i] = zh_entry_sheet_kind_get_label ((ZhEntrySheetKind) i, language);
  for (int i = 0; zh_entry_channel_words[i] != NULL; i++)
    channels[i] = zh_entry_channel_get_label ((ZhEntryChannel) i, language);
  form->kind = zh_form_sheet_add_choice (form_sheet, _ ("Kind of entry"), kinds, zh_entry_sheet_get_kind (form->sheet));
  form->channel = zh_form_sheet_add_choice (form_sheet, _ ("How it came"), channels, zh_entry_sheet_get_channel (form->sheet));
}

ZhFormSheet *
zh_received_sheet_new (GtkWindow  *parent,
                       ZhSession  *session,
                       gint64      sheet_id,
                       const char *sender)
{
  const ZhEntrySheet *old = zh_entry_sheets_find (get_tournament (session)->sheets, sheet_id);
  ZhFormSheet        *form_sheet = zh_form_sheet_new (parent, session, old != NULL ? _ ("Entry Received") : _ ("New Entry Received"), _ ("_Save"));
  SheetForm          *form = g_new0 (SheetForm, 1);

  form->sheet = old != NULL ? zh_entry_sheet_copy (old) : zh_entry_sheet_new ();
  form->widgets = g_ptr_array_new ();
  form->fields = g_ptr_array_new ();
  if (old == NULL)
    {
      g_free (form->sheet->received);
      form->sheet->received = zh_desk_format_received (zh_desk_get_now (zh_session_get_desk (session)));
      zh_person_set_string (&form->sheet->sender, sender);
    }
  add_choices (form_sheet, form);
  for (gsize i = 0; i < zh_entry_sheet_type.n_fields; i++)
    if ((zh_entry_sheet_type.fields[i].flags & ZH_FIELD_WORD) == 0)
      add_line (form_sheet, form, &zh_entry_sheet_type.fields[i]);
  gtk_window_set_focus (GTK_WINDOW (form_sheet), g_ptr_array_index (form->widgets, 0));
  zh_form_sheet_set_apply (form_sheet, save_sheet, NULL, form, sheet_form_free);
  return form_sheet;
}

/* The fee */

typedef struct
{
  AdwEntryRow *amount;
  AdwComboRow *level;
} FeeForm;

static gboolean
read_amount (AdwEntryRow *row,
             int         *amount,
             GError     **error)
{
  const char *text = zh_form_get_text (row);
  guint64     number = 0;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, ZH_MAX_FEE, &number, NULL))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no amount. Write whole units, such as 3000"), text);
  *amount = (int) number;
  return TRUE;
}

static ZhChange *
save_fee (ZhFormSheet *sheet,
          gpointer     data,
          GError     **error)
{
  const FeeForm *form = data;
  ZhSession     *session = zh_form_sheet_get_session (sheet);
  ZhEntryFee     fee = { 0, (ZhEventLevel) adw_combo_row_get_selected (form->level) };

  if (!read_amount (form->amount, &fee.amount, error))
    return NULL;
  return zh_desk_set_entry_fee (zh_session_get_desk (session), get_tournament (session)->id, &fee, error);
}

ZhFormSheet *
zh_fee_sheet_new (GtkWindow *parent,
                  ZhSession *session)
{
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, session, _ ("Entry Fee"), _ ("_Save"));
  FeeForm         *form = g_new0 (FeeForm, 1);
  ZhEntryFee       fee = zh_tournament_get_entry_fee (get_tournament (session));
  g_autofree char *amount = fee.amount > 0 ? g_strdup_printf ("%d", fee.amount) : g_strdup ("");
  const char      *levels[] = { NULL, NULL, NULL, NULL, NULL };

  for (int i = 0; zh_event_level_words[i] != NULL; i++)
    levels[i] = zh_event_level_get_label (i, zh_language_get_screen ());
  form->amount = zh_form_sheet_add_entry (sheet, _ ("Fee of an entry, in whole units"), amount);
  form->level = zh_form_sheet_add_choice (sheet, _ ("Level of the event"), levels, fee.level);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->amount));
  zh_form_sheet_set_apply (sheet, save_fee, NULL, form, g_free);
  return sheet;
}

/* A payment */

typedef struct
{
  gint64       entry_id;
  AdwEntryRow *amount;
  AdwEntryRow *paid;
  AdwEntryRow *receipt;
  AdwEntryRow *waiver;
  AdwEntryRow *returned;
  AdwEntryRow *kept;
} PaymentForm;

static ZhChange *
save_payment (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  const PaymentForm *form = data;
  g_autoptr (ZhPayment) next = zh_payment_new ();

  next->entry_id = form->entry_id;
  if (!read_amount (form->amount, &next->amount, error))
    return NULL;
  if (!zh_date_parse (zh_form_get_text (form->paid), &next->paid) || !zh_date_parse (zh_form_get_text (form->returned), &next->returned))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Write the date as 2026-03-01 or 01.03.2026"));
  if (next->amount == 0)
    next->paid = ZH_DATE_NONE;
  zh_person_set_string (&next->receipt, zh_form_get_text (form->receipt));
  zh_person_set_string (&next->waiver, zh_form_get_text (form->waiver));
  zh_person_set_string (&next->kept, zh_form_get_text (form->kept));
  return zh_desk_set_payment (zh_session_get_desk (zh_form_sheet_get_session (sheet)), next, error);
}

/* What was paid, or what is proposed: the whole fee, today. */
static void
add_payment_lines (ZhFormSheet      *sheet,
                   PaymentForm      *form,
                   const ZhPayment  *payment,
                   const ZhEntryFee *fee)
{
  const ZhRecordType *type = &zh_payment_type;
  const ZhLanguage   *language = zh_language_get_screen ();
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (zh_session_get_desk (zh_form_sheet_get_session (sheet))));
  g_autofree char *today = g_date_time_format (now, "%d.%m.%Y");
  int              amount = payment != NULL ? payment->amount : fee->amount;
  g_autofree char *sum = amount > 0 ? g_strdup_printf ("%d", amount) : g_strdup ("");
  g_autofree char *paid = payment != NULL ? zh_field_row_format (zh_record_type_find (type, "paid"), payment) : g_strdup (today);
  g_autofree char *returned = payment != NULL ? zh_field_row_format (zh_record_type_find (type, "returned"), payment) : g_strdup ("");

  form->amount = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "amount"), language), sum);
  form->paid = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "paid"), language), paid);
  form->receipt = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "receipt"), language), payment != NULL ? payment->receipt : "");
  form->waiver = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "waiver"), language), payment != NULL ? payment->waiver : "");
  form->returned = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "returned"), language), returned);
  form->kept = zh_form_sheet_add_entry (sheet, zh_field_get_title (zh_record_type_find (type, "kept"), language), payment != NULL ? payment->kept : "");
}

ZhFormSheet *
zh_payment_sheet_new (GtkWindow     *parent,
                      ZhSession     *session,
                      const ZhEntry *entry)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  const ZhPayment     *payment = zh_payments_find (get_tournament (session)->payments, entry->id);
  ZhEntryFee           fee = zh_tournament_get_entry_fee (get_tournament (session));
  ZhFormSheet         *sheet = zh_form_sheet_new (parent, session, _ ("Payment of the Entry Fee"), _ ("_Save"));
  PaymentForm         *form = g_new0 (PaymentForm, 1);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *state = zh_payment_format_state (payment, &fee, rules, competition->start, zh_language_get_screen ());
  g_autofree char *note = *state != '\0' ? g_strdup_printf ("%s: %s", name, state) : g_strdup (name);

  form->entry_id = entry->id;
  add_payment_lines (sheet, form, payment, &fee);
  zh_form_sheet_set_note (sheet, note);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->amount));
  zh_form_sheet_set_apply (sheet, save_payment, NULL, form, g_free);
  return sheet;
}
