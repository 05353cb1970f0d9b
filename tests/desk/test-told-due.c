/* What falls due in games by correspondence, day by day: answers, claims, adjudications, appeals, and games of who has left
 * (order 988, 55.5–55.9; Ukrainian draughts rules V.3–V.8).
 */
#include "config.h"

#include "told.h"

#define ACT(command_, arguments_) \
  {                               \
    command_, arguments_, NULL    \
  }
#define DUE(day_, answer_)       \
  {                              \
    "due", "Post " day_, answer_ \
  }
#define OFFICIAL(role_, name_) ACT ("set-official", "{'official':{'role':'" role_ "','name':'" name_ "'}}")
#define GAME(board_) "{'tournament':$Post,'round':1,'board':" board_ ","
#define MOVE(board_, side_, no_, text_, received_, sent_) \
  ACT ("keep-letter", GAME (board_) "'event':'move','side':'" side_ "','no':'" no_ "','text':'" text_ "','received':'" received_ "','sent':'" sent_ "'}")
#define PLAYER(name_, rating_) "{'player':{'surname':'" name_ "','person-rating':" rating_ "}}"
#define EVENT(rules_, sport_)                                                                                                                                          \
  ACT ("edit-details", "{'details':{'ruleset':'" rules_ "','start':'2030-03-01','end':'2030-12-20'}}"),                                                                \
      ACT ("add-tournament", "{'choices':[{'key':'name','value':'Post'}," sport_ "{'key':'system','value':'round-robin'},"                                             \
                             "{'key':'discipline','value':'correspondence'}]}"),                                                                                       \
      ACT ("add-entries", "{'tournament':$Post,'entries':[" PLAYER ("P1", "2399") "," PLAYER ("P2", "2398") "," PLAYER ("P3", "2397") "," PLAYER ("P4", "2396") "]}"), \
      ACT ("number-entries", "{'tournament':$Post,'method':'rating'}"), ACT ("pair-round", "{'tournament':$Post,'round':1}")

/* Board 1, P1 with White against P4; board 2, P2 against P3. */
static const ToldLine chess[] = {
  EVENT ("ru-chess-988", ""),
  DUE ("2030-03-05", "1.1 2030-03-31 P4: Ask for it by a registered letter and tell the arbiter [55.5.1]|1.1 2030-06-01 Arbiter: Decide: who took no steps and told nobody loses [55.5.2]|1.2 2030-03-31 P3: Ask"),
  DUE ("2030-05-05", "1.1 2030-03-31 P4: Ask|1.2 2030-06-01 Arbiter: Decide"),
  MOVE ("1", "w", "1", "e2e4", "", "2030-03-01"),
  DUE ("2030-03-20", "1.1 2030-03-31 P1: Send the letter again and tell the arbiter [55.5.1]|1.1 2030-06-01 Arbiter|!1.1 2030-03-31 P4"),
  DUE ("2030-05-20", "1.1 2030-03-31 P1: Send the letter again|!Claim"),
  MOVE ("1", "b", "1", "e7e5", "2030-03-05", "2030-04-20"),
  DUE ("2030-04-25", "1.1 2030-04-25 P1: Claim it, with the count [55.6.3]|1.1 2030-05-20 P4: Send the letter again|1.1 2030-07-20 Arbiter: Decide|!2030-03-31 P1"),
  ACT ("keep-letter", GAME ("1") "'event':'claim','side':'w','sent':'2030-04-24','told':'2030-04-24','evidence':'count'}"),
  DUE ("2030-04-30", "1.1 2030-05-01 P4: Object, with reasons [55.6.5]|!Claim it|!1.1 2030-05-20"),
  ACT ("decide-claim", GAME ("1") "'letter':3,'verdict':'recorded','day':'2030-05-05'}"),
  DUE ("2030-05-06", "1.1 2030-05-19 P4: Protest to the appeals arbiter, if need be [55.1.6]|1.1 2030-05-20 P4: Send the letter again|!Object"),
  DUE ("2031-01-05", "1.1 2031-01-03 P1: Send the game, the final position and reasons [55.9.5]|1.1 2031-01-03 P4: Send|1.2 2031-01-03 P2: Send|1.2 2031-01-03 P3: Send|!again"),
  ACT ("assess-game", GAME ("1") "'side':'w','kind':'win','sent':'2030-12-28','text':'An attack'}"),
  DUE ("2031-01-05", "!1.1 2031-01-03 P1|1.1 2031-01-03 P4: Send|!Adjudicate it"),
  OFFICIAL ("adjudicator", "Verba Clara"),
  OFFICIAL ("adjudicator", "Yar Petro"),
  DUE ("2031-01-05", "1.1 2031-01-03 P4: Send|!Adjudicate it"),
  ACT ("adjudicate-game", GAME ("1") "'result':'=-=','day':'2031-01-10','by':'Verba Clara','reason':'Nobody wins'}"),
  DUE ("2031-01-12", "1.1 2031-01-24 P1: Appeal with analysis, if need be [55.9.10]|!1.1 2031-01-03|!P4: Appeal"),
  ACT ("appeal-adjudication", GAME ("1") "'side':'w','received':'2031-01-15','text':'He is lost'}"),
  DUE ("2031-01-16", "1.1 2031-01-15 Another adjudicator: Yar Petro: Adjudicate it again and tell both players; this is final [55.9.11]|!Verba|!Appeal|1.2 2031-01-03 P3"),
  ACT ("set-result", GAME ("2") "'results':['1-0']}"),
  DUE ("2031-01-16", "!1.2 |Another adjudicator: Yar Petro"),
  ACT ("adjudicate-game", GAME ("1") "'result':'1-0','day':'2031-01-20','by':'Yar Petro','reason':'White wins'}"),
  { "paper", "adjudications Post 1", "Day of the decision 20 January 2031|The decision on the appeal is final [55.9.11].|Yar Petro|!An appeal, with a copy" },
  ACT ("pair-round", "{'tournament':$Post,'round':2}"),
  { "paper", "letters-report Post", "Claims of oversteps, with objections|Claim sent 24 April 2030|Decisions on claims of oversteps|The decision on the appeal is final [55.9.11].|!of this round" },
  { NULL },
};

/* Who leaves: the record of the partner, or what the game is adjudicated by. */
static const ToldLine leavers[] = {
  EVENT ("ru-chess-988", ""),
  MOVE ("1", "w", "1", "e2e4", "", "2030-03-01"),
  ACT ("withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':0,'unfinished':'lose'}"),
  DUE ("2030-03-20", "1.1 2030-03-20 P4: Send the arbiter the record of the game with its result [55.8.2]|1.2 2030-03-31 P3: Ask|!1.1 2030-03-31"),
  { "undo", "", NULL },
  ACT ("withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':0,'unfinished':'adjudicate'}"),
  DUE ("2030-03-20", "1.1 2031-01-03 P1: Send the game, the final position and reasons [55.9.5]|1.1 2031-01-03 P4: Send|!record"),
  { "undo", "", NULL },
  ACT ("withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':0,'unfinished':'strike'}"),
  DUE ("2030-03-20", "!1.1 |1.2 2030-03-31 P3: Ask"),
  { NULL },
};

/* An elder hears of what players are to tell, but not in games of his own. */
static const ToldLine draughts[] = {
  EVENT ("ua-draughts-64", "{'key':'sport','value':'draughts-russian'},"),
  MOVE ("1", "w", "1", "c3d4", "", "2030-03-01"),
  MOVE ("2", "w", "1", "c3d4", "", "2030-03-01"),
  DUE ("2030-04-20", "1.1 2030-03-21 P1: Send the letter again and tell the arbiter [5.3]|1.1 2030-04-10 Arbiter: Who answers neither the partners nor the arbiter has left: withdraw him [3.4]|1.2 2030-03-21 P2: Send the letter again and tell the arbiter|!elder"),
  OFFICIAL ("elder", "P2"),
  DUE ("2030-04-20", "1.1 2030-03-21 P1: Send the letter again and tell the elder or the arbiter [5.3]|1.2 2030-03-21 P2: Send the letter again and tell the arbiter [5.3]"),
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  static const ToldStory stories[] = {
    { "chess", chess },
    { "leavers", leavers },
    { "draughts", draughts },
  };

  return told_run (argc, argv, "/desk/told-due", stories, G_N_ELEMENTS (stories));
}
