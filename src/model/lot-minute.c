#include "config.h"

#include "lot-minute.h"

#include <glib/gi18n.h>

#define MAX_NUMBER 100000

const char *const zh_lot_kind_words[] = {
  [ZH_LOT_NUMBERS] = "numbers",
  [ZH_LOT_ROUNDS] = "rounds",
  [ZH_LOT_PAIRS] = "pairs",
  [ZH_LOT_OPENING] = "opening",
  [ZH_LOT_COLOURS] = "board-colours",
  [ZH_LOT_EXTRA_GAME] = "extra-game",
  [ZH_LOT_PLAY_OFF] = "playoffs",
  [ZH_LOT_TIES] = "ties",
  NULL,
};

#define PLACE(member, label) \
  ZH_NUMBER_FIELD (NUMBER, ZhLotMinute, member, #member, #member, label, ZH_FIELD_INTERNAL, 0, MAX_NUMBER)
#define TEXT(member, label) ZH_TEXT_FIELD (ZhLotMinute, member, #member, #member, label, ZH_FIELD_PLAIN)

static const ZhField fields[] = {
  ZH_NUMBER_FIELD (CHOICE, ZhLotMinute, kind, "kind", "kind", NC_ ("field", "drawing of lots"), ZH_FIELD_INTERNAL, 0, ZH_LOT_N_KINDS - 1),
  PLACE (round, NC_ ("field", "round")),
  PLACE (board, NC_ ("field", "board")),
  TEXT (held, NC_ ("field", "day and hour")),
  TEXT (place, NC_ ("field", "place of the drawing")),
  TEXT (conducted, NC_ ("field", "conducted by")),
  TEXT (method, NC_ ("field", "manner of drawing")),
  TEXT (outcome, NC_ ("field", "what was drawn")),
  TEXT (present, NC_ ("field", "present at the drawing")),
  TEXT (absent, NC_ ("field", "absent from the drawing")),
  TEXT (late, NC_ ("field", "taken in late, by whose decision")),
  TEXT (changes, NC_ ("field", "exceptions and changes after the draw")),
  TEXT (consent, NC_ ("field", "with whose consent")),
};

static const char *const references[] = { "tournament_id", NULL };

const ZhRecordType zh_lot_minute_type = {
  .table = "lot_minute",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

gboolean
zh_lot_kind_has_round (ZhLotKind kind)
{
  return kind == ZH_LOT_PAIRS || kind == ZH_LOT_OPENING || kind == ZH_LOT_COLOURS || kind == ZH_LOT_EXTRA_GAME;
}

gboolean
zh_lot_kind_has_board (ZhLotKind kind)
{
  return kind == ZH_LOT_EXTRA_GAME;
}

char *
zh_lot_format_title (ZhLotKind         kind,
                     int               round,
                     int               board,
                     const ZhLanguage *language)
{
  switch (kind)
    {
    case ZH_LOT_NUMBERS:
      return g_strdup (zh_trc (language, "drawing of lots", "Start numbers"));
    case ZH_LOT_ROUNDS:
      return g_strdup (zh_trc (language, "drawing of lots", "Order of the rounds"));
    case ZH_LOT_PAIRS:
      return g_strdup_printf (zh_trc (language, "drawing of lots", "Pairs of round %d"), round);
    case ZH_LOT_OPENING:
      return g_strdup_printf (zh_trc (language, "drawing of lots", "Opening or position of round %d"), round);
    case ZH_LOT_COLOURS:
      return g_strdup_printf (zh_trc (language, "drawing of lots", "Colours of round %d"), round);
    case ZH_LOT_EXTRA_GAME:
      return g_strdup_printf (zh_trc (language, "drawing of lots", "Colours of the extra game, round %1$d, match %2$d"), round, board);
    case ZH_LOT_PLAY_OFF:
      return g_strdup (zh_trc (language, "drawing of lots", "Play-off"));
    case ZH_LOT_TIES:
      return g_strdup (zh_trc (language, "drawing of lots", "Places that are still shared"));
    case ZH_LOT_N_KINDS:
    default:
      g_assert_not_reached ();
    }
}

ZhLotMinute *
zh_lot_minute_new (void)
{
  ZhLotMinute *self = g_new0 (ZhLotMinute, 1);

  zh_record_init (&zh_lot_minute_type, self);
  return self;
}

void
zh_lot_minute_free (ZhLotMinute *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_lot_minute_type, self);
  g_free (self);
}

const ZhLotMinute *
zh_lot_minutes_find (const GPtrArray *minutes,
                     ZhLotKind        kind,
                     int              round,
                     int              board)
{
  for (guint i = 0; i < minutes->len; i++)
    {
      const ZhLotMinute *minute = g_ptr_array_index (minutes, i);

      if (minute->kind == (int) kind && minute->round == round && minute->board == board)
        return minute;
    }
  return NULL;
}

ZhLotMinute *
zh_lot_minutes_start (const GPtrArray *minutes,
                      ZhLotKind        kind,
                      int              round,
                      int              board)
{
  const ZhLotMinute *present = zh_lot_minutes_find (minutes, kind, round, board);
  const ZhLotMinute *last = minutes->len > 0 ? g_ptr_array_index (minutes, minutes->len - 1) : NULL;
  ZhLotMinute       *next = zh_lot_minute_new ();

  if (present != NULL)
    {
      zh_record_assign (&zh_lot_minute_type, next, present);
      next->id = present->id;
      return next;
    }
  next->kind = (int) kind;
  next->round = round;
  next->board = board;
  if (last != NULL)
    {
      g_free (next->place);
      g_free (next->conducted);
      next->place = g_strdup (last->place);
      next->conducted = g_strdup (last->conducted);
    }
  return next;
}
