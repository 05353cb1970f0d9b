/* What the classes of the window share: the parts of a template, the actions, the signals and the
 * fields that are let go, each said once in class_init.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An #AdwBin that is emptied before it goes: #AdwBin of libadwaita 1.2 unparents its child itself, and GTK 4.8
 * unparents the child of a template once more. No version is known to end it: with each newer one a plain #AdwBin
 * is to be tried, under the sanitizers. */
#define ZH_TYPE_BIN (zh_bin_get_type ())
G_DECLARE_DERIVABLE_TYPE (ZhBin, zh_bin, ZH, BIN, AdwBin)

struct _ZhBinClass
{
  AdwBinClass parent_class;
};

/* @step (class, Type, free, name) for each name. */
#define ZH_PARENTHESES ()
#define ZH_RESCAN(...) ZH_RESCAN_1 (ZH_RESCAN_1 (ZH_RESCAN_1 (__VA_ARGS__)))
#define ZH_RESCAN_1(...) ZH_RESCAN_2 (ZH_RESCAN_2 (ZH_RESCAN_2 (__VA_ARGS__)))
#define ZH_RESCAN_2(...) ZH_RESCAN_3 (ZH_RESCAN_3 (ZH_RESCAN_3 (__VA_ARGS__)))
#define ZH_RESCAN_3(...) __VA_ARGS__
#define ZH_FOR_EACH(step, class, Type, free, ...) __VA_OPT__ (ZH_RESCAN (ZH_FOR_EACH_NEXT (step, class, Type, free, __VA_ARGS__)))
#define ZH_FOR_EACH_NEXT(step, class, Type, free, name, ...) \
  step (class, Type, free, name);                            \
  __VA_OPT__ (ZH_FOR_EACH_AGAIN ZH_PARENTHESES (step, class, Type, free, __VA_ARGS__))
#define ZH_FOR_EACH_AGAIN() ZH_FOR_EACH_NEXT

#define ZH_BIND_CHILD(class, Type, free, name) gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), Type, name)
#define ZH_BIND_CALLBACK(class, Type, free, name) gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (class), name)
#define ZH_HOLD(class, Type, free, name) zh_class_disposes (G_OBJECT_CLASS (class), G_STRUCT_OFFSET (Type, name), (GDestroyNotify) (GCallback) free)
#define ZH_KEEP(class, Type, free, name) zh_class_finalizes (G_OBJECT_CLASS (class), G_STRUCT_OFFSET (Type, name), (GDestroyNotify) (GCallback) free)

#define ZH_NEED_TYPE(class, Type, free, name) g_type_ensure (name)

/* The types that a template names and that nothing else has made known. */
#define ZH_NEEDS_TYPES(...) ZH_FOR_EACH (ZH_NEED_TYPE, , , , __VA_ARGS__)

/* The template in ui/@name.ui, and its children of which the fields of the same names are. */
#define ZH_TEMPLATE(class, Type, name, ...)                                                                    \
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (class), "/org/zhereb/Zhereb/ui/" name ".ui"); \
  ZH_FOR_EACH (ZH_BIND_CHILD, class, Type, , __VA_ARGS__)

/* The functions that the template names. */
#define ZH_TEMPLATE_CALLBACKS(class, ...) ZH_FOR_EACH (ZH_BIND_CALLBACK, class, , , __VA_ARGS__)

/* The fields that @free lets go when an object of the class is disposed of, or only when it is finalized;
 * for a final class, instead of a function of its own. */
#define ZH_DISPOSES(class, Type, free, ...) ZH_FOR_EACH (ZH_HOLD, class, Type, free, __VA_ARGS__)
#define ZH_FINALIZES(class, Type, free, ...) ZH_FOR_EACH (ZH_KEEP, class, Type, free, __VA_ARGS__)

/* An action without a parameter: @activate takes the widget alone. */
#define ZH_ACTION(class, name, activate) \
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), name, NULL, (GtkWidgetActionActivateFunc) (GCallback) activate)

/* A signal that answers nothing; behind the number of its values come their types. */
#define ZH_SIGNAL(class, name, ...) \
  g_signal_new (name, G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)

/**
 * ZhMapAction:
 * @name: without its group
 * @activate: with G_CALLBACK(): takes the object it is added for, and the parameter where there is one
 * @parameter: (nullable): its type
 */
typedef struct
{
  const char *name;
  GCallback   activate;
  const char *parameter;
} ZhMapAction;

/**
 * zh_action_map_add:
 * @actions: (array length=n_actions)
 * @self: what each is given; outlives @map
 */
void zh_action_map_add (GActionMap        *map,
                        const ZhMapAction *actions,
                        gsize              n_actions,
                        gpointer           self);

/**
 * zh_class_disposes:
 * @class: of a final type, in its class_init
 * @offset: of the field, a pointer
 * @free: frees what it points to, which may be %NULL
 *
 * Behind ZH_DISPOSES: the field is let go and is %NULL, in a #ZhBin once it is empty, else first of all.
 */
void zh_class_disposes (GObjectClass *class,
                        gsize          offset,
                        GDestroyNotify free);

/**
 * zh_class_finalizes:
 * @class: of a final type, in its class_init
 * @offset: of the field, a pointer
 * @free: frees what it points to, which may be %NULL
 *
 * Behind ZH_FINALIZES: the same at the very end, for what is still asked for while widgets go.
 */
void zh_class_finalizes (GObjectClass *class,
                         gsize          offset,
                         GDestroyNotify free);

/**
 * zh_widget_listen:
 * @controller: (transfer full): an event controller
 * @callback: is given @self first
 *
 * Lets @self know of a signal of @controller in @widget as long as both live.
 *
 * Returns: (transfer none) (type GtkEventController): @controller
 */
gpointer zh_widget_listen (GtkWidget  *widget,
                           gpointer    controller,
                           const char *signal,
                           GCallback   callback,
                           gpointer    self);

/**
 * zh_dialog_class_add_keys:
 * @class: of a window
 * @accept: (nullable): the action of its button; %NULL where the default widget is that button
 *
 * Escape closes it, Ctrl+Enter does what the button does.
 */
void zh_dialog_class_add_keys (GtkWidgetClass *class,
                               const char *accept);

G_END_DECLS
