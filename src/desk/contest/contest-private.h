/* What the acts on contests share. Private to this folder. */
#pragma once

#include "desk-contest.h"
#include "desk-private.h"

G_BEGIN_DECLS

/* The tournament of an act, (nullable) (transfer none): a contest whose award is not final, and open. */
const ZhTournament *zh_contest_get_tournament (ZhAct   *act,
                                               GError **error);

/* As zh_contest_get_tournament(), also with a final award. */
const ZhTournament *zh_contest_get_any_tournament (ZhAct   *act,
                                                   GError **error);

/* The terms, refusing where nobody said them; (nullable) (transfer none). */
const ZhContestRecord *zh_contest_require_terms (const ZhTournament *tournament,
                                                 GError            **error);

/* A work by its code, (nullable) (transfer none). */
const ZhWorkRecord *zh_contest_require_work (const ZhTournament *tournament,
                                             const char         *code,
                                             GError            **error);

/* A judge by number, (nullable) (transfer none). */
const ZhContestJudge *zh_contest_require_judge (const ZhTournament *tournament,
                                                int                 number,
                                                GError            **error);

/* The rules of the event, (transfer full) (nullable). */
ZhRuleset *zh_contest_load_rules (const ZhAct *act);

/* A day that was given, else the one on which the act is done; noted as argument "day" where @key is not %NULL. */
ZhDate zh_contest_take_day (ZhAct      *act,
                            const char *key,
                            ZhDate      day);

/* A day as people write it, (transfer full). */
char *zh_contest_format_day (ZhDate day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
