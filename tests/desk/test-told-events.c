/* Papers of events of kinds that are seldom held: a simultaneous display, teams of solvers, a round robin with norms of titles.
 */
#include "config.h"

#include "told.h"

#define ACT(command_, json_) \
  {                          \
    command_, json_, NULL    \
  }
#define PAPER(id_, name_, answer_)  \
  {                                 \
    "paper", id_ " " name_, answer_ \
  }
#define RULES(rules_) \
  ACT ("edit-details", "{'details':{'ruleset':'" rules_ "','federation':'UKR','start':'2030-03-01','end':'2030-03-10'}}")
#define RESULT(name_, round_, board_, more_, result_) \
  ACT ("set-result", "{'tournament':$" name_ ",'round':" round_ ",'board':" board_ more_ ",'results':['" result_ "']}")

/* One plays at four boards: results are told as the exhibitor made them, whichever colour he had. */
static const ToldLine display[] = {
  RULES ("ua-draughts-64"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Show'},{'key':'system','value':'match'},{'key':'rounds','value':'1'},{'key':'boards','value':'4'},"
                         "{'key':'line-ups','value':'display'}]}"),
  ACT ("add-teams", "{'tournament':$Show,'teams':[{'name':'Guest','rating':2000,'members':[{'player':{'surname':'Strong','given':'Sam'}}]},"
                    "{'name':'Club','rating':1900,'members':[{'player':{'surname':'Aa','club':'North','region':'Poltava'}},{'player':{'surname':'Bb','region':'Kyiv'}},"
                    "{'player':{'surname':'Cc','category':'I'}},{'player':{'surname':'Dd'}}]}]}"),
  ACT ("number-entries", "{'tournament':$Show,'method':'rating'}"),
  PAPER ("display", "Show", "refused: "),
  ACT ("pair-round", "{'tournament':$Show,'round':1}"),
  PAPER ("display", "Show 1", "Exhibitor Strong Sam|Boards 4|,Aa,,North|!Poltava|,Bb,,Kyiv|,Cc,I|Won, drawn and lost by the exhibitor +0 =0 −0|Games still played 4|!Score "),
  RESULT ("Show", "1", "1", ",'game':1", "1-0"),
  RESULT ("Show", "1", "1", ",'game':2", "1-0"),
  RESULT ("Show", "1", "1", ",'game':3", "=-="),
  PAPER ("display", "Show 1", "Games still played 1|!Score "),
  RESULT ("Show", "1", "1", ",'game':4", "1-0"),
  PAPER ("display", "Show 1", "Score |!Games still played"),
  { NULL },
};

/* The best two of a region, those level by their time; numbers in brackets do not count, and who has too few is last. By places
 * no time decides, and none is shown. */
static const ToldLine solvers[] = {
  RULES ("ru-chess-988"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Solve'},{'key':'discipline','value':'solving'}]}"),
  PAPER ("solving-teams", "Solve", "refused: "),
  ACT ("set-solving-round", "{'tournament':$Solve,'round':1,'day':1,'minutes':60}"),
  ACT ("set-work", "{'tournament':$Solve,'round':1,'record':{'lines':'5'}}"),
  PAPER ("solving-teams", "Solve 1", "refused: "),
  ACT ("add-entries", "{'tournament':$Solve,'entries':[{'player':{'surname':'N1','person-rating':2399}},{'player':{'surname':'N2','person-rating':2398}},"
                      "{'player':{'surname':'N3','person-rating':2397}},{'player':{'surname':'S1','person-rating':2396}},"
                      "{'player':{'surname':'S2','person-rating':2395}},{'player':{'surname':'E1','person-rating':2394}}]}"),
  ACT ("number-entries", "{'tournament':$Solve,'method':'rating'}"),
  ACT ("set-team-places", "{'tournament':$Solve,'plan':'[teams]\\ngroup=region\\ncounting=points\\nbest=2\\n'}"),
  PAPER ("solving-teams", "Solve 1", "The entries do not say to which teams they belong."),
  ACT ("edit-entry", "{'entry':$Solve.1,'player':{'region':'North'}}"),
  ACT ("edit-entry", "{'entry':$Solve.2,'player':{'region':'North'}}"),
  ACT ("edit-entry", "{'entry':$Solve.3,'player':{'region':'North'}}"),
  ACT ("edit-entry", "{'entry':$Solve.4,'player':{'region':'South'}}"),
  ACT ("edit-entry", "{'entry':$Solve.5,'player':{'region':'South'}}"),
  ACT ("edit-entry", "{'entry':$Solve.6,'player':{'region':'East'}}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.1,'seconds':600,'work':1,'marks':'5'}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.2,'seconds':900,'work':1,'marks':'3'}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.3,'seconds':900,'work':1,'marks':'1'}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.4,'seconds':900,'work':1,'marks':'4'}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.5,'seconds':900,'work':1,'marks':'4'}"),
  ACT ("mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.6,'seconds':300,'work':1,'marks':'5'}"),
  PAPER ("solving-teams", "Solve 1", "Places of teams of solvers|1. North: 8 · 0:25:00|2. South: 8 · 0:30:00|3. East: 5 · 0:05:00 (1 member missing)|,N3,1,0:15:00,,|"
                                     "Numbers in brackets do not count for the team."),
  PAPER ("solving-teams", "Solve 2", "refused: "),
  ACT ("set-team-places", "{'tournament':$Solve,'plan':'[teams]\\ngroup=region\\ncounting=places\\nbest=1\\n'}"),
  PAPER ("solving-teams", "Solve 1", "1. East: 1|6,3,N3,1,,2. North: 2|3–4,5,S2,4,,3. South: 3|!Time of solving"),
  { NULL },
};

#define MASTER(name_, rating_, title_, federation_) \
  "{'player':{'surname':'" name_ "','person-rating':" rating_ ",'title':'" title_ "','federation':'" federation_ "'}},"
#define ROUND(round_, first_)                                     \
  ACT ("pair-round", "{'tournament':$Norms,'round':" round_ "}"), \
      RESULT ("Norms", round_, "1", "", first_),                  \
      RESULT ("Norms", round_, "2", "", "=-="),                   \
      RESULT ("Norms", round_, "3", "", "=-="),                   \
      RESULT ("Norms", round_, "4", "", "=-="),                   \
      RESULT ("Norms", round_, "5", "", "=-=")

/* The last of the table sits at board 1 and wins all games: a norm of each title that he lacks, once everybody named has a number. */
static const ToldLine norms[] = {
  RULES ("fide-2023"),
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Norms'},{'key':'system','value':'round-robin'},{'key':'time-control','value':'5400+30'}]}"),
  ACT ("add-entries", "{'tournament':$Norms,'entries':[" MASTER ("Ash", "2490", "GM", "POL") MASTER ("Birch", "2480", "GM", "CZE") MASTER ("Cedar", "2470", "GM", "UKR") MASTER ("Dogwood", "2460", "IM", "POL") MASTER ("Elm", "2450", "IM", "CZE") MASTER ("Fir", "2440", "WGM", "UKR") MASTER ("Gorse", "2430", "FM", "POL") MASTER ("Hazel", "2420", "", "CZE") MASTER ("Ivy", "2410", "", "UKR") "{'player':{'surname':'Juniper','given':'Jan','person-rating':2300,'federation':'UKR'}}]}"),
  ACT ("number-entries", "{'tournament':$Norms,'method':'rating'}"),
  ROUND ("1", "0-1"),
  { "titles", "Norms", "Ash: none|Fir: |system: |minutes: 120, ≥ 120, met|rounds-a-day: 0, ≤ 2, unknown|days: 10, ≤ 30, met|chief-arbiter: , IA, FA, unknown|"
                       "playing-arbiters: 0, ≤ 0, met|!open-players" },
  ROUND ("2", "1-0"),
  ROUND ("3", "0-1"),
  ROUND ("4", "1-0"),
  ROUND ("5", "0-1"),
  ROUND ("6", "1-0"),
  ROUND ("7", "0-1"),
  ROUND ("8", "1-0"),
  ROUND ("9", "0-1"),
  { "titles", "Norms", "Juniper Jan: GM|Ivy: |rounds-a-day: 0, ≤ 2, unknown" },
  PAPER ("it1", "Norms", "refused: FIDE’s form needs the chief arbiter. Enter him among the officials"),
  ACT ("set-official", "{'official':{'role':'chief-arbiter','name':'Judge Jana','title':'NA'}}"),
  { "titles", "Norms", "chief-arbiter: NA, IA, FA, missed" },
  PAPER ("it1", "Norms", "refused: FIDE’s form needs the FIDE ID of Judge Jana. Enter it among the officials"),
  ACT ("set-official", "{'id':$chief,'official':{'title':'FA','fide-id':'14100010'}}"),
  { "titles", "Norms", "chief-arbiter: FA, IA, FA, met" },
  PAPER ("it1", "Norms", "refused: The certificate needs the FIDE ID of Juniper Jan. Enter it among the entries"),
  ACT ("edit-entry", "{'entry':$Norms.10,'player':{'fide-id':'14100029'}}"),
  PAPER ("it1", "Norms", "Certificate of title result (IT1)|Juniper Jan|14100029|Judge Jana|Title for which the result counts,GM|Title for which the result counts,IM|"
                         "9,Elm,CZE,2450,2450,IM,1,|Average,2450\nPoints needed,6½|Average,2450\nPoints needed,4½|Performance,3250|!counts,FM|!Open event"),
  { NULL },
};

static const ToldStory stories[] = {
  { "display", display },
  { "solvers", solvers },
  { "norms", norms },
};

int
main (int    argc,
      char **argv)
{
  return told_run (argc, argv, "/told/events", stories, G_N_ELEMENTS (stories));
}
