/* A player of a rating list, as a row of it says.
 */
#pragma once

#include "rating-kind.h"

G_BEGIN_DECLS

/**
 * ZhListCells:
 * @text: (array length=ZH_LISTED_N_FIELDS): what stands in each column, UTF-8 and not NUL-terminated, without blanks
 *   around it
 * @length: (array length=ZH_LISTED_N_FIELDS): in bytes
 */
typedef struct
{
  const char *text[ZH_LISTED_N_FIELDS];
  gsize       length[ZH_LISTED_N_FIELDS];
} ZhListCells;

typedef enum
{
  ZH_ROW_NAME,
  ZH_ROW_NATIONAL_ID,
  ZH_ROW_FEDERATION,
  ZH_ROW_REGION,
  ZH_ROW_CLUB,
  ZH_ROW_TITLE,
  ZH_ROW_WOMEN_TITLE,
  ZH_ROW_OTHER_TITLES,
  ZH_ROW_CATEGORY,
  ZH_ROW_N_TEXTS
} ZhListText;

#define ZH_ROW_MAX_TEXT 200

/**
 * ZhListRow:
 * @fide_id: 0 for none
 * @birth: year, month and day as a number, 19850501; zeros for what is not known
 * @rating: by #ZhListTempo; 0 for unrated, here and in the national ones
 * @sex: of #ZhSex
 * @length: of each of @text
 */
typedef struct
{
  gint64      fide_id;
  gint32      birth;
  guint16     rating[ZH_LIST_N_TEMPOS];
  guint16     national[ZH_LIST_N_TEMPOS];
  guint16     games[ZH_LIST_N_TEMPOS];
  guint16     k[ZH_LIST_N_TEMPOS];
  guint8      sex;
  guint8      inactive;
  guint16     length[ZH_ROW_N_TEXTS];
  const char *text[ZH_ROW_N_TEXTS];
} ZhListRow;

/* What a row is made in; to be cleared by zh_list_row_room_clear(). */
typedef struct
{
  GString *name;
  GString *category;
  GString *title;
} ZhListRowRoom;

/* Empty room, and its end. */
void zh_list_row_room_init (ZhListRowRoom *self);
void zh_list_row_room_clear (ZhListRowRoom *self);

/**
 * zh_list_row_fill:
 * @row: (out caller-allocates): points into @cells and @room
 * @cells: of a line
 * @room: for what is put together
 * @field: (out): where it fails, the cell that says why
 *
 * Allocates nothing for lists whose names stand in one column.
 *
 * Returns: %FALSE where a name is missing, a number is none, or a text is beyond all bounds
 */
gboolean zh_list_row_fill (ZhListRow         *row,
                           const ZhListKind  *kind,
                           const ZhListCells *cells,
                           ZhListRowRoom     *room,
                           ZhListField       *field);

/* The highest rating of a row, of any federation and tempo; 0 for none. */
int zh_list_row_get_best (const ZhListRow *self);

G_END_DECLS
