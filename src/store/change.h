/* What a command changed: the ids touched, so that a list on screen can update the touched
 * rows in place and a snapshot can share everything else.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ZhChangeKinds:
 * @ZH_CHANGE_DETAILS: title, place, dates, organiser, ruleset, overridden keys
 * @ZH_CHANGE_OFFICIALS: the officials and their boards
 * @ZH_CHANGE_TOURNAMENTS: a tournament was added, removed, or its settings changed
 * @ZH_CHANGE_ENTRIES: entries, their persons, absences or team members
 * @ZH_CHANGE_ROUNDS: a round was paired, taken back, or changed its state
 * @ZH_CHANGE_PAIRINGS: who plays whom, or with which colour
 * @ZH_CHANGE_RESULTS: results of games
 * @ZH_CHANGE_INCIDENTS: the register of incidents
 * @ZH_CHANGE_GAMES: moves kept of games, adjournments
 * @ZH_CHANGE_PROTESTS: the cases
 * @ZH_CHANGE_ARRIVALS: who has not come to a board; no result
 */
typedef enum
{
  ZH_CHANGE_DETAILS = 1 << 0,
  ZH_CHANGE_OFFICIALS = 1 << 1,
  ZH_CHANGE_TOURNAMENTS = 1 << 2,
  ZH_CHANGE_ENTRIES = 1 << 3,
  ZH_CHANGE_ROUNDS = 1 << 4,
  ZH_CHANGE_PAIRINGS = 1 << 5,
  ZH_CHANGE_RESULTS = 1 << 6,
  ZH_CHANGE_INCIDENTS = 1 << 7,
  ZH_CHANGE_GAMES = 1 << 8,
  ZH_CHANGE_PROTESTS = 1 << 9,
  ZH_CHANGE_ARRIVALS = 1 << 10,
} ZhChangeKinds;

/**
 * ZhChange:
 * @journal_id: the journal entry that did it; the last one where several came at once
 *   (zh_desk_refresh())
 * @command: id of the command, such as "set-result"; "undo" and "redo" for those
 * @undone: of undo and redo: id of the command that was taken back or done again, else ""
 * @kinds: #ZhChangeKinds
 * @persons: (element-type gint64): ids of the persons touched
 * @tournaments: (element-type gint64): ids of the tournaments in which anything changed
 * @entries: (element-type gint64): ids of the entries touched, removed ones among them
 * @rounds: (element-type gint64): ids of the rounds in which anything changed
 * @pairings: (element-type gint64): ids of the pairings touched, or with a game touched
 *
 * All arrays are sorted and without repetition. Immutable, reference counted.
 */
typedef struct
{
  gint64  journal_id;
  char   *command;
  char   *undone;
  guint   kinds;
  GArray *persons;
  GArray *tournaments;
  GArray *entries;
  GArray *rounds;
  GArray *pairings;
} ZhChange;

ZhChange *zh_change_ref (ZhChange *self);
void      zh_change_unref (ZhChange *self);

/**
 * zh_change_contains:
 * @ids: (element-type gint64): one of the arrays of a change
 * @id: what to look for
 *
 * Returns: whether @id is in it. O(log n)
 */
gboolean zh_change_contains (const GArray *ids,
                             gint64        id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhChange, zh_change_unref)

G_END_DECLS
