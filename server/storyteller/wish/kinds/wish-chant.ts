import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { isEnglishWord } from '../../language/word-list.ts'
import { isBurden } from '../../message/burdens.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import type { WishSayings } from './wish-day.ts'

const LEAST_WORDS = 3
const MOST_WORDS = 16
/** Words that are said twice in any sentence, and by whom a family calls its own: “very very”, “ye ye”. */
const TWICE_ANYWHERE =
  /^(?:very|really|tiny|slowly|night|hop|row|twinkle|please|pls|plz|want|wants|bored|tired|sorry|hello|hi|yes|so|too|many|much|long|big|far|had|that|is|was|no|more|and|the|a|to|of|in|it|he|she|they|we|i|ha|ho|ye|nai|lao|po|gong|pop|gran|ma|na|nan|mei|di|ge|jie)$/iu
/** What toddlers say in the middle of a sentence, or instead of its end. */
const SOUNDS =
  /^(?:b+e+p+|bo+p|bo+m|bu+m|ba+ng|bo+ng|boing|pi+ng|po+p|plop|splat|splosh|whee+|wee+|whoosh|zoom|zip|brr+m?|vroo+m|la|tra|dum|dada|gaga|googoo|blah|bla|ta+da+|pow|wham|quack|moo+|baa+|woof|oink|honk|toot|beepy|doop|doo|nom|yum)$/iu

/**
 * Reads what a very small child says rather than asks for: “moo moo bus bus no sleep”, “… and they are all cheese and then
 * beep”. {chant} is all of it as it was said, without a capital at the front, {chant.begin} how it begins and {chant.after}
 * what comes after that. Null of a sentence that only has a sound in it (“choo choo train”), of one that names a member of
 * the family, and of any burden.
 */
export function chantOf(typed: string): WishSayings | null {
  const said = typed
    .replaceAll(/[.!?…"“”]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/\p{Lu}{2,}/gu, (loud) => loud.toLowerCase())
  const words = said.toLowerCase().split(/[ ,;:-]+/u)
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS || !words.every((word) => /^[\p{L}’']+$/u.test(word)))
    return null
  if (words.some((word) => HURTS.test(word)) || / (?:no|not) (?!sleep|nap|bath)/iu.test(said)) return null
  if (words.some((word) => KIN.has(word.replace(/[’']s$/u, ''))) || isBurden(said)) return null
  // “A bum bum dragon who sneezes chairs” is a dragon.
  if (A_CHARACTER.test(said)) return null
  const twice = words.filter((word, at) => !HOW.test(words[at - 2] ?? '') && isSaidTwice(words[at - 1] ?? '', word))
  const babbled = words.filter((word) => SOUNDS.test(word) || (BABBLE.test(word) && !isEnglishWord(word)))
  const isNonsense =
    (twice.length + babbled.length >= 2 &&
      babbled.some((word) => BABBLE.test(word)) &&
      !FUNCTION_WORDS.has(words[0] ?? '')) ||
    (twice.length >= 2 && new Set(words).size >= LEAST_WORDS) ||
    (twice.length === 1 && saysMore(words, twice)) ||
    (SOUNDS.test(words.at(-1) ?? '') && words.at(-2) === 'then' && words.length >= LONG)
  if (!isNonsense) return null
  const chant = /^(?:I|I’\p{L}+)(?!\p{L})/u.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1)
  const parts = chant.split(' ')
  const first = parts.slice(0, words[0] === words[1] ? 2 : 1).join(' ')
  return {
    chant,
    'chant.begin': first.replace(/[,;:]$/u, ''),
    'chant.after': parts.slice(first.split(' ').length).join(' ')
  }
}

/** “Bababa”, “lalala” */
const BABBLE = /^(\p{L}{1,3})\1{2,}\p{L}?$/u
/** What a small child says of a hurt, a fright or a need. */
const HURTS =
  /^(?:ow+|ouch|owie|bites?|bit|stings?|stung|falls?|fell|crash\p{L}*|squish\p{L}*|shoot\p{L}*|shot|sick|pus|chok\p{L}*|scary|scared|throat|sirens?|nobody|hot|cold|blanket|bed|dinner|glass|bang|blood|man|men|window|road|help|hurts?|broken|moving)$/u
/** “Her tiny tiny crown” */
const HOW = /^(?:an?|the|my|our|his|her|its|their|this|that|very|so|is|was|are)$/u
const A_CHARACTER = /^(?:an?|the|one|two|three) .* (?:who|that|which|whose) /iu
/** From here on a sound at the end is the end of a tale. */
const LONG = 8
const KIN: ReadonlySet<string> = new Set(KIN_WORDS)

/** “Tuk tuk” and “choo choo” are names of things. */
function isSaidTwice(one: string, other: string): boolean {
  const both = `${one} ${other}`
  return one === other && !TWICE_ANYWHERE.test(other) && knownNoun(both) === null && familiarNoun(both) === null
}

/** “Woof woof doggy story” wishes for a dog; what is said beside a chant is two things at least. */
function saysMore(words: readonly string[], twice: readonly string[]): boolean {
  const others = words.filter((word) => !twice.includes(word) && !FUNCTION_WORDS.has(word) && !ASKING.test(word))
  return new Set(others).size >= 2 && knownNoun(others.join(' ')) === null
}

const ASKING = /^(?:story|stories|please|pls|tonight|again|one|bedtime|more|want|wants)$/iu
