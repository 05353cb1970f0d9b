#include "config.h"

#include "tournament-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-lineups.h"
#include "desk-standings.h"
#include "errors.h"
#include "event-norms.h"
#include "filled.h"
#include "named-items.h"
#include "pairing-system.h"
#include "plan-dialog.h"
#include "ruleset-defaults.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "text-lines.h"
#include "tiebreak-code.h"
#include "tiebreak-editor.h"
#include "time-class.h"

struct _ZhTournamentForm
{
  AdwBin parent_instance;

  ZhRuleset    *ruleset;
  ZhTournament *shown;       /* whose settings the fields show; NULL for a new tournament */
  gboolean      filling;     /* fields are being set by the program */
  gboolean      game_chosen; /* the game is not the ruleset's any more */
  int           n_entries;   /* players entered so far */
  char         *suggested;   /* order of tie-breaks the ruleset proposes, as last shown */

  AdwEntryRow   *name;
  AdwComboRow   *sport;
  AdwEntryRow   *time_control;
  GtkLabel      *time_class;
  AdwComboRow   *system;
  AdwActionRow  *rounds_row;
  GtkSpinButton *rounds;
  AdwActionRow  *cycles_row;
  GtkSpinButton *cycles;
  GtkSpinButton *boards;
  AdwComboRow   *lineups;
  AdwEntryRow   *tiebreaks;
  AdwActionRow  *scoring_row;
  GtkLabel      *scoring;
};

G_DEFINE_FINAL_TYPE (ZhTournamentForm, zh_tournament_form, ADW_TYPE_BIN)

static const char *const sport_titles[] = {
  [ZH_SPORT_CHESS] = NC_ ("sport", "Chess"),
  [ZH_SPORT_DRAUGHTS_RUSSIAN] = NC_ ("sport", "Draughts-64, Russian"),
  [ZH_SPORT_DRAUGHTS_BRAZILIAN] = NC_ ("sport", "Draughts-64, Brazilian"),
  [ZH_SPORT_CHECKERS] = NC_ ("sport", "Draughts-64, checkers"),
  [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = NC_ ("sport", "Draughts-100"),
};

static const char *const lineup_titles[] = {
  [ZH_LINEUPS_FIXED] = NC_ ("line-ups", "Fixed boards, a reserve takes the place"),
  [ZH_LINEUPS_SHIFT] = NC_ ("line-ups", "The others move up, reserves play last"),
  [ZH_LINEUPS_FREE] = NC_ ("line-ups", "As the captain writes them before the round"),
};

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

/* An order that the arbiter typed himself is left alone, and that of a tournament that is there. */
static void
suggest_tiebreaks (ZhTournamentForm *self)
{
  const char *present = gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks));
  g_auto (GStrv) codes = zh_ruleset_dup_tie_breaks (self->ruleset, get_system (self)->id, gtk_spin_button_get_value_as_int (self->boards) > 0, NULL);
  g_autofree char *text = g_strjoinv (", ", codes);

  if (self->shown != NULL || (*present != '\0' && g_strcmp0 (present, self->suggested) != 0))
    return;
  g_free (self->suggested);
  self->suggested = g_steal_pointer (&text);
  gtk_editable_set_text (GTK_EDITABLE (self->tiebreaks), self->suggested);
}

/* Those of the tournament; of a new one what the rules of the event will give it. */
static void
show_scoring (ZhTournamentForm *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhScoring         scoring = self->shown != NULL ? self->shown->scoring : ZH_SCORING_ONE;
  g_autofree char  *win = NULL;
  g_autofree char  *draw = NULL;
  g_autofree char  *loss = NULL;
  g_autofree char  *text = NULL;

  if (self->shown == NULL)
    zh_ruleset_get_scoring (self->ruleset, &scoring);
  win = zh_points_format_half (scoring.win, language);
  draw = zh_points_format_half (scoring.draw, language);
  loss = zh_points_format_half (scoring.loss, language);
  text = g_strdup_printf ("%s – %s – %s", win, draw, loss);
  gtk_label_set_text (self->scoring, text);
}

/* "up to 30: 7–9; 31–70: 8–11; more: 9–13", or for the players that are entered; the rules say
 * it of a Swiss alone. */
static void
show_recommended (ZhTournamentForm *self)
{
  const char      *article = "";
  g_autofree char *ranges = NULL;
  g_autofree char *text = NULL;
  g_autofree char *undecided = NULL;
  gboolean         is_swiss = zh_system_get_traits (get_system (self)->id)->is_swiss;
  int              minimum;
  int              maximum;

  if (is_swiss && self->n_entries >= 2 && zh_ruleset_get_recommended_rounds (self->ruleset, self->n_entries, &minimum, &maximum, &article))
    text = g_strdup_printf (ngettext ("Recommended for %1$d player: %2$d–%3$d (%4$s)", "Recommended for %1$d players: %2$d–%3$d (%4$s)",
                                      (gulong) self->n_entries),
                            self->n_entries, minimum, maximum, article);
  else if (is_swiss && (ranges = zh_ruleset_format_recommended_rounds (self->ruleset, zh_language_get_screen (), &article)) != NULL)
    text = g_strdup_printf (_ ("Recommended: %1$s (%2$s)"), ranges, article);
  if (gtk_spin_button_get_value_as_int (self->rounds) == 0)
    undecided = text != NULL ? g_strdup_printf (_ ("Not decided yet. %s"), text) : g_strdup (_ ("Not decided yet"));
  adw_action_row_set_subtitle (self->rounds_row, undecided != NULL ? undecided : text != NULL ? text
                                                                                              : "");
}

static void
rules_changed_cb (ZhTournamentForm *self)
{
  const ZhPairingSystem *system = get_system (self);

  gtk_widget_set_visible (GTK_WIDGET (self->rounds_row), zh_system_get_traits (system->id)->has_free_rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->cycles_row), !zh_system_get_traits (system->id)->has_free_rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->lineups), gtk_spin_button_get_value_as_int (self->boards) > 0);
  show_time_class (self);
  if (self->ruleset == NULL)
    return;
  suggest_tiebreaks (self);
  show_scoring (self);
  show_recommended (self);
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
}

static gboolean read_tiebreaks (ZhTournamentForm *self,
                                ZhTournament     *tournament,
                                GError          **error);
static void     read_choices (ZhTournamentForm *self,
                              ZhTournament     *tournament);

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
  g_autoptr (ZhTournament) settings = self->shown != NULL ? zh_tournament_copy_settings (self->shown) : zh_tournament_new ();
  GtkWidget *editor;

  read_choices (self, settings);
  if (!read_tiebreaks (self, settings, NULL))
    return;
  editor = zh_tiebreak_editor_new (settings, self->ruleset, FALSE);
  gtk_window_present (GTK_WINDOW (zh_plan_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Order of Tie-Breaks"), editor,
                                                      take_tiebreaks, self)));
}

static void
fill_models (ZhTournamentForm *self)
{
  GtkStringList                *sports = gtk_string_list_new (NULL);
  GtkStringList                *names = gtk_string_list_new (NULL);
  GtkStringList                *lineups = gtk_string_list_new (NULL);
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  for (gsize i = 0; i < G_N_ELEMENTS (lineup_titles); i++)
    gtk_string_list_append (lineups, g_dpgettext2 (NULL, "line-ups", lineup_titles[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (sport_titles); i++)
    gtk_string_list_append (sports, g_dpgettext2 (NULL, "sport", sport_titles[i]));
  for (gsize i = 0; i < n_systems; i++)
    gtk_string_list_append (names, g_dpgettext2 (NULL, "pairing system", systems[i]->name));
  adw_combo_row_set_model (self->sport, G_LIST_MODEL (sports));
  adw_combo_row_set_model (self->system, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->lineups, G_LIST_MODEL (lineups));
  zh_named_items_set_up (GTK_WIDGET (self->lineups), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->lineups)));
  g_object_unref (lineups);
  zh_named_items_set_up (GTK_WIDGET (self->sport), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->sport)));
  zh_named_items_set_up (GTK_WIDGET (self->system), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->system)));
  g_object_unref (sports);
  g_object_unref (names);
}

static void
zh_tournament_form_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (zh_tournament_form_parent_class)->dispose (object);
}

static void
zh_tournament_form_finalize (GObject *object)
{
  ZhTournamentForm *self = ZH_TOURNAMENT_FORM (object);

  g_clear_pointer (&self->ruleset, zh_ruleset_unref);
  g_clear_pointer (&self->shown, zh_tournament_unref);
  g_free (self->suggested);
  G_OBJECT_CLASS (zh_tournament_form_parent_class)->finalize (object);
}

static void
zh_tournament_form_class_init (ZhTournamentFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_tournament_form_dispose;
  G_OBJECT_CLASS (class)->finalize = zh_tournament_form_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/tournament-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, name);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, sport);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, time_control);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, time_class);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, system);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, rounds_row);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, rounds);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, cycles_row);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, cycles);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, boards);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, lineups);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, tiebreaks);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, scoring_row);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentForm, scoring);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sport_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_tiebreaks_cb);
}

static void
zh_tournament_form_init (ZhTournamentForm *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_models (self);
  zh_text_bounds_set (GTK_WIDGET (self->tiebreaks), ZH_TEXT_LIST_MAX);
  gtk_editable_set_text (GTK_EDITABLE (self->time_control), "90+30");
  rules_changed_cb (self);
  self->filling = FALSE;
}

static gboolean
refuse (GtkWidget  *row,
        GError    **error,
        const char *message)
{
  gtk_widget_add_css_class (row, "error");
  gtk_widget_grab_focus (row);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, message);
  return FALSE;
}

static gboolean
read_name (ZhTournamentForm *self,
           ZhTournament     *tournament,
           GError          **error)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  if (*name == '\0')
    return refuse (GTK_WIDGET (self->name), error, _ ("The tournament has no name; type one, such as “Men, classical”"));
  g_free (tournament->name);
  tournament->name = g_steal_pointer (&name);
  return TRUE;
}

/* Nothing written is a time control that is not said. */
static gboolean
read_time_control (ZhTournamentForm *self,
                   ZhTournament     *tournament,
                   GError          **error)
{
  g_autofree char *control = dup_time_control (self);
  int              base;
  int              increment;

  if (*control != '\0' && !zh_time_control_parse (control, &base, &increment))
    return refuse (GTK_WIDGET (self->time_control), error,
                   _ ("The time control was not understood; write minutes and seconds per move, such as 90+30, or 15"));
  zh_person_set_string (&tournament->time_control, control);
  return TRUE;
}

static gboolean
read_tiebreaks (ZhTournamentForm *self,
                ZhTournament     *tournament,
                GError          **error)
{
  g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks)), ",;", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *code_text = g_strstrip (parts[i]);
      g_autoptr (GError) reason = NULL;
      ZhTiebreakCode *code;

      if (*code_text == '\0')
        continue;
      code = zh_tiebreak_code_new (code_text, &reason);
      if (code == NULL)
        return refuse (GTK_WIDGET (self->tiebreaks), error, reason->message);
      zh_tiebreak_code_free (code);
      g_strv_builder_add (builder, code_text);
    }
  g_strfreev (tournament->tiebreaks);
  tournament->tiebreaks = g_strv_builder_end (builder);
  return TRUE;
}

static void
read_lineups (ZhTournamentForm *self,
              ZhTournament     *tournament)
{
  ZhLineupMode mode = (ZhLineupMode) adw_combo_row_get_selected (self->lineups);

  if (tournament->boards > 0 && mode != ZH_LINEUPS_FIXED)
    g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_LINEUPS), g_strdup (zh_lineup_mode_to_string (mode)));
  else
    g_hash_table_remove (tournament->options, ZH_OPTION_LINEUPS);
}

/* Rounds are planned in a Swiss event, cycles in the others: one of the two stands for both kinds. */
static void
read_length (ZhTournamentForm *self,
             ZhTournament     *tournament,
             gboolean          was_swiss)
{
  gboolean is_swiss = zh_filled_is_changed (self->system) ? zh_system_get_traits (get_system (self)->id)->has_free_rounds : was_swiss;

  if (is_swiss != was_swiss)
    {
      tournament->n_rounds = 0;
      tournament->cycles = 1;
    }
  if (is_swiss && (!was_swiss || zh_filled_is_changed (self->rounds)))
    tournament->n_rounds = gtk_spin_button_get_value_as_int (self->rounds);
  if (!is_swiss && (was_swiss || zh_filled_is_changed (self->cycles)))
    tournament->cycles = gtk_spin_button_get_value_as_int (self->cycles);
}

/* What was chosen among values that cannot be wrong. */
static void
read_choices (ZhTournamentForm *self,
              ZhTournament     *tournament)
{
  if (zh_filled_is_changed (self->sport))
    tournament->sport = (ZhSport) adw_combo_row_get_selected (self->sport);
  if (zh_filled_is_changed (self->boards))
    tournament->boards = gtk_spin_button_get_value_as_int (self->boards);
  if (zh_filled_is_changed (self->boards) || zh_filled_is_changed (self->lineups))
    read_lineups (self, tournament);
  read_length (self, tournament, zh_system_get_traits (tournament->system)->has_free_rounds);
  if (zh_filled_is_changed (self->system))
    tournament->system = get_system (self)->id;
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

void
zh_tournament_form_set_ruleset (ZhTournamentForm *self,
                                ZhRuleset        *ruleset)
{
  g_return_if_fail (ZH_IS_TOURNAMENT_FORM (self));

  g_clear_pointer (&self->ruleset, zh_ruleset_unref);
  self->ruleset = zh_ruleset_ref (ruleset);
  suggest_sport (self);
  rules_changed_cb (self);
}

static char *
format_minutes (const char *control)
{
  int base;
  int increment;

  if (strpbrk (control, "/:") != NULL || !zh_time_control_parse (control, &base, &increment) || base % 60 != 0)
    return g_strdup (control);
  return g_strdup_printf ("%d+%d", base / 60, increment);
}

static void
mark_fields (ZhTournamentForm *self)
{
  gpointer fields[] = { self->name, self->sport, self->time_control, self->system, self->rounds,
                        self->cycles, self->boards, self->lineups, self->tiebreaks };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    zh_filled_mark (fields[i]);
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
  g_autofree char *control = format_minutes (tournament->time_control);
  g_autofree char *codes = g_strjoinv (", ", tournament->tiebreaks);

  g_return_if_fail (ZH_IS_TOURNAMENT_FORM (self));

  g_clear_pointer (&self->shown, zh_tournament_unref);
  self->shown = zh_tournament_copy_settings (tournament);
  self->n_entries = (int) tournament->entries->len;
  gtk_editable_set_text (GTK_EDITABLE (self->name), tournament->name);
  gtk_editable_set_text (GTK_EDITABLE (self->time_control), control);
  adw_combo_row_set_selected (self->sport, tournament->sport);
  select_system (self, tournament->system);
  gtk_spin_button_set_value (self->rounds, tournament->n_rounds);
  gtk_spin_button_set_value (self->cycles, tournament->cycles);
  gtk_spin_button_set_value (self->boards, tournament->boards);
  adw_combo_row_set_selected (self->lineups, zh_tournament_get_lineup_mode (tournament));
  gtk_editable_set_text (GTK_EDITABLE (self->tiebreaks), codes);
  rules_changed_cb (self);
  mark_fields (self);
}

gboolean
zh_tournament_form_apply (ZhTournamentForm *self,
                          ZhTournament     *settings,
                          GError          **error)
{
  g_return_val_if_fail (ZH_IS_TOURNAMENT_FORM (self), FALSE);

  if (zh_filled_is_changed (self->name) && !read_name (self, settings, error))
    return FALSE;
  if (zh_filled_is_changed (self->time_control))
    {
      if (!read_time_control (self, settings, error))
        return FALSE;
      if (self->ruleset != NULL)
        zh_tournament_follow_time_control (settings, self->ruleset);
    }
  if (zh_filled_is_changed (self->tiebreaks) && !read_tiebreaks (self, settings, error))
    return FALSE;
  read_choices (self, settings);
  return TRUE;
}

/* Everything the fields show is chosen, but for tie-breaks nobody touched: those are the rules'. */
ZhTournament *
zh_tournament_form_dup_new (ZhTournamentForm *self,
                            GError          **error)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();

  g_return_val_if_fail (ZH_IS_TOURNAMENT_FORM (self), NULL);
  g_return_val_if_fail (self->shown == NULL, NULL);

  if (!read_name (self, tournament, error) || !read_time_control (self, tournament, error))
    return NULL;
  read_choices (self, tournament);
  if (self->ruleset != NULL)
    zh_tournament_apply_ruleset (tournament, self->ruleset);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->tiebreaks)), self->suggested) != 0 && !read_tiebreaks (self, tournament, error))
    return NULL;
  return g_steal_pointer (&tournament);
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
