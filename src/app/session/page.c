#include "config.h"

#include "page.h"

/* The key where a US keyboard has the slash: other layouts print a full stop there. */
#define KEYCODE_SLASH 61

typedef struct
{
  ZhSession *session;
  gboolean   stale; /* something happened while the page was not on screen */
} ZhPagePrivate;

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ZhPage, zh_page, ZH_TYPE_BIN)

static void
update_page (ZhPage         *self,
             const ZhChange *change)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    priv->stale = TRUE;
  else if (ZH_PAGE_GET_CLASS (self)->update != NULL)
    ZH_PAGE_GET_CLASS (self)->update (self, change);
}

static void
changed_cb (ZhPage         *self,
            const ZhChange *change)
{
  update_page (self, change);
}

static void
view_changed_cb (ZhPage *self)
{
  update_page (self, NULL);
}

static void
zh_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (zh_page_parent_class)->map (widget);
  zh_page_prepare (ZH_PAGE (widget));
}

static void
zh_page_constructed (GObject *object)
{
  ZhPage        *self = ZH_PAGE (object);
  ZhPagePrivate *priv = zh_page_get_instance_private (self);

  G_OBJECT_CLASS (zh_page_parent_class)->constructed (object);
  g_signal_connect_object (priv->session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->session, "view-changed", G_CALLBACK (view_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
zh_page_set_property (GObject      *object,
                      guint         property,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (ZH_PAGE (object));

  switch (property)
    {
    case PROP_SESSION:
      priv->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
zh_page_finalize (GObject *object)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (ZH_PAGE (object));

  g_clear_object (&priv->session);
  G_OBJECT_CLASS (zh_page_parent_class)->finalize (object);
}

/* Searching */

/* The line of a search with something in it, on screen in @widget; NULL for none. */
static GtkWidget *
find_filled_search (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_mapped (widget) && *gtk_editable_get_text (GTK_EDITABLE (widget)) != '\0')
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_filled_search (child);
  return found;
}

/* Where nobody types, the slash begins a search and Escape ends it, wherever the keyboard is by then. */
static gboolean
key_pressed_cb (ZhPage         *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  gboolean   is_slash = keyval == GDK_KEY_slash || keyval == GDK_KEY_KP_Divide || (keycode == KEYCODE_SLASH && (state & GDK_SHIFT_MASK) == 0);
  GtkWidget *search;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (is_slash)
    return zh_page_start_search (self);
  search = keyval == GDK_KEY_Escape ? find_filled_search (GTK_WIDGET (self)) : NULL;
  if (search == NULL)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit_by_name (search, "stop-search");
  return GDK_EVENT_STOP;
}

static void
zh_page_class_init (ZhPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  object_class->constructed = zh_page_constructed;
  object_class->set_property = zh_page_set_property;
  object_class->finalize = zh_page_finalize;
  GTK_WIDGET_CLASS (class)->map = zh_page_map;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, ZH_TYPE_SESSION,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zh_page_init (ZhPage *self)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (self);

  priv->stale = TRUE;
  zh_widget_listen (GTK_WIDGET (self), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self);
}

ZhSession *
zh_page_get_session (ZhPage *self)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (self);

  g_return_val_if_fail (ZH_IS_PAGE (self), NULL);
  return priv->session;
}

void
zh_page_prepare (ZhPage *self)
{
  ZhPagePrivate *priv = zh_page_get_instance_private (self);

  g_return_if_fail (ZH_IS_PAGE (self));

  if (!priv->stale)
    return;
  priv->stale = FALSE;
  if (ZH_PAGE_GET_CLASS (self)->update != NULL)
    ZH_PAGE_GET_CLASS (self)->update (self, NULL);
}

gboolean
zh_page_start_search (ZhPage *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (ZH_IS_PAGE (self), FALSE);
  if (ZH_PAGE_GET_CLASS (self)->start_search == NULL || !ZH_PAGE_GET_CLASS (self)->start_search (self))
    return FALSE;
  /* what was looked for last gives way to the first letter of the next */
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_select_region (GTK_EDITABLE (focus), 0, -1);
  return TRUE;
}

void
zh_page_take_focus (ZhPage *self)
{
  g_return_if_fail (ZH_IS_PAGE (self));
  if (ZH_PAGE_GET_CLASS (self)->take_focus != NULL)
    ZH_PAGE_GET_CLASS (self)->take_focus (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
