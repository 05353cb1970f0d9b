/* Rounds of solving, works and sheets of a random event. */
#include "config.h"

#include "commands.h"
#include "desk-solving.h"
#include "random-event.h"

#define ID "%" G_GINT64_FORMAT
#define MAX_TOURNAMENTS 4

static const ZhTournament *
find_solving (RandomEvent *self)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self->desk);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      if (tournament->play == ZH_PLAY_SOLVING)
        return tournament;
    }
  return NULL;
}

/* The solving event; one comes when there is none, with a few solvers. */
static const ZhTournament *
get_solving (RandomEvent *self,
             GError     **error)
{
  const ZhTournament *tournament = find_solving (self);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autofree char *name = g_strdup_printf ("Розв’язування %u", ++self->n_names);
  gint64           id = 0;

  if (tournament != NULL || zh_desk_get_snapshot (self->desk)->tournaments->len >= MAX_TOURNAMENTS)
    return tournament;
  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", "round-robin");
  zh_tournament_choices_set (choices, "discipline", "solving");
  if (!random_prepare (zh_desk_add_tournament (self->desk, choices, &id, error), error))
    return NULL;
  tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self->desk), id);
  if (!random_prepare (random_add_field (self, tournament, 3, error), error))
    return NULL;
  return zh_competition_find_tournament (zh_desk_get_snapshot (self->desk), id);
}

/* A round of it, mostly the last one. */
static const ZhSolvingRoundRecord *
pick_round (RandomEvent         *self,
            const ZhTournament **tournament,
            GError             **error)
{
  *tournament = get_solving (self, error);
  if (*tournament == NULL || (*tournament)->solving_rounds->len == 0)
    return NULL;
  if (random_once_in (self, 4))
    return random_pick_of (self, (*tournament)->solving_rounds);
  return zh_solving_find_round ((*tournament)->solving_rounds, zh_solving_count_rounds (*tournament));
}

/* Number of a work; 0 where there is none. */
static int
pick_work (RandomEvent        *self,
           const ZhTournament *tournament,
           int                 round)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, round);

  return works->len > 0 ? 1 + (int) zh_random_below (&self->random, works->len) : 0;
}

/* One more, or another time and day of one. */
static ZhChange *
set_round (RandomEvent *self,
           GError     **error)
{
  const ZhTournament *tournament = get_solving (self, error);
  int                 n = tournament != NULL ? zh_solving_count_rounds (tournament) : 0;

  return tournament != NULL ? random_run (self, ZH_COMMAND_SET_SOLVING_ROUND, error, "{'tournament':" ID ",'round':%u,'day':%u,'minutes':%u}", tournament->id,
                                          1 + zh_random_below (&self->random, (guint) n + 1), 1 + zh_random_below (&self->random, 2),
                                          60 + 10 * zh_random_below (&self->random, 4))
                            : NULL;
}

static ZhChange *
change_round (RandomEvent *self,
              const char  *command,
              const char  *more,
              GError     **error)
{
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);

  return round != NULL ? random_run (self, command, error, "{'tournament':" ID ",'round':%d%s}", tournament->id, round->number, more) : NULL;
}

static ZhChange *
remove_round (RandomEvent *self,
              GError     **error)
{
  return change_round (self, ZH_COMMAND_REMOVE_SOLVING_ROUND, "", error);
}

static ZhChange *
start_round (RandomEvent *self,
             GError     **error)
{
  return change_round (self, ZH_COMMAND_START_SOLVING_ROUND, random_once_in (self, 4) ? ",'start':''" : ",'start':'2026-11-20T10:00:00Z'", error);
}

static ZhChange *
reopen_round (RandomEvent *self,
              GError     **error)
{
  return change_round (self, ZH_COMMAND_REOPEN_SOLVING_ROUND, ",'reason':'Рядок пропущено'", error);
}

/* One more, or another word of one. */
static ZhChange *
set_work (RandomEvent *self,
          GError     **error)
{
  static const char *const    records[] = { "'genre':'mate','moves':'2','lines':'2+1.5+1.5'", "'author':'Вигаданий Ілля','lines':'5'",
                                            "'genre':'mate','moves':'1','lines':'5','position':'k7/8/1K6/8/8/8/8/7R w - - 0 1'", NULL };
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);
  int                         number = round != NULL ? pick_work (self, tournament, round->number) : 0;
  g_autofree char            *work = number > 0 && random_once_in (self, 2) ? g_strdup_printf ("'work':%d,", number) : g_strdup ("");

  if (round == NULL)
    return NULL;
  return random_run (self, ZH_COMMAND_SET_WORK, error, "{'tournament':" ID ",'round':%d,%s'record':{%s}}", tournament->id, round->number, work,
                     random_pick (self, records));
}

static ZhChange *
add_works (RandomEvent *self,
           GError     **error)
{
  static const char *const    lists[] = { "k7/8/1K6/8/8/8/8/7R w - - 0 1;mate 1;5;;1.Rh8#", "# none", "k7/8/1K6/8/8/8/8/7R w - - 0 1;mate 1;5\\nk7/8/2K5/8/8/8/8/7R w - - 0 1;;2+3", NULL };
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);

  return round != NULL ? random_run (self, ZH_COMMAND_ADD_WORKS, error, "{'tournament':" ID ",'round':%d,'text':'%s'}", tournament->id, round->number,
                                     random_pick (self, lists))
                       : NULL;
}

static ZhChange *
remove_work (RandomEvent *self,
             GError     **error)
{
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);

  return round != NULL ? random_run (self, ZH_COMMAND_REMOVE_WORK, error, "{'tournament':" ID ",'round':%d,'work':%d}", tournament->id, round->number,
                                     pick_work (self, tournament, round->number))
                       : NULL;
}

static ZhChange *
annul_work (RandomEvent *self,
            GError     **error)
{
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);

  return round != NULL ? random_run (self, ZH_COMMAND_ANNUL_WORK, error, "{'tournament':" ID ",'round':%d,'work':%d,'annulled':%s}", tournament->id,
                                     round->number, pick_work (self, tournament, round->number), random_once_in (self, 3) ? "false" : "true")
                       : NULL;
}

static ZhChange *
mark_work (RandomEvent        *self,
           const ZhTournament *tournament,
           int                 round,
           gint64              entry_id,
           int                 work,
           GError            **error)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, round);
  const ZhWorkRecord *record = work >= 1 && work <= (int) works->len ? g_ptr_array_index (works, work - 1) : NULL;
  const char         *marks = record != NULL && g_str_equal (record->lines, "2+1.5+1.5") ? "2+0+1.5" : "5";

  return random_run (self, ZH_COMMAND_MARK_SHEET, error, "{'tournament':" ID ",'round':%d,'entry':" ID ",'work':%d,'marks':'%s'}", tournament->id, round,
                     entry_id, work, marks);
}

static ZhChange *
mark_sheet (RandomEvent *self,
            GError     **error)
{
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);
  const ZhEntry              *entry = round != NULL ? random_pick_of (self, tournament->entries) : NULL;

  if (entry == NULL)
    return NULL;
  if (random_once_in (self, 3))
    return random_run (self, ZH_COMMAND_MARK_SHEET, error, "{'tournament':" ID ",'round':%d,'entry':" ID ",'seconds':%u}", tournament->id, round->number,
                       entry->id, zh_random_below (&self->random, 3600));
  return mark_work (self, tournament, round->number, entry->id, pick_work (self, tournament, round->number), error);
}

/* After the works of one sheet are marked: who has none is absent, but a sheet begun is to be marked whole. */
static ZhChange *
close_round (RandomEvent *self,
             GError     **error)
{
  const ZhTournament         *tournament;
  const ZhSolvingRoundRecord *round = pick_round (self, &tournament, error);
  const ZhEntry              *entry = round != NULL ? random_pick_of (self, tournament->entries) : NULL;
  g_autoptr (GPtrArray) works = round != NULL ? zh_solving_list_works (tournament->works, round->number) : NULL;
  gint64 id = tournament != NULL ? tournament->id : 0;
  int    number = round != NULL ? round->number : 0;
  gint64 entry_id = entry != NULL ? entry->id : 0;
  guint  n = works != NULL ? works->len : 0;

  if (entry == NULL)
    return NULL;
  for (guint work = 1; work <= n; work++)
    if (!random_prepare (mark_work (self, zh_competition_find_tournament (zh_desk_get_snapshot (self->desk), id), number, entry_id, (int) work, error), error))
      return NULL;
  return random_run (self, ZH_COMMAND_CLOSE_SOLVING_ROUND, error, "{'tournament':" ID ",'round':%d}", id, number);
}

const RandomAct random_solving_acts[] = {
  { ZH_COMMAND_SET_SOLVING_ROUND, 12, set_round },
  { ZH_COMMAND_REMOVE_SOLVING_ROUND, 4, remove_round },
  { ZH_COMMAND_START_SOLVING_ROUND, 6, start_round },
  { ZH_COMMAND_CLOSE_SOLVING_ROUND, 14, close_round },
  { ZH_COMMAND_REOPEN_SOLVING_ROUND, 16, reopen_round },
  { ZH_COMMAND_SET_WORK, 40, set_work },
  { ZH_COMMAND_ADD_WORKS, 10, add_works },
  { ZH_COMMAND_REMOVE_WORK, 12, remove_work },
  { ZH_COMMAND_ANNUL_WORK, 12, annul_work },
  { ZH_COMMAND_MARK_SHEET, 30, mark_sheet },
  { NULL },
};
