/* Columns about people, which many lists share. A column that would say nothing about
 * anybody of the tournament is left out. Private to src/reports.
 */
#pragma once

#include "report-context.h"

G_BEGIN_DECLS

/**
 * ZhPersonField:
 * @ZH_FIELD_NUMBER: start number
 * @ZH_FIELD_TITLE: international title, else category
 * @ZH_FIELD_INTERNATIONAL_TITLE: the international title alone
 * @ZH_FIELD_NAME: surname and given name
 * @ZH_FIELD_FULL_NAME: with patronymic
 * @ZH_FIELD_FEDERATION: left out as well when it is the same for all
 */
typedef enum
{
  ZH_FIELD_NUMBER,
  ZH_FIELD_TITLE,
  ZH_FIELD_INTERNATIONAL_TITLE,
  ZH_FIELD_NAME,
  ZH_FIELD_FULL_NAME,
  ZH_FIELD_RATING,
  ZH_FIELD_NATIONAL_RATING,
  ZH_FIELD_BIRTH_YEAR,
  ZH_FIELD_BIRTH_DATE,
  ZH_FIELD_SEX,
  ZH_FIELD_CATEGORY,
  ZH_FIELD_FEDERATION,
  ZH_FIELD_REGION,
  ZH_FIELD_CLUB,
  ZH_FIELD_SCHOOL,
  ZH_FIELD_COACH,
  ZH_FIELD_FIDE_ID,
  ZH_FIELD_NATIONAL_ID,
  ZH_FIELD_DISABILITY,
  ZH_FIELD_ASSISTANT,
  ZH_FIELD_STATUS,
} ZhPersonField;

/**
 * ZhPersonColumns:
 * @fields: (element-type ZhPersonField): those that are shown
 * @first: column of the table where they begin
 */
typedef struct
{
  const ZhTournament *tournament;
  const ZhLanguage   *language;
  GArray             *fields;
  guint               first;
} ZhPersonColumns;

/**
 * zh_person_columns_new:
 * @table: gets the columns, after those it has
 * @wanted: (array length=n_wanted): in order
 *
 * Columns up to the name are key columns.
 *
 * Returns: (transfer full)
 */
ZhPersonColumns *zh_person_columns_new (ZhReportTable         *table,
                                        const ZhReportRequest *request,
                                        const ZhPersonField   *wanted,
                                        gsize                  n_wanted);
void             zh_person_columns_free (ZhPersonColumns *self);

/**
 * zh_person_columns_fill:
 * @index: of the entry in the tournament
 *
 * Fills the columns of the row added last.
 */
void zh_person_columns_fill (const ZhPersonColumns *self,
                             ZhReportTable         *table,
                             int                    index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPersonColumns, zh_person_columns_free)

G_END_DECLS
