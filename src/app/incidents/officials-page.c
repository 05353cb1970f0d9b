#include "config.h"

#include "officials-page.h"

#include <glib/gi18n.h>

#include "boards-sheet.h"
#include "desk-officials.h"
#include "feedback.h"
#include "official-roles.h"
#include "official-sheet.h"
#include "playing-officials.h"
#include "ruleset-defaults.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_OFFICE, 24 },
  { ZH_COL_NAME, 28, TRUE },
  { ZH_COL_OFFICIAL_CATEGORY, 12 },
  { ZH_COL_FEDERATION, 14 },
  { ZH_COL_ROUND_BOARDS, 18 },
  { ZH_COL_ALL_BOARDS, 22 },
};

struct _ZhOfficialsPage
{
  ZhRegisterPage parent_instance;

  GtkLabel *norms;
};

G_DEFINE_FINAL_TYPE (ZhOfficialsPage, zh_officials_page, ZH_TYPE_REGISTER_PAGE)

static ZhRecord *
make_record (const ZhCompetition *competition,
             const ZhOfficial    *official,
             gint64               tournament_id,
             int                  round,
             int                  rank)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhRecord         *record = zh_record_new_with (official->id, columns, G_N_ELEMENTS (columns));
  const char       *office = zh_official_role_format (official->role, language);
  g_autofree char  *boards = zh_competition_format_boards (competition, official->id, tournament_id, MAX (round, 1), language);

  zh_record_take_label (record, g_strdup_printf (_ ("%1$s, %2$s, boards: %3$s"), office, official->name, *boards != '\0' ? boards : _ ("none")));
  zh_record_put_sorted (record, ZH_COL_OFFICE, g_strdup (office), rank);
  zh_record_put (record, ZH_COL_NAME, g_strdup (official->name));
  zh_record_put (record, ZH_COL_OFFICIAL_CATEGORY, g_strdup (official->category));
  zh_record_put (record, ZH_COL_FEDERATION, g_strdup (official->federation));
  zh_record_put (record, ZH_COL_ROUND_BOARDS, g_steal_pointer (&boards));
  zh_record_put (record, ZH_COL_ALL_BOARDS, zh_competition_format_boards (competition, official->id, tournament_id, 0, language));
  return record;
}

/* Everybody but the committee, by rank. */
static void
add_records (ZhRegisterPage      *self,
             const ZhCompetition *competition,
             const ZhTournament  *tournament,
             GPtrArray           *records)
{
  const char *const *roles = zh_official_roles_get_all ();

  for (int rank = 0; roles[rank] != NULL; rank++)
    for (guint i = 0; i < competition->officials->len; i++)
      {
        const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

        if (g_strcmp0 (official->role, roles[rank]) == 0 && !zh_official_role_is_committee (official->role))
          g_ptr_array_add (records, make_record (competition, official, tournament != NULL ? tournament->id : 0, zh_session_get_round_number (zh_page_get_session (ZH_PAGE (self))), rank));
      }
}

/* Each norm of the rules: kept, not kept, or only recommended. */
static void
show_norms (ZhOfficialsPage *self)
{
  ZhSession           *session = zh_page_get_session (ZH_PAGE (self));
  const ZhCompetition *competition = zh_session_get_competition (session);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GArray) norms = rules != NULL ? zh_competition_check_panel (competition, zh_session_get_tournament (session), zh_session_get_round_number (session), rules) : NULL;
  g_auto (GStrv) playing = zh_competition_dup_playing_officials (competition, NULL, zh_language_get_screen ());
  g_auto (GStrv) elders = zh_competition_dup_strange_elders (competition, zh_language_get_screen ());
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; norms != NULL && i < norms->len; i++)
    {
      const ZhPanelNorm *norm = &g_array_index (norms, ZhPanelNorm, i);
      g_autofree char   *sentence = zh_panel_norm_format (norm, zh_language_get_screen ());

      g_string_append_printf (text, "%s%s %s", i > 0 ? "\n" : "", norm->kept ? "✓" : norm->is_wish ? "○"
                                                                                                   : "⚠",
                              sentence);
    }
  for (char **sentence = playing; *sentence != NULL; sentence++)
    g_string_append_printf (text, "%s⚠ %s", text->len > 0 ? "\n" : "", *sentence);
  for (char **sentence = elders; *sentence != NULL; sentence++)
    g_string_append_printf (text, "%s⚠ %s", text->len > 0 ? "\n" : "", *sentence);
  gtk_label_set_text (self->norms, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->norms), text->len > 0);
}

static gint64
get_selected (ZhOfficialsPage *self)
{
  return zh_register_page_get_selected (ZH_REGISTER_PAGE (self));
}

static void
present (GtkWidget   *widget,
         ZhFormSheet *sheet)
{
  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
}

static void
boards_action (GtkWidget *widget)
{
  present (widget, zh_boards_sheet_new (GTK_WINDOW (gtk_widget_get_root (widget)), zh_page_get_session (ZH_PAGE (widget)), get_selected (ZH_OFFICIALS_PAGE (widget))));
}

static void
edit_action (GtkWidget *widget)
{
  present (widget, zh_official_sheet_new (GTK_WINDOW (gtk_widget_get_root (widget)), zh_page_get_session (ZH_PAGE (widget)), get_selected (ZH_OFFICIALS_PAGE (widget)), ZH_OFFICES_ALL));
}

static void
add_action (GtkWidget *widget)
{
  present (widget, zh_official_sheet_new (GTK_WINDOW (gtk_widget_get_root (widget)), zh_page_get_session (ZH_PAGE (widget)), 0, ZH_OFFICES_ALL));
}

/* What he watches in the round looked at. */
static gint64
find_assignment (ZhOfficialsPage *self)
{
  ZhSession           *session = zh_page_get_session (ZH_PAGE (self));
  const ZhCompetition *competition = zh_session_get_competition (session);
  int                  round = zh_session_get_round_number (session);

  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);

      if (assignment->official_id == get_selected (self) && assignment->tournament_id == zh_session_get_tournament_id (session) &&
          (assignment->round == 0 || assignment->round == round))
        return assignment->id;
    }
  return 0;
}

static void
free_boards_action (GtkWidget *widget)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_remove_assignment (zh_session_get_desk (session), find_assignment (ZH_OFFICIALS_PAGE (widget)), &error);

  zh_feedback_act (widget, session, change, _ ("The boards were not taken away"), error);
}

static void
activated (ZhRegisterPage *page,
           ZhRecord       *record)
{
  if (zh_session_is_writable (zh_page_get_session (ZH_PAGE (page))))
    boards_action (GTK_WIDGET (page));
}

static void
shown (ZhRegisterPage *page)
{
  ZhOfficialsPage *self = ZH_OFFICIALS_PAGE (page);
  ZhSession       *session = zh_page_get_session (ZH_PAGE (page));
  gboolean         writable = zh_session_is_writable (session);
  gboolean         chosen = writable && get_selected (self) != 0;

  show_norms (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "official.add", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "official.edit", chosen);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "official.boards", chosen && zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "official.free-boards", chosen && find_assignment (self) != 0);
}

static void
zh_officials_page_class_init (ZhOfficialsPageClass *class)
{
  ZhRegisterPageClass *register_class = ZH_REGISTER_PAGE_CLASS (class);

  register_class->label = N_ ("Officials");
  register_class->search_text = N_ ("Find an official");
  register_class->empty_icon = "system-users-symbolic";
  register_class->empty_title = N_ ("No officials");
  register_class->empty_text = N_ ("Add the chief arbiter, the chief secretary and the arbiters; then give them boards.");
  register_class->columns = columns;
  register_class->n_columns = G_N_ELEMENTS (columns);
  register_class->add_records = add_records;
  register_class->activated = activated;
  register_class->shown = shown;
  ZH_ACTION (class, "official.add", add_action);
  ZH_ACTION (class, "official.edit", edit_action);
  ZH_ACTION (class, "official.boards", boards_action);
  ZH_ACTION (class, "official.free-boards", free_boards_action);
}

static void
zh_officials_page_init (ZhOfficialsPage *self)
{
  ZhRegisterPage *page = ZH_REGISTER_PAGE (self);

  self->norms = zh_register_page_new_note_label ();
  zh_register_page_add_note (page, GTK_WIDGET (self->norms));
  zh_register_page_add_button (page, _ ("_Add…"), _ ("Add an official"), "official.add");
  zh_register_page_add_button (page, _ ("_Edit…"), _ ("Change the official under the cursor"), "official.edit");
  zh_register_page_add_button (page, _ ("Give _Boards…"), _ ("Boards that he watches (Enter)"), "official.boards");
  zh_register_page_add_button (page, _ ("_Take Boards Away"), _ ("He no longer watches them"), "official.free-boards");
}
