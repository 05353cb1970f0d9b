#include "config.h"

#include "official-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-competition.h"
#include "errors.h"
#include "field-row.h"
#include "filled.h"
#include "official-roles.h"

typedef struct
{
  gint64       id;
  GPtrArray   *roles; /* unowned ids */
  AdwComboRow *role;
  GPtrArray   *rows;   /* (element-type AdwEntryRow): unowned */
  GPtrArray   *fields; /* (element-type ZhField): of each row */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_ptr_array_unref (form->roles);
  g_ptr_array_unref (form->rows);
  g_ptr_array_unref (form->fields);
  g_free (form);
}

/* What was typed anew, into @official. */
static gboolean
read_rows (const Form *form,
           ZhOfficial *official,
           GError    **error)
{
  for (guint i = 0; i < form->rows->len; i++)
    {
      AdwEntryRow *row = g_ptr_array_index (form->rows, i);

      if (!zh_filled_is_changed (row) || zh_field_parse (g_ptr_array_index (form->fields, i), official, zh_form_get_text (row)))
        continue;
      return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Write the date as 2026-03-01 or 01.03.2026"));
    }
  return TRUE;
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form             *form = data;
  const ZhOfficial *present = zh_competition_find_official_by_id (zh_session_get_competition (zh_form_sheet_get_session (sheet)), form->id);
  g_autoptr (ZhOfficial) official = zh_official_new ();

  official->id = form->id;
  if (present != NULL)
    zh_record_assign (&zh_official_type, official, present);
  if (present == NULL || zh_filled_is_changed (form->role))
    zh_person_set_string (&official->role, g_ptr_array_index (form->roles, adw_combo_row_get_selected (form->role)));
  if (!read_rows (form, official, error))
    return NULL;
  return zh_desk_set_official (zh_session_get_desk (zh_form_sheet_get_session (sheet)), official, error);
}

/* The offices offered, and which of them the official holds. */
static guint
list_roles (GPtrArray        *roles,
            ZhOfficialOffices offices,
            const ZhOfficial *official)
{
  guint selected = 0;

  for (const char *const *role = zh_official_roles_get_all (); *role != NULL; role++)
    {
      if (offices == ZH_OFFICES_COMMITTEE && !zh_official_role_is_committee (*role))
        continue;
      if (official != NULL && strcmp (official->role, *role) == 0)
        selected = roles->len;
      g_ptr_array_add (roles, (gpointer) *role);
    }
  return selected;
}

/* Fields that say more here than their label. */
static const char *
get_title (const ZhField *field)
{
  if (strcmp (field->key, "name") == 0)
    return _ ("Surname and given name");
  if (strcmp (field->key, "federation") == 0)
    return _ ("Federation, branch or team");
  if (strcmp (field->key, "birth") == 0)
    return _ ("Born, as 2026-03-01 or 01.03.2026");
  if (strcmp (field->key, "category") == 0)
    return C_ ("official", "Category");
  return zh_field_get_title (field, zh_language_get_screen ());
}

static AdwEntryRow *
add_row (ZhFormSheet      *sheet,
         Form             *form,
         const ZhField    *field,
         const ZhOfficial *official)
{
  g_autofree char *text = zh_field_row_format (field, official);
  AdwEntryRow     *row = zh_form_sheet_add_entry (sheet, get_title (field), text);

  g_ptr_array_add (form->rows, row);
  g_ptr_array_add (form->fields, (gpointer) field);
  return row;
}

/* The name, the office, and a row for every other field. */
static void
add_rows (ZhFormSheet       *sheet,
          Form              *form,
          const ZhOfficial  *official,
          const char *const *roles,
          guint              selected)
{
  const ZhField *name = zh_record_type_find (&zh_official_type, "name");

  gtk_widget_grab_focus (GTK_WIDGET (add_row (sheet, form, name, official)));
  form->role = zh_form_sheet_add_choice (sheet, _ ("Office"), roles, selected);
  for (gsize i = 0; i < zh_official_type.n_fields; i++)
    if (&zh_official_type.fields[i] != name && zh_field_is_typed (&zh_official_type.fields[i]))
      add_row (sheet, form, &zh_official_type.fields[i], official);
}

ZhFormSheet *
zh_official_sheet_new (GtkWindow        *parent,
                       ZhSession        *session,
                       gint64            official_id,
                       ZhOfficialOffices offices)
{
  const ZhOfficial *official = zh_competition_find_official_by_id (zh_session_get_competition (session), official_id);
  gboolean          is_committee = offices == ZH_OFFICES_COMMITTEE;
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, is_committee ? _ ("Member of the Committee") : _ ("Official"), _ ("_Save"));
  Form             *form = g_new0 (Form, 1);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  guint selected;

  form->id = official_id;
  form->roles = g_ptr_array_new ();
  form->rows = g_ptr_array_new ();
  form->fields = g_ptr_array_new ();
  selected = list_roles (form->roles, offices, official);
  for (guint i = 0; i < form->roles->len; i++)
    g_ptr_array_add (labels, (gpointer) zh_official_role_format (g_ptr_array_index (form->roles, i), zh_language_get_screen ()));
  g_ptr_array_add (labels, NULL);
  add_rows (sheet, form, official, (const char *const *) labels->pdata, selected);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  return sheet;
}
