/* The record of a game by correspondence as each player sends it when the game has ended (Ukrainian draughts rules V.8.1): a
 * sheet of 203 × 72 mm with a margin to file it by, the moves in one column and continued overleaf. Sheets lie side by side on
 * the paper; the backs follow on the next page in mirrored order, for paper that is turned over its short edge. */
#include "config.h"

#include "report-builders.h"
#include "report-flow.h"
#include "report-post.h"

#define MM_PT (72 / 25.4)
#define STRIP_WIDTH_PT (72 * MM_PT)
#define STRIP_HEIGHT_PT (203 * MM_PT)
#define BINDING_PT (12 * MM_PT)
#define PAD_PT (4 * MM_PT)
#define HEAD_PT 128.0
#define SHORT_HEAD_PT 34.0
#define FOOT_PT 82.0
#define ROW_PT 11.0
#define NUMBER_PT 18.0
#define TITLES_PT 12.0
#define MIN_NAME_PT 6.0
#define N_FRONT_ROWS ((int) ((STRIP_HEIGHT_PT - 2 * PAD_PT - HEAD_PT - TITLES_PT - FOOT_PT) / ROW_PT))
#define N_OTHER_ROWS ((int) ((STRIP_HEIGHT_PT - 2 * PAD_PT - SHORT_HEAD_PT - TITLES_PT) / ROW_PT))

static const ZhTextStyle title_style = { 10, TRUE, 0 };
static const ZhTextStyle small_style = { 7.2, FALSE, 0.2 };
static const ZhTextStyle name_style = { 9, TRUE, 0 };
static const ZhTextStyle move_style = { 8.2, FALSE, 0 };

/* A game: @days stand over the moves, @fields under them; @moves (element-type utf8) are half-moves by their place, "" for
 * what no letter says. */
typedef struct
{
  char      *place;
  char      *event;
  char      *names[2];
  char      *days;
  char      *fields[2];
  GPtrArray *moves;
} Game;

typedef struct
{
  const ZhReportRequest *request;
  GPtrArray             *games; /* of Game */
  char                  *title;
  char                  *sides[2];
  char                  *signature;
} Strips;

/* One side of a sheet: the rows from @first on. */
typedef struct
{
  const Game *game;
  int         sender;
  int         first;
  int         n_rows;
} Face;

static void
game_free (gpointer data)
{
  Game *self = data;

  g_free (self->place);
  g_free (self->event);
  g_free (self->days);
  for (int side = 0; side < 2; side++)
    {
      g_free (self->names[side]);
      g_free (self->fields[side]);
    }
  g_ptr_array_unref (self->moves);
  g_free (self);
}

static void
strips_free (gpointer data)
{
  Strips *self = data;

  g_ptr_array_unref (self->games);
  g_free (self->title);
  g_free (self->signature);
  for (int side = 0; side < 2; side++)
    g_free (self->sides[side]);
  g_free (self);
}

/* Left edge of what is written: the margin to file by lies on the left of a front, on the right of a back. */
static double
get_inner_left (double   x,
                gboolean is_back)
{
  return is_back ? x + PAD_PT : x + BINDING_PT;
}

static void
draw_name (ZhFlow     *flow,
           const char *label,
           const char *name,
           double      x,
           double      y,
           double      width)
{
  double      room = width - 44;
  ZhTextStyle style = zh_flow_fit_style (flow, &name_style, name, room, MIN_NAME_PT);
  gboolean    fits = style.size_pt > MIN_NAME_PT;

  zh_flow_add_text (flow, &small_style, label, x, y + 9, 0);
  zh_flow_add_paragraph (flow, &style, name, x + 44, fits ? y : y - 4, room, 0, fits ? 1 : 2);
  zh_flow_add_line (flow, x + 44, y + 12, room, 0, 0.4, 0.4);
}

static void
draw_head (ZhFlow       *flow,
           const Strips *self,
           const Face   *face,
           double        x,
           double        y,
           double        width)
{
  zh_flow_add_paragraph (flow, &title_style, self->title, x, y, width, 0, 1);
  y = zh_flow_add_paragraph (flow, &small_style, face->game->event, x, y + 16, width, 0, 3);
  y = zh_flow_add_paragraph (flow, &small_style, face->game->place, x, y + 3, width, 0, 1);
  for (int side = 0; side < 2; side++)
    draw_name (flow, self->sides[side], face->game->names[side], x, y + 8 + 18 * side, width);
  zh_flow_add_paragraph (flow, &small_style, face->game->days, x, y + 46, width, 0, 2);
}

/* A back, or a further sheet of the same record. */
static void
draw_short_head (ZhFlow     *flow,
                 const Face *face,
                 double      x,
                 double      y,
                 double      width)
{
  g_autofree char *names = g_strdup_printf ("%s – %s", face->game->names[0], face->game->names[1]);

  zh_flow_add_paragraph (flow, &small_style, face->game->place, x, y, width, 0, 1);
  zh_flow_add_paragraph (flow, &small_style, names, x, y + 10, width, 0, 2);
}

static void
draw_moves (ZhFlow       *flow,
            const Strips *self,
            const Face   *face,
            double        x,
            double        y,
            double        width)
{
  double           column = (width - NUMBER_PT) / 2;
  double           height = ROW_PT * face->n_rows;
  const GPtrArray *moves = face->game->moves;

  for (int side = 0; side < 2; side++)
    zh_flow_add_text (flow, &small_style, self->sides[side], x + NUMBER_PT + column * (side + 0.5), y - 3, 0.5);
  for (int i = 0; i < face->n_rows; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", face->first + i + 1);
      double           baseline = y + ROW_PT * (i + 1) - 3;

      zh_flow_add_text (flow, &small_style, number, x + NUMBER_PT - 3, baseline, 1);
      for (guint side = 0; side < 2; side++)
        {
          guint ply = (guint) (face->first + i) * 2 + side;

          if (ply < moves->len)
            zh_flow_add_text (flow, &move_style, g_ptr_array_index (moves, ply), x + NUMBER_PT + 4 + column * side, baseline, 0);
        }
      if (i > 0)
        zh_flow_add_line (flow, x, y + ROW_PT * i, width, 0, 0.35, 0.55);
    }
  for (int side = 0; side < 2; side++)
    zh_flow_add_line (flow, x + NUMBER_PT + column * side, y, 0, height, 0.4, 0.4);
  zh_flow_add_frame (flow, x, y, width, height, 0.7, 0);
}

static void
draw_foot (ZhFlow       *flow,
           const Strips *self,
           const Face   *face,
           double        x,
           double        y,
           double        width)
{
  for (int i = 0; i < 2; i++)
    zh_flow_add_paragraph (flow, &small_style, face->game->fields[i], x, y + 8 + 13 * i, width, 0, 1);
  zh_flow_add_line (flow, x, y + FOOT_PT - 24, width, 0, 0.5, 0);
  zh_flow_add_text (flow, &small_style, self->signature, x, y + FOOT_PT - 14, 0);
  zh_flow_add_paragraph (flow, &small_style, face->game->names[face->sender], x, y + FOOT_PT - 12, width, 0, 1);
}

static void
draw_face (ZhFlow       *flow,
           const Strips *self,
           const Face   *face,
           gboolean      is_back,
           double        x,
           double        y)
{
  double left = get_inner_left (x, is_back);
  double width = STRIP_WIDTH_PT - BINDING_PT - PAD_PT;
  double top = y + PAD_PT;
  double head = face->first == 0 ? HEAD_PT : SHORT_HEAD_PT;

  if (face->first == 0)
    draw_head (flow, self, face, left, top, width);
  else
    draw_short_head (flow, face, left, top, width);
  draw_moves (flow, self, face, left, top + head + TITLES_PT, width);
  if (face->first == 0)
    draw_foot (flow, self, face, left, y + STRIP_HEIGHT_PT - PAD_PT - FOOT_PT, width);
  zh_flow_add_line (flow, is_back ? x + STRIP_WIDTH_PT - BINDING_PT + 6 : x + BINDING_PT - 6, y + PAD_PT, 0, STRIP_HEIGHT_PT - 2 * PAD_PT, 0.35, 0.6);
}

/* The faces of all records, front and back in turn; a back without rows has no moves to bear. */
static GArray *
list_faces (const Strips *self)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (Face));

  for (guint i = 0; i < self->games->len * 2; i++)
    {
      const Game *game = g_ptr_array_index (self->games, i / 2);
      int         n_moves = (int) (game->moves->len + 1) / 2;
      Face        face = { game, (int) i % 2, 0, N_FRONT_ROWS };

      do
        {
          g_array_append_val (faces, face);
          face.first += face.n_rows;
          face.n_rows = N_OTHER_ROWS;
        }
      while (face.first < n_moves);
      face.n_rows = 0;
      if (faces->len % 2 != 0)
        g_array_append_val (faces, face);
    }
  return faces;
}

/* One side of the paper with up to @n_across sheets from @first on; @side is 0 for fronts. */
static void
draw_page (ZhFlow       *flow,
           const Strips *self,
           const GArray *faces,
           guint         first,
           guint         n_across,
           guint         side)
{
  double left = (flow->pages->width_pt - n_across * STRIP_WIDTH_PT) / 2;
  double top = (flow->pages->height_pt - STRIP_HEIGHT_PT) / 2;

  zh_flow_begin_bare_page (flow);
  for (guint i = 0; i < n_across && (first + i) * 2 < faces->len; i++)
    {
      const Face *face = &g_array_index (faces, Face, (first + i) * 2 + side);
      guint       at = side == 0 ? i : n_across - 1 - i;

      if (face->n_rows > 0)
        draw_face (flow, self, face, side != 0, left + at * STRIP_WIDTH_PT, top);
    }
  for (guint i = 0; i <= n_across; i++)
    zh_flow_add_cut (flow, left + i * STRIP_WIDTH_PT, 0, 0, flow->pages->height_pt);
  for (int i = 0; i < 2; i++)
    zh_flow_add_cut (flow, 0, top + i * STRIP_HEIGHT_PT, flow->pages->width_pt, 0);
}

static void
layout_strips (ZhFlow       *flow,
               gconstpointer data)
{
  const Strips *self = data;
  g_autoptr (GArray) faces = list_faces (self);
  guint n_across = (guint) MAX (1, (int) (flow->pages->width_pt / STRIP_WIDTH_PT));

  for (guint first = 0; first * 2 < faces->len; first += n_across)
    {
      gboolean has_backs = FALSE;

      for (guint i = first; i < first + n_across && i * 2 < faces->len; i++)
        has_backs |= g_array_index (faces, Face, i * 2 + 1).n_rows > 0;
      draw_page (flow, self, faces, first, n_across, 0);
      if (has_backs)
        draw_page (flow, self, faces, first, n_across, 1);
    }
}

/* The half-moves by their place: as the rules of the game write them as far as they can be played, else as the letters do. */
static GPtrArray *
list_moves (const ZhPostSheet *sheet)
{
  g_autoptr (ZhGameScore) score = zh_letter_plies_read_score (sheet->plies, zh_sport_get_variant (sheet->place.tournament->sport), NULL);
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < sheet->plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (sheet->plies, i);
      guint              place = (guint) (ply->number - 1) * 2 + (ply->side == ZH_LETTER_BLACK ? 1 : 0);

      while (moves->len < place)
        g_ptr_array_add (moves, g_strdup (""));
      if (moves->len == place)
        g_ptr_array_add (moves, g_strdup (score != NULL && i < score->moves->len ? g_ptr_array_index (score->moves, i) : ply->text));
    }
  return moves;
}

/* "Label: value", or a line to write on. */
static char *
format_field (const char *label,
              const char *value)
{
  return g_strdup_printf ("%s: %s", label, *value != '\0' ? value : "____________");
}

static void
fill_fields (Game              *self,
             const ZhPostSheet *sheet,
             const ZhLanguage  *language)
{
  const ZhTournament *tournament = sheet->place.tournament;
  const ZhAccount    *account = sheet->account->account;
  gboolean            is_set = zh_result_is_set (sheet->place.game->result);
  g_autofree char    *result = is_set ? zh_result_format (sheet->place.game->result, zh_tournament_is_two_one_zero (tournament)) : g_strdup ("");
  g_autofree char    *total = g_strdup_printf ("%d, %d", (int) zh_account_find_value (account, ZH_LETTER_WHITE, ZH_ACCOUNT_TOTAL, 0),
                                               (int) zh_account_find_value (account, ZH_LETTER_BLACK, ZH_ACCOUNT_TOTAL, 0));
  g_autofree char    *begun = zh_report_format_ply_day (sheet, 0);
  g_autofree char    *ended = zh_report_format_ply_day (sheet, sheet->plies->len - 1);
  g_autofree char    *days = *begun != '\0' ? g_strdup_printf ("%s – %s", begun, ended) : g_strdup ("");

  self->days = format_field (zh_trc (language, "letter form", "Game begun, ended"), days);
  self->fields[0] = format_field (zh_trc (language, "letter form", "Result"), result);
  self->fields[1] = format_field (zh_trc (language, "letter form", "Days of White, of Black"), total);
}

/* For files: the game in a row. */
static void
add_table_row (ZhReportTable *table,
               const Game    *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < game->moves->len; i++)
    {
      if (i % 2 == 0)
        g_string_append_printf (text, "%s%u.", i > 0 ? " " : "", i / 2 + 1);
      g_string_append_printf (text, " %s", (const char *) g_ptr_array_index (game->moves, i));
    }
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, game->place);
  zh_report_table_set (table, 1, game->names[0]);
  zh_report_table_set (table, 2, game->names[1]);
  zh_report_table_set (table, 3, text->str);
}

static void
add_game (const ZhPostSheet *sheet,
          gpointer           data)
{
  Strips           *self = data;
  const ZhLanguage *language = self->request->language;
  Game             *game = g_new0 (Game, 1);

  game->place = zh_report_format_game_place (self->request, sheet->place.round, sheet->place.pairing, sheet->place.game);
  game->event = zh_report_dup_post_event (self->request);
  for (int side = 0; side < 2; side++)
    {
      game->names[side] = zh_report_dup_post_player (&sheet->place, side == 0 ? ZH_LETTER_WHITE : ZH_LETTER_BLACK, language);
    }
  game->moves = list_moves (sheet);
  fill_fields (game, sheet, language);
  g_ptr_array_add (self->games, game);
}

static Strips *
strips_new (const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  Strips           *self = g_new0 (Strips, 1);

  self->request = request;
  self->games = g_ptr_array_new_with_free_func (game_free);
  self->title = g_strdup (zh_trc (language, "letter form", "Record of the game"));
  self->sides[0] = g_strdup (zh_trc (language, "letter form", "White"));
  self->sides[1] = g_strdup (zh_trc (language, "letter form", "Black"));
  self->signature = g_strdup (zh_trc (language, "letter form", "Signature"));
  return self;
}

ZhReportDocument *
zh_report_build_post_strips (const ZhReportRequest *request,
                             GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  ZhReportTable    *table;
  Strips           *strips;

  if (round == NULL)
    return NULL;
  strips = strips_new (request);
  if (!zh_report_visit_post_games (request, round, NULL, add_game, strips, error))
    {
      strips_free (strips);
      return NULL;
    }
  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Records of games on sheets of 203 × 72 mm")), ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  table = zh_report_document_add_drawing (document, layout_strips, strips, strips_free, strips->games->len > 0);
  zh_report_table_add_as (table, ZH_COLUMN_TEXT, ZH_COL_BOARD, ZH_COLUMN_KEY | ZH_COLUMN_FULL, request->language);
  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_WHITE }, { ZH_COL_BLACK });
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (request->language, "letter form", "Moves of the game"), NULL);
  for (guint i = 0; i < strips->games->len; i++)
    add_table_row (table, g_ptr_array_index (strips->games, i));
  if (strips->games->len == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "No letter of this round is kept yet."));
  return document;
}
