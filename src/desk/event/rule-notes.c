#include "config.h"

#include "rule-notes.h"

#include "clock-setting.h"
#include "desk-lateness.h"
#include "duties.h"
#include "next-step.h"
#include "openings.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"
#include "settings.h"

typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  const ZhRuleset     *rules;
  gint64               now;
  const ZhLanguage    *language;
  GPtrArray           *notes; /* (element-type utf8) */
} Notes;

static void
take_note (const Notes *self,
           char        *sentence,
           const char  *article)
{
  zh_rule_notes_add (self->notes, sentence, article);
}

static char *
format_instant (const Notes *self,
                gint64       instant)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (instant);

  return time != NULL ? zh_language_format_time (self->language, time) : g_strdup ("");
}

/* The day of an instant in the hall, moved by some days. */
static ZhDate
move_day (GDateTime *time,
          int        days)
{
  g_autoptr (GDateTime) moved = g_date_time_add_days (time, days);

  return (ZhDate){ g_date_time_get_year (moved), g_date_time_get_month (moved), g_date_time_get_day_of_month (moved) };
}

static ZhDate
get_today (const Notes *self)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (self->now);

  return time != NULL ? move_day (time, 0) : ZH_DATE_NONE;
}

/* A competition may be of several games, its rules are of one kind. */
static void
add_game (const Notes *self)
{
  const ZhSetting *setting = zh_setting_find ("sport");
  g_autofree char *game = zh_setting_format_value (setting, zh_sport_to_string (self->tournament->sport), self->language);

  if (self->tournament->closed || zh_ruleset_is_of_sport (self->rules, self->tournament->sport))
    return;
  /* Translators: title of a ruleset, name of a game. */
  take_note (self, g_strdup_printf (zh_tr (self->language, "The rules “%1$s” are not for the game of this tournament: %2$s"), zh_ruleset_get_title (self->rules, self->language), game), "");
}

/* Who has to be in the hall before a round that has not begun. */
static void
add_officials (const Notes   *self,
               const ZhRound *round)
{
  g_autoptr (GDateTime) planned = zh_round_parse_start (round);
  gint64      start = planned != NULL ? g_date_time_to_unix (planned) : 0;
  const char *article = "";
  int         seconds = 0;

  if (planned == NULL || self->now >= start)
    return;
  if (zh_ruleset_get_int (self->rules, "officials.arbiters-before-seconds", &seconds, &article))
    {
      g_autofree char *time = format_instant (self, start - seconds);

      take_note (self, g_strdup_printf (zh_tr (self->language, "Round %1$d: the line arbiters have boards, sets and clocks ready by %2$s"), round->number, time), article);
    }
  if (zh_ruleset_get_int (self->rules, "officials.deputy-before-seconds", &seconds, &article))
    {
      g_autofree char *time = format_instant (self, start - seconds);

      take_note (self, g_strdup_printf (zh_tr (self->language, "Round %1$d: the deputy chief arbiter has checked sets and clocks by %2$s"), round->number, time),
                 article);
    }
}

/* The lot of a table: so long before the first round that everybody can prepare. */
static void
add_lot (const Notes *self)
{
  ZhNextStep       step = zh_desk_get_next_step (self->competition, self->tournament->id);
  ZhDate           start = self->competition->start;
  const char      *article = "";
  int              seconds = 0;
  g_autofree char *day = NULL;

  if (step.step != ZH_STEP_DRAW_NUMBERS || !zh_system_get_traits (self->tournament->system)->is_all_play_all ||
      !zh_ruleset_get_int (self->rules, "lots.before-seconds", &seconds, &article))
    return;
  day = zh_language_format_date (self->language, start);
  take_note (self,
             *day != '\0' ? g_strdup_printf (zh_tr (self->language, "The numbers are drawn at least %1$d hours before the first round, and the event begins on %2$s"), seconds / 3600, day)
                          : g_strdup_printf (zh_tr (self->language, "The numbers are drawn at least %d hours before the first round"), seconds / 3600),
             article);
}

static void
add_opening (const Notes   *self,
             const ZhRound *round)
{
  g_autoptr (GDateTime) planned = zh_round_parse_start (round);
  const char      *article = "";
  int              seconds = 0;
  gint64           earliest;
  g_autofree char *time = NULL;

  if (planned == NULL || zh_tournament_get_option (self->tournament, ZH_OPTION_OPENINGS) == NULL ||
      !zh_tournament_needs_opening (self->tournament, round) ||
      !zh_ruleset_get_int (self->rules, "micro-match.opening-draw-before-seconds-max", &seconds, &article))
    return;
  earliest = g_date_time_to_unix (planned) - seconds;
  if (self->now >= earliest)
    return;
  time = format_instant (self, earliest);
  take_note (self, g_strdup_printf (zh_tr (self->language, "Round %1$d: the openings are drawn at %2$s or later, with both players present"), round->number, time), article);
}

/* The second game of a micro-match whose first one has just ended. */
static void
add_pause (const Notes     *self,
           const ZhPairing *pairing)
{
  const ZhGame    *first = pairing->n_games == 2 ? &pairing->games[0] : NULL;
  const char      *article = "";
  int              least = 0;
  int              most = 0;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (first == NULL || !zh_result_is_set (first->result) || zh_result_is_set (pairing->games[1].result) || first->entered == 0 ||
      !zh_ruleset_get_pause (self->rules, &least, &most, &article) || self->now >= first->entered + most)
    return;
  from = format_instant (self, first->entered + least);
  to = format_instant (self, first->entered + most);
  take_note (self,
             g_strdup_printf (zh_tr (self->language, "Board %1$d: the second game begins between %2$s and %3$s; White has the pause on the clock besides, and moves when it is over"),
                              pairing->number, from, to),
             article);
}

static void
add_micro_matches (const Notes   *self,
                   const ZhRound *round)
{
  if (zh_tournament_is_team (self->tournament) || self->tournament->games_per_pairing != 2)
    return;
  add_opening (self, round);
  for (guint i = 0; i < round->pairings->len; i++)
    add_pause (self, g_ptr_array_index (round->pairings, i));
}

/* The last day of the event is day 0. */
static void
add_report (const Notes *self)
{
  ZhDate      end = zh_date_is_set (self->competition->end) ? self->competition->end : self->competition->start;
  const char *article = "";
  int         days = 0;
  g_autoptr (GDateTime) last = NULL;
  g_autofree char *day = NULL;
  ZhDate           due;

  if (!self->tournament->closed || !zh_ruleset_get_int (self->rules, "officials.report-days", &days, &article))
    return;
  last = zh_date_is_set (end) && end.month > 0 && end.day > 0 ? g_date_time_new_local (end.year, end.month, end.day, 12, 0, 0) : NULL;
  if (last == NULL)
    {
      take_note (self,
                 g_strdup_printf (zh_trn (self->language, "The report of the chief arbiter and the data for ratings go to the organiser within %d day of the end",
                                          "The report of the chief arbiter and the data for ratings go to the organiser within %d days of the end", (gulong) days),
                                  days),
                 article);
      return;
    }
  due = move_day (last, days);
  day = zh_language_format_date (self->language, due);
  if (zh_date_compare (get_today (self), due) > 0)
    take_note (self, g_strdup_printf (zh_tr (self->language, "The report of the chief arbiter and the data for ratings were due at the organiser on %s"), day), article);
  else
    take_note (self, g_strdup_printf (zh_tr (self->language, "The report of the chief arbiter and the data for ratings go to the organiser by %s"), day), article);
}

/* What to think of before the next step. */
static void
add_duties (const Notes *self)
{
  g_autoptr (GPtrArray) duties = zh_desk_list_duties (self->competition, self->tournament->id, self->rules, self->language);

  for (guint i = 0; i < duties->len; i++)
    {
      const ZhDuty *duty = g_ptr_array_index (duties, i);

      take_note (self, g_strdup (duty->text), duty->article);
    }
}

char **
zh_competition_dup_rule_notes (const ZhCompetition *competition,
                               const ZhTournament  *tournament,
                               gint64               now,
                               const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  gboolean any_open = FALSE;
  Notes    self = { competition, tournament, NULL, now, language, notes };

  g_assert (competition != NULL && tournament != NULL);

  if (*competition->ruleset != '\0')
    self.rules = rules = zh_competition_load_ruleset (competition, &error);
  if (error != NULL)
    take_note (&self, g_strdup_printf (zh_tr (language, "The rules of this event cannot be read: %s"), error->message), "");
  if (rules != NULL)
    {
      add_game (&self);
      add_duties (&self);
      add_lot (&self);
      zh_tournament_add_team_notes (tournament, rules, language, notes);
      for (guint i = 0; i < tournament->rounds->len && !tournament->closed; i++)
        {
          const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

          if (round->state == ZH_ROUND_CLOSED)
            continue;
          if (!any_open)
            {
              add_officials (&self, round);
              zh_tournament_add_online_notes (tournament, round, now, rules, language, notes);
            }
          add_micro_matches (&self, round);
          zh_tournament_add_care_notes (tournament, round, rules, language, notes);
          any_open = TRUE;
        }
      add_report (&self);
    }
  g_ptr_array_add (notes, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&notes), FALSE);
}
