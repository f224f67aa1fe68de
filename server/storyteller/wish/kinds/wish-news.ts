import { anyOf } from '../../language/any-of.ts'
import { isCountable } from '../../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { inFirstPerson } from '../../language/first-person.ts'
import type { Pronouns } from '../../language/pronouns.ts'
import { withNames } from '../../language/proper-names.ts'
import { withoutSentenceCase } from '../../language/sentence-case.ts'
import { isPast, partsOf, WHEN } from '../../language/wish-clause.ts'
import { asSentence, isTender } from '../../sorrow/tender-news.ts'
import { wordPattern } from '../../word-pattern.ts'

/** A wish that was typed as a sentence, or as "the day …": it can be told as news. */
export interface News {
  /** As {H} says it, without a full stop, in the middle of a sentence: "the cat had kittens", "I lost my shoe". */
  said: string
  /** Whether it has happened. */
  isOver: boolean
  /** Whether the family is likely to be sad about it. */
  isSad: boolean
}

/** Who says it. */
export interface Teller {
  called: string
  pronouns: Pronouns | null
  age: number
}

/** Words that {H} says in one breath. */
const LONGEST = 16
const FIRST_OF_ALL =
  /^(?:(?:today|tonight|tomorrow|yesterday|last night|this (?:morning|afternoon|evening)|on \p{L}+day)[,:]? |(?:the (?:day|night|morning|afternoon|evening|time|week|year)(?: (?:that|when))?|when|and|but|so|because) )+/iu
const OWN = anyOf([...KIN_WORDS, ...PET_WORDS])
/** “Mum going away to a conference”. */
const GOING_ON = wordPattern(
  String.raw`^(?<who>(?:(?:my|our|the) )?(?:\p{L}+ )?(?:${OWN})(?: (?-i:\p{Lu})\p{L}+)?|(?!(?:French|English|German|Spanish|Irish|Scottish|Chinese) )(?-i:\p{Lu})\p{Ll}+) (?<doing>(?:not )?\p{Ll}{2,}ing\b.*)$`,
  'iu'
)
const SAD =
  /n’t\b|\b(?:not|never|nobody(?! (?:notice[sd]?|knew|knows|saw|sees|minded|minds)\b)|no one(?! (?:notice[sd]?|knew|knows|saw|sees|minded|minds)\b)|no more|left out|lost|loses?|lonely|sad|cried|crying|cries|hurts?|bump\w*|stitch\w*|f[ae]lls? (?:off|over|down)|broke (?:a|the|my|his|her|our|\P{Z}+’s)|broken|forgot|missed|misses|missing|moved away|moving away|moving to (?!(?:a|the|our) new)|leaving|left|away|clos(?:ed|es|ing)|stole|stolen|ill|poorly|sick|unwell|cancel\w*|hospital|operation|unkind|mean|shout\w*|told off|trouble|(?:went|goes|going|all) wrong|laughed at|lied|a lie|lies|ran away|escaped|disappeared|teas\w+|push\w*|hit|bit|scratched|spoil\w*|ruin\w*|unfair|all the attention|late (?:again|tonight)|working late|scared|afraid|frightened|worried|fought|fighting|cross|angry|hates?)\b/iu
/** A child who laughed, clapped or was proud has no letdown to tell of. */
const GLAD =
  /\b(?:laugh(?:ed|ing|s)?(?! at (?:him|her|me|us))|smil\w+|giggl\w+|proud\w*|celebrat\w+|clapp\w+|cheer\w+|(?:very|so|really|super) good at|loved it|loves it|(?:so|very|really) funny|hilarious|funniest|happily|hooray|yay|found (?:him|her|it|them) (?:again|later|at last))\b/iu
/** “An umbrella nobody came to fetch”, “a bridge that doesn’t fall down”: a thing in a tale, and nothing that happened. */
const OF_A_TALE =
  /^(?:an?|the last|the only) (?!(?:boy|girl|child|kid|friend|neighbou?r|teacher)\b)(?:\p{L}+ )?\p{L}+ (?:nobody|no one|that|which)\b|\b(?:that|which|it|and) (?:doesn’t|does not|won’t|will not|didn’t|never|can’t) (?:fall (?:down|over|apart)|break|melt|sink|pop|stop|end|wobble|run out|get (?:wet|cold|old))\b/iu
/** A clause that goes on after it said what happened. */
const GOES_ON = /(?:[.!;]+ |, | (?=(?:and|but|because|cos|so) ))/u

/** Reads "the day the wifi broke" and "Leo didn't get picked" as {H} would tell it; null for all that is no news. */
export function newsOf(typed: string, teller: Teller | null): News | null {
  const typedWell = typed.replaceAll("'", '’').replace(/[\s.!]+$/u, '')
  const plain = withoutHeading(inWords(withNames(withoutSentenceCase(asSentence(typedWell)))), teller)
  if (/[?“”"\p{N}]/u.test(plain) || /^(?:an?|the|one|some) .*\b(?:who|that|which)\b/iu.test(plain)) return null
  for (const [at, part] of [plain, ...plain.split(/[.!;]+ /u), ...feltIn(plain)].entries()) {
    const told = sentenceOf(shortened(part.replace(FIRST_OF_ALL, '')), teller)
    // That one would rather not is no sorrow.
    if (told && (at > 0 || !/[.!;] /u.test(plain)))
      return {
        ...told,
        isSad:
          !DISLIKES.test(told.said) &&
          ((SAD.test(plain) && !GLAD.test(plain) && !OF_A_TALE.test(plain)) || isTender(plain))
      }
  }
  return null
}

/** “Photo day, he smiled so hard”: he did. */
function withoutHeading(plain: string, teller: Teller | null): string {
  const { heading = '', own = '' } = HEADED.exec(plain)?.groups ?? {}
  return heading === '' || teller?.pronouns !== own.toLowerCase() || partsOf(heading) !== null
    ? plain
    : plain.slice(heading.length).replace(/^[,. ]+/u, '')
}

const HEADED =
  /^(?<heading>(?!(?:when|while|because|if|as|and|but|so|then)\b)(?:\p{L}+ ){0,2}\p{L}+)[,.]? (?<own>he|she)(?= \p{L}+)/iu

/** “Going to the aquarium, and Matteo is scared the sharks can get out”: why it was typed. */
function feltIn(plain: string): string[] {
  return plain
    .split(/,? (?:and|but) /u)
    .filter(
      (part, at) =>
        at > 0 &&
        / (?:is|’s) (?:so |too |very |really |a bit )?(?:scared|afraid|frightened|worried|nervous|sad|excited)\b/u.test(
          part
        )
    )
}

/** All of it, or as much as is whole. */
function shortened(sentence: string): string {
  const parts = sentence.split(GOES_ON)
  const whole = (most: number) => sentence.slice(0, sentence.indexOf(parts[most] ?? '') + (parts[most] ?? '').length)
  const fitting = parts.map((_, at) => whole(at)).filter((each) => each.split(' ').length <= LONGEST)
  return (fitting.at(-1) ?? sentence)
    .replace(/(?<=, )(?:That|It|He|She|There)’s(?= )/gu, (word) => word.toLowerCase())
    .replace(WHEN, '')
    .replaceAll(/\bi(?=’| )/gu, 'I')
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}])(?:10|\p{N})(?![\p{L}\p{N}])/gu,
    (figure) => NUMBERS[Number(figure)] ?? figure
  )
}

function sentenceOf(plain: string, teller: Teller | null): Pick<News, 'said' | 'isOver'> | null {
  if (plain.split(' ').length > LONGEST || /\b(?:you|your|me|us)\b/iu.test(plain)) return null
  const going = GOING_ON.exec(plain)?.groups
  if (going) {
    const { who = '', doing = '' } = going
    return { said: said(who, `is ${doing}`, teller), isOver: false }
  }
  const ours = /^(?:i|we)(?= |’)/iu.exec(plain)?.[0]
  const parts = partsOf(ours === undefined ? plain : `they${plain.slice(ours.length)}`)
  if (!parts) return null
  // “Doesn’t want to share his room”.
  if (parts.subject === '') return wayOf(parts.words.join(' '), teller)
  if (
    parts.subject.split(' ').length > MOST_OF_A_SUBJECT ||
    /^\p{L}+ing\b| and (?:she|he|they|it|we|I)$/iu.test(parts.subject)
  )
    return null
  const isOver = isPast(parts.words)
  if (ours !== undefined) {
    // What “we are” going to do is a deed.
    return isOver || /^(?:have|\p{L}+n’t)$/iu.test(parts.words[0] ?? '') ? { said: plain, isOver } : null
  }
  const own = /^(?:she|he)$/iu.exec(parts.subject)?.[0]?.toLowerCase()
  if (own !== undefined && (teller === null || teller.age >= 18 || teller.pronouns !== own)) return null
  if (/^(?:it|they|this|that|there|who|which)$/iu.test(parts.subject) && !isOver) return null
  const subject = own === undefined ? withItsArticle(parts.subject) : (teller?.called ?? '')
  const from = plain.indexOf(` ${parts.words[0] ?? ''} `)
  const predicate = from < 0 ? parts.words.join(' ') : plain.slice(from + 1)
  return { said: said(subject, predicate, teller), isOver }
}

/** How a child is that was not named: it is the one who tells. */
function wayOf(predicate: string, teller: Teller | null): Pick<News, 'said' | 'isOver'> | null {
  if (teller === null || teller.age >= 18 || !UNWILLING.test(predicate)) return null
  const [own] = /\b(?:his|her|he|she)\b/iu.exec(predicate) ?? []
  const pronouns = own === undefined ? null : /^h(?:is|e)$/iu.test(own) ? 'he' : 'she'
  if (pronouns !== null && pronouns !== teller.pronouns) return null
  return { said: inFirstPerson(predicate, true), isOver: false }
}

const DISLIKES =
  /^I (?:(?:don’t|do not) (?:want|like)|hate|won’t|refuse)\b.*\b(?:hair|teeth|nails|bath|shower|wash\p{L}*|brush\p{L}*|comb\p{L}*|eat\p{L}*|wear\p{L}*|shoes|coat|socks|hat|vegetables|peas|bed|bedtime|tidy\p{L}*)\b/u
const UNWILLING =
  /^(?:(?:does|did|do)(?:n’t| not) (?:want|like)|hates?|can’t|cannot|never|(?:won’t|will not|refuses to) (?:wear|put|take|eat|try|drink|brush|wash|have|get|go|let|sit|stop|tidy|sleep|touch)\b) ?/iu
const MOST_OF_A_SUBJECT = 5

/** “Tooth fairy came late”. */
function withItsArticle(subject: string): string {
  const head = subject.slice(subject.lastIndexOf(' ') + 1)
  return /^(?:\p{Ll}+ )?\p{Ll}+$/u.test(subject) &&
    isCountable(head) &&
    !/^(?:an?|the|my|our|his|her|their|some|no|one) /u.test(subject)
    ? `the ${subject}`
    : subject
}

/** Who tells of herself says “I”. */
function said(subject: string, predicate: string, teller: Teller | null): string {
  return teller !== null && subject.toLowerCase() === teller.called.toLowerCase()
    ? inFirstPerson(predicate, false, teller.pronouns)
    : `${subject} ${predicate}`
}
