/* Cards with names: for the tables, folded so that both sides show the name, and badges. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "report-flow.h"

#define MIN_NAME_PT 9.0

/**
 * Card:
 * @name: large
 * @detail: title, rating, number
 * @from: region, club, federation or team
 */
typedef struct
{
  char *name;
  char *detail;
  char *from;
} Card;

typedef struct
{
  GPtrArray *cards;
  char      *event;
} Cards;

static void
card_free (gpointer data)
{
  Card *self = data;

  g_free (self->name);
  g_free (self->detail);
  g_free (self->from);
  g_free (self);
}

static void
cards_free (gpointer data)
{
  Cards *self = data;

  g_ptr_array_unref (self->cards);
  g_free (self->event);
  g_free (self);
}

/* A face of a card, its texts in the middle. */
static void
draw_face (ZhFlow      *flow,
           const Cards *cards,
           const Card  *card,
           double       x,
           double       y,
           double       width,
           double       height,
           double       size_pt)
{
  double            inner = width - height * 0.24;
  double            left = x + (width - inner) / 2;
  const ZhTextStyle wanted_style = { .size_pt = size_pt, .bold = TRUE };
  ZhTextStyle       name_style = zh_flow_fit_style (flow, &wanted_style, card->name, inner, MIN_NAME_PT);
  const ZhTextStyle detail_style = { .size_pt = size_pt * 0.42 };
  const ZhTextStyle event_style = { .size_pt = MAX (size_pt * 0.27, 6.5), .grey = 0.3 };
  double            name_height = zh_ruler_get_line_height (flow->ruler, &name_style);
  double            middle = y + height * 0.46;

  zh_flow_add_paragraph (flow, &event_style, cards->event, left, y + height * 0.1, inner, 0.5, 1);
  zh_flow_add_paragraph (flow, &name_style, card->name, left, middle - name_height / 2, inner, 0.5, 2);
  zh_flow_add_paragraph (flow, &detail_style, card->detail, left, y + height * 0.68, inner, 0.5, 1);
  zh_flow_add_paragraph (flow, &detail_style, card->from, left,
                         y + height * 0.68 + zh_ruler_get_line_height (flow->ruler, &detail_style), inner, 0.5, 1);
}

/* Two to a sheet; each is folded in its middle, the upper face upside down. */
static void
layout_tents (ZhFlow       *flow,
              gconstpointer data)
{
  const Cards *self = data;
  double       width = flow->pages->width_pt;
  double       height = flow->pages->height_pt / 2;

  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = g_ptr_array_index (self->cards, i);
      double      top = (i % 2) * height;
      guint       from;

      if (i % 2 == 0)
        {
          zh_flow_begin_bare_page (flow);
          zh_flow_add_cut (flow, 0, height, width, 0);
        }
      flow->row = (int) i;
      from = flow->page->len;
      draw_face (flow, self, card, 0, top + height / 2, width, height / 2, 40);
      zh_flow_turn (flow, from, width / 2, top + height / 2);
      draw_face (flow, self, card, 0, top + height / 2, width, height / 2, 40);
      flow->row = -1;
      zh_flow_add_line (flow, width / 2 - 10, top + height / 2, 20, 0, 0.4, 0.6);
      zh_flow_add_line (flow, 0, top + height / 2, 14, 0, 0.4, 0.6);
      zh_flow_add_line (flow, width - 14, top + height / 2, 14, 0, 0.4, 0.6);
    }
}

static void
layout_badges (ZhFlow       *flow,
               gconstpointer data)
{
  const guint  n_columns = 2;
  const guint  n_rows = 5;
  const Cards *self = data;
  double       width = flow->pages->width_pt / n_columns;
  double       height = flow->pages->height_pt / n_rows;

  for (guint i = 0; i < self->cards->len; i++)
    {
      guint place = i % (n_columns * n_rows);

      if (place == 0)
        {
          zh_flow_begin_bare_page (flow);
          for (guint row = 1; row < n_rows; row++)
            zh_flow_add_cut (flow, 0, row * height, flow->pages->width_pt, 0);
          zh_flow_add_cut (flow, width, 0, 0, flow->pages->height_pt);
        }
      flow->row = (int) i;
      draw_face (flow, self, g_ptr_array_index (self->cards, i), place % n_columns * width, place / n_columns * height, width, height, 22);
      flow->row = -1;
    }
}

static void
append_part (GString    *text,
             const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static Card *
make_card (char             *name,
           int               rating,
           const char       *team,
           const ZhPerson   *person,
           const ZhLanguage *language)
{
  Card    *self = g_new0 (Card, 1);
  GString *detail = g_string_new (NULL);
  GString *from = g_string_new (NULL);

  append_part (detail, *person->title != '\0' ? zh_report_get_title_in (person, language) : person->category);
  if (rating > 0)
    {
      g_autofree char *text = g_strdup_printf (zh_trc (language, "on a card", "rating %d"), rating);

      append_part (detail, text);
    }
  append_part (from, team);
  if (person != NULL && *team == '\0')
    {
      append_part (from, person->region);
      append_part (from, person->club);
      if (from->len == 0)
        append_part (from, person->federation);
    }
  self->name = name;
  self->detail = g_string_free (detail, FALSE);
  self->from = g_string_free (from, FALSE);
  return self;
}

/* Players; in an event of teams their members. */
static void
collect_cards (GPtrArray             *cards,
               const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  const ZhLanguage   *language = request->language;
  g_autofree int     *order = zh_report_sort_by_name (tournament, language);

  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

      if (member->person != NULL && team != NULL)
        g_ptr_array_add (cards, make_card (zh_report_dup_untitled_member_name (member, language), member->rating, team->team_name, member->person, language));
    }
  for (guint i = 0; i < tournament->entries->len && !zh_tournament_is_team (tournament); i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) order[i]);

      g_ptr_array_add (cards, make_card (zh_report_dup_name (entry, language), entry->rating, "", entry->person, language));
    }
}

static void
fill_table (ZhReportTable    *table,
            const GPtrArray  *cards,
            const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_NAME, ZH_COLUMN_KEY }, { ZH_COL_TITLE }, { ZH_COL_FROM });
  for (guint i = 0; i < cards->len; i++)
    {
      const Card *card = g_ptr_array_index (cards, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, card->name);
      zh_report_table_set (table, 1, card->detail);
      zh_report_table_set (table, 2, card->from);
    }
}

static ZhReportDocument *
build_cards (const ZhReportRequest *request,
             const char            *title,
             ZhLayoutFunc           layout)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  Cards            *cards = g_new0 (Cards, 1);
  ZhReportTable    *table;

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  cards->cards = g_ptr_array_new_with_free_func (card_free);
  cards->event = g_strdup (request->competition->title);
  collect_cards (cards->cards, request);
  table = zh_report_document_add_drawing (document, layout, cards, cards_free, cards->cards->len > 0);
  fill_table (table, cards->cards, request->language);
  if (cards->cards->len == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "No entries yet."));
  return document;
}

ZhReportDocument *
zh_report_build_name_cards (const ZhReportRequest *request,
                            GError               **error)
{
  return build_cards (request, zh_trc (request->language, "document", "Cards for the tables"), layout_tents);
}

ZhReportDocument *
zh_report_build_badges (const ZhReportRequest *request,
                        GError               **error)
{
  return build_cards (request, zh_trc (request->language, "document", "Badges"), layout_badges);
}
