#include "config.h"

#include "shortcuts.h"

#include "places.h"

static const ZhShortcut shortcuts[] = {
  { "app.quit", { "<Control>q", "<Control>Cyrillic_shorti" } },
  { "app.preferences", { "<Control>comma", "<Control>Cyrillic_be" } },
  { "app.text-size(10)", { "<Control>equal", "<Control>plus", "<Control>KP_Add" } },
  { "app.text-size(-10)", { "<Control>minus", "<Control>KP_Subtract" } },
  { "app.text-size(0)", { "<Control>0", "<Control>KP_0" } },
  { "win.new-competition", { "<Control>n", "<Control>Cyrillic_te" } },
  { "win.open", { "<Control>o", "<Control>Cyrillic_shcha" } },
  { "win.save-copy", { "<Shift><Control>s", "<Shift><Control>Cyrillic_yeru", "<Shift><Control>Ukrainian_i" } },
  { "win.close-competition", { "<Control>w", "<Control>Cyrillic_tse" } },
  { "win.due", { "<Shift><Control>t", "<Shift><Control>Cyrillic_ie" } },
  { "win.pack", { "<Shift><Control>k", "<Shift><Control>Cyrillic_el" } },
  { "win.undo", { "<Control>z", "<Control>Cyrillic_ya" } },
  { "win.redo", { "<Shift><Control>z", "<Shift><Control>Cyrillic_ya", "<Control>y", "<Control>Cyrillic_en" } },
  { "win.search", { "<Control>f", "<Control>Cyrillic_a" } },
  { "win.next-step", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.show-notes", { "<Shift><Control>Return", "<Shift><Control>KP_Enter" } },
  { "win.explain-round", { "<Control>e", "<Control>Cyrillic_u" } },
  { "win.admission", { "<Control>m", "<Control>Cyrillic_softsign" } },
  { "win.draw-lots", { "<Control>d", "<Control>Cyrillic_ve" } },
  { "win.edit-round", { "<Control>h", "<Control>Cyrillic_er" } },
  { "win.previous-round", { "<Control>Page_Up" } },
  { "win.next-round", { "<Control>Page_Down" } },
  { "win.record-incident", { "<Control>i", "<Control>Cyrillic_sha" } },
  { "win.record-protest", { "<Shift><Control>p", "<Shift><Control>Cyrillic_ze" } },
  { "win.game-desk", { "F7" } },
  { "win.set-round-start", { "<Control>t", "<Control>Cyrillic_ie" } },
  { "win.clocks", { "<Control>k", "<Control>Cyrillic_el" } },
  { "win.lost-connection", { "<Control>j", "<Control>Cyrillic_o" } },
  { "win.lineups", { "<Control>u", "<Control>Cyrillic_ghe" } },
  { "win.post-games", { "<Shift><Control>l", "<Shift><Control>Cyrillic_de" } },
  { "win.late-boards", { "<Control>l", "<Control>Cyrillic_de" } },
  { "win.sidebar-shown", { "F9" } },
  { "win.open-hall", { "F11" } },
  { "win.show-help", { "F1", "<Control>question" } },
};

const ZhShortcut *
zh_shortcuts_get (gsize *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

void
zh_shortcuts_install (GtkApplication *application)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (application, shortcuts[i].action, shortcuts[i].accels);

  for (gsize i = 0; i < n_places; i++)
    {
      g_autofree char *action = g_strdup_printf ("win.show-place('%s')", places[i].name);
      g_autofree char *accel = g_strdup_printf ("<Alt>%d", places[i].digit);

      gtk_application_set_accels_for_action (application, action, (const char *const[]){ accel, NULL });
    }
}
