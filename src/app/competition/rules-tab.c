#include "config.h"

#include "rules-tab.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "desk-regulation.h"
#include "feedback.h"
#include "kept-notice.h"
#include "kept-settings.h"
#include "override-dialog.h"
#include "override-preview.h"
#include "record-table.h"
#include "rule-effects.h"
#include "rule-question.h"
#include "rule-words.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_CHANGED, 2 },
  { ZH_COL_RULE, 34, TRUE },
  { ZH_COL_VALUE, 16 },
  { ZH_COL_RULESET_VALUE, 12 },
  { ZH_COL_ARTICLE, 10 },
  { ZH_COL_RULE_EFFECT, 22 },
  { ZH_COL_REMARK, 18 },
};

struct _ZhRulesTab
{
  ZhPage parent_instance;

  GHashTable *keys; /* (element-type gint64 utf8): keys by the ids of their rows */
  char      **regulations;

  GtkEditable   *search;
  GtkDropDown   *regulation;
  GtkWidget     *regulation_box;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhRulesTab, zh_rules_tab, ZH_TYPE_PAGE)

static gint64
make_id (const char *key)
{
  return (gint64) g_str_hash (key) + 1;
}

/* A dash where nothing is said. */
static char *
format_value (const char *key,
              const char *value)
{
  return value != NULL ? zh_rule_format_value (key, value, zh_language_get_screen ()) : g_strdup ("—");
}

/* "otherwise in: Men, Women": tournaments that keep another setting of their own. */
static char *
format_others (const ZhCompetition *competition,
               const char          *key)
{
  g_autoptr (GPtrArray) kept = zh_competition_list_kept (competition, key);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < kept->len; i++)
    g_string_append_printf (names, i > 0 ? ", %s" : "%s", ((const ZhTournament *) g_ptr_array_index (kept, i))->name);
  return kept->len > 0 ? g_strdup_printf (_ ("otherwise in: %s"), names->str) : NULL;
}

static const char *
get_doubt (const ZhRuleLine *line)
{
  if (line->value == NULL)
    return _ ("the ruleset is silent");
  return *line->uncertain != '\0' ? zh_incident_get_uncertainty (line->uncertain, zh_language_get_screen ()) : "";
}

static ZhRecord *
make_record (ZhRulesTab       *self,
             const ZhRuleLine *line)
{
  gint64           id = make_id (line->key);
  ZhRecord        *record = zh_record_new_with (id, columns, G_N_ELEMENTS (columns));
  g_autofree char *words = zh_rule_dup_words (line->rules, line->key, zh_language_get_screen ());
  g_autofree char *value = format_value (line->key, line->value);
  g_autofree char *others = NULL;
  g_autofree char *original = line->overridden ? format_value (line->key, line->original) : g_strdup ("");

  if (line->overridden)
    others = format_others (zh_session_get_competition (zh_page_get_session (ZH_PAGE (self))), line->key);
  if (line->overridden)
    zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, changed by the regulation"), words, value));
  else
    zh_record_take_label (record, g_strdup_printf ("%s: %s", words, value));
  zh_record_put (record, ZH_COL_CHANGED, g_strdup (line->overridden ? "✎" : ""));
  zh_record_put (record, ZH_COL_RULE, g_steal_pointer (&words));
  zh_record_put (record, ZH_COL_VALUE, g_steal_pointer (&value));
  zh_record_put (record, ZH_COL_RULESET_VALUE, g_steal_pointer (&original));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (line->article));
  zh_record_put (record, ZH_COL_RULE_EFFECT, zh_rule_dup_effect_words (line->key, zh_language_get_screen ()));
  zh_record_put (record, ZH_COL_REMARK, others != NULL ? g_steal_pointer (&others) : g_strdup (get_doubt (line)));
  g_hash_table_insert (self->keys, g_memdup2 (&id, sizeof id), g_strdup (line->key));
  return record;
}

static void
fill_regulations (ZhRulesTab          *self,
                  const ZhCompetition *competition)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_clear_pointer (&self->regulations, g_strfreev);
  self->regulations = zh_competition_dup_regulations (competition);
  for (char **id = self->regulations; *id != NULL; id++)
    {
      g_autofree char *title = zh_regulation_dup_title (*id, zh_language_get_screen ());

      gtk_string_list_append (titles, title);
    }
  gtk_drop_down_set_model (self->regulation, G_LIST_MODEL (titles));
  gtk_widget_set_visible (self->regulation_box, self->regulations[0] != NULL);
}

static void
zh_rules_tab_update (ZhPage         *page,
                     const ZhChange *change)
{
  ZhRulesTab          *self = ZH_RULES_TAB (page);
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (page));
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (competition == NULL || (change != NULL && (change->kinds & (ZH_CHANGE_DETAILS | ZH_CHANGE_TOURNAMENTS)) == 0))
    return;
  records = g_ptr_array_new_with_free_func (g_object_unref);
  lines = zh_competition_list_rules (competition, NULL);
  g_hash_table_remove_all (self->keys);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    g_ptr_array_add (records, make_record (self, g_ptr_array_index (lines, i)));
  zh_record_table_set_records (self->table, records);
  fill_regulations (self, competition);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.change", zh_session_is_writable (zh_page_get_session (page)));
}

static const char *
get_selected_key (ZhRulesTab *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);
  gint64    id = record != NULL ? zh_record_get_id (record) : 0;

  return g_hash_table_lookup (self->keys, &id);
}

static void
change_action (GtkWidget *widget)
{
  ZhRulesTab *self = ZH_RULES_TAB (widget);
  const char *key = get_selected_key (self);

  if (key == NULL)
    gtk_widget_error_bell (widget);
  else
    gtk_window_present (GTK_WINDOW (zh_override_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), zh_page_get_session (ZH_PAGE (self)), key)));
}

static void
restore (GtkWidget  *widget,
         const char *key)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_override (zh_session_get_desk (session), key, NULL, &error);

  if (zh_feedback_act (widget, session, change, _ ("The rule was not changed"), error))
    zh_kept_notice_show (widget, session, key);
}

static void
restore_action (GtkWidget *widget)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (ZH_PAGE (widget)));
  const ZhRuleQuestion question = { _ ("Go Back to the Ruleset?"), _ ("_Back to the Ruleset"), restore };
  const char          *key = get_selected_key (ZH_RULES_TAB (widget));
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (key == NULL || !g_hash_table_contains (competition->overrides, key))
    {
      gtk_widget_error_bell (widget);
      return;
    }
  lines = zh_competition_dup_override_preview (competition, key, NULL, zh_language_get_screen (), &error);
  if (lines != NULL)
    zh_rule_question_ask (widget, &question, lines, key);
  else
    zh_feedback_error (widget, _ ("The rule was not changed"), error);
}

static void
adopt (GtkWidget  *widget,
       const char *id)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_adopt_regulation (zh_session_get_desk (session), id, &error);

  if (zh_feedback_act (widget, session, change, _ ("The regulation was not adopted"), error))
    zh_kept_notice_show (widget, session, NULL);
}

static void
adopt_cb (ZhRulesTab *self)
{
  const ZhRuleQuestion question = { _ ("Adopt the Regulation?"), _ ("A_dopt"), adopt };
  GtkWidget           *widget = GTK_WIDGET (self);
  guint                selected = gtk_drop_down_get_selected (self->regulation);
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (self->regulations == NULL || selected >= g_strv_length (self->regulations))
    return;
  lines = zh_competition_dup_regulation_preview (zh_session_get_competition (zh_page_get_session (ZH_PAGE (self))), self->regulations[selected],
                                                 zh_language_get_screen (), &error);
  if (lines != NULL)
    zh_rule_question_ask (widget, &question, lines, self->regulations[selected]);
  else
    zh_feedback_error (widget, _ ("The regulation was not adopted"), error);
}

static void
activated_cb (ZhRulesTab *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.change", NULL);
}

static void
search_changed_cb (ZhRulesTab *self)
{
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
}

static void
search_stopped_cb (ZhRulesTab *self)
{
  gtk_editable_set_text (self->search, "");
  zh_record_table_take_focus (self->table);
}

static gboolean
zh_rules_tab_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_RULES_TAB (page)->search));
  return TRUE;
}

static void
zh_rules_tab_take_focus (ZhPage *page)
{
  zh_record_table_take_focus (ZH_RULES_TAB (page)->table);
}

static void
zh_rules_tab_class_init (ZhRulesTabClass *class)
{
  ZhPageClass *page_class = ZH_PAGE_CLASS (class);

  ZH_FINALIZES (class, ZhRulesTab, g_hash_table_unref, keys);
  ZH_FINALIZES (class, ZhRulesTab, g_strfreev, regulations);
  page_class->update = zh_rules_tab_update;
  page_class->start_search = zh_rules_tab_start_search;
  page_class->take_focus = zh_rules_tab_take_focus;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhRulesTab, "rules-tab", search, regulation, regulation_box, table);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb, activated_cb, adopt_cb);
  ZH_ACTION (class, "rules.change", change_action);
  ZH_ACTION (class, "rules.restore", restore_action);
}

static void
zh_rules_tab_init (ZhRulesTab *self)
{
  self->keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Rules of the event"), columns, G_N_ELEMENTS (columns));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}
