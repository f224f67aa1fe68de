import { lazyPattern } from '../language/lazy-pattern.ts'
import { rememberedOfWish } from '../remembered.ts'
import { wordPattern } from '../word-pattern.ts'
import { BRANDS } from './brands.ts'

const SEVERAL =
  /\b(?:and|&|patrol|petrol|hunters|avengers|masks|turtles|transformers|octonauts|dalmatians|trolls|ponies)\b/iu
/** In their names stands a word by which something else would be heard: a demon, or what is left of a house. */
const MISHEARD: readonly [sign: RegExp, who: string][] = [
  [/\b(?:(?:the )?k[- ]?pop )?demon hunters\b/giu, 'some singers'],
  [/\b(?:winnie[- ]the[- ]pooh|winnie pooh)\b/giu, 'a small bear'],
  [/\b(?:a )?turma da m[oô]nica\b/giu, 'a rabbit and its friends'],
  [
    /\b(?:(?:chase|marshall?|skye|zuma) (?:and|&) rubble|rubble (?:and|&) (?:chase|marshall?|skye|zuma))\b/giu,
    'two helpful dogs'
  ]
]
/** “My superhero”, and not “my a superhero”. */
const OWNED = /\b(?:my|our|your|his|her|their|\p{L}+[’']s) $/iu
/** More than another thing beside it. */
const SAYS_MORE = String.raw` (?!and\b|with\b|meets?\b|plus\b|vs?\b|versus\b|movie\b|story\b|games?\b|party\b|birthday\b|cards?\b|toys?\b)[\p{L}’']+ \p{L}`

/**
 * Each story of its own asks a wish for its brands, so their patterns are compiled once, and none before it is needed: all
 * of them take a third of a second, and a wish that names one brand needs no other’s.
 */
const PATTERNS = BRANDS.map(([sign, concept, who]) => {
  const one = `(?:(?:the|an?) )?(?:${sign.source})`
  return {
    concept,
    who,
    anyName: sign,
    anywhere: lazyPattern(() => sign.source, 'giu'),
    doesMore: lazyPattern(() => `${one}(?=[’']s \\p{L}|${SAYS_MORE})`, 'iu'),
    twoDoMore: lazyPattern(() => `${one} (?:and|&) ${one}(?=${SAYS_MORE})`, 'iu')
  }
})

/** Most wishes name none of them, which one pattern sees at once; to ask each of some three hundred takes a thread’s first second. */
const ANY_BRAND = wordPattern(BRANDS.map(([sign]) => `(?:${sign.source})`).join('|'), 'iu')
const namesBrand = rememberedOfWish((text) => ANY_BRAND.test(text))

/** A wish with other people’s creations: what is free of them, and what else is wished for, each as it was typed. */
export interface Branded {
  concepts: string[]
  rest: string[]
}

/** "Spider-Man and dinosaurs" are superheroes, and dinosaurs. Null where nothing is another author’s. */
export function readBrands(subject: string): Branded | null {
  const concepts: string[] = []
  const rest: string[] = []
  // A brand may have an "and" of its own.
  let text = subject
  if (!namesBrand(subject)) return null
  for (const { anyName, anywhere, concept } of PATTERNS) {
    if (!anyName.test(text)) continue
    const free = text.replaceAll(anywhere(), '·')
    if (free !== text && !concepts.includes(concept)) concepts.push(concept)
    text = free
  }
  if (concepts.length === 0) return null
  for (const part of text.split(/\s*(?:,|&|\+|\b(?:and|with|meets?|plus|vs|versus)\b)\s*/iu)) {
    const left = part
      .replaceAll(/·(?:[’']s)?/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
    // Beside a brand stands a thing or two, or else the whole sentence is the brand’s.
    const isBeside = part.includes('·') && (left.split(' ').length > 2 || /^(?:the|an?|my|our)$/iu.test(left))
    if (left !== '' && !isBeside) rest.push(left)
  }
  return { concepts, rest }
}

/** The first of other people’s creations in a wish, as it was typed, what is free of it, and what is said beside it. */
export interface BrandInWish {
  name: string
  concept: string
  rest: string
  /** Whether this is the same creation under one of its other names. */
  isSame: (name: string) => boolean
}

/** Null where nothing is another author’s, and where a child of the family is called so. */
export function brandIn(wish: string, names: readonly string[]): BrandInWish | null {
  if (!namesBrand(wish)) return null
  const isOurs = nameTest(names)
  for (const { anywhere, anyName, concept } of PATTERNS) {
    if (!anyName.test(wish)) continue
    const [name] = wish.match(anywhere()) ?? []
    if (name === undefined || isOurs(name)) continue
    const rest = withoutBrands(wish, names).replaceAll(/\s+/gu, ' ').trim()
    return { name, concept, rest, isSame: (other) => anyName.test(other) }
  }
  return null
}

/** What is left of a wish without other authors’ creations, but for a child of the family who is called like one. */
export function withoutBrands(text: string, names: readonly string[] = []): string {
  if (!namesBrand(text)) return text
  const isOurs = nameTest(names)
  return PATTERNS.reduce(
    (left, { anyName, anywhere }) =>
      anyName.test(left) ? left.replaceAll(anywhere(), (name) => (isOurs(name) ? name : ' ')) : left,
    text
  )
}

/** What is free of them in their place: “wizards” of the boy with the scar. */
export function inFreeWords(text: string, names: readonly string[] = []): string {
  if (!namesBrand(text)) return text
  const isOurs = nameTest(names)
  return PATTERNS.reduce(
    (told, { anyName, anywhere, concept }) =>
      anyName.test(told) ? told.replaceAll(anywhere(), (name) => (isOurs(name) ? name : concept)) : told,
    text
  )
}

/** Those of the family who are called like another author’s creation. */
export function calledLikeBrands(names: readonly string[]): string[] {
  return names.filter((name) => withoutBrands(name).trim() === '')
}

function nameTest(names: readonly string[]): (name: string) => boolean {
  const family = new Set(names.map((name) => name.toLowerCase()))
  return (name) => family.has(name.toLowerCase())
}

/**
 * “Spider-Man loses his mask” is told of a superhero, and “Bluey and Bingo go camping” of two dogs. What names nothing
 * but them stays as it was typed, and so does a member of the family who is called like one of them.
 */
export function toldOfAnybody(wish: string, names: readonly string[]): string {
  const isOurs = nameTest(names)
  const told = MISHEARD.reduce((text, [sign, who]) => text.replaceAll(sign, who), wish)
  if (!namesBrand(told)) return told
  const toldOfOne = PATTERNS.reduce((free, { who, anyName, doesMore, twoDoMore }) => {
    if (who === undefined || !anyName.test(free)) return free
    return free.replace(twoDoMore(), `two ${manyOf(who)}`).replace(doesMore(), (name, at: number, whole: string) => {
      if (isOurs(name)) return name
      return OWNED.test(whole.slice(0, at)) ? who : anyOfKind(name, who)
    })
  }, told)
  if (toldOfOne === told) return told
  // “Spiderman and Elsa go camping”: both of them do.
  return PATTERNS.reduce(
    (free, { who, anyName, anywhere }) =>
      who === undefined || !anyName.test(free)
        ? free
        : free.replaceAll(anywhere(), (name, ...found: unknown[]) => {
            const at = found.find((each) => typeof each === 'number') ?? 0
            return !isOurs(name) && AND_ANOTHER.test(free.slice(at + name.length)) ? anyOfKind(name, who) : name
          }),
    toldOfOne
  )
}

const AND_ANOTHER = /^ (?:and|&|meets?) (?:an?|some|two) \p{L}/iu

/** “A superhero” of one, “two dogs” of two, “some dogs” of a patrol. */
function anyOfKind(name: string, who: string): string {
  if (SEVERAL.test(name)) return `${/ (?:and|&) /iu.test(name) ? 'two' : 'some'} ${manyOf(who)}`
  return `${/^[aeiou]/u.test(who) ? 'an' : 'a'} ${who}`
}

function manyOf(who: string): string {
  return `${who.replace(/hero$/u, 'heroe')}s`
}
