import { companions } from '#content/companions.ts'
import type { Plot, ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { MAX_CHARACTERS } from '#shared/story.ts'
import { readRelationship } from '../language/relationships.ts'
import { remember } from '../memory.ts'
import { hash } from '../random.ts'
import { rememberedFor } from '../remembered.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { wordsOfPlot } from '../words-of-plot.ts'
import { readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'
import { besideOf, kinOfWish, type KinOfWish } from './kin-of-wish.ts'
import { isOfStar } from './own-of-theme.ts'
import { ownPlots } from './own-plots.ts'
import { talkersOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

const accompanied = new WeakMap<Reading, AccompaniedReading | null>()

/** Each candidate of a story is planned from one reading, and so from one with the toy. */
export function withCompanion(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const known = accompanied.get(reading)
  if (known !== undefined) return known
  const found = bringCompanion(reading, library)
  accompanied.set(reading, found)
  return found
}

/** The same with another toy, where a bear comes in the story and the toy would be a second one. */
export function suitedTo(
  accompanied: AccompaniedReading,
  plot: Plot | ScenePlot,
  library: StoryLibrary
): AccompaniedReading {
  const { companion, cast } = accompanied
  const avatar = companions.find(({ called }) => called === companion?.name)?.avatar
  if (avatar === undefined || !comesIn(plot, avatar)) return accompanied
  const byPlot = suited(accompanied)
  const known = byPlot.get(plot)
  if (known !== undefined) return known
  const alone = { ...accompanied, cast: cast.filter((member) => member !== companion) }
  const found = bringToy(alone, library, (toy) => !comesIn(plot, toy)) ?? accompanied
  byPlot.set(plot, found)
  return found
}

/** As above, for each candidate of a story is planned from one reading. */
const suited = rememberedFor<AccompaniedReading, Map<Plot | ScenePlot, AccompaniedReading>>(() => new Map())

function comesIn(plot: Plot | ScenePlot, creature: string): boolean {
  const words = wordsOfPlot(plot, NEVER_TOLD)
  return words.has(creature) || words.has(`${creature}s`)
}

/** What a plot holds beside that which may be told of it, as the wishes that it leaves to others. */
const NEVER_TOLD: ReadonlySet<string> = new Set([
  'id',
  'about',
  'wishes',
  'answers',
  'except',
  'whoever',
  'notOf',
  'themes'
])

function bringCompanion(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  return (
    bringStar(reading, library) ??
    bringOfIncident(reading, library) ??
    bringKin(reading, library) ??
    bringToy(reading, library)
  )
}

/**
 * The same evening with a toy along, for a hero who has no other to talk with, small or grown; null where there is
 * another, or the hero cannot talk. The same person has the same toy, unless the wish or a pet is of its kind, or the
 * story (`suits`).
 */
function bringToy(
  reading: Reading,
  library: StoryLibrary,
  suits: (avatar: string) => boolean = () => true
): AccompaniedReading | null {
  const { request, cast, hero, theme, hurts } = reading
  if (reading.isSpare || !hero.speaks || talkersOf(cast).length > 1) return null
  const taken = [
    request.theme,
    ...theme.packs.map(({ label }) => label),
    ...request.characters.flatMap(({ name, relationship, avatar }) => [name, relationship, avatar ?? ''])
  ]
    .join(' ')
    .toLowerCase()
  const free = companions.filter(({ avatar }) => !taken.includes(avatar) && suits(avatar))
  const toy = free[hash(hero.name) % Math.max(1, free.length)]
  if (!toy) return null
  const character: RequestedCharacter = {
    name: request.duration === 'short' && reading.isTerse === true ? toy.briefly : toy.called,
    age: 3,
    relationship: 'toy',
    avatar: toy.avatar,
    hobbies: [],
    traits: [],
    isGuest: false
  }
  const companion = readCast({ ...request, characters: [...request.characters, character] }, library).at(-1)
  if (!companion) return null
  // The toy is ours, so we may say he or she of it: the one that the hero is not, so that it is always clear.
  const named: CastMember = { ...companion, pronouns: hero.pronouns === 'he' ? 'she' : 'he' }
  const all = [...cast, named]
  return { ...reading, cast: all, collides: collisionTest(all, hurts, reading.refused), companion: named }
}

/** “Daddy gets small” is told with Daddy, also where the family did not put him on its list. */
function bringStar(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { star, 'star.away': kin } = reading.wish.says
  if (star === undefined || !library.scenePlots.some((plot) => isOfStar(plot, reading))) return null
  return bringNamed(reading, star, kin, library)
}

/** Of Abuela, who was once a luchadora, it is told with Abuela, also where the family did not put her on its list. */
function bringOfIncident(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { 'with.kin': called, 'with.kin.away': kin } = reading.wish.says
  return bringNamed(reading, called, kin, library)
}

/** The same evening with a grown-up of whom the wish speaks; null where it names none, and where there is no room. */
function bringNamed(
  reading: Reading,
  called: string | undefined,
  kin: string | undefined,
  library: StoryLibrary
): AccompaniedReading | null {
  const { cast, hero, isSpare } = reading
  if (called === undefined || kin === undefined || isSpare || !hero.speaks || cast.length >= MAX_CHARACTERS) return null
  return withGrownUp(reading, { called, relationship: kin, ...readRelationship(kin) }, library)
}

/** “Baking bread with Papa”: he comes along as well, unless one of the family is that already. */
function bringKin(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { request, cast, hero } = reading
  if (reading.isSpare || !hero.speaks || cast.length >= MAX_CHARACTERS || request.duration === 'short') return null
  const kin = kinOfWish(reading)
  if (kin === null || besideOf(kin, reading) !== null) return null
  const found = withGrownUp(reading, kin, library)
  // A story that fits any wish says who is in it over and over, as a part of what was typed.
  const isWritten =
    found !== null &&
    ownPlots(found, library, NO_MEMORY).some(
      ({ tellsAny, namesFamily }) => tellsAny === undefined && namesFamily !== true
    )
  return isWritten ? found : null
}

const NO_MEMORY = remember([])

function withGrownUp(
  reading: Reading,
  { called, relationship, standing, gender }: KinOfWish,
  library: StoryLibrary
): AccompaniedReading | null {
  const { request, cast, hurts } = reading
  const isElder = standing === 'elder'
  const character: RequestedCharacter = {
    name: called,
    age: isElder ? 66 : 36,
    relationship,
    avatar: gender === 'she' ? (isElder ? 'grandma' : 'woman') : isElder ? 'grandpa' : 'man',
    hobbies: [],
    traits: [],
    isGuest: false
  }
  const member = readCast({ ...request, characters: [...request.characters, character] }, library).at(-1)
  if (!member) return null
  const all = [...cast, member]
  return { ...reading, cast: all, collides: collisionTest(all, hurts, reading.refused), companion: null }
}

export interface AccompaniedReading extends Reading {
  /** The toy; null where a member of the family came along of whom the wish tells. */
  companion: CastMember | null
}
