#include "config.h"

#include "tiebreak-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app-settings.h"
#include "event-norms.h"
#include "named-items.h"
#include "order-list.h"
#include "rules-schema.h"
#include "standings.h"

#define MAX_CUT 9
#define CODE_KEY "zh-code"

struct _ZhTiebreakEditor
{
  ZhBin parent_instance;

  GSettings *settings;
  GPtrArray *kinds;   /* (element-type ZhTiebreakKind), unowned: those that may be added */
  GPtrArray *presets; /* (element-type GStrv): in the order of the menu, after its first line */

  AdwBin      *list_place;
  ZhOrderList *list;
  GtkDropDown *kind;
  GtkDropDown *preset;
  GtkEditable *preset_name;
  GtkWidget   *warning;
  GtkWidget   *reason_group;
  AdwEntryRow *reason;
};

G_DEFINE_FINAL_TYPE (ZhTiebreakEditor, zh_tiebreak_editor, ZH_TYPE_BIN)

/* A criterion as a row: its name, and what can be set on it */

typedef struct
{
  ZhTiebreakCode *code;
  GtkLabel       *title;
  GtkSpinButton  *cut;
  GtkSpinButton  *median;
  GtkCheckButton *until_decided;
  GtkCheckButton *forfeits;
} CodeRow;

static void
code_row_free (CodeRow *row)
{
  zh_tiebreak_code_free (row->code);
  g_free (row);
}

static void
show_title (const CodeRow *row)
{
  g_autofree char *title = zh_tiebreak_code_format_title (row->code, zh_language_get_screen ());
  g_autofree char *text = g_strdup_printf ("%s · %s", row->code->text, title);

  gtk_label_set_text (row->title, text);
}

static int
get_spin (GtkSpinButton *spin,
          int            fallback)
{
  return spin != NULL ? gtk_spin_button_get_value_as_int (spin) : fallback;
}

static void
modifier_changed_cb (GtkWidget *child)
{
  CodeRow *row = g_object_get_data (G_OBJECT (child), CODE_KEY);

  zh_tiebreak_code_set_modifiers (row->code, get_spin (row->cut, row->code->cut), get_spin (row->median, row->code->median),
                                  row->until_decided != NULL && gtk_check_button_get_active (row->until_decided),
                                  row->forfeits != NULL && gtk_check_button_get_active (row->forfeits));
  show_title (row);
}

static GtkSpinButton *
add_spin (GtkBox     *box,
          GtkWidget  *child,
          const char *label,
          int         value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_CUT, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (box, gtk_label_new (label));
  gtk_box_append (box, spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (modifier_changed_cb), child, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

static GtkCheckButton *
add_check (GtkBox     *box,
           GtkWidget  *child,
           const char *label,
           gboolean    active)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_box_append (box, check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (modifier_changed_cb), child, G_CONNECT_SWAPPED);
  return GTK_CHECK_BUTTON (check);
}

static void
add_modifiers (CodeRow   *row,
               GtkWidget *child)
{
  const char *modifiers = zh_tiebreak_kind_get_modifiers (row->code->kind);
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (strpbrk (modifiers, "CT") != NULL)
    row->cut = add_spin (GTK_BOX (box), child, C_ ("tie-break modifier", "Cut"), row->code->cut);
  if (strchr (modifiers, 'M') != NULL)
    row->median = add_spin (GTK_BOX (box), child, C_ ("tie-break modifier", "Median"), row->code->median);
  if (strchr (modifiers, 'T') != NULL)
    row->until_decided = add_check (GTK_BOX (box), child, C_ ("tie-break modifier", "one more until decided"), row->code->until_decided);
  if (strchr (modifiers, 'P') != NULL)
    row->forfeits = add_check (GTK_BOX (box), child, C_ ("tie-break modifier", "forfeits as played"), row->code->forfeits_played);
  if (gtk_widget_get_first_child (box) == NULL)
    g_object_unref (g_object_ref_sink (box));
  else
    gtk_box_append (GTK_BOX (child), box);
}

static void
add_code (ZhTiebreakEditor *self,
          const char       *text)
{
  ZhTiebreakCode *code = zh_tiebreak_code_new (text, NULL);
  GtkWidget      *child;
  CodeRow        *row;

  if (code == NULL)
    return;
  child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  row = g_new0 (CodeRow, 1);
  row->code = code;
  row->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (row->title, 0);
  gtk_label_set_wrap (row->title, TRUE);
  gtk_box_append (GTK_BOX (child), GTK_WIDGET (row->title));
  g_object_set_data_full (G_OBJECT (child), CODE_KEY, row, (GDestroyNotify) code_row_free);
  add_modifiers (row, child);
  show_title (row);
  zh_order_list_append (self->list, child, code->text);
}

static void
set_codes (ZhTiebreakEditor  *self,
           const char *const *codes)
{
  zh_order_list_clear (self->list);
  for (const char *const *code = codes; *code != NULL; code++)
    add_code (self, *code);
}

/* What may be added */

static gboolean
is_offered (const ZhTiebreakKind *kind,
            const ZhTournament   *tournament)
{
  guint       traits = zh_tiebreak_kind_get_traits (kind);
  const char *name = zh_tiebreak_kind_get_name (kind);
  gboolean    has_table = zh_tournament_is_predetermined (tournament);

  if (strcmp (name, "PTS") == 0 || g_str_has_suffix (name, "-PTS") || g_str_has_suffix (name, "_"))
    return FALSE;
  if (!zh_tournament_is_team (tournament) && ((traits & ZH_TIEBREAK_TEAMS_ONLY) != 0 || strcmp (name, "MPTS") == 0 || strcmp (name, "GPTS") == 0))
    return FALSE;
  return (traits & (has_table ? ZH_TIEBREAK_SWISS_ONLY : ZH_TIEBREAK_ROUND_ROBIN_ONLY)) == 0;
}

static void
fill_kinds (ZhTiebreakEditor   *self,
            const ZhTournament *tournament)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  gsize          n_kinds;

  zh_tiebreak_registry_get_kinds (&n_kinds);
  for (gsize i = 0; i < n_kinds; i++)
    {
      const ZhTiebreakKind *kind = zh_tiebreak_registry_get_kind (i);
      const char           *article = zh_tiebreak_kind_get_article (kind);
      g_autofree char      *title = NULL;

      if (!is_offered (kind, tournament))
        continue;
      title = g_strdup_printf ("%s · %s%s%s", zh_tiebreak_kind_get_name (kind), zh_tiebreak_kind_get_title (kind, zh_language_get_screen ()),
                               *article != '\0' ? " · " : "", article);
      gtk_string_list_append (titles, title);
      g_ptr_array_add (self->kinds, (gpointer) kind);
    }
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (titles));
  g_object_unref (titles);
}

static void
add_clicked_cb (ZhTiebreakEditor *self)
{
  guint index = gtk_drop_down_get_selected (self->kind);

  if (index >= self->kinds->len)
    return;
  add_code (self, zh_tiebreak_kind_get_name (g_ptr_array_index (self->kinds, index)));
  zh_order_list_focus_last (self->list);
}

/* Presets */

static void
add_preset (ZhTiebreakEditor *self,
            GtkStringList    *titles,
            const char       *title,
            char            **codes)
{
  gtk_string_list_append (titles, title);
  g_ptr_array_add (self->presets, codes);
}

/* The other order that the rules let a regulation choose. */
static void
add_other_order (ZhTiebreakEditor   *self,
                 GtkStringList      *titles,
                 const ZhTournament *tournament,
                 const ZhRuleset    *ruleset)
{
  const char      *key = NULL;
  char           **codes = zh_ruleset_dup_other_tie_breaks (ruleset, tournament->system, zh_tournament_is_team (tournament), &key);
  g_autofree char *title = NULL;

  if (codes == NULL)
    return;
  title = zh_rules_schema_dup_label (key, zh_language_get_screen ());
  add_preset (self, titles, title, zh_standings_put_primary_first (tournament, codes));
}

static void
fill_presets (ZhTiebreakEditor   *self,
              const ZhTournament *tournament,
              const ZhRuleset    *ruleset)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  g_autoptr (GVariant) kept = g_settings_get_value (self->settings, "tie-break-presets");
  GVariantIter iter;
  const char  *name;
  char       **codes;

  gtk_string_list_append (titles, _ ("Take an order…"));
  if (ruleset != NULL)
    add_preset (self, titles, zh_ruleset_get_title (ruleset, zh_language_get_screen ()),
                zh_standings_put_primary_first (tournament,
                                                zh_ruleset_dup_tie_breaks (ruleset, tournament->system, zh_tournament_is_team (tournament), NULL)));
  if (ruleset != NULL)
    add_other_order (self, titles, tournament, ruleset);
  add_preset (self, titles, _ ("The program’s own"), g_strdupv ((char **) zh_standings_get_default_codes (tournament)));
  g_variant_iter_init (&iter, kept);
  while (g_variant_iter_next (&iter, "{&s^as}", &name, &codes))
    add_preset (self, titles, name, codes);
  gtk_drop_down_set_model (self->preset, G_LIST_MODEL (titles));
  g_object_unref (titles);
}

static void
preset_chosen_cb (ZhTiebreakEditor *self)
{
  guint index = gtk_drop_down_get_selected (self->preset);

  if (index == 0 || index > self->presets->len)
    return;
  set_codes (self, g_ptr_array_index (self->presets, index - 1));
}

/* All kept orders with one more, or with another one under the same name. */
static GVariant *
add_kept (GVariant   *kept,
          const char *name,
          char      **codes)
{
  GVariantBuilder builder;
  GVariantIter    iter;
  const char     *other;
  GVariant       *value;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, kept);
  while (g_variant_iter_next (&iter, "{&s@as}", &other, &value))
    {
      if (strcmp (other, name) != 0)
        g_variant_builder_add (&builder, "{s@as}", other, value);
      g_variant_unref (value);
    }
  g_variant_builder_add (&builder, "{s^as}", name, codes);
  return g_variant_builder_end (&builder);
}

static void
keep_clicked_cb (ZhTiebreakEditor *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->preset_name)));
  g_auto (GStrv) codes = zh_tiebreak_editor_dup_codes (self);
  g_autoptr (GVariant) kept = g_settings_get_value (self->settings, "tie-break-presets");

  if (*name == '\0' || *codes == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      gtk_widget_grab_focus (GTK_WIDGET (self->preset_name));
      return;
    }
  g_settings_set_value (self->settings, "tie-break-presets", add_kept (kept, name, codes));
  gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->preset)), name);
  g_ptr_array_add (self->presets, g_steal_pointer (&codes));
  gtk_editable_set_text (self->preset_name, "");
}

static void
zh_tiebreak_editor_class_init (ZhTiebreakEditorClass *class)
{
  ZH_DISPOSES (class, ZhTiebreakEditor, g_object_unref, settings);
  ZH_FINALIZES (class, ZhTiebreakEditor, g_ptr_array_unref, kinds, presets);
  ZH_TEMPLATE (class, ZhTiebreakEditor, "tiebreak-editor", list_place, kind, preset, preset_name, warning,
               reason_group, reason);
  ZH_TEMPLATE_CALLBACKS (class, add_clicked_cb, preset_chosen_cb, keep_clicked_cb);
}

static void
zh_tiebreak_editor_init (ZhTiebreakEditor *self)
{
  self->settings = zh_settings_new ();
  self->kinds = g_ptr_array_new ();
  self->presets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = ZH_ORDER_LIST (zh_order_list_new (_ ("Order of tie-breaks"), TRUE));
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
}

GtkWidget *
zh_tiebreak_editor_new (const ZhTournament *tournament,
                        const ZhRuleset    *ruleset,
                        gboolean            needs_reason)
{
  ZhTiebreakEditor *self = g_object_new (ZH_TYPE_TIEBREAK_EDITOR, NULL);

  fill_kinds (self, tournament);
  fill_presets (self, tournament, ruleset);
  zh_named_items_set_up (GTK_WIDGET (self->kind), _ ("Criterion to add"));
  zh_named_items_set_up (GTK_WIDGET (self->preset), _ ("Take an order"));
  set_codes (self, *tournament->tiebreaks != NULL ? (const char *const *) tournament->tiebreaks : zh_standings_get_default_codes (tournament));
  gtk_widget_set_visible (self->warning, needs_reason);
  gtk_widget_set_visible (self->reason_group, needs_reason);
  return GTK_WIDGET (self);
}

char **
zh_tiebreak_editor_dup_codes (ZhTiebreakEditor *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (ZH_IS_TIEBREAK_EDITOR (self), NULL);

  for (guint i = 0; i < zh_order_list_get_n (self->list); i++)
    {
      const CodeRow *row = g_object_get_data (G_OBJECT (zh_order_list_get_child (self->list, i)), CODE_KEY);

      g_strv_builder_add (builder, row->code->text);
    }
  return g_strv_builder_end (builder);
}

const char *
zh_tiebreak_editor_get_reason (ZhTiebreakEditor *self)
{
  g_return_val_if_fail (ZH_IS_TIEBREAK_EDITOR (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->reason));
}

void
zh_tiebreak_editor_add (ZhTiebreakEditor *self,
                        const char       *code)
{
  g_return_if_fail (ZH_IS_TIEBREAK_EDITOR (self));

  add_code (self, code);
}
