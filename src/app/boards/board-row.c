#include "config.h"

#include "board-row.h"

#include <glib/gi18n.h>

#include "board-cells.h"
#include "report-context.h"
#include "round-boards.h"
#include "widget.h"

struct _ZhBoardRow
{
  GObject parent_instance;

  ZhTournament    *tournament;
  ZhRound         *round;
  const ZhPairing *pairing; /* unowned: lives in round */
  int              game;
  char            *board;
  char            *result;
  ZhResult         said;     /* by an electronic board, where there is no result */
  ZhBoardSide      sides[2]; /* White, Black */
  ZhBoardFlags     flags;
  gboolean         begins;
  ZhMatchHeading  *heading; /* (nullable): where it begins a match */
};

G_DEFINE_FINAL_TYPE (ZhBoardRow, zh_board_row, G_TYPE_OBJECT)

static void
clear_side (ZhBoardSide *side)
{
  g_free (side->name);
  g_free (side->surname);
  g_free (side->title);
  g_free (side->points);
  *side = (ZhBoardSide){ 0 };
}

/* Takes @text over; tells whether it is another than *@field. */
static gboolean
take_text (char **field,
           char  *text)
{
  if (g_strcmp0 (*field, text) == 0)
    {
      g_free (text);
      return FALSE;
    }
  g_free (*field);
  *field = text;
  return TRUE;
}

static const ZhGame *
get_game (ZhBoardRow *self)
{
  return self->game >= 0 ? &self->pairing->games[self->game] : NULL;
}

/* Which side of the pairing has @colour: 0 or 1. */
static int
get_pairing_side (ZhBoardRow *self,
                  ZhColour    colour)
{
  const ZhGame *game = get_game (self);
  int           side = colour == ZH_COLOUR_BLACK ? 1 : 0;

  return game != NULL && game->swapped ? 1 - side : side;
}

/* The player: of the entry, or of its team where line-ups are known. */
static const ZhPerson *
get_player (ZhBoardRow          *self,
            const ZhBoardSource *source,
            const ZhEntry       *entry,
            int                  side,
            ZhNameParts         *parts)
{
  const ZhGame   *game = get_game (self);
  const ZhMember *member = NULL;

  if (game != NULL && game->member[side] != 0)
    member = zh_tournament_find_member (source->tournament, game->member[side]);
  *parts = member != NULL ? member->name_parts : entry->name_parts;
  return member != NULL ? member->person : entry->person;
}

/* "Гнатів Олег", in a team match "Гнатів Олег · Вежа": the player alone does not say for whom. */
static char *
format_player (const ZhPerson *person,
               ZhNameParts     parts,
               const ZhEntry  *entry)
{
  g_autofree char *bare = zh_person_format_name (person);
  g_autofree char *name = zh_person_tell_apart (person, parts, bare, FALSE);

  return entry->person == NULL ? g_strconcat (name, " · ", entry->team_name, NULL) : g_steal_pointer (&name);
}

static int
get_score (const ZhBoardSource *source,
           gint64               entry_id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (source->points, &entry_id));
}

static char *
format_points (const ZhBoardSource *source,
               gint64               entry_id)
{
  return zh_points_format_half (get_score (source, entry_id), zh_language_get_screen ());
}

static gboolean
update_side (ZhBoardRow          *self,
             const ZhBoardSource *source,
             ZhColour             colour)
{
  int             place = get_pairing_side (self, colour);
  gint64          id = self->pairing->entry[place];
  const ZhEntry  *entry = g_hash_table_lookup (source->entries, &id);
  ZhBoardSide    *side = &self->sides[colour == ZH_COLOUR_BLACK ? 1 : 0];
  ZhNameParts     parts = ZH_NAME_BARE;
  const ZhPerson *person = entry != NULL ? get_player (self, source, entry, place, &parts) : NULL;
  gboolean        changed = side->entry_id != id;
  const char     *title = "";

  side->entry_id = id;
  if (person != NULL)
    title = *person->title != '\0' ? zh_report_get_title_in (person, zh_language_get_screen ()) : person->category;
  changed |= take_text (&side->title, g_strdup (title));
  if (person != NULL)
    {
      changed |= take_text (&side->name, format_player (person, parts, entry));
      changed |= take_text (&side->surname, zh_person_format_short_name (person, parts));
    }
  else
    {
      changed |= take_text (&side->name, g_strdup (entry != NULL ? entry->team_name : ""));
      changed |= take_text (&side->surname, g_strdup (side->name));
    }
  changed |= side->number != (entry != NULL ? entry->start_number : 0);
  side->number = entry != NULL ? entry->start_number : 0;
  side->score = entry != NULL ? get_score (source, id) : 0;
  changed |= take_text (&side->points, entry != NULL ? format_points (source, id) : g_strdup (""));
  return changed;
}

static gboolean
sits_as_before (const ZhGame *before,
                const ZhGame *now)
{
  return before->swapped == now->swapped && before->member[0] == now->member[0] && before->member[1] == now->member[1];
}

/* Whether nothing of the sides can be another than in the snapshot that the row was of: a snapshot
 * shares with the one before it what no act has touched. */
static gboolean
has_same_sides (ZhBoardRow          *self,
                const ZhBoardSource *source,
                const ZhTournament  *tournament,
                const ZhPairing     *before)
{
  const ZhPairing *now = self->pairing;

  if (tournament->entries != source->tournament->entries || tournament->members != source->tournament->members)
    return FALSE;
  if (before->entry[0] != now->entry[0] || before->entry[1] != now->entry[1] || before->number != now->number || before->n_games != now->n_games)
    return FALSE;
  if (self->game >= 0 && !sits_as_before (&before->games[self->game], &now->games[self->game]))
    return FALSE;
  return self->sides[0].score == get_score (source, self->sides[0].entry_id) &&
         self->sides[1].score == get_score (source, self->sides[1].entry_id);
}

static char *
format_board (const ZhPairing *pairing,
              int              game)
{
  return game >= 0 ? zh_pairing_format_board (pairing, game) : g_strdup ("");
}

static gboolean
update_flags (ZhBoardRow          *self,
              const ZhBoardSource *source)
{
  ZhBoardFlags flags = zh_board_flags_get (source->flags, self->pairing, self->game);
  gboolean     changed = !zh_board_flags_equal (&flags, &self->flags);

  self->flags = flags;
  return changed;
}

static char *
format_result (ZhBoardRow *self)
{
  g_autofree char *said = NULL;

  if (self->game < 0)
    return g_strdup (zh_pairing_kind_format (self->pairing->kind, zh_language_get_screen ()));
  if (zh_result_is_set (self->said))
    {
      said = zh_result_format (self->said, zh_tournament_is_two_one_zero (self->tournament));
      return g_strdup_printf ("%s ?", said);
    }
  return zh_result_format (get_game (self)->result, zh_tournament_is_two_one_zero (self->tournament));
}

static gboolean
update_heading (ZhBoardRow *self)
{
  g_autoptr (ZhMatchHeading) old = g_steal_pointer (&self->heading);

  if (self->begins && self->game >= 0)
    self->heading = zh_match_heading_new (self->tournament, self->pairing, zh_language_get_screen ());
  return !zh_match_heading_equal (old, self->heading);
}

static void
zh_board_row_finalize (GObject *object)
{
  ZhBoardRow *self = ZH_BOARD_ROW (object);

  zh_tournament_unref (self->tournament);
  zh_round_unref (self->round);
  g_free (self->board);
  g_free (self->result);
  zh_match_heading_free (self->heading);
  clear_side (&self->sides[0]);
  clear_side (&self->sides[1]);
  G_OBJECT_CLASS (zh_board_row_parent_class)->finalize (object);
}

static void
zh_board_row_class_init (ZhBoardRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_board_row_finalize;
  ZH_SIGNAL (class, "changed", 0);
}

static void
zh_board_row_init (ZhBoardRow *self)
{
}

ZhBoardRow *
zh_board_row_new (const ZhBoardSource *source,
                  guint                pairing,
                  int                  game)
{
  ZhBoardRow *self = g_object_new (ZH_TYPE_BOARD_ROW, NULL);

  self->game = game;
  zh_board_row_update (self, source, pairing);
  return self;
}

void
zh_board_row_update (ZhBoardRow          *self,
                     const ZhBoardSource *source,
                     guint                pairing)
{
  ZhTournament    *old_tournament = self->tournament;
  ZhRound         *old_round = self->round;
  const ZhPairing *old_pairing = self->pairing;
  gboolean         changed = FALSE;

  g_return_if_fail (ZH_IS_BOARD_ROW (self));
  g_assert (pairing < source->round->pairings->len);

  self->tournament = zh_tournament_ref (source->tournament);
  self->round = zh_round_ref (source->round);
  self->pairing = g_ptr_array_index (source->round->pairings, pairing);
  g_assert (self->game < self->pairing->n_games);

  if (old_tournament == NULL || !has_same_sides (self, source, old_tournament, old_pairing))
    {
      changed = update_side (self, source, ZH_COLOUR_WHITE);
      changed |= update_side (self, source, ZH_COLOUR_BLACK);
      changed |= take_text (&self->board, format_board (self->pairing, self->game));
    }
  self->said = self->game >= 0 && source->folder != NULL && !zh_result_is_set (get_game (self)->result)
                   ? zh_board_folder_find (source->folder, get_game (self)->id)
                   : ZH_RESULT_NONE;
  changed |= take_text (&self->result, format_result (self));
  changed |= update_flags (self, source);
  changed |= update_heading (self);

  g_clear_pointer (&old_tournament, zh_tournament_unref);
  g_clear_pointer (&old_round, zh_round_unref);
  if (changed)
    g_signal_emit_by_name (self, "changed");
}

gint64
zh_board_row_get_pairing_id (ZhBoardRow *self)
{
  return self->pairing->id;
}

const ZhPairing *
zh_board_row_get_pairing (ZhBoardRow *self)
{
  return self->pairing;
}

int
zh_board_row_get_game_index (ZhBoardRow *self)
{
  return self->game;
}

const ZhBoardSide *
zh_board_row_get_side (ZhBoardRow *self,
                       ZhColour    colour)
{
  return &self->sides[colour == ZH_COLOUR_BLACK ? 1 : 0];
}

const char *
zh_board_row_get_board (ZhBoardRow *self)
{
  return self->board;
}

const char *
zh_board_row_get_result_text (ZhBoardRow *self)
{
  return self->result;
}

ZhResult
zh_board_row_get_said (ZhBoardRow *self)
{
  return self->said;
}

ZhResult
zh_board_row_get_result (ZhBoardRow *self)
{
  return self->game >= 0 ? get_game (self)->result : ZH_RESULT_NONE;
}

ZhBoardState
zh_board_row_get_state (ZhBoardRow *self)
{
  ZhResult result = zh_board_row_get_result (self);

  if (self->game < 0)
    return ZH_BOARD_BYE;
  if (!zh_result_is_set (result))
    return ZH_BOARD_OPEN;
  if (result.white == ZH_MARK_ADJOURNED || result.black == ZH_MARK_ADJOURNED)
    return ZH_BOARD_ADJOURNED;
  return result.played ? ZH_BOARD_PLAYED : ZH_BOARD_FORFEIT;
}

gboolean
zh_board_row_is_open (ZhBoardRow *self)
{
  ZhBoardState state = zh_board_row_get_state (self);

  return state == ZH_BOARD_OPEN || state == ZH_BOARD_ADJOURNED;
}

const ZhBoardFlags *
zh_board_row_get_flags (ZhBoardRow *self)
{
  return &self->flags;
}

void
zh_board_row_set_begins (ZhBoardRow *self,
                         gboolean    begins)
{
  g_return_if_fail (ZH_IS_BOARD_ROW (self));

  if (self->begins == begins)
    return;
  self->begins = begins;
  update_heading (self);
  g_signal_emit_by_name (self, "changed");
}

gboolean
zh_board_row_begins (ZhBoardRow *self)
{
  return self->begins;
}

const ZhMatchHeading *
zh_board_row_get_heading (ZhBoardRow *self)
{
  return self->heading;
}

/* The result in words, because signs alone are read badly: "White won by forfeit". */
static char *
format_spoken_result (ZhBoardRow *self)
{
  ZhResult result = zh_board_row_get_result (self);

  switch (zh_board_row_get_state (self))
    {
    case ZH_BOARD_OPEN:
      return g_strdup (_ ("no result"));
    case ZH_BOARD_ADJOURNED:
      return g_strdup (_ ("adjourned"));
    case ZH_BOARD_BYE:
      return g_strdup (self->result);
    case ZH_BOARD_FORFEIT:
      if (result.white == result.black)
        return g_strdup (_ ("both lost by forfeit"));
      return g_strdup (result.white == ZH_MARK_WIN ? _ ("White won by forfeit") : _ ("Black won by forfeit"));
    case ZH_BOARD_PLAYED:
      break;
    }

  if (result.white == ZH_MARK_WIN && result.black == ZH_MARK_LOSS)
    return g_strdup (_ ("White won"));
  if (result.white == ZH_MARK_LOSS && result.black == ZH_MARK_WIN)
    return g_strdup (_ ("Black won"));
  if (result.white == ZH_MARK_DRAW && result.black == ZH_MARK_DRAW)
    return g_strdup (_ ("draw"));
  return g_strdup (self->result);
}

char *
zh_board_row_format_label (ZhBoardRow *self)
{
  g_autofree char *result = format_spoken_result (self);
  g_autofree char *flags = zh_board_flags_format_spoken (&self->flags);
  g_autofree char *words = NULL;

  g_return_val_if_fail (ZH_IS_BOARD_ROW (self), NULL);

  if (self->game < 0)
    return g_strdup_printf ("%s, %s", self->sides[0].name, result);
  words = g_strdup_printf (_ ("Board %s, %s – %s, %s"), self->board, self->sides[0].name, self->sides[1].name, result);
  return g_strconcat (words, flags, NULL);
}

char *
zh_board_row_format_label_in_list (ZhBoardRow *self)
{
  g_autofree char *label = zh_board_row_format_label (self);
  g_autofree char *heading = NULL;

  if (self->heading == NULL)
    return g_steal_pointer (&label);
  heading = zh_match_heading_format_spoken (self->heading);
  return g_strdup_printf ("%s. %s", heading, label);
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789.")] == '\0';
}

gboolean
zh_board_row_matches (ZhBoardRow *self,
                      const char *text)
{
  g_autofree char *wanted = g_strstrip (g_strdup (text));

  g_return_val_if_fail (ZH_IS_BOARD_ROW (self), FALSE);

  if (*wanted == '\0')
    return FALSE;
  if (is_number (wanted))
    return g_strcmp0 (wanted, self->board) == 0 || (strchr (wanted, '.') == NULL && self->game >= 0 && g_ascii_strtoull (wanted, NULL, 10) == (guint64) self->pairing->number);
  return g_str_match_string (wanted, self->sides[0].name, FALSE) || g_str_match_string (wanted, self->sides[1].name, FALSE);
}
