import { SCENE_MOTIFS } from '../motifs.ts'
import { CREATURE_MOTIFS } from './creatures-motifs.ts'
import { DAY_MOTIFS } from './days-motifs.ts'
import type { CoverMotif, Told } from './motif.ts'
import { ADVENTURE_MOTIFS, OPEN_MOTIFS, QUIET_MOTIFS, THEME_MOTIFS } from './theme-motifs.ts'
import { WORLD_MOTIFS } from './world-motifs.ts'

/** Everything that a cover can show, by the name of its picture. */
export const COVER_MOTIFS: ReadonlyMap<string, CoverMotif> = new Map(
  [...CREATURE_MOTIFS, ...WORLD_MOTIFS, ...DAY_MOTIFS].map(([icon, stand, lands]) => [
    icon,
    { icon, stand, lands: SCENE_MOTIFS.filter((land) => lands.split(' ').includes(land)) }
  ])
)

interface Word {
  icon: string
  pattern: RegExp
  isWeak: boolean
}

const WORDS: readonly Word[] = [...CREATURE_MOTIFS, ...WORLD_MOTIFS, ...DAY_MOTIFS].flatMap(([icon, , , words]) =>
  words.split(', ').map((word) => {
    const plain = word.replace('!', '')
    return {
      icon,
      pattern: new RegExp(String.raw`(?<!\p{L})${oneOrMany(plain)}(?!\p{L})`, 'iu'),
      isWeak: word !== plain
    }
  })
)

/** "Fox" and "foxes", "pony" and "ponies", "wolf" and "wolves". */
function oneOrMany(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}(?:ys?|ies)`
  return word.endsWith('f') ? `${word.slice(0, -1)}(?:fs?|ves)` : `${word}(?:s|es)?`
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
 * for whoever asks for "our dog died" shall not see a dog. `random` chooses among pictures of one worth.
 */
export function chooseMotif({ theme, about }: Told, random: () => number): CoverMotif {
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
  let best: { icon: string; at: number; length: number } | undefined
  for (const { icon, pattern, isWeak } of WORDS) {
    if (isWeak && !isWeakHeard) continue
    const found = pattern.exec(text)
    if (found === null) continue
    const [{ length }] = found
    if (best === undefined || found.index < best.at || (found.index === best.at && length > best.length))
      best = { icon, at: found.index, length }
  }
  return best?.icon
}

function namedPlainly(text: string): string | undefined {
  let rest = text
  for (const { pattern } of WORDS) rest = rest.replace(new RegExp(pattern.source, 'giu'), ' ')
  const others = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  return others.every((word) => FILLING.has(word)) ? named(text, true) : undefined
}
