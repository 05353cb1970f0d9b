/* The records that describe the competition and its settings, with the engines' older
 * spellings of them.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "teams.h"
#include "rating-method.h"
#include "text-limits.h"
#include "trf-reading.h"
#include "trf-type.h"

static gboolean
keep_text (char           **field,
           const ZhTrfLine *line,
           GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);

  if (!zh_text_fits (text, ZH_TEXT_LINE_MAX))
    return zh_trf_line_fail (line, error,
                             ngettext ("the text of record %1$.3s is longer than %2$d character. Shorten it and read the file again",
                                       "the text of record %1$.3s is longer than %2$d characters. Shorten it and read the file again", (gulong) ZH_TEXT_LINE_MAX),
                             line->text, ZH_TEXT_LINE_MAX);
  g_free (*field);
  *field = g_steal_pointer (&text);
  return TRUE;
}

static gboolean
read_title (ZhTrfReading    *reading,
            const ZhTrfLine *line,
            GError         **error)
{
  if (!keep_text (&reading->file->title, line, error))
    return FALSE;
  zh_person_set_string (&reading->tournament->name, reading->file->title);
  return TRUE;
}

static gboolean
read_plain (ZhTrfReading    *reading,
            const ZhTrfLine *line,
            GError         **error)
{
  const ZhTrfPlain *plain = zh_trf_plain_find (line->text);
  gpointer          field = G_STRUCT_MEMBER_P (reading->file, plain->offset);
  g_autofree char  *text = zh_trf_line_dup_from (line, 5);

  if (!plain->is_date)
    return keep_text (field, line, error);
  if (!zh_date_parse (text, field))
    zh_trf_reading_note (reading, line, _ ("Line %d: “%s” is not a date such as 2026/03/01. The field was left blank"),
                         line->number, text);
  return TRUE;
}

static gboolean
read_type (ZhTrfReading    *reading,
           const ZhTrfLine *line,
           GError         **error)
{
  g_autofree char *folded = NULL;

  if (!keep_text (&reading->file->type, line, error))
    return FALSE;
  folded = g_utf8_casefold (reading->file->type, -1);
  if (g_str_has_prefix (folded, "team") || strstr (folded, "команд") != NULL)
    reading->is_team = TRUE;
  if ((reading->file->stated & ZH_TRF_STATES_SYSTEM) == 0)
    zh_trf_type_read_words (reading->file->type, reading->tournament);
  return TRUE;
}

static gboolean
read_type_code (ZhTrfReading    *reading,
                const ZhTrfLine *line,
                GError         **error)
{
  if (!keep_text (&reading->file->type_code, line, error))
    return FALSE;
  if (zh_trf_type_read (reading->file->type_code, reading->tournament))
    reading->file->stated |= ZH_TRF_STATES_SYSTEM;
  return TRUE;
}

static gboolean
read_deputy (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *name = NULL;

  if (!keep_text (&name, line, error))
    return FALSE;
  if (*name == '\0')
    return TRUE;
  g_strv_builder_addv (builder, (const char **) reading->file->deputies);
  g_strv_builder_add (builder, name);
  g_strfreev (reading->file->deputies);
  reading->file->deputies = g_strv_builder_end (builder);
  return TRUE;
}

static gboolean
read_time_control_code (ZhTrfReading    *reading,
                        const ZhTrfLine *line,
                        GError         **error)
{
  return keep_text (&reading->tournament->time_control, line, error);
}

/* Dates of rounds, two digits for the year, in the columns of the rounds. */
static gboolean
read_round_dates (ZhTrfReading    *reading,
                  const ZhTrfLine *line,
                  GError         **error)
{
  g_array_set_size (reading->file->round_dates, 0);
  for (int start = 92; start <= line->n_columns && reading->file->round_dates->len < ZH_MAX_ROUNDS; start += 10)
    {
      g_autofree char *text = zh_trf_line_dup (line, start, start + 7);
      g_autofree char *full = *text != '\0' ? g_strconcat ("20", text, NULL) : g_strdup ("");
      ZhDate           date = ZH_DATE_NONE;

      if (!zh_date_parse (full, &date))
        zh_trf_reading_note (reading, line, _ ("Line %d: “%s” is not a round’s date such as 26/03/01. It was left out"),
                             line->number, text);
      g_array_append_val (reading->file->round_dates, date);
    }
  return TRUE;
}

static gboolean
read_rounds (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  static const ZhTrfField field = { 4, 30, NC_ ("TRF field", "number of rounds") };

  if (!zh_trf_line_get_int (line, &field, 0, ZH_MAX_ROUNDS, &reading->tournament->n_rounds, error))
    return FALSE;
  reading->file->stated |= ZH_TRF_STATES_ROUNDS;
  return TRUE;
}

static gboolean
read_initial_colour (ZhTrfReading    *reading,
                     const ZhTrfLine *line,
                     GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);
  char             letter = g_ascii_toupper (*text);

  if (letter != 'W' && letter != 'B')
    return zh_trf_line_fail (line, error, _ ("“%s” is no initial colour; expected W or B. Correct the line and read the file again"), text);
  reading->tournament->initial_colour = letter == 'W' ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  reading->file->stated |= ZH_TRF_STATES_INITIAL_COLOUR;
  return TRUE;
}

/* XXC: several of white1, black1, rank. */
static gboolean
read_configuration (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);
  g_auto (GStrv) words = g_strsplit_set (text, " \t,", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (g_ascii_strcasecmp (words[i], "rank") == 0)
        {
          reading->file->by_rank = TRUE;
        }
      else if (g_ascii_strcasecmp (words[i], "white1") == 0 || g_ascii_strcasecmp (words[i], "black1") == 0)
        {
          reading->tournament->initial_colour = g_ascii_tolower (*words[i]) == 'w' ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
          reading->file->stated |= ZH_TRF_STATES_INITIAL_COLOUR;
        }
      else
        {
          zh_trf_reading_note (reading, line, _ ("Line %d: “%s” is not known here (white1, black1, rank) and was left out"),
                               line->number, words[i]);
        }
    }
  return TRUE;
}

static gboolean
read_first_round (ZhTrfReading    *reading,
                  const ZhTrfLine *line,
                  GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);

  if (g_ascii_strcasecmp (text, "rated") != 0 && g_ascii_strcasecmp (text, "unrated") != 0)
    return zh_trf_line_fail (line, error,
                             _ ("“%s” does not say how round 1 is classified; expected rated or unrated. Correct the line and read the file again"),
                             text);
  reading->tournament->rated_first_round = g_ascii_strcasecmp (text, "rated") == 0;
  reading->file->stated |= ZH_TRF_STATES_FIRST_ROUND;
  if ((reading->file->stated & ZH_TRF_STATES_SYSTEM) == 0)
    {
      reading->tournament->system = ZH_SYSTEM_SWISS_UA;
      reading->file->stated |= ZH_TRF_STATES_SYSTEM;
    }
  return TRUE;
}

static void
set_win (ZhTrfReading *reading,
         ZhPoints      points)
{
  ZhScoring *scoring = &reading->tournament->scoring;

  scoring->win = points;
  scoring->forfeit_win = points;
  scoring->full_bye = points;
  if (!reading->pab_stated)
    scoring->allocated_bye = points;
}

static void
set_draw (ZhTrfReading *reading,
          ZhPoints      points)
{
  reading->tournament->scoring.draw = points;
  reading->tournament->scoring.half_bye = points;
}

static void
set_allocated_bye (ZhTrfReading *reading,
                   ZhPoints      points)
{
  reading->tournament->scoring.allocated_bye = points;
  reading->pab_stated = TRUE;
}

typedef gboolean (*ZhTrfPairFunc) (ZhTrfReading *reading,
                                   const char   *symbol,
                                   ZhPoints      points);

/* Reads "SYMBOL value" pairs, as in 162, 362 and XXS; they may touch or have a "=" between. */
static gboolean
read_symbol_values (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    ZhTrfPairFunc    take,
                    GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);
  const char      *at = text;

  while (*at != '\0')
    {
      gsize            n_letters = strcspn (at, " =0123456789.,-+");
      g_autofree char *symbol = g_ascii_strup (at, (gssize) n_letters);
      g_autofree char *value = NULL;
      gsize            n_value;
      ZhPoints         points = 0;

      at += n_letters;
      at += strspn (at, " =");
      n_value = strspn (at, "0123456789.,-+");
      value = g_strndup (at, n_value);
      at += n_value;
      at += strspn (at, " ");
      if (*symbol == '\0' || !zh_points_parse (value, &points) || ABS (points) > ZH_TRF_MAX_POINTS)
        return zh_trf_line_fail (line, error,
                                 _ ("after “%s” stands “%s”; expected a letter and points, such as W 1.0. Correct the line and read the file again"),
                                 symbol, value);
      if (!take (reading, symbol, points))
        zh_trf_reading_note (reading, line, _ ("Line %d: “%s” is not known in this record and was left out"), line->number, symbol);
    }
  reading->file->stated |= ZH_TRF_STATES_SCORING;
  return TRUE;
}

static gboolean
take_points (ZhTrfReading *reading,
             const char   *symbol,
             ZhPoints      points)
{
  ZhScoring *scoring = &reading->tournament->scoring;

  if (symbol[1] != '\0')
    return FALSE;
  switch (*symbol)
    {
    case 'W':
      set_win (reading, points);
      return TRUE;
    case 'D':
      set_draw (reading, points);
      return TRUE;
    case 'L':
      scoring->loss = points;
      return TRUE;
    case 'A':
    case 'Z': /* as bbpPairings 6.0.0 spells A */
      scoring->zero_bye = points;
      scoring->forfeit_loss = points;
      return TRUE;
    case 'P':
      set_allocated_bye (reading, points);
      return TRUE;
    case 'X': /* an adjourned game has no letter in 001, so its value is never asked for */
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
read_points (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  return read_symbol_values (reading, line, take_points, error);
}

static gboolean
take_match_points (ZhTrfReading *reading,
                   const char   *symbol,
                   ZhPoints      points)
{
  ZhScoring *scoring = &reading->tournament->scoring;

  if (strcmp (symbol, "TW") == 0)
    scoring->match_win = points;
  else if (strcmp (symbol, "TD") == 0)
    scoring->match_draw = points;
  else if (strcmp (symbol, "TL") == 0)
    scoring->match_loss = points;
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_match_points (ZhTrfReading    *reading,
                   const ZhTrfLine *line,
                   GError         **error)
{
  return read_symbol_values (reading, line, take_match_points, error);
}

/* JaVaFo's XXS. Values by colour exist there; both colours must agree here, and the second
 * of the two is checked against the first once both are read. */
static gboolean
take_javafo_points (ZhTrfReading *reading,
                    const char   *symbol,
                    ZhPoints      points)
{
  ZhScoring *scoring = &reading->tournament->scoring;

  if (strcmp (symbol, "W") == 0 || strcmp (symbol, "WW") == 0)
    set_win (reading, points);
  else if (strcmp (symbol, "D") == 0 || strcmp (symbol, "WD") == 0)
    set_draw (reading, points);
  else if (strcmp (symbol, "WL") == 0)
    scoring->loss = points;
  else if (strcmp (symbol, "BW") == 0)
    return scoring->win == points;
  else if (strcmp (symbol, "BD") == 0)
    return scoring->draw == points;
  else if (strcmp (symbol, "BL") == 0)
    return scoring->loss == points;
  else if (strcmp (symbol, "ZPB") == 0)
    scoring->zero_bye = points;
  else if (strcmp (symbol, "HPB") == 0)
    scoring->half_bye = points;
  else if (strcmp (symbol, "FPB") == 0)
    scoring->full_bye = points;
  else if (strcmp (symbol, "PAB") == 0)
    set_allocated_bye (reading, points);
  else if (strcmp (symbol, "FW") == 0)
    scoring->forfeit_win = points;
  else if (strcmp (symbol, "FL") == 0)
    scoring->forfeit_loss = points;
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_javafo_points (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **error)
{
  return read_symbol_values (reading, line, take_javafo_points, error);
}

/* BBW BBD BBL BBZ BBF BBU: one value each. */
static gboolean
read_bbp_points (ZhTrfReading    *reading,
                 const ZhTrfLine *line,
                 GError         **error)
{
  static const ZhTrfField field = { 4, 30, NC_ ("TRF field", "points") };
  ZhScoring              *scoring = &reading->tournament->scoring;
  ZhPoints                points = 0;

  if (!zh_trf_line_get_points (line, &field, &points, error))
    return FALSE;
  reading->file->stated |= ZH_TRF_STATES_SCORING;

  switch (line->text[2])
    {
    case 'W':
      set_win (reading, points);
      break;
    case 'D':
      set_draw (reading, points);
      break;
    case 'L':
      scoring->loss = points;
      break;
    case 'Z':
      scoring->zero_bye = points;
      break;
    case 'F':
      scoring->forfeit_loss = points;
      break;
    default:
      set_allocated_bye (reading, points);
      break;
    }
  return TRUE;
}

/* Tie-breaks of other rule books travel as OTHER_…, which TRF26 leaves to the programs; any
 * other is a criterion of the organiser's own. */
static const char *
get_own_code (const char *code)
{
  const char *rest = g_str_has_prefix (code, "OTHER_") ? code + strlen ("OTHER_") : code;
  gboolean    national = g_str_has_prefix (rest, "UC-") || g_str_has_prefix (rest, "UD-") || g_str_has_prefix (rest, "RU-");

  return national ? rest : code;
}

static gboolean
read_tiebreaks (ZhTrfReading    *reading,
                const ZhTrfLine *line,
                GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_autofree char *code = g_ascii_strup (g_strstrip (words[i]), -1);

      if (*code != '\0')
        g_strv_builder_add (builder, get_own_code (code));
    }
  g_strfreev (reading->tournament->tiebreaks);
  reading->tournament->tiebreaks = g_strv_builder_end (builder);
  return TRUE;
}

/* The same list with the points in front; 202 wins when both stand in a file. */
static gboolean
read_standings_order (ZhTrfReading    *reading,
                      const ZhTrfLine *line,
                      GError         **error)
{
  char **tiebreaks;

  if (reading->tournament->tiebreaks[0] != NULL)
    return TRUE;
  read_tiebreaks (reading, line, error);
  tiebreaks = reading->tournament->tiebreaks;
  if (tiebreaks[0] != NULL && (g_str_equal (tiebreaks[0], "PTS") || g_str_equal (tiebreaks[0], "MPTS") || g_str_equal (tiebreaks[0], "GPTS")))
    {
      g_free (tiebreaks[0]);
      memmove (tiebreaks, tiebreaks + 1, g_strv_length (tiebreaks + 1) * sizeof *tiebreaks + sizeof *tiebreaks);
    }
  return TRUE;
}

static gboolean
read_board_colours (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (line, 5);
  g_autofree char *upper = g_ascii_strup (text, -1);

  if (*upper == '\0' || strspn (upper, "WB") != strlen (upper))
    return zh_trf_line_fail (line, error, _ ("“%s” is no list of board colours; expected one W or B for each board. Correct the line and read the file again"), text);
  g_free (reading->board_colours);
  reading->board_colours = g_steal_pointer (&upper);
  g_hash_table_insert (reading->tournament->options, g_strdup (ZH_OPTION_BOARD_COLOURS), g_strdup (reading->board_colours));
  reading->is_team = TRUE;
  return TRUE;
}

/* Which rating of two orders the players; a code that is not known says nothing. */
static gboolean
read_rating_method (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **error)
{
  g_autofree char *code = zh_trf_line_dup (line, 9, 13);
  g_autofree char *word = g_ascii_strdown (code, -1);

  for (int i = 0; zh_rating_method_words[i] != NULL; i++)
    if (g_str_equal (zh_rating_method_words[i], word))
      {
        if (i != ZH_RATING_METHOD_FIDON)
          g_hash_table_replace (reading->tournament->options, g_strdup (ZH_OPTION_RATING_METHOD), g_steal_pointer (&word));
        reading->file->stated |= ZH_TRF_STATES_RATING_METHOD;
        return TRUE;
      }
  zh_trf_reading_note (reading, line, _ ("“%s” says no way to choose a rating; FIDE’s counts, else the national one"), code);
  return TRUE;
}

const ZhTrfRecord zh_trf_setting_records[] = {
  { "012", read_title },
  { "022", read_plain },
  { "032", read_plain },
  { "042", read_plain },
  { "052", read_plain },
  { "092", read_type },
  { "102", read_plain },
  { "112", read_deputy },
  { "122", read_plain },
  { "132", read_round_dates },
  { "142", read_rounds },
  { "XXR", read_rounds },
  { "152", read_initial_colour },
  { "XXC", read_configuration },
  { "XXU", read_first_round },
  { "162", read_points },
  { "XXS", read_javafo_points },
  { "BBW", read_bbp_points },
  { "BBD", read_bbp_points },
  { "BBL", read_bbp_points },
  { "BBZ", read_bbp_points },
  { "BBF", read_bbp_points },
  { "BBU", read_bbp_points },
  { "172", read_rating_method },
  { "182", read_plain },
  { "192", read_type_code },
  { "202", read_tiebreaks },
  { "212", read_standings_order },
  { "222", read_time_control_code },
  { "352", read_board_colours },
  { "362", read_match_points },
  { NULL, NULL },
};
