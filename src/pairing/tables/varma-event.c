#include "config.h"

#include "varma-event.h"

const char *const zh_varma_edition_words[] = {
  [ZH_VARMA_PUBLISHED] = "published",
  [ZH_VARMA_CORRECTED] = "corrected",
  [ZH_VARMA_CORRECTED + 1] = NULL,
};

gboolean
zh_varma_fits (const ZhTournament *tournament)
{
  return !zh_tournament_is_team (tournament) && tournament->entries->len >= ZH_VARMA_MIN_PLAYERS &&
         tournament->entries->len <= ZH_VARMA_MAX_PLAYERS;
}

static const char *
get_team (const ZhPerson *person,
          const char     *field)
{
  if (person == NULL)
    return "";
  if (g_strcmp0 (field, "region") == 0)
    return person->region;
  if (g_strcmp0 (field, "club") == 0)
    return person->club;
  return person->federation;
}

static void
clear_player (gpointer data)
{
  g_free ((char *) ((ZhVarmaPlayer *) data)->name);
}

GArray *
zh_varma_list_players (const ZhTournament *tournament,
                       const char         *field)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (ZhVarmaPlayer));

  g_array_set_clear_func (players, clear_player);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      ZhVarmaPlayer  player = { entry->id, get_team (entry->person, field), zh_entry_format_bare_name (entry) };

      g_array_append_val (players, player);
    }
  return players;
}

GArray *
zh_varma_draw_for (const GArray      *players,
                   const ZhVarmaDraw *draw,
                   const ZhLanguage  *language)
{
  return zh_varma_draw ((const ZhVarmaPlayer *) players->data, (int) players->len, draw->edition, draw->seed, language);
}

void
zh_varma_keep (GHashTable        *options,
               const ZhVarmaDraw *draw,
               const ZhLanguage  *language)
{
  g_hash_table_replace (options, g_strdup (ZH_OPTION_TEAM_FIELD), g_strdup (draw->field));
  g_hash_table_replace (options, g_strdup (ZH_OPTION_VARMA),
                        g_strdup_printf ("%s %" G_GUINT64_FORMAT " %s", zh_varma_edition_words[draw->edition], draw->seed, zh_language_get_code (language)));
}

gboolean
zh_varma_recall (const ZhTournament *tournament,
                 ZhVarmaDraw        *draw,
                 char              **language)
{
  const char *kept = zh_tournament_get_option (tournament, ZH_OPTION_VARMA);
  const char *field = zh_tournament_get_option (tournament, ZH_OPTION_TEAM_FIELD);
  g_auto (GStrv) parts = g_strsplit (kept != NULL ? kept : "", " ", -1);
  guint64 seed = 0;

  if (g_strv_length (parts) != 3 || !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXUINT64, &seed, NULL) || !zh_varma_fits (tournament))
    return FALSE;
  *draw = (ZhVarmaDraw){ field != NULL ? field : "federation",
                         g_str_equal (parts[0], zh_varma_edition_words[ZH_VARMA_CORRECTED]) ? ZH_VARMA_CORRECTED : ZH_VARMA_PUBLISHED, seed };
  *language = g_strdup (parts[2]);
  return TRUE;
}
