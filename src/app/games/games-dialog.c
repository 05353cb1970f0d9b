#include "config.h"

#include "games-dialog.h"

#include <glib/gi18n.h>

#include "board-folder.h"
#include "desk-game-list.h"
#include "feedback.h"
#include "file-asking.h"
#include "long-work.h"
#include "outside-file.h"
#include "text-lines.h"

#define SESSION_KEY "zh-session"
#define LIST_HEIGHT 240

/* Games listed; a round with more is looked at by its first ones. */
#define MAX_LISTED 500

/* How far the reading is when the file is there, of ZH_PROGRESS_WHOLE. */
#define FETCHED 200

/* "12. Hnativ – Diachuk, the file says 1-0", or why a game is left out. */
static GtkWidget *
make_list (const GPtrArray *games)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (guint i = 0; i < MIN (games->len, MAX_LISTED); i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);

      g_string_append (text, i > 0 ? "\n" : "");
      if (*game->problem != '\0')
        g_string_append_printf (text, "✗ %s: %s", game->title, game->problem);
      else if (*game->note != '\0')
        g_string_append_printf (text, "%d. %s, %s", game->board, game->title, game->note);
      else
        g_string_append_printf (text, "%d. %s", game->board, game->title);
    }
  if (games->len > MAX_LISTED)
    g_string_append_printf (text, ngettext ("\n… and %u line more", "\n… and %u lines more", games->len - MAX_LISTED), games->len - MAX_LISTED);
  gtk_label_set_text (GTK_LABEL (label), text->str);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  return scroller;
}

static guint
count_taken (const GPtrArray *games)
{
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += *((const ZhListedGame *) g_ptr_array_index (games, i))->problem == '\0';
  return n;
}

/* Keeping them */

typedef struct
{
  ZhSession *session;
  gint64     tournament_id;
  int        round;
  char      *text;
} Keeping;

static void
keeping_free (gpointer data)
{
  Keeping *self = data;

  g_object_unref (self->session);
  g_free (self->text);
  g_free (self);
}

/* The results of the file stand in question until somebody takes them with a key. */
static void
kept_cb (GtkWidget *widget,
         gpointer   data)
{
  Keeping *self = data;

  if (zh_session_get_tournament_id (self->session) == self->tournament_id && zh_session_get_round_number (self->session) == self->round)
    zh_board_folder_look_again (zh_board_folder_get (self->session));
}

static ZhChange *
keep_games (ZhDesk           *desk,
            gpointer          data,
            const ZhProgress *progress,
            GError          **error)
{
  Keeping *self = data;

  return zh_desk_keep_games (desk, self->tournament_id, self->round, self->text, error);
}

static void
answered_cb (GtkWidget  *parent,
             const char *response,
             GObject    *dialog)
{
  static const ZhLongAct act = { N_ ("Keeping the Games"), N_ ("The games were not kept"), keep_games, kept_cb, keeping_free };
  ZhSession             *session = g_object_get_data (dialog, SESSION_KEY);
  Keeping               *keeping;

  if (!g_str_equal (response, "keep"))
    return;
  keeping = g_new0 (Keeping, 1);
  keeping->session = g_object_ref (session);
  keeping->tournament_id = zh_session_get_tournament_id (session);
  keeping->round = zh_session_get_round_number (session);
  keeping->text = g_strdup (g_object_get_data (dialog, "text"));
  zh_long_act_start (parent, session, &act, keeping);
}

static void
ask (GtkWindow  *parent,
     ZhSession  *session,
     int         round,
     const char *text,
     GPtrArray  *games)
{
  guint            n = count_taken (games);
  g_autofree char *heading = g_strdup_printf (ngettext ("Keep the Moves of %1$u Game of Round %2$d?", "Keep the Moves of %1$u Games of Round %2$d?", n), n, round);
  g_autofree char *body = g_strdup_printf (ngettext ("%u game of the file is left out.", "%u games of the file are left out.", games->len - n), games->len - n);
  GtkWidget       *dialog = adw_message_dialog_new (parent, heading, games->len > n ? body : "");

  g_object_set_data_full (G_OBJECT (dialog), "text", g_strdup (text), g_free);
  g_object_set_data_full (G_OBJECT (dialog), SESSION_KEY, g_object_ref (session), g_object_unref);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), make_list (games));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "keep", _ ("_Keep"), NULL);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "keep", n > 0);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), n > 0 ? "keep" : "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), parent, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Reading them */

typedef struct
{
  GFile         *file; /* NULL where the text is there already */
  char          *text;
  ZhSession     *session;
  ZhCompetition *competition;
  ZhTournament  *tournament;
  int            round;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_clear_object (&self->file);
  g_free (self->text);
  g_object_unref (self->session);
  zh_competition_unref (self->competition);
  zh_tournament_unref (self->tournament);
  g_free (self);
}

static gpointer
read_games (gpointer          data,
            const ZhProgress *progress,
            GError          **error)
{
  Reading   *self = data;
  ZhProgress fetching = zh_progress_part (progress, 0, FETCHED);
  ZhProgress matching = zh_progress_part (progress, FETCHED, ZH_PROGRESS_WHOLE);
  g_autoptr (GBytes) bytes = self->file != NULL ? zh_outside_file_read (self->file, &fetching, error) : NULL;

  if (bytes != NULL)
    self->text = zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error);
  return self->text != NULL ? zh_games_match (self->competition, self->tournament, self->round, self->text, &matching, error) : NULL;
}

static void
games_read_cb (GtkWidget    *widget,
               gpointer      data,
               gpointer      result,
               const GError *error)
{
  Reading *self = data;
  g_autoptr (GPtrArray) games = result;

  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (games == NULL)
    zh_feedback_error (widget, _ ("The games were not kept"), error);
  else
    ask (GTK_WINDOW (widget), self->session, self->round, self->text, games);
}

static void
start_reading (GtkWindow  *parent,
               ZhSession  *session,
               GFile      *file,
               const char *text)
{
  static const ZhLongWork work = { N_ ("Reading the Games"), read_games, games_read_cb, reading_free };
  Reading                *reading = g_new0 (Reading, 1);

  g_set_object (&reading->file, file);
  reading->text = g_strdup (text);
  reading->session = g_object_ref (session);
  reading->competition = zh_competition_ref ((ZhCompetition *) zh_session_get_competition (session));
  reading->tournament = zh_tournament_ref ((ZhTournament *) zh_session_get_tournament (session));
  reading->round = zh_session_get_round_number (session);
  zh_long_work_start (GTK_WIDGET (parent), &work, reading);
}

void
zh_games_dialog_show (GtkWindow  *parent,
                      ZhSession  *session,
                      const char *text)
{
  start_reading (parent, session, NULL, text);
}

static void
chosen_cb (GtkWindow            *parent,
           GFile                *file,
           GtkFileChooserNative *chooser)
{
  start_reading (parent, g_object_get_data (G_OBJECT (chooser), SESSION_KEY), file, NULL);
}

void
zh_games_dialog_choose_file (GtkWindow *parent,
                             ZhSession *session)
{
  GtkFileChooserNative *chooser = zh_file_asking_show (GTK_WIDGET (parent), _ ("Games of the Round: PGN or PDN"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                       _ ("_Open"), NULL, G_CALLBACK (chosen_cb));

  g_object_set_data_full (G_OBJECT (chooser), SESSION_KEY, g_object_ref (session), g_object_unref);
}
