import { describe, expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import type { StoryBrief, StoryMemory } from '../storyteller.ts'
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
    ['my goldfish died', /(?<!the gold)fish|\bnets?\b|\bhook|swim|swam|flup|was still\./iu],
    ['our dog was put to sleep', /(?<!the )\bdogs?\b|\bfetch(?! the bowl)|\bchas|\bbark|put to sleep|flup/iu],
    ['grandpa died last week', /\bdead\b|\bhunt|\bcaught\b|flup|put to sleep/iu]
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

  test.each([
    ['auntie Ruth died', /^wish-sorrow-(?:hook|song|thumb)$/u, 3],
    ['my goldfish died', /^wish-sorrow-(?:six|names)$/u, 2],
    ['my uncle died', /^wish-any-loss$/u, 1]
  ])('“%s” is told by those written for it first, and never the same three nights running', (theme, own, many) => {
    const history: StoryMemory[] = []
    for (let night = 0; night < 8; night += 1) {
      const request: StoryBrief = {
        characters: [isla, theo, dog],
        theme,
        duration: 'short',
        culture: 'western',
        interests: []
      }
      history.unshift(writeStory(request, { seed: `night ${night}`, history: [...history] }).draft.memory)
    }
    const ids = history.map(({ plotId }) => plotId).reverse()
    for (const id of ids.slice(0, many)) expect(id).toMatch(own)
    expect(ids[many]).toMatch(/^wish-(?:any-loss|sorrow-(?:stop|handles|knocks))$/u)
    expect(ids).not.toContain('comfort')
    for (const [at, id] of ids.entries()) expect(ids.slice(Math.max(0, at - 2), at)).not.toContain(id)
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
