import type { BreathGroup, SpokenMelodyWord } from './breath-groups.ts'
import { around, type Chance } from './seeded-random.ts'
import { isIntensifier } from './word-classes.ts'

/** An accent: a word that stands out, by how much, and whether it is the one the breath is about. */
export interface Accent {
  word: SpokenMelodyWord
  /** 1 is a full one. */
  weight: number
  isNucleus: boolean
}

const NUCLEUS = 1.05
/** The strongest before the nucleus: mostly the first, or every breath would begin alike. */
const HEAD = 0.9
const FIRST_IS_HEAD = 0.45
const FARTHEST_HEAD = 3
const STRONG = 0.7
const WEAK = 0.35
const GIVEN = 0.5
const INTENSIFIED = 1.25
const AFTER_NUCLEUS = 0.35
const SPREAD = 0.3
const LIST_MEMBER = 0.75
const LIST_MEMBER_SECONDS = 0.8
/** A question that rises does so at its end; the nucleus before it keeps low. */
const ASKED = 0.3
/** The least for the name of the child who listens. */
const NAME = 0.95

/**
 * The accents of one breath: the nucleus on the last content word that is new, a strong one on one of the first, and by turns
 * strong and weak ones besides. `groups` is how many breaths the unit has.
 */
export function accentsOf(group: BreathGroup, groups: number, chance: Chance): Accent[] {
  const words = group.words.filter((word) => word.stressed !== null)
  const content = words.filter((word) => word.isContent)
  const candidates = content.length > 0 ? content : words.slice(-1)
  const nucleus = candidates.findLast((word) => !word.isGiven) ?? candidates.at(-1)
  const isList = groups > 2 && group.end - group.start < LIST_MEMBER_SECONDS
  const early = Math.min(FARTHEST_HEAD, candidates.length - 1)
  const head = chance() < FIRST_IS_HEAD ? 0 : Math.floor(chance() * early)
  let isStrong = chance() < 0.3
  let isPast = false
  return candidates.map((word, i) => {
    const isNucleus = word === nucleus
    let weight = isNucleus ? NUCLEUS : i === head ? HEAD : isStrong ? STRONG : WEAK
    if (!isNucleus && i !== head) isStrong = !isStrong
    if (word.isGiven && !isNucleus) weight *= GIVEN
    if (isIntensifier(word.say) || follows(group, word)) weight *= INTENSIFIED
    if (isPast) weight *= AFTER_NUCLEUS
    weight *= 1 + around(chance, SPREAD)
    if (isList) weight *= LIST_MEMBER
    if (isNucleus && group.edge === 'yes-no') weight *= ASKED
    isPast ||= isNucleus
    return { word, isNucleus, weight: word.isName ? Math.max(NAME, weight) : weight }
  })
}

/** Whether an intensifier stands right before the word. */
function follows(group: BreathGroup, word: SpokenMelodyWord): boolean {
  const before = group.words[group.words.indexOf(word) - 1]
  return before !== undefined && isIntensifier(before.say)
}
