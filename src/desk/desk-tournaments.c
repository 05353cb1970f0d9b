#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-competition.h"
#include "desk-details.h"
#include "desk-standings.h"
#include "errors.h"
#include "event-norms.h"
#include "next-step.h"
#include "pairing-system.h"
#include "points-change.h"
#include "ruleset-defaults.h"
#include "teams.h"

#define MAX_CYCLES 20
#define MAX_GAMES 100
#define MAX_BOARDS 100

/* The fields of a tournament that an edit may change, as the journal's words name them; @format
 * gives the word of what is no text in memory. */
typedef struct
{
  const char *name;
  gsize       offset;
  gboolean    fixed_by_pairing; /* cannot change once a round is paired */
  const char *(*format) (const ZhTournament *self);
} Field;

static const char *
format_discipline (const ZhTournament *self)
{
  return zh_discipline_to_string (self->time_class, self->play);
}

static const char *
format_system (const ZhTournament *self)
{
  return zh_system_to_string (self->system);
}

static const char *
format_edition (const ZhTournament *self)
{
  return zh_tiebreak_edition_to_string (self->tiebreak_edition);
}

static const char *
format_withdrawal (const ZhTournament *self)
{
  return zh_withdrawal_to_string (self->withdrawal);
}

static const Field text_fields[] = {
  { "name", G_STRUCT_OFFSET (ZhTournament, name), FALSE },
  { "discipline", 0, FALSE, format_discipline },
  { "time-control", G_STRUCT_OFFSET (ZhTournament, time_control), FALSE },
  { "system", 0, TRUE, format_system },
  { "tiebreak-edition", 0, FALSE, format_edition },
  { "withdrawal", 0, FALSE, format_withdrawal },
};

static const Field int_fields[] = {
  { "rounds", G_STRUCT_OFFSET (ZhTournament, n_rounds), FALSE },
  { "cycles", G_STRUCT_OFFSET (ZhTournament, cycles), TRUE },
  { "games", G_STRUCT_OFFSET (ZhTournament, games_per_pairing), TRUE },
  { "boards", G_STRUCT_OFFSET (ZhTournament, boards), TRUE },
  { "win", G_STRUCT_OFFSET (ZhTournament, scoring.win), FALSE },
  { "draw", G_STRUCT_OFFSET (ZhTournament, scoring.draw), FALSE },
  { "loss", G_STRUCT_OFFSET (ZhTournament, scoring.loss), FALSE },
  { "forfeit-win", G_STRUCT_OFFSET (ZhTournament, scoring.forfeit_win), FALSE },
  { "forfeit-loss", G_STRUCT_OFFSET (ZhTournament, scoring.forfeit_loss), FALSE },
  { "allocated-bye", G_STRUCT_OFFSET (ZhTournament, scoring.allocated_bye), FALSE },
  { "full-bye", G_STRUCT_OFFSET (ZhTournament, scoring.full_bye), FALSE },
  { "half-bye", G_STRUCT_OFFSET (ZhTournament, scoring.half_bye), FALSE },
  { "zero-bye", G_STRUCT_OFFSET (ZhTournament, scoring.zero_bye), FALSE },
  { "match-win", G_STRUCT_OFFSET (ZhTournament, scoring.match_win), FALSE },
  { "match-draw", G_STRUCT_OFFSET (ZhTournament, scoring.match_draw), FALSE },
  { "match-loss", G_STRUCT_OFFSET (ZhTournament, scoring.match_loss), FALSE },
  { "rated-first-round", G_STRUCT_OFFSET (ZhTournament, rated_first_round), FALSE },
  { "initial-colour", G_STRUCT_OFFSET (ZhTournament, initial_colour), FALSE },
};

G_STATIC_ASSERT (sizeof (ZhColour) == sizeof (int));

static gboolean
check_name (const ZhCompetition *competition,
            const ZhTournament  *settings,
            GError             **error)
{
  g_autofree char *name = g_strstrip (g_strdup (settings->name));
  g_autofree char *folded = g_utf8_casefold (name, -1);

  if (*name == '\0')
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           _ ("Tournament: the name is empty. Enter one, such as “Men, classical”"));
      return FALSE;
    }
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *other = g_ptr_array_index (competition->tournaments, i);
      g_autofree char    *other_folded = g_utf8_casefold (other->name, -1);

      if (other->id != settings->id && strcmp (folded, other_folded) == 0)
        {
          g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                       _ ("Tournament: there is another one called “%s”. Choose another name"),
                       other->name);
          return FALSE;
        }
    }
  return zh_desk_check_text (_ ("Tournament"), settings->name, error) &&
         zh_desk_check_text (_ ("Time control"), settings->time_control, error);
}

static gboolean
check_number (const char *what,
              int         value,
              int         minimum,
              int         maximum,
              GError    **error)
{
  if (value >= minimum && value <= maximum)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: %d is not between %d and %d"), what, value,
               minimum, maximum);
  return FALSE;
}

static gboolean
check_tiebreaks (const ZhTournament *settings,
                 GError            **error)
{
  for (char **code = settings->tiebreaks; *code != NULL; code++)
    if (**code == '\0' || strpbrk (*code, " \t\n") != NULL)
      {
        g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                     _ ("Tie-breaks: “%s” is no code. Codes have no blanks in them"), *code);
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_settings (const ZhCompetition *competition,
                const ZhTournament  *settings,
                GError             **error)
{
  if (!check_name (competition, settings, error) || !check_tiebreaks (settings, error))
    return FALSE;
  if (zh_pairing_system_find (settings->system) == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Pairing system: there is none called “%s”"),
                   zh_system_to_string (settings->system));
      return FALSE;
    }
  if (settings->source_id != 0 && zh_competition_find_tournament (competition, settings->source_id) == NULL)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           _ ("The tournament that is to feed this one does not exist"));
      return FALSE;
    }
  return check_number (_ ("Rounds"), settings->n_rounds, 0, ZH_MAX_ROUNDS, error) &&
         check_number (_ ("Cycles"), settings->cycles, 1, MAX_CYCLES, error) &&
         check_number (_ ("Games of a pairing"), settings->games_per_pairing, 1, MAX_GAMES, error) &&
         check_number (_ ("Boards"), settings->boards, 0, MAX_BOARDS, error);
}

/* Lots that anybody could know beforehand are none: a tournament that draws its pairs, seeds or
 * colours gets a seed where it has none yet. */
static void
ensure_seed (ZhDesk       *self,
             ZhTournament *settings)
{
  static const char *const drawn[] = { "seeding", "colours", "decider" };
  gboolean                 draws = zh_system_get_traits (settings->system)->draws_pairs;

  for (gsize i = 0; i < G_N_ELEMENTS (drawn); i++)
    draws = draws || g_strcmp0 (zh_tournament_get_option (settings, drawn[i]), "lot") == 0;
  if (draws && settings->seed == 0)
    settings->seed = zh_desk_draw_seed (self);
}

ZhChange *
zh_desk_add_tournament (ZhDesk             *self,
                        const ZhTournament *settings,
                        gint64             *id,
                        GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_TOURNAMENT, 0, error);
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (settings);
  ZhChange *change;

  next->id = 0;
  next->closed = FALSE;
  zh_person_set_string (&next->name, settings->name);
  if (act == NULL || !check_settings (act->snapshot, next, error))
    return NULL;

  ensure_seed (self, next);
  zh_tournament_complete_withdrawal (next, act->snapshot);
  if (zh_tournament_is_team (next))
    zh_tournament_set_team_byes (next);
  next->id = zh_store_next_id (act->store);
  act->tournament_id = next->id;
  zh_act_set_string (act, "tournament", next->name);
  zh_act_set_string (act, "system", zh_system_to_string (next->system));
  zh_act_set_string (act, "sport", zh_sport_to_string (next->sport));
  zh_act_set_int (act, "rounds", next->n_rounds);
  zh_act_set_int (act, "cycles", next->cycles);
  zh_act_set_int (act, "seed", (gint64) next->seed);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  change = zh_act_commit (act, error);
  if (change != NULL && id != NULL)
    *id = next->id;
  return change;
}

static gboolean
check_unfixed (const ZhTournament *old,
               const Field        *field,
               gboolean            differs,
               GError            **error)
{
  if (!differs || !field->fixed_by_pairing || old->rounds->len == 0)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               _ ("A round of “%s” is paired, so “%s” can no longer change. Undo the pairing first"),
               old->name, field->name);
  return FALSE;
}

static const char *
get_text (const ZhTournament *self,
          const Field        *field)
{
  return field->format != NULL ? field->format (self) : G_STRUCT_MEMBER (char *, self, field->offset);
}

static gboolean
note_text_changes (ZhAct              *act,
                   const ZhTournament *old,
                   const ZhTournament *next,
                   GError            **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (text_fields); i++)
    {
      const char *old_text = get_text (old, &text_fields[i]);
      const char *next_text = get_text (next, &text_fields[i]);

      if (!check_unfixed (old, &text_fields[i], strcmp (old_text, next_text) != 0, error))
        return FALSE;
      zh_act_add_change (act, text_fields[i].name, old_text, next_text);
    }
  return TRUE;
}

static gboolean
note_int_changes (ZhAct              *act,
                  const ZhTournament *old,
                  const ZhTournament *next,
                  GError            **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (int_fields); i++)
    {
      int old_value = G_STRUCT_MEMBER (int, old, int_fields[i].offset);
      int next_value = G_STRUCT_MEMBER (int, next, int_fields[i].offset);

      if (!check_unfixed (old, &int_fields[i], old_value != next_value, error))
        return FALSE;
      zh_act_add_change_int (act, int_fields[i].name, old_value, next_value);
    }
  return TRUE;
}

static void
note_option_changes (ZhAct      *act,
                     GHashTable *old,
                     GHashTable *next)
{
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer       key;
  GList         *keys;

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (all, key);
  g_hash_table_iter_init (&iter, next);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (all, key);

  keys = g_list_sort (g_hash_table_get_keys (all), (GCompareFunc) g_strcmp0);
  for (GList *link = keys; link != NULL; link = link->next)
    {
      const char *old_value = g_hash_table_lookup (old, link->data);
      const char *next_value = g_hash_table_lookup (next, link->data);

      zh_act_add_change (act, link->data, old_value != NULL ? old_value : "",
                         next_value != NULL ? next_value : "");
    }
  g_list_free (keys);
}

static gboolean
note_changes (ZhAct              *act,
              const ZhTournament *old,
              const ZhTournament *next,
              GError            **error)
{
  g_autofree char *old_tiebreaks = g_strjoinv (", ", old->tiebreaks);
  g_autofree char *next_tiebreaks = g_strjoinv (", ", next->tiebreaks);
  g_autofree char *old_seed = g_strdup_printf ("%" G_GUINT64_FORMAT, old->seed);
  g_autofree char *next_seed = g_strdup_printf ("%" G_GUINT64_FORMAT, next->seed);

  zh_act_add_change (act, "sport", zh_sport_to_string (old->sport), zh_sport_to_string (next->sport));
  zh_act_add_change (act, "tiebreaks", old_tiebreaks, next_tiebreaks);
  zh_act_add_change (act, "seed", old_seed, next_seed);
  note_option_changes (act, old->options, next->options);
  return note_text_changes (act, old, next, error) && note_int_changes (act, old, next, error);
}

static gboolean
check_round_count (const ZhTournament *old,
                   const ZhTournament *next,
                   GError            **error)
{
  if (next->n_rounds == 0 || next->n_rounds >= (int) old->rounds->len)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               _ ("Rounds: %d are paired already, so there cannot be only %d"), (int) old->rounds->len,
               next->n_rounds);
  return FALSE;
}

/* Players do not become teams, nor teams players. */
static gboolean
check_kind_kept (const ZhTournament *old,
                 const ZhTournament *next,
                 GError            **error)
{
  if (zh_tournament_is_team (old) == zh_tournament_is_team (next) || old->entries->len == 0)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               zh_tournament_is_team (old) ? _ ("Teams are entered in “%s”, so it cannot become a tournament of individual players. Remove the entries first")
                                           : _ ("Players are entered in “%s”, so it cannot become a tournament of teams. Remove the entries first"),
               old->name);
  return FALSE;
}

/* Once games have results, the order changes only by the command that keeps a reason. */
static gboolean
check_tiebreaks_kept (const ZhTournament *old,
                      const ZhTournament *next,
                      GError            **error)
{
  if (g_strv_equal ((const char *const *) old->tiebreaks, (const char *const *) next->tiebreaks) ||
      !zh_desk_tiebreaks_need_reason (old))
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               _ ("Games of “%s” have results, so its tie-breaks change only on their own, with a reason"), old->name);
  return FALSE;
}

/* Byes of teams count as matches; of players what the rules of the event say, or else the usual. */
static void
set_player_byes (const ZhCompetition *competition,
                 ZhTournament        *settings)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  ZhScoring scoring = ZH_SCORING_ONE;

  if (rules != NULL)
    zh_ruleset_get_scoring (rules, &scoring);
  settings->scoring.allocated_bye = scoring.allocated_bye;
  settings->scoring.full_bye = scoring.full_bye;
  settings->scoring.half_bye = scoring.half_bye;
  settings->scoring.zero_bye = scoring.zero_bye;
}

ZhChange *
zh_desk_edit_tournament (ZhDesk             *self,
                         const ZhTournament *settings,
                         GError            **error)
{
  return zh_desk_edit_tournament_with_reason (self, settings, NULL, error);
}

ZhChange *
zh_desk_edit_tournament_with_reason (ZhDesk             *self,
                                     const ZhTournament *settings,
                                     const char         *reason,
                                     GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_EDIT_TOURNAMENT, settings->id, error);
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (settings);
  const ZhTournament *old = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (old == NULL)
    return NULL;
  next->closed = FALSE;
  zh_person_set_string (&next->name, settings->name);
  if (!check_settings (act->snapshot, next, error) || !check_round_count (old, next, error) ||
      !check_kind_kept (old, next, error) || !check_tiebreaks_kept (old, next, error))
    return NULL;
  if (old->rounds->len == 0)
    ensure_seed (self, next);
  if (zh_tournament_is_team (next) && (!zh_tournament_is_team (old) || old->system != next->system))
    zh_tournament_set_team_byes (next);
  else if (zh_tournament_is_team (old) && !zh_tournament_is_team (next))
    set_player_byes (act->snapshot, next);
  if (!note_changes (act, old, next, error) || !zh_tournament_check_points_kept (old, next, reason, error))
    return NULL;
  zh_act_set_reason (act, reason);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Persons of entries that are about to go, before the snapshot goes too. */
static gboolean
remove_unused_persons (ZhAct              *act,
                       const ZhTournament *tournament,
                       GError            **error)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && !zh_store_delete_person_if_unused (act->store, entry->person->id, error))
        return FALSE;
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (!zh_store_delete_person_if_unused (act->store, member->person->id, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_feeds_nobody (const ZhCompetition *competition,
                    const ZhTournament  *tournament,
                    GError             **error)
{
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *other = g_ptr_array_index (competition->tournaments, i);

      if (other->source_id == tournament->id)
        {
          g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                       _ ("“%s” takes its players from this tournament. Remove that one first"),
                       other->name);
          return FALSE;
        }
    }
  return TRUE;
}

ZhChange *
zh_desk_remove_tournament (ZhDesk  *self,
                           gint64   tournament_id,
                           GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_TOURNAMENT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (tournament == NULL || !check_feeds_nobody (act->snapshot, tournament, error))
    return NULL;
  if (tournament->rounds->len > 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                   _ ("“%s” has paired rounds and is not removed. Undo the pairings first"),
                   tournament->name);
      return NULL;
    }
  zh_act_set_int (act, "count", tournament->entries->len);
  if (!zh_store_delete_tournament (act->store, tournament, error) ||
      !remove_unused_persons (act, tournament, error))
    return NULL;
  return zh_act_commit (act, error);
}

gboolean
zh_desk_check_complete (const ZhTournament *tournament,
                        GError            **error)
{
  int planned = zh_tournament_count_planned_rounds (tournament);

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->state != ZH_ROUND_CLOSED)
        {
          g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                       _ ("Round %d is not closed. Enter its results and close it first"),
                       round->number);
          return FALSE;
        }
    }
  if (tournament->rounds->len > 0 && (int) tournament->rounds->len >= planned)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               _ ("Only %d of %d rounds are played. Play the rest, or change the number of rounds"),
               (int) tournament->rounds->len, planned);
  return FALSE;
}

static ZhChange *
set_closed (ZhDesk     *self,
            const char *command,
            gint64      tournament_id,
            gboolean    closed,
            GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, command, tournament_id, error);
  g_autoptr (ZhTournament) next = NULL;
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;

  if (tournament == NULL || (closed && !zh_desk_check_complete (tournament, error)))
    return NULL;
  if (tournament->closed == closed)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                   closed ? _ ("“%s” is closed already") : _ ("“%s” is not closed"), tournament->name);
      return NULL;
    }
  next = zh_tournament_copy_settings (tournament);
  next->closed = closed;
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_close_tournament (ZhDesk  *self,
                          gint64   tournament_id,
                          GError **error)
{
  return set_closed (self, ZH_COMMAND_CLOSE_TOURNAMENT, tournament_id, TRUE, error);
}

ZhChange *
zh_desk_reopen_tournament (ZhDesk  *self,
                           gint64   tournament_id,
                           GError **error)
{
  return set_closed (self, ZH_COMMAND_REOPEN_TOURNAMENT, tournament_id, FALSE, error);
}
