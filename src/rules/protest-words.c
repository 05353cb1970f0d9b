#include "config.h"

#include "protest-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_WORDS 7

static const char *const ids[ZH_PROTEST_N_WORDS][MAX_WORDS] = {
  [ZH_PROTEST_SUBJECT] = { "ruling", "result", "pairing", "decision" },
  [ZH_PROTEST_DECISION] = { "upheld", "partly", "rejected", "inadmissible", "withdrawn" },
  [ZH_PROTEST_EFFECT] = { "annulled", "result", "none" },
  [ZH_PROTEST_FORUM] = { "committee", "chief-arbiter" },
  [ZH_PROTEST_DEPOSIT] = { "paid", "returned", "kept" },
  [ZH_PROTEST_PART] = { "chair", "member", "reserve", "excluded", "heard", "notified" },
};

static const char *const labels[ZH_PROTEST_N_WORDS][MAX_WORDS] = {
  [ZH_PROTEST_SUBJECT] = { NC_ ("protest", "Ruling"), NC_ ("protest", "Result"), NC_ ("protest", "Pairing"), NC_ ("protest", "Decision on a protest") },
  [ZH_PROTEST_DECISION] = { NC_ ("protest", "Upheld"), NC_ ("protest", "Partly upheld"), NC_ ("protest", "Rejected"), NC_ ("protest", "Inadmissible"), NC_ ("protest", "Withdrawn") },
  [ZH_PROTEST_EFFECT] = { NC_ ("protest", "Ruling annulled"), NC_ ("protest", "Result changed"), NC_ ("protest", "Nothing applied") },
  [ZH_PROTEST_FORUM] = { NC_ ("protest", "Appeals committee"), NC_ ("protest", "Chief arbiter") },
  [ZH_PROTEST_DEPOSIT] = { NC_ ("protest", "Paid"), NC_ ("protest", "Returned"), NC_ ("protest", "Kept") },
  [ZH_PROTEST_PART] = { NC_ ("protest", "Chairman"), NC_ ("protest", "Member"), NC_ ("protest", "Reserve"), NC_ ("protest", "Replaced"), NC_ ("protest", "Heard"), NC_ ("protest", "Notified") },
};

static const char *const steps[] = {
  [ZH_PROTEST_FILED] = NC_ ("protest", "Handed in"),
  [ZH_PROTEST_DRAWN] = NC_ ("protest", "Committee drawn"),
  [ZH_PROTEST_HEARD] = NC_ ("protest", "Heard"),
  [ZH_PROTEST_DECIDED] = NC_ ("protest", "Decided"),
  [ZH_PROTEST_NOTIFIED] = NC_ ("protest", "Notified"),
};

const char *const *
zh_protest_words_get_all (ZhProtestWord kind)
{
  g_assert (kind < ZH_PROTEST_N_WORDS);

  return ids[kind];
}

static int
find_word (ZhProtestWord kind,
           const char   *word)
{
  g_assert (kind < ZH_PROTEST_N_WORDS);

  for (int i = 0; ids[kind][i] != NULL; i++)
    if (g_strcmp0 (ids[kind][i], word) == 0)
      return i;
  return -1;
}

gboolean
zh_protest_word_is_known (ZhProtestWord kind,
                          const char   *word)
{
  return find_word (kind, word) >= 0;
}

const char *
zh_protest_word_get_label (ZhProtestWord     kind,
                           const char       *word,
                           const ZhLanguage *language)
{
  int i = find_word (kind, word);

  return i >= 0 ? zh_trc (language, "protest", labels[kind][i]) : word;
}

const char *
zh_protest_step_get_label (ZhProtestStep     step,
                           const ZhLanguage *language)
{
  g_assert (step < G_N_ELEMENTS (steps));

  return zh_trc (language, "protest", steps[step]);
}
