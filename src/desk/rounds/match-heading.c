#include "config.h"

#include "match-heading.h"

#include "round-boards.h"

/* The side that has White on the first board. */
static int
get_first_side (const ZhPairing *pairing)
{
  return pairing->n_games > 0 && pairing->games[0].swapped ? 1 : 0;
}

static const char *
get_team (const ZhTournament *tournament,
          gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? entry->team_name : "";
}

char *
zh_match_format_score (const ZhTournament *tournament,
                       const ZhPairing    *pairing,
                       const ZhLanguage   *language)
{
  int              first = get_first_side (pairing);
  g_autofree char *left = NULL;
  g_autofree char *right = NULL;
  ZhPoints         score[2];

  if (!zh_pairing_get_score (pairing, &tournament->scoring, score))
    return g_strdup ("·");
  left = zh_points_format_half (score[first], language);
  right = zh_points_format_half (score[1 - first], language);
  return g_strdup_printf ("%s – %s", left, right);
}

static char *
format_open (const ZhPairing  *pairing,
             const ZhLanguage *language)
{
  int n_open = zh_pairing_count_open_games (pairing);

  if (n_open == 0)
    return g_strdup (zh_tr (language, "all results are in"));
  return g_strdup_printf (zh_trn (language, "%1$d of %2$d board open", "%1$d of %2$d boards open", (gulong) pairing->n_games),
                          n_open, pairing->n_games);
}

ZhMatchHeading *
zh_match_heading_new (const ZhTournament *tournament,
                      const ZhPairing    *pairing,
                      const ZhLanguage   *language)
{
  ZhMatchHeading *self = g_new0 (ZhMatchHeading, 1);
  int             first = get_first_side (pairing);

  self->number = g_strdup_printf (zh_tr (language, "Match %d"), pairing->number);
  self->teams[0] = g_strdup (get_team (tournament, pairing->entry[first]));
  self->teams[1] = g_strdup (get_team (tournament, pairing->entry[1 - first]));
  self->title = g_strdup_printf ("%s: %s – %s", self->number, self->teams[0], self->teams[1]);
  self->score = zh_match_format_score (tournament, pairing, language);
  self->open = format_open (pairing, language);
  return self;
}

void
zh_match_heading_free (ZhMatchHeading *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->number);
  g_free (self->teams[0]);
  g_free (self->teams[1]);
  g_free (self->score);
  g_free (self->open);
  g_free (self);
}

gboolean
zh_match_heading_equal (const ZhMatchHeading *a,
                        const ZhMatchHeading *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return g_str_equal (a->title, b->title) && g_str_equal (a->score, b->score) && g_str_equal (a->open, b->open);
}

char *
zh_match_heading_format_spoken (const ZhMatchHeading *self)
{
  if (g_str_equal (self->score, "·"))
    return g_strdup_printf ("%s, %s", self->title, self->open);
  return g_strdup_printf ("%s, %s, %s", self->title, self->score, self->open);
}
