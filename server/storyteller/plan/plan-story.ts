import type { Plot, ScenePlot, Site, Skill } from '#content/format.ts'
import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { AppError } from '#server/errors.ts'
import { MAX_CHARACTERS, TOO_MANY_CHARACTERS, type Duration } from '#shared/story.ts'
import { dialectOf } from '../language/dialect.ts'
import { placesNamed } from '../language/places-named.ts'
import { freshest } from '../line-choice.ts'
import { FRESH_AFTER, remember, type Memory } from '../memory.ts'
import { withSchoolYears } from '../message/school-years.ts'
import { hash, randomFrom, type SeededRandom } from '../random.ts'
import { normaliseRequest } from '../safety/normalise.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { WriteOptions } from '../storyteller.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { bindTheme } from '../wish/theme.ts'
import { affinity } from './affinity.ts'
import { alsoSaid } from './also-said.ts'
import { withAnswer } from './answer-scenes.ts'
import { leastWordsOfSite, wordsOfRefrain } from './brevity.ts'
import { carriedIn } from './carried.ts'
import { choosePlot } from './choose-plot.ts'
import { chooseReturn } from './choose-return.ts'
import { suitedTo, withCompanion } from './companion.ts'
import { chooseCulture } from './culture.ts'
import { dayTold } from './day-told.ts'
import { withFigure } from './figure-scenes.ts'
import { withFoundSaid } from './found-lines.ts'
import { besideOf, kinOfWish } from './kin-of-wish.ts'
import { lovingTonight } from './loving-tonight.ts'
import { ownPlots, wishAsToldBy } from './own-plots.ts'
import { playedBeside, playedSubject } from './played-beside.ts'
import { inRoom, readRequest, type Reading, type Room } from './reading.ts'
import { bindScenes, giveOutParts } from './scene-plan.ts'
import { secondTopicOf } from './second-topic.ts'
import type { CastMember, Deed, JourneyPlan, Pastime, StoryPlan } from './story-plan.ts'
import { readBestTold } from './told-in-part.ts'
import { WINDOWS } from './windows.ts'
import { promisedOf } from './wish-promised.ts'
import { withWritten } from './written-scenes.ts'

/** A spare scene takes about half the words of a stop, so there is room for more of them. */
const SPARE_SCENES: Record<Duration, number> = { short: 0, medium: 2, long: 5 }

/** Sites on the way, or spare scenes, before the words are counted. */
const FIRST_STOPS: Record<Duration, number> = { short: 1, medium: 2, long: 4 }

/** What changes from one plan of a request to the next. */
export interface Try {
  /** Each candidate has luck of its own, and so has each attempt at giving it the right length. */
  candidate: number
  attempt: number
  /** Sites on the way, or spare scenes. */
  stops: number
  room: Room
}

/** A plan, with what the lines are chosen by that tell it. */
export interface Planned {
  plan: StoryPlan
  reading: Reading
  /** As it stands once the plan is made. */
  random: SeededRandom
}

/** The plans of one request, of which a renderer tells as many as it needs until one of them makes a sound story. */
export interface Plans {
  first: Try
  planOf: (which: Try) => Planned
}

/**
 * A plan for a request, without a telling: the one that the embedded storyteller tells first for the same request, history,
 * seed and lore. It tells another where only a telling can show it: where the first has too many words or too few
 * for the night, where a candidate did not stand up to verification, and where of several candidates another says less
 * that the family has heard. Any renderer may tell it (`tellActs` is one), and the verifier judges what it tells by it.
 * Throws `AppError('invalid')` when no member was chosen or more than ten.
 */
export function planStory(
  request: StoryBrief,
  { history, ...options }: Pick<WriteOptions, 'seed' | 'history' | 'lore'>,
  library: StoryLibrary = storyLibrary
): StoryPlan {
  const { first, planOf } = plansOf(checkedRequest(request), remember(history), options, library)
  return planOf(first).plan
}

/** The one way to a plan, for every renderer; the request is a checked one. Each room is read once, when it is asked for. */
export function plansOf(
  request: StoryBrief,
  memory: Memory,
  { seed, lore = null }: Pick<WriteOptions, 'seed' | 'lore'>,
  library: StoryLibrary
): Plans {
  // The same seed for another family, or another wish, is another story.
  const wish = JSON.stringify([request.characters.map((character) => character.name), request.theme, request.culture])
  const read = new Map<Room, Reading>()
  function readingIn(room: Room): Reading {
    const reading =
      read.get(room) ??
      (room === 'terse' || room === 'bare' || room === 'spare'
        ? inRoom(readingIn('ample'), room)
        : room === 'ample'
          ? readBestTold(request, library, memory, lore)
          : readRequest(request, library, memory, room, lore))
    read.set(room, reading)
    return reading
  }
  return {
    first: { candidate: 0, attempt: 0, stops: FIRST_STOPS[request.duration], room: 'ample' },
    planOf: ({ candidate, attempt, stops, room }) => {
      const random = randomFrom(`${candidateSeed(`${seed}|${wish}`, candidate)}#${attempt}`)
      const reading = readingIn(room)
      return { plan: planReading(reading, stops, library, memory, random), reading, random }
    }
  }
}

/** Distinguishes candidates of one seed. */
function candidateSeed(seed: string, candidate: number): string {
  return `${seed}/${hash(`${seed}:${candidate}`).toString(36)}`
}

/** With safe texts; throws `AppError('invalid')` when no member was chosen or more than ten. */
export function checkedRequest(raw: StoryBrief): StoryBrief {
  if (raw.characters.length === 0) throw new AppError('invalid', 'Please select at least one character')
  if (raw.characters.length > MAX_CHARACTERS) throw new AppError('invalid', TOO_MANY_CHARACTERS)
  const request = normaliseRequest(raw)
  return { ...request, theme: withSchoolYears(request.theme) }
}

/** What a wish says beside the story that is told of it, and who of the family comes along for it. */
function saidBeside(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  const played = playedBeside(plot, reading, library)
  const also = alsoSaid(plot, reading)
  const kin = kinOfWish(reading)
  const withKin = kin === null ? null : besideOf(kin, reading)
  const topic = also['named'] === undefined ? secondTopicOf(plot, reading, library) : {}
  const said = { ...also, ...played, ...topic, ...(withKin === null ? {} : { 'with.kin': withKin.called }) }
  // Who is played by one of the family did it in the story itself.
  if (played['actor'] !== undefined || also['named'] !== undefined) return said
  const day = dayTold(plot, reading)
  if (day['telling'] !== undefined) return { ...said, ...day }
  const carried = carriedIn(plot, reading, library)
  if (also['called'] !== undefined) return { ...said, ...carried, promised: 'called' }
  if (carried['carried'] !== undefined) return { ...said, ...carried }
  if (topic['topic'] !== undefined) return said
  const promised = promisedOf(plot, reading, library)
  // What happened is told in bed, and who it happened to with it.
  const isToldInBed = promised['promised'] !== undefined && promised['promised'] !== 'wish'
  return { ...said, ...promised, ...(isToldInBed ? {} : playedSubject(plot, reading, library)) }
}

/** Decides everything before a sentence is written. `stops` is the number of sites on the way, or of spare scenes. */
function planReading(
  asked: Reading,
  stops: number,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom
): StoryPlan {
  // A story of its own is one of two; a child who is alone has a toy along in it.
  const withToy = withCompanion(asked, library)
  const isOfTwo = withToy !== null && ownPlots(withToy, library, memory).length > 0
  const chosen = choosePlot(isOfTwo ? withToy : asked, library, memory, random)
  const accompanied = isOfTwo ? suitedTo(withToy, chosen, library) : null
  const reading = accompanied ?? asked
  const { request, cast, hero } = reading
  const plot =
    'scenes' in chosen
      ? withAnswer(withFoundSaid(withFigure(withWritten(chosen, reading), reading), reading.wish.says), reading.wish)
      : chosen
  const told = wishAsToldBy(plot, reading.wish)
  const wish = { ...told, says: { ...told.says, ...saidBeside(plot, reading, library) } }
  const theme = bindTheme(reading.theme, plot, memory, random, reading.collides)
  const { register, listenerAge } = reading
  const story = {
    duration: request.duration,
    window: WINDOWS[request.duration],
    register,
    listenerAge,
    cast,
    hero,
    theme,
    wish,
    culture: chooseCulture(request.culture, library, memory, random, {
      dialect: dialectOf(reading.typed, request.characters),
      named: placesNamed(
        reading.typed,
        request.characters.map(({ name }) => name)
      ),
      collides: reading.collides
    }),
    back: chooseReturn(reading, memory, random),
    companion: accompanied?.companion ?? null
  }
  if ('scenes' in plot) {
    const [first] = plot.refrains ?? []
    const refrain = first ? freshest(plot.refrains ?? [], (each) => memory.age(each.loud), random) : null
    const bound = bindScenes(
      plot,
      reading,
      wish,
      stops + SPARE_SCENES[request.duration],
      library.interludes,
      memory,
      random
    )
    const parts = giveOutParts(cast, wish, random)
    const isNearest = plot.id === reading.written
    const loving = lovingTonight(plot, reading, random)
    return { ...story, kind: 'scenes', plot, refrain, ...bound, isNearest, parts, loving }
  }
  const climax = planClimax(plot, reading, memory, random)
  const ways = planWays(plot, climax, reading, stops, memory, random)
  const { deeds, turn } = shareOutParts(ways, climax, cast, hero, random)
  const refrain = chooseRefrain(plot, reading, memory, random)
  return { ...story, kind: 'journey', plot, refrain, deeds, climax: turn }
}

function freshness(site: Site, memory: Memory): number {
  const lines = linesOf(site.problem)
  return Math.min(FRESH_AFTER * 2, ...lines.map((line) => memory.age(lineText(line)))) / (FRESH_AFTER * 2)
}

function chooseRefrain(plot: Plot, { isSpare }: Reading, memory: Memory, random: SeededRandom): JourneyPlan['refrain'] {
  const short = [...plot.refrains].sort((a, b) => wordsOfRefrain(a) - wordsOfRefrain(b)).slice(0, 2)
  return freshest(isSpare ? short : plot.refrains, (refrain) => memory.age(refrain.loud), random)
}

function planClimax(plot: Plot, { hero, register, isSpare }: Reading, memory: Memory, random: SeededRandom): Way {
  const pastime = hero.pastimes[0] ?? null
  const scored = plot.climaxes.map((site) => {
    const row = rowFor(hero, pastime, site, [], random)
    const score = affinity(row, site.challenge) + 3 * freshness(site, memory) + 2 * random.next()
    return { site, row, score: isSpare ? score - leastWordsOfSite(site, register) : score }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { site: best.site, solver: hero, row: best.row, pastime }
}

interface Way {
  site: Site
  solver: CastMember
  row: Deed['row']
  pastime: Pastime | null
}

/** Obstacles are chosen backwards: whose turn it is first, then a place where just that hobby is wanted. */
function planWays(
  plot: Plot,
  climax: Way,
  { cast, hero }: Reading,
  stops: number,
  memory: Memory,
  random: SeededRandom
): Way[] {
  const ways: Way[] = []
  const led = new Map<CastMember, number>([[hero, 1]])
  const rows = [climax.row]
  for (let stop = 0; stop < Math.min(stops, plot.sites.length); stop += 1) {
    const turns = (member: CastMember) => (led.get(member) ?? 0) + (member === hero && cast.length > 1 ? 0.5 : 0)
    const fewest = Math.min(...cast.map(turns))
    const solver = random.pick(cast.filter((member) => turns(member) === fewest))
    const pastime = solver.pastimes[led.get(solver) ?? 0] ?? null
    led.set(solver, (led.get(solver) ?? 0) + 1)
    const taken = ways.map((way) => way.site)
    const challenges = [climax, ...ways].map((way) => way.site.challenge)
    const scored = plot.sites
      .filter((site) => !taken.includes(site))
      .map((site) => {
        const row = rowFor(solver, pastime, site, rows, random)
        const seen = challenges.filter((challenge) => challenge === site.challenge).length
        return {
          site,
          row,
          score: 1.5 * affinity(row, site.challenge) + 3 * freshness(site, memory) + 2.5 * random.next() - 4 * seen
        }
      })
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
    rows.push(best.row)
    ways.push({ site: best.site, solver, row: best.row, pastime })
  }
  return ways
}

const COMMON_SENSE: readonly Skill[] = ['look', 'steps', 'patient', 'think', 'care', 'listen', 'brave', 'breathe']

function rowFor(
  solver: CastMember,
  pastime: Pastime | null,
  site: Site,
  taken: readonly Deed['row'][],
  random: SeededRandom
): Deed['row'] {
  if (solver.nature) return solver.nature
  const options = pastime ? pastime.skills : COMMON_SENSE
  const scored = options.map((row) => ({
    row,
    score: affinity(row, site.challenge) + 1.5 * random.next() - taken.filter((each) => each === row).length
  }))
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).row
}

/** A member who leads nothing helps somewhere, with a hobby of their own; none only walks along. */
function shareOutParts(
  ways: Way[],
  climax: Way,
  cast: readonly CastMember[],
  hero: CastMember,
  random: SeededRandom
): { deeds: Deed[]; turn: Deed } {
  const all = [...ways, climax]
  const helpers = new Map<Way, Deed['helpers'][number][]>(all.map((way) => [way, []]))
  const idle = random.shuffled(cast.filter((member) => !all.some((way) => way.solver === member)))
  for (const [turn, member] of idle.entries()) {
    // The last in turn helps at the climax first: there are most hands wanted.
    const way = all[all.length - 1 - (turn % all.length)]
    if (way) helpers.get(way)?.push({ member, pastime: member.pastimes[0] ?? null })
  }
  // In small families a member who has led lends a second hobby elsewhere.
  if (cast.length <= 5) {
    for (const member of random.shuffled(cast)) {
      const [, second] = member.pastimes
      const ledWith = all.filter((way) => way.solver === member).map((way) => way.pastime)
      if (!second || ledWith.includes(second) || idle.includes(member)) continue
      const elsewhere = all.filter((way) => way.solver !== member && (helpers.get(way)?.length ?? 0) === 0)
      const way = elsewhere[0]
      if (way) helpers.get(way)?.push({ member, pastime: second })
    }
  }
  const toDeed = (way: Way): Deed => ({
    ...way,
    challenge: way.site.challenge,
    manner: way.solver.manners.length > 0 ? random.pick(way.solver.manners) : null,
    helpers: helpers.get(way) ?? []
  })
  return { deeds: ways.map(toDeed), turn: { ...toDeed(climax), solver: hero } }
}
