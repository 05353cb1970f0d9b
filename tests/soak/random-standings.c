/* Tie-breaks, prizes, groups, norms and documents of a random event. */
#include "config.h"

#include "commands.h"
#include "desk-issues.h"
#include "random-event.h"

#define ID "%" G_GINT64_FORMAT

static ZhChange *
set_tiebreaks (RandomEvent *self,
               GError     **error)
{
  static const char *const orders[] = { "'BH:C1','SB'", "'DE','WIN','BH'", "'SB','DE'", NULL };
  const ZhTournament      *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, ZH_COMMAND_SET_TIEBREAKS, error, "{'tournament':" ID ",'codes':[%s],'reason':'Помилка в положенні'}",
                                          tournament->id, random_pick (self, orders))
                            : NULL;
}

/* Those who never played are level. */
static ZhChange *
set_manual_order (RandomEvent *self,
                  GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *first = random_pick_entry (self, &tournament);
  const ZhEntry      *second = first != NULL ? random_pick_of (self, tournament->entries) : NULL;

  if (first == NULL || first == second)
    return NULL;
  return random_run (self, ZH_COMMAND_SET_MANUAL_ORDER, error, "{'tournament':" ID ",'entries':[" ID "," ID "],'reason':'Додаткова партія'}",
                     tournament->id, first->id, second->id);
}

static ZhChange *
set_text (RandomEvent *self,
          const char  *command,
          const char  *key,
          const char  *text,
          GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, command, error, "{'tournament':" ID ",'%s':'%s'}", tournament->id, key,
                                          random_once_in (self, 5) ? "" : text)
                            : NULL;
}

static ZhChange *
draw_tie_lots (RandomEvent *self,
               GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, ZH_COMMAND_DRAW_TIE_LOTS, error, "{'tournament':" ID "}", tournament->id) : NULL;
}

static ZhChange *
set_prizes (RandomEvent *self,
            GError     **error)
{
  static const char *const plans[] = { "[prizes]\\nsharing=hort\\n[list 1]\\ntitle=Main\\namounts=1000;500.50\\n",
                                       "[prizes]\\nchoice=first\\ncurrency=UAH\\n[list 1]\\ntitle=Main\\namounts=300\\n", NULL };

  return set_text (self, ZH_COMMAND_SET_PRIZES, "plan", random_pick (self, plans), error);
}

static ZhChange *
set_team_places (RandomEvent *self,
                 GError     **error)
{
  static const char *const plans[] = { "[teams]\\ngroup=region\\ncounting=places\\nbest=2\\n", "[teams]\\ngroup=club\\ncounting=table\\nbest=3\\ntable=20;17;13.5\\n", NULL };

  return set_text (self, ZH_COMMAND_SET_TEAM_PLACES, "plan", random_pick (self, plans), error);
}

static ZhChange *
set_groups (RandomEvent *self,
            GError     **error)
{
  return set_text (self, ZH_COMMAND_SET_GROUPS, "plan", "[group 1]\\ntitle=Girls\\nmembers=sex=w;born=2010-\\n", error);
}

static ZhChange *
set_norms (RandomEvent *self,
           GError     **error)
{
  return set_text (self, ZH_COMMAND_SET_NORMS, "table", "[norms]\\ntitle=Invented\\n[norm 1]\\ncategory=I\\nscale=1000:50\\n", error);
}

static ZhChange *
issue_documents (RandomEvent *self,
                 GError     **error)
{
  static const char *const ids[] = { "standings", "pairings", NULL };
  static const char *const titles[] = { "Standings", "Pairings", NULL };
  static const char *const codes[] = { "uk", "ru", "en", NULL };
  const ZhTournament      *tournament = random_pick_tournament (self);
  ZhIssued                 issued = { .ids = ids, .titles = titles, .language = random_pick (self, codes), .medium = ZH_ISSUE_PRINTED };

  if (tournament == NULL)
    return NULL;
  issued.tournament_id = tournament->id;
  issued.round = zh_tournament_count_paired_rounds (tournament);
  issued.medium = random_once_in (self, 2) ? ZH_ISSUE_SAVED : ZH_ISSUE_PRINTED;
  return zh_desk_issue_documents (self->desk, &issued, error);
}

const RandomAct random_standings_acts[] = {
  { ZH_COMMAND_SET_TIEBREAKS, 6, set_tiebreaks },
  { ZH_COMMAND_SET_MANUAL_ORDER, 8, set_manual_order },
  { ZH_COMMAND_DRAW_TIE_LOTS, 5, draw_tie_lots },
  { ZH_COMMAND_SET_PRIZES, 5, set_prizes },
  { ZH_COMMAND_SET_TEAM_PLACES, 5, set_team_places },
  { ZH_COMMAND_SET_GROUPS, 5, set_groups },
  { ZH_COMMAND_SET_NORMS, 5, set_norms },
  { ZH_COMMAND_ISSUE_DOCUMENTS, 8, issue_documents },
  { NULL },
};
