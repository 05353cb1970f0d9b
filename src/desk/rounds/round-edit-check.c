#include "config.h"

#include "round-edit-check.h"

#include <stdlib.h>

#include "fide-mode.h"
#include "history.h"
#include "pairing-system.h"
#include "table-meetings.h"
#include "teams.h"
#include "varma-event.h"

/* C.04.1, 6. */
#define MAX_COLOUR_DIFFERENCE 2

typedef struct
{
  const ZhRoundEdit *edit;
  const ZhHistory   *history;
  gboolean           is_swiss;
  GArray            *warnings;
} Check;

/* Articles of FIDE, of the Ukrainian chess rules, of the Ukrainian draughts rules. */
static const struct
{
  gboolean    grave;
  const char *fide;
  const char *chess;
  const char *draughts;
} faults[] = {
  [ZH_EDIT_MET] = { TRUE, "C.04.1 2", "IV.7.1", "IV.15.1" },
  [ZH_EDIT_FORBIDDEN] = { TRUE, "", "", "" },
  [ZH_EDIT_TABLE] = { TRUE, "C.05", "IV.3.1.1", "IV.3.4.1" },
  [ZH_EDIT_THIRD_COLOUR] = { TRUE, "C.04.1 7", "IV.7.3", "IV.15.3" },
  [ZH_EDIT_DIFFERENCE] = { TRUE, "C.04.1 6", "IV.7.3", "IV.15.3" },
  [ZH_EDIT_SECOND_BYE] = { TRUE, "C.04.1 4", "IV.7.6", "IV.15.6" },
  [ZH_EDIT_LEFT] = { TRUE, "C.04.2 3.2", "", "" },
  [ZH_EDIT_PUBLISHED] = { TRUE, "C.04.2 4.4", "", "" },
  [ZH_EDIT_ABSENT] = { FALSE, "C.04.2 3.3", "", "" },
  [ZH_EDIT_BOTH_WRONG] = { FALSE, "C.04.1 8", "IV.7.3", "IV.15.3" },
  [ZH_EDIT_SCORE] = { FALSE, "C.04.1 5", "IV.7.2", "IV.15.2" },
  [ZH_EDIT_TEAM_MATES] = { FALSE, "31.9", "", "" },
  [ZH_EDIT_UNFINISHED] = { TRUE, "C.05", "IV.3.1.1", "IV.3.4.1" },
  [ZH_EDIT_OTHERWISE] = { TRUE, "C.04.2 1.5", "", "" },
};

static const char *
get_article (const ZhTournament *tournament,
             ZhEditFault         fault)
{
  if (!zh_system_get_traits (tournament->system)->goes_by_numbers)
    return faults[fault].fide;
  return tournament->sport == ZH_SPORT_CHESS ? faults[fault].chess : faults[fault].draughts;
}

static void
add (Check           *self,
     ZhEditFault      fault,
     const ZhPairing *pairing,
     gint64           first,
     gint64           second,
     int              value)
{
  ZhEditWarning warning = { fault, faults[fault].grave, get_article (self->edit->tournament, fault), 0, { first, second }, value };

  if (pairing != NULL && pairing->kind == ZH_PAIRING_GAME)
    warning.board = pairing->number;
  g_array_append_val (self->warnings, warning);
}

/* Colours of the played games. */
typedef struct
{
  int      difference; /* White less Black */
  ZhColour last[2];    /* the last one, and the one before */
} Colours;

static Colours
get_colours (const ZhHistory *history,
             int              entry)
{
  Colours colours = { 0, { ZH_COLOUR_NONE, ZH_COLOUR_NONE } };

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (!zh_outcome_is_played (cell->outcome) && cell->outcome != ZH_OUTCOME_PENDING)
        continue;
      colours.difference += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
      colours.last[1] = colours.last[0];
      colours.last[0] = cell->colour;
    }
  return colours;
}

/* The colour somebody should have: less often had, else not the last one. */
static ZhColour
get_preference (const Colours *colours)
{
  if (colours->difference != 0)
    return colours->difference > 0 ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE;
  if (colours->last[0] == ZH_COLOUR_NONE)
    return ZH_COLOUR_NONE;
  return colours->last[0] == ZH_COLOUR_WHITE ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE;
}

static void
check_colours (Check           *self,
               const ZhPairing *pairing,
               const int        players[2])
{
  static const ZhColour given[2] = { ZH_COLOUR_WHITE, ZH_COLOUR_BLACK };
  gboolean              both_wrong = TRUE;

  /* A match of several games gives both colours. */
  if (pairing->n_games > 1)
    return;
  for (int side = 0; side < 2; side++)
    {
      Colours  colours = get_colours (self->history, players[side]);
      int      difference = colours.difference + (side == 0 ? 1 : -1);
      ZhColour preference = get_preference (&colours);

      if (colours.last[0] == given[side] && colours.last[1] == given[side])
        add (self, ZH_EDIT_THIRD_COLOUR, pairing, pairing->entry[side], 0, given[side]);
      if (abs (difference) > MAX_COLOUR_DIFFERENCE)
        add (self, ZH_EDIT_DIFFERENCE, pairing, pairing->entry[side], 0, difference);
      both_wrong = both_wrong && preference != ZH_COLOUR_NONE && preference != given[side];
    }
  if (both_wrong)
    add (self, ZH_EDIT_BOTH_WRONG, pairing, pairing->entry[0], pairing->entry[1], 0);
}

static const char *
get_team (const ZhEntry *entry,
          const char    *field)
{
  if (entry == NULL || entry->person == NULL)
    return "";
  if (g_strcmp0 (field, "federation") == 0)
    return entry->person->federation;
  return g_strcmp0 (field, "region") == 0 ? entry->person->region : entry->person->club;
}

/* A table pairs also who has left. */
static gboolean
check_left (Check           *self,
            const ZhPairing *pairing,
            const ZhEntry   *entry)
{
  if (!self->is_swiss || entry == NULL || !zh_entry_has_left (entry, self->edit->round->number))
    return FALSE;
  add (self, ZH_EDIT_LEFT, pairing, entry->id, 0, entry->last_round);
  return TRUE;
}

static void
check_people (Check           *self,
              const ZhPairing *pairing)
{
  const ZhTournament *tournament = self->edit->tournament;
  const char         *field = zh_tournament_get_option (tournament, ZH_OPTION_TEAM_FIELD);
  const ZhEntry      *sides[2];

  for (int side = 0; side < 2; side++)
    {
      sides[side] = zh_tournament_find_entry (tournament, pairing->entry[side]);
      if (!check_left (self, pairing, sides[side]) && sides[side] != NULL && zh_entry_get_absence (sides[side], self->edit->round->number, NULL))
        add (self, ZH_EDIT_ABSENT, pairing, pairing->entry[side], 0, 0);
    }
  if (*get_team (sides[0], field) != '\0' && g_strcmp0 (get_team (sides[0], field), get_team (sides[1], field)) == 0)
    add (self, ZH_EDIT_TEAM_MATES, pairing, pairing->entry[0], pairing->entry[1], 0);
}

/* Questions 101 and 102 of the checklist: a pair of a round robin that is none of the table. */
static void
check_table_pair (Check           *self,
                  const ZhRound   *after,
                  const ZhPairing *pairing)
{
  const ZhTournament *tournament = self->edit->tournament;
  int                 met = zh_table_find_meeting (tournament, after->table_round > 0 ? after->table_round : after->number, after->number, pairing->entry[0], pairing->entry[1]);

  if (met > 0)
    {
      add (self, ZH_EDIT_MET, pairing, pairing->entry[0], pairing->entry[1], met);
      g_array_index (self->warnings, ZhEditWarning, self->warnings->len - 1).article = get_article (tournament, ZH_EDIT_TABLE);
    }
  for (int side = 0; side < 2 && pairing->n_games == 1; side++)
    if (zh_table_is_third_colour (tournament, after, pairing->entry[side], side == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK))
      add (self, ZH_EDIT_THIRD_COLOUR, pairing, pairing->entry[side], 0, side == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
}

static gboolean
is_round_robin (const Check *self)
{
  return self->edit->tournament->system == ZH_SYSTEM_ROUND_ROBIN;
}

static void
check_pair (Check           *self,
            const ZhRound   *after,
            const ZhPairing *pairing)
{
  const ZhTournament *tournament = self->edit->tournament;
  const int           players[2] = { zh_history_find_entry (self->history, pairing->entry[0]), zh_history_find_entry (self->history, pairing->entry[1]) };
  int                 met;

  if (players[0] < 0 || players[1] < 0)
    return;
  met = self->is_swiss ? zh_history_find_meeting (self->history, players[0], players[1]) : 0;
  if (met > 0)
    add (self, ZH_EDIT_MET, pairing, pairing->entry[0], pairing->entry[1], met);
  if (!self->is_swiss && pairing->edited)
    add (self, ZH_EDIT_TABLE, pairing, pairing->entry[0], pairing->entry[1], 0);
  if (is_round_robin (self) && pairing->edited)
    check_table_pair (self, after, pairing);
  if (zh_tournament_is_forbidden (tournament, self->edit->round->number, pairing->entry[0], pairing->entry[1]))
    add (self, ZH_EDIT_FORBIDDEN, pairing, pairing->entry[0], pairing->entry[1], 0);
  if (self->is_swiss)
    {
      check_colours (self, pairing, players);
      if (abs (self->history->points[players[0]] - self->history->points[players[1]]) >
          zh_tournament_get_pairing_scoring (tournament).win)
        add (self, ZH_EDIT_SCORE, pairing, pairing->entry[0], pairing->entry[1], 0);
    }
  check_people (self, pairing);
}

/* The first round without play that was worth a win. */
static int
find_earlier_bye (const ZhHistory *history,
                  int              entry,
                  ZhPoints         win)
{
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE || cell->outcome == ZH_OUTCOME_FULL_BYE ||
          (cell->outcome == ZH_OUTCOME_FORFEIT_WIN && cell->points >= win))
        return round;
    }
  return 0;
}

static void
check_bye (Check           *self,
           const ZhPairing *bye)
{
  int entry = zh_history_find_entry (self->history, bye->entry[0]);
  int earlier = 0;

  if (entry >= 0 && self->is_swiss && (bye->kind == ZH_PAIRING_ALLOCATED_BYE || bye->kind == ZH_PAIRING_FULL_BYE))
    earlier = find_earlier_bye (self->history, entry,
                                zh_tournament_get_pairing_scoring (self->edit->tournament).win);
  if (earlier > 0)
    add (self, ZH_EDIT_SECOND_BYE, bye, bye->entry[0], 0, earlier);
  if (bye->kind != ZH_PAIRING_ZERO_BYE)
    check_left (self, bye, zh_tournament_find_entry (self->edit->tournament, bye->entry[0]));
}

static gint64
find_by_number (const ZhTournament *tournament,
                gint64              number)
{
  for (guint i = 0; number > 0 && i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry->id;
    }
  return 0;
}

static gboolean
has_pair (const ZhRound *round,
          gint64         white,
          gint64         black)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == white && pairing->entry[1] == black &&
          (pairing->kind == ZH_PAIRING_GAME || pairing->kind == ZH_PAIRING_ALLOCATED_BYE))
        return TRUE;
    }
  return FALSE;
}

/* Question 69 of the checklist: the right pairs are shown where the round has others. */
static void
check_system (Check         *self,
              const ZhRound *after)
{
  const ZhTournament *tournament = self->edit->tournament;
  g_auto (GStrv) lines = g_strsplit (self->edit->round->proposal, "\n", -1);

  if (zh_tournament_get_fide_mode (tournament) != ZH_FIDE_MODE_ON)
    return;
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) numbers = g_strsplit (*line, " ", 2);
      gint64 white = numbers[0] != NULL ? find_by_number (tournament, g_ascii_strtoll (numbers[0], NULL, 10)) : 0;
      gint64 black = white != 0 && numbers[1] != NULL ? find_by_number (tournament, g_ascii_strtoll (numbers[1], NULL, 10)) : 0;

      if (white != 0 && !has_pair (after, white, black))
        add (self, ZH_EDIT_OTHERWISE, NULL, white, black, 0);
    }
}

GArray *
zh_round_edit_list_warnings (const ZhRoundEdit *self,
                             const ZhRound     *after)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->tournament->system);
  g_autoptr (ZhHistory) history = zh_history_new (self->tournament, self->round->number - 1);
  g_autoptr (GArray) changes = zh_round_edit_list_changes (self, after);
  Check check = { self, history, system != NULL && zh_system_get_traits (system->id)->is_swiss, g_array_new (FALSE, FALSE, sizeof (ZhEditWarning)) };

  if (changes->len > 0 && self->round->state == ZH_ROUND_PUBLISHED)
    add (&check, ZH_EDIT_PUBLISHED, NULL, 0, 0, 0);
  for (guint i = 0; i < changes->len; i++)
    {
      const ZhPairing *pairing = g_array_index (changes, ZhEditChange, i).after;

      if (pairing == NULL)
        continue;
      if (pairing->kind != ZH_PAIRING_GAME)
        check_bye (&check, pairing);
      else if (pairing->entry[0] != 0 && pairing->entry[1] != 0)
        check_pair (&check, after, pairing);
    }
  if (changes->len > 0)
    check_system (&check, after);
  if (changes->len > 0 && is_round_robin (&check) && !zh_table_can_be_completed (self->tournament, after))
    add (&check, ZH_EDIT_UNFINISHED, NULL, 0, 0, 0);
  return check.warnings;
}

GArray *
zh_round_edit_list_table_warnings (const ZhRoundEdit *self)
{
  g_autoptr (ZhHistory) history = zh_history_new (self->tournament, self->round->number - 1);
  Check check = { self, history, FALSE, g_array_new (FALSE, FALSE, sizeof (ZhEditWarning)) };

  for (guint i = 0; is_round_robin (&check) && i < self->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME)
        check_table_pair (&check, self->round, pairing);
    }
  if (is_round_robin (&check) && !zh_table_can_be_completed (self->tournament, self->round))
    add (&check, ZH_EDIT_UNFINISHED, NULL, 0, 0, 0);
  return check.warnings;
}

char *
zh_entry_format_leaving (const ZhEntry    *self,
                         const ZhLanguage *language)
{
  g_autofree char *name = zh_entry_format_name (self);

  if (self->last_round == 0)
    return g_strdup_printf (zh_tr (language, "%s has left the tournament before round 1"), name);
  return g_strdup_printf (zh_tr (language, "%1$s has left the tournament: round %2$d was the last one"), name, self->last_round);
}

static char *
format_fault (const ZhEditWarning *self,
              const char          *first,
              const char          *second,
              const ZhLanguage    *language)
{
  switch (self->fault)
    {
    case ZH_EDIT_MET:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s met in round %3$d"), first, second, self->value);
    case ZH_EDIT_FORBIDDEN:
      return g_strdup_printf (zh_tr (language, "the regulation keeps %1$s and %2$s apart in this round"), first, second);
    case ZH_EDIT_TABLE:
      return g_strdup_printf (zh_tr (language, "the table says otherwise whom %1$s and %2$s meet, or with which colour"), first, second);
    case ZH_EDIT_THIRD_COLOUR:
      return g_strdup_printf (self->value == ZH_COLOUR_WHITE ? zh_tr (language, "%s would have White for the third time running")
                                                             : zh_tr (language, "%s would have Black for the third time running"),
                              first);
    case ZH_EDIT_DIFFERENCE:
      return g_strdup_printf (self->value > 0 ? zh_tr (language, "%1$s would have had White %2$d times more than Black")
                                              : zh_tr (language, "%1$s would have had Black %2$d times more than White"),
                              first, abs (self->value));
    case ZH_EDIT_SECOND_BYE:
      return g_strdup_printf (zh_tr (language, "%1$s had a win without play already, in round %2$d"), first, self->value);
    case ZH_EDIT_PUBLISHED:
      return g_strdup (zh_tr (language, "the pairing of this round is published; it may be changed in few cases only"));
    case ZH_EDIT_ABSENT:
      return g_strdup_printf (zh_tr (language, "%s is known not to play this round"), first);
    case ZH_EDIT_BOTH_WRONG:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s both get the colour that is the other’s turn"), first, second);
    case ZH_EDIT_SCORE:
      return g_strdup_printf (zh_tr (language, "the points of %1$s and %2$s differ by more than a win"), first, second);
    case ZH_EDIT_TEAM_MATES:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s are of one team"), first, second);
    case ZH_EDIT_UNFINISHED:
      return g_strdup (zh_tr (language, "with these pairs not everybody can meet everybody once in this cycle"));
    case ZH_EDIT_OTHERWISE:
      if (*second == '\0')
        return g_strdup_printf (zh_tr (language, "the system gives the bye to %s"), first);
      /* Translators: White and Black. */
      return g_strdup_printf (zh_tr (language, "the system pairs %1$s – %2$s"), first, second);
    case ZH_EDIT_LEFT:
      break; /* zh_entry_format_leaving() */
    }
  g_assert_not_reached ();
}

static char *
format_name (const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry *entry = id != 0 ? zh_tournament_find_entry (tournament, id) : NULL;

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

char *
zh_edit_warning_format (const ZhEditWarning *self,
                        const ZhTournament  *tournament,
                        const ZhLanguage    *language)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *first = format_name (tournament, self->entries[0]);
  g_autofree char *second = format_name (tournament, self->entries[1]);
  g_autofree char *fault = self->fault == ZH_EDIT_LEFT ? zh_entry_format_leaving (zh_tournament_find_entry (tournament, self->entries[0]), language)
                                                       : format_fault (self, first, second, language);

  if (self->board > 0)
    g_string_append_printf (text, zh_tr (language, "Board %d: "), self->board);
  g_string_append (text, fault);
  if (*self->article != '\0')
    g_string_append_printf (text, " [%s]", self->article);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
