/* Rounds of solving, works and sheets, as the journal tells of them. */
#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "solving-record.h"

static char *
format_set_round (JsonObject       *args,
                  const ZhLanguage *language)
{
  int minutes = zh_journal_get_number (args, "minutes");

  /* Translators: number of a round of solving, its time in minutes. */
  return g_strdup_printf (zh_trn (language, "Round %1$d of solving: %2$d minute", "Round %1$d of solving: %2$d minutes", (gulong) minutes),
                          zh_journal_get_number (args, "round"), minutes);
}

static char *
format_start_round (JsonObject       *args,
                    const ZhLanguage *language)
{
  const char *start = zh_json_get_string (args, "start");
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (start, NULL);
  g_autofree char *text = moment != NULL ? zh_language_format_time (language, moment) : g_strdup (start);

  if (*start == '\0')
    return g_strdup_printf (zh_tr (language, "Clock of round %d of solving taken back"), zh_journal_get_number (args, "round"));
  return g_strdup_printf (zh_tr (language, "Clock of round %1$d of solving started: %2$s"), zh_journal_get_number (args, "round"), text);
}

static char *
format_set_work (JsonObject       *args,
                 const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Work %1$s in round %2$d"), zh_json_get_string (args, "code"), zh_journal_get_number (args, "round"));
}

static char *
format_add_works (JsonObject       *args,
                  const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "count");

  /* Translators: how many works came from a list, number of the round. */
  return g_strdup_printf (zh_trn (language, "%1$d work of a list in round %2$d", "%1$d works of a list in round %2$d", (gulong) n), n,
                          zh_journal_get_number (args, "round"));
}

static char *
format_remove_work (JsonObject       *args,
                    const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Work %1$s taken out of round %2$d"), zh_json_get_string (args, "code"), zh_journal_get_number (args, "round"));
}

static char *
format_annul_work (JsonObject       *args,
                   const ZhLanguage *language)
{
  return g_strdup_printf (zh_journal_get_number (args, "annulled") != 0 ? zh_tr (language, "Work %1$s in round %2$d annulled: it has no solution")
                                                                        : zh_tr (language, "Work %1$s in round %2$d counts again"),
                          zh_json_get_string (args, "code"), zh_journal_get_number (args, "round"));
}

static char *
format_mark_sheet (JsonObject       *args,
                   const ZhLanguage *language)
{
  int              round = zh_journal_get_number (args, "round");
  int              seconds = zh_journal_get_number (args, "seconds");
  const char      *name = zh_journal_get_entry_name (args, "entry");
  g_autofree char *time = zh_solving_time_format (seconds);

  if (*zh_json_get_string (args, "code") != '\0')
    /* Translators: a solver, number of the round, code of the work, marks of its lines. */
    return g_strdup_printf (zh_tr (language, "Sheet of %1$s in round %2$d, work %3$s: %4$s"), name, round, zh_json_get_string (args, "code"),
                            *zh_json_get_string (args, "marks") != '\0' ? zh_json_get_string (args, "marks") : "–");
  if (*zh_json_get_string (args, "marks") != '\0')
    return g_strdup_printf (zh_tr (language, "Sheet of %1$s in round %2$d: %3$s"), name, round, zh_json_get_string (args, "marks"));
  if (seconds == ZH_SOLVING_NO_TIME)
    return g_strdup_printf (zh_tr (language, "Sheet of %1$s in round %2$d: time taken away"), name, round);
  return g_strdup_printf (zh_tr (language, "Sheet of %1$s in round %2$d: handed in after %3$s"), name, round, time);
}

const ZhJournalAct zh_journal_solving_acts[] = {
  { ZH_COMMAND_SET_SOLVING_ROUND, NC_ ("act", "Round of solving"), format_set_round },
  { ZH_COMMAND_REMOVE_SOLVING_ROUND, NC_ ("act", "Round of solving removed"), .sentence = N_ ("Round %d of solving removed"), .shown = "round" },
  { ZH_COMMAND_START_SOLVING_ROUND, NC_ ("act", "Clock of a round of solving"), format_start_round },
  { ZH_COMMAND_CLOSE_SOLVING_ROUND, NC_ ("act", "Round of solving closed"), .sentence = N_ ("Round %d of solving closed"), .shown = "round" },
  { ZH_COMMAND_REOPEN_SOLVING_ROUND, NC_ ("act", "Round of solving reopened"), .sentence = N_ ("Round %d of solving reopened"), .shown = "round" },
  { ZH_COMMAND_SET_WORK, NC_ ("act", "Work of a round"), format_set_work },
  { ZH_COMMAND_ADD_WORKS, NC_ ("act", "Works from a list"), format_add_works },
  { ZH_COMMAND_REMOVE_WORK, NC_ ("act", "Work removed"), format_remove_work },
  { ZH_COMMAND_ANNUL_WORK, NC_ ("act", "Work annulled"), format_annul_work },
  { ZH_COMMAND_MARK_SHEET, NC_ ("act", "Sheet of a solver"), format_mark_sheet },
  { NULL }
};
