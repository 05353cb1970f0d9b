/* What verbs on competition files share: opening FILE, finding who and what is meant, telling what was done. */
#pragma once

#include "canonical-json.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_open_file:
 * @error: see desk.h
 *
 * Opens FILE as the official of --as, or the user's login name, and tells the desk what was agreed to. A file whose
 * journal does not hold is read with a warning on stderr; acts ask for themselves (desk-consent.h).
 */
gboolean zh_ctl_open_file (ZhCtlCall *call,
                           ZhDeskMode mode,
                           GError   **error);

/* Opens FILE, and finds the tournament meant; %ZH_ERROR_USAGE lists them where it is not clear. */
gboolean zh_ctl_open_tournament (ZhCtlCall *call,
                                 ZhDeskMode mode,
                                 GError   **error);

/* The official acting: --as, or the user's login name; owned by the call. */
const char *zh_ctl_get_actor (const ZhCtlCall *call);

/* The snapshot of FILE, owned by the desk. */
const ZhCompetition *zh_ctl_get_competition (const ZhCtlCall *call);

/**
 * zh_ctl_filter_tournament:
 *
 * Finds the tournament of --tournament, %NULL where it is left out.
 *
 * Returns: %FALSE with @error where there is none of that name
 */
gboolean zh_ctl_filter_tournament (ZhCtlCall *call,
                                   GError   **error);

/* Whether something of a tournament and a round is among what --tournament and --round ask for; all is where they are
 * left out. */
gboolean zh_ctl_is_meant (const ZhCtlCall *call,
                          gint64           tournament_id,
                          int              round);

/* The entry that the argument at @index names, owned by the snapshot; %NULL with @error. */
const ZhEntry *zh_ctl_word_entry (const ZhCtlCall *call,
                                  int              index,
                                  GError         **error);

/* The round of --round, or of @number where it is not 0, owned by the snapshot; %NULL with @error where it is not
 * paired. */
const ZhRound *zh_ctl_find_round (const ZhCtlCall *call,
                                  int              number,
                                  GError         **error);

/* The seed of --seed; where it is left out one is drawn. */
gboolean zh_ctl_read_seed (const ZhCtlCall *call,
                           guint64         *seed,
                           GError         **error);

/* The language of --lang, (transfer full); that of the screen where it is left out. */
ZhLanguage *zh_ctl_read_language (const ZhCtlCall *call,
                                  GError         **error);

/* The text of a file, (transfer full); "-" is standard input. */
char *zh_ctl_read_text (const char *path,
                        GError    **error);

/**
 * zh_ctl_split_pair:
 * @text: (nullable): "3-7", "5:3w"
 * @separator: between the two
 *
 * Returns: (transfer full) (array zero-terminated=1): both parts, "" for what is not there
 */
char **zh_ctl_split_pair (const char *text,
                          const char *separator);

/**
 * zh_ctl_print_row:
 * @columns: names and kinds by blanks: "number:d name:s | id:l"
 *
 * Prints a row of a list from the values that follow: its columns with tabs between, or with --json an object whose
 * members have the names. Kinds are d (int), l (gint64), s (text, %NULL for ""), t (text, a number in
 * the object where it is one), b (gboolean), r (#ZhRecordType and
 * record, whose fields are members unless it is %NULL), a (JsonArray) and o (JsonObject), which are taken over. What stands behind
 * the stroke, and r, a and o, is in the object alone; a column without a name stands on the line alone.
 */
void zh_ctl_print_row (const ZhCtlCall *call,
                       const char      *columns,
                       ...);

/* Adds such members to an object. */
void zh_ctl_describe (JsonObject *object,
                      const char *columns,
                      ...);

/* Prints an object as one line of JSON. */
void zh_ctl_print_object (JsonObject *object);

/* Prints each line, up to %NULL. */
void zh_ctl_print_lines (char *const *lines);

/* Tells what was done; the file stays open. */
void zh_ctl_tell_change (const ZhCtlCall *call,
                         const ZhChange  *change);

/**
 * zh_ctl_end:
 * @change: (transfer full) (nullable): of a command, with @error set when %NULL
 *
 * Tells what was done, as a sentence or as JSON with the keys "entry" (of the journal, 0 when nothing changed),
 * "command" and "text", and closes the file.
 *
 * Returns: the exit
 */
ZhCtlExit zh_ctl_end (ZhCtlCall *call,
                      ZhChange  *change,
                      GError   **error);

G_END_DECLS
