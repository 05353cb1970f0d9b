#include "config.h"

#include "regulation-items.h"

#include <string.h>

#include "admission-boxes.h"
#include "contest.h"
#include "entry-fee.h"
#include "pairing-system.h"
#include "prize-plan.h"
#include "quotas.h"
#include "regulation-titles.h"
#include "report-context.h"
#include "report-forms.h"
#include "standings.h"
#include "switched-off.h"
#include "tiebreak-registry.h"

#define PREFIX "regulation-item."
#define SUFFIX ".text"

/* Where the items are gathered. */
typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament; /* NULL without one */
  const ZhRuleset     *rules;
  const ZhLanguage    *language;
} Source;

typedef char *(*Know) (const Source *self);
typedef gboolean (*Concern) (const ZhTournament *tournament);

/* What concerns an event */

static gboolean
is_team (const ZhTournament *tournament)
{
  return zh_tournament_is_team (tournament);
}

static gboolean
is_fast (const ZhTournament *tournament)
{
  return tournament->time_class == ZH_TIME_CLASS_RAPID || tournament->time_class == ZH_TIME_CLASS_BLITZ;
}

static gboolean
is_online (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_ONLINE;
}

static gboolean
is_by_letter (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_CORRESPONDENCE;
}

static gboolean
is_match (const ZhTournament *tournament)
{
  return tournament->system == ZH_SYSTEM_MATCH;
}

/* Where works are composed or solved nobody plays. */
static gboolean
has_games (const ZhTournament *tournament)
{
  return !zh_play_is_of_works (tournament->play);
}

static gboolean
is_contest (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_COMPOSITION;
}

static gboolean
is_no_contest (const ZhTournament *tournament)
{
  return !is_contest (tournament);
}

/* Without a tournament, what every event has that is none of works. */
static gboolean
is_concerned (Concern             concerns,
              const ZhTournament *tournament)
{
  if (tournament == NULL)
    return concerns == NULL || concerns == has_games || concerns == is_no_contest;
  return concerns == NULL || concerns (tournament);
}

/* What the file knows */

static char *
know_place (const Source *self)
{
  g_autofree char *days = zh_language_format_date_range (self->language, self->competition->start, self->competition->end);
  const char      *place = self->competition->place;

  return g_strconcat (place, *place != '\0' && *days != '\0' ? ", " : "", days, NULL);
}

/* The terms of a contest of composers. */
static const ZhContestRecord *
get_terms (const Source *self)
{
  return self->tournament != NULL ? zh_contest_of_tournament (self->tournament) : NULL;
}

static char *
know_organiser (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);

  return g_strdup (*self->competition->organiser == '\0' && contest != NULL ? contest->announced_by : self->competition->organiser);
}

static char *
know_programme (const Source *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (self->competition->tournaments, i);

      g_string_append_printf (text, "%s%s (%s)", i > 0 ? "; " : "", tournament->name, zh_report_get_discipline (tournament, self->language));
    }
  return g_string_free (text, FALSE);
}

static char *
know_system (const Source *self)
{
  const ZhPairingSystem *system = self->tournament != NULL ? zh_pairing_system_find (self->tournament->system) : NULL;

  return g_strdup (system != NULL ? zh_trc (self->language, "pairing system", system->name) : "");
}

static char *
know_rounds (const Source *self)
{
  return self->tournament != NULL && self->tournament->n_rounds > 0 ? g_strdup_printf ("%d", self->tournament->n_rounds) : g_strdup ("");
}

static char *
know_restrictions (const Source *self)
{
  guint n = self->tournament != NULL ? self->tournament->forbidden->len : 0;

  return n > 0 ? g_strdup_printf (zh_trn (self->language, "%u group of players who do not meet", "%u groups of players who do not meet", n), n) : g_strdup ("");
}

static char *
know_control (const Source *self)
{
  return self->tournament != NULL ? zh_report_format_time_control (self->tournament, self->language) : g_strdup ("");
}

/* A number of the rules that the regulation sets; what it leaves to the rules it does not say. */
static gboolean
read_own (const Source *self,
          const char   *key,
          int          *number)
{
  const ZhRuleValue *value = self->rules != NULL ? zh_ruleset_lookup (self->rules, key) : NULL;

  return value != NULL && value->overridden && zh_ruleset_get_int (self->rules, key, number, NULL);
}

static char *
know_default_time (const Source *self)
{
  int seconds = 0;

  if (!read_own (self, "lateness.default-seconds", &seconds))
    return g_strdup ("");
  return g_strdup_printf (zh_trn (self->language, "%d minute", "%d minutes", (gulong) (seconds / 60)), seconds / 60);
}

static char *
know_draw_limit (const Source *self)
{
  int moves = 0;

  if (!read_own (self, "draw-offers.minimum-moves", &moves))
    return g_strdup ("");
  return g_strdup_printf (zh_trn (self->language, "no draw is agreed before move %d", "no draw is agreed before move %d", (gulong) moves), moves);
}

static char *
know_points (const Source *self)
{
  const ZhScoring *scoring = self->tournament != NULL ? &self->tournament->scoring : NULL;
  g_autofree char *win = NULL;
  g_autofree char *draw = NULL;
  g_autofree char *loss = NULL;

  if (scoring == NULL)
    return g_strdup ("");
  win = zh_points_format_half (zh_scoring_get_game_points (scoring, (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }, ZH_COLOUR_WHITE), self->language);
  draw = zh_points_format_half (zh_scoring_get_game_points (scoring, (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE }, ZH_COLOUR_WHITE), self->language);
  loss = zh_points_format_half (zh_scoring_get_game_points (scoring, (ZhResult){ ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE }, ZH_COLOUR_WHITE), self->language);
  return g_strdup_printf (zh_tr (self->language, "a win %1$s, a draw %2$s, a loss %3$s"), win, draw, loss);
}

static char *
know_ties (const Source *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; self->tournament != NULL && self->tournament->tiebreaks != NULL && self->tournament->tiebreaks[i] != NULL; i++)
    {
      g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (self->tournament->tiebreaks[i], NULL);
      g_autofree char *title = code != NULL ? zh_tiebreak_code_format_title (code, self->language) : g_strdup (self->tournament->tiebreaks[i]);

      g_string_append_printf (text, "%s%d) %s", i > 0 ? "; " : "", (int) i + 1, title);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
know_awards (const Source *self)
{
  gboolean has_prizes = self->tournament != NULL && zh_tournament_get_option (self->tournament, ZH_OPTION_PRIZES) != NULL;

  return g_strdup (has_prizes ? zh_tr (self->language, "by the prize list") : "");
}

static char *
know_admission (const Source *self)
{
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (self->rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "",
                            zh_admission_box_get_label (((const ZhAdmissionBox *) g_ptr_array_index (boxes, i))->key, self->language));
  return g_string_free (text, FALSE);
}

static char *
know_fee (const Source *self)
{
  const ZhEntryFee fee = self->tournament != NULL ? zh_tournament_get_entry_fee (self->tournament) : (ZhEntryFee){ 0 };

  return fee.amount > 0 ? g_strdup_printf ("%d", fee.amount) : g_strdup ("");
}

static char *
know_quotas (const Source *self)
{
  g_autofree char *lines = self->tournament != NULL ? zh_quotas_format (self->tournament->quotas, self->language) : g_strdup ("");
  g_auto (GStrv) quotas = g_strsplit (lines, "\n", -1);

  return g_strjoinv (" · ", quotas);
}

static char *
know_teams (const Source *self)
{
  int boards = self->tournament != NULL ? self->tournament->boards : 0;

  return boards > 0 ? g_strdup_printf (zh_trn (self->language, "%d board", "%d boards", (gulong) boards), boards) : g_strdup ("");
}

static char *
know_appeals (const Source *self)
{
  int seconds = 0;

  if (!read_own (self, "appeals.deadline-seconds", &seconds))
    return g_strdup ("");
  return g_strdup_printf (zh_trn (self->language, "in writing, within %d minute", "in writing, within %d minutes", (gulong) (seconds / 60)), seconds / 60);
}

static char *
know_panel (const Source *self)
{
  const ZhOfficial *chief = zh_competition_find_official (self->competition, "chief-arbiter");
  g_autofree char  *name = zh_report_format_official (chief, self->language);

  return chief != NULL ? g_strdup_printf (zh_tr (self->language, "chief arbiter %s"), name) : g_strdup ("");
}

static char *
know_character (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);

  return contest != NULL && *contest->theme != '\0' ? g_strdup_printf (zh_tr (self->language, "Theme: %s"), contest->theme) : g_strdup ("");
}

static char *
know_sections (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);

  return g_strdup (contest != NULL ? contest->sections : "");
}

static char *
know_works (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);

  if (contest == NULL || contest->max_works == 0)
    return g_strdup ("");
  return g_strdup_printf (zh_trn (self->language, "at most %d work of an author", "at most %d works of an author", (gulong) contest->max_works), contest->max_works);
}

static char *
know_closing (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);
  g_autofree char       *day = contest != NULL ? zh_language_format_date (self->language, contest->closing) : g_strdup ("");

  return *day != '\0' ? g_strdup_printf (zh_tr (self->language, "Last day of entry: %s"), day) : g_strdup ("");
}

static char *
know_winners (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);

  if (contest == NULL || contest->prizes + contest->mentions + contest->commendations == 0)
    return g_strdup ("");
  return g_strdup_printf (zh_tr (self->language, "in a section: prizes %1$d, honourable mentions %2$d, commendations %3$d"), contest->prizes, contest->mentions,
                          contest->commendations);
}

static char *
know_judges (const Source *self)
{
  const GPtrArray *judges = self->tournament != NULL ? self->tournament->contest_judges : NULL;
  GString         *text = g_string_new (NULL);

  for (guint i = 0; judges != NULL && i < judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (judges, i);

      g_string_append_printf (text, "%s%s (%s)", i > 0 ? "; " : "", judge->name, zh_contest_role_get_label (judge->role, self->language));
    }
  return g_string_free (text, FALSE);
}

static char *
know_results (const Source *self)
{
  const ZhContestRecord *contest = get_terms (self);
  g_autofree char       *day = contest != NULL ? zh_language_format_date (self->language, contest->remarks_end) : g_strdup ("");

  return *day != '\0' ? g_strdup_printf (zh_tr (self->language, "remarks on the preliminary award until %s"), day) : g_strdup ("");
}

/* In the order of the document; the technical regulation has its first six in the same order. */
static const struct
{
  const char *id;
  Know        know;
  Concern     concerns;
  gboolean    is_technical;
} kinds[] = {
  { "aims", NULL, NULL, FALSE },
  { "place", know_place, NULL, TRUE },
  { "organiser", know_organiser, NULL, FALSE },
  { "rank", NULL, NULL, FALSE },
  { "programme", know_programme, NULL, FALSE },
  { "participants", NULL, NULL, FALSE },
  { "admission", know_admission, NULL, FALSE },
  { "entries", NULL, NULL, FALSE },
  { "fee", know_fee, NULL, FALSE },
  { "quotas", know_quotas, NULL, FALSE },
  { "teams", know_teams, is_team, TRUE },
  { "system", know_system, has_games, TRUE },
  { "rounds", know_rounds, has_games, TRUE },
  { "restrictions", know_restrictions, has_games, TRUE },
  { "match", NULL, is_match, TRUE },
  { "control", know_control, has_games, TRUE },
  { "correspondence", NULL, is_by_letter, TRUE },
  { "ties", know_ties, has_games, TRUE },
  { "play-off", NULL, has_games, TRUE },
  { "contest-character", know_character, is_contest, TRUE },
  { "contest-sections", know_sections, is_contest, TRUE },
  { "contest-period", NULL, is_contest, TRUE },
  { "contest-stages", NULL, is_contest, TRUE },
  { "contest-works", know_works, is_contest, TRUE },
  { "contest-closing", know_closing, is_contest, TRUE },
  { "contest-winners", know_winners, is_contest, TRUE },
  { "contest-judges", know_judges, is_contest, TRUE },
  { "contest-results", know_results, is_contest, TRUE },
  { "awards", know_awards, is_no_contest, TRUE },
  { "qualifiers", NULL, NULL, TRUE },
  { "default-time", know_default_time, has_games, TRUE },
  { "regime", NULL, is_fast, TRUE },
  { "draw-limit", know_draw_limit, has_games, TRUE },
  { "finish", NULL, has_games, TRUE },
  { "points", know_points, has_games, TRUE },
  { "devices", NULL, NULL, TRUE },
  { "leaving", NULL, has_games, TRUE },
  { "line-ups", NULL, is_team, TRUE },
  { "appeals", know_appeals, NULL, TRUE },
  { "fines", NULL, NULL, TRUE },
  { "online", NULL, is_online, TRUE },
  { "panel", know_panel, NULL, TRUE },
  { "media", NULL, NULL, TRUE },
  { "anti-doping", NULL, NULL, FALSE },
  { "costs", NULL, NULL, FALSE },
};

void
zh_regulation_item_free (ZhRegulationItem *self)
{
  if (self == NULL)
    return;
  g_free (self->article);
  g_free (self->known);
  g_free (self->text);
  g_free (self);
}

static gboolean
read_need (const ZhRuleset *rules,
           const char      *id,
           ZhItemNeed      *need,
           const char     **article)
{
  static const char *const words[] = { "obligatory", "asked", "may" };
  g_autofree char         *key = g_strconcat (PREFIX, id, ".need", NULL);
  const char              *word = NULL;

  if (rules == NULL || !zh_ruleset_get_string (rules, key, &word, article))
    return FALSE;
  for (int i = 0; i < (int) G_N_ELEMENTS (words); i++)
    if (strcmp (words[i], word) == 0)
      *need = (ZhItemNeed) i;
  return TRUE;
}

/* Whether every article that asks for an item is one that does not apply in play over the internet (order 988, 15.3). */
static gboolean
is_switched_off (const ZhRuleset    *rules,
                 const ZhTournament *tournament,
                 const char         *articles)
{
  g_auto (GStrv) each = g_strsplit (articles, ";", -1);
  gboolean is_off = tournament != NULL && is_online (tournament) && *articles != '\0';

  for (char **article = each; is_off && *article != NULL; article++)
    is_off = zh_ruleset_get_switch (rules, zh_tournament_get_discipline (tournament), g_strstrip (*article)) != NULL;
  return is_off;
}

/* An addition changes the text of an item, or what the file knows of it: a setting or a rule. */
static const ZhAddition *
find_addition (const Source *self,
               const char   *id)
{
  static const char *const rules[][2] = { { "default-time", "lateness.default-seconds" },
                                          { "draw-limit", "draw-offers.minimum-moves" },
                                          { "appeals", "appeals.deadline-seconds" } };
  const GPtrArray         *additions = self->competition->additions;
  g_autofree char         *key = zh_regulation_item_dup_key (id);
  g_autofree char         *item = g_strconcat ("item.", id, NULL);
  const ZhAddition        *found[3] = { zh_additions_find_change (additions, key), zh_additions_find_change (additions, item), NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if (strcmp (rules[i][0], id) == 0)
      found[2] = zh_additions_find_change (additions, rules[i][1]);
  for (int i = 1; i < 3; i++)
    if (found[i] != NULL && (found[0] == NULL || found[i]->number > found[0]->number))
      found[0] = found[i];
  return found[0];
}

GPtrArray *
zh_regulation_items_list (const ZhCompetition *competition,
                          const ZhTournament  *tournament,
                          const ZhRuleset     *rules,
                          const ZhLanguage    *language)
{
  const Source self = { competition, tournament, rules, language };
  GPtrArray   *items = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_regulation_item_free);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char  *key = zh_regulation_item_dup_key (kinds[i].id);
      const char       *text = NULL;
      const char       *article = "";
      ZhItemNeed        need = ZH_ITEM_MAY;
      ZhRegulationItem *item;

      if (!read_need (rules, kinds[i].id, &need, &article) || !is_concerned (kinds[i].concerns, tournament) || is_switched_off (rules, tournament, article))
        continue;
      zh_ruleset_get_string (rules, key, &text, NULL);
      item = g_new0 (ZhRegulationItem, 1);
      item->id = kinds[i].id;
      item->title = zh_regulation_item_get_title (kinds[i].id, language);
      item->need = need;
      item->article = g_strdup (article);
      item->known = kinds[i].know != NULL ? kinds[i].know (&self) : g_strdup ("");
      item->text = g_strdup (text != NULL ? text : "");
      item->is_technical = kinds[i].is_technical;
      item->addition = find_addition (&self, kinds[i].id);
      g_ptr_array_add (items, item);
    }
  return items;
}

gboolean
zh_regulation_item_is_missing (const ZhRegulationItem *self)
{
  return self->need == ZH_ITEM_OBLIGATORY && *self->known == '\0' && *self->text == '\0';
}

const char *
zh_regulation_item_get_state (const ZhRegulationItem *self,
                              const ZhLanguage       *language)
{
  if (zh_regulation_item_is_missing (self))
    return zh_trc (language, "regulation item", "missing");
  if (*self->text != '\0')
    return zh_trc (language, "regulation item", "written");
  return *self->known != '\0' ? zh_trc (language, "regulation item", "in the file") : zh_trc (language, "regulation item", "not said");
}

const char *
zh_regulation_item_get_sign (const ZhRegulationItem *self)
{
  if (zh_regulation_item_is_missing (self))
    return "✕";
  return *self->text != '\0' ? "○" : *self->known != '\0' ? "●"
                                                          : "–";
}

char *
zh_regulation_item_dup_key (const char *id)
{
  return g_strconcat (PREFIX, id, SUFFIX, NULL);
}

gboolean
zh_regulation_item_is_text_key (const char *key)
{
  return g_str_has_prefix (key, PREFIX) && g_str_has_suffix (key, SUFFIX);
}
