#include "config.h"

#include "tournament-form.h"

#include <glib/gi18n.h>

#include "fide-mode.h"
#include "field-row.h"
#include "filled.h"
#include "named-items.h"
#include "pairing-system.h"
#include "plan-dialog.h"
#include "rule-proposals.h"
#include "ruleset-defaults.h"
#include "setting-rows.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "text-lines.h"
#include "tiebreak-code.h"
#include "tiebreak-editor.h"
#include "time-class.h"

struct _ZhTournamentForm
{
  ZhBin parent_instance;

  ZhRuleset     *ruleset;
  ZhTournament  *shown;       /* whose settings the fields show; NULL for a new tournament */
  gboolean       filling;     /* fields are being set by the program */
  gboolean       game_chosen; /* the game is not the ruleset's any more */
  int            n_entries;   /* players entered so far */
  char          *suggested;   /* order of tie-breaks that holds without one typed, as last shown */
  ZhSettingRows *rows;

  AdwEntryRow         *name;
  AdwComboRow         *sport;
  AdwEntryRow         *time_control;
  GtkLabel            *time_class;
  GtkMenuButton       *controls;
  AdwComboRow         *system;
  AdwActionRow        *rounds_row;
  GtkSpinButton       *rounds;
  AdwActionRow        *cycles_row;
  GtkSpinButton       *cycles;
  GtkSpinButton       *boards;
  AdwEntryRow         *tiebreaks;
  AdwPreferencesGroup *scoring_group;
  GtkWidget           *event_group;
  GtkWidget           *pairing_group;
  GtkWidget           *places_group;
};

G_DEFINE_FINAL_TYPE (ZhTournamentForm, zh_tournament_form, ZH_TYPE_BIN)

/* Minutes and seconds a move, where no regulation names another. */
#define USUAL_CONTROL "90+30"

/* What has a field of its own in the template; the other rows come from the table. */
static const char *const own_fields[] = { "name", "sport", "time-control", "system", "rounds", "cycles", "boards", "tiebreaks", NULL };

static const ZhPairingSystem *
get_system (ZhTournamentForm *self)
{
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  return systems[MIN (adw_combo_row_get_selected (self->system), n_systems - 1)];
}

/* "90+30" is minutes and seconds, as arbiters write it; what has more in it is taken as TRF 222. */
static char *
dup_time_control (ZhTournamentForm *self)
{
  g_auto (GStrv) parts = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (self->time_control)), "+", 3);
  guint  n_parts = g_strv_length (parts);
  gint64 minutes;
  gint64 seconds = 0;

  if (n_parts >= 1 && n_parts <= 2 && zh_text_parse_int (parts[0], 1, 1000, &minutes) && (n_parts == 1 || zh_text_parse_int (parts[1], 0, 600, &seconds)))
    return g_strdup_printf ("%d+%d", (int) minutes * 60, (int) seconds);
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->time_control))));
}

/* Nothing written is a time control that is not said. */
static gboolean
is_time_control (const char *control)
{
  int base;
  int increment;

  return *control == '\0' || zh_time_control_parse (control, &base, &increment);
}

static void
show_time_class (ZhTournamentForm *self)
{
  g_autofree char *control = dup_time_control (self);
  const char      *article = NULL;
  int              base;
  int              increment;
  ZhTimeClass      time_class;
  g_autofree char *text = NULL;

  if (self->ruleset == NULL || !zh_time_control_parse (control, &base, &increment))
    {
      gtk_label_set_text (self->time_class, "");
      return;
    }
  time_class = zh_ruleset_classify_control (self->ruleset, base, increment, &article);
  text = g_strdup_printf ("%s (%s)", zh_time_class_get_label (time_class, zh_language_get_screen ()), article);
  gtk_label_set_text (self->time_class, text);
}

static void
show_controls (ZhTournamentForm *self)
{
  g_autoptr (GMenuModel) menu = zh_control_menu_new (self->ruleset, (ZhSport) adw_combo_row_get_selected (self->sport));

  gtk_menu_button_set_menu_model (self->controls, menu);
  gtk_widget_set_visible (GTK_WIDGET (self->controls), menu != NULL);
}

static void
take_control_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  g_autofree char *minutes = zh_control_format_minutes (g_variant_get_string (parameter, NULL));

  gtk_editable_set_text (GTK_EDITABLE (ZH_TOURNAMENT_FORM (widget)->time_control), minutes);
}

/* An order that the arbiter typed himself is left alone. */
static void
suggest_tiebreaks (ZhTournamentForm   *self,
                   const ZhTournament *settings)
{
  const char *present = gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks));

  if (g_strcmp0 (present, self->suggested) != 0)
    return;
  g_free (self->suggested);
  self->suggested = g_strjoinv (", ", settings->tiebreaks);
  gtk_editable_set_text (GTK_EDITABLE (self->tiebreaks), self->suggested);
}

static void
show_scoring (ZhTournamentForm   *self,
              const ZhTournament *settings)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *win = zh_points_format_half (settings->scoring.win, language);
  g_autofree char  *draw = zh_points_format_half (settings->scoring.draw, language);
  g_autofree char  *loss = zh_points_format_half (settings->scoring.loss, language);
  g_autofree char  *text = g_strdup_printf ("%s – %s – %s", win, draw, loss);

  adw_preferences_group_set_description (self->scoring_group, text);
}

/* Declared beforehand, the rounds of a tournament in FIDE mode stay. */
static gboolean
are_rounds_locked (ZhTournamentForm *self)
{
  const ZhTournament *shown = self->shown;

  return shown != NULL && shown->rounds->len > 0 && shown->n_rounds > 0 && zh_tournament_get_fide_mode (shown) == ZH_FIDE_MODE_ON;
}

static void
show_recommended (ZhTournamentForm *self)
{
  g_autofree char *text = zh_system_get_traits (get_system (self)->id)->is_swiss ? zh_proposed_rounds_format (self->ruleset, self->n_entries) : NULL;
  g_autofree char *undecided = NULL;

  if (are_rounds_locked (self))
    {
      adw_action_row_set_subtitle (self->rounds_row, _ ("A round is paired, so this stays in FIDE mode"));
      return;
    }
  if (gtk_spin_button_get_value_as_int (self->rounds) == 0)
    undecided = text != NULL ? g_strdup_printf (_ ("Not decided yet. %s"), text) : g_strdup (_ ("Not decided yet"));
  adw_action_row_set_subtitle (self->rounds_row, undecided != NULL ? undecided : text != NULL ? text
                                                                                              : "");
}

/* Of a tournament that is there what somebody changed; a new one is as the fields show it. */
static gboolean
is_said (ZhTournamentForm *self,
         gpointer          field)
{
  return self->shown == NULL || zh_filled_is_changed (field);
}

/* Rounds are planned in a Swiss event, cycles in a table: one of the two stands for both kinds. */
static void
read_length (ZhTournamentForm    *self,
             ZhTournamentChoices *choices)
{
  gboolean is_swiss = zh_system_get_traits (get_system (self)->id)->has_free_rounds;
  gboolean turned = self->shown != NULL && zh_system_get_traits (self->shown->system)->has_free_rounds != is_swiss;

  if (is_swiss && (turned || is_said (self, self->rounds)))
    zh_tournament_choices_set_int (choices, "rounds", gtk_spin_button_get_value_as_int (self->rounds));
  if (!is_swiss && (turned || is_said (self, self->cycles)))
    zh_tournament_choices_set_int (choices, "cycles", gtk_spin_button_get_value_as_int (self->cycles));
}

/* What was chosen among values that cannot be wrong. */
static void
read_fields (ZhTournamentForm    *self,
             ZhTournamentChoices *choices)
{
  g_autofree char *control = dup_time_control (self);

  if (is_said (self, self->sport))
    zh_tournament_choices_set (choices, "sport", zh_sport_to_string ((ZhSport) adw_combo_row_get_selected (self->sport)));
  if (is_said (self, self->system))
    zh_tournament_choices_set (choices, "system", zh_system_to_string (get_system (self)->id));
  if (is_said (self, self->boards))
    zh_tournament_choices_set_int (choices, "boards", gtk_spin_button_get_value_as_int (self->boards));
  if (is_said (self, self->time_control) && is_time_control (control))
    zh_tournament_choices_set (choices, "time-control", control);
  read_length (self, choices);
}

/* What the fields show, as far as it can be; nobody has typed a name yet. */
static ZhTournament *
resolve_shown (ZhTournamentForm *self)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  ZhTournament *settings;

  read_fields (self, choices);
  zh_setting_rows_read (self->rows, choices, NULL);
  settings = zh_tournament_choices_resolve (choices, self->ruleset, self->shown, NULL);
  if (settings != NULL)
    return settings;
  zh_tournament_choices_unref (g_steal_pointer (&choices));
  choices = zh_tournament_choices_new ();
  read_fields (self, choices);
  settings = zh_tournament_choices_resolve (choices, self->ruleset, self->shown, NULL);
  return settings != NULL ? settings : zh_tournament_new ();
}

static void
rules_changed_cb (ZhTournamentForm *self)
{
  const ZhSystemTraits *traits = zh_system_get_traits (get_system (self)->id);
  gboolean              paired = self->shown != NULL && self->shown->rounds->len > 0;
  g_autoptr (ZhTournament) settings = NULL;

  if (self->filling)
    return;
  self->filling = TRUE;
  settings = resolve_shown (self);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds_row), traits->has_free_rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->cycles_row), !traits->has_free_rounds && !traits->has_bracket);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sport), !paired);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rounds_row), !are_rounds_locked (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->system), !paired);
  gtk_widget_set_sensitive (GTK_WIDGET (self->cycles_row), !paired);
  gtk_widget_set_sensitive (gtk_widget_get_ancestor (GTK_WIDGET (self->boards), ADW_TYPE_ACTION_ROW), !paired);
  show_time_class (self);
  suggest_tiebreaks (self, settings);
  show_scoring (self, settings);
  zh_setting_rows_show (self->rows, settings, self->shown, self->ruleset);
  if (self->ruleset != NULL)
    show_recommended (self);
  self->filling = FALSE;
}

static void
row_changed_cb (gpointer rows,
                gpointer form)
{
  rules_changed_cb (form);
}

static void
entry_changed_cb (GtkWidget *row)
{
  gtk_widget_remove_css_class (row, "error");
}

static void
sport_chosen_cb (ZhTournamentForm *self)
{
  self->game_chosen = self->game_chosen || !self->filling;
  show_controls (self);
}

static gboolean
read_tiebreaks (ZhTournamentForm    *self,
                ZhTournamentChoices *choices,
                GError             **error)
{
  g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks)), ",;", -1);
  g_autoptr (GString) codes = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *code_text = g_strstrip (parts[i]);
      g_autoptr (GError) reason = NULL;
      ZhTiebreakCode *code;

      if (*code_text == '\0')
        continue;
      code = zh_tiebreak_code_new (code_text, &reason);
      if (code == NULL)
        return zh_field_row_refuse (GTK_WIDGET (self->tiebreaks), error, reason->message);
      zh_tiebreak_code_free (code);
      g_string_append_printf (codes, codes->len > 0 ? ",%s" : "%s", code_text);
    }
  zh_tournament_choices_set (choices, "tiebreaks", codes->str);
  return TRUE;
}

static gboolean
take_tiebreaks (GtkWidget *editor,
                gpointer   form,
                GError   **error)
{
  ZhTournamentForm *self = form;
  g_auto (GStrv) codes = zh_tiebreak_editor_dup_codes (ZH_TIEBREAK_EDITOR (editor));
  g_autofree char *text = g_strjoinv (", ", codes);

  gtk_editable_set_text (GTK_EDITABLE (self->tiebreaks), text);
  return TRUE;
}

static void
choose_tiebreaks_cb (ZhTournamentForm *self)
{
  g_autoptr (ZhTournament) settings = resolve_shown (self);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  const char *codes = NULL;
  GtkWidget  *editor;

  if (!read_tiebreaks (self, choices, NULL))
    return;
  zh_tournament_choices_lookup (choices, "tiebreaks", &codes);
  zh_setting_put (zh_setting_find ("tiebreaks"), "tiebreaks", codes, settings);
  editor = zh_tiebreak_editor_new (settings, self->ruleset, FALSE);
  gtk_window_present (GTK_WINDOW (zh_plan_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Order of Tie-Breaks"), editor,
                                                      take_tiebreaks, self)));
}

/* The words of a choice of the table. */
static void
fill_words (AdwComboRow *row,
            const char  *key)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (const ZhSettingWord *word = zh_setting_find (key)->words; word->word != NULL; word++)
    gtk_string_list_append (labels, zh_trc (zh_language_get_screen (), "setting value", word->label));
  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
}

static void
fill_models (ZhTournamentForm *self)
{
  GtkStringList                *names = gtk_string_list_new (NULL);
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  for (gsize i = 0; i < n_systems; i++)
    gtk_string_list_append (names, g_dpgettext2 (NULL, "pairing system", systems[i]->name));
  fill_words (self->sport, "sport");
  adw_combo_row_set_model (self->system, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->sport), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->sport)));
  zh_named_items_set_up (GTK_WIDGET (self->system), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->system)));
  g_object_unref (names);
}

static void
zh_tournament_form_class_init (ZhTournamentFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhTournamentForm, zh_ruleset_unref, ruleset);
  ZH_FINALIZES (class, ZhTournamentForm, zh_tournament_unref, shown);
  ZH_FINALIZES (class, ZhTournamentForm, zh_setting_rows_free, rows);
  ZH_FINALIZES (class, ZhTournamentForm, g_free, suggested);
  ZH_TEMPLATE (class, ZhTournamentForm, "tournament-form", name, sport, time_control, time_class, controls,
               system, rounds_row, rounds, cycles_row, cycles, boards, tiebreaks, scoring_group,
               event_group, pairing_group, places_group);
  gtk_widget_class_install_action (widget_class, "form.take-control", "s", take_control_action);
  ZH_TEMPLATE_CALLBACKS (class, rules_changed_cb, entry_changed_cb, sport_chosen_cb, choose_tiebreaks_cb);
}

static void
zh_tournament_form_init (ZhTournamentForm *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_models (self);
  zh_text_bounds_set (GTK_WIDGET (self->tiebreaks), ZH_TEXT_LIST_MAX);
  gtk_editable_set_text (GTK_EDITABLE (self->time_control), USUAL_CONTROL);
  self->rows = zh_setting_rows_new (own_fields, row_changed_cb, self);
  zh_setting_rows_add_to (self->rows, ZH_SETTING_PART_EVENT, self->event_group);
  zh_setting_rows_add_to (self->rows, ZH_SETTING_PART_PAIRING, self->pairing_group);
  zh_setting_rows_add_to (self->rows, ZH_SETTING_PART_POINTS, GTK_WIDGET (self->scoring_group));
  zh_setting_rows_add_to (self->rows, ZH_SETTING_PART_PLACES, self->places_group);
  self->suggested = g_strdup ("");
  self->filling = FALSE;
  rules_changed_cb (self);
}

static gboolean
read_name (ZhTournamentForm    *self,
           ZhTournamentChoices *choices,
           GError             **error)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  if (*name == '\0')
    return zh_field_row_refuse (GTK_WIDGET (self->name), error, _ ("The tournament has no name; type one, such as “Men, classical”"));
  zh_tournament_choices_set (choices, "name", name);
  return TRUE;
}

static gboolean
check_time_control (ZhTournamentForm *self,
                    GError          **error)
{
  g_autofree char *control = dup_time_control (self);

  return is_time_control (control) ||
         zh_field_row_refuse (GTK_WIDGET (self->time_control), error,
                              _ ("The time control was not understood; write minutes and seconds per move, such as 90+30, or 15"));
}

/* The game the ruleset is made for, until the arbiter chooses another. */
static void
suggest_sport (ZhTournamentForm *self)
{
  if (self->shown != NULL || self->game_chosen)
    return;
  self->filling = TRUE;
  adw_combo_row_set_selected (self->sport, zh_ruleset_get_default_sport (self->ruleset));
  self->filling = FALSE;
}

/* The control that a regulation names, where nobody wrote another than the usual one. */
static void
suggest_control (ZhTournamentForm *self)
{
  g_autofree char *minutes = zh_proposed_control_dup (self->ruleset);

  if (self->shown == NULL && minutes != NULL && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->time_control)), USUAL_CONTROL))
    gtk_editable_set_text (GTK_EDITABLE (self->time_control), minutes);
}

/* The boards that a regulation names, where nobody chose any. */
static void
suggest_boards (ZhTournamentForm *self)
{
  int boards = 0;

  if (self->shown == NULL && gtk_spin_button_get_value_as_int (self->boards) == 0 && zh_ruleset_get_int (self->ruleset, "teams.boards", &boards, NULL))
    gtk_spin_button_set_value (self->boards, boards);
}

void
zh_tournament_form_set_ruleset (ZhTournamentForm *self,
                                ZhRuleset        *ruleset)
{
  g_return_if_fail (ZH_IS_TOURNAMENT_FORM (self));

  g_clear_pointer (&self->ruleset, zh_ruleset_unref);
  self->ruleset = zh_ruleset_ref (ruleset);
  suggest_sport (self);
  suggest_control (self);
  suggest_boards (self);
  show_controls (self);
  rules_changed_cb (self);
}

static void
mark_fields (ZhTournamentForm *self)
{
  gpointer fields[] = { self->name, self->sport, self->time_control, self->system, self->rounds,
                        self->cycles, self->boards };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    zh_filled_mark (fields[i]);
  zh_setting_rows_mark (self->rows);
}

static void
select_system (ZhTournamentForm *self,
               ZhSystem          id)
{
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  for (gsize i = 0; i < n_systems; i++)
    if (systems[i]->id == id)
      adw_combo_row_set_selected (self->system, (guint) i);
}

void
zh_tournament_form_set_tournament (ZhTournamentForm   *self,
                                   const ZhTournament *tournament)
{
  g_autofree char *control = zh_control_format_minutes (tournament->time_control);
  g_autofree char *codes = g_strjoinv (", ", tournament->tiebreaks);

  g_return_if_fail (ZH_IS_TOURNAMENT_FORM (self));

  g_clear_pointer (&self->shown, zh_tournament_unref);
  self->shown = zh_tournament_ref ((ZhTournament *) tournament);
  self->filling = TRUE;
  self->n_entries = (int) tournament->entries->len;
  gtk_editable_set_text (GTK_EDITABLE (self->name), tournament->name);
  gtk_editable_set_text (GTK_EDITABLE (self->time_control), control);
  adw_combo_row_set_selected (self->sport, tournament->sport);
  select_system (self, tournament->system);
  gtk_spin_button_set_value (self->rounds, tournament->n_rounds);
  gtk_spin_button_set_value (self->cycles, tournament->cycles);
  gtk_spin_button_set_value (self->boards, tournament->boards);
  gtk_editable_set_text (GTK_EDITABLE (self->tiebreaks), codes);
  g_free (self->suggested);
  self->suggested = g_steal_pointer (&codes);
  mark_fields (self);
  zh_setting_rows_show (self->rows, tournament, tournament, self->ruleset);
  self->filling = FALSE;
  rules_changed_cb (self);
}

ZhTournamentChoices *
zh_tournament_form_dup_choices (ZhTournamentForm *self,
                                GError          **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  const char *codes = gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks));

  g_return_val_if_fail (ZH_IS_TOURNAMENT_FORM (self), NULL);

  if (is_said (self, self->name) && !read_name (self, choices, error))
    return NULL;
  if (is_said (self, self->time_control) && !check_time_control (self, error))
    return NULL;
  read_fields (self, choices);
  if (!zh_setting_rows_read (self->rows, choices, error))
    return NULL;
  if (g_strcmp0 (codes, self->suggested) != 0 && !read_tiebreaks (self, choices, error))
    return NULL;
  return g_steal_pointer (&choices);
}

gboolean
zh_tournament_form_has_name (ZhTournamentForm *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ZH_IS_TOURNAMENT_FORM (self), FALSE);

  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  return *name != '\0';
}

void
zh_tournament_form_clear_name (ZhTournamentForm *self)
{
  g_return_if_fail (ZH_IS_TOURNAMENT_FORM (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}
