#include "config.h"

#include "odds.h"

#include <glib/gi18n.h>
#include <string.h>

#include "draughts-notation.h"
#include "errors.h"
#include "handicap.h"
#include "text-limits.h"
#include "text-lines.h"

#define MAX_LINES 200
#define MAX_DIFFERENCE 4000

static void
line_free (gpointer data)
{
  ZhOddsLine *self = data;

  g_free (self->squares);
  g_free (self->article);
  g_free (self);
}

/* Whether men can be given there: the games of the draughts rules. */
static gboolean
find_variant (ZhSport            sport,
              ZhDraughtsVariant *variant)
{
  switch (sport)
    {
    case ZH_SPORT_DRAUGHTS_RUSSIAN:
      *variant = ZH_DRAUGHTS_RUSSIAN;
      return TRUE;
    case ZH_SPORT_DRAUGHTS_BRAZILIAN:
      *variant = ZH_DRAUGHTS_BRAZILIAN;
      return TRUE;
    case ZH_SPORT_CHECKERS:
      *variant = ZH_DRAUGHTS_CHECKERS;
      return TRUE;
    case ZH_SPORT_DRAUGHTS_INTERNATIONAL:
      *variant = ZH_DRAUGHTS_INTERNATIONAL;
      return TRUE;
    case ZH_SPORT_CHESS:
    default:
      return FALSE;
    }
}

/* The square as who has that colour sees it: the board turned round for Black. */
static int
turn (ZhDraughtsVariant variant,
      int               square,
      ZhColour          colour)
{
  return colour == ZH_COLOUR_WHITE ? square : zh_draughts_variant_get_n_squares (variant) + 1 - square;
}

/* Takes White's men off the squares that are written. Returns how many; 0 where one of them is no man of White's. */
static int
take_men (ZhDraughtsPosition *position,
          const char         *text,
          ZhColour            colour,
          GString            *squares)
{
  ZhDraughtsUnit unit = colour == ZH_COLOUR_WHITE ? ZH_DRAUGHTS_WHITE_MAN : ZH_DRAUGHTS_BLACK_MAN;
  int            n = 0;

  while (*(text += strspn (text, ", ")) != '\0')
    {
      int square = zh_draughts_square_parse (position->variant, &text);

      if (square == 0 || (*text != '\0' && strchr (", ", *text) == NULL))
        return 0;
      square = turn (position->variant, square, colour);
      if (position->units[square - 1] != (guint8) unit)
        return 0;
      position->units[square - 1] = ZH_DRAUGHTS_EMPTY;
      if (n++ > 0)
        g_string_append_c (squares, ' ');
      zh_draughts_square_append (position->variant, square, squares);
    }
  return n;
}

/* The squares in one spelling; NULL where they are not men of a side, or all of them. */
static char *
read_squares (ZhDraughtsVariant variant,
              const char       *text)
{
  g_autoptr (GString) squares = g_string_new (NULL);
  ZhDraughtsPosition position;
  int                n;

  zh_draughts_position_init (&position, variant);
  n = take_men (&position, text, ZH_COLOUR_WHITE, squares);
  return n > 0 && memchr (position.units, ZH_DRAUGHTS_WHITE_MAN, sizeof position.units) != NULL ? g_strdup (squares->str) : NULL;
}

/* "7" is a start number, "#12" an id. */
static gint64
find_entry (const ZhTournament *tournament,
            const char         *text)
{
  gboolean is_id = *text == '#';
  gint64   number = 0;

  if (!zh_text_parse_int (text + is_id, 1, G_MAXINT64, &number) || zh_tournament_is_team (tournament))
    return 0;
  for (guint i = 0; i < tournament->entries->len && !is_id; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry->id;
    }
  return is_id ? number : 0;
}

/* "200", "3-7" or "#12-#15". */
static gboolean
read_key (ZhOddsLine         *line,
          const ZhTournament *tournament,
          const char         *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 3);
  gint64 difference = 0;

  if (g_strv_length (parts) == 1 && zh_text_parse_int (text, 0, MAX_DIFFERENCE, &difference))
    {
      line->difference = (int) difference;
      return TRUE;
    }
  if (g_strv_length (parts) != 2)
    return FALSE;
  line->giver = find_entry (tournament, g_strstrip (parts[0]));
  line->receiver = find_entry (tournament, g_strstrip (parts[1]));
  return line->giver != 0 && line->receiver != 0 && line->giver != line->receiver;
}

/* Returns: NULL, and says why */
static ZhOddsLine *
parse_line (const ZhTournament *tournament,
            ZhDraughtsVariant   variant,
            const char         *text,
            guint               number,
            GError            **error)
{
  g_auto (GStrv) cells = g_strsplit (text, strchr (text, '\t') != NULL ? "\t" : ";", 3);
  guint       n = g_strv_length (cells);
  ZhOddsLine *line = g_new0 (ZhOddsLine, 1);

  line->article = g_strdup (n > 2 ? g_strstrip (cells[2]) : "");
  line->squares = n > 1 ? read_squares (variant, g_strstrip (cells[1])) : NULL;
  if (line->squares != NULL && read_key (line, tournament, g_strstrip (cells[0])) && zh_text_fits (line->article, ZH_TEXT_LINE_MAX))
    return line;
  line_free (line);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %u of the odds: write the difference of the ratings, or the start numbers of two players as 3-7, the squares of the men as White has them, and an article if you like, with semicolons between: 200; c1 e1; 3.2"),
                       number);
}

static int
compare_keys (const ZhOddsLine *a,
              const ZhOddsLine *b)
{
  if ((a->giver != 0) != (b->giver != 0))
    return a->giver != 0 ? -1 : 1;
  if (a->giver != 0)
    return MIN (a->giver, a->receiver) != MIN (b->giver, b->receiver) ? (MIN (a->giver, a->receiver) < MIN (b->giver, b->receiver) ? -1 : 1)
                                                                      : (MAX (a->giver, a->receiver) > MAX (b->giver, b->receiver)) -
                                                                            (MAX (a->giver, a->receiver) < MAX (b->giver, b->receiver));
  return a->difference - b->difference;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return compare_keys (*(const ZhOddsLine *const *) a, *(const ZhOddsLine *const *) b);
}

static gboolean
check_once (const GPtrArray    *lines,
            const ZhTournament *tournament,
            GError            **error)
{
  for (guint i = 1; i < lines->len; i++)
    if (compare_lines (&lines->pdata[i - 1], &lines->pdata[i]) == 0)
      {
        g_autofree char *key = zh_odds_dup_key (g_ptr_array_index (lines, i), tournament);

        return zh_fail (error, ZH_ERROR_INPUT, _ ("The odds: %s stands there twice. Leave one line out"), key);
      }
  return TRUE;
}

GPtrArray *
zh_odds_parse (const ZhTournament *tournament,
               const char         *text,
               GError            **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (line_free);
  g_auto (GStrv) rows = g_strsplit (text, "\n", -1);
  ZhDraughtsVariant variant = ZH_DRAUGHTS_RUSSIAN;
  gboolean          is_draughts = find_variant (tournament->sport, &variant);

  for (guint i = 0; rows[i] != NULL; i++)
    {
      ZhOddsLine *line;

      if (*g_strstrip (rows[i]) == '\0')
        continue;
      if (!is_draughts)
        return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Men are given at the beginning in draughts. In chess a table of times by rating helps the weaker player"));
      if (lines->len == MAX_LINES)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The odds have more than %d lines"), MAX_LINES);
      line = parse_line (tournament, variant, rows[i], i + 1, error);
      if (line == NULL)
        return NULL;
      g_ptr_array_add (lines, line);
    }
  g_ptr_array_sort (lines, compare_lines);
  return check_once (lines, tournament, error) ? g_steal_pointer (&lines) : NULL;
}

char *
zh_odds_to_text (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const ZhOddsLine *line = g_ptr_array_index (lines, i);

      if (line->giver != 0)
        g_string_append_printf (text, "#%" G_GINT64_FORMAT "-#%" G_GINT64_FORMAT, line->giver, line->receiver);
      else
        g_string_append_printf (text, "%d", line->difference);
      g_string_append_printf (text, "\t%s%s%s\n", line->squares, *line->article != '\0' ? "\t" : "", line->article);
    }
  return g_string_free (text, FALSE);
}

/* Who has no number, or is gone, is told by the id. */
static char *
dup_number (const ZhTournament *tournament,
            gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL && entry->start_number > 0 ? g_strdup_printf ("%d", entry->start_number) : g_strdup_printf ("#%" G_GINT64_FORMAT, id);
}

char *
zh_odds_dup_key (const ZhOddsLine   *self,
                 const ZhTournament *tournament)
{
  g_autofree char *giver = dup_number (tournament, self->giver);
  g_autofree char *receiver = dup_number (tournament, self->receiver);

  return self->giver != 0 ? g_strdup_printf ("%s-%s", giver, receiver) : g_strdup_printf ("%d", self->difference);
}

GPtrArray *
zh_tournament_load_odds (const ZhTournament *self)
{
  const char *text = zh_tournament_get_option (self, ZH_OPTION_ODDS);

  return text != NULL ? zh_odds_parse (self, text, NULL) : NULL;
}

const ZhOddsLine *
zh_odds_find (const GPtrArray    *lines,
              const ZhTournament *tournament,
              const ZhPairing    *pairing,
              const ZhGame       *game,
              ZhColour           *giver)
{
  int               white = game->swapped ? 1 : 0;
  int               ratings[2] = { zh_handicap_get_rating (tournament, pairing, game, white), zh_handicap_get_rating (tournament, pairing, game, 1 - white) };
  const ZhOddsLine *found = NULL;

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhOddsLine *line = g_ptr_array_index (lines, i);
      gboolean          is_white = line->giver != 0 && line->giver == pairing->entry[white] && line->receiver == pairing->entry[1 - white];
      gboolean          is_black = line->giver != 0 && line->giver == pairing->entry[1 - white] && line->receiver == pairing->entry[white];

      if (is_white || is_black)
        {
          *giver = is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
          return line;
        }
      if (line->giver == 0 && ratings[0] > 0 && ratings[1] > 0 && line->difference <= ABS (ratings[0] - ratings[1]))
        found = line;
    }
  *giver = ratings[0] >= ratings[1] ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  return found;
}

/* The position of a game at odds, and its empty squares; FALSE for other games. */
static gboolean
set_up (const GPtrArray    *lines,
        const ZhTournament *tournament,
        const ZhPairing    *pairing,
        const ZhGame       *game,
        ZhColour           *giver,
        ZhDraughtsPosition *position,
        GString            *squares)
{
  const ZhOddsLine *line = zh_odds_find (lines, tournament, pairing, game, giver);
  ZhDraughtsVariant variant = ZH_DRAUGHTS_RUSSIAN;

  if (line == NULL || !find_variant (tournament->sport, &variant))
    return FALSE;
  zh_draughts_position_init (position, variant);
  return take_men (position, line->squares, *giver, squares) > 0;
}

char *
zh_odds_dup_given (const GPtrArray    *lines,
                   const ZhTournament *tournament,
                   const ZhPairing    *pairing,
                   const ZhGame       *game,
                   const ZhLanguage   *language)
{
  g_autoptr (GString) squares = g_string_new (NULL);
  ZhDraughtsPosition position;
  ZhColour           giver;

  if (!set_up (lines, tournament, pairing, game, &giver, &position, squares))
    return g_strdup ("");
  return g_strdup_printf (giver == ZH_COLOUR_WHITE ? zh_trc (language, "odds", "White without %s") : zh_trc (language, "odds", "Black without %s"), squares->str);
}

char *
zh_odds_dup_position (const ZhTournament *tournament,
                      const ZhPairing    *pairing,
                      const ZhGame       *game)
{
  g_autoptr (GPtrArray) lines = zh_tournament_load_odds (tournament);
  g_autoptr (GString) squares = g_string_new (NULL);
  ZhDraughtsPosition position;
  ZhColour           giver;

  return set_up (lines, tournament, pairing, game, &giver, &position, squares) ? zh_draughts_position_format (&position) : NULL;
}

static void
add_article (GString    *articles,
             const char *article)
{
  if (*article != '\0' && strstr (articles->str, article) == NULL)
    g_string_append_printf (articles, "%s%s", articles->len > 0 ? "; " : "", article);
}

char *
zh_odds_dup_articles (const GPtrArray *lines,
                      const ZhRuleset *rules)
{
  g_autoptr (GString) articles = g_string_new (NULL);
  const ZhRuleValue *value = rules != NULL ? zh_ruleset_lookup (rules, "forms.odds") : NULL;

  if (value != NULL && g_strcmp0 (value->value, "no") != 0)
    add_article (articles, value->article);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    add_article (articles, ((const ZhOddsLine *) g_ptr_array_index (lines, i))->article);
  return articles->len > 0 ? g_strdup_printf (" [%s]", articles->str) : g_strdup ("");
}
