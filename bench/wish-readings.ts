import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { storyLibrary } from '#content/library.ts'
import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { readTheme } from '#server/storyteller/plan/theme.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import { person } from '#tests/support/requested-character.ts'

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
 * How each wish of a list, or of `--wish "a|b"`, is read: pack, sort, moods, how a sentence says it, plot and title.
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
      `${isRight ? ' ' : '!'} ${wish}\n      ${lead} (${theme.packs.map((pack) => pack.id).join(' + ')}) ${theme.kind} ${read.sort} [${read.moods.join(' ')}]\n      about: ${read.about} · ${plot.id} · ${draft.title}${faults.length > 0 ? ` · FAULTS ${faults.join('; ')}` : ''}`
    )
  }
  if (typed) return
  for (const list of ['development', 'held-out'] as const)
    console.log(`${list}: ${(100 * shareReadRight(list)).toFixed(0)} % of wishes are told by a pack that fits them`)
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
