#include "config.h"

#include "widget.h"

/* Fields of a class that are let go, at its type. */
typedef struct
{
  gsize          offset;
  GDestroyNotify free;
} Field;

#define DISPOSED "zh-disposed-fields"
#define FINALIZED "zh-finalized-fields"

G_DEFINE_ABSTRACT_TYPE (ZhBin, zh_bin, ADW_TYPE_BIN)

static void
zh_bin_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (zh_bin_parent_class)->dispose (object);
}

static void
zh_bin_class_init (ZhBinClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_bin_dispose;
}

static void
zh_bin_init (ZhBin *self)
{
}

static void
let_go (GObject    *object,
        const char *list)
{
  GArray *fields = g_type_get_qdata (G_OBJECT_TYPE (object), g_quark_from_static_string (list));

  for (guint i = 0; i < fields->len; i++)
    {
      const Field *field = &g_array_index (fields, Field, i);
      gpointer     held = g_steal_pointer (&G_STRUCT_MEMBER (gpointer, object, field->offset));

      if (held != NULL)
        field->free (held);
    }
}

static void
add_field (GObjectClass *class,
           const char    *list,
           gsize          offset,
           GDestroyNotify free)
{
  GQuark  quark = g_quark_from_static_string (list);
  GArray *fields = g_type_get_qdata (G_TYPE_FROM_CLASS (class), quark);
  Field   field = { offset, free };

  g_assert (G_TYPE_IS_FINAL (G_TYPE_FROM_CLASS (class)));
  if (fields == NULL)
    g_type_set_qdata (G_TYPE_FROM_CLASS (class), quark, fields = g_array_new (FALSE, FALSE, sizeof (Field)));
  g_array_append_val (fields, field);
}

static GObjectClass *
get_parent_class (GObject *object)
{
  return g_type_class_peek_parent (G_OBJECT_GET_CLASS (object));
}

/* The children of a bin may ask for its fields to the end; those of a window find that it is going. */
static void
dispose (GObject *object)
{
  if (ZH_IS_BIN (object))
    adw_bin_set_child (ADW_BIN (object), NULL);
  let_go (object, DISPOSED);
  get_parent_class (object)->dispose (object);
}

static void
finalize (GObject *object)
{
  let_go (object, FINALIZED);
  get_parent_class (object)->finalize (object);
}

void
zh_class_disposes (GObjectClass *class,
                   gsize          offset,
                   GDestroyNotify free)
{
  add_field (class, DISPOSED, offset, free);
  class->dispose = dispose;
}

void
zh_class_finalizes (GObjectClass *class,
                    gsize          offset,
                    GDestroyNotify free)
{
  add_field (class, FINALIZED, offset, free);
  class->finalize = finalize;
}

/* Unlike Enter, whatever has the keyboard. */
static gboolean
accept_default (GtkWidget *widget,
                GVariant  *args,
                gpointer   user_data)
{
  GtkWidget *button = gtk_window_get_default_widget (GTK_WINDOW (widget));

  return button != NULL && gtk_widget_is_sensitive (button) && gtk_widget_activate (button);
}

void
zh_dialog_class_add_keys (GtkWidgetClass *class,
                          const char *accept)
{
  gtk_widget_class_add_binding_action (class, GDK_KEY_Escape, 0, "window.close", NULL);
  if (accept == NULL)
    {
      gtk_widget_class_add_binding (class, GDK_KEY_Return, GDK_CONTROL_MASK, accept_default, NULL);
      gtk_widget_class_add_binding (class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, accept_default, NULL);
      return;
    }
  gtk_widget_class_add_binding_action (class, GDK_KEY_Return, GDK_CONTROL_MASK, accept, NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, accept, NULL);
}

void
zh_action_map_add (GActionMap        *map,
                   const ZhMapAction *actions,
                   gsize              n_actions,
                   gpointer           self)
{
  for (gsize i = 0; i < n_actions; i++)
    {
      const char *type = actions[i].parameter;
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i].name, type != NULL ? G_VARIANT_TYPE (type) : NULL);

      g_signal_connect_swapped (action, "activate", actions[i].activate, self);
      g_action_map_add_action (map, G_ACTION (action));
    }
}

gpointer
zh_widget_listen (GtkWidget  *widget,
                  gpointer    controller,
                  const char *signal,
                  GCallback   callback,
                  gpointer    self)
{
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, controller);
  return controller;
}
