#include "config.h"

#include "list-columns.h"

#include <string.h>

#include "columns.h"
#include "list-federations.h"
#include "list-titles.h"
#include "list-values.h"
#include "person.h"

/* Headings are compared without case, blanks and punctuation, exactly: the names of the columns in the
 * three languages of the program, and what else people write. */
static const struct
{
  ZhListColumn column;
  const char  *id;
  ZhColumn     shown;    /* what the program itself calls it */
  const char  *headings; /* separated by bars */
} known[ZH_LIST_FIRST_FIELD] = {
  { ZH_LIST_IGNORE, "ignore", ZH_N_COLS, "" },
  { ZH_LIST_NUMBER, "number", ZH_COL_START_NUMBER,
    "№|#|no|nr|n|num|number|sno|№ п/п|n п/п|п/п|№ з/п|з/п|номер|стартовий номер|стартовый номер|ст. №|start number|start no|seed|жереб|номер жеребу|номер жребия|seeding number" },
  { ZH_LIST_FULL_NAME, "name", ZH_COL_NAME,
    "name|surname, given name, patronymic|player|full name|participant|піб|п.і.б.|прізвище та ім'я|прізвище, ім'я|прізвище ім'я|прізвище і ім'я|прізвище, ім'я, по батькові|прізвище ім'я по батькові|"
    "прізвище, ім'я та по батькові|прізвище та ім'я учасника|учасник|учасниця|спортсмен|спортсменка|гравець|шахіст|фио|ф.и.о.|фамилия и имя|фамилия, имя|фамилия имя|фамилия, имя, отчество|"
    "фамилия имя отчество|фи|участник|игрок|спортсмен|шахматист|шашист|фамилия, имя участника" },
  { ZH_LIST_SURNAME, "surname", ZH_COL_SURNAME, "surname|last name|lastname|family name|прізвище|фамилия" },
  { ZH_LIST_GIVEN, "given", ZH_COL_GIVEN_NAME, "given name|given names|given|first name|firstname|forename|ім'я|имя" },
  { ZH_LIST_PATRONYMIC, "patronymic", ZH_COL_PATRONYMIC, "patronymic|middle name|по батькові|отчество" },
  { ZH_LIST_NAME_LATIN, "name-latin", ZH_COL_LATIN_NAME,
    "latin name|name latin|name in latin letters|name (latin)|латиницею|ім'я латиницею|прізвище латиницею|піб латиницею|латиницей|имя латиницей|фамилия латиницей|фио латиницей" },
  { ZH_LIST_SEX, "sex", ZH_COL_SEX, "sex|gender|m/f|m/w|стать|пол|ч/ж|м/ж" },
  { ZH_LIST_BIRTH, "birth", ZH_COL_BIRTH_DATE,
    "birth|born|birthday|birthdate|birth date|date of birth|dob|year of birth|birth year|b-day|year|дата народження|рік народження|дата нар.|рік нар.|рік|д.н.|р.н.|д/н|р/н|народження|"
    "дата рождения|год рождения|дата рожд.|год рожд.|год|д.р.|г.р.|др|гр" },
  { ZH_LIST_TITLE, "title", ZH_COL_INTERNATIONAL_TITLE, "title|international title|tit|t|fide title|звання фіде|міжнародне звання|титул|звание фиде|международное звание|титул фіде|титул фиде|межд. звание" },
  { ZH_LIST_CATEGORY, "category", ZH_COL_CATEGORY,
    "category|sport category, title|спортивний розряд, звання|спортивный разряд, звание|cat|розряд|спортивне звання|спортивний розряд|звання|звання, розряд|розряд, звання|спортивне звання, розряд|кваліфікація|разряд|спортивное звание|спортивный разряд|звание|"
    "звание, разряд|разряд, звание|спортивное звание, разряд|квалификация|категорія|категория" },
  { ZH_LIST_RATING, "rating", ZH_COL_RATING,
    "rating|elo|rtg|rtgi|rtg int|irtg|rating int|rat|fide rating|rating fide|fide|fide elo|elo fide|international rating|srtng|std|standard|standard rating|рейтинг|рейт.|рейтинг фіде|фіде|ело|ело фіде|рейтинг фмжд|"
    "міжнародний рейтинг|рейтинг міжнародний|рейтинг міжн.|рейтинг фиде|фиде|эло|эло фиде|международный рейтинг|рейтинг международный|рейтинг межд.|обс|rf" },
  { ZH_LIST_NATIONAL_RATING, "national-rating", ZH_COL_NATIONAL_RATING,
    "national rating|nat. rating|nrtg|rtgn|rtg nat|rating nat|nelo|рейтинг національний|рейтинг нац.|рейтинг национальный|національний рейтинг|нац. рейтинг|рейтинг фшу|рейтинг україни|рейтинг укр|рейтинг укр.|фшу|укр. рейтинг|национальный рейтинг|рейтинг россии|рейтинг фшр|фшр|рос. рейтинг|рр" },
  { ZH_LIST_RAPID_RATING, "rapid-rating", ZH_COL_RAPID_RATING,
    "rapid|rapid rating|rrtng|rtg rapid|rapid rtg|рейтинг зі швидких шахів|рейтинг по быстрым шахматам|рапід|рейтинг рапід|рапід рейтинг|швидкі|швидкі шахи|рейтинг швидкі|рапид|рейтинг рапид|быстрые|быстрые шахматы|рейтинг быстрые" },
  { ZH_LIST_BLITZ_RATING, "blitz-rating", ZH_COL_BLITZ_RATING,
    "blitz|blitz rating|brtng|rtg blitz|blitz rtg|рейтинг з бліцу|рейтинг по блицу|бліц|рейтинг бліц|блиц|рейтинг блиц" },
  { ZH_LIST_FEDERATION, "federation", ZH_COL_FEDERATION, "federation|fed|country|nation|федерація|країна|федерация|страна" },
  { ZH_LIST_REGION, "region", ZH_COL_REGION,
    "region|city|town|place|province|область|регіон|місто|місто, область|область, місто|територія|населений пункт|регион|город|субъект рф|субъект|субъект российской федерации|территория|город, регион|населённый пункт" },
  { ZH_LIST_CLUB, "club", ZH_COL_CLUB, "club|club name|club/city|club/town|city/club|organisation|organization|society|клуб|клуб/місто|клуб/город|товариство|фст|фсо|дсо|відомство|ведомство|організація|организация" },
  { ZH_LIST_SCHOOL, "school", ZH_COL_SCHOOL, "school|sports school|школа|дюсш|сдюшор|сдюсшор|спортивна школа|спортивная школа|навчальний заклад|учебное заведение|сш" },
  { ZH_LIST_COACH, "coach", ZH_COL_COACH, "coach|trainer|тренер|тренери|тренер(и)|тренеры|тренер(ы)|піб тренера|фио тренера" },
  { ZH_LIST_FIDE_ID, "fide-id", ZH_COL_FIDE_ID, "fide id|fideid|id fide|fide no|fide number|fide code|fin|fide id no|ідентифікатор фіде|код фіде|id фіде|фіде id|ід фіде|фіде ід|ид фиде|фиде ид|код фиде|id фиде|фиде id|id no|id number|id" },
  { ZH_LIST_NATIONAL_ID, "national-id", ZH_COL_NATIONAL_ID,
    "national id|nat id|nat no|national no|natid|id nat|код фшу|id фшу|фшу id|ід фшу|фшу ід|ід україни|національний код|код фшр|id фшр|фшр id|ид фшр|id рр|национальный код" },
  { ZH_LIST_DISABILITY, "disability-class", ZH_COL_DISABILITY, "disability class|class of disability|disability|спортивний клас|спортивный класс|нозологія|клас нозології|нозология|клас інвалідності|класс инвалидности" },
  { ZH_LIST_ASSISTANT, "assistant", ZH_COL_ASSISTANT, "assistant|помічник|асистент|помощник|ассистент" },
  { ZH_LIST_TEAM, "team", ZH_COL_TEAM, "team|команда" },
  { ZH_LIST_BOARD, "board", ZH_COL_TEAM_BOARD, "board|board no|board in the team|№ дошки в команді|№ доски в команде|№ дошки|№ доски|номер дошки|номер доски|bo|bd|дошка|шахівниця|доска" },
  { ZH_LIST_NOTES, "notes", ZH_COL_REMARK, "notes|note|remark|remarks|comment|примітка|примітки|примечание|примечания|комментарий|коментар" },
  { ZH_LIST_SENDER, "sender", ZH_COL_SENDER,
    "sending organisation|sender|sent by|організація, що відряджає|організація, що направляє|відряджає|ким відряджений|командирующая организация|командирующая|направляющая организация" },
};

/* What people write above a column of a further text, beside its label in the three languages. */
static const struct
{
  const char *key;
  const char *headings;
} further[] = {
  { "email", "e-mail|email|mail|e-mail address|пошта|ел. пошта|електронна адреса|емейл|імейл|почта|эл. почта|электронный адрес|емейл|имейл" },
  { "phone", "phone|telephone|tel|mobile|mobile phone|cell|тел.|моб. тел.|мобільний|мобільний телефон|номер телефону|контактний телефон|мобильный|мобильный телефон|номер телефона|контактный телефон" },
  { "platform", "platform|site|платформа|сайт|ігрова платформа|игровая платформа" },
  { "login", "login|log-in|username|user name|user|account|handle|nick|nickname|логін|логин|нікнейм|нік|никнейм|ник|ім'я користувача|имя пользователя|обліковий запис|учётная запись|учетная запись" },
  { "insurance", "insurance|insurance policy|страховка|страховий поліс|страхування|поліс|страховой полис|страхование|полис" },
  { "school-class", "school class|grade|клас|клас навчання|класс|класс обучения|класс (школа)" },
};

/* The texts of a person that no column above is for; made once. */
static GPtrArray *
get_further_fields (void)
{
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      GPtrArray *fields = g_ptr_array_new ();

      for (gsize i = 0; i < zh_person_type.n_fields; i++)
        {
          const ZhField *field = &zh_person_type.fields[i];
          gboolean       is_known = field->kind != ZH_FIELD_KIND_TEXT || (field->flags & (ZH_FIELD_WORD | ZH_FIELD_INTERNAL)) != 0;

          for (gsize k = 0; k < G_N_ELEMENTS (known); k++)
            is_known = is_known || strcmp (known[k].id, field->key) == 0;
          if (!is_known)
            g_ptr_array_add (fields, (gpointer) field);
        }
      g_assert (ZH_LIST_FIRST_FIELD + fields->len <= ZH_LIST_N_COLUMNS);
      g_once_init_leave (&made, (gsize) fields);
    }
  return (GPtrArray *) made;
}

static const ZhField *
get_further_field (ZhListColumn column)
{
  return g_ptr_array_index (get_further_fields (), column - ZH_LIST_FIRST_FIELD);
}

int
zh_list_count_columns (void)
{
  return ZH_LIST_FIRST_FIELD + (int) get_further_fields ()->len;
}

/* Headings of the table above that need the values below them, or the headings beside them. */
static const char *const vague[] = {
  "id", "id no", "id number", "rating", "elo", "rtg", "rat", "рейтинг", "рейт", "ело", "эло", "обс", "fide", "фіде", "фиде", "звання", "звание"
};

const char *
zh_list_column_get_id (ZhListColumn column)
{
  g_assert ((int) column < zh_list_count_columns ());

  return column < ZH_LIST_FIRST_FIELD ? known[column].id : get_further_field (column)->key;
}

gboolean
zh_list_column_find (const char   *id,
                     ZhListColumn *column)
{
  for (int i = 0; i < zh_list_count_columns (); i++)
    if (strcmp (zh_list_column_get_id ((ZhListColumn) i), id) == 0)
      {
        *column = (ZhListColumn) i;
        return TRUE;
      }
  return FALSE;
}

const char *
zh_list_column_get_name (ZhListColumn      column,
                         const ZhLanguage *language)
{
  g_assert ((int) column < zh_list_count_columns ());

  if (column == ZH_LIST_IGNORE)
    return zh_tr (language, "Not imported");
  if (column < ZH_LIST_FIRST_FIELD)
    return zh_column_get_name (known[column].shown, language);
  return zh_field_get_title (get_further_field (column), language);
}

/* Letters and digits alone, without case; № and # count as letters. */
char *
zh_list_fold_heading (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isalnum (c) || c == 0x2116 || c == '#')
        g_string_append_unichar (plain, c == 0x0451 ? 0x0435 : c); /* ё as е */
    }
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

static void
add_heading (GHashTable  *table,
             const char  *heading,
             ZhListColumn column)
{
  char *folded = zh_list_fold_heading (heading);

  /* The first meaning of a heading stays. */
  if (*folded == '\0' || g_hash_table_contains (table, folded))
    g_free (folded);
  else
    g_hash_table_insert (table, folded, GINT_TO_POINTER (column));
}

static void
add_headings (GHashTable  *table,
              const char  *headings,
              ZhListColumn column)
{
  g_auto (GStrv) parts = g_strsplit (headings, "|", -1);

  for (char **heading = parts; *heading != NULL; heading++)
    add_heading (table, *heading, column);
}

/* A further text is known by its label in each language, and by what stands in the list above. */
static void
add_further_headings (GHashTable *table)
{
  for (int i = ZH_LIST_FIRST_FIELD; i < zh_list_count_columns (); i++)
    {
      const char *key = zh_list_column_get_id ((ZhListColumn) i);

      for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
        {
          g_autoptr (ZhLanguage) language = zh_language_new (*code, NULL);

          if (language != NULL)
            add_heading (table, zh_list_column_get_name ((ZhListColumn) i, language), (ZhListColumn) i);
        }
      add_heading (table, key, (ZhListColumn) i);
      for (gsize k = 0; k < G_N_ELEMENTS (further); k++)
        if (strcmp (further[k].key, key) == 0)
          add_headings (table, further[k].headings, (ZhListColumn) i);
    }
}

/* Folded headings and their columns, made once. */
static GHashTable *
get_headings (void)
{
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (gsize i = 1; i < G_N_ELEMENTS (known); i++)
        {
          add_headings (table, known[i].headings, known[i].column);
        }
      add_further_headings (table);
      g_once_init_leave (&made, (gsize) table);
    }
  return (GHashTable *) made;
}

ZhListColumn
zh_list_column_recognise (const char *heading)
{
  /* "Рейтинг (липень 2026)" and the like: what stands before the bracket will do. */
  const char      *bracket = strchr (heading, '(');
  g_autofree char *before = bracket != NULL ? g_strndup (heading, (gsize) (bracket - heading)) : NULL;
  const char      *tries[] = { heading, before };

  for (gsize i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_autofree char *folded = zh_list_fold_heading (tries[i] != NULL ? tries[i] : "");
      ZhListColumn     column = (ZhListColumn) GPOINTER_TO_INT (g_hash_table_lookup (get_headings (), folded));

      if (column != ZH_LIST_IGNORE)
        return column;
    }
  return ZH_LIST_IGNORE;
}

gboolean
zh_list_column_is_vague (const char *heading)
{
  g_autofree char *folded = zh_list_fold_heading (heading);

  for (gsize i = 0; i < G_N_ELEMENTS (vague); i++)
    {
      g_autofree char *other = zh_list_fold_heading (vague[i]);

      if (strcmp (folded, other) == 0)
        return TRUE;
    }
  return FALSE;
}

typedef gboolean (*CellTest) (const char *text);

/* The share of filled cells of a column that pass a test, in percent. */
static int
share (const char *const *const *cells,
       int                       n_rows,
       int                       column,
       CellTest                  test)
{
  int n_filled = 0;
  int n_passed = 0;

  for (int row = 0; row < n_rows; row++)
    {
      const char *text = cells[row][column];

      if (*text == '\0')
        continue;
      n_filled++;
      n_passed += test (text);
    }
  return n_filled > 0 ? n_passed * 100 / n_filled : 0;
}

static gboolean
is_running_number (const char *const *const *cells,
                   int                       n_rows,
                   int                       column)
{
  for (int row = 0; row < n_rows; row++)
    {
      int number;

      if (!zh_list_parse_number (cells[row][column], &number) || number != row + 1)
        return FALSE;
    }
  return n_rows > 0;
}

static gboolean
is_one_word (const char *text)
{
  return zh_list_is_name (text) && strpbrk (text, " ,") == NULL;
}

static gboolean
is_several_words (const char *text)
{
  return zh_list_is_name (text) && strpbrk (text, " ,") != NULL;
}

/* In the order in which a column is tried; a name may be one column or two or three. */
static const struct
{
  ZhListColumn column;
  CellTest     test;
} guesses[] = {
  { ZH_LIST_TITLE, zh_list_is_title },
  { ZH_LIST_SEX, zh_list_is_sex },
  { ZH_LIST_BIRTH, zh_list_is_birth },
  { ZH_LIST_RATING, zh_list_is_rating },
  { ZH_LIST_NATIONAL_RATING, zh_list_is_rating },
  { ZH_LIST_FIDE_ID, zh_list_is_long_number },
  { ZH_LIST_FEDERATION, zh_list_is_federation },
  { ZH_LIST_CATEGORY, zh_list_is_category },
  { ZH_LIST_FULL_NAME, is_several_words },
  { ZH_LIST_PATRONYMIC, zh_list_is_patronymic },
  { ZH_LIST_SURNAME, is_one_word },
  { ZH_LIST_GIVEN, is_one_word },
};

static gboolean
is_taken (const gboolean *taken,
          ZhListColumn    column)
{
  gboolean surname = column == ZH_LIST_SURNAME || column == ZH_LIST_GIVEN || column == ZH_LIST_PATRONYMIC;

  return taken[column] || (surname && taken[ZH_LIST_FULL_NAME]) || (column == ZH_LIST_FULL_NAME && taken[ZH_LIST_SURNAME]);
}

void
zh_list_columns_guess (const char *const *const *cells,
                       int                       n_rows,
                       int                       n_columns,
                       ZhListColumn             *columns)
{
  gboolean taken[ZH_LIST_N_COLUMNS] = { FALSE };

  for (int column = 0; column < n_columns; column++)
    {
      columns[column] = ZH_LIST_IGNORE;
      if (!taken[ZH_LIST_NUMBER] && is_running_number (cells, n_rows, column))
        columns[column] = ZH_LIST_NUMBER;
      for (gsize i = 0; columns[column] == ZH_LIST_IGNORE && i < G_N_ELEMENTS (guesses); i++)
        if (!is_taken (taken, guesses[i].column) && share (cells, n_rows, column, guesses[i].test) >= 80)
          columns[column] = guesses[i].column;
      if (columns[column] != ZH_LIST_IGNORE)
        taken[columns[column]] = TRUE;
    }

  /* Names of one word among names of several: a column that is nothing but names. */
  for (int column = 0; column < n_columns && !taken[ZH_LIST_FULL_NAME] && !taken[ZH_LIST_SURNAME]; column++)
    if (columns[column] == ZH_LIST_IGNORE && share (cells, n_rows, column, zh_list_is_name) >= 80)
      {
        columns[column] = ZH_LIST_FULL_NAME;
        taken[ZH_LIST_FULL_NAME] = TRUE;
      }

  /* One column of single words and no other name: nicknames, or surnames alone. */
  if (taken[ZH_LIST_SURNAME] && !taken[ZH_LIST_GIVEN] && !taken[ZH_LIST_PATRONYMIC])
    for (int column = 0; column < n_columns; column++)
      if (columns[column] == ZH_LIST_SURNAME)
        columns[column] = ZH_LIST_FULL_NAME;
}
