#include "config.h"

#include "work-testing.h"

#include <glib/gi18n.h>

#include "feedback.h"
#include "long-work.h"
#include "ruleset-defaults.h"
#include "scrolled-text.h"
#include "work-tests.h"

/* The file as it is when the test begins: nothing in it is changed any more, acts make another. */
typedef struct
{
  ZhCompetition      *competition;
  const ZhTournament *tournament; /* of it */
  const ZhWorkRecord *work;       /* of that */
} Testing;

typedef struct
{
  ZhWorkTests *tests;
  gboolean     stopped; /* by the user */
} Answer;

static void
testing_free (gpointer data)
{
  Testing *self = data;

  zh_competition_unref (self->competition);
  g_free (self);
}

static gpointer
run (gpointer          data,
     const ZhProgress *progress,
     GError          **error)
{
  Testing *self = data;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (self->competition, NULL);
  ZhWorkTests *tests = zh_work_tests_run (self->competition, self->tournament, self->work, ruleset, zh_language_get_screen (),
                                          ZH_WORK_TESTS_LIMIT, progress, error);
  Answer      *answer;

  if (tests == NULL)
    return NULL;
  answer = g_new0 (Answer, 1);
  answer->tests = tests;
  answer->stopped = !tests->finished && g_cancellable_is_cancelled (progress->cancellable);
  return answer;
}

static const char *
get_heading (const Answer *answer)
{
  if (answer->stopped)
    return _ ("Work %s: Stopped before the End");
  return zh_work_tests_pass (answer->tests) ? _ ("Work %s: Nothing Found against It") : _ ("Work %s: Look at It Again");
}

static void
show (GtkWindow          *window,
      const ZhWorkRecord *work,
      const Answer       *answer)
{
  g_autofree char *heading = g_strdup_printf (get_heading (answer), work->code);
  g_autofree char *text = zh_work_tests_format (answer->tests, zh_language_get_screen ());
  GtkWidget       *dialog = adw_message_dialog_new (window, heading, NULL);

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), zh_scrolled_text_new (text));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
done_cb (GtkWidget    *widget,
         gpointer      data,
         gpointer      result,
         const GError *error)
{
  Testing *self = data;
  Answer  *answer = result;
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && answer == NULL)
    zh_feedback_error (widget, _ ("The work was not tested"), error);
  else if (root != NULL)
    show (GTK_WINDOW (root), self->work, answer);
  if (answer != NULL)
    zh_work_tests_free (answer->tests);
  g_free (answer);
}

void
zh_work_testing_start (GtkWidget          *widget,
                       ZhSession          *session,
                       const ZhWorkRecord *work)
{
  static const ZhLongWork long_work = { N_ ("Testing the Work"), run, done_cb, testing_free };
  Testing                *self = g_new0 (Testing, 1);

  self->competition = zh_competition_ref ((ZhCompetition *) zh_session_get_competition (session));
  self->tournament = zh_session_get_tournament (session);
  self->work = work;
  zh_long_work_start (widget, &long_work, self);
}
