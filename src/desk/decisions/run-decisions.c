/* Clocks, lateness and documents by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "decision-outcomes.h"
#include "desk-clocks.h"
#include "desk-duties.h"
#include "desk-issues.h"
#include "desk-lateness.h"
#include "errors.h"
#include "run-private.h"

#define MAX_READING 86400
#define MAX_MOVE_NUMBER 1000
#define MAX_DOCUMENTS 1000

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define BOARD_ARGUMENT ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, ZH_RUN_MAX_BOARDS)
#define GAME_ARGUMENT ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, ZH_RUN_MAX_GAMES)
#define READING_ARGUMENT(key_, label_, need_) ZH_INTEGER_ARGUMENT (key_, label_, need_, 0, MAX_READING)

static const ZhArgument clocks[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "why the clocks are set"), NEEDED, &zh_clock_kind_words[1]),
  ZH_INTEGER_ARGUMENT ("move", NC_ ("argument", "number of the move"), OPTIONAL, 0, MAX_MOVE_NUMBER),
  READING_ARGUMENT ("white-before", NC_ ("argument", "seconds that White’s clock showed"), OPTIONAL),
  READING_ARGUMENT ("black-before", NC_ ("argument", "seconds that Black’s clock showed"), OPTIONAL),
  READING_ARGUMENT ("white", NC_ ("argument", "seconds that White’s clock is set to"), NEEDED),
  READING_ARGUMENT ("black", NC_ ("argument", "seconds that Black’s clock is set to"), NEEDED),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "note of the arbiter"), OPTIONAL, ZH_TEXT_LIST_MAX),
  { NULL },
};

/* -1 where it is left out. */
static int
get_reading (JsonObject *in,
             const char *key)
{
  return json_object_has_member (in, key) ? zh_in_get_number (in, key) : -1;
}

static ZhChange *
run_set_clocks (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  ZhClockChange change = {
    .tournament_id = zh_in_get_tournament (in),
    .round = zh_in_get_number (in, "round"),
    .board = zh_in_get_number (in, "board"),
    .game = zh_in_get_number (in, "game"),
    .kind = (ZhClockKind) zh_in_get_word (in, "kind", zh_clock_kind_words),
    .move = zh_in_get_number (in, "move"),
    .before = { get_reading (in, "white-before"), get_reading (in, "black-before") },
    .after = { zh_in_get_number (in, "white"), zh_in_get_number (in, "black") },
    .note = (char *) zh_json_get_string (in, "note"),
  };

  return zh_desk_set_clocks (desk, &change, error);
}

static const char *const side_words[] = { "white", "black", NULL };

static const ZhArgument mark_items[] = {
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ZH_WORD_ARGUMENT ("side", NC_ ("argument", "whom it is about"), NEEDED, side_words),
  ZH_SIMPLE_ARGUMENT (YES_NO, "missing", NC_ ("argument", "whether that side has not come"), NEEDED),
  { NULL },
};

static const ZhArgument missing_marks[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_LIST_ARGUMENT ("marks", NC_ ("argument", "who has come and who has not"), NEEDED, mark_items, ZH_RUN_MAX_BOARDS),
  { NULL },
};

static ZhChange *
run_mark_missing (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "marks");
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (ZhMissingMark));

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject   *each = zh_json_get_object_element (list, i);
      ZhMissingMark mark = { zh_in_get_number (each, "board"), MAX (zh_in_get_number (each, "game"), 1) - 1,
                             g_str_equal (zh_json_get_string (each, "side"), "white") ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK,
                             zh_json_get_bool (each, "missing") };

      g_array_append_val (marks, mark);
    }
  if (marks->len > 0)
    return zh_desk_mark_missing (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), (const ZhMissingMark *) marks->data, marks->len, error);
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("“marks”: name at least one board"));
}

static const ZhArgument late_games[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_LIST_ARGUMENT ("forfeits", NC_ ("argument", "games of the round that are lost by coming late; found where they are left out"), FOUND, zh_run_forfeit_items, ZH_RUN_MAX_BOARDS),
  ZH_ARTICLES_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_forfeit_late (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  g_autoptr (GArray) forfeits = zh_run_read_forfeits (in, "forfeits");

  return zh_desk_write_late (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), forfeits, zh_in_get_text (in, "articles"), zh_in_get_reason (in), error);
}

static const ZhArgument document_items[] = {
  ZH_TEXT_ARGUMENT ("id", NC_ ("argument", "name of the document, as “zherebctl report” has it"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("title", NC_ ("argument", "its title in English"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument documents[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("documents", NC_ ("argument", "documents that were issued together"), NEEDED, document_items, MAX_DOCUMENTS),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round that they are about; 0 for none"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_TEXT_ARGUMENT ("language", NC_ ("argument", "code of the language that they are in"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_WORD_ARGUMENT ("medium", NC_ ("argument", "whether they were printed or saved"), NEEDED, zh_issue_medium_words),
  ZH_TEXT_ARGUMENT ("digest", NC_ ("argument", "digest of what a report for rating says, to know later whether it has changed"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_issue_documents (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "documents");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  ZhIssued issued = {
    .tournament_id = zh_in_get_tournament (in),
    .round = zh_in_get_number (in, "round"),
    .language = zh_json_get_string (in, "language"),
    .medium = (ZhIssueMedium) zh_in_get_word (in, "medium", zh_issue_medium_words),
    .digest = json_object_has_member (in, "digest") ? zh_json_get_string (in, "digest") : NULL,
  };

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);

      g_ptr_array_add (ids, (gpointer) zh_json_get_string (each, "id"));
      g_ptr_array_add (titles, (gpointer) zh_json_get_string (each, "title"));
    }
  g_ptr_array_add (ids, NULL);
  g_ptr_array_add (titles, NULL);
  issued.ids = (const char *const *) ids->pdata;
  issued.titles = (const char *const *) titles->pdata;
  return zh_desk_issue_documents (desk, &issued, error);
}

static const ZhArgument duty_mark[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("duty", NC_ ("argument", "key of a duty of the event"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("due", NC_ ("argument", "day that is set for it; none where the rules say when"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("done", NC_ ("argument", "day on which it was done; none to open it"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "how it was done"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static gboolean
read_day (JsonObject *in,
          const char *key,
          ZhDate     *day,
          GError    **error)
{
  const char *text = zh_in_get_text (in, key);

  if (text == NULL || zh_date_parse (text, day))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: “%2$s” is no day. Write it as 2026-11-30"), key, text);
}

static ZhChange *
run_mark_duty (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  const char *note = zh_in_get_text (in, "note");
  ZhDutyMark  mark = { ZH_DATE_NONE, ZH_DATE_NONE, (char *) (note != NULL ? note : "") };

  if (!read_day (in, "due", &mark.due, error) || !read_day (in, "done", &mark.done, error))
    return NULL;
  return zh_desk_mark_duty (desk, zh_in_get_tournament (in), zh_json_get_string (in, "duty"), &mark, error);
}

const ZhCommandArguments zh_decision_arguments[] = {
  { ZH_COMMAND_SET_CLOCKS, clocks, run_set_clocks },
  { ZH_COMMAND_MARK_MISSING, missing_marks, run_mark_missing },
  { ZH_COMMAND_FORFEIT_LATE, late_games, run_forfeit_late },
  { ZH_COMMAND_ISSUE_DOCUMENTS, documents, run_issue_documents },
  { ZH_COMMAND_MARK_DUTY, duty_mark, run_mark_duty },
  { NULL },
};
