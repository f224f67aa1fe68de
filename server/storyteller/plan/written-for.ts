import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfItsOwn, isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { rememberedFor } from '../remembered.ts'
import { NO_WORDS, stemsOfEach } from '../word-stems.ts'
import { readingsOfBrand } from './own-of-brand.ts'
import { kindTold } from './own-of-form.ts'
import { stemsOfHead } from './own-of-head.ts'
import { readingsOfTheme, stemsOfRequest } from './own-of-theme.ts'
import type { Reading } from './reading.ts'

/** An entry of what a story was written for: it is named where all of its stems are said. */
export interface NamedStory {
  plot: ScenePlot
  /** As it was written. */
  words: string
  stems: readonly string[]
}

/** The stories of one wish each, found by what names them. */
interface Index {
  /** By the first stem of each of a story’s wishes. */
  byStem: ReadonlyMap<string, readonly NamedStory[]>
  byTheme: ReadonlyMap<string, readonly ScenePlot[]>
  all: readonly ScenePlot[]
  /** Where each stands in the library. */
  places: ReadonlyMap<ScenePlot, number>
}

/** Whether what is wished for finds it: of whom it befalls the wish has to be read first. */
function isFoundByWords(plot: ScenePlot): boolean {
  return isOfOneWish(plot) && plot.star === undefined
}

const indexOf = rememberedFor(({ scenePlots }: StoryLibrary): Index => {
  const all = scenePlots.filter((plot) => isOfItsOwn(plot) && isFoundByWords(plot))
  const named = all.flatMap((plot) =>
    stemsOfEach(plot.wishes ?? NO_WORDS).map(({ words, stems }) => ({
      key: stems[0] ?? '',
      value: { plot, words, stems }
    }))
  )
  const themed = all.flatMap((plot) => (plot.themes ?? NO_WORDS).map((key) => ({ key, value: plot })))
  return {
    byStem: grouped(named),
    byTheme: grouped(themed),
    all,
    places: new Map(scenePlots.map((plot, at) => [plot, at]))
  }
})

function grouped<T>(entries: readonly { key: string; value: T }[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const { key, value } of entries) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** The stories of their own that are told of many wishes, those of sorrows apart. */
const formsOf = rememberedFor(({ scenePlots }: StoryLibrary) => {
  const forms = scenePlots.filter((plot) => isOfItsOwn(plot) && !isFoundByWords(plot))
  const merry = forms.filter(({ comfort }) => comfort !== true)
  const ofKinds = merry.flatMap((value) => {
    const key = kindTold(value)
    return key === null ? [] : [{ key, value }]
  })
  return {
    quiet: forms.filter(({ comfort }) => comfort === true),
    merry: merry.filter((plot) => kindTold(plot) === null),
    byKind: grouped(ofKinds)
  }
})

/**
 * The stories of their own that can be told of a wish at all, in the order of the library. Most of a library was written for
 * other wishes; of a thousand stories a few dozen are named by any of its words, or are of a theme of it, and only they
 * and those that many wishes are told in have to be asked whether they tell it.
 */
export function plotsThatMayTell(reading: Reading, library: StoryLibrary): readonly ScenePlot[] {
  const isQuiet = reading.theme.kind === 'comfort'
  const { quiet, merry, byKind } = formsOf(library)
  const ofKind = [...byKind].flatMap(([kind, plots]) => (reading.wish.says[kind] === undefined ? [] : plots))
  const { all, places } = indexOf(library)
  const placeOf = (plot: ScenePlot): number => places.get(plot) ?? 0
  const nearest = reading.written === undefined ? [] : all.filter(({ id }) => id === reading.written)
  const written = new Set([...nearest, ...plotsWrittenFor(reading, indexOf(library))])
  return [
    ...(isQuiet ? quiet : [...merry, ...ofKind]),
    ...[...written].filter(({ comfort }) => isQuiet === (comfort === true))
  ].toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What names a story in a message of these stems, all of it said. */
export function namedIn(said: ReadonlySet<string>, library: StoryLibrary): readonly NamedStory[] {
  return saidWhole(said, indexOf(library))
}

function saidWhole(said: ReadonlySet<string>, { byStem }: Pick<Index, 'byStem'>): NamedStory[] {
  return [...said]
    .flatMap((stem) => byStem.get(stem) ?? [])
    .filter(({ stems }) => stems.every((each) => said.has(each)))
}

/** More than those that are told of it, and never fewer: only what names a story is looked at. */
function plotsWrittenFor(reading: Reading, index: Index): Set<ScenePlot> {
  const brand = readingsOfBrand(reading)
  const read = [...readingsOfTheme(reading), ...(brand === null ? [] : [brand.alone, brand.beside])]
  const head = stemsOfHead(reading)
  const said = new Set([...read.flatMap(({ request }) => stemsOfRequest(request)), ...head.stems])
  const themes = new Set([...read.flatMap(({ theme }) => theme.packs), ...head.packs].map(({ id }) => id))
  const written = new Set(saidWhole(said, index).map(({ plot }) => plot))
  for (const id of themes) for (const plot of index.byTheme.get(id) ?? []) written.add(plot)
  if (brand !== null) for (const plot of index.all) if (plot.wishes?.some(brand.isOfBrand) === true) written.add(plot)
  return written
}
