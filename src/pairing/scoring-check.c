/* Whether the points of a tournament fit together (settings.h). */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "settings.h"

static const char *
get_label (const char *key)
{
  return zh_setting_get_label (zh_setting_find (key), zh_language_get_screen ());
}

static gboolean
check_not_negative (const ZhTournament *self,
                    GError            **error)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *text = NULL;

      if (settings[i].kind != ZH_SETTING_POINTS || settings[i].offset == 0 || G_STRUCT_MEMBER (ZhPoints, self, settings[i].offset) >= 0)
        continue;
      text = zh_setting_dup_value (&settings[i], settings[i].key, self);
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: %2$s is negative; give 0 or more"),
                      zh_setting_get_label (&settings[i], zh_language_get_screen ()), text);
    }
  return TRUE;
}

static gboolean
check_not_above (const char *key,
                 ZhPoints    points,
                 const char *limit_key,
                 ZhPoints    limit,
                 GError    **error)
{
  g_autofree char *given = zh_points_format_half (points, zh_language_get_screen ());
  g_autofree char *most = zh_points_format_half (limit, zh_language_get_screen ());

  if (points <= limit)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%1$s: %2$s is more than “%3$s”, %4$s. Lower the one or raise the other first"),
                  get_label (key), given, get_label (limit_key), most);
}

static gboolean
check_draw (const char *key,
            ZhPoints    win,
            ZhPoints    draw,
            ZhPoints    loss,
            GError    **error)
{
  g_autofree char *two = zh_points_format_half (2 * draw, zh_language_get_screen ());
  g_autofree char *both = zh_points_format_half (win + loss, zh_language_get_screen ());

  if (2 * draw <= win + loss)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%1$s: two of them make %2$s, more than a win and a loss together, %3$s. Lower it, or raise the win first"),
                  get_label (key), two, both);
}

/* Teams and pairings of several games compare their sides, and their byes count as such matches. */
static gboolean
check_byes (const ZhTournament *self,
            GError            **error)
{
  const ZhScoring *scoring = &self->scoring;
  gboolean         of_matches = zh_tournament_is_team (self) || self->games_per_pairing > 1;
  const char      *limit_key = of_matches && scoring->match_win > scoring->win ? "match-win" : "win";
  ZhPoints         limit = of_matches ? MAX (scoring->win, scoring->match_win) : scoring->win;

  return check_not_above ("allocated-bye", scoring->allocated_bye, limit_key, limit, error) &&
         check_not_above ("full-bye", scoring->full_bye, limit_key, limit, error) &&
         check_not_above ("half-bye", scoring->half_bye, "full-bye", scoring->full_bye, error) &&
         check_not_above ("zero-bye", scoring->zero_bye, "half-bye", scoring->half_bye, error);
}

gboolean
zh_tournament_check_scoring (const ZhTournament *self,
                             GError            **error)
{
  const ZhScoring *scoring = &self->scoring;

  return check_not_negative (self, error) &&
         check_not_above ("draw", scoring->draw, "win", scoring->win, error) &&
         check_not_above ("loss", scoring->loss, "draw", scoring->draw, error) &&
         check_draw ("draw", scoring->win, scoring->draw, scoring->loss, error) &&
         check_not_above ("forfeit-win", scoring->forfeit_win, "win", scoring->win, error) &&
         check_not_above ("forfeit-loss", scoring->forfeit_loss, "draw", scoring->draw, error) &&
         check_not_above ("match-draw", scoring->match_draw, "match-win", scoring->match_win, error) &&
         check_not_above ("match-loss", scoring->match_loss, "match-draw", scoring->match_draw, error) &&
         check_draw ("match-draw", scoring->match_win, scoring->match_draw, scoring->match_loss, error) && check_byes (self, error);
}
