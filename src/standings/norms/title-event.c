#include "config.h"

#include "title-event.h"

#include <string.h>

#include "later-ratings.h"
#include "system.h"

const ZhTitleValue *
zh_title_event_get_rule (const ZhTitleEvent *self,
                         ZhTitleRule         rule)
{
  return &self->rules->values[rule];
}

gboolean
zh_title_event_allows (const ZhTitleEvent *self,
                       ZhTitleRule         rule)
{
  return self->rules->values[rule].value.numerator != 0;
}

static int
get_limit (const ZhTitleEvent *self,
           ZhTitleRule         rule)
{
  return (int) self->rules->values[rule].value.numerator;
}

const char *
zh_title_event_get_federation (const ZhTitleEvent *self,
                               int                 entry)
{
  const ZhPerson *person = zh_history_get_entry (self->history, entry)->person;

  return person != NULL && *person->federation != '\0' ? person->federation : self->host;
}

gboolean
zh_title_event_is_flag (const ZhTitleEvent *self,
                        const char         *federation)
{
  return g_strv_contains ((const char *const *) self->rules->no_federation, federation);
}

const char *
zh_title_event_get_title (const ZhTitleEvent *self,
                          int                 entry)
{
  const ZhPerson *person = zh_history_get_entry (self->history, entry)->person;

  return person != NULL ? person->title : "";
}

int
zh_title_event_get_rating (const ZhTitleEvent *self,
                           int                 entry,
                           int                 round)
{
  return MAX (zh_entry_get_listed_in_round (zh_history_get_entry (self->history, entry), round), 0);
}

/* A round that somebody did not sit through; a bye for lack of an opponent is none. */
static gboolean
is_missed (const ZhCell *cell)
{
  switch (cell->outcome)
    {
    case ZH_OUTCOME_NONE:
    case ZH_OUTCOME_FORFEIT_LOSS:
    case ZH_OUTCOME_FULL_BYE:
    case ZH_OUTCOME_HALF_BYE:
    case ZH_OUTCOME_ZERO_BYE:
      return TRUE;
    case ZH_OUTCOME_PENDING:
    case ZH_OUTCOME_WIN:
    case ZH_OUTCOME_DRAW:
    case ZH_OUTCOME_LOSS:
    case ZH_OUTCOME_FORFEIT_WIN:
    case ZH_OUTCOME_ALLOCATED_BYE:
    default:
      return FALSE;
    }
}

/* A player who makes the event open: rated, under the flag of a federation that is not the host's. */
static gboolean
is_guest (const ZhTitleEvent *self,
          int                 entry)
{
  const char *federation = zh_title_event_get_federation (self, entry);
  int         n_missed = 0;

  if (zh_title_event_get_rating (self, entry, 1) == 0 || *federation == '\0' || zh_title_event_is_flag (self, federation) ||
      strcmp (federation, self->host) == 0)
    return FALSE;
  for (int round = 1; round <= self->history->n_rounds; round++)
    n_missed += is_missed (zh_history_get_table_cell (self->history, entry, round)) ? 1 : 0;
  return n_missed <= get_limit (self, ZH_TITLE_RULE_OPEN_MISSED);
}

static void
count_round (ZhTitleEvent   *self,
             const gboolean *guests,
             int             round)
{
  g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);
  ZhTitleOpenness *openness = &self->openness;
  int              n_players = 0;
  int              n_titled = 0;

  for (int i = 0; i < self->history->n_entries; i++)
    {
      if (!guests[i] || is_missed (zh_history_get_table_cell (self->history, i, round)))
        continue;
      n_players++;
      g_hash_table_add (federations, (char *) zh_title_event_get_federation (self, i));
      if (g_strv_contains ((const char *const *) self->rules->open_titles, zh_title_event_get_title (self, i)))
        n_titled++;
    }
  openness->n_players = MIN (openness->n_players, n_players);
  openness->n_federations = MIN (openness->n_federations, (int) g_hash_table_size (federations));
  openness->n_titled = MIN (openness->n_titled, n_titled);
}

/* Where the host is not known nobody can be called a guest. */
static void
judge_openness (ZhTitleEvent *self)
{
  g_autofree gboolean *guests = g_new0 (gboolean, MAX (self->history->n_entries, 1));
  ZhTitleOpenness     *openness = &self->openness;

  if (*self->host == '\0' || self->history->n_rounds == 0 || !zh_system_get_traits (self->history->tournament->system)->is_swiss)
    return;
  *openness = (ZhTitleOpenness){ G_MAXINT, G_MAXINT, G_MAXINT, FALSE };
  for (int i = 0; i < self->history->n_entries; i++)
    guests[i] = is_guest (self, i);
  for (int round = 1; round <= self->history->n_rounds; round++)
    count_round (self, guests, round);
  openness->is_open = openness->n_players >= get_limit (self, ZH_TITLE_RULE_OPEN_PLAYERS) &&
                      openness->n_federations >= get_limit (self, ZH_TITLE_RULE_OPEN_FEDERATIONS) &&
                      openness->n_titled >= get_limit (self, ZH_TITLE_RULE_OPEN_TITLED);
}

ZhTitleEvent *
zh_title_event_new (const ZhHistory    *history,
                    const ZhTitleRules *rules,
                    const char         *host)
{
  ZhTitleEvent       *self = g_new0 (ZhTitleEvent, 1);
  const ZhTournament *tournament = history->tournament;

  self->history = history;
  self->rules = rules;
  self->host = g_strdup (host);
  self->kind = zh_tournament_get_norm_event (tournament);
  self->n_rounds = MAX (tournament->n_rounds, history->n_rounds);
  self->is_scheduled = zh_tournament_is_predetermined (tournament);
  self->is_double = tournament->system == ZH_SYSTEM_ROUND_ROBIN && tournament->cycles == 2;
  judge_openness (self);
  return self;
}

void
zh_title_event_free (ZhTitleEvent *self)
{
  if (self == NULL)
    return;
  g_free (self->host);
  g_free (self);
}

static gboolean
is_of_host (const ZhTitleEvent *self,
            int                 entry)
{
  return *self->host != '\0' && strcmp (zh_title_event_get_federation (self, entry), self->host) == 0;
}

const ZhTitleValue *
zh_title_event_get_exemption (const ZhTitleEvent *self,
                              int                 entry)
{
  ZhTitleRule rule;

  if (self->kind == ZH_NORM_EVENT_NATIONAL_FINAL && is_of_host (self, entry))
    rule = ZH_TITLE_RULE_NATIONAL_FINAL;
  else if (self->kind == ZH_NORM_EVENT_NATIONAL_TEAMS && is_of_host (self, entry))
    rule = ZH_TITLE_RULE_NATIONAL_TEAMS;
  else if (self->kind == ZH_NORM_EVENT_ZONAL)
    rule = ZH_TITLE_RULE_ZONAL;
  else
    return self->openness.is_open ? zh_title_event_get_rule (self, ZH_TITLE_RULE_OPEN_PLAYERS) : NULL;
  return zh_title_event_allows (self, rule) ? zh_title_event_get_rule (self, rule) : NULL;
}

gboolean
zh_tournament_has_titles (const ZhTournament *tournament)
{
  return tournament->sport == ZH_SPORT_CHESS && tournament->play == ZH_PLAY_BOARD && !zh_time_class_is_fast (tournament->time_class);
}

gboolean
zh_tournament_has_titled (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;

      if (person != NULL && *person->title != '\0')
        return TRUE;
    }
  for (guint i = 0; i < tournament->members->len; i++)
    if (*((const ZhMember *) g_ptr_array_index (tournament->members, i))->person->title != '\0')
      return TRUE;
  return FALSE;
}
