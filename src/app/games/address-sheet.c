#include "config.h"

#include "address-sheet.h"

#include <glib/gi18n.h>

#include "address-notice.h"
#include "desk-addresses.h"
#include "game-form.h"

/* What a sheet is about. */
typedef struct
{
  ZhGameForm      game; /* its tournament */
  ZhAccountRules *rules;
  GArray         *entries; /* (element-type gint64): of the choice */

  AdwComboRow *player;
  AdwEntryRow *since;
  AdwEntryRow *postal;
  AdwEntryRow *email;
  AdwEntryRow *sent;
  AdwEntryRow *partners;
  GtkSwitch   *registered;
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  zh_game_form_clear (&form->game);
  g_clear_pointer (&form->rules, zh_account_rules_free);
  g_array_unref (form->entries);
  g_free (form);
}

static ZhAddress *
read_form (const Form *form)
{
  ZhAddress *address = zh_address_new ();
  guint      chosen = adw_combo_row_get_selected (form->player);

  address->entry_id = chosen < form->entries->len ? g_array_index (form->entries, gint64, chosen) : 0;
  zh_person_set_string (&address->since, zh_form_get_text (form->since));
  zh_person_set_string (&address->postal, zh_form_get_text (form->postal));
  zh_person_set_string (&address->email, zh_form_get_text (form->email));
  zh_person_set_string (&address->sent, zh_form_get_text (form->sent));
  zh_person_set_string (&address->partners, zh_form_get_text (form->partners));
  address->registered = gtk_switch_get_active (form->registered);
  return address;
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form *form = data;
  g_autoptr (ZhAddress) address = read_form (form);

  return zh_desk_keep_address (zh_session_get_desk (form->game.session), form->game.tournament_id, address, error);
}

/* What was missed, as it stands. */
static void
show_missed (ZhFormSheet *sheet,
             gpointer     data)
{
  Form *form = data;
  g_autoptr (ZhAddress) address = read_form (form);
  const ZhTournament *tournament = zh_competition_find_tournament (zh_session_get_competition (form->game.session), form->game.tournament_id);
  g_autofree char    *missed = NULL;

  if (form->rules == NULL || tournament == NULL || *address->since == '\0')
    return;
  missed = zh_address_judge (address, zh_address_is_first (tournament->addresses, address), form->rules, zh_language_get_screen ());
  zh_form_sheet_set_note (sheet, missed);
}

/* Returns: the place of the entry with @entry_id in the choice */
static guint
list_players (Form               *form,
              const ZhTournament *tournament,
              gint64              entry_id,
              GPtrArray          *names)
{
  guint chosen = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->id == entry_id)
        chosen = i;
      g_array_append_val (form->entries, entry->id);
      g_ptr_array_add (names, zh_entry_format_name (entry));
    }
  g_ptr_array_add (names, NULL);
  return chosen;
}

ZhFormSheet *
zh_address_sheet_new (GtkWindow          *parent,
                      ZhSession          *session,
                      const ZhTournament *tournament,
                      const ZhAddress    *address)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Address of a Player"), _ ("_Keep the Address"));
  Form        *form = g_new0 (Form, 1);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint chosen;

  zh_game_form_init (&form->game, session, NULL);
  form->game.tournament_id = tournament->id;
  form->rules = zh_game_form_read_rules (&form->game);
  form->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  chosen = list_players (form, tournament, address != NULL ? address->entry_id : 0, names);
  form->player = zh_form_sheet_add_choice (sheet, _ ("Player"), (const char *const *) names->pdata, chosen);
  form->since = zh_form_sheet_add_entry (sheet, _ ("From, as 2030-03-08"), address != NULL ? address->since : "");
  form->postal = zh_form_sheet_add_entry (sheet, _ ("Postal address"), address != NULL ? address->postal : "");
  form->email = zh_form_sheet_add_entry (sheet, _ ("E-mail address"), address != NULL ? address->email : "");
  form->sent = zh_form_sheet_add_entry (sheet, _ ("Arbiter told, as 2030-03-08"), address != NULL ? address->sent : "");
  form->partners = zh_form_sheet_add_entry (sheet, _ ("All partners told, as 2030-03-08"), address != NULL ? address->partners : "");
  form->registered = zh_form_sheet_add_switch (sheet, _ ("By registered letters"), address != NULL && address->registered);
  zh_form_sheet_set_apply (sheet, apply, show_missed, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->since));
  return sheet;
}
