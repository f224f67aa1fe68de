import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { briefOf } from '#tests/support/wish-plots-told.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { writeStory } from './embedded-storyteller.ts'

test.each(['how come my foot falls asleep but I don’t', 'when will my feet stop growing'])(
  'in “%s” the foot is mine to the one who asks, and no fault is found in that',
  (question) => {
    const { draft, firstFaults } = writeStory(briefOf(question, 'medium', 'a household'), { seed: 'told', history: [] })
    expect(firstFaults).toEqual([])
    expect(draft.paragraphs.map(({ text }) => text).join(' ')).toMatch(/ my f(?:oo|ee)t /u)
  }
)

test('what the family asks for may be of another place than theirs', () => {
  const brief = briefOf('Abuela is teaching us to make tamales on saturday', 'medium', 'a household')
  const { draft, firstFaults } = writeStory(brief, { seed: 'told', history: [] })
  expect(draft.paragraphs.map(({ text }) => text).join(' ')).toContain('tamales')
  expect(firstFaults).toEqual([])
})

const OWN = new Set(storyLibrary.scenePlots.filter(({ asksOf }) => asksOf !== undefined).map(({ id }) => id))

test.each([
  ['why do owls turn their heads all the way round', 'owl'],
  ['why do flamingos stand on one leg', 'flamingo'],
  ['how do snails carry their houses', 'snail'],
  ['why do chillies burn your mouth', 'chilli'],
  ['how does popcorn pop', 'popcorn'],
  ['why does cheese have holes', 'cheese'],
  ['how does the river know where to go', 'river'],
  ['why does thunder come after the flash', 'thunder'],
  ['how does the fridge know that it is closed', 'fridge'],
  ['why do mirrors swap left and right', 'mirror'],
  ['why do my fingers go wrinkly in the bath', 'finger'],
  ['why do we sneeze when we look at the lamp', 'sneeze']
])(
  '“%s” is told with the %s in it, from the first paragraph on, and asked whole no more than twice',
  (question, noun) => {
    const { draft, firstFaults } = writeStory(briefOf(question, 'medium', 'a household'), { seed: 'told', history: [] })
    const { plan, paragraphs } = draft
    expect(OWN).toContain(plan.plot.id)
    expect(firstFaults).toEqual([])
    const own = paragraphs.map(({ text }) => text)
    const saidIn = (text: string): number =>
      text.replaceAll(plan.wish.question, '').match(new RegExp(String.raw`(?<!\p{L})${noun}`, 'giu'))?.length ?? 0
    expect(own.reduce((sum, text) => sum + saidIn(text), 0)).toBeGreaterThanOrEqual(8)
    expect(own.slice(0, 2).some((text) => saidIn(text) > 0)).toBe(true)
    const asked = own.join(' ').match(new RegExp(escapeForRegExp(plan.wish.question), 'gu')) ?? []
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(asked.length).toBeGreaterThanOrEqual(1)
    expect(own.join(' ')).not.toContain('{')
  }
)
