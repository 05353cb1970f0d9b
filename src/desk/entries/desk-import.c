#include "config.h"

#include "desk-import.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "event-outcomes.h"
#include "history.h"
#include "import-outcome.h"
#include "pairing-system.h"
#include "ruleset-defaults.h"
#include "settled-settings.h"
#include "teams.h"
#include "tiebreak-code.h"
#include "trf-reader.h"
#include "trf-type.h"

static void
leave_out_unknown_tiebreaks (ZhTrfFile *file)
{
  g_autoptr (GStrvBuilder) known = g_strv_builder_new ();
  guint n_known = 0;

  for (char **text = file->tournament->tiebreaks; text != NULL && *text != NULL; text++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (*text, NULL);

      if (code != NULL)
        {
          g_strv_builder_add (known, *text);
          n_known++;
          continue;
        }
      if (file->unknown_tiebreak == NULL)
        {
          file->unknown_tiebreak = g_strdup (*text);
          file->n_known_tiebreaks = n_known;
        }
      zh_trf_file_take_note (file, g_strdup_printf (_ ("The tie-break “%s” of record 202 is not known; it was left out of the order"), *text));
    }
  g_strfreev (file->tournament->tiebreaks);
  file->tournament->tiebreaks = g_strv_builder_end (known);
}

ZhTrfFile *
zh_desk_read_trf (GBytes           *bytes,
                  const ZhProgress *progress,
                  GError          **error)
{
  ZhTrfFile *file = zh_trf_read_bytes (bytes, progress, error);

  if (file != NULL)
    leave_out_unknown_tiebreaks (file);
  return file;
}

void
zh_desk_choose_trf_system (ZhTrfFile *file)
{
  ZhTournament *tournament = file->tournament;

  if (zh_pairing_system_find (tournament->system) != NULL)
    return;
  zh_trf_file_take_note (file, g_strdup_printf (_ ("Record 192 says %s, which is not paired here; rounds to come are paired as FIDE (Dutch), unless you choose another system"),
                                                file->type_code));
  tournament->system = ZH_SYSTEM_DUTCH;
  zh_trf_type_keep (tournament, file->type_code);
}

/* Whether all games have a result and nobody is announced to be absent, nor a date set, later on. */
static gboolean
is_complete (const ZhTrfFile *file)
{
  const ZhTournament *tournament = file->tournament;
  int                 n_paired = zh_tournament_count_paired_rounds (tournament);

  for (guint i = 0; i < tournament->rounds->len; i++)
    if (zh_round_count_open (g_ptr_array_index (tournament->rounds, i)) > 0)
      return FALSE;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const GArray *absences = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->absences;

      if (absences->len > 0 && g_array_index (absences, ZhAbsence, absences->len - 1).round > n_paired)
        return FALSE;
    }
  return n_paired > 0 && (int) file->round_dates->len <= n_paired;
}

void
zh_desk_take_trf_rounds (ZhTrfFile *file)
{
  ZhTournament *tournament = file->tournament;
  gboolean      is_stated = (file->stated & ZH_TRF_STATES_ROUNDS) != 0 || tournament->n_rounds > 0;

  if (is_stated || zh_tournament_is_predetermined (tournament) || !is_complete (file))
    return;
  tournament->n_rounds = zh_tournament_count_paired_rounds (tournament);
  zh_trf_file_take_note (file, g_strdup_printf (ngettext ("The file does not say how many rounds there are (142); the %d round it has, with all results, was taken as all of them",
                                                          "The file does not say how many rounds there are (142); the %d rounds it has, with all results, were taken as all of them",
                                                          (gulong) tournament->n_rounds),
                                                tournament->n_rounds));
}

/* Ids of the file, which are numbers of the report, to ids of ours. */
typedef struct
{
  ZhAct      *act;
  GHashTable *entries; /* gint64 → gint64 */
  GHashTable *members;
  guint       done; /* of what is written one by one */
  guint       total;
} Import;

static gboolean
step (Import  *import,
      GError **error)
{
  return zh_act_step (import->act, import->done++, import->total, error);
}

static void
add_id (GHashTable *ids,
        gint64      from,
        gint64      to)
{
  g_hash_table_insert (ids, g_memdup2 (&from, sizeof from), g_memdup2 (&to, sizeof to));
}

static gint64
find_id (GHashTable *ids,
         gint64      from)
{
  const gint64 *to = g_hash_table_lookup (ids, &from);

  return to != NULL ? *to : 0;
}

static ZhPerson *
write_person (Import         *import,
              const ZhPerson *person,
              GError        **error)
{
  g_autoptr (ZhPerson) copy = zh_person_copy (person);

  copy->id = zh_store_next_id (import->act->store);
  if (*copy->surname == '\0')
    zh_person_set_string (&copy->surname, "?");
  return zh_store_put_person (import->act->store, copy, error) ? g_steal_pointer (&copy) : NULL;
}

static gboolean
write_entries (Import             *import,
               const ZhTournament *source,
               gint64              tournament_id,
               GError            **error)
{
  for (guint i = 0; i < source->entries->len; i++)
    {
      const ZhEntry *old = g_ptr_array_index (source->entries, i);
      g_autoptr (ZhEntry) entry = zh_entry_copy (old);

      if (!step (import, error))
        return FALSE;
      entry->id = zh_store_next_id (import->act->store);
      add_id (import->entries, old->id, entry->id);
      if (old->person != NULL)
        {
          zh_person_unref (entry->person);
          entry->person = write_person (import, old->person, error);
          if (entry->person == NULL)
            return FALSE;
        }
      if (!zh_store_put_entry (import->act->store, tournament_id, entry, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_members (Import             *import,
               const ZhTournament *source,
               GError            **error)
{
  for (guint i = 0; i < source->members->len; i++)
    {
      const ZhMember *old = g_ptr_array_index (source->members, i);
      g_autoptr (ZhPerson) person = write_person (import, old->person, error);
      ZhMember member = *old;

      if (person == NULL || !step (import, error))
        return FALSE;
      member.id = zh_store_next_id (import->act->store);
      member.entry_id = find_id (import->entries, old->entry_id);
      member.person = person;
      add_id (import->members, old->id, member.id);
      if (!zh_store_put_member (import->act->store, &member, error))
        return FALSE;
    }
  return TRUE;
}

/* The round with our ids in place of the file's. */
static ZhRound *
translate_round (Import        *import,
                 const ZhRound *old)
{
  ZhRound *round = zh_round_new (old->number);

  round->table_round = old->table_round;
  round->state = zh_round_count_open (old) == 0 ? ZH_ROUND_CLOSED : ZH_ROUND_PUBLISHED;
  zh_person_set_string (&round->start, old->start);
  for (guint i = 0; i < old->pairings->len; i++)
    {
      const ZhPairing *from = g_ptr_array_index (old->pairings, i);
      ZhPairing       *pairing = zh_pairing_new (from->kind, find_id (import->entries, from->entry[0]),
                                                 find_id (import->entries, from->entry[1]), from->n_games);

      pairing->number = from->number;
      pairing->edited = from->edited;
      for (int k = 0; k < from->n_games; k++)
        {
          pairing->games[k] = from->games[k];
          for (int side = 0; side < 2; side++)
            pairing->games[k].member[side] = find_id (import->members, from->games[k].member[side]);
        }
      g_ptr_array_add (round->pairings, pairing);
    }
  return round;
}

static gboolean
write_rounds (Import             *import,
              const ZhTournament *source,
              gint64              tournament_id,
              GError            **error)
{
  for (guint i = 0; i < source->rounds->len; i++)
    {
      g_autoptr (ZhRound) round = translate_round (import, g_ptr_array_index (source->rounds, i));

      if (!step (import, error) || !zh_act_write_round (import->act, tournament_id, round, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_restrictions (Import             *import,
                    const ZhTournament *source,
                    const ZhTournament *next,
                    GError            **error)
{
  g_autoptr (ZhTournament) translated = zh_tournament_copy_settings (next);

  for (guint i = 0; i < source->forbidden->len; i++)
    {
      const ZhForbidden *old = g_ptr_array_index (source->forbidden, i);
      ZhForbidden       *group =
          zh_forbidden_new (old->first_round, old->last_round, old->entries, old->n_entries);

      for (int k = 0; k < group->n_entries; k++)
        group->entries[k] = find_id (import->entries, group->entries[k]);
      g_ptr_array_add (translated->forbidden, group);
    }
  for (guint i = 0; i < source->virtual_points->len; i++)
    {
      ZhVirtualPoints *points = g_memdup2 (g_ptr_array_index (source->virtual_points, i), sizeof *points);

      points->entry_id = find_id (import->entries, points->entry_id);
      g_ptr_array_add (translated->virtual_points, points);
    }
  return zh_store_put_restrictions (import->act->store, translated, error);
}

static gboolean
is_name_taken (const ZhCompetition *competition,
               const char          *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      g_autofree char    *other = g_utf8_casefold (tournament->name, -1);

      if (strcmp (folded, other) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The name wanted, the file's title, or what is left, with a number where it is taken. It is noted as it came
 * out: doing the act again needs no language. */
static char *
choose_name (const ZhAct     *act,
             const ZhTrfFile *file,
             const char      *name)
{
  const char *unnamed = zh_tr (act->language, "Imported tournament");
  const char *wanted = name != NULL && *name != '\0' ? name : file->title;
  char       *chosen = g_strstrip (g_strdup (wanted));

  if (*chosen == '\0')
    {
      g_free (chosen);
      chosen = g_strdup (unnamed);
    }
  for (int i = 2; is_name_taken (act->snapshot, chosen); i++)
    {
      g_free (chosen);
      chosen = g_strdup_printf ("%s (%d)", *wanted != '\0' ? wanted : unnamed, i);
    }
  return chosen;
}

/* By which edition of the rules the rounds of the report were paired. */
static void
keep_report_type (const ZhTournament *stated,
                  ZhTournament       *next)
{
  const char *kept = zh_tournament_get_option (stated, ZH_OPTION_REPORT_TYPE);

  if (kept != NULL && next->system == stated->system)
    g_hash_table_replace (next->options, g_strdup (ZH_OPTION_REPORT_TYPE), g_strdup (kept));
}

/* What the file states stands; of the rest the caller's settings are better. */
static ZhTournament *
merge_settings (const ZhTrfFile    *file,
                const ZhTournament *settings)
{
  const ZhTournament *stated = file->tournament;
  ZhTournament       *next = zh_tournament_copy_settings (settings != NULL ? settings : stated);

  if (settings == NULL)
    return next;
  if ((file->stated & ZH_TRF_STATES_SYSTEM) != 0)
    next->system = stated->system;
  if ((file->stated & ZH_TRF_STATES_SCORING) != 0)
    next->scoring = stated->scoring;
  if ((file->stated & ZH_TRF_STATES_FIRST_ROUND) != 0)
    next->rated_first_round = stated->rated_first_round;
  if ((file->stated & ZH_TRF_STATES_INITIAL_COLOUR) != 0)
    next->initial_colour = stated->initial_colour;
  if ((file->stated & ZH_TRF_STATES_ROUNDS) != 0)
    next->n_rounds = stated->n_rounds;
  next->boards = stated->boards;
  if (zh_tournament_is_team (next) && (file->stated & ZH_TRF_STATES_SCORING) == 0)
    zh_tournament_set_team_byes (next);
  next->games_per_pairing = stated->games_per_pairing;
  keep_report_type (stated, next);
  return next;
}

static gboolean
write_everything (Import             *import,
                  const ZhTournament *source,
                  const ZhTournament *next,
                  GError            **error)
{
  return zh_store_put_tournament (import->act->store, next, error) &&
         write_entries (import, source, next->id, error) && write_members (import, source, error) &&
         write_restrictions (import, source, next, error) &&
         write_rounds (import, source, next->id, error);
}

static void
note_import (ZhAct              *act,
             const ZhTournament *source,
             const ZhTournament *next)
{
  g_autoptr (ZhTournamentChoices) settled = zh_tournament_choices_new_settled (next, NULL);

  zh_act_set_string (act, "tournament", next->name);
  zh_act_set_string (act, "system", zh_system_to_string (next->system));
  zh_act_set_int (act, "count", source->entries->len);
  zh_act_set_int (act, "rounds", source->rounds->len);
  zh_act_in_choices (act, "settled", settled);
  zh_act_in_contents (act, source);
}

/* Writes what was read, and commits. */
static ZhChange *
write_import (ZhAct              *act,
              const ZhTournament *source,
              ZhTournament       *next,
              gint64             *id,
              GError            **error)
{
  g_autoptr (GHashTable) entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_autoptr (GHashTable) members = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  Import    import = { .act = act,
                       .entries = entries,
                       .members = members,
                       .total = source->entries->len + source->members->len + source->rounds->len };
  ZhChange *change;

  if (!zh_desk_check_settings (act->snapshot, next, error))
    return NULL;
  note_import (act, source, next);
  next->id = zh_store_next_id (act->store);
  act->tournament_id = next->id;
  if (!write_everything (&import, source, next, error))
    return NULL;
  change = zh_act_commit (act, error);
  if (change != NULL && id != NULL)
    *id = next->id;
  return change;
}

ZhChange *
zh_desk_write_import (ZhDesk             *self,
                      const ZhTournament *source,
                      ZhTournament       *settings,
                      gint64             *id,
                      GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_IMPORT_TRF, 0, error);

  if (act == NULL || !zh_import_check_contents (source, settings, error))
    return NULL;
  return write_import (act, source, settings, id, error);
}

ZhChange *
zh_desk_import_trf (ZhDesk             *self,
                    const ZhTrfFile    *file,
                    const char         *name,
                    const ZhTournament *settings,
                    gint64             *id,
                    GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_IMPORT_TRF, 0, error);
  g_autoptr (ZhTournament) next = merge_settings (file, settings);

  if (act == NULL)
    return NULL;
  zh_tournament_complete_withdrawal (next, act->snapshot);
  g_free (next->name);
  next->name = choose_name (act, file, name);
  return write_import (act, file->tournament, next, id, error);
}
