#include "config.h"

#include "incident-numbers.h"

#include <string.h>

#include "clock-setting.h"
#include "text-lines.h"

#define MAX_NUMBER 86400

typedef enum
{
  STEM_COMPLETED,
  STEM_INCREMENT,
  STEM_LEFT,
  STEM_A_MINUTE,
  STEM_MISSING,
  STEM_REQUESTS,
  STEM_LATE,
  STEM_CLAIM_MOVES,
  STEM_CLAIM_TIME,
  STEM_SET_INCREMENT,
} Stem;

static const struct
{
  const char *stem;
  const char *key;      /* NULL for a fact */
  gboolean    at_least; /* the fact says so much or more */
} stems[] = {
  [STEM_COMPLETED] = { "both-completed-moves", NULL, TRUE },
  [STEM_INCREMENT] = { "increment-seconds", NULL, TRUE },
  [STEM_LEFT] = { "time-left-seconds", NULL, TRUE },
  [STEM_A_MINUTE] = { "moves-a-minute", NULL, FALSE },
  [STEM_MISSING] = { "missing-moves", NULL, FALSE },
  [STEM_REQUESTS] = { "sheet-requests", NULL, FALSE },
  [STEM_LATE] = { "late-seconds", NULL, FALSE },
  [STEM_CLAIM_MOVES] = { "moves", "lapses", FALSE },
  [STEM_CLAIM_TIME] = { "less-than-seconds-left", "lapses", FALSE },
  [STEM_SET_INCREMENT] = { "clock-increment", "restore", FALSE },
};

/* Numbers under which a word was known before any number could stand there. */
static const struct
{
  Stem        stem;
  const char *number;
  const char *word;
} names[] = {
  { STEM_COMPLETED, "1", "both-made-one-move" },
  { STEM_COMPLETED, "3", "both-completed-three-moves" },
  { STEM_COMPLETED, "10", "both-completed-ten-moves" },
  { STEM_INCREMENT, "30", "increment-30s" },
  { STEM_CLAIM_MOVES, "1", "one-move" },
  { STEM_CLAIM_MOVES, "3", "three-moves" },
  { STEM_CLAIM_MOVES, "10", "ten-moves" },
  { STEM_CLAIM_TIME, "300", "five-minutes-left" },
};

static gboolean
is_number (const char *text)
{
  gint64 number;

  return g_ascii_isdigit (text[0]) && zh_text_parse_int (text, 0, MAX_NUMBER, &number);
}

static gboolean
find_stem (const char  *word,
           const char  *key,
           Stem        *stem,
           const char **number)
{
  gsize length = strcspn (word, ":");

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].word, word) == 0 && g_strcmp0 (stems[names[i].stem].key, key) == 0)
      {
        *stem = names[i].stem;
        *number = names[i].number;
        return TRUE;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (stems); i++)
    if (g_strcmp0 (stems[i].key, key) == 0 && strlen (stems[i].stem) == length && strncmp (stems[i].stem, word, length) == 0 &&
        word[length] == ':' && (word[length + 1] == '@' || is_number (word + length + 1)))
      {
        *stem = (Stem) i;
        *number = word + length + 1;
        return TRUE;
      }
  return FALSE;
}

gboolean
zh_incident_number_split (const char  *word,
                          const char  *key,
                          const char **number)
{
  const char *found;
  Stem        stem;

  if (!find_stem (word, key, &stem, &found))
    return FALSE;
  if (number != NULL)
    *number = found;
  return TRUE;
}

char *
zh_incident_number_dup_word (const char *word,
                             const char *key,
                             int         number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  const char      *old;
  Stem             stem = STEM_COMPLETED;

  if (!find_stem (word, key, &stem, &old))
    g_assert_not_reached ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (names[i].stem == stem && strcmp (names[i].number, text) == 0)
      return g_strdup (names[i].word);
  return g_strconcat (stems[stem].stem, ":", text, NULL);
}

gboolean
zh_incident_number_holds_always (const char *fact)
{
  const char *number;
  Stem        stem;

  return find_stem (fact, NULL, &stem, &number) && stems[stem].at_least && strcmp (number, "0") == 0;
}

gboolean
zh_incident_number_get (const char *fact,
                        const char *stem,
                        int        *number)
{
  const char *text;
  gint64      value;
  Stem        found;

  if (!find_stem (fact, NULL, &found, &text) || strcmp (stems[found].stem, stem) != 0 || !is_number (text) ||
      !zh_text_parse_int (text, 0, MAX_NUMBER, &value))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

static const char *
get_form (Stem              stem,
          gulong            n,
          const ZhLanguage *language)
{
  switch (stem)
    {
    case STEM_COMPLETED:
      return zh_trn (language, "Have both players completed %d move?", "Have both players completed %d moves?", n);
    case STEM_INCREMENT:
      return zh_trn (language, "Is %d second or more added for each move?", "Are %d seconds or more added for each move?", n);
    case STEM_LEFT:
      /* Translators: minutes and seconds, such as 2:00. */
      return zh_trc (language, "ruling", "Is there %s or more left on the player’s clock?");
    case STEM_A_MINUTE:
      return zh_trn (language, "Is at most %d move a minute still to be made up to the time control?", "Are at most %d moves a minute still to be made up to the time control?", n);
    case STEM_MISSING:
      return zh_trn (language, "Is at most %d move missing on the sheet, and the rest legible?", "Are at most %d moves missing on the sheet, and the rest legible?", n);
    case STEM_REQUESTS:
      return zh_trn (language, "Has the player asked to see the record at most %d time in this game?", "Has the player asked to see the record at most %d times in this game?", n);
    case STEM_LATE:
      /* Translators: minutes and seconds, or hours, minutes and seconds, such as 1:00:00. */
      return zh_trc (language, "ruling", "Did the player come no later than %s after the hour set?");
    case STEM_CLAIM_MOVES:
      return zh_trn (language, "when both players have completed %d move", "when both players have completed %d moves", n);
    case STEM_CLAIM_TIME:
      /* Translators: minutes and seconds, such as 4:00. */
      return zh_trc (language, "ruling", "when less than %s is left on the player’s clock");
    case STEM_SET_INCREMENT:
      return zh_trn (language, "both clocks are set to an increment of %d second", "both clocks are set to an increment of %d seconds", n);
    default:
      g_assert_not_reached ();
    }
}

char *
zh_incident_number_dup_text (const char       *word,
                             const char       *key,
                             const ZhLanguage *language)
{
  const char      *text;
  gint64           number;
  Stem             stem;
  g_autofree char *time = NULL;

  if (!find_stem (word, key, &stem, &text) || strchr (word, ':') == NULL || !zh_text_parse_int (text, 0, MAX_NUMBER, &number))
    return NULL;
  if (stem != STEM_LEFT && stem != STEM_LATE && stem != STEM_CLAIM_TIME)
    return g_strdup_printf (get_form (stem, (gulong) number, language), (int) number);
  time = zh_clock_reading_format ((int) number);
  return g_strdup_printf (get_form (stem, 0, language), time);
}

char *
zh_incident_number_dup_stems (void)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (stems); i++)
    if (stems[i].key == NULL)
      g_string_append_printf (list, "%s%s:N", list->len > 0 ? ", " : "", stems[i].stem);
  return g_string_free (list, FALSE);
}
