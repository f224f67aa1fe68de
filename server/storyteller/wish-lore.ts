import type { ThemePack, ThemeWorld } from '#content/format.ts'
import { WORLD_COUNTS } from '#content/world-lint.ts'

/**
 * What was found out about a wish that no pack of the library knows: the fields of a pack. A list with too little in it is
 * filled up with what is true of anything, so any of them may be short or empty. Its lines pass the lint of authored text.
 */
export interface WishLore extends ThemeWorld {
  sounds: string[]
  details: string[]
  sleepy: string[]
}

/** The lore, and where it has too little, what can be said of any wish. */
export function filledWorld(lore: WishLore, open: ThemeWorld): ThemeWorld {
  const filled = <Item>(mine: Item[], others: readonly Item[], least: number): Item[] => [
    ...mine,
    ...others.slice(0, Math.max(0, least - mine.length))
  ]
  return {
    sort: open.sort,
    verbs: filled(lore.verbs, open.verbs, WORLD_COUNTS.verbs),
    facts: filled(lore.facts, open.facts, WORLD_COUNTS.facts),
    guesses: filled(lore.guesses, open.guesses, WORLD_COUNTS.guesses),
    says: filled(lore.says, open.says, WORLD_COUNTS.says),
    props: filled(lore.props, open.props, WORLD_COUNTS.props),
    parts: filled(lore.parts, open.parts, WORLD_COUNTS.parts),
    // Steps that belong together: half of one way and half of another lead nowhere.
    goes: lore.goes.length >= WORLD_COUNTS.goes ? lore.goes : open.goes,
    mishaps: filled(lore.mishaps, open.mishaps, WORLD_COUNTS.mishaps),
    ends: filled(lore.ends, open.ends, WORLD_COUNTS.ends)
  }
}

/** The pack of an open word, with what the lore knows of it. `words` are those by which its lines are recognised. */
export function packWithLore(pack: ThemePack, lore: WishLore, words: readonly string[]): ThemePack {
  return {
    ...pack,
    marks: [...new Set([...pack.marks, ...words])],
    sound: lore.sounds.length >= 2 ? lore.sounds : [...lore.sounds, ...pack.sound],
    detail: [...lore.details, ...pack.detail],
    sleepy: [...lore.sleepy, ...pack.sleepy]
  }
}
