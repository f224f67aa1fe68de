import { afterAll, beforeEach, expect, test } from 'vitest'

import { fakeGuardServer, type GuardAnswer } from '#tests/support/fake-guard-server.ts'
import { fakeModelServer, type ActCard, type ModelScript } from '#tests/support/fake-model-server.ts'
import { littleModelAt } from '#tests/support/little-model.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { paragraphHints } from '../paragraph-hints.ts'
import type { RetellRequest, StoryBrief } from '../storyteller.ts'
import { countWords } from '../verify/text-measures.ts'
import type { ModelAllowance } from './model-storyteller-options.ts'
import { createModelStoryteller } from './model-storyteller.ts'
import { createTextGuard, type TextGuard } from './text-guard.ts'

const BRIEF: StoryBrief = {
  characters: [
    person('Winifred', 7, 'daughter', { hobbies: ['drawing'] }),
    person('Ptolemy', 5, 'son', { hobbies: ['drawing'] })
  ],
  theme: 'Winifred’s swimming lesson',
  duration: 'short',
  culture: 'western',
  interests: []
}
/** A paragraph of the middle that names Winifred alone, so that there is another member who does not belong there. */
function aboutWinifred(text: string): boolean {
  return text.includes('Winifred') && !text.includes('Ptolemy') && countWords(text) >= 15
}
/** Told by the first seed of which the story has such a paragraph. */
const draft = Array.from({ length: 40 }, (_, at) => writeStory(BRIEF, { seed: `whole ${at}`, history: [] }).draft).find(
  ({ paragraphs }) => paragraphs.some(({ act, text }) => act === 1 && aboutWinifred(text))
)
if (draft === undefined) throw new Error('No seed tells such a paragraph')
const { title } = draft
const paragraphs = draft.paragraphs.map(({ text }) => text)
const hints = paragraphHints(draft.plan, draft.paragraphs)
const INDEX = draft.paragraphs.findIndex(({ act, text }) => act === 1 && aboutWinifred(text))
const LAST = paragraphs.length - 1

let script: ModelScript = () => []
const fake = await fakeModelServer((card, call) => script(card, call))
afterAll(async () => await fake.close())
beforeEach(() => {
  fake.asked.length = 0
})

function retell(
  options: {
    index?: number
    brief?: StoryBrief
    allowance?: ModelAllowance
    signal?: AbortSignal
    guard?: TextGuard
  } = {}
): Promise<string | null> {
  const model = littleModelAt(fake.url)
  const { allowance, signal, guard, brief = BRIEF, index = INDEX } = options
  const storyteller = createModelStoryteller({
    model,
    isShielded: true,
    ...(allowance && { allowance }),
    ...(guard && { guard })
  })
  const request: RetellRequest = {
    brief,
    title,
    paragraphs,
    index,
    part: hints[index]?.part ?? 'story'
  }
  const told = storyteller.retell?.(request, { seed: 'whole', family: 'f1', ...(signal && { signal }) })
  if (told === undefined) throw new Error('A model can be asked anew')
  return told
}

const heroOf = ({ people }: ActCard) => people[0]?.name ?? ''
const otherOf = ({ people }: ActCard) => people[1]?.name ?? ''
/** So many plain words about a member. */
const about = (who: string, words: number) =>
  `${who} thought about the water for a while, and the water went on being wet and patient. `
    .repeat(12)
    .split(' ')
    .slice(0, words)
    .join(' ')
    .replace(/[ ,.]*$/, '.')
const good = (card: ActCard) => about(heroOf(card), card.aboutSoManyWords)

test('a model says one part differently, under other names, and what comes back has the family’s own', async () => {
  script = (card) => [{ say: good(card) }]
  const text = await retell()
  expect(text).toContain('Winifred thought about the water')
  expect(fake.asked).toHaveLength(1)
  const [asked] = fake.asked
  if (asked === undefined) throw new Error('Nothing was asked')
  expect(asked.raw).not.toMatch(/Winifred|Ptolemy/)
  expect(asked.card.tellThisDifferently).toContain(heroOf(asked.card))
  expect(asked.card.mustAppearNow).toEqual([heroOf(asked.card)])
})

const BAD: readonly [string, (card: ActCard) => string][] = [
  ['too long', (card) => about(heroOf(card), card.aboutSoManyWords * 3)],
  ['too short', (card) => `${heroOf(card)} sat.`],
  ['the same again', (card) => card.tellThisDifferently],
  ['without who is in it', (card) => about(otherOf(card), card.aboutSoManyWords)],
  ['with a stranger', (card) => good(card).replace('the water', 'the water with Cassandra')],
  [
    'in another language',
    (card) => `${heroOf(card)} schwamm lange und ruhig im Wasser, ${'wo es sehr warm war '.repeat(5)}.`
  ],
  ['with a list', (card) => `["${good(card)}"]`],
  ['chatter alone', () => 'Sure! Here is another version of the paragraph:'],
  ['nothing', () => '']
]

for (const [what, say] of BAD)
  test(`an answer that is no good is asked for once more: ${what}`, async () => {
    script = (card, call) => [{ say: call === 0 ? say(card) : good(card) }]
    expect(await retell()).toContain('Winifred thought about the water')
    expect(fake.asked).toHaveLength(2)
    expect(fake.asked[1]?.card.correction).toMatch(/\w{3}/)
  })

test('two answers that are no good leave the part as it was', async () => {
  script = (card) => [{ say: card.tellThisDifferently }]
  expect(await retell()).toBeNull()
  expect(fake.asked).toHaveLength(2)
})

test('the last paragraph of all still puts the hero to sleep', async () => {
  script = (card, call) => [
    {
      say:
        call === 0
          ? good(card)
          : `So quiet it was that ${card.people.map(({ name }) => name).join(' and ')} were asleep.`
    }
  ]
  expect(await retell({ index: LAST })).toMatch(/asleep/)
  expect(fake.asked).toHaveLength(2)
  expect(fake.asked[1]?.card.correction).toMatch(/asleep/)
})

test('a model that is silent, busy or over its limit is not waited for', async () => {
  script = () => [{ waitMs: 2000 }]
  expect(await retell()).toBeNull()
  script = () => [{ status: 500 }]
  expect(await retell()).toBeNull()
  fake.asked.length = 0
  expect(await retell({ allowance: { take: () => Promise.resolve(null) } })).toBeNull()
  expect(fake.asked).toEqual([])
})

test('of a sorrow nothing is sent, and what is asked for is paid for', async () => {
  script = (card) => [{ say: good(card) }]
  expect(await retell({ brief: { ...BRIEF, theme: 'grandpa died last week' } })).toBeNull()
  expect(fake.asked).toEqual([])
  const used: { input: number; output: number }[] = []
  await retell({ allowance: { take: () => Promise.resolve((usage) => void used.push({ ...usage })) } })
  expect(used).toHaveLength(1)
  expect(used[0]?.input).toBeGreaterThan(100)
  expect(used[0]?.output).toBeGreaterThan(10)
})

test('a parent who leaves ends the call', async () => {
  const leaving = new AbortController()
  script = () => [{ waitMs: 100 }]
  const told = retell({ signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(told).rejects.toThrow('gone')
})

test('one part is said differently only where a guard calls it safe, twice at most', async () => {
  let answer: GuardAnswer = 'safe'
  const warden = await fakeGuardServer(() => answer)
  try {
    const guard = createTextGuard({
      kind: 'guard-model',
      baseUrl: warden.url,
      apiKey: null,
      model: 'warden',
      isNear: true,
      fetch: (...args) => fetch(...args)
    })
    script = (card) => [{ say: good(card) }]
    expect(await retell({ guard })).toContain('Winifred thought about the water')
    expect(warden.judged[0]?.text).not.toContain('Winifred')
    answer = 'unsafe'
    expect(await retell({ guard })).toBeNull()
    expect(fake.asked).toHaveLength(3)
    expect(fake.asked[2]?.card.correction).toContain('does not belong in a bedtime story')
    answer = { status: 500 }
    expect(await retell({ guard })).toBeNull()
    expect(fake.asked).toHaveLength(4)
  } finally {
    await warden.close()
  }
})
