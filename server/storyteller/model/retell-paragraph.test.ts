import { afterAll, beforeEach, expect, test } from 'vitest'

import { fakeGuardServer, type GuardAnswer } from '#tests/support/fake-guard-server.ts'
import { fakeModelServer, type ActCard, type ModelScript } from '#tests/support/fake-model-server.ts'
import { littleModelAt } from '#tests/support/little-model.ts'
import { person } from '#tests/support/requested-character.ts'
import type { Draft } from '../draft.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { paragraphHints } from '../paragraph-hints.ts'
import type { PlannedWith, RetellRequest, StoryBrief } from '../storyteller.ts'
import { countWords } from '../text-measures.ts'
import type { ModelAllowance, ModelRetelling } from './model-storyteller-options.ts'
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
/** As it is kept with the story. */
const PLANNED = plannedOf(draft)
function plannedOf({ memory, plan }: Draft): PlannedWith {
  const { facts } = memory
  if (facts === undefined) throw new Error('A story has facts')
  return { hero: facts.hero, place: facts.place, home: facts.home, about: plan.wish.about }
}
const paragraphs = draft.paragraphs.map(({ text }) => text)
const hints = paragraphHints(draft.plan, draft.paragraphs)
const INDEX = draft.paragraphs.findIndex(({ act, text }) => act === 1 && aboutWinifred(text))
const LAST = paragraphs.length - 1

let script: ModelScript = () => []
const fake = await fakeModelServer((card, call) => script(card, call))
afterAll(async () => await fake.close())
const noted: ModelRetelling[] = []
beforeEach(() => {
  fake.asked.length = 0
  noted.length = 0
})

function retell(
  options: {
    index?: number
    brief?: StoryBrief
    allowance?: ModelAllowance
    signal?: AbortSignal
    guard?: TextGuard
    planned?: PlannedWith | null
    told?: { title: string; paragraphs: readonly string[] }
    isShielded?: boolean
  } = {}
): Promise<string | null> {
  const model = littleModelAt(fake.url)
  const { allowance, signal, guard, brief = BRIEF, index = INDEX, planned = PLANNED, isShielded = true } = options
  const storyteller = createModelStoryteller({
    model,
    isShielded,
    onRetold: (retelling) => void noted.push(retelling),
    ...(allowance && { allowance }),
    ...(guard && { guard })
  })
  const request: RetellRequest = {
    brief,
    planned,
    title,
    paragraphs,
    ...options.told,
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
  ['that ends in the middle of a sentence', (card) => `${good(card)} Then ${heroOf(card)} went to the`],
  ['that trails off', (card) => `${good(card)} And then ${heroOf(card)}…`],
  ['with a sentence that has no end', (card) => `${heroOf(card)} swam to the. ${good(card)}`],
  ['that begins in the middle of a sentence', (card) => `and so ${good(card)}`],
  ['of two paragraphs', (card) => `${good(card)}\n\n${heroOf(card)} was quiet, and the water was quiet too.`],
  ['with a title', (card) => `The Swim\n\n${good(card)}`],
  ['with a word before it', (card) => `Okay, here it is: ${good(card)}`],
  ['with a word about the text in it', (card) => `${good(card)} This paragraph keeps what happens.`],
  ['that is a list', (card) => `- ${good(card)}\n- ${heroOf(card)} was wet.`],
  ['with bold words', (card) => good(card).replace('wet and patient', '**wet** and patient')],
  ['with a stranger who begins a sentence', (card) => `${good(card)} Cassandra laughed at the water.`],
  ['with a stranger of no known name', (card) => `${good(card)} Zorblat nodded at the water.`],
  ['with a stranger who is spoken to', (card) => `${good(card)} “Oliver!” said the water.`],
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

test('an answer that the model’s limit cut off is asked for once more', async () => {
  script = (card, call) => [{ say: good(card) }, ...(call === 0 ? [{ end: 'length' } as const] : [])]
  expect(await retell()).toContain('Winifred thought about the water')
  expect(fake.asked[1]?.card.correction).toContain('broke off')
})

const HOMES: StoryBrief = { ...BRIEF, culture: 'japanese' }

test('the model is told the home, the lead and the wish that the story was planned with', async () => {
  script = (card) => [{ say: good(card) }]
  const homes = new Set<string>()
  const told = writeStory(HOMES, { seed: 'last night', history: [] }).draft
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six'])
    for (const history of [[], [told.memory]]) {
      fake.asked.length = 0
      const { draft } = writeStory(HOMES, { seed, history })
      const text = draft.paragraphs.map((each) => each.text)
      const planned = plannedOf(draft)
      await retell({ brief: HOMES, planned, told: { title: draft.title, paragraphs: text }, isShielded: false })
      const card = fake.asked[0]?.card
      expect(card?.['place']).toBe(draft.plan.culture.home)
      expect(card?.people.filter(({ isHero }) => isHero === true).map(({ name }) => name)).toEqual([
        draft.plan.hero.called
      ])
      homes.add(draft.plan.culture.home)
    }
  // Else any home would do.
  expect(homes.size).toBeGreaterThan(2)
})

test('of a story of which that was not kept, no home is made up', async () => {
  script = (card) => [{ say: good(card) }]
  const last = `So quiet it was that ${BRIEF.characters.map(({ name }) => name).join(' and ')} were asleep.`
  const told = { title, paragraphs: paragraphs.with(LAST, last) }
  expect(await retell({ planned: null, told })).toContain('Winifred')
  expect(fake.asked[0]?.card).not.toHaveProperty('place')
  expect(fake.asked[0]?.raw).not.toContain('isHero')
})

test('what came of asking is noted, with no word of the story', async () => {
  script = (card, call) => [{ say: call === 0 ? `${good(card)} Then ${heroOf(card)} went to the` : good(card) }]
  await retell()
  script = () => [{ status: 500 }]
  await retell()
  expect(noted).toMatchObject([
    { isRetold: true, calls: 2, faults: ['broken'], model: expect.any(String), ms: expect.any(Number) },
    { isRetold: false, calls: 1, faults: [expect.stringMatching(/^failed/)] }
  ])
  expect(JSON.stringify(noted)).not.toMatch(/Winifred|water/)
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
