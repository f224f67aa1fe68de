import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { storyLibrary } from '#content/library.ts'
import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import { readTheme } from '#server/storyteller/wish/theme.ts'
import { person } from '#tests/support/requested-character.ts'
import { percent } from './story-table.ts'
import { shareTold, unsaidWords } from './wish-words-told.ts'

/** A wish as a parent types it, and the packs of which one has to tell it ("open" is none, "comfort" a quiet night). */
interface ExpectedReading {
  wish: string
  packs: readonly string[]
}

/** The lists of `bench/wish-readings/`: one wish a line, `wish => pack, pack`. */
export function expectedReadings(list: 'development' | 'held-out'): ExpectedReading[] {
  return readFileSync(new URL(`wish-readings/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [wish = '', packs = ''] = line.split(' => ')
      return { wish, packs: packs.split(', ') }
    })
}

/** Share (0 to 1) of a list whose wishes are told by a pack that fits them. */
export function shareReadRight(list: 'development' | 'held-out'): number {
  const readings = expectedReadings(list)
  return readings.filter(({ wish, packs }) => packs.includes(leadingPack(wish))).length / readings.length
}

/** The pack whose world tells a wish: "open" where none knows it. */
function leadingPack(wish: string): string {
  const theme = readTheme(wish, storyLibrary, 'Isla')
  if (theme.kind === 'comfort' || theme.kind === 'adventure' || theme.kind === 'open') return theme.kind
  return theme.packs.find((pack) => pack.world !== undefined)?.id ?? theme.packs[0]?.id ?? 'open'
}

/**
 * How each wish of a list, or of `--wish "a|b"`, is read: pack, sort, moods, how a sentence says it, plot and title, and
 * which of its words the told story never says.
 *
 *   npm run bench -- wish-readings --wish "losing at football|our dog Rex"
 *
 * The held-out list is for its figure alone: nothing is fitted to it, and it is not looked at one by one.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { wish: { type: 'string' }, wrong: { type: 'boolean' } } })
  const typed = values.wish?.split('|').map((wish): ExpectedReading => ({ wish, packs: [] }))
  for (const { wish, packs } of typed ?? expectedReadings('development')) {
    const lead = leadingPack(wish)
    const isRight = packs.length === 0 || packs.includes(lead)
    if (values.wrong === true && isRight) continue
    const { draft, faults } = writeStory(briefOf(wish), { seed: 'readings', history: [] }, storyLibrary)
    const { theme, wish: read, plot } = draft.plan
    console.log(
      `${isRight ? ' ' : '!'} ${wish}\n      ${lead} (${theme.packs.map((pack) => pack.id).join(' + ')}) ${theme.kind} ${read.sort} [${read.moods.join(' ')}]\n      about: ${read.about} · ${plot.id} · ${draft.title}${unsaid(wish, textOf(draft))}${faults.length > 0 ? ` · FAULTS ${faults.join('; ')}` : ''}`
    )
  }
  if (typed) return
  const whole = wholeWishes().map((wish) => ({
    wish,
    text: textOf(writeStory(briefOf(wish), { seed: 'readings', history: [] }, storyLibrary).draft)
  }))
  for (const { wish, text } of whole) {
    const missing = unsaid(wish, text)
    if (missing !== '') console.log(`  ${wish}${missing}`)
  }
  console.log(`words of whole wishes that their stories say: ${percent(shareTold(whole))} (bar: ${percent(TOLD_BAR)})`)
  for (const list of ['development', 'held-out'] as const)
    console.log(`${list}: ${(100 * shareReadRight(list)).toFixed(0)} % of wishes are told by a pack that fits them`)
}

/** Of the words of a wish so many have to be told, from 0 to 1. */
const TOLD_BAR = 0.9

/** Wishes that say more than a noun: a deed, a trouble, a member of the family. One a line; each is of a kind with stories. */
function wholeWishes(): string[] {
  return readFileSync(new URL('wish-readings/whole-wishes.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

function unsaid(wish: string, text: string): string {
  const words = unsaidWords(wish, text)
  return words.length === 0 ? '' : ` · never said: ${words.join(', ')}`
}

function textOf({ title, paragraphs }: { title: string; paragraphs: readonly { text: string }[] }): string {
  return [title, ...paragraphs.map(({ text }) => text)].join('\n')
}

function briefOf(theme: string): StoryBrief {
  return {
    characters: [
      person('Isla', 6, 'daughter', { avatar: 'girl' }),
      person('Theo', 4, 'son', { avatar: 'boy' }),
      person('Mum', 37, 'mother', { avatar: 'woman' }),
      person('Grandpa Jim', 74, 'grandfather', { avatar: 'grandpa' })
    ],
    theme,
    duration: 'medium',
    culture: 'western',
    interests: []
  }
}
