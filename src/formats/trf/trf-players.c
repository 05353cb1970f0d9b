/* The records of players: 001 and the national ratings. Personal data that cannot be
 * understood is left out with a note; numbers, opponents and results are not guessed at.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "trf-columns.h"
#include "trf-reading.h"

static const ZhTrfField number_field = { ZH_TRF_AT_NUMBER, NC_ ("TRF field", "start number") };
static const ZhTrfField rating_field = { ZH_TRF_AT_RATING, NC_ ("TRF field", "rating") };
static const ZhTrfField birth_field = { ZH_TRF_AT_BIRTH, NC_ ("TRF field", "date of birth") };
static const ZhTrfField points_field = { ZH_TRF_AT_POINTS, NC_ ("TRF field", "points") };
static const ZhTrfField rank_field = { ZH_TRF_AT_RANK, NC_ ("TRF field", "rank") };

static const struct
{
  const char *old;
  const char *title;
} titles[] = {
  { "g", "GM" },
  { "m", "IM" },
  { "f", "FM" },
  { "c", "CM" },
  { "wg", "WGM" },
  { "wm", "WIM" },
  { "wf", "WFM" },
  { "wc", "WCM" },
};

void
zh_trf_player_free (gpointer data)
{
  ZhTrfPlayer *player = data;

  zh_person_unref (player->person);
  g_array_unref (player->cells);
  g_free (player);
}

ZhTrfCell
zh_trf_player_get_cell (const ZhTrfPlayer *player,
                        int                round)
{
  if (round <= (int) player->cells->len)
    return g_array_index (player->cells, ZhTrfCell, round - 1);
  return (ZhTrfCell){ 0, '-', ' ', FALSE };
}

static void
take_note_of_fault (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **fault)
{
  if (*fault == NULL)
    return;
  /* Translators: %s is a sentence that says what could not be understood. */
  zh_trf_reading_note (reading, line, _ ("%s. The field was left blank"), (*fault)->message);
  g_clear_error (fault);
}

static ZhSex
read_sex (const ZhTrfLine *line)
{
  g_autofree char *text = zh_trf_line_dup (line, ZH_TRF_AT_SEX);

  switch (g_ascii_tolower (*text))
    {
    case 'm':
      return ZH_SEX_MALE;
    case 'w':
    case 'f':
      return ZH_SEX_FEMALE;
    default:
      return ZH_SEX_UNKNOWN;
    }
}

static void
read_title (ZhTrfReading    *reading,
            ZhPerson        *person,
            const ZhTrfLine *line)
{
  g_autofree char *text = zh_trf_line_dup (line, ZH_TRF_AT_TITLE);
  g_autofree char *upper = g_ascii_strup (text, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_ascii_strcasecmp (text, titles[i].old) == 0)
      {
        zh_person_set_string (&person->title, titles[i].title);
        zh_trf_reading_note (reading, line, _ ("Line %1$d: the title “%2$s” of an older form is taken as %3$s"), line->number, text, titles[i].title);
        return;
      }
  zh_person_set_string (&person->title, upper);
}

static void
read_name (ZhPerson        *person,
           const ZhTrfLine *line)
{
  g_autofree char *name = zh_trf_line_dup (line, ZH_TRF_AT_NAME);
  char            *comma = strchr (name, ',');

  if (comma != NULL)
    {
      *comma = '\0';
      zh_person_set_string (&person->given, comma + 1);
    }
  zh_person_set_string (&person->surname, name);
}

/* The reader never asks what a nameless player is called: his number will do. */
static void
complete_name (ZhTrfReading      *reading,
               const ZhTrfPlayer *player)
{
  g_autofree char *number = g_strdup_printf ("%d", player->number);

  if (*player->person->surname != '\0')
    return;
  zh_person_set_string (&player->person->surname, *player->person->given != '\0' ? player->person->given : number);
  if (*player->person->given != '\0')
    zh_person_set_string (&player->person->given, "");
  zh_trf_reading_note (reading, player->line, _ ("Number %d has no surname; “%s” is used"),
                       player->number, player->person->surname);
}

static void
read_birth (ZhTrfReading *reading,
            ZhTrfPlayer  *player)
{
  g_autoptr (GError) fault = NULL;

  zh_trf_line_get_date (player->line, &birth_field, &player->person->birth, &fault);
  take_note_of_fault (reading, player->line, &fault);
  if (!zh_date_is_to_come (player->person->birth))
    return;
  player->person->birth = ZH_DATE_NONE;
  zh_trf_reading_note (reading, player->line, _ ("Number %d: nobody is born yet on the day of birth. The field was left blank"), player->number);
}

static void
read_personal_fields (ZhTrfReading *reading,
                      ZhTrfPlayer  *player)
{
  const ZhTrfLine *line = player->line;
  ZhPerson        *person = player->person;
  g_autoptr (GError) fault = NULL;
  g_autofree char *federation = zh_trf_line_dup (line, ZH_TRF_AT_FEDERATION);
  g_autofree char *fide_id = zh_trf_line_dup (line, ZH_TRF_AT_ID);

  person->sex = read_sex (line);
  read_title (reading, person, line);
  read_name (person, line);
  complete_name (reading, player);
  zh_person_set_string (&person->federation, federation);
  if (strcmp (fide_id, "0") != 0)
    zh_person_set_string (&person->fide_id, fide_id);

  zh_trf_line_get_int (line, &rating_field, 0, ZH_MAX_RATING, &player->rating, &fault);
  take_note_of_fault (reading, line, &fault);
  person->rating = player->rating;
  read_birth (reading, player);
}

static void
read_place_fields (ZhTrfReading *reading,
                   ZhTrfPlayer  *player)
{
  g_autoptr (GError) fault = NULL;

  player->has_points = !zh_trf_line_is_blank (player->line, points_field.first, points_field.last) &&
                       zh_trf_line_get_points (player->line, &points_field, &player->points, &fault);
  take_note_of_fault (reading, player->line, &fault);
  zh_trf_line_get_int (player->line, &rank_field, 0, ZH_TRF_MAX_NUMBER, &player->rank, &fault);
  take_note_of_fault (reading, player->line, &fault);
}

static gboolean
read_cell (const ZhTrfLine *line,
           int              round,
           ZhTrfCell       *cell,
           GError         **error)
{
  int              start = ZH_TRF_FIRST_ROUND_COLUMN + ZH_TRF_ROUND_WIDTH * (round - 1);
  ZhTrfField       opponent_field = { start, start + 3, NC_ ("TRF field", "opponent") };
  g_autofree char *whole = zh_trf_line_dup (line, start, start + 7);
  g_autofree char *colour = zh_trf_line_dup (line, start + 5, start + 5);
  g_autofree char *result = zh_trf_line_dup (line, start + 7, start + 7);

  *cell = (ZhTrfCell){ 0, '-', ' ', *whole != '\0' };
  if (!zh_trf_line_get_int (line, &opponent_field, 0, ZH_TRF_MAX_NUMBER, &cell->opponent, error))
    return FALSE;

  if (*colour != '\0')
    cell->colour = g_ascii_tolower (*colour);
  if (strchr ("wb-", cell->colour) == NULL)
    return zh_trf_line_fail (line, error,
                             _ ("round %d, column %d: “%s” is no colour; expected w, b or -. Correct the line and read the file again"),
                             round, start + 5, colour);

  if (*result != '\0')
    cell->result = g_ascii_toupper (*result);
  /* A result that is not known yet, as files of a tournament in progress have it (162 X). */
  if (cell->result == '?')
    cell->result = ' ';
  if (strchr ("1=0WDL+-HFUZ ", cell->result) == NULL)
    return zh_trf_line_fail (line, error,
                             _ ("round %d, column %d: “%s” is no result; expected one of 1 = 0 W D L + - H F U Z. Correct the line and read the file again"),
                             round, start + 7, result);
  return TRUE;
}

static gboolean
read_cells (ZhTrfPlayer *player,
            GError     **error)
{
  const ZhTrfLine *line = player->line;
  int              last = line->n_columns;
  int              n_rounds;

  if (last < ZH_TRF_FIRST_ROUND_COLUMN)
    return TRUE;
  n_rounds = (last - ZH_TRF_FIRST_ROUND_COLUMN) / ZH_TRF_ROUND_WIDTH + 1;
  if (n_rounds > ZH_MAX_ROUNDS)
    return zh_trf_line_fail (line, error, _ ("the line has %d rounds; at most %d are possible. Check the file’s line ends"),
                             n_rounds, ZH_MAX_ROUNDS);

  for (int round = 1; round <= n_rounds; round++)
    {
      ZhTrfCell cell;

      if (!read_cell (line, round, &cell, error))
        return FALSE;
      g_array_append_val (player->cells, cell);
    }
  return TRUE;
}

/* Blanks between the fields of a 001 record, those of the first rounds among them. */
void
zh_trf_choose_player_columns (ZhTrfLine *line)
{
  static const int gaps[] = { 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101, 106, 108, 110, 111, 116, 118, 120, 121 };

  zh_trf_line_choose_columns (line, gaps, G_N_ELEMENTS (gaps));
}

gboolean
zh_trf_read_player (ZhTrfReading    *reading,
                    const ZhTrfLine *line,
                    GError         **error)
{
  ZhTrfPlayer *player = g_new0 (ZhTrfPlayer, 1);

  player->line = line;
  player->person = zh_person_new ();
  player->cells = g_array_new (FALSE, FALSE, sizeof (ZhTrfCell));
  g_ptr_array_add (reading->players, player);

  if (!zh_trf_line_get_int (line, &number_field, 1, ZH_TRF_MAX_NUMBER, &player->number, error))
    return FALSE;
  if (player->number == 0)
    return zh_trf_line_fail (line, error, _ ("the start number (columns 5–8) is blank; every player needs one. Correct the line and read the file again"));
  if (reading->by_number[player->number] != NULL)
    return zh_trf_line_fail (line, error,
                             _ ("start number %d already stands in line %d. Give one of the two players another number"),
                             player->number, reading->by_number[player->number]->line->number);
  reading->by_number[player->number] = player;

  read_personal_fields (reading, player);
  read_place_fields (reading, player);
  return read_cells (player, error);
}

gboolean
zh_trf_read_national (ZhTrfReading    *reading,
                      const ZhTrfLine *line)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *category = zh_trf_line_dup (line, ZH_TRF_AT_TITLE);
  g_autofree char *origin = zh_trf_line_dup (line, ZH_TRF_AT_FEDERATION);
  g_autofree char *national_id = zh_trf_line_dup (line, ZH_TRF_AT_ID);
  ZhPerson        *person;
  int              number = 0;

  for (int i = 0; i < 3; i++)
    if (!g_ascii_isupper (line->text[i]))
      return FALSE;
  if (!zh_trf_line_get_int (line, &number_field, 1, ZH_TRF_MAX_NUMBER, &number, NULL) || reading->by_number[number] == NULL)
    return FALSE;

  if (zh_trf_line_has_code (line, ZH_TRF_OTHER_RATING))
    {
      zh_trf_line_get_int (line, &rating_field, 0, ZH_MAX_RATING, &reading->by_number[number]->rating, &fault);
      take_note_of_fault (reading, line, &fault);
      return TRUE;
    }
  person = reading->by_number[number]->person;
  zh_trf_line_get_int (line, &rating_field, 0, ZH_MAX_RATING, &person->national_rating, &fault);
  take_note_of_fault (reading, line, &fault);
  zh_person_set_string (&person->category, category);
  zh_person_set_string (&person->region, origin);
  zh_person_set_string (&person->national_id, national_id);
  return TRUE;
}
