#include "config.h"

#include "random-event.h"

#include <string.h>

#include "arguments.h"
#include "desk-undo.h"
#include "settings.h"

static const char *const actors[] = { "Дзвінка Мирослава", "Олег Секретар", "Anna Deputy", "", NULL };

static gint64
tell_time (gpointer data)
{
  return ((RandomEvent *) data)->now_us;
}

static guint32
draw (gpointer data)
{
  return (guint32) zh_random_next (&((RandomEvent *) data)->random);
}

gboolean
random_once_in (RandomEvent *self,
                guint        n)
{
  return zh_random_below (&self->random, n) == 0;
}

const char *
random_pick (RandomEvent       *self,
             const char *const *words)
{
  return words[zh_random_below (&self->random, g_strv_length ((char **) words))];
}

char *
random_dup_name (RandomEvent *self)
{
  static const char *const names[] = { "Вишневська", "Їжакевич", "Гнатів", "Ґонта", "Ëлкин", "Mendel", "O’Neil", "Åström", NULL };

  return g_strdup_printf ("%s %u", random_pick (self, names), ++self->n_names);
}

char *
random_dup_player (RandomEvent *self)
{
  static const char *const regions[] = { "Львівська", "Одеська", "Kraków", NULL };
  static const char *const federations[] = { "UKR", "POL", "LAT", "", NULL };
  static const char *const categories[] = { "I", "II", "КМС", "", NULL };
  g_autofree char         *name = random_dup_name (self);
  GString                 *text = g_string_new (NULL);

  g_string_append_printf (text, "{'surname':'%s','given':'Тест'", name);
  if (!random_once_in (self, 4))
    g_string_append_printf (text, ",'person-rating':%u", 1000 + zh_random_below (&self->random, 1500));
  if (random_once_in (self, 2))
    g_string_append_printf (text, ",'region':'%s','federation':'%s'", random_pick (self, regions), random_pick (self, federations));
  if (random_once_in (self, 3))
    g_string_append_printf (text, ",'category':'%s','coach':'Тренер Оксана','club':'Вежа'", random_pick (self, categories));
  if (random_once_in (self, 6))
    g_string_append_printf (text, ",'birth':'%u-05-17','email':'a@b.example'", 1950 + zh_random_below (&self->random, 65));
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

ZhChange *
random_run (RandomEvent *self,
            const char  *command,
            GError     **error,
            const char  *format,
            ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_strdelimit (text, "'", '"');
  return zh_desk_run (self->desk, command, text, error);
}

gboolean
random_prepare (ZhChange *change,
                GError  **error)
{
  if (change == NULL)
    return FALSE;
  zh_change_unref (change);
  return TRUE;
}

gpointer
random_pick_of (RandomEvent     *self,
                const GPtrArray *list)
{
  return list != NULL && list->len > 0 ? g_ptr_array_index (list, zh_random_below (&self->random, list->len)) : NULL;
}

const ZhTournament *
random_pick_tournament (RandomEvent *self)
{
  return random_pick_of (self, zh_desk_get_snapshot (self->desk)->tournaments);
}

const ZhEntry *
random_pick_entry (RandomEvent         *self,
                   const ZhTournament **tournament)
{
  *tournament = random_pick_tournament (self);
  return *tournament != NULL ? random_pick_of (self, (*tournament)->entries) : NULL;
}

const ZhRound *
random_pick_round (RandomEvent         *self,
                   const ZhTournament **tournament)
{
  *tournament = random_pick_tournament (self);
  if (*tournament == NULL || (*tournament)->rounds->len == 0)
    return NULL;
  if (random_once_in (self, 4))
    return random_pick_of (self, (*tournament)->rounds);
  return g_ptr_array_index ((*tournament)->rounds, (*tournament)->rounds->len - 1);
}

const ZhPairing *
random_pick_pairing (RandomEvent   *self,
                     const ZhRound *round)
{
  for (int i = 0; round != NULL && i < 5; i++)
    {
      const ZhPairing *pairing = random_pick_of (self, round->pairings);

      if (pairing != NULL && pairing->n_games > 0)
        return pairing;
    }
  return NULL;
}

gboolean
random_pick_game (RandomEvent *self,
                  RandomGame  *game)
{
  game->round = random_pick_round (self, &game->tournament);
  game->pairing = random_pick_pairing (self, game->round);
  if (game->pairing == NULL)
    return FALSE;
  game->game = 1 + (int) zh_random_below (&self->random, (guint) game->pairing->n_games);
  return TRUE;
}

const char *
random_pick_result (RandomEvent *self)
{
  static const char *const usual[] = { "1-0", "0-1", "1-0", "0-1", "1-0", "0-1", "+--", "--+", "---", "0-0", "=-0", "0-=", "1-0u", NULL };

  return zh_random_below (&self->random, 100) < self->draws ? "=-=" : random_pick (self, usual);
}

/* The choices of a system that a form would show. */
static void
choose (RandomEvent         *self,
        ZhTournamentChoices *choices)
{
  gsize            n = 0;
  const ZhSetting *settings = zh_setting_list (&n);
  const ZhSetting *setting = &settings[zh_random_below (&self->random, (guint) n)];
  guint            n_words = 0;

  while (setting->words != NULL && setting->words[n_words].word != NULL)
    n_words++;
  if (setting->kind == ZH_SETTING_CHOICE && n_words > 0)
    zh_tournament_choices_set (choices, setting->key, setting->words[zh_random_below (&self->random, n_words)].word);
  else if (setting->kind == ZH_SETTING_YES_NO)
    zh_tournament_choices_set (choices, setting->key, random_once_in (self, 2) ? "yes" : "no");
  else if (setting->kind == ZH_SETTING_NUMBER)
    zh_tournament_choices_set_int (choices, setting->key, setting->minimum + (int) zh_random_below (&self->random, 4));
}

/* Two of three tournaments are of chess: some systems know no other sport. */
static ZhTournamentChoices *
make_choices (RandomEvent *self)
{
  static const char *const systems[] = { "round-robin", "dutch", "team-swiss", "swiss-ua", "swiss-lot", "knockout", "double-elimination",
                                         "scheveningen", "scheveningen-team", "match", "dutch", "round-robin", NULL };
  static const char *const sports[] = { "chess", "chess", "draughts-russian", "draughts-brazilian", "checkers", "draughts-100", "chess", NULL };
  static const char *const times[] = { "5400+30", "900+10", "180+2", "3600", NULL };
  const char              *system = random_pick (self, systems);
  gboolean                 is_free = zh_random_below (&self->random, 2) == 0;
  ZhTournamentChoices     *choices = zh_tournament_choices_new ();
  g_autofree char         *name = g_strdup_printf ("Турнір %u", ++self->n_names);

  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", system);
  zh_tournament_choices_set (choices, "sport", random_pick (self, sports));
  zh_tournament_choices_set (choices, "time-control", random_pick (self, times));
  if (g_str_equal (system, "team-swiss") || g_str_equal (system, "scheveningen-team") || (g_str_equal (system, "round-robin") && random_once_in (self, 3)))
    zh_tournament_choices_set_int (choices, "boards", 2 + (int) zh_random_below (&self->random, 2));
  else if (random_once_in (self, 5))
    zh_tournament_choices_set_int (choices, "games", 2);
  if (strstr ("dutch team-swiss swiss-ua swiss-lot match", system) != NULL)
    zh_tournament_choices_set_int (choices, "rounds", 2 + (int) zh_random_below (&self->random, 5));
  if (is_free)
    choose (self, choices);
  return choices;
}

static char *
format_members (RandomEvent *self,
                guint        n)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *player = random_dup_player (self);

      g_string_append_printf (text, "%s{'player':%s%s}", i > 0 ? "," : "", player, i >= 2 && random_once_in (self, 2) ? ",'reserve':true" : "");
    }
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static char *
format_team (RandomEvent *self)
{
  g_autofree char *name = random_dup_name (self);
  g_autofree char *members = format_members (self, 2 + zh_random_below (&self->random, 3));

  return g_strdup_printf ("{'name':'Команда %s','members':%s}", name, members);
}

static char *
format_player (RandomEvent *self,
               guint        index)
{
  static const char *const kinds[] = { "half-bye", "zero-bye", "full-bye", NULL };
  g_autofree char         *player = random_dup_player (self);
  GString                 *text = g_string_new (NULL);

  g_string_append_printf (text, "{'player':%s", player);
  g_string_append_printf (text, ",'fields':{'team':'%s'", index % 2 == 0 ? "А" : "Б");
  if (random_once_in (self, 5))
    g_string_append_printf (text, ",'rating':%u", 1000 + zh_random_below (&self->random, 1000));
  if (random_once_in (self, 9))
    g_string_append (text, ",'first-round':2");
  g_string_append_c (text, '}');
  if (random_once_in (self, 8))
    g_string_append_printf (text, ",'absences':[{'round':%u,'kind':'%s'}]", 1 + zh_random_below (&self->random, 3), random_pick (self, kinds));
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

ZhChange *
random_add_field (RandomEvent        *self,
                  const ZhTournament *tournament,
                  guint               n,
                  GError            **error)
{
  gboolean is_team = zh_tournament_is_team (tournament);
  gint64   id = tournament->id;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *one = is_team ? format_team (self) : format_player (self, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", one);
    }
  return random_run (self, is_team ? "add-teams" : "add-entries", error, "{'tournament':%" G_GINT64_FORMAT ",'%s':[%s]}", id,
                     is_team ? "teams" : "entries", text->str);
}

static guint
count_field (RandomEvent        *self,
             const ZhTournament *tournament)
{
  if (tournament->system == ZH_SYSTEM_MATCH || tournament->system == ZH_SYSTEM_SCHEVENINGEN_TEAM)
    return 2;
  if (zh_tournament_is_team (tournament))
    return 3 + zh_random_below (&self->random, 3);
  return 4 + zh_random_below (&self->random, tournament->system == ZH_SYSTEM_SCHEVENINGEN ? 2 : 8);
}

ZhChange *
random_add_tournament (RandomEvent *self,
                       gboolean     is_filled,
                       GError     **error)
{
  g_autoptr (ZhTournamentChoices) choices = make_choices (self);
  gint64              id = 0;
  ZhChange           *change = zh_desk_add_tournament (self->desk, choices, &id, error);
  const ZhTournament *tournament;

  if (change == NULL || !is_filled)
    return change;
  zh_change_unref (change);
  tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self->desk), id);
  change = random_add_field (self, tournament, count_field (self, tournament), error);
  if (change == NULL)
    return NULL;
  zh_change_unref (change);
  return random_run (self, "number-entries", error, "{'tournament':%" G_GINT64_FORMAT ",'method':'rating'}", id);
}

static void
take_desk (RandomEvent *self,
           ZhDesk      *desk)
{
  static const char *const codes[] = { "uk", "ru", "en", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new (random_pick (self, codes), &error);

  if (desk == NULL || language == NULL)
    g_error ("%s", error != NULL ? error->message : "no desk");
  self->desk = desk;
  zh_desk_set_clock (desk, tell_time, self);
  zh_desk_set_random (desk, draw, self);
  zh_desk_set_language (desk, language);
}

static void
leave (RandomEvent *self)
{
  g_autoptr (GError) error = NULL;

  if (!zh_desk_close (self->desk, &error))
    g_error ("%s", error->message);
  g_clear_pointer (&self->desk, zh_desk_unref);
}

/* Somebody else sits down at the file. */
static void
change_seats (RandomEvent *self)
{
  g_autoptr (GError) error = NULL;
  ZhDesk *desk;

  leave (self);
  desk = zh_desk_open (self->path, ZH_DESK_WRITE, random_pick (self, actors), &error);
  if (desk == NULL)
    g_error ("%s", error->message);
  take_desk (self, desk);
}

static void
begin (RandomEvent *self)
{
  static const char *const rulesets[] = { "fide-2009", "fide-2023", "ru-chess-988", "ua-chess-2026", "ua-draughts-64", "ua-draughts-100", NULL };
  ZhCompetitionDetails     details = { .title = "Кубок", .place = "Львів", .start = { 2026, 11, 20 }, .end = { 2026, 11, 29 } };
  ZhDeskSources            sources = { .clock = tell_time, .clock_data = self, .random = draw, .random_data = self };
  g_autoptr (GError) error = NULL;

  details.ruleset = (char *) random_pick (self, rulesets);
  take_desk (self, zh_desk_create_from (self->path, &details, random_pick (self, actors), &sources, &error));
}

static const RandomAct *const families[] = { random_competition_acts, random_entry_acts, random_team_acts,
                                             random_round_acts, random_solving_acts, random_decision_acts,
                                             random_standings_acts };

static const RandomAct *
pick_act (RandomEvent *self)
{
  guint total = 0;
  guint at;

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (const RandomAct *row = families[i]; row->command != NULL; row++)
      total += row->weight;
  at = zh_random_below (&self->random, total);
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (const RandomAct *row = families[i]; row->command != NULL; row++)
      {
        if (at < row->weight)
          return row;
        at -= row->weight;
      }
  g_assert_not_reached ();
}

static void
try_act (RandomEvent *self)
{
  const RandomAct *row = pick_act (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (ZhCompetition) before = zh_competition_ref (zh_desk_get_snapshot (self->desk)); /* what the act chose from */

  self->now_us += G_USEC_PER_SEC * (1 + zh_random_below (&self->random, 900)) + zh_random_below (&self->random, G_USEC_PER_SEC);
  self->n_tries++;
  change = row->act (self, &error);
  if (change != NULL)
    self->n_done++;
  else if (error != NULL)
    g_hash_table_insert (self->refusals, g_strdup (row->command), g_strdup (error->message));
}

/* Now and then somebody takes everything back that can be, and does some of it again. */
static void
go_back (RandomEvent *self)
{
  guint n = 1 + zh_random_below (&self->random, 6);
  guint n_again = zh_random_below (&self->random, n + 1);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ZhChange) change = zh_desk_undo (self->desk, NULL);

      self->n_done += change != NULL ? 1 : 0;
    }
  for (guint i = 0; i < n_again; i++)
    {
      g_autoptr (ZhChange) change = zh_desk_redo (self->desk, NULL);

      self->n_done += change != NULL ? 1 : 0;
    }
}

void
random_event_make (const char *path,
                   guint64     seed,
                   GHashTable *refusals,
                   guint      *n_tries)
{
  static const guint draws[] = { 10, 40, 95 };
  RandomEvent        self = { .path = (char *) path, .random = zh_random_new (seed), .now_us = G_GINT64_CONSTANT (1795000000) * G_USEC_PER_SEC, .refusals = refusals };
  guint              n_acts = 20 + zh_random_below (&self.random, 101);
  guint              n_tournaments = 1 + zh_random_below (&self.random, 2);

  self.draws = draws[zh_random_below (&self.random, G_N_ELEMENTS (draws))];
  begin (&self);
  /* What is chosen at random cannot always be. */
  for (guint i = 0; i < 20 && zh_desk_get_snapshot (self.desk)->tournaments->len < n_tournaments; i++)
    {
      g_autoptr (ZhChange) change = random_add_tournament (&self, TRUE, NULL);

      self.n_done += change != NULL ? 3 : 0;
    }
  while (self.n_done < n_acts && self.n_tries < 10 * n_acts)
    {
      try_act (&self);
      if (random_once_in (&self, 40))
        go_back (&self);
      if (random_once_in (&self, 25))
        change_seats (&self);
    }
  leave (&self);
  *n_tries += self.n_tries;
}
