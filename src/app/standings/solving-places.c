#include "config.h"

#include "solving-places.h"

#include <glib/gi18n.h>

#include "named-items.h"
#include "record-table.h"
#include "solving-event.h"
#include "solving-teams.h"
#include "standings.h"
#include "team-plan.h"
#include "team-rows.h"

struct _ZhSolvingPlaces
{
  ZhBin parent_instance;

  const ZhTournament *tournament;  /* unowned, the page's */
  int                 first_shown; /* round, of which there are columns; -1 before the first */
  int                 last_shown;
  int                 chosen; /* of the choices of what is shown: ALL, a day, or TEAMS */
  gboolean            is_filling;

  GtkDropDown   *choice;
  GtkStack      *stack;
  ZhRecordTable *table;
  ZhRecordTable *teams;
};

/* What is shown; between them stand the days. */
#define ALL 0
#define TEAMS (-1)

G_DEFINE_FINAL_TYPE (ZhSolvingPlaces, zh_solving_places, ZH_TYPE_BIN)

static const ZhRecordColumn columns[] = {
  { ZH_COL_PLACE, 6 },
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 30, TRUE },
  { ZH_COL_POINTS, 8 },
  { ZH_COL_SOLVING_TIME, 10 },
};

static void
set_columns (ZhSolvingPlaces *self,
             int              first,
             int              last)
{
  const ZhRecordColumn of_round = { ZH_COL_TIEBREAK, 14 };

  if (self->first_shown == first && self->last_shown == last)
    return;
  self->first_shown = first;
  self->last_shown = last;
  zh_record_table_clear_columns (self->table);
  zh_record_table_set_columns (self->table, _ ("Places of the solvers"), columns, G_N_ELEMENTS (columns));
  for (int number = first; number <= last; number++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Round %d"), number);

      zh_record_table_add_column (self->table, title, title, &of_round);
    }
}

/* "10 · 0:35:00*": the star stands where the rules charge the full time. */
static char *
format_cell (const ZhSolvingCell *cell)
{
  g_autofree char *points = zh_points_format_half (cell->points, zh_language_get_screen ());
  g_autofree char *time = zh_solving_total_format (cell->seconds);

  return g_strdup_printf ("%s · %s%s", points, time, cell->charge != ZH_SOLVING_OWN_TIME ? "*" : "");
}

static int
count_sharing (const GPtrArray    *rows,
               const ZhSolvingRow *row)
{
  int n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += ((const ZhSolvingRow *) g_ptr_array_index (rows, i))->place == row->place ? 1 : 0;
  return n;
}

static ZhRecord *
make_record (const ZhTournament *tournament,
             const GPtrArray    *rows,
             const ZhSolvingRow *row)
{
  const ZhEntry   *entry = g_ptr_array_index (tournament->entries, row->solver);
  int              n_fixed = (int) G_N_ELEMENTS (columns);
  ZhRecord        *record = zh_record_new (entry->id, n_fixed + (int) row->cells->len);
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *place = zh_place_format (row->place, row->place + count_sharing (rows, row) - 1);
  g_autofree char *points = zh_points_format_half (row->points, zh_language_get_screen ());
  g_autofree char *time = zh_solving_total_format (row->seconds);

  /* Translators: place, name, points, time of a solver. */
  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, points %3$s, time %4$s"), place, name, points, time));
  zh_record_take_text (record, 0, g_steal_pointer (&place));
  zh_record_set_number (record, 0, row->place);
  zh_record_take_text (record, 1, g_strdup_printf ("%d", entry->start_number));
  zh_record_set_number (record, 1, entry->start_number);
  zh_record_take_text (record, 2, g_steal_pointer (&name));
  zh_record_take_text (record, 3, g_steal_pointer (&points));
  zh_record_set_number (record, 3, -row->points);
  zh_record_take_text (record, 4, g_steal_pointer (&time));
  zh_record_set_number (record, 4, row->seconds);
  for (guint i = 0; i < row->cells->len; i++)
    {
      const ZhSolvingCell *cell = &g_array_index (row->cells, ZhSolvingCell, i);

      zh_record_take_text (record, n_fixed + (int) i, format_cell (cell));
      zh_record_set_number (record, n_fixed + (int) i, -cell->points);
    }
  return record;
}

/* Of one day, or of all. */
static void
show_solvers (ZhSolvingPlaces *self)
{
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (self->tournament);
  ZhSolvingRules rules = zh_solving_rules_of_tournament (self->tournament, NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rows = NULL;
  int first = 1;
  int last = zh_solving_get_last_round (self->tournament);

  if (self->chosen > ALL)
    zh_solving_event_find_day (event, self->chosen, last, &first, &last);
  rows = zh_solving_standings_new (event, &rules, first, last);
  set_columns (self, first, last);
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (records, make_record (self->tournament, rows, g_ptr_array_index (rows, i)));
  zh_record_table_set_records (self->table, records);
}

static void
show_teams (ZhSolvingPlaces *self)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (zh_tournament_get_option (self->tournament, ZH_OPTION_TEAMS), NULL);
  g_autoptr (GPtrArray) teams = NULL;

  if (plan == NULL)
    return;
  teams = zh_solving_teams_new (self->tournament, &plan->rule, zh_solving_get_last_round (self->tournament), zh_language_get_screen ());
  zh_team_rows_fill (self->teams, self->tournament, teams);
}

static void
show_chosen (ZhSolvingPlaces *self)
{
  if (self->chosen == TEAMS)
    show_teams (self);
  else
    show_solvers (self);
  gtk_stack_set_visible_child_name (self->stack, self->chosen == TEAMS ? "teams" : "solvers");
}

static int
count_days (ZhSolvingPlaces *self)
{
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (self->tournament);
  int n_days = zh_solving_event_count_days (event, zh_solving_get_last_round (self->tournament));

  return n_days > 1 ? n_days : 0;
}

/* The whole event, its days where it has several, and teams where they are counted. */
static void
fill_choices (ZhSolvingPlaces *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *const[]){ _ ("All rounds"), NULL });
  int      n_days = count_days (self);
  gboolean has_teams = zh_tournament_get_option (self->tournament, ZH_OPTION_TEAMS) != NULL;

  for (int day = 1; day <= n_days; day++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Day %d"), day);

      gtk_string_list_append (titles, title);
    }
  if (has_teams)
    gtk_string_list_append (titles, C_ ("group", "Places of teams"));
  if (self->chosen > n_days || (self->chosen == TEAMS && !has_teams))
    self->chosen = ALL;
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->choice, (guint) (self->chosen == TEAMS ? n_days + 1 : self->chosen));
  gtk_widget_set_sensitive (GTK_WIDGET (self->choice), n_days > 0 || has_teams);
  self->is_filling = FALSE;
}

static void
choice_changed_cb (ZhSolvingPlaces *self)
{
  guint selected = gtk_drop_down_get_selected (self->choice);

  if (self->is_filling || self->tournament == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  self->chosen = (int) selected > count_days (self) ? TEAMS : (int) selected;
  show_chosen (self);
}

gboolean
zh_solving_places_update (ZhSolvingPlaces    *self,
                          const ZhTournament *tournament)
{
  g_return_val_if_fail (ZH_IS_SOLVING_PLACES (self), FALSE);

  self->tournament = NULL;
  if (tournament == NULL || tournament->play != ZH_PLAY_SOLVING || tournament->entries->len == 0)
    return FALSE;
  self->tournament = tournament;
  fill_choices (self);
  show_chosen (self);
  return TRUE;
}

void
zh_solving_places_take_focus (ZhSolvingPlaces *self)
{
  g_return_if_fail (ZH_IS_SOLVING_PLACES (self));

  zh_record_table_take_focus (self->chosen == TEAMS ? self->teams : self->table);
}

static void
zh_solving_places_class_init (ZhSolvingPlacesClass *class)
{
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhSolvingPlaces, "solving-places", choice, stack, table, teams);
  ZH_TEMPLATE_CALLBACKS (class, choice_changed_cb);
}

static void
zh_solving_places_init (ZhSolvingPlaces *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->first_shown = -1;
  zh_team_rows_set_columns (self->teams);
  zh_named_items_set_up (GTK_WIDGET (self->choice), _ ("What is ranked"));
}
