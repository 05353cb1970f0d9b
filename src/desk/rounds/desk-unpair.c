#include "config.h"

#include "desk-unpair.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "rating-report.h"

static const ZhRound *
get_last_round (const ZhTournament *tournament)
{
  return tournament->rounds->len > 0 ? g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1) : NULL;
}

static gboolean
has_letters (const ZhCompetition *competition,
             gint64               game_id)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, game_id);

  return letters->len > 0;
}

static void
count_games (ZhUnpairLoss        *loss,
             const ZhCompetition *competition,
             const ZhPairing     *pairing)
{
  loss->n_edited += pairing->edited ? 1 : 0;
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];

      if (zh_result_is_set (game->result))
        {
          loss->n_results += game->result.played ? 1 : 0;
          loss->n_forfeits += game->result.played ? 0 : 1;
        }
      loss->n_games += zh_competition_find_kept_game (competition, game->id) != NULL ||
                               zh_competition_find_adjournment (competition, game->id) != NULL || has_letters (competition, game->id)
                           ? 1
                           : 0;
    }
}

static int
count_register (const ZhCompetition *competition,
                gint64               tournament_id,
                int                  round)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  int                 n = 0;

  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      n += record->tournament_id == tournament_id && record->round == round ? 1 : 0;
    }
  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      n += protest->tournament_id == tournament_id && protest->round == round ? 1 : 0;
    }
  for (guint i = 0; i < tournament->outages->len; i++)
    n += ((const ZhOutage *) g_ptr_array_index (tournament->outages, i))->round == round ? 1 : 0;
  for (guint i = 0; i < tournament->screenings->len; i++)
    n += ((const ZhScreening *) g_ptr_array_index (tournament->screenings, i))->round == round ? 1 : 0;
  return n;
}

ZhUnpairLoss
zh_unpair_loss_count (const ZhCompetition *competition,
                      gint64               tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  const ZhRound      *last = tournament != NULL ? get_last_round (tournament) : NULL;
  ZhUnpairLoss        loss = { 0 };

  if (last == NULL)
    return loss;
  loss.round = last->number;
  loss.published = last->state != ZH_ROUND_OPEN;
  loss.n_register = count_register (competition, tournament_id, last->number);
  for (guint i = 0; i < last->pairings->len; i++)
    count_games (&loss, competition, g_ptr_array_index (last->pairings, i));
  return loss;
}

static void
append_count (GString    *text,
              const char *format,
              int         n)
{
  if (n == 0)
    return;
  g_string_append (text, text->len > 0 ? "\n" : "");
  g_string_append_printf (text, format, n);
}

char *
zh_unpair_loss_format (const ZhUnpairLoss *self,
                       const ZhLanguage   *language)
{
  GString *text = g_string_new (NULL);

  append_count (text, zh_trn (language, "%d result of a played game", "%d results of played games", (gulong) self->n_results), self->n_results);
  append_count (text, zh_trn (language, "%d result without play", "%d results without play", (gulong) self->n_forfeits), self->n_forfeits);
  append_count (text, zh_trn (language, "%d game kept in the file", "%d games kept in the file", (gulong) self->n_games), self->n_games);
  append_count (text, zh_trn (language, "%d pairing edited by hand", "%d pairings edited by hand", (gulong) self->n_edited), self->n_edited);
  if (self->published)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", zh_tr (language, "the pairing that the players know"));
  return g_string_free (text, FALSE);
}

/* Begins to take back the last round: what is lost is noted, and refused where it must stay. */
static const ZhRound *
take_last_round (ZhAct              *act,
                 const ZhTournament *tournament,
                 ZhUnpairMode        mode,
                 GError            **error)
{
  ZhUnpairLoss     loss = zh_unpair_loss_count (act->snapshot, tournament->id);
  g_autofree char *named = zh_unpair_loss_format (&loss, zh_language_get_screen ());
  const ZhRound   *last = get_last_round (tournament);

  if (last == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("No round is paired yet"));
  else if (last->number <= zh_tournament_get_reported_round (tournament) && !act->desk->is_repeating)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d stands in a rating report that was sent. It stays paired; correct its results, and send the report again"), last->number);
  else if (loss.n_register > 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d has incidents or protests in the register. Undo step by step"), last->number);
  else if (mode == ZH_UNPAIR_KEEP && loss.n_results + loss.n_games > 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("With the pairing of round %d would be lost:\n%s"), last->number, named);
  else
    {
      zh_act_set_int (act, "round", last->number);
      zh_act_in_int (act, "round", last->number);
      zh_act_in_bool (act, "lose", mode == ZH_UNPAIR_LOSE);
      if (loss.n_results + loss.n_forfeits > 0)
        zh_act_set_int (act, "lost", loss.n_results + loss.n_forfeits);
      return zh_store_delete_round (act->store, last, error) ? last : NULL;
    }
  return NULL;
}

ZhChange *
zh_desk_unpair_round (ZhDesk      *self,
                      gint64       tournament_id,
                      ZhUnpairMode mode,
                      GError     **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_UNPAIR_ROUND, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (tournament == NULL || take_last_round (act, tournament, mode, error) == NULL)
    return NULL;
  return zh_act_commit (act, error);
}

ZhProposal *
zh_tournament_propose_again (const ZhTournament *tournament,
                             GCancellable       *cancellable,
                             GError            **error)
{
  const ZhRound *last = get_last_round (tournament);

  if (last != NULL)
    return zh_tournament_propose (tournament, last->number, cancellable, error);
  return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("No round is paired yet"));
}

ZhChange *
zh_desk_repair_round (ZhDesk           *self,
                      gint64            tournament_id,
                      const ZhProposal *proposal,
                      ZhUnpairMode      mode,
                      GError          **error)
{
  g_autoptr (ZhAct) act = NULL;
  const ZhTournament *tournament;
  const ZhRound      *last;

  g_return_val_if_fail (proposal->found, NULL);

  if (!zh_desk_may (self, ZH_COMMAND_REPAIR_ROUND, tournament_id, error))
    return NULL;
  zh_desk_keep_copy (self);
  act = zh_act_begin (self, ZH_COMMAND_REPAIR_ROUND, tournament_id, error);
  tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  last = tournament != NULL ? take_last_round (act, tournament, mode, error) : NULL;
  if (last == NULL ||
      !zh_act_write_pairs (act, tournament, last->number, &g_array_index (proposal->pairs, ZhProposedPair, 0), proposal->pairs->len,
                           ZH_PAIRS_BY_SYSTEM, error))
    return NULL;
  return zh_act_commit (act, error);
}
