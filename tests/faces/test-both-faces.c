/* An event made in the window and the same event made with zherebctl leave the same file: by every
 * ruleset and every system, with and without a regulation of the event. The event is made by the
 * assistant, or its tournament is added after the regulation was written; players or teams come from a
 * list, and two rounds are paired, one of them with results.
 *
 * Each run takes some of the pairs of ruleset and system, so that every ruleset, every system and every
 * regulation occurs; with ZH_ALL_FACES=1 in the environment it takes all of them.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "assistant.h"
#include "board-list.h"
#include "commands.h"
#include "draw-window.h"
#include "entries-page.h"
#include "file-compare.h"
#include "hands.h"
#include "import-dialog.h"
#include "next-step.h"
#include "override-dialog.h"
#include "override-preview.h"
#include "pairing-system.h"
#include "ruleset.h"
#include "tournament-dialog.h"

typedef struct
{
  const char *key;
  const char *value;
  int         choice; /* in the window; -1 where the value is typed */
} Rule;

/* Two invented regulations: of points, of leaving and coming late. */
static const Rule regulations[][4] = {
  { { NULL, NULL, -1 } },
  { { "scoring.win", "3", -1 }, { "match-scoring.win", "5", -1 }, { NULL, NULL, -1 } },
  { { "withdrawal.round-robin-below", "count", 2 }, { "lateness.default-seconds", "905", -1 }, { NULL, NULL, -1 } },
};

typedef struct
{
  char                  *ruleset;
  guint                  system_index;
  const ZhPairingSystem *system;
  guint                  regulation;
} Event;

typedef struct
{
  ZhGui       *gui;
  const Event *event;
  char        *by_window; /* path */
  char        *by_terminal;
} Fixture;

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static const ZhTournament *
get_tournament (Fixture *fixture)
{
  return zh_session_get_tournament (get_session (fixture));
}

static gboolean
is_team (const Event *event)
{
  return event->system->id == ZH_SYSTEM_TEAM_SWISS || event->system->id == ZH_SYSTEM_SCHEVENINGEN_TEAM;
}

static gboolean
has_free_rounds (const Event *event)
{
  return zh_system_get_traits (event->system->id)->has_free_rounds;
}

static int
count_entries (const Event *event)
{
  if (event->system->id == ZH_SYSTEM_MATCH || event->system->id == ZH_SYSTEM_SCHEVENINGEN_TEAM)
    return 2;
  return is_team (event) ? 4 : 7 + (event->system->id == ZH_SYSTEM_SCHEVENINGEN ? 1 : 0);
}

/* Names and ratings, all of them different. */
static char *
make_list (const Event *event)
{
  static const char *const surnames[] = { "Adamenko", "Bondar", "Chaika", "Dubenko", "Franko", "Hnatiuk", "Ivanets", "Kravets" };
  GString                 *list = g_string_new (is_team (event) ? "Team;Surname;Given name;Rating;FIDE ID;Born\n"
                                                                : "Surname;Given name;Rating;Sex;Born;Federation;Club;Sender\n");

  for (int i = 0; i < count_entries (event); i++)
    if (is_team (event))
      for (int member = 0; member < 3; member++)
        g_string_append_printf (list, "%s;%s;Player%d;%d;;%d\n", surnames[i], surnames[i], member, 2300 - 40 * i - 7 * member, 1980 + i);
    else
      g_string_append_printf (list, "%s;Player;%d;%s;%d-03-0%d;UKR;Club %d;School %d\n", surnames[i], 2300 - 31 * i, i % 3 == 0 ? "f" : "m", 1990 + i, i + 1,
                              i % 2, i);
  return g_string_free (list, FALSE);
}

/* The window */

static void
fill_form (Fixture    *fixture,
           GtkWidget  *form,
           const char *name)
{
  zh_hands_type (zh_gui_find_id (form, "name"), name);
  zh_hands_type (zh_gui_find_id (form, "time_control"), "60+30");
  zh_hands_choose (zh_gui_find_id (form, "system"), fixture->event->system_index);
  if (has_free_rounds (fixture->event))
    {
      zh_hands_type (zh_gui_find_id (form, "rounds"), "5");
      zh_gui_press ("Tab");
    }
  if (is_team (fixture->event))
    {
      zh_hands_type (zh_gui_find_id (form, "boards"), "2");
      zh_gui_press ("Tab");
    }
}

/* The assistant shows titles; its rulesets are the newest first. */
static guint
find_ruleset (Fixture   *fixture,
              GtkWidget *row)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (fixture->event->ruleset, NULL);
  g_autofree char *title = g_strdup (zh_ruleset_get_title (ruleset, zh_language_get_screen ()));
  GListModel      *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (strcmp (gtk_string_object_get_string (item), title) == 0)
        return i;
    }
  g_error ("the assistant has no ruleset “%s”", title);
}

static void
make_event (Fixture *fixture)
{
  GtkWidget *assistant;
  GtkWidget *ruleset;

  zh_gui_press ("ctrl+n");
  assistant = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_ASSISTANT));
  ruleset = zh_gui_find_id (assistant, "ruleset");
  zh_hands_type (zh_gui_find_id (assistant, "name"), "Cup");
  zh_hands_choose (ruleset, find_ruleset (fixture, ruleset));
  zh_hands_type (zh_gui_find_id (assistant, "chief_arbiter"), "Invented Arbiter");
  zh_hands_type (zh_gui_find_id (assistant, "place"), "Nowhere");
  zh_hands_type (zh_gui_find_id (assistant, "start"), "2026-03-01");
  fill_form (fixture, zh_gui_find_id (assistant, "tournament"), "First");
  zh_hands_press_button (zh_gui_find_id (assistant, "create"));
  zh_hands_wait_for_main_window (fixture->gui);
  fixture->by_window = g_strdup (zh_desk_get_path (zh_session_get_desk (get_session (fixture))));
}

static gboolean
has_rule (Fixture    *fixture,
          const Rule *rule)
{
  return g_hash_table_contains (zh_session_get_competition (get_session (fixture))->overrides, rule->key);
}

/* As the terminal does, tournaments that were made before keep theirs: the first answer to the question. */
static void
write_rule (Fixture    *fixture,
            const Rule *rule)
{
  GtkWidget       *dialog = GTK_WIDGET (zh_override_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), rule->key));
  gboolean         is_closed = FALSE;
  g_autofree char *notice = NULL;

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  if (rule->choice < 0)
    zh_hands_type (zh_gui_find_id (dialog, "value"), rule->value);
  else
    zh_hands_choose (zh_gui_find_id (dialog, "choice"), (guint) rule->choice);
  zh_hands_press_button (zh_gui_find_id (dialog, "apply"));
  notice = zh_competition_dup_door_notice (zh_session_get_competition (get_session (fixture)), rule->key, rule->value, zh_language_get_screen (), &is_closed);
  if (is_closed)
    zh_hands_press_button (zh_hands_find_button (GTK_WIDGET (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG)), "_Depart from Them"));
  zh_gui_wait_until (has_rule (fixture, rule) || zh_hands_is_told ());
  if (!has_rule (fixture, rule))
    zh_hands_press_button (zh_hands_find_button (GTK_WIDGET (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG)), "For _New Ones"));
  zh_gui_wait_until (has_rule (fixture, rule));
  zh_hands_leave_messages (fixture->gui);
}

/* A regulation comes after the file; the tournament that counts is added under it. */
static void
add_tournament (Fixture *fixture)
{
  GtkWidget *dialog;
  guint      n_before = zh_session_get_competition (get_session (fixture))->tournaments->len;

  zh_gui_press ("alt+8");
  for (const Rule *rule = regulations[fixture->event->regulation]; rule->key != NULL; rule++)
    write_rule (fixture, rule);
  dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), 0));
  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_TOURNAMENT_DIALOG);
  fill_form (fixture, dialog, "Second");
  zh_hands_press_button (zh_gui_find_id (dialog, "save"));
  zh_gui_wait_until (zh_session_get_competition (get_session (fixture))->tournaments->len == n_before + 1);
  zh_hands_wait_for_main_window (fixture->gui);
  g_assert_cmpstr (get_tournament (fixture)->name, ==, "Second");
}

static void
paste_list (Fixture *fixture)
{
  g_autofree char *list = make_list (fixture->event);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), list);
  zh_gui_press ("alt+2 ctrl+shift+v");
  zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG);
  zh_gui_press ("Return");
  zh_gui_wait_until ((int) get_tournament (fixture)->entries->len == count_entries (fixture->event));
  zh_hands_wait_for_main_window (fixture->gui);
  gtk_widget_activate_action (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRIES_PAGE), "entries.number-by-rating", NULL);
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, 0))->start_number == 1);
  zh_gui_settle ();
}

static const ZhRound *
find_round (Fixture *fixture,
            int      number)
{
  return zh_tournament_find_round (get_tournament (fixture), number);
}

/* Pairs and announces; where pairs are drawn, all lots at once. */
static void
pair_round (Fixture *fixture,
            int      number)
{
  zh_gui_press ("ctrl+Return");
  if (zh_system_get_traits (fixture->event->system->id)->draws_pairs)
    {
      zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW);
      zh_gui_press ("End ctrl+Return");
    }
  zh_gui_wait_until (find_round (fixture, number) != NULL);
  zh_hands_wait_for_main_window (fixture->gui);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (find_round (fixture, number)->state == ZH_ROUND_PUBLISHED);
}

/* White wins the first game, Black the second, and so on; each key goes to the next board. */
static void
enter_results (Fixture *fixture)
{
  zh_gui_press ("alt+1");
  for (int i = 0; zh_round_count_open (find_round (fixture, 1)) > 0; i++)
    {
      zh_gui_press (i % 2 == 0 ? "1" : "0");
      g_assert_cmpint (i, <, 40);
    }
}

static void
do_in_window (Fixture *fixture)
{
  make_event (fixture);
  if (fixture->event->regulation > 0)
    add_tournament (fixture);
  paste_list (fixture);
  pair_round (fixture, 1);
  enter_results (fixture);
  if (zh_tournament_count_planned_rounds (get_tournament (fixture)) != 1)
    pair_round (fixture, 2);
}

/* The terminal */

/* What was drawn in the window is said at the terminal. */
static void
add_by_words (Fixture *fixture,
              guint    index)
{
  const ZhTournament *made = g_ptr_array_index (zh_session_get_competition (get_session (fixture))->tournaments, index);
  g_autofree char    *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, made->seed);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  const char *const present[] = { "tournament", fixture->by_terminal, "add", "--name", made->name, "--time", "3600+30", "--system",
                                  zh_system_to_string (fixture->event->system->id) };

  for (gsize i = 0; i < G_N_ELEMENTS (present); i++)
    g_ptr_array_add (words, (gpointer) present[i]);
  if (has_free_rounds (fixture->event))
    {
      g_ptr_array_add (words, (gpointer) "--rounds");
      g_ptr_array_add (words, (gpointer) "5");
    }
  if (is_team (fixture->event))
    {
      g_ptr_array_add (words, (gpointer) "--boards");
      g_ptr_array_add (words, (gpointer) "2");
    }
  if (made->seed != 0)
    {
      g_ptr_array_add (words, (gpointer) "--seed");
      g_ptr_array_add (words, seed);
    }
  g_ptr_array_add (words, NULL);
  zh_hands_run ((const char *const *) words->pdata);
}

static void
tell_results (Fixture    *fixture,
              const char *name)
{
  const ZhRound *round = find_round (fixture, 1);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      g_autofree char *board = g_strdup_printf ("%d", pairing->number);
      g_autoptr (GString) codes = g_string_new (NULL);

      for (int game = 0; game < pairing->n_games; game++)
        {
          g_autofree char *code = zh_result_format_code (pairing->games[game].result);

          g_string_append_printf (codes, "%s%s", game > 0 ? "," : "", code);
        }
      if (pairing->n_games > 0)
        ZH_CTL ("result", fixture->by_terminal, "-t", name, "-r", "1", "-b", board, codes->str);
    }
}

static void
do_at_terminal (Fixture *fixture)
{
  const char      *file = fixture->by_terminal;
  const char      *name = get_tournament (fixture)->name;
  g_autofree char *source = g_build_filename (fixture->gui->dir, "list.csv", NULL);
  g_autofree char *list = make_list (fixture->event);

  g_assert_true (g_file_set_contents (source, list, -1, NULL));
  ZH_CTL ("new", file, "--title", "Cup", "--ruleset", fixture->event->ruleset, "--chief-arbiter", "Invented Arbiter", "--place", "Nowhere",
          "--start", "2026-03-01");
  add_by_words (fixture, 0);
  for (const Rule *rule = regulations[fixture->event->regulation]; rule->key != NULL; rule++)
    ZH_CTL ("regulation", file, rule->key, rule->value);
  if (fixture->event->regulation > 0)
    add_by_words (fixture, 1);
  ZH_CTL ("import", file, source, "-t", name);
  ZH_CTL ("entry", file, "number", "--by", "rating", "-t", name);
  ZH_CTL ("pair", file, "--publish", "-t", name);
  tell_results (fixture, name);
  if (find_round (fixture, 2) != NULL)
    ZH_CTL ("pair", file, "--publish", "-t", name);
}

/* Whatever the event is, its file came about by these. */
static void
check_commands (const Event *event,
                const char  *path)
{
  const char *const commands[] = { ZH_COMMAND_CREATE, ZH_COMMAND_ADD_TOURNAMENT, ZH_COMMAND_SET_OFFICIAL, ZH_COMMAND_NUMBER_ENTRIES, ZH_COMMAND_PAIR_ROUND,
                                   ZH_COMMAND_PUBLISH_ROUND, ZH_COMMAND_SET_RESULT, is_team (event) ? ZH_COMMAND_ADD_TEAMS : ZH_COMMAND_ADD_ENTRIES };
  g_autoptr (GPtrArray) done = zh_file_list_commands (path);

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (!g_ptr_array_find_with_equal_func (done, commands[i], g_str_equal, NULL))
      g_error ("%s: no %s", path, commands[i]);
}

static void
test_event (gconstpointer data)
{
  Fixture fixture = { .event = data };

  zh_gui_set_layout ("us");
  fixture.gui = zh_gui_new ();
  fixture.by_terminal = g_build_filename (fixture.gui->dir, "terminal.zhereb", NULL);
  do_in_window (&fixture);
  do_at_terminal (&fixture);
  check_commands (fixture.event, fixture.by_window);
  check_commands (fixture.event, fixture.by_terminal);
  zh_hands_check_same (fixture.by_window, fixture.by_terminal);
  zh_gui_free (fixture.gui);
  g_remove (fixture.by_window);
  g_free (fixture.by_window);
  g_free (fixture.by_terminal);
}

static void
event_free (gpointer data)
{
  Event *event = data;

  g_free (event->ruleset);
  g_free (event);
}

/* Every ruleset with every system; the regulations go round, so that each meets each ruleset and system. */
static void
add_events (void)
{
  gboolean all = g_getenv ("ZH_ALL_FACES") != NULL;
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  guint                         n_rulesets = g_strv_length (ids);
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  for (guint ruleset = 0; ruleset < n_rulesets; ruleset++)
    for (guint system = 0; system < n_systems; system++)
      {
        Event           *event = g_new0 (Event, 1);
        g_autofree char *path = NULL;

        event->ruleset = g_strdup (ids[ruleset]);
        event->system = systems[system];
        event->system_index = system;
        event->regulation = (ruleset + system) % G_N_ELEMENTS (regulations);
        path = g_strdup_printf ("/both-faces/event/%s/%s/%u", event->ruleset, zh_system_to_string (event->system->id), event->regulation);
        if (all || system % n_rulesets == ruleset)
          g_test_add_data_func_full (path, event, test_event, event_free);
        else
          event_free (event);
      }
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  zh_hands_set_program (argv[argc - 1]);
  add_events ();
  return g_test_run ();
}
