/* Tables of contests of composers that came with version 8 of the file. Private to this folder. */
#pragma once

#define COMPOSITION_8                                                                         \
  "ALTER TABLE work ADD COLUMN received TEXT;"                                                \
  "CREATE TABLE contest ("                                                                    \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " kind TEXT NOT NULL,"                                                                      \
  " counted INTEGER NOT NULL,"                                                                \
  " announced_by TEXT NOT NULL,"                                                              \
  " announced TEXT NOT NULL,"                                                                 \
  " theme TEXT NOT NULL,"                                                                     \
  " sections TEXT NOT NULL,"                                                                  \
  " closing TEXT NOT NULL,"                                                                   \
  " max_works INTEGER NOT NULL,"                                                              \
  " prizes INTEGER NOT NULL,"                                                                 \
  " mentions INTEGER NOT NULL,"                                                               \
  " commendations INTEGER NOT NULL,"                                                          \
  " remarks_end TEXT NOT NULL,"                                                               \
  " published TEXT NOT NULL,"                                                                 \
  " settled TEXT NOT NULL) STRICT;"                                                           \
  "CREATE INDEX contest_tournament ON contest (tournament_id);"                               \
  "CREATE TABLE contest_judge ("                                                              \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " number INTEGER NOT NULL,"                                                                 \
  " name TEXT NOT NULL,"                                                                      \
  " role TEXT NOT NULL,"                                                                      \
  " section INTEGER NOT NULL) STRICT;"                                                        \
  "CREATE INDEX contest_judge_tournament ON contest_judge (tournament_id);"                   \
  "CREATE TABLE contest_mark ("                                                               \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " work_id INTEGER NOT NULL REFERENCES work (id) DEFERRABLE INITIALLY DEFERRED,"             \
  " judge_id INTEGER NOT NULL REFERENCES contest_judge (id) DEFERRABLE INITIALLY DEFERRED,"   \
  " mark INTEGER NOT NULL,"                                                                   \
  " note TEXT NOT NULL) STRICT;"                                                              \
  "CREATE INDEX contest_mark_tournament ON contest_mark (tournament_id);"                     \
  "CREATE INDEX contest_mark_work ON contest_mark (work_id);"                                 \
  "CREATE INDEX contest_mark_judge ON contest_mark (judge_id);"                               \
  "CREATE TABLE contest_objection ("                                                          \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " work_id INTEGER NOT NULL REFERENCES work (id) DEFERRABLE INITIALLY DEFERRED,"             \
  " number INTEGER NOT NULL,"                                                                 \
  " ground TEXT NOT NULL,"                                                                    \
  " raised_by TEXT NOT NULL,"                                                                 \
  " received TEXT NOT NULL,"                                                                  \
  " text TEXT NOT NULL,"                                                                      \
  " verdict TEXT NOT NULL,"                                                                   \
  " decided TEXT NOT NULL,"                                                                   \
  " answer TEXT NOT NULL) STRICT;"                                                            \
  "CREATE INDEX contest_objection_tournament ON contest_objection (tournament_id);"           \
  "CREATE INDEX contest_objection_work ON contest_objection (work_id);"
