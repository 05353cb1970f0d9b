#include "config.h"

#include "desk-clocks.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "desk-private.h"
#include "errors.h"
#include "game-place.h"
#include "incident-catalogue.h"
#include "ruleset-defaults.h"

#define MAX_READING 86400

static const char *const kinds[] = {
  [ZH_CLOCK_REPLACED] = NC_ ("clock change", "Defective clock replaced"),
  [ZH_CLOCK_RESTORED] = NC_ ("clock change", "Position restored"),
  [ZH_CLOCK_SET] = NC_ ("clock change", "Clock set right"),
};

const char *
zh_clock_kind_get_label (ZhClockKind       kind,
                         const ZhLanguage *language)
{
  g_assert ((gsize) kind < G_N_ELEMENTS (kinds));

  return kinds[kind] != NULL ? zh_trc (language, "clock change", kinds[kind]) : "";
}

static gboolean
check_change (const ZhClockChange *change,
              GError             **error)
{
  gboolean readings = TRUE;

  for (int side = 0; side < 2; side++)
    readings = readings && change->before[side] >= -1 && change->before[side] <= MAX_READING && change->after[side] >= 0 &&
               change->after[side] <= MAX_READING;
  if (!readings)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Clocks: a reading is at most 24 hours"));
  else if (change->kind == ZH_CLOCK_NOT_SAID)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Clocks: “%s” is no reason; choose replaced, restored or set"), zh_clock_kind_to_string (change->kind));
  else if (change->move < 0 || change->move > 1000)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Move: write a number from 1 to 1000"));
  else
    return TRUE;
  return FALSE;
}

/* A correction takes time away only so far. What was there before must be known. */
static gboolean
check_shortened (const ZhCompetition *competition,
                 const ZhClockChange *change,
                 GError             **error)
{
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  const char *article = "";
  int         least = 0;

  if (rules == NULL || !zh_ruleset_get_int (rules, "clock.shortened-leaves-seconds-min", &least, &article))
    return TRUE;
  for (int side = 0; side < 2; side++)
    if (change->before[side] >= 0 && change->after[side] < change->before[side] && change->after[side] < least)
      {
        g_autofree char *left = zh_clock_reading_format (change->after[side]);
        g_autofree char *leaves = zh_clock_reading_format (least);

        return zh_fail (error, ZH_ERROR_REFUSED,
                        side == 0 ? _ ("White would have %1$s left. A correction that takes time away leaves %2$s at least (%3$s)")
                                  : _ ("Black would have %1$s left. A correction that takes time away leaves %2$s at least (%3$s)"),
                        left, leaves, article);
      }
  return TRUE;
}

static void
note_change (ZhAct               *act,
             const ZhClockChange *change)
{
  zh_act_set_int (act, "round", change->round);
  zh_act_set_int (act, "board", change->board);
  zh_act_set_int (act, "game", change->game);
  zh_act_set_string (act, "kind", zh_clock_kind_to_string (change->kind));
  zh_act_set_int (act, "move", change->move);
  zh_act_set_int (act, "white-before", change->before[0]);
  zh_act_set_int (act, "black-before", change->before[1]);
  zh_act_set_int (act, "white", change->after[0]);
  zh_act_set_int (act, "black", change->after[1]);
  zh_act_set_string (act, "note", change->note);
}

/* A reading that nobody knows is left out. */
static void
note_in (ZhAct               *act,
         const ZhClockChange *change,
         const ZhGamePlace   *place)
{
  zh_act_in_game (act, place);
  zh_act_in_string (act, "kind", zh_clock_kind_to_string (change->kind));
  zh_act_in_int (act, "move", change->move);
  if (change->before[0] >= 0)
    zh_act_in_int (act, "white-before", change->before[0]);
  if (change->before[1] >= 0)
    zh_act_in_int (act, "black-before", change->before[1]);
  zh_act_in_int (act, "white", change->after[0]);
  zh_act_in_int (act, "black", change->after[1]);
  zh_act_in_text (act, "note", change->note);
}

ZhChange *
zh_desk_set_clocks (ZhDesk              *self,
                    const ZhClockChange *change,
                    GError             **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_CLOCKS, change->tournament_id, error);
  ZhClockChange next = *change;
  ZhGamePlace   place;

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !check_change (change, error) ||
      !zh_competition_find_game (act->snapshot, change->tournament_id, change->round, change->board, change->game, &place, error))
    return NULL;
  if (!self->is_repeating && change->kind != ZH_CLOCK_RESTORED && !check_shortened (act->snapshot, change, error))
    return NULL;
  next.id = zh_store_next_id (act->store);
  next.game = place.index + 1;
  next.time = zh_act_get_time (act);
  note_change (act, &next);
  note_in (act, &next, &place);
  if (!zh_store_put_clock_change (act->store, &next, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* A line and when it was. */
typedef struct
{
  gint64 time;
  gint64 id;
  char  *text;
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->text);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const Line *first = a;
  const Line *second = b;

  if (first->time != second->time)
    return first->time < second->time ? -1 : 1;
  return first->id < second->id ? -1 : first->id > second->id;
}

static char *
format_added (int seconds)
{
  g_autofree char *figure = zh_clock_reading_format (ABS (seconds));

  return g_strdup_printf ("%s%s", seconds < 0 ? "−" : "+", figure);
}

static void
add_rulings (const ZhCompetition *self,
             const ZhGamePlace   *place,
             GArray              *lines,
             const ZhLanguage    *language)
{
  for (guint i = 0; i < self->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (self->incidents, i);
      gboolean                is_white = (record->entry_id == place->pairing->entry[0]) != place->game->swapped;
      int                     white = is_white ? record->offender_time : record->opponent_time;
      int                     black = is_white ? record->opponent_time : record->offender_time;
      g_autofree char        *white_text = format_added (white);
      g_autofree char        *black_text = format_added (black);
      Line                    line = { record->time, record->id, NULL };

      if (record->tournament_id != place->tournament->id || record->round != place->round->number ||
          record->board != place->pairing->number || record->game != place->index + 1 || (white == 0 && black == 0))
        continue;
      line.text = g_strdup_printf (zh_tr (language, "%1$s: White %2$s, Black %3$s"), zh_incident_get_title (record->incident, language),
                                   white != 0 ? white_text : "0", black != 0 ? black_text : "0");
      g_array_append_val (lines, line);
    }
}

static void
add_changes (const ZhCompetition *self,
             const ZhGamePlace   *place,
             GArray              *lines,
             const ZhLanguage    *language)
{
  for (guint i = 0; i < self->clock_changes->len; i++)
    {
      const ZhClockChange *change = g_ptr_array_index (self->clock_changes, i);
      g_autofree char     *white = zh_clock_reading_format (change->after[0]);
      g_autofree char     *black = zh_clock_reading_format (change->after[1]);
      Line                 line = { change->time, change->id, NULL };

      if (change->tournament_id != place->tournament->id || change->round != place->round->number ||
          change->board != place->pairing->number || change->game != place->index + 1)
        continue;
      line.text = g_strdup_printf (zh_tr (language, "%1$s: White %2$s, Black %3$s"), zh_clock_kind_get_label (change->kind, language), white, black);
      g_array_append_val (lines, line);
    }
}

char **
zh_competition_list_clocks (const ZhCompetition *self,
                            gint64               tournament_id,
                            int                  round,
                            int                  board,
                            int                  game,
                            const ZhLanguage    *language)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));
  GPtrArray  *texts = g_ptr_array_new ();
  ZhGamePlace place;

  g_array_set_clear_func (lines, clear_line);
  if (zh_competition_find_game (self, tournament_id, round, board, game, &place, NULL))
    {
      add_rulings (self, &place, lines, language);
      add_changes (self, &place, lines, language);
    }
  g_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (texts, g_strdup (g_array_index (lines, Line, i).text));
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}
