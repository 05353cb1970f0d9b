#include "config.h"

#include "override-preview.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rule-effects.h"
#include "rules-schema.h"
#include "ruleset-defaults.h"
#include "tournament-choices.h"

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

/* The rules of the event as they would be. */
static ZhRuleset *
load_then (const ZhCompetition *competition,
           const char          *key,
           const char          *value,
           GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, error);
  g_autoptr (GHashTable) overrides = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer       old_key;
  gpointer       old_value;

  if (ruleset == NULL)
    return NULL;
  g_hash_table_iter_init (&iter, competition->overrides);
  while (g_hash_table_iter_next (&iter, &old_key, &old_value))
    g_hash_table_replace (overrides, old_key, old_value);
  g_hash_table_remove (overrides, key);
  if (value != NULL)
    g_hash_table_replace (overrides, (gpointer) key, (gpointer) value);
  return zh_ruleset_override_all (ruleset, overrides, error);
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

  if (g_str_has_prefix (key, "time-classes.") || g_str_has_prefix (key, "control."))
    return TRUE;
  for (gsize i = 0; i < n; i++)
    {
      const char *rule = settings[i].rule;

      if (rule != NULL && (strcmp (rule, key) == 0 || (g_str_has_suffix (rule, "*") && strncmp (rule, key, strlen (rule) - 1) == 0)))
        return TRUE;
    }
  return FALSE;
}

static void
add_all (Preview    *self,
         const char *key)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (is_for_new_ones (key))
    g_ptr_array_add (self->lines, g_strdup (zh_tr (self->language, "Holds for tournaments made from now on.")));
  for (guint i = 0; i < self->competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (self->competition->tournaments, i);

      add_tournament (self, tournament);
      g_string_append_printf (names, i > 0 ? ", %s" : "%s", tournament->name);
    }
  if (self->lines->len == 0 && names->len > 0)
    g_ptr_array_add (self->lines, g_strdup_printf (zh_tr (self->language, "Holds at once for every tournament: %s"), names->str));
  else if (self->lines->len == 0)
    g_ptr_array_add (self->lines, g_strdup (zh_tr (self->language, "Holds at once for the whole event.")));
}

char **
zh_competition_dup_override_preview (const ZhCompetition *competition,
                                     const char          *key,
                                     const char          *value,
                                     const ZhLanguage    *language,
                                     GError             **error)
{
  g_auto (Preview) preview = { .competition = competition, .language = language };
  const char *present;
  const char *notice;

  g_assert (competition != NULL && key != NULL);

  present = zh_rules_schema_get_present_name (key);
  preview.lines = g_ptr_array_new_with_free_func (g_free);
  preview.now = zh_competition_load_ruleset (competition, error);
  preview.then = preview.now != NULL ? load_then (competition, present, value, error) : NULL;
  if (preview.then == NULL)
    return NULL;
  notice = zh_rule_get_effect_notice (present, language);
  if (notice != NULL)
    g_ptr_array_add (preview.lines, g_strdup (notice));
  else
    add_all (&preview, present);
  g_ptr_array_add (preview.lines, NULL);
  return (char **) g_ptr_array_steal (preview.lines, NULL);
}
