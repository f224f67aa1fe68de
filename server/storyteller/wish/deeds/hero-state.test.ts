import { expect, test } from 'vitest'

import { stateOfHero } from './hero-state.ts'

test.each([
  ['becomes a mermaid', 'become a mermaid', 'became a mermaid', 'becoming a mermaid'],
  ['turns into a cat', 'become a cat', 'became a cat', 'becoming a cat'],
  ['is a pirate for a day', 'become a pirate', 'became a pirate', 'becoming a pirate'],
  ['has a pet elephant', 'have a pet elephant', 'had a pet elephant', 'having a pet elephant'],
  ['gets a unicorn', 'have a unicorn', 'had a unicorn', 'having a unicorn'],
  ['gets a talking hat', 'have a talking hat', 'had a talking hat', 'having a talking hat'],
  ['can talk to animals', 'talk to animals', 'talked to animals', 'talking to animals'],
  ['can understand birds', 'understand birds', 'understood birds', 'understanding birds'],
  ['learns how to fly', 'fly', 'flew', 'flying'],
  ['shrinks to the size of a mouse', 'shrink', 'shrank', 'shrinking'],
  ['is as small as a pea', 'shrink', 'shrank', 'shrinking']
])('“%s” is what a child is, has or can', (clause, base, past, ing) => {
  const read = stateOfHero(clause)
  expect([read?.base, read?.past, read?.ing]).toEqual([base, past, ing])
})

test.each([
  'is a big sister',
  'is a bit sad',
  'is a bridesmaid and a flower girl',
  'becomes an angel',
  'is a star now',
  'turns into a ghost',
  'is a patient',
  'is a bully',
  'becomes a boy',
  'has a cold',
  'has a sore tummy',
  'has a new baby brother',
  'has a secret friend',
  'gets a new dad',
  'has a scan',
  'has an invisible illness',
  'has a giant bruise',
  'can talk to strangers',
  'can talk to dead people',
  'can talk to grandad in heaven',
  'can understand why daddy left',
  'shrinks from her teacher',
  'is tired',
  'is a vegetarian',
  'has a pet',
  'turns into a florp'
])('“%s” is no game', (clause) => {
  expect(stateOfHero(clause)).toBeNull()
})
