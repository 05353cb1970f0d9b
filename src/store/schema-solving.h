/* Tables of solving and composition that came with version 8 of the file. Private to this folder. */
#pragma once

#define SOLVING_8                                                                             \
  "CREATE TABLE work ("                                                                       \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " round INTEGER NOT NULL,"                                                                  \
  " number INTEGER NOT NULL,"                                                                 \
  " code TEXT NOT NULL,"                                                                      \
  " author TEXT NOT NULL,"                                                                    \
  " source TEXT NOT NULL,"                                                                    \
  " genre TEXT NOT NULL,"                                                                     \
  " moves TEXT NOT NULL,"                                                                     \
  " position TEXT NOT NULL,"                                                                  \
  " task TEXT NOT NULL,"                                                                      \
  " twins TEXT NOT NULL,"                                                                     \
  " lines TEXT NOT NULL,"                                                                     \
  " solution TEXT NOT NULL,"                                                                  \
  " annulled INTEGER NOT NULL,"                                                               \
  " size TEXT NOT NULL,"                                                                      \
  " team TEXT NOT NULL,"                                                                      \
  " pair INTEGER NOT NULL) STRICT;"                                                           \
  "CREATE INDEX work_tournament ON work (tournament_id);"                                     \
  "CREATE TABLE solving_round ("                                                              \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " number INTEGER NOT NULL,"                                                                 \
  " day INTEGER NOT NULL,"                                                                    \
  " minutes INTEGER NOT NULL,"                                                                \
  " start TEXT NOT NULL,"                                                                     \
  " closed INTEGER NOT NULL) STRICT;"                                                         \
  "CREATE INDEX solving_round_tournament ON solving_round (tournament_id);"                   \
  "CREATE TABLE solving_sheet ("                                                              \
  " id INTEGER PRIMARY KEY,"                                                                  \
  " tournament_id INTEGER NOT NULL REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED," \
  " entry_id INTEGER NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED,"           \
  " round INTEGER NOT NULL,"                                                                  \
  " seconds INTEGER NOT NULL,"                                                                \
  " marks TEXT NOT NULL) STRICT;"                                                             \
  "CREATE INDEX solving_sheet_tournament ON solving_sheet (tournament_id);"                   \
  "CREATE INDEX solving_sheet_entry ON solving_sheet (entry_id);"
