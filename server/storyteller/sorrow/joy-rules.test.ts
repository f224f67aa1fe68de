import { describe, expect, test } from 'vitest'

import { gladUpTo, JOY_RULES } from './joy-rules.ts'
import { readSorrow } from './sorrow.ts'

describe.each(JOY_RULES)('$label', ({ examples, counterExamples }) => {
  test.each(examples)('“%s” is no sorrow', (wish) => {
    expect(gladUpTo(wish)).toBeGreaterThan(0)
    expect(readSorrow(wish)).toBeNull()
  })

  test.each(counterExamples)('“%s” is none of it, and stays a sorrow', (wish) => {
    expect(gladUpTo(wish)).toBe(-Infinity)
    expect(readSorrow(wish)).not.toBeNull()
  })
})

describe('a stranger who does something', () => {
  test.each([
    'a witch with hiccups and the broom that carries on without her',
    'a chameleon keeps losing himself',
    'a spoon falls for a bowl of custard and the fork has to give a speech',
    'a dragon loses his glasses in the bath',
    'a robot forgets how to switch off'
  ])('“%s” is play', (wish) => expect(readSorrow(wish)).toBeNull())

  test.each([
    'a baby with cancer', 'a girl keeps losing her hair from chemo', 'a bear misses his dead mum', 'a boy with leukaemia', 'a bird dies in the snow', 'a friend with a brain tumour',
    'a witch passed away', 'a bear keeps crying for his mum who died'
  ])('“%s” is none', (wish) => expect(readSorrow(wish)).not.toBeNull()) // prettier-ignore
})

test('a long wish is read at once', () => {
  for (const part of [
    'going to see nana and ',
    'gran danced a ',
    'my new cousin is called a ',
    'having eid at auntie '
  ]) {
    const wish = part.repeat(Math.floor(2000 / part.length))
    // What goes back over the whole wish for each of its words takes minutes, on any machine.
    const begun = performance.now()
    gladUpTo(wish)
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
})
