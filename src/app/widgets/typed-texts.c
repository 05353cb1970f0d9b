#include "config.h"

#include "typed-texts.h"

#include <glib/gi18n.h>
#include <string.h>

/* Of one row: what the file had, and what was typed, a text for each field. */
typedef struct
{
  char  *title;
  char **had;
  char **typed;
} Draft;

struct _ZhTypedTexts
{
  GObject parent_instance;

  GtkWindow  *window; /* unowned: owns this */
  GPtrArray  *fields; /* (element-type GtkWidget): of the window, unowned */
  GHashTable *kept;   /* (element-type utf8 Draft): by the key of the row */
  char       *key;    /* of the row that is shown, NULL for none */
  char       *title;
  char      **had;
  gboolean    may_close;
};

G_DEFINE_FINAL_TYPE (ZhTypedTexts, zh_typed_texts, G_TYPE_OBJECT)

static void
draft_free (gpointer data)
{
  Draft *self = data;

  g_free (self->title);
  g_strfreev (self->had);
  g_strfreev (self->typed);
  g_free (self);
}

static char *
dup_field_text (GtkWidget *field)
{
  GtkTextBuffer *buffer;
  GtkTextIter    start;
  GtkTextIter    end;

  if (!GTK_IS_TEXT_VIEW (field))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (field));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The cursor stays where nothing changes. */
static void
set_field_text (GtkWidget  *field,
                const char *text)
{
  g_autofree char *old = dup_field_text (field);

  if (strcmp (old, text) == 0)
    return;
  if (GTK_IS_TEXT_VIEW (field))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (field), text);
}

static char **
dup_typed (ZhTypedTexts *self)
{
  char **typed = g_new0 (char *, self->fields->len + 1);

  for (guint i = 0; i < self->fields->len; i++)
    typed[i] = dup_field_text (g_ptr_array_index (self->fields, i));
  return typed;
}

/* What stands in the fields is kept where it is not what the file has. */
static void
keep_shown (ZhTypedTexts *self)
{
  g_auto (GStrv) typed = self->key != NULL ? dup_typed (self) : NULL;
  Draft *draft;

  if (typed == NULL)
    return;
  if (g_strv_equal ((const char *const *) typed, (const char *const *) self->had))
    {
      g_hash_table_remove (self->kept, self->key);
      return;
    }
  draft = g_new0 (Draft, 1);
  draft->title = g_strdup (self->title);
  draft->had = g_strdupv (self->had);
  draft->typed = g_steal_pointer (&typed);
  g_hash_table_replace (self->kept, g_strdup (self->key), draft);
}

static int
compare_titles (gconstpointer a,
                gconstpointer b)
{
  return strcmp (((const Draft *) a)->title, ((const Draft *) b)->title);
}

/* "Entry fee; Quotas", by title. */
static char *
dup_titles (ZhTypedTexts *self)
{
  g_autoptr (GList) drafts = g_list_sort (g_hash_table_get_values (self->kept), compare_titles);
  GString *text = g_string_new (NULL);

  for (const GList *each = drafts; each != NULL; each = each->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", ((const Draft *) each->data)->title);
  return g_string_free (text, FALSE);
}

static void
answered_cb (ZhTypedTexts     *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  if (!g_str_equal (response, "close"))
    return;
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL); /* its parent ends, and it would look for it */
  self->may_close = TRUE;
  gtk_window_close (self->window);
}

static gboolean
close_request_cb (ZhTypedTexts *self)
{
  g_autofree char *titles = NULL;
  g_autofree char *text = NULL;
  GtkWidget       *dialog;

  keep_shown (self);
  if (self->may_close || g_hash_table_size (self->kept) == 0)
    return GDK_EVENT_PROPAGATE;
  titles = dup_titles (self);
  /* Translators: titles of rows of a list, "; " between. */
  text = g_strdup_printf (_ ("Typed and not written yet: %s"), titles);
  dialog = adw_message_dialog_new (self->window, _ ("Close without Writing It?"), text);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Go Back"), "close", _ ("_Close without It"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  return GDK_EVENT_STOP;
}

static void
zh_typed_texts_finalize (GObject *object)
{
  ZhTypedTexts *self = ZH_TYPED_TEXTS (object);

  g_ptr_array_unref (self->fields);
  g_hash_table_unref (self->kept);
  g_free (self->key);
  g_free (self->title);
  g_strfreev (self->had);
  G_OBJECT_CLASS (zh_typed_texts_parent_class)->finalize (object);
}

static void
zh_typed_texts_class_init (ZhTypedTextsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_typed_texts_finalize;
}

static void
zh_typed_texts_init (ZhTypedTexts *self)
{
  self->fields = g_ptr_array_new ();
  self->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, draft_free);
}

ZhTypedTexts *
zh_typed_texts_new (GtkWindow        *window,
                    GtkWidget *const *fields,
                    gsize             n_fields)
{
  ZhTypedTexts *self = g_object_new (ZH_TYPE_TYPED_TEXTS, NULL);

  self->window = window;
  for (gsize i = 0; i < n_fields; i++)
    g_ptr_array_add (self->fields, fields[i]);
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_request_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
zh_typed_texts_show (ZhTypedTexts      *self,
                     const char        *key,
                     const char        *title,
                     const char *const *texts)
{
  const Draft *draft;

  keep_shown (self);
  draft = key != NULL ? g_hash_table_lookup (self->kept, key) : NULL;
  for (guint i = 0; key != NULL && i < self->fields->len; i++)
    set_field_text (g_ptr_array_index (self->fields, i), draft != NULL && strcmp (draft->had[i], texts[i]) == 0 ? draft->typed[i] : texts[i]);
  g_free (self->key);
  g_free (self->title);
  g_strfreev (self->had);
  self->key = g_strdup (key);
  self->title = g_strdup (title);
  self->had = key != NULL ? g_strdupv ((char **) texts) : NULL;
  keep_shown (self);
}

void
zh_typed_texts_drop (ZhTypedTexts *self)
{
  self->may_close = TRUE;
}
