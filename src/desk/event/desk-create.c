/* How a competition file comes to be (desk.h). */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "arguments.h"
#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "part-file.h"
#include "run-private.h"

/* A file that is not whole does not get its name. */
static gboolean
close_new (ZhDesk     *desk,
           const char *target,
           GError    **error)
{
  if (zh_desk_close (desk, NULL))
    return TRUE;
  return zh_fail (error, ZH_ERROR_FILE,
                  _ ("%s was not made: the disk refused to take it. Check that it is connected and not full"), target);
}

/* The first act of a file, under a provisional name. */
static gboolean
write_first_act (const char                 *path,
                 const char                 *target,
                 const ZhCompetitionDetails *details,
                 const char                 *uuid,
                 const char                 *actor,
                 const ZhDeskSources        *sources,
                 GError                    **error)
{
  g_autoptr (ZhDesk) desk = zh_desk_new (actor);
  g_autoptr (ZhChange) change = NULL;

  desk->path = g_strdup (path);
  desk->snapshot = zh_competition_new ();
  zh_desk_take_sources (desk, sources);
  desk->store = zh_store_create (path, zh_desk_draw_replica (desk), error);
  change = desk->store != NULL ? zh_desk_write_new_competition (desk, details, uuid, error) : NULL;
  return change != NULL && close_new (desk, target, error);
}

static ZhDesk *
create (const char                 *path,
        const ZhCompetitionDetails *details,
        const char                 *uuid,
        const char                 *actor,
        const ZhDeskSources        *sources,
        GError                    **error)
{
  g_autoptr (ZhPartFile) part = NULL;
  ZhDesk *desk;

  if (!zh_desk_check_details (details, error))
    return NULL;
  if (g_access (path, F_OK) == 0)
    return zh_fail_null (error, ZH_ERROR_FILE,
                         _ ("%s exists already. Choose another name, or open it"), path);
  part = zh_part_file_new_private (path, error);
  if (part == NULL || !write_first_act (zh_part_file_get_path (part), path, details, uuid, actor, sources, error) ||
      !zh_part_file_move (part, ZH_PART_FILE_NEW, error))
    return NULL;
  desk = zh_desk_open (path, ZH_DESK_WRITE, actor, error);
  if (desk != NULL)
    zh_desk_take_sources (desk, sources);
  return desk;
}

ZhDesk *
zh_desk_create_from (const char                 *path,
                     const ZhCompetitionDetails *details,
                     const char                 *actor,
                     const ZhDeskSources        *sources,
                     GError                    **error)
{
  return create (path, details, NULL, actor, sources, error);
}

ZhDesk *
zh_desk_create_by_name (const char *path,
                        const char *json_in,
                        const char *actor,
                        GError    **error)
{
  g_autoptr (JsonObject) in = zh_arguments_parse (zh_arguments_find (ZH_COMMAND_CREATE), json_in, error);
  g_autoptr (ZhCompetition) details = zh_competition_new ();
  g_autofree char *uuid = NULL;

  if (in == NULL)
    return NULL;
  zh_in_read_new_competition (in, details, &uuid);
  return create (path, details, uuid, actor, NULL, error);
}

ZhDesk *
zh_desk_create (const char                 *path,
                const ZhCompetitionDetails *details,
                const char                 *actor,
                GError                    **error)
{
  return zh_desk_create_from (path, details, actor, NULL, error);
}
