/* What both halves of the durability soak share: running and killing programs, and the
 * acknowledgements, which must be in the journal for ever after.
 */
#pragma once

#include <gio/gio.h>

#include "random.h"

G_BEGIN_DECLS

#define ZH_SOAK_N_PLAYERS 10

/* Files and figures of soak-acts.c. */
typedef struct _SoakActs SoakActs;

/**
 * Soak:
 * @ctl: program zherebctl
 * @window: (nullable): program zhereb
 * @old_file: a file as version 1 wrote it
 * @acknowledged: journal id → how its text begins, as it was told
 * @acts: imports, edits, seals and writers of files
 * @n_new: files found whole and new after a kill; @n_old: as they were before
 * @n_parts: what killed programs left beside them, before the next one took it away
 */
typedef struct
{
  const char *ctl;
  const char *window;
  char       *folder;
  char       *file;
  ZhRandom    random;
  GBytes     *old_file;
  GHashTable *acknowledged;
  SoakActs   *acts;
  int         n_killed;
  int         n_commands;
  int         n_windows;
  int         n_keys;
  int         n_window_acknowledged;
  int         n_acts;
  int         n_new;
  int         n_old;
  int         n_parts;
  int         n_exports;
  int         n_prints;
  int         n_prints_told;
} Soak;

/**
 * zh_soak_run:
 * @words: (array zero-terminated=1): arguments of zherebctl
 * @exit_code: (out): what it ended with
 *
 * Returns: (transfer full): what it told
 */
char *zh_soak_run (Soak              *soak,
                   const char *const *words,
                   int               *exit_code) G_GNUC_WARN_UNUSED_RESULT;

#define ZH_SOAK_RUN(soak, exit_code, ...) zh_soak_run (soak, (const char *const[]){ __VA_ARGS__, NULL }, exit_code)

/**
 * zh_soak_must:
 *
 * As zh_soak_run(); ends the soak when the program says no.
 */
void zh_soak_must (Soak              *soak,
                   const char *const *words);

#define ZH_SOAK_MUST(soak, ...) zh_soak_must (soak, (const char *const[]){ __VA_ARGS__, NULL })

/**
 * zh_soak_run_and_kill:
 * @max_delay_us: the kill comes before that
 * @is_done: (out) (optional): whether it ended by itself before, with success
 *
 * Returns: (transfer full): what it told before
 */
char *zh_soak_run_and_kill (Soak              *soak,
                            const char *const *words,
                            gint32             max_delay_us,
                            gboolean          *is_done) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_soak_put_old_file:
 *
 * Returns: (transfer full): path of a fresh copy of the file of version 1
 */
char *zh_soak_put_old_file (Soak *soak) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_soak_check_old_file:
 * @path: taken away afterwards, with what is beside it
 *
 * The file verifies and holds every entry it had, however its migration was interrupted.
 */
void zh_soak_check_old_file (Soak       *soak,
                             const char *path);

/**
 * zh_soak_check_file:
 * @first: journal id after which @told was told
 * @told: (nullable) (element-type utf8): how the texts of entries began, in the order told
 *
 * The file verifies; what was acknowledged before is there, and so is, in its order, what
 * was told since, which is acknowledged from now on.
 */
void zh_soak_check_file (Soak      *soak,
                         int        first,
                         GPtrArray *told);

/**
 * zh_soak_count_entries:
 *
 * Returns: the id of the last entry of the journal
 */
int zh_soak_count_entries (Soak *soak);

/**
 * zh_soak_acts_set_up:
 *
 * Makes the competition that zh_soak_acts_round() copies, and each act and file once
 * without a kill, to compare with (soak-acts.c).
 */
void zh_soak_acts_set_up (Soak *soak);
void zh_soak_acts_free (SoakActs *self);

/**
 * zh_soak_acts_round:
 *
 * Kills imports, hand edits, seals, pairings and whatever writes a file: each act is in the
 * journal as a whole or not at all, each file the old one or the new one; nothing that is
 * left beside them stays.
 */
void zh_soak_acts_round (Soak *soak);

/**
 * zh_soak_window_round:
 *
 * Opens the file, or an old one, in the window, presses real keys, reads over AT-SPI what
 * it says was done, and kills it at a random moment; or saves a document (soak-window.c).
 */
void zh_soak_window_round (Soak *soak);

G_END_DECLS
