/* What is drawn by lot and what a table says: protocols of drawings with and without minutes, openings, times and men given by
 * rating, the timetable. What the file does not know, the papers leave open.
 */
#include "config.h"

#include "told-acts.h"

#define RULES(rules_)                                                                                    \
  {                                                                                                      \
    "edit-details", "{'details':{'ruleset':'" rules_ "','start':'2030-03-01','end':'2030-03-05'}}", NULL \
  }
#define TABLE(name_) MADE (name_, "{'key':'system','value':'round-robin'}")
#define MINUTE(name_, lot_, round_, board_, minute_)                                                                                  \
  {                                                                                                                                   \
    "set-lot-minute", "{'tournament':$" name_ ",'lot':'" lot_ "','round':" round_ ",'board':" board_ ",'minute':{" minute_ "}}", NULL \
  }
#define PLAYER(name_, rating_, more_) "{'player':{'surname':'" name_ "','person-rating':" rating_ more_ "}}"

/* Nine players, of three regions; the restricted lot, then numbers by hand, which are no longer those of the lot. */
static const ToldLine numbers[] = {
  RULES ("ru-chess-988"),
  TABLE ("Table"),
  { "add-entries", "{'tournament':$Table,'entries':[" PLAYER ("T1", "2399", ",'region':'Lviv'") "," PLAYER ("T2", "2398", ",'region':'Lviv'") "," PLAYER ("T3", "2397", ",'region':'Kyiv'") "," PLAYER ("T4", "2396", ",'region':'Kyiv'") "," PLAYER ("T5", "2395", ",'region':'Odesa'") "," PLAYER ("T6", "2394", "") "," PLAYER ("T7", "2393", "") "," PLAYER ("T8", "2392", "") "," PLAYER ("T9", "2391", "") "]}", NULL },
  { "number-entries", "{'tournament':$Table,'method':'varma','team':'region','seed':7}", NULL },
  PAPER ("lots Table", "by the program, from the seed|Restricted lot by the Varma tables (order 988, 31.10). Seed: 7"),
  { "number-entries", "{'tournament':$Table,'method':'hand','order':[$Table.9,$Table.8,$Table.7,$Table.6,$Table.5,$Table.4,$Table.3,$Table.2,$Table.1],'reason':'As they wish'}", NULL },
  PAPER ("lots Table", "!Restricted lot|!from the seed|How the numbers were given|1,T9,2391,|4,T2,2398,Lviv|Start numbers given by hand"),
  MINUTE ("Table", "numbers", "0", "0", "'held':'2030-03-01T09:00','place':'Hall A','conducted':'Verba Clara','method':'cards in a hat','present':'all','absent':'nobody','outcome':'4 3 2 1'"),
  PAPER ("lots Table", "Day, hour and place 01/03/2030 09:00, Hall A|Conducted by Verba Clara|cards in a hat|Present"),
  { "draw-table-rounds", "{'tournament':$Table,'order':[3,1,2,4,5,6,7,8,9]}", NULL },
  PAPER ("lots Table", "!from the seed|Round,Number drawn\n1,3\n2,1\n3,2\n4,4\n"),
  MINUTE ("Table", "rounds", "0", "0", "'place':'Hall B'"),
  PAPER ("lots Table", "2. Order of the rounds|Hall B|!, Hall B"),
  MINUTE ("Table", "pairs", "1", "0", "'outcome':'as on the wall'"),
  PAPER ("lots Table", "3. Pairs of round 1|as on the wall|!Board,White,Black"),
  PAIR ("Table", "1"),
  PAPER ("lots Table", "Board,White,Black\n1,T7,T9\n2,T2,T1\n|4 T4 T3 T8 free"),
  MINUTE ("Table", "board-colours", "1", "0", "'held':'2030-03-01T09:30'"),
  PAPER ("lots Table", "4. Colours of round 1 [21]|01/03/2030 09:30, Hall B"),
  MINUTE ("Table", "playoffs", "0", "0", "'place':'Hall C'"),
  MINUTE ("Table", "ties", "0", "0", "'place':'Hall D'"),
  MINUTE ("Table", "extra-game", "1", "1", "'place':'Hall E'"),
  MINUTE ("Table", "extra-game", "9", "1", "'place':'Hall F'"),
  PAPER ("lots Table", "Hall C|Hall D|Hall E|Hall F"),
  { NULL },
};

/* A draw for each board, and one for all boards of the round. */
static const ToldLine openings[] = {
  RULES ("ua-draughts-64"),
  MADE ("Table", "{'key':'sport','value':'draughts-russian'},{'key':'system','value':'round-robin'}"),
  { "add-entries", "{'tournament':$Table,'entries':[" PLAYER ("T1", "2399", "") "," PLAYER ("T2", "2398", "") "," PLAYER ("T3", "2397", "") "]}", NULL },
  NUMBER ("Table"),
  { "set-openings", "{'tournament':$Table,'text':'name Few\\n1. c3-b4\\n2. c3-d4'}", NULL },
  PAIR ("Table", "1"),
  { "draw-opening", "{'tournament':$Table,'round':1,'per':'board','seed':5}", NULL },
  PAPER ("lots Table", "1. Opening or position of round 1 [IV.9.5.2]|Board,White,Black,Opening\n1,T2,T3,2 c3-d4\n"),
  PAIR ("Table", "2"),
  { "draw-opening", "{'tournament':$Table,'round':2,'per':'round','seed':5}", NULL },
  PAPER ("lots Table", "2. Opening or position of round 2|For all boards 1 c3-b4|1,T2,T3,2 c3-d4|!1,T1,T2"),
  { NULL },
};

/* Two teams draw 1 – 1, and one more game decides; both players of it stand with their teams. */
static const ToldLine extra_game[] = {
  RULES ("fide-2009"),
  { "set-override", "{'key':'online.tied-match-extra-game','value':'yes'}", NULL },
  MADE ("Net", "{'key':'system','value':'dutch'},{'key':'initial-colour','value':'white'},{'key':'boards','value':'2'},{'key':'discipline','value':'online'},{'key':'rounds','value':'1'}"),
  { "add-teams", "{'tournament':$Net,'teams':[{'name':'Alpha','rating':2000,'members':[{'player':{'surname':'A1'}},{'player':{'surname':'A2'}}]},"
                 "{'name':'Beta','rating':1900,'members':[{'player':{'surname':'B1'}},{'player':{'surname':'B2'}}]}]}",
    NULL },
  NUMBER ("Net"),
  PAIR ("Net", "1"),
  RESULT ("Net", "1", "1", "'=-=','=-='"),
  { "add-extra-game", "{'tournament':$Net,'round':1,'board':1,'first':$Net.1.1,'second':$Net.2.2,'seed':5,'control':'5+3'}", NULL },
  PAPER ("lots Net", "1. Colours of the extra game, round 1, match 1 [CHU 4.6]|Board,White,Black\n3,A1 (Alpha),B2 (Beta)\n|colours by lot, seed 5"),
  PAPER ("match-sheets Net 1", "Alpha|Beta|A1|B2"),
  PAPER ("match-summary Net 1", "Alpha|Beta"),
  { NULL },
};

/* Two who are level play for the first place; then nobody of a later stage is among the entries of the first. */
static const ToldLine play_off[] = {
  RULES ("ru-chess-988"),
  TABLE ("Table"),
  { "add-entries", "{'tournament':$Table,'entries':[" PLAYER ("T1", "2399", "") "," PLAYER ("T2", "2398", "") "]}", NULL },
  NUMBER ("Table"),
  PAIR ("Table", "1"),
  RESULT ("Table", "1", "1", "'=-='"),
  { "close-round", "{'tournament':$Table,'round':1}", NULL },
  { "start-playoff", "{'tournament':$Table,'seed':5}", NULL },
  PAPER ("lots Table", "1. Play-off [39.8.4; 39.8.5.3; 39.8.5.4]|Table: play-off|1,T2,|2,T1,"),
  { NULL },
};

/* D2 gives two men to D3; others by rating, D4 has none. 1–4, 2–3; 4–3, 1–2; 2–4, 3–1. */
static const ToldLine men[] = {
  RULES ("ua-draughts-64"),
  MADE ("Open", "{'key':'sport','value':'draughts-russian'},{'key':'system','value':'round-robin'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" PLAYER ("D1", "2400", "") "," PLAYER ("D2", "2300", "") "," PLAYER ("D3", "2000", "") ",{'player':{'surname':'D4'}}]}", NULL },
  NUMBER ("Open"),
  { "set-odds", "{'tournament':$Open,'plan':'100; c1\\n100; e1'}", "The odds: 100 stands there twice. Leave one line out" },
  { "set-odds", "{'tournament':$Open,'plan':'1-2; c1\\n2-1; e1'}", "The odds: 2-1 stands there twice. Leave one line out" },
  { "set-odds", "{'tournament':$Open,'plan':'300; c1'}", NULL },
  { "set-odds", "{'tournament':$Open,'plan':'300; c1\\n100; e1; 3.3\\n\\n2-3; c1 e1; 3.2'}", NULL },
  PAIR ("Open", "1"),
  PAPER ("pairings Open 1", "White without c1 e1|!Black without"),
  PAIR ("Open", "2"),
  PAPER ("pairings Open 2", "White without e1|!Black without"),
  PAIR ("Open", "3"),
  PAPER ("pairings Open 3", "Black without f8|!White without"),
  PAPER ("score-sheets Open 1", "Open · games at odds [IV.3.5.9]|D1,D4|D2,D3"),
  RESULT ("Open", "1", "2", "'1-0'"),
  PAPER ("crosstable Open 1", "2-3 – c1 e1"),
  { "set-odds", "{'tournament':$Open,'plan':''}", "Round 1 has results already, played at the odds that hold. The odds stay" },
  MADE ("Chess", "{'key':'sport','value':'chess'},{'key':'system','value':'round-robin'}"),
  { "set-odds", "{'tournament':$Chess,'plan':'300; c1'}", "Men are given at the beginning in draughts. In chess a table of times by rating helps the weaker player" },
  { NULL },
};

#define NO_TIMES "Line 1 of the handicap: write the difference of the ratings, the time of the stronger player and that of the weaker one in minutes, and an article if you like, with semicolons between: 200; 60+30; 90+30; 7.2"

/* 300: 60+30 against 100+30; 100: 90+30 against 100+30. 1–4, 2–3; 4–3, 1–2; 2–4, 3–1. */
static const ToldLine times[] = {
  RULES ("ru-chess-988"),
  MADE ("Open", "{'key':'system','value':'round-robin'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" PLAYER ("D1", "2400", "") "," PLAYER ("D2", "2300", "") "," PLAYER ("D3", "2250", "") ",{'player':{'surname':'D4'}}]}", NULL },
  NUMBER ("Open"),
  { "set-handicap", "{'tournament':$Open,'plan':'100; 90\\n'}", NO_TIMES },
  { "set-handicap", "{'tournament':$Open,'plan':'100; 90+30; 100+30\\n100; 80; 90'}", "The handicap: a difference of 100 stands there twice. Leave one line out" },
  { "set-handicap", "{'tournament':$Open,'plan':'100; 0; 100'}", NO_TIMES },
  { "set-handicap", "{'tournament':$Open,'plan':'100; 90+x; 100'}", NO_TIMES },
  { "set-handicap", "{'tournament':$Open,'plan':'300; 60+30; 100+30; 7.3\\n100\\t90\\t100\\t7.2'}", NULL },
  PAIR ("Open", "1"),
  PAPER ("pairings Open 1", "1,1,D1,2400,,4,D4,,\n2,2,D2,2300,,3,D3,2250,\n|[7.2; 7.3]"),
  PAIR ("Open", "2"),
  PAPER ("pairings Open 2", "2 1 D1 2400 [ ] 2 D2 2300 90 – 100|1,4,D4,,,3,D3,2250,\n"),
  PAIR ("Open", "3"),
  PAPER ("pairings Open 3", "2 3 D3 2250 [ ] 1 D1 2400 100 – 90|1,2,D2,2300,,4,D4,,\n"),
  { NULL },
};

/* Rounds and other words, and what a round began at instead. */
static const ToldLine timetable[] = {
  RULES ("ru-chess-988"),
  MADE ("Open", "{'key':'system','value':'round-robin'}"),
  { "add-entries", "{'tournament':$Open,'entries':[" PLAYER ("D1", "2400", "") "," PLAYER ("D2", "2300", "") "," PLAYER ("D3", "2250", "") ",{'player':{'surname':'D4'}}]}", NULL },
  NUMBER ("Open"),
  PAPER ("schedule Open", "1,1 D1,4 D4,Round 1\n|2,3 D3,1 D1,Round 3\n|!2030-03-01"),
  { "set-timetable", "{'tournament':$Open,'plan':'2030-03-01 10:00; 1; Hall A\\n2030-03-01 16:00; 2\\n2030-03-05 18:00; Closing; Hall B'}", NULL },
  PAPER ("schedule Open", "1 March 2030,10:00,Round 1,Hall A\n1 March 2030,16:00,Round 2,\n5 March 2030,18:00,Closing,Hall B\n"),
  PAIR ("Open", "1"),
  { "set-round-start", "{'tournament':$Open,'round':1,'start':'2030-03-01T11:30'}", NULL },
  PAPER ("schedule Open", "1 March 2030,11:30,Round 1 (changed),Hall A|01/03/2030 11:30|!10:00"),
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  static const ToldStory stories[] = {
    { "numbers", numbers },
    { "openings", openings },
    { "extra-game", extra_game },
    { "play-off", play_off },
    { "men", men },
    { "times", times },
    { "timetable", timetable },
  };

  return told_run (argc, argv, "/desk/told-lots", stories, G_N_ELEMENTS (stories));
}
