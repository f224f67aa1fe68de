import { parseArgs } from 'node:util'

import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import type { RequestedCharacter, StoryBrief } from '#server/storyteller/story-brief.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { CULTURES, DURATIONS, type Culture, type Duration } from '#shared/story.ts'

type Person = [name: string, age: number, relationship: string, avatar: string | null, hobbies: string, traits: string]

const PEOPLE: Record<string, Person> = {
  isla: ['Isla', 6, 'daughter', 'girl', 'drawing, swimming', 'curious'],
  theo: ['Theo', 4, 'son', 'boy', 'trains', 'shy'],
  mei: ['Mei', 9, 'daughter', 'girl', 'chess, reading', 'bossy'],
  sam: ['Sam', 2, 'son', 'boy', 'blocks', 'cheerful'],
  alex: ['Alex', 8, 'child', null, 'football', 'impatient'],
  mum: ['Mum', 37, 'mother', 'woman', 'running', 'calm'],
  dad: ['Dad', 39, 'father', 'man', 'cooking', 'funny'],
  nana: ['Nana Rose', 71, 'grandmother', 'grandma', 'knitting', 'honest'],
  jim: ['Grandpa Jim', 74, 'grandfather', 'grandpa', 'fishing, sailing', 'patient'],
  biscuit: ['Biscuit', 4, 'dog', 'dog', 'fetch', 'greedy'],
  mochi: ['Mochi', 3, 'cat', 'cat', 'sleeping', 'proud'],
  tobi: ['Tobi', 0, 'baby', 'baby', '', ''],
  omar: ['Omar', 7, 'friend', 'boy', 'skating', 'kind']
}
const CASTS: Record<string, string> = {
  solo: 'isla',
  pair: 'isla theo',
  sisters: 'mei isla',
  pet: 'isla biscuit',
  elder: 'theo nana',
  trio: 'mei theo dad',
  family: 'isla theo mum jim biscuit',
  house: 'mei isla sam nana mochi tobi',
  guest: 'isla omar mum',
  unknown: 'alex jim',
  ten: 'isla theo mei sam mum dad nana jim biscuit tobi',
  grown: 'mum dad'
}

/**
 * Prints whole stories, to be read:
 *
 *   npm run bench -- read --plot rehearsal --wish "going to the dentist" --cast family --duration medium --count 3
 *
 * Without `--plot` the wish chooses; `--nights 14` tells one family night after night, with its memory.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      plot: { type: 'string' },
      wish: { type: 'string', default: 'going to the dentist' },
      cast: { type: 'string', default: 'family' },
      duration: { type: 'string', default: 'medium' },
      culture: { type: 'string', default: 'western' },
      // Each wish has a night of its own: else all of them are sung the same song at the end.
      seed: { type: 'string' },
      count: { type: 'string', default: '1' },
      nights: { type: 'string', default: '0' }
    }
  })
  const duration = oneOf(values.duration, DURATIONS, 'duration')
  const culture = oneOf(values.culture, CULTURES, 'culture')
  const nights = Number(values.nights)
  const wishes = values.wish.split('|')
  const history: StoryMemory[] = []
  for (let at = 0; at < Math.max(nights, Number(values.count)); at += 1) {
    const wish = wishes[at % wishes.length] ?? ''
    const request = requestOf(values.cast, wish, duration, culture)
    const memory = print(request, `${values.seed ?? wish} ${at}`, nights > 0 ? history : [], onlyPlot(values.plot))
    history.unshift(memory)
  }
}

function oneOf<T extends string>(typed: string, known: readonly T[], what: string): T {
  const found = known.find((each) => each === typed)
  if (found === undefined) throw new RangeError(`--${what}: one of ${known.join(', ')}`)
  return found
}

/** The library with one plot in it, so that there is nothing to choose. */
function onlyPlot(id: string | undefined): StoryLibrary {
  if (id === undefined) return storyLibrary
  const plots = storyLibrary.plots.filter((plot) => plot.id === id)
  const scenePlots = storyLibrary.scenePlots.filter((plot) => plot.id === id)
  const known = [...storyLibrary.plots, ...storyLibrary.scenePlots].map((plot) => plot.id)
  if (plots.length + scenePlots.length === 0) throw new RangeError(`--plot: one of ${known.join(', ')}`)
  return { ...storyLibrary, plots, scenePlots }
}

function requestOf(cast: string, theme: string, duration: Duration, culture: Culture): StoryBrief {
  const ids = (CASTS[cast] ?? cast).split(/[\s,]+/u)
  const characters = ids.map((id): RequestedCharacter => {
    const person = PEOPLE[id]
    if (!person)
      throw new RangeError(`--cast: ${Object.keys(CASTS).join(', ')}, or some of ${Object.keys(PEOPLE).join(', ')}`)
    const [name, age, relationship, avatar, hobbies, traits] = person
    const list = (text: string) => text.split(', ').filter((each) => each !== '')
    return {
      name,
      age,
      relationship,
      avatar,
      hobbies: list(hobbies),
      traits: list(traits),
      isGuest: relationship === 'friend'
    }
  })
  return { characters, theme, duration, culture, interests: [] }
}

function print(request: StoryBrief, seed: string, history: readonly StoryMemory[], library: StoryLibrary): StoryMemory {
  const { draft, faults } = writeStory(request, { seed, history }, library)
  const who = draft.plan.cast.map((member) => member.called).join(', ')
  console.log(`\n## ${draft.title}`)
  console.log(
    `[${draft.plan.plot.id}; wish: ${request.theme}; ${who}; ${draft.words} words, ${draft.paragraphs.length} paragraphs]\n`
  )
  for (const { text } of draft.paragraphs) console.log(`${text}\n`)
  for (const fault of faults) console.log(`!! ${fault}`)
  return draft.memory
}
