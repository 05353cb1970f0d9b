#include "config.h"

#include "open-protests.h"

static char *
format_protest (const ZhTournament *tournament,
                const ZhProtest    *protest,
                const ZhLanguage   *language)
{
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, protest->entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup (protest->by);

  if (protest->board > 0)
    return g_strdup_printf (zh_trc (language, "open protest", "no. %1$d (round %2$d, board %3$d), %4$s"), protest->number, protest->round, protest->board, name);
  return g_strdup_printf (zh_trc (language, "open protest", "no. %1$d (round %2$d), %3$s"), protest->number, protest->round, name);
}

char *
zh_competition_dup_open_protests (const ZhCompetition *competition,
                                  gint64               tournament_id,
                                  const ZhLanguage    *language)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  GString            *text = g_string_new (NULL);

  for (guint i = 0; tournament != NULL && i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);
      g_autofree char *words = NULL;

      if (protest->tournament_id != tournament_id || !zh_protest_is_open (protest))
        continue;
      words = format_protest (tournament, protest, language);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", words);
    }
  return g_string_free (text, FALSE);
}
