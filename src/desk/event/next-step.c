#include "config.h"

#include "next-step.h"

#include <glib/gi18n.h>

#include "admission-state.h"
#include "desk-private.h"
#include "desk-contest.h"
#include "desk-solving.h"
#include "duties.h"
#include "errors.h"
#include "history.h"
#include "pairing-system.h"
#include "ruleset-defaults.h"
#include "start-numbers.h"

int
zh_tournament_count_planned_rounds (const ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);

  if (tournament->play == ZH_PLAY_SOLVING)
    return MAX ((int) tournament->solving_rounds->len, tournament->n_rounds);
  if (tournament->play == ZH_PLAY_COMPOSITION)
    return 0;
  if (system != NULL && system->count_rounds != NULL)
    {
      int counted = system->count_rounds (tournament);

      if (counted > 0)
        return counted;
    }
  return tournament->n_rounds;
}

gboolean
zh_act_check_planned (const ZhAct        *act,
                      const ZhTournament *tournament,
                      int                 number,
                      GError            **error)
{
  int n_planned = zh_tournament_count_planned_rounds (tournament);
  int n_rounds = MAX (n_planned, zh_tournament_count_paired_rounds (tournament));

  if (n_planned == 0 || number <= n_rounds || act->desk->is_repeating)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  /* Translators: number of a round, a tournament, how many rounds it has. */
                  _ ("Round: there is no round %1$d, the last one of “%2$s” is round %3$d. Correct the number, or give the tournament more rounds first"),
                  number, tournament->name, n_rounds);
}

static int
count_missing_numbers (const ZhTournament *tournament)
{
  int                    n = (int) tournament->entries->len;
  g_autofree gboolean   *taken = g_new0 (gboolean, n + 1);
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  int                    missing = 0;

  for (int i = 0; i < n; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) i);

      /* In a Swiss a gap does no harm; a table has a place for each number. */
      if (entry->start_number < 1)
        missing++;
      else if (system != NULL && !zh_system_get_traits (system->id)->has_free_rounds && (entry->start_number > n || taken[entry->start_number]))
        missing++;
      else if (entry->start_number <= n)
        taken[entry->start_number] = TRUE;
    }
  return missing;
}

static void
fill_open_boards (ZhNextStep         *step,
                  const ZhTournament *tournament,
                  const ZhRound      *round)
{
  g_autoptr (GArray) open = zh_tournament_list_open_boards (tournament, round);

  step->n_missing = (int) open->len;
  step->n_boards = MIN (step->n_missing, ZH_NEXT_STEP_BOARDS);
  for (int i = 0; i < step->n_boards; i++)
    step->boards[i] = g_array_index (open, ZhRoundBoard, i);
}

/* Whether only adjourned games keep the round from its end; they wait until all is played. */
static gboolean
is_adjourned (const ZhRound *round)
{
  return round->state == ZH_ROUND_PUBLISHED && zh_round_count_missing (round) == 0 && zh_round_count_open (round) > 0;
}

/* The first round that is not closed: in a round robin paired ahead it is not the last. */
static const ZhRound *
find_current_round (const ZhTournament *tournament,
                    int                 n_rounds)
{
  const ZhRound *adjourned = NULL;
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->state == ZH_ROUND_CLOSED)
        continue;
      if (!is_adjourned (round))
        return round;
      if (adjourned == NULL)
        adjourned = round;
    }
  return n_rounds > 0 && (int) tournament->rounds->len >= n_rounds ? adjourned : NULL;
}

static int
count_adjourned (const ZhTournament *tournament)
{
  int n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    n += zh_tournament_count_adjourned_boards (tournament, g_ptr_array_index (tournament->rounds, i));
  return n;
}

/* What the rules of the system want where numbers are missing. */
static ZhStep
find_numbering (const ZhTournament *tournament)
{
  if (zh_tournament_draws_numbers (tournament))
    return ZH_STEP_DRAW_NUMBERS;
  return zh_tournament_draws_equals (tournament) ? ZH_STEP_NUMBER_AND_DRAW : ZH_STEP_NUMBER_ENTRIES;
}

/* Whom the commission has to decide on before @round is paired; %FALSE where nobody. */
static gboolean
fill_admission (ZhNextStep         *step,
                const ZhTournament *tournament,
                int                 round)
{
  ZhAdmissionGaps gaps = zh_tournament_find_admission_gaps (tournament, round, ZH_DATE_NONE);

  if (gaps.entry == NULL)
    return FALSE;
  step->step = ZH_STEP_DECIDE_ADMISSION;
  step->round = round;
  step->n_missing = gaps.n_open;
  step->n_refused = gaps.n_refused;
  return TRUE;
}

static void
fill_before_first_round (ZhNextStep         *step,
                         const ZhTournament *tournament)
{
  int n = (int) tournament->entries->len;

  if (n < 2)
    {
      step->step = ZH_STEP_ADD_ENTRIES;
      step->n_missing = 2 - n;
      return;
    }
  if (fill_admission (step, tournament, 1))
    return;
  step->n_missing = count_missing_numbers (tournament);
  step->step = step->n_missing > 0 ? find_numbering (tournament) : ZH_STEP_PAIR_ROUND;
  step->round = step->step == ZH_STEP_PAIR_ROUND ? 1 : 0;
  step->stray_numbers = step->round == 1 && zh_tournament_has_stray_numbers (tournament);
}

static void
fill_round_step (ZhNextStep         *step,
                 const ZhTournament *tournament,
                 const ZhRound      *round)
{
  gboolean is_last = round->number >= (int) tournament->rounds->len;

  step->pairs_next = is_last && (step->n_rounds == 0 || round->number < step->n_rounds);
  step->round = round->number;
  fill_open_boards (step, tournament, round);
  if (round->state == ZH_ROUND_OPEN)
    {
      step->step = ZH_STEP_PUBLISH_ROUND;
    }
  else if (step->n_missing > 0)
    {
      step->step = ZH_STEP_ENTER_RESULTS;
      step->can_do = FALSE;
    }
  else if (!step->pairs_next || !fill_admission (step, tournament, round->number + 1))
    {
      step->step = step->pairs_next ? ZH_STEP_CLOSE_ROUND_AND_PAIR : ZH_STEP_CLOSE_ROUND;
    }
}

/* Works, then sheets, round by round; solvers are numbered so that they can be called by number. */
static void
fill_solving_step (ZhNextStep         *step,
                   const ZhTournament *tournament)
{
  const ZhSolvingRoundRecord *round = zh_solving_find_current (tournament);
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, round != NULL ? round->number : 0);
  int n_held = zh_solving_count_rounds (tournament);

  if (tournament->entries->len < 2)
    {
      step->step = ZH_STEP_ADD_ENTRIES;
      step->n_missing = 2 - (int) tournament->entries->len;
      return;
    }
  step->n_missing = count_missing_numbers (tournament);
  if (step->n_missing > 0)
    {
      step->step = ZH_STEP_NUMBER_ENTRIES;
      return;
    }
  if (round == NULL && n_held > 0 && n_held >= step->n_rounds)
    {
      step->step = ZH_STEP_CLOSE_TOURNAMENT;
      return;
    }
  step->round = round != NULL ? round->number : n_held + 1;
  step->step = works->len == 0 ? ZH_STEP_ADD_WORKS : ZH_STEP_MARK_SHEETS;
  if (step->step == ZH_STEP_ADD_WORKS)
    return;
  step->n_missing = zh_solving_count_open_sheets (tournament, step->round);
  step->can_do = zh_solving_may_close (tournament, step->round);
  if (step->n_missing == 0)
    step->step = ZH_STEP_CLOSE_SHEETS;
}

/* Works, their marks, and the award in its two stages. */
static void
fill_contest_step (ZhNextStep         *step,
                   const ZhTournament *tournament)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);

  step->n_missing = zh_contest_count_lacking (tournament);
  if (contest == NULL || tournament->works->len == 0)
    step->step = ZH_STEP_ENTER_WORKS;
  else if (zh_date_is_set (contest->settled))
    step->step = ZH_STEP_CLOSE_CONTEST;
  else if (zh_date_is_set (contest->published))
    step->step = ZH_STEP_SETTLE_AWARD;
  else
    step->step = step->n_missing > 0 ? ZH_STEP_JUDGE_WORKS : ZH_STEP_PUBLISH_AWARD;
  if (step->step == ZH_STEP_SETTLE_AWARD)
    step->due = contest->remarks_end;
}

/* What is left to be handed in when all is played. */
static void
count_duties (ZhNextStep          *step,
              const ZhCompetition *competition,
              gint64               tournament_id)
{
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (competition, tournament_id, rules, zh_language_get_screen ());

  for (guint i = 0; i < duties->len; i++)
    {
      const ZhDuty *duty = g_ptr_array_index (duties, i);

      if (duty->is_done || !zh_duty_is_open_after (duty))
        continue;
      step->n_duties++;
      if (zh_date_is_set (duty->due) && (!zh_date_is_set (step->due) || zh_date_compare (duty->due, step->due) < 0))
        step->due = duty->due;
    }
}

ZhNextStep
zh_desk_get_next_step (const ZhCompetition *competition,
                       gint64               tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  ZhNextStep          step = { .step = ZH_STEP_NONE, .can_do = TRUE };
  const ZhRound      *current;
  int                 n_paired;

  if (tournament == NULL)
    return (ZhNextStep){ .step = ZH_STEP_NONE };

  step.by_lot = zh_system_get_traits (tournament->system)->draws_pairs;
  step.n_rounds = zh_tournament_count_planned_rounds (tournament);
  n_paired = zh_tournament_count_paired_rounds (tournament);
  current = find_current_round (tournament, step.n_rounds);
  step.n_adjourned = count_adjourned (tournament);
  if (tournament->closed)
    {
      step.step = ZH_STEP_FINISHED;
      count_duties (&step, competition, tournament_id);
      step.can_do = step.n_duties > 0;
    }
  else if (tournament->play == ZH_PLAY_SOLVING)
    {
      fill_solving_step (&step, tournament);
      step.n_protests = step.step == ZH_STEP_CLOSE_TOURNAMENT ? (int) zh_competition_count_open_protests (competition, tournament_id) : 0;
    }
  else if (tournament->play == ZH_PLAY_COMPOSITION)
    {
      fill_contest_step (&step, tournament);
    }
  else if (n_paired == 0)
    {
      fill_before_first_round (&step, tournament);
    }
  else if (current != NULL)
    {
      fill_round_step (&step, tournament, current);
    }
  else if ((step.n_rounds == 0 || n_paired < step.n_rounds) && !fill_admission (&step, tournament, n_paired + 1))
    {
      step.step = ZH_STEP_PAIR_ROUND;
      step.round = n_paired + 1;
    }
  else if (step.step == ZH_STEP_NONE)
    {
      step.step = ZH_STEP_CLOSE_TOURNAMENT;
      step.n_protests = (int) zh_competition_count_open_protests (competition, tournament_id);
    }
  return step;
}

static char *
format_admission (const ZhNextStep *self,
                  const ZhLanguage *language)
{
  g_autofree char *open = g_strdup_printf (zh_trn (language, "the commission has not decided on %d applicant", "the commission has not decided on %d applicants", (gulong) self->n_missing), self->n_missing);
  g_autofree char *refused = g_strdup_printf (zh_trn (language, "%d applicant was refused and is still entered", "%d applicants were refused and are still entered", (gulong) self->n_refused), self->n_refused);

  if (self->n_refused == 0)
    return g_strdup_printf (zh_tr (language, "Admission: %s"), open);
  if (self->n_missing == 0)
    return g_strdup_printf (zh_tr (language, "Admission: %s"), refused);
  return g_strdup_printf (zh_tr (language, "Admission: %1$s; %2$s"), open, refused);
}

static char *
format_missing_boards (const ZhNextStep *self,
                       const ZhLanguage *language)
{
  g_autofree char *boards = zh_round_boards_format (self->boards, self->n_missing, self->n_boards);

  return g_strdup_printf (zh_trn (language, "%d board without a result: %s",
                                  "%d boards without a result: %s", (gulong) self->n_missing),
                          self->n_missing, boards);
}

static char *
format_finished (const ZhNextStep *self,
                 const ZhLanguage *language)
{
  g_autofree char *day = zh_language_format_date (language, self->due);

  if (self->n_duties == 0)
    return g_strdup (zh_tr (language, "The tournament is closed. Next: the final protocol, the report of the chief arbiter and the data for ratings, then the seal"));
  if (*day != '\0')
    return g_strdup_printf (zh_trn (language, "The tournament is closed; %1$d duty is open, due on %2$s", "The tournament is closed; %1$d duties are open, the first is due on %2$s", (gulong) self->n_duties),
                            self->n_duties, day);
  return g_strdup_printf (zh_trn (language, "The tournament is closed; %d duty is open", "The tournament is closed; %d duties are open", (gulong) self->n_duties), self->n_duties);
}

static char *
format_remarks (const ZhNextStep *self,
                const ZhLanguage *language)
{
  g_autofree char *day = zh_language_format_date (language, self->due);

  return g_strdup_printf (zh_tr (language, "Remarks on the preliminary award are taken until %s; then it can be made final"), day);
}

char *
zh_next_step_format_sentence (const ZhNextStep *self,
                              const ZhLanguage *language)
{
  switch (self->step)
    {
    case ZH_STEP_ADD_ENTRIES:
      return g_strdup_printf (zh_trn (language, "%d more entry is needed to begin",
                                      "%d more entries are needed to begin", (gulong) self->n_missing),
                              self->n_missing);
    case ZH_STEP_DECIDE_ADMISSION:
      return format_admission (self, language);
    case ZH_STEP_DRAW_NUMBERS:
    case ZH_STEP_NUMBER_ENTRIES:
    case ZH_STEP_NUMBER_AND_DRAW:
      return g_strdup_printf (zh_trn (language, "%d entry has no start number of its own",
                                      "%d entries have no start number of their own",
                                      (gulong) self->n_missing),
                              self->n_missing);
    case ZH_STEP_PAIR_ROUND:
      if (self->stray_numbers)
        return g_strdup_printf (
            zh_tr (language, "Round %d can be paired; the start numbers are not in the order of the ratings"),
            self->round);
      if (self->n_adjourned > 0)
        return g_strdup_printf (zh_trn (language, "Round %1$d can be paired; %2$d adjourned game counts as a draw",
                                        "Round %1$d can be paired; %2$d adjourned games count as draws", (gulong) self->n_adjourned),
                                self->round, self->n_adjourned);
      return g_strdup_printf (zh_tr (language, "Round %d can be paired"), self->round);
    case ZH_STEP_PUBLISH_ROUND:
      return g_strdup_printf (zh_tr (language, "Round %d is paired and not published yet"), self->round);
    case ZH_STEP_ENTER_RESULTS:
      return format_missing_boards (self, language);
    case ZH_STEP_CLOSE_ROUND_AND_PAIR:
    case ZH_STEP_CLOSE_ROUND:
      if (self->pairs_next && self->n_adjourned > 0)
        return g_strdup_printf (zh_trn (language, "All results of round %1$d are in; %2$d game adjourned earlier counts as a draw in pairing",
                                        "All results of round %1$d are in; %2$d games adjourned earlier count as draws in pairing", (gulong) self->n_adjourned),
                                self->round, self->n_adjourned);
      return g_strdup_printf (zh_tr (language, "All results of round %d are in"), self->round);
    case ZH_STEP_ADD_WORKS:
      return self->n_rounds > 0 ? g_strdup_printf (zh_tr (language, "Round %d of solving has no works yet"), self->round)
                                : g_strdup (zh_tr (language, "There is no round of solving yet"));
    case ZH_STEP_MARK_SHEETS:
      return g_strdup_printf (zh_trn (language, "Round %1$d: %2$d solver without a sheet marked to the end; who has none is absent",
                                      "Round %1$d: %2$d solvers without a sheet marked to the end; who has none is absent", (gulong) self->n_missing),
                              self->round, self->n_missing);
    case ZH_STEP_CLOSE_SHEETS:
      return g_strdup_printf (zh_tr (language, "All sheets of round %d are marked"), self->round);
    case ZH_STEP_ENTER_WORKS:
      return g_strdup (zh_tr (language, "The contest needs its terms and its works first"));
    case ZH_STEP_JUDGE_WORKS:
      return g_strdup_printf (zh_trn (language, "%d work is not marked by each of its judges yet", "%d works are not marked by each of their judges yet", (gulong) self->n_missing), self->n_missing);
    case ZH_STEP_PUBLISH_AWARD:
      return g_strdup (zh_tr (language, "All works are marked; the preliminary award can be published"));
    case ZH_STEP_SETTLE_AWARD:
      return format_remarks (self, language);
    case ZH_STEP_CLOSE_CONTEST:
      return g_strdup (zh_tr (language, "The award is final; the contest can be closed"));
    case ZH_STEP_CLOSE_TOURNAMENT:
      if (self->n_protests > 0)
        return g_strdup_printf (zh_trn (language, "All rounds are closed; %d protest has no decision yet", "All rounds are closed; %d protests have no decision yet", (gulong) self->n_protests),
                                self->n_protests);
      return g_strdup (zh_tr (language, "All rounds are closed; the standings can be made final"));
    case ZH_STEP_FINISHED:
      return format_finished (self, language);
    case ZH_STEP_NONE:
    default:
      return g_strdup ("");
    }
}

char *
zh_next_step_format_button (const ZhNextStep *self,
                            const ZhLanguage *language)
{
  switch (self->step)
    {
    case ZH_STEP_ADD_ENTRIES:
      return g_strdup (zh_tr (language, "Add entries"));
    case ZH_STEP_DECIDE_ADMISSION:
      return g_strdup (zh_tr (language, "Admission…"));
    case ZH_STEP_DRAW_NUMBERS:
      return g_strdup (zh_tr (language, "Draw numbers by lot…"));
    case ZH_STEP_NUMBER_ENTRIES:
      return g_strdup (zh_tr (language, "Number by rating"));
    case ZH_STEP_NUMBER_AND_DRAW:
      return g_strdup (zh_tr (language, "Number by rating, equals by lot"));
    case ZH_STEP_PAIR_ROUND:
      return g_strdup_printf (self->by_lot ? zh_tr (language, "Draw the pairs of round %d by lot…") : zh_tr (language, "Pair round %d"), self->round);
    case ZH_STEP_PUBLISH_ROUND:
      return g_strdup_printf (zh_tr (language, "Publish round %d"), self->round);
    case ZH_STEP_ENTER_RESULTS:
    case ZH_STEP_CLOSE_ROUND:
    case ZH_STEP_CLOSE_ROUND_AND_PAIR:
      if (!self->pairs_next)
        return g_strdup_printf (zh_tr (language, "Close round %d"), self->round);
      return g_strdup_printf (self->by_lot ? zh_tr (language, "Close round %d, draw the pairs of %d by lot…") : zh_tr (language, "Close round %d and pair %d"),
                              self->round, self->round + 1);
    case ZH_STEP_ADD_WORKS:
      return g_strdup_printf (self->n_rounds > 0 ? zh_tr (language, "Add works to round %d") : zh_tr (language, "Add round %d"), self->round);
    case ZH_STEP_MARK_SHEETS:
    case ZH_STEP_CLOSE_SHEETS:
      return g_strdup_printf (zh_tr (language, "Close round %d"), self->round);
    case ZH_STEP_CLOSE_CONTEST:
    case ZH_STEP_CLOSE_TOURNAMENT:
      return g_strdup (zh_tr (language, "Close the tournament"));
    case ZH_STEP_FINISHED:
      return g_strdup (self->n_duties > 0 ? zh_tr (language, "What is due…") : "");
    case ZH_STEP_ENTER_WORKS:
      return g_strdup (zh_tr (language, "Terms and works…"));
    case ZH_STEP_JUDGE_WORKS:
      return g_strdup (zh_tr (language, "Mark the works…"));
    case ZH_STEP_PUBLISH_AWARD:
      return g_strdup (zh_tr (language, "Publish the award…"));
    case ZH_STEP_SETTLE_AWARD:
      return g_strdup (zh_tr (language, "Make the award final…"));
    case ZH_STEP_NONE:
    default:
      return g_strdup ("");
    }
}
