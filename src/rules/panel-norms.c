#include "config.h"

#include "panel-norms.h"

#include "event-norms.h"

static void
add_norm (GArray         *norms,
          ZhPanelNormKind kind,
          int             needed,
          int             found,
          gboolean        kept,
          const char     *article)
{
  const ZhPanelNorm norm = { .kind = kind, .needed = needed, .found = found, .kept = kept, .is_wish = kind >= ZH_PANEL_SUPERVISION, .article = article };

  g_array_append_val (norms, norm);
}

static int
divide_up (int number,
           int load)
{
  return load > 0 ? (number + load - 1) / load : 0;
}

/* The norm of an event of that rank; else the usual one. */
static gboolean
get_line_arbiters (const ZhRuleset *rules,
                   const ZhPanel   *panel,
                   int             *needed,
                   const char     **article)
{
  gboolean is_fast = zh_time_class_is_fast (panel->time_class);
  int      load = 0;

  if (panel->championship && zh_ruleset_get_int (rules, "officials.championship-participants-per-arbiter", &load, article))
    *needed = divide_up (panel->n_players, load);
  else if (panel->district && !is_fast && !panel->impaired &&
           zh_ruleset_get_int (rules, "officials.district-pairs-per-arbiter-max", &load, article))
    *needed = divide_up (panel->n_players / 2, load);
  else
    return zh_ruleset_get_line_arbiters (rules, panel->n_players, panel->time_class, panel->impaired, needed, article);
  return TRUE;
}

/* Up to how many line judges are recommended: as many as there are with the least load. */
static int
count_most (const ZhRuleset *rules,
            const ZhPanel   *panel,
            const char      *key)
{
  int load = 0;

  return zh_ruleset_get_int (rules, key, &load, NULL) ? divide_up (panel->n_players / 2, load) : 0;
}

/* Nothing in the file says what rank an event has, so the norm of a district stands beside the usual one. */
static void
add_district (const ZhRuleset *rules,
              const ZhPanel   *panel,
              ZhPanelNorm     *norm)
{
  int load = 0;

  if (!zh_ruleset_get_int (rules, "officials.district-pairs-per-arbiter-max", &load, &norm->district_article))
    return;
  norm->district_needed = divide_up (panel->n_players / 2, load);
  norm->district_most = MAX (norm->district_needed, count_most (rules, panel, "officials.district-pairs-per-arbiter-min"));
}

/* Quick events, and those of players with disabilities, have a single number of pairs for one judge. */
static void
add_line_arbiters (const ZhRuleset *rules,
                   const ZhPanel   *panel,
                   GArray          *norms)
{
  int          found = panel->n_line + panel->n_senior;
  int          needed = 0;
  const char  *article = "";
  ZhPanelNorm *norm;

  if (!get_line_arbiters (rules, panel, &needed, &article))
    return;
  add_norm (norms, ZH_PANEL_LINE, needed, found, found >= needed, article);
  if (zh_time_class_is_fast (panel->time_class) || panel->impaired)
    return;
  norm = &g_array_index (norms, ZhPanelNorm, norms->len - 1);
  norm->most = count_most (rules, panel, panel->district ? "officials.district-pairs-per-arbiter-min" : "officials.pairs-per-arbiter-min");
  if (!panel->district)
    add_district (rules, panel, norm);
}

/* Quick games are played by the rules of classical ones where enough arbiters watch them. */
static void
add_supervision (const ZhRuleset *rules,
                 const ZhPanel   *panel,
                 GArray          *norms)
{
  const char *key = panel->time_class == ZH_TIME_CLASS_RAPID ? "supervision.rapid-games-per-arbiter" : "supervision.blitz-games-per-arbiter";
  int         found = panel->n_line + panel->n_senior;
  int         games = 0;
  int         needed;
  const char *article = "";

  if (!zh_time_class_is_fast (panel->time_class) || panel->n_players < 2 || !zh_ruleset_get_int (rules, key, &games, &article))
    return;
  needed = divide_up (panel->n_players / 2, games);
  add_norm (norms, ZH_PANEL_SUPERVISION, needed, found, found >= needed, article);
  zh_ruleset_get_boolean (rules, "supervision.recorded-by-arbiter", &g_array_index (norms, ZhPanelNorm, norms->len - 1).is_recorded, NULL);
}

GArray *
zh_ruleset_check_panel (const ZhRuleset *self,
                        const ZhPanel   *panel)
{
  GArray     *norms = g_array_new (FALSE, FALSE, sizeof (ZhPanelNorm));
  const char *article = "";
  int         number = 0;
  gboolean    recommended = FALSE;
  gboolean    is_deputy = FALSE;

  g_assert (self != NULL && panel != NULL);

  add_norm (norms, ZH_PANEL_CHIEF, 1, panel->n_chief, panel->n_chief == 1, "");
  add_norm (norms, ZH_PANEL_SECRETARY, 1, panel->n_secretaries, panel->n_secretaries == 1, "");
  add_line_arbiters (self, panel, norms);
  if (zh_ruleset_get_int (self, "officials.senior-above-arbiters", &number, &article) && panel->n_line > number)
    add_norm (norms, ZH_PANEL_SENIOR, 1, panel->n_senior, panel->n_senior > 0, article);
  if (zh_ruleset_get_int (self, "officials.load-pairs-max", &number, &article) && panel->largest_load > 0)
    add_norm (norms, ZH_PANEL_LOAD, number, panel->largest_load, panel->largest_load <= number, article);
  add_supervision (self, panel, norms);
  if (zh_ruleset_get_boolean (self, "officials.doctor-has-deputy-rights", &is_deputy, &article) && is_deputy)
    add_norm (norms, ZH_PANEL_DOCTOR, 1, panel->n_doctors, panel->n_doctors > 0, article);
  if (panel->impaired && zh_ruleset_get_boolean (self, "officials.interpreters-recommended", &recommended, &article) && recommended)
    add_norm (norms, ZH_PANEL_INTERPRETER, 1, panel->n_interpreters + panel->n_assistants,
              panel->n_interpreters + panel->n_assistants > 0, article);
  return norms;
}

static char *
format_line_arbiters (const ZhPanelNorm *norm,
                      const ZhLanguage  *language)
{
  gulong           needed = (gulong) norm->needed;
  g_autofree char *usual = NULL;

  if (norm->most > norm->needed)
    usual = g_strdup_printf (zh_tr (language, "Line arbiters: %1$d to %2$d recommended, %3$d named"), norm->needed, norm->most, norm->found);
  else
    usual = g_strdup_printf (zh_trn (language, "Line arbiters: at least %1$lu needed, %2$d named", "Line arbiters: at least %1$lu needed, %2$d named", needed),
                             needed, norm->found);
  if (norm->district_needed == 0)
    return g_steal_pointer (&usual);
  /* Translators: %1$s is the sentence on other events, then two numbers of judges and the article. */
  return g_strdup_printf (zh_tr (language, "%1$s; in an event of a district %2$d to %3$d (%4$s)"), usual, norm->district_needed, norm->district_most,
                          norm->district_article);
}

static char *
format_supervision (const ZhPanelNorm *norm,
                    const ZhLanguage  *language)
{
  const char *format = norm->is_recorded
                           ? zh_tr (language, "Quick games by the rules of classical ones: line arbiters for it: %1$d, named: %2$d; an arbiter or an assistant records every game")
                           : zh_tr (language, "Quick games by the rules of classical ones: line arbiters for it: %1$d, named: %2$d");

  return g_strdup_printf (format, norm->needed, norm->found);
}

static char *
format_sentence (const ZhPanelNorm *norm,
                 const ZhLanguage  *language)
{
  gulong needed = (gulong) norm->needed;

  switch (norm->kind)
    {
    case ZH_PANEL_CHIEF:
      return g_strdup_printf (zh_tr (language, "Chief arbiter: %d named"), norm->found);
    case ZH_PANEL_SECRETARY:
      return g_strdup_printf (zh_tr (language, "Chief secretary: %d named"), norm->found);
    case ZH_PANEL_LINE:
      return format_line_arbiters (norm, language);
    case ZH_PANEL_SENIOR:
      return g_strdup_printf (zh_tr (language, "Senior arbiters: needed with so many line arbiters, %d named"), norm->found);
    case ZH_PANEL_LOAD:
      return g_strdup_printf (zh_trn (language, "Boards of one judge: at most %1$lu, up to %2$d given", "Boards of one judge: at most %1$lu, up to %2$d given", needed),
                              needed, norm->found);
    case ZH_PANEL_SUPERVISION:
      return format_supervision (norm, language);
    case ZH_PANEL_DOCTOR:
      return g_strdup_printf (zh_tr (language, "Doctor with the rights of a deputy chief arbiter: %d named"), norm->found);
    case ZH_PANEL_INTERPRETER:
      return g_strdup_printf (zh_tr (language, "Sign-language interpreters and assistants: recommended, %d named"), norm->found);
    default:
      g_assert_not_reached ();
    }
}

char *
zh_panel_norm_format (const ZhPanelNorm *norm,
                      const ZhLanguage  *language)
{
  g_autofree char *sentence = format_sentence (norm, language);

  return norm->article[0] == '\0' ? g_steal_pointer (&sentence) : g_strdup_printf ("%s [%s]", sentence, norm->article);
}
