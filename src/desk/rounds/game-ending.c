#include "config.h"

#include "game-ending.h"

#include <glib/gi18n.h>
#include <string.h>

#include "article-list.h"
#include "chess-mate.h"
#include "game-place.h"
#include "incident-ruling.h"
#include "ruleset-defaults.h"

/* Positions to look at for one game of a file. */
#define MATE_LIMIT 100000

/* What programs write of a game that ended as games do. */
static const char *const ordinary[] = { "normal", "unterminated", "?", "", NULL };

/* Who won, as White sees it: 1, -1; 0 for neither. */
static int
get_winner (ZhResult result)
{
  g_autofree char *code = zh_result_format_code (result);

  return strcmp (code, "1-0") == 0 ? 1 : strcmp (code, "0-1") == 0 ? -1
                                                                   : 0;
}

/* "time forfeit", "Time forfeit", "Koval won on time" */
static gboolean
is_on_time (const char *folded)
{
  return strstr (folded, "time") != NULL;
}

static gboolean
is_mate_excluded (const ZhTournament *tournament,
                  const ZhGameScore  *score,
                  int                 winner)
{
  g_autoptr (ZhMateVerdict) verdict = NULL;
  ZhChessPosition position;

  if (winner == 0 || tournament->sport != ZH_SPORT_CHESS ||
      !zh_chess_position_parse (&position, g_ptr_array_index (score->positions, score->positions->len - 1), NULL))
    return FALSE;
  verdict = zh_mate_verdict_new (&position, winner > 0 ? ZH_CHESS_WHITE : ZH_CHESS_BLACK, MATE_LIMIT);
  return verdict->answer == ZH_MATE_IMPOSSIBLE;
}

/* The articles of a flag that falls while the opponent cannot mate, "" where the rules know no such case. */
static char *
dup_articles (const ZhCompetition *competition,
              const ZhTournament  *tournament)
{
  static const char *const facts[] = { "opponent-cannot-mate", NULL };
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  ZhIncidentQuestion question = { .incident = "flag-fall", .discipline = zh_tournament_get_discipline (tournament), .event = "individual", .count = 1, .facts = facts };
  g_autoptr (ZhIncidentAnswer) answer = rules != NULL ? zh_incident_ask (rules, &question, NULL) : NULL;
  const char *articles = answer != NULL && zh_incident_answer_get_applies (answer) ? zh_incident_answer_get (answer, "article") : NULL;

  return articles != NULL ? zh_article_list_format (articles, zh_language_get_screen ()) : g_strdup ("");
}

char *
zh_game_ending_describe (const ZhCompetition *competition,
                         const ZhTournament  *tournament,
                         const ZhGameRecord  *record,
                         const ZhGameScore   *score,
                         ZhResult             result,
                         gboolean            *is_doubtful)
{
  const char      *written = zh_game_record_get_tag (record, "Termination");
  g_autofree char *folded = g_utf8_casefold (written != NULL ? written : "", -1);
  g_autofree char *articles = NULL;

  *is_doubtful = is_on_time (folded) && is_mate_excluded (tournament, score, get_winner (result));
  if (g_strv_contains (ordinary, folded))
    return g_strdup ("");
  if (!*is_doubtful)
    return g_strdup (written);
  articles = dup_articles (competition, tournament);
  /* Translators: what the file says of the end of a game; then the articles of a fallen flag. */
  return g_strdup_printf (_ ("%1$s; the winner cannot mate by any series of moves: look at the result (%2$s)"), written, articles);
}
