/* The words of the Dutch system's reasons. */
#include "config.h"

#include <glib/gi18n.h>

#include "dutch-explain.h"
#include "reason-words.h"

static char *
format_points (const ZhReasonWords *words,
               gint64               points)
{
  return zh_points_format_half ((ZhPoints) points, words->language);
}

static const char *
get_count_sentence (const ZhReasonWords *words,
                    int                  criterion,
                    gulong               n)
{
  const ZhLanguage *language = words->language;

  switch (criterion)
    {
    case 8:
      return zh_trn (language, "From the following bracket at least %d player floats down.", "From the following bracket at least %d players float down.", n);
    case 9:
      return zh_trn (language, "Whoever gets the bye here has %d unplayed round, the fewest possible.", "Whoever gets the bye here has %d unplayed rounds, the fewest possible.", n);
    case 10:
      return zh_trn (language, "%d player comes to a colour difference greater than two.", "%d players come to a colour difference greater than two.", n);
    case 11:
      return zh_trn (language, "%d player has one colour for the third time running.", "%d players have one colour for the third time running.", n);
    case 12:
      return zh_trn (language, "%d player does not get the colour he prefers.", "%d players do not get the colour they prefer.", n);
    case 13:
      return zh_trn (language, "%d player does not get the colour he strongly prefers.", "%d players do not get the colour they strongly prefer.", n);
    case 14:
      return zh_trn (language, "%d resident floats down who floated down in the last round.", "%d residents float down who floated down in the last round.", n);
    case 15:
      return zh_trn (language, "%d resident floats up who floated up in the last round.", "%d residents float up who floated up in the last round.", n);
    case 16:
      return zh_trn (language, "%d resident floats down who floated down two rounds ago.", "%d residents float down who floated down two rounds ago.", n);
    case 17:
    default:
      return zh_trn (language, "%d resident floats up who floated up two rounds ago.", "%d residents float up who floated up two rounds ago.", n);
    }
}

static const char *const difference_sentences[] = {
  N_ ("Someone moved down who floated down in the last round meets an opponent with %s less."),
  N_ ("A resident who floated up in the last round meets an opponent with %s more."),
  N_ ("Someone moved down who floated down two rounds ago meets an opponent with %s less."),
  N_ ("A resident who floated up two rounds ago meets an opponent with %s more."),
};

static const char *const limbo_sentences[] = {
  N_ ("Someone moved down who floated down in the last round floats on."),
  N_ ("Someone moved down who floated down two rounds ago floats on."),
};

static char *
format_cost (const ZhReasonWords *words)
{
  int              criterion = (int) words->reason->values[1];
  gint64           value = words->reason->values[2];
  g_autofree char *points = format_points (words, value);

  if (criterion < 18)
    return g_strdup_printf (get_count_sentence (words, criterion, (gulong) value), (int) value);
  if (value >= ZH_DUTCH_LIMBO)
    return g_strdup (zh_tr (words->language, limbo_sentences[criterion >= 20]));
  return g_strdup_printf (zh_tr (words->language, difference_sentences[criterion - 18]), points);
}

static char *
format_bracket (const ZhReasonWords *words)
{
  const ZhReason  *reason = words->reason;
  g_autofree char *score = format_points (words, reason->values[1]);

  if (reason->values[3] == 0)
    return g_strdup_printf (zh_tr (words->language, "Bracket %1$d, score %2$s: residents: %3$d."),
                            (int) reason->values[0], score, (int) reason->values[2]);
  return g_strdup_printf (zh_tr (words->language, "Bracket %1$d, score %2$s: residents: %3$d, moved down: %4$d."),
                          (int) reason->values[0], score, (int) reason->values[2], (int) reason->values[3]);
}

static const char *const colour_sentences[] = {
  N_ ("%1$s – %2$s: each gets the colour preferred, or one has no preference."),
  N_ ("%1$s – %2$s: both prefer one colour, and the stronger preference counts."),
  N_ ("%1$s – %2$s: colours change against the last round in which theirs differed."),
  N_ ("%1$s – %2$s: the higher ranked gets the colour preferred."),
  N_ ("%1$s – %2$s: by the number of the higher ranked and the lot before the first round."),
};

/* What a criterion counts, as a heading beside two values. */
static const char *const criterion_names[] = {
  NC_ ("criterion", "downfloaters"),
  NC_ ("criterion", "scores of the downfloaters"),
  NC_ ("criterion", "downfloaters of the following bracket"),
  NC_ ("criterion", "unplayed games of the player with the bye"),
  NC_ ("criterion", "colour differences greater than two"),
  NC_ ("criterion", "one colour three times running"),
  NC_ ("criterion", "players without the colour they prefer"),
  NC_ ("criterion", "players without the colour they strongly prefer"),
  NC_ ("criterion", "downfloaters who floated down in the last round"),
  NC_ ("criterion", "upfloaters who floated up in the last round"),
  NC_ ("criterion", "downfloaters who floated down two rounds ago"),
  NC_ ("criterion", "upfloaters who floated up two rounds ago"),
  NC_ ("criterion", "score differences of those who floated down in the last round"),
  NC_ ("criterion", "score differences of those who floated up in the last round"),
  NC_ ("criterion", "score differences of those who floated down two rounds ago"),
  NC_ ("criterion", "score differences of those who floated up two rounds ago"),
};

static char *
format_value (const ZhReasonWords *words,
              gint64               value)
{
  if (!g_str_equal (words->reason->code, "dutch.why-not.worse-points"))
    return g_strdup_printf ("%d", (int) value);
  if (value >= ZH_DUTCH_LIMBO)
    return g_strdup (zh_trc (words->language, "score difference", "not paired in the bracket"));
  return format_points (words, value);
}

static char *
format_worse (const ZhReasonWords *words)
{
  const ZhReason  *reason = words->reason;
  g_autofree char *free_value = format_value (words, reason->values[2]);
  g_autofree char *forced_value = format_value (words, reason->values[3]);
  const char      *name = zh_trc (words->language, "criterion", criterion_names[reason->values[1] - 6]);

  return g_strdup_printf (zh_tr (words->language, "%1$s and %2$s do not meet: in bracket %3$d criterion C%4$d (%5$s) would become worse: %6$s instead of %7$s."),
                          words->names[0], words->names[1], (int) reason->values[0], (int) reason->values[1], name, forced_value, free_value);
}

/* Sentences of the answer to "why not", about two players and perhaps a number. */
static const ZhReasonSentence answers[] = {
  { "dutch.why-not.same", N_ ("%1$s and %2$s do meet.") },
  { "dutch.why-not.absent", N_ ("%1$s and %2$s do not meet: they are not both there to be paired in this round.") },
  { "dutch.why-not.met", N_ ("%1$s and %2$s do not meet: they played each other in round %3$d.") },
  { "dutch.why-not.barred", N_ ("%1$s and %2$s do not meet: the pair is barred.") },
  { "dutch.why-not.colours", N_ ("%1$s and %2$s do not meet: both must have the same colour.") },
  { "dutch.why-not.incomplete", N_ ("%1$s and %2$s do not meet: the others could then not all be paired.") },
  { "dutch.why-not.later", N_ ("%1$s and %2$s do not meet: in bracket %3$d the pairing with them is as good, but comes later in the order of candidates.") },
};

static char *
format_two_scores (const ZhReasonWords *words)
{
  g_autofree char *free_value = format_points (words, words->reason->values[2]);
  g_autofree char *forced_value = format_points (words, words->reason->values[3]);

  return g_strdup_printf (zh_tr (words->language, "%1$s and %2$s do not meet: the bye would go to the score %3$s instead of %4$s."),
                          words->names[0], words->names[1], forced_value, free_value);
}

static char *
format_failure (const ZhReasonWords *words)
{
  const char *code = words->reason->code;
  int         value = (int) words->reason->values[0];

  if (g_str_equal (code, "dutch.none"))
    return g_strdup_printf (zh_trn (words->language,
                                    "There is no legal pairing; in the fullest one %d place stays open. The arbiter decides.",
                                    "There is no legal pairing; in the fullest one %d places stay open. The arbiter decides.", (gulong) value),
                            value);
  if (g_str_equal (code, "dutch.none-bye"))
    return g_strdup_printf (zh_trn (words->language,
                                    "Nobody may get the bye any more, and the number of players is odd: %d player.",
                                    "Nobody may get the bye any more, and the number of players is odd: %d players.", (gulong) value),
                            value);
  if (g_str_equal (code, "dutch.none-bans"))
    return g_strdup_printf (zh_trn (words->language,
                                    "%d ban on pairs holds in this round; lifting it may make a pairing possible.",
                                    "%d bans on pairs hold in this round; lifting some may make a pairing possible.", (gulong) value),
                            value);
  return g_strdup_printf (zh_trn (words->language,
                                  "%1$s is one of those who cannot all be paired: %2$d possible opponent.",
                                  "%1$s is one of those who cannot all be paired: %2$d possible opponents.", (gulong) value),
                          words->names[0], value);
}

static char *
format_of_bracket (const ZhReasonWords *words)
{
  const ZhReason  *reason = words->reason;
  g_autofree char *score = format_points (words, reason->values[1]);

  if (g_str_equal (reason->code, "dutch.bracket"))
    return format_bracket (words);
  if (g_str_equal (reason->code, "dutch.cost"))
    return format_cost (words);
  if (g_str_equal (reason->code, "dutch.perfect"))
    return g_strdup (zh_tr (words->language, "Nothing is violated: the first perfect candidate."));
  if (g_str_equal (reason->code, "dutch.pair"))
    return g_strdup_printf (zh_tr (words->language, colour_sentences[reason->values[1] - 1]), words->names[0], words->names[1]);
  if (g_str_equal (reason->code, "dutch.float"))
    return g_strdup_printf (zh_tr (words->language, "%1$s, score %2$s, is left over and floats down."), words->names[0], score);
  return NULL;
}

static char *
format_words (const ZhReasonWords *words)
{
  const ZhReason *reason = words->reason;
  char           *text = format_of_bracket (words);
  const char     *answer;

  if (text != NULL)
    return text;
  answer = zh_reason_words_find (words, answers, G_N_ELEMENTS (answers));
  if (answer != NULL)
    return g_strdup_printf (answer, words->names[0], words->names[1], (int) reason->values[0]);
  if (g_str_equal (reason->code, "dutch.why-not.bye"))
    return format_two_scores (words);
  if (g_str_has_prefix (reason->code, "dutch.why-not.worse"))
    return format_worse (words);
  if (g_str_equal (reason->code, "dutch.bye"))
    {
      g_autofree char *score = format_points (words, reason->values[0]);

      return g_strdup_printf (zh_tr (words->language, "%1$s gets the bye: %2$s is the lowest score with which all the others can be paired. Unplayed rounds so far: %3$d."),
                              words->names[0], score, (int) reason->values[1]);
    }
  return format_failure (words);
}

char *
zh_dutch_format_reason (const ZhReason     *reason,
                        const ZhTournament *tournament,
                        const ZhLanguage   *language)
{
  g_auto (ZhReasonWords) words = { NULL };

  zh_reason_words_init (&words, reason, tournament, language, ZH_REASON_NAMES_NUMBERED);
  return format_words (&words);
}
