#include "config.h"

#include "kept-settings.h"

#include <string.h>

#include "ruleset-defaults.h"
#include "standings.h"
#include "teams.h"

/* The points that a tournament copies, by their keys; of a match where @of_matches. */
static const struct
{
  const char *key;
  gsize       offset;
  gboolean    of_matches;
} points[] = {
  { "scoring.win", G_STRUCT_OFFSET (ZhScoring, win), FALSE },
  { "scoring.draw", G_STRUCT_OFFSET (ZhScoring, draw), FALSE },
  { "scoring.loss", G_STRUCT_OFFSET (ZhScoring, loss), FALSE },
  { "scoring.forfeit-win", G_STRUCT_OFFSET (ZhScoring, forfeit_win), FALSE },
  { "scoring.forfeit-loss", G_STRUCT_OFFSET (ZhScoring, forfeit_loss), FALSE },
  { "match-scoring.win", G_STRUCT_OFFSET (ZhScoring, match_win), TRUE },
  { "match-scoring.draw", G_STRUCT_OFFSET (ZhScoring, match_draw), TRUE },
  { "match-scoring.loss", G_STRUCT_OFFSET (ZhScoring, match_loss), TRUE },
};

static gboolean
has_other_points (const ZhTournament *own,
                  const ZhTournament *ruled,
                  const char         *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    if ((key == NULL || strcmp (points[i].key, key) == 0) && (!points[i].of_matches || zh_tournament_is_team (own)) &&
        G_STRUCT_MEMBER (ZhPoints, &own->scoring, points[i].offset) != G_STRUCT_MEMBER (ZhPoints, &ruled->scoring, points[i].offset))
      return TRUE;
  return FALSE;
}

static gboolean
has_other_option (const ZhTournament *own,
                  const ZhTournament *ruled,
                  const char         *option)
{
  return g_strcmp0 (zh_tournament_get_option (own, option), zh_tournament_get_option (ruled, option)) != 0;
}

static gboolean
has_other_tiebreaks (const ZhTournament *own,
                     const ZhTournament *ruled)
{
  return !g_strv_equal ((const char *const *) own->tiebreaks, (const char *const *) ruled->tiebreaks) ||
         has_other_option (own, ruled, ZH_OPTION_SHARED_PLACES);
}

static gboolean
has_other_withdrawal (const ZhTournament *own,
                      const ZhTournament *ruled)
{
  return own->withdrawal != ruled->withdrawal || has_other_option (own, ruled, ZH_OPTION_WITHDRAWAL_PERCENT) ||
         has_other_option (own, ruled, ZH_OPTION_WITHDRAWAL_INCLUDED) || has_other_option (own, ruled, ZH_OPTION_WITHDRAWAL_REACHED) ||
         has_other_option (own, ruled, ZH_OPTION_WITHDRAWAL_SWISS);
}

static gboolean
keeps_another (const ZhTournament *own,
               const ZhRuleset    *rules,
               const char         *key)
{
  g_autoptr (ZhTournament) ruled = zh_tournament_copy_settings (own);

  zh_tournament_apply_ruleset (ruled, rules);
  return has_other_points (own, ruled, key) ||
         ((key == NULL || g_str_has_prefix (key, "tie-breaks.")) && has_other_tiebreaks (own, ruled)) ||
         ((key == NULL || g_str_has_prefix (key, "withdrawal.")) && has_other_withdrawal (own, ruled));
}

char *
zh_competition_format_kept_settings (const ZhCompetition *competition,
                                     const char          *key,
                                     const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GString) names = g_string_new (NULL);
  gulong n = 0;

  for (guint i = 0; rules != NULL && i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      if (!keeps_another (tournament, rules, key))
        continue;
      g_string_append_printf (names, n > 0 ? ", %s" : "%s", tournament->name);
      n++;
    }
  if (n == 0)
    return NULL;
  return g_strdup_printf (zh_trn (language, "This tournament keeps what it was made with: %s. Where the regulation is to hold for it too, change its own settings",
                                  "These tournaments keep what they were made with: %s. Where the regulation is to hold for them too, change their own settings", n),
                          names->str);
}
