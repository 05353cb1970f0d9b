#include "config.h"

#include "contest-record.h"

#include <glib/gi18n.h>
#include <string.h>

#include "text-lines.h"

#define TEXT(type_, member_, key_, label_, flags_) ZH_TEXT_FIELD (type_, member_, #member_, key_, label_, flags_)
#define DATE(type_, member_, key_, label_, flags_) ZH_DATE_FIELD (type_, member_, #member_, key_, label_, flags_)
#define NUMBER(type_, member_, key_, label_, flags_, maximum_) \
  ZH_NUMBER_FIELD (NUMBER, type_, member_, #member_, key_, label_, flags_, 0, maximum_)

const char *const zh_contest_kinds[] = { "contest", "championship", "pairs", "match", "teams", NULL };
const char *const zh_contest_roles[] = { "section", "chief", "secretary", NULL };
const char *const zh_contest_grounds[] = { "defect", "cook", "predecessor", "other", NULL };
const char *const zh_contest_verdicts[] = { "upheld", "rejected", NULL };

static const ZhField contest_fields[] = {
  TEXT (ZhContestRecord, kind, "kind", NC_ ("field", "kind of contest"), ZH_FIELD_WORD),
  NUMBER (ZhContestRecord, counted, "counted", NC_ ("field", "works of an author that count, 0 for all"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_WORKS),
  TEXT (ZhContestRecord, announced_by, "announced-by", NC_ ("field", "announced by"), ZH_FIELD_PLAIN),
  DATE (ZhContestRecord, announced, "announced", NC_ ("field", "date of the announcement"), ZH_FIELD_PLAIN),
  TEXT (ZhContestRecord, theme, "theme", NC_ ("field", "theme"), ZH_FIELD_PLAIN),
  TEXT (ZhContestRecord, sections, "sections", NC_ ("field", "sections, with semicolons between"), ZH_FIELD_PLAIN),
  DATE (ZhContestRecord, closing, "closing", NC_ ("field", "last day of entry"), ZH_FIELD_PLAIN),
  NUMBER (ZhContestRecord, max_works, "max-works", NC_ ("field", "works of an author at most, 0 for any number"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_WORKS),
  NUMBER (ZhContestRecord, prizes, "prizes", NC_ ("field", "prizes in a section"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_AWARDS),
  NUMBER (ZhContestRecord, mentions, "mentions", NC_ ("field", "honourable mentions in a section"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_AWARDS),
  NUMBER (ZhContestRecord, commendations, "commendations", NC_ ("field", "commendations in a section"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_AWARDS),
  DATE (ZhContestRecord, remarks_end, "remarks-end", NC_ ("field", "last day of remarks"), ZH_FIELD_PLAIN),
  DATE (ZhContestRecord, published, "published", "", ZH_FIELD_INTERNAL),
  DATE (ZhContestRecord, settled, "settled", "", ZH_FIELD_INTERNAL),
};

static const ZhField judge_fields[] = {
  NUMBER (ZhContestJudge, number, "number", NC_ ("field", "number of the judge"), ZH_FIELD_INTERNAL, ZH_CONTEST_MAX_JUDGES),
  TEXT (ZhContestJudge, name, "name", NC_ ("field", "surname and name"), ZH_FIELD_PLAIN),
  TEXT (ZhContestJudge, role, "role", NC_ ("field", "role"), ZH_FIELD_WORD),
  NUMBER (ZhContestJudge, section, "section", NC_ ("field", "number of the section, 0 for all"), ZH_FIELD_PLAIN, ZH_CONTEST_MAX_SECTIONS),
};

static const ZhField mark_fields[] = {
  NUMBER (ZhContestMark, mark, "mark", NC_ ("field", "mark"), ZH_FIELD_INTERNAL, ZH_CONTEST_MAX_MARK),
  TEXT (ZhContestMark, note, "note", NC_ ("field", "characteristic"), ZH_FIELD_PLAIN),
};

static const ZhField objection_fields[] = {
  NUMBER (ZhContestObjection, number, "number", NC_ ("field", "number of the objection"), ZH_FIELD_INTERNAL, ZH_CONTEST_MAX_OBJECTIONS),
  TEXT (ZhContestObjection, ground, "ground", NC_ ("field", "ground"), ZH_FIELD_WORD),
  TEXT (ZhContestObjection, raised_by, "raised-by", NC_ ("field", "raised by"), ZH_FIELD_PLAIN),
  DATE (ZhContestObjection, received, "received", NC_ ("field", "received"), ZH_FIELD_PLAIN),
  TEXT (ZhContestObjection, text, "text", NC_ ("field", "objection"), ZH_FIELD_PLAIN),
  TEXT (ZhContestObjection, verdict, "verdict", NC_ ("field", "verdict"), ZH_FIELD_WORD),
  DATE (ZhContestObjection, decided, "decided", NC_ ("field", "decided"), ZH_FIELD_PLAIN),
  TEXT (ZhContestObjection, answer, "answer", NC_ ("field", "answer"), ZH_FIELD_PLAIN),
};

static const char *const of_tournament[] = { "tournament_id", NULL };
static const char *const of_work_and_judge[] = { "tournament_id", "work_id", "judge_id", NULL };
static const char *const of_work[] = { "tournament_id", "work_id", NULL };

const ZhRecordType zh_contest_type = { "contest", of_tournament, contest_fields, G_N_ELEMENTS (contest_fields) };
const ZhRecordType zh_contest_judge_type = { "contest_judge", of_tournament, judge_fields, G_N_ELEMENTS (judge_fields) };
const ZhRecordType zh_contest_mark_type = { "contest_mark", of_work_and_judge, mark_fields, G_N_ELEMENTS (mark_fields) };
const ZhRecordType zh_contest_objection_type = { "contest_objection", of_work, objection_fields, G_N_ELEMENTS (objection_fields) };

gboolean
zh_contest_objection_excludes (const ZhContestObjection *self)
{
  return g_str_equal (self->verdict, zh_contest_verdicts[0]) && !g_str_equal (self->ground, zh_contest_grounds[3]);
}

static const char *
find_label (const char *const *words,
            const char *const *labels,
            const char        *word,
            const char        *context,
            const ZhLanguage  *language)
{
  for (gsize i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return zh_trc (language, context, labels[i]);
  return "";
}

const char *
zh_contest_kind_get_label (const char       *kind,
                           const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("kind of contest", "Contest"), NC_ ("kind of contest", "Championship of authors"),
                                        NC_ ("kind of contest", "Tournament by pairs"), NC_ ("kind of contest", "Team match"),
                                        NC_ ("kind of contest", "Team championship") };

  return find_label (zh_contest_kinds, labels, kind, "kind of contest", language);
}

const char *
zh_contest_role_get_label (const char       *role,
                           const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("role in a contest", "Judge of a section"), NC_ ("role in a contest", "Chief judge"),
                                        NC_ ("role in a contest", "Chief secretary") };

  return find_label (zh_contest_roles, labels, role, "role in a contest", language);
}

const char *
zh_contest_ground_get_label (const char       *ground,
                             const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("ground of an objection", "Defect"), NC_ ("ground of an objection", "Cook"),
                                        NC_ ("ground of an objection", "Complete anticipation"), NC_ ("ground of an objection", "Other remark") };

  return find_label (zh_contest_grounds, labels, ground, "ground of an objection", language);
}

const char *
zh_contest_verdict_get_label (const char       *verdict,
                              const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("verdict on an objection", "Upheld"), NC_ ("verdict on an objection", "Rejected") };

  return find_label (zh_contest_verdicts, labels, verdict, "verdict on an objection", language);
}

static gpointer
record_new (const ZhRecordType *type,
            gsize               size)
{
  gpointer self = g_malloc0 (size);

  zh_record_init (type, self);
  return self;
}

static void
record_free (const ZhRecordType *type,
             gpointer            self)
{
  if (self == NULL)
    return;
  zh_record_clear (type, self);
  g_free (self);
}

ZhContestRecord *
zh_contest_record_new (void)
{
  ZhContestRecord *self = record_new (&zh_contest_type, sizeof (ZhContestRecord));

  g_free (self->kind);
  self->kind = g_strdup (zh_contest_kinds[0]);
  return self;
}

void
zh_contest_record_free (ZhContestRecord *self)
{
  record_free (&zh_contest_type, self);
}

ZhContestJudge *
zh_contest_judge_new (void)
{
  ZhContestJudge *self = record_new (&zh_contest_judge_type, sizeof (ZhContestJudge));

  g_free (self->role);
  self->role = g_strdup (zh_contest_roles[0]);
  return self;
}

void
zh_contest_judge_free (ZhContestJudge *self)
{
  record_free (&zh_contest_judge_type, self);
}

ZhContestMark *
zh_contest_mark_new (void)
{
  return record_new (&zh_contest_mark_type, sizeof (ZhContestMark));
}

void
zh_contest_mark_free (ZhContestMark *self)
{
  record_free (&zh_contest_mark_type, self);
}

ZhContestObjection *
zh_contest_objection_new (void)
{
  ZhContestObjection *self = record_new (&zh_contest_objection_type, sizeof (ZhContestObjection));

  g_free (self->ground);
  self->ground = g_strdup (zh_contest_grounds[0]);
  return self;
}

void
zh_contest_objection_free (ZhContestObjection *self)
{
  record_free (&zh_contest_objection_type, self);
}

int
zh_contest_count_sections (const ZhContestRecord *self)
{
  g_auto (GStrv) names = g_strsplit (self->sections, ";", ZH_CONTEST_MAX_SECTIONS + 1);

  return MAX ((int) g_strv_length (names), 1);
}

char *
zh_contest_dup_section (const ZhContestRecord *self,
                        int                    section)
{
  g_auto (GStrv) names = g_strsplit (self->sections, ";", ZH_CONTEST_MAX_SECTIONS + 1);

  return section >= 1 && section <= (int) g_strv_length (names) ? g_strstrip (g_strdup (names[section - 1])) : g_strdup ("");
}

gboolean
zh_contest_mark_parse (const char *text,
                       int        *mark)
{
  g_autofree char *clean = g_strdelimit (g_strstrip (g_strdup (text)), ",", '.');
  g_auto (GStrv) parts = g_strsplit (clean, ".", 3);
  guint  n = g_strv_length (parts);
  gsize  n_decimals = n == 2 ? strlen (parts[1]) : 0;
  gint64 whole;
  gint64 rest = 0;

  if (n < 1 || n > 2 || !zh_text_parse_int (parts[0], 0, ZH_CONTEST_MAX_MARK / ZH_CONTEST_MARK_ONE, &whole))
    return FALSE;
  if (n == 2 && (n_decimals > 2 || !zh_text_parse_int (parts[1], 0, 99, &rest)))
    return FALSE;
  if (whole * ZH_CONTEST_MARK_ONE + rest > ZH_CONTEST_MAX_MARK)
    return FALSE;
  *mark = (int) (whole * ZH_CONTEST_MARK_ONE + (n_decimals == 1 ? rest * 10 : rest));
  return TRUE;
}

char *
zh_contest_mark_format (int               mark,
                        const ZhLanguage *language)
{
  char *text = mark % ZH_CONTEST_MARK_ONE == 0 ? g_strdup_printf ("%d", mark / ZH_CONTEST_MARK_ONE)
                                               : g_strdup_printf ("%d.%02d", mark / ZH_CONTEST_MARK_ONE, mark % ZH_CONTEST_MARK_ONE);

  if (language != NULL && g_strcmp0 (zh_language_get_code (language), "en") != 0)
    g_strdelimit (text, ".", ',');
  return text;
}
