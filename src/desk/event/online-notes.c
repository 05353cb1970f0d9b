/* What is to be thought of in a round of online play (rule-notes.h). */
#include "config.h"

#include "desk-lateness.h"
#include "desk-sites.h"
#include "match-heading.h"
#include "offender.h"
#include "online-words.h"
#include "round-boards.h"
#include "rule-notes.h"

#define MOST_SITES 3
#define MOST_NAMES 4

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

/* Teams whose logins nobody has marked as sent, before they are needed. */
static void
add_logins (const ZhTournament *tournament,
            const ZhRuleset    *rules,
            const ZhLanguage   *language,
            GPtrArray          *notes)
{
  const char *article = "";
  gboolean    due = FALSE;
  g_autoptr (GString) names = g_string_new (NULL);

  if (!zh_tournament_is_team (tournament) || !zh_ruleset_get_boolean (rules, "online.logins-to-captains", &due, &article) || !due)
    return;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->status == ZH_ENTRY_PLAYING && !zh_date_is_set (entry->logins_sent))
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", entry->team_name);
    }
  if (names->len > 0)
    zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "Logins not sent to the captains: %s"), names->str), article);
}

/* Players of teams of whom no login is known, when those are due. */
static void
add_missing_logins (const ZhTournament *tournament,
                    const ZhRuleset    *rules,
                    const ZhLanguage   *language,
                    GPtrArray          *notes)
{
  const char *article = "";
  gboolean    due = FALSE;
  guint       n = 0;
  g_autoptr (GString) names = g_string_new (NULL);

  if (!zh_tournament_is_team (tournament) || !zh_ruleset_get_boolean (rules, "online.logins-to-captains", &due, &article) || !due)
    return;
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry   *entry = zh_tournament_find_entry (tournament, member->entry_id);
      g_autofree char *name = NULL;

      if (member->person == NULL || *member->person->login != '\0' || entry == NULL || entry->status != ZH_ENTRY_PLAYING || ++n > MOST_NAMES)
        continue;
      name = zh_member_format_name_with_team (member, tournament);
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  if (n > MOST_NAMES)
    g_string_append (names, ", …");
  if (n > 0)
    zh_rule_notes_add (notes, g_strdup_printf (zh_trn (language, "%1$u player has no login: %2$s", "%1$u players have no login: %2$s", n), n, names->str), article);
}

/* Who is gone and not back yet. */
static void
add_outages (const ZhTournament *tournament,
             int                 round,
             const ZhLanguage   *language,
             GPtrArray          *notes)
{
  for (guint i = 0; i < tournament->outages->len; i++)
    {
      const ZhOutage  *outage = g_ptr_array_index (tournament->outages, i);
      g_autofree char *board = zh_tournament_dup_board_name (tournament, round, outage->board, outage->game);
      g_autofree char *name = zh_tournament_dup_side_name (tournament, round, outage->board, outage->game, outage->entry_id);
      g_autofree char *what = zh_outage_format (outage, language);

      if (outage->round == round && outage->ended == ZH_OUTAGE_OPEN)
        zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "Round %1$d, board %2$s, %3$s: %4$s"), round, board, name, what), "");
    }
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
  if (round->number == 1)
    {
      add_missing_logins (tournament, rules, language, notes);
      add_logins (tournament, rules, language, notes);
    }
  add_outages (tournament, round->number, language, notes);
  add_sites (tournament, round->number, rules, language, notes);
  add_session (round, now, rules, language, notes);
  if (!zh_tournament_is_team (tournament) || !zh_ruleset_get_boolean (rules, "online.tied-match-extra-game", &decided, &article) || !decided)
    return;
  for (guint i = 0; i < round->pairings->len; i++)
    add_level_match (tournament, g_ptr_array_index (round->pairings, i), article, language, notes);
}
