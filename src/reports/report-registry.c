#include "config.h"

#include "report-registry.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission.h"
#include "championship.h"
#include "errors.h"
#include "history.h"
#include "norm-table.h"
#include "paper-filing.h"
#include "play-form.h"
#include "prize-plan.h"
#include "report-builders.h"
#include "report-context.h"
#include "team-plan.h"
#include "title-event.h"
#include "teams.h"

static gboolean
is_individual (const ZhTournament *tournament)
{
  return !zh_tournament_is_team (tournament);
}

/* Captains have them for their teams; where everybody plays for himself over the internet, the panel has. */
static gboolean
has_logins (const ZhTournament *tournament)
{
  return zh_tournament_is_team (tournament) || tournament->play == ZH_PLAY_ONLINE;
}

static gboolean
has_prizes (const ZhTournament *tournament)
{
  return zh_tournament_get_option (tournament, ZH_OPTION_PRIZES) != NULL;
}

static gboolean
has_team_places (const ZhTournament *tournament)
{
  return zh_tournament_get_option (tournament, ZH_OPTION_TEAMS) != NULL;
}

static gboolean
has_norms (const ZhTournament *tournament)
{
  return is_individual (tournament) && zh_tournament_get_option (tournament, ZH_OPTION_NORMS) != NULL;
}

/* FIDE's formulas are for chess. */
static gboolean
has_ratings (const ZhTournament *tournament)
{
  gboolean is_rated = zh_report_has_ratings (tournament);

  for (guint i = 0; i < tournament->members->len && !is_rated; i++)
    is_rated = ((const ZhMember *) g_ptr_array_index (tournament->members, i))->rating > 0;
  return tournament->sport == ZH_SPORT_CHESS && is_rated && !zh_tournament_is_display (tournament) && !zh_tournament_is_consultation (tournament);
}

static gboolean
has_national_ratings (const ZhTournament *tournament)
{
  gboolean is_rated = FALSE;

  for (guint i = 0; i < tournament->entries->len && !is_rated; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      is_rated = entry->person != NULL && entry->person->national_rating > 0;
    }
  for (guint i = 0; i < tournament->members->len && !is_rated; i++)
    is_rated = ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person->national_rating > 0;
  return tournament->sport == ZH_SPORT_CHESS && is_rated;
}

static gboolean
has_changes (const ZhTournament *tournament)
{
  return tournament->changes->len > 0;
}

/* Somebody was refused admission. */
static gboolean
has_refused (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->applicants->len; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (tournament->applicants, i);

      if (row->state == ZH_ADMISSION_REFUSED)
        return TRUE;
    }
  return FALSE;
}

/* Somebody has a class of disability. */
static gboolean
has_impaired (const ZhTournament *tournament)
{
  gboolean found = FALSE;

  for (guint i = 0; i < tournament->entries->len && !found; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      found = entry->person != NULL && *entry->person->disability_class != '\0';
    }
  for (guint i = 0; i < tournament->members->len && !found; i++)
    found = *((const ZhMember *) g_ptr_array_index (tournament->members, i))->person->disability_class != '\0';
  return found;
}

/* Norms of titles are made in classical chess, by somebody with titled opponents. */
static gboolean
has_titles (const ZhTournament *tournament)
{
  return zh_tournament_has_titles (tournament) && zh_tournament_has_titled (tournament);
}

static gboolean
is_chess (const ZhTournament *tournament)
{
  return tournament->sport == ZH_SPORT_CHESS && tournament->play == ZH_PLAY_BOARD;
}

static gboolean
is_by_correspondence (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_CORRESPONDENCE;
}

static gboolean
is_online (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_ONLINE;
}

static gboolean
is_contest (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_COMPOSITION;
}

/* Authors or teams have places beside the works. */
static gboolean
has_champions (const ZhTournament *tournament)
{
  return is_contest (tournament) && zh_championship_is_ranked (tournament);
}

/* Ukrainian draughts rules VI.7.4: books of chess problems have no such rules. */
static gboolean
is_draughts_contest (const ZhTournament *tournament)
{
  return is_contest (tournament) && tournament->sport != ZH_SPORT_CHESS;
}

static gboolean
is_solving (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_SOLVING;
}

static gboolean
has_solving_teams (const ZhTournament *tournament)
{
  return is_solving (tournament) && zh_tournament_get_option (tournament, ZH_OPTION_TEAMS) != NULL;
}

static const ZhReport reports[] = {
  { "start-list", NC_ ("document", "Start list"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_start_list },
  { "register", NC_ ("document", "Register of entries"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_register },
  { "entry-preliminary", NC_ ("document", "Preliminary entry"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_preliminary_entry },
  { "entry-final", NC_ ("document", "Entry for the competition"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_final_entry },
  { "entry-named", NC_ ("document", "Named entry"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_named_entry },
  { "distance-entry", NC_ ("document", "Questionnaire of a team for distance play"), ZH_REPORT_BEFORE, FALSE, FALSE, zh_tournament_is_team, zh_report_build_distance_entry },
  { "logins", NC_ ("document", "Logins and e-mail addresses of the players"), ZH_REPORT_BEFORE, FALSE, FALSE, has_logins, zh_report_build_logins },
  { "admission", NC_ ("document", "Protocol of the commission on admission"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_admission },
  { "refusals", NC_ ("document", "Notice of refusal of admission"), ZH_REPORT_BEFORE, FALSE, FALSE, has_refused, zh_report_build_refusals },
  { "registration", NC_ ("document", "Protocol of registration"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_registration },
  { "arrivals", NC_ ("document", "Changes on the day of arrival"), ZH_REPORT_BEFORE, FALSE, FALSE, has_changes, zh_report_build_arrivals },
  { "classification", NC_ ("document", "Protocol of classification"), ZH_REPORT_BEFORE, FALSE, FALSE, has_impaired, zh_report_build_classification },
  { "officials", NC_ ("document", "List of officials"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_officials },
  { "committee", NC_ ("document", "Appeals committee"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_committee },
  { "acquaintance", NC_ ("document", "Acquaintance with the regulations"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_acquaintance },
  { "assistant-request", NC_ ("document", "Requests for an assistant"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_assistant_request },
  { "captain-delegation", NC_ ("document", "Delegations by captains"), ZH_REPORT_BEFORE, FALSE, FALSE, zh_tournament_is_team, zh_report_build_captain_delegation },
  { "name-cards", NC_ ("document", "Cards for the tables"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_name_cards },
  { "badges", NC_ ("document", "Badges"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_badges },
  { "schedule", NC_ ("document", "Schedule of rounds"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_schedule },
  { "start-notice", NC_ ("document", "Notice of the start by correspondence"), ZH_REPORT_BEFORE, FALSE, FALSE, is_by_correspondence, zh_report_build_start_notice },
  { "lots", NC_ ("document", "Protocol of the drawing of lots"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_lots },
  { "regulation", NC_ ("document", "Regulation of the competition"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_regulation },
  { "technical-regulation", NC_ ("document", "Technical regulation"), ZH_REPORT_BEFORE, FALSE, FALSE, NULL, zh_report_build_technical_regulation },
  { "pairings", NC_ ("document", "Pairings by board"), ZH_REPORT_ROUND, TRUE, TRUE, NULL, zh_report_build_pairings },
  { "seats", NC_ ("document", "Pairings by name"), ZH_REPORT_ROUND, TRUE, TRUE, NULL, zh_report_build_seats },
  { "pairings-wall", NC_ ("document", "Pairings by board, large type"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_wall_pairings },
  { "seats-wall", NC_ ("document", "Pairings by name, large type"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_wall_seats },
  { "slips", NC_ ("document", "Result slips"), ZH_REPORT_ROUND, TRUE, TRUE, NULL, zh_report_build_slips },
  { "lineup-slips", NC_ ("document", "Line-up slips"), ZH_REPORT_ROUND, TRUE, FALSE, zh_tournament_is_team, zh_report_build_lineup_slips },
  { "score-sheets", NC_ ("document", "Score sheets"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_score_sheets },
  { "time-trouble", NC_ ("document", "Arbiter’s record in time trouble"), ZH_REPORT_ROUND, FALSE, FALSE, NULL, zh_report_build_time_trouble },
  { "match-sheets", NC_ ("document", "Match protocols"), ZH_REPORT_ROUND, TRUE, TRUE, zh_tournament_is_team, zh_report_build_match_sheets },
  { "sites", NC_ ("document", "Protocol of the sites of online play"), ZH_REPORT_ROUND, TRUE, FALSE, is_online, zh_report_build_sites },
  { "display", NC_ ("document", "Protocol of a simultaneous display"), ZH_REPORT_ROUND, TRUE, FALSE, zh_tournament_is_display, zh_report_build_display },
  { "consultation", NC_ ("document", "Protocol of consultation games"), ZH_REPORT_ROUND, TRUE, FALSE, zh_tournament_is_consultation, zh_report_build_consultation },
  { "match-summary", NC_ ("document", "Summary protocol of team matches"), ZH_REPORT_ROUND, TRUE, FALSE, zh_tournament_is_team, zh_report_build_match_summary },
  { "results", NC_ ("document", "Results of a round"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_results },
  { "board-results", NC_ ("document", "Results by board of team matches"), ZH_REPORT_ROUND, TRUE, FALSE, zh_tournament_is_team, zh_report_build_board_results },
  { "envelopes", NC_ ("document", "Envelopes of sealed moves"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_envelopes },
  { "resumptions", NC_ ("document", "Records of resumption"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_resumptions },
  { "scores", NC_ ("document", "Games with their moves"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_scores },
  { "letter-schedule", NC_ ("document", "Schedule of correspondence"), ZH_REPORT_ROUND, TRUE, FALSE, is_by_correspondence, zh_report_build_letter_schedule },
  { "letter-message", NC_ ("document", "Message with a move, main form"), ZH_REPORT_ROUND, TRUE, FALSE, is_by_correspondence, zh_report_build_letter_message },
  { "letter-card", NC_ ("document", "Message with a move, card"), ZH_REPORT_ROUND, TRUE, FALSE, is_by_correspondence, zh_report_build_letter_card },
  { "participant-reports", NC_ ("document", "Report of a participant by correspondence"), ZH_REPORT_ROUND, FALSE, FALSE, is_by_correspondence, zh_report_build_participant_reports },
  { "leave-notices", NC_ ("document", "Leaves by correspondence"), ZH_REPORT_ROUND, FALSE, FALSE, is_by_correspondence, zh_report_build_leave_notices },
  { "post-records", NC_ ("document", "Records of games by correspondence"), ZH_REPORT_ROUND, TRUE, FALSE, is_by_correspondence, zh_report_build_post_records },
  { "post-strips", NC_ ("document", "Records of games on sheets of 203 × 72 mm"), ZH_REPORT_ROUND, TRUE, FALSE, is_by_correspondence, zh_report_build_post_strips },
  { "bracket", NC_ ("document", "Bracket"), ZH_REPORT_ROUND, FALSE, TRUE, zh_tournament_has_bracket, zh_report_build_bracket },
  { "standings", NC_ ("document", "Standings"), ZH_REPORT_ROUND, TRUE, TRUE, NULL, zh_report_build_standings },
  { "crosstable", NC_ ("document", "Crosstable by number"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_crosstable },
  { "bulletin", NC_ ("document", "Bulletin of a round"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_bulletin },
  { "pairing-explanation", NC_ ("document", "Explanation of a pairing"), ZH_REPORT_ROUND, TRUE, FALSE, NULL, zh_report_build_pairing_explanation },
  { "solving-booklet", NC_ ("document", "Works of a round, for the solvers"), ZH_REPORT_ROUND, TRUE, FALSE, is_solving, zh_report_build_solving_booklet },
  { "solving-forms", NC_ ("document", "Marking form of a round of solving"), ZH_REPORT_ROUND, TRUE, FALSE, is_solving, zh_report_build_solving_forms },
  { "solving-key", NC_ ("document", "Solutions of a round with their marks"), ZH_REPORT_ROUND, TRUE, FALSE, is_solving, zh_report_build_solving_key },
  { "solving-results", NC_ ("document", "Results of a round of solving"), ZH_REPORT_ROUND, TRUE, FALSE, is_solving, zh_report_build_solving_results },
  { "solving-standings", NC_ ("document", "Standings of the solvers"), ZH_REPORT_ROUND, TRUE, FALSE, is_solving, zh_report_build_solving_standings },
  { "solving-teams", NC_ ("document", "Places of teams of solvers"), ZH_REPORT_ROUND, TRUE, FALSE, has_solving_teams, zh_report_build_solving_teams },
  { "contest-entries", NC_ ("document", "Entry of a composer"), ZH_REPORT_BEFORE, FALSE, FALSE, is_contest, zh_report_build_contest_entries },
  { "contest-list", NC_ ("document", "List of works received"), ZH_REPORT_BEFORE, FALSE, FALSE, is_contest, zh_report_build_contest_list },
  { "contest-booklet", NC_ ("document", "Works by code, for the judges"), ZH_REPORT_BEFORE, FALSE, FALSE, is_contest, zh_report_build_contest_booklet },
  { "contest-sheets", NC_ ("document", "Sheets of the works"), ZH_REPORT_BEFORE, FALSE, FALSE, is_contest, zh_report_build_contest_sheets },
  { "contest-marks", NC_ ("document", "Table of the judges’ marks"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_marks },
  { "contest-report", NC_ ("document", "Composition section report"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_report },
  { "contest-final-report", NC_ ("document", "Final report of the chief judge of a contest"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_final_report },
  { "contest-award", NC_ ("document", "Award of a contest"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_award },
  { "contest-places", NC_ ("document", "Places of authors or teams of a contest"), ZH_REPORT_AFTER, FALSE, FALSE, has_champions, zh_report_build_contest_places },
  { "contest-letters", NC_ ("document", "Letters to the authors"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_letters },
  { "contest-publication", NC_ ("document", "Publication of the works distinguished"), ZH_REPORT_AFTER, FALSE, FALSE, is_contest, zh_report_build_contest_publication },
  { "contest-book", NC_ ("document", "Works for a book"), ZH_REPORT_AFTER, FALSE, FALSE, is_draughts_contest, zh_report_build_contest_book },
  { "incidents", NC_ ("document", "Register of incidents"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_incidents },
  { "sanctions", NC_ ("document", "Register of sanctions"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_sanctions },
  { "decisions", NC_ ("document", "Decisions about sanctions"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_decisions },
  { "notices", NC_ ("document", "Notices of breaches"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_notices },
  { "panel-acts", NC_ ("document", "Decisions of the panel of arbiters"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_panel_acts },
  { "time-claims", NC_ ("document", "Claims of oversteps, with objections"), ZH_REPORT_DECISIONS, TRUE, FALSE, is_by_correspondence, zh_report_build_time_claims },
  { "claim-decisions", NC_ ("document", "Decisions on claims of oversteps"), ZH_REPORT_DECISIONS, TRUE, FALSE, is_by_correspondence, zh_report_build_claim_decisions },
  { "adjudications", NC_ ("document", "Adjudication of unfinished games"), ZH_REPORT_DECISIONS, TRUE, FALSE, is_by_correspondence, zh_report_build_adjudications },
  { "protest-form", NC_ ("document", "Protest"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_protest_form },
  { "protests", NC_ ("document", "Protocol of the appeals committee"), ZH_REPORT_DECISIONS, FALSE, FALSE, NULL, zh_report_build_protests },
  { "arbiter-report", NC_ ("document", "Report of the chief arbiter"), ZH_REPORT_AFTER, FALSE, FALSE, NULL, zh_report_build_arbiter_report },
  { "letters-report", NC_ ("document", "Report on the event by correspondence"), ZH_REPORT_AFTER, FALSE, FALSE, is_by_correspondence, zh_report_build_letters_report },
  { "press-report", NC_ ("document", "Report on the tournament for the press"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_press_report },
  { "journal", NC_ ("document", "Journal"), ZH_REPORT_AFTER, FALSE, FALSE, NULL, zh_report_build_journal },
  { "crosstable-final", NC_ ("document", "Crosstable by place"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_final_crosstable },
  { "final-protocol", NC_ ("document", "Final protocol"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_protocol },
  { "groups", NC_ ("document", "Places in groups"), ZH_REPORT_AFTER, TRUE, FALSE, is_individual, zh_report_build_groups },
  { "team-places", NC_ ("document", "Places of teams"), ZH_REPORT_AFTER, TRUE, FALSE, has_team_places, zh_report_build_team_places },
  { "prizes", NC_ ("document", "Prize list"), ZH_REPORT_AFTER, TRUE, FALSE, has_prizes, zh_report_build_prizes },
  { "norms", NC_ ("document", "Norms fulfilled, for the certificates"), ZH_REPORT_AFTER, TRUE, FALSE, has_norms, zh_report_build_norms },
  { "norm-certificates", NC_ ("document", "Certificates of norms fulfilled"), ZH_REPORT_AFTER, TRUE, FALSE, has_norms, zh_report_build_norm_certificates },
  { "diplomas", NC_ ("document", "Diplomas"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_diplomas },
  { "certificates", NC_ ("document", "Certificates of the participants"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_certificates },
  { "ratings", NC_ ("document", "Rating changes"), ZH_REPORT_AFTER, TRUE, FALSE, has_ratings, zh_report_build_ratings },
  { "ratings-national", NC_ ("document", "Rating changes, national list"), ZH_REPORT_AFTER, TRUE, FALSE, has_national_ratings, zh_report_build_national_ratings },
  { "it1", NC_ ("document", "Certificates of title results (IT1)"), ZH_REPORT_AFTER, TRUE, FALSE, has_titles, zh_report_build_title_certificates },
  { "it3", NC_ ("document", "Tournament report (IT3)"), ZH_REPORT_AFTER, FALSE, FALSE, is_chess, zh_report_build_fide_report },
  { "fa1", NC_ ("document", "Norms of FIDE arbiters (FA1)"), ZH_REPORT_AFTER, FALSE, FALSE, is_chess, zh_report_build_fide_arbiter_norm },
  { "ia1", NC_ ("document", "Norms of international arbiters (IA1)"), ZH_REPORT_AFTER, FALSE, FALSE, is_chess, zh_report_build_international_arbiter_norm },
  { "explanations", NC_ ("document", "Arithmetic of the standings"), ZH_REPORT_AFTER, TRUE, FALSE, NULL, zh_report_build_explanations },
};

const ZhReport *
zh_report_get_all (gsize *n_reports)
{
  *n_reports = G_N_ELEMENTS (reports);
  return reports;
}

const ZhReport *
zh_report_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    if (strcmp (reports[i].id, id) == 0)
      return &reports[i];
  return NULL;
}

const char *
zh_report_get_title (const ZhReport   *self,
                     const ZhLanguage *language)
{
  return zh_trc (language, "document", self->title);
}

/* Of people who come to a place, are admitted to it and sit there. */
static const char *const of_participants[] = {
  "start-list",
  "register",
  "entry-preliminary",
  "entry-final",
  "entry-named",
  "admission",
  "registration",
  "acquaintance",
  "assistant-request",
  "name-cards",
  "badges",
  NULL,
};

/* Where problems are solved there are entries and decisions as everywhere, and no games; a contest has works by post,
 * and people only where somebody entered them. */
static gboolean
goes_without_games (const ZhReport     *self,
                    const ZhTournament *tournament)
{
  if (is_contest (tournament) && tournament->entries->len == 0 && g_strv_contains (of_participants, self->id))
    return FALSE;
  if (self->applies != NULL || self->build == zh_report_build_lots || self->build == zh_report_build_schedule)
    return FALSE;
  return self->purpose == ZH_REPORT_BEFORE || self->purpose == ZH_REPORT_DECISIONS || self->build == zh_report_build_journal;
}

gboolean
zh_report_applies_to (const ZhReport     *self,
                      const ZhTournament *tournament)
{
  gboolean is_of_works = self->applies == is_solving || self->applies == is_contest || self->applies == is_draughts_contest ||
                         self->applies == has_solving_teams || self->applies == has_champions;

  if (zh_play_is_of_works (tournament->play) && !is_of_works)
    return goes_without_games (self, tournament);
  return self->applies == NULL || self->applies (tournament);
}

gboolean
zh_report_suits (const ZhReport     *self,
                 const ZhTournament *tournament)
{
  gboolean waits = self->applies == has_prizes || self->applies == has_team_places || self->applies == has_norms ||
                   self->applies == has_ratings || self->applies == has_national_ratings || self->applies == has_titles || (self->applies == has_solving_teams && is_solving (tournament)) ||
                   (self->applies == has_champions && is_contest (tournament));

  return waits || zh_report_applies_to (self, tournament);
}

gboolean
zh_report_shows_journal (const ZhReport *self)
{
  return self->build == zh_report_build_journal;
}

/* Whether the document can be about one participant alone. */
static gboolean
takes_participant (const ZhReport *self)
{
  return self->build == zh_report_build_explanations || self->build == zh_report_build_diplomas || self->build == zh_report_build_certificates ||
         self->build == zh_report_build_title_certificates || self->build == zh_report_build_participant_reports;
}

/* Why there is nothing of admission to say; %NULL for documents of anything else. */
static const char *
get_admission_refusal (const ZhReport *self)
{
  if (self->applies == has_refused)
    return _ ("Nobody was refused admission to “%1$s”, so there is no document “%2$s”");
  if (self->applies == has_changes)
    return _ ("Nothing changed in “%1$s” on the day of arrival, so there is no document “%2$s”");
  if (self->applies == has_impaired)
    return _ ("Nobody in “%1$s” has a class of disability, so there is no document “%2$s”");
  return NULL;
}

/* Why a tournament has no such document. */
static const char *
get_refusal (const ZhReport     *self,
             const ZhTournament *tournament)
{
  if (is_solving (tournament) && self->applies != has_solving_teams)
    return _ ("“%1$s” is a solving event, which has no games, and no document “%2$s”");
  if (is_contest (tournament) && self->applies == has_champions)
    return _ ("“%1$s” ranks works alone and has no document “%2$s”; choose another kind in the terms of the contest first");
  if (is_contest (tournament) && self->applies == is_draughts_contest)
    return _ ("“%1$s” is a contest of chess and has no document “%2$s”");
  if (is_contest (tournament))
    return _ ("“%1$s” has works in place of games, and no document “%2$s”");
  if (self->applies == zh_tournament_has_bracket)
    return _ ("“%1$s” is no knockout and has no document “%2$s”");
  if (self->applies == is_individual)
    return _ ("“%1$s” is an event of teams and has no document “%2$s”");
  if (self->applies == has_prizes)
    return _ ("“%1$s” has no prizes and no document “%2$s”; set the prizes first");
  if (self->applies == has_team_places || self->applies == has_solving_teams)
    return _ ("“%1$s” has no places of teams and no document “%2$s”; say first how teams are counted");
  if (self->applies == has_norms)
    return _ ("“%1$s” has no table of norms and no document “%2$s”; load the federation’s table first");
  if (self->applies == has_ratings)
    return _ ("“%1$s” is no chess event of rated players and has no document “%2$s”");
  if (self->applies == has_titles)
    return _ ("In “%1$s” nobody can make a title norm and there is no document “%2$s”: titled players and classical chess over the board are needed");
  if (self->applies == is_chess)
    return _ ("“%1$s” is no chess over the board and has no document “%2$s”");
  if (self->applies == is_by_correspondence)
    return _ ("“%1$s” is not played by correspondence and has no document “%2$s”");
  if (self->applies == is_contest || self->applies == has_champions || self->applies == is_draughts_contest)
    return _ ("“%1$s” is no contest of composers and has no document “%2$s”");
  if (self->applies == is_solving)
    return _ ("“%1$s” is no solving event and has no document “%2$s”");
  if (self->applies == has_national_ratings)
    return _ ("Nobody in “%1$s” has a national rating, so there is no document “%2$s”");
  if (get_admission_refusal (self) != NULL)
    return get_admission_refusal (self);
  return _ ("“%1$s” is no event of teams and has no document “%2$s”");
}

/* A sheet that was issued before says which issue it is and which one it replaces. */
static void
add_issue (ZhReportDocument      *document,
           const ZhReport        *self,
           const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  int                 round = zh_report_get_issue_round (self, tournament, request->round);
  const ZhIssue      *last = zh_issues_find_last (tournament->issues, self->id, round);
  g_autoptr (GDateTime) local = last != NULL ? g_date_time_new_from_unix_local (last->time) : NULL;
  g_autofree char *when = local != NULL ? zh_language_format_time (request->language, local) : NULL;
  g_autofree char *issue = NULL;
  g_autofree char *footer = NULL;

  if (when == NULL)
    return;
  /* Translators: foot of a document: number of its issue, number and time of the issue before. */
  issue = g_strdup_printf (zh_tr (request->language, "Issue %1$d, replaces issue %2$d of %3$s"),
                           last->number + 1, last->number, when);
  footer = g_steal_pointer (&document->footer);
  document->footer = g_strconcat (issue, " · ", footer, NULL);
}

ZhReportDocument *
zh_report_build (const ZhReport        *self,
                 const ZhReportRequest *request,
                 GError               **error)
{
  ZhReportDocument *document;

  if (!zh_report_applies_to (self, request->tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         get_refusal (self, request->tournament), request->tournament->name,
                         zh_report_get_title (self, zh_language_get_screen ()));
  if (request->start_number != 0 && !takes_participant (self))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("The document “%s” is not made for one participant"), self->id);
  document = self->build (request, error);
  if (document != NULL)
    add_issue (document, self, request);
  return document;
}
