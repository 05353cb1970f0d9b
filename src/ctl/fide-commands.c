/* FIDE's own: fide. */
#include "config.h"

#include "fide-commands.h"

#include <glib/gi18n.h>

const ZhCtlVerb zh_ctl_fide_verbs[] = {
  { "fide", "FILE norms [--player N] [--round R]", ZH_CTL_READS, zh_ctl_fide_norms,
    .summary = N_ ("Title norms of FIDE: what each player has made, what is missing and what the next game must bring") },
  { "fide", "FILE mode [--leave-fide-mode] [--because TEXT]", ZH_CTL_CHOOSES_AND_WRITES, zh_ctl_fide_mode,
    .strict = TRUE, .summary = N_ ("FIDE mode of a tournament, and how it is left") },
  { "fide", "FILE check", ZH_CTL_READS, zh_ctl_fide_check,
    .strict = TRUE, .summary = N_ ("What of FIDE’s checklist for programs can be seen in a tournament, question by question") },
  { "fide", "FILE report [--rounds FIRST-LAST] [--no-comments] [--ask] [-o OUT]", ZH_CTL_CHOOSES_AND_WRITES, zh_ctl_fide_report,
    .strict = TRUE, .summary = N_ ("The report for the rating officer, or with code 1 what it lacks; with --ask only whether it went out and what changed since") },
  { NULL },
};
