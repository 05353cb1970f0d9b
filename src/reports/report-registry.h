/* All documents of the program in one table, which the Documents page and `zherebctl
 * report` read.
 */
#pragma once

#include "competition.h"
#include "crosstable.h"
#include "hand-act.h"
#include "report-document.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhReportRequest:
 * @competition: a snapshot
 * @tournament: one of its tournaments
 * @round: the round meant; 0 for the last one that is paired (lists of a round) or has a
 *   result (standings)
 * @start_number: the participant alone that a document which takes one is about; 0 for all
 * @ruleset: (nullable): the rules of the event, for its age groups
 * @hand_acts: (nullable) (element-type ZhHandAct): what was decided and changed by hand; %NULL where nobody asked the
 *   journal
 * @journal: (nullable) (element-type ZhHandAct): all acts, for a document that zh_report_shows_journal()
 * @dialect: of crosstables
 * @language: of the document
 * @time: now, in local time: printed in the heading, and the creation date of files
 */
typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  int                  round;
  int                  start_number;
  const ZhRuleset     *ruleset;
  const GPtrArray     *hand_acts;
  const GPtrArray     *journal;
  ZhCrosstableDialect  dialect;
  ZhLanguage          *language;
  GDateTime           *time;
} ZhReportRequest;

/**
 * ZhReportPurpose:
 * @ZH_REPORT_BEFORE: before the event
 * @ZH_REPORT_ROUND: for each round
 * @ZH_REPORT_DECISIONS: what was ruled and decided
 * @ZH_REPORT_AFTER: after the event
 */
typedef enum
{
  ZH_REPORT_BEFORE,
  ZH_REPORT_ROUND,
  ZH_REPORT_DECISIONS,
  ZH_REPORT_AFTER,
} ZhReportPurpose;

/**
 * ZhReport:
 * @id: stable: the NAME of `zherebctl report`
 * @title: untranslated, marked with NC_("document", …); zh_report_get_title()
 * @purpose: when it is wanted
 * @takes_round: whether it is about one round
 * @in_round_set: part of what is printed together for a round
 * @applies: (nullable): whether a tournament has such a document; %NULL for every one
 * @build: what zh_report_build() calls
 */
typedef struct
{
  const char     *id;
  const char     *title;
  ZhReportPurpose purpose;
  gboolean        takes_round;
  gboolean        in_round_set;
  gboolean (*applies) (const ZhTournament *tournament);
  ZhReportDocument *(*build) (const ZhReportRequest *request,
                              GError               **error);
} ZhReport;

/**
 * zh_report_get_all:
 * @n_reports: (out): how many
 *
 * Returns: (transfer none) (array length=n_reports): by purpose, in the order of use
 */
const ZhReport *zh_report_get_all (gsize *n_reports);

/**
 * zh_report_find:
 *
 * Returns: (nullable) (transfer none): the document with @id
 */
const ZhReport *zh_report_find (const char *id);

/**
 * zh_report_get_title:
 *
 * Returns: (transfer none): what the kind of document is called in @language
 */
const char *zh_report_get_title (const ZhReport   *self,
                                 const ZhLanguage *language);

/**
 * zh_report_applies_to:
 *
 * Returns: whether @tournament has such a document
 */
gboolean zh_report_applies_to (const ZhReport     *self,
                               const ZhTournament *tournament);

/**
 * zh_report_suits:
 *
 * Returns: whether an event of @tournament's kind can have such a document; one that only waits
 *   for prizes, norms, ratings or the like suits it already
 */
gboolean zh_report_suits (const ZhReport     *self,
                          const ZhTournament *tournament);

/**
 * zh_report_shows_journal:
 *
 * Returns: whether the document is the journal, which only then is read whole
 */
gboolean zh_report_shows_journal (const ZhReport *self);

/**
 * zh_report_build:
 * @request: what about, in which language
 * @error: %ZH_ERROR_REFUSED when the tournament has no such document or the round
 *   is not there yet, %ZH_ERROR_USAGE for an unknown tie-break code
 *
 * A pure function of @request.
 *
 * Returns: (transfer full) (nullable): the document
 */
ZhReportDocument *zh_report_build (const ZhReport        *self,
                                   const ZhReportRequest *request,
                                   GError               **error);

G_END_DECLS
