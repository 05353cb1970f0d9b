#include "config.h"

#include "contest-places.h"

#include <glib/gi18n.h>

#include "championship.h"
#include "desk-contest.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "standings.h"

struct _ZhContestPlaces
{
  ZhBin parent_instance;

  GtkLabel      *stage;
  GtkStack      *stack;
  GtkDropDown   *choice;
  GtkEditable   *search;
  ZhRecordTable *table;
  ZhRecordTable *people;
  gboolean       has_works;
  gboolean       has_names;
};

G_DEFINE_FINAL_TYPE (ZhContestPlaces, zh_contest_places, ZH_TYPE_BIN)

static const ZhRecordColumn columns[] = {
  { ZH_COL_WORK_SECTION, 4 },
  { ZH_COL_PLACE, 6 },
  { ZH_COL_WORK, 8 },
  { ZH_COL_WORK_AUTHOR, 24, TRUE, TRUE },
  { ZH_COL_WORK_AWARD, 24 },
  { ZH_COL_WORK_MARK, 6 },
  { ZH_COL_WORK_OBJECTION, 24, TRUE },
};

static const ZhRecordColumn people_columns[] = {
  { ZH_COL_WORK_SECTION, 4, FALSE, TRUE },
  { ZH_COL_PLACE, 6 },
  { ZH_COL_NAME, 24, TRUE },
  { ZH_COL_TEAM, 24, TRUE, TRUE },
  { ZH_COL_TEAM_SUM, 6 },
  { ZH_COL_WORKS_COUNTED, 40, TRUE },
};

/* Authors who are not named yet are not in the record either: a search would find their works. */
static ZhRecord *
make_record (const ZhContestRow *row,
             gboolean            has_names)
{
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhWorkRecord *work = row->work;
  ZhRecord           *record = zh_record_new_with (work->id, columns, G_N_ELEMENTS (columns));
  int                 result = zh_contest_row_get_result (row);
  g_autofree char    *mark = result >= 0 ? zh_contest_mark_format (result, language) : g_strdup ("");
  g_autofree char    *place = row->place > 0 ? zh_place_format (row->place, row->last_place) : g_strdup ("");
  const char         *ground = row->against != NULL ? zh_contest_ground_get_label (row->against->ground, language) : "";

  /* Translators: place, code of a work, its mark. */
  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: work %2$s, mark %3$s"), row->place > 0 ? place : "–", work->code, *mark != '\0' ? mark : "–"));
  zh_record_put_sorted (record, ZH_COL_WORK_SECTION, g_strdup_printf ("%d", work->round), work->round);
  zh_record_put_sorted (record, ZH_COL_PLACE, g_steal_pointer (&place), row->place > 0 ? row->place : G_MAXINT);
  zh_record_put (record, ZH_COL_WORK, g_strdup (work->code));
  zh_record_put (record, ZH_COL_WORK_AUTHOR, g_strdup (has_names ? work->author : ""));
  zh_record_put (record, ZH_COL_WORK_AWARD, zh_contest_row_format_award (row, language));
  zh_record_put_sorted (record, ZH_COL_WORK_MARK, g_steal_pointer (&mark), -result);
  zh_record_put (record, ZH_COL_WORK_OBJECTION, *ground != '\0' ? g_strdup_printf (_ ("out of the contest: %s"), ground) : g_strdup (""));
  return record;
}

static void
fill (ZhContestPlaces       *self,
      ZhSession             *session,
      const ZhContestRecord *contest)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (int section = 1; contest != NULL && section <= zh_contest_count_sections (contest); section++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (tournament, rules, section);

      for (guint i = 0; i < rows->len; i++)
        g_ptr_array_add (records, make_record (g_ptr_array_index (rows, i), self->has_names));
    }
  zh_record_table_set_records (self->table, records);
}

/* An author, or a team. */
static ZhRecord *
make_person (const ZhTournament  *tournament,
             const ZhRuleset     *rules,
             const ZhChampionRow *row,
             int                  section,
             gint64               id)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhRecord         *record = zh_record_new_with (id, people_columns, G_N_ELEMENTS (people_columns));
  g_autofree char  *place = row->place > 0 ? zh_place_format (row->place, row->last_place) : g_strdup ("");
  g_autofree char  *sum = zh_championship_format_value (tournament, row->sum, language);
  g_autofree char  *works = zh_championship_format_works (tournament, row, language);
  g_autofree char  *reason = zh_championship_format_reason (tournament, rules, row, language);

  /* Translators: place, author or team, points. */
  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, %3$s"), row->place > 0 ? place : *reason != '\0' ? reason
                                                                                                                  : "–",
                                                 row->name, sum));
  zh_record_put_sorted (record, ZH_COL_WORK_SECTION, section > 0 ? g_strdup_printf ("%d", section) : g_strdup (""), section);
  zh_record_put_sorted (record, ZH_COL_PLACE, g_steal_pointer (&place), row->place > 0 ? row->place : G_MAXINT);
  zh_record_put (record, ZH_COL_NAME, g_strdup (row->name));
  zh_record_put (record, ZH_COL_TEAM, g_strdup (row->name)); /* one of them is shown */
  zh_record_put_sorted (record, ZH_COL_TEAM_SUM, g_steal_pointer (&sum), -zh_fraction_round (row->sum, 2));
  zh_record_put (record, ZH_COL_WORKS_COUNTED, *reason != '\0' ? g_strdup_printf ("%s: %s", reason, works) : g_steal_pointer (&works));
  return record;
}

static void
fill_people (ZhContestPlaces       *self,
             ZhSession             *session,
             const ZhContestRecord *contest)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  gboolean            by_section = zh_championship_has_sections (tournament);
  int                 n_sections = by_section ? zh_contest_count_sections (contest) : 1;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 1; i <= n_sections; i++)
    {
      int section = by_section ? i : 0;
      g_autoptr (GPtrArray) rows = zh_championship_rank (tournament, rules, section);

      for (guint k = 0; k < rows->len; k++)
        g_ptr_array_add (records, make_person (tournament, rules, g_ptr_array_index (rows, k), section, (gint64) records->len + 1));
    }
  zh_record_table_show_column (self->people, ZH_COL_NAME, !zh_championship_is_of_teams (tournament));
  zh_record_table_show_column (self->people, ZH_COL_TEAM, zh_championship_is_of_teams (tournament));
  zh_record_table_show_column (self->people, ZH_COL_WORK_SECTION, by_section && n_sections > 1);
  zh_record_table_set_records (self->people, records);
}

static gboolean
shows_people (ZhContestPlaces *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->choice)) && gtk_drop_down_get_selected (self->choice) == 1;
}

static void
show_chosen (ZhContestPlaces *self)
{
  const char *page = self->has_works ? "works" : "empty";

  if (self->has_works && shows_people (self))
    page = self->has_names ? "people" : "hidden";
  gtk_stack_set_visible_child_name (self->stack, page);
}

/* Works, and whom the terms rank beside them. */
static void
update_choice (ZhContestPlaces    *self,
               const ZhTournament *tournament)
{
  gboolean          is_ranked = zh_championship_is_ranked (tournament);
  gboolean          are_teams = zh_championship_is_of_teams (tournament);
  const char *const words[] = { C_ ("what is ranked", "Works"), are_teams ? C_ ("what is ranked", "Teams") : C_ ("what is ranked", "Authors"), NULL };
  guint             selected = gtk_drop_down_get_selected (self->choice);
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);

  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->choice, selected == 1 ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), is_ranked);
}

gboolean
zh_contest_places_update (ZhContestPlaces *self,
                          ZhSession       *session)
{
  const ZhTournament    *tournament;
  const ZhContestRecord *contest;
  g_autofree char       *stage = NULL;

  g_return_val_if_fail (ZH_IS_CONTEST_PLACES (self), FALSE);

  tournament = zh_session_get_tournament (session);
  if (tournament == NULL || tournament->play != ZH_PLAY_COMPOSITION)
    return FALSE;
  contest = zh_contest_of_tournament (tournament);
  stage = zh_contest_format_stage (tournament, zh_language_get_screen ());
  gtk_label_set_text (self->stage, stage);
  self->has_works = tournament->works->len > 0;
  self->has_names = contest != NULL && zh_date_is_set (contest->published);
  zh_record_table_show_column (self->table, ZH_COL_WORK_AUTHOR, self->has_names);
  fill (self, session, contest);
  if (self->has_names)
    fill_people (self, session, contest);
  update_choice (self, tournament);
  show_chosen (self);
  return TRUE;
}

static void
chosen_cb (ZhContestPlaces *self)
{
  show_chosen (self);
}

static void
search_changed_cb (ZhContestPlaces *self)
{
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
  zh_record_table_set_filter (self->people, gtk_editable_get_text (self->search));
}

static void
search_stopped_cb (ZhContestPlaces *self)
{
  gtk_editable_set_text (self->search, "");
  zh_contest_places_take_focus (self);
}

void
zh_contest_places_start_search (ZhContestPlaces *self)
{
  g_return_if_fail (ZH_IS_CONTEST_PLACES (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
zh_contest_places_take_focus (ZhContestPlaces *self)
{
  g_return_if_fail (ZH_IS_CONTEST_PLACES (self));

  zh_record_table_take_focus (shows_people (self) ? self->people : self->table);
}

static void
zh_contest_places_class_init (ZhContestPlacesClass *class)
{
  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhContestPlaces, "contest-places", stage, stack, choice, search, table, people);
  ZH_TEMPLATE_CALLBACKS (class, chosen_cb, search_changed_cb, search_stopped_cb, zh_contest_places_take_focus);
}

static void
zh_contest_places_init (ZhContestPlaces *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Order of the award"), columns, G_N_ELEMENTS (columns));
  zh_record_table_set_columns (self->people, _ ("Places of authors or teams"), people_columns, G_N_ELEMENTS (people_columns));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}
