#include "config.h"

#include "rating-report.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "canonical-json.h"
#include "commands.h"
#include "desk-journal.h"
#include "errors.h"
#include "text-lines.h"

/* Signs of the digest in a receipt. */
#define RECEIPT_LENGTH 4

static char *
make_report (ZhDesk               *self,
             gint64                tournament_id,
             const ZhReportRounds *rounds,
             ZhTrfComments         comments,
             GError              **error)
{
  const ZhTrfWriteOptions how = { ZH_TRF_26, ZH_TRF_NAMES_LATIN, "\r\n", ZH_TRF_RESULTS_REPORTED,
                                  rounds != NULL ? rounds->first : 0, rounds != NULL ? rounds->last : 0 };

  return zh_desk_export_trf (self, tournament_id, comments, &how, error);
}

char *
zh_desk_make_rating_report (ZhDesk               *self,
                            gint64                tournament_id,
                            const ZhReportRounds *rounds,
                            ZhTrfComments         comments,
                            GError              **error)
{
  g_autoptr (GPtrArray) gaps = zh_desk_list_report_gaps (self, tournament_id, rounds);
  const char *first = gaps->len > 0 ? g_ptr_array_index (gaps, 0) : NULL;

  if (gaps->len == 0)
    return make_report (self, tournament_id, rounds, comments, error);
  if (gaps->len == 1)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("The report is not complete. %s"), first);
  return zh_fail_null (error, ZH_ERROR_REFUSED,
                       g_dngettext (NULL, "The report is not complete. %1$s; and %2$u more is missing",
                                    "The report is not complete. %1$s; and %2$u more are missing", gaps->len - 1),
                       first, gaps->len - 1);
}

/* Of what the report says: neither comments nor the version of the program that wrote it. */
static char *
make_digest (ZhDesk               *self,
             gint64                tournament_id,
             const ZhReportRounds *rounds,
             GError              **error)
{
  g_autofree char *text = make_report (self, tournament_id, rounds, ZH_TRF_WITHOUT_COMMENTS, error);
  g_auto (GStrv) lines = text != NULL ? zh_text_split_lines (text) : NULL;
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);

  if (text == NULL)
    return NULL;
  for (char **line = lines; *line != NULL; line++)
    if (!g_str_has_prefix (*line, "182"))
      {
        g_checksum_update (digest, (const guchar *) *line, -1);
        g_checksum_update (digest, (const guchar *) "\n", 1);
      }
  return g_strdup (g_checksum_get_string (digest));
}

/* The last report that went out and stands, of the part that ends with the same round where one is meant. */
typedef struct
{
  gint64 entry; /* of the journal; 0 where there is none */
  gint64 time;
  int    round;
  char  *digest;
} Sent;

static void
sent_clear (Sent *self)
{
  g_free (self->digest);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sent, sent_clear)

static gboolean
find_sent (ZhDesk               *self,
           gint64                tournament_id,
           const ZhReportRounds *rounds,
           Sent                 *sent,
           GError              **error)
{
  const ZhJournalFilter filter = { .tournament_id = tournament_id, .command = ZH_COMMAND_ISSUE_DOCUMENTS };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, error);

  for (guint i = entries != NULL ? entries->len : 0; i > 0 && sent->entry == 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autoptr (JsonObject) args = NULL;

      if (entry->kind != ZH_JOURNAL_ACT || entry->undone)
        continue;
      args = zh_journal_entry_parse_shown (entry);
      if (strcmp (zh_json_get_string (args, "documents"), ZH_DOCUMENT_RATING_REPORT) != 0 ||
          (rounds != NULL && zh_json_get_int (args, "round") != rounds->last))
        continue;
      *sent = (Sent){ entry->id, g_date_time_to_unix (entry->time), (int) zh_json_get_int (args, "round"),
                      g_strdup (zh_json_get_string (args, "digest")) };
    }
  return entries != NULL;
}

ZhChange *
zh_desk_record_report (ZhDesk               *self,
                       gint64                tournament_id,
                       const ZhReportRounds *rounds,
                       GError              **error)
{
  static const char *const ids[] = { ZH_DOCUMENT_RATING_REPORT, NULL };
  static const char *const titles[] = { NC_ ("document", "Rating report"), NULL };
  const ZhTournament      *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self), tournament_id);
  g_autofree char         *report = zh_desk_make_rating_report (self, tournament_id, rounds, ZH_TRF_WITHOUT_COMMENTS, error);
  g_autofree char         *digest = report != NULL ? make_digest (self, tournament_id, rounds, error) : NULL;
  g_auto (Sent) sent = { 0 };
  ZhIssued issued = { .tournament_id = tournament_id, .ids = ids, .titles = titles, .medium = ZH_ISSUE_SAVED, .language = "en", .digest = digest };

  if (digest == NULL || !find_sent (self, tournament_id, rounds, &sent, error))
    return NULL;
  if (g_strcmp0 (sent.digest, digest) == 0)
    return NULL;
  issued.round = rounds != NULL ? rounds->last : zh_tournament_count_paired_rounds (tournament);
  return zh_desk_issue_documents (self, &issued, error);
}

/* A line for each act since that may have changed it. */
static void
append_changes (GString          *text,
                ZhDesk           *self,
                gint64            tournament_id,
                gint64            after,
                const ZhLanguage *language)
{
  const ZhJournalFilter filter = { .after = after };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, NULL);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char      *words = NULL;

      if (entry->undone || strcmp (entry->command, ZH_COMMAND_ISSUE_DOCUMENTS) == 0 ||
          (entry->tournament_id != 0 && entry->tournament_id != tournament_id))
        continue;
      words = zh_journal_entry_format (entry, language);
      g_string_append_printf (text, "\n%s", words);
    }
}

char *
zh_desk_format_report_state (ZhDesk               *self,
                             gint64                tournament_id,
                             const ZhReportRounds *rounds,
                             const ZhLanguage     *language)
{
  g_auto (Sent) sent = { 0 };
  g_autofree char *digest = NULL;
  g_autofree char *four = NULL;
  g_autofree char *receipt = NULL;
  g_autofree char *when = NULL;
  g_autoptr (GDateTime) time = NULL;
  GString *text;

  if (!find_sent (self, tournament_id, rounds, &sent, NULL) || sent.entry == 0)
    return NULL;
  digest = make_digest (self, tournament_id, rounds, NULL);
  four = g_utf8_strup (sent.digest, MIN (RECEIPT_LENGTH, (int) strlen (sent.digest)));
  receipt = g_strdup_printf ("R%d·%s", sent.round, four);
  time = g_date_time_new_from_unix_local (sent.time);
  when = zh_language_format_time (language, time);
  text = g_string_new (NULL);
  if (g_strcmp0 (digest, sent.digest) == 0)
    {
      /* Translators: receipt of a report such as R9·7F2A, when it was sent. */
      g_string_append_printf (text, zh_tr (language, "Sent as %1$s, %2$s: nothing changed since"), receipt, when);
      return g_string_free (text, FALSE);
    }
  /* Translators: receipt of a report such as R9·7F2A, when it was sent; acts of the journal follow, a line each. */
  g_string_append_printf (text, zh_tr (language, "Sent as %1$s, %2$s: changed since. Send it again. Acts after it:"), receipt, when);
  append_changes (text, self, tournament_id, sent.entry, language);
  return g_string_free (text, FALSE);
}

int
zh_tournament_get_reported_round (const ZhTournament *tournament)
{
  int last = 0;

  for (guint i = 0; i < tournament->issues->len; i++)
    {
      const ZhIssue *issue = g_ptr_array_index (tournament->issues, i);

      if (strcmp (issue->document, ZH_DOCUMENT_RATING_REPORT) == 0)
        last = MAX (last, issue->round);
    }
  return last;
}
