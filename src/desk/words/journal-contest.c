/* Contests of composers, as the journal tells of them. */
#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "contest-record.h"

static char *
format_enter_work (JsonObject       *args,
                   const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Work %1$s entered in section %2$d"), zh_json_get_string (args, "code"), zh_journal_get_number (args, "section"));
}

static char *
format_withdraw_work (JsonObject       *args,
                      const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Work %s withdrawn"), zh_json_get_string (args, "code"));
}

static char *
format_judge_work (JsonObject       *args,
                   const ZhLanguage *language)
{
  const char      *text = zh_json_get_string (args, "mark");
  int              value;
  g_autofree char *mark = zh_contest_mark_parse (text, &value) ? zh_contest_mark_format (value, language) : g_strdup ("–");

  /* Translators: a judge, code of the work, the mark. */
  return g_strdup_printf (zh_tr (language, "Mark of %1$s for work %2$s: %3$s"), zh_json_get_string (args, "name"), zh_json_get_string (args, "code"), mark);
}

/* The verdict stands among what changed. */
static char *
format_set_objection (JsonObject       *args,
                      const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Objection %1$d against work %2$s"), zh_journal_get_number (args, "objection"), zh_json_get_string (args, "code"));
}

static char *
format_set_judge (JsonObject       *args,
                  const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Judge %1$d of the contest: %2$s"), zh_journal_get_number (args, "judge"), zh_json_get_string (args, "name"));
}

static char *
format_remove_judge (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Judge %1$d of the contest removed: %2$s"), zh_journal_get_number (args, "judge"), zh_json_get_string (args, "name"));
}

static char *
format_day (JsonObject       *args,
            const char       *sentence,
            const ZhLanguage *language)
{
  ZhDate           day = ZH_DATE_NONE;
  g_autofree char *text = NULL;

  zh_date_parse (zh_json_get_string (args, "day"), &day);
  text = zh_language_format_date (language, day);
  return g_strdup_printf (sentence, text);
}

static char *
format_publish_award (JsonObject       *args,
                      const ZhLanguage *language)
{
  return format_day (args, zh_tr (language, "Preliminary award published: %s"), language);
}

static char *
format_settle_award (JsonObject       *args,
                     const ZhLanguage *language)
{
  return format_day (args, zh_tr (language, "Award final: %s"), language);
}

const ZhJournalAct zh_journal_contest_acts[] = {
  { ZH_COMMAND_SET_CONTEST, NC_ ("act", "Terms of the contest") },
  { ZH_COMMAND_SET_CONTEST_JUDGE, NC_ ("act", "Judge of the contest"), format_set_judge },
  { ZH_COMMAND_REMOVE_CONTEST_JUDGE, NC_ ("act", "Judge of the contest removed"), format_remove_judge },
  { ZH_COMMAND_ENTER_WORK, NC_ ("act", "Work entered"), format_enter_work },
  { ZH_COMMAND_WITHDRAW_WORK, NC_ ("act", "Work withdrawn"), format_withdraw_work },
  { ZH_COMMAND_JUDGE_WORK, NC_ ("act", "Mark of a judge"), format_judge_work },
  { ZH_COMMAND_SET_OBJECTION, NC_ ("act", "Objection against a work"), format_set_objection },
  { ZH_COMMAND_PUBLISH_AWARD, NC_ ("act", "Preliminary award"), format_publish_award },
  { ZH_COMMAND_SETTLE_AWARD, NC_ ("act", "Final award"), format_settle_award },
  { NULL }
};
