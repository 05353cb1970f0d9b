#include "config.h"

#include "override-preview.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-regulation.h"
#include "event-outcomes.h"
#include "rule-effects.h"
#include "rule-words.h"
#include "rules-schema.h"
#include "ruleset-defaults.h"
#include "tournament-choices.h"

/* What becomes of a rule: it is for tournaments still to be made, or read whenever it is needed, or
 * the program does nothing with it. */
typedef enum
{
  REACH_NEW,
  REACH_AT_ONCE,
  REACH_WAITS,
  REACH_SHOWN,
  N_REACHES
} Reach;

static const char *const reach_formats[N_REACHES] = {
  /* Translators: rules with their values, "; " between. */
  [REACH_NEW] = N_ ("Holds for tournaments made from now on: %s"),
  [REACH_AT_ONCE] = N_ ("Holds at once for the whole event: %s"),
  [REACH_WAITS] = N_ ("○ Not applied yet, see to it yourself: %s"),
  [REACH_SHOWN] = N_ ("□ Shown, not applied: %s"),
};

/* The change, and the sentences about it so far. */
typedef struct
{
  const ZhCompetition *competition;
  const ZhLanguage    *language;
  ZhRuleset           *now;
  ZhRuleset           *then;
  GPtrArray           *lines; /* (element-type utf8) */
} Preview;

static void
preview_clear (Preview *self)
{
  g_clear_pointer (&self->now, zh_ruleset_unref);
  g_clear_pointer (&self->then, zh_ruleset_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Preview, preview_clear)

/* Makes ready to compare the rules as they are with the rules as they would be. */
static gboolean
compare (Preview         *self,
         const GPtrArray *rules,
         GError         **error)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->now = zh_competition_load_ruleset (self->competition, error);
  self->then = self->now != NULL ? zh_competition_load_changed_ruleset (self->competition, self->competition->ruleset, rules, error) : NULL;
  return self->then != NULL;
}

static char **
take_lines (Preview *self)
{
  g_ptr_array_add (self->lines, NULL);
  return (char **) g_ptr_array_steal (self->lines, NULL);
}

/* @tournament with every setting that rules decide as @rules say. */
static ZhTournament *
make_ruled (const ZhTournament *tournament,
            const ZhRuleset    *rules)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    if (settings[i].rule != NULL && zh_setting_applies (&settings[i], tournament))
      zh_tournament_choices_set (choices, settings[i].key, NULL);
  return zh_tournament_choices_resolve (choices, rules, tournament, NULL);
}

/* One setting that the change is about: whether the tournament has it so already, chose another, or
 * keeps what it was made with. */
static void
add_setting (Preview            *self,
             const ZhTournament *tournament,
             const ZhSetting    *setting,
             const ZhTournament *then)
{
  g_autofree char *own = zh_setting_dup_value (setting, setting->key, tournament);
  g_autofree char *ruled = zh_setting_dup_value (setting, setting->key, then);
  g_autofree char *own_words = zh_setting_format_value (setting, own, self->language);
  g_autofree char *ruled_words = zh_setting_format_value (setting, ruled, self->language);
  g_autofree char *origin_key = g_strconcat (ZH_SETTING_ORIGIN, setting->key, NULL);
  const char      *origin = zh_tournament_get_option (tournament, origin_key);
  const char      *label = zh_setting_get_label (setting, self->language);
  const char      *format;

  if (strcmp (own, ruled) == 0)
    {
      g_ptr_array_add (self->lines, g_strdup_printf (zh_tr (self->language, "%1$s: “%2$s” is %3$s already"), tournament->name, label, own_words));
      return;
    }
  if (g_strcmp0 (origin, "chosen") == 0)
    format = zh_tr (self->language, "%1$s: “%2$s” stays %3$s, which was chosen; by this rule it would be %4$s");
  else
    format = zh_tr (self->language, "%1$s: “%2$s” stays %3$s, as it was made; by this rule it would be %4$s");
  g_ptr_array_add (self->lines, g_strdup_printf (format, tournament->name, label, own_words, ruled_words));
}

/* Returns: whether the change is about a setting of the tournament. */
static gboolean
add_tournament (Preview            *self,
                const ZhTournament *tournament)
{
  g_autoptr (ZhTournament) now = make_ruled (tournament, self->now);
  g_autoptr (ZhTournament) then = make_ruled (tournament, self->then);
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);
  guint            before = self->lines->len;

  for (gsize i = 0; now != NULL && then != NULL && i < n; i++)
    {
      g_autofree char *old = zh_setting_dup_value (&settings[i], settings[i].key, now);
      g_autofree char *new = zh_setting_dup_value (&settings[i], settings[i].key, then);

      if (settings[i].rule != NULL && strcmp (old, new) != 0)
        add_setting (self, tournament, &settings[i], then);
    }
  return self->lines->len > before;
}

/* What is read once, when a tournament is made or given a time control. */
static gboolean
is_for_new_ones (const char *key)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (zh_rule_makes_settings (key))
    return TRUE;
  for (gsize i = 0; i < n; i++)
    {
      const char *rule = settings[i].rule;

      if (rule != NULL && (strcmp (rule, key) == 0 || (g_str_has_suffix (rule, "*") && strncmp (rule, key, strlen (rule) - 1) == 0)))
        return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full): the tournaments that there are, commas between */
static char *
add_tournaments (Preview *self)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < self->competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (self->competition->tournaments, i);

      add_tournament (self, tournament);
      g_string_append_printf (names, i > 0 ? ", %s" : "%s", tournament->name);
    }
  return g_string_free (names, FALSE);
}

static void
add_rule (Preview    *self,
          const char *key)
{
  g_autofree char *names = NULL;

  if (is_for_new_ones (key))
    g_ptr_array_add (self->lines, g_strdup (zh_tr (self->language, "Holds for tournaments made from now on.")));
  names = add_tournaments (self);
  if (self->lines->len == 0 && *names != '\0')
    g_ptr_array_add (self->lines, g_strdup_printf (zh_tr (self->language, "Holds at once for every tournament: %s"), names));
  else if (self->lines->len == 0)
    g_ptr_array_add (self->lines, g_strdup (zh_tr (self->language, "Holds at once for the whole event.")));
}

static Reach
get_reach (const char *key)
{
  switch (zh_rule_get_effect (key))
    {
    case ZH_RULE_WAITS:
      return REACH_WAITS;
    case ZH_RULE_INFORMS:
      return REACH_SHOWN;
    case ZH_RULE_ACTS:
    case ZH_RULE_WARNS:
      return is_for_new_ones (key) ? REACH_NEW : REACH_AT_ONCE;
    default:
      g_assert_not_reached ();
    }
}

/* "Time for a game: 1800, now 3600"; nothing for a rule that stays as it is. */
static char *
dup_change_words (const Preview *self,
                  const char    *key)
{
  const ZhRuleValue *old = zh_ruleset_lookup (self->now, key);
  const ZhRuleValue *new = zh_ruleset_lookup (self->then, key);
  g_autofree char *words = NULL;
  g_autofree char *then = NULL;
  g_autofree char *now = NULL;

  if (new == NULL || (old != NULL && strcmp (old->value, new->value) == 0))
    return NULL;
  words = zh_rule_dup_words (self->then, key, self->language);
  then = zh_rule_format_value (key, new->value, self->language);
  if (old == NULL)
    return g_strdup_printf ("%s: %s", words, then);
  now = zh_rule_format_value (key, old->value, self->language);
  /* Translators: a rule, the value that it would have, the value that it has. */
  return g_strdup_printf (zh_tr (self->language, "%1$s: %2$s, now %3$s"), words, then, now);
}

/* The rules that change, in one sentence for each thing that becomes of a rule. */
static void
add_rules (Preview         *self,
           const GPtrArray *rules)
{
  for (Reach reach = 0; reach < N_REACHES; reach++)
    {
      g_autoptr (GString) list = g_string_new (NULL);

      for (guint i = 0; i < rules->len; i++)
        {
          const char      *key = ((const ZhGivenRule *) g_ptr_array_index (rules, i))->key;
          g_autofree char *words = get_reach (key) == reach ? dup_change_words (self, key) : NULL;

          if (words != NULL)
            g_string_append_printf (list, list->len > 0 ? "; %s" : "%s", words);
        }
      if (list->len > 0)
        g_ptr_array_add (self->lines, g_strdup_printf (zh_tr (self->language, reach_formats[reach]), list->str));
      if (reach == REACH_NEW)
        g_free (add_tournaments (self));
    }
}

/* How far a door is open: the rule that says the most that a regulation may say of another (draughts IV.9.4.2). */
static const struct
{
  const char *key;
  const char *most;
} limits[] = {
  { "lateness.default-seconds", "lateness.default-seconds-max" },
};

/* 0 where it may say anything. */
static int
get_most (const ZhCompetition *competition,
          const char          *key)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  int most = 0;

  for (gsize i = 0; rules != NULL && i < G_N_ELEMENTS (limits); i++)
    if (strcmp (limits[i].key, key) == 0)
      zh_ruleset_get_int (rules, limits[i].most, &most, NULL);
  return most;
}

char *
zh_competition_dup_door_notice (const ZhCompetition *competition,
                                const char          *key,
                                const char          *said,
                                const ZhLanguage    *language,
                                gboolean            *is_closed)
{
  g_autoptr (ZhRuleset) ruleset = *competition->ruleset != '\0' ? zh_ruleset_load (competition->ruleset, NULL) : NULL;
  const char        *present = zh_rules_schema_get_present_name (key);
  const ZhRuleValue *value = ruleset != NULL ? zh_ruleset_lookup (ruleset, present) : NULL;
  int                most;

  *is_closed = value != NULL && zh_ruleset_closes (ruleset, present);
  if (*is_closed)
    return g_strdup_printf (zh_tr (language, "The rules settle this and leave it to no regulation [%s]: an event that does otherwise departs from them."), value->article);
  if (value == NULL || *value->door == '\0')
    return NULL;
  most = get_most (competition, present);
  if (most == 0)
    return g_strdup_printf (zh_tr (language, "The rules leave this to the regulation [%s]."), value->door);
  *is_closed = said != NULL && g_ascii_string_to_signed (said, 10, (gint64) most + 1, G_MAXINT, NULL, NULL);
  if (*is_closed)
    /* Translators: a number, then an article. */
    return g_strdup_printf (zh_tr (language, "The rules let a regulation say %1$d at most [%2$s]: an event that says more departs from them."), most, value->door);
  return g_strdup_printf (zh_tr (language, "The rules leave this to the regulation, up to %1$d [%2$s]."), most, value->door);
}

char **
zh_competition_dup_override_preview (const ZhCompetition *competition,
                                     const char          *key,
                                     const char          *value,
                                     const ZhLanguage    *language,
                                     GError             **error)
{
  g_auto (Preview) preview = { .competition = competition, .language = language };
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free);
  const char *present;
  const char *notice;

  g_assert (competition != NULL && key != NULL);

  present = zh_rules_schema_get_present_name (key);
  g_ptr_array_add (rules, zh_given_rule_new (present, value));
  if ((value != NULL && !zh_regulation_check_key (present, error)) || !compare (&preview, rules, error))
    return NULL;
  notice = zh_rule_get_effect_notice (present, language);
  if (notice != NULL)
    g_ptr_array_add (preview.lines, g_strdup (notice));
  else
    add_rule (&preview, present);
  return take_lines (&preview);
}

char **
zh_competition_dup_regulation_preview (const ZhCompetition *competition,
                                       const char          *id,
                                       const ZhLanguage    *language,
                                       GError             **error)
{
  g_auto (Preview) preview = { .competition = competition, .language = language };
  g_autoptr (GPtrArray) rules = NULL;

  g_assert (competition != NULL && id != NULL);

  rules = zh_competition_read_regulation (competition, id, error);
  if (rules == NULL || !compare (&preview, rules, error))
    return NULL;
  add_rules (&preview, rules);
  if (preview.lines->len == 0)
    g_ptr_array_add (preview.lines, g_strdup (zh_tr (language, "The event has every rule of this regulation already.")));
  return take_lines (&preview);
}
