#include "config.h"

#include "page.h"

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
  g_return_val_if_fail (ZH_IS_PAGE (self), FALSE);
  return ZH_PAGE_GET_CLASS (self)->start_search != NULL && ZH_PAGE_GET_CLASS (self)->start_search (self);
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
