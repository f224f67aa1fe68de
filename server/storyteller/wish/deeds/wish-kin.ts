import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural } from '../../language/common-nouns.ts'
import { PARENT_WORDS } from '../../language/family-words.ts'
import { KIN, NAME } from '../../language/kin-patterns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import type { Pronouns } from '../../language/pronouns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { baseOfPast, isIrregularPast, verbForms } from '../../language/verb-forms.ts'
import { isPast, partsOf } from '../../language/wish-clause.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { readFamilyNews } from '../../sorrow/family-news.ts'
import { isGlad } from '../../sorrow/glad-wish.ts'
import { GRIEF, NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { isHarmless, isKinDeed } from './kin-deeds.ts'
import { isToldDeed } from './told-deeds.ts'

/** One of the household, as far as a wish may name them. */
export interface KinMember {
  called: string
  /** As the family typed it: "mother", "Nana". */
  relationship: string
  gender: Pronouns | null
  isChild: boolean
  /** Whether that one can say a line. */
  speaks: boolean
  isHero: boolean
}

const HOW = '(?:super|little|big|baby|silly|brave|clever|old|dear|great|poor|crazy|funny|naughty)'
/** “Granny”, “my big sister”, “Uncle Joe”, “super grandad”. */
const SUBJECT = wordPattern(
  String.raw`^(?:(?:my|our|the) )?(?:${HOW} )*(?<kin>${KIN})(?: (?<name>${NAME}))? (?<clause>\p{L}.+)$`,
  'iu'
)
/** “Grandpa and the runaway trolley”: the wish does not say what was done with it. */
const AND_THING =
  /^and the (?<thing>(?:\p{L}+ ){0,2}\p{L}+)(?: (?:in|on|at|from|under|of|that|who|which|with|behind)\b.*)?$/iu
const CAUGHT = /^(?:runaway|escaped|flying|lost|missing|galloping|rolling)\b/iu

/** Ordinary days and hard ones; other stories are about those. */
const NOT_PLAYED =
  /\b(?:work|office|hospital|doctor|dentist|vet|night shift|job|prison|court|church|away|pregnant|baby(?! (?:elephant|dragon|dinosaur|bird|owl|shark|whale))|tummy|school|nursery|war|army|wedding|married|birthday|tooth|teeth|arm|leg|wrist|ankle|heart|promise|match|game|race|final|life|house|home|way|me|us|her mind|temper|him|them|you|i|we|ourselves|attention|names?|memory|hair|voice|hearing|sight|mind|things|everything|everybody|who|how|breath)\b/iu
const TO_DO =
  /^(?:wants?|wanted|learns?|learned|learnt|tries|tried|decides?|decided|begins|began|starts|started|manages|managed|can|could)(?: how)?(?: to)? (?=\p{L})/iu

/** What goes wrong for a family, by the base of its verb, and whether anything is left of the thing. */
const MISHAPS: ReadonlyMap<string, 'left' | 'gone' | 'whole'> = new Map([
  ...'burn break eat drink drop spill squash sit tread step tear rip ruin shrink melt pop bite knock wash scratch bend flood crack topple finish'
    .split(' ')
    .map((verb) => [verb, 'left'] as const),
  ...'lose forget leave throw give lock mislay'.split(' ').map((verb) => [verb, 'gone'] as const),
  ...'get fall slip trip miss'.split(' ').map((verb) => [verb, 'whole'] as const)
])
const MISHAP_NEEDS: Readonly<Record<string, RegExp>> = {
  sit: /^(?:down )?on /u,
  tread: /^(?:on|in) /u,
  step: /^(?:on|in) /u,
  throw: /^away /u,
  give: /^away /u,
  get: /^(?:stuck|locked|trapped|tangled|caught) /u,
  fall: /^(?:in|into|off|out|through|over|asleep (?:in|on)(?! (?:the |my |his |her |our |a )?(?:\p{L}+ )?(?:chair|armchair|sofa|couch|car|bus|train|plane|bed|cot|seat|pram|buggy|hammock|bench|shoulder|lap) )) /u,
  slip: /^(?:on|in|over) /u,
  trip: /^over /u,
  miss: /^(?:the|a) /u,
  knock: /^(?:over|down|off) /u,
  eat: /^(?:the|my|all|our|his|her|a|\p{L}+’s) /u,
  drink: /^(?:the|my|all|our|his|her|a|\p{L}+’s) /u,
  bite: /^(?:the|a piece|into) /u,
  wash: /^(?:my|the|our|his|her) /u,
  finish: /^(?:the|all|my) (?:\p{L}+ )?(?:biscuits|cake|milk|crisps|chocolate|cookies|sweets)/u
}
const PASTS: Readonly<Record<string, string>> = {
  burnt: 'burn', burned: 'burn', spilt: 'spill', spilled: 'spill', dropped: 'drop', shrank: 'shrink', shrunk: 'shrink', tore: 'tear', trod: 'tread', lost: 'lose', left: 'leave', put: 'put', forgot: 'forget', broke: 'break', squashed: 'squash', popped: 'pop', ripped: 'rip', smashed: 'smash', tripped: 'trip', slipped: 'slip', washed: 'wash', melted: 'melt', missed: 'miss', scratched: 'scratch', bent: 'bend', locked: 'lock', knocked: 'knock', ruined: 'ruin', cracked: 'crack', threw: 'throw', learnt: 'learn', sat: 'sit', fell: 'fall', got: 'get'
} // prettier-ignore
const BASES: Readonly<Record<string, string>> = { goes: 'go', does: 'do', flies: 'fly', wins: 'win', tries: 'try' }
const FORMS: Readonly<Record<string, readonly [past: string, ing: string]>> = {
  put: ['put', 'putting'], burn: ['burnt', 'burning'], shrink: ['shrank', 'shrinking'], tread: ['trod', 'treading'], lose: ['lost', 'losing'], leave: ['left', 'leaving'], spill: ['spilt', 'spilling'], get: ['got', 'getting'], win: ['won', 'winning'], go: ['went', 'going'], ride: ['rode', 'riding']
} // prettier-ignore
const MOST_WORDS = 14

/**
 * Reads what one of the family does in a wish: "granny rides a motorbike". {kin} is that one, {kin.base} "ride a
 * motorbike", {kin.did}, {kin.doing}, and {kin.the} "the motorbike" where there is something. What goes wrong ("daddy
 * burnt the pancakes") is {mishap}, with {mishap.did}, {mishap.the} and {mishap.left}, what there is to see of it
 * afterwards. Where no one member of `family` who talks is meant, the kind is `kin-away` or `mishap-away`. Null of the
 * hero, of what is ordinary or sad, and of a quarrel.
 */
export function kinOf(meant: string, family: readonly KinMember[]): WishSayings | null {
  const plain = plainOf(meant).replace(/^(?:the (?:day|time|night)|when)(?: (?:that|when))? /iu, '')
  if (GRIEF.test(plain) || NO_FUN.test(plain.replace('burnt down', '')) || readFamilyNews(plain) !== null) return null
  if (/[“”"\p{N}?]/u.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  const read = subjectOf(plain, family)
  if (read === null) return null
  const { who, isAway, clause } = read
  if (NOT_PLAYED.test(clause.replaceAll(/\b(?:my|our|his|her|their) /giu, ''))) return null
  const together = AND_THING.exec(clause)?.groups?.['thing']
  const said = together === undefined ? clause : `${CAUGHT.test(together) ? 'catches' : 'deals with'} the ${together}`
  const deed = deedOf(said)
  if (deed === null) return null
  const kind = mishapOf(deed.base)
  if (
    !(kind === null
      ? isKinDeed(deed.base, said) || (!isAway && deed.base.includes(' ') && isToldDeed(deed.base) && isGlad(plain))
      : isHarmless(deed.base, said))
  )
    return null
  const name = `${kind === null ? 'kin' : 'mishap'}${isAway ? '-away' : ''}`
  const slot = kind === null ? 'kin' : 'mishap'
  const thing = thingOf(deed.base)
  if (kind !== null && (thing === null || !/^(?:my|the|our|his|her)? ?\p{L}/u.test(thing))) return null
  const { base, past, ing } = deed
  return {
    [name]: who,
    [`${slot}.who`]: who,
    [`${slot}.base`]: base,
    [`${slot}.did`]: past,
    [`${slot}.doing`]: ing,
    ...(thing === null ? {} : { [`${slot}.the`]: thing }),
    ...(kind === null || thing === null ? {} : { 'mishap.left': LEFT[kind](thing) })
  }
}

const LEFT = {
  left: (thing: string) => `what was left of ${thing}`,
  gone: (thing: string) => `the place where ${thing} should have been`,
  whole: (thing: string) => thing
} as const

/** Who does it; `isAway` where no member of the household who talks is meant. */
function subjectOf(
  plain: string,
  family: readonly KinMember[]
): { who: string; isAway: boolean; clause: string } | null {
  const named = family.find(({ called }) => plain.toLowerCase().startsWith(`${called.toLowerCase()} `))
  if (named)
    return named.isHero || !named.speaks
      ? null
      : { who: named.called, isAway: false, clause: plain.slice(named.called.length + 1) }
  const groups = SUBJECT.exec(plain)?.groups
  if (!groups) return null
  const { kin = '', clause: after = '' } = groups
  // “Grandma Lost her glasses” has no name in it.
  const isVerb = groups['name'] !== undefined && isPastVerb(groups['name'])
  const name = isVerb ? undefined : groups['name']
  const clause = isVerb ? `${groups['name']?.toLowerCase()} ${after}` : after
  const member = family.filter((each) => !each.isHero && isCalledSo(each, kin.toLowerCase(), name))
  const [meant] = member
  if (meant) return meant.speaks && member.length === 1 ? { who: meant.called, isAway: false, clause } : null
  if (
    /^(?:baby|twins?|child|kids?|family|son|daughter)$|s$/iu.test(kin) ||
    /\b(?:baby|little) /iu.test(plain.slice(0, 20))
  )
    return null
  const { standing } = readRelationship(kin)
  // A child who is not there writes no letters.
  if (standing !== 'elder' && standing !== 'grown-up') return null
  return { who: `${capital(kin)}${name === undefined ? '' : ` ${name}`}`, isAway: true, clause }
}

/** Whether “granny” or “Uncle Joe” is this one. */
export function isCalledSo(member: KinMember, kin: string, name: string | undefined): boolean {
  if (name !== undefined) return member.called.toLowerCase().includes(name.toLowerCase())
  if (member.called.toLowerCase().split(' ').includes(kin)) return true
  const said = readRelationship(kin)
  const own = readRelationship(member.relationship)
  if (said.standing === 'younger')
    return isChildOfTheHouse(member) && said.gender !== null && said.gender === member.gender
  if (said.standing !== own.standing || said.gender !== own.gender || said.gender === null) return false
  return isParent(kin) === isParent(member.relationship.toLowerCase())
}

/** And no cousin or guest: “my son” is none of those. */
export function isChildOfTheHouse({ isChild, relationship }: KinMember): boolean {
  return isChild && !/cousin|friend|guest/iu.test(relationship)
}

/** Of the grown-ups: an aunt is no mother. */
function isParent(word: string): boolean {
  return word.split(' ').some((each) => PARENT_WORDS.includes(each))
}

export interface Forms {
  base: string
  past: string
  ing: string
}

/** All forms of “rides a motorbike”, “is riding …”, “learned to ride …”, “her motorbike” as “the motorbike”; null where it is no deed. */
export function deedOf(clause: string, owners: 'kept' | 'left out' = 'left out'): Forms | null {
  const bare = clause
    .replace(/,? (?:again|today|tonight|tomorrow|yesterday|this (?:morning|evening|afternoon)|last night|once)$/iu, '')
    .replace(/,? (?:because|cos|so|but|when|while|until|who|that|which)\b.*$/iu, '')
    .replace(/,? and (?:nobody|no one|everybody|everyone|nothing|it|they|she|he|all|the)\b.*$/iu, '')
    .replace(TO_DO, '')
    .replace(/^(?:is|was|are|were) (?=\p{L}+ing\b)/iu, '')
  const pieces = bare.split(/ and (?=\p{Ll}+(?:s|ed)\b)/u)
  const forms = pieces.map((piece) => formsOf(piece, owners)).filter((each) => each !== null)
  const [first] = forms
  if (first === undefined || formsOf(pieces[0] ?? '', owners) === null) return null
  const all = (form: keyof Forms): string => forms.map((each) => each[form]).join(' and ')
  return { base: all('base'), past: all('past'), ing: all('ing') }
}

function formsOf(piece: string, owners: 'kept' | 'left out'): Forms | null {
  const [verb = '', ...rest] =
    piece.toLowerCase() === piece
      ? piece.split(' ')
      : [piece.split(' ')[0]?.toLowerCase() ?? '', ...piece.split(' ').slice(1)]
  if (verb === '') return null
  const base = PASTS[verb] ?? BASES[verb] ?? (isOver(verb) ? baseOfPast(verb) : verbForms(verb)?.base)
  if (base === undefined || !/^\p{Ll}+$/u.test(base)) return null
  // “Her glasses” is not done.
  if (FUNCTION_WORDS.has(verb) && PASTS[verb] === undefined && !MISHAPS.has(base)) return null
  if (
    partsOf(`Zoe ${verb} ${rest.join(' ')}`) === null &&
    PASTS[verb] === undefined &&
    !/(?:s|ed|ing)$/u.test(verb) &&
    verb !== base
  )
    return null
  const [past, ing] = FORMS[base] ?? [verbForms(base)?.past ?? `${base}ed`, verbForms(base)?.ing ?? `${base}ing`]
  const typed = ` ${rest.join(' ')}`.trimEnd()
  const after =
    owners === 'kept'
      ? typed
      : typed.replaceAll(
          /\b(?:my|our|his|her|their) (?:favourite |favorite |own |best |brand new |new )?(?=\p{L})/giu,
          'the '
        )
  return { base: base + after, past: past + after, ing: ing + after }
}

function isOver(verb: string): boolean {
  return isIrregularPast(verb) || isPast([verb])
}

/** Whether what was done is something that goes wrong, and how much of its thing there is afterwards. */
function mishapOf(base: string): 'left' | 'gone' | 'whole' | null {
  const [verb = '', ...rest] = base.split(' ')
  const kind = MISHAPS.get(verb)
  if (kind === undefined || MISHAP_NEEDS[verb]?.test(`${rest.join(' ')} `) === false) return null
  return kind
}

const NO_THING =
  /^(?:day|days|time|world|night|evening|morning|show|fun|moon|stars?|sky|sea|party|part|way|turn|go|best|worst|lot|bit|end|top|front|back|side)$/u

/** The first thing that it is done to or with: “the motorbike”. */
export function thingOf(base: string): string | null {
  const found =
    / (?:(?:all|off|on|over|in|into|with|of) )*(?:an?|the|some|all|\p{L}+’s) (?<thing>(?:\p{L}[\p{L}-]* ){0,2}?\p{L}+)(?= (?:in|on|at|to|from|with|under|of|over|into|onto|and|for|up|down|all|around|round|by|off|out|through|again|across)\b|$)/iu.exec(
      base
    )?.groups?.['thing']
  const bare = found ?? / (?<thing>\p{L}+)$/u.exec(base)?.groups?.['thing'] ?? ''
  const head = bare.slice(bare.lastIndexOf(' ') + 1)
  if (bare === '' || NO_THING.test(head)) return null
  return found !== undefined || isPlural(head) || isCountable(head) || isMass(head) ? `the ${bare}` : null
}
