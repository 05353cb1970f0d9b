#include "config.h"

#include "list-layout.h"

#include <string.h>

#include "fide-id.h"
#include "list-federations.h"
#include "list-titles.h"
#include "list-values.h"

/* What a rating list has that stands in no column of its own. */
static const struct
{
  const char *federation;
  const char *signature; /* headings that must all be there */
  const char *without;   /* a heading that must not */
  const char *region;    /* the column of the region */
} layouts[] = {
  /* "Fed" is a region and every player Ukrainian; there is no number but FIDE's. */
  { "UKR", "fideno|name|fed|rtgnat|rtgint", "idno", "fed" },
  /* The "club" is the region, by number and name. */
  { "RUS", "idno|fideno|name|rtgnat|clubnumber|clubname", "", "clubname" },
};

#define FIDE_SIGNATURE "idnumber|name|fed|sex|tit|wtit|otit"

#define NO_COLUMN (-1)

typedef gboolean (*CellTest) (const char *text);

typedef struct
{
  const ZhListSample *sample;
  ZhListLayout       *layout;
  ZhListColumn        proposed[ZH_CSV_MAX_CELLS];
  gboolean            taken[ZH_LIST_N_COLUMNS];
} Reader;

/* The headings, folded */

static int
find_heading (const Reader *self,
              const char   *folded)
{
  for (int i = 0; i < self->sample->n_columns; i++)
    {
      g_autofree char *heading = zh_list_fold_heading (self->sample->headings[i]);

      if (strcmp (heading, folded) == 0)
        return i;
    }
  return NO_COLUMN;
}

static gboolean
has_signature (const Reader *self,
               const char   *signature)
{
  g_auto (GStrv) words = g_strsplit (signature, "|", -1);

  for (char **word = words; *word != NULL; word++)
    if (find_heading (self, *word) == NO_COLUMN)
      return FALSE;
  return TRUE;
}

static gboolean
is_proposed (const Reader *self,
             ZhListColumn  meaning)
{
  for (int i = 0; i < self->sample->n_columns; i++)
    if (self->proposed[i] == meaning)
      return TRUE;
  return FALSE;
}

/* The values */

static void
count (const Reader *self,
       int           column,
       CellTest      test,
       int          *n_filled,
       int          *n_passed)
{
  *n_filled = 0;
  *n_passed = 0;
  for (int row = 0; row < self->sample->n_rows; row++)
    {
      const char *text = self->sample->cells[row][column];

      if (*text == '\0' || strcmp (text, "0") == 0 || strcmp (text, "-") == 0)
        continue;
      (*n_filled)++;
      *n_passed += test (text) ? 1 : 0;
    }
}

/* Half of the values, and so all of none: an empty column is what its heading says. */
static gboolean
fits (const Reader *self,
      int           column,
      CellTest      test)
{
  int n_filled;
  int n_passed;

  count (self, column, test, &n_filled, &n_passed);
  return n_passed * 2 >= n_filled;
}

static gboolean
has_any (const Reader *self,
         int           column,
         CellTest      test)
{
  int n_filled;
  int n_passed;

  count (self, column, test, &n_filled, &n_passed);
  return n_passed > 0;
}

/* With or without zeros that fill it up, or nothing but zeros for none. */
static gboolean
is_fide_id (const char *text)
{
  const char *number = text + strspn (text, "0");

  return *number == '\0' || zh_fide_id_find_fault (number) == ZH_FIDE_ID_GOOD;
}

static gboolean
is_rating (const char *text)
{
  int rating;

  return zh_list_parse_rating (text, &rating) && (rating == 0 || (rating >= 100 && rating <= 3000));
}

static gboolean
is_birth (const char *text)
{
  ZhDate date;

  return zh_list_says_no_birth (text) || zh_list_parse_birth (text, &date);
}

static gboolean
is_sex (const char *text)
{
  ZhSex    sex;
  gboolean inactive;

  return zh_list_parse_sex_mark (text, &sex, &inactive);
}

static gboolean
is_man (const char *text)
{
  ZhSex    sex = ZH_SEX_UNKNOWN;
  gboolean inactive;

  return zh_list_parse_sex_mark (text, &sex, &inactive) && sex == ZH_SEX_MALE;
}

static gboolean
is_number (const char *text)
{
  int number;

  return zh_list_parse_number (text, &number);
}

static gboolean
has_category (const char *text)
{
  g_auto (ZhListTitles) read = { NULL };

  zh_list_titles_read (text, &read);
  return read.category != NULL;
}

/* What a column may hold where its values are not what its heading says. */
static ZhListColumn
choose_other (const Reader *self,
              ZhListColumn  other)
{
  return is_proposed (self, other) ? ZH_LIST_IGNORE : other;
}

static ZhListColumn
settle_fide_id (Reader  *self,
                int      column,
                gboolean vague)
{
  if (!fits (self, column, is_fide_id))
    return choose_other (self, ZH_LIST_NATIONAL_ID);
  if (!vague || has_signature (self, FIDE_SIGNATURE))
    return ZH_LIST_FIDE_ID;
  if (self->taken[ZH_LIST_FIDE_ID])
    return choose_other (self, ZH_LIST_NATIONAL_ID);
  /* Its size tells nothing: small numbers are FIDE's as well as a federation's. */
  self->layout->asked = column;
  return ZH_LIST_IGNORE;
}

static ZhListColumn
settle_rating (const Reader *self,
               int           column,
               ZhListColumn  meaning)
{
  if (fits (self, column, is_rating))
    return meaning;
  /* "FIDE" above numbers of players. */
  return meaning == ZH_LIST_RATING && zh_list_column_is_vague (self->sample->headings[column]) && fits (self, column, zh_list_is_long_number)
             ? choose_other (self, ZH_LIST_FIDE_ID)
             : ZH_LIST_IGNORE;
}

static ZhListColumn
settle_title (const Reader *self,
              int           column,
              ZhListColumn  meaning,
              gboolean      vague)
{
  if (meaning == ZH_LIST_CATEGORY)
    return vague && has_any (self, column, zh_list_has_title) ? choose_other (self, ZH_LIST_TITLE) : ZH_LIST_CATEGORY;
  if (!has_any (self, column, zh_list_has_title) && has_any (self, column, has_category))
    return choose_other (self, ZH_LIST_CATEGORY);
  return ZH_LIST_TITLE;
}

/* What the column holds by its values, if it holds what the heading says at all. */
static ZhListColumn
settle (Reader      *self,
        int          column,
        ZhListColumn meaning)
{
  gboolean vague = zh_list_column_is_vague (self->sample->headings[column]);

  switch ((int) meaning)
    {
    case ZH_LIST_FIDE_ID:
      return settle_fide_id (self, column, vague);
    case ZH_LIST_RATING:
    case ZH_LIST_NATIONAL_RATING:
    case ZH_LIST_RAPID_RATING:
    case ZH_LIST_BLITZ_RATING:
      return settle_rating (self, column, meaning);
    case ZH_LIST_TITLE:
    case ZH_LIST_CATEGORY:
      return settle_title (self, column, meaning, vague);
    case ZH_LIST_FEDERATION:
      return fits (self, column, zh_list_is_known_federation) ? meaning : choose_other (self, ZH_LIST_REGION);
    case ZH_LIST_BIRTH:
      return fits (self, column, is_birth) ? meaning : ZH_LIST_IGNORE;
    case ZH_LIST_SEX:
      return fits (self, column, is_sex) ? meaning : ZH_LIST_IGNORE;
    case ZH_LIST_NUMBER:
    case ZH_LIST_BOARD:
      return fits (self, column, is_number) ? meaning : ZH_LIST_IGNORE;
    default:
      return meaning;
    }
}

static void
take (Reader *self,
      int     column)
{
  ZhListColumn meaning = self->proposed[column] != ZH_LIST_IGNORE ? settle (self, column, self->proposed[column]) : ZH_LIST_IGNORE;

  if (meaning == ZH_LIST_IGNORE || self->taken[meaning])
    return;
  self->layout->columns[column] = meaning;
  self->taken[meaning] = TRUE;
}

/* "OCT26": FIDE's lists of one kind of play name the ratings by their month. */
static gboolean
is_month (const char *heading)
{
  static const char months[] = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC ";
  g_autofree char  *month = g_strndup (heading, 3);

  return strlen (heading) == 5 && g_ascii_isdigit (heading[3]) && g_ascii_isdigit (heading[4]) && strstr (months, month) != NULL;
}

static void
propose (Reader *self)
{
  gboolean fide = has_signature (self, FIDE_SIGNATURE);

  for (int i = 0; i < self->sample->n_columns; i++)
    self->proposed[i] = fide && is_month (self->sample->headings[i]) ? ZH_LIST_RATING : zh_list_column_recognise (self->sample->headings[i]);
}

/* The region of a federation's list: by the layout, and by the values where it is also the place of the federation. */
static void
read_federation_layout (Reader *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      int region = find_heading (self, layouts[i].region);
      int sex = find_heading (self, "sex");
      int federation = find_heading (self, "fed");

      if (!has_signature (self, layouts[i].signature) || (*layouts[i].without != '\0' && find_heading (self, layouts[i].without) != NO_COLUMN))
        continue;
      self->layout->women_marked = sex != NO_COLUMN && !has_any (self, sex, is_man);
      if (region == federation && !fits (self, region, zh_list_is_ukrainian_region) && fits (self, region, zh_list_is_known_federation))
        return;
      self->proposed[region] = ZH_LIST_REGION;
      self->layout->federation = layouts[i].federation;
      return;
    }
}

/* Lists from results servers have no heading above the titles. */
static void
find_titles (Reader *self)
{
  for (int i = 0; i < self->sample->n_columns; i++)
    {
      int n_filled;
      int n_passed;

      count (self, i, zh_list_has_title, &n_filled, &n_passed);
      if (self->layout->columns[i] != ZH_LIST_IGNORE || *self->sample->headings[i] != '\0' || n_filled == 0 || n_passed < n_filled)
        continue;
      self->layout->columns[i] = ZH_LIST_TITLE;
      return;
    }
}

static void
replace (Reader      *self,
         ZhListColumn from,
         ZhListColumn to)
{
  for (int i = 0; i < self->sample->n_columns; i++)
    if (self->layout->columns[i] == from)
      self->layout->columns[i] = to;
  self->taken[from] = FALSE;
  self->taken[to] = to != ZH_LIST_IGNORE;
}

/* A heading of one part of the name may stand above the whole of it, or the other way round. */
static void
settle_names (Reader *self)
{
  /* "Прізвище" over whole names is common; alone, it is the name. */
  if (self->taken[ZH_LIST_SURNAME] && !self->taken[ZH_LIST_GIVEN] && !self->taken[ZH_LIST_FULL_NAME])
    replace (self, ZH_LIST_SURNAME, ZH_LIST_FULL_NAME);
  /* "Name" beside "Surname" is the given name, and beside "Given name" the surname. */
  if (self->taken[ZH_LIST_SURNAME] && !self->taken[ZH_LIST_GIVEN] && self->taken[ZH_LIST_FULL_NAME])
    replace (self, ZH_LIST_FULL_NAME, ZH_LIST_GIVEN);
  if (!self->taken[ZH_LIST_SURNAME] && self->taken[ZH_LIST_GIVEN] && self->taken[ZH_LIST_FULL_NAME])
    replace (self, ZH_LIST_FULL_NAME, ZH_LIST_SURNAME);
  /* The whole name beside its parts says nothing new, or something else. */
  if (self->taken[ZH_LIST_SURNAME] && self->taken[ZH_LIST_GIVEN] && self->taken[ZH_LIST_FULL_NAME])
    replace (self, ZH_LIST_FULL_NAME, ZH_LIST_IGNORE);
}

void
zh_list_layout_read (const ZhListSample *sample,
                     ZhListLayout       *layout)
{
  Reader self = { .sample = sample, .layout = layout };

  g_assert (sample->n_columns <= ZH_CSV_MAX_CELLS);
  *layout = (ZhListLayout){ .asked = NO_COLUMN };
  propose (&self);
  read_federation_layout (&self);

  /* Who says plainly what it is goes first: "Rtg" is the rating only where no "RtgI" is. */
  for (int vague = 0; vague < 2; vague++)
    for (int i = 0; i < sample->n_columns; i++)
      if (zh_list_column_is_vague (sample->headings[i]) == (vague == 1))
        take (&self, i);

  if (!self.taken[ZH_LIST_TITLE])
    find_titles (&self);
  settle_names (&self);
}
