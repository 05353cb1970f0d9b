#include "config.h"

#include "mail-text.h"

#include <glib/gi18n.h>
#include <gmime/gmime.h>
#include <string.h>

#include "errors.h"
#include "text-guess.h"

/* Which the library does not define. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GMimeStream, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GMimeParser, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GMimeMessage, g_object_unref)

/* Parts of parts are looked into so deeply. */
#define MAX_DEPTH 10

void
zh_mail_text_free (ZhMailText *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_free (self->from);
  g_free (self->date);
  g_free (self);
}

static void
init_gmime (void)
{
  static gsize is_done = 0;

  if (g_once_init_enter (&is_done))
    {
      g_mime_init ();
      g_once_init_leave (&is_done, 1);
    }
}

/* Bytes of which nobody says what they are: UTF-8, or what old programs write in Windows-1251. */
static char *
decode_unknown (const char *data,
                gsize       length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  if (g_utf8_validate (data, (gssize) length, NULL))
    return g_strndup (data, length);
  return zh_text_decode (bytes, zh_text_guess_encoding (bytes), NULL, NULL);
}

/* In the encoding that the part names; where it names none, by what its bytes are. */
static char *
read_part (GMimeTextPart *part)
{
  GMimeDataWrapper *content = g_mime_part_get_content (GMIME_PART (part));
  g_autoptr (GMimeStream) stream = NULL;
  GByteArray *bytes;

  if (content == NULL || g_mime_text_part_get_charset (part) != NULL)
    return g_mime_text_part_get_text (part);
  stream = g_mime_stream_mem_new ();
  g_mime_data_wrapper_write_to_stream (content, stream);
  bytes = g_mime_stream_mem_get_byte_array (GMIME_STREAM_MEM (stream));
  return decode_unknown (bytes->data != NULL ? (const char *) bytes->data : "", bytes->len);
}

/* The first plain text, which is what the player wrote; NULL where there is none. */
static char *
find_text (GMimeObject *part,
           int          depth)
{
  if (GMIME_IS_TEXT_PART (part) && g_mime_content_type_is_type (g_mime_object_get_content_type (part), "text", "plain"))
    return read_part (GMIME_TEXT_PART (part));
  if (!GMIME_IS_MULTIPART (part) || depth >= MAX_DEPTH)
    return NULL;
  for (int i = 0; i < g_mime_multipart_get_count (GMIME_MULTIPART (part)); i++)
    {
      char *text = find_text (g_mime_multipart_get_part (GMIME_MULTIPART (part), i), depth + 1);

      if (text != NULL)
        return text;
    }
  return NULL;
}

/* The day where it was sent. */
static char *
format_date (GMimeMessage *message)
{
  GDateTime *date = g_mime_message_get_date (message);
  char      *text = date != NULL ? g_date_time_format (date, "%Y-%m-%d") : NULL;

  return text != NULL ? text : g_strdup ("");
}

static char *
format_sender (GMimeMessage *message)
{
  InternetAddressList *from = g_mime_message_get_from (message);
  g_autofree char     *text = from != NULL ? internet_address_list_to_string (from, NULL, FALSE) : NULL;

  return text != NULL ? g_utf8_make_valid (text, -1) : g_strdup ("");
}

/* Only what says who sent it and when is a message; lines with a colon alone are what somebody pasted. */
static ZhMailText *
read_message (const char *data,
              gsize       length)
{
  g_autoptr (GMimeStream) stream = g_mime_stream_mem_new_with_buffer (data, length);
  g_autoptr (GMimeParser) parser = g_mime_parser_new_with_stream (stream);
  g_autoptr (GMimeMessage) message = g_mime_parser_construct_message (parser, NULL);
  g_autofree char *text = NULL;
  ZhMailText      *self;

  if (message == NULL || g_mime_object_get_header (GMIME_OBJECT (message), "From") == NULL ||
      g_mime_message_get_mime_part (message) == NULL)
    return NULL;
  text = find_text (g_mime_message_get_mime_part (message), 0);
  if (text == NULL)
    return NULL;
  self = g_new0 (ZhMailText, 1);
  self->text = g_utf8_make_valid (text, -1);
  self->from = format_sender (message);
  self->date = format_date (message);
  return self;
}

ZhMailText *
zh_mail_text_read (const char *data,
                   gsize       length,
                   GError    **error)
{
  ZhMailText      *self;
  g_autofree char *text = NULL;

  if (length > ZH_MAIL_MAX_BYTES)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The message is longer than a megabyte. Paste its text alone"));
  init_gmime ();
  data = data != NULL ? data : ""; /* an empty file has no bytes anywhere */
  self = read_message (data, length);
  if (self != NULL)
    return self;
  text = decode_unknown (data, length);
  if (text == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The message is no text. Save it from the mail program as a message (.eml), or paste its text"));
  self = g_new0 (ZhMailText, 1);
  self->text = g_steal_pointer (&text);
  self->from = g_strdup ("");
  self->date = g_strdup ("");
  return self;
}
