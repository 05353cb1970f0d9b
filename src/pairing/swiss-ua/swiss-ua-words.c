#include "config.h"

#include <glib/gi18n.h>

#include "reason-words.h"
#include "swiss-ua-proposal.h"

static char *
format_score (const ZhReasonWords *words,
              gint64               half_points)
{
  if (zh_tournament_is_two_one_zero (words->tournament))
    return g_strdup_printf ("%d", (int) half_points);
  return zh_points_format_half ((ZhPoints) half_points * ZH_POINTS_HALF, words->language);
}

static void
append_number (GString    *text,
               const char *format,
               gint64      number)
{
  g_string_append_c (text, ' ');
  g_string_append_printf (text, format, (int) number);
}

static char *
format_group (const ZhReasonWords *words,
              const char          *sentence)
{
  const ZhReason  *reason = words->reason;
  g_autofree char *score = format_score (words, reason->values[0]);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, sentence, score, (int) reason->values[1]);
  if (reason->values[2] > 0)
    append_number (text, zh_tr (words->language, "Floaters, the least possible number: %d."), reason->values[2]);
  if (reason->values[3] > 0)
    append_number (text, zh_tr (words->language, "Pairs with a third colour, the least possible number: %d."),
                   reason->values[3]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
format_floater (const ZhReasonWords *words,
                gboolean             is_down)
{
  const ZhReason  *reason = words->reason;
  const char      *sentence;
  g_autofree char *score = format_score (words, reason->values[3]);
  g_autoptr (GString) text = g_string_new (NULL);

  sentence = is_down ? zh_tr (words->language, "%1$s floats down and meets %2$s from the group with %3$s.")
                     : zh_tr (words->language, "%1$s floats up and meets %2$s from the group with %3$s.");
  g_string_append_printf (text, sentence, words->names[0], words->names[1], score);
  if (reason->values[0] > 0)
    append_number (text,
                   is_down ? zh_tr (words->language, "The right to leave the group first: an ascent in round %d, not compensated.")
                           : zh_tr (words->language, "The right to leave the group first: a descent in round %d, not compensated."),
                   reason->values[0]);
  if (reason->values[1] > 0)
    append_number (text, zh_tr (words->language, "Groups passed through, because they offered no opponent: %d."),
                   reason->values[1]);
  if (reason->values[2] > 0)
    append_number (text, zh_tr (words->language, "Pairs tried before, which would have spoilt the rest: %d."),
                   reason->values[2]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
format_inside (const ZhReasonWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, zh_tr (words->language, "%1$s and %2$s meet inside their group."),
                          words->names[0], words->names[1]);
  if (words->reason->values[0] > 0)
    append_number (text, zh_tr (words->language, "Opponents tried before, which were barred or would have spoilt the rest: %d."),
                   words->reason->values[0]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
format_class (const ZhReasonWords *words)
{
  const gint64    *values = words->reason->values;
  g_autofree char *full = format_score (words, values[1]);
  g_autofree char *median = format_score (words, values[2]);

  /* Translators: a player, his place in the classification, two coefficients. */
  return g_strdup_printf (zh_tr (words->language, "%1$s: place %2$d in the classification; Buchholz %3$s, median Buchholz %4$s."),
                          words->names[0], (int) values[0], full, median);
}

/* Sentences about one or two players and nothing else. */
static const ZhReasonSentence sentences[] = {
  { "swiss-ua.plus", N_ ("%1$s gets the plus: the last in the classification who has had none and leaves a field that can be paired.") },
  { "swiss-ua.second-plus", N_ ("%1$s gets a plus again: otherwise not everybody could be paired.") },
  { "swiss-ua.colour-lot", N_ ("%1$s has White against %2$s by the lot of the first round.") },
  { "swiss-ua.colour-no-third", N_ ("%1$s has White against %2$s: only so nobody has one colour three times running.") },
  { "swiss-ua.colour-fewer", N_ ("%1$s has White against %2$s: fewer games with White so far.") },
  { "swiss-ua.colour-last", N_ ("%1$s has White against %2$s: Black in the last game in which their colours differ.") },
  { "swiss-ua.colour-higher", N_ ("%1$s has White against %2$s: equal colours, and the higher in the classification changes his.") },
  { "swiss-ua.third-colour", N_ ("%1$s and %2$s: a third game running with one colour could not be avoided.") },
  { "swiss-ua.refused-met", N_ ("%1$s does not meet %2$s, with whom the game was played.") },
  { "swiss-ua.refused-forbidden", N_ ("%1$s does not meet %2$s: the regulation keeps them apart.") },
  { "swiss-ua.refused-colour", N_ ("%1$s does not meet %2$s: more players than need be would have one colour three times running.") },
  { "swiss-ua.refused-rest", N_ ("%1$s does not meet %2$s: the others could not be paired inside the group as far as possible.") },
  { "swiss-ua.lifted", N_ ("%1$s and %2$s: the ban on this pair is lifted, because otherwise not everybody could be paired.") },
};

static const ZhReasonSentence group_sentences[] = {
  { "swiss-ua.first-rated", N_ ("First round by ratings: the upper half meets the lower half. Score %1$s, players: %2$d.") },
  { "swiss-ua.first-unrated", N_ ("First round by numbers: neighbours in the list meet. Score %1$s, players: %2$d.") },
  { "swiss-ua.group-top", N_ ("Group with the score %1$s, paired from the top, players: %2$d.") },
  { "swiss-ua.group-bottom", N_ ("Group with the score %1$s, below half, paired from the bottom, players: %2$d.") },
};

static char *
format_failure (const ZhReasonWords *words)
{
  const ZhReason *reason = words->reason;

  if (g_str_equal (reason->code, "swiss-ua.none"))
    return g_strdup_printf (zh_tr (words->language, "There is no legal pairing without a repeated game. Left over in the fullest one: %1$d of %2$d."),
                            (int) reason->values[0], (int) reason->values[1]);
  return g_strdup_printf (zh_tr (words->language, "%1$s is left over, having met %2$d of the %3$d others."),
                          words->names[0], (int) reason->values[0], (int) reason->values[1]);
}

static char *
format_words (const ZhReasonWords *words)
{
  const char *code = words->reason->code;
  const char *sentence;

  sentence = zh_reason_words_find (words, sentences, G_N_ELEMENTS (sentences));
  if (sentence != NULL)
    return g_strdup_printf (sentence, words->names[0], words->names[1]);
  sentence = zh_reason_words_find (words, group_sentences, G_N_ELEMENTS (group_sentences));
  if (sentence != NULL)
    return format_group (words, sentence);
  if (g_str_equal (code, "swiss-ua.descent") || g_str_equal (code, "swiss-ua.ascent"))
    return format_floater (words, g_str_equal (code, "swiss-ua.descent"));
  if (g_str_equal (code, "swiss-ua.inside"))
    return format_inside (words);
  if (g_str_equal (code, "swiss-ua.class"))
    return format_class (words);
  if (g_str_equal (code, "swiss-ua.plus-passed"))
    return g_strdup_printf (words->reason->values[0] != 0
                                ? zh_tr (words->language, "%1$s does not get the plus, having had one.")
                                : zh_tr (words->language, "%1$s does not get the plus: the others could not all be paired."),
                            words->names[0]);
  if (g_str_equal (code, "swiss-lot.drawn"))
    return g_strdup_printf (zh_tr (words->language, "Drawn: %1$s as number %2$d, %3$s as number %4$d."),
                            words->names[0], (int) words->reason->values[0], words->names[1], (int) words->reason->values[1]);
  return format_failure (words);
}

char *
zh_ua_format_reason (const ZhReason     *reason,
                     const ZhTournament *tournament,
                     const ZhLanguage   *language)
{
  g_auto (ZhReasonWords) words = { NULL };

  zh_reason_words_init (&words, reason, tournament, language, ZH_REASON_NAMES_PLAIN);
  return format_words (&words);
}
