/* A story: one act after another on two files that began alike, each done in the window by real
 * keys and said to zherebctl. After each act the two files are alike; and what compares them finds it
 * where one of the values that the act wrote is another one.
 */
#pragma once

#include "commands.h"
#include "file-compare.h"
#include "gui-harness.h"

G_BEGIN_DECLS

/**
 * ZhFaces:
 * @other: path of the file at the terminal
 */
typedef struct
{
  ZhGui *gui;
  char  *other;
} ZhFaces;

/**
 * ZhFaceAct:
 * @command: what the act leaves last in the journal of either file
 * @planted: a column of a table that the act writes, such as "protest.claim"; it is changed in the newest row
 */
typedef struct
{
  const char *name;
  const char *command;
  void (*in_window) (ZhFaces *faces);
  void (*at_terminal) (ZhFaces *faces);
  const char *planted;
} ZhFaceAct;

/**
 * ZhFaceStory:
 * @make: makes a file at @path, at the terminal; called for each of the two, since a copy would number its
 *   rows anew
 * @acts: (array zero-terminated=1)
 */
typedef struct
{
  const char *name;
  void (*make) (ZhFaces    *faces,
                const char *path);
  const ZhFaceAct *acts;
} ZhFaceStory;

/**
 * zh_face_stories_run:
 * @argv: the last one is the path of zherebctl
 * @stories: one for each test
 *
 * Returns: for main
 */
int zh_face_stories_run (int                argc,
                         char             **argv,
                         const ZhFaceStory *stories,
                         gsize              n_stories);

ZhSession           *zh_faces_get_session (ZhFaces *faces);
const ZhCompetition *zh_faces_get_competition (ZhFaces *faces);
const ZhTournament  *zh_faces_get_tournament (ZhFaces *faces);

/**
 * zh_faces_find:
 *
 * Returns: (transfer none): the first widget of that type that is shown in the main window, once it is
 *   there
 */
GtkWidget *zh_faces_find (ZhFaces *faces,
                          GType    type);

/**
 * zh_faces_open_tab:
 * @place: keys that show the place
 * @type: of the tab
 *
 * Returns: (transfer none): the tab, once it is shown
 */
GtkWidget *zh_faces_open_tab (ZhFaces    *faces,
                              const char *place,
                              GType       type);

/**
 * zh_faces_write_list:
 * @name: of a file in the folder of the test
 *
 * Returns: (transfer full): its path
 */
char *zh_faces_write_list (ZhFaces    *faces,
                           const char *name,
                           const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_faces_make_players:
 * @ruleset: id
 * @system: of its one tournament, of five rounds
 * @sport: as an option of the terminal
 *
 * Makes a file with five players, numbered by rating, not paired.
 */
void zh_faces_make_players (ZhFaces    *faces,
                            const char *path,
                            const char *ruleset,
                            const char *system,
                            const char *sport);

/**
 * zh_faces_finish:
 * @keys: that accept the dialog
 *
 * Presses them, and waits until the act stands in the journal and the main window is back.
 */
void zh_faces_finish (ZhFaces    *faces,
                      const char *keys);

/**
 * zh_faces_answer_chooser:
 *
 * Chooses a file in the file chooser that is open.
 */
void zh_faces_answer_chooser (const char *path);

/**
 * zh_faces_choose_file:
 *
 * Chooses a file in the file chooser that is open, and waits until what it is for stands in the journal.
 */
void zh_faces_choose_file (ZhFaces    *faces,
                           const char *path);

/**
 * zh_faces_dup_seed:
 *
 * Returns: (transfer full): the seed that the last act in the window drew, as its journal has it
 */
char *zh_faces_dup_seed (ZhFaces *faces) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
