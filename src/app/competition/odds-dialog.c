#include "config.h"

#include "odds-dialog.h"

#include <glib/gi18n.h>

#include "desk-handicap.h"
#include "lines-dialog.h"
#include "odds.h"

/* As people write it: "3-7; c1; 3.2", by start numbers. */
static char *
format_lines (const ZhTournament *tournament)
{
  g_autoptr (GPtrArray) lines = zh_tournament_load_odds (tournament);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhOddsLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *key = zh_odds_dup_key (line, tournament);

      g_string_append_printf (text, "%s; %s%s%s\n", key, line->squares, *line->article != '\0' ? "; " : "", line->article);
    }
  return g_string_free (text, FALSE);
}

void
zh_odds_dialog_present (GtkWindow *parent,
                        ZhSession *session)
{
  g_autofree char *text = format_lines (zh_session_get_tournament (session));

  zh_lines_dialog_present (parent, session, _ ("Odds: Men Given at the Beginning"),
                           _ ("A line each: from which difference of ratings on, or the start numbers of who gives and who gets; the squares of the men, as White has them; the article of the regulation; semicolons between.\n200; c1; 3.2\n3-7; c1 e1"),
                           text, zh_desk_set_odds);
}
