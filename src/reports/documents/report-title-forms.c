/* Certificates of title results, FIDE's form IT1: one for each norm that a player has made and that is worth
 * something to him. Federations check them, so nothing is made while the FIDE ID of somebody named in it lacks.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "event-titles.h"
#include "fide-forms.h"
#include "report-builders.h"
#include "report-forms.h"
#include "report-places.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhEventTitles   *titles;
  ZhReportDocument      *document;
} Certificates;

/* Opponents of the counted games, each once. */
typedef struct
{
  int n_federations;
  int n_foreign;
  int n_rated;
  int n_host;
  int n_titled[ZH_FIDE_FORM_TITLES];
} Opponents;

static gboolean
is_met_before (const ZhTitleNorm *norm,
               guint              index)
{
  for (guint i = 0; i < index; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);

      if (zh_title_game_is_counted (game) && game->opponent == g_array_index (norm->games, ZhTitleGame, index).opponent)
        return TRUE;
    }
  return FALSE;
}

static void
count_opponents (const ZhTitleNorm  *norm,
                 const ZhTitleEvent *event,
                 Opponents          *self)
{
  const char *own = zh_title_event_get_federation (event, norm->entry);
  g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);

  *self = (Opponents){ 0 };
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);
      gboolean           is_flag;

      if (!zh_title_game_is_counted (game) || is_met_before (norm, i))
        continue;
      is_flag = zh_title_event_is_flag (event, game->federation);
      if (!is_flag)
        g_hash_table_add (federations, (char *) game->federation);
      self->n_foreign += !is_flag && strcmp (game->federation, own) != 0 ? 1 : 0;
      self->n_host += strcmp (game->federation, event->host) == 0 ? 1 : 0;
      self->n_rated += game->rating > 0 ? 1 : 0;
      zh_fide_form_count_title (self->n_titled, game->title);
    }
  self->n_federations = (int) g_hash_table_size (federations);
}

static void
add_who (const Certificates *self,
         const ZhTitleNorm  *norm)
{
  const ZhLanguage *language = self->request->language;
  const ZhPerson   *person = zh_history_get_entry (self->titles->history, norm->entry)->person;
  g_autofree char  *name = zh_report_dup_person_name (person, language);
  g_autofree char  *facts = g_strdup_printf ("%s\t%s", person->fide_id, zh_title_event_get_federation (self->titles->event, norm->entry));

  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Title for which the result counts"), zh_title_norm_get_title (norm, self->titles->event)->name, NULL);
  zh_fide_form_add_person (self->document, zh_trc (language, "title form", "Player"), name);
  zh_report_document_add_field (self->document, zh_trc (language, "title form", "FIDE ID\tFederation"), facts, NULL);
}

static void
add_opponents (const Certificates *self,
               const ZhTitleNorm  *norm)
{
  const ZhLanguage *language = self->request->language;
  Opponents         opponents;
  g_autofree char  *counts = NULL;
  g_autofree char  *titled = NULL;

  count_opponents (norm, self->titles->event, &opponents);
  counts = g_strdup_printf ("%d\t%d\t%d\t%d\t%d", norm->n_games, opponents.n_federations, opponents.n_foreign, opponents.n_rated, opponents.n_host);
  titled = zh_fide_form_format_titles (opponents.n_titled);
  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Games\tFederations\tForeign\tRated\tOf the host"), counts, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Opponents with a title"), titled, NULL);
}

static ZhReportTable *
add_game_table (const Certificates *self)
{
  const ZhLanguage *language = self->request->language;
  ZhReportTable    *table = zh_report_document_add_table (self->document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROUND }, { ZH_COL_OPPONENT, ZH_COLUMN_KEY }, { ZH_COL_FEDERATION }, { ZH_COL_RATING });
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "title form", "Counted"),
                              zh_trc (language, "title form", "Rating as it counts"));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_TITLE }, { ZH_COL_POINTS, ZH_COLUMN_BOLD }, { ZH_COL_REMARK });
  return table;
}

static void
set_opponent (ZhReportTable    *table,
              const ZhEntry    *opponent,
              const ZhLanguage *language)
{
  g_autofree char *name = zh_report_dup_name (opponent, language);

  zh_report_table_take (table, 1, zh_fide_form_dup_text (name, language), NULL);
}

/* One line a game, also of those that do not count: a commission asks for all. */
static void
add_games (const Certificates *self,
           const ZhTitleNorm  *norm)
{
  const ZhLanguage *language = self->request->language;
  ZhReportTable    *table = add_game_table (self);

  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, game->round);
      if (game->opponent >= 0)
        set_opponent (table, zh_history_get_entry (self->titles->history, game->opponent), language);
      zh_report_table_set (table, 2, game->federation);
      zh_report_table_set_number (table, 3, game->rating);
      zh_report_table_set_number (table, 4, zh_title_game_is_counted (game) ? game->counted_rating : 0);
      zh_report_table_set (table, 5, game->title);
      if (zh_title_game_is_counted (game))
        zh_report_take_points (table, 6, game->use == ZH_TITLE_GAME_COUNTED ? game->points_doubled * ZH_POINTS_HALF : 0, language);
      zh_report_table_take (table, 7, zh_title_game_format_remark (game, norm, self->titles->event, language), NULL);
    }
}

static void
add_result (const Certificates *self,
            const ZhTitleNorm  *norm)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *needed = zh_points_format_half (norm->needed_doubled * ZH_POINTS_HALF, language);
  g_autofree char  *scored = zh_points_format_half (norm->points_doubled * ZH_POINTS_HALF, language);
  g_autofree char  *more = zh_points_format_half ((norm->points_doubled - norm->needed_doubled) * ZH_POINTS_HALF, language);
  g_autofree char  *figures = g_strdup_printf ("%d\t%s\t%s\t%s", norm->average, needed, scored, more);
  g_autofree char  *rest = g_strdup_printf ("%d\t%d", norm->performance, norm->length);

  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Average\tPoints needed\tPoints\tExceeding by"), figures, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Performance\tCounts as games"), rest, NULL);
}

/* Demands that were waived, each with its article. */
static void
add_remarks (const Certificates *self,
             const ZhTitleNorm  *norm)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    {
      g_autoptr (ZhTitleCells) cells = zh_title_norm_get_cells (norm, self->titles->event, kind, self->request->language);

      if (norm->demands[kind].verdict == ZH_TITLE_WAIVED)
        g_string_append_printf (text, "%s%s %s: %s (%s)", text->len > 0 ? "; " : "", cells->label, cells->counted, cells->verdict, cells->article);
    }
  zh_report_document_add_field (self->document, zh_trc (self->request->language, "title form", "Remarks"), text->str, NULL);
}

static void
add_openness (const Certificates *self)
{
  const ZhTitleOpenness *openness = &self->titles->event->openness;
  g_autofree char       *counts = NULL;

  if (!openness->is_open)
    return;
  counts = g_strdup_printf ("%d\t%d\t%d", openness->n_players, openness->n_federations, openness->n_titled);
  zh_report_document_add_field (self->document, zh_trc (self->request->language, "title form", "1.4.3d: rated guests in every round\tFederations\tWith a high title"), counts, NULL);
}

static void
add_certificate (const Certificates *self,
                 const ZhTitleNorm  *norm)
{
  const ZhLanguage *language = self->request->language;

  add_who (self, norm);
  zh_fide_form_add_event (self->document, self->request);
  zh_fide_form_add_chief (self->document, self->request);
  add_opponents (self, norm);
  add_openness (self);
  add_games (self, norm);
  add_result (self, norm);
  add_remarks (self, norm);
  zh_fide_form_sign (self->document, zh_trc (language, "under a document", "Chief arbiter"), language);
  zh_report_document_add_field (self->document, zh_trc (language, "title form", "Federation that confirms"), "", NULL);
  zh_fide_form_sign (self->document, zh_trc (language, "title form", "Rating officer or president"), language);
}

/* Nothing goes out with a number missing. */
static gboolean
check_player (const Certificates *self,
              int                 entry,
              GError            **error)
{
  const ZhEntry   *player = zh_history_get_entry (self->titles->history, entry);
  g_autofree char *name = zh_entry_format_name (player);

  if (*player->person->fide_id != '\0')
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The certificate needs the FIDE ID of %s. Enter it among the entries"), name);
}

/* A certificate for each norm of a player; the number of them, −1 with an error. */
static int
add_player (const Certificates *self,
            int                 entry,
            int                 n_before,
            GError            **error)
{
  int n = n_before;

  for (int title = 0; title < self->titles->rules->n_titles; title++)
    {
      g_autoptr (ZhTitleNorm) norm = NULL;

      if (!zh_event_titles_is_sought (self->titles, entry, title))
        continue;
      norm = zh_title_norm_new (self->titles->event, entry, title);
      if (!norm->achieved)
        continue;
      if (!check_player (self, entry, error))
        return -1;
      if (n++ > 0)
        zh_report_document_add_page_break (self->document);
      add_certificate (self, norm);
    }
  return n;
}

static gboolean
add_players (const Certificates *self,
             GError            **error)
{
  int n = 0;

  for (int entry = 0; entry < self->titles->history->n_entries && n >= 0; entry++)
    if (self->request->start_number == 0 || zh_history_get_entry (self->titles->history, entry)->start_number == self->request->start_number)
      n = add_player (self, entry, n, error);
  if (n == 0)
    add_game_table (self)->empty_text = g_strdup (zh_tr (self->request->language, "Nobody has made a title norm."));
  return n >= 0;
}

ZhReportDocument *
zh_report_build_title_certificates (const ZhReportRequest *request,
                                    GError               **error)
{
  int round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhEventTitles) titles = NULL;
  g_autoptr (ZhReportDocument) document = NULL;
  Certificates self = { .request = request };

  if (round < 0 || !zh_fide_form_check_officials (request, ZH_FIDE_FORM_CHIEF, error))
    return NULL;
  titles = zh_event_titles_new (request->competition, request->tournament, round, error);
  if (titles == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Certificate of title result (IT1)")), round);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  self.titles = titles;
  self.document = document;
  return add_players (&self, error) ? g_steal_pointer (&document) : NULL;
}
