import { expect, test } from 'vitest'

import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import { person } from '#tests/support/requested-character.ts'
import type { Pastime } from '../plan/story-plan.ts'
import { countWords } from '../text-measures.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing', 'swimming'] })
const theo = person('Theo', 4, 'son', { avatar: 'boy', hobbies: ['trains'] })
const ten = [
  isla,
  theo,
  person('Mei', 9, 'daughter', { hobbies: ['puzzles'] }),
  person('Sam', 3, 'son', { hobbies: ['blocks'] }),
  person('Mum', 37, 'mother', { hobbies: ['running'] }),
  person('Dad', 39, 'father', { hobbies: ['cooking'] }),
  person('Nana Rose', 71, 'grandmother', { hobbies: ['knitting'] }),
  person('Grandpa Jim', 74, 'grandfather', { hobbies: ['fishing'] }),
  person('Biscuit', 4, 'dog', { avatar: 'dog', hobbies: ['fetch'] }),
  person('Tobi', 0, 'baby', { avatar: 'baby' })
]
const WISHES = ['going to the dentist', 'moving house', 'a dinosaur', 'Christmas', 'monster trucks']

/** Said outright, or in a word by which its family is known: “I once painted a dentist”. */
function isHeard({ typed, marks }: Pastime, text: string): boolean {
  return [typed, ...marks].some((mark) => new RegExp(String.raw`\b${mark}\b`, 'iu').test(text))
}

function told(characters: StoryBrief['characters'], theme: string, duration: StoryBrief['duration'], seed = 'rest') {
  const request = { characters, theme, duration, culture: 'western', interests: [] } as const
  const { draft, faults } = writeStory(request, { seed, history: [] })
  expect(faults).toEqual([])
  return draft
}

test.each(['short', 'medium'] as const)('a %s story of its own is told in words of its own to the end', (duration) => {
  for (const theme of WISHES) {
    const { paragraphs, kinds } = told([isla, theo], theme, duration)
    const anyEvening = [
      'heavy',
      'breath',
      'settle',
      'lights',
      'quiet',
      'sounds',
      'window',
      'sky',
      'lullaby',
      'rest',
      'wash'
    ]
    expect(kinds.filter((kind) => anyEvening.includes(kind)).length).toBeLessThanOrEqual(5)
    // Where they are and who it is, and in the same breath the story.
    expect(countWords(paragraphs[0]?.text ?? '')).toBeLessThan(110)
    expect(kinds.slice(0, 5).some((kind) => kind.startsWith('scene-'))).toBe(true)
  }
})

test.each([
  ['a grown-up', [isla, theo, person('Mum', 37, 'mother', { hobbies: ['running'] })], ['Mum']],
  ['a grandfather', [theo, person('Grandpa Jim', 74, 'grandfather', { hobbies: ['fishing'] })], ['Grandpa Jim']],
  ['a brother or a sister', [isla, theo], ['Isla', 'Theo']],
  ['the toy of a child alone', [isla], []]
] as const)('good night is said by %s, by name, while both are awake', (_, characters, sayers) => {
  for (const theme of [...WISHES, 'a trip to nowhere in particular'])
    for (const duration of ['short', 'medium', 'long'] as const) {
      const { paragraphs, plan } = told([...characters], theme, duration)
      const said = /Sleep tight|Good night|Night-night/u
      const at = paragraphs.findIndex(({ act, text }) => act === 3 && said.test(text))
      const who = [...sayers, plan.companion?.called].filter((name) => name !== undefined && name !== plan.hero.called)
      const heard = paragraphs[at]?.text.toLowerCase() ?? ''
      expect(who.some((name) => heard.includes(name?.toLowerCase() ?? ' '))).toBe(true)
      const asleep = paragraphs
        .slice(0, at)
        .filter(({ act, text }) => act === 3 && /\b(?:slept|asleep)\b/u.test(text.replaceAll(/“[^”]*”/gu, '')))
      expect(asleep.filter(({ text }) => who.some((name) => text.includes(name ?? ' ')))).toEqual([])
    }
})

test.each(['short', 'medium', 'long'] as const)(
  'a grown-up who has said good night is not asleep before the child: %s',
  (duration) => {
    const mum = person('Mum', 37, 'mother', { hobbies: ['running'] })
    for (const theme of WISHES) {
      const { paragraphs } = told([isla, mum], theme, duration)
      const ends = paragraphs.slice(-3).map(({ text }) => text)
      expect(ends.join(' ')).not.toMatch(/Mum (?:slept|was asleep)|, asleep, .*Mum/u)
    }
  }
)

test('where it is, and what is seen and heard there, is told after the good night', () => {
  for (const theme of WISHES)
    for (const duration of ['short', 'medium', 'long'] as const) {
      const { kinds, plan, paragraphs } = told([isla, theo], theme, duration)
      const outside = ['sounds', 'window', 'sky'].map((kind) => kinds.indexOf(kind)).filter((at) => at >= 0)
      expect(outside.length).toBeGreaterThan(0)
      const begin = kinds.indexOf('nightfall')
      expect(begin).toBe(kinds.lastIndexOf('goodnight') + 1)
      expect(begin).toBeGreaterThan(kinds.lastIndexOf('bed'))
      expect(Math.min(...outside)).toBe(begin + 1)
      expect(kinds.lastIndexOf('outside')).toBe(-1)
      const at = paragraphs.findIndex(({ text }) =>
        plan.culture.place.homes.some((home) => text.includes(home.text.slice(1)))
      )
      expect(paragraphs[at]?.act).toBe(3)
      expect(duration === 'long' ? null : kinds.includes('lullaby')).not.toBe(true)
    }
})

test('a night ends without a list of what everybody loves: it is talked over with whoever says good night', () => {
  const family = ten.filter(({ name }) => ['Isla', 'Theo', 'Mum', 'Grandpa Jim', 'Biscuit'].includes(name))
  const loved = new Set<string>()
  for (const [at, theme] of [...WISHES, ...WISHES, ...WISHES, ...WISHES, ...WISHES].entries())
    for (const duration of ['short', 'medium', 'long'] as const) {
      const { paragraphs, plan } = told(family, theme, duration, String(at))
      const rest = paragraphs.filter(({ act }) => act === 3).map(({ text }) => text)
      // What runs through a crumpet is no pastime.
      const spoken = rest.join(' ').replaceAll('butter running', 'butter')
      const heard = plan.cast.filter(({ pastimes: [first] }) => first && spoken.includes(first.typed))
      expect(heard.length).toBeLessThanOrEqual(2)
      for (const { called } of heard) loved.add(called)
      const isOwed = plan.kind === 'scenes' && plan.loving.has(plan.hero)
      const [first] = plan.hero.pastimes
      expect(isOwed && first !== undefined && !isHeard(first, spoken)).toBe(false)
      for (const { name } of family) expect(rest.join(' ')).toContain(name)
    }
  expect(loved).toContain('Isla')
  expect(loved.has('Mum') || loved.has('Grandpa Jim')).toBe(true)
  expect(loved.has('Theo') || loved.has('Biscuit')).toBe(false)
})

test('what the form put forward tonight is told, where it is what the hero loves', () => {
  const mum = person('Mum', 37, 'mother', { hobbies: ['running'] })
  for (const theme of WISHES) {
    const request = { characters: [isla, mum], theme, duration: 'medium', culture: 'western' } as const
    const { draft } = writeStory({ ...request, interests: ['drawing'] }, { seed: 'told', history: [] })
    const [drawing] = draft.plan.hero.pastimes
    expect(drawing && isHeard(drawing, draft.paragraphs.map(({ text }) => text).join(' '))).toBe(true)
  }
})

test('a long night tells the scenes that a story has before what ends any evening or a mishap of any world', () => {
  const family = ten.filter(({ name }) => ['Isla', 'Theo', 'Mum', 'Grandpa Jim', 'Biscuit'].includes(name))
  for (const theme of ['tractors', 'farts', 'capybara', 'hiccups']) {
    const { plan, kinds } = told(family, theme, 'long')
    const anyEvening = ['heavy', 'breath', 'settle', 'lights', 'quiet', 'sounds', 'window', 'sky', 'lullaby', 'whisper']
    expect(plan).toMatchObject({ kind: 'scenes', hasMore: true })
    expect(kinds.filter((kind) => anyEvening.includes(kind)).length).toBeLessThanOrEqual(6)
    expect(kinds).not.toContain('problem')
  }
})

test('of a household of ten each goes to sleep once, and no row has all their names', () => {
  for (const theme of WISHES) {
    const rest = told(ten, theme, 'medium')
      .paragraphs.filter(({ act }) => act === 3)
      .map(({ text }) => text)
    const sentences = rest.flatMap((text) => text.split(/(?<=[.!?]”?) /u))
    const named = sentences.map((sentence) => ten.filter(({ name }) => sentence.includes(name)).length)
    expect(Math.max(...named)).toBeLessThanOrEqual(4)
    for (const { name } of ten) expect(rest.join(' ')).toContain(name)
  }
})

test('what the family calls ours is ours when they speak, and theirs when it is told', () => {
  const text = told([isla, theo], 'our procession to Wales', 'medium')
    .paragraphs.map((paragraph) => paragraph.text)
    .join('\n')
  expect(text).not.toContain('Isla’s procession to Wales')
  const speech = [...text.matchAll(/“[^”]*”/gu)].join(' ')
  expect(speech).not.toContain('their procession')
  expect(text.replaceAll(/“[^”]*”/gu, '')).not.toContain('our procession')
  expect(text).toMatch(/(?:our|their) procession to Wales/iu)
})

test('nobody says a name where they would say “my”: the first tooth is Mei’s only where it is told', () => {
  for (const theme of ['my first tooth', 'my castle made of books']) {
    const text = told([isla, theo], theme, 'medium')
      .paragraphs.map((paragraph) => paragraph.text)
      .join('\n')
    const speech = [...text.matchAll(/“[^”]*”/gu)].join(' ')
    expect(speech).not.toMatch(/Isla’s (?:first tooth|castle)/u)
  }
})

test('a story of its own begins with what happens in it, and says in bed what the hero loves, on some evenings', () => {
  const loved = new Set<boolean>()
  for (const theme of WISHES)
    for (const seed of Array.from({ length: 16 }, (_, at) => String(at))) {
      const request = {
        characters: [isla, theo],
        theme,
        duration: 'medium',
        culture: 'western',
        interests: []
      } as const
      const { kinds, paragraphs, plan } = writeStory(request, { seed, history: [] }).draft
      expect(kinds[0]).toMatch(/^scene-/u)
      const inBed = paragraphs.filter(({ act }) => act === 3).map(({ text }) => text)
      loved.add(inBed.join(' ').includes(plan.hero.pastimes[0]?.typed ?? '-'))
    }
  expect(loved).toEqual(new Set([true, false]))
})

test('where the opening, the story and the evening meet nobody is she or he before there is a name', () => {
  for (const [at, theme] of ['a wobbly tooth', 'hiccups', 'tractors', 'going to the dentist'].entries()) {
    const { paragraphs } = told(at % 2 === 0 ? ten.slice(0, 6) : [isla, theo], theme, at < 2 ? 'medium' : 'long')
    const joins = paragraphs.filter(({ act }, place) => act === 3 || act !== paragraphs[place - 1]?.act)
    const narrated = joins.map(({ text }) => text.replaceAll(/“[^”]*”/gu, ''))
    expect(narrated.filter((text) => /^[^\p{L}]*(?:\p{Ll}+ )?(?:she|he|her|him|his)\b/iu.test(text))).toEqual([])
  }
})

test('no supper is told of an evening on which it was bedtime already', () => {
  const request = { characters: [isla, theo], duration: 'long', culture: 'western', interests: [] } as const
  const tellings = ['a dragon who guards the biscuits', 'a rainbow', 'a dolphin ride'].flatMap((theme) =>
    ['1', '2'].map((seed) => writeStory({ ...request, theme }, { seed, history: [] }).draft)
  )
  const suppers = tellings.filter(({ kinds }) => kinds.includes('supper'))
  expect(suppers.length).toBeGreaterThan(0)
  const before = suppers.map(({ paragraphs }) => paragraphs.filter(({ act }) => act < 3).map(({ text }) => text))
  expect(before.filter((texts) => /\b(?:at|was|nearly) bedtime|good night/iu.test(texts.join(' ')))).toEqual([])
})
