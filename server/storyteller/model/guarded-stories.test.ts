import { afterAll, beforeEach, expect, test } from 'vitest'

import { fakeGuardServer, type GuardAnswer } from '#tests/support/fake-guard-server.ts'
import { fakeModelServer, sayOutline, type ModelScript } from '#tests/support/fake-model-server.ts'
import { littleModelAt } from '#tests/support/little-model.ts'
import { person } from '#tests/support/requested-character.ts'
import { CAR_WASH } from '#tests/support/wish-answer.ts'
import { createEmbeddedStoryteller } from '../embedded/embedded-storyteller.ts'
import { WINDOWS } from '../plan/windows.ts'
import type { Storyteller, StoryBrief, WrittenStory } from '../storyteller.ts'
import { createModelStoryteller } from './model-storyteller.ts'
import { createTextGuard, type GuardAddress } from './text-guard.ts'
import { createWishStoryteller } from './wish-storyteller.ts'

const BRIEF: StoryBrief = {
  characters: [person('Quilliam', 7, 'son'), person('Nana', 70, 'grandmother')],
  theme: 'Quilliam at the carwash',
  duration: 'short',
  culture: 'western',
  interests: []
}

let script: ModelScript = sayOutline
let verdict: (text: string) => GuardAnswer = () => 'safe'
const fake = await fakeModelServer((card, call) => script(card, call))
const warden = await fakeGuardServer((text) => verdict(text))
afterAll(async () => {
  await fake.close()
  await warden.close()
})
beforeEach(() => {
  script = sayOutline
  verdict = () => 'safe'
  fake.asked.length = 0
  warden.judged.length = 0
})

const model = littleModelAt(fake.url)
const guardOf = (kind: GuardAddress['kind'], patienceMs = 5000) =>
  createTextGuard(
    { kind, baseUrl: warden.url, apiKey: null, model: 'warden', isNear: true, fetch: (...args) => fetch(...args) },
    patienceMs
  )

async function tell(storyteller: Storyteller): Promise<WrittenStory> {
  for await (const event of storyteller.write(BRIEF, { seed: 's', history: [] }))
    if (event.type === 'done') return event.story
  throw new Error('The story did not end')
}

const KINDS = ['openai-moderation', 'guard-model'] as const

async function tellGuarded(
  kind: GuardAddress['kind'],
  patienceMs?: number
): Promise<{ story: WrittenStory; faults: readonly string[] }> {
  let found: readonly string[] = []
  const story = await tell(
    createModelStoryteller({
      model,
      isShielded: true,
      guard: guardOf(kind, patienceMs),
      onTold: ({ faults }) => {
        found = faults
      }
    })
  )
  const { min, max } = WINDOWS.short
  expect(story.words).toBeGreaterThanOrEqual(min)
  expect(story.words).toBeLessThanOrEqual(max)
  expect(story.paragraphs.at(-1)).toMatch(/asleep|slept|sleep|dream/)
  return { story, faults: found }
}

test.each(KINDS)('%s judges the wish and each paragraph, under other names, and what is safe is told', async (kind) => {
  const { story, faults } = await tellGuarded(kind)
  expect(faults).toEqual([])
  expect(story.writer).toBe('llm')
  expect(warden.judged.length).toBeGreaterThan(story.paragraphs.length - 1)
  expect(warden.judged[0]?.text).toMatch(/at the carwash$/)
  for (const { text } of warden.judged) expect(text).not.toContain('Quilliam')
})

test.each(KINDS)('what %s calls unsafe no child hears, and the story is whole', async (kind) => {
  script = (card) => [
    { say: 'They all went out to tease the old crocodile with a long stick, and it was fun.\n\n' },
    ...sayOutline(card)
  ]
  verdict = (text) => (text.includes('crocodile') ? 'unsafe' : 'safe')
  const { story, faults } = await tellGuarded(kind)
  expect(story.content).not.toContain('crocodile')
  expect(story.writer).toBe('embedded')
  expect(faults.join(' ')).toContain('guarded')
})

test('after a paragraph that is refused the model is told why, once, and may go on', async () => {
  script = (card, call) => [
    ...(call === 0
      ? [{ say: 'They all went out to tease the old crocodile with a long stick, and it was fun.\n\n' }]
      : []),
    ...sayOutline(card)
  ]
  verdict = (text) => (text.includes('crocodile') ? 'unsafe' : 'safe')
  const { story } = await tellGuarded('guard-model')
  expect(story.writer).toBe('llm')
  expect(fake.asked[1]?.card.correction).toContain('does not belong in a bedtime story')
})

test.each(KINDS)('a wish that %s calls unsafe goes to no model', async (kind) => {
  verdict = () => 'unsafe'
  const { story, faults } = await tellGuarded(kind)
  expect(story.writer).toBe('embedded')
  expect(faults).toEqual(['wish: guarded'])
  expect(fake.asked).toEqual([])
})

test.each<[string, GuardAnswer]>([
  ['refuses', { status: 401 }],
  ['fails', { status: 500 }],
  ['says nothing', 'never'],
  ['talks', { body: '{"choices":[{"message":{"content":"What a lovely story!"}}]}' }]
])('a guard that %s lets nothing of the model through', async (_what, answer) => {
  verdict = () => answer
  const { story } = await tellGuarded('guard-model', 300)
  expect(story.writer).toBe('embedded')
  expect(fake.asked).toEqual([])
})

test('a guard that falls silent in the middle ends the model’s part of the story', async () => {
  let judged = 0
  verdict = () => (judged++ < 4 ? 'safe' : { status: 503 })
  const { story, faults } = await tellGuarded('openai-moderation')
  expect(story.writer).toBe('llm+embedded')
  expect(faults.join(' ')).toContain('guard-unanswered')
  expect(warden.judged).toHaveLength(5)
})

test('what is known of a wish is judged before it is kept', async () => {
  script = () => [{ say: JSON.stringify(CAR_WASH) }]
  const kept: (string | null)[] = []
  const outcomes: string[] = []
  const wishes = () =>
    createWishStoryteller({
      model,
      guard: guardOf('guard-model'),
      embedded: createEmbeddedStoryteller(),
      store: { find: () => Promise.resolve(null), keep: (_hash, lore) => Promise.resolve(void kept.push(lore)) },
      now: () => new Date(),
      onAsked: ({ outcome }) => outcomes.push(outcome),
      onProblem: (_what, error) => {
        throw error
      }
    })
  expect((await tell(wishes())).writer).toBe('llm+embedded')
  expect(warden.judged.map(({ text }) => text.includes('brushes'))).toEqual([false, true])
  verdict = (text) => (text.includes('brushes') ? 'unsafe' : 'safe')
  expect((await tell(wishes())).writer).toBe('embedded')
  const asked = fake.asked.length
  verdict = () => 'unsafe'
  expect((await tell(wishes())).writer).toBe('embedded')
  verdict = () => ({ status: 500 })
  expect((await tell(wishes())).writer).toBe('embedded')
  expect(fake.asked).toHaveLength(asked)
  expect(outcomes).toEqual([
    'known',
    'unsafe: the guard refuses the answer',
    'unsafe: the guard refuses the wish',
    'failed: the guard did not answer'
  ])
  // A guard that was away is asked again another day.
  expect(kept.map((lore) => lore === null)).toEqual([false, true, true])
})
