import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { ANY_KIN, KIN } from '../../language/kin-patterns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { isIrregularPast } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { eventOf, writtenOut } from '../deeds/event-clauses.ts'
import { calledAway, whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { asTold, plainOf } from '../kinds/wish-day.ts'
import { typistOf } from '../retelling/typist.ts'

/** One thing that a message tells, as the narrator says it. */
export interface ToldFact {
  /** The clause as it was typed. */
  typed: string
  /** “Mum burnt the pancakes”, without its full stop. */
  told: string
  /** Who did it, as it was typed: “i”, “we”, “daddy”. */
  subject: string
}

const MOST_WORDS = 18
const NOISE =
  /(?<!\p{L})(?:lol|lmao|haha\p{L}*|omg|hahah|again(?=$|[,.!])|sigh|oops|whoops|bless (?:him|her)|classic (?:dad|mum|mom)|poor (?:thing|love)|so funny|it was hilarious|hilarious)(?!\p{L})[,.!]*/giu
const WHEN =
  /^(?:(?:and|but|so|then|now|because|cos|when|while|well|ok|anyway)[ ,]+)*(?:(?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening)|on (?:the|our|my) way (?:home|to (?:school|nursery|work))(?=,)|on \p{L}+day|earlier|just now)[ ,]+)?/iu
const WHEN_LAST =
  /,? (?:today|tonight|yesterday(?: morning| evening)?|this (?:morning|afternoon|evening)|last night|on \p{L}+day|earlier|just now|all day today)$/iu

const SAYS_I = /(?<![\p{L}’])i(?!\p{L})/iu

/** Whose “my” it is: the child’s where the message speaks of that parent as “mum” and says no “I”. */
function ownerOf(message: string, family: readonly KinMember[], typist: KinMember | null): string | null {
  const hero = family.find(({ isHero }) => isHero)
  if (typist === null) return hero?.called ?? null
  const isSpokenOf = [...message.matchAll(ANY_KIN)].some(([said]) => whomMeant(said, family).includes(typist))
  return isSpokenOf && !SAYS_I.test(message) ? (hero?.called ?? null) : typist.called
}

/** What a message tells of one day, sentence by sentence and in the past; what cannot be told in the third person is left out. */
export function factsIn(message: string, family: readonly KinMember[]): ToldFact[] {
  const typist = typistOf(family, message)
  const teller = ownerOf(message, family, typist)
  const plain = writtenOut(
    plainOf(
      ofOurChild(message, family)
        .replaceAll(NOISE, ' ')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/ (?=[,.!])/gu, '')
    )
  )
  const facts: ToldFact[] = []
  let before: string | null = null
  for (const typed of piecesOf(plain)) {
    const event = sentenceOf(typed, before, family)
    if (event === null) continue
    if (!/^(?:it|there)$/iu.test(event.subject)) before = event.subject
    const told = asNarrated(event, family, teller)
    if (told !== null) facts.push({ typed, told, subject: event.subject })
  }
  return facts
}

/** “My daughter” is the child who leads, where no other could be meant. */
function ofOurChild(message: string, family: readonly KinMember[]): string {
  const hero = family.find(({ isHero }) => isHero)
  if (
    hero === undefined ||
    !hero.isChild ||
    family.some((each) => each !== hero && each.isChild && each.gender === hero.gender)
  )
    return message
  const said =
    hero.gender === 'she'
      ? /(?<!\p{L})(?:my|our|the) (?:little )?(?:daughter|girl|granddaughter)(?!\p{L})/giu
      : /(?<!\p{L})(?:my|our|the) (?:little )?(?:son|boy|grandson)(?!\p{L})/giu
  return message.replaceAll(said, hero.called)
}

const ADVERB =
  /^(?:just|even|only|all|both|then|never|also|nearly|almost|still|somehow|actually|accidentally|really|literally|proudly|finally|promptly|happily|quickly|cheerfully|had|has|have)$/iu
const WITH_NOUN =
  /^(?:my|our|the|his|her|their|an?|some|one|all|every|two|three|both|half|another|this|that|everyone|everybody|nobody)$/iu
const ALONE = /^(?:i|we|he|she|it|they|there)$/iu
/** “The lady in the bakery” is one, and “sugar in the tea” has done nothing. */
const OF_PLACE = /^(?:in|of|from|at|on|next|with)$/iu
const NO_DOER =
  /^(?:to|for|who|that|and|so|but|instead|because|was|were|is|much|many|into|out|up|down|off|over|as|like|without|by|very|too|not|when|if|how|what|where)$/iu
const MOST_OF_DOER = 6
const JOINT =
  /[.!;…]+(?: +|$)|, (?:and then |and |but |so |then )?|(?:,? )(?:and then|and|but|so|then|because|cos) (?!(?:much|many|hard|big|loud|loudly|fast|far|long|that|badly) )(?=\p{L})/giu
/** Words of one form in the present and the past, which are verbs here. */
const SAME_FORM =
  /^(?:put|shut|set|let|cut|fit|drove|thought|bent|felt|rose|found|saw|left|used|lost|bit|hung|spilt|burnt|could|couldn’t|did|didn’t|wasn’t|weren’t|hadn’t|was|were|had)$/iu
const NO_VERB = /^(?:red|bed|wet|odd|mixed|tired|hundred|need|shed|seed|speed|iced|baked|fried|boiled|salted|frozen)$/iu

export function isPast(verb: string): boolean {
  const plain = verb.toLowerCase()
  if (NO_VERB.test(plain)) return false
  return SAME_FORM.test(plain) || isIrregularPast(plain) || isPastVerb(plain) || /^\p{L}{2,}[^e\P{L}]ed$/u.test(plain)
}

interface Sentence {
  doer: string
  verb: string
  deed: string
}

/** Who did what, where a piece says both, and not only more things: “the salt and sugar in the tea” is one. */
function partsOf(piece: string): Sentence | null {
  const words = piece.split(' ')
  const [first = ''] = words
  if (NO_DOER.test(first) || OF_PLACE.test(first) || isPast(first) || (ADVERB.test(first) && !WITH_NOUN.test(first)))
    return null
  const most = ALONE.test(first) ? 1 : WITH_NOUN.test(first) ? MOST_OF_DOER : 2
  for (let long = 1; long <= most && long < words.length; long += 1) {
    if (long > 1 && (NO_DOER.test(words[long - 1] ?? '') || ALONE.test(words[long - 1] ?? ''))) return null
    let at = long
    while (ADVERB.test(words[at] ?? '') && at < words.length - 1 && !isPast(words[at] ?? '')) at += 1
    const verb = words[at] ?? ''
    if (
      isPast(verb) &&
      !OF_PLACE.test(words[long - 1] ?? '') &&
      !(long === 1 && WITH_NOUN.test(first) && !/^(?:half|one|that|all|both|everyone|everybody|nobody)$/iu.test(first))
    )
      return { doer: words.slice(0, long).join(' '), verb, deed: words.slice(long).join(' ') }
  }
  return null
}

/** “Just got soaked”. */
function firstVerb(piece: string): string {
  return piece.split(' ').find((word) => isPast(word) || !ADVERB.test(word)) ?? ''
}

function piecesOf(plain: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const joint of plain.matchAll(JOINT)) {
    const rest = plain.slice(joint.index + joint[0].length).replace(WHEN, '')
    const next = rest.slice(0, /[.!;…,]|$/u.exec(rest)?.index)
    const isOver = /^[.!;…]/u.test(joint[0])
    if (!isOver && partsOf(next) === null && !isPast(firstVerb(next)) && !PRESENT.test(next)) continue
    pieces.push(plain.slice(from, joint.index))
    from = joint.index + joint[0].length
  }
  pieces.push(plain.slice(from))
  return pieces.map((piece) => piece.replace(WHEN, '').replace(WHEN_LAST, '').trim()).filter((piece) => piece !== '')
}

const PRESENT =
  /^(?:i|we|he|she|it|they|everyone|everybody|nobody) (?:is|are|has|have|\p{L}{2,}s)(?!\p{L})|^(?:the|our|my) \p{L}+ (?:is|are|has|\p{L}{2,}[^s]s)(?= )|^(?-i:\p{Lu})\p{Ll}+ (?:calls|says|thinks|is|has|wants|looks|smells)(?= )/iu
const LOST_WORDS = 2

/** Who did what, in the past; what is typed in the past is told in the same words. */
function sentenceOf(
  piece: string,
  before: string | null,
  family: readonly KinMember[]
): { subject: string; told: string } | null {
  const said = partsOf(piece)
  if (said !== null) {
    const who = /^(?:he|she)$/iu.test(said.doer) ? whoIs(said.doer, before, family) : said.doer
    if (who === null) return null
    const known = withItsArticle(who, family)
    return { subject: known, told: `${known} ${said.deed}` }
  }
  if (before !== null && isPast(firstVerb(piece))) return { subject: before, told: `${before} ${piece}` }
  const event = eventOf(piece, /^it /iu.test(piece) ? null : before)
  const isWhole = event !== null && event.told.split(' ').length + LOST_WORDS > piece.split(' ').length
  return isWhole ? event : null
}

function whoIs(pronoun: string, before: string | null, family: readonly KinMember[]): string | null {
  const fits = (member: KinMember) => member.gender?.toLowerCase() === pronoun.toLowerCase()
  const [last] = before === null ? [] : whomMeant(before, family)
  if (last !== undefined && fits(last)) return last.called
  const hero = family.find(({ isHero }) => isHero)
  return hero !== undefined && fits(hero) && (before === null || last !== undefined || /^(?:i|we|it)$/iu.test(before))
    ? hero.called
    : null
}

/** “Teacher said”: they know which; “ducks swam” are any. */
function withItsArticle(who: string, family: readonly KinMember[]): string {
  const words = who.split(' ')
  const [first = ''] = words
  if (
    /^(?:my|our|the|his|her|their|an?|some|one|all|every|two|three|both|i|we|he|she|it|they|there|that|everyone|everybody|nobody|no|half)$/iu.test(
      first
    ) ||
    ANY_KIN_WORD.test(first) ||
    isPlural(words.at(-1)?.toLowerCase() ?? '') ||
    first.includes('’') ||
    /^\p{Lu}/u.test(first) ||
    family.some(({ called }) => called.toLowerCase().split(' ').includes(first.toLowerCase())) ||
    tagsOfWord(first.toLowerCase()).length === 0
  )
    return who
  return `the ${who}`
}

const ANY_KIN_WORD = wordPattern(String.raw`^(?:${KIN}|baby)$`, 'iu')
/** “Mum” anywhere, and not “the mum of the baby ducks”. */
const OF_KIN = wordPattern(
  String.raw`(?<!\p{L})(?:(?:my|our) )?(?:(?:big|little) )?(?<kin>${KIN})(?<own>[’']?s(?= \p{L}))?(?!\p{L}| (?-i:\p{Lu}))`,
  'giu'
)
const NOT_NARRATED =
  /(?<!\p{L})(?:i|me|my|mine|we|us|our|you|your|myself)(?![\p{L}’])|[\p{N}“”"?]|(?<!\p{L})(?:an?|the|to|and|of|(?:it|that|there|he|she|they) (?:was|were)|thought|said|so)$/iu

function asNarrated(
  { subject, told }: { subject: string; told: string },
  family: readonly KinMember[],
  teller: string | null
): string | null {
  const meant = /^(?:my |the )?(?:husband|hubby|wife)(?!\p{L})/iu.exec(told)?.[0]
  const partner = meant === undefined ? null : partnerOf(meant, family)
  if (meant !== undefined && partner === null) return null
  const named = partner === null || meant === undefined ? told : `${partner.called}${told.slice(meant.length)}`
  const kin = named.replaceAll(OF_KIN, (said: string, one: string, own: string | undefined) => {
    const called = calledAs(one, family)
    return called === null ? said : `${called}${own === undefined ? '' : '’s'}`
  })
  const own = family.reduce(
    (sentence, { called }) =>
      sentence.replaceAll(
        wordPattern(String.raw`(?<!\p{L})${called.replaceAll(/[^\p{L} -]/gu, '.')}(?!\p{L})`, 'giu'),
        called
      ),
    kin
  )
  const without = own
    .replaceAll(/(?<!\p{L})(?:really|literally|basically|actually|accidentally) /giu, '')
    .replaceAll(/(?<!\p{L})myself(?!\p{L})/giu, selfOf(teller, family))
  const sentence = asTold(
    ownedOnce(without, subject),
    teller === null ? null : { called: teller, pronouns: null, age: 30 }
  )
  if (sentence === null || NOT_NARRATED.test(sentence) || sentence.split(' ').length > MOST_WORDS) return null
  return capital(
    sentence
      .replaceAll(/(?<!\p{L})ourselves(?!\p{L})/giu, 'themselves')
      .replace(/^(?<it>it|they) fits? /iu, '$<it> fitted ')
      .replaceAll(/(?<=neighbour)s (?=\p{L}+)/gu, 's’ ')
  )
}

/** “I locked myself out” is “Mum locked herself out”. */
function selfOf(called: string | null, family: readonly KinMember[]): string {
  const gender = family.find((member) => member.called === called)?.gender
  return gender === 'she' ? 'herself' : gender === 'he' ? 'himself' : 'themselves'
}

/** “I put on my shirt” is “Mum put on a shirt”, and not Mum’s. */
function ownedOnce(told: string, subject: string): string {
  return subject.toLowerCase() === 'i' ? told.replaceAll(/(?<!\p{L})my (?=\p{L})/giu, 'the ') : told
}

function partnerOf(said: string, family: readonly KinMember[]): KinMember | null {
  const gender = /wife/iu.test(said) ? 'she' : 'he'
  return (
    family.find(
      (member) =>
        !member.isHero &&
        !member.isChild &&
        member.speaks &&
        member.gender === gender &&
        !/grand|uncle|aunt/iu.test(member.relationship)
    ) ?? null
  )
}

/** “Nani” of “my nani”, or how the one who is there is called; null of one of whom a story cannot say who it is. */
function calledAs(said: string, family: readonly KinMember[]): string | null {
  const [member, other] = whomMeant(said, family)
  if (member !== undefined) return other === undefined ? member.called : null
  return IS_A_NAME.test(said) ? calledAway(said) : null
}

const IS_A_NAME =
  /^(?:mum|mummy|mom|mommy|mama|mam|dad|daddy|papa|baba|abba|appa|amma|ammi|nana|nan|nanny|nani|nana|dadi|dada|dadu|thatha|paati|granny|gran|grandma|grandpa|grandad|granddad|gramps|opa|oma|abuela|abuelo|nonna|nonno|lola|lolo|yeye|nainai|babushka|bibi|teta|jiddo|halmoni|jaddah)$/iu
