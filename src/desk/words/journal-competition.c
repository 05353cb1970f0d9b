#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "commands.h"
#include "desk-regulation.h"
#include "journal-values.h"
#include "official-roles.h"
#include "rule-words.h"

static char *
format_set_official (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf ("%s: %s",
                          zh_official_role_format (zh_json_get_string (args, "role"), language),
                          zh_json_get_string (args, "name"));
}

static char *
format_set_override (JsonObject       *args,
                     const ZhLanguage *language)
{
  const char      *key = zh_json_get_string (args, "key");
  const char      *value = zh_json_get_string (args, "new");
  g_autofree char *words = zh_rule_dup_words (NULL, key, language);
  g_autofree char *shown = zh_rule_format_value (key, value, language);

  if (*value == '\0')
    return g_strdup_printf (zh_tr (language, "Regulation: “%s” as in the ruleset"), words);
  /* Translators: title of a rule, what it says. */
  return g_strdup_printf (zh_tr (language, "Regulation: “%1$s” is %2$s"), words, shown);
}

static char *
format_approve_regulation (JsonObject       *args,
                           const ZhLanguage *language)
{
  g_autofree char *day = zh_journal_day_format (zh_json_get_string (args, "day"), language);

  /* Translators: a name, a day. */
  return g_strdup_printf (zh_tr (language, "Regulation approved by %1$s on %2$s"), zh_json_get_string (args, "by"), day);
}

static char *
format_begin_addition (JsonObject       *args,
                       const ZhLanguage *language)
{
  g_autofree char *day = zh_journal_day_format (zh_json_get_string (args, "day"), language);

  /* Translators: number, day, text. */
  return g_strdup_printf (zh_tr (language, "Addition no. %1$d to the regulation of %2$s: %3$s"), zh_journal_get_number (args, "number"), day,
                          zh_json_get_string (args, "text"));
}

static char *
format_announce_addition (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Addition no. %1$d to the regulation made known: %2$s"), zh_journal_get_number (args, "number"),
                          zh_json_get_string (args, "announced"));
}

static char *
format_close_tournament (JsonObject       *args,
                         const ZhLanguage *language)
{
  int n_open = zh_journal_get_number (args, "open-protests");

  if (n_open > 0)
    return g_strdup_printf (zh_trn (language, "Tournament closed with %1$d protest without a decision: %2$s", "Tournament closed with %1$d protests without a decision: %2$s", (gulong) n_open),
                            n_open, zh_json_get_string (args, "tournament"));
  return g_strdup_printf (zh_tr (language, "Tournament closed: %s"), zh_json_get_string (args, "tournament"));
}

static char *
format_leave_fide_mode (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "FIDE mode left before round %1$d: %2$s"), zh_journal_get_number (args, "round"),
                          zh_json_get_string (args, "tournament"));
}

static char *
format_adopt_regulation (JsonObject       *args,
                         const ZhLanguage *language)
{
  g_autofree char *title = zh_regulation_dup_title (zh_json_get_string (args, "regulation"), language);

  return g_strdup_printf (zh_trn (language, "Regulation “%1$s” adopted: %2$d key", "Regulation “%1$s” adopted: %2$d keys", (gulong) zh_journal_get_number (args, "keys")),
                          title, zh_journal_get_number (args, "keys"));
}

/* Alone it is another act to people: it is chosen where the papers are printed. */
static gboolean
is_about_round_set (JsonObject *args)
{
  JsonArray *changes = zh_json_get_array (args, "changes");

  return changes != NULL && json_array_get_length (changes) == 1 &&
         strcmp (zh_json_get_string (json_array_get_object_element (changes, 0), "field"), "round-set") == 0;
}

static char *
format_edit_details (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup (is_about_round_set (args) ? zh_tr (language, "Papers of a round chosen")
                                             : zh_trc (language, "act", "Details of the competition changed"));
}

static char *
format_feed_tournament (JsonObject       *args,
                        const ZhLanguage *language)
{
  JsonArray *entries = zh_json_get_array (args, "entries");
  guint      n = entries != NULL ? json_array_get_length (entries) : 0;

  return g_strdup_printf (zh_journal_get_number (args, "carry") != 0
                              ? zh_tr (language, "Entries taken with their points from “%1$s”, places %2$d–%3$d: %4$u")
                              : zh_tr (language, "Entries taken from “%1$s”, places %2$d–%3$d: %4$u"),
                          zh_json_get_string (args, "source"), zh_journal_get_number (args, "first"), zh_journal_get_number (args, "last"), n);
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
format_set_restrictions (JsonObject       *args,
                         const ZhLanguage *language)
{
  return g_strdup (zh_tr (language, "Restrictions of the pairing changed"));
}

const ZhJournalAct zh_journal_competition_acts[] = {
  { ZH_COMMAND_CREATE, NC_ ("act", "Competition created"), .sentence = N_ ("Competition created: %s"), .shown = "title" },
  { ZH_COMMAND_EDIT_DETAILS, NC_ ("act", "Details of the competition changed"), format_edit_details },
  { ZH_COMMAND_SET_OFFICIAL, NC_ ("act", "Official"), format_set_official },
  { ZH_COMMAND_REMOVE_OFFICIAL, NC_ ("act", "Official removed"), .sentence = N_ ("Official removed: %s"), .shown = "name" },
  { ZH_COMMAND_SET_OVERRIDE, NC_ ("act", "Regulation"), format_set_override },
  { ZH_COMMAND_ADD_TOURNAMENT, NC_ ("act", "Tournament added"), .sentence = N_ ("Tournament added: %s"), .shown = "tournament" },
  { ZH_COMMAND_EDIT_TOURNAMENT, NC_ ("act", "Tournament changed"), .sentence = N_ ("Tournament changed: %s"), .shown = "tournament" },
  { ZH_COMMAND_REMOVE_TOURNAMENT, NC_ ("act", "Tournament removed"), .sentence = N_ ("Tournament removed: %s"), .shown = "tournament" },
  { ZH_COMMAND_CLOSE_TOURNAMENT, NC_ ("act", "Tournament closed"), format_close_tournament },
  { ZH_COMMAND_REOPEN_TOURNAMENT, NC_ ("act", "Tournament reopened"), .sentence = N_ ("Tournament reopened: %s"), .shown = "tournament" },
  { ZH_COMMAND_ADOPT_REGULATION, NC_ ("act", "Regulation"), format_adopt_regulation },
  { ZH_COMMAND_APPROVE_REGULATION, NC_ ("act", "Regulation approved"), format_approve_regulation },
  { ZH_COMMAND_BEGIN_ADDITION, NC_ ("act", "Addition to the regulation"), format_begin_addition },
  { ZH_COMMAND_ANNOUNCE_ADDITION, NC_ ("act", "Addition to the regulation made known"), format_announce_addition },
  { ZH_COMMAND_LEAVE_FIDE_MODE, NC_ ("act", "FIDE mode left"), format_leave_fide_mode },
  { ZH_COMMAND_SEAL, NC_ ("act", "Competition sealed"), .sentence = N_ ("Competition sealed, tournaments closed: %s"), .shown = "tournaments" },
  { ZH_COMMAND_IMPORT_TRF, NC_ ("act", "Tournament imported"), .sentence = N_ ("Tournament imported: %s"), .shown = "tournament" },
  { ZH_COMMAND_FEED_TOURNAMENT, NC_ ("act", "Entries taken over"), format_feed_tournament },
  { ZH_COMMAND_START_PLAYOFF, NC_ ("act", "Play-off"), format_start_playoff },
  { ZH_COMMAND_SET_RESTRICTIONS, NC_ ("act", "Restrictions of the pairing"), format_set_restrictions },
  { NULL }
};
