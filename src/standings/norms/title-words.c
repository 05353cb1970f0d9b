#include "config.h"

#include "title-words.h"

#include <glib/gi18n-lib.h>

#include "points.h"

static const char *const demand_labels[ZH_N_TITLE_DEMANDS] = {
  [ZH_TITLE_DEMAND_PLAYERS] = NC_ ("title norm", "Players of the event"),
  [ZH_TITLE_DEMAND_SCHEDULE] = NC_ ("title norm", "Games of the table that have ended"),
  [ZH_TITLE_DEMAND_GAMES] = NC_ ("title norm", "Games"),
  [ZH_TITLE_DEMAND_FEDERATIONS] = NC_ ("title norm", "Federations besides his own"),
  [ZH_TITLE_DEMAND_OWN] = NC_ ("title norm", "Opponents of his own federation"),
  [ZH_TITLE_DEMAND_ONE] = NC_ ("title norm", "Opponents of one federation"),
  [ZH_TITLE_DEMAND_TITLED] = NC_ ("title norm", "Opponents with a title"),
  [ZH_TITLE_DEMAND_HIGH] = NC_ ("title norm", "Opponents with the title"),
  [ZH_TITLE_DEMAND_WHOLE] = NC_ ("title norm", "The opponents of all games make a norm possible"),
  [ZH_TITLE_DEMAND_AVERAGE] = NC_ ("title norm", "Mean rating of the opponents"),
  [ZH_TITLE_DEMAND_SCORE] = NC_ ("title norm", "Points"),
  [ZH_TITLE_DEMAND_PERFORMANCE] = NC_ ("title norm", "Rating performance"),
};

static const char *const demand_words[ZH_N_TITLE_DEMANDS] = {
  [ZH_TITLE_DEMAND_PLAYERS] = "players",
  [ZH_TITLE_DEMAND_SCHEDULE] = "schedule",
  [ZH_TITLE_DEMAND_GAMES] = "games",
  [ZH_TITLE_DEMAND_FEDERATIONS] = "federations",
  [ZH_TITLE_DEMAND_OWN] = "own",
  [ZH_TITLE_DEMAND_ONE] = "one",
  [ZH_TITLE_DEMAND_TITLED] = "titled",
  [ZH_TITLE_DEMAND_HIGH] = "high",
  [ZH_TITLE_DEMAND_WHOLE] = "whole",
  [ZH_TITLE_DEMAND_AVERAGE] = "average",
  [ZH_TITLE_DEMAND_SCORE] = "score",
  [ZH_TITLE_DEMAND_PERFORMANCE] = "performance",
};

static const char *const verdict_words[] = {
  [ZH_TITLE_NOT_ASKED] = "",
  [ZH_TITLE_MET] = "met",
  [ZH_TITLE_MISSED] = "missed",
  [ZH_TITLE_WAIVED] = "waived",
  [ZH_TITLE_UNKNOWN] = "unknown",
};

static const char *const forecast_words[] = {
  [ZH_TITLE_FORECAST_NONE] = "",
  [ZH_TITLE_FORECAST_CERTAIN] = "certain",
  [ZH_TITLE_FORECAST_SIT_DOWN] = "sit-down",
  [ZH_TITLE_FORECAST_DRAW] = "draw",
  [ZH_TITLE_FORECAST_WIN] = "win",
  [ZH_TITLE_FORECAST_OUT_OF_REACH] = "out-of-reach",
};

static const char *const use_words[] = {
  [ZH_TITLE_GAME_COUNTED] = "counted",
  [ZH_TITLE_GAME_LAST_LOST] = "last-forfeit-lost",
  [ZH_TITLE_GAME_OPEN] = "open",
  [ZH_TITLE_GAME_UNPLAYED] = "unplayed",
  [ZH_TITLE_GAME_WITHOUT_FEDERATION] = "without-federation",
  [ZH_TITLE_GAME_WITHOUT_POINTS] = "unrated-without-points",
  [ZH_TITLE_GAME_LATER] = "later",
  [ZH_TITLE_GAME_WON] = "won",
};

const char *
zh_title_demand_to_string (ZhTitleDemandKind kind)
{
  return demand_words[kind];
}

const char *
zh_title_game_use_to_string (ZhTitleGameUse use)
{
  return use_words[use];
}

const char *
zh_title_verdict_to_string (ZhTitleVerdict verdict)
{
  return verdict_words[verdict];
}

const char *
zh_title_forecast_to_string (ZhTitleForecastKind kind)
{
  return forecast_words[kind];
}

const char *
zh_title_verdict_get_word (ZhTitleVerdict    verdict,
                           const ZhLanguage *language)
{
  switch (verdict)
    {
    case ZH_TITLE_MET:
      return zh_trc (language, "title norm, demand", "met");
    case ZH_TITLE_MISSED:
      return zh_trc (language, "title norm, demand", "not met");
    case ZH_TITLE_WAIVED:
      return zh_trc (language, "title norm, demand", "waived");
    case ZH_TITLE_UNKNOWN:
      return zh_trc (language, "title norm, demand", "cannot be judged");
    case ZH_TITLE_NOT_ASKED:
    default:
      return "";
    }
}

void
zh_title_cells_free (ZhTitleCells *self)
{
  if (self == NULL)
    return;
  g_free (self->label);
  g_free (self->counted);
  g_free (self->limit);
  g_free (self);
}

/* The label, with the titles or the federation that is meant behind it. */
static char *
format_label (const ZhTitleNorm  *norm,
              const ZhTitleEvent *event,
              ZhTitleDemandKind   kind,
              const ZhLanguage   *language)
{
  const char      *label = zh_trc (language, "title norm", demand_labels[kind]);
  g_autofree char *titles = NULL;

  if (kind == ZH_TITLE_DEMAND_ONE && norm->demands[kind].federation != NULL)
    return g_strdup_printf ("%s: %s", label, norm->demands[kind].federation);
  if (kind != ZH_TITLE_DEMAND_HIGH)
    return g_strdup (label);
  titles = g_strjoinv (", ", event->rules->list[norm->title].high);
  return g_strdup_printf ("%s %s", label, titles);
}

/* Points as people write them, other numbers as they are. */
static char *
format_number (ZhTitleDemandKind kind,
               ZhFraction        value,
               const ZhLanguage *language)
{
  if (kind == ZH_TITLE_DEMAND_SCORE)
    return zh_points_format_half ((ZhPoints) (value.numerator * 10 / value.denominator), language);
  return zh_fraction_format (value, 1);
}

ZhTitleCells *
zh_title_norm_get_cells (const ZhTitleNorm  *self,
                         const ZhTitleEvent *event,
                         ZhTitleDemandKind   kind,
                         const ZhLanguage   *language)
{
  const ZhTitleDemand *demand = &self->demands[kind];
  ZhTitleCells        *cells;
  g_autofree char     *limit = NULL;

  if (demand->verdict == ZH_TITLE_NOT_ASKED)
    return NULL;
  cells = g_new0 (ZhTitleCells, 1);
  limit = format_number (kind, demand->limit, language);
  cells->label = format_label (self, event, kind, language);
  cells->counted = kind == ZH_TITLE_DEMAND_WHOLE ? g_strdup ("") : format_number (kind, demand->counted, language);
  cells->limit = kind == ZH_TITLE_DEMAND_WHOLE ? g_strdup ("") : g_strdup_printf ("%s %s", demand->at_most ? "≤" : "≥", limit);
  cells->verdict = zh_title_verdict_get_word (demand->verdict, language);
  cells->article = demand->article;
  return cells;
}

/* How a game counts, and the rule behind it; NULL where it simply counts. */
static const char *
get_remark (ZhTitleGameUse    use,
            const ZhLanguage *language,
            ZhTitleRule      *rule)
{
  switch (use)
    {
    case ZH_TITLE_GAME_LAST_LOST:
      *rule = ZH_TITLE_RULE_LAST_FORFEIT_LOST;
      return zh_trc (language, "title norm, game", "by forfeit in the last round, counted as a loss");
    case ZH_TITLE_GAME_OPEN:
      *rule = ZH_N_TITLE_RULES;
      return zh_trc (language, "title norm, game", "no result yet");
    case ZH_TITLE_GAME_UNPLAYED:
      *rule = ZH_TITLE_RULE_UNPLAYED;
      return zh_trc (language, "title norm, game", "not played");
    case ZH_TITLE_GAME_WITHOUT_FEDERATION:
      *rule = ZH_TITLE_RULE_WITHOUT_FEDERATION;
      return zh_trc (language, "title norm, game", "no federation of the opponent is entered");
    case ZH_TITLE_GAME_WITHOUT_POINTS:
      *rule = ZH_TITLE_RULE_UNRATED_WITHOUT_POINTS;
      return zh_trc (language, "title norm, game", "unrated, without a point against the rated");
    case ZH_TITLE_GAME_LATER:
      *rule = ZH_TITLE_RULE_LEAVE_OUT_LATER;
      return zh_trc (language, "title norm, game", "left out: the result was reached before");
    case ZH_TITLE_GAME_WON:
      *rule = ZH_TITLE_RULE_LEAVE_OUT_WON;
      return zh_trc (language, "title norm, game", "left out: won");
    case ZH_TITLE_GAME_COUNTED:
    default:
      return NULL;
    }
}

char *
zh_title_game_format_remark (const ZhTitleGame  *self,
                             const ZhTitleNorm  *norm,
                             const ZhTitleEvent *event,
                             const ZhLanguage   *language)
{
  ZhTitleRule         rule;
  const char         *words = get_remark (self->use, language, &rule);
  const ZhTitleValue *floor = &event->rules->list[norm->title].floor;

  if (words != NULL && rule == ZH_N_TITLE_RULES)
    return g_strdup (words);
  if (words != NULL)
    return g_strdup_printf ("%s (%s)", words, event->rules->values[rule].article);
  if (norm->raised >= 0 && self->opponent == norm->raised)
    return g_strdup_printf (zh_trc (language, "title norm, game", "the lowest opponent counts as %1$d (%2$s)"), (int) floor->value.numerator, floor->article);
  if (self->rating == 0)
    return g_strdup_printf (zh_trc (language, "title norm, game", "unrated, counts as %1$d (%2$s)"), self->counted_rating,
                            event->rules->values[ZH_TITLE_RULE_UNRATED].article);
  return g_strdup ("");
}

/* The demands that are missed or cannot be judged, with commas. */
static char *
list_missing (const ZhTitleNorm  *self,
              const ZhTitleEvent *event,
              const ZhLanguage   *language)
{
  ZhTitleVerdict wanted = self->is_unsettled ? ZH_TITLE_UNKNOWN : ZH_TITLE_MISSED;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    {
      g_autoptr (ZhTitleCells) cells = zh_title_norm_get_cells (self, event, kind, language);

      if (cells != NULL && self->demands[kind].verdict == wanted)
        g_string_append_printf (text, "%s%s %s%s%s", text->len > 0 ? "; " : "", cells->label, cells->counted,
                                *cells->limit != '\0' ? ", " : "", cells->limit);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
zh_title_norm_format (const ZhTitleNorm  *self,
                      const ZhTitleEvent *event,
                      const ZhLanguage   *language)
{
  const char      *title = event->rules->list[self->title].name;
  g_autofree char *points = zh_points_format_half (self->points_doubled * ZH_POINTS_HALF, language);
  g_autofree char *needed = zh_points_format_half (self->needed_doubled * ZH_POINTS_HALF, language);
  g_autofree char *missing = NULL;
  g_autofree char *length = NULL;

  if (self->achieved)
    {
      length = g_strdup_printf (zh_trn (language, "counts as %d game", "counts as %d games", (gulong) self->length), self->length);
      /* Translators: "GM norm (counts as 9 games): points 6, needed 6; performance 2475 + 125 = 2600" */
      return g_strdup_printf (zh_tr (language, "%1$s norm (%2$s): points %3$s, needed %4$s; performance %5$d %6$s %7$d = %8$d"), title, length,
                              points, needed, self->average, self->difference < 0 ? "−" : "+", ABS (self->difference), self->performance);
    }
  missing = list_missing (self, event, language);
  if (self->is_unsettled)
    return g_strdup_printf (zh_tr (language, "%1$s norm: cannot be judged. %2$s"), title, missing);
  return g_strdup_printf (zh_tr (language, "No %1$s norm. %2$s"), title, missing);
}

const char *
zh_title_forecast_get_word (ZhTitleForecastKind kind,
                            const ZhLanguage   *language)
{
  switch (kind)
    {
    case ZH_TITLE_FORECAST_CERTAIN:
      return zh_trc (language, "title forecast", "made already");
    case ZH_TITLE_FORECAST_SIT_DOWN:
      return zh_trc (language, "title forecast", "must play");
    case ZH_TITLE_FORECAST_DRAW:
      return zh_trc (language, "title forecast", "needs ½");
    case ZH_TITLE_FORECAST_WIN:
      return zh_trc (language, "title forecast", "needs 1");
    case ZH_TITLE_FORECAST_OUT_OF_REACH:
      return zh_trc (language, "title forecast", "out of reach");
    case ZH_TITLE_FORECAST_NONE:
    default:
      return "";
    }
}

static const char *
get_forecast_words (ZhTitleForecastKind kind,
                    const ZhLanguage   *language)
{
  switch (kind)
    {
    case ZH_TITLE_FORECAST_CERTAIN:
      return zh_tr (language, "Round %1$d: the norm is there already; the game against %2$s need not be played");
    case ZH_TITLE_FORECAST_SIT_DOWN:
      return zh_tr (language, "Round %1$d: must play against %2$s; even a loss is enough");
    case ZH_TITLE_FORECAST_DRAW:
      return zh_tr (language, "Round %1$d: needs ½ against %2$s");
    case ZH_TITLE_FORECAST_WIN:
      return zh_tr (language, "Round %1$d: needs 1 against %2$s");
    case ZH_TITLE_FORECAST_OUT_OF_REACH:
      return zh_tr (language, "Round %1$d: no result against %2$s is enough");
    case ZH_TITLE_FORECAST_NONE:
    default:
      return NULL;
    }
}

char *
zh_title_forecast_format (ZhTitleForecast     forecast,
                          const ZhTitleEvent *event,
                          const ZhLanguage   *language)
{
  const char      *words = get_forecast_words (forecast.kind, language);
  g_autofree char *name = forecast.opponent >= 0 ? zh_entry_format_name (zh_history_get_entry (event->history, forecast.opponent)) : NULL;
  g_autofree char *sentence = NULL;

  if (words == NULL || name == NULL)
    return g_strdup ("");
  sentence = g_strdup_printf (words, forecast.round, name);
  if (forecast.kind == ZH_TITLE_FORECAST_CERTAIN || (forecast.kind == ZH_TITLE_FORECAST_OUT_OF_REACH && !forecast.if_absent))
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s. %s", sentence,
                          forecast.if_absent ? zh_tr (language, "If the opponent does not come, the norm is there as well")
                                             : zh_tr (language, "If the opponent does not come, there is no norm"));
}
