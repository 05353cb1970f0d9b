#include "config.h"

#include "board-folder.h"

#include <gio/gio.h>

#include "commands.h"
#include "desk-game-list.h"
#include "game-folder.h"
#include "said-results.h"

#define KEY "zh-board-folder"
/* A board writes a game in several goes. */
#define SETTLE_MS 700

struct _ZhBoardFolder
{
  GObject parent_instance;

  ZhSession    *session; /* unowned: it owns this */
  char         *path;    /* (nullable) */
  GFileMonitor *monitor;
  guint         settling;
  gint64        tournament_id; /* what was read last */
  int           round;
  GHashTable   *said; /* (element-type gint64 ZhSaidResult): by game */
};

G_DEFINE_FINAL_TYPE (ZhBoardFolder, zh_board_folder, G_TYPE_OBJECT)

static gboolean
is_round_running (ZhBoardFolder *self)
{
  const ZhRound *round = zh_session_get_round (self->session);

  return round != NULL && round->state != ZH_ROUND_CLOSED && zh_session_is_writable (self->session);
}

/* What was said of the round looked at, as the journal has it. */
static void
look_up (ZhBoardFolder *self)
{
  ZhDesk     *desk = zh_session_get_desk (self->session); /* NULL while nothing is open */
  GHashTable *said;

  self->tournament_id = zh_session_get_tournament_id (self->session);
  self->round = zh_session_get_round_number (self->session);
  said = desk != NULL ? zh_desk_list_said_results (desk, self->tournament_id, self->round, NULL) : NULL;
  if (said == NULL)
    return;
  g_hash_table_unref (self->said);
  self->said = said;
}

/* Keeps the moves and hears the results. That no game belongs to the round is no fault: they may come yet. */
static gboolean
read_now (ZhBoardFolder *self,
          GError       **error)
{
  guint            n_left_out = 0;
  g_autofree char *text = self->path != NULL && is_round_running (self) ? zh_game_folder_read (self->path, &n_left_out, NULL, error) : NULL;
  g_autoptr (ZhChange) change = NULL;

  if (text != NULL && *text != '\0')
    change = zh_desk_keep_games (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                 zh_session_get_round_number (self->session), text, NULL);
  look_up (self);
  g_signal_emit_by_name (self, "changed");
  return text != NULL || self->path == NULL || !is_round_running (self);
}

static gboolean
settled_cb (gpointer data)
{
  ZhBoardFolder *self = data;

  self->settling = 0;
  read_now (self, NULL);
  return G_SOURCE_REMOVE;
}

static void
folder_changed_cb (ZhBoardFolder *self)
{
  if (self->settling == 0)
    self->settling = g_timeout_add (SETTLE_MS, settled_cb, self);
}

static void
let_go (ZhBoardFolder *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->path, g_free);
}

static void
zh_board_folder_finalize (GObject *object)
{
  ZhBoardFolder *self = ZH_BOARD_FOLDER (object);

  let_go (self);
  g_hash_table_unref (self->said);
  G_OBJECT_CLASS (zh_board_folder_parent_class)->finalize (object);
}

static void
zh_board_folder_class_init (ZhBoardFolderClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_board_folder_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
zh_board_folder_init (ZhBoardFolder *self)
{
  self->said = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

ZhBoardFolder *
zh_board_folder_get (ZhSession *session)
{
  ZhBoardFolder *self = g_object_get_data (G_OBJECT (session), KEY);

  if (self != NULL)
    return self;
  self = g_object_new (ZH_TYPE_BOARD_FOLDER, NULL);
  self->session = session;
  g_object_set_data_full (G_OBJECT (session), KEY, self, g_object_unref);
  return self;
}

gboolean
zh_board_folder_open (ZhBoardFolder *self,
                      const char    *path,
                      GError       **error)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  g_return_val_if_fail (ZH_IS_BOARD_FOLDER (self), FALSE);

  let_go (self);
  self->path = g_strdup (path);
  if (!read_now (self, error))
    {
      let_go (self);
      return FALSE;
    }
  self->monitor = file != NULL ? g_file_monitor_directory (file, G_FILE_MONITOR_NONE, NULL, NULL) : NULL;
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self, G_CONNECT_SWAPPED);
  return TRUE;
}

const char *
zh_board_folder_get_path (ZhBoardFolder *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_FOLDER (self), NULL);
  return self->path;
}

void
zh_board_folder_look_again (ZhBoardFolder *self)
{
  g_return_if_fail (ZH_IS_BOARD_FOLDER (self));

  look_up (self);
  g_signal_emit_by_name (self, "changed");
}

void
zh_board_folder_follow (ZhBoardFolder  *self,
                        const ZhChange *change)
{
  gboolean elsewhere;

  g_return_if_fail (ZH_IS_BOARD_FOLDER (self));

  elsewhere = self->tournament_id != zh_session_get_tournament_id (self->session) || self->round != zh_session_get_round_number (self->session);
  if (elsewhere && self->path != NULL)
    folder_changed_cb (self);
  if (elsewhere || (change != NULL && g_strcmp0 (change->undone, ZH_COMMAND_KEEP_GAMES) == 0))
    look_up (self);
}

ZhResult
zh_board_folder_find (ZhBoardFolder *self,
                      gint64         game_id)
{
  const ZhSaidResult *found = g_hash_table_lookup (self->said, &game_id);

  return found != NULL ? found->result : ZH_RESULT_NONE;
}
