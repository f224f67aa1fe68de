import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { person } from '#tests/support/requested-character.ts'
import { alternativesOf } from '../draft.ts'
import { randomFrom } from '../random.ts'
import type { StoryBrief } from '../storyteller.ts'
import { countWords } from '../text-measures.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 5, 'daughter', { hobbies: ['drawing'] })
const theo = person('Theo', 3, 'son', { hobbies: ['trains'] })
const nana = person('Nana', 68, 'grandmother', { hobbies: ['knitting'] })
const biscuit = person('Biscuit', 4, 'dog')

const WISHES = [
  'a trip to the moon',
  'first day at school',
  'saying sorry',
  'why is the sky blue',
  'a digger',
  'purple',
  // Wishes that ask for nothing, which are told as a journey.
  'a story',
  'anything'
]
const CASTS = [[isla], [isla, theo], [isla, theo, nana, biscuit]]
const DURATIONS = ['short', 'medium', 'long'] as const
const REQUESTS = CASTS.flatMap((characters, cast) =>
  WISHES.map((theme, at): StoryBrief => {
    const duration = DURATIONS[(at + cast) % DURATIONS.length] ?? 'short'
    return { characters, theme, duration, culture: 'western', interests: [] }
  })
)

test('whichever of the other texts are chosen, and in whatever mixture, the story is as sound as it was', () => {
  const random = randomFrom('mixtures')
  let [paragraphs, changeable] = [0, 0]
  for (const [at, request] of REQUESTS.entries()) {
    const { draft, faults } = writeStory(request, { seed: `others ${at}`, history: [] })
    const others = alternativesOf(draft)
    expect(others).toHaveLength(draft.paragraphs.length)
    if (faults.length > 0) continue
    // A story of its own is written whole, and most of it has one way to say it.
    const { plan } = draft
    if (plan.kind === 'journey' || !isOfItsOwn(plan.plot)) {
      paragraphs += others.length
      changeable += others.filter((each) => each.length > 0).length
    }
    for (let mixture = 0; mixture < 4; mixture += 1) {
      const mixed = draft.paragraphs.map(({ act, text }, place) => ({
        act,
        text: random.pick([text, ...(others[place] ?? [])])
      }))
      const found = verifyStory({ title: draft.title, paragraphs: mixed }, draft.plan, storyLibrary)
      expect(
        found.map(({ code, detail }) => `${code}: ${detail}`),
        `${request.theme}, ${request.duration}, ${request.characters.length}`
      ).toEqual([])
    }
  }
  expect(changeable / paragraphs).toBeGreaterThan(0.35)
})

test('another text is another text, of about the length, and the same ones come for the same story', () => {
  const request: StoryBrief = {
    characters: [isla, theo, nana],
    theme: 'a hedgehog',
    duration: 'medium',
    culture: 'western',
    interests: []
  }
  const { draft } = writeStory(request, { seed: 'one', history: [] })
  const others = alternativesOf(draft)
  for (const [at, texts] of others.entries()) {
    const own = draft.paragraphs[at]?.text ?? ''
    expect(new Set([own, ...texts]).size).toBe(texts.length + 1)
  }
  const longest = draft.paragraphs.map(({ text }, at) =>
    Math.max(countWords(text), ...(others[at] ?? []).map((other) => countWords(other)))
  )
  expect(longest.reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(draft.plan.window.max)
  expect(alternativesOf(writeStory(request, { seed: 'one', history: [] }).draft)).toEqual(others)
})
