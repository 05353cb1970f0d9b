#include "config.h"

#include "event-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "long-event.h"
#include "official-roles.h"
#include "reported-result.h"
#include "settings.h"
#include "system.h"
#include "team-players.h"
#include "time-class.h"

#define DAY_LENGTH 10

ZhEventTitles *
zh_event_titles_new (const ZhCompetition *competition,
                     const ZhTournament  *tournament,
                     int                  round,
                     GError             **error)
{
  g_autoptr (ZhEventTitles) self = g_new0 (ZhEventTitles, 1);
  g_autoptr (ZhTournament) reported = zh_tournament_with_reported_results ((ZhTournament *) tournament);
  gboolean is_team = zh_tournament_is_team (tournament);

  self->rules = zh_title_rules_load (error);
  if (self->rules == NULL)
    return NULL;
  self->players = is_team ? zh_tournament_new_of_players (reported) : zh_tournament_ref (reported);
  self->history = zh_history_new (self->players, round * (is_team ? MAX (tournament->games_per_pairing, 1) : 1));
  self->event = zh_title_event_new (self->history, self->rules, competition->federation);
  return g_steal_pointer (&self);
}

void
zh_event_titles_free (ZhEventTitles *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->event, zh_title_event_free);
  g_clear_pointer (&self->history, zh_history_free);
  g_clear_pointer (&self->players, zh_tournament_unref);
  g_clear_pointer (&self->rules, zh_title_rules_free);
  g_free (self);
}

/* Lists do not always say the sex of who has a title of women. */
static gboolean
is_woman (const ZhPerson *person)
{
  return person->sex == ZH_SEX_FEMALE || (person->sex == ZH_SEX_UNKNOWN && *person->title == 'W');
}

gboolean
zh_event_titles_is_sought (const ZhEventTitles *self,
                           int                  entry,
                           int                  title)
{
  const ZhPerson *person = zh_history_get_entry (self->history, entry)->person;

  return person != NULL && zh_title_rules_is_sought (self->rules, title, person->title, is_woman (person));
}

static gboolean
is_within_reach (ZhTitleForecastKind kind)
{
  return kind != ZH_TITLE_FORECAST_NONE && kind != ZH_TITLE_FORECAST_OUT_OF_REACH;
}

int
zh_event_titles_choose (const ZhEventTitles *self,
                        int                  entry)
{
  int lowest = -1;
  int hoped = -1;

  for (int title = 0; title < self->rules->n_titles; title++)
    {
      g_autoptr (ZhTitleNorm) norm = NULL;

      if (!zh_event_titles_is_sought (self, entry, title))
        continue;
      lowest = title;
      norm = zh_title_norm_new (self->event, entry, title);
      if (norm->achieved)
        return hoped >= 0 ? hoped : title;
      if (hoped < 0 && is_within_reach (zh_title_forecast (self->event, entry, title).kind))
        hoped = title;
    }
  return hoped >= 0 ? hoped : lowest;
}

/* What is asked of the event */

static void
event_demand_free (gpointer data)
{
  ZhEventDemand *self = data;

  g_free (self->label);
  g_free (self->counted);
  g_free (self->limit);
  g_free (self);
}

static void
add_demand (GPtrArray          *list,
            const char         *key,
            const char         *label,
            char               *counted,
            char               *limit,
            ZhTitleVerdict      verdict,
            const ZhTitleValue *rule)
{
  ZhEventDemand *demand = g_new (ZhEventDemand, 1);

  *demand = (ZhEventDemand){ key, g_strdup (label), counted, limit, verdict, rule->article };
  g_ptr_array_add (list, demand);
}

static ZhTitleVerdict
judge (gboolean is_known,
       gboolean is_met)
{
  return !is_known ? ZH_TITLE_UNKNOWN : is_met ? ZH_TITLE_MET
                                               : ZH_TITLE_MISSED;
}

/* Minutes of a player for so many moves; 0 where no time control is entered. */
static int
get_minutes (const ZhTournament *tournament,
             int                 moves)
{
  int base;
  int increment;

  if (!zh_time_control_parse (tournament->time_control, &base, &increment))
    return 0;
  return (base + increment * moves) / 60;
}

/* The most rounds that begin on one day; 0 where the start of one is not planned. */
static int
count_rounds_a_day (const ZhTournament *tournament)
{
  g_autoptr (GHashTable) days = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int most = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const char *start = ((const ZhRound *) g_ptr_array_index (tournament->rounds, i))->start;
      char       *day = g_strndup (start, DAY_LENGTH);
      int         n = GPOINTER_TO_INT (g_hash_table_lookup (days, day)) + 1;

      g_hash_table_insert (days, day, GINT_TO_POINTER (n));
      if (*start == '\0')
        return 0;
      most = MAX (most, n);
    }
  return most;
}

static void
add_time (GPtrArray           *list,
          const ZhEventTitles *self,
          const ZhTournament  *tournament,
          const ZhLanguage    *language)
{
  const ZhTitleValue *values = self->rules->values;
  int                 least = (int) values[ZH_TITLE_RULE_MINUTES].value.numerator;
  int                 rounds = (int) values[ZH_TITLE_RULE_ROUNDS_A_DAY].value.numerator;
  int                 hours = (int) values[ZH_TITLE_RULE_HOURS_A_DAY].value.numerator;
  int                 minutes = get_minutes (tournament, (int) values[ZH_TITLE_RULE_MOVES].value.numerator);
  int                 n = count_rounds_a_day (tournament);

  add_demand (list, "minutes", zh_trc (language, "title event", "Minutes of a player for 60 moves"), g_strdup_printf ("%d", minutes),
              g_strdup_printf ("≥ %d", least), judge (minutes > 0, minutes >= least), &values[ZH_TITLE_RULE_MINUTES]);
  add_demand (list, "rounds-a-day", zh_trc (language, "title event", "Rounds on one day"), g_strdup_printf ("%d", n),
              g_strdup_printf ("≤ %d", rounds), judge (n > 0, n <= rounds), &values[ZH_TITLE_RULE_ROUNDS_A_DAY]);
  add_demand (list, "hours-a-day", zh_trc (language, "title event", "Hours of play on one day"),
              zh_language_format_fraction (language, zh_fraction_new (2 * n * minutes, 60), 0, 1), g_strdup_printf ("≤ %d", hours),
              judge (n > 0 && minutes > 0, 2 * n * minutes <= hours * 60), &values[ZH_TITLE_RULE_HOURS_A_DAY]);
}

/* In an event of more days ratings and titles are those of the day of the game, which no file keeps. */
static void
add_days (GPtrArray           *list,
          const ZhEventTitles *self,
          const ZhCompetition *competition,
          const ZhLanguage    *language)
{
  const ZhTitleValue *rule = &self->rules->values[ZH_TITLE_RULE_LONGEST_DAYS];
  int                 days = zh_competition_count_days (competition);
  int                 limit = (int) rule->value.numerator;

  add_demand (list, "days", zh_trc (language, "title event", "Days of the event; in a longer one ratings are those of the day of the game"),
              g_strdup_printf ("%d", days), g_strdup_printf ("≤ %d", limit), judge (days > 0 && days <= limit, TRUE), rule);
}

static gboolean
is_permitted_system (const ZhTournament *tournament)
{
  const ZhSystemTraits *traits = zh_system_get_traits (tournament->system);

  return traits->is_swiss || traits->is_all_play_all || tournament->system == ZH_SYSTEM_KNOCKOUT;
}

/* Officials with the FIDE ID of a player. */
static int
count_playing (const ZhCompetition *competition,
               const ZhTournament  *players)
{
  int n = 0;

  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      for (guint k = 0; *official->fide_id != '\0' && k < players->entries->len; k++)
        {
          const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (players->entries, k))->person;

          if (person != NULL && strcmp (person->fide_id, official->fide_id) == 0 && !zh_official_role_is_committee (official->role))
            n++;
        }
    }
  return n;
}

static void
add_people (GPtrArray           *list,
            const ZhEventTitles *self,
            const ZhCompetition *competition,
            const ZhLanguage    *language)
{
  const ZhTitleValue *values = self->rules->values;
  const ZhOfficial   *chief = zh_competition_find_official (competition, "chief-arbiter");
  const char         *title = chief != NULL ? chief->title : "";
  int                 n = count_playing (competition, self->players);

  add_demand (list, "chief-arbiter", zh_trc (language, "title event", "Title of the chief arbiter"), g_strdup (title), g_strdup ("IA, FA"),
              judge (*title != '\0', strcmp (title, "IA") == 0 || strcmp (title, "FA") == 0), &values[ZH_TITLE_RULE_ARBITER]);
  add_demand (list, "playing-arbiters", zh_trc (language, "title event", "Officials who play"), g_strdup_printf ("%d", n), g_strdup ("≤ 0"),
              judge (TRUE, n == 0), &values[ZH_TITLE_RULE_PLAYING_ARBITER]);
  add_demand (list, "days-registered", zh_trc (language, "title event", "Days between the registration with FIDE and the start"), g_strdup (""),
              g_strdup_printf ("≥ %d", (int) values[ZH_TITLE_RULE_DAYS_REGISTERED].value.numerator), ZH_TITLE_UNKNOWN, &values[ZH_TITLE_RULE_DAYS_REGISTERED]);
}

/* 1.4.3d is no demand: where it is not fulfilled the others hold. */
static void
add_openness (GPtrArray           *list,
              const ZhEventTitles *self,
              const ZhLanguage    *language)
{
  const ZhTitleValue    *values = self->rules->values;
  const ZhTitleOpenness *openness = &self->event->openness;
  const struct
  {
    const char *key;
    const char *label;
    int         counted;
    ZhTitleRule rule;
  } rows[] = {
    { "open-players", zh_trc (language, "title event", "Open event: rated guests in every round"), openness->n_players, ZH_TITLE_RULE_OPEN_PLAYERS },
    { "open-federations", zh_trc (language, "title event", "Open event: their federations"), openness->n_federations, ZH_TITLE_RULE_OPEN_FEDERATIONS },
    { "open-titled", zh_trc (language, "title event", "Open event: with a high title"), openness->n_titled, ZH_TITLE_RULE_OPEN_TITLED },
  };

  if (!zh_system_get_traits (self->players->system)->is_swiss)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int limit = (int) values[rows[i].rule].value.numerator;

      add_demand (list, rows[i].key, rows[i].label, g_strdup_printf ("%d", rows[i].counted), g_strdup_printf ("≥ %d", limit),
                  judge (*self->event->host != '\0', rows[i].counted >= limit), &values[rows[i].rule]);
    }
}

GPtrArray *
zh_event_titles_list_demands (const ZhEventTitles *self,
                              const ZhCompetition *competition,
                              const ZhTournament  *tournament,
                              const ZhLanguage    *language)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (event_demand_free);

  add_demand (list, "system", zh_trc (language, "title event", "System: Swiss, round robin or knockout, others by permission"),
              zh_setting_format_value (zh_setting_find ("system"), zh_system_to_string (tournament->system), language), g_strdup (""),
              judge (is_permitted_system (tournament), TRUE), &self->rules->values[ZH_TITLE_RULE_SYSTEMS]);
  add_time (list, self, tournament, language);
  add_days (list, self, competition, language);
  add_people (list, self, competition, language);
  add_openness (list, self, language);
  return list;
}
