#include "config.h"

#include "recommended-controls.h"

#include <string.h>

#include "text-lines.h"

#define MAX_PERIODS 3
#define MAX_MINUTES 600
#define MAX_MOVES 500
#define MAX_INCREMENT_SECONDS 600

typedef struct
{
  int least;
  int most;
} Range;

typedef struct
{
  Range minutes;
  int   moves; /* 0 for the rest of the game */
} Period;

typedef struct
{
  Period periods[MAX_PERIODS];
  int    n_periods;
  Range  increment;  /* seconds a move */
  int    after_move; /* 0 from the first */
} Control;

static const struct
{
  const char *key;
  const char *checkers_key; /* where the version checkers has its own */
  ZhTimeClass time_class;
  gboolean    is_electronic;
} kinds[] = {
  { "recommended-controls.classical-mechanical", "recommended-controls.checkers-mechanical", ZH_TIME_CLASS_CLASSICAL, FALSE },
  { "recommended-controls.classical-electronic", "recommended-controls.checkers-electronic", ZH_TIME_CLASS_CLASSICAL, TRUE },
  { "recommended-controls.rapid-mechanical", NULL, ZH_TIME_CLASS_RAPID, FALSE },
  { "recommended-controls.rapid-electronic", NULL, ZH_TIME_CLASS_RAPID, TRUE },
  { "recommended-controls.blitz-mechanical", NULL, ZH_TIME_CLASS_BLITZ, FALSE },
  { "recommended-controls.blitz-electronic", NULL, ZH_TIME_CLASS_BLITZ, TRUE },
};

static void
control_free (ZhRecommendedControl *self)
{
  g_free (self->control);
  g_free (self->words);
  g_free (self->article);
  g_free (self);
}

/* Reading */

/* "15" or "15-30". */
static gboolean
parse_range (const char *text,
             int         maximum,
             Range      *range)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);
  gint64 least = 0;
  gint64 most = 0;

  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 0, maximum, &least))
    return FALSE;
  most = least;
  if (parts[1] != NULL && !zh_text_parse_int (parts[1], least, maximum, &most))
    return FALSE;
  *range = (Range){ (int) least, (int) most };
  return TRUE;
}

/* "45/25", "15-30". */
static gboolean
parse_period (const char *text,
              Control    *control)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  Period *period = &control->periods[control->n_periods];
  gint64  moves = 0;

  if (control->n_periods == MAX_PERIODS || parts[0] == NULL || !parse_range (parts[0], MAX_MINUTES, &period->minutes) || period->minutes.least == 0)
    return FALSE;
  if (parts[1] != NULL && !zh_text_parse_int (parts[1], 1, MAX_MOVES, &moves))
    return FALSE;
  period->moves = (int) moves;
  control->n_periods++;
  return TRUE;
}

/* "60s", "10-20s", "60s>30". */
static gboolean
parse_increment (const char *text,
                 Control    *control)
{
  g_auto (GStrv) parts = g_strsplit (text, ">", 2);
  gsize  length = strlen (parts[0]);
  gint64 move = 0;

  if (length == 0 || parts[0][length - 1] != 's')
    return FALSE;
  parts[0][length - 1] = '\0';
  if (!parse_range (parts[0], MAX_INCREMENT_SECONDS, &control->increment) || (parts[1] != NULL && !zh_text_parse_int (parts[1], 1, MAX_MOVES, &move)))
    return FALSE;
  control->after_move = (int) move;
  return TRUE;
}

static gboolean
parse_control (const char *text,
               Control    *control)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", MAX_PERIODS + 2);

  *control = (Control){ .n_periods = 0 };
  for (char **part = parts; *part != NULL; part++)
    {
      gboolean is_increment = control->n_periods > 0 && part[1] == NULL && strchr (*part, 's') != NULL;

      if (is_increment ? !parse_increment (*part, control) : !parse_period (*part, control))
        return FALSE;
    }
  return control->n_periods > 0;
}

/* Writing */

/* From a move on a control is one until that move, and nothing but the increment after it: nobody has less
 * time by that, and the flag falls at the same moment. */
static char *
format_trf (const Control *control)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < control->n_periods; i++)
    {
      const Period *period = &control->periods[i];
      int           moves = period->moves == 0 ? control->after_move : period->moves;

      if (i > 0)
        g_string_append_c (text, ':');
      if (moves > 0)
        g_string_append_printf (text, "%d/", moves);
      g_string_append_printf (text, "%d", period->minutes.least * 60);
    }
  if (control->after_move > 0)
    g_string_append (text, ":0");
  if (control->increment.most > 0)
    g_string_append_printf (text, "+%d", control->increment.least);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
format_range (const Range *range)
{
  return range->least == range->most ? g_strdup_printf ("%d", range->least) : g_strdup_printf ("%d–%d", range->least, range->most);
}

static char *
format_period (const Period     *period,
               gboolean          is_first,
               const ZhLanguage *language)
{
  g_autofree char *minutes = format_range (&period->minutes);

  if (is_first && period->moves > 0)
    return g_strdup_printf (zh_trc (language, "time control", "%1$s min for %2$d moves"), minutes, period->moves);
  if (is_first)
    return g_strdup_printf (zh_trc (language, "time control", "%s min"), minutes);
  if (period->moves > 0)
    return g_strdup_printf (zh_trc (language, "time control", "then %1$s min for every %2$d moves"), minutes, period->moves);
  return g_strdup_printf (zh_trc (language, "time control", "then %s min"), minutes);
}

static char *
format_words (const Control    *control,
              const ZhLanguage *language)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *seconds = format_range (&control->increment);

  for (int i = 0; i < control->n_periods; i++)
    {
      g_autofree char *period = format_period (&control->periods[i], i == 0, language);

      g_string_append_printf (text, i > 0 ? ", %s" : "%s", period);
    }
  if (control->increment.most > 0 && control->after_move > 0)
    {
      g_string_append (text, " + ");
      g_string_append_printf (text, zh_trc (language, "time control", "%1$s s a move after move %2$d"), seconds, control->after_move);
    }
  else if (control->increment.most > 0)
    {
      g_string_append (text, " + ");
      g_string_append_printf (text, zh_trc (language, "time control", "%s s a move"), seconds);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A ruleset of draughts-64 is that of its three versions, and one of draughts that of every game of them. */
gboolean
zh_ruleset_is_of_sport (const ZhRuleset *self,
                        ZhSport          sport)
{
  const char *name = NULL;
  ZhSport     own;

  if (!zh_ruleset_get_string (self, "ruleset.sport", &name, NULL))
    return TRUE;
  if (zh_sport_from_string (name, &own))
    return own == sport;
  if (strcmp (name, "draughts") == 0)
    return sport != ZH_SPORT_CHESS;
  return sport == ZH_SPORT_DRAUGHTS_RUSSIAN || sport == ZH_SPORT_DRAUGHTS_BRAZILIAN || sport == ZH_SPORT_CHECKERS;
}

static void
add_controls (const ZhRuleset  *self,
              const char       *key,
              gsize             kind,
              const ZhLanguage *language,
              GPtrArray        *list)
{
  const char *article = "";
  g_auto (GStrv) texts = zh_ruleset_dup_list (self, key, &article);

  for (char **text = texts; text != NULL && *text != NULL; text++)
    {
      Control               control;
      ZhRecommendedControl *recommended;

      if (!parse_control (g_strstrip (*text), &control))
        continue;
      recommended = g_new0 (ZhRecommendedControl, 1);
      recommended->time_class = kinds[kind].time_class;
      recommended->is_electronic = kinds[kind].is_electronic;
      recommended->control = format_trf (&control);
      recommended->words = format_words (&control, language);
      recommended->article = g_strdup (article);
      g_ptr_array_add (list, recommended);
    }
}

GPtrArray *
zh_ruleset_list_controls (const ZhRuleset  *self,
                          ZhSport           sport,
                          const ZhLanguage *language)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) control_free);

  g_assert (self != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && zh_ruleset_is_of_sport (self, sport); i++)
    add_controls (self, sport == ZH_SPORT_CHECKERS && kinds[i].checkers_key != NULL ? kinds[i].checkers_key : kinds[i].key, i, language, list);
  return list;
}

const char *
zh_recommended_control_get_clock (const ZhRecommendedControl *self,
                                  const ZhLanguage           *language)
{
  return self->is_electronic ? zh_trc (language, "time control", "electronic clock") : zh_trc (language, "time control", "mechanical clock");
}
