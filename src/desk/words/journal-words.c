/* The words of journal entries, made from command and arguments when they are shown. The
 * arguments may come from any program: whatever is missing in them shows as nothing. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-journal.h"
#include "journal-acts.h"
#include "journal-fields.h"
#include "journal-values.h"
#include "registry.h"
#include "settings.h"

/* The parts of the work, and the acts of each. */
static const struct
{
  const char         *id;
  const char         *label;
  const ZhJournalAct *acts;
} parts[ZH_N_JOURNAL_PARTS] = {
  [ZH_JOURNAL_ALL] = { "all", NC_ ("part of the journal", "All acts"), NULL },
  [ZH_JOURNAL_COMPETITION] = { "competition", NC_ ("part of the journal", "Competition and settings"), zh_journal_competition_acts },
  [ZH_JOURNAL_ENTRIES] = { "entries", NC_ ("part of the journal", "Entries"), zh_journal_entry_acts },
  [ZH_JOURNAL_ADMISSION] = { "admission", NC_ ("part of the journal", "Admission"), zh_journal_admission_acts },
  [ZH_JOURNAL_TEAMS] = { "teams", NC_ ("part of the journal", "Teams and line-ups"), zh_journal_team_acts },
  [ZH_JOURNAL_ROUNDS] = { "rounds", NC_ ("part of the journal", "Rounds and results"), zh_journal_round_acts },
  [ZH_JOURNAL_GAMES] = { "games", NC_ ("part of the journal", "Games and adjournments"), zh_journal_game_acts },
  [ZH_JOURNAL_INCIDENTS] = { "incidents", NC_ ("part of the journal", "Incidents and clocks"), zh_journal_incident_acts },
  [ZH_JOURNAL_PROTESTS] = { "protests", NC_ ("part of the journal", "Protests"), zh_journal_protest_acts },
  [ZH_JOURNAL_SOLVING] = { "solving", NC_ ("part of the journal", "Solving"), zh_journal_solving_acts },
  [ZH_JOURNAL_CONTEST] = { "contest", NC_ ("part of the journal", "Contest of composers"), zh_journal_contest_acts },
  [ZH_JOURNAL_STANDINGS] = { "standings", NC_ ("part of the journal", "Standings and prizes"), zh_journal_standings_acts },
  [ZH_JOURNAL_DOCUMENTS] = { "documents", NC_ ("part of the journal", "Documents"), zh_journal_issue_acts },
  [ZH_JOURNAL_TAKEN_BACK] = { "taken-back", NC_ ("part of the journal", "Taken back"), NULL },
};

/* The registry says of which part a command is. */
static const ZhJournalAct *
find_act (const char *command)
{
  const ZhCommand    *known = zh_command_find (command);
  const ZhJournalAct *acts = known != NULL ? parts[known->part].acts : NULL;

  for (; acts != NULL && acts->command != NULL; acts++)
    if (strcmp (acts->command, command) == 0)
      return acts;
  return NULL;
}

const char *
zh_journal_part_get_label (ZhJournalPart     part,
                           const ZhLanguage *language)
{
  return zh_trc (language, "part of the journal", parts[part].label);
}

gboolean
zh_journal_part_parse (const char    *text,
                       ZhJournalPart *part)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strcmp (parts[i].id, text) == 0)
      {
        *part = (ZhJournalPart) i;
        return TRUE;
      }
  return FALSE;
}

char *
zh_journal_part_list_ids (void)
{
  GString *ids = g_string_new (parts[0].id);

  for (gsize i = 1; i < G_N_ELEMENTS (parts); i++)
    g_string_append_printf (ids, ", %s", parts[i].id);
  return g_string_free (ids, FALSE);
}

ZhJournalPart
zh_journal_command_get_part (const char *command)
{
  const ZhCommand *known = zh_command_find (command);

  return known != NULL ? known->part : ZH_JOURNAL_ALL;
}

char *
zh_journal_command_format (const char       *command,
                           const ZhLanguage *language)
{
  const ZhJournalAct *act = find_act (command);

  return g_strdup (act != NULL ? zh_trc (language, "act", act->name) : command);
}

static char *
fill_sentence (const ZhJournalAct *act,
               JsonObject         *args,
               const ZhLanguage   *language)
{
  const char *sentence = zh_tr (language, act->sentence);

  if (strstr (act->sentence, "%d") != NULL)
    return g_strdup_printf (sentence, zh_journal_get_number (args, act->shown));
  return g_strdup_printf (sentence, zh_json_get_string (args, act->shown));
}

static char *
format_act (const ZhJournalEntry *entry,
            JsonObject           *args,
            const ZhLanguage     *language)
{
  const ZhJournalAct *act = find_act (entry->command);

  if (act != NULL && act->format != NULL)
    return act->format (args, language);
  if (act != NULL && act->sentence != NULL)
    return fill_sentence (act, args, language);
  return zh_journal_command_format (entry->command, language);
}

char *
zh_journal_format_after_seal (guint             n_after,
                              const ZhLanguage *language)
{
  if (n_after == 0)
    return g_strdup ("");
  return g_strdup_printf (zh_trn (language, "Changed after the seal: %u act", "Changed after the seal: %u acts", n_after), n_after);
}

char *
zh_journal_entry_format_act (const ZhJournalEntry *entry,
                             const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);
  g_autofree char *after = zh_journal_format_after_seal (entry->n_after_seal, language);
  g_autofree char *act = format_act (entry, args, language);

  return *after != '\0' ? g_strdup_printf ("%s. %s", act, after) : g_steal_pointer (&act);
}

/* An act that takes back another, or does it again, says so. */
static char *
format_kind (const ZhJournalEntry *entry,
             const char           *act,
             const ZhLanguage     *language)
{
  switch (entry->kind)
    {
    case ZH_JOURNAL_UNDO:
      return g_strdup_printf (zh_tr (language, "Undone: %s"), act);
    case ZH_JOURNAL_REDO:
      return g_strdup_printf (zh_tr (language, "Done again: %s"), act);
    case ZH_JOURNAL_ACT:
    default:
      return g_strdup (act);
    }
}

char *
zh_journal_entry_format_row (const ZhJournalEntry *entry,
                             const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);
  g_autofree char *act = zh_journal_entry_format_act (entry, language);
  g_autofree char *text = format_kind (entry, act, language);
  const char      *first = zh_journal_get_entry_name (args, "first");
  const char      *second = zh_journal_get_entry_name (args, "second");

  if ((strcmp (entry->command, ZH_COMMAND_SET_RESULT) != 0 && strcmp (entry->command, ZH_COMMAND_REPORT_RESULT) != 0) ||
      *first == '\0' || *second == '\0')
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s (%s – %s)", text, first, second);
}

/* The changed fields: "title: old → new; place: old → new", or one side of them. */
typedef enum
{
  SIDE_BOTH,
  SIDE_OLD,
  SIDE_NEW,
} Side;

/* Records that an act begins and changes, each with the field that no record is without, and what the act itself says of a
 * new one. */
static const struct
{
  const char *command;
  const char *always;
  const char *said[3];
} begun[] = {
  { ZH_COMMAND_SET_OFFICIAL, "name", { "role", "name", NULL } },
  { ZH_COMMAND_SET_APPLICATION, "sender", { "kind", "sender", NULL } },
  { ZH_COMMAND_SET_PAYMENT, "paid", { "amount", NULL } },
};

/* The row of the table above, where the act began a record: what it has instead of defaults was not changed. */
static int
find_begun (const char *command,
            JsonArray  *changes)
{
  for (gsize i = 0; i < G_N_ELEMENTS (begun); i++)
    for (guint k = 0; strcmp (begun[i].command, command) == 0 && changes != NULL && k < json_array_get_length (changes); k++)
      {
        JsonObject *change = zh_json_get_object_element (changes, k);

        if (change != NULL && strcmp (zh_json_get_string (change, "field"), begun[i].always) == 0 && *zh_json_get_string (change, "old") == '\0')
          return (int) i;
      }
  return -1;
}

/* A board edited by hand is kept as "8. 3 Koval – 4 Melnyk": its number belongs to the field, not to the start number
 * that follows. What is left of @value, with how long the number is. */
static const char *
skip_board (const char *command,
            const char *value,
            int        *n_digits)
{
  *n_digits = strcmp (command, ZH_COMMAND_EDIT_ROUND) == 0 ? (int) strspn (value, "0123456789") : 0;
  if (*n_digits > 0 && g_str_has_prefix (value + *n_digits, ". "))
    return value + *n_digits + 2;
  *n_digits = 0;
  return value;
}

static void
append_field (GString    *text,
              const char *of,
              const char *field,
              const char *board)
{
  g_string_append (text, text->len > 0 ? "; " : "");
  if (*of != '\0')
    g_string_append_printf (text, "%s, ", of);
  g_string_append_printf (text, "%s%s%s: ", field, *board != '\0' ? " " : "", board);
}

static void
append_change (GString          *text,
               const char       *command,
               JsonObject       *change,
               Side              side,
               gboolean          is_new,
               const ZhLanguage *language)
{
  const char      *key = zh_json_get_string (change, "field");
  const char      *of = zh_json_get_string (change, "of");
  const char      *field = zh_journal_field_format (command, key, language);
  g_autofree char *old_words = zh_journal_value_format (command, key, zh_json_get_string (change, "old"), language);
  g_autofree char *new_words = zh_journal_value_format (command, key, zh_json_get_string (change, "new"), language);
  int              n_digits;
  const char      *old_value = is_new ? "" : skip_board (command, old_words, &n_digits);
  const char      *new_value = skip_board (command, new_words, &n_digits);
  g_autofree char *board = g_strndup (new_words, (gsize) n_digits);

  /* The journal may be printed and handed out: it names what changed of these, and no more. */
  if (zh_journal_field_is_personal (command, key))
    {
      old_value = *old_value != '\0' ? "…" : "";
      new_value = *new_value != '\0' ? "…" : "";
    }
  append_field (text, of, field, board);
  if (side == SIDE_BOTH && *old_value != '\0')
    g_string_append_printf (text, "%s → %s", old_value, *new_value != '\0' ? new_value : "—");
  else
    g_string_append (text, side == SIDE_OLD ? old_value : new_value);
}

/* Of a new competition nothing was changed: all of it is in the file. */
static char *
format_changes (const char       *command,
                JsonObject       *args,
                Side              side,
                const ZhLanguage *language)
{
  JsonArray *changes = strcmp (command, ZH_COMMAND_CREATE) != 0 ? zh_json_get_array (args, "changes") : NULL;
  int        row = find_begun (command, changes);
  GString   *text = g_string_new (NULL);

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = zh_json_get_object_element (changes, i);
      const char *key = change != NULL ? zh_json_get_string (change, "field") : "";

      if (change != NULL && !(side == SIDE_BOTH && row >= 0 && g_strv_contains (begun[row].said, key)))
        append_change (text, command, change, side, row >= 0, language);
    }
  return g_string_free (text, FALSE);
}

static char *
format_side (const ZhJournalEntry *entry,
             Side                  side,
             const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);
  const ZhJournalAct *act = find_act (entry->command);
  const char         *key;
  gint64              number;

  /* What was taken back went the other way. */
  if (entry->kind == ZH_JOURNAL_UNDO)
    side = side == SIDE_OLD ? SIDE_NEW : SIDE_OLD;
  key = side == SIDE_OLD ? "old" : "new";
  if (act != NULL && act->format_value != NULL)
    return act->format_value (args, key, language);
  if (zh_json_get_array (args, "changes") != NULL)
    return format_changes (entry->command, args, side, language);
  number = zh_json_get_int (args, key);
  return number != 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, number)
                     : g_strdup (zh_json_get_string (args, key));
}

char *
zh_journal_entry_format_old (const ZhJournalEntry *entry,
                             const ZhLanguage     *language)
{
  return format_side (entry, SIDE_OLD, language);
}

char *
zh_journal_entry_format_new (const ZhJournalEntry *entry,
                             const ZhLanguage     *language)
{
  return format_side (entry, SIDE_NEW, language);
}

/* Who was absent is asked of the journal, and not only how many. */
static void
append_names (GString    *text,
              JsonObject *args)
{
  JsonArray *entries = zh_json_get_array (args, "entries");
  guint      n = entries != NULL ? json_array_get_length (entries) : 0;

  for (guint i = 0; n > 1 && i < n; i++)
    {
      JsonObject *entry = zh_json_get_object_element (entries, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : " (", entry != NULL ? zh_json_get_string (entry, "name") : "");
    }
  if (n > 1)
    g_string_append_c (text, ')');
}

/* What goes with the act: players, what stood before, the fields changed. */
static void
append_details (GString              *text,
                const ZhJournalEntry *entry,
                JsonObject           *args,
                const ZhLanguage     *language)
{
  g_autofree char *changes = format_changes (entry->command, args, SIDE_BOTH, language);
  int              n_forfeits = zh_journal_get_number (args, "forfeits");

  if (strcmp (entry->command, ZH_COMMAND_SET_RESULT) == 0)
    {
      g_autofree char *old_text = zh_journal_format_results (args, "old", language);
      g_autofree char *before = g_strdup_printf (zh_tr (language, "before: %s"), old_text);

      g_string_append_printf (text, " (%s – %s; %s)", zh_journal_get_entry_name (args, "first"),
                              zh_journal_get_entry_name (args, "second"), before);
    }
  else if (strcmp (entry->command, ZH_COMMAND_REPORT_RESULT) == 0)
    {
      g_string_append_printf (text, " (%s – %s)", zh_journal_get_entry_name (args, "first"), zh_journal_get_entry_name (args, "second"));
    }
  if (strcmp (entry->command, ZH_COMMAND_SET_ABSENCES) == 0)
    append_names (text, args);
  if (*changes != '\0')
    g_string_append_printf (text, " (%s)", changes);
  /* Games by correspondence stand with what becomes of them. */
  if (n_forfeits > 0 && !json_object_has_member (args, "unfinished"))
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "%d game became a forfeit", "%d games became forfeits", (gulong) n_forfeits), n_forfeits);
    }
  if (zh_journal_get_number (args, "lost") > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "%d result lost", "%d results lost", (gulong) zh_journal_get_number (args, "lost")),
                              zh_journal_get_number (args, "lost"));
    }
  if (zh_journal_get_number (args, "closed") > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_tr (language, "round %d closed"), zh_journal_get_number (args, "closed"));
    }
}

char *
zh_journal_entry_format (const ZhJournalEntry *entry,
                         const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);
  g_autofree char *act = format_act (entry, args, language);
  g_autofree char *said = format_kind (entry, act, language);
  GString         *text = g_string_new (said);

  if (entry->kind == ZH_JOURNAL_ACT)
    append_details (text, entry, args, language);
  if (*entry->reason != '\0')
    {
      g_autofree char *reason = g_strdup_printf (zh_tr (language, "Reason: %s"), entry->reason);

      g_string_append_printf (text, ". %s", reason);
    }
  if (entry->n_after_seal > 0)
    {
      g_autofree char *after = zh_journal_format_after_seal (entry->n_after_seal, language);

      g_string_append_printf (text, ". %s", after);
    }
  return g_string_free (text, FALSE);
}

char *
zh_journal_entry_format_return (const ZhJournalEntry *entry,
                                const ZhLanguage     *language)
{
  if (!entry->undone)
    return g_strdup ("");
  if (*entry->returned_by == '\0')
    /* Translators: number of the entry of the journal that took an act back. */
    return g_strdup_printf (zh_tr (language, "Taken back in entry %d"), (int) entry->returned);
  /* Translators: number of the entry of the journal that took an act back, and whose it was. */
  return g_strdup_printf (zh_tr (language, "Taken back in entry %1$d by %2$s"), (int) entry->returned, entry->returned_by);
}
