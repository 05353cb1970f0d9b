#include "config.h"

#include "json-member.h"

#include <string.h>

#include "canonical-json.h"

#define BLANKS " \t\r\n"

/* What a sign is outside of strings. JSON-GLib also takes comments and other quotation marks, which are
 * left to it. */
enum
{
  SIGN_STRANGE, /* the end, too */
  SIGN_SCALAR,
  SIGN_BETWEEN,
  SIGN_QUOTE,
  SIGN_OPENING,
  SIGN_CLOSING,
};

static const guint8 signs[256] = {
  ['0' ... '9'] = SIGN_SCALAR,
  ['+'] = SIGN_SCALAR,
  ['-'] = SIGN_SCALAR,
  ['.'] = SIGN_SCALAR,
  ['E'] = SIGN_SCALAR,
  ['a'] = SIGN_SCALAR,
  ['e'] = SIGN_SCALAR,
  ['f'] = SIGN_SCALAR,
  ['l'] = SIGN_SCALAR,
  ['n'] = SIGN_SCALAR,
  ['r'] = SIGN_SCALAR,
  ['s'] = SIGN_SCALAR,
  ['t'] = SIGN_SCALAR,
  ['u'] = SIGN_SCALAR,
  [' '] = SIGN_BETWEEN,
  ['\t'] = SIGN_BETWEEN,
  ['\r'] = SIGN_BETWEEN,
  ['\n'] = SIGN_BETWEEN,
  [','] = SIGN_BETWEEN,
  [':'] = SIGN_BETWEEN,
  ['"'] = SIGN_QUOTE,
  ['{'] = SIGN_OPENING,
  ['['] = SIGN_OPENING,
  ['}'] = SIGN_CLOSING,
  [']'] = SIGN_CLOSING,
};

static int
get_sign (const char *at)
{
  return signs[(guchar) *at];
}

static const char *
skip_blanks (const char *at)
{
  return at + strspn (at, BLANKS);
}

/* Behind the string that begins at @at; %NULL where none does, or it has no end. */
static const char *
skip_string (const char *at)
{
  const char *end = at;
  gboolean    is_escaped;

  if (*at != '"')
    return NULL;
  do
    {
      const char *before;

      end = strchr (end + 1, '"');
      if (end == NULL)
        return NULL;
      for (before = end; before[-1] == '\\'; before--)
        ;
      is_escaped = (end - before) % 2 != 0;
    }
  while (is_escaped);
  return end + 1;
}

/* Behind the object or the list that begins at @at; %NULL where it is not plain or has no end. */
static const char *
skip_nested (const char *at)
{
  int depth = 0;

  do
    switch (get_sign (at))
      {
      case SIGN_QUOTE:
        at = skip_string (at);
        break;
      case SIGN_OPENING:
        depth++;
        at++;
        break;
      case SIGN_CLOSING:
        depth--;
        at++;
        break;
      case SIGN_STRANGE:
        return NULL;
      default:
        at++;
        break;
      }
  while (at != NULL && depth > 0);
  return at;
}

/* Behind the value that begins at @at; %NULL where it is not plain. */
static const char *
skip_value (const char *at)
{
  if (get_sign (at) == SIGN_QUOTE)
    return skip_string (at);
  if (get_sign (at) == SIGN_OPENING)
    return skip_nested (at);
  while (get_sign (at) == SIGN_SCALAR)
    at++;
  return at;
}

/* One member: its key from @at on, its value between @value and @end. */
typedef struct
{
  const char *at;
  const char *value;
  const char *end;
} Member;

/* A key with an escape in it could be any. */
static gboolean
read_member (Member *self)
{
  const char *end = skip_string (self->at);

  if (end == NULL || memchr (self->at, '\\', (gsize) (end - self->at)) != NULL)
    return FALSE;
  end = skip_blanks (end);
  if (*end != ':')
    return FALSE;
  self->value = skip_blanks (end + 1);
  end = skip_value (self->value);
  if (end == NULL || end == self->value)
    return FALSE;
  self->end = end;
  return TRUE;
}

static gboolean
is_called (const Member *self,
           const char   *key)
{
  gsize length = strlen (key);

  return strncmp (self->at + 1, key, length) == 0 && self->at[1 + length] == '"';
}

/* The last of that name, as JSON-GLib takes it; *@found stays %NULL where there is none. %FALSE where
 * @text is not plain from beginning to end. */
static gboolean
find_member (const char *text,
             const char *key,
             char      **found)
{
  Member      member = { 0 };
  const char *at = skip_blanks (text);

  if (*at != '{')
    return FALSE;
  do
    {
      member.at = skip_blanks (at + 1);
      if (!read_member (&member))
        return FALSE;
      if (is_called (&member, key))
        {
          g_free (*found);
          *found = g_strndup (member.value, (gsize) (member.end - member.value));
        }
      at = skip_blanks (member.end);
    }
  while (*at == ',');
  return *at == '}' && *skip_blanks (at + 1) == '\0';
}

JsonObject *
zh_json_member_parse (const char *text,
                      const char *key)
{
  g_autofree char *found = NULL;
  g_autoptr (JsonObject) whole = NULL;
  JsonObject *member;

  if (find_member (text, key, &found))
    return found != NULL ? zh_canonical_json_parse (found) : json_object_new ();
  whole = zh_canonical_json_parse (text);
  member = zh_json_get_object (whole, key);
  return member != NULL ? json_object_ref (member) : json_object_new ();
}
