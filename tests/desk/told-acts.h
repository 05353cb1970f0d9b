/* Acts and papers that the tests of what the desk tells write again and again; see told.h. */
#pragma once

#include "told.h"

#define PAPER(arguments_, answer_) \
  {                                \
    "paper", arguments_, answer_   \
  }
#define MADE(name_, choices_)                                                               \
  {                                                                                         \
    "add-tournament", "{'choices':[{'key':'name','value':'" name_ "'}," choices_ "]}", NULL \
  }
#define NUMBER(name_)                                                     \
  {                                                                       \
    "number-entries", "{'tournament':$" name_ ",'method':'rating'}", NULL \
  }
#define PAIR(name_, round_)                                            \
  {                                                                    \
    "pair-round", "{'tournament':$" name_ ",'round':" round_ "}", NULL \
  }
#define RESULT(name_, round_, board_, results_)                                                                    \
  {                                                                                                                \
    "set-result", "{'tournament':$" name_ ",'round':" round_ ",'board':" board_ ",'results':[" results_ "]}", NULL \
  }
