#include "config.h"

#include "trf-type.h"

#include <string.h>

#include "history.h"
#include "teams.h"

#define MOST_CYCLES 99

/* The longest prefix wins; the editions of the Dutch rules do not change the system. */
static const struct
{
  const char *prefix;
  ZhSystem    system;
  int         cycles;
} types[] = {
  { "FIDE_DUTCH", ZH_SYSTEM_DUTCH, 1 },
  { "FIDE_DUBOV", ZH_SYSTEM_DUBOV, 1 },
  { "FIDE_BURSTEIN", ZH_SYSTEM_BURSTEIN, 1 },
  { "FIDE_DOUBLESWISS", ZH_SYSTEM_DOUBLE_SWISS, 1 },
  { "FIDE_TEAM_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "FIDE_TEAM_DOUBLEROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 2 },
  { "FIDE_TEAM", ZH_SYSTEM_TEAM_SWISS, 1 },
  { "BERGER_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "BERGER_DOUBLEROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 2 },
  { "BERGER_TEAM_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "BERGER_TEAM_DOUBLEROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 2 },
  { "FIDE_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "FIDE_DOUBLEROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 2 },
  { "CUSTOM_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "CUSTOM_TEAM_ROUNDROBIN", ZH_SYSTEM_ROUND_ROBIN, 1 },
  { "CUSTOM_KNOCKOUT", ZH_SYSTEM_KNOCKOUT, 1 },
};

static const struct
{
  ZhSystem    system;
  gboolean    team;
  int         cycles;
  const char *code;
} codes[] = {
  { ZH_SYSTEM_DUTCH, FALSE, 1, "FIDE_DUTCH_2026" },
  { ZH_SYSTEM_DUBOV, FALSE, 1, "FIDE_DUBOV" },
  { ZH_SYSTEM_BURSTEIN, FALSE, 1, "FIDE_BURSTEIN" },
  { ZH_SYSTEM_DOUBLE_SWISS, FALSE, 1, "FIDE_DOUBLESWISS" },
  { ZH_SYSTEM_ROUND_ROBIN, FALSE, 1, "BERGER_ROUNDROBIN" },
  { ZH_SYSTEM_ROUND_ROBIN, FALSE, 2, "FIDE_DOUBLEROUNDROBIN" }, /* the last two rounds of the first cycle exchanged */
  { ZH_SYSTEM_ROUND_ROBIN, TRUE, 1, "BERGER_TEAM_ROUNDROBIN" },
  { ZH_SYSTEM_ROUND_ROBIN, TRUE, 2, "FIDE_TEAM_DOUBLEROUNDROBIN" },
  { ZH_SYSTEM_KNOCKOUT, FALSE, 1, "CUSTOM_KNOCKOUT" },
  { ZH_SYSTEM_DOUBLE_ELIMINATION, FALSE, 1, "CUSTOM_KNOCKOUT" },
  { ZH_SYSTEM_SWISS_UA, FALSE, 1, "CUSTOM_SWISS" },
  { ZH_SYSTEM_SWISS_LOT, FALSE, 1, "CUSTOM_SWISS" },
};

static void
set_system (ZhTournament *tournament,
            ZhSystem      system,
            int           cycles)
{
  tournament->system = system;
  tournament->cycles = cycles;
}

/* The number behind the last "_G", how often the table is played; 1 where there is none. */
static int
read_cycles (const char *upper)
{
  const char *mark = g_strrstr (upper, "_G");
  char       *end = NULL;
  guint64     cycles = 0;

  if (mark == NULL || !g_ascii_isdigit (mark[2]))
    return 1;
  cycles = g_ascii_strtoull (mark + 2, &end, 10);
  return *end == '\0' ? (int) CLAMP (cycles, 1, MOST_CYCLES) : 1;
}

/* The scores of a Swiss for teams, the longest ending first. */
static const struct
{
  const char *ending;
  const char *scores;
} team_scores[] = {
  { "_MP_GP", "mp-gp" },
  { "_GP_MP", "gp-mp" },
  { "_MP", "mp" },
  { "_GP", "gp" },
};

/* FIDE_TEAM_TYPEB_GP_MP and the like: without a type there are no colour preferences, and
 * FIDE_TEAM alone is type A by match points (C.04.6, 1.2.2, 1.7). */
static void
read_team_options (const char   *upper,
                   ZhTournament *tournament)
{
  const char      *baku = strstr (upper, "_BAKU");
  g_autofree char *code = baku != NULL ? g_strndup (upper, (gsize) (baku - upper)) : g_strdup (upper);
  gboolean         is_plain = strcmp (code, "FIDE_TEAM") == 0;
  gboolean         is_typed = is_plain || strstr (code, "_TYPEA") != NULL || strstr (code, "_TYPEB") != NULL;

  if (!is_typed || strstr (code, "_TYPEB") != NULL)
    g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TEAM_COLOURS), g_strdup (is_typed ? "type-b" : "none"));
  for (gsize i = 0; i < G_N_ELEMENTS (team_scores); i++)
    if (g_str_has_suffix (code, team_scores[i].ending))
      {
        if (i > 0)
          g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TEAM_SCORES), g_strdup (team_scores[i].scores));
        return;
      }
}

static char *
dup_team_code (const ZhTournament *tournament)
{
  const char *colours = zh_tournament_get_option (tournament, ZH_OPTION_TEAM_COLOURS);
  const char *scores = zh_tournament_get_option (tournament, ZH_OPTION_TEAM_SCORES);
  const char *type = g_strcmp0 (colours, "none") == 0 ? "" : g_strcmp0 (colours, "type-b") == 0 ? "_TYPEB"
                                                                                                : "_TYPEA";
  const char *ending = team_scores[0].ending;

  for (gsize i = 0; i < G_N_ELEMENTS (team_scores); i++)
    if (g_strcmp0 (scores, team_scores[i].scores) == 0)
      ending = team_scores[i].ending;
  return g_strconcat ("FIDE_TEAM", type, ending, zh_trf_type_is_baku (tournament) ? "_BAKU" : NULL, NULL);
}

gboolean
zh_trf_type_read (const char   *code,
                  ZhTournament *tournament)
{
  g_autofree char *upper = g_ascii_strup (code, -1);
  gsize            longest = 0;

  if (strstr (upper, "_BAKU") != NULL)
    g_hash_table_insert (tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      gsize length = strlen (types[i].prefix);

      if (length <= longest || strncmp (upper, types[i].prefix, length) != 0)
        continue;
      longest = length;
      set_system (tournament, types[i].system,
                  types[i].system == ZH_SYSTEM_ROUND_ROBIN ? types[i].cycles * read_cycles (upper) : types[i].cycles);
    }
  if (longest > 0 && tournament->system == ZH_SYSTEM_TEAM_SWISS)
    read_team_options (upper, tournament);
  return longest > 0;
}

static gboolean
has_word (const char        *folded,
          const char *const *words)
{
  for (; *words != NULL; words++)
    {
      g_autofree char *word = g_utf8_casefold (*words, -1);

      if (strstr (folded, word) != NULL)
        return TRUE;
    }
  return FALSE;
}

void
zh_trf_type_read_words (const char   *words,
                        ZhTournament *tournament)
{
  static const char *const round_robin[] = { "robin", "berger", "all-play-all", "колов", "кругов", "бергер", NULL };
  static const char *const twice[] = { "double", "two cycles", "двоколов", "у два кола", "двухкругов", "в два круга", NULL };
  static const char *const scheveningen[] = { "scheveningen", "схевенінген", "шевенінген", "схевенинген", "шевенинген", NULL };
  static const char *const knockout[] = { "knockout", "knock-out", "олімпійськ", "олимпийск", "нокаут", "на вибування", "на выбывание", NULL };
  g_autofree char         *folded = g_utf8_casefold (words, -1);

  if (has_word (folded, scheveningen))
    set_system (tournament, ZH_SYSTEM_SCHEVENINGEN, 1);
  else if (has_word (folded, knockout))
    set_system (tournament, ZH_SYSTEM_KNOCKOUT, 1);
  else if (has_word (folded, round_robin))
    set_system (tournament, ZH_SYSTEM_ROUND_ROBIN, has_word (folded, twice) ? 2 : 1);
  else
    set_system (tournament, ZH_SYSTEM_DUTCH, 1);
}

/* Whether every two entries were paired equally often, and at all. */
static gboolean
is_complete_table (const ZhTournament *tournament)
{
  g_autoptr (ZhHistory) history = zh_history_new ((ZhTournament *) tournament, zh_tournament_count_paired_rounds (tournament));
  int             n = history->n_entries;
  int             often = 0;
  g_autofree int *meetings = g_new0 (int, (gsize) MAX (n, 1) * (gsize) MAX (n, 1));

  if (n < 3 || history->n_rounds < n - 1)
    return FALSE;
  for (int entry = 0; entry < n; entry++)
    for (int round = 1; round <= history->n_rounds; round++)
      {
        int opponent = zh_history_get_cell (history, entry, round)->opponent;

        if (opponent >= 0)
          meetings[entry * n + opponent]++;
      }
  often = meetings[1];
  for (int i = 0; i < n * n; i++)
    if (i % (n + 1) != 0 && meetings[i] != often)
      return FALSE;
  return often > 0;
}

void
zh_trf_type_guess (ZhTournament *tournament)
{
  set_system (tournament, is_complete_table (tournament) ? ZH_SYSTEM_ROUND_ROBIN : ZH_SYSTEM_DUTCH, 1);
}

void
zh_trf_type_count_cycles (ZhTournament *tournament)
{
  int n_entries = (int) tournament->entries->len;
  int per_cycle = n_entries + n_entries % 2 - 1;

  if (tournament->system != ZH_SYSTEM_ROUND_ROBIN || n_entries < 2)
    return;
  if (tournament->n_rounds > per_cycle * tournament->cycles && tournament->n_rounds % per_cycle == 0)
    tournament->cycles = MIN (tournament->n_rounds / per_cycle, MOST_CYCLES);
}

int
zh_trf_type_count_meetings (const ZhTournament *tournament)
{
  gboolean meet_again = zh_tournament_is_predetermined (tournament) || zh_tournament_has_bracket (tournament) ||
                        tournament->system == ZH_SYSTEM_MATCH;

  if (meet_again || tournament->entries->len < 3)
    return 0;
  return tournament->system == ZH_SYSTEM_DOUBLE_SWISS ? 2 : 1;
}

gboolean
zh_trf_type_is_baku (const ZhTournament *tournament)
{
  return g_strcmp0 (zh_tournament_get_option (tournament, "acceleration"), "baku") == 0;
}

char *
zh_trf_type_dup_code (const ZhTournament *tournament)
{
  gboolean team = zh_tournament_is_team (tournament);

  if (tournament->system == ZH_SYSTEM_TEAM_SWISS)
    return dup_team_code (tournament);
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    if (codes[i].system == tournament->system && codes[i].team == team && codes[i].cycles == tournament->cycles)
      return g_strconcat (codes[i].code, zh_trf_type_is_baku (tournament) ? "_BAKU" : NULL, NULL);
  if (tournament->system == ZH_SYSTEM_ROUND_ROBIN)
    return g_strdup_printf (team ? "BERGER_TEAM_ROUNDROBIN_G%d" : "BERGER_ROUNDROBIN_G%d", tournament->cycles);
  return NULL;
}

void
zh_trf_type_keep (ZhTournament *tournament,
                  const char   *code)
{
  g_autofree char *usual = zh_trf_type_dup_code (tournament);

  if (g_strcmp0 (usual, code) != 0)
    g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_REPORT_TYPE),
                         g_strdup_printf ("%s %d", code, zh_tournament_count_paired_rounds (tournament)));
}

char *
zh_trf_type_dup_kept (const ZhTournament *tournament)
{
  const char *kept = zh_tournament_get_option (tournament, ZH_OPTION_REPORT_TYPE);
  const char *blank = kept != NULL ? strrchr (kept, ' ') : NULL;

  if (blank == NULL || g_ascii_strtoll (blank, NULL, 10) < zh_tournament_count_paired_rounds (tournament))
    return NULL;
  return g_strndup (kept, (gsize) (blank - kept));
}
