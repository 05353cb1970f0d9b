#include "config.h"

#include "store-schema.h"

#include "competition.h"
#include "digest.h"
#include "journal-state.h"
#include "schema-contest.h"
#include "schema-fields.h"
#include "schema-released.h"
#include "schema-solving.h"

/* Version 8. Corrections of results. */
#define CORRECTIONS_8 "ALTER TABLE game ADD COLUMN reported TEXT;"

/* Play online: connections that were lost, games that were sent to be checked, and when a side was sent the
 * logins. The line of the register is a number and no reference, as a game is of what is kept of it. */
#define ONLINE_8                                                                              \
  "CREATE TABLE outage ("                                                                     \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " incident_id INTEGER,"                                                                     \
  " round INTEGER NOT NULL,"                                                                  \
  " board INTEGER NOT NULL,"                                                                  \
  " game INTEGER NOT NULL,"                                                                   \
  " since TEXT NOT NULL,"                                                                     \
  " cause INTEGER NOT NULL,"                                                                  \
  " lost INTEGER NOT NULL,"                                                                   \
  " ended INTEGER NOT NULL,"                                                                  \
  " note TEXT NOT NULL) STRICT;"                                                              \
  "CREATE INDEX outage_tournament ON outage (tournament_id);"                                 \
  "CREATE INDEX outage_entry ON outage (entry_id);"                                           \
  "CREATE TABLE screening ("                                                                  \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " incident_id INTEGER,"                                                                     \
  " round INTEGER NOT NULL,"                                                                  \
  " board INTEGER NOT NULL,"                                                                  \
  " game INTEGER NOT NULL,"                                                                   \
  " sent TEXT NOT NULL,"                                                                      \
  " body TEXT NOT NULL,"                                                                      \
  " why TEXT NOT NULL,"                                                                       \
  " answered TEXT NOT NULL,"                                                                  \
  " answer INTEGER NOT NULL,"                                                                 \
  " note TEXT NOT NULL) STRICT;"                                                              \
  "CREATE INDEX screening_tournament ON screening (tournament_id);"                           \
  "CREATE INDEX screening_entry ON screening (entry_id);"                                     \
  "ALTER TABLE entry ADD COLUMN logins_sent TEXT;"                                            \
  "ALTER TABLE site ADD COLUMN conference_times TEXT;"

/* Drawings of lots: the minutes of each. */
#define LOTS_8                                                                                \
  "CREATE TABLE lot_minute ("                                                                 \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " kind INTEGER NOT NULL,"                                                                   \
  " round INTEGER NOT NULL,"                                                                  \
  " board INTEGER NOT NULL,"                                                                  \
  " held TEXT NOT NULL,"                                                                      \
  " place TEXT NOT NULL,"                                                                     \
  " conducted TEXT NOT NULL,"                                                                 \
  " method TEXT NOT NULL,"                                                                    \
  " outcome TEXT NOT NULL,"                                                                   \
  " present TEXT NOT NULL,"                                                                   \
  " absent TEXT NOT NULL,"                                                                    \
  " late TEXT NOT NULL,"                                                                      \
  " changes TEXT NOT NULL,"                                                                   \
  " consent TEXT NOT NULL) STRICT;"                                                           \
  "CREATE INDEX lot_minute_tournament ON lot_minute (tournament_id);"

/* Admission, and what is due after an event. */
#define ADMISSION_8                                                                           \
  "CREATE TABLE session ("                                                                    \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " number INTEGER NOT NULL,"                                                                 \
  " opened TEXT NOT NULL,"                                                                    \
  " closed TEXT NOT NULL,"                                                                    \
  " place TEXT NOT NULL,"                                                                     \
  " present TEXT NOT NULL) STRICT;"                                                           \
  "CREATE TABLE applicant ("                                                                  \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"                    \
  " member_id INTEGER REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED,"                  \
  " session_id INTEGER REFERENCES session (id) DEFERRABLE INITIALLY DEFERRED,"                \
  " state TEXT NOT NULL,"                                                                     \
  " name TEXT NOT NULL,"                                                                      \
  " article TEXT NOT NULL,"                                                                   \
  " ground TEXT NOT NULL,"                                                                    \
  " until TEXT NOT NULL,"                                                                     \
  " decided INTEGER) STRICT;"                                                                 \
  "CREATE TABLE evidence ("                                                                   \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " member_id INTEGER REFERENCES member (id) DEFERRABLE INITIALLY DEFERRED,"                  \
  " document TEXT NOT NULL,"                                                                  \
  " state TEXT NOT NULL,"                                                                     \
  " ground TEXT NOT NULL,"                                                                    \
  " checked INTEGER,"                                                                         \
  " checked_by TEXT NOT NULL) STRICT;"                                                        \
  "CREATE TABLE quota ("                                                                      \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " kind TEXT NOT NULL,"                                                                      \
  " value TEXT NOT NULL,"                                                                     \
  " seats INTEGER NOT NULL,"                                                                  \
  " source TEXT NOT NULL) STRICT;"                                                            \
  "CREATE TABLE ban ("                                                                        \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " name TEXT NOT NULL,"                                                                      \
  " birth TEXT NOT NULL,"                                                                     \
  " scope TEXT NOT NULL,"                                                                     \
  " first_day TEXT NOT NULL,"                                                                 \
  " last_day TEXT NOT NULL,"                                                                  \
  " source TEXT NOT NULL) STRICT;"                                                            \
  "CREATE TABLE entry_change ("                                                               \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"                    \
  " kind TEXT NOT NULL,"                                                                      \
  " name TEXT NOT NULL,"                                                                      \
  " other TEXT NOT NULL,"                                                                     \
  " time INTEGER NOT NULL,"                                                                   \
  " article TEXT NOT NULL,"                                                                   \
  " reason TEXT NOT NULL) STRICT;"                                                            \
  "CREATE TABLE application ("                                                                \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " kind TEXT NOT NULL,"                                                                      \
  " channel TEXT NOT NULL,"                                                                   \
  " sender TEXT NOT NULL,"                                                                    \
  " received TEXT NOT NULL,"                                                                  \
  " certified INTEGER NOT NULL,"                                                              \
  " sealed INTEGER NOT NULL,"                                                                 \
  " signed_applicant INTEGER NOT NULL,"                                                       \
  " signed_doctor INTEGER NOT NULL,"                                                          \
  " doctor TEXT NOT NULL,"                                                                    \
  " organisation TEXT NOT NULL,"                                                              \
  " responsible TEXT NOT NULL,"                                                               \
  " contacts TEXT NOT NULL) STRICT;"                                                          \
  "CREATE TABLE payment ("                                                                    \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " amount INTEGER NOT NULL,"                                                                 \
  " paid TEXT NOT NULL,"                                                                      \
  " receipt TEXT NOT NULL,"                                                                   \
  " waiver TEXT NOT NULL,"                                                                    \
  " returned TEXT NOT NULL,"                                                                  \
  " kept TEXT NOT NULL) STRICT;"                                                              \
  "CREATE INDEX application_tournament ON application (tournament_id);"                       \
  "CREATE INDEX payment_tournament ON payment (tournament_id);"                               \
  "CREATE INDEX payment_entry ON payment (entry_id);"                                         \
  "CREATE INDEX entry_change_tournament ON entry_change (tournament_id);"                     \
  "CREATE INDEX entry_change_entry ON entry_change (entry_id);"                               \
  "CREATE INDEX session_tournament ON session (tournament_id);"                               \
  "CREATE INDEX applicant_tournament ON applicant (tournament_id);"                           \
  "CREATE INDEX applicant_entry ON applicant (entry_id);"                                     \
  "CREATE INDEX applicant_member ON applicant (member_id);"                                   \
  "CREATE INDEX applicant_session ON applicant (session_id);"                                 \
  "CREATE INDEX evidence_tournament ON evidence (tournament_id);"                             \
  "CREATE INDEX evidence_entry ON evidence (entry_id);"                                       \
  "CREATE INDEX evidence_member ON evidence (member_id);"                                     \
  "CREATE INDEX quota_tournament ON quota (tournament_id);"

/* Play by correspondence: what letters say, what becomes of claims, and where players live. */
#define CORRESPONDENCE_8                                                                      \
  "ALTER TABLE entry ADD COLUMN unfinished INTEGER;"                                          \
  "ALTER TABLE entry ADD COLUMN uncounted INTEGER;"                                           \
  "ALTER TABLE letter ADD COLUMN written TEXT;"                                               \
  "ALTER TABLE letter ADD COLUMN told TEXT;"                                                  \
  "ALTER TABLE letter ADD COLUMN evidence TEXT;"                                              \
  "ALTER TABLE letter ADD COLUMN enclosed TEXT;"                                              \
  "ALTER TABLE letter ADD COLUMN objected TEXT;"                                              \
  "ALTER TABLE letter ADD COLUMN objection TEXT;"                                             \
  "ALTER TABLE letter ADD COLUMN verdict TEXT;"                                               \
  "ALTER TABLE letter ADD COLUMN reason TEXT;"                                                \
  "CREATE TABLE address ("                                                                    \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " since TEXT NOT NULL,"                                                                     \
  " postal TEXT NOT NULL,"                                                                    \
  " email TEXT NOT NULL,"                                                                     \
  " sent TEXT NOT NULL,"                                                                      \
  " partners TEXT NOT NULL,"                                                                  \
  " registered INTEGER NOT NULL) STRICT;"                                                     \
  "CREATE INDEX address_tournament ON address (tournament_id);"                               \
  "CREATE INDEX address_entry ON address (entry_id);"

/* Protests: where a case was heard. */
#define PROTESTS_8 "ALTER TABLE protest ADD COLUMN hearing_place TEXT;"

/* The regulation: its approval, and additions to it. */
#define REGULATION_8          \
  "CREATE TABLE addition ("   \
  " id INTEGER PRIMARY KEY,"  \
  " number INTEGER NOT NULL," \
  " day TEXT NOT NULL,"       \
  " reference TEXT NOT NULL," \
  " by_name TEXT NOT NULL,"   \
  " post TEXT NOT NULL,"      \
  " consent TEXT NOT NULL,"   \
  " announced TEXT NOT NULL," \
  " text TEXT NOT NULL,"      \
  " changes TEXT NOT NULL,"   \
  " before TEXT NOT NULL) STRICT;"

static const char version_8[] = CORRECTIONS_8 ONLINE_8 LOTS_8 ADMISSION_8 CORRESPONDENCE_8 PROTESTS_8 REGULATION_8 SOLVING_8 COMPOSITION_8;

G_STATIC_ASSERT (ZH_SCHEMA_N_RELEASED + 1 == ZH_FILE_VERSION);

/* The last version is being made: for fields that its text does not have, it adds columns.
 * Before files of it are handed out, and before there is a further one, its text gets these columns:
 * what a version consists of does not change when a field comes later. */
static const char *
get_migration (gint64 version)
{
  return version <= ZH_SCHEMA_N_RELEASED ? zh_schema_released[version - 1] : version_8;
}

static gboolean
add_fields (ZhDb    *db,
            GError **error)
{
  const ZhRecordType *types[] = { &zh_competition_details_type, &zh_official_type, &zh_person_type, &zh_entry_type,
                                  &zh_member_type };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (!zh_schema_add_fields (db, types[i], error))
      return FALSE;
  return TRUE;
}

/* What is to be done from @version - 1 to @version. */
static gboolean
migrate_step (ZhDb    *db,
              gint64   version,
              GError **error)
{
  g_autofree char *step = g_strdup_printf ("%s PRAGMA application_id = %d; PRAGMA user_version = %" G_GINT64_FORMAT,
                                           get_migration (version), ZH_FILE_APPLICATION_ID, version);

  return zh_db_exec (db, step, error) &&
         (version != ZH_STATE_VERSION || zh_journal_state_fill (db, error)) &&
         (version != ZH_FILE_VERSION || (add_fields (db, error) && zh_digest_renew (db, error)));
}

gboolean
zh_schema_migrate_to (ZhDb    *db,
                      gint64   last,
                      GError **error)
{
  gint64   version = 0;
  gboolean ok;

  if (!zh_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version >= last)
    return TRUE;
  /* One transaction: version 4 has a place for the digest and only the last step fills it. */
  ok = zh_db_exec (db, "BEGIN IMMEDIATE", error);
  while (ok && version < last)
    ok = migrate_step (db, ++version, error);
  ok = ok && zh_db_exec (db, "COMMIT", error);
  if (!ok && zh_db_in_transaction (db))
    zh_db_exec (db, "ROLLBACK", NULL);
  return ok;
}

gboolean
zh_schema_migrate (ZhDb    *db,
                   GError **error)
{
  return zh_schema_migrate_to (db, ZH_FILE_VERSION, error);
}
