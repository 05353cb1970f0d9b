/* What is to be thought of in a round of online play (rule-notes.h). */
#include "config.h"

#include "desk-lateness.h"
#include "desk-sites.h"
#include "match-heading.h"
#include "round-boards.h"
#include "rule-notes.h"

#define MOST_SITES 3

static void
add_sites (const ZhTournament *tournament,
           int                 round,
           const ZhRuleset    *rules,
           const ZhLanguage   *language,
           GPtrArray          *notes)
{
  g_autoptr (GArray) states = zh_tournament_list_sites (tournament, round, rules);
  guint n_open = 0;

  for (guint i = 0; i < states->len; i++)
    {
      const ZhSiteState *state = &g_array_index (states, ZhSiteState, i);
      g_autofree char   *name = zh_entry_format_name (state->entry);
      g_autofree char   *open = zh_site_boxes_format (state->open, rules, language);

      if (state->open != ZH_SITE_NOTHING && ++n_open <= MOST_SITES)
        zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "Round %1$d, site of %2$s, still open: %3$s"), round, name, open), "");
    }
  if (n_open > MOST_SITES)
    zh_rule_notes_add (notes,
                       g_strdup_printf (zh_trn (language, "Round %1$d: %2$u more site is not ready", "Round %1$d: %2$u more sites are not ready", n_open - MOST_SITES),
                                        round, n_open - MOST_SITES),
                       "");
}

/* The conference ends after so long, counted from the start of the round, and everybody joins it again. */
static void
add_session (const ZhRound    *round,
             gint64            now,
             const ZhRuleset  *rules,
             const ZhLanguage *language,
             GPtrArray        *notes)
{
  g_autoptr (GDateTime) planned = zh_round_parse_start (round);
  g_autoptr (GDateTime) end = NULL;
  g_autofree char *time = NULL;
  const char      *article = "";
  int              seconds = 0;
  gint64           start;

  if (planned == NULL || zh_round_count_open (round) == 0 || !zh_ruleset_get_int (rules, "online.session-seconds", &seconds, &article) || seconds <= 0)
    return;
  start = g_date_time_to_unix (planned);
  end = g_date_time_new_from_unix_local (start + (1 + MAX (now - start, 0) / seconds) * seconds);
  time = zh_language_format_time (language, end);
  zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "Round %1$d: the session of the conference ends at %2$s; both sides join again"), round->number, time), article);
}

/* A match that is over and level. */
static void
add_level_match (const ZhTournament *tournament,
                 const ZhPairing    *pairing,
                 const char         *article,
                 const ZhLanguage   *language,
                 GPtrArray          *notes)
{
  ZhPoints score[2];
  g_autoptr (ZhMatchHeading) heading = NULL;

  if (pairing->kind != ZH_PAIRING_GAME || zh_pairing_count_open_games (pairing) > 0 ||
      !zh_pairing_get_score (pairing, &tournament->scoring, score) || score[0] != score[1])
    return;
  heading = zh_match_heading_new (tournament, pairing, language);
  zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "%1$s is level, %2$s: one more, fast game is played at once; agree on board and control"), heading->title, heading->score),
                     article);
}

void
zh_tournament_add_online_notes (const ZhTournament *tournament,
                                const ZhRound      *round,
                                gint64              now,
                                const ZhRuleset    *rules,
                                const ZhLanguage   *language,
                                GPtrArray          *notes)
{
  const char *article = "";
  gboolean    decided = FALSE;

  if (tournament->play != ZH_PLAY_ONLINE)
    return;
  add_sites (tournament, round->number, rules, language, notes);
  add_session (round, now, rules, language, notes);
  if (!zh_tournament_is_team (tournament) || !zh_ruleset_get_boolean (rules, "online.tied-match-extra-game", &decided, &article) || !decided)
    return;
  for (guint i = 0; i < round->pairings->len; i++)
    add_level_match (tournament, g_ptr_array_index (round->pairings, i), article, language, notes);
}
