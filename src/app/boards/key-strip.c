#include "config.h"

#include "key-strip.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkWidget *button;
  GtkLabel  *key;
  GtkLabel  *meaning;
} Key;

struct _ZhKeyStrip
{
  ZhBin parent_instance;

  Key            keys[ZH_N_BOARD_KEY_HINTS];
  GtkMenuButton *scheme_button;
  GtkLabel      *scheme;
};

G_DEFINE_FINAL_TYPE (ZhKeyStrip, zh_key_strip, ZH_TYPE_BIN)

static GtkWidget *
make_key (Key *key)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  key->button = gtk_button_new ();
  key->key = GTK_LABEL (gtk_label_new (NULL));
  key->meaning = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (key->key), "result-key");
  gtk_widget_add_css_class (GTK_WIDGET (key->meaning), "numeric");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (key->key));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (key->meaning));
  gtk_button_set_child (GTK_BUTTON (key->button), box);
  gtk_widget_add_css_class (key->button, "flat");
  /* a click must not take the keyboard away from the boards */
  gtk_widget_set_focus_on_click (key->button, FALSE);
  return key->button;
}

static GMenuModel *
make_scheme_menu (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("Score: 1 is 1–0, 0 is 0–1, 5 a draw"), "boards.key-scheme::score");
  g_menu_append (menu, _ ("Position: 1 White, 2 draw, 3 Black"), "boards.key-scheme::position");
  return G_MENU_MODEL (menu);
}

static void
zh_key_strip_class_init (ZhKeyStripClass *class)
{
}

static void
zh_key_strip_init (ZhKeyStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GMenuModel) menu = make_scheme_menu ();

  gtk_widget_add_css_class (box, "key-strip");
  for (int i = 0; i < ZH_N_BOARD_KEY_HINTS; i++)
    gtk_box_append (GTK_BOX (box), make_key (&self->keys[i]));

  self->scheme_button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_menu_model (self->scheme_button, menu);
  gtk_menu_button_set_direction (self->scheme_button, GTK_ARROW_UP);
  /* the keys themselves must be whole on a small screen; the name of the scheme may be cut */
  self->scheme = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->scheme, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->scheme, 8);
  gtk_menu_button_set_child (self->scheme_button, GTK_WIDGET (self->scheme));
  gtk_menu_button_set_always_show_arrow (self->scheme_button, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->scheme_button), "flat");
  gtk_widget_set_hexpand (GTK_WIDGET (self->scheme_button), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->scheme_button), GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->scheme_button), _ ("Which Digits Mean Which Result"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scheme_button));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* With hair spaces for blanks: the strip must fit a small screen. */
static char *
format_tight (ZhResult result,
              gboolean two_one_zero)
{
  g_autofree char *text = zh_result_format (result, two_one_zero);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);

  return g_strjoinv ("\u200a", parts);
}

static void
show_key (Key                  *key,
          const ZhBoardKeyHint *hint,
          gboolean              two_one_zero)
{
  ZhResult         result;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  g_assert (zh_result_parse (hint->code, FALSE, &result));
  text = zh_result_is_set (result) ? format_tight (result, two_one_zero) : g_strdup (_ ("clear"));
  name = g_strdup_printf (_ ("Key %s: %s"), hint->key, text);
  gtk_label_set_text (key->key, hint->key);
  gtk_label_set_text (key->meaning, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key->button), "s", hint->code);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key->button), "boards.set-result");
  gtk_accessible_update_property (GTK_ACCESSIBLE (key->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
zh_key_strip_show (ZhKeyStrip *self,
                   ZhKeyScheme scheme,
                   gboolean    two_one_zero)
{
  const ZhBoardKeyHint *hints = zh_board_keys_get_hints (scheme);
  const char           *label = scheme == ZH_KEY_SCHEME_POSITION ? _ ("Keys: position") : _ ("Keys: score");

  g_return_if_fail (ZH_IS_KEY_STRIP (self));

  for (int i = 0; i < ZH_N_BOARD_KEY_HINTS; i++)
    show_key (&self->keys[i], &hints[i], two_one_zero);
  gtk_label_set_text (self->scheme, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scheme_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
