#include "config.h"

#include "play-form.h"

#include <glib/gi18n.h>

#include "odds.h"
#include "teams.h"

static const char *const form_names[] = {
  [ZH_PLAY_FORM_ORDINARY] = "ordinary",
  [ZH_PLAY_FORM_BLINDFOLD] = "blindfold",
  [ZH_PLAY_FORM_BLINDFOLD_RECORD] = "blindfold-record",
  [ZH_PLAY_FORM_CONSULTATION] = "consultation",
};

ZhPlayForm
zh_tournament_get_play_form (const ZhTournament *self)
{
  const char *option = zh_tournament_get_option (self, ZH_OPTION_PLAY_FORM);

  for (gsize i = 0; i < G_N_ELEMENTS (form_names); i++)
    if (g_strcmp0 (option, form_names[i]) == 0)
      return (ZhPlayForm) i;
  return ZH_PLAY_FORM_ORDINARY;
}

gboolean
zh_tournament_is_consultation (const ZhTournament *self)
{
  return zh_tournament_is_team (self) && zh_tournament_get_play_form (self) == ZH_PLAY_FORM_CONSULTATION;
}

const char *
zh_play_form_find_fault (const ZhTournament *self)
{
  if (zh_tournament_get_play_form (self) != ZH_PLAY_FORM_CONSULTATION)
    return NULL;
  if (!zh_tournament_is_team (self) || self->boards != 1)
    return _ ("Consultation games are played by teams at one board, where the members of a team confer. Take a system of teams, and one board");
  if (zh_tournament_is_display (self))
    return _ ("In a simultaneous display nobody confers. Choose other line-ups, or another form of play");
  return NULL;
}

/* The key of the rules that knows the form; NULL for ordinary games. */
static const char *
get_key (const ZhTournament *tournament)
{
  gboolean is_display = zh_tournament_is_display (tournament);

  switch (zh_tournament_get_play_form (tournament))
    {
    case ZH_PLAY_FORM_BLINDFOLD:
    case ZH_PLAY_FORM_BLINDFOLD_RECORD:
      return is_display ? "forms.blindfold-simultaneous" : "forms.blindfold";
    case ZH_PLAY_FORM_CONSULTATION:
      return "forms.consultation";
    case ZH_PLAY_FORM_ORDINARY:
    default:
      return is_display ? "forms.simultaneous" : NULL;
    }
}

static const char *
get_words (const ZhTournament *tournament,
           const ZhLanguage   *language)
{
  gboolean is_display = zh_tournament_is_display (tournament);

  switch (zh_tournament_get_play_form (tournament))
    {
    case ZH_PLAY_FORM_BLINDFOLD:
      return is_display ? zh_trc (language, "form of play", "simultaneous blindfold play, without the record of the game")
                        : zh_trc (language, "form of play", "blindfold play, without the record of the game");
    case ZH_PLAY_FORM_BLINDFOLD_RECORD:
      return is_display ? zh_trc (language, "form of play", "simultaneous blindfold play, with the record of the game")
                        : zh_trc (language, "form of play", "blindfold play, with the record of the game");
    case ZH_PLAY_FORM_CONSULTATION:
      return zh_trc (language, "form of play", "consultation games");
    case ZH_PLAY_FORM_ORDINARY:
    default:
      return is_display ? zh_trc (language, "form of play", "simultaneous display") : "";
    }
}

static char *
dup_form (const ZhTournament *self,
          const ZhRuleset    *rules,
          const ZhLanguage   *language)
{
  const char        *key = get_key (self);
  const char        *words = get_words (self, language);
  const ZhRuleValue *value = key != NULL && rules != NULL ? zh_ruleset_lookup (rules, key) : NULL;

  if (value == NULL || g_strcmp0 (value->value, "no") == 0)
    return g_strdup (words);
  return g_strdup_printf ("%s [%s]", words, value->article);
}

char *
zh_play_form_dup_words (const ZhTournament *self,
                        const ZhRuleset    *rules,
                        const ZhLanguage   *language)
{
  g_autofree char *form = dup_form (self, rules, language);
  g_autofree char *articles = NULL;

  if (zh_tournament_get_option (self, ZH_OPTION_ODDS) == NULL)
    return g_steal_pointer (&form);
  articles = zh_odds_dup_articles (NULL, rules);
  return g_strdup_printf ("%s%s%s%s", form, *form != '\0' ? ", " : "", zh_trc (language, "form of play", "games at odds"), articles);
}
