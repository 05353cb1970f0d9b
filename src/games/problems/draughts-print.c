#include "config.h"

#include "draughts-print.h"

#include <string.h>

#include "draughts-notation.h"

#define MAX_FORCED 40
#define MAX_DEPTH 8

/**
 * Ply:
 * @before: the position in which it is played
 * @signs: "!", "?" as the author put them
 * @is_forced: a capture, and nothing else may be played
 * @branches: (element-type GPtrArray): what else may be played, each a line of plies
 */
typedef struct
{
  ZhDraughtsPosition before;
  ZhDraughtsMove     move;
  char               signs[4];
  gboolean           is_forced;
  GPtrArray         *branches;
} Ply;

static void
ply_free (gpointer data)
{
  Ply *self = data;

  g_ptr_array_unref (self->branches);
  g_free (self);
}

static GPtrArray *
line_new (void)
{
  return g_ptr_array_new_with_free_func (ply_free);
}

/* Moves */

static int
get_end (const ZhDraughtsMove *move)
{
  return move->stops[move->n_stops - 1];
}

static void
append_square (GString          *text,
               ZhDraughtsVariant variant,
               int               square,
               gboolean          two_digits)
{
  if (two_digits)
    g_string_append_printf (text, "%02d", square);
  else
    zh_draughts_square_append (variant, square, text);
}

/* From where to where; a quiet move by numbers needs two digits of each, for nothing stands between (VI.7.4.6). */
static char *
print_full (ZhDraughtsVariant     variant,
            const ZhDraughtsMove *move,
            gboolean              with_stops)
{
  GString *text = g_string_new (NULL);
  gboolean two_digits = move->captured == 0 && !zh_draughts_variant_uses_letters (variant);

  append_square (text, variant, move->stops[0], two_digits);
  for (int i = with_stops ? 1 : move->n_stops - 1; i < move->n_stops; i++)
    {
      if (move->captured != 0)
        g_string_append_c (text, ':');
      append_square (text, variant, move->stops[i], two_digits);
    }
  return g_string_free (text, FALSE);
}

char *
zh_draughts_move_print (const ZhDraughtsPosition *position,
                        const ZhDraughtsMove     *move)
{
  ZhDraughtsVariant variant = position->variant;
  gboolean          letters = zh_draughts_variant_uses_letters (variant);
  int               column = zh_draughts_get_column (variant, move->stops[0]);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_shared = FALSE;
  gboolean same_file = FALSE;
  guint    n_ways = 0;

  zh_draughts_position_generate (position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *other = &g_array_index (moves, ZhDraughtsMove, i);

      if (get_end (other) != get_end (move))
        continue;
      n_ways += other->stops[0] == move->stops[0] ? 1 : 0;
      is_shared |= other->stops[0] != move->stops[0];
      same_file |= other->stops[0] != move->stops[0] && zh_draughts_get_column (variant, other->stops[0]) == column;
    }
  if (n_ways > 1 || (is_shared && (same_file || !letters)))
    return print_full (variant, move, n_ways > 1);
  if (is_shared)
    g_string_append_printf (text, "%c%s", 'a' + column, move->captured != 0 ? ":" : "");
  zh_draughts_square_append (variant, get_end (move), text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Reading */

/* The only legal move, where it is a capture. */
static gboolean
find_forced (const ZhDraughtsPosition *position,
             ZhDraughtsMove           *move)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  zh_draughts_position_generate (position, moves);
  if (moves->len != 1 || g_array_index (moves, ZhDraughtsMove, 0).captured == 0)
    return FALSE;
  *move = g_array_index (moves, ZhDraughtsMove, 0);
  return TRUE;
}

/* In full, or as it would be printed. */
static gboolean
read_move (const ZhDraughtsPosition *position,
           const char               *word,
           ZhDraughtsMove           *move)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  if (zh_draughts_move_parse (position, word, move, NULL))
    return TRUE;
  zh_draughts_position_generate (position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *printed = zh_draughts_move_print (position, &g_array_index (moves, ZhDraughtsMove, i));

      if (g_ascii_strcasecmp (printed, word) != 0)
        continue;
      *move = g_array_index (moves, ZhDraughtsMove, i);
      return TRUE;
    }
  return FALSE;
}

static ZhDraughtsPosition
add_ply (GPtrArray                *line,
         const ZhDraughtsPosition *position,
         const ZhDraughtsMove     *move,
         const char               *signs)
{
  Ply           *ply = g_new0 (Ply, 1);
  ZhDraughtsMove only;

  ply->before = *position;
  ply->move = *move;
  g_strlcpy (ply->signs, signs, sizeof ply->signs);
  ply->is_forced = find_forced (position, &only);
  ply->branches = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_ptr_array_add (line, ply);
  return zh_draughts_position_play (position, move);
}

/* Whether a word is a move in just that position. */
static gboolean
is_move (const ZhDraughtsPosition *position,
         const char               *word)
{
  g_autofree char *bare = word != NULL ? g_strndup (word, strcspn (word, "!?")) : g_strdup ("");
  ZhDraughtsMove   move;

  return read_move (position, bare, &move);
}

/* Adds a word to the line, before it the captures that are forced and left out; whether it can be played there. */
static gboolean
read_word (GPtrArray          *line,
           ZhDraughtsPosition *position,
           const char         *word)
{
  const char        *signs = word + strcspn (word, "!?");
  g_autofree char   *bare = g_strndup (word, (gsize) (signs - word));
  ZhDraughtsPosition here = *position;
  guint              kept = line->len;
  ZhDraughtsMove     move;

  for (int i = 0; i < MAX_FORCED; i++)
    {
      if (read_move (&here, bare, &move))
        {
          *position = add_ply (line, &here, &move, signs);
          return TRUE;
        }
      if (!find_forced (&here, &move))
        break;
      here = add_ply (line, &here, &move, "");
    }
  g_ptr_array_set_size (line, (int) kept);
  return FALSE;
}

/* "1.", "12...": the number of a move; "x" and what else ends a line. */
static gboolean
says_nothing (const char *word)
{
  static const char *const ends[] = { "x", "х", "X", "Х", "×", "+", "=", "#", "*", "!", NULL };
  const char              *at = word;

  while (g_ascii_isdigit (*at))
    at++;
  return g_strv_contains (ends, word) || (*at == '.' && at[strspn (at, ".")] == '\0');
}

/* Words with brackets as words of their own, numbers of moves cut off. */
static GStrv
split_words (const char *text)
{
  g_autoptr (GString) spaced = g_string_new (NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (const char *at = text; *at != '\0'; at++)
    if (*at == '(' || *at == ')')
      g_string_append_printf (spaced, " %c ", *at);
    else if (*at == '.' && at[1] != '.')
      g_string_append (spaced, ". ");
    else
      g_string_append_c (spaced, strchr (",;\n\t", *at) != NULL ? ' ' : *at);
  words = g_strsplit (spaced->str, " ", -1);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !says_nothing (*word))
      g_strv_builder_add (builder, *word);
  return g_strv_builder_end (builder);
}

static gboolean read_line (GPtrArray *line, ZhDraughtsPosition position, char ***words, int depth);

/* A bracket with Black's answer goes on with the line; any other is another way in place of the last move of it. */
static gboolean
read_bracket (GPtrArray          *line,
              ZhDraughtsPosition *position,
              char             ***words,
              int                 depth)
{
  ZhDraughtsPosition here = *position;
  char             **at = *words;
  gboolean           goes_on = position->black_to_move && is_move (position, *at);
  guint              kept = line->len;
  Ply               *last = kept > 0 ? g_ptr_array_index (line, kept - 1) : NULL;
  g_autoptr (GPtrArray) branch = line_new ();

  while (goes_on && *at != NULL && strcmp (*at, ")") != 0 && read_word (line, &here, *at))
    at++;
  if (goes_on && *at != NULL && strcmp (*at, ")") == 0)
    {
      *words = at;
      *position = here;
      return TRUE;
    }
  g_ptr_array_set_size (line, (int) kept);
  if (last == NULL || !read_line (branch, last->before, words, depth + 1) || branch->len == 0)
    return FALSE;
  g_ptr_array_add (last->branches, g_steal_pointer (&branch));
  return TRUE;
}

/* Up to the bracket that closes, or the end; circles only through brackets, to a bounded depth. */
static gboolean
read_line (GPtrArray         *line,
           ZhDraughtsPosition position,
           char            ***words,
           int                depth)
{
  for (; **words != NULL && strcmp (**words, ")") != 0; (*words)++)
    {
      if (strcmp (**words, "(") != 0)
        {
          if (!read_word (line, &position, **words))
            return FALSE;
          continue;
        }
      (*words)++;
      if (depth >= MAX_DEPTH || !read_bracket (line, &position, words, depth) || **words == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Printing */

/**
 * Printer:
 * @waiting: (element-type GPtrArray): lines that are not printed yet
 * @names: (element-type utf8): what they are called
 */
typedef struct
{
  GString   *text;
  GPtrArray *waiting;
  GPtrArray *names;
  int        n_letters;
  int        n_tries;
} Printer;

static char *
name_branch (Printer *self,
             gboolean of_black)
{
  static const char *const letters[] = { "А", "Б", "В", "Г", "Д", "Е", "Ж", "З", "И", "К", "Л", "М", "Н", "П", "Р", "С", "Т", "У", "Ф", "Х", "Ц", "Ч", "Ш", "Щ", "Ю", "Я" };
  static const char *const tens[] = { "", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC" };
  static const char *const units[] = { "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX" };
  int                      n = of_black ? self->n_letters++ : ++self->n_tries;

  if (!of_black)
    return g_strconcat (tens[n / 10 % 10], units[n % 10], NULL);
  if (n < (int) G_N_ELEMENTS (letters))
    return g_strdup (letters[n]);
  return g_strdup_printf ("%s%d", letters[n % (int) G_N_ELEMENTS (letters)], n / (int) G_N_ELEMENTS (letters) + 1);
}

/* The move with its signs, and the names of what leaves the line here. */
static void
print_ply (Printer   *self,
           const Ply *ply)
{
  g_autofree char *move = zh_draughts_move_print (&ply->before, &ply->move);

  g_string_append_printf (self->text, "%s%s", move, ply->signs);
  for (guint i = 0; i < ply->branches->len; i++)
    {
      char *name = name_branch (self, ply->before.black_to_move);

      g_string_append_printf (self->text, "%s%s", i == 0 || !ply->before.black_to_move ? " " : "", name);
      g_ptr_array_add (self->names, name);
      g_ptr_array_add (self->waiting, g_ptr_array_ref (g_ptr_array_index (ply->branches, i)));
    }
}

static gboolean
is_written (const Ply *ply)
{
  return !ply->is_forced || ply->branches->len > 0;
}

/* What is forced goes without saying: of Black always, of White between two moves of Black (VI.7.4.5). */
static gboolean
goes_unsaid (const GPtrArray *line,
             guint            i)
{
  const Ply *ply = g_ptr_array_index (line, i);

  if (is_written (ply))
    return FALSE;
  return ply->before.black_to_move ||
         (i > 0 && i + 1 < line->len && is_written (g_ptr_array_index (line, i - 1)) && is_written (g_ptr_array_index (line, i + 1)));
}

static void
print_line (Printer         *self,
            const GPtrArray *line)
{
  gboolean is_open = FALSE;

  for (guint i = 0; i < line->len; i++)
    {
      const Ply *ply = g_ptr_array_index (line, i);

      if (goes_unsaid (line, i))
        continue;
      if (ply->before.black_to_move)
        g_string_append (self->text, is_open ? ", " : "(");
      else if (is_open)
        g_string_append (self->text, ") ");
      else if (i > 0)
        g_string_append_c (self->text, ' ');
      is_open = ply->before.black_to_move;
      print_ply (self, ply);
    }
  if (is_open)
    g_string_append_c (self->text, ')');
}

/* The sign with which the author ends the main line: won or drawn. */
static const char *
find_end (const char *text)
{
  static const char *const won[] = { "x", "х", "X", "Х", "×", "+", "#" };
  g_autofree char         *plain = g_strchomp (g_strdup (text));

  for (gsize i = 0; i < G_N_ELEMENTS (won); i++)
    if (g_str_has_suffix (plain, won[i]))
      return " x";
  return g_str_has_suffix (plain, "=") ? " =" : "";
}

char *
zh_draughts_solution_print (const ZhDraughtsPosition *position,
                            const char               *text)
{
  g_auto (GStrv) words = split_words (text);
  g_autoptr (GPtrArray) line = line_new ();
  g_autoptr (GPtrArray) waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Printer printer = { NULL, waiting, names, 0, 0 };
  char  **at = words;

  if (!read_line (line, *position, &at, 0) || *at != NULL || line->len == 0)
    return NULL;
  printer.text = g_string_new (NULL);
  print_line (&printer, line);
  g_string_append (printer.text, find_end (text));
  for (guint i = 0; i < waiting->len; i++)
    {
      g_string_append_printf (printer.text, "; %s: ", (const char *) g_ptr_array_index (names, i));
      print_line (&printer, g_ptr_array_index (waiting, i));
    }
  return g_string_free (printer.text, FALSE);
}
