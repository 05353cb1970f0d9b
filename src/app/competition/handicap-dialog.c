#include "config.h"

#include "handicap-dialog.h"

#include <glib/gi18n.h>

#include "desk-handicap.h"
#include "handicap.h"
#include "lines-dialog.h"

/* As people write it: "200; 60+30; 90+30; 7.2". */
static char *
format_lines (const ZhTournament *tournament)
{
  g_autoptr (GPtrArray) lines = zh_tournament_load_handicap (tournament);
  g_autofree char *text = lines != NULL ? zh_handicap_to_text (lines) : g_strdup ("");
  g_auto (GStrv) cells = g_strsplit (text, "\t", -1);

  return g_strjoinv ("; ", cells);
}

void
zh_handicap_dialog_present (GtkWindow *parent,
                            ZhSession *session)
{
  g_autofree char *text = format_lines (zh_session_get_tournament (session));

  zh_lines_dialog_present (parent, session, _ ("Handicap: Times by Rating"),
                           _ ("A line each: from which difference of ratings on, the time of the stronger player, that of the weaker one (minutes, and seconds a move), the article of the regulation; semicolons between.\n100; 90+30; 100+30; 7.2\n300; 60+30; 100+30; 7.2"),
                           text, zh_desk_set_handicap);
}
