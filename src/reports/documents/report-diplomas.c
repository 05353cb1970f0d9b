/* Diplomas of the first three and certificates of everybody (Ukrainian chess rules IV.2.4), a sheet
 * each, for one participant or for all. */
#include "config.h"

#include "admission.h"
#include "report-builders.h"
#include "report-flow.h"
#include "report-places.h"
#include "teams.h"

#define N_PRIZE_PLACES 3
#define FRAME_PT 24.0

static const ZhTextStyle word_style = { 46, TRUE, 0 };
static const ZhTextStyle line_style = { 15, FALSE, 0.1 };
static const ZhTextStyle place_style = { 21, TRUE, 0 };
static const ZhTextStyle event_style = { 16, TRUE, 0 };
static const ZhTextStyle small_style = { 11, FALSE, 0.15 };

/* One who is awarded. */
typedef struct
{
  char *name;
  char *from;
  char *place; /* "for place 1", "place 17, 3½ points" */
} Award;

typedef struct
{
  GPtrArray *awards;
  char      *word;
  char      *verb;
  char      *organiser;
  char      *event;
  char      *tournament;
  char      *occasion;
  char      *posts[2];
  char      *names[2];
} Awards;

static void
award_free (gpointer data)
{
  Award *self = data;

  g_free (self->name);
  g_free (self->from);
  g_free (self->place);
  g_free (self);
}

static void
awards_free (gpointer data)
{
  Awards *self = data;

  g_ptr_array_unref (self->awards);
  g_free (self->word);
  g_free (self->verb);
  g_free (self->organiser);
  g_free (self->event);
  g_free (self->tournament);
  g_free (self->occasion);
  for (int i = 0; i < 2; i++)
    {
      g_free (self->posts[i]);
      g_free (self->names[i]);
    }
  g_free (self);
}

/* A paragraph in the middle, smaller where its longest word would not fit. */
static double
add_centred (ZhFlow            *flow,
             const ZhTextStyle *wanted,
             const char        *text,
             double             y,
             int                max_lines)
{
  double      inner = flow->pages->width_pt - 2 * (FRAME_PT + 34);
  ZhTextStyle style = *wanted;
  double      widest = zh_ruler_measure_word (flow->ruler, &style, text);

  if (widest > inner)
    style.size_pt *= inner / widest;
  return zh_flow_add_paragraph (flow, &style, text, (flow->pages->width_pt - inner) / 2, y, inner, 0.5, max_lines);
}

static void
draw_signatures (ZhFlow       *flow,
                 const Awards *self,
                 double        y)
{
  double left = FRAME_PT + 34;
  double width = flow->pages->width_pt - 2 * left;

  for (int i = 0; i < 2; i++)
    {
      double baseline = y + i * 34;

      zh_flow_add_paragraph (flow, &small_style, self->posts[i], left, baseline - 11, width * 0.3, 0, 1);
      zh_flow_add_line (flow, left + width * 0.33, baseline + 2, width * 0.28, 0, 0.6, 0);
      zh_flow_add_paragraph (flow, &small_style, self->names[i], left + width * 0.64, baseline - 11, width * 0.36, 0, 1);
    }
}

static void
draw_award (ZhFlow       *flow,
            const Awards *self,
            const Award  *award)
{
  double      width = flow->pages->width_pt;
  double      height = flow->pages->height_pt;
  ZhTextStyle name_style = { 27, TRUE, 0 };
  double      scale = height / ZH_A4_HEIGHT_PT;
  double      y = height * 0.1;

  zh_flow_add_frame (flow, FRAME_PT, FRAME_PT, width - 2 * FRAME_PT, height - 2 * FRAME_PT, 2.4, 0);
  zh_flow_add_frame (flow, FRAME_PT + 6, FRAME_PT + 6, width - 2 * FRAME_PT - 12, height - 2 * FRAME_PT - 12, 0.6, 0.2);
  add_centred (flow, &small_style, self->organiser, y, 2);
  y = add_centred (flow, &word_style, self->word, y + 60 * scale, 1);
  y = add_centred (flow, &line_style, self->verb, y + 34 * scale, 1);
  y = add_centred (flow, &name_style, award->name, y + 14 * scale, 2);
  y = add_centred (flow, &small_style, award->from, y + 4 * scale, 2);
  y = add_centred (flow, &place_style, award->place, y + 30 * scale, 2);
  y = add_centred (flow, &event_style, self->event, y + 22 * scale, 4);
  add_centred (flow, &line_style, self->tournament, y + 4 * scale, 3);
  draw_signatures (flow, self, height - FRAME_PT - 118);
  add_centred (flow, &small_style, self->occasion, height - FRAME_PT - 40, 1);
}

static void
layout_awards (ZhFlow       *flow,
               gconstpointer data)
{
  const Awards *self = data;

  for (guint i = 0; i < self->awards->len; i++)
    {
      zh_flow_begin_bare_page (flow);
      flow->row = (int) i;
      draw_award (flow, self, g_ptr_array_index (self->awards, i));
      flow->row = -1;
    }
}

static Award *
make_award (const ZhReportRequest *request,
            const ZhStanding      *standing,
            const char            *format)
{
  const ZhEntry   *entry = g_ptr_array_index (request->tournament->entries, (guint) standing->entry);
  g_autofree char *points = zh_points_format_half (standing->points, request->language);
  g_autofree char *place = zh_standing_format_place (standing);
  Award           *self = g_new0 (Award, 1);

  /* It is handed to the one whose it is: no year or region beside the name. */
  self->name = entry->person != NULL ? zh_report_dup_person_name (entry->person, request->language)
                                     : zh_report_dup_name (entry, request->language);
  self->from = g_strdup (entry->person != NULL ? (*entry->person->region != '\0' ? entry->person->region : entry->person->club) : "");
  self->place = g_strdup_printf (format, place, points);
  return self;
}

/* The players of a team are awarded with it: each has a sheet of his own (Ukrainian chess rules IV.10.5.7). */
static void
add_member_awards (GPtrArray             *awards,
                   const ZhReportRequest *request,
                   const ZhStanding      *standing,
                   const char            *format)
{
  const ZhEntry *team = g_ptr_array_index (request->tournament->entries, (guint) standing->entry);
  g_autoptr (GPtrArray) members = zh_tournament_list_members (request->tournament, team->id);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);
      Award          *award = make_award (request, standing, format);

      g_free (award->from);
      award->from = g_steal_pointer (&award->name);
      award->name = zh_report_dup_person_name (member->person, request->language);
      g_ptr_array_add (awards, award);
    }
}

static Awards *
make_awards (const ZhReportRequest *request,
             ZhReportDocument      *document)
{
  static const char *const roles[] = { "chief-arbiter", "chief-secretary" };
  const ZhLanguage        *language = request->language;
  Awards                  *self = g_new0 (Awards, 1);

  self->awards = g_ptr_array_new_with_free_func (award_free);
  self->organiser = g_strdup (request->competition->organiser);
  self->event = g_strdup (request->competition->title);
  self->tournament = g_strdup (request->tournament->name);
  self->occasion = g_strdup (document->occasion);
  self->posts[0] = g_strdup (zh_trc (language, "under a document", "Chief arbiter"));
  self->posts[1] = g_strdup (zh_trc (language, "under a document", "Chief secretary"));
  for (int i = 0; i < 2; i++)
    {
      const ZhOfficial *official = zh_competition_find_official (request->competition, roles[i]);

      self->names[i] = g_strdup (official != NULL ? official->name : "");
    }
  return self;
}

static void
fill_table (ZhReportTable    *table,
            const Awards     *awards,
            const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_NAME, ZH_COLUMN_KEY }, { ZH_COL_FROM }, { ZH_COL_FOR_WHAT });
  for (guint i = 0; i < awards->awards->len; i++)
    {
      const Award *award = g_ptr_array_index (awards->awards, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, award->name);
      zh_report_table_set (table, 1, award->from);
      zh_report_table_set (table, 2, award->place);
    }
}

static ZhReportDocument *
build_awards (const ZhReportRequest *request,
              const char            *title,
              const char            *word,
              const char            *verb,
              const char            *format,
              int                    last_place,
              GError               **error)
{
  int round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhStandings) standings = round >= 0 ? zh_event_standings_new (request->tournament, round, error) : NULL;
  ZhReportDocument *document;
  Awards           *awards;

  if (standings == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (title), round);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  awards = make_awards (request, document);
  awards->word = g_strdup (word);
  awards->verb = g_strdup (verb);
  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, i);
      const ZhEntry    *entry = g_ptr_array_index (request->tournament->entries, (guint) standing->entry);
      gboolean          has_place = standing->place > 0 && standing->place <= last_place;

      if ((request->start_number != 0 ? entry->start_number != request->start_number : !has_place) || zh_tournament_is_absent (request->tournament, entry))
        continue;
      g_ptr_array_add (awards->awards, make_award (request, standing, format));
      add_member_awards (awards->awards, request, standing, format);
    }
  fill_table (zh_report_document_add_drawing (document, layout_awards, awards, awards_free, awards->awards->len > 0), awards, request->language);
  if (awards->awards->len == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "Nobody has a place yet."));
  return document;
}

ZhReportDocument *
zh_report_build_diplomas (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhLanguage *language = request->language;

  return build_awards (request, zh_trc (language, "document", "Diplomas"), zh_trc (language, "on a diploma", "DIPLOMA"),
                       zh_trc (language, "on a diploma", "is awarded to"), zh_trc (language, "on a diploma", "for place %1$s (points: %2$s)"), N_PRIZE_PLACES, error);
}

ZhReportDocument *
zh_report_build_certificates (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;

  return build_awards (request, zh_trc (language, "document", "Certificates of the participants"), zh_trc (language, "on a certificate", "CERTIFICATE"),
                       zh_trc (language, "on a certificate", "of a participant is given to"), zh_trc (language, "on a certificate", "Place %1$s, points: %2$s"), G_MAXINT, error);
}
