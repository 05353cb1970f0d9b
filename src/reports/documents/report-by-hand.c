/* Russian order 988 30.2.1.3, 31.4, 31.9, 33.1–33.3, 40.1; Ukrainian chess rules IV.4.4, IV.4.6, IV.10.8.6; draughts
 * IV.9.2, IV.12.6. */
#include "config.h"

#include "report-by-hand.h"

#include <glib/gi18n.h>

#include "board-cells.h"
#include "regulation-items.h"
#include "report-additions.h"
#include "report-cases.h"
#include "report-context.h"
#include "rule-words.h"
#include "text-lines.h"

static const char *const kinds[] = {
  [ZH_HAND_PAIRINGS] = NC_ ("by hand", "Pairings changed by hand"),
  [ZH_HAND_ORDER] = NC_ ("by hand", "Tie-breaks and settings changed"),
  [ZH_HAND_LEAVING] = NC_ ("by hand", "Who left, was absent or came late"),
  [ZH_HAND_FORFEITS] = NC_ ("by hand", "Forfeits of the late"),
  [ZH_HAND_LOTS] = NC_ ("by hand", "Lots and start numbers"),
  [ZH_HAND_CLOCKS] = NC_ ("by hand", "Clocks set"),
  [ZH_HAND_RESULTS] = NC_ ("by hand", "Results corrected"),
  [ZH_HAND_REPLACED] = NC_ ("by hand", "Members replaced during a match"),
  [ZH_HAND_EXTRA_GAME] = NC_ ("by hand", "Extra games of level matches"),
};

static ZhReportTable *
begin_table (ZhReportDocument *document,
             const char       *heading,
             const ZhColumn   *columns,
             gsize             n_columns,
             const ZhLanguage *language)
{
  ZhReportTable *table;

  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  for (gsize i = 0; i < n_columns; i++)
    zh_report_table_add (table, columns[i], ZH_COLUMN_PLAIN, language);
  return table;
}

/* A value that the event repeats as the ruleset has it is none that it changes. */
static gboolean
is_changed (const ZhRuleValue *value,
            const ZhRuleset   *ruleset)
{
  const ZhRuleValue *original = zh_ruleset_lookup (ruleset, value->key);

  return value->overridden && !g_str_has_prefix (value->key, "ruleset.") && !zh_regulation_item_is_text_key (value->key) &&
         (original == NULL || g_strcmp0 (original->value, value->value) != 0);
}

/* A rule that only the regulation has is cited by its own article. */
static void
add_rule (ZhReportTable     *table,
          const GPtrArray   *additions,
          const ZhRuleset   *rules,
          const ZhRuleset   *ruleset,
          const ZhRuleValue *value,
          const ZhLanguage  *language)
{
  const ZhRuleValue *original = zh_ruleset_lookup (ruleset, value->key);

  zh_report_table_add_row (table);
  zh_report_table_take (table, 0, zh_rule_dup_words (rules, value->key, language), NULL);
  zh_report_table_take (table, 1, original != NULL ? zh_rule_format_value (value->key, original->value, language) : g_strdup ("—"), NULL);
  zh_report_table_take (table, 2, zh_rule_format_value (value->key, value->value, language), NULL);
  zh_report_table_take (table, 3, zh_addition_cite (original != NULL ? original->article : value->article, zh_additions_find_change (additions, value->key), language), NULL);
}

void
zh_report_add_changed_rules (ZhReportDocument      *document,
                             const ZhReportRequest *request)
{
  static const ZhColumn columns[] = { ZH_COL_RULE, ZH_COL_RULESET_VALUE, ZH_COL_VALUE, ZH_COL_ARTICLE };
  g_autoptr (ZhRuleset) ruleset = request->ruleset != NULL ? zh_ruleset_load (zh_ruleset_get_id (request->ruleset), NULL) : NULL;
  const ZhRuleValue *const *values;
  ZhReportTable            *table = NULL;
  gsize                     n = 0;

  if (ruleset == NULL)
    return;
  values = zh_ruleset_get_values (request->ruleset, &n);
  for (gsize i = 0; i < n; i++)
    {
      if (!is_changed (values[i], ruleset))
        continue;
      if (table == NULL)
        table = begin_table (document, zh_tr (request->language, "Rules that the regulation of the event changes"), columns,
                             G_N_ELEMENTS (columns), request->language);
      add_rule (table, request->competition->additions, request->ruleset, ruleset, values[i], request->language);
    }
}

/* "Гнатів Олег (Вежа)" for a team that has named its player. */
static char *
dup_side (const ZhReportRequest *request,
          const ZhPairing       *pairing,
          const ZhGame          *game,
          int                    side)
{
  const ZhMember  *member = game->member[side] != 0 ? zh_tournament_find_member (request->tournament,
                                                                                 game->member[side])
                                                    : NULL;
  g_autofree char *entry = zh_report_dup_entry_name (request, pairing->entry[side]);
  g_autofree char *player = member != NULL ? zh_report_dup_untitled_member_name (member,
                                                                                 request->language)
                                           : NULL;

  return player != NULL ? g_strdup_printf ("%s (%s)", player, entry) : g_steal_pointer (&entry);
}

static void
add_forfeit (ZhReportTable         *table,
             const ZhReportRequest *request,
             const ZhRound         *round,
             const ZhPairing       *pairing,
             const ZhGame          *game)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, round->number);
  if (zh_tournament_is_team (request->tournament))
    zh_report_table_take (table, 1, g_strdup_printf ("%d.%d", pairing->number, game->board), NULL);
  else
    zh_report_table_set_number (table, 1, pairing->number);
  zh_report_table_take (table, 2, dup_side (request, pairing, game, game->swapped ? 1 : 0), NULL);
  zh_report_table_take (table, 3, zh_result_format (game->result, zh_tournament_is_two_one_zero (request->tournament)), NULL);
  zh_report_table_take (table, 4, dup_side (request, pairing, game, game->swapped ? 0 : 1), NULL);
}

/* Forfeits board by board: "+ −", "− −" (Russian order 988 33.3: clearly marked). */
static void
add_forfeits (ZhReportDocument      *document,
              const ZhReportRequest *request)
{
  static const ZhColumn columns[] = { ZH_COL_ROUND, ZH_COL_BOARD, ZH_COL_WHITE, ZH_COL_RESULT, ZH_COL_BLACK };
  ZhReportTable        *table = NULL;

  for (guint i = 0; i < request->tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (request->tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          for (int game = 0; game < pairing->n_games; game++)
            {
              if (!zh_result_is_set (pairing->games[game].result) || pairing->games[game].result.played)
                continue;
              if (table == NULL)
                table = begin_table (document, zh_tr (request->language, "Games that were not played"), columns,
                                     G_N_ELEMENTS (columns), request->language);
              add_forfeit (table, request, round, pairing, &pairing->games[game]);
            }
        }
    }
}

static int
get_number (const ZhReportRequest *request,
            gint64                 entry_id)
{
  const ZhEntry *entry = entry_id != 0 ? zh_tournament_find_entry (request->tournament, entry_id) : NULL;

  return entry != NULL ? entry->start_number : 0;
}

/* "12 3", a line of the proposal; black is 0 for a bye. */
static gboolean
read_pair (const char *line,
           gint64      numbers[2])
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  return g_strv_length (words) == 2 && zh_text_parse_int (words[0], 1, G_MAXINT, &numbers[0]) &&
         zh_text_parse_int (words[1], 0, G_MAXINT, &numbers[1]);
}

static gboolean
is_one_of (gint64 number,
           int    white,
           int    black)
{
  return number > 0 && (number == white || number == black);
}

/* Pairs of the proposal that one of the two was in: "12 – 3; 7 – 5", by start numbers. */
static char *
format_proposed (const ZhReportRequest *request,
                 const ZhRound         *round,
                 const ZhPairing       *pairing)
{
  g_auto (GStrv) lines = g_strsplit (round->proposal, "\n", -1);
  int      white = get_number (request, pairing->entry[0]);
  int      black = get_number (request, pairing->entry[1]);
  GString *text = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      gint64 pair[2];

      if (!read_pair (*line, pair) || (!is_one_of (pair[0], white, black) && !is_one_of (pair[1], white, black)))
        continue;
      g_string_append_printf (text, "%s%d – ", text->len > 0 ? "; " : "", (int) pair[0]);
      if (pair[1] != 0)
        g_string_append_printf (text, "%d", (int) pair[1]);
      else
        g_string_append (text, "—");
    }
  return g_string_free (text, FALSE);
}

static char *
format_numbered (const ZhReportRequest *request,
                 const ZhPairing       *pairing,
                 int                    side)
{
  g_autofree char *name = zh_report_dup_entry_name (request, pairing->entry[side]);

  if (pairing->entry[side] == 0)
    return g_strdup (zh_pairing_kind_format (pairing->kind, request->language));
  return g_strdup_printf ("%d %s", get_number (request, pairing->entry[side]), name);
}

static void
add_edited_pair (ZhReportTable         *table,
                 const ZhReportRequest *request,
                 const ZhRound         *round,
                 const ZhPairing       *pairing)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, round->number);
  zh_report_table_set_number (table, 1, pairing->kind == ZH_PAIRING_GAME ? pairing->number : 0);
  zh_report_table_take (table, 2, format_numbered (request, pairing, 0), NULL);
  zh_report_table_take (table, 3, format_numbered (request, pairing, 1), NULL);
  zh_report_table_take (table, 4, format_proposed (request, round, pairing), NULL);
}

void
zh_report_add_edited_pairs (ZhReportDocument      *document,
                            const ZhReportRequest *request,
                            int                    round)
{
  static const ZhColumn columns[] = { ZH_COL_ROUND, ZH_COL_BOARD, ZH_COL_WHITE, ZH_COL_BLACK, ZH_COL_PROPOSED };
  ZhReportTable        *table = NULL;

  for (guint i = 0; i < request->tournament->rounds->len; i++)
    {
      const ZhRound *paired = g_ptr_array_index (request->tournament->rounds, i);

      for (guint k = 0; k < paired->pairings->len && (round == 0 || paired->number == round); k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (paired->pairings, k);

          if (!pairing->edited)
            continue;
          if (table == NULL)
            table = begin_table (document, zh_tr (request->language, "Boards that were paired by hand"), columns,
                                 G_N_ELEMENTS (columns), request->language);
          add_edited_pair (table, request, paired, pairing);
        }
    }
}

void
zh_report_add_act_columns (ZhReportTable    *table,
                           const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ENTRY_NUMBER, ZH_COLUMN_KEY }, { ZH_COL_TIME }, { ZH_COL_ACTOR },
                     { ZH_COL_ACT }, { ZH_COL_ARTICLE });
}

void
zh_report_add_act (ZhReportTable    *table,
                   const ZhHandAct  *act,
                   const ZhLanguage *language)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, (int) act->number);
  zh_report_table_take (table, 1, zh_report_format_moment (act->time, language), NULL);
  zh_report_table_set (table, 2, act->actor);
  zh_report_table_set (table, 3, act->words);
  zh_report_table_set (table, 4, act->articles);
}

void
zh_report_add_by_hand (ZhReportDocument      *document,
                       const ZhReportRequest *request)
{
  ZhReportTable *table = NULL;
  ZhHandKind     kind = ZH_HAND_N_KINDS;

  for (guint i = 0; request->hand_acts != NULL && i < request->hand_acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (request->hand_acts, i);

      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_tr (request->language, "Changes and decisions made by hand"));
          table = zh_report_document_add_table (document);
          zh_report_add_act_columns (table, request->language);
        }
      if (act->kind != kind)
        zh_report_table_add_heading (table, zh_trc (request->language, "by hand", kinds[act->kind]));
      kind = act->kind;
      zh_report_add_act (table, act, request->language);
    }
  zh_report_add_edited_pairs (document, request, 0);
  add_forfeits (document, request);
}
