import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { WishSayings } from './wish-day.ts'

const TOLD = ['part', 'does', 'move', 'sound', 'fact', 'wants', 'where', 'stand'] as const

/** What the lexicon knows of a noun, for the slots {doer.part}, {doer.does} …; nothing of a deed, and of other words. */
export function knownSlots(of: 'doer' | 'what' | 'caller' | 'felt', noun: KnownNoun | null): WishSayings {
  if (noun === null || noun.sort === 'deed') return {}
  // For a pirate stands a hanky over one eye, which a member has to wear.
  const isWorn = noun.sort === 'person'
  const told = TOLD.filter((field) => !(isWorn && field === 'stand')).map(
    (field) => [`${of}.${field}`, noun[field]] as const
  )
  return Object.fromEntries(
    told.filter(
      (each): each is readonly [`${typeof of}.${(typeof TOLD)[number]}`, string] => each[1] !== null && each[1] !== ''
    )
  )
}
