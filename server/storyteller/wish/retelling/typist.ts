import { ANY_KIN } from '../../language/kin-patterns.ts'
import { whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'

/** The grown-up who types: of two parents the one of whom the message does not speak. */
export function typistOf(family: readonly KinMember[], message = ''): KinMember | null {
  const grownUps = family.filter(({ isHero, isChild, speaks }) => !isHero && !isChild && speaks)
  const parents = grownUps.filter(
    ({ relationship }) =>
      /mother|father|mum|mom|dad|parent|papa|mama/iu.test(relationship) && !/grand|god/iu.test(relationship)
  )
  if (/(?<!\p{L})(?:my|the) (?:husband|hubby)(?!\p{L})/iu.test(message))
    return parents.find(({ gender }) => gender === 'she') ?? null
  if (/(?<!\p{L})my wife(?!\p{L})/iu.test(message)) return parents.find(({ gender }) => gender === 'he') ?? null
  const spoken = [...message.matchAll(ANY_KIN)].flatMap(([said]) => whomMeant(said, family))
  // “Mum is cross because I …”: it is another who says so.
  const others = parents.filter((each) => !spoken.includes(each))
  if (SAYS_I.test(message) && others.length < parents.length) return others[0] ?? null
  return parents[0] ?? grownUps[0] ?? null
}

const SAYS_I = /(?<![\p{L}’])i(?!\p{L})/iu
