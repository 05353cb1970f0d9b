#include "config.h"

#include "letter-lines.h"

#include <glib/gi18n.h>

#include "adjudication.h"
#include "claim-evidence.h"
#include "letter-words.h"
#include "words.h"

static void
append_part (GString    *text,
             const char *label,
             const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, " · %s%s%s", label, *label != '\0' ? " " : "", value);
}

static void
append_verdict (GString    *text,
                const char *word)
{
  int verdict = ZH_VERDICT_OPEN;

  if (*word != '\0' && zh_words_find (zh_claim_verdict_words, word, &verdict))
    g_string_append_printf (text, " · %s", zh_claim_verdict_get_label ((ZhClaimVerdict) verdict, zh_language_get_screen ()));
}

/* "7 · Claim for an adjudication, White: a draw", "8 · Adjudication: 1-0, Koval" */
static char *
describe_adjudication (int                   number,
                       const ZhLetterRecord *letter)
{
  char *const *cells = letter->cells;
  int          claim = ZH_ASSESSMENT_DRAW;

  if (zh_words_find (zh_assessment_words, cells[ZH_LETTER_CELL_KIND], &claim))
    return g_strdup_printf ("%d · %s, %s: %s", number, C_ ("letter", "Claim for an adjudication"),
                            cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? _ ("Black") : _ ("White"),
                            zh_assessment_get_label ((ZhAssessment) claim, zh_language_get_screen ()));
  if (g_str_equal (cells[ZH_LETTER_CELL_EVENT], ZH_LETTER_RECORD) || g_str_equal (cells[ZH_LETTER_CELL_EVENT], ZH_LETTER_APPEAL))
    return g_strdup_printf ("%d · %s, %s · %s %s%s%s", number,
                            g_str_equal (cells[ZH_LETTER_CELL_EVENT], ZH_LETTER_RECORD) ? _ ("Record of the game") : _ ("Appeal against the adjudication"),
                            cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? _ ("Black") : _ ("White"), C_ ("letter", "came"), cells[ZH_LETTER_CELL_RECEIVED],
                            *cells[ZH_LETTER_CELL_KIND] != '\0' ? " · " : "", cells[ZH_LETTER_CELL_KIND]);
  return g_strdup_printf ("%d · %s: %s, %s · %s", number, C_ ("letter", "Adjudication"), cells[ZH_LETTER_CELL_KIND], cells[ZH_LETTER_CELL_TEXT],
                          cells[ZH_LETTER_CELL_SENT]);
}

char *
zh_letter_line_describe (int                    number,
                         const ZhLetterRecord  *letter,
                         const ZhAccountLetter *counted)
{
  GString          *text;
  char *const      *cells = letter->cells;
  ZhLetterEventKind kind = ZH_LETTER_MOVE;
  g_autofree char  *what = NULL;

  if (zh_letter_is_paper (letter))
    return describe_adjudication (number, letter);
  text = g_string_new (NULL);
  what = zh_letter_kind_describe (cells[ZH_LETTER_CELL_KIND], zh_language_get_screen ());
  zh_letter_event_kind_from_string (cells[ZH_LETTER_CELL_EVENT], &kind);
  g_string_append_printf (text, "%d · %s, %s", number, zh_letter_event_kind_get_label (kind, zh_language_get_screen ()),
                          cells[ZH_LETTER_CELL_SIDE][0] == 'w' ? _ ("White") : _ ("Black"));
  if (*cells[ZH_LETTER_CELL_NO] != '\0')
    g_string_append_printf (text, " %s", cells[ZH_LETTER_CELL_NO]);
  append_part (text, "", what);
  append_part (text, C_ ("letter", "came"), *cells[ZH_LETTER_CELL_ARRIVAL] != '\0' ? cells[ZH_LETTER_CELL_ARRIVAL] : cells[ZH_LETTER_CELL_RECEIVED]);
  append_part (text, C_ ("letter", "sent"), *cells[ZH_LETTER_CELL_SLIP] != '\0' ? cells[ZH_LETTER_CELL_SLIP] : *cells[ZH_LETTER_CELL_DISPATCH] != '\0' ? cells[ZH_LETTER_CELL_DISPATCH]
                                                                                                                                                       : cells[ZH_LETTER_CELL_SENT]);
  append_part (text, kind == ZH_LETTER_CLAIM ? C_ ("letter", "new count from") : C_ ("letter", "from"), cells[ZH_LETTER_CELL_FROM]);
  append_part (text, kind == ZH_LETTER_CLAIM ? C_ ("letter", "decided on") : C_ ("letter", "to"), cells[ZH_LETTER_CELL_TO]);
  append_part (text, "", cells[ZH_LETTER_CELL_TEXT]);
  append_part (text, C_ ("letter", "objection of"), cells[ZH_LETTER_CELL_OBJECTED]);
  append_verdict (text, cells[ZH_LETTER_CELL_VERDICT]);
  if (counted != NULL && counted->counts)
    /* Translators: days of a letter, days of the player so far, as on the schedule of correspondence. */
    g_string_append_printf (text, _ (" · days %1$d/%2$d"), (int) counted->days, (int) counted->total);
  return g_string_free (text, FALSE);
}

char *
zh_letter_lines_describe_account (const ZhAccount *account)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; account != NULL && i < account->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (account->rows, ZhAccountRow, i);
      g_autofree char    *value = row->item == ZH_ACCOUNT_SHORT ? g_strdup ("") : zh_account_row_format_value (row);

      if (row->item == ZH_ACCOUNT_MOVES)
        g_string_append_printf (text, "%s%s: ", text->len > 0 ? "\n" : "", row->side == ZH_LETTER_WHITE ? _ ("White") : _ ("Black"));
      else
        g_string_append (text, " · ");
      g_string_append_printf (text, "%s%s%s%s%s%s", zh_account_item_get_label (row->item, zh_language_get_screen ()), *value != '\0' ? " " : "", value,
                              *row->article != '\0' ? " (" : "", row->article, *row->article != '\0' ? ")" : "");
    }
  return g_string_free (text, FALSE);
}
