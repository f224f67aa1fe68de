import { DEED_KINDS, type DeedKind, VERBS_OF_KIND } from '#content/deed-kinds.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { anyNounAtEnd, nounAtEnd } from '../../language/noun-at-end.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { knownSlots } from '../kinds/known-slots.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { thingIn } from './wish-did.ts'

interface VerbOfKind {
  kind: DeedKind
  verb: string
  /** What its thing has to be. */
  sort: string | undefined
}

const VERBS: readonly VerbOfKind[] = DEED_KINDS.flatMap((kind) =>
  VERBS_OF_KIND[kind]
    .split(', ')
    .filter((said) => said !== '')
    .map((said) => {
      const [verb = '', sort] = said.split(' >')
      return { kind, verb, sort }
    })
)

const OF_STATES: Readonly<Record<string, DeedKind>> = {
  live: 'lives',
  rather: 'prefers',
  'rather have': 'prefers',
  be: 'believes',
  'want to be': 'believes'
}

/** `opens` of “open a barber shop”; null of a verb that no list has. */
export function kindOfDeed(base: string, thing = thingOf(base)): DeedKind | null {
  const deed = `${base.toLowerCase()} `
  // “Make soup” has no thing that there is one of.
  const sort = nounOf(thing?.the ?? base)?.sort
  const fitting = VERBS.filter(
    (each) => deed.startsWith(`${each.verb} `) && (each.sort === undefined || each.sort === sort)
  )
  const nearest = fitting.toSorted((one, other) => nearness(other) - nearness(one))[0]
  return nearest?.kind ?? null
}

function nearness({ verb, sort }: VerbOfKind): number {
  return verb.length + (sort === undefined ? 0 : 1)
}

const OWNED = /\b(?:its|his|her|their) (?=\p{L})/giu

/** Null of “but both stop” and “for rabbits”, too: a thing is one or some, and holds no other words. */
function thingOf(base: string): { one: string; the: string } | null {
  // Who sings at the harbour does nothing to it, and who refuses to wear shoes nothing to them.
  if (/^\p{L}+ (?:at|on|by|near|like|(?:how )?to) /u.test(base) && !LOOKED_FOR.test(base)) return null
  const { one: being, noun } = /^(?:be|become) (?<one>an? (?<noun>.+))$/u.exec(base)?.groups ?? {}
  if (being !== undefined && noun !== undefined) return { one: being, the: `the ${noun}` }
  const plain = plainDeed(base)
  const thing = thingIn(plain) ?? stuffIn(plain)
  const words = thing?.the.toLowerCase().split(' ').slice(1) ?? []
  return thing === null ||
    words.some(
      (word) => word !== 'really' && !word.includes('-') && (FUNCTION_WORDS.has(word) || word.endsWith('ly'))
    ) ||
    NO_THING.test(words.at(-1) ?? '') ||
    (words.length > 1 && words.at(-1) === 'rainbow') ||
    words[0]?.startsWith('every') === true
    ? null
    : { one: withoutArticle(thing.one), the: withoutArticle(thing.the) }
}

/** “Dada’s glasses” are not “the Dada’s glasses”. */
function withoutArticle(said: string): string {
  return said.replace(/^(?:an?|the) (?=\p{Lu}\p{L}*’s )/u, '')
}

/** The deed with its thing right after its verb: “carry a whole biscuit” of “carry home a whole biscuit”. */
function plainDeed(base: string): string {
  return base
    .replaceAll(OWNED, 'the ')
    .replace(LOOKED_FOR, 'find ')
    .replace(
      /^(?<verb>\p{L}+)(?: (?:home|back|away|along|down))? (?:all (?:of )?the |too (?:many|much) (?=\p{L}+(?: \p{L}+)?$)|one |a whole |an entire )(?!way|time|day|night)/u,
      (all, verb: string) => `${verb} ${/ (?:one|whole|entire) $/u.test(all) ? 'a' : 'the'} `
    )
    .replace(/ (?:wrong|right|properly|sideways|backwards|upside down|back to \p{L}+|back)$/u, '')
    .replace(/\ba pair of /u, 'the ')
    .replaceAll(/\b(?:bed and breakfast|fish and chip|egg and spoon|hide and seek)\b/gu, (said) =>
      said.replaceAll(' ', '-')
    )
}

/** What is looked for is what will be found; and who is befriended is more than a friend. */
const LOOKED_FOR =
  /^(?:(?:look|search|hunt|wait|watch|look out|watch out|seek) for|make (?:best )?friends with|make a (?:new )?friend of|fall in love with|look after|take care of|talk to|sing to|read to) (?=\p{L})/u

/** “Broccoli” and “the sea”, of which there is no second one. */
function stuffIn(base: string): { one: string; the: string } | null {
  const { det = '', noun = '' } =
    /^\p{L}+ (?<det>the )?(?<noun>(?:\p{L}+ )?\p{L}+)(?=$| (?:in|on|at|to|from|with|under|of|over|into|for|by|until)\b)/u.exec(
      base
    )?.groups ?? {}
  const known = knownNoun(noun)
  if (known === null || (known.count !== 'mass' && known.count !== 'only')) return null
  return { one: det + noun, the: `the ${noun}` }
}

/** How and where something is done. */
const NO_THING =
  /^(?:sideways|backwards|forwards|indoors|outdoors|upside|wrong|stop|longest|rides|fright|idea|job|hug|kiss|shock|surprise|feeling|chance|fine|promotion|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|legs|says)$/u

/** The noun of “the tall green gorilla”. */
function nounOf(the: string | undefined): KnownNoun | null {
  return nounAtEnd(the?.split(' ').slice(1) ?? [])
}

/** The same of “the lost puppy”: the doer of a deed may have stories of its own. */
function anyNounOf(the: string | undefined): KnownNoun | null {
  return anyNounAtEnd(the?.split(' ').slice(1) ?? [])
}

/** Where it is done, or what else it is done with: “to Nana’s house” of “dig a tunnel all the way to Nana’s house”. */
const TAIL =
  /(?<= )(?<tail>(?:to|into|in|inside|on|onto|through|across|over|under|from|for|at|behind|down|around|round|with) (?<spot>(?:the|an?|its|his|her|their|my|\p{L}+’s) (?:[\p{L}’-]+ ){0,2}?[\p{L}-]+|\p{Lu}\p{L}+))(?=$| (?:and|to|in|on|at|with|from|of|for|by|over|until)\b)/u
/** “Go on the bus to Mumbai”: the bus is not where that ends. */
const ON_THE_WAY =
  /^(?:go|get|catch|take|board|travel|ride)(?: (?:on|onto|in|by))?(?: (?:the|an?))? (?:bus|coach|train|tram|metro|tube|ferry|boat|ship|plane|aeroplane|rocket)(?= to )/u
const VISITED = /^(?:visit|explore|reach) (?<spot>the (?:[\p{L}’-]+ ){0,2}?[\p{L}-]+|\p{Lu}\p{L}+)$/u
/** Who goes out for a stroll has not got to the stroll, and whom one plays with is no place. */
function isPlace(tail: string): boolean {
  return !/^with |^for (?:an?|the) (?:stroll|walk|swim|ride|while|first|day|night|week|party|joke)\b|^(?:in|on) (?:an?|the) (?:storm|hurry|rain|snow|cruise|holiday|night|morning|walk|day|time|way)\b/u.test(
    tail
  )
}

/** “Teach the goat to dance”, “learn to whistle”. */
const SKILL =
  /^(?:teach|train|help|show|learn|practise|forget)(?: (?<pupil>(?:an?|the|its|his|her|their|all the|\p{Lu}\p{L}+) ?(?:[\p{L}’-]+ ){0,3}?[\p{L}-]*?|\p{L}+s))?(?: how)? to (?<skill>\p{Ll}{2,}.*)$/u
/** “Learn ballet”, “practise the trumpet”: that is what is learnt, and no verb. */
const LESSON = /^(?:learn|practise|take up) (?<subject>(?:the )?\p{L}+(?: \p{L}+)?)$/u
/** “Learned to whistle”, of which the deed is to whistle. */
const LEARNT = /^(?:(?:finally|never) )?learn(?:ed|t)(?: how)? to (?=\p{L})/u

/**
 * What a story of just such a deed can rely on: {once.kind}, its kind, which is not told; of “dig a tunnel to Nana’s
 * house” {once.thing} “a tunnel”, {once.the} “the tunnel”, {once.tail} “to Nana’s house”, {once.spot} “Nana’s house”;
 * of “teach the goat to dance” {once.pupil} “the goat”, {once.skill} “dance”, {once.skilling} “dancing”. The same of
 * the child who leads, {ours.thing} and so on. What the lexicon knows of the doer: {doer.part}, {doer.does},
 * {doer.move}, {doer.sound}, {doer.fact}, {doer.wants}, {doer.where}; and of the thing {what.part}, {what.does},
 * {what.fact}, {what.sound}, {what.where}, {what.stand}. Each is missing where nothing is known.
 */
export function partsOfDeed(says: WishSayings): WishSayings {
  return { ...partsOf('once', says), ...partsOf('ours', says) }
}

function partsOf(of: 'once' | 'ours', says: WishSayings): WishSayings {
  const base = says[`${of}.do`]
  if (base === undefined) return {}
  const thing = thingOf(base)
  const going = base.replace(ON_THE_WAY, 'go')
  const there = going.replaceAll(OWNED, 'the ')
  const { tail, spot } = TAIL.exec(there)?.groups ?? {}
  // “Visits the desert” goes there without a “to”.
  const visited = tail === undefined ? VISITED.exec(there)?.groups?.['spot'] : undefined
  const state = says[`${of}.state`]
  const hasLearnt = LEARNT.test(says[`${of}.did`] ?? '')
  const kind = hasLearnt ? 'learns' : ((state === undefined ? undefined : OF_STATES[state]) ?? kindOfDeed(going, thing))
  const { pupil, skill = hasLearnt ? base : undefined } = SKILL.exec(base)?.groups ?? {}
  const isMany = says['once.was'] === 'were'
  return {
    // A child who trains to be a chef is none yet.
    ...(kind && (of === 'once' || kind !== 'becomes' || state !== undefined) ? { [`${of}.kind`]: kind } : {}),
    ...(thing ? { [`${of}.thing`]: thing.one, [`${of}.the`]: thing.the } : {}),
    ...(visited === undefined ? {} : { [`${of}.spot`]: visited }),
    ...(tail === undefined || spot === undefined
      ? {}
      : { [`${of}.tail`]: tail, ...(isPlace(tail) ? { [`${of}.spot`]: spot.replace(/^an? /u, 'the ') } : {}) }),
    ...skillOf(of, pupil, skill, LESSON.exec(base)?.groups?.['subject']),
    // What is known of one is not so of three.
    ...(of === 'once' && !isMany ? knownSlots('doer', anyNounOf(says['once.who'])) : {}),
    ...knownSlots('what', nounOf(thing?.the))
  }
}

function skillOf(
  of: 'once' | 'ours',
  pupil: string | undefined,
  skill: string | undefined,
  subject: string | undefined
): WishSayings {
  if (skill === undefined) return subject === undefined ? {} : { [`${of}.skilling`]: subject }
  const doing = verbForms(skill)?.ing
  if (doing === undefined) return {}
  return {
    ...(pupil === undefined ? {} : { [`${of}.pupil`]: pupil.replaceAll(OWNED, 'the ').replace(/^an? /u, 'the ') }),
    [`${of}.skill`]: skill,
    [`${of}.skilling`]: doing
  }
}
