/* Situations before, in and after an event with what the rules answer: a table of checks, each with what is given, the command
 * that answers, and what it says. The last message counts how many of them agree.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "chess960.h"
#include "ctl-runner.h"

#define N_CHECKS 28

#define DATES "/details --start 2026-11-22 --end 2026-11-22"

#define DISPLAY                                                                                                                        \
  "/tournament add --name Display --system match --rounds 1 --boards 2 --line-ups display", "/entry add Exhibitor", "/entry add Club", \
      "/member add Exhibitor Strong_Sam", "/member add Club Aa_One", "/member add Club Bb_Two",                                        \
      "/entry number --by hand --order Exhibitor,Club", "/pair --publish"

typedef enum
{
  EVENT_PLAYERS, /* four of them, and a session of the commission */
  EVENT_TEAMS,   /* a tournament of teams without any */
  EVENT_BARE,    /* no tournament */
} Event;

/* What happens in an event of these rules: commands with blanks between the words, "_" for a blank in one, then the one that
 * answers, its exit and what it says, on either stream. */
typedef struct
{
  int         number; /* of the situation */
  const char *what;
  const char *ruleset;
  Event       event;
  const char *given[9];
  const char *command;
  int         exit;
  const char *answer;
} Check;

static void
make_event (CtlFixture *self,
            const char *ruleset,
            Event       event)
{
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Invented", "--ruleset", ruleset), ==, 0);
  if (event == EVENT_BARE)
    return;
  if (event == EVENT_TEAMS)
    {
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "A", "--system", "round-robin", "--boards", "2"), ==, 0);
      return;
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "A", "--system", "dutch", "--rounds", "3"), ==, 0);
  for (char name = 'a'; name <= 'd'; name++)
    {
      g_autofree char *surname = g_strdup_printf ("Player%c", name);

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", surname, "Test"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number", "--by", "rating"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T09:00", "--place", "Hall"), ==, 0);
}

static const Check checks[] = {
  { 1, "one document open", "ru-chess-988", EVENT_PLAYERS, { "all-seen", "unseen 1 health-policy" }, "admit 1", 1, "health insurance [II.2.5]" },
  { 2, "simplified", "ru-chess-988", EVENT_PLAYERS, { "/regulation admission.entry-original no", "/regulation admission.sender no", "/regulation admission.medical no", "/regulation admission.health-policy no", "/regulation admission.accident-policy no", "seen 1 identity" }, "admit 1", 0, "Admitted: Playera Test" },
  { 3, "what is asked", "ua-chess-2026", EVENT_PLAYERS, { NULL }, "documents", 0, "technical\tII.4.2\t" },
  { 4, "nothing is asked", "ua-draughts-64", EVENT_PLAYERS, { NULL }, "admit 1", 0, "Admitted: Playera Test" },
  { 5, "a fee of a regional event", "ru-chess-988", EVENT_PLAYERS, { NULL }, "/applications fee 6000 --level regional", 1, "at most 5000 (level of the event: regional) [28.2]" },
  { 5, "of an inter-regional event", "ru-chess-988", EVENT_PLAYERS, { NULL }, "/applications fee 6000 --level inter-regional", 0, "Entry fee: 6000" },
  { 5, "above every limit", "ru-chess-988", EVENT_PLAYERS, { NULL }, "/applications fee 10001 --level national", 1, "at most 10000" },
  { 6, "paid on the second day", "ru-chess-988", EVENT_PLAYERS, { DATES, "/applications fee 3000 --level regional", "/applications pay 1 --amount 3000 --paid 2026-11-23" }, "/applications payments", 0, "late: due on the first day of the event; the rules name no consequence [28.3]" },
  { 7, "an official plays", "ru-chess-988", EVENT_PLAYERS, { "/official chief-arbiter Playera_Test", "all-seen" }, "admit 1", 1, "[II.3.4]. Refuse, or put right what is entered" },
  { 7, "an official plays elsewhere", "ua-chess-2026", EVENT_PLAYERS, { "/official chief-arbiter Playera_Test", "all-seen" }, "admit 1", 0, "Admitted" },
  { 8, "a disqualified captain", "ru-chess-988", EVENT_TEAMS, { "/entry add Team_One", "/entry add Team_Two", "/member captain Team_One Banned_Bill", "set-bans BANS" }, "/info", 0, "Banned Bill is disqualified and may take part in no capacity [I.5.2]" },
  { 9, "approved too late", "ua-chess-2026", EVENT_PLAYERS, { DATES, "/due done regulation --on 2026-10-23" }, "/due list", 0, "too late" },
  { 9, "approved in time", "ua-chess-2026", EVENT_PLAYERS, { DATES, "/due done regulation --on 2026-10-22" }, "/due list", 0, "done on 22 October 2026" },
  { 10, "a technical entry six days before", "ua-chess-2026", EVENT_PLAYERS, { DATES, "/applications add technical Far_Centre --received 2026-11-16T10:00" }, "/applications list", 0, "1 day late, due on 15 November 2026 [II.4.2]; may still be entered on the day of arrival [II.4.2]" },
  { 11, "replaced on arrival", "ua-chess-2026", EVENT_PLAYERS, { "replace 1 New Anna" }, "changes", 0, "replaced\tPlayera Test\tNew Anna\tII.4.2" },
  { 12, "an entry after the lots", "ru-chess-988", EVENT_PLAYERS, { "/entry number --by lot --seed 5", "/entry add Late Comer" }, "/entry list", 0, "5\tLate Comer" },
  { 12, "the lots again", "ru-chess-988", EVENT_PLAYERS, { "/entry number --by lot --seed 5", "/entry add Late Comer" }, "/entry number --by lot --seed 6", 3, "Name those who agreed [31.4]" },
  { 13, "no class", "ua-chess-2026", EVENT_PLAYERS, { "all-seen", "unseen 1 class", "admit 2 3 4" }, "admit 1", 1, "class and status [II.5.2]" },
  { 13, "not decided at round 1", "ua-chess-2026", EVENT_PLAYERS, { "all-seen", "admit 2 3 4" }, "/pair", 1, "has not admitted Playera Test yet" },
  { 14, "one too many", "ru-chess-988", EVENT_PLAYERS, { "set-quotas everybody_=_3", "all-seen", "admit 1 2 3" }, "admit 4", 1, "[II.2.8]. Refuse, or put right what is entered" },
  { 14, "one too many, on condition", "ru-chess-988", EVENT_PLAYERS, { "set-quotas everybody_=_3", "all-seen", "admit 1 2 3" }, "admit 4 --until 2026-03-02 --ground Policy", 1, "[II.2.8]" },
  { 15, "no ground", "ru-chess-988", EVENT_PLAYERS, { NULL }, "refuse 1 --ground  --article II.3.3", 3, "A refusal needs its ground" },
  { 16, "the protocol", "ru-chess-988", EVENT_PLAYERS, { "refuse 2 --ground Unfit --article 29.5", "reopen 2", "refuse 3 --ground Unfit --article 29.5" }, "/report admission --lang en", 0, "Refused 1" },
  { 17, "the distance regulation", "fide-2009", EVENT_BARE, { "/regulation --adopt distance-team" }, "/regulation missing", 1, "default-time" },
  { 18, "rapid without a regime", "ru-chess-988", EVENT_PLAYERS, { "/tournament edit --discipline rapid" }, "/regulation missing", 1, "13.5" },
  { 19, "the report", "ru-chess-988", EVENT_PLAYERS, { DATES }, "/due list", 0, "by 2 December 2026" },
  { 20, "the report elsewhere", "ua-chess-2026", EVENT_PLAYERS, { DATES }, "/due list", 0, "set by law: enter the day" },
  { 21, "a telephone", "ru-chess-988", EVENT_PLAYERS, { DATES, "all-seen", "admit", "/pair --publish", "/incident add --incident device-carried --round 1 --board 1 --player white" }, "/due list", 0, "at once" },
  { 22, "a team removed", "ru-chess-988", EVENT_PLAYERS, { NULL }, "!ruleset show ru-chess-988", 0, "withdrawal.team-removed=annul\t22" },
  { 22, "half a team", "ru-chess-988", EVENT_PLAYERS, { NULL }, "!ruleset show ru-chess-988", 0, "teams.present-percent-min=50\t22" },
  { 23, "a photograph", "ua-chess-2026", EVENT_PLAYERS, { NULL }, "!ruleset show ua-chess-2026", 0, "conduct.photography-flash-only=yes\tIV.8.3" },
  { 24, "a play-off at once", "ru-chess-988", EVENT_PLAYERS, { NULL }, "!ruleset show ru-chess-988", 0, "play-off.pause-seconds=1800\t39.8.2" },
  { 25, "the second game", "ua-draughts-64", EVENT_PLAYERS, { NULL }, "!dial --ruleset ua-draughts-64 --periods 45 --games 2", 0, "pause=300-600 article=IV.9.5.6" },
  { 27, "a display", "ru-chess-988", EVENT_BARE, { DISPLAY }, "/report display --round 1 --lang en", 0, "simultaneous display\nExhibitor" },
  { 27, "a display is not rated", "ru-chess-988", EVENT_BARE, { DISPLAY }, "/export", 1, "is a simultaneous display: it is not rated" },
  { 28, "five moves", "ru-chess-988", EVENT_PLAYERS, { NULL }, "!rule --ruleset ru-chess-988 --discipline classical --incident colours-reversed --set irregularities.colours-moves=5", 0, "lapses=moves:5" },
};

/* Runs a command of admission, behind a stroke another one on the file, behind an exclamation mark one without a file. "BANS" is
 * a list of who is disqualified. */
static int
run_line (CtlFixture *self,
          const char *line,
          char      **said)
{
  g_auto (GStrv) words = g_strsplit (strchr ("/!", *line) != NULL ? line + 1 : line, " ", -1);
  g_autofree char *bans = g_build_filename (self->folder, "bans.txt", NULL);
  const char      *arguments[16] = { NULL };
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  gsize            n = 0;
  gsize            first = *line == '/' ? 1 : 0;
  int              status;

  if (*line != '!')
    {
      arguments[n++] = *line == '/' ? words[0] : "admission";
      arguments[n++] = self->file;
    }
  for (gsize i = first; words[i] != NULL; i++)
    arguments[n++] = strcmp (words[i], "BANS") == 0 ? bans : g_strdelimit (words[i], "_", ' ');
  g_assert_true (g_file_set_contents (bans, "Banned Bill; ; all-roles; ; ; decision 5\n", -1, NULL));
  status = ctl_run (arguments, NULL, &output, &errors);
  if (said != NULL)
    *said = g_strconcat (output != NULL ? output : "", errors != NULL ? errors : "", NULL);
  return status;
}

static gboolean
agrees (CtlFixture  *self,
        const Check *check)
{
  g_autofree char *said = NULL;
  gboolean         ok;
  int              status;

  g_remove (self->file);
  make_event (self, check->ruleset, check->event);
  for (gsize k = 0; k < G_N_ELEMENTS (check->given) && check->given[k] != NULL; k++)
    if (run_line (self, check->given[k], &said) != 0)
      g_error ("check %d, %s: %s: %s", check->number, check->what, check->given[k], said);
    else
      g_clear_pointer (&said, g_free);
  status = run_line (self, check->command, &said);
  ok = status == check->exit && strstr (said, check->answer) != NULL;
  g_test_message ("check %d, %s: %s", check->number, check->what, ok ? "agrees" : "DIFFERS");
  if (!ok)
    g_test_message ("exit %d, %s", status, said);
  return ok;
}

static gboolean
is_bishop_pair (const char *rank)
{
  const char *first = strchr (rank, 'b');

  return first != NULL && (strchr (first + 1, 'b') - first) % 2 == 1;
}

/* Check 26: of 10,000 draws each is one of the 960 positions, king between rooks, bishops on squares of two colours. */
static gboolean
draws_agree (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (26);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean ok = TRUE;

  for (int i = 0; i < 10000; i++)
    {
      g_autofree char *fen = zh_chess960_format_start (g_rand_int_range (rand, 0, ZH_CHESS960_N_POSITIONS));
      g_autofree char *rank = g_strndup (fen, 8);
      const char      *rook = strchr (rank, 'r');
      const char      *king = strchr (rank, 'k');

      ok = ok && rook != NULL && king != NULL && rook < king && strchr (king, 'r') != NULL && is_bishop_pair (rank);
      g_hash_table_add (seen, g_steal_pointer (&rank));
    }
  g_test_message ("check 26, Chess960: %u positions were drawn", g_hash_table_size (seen));
  return ok && g_hash_table_size (seen) <= ZH_CHESS960_N_POSITIONS;
}

/* A check with several lines agrees where all of them do. */
static void
test_checks (CtlFixture   *self,
             gconstpointer data)
{
  gboolean asked[N_CHECKS + 1] = { FALSE };
  gboolean failed[N_CHECKS + 1] = { FALSE };
  guint    n_agree = 0;

  ctl_fixture_init (self);
  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      asked[checks[i].number] = TRUE;
      failed[checks[i].number] |= !agrees (self, &checks[i]);
    }
  asked[26] = TRUE;
  failed[26] = !draws_agree ();
  for (int i = 1; i <= N_CHECKS; i++)
    {
      n_agree += asked[i] && !failed[i];
      g_assert_true (asked[i]);
      g_assert_false (failed[i]);
    }
  g_test_message ("checks that agree: %u of %d", n_agree, N_CHECKS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/admission-checks/table", CtlFixture, NULL, NULL, test_checks, ctl_fixture_tear_down);
  return g_test_run ();
}
