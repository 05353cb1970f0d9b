#include "config.h"

#include "later-ratings.h"

#include <string.h>

#include "text-lines.h"

const char *const zh_tiebreak_ratings_words[] = {
  [ZH_TIEBREAK_RATINGS_FIRST] = "first",
  [ZH_TIEBREAK_RATINGS_ROUND] = "each-round",
  [ZH_TIEBREAK_RATINGS_LAST] = "last",
  NULL,
};

const char *const zh_unrated_ratings_words[] = {
  [ZH_UNRATED_RATINGS_CODE] = "code",
  [ZH_UNRATED_RATINGS_LOWEST] = "lowest",
  [ZH_UNRATED_RATINGS_AVERAGE] = "average",
  NULL,
};

/* Which of the words an option has, 0 without one. */
static int
find_word (const ZhTournament *self,
           const char         *option,
           const char *const  *words)
{
  const char *word = zh_tournament_get_option (self, option);

  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return 0;
}

ZhTiebreakRatings
zh_tournament_get_tiebreak_ratings (const ZhTournament *self)
{
  return (ZhTiebreakRatings) find_word (self, ZH_OPTION_TIEBREAK_RATINGS, zh_tiebreak_ratings_words);
}

/* The next "5:2310" of the text, which moves on; FALSE at its end, and where there is none: *@text is no end then. */
static gboolean
read_next (const char **text,
           int         *round,
           int         *rating)
{
  g_autofree char *word = NULL;
  char            *colon;
  gint64           numbers[2];
  gsize            length;

  *text += strspn (*text, " ,;");
  length = strcspn (*text, " ,;");
  word = g_strndup (*text, length);
  colon = strchr (word, ':');
  if (colon == NULL)
    return FALSE;
  *colon = '\0';
  if (!zh_text_parse_int (word, 2, ZH_MAX_ROUNDS, &numbers[0]) || !zh_text_parse_int (colon + 1, 1, ZH_MAX_RATING, &numbers[1]))
    return FALSE;
  *round = (int) numbers[0];
  *rating = (int) numbers[1];
  *text += length;
  return TRUE;
}

gboolean
zh_later_ratings_are_valid (const char *text)
{
  int last = 1;
  int round;
  int rating;

  while (read_next (&text, &round, &rating))
    {
      if (round <= last)
        return FALSE;
      last = round;
    }
  return *text == '\0';
}

/* @first where no later one is valid yet. */
static int
find_rating (const ZhEntry *self,
             int            first,
             int            at)
{
  const char *text = self->later_ratings;
  int         round;
  int         rating;

  while (read_next (&text, &round, &rating) && (at == 0 || round <= at))
    first = rating;
  return first;
}

int
zh_entry_get_rating_in_round (const ZhEntry *self,
                              int            round)
{
  return find_rating (self, self->rating, round);
}

int
zh_entry_get_listed_in_round (const ZhEntry *self,
                              int            round)
{
  return find_rating (self, self->person != NULL ? self->person->rating : 0, round);
}

int
zh_tournament_find_unrated_rating (const ZhTournament *self)
{
  ZhUnratedRatings way = (ZhUnratedRatings) find_word (self, ZH_OPTION_UNRATED_RATINGS, zh_unrated_ratings_words);
  gint64           sum = 0;
  int              lowest = 0;
  int              n = 0;

  for (guint i = 0; way != ZH_UNRATED_RATINGS_CODE && i < self->entries->len; i++)
    {
      int rating = ((const ZhEntry *) g_ptr_array_index (self->entries, i))->rating;

      if (rating <= 0)
        continue;
      lowest = n == 0 ? rating : MIN (lowest, rating);
      sum += rating;
      n++;
    }
  if (n == 0 || way == ZH_UNRATED_RATINGS_LOWEST)
    return lowest;
  return (int) ((2 * sum + n) / (2 * n));
}
