import { capital, capitals } from '../../capital.ts'
import { isCountable, isMass } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { pastOfVerb } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { pastOf } from '../kinds/wish-day.ts'

/** Who of a message does or says something: as the story calls that one, and who of the household it is. */
export interface SaidOne {
  called: string
  member: KinMember | null
}

const OF_HERO =
  /^(?:he|she|they|i|(?:my|our|the) (?:\p{N}+ year old|\p{L}+ year old|little one|toddler|boy|girl|son|daughter|kid|child|preschooler|little (?:boy|girl|man)|youngest|eldest|oldest)|\p{N}+ ?(?:yo|year old)|toddler|daughter|son|kid|kiddo|small person|little one)$/iu
const OF_BABY = /^(?:(?:my|our|the) )?(?:baby|babies|bub|infant)(?: (?:brother|sister))?$/iu
const NO_NAME =
  /^(?:and|but|so|then|who|which|what|that|teacher|everyone|everybody|people|somebody|someone|nobody|it|this|there|today|we|you|book|sign|doctor|news|dog|cat|police|when|while|just|also|has|always|one)$/iu

/** “He”, “piotr”, “our 4 year old”, “the baby”, “Auntie Rosa”; null of whom no story can say who it is. */
export function oneSaid(said: string, family: readonly KinMember[]): SaidOne | null {
  const words = said.replace(/^(?:and|but|so|then|when|today|because) /iu, '').trim()
  const hero = family.find(({ isHero }) => isHero) ?? family[0]
  const lower = words.toLowerCase()
  const named = family.find(
    ({ called }) => called.toLowerCase() === lower || called.toLowerCase().split(' ').includes(lower)
  )
  if (named !== undefined) return { called: named.called, member: named }
  if (OF_BABY.test(words)) {
    const baby = family.find(({ speaks, isChild }) => isChild && !speaks)
    return { called: baby?.called ?? 'the baby', member: baby ?? null }
  }
  if (words === '' || OF_HERO.test(words)) {
    const meant =
      hero !== undefined && isOther(hero, lower)
        ? family.find((each) => each.isChild && each.speaks && !isOther(each, lower))
        : hero
    const one = meant ?? hero
    return one === undefined ? null : { called: one.called, member: one }
  }
  const kin = KIN_OR_NAME.exec(words)?.groups?.['kin']?.toLowerCase()
  if (kin !== undefined) {
    const [first = '', name] = kin.split(' ')
    const member =
      family.find((each) => isCalledSo(each, first, name === undefined ? undefined : capital(name))) ?? null
    const isOf = /^(?:brother|sister|cousin|neighbour|son|daughter|kids?|twins?)$/u.test(kin)
    if (member === null && isOf) return null
    return { called: member?.called ?? capitals(kin), member }
  }
  return isName(words) ? { called: capital(words), member: null } : null
}

const KIN_OR_NAME = wordPattern(
  String.raw`^(?:(?:my|our|his|her) )?(?:(?:little|big|older|younger) )?(?<kin>(?:auntie|aunty|aunt|uncle) \p{L}+|${KIN})$`,
  'iu'
)

function isOther({ gender }: KinMember, pronoun: string): boolean {
  if (/^(?:she|.*(?:girl|daughter))$/u.test(pronoun)) return gender === 'he'
  return /^(?:he|.*(?:boy|son|little man))$/u.test(pronoun) && gender === 'she'
}

function isName(word: string): boolean {
  if (/ /u.test(word) || NO_NAME.test(word)) return false
  const tags = tagsOfWord(word.toLowerCase())
  const lower = word.toLowerCase()
  if (isCountable(lower) || isMass(lower) || anyNounIn(lower) !== null) return false
  return /^\p{Lu}\p{Ll}/u.test(word) || tags.length === 0 || tags.some((tag) => tag.endsWith('Name'))
}

/** After these “grandpa” is a noun like others. */
const BEFORE_NOUN = 'my|our|his|her|their|your|the|an?|its|this|that|’s'
const KIN_ALONE = wordPattern(
  String.raw`(?<!(?:${BEFORE_NOUN}) )(?<![\p{L}’-])(?<kin>mum|mummy|mom|mommy|dad|daddy|papa|mama|grandma|grandad|granddad|grandpa|granny|nana|nan|gran|nonna|nonno|abuela|abuelo|thatha|paati|dadi|nani|lola|lolo|oma|opa|yeye|nainai|halmoni|baba|amma|appa|teta)(?<of>[’']?s)?(?![\p{L}])`,
  'giu'
)
const FAMILY_OF = wordPattern(
  String.raw`(?<![\p{L}’-])(?:my|our) (?<kin>mum|mummy|mom|dad|daddy|grandma|grandad|grandpa|granny|nana|nan|gran)(?![\p{L}])`,
  'giu'
)
const NAMED =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Spanish English French German Italian Chinese Arabic Hindi Japanese Polish Aldi Lidl Tesco'.split(
    ' '
  )
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})icecream/giu, 'ice cream'],
  ...NAMED.map((name): [RegExp, string] => [wordPattern(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'giu'), name]),
  [/(?<!\p{L})some(?:one|body)[’']?s(?= \p{L}+)/giu, 'somebody’s'],
  [/(?<!\p{L})(?:can[’']?t|cannot)(?!\p{L})/giu, 'can’t'],
  [/(?<!\p{L})couldn[’']?t(?!\p{L})/giu, 'could not'],
  [/(?<!\p{L})wouldn[’']?t(?!\p{L})/giu, 'would not'],
  [/(?<!\p{L})wasn[’']?t(?!\p{L})/giu, 'was not'],
  [/(?<!\p{L})didn[’']?t(?!\p{L})/giu, 'did not'],
  [/(?<!\p{L})i(?=[’' ]|$)/gu, 'I'],
  [/(?<!\p{L})its(?= (?:a|an|the|not|been|so|too|my|our)(?!\p{L}))/giu, 'it’s']
]

/** With its capitals and its apostrophes, as no tired thumb puts them. */
export function asWritten(said: string, family: readonly KinMember[]): string {
  const plain = said.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  const whole = SHORT.reduce((text, [short, long]) => text.replaceAll(short, long), plain)
    .replaceAll(FAMILY_OF, (_, kin: string) => capital(kin.toLowerCase()))
    .replaceAll(
      KIN_ALONE,
      (_, kin: string, of?: string) => `${capital(kin.toLowerCase())}${of === undefined ? '' : '’s'}`
    )
  return family.reduce(
    (text, { called }) =>
      text.replaceAll(
        wordPattern(
          String.raw`(?<!(?:${BEFORE_NOUN}) )(?<![\p{L}’-])${called.replaceAll(/[^\p{L} -]/gu, '.')}(?<of>[’']?s)?(?!\p{L})`,
          'giu'
        ),
        (_, of?: string) => `${called}${of === undefined ? '' : '’s'}`
      ),
    whole
  )
}

const PARTS = / (?<link>because|cos|cuz|and|but|so|when|if|that|who|until) /iu
const NOW_THEN: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:it|he|she|that|there)’s(?= (?:been|gone|got|had|eaten|taken|lost|fallen|run|made)(?!\p{L}))/giu,
    'had'
  ],
  [/(?<!\p{L})(?:it|he|she|that|there)’s(?!\p{L})/giu, 'was'],
  [/(?<!\p{L})(?:I’m)(?!\p{L})/giu, 'was'],
  [/(?<!\p{L})(?:we|they|you)’re(?!\p{L})/giu, 'were'],
  [/(?<!\p{L})(?:I|we|they|you)’ve(?!\p{L})/giu, 'had']
]
const ONE_WORD: ReadonlyMap<string, string> = new Map([
  ['is', 'was'],
  ['am', 'was'],
  ['are', 'were'],
  ['isn’t', 'was not'],
  ['aren’t', 'were not'],
  ['has', 'had'],
  ['have', 'had'],
  ['hasn’t', 'had not'],
  ['haven’t', 'had not'],
  ['can', 'could'],
  ['can’t', 'could not'],
  ['will', 'would'],
  ['won’t', 'would not'],
  ['doesn’t', 'did not'],
  ['don’t', 'did not']
])
const FINITE_PAST = /^(?:was|were|had|did|could|would|should|might|must|got|\p{Ll}{2,}ed)$/u

/** What is said of now, as it is told: “the moon is following us because it fancies Mum”, “was … fancied”. */
export function inThePast(clause: string): string {
  const long = NOW_THEN.reduce(
    (text, [short, past]) => text.replaceAll(short, (word) => `${word.replace(/’\p{L}+$/u, '')} ${past}`),
    clause
  )
  const pieces = long.split(PARTS)
  // Every second piece is the link between two.
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : partInThePast(piece))).join(' ')
}

function partInThePast(part: string): string {
  const words = part.split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && (ONE_WORD.has(word.toLowerCase()) || FINITE_PAST.test(word.toLowerCase()))
  )
  const word = words[at]
  const past = word === undefined ? undefined : ONE_WORD.get(word.toLowerCase())
  if (past !== undefined) return words.with(at, past).join(' ')
  if (word !== undefined) return part
  const told = pastOf(part)
  if (told !== part) return told
  const verb = words.findIndex(
    (each, place) =>
      place > 0 &&
      /^\p{Ll}{2,}s$/u.test(each) &&
      tagsOfWord(each).some((tag) => tag.endsWith('Verb') || tag === 'PresentTense')
  )
  const said = verb === -1 ? null : pastOfVerb(words[verb] ?? '')
  return said === null ? part : words.with(verb, said).join(' ')
}

/** “We”, “us”, “our” of a family, of whom it is told. */
export function ofThem(clause: string): string {
  return clause
    .replaceAll(/(?<!\p{L})(?:we(?: all)?)(?=\s|$|’)/giu, 'they')
    .replaceAll(/(?<!\p{L})(?:all of us|us all|us)(?!\p{L})/giu, 'them')
    .replaceAll(/(?<!\p{L})ourselves(?!\p{L})/giu, 'themselves')
    .replaceAll(/(?<!\p{L})our(?!\p{L})/giu, 'their')
}

/** What a parent says of themselves, by what the child calls them; null where none is there. */
export function ofParent(clause: string, family: readonly KinMember[]): string | null {
  if (!/(?<!\p{L})(?:I|me|my|mine|I’m)(?!\p{L})/iu.test(clause)) return clause
  const grown = family.filter(({ isChild, speaks, isHero }) => !isChild && speaks && !isHero)
  const one =
    grown.find(({ relationship }) => /^(?:mother|mum|mom|mummy|mama)/iu.test(relationship)) ??
    grown.find(({ relationship }) => /^(?:father|dad|papa)/iu.test(relationship))
  return one === undefined ? null : asOf(clause, one.called)
}

/** The same of one who is a he or a she: named once, and then “he” and “his”. */
export function asOfOne(clause: string, { called, member }: SaidOne): string {
  const gender = member?.gender
  const first = /(?<!\p{L})(?:I|me|my|mine)(?:’(?:m|ve))?(?!\p{L})/iu.exec(clause)
  if (first === null || (gender !== 'he' && gender !== 'she')) return asOf(clause, called)
  const end = first.index + first[0].length
  const isHe = gender === 'he'
  const rest = clause
    .slice(end)
    .replaceAll(/(?<!\p{L})I(?!\p{L})/gu, isHe ? 'he' : 'she')
    .replaceAll(/(?<!\p{L})my(?!\p{L})/giu, isHe ? 'his' : 'her')
    .replaceAll(/(?<!\p{L})me(?!\p{L})/giu, isHe ? 'him' : 'her')
  const verb = /^ am(?!\p{L})/u.test(rest) ? rest.replace(/^ am/u, ' is') : rest
  return `${asOf(clause.slice(0, end), called)}${verb}`
}

/** “I”, “me”, “my” as a person’s. */
export function asOf(clause: string, called: string): string {
  return clause
    .replaceAll(/(?<!\p{L})I’m(?!\p{L})/gu, `${called} is`)
    .replaceAll(/(?<!\p{L})I’ve(?!\p{L})/gu, `${called} has`)
    .replaceAll(/(?<!\p{L})(?:I|me)(?!\p{L})/giu, called)
    .replaceAll(/(?<!\p{L})(?:my|mine)(?!\p{L})/giu, `${called}’s`)
    .replaceAll(wordPattern(String.raw`(?<=${called.replaceAll(/[^\p{L} -]/gu, '.')} )am(?!\p{L})`, 'gu'), 'is')
}
