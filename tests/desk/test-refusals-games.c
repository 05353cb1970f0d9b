/* Lateness, reported results, extra games and lots of works that the desk refuses, each with its word. */
#include "config.h"

#include "refusals.h"

/* “Open”: round 1 has one result and a side that has not come. “Net” and “Solve” are of teams online and of
 * solvers. */
static const RefusalAct acts[] = {
  { "edit-details",
    "{'details':{'ruleset':'ua-chess-2026','start':'2026-11-20','end':'2026-11-30'}}" },
  { "add-tournament",
    "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'},{'key':'rounds','value':'1'},"
    "{'key':'initial-colour','value':'white'}]}" },
  { "add-entries",
    "{'tournament':$Open,'entries':[{'player':{'surname':'O1','person-rating':2399}},"
    "{'player':{'surname':'O2','person-rating':2398}},{'player':{'surname':'O3','person-rating':2397}},"
    "{'player':{'surname':'O4','person-rating':2396}},{'player':{'surname':'O5','person-rating':2395}}]}" },
  { "number-entries",
    "{'tournament':$Open,'method':'rating'}" },
  { "leave-fide-mode",
    "{'tournament':$Open,'reason':'a test'}" },
  { "withdraw-entry",
    "{'entry':$Open.5,'status':'withdrawn','round':0}" },
  { "pair-round",
    "{'tournament':$Open,'round':1}" },
  { "set-result",
    "{'tournament':$Open,'round':1,'board':1,'results':['1-0']}" },
  { "mark-missing",
    "{'tournament':$Open,'round':1,'marks':[{'board':2,'side':'white','missing':true}]}" },
  { "add-tournament",
    "{'choices':[{'key':'name','value':'Net'},{'key':'system','value':'dutch'},{'key':'boards','value':'1'},"
    "{'key':'discipline','value':'online'},{'key':'rounds','value':'1'}]}" },
  { "add-teams",
    "{'tournament':$Net,'teams':[{'name':'Alpha','members':[{'player':{'surname':'A1'}}]},"
    "{'name':'Beta','members':[{'player':{'surname':'B1'}}]}]}" },
  { "number-entries",
    "{'tournament':$Net,'method':'rating'}" },
  { "pair-round",
    "{'tournament':$Net,'round':1}" },
  { "set-result",
    "{'tournament':$Net,'round':1,'board':1,'results':['=-=']}" },
  { "add-tournament",
    "{'choices':[{'key':'name','value':'Solve'},{'key':'discipline','value':'solving'}]}" },
  { "add-entries",
    "{'tournament':$Solve,'entries':[{'player':{'surname':'S1'}},{'player':{'surname':'S2'}}]}" },
  { "number-entries",
    "{'tournament':$Solve,'method':'rating'}" },
  { "set-solving-round",
    "{'tournament':$Solve,'round':1,'day':1,'minutes':60}" },
  { "set-work",
    "{'tournament':$Solve,'round':1,'record':{'lines':'5'}}" },
  { "mark-sheet",
    "{'tournament':$Solve,'round':1,'entry':$Solve.1,'seconds':600}" },
  { "mark-sheet",
    "{'tournament':$Solve,'round':1,'entry':$Solve.2,'seconds':600}" },
  { "add-tournament",
    "{'choices':[{'key':'name','value':'Empty'},{'key':'discipline','value':'solving'}]}" },
  { NULL },
};

static const Refusal cases[] = {
  { "swap-of-older-journals", "swap-players",
    "{'tournament':$Open,'round':1,'first':$Open.1,'second':$Open.2}",
    ZH_ERROR_REFUSED,
    "“swap-players” stands in older journals and is not done any more. Edit the round with “edit-round”" },
  { "late-without-a-start", "forfeit-late",
    "{'tournament':$Open,'round':1}",
    ZH_ERROR_REFUSED,
    "Round 1 has no time of start, so that nobody can say whether the default time of 0:00 (6.7.1) is over at boards: 2 O4. Set the start of the round, or give the reason for forfeiting without it" },
  { "reported-before-the-round-is-closed", "report-result",
    "{'tournament':$Open,'round':1,'board':1,'result':'0-1','reason':'X'}",
    ZH_ERROR_REFUSED,
    "Round 1 is not closed: its results are entered and corrected for everything that is made of them" },
  { "extra-game-where-none-is-due", "add-extra-game",
    "{'tournament':$Net,'round':1,'board':1,'first':$Net.1.1,'second':$Net.2.1}",
    ZH_ERROR_REFUSED,
    "The rules of this event leave a level match level. A regulation may decide it by an extra game" },
  { "solving-round-with-sheets", "remove-solving-round",
    "{'tournament':$Solve,'round':1}",
    ZH_ERROR_REFUSED,
    "Round 1 has 2 sheets. Take them away first" },
  { "solving-round-unmarked", "close-solving-round",
    "{'tournament':$Solve,'round':1}",
    ZH_ERROR_REFUSED,
    "Round 1: 2 sheets are not marked to the end. Mark their lines first" },
  { "work-without-points", "set-work",
    "{'tournament':$Solve,'round':1,'work':1,'record':{'lines':'0'}}",
    ZH_ERROR_INPUT,
    "Points of the lines: “0” cannot be read. Write what each line is worth, such as 2+1.5+1.5" },
  { "solving-without-a-round", "close-tournament",
    "{'tournament':$Empty}",
    ZH_ERROR_REFUSED,
    "“Empty” has no round of solving yet" },
  { "deciding-game-of-a-swiss", "add-deciding-game",
    "{'tournament':$Open,'round':1,'board':1}",
    ZH_ERROR_REFUSED,
    "Board 1 of round 1 is no level match that waits for a deciding game" },
};

int
main (int    argc,
      char **argv)
{
  return refusals_run (argc, argv, "/refusals/games", acts, cases, G_N_ELEMENTS (cases));
}
