/* The pairing systems by name, and what kind of system each is. How they pair is a matter of the
 * pairing floor; what everybody asks about them stands here in one table.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhSystem:
 * @ZH_SYSTEM_ROUND_ROBIN: everybody against everybody, by Berger's tables
 * @ZH_SYSTEM_DUTCH: FIDE (Dutch), C.04.3
 * @ZH_SYSTEM_TEAM_SWISS: FIDE's Swiss for teams, C.04.6
 * @ZH_SYSTEM_SWISS_UA: the Swiss of the Ukrainian rules
 * @ZH_SYSTEM_SWISS_LOT: a Swiss whose pairs are drawn by lot
 * @ZH_SYSTEM_KNOCKOUT: who loses is out
 * @ZH_SYSTEM_DOUBLE_ELIMINATION: who loses twice is out
 * @ZH_SYSTEM_SCHEVENINGEN: everybody of one side against everybody of the other
 * @ZH_SYSTEM_SCHEVENINGEN_TEAM: the members of two teams so
 * @ZH_SYSTEM_MATCH: two players, several games
 * @ZH_SYSTEM_DUBOV: C.04.4.1; known from reports, not paired here
 * @ZH_SYSTEM_BURSTEIN: C.04.4.2; known from reports, not paired here
 * @ZH_SYSTEM_DOUBLE_SWISS: C.04.5; known from reports, not paired here
 */
typedef enum
{
  ZH_SYSTEM_ROUND_ROBIN,
  ZH_SYSTEM_DUTCH,
  ZH_SYSTEM_TEAM_SWISS,
  ZH_SYSTEM_SWISS_UA,
  ZH_SYSTEM_SWISS_LOT,
  ZH_SYSTEM_KNOCKOUT,
  ZH_SYSTEM_DOUBLE_ELIMINATION,
  ZH_SYSTEM_SCHEVENINGEN,
  ZH_SYSTEM_SCHEVENINGEN_TEAM,
  ZH_SYSTEM_MATCH,
  ZH_SYSTEM_DUBOV,
  ZH_SYSTEM_BURSTEIN,
  ZH_SYSTEM_DOUBLE_SWISS,
} ZhSystem;

/* The stable names for files and options, by #ZhSystem: "round-robin", "dutch" … */
extern const char *const zh_system_words[];

/**
 * zh_system_to_string / zh_system_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_system_to_string (ZhSystem system);
gboolean    zh_system_from_string (const char *text,
                                   ZhSystem   *system);

/**
 * ZhSystemTraits:
 * @is_paired: this program pairs it, so that a tournament may be of it
 * @is_predetermined: all pairings are known from the start, and forfeits count otherwise in
 *   tie-breaks
 * @is_all_play_all: the table has a cell for every two entries
 * @has_sides: the entries are two sides that play against each other
 * @has_bracket: a bracket makes its places
 * @has_free_rounds: the number of rounds is chosen freely
 * @is_swiss: a Swiss, so that rules for a number of players and for pairs that meet twice are
 *   about it
 * @draws_pairs: its pairs are drawn by lot
 * @goes_by_numbers: the start numbers order the players for good; who comes late has the last one
 * @has_fixed_boards: a table says which member meets whom, so there are no line-ups
 */
typedef struct
{
  gboolean is_paired;
  gboolean is_predetermined;
  gboolean is_all_play_all;
  gboolean has_sides;
  gboolean has_bracket;
  gboolean has_free_rounds;
  gboolean is_swiss;
  gboolean draws_pairs;
  gboolean goes_by_numbers;
  gboolean has_fixed_boards;
} ZhSystemTraits;

/**
 * zh_system_get_traits:
 *
 * Returns: (transfer none): what kind of system it is
 */
const ZhSystemTraits *zh_system_get_traits (ZhSystem system);

G_END_DECLS
