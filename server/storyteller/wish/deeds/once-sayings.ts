import type { WishSayings } from '../kinds/wish-day.ts'

/** “Its feathers” are “my feathers” for the child who does it after it. */
export const OWNED = /\b(?:its|his|her|their|my|our) (?=\p{L})/giu

/** Who did what a wish tells of: {once} all of it, {once.first}, {once.who}, {once.it}, {once.them} and {once.was}. */
export function doneBy({
  told,
  first,
  who,
  it,
  them
}: Record<'told' | 'first' | 'who' | 'it' | 'them', string>): WishSayings {
  return {
    once: told,
    'once.first': first,
    'once.who': who,
    'once.it': it,
    'once.them': them,
    'once.was': it === 'they' ? 'were' : 'was'
  }
}

/** A deed as it is named, and as the doer says it, or says it to another. */
export function spokenBy(kind: 'once' | 'ours' | 'did', { base, ing }: { base: string; ing: string }): WishSayings {
  return {
    [`${kind}.do`]: base,
    [`${kind}.doing`]: ing,
    [`${kind}.mine`]: saidBy('my', ing),
    [`${kind}.my`]: saidBy('my', base),
    [`${kind}.your`]: saidBy('your', base)
  }
}

function saidBy(owner: 'my' | 'your', deed: string): string {
  return deed.replaceAll(OWNED, `${owner} `).replaceAll(/\b(?:him|her|it|them)sel(?:f|ves)\b/giu, `${owner}self`)
}
