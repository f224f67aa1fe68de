import { expect, test } from 'vitest'

import { contentFiles, deadKeyFaults, exportFaults, fileFaults, plotFaults } from './content-lint.ts'
import { western } from './cultures/western.ts'
import type { Plot, Step } from './format.ts'
import { bankFaults, lineFaults, makesDemands, variantFaults, type Place } from './line-lint.ts'
import { parseTemplate, slotsOf } from './template.ts'
import { farmAnimalThemes } from './themes/farm-animals.ts'
import { dreamy } from './traits/dreamy.ts'

const bigger: Plot['uses'] = ['small', 'big']
const sentence: Place = {
  slots: ['S', 'S.their', 'H', 'obj', 'obj.first', 'habit', 'group'],
  shape: 'sentence',
  atLeast: 4
}

function step(...both: string[]): Step {
  return { both }
}
function four(tail: string): Step {
  return step(
    `Rain ${tail} on the roof.`,
    `Wind ${tail} by the door.`,
    `Snow ${tail} at noon.`,
    `Mist ${tail} over it.`
  )
}

function plot(change: Partial<Plot> = {}): Plot {
  const site = (id: string, challenge: Plot['sites'][number]['challenge']): Plot['sites'][number] => ({
    id,
    challenge,
    obj: { first: 'a green gate', def: 'the gate' },
    arrive: { ...four('fell'), extra: 1 },
    problem: step(
      'There stood {obj.first}.',
      'Ahead was {obj.first}.',
      'Then came {obj.first}.',
      'Here leaned {obj.first}.'
    ),
    stuck: { ...four('stayed'), extra: 1 },
    outcome: four('left'),
    after: { ...four('sang'), extra: 2 }
  })
  return {
    id: 'test',
    about: 'A test.',
    titles: Array.from({ length: 12 }, (_, index) => `The Gate of {H} ${'abcdefghijkl'.charAt(index)}`),
    uses: ['small'],
    elements: [],
    refrains: ['Step, step, home.', 'Hop, hop, home.', 'Slow, slow, home.'].map((loud) => ({ loud, soft: loud })),
    want: [
      step(
        'There sat {small.first}.',
        'Behind the tap was {small.first}.',
        'Nobody expected {small.first}.',
        'On the sill lay {small.first}.'
      )
    ],
    setOut: [four('turned')],
    sites: (['way', 'crossing', 'high', 'shut', 'shy', 'cold'] as const).map((challenge) =>
      site(`s-${challenge}`, challenge)
    ),
    climaxes: [site('c-dark', 'dark'), site('c-far', 'far')],
    resolve: [step('Soon {small} smiled.', 'Now {small} yawned.', 'Then {small} nodded.', 'At last {small} sat.')],
    home: [four('slowed')],
    ...change
  }
}

test('a template is read into text, slots, choices, spans and joiners', () => {
  expect(slotsOf(parseTemplate('{S} took [{obj}|a {sound}]<+ and {H.their} hat>;; it rained.'))).toEqual([
    'S',
    'obj',
    'sound',
    'H.their'
  ])
  expect(() => parseTemplate('{S took it')).toThrow(/unclosed/u)
  expect(() => parseTemplate('[a|b')).toThrow(/unclosed/u)
})

test('a plot that keeps the rules has no faults', () => {
  expect(plotFaults(plot())).toEqual([])
})

test.each([
  ['too few sites', { sites: plot().sites.slice(0, 3) }, /needs 6/u],
  ['a use that is never told', { uses: bigger }, /big is never told/u],
  [
    'a thing that is known before it is met',
    { want: [step('There was {small}.', 'Soon {small} came.', 'Now {small} sat.', 'Then {small} slept.')] },
    /small\.first/u
  ],
  [
    'a question on the way home',
    { home: [step('Was it late?', 'Rain fell.', 'Wind slept.', 'Mist came.')] },
    /\? at rest/u
  ],
  ['too few titles', { titles: ['The Gate'] }, /needs 12/u],
  [
    'one challenge for all climaxes',
    { climaxes: [plot().climaxes[0]].flatMap((each) => (each ? [each, { ...each, id: 'other' }] : [])) },
    /climaxes of 2/u
  ]
])('a plot with %s is told so', (_, change, expected) => {
  expect(plotFaults(plot(change)).join('\n')).toMatch(expected)
})

test('nobody is “the” before anybody has met them', () => {
  const met = step(
    'A frog sat by {obj.first}.',
    'Ahead was {obj.first}, with a frog.',
    'One frog had {obj.first}.',
    'Frogs sang on {obj.first}.'
  )
  const [first, ...others] = plot().sites
  if (!first) throw new Error('the plot has sites')
  const outcome = step('The frog sang.', 'Rain fell.', 'Mist came.', 'Wind slept.')
  const told = (change: Partial<Plot['sites'][number]>) =>
    plotFaults(plot({ sites: [{ ...first, outcome, ...change }, ...others] })).join('\n')
  expect(told({})).toMatch(/“The frog” has not been met/u)
  expect(told({ arrive: { ...met, extra: 1 } })).toMatch(/“The frog” has not been met/u)
  expect(told({ problem: met })).not.toMatch(/has not been met/u)
  expect(plotFaults(plot({ company: ['frog'], sites: [{ ...first, outcome }, ...others] })).join('\n')).not.toMatch(
    /has not been met/u
  )
})

test('a problem must introduce its thing, because arriving may be left out', () => {
  const [first, ...others] = plot().sites
  if (!first) throw new Error('the plot has sites')
  const sites = [
    { ...first, problem: step('{obj} stood.', 'Soon {obj} came.', 'Now {obj} sat.', 'Then {obj} fell.') },
    ...others
  ]
  expect(plotFaults(plot({ sites })).join('\n')).toMatch(/must meet \{obj\.first\}/u)
})

test.each([
  ['{Q} ran.', /not known here/u],
  ['"Yes," said {S}.', /straight quotes/u],
  ['{S} took 3 steps.', /figures/u],
  ['It was magical for {S}.', /says “magical”/u],
  ['a {obj} stood there.', /article before/u],
  ['“Yes, said {S}.', /do not balance/u],
  ['{S} ran', /does not end/u],
  ['so {S} ran.', /does not begin/u],
  ['{S} asks why.', /present/u],
  ['{S} ran  home.', /stray space/u],
  ['So {group} did not hurry.', /say it of nobody/u],
  ['{group} {were} not far.', /say it of nobody/u],
  ['“There goes {S},” they said, “who {habit}.”', /speech does not/u],
  ['“It must go to {obj.first},” said {S}.', /speech does not/u],
  ['What was that, so near. It was {S}.', /without its mark/u],
  ['It was {role.first} at the door.', /“at” right after/u],
  ['Outside stood {once.first} with a bag.', /“with” right after/u],
  [
    '{S} took one small step and then another small step and then another small step and then one more step.',
    /words for young/u
  ]
])('a line like “%s” is refused', (line, expected) => {
  expect(lineFaults(line, sentence, 'both').join('\n')).toMatch(expected)
})

test('variants must be many, free and different', () => {
  expect(variantFaults(['Rain fell.', 'Snow fell.', 'Mist fell.', 'Wind blew.'], 4)).toEqual([])
  expect(variantFaults(['Rain fell.'], 4).join()).toMatch(/1 variants, needs 4/u)
  expect(variantFaults(['{H.they} ran.', '{A} ran.', '{they} slept.', 'Rain fell.'], 4).join()).toMatch(
    /1 variants without/u
  )
  // One for those who know the answer and one for those who do not are never told for each other.
  expect(variantFaults(['{known}Then rain fell over the old roof.', 'So rain fell over the old tree.'], 2)).toEqual([])
  expect(variantFaults(['Rain fell on tin.', 'Rain fell on moss.', 'Mist.', 'Fog.'], 4).join()).toMatch(
    /begin “rain fell”/u
  )
  expect(
    variantFaults(['Now it fell over the old roof.', 'Then rain fell over the old tree.', 'Mist.', 'Fog.'], 4).join()
  ).toMatch(/share “fell over the old”/u)
  expect(makesDemands({ text: 'Rain fell.', party: 'solo' })).toBe(true)
})

test('a bank is counted for each pair of ears', () => {
  const bank = { both: ['Rain fell.', 'Snow fell.'], young: ['Mist came.', 'Fog came.'] }
  expect(bankFaults(bank, { slots: [], shape: 'sentence', atLeast: 4 }).join()).toMatch(/older: 2 variants/u)
})

test('a supper has no comma, for sentences go on after it', () => {
  const [place] = western.places
  if (!place) throw new Error('the pack has places')
  const foods = place.foods.map((food, at) =>
    at === 0 ? { ...food, text: 'two buns, rather squashed', mark: 'buns' } : food
  )
  const faults = exportFaults('x', { ...western, places: [{ ...place, foods }, ...western.places.slice(1)] }).join('\n')
  expect(faults).toMatch(/foods: a comma.*two buns/u)
  expect(faults).toMatch(/foods: an amount.*two buns/u)
})

test('a hobby is heard in every one of its lines', () => {
  const family = {
    id: 'drawing',
    keys: ['draw'],
    noun: 'drawing',
    marks: ['draw'],
    skills: ['look', 'make'],
    habit: ['painted walls'],
    bridge: {},
    help: [],
    dream: [],
    meanwhile: []
  }
  expect(exportFaults('x', [family]).join('\n')).toMatch(/holds none of its marks/u)
})

test('a stance fits after any deed, so it does not say how loud or how slow it was', () => {
  const stance = [
    '{S} did it shyly, slowly.',
    'Shy {S} had not made a sound.',
    'Being shy, {S} smiled.',
    'It made {S} shy.'
  ]
  const trait = { id: 'shy', keys: ['shy'], marks: ['shy'], habit: [], stance, rest: [] }
  const faults = exportFaults('x', trait).filter((fault) => fault.startsWith('shy.stance: says'))
  expect(faults.map((fault) => fault.split(':')[1])).toEqual([' says “slowly”', ' says “made a sound”'])
})

test('all content keeps the rules', async () => {
  const files = await contentFiles(import.meta.dirname)
  const faults = await Promise.all(files.map((path) => fileFaults(path)))
  expect(faults.flat()).toEqual([])
  // Some ten thousand lines: half a minute of one core, which a busy machine may not give for a while.
}, 600_000)

test('a key that another of the list has already is found never, and is a fault', () => {
  const { keys } = dreamy
  const other = { ...dreamy, id: 'other', keys: ['wide awake', keys[0] ?? ''] }
  expect(deadKeyFaults([dreamy, other])).toEqual([
    `other.keys: never asked for, as dreamy has it already: “${keys[0]}”`
  ])
  expect(deadKeyFaults([{ ...dreamy, keys: ['far-away', 'far away'] }])).toHaveLength(1)
  expect(deadKeyFaults([dreamy, { ...other, keys: ['wide awake'] }])).toEqual([])
  const [cows] = farmAnimalThemes
  const theme = { ...cows, keys: ['t-rex'] }
  expect(deadKeyFaults([theme, { ...theme, id: 'other', keys: ['t rex'] }])).toEqual([])
})

test('a home has a street before its door, for stories speak of it, and of the hall and next door', () => {
  const onBoat = { text: 'on a narrowboat in Leeds', mark: 'Leeds' }
  const places = western.places.map((place, at) => (at === 0 ? { ...place, homes: [...place.homes, onBoat] } : place))
  const faults = exportFaults('x', { ...western, places })
  expect(faults.filter((fault) => fault.includes('the street'))).toHaveLength(1)
  expect(exportFaults('x', western).filter((fault) => fault.includes('the street'))).toEqual([])
})
