/* From key files to a ruleset: reading, checking line by line, then the whole. The only
 * place where a ruleset is named, and then as the name of a file.
 */
#include "config.h"

#include "ruleset.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "paths.h"
#include "rule-values.h"
#include "rules-schema.h"
#include "ruleset-parser.h"
#include "ruleset-private.h"

/* What a program may rely on finding; a ruleset without them is refused. */
static const char *const required[] = {
  "ruleset.id",
  "ruleset.title",
  "ruleset.sport",
  "scoring.win",
  "scoring.draw",
  "scoring.loss",
  "scoring.forfeit-win",
  "scoring.forfeit-loss",
  "scoring.bye",
  "match-scoring.win",
  "match-scoring.draw",
  "match-scoring.loss",
  "time-classes.formula-moves",
  "time-classes.blitz-limit",
  "time-classes.blitz-limit-included",
  "time-classes.rapid-limit",
  "time-classes.rapid-limit-included",
  "age-groups.reference",
  "withdrawal.threshold-percent",
  "withdrawal.threshold-included",
  "withdrawal.round-robin-below",
  "withdrawal.round-robin-reached",
  "withdrawal.swiss",
  "tie-breaks.round-robin",
  "tie-breaks.swiss",
  "lateness.default-seconds",
  "lateness.both-late",
};

/* What stands beside a value: its suffix, and where the value keeps it. */
static const struct
{
  const char *suffix;
  gsize       offset;
} companions[] = {
  { ".article", G_STRUCT_OFFSET (ZhRuleValue, article) },
  { ".uncertain", G_STRUCT_OFFSET (ZhRuleValue, uncertain) },
  { ".door", G_STRUCT_OFFSET (ZhRuleValue, door) },
};

static int
find_companion (const char *key)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (companions); i++)
    if (g_str_has_suffix (key, companions[i].suffix))
      return i;
  return -1;
}

/* Attaches "win.article", "win.uncertain" and "win.door" to "win", which stands above them. */
static gboolean
add_companion (ZhRuleset           *self,
               const ZhRulesetLine *line,
               const char          *owner,
               int                  which,
               const char         **reason)
{
  g_autofree char *key = g_strconcat (line->group, ".", owner, NULL);
  ZhRuleValue     *value = g_hash_table_lookup (self->by_key, key);
  char           **field;

  if (value == NULL || value->line == 0)
    {
      *reason = _ ("the value that this belongs to is missing; write it above this line");
      return FALSE;
    }
  if (companions[which].offset == G_STRUCT_OFFSET (ZhRuleValue, uncertain) && !zh_rules_is_uncertainty (line->value))
    {
      *reason = _ ("write one of: no-source, damaged-text, contradiction");
      return FALSE;
    }
  field = &G_STRUCT_MEMBER (char *, value, companions[which].offset);
  g_free (*field);
  *field = g_strdup (line->value);
  return TRUE;
}

static gboolean
add_line (ZhRuleset           *self,
          const ZhRulesetLine *line,
          const char          *name,
          GError             **error)
{
  g_autofree char *written = g_strconcat (line->group, ".", line->key, NULL);
  g_autofree char *owner = g_strdup (line->key);
  g_autofree char *expected = NULL;
  const char      *key = zh_rules_schema_get_present_name (written);
  const char      *reason = NULL;
  gboolean         known;
  int              companion = find_companion (owner);

  if (companion >= 0)
    {
      *strrchr (owner, '.') = '\0';
      if (add_companion (self, line, owner, companion, &reason))
        return TRUE;
      zh_ruleset_set_fault (error, name, line->line, key, reason);
      return FALSE;
    }
  if (!zh_ruleset_check_key (key, line->value, &known, &expected))
    {
      zh_ruleset_set_fault (error, name, line->line, key, expected);
      return FALSE;
    }
  zh_ruleset_put (self, zh_rule_value_new (key, line->value, line->line));
  return TRUE;
}

/* Texts about the file itself and names for people come from no article. */
static gboolean
needs_article (const ZhRuleValue *value)
{
  return !g_str_has_prefix (value->key, "ruleset.") && !zh_incident_schema_is_key (value->key) &&
         strstr (value->key, ".title") == NULL;
}

static gboolean
check_articles (const ZhRuleset *self,
                const char      *name,
                GError         **error)
{
  for (guint i = 0; i < self->values->len; i++)
    {
      const ZhRuleValue *value = g_ptr_array_index (self->values, i);

      if (needs_article (value) && value->article[0] == '\0' && value->uncertain[0] == '\0')
        {
          zh_ruleset_set_fault (error, name, value->line, value->key,
                                _ ("the value has no article; write key.article beside it, or key.uncertain=no-source"));
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
check_whole (const ZhRuleset *self,
             const char      *name,
             GError         **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (required); i++)
    if (zh_ruleset_lookup (self, required[i]) == NULL)
      {
        zh_ruleset_set_fault (error, name, 0, required[i], _ ("the key is missing; every ruleset must have it"));
        return FALSE;
      }
  return check_articles (self, name, error) && zh_ruleset_check_order (self, name, error) &&
         zh_incident_check_ruleset (self, name, error);
}

static const char *
find_line (GPtrArray  *lines,
           const char *group,
           const char *key)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ZhRulesetLine *line = g_ptr_array_index (lines, i);

      if (strcmp (line->group, group) == 0 && strcmp (line->key, key) == 0)
        return line->value;
    }
  return NULL;
}

static GBytes *
read_bytes (const char *path,
            GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) local = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &local);

  if (bytes == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("The ruleset cannot be read: %s"), local->message);
  return g_steal_pointer (&bytes);
}

static char *
build_path (const char *folder,
            const char *id)
{
  g_autofree char *relative = g_strconcat (folder, "/", id, ".ini", NULL);

  return zh_paths_dup_data (relative);
}

static gboolean
add_lines (ZhRuleset  *self,
           GPtrArray  *lines,
           const char *name,
           const char *skip,
           GError    **error)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ZhRulesetLine *line = g_ptr_array_index (lines, i);

      if ((skip == NULL || strcmp (line->group, skip) != 0) && !add_line (self, line, name, error))
        return FALSE;
    }
  return TRUE;
}

/* What several rulesets of a federation share lies in a file that none of them lists. */
static gboolean
add_shared (ZhRuleset  *self,
            const char *id,
            const char *name,
            GError    **error)
{
  g_autofree char *path = NULL;
  g_autofree char *shared_name = g_strconcat (id, ".ini", NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (!zh_rules_is_token (id))
    {
      zh_ruleset_set_fault (error, name, 0, "ruleset.extends",
                            _ ("write the name of a shared file: small letters, digits and dashes"));
      return FALSE;
    }
  path = build_path ("rulesets/shared", id);
  bytes = read_bytes (path, error);
  lines = bytes != NULL ? zh_ruleset_parse_lines (bytes, shared_name, error) : NULL;
  return lines != NULL && add_lines (self, lines, shared_name, NULL, error);
}

/* The values of @base without their lines, which are those of another file. */
static ZhRuleset *
copy_for_regulation (const ZhRuleset *base)
{
  ZhRuleset *self = zh_ruleset_new_empty ();

  for (guint i = 0; i < base->values->len; i++)
    {
      const ZhRuleValue *old = g_ptr_array_index (base->values, i);
      ZhRuleValue       *value = zh_rule_value_new (old->key, old->value, 0);

      g_free (value->article);
      g_free (value->uncertain);
      value->article = g_strdup (old->article);
      value->uncertain = g_strdup (old->uncertain);
      zh_ruleset_put (self, value);
    }
  return self;
}

/* A regulation is called by its own title, in each language it has one. */
static void
put_titles (ZhRuleset *self,
            GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ZhRulesetLine *line = g_ptr_array_index (lines, i);
      g_autofree char     *key = g_strconcat ("ruleset.", line->key, NULL);

      if (strcmp (line->group, "regulation") == 0 && g_str_has_prefix (line->key, "title"))
        zh_ruleset_put (self, zh_rule_value_new (key, line->value, 0));
    }
}

/* A regulation: the ruleset it stands over, with its lines on top. */
static ZhRuleset *
build_regulation (GPtrArray  *lines,
                  const char *name,
                  GError    **error)
{
  const char *over = find_line (lines, "regulation", "over");
  g_autoptr (ZhRuleset) base = NULL;
  g_autoptr (ZhRuleset) self = NULL;

  if (over == NULL)
    {
      zh_ruleset_set_fault (error, name, 0, "regulation.over",
                            _ ("the key is missing; name the ruleset that the regulation changes"));
      return NULL;
    }
  base = zh_ruleset_load (over, error);
  if (base == NULL)
    return NULL;
  self = copy_for_regulation (base);
  if (!add_lines (self, lines, name, "regulation", error))
    return NULL;
  for (guint i = 0; i < self->values->len; i++)
    {
      ZhRuleValue *value = g_ptr_array_index (self->values, i);

      value->overridden = value->line > 0;
    }
  put_titles (self, lines);
  return check_whole (self, name, error) ? g_steal_pointer (&self) : NULL;
}

ZhRuleset *
zh_ruleset_parse (GBytes     *bytes,
                  const char *name,
                  GError    **error)
{
  g_autoptr (GPtrArray) lines = zh_ruleset_parse_lines (bytes, name, error);
  g_autoptr (ZhRuleset) self = NULL;
  const char *shared;

  if (lines == NULL)
    return NULL;
  for (guint i = 0; i < lines->len; i++)
    if (strcmp (((ZhRulesetLine *) g_ptr_array_index (lines, i))->group, "regulation") == 0)
      return build_regulation (lines, name, error);

  self = zh_ruleset_new_empty ();
  shared = find_line (lines, "ruleset", "extends");
  if ((shared != NULL && !add_shared (self, shared, name, error)) || !add_lines (self, lines, name, NULL, error) ||
      !check_whole (self, name, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Of a regulation: its ruleset with its overrides. */
static ZhRuleset *
load_file (const char *path,
           GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GBytes) bytes = read_bytes (path, error);

  return bytes != NULL ? zh_ruleset_parse (bytes, name, error) : NULL;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the key files in a folder of the program's data, sorted. */
static char **
dup_ids_in (const char *folder)
{
  g_autofree char *path = zh_paths_dup_data (folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray  *ids = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".ini"))
      g_ptr_array_add (ids, g_strndup (name, strlen (name) - strlen (".ini")));
  g_ptr_array_sort (ids, compare_names);
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

char **
zh_ruleset_dup_ids (void)
{
  return dup_ids_in ("rulesets");
}

char **
zh_ruleset_dup_regulation_ids (void)
{
  return dup_ids_in ("rulesets/regulations");
}

static gboolean
require_known_id (const char *id,
                  char      **ids,
                  GError    **error)
{
  g_autofree char *known = NULL;

  if (g_strv_contains ((const char *const *) ids, id))
    return TRUE;
  known = g_strjoinv (", ", ids);
  if (*id == '\0')
    g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE, _ ("No ruleset is chosen; choose one of: %s"), known);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE, _ ("There is no ruleset “%1$s”; choose one of: %2$s"), id, known);
  return FALSE;
}

static ZhRuleset *
load_known (const char *id,
            GError    **error)
{
  g_autofree char *path = build_path ("rulesets", id);
  g_autoptr (ZhRuleset) self = load_file (path, error);

  if (self != NULL && strcmp (zh_ruleset_get_id (self), id) != 0)
    {
      zh_ruleset_set_fault (error, path, 0, "ruleset.id", _ ("the id is not the name of the file; make them equal"));
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* By id, what was loaded: the files belong to the program and stay as they are while it runs, a ruleset never
 * changes, and almost every act and every page asks for one. */
static GHashTable *loaded;
static GMutex      loaded_mutex;

static ZhRuleset *
find_loaded (const char *id)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&loaded_mutex);
  ZhRuleset *self = loaded != NULL ? g_hash_table_lookup (loaded, id) : NULL;

  return self != NULL ? zh_ruleset_ref (self) : NULL;
}

static void
keep_loaded (const char *id,
             ZhRuleset  *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&loaded_mutex);

  if (loaded == NULL)
    loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) zh_ruleset_unref);
  g_hash_table_replace (loaded, g_strdup (id), zh_ruleset_ref (self));
}

ZhRuleset *
zh_ruleset_load (const char *id,
                 GError    **error)
{
  g_auto (GStrv) ids = NULL;
  ZhRuleset *self;

  g_assert (id != NULL);

  self = find_loaded (id);
  if (self != NULL)
    return self;
  ids = zh_ruleset_dup_ids ();
  self = require_known_id (id, ids, error) ? load_known (id, error) : NULL;
  if (self != NULL)
    keep_loaded (id, self);
  return self;
}

ZhRuleset *
zh_ruleset_load_regulation (const char *id,
                            GError    **error)
{
  g_autofree char *name = g_strconcat ("regulation/", id, NULL);
  g_autoptr (ZhRuleset) self = find_loaded (name);
  g_auto (GStrv) ids = self == NULL ? zh_ruleset_dup_regulation_ids () : NULL;
  g_autofree char *path = NULL;

  if (self != NULL)
    return g_steal_pointer (&self);
  if (!require_known_id (id, ids, error))
    return NULL;
  path = build_path ("rulesets/regulations", id);
  self = load_file (path, error);
  if (self != NULL)
    keep_loaded (name, self);
  return g_steal_pointer (&self);
}
