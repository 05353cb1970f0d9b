#include "config.h"

#include "rule-proposals.h"

#include <glib/gi18n.h>
#include <string.h>

#include "event-norms.h"
#include "time-class.h"

GMenuModel *
zh_control_menu_new (const ZhRuleset *rules,
                     ZhSport          sport)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GPtrArray) list = rules != NULL ? zh_ruleset_list_controls (rules, sport, language) : NULL;
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) section = NULL;
  g_autofree char *above = NULL;

  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      const ZhRecommendedControl *control = g_ptr_array_index (list, i);
      g_autofree char            *title = g_strdup_printf ("%s, %s (%s)", zh_time_class_get_label (control->time_class, language),
                                                           zh_recommended_control_get_clock (control, language), control->article);
      g_autoptr (GMenuItem) item = g_menu_item_new (control->words, NULL);

      if (g_strcmp0 (title, above) != 0)
        {
          g_clear_object (&section);
          section = g_menu_new ();
          g_menu_append_section (menu, title, G_MENU_MODEL (section));
          g_free (above);
          above = g_strdup (title);
        }
      g_menu_item_set_action_and_target (item, "form.take-control", "s", control->control);
      g_menu_append_item (section, item);
    }
  return list != NULL && list->len > 0 ? G_MENU_MODEL (g_steal_pointer (&menu)) : NULL;
}

char *
zh_control_format_minutes (const char *control)
{
  int base;
  int increment;

  if (strpbrk (control, "/:") != NULL || !zh_time_control_parse (control, &base, &increment) || base % 60 != 0)
    return g_strdup (control);
  return g_strdup_printf ("%d+%d", base / 60, increment);
}

char *
zh_proposed_control_dup (const ZhRuleset *rules)
{
  int              base = 0;
  int              increment = 0;
  g_autofree char *control = NULL;

  if (!zh_ruleset_get_int (rules, "control.base-seconds", &base, NULL))
    return NULL;
  zh_ruleset_get_int (rules, "control.increment-seconds", &increment, NULL);
  control = g_strdup_printf ("%d+%d", base, increment);
  return zh_control_format_minutes (control);
}

char *
zh_proposed_rounds_format (const ZhRuleset *rules,
                           int              n_entries)
{
  const char      *article = "";
  g_autofree char *ranges = NULL;
  int              minimum;
  int              maximum;

  if (n_entries >= 2 && zh_ruleset_get_recommended_rounds (rules, n_entries, &minimum, &maximum, &article))
    return g_strdup_printf (ngettext ("Recommended for %1$d player: %2$d–%3$d (%4$s)", "Recommended for %1$d players: %2$d–%3$d (%4$s)", (gulong) n_entries),
                            n_entries, minimum, maximum, article);
  ranges = zh_ruleset_format_recommended_rounds (rules, zh_language_get_screen (), &article);
  return ranges != NULL ? g_strdup_printf (_ ("Recommended: %1$s (%2$s)"), ranges, article) : NULL;
}
