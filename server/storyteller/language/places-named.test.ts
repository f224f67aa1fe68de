import { expect, test } from 'vitest'

import { placesNamed } from './places-named.ts'

test.each([
  ['pigeons on Teta’s roof in Tripoli', ['Tripoli']],
  ['it rained in dubai!!! she stood in it', ['dubai']],
  ['Auntie Efua from Accra has arrived in Lagos and it has started', ['Accra', 'Lagos']],
  ['The bakery cat in our street in Fez sits on the warm bread cloth', ['Fez']],
  ['a letter to Maya for Christmas', []],
  ['he wants turkey and chips in bed', []],
  ['a fox in the forest', []]
])('“%s” names %j', (message, places) => expect(placesNamed(message, ['Maya'])).toEqual(places))
