/* The words of journal entries, made from command and arguments when they are shown. The
 * arguments may come from any program: whatever is missing in them shows as nothing. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "canonical-json.h"
#include "commands.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-roles.h"
#include "incident-catalogue.h"
#include "journal-fields.h"
#include "journal-games.h"
#include "journal-incidents.h"
#include "journal-issues.h"
#include "journal-protests.h"
#include "journal-standings.h"
#include "rules-schema.h"

typedef char *(*ActFormat) (JsonObject       *args,
                            const ZhLanguage *language);

static int
get_number (JsonObject *args,
            const char *key)
{
  return (int) CLAMP (zh_json_get_int (args, key), G_MININT, G_MAXINT);
}

/* The name of an entry noted under @key. */
static const char *
get_entry_name (JsonObject *args,
                const char *key)
{
  JsonNode *node = json_object_get_member (args, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
             ? zh_json_get_string (json_node_get_object (node), "name")
             : "";
}

/* "1-0,0-1" as people write results. */
static char *
format_results (JsonObject *args,
                const char *key)
{
  gboolean two_one_zero = strcmp (zh_json_get_string (args, "scoring"), "2-1-0") == 0;
  g_auto (GStrv) codes = g_strsplit (zh_json_get_string (args, key), ",", -1);
  GString *text = g_string_new (NULL);

  for (char **code = codes; *code != NULL; code++)
    {
      ZhResult         result = ZH_RESULT_NONE;
      g_autofree char *shown = zh_result_parse (*code, FALSE, &result)
                                   ? zh_result_format (result, two_one_zero)
                                   : g_strdup (*code);

      g_string_append_printf (text, "%s%s", code > codes ? ", " : "", shown);
    }
  return g_string_free (text, FALSE);
}

static char *
format_create (JsonObject       *args,
               const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Competition created: %s"), zh_json_get_string (args, "title"));
}

static char *
format_set_official (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf ("%s: %s",
                          zh_official_role_format (zh_json_get_string (args, "role"), language),
                          zh_json_get_string (args, "name"));
}

static char *
format_remove_official (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Official removed: %s"), zh_json_get_string (args, "name"));
}

static char *
format_set_override (JsonObject       *args,
                     const ZhLanguage *language)
{
  const char *value = zh_json_get_string (args, "new");

  if (*value == '\0')
    return g_strdup_printf (zh_tr (language, "Regulation: %s as in the ruleset"),
                            zh_json_get_string (args, "key"));
  return g_strdup_printf (zh_tr (language, "Regulation: %s is %s"), zh_json_get_string (args, "key"), value);
}

static char *
format_add_tournament (JsonObject       *args,
                       const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament added: %s"), zh_json_get_string (args, "tournament"));
}

static char *
format_edit_tournament (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament changed: %s"),
                          zh_json_get_string (args, "tournament"));
}

static char *
format_remove_tournament (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament removed: %s"),
                          zh_json_get_string (args, "tournament"));
}

static char *
format_close_tournament (JsonObject       *args,
                         const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament closed: %s"), zh_json_get_string (args, "tournament"));
}

static char *
format_reopen_tournament (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament reopened: %s"),
                          zh_json_get_string (args, "tournament"));
}

static char *
format_seal (JsonObject       *args,
             const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Competition sealed, tournaments closed: %s"), zh_json_get_string (args, "tournaments"));
}

static char *
format_import_trf (JsonObject       *args,
                   const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Tournament imported: %s"),
                          zh_json_get_string (args, "tournament"));
}

static char *
format_add_entries (JsonObject       *args,
                    const ZhLanguage *language)
{
  JsonArray  *entries = zh_json_get_array (args, "entries");
  guint       n = entries != NULL ? json_array_get_length (entries) : 0;
  JsonObject *only = n == 1 ? zh_json_get_object_element (entries, 0) : NULL;

  if (only != NULL)
    return g_strdup_printf (zh_tr (language, "Entry added: %s"), zh_json_get_string (only, "name"));
  return g_strdup_printf (zh_trn (language, "%u entry added", "%u entries added", n), n);
}

static char *
format_edit_entry (JsonObject       *args,
                   const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Entry changed: %s"), get_entry_name (args, "entry"));
}

static char *
format_remove_entry (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Entry removed: %s"), get_entry_name (args, "entry"));
}

static char *
format_withdraw_entry (JsonObject       *args,
                       const ZhLanguage *language)
{
  const char *sentence = strcmp (zh_json_get_string (args, "status"), "expelled") == 0
                             ? zh_tr (language, "Expelled after round %d: %s")
                             : zh_tr (language, "Withdrawn after round %d: %s");

  return g_strdup_printf (sentence, get_number (args, "round"), get_entry_name (args, "entry"));
}

static char *
format_reinstate_entry (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Plays again from round %d: %s"), get_number (args, "round"),
                          get_entry_name (args, "entry"));
}

static const char *
get_absence_name (int               kind,
                  const ZhLanguage *language)
{
  switch (kind)
    {
    case ZH_PAIRING_GAME:
      return zh_trc (language, "absence", "present");
    case ZH_PAIRING_FULL_BYE:
      return zh_trc (language, "absence", "full-point bye");
    case ZH_PAIRING_HALF_BYE:
      return zh_trc (language, "absence", "half-point bye");
    case ZH_PAIRING_ZERO_BYE:
      return zh_trc (language, "absence", "absent");
    default:
      return "";
    }
}

static char *
format_set_absence (JsonObject       *args,
                    const ZhLanguage *language)
{
  /* Translators: round, player, and what he is: present, absent, half-point bye. */
  return g_strdup_printf (zh_tr (language, "Round %d, %s: %s"), get_number (args, "round"),
                          get_entry_name (args, "entry"),
                          get_absence_name (get_number (args, "new"), language));
}

static char *
format_number_entries (JsonObject       *args,
                       const ZhLanguage *language)
{
  const char *method = zh_json_get_string (args, "method");

  if (strcmp (method, "lot") == 0)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, zh_json_get_int (args, "seed"));

      return g_strdup_printf (zh_tr (language, "Start numbers drawn by lot, seed %s"), seed);
    }
  if (strcmp (method, "varma") == 0)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, zh_json_get_int (args, "seed"));

      return g_strdup_printf (zh_tr (language, "Start numbers drawn by restricted lot, seed %s"), seed);
    }
  if (strcmp (method, "hand") == 0)
    return g_strdup (zh_tr (language, "Start numbers given by hand"));
  return g_strdup (zh_tr (language, "Start numbers by rating"));
}

static char *
format_set_start_number (JsonObject       *args,
                         const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Start number %d: %s"), get_number (args, "new"),
                          get_entry_name (args, "entry"));
}

static char *
format_set_restrictions (JsonObject       *args,
                         const ZhLanguage *language)
{
  return g_strdup (zh_tr (language, "Restrictions of the pairing changed"));
}

static char *
format_pair_round (JsonObject       *args,
                   const ZhLanguage *language)
{
  if (*zh_json_get_string (args, "system") == '\0')
    return g_strdup_printf (zh_tr (language, "Round %d paired by hand"), get_number (args, "round"));
  return g_strdup_printf (zh_tr (language, "Round %d paired"), get_number (args, "round"));
}

static char *
format_edit_round (JsonObject       *args,
                   const ZhLanguage *language)
{
  JsonArray *changes = zh_json_get_array (args, "changes");
  guint      n = changes != NULL ? json_array_get_length (changes) : 0;

  return g_strdup_printf (zh_trn (language, "Round %1$d edited by hand: %2$u change", "Round %1$d edited by hand: %2$u changes", n),
                          get_number (args, "round"), n);
}

static char *
format_repair_round (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Round %d paired again"), get_number (args, "round"));
}

static char *
format_unpair_round (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Pairing of round %d taken back"), get_number (args, "round"));
}

static char *
format_set_openings (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_trn (language, "Table of openings: %1$s (%2$d opening)", "Table of openings: %1$s (%2$d openings)",
                                  (gulong) get_number (args, "openings")),
                          zh_json_get_string (args, "new"), get_number (args, "openings"));
}

static char *
format_draw_opening (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, zh_json_get_int (args, "seed"));

  return g_strdup_printf (zh_tr (language, "Opening of round %1$d drawn: %2$s; seed %3$s"), get_number (args, "round"),
                          zh_json_get_string (args, "opening"), seed);
}

static char *
format_draw_table_rounds (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Order of the rounds: %s"), zh_json_get_string (args, "new"));
}

static char *
format_publish_round (JsonObject       *args,
                      const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Round %d published"), get_number (args, "round"));
}

static char *
format_close_round (JsonObject       *args,
                    const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Round %d closed"), get_number (args, "round"));
}

static char *
format_reopen_round (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Round %d reopened"), get_number (args, "round"));
}

static char *
format_set_round_start (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Start of round %d: %s"), get_number (args, "round"),
                          zh_json_get_string (args, "new"));
}

static char *
format_set_result (JsonObject       *args,
                   const ZhLanguage *language)
{
  g_autofree char *results = format_results (args, "new");

  if (strcmp (zh_json_get_string (args, "new"), "clear") == 0)
    return g_strdup_printf (zh_tr (language, "Result of board %d in round %d cleared"),
                            get_number (args, "board"), get_number (args, "round"));
  return g_strdup_printf (zh_tr (language, "Result of board %d in round %d: %s"),
                          get_number (args, "board"), get_number (args, "round"), results);
}

static char *
format_swap_colours (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Colours exchanged on board %d in round %d"),
                          get_number (args, "board"), get_number (args, "round"));
}

static char *
format_swap_players (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Places exchanged in round %d: %s, %s"),
                          get_number (args, "round"), get_entry_name (args, "first"),
                          get_entry_name (args, "second"));
}

static char *
format_feed_tournament (JsonObject       *args,
                        const ZhLanguage *language)
{
  JsonArray *entries = zh_json_get_array (args, "entries");
  guint      n = entries != NULL ? json_array_get_length (entries) : 0;

  return g_strdup_printf (get_number (args, "carry") != 0
                              ? zh_tr (language, "Entries taken with their points from “%1$s”, places %2$d–%3$d: %4$u")
                              : zh_tr (language, "Entries taken from “%1$s”, places %2$d–%3$d: %4$u"),
                          zh_json_get_string (args, "source"), get_number (args, "first"), get_number (args, "last"), n);
}

static char *
format_start_playoff (JsonObject       *args,
                      const ZhLanguage *language)
{
  JsonArray *entries = zh_json_get_array (args, "entries");
  guint      n = entries != NULL ? json_array_get_length (entries) : 0;

  return g_strdup_printf (zh_tr (language, "Play-off for first place, players: %1$u, “%2$s”"), n,
                          zh_json_get_string (args, "new"));
}

static char *
format_add_deciding_game (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Deciding game added: round %d, board %d, game %d"),
                          get_number (args, "round"), get_number (args, "board"), get_number (args, "game"));
}

static const struct
{
  const char *command;
  const char *name;
  ActFormat   format; /* NULL: the name says it */
} acts[] = {
  { ZH_COMMAND_CREATE, NC_ ("act", "Competition created"), format_create },
  { ZH_COMMAND_EDIT_DETAILS, NC_ ("act", "Details of the competition changed"), NULL },
  { ZH_COMMAND_SET_OFFICIAL, NC_ ("act", "Official"), format_set_official },
  { ZH_COMMAND_REMOVE_OFFICIAL, NC_ ("act", "Official removed"), format_remove_official },
  { ZH_COMMAND_SET_OVERRIDE, NC_ ("act", "Regulation"), format_set_override },
  { ZH_COMMAND_ADOPT_REGULATION, NC_ ("act", "Regulation"), zh_journal_format_adopt_regulation },
  { ZH_COMMAND_ADD_TOURNAMENT, NC_ ("act", "Tournament added"), format_add_tournament },
  { ZH_COMMAND_EDIT_TOURNAMENT, NC_ ("act", "Tournament changed"), format_edit_tournament },
  { ZH_COMMAND_REMOVE_TOURNAMENT, NC_ ("act", "Tournament removed"), format_remove_tournament },
  { ZH_COMMAND_CLOSE_TOURNAMENT, NC_ ("act", "Tournament closed"), format_close_tournament },
  { ZH_COMMAND_REOPEN_TOURNAMENT, NC_ ("act", "Tournament reopened"), format_reopen_tournament },
  { ZH_COMMAND_SEAL, NC_ ("act", "Competition sealed"), format_seal },
  { ZH_COMMAND_IMPORT_TRF, NC_ ("act", "Tournament imported"), format_import_trf },
  { ZH_COMMAND_SET_RESTRICTIONS, NC_ ("act", "Restrictions of the pairing"), format_set_restrictions },
  { ZH_COMMAND_ADD_ENTRIES, NC_ ("act", "Entries added"), format_add_entries },
  { ZH_COMMAND_EDIT_ENTRY, NC_ ("act", "Entry changed"), format_edit_entry },
  { ZH_COMMAND_REMOVE_ENTRY, NC_ ("act", "Entry removed"), format_remove_entry },
  { ZH_COMMAND_WITHDRAW_ENTRY, NC_ ("act", "Withdrawal"), format_withdraw_entry },
  { ZH_COMMAND_REINSTATE_ENTRY, NC_ ("act", "Return to the tournament"), format_reinstate_entry },
  { ZH_COMMAND_SET_ABSENCE, NC_ ("act", "Absence"), format_set_absence },
  { ZH_COMMAND_NUMBER_ENTRIES, NC_ ("act", "Start numbers"), format_number_entries },
  { ZH_COMMAND_SET_START_NUMBER, NC_ ("act", "Start number"), format_set_start_number },
  { ZH_COMMAND_PAIR_ROUND, NC_ ("act", "Round paired"), format_pair_round },
  { ZH_COMMAND_EDIT_ROUND, NC_ ("act", "Pairing edited by hand"), format_edit_round },
  { ZH_COMMAND_REPAIR_ROUND, NC_ ("act", "Round paired again"), format_repair_round },
  { ZH_COMMAND_UNPAIR_ROUND, NC_ ("act", "Pairing taken back"), format_unpair_round },
  { ZH_COMMAND_SET_OPENINGS, NC_ ("act", "Table of openings"), format_set_openings },
  { ZH_COMMAND_DRAW_OPENING, NC_ ("act", "Opening drawn"), format_draw_opening },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, NC_ ("act", "Order of the rounds"), format_draw_table_rounds },
  { ZH_COMMAND_PUBLISH_ROUND, NC_ ("act", "Round published"), format_publish_round },
  { ZH_COMMAND_CLOSE_ROUND, NC_ ("act", "Round closed"), format_close_round },
  { ZH_COMMAND_REOPEN_ROUND, NC_ ("act", "Round reopened"), format_reopen_round },
  { ZH_COMMAND_SET_ROUND_START, NC_ ("act", "Start of the round"), format_set_round_start },
  { ZH_COMMAND_SET_RESULT, NC_ ("act", "Result"), format_set_result },
  { ZH_COMMAND_RULE_INCIDENT, NC_ ("act", "Incident"), zh_journal_format_rule_incident },
  { ZH_COMMAND_KEEP_GAME, NC_ ("act", "Moves of a game kept"), zh_journal_format_keep_game },
  { ZH_COMMAND_DROP_GAME, NC_ ("act", "Moves of a game removed"), zh_journal_format_drop_game },
  { ZH_COMMAND_ADJOURN_GAME, NC_ ("act", "Game adjourned"), zh_journal_format_adjourn_game },
  { ZH_COMMAND_RESUME_GAME, NC_ ("act", "Game resumed"), zh_journal_format_resume_game },
  { ZH_COMMAND_SET_CLOCKS, NC_ ("act", "Clocks"), zh_journal_format_set_clocks },
  { ZH_COMMAND_MARK_MISSING, NC_ ("act", "Arrival"), zh_journal_format_mark_missing },
  { ZH_COMMAND_FORFEIT_LATE, NC_ ("act", "Forfeits of the late"), zh_journal_format_forfeit_late },
  { ZH_COMMAND_SWAP_COLOURS, NC_ ("act", "Colours exchanged"), format_swap_colours },
  { ZH_COMMAND_SWAP_PLAYERS, NC_ ("act", "Places exchanged"), format_swap_players },
  { ZH_COMMAND_FEED_TOURNAMENT, NC_ ("act", "Entries taken over"), format_feed_tournament },
  { ZH_COMMAND_START_PLAYOFF, NC_ ("act", "Play-off"), format_start_playoff },
  { ZH_COMMAND_ADD_DECIDING_GAME, NC_ ("act", "Deciding game"), format_add_deciding_game },
  { ZH_COMMAND_SET_TIEBREAKS, NC_ ("act", "Order of tie-breaks"), zh_journal_format_set_tiebreaks },
  { ZH_COMMAND_SET_MANUAL_ORDER, NC_ ("act", "Order by hand"), zh_journal_format_set_manual_order },
  { ZH_COMMAND_DRAW_TIE_LOTS, NC_ ("act", "Lots for equal places"), zh_journal_format_draw_tie_lots },
  { ZH_COMMAND_SET_PRIZES, NC_ ("act", "Prizes"), zh_journal_format_set_prizes },
  { ZH_COMMAND_SET_TEAM_PLACES, NC_ ("act", "Places of teams"), zh_journal_format_set_team_places },
  { ZH_COMMAND_SET_GROUPS, NC_ ("act", "Own groups"), zh_journal_format_set_groups },
  { ZH_COMMAND_FILE_PROTEST, NC_ ("act", "Protest"), zh_journal_format_file_protest },
  { ZH_COMMAND_ATTACH_TO_PROTEST, NC_ ("act", "Attachment of a protest"), zh_journal_format_attach_to_protest },
  { ZH_COMMAND_DRAW_COMMITTEE, NC_ ("act", "Committee for a protest"), zh_journal_format_draw_committee },
  { ZH_COMMAND_HEAR_PROTEST, NC_ ("act", "Hearing of a protest"), zh_journal_format_hear_protest },
  { ZH_COMMAND_DECIDE_PROTEST, NC_ ("act", "Decision on a protest"), zh_journal_format_decide_protest },
  { ZH_COMMAND_NOTIFY_PROTEST, NC_ ("act", "Decision on a protest told"), zh_journal_format_notify_protest },
  { ZH_COMMAND_SET_PROTEST_DEPOSIT, NC_ ("act", "Deposit of a protest"), zh_journal_format_set_protest_deposit },
  { ZH_COMMAND_ASSIGN_BOARDS, NC_ ("act", "Boards of an official"), zh_journal_format_assign_boards },
  { ZH_COMMAND_REMOVE_ASSIGNMENT, NC_ ("act", "Boards of an official taken away"), zh_journal_format_remove_assignment },
  { ZH_COMMAND_ISSUE_DOCUMENTS, NC_ ("act", "Documents issued"), zh_journal_format_issue_documents },
  { ZH_COMMAND_SET_NORMS, NC_ ("act", "Table of norms"), zh_journal_format_set_norms },
};

char *
zh_journal_command_format (const char       *command,
                           const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (strcmp (acts[i].command, command) == 0)
      return g_strdup (zh_trc (language, "act", acts[i].name));
  return g_strdup (command);
}

static char *
format_act (const ZhJournalEntry *entry,
            JsonObject           *args,
            const ZhLanguage     *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (strcmp (acts[i].command, entry->command) == 0 && acts[i].format != NULL)
      return acts[i].format (args, language);
  return zh_journal_command_format (entry->command, language);
}

char *
zh_journal_entry_format_act (const ZhJournalEntry *entry,
                             const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);

  return format_act (entry, args, language);
}

/* The changed fields: "title: old → new; place: old → new", or one side of them. */
typedef enum
{
  SIDE_BOTH,
  SIDE_OLD,
  SIDE_NEW,
} Side;

static void
append_change (GString          *text,
               JsonObject       *change,
               Side              side,
               const ZhLanguage *language)
{
  const char *field = zh_journal_field_format (zh_json_get_string (change, "field"), language);
  const char *old_value = zh_json_get_string (change, "old");
  const char *new_value = zh_json_get_string (change, "new");

  g_string_append_printf (text, "%s%s: ", text->len > 0 ? "; " : "", field);
  if (side == SIDE_BOTH && *old_value != '\0')
    g_string_append_printf (text, "%s → %s", old_value, *new_value != '\0' ? new_value : "—");
  else
    g_string_append (text, side == SIDE_OLD ? old_value : new_value);
}

static char *
format_changes (JsonObject       *args,
                Side              side,
                const ZhLanguage *language)
{
  JsonArray *changes = zh_json_get_array (args, "changes");
  GString   *text = g_string_new (NULL);

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = zh_json_get_object_element (changes, i);

      if (change != NULL)
        append_change (text, change, side, language);
    }
  return g_string_free (text, FALSE);
}

static char *
format_side (const ZhJournalEntry *entry,
             Side                  side,
             const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);
  const char *key = side == SIDE_OLD ? "old" : "new";
  gint64      number;

  if (strcmp (entry->command, ZH_COMMAND_SET_RESULT) == 0)
    return format_results (args, key);
  if (strcmp (entry->command, ZH_COMMAND_RULE_INCIDENT) == 0 || strcmp (entry->command, ZH_COMMAND_DECIDE_PROTEST) == 0)
    return *zh_json_get_string (args, key) != '\0' ? format_results (args, key) : g_strdup ("");
  if (strcmp (entry->command, ZH_COMMAND_SET_ABSENCE) == 0)
    return g_strdup (get_absence_name (get_number (args, key), language));
  if (zh_json_get_array (args, "changes") != NULL)
    return format_changes (args, side, language);
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

/* What goes with the act: players, what stood before, the fields changed. */
static void
append_details (GString              *text,
                const ZhJournalEntry *entry,
                JsonObject           *args,
                const ZhLanguage     *language)
{
  g_autofree char *changes = format_changes (args, SIDE_BOTH, language);
  int              n_forfeits = get_number (args, "forfeits");

  if (strcmp (entry->command, ZH_COMMAND_SET_RESULT) == 0)
    {
      g_autofree char *old_text = format_results (args, "old");
      g_autofree char *before = g_strdup_printf (zh_tr (language, "before: %s"), old_text);

      g_string_append_printf (text, " (%s – %s; %s)", get_entry_name (args, "first"),
                              get_entry_name (args, "second"), before);
    }
  if (*changes != '\0')
    g_string_append_printf (text, " (%s)", changes);
  if (n_forfeits > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text,
                              zh_trn (language, "%d game became a forfeit", "%d games became forfeits",
                                      (gulong) n_forfeits),
                              n_forfeits);
    }
  if (get_number (args, "lost") > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "%d result lost", "%d results lost", (gulong) get_number (args, "lost")),
                              get_number (args, "lost"));
    }
  if (get_number (args, "closed") > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_tr (language, "round %d closed"), get_number (args, "closed"));
    }
}

char *
zh_journal_entry_format (const ZhJournalEntry *entry,
                         const ZhLanguage     *language)
{
  g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);
  g_autofree char *act = format_act (entry, args, language);
  GString         *text = g_string_new (NULL);

  switch (entry->kind)
    {
    case ZH_JOURNAL_UNDO:
      g_string_append_printf (text, zh_tr (language, "Undone: %s"), act);
      break;
    case ZH_JOURNAL_REDO:
      g_string_append_printf (text, zh_tr (language, "Done again: %s"), act);
      break;
    case ZH_JOURNAL_ACT:
    default:
      g_string_append (text, act);
      append_details (text, entry, args, language);
      break;
    }
  if (*entry->reason != '\0')
    {
      g_autofree char *reason = g_strdup_printf (zh_tr (language, "Reason: %s"), entry->reason);

      g_string_append_printf (text, ". %s", reason);
    }
  return g_string_free (text, FALSE);
}
