/* Who is entered, admitted, in a team and at a board, and who leaves: what the papers say of it, what is refused, and what undo
 * brings back.
 */
#include "config.h"

#include "told-acts.h"

#define RULES(rules_)                                                                                    \
  {                                                                                                      \
    "edit-details", "{'details':{'ruleset':'" rules_ "','start':'2030-03-01','end':'2030-12-20'}}", NULL \
  }
#define PLAYER(name_, rating_, more_) "{'player':{'surname':'" name_ "','person-rating':" rating_ more_ "}}"
#define FOUR(prefix_) PLAYER (prefix_ "1", "2399", "") "," PLAYER (prefix_ "2", "2398", "") "," PLAYER (prefix_ "3", "2397", "") "," PLAYER (prefix_ "4", "2396", "")

/* Entries received, one by e-mail; a fee paid, waived, given back and kept. */
static const ToldLine sheets[] = {
  RULES ("ru-chess-988"),
  MADE ("Open", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" FOUR ("O") "]}", NULL },
  NUMBER ("Open"),
  { "set-application", "{'tournament':$Open,'sheet':{'sender':'Lviv','kind':'advance','channel':'paper','received':'2030-02-01T09:00'}}", "“advance” is no kind of entry; they are: technical, preliminary, final, additional, call-up" },
  { "set-application", "{'tournament':$Open,'sheet':{'sender':'Lviv','kind':'final','channel':'pigeon','received':'2030-02-01T09:00'}}", "An entry does not come by “pigeon”; it comes on paper (paper) or by e-mail (email)" },
  { "set-application", "{'tournament':$Open,'sheet':{'sender':'Lviv','kind':'final','channel':'paper','received':'2030-02-01T09:00','certified':true}}", NULL },
  { "set-application", "{'tournament':$Open,'sheet':{'sender':'Kyiv','kind':'preliminary','channel':'email','received':'2030-02-02T10:30'}}", NULL },
  { "undo", "", NULL },
  { "redo", "", NULL },
  PAPER ("register Open", "4 participants"),
  { "set-entry-fee", "{'tournament':$Open,'amount':3000,'level':'municipal'}", NULL },
  { "set-payment", "{'entry':$Open.1,'payment':{'amount':3000,'paid':'2030-03-01','receipt':'no. 5'}}", NULL },
  { "set-payment", "{'entry':$Open.2,'payment':{'waiver':'A guest of the organiser'}}", NULL },
  { "set-payment", "{'entry':$Open.3,'payment':{'amount':1000,'paid':'2030-03'}}", "“payment.paid” (paid on) does not fit. It should be: a date, such as 2026-11-20" },
  { "set-payment", "{'entry':$Open.3,'payment':{'returned':'2030-03-02'}}", "Nothing was paid: nothing can be given back or kept" },
  { "set-payment", "{'entry':$Open.3,'payment':{'kept':'7.1'}}", "Nothing was paid: nothing can be given back or kept" },
  { "set-payment", "{'entry':$Open.3,'payment':{'amount':1000,'paid':'2030-03-01','returned':'2030-03-02','kept':'7.1'}}", "The fee was given back or it was not: leave out the day or the article" },
  { "set-payment", "{'entry':$Open.3,'payment':{'amount':1000,'paid':'2030-03-01','returned':'2030-02-28'}}", "Given back on: that is before it was paid" },
  { "set-payment", "{'entry':$Open.3,'payment':{'amount':1000,'paid':'2030-03-01','returned':'2030-03-02'}}", NULL },
  { "set-payment", "{'entry':$Open.3,'payment':{}}", NULL },
  { "set-payment", "{'entry':$Open.3,'payment':{}}", "Nothing is known of a payment for this entry. Enter what was paid, or why the fee is waived" },
  { "undo", "", NULL },
  { "set-payment", "{'entry':$Open.3,'payment':{}}", NULL },
  { NULL },
};

#define GAME(round_, board_) "{'tournament':$Post,'round':" round_ ",'board':" board_ ","

/* 1–4, 2–3; 4–3, 1–2; 2–4, 3–1: of the first a move was sent, the second is over. */
#define BY_POST                                                                                                                            \
  RULES ("ru-chess-988"),                                                                                                                  \
      MADE ("Post", "{'key':'system','value':'round-robin'},{'key':'discipline','value':'correspondence'}"),                               \
      { "add-entries", "{'tournament':$Post,'entries':[" FOUR ("P") "]}", NULL }, NUMBER ("Post"), PAIR ("Post", "1"), PAIR ("Post", "2"), \
      PAIR ("Post", "3"),                                                                                                                  \
      { "keep-letter", GAME ("1", "1") "'event':'move','side':'w','no':'1','text':'e2e4','sent':'2030-03-01'}", NULL },                    \
      RESULT ("Post", "2", "2", "'1-0'")

/* Order 988, 55.8: unfinished games lost, adjudicated or struck; the record of a game that was begun comes from the partner. */
static const ToldLine leavers[] = {
  BY_POST,
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'uncounted':true}", "Say what becomes of the unfinished games where the finished ones do not count" },
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'unfinished':'lose','uncounted':true}", "By the rules of the event the finished games of who leaves count. Let them count" },
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'unfinished':'lose','reason':'Moved away'}", NULL },
  PAPER ("crosstable Post 3", "4 games are open|withdrawn) 2399|3 P3 2397 +|1,P1|!4 P4 2396 1"),
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'unfinished':'lose'}", "P1 has left the tournament already" },
  { "undo", "", NULL },
  { "withdraw-entry", "{'entry':$Post.1,'status':'expelled','round':1,'unfinished':'strike'}", NULL },
  PAPER ("crosstable Post 3", "3 games are open|expelled) 2399|!3 P3 2397 +"),
  { "reinstate-entry", "{'entry':$Post.1,'reason':'Back again'}", NULL },
  { "reinstate-entry", "{'entry':$Post.1}", "P1 is playing already" },
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'unfinished':'adjudicate'}", NULL },
  PAPER ("crosstable Post 3", "5 games are open|withdrawn) 2399|!3 P3 2397 +"),
  MADE ("Open", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" FOUR ("O") "]}", NULL },
  NUMBER ("Open"),
  { "withdraw-entry", "{'entry':$Open.1,'status':'withdrawn','round':0,'unfinished':'lose'}", "Unfinished games are decided by a leaving in events by correspondence only. Leave out what becomes of them" },
  { NULL },
};

/* The partner's record came, so that the game begun is lost at once. */
static const ToldLine recorded[] = {
  BY_POST,
  { "take-record", GAME ("1", "1") "'side':'b','received':'2030-04-01'}", NULL },
  { "withdraw-entry", "{'entry':$Post.1,'status':'withdrawn','round':1,'unfinished':'lose'}", NULL },
  PAPER ("crosstable Post 3", "3 games are open|3 P3 2397 +|4 P4 2396 1"),
  PAPER ("results Post 1", "1 1 P1 2399 0 – 1 4 P4 2396|2,2,P2,2398,|1 game is open"),
  { NULL },
};

#define TEAMS                                                                                                                                       \
  "[{'name':'Alpha','rating':2000,'members':[{'player':{'surname':'A1'}},{'player':{'surname':'A2'}},{'player':{'surname':'A3'},'reserve':true}]}," \
  "{'name':'Beta','rating':1900,'members':[{'player':{'surname':'B1'}},{'player':{'surname':'B2'}},{'player':{'surname':'B3'},'reserve':true}]}]"

/* The order of boards and the captain; who played is not removed. */
static const ToldLine members[] = {
  RULES ("ru-chess-988"),
  MADE ("Teams", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'},{'key':'boards','value':'2'},{'key':'rounds','value':'1'}"),
  { "add-teams", "{'tournament':$Teams,'teams':" TEAMS "}", NULL },
  NUMBER ("Teams"),
  { "order-members", "{'entry':$Teams.1,'order':[$Teams.1.1,$Teams.1.2]}", "Team “Alpha”: the order must name each of its 3 members once" },
  { "order-members", "{'entry':$Teams.1,'order':[$Teams.1.1,$Teams.1.2,$Teams.1.2]}", "Team “Alpha”: the order must name each of its 3 members once" },
  { "order-members", "{'entry':$Teams.1,'order':[$Teams.1.3,$Teams.1.1,$Teams.1.2]}", NULL },
  PAPER ("start-list Teams", "1. Alpha 1 A3 2 A1 reserve A2 2. Beta 1 B1 2 B2 reserve B3"),
  { "undo", "", NULL },
  { "set-captain", "{'entry':$Teams.1,'captain':'Verba Clara'}", NULL },
  PAPER ("captain-delegation Teams", "Team Alpha Captain Verba Clara|Team Beta Captain ____________________"),
  { "set-captain", "{'entry':$Teams.1,'captain':''}", NULL },
  { "remove-member", "{'member':$Teams.1.3}", NULL },
  { "undo", "", NULL },
  PAIR ("Teams", "1"),
  { "remove-member", "{'member':$Teams.1.1}", "A1 stands in a line-up of round 1 and stays in the records. Make him a reserve instead" },
  { "set-line-up", "{'tournament':$Teams,'round':1,'board':1,'entry':$Teams.1,'members':[$Teams.1.1,$Teams.1.3]}", NULL },
  PAPER ("match-sheets Teams 1", "A1|A3|B1|B2|!A2"),
  { "set-line-up", "{'tournament':$Teams,'round':1,'board':1,'entry':$Teams.2,'members':[0,$Teams.2.2]}", NULL },
  PAPER ("match-sheets Teams 1", "A1|A3|B2|!A2|!B1"),
  RESULT ("Teams", "1", "1", "'1-0','=-='"),
  { "set-line-up", "{'tournament':$Teams,'round':1,'board':1,'entry':$Teams.1,'members':[$Teams.1.2,$Teams.1.3]}", "A2 plays on board 2: the order of boards was fixed before the event. Board 1 has a result already, which stays. Give the reason for it" },
  PAPER ("match-summary Teams 1", "1 Alpha 1½ – ½ Beta"),
  PAPER ("board-results Teams 1", "1. Alpha – Beta 1½ – ½|A1 1 – 0|A3 ½ – ½"),
  { NULL },
};

/* Quotas, a ban and a conditional admission stand in the way, each in its words. */
static const ToldLine admission[] = {
  RULES ("ru-chess-988"),
  { "set-official", "{'official':{'role':'admission-chair','name':'Chair Olha'}}", NULL },
  MADE ("Open", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" PLAYER ("O1", "2399", ",'given':'Ivan','region':'Lviv','birth':'1990-01-01'") "," PLAYER ("O2", "2398", ",'region':'Lviv'") "," PLAYER ("O3", "2397", ",'region':'Kyiv'") "," PLAYER ("O4", "2396", ",'region':'Lviv','birth':'2025-05-05'") "]}", NULL },
  NUMBER ("Open"),
  { "set-quotas", "{'tournament':$Open,'quotas':'everybody = 3\\nby-region = 1; regulation 3.2'}", NULL },
  { "set-bans", "{'bans':'O1 Ivan; 1990; all-roles; 2030-01-01; ; no. 7\\nChair Olha; ; all-roles; ; ; no. 8'}", NULL },
  { "notes", "Open", "The event lasts more than 30 days|Chair Olha is disqualified and may take part in no capacity [I.5.2]" },
  { "open-session", "{'tournament':$Open,'time':'2030-03-01T09:00','present':'admission-chair\\tChair Olha'}", NULL },
  { "decide-admission", "{'entry':$Open.1,'state':'admitted'}", "O1 Ivan: Disqualified: no. 7 [II.3.2]. Refuse, or put right what is entered" },
  { "decide-admission", "{'entry':$Open.2,'state':'admitted'}", "O2: Not seen yet: certified entry, original [II.2.5]. Look at it, waive it with a ground, or refuse" },
  { "decide-admission", "{'entry':$Open.4,'state':'admitted'}", "O4: Not seen yet: certified entry, original [II.2.5]. Look at it, waive it with a ground, or refuse" },
  { "decide-admissions", "{'tournament':$Open,'applicants':[{'entry':$Open.2},{'entry':$Open.3}],'state':'admitted'}", "O2: Not seen yet: certified entry, original [II.2.5]. Look at it, waive it with a ground, or refuse" },
  { "decide-admission", "{'entry':$Open.2,'state':'by-organiser','ground':'Guest'}", NULL },
  { "decide-admission", "{'entry':$Open.3,'state':'conditional','until':'2030-03-03','ground':'Medical document'}", NULL },
  { "tick-admissions", "{'tournament':$Open,'applicants':[{'entry':$Open.4},{'entry':$Open.1}],'state':'seen'}", NULL },
  { "decide-admission", "{'entry':$Open.4,'state':'admitted'}", "O4: The quota is full: Lviv 1/1 ! [II.2.8]. Refuse, or put right what is entered" },
  { "decide-admission", "{'entry':$Open.1,'state':'admitted'}", "O1 Ivan: Disqualified: no. 7 [II.3.2]. Refuse, or put right what is entered" },
  PAPER ("admission Open", "O2|admitted by the organisers Guest|admitted on condition, until 3 March 2030 Medical document|Quotas used everybody 2/3 !; Lviv 1/1 !; Kyiv 1/1|Admitted 1 On condition 1 Refused 0"),
  { "set-quotas", "{'tournament':$Open,'quotas':'by-region Lviv = 3'}", NULL },
  { "decide-admission", "{'entry':$Open.4,'state':'admitted'}", NULL },
  { "undo", "", NULL },
  { "undo", "", NULL },
  { "decide-admission", "{'entry':$Open.4,'state':'admitted'}", "O4: The quota is full: Lviv 1/1 ! [II.2.8]. Refuse, or put right what is entered" },
  PAPER ("admission Open", "Lviv 1/1 !|!O4"),
  { "set-bans", "{'bans':''}", NULL },
  { "undo", "", NULL },
  { "set-bans", "{'bans':'O1 Ivan; 1990; all-roles; 2030-01-01; ; no. 7\\nChair Olha; ; all-roles; ; ; no. 8'}", "The list says so already" },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  static const ToldStory stories[] = {
    { "sheets", sheets },
    { "leavers", leavers },
    { "recorded", recorded },
    { "members", members },
    { "admission", admission },
  };

  return told_run (argc, argv, "/desk/told-entries", stories, G_N_ELEMENTS (stories));
}
