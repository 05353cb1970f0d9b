/* FIDE's own: fide. */
#include "config.h"

#include "fide-commands.h"

#include <glib/gi18n.h>

const ZhCtlVerb zh_ctl_fide_verbs[] = {
  { "fide", "FILE norms [--player N] [--round R]", ZH_CTL_READS, zh_ctl_fide_norms,
    .summary = N_ ("Title norms of FIDE: what each player has made, what is missing and what the next game must bring") },
  { NULL },
};
