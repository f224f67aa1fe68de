import { describe, expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import type { StoryBrief } from '../storyteller.ts'
import { hurtfulTest } from './grief-words.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing', 'swimming'], traits: ['patient'] })
const theo = person('Theo', 4, 'son', { avatar: 'boy', hobbies: ['trains'], traits: ['patient'] })
const jim = person('Jim', 70, 'grandfather', { avatar: 'grandpa', hobbies: ['fishing'], traits: ['patient'] })
const dog = person('Biscuit', 4, 'dog', { avatar: 'dog', hobbies: ['fetch'], traits: ['patient'] })

const told = (
  theme: string,
  characters: StoryBrief['characters'],
  night: number,
  heard = false,
  duration: StoryBrief['duration'] = 'medium'
) => {
  const request: StoryBrief = { characters, theme, duration, culture: 'western', interests: [] }
  const first = writeStory(request, { seed: 'before', history: [] }).draft.memory
  return writeStory(request, { seed: `night ${night}`, history: heard ? [first] : [] })
}
const textOf = ({ draft }: ReturnType<typeof told>) =>
  [draft.title, ...draft.paragraphs.map(({ text }) => text)].join('\n')

describe('a night of a sorrow', () => {
  test.each([
    ['my goldfish died', /fish|\bnets?\b|\bhook|swim|swam|flup|was still\./iu],
    ['our dog was put to sleep', /\bdogs?\b|fetch|\bchas|\bbark|put to sleep|flup/iu],
    ['grandpa died last week', /grandpa|\bdied?\b|\bdead\b|\bhunt|\bcaught\b|flup/iu]
  ])('“%s” is not answered by a line that meets whom it speaks of', (theme, hurtful) => {
    for (const heard of [false, true]) {
      for (const characters of [[isla], [isla, theo], [isla, theo, jim, dog]]) {
        for (const night of [1, 2, 3, 4, 5, 6]) {
          const story = told(theme, characters, night, heard)
          expect(story.draft.plan.plot.comfort).toBe(true)
          expect(textOf(story)).not.toMatch(hurtful)
        }
      }
    }
  })

  test('a death is told whole first, and then the quiet plots take turns', () => {
    const plots = [1, 2, 3, 4, 5, 6, 7, 8].map((night) =>
      told('my goldfish died', [isla, theo, jim, dog], night, true, 'short')
    )
    const ids = plots.map(({ draft }) => draft.plan.plot.id)
    expect(told('my goldfish died', [isla, theo], 1).draft.plan.plot.id).toBe('wish-any-loss')
    expect(ids).not.toContain('wish-any-loss')
    expect(new Set(ids).size).toBeGreaterThan(1)
  })

  test.each(['nana is in hospital', 'our cat ran away', 'our dog is going to die', 'mum and dad are splitting up'])(
    'nobody says goodbye for “%s”',
    (theme) => {
      for (const night of [1, 2, 3])
        expect(told(theme, [isla, theo], night).draft.plan.plot.id).not.toBe('wish-any-loss')
    }
  )
})

test('what reminds of an animal hurts where that animal is named, and only there', () => {
  const line = 'swam like a fish, all the way'
  expect(hurtfulTest('my goldfish died')(line)).toBe(true)
  expect(hurtfulTest('grandpa died')(line)).toBe(false)
  expect(hurtfulTest('grandpa died')('{S} sat still')).toBe(false)
})
