import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { animalWords } from '../../language/animal-kinds.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { shownDeed } from './wish-act.ts'

/** What plays a person: a waiter is no tray, though he works with one. */
const FOR_PEOPLE = ['a cushion with a hat on', 'a coat over a chair, buttoned up', 'a bolster in a cardigan', 'the mop, with a scarf on', 'a pillow in a jumper'] // prettier-ignore
/** What plays an animal of which the lexicon says nothing. */
const FOR_ANIMALS = ['a rolled-up towel with two corners left out', 'a slipper, face down', 'a woolly hat on four clothes pegs', 'an oven glove', 'a jumper with its arms tucked under'] // prettier-ignore
/** What plays several, for what the lexicon names is one. */
const FOR_MANY = ['a row of shoes', 'seven clothes pegs in a row', 'a handful of walnuts', 'all the lids that there were', 'five potatoes, side by side'] // prettier-ignore
/** What a deed is done with in these kinds of wishes, the nearest first. */
const DEEDS = ['ours.do', 'did.do', 'we.do', 'once.do'] as const

const MOST_PROPS = 2
const MOST_WORDS_OF_NOUN = 3
const ARTICLE = /^(?:an?|the|some|his|her|its|their|my|our|your)$/u
/** What is there in any home, or worn by any child, needs nothing that plays it; nor does the family’s own animal. */
const AT_HAND = new Set(
  `torch cushion pillow blanket sofa chair table spoon fork cup mug plate bowl sock shoe slipper hat scarf coat jumper towel tea towel book box pan saucepan door window floor bed bath sink kitchen bathroom bedroom room house flat home hall stairs
  hand hands foot feet face head nose hair eye eyes ear ears tooth teeth mouth finger fingers arm arms leg legs knee knees tummy bum
  cat dog kitten puppy baby`.split(/\s+/u)
)
const SORTS: ReadonlySet<KnownNoun['sort']> = new Set([
  'creature',
  'person',
  'thing',
  'machine',
  'food',
  'place',
  'stuff'
])

const NAMED = /^(?:called|named)$/u
/** People of whom the lexicon says nothing. */
const SOMEBODY = /^(?:boy|girl|child|man|woman|lady|gentleman|neighbour|stranger|customer|visitor)$/u

/** What of a noun counts here. */
type NounOfDeed = Pick<KnownNoun, 'one' | 'many' | 'count' | 'sort'> & {
  [field in 'stand' | 'part' | 'does']: string | null
}

interface Prop {
  /** “The new boy”. */
  the: string
  isMany: boolean
  noun: NounOfDeed
}

/**
 * What a deed is done with at home, where the lexicon knows its things: of “lend a scooter to the vet” {props.said} “the
 * scooter was a broom, and the vet was a cushion with a hat on”, and of the first one thing {props.the} “the scooter”,
 * {props.bit} “the bell”, {props.did} “rolled off by itself”; nothing for what is made of what there is. And how it is shown,
 * where that is known of its verb: {props.play} “held out both hands with something in them”, {props.other} “the one who gets
 * it”, {props.does} what such a one does, with its full stop.
 */
export function propsOf(says: WishSayings, teller: Teller | null): WishSayings {
  const deed = DEEDS.map((slot) => says[slot]).find((said) => said !== undefined)
  if (deed === undefined) return {}
  const shown = shownDeed(deed, teller)
  // Who is captain is no cushion, and what one of them plays already is played.
  const props = /^be |\b(?:out of|made (?:of|from))\b/u.test(deed)
    ? []
    : propsIn(deed)
        .filter(({ the }) => shown === null || !shown.other.endsWith(the.slice('the '.length)))
        .slice(0, MOST_PROPS)
  const one = props.find(({ isMany, noun }) => !isMany && noun.sort !== 'person' && noun.sort !== 'place' && noun.part)
  return {
    ...(props.length === 0 ? {} : { 'props.said': props.map(playedBy).join(', and ') }),
    ...(one ? { 'props.the': one.the, 'props.bit': one.noun.part ?? '', 'props.did': one.noun.does ?? '' } : {}),
    ...(shown ? { 'props.play': shown.play, 'props.other': shown.other, 'props.does': shown.does } : {})
  }
}

function playedBy(prop: Prop): string {
  return `${prop.the} ${prop.isMany ? 'were' : 'was'} ${standOf(prop)}`
}

function propsIn(deed: string): Prop[] {
  const words = deed.replaceAll(/[,.!?“”]/gu, ' ').split(/\s+/u)
  const props: Prop[] = []
  for (let at = 1; at < words.length; at += 1) {
    const found = nounAt(words, at)
    if (!found) continue
    const prop = propOf(words, at, found)
    if (prop && !props.some(({ the }) => the === prop.the)) props.push(prop)
    at += found.length - 1
  }
  return props
}

/** The longest noun of the lexicon that begins there, and goes on into no other noun: a cat flap is no cat. */
function nounAt(words: readonly string[], at: number): { noun: NounOfDeed; called: string; length: number } | null {
  for (let length = MOST_WORDS_OF_NOUN; length > 0; length -= 1) {
    const called = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
    const noun = at + length <= words.length ? (knownNoun(called) ?? creatureOf(called)) : null
    const next = words[at + length]
    if (noun)
      return next === undefined || FUNCTION_WORDS.has(next.toLowerCase()) || NAMED.test(next)
        ? { noun, called, length }
        : null
  }
  return null
}

/** Those whom the lexicon does not know: people, and animals that have a story of their own. */
function creatureOf(called: string): NounOfDeed | null {
  const one = isPlural(called) ? called.replace(/(?<=[^s])s$/u, '') : called
  const sort = SOMEBODY.test(one) ? 'person' : animalWords.has(one) ? 'creature' : null
  return sort && { one, many: `${one}s`, count: 'one', sort, stand: null, part: null, does: null }
}

function propOf(
  words: readonly string[],
  at: number,
  { noun, called }: { noun: NounOfDeed; called: string }
): Prop | null {
  // “A greyhound called Pepper” is no pepper.
  if (NAMED.test(words[at - 1] ?? '')) return null
  if (!SORTS.has(noun.sort) || AT_HAND.has(noun.one) || AT_HAND.has(called)) return null
  const isMany = noun.count === 'pair' || (noun.count !== 'mass' && noun.many !== noun.one && called === noun.many)
  const article = words.slice(0, at).findLastIndex((word) => ARTICLE.test(word))
  const how =
    article < 1 || at - article > MOST_WORDS_OF_NOUN
      ? null
      : words.slice(article + 1, at).filter((word) => word !== 'very')
  const isBare = how === null || how.some((word) => FUNCTION_WORDS.has(word.toLowerCase()))
  // “By bus”, “in bed”: no single one is spoken of.
  if (isBare && !isMany && noun.count !== 'mass' && noun.count !== 'only') return null
  return { the: ['the', ...(isBare ? [] : how), called].join(' '), isMany, noun }
}

function standOf({ the, isMany, noun }: Prop): string {
  const letters = [...the].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const ofThis = (stands: readonly string[]) => stands[letters % stands.length] ?? ''
  if (isMany && noun.count !== 'pair') return ofThis(FOR_MANY)
  return noun.sort === 'person' ? ofThis(FOR_PEOPLE) : (noun.stand ?? ofThis(FOR_ANIMALS))
}
