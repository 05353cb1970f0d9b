/* What the desk tells of a competition while it goes on: acts, and between them the next step, notes of the rules, checks and
 * papers, word for word.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ToldLine:
 * @what: a command, "undo" or "redo"; or "step", the sentence and the button of the next step; "notes", what the rules
 *   ask; "fide", the checks of FIDE; "paper", a document; "mails", what becomes of messages with moves; "titles", the norm
 *   that each player is shown and what is asked of the event; "due", what falls due in games by correspondence
 * @arguments: of a command as in act_json_write(), of undo and redo nothing; of others the name of the tournament; of a
 *   paper its id, the name of the tournament and, where one is meant, the round; of mails the tournament and the messages
 *   with '~' before each; of what is due the tournament and the day
 * @answer: (nullable): of a command why it is refused, %NULL where it is done; of a step all that is said; of others
 *   pieces with '|' between, each of which is there, or, behind '!', is not
 */
typedef struct
{
  const char *what;
  const char *arguments;
  const char *answer;
} ToldLine;

/**
 * ToldStory:
 * @lines: (array zero-terminated=1): of one new competition
 */
typedef struct
{
  const char     *name;
  const ToldLine *lines;
} ToldStory;

/* For main: a test for each of @stories. */
int told_run (int              argc,
              char           **argv,
              const char      *path,
              const ToldStory *stories,
              gsize            n_stories);

G_END_DECLS
