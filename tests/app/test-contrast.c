/* What is written can be read: every text that a page shows, as it is painted, stands out from
 * what is behind it by 4.5 to 1 (WCAG 2.1, 1.4.3), where it is large by 3 to 1. Colours,
 * transparency and states all count, because the window is painted and its pixels are looked
 * at. Text is twice as large meanwhile, so that a stroke covers whole pixels. The environment
 * says whether the window is light, dark or of high contrast.
 */
#include "config.h"

#include <math.h>

#include "gui-harness.h"
#include "places.h"
#include "signs.h"

#define MAX_TABS 6
#define TEXT_DPI 192
#define LEAST_CONTRAST 4.5
#define LEAST_LARGE_CONTRAST 3.0
#define LARGE_TEXT_PX 24 /* 18 pt at usual size */
/* So many pixels make a colour; fewer may be where two strokes meet. */
#define LEAST_PIXELS 4

typedef struct
{
  guchar *pixels; /* blue, green, red, alpha */
  int     width;
  int     height;
} Picture;

typedef struct
{
  ZhGui *gui;
} Fixture;

typedef struct
{
  GtkWidget  *root;
  Picture     picture;
  const char *place;
  int         n_texts;
} Look;

/* Nothing while a frame is still to be painted. */
static GskRenderNode *
take_node (GdkPaintable *paintable)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable), gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

static Picture
paint (GtkWidget *root)
{
  Picture picture = { NULL, gtk_widget_get_width (root), gtk_widget_get_height (root) };
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (root);
  GskRenderNode *node;
  g_autoptr (GdkTexture) texture = NULL;

  zh_gui_wait_until ((node = take_node (paintable)) != NULL);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (root)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) picture.width, (float) picture.height));
  gsk_render_node_unref (node);
  picture.pixels = g_malloc ((gsize) picture.width * (gsize) picture.height * 4);
  gdk_texture_download (texture, picture.pixels, (gsize) picture.width * 4);
  return picture;
}

static double
get_linear (guint part)
{
  double share = part / 255.0;

  return share <= 0.04045 ? share / 12.92 : pow ((share + 0.055) / 1.055, 2.4);
}

static double
get_luminance (guint32 colour)
{
  return 0.2126 * get_linear (colour >> 16 & 255) + 0.7152 * get_linear (colour >> 8 & 255) + 0.0722 * get_linear (colour & 255);
}

static double
get_contrast (guint32 one,
              guint32 other)
{
  double a = get_luminance (one);
  double b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* How often each colour is there, within @bounds. */
static GHashTable *
count_colours (const Picture         *picture,
               const graphene_rect_t *bounds)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);

  for (int y = (int) bounds->origin.y; y < (int) (bounds->origin.y + bounds->size.height); y++)
    for (int x = (int) bounds->origin.x; x < (int) (bounds->origin.x + bounds->size.width); x++)
      {
        const guchar *pixel = picture->pixels + 4 * ((gsize) y * (gsize) picture->width + (gsize) x);
        gpointer      colour = GUINT_TO_POINTER ((guint) pixel[2] << 16 | (guint) pixel[1] << 8 | pixel[0]);

        g_hash_table_insert (counts, colour, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, colour)) + 1));
      }
  return counts;
}

/* Between the colour that is there most and the one that differs most from it. */
static double
measure_contrast (const Picture         *picture,
                  const graphene_rect_t *bounds)
{
  g_autoptr (GHashTable) counts = count_colours (picture, bounds);
  GHashTableIter iter;
  gpointer       colour;
  gpointer       count;
  guint          most = 0;
  guint32        behind = 0;
  double         contrast = 1;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &colour, &count))
    if (GPOINTER_TO_UINT (count) > most)
      {
        most = GPOINTER_TO_UINT (count);
        behind = GPOINTER_TO_UINT (colour);
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &colour, &count))
    if (GPOINTER_TO_UINT (count) >= LEAST_PIXELS)
      contrast = MAX (contrast, get_contrast (behind, GPOINTER_TO_UINT (colour)));
  return contrast;
}

/* The words that @widget shows itself; NULL where it shows none. */
static char *
dup_words (GtkWidget *widget)
{
  g_autofree char *words = NULL;

  if (GTK_IS_LABEL (widget))
    words = g_strdup (gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_INSCRIPTION (widget))
    words = g_strdup (gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  else if (GTK_IS_TEXT (widget))
    words = g_strdup (gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (words == NULL || *g_strstrip (words) == '\0')
    return NULL;
  return g_steal_pointer (&words);
}

/* Where it stands in the window, if nothing that scrolls hides a part of it. */
static gboolean
find_bounds (Look            *look,
             GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t own;
      graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (parent), (float) gtk_widget_get_height (parent));

      if (!gtk_widget_compute_bounds (widget, parent, &own))
        return FALSE;
      graphene_rect_inset (&own, 1, 1); /* rounding */
      if ((gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN && !graphene_rect_contains_rect (&whole, &own)))
        return FALSE;
      if (parent == look->root)
        break;
    }
  return gtk_widget_compute_bounds (widget, look->root, bounds) && bounds->origin.x >= 0 && bounds->origin.y >= 0 &&
         bounds->origin.x + bounds->size.width <= (float) look->picture.width && bounds->origin.y + bounds->size.height <= (float) look->picture.height;
}

static void
check_text (Look       *look,
            GtkWidget  *widget,
            const char *words)
{
  graphene_rect_t bounds;
  PangoContext   *context = gtk_widget_get_pango_context (widget);
  int             size = pango_font_description_get_size (pango_context_get_font_description (context)) / PANGO_SCALE;
  double          least = size >= LARGE_TEXT_PX * 2 ? LEAST_LARGE_CONTRAST : LEAST_CONTRAST;
  double          contrast;

  if (!find_bounds (look, widget, &bounds))
    return;
  contrast = measure_contrast (&look->picture, &bounds);
  look->n_texts++;
  if (contrast >= least)
    return;
  g_test_message ("%s: “%s” (%s) stands out by %.2f to 1, and not by %.1f", look->place, words,
                  gtk_widget_get_css_name (gtk_widget_get_parent (widget)), contrast, least);
  g_test_fail ();
}

/* What cannot be used is meant to step back (1.4.3 leaves it out). */
static void
check_texts (Look      *look,
             GtkWidget *widget)
{
  g_autofree char *words = dup_words (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (words != NULL)
    check_text (look, widget, words);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      check_texts (look, child);
}

static void
check_window (Fixture    *fixture,
              const char *place)
{
  Look look = { .root = GTK_WIDGET (fixture->gui->window), .place = place };

  zh_gui_settle ();
  look.picture = paint (look.root);
  check_texts (&look, look.root);
  g_test_message ("%s: %d texts", place, look.n_texts);
  g_assert_cmpint (look.n_texts, >, 4);
  g_free (look.picture.pixels);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", TEXT_DPI * PANGO_SCALE, NULL);
  gtk_window_maximize (GTK_WINDOW (fixture->gui->window));
  zh_gui_wait_until (gtk_window_is_maximized (GTK_WINDOW (fixture->gui->window)));
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  zh_gui_free (fixture->gui);
}

static void
test_welcome (Fixture      *fixture,
              gconstpointer data)
{
  check_window (fixture, "welcome");
}

static void
check_pages (Fixture *fixture)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  for (gsize i = 0; i < n_places; i++)
    {
      zh_window_show_place (fixture->gui->window, places[i].name);
      for (int tab = 0; tab < MAX_TABS; tab++)
        {
          check_window (fixture, places[i].name);
          zh_gui_press ("ctrl+Tab");
        }
      zh_gui_press ("F4");
      check_window (fixture, places[i].name);
      zh_gui_press ("F4");
    }
}

static void
test_empty (Fixture      *fixture,
            gconstpointer data)
{
  zh_gui_open_competition (fixture->gui, 0);
  check_pages (fixture);
}

/* With a game won, drawn, lost by forfeit, a player missing, and open ones. */
static void
test_pages (Fixture      *fixture,
            gconstpointer data)
{
  zh_gui_open_competition (fixture->gui, 14);
  zh_gui_press ("1 5 KP_Subtract bracketleft");
  check_pages (fixture);
}

/* Light ink fills what is drawn as full: there Black's square is the hollow one. */
static void
test_squares (Fixture      *fixture,
              gconstpointer data)
{
  gboolean         dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *text = zh_sign_paint_colours (g_strdup ("☐ 1 ■ 2 ☐"));

  g_assert_cmpstr (text, ==, dark ? "■ 1 ☐ 2 ■" : "☐ 1 ■ 2 ☐");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/contrast/welcome", Fixture, NULL, set_up, test_welcome, tear_down);
  g_test_add ("/contrast/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/contrast/pages", Fixture, NULL, set_up, test_pages, tear_down);
  g_test_add ("/contrast/squares", Fixture, NULL, set_up, test_squares, tear_down);
  return g_test_run ();
}
