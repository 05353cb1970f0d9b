/* What the parts of the TRF reader share while one file is being read. Private to the
 * reader; callers use trf-reader.h.
 */
#pragma once

#include "progress.h"
#include "trf-file.h"
#include "trf-line.h"

G_BEGIN_DECLS

/**
 * ZhTrfCell:
 * @opponent: number, 0 for none
 * @colour: 'w', 'b' or '-'
 * @result: upper case letter or sign, ' ' when blank
 * @present: whether anything stands in the cell
 */
typedef struct
{
  int      opponent;
  char     colour;
  char     result;
  gboolean present;
} ZhTrfCell;

typedef struct
{
  int              number;
  const ZhTrfLine *line;
  ZhPerson        *person;
  int              rating;
  ZhPoints         points;
  gboolean         has_points;
  int              rank;
  int              team;  /* number of the team, 0 without one */
  GArray          *cells; /* (element-type ZhTrfCell) */
} ZhTrfPlayer;

typedef struct
{
  int              number;
  const ZhTrfLine *line;
  char            *name;
  gboolean         has_points[2]; /* match points, game points */
  ZhPoints         points[2];
  int              rank;
  GArray          *members; /* (element-type int) numbers of players, by board */
} ZhTrfTeam;

/* A team's line-up out of order, record 300. */
typedef struct
{
  const ZhTrfLine *line;
  int              round;
  int              team;
  int              opponent;
  GArray          *boards; /* (element-type int) numbers of players, 0 for an empty board */
} ZhTrfLineup;

/* A forfeited match, record 330. */
typedef struct
{
  const ZhTrfLine *line;
  int              round;
  int              white;
  int              black;
  char             result[2];
} ZhTrfForfeit;

/* A bye from record 240 or XXZ; round 0 is the round to pair. */
typedef struct
{
  const ZhTrfLine *line;
  int              number;
  int              round;
  ZhPairingKind    kind;
} ZhTrfBye;

/* An abnormal value of an outcome, record 299; @number 0 is everybody, @round 0 every round. */
typedef struct
{
  char     type;
  int      number;
  int      round;
  ZhPoints points;
} ZhTrfAbnormal;

typedef struct
{
  ZhTrfFile    *file;
  ZhTournament *tournament; /* unowned: the file's */
  GArray       *lines;      /* (element-type ZhTrfLine) */
  GPtrArray    *players;    /* (element-type ZhTrfPlayer) in the order of the file */
  ZhTrfPlayer  *by_number[ZH_TRF_MAX_NUMBER + 1];
  ZhEntry      *entries[ZH_TRF_MAX_NUMBER + 1]; /* by number, once they are built */
  GPtrArray    *teams;                          /* (element-type ZhTrfTeam) */
  ZhTrfTeam    *team_by_number[ZH_TRF_MAX_NUMBER + 1];
  GPtrArray    *lineups;           /* (element-type ZhTrfLineup) */
  GArray       *forfeits;          /* (element-type ZhTrfForfeit) */
  GHashTable   *lineup_of;         /* ZhTrfLineup: the first of a round and team, by ZH_TRF_ROUND_KEY() */
  GHashTable   *lineup_against;    /* ZhTrfLineup: the first that names a team as the opponent */
  GHashTable   *forfeit_of;        /* the first of a round and team, its index + 1 */
  GArray       *byes;              /* (element-type ZhTrfBye) */
  GArray       *abnormal;          /* (element-type ZhTrfAbnormal) */
  int           n_about_everybody; /* records of abnormal points without numbers */
  GArray       *team_bye;          /* (element-type int) by round: team with the bye, 0 none; record 320 */
  char         *board_colours;     /* record 352 */
  gboolean      is_team;
  gboolean      pab_stated;
  int           n_paired; /* last round paired, known after the 001 records */

  const ZhProgress *progress; /* NULL where nobody asks */
} ZhTrfReading;

/* A game as the cells of both players tell it. */
typedef struct
{
  ZhTrfPlayer *white;
  ZhTrfPlayer *black;
  ZhResult     result;
} ZhTrfSeenGame;

typedef gboolean (*ZhTrfHandler) (ZhTrfReading    *reading,
                                  const ZhTrfLine *line,
                                  GError         **error);

typedef struct
{
  const char  *code;
  ZhTrfHandler read;
} ZhTrfRecord;

/* Records of each part, ended by a %NULL code. */
extern const ZhTrfRecord zh_trf_setting_records[];
extern const ZhTrfRecord zh_trf_roster_records[];
extern const ZhTrfRecord zh_trf_old_roster_records[];
extern const ZhTrfRecord zh_trf_team_records[];
extern const ZhTrfRecord zh_trf_exchange_records[];

/* What the line-ups and forfeits of a team in a round are found by. */
#define ZH_TRF_ROUND_KEY(round, team) GINT_TO_POINTER ((round) * (ZH_TRF_MAX_TEAM + 1) + (team))

/* Adds a note; @line may be %NULL. */
void zh_trf_reading_note (ZhTrfReading    *self,
                          const ZhTrfLine *line,
                          const char      *format,
                          ...) G_GNUC_PRINTF (3, 4);

/* trf-players.c: record 001, and the national rating records, whose codes are federations. */
gboolean zh_trf_read_player (ZhTrfReading    *reading,
                             const ZhTrfLine *line,
                             GError         **error);
/* Whether the line counts columns in bytes. */
void     zh_trf_choose_player_columns (ZhTrfLine *line);
gboolean zh_trf_read_national (ZhTrfReading    *reading,
                               const ZhTrfLine *line);
void     zh_trf_player_free (gpointer data);

/* The cell of a player in a round; a blank one beyond the end of his line. */
ZhTrfCell zh_trf_player_get_cell (const ZhTrfPlayer *player,
                                  int                round);

/* trf-games.c */

/**
 * zh_trf_see_game:
 * @player: who has an opponent in @round
 * @game: (out): the game as both cells tell it
 *
 * Checks the two sides of a game against each other, completes what one of them leaves
 * out, with a note, and refuses what contradicts.
 */
gboolean zh_trf_see_game (ZhTrfReading  *reading,
                          ZhTrfPlayer   *player,
                          int            round,
                          ZhTrfSeenGame *game,
                          GError       **error);

/* The kind of bye of a cell without an opponent; %FALSE when the cell is blank. */
gboolean zh_trf_cell_get_bye (ZhTrfReading      *reading,
                              const ZhTrfPlayer *player,
                              int                round,
                              ZhPairingKind     *kind);

/* Makes entries and rounds of an individual tournament out of the cells. */
gboolean zh_trf_build_individual (ZhTrfReading *reading,
                                  GError      **error);

/* trf-teams.c: the same for a team tournament. */
gboolean zh_trf_build_team (ZhTrfReading *reading,
                            GError      **error);
void     zh_trf_team_free (gpointer data);
void     zh_trf_lineup_free (gpointer data);

/* trf-matches.c */

/* The matches and byes of a round; %NULL where the cells contradict each other. */
ZhRound *zh_trf_build_match_round (ZhTrfReading *reading,
                                   int           number,
                                   GError      **error);

/* What a team that meets nobody in @round has: by record 320, or by the cells of its members. */
gboolean zh_trf_team_get_bye (ZhTrfReading  *reading,
                              ZhTrfTeam     *team,
                              int            round,
                              ZhPairingKind *kind);

/* trf-exchange.c: what refers to entries, applied once they exist. */
void zh_trf_apply_exchange (ZhTrfReading *reading);

/* trf-corrections.c: what the rating report alone tells, from the comments. */
void zh_trf_apply_corrections (ZhTrfReading *reading);

/* Notes that an entry does not play a round. */
void zh_trf_add_absence (ZhEntry      *entry,
                         int           round,
                         ZhPairingKind kind);

G_END_DECLS
