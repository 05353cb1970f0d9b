#include "config.h"

#include "banner.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "desk-consent.h"
#include "errors.h"

void
zh_banner_clear (ZhBanner *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->button, g_free);
}

static void
offer (ZhBanner   *self,
       const char *button,
       const char *action)
{
  self->button = g_strdup (button);
  self->action = action;
}

static gboolean
is_writable (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_access (path, W_OK) == 0 && g_access (folder, W_OK) == 0;
}

/* Who holds the file may leave it, and a place may become writable: then it is taken over. */
static void
describe_reading (ZhBanner  *self,
                  ZhSession *session)
{
  const char   *holder = zh_session_get_holder (session);
  const GError *refusal = zh_session_get_refusal (session);

  if (holder != NULL)
    {
      self->text = g_strdup_printf (_ ("Read only: the file is held by %s"), holder);
      return;
    }
  if (g_error_matches (refusal, ZH_ERROR, ZH_ERROR_LOCKED))
    self->text = g_strdup (_ ("Read only still, but nobody else holds the file any more: you can write now"));
  else if (refusal != NULL && is_writable (zh_desk_get_path (zh_session_get_desk (session))))
    self->text = g_strdup_printf (_ ("Read only: %s"), refusal->message);
  else
    self->text = g_strdup (_ ("Read only: the file or its folder cannot be written. Copy it to a place where you may write"));
  offer (self, _ ("Open for Writing"), "win.open-for-writing");
}

static void
describe_fault (ZhBanner   *self,
                const char *fault)
{
  g_autofree char *rest = g_steal_pointer (&self->text);
  g_autofree char *text =
      g_strdup_printf (_ ("The journal of this file does not hold: %s. Keep the file as it is for the commission and go on in a backup made before"), fault);

  self->text = rest != NULL ? g_strconcat (text, "\n", rest, NULL) : g_steal_pointer (&text);
  if (self->button == NULL)
    offer (self, _ ("Backups"), "win.show-place::competition");
}

static void
describe_view (ZhBanner  *self,
               ZhSession *session)
{
  int round = zh_session_get_round_number (session);
  int last = zh_session_get_last_round_number (session);

  if (zh_session_get_edited_round (session) != 0)
    {
      self->text = g_strdup (_ ("Hand edits to this round are open; results and the next pairing wait for their end"));
      offer (self, _ ("To the Edit"), "win.edit-round");
    }
  else if (round < last)
    {
      g_autofree char *button = g_strdup_printf (_ ("To Round %d"), last);

      self->text = g_strdup_printf (_ ("You are looking back at round %d"), round);
      offer (self, button, "win.last-round");
    }
}

ZhBanner
zh_banner_describe (ZhSession *session)
{
  ZhBanner    self = { NULL };
  ZhDesk     *desk = zh_session_get_desk (session);
  const char *trouble = zh_session_get_trouble (session);
  const char *fault = zh_session_get_fault (session);

  if (desk == NULL)
    return self;
  if (trouble != NULL)
    {
      self.text = g_strdup_printf (_ ("What stands here may be old: %s"), trouble);
      return self;
    }
  if (zh_desk_is_read_only (desk))
    describe_reading (&self, session);
  if (fault != NULL)
    describe_fault (&self, fault);
  if (self.text == NULL)
    describe_view (&self, session);
  if (self.text == NULL)
    self.text = zh_desk_format_seal (desk, zh_language_get_screen ());
  if (self.text == NULL)
    self.text = g_strdup (zh_session_get_edition (session));
  return self;
}
