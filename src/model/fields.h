/* What a record consists of, said once: a table of its fields, which everybody walks who copies,
 * compares, stores, journals, imports, prints or asks for all of them. A field is added by a
 * member of the struct and a row of its table; the version of the file that is being made adds its column.
 *
 * References to other records and lists are no fields: who owns them handles them.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhFieldKind:
 * @ZH_FIELD_KIND_TEXT: char *, never %NULL
 * @ZH_FIELD_KIND_NUMBER: int
 * @ZH_FIELD_KIND_CHOICE: an enum without negative values, stored as its number
 * @ZH_FIELD_KIND_BOOLEAN: gboolean
 * @ZH_FIELD_KIND_DATE: #ZhDate
 */
typedef enum
{
  ZH_FIELD_KIND_TEXT,
  ZH_FIELD_KIND_NUMBER,
  ZH_FIELD_KIND_CHOICE,
  ZH_FIELD_KIND_BOOLEAN,
  ZH_FIELD_KIND_DATE,
} ZhFieldKind;

/**
 * ZhFieldFlags:
 * @ZH_FIELD_NULLABLE: the column came with a later version of the file and is NULL for nothing
 * @ZH_FIELD_PERSONAL: for the organiser alone: on no public paper, page or report
 * @ZH_FIELD_WORD: a text of a closed set of words, chosen and not typed
 * @ZH_FIELD_INTERNAL: made by the program; nobody is asked for it or told of it
 */
typedef enum
{
  ZH_FIELD_PLAIN = 0,
  ZH_FIELD_NULLABLE = 1 << 0,
  ZH_FIELD_PERSONAL = 1 << 1,
  ZH_FIELD_INTERNAL = 1 << 2,
  ZH_FIELD_WORD = 1 << 3,
} ZhFieldFlags;

/**
 * ZhField:
 * @column: in the file
 * @key: in the journal, in options and as the column of a list: with dashes
 * @label: English, of the context "field" in the catalogues
 * @offset: in the struct
 * @minimum, @maximum: of a number or a choice; of a text @maximum alone, see zh_field_get_length()
 */
typedef struct
{
  const char  *column;
  const char  *key;
  const char  *label;
  ZhFieldKind  kind;
  ZhFieldFlags flags;
  gsize        offset;
  int          minimum;
  int          maximum;
} ZhField;

/**
 * ZhRecordType:
 * @table: in the file
 * @references: (array zero-terminated=1): columns that name rows of other tables
 * @fields: (array length=n_fields): in the order in which people are asked
 */
typedef struct
{
  const char        *table;
  const char *const *references;
  const ZhField     *fields;
  gsize              n_fields;
} ZhRecordType;

/* Rows of a table of fields. */
#define ZH_FIELD_NAMES(type_, member_, column_, key_, label_) \
  .column = column_, .key = key_, .label = label_, .offset = offsetof (type_, member_)

#define ZH_TEXT_FIELD(type_, member_, column_, key_, label_, flags_)                                    \
  {                                                                                                     \
    ZH_FIELD_NAMES (type_, member_, column_, key_, label_), .kind = ZH_FIELD_KIND_TEXT, .flags = flags_ \
  }

#define ZH_LONG_TEXT_FIELD(type_, member_, column_, key_, label_, flags_, maximum_)                      \
  {                                                                                                      \
    ZH_FIELD_NAMES (type_, member_, column_, key_, label_), .kind = ZH_FIELD_KIND_TEXT, .flags = flags_, \
                                                            .maximum = maximum_                          \
  }

#define ZH_DATE_FIELD(type_, member_, column_, key_, label_, flags_)                                    \
  {                                                                                                     \
    ZH_FIELD_NAMES (type_, member_, column_, key_, label_), .kind = ZH_FIELD_KIND_DATE, .flags = flags_ \
  }

#define ZH_NUMBER_FIELD(kind_, type_, member_, column_, key_, label_, flags_, minimum_, maximum_)           \
  {                                                                                                         \
    ZH_FIELD_NAMES (type_, member_, column_, key_, label_), .kind = ZH_FIELD_KIND_##kind_, .flags = flags_, \
                                                            .minimum = minimum_, .maximum = maximum_        \
  }

/**
 * zh_record_type_find:
 * @key: as in #ZhField.key
 *
 * Returns: (transfer none) (nullable): the field called so
 */
const ZhField *zh_record_type_find (const ZhRecordType *self,
                                    const char         *key);

/**
 * zh_field_get_title:
 *
 * Returns: (transfer none): the label in a language, with a capital letter, for forms and headings
 */
const char *zh_field_get_title (const ZhField    *self,
                                const ZhLanguage *language);

/* How many characters a text may have: %ZH_TEXT_LINE_MAX where the field says no other number. */
int zh_field_get_length (const ZhField *self);

/* Every text of a new record "" in place of %NULL; numbers and dates stay as they are. */
void zh_record_init (const ZhRecordType *type,
                     gpointer            record);

/* Frees the texts of a record. */
void zh_record_clear (const ZhRecordType *type,
                      gpointer            record);

/* Gives a record that was copied as a struct texts of its own. */
void zh_record_own_texts (const ZhRecordType *type,
                          gpointer            record);

/* Every field of @record becomes that of @other; what it held is freed. */
void zh_record_assign (const ZhRecordType *type,
                       gpointer            record,
                       gconstpointer       other);

/* Cuts the blanks around every text of a record that is not shared yet, and takes hidden signs out. */
void zh_record_clean_texts (const ZhRecordType *type,
                            gpointer            record);

/* Whether no field differs. */
gboolean zh_record_equal (const ZhRecordType *type,
                          gconstpointer       a,
                          gconstpointer       b);

/**
 * zh_field_format:
 *
 * Returns: (transfer full): the value in a form for files and the journal, in no language: numbers in
 *   decimal, dates as ISO 8601, booleans as 0 or 1
 */
char *zh_field_format (const ZhField *self,
                       gconstpointer  record) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_field_get_text / zh_field_get_number:
 *
 * Returns: (transfer none): the value of a text, owned by the record; the value of a number, choice or boolean
 */
const char *zh_field_get_text (const ZhField *self,
                               gconstpointer  record);
int         zh_field_get_number (const ZhField *self,
                                 gconstpointer  record);

/**
 * zh_field_parse:
 * @text: as somebody types it: blanks around it and hidden signs are cut; "" takes the value away
 *
 * Puts what @text says into a record that is not shared yet. A date may be written in any way that
 * zh_date_parse() knows.
 *
 * Returns: %FALSE, the record as it was, when @text is no such number, choice, boolean or date
 */
gboolean zh_field_parse (const ZhField *self,
                         gpointer       record,
                         const char    *text);

G_END_DECLS
