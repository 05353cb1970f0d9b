#include "config.h"

#include "follow-regulation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "prize-plan.h"
#include "regulation-titles.h"
#include "rule-words.h"
#include "ruleset-defaults.h"
#include "system.h"

#define ITEM "item."
#define ROUNDS ITEM "rounds"
#define TIES ITEM "ties"
#define RULESET ITEM "ruleset"

/* What settings and details change of the regulation. */
#define MAX_CHANGES 16

static char *
format_change (const char       *change,
               const ZhLanguage *language)
{
  const char *title = g_str_has_prefix (change, ITEM) ? zh_regulation_item_get_title (change + strlen (ITEM), language) : NULL;

  if (strcmp (change, RULESET) == 0)
    return g_strdup (zh_trc (language, "field", "ruleset"));
  return title != NULL ? g_strdup (title) : zh_rule_dup_words (NULL, change, language);
}

static gboolean
refuse_change (const ZhAddition *approval,
               const char       *change,
               GError          **error)
{
  g_autofree char *day = zh_language_format_date (zh_language_get_screen (), approval->day);
  g_autofree char *what = format_change (change, zh_language_get_screen ());

  /* Translators: a day, an item of the regulation or a rule. */
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The regulation was approved on %1$s, and “%2$s” changes by an addition to it alone. Begin an addition first"), day, what);
}

/* "" for 0, which says nothing. */
static char *
dup_number (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

/* Of a win, a draw and a loss, in tenths. */
static char *
dup_points (const ZhTournament *tournament)
{
  return g_strdup_printf ("%d %d %d", tournament->scoring.win, tournament->scoring.draw, tournament->scoring.loss);
}

/* Of a plan every line; what stood before is kept in one. */
static char *
dup_prizes (const ZhTournament *tournament)
{
  const char *text = zh_tournament_get_option (tournament, ZH_OPTION_PRIZES);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  return g_strjoinv (ZH_ADDITION_LINE_END, lines);
}

/* What the file keeps of an item before the act; %NULL of what is none of a tournament. */
static char *
dup_item (const ZhCompetition *competition,
          const ZhTournament  *tournament,
          const char          *change)
{
  g_autofree char *start = zh_date_format_iso (competition->start);
  g_autofree char *end = zh_date_format_iso (competition->end);

  if (strcmp (change, ITEM "place") == 0)
    return g_strdup_printf ("%s (%s – %s)", competition->place, start, end);
  if (strcmp (change, ITEM "organiser") == 0)
    return g_strdup (competition->organiser);
  if (strcmp (change, ITEM "ruleset") == 0)
    return g_strdup (competition->ruleset);
  if (tournament == NULL)
    return NULL;
  if (strcmp (change, ITEM "system") == 0)
    return g_strdup (zh_system_to_string (tournament->system));
  if (strcmp (change, ROUNDS) == 0)
    return dup_number (tournament->n_rounds);
  if (strcmp (change, ITEM "control") == 0)
    return g_strdup (tournament->time_control);
  if (strcmp (change, TIES) == 0)
    return g_strjoinv (" ", tournament->tiebreaks);
  if (strcmp (change, ITEM "points") == 0)
    return dup_points (tournament);
  if (strcmp (change, ITEM "awards") == 0)
    return dup_prizes (tournament);
  return strcmp (change, ITEM "teams") == 0 ? dup_number (tournament->boards) : NULL;
}

static void
add_before (const ZhAct     *act,
            ZhAddition      *next,
            const ZhRuleset *rules,
            const char      *change)
{
  gboolean            is_item = g_str_has_prefix (change, ITEM);
  const ZhTournament *tournament = is_item ? zh_competition_find_tournament (act->snapshot, act->tournament_id) : NULL;
  const ZhRuleValue  *rule = !is_item && rules != NULL ? zh_ruleset_lookup (rules, change) : NULL;
  g_autofree char    *value = is_item ? dup_item (act->snapshot, tournament, change) : g_strdup (rule != NULL ? rule->value : "");

  if (value != NULL)
    zh_addition_add_before (next, change, tournament != NULL ? tournament->id : 0, value);
}

gboolean
zh_act_follow_regulation (ZhAct             *act,
                          const char *const *changes,
                          GError           **error)
{
  const ZhAddition *approval = zh_additions_find_approval (act->snapshot->additions);
  const ZhAddition *open = zh_additions_find_open (act->snapshot->additions);
  g_autoptr (ZhAddition) next = NULL;
  g_autoptr (ZhRuleset) rules = NULL;

  if (approval == NULL || changes[0] == NULL)
    return TRUE;
  if (open == NULL)
    return refuse_change (approval, changes[0], error);
  next = zh_addition_copy (open);
  rules = zh_competition_load_ruleset (act->snapshot, NULL);
  for (gsize i = 0; changes[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (next->changes, " ", -1);
      g_autofree char *longer = g_strconcat (next->changes, *next->changes != '\0' ? " " : "", changes[i], NULL);

      if (!g_strv_contains ((const char *const *) words, changes[i]))
        zh_person_set_string (&next->changes, longer);
      add_before (act, next, rules, changes[i]);
    }
  zh_act_set_int (act, "addition", next->number);
  return (strcmp (next->changes, open->changes) == 0 && strcmp (next->before, open->before) == 0) || zh_store_put_addition (act->store, next, error);
}

gboolean
zh_act_follow_change (ZhAct      *act,
                      const char *change,
                      GError    **error)
{
  const char *const changes[] = { change, NULL };

  return zh_act_follow_regulation (act, changes, error);
}

gboolean
zh_act_follow_settings (ZhAct              *act,
                        const ZhTournament *old,
                        const ZhTournament *next,
                        GError            **error)
{
  const char *changes[MAX_CHANGES] = { NULL };
  int         n = 0;

  if (old->system != next->system || old->cycles != next->cycles || old->games_per_pairing != next->games_per_pairing)
    changes[n++] = ITEM "system";
  if (old->n_rounds != next->n_rounds)
    changes[n++] = ITEM "rounds";
  if (strcmp (old->time_control, next->time_control) != 0)
    changes[n++] = ITEM "control";
  if (!g_strv_equal ((const char *const *) old->tiebreaks, (const char *const *) next->tiebreaks))
    changes[n++] = ITEM "ties";
  if (memcmp (&old->scoring, &next->scoring, sizeof old->scoring) != 0)
    changes[n++] = ITEM "points";
  if (old->boards != next->boards)
    changes[n++] = ITEM "teams";
  if (g_strcmp0 (zh_tournament_get_option (old, ZH_OPTION_PRIZES), zh_tournament_get_option (next, ZH_OPTION_PRIZES)) != 0)
    changes[n++] = ITEM "awards";
  return zh_act_follow_regulation (act, changes, error);
}

gboolean
zh_act_follow_details (ZhAct                      *act,
                       const ZhCompetitionDetails *next,
                       GError                    **error)
{
  const ZhCompetition *old = act->snapshot;
  const char          *changes[MAX_CHANGES] = { NULL };
  int                  n = 0;

  if (g_strcmp0 (old->place, next->place) != 0 || zh_date_compare (old->start, next->start) != 0 || zh_date_compare (old->end, next->end) != 0)
    changes[n++] = ITEM "place";
  if (g_strcmp0 (old->organiser, next->organiser) != 0)
    changes[n++] = ITEM "organiser";
  if (g_strcmp0 (old->ruleset, next->ruleset) != 0)
    changes[n++] = RULESET;
  return zh_act_follow_regulation (act, changes, error);
}
