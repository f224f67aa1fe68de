import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { planStory } from './plan-story.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const mei = person('Mei', 9, 'daughter', { avatar: 'girl' })
const theo = person('Theo', 8, 'son', { avatar: 'boy' })
const omar = person('Omar', 7, 'cousin', { avatar: 'boy' })
const tom = person('Tom', 3, 'son', { avatar: 'boy' })
const mum = person('Mum', 37, 'mother', { avatar: 'woman' })
const nana = person('Nana Rose', 71, 'grandmother', { avatar: 'grandma' })

test.each([
  ['they fought over the remote', [isla, mum, nana, theo], 'Theo'],
  ['a pillow fight', [isla, mum, nana, theo], 'Theo'],
  ['a pillow fight with mum', [isla, theo, nana, mum], 'Mum'],
  ['isla fought with her brother over the remote', [isla, mei, mum, theo], 'Theo'],
  ['isla is sharing a room with her sister', [isla, theo, mum, mei], 'Mei'],
  ['a picnic with my cousin', [isla, mum, omar, nana], 'Omar'],
  ['a den with my sister', [isla, mum, nana, mei], 'Mei'],
  ['making dumplings with nai nai', [isla, mum, nana], 'Nana Rose'],
  ['market day with grandma and her basket', [isla, mum, nana], 'Nana Rose'],
  // He is too small to see why the first one always goes wrong.
  ['pancakes with my brother', [isla, tom, mum], 'Mum']
])('of “%s” it is told with the one who is meant', (theme, characters, name) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const plan = planStory(
      { characters, theme, duration: 'medium', culture: 'western', interests: [] },
      { seed, history: [] }
    )
    const first = plan.kind === 'scenes' ? plan.scenes.find(({ A }) => A !== null)?.A : null
    expect(first?.called).toBe(name)
  }
})
