#include "config.h"

#include "decision-words.h"
#include "journal-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "commands.h"
#include "desk-clocks.h"
#include "incident-catalogue.h"
#include "incident-words.h"
#include "online-words.h"
#include "rules-schema.h"

/* The clock of one side, as far as it was changed. */
static void
append_time (GString    *text,
             JsonObject *args,
             const char *key,
             const char *sentence)
{
  int seconds = zh_journal_get_number (args, key);

  if (seconds != 0)
    {
      g_autofree char *amount = g_strdup_printf ("%s%d:%02d", seconds < 0 ? "−" : "+", ABS (seconds) / 60, ABS (seconds) % 60);

      g_string_append (text, "; ");
      g_string_append_printf (text, sentence, amount);
    }
}

/* How a lost connection ended, and how much time it took. */
static void
append_outage (GString          *text,
               JsonObject       *args,
               const ZhLanguage *language)
{
  ZhOutageEnd      ended = ZH_OUTAGE_OPEN;
  g_autofree char *lost = zh_clock_reading_format (MAX (zh_journal_get_number (args, "lost-seconds"), 0));

  if (zh_outage_end_from_string (zh_json_get_string (args, "ended"), &ended) && ended != ZH_OUTAGE_OPEN)
    g_string_append_printf (text, "; %s, %s", lost, zh_outage_end_get_label (ended, language));
}

/* Whom and what it is about, as far as there is a round, a board and a person. */
static char *
format_incident_place (JsonObject       *args,
                       const ZhLanguage *language)
{
  int             round = zh_journal_get_number (args, "round");
  int             board = zh_journal_get_number (args, "board");
  const char     *member = zh_json_get_string (args, "member");
  const char     *name = *member != '\0' ? member : zh_journal_get_entry_name (args, "entry");
  ZhIncidentScope scope;

  if (board > 0)
    return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, %3$s"), round, board, name);
  if (zh_incident_scope_from_string (zh_json_get_string (args, "scope"), &scope) && scope == ZH_INCIDENT_IN_HALL)
    name = zh_incident_scope_get_label (scope, language);
  if (round > 0)
    return g_strdup_printf (zh_tr (language, "Round %1$d, %2$s"), round, name);
  return g_strdup (name);
}

static char *
format_rule_incident (JsonObject       *args,
                      const ZhLanguage *language)
{
  const char      *title = zh_incident_get_title (zh_json_get_string (args, "incident"), language);
  ZhRuledResult    decision = ZH_RULED_NOT_SAID;
  const char      *decider = zh_json_get_string (args, "decided-by");
  g_autofree char *place = format_incident_place (args, language);
  int              rounds_out = zh_journal_get_number (args, "rounds-out");
  GString         *text = g_string_new (NULL);

  zh_ruled_result_from_string (zh_json_get_string (args, "decided"), &decision);
  /* Translators: where and whom, what happened, how many times in this game, the decision. */
  g_string_append_printf (text, zh_tr (language, "%1$s: %2$s (no. %3$d). Decision: %4$s"), place, title, zh_journal_get_number (args, "count"), zh_incident_decision_get_label (decision, language));
  append_time (text, args, "opponent-time", zh_tr (language, "opponent’s clock %s"));
  append_time (text, args, "offender-time", zh_tr (language, "own clock %s"));
  append_outage (text, args, language);
  if (*zh_json_get_string (args, "sanction") != '\0')
    g_string_append_printf (text, "; %s", zh_sanction_get_label (zh_json_get_string (args, "sanction"), language));
  if (strcmp (zh_json_get_string (args, "results"), "annulled") == 0)
    g_string_append_printf (text, "; %s", zh_tr (language, "all results of the team are annulled"));
  if (rounds_out > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "%d round", "%d rounds", (gulong) rounds_out), rounds_out);
    }
  if (*decider != '\0' && strcmp (decider, "arbiter") != 0)
    g_string_append_printf (text, "; %s", zh_incident_get_word ("decides", decider, language));
  return g_string_free (text, FALSE);
}

static char *
format_set_clocks (JsonObject       *args,
                   const ZhLanguage *language)
{
  g_autofree char *white = zh_clock_reading_format (zh_journal_get_number (args, "white"));
  g_autofree char *black = zh_clock_reading_format (zh_journal_get_number (args, "black"));
  ZhClockKind      kind = ZH_CLOCK_NOT_SAID;

  zh_clock_kind_from_string (zh_json_get_string (args, "kind"), &kind);
  return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, clocks: White %3$s, Black %4$s (%5$s)"), zh_journal_get_number (args, "round"),
                          zh_journal_get_number (args, "board"), white, black, zh_clock_kind_get_label (kind, language));
}

static char *
format_mark_missing (JsonObject       *args,
                     const ZhLanguage *language)
{
  gboolean missing = zh_journal_get_number (args, "missing") != 0;
  int      n = zh_journal_get_number (args, "marks");

  if (n > 1)
    return g_strdup_printf (missing ? zh_trn (language, "Round %1$d: %2$d side marked as not come", "Round %1$d: %2$d sides marked as not come", (gulong) n)
                                    : zh_trn (language, "Round %1$d: %2$d side marked as come", "Round %1$d: %2$d sides marked as come", (gulong) n),
                            zh_journal_get_number (args, "round"), n);
  return g_strdup_printf (missing ? zh_tr (language, "Round %1$d, board %2$d: not come: %3$s") : zh_tr (language, "Round %1$d, board %2$d: has come: %3$s"),
                          zh_journal_get_number (args, "round"), zh_journal_get_number (args, "board"), zh_journal_get_entry_name (args, "entry"));
}

static char *
format_forfeit_late (JsonObject       *args,
                     const ZhLanguage *language)
{
  const char *time = zh_json_get_string (args, "time");
  const char *words = zh_tr (language, "Round %1$d, default time over: boards %2$s");

  if (g_str_equal (time, "early"))
    words = zh_tr (language, "Round %1$d, by the arbiter’s decision before the default time was over: boards %2$s");
  else if (g_str_equal (time, "unknown"))
    words = zh_tr (language, "Round %1$d, by the arbiter’s decision, the start of the round not being set: boards %2$s");
  return g_strdup_printf (words, zh_journal_get_number (args, "round"), zh_json_get_string (args, "new"));
}

/* "Round 2, board 3, Koval Oleh", of one game of several "Round 2, board 3.1, Koval Oleh (Lions)" */
static char *
format_side (JsonObject       *args,
             const ZhLanguage *language)
{
  const char      *member = zh_json_get_string (args, "member");
  const char      *name = *member != '\0' ? member : zh_journal_get_entry_name (args, "entry");
  g_autofree char *board = g_strdup_printf ("%d.%d", zh_journal_get_number (args, "board"), zh_journal_get_number (args, "game"));

  if (zh_journal_get_number (args, "game") > 0)
    return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$s, %3$s"), zh_journal_get_number (args, "round"), board, name);
  return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, %3$s"), zh_journal_get_number (args, "round"),
                          zh_journal_get_number (args, "board"), name);
}

static char *
format_open_outage (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *place = format_side (args, language);
  ZhOutageCause    cause = ZH_OUTAGE_CONNECTION;

  zh_outage_cause_from_string (zh_json_get_string (args, "cause"), &cause);
  /* Translators: where and who, what is gone, since when. */
  return g_strdup_printf (zh_tr (language, "%1$s: %2$s since %3$s"), place, zh_outage_cause_get_label (cause, language),
                          zh_outage_get_clock (zh_json_get_string (args, "since")));
}

static char *
format_send_screening (JsonObject       *args,
                       const ZhLanguage *language)
{
  g_autofree char *place = format_side (args, language);

  return g_strdup_printf (zh_tr (language, "%s: game sent to be checked"), place);
}

static char *
format_answer_screening (JsonObject       *args,
                         const ZhLanguage *language)
{
  g_autofree char  *place = format_side (args, language);
  ZhScreeningAnswer answer = ZH_SCREENING_AWAITED;

  zh_screening_answer_from_string (zh_json_get_string (args, "answer"), &answer);
  /* Translators: where and who, what the check of the game found. */
  return g_strdup_printf (zh_tr (language, "%1$s, check of the game: %2$s"), place, zh_screening_answer_get_label (answer, language));
}

const ZhJournalAct zh_journal_incident_acts[] = {
  { ZH_COMMAND_RULE_INCIDENT, NC_ ("act", "Incident"), format_rule_incident, zh_journal_format_results },
  { ZH_COMMAND_SET_CLOCKS, NC_ ("act", "Clocks"), format_set_clocks },
  { ZH_COMMAND_MARK_MISSING, NC_ ("act", "Arrival"), format_mark_missing },
  { ZH_COMMAND_FORFEIT_LATE, NC_ ("act", "Forfeits of the late"), format_forfeit_late },
  { ZH_COMMAND_OPEN_OUTAGE, NC_ ("act", "Lost connection"), format_open_outage },
  { ZH_COMMAND_SEND_SCREENING, NC_ ("act", "Game sent to be checked"), format_send_screening },
  { ZH_COMMAND_ANSWER_SCREENING, NC_ ("act", "Answer on a checked game"), format_answer_screening },
  { NULL }
};
