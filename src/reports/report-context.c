#include "config.h"

#include "report-context.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "fide-mode.h"
#include "play-form.h"

#define HEAD_LENGTH 12

static char *
format_occasion (const ZhReportRequest *request)
{
  const ZhCompetition *competition = request->competition;
  g_autofree char     *days = zh_language_format_date_range (request->language, competition->start, competition->end);

  return g_strconcat (competition->place, *competition->place != '\0' && *days != '\0' ? ", " : "", days, NULL);
}

char *
zh_report_format_official (const ZhOfficial *official,
                           const ZhLanguage *language)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();
  g_autofree char *number = NULL;
  g_autofree char *joined = NULL;

  if (official == NULL)
    return g_strdup ("");
  if (*official->category != '\0')
    g_ptr_array_add (facts, official->category);
  if (*official->title != '\0')
    g_ptr_array_add (facts, official->title);
  if (*official->fide_id != '\0')
    number = g_strdup_printf ("%s %s", zh_trc (language, "field", "FIDE ID"), official->fide_id);
  if (number != NULL)
    g_ptr_array_add (facts, number);
  if (facts->len == 0)
    return g_strdup (official->name);
  g_ptr_array_add (facts, NULL);
  joined = g_strjoinv (", ", (char **) facts->pdata);
  return g_strdup_printf ("%s (%s)", official->name, joined);
}

static char *
format_chief_arbiter (const ZhReportRequest *request)
{
  const ZhOfficial *official = zh_competition_find_official (request->competition, "chief-arbiter");
  g_autofree char  *name = zh_report_format_official (official, request->language);

  if (*name == '\0')
    return g_strdup ("");
  return g_strdup_printf (zh_tr (request->language, "Chief arbiter: %s"), name);
}

static char *
format_footer (const ZhReportRequest *request)
{
  g_autofree char *head = g_strndup (request->competition->journal_head, HEAD_LENGTH);
  g_autofree char *mode = zh_tournament_format_fide_mode (request->tournament, request->language);
  GString         *footer = g_string_new ("Zhereb " ZH_VERSION);

  if (*head != '\0')
    {
      g_string_append (footer, " · ");
      /* Translators: foot of a document: first characters of the journal's hash. */
      g_string_append_printf (footer, zh_tr (request->language, "journal %s"), head);
    }
  if (mode != NULL)
    g_string_append_printf (footer, " · %s", mode);
  return g_string_free (footer, FALSE);
}

/* The name, and how its games are played where that is not at the board as ever. */
static char *
format_tournament (const ZhReportRequest *request)
{
  g_autofree char *form = zh_play_form_dup_words (request->tournament, request->ruleset, request->language);

  return *form != '\0' ? g_strdup_printf ("%s · %s", request->tournament->name, form) : g_strdup (request->tournament->name);
}

/* Games without a final result in rounds 1 … @last_round. */
static int
count_open_games (const ZhTournament *tournament,
                  int                 last_round)
{
  int n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len && round->number <= last_round; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          for (int game = 0; game < pairing->n_games && !zh_tournament_is_struck (tournament, pairing); game++)
            {
              ZhResult result = pairing->games[game].result;

              n += !zh_result_is_set (result) || result.white == ZH_MARK_ADJOURNED || result.black == ZH_MARK_ADJOURNED;
            }
        }
    }
  return n;
}

static char *
format_status (const ZhReportRequest *request,
               int                    rounds_shown)
{
  int n_open = count_open_games (request->tournament, rounds_shown);

  if (n_open == 0)
    return g_strdup ("");
  return g_strdup_printf (zh_trn (request->language, "Not final: %d game is open", "Not final: %d games are open",
                                  (gulong) n_open),
                          n_open);
}

ZhReportDocument *
zh_report_begin (const ZhReportRequest *request,
                 char                  *title,
                 int                    rounds_shown)
{
  ZhReportDocument *document = zh_report_document_new (request->language, request->time);
  g_autofree char  *now = zh_language_format_time (request->language, request->time);

  g_free (document->title);
  g_free (document->event);
  g_free (document->occasion);
  g_free (document->tournament);
  g_free (document->official);
  g_free (document->printed);
  g_free (document->status);
  g_free (document->footer);
  g_free (document->program);
  document->title = title;
  document->event = g_strdup (request->competition->title);
  document->occasion = format_occasion (request);
  document->tournament = format_tournament (request);
  document->official = format_chief_arbiter (request);
  document->printed = g_strdup_printf (zh_tr (request->language, "Printed %s"), now);
  document->status = format_status (request, rounds_shown);
  document->footer = format_footer (request);
  document->program = g_strdup ("Zhereb " ZH_VERSION);
  return document;
}

void
zh_report_add_signatures (ZhReportDocument      *document,
                          const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *arbiter = zh_report_format_official (zh_competition_find_official (request->competition, "chief-arbiter"), language);
  g_autofree char  *secretary = zh_report_format_official (zh_competition_find_official (request->competition, "chief-secretary"), language);

  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Chief arbiter"), arbiter);
  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Chief secretary"), secretary);
}

const ZhRound *
zh_report_find_round (const ZhReportRequest *request,
                      GError               **error)
{
  int            last = zh_tournament_count_paired_rounds (request->tournament);
  int            number = request->round != 0 ? request->round : last;
  const ZhRound *round = zh_tournament_find_round (request->tournament, number);

  if (round == NULL && last == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("No round is paired yet; pair round 1 first"));
  else if (round == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There is no round %1$d; the rounds so far are 1 to %2$d"),
                 number, last);
  return round;
}

gboolean
zh_report_is_finished (const ZhTournament *tournament)
{
  int paired = zh_tournament_count_paired_rounds (tournament);

  if (tournament->closed)
    return TRUE;
  return tournament->n_rounds > 0 && paired >= tournament->n_rounds && count_open_games (tournament, paired) == 0;
}

/* The Latin form goes with English alone. */
static gboolean
is_named_in_latin (const ZhPerson   *person,
                   const ZhLanguage *language)
{
  return *person->name_latin != '\0' && strcmp (zh_language_get_code (language), "en") == 0;
}

char *
zh_report_dup_person_name (const ZhPerson   *person,
                           const ZhLanguage *language)
{
  if (is_named_in_latin (person, language))
    {
      g_auto (GStrv) parts = g_strsplit (person->name_latin, ",", -1);

      for (gsize i = 0; parts[i] != NULL; i++)
        g_strstrip (parts[i]);
      return g_strjoinv (" ", parts);
    }
  return zh_person_format_name (person);
}

static char *
tell_apart (const ZhPerson   *person,
            ZhNameParts       parts,
            const ZhLanguage *language)
{
  g_autofree char *name = zh_report_dup_person_name (person, language);

  return zh_person_tell_apart (person, parts, name, is_named_in_latin (person, language));
}

const char *
zh_report_get_title_in (const ZhPerson   *person,
                        const ZhLanguage *language)
{
  static const char *const titles[] = {
    NC_ ("title", "GM"), NC_ ("title", "IM"), NC_ ("title", "FM"), NC_ ("title", "CM"),
    NC_ ("title", "WGM"), NC_ ("title", "WIM"), NC_ ("title", "WFM"), NC_ ("title", "WCM")
  };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i], person->title) == 0)
      return zh_trc (language, "title", titles[i]);
  return person->title;
}

static char *
format_titled_name (const ZhPerson   *person,
                    ZhNameParts       parts,
                    const ZhLanguage *language)
{
  g_autofree char *name = tell_apart (person, parts, language);
  const char      *title = zh_report_get_title_in (person, language);

  return *title != '\0' ? g_strdup_printf ("%s %s", title, name) : g_steal_pointer (&name);
}

char *
zh_report_dup_name (const ZhEntry    *entry,
                    const ZhLanguage *language)
{
  return entry->person != NULL ? tell_apart (entry->person, entry->name_parts,
                                             language)
                               : zh_entry_format_name (entry);
}

char *
zh_report_dup_titled_name (const ZhEntry    *entry,
                           const ZhLanguage *language)
{
  return entry->person != NULL ? format_titled_name (entry->person, entry->name_parts,
                                                     language)
                               : zh_entry_format_name (entry);
}

char *
zh_report_dup_member_name (const ZhMember   *member,
                           const ZhLanguage *language)
{
  return member != NULL && member->person != NULL ? format_titled_name (member->person, member->name_parts,
                                                                        language)
                                                  : g_strdup ("");
}

char *
zh_report_dup_untitled_member_name (const ZhMember   *member,
                                    const ZhLanguage *language)
{
  return tell_apart (member->person, member->name_parts, language);
}

char *
zh_report_dup_short_name (const ZhEntry    *entry,
                          const ZhLanguage *language)
{
  g_autofree char *name = zh_report_dup_name (entry, language);
  const char      *surname = entry->person != NULL ? entry->person->surname : name;
  const char      *given;

  /* the surname may itself hold blanks; the Latin form is split at its first one */
  given = g_str_has_prefix (name, surname) ? name + strlen (surname) : strchr (name, ' ');
  while (given != NULL && *given == ' ')
    given++;
  if (given == NULL || *given == '\0' || (entry->name_parts & ZH_NAME_INITIAL_SHARED) != 0)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%.*s%.*s.", (int) (given - name), name,
                          (int) (g_utf8_next_char (given) - given), given);
}

int
zh_report_get_number (const ZhTournament *tournament,
                      int                 index)
{
  const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) index);

  return entry->start_number > 0 ? entry->start_number : index + 1;
}

void
zh_report_take_points (ZhReportTable    *table,
                       guint             column,
                       ZhPoints          points,
                       const ZhLanguage *language)
{
  zh_report_table_take (table, column, zh_points_format_half (points, language), zh_points_format (points));
}

GHashTable *
zh_report_index_entries (const ZhTournament *tournament)
{
  GHashTable *index_of = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_hash_table_insert (index_of, &entry->id, GUINT_TO_POINTER (i));
    }
  return index_of;
}

int
zh_report_find_index (GHashTable *index_of,
                      gint64      id)
{
  gpointer found;

  if (!g_hash_table_lookup_extended (index_of, &id, NULL, &found))
    return -1;
  return GPOINTER_TO_INT (found);
}

typedef struct
{
  const ZhLanguage *language;
  GPtrArray        *names;
  const GPtrArray  *entries;
} NameOrder;

static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const NameOrder *order = user_data;
  int              first = *(const int *) a;
  int              second = *(const int *) b;
  const ZhEntry   *first_entry = g_ptr_array_index (order->entries, (guint) first);
  const ZhEntry   *second_entry = g_ptr_array_index (order->entries, (guint) second);
  int              answer = zh_language_compare (order->language, g_ptr_array_index (order->names, (guint) first),
                                                 g_ptr_array_index (order->names, (guint) second));

  if (answer != 0)
    return answer;
  return (first_entry->id > second_entry->id) - (first_entry->id < second_entry->id);
}

int *
zh_report_sort_by_name (const ZhTournament *tournament,
                        const ZhLanguage   *language)
{
  guint n = tournament->entries->len;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  int      *indices = g_new (int, MAX (n, 1));
  NameOrder order = { language, names, tournament->entries };

  for (guint i = 0; i < n; i++)
    {
      indices[i] = (int) i;
      g_ptr_array_add (names, zh_report_dup_name (g_ptr_array_index (tournament->entries, i), language));
    }
  g_qsort_with_data (indices, (int) n, sizeof *indices, compare_names, &order);
  return indices;
}

char *
zh_report_dup_times (const GPtrArray    *lines,
                     const ZhTournament *tournament,
                     const ZhPairing    *pairing,
                     const ZhGame       *game)
{
  ZhHandicapTimes  times;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (!zh_handicap_find (lines, tournament, pairing, game, &times))
    return g_strdup ("");
  white = zh_handicap_format_time (times.base[0], times.increment[0]);
  black = zh_handicap_format_time (times.base[1], times.increment[1]);
  return g_strdup_printf ("%s – %s", white, black);
}

void
zh_report_add_handicap (ZhReportDocument *document,
                        const GPtrArray  *lines)
{
  g_autoptr (GString) articles = g_string_new (NULL);
  const char      *words = zh_tr (document->language, "Times by the difference of ratings: minutes, and seconds a move");
  g_autofree char *note = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const ZhHandicapLine *line = g_ptr_array_index (lines, i);

      if (*line->article != '\0' && strstr (articles->str, line->article) == NULL)
        g_string_append_printf (articles, "%s%s", articles->len > 0 ? "; " : "", line->article);
    }
  note = articles->len > 0 ? g_strdup_printf ("%s [%s]", words, articles->str) : g_strdup (words);
  zh_report_document_add_note (document, note);
}

void
zh_report_add_odds (ZhReportDocument      *document,
                    const ZhReportRequest *request,
                    const GPtrArray       *lines)
{
  g_autofree char *articles = zh_odds_dup_articles (lines, request->ruleset);
  GString         *note = g_string_new (zh_tr (document->language, "Odds, by difference of ratings or for two numbers: the men not set up, on squares as White has them"));

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhOddsLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *key = zh_odds_dup_key (line, request->tournament);

      g_string_append_printf (note, "%s %s – %s", i == 0 ? ":" : ";", key, line->squares);
    }
  g_string_append (note, articles);
  if (lines != NULL)
    zh_report_document_add_note (document, note->str);
  g_string_free (note, TRUE);
}
