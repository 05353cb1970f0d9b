/* Papers of the events that are made by acts alone: play by correspondence, solving, contests of composers and admission. What
 * was kept stands in its field, and an empty field where nothing was.
 */
#include "config.h"

#include "told.h"

#define RULES(rules_)                                                                                    \
  {                                                                                                      \
    "edit-details", "{'details':{'ruleset':'" rules_ "','start':'2030-03-01','end':'2030-12-20'}}", NULL \
  }
#define GAME(board_) "{'tournament':$Post,'round':1,'board':" board_ ","
#define LETTER(board_, more_)                    \
  {                                              \
    "keep-letter", GAME (board_) more_ "}", NULL \
  }
#define MOVE(board_, side_, no_, text_, received_, sent_) \
  LETTER (board_, "'event':'move','side':'" side_ "','no':'" no_ "','text':'" text_ "','received':'" received_ "','sent':'" sent_ "'")
#define PAPER(id_, name_, answer_)  \
  {                                 \
    "paper", id_ " " name_, answer_ \
  }
#define FOUR(prefix_)                                                                                                      \
  "[{'player':{'surname':'" prefix_ "1','person-rating':2399,'region':'Lviv'}},"                                           \
  "{'player':{'surname':'" prefix_ "2','person-rating':2398}},{'player':{'surname':'" prefix_ "3','person-rating':2397}}," \
  "{'player':{'surname':'" prefix_ "4','person-rating':2396}}]"

#define POST(sport_)                                                                                                \
  { "add-tournament", "{'choices':[{'key':'name','value':'Post'}," sport_ "{'key':'system','value':'round-robin'}," \
                      "{'key':'discipline','value':'correspondence'}]}",                                            \
    NULL },                                                                                                         \
      { "add-entries", "{'tournament':$Post,'entries':" FOUR ("P") "}", NULL },                                     \
  {                                                                                                                 \
    "number-entries", "{'tournament':$Post,'method':'rating'}", NULL                                                \
  }

/* Board 1, P1 with White against P4: three letters and a leave. Board 2, P2 against P3: an overstep, its claim, the objection
 * and the decision; then a second claim that is refused. */
static const ToldLine chess_by_post[] = {
  RULES ("ru-chess-988"),
  POST (""),
  PAPER ("start-notice", "Post", "Date of the start 1 March 2030|days: 30 for moves: 10 [|P1,Lviv|Address, e-mail"),
  PAPER ("participant-reports", "Post", "Report of the participant P1 on play in the tournament “Test Cup” as of 01/01/30|The player has no game yet."),
  PAPER ("letter-schedule", "Post", "refused: "),
  PAPER ("leave-notices", "Post", "Nobody has taken leave."),
  { "keep-address", "{'tournament':$Post,'entry':$Post.1,'address':{'since':'2030-01-01','postal':'Quiet Street 3','email':'one@nowhere.example'}}", NULL },
  { "pair-round", "{'tournament':$Post,'round':1}", NULL },
  PAPER ("start-notice", "Post", "Quiet Street 3; one@nowhere.example"),
  PAPER ("letter-schedule", "Post 1", "No letter of this round is kept yet."),
  PAPER ("letter-card", "Post 1", "No letter of this round is kept yet."),
  PAPER ("post-records", "Post 1", "No letter of this round is kept yet."),
  PAPER ("time-claims", "Post 1", "No claim of this round is kept."),
  PAPER ("claim-decisions", "Post 1", "No claim of this round is decided yet."),
  MOVE ("1", "w", "1", "e2e4", "", "2030-03-01"),
  PAPER ("letter-card", "Post 1", "Moves of the game 1. e2e4|Date of receipt ____________________ Date of dispatch 01/03/30|To the address ____________________"),
  MOVE ("1", "b", "1", "e7e5", "2030-03-05", "2030-03-08"),
  MOVE ("1", "w", "2", "Nf3", "2030-03-12", "2030-03-14"),
  { "add-leave", "{'tournament':$Post,'entry':$Post.4,'from':'2030-03-20','to':'2030-03-29','sent':'2030-03-15'}", NULL },
  PAPER ("letter-schedule", "Post 1", "White P1 Black P4|1,e2e4,|Nf3"),
  PAPER ("letter-message", "Post 1", "Leaves of White ____________________ Leaves of Black 20 March 2030 – 29 March 2030"),
  PAPER ("letter-card", "Post 1", "Moves of the game 1. e2e4 e7e5 2. Nf3|Repetition of the partner’s last move and of the accepted series e7e5|P1, Quiet Street 3"),
  PAPER ("leave-notices", "Post", "P4,2030-03-20,2030-03-29,2030-03-15,10,20"),
  PAPER ("post-records", "Post 1", "1. e4 e5 2. Nf3 *|Result ____________________"),
  PAPER ("participant-reports", "Post", "P4,|P1,"),
  MOVE ("2", "w", "1", "d2d4", "", "2030-03-01"),
  MOVE ("2", "b", "1", "d7d5", "2030-03-05", "2030-04-10"),
  LETTER ("2", "'event':'claim','side':'w','sent':'2030-04-12','told':'2030-04-12','evidence':'count'"),
  PAPER ("time-claims", "Post 1", "Claim of an overstep of the time|Claimant P2|Partner who overstepped P3|P3 1 36 -6|enclosed|missing|No objection is kept.|!Next move, which"),
  PAPER ("claim-decisions", "Post 1", "No claim of this round is decided yet."),
  { "object-to-claim", GAME ("2") "'letter':3,'objected':'2030-04-18','objection':'The letter was late'}", NULL },
  PAPER ("time-claims", "Post 1", "Sent 18 April 2030|The letter was late"),
  { "decide-claim", GAME ("2") "'letter':3,'verdict':'recorded','day':'2030-04-20','reason':'By the letters'}", NULL },
  PAPER ("claim-decisions", "Post 1", "Play goes on; the partner’s count begins anew at zero [|Reasons By the letters|A protest may be sent within"),
  LETTER ("2", "'event':'claim','side':'w','sent':'2030-04-25','told':'2030-04-25','evidence':'count cards','enclosed':'c2c4'"),
  PAPER ("time-claims", "Post 1", "Claim of the second overstep of the time|Next move, which the partner is not told c2c4"),
  { "decide-claim", GAME ("2") "'letter':4,'verdict':'refused','day':'2030-05-02','days':5,'reason':'There was none'}", NULL },
  PAPER ("claim-decisions", "Post 1", "The claimant’s next move, with which play goes on c2c4|Reasons There was none"),
  PAPER ("adjudications", "Post 1", "Decision on the adjudication|Last move made 2. Nf3|Grounds, analysis"),
  { "assess-game", GAME ("1") "'side':'b','kind':'draw','sent':'2030-12-21','text':'A fortress','enclosed':'Nc6'}", NULL },
  PAPER ("adjudications", "Post 1", "Move of the side to move, treated as made Nc6|Last move made 2… Nc6|Grounds of Black A fortress|!Grounds of White|Adjudicator"),
  { "adjudicate-game", GAME ("1") "'result':'=-=','day':'2030-12-28','by':'Verba Clara','reason':'Nobody wins'}", NULL },
  PAPER ("adjudications", "Post 1", "Reasons Nobody wins|Verba Clara"),
  PAPER ("post-records", "Post 1", "Result ½ – ½ 1. e4 e5 2. Nf3 ½ – ½"),
  PAPER ("participant-reports", "Post", "½"),
  PAPER ("post-strips", "Post 1", "P1"),
  { "set-result", GAME ("2") "'results':['1-0']}", NULL },
  PAPER ("letters-report", "Post", "P1"),
  { NULL },
};

/* By e-mail a card has no postal address; a move nobody wrote down is a dot. */
static const ToldLine chess_by_mail[] = {
  RULES ("ru-chess-988"),
  { "set-override", "{'key':'correspondence.channel','value':'email'}", NULL },
  POST (""),
  { "pair-round", "{'tournament':$Post,'round':1}", NULL },
  LETTER ("1", "'event':'move','side':'w','no':'1','sent':'2030-03-01'"),
  LETTER ("1", "'event':'move','side':'b','no':'1','received':'?','sent':'2030-03-10'"),
  PAPER ("letter-card", "Post 1", "Moves of the game 1. … …|Expected date of dispatch|E-mail address|!To the address"),
  PAPER ("letter-schedule", "Post 1", "1,·,"),
  PAPER ("letter-message", "Post 1", "·"),
  PAPER ("post-records", "Post 1", "Moves of the game"),
  PAPER ("adjudications", "Post 1", "Last move made 1…"),
  { NULL },
};

#define MAIL(white_, black_, moves_, received_, sent_) "~White: " white_ "\nBlack: " black_ "\nMoves of the game: " moves_ "\nDate of receipt: " received_ "\nDate of dispatch: " sent_ "\n"

/* Messages go to the game of the two whom they name, the shorter one first; what is wrong with one is said, and it is not
 * kept. */
static const ToldLine mails[] = {
  RULES ("ru-chess-988"),
  POST (""),
  { "pair-round", "{'tournament':$Post,'round':1}", NULL },
  { "mails", "Post" MAIL ("P1", "P4", "1. e2e4 e7e5", "2030-03-05", "2030-03-08") MAIL ("P1", "P4", "1. e2e4", "", "2030-03-01"),
    "letter.eml kept: Round 1, board 1: Black, move 1: e7e5|letter.eml kept: Round 1, board 1: White, move 1: e2e4" },
  { "mails", "Post" MAIL ("P1", "P4", "1. e2e4 e7e5", "2030-03-05", "2030-03-08"), "not kept: All moves of the message are kept already" },
  { "mails", "Post" MAIL ("P1", "P4", "1. e2e4 e7e5 2. Nf3 Nc6", "2030-03-10", "2030-03-12"), "not kept: The partner’s move before is not kept yet. Keep that letter first" },
  { "mails", "Post" MAIL ("P1", "P4", "1. d2d4 e7e5 2. Nf3", "2030-03-10", "2030-03-12"), "not kept: Move 1 is repeated as d2d4, and kept as e2e4: a wrong repetition." },
  { "mails", "Post" MAIL ("P1", "P4", "1. e2e4 e7e5 2. Nf6", "2030-03-10", "2030-03-12"), "not kept: The moves cannot be played: |Keep the letter as a faulty one." },
  { "mails", "Post" MAIL ("P1", "P4", "1. e2e4 e7e5 2. Nf3 Nc6 3. Bb5", "2030-03-10", "12/03"), "kept: Round 1, board 1: White, move 2-3: Nf3 Nc6 Bb5" },
  { "mails", "Post" MAIL ("P4", "P1", "1. e2e4", "", "2030-03-01"), "not kept: No game of the tournament is between P4 with White and P1 with Black" },
  { "mails", "Post" MAIL ("", "P1", "1. e2e4", "", "2030-03-01"), "not kept: The message does not say who has White and who has Black. Keep it in its game" },
  { "mails", "Post" MAIL ("P2", "P3", "1. e2e4", "", "31/02"), "not kept: Line 5 of the message: “31/02” is no day. Write it as 12/05/30 or 2030-05-12" },
  { "mails", "Post~", "not kept: " },
  PAPER ("letter-schedule", "Post 1", "1,e2e4,|Nf3"),
  { NULL },
};

static const ToldLine draughts_by_post[] = {
  RULES ("ua-draughts-64"),
  POST ("{'key':'sport','value':'draughts-russian'},"),
  { "pair-round", "{'tournament':$Post,'round':1}", NULL },
  MOVE ("1", "w", "1", "c3d4", "", "2030-03-01"),
  MOVE ("1", "b", "1", "f6g5", "2030-03-05", "2030-03-08"),
  PAPER ("letter-card", "Post 1", "1. c3d4 f6g5"),
  PAPER ("letter-schedule", "Post 1", "c3d4"),
  PAPER ("post-records", "Post 1", "1. c3-d4 f6-g5 *"),
  PAPER ("adjudications", "Post 1", "Last move made 1… f6g5"),
  PAPER ("letters-report", "Post", "P1"),
  { NULL },
};

/* Round 1 has a work with a diagram and one that is annulled; round 2 none. */
static const ToldLine solving[] = {
  RULES ("ru-chess-988"),
  { "add-tournament", "{'choices':[{'key':'name','value':'Solve'},{'key':'discipline','value':'solving'}]}", NULL },
  PAPER ("solving-booklet", "Solve", "refused: "),
  PAPER ("solving-standings", "Solve", "refused: "),
  { "set-solving-round", "{'tournament':$Solve,'round':1,'day':1,'minutes':60}", NULL },
  PAPER ("solving-booklet", "Solve 1", "Works for the solvers|Time: 60 minutes|The round has no works yet."),
  PAPER ("solving-forms", "Solve 1", "No entries yet."),
  PAPER ("solving-results", "Solve 1", "No entries yet."),
  PAPER ("solving-standings", "Solve 1", "No entries yet."),
  { "add-entries", "{'tournament':$Solve,'entries':" FOUR ("S") "}", NULL },
  { "number-entries", "{'tournament':$Solve,'method':'rating'}", NULL },
  { "set-work", "{'tournament':$Solve,'round':1,'record':{'code':'A','author':'Aaa Ada','source':'Invented, 1999','genre':'mate','moves':'2',"
                "'position':'k7/8/1K6/8/8/8/8/7R w - - 0 1','lines':'2+3','solution':'1.Rh8#'}}",
    NULL },
  { "set-work", "{'tournament':$Solve,'round':1,'record':{'author':'Bbb Bea','task':'White wins'}}", NULL },
  { "set-work", "{'tournament':$Solve,'round':1,'record':{'source':'Nowhere','lines':'5'}}", NULL },
  { "annul-work", "{'tournament':$Solve,'round':1,'work':2,'annulled':true}", NULL },
  PAPER ("solving-booklet", "Solve 1", "A,|5 = 2 + 3|!Aaa Ada|!1.Rh8#"),
  PAPER ("solving-key", "Solve 1", "Solutions of the works|Aaa Ada, Invented, 1999|1.Rh8#|Annulled: it has no solution|Nowhere|!Time: 60"),
  { "mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.1,'seconds':600,'work':1,'marks':'2+3'}", NULL },
  { "mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.2,'seconds':600,'work':1,'marks':'2+3'}", NULL },
  { "mark-sheet", "{'tournament':$Solve,'round':1,'entry':$Solve.3,'seconds':900,'work':1,'marks':'0+0'}", NULL },
  PAPER ("solving-results", "Solve 1", "* The full time of the round is charged|1–2,1,S1"),
  { "set-solving-round", "{'tournament':$Solve,'round':2,'day':1,'minutes':30}", NULL },
  { "set-solving-round", "{'tournament':$Solve,'round':3,'day':2,'minutes':30}", NULL },
  PAPER ("solving-standings", "Solve 3", "Standings of the solvers after round 3|Day 1"),
  PAPER ("solving-booklet", "Solve 9", "refused: "),
  { NULL },
};

#define CONTEST(rules_)                                                                                                      \
  RULES (rules_),                                                                                                            \
      { "add-tournament", "{'choices':[{'key':'name','value':'Works'},{'key':'discipline','value':'composition'}]}", NULL }, \
      PAPER ("contest-list", "Works", "refused: "), PAPER ("contest-award", "Works", "refused: "),                           \
      PAPER ("contest-marks", "Works", "refused: "), PAPER ("contest-report", "Works", "refused: "),                         \
      PAPER ("contest-letters", "Works", "refused: ")
#define ENTER(author_, more_)                                                                                                  \
  {                                                                                                                            \
    "enter-work", "{'tournament':$Works,'section':1,'received':'2030-11-01','record':{'author':'" author_ "'" more_ "}}", NULL \
  }
#define MARK(work_, judge_, mark_, more_)                                                                         \
  {                                                                                                               \
    "judge-work", "{'tournament':$Works,'work':'" work_ "','judge':" judge_ ",'mark':'" mark_ "'" more_ "}", NULL \
  }

/* Three works; the second has a cook and is out of the contest. */
static const ToldLine contest[] = {
  CONTEST ("ru-chess-988"),
  { "set-contest", "{'tournament':$Works,'record':{'announced-by':'Invented Journal','announced':'2030-01-10','theme':'Free','sections':'First; Second',"
                   "'closing':'2030-11-30','prizes':1,'mentions':1}}",
    NULL },
  PAPER ("contest-list", "Works", "The contest has no works yet.|Invented Journal|Free"),
  PAPER ("contest-letters", "Works", "The contest has no works yet."),
  PAPER ("start-list", "Works", "refused: |Start list"),
  PAPER ("badges", "Works", "refused: |Badges"),
  PAPER ("officials", "Works", "!refused: "),
  PAPER ("contest-booklet", "Works", "The contest has no works yet."),
  PAPER ("contest-sheets", "Works", "The contest has no works yet."),
  { "set-contest-judge", "{'tournament':$Works,'record':{'name':'Judge Jay','section':1}}", NULL },
  { "set-contest-judge", "{'tournament':$Works,'record':{'name':'Chief Cee','role':'chief'}}", NULL },
  PAPER ("contest-list", "Works", "Chief Cee"),
  { "set-contest-judge", "{'tournament':$Works,'record':{'name':'Secretary Sue','role':'secretary'}}", NULL },
  ENTER ("Aaa Ada", ",'genre':'mate','moves':'2','position':'k7/8/1K6/8/8/8/8/7R w - - 0 1','solution':'1.Rh8#'"),
  ENTER ("Bbb Bea", ",'source':'Invented, 1999','task':'White wins'"),
  ENTER ("Ccc Cid", ""),
  PAPER ("contest-list", "Works", "1.1,1,Aaa Ada|Secretary Sue"),
  PAPER ("contest-booklet", "Works", "1.Rh8#|!Aaa Ada"),
  PAPER ("contest-sheets", "Works", "Aaa Ada|White wins"),
  MARK ("1.1", "1", "8", ",'note':'Light and clear'"),
  MARK ("1.1", "2", "7", ",'note':'Known idea'"),
  MARK ("1.2", "1", "7", ""),
  PAPER ("contest-marks", "Works", "Section 1: First|Section 2: Second|Judge Jay|Chief Cee|!Secretary Sue,"),
  PAPER ("contest-award", "Works", "Award, not published yet|!Preliminary award published"),
  { "judge-work", "{'tournament':$Works,'work':'1.2','judge':2,'mark':'7'}", NULL },
  MARK ("1.3", "1", "5", ""),
  MARK ("1.3", "2", "5", ""),
  { "set-contest", "{'tournament':$Works,'record':{'remarks-end':'2090-02-28'}}", NULL },
  { "publish-award", "{'tournament':$Works,'day':'2030-12-10'}", NULL },
  PAPER ("contest-award", "Works", "Preliminary award|Preliminary award published: 10 December 2030; remarks until 28 February 2090|Light and clear; Known idea"),
  { "set-objection", "{'tournament':$Works,'work':'1.2','received':'2030-12-12','record':{'ground':'cook','raised-by':'Reader Roe','text':'1.Qa1 as well'}}", NULL },
  PAPER ("contest-report", "Works", "Objections, defects and anticipations|1.2,Cook,1.Qa1 as well"),
  { "set-objection", "{'tournament':$Works,'work':'1.2','objection':1,'decided':'2030-12-14','record':{'verdict':'upheld','answer':'It is one'}}", NULL },
  PAPER ("contest-report", "Works", "Upheld. It is one|Works received: 3, with a place: 2, out of the contest: 1"),
  PAPER ("contest-award", "Works", "–,|Cook: 1.Qa1 as well"),
  PAPER ("contest-letters", "Works", "Aaa Ada|Bbb Bea|Secretary Sue"),
  PAPER ("contest-places", "Works", "refused: |ranks works alone and has no document"),
  { "set-contest", "{'tournament':$Works,'record':{'kind':'championship'}}", NULL },
  PAPER ("contest-places", "Works", "Places of the authors|Section 1: First|1,Aaa Ada,7.50,1.1 (7.50)|!Bbb Bea|Chief Cee"),
  { "set-contest", "{'tournament':$Works,'record':{'kind':'match'}}", NULL },
  PAPER ("contest-places", "Works", "Places of the teams|No work that counts has a mark yet.|!Section 1"),
  { NULL },
};

/* On the sheets of draughts the diagram stands beside the solution, on a sheet of its own. */
static const ToldLine draughts_contest[] = {
  CONTEST ("ua-draughts-64"),
  { "set-contest", "{'tournament':$Works,'record':{'closing':'2030-11-30'}}", NULL },
  ENTER ("Aaa Ada", ",'position':'W:Wa1:Bh8','solution':'a1-b2'"),
  ENTER ("Bbb Bea", ""),
  PAPER ("contest-sheets", "Works", "Aaa Ada|a1-b2"),
  PAPER ("contest-report", "Works", "Nothing is held against any work."),
  { NULL },
};

#define SESSION(name_)                                                                                                   \
  {                                                                                                                      \
    "open-session", "{'tournament':$" name_ ",'time':'2030-03-01T09:00','present':'admission-chair\\tChair Olha'}", NULL \
  }
#define DECIDE(entry_, more_)                                  \
  {                                                            \
    "decide-admission", "{'entry':" entry_ "," more_ "}", NULL \
  }

/* One is admitted, one on condition, one refused; the fourth is open and not in the protocol. */
static const ToldLine admission[] = {
  RULES ("ua-chess-2026"),
  { "set-official", "{'official':{'role':'admission-chair','name':'Chair Olha'}}", NULL },
  { "add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'dutch'}]}", NULL },
  { "add-entries", "{'tournament':$Open,'entries':" FOUR ("O") "}", NULL },
  { "number-entries", "{'tournament':$Open,'method':'rating'}", NULL },
  PAPER ("admission", "Open", "Nothing is decided yet.|Members present"),
  PAPER ("refusals", "Open", "refused: "),
  SESSION ("Open"),
  { "tick-admission", "{'entry':$Open.1,'document':'medical','state':'seen'}", NULL },
  { "tick-admission", "{'entry':$Open.1,'document':'entry-original','state':'waived','ground':'It is on its way'}", NULL },
  DECIDE ("$Open.1", "'state':'by-organiser','ground':'By the organiser'"),
  DECIDE ("$Open.2", "'state':'conditional','until':'2030-03-03','ground':'Show the medical document'"),
  DECIDE ("$Open.3", "'state':'refused','article':'II.3.2','ground':'Came without an entry'"),
  { "set-quotas", "{'tournament':$Open,'quotas':'by-region Lviv = 4; regulation 3.2'}", NULL },
  { "notes", "Open", "O2 is admitted on condition, until 3 March 2030: Show the medical document|Round 1 cannot be paired before the commission on admission has decided" },
  { "step", "Open", "Admission: the commission has not decided on 1 applicant; 1 applicant was refused and is still entered | Admission…" },
  PAPER ("admission", "Open", "Chair Olha|waived, It is on its way|until 3 March 2030|II.3.2|Admitted 1 On condition 1 Refused 1|Quotas used|!O4"),
  PAPER ("refusals", "Open", "O3|Came without an entry"),
  { "close-session", "{'tournament':$Open,'time':'2030-03-01T10:00'}", NULL },
  PAPER ("admission", "Open", "Chair Olha"),
  { NULL },
};

/* A lost connection and a checked game stand under the sites of the round. */
static const ToldLine online[] = {
  RULES ("ru-chess-988"),
  { "add-tournament", "{'choices':[{'key':'name','value':'Net'},{'key':'system','value':'dutch'},{'key':'discipline','value':'online'},{'key':'rounds','value':'3'}]}", NULL },
  { "add-entries", "{'tournament':$Net,'entries':" FOUR ("N") "}", NULL },
  { "number-entries", "{'tournament':$Net,'method':'rating'}", NULL },
  PAPER ("sites", "Net", "refused: "),
  { "pair-round", "{'tournament':$Net,'round':1}", NULL },
  PAPER ("sites", "Net 1", "Protocol of the sites of round 1|N1|!Technical incidents"),
  { "open-outage", "{'tournament':$Net,'round':1,'board':1,'entry':$Net.1,'since':'2030-03-01T10:35:20','note':'A storm'}", NULL },
  PAPER ("sites", "Net 1", "Technical incidents|N1"),
  { NULL },
};

/* Numbers by lot: who drew which, by hand or by the program. */
static const ToldLine lots[] = {
  RULES ("ru-chess-988"),
  { "add-tournament", "{'choices':[{'key':'name','value':'Table'},{'key':'system','value':'round-robin'}]}", NULL },
  PAPER ("lots", "Table", "No numbers are drawn yet."),
  { "add-entries", "{'tournament':$Table,'entries':" FOUR ("T") "}", NULL },
  { "number-entries", "{'tournament':$Table,'method':'lot','seed':7}", NULL },
  PAPER ("lots", "Table", "T1|T4"),
  { NULL },
};

static const ToldStory stories[] = {
  { "chess-by-post", chess_by_post },
  { "chess-by-mail", chess_by_mail },
  { "mails", mails },
  { "draughts-by-post", draughts_by_post },
  { "solving", solving },
  { "contest", contest },
  { "draughts-contest", draughts_contest },
  { "admission", admission },
  { "online", online },
  { "lots", lots },
};

int
main (int    argc,
      char **argv)
{
  return told_run (argc, argv, "/told/papers", stories, G_N_ELEMENTS (stories));
}
