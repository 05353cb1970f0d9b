/* What is refused only at a certain point of an event: each row stands where the acts before it have led, with the word that
 * names the field and what to do.
 */
#include "config.h"

#include "told.h"

#define ACT(command_, json_) \
  {                          \
    command_, json_, NULL    \
  }
#define TWO(name_, prefix_)                                                                                             \
  ACT ("add-entries", "{'tournament':$" name_ ",'entries':[{'player':{'surname':'" prefix_ "1','person-rating':2399}}," \
                      "{'player':{'surname':'" prefix_ "2','person-rating':2398}}]}"),                                  \
      ACT ("number-entries", "{'tournament':$" name_ ",'method':'rating'}")
#define GAME "{'tournament':$Post,'round':1,'board':1,"

/* A regulation is approved, then changes by additions alone. */
static const ToldLine regulation[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-chess-2026'}}"),
  { "begin-addition", "{'addition':{'text':'More rounds','date':'2026-11-20'}}", "The regulation is not approved yet: change it as it is" },
  { "announce-addition", "{'announced':'On the board'}", "No addition to the regulation is written" },
  { "approve-regulation", "{'addition':{'by':'Organiser Oles'}}", "The date of the document is missing. Write it as 2026-11-30" },
  { "approve-regulation", "{'addition':{'by':' ','date':'2026-11-01'}}", "Who approved the regulation is not said. Enter the name" },
  { NULL },
};

static const ToldLine no_rules[] = {
  ACT ("edit-details", "{'details':{'ruleset':''}}"),
  { "approve-regulation", "{'addition':{'by':'Organiser Oles','date':'2026-11-01'}}",
    "The event has no rules yet. Choose them first: they say what its regulation has to hold" },
  { "seal", "{'reason':''}", "There is no tournament to seal. Add one first" },
  { NULL },
};

static const ToldLine sheets[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ru-chess-988'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'}]}"),
  TWO ("Open", "O"),
  { "set-application", "{'tournament':$Open,'sheet':{'kind':'final'}}", "Sent by: say who sent the entry, as the entries of its athletes have it" },
  { "set-application", "{'tournament':$Open,'sheet':{'sender':'Lviv','kind':'final','channel':'paper','received':'noon'}}",
    "Received: “noon” is no time. Write it as 2026-03-01T09:00" },
  { "set-application", "{'tournament':$Open,'id':999,'sheet':{'sender':'Lviv','kind':'final','channel':'paper','received':'2026-03-01T09:00'}}",
    "There is no such entry among those received" },
  { "remove-application", "{'tournament':$Open,'id':999}", "There is no such entry among those received" },
  { "set-payment", "{'entry':$Open.1,'payment':{'amount':3000}}", "Paid on: say on which day it was paid, such as 2026-03-01" },
  { "set-payment", "{'entry':$Open.1,'payment':{'paid':'2026-03-01'}}", "Amount paid: say how much was paid on that day" },
  { "set-payment", "{'entry':$Open.1,'payment':{}}", "Nothing is known of a payment for this entry. Enter what was paid, or why the fee is waived" },
  { NULL },
};

/* Before the first round the commission decides on everybody who plays. */
static const ToldLine admission[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-chess-2026','start':'2026-11-20','end':'2026-11-30'}}"),
  ACT ("set-official", "{'official':{'role':'admission-chair','name':'Chair Olha'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'},{'key':'rounds','value':'1'}]}"),
  TWO ("Open", "O"),
  ACT ("open-session", "{'tournament':$Open,'time':'2026-11-20T09:00','present':'admission-chair\\tChair Olha'}"),
  { "pair-round", "{'tournament':$Open,'round':1}", "The commission has not admitted O1 yet. Decide on the entry first" },
  ACT ("decide-admission", "{'entry':$Open.1,'state':'refused','article':'II.3.2','ground':'Came without an entry'}"),
  { "pair-round", "{'tournament':$Open,'round':1}", "O1 was refused admission [II.3.2]. Remove the entry, or decide anew" },
  ACT ("decide-admission", "{'entry':$Open.1,'state':'conditional','until':'2026-11-20','ground':'Show the document'}"),
  { "step", "Open", "Admission: the commission has not decided on 1 applicant | Admission…" },
  ACT ("decide-admission", "{'entry':$Open.2,'state':'refused','article':'II.3.2','ground':'Came without an entry'}"),
  { "step", "Open", "Admission: 1 applicant was refused and is still entered | Admission…" },
  { NULL },
};

static const ToldLine teams[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-chess-2026','start':'2026-11-20','end':'2026-11-30'}}"),
  ACT ("set-official", "{'official':{'role':'admission-chair','name':'Chair Olha'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Teams'},{'key':'system','value':'dutch'},{'key':'boards','value':'1'},{'key':'rounds','value':'1'}]}"),
  ACT ("add-teams", "{'tournament':$Teams,'teams':[{'name':'Alpha','rating':2000,'members':[{'player':{'surname':'A1'}}]},"
                    "{'name':'Beta','rating':1900,'members':[{'player':{'surname':'B1'}}]}]}"),
  ACT ("number-entries", "{'tournament':$Teams,'method':'rating'}"),
  ACT ("open-session", "{'tournament':$Teams,'time':'2026-11-20T09:00','present':'admission-chair\\tChair Olha'}"),
  ACT ("decide-admission", "{'entry':$Teams.1,'state':'by-organiser','ground':'Invited'}"),
  ACT ("decide-admission", "{'entry':$Teams.2,'state':'by-organiser','ground':'Invited'}"),
  ACT ("decide-admission", "{'entry':$Teams.1,'member':$Teams.1.1,'state':'refused','article':'II.3.2','ground':'Came without an entry'}"),
  { "step", "Teams", "Admission: the commission has not decided on 1 applicant; 1 applicant was refused and is still entered | Admission…" },
  { "pair-round", "{'tournament':$Teams,'round':1}", "A1 (Alpha) was refused admission [II.3.2]. Take him out of the team, or decide anew" },
  { NULL },
};

static const ToldLine letters[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ru-chess-988'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Post'},{'key':'system','value':'round-robin'},{'key':'discipline','value':'correspondence'}]}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Other'},{'key':'system','value':'round-robin'}]}"),
  TWO ("Post", "P"),
  TWO ("Other", "O"),
  ACT ("pair-round", "{'tournament':$Post,'round':1}"),
  ACT ("pair-round", "{'tournament':$Other,'round':1}"),
  { "keep-address", "{'tournament':$Post,'entry':$Other.1,'address':{'since':'2030-01-01','email':'one@nowhere.example'}}", "There is no such player in the tournament" },
  { "keep-address", "{'tournament':$Post,'entry':$Post.1,'address':{'since':'2030-01-01'}}", "Address: neither a postal one nor one of e-mail is given. Write one" },
  { "keep-address", "{'tournament':$Post,'entry':$Post.1,'address':{'since':'May','email':'one@nowhere.example'}}", "“May” is no day of the calendar. Write it as 2030-03-01" },
  { "drop-address", "{'tournament':$Post,'entry':$Post.1,'since':'2030-01-01'}", "The player has no address from 2030-01-01 on. “address FILE list” shows them" },
  { "keep-address", "{'tournament':$Other,'entry':$Other.1,'address':{'since':'2030-01-01','email':'one@nowhere.example'}}",
    "Other is not played by correspondence. Say so in its settings first" },
  ACT ("adjudicate-game", GAME "'result':'1-0','day':'2030-12-28','by':'Verba Clara'}"),
  { "adjudicate-game", GAME "'result':'=-=','day':'2031-01-10','by':'Lypa Ivan'}", "Nobody sent material, so nobody may appeal [55.9.8]. Keep the claims of the players first" },
  ACT ("assess-game", GAME "'side':'w','kind':'draw','sent':'2031-01-05','text':'A fortress'}"),
  ACT ("adjudicate-game", GAME "'result':'=-=','day':'2031-01-10','by':'Lypa Ivan'}"),
  { "adjudicate-game", GAME "'result':'1-0','day':'2031-02-10','by':'Verba Olha'}", "The last adjudication of this game is final [55.9.11]" },
  { NULL },
};

static const ToldLine works[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-draughts-64'}}"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Works'},{'key':'discipline','value':'composition'}]}"),
  { "pair-round", "{'tournament':$Works,'round':1}", "“Works” is a contest of composers: it has works and marks, and no pairs" },
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Solve'},{'key':'discipline','value':'solving'}]}"),
  TWO ("Solve", "S"),
  ACT ("set-solving-round", "{'tournament':$Solve,'round':1,'day':1,'minutes':60}"),
  { "set-work", "{'tournament':$Solve,'round':1,'record':{}}", "Points of the lines: the rules of the event leave them open. Write what each line is worth, such as 5 or 2+3" },
  ACT ("set-work", "{'tournament':$Solve,'round':1,'record':{'lines':'2+3'}}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.1,'seconds':600,'work':1,'marks':'2+-'}"),
  { "close-solving-round", "{'tournament':$Solve,'round':1}", "Round 1: 1 sheet is not marked to the end. Mark its lines first" },
  { NULL },
};

static const ToldLine rounds[] = {
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'},{'key':'rounds','value':'3'}]}"),
  ACT ("add-entries", "{'tournament':$Open,'entries':[{'player':{'surname':'O1','person-rating':2399}},{'player':{'surname':'O2','person-rating':2398}},"
                      "{'player':{'surname':'O3','person-rating':2397}},{'player':{'surname':'O4','person-rating':2396}}]}"),
  ACT ("number-entries", "{'tournament':$Open,'method':'rating'}"),
  ACT ("leave-fide-mode", "{'tournament':$Open,'reason':'a test'}"),
  ACT ("pair-round", "{'tournament':$Open,'round':1}"),
  ACT ("set-result", "{'tournament':$Open,'round':1,'board':1,'results':['1-0']}"),
  { "set-handicap", "{'tournament':$Open,'plan':''}", "Round 1 has results already, played under the times that hold. The handicap stays" },
  ACT ("set-result", "{'tournament':$Open,'round':1,'board':2,'results':['1-0']}"),
  ACT ("pair-round", "{'tournament':$Open,'round':2}"),
  { "edit-tournament", "{'tournament':$Open,'choices':[{'key':'rounds','value':'1'}],'reason':'a test'}", "Rounds: 2 are paired already, so there cannot be only 1" },
  { NULL },
};

static const ToldStory stories[] = {
  { "regulation", regulation },
  { "no-rules", no_rules },
  { "sheets", sheets },
  { "admission", admission },
  { "teams", teams },
  { "letters", letters },
  { "works", works },
  { "rounds", rounds },
};

int
main (int    argc,
      char **argv)
{
  return told_run (argc, argv, "/told/refusals", stories, G_N_ELEMENTS (stories));
}
