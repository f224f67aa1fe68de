import type { CultureMotif, SubPack } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Culture } from '#shared/story.ts'
import type { Dialect } from '../language/dialect.ts'
import { isEnglishWord } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import { mentionPattern } from '../text-measures.ts'
import type { CultureChoice } from './story-plan.ts'

/** What a request says of where its family may live. */
export interface SaidOfHome {
  /** Whose English it is typed in, where that shows. */
  dialect: Dialect | null
  /** The towns and countries that the wish names. */
  named: readonly string[]
  collides: (text: string) => boolean
}

/**
 * Where a family lives in a background: chosen once, where its own English is spoken, and kept for as long as it is
 * remembered. On an evening whose wish names a town it is there, where the background knows it; else nothing says where it is, so
 * that of Tripoli no story is told in Amman.
 */
export function chooseCulture(
  id: Culture,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom,
  { dialect, named, collides }: SaidOfHome
): CultureChoice {
  const pack = library.cultures[id]
  const kept = memory.homeIn(id)
  const spoken = pack.places.filter(
    (each) => dialect === null || each.dialect === undefined || each.dialect === dialect
  )
  const there = pack.places.find((each) => named.length > 0 && named.every((name) => isThere(name, each)))
  const usual = pack.places.find((each) => each.id === kept?.place) ?? random.pick(spoken)
  const place = there ?? (named.length > 0 ? withoutItsNames(usual) : usual)
  const clear = place.homes.filter((each) => !collides(each.text))
  const homes = clear.length > 0 ? clear : place.homes
  // On an evening in another town it was told without its own.
  const isKept = ({ text }: CultureMotif): boolean =>
    kept !== null && (text === kept.home || text.startsWith(`${kept.home} `) || kept.home.startsWith(`${text} `))
  const home = homes.find(isKept) ?? random.pick(homes)
  const lives = named.length > 0 && kept !== null ? kept : { place: place.id, home: home.text }
  return { id, pack, place, home: home.text, lives: { place: lives.place, home: lives.home } }
}

function isThere(name: string, { homes, outside, nature, sounds, sky }: SubPack): boolean {
  const said = mentionPattern(name, 'iu')
  return [homes, outside, nature, sounds, sky].flat().some(({ text }) => said.test(text))
}

/** A home and what is heard and seen from it, without all that says the name of a place. */
function withoutItsNames(place: SubPack): SubPack {
  const unnamed = (motifs: readonly CultureMotif[]): CultureMotif[] => motifs.filter(({ text }) => !namesPlace(text))
  return {
    ...place,
    homes: unnamed(place.homes.map((home) => ({ ...home, text: home.text.replace(IN_ITS_TOWN, '') }))),
    outside: unnamed(place.outside),
    nature: unnamed(place.nature),
    sounds: unnamed(place.sounds),
    sky: unnamed(place.sky)
  }
}

/** The end of “in a stone-fronted flat in Amman”; of “in Weibdeh” alone nothing is left, and all of it is a name. */
const IN_ITS_TOWN = /(?<=\p{L}{3}.*),? (?:in|near|on|of|off) \p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*$/u

function namesPlace(text: string): boolean {
  const [first = ''] = text.match(/\p{Lu}[\p{L}’-]*/u) ?? []
  return (
    /(?<=\p{L}[,;]? )\p{Lu}/u.test(text) ||
    (text.startsWith(first) && first !== '' && !isEnglishWord(first.toLowerCase()))
  )
}
