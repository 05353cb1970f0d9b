/* The regulation as a document, in the window and at the terminal: its approval, an addition, a change that belongs to it,
 * and that the addition was made known.
 */
#include "config.h"

#include <string.h>

#include "addition-sheet.h"
#include "face-story.h"
#include "hands.h"
#include "sheet-hands.h"

/* Nothing lacks that order 988 obliges a regulation to hold. */
static void
make_event (ZhFaces    *faces,
            const char *path)
{
  static const char *const items[] = { "rank", "entries", "ties", "default-time", "appeals" };

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "ru-chess-988", "--start", "2026-03-01", "--place", "Oak");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "dutch", "--rounds", "5", "--time", "3600+30");
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    ZH_CTL ("regulation", path, "write", items[i], "Said in the regulation");
}

static ZhFormSheet *
open_sheet (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_addition_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  return sheet;
}

static void
accept (ZhFaces *faces)
{
  zh_gui_press ("ctrl+Return");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
approve (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_sheet (faces);

  zh_sheet_type (sheet, "Approved by", "Anna Oak");
  zh_sheet_type (sheet, "Post", "head");
  zh_sheet_type (sheet, "Date", "2026-02-01");
  zh_sheet_type (sheet, "Number of the document", "7/2026");
  accept (faces);
}

static void
tell_approval (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "approve", "--by", "Anna Oak", "--post", "head", "--date", "2026-02-01", "--reference", "7/2026");
}

static void
begin (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_sheet (faces);

  zh_sheet_type_text (sheet, "Another hall");
  zh_sheet_type (sheet, "Consent of the organiser: who", "Anna Oak");
  zh_sheet_type (sheet, "Composed by", "Chief Ivan");
  zh_sheet_type (sheet, "Date", "2026-02-20");
  accept (faces);
}

static void
tell_beginning (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "addition", "Another hall", "--consent", "Anna Oak", "--by", "Chief Ivan", "--date", "2026-02-20");
}

static void
announce (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_sheet (faces);

  zh_sheet_type (sheet, "When and how the participants were told", "at the meeting");
  accept (faces);
}

static void
tell_announcement (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "announce", "at the meeting");
}

static const ZhFaceAct acts[] = {
  { "approve", ZH_COMMAND_APPROVE_REGULATION, approve, tell_approval, "addition.post" },
  { "begin", ZH_COMMAND_BEGIN_ADDITION, begin, tell_beginning, "addition.consent" },
  { "announce", ZH_COMMAND_ANNOUNCE_ADDITION, announce, tell_announcement, "addition.announced" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "regulation/document", make_event, acts },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
