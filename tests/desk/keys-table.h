/* Keys of the rules with two values and two outcomes: the regulation of an event says the one and then
 * the other, and what is asked comes out otherwise.
 */
#pragma once

#include "desk-fixture.h"
#include "ruleset.h"

G_BEGIN_DECLS

/* @rules: of the event, with the value that is tried. Returns: (transfer full): the outcome. */
typedef char *(*KeyProbe) (Fixture         *fixture,
                           const ZhRuleset *rules,
                           const char      *argument);

typedef struct
{
  const char *ruleset;
  const char *key;
  const char *values[2];
  KeyProbe    probe;
  const char *argument;
} KeyCase;

/* For main: a test for each ruleset that tries its keys in one file, each undone before the next; a failure
 * names its key. */
int keys_table_run (int            argc,
                    char         **argv,
                    const char    *path,
                    const KeyCase *cases,
                    gsize          n_cases);

G_END_DECLS
