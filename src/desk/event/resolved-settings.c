/* What choices and rules make of a tournament (tournament-choices.h). */
#include "config.h"

#include "tournament-choices.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "event-norms.h"
#include "ruleset-defaults.h"
#include "teams.h"
#include "tiebreak-code.h"
#include "time-class.h"

/* What other settings depend on; it is put in before the rules are asked. */
static const char *const shapes[] = { "name", "sport", "system", "boards", "games", ZH_OPTION_TEAM_SCORES, "time-control" };

/* Points that were those of a win, a draw or a loss follow them. */
static const struct
{
  const char *key;
  const char *base;
  gboolean    is_bye;
} followers[] = {
  { "forfeit-win", "win", FALSE },
  { "forfeit-loss", "loss", FALSE },
  { "allocated-bye", "win", TRUE },
  { "full-bye", "win", TRUE },
  { "half-bye", "draw", TRUE },
  { "zero-bye", "loss", TRUE },
};

typedef struct
{
  const ZhTournamentChoices *choices;
  const ZhRuleset           *rules;  /* nullable */
  const ZhTournament        *old;    /* nullable */
  ZhTournament              *before; /* what holds without the choices */
  ZhTournament              *ruled;  /* what the rules say */
  ZhTournament              *next;
} Resolving;

static void
resolving_clear (Resolving *self)
{
  g_clear_pointer (&self->before, zh_tournament_unref);
  g_clear_pointer (&self->ruled, zh_tournament_unref);
  g_clear_pointer (&self->next, zh_tournament_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Resolving, resolving_clear)

/* Whether somebody chose a value; going back to the rules is none. */
static gboolean
is_chosen (const Resolving *self,
           const char      *key)
{
  const char *value = NULL;

  return zh_tournament_choices_lookup (self->choices, key, &value) && value != NULL;
}

static ZhPoints *
get_points (const ZhTournament *tournament,
            const char         *key)
{
  return &G_STRUCT_MEMBER (ZhPoints, tournament, zh_setting_find (key)->offset);
}

/* Checks that look further than the row. */

static gboolean
check_time_control (const char *text,
                    GError    **error)
{
  int base;
  int increment;

  if (*text == '\0' || zh_time_control_parse (text, &base, &increment))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("Time control: “%s” was not understood; give seconds such as 5400+30 or 40/7200:3600+30"), text);
}

static gboolean
check_codes (const char *text,
             GError    **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) parsed = NULL;

  zh_setting_put (zh_setting_find ("tiebreaks"), "tiebreaks", text, settings);
  parsed = zh_tiebreak_codes_parse ((const char *const *) settings->tiebreaks, error);
  return parsed != NULL;
}

static gboolean
check_known (const char       *key,
             const ZhSetting **setting,
             GError          **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  *setting = zh_setting_find (key);
  if (*setting != NULL)
    return TRUE;
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, "%s%s%s", i > 0 ? ", " : "", settings[i].key, g_str_has_suffix (settings[i].key, "-") ? "ROUND-BOARD" : "");
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” is no setting of a tournament; there are %2$s"), key, known->str);
}

/* An option of another system would be kept and do nothing. */
static gboolean
check_applies (const ZhSetting    *setting,
               const char         *text,
               const ZhTournament *next,
               GError            **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *system = zh_setting_format_value (zh_setting_find ("system"), zh_system_to_string (next->system), language);

  if (setting->offset != 0 || *text == '\0' || g_strcmp0 (text, setting->usual) == 0 || zh_setting_applies (setting, next))
    return TRUE;
  if (setting->of == ZH_SETTING_OF_TEAMS && !zh_tournament_is_team (next))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s (%2$s): that is a setting of teams; say first how many boards a match has"),
                 zh_setting_get_label (setting, language), setting->key);
  else if (setting->of == ZH_SETTING_OF_SOLVING || zh_play_is_of_works (next->play))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s (%2$s): that is no setting of this kind of play; choose the kind first"),
                 zh_setting_get_label (setting, language), setting->key);
  else if (setting->of == ZH_SETTING_OF_SEVERAL_GAMES && next->games_per_pairing == 1)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                 _ ("%1$s (%2$s): that is a setting of pairings of several games; say first how many there are"),
                 zh_setting_get_label (setting, language), setting->key);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s (%2$s): the system “%3$s” has no such setting"), zh_setting_get_label (setting, language),
                 setting->key, system);
  return FALSE;
}

static gboolean
put_choice (Resolving  *self,
            const char *key,
            GError    **error)
{
  const ZhSetting *setting = NULL;
  const char      *chosen = NULL;
  g_autofree char *text = NULL;

  if (!check_known (key, &setting, error))
    return FALSE;
  zh_tournament_choices_lookup (self->choices, key, &chosen);
  text = chosen != NULL ? zh_setting_dup_checked (setting, chosen, error) : zh_setting_dup_value (setting, key, self->ruled);
  if (text == NULL)
    return FALSE;
  if (chosen != NULL && ((strcmp (key, "time-control") == 0 && !check_time_control (text, error)) ||
                         (strcmp (key, "tiebreaks") == 0 && !check_codes (text, error))))
    return FALSE;
  zh_setting_put (setting, key, text, self->next);
  return chosen == NULL || check_applies (setting, text, self->next, error);
}

static gboolean
put_shape (Resolving *self,
           GError   **error)
{
  /* The kind of play says which settings there are; the time class is put once more behind the time control. */
  if (is_chosen (self, "discipline") && !put_choice (self, "discipline", error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (is_chosen (self, shapes[i]) && strcmp (shapes[i], ZH_OPTION_TEAM_SCORES) != 0 && !put_choice (self, shapes[i], error))
      return FALSE;
  return !is_chosen (self, ZH_OPTION_TEAM_SCORES) || put_choice (self, ZH_OPTION_TEAM_SCORES, error);
}

static gboolean
put_rest (Resolving *self,
          GError   **error)
{
  g_autofree const char **keys = zh_tournament_choices_dup_keys (self->choices);

  for (const char **key = keys; *key != NULL; key++)
    if ((!is_chosen (self, *key) || !g_strv_contains (shapes, *key)) && !put_choice (self, *key, error))
      return FALSE;
  return TRUE;
}

/* The rules */

static ZhTournament *
make_ruled (const ZhRuleset    *rules,
            const ZhTournament *shape)
{
  ZhTournament *ruled = zh_tournament_copy_settings (shape);

  ruled->scoring = ZH_SCORING_ONE;
  if (rules != NULL)
    zh_tournament_apply_ruleset (ruled, rules);
  if (zh_tournament_is_team (ruled))
    zh_tournament_set_team_byes (ruled);
  return ruled;
}

static gboolean
is_reshaped (const Resolving *self)
{
  return self->old != NULL && (self->old->system != self->next->system || zh_tournament_is_team (self->old) != zh_tournament_is_team (self->next));
}

/* A tournament that changes its system before it begins has the order of tie-breaks for the new one,
 * where the old one came from the rules too; its length starts anew where it is counted otherwise. */
static void
follow_shape (Resolving *self)
{
  const char *origin = zh_tournament_get_option (self->next, ZH_SETTING_ORIGIN "tiebreaks");

  if (!is_reshaped (self))
    return;
  if (self->old->rounds->len == 0 && (g_strcmp0 (origin, "rules") == 0 || g_strcmp0 (origin, "regulation") == 0))
    {
      g_strfreev (self->next->tiebreaks);
      self->next->tiebreaks = g_strdupv (self->ruled->tiebreaks);
    }
  if (zh_system_get_traits (self->old->system)->has_free_rounds != zh_system_get_traits (self->next->system)->has_free_rounds)
    {
      self->next->n_rounds = 0;
      self->next->cycles = 1;
    }
}

/* A tournament that becomes a solving event has the rules of one. */
static void
follow_play (Resolving *self)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (self->old == NULL || self->old->play == self->next->play || self->next->play != ZH_PLAY_SOLVING)
    return;
  for (gsize i = 0; i < n; i++)
    if (settings[i].of == ZH_SETTING_OF_SOLVING)
      {
        g_autofree char *ruled = zh_setting_dup_value (&settings[i], settings[i].key, self->ruled);

        zh_setting_put (&settings[i], settings[i].key, ruled, self->next);
      }
}

static void
follow_points (Resolving *self)
{
  gboolean is_team = zh_tournament_is_team (self->next);

  for (gsize i = 0; i < G_N_ELEMENTS (followers); i++)
    if (!(is_team && followers[i].is_bye) && is_chosen (self, followers[i].base) && !zh_tournament_choices_lookup (self->choices, followers[i].key, NULL) &&
        *get_points (self->before, followers[i].key) == *get_points (self->before, followers[i].base))
      *get_points (self->next, followers[i].key) = *get_points (self->next, followers[i].base);
}

/* Byes of teams count as matches; of players what the rules of the event say. */
static void
follow_teams (Resolving *self)
{
  g_autoptr (ZhTournament) matches = zh_tournament_copy_settings (self->next);
  gboolean is_team = zh_tournament_is_team (self->next);
  gboolean has_match_points = is_chosen (self, "match-win") || is_chosen (self, "match-draw") || is_chosen (self, "match-loss");

  if (!is_reshaped (self) && !(is_team && has_match_points))
    return;
  if (is_team)
    zh_tournament_set_team_byes (matches);
  for (gsize i = 0; i < G_N_ELEMENTS (followers); i++)
    if (followers[i].is_bye && !zh_tournament_choices_lookup (self->choices, followers[i].key, NULL))
      *get_points (self->next, followers[i].key) = *get_points (is_team ? matches : self->ruled, followers[i].key);
}

/* A regulation may name the control of its tournaments; whoever says another, or none, has that. */
static void
propose_control (Resolving *self)
{
  int base = 0;
  int increment = 0;

  if (self->old != NULL || self->rules == NULL || zh_tournament_choices_lookup (self->choices, "time-control", NULL) ||
      !zh_ruleset_get_int (self->rules, "control.base-seconds", &base, NULL))
    return;
  zh_ruleset_get_int (self->rules, "control.increment-seconds", &increment, NULL);
  g_free (self->next->time_control);
  self->next->time_control = g_strdup_printf ("%d+%d", base, increment);
}

/* A regulation may name the boards of its matches; whoever says another number, or none, has that. Where one
 * side meets the other, its system says so itself. */
static void
propose_boards (Resolving *self)
{
  if (self->old == NULL && self->rules != NULL && !zh_tournament_choices_lookup (self->choices, "boards", NULL) &&
      !zh_system_get_traits (self->next->system)->has_sides)
    zh_ruleset_get_int (self->rules, "teams.boards", &self->next->boards, NULL);
}

/* Colours that the rules lay on the boards go on to boards that are added before the first round. */
static void
follow_boards (Resolving *self)
{
  const char      *origin = zh_tournament_get_option (self->next, ZH_SETTING_ORIGIN ZH_OPTION_BOARD_COLOURS);
  const ZhSetting *colours = zh_setting_find (ZH_OPTION_BOARD_COLOURS);
  g_autofree char *ruled = zh_setting_dup_value (colours, colours->key, self->ruled);

  if (self->old != NULL && self->old->boards != self->next->boards && (g_strcmp0 (origin, "rules") == 0 || g_strcmp0 (origin, "regulation") == 0))
    zh_setting_put (colours, colours->key, ruled, self->next);
}

/* Where it comes from */

const ZhRuleValue *
zh_setting_find_rule (const ZhSetting    *self,
                      const ZhRuleset    *rules,
                      const ZhTournament *settings)
{
  if (self->rule == NULL)
    return NULL;
  if (g_str_has_suffix (self->rule, "*"))
    return zh_ruleset_find_tie_breaks (rules, settings->system, zh_tournament_is_team (settings));
  return zh_ruleset_lookup (rules, self->rule);
}

static const char *
find_origin (const Resolving *self,
             const ZhSetting *setting)
{
  const ZhRuleValue *value = self->rules != NULL ? zh_setting_find_rule (setting, self->rules, self->next) : NULL;

  return value == NULL ? NULL : value->overridden ? "regulation"
                                                  : "rules";
}

static gboolean
keeps_value (const Resolving *self,
             const ZhSetting *setting)
{
  g_autofree char *old = self->old != NULL ? zh_setting_dup_value (setting, setting->key, self->old) : NULL;
  g_autofree char *next = zh_setting_dup_value (setting, setting->key, self->next);

  return g_strcmp0 (old, next) == 0;
}

static gboolean
is_ruled (const Resolving *self,
          const ZhSetting *setting)
{
  g_autofree char *ruled = zh_setting_dup_value (setting, setting->key, self->ruled);
  g_autofree char *next = zh_setting_dup_value (setting, setting->key, self->next);

  return g_strcmp0 (ruled, next) == 0;
}

/* What nobody touched keeps its origin; what followed another choice is the rules' only where it is
 * what they say. */
static void
note_origins (Resolving *self)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *key = g_strconcat (ZH_SETTING_ORIGIN, settings[i].key, NULL);
      const char      *origin = find_origin (self, &settings[i]);

      if (settings[i].rule == NULL || !zh_setting_applies (&settings[i], self->next))
        continue;
      if (!zh_tournament_choices_lookup (self->choices, settings[i].key, NULL) && keeps_value (self, &settings[i]))
        continue;
      if (is_chosen (self, settings[i].key) || !is_ruled (self, &settings[i]))
        origin = "chosen";
      if (origin != NULL)
        g_hash_table_replace (self->next->options, g_steal_pointer (&key), g_strdup (origin));
      else
        g_hash_table_remove (self->next->options, key);
    }
}

ZhTournament *
zh_tournament_choices_resolve (const ZhTournamentChoices *self,
                               const ZhRuleset           *rules,
                               const ZhTournament        *old,
                               GError                   **error)
{
  g_auto (Resolving) resolving = { .choices = self, .rules = rules, .old = old };

  resolving.next = old != NULL ? zh_tournament_copy_settings (old) : zh_tournament_new ();
  if (old == NULL && rules != NULL)
    resolving.next->sport = zh_ruleset_get_default_sport (rules);
  if (!put_shape (&resolving, error))
    return NULL;
  propose_control (&resolving);
  propose_boards (&resolving);
  resolving.ruled = make_ruled (rules, resolving.next);
  resolving.before = zh_tournament_copy_settings (old != NULL ? old : resolving.ruled);
  if (old == NULL)
    {
      zh_tournament_unref (resolving.next);
      resolving.next = zh_tournament_copy_settings (resolving.ruled);
    }
  else if (is_chosen (&resolving, "time-control") && rules != NULL)
    zh_tournament_follow_time_control (resolving.next, rules);
  follow_shape (&resolving);
  follow_boards (&resolving);
  follow_play (&resolving);
  if (!put_rest (&resolving, error))
    return NULL;
  follow_points (&resolving);
  follow_teams (&resolving);
  note_origins (&resolving);
  return g_steal_pointer (&resolving.next);
}
