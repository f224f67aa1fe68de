import { expect, test } from 'vitest'

import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import type { WordProsody } from './prosody-hints.ts'
import { readScript } from './script.ts'

interface Heard extends WordProsody {
  text: string
}

function heard(text: string, known: readonly ParagraphHints[] = []): Heard[] {
  return units(text, known).flatMap(({ words, hints }) =>
    words.map((word, i) => {
      const prosody = hints?.words[i]
      if (!prosody) throw new Error('every word has its prosody')
      return { text: word.text, ...prosody }
    })
  )
}

function units(text: string, known: readonly ParagraphHints[] = []) {
  return readScript(text, {}, known).paragraphs.flatMap((paragraph) => paragraph.units)
}

function wordsOf(role: WordProsody['role'], text: string): string {
  return heard(text)
    .filter((word) => word.role === role)
    .map((word) => word.text.toLowerCase())
    .join(' ')
}

test.each([
  ['“It hums,” said Lily, putting her ear to the glass.', 'it hums', 'said lily'],
  ['The old moth whispered, “Not yet.”', 'not yet', 'the old moth whispered'],
  ['“Grandpa!” Lily laughed. “You say that every night.”', 'grandpa you say that every night', 'lily laughed'],
  ['“Yes,” he said, “and tomorrow too.”', 'yes and tomorrow too', 'he said'],
  ['“Good night.” She turned off the lamp and looked at the moon.', 'good night', ''],
  ['Lily said that she was tired.', '', ''],
  ['A boat called “Marigold” came by.', '', ''],
  ['Nana said “Hush” and put out the lamp.', 'hush', 'nana said']
])('%s', (text, quotation, reporting) => {
  expect(wordsOf('quotation', text)).toBe(quotation)
  expect(wordsOf('reporting', text)).toBe(reporting)
})

test('speakers are numbered as they appear, and keep their number through the text', () => {
  const text =
    '“Who is there?” asked Theo. “Only me,” said the moth. “Come in.”\n\n' +
    'The moth said, “Thank you.” “It is late,” Theo yawned.'
  const spoken = heard(text).filter(({ role }) => role === 'quotation')
  const of = (word: string) => spoken.find(({ text: said }) => said === word)?.speaker
  expect([of('Who'), of('Only'), of('Come'), of('Thank'), of('late')]).toEqual([0, 1, 1, 1, 0])
})

/** The number of who speaks each quotation. */
function speakersIn(text: string, cast?: string[]): number[] {
  return units(text, cast && [{ cast }]).flatMap(({ hints }) => {
    const first = hints?.words.find(({ role }) => role === 'quotation')
    return first ? [first.speaker] : []
  })
}

test.each([
  ['“Ho,” said Mr Fox. “Hum,” said Mr Bear. “Ho,” said Mr. Fox.', [0, 1, 0]],
  ['“Ho,” said Mr Bear. “Hum,” said Mrs Bear. “Ho,” Mr Bear said.', [0, 1, 0]],
  ['“Ho,” said Nana Rose. “Hum,” said Nana May. “Ho,” said old Nana Rose.', [0, 1, 0]],
  ['“Ho,” said Mr Fox. “Hum,” said Theo. “Ho,” said the fox.', [0, 1, 0]],
  ['“Ho,” said Theo. “Hum,” said Theo’s uncle. And Theo said, “Ho.”', [0, 1, 0]]
])('speakers are told apart by their whole name: %s', (text, numbers) => {
  expect(speakersIn(text)).toEqual(numbers)
})

test.each([
  [['Nana Rose', 'Nana May'], '“Ho,” said Nana Rose. “Hum,” said Nana May.', [0, 1]],
  [
    ['Rose', 'Nana Rose', 'Mr Fox', 'Mr Bear'],
    '“Ho,” said Nana Rose. “Hum,” Rose said. “Hm,” said Mr Bear.',
    [1, 0, 3]
  ],
  [['Ben', 'little Ben'], '“Ho,” said little Ben. “Hum,” said Ben.', [1, 0]],
  [['Theo', 'Fox'], '“Ho,” said Mr Fox. “Hum,” said Captain Theo.', [1, 0]],
  [['Dr. Owl', 'Anne-Marie'], '“Ho,” said Anne-Marie. “Hum,” said Dr Owl.', [1, 0]],
  [['Theo', 'Nana'], '“Ho,” Nana said to Theo. Then Theo said, “Hum.”', [1, 0]]
])('of the cast %j the longest name is heard: %s', (cast, text, numbers) => {
  expect(speakersIn(text, cast)).toEqual(numbers)
})

test('whoever only shares a word with one of the cast is none of them', () => {
  const [uncle = 0, rose = 0] = speakersIn('“Ho,” said Theo’s uncle. “Hum,” said Nana Rose.', ['Theo', 'Rose'])
  expect(Math.min(uncle, rose)).toBeGreaterThan(1)
})

test('what the writer knows of a speaker goes before what the text says', () => {
  const known = [{ cast: ['Nana', 'Theo'], speakers: ['Theo', 'Nana'] }]
  const spoken = heard('“Is it far?” he asked. “Very far,” she said.', known)
  expect(spoken.filter(({ role }) => role === 'quotation').map(({ speaker }) => speaker)).toEqual([1, 1, 1, 0, 0])
})

test('who speaks and is none of the cast has a register of its own, or none, and never that of whoever spoke before', () => {
  const known = [{ cast: ['Nana', 'Theo'], speakers: ['Theo', null, null, null] }]
  const text = '“Hello,” said Theo. “Sh,” it said. “Come in,” said the robot. “Mind the step,” it said.'
  const spoken = heard(text, known).filter(({ role }) => role === 'quotation')
  const of = (word: string) => spoken.find(({ text: said }) => said === word)?.speaker
  expect([of('Hello'), of('Sh')]).toEqual([1, 0])
  expect(of('Come')).toBeGreaterThan(1)
  expect(of('Mind')).toBe(of('Come'))
})

/** Numbers of the words that are given. */
function givenIn(text: string, known: ParagraphHints = {}): string[] {
  return heard(text, [known]).flatMap(({ text: said, isGiven }, at) => (isGiven ? [`${at} ${said}`] : []))
}

test('what was said a moment ago is given', () => {
  expect(givenIn('A boat lay on the beach. The boat was red, and boats like that are rare.')).toEqual([
    '6 The',
    '7 boat',
    '11 boats'
  ])
})

test('what is told of for the first time is new once, and given when it comes again', () => {
  const text = 'The lighthouse stood by the lighthouse wall. The lighthouse was old.'
  const given = ['4 the', '5 lighthouse', '7 The', '8 lighthouse']
  expect(givenIn(text, { newWords: ['lighthouse'] })).toEqual(given)
  expect(givenIn(text, { newWords: ['lighthouse'], given: ['lighthouse'] })).toEqual(given)
  expect(givenIn(text, { given: ['lighthouse'] })).toEqual(['1 lighthouse', ...given])
})

test('what was told in the paragraph before is given, but not what comes in now, nor the name of the child', () => {
  const known = { given: ['boat', 'theo', 'sails'], newWords: ['boats'], names: ['Theo'] }
  expect(givenIn('The boat sailed to Theo, past a whale and a moon.', known)).toEqual(['2 sailed', '9 a'])
  expect(givenIn('The boat.', { given: ['boat'] })).toEqual(['1 boat'])
})

test('a child’s name stands out the first time in every paragraph, whatever stood before', () => {
  const text = 'Down the path went Theo. “Theo!” called Nana.\n\nHe stopped. Theo’s lamp was out, and Theo laughed.'
  const names = heard(text, [{ names: ['Theo'] }, { names: ['Theo'] }]).flatMap(({ text: said, isName }, i) =>
    isName ? [[i, said]] : []
  )
  expect(names).toEqual([
    [4, 'Theo'],
    [10, "Theo's"]
  ])
})

test.each([
  ['Will', 'They found Will by the pond, and Will laughed.', 'Will'],
  ['Will', 'She will come, and Will too.', 'Will'],
  ['Will', 'Will you come? Then Will ran.', 'Will'],
  ['Will', '“Will we see it?” asked Nana. “Will!” she called.', 'Will'],
  ['Will', 'Will laughed.', 'Will'],
  ['May', 'It may rain. “May I come?” asked May.', 'May'],
  ['My', '“My boat,” said My.', 'My'],
  ['Rose', 'The moon rose over Rose.', 'Rose'],
  ['Mary Jane', 'Mary looked for Mary Jane, and there was Mary Jane.', 'Mary Jane'],
  ['Anne-Marie', 'Down went Anne-Marie’s boat.', "Anne Marie's"],
  ['little Ben', 'Little Ben slept.', 'Little Ben'],
  ['theo', 'And theo slept.', 'theo']
])('%s is heard by name: %s', (name, text, found) => {
  const told = heard(text, [{ names: [name] }])
  expect(
    told
      .filter(({ isName }) => isName)
      .map(({ text: said }) => said)
      .join(' ')
  ).toBe(found)
})

test.each([
  ['Will', 'She will come, and then she will sleep.'],
  ['Will', 'Will Theo come?'],
  ['May', '“May I?” asked Theo. “You may.”'],
  ['My', '“My boat!” said Theo.'],
  ['Rose', 'The moon rose.'],
  ['Mary Jane', 'Mary slept.']
])('%s is not heard where nobody is told by that name: %s', (name, text) => {
  expect(heard(text, [{ names: [name] }]).some(({ isName }) => isName)).toBe(false)
})

test('which of two words that read alike is the name is known', () => {
  const told = heard('It may rain on May.', [{ names: ['May'] }])
  expect(told.map(({ isName }) => isName)).toEqual([false, false, false, false, true])
})

test('a refrain is told alike each time; other sentences that read alike are told apart', () => {
  const text = 'Round went the light. The sea slept. Round went the light. The sea slept.'
  const [one, other, again, third] = units(text, [{ refrains: ['Round went the light.'] }]).map(({ hints }) => hints)
  expect({ ...again, words: [] }).toEqual({ ...one, words: [] })
  expect(again?.words).toEqual(one?.words)
  expect(third?.variation).not.toBe(other?.variation)
})

/** Of each unit, the words of a refrain in it. */
function refrainsIn(text: string, refrains: string[]): string[] {
  return units(text, [{ refrains }]).map(({ words, hints }) =>
    words.flatMap(({ text: said }, i) => (hints?.words[i]?.isRefrain ? [said] : [])).join(' ')
  )
}

test.each([
  ['Round went the light.', 'Round went the light. It was late.', ['Round went the light', '']],
  ['Round went the light.', 'Around went the lights. Round went the lights.', ['', '']],
  ['Round went the light.', 'Round went the light again.', ['']],
  ['Then in they went.', 'He. In. Then in they went.', ['', '', 'Then in they went']],
  ['Not again!', '“Not again!” It was late.', ['', '']],
  ['What’s the password?', '“What’s the password?” said Jack.', ["What's the password"]],
  ['What’s the password?', '“What’s the password,” said Jack, “and who is it?”', ["What's the password"]],
  ['shouted the parrot.', '“Under the sink!” shouted the parrot.', ['']],
  ['Then the parrot shouted.', '“Under the sink.” Then the parrot shouted.', ['', 'Then the parrot shouted']],
  [
    'Not in here! Then further up!',
    '“Not in here!” “Then further up!” So it was.',
    ['Not in here', 'Then further up', '']
  ],
  ['All 112 of them slept.', 'All 112 of them slept.', ['All one hundred and twelve of them slept']]
])('the refrain “%s” is found by whole words in: %s', (refrain, text, found) => {
  expect(refrainsIn(text, [refrain])).toEqual(found)
})

test('what has only the letters of a refrain, or is a word of one, is told by itself', () => {
  const refrains = ['Round went the light.', 'Then in they went.']
  const text = 'Round went the light. Around went the lights. He. In. Then in they went.'
  expect(units(text, [{ refrains }]).map(({ hints }) => hints?.variation)).toEqual([0, 2, 3, 4, 0])
})

test('who says a refrain is told where it is told, and what is said is told alike', () => {
  const known = [{ part: 'turn' as const, given: ['password'], names: ['Jack'], refrains: ['What’s the password?'] }]
  const [unit] = units('“What’s the password?” said Jack.', known)
  expect(unit?.hints).toMatchObject({ opensParagraph: true, closesParagraph: true, part: 'turn', variation: 1 })
  expect(unit?.hints?.words.map(({ isGiven, isName }) => [isGiven, isName])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [false, false],
    [false, true]
  ])
})

test('the ends of a paragraph and its place in the story are known', () => {
  const [first, second] = units('It was dark. It was still.', [{ part: 'turn' }]).map(({ hints }) => hints)
  expect(first).toMatchObject({ opensParagraph: true, closesParagraph: false, part: 'turn' })
  expect(second).toMatchObject({ opensParagraph: false, closesParagraph: true })
})

test('a paragraph by itself is read as it is inside its text', () => {
  const paragraphs = ['“Look,” said Theo. Theo saw a star.', '“Another,” said Nana.', 'Theo slept. “Hush,” said Nana.']
  const cast = ['Theo', 'Nana']
  const whole = readScript(
    paragraphs.join('\n\n'),
    {},
    paragraphs.map(() => ({ cast }))
  ).paragraphs.map((paragraph) => paragraph.units.map(({ hints }) => hints))
  const alone = paragraphs.map((paragraph) => units(paragraph, [{ cast }]).map(({ hints }) => hints))
  expect(alone).toEqual(whole)
})

test('where the cast is known, a speaker who is not of it has one number, in a paragraph alone and in the whole text', () => {
  const paragraphs = ['“Who is there?” asked the moth.', '“Only me,” said the kitchen.', '“Hush,” said the moth.']
  const known = paragraphs.map(() => ({ cast: ['Nana', 'Theo'] }))
  const speakersIn = (text: string) =>
    heard(text, known)
      .filter(({ role }) => role === 'quotation')
      .map(({ speaker }) => speaker)
  const whole = speakersIn(paragraphs.join('\n\n'))
  expect(whole).toEqual(paragraphs.flatMap(speakersIn))
  expect(whole.every((speaker) => speaker >= 2)).toBe(true)
})
