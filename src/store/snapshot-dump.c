#include "config.h"

#include "snapshot-dump.h"

#include <string.h>

#include "entry-sheet.h"
#include "errors.h"
#include "payment.h"

#define ID "%" G_GINT64_FORMAT

static void
add_map (GString    *text,
         const char *what,
         GHashTable *map)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (map), (GCompareFunc) g_strcmp0);

  for (GList *link = keys; link != NULL; link = link->next)
    g_string_append_printf (text, "%s %s=%s\n", what, (char *) link->data,
                            (char *) g_hash_table_lookup (map, link->data));
}

/* "|surname|given|…" and the end of the line. */
static void
add_fields (GString            *text,
            const ZhRecordType *type,
            gconstpointer       record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      g_autofree char *value = zh_field_format (&type->fields[i], record);

      g_string_append_printf (text, "|%s", value);
    }
  g_string_append_c (text, '\n');
}

static void
add_person (GString        *text,
            const char     *what,
            const ZhPerson *person)
{
  g_string_append_printf (text, "%s " ID, what, person->id);
  add_fields (text, &zh_person_type, person);
}

static void
add_entry (GString       *text,
           const ZhEntry *entry)
{
  g_string_append_printf (text, "entry " ID, entry->id);
  add_fields (text, &zh_entry_type, entry);
  g_string_append_printf (text, "  named %d\n", (int) entry->name_parts);
  if (entry->person != NULL)
    add_person (text, "  is", entry->person);
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);

      g_string_append_printf (text, "  absent %d %d\n", absence->round, (int) absence->kind);
    }
}

static void
add_pairing (GString         *text,
             const ZhPairing *pairing)
{
  g_string_append_printf (text, "pairing " ID "|%d|%d|" ID "|" ID "|%d\n", pairing->id, pairing->number,
                          (int) pairing->kind, pairing->entry[0], pairing->entry[1], pairing->edited);
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];

      g_string_append_printf (text, "  game " ID "|%d|%d|%d|" ID "|" ID "|%d%d%d%d|%d%d|" ID "|%d%d%d%d\n", game->id,
                              game->board, game->leg, game->swapped, game->member[0], game->member[1],
                              game->result.white, game->result.black, game->result.played,
                              game->result.rated, game->missing[0], game->missing[1], game->entered, game->reported.white,
                              game->reported.black, game->reported.played, game->reported.rated);
    }
}

static void
add_round (GString       *text,
           const ZhRound *round)
{
  g_string_append_printf (text, "round " ID "|%d|%d|%d|%s|%s|" ID "\n", round->id, round->number, round->table_round,
                          (int) round->state, round->start, round->proposal, round->announced);
  for (guint i = 0; i < round->pairings->len; i++)
    add_pairing (text, g_ptr_array_index (round->pairings, i));
}

static void
add_admission (GString            *text,
               const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->sessions->len; i++)
    {
      const ZhSitting *sitting = g_ptr_array_index (tournament->sessions, i);

      g_string_append_printf (text, "session " ID, sitting->id);
      add_fields (text, &zh_sitting_type, sitting);
    }
  for (guint i = 0; i < tournament->applicants->len; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (tournament->applicants, i);

      g_string_append_printf (text, "applicant " ID "|" ID "|" ID "|" ID "|%s|%s|%s|%s|%s|" ID "\n", row->id, row->entry_id, row->member_id,
                              row->session_id, zh_admission_state_words[row->state], row->name, row->article, row->ground,
                              row->until, row->decided);
    }
  for (guint i = 0; i < tournament->evidence->len; i++)
    {
      const ZhEvidence *row = g_ptr_array_index (tournament->evidence, i);

      g_string_append_printf (text, "evidence " ID "|" ID "|" ID "|%s|%s|%s|" ID "|%s\n", row->id, row->entry_id, row->member_id, row->document,
                              zh_box_state_words[row->state], row->ground, row->checked, row->checked_by);
    }
  for (guint i = 0; i < tournament->changes->len; i++)
    {
      const ZhEntryChange *change = g_ptr_array_index (tournament->changes, i);

      g_string_append_printf (text, "change " ID "|" ID "|%s|%s|%s|" ID "|%s|%s\n", change->id, change->entry_id, zh_arrival_words[change->kind],
                              change->name, change->other, change->time, change->article, change->reason);
    }
  for (guint i = 0; i < tournament->sheets->len; i++)
    {
      const ZhEntrySheet *sheet = g_ptr_array_index (tournament->sheets, i);

      g_string_append_printf (text, "application " ID, sheet->id);
      add_fields (text, &zh_entry_sheet_type, sheet);
    }
  for (guint i = 0; i < tournament->payments->len; i++)
    {
      const ZhPayment *payment = g_ptr_array_index (tournament->payments, i);

      g_string_append_printf (text, "payment " ID "|" ID, payment->id, payment->entry_id);
      add_fields (text, &zh_payment_type, payment);
    }
  for (guint i = 0; i < tournament->quotas->len; i++)
    {
      const ZhQuota *quota = g_ptr_array_index (tournament->quotas, i);

      g_string_append_printf (text, "quota " ID "|%s|%s|%d|%s\n", quota->id, zh_quota_kind_words[quota->kind], quota->value, quota->seats, quota->source);
    }
}

static void
add_settings (GString            *text,
              const ZhTournament *tournament)
{
  const ZhScoring *scoring = &tournament->scoring;
  g_autofree char *tiebreaks = g_strjoinv (" ", tournament->tiebreaks);

  g_string_append_printf (text, "tournament " ID "|%s|%s|%s|%s|%s|%d|%d|%d|%d\n", tournament->id,
                          tournament->name, zh_sport_to_string (tournament->sport),
                          zh_discipline_to_string (tournament->time_class, tournament->play), tournament->time_control, zh_system_to_string (tournament->system),
                          tournament->n_rounds, tournament->cycles, tournament->games_per_pairing,
                          tournament->boards);
  g_string_append_printf (text, "scoring %d %d %d %d %d %d %d %d %d %d %d %d\n", scoring->win, scoring->draw,
                          scoring->loss, scoring->forfeit_win, scoring->forfeit_loss, scoring->allocated_bye,
                          scoring->full_bye, scoring->half_bye, scoring->zero_bye, scoring->match_win,
                          scoring->match_draw, scoring->match_loss);
  g_string_append_printf (text, "settings %" G_GUINT64_FORMAT "|%d|%d|%s|%s|%d|%s|" ID "|%d\n",
                          tournament->seed, (int) tournament->initial_colour,
                          tournament->rated_first_round, tiebreaks, zh_tiebreak_edition_to_string (tournament->tiebreak_edition),
                          tournament->rounds_drawn, zh_withdrawal_to_string (tournament->withdrawal), tournament->source_id,
                          tournament->closed);
  add_map (text, "option", tournament->options);
  for (guint i = 0; i < tournament->issues->len; i++)
    {
      const ZhIssue *issue = g_ptr_array_index (tournament->issues, i);

      g_string_append_printf (text, "issue " ID "|%s|%d|%d|%s|%s|" ID "\n", issue->id, issue->document, issue->round, issue->number,
                              zh_issue_medium_to_string (issue->medium), issue->language, issue->time);
    }
  for (guint i = 0; i < tournament->sites->len; i++)
    {
      const ZhSite *site = g_ptr_array_index (tournament->sites, i);

      g_string_append_printf (text, "site " ID "|" ID, site->id, site->entry_id);
      add_fields (text, &zh_site_type, site);
    }
  for (guint i = 0; i < tournament->outages->len; i++)
    {
      const ZhOutage *outage = g_ptr_array_index (tournament->outages, i);

      g_string_append_printf (text, "outage " ID "|" ID "|" ID, outage->id, outage->entry_id, outage->incident_id);
      add_fields (text, &zh_outage_type, outage);
    }
  for (guint i = 0; i < tournament->addresses->len; i++)
    {
      const ZhAddress *address = g_ptr_array_index (tournament->addresses, i);

      g_string_append_printf (text, "address " ID "|" ID, address->id, address->entry_id);
      add_fields (text, &zh_address_type, address);
    }
  for (guint i = 0; i < tournament->screenings->len; i++)
    {
      const ZhScreening *screening = g_ptr_array_index (tournament->screenings, i);

      g_string_append_printf (text, "screening " ID "|" ID "|" ID, screening->id, screening->entry_id, screening->incident_id);
      add_fields (text, &zh_screening_type, screening);
    }
  for (guint i = 0; i < tournament->lot_minutes->len; i++)
    {
      const ZhLotMinute *minute = g_ptr_array_index (tournament->lot_minutes, i);

      g_string_append_printf (text, "lot_minute " ID, minute->id);
      add_fields (text, &zh_lot_minute_type, minute);
    }
  add_admission (text, tournament);
}

static void
add_solving (GString            *text,
             const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      g_string_append_printf (text, "work " ID, work->id);
      add_fields (text, &zh_work_record_type, work);
    }
  for (guint i = 0; i < tournament->solving_rounds->len; i++)
    {
      const ZhSolvingRoundRecord *round = g_ptr_array_index (tournament->solving_rounds, i);

      g_string_append_printf (text, "solving-round " ID, round->id);
      add_fields (text, &zh_solving_round_type, round);
    }
  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, i);

      g_string_append_printf (text, "solving-sheet " ID "|" ID, sheet->id, sheet->entry_id);
      add_fields (text, &zh_solving_sheet_type, sheet);
    }
}

/* Rows of one kind with the rows they name. */
static void
add_contest_rows (GString            *text,
                  const ZhRecordType *type,
                  const GPtrArray    *rows,
                  gsize               n_references)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const gint64 *ids = g_ptr_array_index (rows, i); /* each begins with its own and those */

      g_string_append (text, type->table);
      for (gsize k = 0; k <= n_references; k++)
        g_string_append_printf (text, " " ID, ids[k]);
      add_fields (text, type, ids);
    }
}

static void
add_contest (GString            *text,
             const ZhTournament *tournament)
{
  add_contest_rows (text, &zh_contest_type, tournament->contests, 0);
  add_contest_rows (text, &zh_contest_judge_type, tournament->contest_judges, 0);
  add_contest_rows (text, &zh_contest_mark_type, tournament->contest_marks, 2);
  add_contest_rows (text, &zh_contest_objection_type, tournament->contest_objections, 1);
}

static void
add_restrictions (GString            *text,
                  const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (tournament->forbidden, i);

      g_string_append_printf (text, "forbidden %d-%d:", forbidden->first_round, forbidden->last_round);
      for (int k = 0; k < forbidden->n_entries; k++)
        g_string_append_printf (text, " " ID, forbidden->entries[k]);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *points = g_ptr_array_index (tournament->virtual_points, i);

      g_string_append_printf (text, "virtual " ID " %d %d\n", points->entry_id, points->round,
                              points->points);
    }
}

static void
add_tournament (GString            *text,
                const ZhTournament *tournament)
{
  add_settings (text, tournament);
  for (guint i = 0; i < tournament->entries->len; i++)
    add_entry (text, g_ptr_array_index (tournament->entries, i));
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      g_string_append_printf (text, "member " ID "|" ID, member->id, member->entry_id);
      add_fields (text, &zh_member_type, member);
      g_string_append_printf (text, "  named %d\n", (int) member->name_parts);
      add_person (text, "  is", member->person);
    }
  add_solving (text, tournament);
  add_contest (text, tournament);
  add_restrictions (text, tournament);
  for (guint i = 0; i < tournament->rounds->len; i++)
    add_round (text, g_ptr_array_index (tournament->rounds, i));
}

static void
add_incident (GString                *text,
              const ZhIncidentRecord *record)
{
  g_string_append_printf (text, "incident " ID "|" ID "|%s|" ID "|%d|%d|%d|%s|%s|%d|%d|%d|%s|%s|%d|%d|%d|%s|%s|%s|" ID, record->id,
                          record->tournament_id, zh_incident_scope_to_string (record->scope), record->entry_id, record->round, record->board, record->game,
                          record->incident, record->counted_as, record->count, record->event_count, record->supervised,
                          record->raised_by, record->happened, record->move, record->clock[0], record->clock[1], record->witnesses,
                          record->facts, record->note, record->time);
  g_string_append_printf (text, "|%s|%s|%s|%s|%s|%d|%d|%s|%d|%s|" ID "\n", record->articles, record->overridden, record->advised,
                          zh_ruled_result_to_string (record->decided), record->decided_by, record->opponent_time, record->offender_time, zh_sanction_to_string (record->sanction),
                          record->rounds_out, record->reason, record->act);
}

static void
add_clock_change (GString             *text,
                  const ZhClockChange *change)
{
  g_string_append_printf (text, "clock " ID "|" ID "|%d|%d|%d|" ID "|%s|%d|%d|%d|%d|%d|%s\n", change->id, change->tournament_id,
                          change->round, change->board, change->game, change->time, zh_clock_kind_to_string (change->kind), change->move,
                          change->before[0], change->before[1], change->after[0], change->after[1], change->note);
}

static void
add_games (GString             *text,
           const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->kept_games->len; i++)
    {
      const ZhKeptGame *kept = g_ptr_array_index (competition->kept_games, i);

      g_string_append_printf (text, "moves " ID "|" ID "|%s|%s\n", kept->id, kept->game_id, kept->start, kept->moves);
    }
  for (guint i = 0; i < competition->letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (competition->letters, i);

      g_string_append_printf (text, "letter " ID "|" ID "|", letter->id, letter->game_id);
      zh_letter_record_append_line (letter, ZH_N_LETTER_CELLS, text);
    }
  for (guint i = 0; i < competition->adjournments->len; i++)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (competition->adjournments, i);

      g_string_append_printf (text, "adjournment " ID "|" ID "|%s|%d|%d|%d|%d|%d|%s|%s|%s|%s|%s|%s|%d|%s\n", adjournment->id,
                              adjournment->game_id, adjournment->position, adjournment->time_used[0],
                              adjournment->time_used[1], adjournment->sealed_by, adjournment->move_number,
                              adjournment->draw_offer, adjournment->adjourned_at, adjournment->resume_at,
                              adjournment->resume_place, adjournment->note, adjournment->opened_at,
                              adjournment->sealed_move, adjournment->present, adjournment->ended_at);
    }
  for (guint i = 0; i < competition->confirmations->len; i++)
    {
      const ZhConfirmation *confirmation = g_ptr_array_index (competition->confirmations, i);

      g_string_append_printf (text, "confirmation " ID "|" ID "|%s|%s|%s|" ID "\n", confirmation->id, confirmation->game_id,
                              confirmation->result, confirmation->by, confirmation->place, confirmation->time);
    }
}

static void
add_protest (GString         *text,
             const ZhProtest *protest)
{
  g_string_append_printf (text, "protest " ID "|" ID "|%d|" ID "|" ID "|" ID "|%s|%d|%d|%s|%d|%d|%d|%s|%s|%s|" ID "|" ID "\n", protest->id,
                          protest->tournament_id, protest->number, protest->entry_id, protest->incident_id, protest->appealed_id,
                          protest->by, protest->by_captain, protest->written, zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject), protest->round, protest->board,
                          protest->game, protest->facts, protest->claim, protest->articles, protest->contested_time,
                          protest->handed_in);
  g_string_append_printf (text, "  case %s|%s|%s|%s|" ID "|%s|%d|%d|%s|" ID "|%s|%s|%s|%s|%s|%s\n", protest->faults, protest->admitted,
                          protest->deposit, zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, protest->deposit_state), protest->hearing, zh_protest_word_to_string (ZH_PROTEST_FORUM, protest->forum), protest->votes_for,
                          protest->votes_against, zh_protest_word_to_string (ZH_PROTEST_DECISION, protest->decision), protest->decided, protest->reason, zh_protest_word_to_string (ZH_PROTEST_EFFECT, protest->effect),
                          protest->effect_note, protest->result_before, protest->result_after, protest->hearing_place);
  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      g_string_append_printf (text, "  person " ID "|%s|%s|%s|%s|%s|" ID "\n", person->id, zh_protest_word_to_string (ZH_PROTEST_PART, person->part), person->name,
                              person->branch, person->birth, person->note, person->time);
    }
  for (guint i = 0; i < protest->files->len; i++)
    {
      const ZhProtestFile *file = g_ptr_array_index (protest->files, i);

      g_string_append_printf (text, "  file " ID "|%s|%s|%s|" ID "\n", file->id, file->name, file->reference, file->digest, file->size);
    }
}

/* The cases, and who watches which boards. */
static void
add_cases (GString             *text,
           const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->protests->len; i++)
    add_protest (text, g_ptr_array_index (competition->protests, i));
  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);

      g_string_append_printf (text, "assignment " ID "|" ID "|" ID "|%d|%d|%d\n", assignment->id, assignment->official_id,
                              assignment->tournament_id, assignment->round, assignment->first_board, assignment->last_board);
    }
}

char *
zh_competition_dump (const ZhCompetition *competition)
{
  GString *text = g_string_new ("competition");

  add_fields (text, &zh_competition_details_type, competition);
  g_string_append_printf (text, "journal " ID " %s\n", competition->journal_length,
                          competition->journal_head);
  add_map (text, "override", competition->overrides);
  for (guint i = 0; i < competition->additions->len; i++)
    {
      const ZhAddition *addition = g_ptr_array_index (competition->additions, i);

      g_string_append_printf (text, "addition " ID, addition->id);
      add_fields (text, &zh_addition_type, addition);
    }
  for (guint i = 0; i < competition->bans->len; i++)
    {
      const ZhBan *ban = g_ptr_array_index (competition->bans, i);

      g_string_append_printf (text, "ban " ID "|%s", ban->id, zh_ban_scope_words[ban->scope]);
      add_fields (text, &zh_ban_type, ban);
    }
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      g_string_append_printf (text, "official " ID, official->id);
      add_fields (text, &zh_official_type, official);
    }
  for (guint i = 0; i < competition->persons->len; i++)
    add_person (text, "person", g_ptr_array_index (competition->persons, i));
  for (guint i = 0; i < competition->tournaments->len; i++)
    add_tournament (text, g_ptr_array_index (competition->tournaments, i));
  for (guint i = 0; i < competition->incidents->len; i++)
    add_incident (text, g_ptr_array_index (competition->incidents, i));
  add_games (text, competition);
  for (guint i = 0; i < competition->clock_changes->len; i++)
    add_clock_change (text, g_ptr_array_index (competition->clock_changes, i));
  add_cases (text, competition);
  return g_string_free (text, FALSE);
}

gboolean
zh_competition_find_difference (const ZhCompetition *expected,
                                const ZhCompetition *found,
                                char               **expected_line,
                                char               **found_line)
{
  g_autofree char *expected_text = zh_competition_dump (expected);
  g_autofree char *found_text = zh_competition_dump (found);
  g_auto (GStrv) expected_lines = NULL;
  g_auto (GStrv) found_lines = NULL;
  guint line = 0;

  if (strcmp (expected_text, found_text) == 0)
    return FALSE;
  expected_lines = g_strsplit (expected_text, "\n", -1);
  found_lines = g_strsplit (found_text, "\n", -1);
  while (g_strcmp0 (expected_lines[line], found_lines[line]) == 0)
    line++;
  *expected_line = g_strdup (expected_lines[line] != NULL ? expected_lines[line] : "");
  *found_line = g_strdup (found_lines[line] != NULL ? found_lines[line] : "");
  return TRUE;
}

gboolean
zh_competition_check_same (const ZhCompetition *expected,
                           const ZhCompetition *found,
                           GError             **error)
{
  g_autofree char *expected_line = NULL;
  g_autofree char *found_line = NULL;

  if (!zh_competition_find_difference (expected, found, &expected_line, &found_line))
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  "the snapshot says “%s”, the file says “%s”", found_line,
                  expected_line);
}
