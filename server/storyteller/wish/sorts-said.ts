import { anyKnownNoun, knownNoun } from '#content/lexicon.ts'
import { CREATURE_WORDS } from '../language/family-words.ts'

/** Whether the last word of a phrase is a creature or a person. */
export function isAlive(who: string): boolean {
  const noun = who.toLowerCase().split(' ').at(-1) ?? ''
  const sort = anyKnownNoun(noun)?.sort
  return sort === 'creature' || sort === 'person' || CREATURE_WORDS.includes(noun)
}

export function isThing(noun: string): boolean {
  const sort = knownNoun(noun.toLowerCase())?.sort
  return sort === 'thing' || sort === 'machine' || sort === 'food'
}

export function isFood(noun: string): boolean {
  return knownNoun(noun.toLowerCase())?.sort === 'food'
}
