#include "config.h"

#include "official-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-competition.h"
#include "errors.h"
#include "filled.h"
#include "official-roles.h"

typedef struct
{
  gint64       id;
  GPtrArray   *roles; /* unowned ids */
  AdwComboRow *role;
  AdwEntryRow *name;
  AdwEntryRow *category;
  AdwEntryRow *federation;
  AdwEntryRow *birth;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_ptr_array_unref (form->roles);
  g_free (form);
}

static void
copy_official (ZhOfficial       *official,
               const ZhOfficial *present)
{
  zh_person_set_string (&official->role, present->role);
  zh_person_set_string (&official->name, present->name);
  zh_person_set_string (&official->category, present->category);
  zh_person_set_string (&official->federation, present->federation);
  official->birth = present->birth;
}

static void
read_text (AdwEntryRow *row,
           char       **field)
{
  if (zh_filled_is_changed (row))
    zh_person_set_string (field, zh_form_get_text (row));
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
    copy_official (official, present);
  if (present == NULL || zh_filled_is_changed (form->role))
    zh_person_set_string (&official->role, g_ptr_array_index (form->roles, adw_combo_row_get_selected (form->role)));
  read_text (form->name, &official->name);
  read_text (form->category, &official->category);
  read_text (form->federation, &official->federation);
  if (zh_filled_is_changed (form->birth) && !zh_date_parse (zh_form_get_text (form->birth), &official->birth))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Write the date as 2026-03-01 or 01.03.2026"));
      return NULL;
    }
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
  g_autofree char *birth = official != NULL ? zh_language_format_short_date (zh_language_get_screen (), official->birth) : NULL;
  guint            selected;

  form->id = official_id;
  form->roles = g_ptr_array_new ();
  selected = list_roles (form->roles, offices, official);
  for (guint i = 0; i < form->roles->len; i++)
    g_ptr_array_add (labels, (gpointer) zh_official_role_format (g_ptr_array_index (form->roles, i), zh_language_get_screen ()));
  g_ptr_array_add (labels, NULL);
  form->name = zh_form_sheet_add_entry (sheet, _ ("Surname and given name"), official != NULL ? official->name : "");
  form->role = zh_form_sheet_add_choice (sheet, _ ("Office"), (const char *const *) labels->pdata, selected);
  form->federation = zh_form_sheet_add_entry (sheet, _ ("Federation, branch or team"), official != NULL ? official->federation : "");
  form->birth = zh_form_sheet_add_entry (sheet, _ ("Born, as 2026-03-01 or 01.03.2026"), birth);
  form->category = zh_form_sheet_add_entry (sheet, C_ ("official", "Category"), official != NULL ? official->category : "");
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->name));
  return sheet;
}
