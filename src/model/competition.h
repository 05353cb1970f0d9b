/* One file: its people, officials, regulation, and one or more tournaments. The snapshot
 * that everything on screen and paper is computed from.
 */
#pragma once

#include "addition.h"
#include "admission-rows.h"
#include "confirmation.h"
#include "incident-record.h"
#include "kept-game.h"
#include "letter-record.h"
#include "protest-record.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhOfficial:
 * @role: "chief-arbiter", "chief-secretary", "deputy-chief-arbiter", "deputy-secretary",
 *   "arbiter", "committee" …
 * @category: judge's category as written
 * @federation: federation, branch of it, or team that he comes from
 * @title: international title of an arbiter: "IA", "FA", "NA" …
 * @fide_id: digits, "" when unknown
 * @birth: date of birth, for the age of a member of the committee
 */
typedef struct
{
  gint64 id;
  char  *role;
  char  *name;
  char  *category;
  char  *federation;
  char  *title;
  char  *fide_id;
  char  *email;
  ZhDate birth;
} ZhOfficial;

/**
 * ZhCompetition:
 * @uuid: made with the file, never changes
 * @federation: of players of whom nobody says another, three letters or ""
 * @ruleset: id of the ruleset
 * @round_set: what is printed together for a round, as round-set.h reads it; "" for what is usual
 * @ruleset_digest: of the edition of the ruleset that the competition was made with (ruleset-edition.h), ""
 *   where it is not known
 * @overrides: (element-type utf8 utf8): keys of the ruleset that the regulation sets
 * @persons: (element-type ZhPerson): everybody, by id
 * @officials: (element-type ZhOfficial): by id
 * @additions: (element-type ZhAddition): the approval of the regulation and the additions to it, by id
 * @bans: (element-type ZhBan): who is disqualified, by id
 * @tournaments: (element-type ZhTournament): in the order they were made
 * @incidents: (element-type ZhIncidentRecord): the register of incidents, by id
 * @kept_games: (element-type ZhKeptGame): moves of games, by id
 * @adjournments: (element-type ZhAdjournment): by id
 * @confirmations: (element-type ZhConfirmation): results read a second time, by id
 * @letters: (element-type ZhLetterRecord): of games by correspondence, by id
 * @clock_changes: (element-type ZhClockChange): clocks set anew, by id
 * @protests: (element-type ZhProtest): the cases, by id
 * @assignments: (element-type ZhAssignment): who watches which boards, by id
 * @journal_length: entries of the journal this snapshot stands after
 * @journal_head: hash of the last of them, in hex, "" before the first
 */
typedef struct
{
  char       *uuid;
  char       *title;
  char       *place;
  char       *organiser;
  char       *organiser_id;
  char       *organiser_email;
  char       *event_code;
  char       *federation;
  ZhDate      start;
  ZhDate      end;
  char       *ruleset;
  char       *round_set;
  char       *ruleset_digest;
  GHashTable *overrides;
  GPtrArray  *persons;
  GPtrArray  *officials;
  GPtrArray  *additions;
  GPtrArray  *bans;
  GPtrArray  *tournaments;
  GPtrArray  *incidents;
  GPtrArray  *kept_games;
  GPtrArray  *adjournments;
  GPtrArray  *confirmations;
  GPtrArray  *letters;
  GPtrArray  *clock_changes;
  GPtrArray  *protests;
  GPtrArray  *assignments;
  gint64      journal_length;
  char       *journal_head;
} ZhCompetition;

/**
 * ZhCompetitionDetails:
 *
 * A competition of which only the fields of #zh_competition_details_type are read, as whoever writes the
 * details hands them over. Its texts may be %NULL, meaning "".
 */
typedef ZhCompetition ZhCompetitionDetails;

/* The details of a competition, all fields of its row, and those of an official. */
extern const ZhRecordType zh_competition_details_type;
extern const ZhRecordType zh_official_type;

/**
 * zh_competition_new:
 *
 * Returns: (transfer full): an empty competition, to be filled in before it is shared
 */
ZhCompetition *zh_competition_new (void);

/**
 * zh_competition_copy_details:
 *
 * Returns: (transfer full): a competition with the details of @self and nothing else, to be changed
 */
ZhCompetition *zh_competition_copy_details (const ZhCompetition *self) G_GNUC_WARN_UNUSED_RESULT;
ZhCompetition *zh_competition_ref (ZhCompetition *self);
void           zh_competition_unref (ZhCompetition *self);

/* An official with empty strings and the id 0; (transfer full). */
ZhOfficial *zh_official_new (void);
void        zh_official_free (ZhOfficial *self);

/**
 * zh_competition_find_tournament:
 *
 * Returns: (transfer none) (nullable): the tournament with @id, owned by the competition
 */
ZhTournament *zh_competition_find_tournament (const ZhCompetition *self,
                                              gint64               id);

/**
 * zh_competition_find_tournament_by_name:
 *
 * Returns: (transfer none) (nullable): the tournament called @name, owned by the competition
 */
ZhTournament *zh_competition_find_tournament_by_name (const ZhCompetition *self,
                                                      const char          *name);

/**
 * zh_competition_find_person:
 *
 * Returns: (transfer none) (nullable): the person with @id, owned by the competition
 */
ZhPerson *zh_competition_find_person (const ZhCompetition *self,
                                      gint64               id);

/**
 * zh_competition_find_official:
 * @role: such as "chief-arbiter"
 *
 * Returns: (transfer none) (nullable): the first official with that role, owned by the competition
 */
const ZhOfficial *zh_competition_find_official (const ZhCompetition *self,
                                                const char          *role);

/**
 * zh_competition_list_letters:
 * @game_id: of a game
 *
 * Returns: (transfer container) (element-type ZhLetterRecord): its letters in their order, owned by the competition
 */
GPtrArray *zh_competition_list_letters (const ZhCompetition *self,
                                        gint64               game_id);

/**
 * zh_competition_find_kept_game:
 *
 * Returns: (transfer none) (nullable): the moves kept of the game, owned by the competition
 */
const ZhKeptGame *zh_competition_find_kept_game (const ZhCompetition *self,
                                                 gint64               game_id);

/**
 * zh_competition_find_adjournment:
 *
 * Returns: (transfer none) (nullable): the last adjournment of the game, owned by the competition
 */
const ZhAdjournment *zh_competition_find_adjournment (const ZhCompetition *self,
                                                      gint64               game_id);

/**
 * zh_competition_find_official_by_id:
 *
 * Returns: (transfer none) (nullable): the official with @id, owned by the competition
 */
const ZhOfficial *zh_competition_find_official_by_id (const ZhCompetition *self,
                                                      gint64               id);

/**
 * zh_competition_find_incident:
 *
 * Returns: (transfer none) (nullable): the line of the register with @id, owned by the competition
 */
const ZhIncidentRecord *zh_competition_find_incident (const ZhCompetition *self,
                                                      gint64               id);

/**
 * zh_competition_find_protest:
 *
 * Returns: (transfer none) (nullable): the case with @id, owned by the competition
 */
const ZhProtest *zh_competition_find_protest (const ZhCompetition *self,
                                              gint64               id);

/**
 * zh_competition_find_protest_by_number:
 *
 * Returns: (transfer none) (nullable): the case with that number, owned by the competition
 */
const ZhProtest *zh_competition_find_protest_by_number (const ZhCompetition *self,
                                                        int                  number);

/**
 * zh_competition_find_annulment:
 *
 * Returns: (transfer none) (nullable): the case whose decision annulled the ruling @incident_id; %NULL while
 *   the ruling stands
 */
const ZhProtest *zh_competition_find_annulment (const ZhCompetition *self,
                                                gint64               incident_id);

/**
 * zh_competition_count_open_protests:
 * @tournament_id: 0 for all of them
 *
 * Returns: the cases that wait for a decision
 */
guint zh_competition_count_open_protests (const ZhCompetition *self,
                                          gint64               tournament_id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhCompetition, zh_competition_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhOfficial, zh_official_free)

G_END_DECLS
