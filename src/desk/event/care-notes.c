/* What the rules ask at the boards of players with impaired sight (rule-notes.h). */
#include "config.h"

#include <string.h>

#include "article-list.h"
#include "rule-notes.h"

/* The boards of an open round by how much their players see. */
typedef struct
{
  GString *blind;
  GString *low_vision;
  GString *all;
} Boards;

void
zh_rule_notes_add (GPtrArray  *notes,
                   char       *sentence,
                   const char *article)
{
  g_autofree char *articles = zh_article_list_format (article, zh_language_get_screen ());

  g_ptr_array_add (notes, *article == '\0' ? g_strdup (sentence) : g_strdup_printf ("%s [%s]", sentence, articles));
  g_free (sentence);
}

static void
add_board (GString    *boards,
           const char *board)
{
  if (boards->len > 0)
    g_string_append (boards, ", ");
  g_string_append (boards, board);
}

/* Who sits at a side: a member of the team, or the entry itself. */
static const ZhPerson *
find_person (const ZhTournament *tournament,
             const ZhPairing    *pairing,
             const ZhGame       *game,
             int                 side)
{
  const ZhMember *member = game->member[side] != 0 ? zh_tournament_find_member (tournament, game->member[side]) : NULL;
  const ZhEntry  *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

  if (member != NULL)
    return member->person;
  return entry != NULL ? entry->person : NULL;
}

/* Sport classes: B1 sees nothing, B2 and B3 little. */
static gboolean
is_blind (const ZhPerson *person)
{
  return person != NULL && strcmp (person->disability_class, "B1") == 0;
}

static gboolean
has_low_vision (const ZhPerson *person)
{
  return person != NULL && (strcmp (person->disability_class, "B2") == 0 || strcmp (person->disability_class, "B3") == 0);
}

static void
sort_board (const ZhTournament *tournament,
            const ZhPairing    *pairing,
            const ZhGame       *game,
            Boards             *boards)
{
  const ZhPerson  *white = find_person (tournament, pairing, game, 0);
  const ZhPerson  *black = find_person (tournament, pairing, game, 1);
  g_autofree char *board = zh_tournament_is_team (tournament) ? g_strdup_printf ("%d.%d", pairing->number, game->board)
                                                              : g_strdup_printf ("%d", pairing->number);

  if (is_blind (white) || is_blind (black))
    add_board (boards->blind, board);
  if (has_low_vision (white) || has_low_vision (black))
    add_board (boards->low_vision, board);
  if (is_blind (white) || is_blind (black) || has_low_vision (white) || has_low_vision (black))
    add_board (boards->all, board);
}

static gboolean
is_cared_for (const ZhPerson *person)
{
  return person != NULL && *person->disability_class != '\0';
}

/* In most tournaments nobody is, and who sits where need not be looked up. */
static gboolean
has_cared_for (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (is_cared_for (entry->person))
        return TRUE;
    }
  for (guint i = 0; i < tournament->members->len; i++)
    if (is_cared_for (((const ZhMember *) g_ptr_array_index (tournament->members, i))->person))
      return TRUE;
  return FALSE;
}

/* Two games of a micro-match are one board. */
static void
sort_boards (const ZhTournament *tournament,
             const ZhRound      *round,
             Boards             *boards)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games && pairing->kind == ZH_PAIRING_GAME; game++)
        if (pairing->games[game].leg <= 1)
          sort_board (tournament, pairing, &pairing->games[game], boards);
    }
}

static void
add_warning (const char      *key,
             const char      *format_assistant,
             const char      *format_arbiter,
             const GString   *boards,
             const ZhRuleset *rules,
             GPtrArray       *notes)
{
  const char *article = "";
  const char *by = "arbiter";
  int         seconds = 0;

  if (boards->len == 0 || !zh_ruleset_get_int (rules, key, &seconds, &article))
    return;
  zh_ruleset_get_string (rules, "impairments.warned-by", &by, NULL);
  zh_rule_notes_add (notes, g_strdup_printf (strcmp (by, "assistant") == 0 ? format_assistant : format_arbiter, boards->str, seconds / 60), article);
}

static void
add_warnings (const Boards     *boards,
              const ZhRuleset  *rules,
              const ZhLanguage *language,
              GPtrArray        *notes)
{
  add_warning ("impairments.time-trouble-warning-blind-seconds",
               /* Translators: numbers of boards; minutes. */
               zh_tr (language, "Boards of blind players: %1$s. The assistant, or the arbiter where there is none, warns of time trouble at %2$d min"),
               zh_tr (language, "Boards of blind players: %1$s. The arbiter warns of time trouble at %2$d min"), boards->blind, rules, notes);
  add_warning ("impairments.time-trouble-warning-low-vision-seconds",
               zh_tr (language, "Boards of players with low vision: %1$s. The assistant, or the arbiter where there is none, warns of time trouble at %2$d min"),
               zh_tr (language, "Boards of players with low vision: %1$s. The arbiter warns of time trouble at %2$d min"), boards->low_vision, rules, notes);
}

static void
add_equipment (const Boards     *boards,
               const ZhRuleset  *rules,
               const ZhLanguage *language,
               GPtrArray        *notes)
{
  const char *article = "";
  gboolean    second_board = FALSE;
  const char *moved = NULL;

  if (zh_ruleset_get_boolean (rules, "impairments.second-board-on-demand", &second_board, &article) && second_board)
    zh_rule_notes_add (notes, g_strdup_printf (zh_tr (language, "Boards of players with impaired sight: %s. Either player may demand a second board"), boards->all->str), article);
  if (!zh_ruleset_get_string (rules, "impairments.move-made-by", &moved, &article))
    return;
  zh_rule_notes_add (notes,
                     g_strdup_printf (strcmp (moved, "press") == 0
                                          ? zh_tr (language, "Boards of players with impaired sight: %s. A move is made when the man is pressed into its square")
                                          : zh_tr (language, "Boards of players with impaired sight: %s. A move is made when it is announced"),
                                      boards->all->str),
                     article);
}

void
zh_tournament_add_care_notes (const ZhTournament *tournament,
                              const ZhRound      *round,
                              const ZhRuleset    *rules,
                              const ZhLanguage   *language,
                              GPtrArray          *notes)
{
  Boards boards = { g_string_new (NULL), g_string_new (NULL), g_string_new (NULL) };

  if (has_cared_for (tournament))
    sort_boards (tournament, round, &boards);
  if (boards.all->len > 0)
    {
      add_warnings (&boards, rules, language, notes);
      add_equipment (&boards, rules, language, notes);
    }
  g_string_free (boards.blind, TRUE);
  g_string_free (boards.low_vision, TRUE);
  g_string_free (boards.all, TRUE);
}
