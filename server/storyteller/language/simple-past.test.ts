import { expect, test } from 'vitest'

import { inSimplePast } from './simple-past.ts'

test.each([
  ['the king has lost his crown', 'the king lost his crown'],
  ['two foxes have just stolen the moon', 'two foxes stole the moon'],
  ['a cloud has swallowed the church tower', 'a cloud swallowed the church tower'],
  ['the snowman has gone to the beach', 'the snowman went to the beach']
])('“%s” is told as “%s”', (typed, told) => expect(inSimplePast(typed)).toBe(told))

test.each([
  'a cow has to go home',
  'a witch has red hair',
  'a lion has a cold',
  'the bus has been late',
  'they have got a bed',
  'our cat has gone deaf',
  'we could have stayed',
  'a monster has striped socks',
  'everything we have left'
])('“%s” stays as it is', (typed) => expect(inSimplePast(typed)).toBe(typed))
