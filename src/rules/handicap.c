#include "config.h"

#include "handicap.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-limits.h"
#include "text-lines.h"

#define MAX_LINES 100
#define MAX_DIFFERENCE 4000
#define MAX_MINUTES 1440
#define MAX_INCREMENT 3600

static void
line_free (gpointer data)
{
  ZhHandicapLine *self = data;

  g_free (self->article);
  g_free (self);
}

/* "90+30": minutes, and seconds a move. */
static gboolean
parse_time (const char *text,
            int        *base,
            int        *increment)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", 3);
  gint64 minutes = 0;
  gint64 seconds = 0;

  if (g_strv_length (parts) < 1 || g_strv_length (parts) > 2 || !zh_text_parse_int (g_strstrip (parts[0]), 1, MAX_MINUTES, &minutes) ||
      (parts[1] != NULL && !zh_text_parse_int (g_strstrip (parts[1]), 0, MAX_INCREMENT, &seconds)))
    return FALSE;
  *base = (int) minutes * 60;
  *increment = (int) seconds;
  return TRUE;
}

/* Returns: NULL, and says why */
static ZhHandicapLine *
parse_line (const char *text,
            guint       number,
            GError    **error)
{
  g_auto (GStrv) cells = g_strsplit (text, strchr (text, '\t') != NULL ? "\t" : ";", 4);
  guint           n = g_strv_length (cells);
  ZhHandicapLine *line = g_new0 (ZhHandicapLine, 1);
  gint64          difference = 0;

  line->article = g_strdup (n > 3 ? g_strstrip (cells[3]) : "");
  if (n >= 3 && zh_text_parse_int (g_strstrip (cells[0]), 0, MAX_DIFFERENCE, &difference) && parse_time (cells[1], &line->base[0], &line->increment[0]) &&
      parse_time (cells[2], &line->base[1], &line->increment[1]) && zh_text_fits (line->article, ZH_TEXT_LINE_MAX))
    {
      line->difference = (int) difference;
      return line;
    }
  line_free (line);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %u of the handicap: write the difference of the ratings, the time of the stronger player and that of the weaker one in minutes, and an article if you like, with semicolons between: 200; 60+30; 90+30; 7.2"),
                       number);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return (*(const ZhHandicapLine *const *) a)->difference - (*(const ZhHandicapLine *const *) b)->difference;
}

GPtrArray *
zh_handicap_parse (const char *text,
                   GError    **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (line_free);
  g_auto (GStrv) rows = g_strsplit (text, "\n", -1);

  for (guint i = 0; rows[i] != NULL; i++)
    {
      ZhHandicapLine *line;

      if (*g_strstrip (rows[i]) == '\0')
        continue;
      if (lines->len == MAX_LINES)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The handicap has more than %d lines"), MAX_LINES);
      line = parse_line (rows[i], i + 1, error);
      if (line == NULL)
        return NULL;
      g_ptr_array_add (lines, line);
    }
  g_ptr_array_sort (lines, compare_lines);
  for (guint i = 1; i < lines->len; i++)
    if (compare_lines (&lines->pdata[i - 1], &lines->pdata[i]) == 0)
      return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The handicap: a difference of %d stands there twice. Leave one line out"),
                           ((const ZhHandicapLine *) g_ptr_array_index (lines, i))->difference);
  return g_steal_pointer (&lines);
}

char *
zh_handicap_format_time (int base,
                         int increment)
{
  return increment > 0 ? g_strdup_printf ("%d+%d", base / 60, increment) : g_strdup_printf ("%d", base / 60);
}

char *
zh_handicap_to_text (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const ZhHandicapLine *line = g_ptr_array_index (lines, i);
      g_autofree char      *stronger = zh_handicap_format_time (line->base[0], line->increment[0]);
      g_autofree char      *weaker = zh_handicap_format_time (line->base[1], line->increment[1]);

      g_string_append_printf (text, "%d\t%s\t%s", line->difference, stronger, weaker);
      g_string_append_printf (text, "%s%s\n", *line->article != '\0' ? "\t" : "", line->article);
    }
  return g_string_free (text, FALSE);
}

int
zh_handicap_get_rating (const ZhTournament *tournament,
                        const ZhPairing    *pairing,
                        const ZhGame       *game,
                        int                 side)
{
  const ZhMember *member = game->member[side] != 0 ? zh_tournament_find_member (tournament, game->member[side]) : NULL;
  const ZhEntry  *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

  if (zh_tournament_is_team (tournament))
    return member != NULL ? member->rating : 0;
  return entry != NULL ? entry->rating : 0;
}

gboolean
zh_handicap_find (const GPtrArray    *lines,
                  const ZhTournament *tournament,
                  const ZhPairing    *pairing,
                  const ZhGame       *game,
                  ZhHandicapTimes    *times)
{
  int                   white = game->swapped ? 1 : 0;
  int                   ratings[2] = { zh_handicap_get_rating (tournament, pairing, game, white), zh_handicap_get_rating (tournament, pairing, game, 1 - white) };
  const ZhHandicapLine *found = NULL;
  int                   stronger;

  if (ratings[0] <= 0 || ratings[1] <= 0)
    return FALSE;
  times->difference = ABS (ratings[0] - ratings[1]);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    if (((const ZhHandicapLine *) g_ptr_array_index (lines, i))->difference <= times->difference)
      found = g_ptr_array_index (lines, i);
  if (found == NULL)
    return FALSE;
  stronger = ratings[0] >= ratings[1] ? 0 : 1;
  for (int colour = 0; colour < 2; colour++)
    {
      times->base[colour] = found->base[colour == stronger ? 0 : 1];
      times->increment[colour] = found->increment[colour == stronger ? 0 : 1];
    }
  times->article = found->article;
  return TRUE;
}

GPtrArray *
zh_tournament_load_handicap (const ZhTournament *self)
{
  const char *text = zh_tournament_get_option (self, ZH_OPTION_HANDICAP);

  return text != NULL ? zh_handicap_parse (text, NULL) : NULL;
}

char *
zh_handicap_dup_words (const ZhTournament *tournament,
                       const ZhPairing    *pairing,
                       const ZhGame       *game,
                       const ZhLanguage   *language)
{
  g_autoptr (GPtrArray) lines = zh_tournament_load_handicap (tournament);
  ZhHandicapTimes  times;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *words = NULL;

  if (!zh_handicap_find (lines, tournament, pairing, game, &times))
    return NULL;
  white = zh_handicap_format_time (times.base[0], times.increment[0]);
  black = zh_handicap_format_time (times.base[1], times.increment[1]);
  words = g_strdup_printf (zh_tr (language, "White %1$s, Black %2$s, difference of ratings %3$d"), white, black, times.difference);
  return *times.article != '\0' ? g_strdup_printf ("%s [%s]", words, times.article) : g_steal_pointer (&words);
}
