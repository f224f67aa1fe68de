import { isPlural } from '../language/common-nouns.ts'
import { KIN } from '../language/kin-patterns.ts'
import { thirdPerson } from '../language/verb-forms.ts'
import { partsOf } from '../language/wish-clause.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'
import { NOT_QUOTED } from './said-politely.ts'

const HOW =
  '(?:(?:really|very|super|quite|nice|slow|slower|sleepy|sleepier|calm|quiet|gentle|soothing|funny|silly|short|long|happy|sweet|simple|cosy|good|little|rhyming|bedtime)[, ]+){0,6}'
const ASKING = String.raw`(?:(?:please|pls|maybe|perhaps|could|can|would|will|may|you|we|i|just|think|want|wants|would like|[’']d like|[’']d love|need|needs|love|like|fancy|hoping for|how about|what about|let[’']?s|have|has|do|get|make|tell|write|read|give|it|be|her|him|them|us|me) ){0,12}`
/** “… story about”, “make it about”. */
const ORDER = String.raw`${ASKING}(?:(?:an?|any|the|some|one) )?${HOW}(?:(?:story|stories|tale|something|one) (?:please |pls )?(?:about|where|in which|with|of|featuring|starring)|(?:make|do|let|have) (?:it|this one|tonight[’']?s|the story)(?: be)? about|(?:can|could|may) (?:we have|there be|it have|it be about|the story be about|you put in|you do))`
const ORDERED = wordPattern(
  String.raw`^(?<news>.{8,}?(?:[.,!?;:…]+ | - | – | and | so |(?<=[?!.])))(?:and |so |but )*(?<order>${ORDER}) (?<what>\p{L}.+)$`,
  'iu'
)
/** “… Tooth fairy with a tiny hoover please” */
const LAST_PLEASE =
  /^(?<news>.{12,}[.,!?…]+) (?:maybe |perhaps )?(?<what>[^.!?,;]{3,60}?),? (?:please|pls|plz)[.! ]*$/iu
const LAST_MAYBE =
  /^(?<news>.{12,}[.!?,…]+) (?:maybe|perhaps|how about|what about) (?<what>(?!(?:not|a bit|just|too|it|we|i|he|she)\b)[^.!?,;]{3,60})[.!? ]*$/iu
/** “… so can the slippers try to post themselves” */
const LAST_CAN =
  /^(?<news>.{12,}(?:[.!?,…]+|(?<= so| and))) (?:so |and )?(?:please )?(?:can|could) (?<who>(?:the|an?|his|her|our|my) (?:\p{L}+ )??\p{L}+) (?<verb>(?!be\b)\p{Ll}+)(?<rest> [^.!?]+?)[.!? ]*$/iu
const HOW_IT_ENDS = /,? (?:please|pls)?,? ?with an? (?:\p{L}+ )?ending[.!]*$/iu
/** “Nani called upside down. in story she really lives on the ceiling” */
const IN_THE_STORY =
  /^(?<who>(?:(?:my|our|the) )?\p{L}+)(?<news> .{8,}?)[.,;!?…]+ (?:and |so |but )*in (?:the |this |our |tonight[’']?s )?story,? (?<what>\p{L}.+)$/iu
/** What is said of the asking itself. */
const AFTER = wordPattern(
  String.raw`${NOT_QUOTED}(?:[, ]+(?:please|pls|plz|thanks|thank you|thx|lol|if you can|if possible|maybe|perhaps|instead|for an? \p{N}+ ?(?:yr|year)s?[ -]olds?|would do|would be (?:lovely|great|nice|good)|or something(?: like that)?|something like that|tonight|for (?:her|him|them)))+[.!? ]*$`,
  'iu'
)
const FIRST_OF_ALL = wordPattern(
  String.raw`^(?<order>${ORDER}) (?<what>[^.,!?;]{3,80}?)(?:[.,!?;…]+|,? (?:because|as|since|cos|bc)) (?<news>(?:(?:because|as|since|cos) )?(?:my|our|we|i|i[’']m|we[’']re|we[’']ve|(?:his|her|their) (?:mum|mummy|mom|dad|daddy|brother|sister|gran\p{L}*|nan\p{L}*|uncle|aunt\p{L}*|teacher|friend|dog|cat|nursery|school))[ ’'].+)$`,
  'iu'
)
/** A story that is asked for as a kind of one has no subject in these words. */
const NO_SUBJECT =
  /^(?:that|this|it|them|him|her|me|us|they|he|she|we|i|you|the same|the next|both|all|any|anything|something|no|nothing|lots|more|less|not|with|and|or|but|tomorrow|tonight|today)(?!\p{L})|^(?:one|two|three|four|five|six|\p{N}+)(?: (?:of (?:them|those)|minutes?|mins?|more))?$|(?<!\p{L})ones?(?:$| (?:please|pls)|[.,!])|^(?:(?:an?|the|very|really|nice|new|old|long|longer|short|shorter|gentle|sleepy|funny|silly|calm|quiet|peaceful|slow|kind|good|happy|scary|big|small|little) ?)+$|(?<!\p{L})(?:there|too|either|as well|it|doing that|does that)$/iu
/** With more than a sentence or two it is a letter, and dear to search. */
const MOST_LETTERS = 400
/**
 * What is not to be cut away, whatever is asked for after it: a person who is hurt, afraid, missed or touched, what is
 * kept secret, and a worry that the story is to answer.
 */
const KEPT =
  /(?<!\p{L})(?:fell|falls?|fallen|cr(?:y|ies|ied|ying)|tears|sobb\p{L}*|hit|hits|beat|beats|(?<!(?:a|little|tiny|wee|one) )bit|bitten|kick\p{L}*|push\p{L}*|slap\p{L}*|smack\p{L}*|hurt\p{L}*|tickl\p{L}*|touch\p{L}*|kiss\p{L}*|secrets?|special|not to tell|don[’']?t tell|in (?:my|her|his|our) (?:bed|room)|lap|bottom|undress\p{L}*|naked|photos?|police\p{L}*|ambulance|nurses?|doctors?|hospital|op|operation|medicine|pills|machines?|vets?|bur(?:y|ied)|di(?:e|ed|es|ying)|dead|cold and|poorly|ill|sick|stitches|scared|frightened|afraid|terrified|worried|worries|worry|nervous|anxious|shy|brave|first day|new school|big school|moving|move|moved|miss|misses|missed|missing|lost|gone|(?:has|have|[’']s) left|left (?:us|me|him|home|mum\p{L}*|dad\p{L}*)|(?:went|gone|goes|going|moved?) away|wet (?:the|her|his) bed|wee|accident|crash\p{L}*|car hit|flood\p{L}*|fire|drill|hid|hide|hiding|locked|lock|locks|fence|row|fight\p{L}*|fought|argu\p{L}*|shout\p{L}*|scream\p{L}*|drunk|drink|beer|wine|smell(?:s|ed)?|broke (?:mum|mummy|dad|the door|the window)\p{L}*|boyfriend|girlfriend|step(?:dad|mum|mom|father|mother)|uncle|coach|man|men|stranger|boy|boys|bull\p{L}*|gives me|invited|laughed at|tipped|fits?|seizures?|look after|very quiet|sleeps all day|held my hand|found out|got in|pulling out|get up|wake up|waking|drove off|ran (?:away|off)|late home|sad|upset|lonely|alone|horrid|horrible|hard day|bad day|hates?|unkind|mean|stop|jealous|angry|cross|ghosts? of|called|named)(?!\p{L})/iu
/** Whether what would be cut away of a message is to be heard, whatever is told. */
export function isToBeHeard(news: string): boolean {
  return KEPT.test(news) || namesHarm(news)
}

/** What happened, and not the first of several things that are asked for. */
const OF_THEM =
  /(?<![\p{L}])(?:he|she|they|we|i|his|her|my|our|their|us|it|is|was|are|were|had|has|today|yesterday|tomorrow|tonight)(?!\p{L})/iu
const LEAST_LETTERS = 3

/**
 * Of a message that tells first what happened and then says what the story is to be about, or the other way round, what it
 * is to be about: “Nani went back to Pune, please make a story about her suitcase full of laddoos” wishes for her suitcase
 * full of laddoos. Any other wish as it is, and a sorrow as it was typed.
 */
export function askedAtLast(typed: string): string {
  if (typed.length > MOST_LETTERS) return typed
  const found = orderedIn(typed)
  if (found === null || found.what === typed || isToBeHeard(found.news)) return typed
  return hintsAtNeed(typed) || isOrMayBeSorrow(typed) ? typed : found.what
}

/** What is ordered, and what was said beside it. */
interface Ordered {
  what: string
  news: string
}

function orderedIn(typed: string): Ordered | null {
  const can = LAST_CAN.exec(typed)?.groups
  if (can) {
    const { who = '', verb = '', rest = '' } = can
    const said = `${who} ${isPlural(who.slice(who.lastIndexOf(' ') + 1)) ? verb : thirdPerson(verb)}${rest}`
    if (partsOf(said)?.subject === who) return { what: bare(said), news: can['news'] ?? '' }
  }
  const told = IN_THE_STORY.exec(typed)?.groups
  if (told)
    return {
      what: ofWhom(bare(told['what'] ?? ''), told['who'] ?? ''),
      news: `${told['who'] ?? ''}${told['news'] ?? ''}`
    }
  for (const form of [ORDERED, LAST_PLEASE, LAST_MAYBE, FIRST_OF_ALL]) {
    const said = form.exec(typed)?.groups ?? {}
    const what = bare(said['what'] ?? '')
    if (what.length < LEAST_LETTERS || NO_SUBJECT.test(what)) continue
    const news = said['news'] ?? ''
    // “We want the frog to win please” asks for no frog alone, and of “a dragon, a knight please” both are asked for.
    if (form === LAST_PLEASE && isClause(what)) continue
    if (form !== FIRST_OF_ALL && !OF_THEM.test(news)) continue
    return { what, news }
  }
  return null
}

/** “The frog wins”; “a lunchbox that runs” is none. */
function isClause(what: string): boolean {
  return !/ (?:who|that|which|where) /iu.test(what) && partsOf(what) !== null
}

function bare(what: string): string {
  return (
    what
      .trim()
      .replace(HOW_IT_ENDS, '')
      .replace(AFTER, '')
      .replace(/[.,!?;: ]+$/u, '')
      .replace(/^(?:a story about|story (?:from|of|about)|about) /iu, '')
      .replace(/(?<=\p{L}) (?:bedtime )?(?:story|tale)$/iu, '')
      // Whose it was has been said before.
      .replace(/^(?:his|her|their|its) (?=\p{L})/iu, 'the ')
  )
}

/** “She really lives on the ceiling” is said of the one spoken of before. */
function ofWhom(what: string, who: string): string {
  return SOMEBODY.test(who) ? what.replace(/^(?:he|she) (?=\p{L})/iu, `${who} `) : what
}

const SOMEBODY = wordPattern(String.raw`^(?:(?:my|our|the) )?(?:${KIN}|(?-i:\p{Lu}\p{L}+))$`, 'iu')
