#include "config.h"

#include "protest-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "errors.h"

#define MAX_WORDS 8

static const char *const labels[ZH_PROTEST_N_WORDS][MAX_WORDS] = {
  [ZH_PROTEST_SUBJECT] = { NULL, NC_ ("protest", "Ruling"), NC_ ("protest", "Result"), NC_ ("protest", "Pairing"), NC_ ("protest", "Decision on a protest") },
  [ZH_PROTEST_DECISION] = { NULL, NC_ ("protest", "Upheld"), NC_ ("protest", "Partly upheld"), NC_ ("protest", "Rejected"), NC_ ("protest", "Inadmissible"), NC_ ("protest", "Withdrawn") },
  [ZH_PROTEST_EFFECT] = { NULL, NC_ ("protest", "Ruling annulled"), NC_ ("protest", "Result changed"), NC_ ("protest", "Nothing applied") },
  [ZH_PROTEST_FORUM] = { NULL, NC_ ("protest", "Appeals committee"), NC_ ("protest", "Chief arbiter") },
  [ZH_PROTEST_DEPOSIT] = { NULL, NC_ ("protest", "Paid"), NC_ ("protest", "Returned"), NC_ ("protest", "Kept") },
  [ZH_PROTEST_PART] = { NULL, NC_ ("protest", "Chairman"), NC_ ("protest", "Member"), NC_ ("protest", "Reserve"), NC_ ("protest", "Replaced"), NC_ ("protest", "Heard"), NC_ ("protest", "Notified") },
};

static const char *const steps[] = {
  [ZH_PROTEST_FILED] = NC_ ("protest", "Handed in"),
  [ZH_PROTEST_DRAWN] = NC_ ("protest", "Committee drawn"),
  [ZH_PROTEST_HEARD] = NC_ ("protest", "Heard"),
  [ZH_PROTEST_DECIDED] = NC_ ("protest", "Decided"),
  [ZH_PROTEST_NOTIFIED] = NC_ ("protest", "Notified"),
};

static const char *const questions[] = {
  [ZH_PROTEST_SUBJECT] = N_ ("Say what the protest is against: ruling, result, pairing or decision"),
  [ZH_PROTEST_DECISION] = N_ ("Say what is decided: upheld, partly, rejected, inadmissible or withdrawn"),
  [ZH_PROTEST_EFFECT] = N_ ("Say what follows: annulled, result or none"),
  [ZH_PROTEST_FORUM] = N_ ("Say who decides: the committee or the chief arbiter"),
  [ZH_PROTEST_DEPOSIT] = N_ ("A deposit is paid, returned or kept"),
};

gboolean
zh_protest_word_read (ZhProtestWord kind,
                      const char   *text,
                      int          *value,
                      GError      **error)
{
  g_assert ((gsize) kind < G_N_ELEMENTS (questions));

  if (zh_protest_word_from_string (kind, text, value))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ (questions[kind]));
}

const char *
zh_protest_word_get_label (ZhProtestWord     kind,
                           int               value,
                           const ZhLanguage *language)
{
  g_assert (kind < ZH_PROTEST_N_WORDS && value >= 0 && value < MAX_WORDS);

  return labels[kind][value] != NULL ? zh_trc (language, "protest", labels[kind][value]) : "";
}

const char *
zh_protest_step_get_label (ZhProtestStep     step,
                           const ZhLanguage *language)
{
  g_assert (step < G_N_ELEMENTS (steps));

  return zh_trc (language, "protest", steps[step]);
}

gboolean
zh_protest_deposit_parse (const char *text,
                          char      **amount,
                          gboolean   *is_due,
                          GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "=", 2);
  const char *state = g_strv_length (parts) == 2 ? parts[1] : NULL;
  gboolean    due = g_strcmp0 (state, "due") == 0;
  int         said = ZH_PROTEST_DEPOSIT_PAID;

  if (!due && state != NULL && (!zh_protest_word_from_string (ZH_PROTEST_DEPOSIT, state, &said) || said != ZH_PROTEST_DEPOSIT_PAID))
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("Deposit: “%s” is neither paid nor due; write the amount alone, or with =due behind it "
                       "while it is not paid"),
                    state);
  *is_due = due;
  *amount = g_strdup (parts[0] != NULL ? parts[0] : "");
  return TRUE;
}

char *
zh_protest_format_deposit (const ZhProtest  *protest,
                           const ZhLanguage *language)
{
  if (*protest->deposit == '\0')
    return g_strdup ("");
  return g_strdup_printf (
      "%s, %s", protest->deposit,
      protest->deposit_state != ZH_PROTEST_DEPOSIT_NOT_SAID
          ? zh_protest_word_get_label (ZH_PROTEST_DEPOSIT, protest->deposit_state, language)
          : zh_trc (language, "protest", "not paid yet"));
}

const char *
zh_protest_note_get_text (const char       *note,
                          const ZhLanguage *language)
{
  return strcmp (note, ZH_PROTEST_NOTE_PARTY) == 0 ? zh_tr (language, "party to the dispute") : note;
}
