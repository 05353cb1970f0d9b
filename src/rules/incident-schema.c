#include "config.h"

#include "incident-schema.h"

#include <glib/gi18n.h>
#include <string.h>

#include "incident-numbers.h"
#include "incident-words.h"
#include "rule-values.h"
#include "text-lines.h"

static const char *const facts[] = {
  "opponent-cannot-mate", "player-cannot-mate", "opponent-complained", "opponent-moved-on",
  "both-completed-ten-moves", "both-completed-three-moves", "both-made-one-move", "clock-pressed",
  "increment-30s", "last-period", "deliberate", "repeated-in-event", "both-flags-down", "own-flag-down",
  "announced-beforehand", "mates", "fixed-boards", "player-disabled", "flag-fell-meanwhile", NULL
};

static const char *const disciplines[] = { "classical", "rapid", "blitz", "online", "correspondence", "composition",
                                           NULL };

static const char *const events[] = { "individual", "team", "micro-match", NULL };

static const char *const answer_keys[] = {
  "article", "result", "opponent_result", "opponent_time", "offender_time", "restore", "counts_as", "lapses",
  "raised_by", "decides", "sanctions", "penalty_days", "appeal", "needs", "uncertain", "switched_off", NULL
};

/* What a key of an incident may say. */
typedef enum
{
  SHAPE_TEXT,
  SHAPE_TOKEN,
  SHAPE_WORDS,   /* words that incident-words.h knows for the key, commas between */
  SHAPE_CHOICES, /* words of a list, commas between */
  SHAPE_TIME,    /* "+120", "-60", "+@key", "arbiter" */
  SHAPE_NUMBER,  /* "5", "@key" */
  SHAPE_SANCTIONS,
  SHAPE_CONDITION,
} Shape;

static const struct
{
  const char *name;
  Shape       shape;
  gboolean    removable; /* a case may take it back with "-" */
  const char *choices;
} keys[] = {
  { "article", SHAPE_TEXT, FALSE, NULL },
  { "like", SHAPE_TOKEN, FALSE, NULL },
  { "disciplines", SHAPE_CHOICES, FALSE, "classical|rapid|blitz|online|correspondence|composition" },
  { "when", SHAPE_CONDITION, FALSE, NULL },
  { "applies", SHAPE_CHOICES, FALSE, "yes|no" },
  { "replaces", SHAPE_CHOICES, FALSE, "yes" },
  { "result", SHAPE_WORDS, TRUE, NULL },
  { "opponent_result", SHAPE_WORDS, TRUE, NULL },
  { "opponent_time", SHAPE_TIME, TRUE, NULL },
  { "offender_time", SHAPE_TIME, TRUE, NULL },
  { "restore", SHAPE_WORDS, TRUE, NULL },
  { "counts_as", SHAPE_TOKEN, TRUE, NULL },
  { "lapses", SHAPE_WORDS, TRUE, NULL },
  { "raised_by", SHAPE_WORDS, TRUE, NULL },
  { "decides", SHAPE_WORDS, TRUE, NULL },
  { "sanctions", SHAPE_SANCTIONS, TRUE, NULL },
  { "penalty_days", SHAPE_NUMBER, TRUE, NULL },
  { "appeal", SHAPE_WORDS, TRUE, NULL },
  { "uncertain", SHAPE_WORDS, TRUE, NULL },
};

void
zh_incident_term_free (ZhIncidentTerm *self)
{
  g_free (self->name);
  g_free (self->value);
  g_free (self);
}

gboolean
zh_incident_is_fact (const char *text)
{
  const char *number;

  return g_strv_contains (facts, text) || (zh_incident_number_split (text, NULL, &number) && number[0] != '@');
}

gboolean
zh_incident_is_discipline (const char *text)
{
  return g_strv_contains (disciplines, text);
}

gboolean
zh_incident_is_event (const char *text)
{
  return g_strv_contains (events, text);
}

const char *const *
zh_incident_get_facts (void)
{
  return facts;
}

const char *const *
zh_incident_get_answer_keys (void)
{
  return answer_keys;
}

/* A reference to another value of the ruleset: "@illegal-move.loses-at". */
static gboolean
is_reference (const char *text)
{
  const char *dot = strchr (text, '.');

  return text[0] == '@' && dot != NULL && dot > text + 1 && zh_rules_is_token (dot + 1);
}

static gboolean
is_number_or_reference (const char *text)
{
  gint64 number;

  return is_reference (text) || (g_ascii_isdigit (text[0]) && zh_text_parse_int (text, 0, 86400, &number));
}

static gboolean
words_fit (const char *value,
           gboolean (*fits) (const char *word))
{
  g_auto (GStrv) words = g_strsplit (value, "|", 0);

  for (char **word = words; *word != NULL; word++)
    if (!fits (*word))
      return FALSE;
  return words[0] != NULL;
}

/* The terms NAME OPERATOR VALUE, without the facts. */
static gboolean
parse_comparison (ZhIncidentTerm *term)
{
  if (strcmp (term->name, "count") == 0)
    {
      term->kind = ZH_TERM_COUNT;
      return is_number_or_reference (term->value);
    }
  if (term->operator!= '=')
    return FALSE;
  if (strcmp (term->name, "discipline") == 0)
    {
      term->kind = ZH_TERM_DISCIPLINE;
      return words_fit (term->value, zh_incident_is_discipline);
    }
  if (strcmp (term->name, "event") == 0)
    {
      term->kind = ZH_TERM_EVENT;
      return words_fit (term->value, zh_incident_is_event);
    }
  if (strcmp (term->name, "supervised") == 0)
    {
      term->kind = ZH_TERM_SUPERVISED;
      return strcmp (term->value, "yes") == 0 || strcmp (term->value, "no") == 0;
    }
  term->kind = ZH_TERM_RULE;
  return is_reference (term->name) && term->value[0] != '\0';
}

ZhIncidentTerm *
zh_incident_term_parse (const char *text)
{
  g_autoptr (ZhIncidentTerm) term = g_new0 (ZhIncidentTerm, 1);
  gsize       length = strcspn (text, "=<>");
  const char *value = text + length;
  gboolean    valid;

  if (*value == '\0')
    {
      gboolean negated = text[0] == '!';

      term->kind = ZH_TERM_FACT;
      term->operator= negated ? '!' : '=';
      term->name = g_strdup (negated ? text + 1 : text);
      term->value = g_strdup ("");
      valid = g_strv_contains (facts, term->name) || zh_incident_number_split (term->name, NULL, NULL);
    }
  else
    {
      term->operator= * value;
      term->name = g_strndup (text, length);
      /* "at least" is written ">=", so that nobody reads it as "more than". */
      valid = *value != '>' || value[1] == '=';
      term->value = g_strdup (value + (*value == '>' && valid ? 2 : 1));
      valid = valid && parse_comparison (term);
    }
  return valid ? g_steal_pointer (&term) : NULL;
}

gboolean
zh_incident_schema_is_key (const char *key)
{
  return g_str_has_prefix (key, "incident.");
}

static gboolean
condition_fits (const char *value)
{
  g_auto (GStrv) terms = g_strsplit (value, " ", 0);

  for (char **text = terms; *text != NULL; text++)
    {
      g_autoptr (ZhIncidentTerm) term = zh_incident_term_parse (*text);

      if (term == NULL)
        return FALSE;
    }
  return terms[0] != NULL;
}

static gboolean
choices_fit (const char *value,
             const char *choices)
{
  g_auto (GStrv) parts = g_strsplit (value, ",", 0);
  g_auto (GStrv) words = g_strsplit (choices, "|", 0);

  for (char **part = parts; *part != NULL; part++)
    if (!g_strv_contains ((const char *const *) words, *part))
      return FALSE;
  return parts[0] != NULL;
}

static gboolean
all_words_fit (const char *value,
               const char *key)
{
  g_auto (GStrv) parts = g_strsplit (value, ",", 0);

  for (char **part = parts; *part != NULL; part++)
    if (!zh_incident_is_word (key, *part) && !zh_incident_number_split (*part, key, NULL))
      return FALSE;
  return parts[0] != NULL;
}

/* Steps, or names of ladders such as "L129"; that the ladder exists is checked later. */
static gboolean
sanctions_fit (const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, ",", 0);

  for (char **part = parts; *part != NULL; part++)
    if (zh_sanction_get_rank (*part) < 0 && !g_ascii_isupper ((*part)[0]))
      return FALSE;
  return parts[0] != NULL;
}

static gboolean
shape_fits (Shape       shape,
            const char *name,
            const char *choices,
            const char *value)
{
  switch (shape)
    {
    case SHAPE_TEXT:
      return strlen (value) <= 512;
    case SHAPE_TOKEN:
      return zh_rules_is_token (value);
    case SHAPE_WORDS:
      return all_words_fit (value, name);
    case SHAPE_CHOICES:
      return choices_fit (value, choices);
    case SHAPE_TIME:
      return strcmp (value, "arbiter") == 0 ||
             ((value[0] == '+' || value[0] == '-') && is_number_or_reference (value + 1));
    case SHAPE_NUMBER:
      return is_number_or_reference (value);
    case SHAPE_SANCTIONS:
      return sanctions_fit (value);
    case SHAPE_CONDITION:
      return condition_fits (value);
    default:
      g_assert_not_reached ();
    }
}

static char *
describe_expected (Shape       shape,
                   const char *name,
                   const char *choices)
{
  g_autofree char *words = shape == SHAPE_WORDS ? zh_incident_dup_words (name) : NULL;

  switch (shape)
    {
    case SHAPE_TEXT:
      return g_strdup (_ ("write a text of 1 to 512 bytes"));
    case SHAPE_TOKEN:
      return g_strdup (_ ("write the name of an incident: small letters, digits and dashes"));
    case SHAPE_WORDS:
    case SHAPE_CHOICES:
      return g_strdup_printf (_ ("write one of: %s"), words != NULL ? words : choices);
    case SHAPE_TIME:
      return g_strdup (_ ("write seconds with a sign such as +120, +@section.key, or “arbiter”"));
    case SHAPE_NUMBER:
      return g_strdup (_ ("write a whole number or @section.key"));
    case SHAPE_SANCTIONS:
      return g_strdup (_ ("write steps or ladders of sanctions with commas between, such as warning or L129"));
    case SHAPE_CONDITION:
      return g_strdup (_ ("write conditions with blanks between, such as count>=2 discipline=blitz clock-pressed"));
    default:
      g_assert_not_reached ();
    }
}

/* "incident.ID.name" has two dots, "incident.ID.CASE.name" three. */
static int
count_dots (const char *key)
{
  int dots = 0;

  for (; *key != '\0'; key++)
    dots += *key == '.';
  return dots;
}

gboolean
zh_incident_schema_check (const char *key,
                          const char *value,
                          gboolean   *known,
                          char      **reason)
{
  const char *name = strrchr (key, '.') + 1;
  int         dots = count_dots (key);

  *known = FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (strcmp (keys[i].name, name) != 0 || dots < 2 || dots > 3)
        continue;
      *known = TRUE;
      if ((keys[i].removable && strcmp (value, "-") == 0) || shape_fits (keys[i].shape, name, keys[i].choices, value))
        return TRUE;
      *reason = describe_expected (keys[i].shape, name, keys[i].choices);
      return FALSE;
    }
  *reason = g_strdup (_ ("an incident has no such key; take the line away or mend its name"));
  return FALSE;
}
