#include "config.h"

#include "text-bounds.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "text-limits.h"

/* Longer than any number a spin button stands for. */
#define NUMBER_MAX 32

#define MAXIMUM_KEY "zh-text-maximum"
#define BOUNDS_KEY "zh-text-bounds"

/* What is known of a field while it lives. */
typedef struct
{
  GtkWidget *popover;    /* weak; NULL until something is refused */
  GtkLabel  *message;    /* in it */
  int        own_puts;   /* how deep the program is in putting text in */
  int        user_acts;  /* how deep the user is in one act; several lines only */
  GString   *deleted;    /* what the act has deleted so far */
  int        deleted_at; /* where that stood */
} Bounds;

static void
bounds_free (gpointer data)
{
  Bounds *self = data;

  g_clear_weak_pointer (&self->popover);
  g_string_free (self->deleted, TRUE);
  g_free (self);
}

/* The entry or row that a line of text stands in; the line itself where there is none. */
static GtkWidget *
get_owner (GtkWidget *line)
{
  GtkWidget *parent = gtk_widget_get_parent (line);
  GtkWidget *owner = parent != NULL ? gtk_widget_get_ancestor (parent, GTK_TYPE_EDITABLE) : NULL;

  return owner != NULL && gtk_editable_get_delegate (GTK_EDITABLE (owner)) == GTK_EDITABLE (line) ? owner : line;
}

static int
get_maximum (GtkWidget *field)
{
  GtkWidget *owner = GTK_IS_TEXT (field) ? get_owner (field) : field;
  int        own = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (owner), MAXIMUM_KEY));

  if (own > 0)
    return own;
  if (GTK_IS_TEXT_VIEW (field))
    return ZH_TEXT_BLOCK_MAX;
  return GTK_IS_SPIN_BUTTON (owner) ? NUMBER_MAX : ZH_TEXT_LINE_MAX;
}

/* The message at the field */

static void
field_gone_cb (GtkWidget *field,
               Bounds    *self)
{
  GtkWidget *popover = self->popover;

  if (popover == NULL)
    return;
  g_clear_weak_pointer (&self->popover);
  gtk_widget_unparent (popover);
}

static void
hide_message (Bounds *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static void
field_left_cb (GtkWidget  *field,
               GParamSpec *pspec,
               Bounds     *self)
{
  if (!gtk_widget_has_focus (field))
    hide_message (self);
}

static Bounds *
bounds_new (GtkWidget *field)
{
  Bounds *self = g_new0 (Bounds, 1);

  self->deleted = g_string_new (NULL);
  g_object_set_data_full (G_OBJECT (field), BOUNDS_KEY, self, bounds_free);
  g_signal_connect (field, "unmap", G_CALLBACK (field_gone_cb), self);
  g_signal_connect (field, "notify::has-focus", G_CALLBACK (field_left_cb), self);
  return self;
}

/* The content of the window: a field may be scrolled to where there is no monitor, and GDK finds no
 * place for a popover then. */
static GtkWidget *
get_place (GtkWidget *field)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (field));
  GtkWidget *content = NULL;

  if (ADW_IS_WINDOW (window))
    content = adw_window_get_content (ADW_WINDOW (window));
  else if (ADW_IS_APPLICATION_WINDOW (window))
    content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  return content != NULL ? content : gtk_widget_get_first_child (window);
}

static void
make_popover (GtkWidget *field,
              Bounds    *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "wrap", TRUE, "max-width-chars", 48, NULL);

  self->message = GTK_LABEL (label);
  g_set_weak_pointer (&self->popover, gtk_popover_new ());
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self->popover), label);
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_set_parent (self->popover, get_place (field));
}

/* At the part of the field that is to be seen. */
static void
point_at (GtkWidget *popover,
          GtkWidget *field)
{
  GtkWidget      *parent = gtk_widget_get_parent (popover);
  graphene_rect_t bounds;
  graphene_rect_t visible = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (parent), (float) gtk_widget_get_height (parent));
  GdkRectangle    place;

  if (!gtk_widget_compute_bounds (field, parent, &bounds))
    return;
  if (!graphene_rect_intersection (&bounds, &visible, &bounds))
    bounds = GRAPHENE_RECT_INIT (visible.size.width / 2, visible.size.height / 2, 1, 1);
  place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
}

static void
refuse (GtkWidget *field,
        Bounds    *self,
        int        maximum,
        glong      length)
{
  g_autofree char *text = g_strdup_printf (ngettext ("There is room for %1$d character here; the text would have %2$ld. It was not put in: shorten it",
                                                     "There is room for %1$d characters here; the text would have %2$ld. It was not put in: shorten it", (gulong) maximum),
                                           maximum, length);

  if (self->popover == NULL)
    make_popover (field, self);
  gtk_label_set_text (self->message, text);
  point_at (self->popover, field);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_error_bell (field);
}

/* One line: what the program puts in goes through the owner, what the user does does not. */

static void
own_put_begins_cb (GtkEditable *owner,
                   const char  *text,
                   int          length,
                   int         *position,
                   Bounds      *self)
{
  self->own_puts++;
}

static void
own_put_ends_cb (GtkEditable *owner,
                 const char  *text,
                 int          length,
                 int         *position,
                 Bounds      *self)
{
  self->own_puts--;
}

/* A paste takes the selection away before it puts its text in. */
static void
line_deleted_cb (GtkEditable *line,
                 int          start,
                 int          end,
                 Bounds      *self)
{
  g_autofree char *text = gtk_editable_get_chars (line, start, end);

  g_string_assign (self->deleted, text);
  self->deleted_at = start;
  hide_message (self);
}

static void
line_changed_cb (GtkEditable *line,
                 Bounds      *self)
{
  g_string_truncate (self->deleted, 0);
}

static void
line_inserted_cb (GtkEditable *line,
                  const char  *text,
                  int          length,
                  int         *position,
                  Bounds      *self)
{
  int   maximum = get_maximum (GTK_WIDGET (line));
  glong total = gtk_entry_buffer_get_length (gtk_text_get_buffer (GTK_TEXT (line))) + g_utf8_strlen (text, length);

  if (self->own_puts > 0 || total <= maximum)
    {
      hide_message (self);
      return;
    }
  g_signal_stop_emission_by_name (line, "insert-text");
  if (self->deleted->len > 0)
    {
      self->own_puts++;
      *position = self->deleted_at;
      gtk_editable_insert_text (line, self->deleted->str, (int) self->deleted->len, position);
      self->own_puts--;
    }
  refuse (GTK_WIDGET (line), self, maximum, total);
}

static void
bound_line (GtkWidget *line)
{
  GtkWidget *owner = get_owner (line);
  Bounds    *self = bounds_new (line);

  if (owner != line)
    {
      g_signal_connect (owner, "insert-text", G_CALLBACK (own_put_begins_cb), self);
      g_signal_connect_after (owner, "insert-text", G_CALLBACK (own_put_ends_cb), self);
    }
  g_signal_connect (line, "delete-text", G_CALLBACK (line_deleted_cb), self);
  g_signal_connect (line, "insert-text", G_CALLBACK (line_inserted_cb), self);
  g_signal_connect_after (line, "changed", G_CALLBACK (line_changed_cb), self);
}

/* Several lines: whatever the user does is an act of the user to the buffer. */

static void
act_begins_cb (GtkTextBuffer *buffer,
               GtkWidget     *view)
{
  Bounds *self = g_object_get_data (G_OBJECT (view), BOUNDS_KEY);

  if (self->user_acts++ == 0)
    {
      g_string_truncate (self->deleted, 0);
      hide_message (self);
    }
}

static void
act_ends_cb (GtkTextBuffer *buffer,
             GtkWidget     *view)
{
  Bounds *self = g_object_get_data (G_OBJECT (view), BOUNDS_KEY);

  self->user_acts--;
}

static void
range_deleted_cb (GtkTextBuffer *buffer,
                  GtkTextIter   *start,
                  GtkTextIter   *end,
                  GtkWidget     *view)
{
  Bounds          *self = g_object_get_data (G_OBJECT (view), BOUNDS_KEY);
  g_autofree char *text = gtk_text_buffer_get_text (buffer, start, end, TRUE);

  if (self->user_acts > 0)
    g_string_assign (self->deleted, text);
}

static void
text_inserted_cb (GtkTextBuffer *buffer,
                  GtkTextIter   *location,
                  const char    *text,
                  int            length,
                  GtkWidget     *view)
{
  Bounds *self = g_object_get_data (G_OBJECT (view), BOUNDS_KEY);
  int     maximum = get_maximum (view);
  glong   total = gtk_text_buffer_get_char_count (buffer) + g_utf8_strlen (text, length);

  if (self->user_acts == 0 || self->own_puts > 0 || total <= maximum)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  self->own_puts++;
  if (self->deleted->len > 0)
    gtk_text_buffer_insert (buffer, location, self->deleted->str, (int) self->deleted->len);
  self->own_puts--;
  refuse (view, self, maximum, total);
}

static void
bound_view (GtkWidget *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));

  bounds_new (view);
  g_signal_connect_object (buffer, "begin-user-action", G_CALLBACK (act_begins_cb), view, 0);
  g_signal_connect_object (buffer, "end-user-action", G_CALLBACK (act_ends_cb), view, 0);
  g_signal_connect_object (buffer, "delete-range", G_CALLBACK (range_deleted_cb), view, 0);
  g_signal_connect_object (buffer, "insert-text", G_CALLBACK (text_inserted_cb), view, 0);
}

/* The path in a file chooser and the pages in a print dialog are the toolkit's. */
static gboolean
is_of_toolkit (GtkWidget *widget)
{
  return GTK_IS_DIALOG (gtk_widget_get_root (widget));
}

static gboolean
mapped_hook (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if ((!GTK_IS_TEXT (widget) && !GTK_IS_TEXT_VIEW (widget)) || g_object_get_data (G_OBJECT (widget), BOUNDS_KEY) != NULL || is_of_toolkit (widget))
    return G_SOURCE_CONTINUE;
  if (GTK_IS_TEXT (widget))
    bound_line (widget);
  else
    bound_view (widget);
  return G_SOURCE_CONTINUE;
}

void
zh_text_bounds_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_hook, NULL, NULL);
}

void
zh_text_bounds_set (GtkWidget *field,
                    int        maximum)
{
  g_return_if_fail (GTK_IS_EDITABLE (field) || GTK_IS_TEXT_VIEW (field));
  g_return_if_fail (maximum > 0);

  g_object_set_data (G_OBJECT (field), MAXIMUM_KEY, GINT_TO_POINTER (maximum));
}
