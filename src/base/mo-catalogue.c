#include "config.h"

#include "mo-catalogue.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

#define MO_MAGIC 0x950412deu
#define MO_MAGIC_SWAPPED 0xde120495u
#define MAX_PLURAL_NODES 128

/* The plural formula of the header, as a tree: "n%10==1 && n%100!=11 ? 0 : …" */
typedef enum
{
  NODE_NUMBER,
  NODE_N,
  NODE_NOT,
  NODE_TERNARY,
  NODE_OR,
  NODE_AND,
  NODE_EQUAL,
  NODE_UNEQUAL,
  NODE_LESS,
  NODE_GREATER,
  NODE_AT_MOST,
  NODE_AT_LEAST,
  NODE_ADD,
  NODE_SUBTRACT,
  NODE_MULTIPLY,
  NODE_DIVIDE,
  NODE_MODULO,
} NodeKind;

typedef struct
{
  NodeKind kind;
  gulong   number;
  int      child[3];
} Node;

struct _ZhMoCatalogue
{
  GBytes     *bytes;
  GHashTable *messages; /* key as in the file ("context\004msgid") → first form, both in @bytes */
  GHashTable *sizes;    /* same key → length of all forms with their NUL separators */
  Node        nodes[MAX_PLURAL_NODES];
  int         n_nodes;
  int         plural; /* root of the formula, or -1 */
};

typedef struct
{
  ZhMoCatalogue *catalogue;
  const char    *at;
  int            depth;
} FormulaReader;

static const struct
{
  const char *token;
  NodeKind    kind;
  int         precedence;
} operators[] = {
  { "||", NODE_OR, 1 },
  { "&&", NODE_AND, 2 },
  { "==", NODE_EQUAL, 3 },
  { "!=", NODE_UNEQUAL, 3 },
  { "<=", NODE_AT_MOST, 4 },
  { ">=", NODE_AT_LEAST, 4 },
  { "<", NODE_LESS, 4 },
  { ">", NODE_GREATER, 4 },
  { "+", NODE_ADD, 5 },
  { "-", NODE_SUBTRACT, 5 },
  { "*", NODE_MULTIPLY, 6 },
  { "/", NODE_DIVIDE, 6 },
  { "%", NODE_MODULO, 6 },
};

static int read_ternary (FormulaReader *reader);

static int
add_node (FormulaReader *reader,
          NodeKind       kind,
          gulong         number,
          int            first,
          int            second,
          int            third)
{
  ZhMoCatalogue *self = reader->catalogue;

  if (self->n_nodes == MAX_PLURAL_NODES)
    return -1;
  self->nodes[self->n_nodes] = (Node){ kind, number, { first, second, third } };
  return self->n_nodes++;
}

static void
skip_blanks (FormulaReader *reader)
{
  while (*reader->at == ' ' || *reader->at == '\t')
    reader->at++;
}

static int
read_operand (FormulaReader *reader)
{
  skip_blanks (reader);
  if (*reader->at == 'n')
    {
      reader->at++;
      return add_node (reader, NODE_N, 0, -1, -1, -1);
    }
  if (g_ascii_isdigit (*reader->at))
    {
      gulong number = 0;

      while (g_ascii_isdigit (*reader->at) && number < 100000)
        number = number * 10 + (gulong) (*reader->at++ - '0');
      return add_node (reader, NODE_NUMBER, number, -1, -1, -1);
    }
  if (*reader->at == '!')
    {
      int operand;

      reader->at++;
      if (++reader->depth > MAX_PLURAL_NODES)
        return -1;
      operand = read_operand (reader);
      reader->depth--;
      return operand < 0 ? -1 : add_node (reader, NODE_NOT, 0, operand, -1, -1);
    }
  if (*reader->at == '(')
    {
      int inner;

      reader->at++;
      inner = read_ternary (reader);
      skip_blanks (reader);
      if (inner < 0 || *reader->at != ')')
        return -1;
      reader->at++;
      return inner;
    }
  return -1;
}

/* Precedence climbing over the binary operators, all of which associate to the left. */
static int
read_binary (FormulaReader *reader,
             int            lowest)
{
  int left = read_operand (reader);

  while (left >= 0)
    {
      gsize found = G_N_ELEMENTS (operators);
      int   right;

      skip_blanks (reader);
      for (gsize i = 0; i < G_N_ELEMENTS (operators) && found == G_N_ELEMENTS (operators); i++)
        if (g_str_has_prefix (reader->at, operators[i].token))
          found = i;
      if (found == G_N_ELEMENTS (operators) || operators[found].precedence < lowest)
        return left;

      reader->at += strlen (operators[found].token);
      right = read_binary (reader, operators[found].precedence + 1);
      left = right < 0 ? -1 : add_node (reader, operators[found].kind, 0, left, right, -1);
    }
  return left;
}

static int
read_ternary (FormulaReader *reader)
{
  int condition;
  int when_true;
  int when_false;

  if (++reader->depth > MAX_PLURAL_NODES)
    return -1;

  condition = read_binary (reader, 0);
  skip_blanks (reader);
  if (condition >= 0 && *reader->at == '?')
    {
      reader->at++;
      when_true = read_ternary (reader);
      skip_blanks (reader);
      if (when_true < 0 || *reader->at != ':')
        return -1;
      reader->at++;
      when_false = read_ternary (reader);
      condition = when_false < 0 ? -1 : add_node (reader, NODE_TERNARY, 0, condition, when_true, when_false);
    }
  reader->depth--;
  return condition;
}

static gulong evaluate (const ZhMoCatalogue *self,
                        int                  node,
                        gulong               n);

static gulong
evaluate_binary (NodeKind kind,
                 gulong   a,
                 gulong   b)
{
  switch (kind)
    {
    case NODE_EQUAL:
      return a == b;
    case NODE_UNEQUAL:
      return a != b;
    case NODE_LESS:
      return a < b;
    case NODE_GREATER:
      return a > b;
    case NODE_AT_MOST:
      return a <= b;
    case NODE_AT_LEAST:
      return a >= b;
    case NODE_ADD:
      return a + b;
    case NODE_SUBTRACT:
      return a - b;
    case NODE_MULTIPLY:
      return a * b;
    case NODE_DIVIDE:
      return b == 0 ? 0 : a / b;
    case NODE_MODULO:
      return b == 0 ? 0 : a % b;
    case NODE_OR:
      return a || b;
    case NODE_AND:
      return a && b;
    case NODE_NUMBER:
    case NODE_N:
    case NODE_NOT:
    case NODE_TERNARY:
    default:
      g_assert_not_reached ();
    }
}

static gulong
evaluate (const ZhMoCatalogue *self,
          int                  node,
          gulong               n)
{
  const Node *at = &self->nodes[node];

  if (at->kind == NODE_NUMBER)
    return at->number;
  if (at->kind == NODE_N)
    return n;
  if (at->kind == NODE_NOT)
    return !evaluate (self, at->child[0], n);
  if (at->kind == NODE_TERNARY)
    return evaluate (self, at->child[evaluate (self, at->child[0], n) ? 1 : 2], n);
  return evaluate_binary (at->kind, evaluate (self, at->child[0], n), evaluate (self, at->child[1], n));
}

static gboolean
read_plural_formula (ZhMoCatalogue *self)
{
  const char      *header = zh_mo_catalogue_lookup (self, NULL, "");
  const char      *start = header != NULL ? strstr (header, "plural=") : NULL;
  FormulaReader    reader = { self, NULL, 0 };
  g_autofree char *formula = NULL;

  self->plural = -1;
  /* "nplurals=" holds the same letters: the formula is what follows " plural=" */
  while (start != NULL && start > header && g_ascii_isalpha (start[-1]))
    start = strstr (start + 1, "plural=");
  if (start == NULL)
    return TRUE;

  start += strlen ("plural=");
  formula = g_strndup (start, strcspn (start, ";\n"));
  reader.at = formula;
  self->plural = read_ternary (&reader);
  skip_blanks (&reader);
  return self->plural >= 0 && *reader.at == '\0';
}

static guint32
read_word (const guint8 *data,
           gsize         offset,
           gboolean      swapped)
{
  guint32 word;

  memcpy (&word, data + offset, sizeof word);
  return swapped ? GUINT32_SWAP_LE_BE (word) : word;
}

/* The string whose length and offset stand at @table, when it lies in the file and ends there with a NUL. */
static const char *
read_string (const guint8 *data,
             gsize         size,
             gsize         table,
             gboolean      swapped,
             guint32      *length)
{
  guint32 offset = read_word (data, table + 4, swapped);

  *length = read_word (data, table, swapped);
  if (offset >= size || *length >= size - offset || data[offset + *length] != '\0')
    return NULL;
  return (const char *) data + offset;
}

static gboolean
read_messages (ZhMoCatalogue *self)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (self->bytes, &size);
  gboolean      swapped;
  guint32       n_messages;
  guint32       originals;
  guint32       translations;

  if (size < 20)
    return FALSE;
  swapped = read_word (data, 0, FALSE) == MO_MAGIC_SWAPPED;
  if (!swapped && read_word (data, 0, FALSE) != MO_MAGIC)
    return FALSE;

  n_messages = read_word (data, 8, swapped);
  originals = read_word (data, 12, swapped);
  translations = read_word (data, 16, swapped);
  if (n_messages > size / 8 || originals > size - n_messages * 8 || translations > size - n_messages * 8)
    return FALSE;

  for (guint32 i = 0; i < n_messages; i++)
    {
      guint32     key_length;
      guint32     text_length;
      const char *key = read_string (data, size, originals + i * 8, swapped, &key_length);
      const char *text = read_string (data, size, translations + i * 8, swapped, &text_length);

      if (key == NULL || text == NULL)
        return FALSE;
      if (!g_utf8_validate (key, -1, NULL))
        return FALSE;
      g_hash_table_insert (self->messages, (char *) key, (char *) text);
      g_hash_table_insert (self->sizes, (char *) key, GUINT_TO_POINTER (text_length));
    }
  return TRUE;
}

ZhMoCatalogue *
zh_mo_catalogue_new (GBytes  *bytes,
                     GError **error)
{
  g_autoptr (ZhMoCatalogue) self = g_new0 (ZhMoCatalogue, 1);

  self->bytes = g_bytes_ref (bytes);
  self->messages = g_hash_table_new (g_str_hash, g_str_equal);
  self->sizes = g_hash_table_new (g_str_hash, g_str_equal);

  if (!read_messages (self) || !read_plural_formula (self))
    return zh_fail_null (error, ZH_ERROR_CORRUPT, "%s",
                         _ ("The message catalogue is damaged; install the program again"));
  return g_steal_pointer (&self);
}

void
zh_mo_catalogue_free (ZhMoCatalogue *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->messages);
  g_hash_table_unref (self->sizes);
  g_bytes_unref (self->bytes);
  g_free (self);
}

/* Where the first form of the message stands; a plural's key is "singular\0plural", of which C sees the singular. */
static const char *
find (const ZhMoCatalogue *self,
      const char          *context,
      const char          *msgid,
      gsize               *size)
{
  g_autofree char *key = context != NULL ? g_strconcat (context, "\004", msgid, NULL) : NULL;
  const char      *used = key != NULL ? key : msgid;
  const char      *text = g_hash_table_lookup (self->messages, used);

  *size = GPOINTER_TO_UINT (g_hash_table_lookup (self->sizes, used));
  return text != NULL && *text != '\0' ? text : NULL;
}

const char *
zh_mo_catalogue_lookup (const ZhMoCatalogue *self,
                        const char          *context,
                        const char          *msgid)
{
  gsize size;

  return find (self, context, msgid, &size);
}

const char *
zh_mo_catalogue_lookup_plural (const ZhMoCatalogue *self,
                               const char          *context,
                               const char          *msgid,
                               gulong               n)
{
  gsize       size;
  const char *text = find (self, context, msgid, &size);
  const char *end;
  gulong      form;

  if (text == NULL || self->plural < 0)
    return text;

  end = text + size;
  form = evaluate (self, self->plural, n);
  for (const char *at = text; at < end; at += strlen (at) + 1)
    if (form-- == 0)
      return at;
  return NULL;
}
