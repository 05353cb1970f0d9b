#include "config.h"

#include "game-form.h"

#include "desk-letters.h"
#include "ruleset-defaults.h"

void
zh_game_form_init (ZhGameForm        *self,
                   ZhSession         *session,
                   const ZhGamePlace *place)
{
  self->session = g_object_ref (session);
  if (place == NULL)
    return;
  self->tournament_id = place->tournament->id;
  self->round = place->round->number;
  self->board = place->pairing->number;
  self->game = place->index + 1;
}

void
zh_game_form_clear (ZhGameForm *self)
{
  g_clear_object (&self->session);
}

gboolean
zh_game_form_find (const ZhGameForm *self,
                   ZhGamePlace      *place,
                   GError          **error)
{
  return zh_competition_find_game (zh_session_get_competition (self->session), self->tournament_id, self->round, self->board, self->game, place, error);
}

GPtrArray *
zh_game_form_list_letters (const ZhGameForm *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  ZhGamePlace          place;

  if (competition == NULL || !zh_game_form_find (self, &place, NULL))
    return NULL;
  return zh_competition_list_letters (competition, place.game->id);
}

ZhAccountRules *
zh_game_form_read_rules (const ZhGameForm *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  g_autoptr (ZhRuleset) ruleset = competition != NULL ? zh_competition_load_ruleset (competition, NULL) : NULL;

  return ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
}

char *
zh_game_form_format_today (const ZhGameForm *self)
{
  return zh_letter_day_format (zh_desk_get_letter_day (zh_session_get_desk (self->session)));
}
