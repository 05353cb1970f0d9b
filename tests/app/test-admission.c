/* The commission on admission of a Russian final at work, from the entries received to the first round, by keys: 42 players, a
 * quota of six a region, one refused for it and one without a doctor's mark.
 */
#include "config.h"

#include <string.h>

#include "admission-window.h"
#include "admission.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "entries-page.h"
#include "entry-sheet.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "payment.h"
#include "received-window.h"
#include "../tournament-settings.h"

#define N_PLAYERS 42
#define N_REGIONS 7

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

static void
keep (ZhChange *change,
      GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
}

/* Six of each region, but seven of the first and five of the last, which the last player is not from. */
static ZhEntry *
make_entry (int number)
{
  ZhEntry *entry = zh_entry_new ();
  int      region = number == N_PLAYERS ? 1 : (number - 1) % N_REGIONS + 1;

  entry->person = zh_person_new ();
  entry->person->rating = 2500 - 10 * number;
  g_free (entry->person->surname);
  entry->person->surname = g_strdup_printf ("Player %d", number);
  g_free (entry->person->region);
  entry->person->region = g_strdup_printf ("Region %d", region);
  g_free (entry->sender);
  entry->sender = g_strdup_printf ("Federation of region %d", region);
  return entry;
}

static ZhGui *
open_final (void)
{
  ZhGui               *gui = zh_gui_new ();
  ZhCompetitionDetails details = { .title = "Invented Final", .ruleset = "ru-chess-988", .start = { 2026, 11, 29 }, .end = { 2026, 12, 5 } };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (gui->path, &details, zh_desk_get_user (), &error);
  gint64 id = 0;

  g_assert_no_error (error);
  zh_person_set_string (&settings->name, "Final");
  settings->system = ZH_SYSTEM_DUTCH;
  settings->n_rounds = 9;
  settings->initial_colour = ZH_COLOUR_WHITE;
  keep (test_add_tournament (desk, settings, &id, &error), error);
  for (int number = 1; number <= N_PLAYERS; number++)
    g_ptr_array_add (entries, make_entry (number));
  keep (zh_desk_add_entries (desk, id, entries, &error), error);
  keep (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  return gui;
}

static guint
count_state (ZhGui           *gui,
             ZhAdmissionState state)
{
  const ZhTournament *tournament = get_tournament (gui);
  guint               n = 0;

  for (guint i = 0; i < tournament->applicants->len; i++)
    n += ((const ZhApplicant *) g_ptr_array_index (tournament->applicants, i))->state == state;
  return n;
}

static void
wait_for_commission (void)
{
  GtkWindow *window = zh_gui_wait_for_window (ZH_TYPE_ADMISSION_WINDOW);

  zh_gui_wait_until (gtk_window_is_active (window));
  zh_gui_settle ();
}

/* The sheet of the first federation came; it is entered as it is proposed, and found wanting. */
static void
receive_entry (ZhGui *gui)
{
  const ZhEntrySheet *sheet;

  zh_gui_press ("alt+e");
  zh_gui_wait_for_window (ZH_TYPE_RECEIVED_WINDOW);
  zh_gui_settle ();
  zh_gui_press ("KP_Add");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_tournament (gui)->sheets->len == 1);
  sheet = g_ptr_array_index (get_tournament (gui)->sheets, 0);
  g_assert_cmpstr (sheet->sender, ==, "Federation of region 1");
  g_assert_cmpstr (sheet->kind, ==, "final");
  zh_gui_settle ();
  zh_gui_press ("Escape");
  wait_for_commission ();
}

static void
set_quota (ZhGui *gui)
{
  zh_gui_press ("alt+q");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("r e g i o n space equal space 6 ctrl+Return");
  zh_gui_wait_until (get_tournament (gui)->quotas->len == 1);
  wait_for_commission ();
}

static void
open_session (ZhGui *gui)
{
  zh_gui_press ("alt+s");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_tournament_get_open_session (get_tournament (gui)) != NULL);
  wait_for_commission ();
}

/* What stands in the way is proposed as the ground, with its article. */
static void
refuse (ZhGui      *gui,
        const char *ground,
        const char *article)
{
  guint              n = count_state (gui, ZH_ADMISSION_REFUSED);
  const ZhApplicant *last;

  zh_gui_press ("minus");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (count_state (gui, ZH_ADMISSION_REFUSED) == n + 1);
  last = g_ptr_array_index (get_tournament (gui)->applicants, get_tournament (gui)->applicants->len - 1);
  g_assert_true (g_str_has_prefix (last->ground, ground));
  g_assert_cmpstr (last->article, ==, article);
  wait_for_commission ();
}

/* All papers lie in one folder but the mark of one doctor; then all but the last are admitted, whose region is full. */
static void
decide (ZhGui *gui)
{
  zh_gui_press ("ctrl+a 0");
  zh_gui_wait_until (get_tournament (gui)->evidence->len == N_PLAYERS * 6);
  zh_gui_press ("Home Down 4");
  zh_gui_wait_until (get_tournament (gui)->evidence->len == N_PLAYERS * 6 - 1);
  refuse (gui, "Not presented: ", "II.2.4");
  zh_gui_press ("alt+n");
  zh_gui_settle ();
  zh_gui_press ("Home shift+End shift+Up shift+equal");
  zh_gui_wait_until (count_state (gui, ZH_ADMISSION_ADMITTED) == N_PLAYERS - 2);
  zh_gui_press ("Home");
  refuse (gui, "The quota is full: ", "II.2.8");
}

/* Who was refused is taken out of the list of entries; then the round is paired. */
static void
remove_refused (ZhGui      *gui,
                const char *keys,
                guint       n_left)
{
  zh_gui_press ("alt+1 alt+2");
  zh_gui_press (keys);
  zh_gui_press ("Menu m");
  zh_gui_wait_until (get_tournament (gui)->entries->len == n_left);
}

static void
test_final (void)
{
  ZhGui *gui = open_final ();

  zh_gui_press ("ctrl+m");
  wait_for_commission ();
  receive_entry (gui);
  set_quota (gui);
  open_session (gui);
  decide (gui);
  zh_gui_press ("alt+s");
  zh_gui_wait_until (zh_tournament_get_open_session (get_tournament (gui)) == NULL);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  remove_refused (gui, "End", N_PLAYERS - 1);
  remove_refused (gui, "Home Down", N_PLAYERS - 2);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_tournament (gui)->rounds->len == 1);
  g_assert_cmpuint (((const ZhRound *) g_ptr_array_index (get_tournament (gui)->rounds, 0))->pairings->len, ==, (N_PLAYERS - 2) / 2);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/app/admission/final", test_final);
  return g_test_run ();
}
