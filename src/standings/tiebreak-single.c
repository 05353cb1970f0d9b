#include "config.h"

#include "tiebreak-single.h"

static const char *const ua_chess_round_robin[] = { "UC-DE", "UC-SB", "UC-WIN", "UC-BR", NULL };
static const char *const ua_chess_swiss[] = { "UC-DE", "UC-BH/T", "UC-BH/M1", "UC-WIN", "UC-BR", NULL };
static const char *const ua_draughts_round_robin[] = { "UD-DE", "UD-SB", "UD-WIN", "UD-BR", NULL };
static const char *const ua_draughts_swiss[] = { "UD-DE", "UD-SOLK/T1", "UD-SOLK/M", NULL };
static const char *const ru_round_robin[] = { "RU-DE", "RU-WIN", "RU-SB", "RU-KS", NULL };
static const char *const ru_swiss[] = { "RU-DE", "RU-WIN", "RU-BPG", "RU-BH/C1", "RU-BH", "RU-SB", NULL };

static const struct
{
  const char        *code;
  const char *const *round_robin;
  const char *const *swiss;
} orders[] = {
  { "UC-RANK", ua_chess_round_robin, ua_chess_swiss },
  { "UD-RANK", ua_draughts_round_robin, ua_draughts_swiss },
  { "RU-RANK", ru_round_robin, ru_swiss },
};

const char *const *
zh_tiebreak_get_national_order (const char *code,
                                gboolean    predetermined)
{
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_ascii_strcasecmp (orders[i].code, code) == 0)
      return predetermined ? orders[i].round_robin : orders[i].swiss;
  return NULL;
}

ZhTiebreakValue *
zh_tiebreak_compute (const ZhTournament *tournament,
                     int                 after_round,
                     const char         *code,
                     const char         *edition,
                     GError            **error)
{
  const char *const  single[] = { code, NULL };
  const char *const *order = zh_tiebreak_get_national_order (code, zh_tournament_is_predetermined (tournament));
  g_autoptr (ZhStandings) standings = zh_standings_new (tournament, after_round, order != NULL ? order : single,
                                                        edition, error);
  ZhTiebreakValue *values;
  int              n_entries;

  if (standings == NULL)
    return NULL;

  n_entries = zh_standings_get_n_rows (standings);
  values = g_new0 (ZhTiebreakValue, n_entries + 1);
  for (int entry = 0; entry < n_entries; entry++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, zh_standings_find_row (standings, entry));

      if (order != NULL)
        values[entry] = (ZhTiebreakValue){ { row->place, 1 }, row->place > 0 };
      else
        values[entry] = zh_standings_get_value (standings, entry, zh_standings_get_n_columns (standings) - 1);
    }
  return values;
}
