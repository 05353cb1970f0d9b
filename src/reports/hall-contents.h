/* What the wall of the playing hall shows, in the order in which it comes in turn. Each is a document, most of
 * them those of the registry: what hangs on the wall says what is printed.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/**
 * ZhHallContent:
 * @ZH_HALL_BOARDS: the last published round by board, with the results as they come
 * @ZH_HALL_SEATS: the same round by name
 * @ZH_HALL_STANDINGS: after the last round with results
 * @ZH_HALL_CROSSTABLE: likewise
 * @ZH_HALL_LOTS: who drew which number, where lots were drawn
 * @ZH_HALL_COUNTDOWN: the time left until the round starts
 * @ZH_HALL_ANNOUNCEMENT: what the arbiter has to say
 * @ZH_HALL_N_CONTENTS: how many there are
 */
typedef enum
{
  ZH_HALL_BOARDS,
  ZH_HALL_SEATS,
  ZH_HALL_STANDINGS,
  ZH_HALL_CROSSTABLE,
  ZH_HALL_LOTS,
  ZH_HALL_COUNTDOWN,
  ZH_HALL_ANNOUNCEMENT,
  ZH_HALL_N_CONTENTS,
} ZhHallContent;

/**
 * ZhHallMatter:
 * @request: what documents are made from; its round does not count
 * @round: number of the round that the countdown is about
 * @seconds: until it starts; 0 and less where nothing is counted
 * @announcement: what the arbiter has to say, "" for nothing
 */
typedef struct
{
  ZhReportRequest request;
  int             round;
  gint64          seconds;
  const char     *announcement;
} ZhHallMatter;

/**
 * zh_hall_content_get_id:
 *
 * Returns: (transfer none): what it is kept by
 */
const char *zh_hall_content_get_id (ZhHallContent self);

/**
 * zh_hall_content_get_name:
 *
 * Returns: (transfer none): what it is called
 */
const char *zh_hall_content_get_name (ZhHallContent     self,
                                      const ZhLanguage *language);

/**
 * zh_hall_content_build:
 *
 * A round that is not published is not shown. Pure, as zh_report_build().
 *
 * Returns: (transfer full) (nullable): %NULL while there is nothing to show
 */
ZhReportDocument *zh_hall_content_build (ZhHallContent       self,
                                         const ZhHallMatter *matter);

/**
 * zh_hall_build_title:
 *
 * Returns: (transfer full): the name of the event and of the tournament, for when there is nothing else
 */
ZhReportDocument *zh_hall_build_title (const ZhReportRequest *request);

/**
 * zh_hall_format_seconds:
 * @seconds: not negative
 *
 * Returns: (transfer full): "12:05", "1:02:03"
 */
char *zh_hall_format_seconds (gint64 seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
