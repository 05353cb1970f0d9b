#include "config.h"

#include "rule-choices.h"

#include <glib/gi18n.h>
#include <string.h>

static const struct
{
  const char *word;
  const char *label;
} choices[] = {
  { "yes", NC_ ("value of a rule", "yes") },
  { "no", NC_ ("value of a rule", "no") },
  { "chess", NC_ ("value of a rule", "chess") },
  { "draughts", NC_ ("value of a rule", "draughts") },
  { "draughts-64", NC_ ("value of a rule", "draughts-64") },
  { "draughts-100", NC_ ("value of a rule", "draughts-100") },
  { "no-source", NC_ ("value of a rule", "nothing: no source") },
  { "year-end", NC_ ("value of a rule", "last day of the year") },
  { "year-start", NC_ ("value of a rule", "first day of the year") },
  { "event-start", NC_ ("value of a rule", "first day of the event") },
  { "female", NC_ ("value of a rule", "women") },
  { "male", NC_ ("value of a rule", "men") },
  { "annul", NC_ ("value of a rule", "annulled") },
  { "keep-uncounted", NC_ ("value of a rule", "kept, not counted") },
  { "count", NC_ ("value of a rule", "counted") },
  { "keep", NC_ ("value of a rule", "kept") },
  { "range", NC_ ("value of a rule", "as a range: 2–4") },
  { "better", NC_ ("value of a rule", "as the better place") },
  { "extra-match", NC_ ("value of a rule", "additional match") },
  { "play-off", NC_ ("value of a rule", "play-off") },
  { "none", NC_ ("value of a rule", "none") },
  { "white-loses-time", NC_ ("value of a rule", "White’s clock runs") },
  { "split-equally", NC_ ("value of a rule", "split equally") },
  { "immediate", NC_ ("value of a rule", "at once") },
  { "before-round", NC_ ("value of a rule", "before the round") },
  { "main", NC_ ("value of a rule", "main line-up") },
  { "previous", NC_ ("value of a rule", "line-up of the round before") },
  { "alternate", NC_ ("value of a rule", "alternate") },
  { "same", NC_ ("value of a rule", "the same") },
  { "assistant", NC_ ("value of a rule", "assistant") },
  { "arbiter", NC_ ("value of a rule", "arbiter") },
  { "announcement", NC_ ("value of a rule", "when announced") },
  { "press", NC_ ("value of a rule", "when the clock is pressed") },
  { "post", NC_ ("value of a rule", "post") },
  { "email", NC_ ("value of a rule", "e-mail") },
};

const char *
zh_rule_choice_get_label (const char       *word,
                          const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    if (strcmp (choices[i].word, word) == 0)
      return zh_trc (language, "value of a rule", choices[i].label);
  return word;
}
