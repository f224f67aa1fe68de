import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'
import { ALARM_RULES, alarmsHearing } from './alarm-rules.ts'
import { readSorrow } from './sorrow.ts'

describe.each(ALARM_RULES)('$label', (rule) => {
  test.each(rule.examples)('“%s” is told quietly', (wish) => {
    expect(alarmsHearing(wish)).toContain(rule)
    expect(readSorrow(wish)).not.toBeNull()
    expect(readTheme(wish, storyLibrary).kind).toBe('comfort')
  })

  test.each(rule.counterExamples)('“%s” alarms nobody', (wish) => {
    expect(alarmsHearing(wish)).toEqual([])
  })
})

test.each([
  'uncle ray washed the car',
  'mr jones took photos of the sea',
  'a lady who collects buttons',
  'the tide took my bucket',
  'he helps me change the batteries',
  'baby brother is asleep',
  'a man who plays with trains',
  'no more peas',
  'uncle let us watch a film',
  'a teacher hit a gong'
])('“%s” stays a jolly wish', (wish) => expect(readTheme(wish, storyLibrary).kind).not.toBe('comfort'))

test('who was born asleep is mourned, and not remembered', () => {
  expect(readTheme('baby brother was born asleep', storyLibrary)).toMatchObject({ sorrow: 'loss', misses: false })
  expect(readTheme('mr khan who teaches us died', storyLibrary)).toMatchObject({ sorrow: 'loss', misses: true })
})

test('a long wish is read at once', () => {
  for (const part of ['mr jones from the ', 'the police came for ', 'the lady who lives ', 'he showed us the ']) {
    const wish = part.repeat(Math.floor(2000 / part.length))
    // What goes back over the whole wish for each of its words takes minutes, on any machine.
    const begun = performance.now()
    alarmsHearing(wish)
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
})
