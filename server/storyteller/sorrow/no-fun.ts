/** Too near to a real trouble to be merry about. */
export const NO_FUN =
  /\b(?:died|dead|dies|dying|hospital|hurts?|poorly|sick|ill|unwell|cried|crying|cries|sad|lonely|funeral|accident|burglars?|scared|afraid|frightened|worried|war|blood|bled|divorced?|homeless|killed|drowned|crash(?:ed)?|burn(?:ed|t) down|broke (?:his|her|my|an?) (?:arm|leg|wrist)|left out|shouted|told off|moved away)\b/iu

/** In a sentence with one of these no child is at play. */
export const NO_PLAY =
  /\b(?:guns?|rifle|knife|knives|bombs?|fire|flames|wine|beer|gin|whisky|whiskey|vodka|alcohol|drugs?|pills?|tablets|medicine|poison|bleach|cigarettes?|vape|drunk|drinking|naked|nude|undress\p{L}*|clothes off|cliff|roof|bridge|motorway|ledge|railings?|windows?|too (?:far|fast|much)|lump|body|needles?|graves?|letters?|left|leaves|leaving|gone|disappeared|alone|hits?|fell|falls|screams?|screaming|yells?|cough\p{L}*|angry|violent|nasty|cross|weird|money|debts?|cold|flu|covid|virus|bug|crutches|wheelchair|wig|napp(?:y|ies)|bandages?|plaster|cast|sling|brace|mask|bruises?|black|dead|ghosts?|angels?|(?:into|becomes?|became) (?:a|the) (?:\p{L}+ )?star|different person|another|stranger|monster|alcoholic|lover|a (?:woman|man|mess|girl|boy|patient|soldier|prisoner|widower?)|without|never|any ?more|into (?:an? |the )?(?:\p{L}+ )?(?:trees?|walls?|lakes?|rivers?|lamp ?posts?|ditch|sea|car))\b/iu

/** A death, or as grave: it is not looked forward to, and no deed. */
export const GRIEF =
  /\b(?:died|dead|dies|dying|funeral|killed|put to sleep|passed away|divorc\w*|prison|operation|chemo\w*|cancer)\b/iu

/** Of what no game, no role and no pastime is told. */
export const NEVER_PLAYED = /\b(?:died|dead|dying|hospital|blood|war|cancer|funeral|killed|burnt|drowned)\b/iu
