#include "config.h"

#include "rule-notes.h"

#include "admission-state.h"
#include "clock-setting.h"
#include "desk-lateness.h"
#include "desk-quotas.h"
#include "duties.h"
#include "long-event.h"
#include "next-step.h"
#include "openings.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"
#include "settings.h"
#include "slots.h"
#include "tiebreak-registry.h"
#include "timetable.h"

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

/* What the timetable plans outside the hours that the regulation gives matches. */
static void
add_slots (const Notes *self)
{
  const char *text = zh_tournament_get_option (self->tournament, ZH_OPTION_TIMETABLE);
  g_autoptr (GPtrArray) lines = text != NULL ? zh_timetable_parse (text, NULL) : NULL;
  g_auto (GStrv) sentences = NULL;
  ZhSlot slot;

  if (lines == NULL || !zh_ruleset_get_slot (self->rules, &slot))
    return;
  sentences = zh_slot_check (&slot, lines, self->language);
  for (char **sentence = sentences; *sentence != NULL; sentence++)
    take_note (self, g_strdup (*sentence), slot.article);
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

/* What is due now: after the event everything that is open; before that what is late or wanted at once. */
static void
add_event_duties (const Notes *self)
{
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (self->competition, self->tournament->id, self->rules, self->language);
  ZhDate today = get_today (self);

  for (guint i = 0; i < duties->len; i++)
    {
      const ZhDuty    *duty = g_ptr_array_index (duties, i);
      gboolean         is_wanted = duty->term == ZH_DUTY_AT_ONCE || (self->tournament->closed && zh_duty_is_open_after (duty));
      g_autofree char *when = NULL;

      if (duty->is_done || !is_wanted)
        continue;
      when = zh_duty_dup_when (duty, today, self->language);
      take_note (self, g_strdup_printf ("%s: %s", duty->text, when), duty->article);
    }
}

/* Who was admitted until a day, and what he has to show by then. */
static void
add_conditions (const Notes *self)
{
  for (guint i = 0; i < self->tournament->applicants->len && !self->tournament->closed; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (self->tournament->applicants, i);
      const ZhEntry     *entry = zh_tournament_find_entry (self->tournament, row->entry_id);
      ZhDate             until = ZH_DATE_NONE;
      g_autofree char   *name = NULL;
      g_autofree char   *day = NULL;

      if (row->state != ZH_ADMISSION_CONDITIONAL || entry == NULL || !zh_date_parse (row->until, &until))
        continue;
      name = zh_tournament_format_applicant (self->tournament, entry, row->member_id);
      day = zh_language_format_date (self->language, until);
      /* Translators: a player, a day, what he has to show. */
      take_note (self, g_strdup_printf (zh_tr (self->language, "%1$s is admitted on condition, until %2$s: %3$s"), name, day, row->ground), "");
    }
}

/* Whom the commission has not decided on: the first of them by name. */
static void
add_undecided (const Notes *self)
{
  int              round = (int) self->tournament->rounds->len + 1;
  ZhAdmissionGaps  gaps = zh_tournament_find_admission_gaps (self->tournament, round, get_today (self));
  g_autofree char *name = gaps.entry != NULL ? zh_tournament_format_applicant (self->tournament, gaps.entry, gaps.member_id) : NULL;
  int              n_others = gaps.n_open + gaps.n_refused + gaps.n_over - 1;

  if (name == NULL || self->tournament->closed)
    return;
  take_note (self,
             n_others == 0 ? g_strdup_printf (zh_tr (self->language, "Round %1$d cannot be paired before the commission on admission has decided: %2$s"), round, name)
                           : g_strdup_printf (zh_trn (self->language, "Round %1$d cannot be paired before the commission on admission has decided: %2$s and %3$d other",
                                                      "Round %1$d cannot be paired before the commission on admission has decided: %2$s and %3$d others", (gulong) n_others),
                                              round, name, n_others),
             "");
}

/* Who is disqualified and is here all the same. */
static void
add_bans (const Notes *self)
{
  g_auto (GStrv) sentences = zh_competition_dup_bans_at_work (self->competition, self->tournament, self->rules, self->language);

  for (gsize i = 0; sentences[i] != NULL && !self->tournament->closed; i++)
    take_note (self, g_strdup (sentences[i]), "");
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

/* Question 211 of the checklist, and what FIDE rates as one event. */
static void
add_long_event (const Notes *self)
{
  gboolean by_rating = FALSE;

  if (self->tournament->closed || self->tournament->sport != ZH_SPORT_CHESS || !zh_tournament_is_long (self->tournament, self->competition))
    return;
  take_note (self, g_strdup_printf (zh_tr (self->language, "The event lasts more than %d days: FIDE rates it in parts, each reported by itself, with the ratings of its first day"), ZH_LONG_EVENT_DAYS),
             "FIDE B.01, 1.1.4");
  for (char **text = self->tournament->tiebreaks; *text != NULL; text++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (*text, NULL);

      by_rating = by_rating || (code != NULL && g_str_has_prefix (zh_tiebreak_kind_get_article (code->kind), "C.07 10."));
    }
  if (by_rating)
    take_note (self, g_strdup (zh_tr (self->language, "In an event of more than thirty days ratings change while it lasts: tie-breaks by ratings are advised against")), "FIDE C.07, 10");
}

/* Question 62 of the checklist: before the first round of a Swiss, whether so few can play so many. */
static void
add_too_many_rounds (const Notes *self)
{
  const ZhTournament   *tournament = self->tournament;
  const ZhSystemTraits *traits = zh_system_get_traits (tournament->system);
  int                   n = (int) tournament->entries->len;
  int                   most = n % 2 == 0 ? n - 1 : n;

  if (!traits->is_swiss || tournament->rounds->len > 0 || n < 2 || tournament->n_rounds <= most)
    return;
  take_note (self,
             g_strdup_printf (zh_tr (self->language, "Entries: %1$d. Nobody meets anybody twice, so that %2$d rounds can be paired at most; %3$d are planned"), n, most,
                              tournament->n_rounds),
             !traits->goes_by_numbers ? "C.04.1 2" : tournament->sport == ZH_SPORT_CHESS ? "IV.7.1"
                                                                                         : "IV.15.1");
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
  add_long_event (&self);
  add_too_many_rounds (&self);
  if (rules != NULL)
    {
      add_game (&self);
      add_undecided (&self);
      add_conditions (&self);
      add_bans (&self);
      add_duties (&self);
      add_lot (&self);
      add_slots (&self);
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
      add_event_duties (&self);
    }
  g_ptr_array_add (notes, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&notes), FALSE);
}
