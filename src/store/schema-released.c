#include "config.h"

#include "schema-released.h"

/* Version 1. A text of a released version is never edited: what comes later is a further
 * migration. data/FILE-FORMAT.md describes the columns. */
static const char version_1[] =
    /* Local to this file: where it is written, and what the journal amounts to. */
    "CREATE TABLE file_state ("
    " id INTEGER PRIMARY KEY,"
    " replica INTEGER NOT NULL,"
    " place TEXT NOT NULL,"
    " next_id INTEGER NOT NULL,"
    " sequence INTEGER NOT NULL,"
    " journal_length INTEGER NOT NULL,"
    " journal_head TEXT NOT NULL) STRICT;"
    "CREATE TABLE journal ("
    " id INTEGER PRIMARY KEY,"
    " replica INTEGER NOT NULL,"
    " sequence INTEGER NOT NULL,"
    " time INTEGER NOT NULL,"
    " actor TEXT NOT NULL,"
    " tournament_id INTEGER NOT NULL,"
    " kind INTEGER NOT NULL,"
    " target INTEGER NOT NULL,"
    " command TEXT NOT NULL,"
    " schema INTEGER NOT NULL,"
    " args TEXT NOT NULL,"
    " articles TEXT NOT NULL,"
    " reason TEXT NOT NULL,"
    " hash TEXT NOT NULL,"
    " changeset BLOB NOT NULL) STRICT;"
    /* Recorded. */
    "CREATE TABLE competition ("
    " id INTEGER PRIMARY KEY,"
    " uuid TEXT NOT NULL,"
    " title TEXT NOT NULL,"
    " place TEXT NOT NULL,"
    " organiser TEXT NOT NULL,"
    " start_date TEXT NOT NULL,"
    " end_date TEXT NOT NULL,"
    " ruleset TEXT NOT NULL) STRICT;"
    "CREATE TABLE override ("
    " id INTEGER PRIMARY KEY,"
    " key TEXT NOT NULL,"
    " value TEXT NOT NULL) STRICT;"
    "CREATE TABLE official ("
    " id INTEGER PRIMARY KEY,"
    " role TEXT NOT NULL,"
    " name TEXT NOT NULL,"
    " category TEXT NOT NULL,"
    " federation TEXT NOT NULL) STRICT;"
    "CREATE TABLE person ("
    " id INTEGER PRIMARY KEY,"
    " surname TEXT NOT NULL,"
    " given TEXT NOT NULL,"
    " patronymic TEXT NOT NULL,"
    " name_latin TEXT NOT NULL,"
    " sex INTEGER NOT NULL,"
    " birth TEXT NOT NULL,"
    " title TEXT NOT NULL,"
    " category TEXT NOT NULL,"
    " rating INTEGER NOT NULL,"
    " national_rating INTEGER NOT NULL,"
    " federation TEXT NOT NULL,"
    " region TEXT NOT NULL,"
    " club TEXT NOT NULL,"
    " school TEXT NOT NULL,"
    " coach TEXT NOT NULL,"
    " fide_id TEXT NOT NULL,"
    " national_id TEXT NOT NULL,"
    " disability_class TEXT NOT NULL,"
    " assistant TEXT NOT NULL,"
    " notes TEXT NOT NULL) STRICT;"
    "CREATE TABLE tournament ("
    " id INTEGER PRIMARY KEY,"
    " position INTEGER NOT NULL,"
    " name TEXT NOT NULL,"
    " sport TEXT NOT NULL,"
    " discipline TEXT NOT NULL,"
    " time_control TEXT NOT NULL,"
    " system TEXT NOT NULL,"
    " n_rounds INTEGER NOT NULL,"
    " cycles INTEGER NOT NULL,"
    " games_per_pairing INTEGER NOT NULL,"
    " boards INTEGER NOT NULL,"
    " scoring TEXT NOT NULL,"
    " seed INTEGER NOT NULL,"
    " initial_colour INTEGER NOT NULL,"
    " rated_first_round INTEGER NOT NULL,"
    " tiebreaks TEXT NOT NULL,"
    " tiebreak_edition TEXT NOT NULL,"
    " rounds_drawn INTEGER NOT NULL,"
    " withdrawal TEXT NOT NULL,"
    " source_id INTEGER REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " closed INTEGER NOT NULL) STRICT;"
    "CREATE TABLE tournament_option ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " key TEXT NOT NULL,"
    " value TEXT NOT NULL) STRICT;"
    "CREATE TABLE entry ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " person_id INTEGER REFERENCES person (id) DEFERRABLE INITIALLY DEFERRED,"
    " team_name TEXT NOT NULL,"
    " start_number INTEGER NOT NULL,"
    " rating INTEGER NOT NULL,"
    " status INTEGER NOT NULL,"
    " first_round INTEGER NOT NULL,"
    " last_round INTEGER NOT NULL,"
    " fixed_board INTEGER NOT NULL,"
    " carried_points INTEGER NOT NULL) STRICT;"
    "CREATE TABLE absence ("
    " id INTEGER PRIMARY KEY,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " round INTEGER NOT NULL,"
    " kind INTEGER NOT NULL) STRICT;"
    "CREATE TABLE member ("
    " id INTEGER PRIMARY KEY,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " person_id INTEGER NOT NULL REFERENCES person (id) DEFERRABLE INITIALLY DEFERRED,"
    " board INTEGER NOT NULL,"
    " reserve INTEGER NOT NULL,"
    " number INTEGER NOT NULL,"
    " rating INTEGER NOT NULL) STRICT;"
    "CREATE TABLE forbidden ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " first_round INTEGER NOT NULL,"
    " last_round INTEGER NOT NULL) STRICT;"
    "CREATE TABLE forbidden_entry ("
    " id INTEGER PRIMARY KEY,"
    " forbidden_id INTEGER NOT NULL REFERENCES forbidden (id) DEFERRABLE INITIALLY DEFERRED,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED) STRICT;"
    "CREATE TABLE virtual_points ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " round INTEGER NOT NULL,"
    " points INTEGER NOT NULL) STRICT;"
    "CREATE TABLE round ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " number INTEGER NOT NULL,"
    " table_round INTEGER NOT NULL,"
    " state INTEGER NOT NULL,"
    " start TEXT NOT NULL,"
    " proposal TEXT NOT NULL) STRICT;"
    "CREATE TABLE pairing ("
    " id INTEGER PRIMARY KEY,"
    " round_id INTEGER NOT NULL REFERENCES round (id) DEFERRABLE INITIALLY DEFERRED,"
    " number INTEGER NOT NULL,"
    " kind INTEGER NOT NULL,"
    " entry1_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " entry2_id INTEGER REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " edited INTEGER NOT NULL) STRICT;"
    "CREATE TABLE game ("
    " id INTEGER PRIMARY KEY,"
    " pairing_id INTEGER NOT NULL REFERENCES pairing (id) DEFERRABLE INITIALLY DEFERRED,"
    " board INTEGER NOT NULL,"
    " leg INTEGER NOT NULL,"
    " swapped INTEGER NOT NULL,"
    " member1_id INTEGER REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED,"
    " member2_id INTEGER REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED,"
    " white INTEGER NOT NULL,"
    " black INTEGER NOT NULL,"
    " played INTEGER NOT NULL,"
    " rated INTEGER NOT NULL) STRICT;"
    "CREATE INDEX tournament_source ON tournament (source_id);"
    "CREATE INDEX tournament_option_tournament ON tournament_option (tournament_id);"
    "CREATE INDEX entry_tournament ON entry (tournament_id);"
    "CREATE INDEX entry_person ON entry (person_id);"
    "CREATE INDEX absence_entry ON absence (entry_id);"
    "CREATE INDEX member_entry ON member (entry_id);"
    "CREATE INDEX member_person ON member (person_id);"
    "CREATE INDEX forbidden_tournament ON forbidden (tournament_id);"
    "CREATE INDEX forbidden_entry_forbidden ON forbidden_entry (forbidden_id);"
    "CREATE INDEX forbidden_entry_entry ON forbidden_entry (entry_id);"
    "CREATE INDEX virtual_points_tournament ON virtual_points (tournament_id);"
    "CREATE INDEX virtual_points_entry ON virtual_points (entry_id);"
    "CREATE INDEX round_tournament ON round (tournament_id);"
    "CREATE INDEX pairing_round ON pairing (round_id);"
    "CREATE INDEX pairing_entry1 ON pairing (entry1_id);"
    "CREATE INDEX pairing_entry2 ON pairing (entry2_id);"
    "CREATE INDEX game_pairing ON game (pairing_id);"
    "CREATE INDEX game_member1 ON game (member1_id);"
    "CREATE INDEX game_member2 ON game (member2_id);";

/* Version 2: the register of incidents. Round, board and game are numbers and no references,
 * so that the register does not hold a pairing in place. */
static const char version_2[] =
    "CREATE TABLE incident ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " round INTEGER NOT NULL,"
    " board INTEGER NOT NULL,"
    " game INTEGER NOT NULL,"
    " incident TEXT NOT NULL,"
    " counted_as TEXT NOT NULL,"
    " count INTEGER NOT NULL,"
    " facts TEXT NOT NULL,"
    " note TEXT NOT NULL,"
    " time INTEGER NOT NULL,"
    " articles TEXT NOT NULL,"
    " advised TEXT NOT NULL,"
    " decided TEXT NOT NULL,"
    " opponent_time INTEGER NOT NULL,"
    " offender_time INTEGER NOT NULL,"
    " sanction TEXT NOT NULL,"
    " reason TEXT NOT NULL) STRICT;"
    "CREATE INDEX incident_tournament ON incident (tournament_id);"
    "CREATE INDEX incident_entry ON incident (entry_id);";

/* Version 3. An incident may be about a player, a team or the hall, with nobody at fault: a
 * reference that may be absent needs a table of its own, and "incident" keeps what version 2
 * wrote. Sides that have not come, and what was agreed with players with disabilities, are
 * columns. They are NULL for nothing: a changeset of an older version puts NULL into columns
 * that it does not know.
 *
 * What is kept of games: the game is a number and no reference, so that a record does not
 * hold a pairing in place.
 *
 * Protests are case files with the people and the files in them; officials have boards to
 * watch. */
static const char version_3[] =
    "CREATE TABLE kept_game ("
    " id INTEGER PRIMARY KEY,"
    " game_id INTEGER NOT NULL,"
    " start TEXT NOT NULL,"
    " moves TEXT NOT NULL) STRICT;"
    "CREATE TABLE adjournment ("
    " id INTEGER PRIMARY KEY,"
    " game_id INTEGER NOT NULL,"
    " position TEXT NOT NULL,"
    " white_time INTEGER NOT NULL,"
    " black_time INTEGER NOT NULL,"
    " sealed_by INTEGER NOT NULL,"
    " move_number INTEGER NOT NULL,"
    " draw_offer INTEGER NOT NULL,"
    " adjourned_at TEXT NOT NULL,"
    " resume_at TEXT NOT NULL,"
    " resume_place TEXT NOT NULL,"
    " note TEXT NOT NULL,"
    " opened_at TEXT NOT NULL,"
    " sealed_move TEXT NOT NULL,"
    " present INTEGER NOT NULL,"
    " ended_at TEXT NOT NULL) STRICT;"
    "CREATE INDEX kept_game_game ON kept_game (game_id);"
    "CREATE INDEX adjournment_game ON adjournment (game_id);"
    "CREATE TABLE occurrence ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " entry_id INTEGER REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " scope TEXT NOT NULL,"
    " round INTEGER NOT NULL,"
    " board INTEGER NOT NULL,"
    " game INTEGER NOT NULL,"
    " incident TEXT NOT NULL,"
    " counted_as TEXT NOT NULL,"
    " count INTEGER NOT NULL,"
    " event_count INTEGER NOT NULL,"
    " supervised INTEGER NOT NULL,"
    " raised_by TEXT NOT NULL,"
    " happened TEXT NOT NULL,"
    " move INTEGER NOT NULL,"
    " clock1 INTEGER NOT NULL,"
    " clock2 INTEGER NOT NULL,"
    " witnesses TEXT NOT NULL,"
    " facts TEXT NOT NULL,"
    " note TEXT NOT NULL,"
    " time INTEGER NOT NULL,"
    " articles TEXT NOT NULL,"
    " overridden TEXT NOT NULL,"
    " advised TEXT NOT NULL,"
    " decided TEXT NOT NULL,"
    " decided_by TEXT NOT NULL,"
    " opponent_time INTEGER NOT NULL,"
    " offender_time INTEGER NOT NULL,"
    " sanction TEXT NOT NULL,"
    " rounds_out INTEGER NOT NULL,"
    " reason TEXT NOT NULL) STRICT;"
    "CREATE TABLE clock_change ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " round INTEGER NOT NULL,"
    " board INTEGER NOT NULL,"
    " game INTEGER NOT NULL,"
    " time INTEGER NOT NULL,"
    " kind TEXT NOT NULL,"
    " move INTEGER NOT NULL,"
    " before1 INTEGER NOT NULL,"
    " before2 INTEGER NOT NULL,"
    " after1 INTEGER NOT NULL,"
    " after2 INTEGER NOT NULL,"
    " note TEXT NOT NULL) STRICT;"
    "CREATE INDEX occurrence_tournament ON occurrence (tournament_id);"
    "CREATE INDEX occurrence_entry ON occurrence (entry_id);"
    "CREATE INDEX clock_change_tournament ON clock_change (tournament_id);"
    "ALTER TABLE game ADD COLUMN missing1 INTEGER;"
    "ALTER TABLE game ADD COLUMN missing2 INTEGER;"
    "ALTER TABLE person ADD COLUMN assistant_duties TEXT;"
    "ALTER TABLE person ADD COLUMN board_kind TEXT;"
    "ALTER TABLE person ADD COLUMN clock_kind TEXT;"
    "ALTER TABLE person ADD COLUMN warning_minutes INTEGER;"
    "ALTER TABLE person ADD COLUMN announces INTEGER;"
    "CREATE TABLE protest ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " number INTEGER NOT NULL,"
    " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"
    " incident_id INTEGER NOT NULL,"
    " appealed_id INTEGER REFERENCES protest (id) DEFERRABLE INITIALLY DEFERRED,"
    " by_name TEXT NOT NULL,"
    " by_captain INTEGER NOT NULL,"
    " written INTEGER NOT NULL,"
    " subject TEXT NOT NULL,"
    " round INTEGER NOT NULL,"
    " board INTEGER NOT NULL,"
    " game INTEGER NOT NULL,"
    " facts TEXT NOT NULL,"
    " claim TEXT NOT NULL,"
    " articles TEXT NOT NULL,"
    " contested_time INTEGER NOT NULL,"
    " handed_in INTEGER NOT NULL,"
    " faults TEXT NOT NULL,"
    " admitted TEXT NOT NULL,"
    " deposit TEXT NOT NULL,"
    " deposit_state TEXT NOT NULL,"
    " hearing INTEGER NOT NULL,"
    " forum TEXT NOT NULL,"
    " votes_for INTEGER NOT NULL,"
    " votes_against INTEGER NOT NULL,"
    " decision TEXT NOT NULL,"
    " decided INTEGER NOT NULL,"
    " reason TEXT NOT NULL,"
    " effect TEXT NOT NULL,"
    " effect_note TEXT NOT NULL,"
    " result_before TEXT NOT NULL,"
    " result_after TEXT NOT NULL) STRICT;"
    "CREATE TABLE protest_person ("
    " id INTEGER PRIMARY KEY,"
    " protest_id INTEGER NOT NULL REFERENCES protest (id) DEFERRABLE INITIALLY DEFERRED,"
    " part TEXT NOT NULL,"
    " name TEXT NOT NULL,"
    " branch TEXT NOT NULL,"
    " birth TEXT NOT NULL,"
    " note TEXT NOT NULL,"
    " time INTEGER NOT NULL) STRICT;"
    "CREATE TABLE protest_file ("
    " id INTEGER PRIMARY KEY,"
    " protest_id INTEGER NOT NULL REFERENCES protest (id) DEFERRABLE INITIALLY DEFERRED,"
    " name TEXT NOT NULL,"
    " reference TEXT NOT NULL,"
    " digest TEXT NOT NULL,"
    " size INTEGER NOT NULL,"
    " content TEXT NOT NULL) STRICT;"
    "CREATE TABLE assignment ("
    " id INTEGER PRIMARY KEY,"
    " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,"
    " official_id INTEGER NOT NULL REFERENCES official (id) DEFERRABLE INITIALLY DEFERRED,"
    " round INTEGER NOT NULL,"
    " first_board INTEGER NOT NULL,"
    " last_board INTEGER NOT NULL) STRICT;"
    "CREATE INDEX protest_tournament ON protest (tournament_id);"
    "CREATE INDEX protest_entry ON protest (entry_id);"
    "CREATE INDEX protest_appealed ON protest (appealed_id);"
    "CREATE INDEX protest_person_protest ON protest_person (protest_id);"
    "CREATE INDEX protest_file_protest ON protest_file (protest_id);"
    "CREATE INDEX assignment_tournament ON assignment (tournament_id);"
    "CREATE INDEX assignment_official ON assignment (official_id);"
    "ALTER TABLE official ADD COLUMN birth TEXT;";

/* Version 4: the digest of everything recorded, which tells a whole file from one that was
 * copied while it was written (digest.h). An entry may be a team removed with its results, which
 * older programs would take for damage. */
static const char version_4[] = "ALTER TABLE file_state ADD COLUMN digest INTEGER;";

/* Version 5: how to reach a player and who insures him, his class at school, who sends an entry,
 * the federation of the competition, the edition of its rules, and what FIDE knows of an official. */
#define VERSION_5_COLUMNS                               \
  "ALTER TABLE person ADD COLUMN email TEXT;"           \
  "ALTER TABLE person ADD COLUMN phone TEXT;"           \
  "ALTER TABLE person ADD COLUMN insurance TEXT;"       \
  "ALTER TABLE person ADD COLUMN school_class TEXT;"    \
  "ALTER TABLE entry ADD COLUMN sender TEXT;"           \
  "ALTER TABLE competition ADD COLUMN federation TEXT;" \
  "ALTER TABLE official ADD COLUMN fide_id TEXT;"       \
  "ALTER TABLE official ADD COLUMN title TEXT;"         \
  "ALTER TABLE competition ADD COLUMN ruleset_digest TEXT;"

/* Version 5, too: an entry of the journal says in which version it was written, which ends the entries whose
 * changesets know less than the tables, and which ids its act gave out. All three are NULL in entries
 * of older versions. */
#define JOURNAL_5                                    \
  "ALTER TABLE journal ADD COLUMN version INTEGER;"  \
  "ALTER TABLE journal ADD COLUMN first_id INTEGER;" \
  "ALTER TABLE journal ADD COLUMN n_ids INTEGER;"

/* What became of an act is found among the entries that take back or do again, however long the journal. */
#define RETURNS_5 "CREATE INDEX journal_return ON journal (target) WHERE kind != 0;"

/* Long arguments, each once, by what they hold: journal-args.h. Local as the journal is. */
#define BLOBS_5                   \
  "CREATE TABLE blob ("           \
  " id INTEGER PRIMARY KEY,"      \
  " sha256 TEXT NOT NULL,"        \
  " bytes BLOB NOT NULL) STRICT;" \
  "CREATE UNIQUE INDEX blob_sha256 ON blob (sha256);"

/* What was read out of the journal becomes rows: journal-state.h fills them from the older acts. */
#define STATE_5                                                                               \
  "ALTER TABLE round ADD COLUMN announced INTEGER;"                                           \
  "ALTER TABLE game ADD COLUMN entered INTEGER;"                                              \
  "ALTER TABLE occurrence ADD COLUMN act INTEGER;"                                            \
  "CREATE TABLE issue ("                                                                      \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " document TEXT NOT NULL,"                                                                  \
  " round INTEGER NOT NULL,"                                                                  \
  " number INTEGER NOT NULL,"                                                                 \
  " medium TEXT NOT NULL,"                                                                    \
  " language TEXT NOT NULL,"                                                                  \
  " time INTEGER NOT NULL) STRICT;"                                                           \
  "CREATE INDEX issue_tournament ON issue (tournament_id);"

static const char version_5[] = VERSION_5_COLUMNS JOURNAL_5 RETURNS_5 BLOBS_5 STATE_5;

/* Version 6: what the secretary prints for a round. */
static const char version_6[] = "ALTER TABLE competition ADD COLUMN round_set TEXT;";

/* Version 7: sites of online play, and the accounts of players there. */
#define SITES_7                                                                               \
  "CREATE TABLE site ("                                                                       \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " round INTEGER NOT NULL,"                                                                  \
  " place TEXT NOT NULL,"                                                                     \
  " arbiter TEXT NOT NULL,"                                                                   \
  " technician TEXT NOT NULL,"                                                                \
  " equipment INTEGER NOT NULL,"                                                              \
  " camera INTEGER NOT NULL,"                                                                 \
  " conference INTEGER NOT NULL,"                                                             \
  " note TEXT NOT NULL) STRICT;"                                                              \
  "CREATE INDEX site_tournament ON site (tournament_id);"                                     \
  "CREATE INDEX site_entry ON site (entry_id);"

#define ACCOUNTS_7                               \
  "ALTER TABLE person ADD COLUMN platform TEXT;" \
  "ALTER TABLE person ADD COLUMN login TEXT;"

/* Version 7, too: results read a second time. The game is a number and no reference, as of what is kept of it. */
#define CONFIRMATION_7              \
  "CREATE TABLE confirmation ("     \
  " id INTEGER PRIMARY KEY,"        \
  " game_id INTEGER NOT NULL,"      \
  " result TEXT NOT NULL,"          \
  " by_name TEXT NOT NULL,"         \
  " place TEXT NOT NULL,"           \
  " time INTEGER NOT NULL) STRICT;" \
  "CREATE INDEX confirmation_game ON confirmation (game_id);"

/* And what is ticked when people come on the first morning. */
#define REGISTRATION_7                             \
  "ALTER TABLE person ADD COLUMN arrived INTEGER;" \
  "ALTER TABLE person ADD COLUMN paid INTEGER;"    \
  "ALTER TABLE person ADD COLUMN documents_seen INTEGER;"

/* And which lists ratings are from. */
#define LISTS_7                                       \
  "ALTER TABLE person ADD COLUMN rating_source TEXT;" \
  "ALTER TABLE person ADD COLUMN national_source TEXT;"

/* And letters of games by correspondence. The game is a number and no reference, as of kept_game. */
#define LETTERS_7                    \
  "CREATE TABLE letter ("            \
  " id INTEGER PRIMARY KEY,"         \
  " game_id INTEGER NOT NULL,"       \
  " event TEXT NOT NULL,"            \
  " side TEXT NOT NULL,"             \
  " number TEXT NOT NULL,"           \
  " kind TEXT NOT NULL,"             \
  " received TEXT NOT NULL,"         \
  " arrival TEXT NOT NULL,"          \
  " sent TEXT NOT NULL,"             \
  " dispatch TEXT NOT NULL,"         \
  " slip TEXT NOT NULL,"             \
  " first_day TEXT NOT NULL,"        \
  " last_day TEXT NOT NULL) STRICT;" \
  "CREATE INDEX letter_game ON letter (game_id);"

static const char version_7[] = SITES_7 ACCOUNTS_7 CONFIRMATION_7 REGISTRATION_7 LISTS_7 LETTERS_7;

const char *const zh_schema_released[ZH_SCHEMA_N_RELEASED] = { version_1, version_2, version_3, version_4,
                                                               version_5, version_6, version_7 };
