/* Matches of teams and what happens at their boards: consultation games, sites of online play, decisions, replaced members,
 * times and men given, results that the rating report has otherwise.
 */
#include "config.h"

#include "told-acts.h"

#define RULES(rules_)                                                                                    \
  {                                                                                                      \
    "edit-details", "{'details':{'ruleset':'" rules_ "','start':'2030-03-01','end':'2030-03-05'}}", NULL \
  }
#define MEMBER(name_, rating_, more_) "{'player':{'surname':'" name_ "','person-rating':" rating_ more_ "}}"
#define TWO_TEAMS(more_)                                                                                                           \
  "[{'name':'Alpha','rating':2000,'members':[" MEMBER ("A1", "2400", ",'category':'MS'") "," MEMBER ("A2", "2100", "") more_ "]}," \
                                                                                                                             "{'name':'Beta','rating':1900,'members':[" MEMBER ("B1", "2000", "") "," MEMBER ("B2", "2050", ",'category':'I'") "]}]"

/* All members of a team confer at one board; the first makes the moves. */
static const ToldLine consultation[] = {
  RULES ("ua-draughts-64"),
  MADE ("Talk", "{'key':'system','value':'match'},{'key':'initial-colour','value':'white'},{'key':'rounds','value':'1'},{'key':'boards','value':'1'},{'key':'play-form','value':'consultation'}"),
  { "add-teams", "{'tournament':$Talk,'teams':" TWO_TEAMS ("") "}", NULL },
  NUMBER ("Talk"),
  PAPER ("consultation Talk", "refused: "),
  PAIR ("Talk", "1"),
  PAPER ("consultation Talk 1", "consultation games [IV.3.5.8]|Protocol No. 1|Makes the moves of Alpha and speaks for it A1|Makes the moves of Beta and speaks for it B1|Alpha,A1,MS|,A2,|Beta,B1,|,B2,I|Alpha [ ] Beta"),
  RESULT ("Talk", "1", "1", "'1-0'"),
  PAPER ("consultation Talk 1", "Alpha 2 – 0 Beta|!Alpha [ ] Beta"),
  { NULL },
};

/* Sites of both sides, a decision at a board, a member replaced. */
static const ToldLine online[] = {
  RULES ("fide-2009"),
  MADE ("Net", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'},{'key':'boards','value':'2'},{'key':'discipline','value':'online'},{'key':'rounds','value':'1'}"),
  { "add-teams", "{'tournament':$Net,'teams':" TWO_TEAMS (",{'player':{'surname':'A3'},'reserve':true}") "}", NULL },
  NUMBER ("Net"),
  PAIR ("Net", "1"),
  { "set-site", "{'entry':$Net.1,'round':1,'site':{'place':'School no. 5','arbiter':'Verba Clara','conference':true,'conference-times':'10:00–10:20'}}", NULL },
  { "set-site", "{'entry':$Net.2,'round':1,'site':{'arbiter':'Yar Petro','conference-times':'10:05'}}", "Conference: “10:05” are no times. Write them as 12:45–13:25, 13:27–" },
  { "set-site", "{'entry':$Net.2,'round':1,'site':{'arbiter':'Yar Petro','conference-times':'10:05–'}}", NULL },
  PAPER ("match-sheets Net 1", "Site, Alpha School no. 5, Verba Clara, in the conference 10:00–10:20|Site, Beta Yar Petro, in the conference 10:05–"),
  { "open-outage", "{'tournament':$Net,'round':1,'board':1,'game':2,'entry':$Net.2,'cause':'device','since':'2030-03-01T10:35','note':'Battery'}", NULL },
  { "rule-incident", "{'tournament':$Net,'scope':'board','round':1,'board':1,'game':2,'entry':$Net.2,'incident':'online-disconnect','outage':$outage.1,'ended':'reconnected','lost':40}", NULL },
  { "rule-incident", "{'tournament':$Net,'scope':'board','round':1,'board':1,'game':1,'entry':$Net.1,'incident':'online-tech','happened':'2030-03-01T10:35','reason':'Seen by all'}", NULL },
  PAPER ("match-sheets Net 1", "Notes: decisions of the arbiters|B2 (Beta) Connection lost online CHU 1.4; CHU 1.5 No change of the result; computer or power failed at 10:35, 0:40: back in the game|01/03/2030 10:35 A1 (Alpha) Technical fault online|Reason: Seen by all"),
  PAPER ("incidents Net", "A1 (Alpha) 1 B2 (Beta) 1|CHU 1.4 2 CHU 1.5 2|0:40: back in the game"),
  { NULL },
};

/* A member in for another, by an article. */
static const ToldLine replaced[] = {
  RULES ("ru-chess-988"),
  MADE ("Teams", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'},{'key':'boards','value':'2'},{'key':'rounds','value':'1'}"),
  { "add-teams", "{'tournament':$Teams,'teams':" TWO_TEAMS (",{'player':{'surname':'A3'},'reserve':true}") "}", NULL },
  NUMBER ("Teams"),
  { "set-handicap", "{'tournament':$Teams,'plan':'300; 60+30; 100+30; 7.3'}", NULL },
  { "set-captain", "{'entry':$Teams.2,'captain':'Yar Petro'}", NULL },
  PAIR ("Teams", "1"),
  { "set-line-up", "{'tournament':$Teams,'round':1,'board':1,'entry':$Teams.1,'members':[$Teams.1.1,$Teams.1.3],'reason':'A2 is ill'}", NULL },
  PAPER ("match-sheets Teams 1", "60+30 – 100+30|B1 [ ]|A3|B2 [ ]|!A2|[7.3]|Captain, Beta ____________________ Yar Petro"),
  RESULT ("Teams", "1", "1", "'0-1','0-1'"),
  PAPER ("match-sheets Teams 1", "Final result 1 – 1 In favour of the team ____________________"),
  { NULL },
};

/* Men given at one board of a match. */
static const ToldLine men[] = {
  RULES ("ua-draughts-64"),
  MADE ("Teams", "{'key':'system','value':'match'},{'key':'initial-colour','value':'white'},{'key':'boards','value':'2'},{'key':'rounds','value':'1'}"),
  { "add-teams", "{'tournament':$Teams,'teams':" TWO_TEAMS ("") "}", NULL },
  NUMBER ("Teams"),
  { "set-odds", "{'tournament':$Teams,'plan':'1-2; c1'}", "Line 1 of the odds: write the difference of the ratings, or the start numbers of two players as 3-7, the squares of the men as White has them, and an article if you like, with semicolons between: 200; c1 e1; 3.2" },
  { "set-odds", "{'tournament':$Teams,'plan':'300; c1; 3.2'}", NULL },
  PAIR ("Teams", "1"),
  PAPER ("match-sheets Teams 1", "games at odds [IV.3.5.9]|B1 [ ] White without c1|B2 [ ] Odds|300 – c1 [IV.3.5.9; 3.2]"),
  RESULT ("Teams", "1", "1", "'1-0','0-1'"),
  PAPER ("match-sheets Teams 1", "In favour of the team Alpha"),
  { NULL },
};

/* What was played stands in the table, and otherwise in the rating report. */
static const ToldLine reported[] = {
  RULES ("fide-2023"),
  MADE ("Open", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'},{'key':'rounds','value':'3'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" MEMBER ("O1", "2400", "") "," MEMBER ("O2", "2300", "") "," MEMBER ("O3", "2200", "") "," MEMBER ("O4", "2100", "") "]}", NULL },
  NUMBER ("Open"),
  PAIR ("Open", "1"),
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'0-1'}", "Round 1 is not closed: its results are entered and corrected for everything that is made of them" },
  RESULT ("Open", "1", "1", "'1-0'"),
  RESULT ("Open", "1", "2", "'1-0'"),
  { "close-round", "{'tournament':$Open,'round':1}", NULL },
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'0-1'}", "Round 1: a correction still counts for the standings and the next pairing (FIDE C.04.2, 4.3). Correct the result itself" },
  PAIR ("Open", "2"),
  RESULT ("Open", "2", "1", "'1-0'"),
  RESULT ("Open", "2", "2", "'1-0'"),
  { "close-round", "{'tournament':$Open,'round':2}", NULL },
  PAIR ("Open", "3"),
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'1-0'}", "Board 1: the rating report tells that result already" },
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'0-1'}", "Give the reason for correcting the result in the rating report" },
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'0-1','reason':'Found too late'}", NULL },
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'0-1','reason':'Again'}", "Board 1: the rating report tells that result already" },
  PAPER ("results Open 1", "1 1 O1 2400 1 – 0|Round 1, board 1, O1 – O3: in the rating report 0 – 1"),
  PAPER ("standings Open 2", "1 O1 2400 1 2 2 0 2150|4 3 O3 2200 0 1 2 0 2350|Round 1, board 1, O1 – O3: in the rating report 0 – 1"),
  PAPER ("ratings Open 2", "3,O3,2200,2,1,|1,O1,2400,2,0,"),
  { "undo", "", NULL },
  PAPER ("results Open 1", "!in the rating report"),
  PAPER ("ratings Open 2", "3,O3,2200,2,0,|1,O1,2400,2,1,"),
  { "redo", "", NULL },
  { "report-result", "{'tournament':$Open,'round':1,'board':1,'result':'clear','reason':'It was right'}", NULL },
  PAPER ("results Open 1", "!in the rating report"),
  { NULL },
};

/* What only the regulation says is cited by its own article. */
static const ToldLine regulation[] = {
  RULES ("fide-2009"),
  { "adopt-regulation", "{'regulation':'distance-team'}", NULL },
  MADE ("Net", "{'key':'system','value':'round-robin'},{'key':'boards','value':'4'}"),
  PAPER ("arbiter-report Net", "Rules that the regulation of the event changes|,4,CHU 3.3\n|,at once,CHU 6.4\n"),
  { NULL },
};

/* Supervision of rapid games (13.5, 14.5) is not asked of an event over the internet, where 15.3 switches it off. */
static const ToldLine supervision[] = {
  RULES ("ru-chess-988"),
  MADE ("Hall", "{'key':'system','value':'round-robin'},{'key':'discipline','value':'rapid'}"),
  PAPER ("regulation Hall", "13.5"),
  MADE ("Net", "{'key':'system','value':'round-robin'},{'key':'discipline','value':'online-rapid'}"),
  PAPER ("regulation Net", "!13.5"),
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  static const ToldStory stories[] = {
    { "consultation", consultation },
    { "online", online },
    { "replaced", replaced },
    { "men", men },
    { "reported", reported },
    { "regulation", regulation },
    { "supervision", supervision },
  };

  return told_run (argc, argv, "/desk/told-matches", stories, G_N_ELEMENTS (stories));
}
