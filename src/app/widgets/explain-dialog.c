#include "config.h"

#include "explain-dialog.h"

#include <glib/gi18n.h>

#include "named-items.h"
#include "pairing-system.h"
#include "why-not.h"

struct _ZhExplainDialog
{
  AdwWindow parent_instance;

  ZhTournament *tournament;
  int           round;

  GtkLabel    *reasons;
  GtkDropDown *first;
  GtkDropDown *second;
  GtkLabel    *answer;
};

G_DEFINE_FINAL_TYPE (ZhExplainDialog, zh_explain_dialog, ADW_TYPE_WINDOW)

static char *
collect_reasons (ZhExplainDialog *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->tournament->system);
  ZhPairingRequest       request = { .round = self->round, .explain = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = system != NULL ? system->pair (self->tournament, &request, &error) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (proposal == NULL)
    return g_strdup (error != NULL ? error->message : "");
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason  *reason = &g_array_index (proposal->reasons, ZhReason, i);
      g_autofree char *words = system->format_reason (reason, self->tournament, zh_language_get_screen ());

      g_string_append_printf (text, *reason->article != '\0' ? "%s [%s]\n" : "%s\n", words, reason->article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A status has no name of its own: what it says is its name. */
static void
show_answer (ZhExplainDialog *self,
             const char      *text)
{
  gtk_label_set_text (self->answer, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->answer), *text != '\0');
}

static void
ask_cb (ZhExplainDialog *self)
{
  guint      first = gtk_drop_down_get_selected (self->first);
  guint      second = gtk_drop_down_get_selected (self->second);
  GPtrArray *entries = self->tournament->entries;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ZhWhyNot         why;

  if (first >= entries->len || second >= entries->len || first == second)
    {
      show_answer (self, _ ("Choose two different entries"));
      return;
    }
  if (!zh_pairing_ask_why_not (self->tournament, self->round, ((ZhEntry *) g_ptr_array_index (entries, first))->id,
                               ((ZhEntry *) g_ptr_array_index (entries, second))->id, &why, &error))
    {
      show_answer (self, error->message);
      return;
    }
  text = zh_why_not_format (&why, self->tournament, zh_language_get_screen ());
  show_answer (self, text);
}

static void
fill_entries (ZhExplainDialog *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (self->tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);
      g_autofree char *text = g_strdup_printf ("%d %s", entry->start_number, name);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->first), _ ("First entry"));
  zh_named_items_set_up (GTK_WIDGET (self->second), _ ("Second entry"));
  gtk_drop_down_set_selected (self->second, 1);
  g_object_unref (names);
}

static void
zh_explain_dialog_class_init (ZhExplainDialogClass *class)
{
  ZH_FINALIZES (class, ZhExplainDialog, zh_tournament_unref, tournament);
  ZH_TEMPLATE (class, ZhExplainDialog, "explain-dialog", reasons, first, second, answer);
  ZH_TEMPLATE_CALLBACKS (class, ask_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_explain_dialog_init (ZhExplainDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhExplainDialog *
zh_explain_dialog_new (GtkWindow          *parent,
                       const ZhTournament *tournament,
                       int                 round)
{
  ZhExplainDialog *self = g_object_new (ZH_TYPE_EXPLAIN_DIALOG, "transient-for", parent, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Why Round %d Is Paired So"), round);
  g_autofree char *text = NULL;

  self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  self->round = round;
  gtk_window_set_title (GTK_WINDOW (self), title);
  text = collect_reasons (self);
  gtk_label_set_text (self->reasons, text);
  fill_entries (self);
  show_answer (self, "");
  return self;
}
