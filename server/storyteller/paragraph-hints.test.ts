import { expect, test } from 'vitest'

import { paragraphHintsSchema } from '#shared/paragraph-hints.ts'
import { hintsOf, writeStory } from './embedded/embedded-storyteller.ts'
import { hintsAsTold, paragraphHints } from './paragraph-hints.ts'

const person = { relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false }
const request = {
  characters: [
    { ...person, name: 'Mira', age: 6 },
    { ...person, name: 'Biscuit', age: 3, relationship: 'dog' }
  ],
  theme: 'a lighthouse',
  duration: 'medium',
  culture: 'western',
  interests: []
} as const

test('every paragraph of a story says where it stands and whose name must not be swallowed', () => {
  // On an adventure no toy comes along, so the cast is who was asked for.
  const { draft } = writeStory({ ...request, theme: '' }, { seed: 'one', history: [] })
  const hints = paragraphHints(draft.plan, draft.paragraphs)
  expect(hints).toHaveLength(draft.paragraphs.length)
  for (const hint of hints) {
    expect(paragraphHintsSchema.parse(hint)).toEqual(hint)
    expect(hint.cast).toEqual(['Mira', 'Biscuit'])
    expect(hint.names).toEqual(['Mira'])
  }
  expect(hints[0]?.part).toBe('story')
  expect(hints.at(-1)?.part).toBe('wind-down')
  expect(hints.map(({ part }) => part)).toContain('turn')
})

test('who speaks is said of every quotation, by the name that the cast has it under', () => {
  const characters = [
    { ...person, name: 'Mira', age: 6, avatar: 'girl' },
    { ...person, name: 'Theo', age: 8, avatar: 'boy' }
  ]
  const spoken = ['a lighthouse', 'snow', 'a lost kitten', 'the moon'].flatMap((theme) => {
    const { draft } = writeStory({ ...request, characters, theme }, { seed: theme, history: [] })
    return hintsOf(draft).map((hint, at) => ({ ...hint, text: draft.paragraphs[at]?.text ?? '' }))
  })
  for (const { text, cast, speakers = [] } of spoken) {
    expect(speakers).toHaveLength(text.match(/“/g)?.length ?? 0)
    for (const name of speakers) expect([null, ...(cast ?? [])]).toContain(name)
  }
  const all = spoken.flatMap(({ speakers = [] }) => speakers)
  expect(all.filter((name) => name !== null).length).toBeGreaterThan(all.length / 2)
  // “… she said”: the text does not say who she is.
  const byPronoun = spoken.flatMap(({ text, speakers = [] }) =>
    [...text.matchAll(/“[^”]*”( she said[.,])?/g)].flatMap(([, tag], at) => (tag ? [speakers[at]] : []))
  )
  expect(byPronoun.length).toBeGreaterThan(3)
  expect(new Set(byPronoun)).toEqual(new Set(['Mira']))
})

test('what comes again is a refrain wherever it stands, and nothing else is', () => {
  const { draft } = writeStory(request, { seed: 'one', history: [] })
  const texts = [
    'The sea was quiet. Round and round it goes!',
    'Mira looked up. “Yes,” she said.',
    'Round and round it goes! Mira slept.'
  ]
  const hints = paragraphHints(
    draft.plan,
    texts.map((text) => ({ act: 1, text }))
  )
  expect(hints.map(({ refrains }) => refrains)).toEqual([
    ['Round and round it goes!'],
    undefined,
    ['Round and round it goes!']
  ])
})

const { draft: told } = writeStory(request, { seed: 'one', history: [] })

function refrainsIn(texts: readonly string[]): (string[] | undefined)[] {
  const paragraphs = texts.map((text) => ({ act: 2 as const, text }))
  const whole = paragraphHints(told.plan, paragraphs).map(({ refrains }) => refrains)
  const hintsOfNext = hintsAsTold(told.plan, texts)
  expect(paragraphs.map((paragraph) => hintsOfNext(paragraph).refrains)).toEqual(whole)
  return whole
}

test.each([
  ['who says it', '“Under the sink!” shouted the parrot.', '“Behind the clock!” shouted the parrot.'],
  ['what is said in a word, and who says it', 'It was late. “No,” said Nana Rose.', '“No,” said Nana Rose. It rained.'],
  ['a paragraph of that', '“No,” said Nana Rose.', '“No,” said Nana Rose.'],
  ['what is said in two words', '“Not here!” Then it was dark.', '“Not here!” And on they went.'],
  ['the end of a longer one', 'The sea was quiet that night.', 'By then the sea was quiet that night.'],
  ['a title with a full stop', 'Mr. Fox had gone home.', 'Mr. Fox had come back.']
])('no refrain: %s', (_, one, other) => {
  expect(refrainsIn([one, other])).toEqual([undefined, undefined])
})

test('what somebody says again and again is a refrain, whoever it is, and who says it is not', () => {
  const texts = [
    '“What’s the password?” asked Hannah.',
    'There was a knock. “What’s the password,” said Jack, “and who is it?”',
    'The knight thought. “What’s the password? I knew it once.”'
  ]
  expect(refrainsIn(texts)).toEqual([['What’s the password?'], ['What’s the password,'], ['What’s the password?']])
})

test('the refrain of a plot is a paragraph, which comes again with whoever says it', () => {
  const refrain = '“Ready?” said the judge. “Steady?” And that was as far as it ever got.'
  expect(refrainsIn([refrain, '“Ready,” said the hare.', refrain])).toEqual([[refrain], undefined, [refrain]])
})

test('in no story is who says something a refrain', () => {
  const drafts = ['pirates', 'a hedgehog', 'a fire engine', 'a knight'].map((theme) =>
    writeStory({ ...request, theme, duration: 'long' }, { seed: theme, history: [] })
  )
  const refrains = drafts.flatMap(({ draft }) => hintsOf(draft).flatMap((hint) => hint.refrains ?? []))
  expect(refrains.length).toBeGreaterThan(3)
  for (const refrain of refrains) expect(refrain).not.toMatch(/^\p{Ll}/u)
})

test('what was told in the paragraph before is given, whatever its ending; what was told earlier is told again', () => {
  const { draft } = writeStory(request, { seed: 'one', history: [] })
  const texts = ['Two boats lay by the old wall.', 'Mira saw a boat and the wall.', 'It was still.', 'The boat slept.']
  const paragraphs = texts.map((text) => ({ act: 0 as const, text }))
  const whole = paragraphHints(draft.plan, paragraphs).map(({ given }) => given)
  expect(whole).toEqual([undefined, ['boat', 'wall'], undefined, undefined])
  const hintsOfNext = hintsAsTold(draft.plan, texts)
  expect(paragraphs.map((paragraph) => hintsOfNext(paragraph).given)).toEqual(whole)
})

/** The new words of each paragraph of a story about `about`. */
function newWordsIn(about: string, texts: readonly string[]): (string[] | undefined)[] {
  const plan = { ...told.plan, wish: { ...told.plan.wish, about } }
  return paragraphHints(
    plan,
    texts.map((text) => ({ act: 0, text }))
  ).map(({ newWords }) => newWords)
}

test.each([
  ['a lighthouse', 'There stood a lighthouse.', ['lighthouse'], 'The lighthouse was old.'],
  ['an owl and the sea', 'An owl sat by the sea.', ['owl', 'sea'], 'The owl saw the sea.'],
  ['the zoo', 'All the animals of the zoo had gone.', ['zoo'], 'The zoo was shut.'],
  ['two ponies', 'One of them had a pony.', ['pony'], 'The ponies slept.']
])('what the wish is about is new the first time: %s', (about, first, found, again) => {
  expect(newWordsIn(about, ['It was late.', first, again])).toEqual([undefined, found, undefined])
})

test('who or what comes in is new where the teller says so, whoever spoke of it before', () => {
  const texts = [
    '“Is Biscuit in?” He had a biscuit.',
    'In came Mira.',
    'Biscuit sat by the door.',
    'Mira and Biscuit slept.'
  ]
  expect(newWordsIn('snow', texts)).toEqual([undefined, ['mira'], ['biscuit'], undefined])
  const { draft } = writeStory({ ...request, theme: '' }, { seed: 'one', history: [] })
  const { place } = draft.plan.theme.things
  const hints = paragraphHints(
    draft.plan,
    [`“We will find ${place.def}.”`, `There it was, ${place.first}.`, `They sat by ${place.def}.`].map((text) => ({
      act: 1,
      text
    }))
  )
  const noun = place.def.split(' ').at(-1)
  expect(hints.map(({ newWords = [] }) => newWords.includes(noun ?? ''))).toEqual([false, true, false])
})
