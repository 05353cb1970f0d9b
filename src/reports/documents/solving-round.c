#include "config.h"

#include "solving-round.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

const ZhSolvingRoundRecord *
zh_report_find_solving_round (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhTournament         *tournament = request->tournament;
  int                         number = request->round != 0 ? request->round : MAX (zh_solving_get_last_round (tournament), 1);
  const ZhSolvingRoundRecord *round = zh_solving_find_round (tournament->solving_rounds, number);

  if (round == NULL)
    zh_fail (error, ZH_ERROR_REFUSED, _ ("“%1$s” has no round %2$d of solving. Add it first"), tournament->name, number);
  return round;
}

char *
zh_report_title_of_round (const ZhReportRequest      *request,
                          const ZhSolvingRoundRecord *round,
                          const char                 *numbered,
                          const char                 *only)
{
  return request->tournament->solving_rounds->len > 1 ? g_strdup_printf (numbered, round->number) : g_strdup (only);
}

/* "Mate in 2" of a genre with a number of moves. */
static char *
format_genre (const ZhWorkRecord *work,
              const ZhLanguage   *language)
{
  gulong           n = (gulong) g_ascii_strtoull (work->moves, NULL, 10);
  g_autofree char *moves = g_str_has_suffix (work->moves, ".5") ? g_strdup_printf ("%lu½", n) : g_strdup (work->moves);

  if (strcmp (work->genre, "mate") == 0)
    return g_strdup_printf (zh_trn (language, "Mate in %s move", "Mate in %s moves", n), moves);
  if (strcmp (work->genre, "selfmate") == 0)
    return g_strdup_printf (zh_trn (language, "Selfmate in %s move", "Selfmate in %s moves", n), moves);
  if (strcmp (work->genre, "helpmate") == 0)
    return g_strdup_printf (zh_trn (language, "Helpmate in %s move", "Helpmate in %s moves", n), moves);
  return g_strdup (zh_work_genre_get_label (work->genre, language));
}

char *
zh_work_format_task (const ZhWorkRecord *work,
                     const ZhLanguage   *language)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *genre = *work->moves != '\0' ? format_genre (work, language) : g_strdup (zh_work_genre_get_label (work->genre, language));
  const char      *parts[] = { genre, work->task, work->twins };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", parts[i]);
  return g_string_free (text, FALSE);
}

#define PROOFS "//"

char *
zh_work_dup_main_solution (const ZhWorkRecord *work)
{
  const char *proofs = strstr (work->solution, PROOFS);

  return g_strchomp (proofs != NULL ? g_strndup (work->solution, (gsize) (proofs - work->solution)) : g_strdup (work->solution));
}

char *
zh_work_dup_proofs (const ZhWorkRecord *work)
{
  const char *proofs = strstr (work->solution, PROOFS);

  return g_strstrip (g_strdup (proofs != NULL ? proofs + strlen (PROOFS) : ""));
}
