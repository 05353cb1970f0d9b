/* What is to be done next, step by step, with the sentence and the button that people see; what FIDE's checklist finds; and what
 * the rules remind of.
 */
#include "config.h"

#include "told.h"

#define STEP(name_, answer_) \
  {                          \
    "step", name_, answer_   \
  }
#define ACT(command_, json_) \
  {                          \
    command_, json_, NULL    \
  }
#define SOLVE(round_, entry_, marks_) \
  ACT ("mark-sheet", "{'tournament':$Solve,'round':" round_ ",'entry':$Solve." entry_ ",'seconds':600,'work':1,'marks':'" marks_ "'}")
#define RESULT(name_, round_, board_, result_) \
  ACT ("set-result", "{'tournament':$" name_ ",'round':" round_ ",'board':" board_ ",'results':['" result_ "']}")
#define FOUR(name_)                                                                                    \
  "{'tournament':$" name_ ",'entries':[{'player':{'surname':'A1','person-rating':2399}},"              \
  "{'player':{'surname':'A2','person-rating':2398}},{'player':{'surname':'A3','person-rating':2397}}," \
  "{'player':{'surname':'A4','person-rating':2396}}]}"

static const ToldLine solving[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ru-chess-988'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Solve'},{'key':'discipline','value':'solving'}]}"),
  STEP ("Solve", "2 more entries are needed to begin | Add entries"),
  ACT ("add-entries", "{'tournament':$Solve,'entries':[{'player':{'surname':'S1','person-rating':2399}}]}"),
  STEP ("Solve", "1 more entry is needed to begin | Add entries"),
  ACT ("add-entries", "{'tournament':$Solve,'entries':[{'player':{'surname':'S2','person-rating':2398}}]}"),
  STEP ("Solve", "2 entries have no start number of their own | Number by rating"),
  ACT ("number-entries", "{'tournament':$Solve,'method':'rating'}"),
  STEP ("Solve", "There is no round of solving yet | Add round 1"),
  ACT ("set-solving-round", "{'tournament':$Solve,'round':1,'day':1,'minutes':60}"),
  STEP ("Solve", "Round 1 of solving has no works yet | Add works to round 1"),
  ACT ("set-work", "{'tournament':$Solve,'round':1,'record':{'lines':'5'}}"),
  STEP ("Solve", "Round 1: 2 solvers without a sheet marked to the end; who has none is absent | Close round 1 (not yet)"),
  SOLVE ("1", "1", "5"),
  STEP ("Solve", "Round 1: 1 solver without a sheet marked to the end; who has none is absent | Close round 1"),
  SOLVE ("1", "2", "4"),
  STEP ("Solve", "All sheets of round 1 are marked | Close round 1"),
  ACT ("close-solving-round", "{'tournament':$Solve,'round':1}"),
  STEP ("Solve", "All rounds are closed; the standings can be made final | Close the tournament"),
  ACT ("edit-tournament", "{'tournament':$Solve,'choices':[{'key':'rounds','value':'2'}]}"),
  STEP ("Solve", "Round 2 of solving has no works yet | Add works to round 2"),
  ACT ("edit-tournament", "{'tournament':$Solve,'choices':[{'key':'rounds','value':'1'}]}"),
  STEP ("Solve", "All rounds are closed; the standings can be made final | Close the tournament"),
  ACT ("close-tournament", "{'tournament':$Solve}"),
  { NULL },
};

static const ToldLine contest[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ru-chess-988'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Works'},{'key':'discipline','value':'composition'}]}"),
  STEP ("Works", "The contest needs its terms and its works first | Terms and works…"),
  ACT ("set-contest", "{'tournament':$Works,'record':{'closing':'2030-11-30','remarks-end':'2090-02-28'}}"),
  STEP ("Works", "The contest needs its terms and its works first | Terms and works…"),
  ACT ("set-contest-judge", "{'tournament':$Works,'record':{'name':'Judge Jay'}}"),
  ACT ("enter-work", "{'tournament':$Works,'section':1,'received':'2030-11-01','record':{'author':'Aaa Ada'}}"),
  STEP ("Works", "1 work is not marked by each of its judges yet | Mark the works…"),
  ACT ("enter-work", "{'tournament':$Works,'section':1,'received':'2030-11-01','record':{'author':'Bbb Bea'}}"),
  STEP ("Works", "2 works are not marked by each of their judges yet | Mark the works…"),
  ACT ("judge-work", "{'tournament':$Works,'work':'1.1','judge':1,'mark':'8'}"),
  ACT ("judge-work", "{'tournament':$Works,'work':'1.2','judge':1,'mark':'7'}"),
  STEP ("Works", "All works are marked; the preliminary award can be published | Publish the award…"),
  ACT ("publish-award", "{'tournament':$Works,'day':'2030-12-10'}"),
  STEP ("Works", "Remarks on the preliminary award are taken until 28 February 2090; then it can be made final | Make the award final…"),
  ACT ("settle-award", "{'tournament':$Works,'day':'2090-03-01'}"),
  STEP ("Works", "The award is final; the contest can be closed | Close the tournament"),
  { NULL },
};

/* An adjourned game counts as a draw and keeps nobody waiting before the last round. */
static const ToldLine adjourned[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ru-chess-988'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'round-robin'}]}"),
  ACT ("add-entries", FOUR ("Open")),
  STEP ("Open", "4 entries have no start number of their own | Draw numbers by lot…"),
  ACT ("number-entries", "{'tournament':$Open,'method':'lot','seed':7}"),
  STEP ("Open", "Round 1 can be paired | Pair round 1"),
  ACT ("pair-round", "{'tournament':$Open,'round':1}"),
  STEP ("Open", "Round 1 is paired and not published yet | Publish round 1"),
  ACT ("publish-round", "{'tournament':$Open,'round':1}"),
  STEP ("Open", "2 boards without a result: 1, 2 | Close round 1 and pair 2 (not yet)"),
  RESULT ("Open", "1", "1", "1-0"),
  STEP ("Open", "1 board without a result: 2 | Close round 1 and pair 2 (not yet)"),
  ACT ("keep-game", "{'tournament':$Open,'round':1,'board':2,'moves':'1. e4 e5'}"),
  ACT ("adjourn-game", "{'tournament':$Open,'round':1,'board':2,'white-time':3600,'black-time':3600,'adjourned-at':'2030-03-01T14:00'}"),
  STEP ("Open", "Round 2 can be paired; 1 adjourned game counts as a draw | Pair round 2"),
  ACT ("pair-round", "{'tournament':$Open,'round':2}"),
  ACT ("publish-round", "{'tournament':$Open,'round':2}"),
  RESULT ("Open", "2", "1", "1-0"),
  RESULT ("Open", "2", "2", "1-0"),
  STEP ("Open", "All results of round 2 are in; 1 game adjourned earlier counts as a draw in pairing | Close round 2 and pair 3"),
  ACT ("close-round", "{'tournament':$Open,'round':2}"),
  ACT ("pair-round", "{'tournament':$Open,'round':3}"),
  ACT ("publish-round", "{'tournament':$Open,'round':3}"),
  RESULT ("Open", "3", "1", "1-0"),
  RESULT ("Open", "3", "2", "1-0"),
  STEP ("Open", "All results of round 3 are in | Close round 3"),
  ACT ("close-round", "{'tournament':$Open,'round':3}"),
  STEP ("Open", "1 board without a result: 2 | Close round 1 (not yet)"),
  { NULL },
};

static const ToldLine by_lot[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-draughts-64'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Lot'},{'key':'sport','value':'draughts-russian'},{'key':'system','value':'swiss-lot'},{'key':'rounds','value':'2'}]}"),
  ACT ("add-entries", FOUR ("Lot")),
  STEP ("Lot", "4 entries have no start number of their own | Draw numbers by lot…"),
  ACT ("number-entries", "{'tournament':$Lot,'method':'lot','seed':7}"),
  STEP ("Lot", "Round 1 can be paired | Draw the pairs of round 1 by lot…"),
  ACT ("pair-round", "{'tournament':$Lot,'round':1}"),
  ACT ("publish-round", "{'tournament':$Lot,'round':1}"),
  RESULT ("Lot", "1", "1", "1-0"),
  RESULT ("Lot", "1", "2", "1-0"),
  STEP ("Lot", "All results of round 1 are in | Close round 1, draw the pairs of 2 by lot…"),
  { NULL },
};

#define OPEN(rounds_)                                                                                                                                \
  ACT ("edit-details", "{'details':{'ruleset':'fide-2023','start':'2030-03-01','end':'2030-03-09'}}"),                                               \
      ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'},{'key':'rounds','value':'" rounds_ "'}]}"), \
      ACT ("add-entries", FOUR ("Open")), ACT ("number-entries", "{'tournament':$Open,'method':'rating'}")

/* A Swiss as FIDE has it; then a bye of a full point, a pair that is forbidden late and a round changed by hand. */
static const ToldLine checks[] = {
  OPEN ("3"),
  { "fide", "Open", "40-46 good|54-69 good: All rounds have the pairs of the system|70-84 good|157-169 good: All games that were paired have a result|"
                    "171-179 good|194-196 good: No pair was forbidden after the start|217 bad: The rating report lacks" },
  ACT ("set-tie-breaks", "{'tournament':$Open,'codes':['BH','SB']}"),
  { "fide", "Open", "104-105 good: The tie-breaks are those of such a tournament" },
  ACT ("set-tie-breaks", "{'tournament':$Open,'codes':[]}"),
  { "fide", "Open", "104-105 bad: No tie-breaks are chosen" },
  ACT ("pair-round", "{'tournament':$Open,'round':1}"),
  { "fide", "Open", "157-169 bad: 2 games have no result yet, or are adjourned" },
  RESULT ("Open", "1", "1", "1-0"),
  { "fide", "Open", "157-169 bad: 1 game has no result yet, or is adjourned" },
  RESULT ("Open", "1", "2", "1-0"),
  ACT ("leave-fide-mode", "{'tournament':$Open,'reason':'a test'}"),
  ACT ("set-restrictions", "{'tournament':$Open,'forbidden':[{'entries':[$Open.1,$Open.2],'first-round':2,'last-round':3}],'virtual-points':[]}"),
  { "fide", "Open", "194-196 bad: Forbidden after the start: 1" },
  { NULL },
};

static const ToldLine checks_of_a_table[] = {
  ACT ("edit-details", "{'details':{'ruleset':'fide-2023'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Table'},{'key':'system','value':'dutch'},{'key':'rounds','value':'3'}]}"),
  ACT ("set-tie-breaks", "{'tournament':$Table,'codes':['BH','SB']}"),
  ACT ("edit-tournament", "{'tournament':$Table,'choices':[{'key':'system','value':'round-robin'}]}"),
  { "fide", "Table", "104-105 bad: Tie-breaks that are none of such a tournament: BH|!54-69" },
  { NULL },
};

/* More rounds than so few can play; rules of another game; an event of more than thirty days. */
static const ToldLine notes[] = {
  OPEN ("5"),
  { "notes", "Open", "Entries: 4. Nobody meets anybody twice, so that 3 rounds can be paired at most; 5 are planned [C.04.1 2]|!not for the game" },
  ACT ("set-tie-breaks", "{'tournament':$Open,'codes':['BH']}"),
  ACT ("edit-details", "{'details':{'end':'2030-06-09'}}"),
  { "notes", "Open", "The event lasts more than 30 days|[FIDE B.01, 1.1.4]|!ratings change while it lasts" },
  ACT ("set-tie-breaks", "{'tournament':$Open,'codes':['ARO']}"),
  { "notes", "Open", "tie-breaks by ratings are advised against [FIDE C.07, 10]" },
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Squares'},{'key':'sport','value':'draughts-russian'},{'key':'system','value':'round-robin'}]}"),
  { "notes", "Squares", "are not for the game of this tournament" },
  { NULL },
};

static const ToldStory stories[] = {
  { "solving", solving },
  { "contest", contest },
  { "adjourned", adjourned },
  { "by-lot", by_lot },
  { "checks", checks },
  { "checks-of-a-table", checks_of_a_table },
  { "notes", notes },
};

int
main (int    argc,
      char **argv)
{
  return told_run (argc, argv, "/told/steps", stories, G_N_ELEMENTS (stories));
}
