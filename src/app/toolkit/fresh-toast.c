#include "config.h"

#include "fresh-toast.h"

#define SHOWN_SECONDS 4
/* A toast younger than this takes the next message in place: no queue, no new animation. */
#define FRESH_US (2 * G_USEC_PER_SEC)
#define TOAST_KEY "zh-fresh-toast"

typedef struct
{
  AdwToast *toast;
  gint64    shown_us;
} ShownToast;

static void
shown_toast_free (gpointer data)
{
  ShownToast *shown = data;

  g_object_unref (shown->toast);
  g_free (shown);
}

static void
toast_dismissed_cb (AdwToast *toast,
                    GObject  *overlay)
{
  ShownToast *shown = g_object_get_data (overlay, TOAST_KEY);

  if (shown != NULL && shown->toast == toast)
    g_object_set_data (overlay, TOAST_KEY, NULL);
}

/* An older one makes way. */
static AdwToast *
find_fresh (GObject *overlay)
{
  ShownToast *shown = g_object_get_data (overlay, TOAST_KEY);

  if (shown == NULL)
    return NULL;
  if (g_get_monotonic_time () - shown->shown_us < FRESH_US)
    return shown->toast;
  adw_toast_dismiss (shown->toast);
  return NULL;
}

static void
add_toast (AdwToastOverlay *overlay,
           AdwToast        *toast)
{
  ShownToast *shown = g_new0 (ShownToast, 1);

  shown->toast = g_object_ref (toast);
  shown->shown_us = g_get_monotonic_time ();
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_dismissed_cb), overlay, 0);
  g_object_set_data_full (G_OBJECT (overlay), TOAST_KEY, shown, shown_toast_free);
  adw_toast_overlay_add_toast (overlay, toast);
}

void
zh_fresh_toast_show (AdwToastOverlay *overlay,
                     const char      *markup,
                     const char      *button,
                     const char      *action)
{
  AdwToast *fresh;
  AdwToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  fresh = find_fresh (G_OBJECT (overlay));
  toast = fresh != NULL ? fresh : adw_toast_new (markup);
  adw_toast_set_title (toast, markup);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  if (fresh != NULL)
    return;
  adw_toast_set_timeout (toast, SHOWN_SECONDS);
  add_toast (overlay, toast);
}
