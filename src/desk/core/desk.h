/* The desk: one open competition file, and what an arbiter does with it. Every change is a
 * command (desk-competition.h, desk-entries.h, desk-rounds.h, desk-undo.h), and every
 * command happens whole or not at all: it asks zh_desk_may(), checks its input, writes rows
 * and one journal entry in one transaction, and gives the next snapshot.
 *
 * Used from one thread; a longer computation takes a reference to the snapshot, which is
 * immutable, and may run anywhere.
 *
 * Errors of the commands: %ZH_ERROR_REFUSED when a rule or the state of the event says no,
 * %ZH_ERROR_INPUT when a value cannot be understood, %ZH_ERROR_FILE when the file cannot be
 * written (read-only, disk full). After any of them the competition is unchanged.
 */
#pragma once

#include "change.h"
#include "competition.h"
#include "holder.h"
#include "language.h"

G_BEGIN_DECLS

typedef struct _ZhDesk ZhDesk;

/**
 * ZhDeskMode:
 * @ZH_DESK_WRITE: hold the file: others can only read it meanwhile
 * @ZH_DESK_READ: look only, and follow what the holder writes with zh_desk_refresh()
 */
typedef enum
{
  ZH_DESK_WRITE,
  ZH_DESK_READ,
} ZhDeskMode;

/**
 * ZhDeskClock:
 *
 * Returns: the present, in microseconds since 1970 UTC
 */
typedef gint64 (*ZhDeskClock) (gpointer user_data);

/**
 * ZhDeskRandom:
 *
 * Returns: 32 bits that nobody knows beforehand
 */
typedef guint32 (*ZhDeskRandom) (gpointer user_data);

/**
 * ZhDeskSources:
 * @clock: (nullable): tells the time; %NULL for the system's clock
 * @random: (nullable): whatever is drawn comes from it; %NULL for the system's chance
 * @language: (nullable): of words that acts keep; %NULL for that of the screen
 *
 * Where a desk has from what is not in its commands. With the same sources, actor and commands two
 * new files have the same rows and journals to the byte.
 */
typedef struct
{
  ZhDeskClock  clock;
  gpointer     clock_data;
  ZhDeskRandom random;
  gpointer     random_data;
  ZhLanguage  *language;
} ZhDeskSources;

/**
 * zh_desk_create:
 * @path: where the file will be; must not exist
 * @details: the competition; its title is not empty, its last day not before the first
 * @actor: name of the official acting, "" for nobody in particular
 * @error: %ZH_ERROR_FILE when @path exists or cannot be written; %ZH_ERROR_INPUT for
 *   impossible details
 *
 * Makes a competition file and opens it for writing. The file appears whole or not at all. Where no last day
 * is said the first is the last one, too.
 *
 * Returns: (transfer full)
 */
ZhDesk *zh_desk_create (const char                 *path,
                        const ZhCompetitionDetails *details,
                        const char                 *actor,
                        GError                    **error);

/**
 * zh_desk_create_from:
 * @sources: (nullable): also for the first act, and from then on
 *
 * As zh_desk_create().
 *
 * Returns: (transfer full)
 */
ZhDesk *zh_desk_create_from (const char                 *path,
                             const ZhCompetitionDetails *details,
                             const char                 *actor,
                             const ZhDeskSources        *sources,
                             GError                    **error);

/**
 * zh_desk_create_by_name:
 * @json_in: the arguments of the command “create”, a JSON object
 * @error: %ZH_ERROR_INPUT for arguments that do not fit it; otherwise as zh_desk_create()
 *
 * The one command that needs no file: as zh_desk_create().
 *
 * Returns: (transfer full)
 */
ZhDesk *zh_desk_create_by_name (const char *path,
                                const char *json_in,
                                const char *actor,
                                GError    **error);

/**
 * zh_desk_get_user:
 *
 * Returns: (transfer none): who acts where nobody else is named: the name of the user of this computer, in
 *   the window and in the terminal the same, so that either undoes what was done in the other
 */
const char *zh_desk_get_user (void);

/**
 * zh_desk_open:
 * @path: a competition file
 * @mode: write or read
 * @actor: name of the official acting
 * @error: %ZH_ERROR_LOCKED when another program holds the file, naming it;
 *   %ZH_ERROR_CORRUPT for a file that is not ours, cut off or damaged; %ZH_ERROR_NEWER for
 *   one of a newer version; %ZH_ERROR_FILE when it is missing, a directory, or its place
 *   cannot be written
 *
 * Returns: (transfer full)
 */
ZhDesk *zh_desk_open (const char *path,
                      ZhDeskMode  mode,
                      const char *actor,
                      GError    **error);

ZhDesk *zh_desk_ref (ZhDesk *self);
void    zh_desk_unref (ZhDesk *self);

/**
 * zh_desk_close:
 *
 * Gives up the lock. The snapshot stays readable; every command is refused from here on. Dropping
 * the last reference closes too.
 *
 * Returns: %FALSE with @error (%ZH_ERROR_FILE) when the file is no longer where it was opened; it is
 *   closed all the same
 */
gboolean zh_desk_close (ZhDesk  *self,
                        GError **error);

/* Whether it was opened to read; the path of its file, (transfer none). */
gboolean    zh_desk_is_read_only (const ZhDesk *self);
const char *zh_desk_get_path (const ZhDesk *self);

/**
 * zh_desk_get_holder:
 *
 * Returns: (transfer full) (nullable): the program that holds the file for writing, as far
 *   as known; %NULL when nobody does, or it is this desk
 */
ZhHolder *zh_desk_get_holder (const ZhDesk *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_set_clock:
 * @clock: (nullable): what tells the time; %NULL for the system's clock
 *
 * An act asks once, when it begins: its journal entry and all its rows have that time.
 */
void zh_desk_set_clock (ZhDesk     *self,
                        ZhDeskClock clock,
                        gpointer    user_data);

/**
 * zh_desk_set_random:
 * @random: (nullable): where everything comes from that is drawn; %NULL for the system's chance
 */
void zh_desk_set_random (ZhDesk      *self,
                         ZhDeskRandom random,
                         gpointer     user_data);

/**
 * zh_desk_set_language:
 * @language: (nullable): of the words that acts keep in the file; %NULL for that of the screen
 */
void zh_desk_set_language (ZhDesk     *self,
                           ZhLanguage *language);

/* The present by the desk's clock, in microseconds or in whole seconds since 1970 UTC. For who looks
 * on: an act has its own time. */
gint64 zh_desk_get_time_us (const ZhDesk *self);
gint64 zh_desk_get_now (const ZhDesk *self);

/**
 * zh_desk_draw_seed:
 *
 * Returns: a seed for a drawing of lots, 1 … 999999999: short enough to be read out in the
 *   hall before the draw. Drawn anew each time; the act that uses it keeps it
 */
guint64 zh_desk_draw_seed (ZhDesk *self);

/**
 * zh_desk_get_snapshot:
 *
 * Returns: (transfer none): the competition as it stands; immutable, replaced after each
 *   command
 */
ZhCompetition *zh_desk_get_snapshot (const ZhDesk *self);

/**
 * zh_desk_refresh:
 * @error: as zh_desk_open()
 *
 * Of a read-only desk: takes in what the holder has written since. Watches are called when
 * there was anything. A writing desk has nothing to do.
 *
 * Returns: %FALSE with @error when the file can no longer be read
 */
gboolean zh_desk_refresh (ZhDesk  *self,
                          GError **error);

/**
 * ZhDeskChangedFunc:
 *
 * Called after each command, undo, redo and refresh, when the new snapshot stands.
 */
typedef void (*ZhDeskChangedFunc) (ZhDesk         *desk,
                                   const ZhChange *change,
                                   gpointer        user_data);

/**
 * zh_desk_add_watch:
 * @func: called after each change, in the order of adding
 *
 * Returns: an id for zh_desk_remove_watch()
 */
guint zh_desk_add_watch (ZhDesk           *self,
                         ZhDeskChangedFunc func,
                         gpointer          user_data);
void  zh_desk_remove_watch (ZhDesk *self,
                            guint   id);

/**
 * zh_desk_may:
 * @command: id of a command, such as "set-result"
 * @subject: id of what it is done to, 0 for the competition
 * @error: %ZH_ERROR_REFUSED
 *
 * Whether the actor may do this now. The first step of every command, and what the window
 * asks to enable its actions: no on a read-only or closed desk, and without the right that the
 * registry says of the command (rights.h).
 */
gboolean zh_desk_may (ZhDesk     *self,
                      const char *command,
                      gint64      subject,
                      GError    **error);

/**
 * zh_desk_check_snapshot:
 * @error: %ZH_ERROR_CORRUPT, naming the first line that differs
 *
 * Compares the snapshot with a full load of the file. Debug builds do it after each command.
 *
 * Returns: whether they are the same
 */
gboolean zh_desk_check_snapshot (ZhDesk  *self,
                                 GError **error);

/**
 * zh_desk_check_journal:
 * @error: %ZH_ERROR_FILE, naming the first fault
 *
 * Whether the journal holds, and what the file says of it is true: everything that zh_desk_verify_file()
 * finds without repeating the acts.
 *
 * Returns: %FALSE with @error; %TRUE of a closed desk
 */
gboolean zh_desk_check_journal (ZhDesk  *self,
                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDesk, zh_desk_unref)

G_END_DECLS
