#include "config.h"

#include "lineup-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-lineups.h"
#include "errors.h"
#include "text-lines.h"

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  int          round;
  int          board;
  int          side; /* whose line-up stands in the field */
  AdwComboRow *team;
  AdwEntryRow *places;
  AdwEntryRow *reason;
} Form;

static const ZhPairing *
find_match (ZhSession *session,
            int        round,
            int        board)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *found = tournament != NULL ? zh_tournament_find_round (tournament, round) : NULL;
  const ZhPairing    *pairing = found != NULL ? zh_round_find_pairing (found, board) : NULL;

  return pairing != NULL && pairing->kind == ZH_PAIRING_GAME && zh_tournament_is_team (tournament) ? pairing : NULL;
}

static const ZhMember *
find_by_place (GPtrArray *members,
               gint64     place)
{
  for (guint i = 0; i < members->len; i++)
    if (((const ZhMember *) g_ptr_array_index (members, i))->board == place)
      return g_ptr_array_index (members, i);
  return NULL;
}

/* "1 2 5 -": blanks or commas between, a dash or 0 for an empty board; fewer leave the last
 * boards empty. */
static gboolean
read_places (const Form *form,
             GPtrArray  *members,
             gint64     *lineup,
             GError    **error)
{
  const ZhTournament *tournament = zh_session_get_tournament (form->session);
  g_auto (GStrv) parts = g_strsplit_set (zh_form_get_text (form->places), " ,;", -1);
  int n = 0;

  for (char **part = parts; *part != NULL; part++)
    {
      gboolean        is_empty = strcmp (*part, "-") == 0 || strcmp (*part, "0") == 0;
      gint64          place = 0;
      const ZhMember *member = NULL;

      if (**part == '\0')
        continue;
      if (n >= tournament->boards)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("A line-up names %d boards, one member or nobody for each"), tournament->boards);
      if (!is_empty && zh_text_parse_int (*part, 1, 1000, &place))
        member = find_by_place (members, place);
      if (!is_empty && member == NULL)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no place in the team. Write the places by board, such as 1 2 3 5; a dash leaves a board empty"), *part);
      lineup[n++] = member != NULL ? member->id : 0;
    }
  return TRUE;
}

static GPtrArray *
list_members (const Form *form)
{
  const ZhPairing *pairing = find_match (form->session, form->round, form->board);

  return zh_tournament_list_members (zh_session_get_tournament (form->session), pairing != NULL ? pairing->entry[form->side] : 0);
}

static ZhLineup
make_lineup (const Form   *form,
             const gint64 *members)
{
  return (ZhLineup){ form->round, form->board, form->side, members, zh_session_get_tournament (form->session)->boards };
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form *form = data;
  g_autoptr (GPtrArray) members = list_members (form);
  g_autofree gint64 *chosen = g_new0 (gint64, zh_session_get_tournament (form->session)->boards + 1);
  ZhLineup           lineup = make_lineup (form, chosen);

  if (!read_places (form, members, chosen, error))
    return NULL;
  return zh_desk_set_lineup (zh_session_get_desk (form->session), zh_session_get_tournament_id (form->session), &lineup,
                             zh_form_get_text (form->reason), error);
}

static char *
format_places (const Form *form)
{
  const ZhTournament *tournament = zh_session_get_tournament (form->session);
  const ZhPairing    *pairing = find_match (form->session, form->round, form->board);
  g_autofree gint64  *lineup = zh_tournament_dup_lineup (tournament, pairing, form->side);
  GString            *text = g_string_new (NULL);

  for (int i = 0; i < tournament->boards; i++)
    {
      const ZhMember *member = lineup[i] != 0 ? zh_tournament_find_member (tournament, lineup[i]) : NULL;

      if (i > 0)
        g_string_append_c (text, ' ');
      if (member != NULL)
        g_string_append_printf (text, "%d", member->board);
      else
        g_string_append_c (text, '-');
    }
  return g_string_free (text, FALSE);
}

/* "Board 1: Гнатів Олег", a line each. */
static void
append_lineup (GString            *text,
               const ZhTournament *tournament,
               const gint64       *lineup)
{
  for (int i = 0; i < tournament->boards; i++)
    {
      const ZhMember  *member = lineup[i] != 0 ? zh_tournament_find_member (tournament, lineup[i]) : NULL;
      g_autofree char *name = member != NULL ? zh_member_format_name (member) : g_strdup (_ ("nobody"));

      g_string_append_printf (text, _ ("Board %1$d: %2$s"), i + 1, name);
      g_string_append_c (text, '\n');
    }
}

/* Who is in the team but not in the line-up: "5 Ломака Петро". */
static void
append_others (GString      *text,
               GPtrArray    *members,
               const gint64 *lineup,
               int           n)
{
  gboolean any = FALSE;

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = NULL;
      gboolean         plays = FALSE;

      for (int board = 0; board < n; board++)
        plays = plays || lineup[board] == member->id;
      if (plays)
        continue;
      name = zh_member_format_name (member);
      g_string_append_printf (text, "%s%d %s", any ? ", " : _ ("Not playing: "), member->board, name);
      any = TRUE;
    }
}

static void
show_lineup (Form        *form,
             ZhFormSheet *sheet)
{
  const ZhTournament *tournament = zh_session_get_tournament (form->session);
  g_autoptr (GPtrArray) members = list_members (form);
  g_autofree gint64 *chosen = g_new0 (gint64, tournament->boards + 1);
  ZhLineup           lineup = make_lineup (form, chosen);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) objections = NULL;

  if (read_places (form, members, chosen, &error))
    objections = zh_competition_check_lineup (zh_session_get_competition (form->session), tournament, &lineup, zh_desk_get_now (zh_session_get_desk (form->session)), &error);
  append_lineup (text, tournament, chosen);
  append_others (text, members, chosen, tournament->boards);
  if (error != NULL)
    g_string_append_printf (text, "\n⚠ %s", error->message);
  for (char **objection = objections; objection != NULL && *objection != NULL; objection++)
    g_string_append_printf (text, "\n⚠ %s", *objection);
  zh_form_sheet_set_note (sheet, text->str);
  gtk_widget_set_visible (GTK_WIDGET (form->reason), (objections != NULL && *objections != NULL) || *zh_form_get_text (form->reason) != '\0');
}

static void
changed (ZhFormSheet *sheet,
         gpointer     data)
{
  Form *form = data;
  int   side = (int) adw_combo_row_get_selected (form->team);

  if (find_match (form->session, form->round, form->board) == NULL)
    return;
  if (side != form->side)
    {
      g_autofree char *places = NULL;

      form->side = side;
      places = format_places (form);
      gtk_editable_set_text (GTK_EDITABLE (form->places), places); /* comes back here */
      return;
    }
  show_lineup (form, sheet);
}

ZhFormSheet *
zh_lineup_sheet_new (GtkWindow *parent,
                     ZhSession *session,
                     int        board)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  int                 round = zh_session_get_round_number (session);
  const ZhPairing    *pairing = find_match (session, round, board);
  const char         *teams[3] = { "", "", NULL };
  g_autofree char    *title = NULL;
  g_autofree char    *places = NULL;
  ZhFormSheet        *sheet;
  Form               *form;

  if (pairing == NULL)
    return NULL;
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *team = zh_tournament_find_entry (tournament, pairing->entry[side]);

      if (team != NULL)
        teams[side] = team->team_name;
    }
  title = g_strdup_printf (_ ("Line-ups of match %d"), board);
  sheet = zh_form_sheet_new (parent, session, title, _ ("_Set"));
  form = g_new0 (Form, 1);
  form->session = session;
  form->round = round;
  form->board = board;
  places = format_places (form);
  form->team = zh_form_sheet_add_choice (sheet, _ ("Team"), teams, 0);
  form->places = zh_form_sheet_add_entry (sheet, _ ("Places in the team by board"), places);
  form->reason = zh_form_sheet_add_entry (sheet, _ ("Reason"), "");
  zh_form_sheet_set_apply (sheet, apply, changed, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->places));
  return sheet;
}
