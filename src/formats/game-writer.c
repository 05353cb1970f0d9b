#include "config.h"

#include "game-writer.h"

#include <string.h>

#include "chess-position.h"
#include "game-score.h"

/* What the tags of one game are made from. */
typedef struct
{
  const ZhCompetition *competition;
  const ZhGamePlace   *place;
  const ZhKeptGame    *kept; /* NULL: headers only */
  ZhGameNames          names;
  GString             *text;
} Writer;

static void
append_tag (GString    *text,
            const char *name,
            const char *value)
{
  g_string_append_printf (text, "[%s \"", name);
  for (; *value != '\0'; value++)
    {
      if (*value == '"' || *value == '\\')
        g_string_append_c (text, '\\');
      g_string_append_c (text, g_ascii_iscntrl (*value) ? ' ' : *value);
    }
  g_string_append (text, "\"]\n");
}

/* A tag that is left out where nothing is known. */
static void
append_known (GString    *text,
              const char *name,
              const char *value)
{
  if (*value != '\0')
    append_tag (text, name, value);
}

static void
append_number (GString    *text,
               const char *name,
               int         value)
{
  g_autofree char *number = g_strdup_printf ("%d", value);

  if (value > 0)
    append_tag (text, name, number);
}

static char *
format_event (const Writer *self)
{
  const ZhTournament *tournament = self->place->tournament;

  if (self->competition->tournaments->len < 2 || strcmp (tournament->name, self->competition->title) == 0)
    return g_strdup (self->competition->title);
  return g_strdup_printf ("%s, %s", self->competition->title, tournament->name);
}

static char *
format_date (ZhDate date)
{
  return date.year > 0 ? g_strdup_printf ("%04d.%02d.%02d", date.year, date.month, date.day) : g_strdup ("????.??.??");
}

/* The day the round begins; the day of the event where it lasts one. */
static char *
format_round_date (const Writer *self)
{
  const ZhCompetition *competition = self->competition;
  const char          *start = self->place->round->start;
  g_autofree char     *day = g_strndup (start, strlen ("2026-11-20"));
  ZhDate               date = ZH_DATE_NONE;

  if (*start != '\0' && zh_date_parse (day, &date))
    return format_date (date);
  return format_date (zh_date_compare (competition->start, competition->end) == 0 ? competition->start : ZH_DATE_NONE);
}

/* "3"; "3.2" where the table of the round holds several games: a match, a micro-match. */
static char *
format_round (const ZhGamePlace *place)
{
  if (place->pairing->n_games > 1 && zh_tournament_is_team (place->tournament))
    return g_strdup_printf ("%d.%d", place->round->number, place->pairing->number);
  if (place->pairing->n_games > 1)
    return g_strdup_printf ("%d.%d", place->round->number, place->index + 1);
  return g_strdup_printf ("%d", place->round->number);
}

static int
get_board (const ZhGamePlace *place)
{
  return zh_tournament_is_team (place->tournament) ? place->game->board : place->pairing->number;
}

static char *
format_name (const Writer   *self,
             const ZhPerson *person)
{
  if (person == NULL)
    return g_strdup ("?");
  if (self->names == ZH_GAME_NAMES_LATIN)
    return zh_person_format_latin_name (person);
  return *person->given != '\0' ? g_strdup_printf ("%s, %s", person->surname, person->given) : g_strdup (person->surname);
}

/* Draughts but for checkers write two points for a win. */
static const char *
get_result (const ZhGamePlace *place)
{
  ZhSport  sport = place->tournament->sport;
  gboolean is_two = sport != ZH_SPORT_CHESS && sport != ZH_SPORT_CHECKERS;
  ZhResult result = place->game->result;

  if (result.white == ZH_MARK_WIN)
    return is_two ? "2-0" : "1-0";
  if (result.black == ZH_MARK_WIN)
    return is_two ? "0-2" : "0-1";
  if (result.white == ZH_MARK_DRAW && result.black == ZH_MARK_DRAW)
    return is_two ? "1-1" : "1/2-1/2";
  return "*";
}

/* The seven tags that every game has, in their order. */
static void
append_roster (const Writer *self)
{
  g_autofree char *event = format_event (self);
  g_autofree char *date = format_round_date (self);
  g_autofree char *round = format_round (self->place);
  g_autofree char *white = format_name (self, zh_game_place_get_person (self->place, ZH_COLOUR_WHITE));
  g_autofree char *black = format_name (self, zh_game_place_get_person (self->place, ZH_COLOUR_BLACK));

  append_tag (self->text, "Event", *event != '\0' ? event : "?");
  append_tag (self->text, "Site", *self->competition->place != '\0' ? self->competition->place : "?");
  append_tag (self->text, "Date", date);
  append_tag (self->text, "Round", round);
  append_tag (self->text, "White", white);
  append_tag (self->text, "Black", black);
  append_tag (self->text, "Result", get_result (self->place));
}

/* What is known of one player, in tags beginning with "White" or "Black". */
static void
append_player (const Writer *self,
               ZhColour      colour)
{
  static const char *const tags[][4] = {
    { "WhiteElo", "WhiteFideId", "WhiteTeam", "WhiteTitle" },
    { "BlackElo", "BlackFideId", "BlackTeam", "BlackTitle" },
  };
  const char *const *names = tags[colour == ZH_COLOUR_BLACK ? 1 : 0];
  const ZhPerson    *person = zh_game_place_get_person (self->place, colour);
  const ZhEntry     *entry = zh_game_place_get_entry (self->place, colour);

  if (person != NULL)
    {
      append_number (self->text, names[0], person->rating);
      append_known (self->text, names[1], person->fide_id);
    }
  if (zh_tournament_is_team (self->place->tournament) && entry != NULL)
    append_known (self->text, names[2], entry->team_name);
  if (person != NULL)
    append_known (self->text, names[3], person->title);
}

static gboolean
is_chess960 (const char *start)
{
  ZhChessPosition position;

  if (*start == '\0' || !zh_chess_position_parse (&position, start, NULL))
    return FALSE;
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      {
        int rook = position.castling_rook[side][wing];

        if (rook != ZH_CHESS_NO_SQUARE && (position.king[side] % 8 != 4 || rook % 8 != (wing == 0 ? 7 : 0)))
          return TRUE;
      }
  return FALSE;
}

/* Type, colour that begins, size of the board and notation, as PDN 3.0 writes them. */
static const char *
get_game_type (ZhSport sport)
{
  switch (sport)
    {
    case ZH_SPORT_DRAUGHTS_RUSSIAN:
      return "25,W,8,8,A0,0";
    case ZH_SPORT_DRAUGHTS_BRAZILIAN:
      return "26,W,8,8,A0,0";
    case ZH_SPORT_CHECKERS:
      return "21,B,8,8,N1,0";
    case ZH_SPORT_DRAUGHTS_INTERNATIONAL:
      return "20,W,10,10,N2,0";
    case ZH_SPORT_CHESS:
    default:
      return "";
    }
}

static const char *
get_termination (ZhResult result)
{
  if (zh_result_is_set (result) && !result.played)
    return "unplayed";
  return result.white == ZH_MARK_ADJOURNED ? "unterminated" : "";
}

/* The further tags, by the alphabet as the standard asks. */
static void
append_details (const Writer *self)
{
  const ZhTournament *tournament = self->place->tournament;
  const char         *start = self->kept != NULL ? self->kept->start : "";
  const char         *time = strchr (self->place->round->start, 'T');
  g_autofree char    *event_date = format_date (self->competition->start);

  append_player (self, ZH_COLOUR_BLACK);
  append_number (self->text, "Board", get_board (self->place));
  append_tag (self->text, "EventDate", event_date);
  append_known (self->text, "FEN", start);
  append_known (self->text, "GameType", get_game_type (tournament->sport));
  if (*start != '\0')
    append_tag (self->text, "SetUp", "1");
  append_known (self->text, "Termination", get_termination (self->place->game->result));
  if (time != NULL)
    {
      g_autofree char *clock = g_strdup_printf ("%.5s:00", time + 1);

      append_tag (self->text, "Time", clock);
    }
  append_known (self->text, "TimeControl", tournament->time_control);
  if (tournament->sport == ZH_SPORT_CHESS && is_chess960 (start))
    append_tag (self->text, "Variant", "Chess960");
  append_player (self, ZH_COLOUR_WHITE);
}

/* Moves of a stranger's file that are no moves after all are left out: the headers stand. */
static void
append_moves (const Writer *self)
{
  const char *variant = zh_sport_get_variant (self->place->tournament->sport);
  const char *result = get_result (self->place);
  g_autoptr (ZhGameScore) score = NULL;

  if (self->kept != NULL)
    score = zh_game_score_parse (variant, self->kept->start, self->kept->moves, NULL);
  if (score != NULL)
    zh_game_score_append_movetext (score, result, self->text);
  else
    g_string_append_printf (self->text, "%s\n", result);
}

static void
append_game (const ZhCompetition *competition,
             const ZhGamePlace   *place,
             ZhGameNames          names,
             GString             *text)
{
  Writer writer = { competition, place, zh_competition_find_kept_game (competition, place->game->id), names, text };

  append_roster (&writer);
  append_details (&writer);
  g_string_append_c (text, '\n');
  append_moves (&writer);
  g_string_append_c (text, '\n');
}

char *
zh_game_format_record (const ZhCompetition *competition,
                       const ZhGamePlace   *place,
                       ZhGameNames          names)
{
  GString *text = g_string_new (NULL);

  append_game (competition, place, names, text);
  return g_string_free (text, FALSE);
}

static guint
append_round (const ZhCompetition *competition,
              const ZhTournament  *tournament,
              const ZhRound       *round,
              ZhGameChoice         choice,
              ZhGameNames          names,
              GString             *text)
{
  guint n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          ZhGamePlace place = { tournament, round, pairing, &pairing->games[k], k };

          if (choice == ZH_GAMES_WITH_MOVES && zh_competition_find_kept_game (competition, pairing->games[k].id) == NULL)
            continue;
          append_game (competition, &place, names, text);
          n++;
        }
    }
  return n;
}

char *
zh_games_format (const ZhCompetition *competition,
                 const ZhTournament  *tournament,
                 int                  round,
                 ZhGameChoice         choice,
                 ZhGameNames          names,
                 guint               *n_games)
{
  GString *text = g_string_new (NULL);
  guint    n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *one = g_ptr_array_index (tournament->rounds, i);

      if (round == 0 || one->number == round)
        n += append_round (competition, tournament, one, choice, names, text);
    }
  if (n_games != NULL)
    *n_games = n;
  return g_string_free (text, FALSE);
}

const char *
zh_games_get_extension (ZhSport sport)
{
  return sport == ZH_SPORT_CHESS ? "pgn" : "pdn";
}
