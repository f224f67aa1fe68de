import type { ThemePack } from '#content/format.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'

/** A pack that a wish names, and the very words by which it does. */
export interface FoundPack {
  pack: ThemePack
  key: string
}

interface Hit extends FoundPack {
  at: number
  end: number
}

/** “Star of the week” is a child. */
const STAR_OF = /\bstars? (?=of the (?:week|month|day|term|year|class|show|match|team|school|nativity|play)\b)/gu

/**
 * At most two packs that a wish names, the one that it is about first. The longest key that is found claims its words;
 * words that say next to nothing (`WEAK`) lose to anything else that the wish says, words of a mood or an occasion
 * (`MOOD`) to any thing that a pack knows. Of a compound ("night train", "dinosaur haircut") the last noun is what it is
 * about, else what is named first.
 */
export function findPacks(subject: string, themes: readonly ThemePack[]): FoundPack[] {
  const text = plainText(subject).replaceAll(STAR_OF, 'winner ')
  const hits = hitsIn(text, themes).sort((one, other) => one.at - other.at)
  const content = wordsOutside(text, hits)
  const strong = hits.filter(({ key }) => !isNamedInPassing(key))
  const moods = hits.filter(({ key }) => MOOD.has(key))
  const weak = hits.filter(({ key }) => WEAK.has(key))
  const kept = strong.length > 0 ? strong : moods.length > 0 ? moods : content.length > 0 ? [] : weak
  const [lead] = kept.splice(leadOf(text, kept), 1)
  if (!lead) return []
  const second = kept.find(({ pack }) => pack !== lead.pack)
  return (second ? [lead, second] : [lead]).map(({ pack, key }) => ({ pack, key }))
}

/** What a wish names only in passing, or not at all: never against another word that means something. */
const WEAK = new Set(
  `night nighttime sleep day days new story stories starting first@day first@day@of@school@day learning help helping trip travel travelling travels visit visits map machine machines
  training delivery care adventure adventures exploring quest journey rescue tools post party present presents gift busy block blocks building love family heart my@heart hair nature plant plants
  wind sport sports game game@night captain colours sweets driving mail emergency racing a@visit cousins lunch breakfast`
    .split(/\s+/u)
    .map((word) => word.replaceAll('@', ' '))
)

/** How it feels, and what for: told with whatever it is about, and by themselves where no pack knows that. */
const MOOD = new Set(
  `losing winning winning@and@losing cheating lying caring courage being@brave bravery feelings gratitude loud@noises shadow shadows dark darkness dream dreams a@dream holiday holidays summer@holiday summer@holidays
  going@on@holiday sorry arguing my@turn visitors treasure treasures magic magical king queen hero heroes star stars sky the@sky sun the@sun winter ice nest mud wool explorer mystery friends friend kindness being@kind
  phone phones my@eyes bones the@market cooking kitchen`
    .split(/\s+/u)
    .map((word) => word.replaceAll('@', ' '))
)

/** Whether a key names what a wish is about only where the wish says nothing else: mud is no pig. */
export function isNamedInPassing(key: string): boolean {
  return WEAK.has(key) || MOOD.has(key)
}

/** Small letters, single spaces, and a space at both ends; "Grandma’s" and "grandmas" are one. */
function plainText(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N},]+/gu, ' ')
    .replaceAll(',', ' , ')
    .replaceAll(/ +/gu, ' ')
    .trim()} `
}

/** All keys that are found, the longest first; what one has claimed no other may: "sea horse" is not also a horse. */
function hitsIn(text: string, themes: readonly ThemePack[]): Hit[] {
  let left = text
  const hits: Hit[] = []
  for (const each of keysOf(themes)) {
    const place = placeOf(left, each)
    if (!place) continue
    const { pack, key } = each
    left = left.slice(0, place.at) + ' '.repeat(place.end - place.at) + left.slice(place.end)
    if (!hits.some((hit) => hit.pack === pack && !isNamedInPassing(hit.key))) hits.push({ pack, key, ...place })
  }
  return hits
}

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const LATIN = /^[\p{Script=Latin}\p{N} -]+$/u
/** What a word takes on without becoming another word: "carrot" is no "carro". */
const ENDINGS = /^(?:s|es|d|ed|r|er|rs|ers|ing|ings|y|ies|ist|ists|e|let|lets|land|ball)?$/u
const DOUBLED = /^[nmtgpdb](?:ing|er|ers|ed)$/u
/** They begin like a key and end like a form of it, and are neither. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['never', 'poor', 'poorly'])

/** Where a key stands in a text as words of its own, with the ending that they have there. */
function placeOf(text: string, { plain, begun }: LookedFor): { at: number; end: number } | null {
  if (begun === null) {
    const at = text.indexOf(plain)
    return at < 0 ? null : { at, end: at + plain.length }
  }
  for (let at = text.indexOf(begun); at >= 0; at = text.indexOf(begun, at + 1)) {
    const end = at + begun.length
    const rest = /^[^ ]*/u.exec(text.slice(end))?.[0] ?? ''
    if (isFormOf(plain, rest)) return { at: at + 1, end: end + rest.length }
  }
  return null
}

/** "Swimming" is of "swim", and "started" is not of "star". */
function isFormOf(key: string, ending: string): boolean {
  if (!LATIN.test(key)) return ending.length <= 6
  if (OTHER_WORDS.has(key + ending)) return false
  return ENDINGS.test(ending) || (DOUBLED.test(ending) && key.at(-1) === ending[0])
}

/** Words that mean something and that no key has claimed. */
function wordsOutside(text: string, hits: readonly Hit[]): string[] {
  let left = text
  for (const { at, end } of hits) left = left.slice(0, at) + ' '.repeat(end - at) + left.slice(end)
  return left
    .split(/[ ,]+/u)
    .filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word) && !SAYS_NOTHING.has(word) && !WEAK.has(word))
}

const SAYS_NOTHING = new Set(
  'time story about some something big small good nice happy sad funny long short really please lots lot many more'.split(
    ' '
  )
)

/**
 * The place of the hit that a wish is about: the first, or the last of those that stand side by side with it. What a
 * family calls its own ("our dog") is whom it happens to, and what happens is the story.
 */
function leadOf(text: string, hits: readonly Hit[]): number {
  const [first] = hits
  const event = hits.findIndex(({ pack }) => EVENTS.has(pack.world?.sort ?? pack.id))
  if (first && event > 0 && first.pack.world?.sort === 'creature' && OWNED.test(text.slice(0, first.at))) return event
  let head = 0
  while (head + 1 < hits.length) {
    const [one, next] = [hits[head], hits[head + 1]]
    if (!one || !next || text.slice(one.end, next.at) !== ' ') break
    head += 1
  }
  return head
}

const EVENTS: ReadonlySet<string> = new Set(['deed', 'news', 'job', 'feast'])
const OWNED = /(?:^| )(?:my|our|his|her|their) (?:\p{L}+ )?$/u

/** What is looked for of a key: itself, and as a word begins with it; null where words have no spaces between them. */
interface LookedFor {
  plain: string
  begun: string | null
}

type Key = FoundPack & LookedFor

function lookedFor(plain: string): LookedFor {
  return { plain, begun: NO_SPACES.test(plain) ? null : ` ${plain}` }
}

const sortedKeys = new WeakMap<readonly ThemePack[], Key[]>()

/** Longest first. */
function keysOf(themes: readonly ThemePack[]): Key[] {
  let keys = sortedKeys.get(themes)
  if (!keys) {
    keys = themes
      .flatMap((pack) => pack.keys.map((key) => ({ pack, key, ...lookedFor(plainText(key).trim()) })))
      .sort((a, b) => b.plain.length - a.plain.length || a.key.length - b.key.length)
    sortedKeys.set(themes, keys)
  }
  return keys
}
