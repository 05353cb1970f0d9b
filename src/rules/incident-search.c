#include "config.h"

#include "incident-search.h"

#include <glib/gi18n.h>
#include <string.h>

#include "incident-catalogue.h"

/* What else incidents are called. Patterns of ids, with blanks between; the translator gives the words
 * of his language, as they stand in rules and as they are said, in any order. */
static const struct
{
  const char *incidents;
  const char *words;
} aliases[] = {
  { "illegal-move* dr-impossible-move king-captured impossible-position cor-illegal-move", NC_ ("incident search", "illegal, impossible, irregular, forbidden, wrong move") },
  { "late-* micromatch-late-dr adjournment-late", NC_ ("incident search", "late, came late, zero tolerance, waiting time") },
  { "no-show* both-absent-start both-no-show team-absent", NC_ ("incident search", "no-show, forfeit, did not come, absent") },
  { "online-disconnect online-tech", NC_ ("incident search", "disconnected, internet gone, offline, no connection, power cut, reconnect") },
  { "flag-fall* both-flags-down", NC_ ("incident search", "flag fell, lost on time, time forfeit, overstepped") },
  { "touch-*", NC_ ("incident search", "touch-move, touched, took hold, j’adoube") },
  { "released-piece-moved-again dr-move-replaced", NC_ ("incident search", "took the move back, changed the move") },
  { "displaced-pieces pieces-found-shifted", NC_ ("incident search", "knocked over, fell, moved accidentally") },
  { "promotion-*", NC_ ("incident search", "promotion, queen, upside-down rook") },
  { "two-hands-*", NC_ ("incident search", "two hands, both hands, castling") },
  { "clock-defect* clock-setting-wrong adjournment-clock-wrong", NC_ ("incident search", "broken, faulty, stopped clock, battery, wrong time") },
  { "device-* phone-use-others solve-device", NC_ ("incident search", "phone, mobile, smartphone, smartwatch, call, rang") },
  { "cheating notes-advice prompting online-forbidden-software", NC_ ("incident search", "cheating, fair play, engine, computer, hint, advice") },
  { "match-fixing", NC_ ("incident search", "fixed, arranged game, thrown game") },
  { "disturbing* noise-shaking", NC_ ("incident search", "distracts, annoys, noise, talks, hinders") },
  { "disrepute ethics spectator-conduct representative-misconduct", NC_ ("incident search", "insult, rude, handshake, offence, behaviour") },
  { "claim-threefold fivefold dr-claim-repetition", NC_ ("incident search", "repetition of the position, three times, draw") },
  { "claim-fifty seventyfive dr-claim-regular", NC_ ("incident search", "counted moves, no captures, draw") },
  { "qpf-* increment-request-qpf", NC_ ("incident search", "quickplay finish, two minutes, Guideline III, Appendix G") },
  { "not-recording gap-or-illegible-dr two-moves-behind writing-in-advance wrong-notation", NC_ ("incident search", "does not write, keep score, notation, score sheet") },
  { "colours-reversed wrong-setup-or-colour-dr", NC_ ("incident search", "wrong colour, white and black exchanged") },
  { "abandoned-event left-* captain-left", NC_ ("incident search", "went away, went out, absent") },
  { "smoking", NC_ ("incident search", "cigarette, vaping, e-cigarette") },
};

static gboolean
has_pattern (const char *patterns,
             const char *id)
{
  g_auto (GStrv) all = g_strsplit (patterns, " ", -1);

  for (char **pattern = all; *pattern != NULL; pattern++)
    if (g_pattern_match_simple (*pattern, id))
      return TRUE;
  return FALSE;
}

/* Without capitals, and with the letter that ё is typed as. */
static char *
fold (const char *text)
{
  GString         *folded = g_string_new (NULL);
  g_autofree char *small = g_utf8_casefold (text, -1);

  g_string_assign (folded, small);
  g_string_replace (folded, "ё", "е", 0);
  return g_string_free (folded, FALSE);
}

gboolean
zh_incident_is_found (const char       *id,
                      const char       *text,
                      const ZhLanguage *language)
{
  g_autoptr (GString) names = g_string_new (zh_incident_get_title (id, language));
  g_autofree char *folded = NULL;
  g_autofree char *wanted = fold (text);
  g_auto (GStrv) words = g_strsplit (wanted, " ", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (has_pattern (aliases[i].incidents, id))
      g_string_append_printf (names, "\n%s", zh_trc (language, "incident search", aliases[i].words));
  folded = fold (names->str);
  for (char **word = words; *word != NULL; word++)
    if (strstr (folded, *word) == NULL)
      return FALSE;
  return TRUE;
}
