import { isPlural } from './common-nouns.ts'
import { KIN } from './kin-patterns.ts'
import { readSorrow } from './sorrow.ts'
import { thirdPerson } from './verb-forms.ts'
import { partsOf } from './wish-clause.ts'

const HOW =
  '(?:(?:really|very|super|quite|nice|slow|slower|sleepy|sleepier|calm|quiet|gentle|soothing|funny|silly|short|long|happy|sweet|simple|cosy|good|little|rhyming|bedtime)[, ]+)*'
const ASKING = String.raw`(?:(?:please|pls|so|maybe|perhaps|could|can|would|will|may|you|we|i|just|really|think|want|wants|would like|[’']d like|[’']d love|need|needs|love|like|fancy|hoping for|how about|what about|let[’']?s|have|has|do|get|make|tell|write|read|give|it|be|her|him|them|us|me) )*`
/** “… story about”, “make it about”. */
const ORDER = String.raw`${ASKING}(?:(?:an?|any|the|some|one) )?${HOW}(?:(?:story|stories|tale|something|one) (?:please |pls )?(?:about|where|in which|with|of|featuring|starring)|(?:make|do|let|have) (?:it|this one|tonight[’']?s|the story)(?: be)? about|(?:can|could|may) (?:we have|there be|it have|it be about|the story be about|you put in|you do))`
const ORDERED = new RegExp(
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
const AFTER =
  /(?:[, ]+(?:please|pls|plz|thanks|thank you|thx|lol|if you can|if possible|maybe|perhaps|instead|for an? \p{N}+ ?(?:yr|year)s?[ -]olds?|would do|would be (?:lovely|great|nice|good)|or something(?: like that)?|something like that|tonight|for (?:her|him|them)))+[.!? ]*$/iu
const FIRST_OF_ALL = new RegExp(
  String.raw`^(?<order>${ORDER}) (?<what>[^.,!?;]{3,80}?)(?:[.,!?;…]+|,? (?:because|as|since|cos|bc)) (?<news>(?:(?:because|as|since|cos) )?(?:my|our|we|i|i[’']m|we[’']re|we[’']ve|(?:his|her|their) (?:mum|mummy|mom|dad|daddy|brother|sister|gran\p{L}*|nan\p{L}*|uncle|aunt\p{L}*|teacher|friend|dog|cat|nursery|school))[ ’'].+)$`,
  'iu'
)
/** A story that is asked for as a kind of one has no subject in these words. */
const NO_SUBJECT =
  /^(?:that|this|it|them|him|her|me|us|they|he|she|we|i|you|the same|(?:a|another) (?:new )?one|anything|something|no|nothing|lots|more|less|not)(?!\p{L})/iu
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
  const what = orderedIn(typed)
  return what === null || readSorrow(typed) !== null ? typed : what
}

function orderedIn(typed: string): string | null {
  const can = LAST_CAN.exec(typed)?.groups
  if (can) {
    const { who = '', verb = '', rest = '' } = can
    const said = `${who} ${isPlural(who.slice(who.lastIndexOf(' ') + 1)) ? verb : thirdPerson(verb)}${rest}`
    if (partsOf(said)?.subject === who) return bare(said)
  }
  const told = IN_THE_STORY.exec(typed)?.groups
  if (told) return ofWhom(bare(told['what'] ?? ''), told['who'] ?? '')
  for (const form of [ORDERED, LAST_PLEASE, LAST_MAYBE, FIRST_OF_ALL]) {
    const said = form.exec(typed)?.groups ?? {}
    const what = bare(said['what'] ?? '')
    if (what.length < LEAST_LETTERS || NO_SUBJECT.test(what)) continue
    // “We want the frog to win please” asks for no frog alone, and of “a dragon, a knight please” both are asked for.
    if (form === LAST_PLEASE && (isClause(what) || !OF_THEM.test(said['news'] ?? ''))) continue
    return what
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

/** “She really lives on the ceiling” is said of whoever was spoken of before. */
function ofWhom(what: string, who: string): string {
  return SOMEBODY.test(who) ? what.replace(/^(?:he|she) (?=\p{L})/iu, `${who} `) : what
}

const SOMEBODY = new RegExp(String.raw`^(?:(?:my|our|the) )?(?:${KIN}|(?-i:\p{Lu}\p{L}+))$`, 'iu')
