/* Messages with moves: what stands in their fields, in three languages and in the table of the main form, and the text of an
 * e-mail (order 988, 59.1, 59.2).
 */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "letter-message.h"
#include "mail-text.h"

/* "event|white|black|moves|partner sent|received|sent|times"; NULL with what is said of a message that cannot be read. */
static const struct
{
  const char *text;
  const char *read;
  const char *fault;
} messages[] = {
  { "Tournament: Cup 5\nWhite: <P1>\nBlack: P4_\nMoves of the game: 1. e2e4 e7e5 2. Nf3\nDate of receipt: 12/05\nDate of dispatch: 13.05.30\n",
    "Cup 5|P1|P4|e2e4 e7e5 Nf3||2030-05-12|2030-05-13|-1/-1 -1/-1", NULL },
  { "> турнир Кубок\n> Белые: А\n> Чёрные: Б\n> Текст партии: 1.5254 5755\n> Дата отправки хода партнёром: 2029-12-30\n",
    "Кубок|А|Б|5254 5755|2029-12-30|||-1/-1 -1/-1", NULL },
  { "Турнір: Кубок\nБілі: А\nЧорні: Б\nТекст партії: 5254; 5755, 7163\nІмовірна дата відправлення: 1/1/2031\n",
    "Кубок|А|Б|5254 5755 7163|||2031-01-01|-1/-1 -1/-1", NULL },
  { "Blackwood: no field\nMoves of the game: <1. e2e4>\n", "|||e2e4||||-1/-1 -1/-1", NULL },
  { "Date of the start: 01/03/2029\nDate of receipt: 12/05\nMoves of the game: e2e4\n", "|||e2e4||2029-05-12||-1/-1 -1/-1", NULL },
  { "Date of the start: soon\nDate of receipt: 12/05\nMoves of the game: e2e4\n", "|||e2e4||2030-05-12||-1/-1 -1/-1", NULL },
  { "Time of White: <4/04> 6/10\nTime of Black: 3/x 3 2/12/1\nMoves of the game: e2e4\n", "|||e2e4||||6/10 -1/-1", NULL },
  { "| 01/03 | 02/03 | 1/1 | 1 | e2e4 | e7e5 | 05/03 | 06/03 | 2/2 |\n| 10/03 | 11/03 | 5/6 | 2 | Nf3 |  |  |  |  |\n",
    "|||e2e4 e7e5 Nf3||2030-03-10|2030-03-11|5/6 2/2", NULL },
  { "01/03\t02/03\t\t1\t\te7e5\t05/03\t06/03\t2/2\n", "|||e7e5||2030-03-05|2030-03-06|-1/-1 2/2", NULL },
  { "| a | b | c | no | e2e4 | e7e5 | d | e | f |\nMoves of the game: d2d4", "|||d2d4||||-1/-1 -1/-1", NULL },
  { "| 01/03 | 02/03 | 1/1 | 1 | e2e4 |\nMoves of the game: d2d4", "|||d2d4||||-1/-1 -1/-1", NULL },
  { "", NULL, "The message holds no move" },
  { "White: P1\n", NULL, "The message holds no move" },
  { "Moves of the game: 1. 2.\n", NULL, "The message holds no move" },
  { "Moves of the game: e2e4\nDate of receipt: 31/02\n", NULL, "Line 2 of the message: “31/02” is no day" },
  { "Moves of the game: e2e4\nDate of dispatch: 12\n", NULL, "Line 2 of the message: “12” is no day" },
  { "Moves of the game: e2e4\nDate of dispatch: 1/2/3/4\n", NULL, "Line 2 of the message: “1/2/3/4” is no day" },
  { "Moves of the game: e2e4\nDate of dispatch: x/y\n", NULL, "Line 2 of the message: “x/y” is no day" },
  { "Moves of the game: e2e4\nDate of dispatch: 2030-05\n", NULL, "Line 2 of the message: “2030-05” is no day" },
  { "Moves of the game: e2e4\nDate of dispatch: 300/05/30\n", NULL, "Line 2 of the message: “300/05/30” is no day" },
  { "\nMoves of the game: e2e4e7e5g1f3b8c6f1b5a7\n", NULL, "Line 2 of the message is no list of moves" },
  { "| 01/03 | 02/03 | 1/1 | 1 | e2e4e7e5g1f3b8c6f1b5a7 | e7e5 | 05/03 | 06/03 | 2/2 |\n", NULL, "Line 1 of the message is no list of moves" },
  { "| 01/03 | 02/03 | 1/1 | 1 | e2e4 | e2e4e7e5g1f3b8c6f1b5a7 | 05/03 | 06/03 | 2/2 |\n", NULL, "Line 1 of the message is no list of moves" },
  { "| 01/03 | 02/03 | 1/1 | 1 | e2e4 | e7e5 | 05/13 | 06/03 | 2/2 |\n", NULL, "Line 1 of the message: “05/13” is no day" },
};

static char *
format_message (const ZhLetterMessage *message)
{
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 0; i < message->plies->len; i++)
    g_string_append_printf (moves, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (message->plies, i));
  return g_strdup_printf ("%s|%s|%s|%s|%s|%s|%s|%d/%d %d/%d", message->event, message->white, message->black, moves->str, message->partner_sent,
                          message->received, message->sent, message->times[0][0], message->times[0][1], message->times[1][0], message->times[1][1]);
}

static void
test_messages (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhLetterMessage) message = zh_letter_message_parse (messages[i].text, 2030, &error);
      g_autofree char *read = message != NULL ? format_message (message) : NULL;

      g_assert_cmpstr (read, ==, messages[i].read);
      g_assert_true ((error != NULL) == (message == NULL));
      if (error == NULL)
        continue;
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      if (!g_str_has_prefix (error->message, messages[i].fault))
        g_error ("%s", error->message);
    }
}

/* No message of an event has so many moves; no field so long a name. */
static void
test_bounds (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) moves = g_string_new ("Moves of the game:");
  g_autofree char *name = g_strnfill (ZH_MESSAGE_FIELD_MAX + 5, 'n');
  g_autofree char *named = g_strdup_printf ("White: %s\nMoves of the game: e2e4", name);
  g_autoptr (ZhLetterMessage) message = zh_letter_message_parse (named, 2030, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (strlen (message->white), ==, ZH_MESSAGE_FIELD_MAX);
  for (int i = 0; i <= ZH_MESSAGE_MAX_PLIES; i++)
    g_string_append (moves, " a1");
  g_assert_null (zh_letter_message_parse (moves->str, 2030, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

#define HEAD "From: P One <one@nowhere.example>\nDate: Fri, 1 Mar 2030 10:00:00 +0200\nSubject: move\nMIME-Version: 1.0\n"

/* "from|date|text" */
static const struct
{
  const char *data;
  const char *read;
} mails[] = {
  { "", "||" },
  { "Moves of the game: e2e4", "||Moves of the game: e2e4" },
  { "White: P1\nBlack: P4\n\nMoves", "||White: P1\nBlack: P4\n\nMoves" },
  { "\xc1\xe5\xeb\xfb\xe5: \xe8\xe3\xf0\xee\xea \xe8 \xe5\xe3\xee \xf5\xee\xe4", "||Белые: игрок и его ход" },
  { HEAD "Content-Type: text/plain; charset=utf-8\n\nБілі: А", "P One <one@nowhere.example>|2030-03-01|Білі: А" },
  { HEAD "Content-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n\n\xe8\xcf\xc4", "P One <one@nowhere.example>|2030-03-01|Ход" },
  { HEAD "Content-Type: text/plain\n\n\xc1\xe5\xeb\xfb\xe5: \xe8\xe3\xf0\xee\xea \xe8 \xe5\xe3\xee \xf5\xee\xe4", "P One <one@nowhere.example>|2030-03-01|Белые: игрок и его ход" },
  { HEAD "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/html\n\n<p>no</p>\n--b\nContent-Type: text/plain\n\nyes\n--b--\n",
    "P One <one@nowhere.example>|2030-03-01|yes" },
  { HEAD "Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\ninner\n--b--\n--a--\n",
    "P One <one@nowhere.example>|2030-03-01|inner" },
  { "From: P One <one@nowhere.example>\n\nno day", "P One <one@nowhere.example>||no day" },
};

static void
test_mails (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (mails); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhMailText) mail = zh_mail_text_read (mails[i].data, strlen (mails[i].data), &error);
      g_autofree char *read = NULL;

      g_assert_no_error (error);
      read = g_strdup_printf ("%s|%s|%s", mail->from, mail->date, mail->text);
      g_assert_cmpstr (g_strchomp (read), ==, mails[i].read);
    }
}

/* A message that holds no plain text is read as it stands; one that is too long is not. */
static void
test_no_text (void)
{
  static const char html[] = HEAD "Content-Type: text/html\n\n<p>no</p>";
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhMailText) mail = zh_mail_text_read (html, strlen (html), &error);
  g_autofree char *longest = g_strnfill (ZH_MAIL_MAX_BYTES + 1, 'a');

  g_assert_no_error (error);
  g_assert_cmpstr (mail->from, ==, "");
  g_assert_cmpstr (mail->text, ==, html);
  g_clear_pointer (&mail, zh_mail_text_free);
  mail = zh_mail_text_read (longest, ZH_MAIL_MAX_BYTES, &error);
  g_assert_no_error (error);
  g_assert_null (zh_mail_text_read (longest, ZH_MAIL_MAX_BYTES + 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/letter-mail/messages", test_messages);
  g_test_add_func ("/letter-mail/bounds", test_bounds);
  g_test_add_func ("/letter-mail/mails", test_mails);
  g_test_add_func ("/letter-mail/no-text", test_no_text);
  return g_test_run ();
}
