import nlp from 'compromise'

import { knownNoun } from '#content/lexicon.ts'
import { isCountable, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { pastOfDeed, strangerClause } from '../../language/stranger-clause.ts'
import { isPast, partsOf } from '../../language/wish-clause.ts'
import { isKnownWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { saidOf } from '../kinds/wish-day.ts'
import { halvesOf, inThePast } from './halves.ts'

/** With more words a clause is no longer said in one breath. */
export const MOST_WORDS = 16
export const MOST_EVENTS = 4
/** A longer wish is a message, and dear to take apart. */
export const MOST_CHARACTERS = 240

/** What is asked of the storyteller and is no part of the story. */
export const INSTRUCTION =
  /^(?:\p{L}+ (?:is|are) (?:fine|ok|okay|safe)(?: lol)?$|please|pls|can you|could you|make (?:it|them)|not (?:too )?(?:scary|long|sad)|nothing scary|it (?:has|needs) to|it must|(?:he|she|we|they|i)(?:[’']d| would)? (?:wants?|likes?|loves?|needs?) (?:an? |some |to hear )?(?:\p{L}+ )?(?:story|one|tale)\b|with a happy end\w*|no \p{L}+ please|the more the better)(?!\p{L})/iu
const OPENING = wordPattern(
  String.raw`^(?:(?:${[
    String.raw`some(?:thing|one) (?:with|about)`,
    String.raw`(?:he|she)(?:[’']s| is) very (?:specific|clear|sure) that`,
    String.raw`(?:my|our) (?:\p{L}+ )?(?:son|daughter|kids?|children|boy|girl|toddler|twins) (?:wants?|asked for|would like|says)`,
    String.raw`(?:a|the) (?:story|tale|one) (?:about|of|where|in which)`,
    String.raw`(?:can you|could you|please)? ?(?:do|tell|write|make)(?: us)? (?:one|something|a story) (?:about|where|with)`,
    'one (?:about|where)',
    String.raw`(?:an? )?\p{L}+ story,? (?:but|where|in which|about how)`,
    'where',
    'about',
    'once',
    'one day',
    'the (?:day|night|time|morning|evening)(?: (?:that|when|where))?'
  ].join('|')}) )+`,
  'iu'
)
/** “Something with trains and sharks. He is very specific that …” */
const NOUNS_FIRST =
  /^(?:some(?:thing|one)|one|an?y? ?story|a story) (?:with|about) [^.,!?]+[.,!] (?=\p{L}+ \p{L}+ \p{L})/iu
/** Between two things that happen. */
const BETWEEN =
  /(?:[.!;…]+|,| - | – | — )? ?(?:\b(?:and then|but then|so then|and|but|so(?! (?:much|many|long|far|fast|hard|loud|loudly|big|small|very|that|(?:it|he|she|they|we|i) (?:would|could|will|can|w[oi]|did|does)(?:n[’']?t)?)(?!\p{L}))|then)\b) |[.!;…]+ |, | - | – | — /iu
const WHO_DOES =
  /^(?<who>(?!there\b)(?:(?:an?|the|one|two|three|four|some|my|our|\p{L}+’s) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+?(?: (?:called|named) \p{L}+)?),? (?:who|that|which)(?<is>(?:’s|s)?) (?<what>.+)$/iu
const WHERE_IT_IS = /^(?<place>(?:an?|the|my|our|\p{L}+’s) (?:\p{L}+ ){0,2}\p{L}+) where (?<what>.+)$/iu
/** “Too cool for magic”, “with a hat”. */
const NO_EVENT =
  /^(?:too|very|so|not|with|without|in|on|at|for|from|of|to|as|like|than|all(?! (?:the|of|my|our|his|her|their) )|both|maybe|perhaps|whenever|while|because|until|if|since|although|unless|hoping|wanting|wishing|trying|playing|going|being|feeling|learning|making|having|getting|starting|waiting|thinking)(?= )/iu
const EACH_TIME =
  /^(?<when>every time|each time|whenever|when|once|as soon as) (?<first>(?:he|she|it|they) .+?),? (?<then>(?:he|she|it|they|everybody|everyone|the) .+)$/iu
/** “Found a shell that she says …”: what stands before “that” has its own verb. */
const SAID_BEFORE =
  /(?:^| )(?:is|are|was|were|has|had|found|saw|got|made|ate|wants?|asked|says?|said|thinks?|knows?)(?: |$)/iu
/** “A hamster called Gerald builds a raft”. */
const CALLED_DOES = /^(?<who>(?:an?|the|one) (?:\p{L}+ ){1,3}(?:called|named) \p{L}+) (?<what>.+)$/iu
const PRONOUN = /^(?:he|she|it|they|we|i)(?=[ ’])/iu
const QUESTION = /\?|^(?:why|how|what|where|who|when|which|do|does|did|can|could|will|would|if|maybe|perhaps)\b/iu
/** Of one who was spoken of before “is brilliant at it” is said. */
const IS_IT = /^(?:is|are|can|could|will|would)(?! (?:he|she|it|they|we|you|i|there|the|an?)(?!\p{L}))(?!\p{L})/iu

/** What is told, without who asks for it and how it is to be. */
export function withoutOpening(said: string): string {
  return said.replace(NOUNS_FIRST, '').replace(JOINED, '').replace(OPENING, '')
}

/** “Then one day they need someone loud”. */
const JOINED =
  /^(?:(?:and|but|so|then|and then|now|first|next|at first|one (?:day|morning|night|evening|afternoon)|suddenly|finally|also|(?:in|at) the end|at midnight|by (?:teatime|bedtime|morning)|part two)[ ,]+)+/iu

/** “… and got a hat, what does he do with his diploma”. */
const ASKED_LAST =
  /[,.;!] (?:(?:please )?(?:can|could|may) (?:the|we|you|it|there|this|that|he|she|they)|(?:so |and |but |then )?(?:who|what|where|why|how|when|which) (?:is|are|do|does|did|will|would|was|were|could|should|can))(?!\p{L})[^.!]*$/iu

/** “Didnt”, “&” and “thru” as they are read aloud, and nothing that only sounds like an accident. */
export function writtenOut(said: string): string {
  return said
    .replaceAll(/\b(did|do|does|could|would|should|was|were|is|are|has|had|wo|ca)nt\b/giu, '$1n’t')
    .replaceAll(/ ?(?:&|\+) ?/gu, ' and ')
    .replace(ASKED_LAST, '')
    .replaceAll(/\bthru\b/giu, 'through')
    .replaceAll(/\btil\b|\btill(?= (?:he|she|it|they|we|the|everybody|everyone)(?!\p{L}))/giu, 'until')
    .replaceAll(/(?<=\p{L}) n (?=\p{L})/gu, ' and ')
    .replaceAll(/(?:[’']s| has)? got to(?= \p{L})/giu, ' has to')
    .replaceAll(
      /\b(everybody|everyone|nobody|somebody|someone|it|he|she|there)[’']s (?=(?:still |just |all )?\p{L}+ing\b)/giu,
      '$1 is '
    )
    .replaceAll(/\b(he|she)s (?=(?:an?|the|not|so|too|very|all|really)\b)/giu, '$1’s ')
    .replaceAll(/(?<=\b(?:said|took|had|lost|got|ate|made|wrote|caught) )first (?=\p{L}+)/giu, 'the first ')
    .replaceAll(/[“”"](?<words>[\p{L}’ !]{1,30})[“”"]/gu, '‘$<words>’')
    .replaceAll(/ by (?:accident|mistake)\b/giu, '')
    .replaceAll(/(?<![\p{L}\p{N}.,:£$€])\p{N}{1,3}(?![\p{L}\p{N}%]|[.,:]\p{N})/gu, inWords)
    .replaceAll(/(?<=\p{L} )It(?= )/gu, 'it')
    .replaceAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, (word) =>
      isKnownWord(word.toLowerCase()) ? word.toLowerCase() : word
    )
}

/** The clauses of a wish, each with a verb of its own; “a fox and a hen” are one subject. */
export function clausesOf(said: string): string[] {
  const clauses: string[] = []
  let rest = said
  let from = 0
  for (;;) {
    const at = BETWEEN.exec(rest.slice(from))
    if (!at) break
    const before = rest.slice(0, from + at.index).trim()
    const after = withoutApposition(
      rest
        .slice(from + at.index + at[0].length)
        .trim()
        .replace(JOINED, ''),
      at[0]
    )
    if (!isOwners(after) && hasVerb(before) && (hasVerb(after) || INSTRUCTION.test(after))) {
      clauses.push(before)
      rest = after
      from = 0
    } else from += at.index + at[0].length
  }
  return [...clauses, rest.trim()].flatMap((clause) => apart(clause)).filter((clause) => clause !== '')
}

/** “A llama who is terrible at whispering gets a job in a library” is two: what it is, and what it does. */
function apart(clause: string): string[] {
  const { who = '', first = '', then = '' } = WHO_AND_DOES.exec(clause)?.groups ?? {}
  return then === '' ? [clause] : [`${who} ${first}`, `${again(who)} ${then}`]
}

const WHO_AND_DOES =
  /^(?<who>(?:an?|the|one) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?<first>(?:who|that|which) (?!(?:\p{L}+ )*(?:when|if|because|how|what|where) )\p{L}+ (?:\p{L}+ )*?\p{L}+) (?<then>(?:gets|opens|goes|finds|makes|takes|becomes|decides|starts|tries|meets|builds|joins|moves|wins|learns|lands|buys|sells|has to) \p{L}.*)$/iu

/** “A new bed, a big boy bed, and the old cot is going to the baby”: what is said once more in other words is no event. */
function withoutApposition(after: string, separator: string): string {
  if (!separator.trim().startsWith(',') || !/^(?:an?|the) /iu.test(after)) return after
  const next = BETWEEN.exec(after)
  if (!next || hasVerb(after.slice(0, next.index))) return after
  const rest = after.slice(next.index + next[0].length)
  return hasVerb(rest) ? rest : after
}

/** “And grandma’s washing basket”: it is no washing. */
function isOwners(clause: string): boolean {
  const noun = /^\p{L}+[’']s \p{L}+ing (?<noun>\p{L}+)/iu.exec(clause)?.groups?.['noun']
  return noun !== undefined && (isCountable(noun.toLowerCase()) || knownNoun(noun.toLowerCase()) !== null)
}

function hasVerb(clause: string): boolean {
  return clause !== '' && (eventOf(clause, 'it') ?? eventOf(clause, 'they')) !== null
}

export interface Event {
  /** Who it is about, as it may be said again. */
  subject: string
  /** All of it in the past. */
  told: string
}

/** A story has no figures in it. */
function inWords(figures: string): string {
  const words: unknown = nlp(figures).numbers().toText().text()
  return typeof words === 'string' && words !== '' ? words : figures
}

/** What one clause tells; who it is about is `before` where it does not say so itself. */
export function eventOf(clause: string, before: string | null): Event | null {
  const each = EACH_TIME.exec(clause)?.groups
  if (each) return eachTime(each, before)
  if (before !== null && IS_IT.test(clause)) return eventBy(before, clause)
  if (QUESTION.test(clause) || NO_EVENT.test(clause) || IS_IT.test(clause)) return null
  if (before !== null && HOW_IT_WAS.test(clause)) {
    const meant = eventBy(before, clause)
    if (meant !== null) return meant
  }
  if (/^(?:every|each) time /iu.test(clause)) return null
  const place = WHERE_IT_IS.exec(clause)?.groups
  if (place) {
    const inner = eventOf(place['what'] ?? '', before)
    return inner && { ...inner, told: `in ${place['place'] ?? ''} ${inner.told}` }
  }
  const whoever = WHOEVER_IS.exec(clause)?.groups
  if (whoever) {
    const did = didOf(whoever['what'] ?? '', true, true)
    return did === null
      ? null
      : { subject: whoever['all'] ?? '', told: `${whoever['all'] ?? ''} who was ${whoever['how'] ?? ''} ${did}` }
  }
  const { who, what = '', is = '' } = WHO_DOES.exec(clause)?.groups ?? {}
  if (who !== undefined && !SAID_BEFORE.test(who)) return eventBy(who, is === '' ? what : `is ${what}`)
  const called = CALLED_DOES.exec(clause)?.groups
  if (called) return eventBy(called['who'] ?? '', called['what'] ?? '')
  const pronoun = PRONOUN.exec(clause)?.[0]
  if (pronoun !== undefined) {
    const meant = before !== null && !WEATHER.test(clause) && mayMean(pronoun, before) ? before : pronoun
    const what = clause.slice(pronoun.length + 1)
    // “He sneezes”.
    const alone = /^\p{L}{3,}[^s]s$/iu.test(what) ? didOf(what, true, true) : null
    return alone === null ? eventBy(meant, what) : told(meant, alone)
  }
  const { one = '', does = '' } = ONE_DOES.exec(clause)?.groups ?? {}
  if (one.length > 2 && !isPlural(one.toLowerCase()) && !WHOEVER.test(one) && VERB_OR_NOUN.test(does))
    return eventBy(one, does)
  // “And rolls through the market”.
  if (before !== null && VERB_OR_NOUN.test(clause)) return eventBy(before, clause)
  const byPlace = eventByPlace(clause)
  if (byPlace !== null) return byPlace
  const parts = saidOf(clause) ?? partsOf(clause)
  const { subject, did } = strangerClause(clause) ?? {}
  if (subject !== undefined && did !== undefined) return told(subject, did)
  if (parts && parts.subject !== '') return eventBy(parts.subject, parts.words.join(' '))
  return before === null ? null : eventBy(before, clause)
}

/** Where neither word nor tagger says which is the verb, its place does. */
function eventByPlace(clause: string): Event | null {
  for (const form of [DOES_SURELY, DOES_TO, ONE_OF_THEM, IS_DOING]) {
    const { doer = '', deed = '' } = form.exec(clause)?.groups ?? {}
    const did = doer === '' || NO_DOER.test(doer) ? null : didOf(deed, !/^are /iu.test(deed), true)
    if (did !== null) return told(doer, did)
  }
  const { many = '', they = '' } = MANY_DO.exec(clause)?.groups ?? {}
  const did =
    isPlural(many.slice(many.lastIndexOf(' ') + 1).toLowerCase()) && !NO_DOER.test(many)
      ? didOf(they, false, true)
      : null
  return did === null ? null : told(many, did)
}

const JOINS = /(?:^| )(?:so|but|because|then|if|when|while)(?: |$)/iu
/** “Everyone who is seven has to go straight from six to eight”. */
const WHOEVER_IS =
  /^(?<all>everyone|everybody|anyone|anybody) who (?:is|was) (?<how>[\p{L}-]+(?: [\p{L}-]+)?) (?<what>(?:has to|must|gets|goes|wants|needs|takes|starts|turns) .+)$/iu
const NOUNS = String.raw`(?:(?:an?|the|my|our|one|every) )?(?:[\p{L}’-]+ ){0,2}?[\p{L}’-]+`
/** “Diplodocus gets job at library”: what is a verb and nothing else. */
const DOES_SURELY = wordPattern(
  String.raw`^(?<doer>${NOUNS}) (?<deed>(?:(?:just|only|never|always|still|also) )?(?:gets|has|wants|finds|makes|takes|goes|comes|opens|decides|tries|starts|needs|hates|keeps|eats|thinks|says|sees|hears|meets|wakes|gives|sells|buys|builds|becomes|refuses|forgets|learns|teaches|brings|tells|asks|writes|sends|wins|loses) .+)$`,
  'iu'
)
/** “Traffic light invents a fourth colour”: the article says which of the two is the verb. */
const DOES_TO = wordPattern(
  String.raw`^(?<doer>${NOUNS}) (?<deed>\p{L}{2,}(?<!s)s (?:an?|the|his|her|its|their|him|them|it|every|some|two|three) .+)$`,
  'iu'
)
/** “Books start blowing off the shelves”. */
const MANY_DO = wordPattern(
  String.raw`^(?<many>(?:(?:all )?(?:the|my|our|his|her|two|three|four|five|some|all) )?(?:[\p{L}’-]+ ){0,2}?[\p{L}’-]+s) (?<they>(?:start|keep|get|have|go|come|want|make|take|find|begin|try|need|decide|build|give|think|hear|see|eat|run|fly|grow|turn|become|hold|meet|sing|dance|land|stack|wake) .+)$`,
  'iu'
)
/** “One of them answers”. */
const ONE_OF_THEM =
  /^(?<doer>one of (?:them|the \p{L}+)|everybody|everyone|nobody|somebody|someone) (?<deed>\p{L}{3,}s)$/iu
/** “An ambulance full of cupcakes is coming”. */
const IS_DOING = /^(?<doer>(?:an?|the|one|every) [^,]+?) (?<deed>(?:is|are|can|can[’']?t|cannot|won[’']?t|will) .+)$/iu
const NO_DOER =
  /^(?:who|that|which|this|it|he|she|they|there|and|but|so|then|when|what|where|why|how|if|because|while|until|\p{L}+ (?:who|that|which))$|(?:^| )(?:who|that|which|when|because|until|while|if|to|is|are|was|were|can|will|and|but)(?: |$)/iu

const WHOEVER = /^(?:she|who|that|this|one|each|everybody|everyone|nobody|somebody|someone|which|what|and|but|then)$/iu
/** “Dumpling falls in love”. */
const ONE_DOES = /^(?<one>\p{L}+) (?<does>\p{L}+s \p{L}.*)$/iu

const SHE =
  /(?:^|\s)(?:mum|mummy|mom|mommy|mama|mamma|gran|granny|grandma|nan|nana|nanny|aunt|auntie|sister|girl|queen|princess|witch|mermaid|lady|woman)$/iu
const HE = /(?:^|\s)(?:dad|daddy|papa|grandad|granddad|grandpa|uncle|brother|boy|king|prince|wizard|man)$/iu

export function mayBeHer(who: string): boolean {
  return !HE.test(who)
}

export function mayBeHim(who: string): boolean {
  return !SHE.test(who)
}

/** Whether a pronoun is for the one spoken of before; “he” is not Mum. */
function mayMean(pronoun: string, before: string): boolean {
  const said = pronoun.toLowerCase()
  if (said === 'we' || said === 'i') return false
  if (said === 'they') return isMany(before)
  if (isMany(before)) return false
  // The postman is no “it”, and nor is Nana.
  if (said === 'it' && (anyNounIn(before)?.sort === 'person' || isSomebody(before))) return false
  return said === 'he' ? mayBeHim(before) : said === 'she' ? mayBeHer(before) : true
}

/** What is done by a thing that a character made or has, and by no character. */
const THING_DOES =
  /^it (?:(?:all|just|suddenly|never|always|won[’']?t|doesn[’']?t|will not|does not|did not|didn[’']?t) )*(?:explod|melt|fr[eo]ez|froze|burn|br[eo]ak|broke|pop|burst|ris|rose|collaps|crack|tear|tore|leak|smell|tast|spill|boil|fall apart|fell apart|com\p{L}* true|came true|stop\p{L}* work|ring|rang|squeak)/iu
const LAST_NOUN = /(?:^| )(?:(?:an?|the|some|his|her|their|two|three|four|five) )?(?<thing>(?:\p{L}+ )?\p{L}+)$/iu

/**
 * “They all freeze” after “makes pancakes”, “it explodes” after “bakes a cake”: the thing that was just named, with its
 * article; any other clause as it is.
 */
export function withThing(clause: string, before: string, subject: string): string {
  const isThey = /^they /iu.test(clause) && !isMany(subject)
  if (!isThey && !THING_DOES.test(clause)) return clause
  const said = LAST_NOUN.exec(before)?.groups?.['thing']?.toLowerCase() ?? ''
  const noun = said.slice(said.lastIndexOf(' ') + 1)
  if (knownNoun(noun) === null || isPlural(noun) !== isThey || subject.toLowerCase().endsWith(noun)) return clause
  return clause.replace(/^(?:they|it)(?: all(?= ))? /iu, `the ${noun} `)
}

const WEATHER =
  /^it (?:(?:really|just|suddenly|all) )?(?:snow|rain|hail|pour|thunder|drizzl|was (?:raining|snowing|sunny|dark|late|cold|hot|windy))/iu
const KIN_ALONE = wordPattern(String.raw`^(?:(?:my|our|his|her|the) )?(?:${KIN}|baby)$`, 'iu')

function isSomebody(who: string): boolean {
  return KIN_ALONE.test(who) || /^\p{Lu}\p{Ll}+$/u.test(who)
}

/** “Every time he gets excited he goes bang”. */
function eachTime(
  { when = '', first = '', then = '' }: Partial<Record<string, string>>,
  before: string | null
): Event | null {
  const one = eventOf(first, null)
  const two = eventOf(then, null)
  return one && two && { subject: before ?? two.subject, told: `${when} ${one.told} ${two.told}` }
}

function eventBy(who: string, what: string): Event | null {
  const did = didOf(what, !isMany(who))
  return did === null ? null : told(who, did)
}

function told(typed: string, asOne: string): Event | null {
  // “A cat and a tractor who are best friends”
  const did = / and /iu.test(typed) ? asOne.replace(/^was(?= )/iu, 'were') : asOne
  // “Sheep on the line so the train stopped”: it is no name.
  if (JOINS.test(typed)) return null
  if (/^(?:an?|the|my|our|his|her)$/iu.test(typed)) return null
  const who = met(typed)
  const subject = CALLED.exec(who)?.groups?.['name'] ?? again(who)
  return {
    subject,
    told: `${who} ${withLaterHalf(halvesOf(did).join(' '))}`
      .replace(WHOSE_IT_IS, '$<whose> was')
      .replaceAll(THOUGHT, '$<thought> $<who> was')
      .replaceAll(/ (?=,)/gu, '')
  }
}

/** “Nobody could agree whose it is”. */
const WHOSE_IT_IS = /(?<whose> (?:whose|who|what|where) (?:it|he|she)) is$/iu

/** “Thought he’s a stone”. */
const THOUGHT =
  /(?<thought>(?:thought|knew|was sure|were sure|said|believed|felt)(?: that)?) (?<who>he|she|it)(?:’s| is)(?= )/giu

/** “The two giraffes”, “the penguins”; one of them stays one of them. */
function again(who: string): string {
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten) (?!of )/iu.test(who)) return `the ${who}`
  const isBare = !/ /u.test(who) && /^\p{Ll}/u.test(who) && isPlural(who)
  return isBare ? `the ${who}` : who.replace(/^(?:an?|one) (?!of )/iu, 'the ')
}

const CALLED = /^.+ (?:called|named) (?<name>\p{L}[\p{L}’-]*)$/iu

/** “Capybara takes the bus”: it is one of them. */
function met(who: string): string {
  // There is one.
  if (/^(?:moon|sun|sea|sky|wind|rain)$/iu.test(who)) return `the ${who.toLowerCase()}`
  const [noun = ''] = who.split(/ (?:called|named) /iu)
  const known =
    /^(?:an?|the|my|our|his|her|its|their|one|two|three|four|five|some|all|every|each|\p{L}+[’']s?) /iu.test(who)
      ? null
      : anyNounIn(noun)
  if (known?.count !== 'one' || isPlural(noun.toLowerCase().slice(noun.lastIndexOf(' ') + 1))) return who
  return withArticle(noun.toLowerCase()) + who.slice(noun.length)
}

/** “Before everybody wakes up”, “every time he gets excited”. */
const LATER =
  /^(?<first>.+) (?<joiner>before|after|every time|whenever|so that|in case|until|as soon as) (?<rest>\p{L}+ .+)$/iu

function withLaterHalf(did: string): string {
  const { first = '', joiner = '', rest = '' } = LATER.exec(did)?.groups ?? {}
  if (first === '') return did
  const past = eventOf(rest, null)?.told ?? inThePast(rest)
  return `${first} ${joiner} ${past}`
}

const MODALS: readonly [RegExp, string][] = [
  [/^(?:can[’']?t|cannot|can not)$/iu, 'could not'],
  [/^can$/iu, 'could'],
  [/^won[’']?t$/iu, 'would not'],
  [/^(?:will|[’']ll)$/iu, 'would'],
  [/^(?:doesn[’']?t|don[’']?t|didn[’']?t)$/iu, 'did not'],
  [/^couldn[’']?t$/iu, 'could not'],
  [/^wouldn[’']?t$/iu, 'would not'],
  [/^(?:is|was)n[’']?t$/iu, 'was not'],
  [/^(?:are|were)n[’']?t$/iu, 'were not'],
  [/^hasn[’']?t$/iu, 'had not'],
  [/^(?:has|have)$/iu, 'had']
]
const PAST_ALREADY = /^(?:could|would|should|might|had|was|were|did)(?:n[’']?t)?$/iu
const HOW =
  /^(?:(?:always|only|just|quite|rather|suddenly|really|never|still|also|accidentally|secretly|even|all|both|\p{L}{3,}ly) )+/iu

/** “Sails to the sofa”: a word that is a noun as well, before what only a verb has after it. */
const VERB_OR_NOUN =
  /^(?:sail|fl(?:y|ie)|play|dance|jump|hop|swim|run|walk|ride|hide|paint|cook|roll|float|land|head|set|move|turn|climb|slide|skate|drive|drop|wave|race|snore|laugh|dream|march|parade|camp|call|cross|circle|crash|bounce|spin|trick|name|park|travel|bump|fall|like|love)(?:s|es)? (?:to|into|in|on|onto|over|across|through|round|around|under|inside|behind|at|from|up|down|off|out|away|along|past|back|home|with|for|all|an?|the|his|her|its|their|him|them|it|everybody|everyone)(?= |$)/iu

/** “Nearly ate it”: no family, and no butterfly. */
const HOW_IT_WAS =
  /^(?:almost|always|only|just|never|still|also|even|(?:near|real|sudden|final|accidental|secret|slow|quick|loud|quiet)ly) /iu

/** The words from the verb on, in the past; null where they do not begin with one. */
function didOf(what: string, isOne: boolean, isSurely = false): string | null {
  const how = HOW.exec(what)?.[0] ?? ''
  const [verb = '', ...rest] = what.slice(how.length).split(' ')
  const after = ['', ...rest].join(' ')
  const modal = MODALS.find(([now]) => now.test(verb))?.[1]
  if (modal !== undefined) return rest.length === 0 ? null : `${how}${modal}${after}`
  if (PAST_ALREADY.test(verb) && rest.length > 0) return `${how}${verb}${after}`
  if (/^(?:is|’s)$/iu.test(verb)) return `${how}was${after}`
  if (/^are$/iu.test(verb)) return `${how}were${after}`
  const fond = /^(?<stem>lik|lov)es?$/iu.exec(verb)?.groups?.['stem']
  if (fond !== undefined && rest.length > 0) return `${how}${fond}ed${after}`
  if (isPast([verb, ...rest])) return `${how}${verb}${after}`
  const isVerb = isSurely || VERB_OR_NOUN.test(what.slice(how.length))
  const past = pastOfDeed(`${verb}${after}`, isOne, isVerb)
  return past === null ? null : how + past
}

/** Whether it is said of several. */
export function isMany(who: string): boolean {
  return (
    / and /iu.test(who) ||
    /^(?:they|we|i|two|three|four|some)(?: |$)|(?:^| )people$/iu.test(who) ||
    isPlural(who.slice(who.lastIndexOf(' ') + 1))
  )
}

/** Whether the verb of `told`, which was read from `clause`, stood in the past already; who did it may be said otherwise. */
export function isInPast(clause: string, { subject, told }: Event): boolean {
  const typed = new Set(wordsOf(clause.replaceAll(NOT, ' not')))
  const who = new Set(wordsOf(subject))
  return wordsOf(told).every((word) => typed.has(word) || who.has(word) || /^(?:an?|the|not)$/u.test(word))
}

const NOT = /(?<=\b(?:did|do|does|could|would|should|was|were|is|are|has|had))n[’']?t\b/giu

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
}
