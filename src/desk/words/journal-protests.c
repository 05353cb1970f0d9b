#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "protest-words.h"

static const char *
get_label (ZhProtestWord     kind,
           JsonObject       *args,
           const char       *key,
           const ZhLanguage *language)
{
  const char *word = zh_json_get_string (args, key);
  int         value;

  return zh_protest_word_from_string (kind, word, &value) ? zh_protest_word_get_label (kind, value, language) : word;
}

/* Names of the people of an act with one of two parts, with commas. */
static char *
list_people (JsonObject   *args,
             ZhProtestPart part,
             ZhProtestPart other)
{
  JsonArray *people = zh_json_get_array (args, "people");
  GString   *names = g_string_new (NULL);

  for (guint i = 0; people != NULL && i < json_array_get_length (people); i++)
    {
      JsonObject *person = zh_json_get_object_element (people, i);
      int         found;

      if (person == NULL || !zh_protest_word_from_string (ZH_PROTEST_PART, zh_json_get_string (person, "part"), &found))
        continue;
      if (found == (int) part || found == (int) other)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", zh_json_get_string (person, "name"));
    }
  return g_string_free (names, FALSE);
}

static char *
format_file_protest (JsonObject       *args,
                     const ZhLanguage *language)
{
  JsonNode   *node = json_object_get_member (args, "entry");
  const char *name = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? zh_json_get_string (json_node_get_object (node), "name") : "";

  /* Translators: number of the case, who protests, against what (ruling, result …), round, board. */
  return g_strdup_printf (zh_tr (language, "Protest no. %1$d, %2$s. Against: %3$s, round %4$d, board %5$d"), zh_journal_get_number (args, "number"),
                          name, get_label (ZH_PROTEST_SUBJECT, args, "subject", language), zh_journal_get_number (args, "round"),
                          zh_journal_get_number (args, "board"));
}

static char *
format_attach_to_protest (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Attached to protest no. %1$d: %2$s"), zh_journal_get_number (args, "number"), zh_json_get_string (args, "file"));
}

static char *
format_draw_committee (JsonObject       *args,
                       const ZhLanguage *language)
{
  g_autofree char *seated = list_people (args, ZH_PROTEST_PART_CHAIR, ZH_PROTEST_PART_MEMBER);
  g_autofree char *replaced = list_people (args, ZH_PROTEST_PART_EXCLUDED, ZH_PROTEST_PART_EXCLUDED);
  GString         *text = g_string_new (NULL);

  g_string_append_printf (text, zh_tr (language, "Committee for protest no. %1$d: %2$s"), zh_journal_get_number (args, "number"), seated);
  if (*replaced != '\0')
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_tr (language, "replaced: %s"), replaced);
    }
  return g_string_free (text, FALSE);
}

static char *
format_hear_protest (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *names = list_people (args, ZH_PROTEST_PART_HEARD, ZH_PROTEST_PART_HEARD);

  if (*names == '\0')
    return g_strdup_printf (zh_tr (language, "Hearing of protest no. %d"), zh_journal_get_number (args, "number"));
  return g_strdup_printf (zh_tr (language, "Hearing of protest no. %1$d, heard: %2$s"), zh_journal_get_number (args, "number"), names);
}

static char *
format_decide_protest (JsonObject       *args,
                       const ZhLanguage *language)
{
  GString *text = g_string_new (NULL);

  /* Translators: number of the case, who decided, the decision, what was applied. */
  g_string_append_printf (text, zh_tr (language, "Protest no. %1$d. %2$s: %3$s. %4$s"), zh_journal_get_number (args, "number"),
                          get_label (ZH_PROTEST_FORUM, args, "forum", language), get_label (ZH_PROTEST_DECISION, args, "decision", language),
                          get_label (ZH_PROTEST_EFFECT, args, "effect", language));
  if (zh_journal_get_number (args, "votes-for") + zh_journal_get_number (args, "votes-against") > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_tr (language, "votes: %1$d for, %2$d against"), zh_journal_get_number (args, "votes-for"), zh_journal_get_number (args, "votes-against"));
    }
  return g_string_free (text, FALSE);
}

static char *
format_notify_protest (JsonObject       *args,
                       const ZhLanguage *language)
{
  g_autofree char *names = list_people (args, ZH_PROTEST_PART_NOTIFIED, ZH_PROTEST_PART_NOTIFIED);

  return g_strdup_printf (zh_tr (language, "Told of the decision on protest no. %1$d: %2$s"), zh_journal_get_number (args, "number"), names);
}

static char *
format_set_protest_deposit (JsonObject       *args,
                            const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Deposit for protest no. %1$d, %2$s: %3$s"), zh_journal_get_number (args, "number"),
                          zh_json_get_string (args, "deposit"), get_label (ZH_PROTEST_DEPOSIT, args, "state", language));
}

/* "boards 1–10" in a round or in all of them. */
static char *
format_boards (JsonObject       *args,
               const ZhLanguage *language)
{
  int round = zh_journal_get_number (args, "round");
  int first = zh_journal_get_number (args, "first");
  int last = zh_journal_get_number (args, "last");

  if (round == 0)
    return g_strdup_printf (zh_tr (language, "boards %1$d–%2$d in every round"), first, last);
  return g_strdup_printf (zh_tr (language, "boards %1$d–%2$d in round %3$d"), first, last, round);
}

static char *
format_assign_boards (JsonObject       *args,
                      const ZhLanguage *language)
{
  g_autofree char *boards = format_boards (args, language);

  return g_strdup_printf ("%s: %s", zh_json_get_string (args, "name"), boards);
}

static char *
format_remove_assignment (JsonObject       *args,
                          const ZhLanguage *language)
{
  g_autofree char *boards = format_boards (args, language);

  return g_strdup_printf (zh_tr (language, "%1$s no longer watches %2$s"), zh_json_get_string (args, "name"), boards);
}

const ZhJournalAct zh_journal_protest_acts[] = {
  { ZH_COMMAND_FILE_PROTEST, NC_ ("act", "Protest"), format_file_protest },
  { ZH_COMMAND_ATTACH_TO_PROTEST, NC_ ("act", "Attachment of a protest"), format_attach_to_protest },
  { ZH_COMMAND_DRAW_COMMITTEE, NC_ ("act", "Committee for a protest"), format_draw_committee },
  { ZH_COMMAND_HEAR_PROTEST, NC_ ("act", "Hearing of a protest"), format_hear_protest },
  { ZH_COMMAND_DECIDE_PROTEST, NC_ ("act", "Decision on a protest"), format_decide_protest, zh_journal_format_results },
  { ZH_COMMAND_NOTIFY_PROTEST, NC_ ("act", "Decision on a protest told"), format_notify_protest },
  { ZH_COMMAND_SET_PROTEST_DEPOSIT, NC_ ("act", "Deposit of a protest"), format_set_protest_deposit },
  { ZH_COMMAND_ASSIGN_BOARDS, NC_ ("act", "Boards of an official"), format_assign_boards },
  { ZH_COMMAND_REMOVE_ASSIGNMENT, NC_ ("act", "Boards of an official taken away"), format_remove_assignment },
  { NULL }
};
