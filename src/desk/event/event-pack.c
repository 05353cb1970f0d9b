#include "config.h"

#include "event-pack.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "desk-backups.h"
#include "desk-journal.h"
#include "errors.h"
#include "file-output.h"
#include "game-writer.h"
#include "hand-acts.h"
#include "history.h"
#include "packed-archive.h"
#include "paper-filing.h"
#include "report-formats.h"
#include "ruleset-defaults.h"
#include "solving-event.h"
#include "trf-export.h"

/* How far the work is at the end of each part, of ZH_PROGRESS_WHOLE. */
enum
{
  COPIED = 50,
  PRINTED = 900
};

typedef struct
{
  ZhDesk              *desk;
  const ZhCompetition *competition;
  const ZhPackChoices *choices;
  ZhRuleset           *rules; /* NULL where there are none */
  GPtrArray           *members;
  GString             *contents;
  GDateTime           *time; /* of the last act */
  GPtrArray           *by_hand;
  GPtrArray           *journal;
} Pack;

static void G_GNUC_PRINTF (3, 4)
    take_member (Pack       *self,
                 GBytes     *bytes,
                 const char *format,
                 ...)
{
  g_autofree char *name = NULL;
  va_list          arguments;

  va_start (arguments, format);
  name = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->members, zh_archive_member_new (name, bytes));
}

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static void
add_title (Pack       *self,
           const char *title)
{
  const ZhArchiveMember *last = g_ptr_array_index (self->members, self->members->len - 1);

  g_string_append_printf (self->contents, "%s\n    %s\n", title, last->name);
}

/* The competition file, through a copy in a folder of its own: one that is written to at this moment, too. */
static gboolean
add_competition (Pack    *self,
                 GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-pack-XXXXXX", error);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, ZH_PACK_COMPETITION, NULL) : NULL;
  g_autofree char *data = NULL;
  gsize            length = 0;
  gboolean         is_read;

  if (path == NULL)
    return FALSE;
  is_read = zh_desk_save_copy (self->desk, path, error) && g_file_get_contents (path, &data, &length, error);
  g_unlink (path);
  g_rmdir (folder);
  if (!is_read)
    return FALSE;
  take_member (self, g_bytes_new_take (g_steal_pointer (&data), length), ZH_PACK_COMPETITION);
  add_title (self, zh_tr (self->choices->language, "The competition file, with its whole journal"));
  return TRUE;
}

static gboolean
add_journal (Pack    *self,
             GError **error)
{
  const ZhLanguage *language = self->choices->language;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self->desk, NULL, error);
  GString *text = g_string_new (NULL);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char      *when = g_date_time_format_iso8601 (entry->time);
      g_autofree char      *words = zh_journal_entry_format (entry, language);

      g_string_append_printf (text, "%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\n", entry->id, when, entry->actor, words, entry->hash);
    }
  if (entries == NULL)
    {
      g_string_free (text, TRUE);
      return FALSE;
    }
  take_member (self, take_text (g_string_free (text, FALSE)), "journal.txt");
  add_title (self, zh_trc (language, "document", "Journal"));
  return TRUE;
}

/* Papers */

static gboolean
is_packed (const Pack         *self,
           const ZhReport     *report,
           const ZhTournament *tournament)
{
  return zh_report_get_filing (report) != ZH_FILING_NEVER && zh_report_applies_to (report, tournament) &&
         !(self->choices->without_personal && zh_report_is_personal (report));
}

/* Of solving the rounds in which somebody handed in a sheet. */
static int
count_rounds (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_SOLVING ? zh_solving_get_last_round (tournament) : zh_tournament_count_paired_rounds (tournament);
}

/* A paper that the event does not have is left out: a decision where nobody was punished, lots where none were drawn. */
static gboolean
add_paper (Pack           *self,
           const ZhReport *report,
           ZhTournament   *tournament,
           guint           number,
           int             round,
           GError        **error)
{
  ZhReportRequest request = { .competition = self->competition,
                              .tournament = tournament,
                              .round = round,
                              .ruleset = self->rules,
                              .hand_acts = self->by_hand,
                              .journal = self->journal,
                              .language = self->choices->language,
                              .time = self->time };
  g_autoptr (GError) problem = NULL;
  g_autoptr (ZhReportDocument) document = zh_report_build (report, &request, &problem);
  g_autofree char *title = NULL;
  GBytes          *bytes;

  if (g_error_matches (problem, ZH_ERROR, ZH_ERROR_REFUSED) || (document != NULL && zh_report_document_is_empty (document)))
    return TRUE;
  bytes = document != NULL ? zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &problem) : NULL;
  if (bytes == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (round > 0)
    take_member (self, bytes, "tournament-%u/round-%02d/%s.pdf", number, round, report->id);
  else
    take_member (self, bytes, "tournament-%u/%s.pdf", number, report->id);
  title = round > 0 ? g_strdup_printf (zh_tr (request.language, "%1$s, round %2$d"), zh_report_get_title (report, request.language), round)
                    : g_strdup (zh_report_get_title (report, request.language));
  add_title (self, title);
  return TRUE;
}

static gboolean
add_papers (Pack             *self,
            ZhTournament     *tournament,
            guint             number,
            const ZhProgress *progress,
            GError          **error)
{
  int             n_rounds = count_rounds (tournament);
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  for (gsize i = 0; i < n_reports; i++)
    {
      if (!zh_progress_step (progress, i, n_reports, error))
        return FALSE;
      if (!is_packed (self, &reports[i], tournament))
        continue;
      if (zh_report_get_filing (&reports[i]) == ZH_FILING_ONCE && !add_paper (self, &reports[i], tournament, number, 0, error))
        return FALSE;
      for (int round = 1; round <= n_rounds && zh_report_get_filing (&reports[i]) == ZH_FILING_EACH_ROUND; round++)
        if (!zh_progress_step (progress, i, n_reports, error) || !add_paper (self, &reports[i], tournament, number, round, error))
          return FALSE;
    }
  return TRUE;
}

/* For other programs. What has no room in a report for a federation is in the competition file all the same. */
static void
add_exchange (Pack         *self,
              ZhTournament *tournament,
              guint         number)
{
  const ZhLanguage *language = self->choices->language;
  ZhTrfWriteOptions how = { ZH_TRF_26, ZH_TRF_NAMES_LATIN, "\n" };
  char             *trf = zh_desk_export_trf (self->desk, tournament->id, ZH_TRF_WITH_COMMENTS, &how, NULL);
  guint             n_games = 0;
  char             *games = zh_games_format (self->competition, tournament, 0, ZH_GAMES_ALL, ZH_GAME_NAMES_LATIN, &n_games);

  if (trf != NULL)
    {
      take_member (self, take_text (trf), "tournament-%u/tournament.trf", number);
      add_title (self, zh_tr (language, "The tournament for other programs (TRF)"));
    }
  if (n_games == 0)
    {
      g_free (games);
      return;
    }
  take_member (self, take_text (games), "tournament-%u/games.%s", number, zh_games_get_extension (tournament->sport));
  add_title (self, zh_tr (language, "The games, with the moves that are kept"));
}

static gboolean
add_tournament (Pack             *self,
                guint             number,
                const ZhProgress *progress,
                GError          **error)
{
  ZhTournament *tournament = g_ptr_array_index (self->competition->tournaments, number - 1);

  g_string_append_printf (self->contents, "\n%u. %s\n\n", number, tournament->name);
  g_clear_pointer (&self->by_hand, g_ptr_array_unref);
  g_clear_pointer (&self->journal, g_ptr_array_unref);
  self->by_hand = zh_desk_list_hand_acts (self->desk, tournament->id, self->choices->language, error);
  self->journal = self->by_hand != NULL ? zh_desk_list_journal_acts (self->desk, tournament->id, self->choices->language, error) : NULL;
  if (self->journal == NULL || !add_papers (self, tournament, number, progress, error))
    return FALSE;
  add_exchange (self, tournament, number);
  return TRUE;
}

static gboolean
add_tournaments (Pack             *self,
                 const ZhProgress *progress,
                 GError          **error)
{
  guint n = self->competition->tournaments->len;

  for (guint i = 0; i < n; i++)
    {
      ZhProgress part = zh_progress_part (progress, (int) (i * ZH_PROGRESS_WHOLE / n), (int) ((i + 1) * ZH_PROGRESS_WHOLE / n));

      if (!add_tournament (self, i + 1, &part, error))
        return FALSE;
    }
  return TRUE;
}

/* The two files that tell of the others */

static void
add_heading (Pack *self)
{
  const ZhLanguage *language = self->choices->language;
  g_autofree char  *when = zh_language_format_time (language, self->time);
  g_autofree char  *journal = NULL;

  /* Translators: time of the last entry of the journal, its hash. */
  journal = g_strdup_printf (zh_tr (language, "The journal as of %1$s; its head is %2$s"), when, self->competition->journal_head);
  g_string_append_printf (self->contents, "%s\n%s\n", self->competition->title, journal);
  if (self->choices->without_personal)
    g_string_append_printf (self->contents, "%s\n",
                            zh_tr (language, "Without personal data: left out are papers with addresses, logins, policies and documents of persons, "
                                             "and the competition file, whose journal keeps whatever was typed."));
  g_string_append_c (self->contents, '\n');
}

static void
add_contents (Pack *self)
{
  g_ptr_array_add (self->members, zh_archive_member_new (ZH_PACK_CONTENTS, take_text (g_string_free (g_steal_pointer (&self->contents), FALSE))));
}

/* Of all files before it. */
static char *
add_list (Pack *self)
{
  GString         *list = g_string_new (NULL);
  ZhArchiveMember *member;

  for (guint i = 0; i < self->members->len; i++)
    {
      const ZhArchiveMember *packed = g_ptr_array_index (self->members, i);

      g_string_append_printf (list, "%s  %s\n", packed->digest, packed->name);
    }
  member = zh_archive_member_new (ZH_PACK_LIST, take_text (g_string_free (list, FALSE)));
  g_ptr_array_add (self->members, member);
  return g_strdup (member->digest);
}

/* The time of the last act: the same file gives the same papers whenever it is packed. */
static GDateTime *
find_time (ZhDesk  *desk,
           GError **error)
{
  const ZhJournalFilter filter = { .limit = 1 };
  g_autoptr (GPtrArray) last = zh_desk_list_journal (desk, &filter, error);

  if (last == NULL)
    return NULL;
  if (last->len == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The competition has no journal. Open it with “zherebctl verify” to see what is wrong"));
  return g_date_time_to_local (((const ZhJournalEntry *) g_ptr_array_index (last, 0))->time);
}

static void
pack_clear (Pack *self)
{
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  g_clear_pointer (&self->members, g_ptr_array_unref);
  g_clear_pointer (&self->time, g_date_time_unref);
  g_clear_pointer (&self->by_hand, g_ptr_array_unref);
  g_clear_pointer (&self->journal, g_ptr_array_unref);
  if (self->contents != NULL)
    g_string_free (self->contents, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pack, pack_clear)

static gboolean
gather (Pack             *self,
        const ZhProgress *progress,
        GError          **error)
{
  ZhProgress printing = zh_progress_part (progress, COPIED, PRINTED);

  if (*self->competition->ruleset != '\0' && (self->rules = zh_competition_load_ruleset (self->competition, error)) == NULL)
    return FALSE;
  self->time = find_time (self->desk, error);
  if (self->time == NULL)
    return FALSE;
  add_heading (self);
  if (!self->choices->without_personal && !add_competition (self, error))
    return FALSE;
  return add_journal (self, error) && add_tournaments (self, &printing, error);
}

/* Asked before the work, and told by name: an archive that was handed over is not lost to a slip of the hand. */
static gboolean
check_place (ZhDesk              *desk,
             const char          *path,
             const ZhPackChoices *choices,
             GError             **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (zh_desk_get_snapshot (desk)->tournaments->len == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("There is no tournament to pack. Add one first"));
  if (!choices->replace && g_file_test (path, G_FILE_TEST_EXISTS))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s: there is such a file already. Choose another name, or agree that it is replaced"), shown);
  return TRUE;
}

char *
zh_desk_pack (ZhDesk              *self,
              const char          *path,
              const ZhPackChoices *choices,
              guint               *n_files,
              const ZhProgress    *progress,
              GError             **error)
{
  g_auto (Pack) pack = { self, zh_desk_get_snapshot (self), choices };
  ZhProgress writing = zh_progress_part (progress, PRINTED, ZH_PROGRESS_WHOLE);
  g_autoptr (GBytes) archive = NULL;
  g_autofree char *digest = NULL;

  if (!check_place (self, path, choices, error))
    return NULL;
  pack.members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_archive_member_free);
  pack.contents = g_string_new (NULL);
  if (!gather (&pack, progress, error))
    return NULL;
  add_contents (&pack);
  digest = add_list (&pack);
  archive = zh_archive_write (pack.members, g_date_time_to_unix (pack.time), &writing, error);
  if (archive == NULL || !zh_file_write (path, g_bytes_get_data (archive, NULL), g_bytes_get_size (archive), error))
    return NULL;
  if (n_files != NULL)
    *n_files = pack.members->len - 1;
  return g_steal_pointer (&digest);
}
