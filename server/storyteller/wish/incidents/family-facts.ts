import { capital } from '../../capital.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { numberInWords } from '../../language/number-words.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { readRelationship } from '../../language/relationships.ts'
import { isIrregularPast, pastOfVerb, thirdPerson, baseOfVerb } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'

/** One of the family whom a message names, who may not be at home tonight. */
export interface Named {
  called: string
  member: KinMember | null
  gender: 'he' | 'she' | null
  at: number
}

/** What a message tells of a person, in the past and of others. */
export interface Fact {
  /** "Guka", "they", "the tailor" */
  who: string
  /** "Guka would not stop bargaining": it begins as within a sentence. */
  told: string
  /** Who does it, where that is one of the family. */
  named: Named | null
  isHero: boolean
}

const MOST_WORDS = 15
/** Words for one of a family that other lists leave out. */
const MORE_KIN: Readonly<Record<string, 'he' | 'she'>> = { guka: 'he', cucu: 'she', shosho: 'she', shushu: 'she', kuku: 'she', kaka: 'he', khala: 'she', khalto: 'she', ammo: 'he', masi: 'she', bhai: 'he', didi: 'she', tita: 'she', lao: 'he' } // prettier-ignore
const TITLED = String.raw`(?:auntie|aunty|aunt|uncle|tita|tito|tia|tio|tía|tío|khalto|amo|tante|cousin) (?!\p{L}+ing(?!\p{L}))(?!(?:and|was|is|has|had|who|in|on|at|to|with|from|for|got|did|made|said|says|came|the|then|just|always|only|today)(?!\p{L}))\p{L}+`
const NAMED = wordPattern(
  String.raw`(?<!\p{L})(?:(?:my|our|the|his|her|their) )?(?<kin>${TITLED}|${KIN}|${Object.keys(MORE_KIN).join('|')})(?!\p{L})`,
  'giu'
)
/** More than one of them, of whom none is beside the hero. */
const MANY = /^(?:.*[^s]s|twins?|siblings?|grandparents?|parents?|kids?|son|daughter|hubby|husband|wife|partner|kid)$/iu
const BREAKS =
  /(?:[.!?;:,…]+ ?|\n| - | – | — |\p{Extended_Pictographic}+)|(?:^|(?<= ))(?:and then|but then|so then|and so|but|so(?! (?:much|many|long|that|far|proud|happy))|then|because|cos|cause|until|till|while|whilst|except|after that) /giu
const FILLERS =
  /(?<!\p{L})(?:lol|haha\p{L}*|lmao|omg|today|yesterday|this (?:morning|afternoon|evening)|last night|tonight|literally|honestly|apparently|basically|obviously|actually|of course|as usual|bless(?: (?:him|her|them))?|please|oh|well|again)(?!\p{L})/giu
/** Of parents, and of what is no business of a bedtime. */
const NOT_SAID = wordPattern(
  String.raw`(?<!\p{L})(?:I|me|myself|god|damn\p{L}*|bloody|hell|sh[i1]t\p{L}*|crap\p{L}*|poo\p{L}*|pee\p{L}*|wee|fart\p{L}*|blood|knife|knives|gun|died|dead|hit|husband|wife|wine|beer|pub|drunk|money|bill|credit|card|who|which|whose|boobs?|bra|ugly|fat|stupid|idiot|annoy\p{L}*|swor\p{L}*|cr(?:y|ied|ies|ying)|want (?:a )?story|story)(?!\p{L})`,
  'iu'
)
const BE: Readonly<Record<string, string>> = { is: 'was', isn: 'was not', are: 'were', am: 'was', has: 'had', have: 'had', can: 'could', will: 'would', 'won’t': 'would not', wont: 'would not', 'can’t': 'could not', cant: 'could not', 'doesn’t': 'did not', doesnt: 'did not', 'don’t': 'did not', dont: 'did not', 'isn’t': 'was not', isnt: 'was not', 'aren’t': 'were not', 'wouldn’t': 'would not', wouldnt: 'would not', 'didn’t': 'did not', didnt: 'did not', 'couldn’t': 'could not', couldnt: 'could not', 'wasn’t': 'was not', 'weren’t': 'were not', gonna: 'was going to' } // prettier-ignore
const HELD = /^(?:was|were|had|could|would|did|should|might|tried|tries|took|got|put|let|cut|set|hit|went|came|made)$/iu
const ADVERB =
  /^(?:only|just|also|still|even|always|never|all|both|nearly|almost|really|suddenly|finally|secretly|somehow|each)$/iu
const SAID_NUMBER: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{N}:.,])1000(?![\p{N}:.,])/gu, 'a thousand'],
  [/(?<![\p{N}:.,])([2-9])00(?![\p{N}:.,])/gu, '$1 hundred'],
  [/(?<![\p{N}:.,])1[0-9]0(?![\p{N}:.,])/gu, 'a hundred']
]
/** “17 pairs” as it is read aloud; what is no such number (a time, a price) stays. */
export function withNumbersSaid(text: string): string {
  const large = SAID_NUMBER.reduce((said, [figure, words]) => said.replaceAll(figure, words), text)
  return large.replaceAll(/(?<![\p{L}\p{N}:.,£$€])\p{N}{1,2}(?![\p{L}\p{N}%£$€]|[.,:]\p{N})/gu, (figure) =>
    numberInWords(Number(figure))
  )
}

/** All of the family whom a message names, in their order; “all the aunties” are none of them. */
export function namedIn(message: string, family: readonly KinMember[]): Named[] {
  const found: Named[] = []
  for (const { groups, index } of message.matchAll(NAMED)) {
    const kin = groups?.['kin'] ?? ''
    const lower = kin.toLowerCase()
    const [first = '', second] = lower.split(' ')
    if (second === undefined && MANY.test(lower) && !/^(?:boss|pops|gramps)$/u.test(lower)) continue
    found.push({ ...calledOf(first, second, family), at: index })
  }
  for (const member of family) {
    const at = wordPattern(
      String.raw`(?<!\p{L})${member.called.replaceAll(/[^\p{L}\p{N} -]/gu, '.')}(?!\p{L})`,
      'iu'
    ).exec(message)?.index
    if (at !== undefined && !found.some(({ called }) => called === member.called))
      found.push({ called: member.called, member, gender: genderOf(member), at })
  }
  return found.toSorted((one, other) => one.at - other.at)
}

function genderOf({ gender }: KinMember): 'he' | 'she' | null {
  return gender === 'he' || gender === 'she' ? gender : null
}

function calledOf(first: string, second: string | undefined, family: readonly KinMember[]): Omit<Named, 'at'> {
  const name = second === undefined ? undefined : capital(second)
  const member =
    family.find(
      ({ called, isHero }) => !isHero && called.toLowerCase() === (second === undefined ? first : `${first} ${second}`)
    ) ?? family.find((each) => !each.isHero && isCalledSo(each, first, name))
  if (member !== undefined) return { called: member.called, member, gender: genderOf(member) }
  const { gender } = readRelationship(first)
  return {
    called: name === undefined ? capital(first) : `${capital(first)} ${name}`,
    member: null,
    gender: MORE_KIN[first] ?? (gender === 'he' || gender === 'she' ? gender : null)
  }
}

const OTHERS = wordPattern(
  String.raw`^(?<who>(?:queue|trolley|till|lift|dog|cat|twins|aunties)|(?:the|a|an|one|some|this|an old|a little|a very) (?:(?:old|nice|kind|poor|young|shop|whole|other|next|ice|cream|shoe|shopping|second|lovely|little) )*(?:man|lady|woman|guy|barber|tailor|baker|butcher|librarian|cashier|postman|hairdresser|shopkeeper|seller|vendor|assistant|clerk|boy|girl|queue|line|till|power|lift|escalator|machine|trolley|pineapple|fish|aunties|aunts|uncles|cousins|kids|grandmas|grandparents|parents|oven|ladder|table|dough|kitchen|floor|dog|cat|house|shop|photo booth|printer|bus|icing|lights?|glue|scale|scales|owner|teacher|customers?|neighbou?rs?|twins?|baby|toddler|little one|boys|girls)|every(?:one|body)|nobody|no one|half (?:of )?(?:the|them|of them) ?\p{L}*|half|most of them|all of (?:us|them)|all the (?:aunties|cousins|uncles|kids)|it) (?<did>\p{L}.*)$`,
  'iu'
)
const PLURAL =
  /(?:^they$|aunties|aunts|uncles|cousins|kids|grandmas|parents|lights|scales|customers|neighbours|twins|boys|girls|^half|^most|^all)/iu
const IT_DID = /^(?:took|rained|poured|was|is|started|fell|came|smelled|smelt|looked|looks|went|turned|worked) /iu

/** What happened, clause by clause: whatever cannot be said of others, or is no sentence, is left out. */
export function factsOf(message: string, family: readonly KinMember[], where?: RegExp): Fact[] {
  const said = withNumbersSaid(message.replaceAll("'", '’')).replaceAll(FILLERS, ' ')
  const plain = (where === undefined ? said : said.replace(where, ' ')).replaceAll(/\s+/gu, ' ')
  const named = namedIn(plain, family)
  const facts: Fact[] = []
  let last: Subject | null = null
  for (const { text, at } of clausesIn(plain, family)) {
    const before = named.filter((each) => each.at < at + text.length)
    const subject = subjectOf(text, { before, family, last })
    if (subject === null) continue
    const told = toldOf(subject, family, before)
    last = subject
    if (told !== null) facts.push({ who: subject.who, told, named: subject.named, isHero: subject.isHero })
  }
  return facts
}

function clausesIn(plain: string, family: readonly KinMember[]): { text: string; at: number }[] {
  const clauses: { text: string; at: number }[] = []
  let begin = 0
  const push = (until: number) => {
    const piece = plain.slice(begin, until)
    const text = piece.trim()
    if (text !== '') clauses.push({ text, at: begin + piece.indexOf(text) })
  }
  for (const { 0: gap, index } of plain.matchAll(BREAKS)) {
    push(index)
    begin = index + gap.length
  }
  push(plain.length)
  return clauses.flatMap((clause) => apart(clause, family))
}

const AND_DID = wordPattern(
  String.raw` (?:and|n|&) (?=(?<next>(?:we|he|she|they|i|it|everyone|everybody|nobody|the \p{L}+|my \p{L}+|${KIN}|\p{L}+) ?))`,
  'giu'
)

/** “Tried on 17 pairs and took the first” are two; “talked and talked” is one. */
function apart(
  { text, at }: { text: string; at: number },
  family: readonly KinMember[]
): { text: string; at: number }[] {
  for (const { 0: gap, index, groups } of text.matchAll(AND_DID)) {
    const next = (groups?.['next'] ?? '').trim().toLowerCase()
    const before = text.slice(0, index).split(' ').at(-1)?.toLowerCase()
    const isOwn =
      /^(?:we|he|she|they|i|everyone|everybody|nobody)$/u.test(next) ||
      (next !== before && (isVerb(next) || /^(?:ended|came|was|were|had|would|could)$/u.test(next))) ||
      OTHERS.test(text.slice(index + gap.length)) ||
      startsWithKin(text.slice(index + gap.length), family)
    if (isOwn)
      return [
        { text: text.slice(0, index), at },
        ...apart({ text: text.slice(index + gap.length), at: at + index + gap.length }, family)
      ]
  }
  return [{ text, at }]
}

function startsWithKin(text: string, family: readonly KinMember[]): boolean {
  return ofKin(text, { before: [], family, last: null }) !== null
}

function isVerb(word: string): boolean {
  return (
    (isPastVerb(word) || isIrregularPast(word) || HELD.test(word)) &&
    !/^(?:read|felt|left|red|shed|set|cut|put)$/u.test(word)
  )
}

interface Subject {
  who: string
  did: string
  named: Named | null
  isHero: boolean
  isMany: boolean
}

interface Around {
  before: readonly Named[]
  family: readonly KinMember[]
  last: Subject | null
}

const PRONOUN = /^(?<who>we|they|he|she|i)(?<short>[’'](?:s|re|d|ve|ll))? (?<did>.+)$/iu
/** What stands before the subject: “at the shoe shop he tried …”. */
const WHERE_FIRST =
  /^(?:(?:and|so|at|in|to|from|for|on|by|with|when|once|as|where|that|which|the|a|my|our) ?)*(?:[\p{L}’-]+ ){0,6}?(?=(?:he|she|we|they|everyone|everybody)(?: |[’']))/iu
const NOTHING = { isHero: false, isMany: false, named: null } as const

function subjectOf(clause: string, around: Around): Subject | null {
  const text = clause.replace(/^(?:and|when|that|where|because|how|now) /iu, '')
  return (
    ofPronoun(text, around) ??
    ofKin(text, around) ??
    ofName(text) ??
    ofMine(text, around) ??
    ofHers(text, around) ??
    ofOthers(text) ??
    ofAnything(text) ??
    ofEverywhere(text) ??
    ofHours(text) ??
    ofLast(text, around) ??
    ofPronoun(text.replace(WHERE_FIRST, ''), around) ??
    ofOthers(text.replace(WHERE_FIRST, '')) ??
    ofKinLater(text, around)
  )
}

function ofPronoun(text: string, { before, family }: Around): Subject | null {
  const { who = '', short = '', did = '' } = PRONOUN.exec(text)?.groups ?? {}
  const said = who.toLowerCase()
  if (said === '' || said === 'i') return null
  const done = short.endsWith('s')
    ? `is ${did}`
    : short.endsWith('re')
      ? `are ${did}`
      : short.endsWith('d')
        ? `had ${did}`
        : did
  if (said === 'we' || said === 'they') return { ...NOTHING, who: 'they', did: done, isMany: true }
  const hero = family.find(({ isHero }) => isHero)
  const named = before.findLast(({ gender, member }) => gender === said && member?.isHero !== true)
  if (named !== undefined) return { ...NOTHING, who: named.called, did: done, named }
  // Another child may be meant where the hero is none of these.
  const child =
    hero !== undefined && (hero.gender === said || hero.gender === null)
      ? hero
      : family.find(({ isChild, gender }) => isChild && gender === said)
  if (child === undefined) return null
  return { ...NOTHING, who: child.called, did: done, isHero: child.isHero, named: child.isHero ? null : asNamed(child) }
}

function asNamed(member: KinMember): Named {
  return { called: member.called, member, gender: genderOf(member), at: 0 }
}

const OWNERS = /^(?:my|our|the|his|her|their) /iu

function ofKin(text: string, { before, family }: Around): Subject | null {
  const plain = text.replace(OWNERS, '')
  const two = plain.split(' ').slice(0, 2).join(' ')
  const found = namedIn(two, family).find(({ at }) => at === 0)
  if (found === undefined) return null
  const long = namedIn(plain.split(' ')[0] ?? '', family).some(({ called }) => called === found.called) ? 1 : 2
  const did = plain.split(' ').slice(long).join(' ')
  if (did === '' || !startsWithVerb(did) || (/^the /iu.test(text) && /^\p{L}+ing /iu.test(did))) return null
  const isHero = found.member?.isHero === true
  const named = before.find(({ called }) => called === found.called) ?? found
  return { ...NOTHING, who: found.called, did, isHero, named: isHero ? null : named }
}

/** “Market day with Guka would not stop”: never so; but “at the bakery mum got talking” is. */
function ofKinLater(text: string, around: Around): Subject | null {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length - 1, 7); at += 1) {
    if (
      /^(?:with|and|to|for|of|my|our|the)$/iu.test(words[at - 1] ?? '') &&
      !/^(?:my|our)$/iu.test(words[at - 1] ?? '')
    )
      continue
    const found = ofKin(words.slice(at).join(' '), around)
    if (found !== null) return found
  }
  return null
}

/** “Mine all came undone”, “his look like potatoes”. */
function ofMine(text: string, { family, before }: Around): Subject | null {
  const { whose = '', did = '' } =
    /^(?<whose>mine|ours|his|hers|[\p{L}]+[’']s)(?: ones?)? (?<did>(?:all |just |only |look |looks )?\p{L}.*)$/iu.exec(
      text
    )?.groups ?? {}
  if (whose === '' || !startsWithVerb(did)) return null
  const hero = family.find(({ isHero }) => isHero)?.called
  const own = /[’']s$/u.test(whose) ? namedIn(whose.slice(0, -2), family)[0]?.called : undefined
  const gender = /^his$/iu.test(whose) ? 'he' : 'she'
  if (/^ours$/iu.test(whose)) return { ...NOTHING, who: 'theirs', did, isMany: true }
  const said = /^(?:mine)$/iu.test(whose)
    ? hero
    : (own ?? before.findLast((each) => each.gender === gender)?.called ?? hero)
  if (said === undefined || (/[’']s$/u.test(whose) && own === undefined)) return null
  return { ...NOTHING, who: `${said}’s`, did, isMany: true }
}

function ofOthers(text: string): Subject | null {
  const { who = '', did = '' } = OTHERS.exec(text)?.groups ?? {}
  if (who === '' || !startsWithVerb(did)) return null
  if (/^it$/iu.test(who) && !IT_DID.test(did)) return null
  const plain = who
    .toLowerCase()
    .replace(/ us$/u, ' them')
    .replace(/^(?=(?:queue|trolley|till|lift|dog|cat|twins|aunties)$)/u, 'the ')
  return { ...NOTHING, who: plain, did, isMany: PLURAL.test(plain) }
}

/** “The glue won”: anything of which a past is told. */
function ofAnything(text: string): Subject | null {
  const { who = '', did = '' } =
    /^(?<who>(?:the|our|one|a|an) \p{L}+(?: selling \p{L}+| roll| cream)?) (?<did>\p{L}.*)$/iu.exec(text)?.groups ?? {}
  const [verb = ''] = did.toLowerCase().split(' ')
  if (who === '' || !(BE[verb] !== undefined || HELD.test(verb) || isPastVerb(verb) || isIrregularPast(verb)))
    return null
  return { ...NOTHING, who: who.toLowerCase().replace(/^our /u, 'the '), did, isMany: /[^s]s$/u.test(who) }
}

/** “Her feet have grown”. */
function ofHers(text: string, { before, family }: Around): Subject | null {
  const {
    whose = '',
    what = '',
    did = ''
  } = /^(?<whose>his|her) (?<what>feet|hair|hands|nose|hat|glasses|shoes|knees?|bag|head|list|fingers|face|ears|dress|shirt|trousers) (?<did>\p{L}.*)$/iu.exec(
    text
  )?.groups ?? {}
  if (whose === '' || !startsWithVerb(did)) return null
  const one = ofPronoun(`${/^his$/iu.test(whose) ? 'he' : 'she'} was`, { before, family, last: null })
  return one === null
    ? null
    : { ...NOTHING, who: `${one.who}’s ${what.toLowerCase()}`, did, isMany: /s$|feet/iu.test(what) }
}

/** “Luz only wants to tie the bows”, of one who is not at home tonight. */
function ofName(text: string): Subject | null {
  const { name = '', did = '' } =
    /^(?<name>(?!Fairy|Party|Paper|Easter|Christmas|Market|Library|Bank|Shopping|Post|Making)\p{Lu}\p{Ll}+) (?<did>\p{L}.*)$/u.exec(
      text
    )?.groups ?? {}
  const tags = tagsOfWord(name.toLowerCase())
  if (name === '' || !(tags.length === 0 || tags.some((tag) => tag.endsWith('Name'))) || !startsWithVerb(did))
    return null
  const named = { called: name, member: null, gender: null, at: 0 }
  return { ...NOTHING, who: name, did, named }
}

/** “Two hours”. */
function ofHours(text: string): Subject | null {
  const long = /^(?:for )?(?<long>(?:an|one|two|three|four|five|half an) hours?)(?: later)?$/iu.exec(text)?.groups?.[
    'long'
  ]
  return long === undefined ? null : { ...NOTHING, who: 'it', did: `took ${long.toLowerCase()}` }
}

/** “Icing everywhere”, “eleven people in one kitchen”. */
function ofEverywhere(text: string): Subject | null {
  const what =
    /^(?<what>(?:(?:so much|so many|lots of) )?\p{L}+(?: \p{L}+)?) (?:got |went |gets |goes |is |was |all )?(?:everywhere|all over(?: the (?:kitchen|floor|house|place|ceiling|dog|cat))?)$/iu.exec(
      text
    )?.groups?.['what']
  const upTo =
    /^(?:flour|icing|sugar|paint|glue|glitter|dough|tinsel|oil|rice|chocolate|batter|string) (?:up to|on|in|all over|under) .+$/iu.exec(
      text
    )?.[0]
  if (upTo !== undefined) return { ...NOTHING, who: 'there', did: `was ${upTo.toLowerCase()}` }
  const many =
    /^(?<many>(?:so many|too many|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)) (?:people|opinions|cooks|hands|kids|children|aunties|aunts|cousins|generations|adults|grandmas|helpers)(?: \p{L}+){0,6})$/iu.exec(
      text
    )?.groups?.['many']
  if (many !== undefined) return { ...NOTHING, who: 'there', did: `were ${many.toLowerCase()}`, isMany: true }
  if (what === undefined || /^(?:we|they|he|she|it|looked|been|went)(?!\p{L})/iu.test(what)) return null
  const bare = what.toLowerCase().replace(/ (?:got|went|was|is)$/u, '')
  return { ...NOTHING, who: 'there', did: `${/[^s]s$/u.test(bare) ? 'were' : 'was'} ${bare} everywhere` }
}

/** “Came home with a lampshade”: the one of before, or all of them. */
function ofLast(text: string, { last }: Around): Subject | null {
  const [verb = ''] = text.split(' ')
  if (!isVerb(verb.toLowerCase()) || text.split(' ').length < 2) return null
  const isOne = last !== null && last.who !== 'there' && !/^(?:came|ended|left|missed|forgot)$/iu.test(verb)
  return isOne ? { ...last, did: text } : { ...NOTHING, who: 'they', did: text, isMany: true }
}

function startsWithVerb(did: string): boolean {
  const words = did.toLowerCase().split(' ')
  const verb = words.find((word) => !ADVERB.test(word)) ?? words[0] ?? ''
  if (BE[verb] !== undefined || HELD.test(verb) || isPastVerb(verb) || isIrregularPast(verb)) return true
  if (/^\p{L}{2,}ing$/u.test(verb)) return true
  const base = baseOfVerb(verb)
  return base !== null && (verb === base || thirdPerson(base) === verb) && pastOfVerb(verb) !== null
}

/** The clause in the past; null of what is not to be said. */
function toldOf(
  { who, did, isMany, named, isHero }: Subject,
  family: readonly KinMember[],
  before: readonly Named[]
): string | null {
  const words = did.trim().split(' ')
  const first = words.findIndex((word) => !ADVERB.test(word.toLowerCase()))
  const verb = words[first]?.toLowerCase() ?? ''
  if (first < 0 || verb === '') return null
  const isSame = HELD.test(verb) || isPastVerb(verb) || isIrregularPast(verb)
  const ing = /^\p{L}{2,}ing$/u.test(verb) && !/^(?:bring|sing|swing|cling|fling)$/u.test(verb)
  const were = isMany ? 'were' : 'was'
  const past =
    BE[verb]?.replace(/^was(?= |$)/u, were).replace(/^were(?= |$)/u, were) ??
    (ing ? `${were} ${verb}` : isSame ? verb : pastOfVerb(verb))
  if (past === null || past === undefined) return null
  const rest = inThePast(words.slice(first + 1).join(' '))
  const said = asOfOthers([...words.slice(0, first), past, rest].join(' ').trim(), { isHero, named, family, before })
  const told = said === null ? null : `${who} ${said}`
  if (told === null || told.split(' ').length > MOST_WORDS || told.split(' ').length < 3) return null
  return NOT_SAID.test(told) || /[\p{N}()"“”£$€%]/u.test(told) ? null : told
}

/** “Says Grandpa has shrunk”: what it says within is past as well. */
function inThePast(rest: string): string {
  return rest
    .replaceAll(
      /(?<![\p{L}’])(?:is|are|has|can|will|can’t|won’t|doesn’t|don’t|isn’t)(?![\p{L}’])/giu,
      (word) => BE[word.toLowerCase()] ?? word
    )
    .replaceAll(/(?<=(?<!\p{L})and )(?<verb>\p{L}+s)(?= |$)/giu, (verb) => {
      const base = baseOfVerb(verb)
      return base !== null && thirdPerson(base) === verb ? (pastOfVerb(verb) ?? verb) : verb
    })
}

const GIVEN =
  /(?<=(?<!\p{L})(?:gave|let|told|asked|made|showed|called|handed|lent|helped|knew|bought|got|give|taught|with|at|for|to|from|on|and) )(?:her|him)(?=$| (?!(?:own|\p{L}+[’']s)(?!\p{L})))/giu

function asOfOthers(
  said: string,
  { isHero, named, family, before }: Pick<Subject, 'isHero' | 'named'> & Pick<Around, 'family' | 'before'>
): string | null {
  const hero = family.find((each) => each.isHero)?.called ?? 'everybody'
  const isKin = isHero || named !== null
  const plain = said
    .replaceAll(NAMED, (all, kin: string) => kinSaid(all, kin, family))
    .replaceAll(/(?<!\p{L})us all(?!\p{L})/giu, 'all of them')
    .replaceAll(/(?<!\p{L})us(?!\p{L})/giu, 'them')
    .replaceAll(/(?<!\p{L})our(?!\p{L})/giu, 'their')
    .replaceAll(/(?<!\p{L})ours(?!\p{L})/giu, 'theirs')
    .replaceAll(/(?<!\p{L})(?:everyone|everybody)[’']?s(?= \p{L})/giu, 'everybody’s')
    .replaceAll(/(?<!\p{L})we(?!\p{L})/giu, 'they')
    .replaceAll(/(?<!\p{L})my(?!\p{L})/giu, 'the')
  const child = (gender: 'he' | 'she') => ofPronoun(`${gender} was`, { before, family, last: null })?.who ?? gender
  const given =
    isKin && before.length === 0
      ? plain
      : plain.replaceAll(GIVEN, (all, _at, whole: string) =>
          isKin && !/(?:gave|let|told|asked|showed|bought) (?:her|him)/iu.test(whole) ? all : hero
        )
  if (isKin) return given
  const clear = given.replaceAll(/(?<!\p{L})(?:he|she)(?!\p{L})/giu, (word) =>
    child(word.toLowerCase() === 'he' ? 'he' : 'she')
  )
  // “They … his” would be of any of them.
  return /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/iu.test(clear) && clear === given ? null : clear
}

function kinSaid(all: string, kin: string, family: readonly KinMember[]): string {
  if (/^(?:the|his|her|their) /iu.test(all) || MANY.test(kin.toLowerCase()))
    return all.replace(/^(?:my|our) /iu, 'the ')
  const [first = '', second] = kin.toLowerCase().split(' ')
  return calledOf(first, second, family).called
}

/** The first two as one sentence, said of one only once: “Papa sat on every sofa and fell asleep on the last one”. */
export function joined([one, other]: readonly Fact[]): string | null {
  if (one === undefined) return null
  if (other === undefined) return one.told
  return other.who === one.who && !one.told.includes(' and ')
    ? `${one.told} and${other.told.slice(other.who.length)}`
    : `${one.told}, and ${other.told}`
}
