/* Rating lists in XML: an element for each player, with an element for each field. Read as it comes, by libxml2's
 * parser of events, which keeps nothing. It fetches the text itself: fed with pieces of it, it would look for the end
 * of every element twice. */
#include "config.h"

#include <glib/gi18n.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "errors.h"
#include "rating-reading.h"

/* Bytes of the texts of one player. */
#define MAX_PLAYER_BYTES 4096

typedef struct
{
  ZhListReading   *reading;
  xmlParserCtxtPtr parser;
  GHashTable      *fields; /* of element names, which the parser keeps once each: index + 1 */
  const char      *block;  /* that came, and is not fetched yet */
  gsize            n_block;
  char             text[MAX_PLAYER_BYTES];    /* of the player */
  gsize            used;                      /* of it */
  gsize            start[ZH_LISTED_N_FIELDS]; /* of each field in it */
  gsize            length[ZH_LISTED_N_FIELDS];
  int              field; /* that is being read, -1 for none */
  int              depth; /* below the player, 0 outside of one */
  gboolean         is_too_long;
  guint64          n_players;
  GError          *problem;
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
  if (events->depth == 0 && events->problem == NULL && !end_player (events, &events->problem))
    xmlStopParser (events->parser);
}

/* Names of elements, by each heading of each rule. */
static GHashTable *
index_fields (const ZhListKind *kind,
              xmlDictPtr        names)
{
  GHashTable *fields = g_hash_table_new (NULL, NULL);

  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    for (char **each = kind->columns[i].headings; each != NULL && *each != NULL; each++)
      g_hash_table_insert (fields, (gpointer) xmlDictLookup (names, (const xmlChar *) *each, -1), GINT_TO_POINTER (i + 1));
  return fields;
}

/* Another piece of the text for the parser, none at the end and once there is a problem. */
static int
read_cb (void *user_data,
         char *room,
         int   length)
{
  Events *events = user_data;
  gsize   n;

  if (events->problem != NULL)
    return -1;
  if (events->n_block == 0)
    {
      gssize n_read = zh_list_source_read (events->reading->source, &events->block, &events->problem);

      if (n_read < 0)
        return -1;
      events->n_block = (gsize) n_read;
    }
  n = MIN (events->n_block, (gsize) length);
  memcpy (room, events->block, n);
  events->block += n;
  events->n_block -= n;
  return (int) n;
}

static gboolean
check_parser (xmlParserCtxtPtr parser,
              GError         **error)
{
  const xmlError *problem = xmlCtxtGetLastError (parser);

  if (problem == NULL || problem->level < XML_ERR_ERROR)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: this is no XML: %2$s"), problem->line,
                  problem->message != NULL ? g_strstrip (g_strdelimit (problem->message, "\n", ' ')) : "");
}

/* What a document says of entities and other files is not listened to. */
static gboolean
parse (Events  *events,
       GError **error)
{
  xmlSAXHandler    handler = { .startElement = start_element_cb, .endElement = end_element_cb, .characters = characters_cb, .cdataBlock = characters_cb };
  xmlParserCtxtPtr parser = xmlCreateIOParserCtxt (&handler, events, read_cb, NULL, events, XML_CHAR_ENCODING_NONE);
  gboolean         ok;

  events->parser = parser;
  events->fields = index_fields (events->reading->kind, parser->dict);
  xmlParseDocument (parser);
  ok = events->problem == NULL && check_parser (parser, error);
  if (events->problem != NULL)
    g_propagate_error (error, g_steal_pointer (&events->problem));
  xmlFreeDoc (parser->myDoc);
  xmlFreeParserCtxt (parser);
  g_hash_table_unref (events->fields);
  return ok;
}

gboolean
zh_list_read_xml (ZhListReading *self,
                  GError       **error)
{
  g_autofree Events *events = g_new0 (Events, 1);

  events->reading = self;
  events->field = -1;
  events->block = zh_list_lines_peek (self->lines, &events->n_block, error);
  return events->block != NULL && parse (events, error);
}
