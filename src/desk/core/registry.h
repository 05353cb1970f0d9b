/* The registry of commands: for each, one row that says what kind of act it is, to which part of an
 * arbiter's work it belongs, which right it needs, and what it may change in the file. Every act
 * begins by finding its row, and verifying holds each entry of the journal against it.
 */
#pragma once

#include "desk-journal.h"
#include "reach.h"

G_BEGIN_DECLS

/**
 * ZhCommandKind:
 * @ZH_COMMAND_LANE: an act of whoever holds a part of the event: its tournament, its people or the
 *   event itself; two of them do not go together
 * @ZH_COMMAND_FACT: what was seen at a board: anybody may note it, with the value that stood there
 * @ZH_COMMAND_ADDITION: something new beside what stands; additions go together in any order
 * @ZH_COMMAND_RETURN: undo and redo, which are as their target
 */
typedef enum
{
  ZH_COMMAND_LANE,
  ZH_COMMAND_FACT,
  ZH_COMMAND_ADDITION,
  ZH_COMMAND_RETURN,
} ZhCommandKind;

/**
 * ZhRight:
 * @ZH_RIGHT_EVENT: the event, its regulation, its officials, its tournaments and their settings
 * @ZH_RIGHT_ENTRIES: players, teams, line-ups
 * @ZH_RIGHT_ROUNDS: pairing, publishing, closing
 * @ZH_RIGHT_RESULTS: results, presence, moves of games
 * @ZH_RIGHT_DECISIONS: incidents, clocks, protests
 * @ZH_RIGHT_DOCUMENTS: issuing documents
 * @ZH_RIGHT_OF_TARGET: that of the act which is taken back or done again
 *
 * What somebody must be allowed to do; zh_desk_check_right() says who is.
 */
typedef enum
{
  ZH_RIGHT_EVENT,
  ZH_RIGHT_ENTRIES,
  ZH_RIGHT_ROUNDS,
  ZH_RIGHT_RESULTS,
  ZH_RIGHT_DECISIONS,
  ZH_RIGHT_DOCUMENTS,
  ZH_RIGHT_OF_TARGET,
} ZhRight;

/**
 * ZhCommand:
 * @name: its id in the journal, one of commands.h
 * @kind: how it goes together with acts made elsewhere
 * @part: of the work, under which the journal lists it
 * @right: what it needs
 * @reach: what it may change; of undo and redo nothing of their own: they are their target's
 */
typedef struct
{
  const char   *name;
  ZhCommandKind kind;
  ZhJournalPart part;
  ZhRight       right;
  ZhReach       reach;
} ZhCommand;

/**
 * zh_command_find:
 * @name: id of a command
 *
 * Returns: (transfer none) (nullable): its row; %NULL for a command of a later version
 */
const ZhCommand *zh_command_find (const char *name);

/**
 * zh_command_is_for_good:
 *
 * Returns: whether acts of the command cannot be taken back: the file was made, FIDE mode was left
 */
gboolean zh_command_is_for_good (const char *name);

/**
 * zh_command_list:
 * @n_commands: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_commands): all rows
 */
const ZhCommand *zh_command_list (gsize *n_commands);

/**
 * zh_command_find_reach:
 * @entry: an act of the journal
 * @subject: (out): what its arguments say that it is about
 *
 * A #ZhFindReach for the acts of this program.
 *
 * Returns: (transfer none) (nullable): what the act of an entry may change; %NULL for a command of a
 *   later version
 */
const ZhReach *zh_command_find_reach (const ZhJournalEntry *entry,
                                      ZhReachSubject       *subject);

G_END_DECLS
