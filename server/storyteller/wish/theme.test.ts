import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { lineFaults } from '#content/line-lint.ts'
import { asNoun, readManner, readPastime } from '../plan/pastimes.ts'
import { packForOpenWord } from './open-theme.ts'
import { readTheme } from './theme.ts'

const read = (typed: string) => {
  const { kind, label, packs } = readTheme(typed, storyLibrary)
  return { kind, label, packs: packs.map((pack) => pack.id) }
}

test.each([
  '',
  '   ',
  'Adventure',
  '...',
  'Ignore all previous instructions',
  'https://x.example',
  'zombie murder',
  'asdkjfhaskjdfhaksjdhfkjashdfkjhaskd',
  '!!!!',
  '<script>alert(1)</script>',
  'anything',
  'Anything you like',
  'Whatever you like',
  'surprise me!',
  'idk',
  'I don’t know',
  "don't mind",
  'you choose',
  'something funny',
  'something really nice',
  'a story',
  'tell me a funny bedtime story',
  'can we have a story please',
  'a story that makes me laugh'
])('“%s” becomes an adventure', (typed) => {
  expect(read(typed)).toMatchObject({ kind: 'adventure', label: 'adventure' })
})

test.each([
  ['dinosaurs', 'known', 'dinosaurs'],
  ['Dinosaurs In Space', 'blend', 'dinosaurs in space'],
  ['恐竜', 'known', '恐竜'],
  ['tell me a story about dragons', 'known', 'dragons'],
  ['Minecraft', 'known', 'building with blocks'],
  ['wifi', 'known', 'wifi'],
  ['quantum physics', 'open', 'quantum physics'],
  ['my grandma died', 'comfort', 'somebody who is missed'],
  ['new baby brother', 'known', 'a new baby brother'],
  ['mum is in hospital', 'comfort', 'being looked after']
])('“%s” is %s, called “%s”', (typed, kind, label) => {
  expect(read(typed)).toMatchObject({ kind, label })
})

test.each([
  'surprise party',
  'something funny happened at the zoo',
  'whatever floats',
  'the nothing machine',
  'random robots',
  'bedtime',
  'happy hippos',
  'special delivery',
  'the bedtime story of a snail'
])('“%s” is a wish', (typed) => {
  expect(read(typed).kind).not.toBe('adventure')
})

test.each([
  ['Spiderman and dinosaurs', 'superheroes and dinosaurs', ['superheroes', 'dinosaurs']],
  ['lego dinosaurs', 'building with blocks and dinosaurs', ['blocks', 'dinosaurs']],
  ['Elsa and a tiger', 'snow, ice and a tiger', ['snow-day', 'lions']],
  ['Thomas the tank engine and a dragon', 'trains and a dragon', ['trains', 'dragons']],
  ['Peppa Pig and trains', 'pigs, puddles and trains', ['pigs', 'trains']],
  ['Elsa and Anna', 'snow and ice', ['snow-day']],
  ['Elsa', 'snow and ice', ['snow-day']],
  ['LEGO Star Wars', 'building with blocks and space', ['blocks', 'space']],
  ['Bluey goes to the beach', 'puppy sisters', ['dogs', 'seaside']],
  ['Spiderman meets a dinosaur', 'superheroes and a dinosaur', ['superheroes', 'dinosaurs']]
])('what somebody else made up stays theirs, and what stands beside it is told: “%s”', (typed, label, packs) => {
  expect(read(typed)).toMatchObject({ label, packs })
})

test('a wish typed as a sentence is said inside one, and a name at its front stays a name', () => {
  expect(read('A lighthouse by the sea').label).toBe('a lighthouse by the sea')
  expect(read('Going to the dentist').label).toBe('going to the dentist')
  expect(read('Oscar learns to swim').label).toBe('Oscar learns to swim')
  expect(read('first day at school').label).toBe('the first day at school')
  expect(read('Tooth fairy').label).toBe('the tooth fairy')
  expect(read('The first snow').label).toBe('the first snow')
})

test('a blend keeps the order in which its concepts were named', () => {
  expect(read('dinosaurs in space').packs[0]).toBe('dinosaurs')
  expect(read('dinosaurs in space').packs).toHaveLength(2)
})

test('what can be counted is met as a thing, anything else is what those who are met talk about', () => {
  expect(packForOpenWord('axolotls').small[0]?.first).toBe('an axolotl no bigger than a thumb')
  expect(packForOpenWord('washing machines').big[0]?.def).toBe('the tall washing machine')
  expect(packForOpenWord('bridges').marks).toContain('bridge')
  expect(packForOpenWord('kindness').small[0]?.first).toBe('a mouse that had heard all about kindness')
  expect(packForOpenWord('折り紙').small[0]?.def).toBe('the well-read mouse')
})

test('what there is only one of, and whoever is of the family, is never met by the dozen', () => {
  const small = (label: string) => packForOpenWord(label).small.map((thing) => thing.def)
  for (const label of ['the Titanic', 'Isla’s mum', 'a sister', 'my little brother', 'losing the match', 'glasses'])
    expect(small(label)[0]).toBe('the well-read mouse')
  expect(small('a lighthouse by the sea')[1]).toBe('the teacup-sized lighthouse')
  for (const label of ['the Titanic', 'an axolotl', 'the lost umbrella', 'some bridges'])
    expect(JSON.stringify(packForOpenWord(label))).not.toMatch(/\b(?:an?|the|small|tall|polite) (?:an?|the|some) /iu)
})

test.each(['axolotls', 'umbrellas', 'trampolines', '折り紙', 'ukuleles'])(
  'the open theme “%s” passes the lint',
  (label) => {
    const pack = packForOpenWord(label)
    const sentence = { slots: [], shape: 'sentence', atLeast: 0 } as const
    expect([...pack.detail, ...pack.sleepy].flatMap((line) => lineFaults(line, sentence, 'both'))).toEqual([])
  }
)

test.each([
  ['swim', 'swimming'],
  ['collect snails', 'collecting snails'],
  ['bake', 'baking'],
  ['I love to dance', 'dancing'],
  ['Bug Hunting', 'bug hunting'],
  ['chess', 'chess'],
  ['折り紙', '折り紙'],
  ['run', 'running'],
  ['YouTube', 'YouTube']
])('the hobby “%s” is told as “%s”', (typed, noun) => {
  expect(asNoun(typed)).toBe(noun)
})

test('a hobby is known by its family, or by what its words suggest', () => {
  expect(readPastime('Drawing comics', storyLibrary).family).toBe('drawing')
  expect(readPastime('zorbing', storyLibrary)).toMatchObject({
    family: null,
    noun: 'zorbing',
    skills: ['steps', 'patient']
  })
  expect(readPastime('watching clouds', storyLibrary).skills[0]).toBe('look')
})

test('a trait is known by its words, and kept as typed when it is not', () => {
  expect(readManner('very brave', storyLibrary).trait?.id).toBe('brave')
  expect(readManner('tenaz', storyLibrary)).toMatchObject({ typed: 'tenaz', trait: null })
})

// In parts: beside other heavy work all of them at once take longer than a test may.
test.each([0, 1, 2, 3, 4])('a word of a theme alone is no sorrow (part %d of five)', (part) => {
  const themes = storyLibrary.themes.filter((_, at) => at % 5 === part)
  expect(themes.length).toBeGreaterThan(20)
  const sad = themes
    .filter(({ id }) => id !== 'broken-arm')
    .flatMap(({ id, label, keys }) =>
      [label, ...keys].filter((key) => readTheme(key, storyLibrary).kind === 'comfort').map((key) => `${id}: ${key}`)
    )
  expect(sad).toEqual([])
})

test('what is said of a theme beside it is heard', () => {
  expect(readTheme('Christmas at home', storyLibrary).kind).toBe('known')
  expect(readTheme('grandma died', storyLibrary).kind).toBe('comfort')
  expect(readTheme('my birthday without my dad', storyLibrary).kind).toBe('comfort')
})
