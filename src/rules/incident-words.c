#include "config.h"

#include "incident-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "incident-numbers.h"

static const struct
{
  const char *key;
  const char *word;
  const char *text;
} words[] = {
  { "result", "none", NC_ ("ruling", "the game goes on or its result stands") },
  { "result", "loss", NC_ ("ruling", "loss of the game") },
  { "result", "draw", NC_ ("ruling", "draw") },
  { "result", "both-lose", NC_ ("ruling", "both players lose") },
  { "result", "replay", NC_ ("ruling", "a new game is played") },
  { "result", "arbiter", NC_ ("ruling", "as the arbiter decides") },
  { "opponent_result", "win", NC_ ("ruling", "win") },
  { "opponent_result", "draw", NC_ ("ruling", "draw") },
  { "opponent_result", "loss", NC_ ("ruling", "loss") },
  { "opponent_result", "arbiter", NC_ ("ruling", "as the arbiter decides") },
  { "restore", "position", NC_ ("ruling", "the position before the fault, or the last one that can be established") },
  { "restore", "clock", NC_ ("ruling", "the clock is corrected or replaced") },
  { "restore", "new-game", NC_ ("ruling", "the game is cancelled and a new one played") },
  { "restore", "transfer-position", NC_ ("ruling", "the position is transferred to a board placed correctly") },
  { "restore", "play-on", NC_ ("ruling", "play goes on") },
  { "restore", "correct-on-own-time", NC_ ("ruling", "the offender corrects it on his own time") },
  { "restore", "queen", NC_ ("ruling", "the pawn becomes a queen") },
  { "restore", "sealed-move", NC_ ("ruling", "the move is sealed") },
  { "restore", "touched-piece", NC_ ("ruling", "the touched piece is moved or captured") },
  { "restore", "white-clock-runs", NC_ ("ruling", "White’s clock runs") },
  { "restore", "black-clock-runs", NC_ ("ruling", "Black’s clock runs") },
  { "restore", "split-time", NC_ ("ruling", "the time that has passed is split equally") },
  { "restore", "record", NC_ ("ruling", "the record is completed") },
  { "restore", "remove", NC_ ("ruling", "the object is removed") },
  { "restore", "main-line-up", NC_ ("ruling", "the main line-up plays") },
  { "restore", "previous-line-up", NC_ ("ruling", "the line-up of the previous round holds") },
  { "restore", "first-line-up", NC_ ("ruling", "the order of the first round holds") },
  { "restore", "inactive", NC_ ("ruling", "the piece takes no part in the game") },
  { "restore", "technician", NC_ ("ruling", "a technician agreed with the arbiter is called") },
  { "restore", "substitution", NC_ ("ruling", "the player is replaced at once") },
  { "restore", "extra-game", NC_ ("ruling", "one more game is played at once") },
  { "restore", "repeat-move", NC_ ("ruling", "the move is sent again") },
  { "restore", "query", NC_ ("ruling", "the move is queried") },
  { "restore", "rewrite", NC_ ("ruling", "the entry is struck out, written anew and signed") },
  { "restore", "excluded", NC_ ("ruling", "the composition is excluded") },
  { "restore", "next-best", NC_ ("ruling", "the next best composition takes its place") },
  { "lapses", "opponent-move", NC_ ("ruling", "with the opponent’s next move") },
  { "lapses", "touch", NC_ ("ruling", "when a piece is touched for the next move") },
  { "lapses", "end-of-game", NC_ ("ruling", "with the end of the game") },
  { "lapses", "ten-moves", NC_ ("ruling", "when both players have completed ten moves") },
  { "lapses", "three-moves", NC_ ("ruling", "when both players have completed three moves") },
  { "lapses", "one-move", NC_ ("ruling", "when both players have made a move") },
  { "lapses", "flag-fall", NC_ ("ruling", "with the fall of the flag") },
  { "lapses", "own-move", NC_ ("ruling", "with the player’s own next move") },
  { "lapses", "control", NC_ ("ruling", "with the time control") },
  { "lapses", "clock-pressed", NC_ ("ruling", "with the press of the clock") },
  { "lapses", "five-minutes-left", NC_ ("ruling", "when less than five minutes are left on the player’s clock") },
  { "lapses", "start-of-play", NC_ ("ruling", "with the start of play") },
  { "lapses", "ten-minutes-before-round", NC_ ("ruling", "ten minutes before the round") },
  { "lapses", "three-days", NC_ ("ruling", "after three days") },
  { "lapses", "seven-days", NC_ ("ruling", "after seven days") },
  { "lapses", "ten-days", NC_ ("ruling", "after ten days") },
  { "lapses", "fourteen-days", NC_ ("ruling", "after fourteen days") },
  { "lapses", "fifteen-days", NC_ ("ruling", "after fifteen days") },
  { "lapses", "reply-to-control-move", NC_ ("ruling", "with the reply to the control move") },
  { "lapses", "eleventh-move", NC_ ("ruling", "with the first move of the next period") },
  { "lapses", "final-results", NC_ ("ruling", "with the final results") },
  { "raised_by", "arbiter", NC_ ("ruling", "the arbiter") },
  { "raised_by", "opponent", NC_ ("ruling", "the opponent") },
  { "raised_by", "player", NC_ ("ruling", "the player") },
  { "raised_by", "captain", NC_ ("ruling", "the captain") },
  { "raised_by", "anyone", NC_ ("ruling", "anyone") },
  { "decides", "arbiter", NC_ ("ruling", "the arbiter") },
  { "decides", "chief-arbiter", NC_ ("ruling", "the chief arbiter") },
  { "decides", "chief-panel", NC_ ("ruling", "the chief judging panel") },
  { "decides", "opponent", NC_ ("ruling", "the opponent") },
  { "decides", "committee", NC_ ("ruling", "the committee") },
  { "decides", "federation", NC_ ("ruling", "the federation") },
  { "appeal", "no", NC_ ("ruling", "none lies against this ruling") },
  { "uncertain", "no-source", NC_ ("ruling", "the rules are silent; the safe reading is taken") },
  { "uncertain", "damaged-text", NC_ ("ruling", "the text is damaged; the likely reading is taken") },
  { "uncertain", "contradiction", NC_ ("ruling", "the rules contradict themselves; the safe reading is taken") },
};

static const struct
{
  const char *fact;
  const char *question;
} questions[] = {
  { "opponent-cannot-mate", NC_ ("ruling", "Is the opponent unable to mate by any series of legal moves?") },
  { "player-cannot-mate", NC_ ("ruling", "Is the player unable to mate by any series of legal moves?") },
  { "opponent-complained", NC_ ("ruling", "Did the opponent complain?") },
  { "opponent-moved-on", NC_ ("ruling", "Has the opponent made his next move?") },
  { "both-completed-ten-moves", NC_ ("ruling", "Have both players completed ten moves?") },
  { "both-completed-three-moves", NC_ ("ruling", "Have both players completed three moves?") },
  { "both-made-one-move", NC_ ("ruling", "Have both players made a move?") },
  { "clock-pressed", NC_ ("ruling", "Was the clock pressed?") },
  { "increment-30s", NC_ ("ruling", "Are 30 seconds or more added for each move?") },
  { "last-period", NC_ ("ruling", "Is it the last period of the game?") },
  { "deliberate", NC_ ("ruling", "Was it deliberate?") },
  { "repeated-in-event", NC_ ("ruling", "Has it happened before in this event?") },
  { "both-flags-down", NC_ ("ruling", "Are both flags down?") },
  { "own-flag-down", NC_ ("ruling", "Is the claimant’s own flag down?") },
  { "announced-beforehand", NC_ ("ruling", "Was the clause announced beforehand?") },
  { "mates", NC_ ("ruling", "Does the last move mate?") },
  { "fixed-boards", NC_ ("ruling", "Does each main player keep his board all through the event?") },
  { "player-disabled", NC_ ("ruling", "Is it a player with a disability?") },
  { "flag-fell-meanwhile", NC_ ("ruling", "Did the player’s time run out meanwhile?") },
};

static const struct
{
  const char *key;
  const char *label;
} labels[] = {
  { "article", NC_ ("ruling label", "Article") },
  { "result", NC_ ("ruling label", "Result of the offender") },
  { "opponent_result", NC_ ("ruling label", "Result of the opponent") },
  { "opponent_time", NC_ ("ruling label", "Time of the opponent") },
  { "offender_time", NC_ ("ruling label", "Time of the offender") },
  { "restore", NC_ ("ruling label", "What to do on the board") },
  { "counts_as", NC_ ("ruling label", "Counts as") },
  { "lapses", NC_ ("ruling label", "The right to claim ends") },
  { "raised_by", NC_ ("ruling label", "Raised by") },
  { "decides", NC_ ("ruling label", "Who decides") },
  { "sanctions", NC_ ("ruling label", "Sanctions open") },
  { "penalty_days", NC_ ("ruling label", "Penalty days") },
  { "appeal", NC_ ("ruling label", "Protest") },
  { "needs", NC_ ("ruling label", "To be asked") },
  { "uncertain", NC_ ("ruling label", "Doubt") },
  { "switched_off", NC_ ("ruling label", "Not applied in this kind of play, by article") },
};

static const char *
find_word (const char *key,
           const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].key, key) == 0 && strcmp (words[i].word, word) == 0)
      return words[i].text;
  return NULL;
}

gboolean
zh_incident_is_word (const char *key,
                     const char *word)
{
  return find_word (key, word) != NULL;
}

char *
zh_incident_dup_words (const char *key)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].key, key) == 0)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", words[i].word);
  return g_string_free (g_steal_pointer (&list), FALSE);
}

const char *
zh_incident_get_word (const char       *key,
                      const char       *word,
                      const ZhLanguage *language)
{
  const char *text = find_word (key, word);

  return text != NULL ? zh_trc (language, "ruling", text) : word;
}

const char *
zh_incident_get_key_label (const char       *key,
                           const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    if (strcmp (labels[i].key, key) == 0)
      return zh_trc (language, "ruling label", labels[i].label);
  return key;
}

char *
zh_incident_dup_fact_question (const char       *fact,
                               const ZhLanguage *language)
{
  char *text = zh_incident_number_dup_text (fact, NULL, language);

  for (gsize i = 0; text == NULL && i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].fact, fact) == 0)
      return g_strdup (zh_trc (language, "ruling", questions[i].question));
  return text != NULL ? text : g_strdup (fact);
}
