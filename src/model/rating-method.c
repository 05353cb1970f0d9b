#include "config.h"

#include "rating-method.h"

const char *const zh_rating_method_words[] = {
  [ZH_RATING_METHOD_FIDON] = "fidon",
  [ZH_RATING_METHOD_FIDE] = "fide",
  [ZH_RATING_METHOD_NRO] = "nro",
  [ZH_RATING_METHOD_NIDOF] = "nidof",
  [ZH_RATING_METHOD_HBFN] = "hbfn",
  [ZH_RATING_METHOD_LBFN] = "lbfn",
  [ZH_RATING_METHOD_OTHER] = "other",
  NULL,
};

ZhRatingMethod
zh_tournament_get_rating_method (const ZhTournament *self)
{
  const char *word = zh_tournament_get_option (self, ZH_OPTION_RATING_METHOD);

  for (int i = 0; word != NULL && zh_rating_method_words[i] != NULL; i++)
    if (g_str_equal (zh_rating_method_words[i], word))
      return (ZhRatingMethod) i;
  return ZH_RATING_METHOD_FIDON;
}

int
zh_rating_method_choose (ZhRatingMethod method,
                         int            fide,
                         int            national)
{
  switch (method)
    {
    case ZH_RATING_METHOD_FIDE:
      return fide;
    case ZH_RATING_METHOD_NRO:
      return national;
    case ZH_RATING_METHOD_NIDOF:
      return national != 0 ? national : fide;
    case ZH_RATING_METHOD_HBFN:
      return MAX (fide, national);
    case ZH_RATING_METHOD_LBFN:
      return fide == 0 || national == 0 ? MAX (fide, national) : MIN (fide, national);
    case ZH_RATING_METHOD_FIDON:
    case ZH_RATING_METHOD_OTHER:
    default:
      return fide != 0 ? fide : national;
    }
}

int
zh_tournament_choose_rating (const ZhTournament *self,
                             const ZhPerson     *person)
{
  return zh_rating_method_choose (zh_tournament_get_rating_method (self), person->rating, person->national_rating);
}

int
zh_tournament_settle_rating (const ZhTournament *self,
                             int                 given,
                             const ZhPerson     *person)
{
  if (given != 0 && given != zh_rating_method_choose (ZH_RATING_METHOD_FIDON, person->rating, person->national_rating))
    return given;
  return zh_tournament_choose_rating (self, person);
}
