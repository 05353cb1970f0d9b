/* What contests of composers refuse, and until when: terms, judges, works, marks, objections and the two awards. */
#include "config.h"

#include "told.h"

#define ACT(command_, json_) \
  {                          \
    command_, json_, NULL    \
  }
#define CONTEST ACT ("add-tournament", "{'choices':[{'key':'name','value':'Works'},{'key':'discipline','value':'composition'}]}")
#define DRAUGHTS ACT ("edit-details", "{'details':{'ruleset':'ua-draughts-64'}}")
#define TERMS(record_) "{'tournament':$Works,'record':{" record_ "}}"
#define WORK(section_, received_, record_) "{'tournament':$Works,'section':" section_ ",'received':'" received_ "','record':{" record_ "}}"
#define AGAIN(work_, record_) "{'tournament':$Works,'work':'" work_ "','received':'2030-11-01','record':{" record_ "}}"
#define MARK(work_, judge_, mark_) "{'tournament':$Works,'work':'" work_ "','judge':" judge_ ",'mark':'" mark_ "'}"
#define AGAINST(work_, received_, record_) "{'tournament':$Works,'work':'" work_ "','received':'" received_ "','record':{" record_ "}}"
#define ANSWER(number_, record_) "{'tournament':$Works,'work':'1.1','objection':" number_ ",'decided':'2031-01-20','record':{" record_ "}}"
#define DAY(day_) "{'tournament':$Works,'day':'" day_ "'}"

static const ToldLine terms[] = {
  DRAUGHTS,
  ACT ("add-tournament", "{'choices':[{'key':'name','value':'Open'},{'key':'system','value':'round-robin'}]}"),
  CONTEST,
  { "set-contest", "{'tournament':$Open,'record':{}}", "“Open” is no contest of composers: choose composition in its settings first" },
  { "set-contest-judge", TERMS ("'name':'Judge Jay'"), "“Works” has no terms yet: say its sections and the last day of entry first" },
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Aaa Ada'"), "“Works” has no terms yet: say its sections and the last day of entry first" },
  { "publish-award", DAY ("2030-12-10"), "“Works” has no terms yet: say its sections and the last day of entry first" },
  { "set-contest", TERMS ("'kind':'race'"), "Kind: “race” is none; write contest, championship, pairs, match or teams" },
  { "set-contest", TERMS ("'announced':'2030-01-10','closing':'2030-01-09'"), "Last day of entry: it cannot be before the announcement" },
  ACT ("set-contest", TERMS ("'announced':'2030-01-10','closing':'2030-01-10'")),
  ACT ("set-contest", TERMS ("'sections':'First; Second','closing':'2030-11-30','max-works':2")),
  { "set-contest-judge", TERMS ("'name':' '"), "Judge: say surname and name" },
  { "set-contest-judge", TERMS ("'name':'Judge Jay','role':'cook'"), "Role: “cook” is none; write section, chief or secretary" },
  { "set-contest-judge", TERMS ("'name':'Judge Jay','section':3"), "Section: the contest has 2" },
  { "remove-contest-judge", "{'tournament':$Works,'judge':1}", "Judge: “Works” has no judge 1" },
  ACT ("set-contest-judge", TERMS ("'name':'Judge Jay','section':2")),
  ACT ("enter-work", WORK ("2", "2030-11-01", "'author':'Aaa Ada'")),
  { "set-contest", TERMS ("'sections':'Only'"), "Sections: work 2.1 is in section 2; name that many" },
  ACT ("remove-contest-judge", "{'tournament':$Works,'judge':1}"),
  { NULL },
};

/* Who judges a section enters nothing in it, and the chief judge nowhere (VI.6.6); the secretary may (VI.6.4). */
static const ToldLine works[] = {
  DRAUGHTS,
  CONTEST,
  ACT ("set-contest", TERMS ("'sections':'First; Second','closing':'2030-11-30','max-works':2")),
  ACT ("set-contest-judge", TERMS ("'name':'Judge Jay','section':1")),
  ACT ("set-contest-judge", TERMS ("'name':'Chief Cee','role':'chief'")),
  ACT ("set-contest-judge", TERMS ("'name':'Secretary Sue','role':'secretary'")),
  { "enter-work", WORK ("3", "2030-11-01", "'author':'Aaa Ada'"), "Section: write a number from 1 to 2" },
  { "enter-work", WORK ("1", "2030-12-01", "'author':'Aaa Ada'"),
    "The last day of entry was 30 November 2030. If the work came in before, say when (VI.5.5.1)" },
  { "enter-work", WORK ("1", "May", "'author':'Aaa Ada'"), "Day: “May” is none. Write it like 2026-11-20" },
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Aaa Ada','genre':'puzzle'"), "Genre: “puzzle” is none; write mate, selfmate, helpmate, win, draw or lock" },
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Aaa Ada','size':'heap'"),
    "Size: “heap” is none; write miniature, problem, study, task, task-miniature or ending, or of 100 squares small, medium, large, giant or practical" },
  { "enter-work", AGAIN ("9.9", "'author':'Aaa Ada'"), "Work: “Works” has no work with the code “9.9”" },
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Judge Jay'"),
    "Judge Jay is an official of this contest (Judge of a section) and may not enter a work in section 1 (VI.6.6)" },
  ACT ("enter-work", WORK ("2", "2030-11-01", "'author':'Judge Jay'")),
  { "enter-work", WORK ("2", "2030-11-01", "'author':'Chief Cee'"),
    "Chief Cee is an official of this contest (Chief judge) and may not enter a work in section 2 (VI.6.6)" },
  ACT ("enter-work", WORK ("1", "2030-11-30", "'author':'Secretary Sue'")),
  { "set-contest-judge", "{'tournament':$Works,'judge':1,'record':{'section':0}}",
    "Judge Jay is an official of this contest (Judge of a section) and may not enter a work in section 2 (VI.6.6)" },
  ACT ("enter-work", WORK ("1", "2030-11-01", "'author':'Aaa Ada, Lviv, UKR','code':'Cuckoo'")),
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Bbb Bea','code':'Cuckoo'"), "Code: there is a work Cuckoo already; choose another" },
  ACT ("enter-work", WORK ("2", "2030-11-01", "'author':'Bbb Bea; aaa ada'")),
  { "enter-work", WORK ("2", "2030-11-01", "'author':'Aaa Ada'"), "Author: Aaa Ada has 2 works here already, and the terms allow no more" },
  ACT ("enter-work", WORK ("2", "2030-11-01", "'author':'Aaa Ada, Odesa'")),
  ACT ("enter-work", AGAIN ("Cuckoo", "'task':'White wins'")),
  { "judge-work", MARK ("Cuckoo", "3", "8"), "Secretary Sue is the secretary and gives no marks" },
  { "judge-work", MARK ("2.1", "1", "8"), "Judge Jay judges section 1; the work is in section 2" },
  { "judge-work", MARK ("Cuckoo", "4", "8"), "Judge: “Works” has no judge 4" },
  { "judge-work", MARK ("Cuckoo", "1", "good"), "Mark: “good” is no number. Write one such as 7 or 7.25" },
  { "judge-work", MARK ("Cuckoo", "1", "7.1"), "Mark: 7.10 is none; write one from 0 to 10 in steps of 0.25 (VI.6.5)" },
  { "judge-work", MARK ("Cuckoo", "1", "10.25"), "Mark: 10.25 is none; write one from 0 to 10 in steps of 0.25 (VI.6.5)" },
  { "judge-work", MARK ("Cuckoo", "1", ""), "Mark: Judge Jay has given work Cuckoo none yet; write one" },
  ACT ("judge-work", MARK ("Cuckoo", "1", "7.25")),
  ACT ("judge-work", "{'tournament':$Works,'work':'Cuckoo','judge':1,'note':'Clear'}"),
  { "withdraw-work", "{'tournament':$Works,'work':'Cuckoo','day':'2030-11-20'}", "Work Cuckoo has marks. Take them away first" },
  { "remove-contest-judge", "{'tournament':$Works,'judge':1}", "Judge Jay has given marks. Take them away first" },
  ACT ("judge-work", MARK ("Cuckoo", "1", "")),
  { "withdraw-work", "{'tournament':$Works,'work':'Cuckoo','day':'2030-12-01'}",
    "The last day of entry was 30 November 2030. If the work came in before, say when (VI.5.5.1)" },
  ACT ("withdraw-work", "{'tournament':$Works,'work':'Cuckoo','day':'2030-11-30'}"),
  { "withdraw-work", "{'tournament':$Works,'work':'Cuckoo','day':'2030-11-30'}", "Work: “Works” has no work with the code “Cuckoo”" },
  { NULL },
};

/* The preliminary award waits for marks and the last day of entry, the final one for answers and the last day of remarks. */
static const ToldLine award[] = {
  DRAUGHTS,
  CONTEST,
  ACT ("set-contest", TERMS ("'closing':'2030-11-30'")),
  ACT ("set-contest-judge", TERMS ("'name':'Judge Jay'")),
  { "publish-award", DAY ("2030-12-10"), "“Works” has no works yet" },
  ACT ("enter-work", WORK ("1", "2030-11-01", "'author':'Aaa Ada'")),
  ACT ("enter-work", WORK ("1", "2030-11-01", "'author':'Bbb Bea'")),
  ACT ("enter-work", WORK ("1", "2030-11-01", "'author':'Ccc Cyd'")),
  { "publish-award", DAY ("2030-12-10"), "3 works have no mark yet. Mark them first" },
  ACT ("judge-work", MARK ("1.1", "1", "8")),
  ACT ("judge-work", MARK ("1.2", "1", "7")),
  { "set-objection", AGAINST ("1.3", "2030-12-01", "'ground':'rumour','text':'Heard of'"), "Ground: “rumour” is none; write defect, cook, predecessor or other" },
  { "set-objection", AGAINST ("1.3", "2030-12-01", "'ground':'cook'"), "Objection: say what is held against the work" },
  { "set-objection", AGAINST ("1.3", "2030-12-01", "'text':'1. a3','verdict':'perhaps'"),
    "Verdict: “perhaps” is none; write upheld or rejected, or nothing while it is open" },
  { "set-objection", "{'tournament':$Works,'work':'1.3','received':'2030-12-02','decided':'2030-12-01','record':{'text':'1. a3','verdict':'upheld'}}",
    "Decided: that cannot be before the objection came in" },
  { "set-objection", AGAINST ("1.9", "2030-12-01", "'text':'1. a3'"), "Work: “Works” has no work with the code “1.9”" },
  ACT ("set-objection", "{'tournament':$Works,'work':'1.3','received':'2030-12-01','decided':'2030-12-01','record':{'ground':'cook','text':'1. a3','verdict':'upheld'}}"),
  { "set-objection", "{'tournament':$Works,'work':'1.1','objection':1,'received':'2030-12-01','record':{'text':'1. a3'}}",
    "Objection 1 is against another work than 1.1" },
  { "judge-work", MARK ("1.3", "1", "6"), "Work 1.3 is out of the contest and gets no mark" },
  { "withdraw-work", "{'tournament':$Works,'work':'1.3','day':'2030-11-20'}",
    "Something is recorded against work 1.3: it stays, and its objection is answered" },
  { "settle-award", DAY ("2031-03-01"), "“Works” has no preliminary award yet. Publish it first" },
  { "publish-award", DAY ("2030-11-30"), "Works are entered until 30 November 2030; the award comes after that" },
  ACT ("set-contest", TERMS ("'remarks-end':'2031-01-31'")),
  { "publish-award", DAY ("2030-12-10"), "Last day of remarks: by the rules it is not before 10 February 2031 (VI.5.2.10.2)" },
  ACT ("set-contest", TERMS ("'remarks-end':''")),
  ACT ("publish-award", DAY ("2030-12-10")),
  { "publish-award", DAY ("2030-12-11"), "The preliminary award of “Works” is published already" },
  { "set-contest", TERMS ("'remarks-end':'2030-12-09'"), "Last day of remarks: it cannot be before the preliminary award" },
  { "enter-work", WORK ("1", "2030-11-01", "'author':'Ddd Dan'"), "The preliminary award of “Works” is published: its works stay as they are" },
  { "set-objection", AGAINST ("1.1", "2031-02-11", "'text':'1. a3'"), "Remarks were taken until 10 February 2031. If it came in before, say when" },
  ACT ("set-objection", AGAINST ("1.1", "2031-02-10", "'ground':'predecessor','text':'Known since 1950'")),
  { "settle-award", DAY ("2031-02-10"), "Remarks are taken until 10 February 2031; the award becomes final after that" },
  { "settle-award", DAY ("2031-02-11"), "1 objection has no answer yet. Decide on it first" },
  { "close-tournament", "{'tournament':$Works}", "The award of “Works” is not final yet. Publish it, wait for remarks, and make it final first" },
  { "set-objection", ANSWER ("2", "'verdict':'rejected'"), "Decided: that cannot be before the objection came in" },
  ACT ("set-objection", "{'tournament':$Works,'work':'1.1','objection':2,'decided':'2031-02-10','record':{'verdict':'rejected','answer':'Another idea'}}"),
  ACT ("settle-award", DAY ("2031-02-11")),
  { "settle-award", DAY ("2031-02-12"), "The award of “Works” is final. Take that back first" },
  { "set-contest", TERMS ("'theme':'Free'"), "The award of “Works” is final. Take that back first" },
  { "set-objection", AGAINST ("1.1", "2031-02-01", "'text':'1. a3'"), "The award is final since 11 February 2031; what came in before is decided (VI.5.5.5)" },
  ACT ("close-tournament", "{'tournament':$Works}"),
  { NULL },
};

/* Rules that say nothing of remarks leave the day to the terms. */
static const ToldLine silence[] = {
  ACT ("edit-details", "{'details':{'ruleset':'ua-chess-2026'}}"),
  CONTEST,
  ACT ("set-contest", TERMS ("'closing':'2030-11-30'")),
  ACT ("set-contest-judge", TERMS ("'name':'Judge Jay'")),
  ACT ("enter-work", WORK ("1", "2030-11-01", "'author':'Judge Jay'")),
  ACT ("judge-work", MARK ("1.1", "1", "999.99")),
  { "publish-award", DAY ("2030-12-10"), "Last day of remarks: the rules do not say it. Say it with the award, or in the terms of the contest" },
  ACT ("set-contest", TERMS ("'remarks-end':'2030-12-09'")),
  { "publish-award", DAY ("2030-12-10"), "Last day of remarks: it is over already. Say another" },
  ACT ("set-contest", TERMS ("'remarks-end':'2030-12-10'")),
  ACT ("publish-award", DAY ("2030-12-10")),
  { NULL },
};

static const ToldStory stories[] = {
  { "terms", terms },
  { "works", works },
  { "award", award },
  { "silence", silence },
};

int
main (int    argc,
      char **argv)
{
  return told_run (argc, argv, "/told/contests", stories, G_N_ELEMENTS (stories));
}
