#include "config.h"

#include "entry-acts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bye-notes.h"
#include "desk-entries.h"
#include "feedback.h"
#include "game-account.h"
#include "next-step.h"
#include "ruleset-defaults.h"
#include "words.h"

/* A bye that was asked about. */
typedef struct
{
  GtkWidget    *widget; /* weak */
  ZhSession    *session;
  gint64        entry_id;
  int           round;
  ZhPairingKind kind;
} Bye;

static void
bye_free (gpointer  data,
          GClosure *closure)
{
  Bye *bye = data;

  g_clear_weak_pointer (&bye->widget);
  g_object_unref (bye->session);
  g_free (bye);
}

static void
give (const Bye *bye)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change =
      zh_desk_set_absence (zh_session_get_desk (bye->session), bye->entry_id, bye->round, bye->kind, &error);

  zh_feedback_act (bye->widget, bye->session, change, _ ("The absence was not stored"), error);
}

static void
bye_answered_cb (AdwMessageDialog *dialog,
                 const char       *response,
                 gpointer          data)
{
  const Bye *bye = data;

  if (g_str_equal (response, "give") && bye->widget != NULL && zh_session_get_desk (bye->session) != NULL)
    give (bye);
}

void
zh_entry_acts_set_absence (GtkWidget    *widget,
                           ZhSession    *session,
                           gint64        entry_id,
                           int           round,
                           ZhPairingKind kind)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhEntry      *entry = zh_tournament_find_entry (tournament, entry_id);
  g_autofree char    *note = entry != NULL ? zh_entry_dup_bye_note (tournament, entry, round, kind, zh_language_get_screen ()) : g_strdup ("");
  Bye                *bye = g_new0 (Bye, 1);
  GtkWidget          *dialog;

  *bye = (Bye){ NULL, g_object_ref (session), entry_id, round, kind };
  g_set_weak_pointer (&bye->widget, widget);
  if (*note == '\0')
    {
      give (bye);
      bye_free (bye, NULL);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Give One More Bye?"), note);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "give", _ ("_Give the Bye"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (bye_answered_cb), bye, bye_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static ZhChange *
withdraw (ZhDesk             *desk,
          const ZhTournament *tournament,
          gint64              entry_id,
          GError            **error)
{
  return zh_desk_withdraw_entry (desk, entry_id, ZH_ENTRY_WITHDRAWN, zh_tournament_count_paired_rounds (tournament), NULL, error);
}

static ZhChange *
reinstate (ZhDesk             *desk,
           const ZhTournament *tournament,
           gint64              entry_id,
           GError            **error)
{
  return zh_desk_reinstate_entry (desk, entry_id, NULL, error);
}

static ZhChange *
remove_entry (ZhDesk             *desk,
              const ZhTournament *tournament,
              gint64              entry_id,
              GError            **error)
{
  return zh_desk_remove_entry (desk, entry_id, error);
}

static const struct
{
  const char *act;
  const char *failed;
  ZhChange *(*run) (ZhDesk             *desk,
                    const ZhTournament *tournament,
                    gint64              entry_id,
                    GError            **error);
} acts[] = {
  { "withdraw", N_ ("The entry was not withdrawn"), withdraw },
  { "reinstate", N_ ("The entry was not reinstated"), reinstate },
  { "remove", N_ ("The entry was not removed"), remove_entry },
};

/* For the next round. */
static const struct
{
  const char   *act;
  ZhPairingKind kind;
} absences[] = {
  { "absent", ZH_PAIRING_ZERO_BYE },
  { "half-bye", ZH_PAIRING_HALF_BYE },
  { "plays", ZH_PAIRING_GAME },
};

/* A leaving that was asked about. */
typedef struct
{
  GtkWidget *widget; /* weak */
  ZhSession *session;
  gint64     entry_id;

  GtkCheckButton *uncounted; /* of the dialog; NULL where the rules let finished games count */
} Leaving;

static void
leaving_free (gpointer  data,
              GClosure *closure)
{
  Leaving *leaving = data;

  g_clear_weak_pointer (&leaving->widget);
  g_object_unref (leaving->session);
  g_free (leaving);
}

static void
leaving_answered_cb (AdwMessageDialog *dialog,
                     const char       *response,
                     Leaving          *leaving)
{
  g_autoptr (GError) error = NULL;
  int       unfinished;
  int       after = zh_tournament_count_paired_rounds (zh_session_get_tournament (leaving->session));
  ZhChange *change;

  if (!zh_words_find (zh_unfinished_words, response, &unfinished) || leaving->widget == NULL)
    return;
  change = zh_desk_withdraw_by_post (zh_session_get_desk (leaving->session), leaving->entry_id, ZH_ENTRY_WITHDRAWN, after, (ZhUnfinished) unfinished,
                                     leaving->uncounted != NULL && gtk_check_button_get_active (leaving->uncounted), NULL, &error);
  zh_feedback_act (leaving->widget, leaving->session, change, _ ("The entry was not withdrawn"), error);
}

/* Some rules let the arbiter leave the finished games uncounted (draughts V.8.2). */
static void
add_uncounted (GtkWidget            *dialog,
               const ZhAccountRules *rules,
               Leaving              *leaving)
{
  g_autofree char *label = g_strdup_printf (_ ("The _finished games do not count [%s]"), rules->leaver_uncounted.article);

  leaving->uncounted = GTK_CHECK_BUTTON (gtk_check_button_new_with_mnemonic (label));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), GTK_WIDGET (leaving->uncounted));
}

/* By correspondence the arbiter says what becomes of the unfinished games, of what the rules know. */
static gboolean
ask_unfinished (GtkWidget *widget,
                ZhSession *session,
                gint64     entry_id)
{
  static const char *const labels[ZH_N_UNFINISHED] = {
    [ZH_UNFINISHED_LOST] = NC_ ("unfinished games", "_Lose Them"),
    [ZH_UNFINISHED_ADJUDICATED] = NC_ ("unfinished games", "_Adjudicate Them"),
    [ZH_UNFINISHED_STRUCK] = NC_ ("unfinished games", "_Strike Them Out"),
  };
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
  const char      *article = NULL;
  g_autofree char *body = NULL;
  Leaving         *leaving;
  GtkWidget       *dialog;

  for (int i = ZH_UNFINISHED_LOST; rules != NULL && i < ZH_N_UNFINISHED && article == NULL; i++)
    article = zh_account_word_holds (&rules->leaving[i]) ? rules->leaving[i].article : NULL;
  if (article == NULL)
    return FALSE;
  body = g_strdup_printf (zh_account_word_holds (&rules->leaver_uncounted) ? _ ("What becomes of the unfinished games? The arbiter weighs the reason for leaving [%s].")
                                                                           : _ ("What becomes of the unfinished games? Finished games count. The arbiter weighs the reason for leaving [%s]."),
                          article);
  leaving = g_new0 (Leaving, 1);
  *leaving = (Leaving){ NULL, g_object_ref (session), entry_id, NULL };
  g_set_weak_pointer (&leaving->widget, widget);
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Leaving an Event by Correspondence"), body);
  for (int i = ZH_UNFINISHED_LOST; i < ZH_N_UNFINISHED; i++)
    if (zh_account_word_holds (&rules->leaving[i]))
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), zh_unfinished_words[i], g_dpgettext2 (NULL, "unfinished games", labels[i]));
  if (zh_account_word_holds (&rules->leaver_uncounted))
    add_uncounted (dialog, rules, leaving);
  /* In a narrow dialog the last answer lies on top, and the focus with it. */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (leaving_answered_cb), leaving, leaving_free, 0);
  gtk_window_set_focus (GTK_WINDOW (dialog), gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

void
zh_entry_acts_do (GtkWidget  *widget,
                  ZhSession  *session,
                  const char *act,
                  gint64      entry_id)
{
  int next = zh_tournament_count_paired_rounds (zh_session_get_tournament (session)) + 1;

  if (g_str_equal (act, "withdraw") && zh_session_get_tournament (session)->play == ZH_PLAY_CORRESPONDENCE && ask_unfinished (widget, session, entry_id))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (absences); i++)
    if (g_str_equal (absences[i].act, act))
      zh_entry_acts_set_absence (widget, session, entry_id, next, absences[i].kind);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].act, act))
      {
        g_autoptr (GError) error = NULL;
        ZhChange *change =
            acts[i].run (zh_session_get_desk (session), zh_session_get_tournament (session), entry_id, &error);

        zh_feedback_act (widget, session, change, gettext (acts[i].failed), error);
      }
}

static void
append (GMenu      *menu,
        const char *label,
        const char *act,
        gint64      entry_id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.do-with-entry", "(sx)", act, entry_id);
  g_menu_append_item (menu, item);
}

static void
append_next_round (GMenu              *menu,
                   const ZhTournament *tournament,
                   const ZhEntry      *entry)
{
  int              round = zh_tournament_count_paired_rounds (tournament) + 1;
  int              n_planned = zh_tournament_count_planned_rounds (tournament);
  ZhPairingKind    kind = ZH_PAIRING_GAME;
  g_autofree char *plays = g_strdup_printf (_ ("_Plays Round %d"), round);
  g_autofree char *absent = g_strdup_printf (_ ("_Absent in Round %d"), round);
  g_autofree char *half = g_strdup_printf (_ ("_Half-Point Bye in Round %d"), round);

  if (n_planned > 0 && round > n_planned)
    return;
  if (zh_entry_get_absence (entry, round, &kind))
    append (menu, plays, "plays", entry->id);
  if (kind != ZH_PAIRING_ZERO_BYE)
    append (menu, absent, "absent", entry->id);
  if (kind != ZH_PAIRING_HALF_BYE)
    append (menu, half, "half-bye", entry->id);
}

GMenuModel *
zh_entry_acts_make_menu (const ZhTournament *tournament,
                         gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);
  GMenu         *menu = g_menu_new ();

  if (entry == NULL)
    return G_MENU_MODEL (menu);
  append (menu, _ ("_Details (F4)"), "details", entry_id);
  append (menu, _ ("_Fixed Board…"), "fixed-board", entry_id);
  if (entry->status != ZH_ENTRY_PLAYING)
    append (menu, _ ("Re_instate"), "reinstate", entry_id);
  else
    {
      append_next_round (menu, tournament, entry);
      if (zh_tournament_count_paired_rounds (tournament) > 0)
        append (menu, _ ("_Withdraw"), "withdraw", entry_id);
      else
        append (menu, _ ("Re_move"), "remove", entry_id);
    }
  return G_MENU_MODEL (menu);
}
