#include "config.h"

#include "kept-notice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "desk-competition.h"
#include "errors.h"
#include "feedback.h"
#include "kept-settings.h"
#include "ruleset-defaults.h"

/* The tournaments that are to follow the rule, one after the other: where points already won would
 * change, that one is asked about with names and numbers. */
typedef struct
{
  GtkWidget *widget;
  ZhSession *session;
  char      *key; /* nullable */
  GArray    *ids; /* (element-type gint64): those still to come */
  GtkWidget *reason;
} Following;

static void
following_free (Following *self)
{
  g_object_unref (self->widget);
  g_object_unref (self->session);
  g_array_unref (self->ids);
  g_free (self->key);
  g_free (self);
}

static void follow_next (Following  *self,
                         const char *reason);

static void
reason_given_cb (AdwMessageDialog *dialog,
                 const char       *response,
                 Following        *self)
{
  g_autofree char *reason = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason)));

  if (g_strcmp0 (response, "change") != 0)
    {
      g_array_remove_index (self->ids, 0);
      follow_next (self, NULL);
      return;
    }
  follow_next (self, reason);
}

/* What would change by name and number, and the reason that the journal keeps. */
static void
ask_for_reason (Following  *self,
                const char *consequences)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (self->widget)), _ ("Change Points Already Won?"), consequences);

  self->reason = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->reason), _ ("Reason"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reason), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Reason"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), self->reason);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep as It Is"), "change", _ ("_Change the Points"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "change", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_signal_connect (dialog, "response", G_CALLBACK (reason_given_cb), self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static ZhChange *
follow (const Following *self,
        gint64           id,
        const char      *reason,
        GError         **error)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  const ZhTournament  *tournament = zh_competition_find_tournament (competition, id);
  g_autoptr (ZhRuleset) rules = tournament != NULL ? zh_competition_load_ruleset (competition, error) : NULL;
  g_autoptr (ZhTournamentChoices) choices = rules != NULL ? zh_tournament_choices_new_by_rules (tournament, rules, self->key) : NULL;

  return choices != NULL ? zh_desk_edit_tournament (zh_session_get_desk (self->session), id, choices, reason, error) : NULL;
}

static void
follow_next (Following  *self,
             const char *reason)
{
  while (self->ids->len > 0)
    {
      g_autoptr (GError) error = NULL;
      ZhChange *change = follow (self, g_array_index (self->ids, gint64, 0), reason, &error);

      if (change == NULL && g_error_matches (error, ZH_ERROR, ZH_ERROR_REFUSED))
        {
          ask_for_reason (self, error->message);
          return;
        }
      zh_feedback_act (self->widget, self->session, change, _ ("The tournament was not changed"), error);
      g_array_remove_index (self->ids, 0);
      reason = NULL;
    }
  following_free (self);
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             Following        *self)
{
  if (g_strcmp0 (response, "change") == 0)
    follow_next (self, NULL);
  else
    following_free (self);
}

/* All tournaments for which the rule does not hold now. */
static Following *
following_new (GtkWidget  *widget,
               ZhSession  *session,
               const char *key)
{
  g_autoptr (GPtrArray) kept = zh_competition_list_kept (zh_session_get_competition (session), key);
  Following *self = g_new0 (Following, 1);

  self->widget = g_object_ref (widget);
  self->session = g_object_ref (session);
  self->key = g_strdup (key);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < kept->len; i++)
    g_array_append_val (self->ids, ((const ZhTournament *) g_ptr_array_index (kept, i))->id);
  return self;
}

void
zh_kept_notice_show (GtkWidget  *widget,
                     ZhSession  *session,
                     const char *key)
{
  g_autofree char *sentence = zh_competition_format_kept_settings (zh_session_get_competition (session), key, zh_language_get_screen ());
  GtkWidget       *dialog;

  if (sentence == NULL)
    return;
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("The Rule Holds for New Tournaments"), sentence);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Keep Them as They Are"), "change", _ ("C_hange Them Too"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), following_new (widget, session, key));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_kept_notice_follow (GtkWidget  *widget,
                       ZhSession  *session,
                       const char *key)
{
  follow_next (following_new (widget, session, key), NULL);
}

typedef struct
{
  GtkWidget *asker; /* weak */
  ZhKeptAct  act;
} Asked;

static void
asked_free (gpointer  data,
            GClosure *closure)
{
  Asked *self = data;

  g_clear_weak_pointer (&self->asker);
  g_free (self);
}

static void
asked_cb (AdwMessageDialog *dialog,
          const char       *response,
          Asked            *self)
{
  if (g_str_equal (response, "cancel") || self->asker == NULL)
    return;
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL); /* the act may end its parent, and it would look for it */
  self->act (self->asker, g_str_equal (response, "all"));
}

void
zh_kept_notice_ask (GtkWidget  *asker,
                    ZhSession  *session,
                    const char *key,
                    const char *value,
                    ZhKeptAct   act)
{
  g_autoptr (GPtrArray) keeping = zh_competition_list_keeping (zh_session_get_competition (session), key, value);
  g_autoptr (GString) names = g_string_new (NULL);
  Asked     *asked;
  GtkWidget *dialog;

  if (keeping->len == 0)
    {
      act (asker, FALSE);
      return;
    }
  for (guint i = 0; i < keeping->len; i++)
    g_string_append_printf (names, i > 0 ? ", %s" : "%s", ((const ZhTournament *) g_ptr_array_index (keeping, i))->name);
  asked = g_new0 (Asked, 1);
  asked->act = act;
  g_set_weak_pointer (&asked->asker, asker);
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (asker)), _ ("Change the Rule for Which Tournaments?"), NULL);
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog), _ ("It holds for tournaments made from now on. These were made before and have settings of their own: %s"), names->str);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "new", _ ("For _New Ones"), "all", _ ("For _These Too"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "new");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (asked_cb), asked, asked_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
