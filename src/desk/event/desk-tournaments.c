#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-competition.h"
#include "desk-details.h"
#include "desk-standings.h"
#include "desk-contest.h"
#include "desk-solving.h"
#include "errors.h"
#include "fide-lock.h"
#include "event-outcomes.h"
#include "follow-regulation.h"
#include "next-step.h"
#include "open-protests.h"
#include "pairing-system.h"
#include "play-form.h"
#include "points-change.h"
#include "rating-act.h"
#include "ruleset-defaults.h"
#include "settings-changes.h"
#include "settled-settings.h"
#include "text-signs.h"

static gboolean
check_name (const ZhCompetition *competition,
            const ZhTournament  *settings,
            GError             **error)
{
  g_autofree char *name = g_strstrip (g_strdup (settings->name));
  g_autofree char *folded = g_utf8_casefold (name, -1);

  if (*name == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Tournament: the name is empty. Enter one, such as “Men, classical”"));
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *other = g_ptr_array_index (competition->tournaments, i);
      g_autofree char    *other_folded = g_utf8_casefold (other->name, -1);

      if (other->id != settings->id && strcmp (folded, other_folded) == 0)
        return zh_fail (error, ZH_ERROR_INPUT,
                        _ ("Tournament: there is another one called “%s”. Choose another name"),
                        other->name);
    }
  return zh_desk_check_text (_ ("Tournament"), settings->name, error) &&
         zh_desk_check_text (_ ("Time control"), settings->time_control, error);
}

gboolean
zh_desk_check_settings (const ZhCompetition *competition,
                        const ZhTournament  *settings,
                        GError             **error)
{
  if (!check_name (competition, settings, error))
    return FALSE;
  if (zh_pairing_system_find (settings->system) == NULL)
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("Pairing system: there is none called “%s”"),
                    zh_system_to_string (settings->system));
  if (settings->source_id != 0 && zh_competition_find_tournament (competition, settings->source_id) == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("The tournament that is to feed this one does not exist"));
  if (zh_play_form_find_fault (settings) != NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", zh_play_form_find_fault (settings));
  return TRUE;
}

/* Lots that anybody could know beforehand are none: a tournament that draws its pairs, seeds or
 * colours gets a seed where it has none yet. Returns whether one was drawn. */
static gboolean
ensure_seed (ZhDesk       *self,
             ZhTournament *settings)
{
  static const char *const drawn[] = { "seeding", "colours", "decider" };
  gboolean                 draws = zh_system_get_traits (settings->system)->draws_pairs;

  for (gsize i = 0; i < G_N_ELEMENTS (drawn); i++)
    draws = draws || g_strcmp0 (zh_tournament_get_option (settings, drawn[i]), "lot") == 0;
  draws = draws && settings->seed == 0;
  if (draws)
    settings->seed = zh_desk_draw_seed (self);
  return draws;
}

/* The rules of the event; an event without a ruleset has none. */
static gboolean
load_rules (const ZhCompetition *competition,
            ZhRuleset          **rules,
            GError             **error)
{
  if (*competition->ruleset == '\0')
    return TRUE;
  *rules = zh_competition_load_ruleset (competition, error);
  return *rules != NULL;
}

/* Whether what the rules say is asked for. */
static gboolean
needs_rules (const ZhTournament        *old,
             const ZhTournamentChoices *choices)
{
  g_autofree const char **keys = zh_tournament_choices_dup_keys (choices);
  const char             *value = "";

  for (const char **key = keys; *key != NULL && value != NULL; key++)
    zh_tournament_choices_lookup (choices, *key, &value);
  return old == NULL || value == NULL;
}

/* The choices over what the rules say, or over the tournament as it is. */
static ZhTournament *
ask_rules (const ZhCompetition       *competition,
           const ZhTournament        *old,
           const ZhTournamentChoices *choices,
           GError                   **error)
{
  g_autoptr (ZhRuleset) rules = NULL;
  gboolean needed = needs_rules (old, choices);

  /* A tournament that is there can be renamed where its ruleset is not at hand. */
  if (!load_rules (competition, &rules, needed ? error : NULL) && needed)
    return NULL;
  return zh_tournament_choices_resolve (choices, rules, old, error);
}

/* What choices and rules came to before. */
static ZhTournament *
settle (const ZhTournament        *old,
        const ZhTournamentChoices *settled,
        GError                   **error)
{
  g_autoptr (ZhTournament) next = old != NULL ? zh_tournament_copy_settings (old) : zh_tournament_new ();

  return zh_tournament_choices_settle (settled, next, error) ? g_steal_pointer (&next) : NULL;
}

/* The settings that a tournament gets: as @settled (nullable) has them, or found. */
static ZhTournament *
resolve (ZhAct                     *act,
         const ZhTournament        *old,
         const ZhTournamentChoices *choices,
         const ZhTournamentChoices *settled,
         GError                   **error)
{
  g_autoptr (ZhTournament) next = settled != NULL ? settle (old, settled, error) : ask_rules (act->snapshot, old, choices, error);

  if (next == NULL)
    return NULL;
  g_strstrip (next->name);
  if (!zh_desk_check_settings (act->snapshot, next, error))
    return NULL;
  if ((old == NULL || memcmp (&old->scoring, &next->scoring, sizeof next->scoring) != 0) && !zh_tournament_check_scoring (next, error))
    return NULL;
  if (zh_tournament_choices_lookup (choices, "tiebreaks", NULL) && !act->desk->is_repeating &&
      !zh_tournament_check_tiebreaks (next, (const char *const *) next->tiebreaks, error))
    return NULL;
  return g_steal_pointer (&next);
}

/* The choices with the seed that was drawn beside them: no rule gives that a second time. */
static ZhTournamentChoices *
choose_seed (const ZhTournamentChoices *choices,
             guint64                    seed)
{
  ZhTournamentChoices    *next = zh_tournament_choices_new ();
  g_autofree const char **keys = zh_tournament_choices_dup_keys (choices);
  g_autofree char        *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  for (const char **key = keys; *key != NULL; key++)
    {
      const char *value = NULL;

      zh_tournament_choices_lookup (choices, *key, &value);
      zh_tournament_choices_set (next, *key, value);
    }
  zh_tournament_choices_set (next, "seed", text);
  return next;
}

/* What was chosen, and what it came to. */
static void
note_settings (ZhAct                     *act,
               const ZhTournamentChoices *choices,
               gboolean                   is_drawn,
               const ZhTournament        *next,
               const ZhTournament        *old)
{
  g_autoptr (ZhTournamentChoices) settled = zh_tournament_choices_new_settled (next, old);
  g_autoptr (ZhTournamentChoices) given = is_drawn ? choose_seed (choices, next->seed) : NULL;

  zh_act_in_choices (act, "choices", is_drawn ? given : choices);
  zh_act_in_choices (act, "settled", settled);
}

/* Question 83 of the checklist: by 1-½-0 a bye is 1, ½ or 0. Those of teams and of matches are points of matches. */
static gboolean
check_fide_bye (const ZhAct        *act,
                const ZhTournament *next,
                GError            **error)
{
  const ZhScoring *scoring = &next->scoring;
  ZhPoints         bye = scoring->allocated_bye;
  gboolean         usual = scoring->win == ZH_SCORING_ONE.win && scoring->draw == ZH_SCORING_ONE.draw && scoring->loss == 0;

  return !usual || zh_tournament_is_team (next) || next->games_per_pairing > 1 || bye == scoring->win || bye == scoring->draw || bye == 0 ||
         zh_act_check_fide_lock (act, next, ZH_FIDE_LOCK_BYE, error);
}

ZhChange *
zh_desk_write_new_tournament (ZhDesk                    *self,
                              const ZhTournamentChoices *choices,
                              const ZhTournamentChoices *settled,
                              gint64                    *id,
                              GError                   **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_TOURNAMENT, 0, error);
  g_autoptr (ZhTournament) next = act != NULL ? resolve (act, NULL, choices, settled, error) : NULL;
  ZhChange *change;

  if (next == NULL)
    return NULL;
  if (!check_fide_bye (act, next, error))
    return NULL;
  note_settings (act, choices, ensure_seed (self, next), next, NULL);
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

ZhChange *
zh_desk_add_tournament (ZhDesk                    *self,
                        const ZhTournamentChoices *choices,
                        gint64                    *id,
                        GError                   **error)
{
  return zh_desk_write_new_tournament (self, choices, NULL, id, error);
}

static gboolean
check_round_count (const ZhTournament *old,
                   const ZhTournament *next,
                   GError            **error)
{
  if (next->n_rounds == 0 || next->n_rounds >= (int) old->rounds->len)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Rounds: %d are paired already, so there cannot be only %d"), (int) old->rounds->len,
                  next->n_rounds);
}

/* Players do not become teams, nor teams players. */
static gboolean
check_kind_kept (const ZhTournament *old,
                 const ZhTournament *next,
                 GError            **error)
{
  if (zh_tournament_is_team (old) == zh_tournament_is_team (next) || old->entries->len == 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  zh_tournament_is_team (old) ? _ ("Teams are entered in “%s”, so it cannot become a tournament of individual players. Remove the entries first")
                                              : _ ("Players are entered in “%s”, so it cannot become a tournament of teams. Remove the entries first"),
                  old->name);
}

/* Once games have results, what was to be known before they began changes only with a reason. */
static gboolean
check_known_before (const ZhTournament *old,
                    const ZhTournament *next,
                    const char         *reason,
                    GError            **error)
{
  if (!zh_text_is_blank (reason) || !zh_desk_tiebreaks_need_reason (old))
    return TRUE;
  if (old->n_rounds > 0 && old->n_rounds != next->n_rounds && zh_system_get_traits (old->system)->is_swiss)
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("Games of “%1$s” have results, and it was declared for %2$d rounds (FIDE C.04.1, 1). Give the reason for changing that to %3$d now"),
                    old->name, old->n_rounds, next->n_rounds);
  if (g_strv_equal ((const char *const *) old->tiebreaks, (const char *const *) next->tiebreaks))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Games of “%s” have results: the order of tie-breaks was to be known before. Give the reason for changing it now"), old->name);
}

/* What FIDE mode holds of the settings, by its lock. */
static gboolean
check_fide_mode (const ZhAct        *act,
                 const ZhTournament *old,
                 const ZhTournament *next,
                 GError            **error)
{
  gboolean same_points = memcmp (&old->scoring, &next->scoring, sizeof old->scoring) == 0;
  gboolean same_order = g_strv_equal ((const char *const *) old->tiebreaks, (const char *const *) next->tiebreaks);

  return check_fide_bye (act, next, error) &&
         (old->n_rounds == 0 || old->n_rounds == next->n_rounds || zh_act_check_fide_lock (act, old, ZH_FIDE_LOCK_ROUNDS, error)) &&
         (same_points || zh_act_check_fide_lock (act, old, ZH_FIDE_LOCK_POINTS, error)) &&
         (same_order || zh_act_check_fide_lock (act, old, ZH_FIDE_LOCK_TIEBREAKS, error));
}

ZhChange *
zh_desk_write_settings (ZhDesk                    *self,
                        gint64                     tournament_id,
                        const ZhTournamentChoices *choices,
                        const ZhTournamentChoices *settled,
                        const char                *reason,
                        GError                   **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_EDIT_TOURNAMENT, tournament_id, error);
  const ZhTournament *old = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = old != NULL ? resolve (act, old, choices, settled, error) : NULL;

  if (next == NULL || !zh_settings_check_frozen (old, next, error) || !check_round_count (old, next, error) ||
      !check_kind_kept (old, next, error) || !check_fide_mode (act, old, next, error) || !check_known_before (old, next, reason, error) ||
      !zh_tournament_check_points_kept (old, next, reason, error) || !zh_act_follow_settings (act, old, next, error))
    return NULL;
  note_settings (act, choices, old->rounds->len == 0 && ensure_seed (self, next), next, old);
  zh_settings_note_changes (act, old, next);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_tournament (act->store, next, error) || !zh_act_follow_rating_method (act, old, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_edit_tournament (ZhDesk                    *self,
                         gint64                     tournament_id,
                         const ZhTournamentChoices *choices,
                         const char                *reason,
                         GError                   **error)
{
  return zh_desk_write_settings (self, tournament_id, choices, NULL, reason, error);
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
        return zh_fail (error, ZH_ERROR_REFUSED,
                        _ ("“%s” takes its players from this tournament. Remove that one first"),
                        other->name);
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
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("“%s” has paired rounds and is not removed. Undo the pairings first"),
                         tournament->name);
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

  if (tournament->play == ZH_PLAY_SOLVING)
    return zh_solving_check_complete (tournament, error);
  if (tournament->play == ZH_PLAY_COMPOSITION)
    return zh_contest_check_complete (tournament, error);
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->state != ZH_ROUND_CLOSED)
        return zh_fail (error, ZH_ERROR_REFUSED,
                        _ ("Round %d is not closed. Enter its results and close it first"),
                        round->number);
    }
  if (tournament->rounds->len > 0 && (int) tournament->rounds->len >= planned)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Only %d of %d rounds are played. Play the rest, or change the number of rounds"),
                  (int) tournament->rounds->len, planned);
}

/* Standings are final only when no protest can change them any more, or the arbiter says why all the same. */
static gboolean
check_protests (ZhAct              *act,
                const ZhTournament *tournament,
                const char         *reason,
                GError            **error)
{
  g_autofree char *open = zh_competition_dup_open_protests (act->snapshot, tournament->id, zh_language_get_screen ());
  g_autofree char *given = g_strstrip (g_strdup (reason != NULL ? reason : ""));

  zh_act_set_reason (act, *given != '\0' ? given : NULL);
  if (*open == '\0' || *given != '\0' || act->desk->is_repeating)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("“%1$s” has protests without a decision: %2$s. Decide them first, or give the reason for making the standings final all the same"),
                  tournament->name, open);
}

static ZhChange *
set_closed (ZhDesk     *self,
            const char *command,
            gint64      tournament_id,
            gboolean    closed,
            const char *reason,
            GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, command, tournament_id, error);
  g_autoptr (ZhTournament) next = NULL;
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;

  if (tournament == NULL || (closed && !zh_desk_check_complete (tournament, error)))
    return NULL;
  if (tournament->closed == closed)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         closed ? _ ("“%s” is closed already") : _ ("“%s” is not closed"), tournament->name);
  if (closed && !check_protests (act, tournament, reason, error))
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  next->closed = closed;
  if (closed)
    zh_act_set_int (act, "open-protests", zh_competition_count_open_protests (act->snapshot, tournament_id));
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_close_tournament (ZhDesk     *self,
                          gint64      tournament_id,
                          const char *reason,
                          GError    **error)
{
  return set_closed (self, ZH_COMMAND_CLOSE_TOURNAMENT, tournament_id, TRUE, reason, error);
}

ZhChange *
zh_desk_reopen_tournament (ZhDesk  *self,
                           gint64   tournament_id,
                           GError **error)
{
  return set_closed (self, ZH_COMMAND_REOPEN_TOURNAMENT, tournament_id, FALSE, NULL, error);
}
