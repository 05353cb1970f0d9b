/* What the commands on competition files share. FILE is always the first word. */
#pragma once

#include "canonical-json.h"
#include "ctl.h"
#include "desk.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * ZhCtlTarget:
 * @path: FILE
 * @tournament: --tournament, %NULL when left out
 * @actor: --as, %NULL when left out
 * @json: --json
 * @words: (array zero-terminated=1): the words after FILE
 *
 * The options that every command on a file takes.
 */
typedef struct
{
  char    *path;
  char    *tournament;
  char    *actor;
  gboolean json;
  char   **words;
} ZhCtlTarget;

/* Gives back what the target holds. */
void zh_ctl_target_clear (ZhCtlTarget *target);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhCtlTarget, zh_ctl_target_clear)

/**
 * zh_ctl_target_parse:
 * @options: (nullable): further options, ended by { NULL }
 * @n_minimum: least number of words after FILE
 * @n_maximum: greatest number of them, or -1
 * @error: %ZH_ERROR_USAGE
 *
 * Returns: whether the call makes sense
 */
gboolean zh_ctl_target_parse (ZhCtlTarget        *target,
                              const GOptionEntry *options,
                              int                 n_arguments,
                              char              **arguments,
                              int                 n_minimum,
                              int                 n_maximum,
                              GError            **error);

/**
 * zh_ctl_open:
 * @error: see desk.h
 *
 * Opens a file. One whose journal does not hold is not opened for writing; read it is, with a
 * warning on stderr.
 *
 * Returns: (transfer full)
 */
ZhDesk *zh_ctl_open (const char *path,
                     ZhDeskMode  mode,
                     const char *actor,
                     GError    **error);

/**
 * zh_ctl_target_warn_of_edition:
 *
 * Says on stderr where this program has another edition of the rules than the file was made with.
 */
void zh_ctl_target_warn_of_edition (const ZhCtlTarget *target);

/* Opens FILE, (transfer full); the actor is --as, or the user's login name. */
ZhDesk *zh_ctl_target_open (const ZhCtlTarget *target,
                            ZhDeskMode         mode,
                            GError           **error);

/**
 * zh_ctl_target_choose:
 * @error: %ZH_ERROR_USAGE, listing the tournaments when there are several
 *
 * Returns: (transfer none) (nullable): the tournament meant
 */
const ZhTournament *zh_ctl_target_choose (const ZhCtlTarget *target,
                                          ZhDesk            *desk,
                                          GError           **error);

/**
 * zh_ctl_find_entry:
 * @text: start number, "#" and id, or a name that fits one entry only
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer none) (nullable): the entry meant
 */
const ZhEntry *zh_ctl_find_entry (const ZhTournament *tournament,
                                  const char         *text,
                                  GError            **error);

/**
 * zh_ctl_print_change:
 * @change: of a command just done; the file stays open
 *
 * Tells what was done, as zh_ctl_finish() does.
 */
void zh_ctl_print_change (const ZhCtlTarget *target,
                          ZhDesk            *desk,
                          const ZhChange    *change);

/**
 * zh_ctl_finish:
 * @desk: (transfer none): closed
 * @change: (transfer full) (nullable): of a command, with @error set when %NULL
 *
 * Tells what was done, as a sentence or as JSON with the keys "entry" (of the journal, 0 when
 * nothing changed), "command" and "text", and closes the file.
 *
 * Returns: the exit
 */
ZhCtlExit zh_ctl_finish (const ZhCtlTarget *target,
                         ZhDesk            *desk,
                         ZhChange          *change,
                         GError           **error);

/* Prints an object or an array of objects as one line of JSON. */
void zh_ctl_print_json (JsonObject *object);

/* Whether @text is a whole number of the range; %ZH_ERROR_USAGE naming @what otherwise. */
gboolean zh_ctl_parse_number (const char *what,
                              const char *text,
                              int         minimum,
                              int         maximum,
                              int        *number,
                              GError    **error);

/* A date option: %NULL is no date. %ZH_ERROR_USAGE naming @what. */
gboolean zh_ctl_parse_date (const char *what,
                            const char *text,
                            ZhDate     *date,
                            GError    **error);

/**
 * zh_ctl_tell_playing_officials:
 * @entries: (nullable) (element-type ZhEntry): those about to be entered; %NULL for all
 *
 * On stderr: officials of the event who are entered as players.
 */
void zh_ctl_tell_playing_officials (const ZhCompetition *competition,
                                    const GPtrArray     *entries);

/**
 * zh_ctl_print_panel / zh_ctl_describe_panel:
 * @tournament: (nullable): one tournament; %NULL counts all of them
 *
 * What the rules ask of the officials and of the appeals committee, and whether it is so: a
 * line each with "+", "-" or "?" (only recommended) before it; or objects with the keys "kept",
 * "recommended" and "text". Nothing where the ruleset is not at hand.
 *
 * Returns: (transfer full): those objects
 */
void       zh_ctl_print_panel (const ZhCompetition *competition,
                               const ZhTournament  *tournament);
JsonArray *zh_ctl_describe_panel (const ZhCompetition *competition,
                                  const ZhTournament  *tournament);

/* Says with --json of a competition just made where it is and what its uuid is, and closes it. */
ZhCtlExit zh_ctl_end_new_file (ZhCtlCall *call,
                               GError   **error);

/**
 * zh_ctl_dup_start:
 * @text: "now", "+5" minutes, "10:30" today, or a whole date and time
 *
 * Returns: (transfer full): as zh_desk_set_round_start() takes it; what it cannot read as it is
 */
char *zh_ctl_dup_start (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ctl_parse_clocks:
 * @option: name of the option, for the message
 * @text: White's reading, a dash, Black's: "1:05:00-0:55:30"; "?" where it is not known
 * @clocks: (out): seconds, -1 where not known
 * @error: %ZH_ERROR_USAGE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_ctl_parse_clocks (const char *option,
                              const char *text,
                              int         clocks[2],
                              GError    **error);

G_END_DECLS
