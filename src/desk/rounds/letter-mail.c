#include "config.h"

#include "letter-mail.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "letter-message.h"
#include "letter-moves.h"
#include "mail-text.h"
#include "ruleset-defaults.h"

#define YEAR_OF_NOBODY 2000

/* The half-moves that are kept of the game. */
static GPtrArray *
list_plies (const ZhCompetition *competition,
            const ZhGamePlace   *place,
            GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, error);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, error) : NULL;
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, place->game->id);
  g_autoptr (GArray) places = NULL;
  g_autoptr (ZhLetterFile) file = rules != NULL ? zh_letters_parse (letters, rules, &places, error) : NULL;

  return file != NULL ? zh_letter_plies_new (file, places, letters) : NULL;
}

static void
add_remark (GString *remarks,
            char    *text)
{
  g_autofree char *owned = text;

  g_string_append_printf (remarks, "%s%s", remarks->len > 0 ? "\n" : "", owned);
}

/* The moves before are repeated as they were sent (55.3.8, 56.3.3; draughts V.4.6). */
static void
compare_repetition (const GPtrArray       *plies,
                    const ZhLetterMessage *message,
                    GString               *remarks)
{
  for (guint i = 0; i < plies->len && i < message->plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (plies, i);
      const char        *text = g_ptr_array_index (message->plies, i);

      if (*ply->text == '\0' || strcmp (ply->text, text) == 0)
        continue;
      /* Translators: number of a move, what the message and the letters kept say. */
      add_remark (remarks, g_strdup_printf (_ ("Move %1$d is repeated as %2$s, and kept as %3$s: a wrong repetition."), ply->number, text, ply->text));
      return;
    }
}

static void
check_played (const ZhGamePlace     *place,
              const ZhLetterMessage *message,
              GString               *remarks)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (ZhGameScore) score = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < message->plies->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (message->plies, i));
  score = zh_game_score_parse (zh_sport_get_variant (place->tournament->sport), NULL, text->str, &error);
  if (score == NULL)
    /* Translators: why a move is none. */
    add_remark (remarks, g_strdup_printf (_ ("The moves cannot be played: %s. Keep the letter as a faulty one."), error->message));
}

/* "8", or "8-10" of a series that is accepted: @first is the place of its first half-move. */
static char *
format_number (guint first,
               guint n_plies)
{
  int from = (int) first / 2 + 1;
  int last = (int) (n_plies - 1) / 2 + 1;

  return from == last ? g_strdup_printf ("%d", from) : g_strdup_printf ("%d-%d", from, last);
}

static char *
join_plies (const ZhLetterMessage *message,
            guint                  first)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < message->plies->len; i++)
    g_string_append_printf (text, "%s%s", i > first ? " " : "", (const char *) g_ptr_array_index (message->plies, i));
  return g_string_free (text, FALSE);
}

/* The first new half-move is of the side that sends the last one: between them stand the partner's, of a series. */
static gboolean
check_new (guint    n_kept,
           guint    n_plies,
           GError **error)
{
  if (n_plies <= n_kept)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("All moves of the message are kept already"));
  if ((n_plies - n_kept) % 2 == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The partner’s move before is not kept yet. Keep that letter first"));
  return TRUE;
}

static ZhLetterRecord *
make_letter (const ZhLetterMessage *message,
             const ZhMailText      *mail,
             guint                  n_kept)
{
  ZhLetterRecord  *letter = zh_letter_record_new ();
  g_autofree char *number = format_number (n_kept, message->plies->len);
  g_autofree char *text = join_plies (message, n_kept);
  gboolean         has_other = *mail->date != '\0' && strcmp (mail->date, message->sent) != 0;

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string (ZH_LETTER_MOVE));
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, message->plies->len % 2 == 1 ? "w" : "b");
  zh_letter_record_set (letter, ZH_LETTER_CELL_NO, number);
  zh_letter_record_set (letter, ZH_LETTER_CELL_RECEIVED, message->received);
  zh_letter_record_set (letter, ZH_LETTER_CELL_SENT, *message->sent != '\0' ? message->sent : mail->date);
  zh_letter_record_set (letter, ZH_LETTER_CELL_DISPATCH, has_other && *message->sent != '\0' ? mail->date : "");
  zh_letter_record_set (letter, ZH_LETTER_CELL_TEXT, text);
  return letter;
}

ZhLetterRecord *
zh_letter_mail_read (const ZhCompetition *competition,
                     const ZhGamePlace   *place,
                     const char          *data,
                     gsize                length,
                     char               **remarks,
                     GError             **error)
{
  g_autoptr (ZhMailText) mail = zh_mail_text_read (data, length, error);
  int year = zh_date_is_set (competition->start) ? competition->start.year : YEAR_OF_NOBODY;
  g_autoptr (ZhLetterMessage) message = mail != NULL ? zh_letter_message_parse (mail->text, year, error) : NULL;
  g_autoptr (GPtrArray) plies = message != NULL ? list_plies (competition, place, error) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (plies == NULL || !check_new (plies->len, message->plies->len, error))
    return NULL;
  compare_repetition (plies, message, text);
  check_played (place, message, text);
  if (remarks != NULL)
    *remarks = g_strdup (text->str);
  return make_letter (message, mail, plies->len);
}
