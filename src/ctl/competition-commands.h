/* What the commands on competition files share. FILE is always the first word. */
#pragma once

#include "canonical-json.h"
#include "desk.h"
#include "verb.h"

G_BEGIN_DECLS

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
 * zh_ctl_find_member:
 * @text: his place in the team, or a name that fits him only
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer none) (nullable): the member of the team meant
 */
const ZhMember *zh_ctl_find_member (const ZhTournament *tournament,
                                    const ZhEntry      *team,
                                    const char         *text,
                                    GError            **error);

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
