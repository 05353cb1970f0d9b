/* Title norms from a terminal: a line for each player, or everything about one. */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "event-titles.h"
#include "fide-commands.h"

static JsonArray *
describe_demands (const ZhTitleNorm  *norm,
                  const ZhTitleEvent *event)
{
  JsonArray *list = json_array_new ();

  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    {
      const ZhTitleDemand *demand = &norm->demands[kind];
      JsonObject          *object = json_object_new ();
      g_autofree char     *counted = zh_fraction_format (demand->counted, 1);
      g_autofree char     *limit = zh_fraction_format (demand->limit, 1);

      if (demand->verdict == ZH_TITLE_NOT_ASKED)
        {
          json_object_unref (object);
          continue;
        }
      zh_ctl_describe (object, "demand:s verdict:s counted:t limit:t at-most:b article:s", zh_title_demand_to_string (kind),
                       zh_title_verdict_to_string (demand->verdict), counted, limit, demand->at_most, demand->article);
      json_array_add_object_element (list, object);
    }
  return list;
}

static int
get_number (const ZhTitleEvent *event,
            int                 entry)
{
  return entry >= 0 ? zh_history_get_entry (event->history, entry)->start_number : 0;
}

static JsonArray *
describe_games (const ZhTitleNorm  *norm,
                const ZhTitleEvent *event)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);
      JsonObject        *object = json_object_new ();
      g_autofree char   *points = zh_points_format (game->points_doubled * ZH_POINTS_HALF);

      zh_ctl_describe (object, "round:d opponent:d title:s federation:s rating:d counted-rating:d points:t use:s", game->round,
                       get_number (event, game->opponent), game->title, game->federation, game->rating, game->counted_rating, points,
                       zh_title_game_use_to_string (game->use));
      json_array_add_object_element (list, object);
    }
  return list;
}

/* The object of one norm. */
static JsonObject *
describe_norm (const ZhTitleNorm  *norm,
               const ZhTitleEvent *event,
               ZhTitleForecast     forecast)
{
  JsonObject      *object = json_object_new ();
  g_autofree char *points = zh_points_format (norm->points_doubled * ZH_POINTS_HALF);
  g_autofree char *needed = norm->needed_doubled >= 0 ? zh_points_format (norm->needed_doubled * ZH_POINTS_HALF) : g_strdup ("");

  zh_ctl_describe (object, "title:s achieved:b unsettled:b games:d left-out:d average:d points:t needed:t dp:d performance:d length:d",
                   event->rules->list[norm->title].name, norm->achieved, norm->is_unsettled, norm->n_games, norm->n_left_out, norm->average,
                   points, needed, norm->difference, norm->performance, norm->length);
  zh_ctl_describe (object, "searched-all:b demands:a game-list:a", norm->searched_all, describe_demands (norm, event), describe_games (norm, event));
  zh_ctl_describe (object, "forecast:s forecast-round:d forecast-opponent:d forecast-if-absent:b", zh_title_forecast_to_string (forecast.kind),
                   forecast.round, get_number (event, forecast.opponent), forecast.if_absent);
  return object;
}

/* One player */

static void
print_games (const ZhTitleNorm  *norm,
             const ZhTitleEvent *event,
             const ZhLanguage   *language)
{
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);
      g_autofree char   *name = game->opponent >= 0 ? zh_entry_format_name (zh_history_get_entry (event->history, game->opponent)) : g_strdup ("–");
      g_autofree char   *points = zh_points_format_half (game->points_doubled * ZH_POINTS_HALF, language);
      g_autofree char   *remark = zh_title_game_format_remark (game, norm, event, language);

      g_print ("  %d\t%s\t%s\t%s\t%d\t%s\t%s\n", game->round, name, game->title, game->federation, game->counted_rating,
               zh_title_game_is_counted (game) ? points : "–", remark);
    }
}

static void
print_norm (const ZhTitleNorm  *norm,
            const ZhTitleEvent *event,
            ZhTitleForecast     forecast)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *sentence = zh_title_norm_format (norm, event, language);
  g_autofree char  *words = zh_title_forecast_format (forecast, event, language);

  g_print ("%s\n", sentence);
  if (*words != '\0')
    g_print ("%s\n", words);
  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    {
      g_autoptr (ZhTitleCells) cells = zh_title_norm_get_cells (norm, event, kind, language);

      if (cells != NULL)
        g_print ("  %s\t%s\t%s\t%s\t%s\n", cells->label, cells->counted, cells->limit, cells->verdict, cells->article);
    }
  print_games (norm, event, language);
  if (!norm->searched_all)
    g_print ("%s\n", _ ("There are too many games to try every choice of those left out"));
}

static void
print_player (const ZhCtlCall     *call,
              const ZhEventTitles *titles,
              int                  entry)
{
  for (int title = 0; title < titles->rules->n_titles; title++)
    {
      g_autoptr (ZhTitleNorm) norm = NULL;
      ZhTitleForecast forecast;

      if (!zh_event_titles_is_sought (titles, entry, title))
        continue;
      norm = zh_title_norm_new (titles->event, entry, title);
      forecast = zh_title_forecast (titles->event, entry, title);
      if (call->json)
        {
          JsonObject *object = describe_norm (norm, titles->event, forecast);

          zh_ctl_print_object (object);
          json_object_unref (object);
        }
      else
        print_norm (norm, titles->event, forecast);
    }
}

/* Everybody */

static void
print_demands (const ZhCtlCall     *call,
               const ZhEventTitles *titles)
{
  g_autoptr (GPtrArray) demands = zh_event_titles_list_demands (titles, zh_ctl_get_competition (call), call->tournament, zh_language_get_screen ());

  for (guint i = 0; i < demands->len; i++)
    {
      const ZhEventDemand *demand = g_ptr_array_index (demands, i);

      g_print ("%s\t%s\t%s\t%s\t%s\n", demand->label, demand->counted, demand->limit,
               zh_title_verdict_get_word (demand->verdict, zh_language_get_screen ()), demand->article);
    }
}

static void
print_line (const ZhCtlCall     *call,
            const ZhEventTitles *titles,
            int                  entry)
{
  const ZhEntry   *player = zh_history_get_entry (titles->history, entry);
  int              title = zh_event_titles_choose (titles, entry);
  g_autofree char *name = zh_entry_format_name (player);
  g_autoptr (ZhTitleNorm) norm = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *words = NULL;
  ZhTitleForecast  forecast;

  if (title < 0)
    return;
  norm = zh_title_norm_new (titles->event, entry, title);
  forecast = zh_title_forecast (titles->event, entry, title);
  sentence = zh_title_norm_format (norm, titles->event, zh_language_get_screen ());
  words = zh_title_forecast_format (forecast, titles->event, zh_language_get_screen ());
  zh_ctl_print_row (call, "number:d name:s :s :s | norm:o", player->start_number, name, sentence, words,
                    describe_norm (norm, titles->event, forecast));
}

static ZhCtlExit
print_titles (const ZhCtlCall     *call,
              const ZhEventTitles *titles,
              GError             **error)
{
  int number = zh_ctl_number (call, "player", 0);

  for (int entry = 0; entry < titles->history->n_entries; entry++)
    if (number == 0)
      print_line (call, titles, entry);
    else if (zh_history_get_entry (titles->history, entry)->start_number == number)
      {
        print_player (call, titles, entry);
        return ZH_CTL_DONE;
      }
  if (number != 0)
    return zh_ctl_fail_usage (error, _ ("Nobody in the tournament has the number %d"), number);
  if (!call->json)
    print_demands (call, titles);
  return ZH_CTL_DONE;
}

ZhCtlExit
zh_ctl_fide_norms (ZhCtlCall *call,
                   GError   **error)
{
  int round = zh_ctl_number (call, "round", zh_tournament_count_paired_rounds (call->tournament));
  g_autoptr (ZhEventTitles) titles = NULL;

  if (!zh_tournament_has_titles (call->tournament))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” gives no title norms: they are made in chess over the board, neither rapid nor blitz"), call->tournament->name);
      return ZH_CTL_NO;
    }
  if (round > zh_tournament_count_paired_rounds (call->tournament))
    {
      zh_ctl_find_round (call, round, error);
      return ZH_CTL_INPUT;
    }
  titles = zh_event_titles_new (zh_ctl_get_competition (call), call->tournament, round, error);
  return titles != NULL ? print_titles (call, titles, error) : ZH_CTL_FILE;
}
