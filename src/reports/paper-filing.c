#include "config.h"

#include "paper-filing.h"

#include "solving-event.h"

static const char *const never[] = {
  "assistant-request",
  "badges",
  "captain-delegation",
  "certificates",
  "contest-book",
  "contest-booklet",
  "contest-entries",
  "contest-letters",
  "contest-sheets",
  "crosstable",
  "diplomas",
  "distance-entry",
  "entry-final",
  "entry-named",
  "entry-preliminary",
  "envelopes",
  "lineup-slips",
  "name-cards",
  "pairing-explanation",
  "pairings-wall",
  "post-strips",
  "protest-form",
  "score-sheets",
  "seats",
  "seats-wall",
  "slips",
  "time-trouble",
  NULL,
};

static const char *const each_round[] = {
  "board-results",
  "bulletin",
  "display",
  "match-sheets",
  "match-summary",
  "pairings",
  "results",
  "resumptions",
  "scores",
  "sites",
  "solving-booklet",
  "solving-forms",
  "solving-key",
  "solving-results",
  "solving-standings",
  "solving-teams",
  "standings",
  NULL,
};

static const char *const public_before[] = {
  "acquaintance",
  "committee",
  "lots",
  "officials",
  "regulation",
  "schedule",
  "start-list",
  "technical-regulation",
  NULL,
};

ZhFiling
zh_report_get_filing (const ZhReport *self)
{
  if (g_strv_contains (never, self->id))
    return ZH_FILING_NEVER;
  return g_strv_contains (each_round, self->id) ? ZH_FILING_EACH_ROUND : ZH_FILING_ONCE;
}

gboolean
zh_report_is_personal (const ZhReport *self)
{
  return self->purpose == ZH_REPORT_BEFORE && !g_strv_contains (public_before, self->id);
}

int
zh_report_get_issue_round (const ZhReport     *self,
                           const ZhTournament *tournament,
                           int                 round)
{
  if (!self->takes_round || round != 0)
    return self->takes_round ? round : 0;
  if (tournament->play == ZH_PLAY_SOLVING)
    return MAX (zh_solving_get_last_round (tournament), 1);
  return zh_tournament_count_paired_rounds (tournament);
}
