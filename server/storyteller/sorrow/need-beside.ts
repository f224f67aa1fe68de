import { isGlad } from './glad-wish.ts'
import { namesHarm } from './joy-rules.ts'

/** A person who ought to be there and is not: “without mummy”, “the last match with grandad”. */
const SOMEBODY_MISSED =
  /\b(?:without|with no|nor|only one|last(?: \p{L}+)? with|last) (?:my |our |his |her |the )?(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|baba|nan|nana|nani|gran\p{L}*|grand\p{L}*|opa|oma|brother|sister|cousin|uncle|auntie|aunt)\b/iu
/** What is said of a need without a word of harm. */
const HINTS =
  /\b(?:paralys\p{L}*|amputat\p{L}*|collaps\p{L}*|secrets?|strangers?|photos? of me|undress\p{L}*|naked|bruis\p{L}*|cuts|cutting|needles?|pills?|bod(?:y|ies)|gunm[ae]n|soldiers?|the channel|the camps?\b|flowers (?:by|at|on|beside|tied)|smuggler\p{L}*|refuge\p{L}*|starv\p{L}*|killed?|cancer|wings|up there|memory|because|held (?:my|his|her) head|went under|jumped off|locked|patient in|donor|judge|court|ambulance|oxygen|slaps?|slapped|smacks?|smacked|touch(?:es|ed|ing)? me|hits?|cellar|grave\p{L}*|ashes)\b/iu

/** Where it is, which alone is no harm: “camping by the lake”; and what only has a word of harm in it. */
const HARMLESS =
  /\b(?:streets?|roofs?|lakes?|rivers?|ponds?|roads?|bridges? (?:for|of|made)|traffic (?:lights?|cones?|jams?)|dishwashers?|rice cookers?|laugh\p{L}* (?:un)?til{1,2} (?:i|we|he|she|they) cried|(?:lost|left) socks?|lost property|(?:that|which) (?:do(?:es)?n[’']?t|does not|won[’']?t|will not|never|can[’']?t) (?:falls? (?:down|over|apart)|breaks?|melts?|sinks?|pops?|ends?))\b/giu

/**
 * Whether what a wish says beside the subject of a story tells of a harm, of a person who is missed, or hints at one:
 * “rugby with the uncle who hits”, “tea party without mummy”. Of that no story of rugby is told.
 */
export function tellsOfNeed(said: string): boolean {
  const beside = said.replaceAll(HARMLESS, ' ')
  return namesHarm(beside) || !isGlad(beside, ['pet', 'wedding', 'house', 'baby', 'school']) || hintsBeside(beside)
}

/** Whether it tells of a person who is missed, or says without a word of harm what may be one. */
export function hintsBeside(said: string): boolean {
  const beside = said.replaceAll(HARMLESS, ' ')
  return SOMEBODY_MISSED.test(beside) || HINTS.test(beside)
}
