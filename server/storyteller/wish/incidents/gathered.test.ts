import { expect, test } from 'vitest'

import { NORA } from '#tests/support/kin-member.ts'
import { incidentIn } from './incidents.ts'

test.each([
  ['mushroom picking with dziadek this morning, Zosia found the biggest one of all but it had a worm in it and she wouldn’t let anyone throw it out', { gathered: 'the mushrooms', 'gathered.find': 'the biggest mushroom of all', 'gathered.also': 'it had a worm in it', 'gathered.deed': 'wouldn’t let anyone throw it out' }],
  ['we went crabbing, 14 crabs and one boot', { gathered: 'the crabs', 'gathered.find': 'the boot', 'gathered.home': 'the boot', 'gathered.freed': 'the crabs' }],
  ['blackberries! more in her than in the bucket', { gathered: 'the blackberries', 'gathered.eaten': 'Nora' }],
  ['collected shells, he only wants broken ones', { 'gathered.find': 'the broken shells', 'gathered.rest': 'the other shells', 'gathered.it': 'they' }],
  ['went fishing with baba, the only fish was smaller than the worm', { 'gathered.find': 'the fish', 'gathered.also': 'it was smaller than the worm', 'gathered.back': 'the fish' }],
  ['conkers in every pocket', { gathered: 'the conkers', 'gathered.pockets': 'Nora' }],
  ['rock pooling!! caught 3 shrimp and a crab with one claw', { 'gathered.find': 'the crab', 'gathered.also': 'it had one claw' }]
])('“%s” tells what was found', (message, says) => {
  expect(incidentIn(message, [NORA])).toMatchObject({ incident: 'gathered', says })
}) // prettier-ignore

test.each([
  'she got picked on at school',
  'he caught a cold',
  'apple picking',
  'we lost her at the beach while collecting shells',
  'he got stung picking blackberries',
  'why do crabs walk sideways?',
  'fishing trip cancelled and he cried',
  'a pirate finds a shell that sings',
  'found a needle in the park'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [NORA])?.incident).not.toBe('gathered')
})
