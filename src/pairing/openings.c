#include "config.h"

#include "openings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess960.h"
#include "errors.h"
#include "random.h"

static void
opening_free (gpointer data)
{
  ZhOpening *opening = data;

  g_free (opening->text);
  g_free (opening);
}

void
zh_openings_free (ZhOpenings *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_ptr_array_unref (self->list);
  g_free (self);
}

const ZhOpening *
zh_openings_find (const ZhOpenings *self,
                  int               number)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const ZhOpening *opening = g_ptr_array_index (self->list, i);

      if (opening->number == number)
        return opening;
    }
  return NULL;
}

static gboolean
fail (GError    **error,
      guint       line,
      const char *problem)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Openings, line %u: %s"), line, problem);
}

static gboolean
add_opening (ZhOpenings *self,
             const char *line,
             guint       number_of_line,
             GError    **error)
{
  gsize            n_digits = strspn (line, "0123456789");
  g_autofree char *digits = g_strndup (line, n_digits);
  g_autofree char *text = g_strstrip (g_strdup (line + n_digits + (line[n_digits] == '.' ? 1 : 0)));
  guint64          number = 0;
  ZhOpening       *opening;

  if (!g_ascii_string_to_unsigned (digits, 10, 1, 99999, &number, NULL))
    return fail (error, number_of_line, _ ("expected a number from 1 to 99999 and the moves, as in “12. c3-d4 d6-c5”"));
  if (*text == '\0' || strlen (text) > ZH_MAX_OPENING_BYTES)
    return fail (error, number_of_line, _ ("expected moves after the number, on one line"));
  if (self->chess960)
    return fail (error, number_of_line, _ ("the positions of Chess960 stand alone in a table; leave the other openings out"));
  if (zh_openings_find (self, (int) number) != NULL)
    return fail (error, number_of_line, _ ("this number stands in the table already; number every opening once"));
  if (self->list->len >= ZH_MAX_OPENINGS)
    return fail (error, number_of_line, _ ("there are too many openings; split the table"));
  opening = g_new (ZhOpening, 1);
  *opening = (ZhOpening){ (int) number, g_steal_pointer (&text) };
  g_ptr_array_add (self->list, opening);
  return TRUE;
}

static gboolean
add_chess960 (ZhOpenings *self,
              guint       number_of_line,
              GError    **error)
{
  if (self->list->len > 0)
    return fail (error, number_of_line, _ ("the positions of Chess960 stand alone in a table; leave the other openings out"));
  for (int number = 0; number < ZH_CHESS960_N_POSITIONS; number++)
    {
      ZhOpening *opening = g_new (ZhOpening, 1);

      *opening = (ZhOpening){ number, zh_chess960_format_start (number) };
      g_ptr_array_add (self->list, opening);
    }
  self->chess960 = TRUE;
  if (*self->name == '\0')
    {
      g_free (self->name);
      self->name = g_strdup ("Chess960");
    }
  return TRUE;
}

ZhOpenings *
zh_openings_parse (const char *text,
                   GError    **error)
{
  g_autoptr (ZhOpenings) self = g_new0 (ZhOpenings, 1);
  g_auto (GStrv) lines = NULL;

  self->name = g_strdup ("");
  self->list = g_ptr_array_new_with_free_func (opening_free);
  if (!g_utf8_validate (text, -1, NULL))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The table of openings is no UTF-8 text; save it as UTF-8"));
  lines = g_strsplit (g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line == '\0' || *line == '#')
        continue;
      if (g_str_has_prefix (line, "name "))
        {
          g_free (self->name);
          self->name = g_strstrip (g_strdup (line + strlen ("name ")));
        }
      else if (strcmp (line, ZH_OPENINGS_CHESS960) == 0 ? !add_chess960 (self, i + 1, error) : !add_opening (self, line, i + 1, error))
        {
          return NULL;
        }
    }
  if (self->list->len > 0)
    return g_steal_pointer (&self);
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The table of openings is empty; write one opening a line, its number first"));
}

char *
zh_openings_format (const ZhOpenings *self)
{
  GString *text = g_string_new (NULL);

  if (*self->name != '\0')
    g_string_append_printf (text, "name %s\n", self->name);
  if (self->chess960)
    g_string_append (text, ZH_OPENINGS_CHESS960 "\n");
  for (guint i = 0; !self->chess960 && i < self->list->len; i++)
    {
      const ZhOpening *opening = g_ptr_array_index (self->list, i);

      g_string_append_printf (text, "%d %s\n", opening->number, opening->text);
    }
  return g_string_free (text, FALSE);
}

static char *
make_key (int round)
{
  return g_strdup_printf ("opening-%d", round);
}

static gboolean
is_used (const ZhTournament *tournament,
         int                 round,
         int                 number)
{
  g_autofree char *wanted = g_strdup_printf ("%d ", number);

  for (int before = 1; before < round; before++)
    {
      const char *opening = zh_tournament_get_opening (tournament, before);

      if (opening != NULL && g_str_has_prefix (opening, wanted))
        return TRUE;
    }
  return FALSE;
}

const ZhOpening *
zh_openings_draw (const ZhOpenings   *self,
                  const ZhTournament *tournament,
                  int                 round,
                  guint64             seed)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  ZhRandom         random = zh_random_new_nth (seed, round);
  const GPtrArray *from = left;

  for (guint i = 0; i < self->list->len; i++)
    {
      ZhOpening *opening = g_ptr_array_index (self->list, i);

      if (!is_used (tournament, round, opening->number))
        g_ptr_array_add (left, opening);
    }
  if (left->len == 0)
    from = self->list;
  return g_ptr_array_index (from, zh_random_below (&random, from->len));
}

static char *
make_board_key (const ZhPairing *pairing)
{
  return g_strdup_printf ("opening-of-%" G_GINT64_FORMAT, pairing->id);
}

static const char *
find_kept (GHashTable      *options,
           int              round,
           const ZhPairing *pairing)
{
  g_autofree char *key = make_key (round);
  g_autofree char *board_key = make_board_key (pairing);
  const char      *own = g_hash_table_lookup (options, board_key);

  return own != NULL ? own : g_hash_table_lookup (options, key);
}

static gboolean
is_opening (const char *kept,
            int         number)
{
  g_autofree char *wanted = g_strdup_printf ("%d ", number);

  return kept != NULL && g_str_has_prefix (kept, wanted);
}

static gboolean
plays_in (const ZhPairing *pairing,
          const ZhPairing *other)
{
  for (int side = 0; side < 2; side++)
    if (pairing->entry[side] != 0 && (pairing->entry[side] == other->entry[0] || pairing->entry[side] == other->entry[1]))
      return TRUE;
  return FALSE;
}

/* Whether one of the two has had the opening in a round before. */
static gboolean
is_known_to (const ZhTournament *tournament,
             const ZhRound      *now,
             const ZhPairing    *pairing,
             GHashTable         *options,
             int                 number)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->number < now->number; k++)
        {
          const ZhPairing *each = g_ptr_array_index (round->pairings, k);

          if (each->kind == ZH_PAIRING_GAME && plays_in (pairing, each) && is_opening (find_kept (options, round->number, each), number))
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_drawn_in (const ZhRound *round,
             GHashTable    *options,
             int            number)
{
  for (guint i = 0; i < round->pairings->len; i++)
    if (is_opening (find_kept (options, round->number, g_ptr_array_index (round->pairings, i)), number))
      return TRUE;
  return FALSE;
}

static const ZhOpening *
draw_board (const ZhOpenings   *self,
            const ZhTournament *tournament,
            const ZhRound      *round,
            const ZhPairing    *pairing,
            GHashTable         *options,
            ZhRandom           *random)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new ();
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();
  const GPtrArray *from = self->list;

  for (guint i = 0; i < self->list->len; i++)
    {
      ZhOpening *opening = g_ptr_array_index (self->list, i);

      if (is_known_to (tournament, round, pairing, options, opening->number))
        continue;
      g_ptr_array_add (unknown, opening);
      if (!is_drawn_in (round, options, opening->number))
        g_ptr_array_add (fresh, opening);
    }
  if (fresh->len > 0)
    from = fresh;
  else if (unknown->len > 0)
    from = unknown;
  return g_ptr_array_index (from, zh_random_below (random, from->len));
}

int
zh_openings_draw_boards (const ZhOpenings   *self,
                         const ZhTournament *tournament,
                         const ZhRound      *round,
                         GHashTable         *options,
                         guint64             seed)
{
  ZhRandom random = zh_random_new_nth (seed, round->number);
  int      n_drawn = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const ZhOpening *opening;

      if (pairing->kind != ZH_PAIRING_GAME || find_kept (options, round->number, pairing) != NULL)
        continue;
      opening = draw_board (self, tournament, round, pairing, options, &random);
      zh_opening_keep_board (options, pairing, opening);
      n_drawn++;
    }
  return n_drawn;
}

const char *
zh_tournament_find_opening (const ZhTournament *tournament,
                            int                 round,
                            const ZhPairing    *pairing)
{
  return find_kept (tournament->options, round, pairing);
}

gboolean
zh_tournament_has_board_openings (const ZhTournament *tournament)
{
  return g_strcmp0 (zh_tournament_get_option (tournament, ZH_OPTION_OPENING_PER), "board") == 0;
}

gboolean
zh_tournament_needs_opening (const ZhTournament *tournament,
                             const ZhRound      *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && find_kept (tournament->options, round->number, pairing) == NULL)
        return TRUE;
    }
  return FALSE;
}

const char *
zh_opening_get_moves (const char *opening)
{
  const char *blank = strchr (opening, ' ');

  return blank != NULL ? blank + 1 : opening;
}

void
zh_opening_keep_board (GHashTable      *options,
                       const ZhPairing *pairing,
                       const ZhOpening *opening)
{
  g_hash_table_replace (options, make_board_key (pairing), g_strdup_printf ("%d %s", opening->number, opening->text));
}

void
zh_opening_keep (GHashTable      *options,
                 int              round,
                 const ZhOpening *opening)
{
  g_hash_table_replace (options, make_key (round), g_strdup_printf ("%d %s", opening->number, opening->text));
}

const char *
zh_tournament_get_opening (const ZhTournament *tournament,
                           int                 round)
{
  g_autofree char *key = make_key (round);

  return zh_tournament_get_option (tournament, key);
}
