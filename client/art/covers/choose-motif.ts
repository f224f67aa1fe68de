import { SCENE_MOTIFS } from '../motifs.ts'
import { CREATURE_MOTIFS } from './creatures-motifs.ts'
import { DAY_MOTIFS } from './days-motifs.ts'
import type { CoverMotif, CoverTheme } from './motif.ts'
import { ADVENTURE_MOTIFS, OPEN_MOTIFS, QUIET_MOTIFS, THEME_MOTIFS } from './theme-motifs.ts'
import { WORLD_MOTIFS } from './world-motifs.ts'

/** Everything that a cover can show, by the name of its picture. */
export const COVER_MOTIFS: ReadonlyMap<string, CoverMotif> = new Map(
  [...CREATURE_MOTIFS, ...WORLD_MOTIFS, ...DAY_MOTIFS].map(([icon, stand, lands]) => [
    icon,
    { icon, stand, lands: SCENE_MOTIFS.filter((land) => lands.split(' ').includes(land)) }
  ])
)

/** What names a picture; a weak word does so only where nothing stronger is asked for. */
interface Name {
  icon: string
  isWeak: boolean
}

/**
 * Every form of every word, in small letters, to the pictures that it names, in their order. Looked up, not searched
 * for: as patterns they held the main thread for a quarter of a second before the first cover.
 */
const NAMES: ReadonlyMap<string, readonly Name[]> = namesOf()
const LONGEST = Math.max(...[...NAMES.keys()].map(({ length }) => length))

function namesOf(): Map<string, Name[]> {
  const names = new Map<string, Name[]>()
  for (const [icon, , , words] of [...CREATURE_MOTIFS, ...WORLD_MOTIFS, ...DAY_MOTIFS])
    for (const word of words.split(', ')) {
      const plain = word.replace('!', '').toLowerCase()
      for (const form of oneAndMany(plain))
        names.set(form, [...(names.get(form) ?? []), { icon, isWeak: word.includes('!') }])
    }
  return names
}

/** "Fox" and "foxes", "pony" and "ponies", "wolf" and "wolves". */
function oneAndMany(word: string): string[] {
  const stem = word.slice(0, -1)
  if (word.endsWith('y')) return [word, `${word}s`, `${stem}ies`]
  return word.endsWith('f') ? [word, `${word}s`, `${stem}ves`] : [word, `${word}s`, `${word}es`]
}

/** Words of a wish that say nothing of a thing, nor of what became of it. */
const FILLING = new Set(
  'a an the and of in on at by with to for from my our your his her their its who that which is are was some little small big very adventure story about'.split(
    ' '
  )
)

/**
 * What the cover of a story shows: what its wish names, else what its theme is, else something that suits any story. A
 * story without `about` is old or tells of a sorrow: of its wish only a plain name ("a lighthouse by the sea") is drawn,
 * for a family that asks for "our dog died" shall not see a dog. `random` chooses among pictures of one worth.
 */
export function chooseMotif({ theme, about }: CoverTheme, random: () => number): CoverMotif {
  const pick = (icons: readonly string[]) => icons[Math.floor(random() * icons.length)]
  const icon =
    about === undefined
      ? (namedPlainly(theme) ?? pick(/^\s*(?:adventure\s*)?$/i.test(theme) ? ADVENTURE_MOTIFS : QUIET_MOTIFS))
      : (named(about.label, false) ??
        motifOfTheme(about.theme, pick) ??
        named(about.label, true) ??
        named(theme, true) ??
        pick(OPEN_MOTIFS))
  const motif = COVER_MOTIFS.get(icon ?? OPEN_MOTIFS[0])
  if (motif === undefined) throw new RangeError(`No cover shows ${icon}`)
  return motif
}

/** The picture of a theme pack; undefined where neither `theme-motifs.ts` nor a word of its name knows one. */
export function motifOfTheme(
  theme: string | null,
  pick: (icons: readonly string[]) => string | undefined = ([first]) => first
): string | undefined {
  if (theme === null) return undefined
  const own = THEME_MOTIFS[theme]
  return own === undefined ? named(theme.replaceAll('-', ' '), true) : pick(own)
}

/** The thing that is said first, and of two that begin at one place the longer name. */
function named(text: string, isWeakHeard: boolean): string | undefined {
  return namesIn(text, isWeakHeard).next().value?.icon
}

function namedPlainly(text: string): string | undefined {
  let rest = ''
  let from = 0
  for (const { at, end } of namesIn(text, true)) {
    rest += `${text.slice(from, at)} `
    from = end
  }
  rest += text.slice(from)
  const others = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  return others.every((word) => FILLING.has(word)) ? named(text, true) : undefined
}

/** What is named, one after the other: whole words, the longest name that begins at each place. */
function* namesIn(
  text: string,
  isWeakHeard: boolean
): Generator<{ icon: string; at: number; end: number }, undefined, undefined> {
  const isLetter = new Set<number>()
  for (const { 0: letter, index } of text.matchAll(/\p{L}/gu))
    for (let i = 0; i < letter.length; i++) isLetter.add(index + i)
  let at = 0
  while (at < text.length) {
    const found = isLetter.has(at - 1) ? null : nameAt(text, at, isLetter, isWeakHeard)
    if (found !== null) yield found
    at = found === null ? at + 1 : found.end
  }
}

function nameAt(text: string, at: number, isLetter: ReadonlySet<number>, isWeakHeard: boolean) {
  for (let end = Math.min(text.length, at + LONGEST); end > at; end--) {
    if (isLetter.has(end)) continue
    const name = NAMES.get(text.slice(at, end).toLowerCase())?.find(({ isWeak }) => isWeakHeard || !isWeak)
    if (name !== undefined) return { icon: name.icon, at, end }
  }
  return null
}
