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
  const ZhPanelNorm norm = { kind, needed, found, kept, kind == ZH_PANEL_INTERPRETER, article };

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

GArray *
zh_ruleset_check_panel (const ZhRuleset *self,
                        const ZhPanel   *panel)
{
  GArray     *norms = g_array_new (FALSE, FALSE, sizeof (ZhPanelNorm));
  const char *article = "";
  int         number = 0;
  gboolean    recommended = FALSE;

  g_assert (self != NULL && panel != NULL);

  add_norm (norms, ZH_PANEL_CHIEF, 1, panel->n_chief, panel->n_chief == 1, "");
  add_norm (norms, ZH_PANEL_SECRETARY, 1, panel->n_secretaries, panel->n_secretaries == 1, "");
  if (get_line_arbiters (self, panel, &number, &article))
    add_norm (norms, ZH_PANEL_LINE, number, panel->n_line + panel->n_senior, panel->n_line + panel->n_senior >= number, article);
  if (zh_ruleset_get_int (self, "officials.senior-above-arbiters", &number, &article) && panel->n_line > number)
    add_norm (norms, ZH_PANEL_SENIOR, 1, panel->n_senior, panel->n_senior > 0, article);
  if (zh_ruleset_get_int (self, "officials.load-pairs-max", &number, &article) && panel->largest_load > 0)
    add_norm (norms, ZH_PANEL_LOAD, number, panel->largest_load, panel->largest_load <= number, article);
  if (panel->impaired && zh_ruleset_get_boolean (self, "officials.interpreters-recommended", &recommended, &article) && recommended)
    add_norm (norms, ZH_PANEL_INTERPRETER, 1, panel->n_interpreters + panel->n_assistants,
              panel->n_interpreters + panel->n_assistants > 0, article);
  return norms;
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
      return g_strdup_printf (zh_trn (language, "Line judges: at least %1$lu needed, %2$d named", "Line judges: at least %1$lu needed, %2$d named", needed),
                              needed, norm->found);
    case ZH_PANEL_SENIOR:
      return g_strdup_printf (zh_tr (language, "Senior judges: needed with so many line judges, %d named"), norm->found);
    case ZH_PANEL_LOAD:
      return g_strdup_printf (zh_trn (language, "Boards of one judge: at most %1$lu, up to %2$d given", "Boards of one judge: at most %1$lu, up to %2$d given", needed),
                              needed, norm->found);
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
