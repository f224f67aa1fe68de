import type { Line } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { lineText } from '#content/line-lint.ts'
import type { Duration } from '#shared/story.ts'
import type { Draft, ToldParagraph } from '../draft.ts'
import { freshest } from '../line-choice.ts'
import { FRESH_AFTER, lineId, type Memory } from '../memory.ts'
import { beginsAtOnce, type StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { remembered } from '../remembered.ts'
import type { StoryFacts } from '../storyteller.ts'
import { countWords, wordsIn } from '../text-measures.ts'
import { mostKnowing } from '../wish/noun-of-wish.ts'
import { notShownYet } from './bedroom-images.ts'
import { forLoneHero } from './lone-hero.ts'
import type { Moment } from './moment-list.ts'
import { momentsOf } from './moments.ts'
import { otherTellings } from './other-tellings.ts'
import { mendsOf } from './paired-lines.ts'
import { print, type Chosen } from './print.ts'
import { fits, realise, type Known } from './realise.ts'
import type { Setting } from './setting.ts'
import { speakersOf } from './spoken-names.ts'
import { chooseTitle } from './title.ts'
import { createLender } from './wish-loans.ts'

/** Of which lines one is chosen: any, the shorter half, the shortest few, the shortest. */
export type Lean = 'any' | 'short' | 'shorter' | 'shortest'
const SHARE: Record<Lean, number> = { any: 1, short: 1 / 2, shorter: 1 / 6, shortest: 0 }

/** Where the shortest is wanted, what is new may have so many words more. */
const A_LITTLE_MORE = 2

const wordsInText = remembered(countWords)
function wordsOf(line: Line): number {
  return wordsInText(lineText(line))
}

const DOUBLED = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu

/** Tells a planned story: a line for each moment, extras as far as there is room, then the text. */
export function tell(
  plan: StoryPlan,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean,
  lean: Lean
): Draft {
  const seed = String(random.below(2 ** 31))
  const said = new Set<string>()
  const moments = momentsOf(plan, library, memory, collides, random)
  const scenery = chooseScenery(plan, memory, random, collides)
  const chosen: (Chosen | null)[] = moments.map(() => null)
  const habits = new Map<number, string>()
  const lender = createLender(plan, memory, random, collides)

  function choose(at: number): void {
    const moment = answeringMoment(at)
    if (!moment) return
    const habit = habits.get(at - 1)
    const scene: Setting = { ...scenery, ...moment.scene, ...(habit === undefined ? {} : { habit }) }
    let line = pickLine(moment, scene)
    if (line === null) return
    scene.lent = lender.lend(line, moment.act, moment.kind === 'deed')
    let text = realise(line, scene, plan, everythingKnown(plan, scene), seed)
    // "Supper was over" and "over a bakery" are fine, but not one after the other.
    for (let again = 0; again < 3 && DOUBLED.test(text) && !DOUBLED.test(lineText(line)); again += 1) {
      said.add(lineText(line))
      line = pickLine(moment, scene) ?? line
      scene.lent = lender.lend(line, moment.act, moment.kind === 'deed')
      text = realise(line, scene, plan, everythingKnown(plan, scene), seed)
    }
    said.add(lineText(line))
    if (moment.kind.endsWith('-habit')) habits.set(at, text.charAt(0).toLowerCase() + text.slice(1))
    chosen[at] = { moment, line, scene, words: moment.kind.endsWith('-habit') ? 0 : countWords(text) }
  }
  function answeringMoment(at: number): Moment | undefined {
    const moment = moments[at]
    const seen = moment?.kind === 'mend' ? chosen.slice(0, at).findLast((each) => each?.moment.kind === 'see') : null
    return moment && seen
      ? { ...moment, lines: mendsOf(seen.line, seen.moment.lines, moment.lines), spare: moment.lines }
      : moment
  }
  function lengthOf(line: Line): number {
    return lean === 'shortest' ? wordsOf(line) : lineText(line).length
  }
  function pickLine(moment: Moment, scene: Setting): Line | null {
    for (const lines of [moment.lines, moment.spare ?? []]) {
      const fitting = mostKnowing(lines.filter((line) => fits(line, scene, plan)))
      const unsaid = fitting.filter((line) => moment.kind === 'refrain' || !said.has(lineText(line)))
      const clear = unsaid.filter((line) => !collides(lineText(line)))
      const isNew = (line: Line) => memory.age(lineText(line)) === Infinity
      const shown = moment.act === 3 ? chosen.flatMap((each) => (each?.moment.act === 3 ? [each.line] : [])) : []
      const pool = notShownYet(forLoneHero(clear.length > 0 ? clear : unsaid, plan, isNew), moment, shown, isNew)
      if (pool.length === 0) continue
      if (lean === 'any' || (pool.length < 3 && lean !== 'shortest'))
        return freshest(pool, (line) => memory.age(lineText(line)), random)
      // The shorter of what is new, for else the same few would be told night after night.
      const fresh = pool.filter((line) => memory.age(lineText(line)) >= FRESH_AFTER)
      const least = Math.min(...pool.map(wordsOf))
      const near = lean === 'shortest' ? fresh.filter((line) => wordsOf(line) <= least + A_LITTLE_MORE) : fresh
      const open = near.length > 0 ? near : pool
      const short = [...open]
        .sort((a, b) => lengthOf(a) - lengthOf(b))
        .slice(0, Math.max(1, Math.ceil(open.length * SHARE[lean])))
      // Others of no more words are as good, and are heard less often.
      const most = Math.max(...short.map(wordsOf))
      return freshest(
        open.filter((line) => wordsOf(line) <= most),
        (line) => memory.age(lineText(line)),
        random
      )
    }
    // Rather once more than not at all: a member's only sentence matters more than a sentence heard twice.
    return moment.priority === 0 ? (moment.lines.find((line) => fits(line, scene, plan)) ?? null) : null
  }

  for (const [at, moment] of moments.entries()) if (moment.priority === 0) choose(at)
  for (const [at, moment] of moments.entries()) if (moment.priority !== 0) choose(at)

  const { included, misfit } = budget(chosen, plan, memory, random)
  const printed = print(included, plan, seed)
  const paragraphs = printed.map(({ act, text }): ToldParagraph => ({ act, text }))
  const words = paragraphs.reduce((sum, { text }) => sum + wordsIn(text), 0)
  const lines = included.map((each) => lineText(each.line))
  const title = chooseTitle(plan, memory, random, collides, paragraphs.map(({ text }) => text).join(' '))
  const told = [...lines, ...lender.lent(), ...scenery.said, ...title.said]
  const stale = included
    .filter((each) => each.moment.kind !== 'refrain')
    .reduce((sum, each) => sum + (memory.age(lineText(each.line)) < FRESH_AFTER ? each.words : 0), 0)
  return {
    plan,
    title: title.text,
    paragraphs,
    words,
    memory: { plotId: plan.plot.id, lineIds: [...new Set(told.map(lineId))], facts: factsOf(plan, included) },
    staleness: stale / Math.max(1, words),
    misfit,
    kinds: included.map(({ moment }) => moment.kind),
    others: otherTellings({ plan, printed, words, seed, said, memory, lender, collides }),
    speakers: () => printed.map(({ marked }) => speakersOf(marked, plan.cast))
  }
}

/** What a later story may come back to. */
function factsOf(plan: StoryPlan, included: readonly Chosen[]): StoryFacts {
  const { hero, culture, theme, wish } = plan
  const met = plan.kind === 'journey' && plan.plot.uses.includes('small') ? theme.things.small.def : null
  const isQuiet = theme.kind === 'comfort'
  return {
    hero: hero.name,
    culture: culture.id,
    place: culture.lives.place,
    home: culture.lives.home,
    told: {
      about: isQuiet ? '' : wish.about,
      summary: isQuiet ? `A quiet evening with ${hero.called}.` : `${hero.called}, ${wish.about}: ${plan.plot.about}`,
      met: isQuiet ? null : met,
      returned: included.some(({ moment }) => moment.kind === 'return')
    }
  }
}

interface Scenery extends Setting {
  said: string[]
}

/** What the place lends to every scene: one home, one supper, one goodnight. */
function chooseScenery(
  plan: StoryPlan,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean
): Scenery {
  const { place, pack } = plan.culture
  const pick = <T extends { text: string }>(motifs: readonly T[]): T => {
    const clear = motifs.filter((motif) => !collides(motif.text))
    return freshest(clear.length > 0 ? clear : motifs, (motif) => memory.age(motif.text), random)
  }
  const { home } = plan.culture
  const food = pick(place.foods)
  const goodnight = pick(pack.goodnight).text
  return {
    home,
    food,
    goodnight,
    said: [
      home,
      food.text,
      plan.theme.things.small.first,
      plan.theme.things.big.first,
      plan.theme.things.object.first,
      plan.theme.things.place.first
    ]
  }
}

/** For counting words before it is known which extras stay: everything has been met. */
function everythingKnown(plan: StoryPlan, scene: Setting): Known {
  return { things: new Set([...Object.values(plan.theme.things), ...(scene.obj ? [scene.obj] : [])]) }
}

/** From supper, or from the first thing after it, to the last word: of all words, at most. */
const ENDING_SHARE = 0.21

/**
 * Of a story in scenes it is the plot’s own, and so many more words of what any evening ends with. More only where the
 * night would be too short without them, after all scenes: between the last scene and the last word each is a stray line.
 */
const WORDS_OF_ANY_EVENING: Record<Duration, number> = { short: 16, medium: 0, long: 0 }
/** After a sorrow the household is in no hurry to be asleep. */
const WORDS_AFTER_SORROW: Record<Duration, number> = { short: 32, medium: 44, long: 68 }

function wordsOfAnyEvening({ theme, duration }: StoryPlan): number {
  return theme.kind === 'comfort' ? WORDS_AFTER_SORROW[duration] : WORDS_OF_ANY_EVENING[duration]
}

function isEnding({ moment }: Chosen): boolean {
  return moment.act === 3 && moment.kind !== 'home'
}

const SHARE_OF_A_TOYS_NAME = 0.05
/** “Grandpa Jim” is counted as two words, and half the time it is “he” in the end. */
const SHARE_LOST_IN_PRINT = 0.016
/** And nearly always some words, so that what is counted just long enough is not. */
const LEAST_LOST = 6

/**
 * First what must be told, then extras by priority and luck until the target is reached; what the family has heard
 * lately only where the story would be too short without it.
 */
function budget(
  chosen: readonly (Chosen | null)[],
  plan: StoryPlan,
  memory: Memory,
  random: SeededRandom
): { included: Chosen[]; misfit: Draft['misfit'] } {
  const { window } = plan
  const present = chosen.filter((each) => each !== null)
  const must = present.filter((each) => each.moment.priority === 0)
  // First mentions are a few words longer than later ones.
  const slack = plan.kind === 'journey' ? 4 * (plan.deeds.length + 1) + 4 * plan.plot.uses.length : 0
  let total = must.reduce((sum, each) => sum + each.words, slack)
  const kept = new Set(must)
  const motifs = { count: 0 }
  let ending = must.filter(isEnding).reduce((sum, each) => sum + each.words, 0)
  const isFresh = ({ line }: Chosen) => memory.age(lineText(line)) >= FRESH_AFTER
  const extras = ([1, 2, 3, 4] as const).flatMap((priority) =>
    random.shuffled(present.filter((each) => each.moment.priority === priority))
  )
  function keep(candidates: readonly Chosen[], enough: number, mostOfEnding: number): void {
    for (const extra of candidates) {
      if (total >= enough) return
      if (kept.has(extra)) continue
      if (isEnding(extra) && ending + extra.words > mostOfEnding) continue
      if (isMotif(extra) && motifs.count >= 5) continue
      // An extra habit comes with its sentence, never alone.
      if (total + extra.words > window.target + 14) continue
      if (isMotif(extra)) motifs.count += 1
      if (isEnding(extra)) ending += extra.words
      kept.add(extra)
      total += extra.words
    }
  }
  const mostOfEnding = Math.min(
    ENDING_SHARE * window.target,
    beginsAtOnce(plan) ? ending + wordsOfAnyEvening(plan) : Infinity
  )
  keep(extras.filter(isFresh), window.target, mostOfEnding)
  // A toy's name is three words, and half the time it is “he” in the end.
  const foreseenTooMany = plan.companion ? Math.round(window.target * SHARE_OF_A_TOYS_NAME) : 0
  const least = Math.ceil(window.min * (1 + SHARE_LOST_IN_PRINT)) + foreseenTooMany
  // Rather one more scene than an old line: the planner is told, and the old lines are there if it has no other.
  const isShort = total < least && (!beginsAtOnce(plan) || plan.hasMore)
  const stale = extras
    .filter((extra) => !isFresh(extra))
    .toSorted((one, other) => ageOf(other, memory) - ageOf(one, memory))
  keep(stale, least, mostOfEnding)
  keep(extras, least, Infinity)
  const misfit =
    total > window.max - 8 ? 'long' : isShort || total < window.min + LEAST_LOST + foreseenTooMany ? 'short' : null
  return { included: present.filter((each) => kept.has(each)), misfit }
}

function ageOf({ line }: Chosen, memory: Memory): number {
  return memory.age(lineText(line))
}

function isMotif({ moment }: Chosen): boolean {
  return (
    moment.kind === 'outside' ||
    moment.kind === 'nature' ||
    moment.kind === 'window' ||
    moment.kind === 'sounds' ||
    moment.kind === 'sky' ||
    moment.kind === 'lullaby'
  )
}
