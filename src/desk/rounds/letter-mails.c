#include "config.h"

#include "letter-mails.h"

#include <glib/gi18n.h>

#include "desk-letters.h"
#include "errors.h"
#include "game-seats.h"
#include "letter-mail.h"
#include "letter-message.h"
#include "mail-text.h"

#define YEAR_OF_NOBODY 2000

/* A message that waits for its turn. */
typedef struct
{
  const ZhMailFile *file;
  ZhMailOutcome    *outcome;
  int               round;
  int               board;
  int               game; /* from 1 */
  guint             n_plies;
} Waiting;

ZhMailFile *
zh_mail_file_new (const char *name,
                  GBytes     *data)
{
  ZhMailFile *self = g_new0 (ZhMailFile, 1);

  self->name = g_strdup (name);
  self->data = g_bytes_ref (data);
  return self;
}

void
zh_mail_file_free (ZhMailFile *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_bytes_unref (self->data);
  g_free (self);
}

static void
free_outcome (gpointer data)
{
  ZhMailOutcome *self = data;

  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

/* The only game of these two with these colours. */
static gboolean
find_game (const ZhTournament    *tournament,
           const ZhLetterMessage *message,
           Waiting               *waiting,
           GError               **error)
{
  g_auto (ZhWrittenName) white = zh_written_name_read (message->white);
  g_auto (ZhWrittenName) black = zh_written_name_read (message->black);
  int n_found = 0;

  if (*message->white == '\0' || *message->black == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The message does not say who has White and who has Black. Keep it in its game"));
  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      g_autoptr (GArray) seats = zh_game_seats_new (tournament, g_ptr_array_index (tournament->rounds, r));

      for (guint i = 0; i < seats->len; i++)
        {
          const ZhGameSeat *seat = &g_array_index (seats, ZhGameSeat, i);

          if (!zh_game_sitter_is (&seat->sitters[0], &white) || !zh_game_sitter_is (&seat->sitters[1], &black))
            continue;
          waiting->round = seat->place.round->number;
          waiting->board = seat->place.pairing->number;
          waiting->game = seat->place.index + 1;
          n_found++;
        }
    }
  if (n_found == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("No game of the tournament is between %1$s with White and %2$s with Black"), message->white, message->black);
  return n_found == 1 || zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s and %2$s play several games so. Keep the message in its game"), message->white, message->black);
}

/* Which game it is of, and how much of it is told. */
static gboolean
place_mail (const ZhCompetition *competition,
            const ZhTournament  *tournament,
            Waiting             *waiting,
            GError             **error)
{
  gsize       length;
  const char *data = g_bytes_get_data (waiting->file->data, &length);
  g_autoptr (ZhMailText) mail = zh_mail_text_read (data, length, error);
  int year = zh_date_is_set (competition->start) ? competition->start.year : YEAR_OF_NOBODY;
  g_autoptr (ZhLetterMessage) message = mail != NULL ? zh_letter_message_parse (mail->text, year, error) : NULL;

  if (message == NULL)
    return FALSE;
  waiting->n_plies = message->plies->len;
  return waiting->round != 0 || find_game (tournament, message, waiting, error);
}

static char *
describe_kept (const Waiting        *waiting,
               const ZhLetterRecord *letter)
{
  /* Translators: round, board, White or Black, number of the move, the move. */
  return g_strdup_printf (_ ("Round %1$d, board %2$d: %3$s, move %4$s: %5$s"), waiting->round, waiting->board,
                          letter->cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? _ ("Black") : _ ("White"), letter->cells[ZH_LETTER_CELL_NO],
                          letter->cells[ZH_LETTER_CELL_TEXT]);
}

static gboolean
keep_mail (ZhDesk  *desk,
           gint64   tournament_id,
           Waiting *waiting,
           GError **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);
  gsize                length;
  const char          *data = g_bytes_get_data (waiting->file->data, &length);
  ZhGamePlace          place;
  g_autofree char     *remarks = NULL;
  g_autoptr (ZhLetterRecord) letter = NULL;
  ZhChange *change;

  if (!zh_competition_find_game (competition, tournament_id, waiting->round, waiting->board, waiting->game, &place, error))
    return FALSE;
  letter = zh_letter_mail_read (competition, &place, data, length, &remarks, error);
  if (letter == NULL)
    return FALSE;
  if (*remarks != '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", remarks);
  change = zh_desk_keep_letter (desk, tournament_id, waiting->round, waiting->board, waiting->game, 0, letter, error);
  if (change == NULL)
    return FALSE;
  zh_change_unref (change);
  waiting->outcome->is_kept = TRUE;
  waiting->outcome->text = describe_kept (waiting, letter);
  return TRUE;
}

static int
compare_waiting (gconstpointer a,
                 gconstpointer b)
{
  const Waiting *first = a;
  const Waiting *second = b;

  return first->n_plies != second->n_plies ? (first->n_plies < second->n_plies ? -1 : 1) : 0;
}

static void
note_failure (Waiting *waiting,
              GError  *error)
{
  waiting->outcome->text = g_strdup (error->message);
  g_error_free (error);
}

GPtrArray *
zh_desk_take_mails (ZhDesk          *self,
                    gint64           tournament_id,
                    int              round,
                    int              board,
                    int              game,
                    const GPtrArray *files)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self);
  const ZhTournament  *tournament = zh_competition_find_tournament (competition, tournament_id);
  GPtrArray           *outcomes = g_ptr_array_new_with_free_func (free_outcome);
  g_autoptr (GArray) queue = g_array_new (FALSE, TRUE, sizeof (Waiting));

  for (guint i = 0; i < files->len; i++)
    {
      const ZhMailFile *file = g_ptr_array_index (files, i);
      ZhMailOutcome    *outcome = g_new0 (ZhMailOutcome, 1);
      Waiting           waiting = { .file = file, .outcome = outcome, .round = round, .board = board, .game = game };
      GError           *error = NULL;

      outcome->name = g_strdup (file->name);
      g_ptr_array_add (outcomes, outcome);
      if (place_mail (competition, tournament, &waiting, &error))
        g_array_append_val (queue, waiting);
      else
        note_failure (&waiting, error);
    }
  g_array_sort (queue, compare_waiting);
  for (guint i = 0; i < queue->len; i++)
    {
      Waiting *waiting = &g_array_index (queue, Waiting, i);
      GError  *error = NULL;

      if (!keep_mail (self, tournament_id, waiting, &error))
        note_failure (waiting, error);
    }
  return outcomes;
}
