/* Rating lists in XML: an element for each player, with an element for each field. Read as it comes, by libxml2's
 * parser of events, which keeps nothing. */
#include "config.h"

#include <glib/gi18n.h>
#include <libxml/parser.h>
#include <string.h>

#include "errors.h"
#include "rating-reading.h"

/* Bytes of the texts of one player. */
#define MAX_PLAYER_BYTES 4096

typedef struct
{
  ZhListReading *reading;
  GHashTable    *fields;                    /* of element names, borrowed: index + 1 */
  char           text[MAX_PLAYER_BYTES];    /* of the player */
  gsize          used;                      /* of it */
  gsize          start[ZH_LISTED_N_FIELDS]; /* of each field in it */
  gsize          length[ZH_LISTED_N_FIELDS];
  int            field; /* that is being read, -1 for none */
  int            depth; /* below the player, 0 outside of one */
  gboolean       is_too_long;
  guint64        n_players;
  GError        *problem;
} Events;

static void
begin_player (Events *events)
{
  events->used = 0;
  events->is_too_long = FALSE;
  memset (events->start, 0, sizeof events->start);
  memset (events->length, 0, sizeof events->length);
  events->depth = 1;
}

static void
start_element_cb (void           *user_data,
                  const xmlChar  *name,
                  const xmlChar **attributes)
{
  Events *events = user_data;
  int     field;

  if (events->depth == 0)
    {
      if (strcmp ((const char *) name, events->reading->kind->record) == 0)
        begin_player (events);
      return;
    }
  if (++events->depth > 2)
    return;
  field = GPOINTER_TO_INT (g_hash_table_lookup (events->fields, name)) - 1;
  events->field = field;
  if (field >= 0)
    {
      events->start[field] = events->used;
      events->length[field] = 0;
    }
}

static void
characters_cb (void          *user_data,
               const xmlChar *text,
               int            length)
{
  Events *events = user_data;

  if (events->depth != 2 || events->field < 0)
    return;
  if (events->used + (gsize) length > MAX_PLAYER_BYTES)
    {
      events->is_too_long = TRUE;
      return;
    }
  memcpy (events->text + events->used, text, (gsize) length);
  events->used += (gsize) length;
  events->length[events->field] += (gsize) length;
}

static gboolean
end_player (Events  *events,
            GError **error)
{
  ZhListCells cells;

  events->n_players++;
  if (events->is_too_long)
    {
      zh_list_reading_add_fault (events->reading, events->n_players, _ ("a text is too long"));
      return TRUE;
    }
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    {
      cells.text[i] = events->text + events->start[i];
      cells.length[i] = events->length[i];
      zh_list_trim (&cells.text[i], &cells.length[i]);
    }
  return zh_list_reading_take (events->reading, &cells, events->n_players, error);
}

static void
end_element_cb (void          *user_data,
                const xmlChar *name)
{
  Events *events = user_data;

  if (events->depth == 0)
    return;
  events->depth--;
  events->field = -1;
  if (events->depth == 0 && events->problem == NULL)
    end_player (events, &events->problem);
}

/* Names of elements, by each heading of each rule. */
static GHashTable *
index_fields (const ZhListKind *kind)
{
  GHashTable *fields = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    for (char **each = kind->columns[i].headings; each != NULL && *each != NULL; each++)
      g_hash_table_insert (fields, *each, GINT_TO_POINTER (i + 1));
  return fields;
}

static gboolean
check_parser (const Events    *events,
              xmlParserCtxtPtr parser,
              int              code,
              GError         **error)
{
  const xmlError *problem = xmlCtxtGetLastError (parser);

  if (code == XML_ERR_OK || problem == NULL || problem->level < XML_ERR_ERROR)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: this is no XML: %2$s"), problem->line,
                  problem->message != NULL ? g_strstrip (g_strdelimit (problem->message, "\n", ' ')) : "");
}

static gboolean
feed (Events          *events,
      xmlParserCtxtPtr parser,
      GError         **error)
{
  const char *block = NULL;
  gsize       n = 0;
  const char *first = zh_list_lines_peek (events->reading->lines, &n, error);
  gssize      length = (gssize) n;

  if (first == NULL)
    return FALSE;
  for (block = first; length > 0; length = zh_list_source_read (events->reading->source, &block, error))
    {
      int code = xmlParseChunk (parser, block, (int) length, 0);

      if (events->problem != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&events->problem));
          return FALSE;
        }
      if (!check_parser (events, parser, code, error))
        return FALSE;
    }
  return length == 0 && check_parser (events, parser, xmlParseChunk (parser, NULL, 0, 1), error);
}

/* What a document says of entities and other files is not listened to. */
gboolean
zh_list_read_xml (ZhListReading *self,
                  GError       **error)
{
  xmlSAXHandler    handler = { .startElement = start_element_cb, .endElement = end_element_cb, .characters = characters_cb, .cdataBlock = characters_cb };
  Events          *events = g_new0 (Events, 1);
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt (&handler, events, NULL, 0, NULL);
  gboolean         ok;

  events->reading = self;
  events->field = -1;
  events->fields = index_fields (self->kind);
  ok = feed (events, parser, error);
  xmlFreeDoc (parser->myDoc);
  xmlFreeParserCtxt (parser);
  g_hash_table_unref (events->fields);
  g_clear_error (&events->problem);
  g_free (events);
  return ok;
}
