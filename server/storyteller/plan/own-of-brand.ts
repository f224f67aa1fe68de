import type { DeedKind } from '#content/deed-kinds.ts'
import type { ScenePlot, WishSort } from '#content/format.ts'
import { CREATURE_WORDS, KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { rememberedFor } from '../remembered.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { BESIDE_THING, REFUSES } from '../wish/beside-subject.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf, stemsOfEach, stemsOfSaid } from '../word-stems.ts'
import { isWhollyOf } from './own-of-theme.ts'
import type { Reading } from './reading.ts'
import { leavesVerbUnsaid } from './verb-said.ts'

/** A wish for another author’s creation, and how it would be read if it said no more than what is free of that. */
interface Branded {
  alone: Reading
  isOfBrand: (entry: string) => boolean
  /** What is said beside it, and whether that is told of on its own: the dentist, a bath. */
  beside: Reading
  isEvent: boolean
}

/**
 * How near a story is to a wish about another author’s creation that says more than its name: “Pikachu lost in the forest”
 * is told in the world that was written for it, and “Thomas and the snow” is at least of a train. Null of any other story.
 */
export function distanceOfBrand(plot: ScenePlot, reading: Reading): number | null {
  const branded = brandedReadingOf(reading)
  if (branded === null || leavesDeedUnsaid(plot, reading)) return null
  const { alone, isOfBrand, beside, isEvent } = branded
  if (plot.wishes?.some(isOfBrand) === true)
    return isEvent ? AFTER_ITS_EVENT : OF_ITS_WORLD + farInItsWorld(plot, reading)
  if (isWhollyOf(plot, beside, BESIDE_THING) && !leavesBrandOut(plot, reading)) return OF_ITS_EVENT
  return isWhollyOf(plot, alone) ? OF_WHAT_IS_FREE : null
}

/**
 * Of the stories of one world that of which more words stand in the wish is the nearest (“lego train”), and what leaves a
 * word of it to others is told after all that leave none.
 */
function farInItsWorld(plot: ScenePlot, { request }: Reading): number {
  const said = stemsOf(request.theme)
  const named = stemsOfEach(plot.wishes ?? NO_WORDS).filter(({ stems }) => stems.every((stem) => said.has(stem)))
  const most = Math.max(0, ...named.map(({ stems }) => stems.length))
  const isLeft = stemsOfSaid(plot.except ?? NO_WORDS, said).size > 0
  return (isLeft ? FOR_A_WORD_LEFT : 0) - most * FOR_A_WORD_NAMED
}

/** Small enough that no number of words that a story names outweighs how near it is. */
const FOR_A_WORD_NAMED = 0.001
const FOR_A_WORD_LEFT = 0.01

/** The story of honey leaves the bears to theirs. */
function leavesBrandOut({ except = [] }: ScenePlot, { brand }: Reading): boolean {
  return stemsOfSaid(except, stemsOf(brand?.concept ?? '')).size > 0
}

/** Of too many tacos no story of webs says a word, and a lost shield is looked for. */
function leavesDeedUnsaid(plot: ScenePlot, reading: Reading): boolean {
  return reading.wish.visitor?.trait?.kind === 'mislaid' || (hasPlainDeed(reading) && leavesVerbUnsaid(plot, reading))
}

/** “Eats tacos”, and not “has a hat”, “goes to the desert”, which may be done in its own world. */
function hasPlainDeed({ wish: { says } }: Reading): boolean {
  return TOLD_BY_ITS_DEED.some((kind) => kind === says['once.kind']) && (says['once.do'] ?? '').includes(' ')
}

const TOLD_BY_ITS_DEED: readonly DeedKind[] = [
  'eats',
  'cooks',
  'knits',
  'paints',
  'grows',
  'tidies',
  'mends',
  'helps',
  'waits'
]

/** The readings of such a wish by which a story can be of it, and whether a story was written for it; null of any other wish. */
export function readingsOfBrand(reading: Reading): Pick<Branded, 'alone' | 'beside' | 'isOfBrand'> | null {
  return brandedReadingOf(reading)
}

/** Before whatever else is named beside it, for a child who asks for Elsa wants her snow. */
const OF_ITS_WORLD = -1.3
/** After what was written of all of it: a child who goes to the dentist with Peppa is to go to the dentist tomorrow. */
const OF_ITS_EVENT = 0.1
/** Where no story of the event is left, before any deed of any stranger. */
const AFTER_ITS_EVENT = 0.15
/** After what tells of the deed as it was typed, before what is told of any doer. */
const OF_WHAT_IS_FREE = 0.7

/** Of one wish every story of its own asks the same. */
const brandedReadingOf = rememberedFor(readBranded)

function readBranded(reading: Reading): Branded | null {
  const { theme, wish, request, brand } = reading
  if (brand === null || brand.rest === '' || brand.theme.packs.length === 0) return null
  if (theme.kind === 'comfort' || theme.kind === 'adventure' || wish.isQuestion) return null
  const rest = brand.rest.replace(LOSES, '').replace(RESCUED, '$<joint> a ')
  if (REFUSES.test(rest) || namesHarm(rest) || tellsOfNeed(rest)) return null
  const free = brand.theme.packs.map(({ id }) => id)
  const isLosing = rest !== brand.rest
  const events = theme.packs.filter(
    ({ id, world }) => !isLosing && !free.includes(id) && EVENTS.includes(world?.sort ?? 'thing')
  )
  const alone: Reading = {
    ...reading,
    request: { ...request, theme: brand.concept },
    theme: brand.theme,
    wish: { ...wish, news: null, visitor: null, says: {}, moods: [] }
  }
  return {
    alone,
    isOfBrand: brand.isSame,
    beside: {
      ...alone,
      request: { ...request, theme: rest },
      theme: { ...theme, kind: 'known', packs: events, wished: [] }
    },
    isEvent: events.length > 0
  }
}

/** In a tale one loses one’s way, or a shoe: no person is missed. */
const LOSES = wordPattern(
  String.raw`^(?:(?:is|gets?|got|was) lost(?! (?:his|her|their))|lost(?= (?:in|at|on)\b)|(?:loses|lost|has lost) (?:his|her|their|its|the|a) (?!${[...KIN_WORDS, ...PET_WORDS, 'friend', 'home', 'house', 'job', 'baby'].join('|')})\p{L}+)`,
  'iu'
)

/** “Paw Patrol and a lost kitten”: whom they help is no family’s. */
const RESCUED = wordPattern(
  String.raw`^(?<joint>(?:and|&|help|helps|find|finds|rescue|rescues|save|saves|with|look for|looks for)) (?:an?|the) lost (?=(?:\p{L}+ )?(?:${[...CREATURE_WORDS, ...PET_WORDS].join('|')})(?!\p{L}))`,
  'iu'
)

const EVENTS: readonly WishSort[] = ['deed', 'news', 'feeling']
