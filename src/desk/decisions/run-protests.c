/* Protests by name, step by step. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "decision-outcomes.h"
#include "errors.h"
#include "run-private.h"
#include "text-signs.h"

#define MAX_PEOPLE 1000
#define DIGEST_LENGTH 64 /* SHA-256 in hex */

#define PROTEST_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "protest", NC_ ("argument", "id of the protest"), NEEDED)
#define WORD_ARGUMENT(key_, label_, need_, kind_) ZH_WORD_ARGUMENT (key_, label_, need_, &zh_protest_words[kind_][1])
#define NAMES_ARGUMENT(label_) ZH_LIST_ARGUMENT ("names", label_, NEEDED, zh_run_text_items, MAX_PEOPLE)

static int
get_word (JsonObject   *in,
          const char   *key,
          ZhProtestWord kind)
{
  return zh_in_get_word (in, key, zh_protest_words[kind]);
}

static const ZhArgument protest[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of the player or team that protests"), NEEDED),
  ZH_TEXT_ARGUMENT ("by", NC_ ("argument", "who hands it in; the entry itself where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_SIMPLE_ARGUMENT (YES_NO, "by-captain", NC_ ("argument", "whether that is the captain or the official representative"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "written", NC_ ("argument", "whether it is in writing"), OPTIONAL),
  WORD_ARGUMENT ("subject", NC_ ("argument", "what it is against"), NEEDED, ZH_PROTEST_SUBJECT),
  ZH_SIMPLE_ARGUMENT (ID, "incident", NC_ ("argument", "id of the ruling, where it is against one"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (ID, "appealed", NC_ ("argument", "id of the protest whose decision is contested"), OPTIONAL),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round, of a result or a pairing"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board; 0 for the whole pairing"), OPTIONAL, 0, ZH_RUN_MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 0, ZH_RUN_MAX_GAMES),
  ZH_TEXT_ARGUMENT ("facts", NC_ ("argument", "what it says"), NEEDED, ZH_TEXT_BLOCK_MAX),
  ZH_TEXT_ARGUMENT ("claim", NC_ ("argument", "what it asks for"), OPTIONAL, ZH_TEXT_LIST_MAX),
  ZH_TEXT_ARGUMENT ("cites", NC_ ("argument", "articles that it cites"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TIME_ARGUMENT ("contested-time", NC_ ("argument", "when the deadline began, seconds since 1970 UTC; from the file where it is left out")),
  ZH_TIME_ARGUMENT ("handed-in", NC_ ("argument", "when it was handed in, seconds since 1970 UTC; now where it is left out")),
  ZH_TEXT_ARGUMENT ("deposit", NC_ ("argument", "amount of the deposit"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_SIMPLE_ARGUMENT (YES_NO, "deposit-due", NC_ ("argument", "whether the deposit is not paid yet"), OPTIONAL),
  ZH_TEXT_ARGUMENT ("admitted", NC_ ("argument", "why it is taken though something is wrong with it"), OPTIONAL, ZH_TEXT_LIST_MAX),
  ZH_TEXT_ARGUMENT ("faults", NC_ ("argument", "what is wrong with it, empty for nothing; found in the rules where it is left out"), FOUND, ZH_TEXT_BLOCK_MAX),
  ZH_ARTICLES_ARGUMENT,
  { NULL },
};

static ZhChange *
run_file_protest (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  ZhProtestInput input = {
    .tournament_id = zh_in_get_tournament (in),
    .entry_id = zh_json_get_int (in, "entry"),
    .by = zh_in_get_text (in, "by"),
    .by_captain = zh_json_get_bool (in, "by-captain"),
    .written = zh_json_get_bool (in, "written"),
    .subject = (ZhProtestSubject) get_word (in, "subject", ZH_PROTEST_SUBJECT),
    .incident_id = zh_json_get_int (in, "incident"),
    .appealed_id = zh_json_get_int (in, "appealed"),
    .round = zh_in_get_number (in, "round"),
    .board = zh_in_get_number (in, "board"),
    .game = zh_in_get_number (in, "game"),
    .facts = zh_json_get_string (in, "facts"),
    .claim = zh_in_get_text (in, "claim"),
    .articles = zh_in_get_text (in, "cites"),
    .contested_time = zh_json_get_int (in, "contested-time"),
    .handed_in = zh_json_get_int (in, "handed-in"),
    .deposit = zh_in_get_text (in, "deposit"),
    .deposit_due = zh_json_get_bool (in, "deposit-due"),
    .admitted = zh_in_get_text (in, "admitted"),
  };

  return zh_desk_write_protest (desk, &input, zh_in_get_text (in, "faults"), zh_in_get_text (in, "articles"), NULL, error);
}

static const ZhArgument attachment[] = {
  PROTEST_ARGUMENT,
  ZH_TEXT_ARGUMENT ("name", NC_ ("argument", "name of what is attached"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_BYTES_ARGUMENT ("content", NC_ ("argument", "what is attached"), OPTIONAL, ZH_PROTEST_MAX_FILE),
  ZH_TEXT_ARGUMENT ("reference", NC_ ("argument", "where it lies, when it is not kept in the file"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("size", NC_ ("argument", "how many bytes there are, of what lies elsewhere"), OPTIONAL, 0, G_MAXINT64 - 1),
  ZH_TEXT_ARGUMENT ("digest", NC_ ("argument", "SHA-256 in hex, of what lies elsewhere"), OPTIONAL, DIGEST_LENGTH),
  { NULL },
};

/* What is kept is known by its bytes. */
static ZhOutsideFile *
read_content (JsonObject *in)
{
  gsize   size = 0;
  guchar *data = g_base64_decode (zh_json_get_string (in, "content"), &size);
  g_autoptr (GBytes) bytes = g_bytes_new_take (data, size);

  return zh_outside_file_new (bytes);
}

static ZhOutsideFile *
read_attachment (JsonObject *in,
                 GError    **error)
{
  const char    *digest = zh_json_get_string (in, "digest");
  gboolean       refers = !zh_text_is_blank (zh_json_get_string (in, "reference")) && json_object_has_member (in, "size") && json_object_has_member (in, "digest");
  ZhOutsideFile *file;

  if (refers == json_object_has_member (in, "content"))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s",
                         _ ("Give either “content”, for what is kept in the file, or “reference”, “size” and “digest”, for what lies elsewhere"));
  if (!refers)
    return read_content (in);
  if (strlen (digest) != DIGEST_LENGTH || strspn (digest, "0123456789abcdef") != DIGEST_LENGTH)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("“digest”: write the SHA-256 of the file, 64 signs from 0 to 9 and a to f"));
  file = g_new0 (ZhOutsideFile, 1);
  file->size = (guint64) zh_json_get_int (in, "size");
  file->digest = g_strdup (digest);
  return file;
}

static ZhChange *
run_attach (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  g_autoptr (ZhOutsideFile) file = read_attachment (in, error);
  /* With the content there is nothing to refer to. */
  const char *reference = json_object_has_member (in, "content") ? NULL : zh_in_get_text (in, "reference");

  return file != NULL ? zh_desk_attach_to_protest (desk, zh_json_get_int (in, "protest"), zh_json_get_string (in, "name"), file, reference, error) : NULL;
}

static const char *const part_words[] = { "chair", "member", "reserve", "excluded", NULL };

static const ZhArgument conflict_items[] = {
  ZH_TEXT_ARGUMENT ("name", NC_ ("argument", "a member of the committee"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("reason", NC_ ("argument", "what interest that member has in the case"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument drawn_items[] = {
  ZH_WORD_ARGUMENT ("part", NC_ ("argument", "which part that person has"), NEEDED, part_words),
  ZH_TEXT_ARGUMENT ("name", NC_ ("argument", "name of the person"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("branch", NC_ ("argument", "federation, branch or team"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("birth", NC_ ("argument", "date of birth"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "why that person is excluded"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument committee[] = {
  PROTEST_ARGUMENT,
  ZH_LIST_ARGUMENT ("conflicts", NC_ ("argument", "members who have an interest in the case"), OPTIONAL, conflict_items, MAX_PEOPLE),
  ZH_LIST_ARGUMENT ("drawn", NC_ ("argument", "who was drawn, replaced members among them; drawn now where it is left out"), FOUND, drawn_items, MAX_PEOPLE),
  ZH_ARTICLES_ARGUMENT,
  { NULL },
};

static GPtrArray *
read_drawn (JsonArray *list)
{
  GPtrArray *people = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_person_free);

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject      *each = zh_json_get_object_element (list, i);
      ZhProtestPerson *person = zh_protest_person_new ();

      person->part = (ZhProtestPart) get_word (each, "part", ZH_PROTEST_PART);
      zh_person_set_string (&person->name, zh_json_get_string (each, "name"));
      zh_person_set_string (&person->branch, zh_json_get_string (each, "branch"));
      zh_person_set_string (&person->birth, zh_json_get_string (each, "birth"));
      zh_person_set_string (&person->note, zh_json_get_string (each, "note"));
      g_ptr_array_add (people, person);
    }
  return people;
}

static ZhChange *
run_draw_committee (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "conflicts");
  JsonArray *drawn = zh_json_get_array (in, "drawn");
  g_autoptr (GArray) conflicts = g_array_new (FALSE, FALSE, sizeof (ZhCommitteeConflict));
  g_autoptr (GPtrArray) people = drawn != NULL ? read_drawn (drawn) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject         *each = zh_json_get_object_element (list, i);
      ZhCommitteeConflict conflict = { zh_json_get_string (each, "name"), zh_json_get_string (each, "reason") };

      g_array_append_val (conflicts, conflict);
    }
  return zh_desk_write_committee (desk, zh_json_get_int (in, "protest"), (const ZhCommitteeConflict *) conflicts->data, conflicts->len, people,
                                  zh_in_get_text (in, "articles"), error);
}

static const ZhArgument hearing[] = {
  PROTEST_ARGUMENT,
  ZH_TIME_ARGUMENT ("time", NC_ ("argument", "when it was heard, seconds since 1970 UTC; now where it is left out")),
  ZH_TEXT_ARGUMENT ("place", NC_ ("argument", "where it was heard"), OPTIONAL, ZH_TEXT_LINE_MAX),
  NAMES_ARGUMENT (NC_ ("argument", "who was heard")),
  ZH_ARTICLES_ARGUMENT,
  { NULL },
};

static ZhChange *
run_hear_protest (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  g_autofree const char **names = zh_in_list_texts (in, "names");

  return zh_desk_write_hearing (desk, zh_json_get_int (in, "protest"), zh_json_get_int (in, "time"), zh_in_get_text (in, "place"), (const char *const *) names,
                                zh_in_get_text (in, "articles"), error);
}

static const ZhArgument decision[] = {
  PROTEST_ARGUMENT,
  WORD_ARGUMENT ("forum", NC_ ("argument", "who decides; the committee where one is drawn"), OPTIONAL, ZH_PROTEST_FORUM),
  WORD_ARGUMENT ("decision", NC_ ("argument", "what is decided"), NEEDED, ZH_PROTEST_DECISION),
  ZH_INTEGER_ARGUMENT ("votes-for", NC_ ("argument", "votes for upholding it"), OPTIONAL, 0, MAX_PEOPLE),
  ZH_INTEGER_ARGUMENT ("votes-against", NC_ ("argument", "votes against it"), OPTIONAL, 0, MAX_PEOPLE),
  ZH_REASON_ARGUMENT,
  WORD_ARGUMENT ("effect", NC_ ("argument", "what follows from it"), OPTIONAL, ZH_PROTEST_EFFECT),
  ZH_TEXT_ARGUMENT ("effect-note", NC_ ("argument", "why nothing follows from it"), OPTIONAL, ZH_TEXT_LIST_MAX),
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result, seen from White"), OPTIONAL),
  WORD_ARGUMENT ("deposit", NC_ ("argument", "what becomes of the deposit"), OPTIONAL, ZH_PROTEST_DEPOSIT),
  ZH_TIME_ARGUMENT ("time", NC_ ("argument", "when it was decided, seconds since 1970 UTC; now where it is left out")),
  ZH_ARTICLES_ARGUMENT,
  { NULL },
};

static ZhChange *
run_decide_protest (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  ZhProtestRuling ruling = {
    .forum = (ZhProtestForum) get_word (in, "forum", ZH_PROTEST_FORUM),
    .decision = (ZhProtestDecision) get_word (in, "decision", ZH_PROTEST_DECISION),
    .votes_for = zh_in_get_number (in, "votes-for"),
    .votes_against = zh_in_get_number (in, "votes-against"),
    .reason = zh_in_get_reason (in),
    .effect = (ZhProtestEffect) get_word (in, "effect", ZH_PROTEST_EFFECT),
    .effect_note = zh_in_get_text (in, "effect-note"),
    .result = zh_in_get_text (in, "result"),
    .deposit = (ZhProtestDeposit) get_word (in, "deposit", ZH_PROTEST_DEPOSIT),
    .time = zh_json_get_int (in, "time"),
  };

  return zh_desk_write_decision (desk, zh_json_get_int (in, "protest"), &ruling, zh_in_get_text (in, "articles"), error);
}

static const ZhArgument notification[] = {
  PROTEST_ARGUMENT,
  NAMES_ARGUMENT (NC_ ("argument", "who was told of the decision")),
  ZH_TIME_ARGUMENT ("time", NC_ ("argument", "when they were told, seconds since 1970 UTC; now where it is left out")),
  ZH_ARTICLES_ARGUMENT,
  { NULL },
};

static ZhChange *
run_notify_protest (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autofree const char **names = zh_in_list_texts (in, "names");

  return zh_desk_write_notification (desk, zh_json_get_int (in, "protest"), (const char *const *) names, zh_json_get_int (in, "time"),
                                     zh_in_get_text (in, "articles"), error);
}

static const ZhArgument deposit[] = {
  PROTEST_ARGUMENT,
  ZH_TEXT_ARGUMENT ("amount", NC_ ("argument", "amount of the deposit; as it stands where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  WORD_ARGUMENT ("state", NC_ ("argument", "what became of the deposit"), NEEDED, ZH_PROTEST_DEPOSIT),
  { NULL },
};

static ZhChange *
run_set_deposit (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_set_protest_deposit (desk, zh_json_get_int (in, "protest"), zh_in_get_text (in, "amount"),
                                      (ZhProtestDeposit) get_word (in, "state", ZH_PROTEST_DEPOSIT), error);
}

const ZhCommandArguments zh_protest_arguments[] = {
  { ZH_COMMAND_FILE_PROTEST, protest, run_file_protest },
  { ZH_COMMAND_ATTACH_TO_PROTEST, attachment, run_attach },
  { ZH_COMMAND_DRAW_COMMITTEE, committee, run_draw_committee },
  { ZH_COMMAND_HEAR_PROTEST, hearing, run_hear_protest },
  { ZH_COMMAND_DECIDE_PROTEST, decision, run_decide_protest },
  { ZH_COMMAND_NOTIFY_PROTEST, notification, run_notify_protest },
  { ZH_COMMAND_SET_PROTEST_DEPOSIT, deposit, run_set_deposit },
  { NULL },
};
