#include "config.h"

#include "hall-choice.h"

#include "app-settings.h"

struct _ZhHallChoice
{
  ZhBin parent_instance;

  GSettings *settings;
  ZhSession *session;

  GtkBox        *ticks;
  GtkSpinButton *seconds;
  GtkTextBuffer *announcement;
  GtkWidget     *take_away;
  GtkWidget     *tick[ZH_HALL_N_CONTENTS];
};

G_DEFINE_FINAL_TYPE (ZhHallChoice, zh_hall_choice, ZH_TYPE_BIN)

static guint
read_ticks (ZhHallChoice *self)
{
  guint contents = 0;

  for (guint i = 0; i < ZH_HALL_N_CONTENTS; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->tick[i])))
      contents |= ZH_HALL_BIT (i);
  return contents;
}

static void
toggled_cb (ZhHallChoice *self)
{
  guint contents = read_ticks (self);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; i < ZH_HALL_N_CONTENTS; i++)
    if ((contents & ZH_HALL_BIT (i)) != 0)
      g_strv_builder_add (ids, zh_hall_content_get_id ((ZhHallContent) i));
  kept = g_strv_builder_end (ids);
  g_settings_set_strv (self->settings, "hall-contents", (const char *const *) kept);
  g_signal_emit_by_name (self, "ticked", contents);
}

static void
update_take_away (ZhHallChoice *self)
{
  gtk_widget_set_sensitive (self->take_away, *zh_session_get_announcement (self->session) != '\0');
}

static void
announce_cb (ZhHallChoice *self)
{
  GtkTextIter      start;
  GtkTextIter      end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (self->announcement, &start, &end);
  text = gtk_text_buffer_get_text (self->announcement, &start, &end, FALSE);
  zh_session_set_announcement (self->session, text);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->tick[ZH_HALL_ANNOUNCEMENT]), TRUE);
  g_signal_emit_by_name (self, "announced");
}

static void
take_away_cb (ZhHallChoice *self)
{
  gtk_text_buffer_set_text (self->announcement, "", -1);
  zh_session_set_announcement (self->session, "");
}

static void
zh_hall_choice_class_init (ZhHallChoiceClass *class)
{
  ZH_DISPOSES (class, ZhHallChoice, g_object_unref, settings, session);
  ZH_SIGNAL (class, "ticked", 1, G_TYPE_UINT);
  ZH_SIGNAL (class, "announced", 0);
  ZH_TEMPLATE (class, ZhHallChoice, "hall-choice", ticks, seconds, announcement, take_away);
  ZH_TEMPLATE_CALLBACKS (class, announce_cb, take_away_cb);
}

static void
zh_hall_choice_init (ZhHallChoice *self)
{
  self->settings = zh_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < ZH_HALL_N_CONTENTS; i++)
    {
      const char *name = zh_hall_content_get_name ((ZhHallContent) i, zh_language_get_screen ());

      self->tick[i] = gtk_check_button_new_with_label (name);
      gtk_widget_set_name (self->tick[i], zh_hall_content_get_id ((ZhHallContent) i));
      gtk_box_append (self->ticks, self->tick[i]);
    }
}

guint
zh_hall_choice_set_up (ZhHallChoice *self,
                       ZhSession    *session)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "hall-contents");

  g_return_val_if_fail (self->session == NULL, 0);

  self->session = g_object_ref (session);
  gtk_text_buffer_set_text (self->announcement, zh_session_get_announcement (session), -1);
  g_settings_bind (self->settings, "hall-seconds", self->seconds, "value", G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < ZH_HALL_N_CONTENTS; i++)
    {
      gboolean was_ticked = g_strv_contains ((const char *const *) ids, zh_hall_content_get_id ((ZhHallContent) i));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->tick[i]), was_ticked);
      g_signal_connect_object (self->tick[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (session, "announcement-changed", G_CALLBACK (update_take_away), self, G_CONNECT_SWAPPED);
  update_take_away (self);
  return read_ticks (self);
}
