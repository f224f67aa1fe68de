import { expect, test } from 'vitest'

import { withPetsName } from './pets-name.ts'

test.each([
  ['my cat mochi becomes mayor of the town', 'my cat Mochi becomes mayor of the town'],
  ['our dog biscuit can talk', 'our dog Biscuit can talk'],
  ['Whiskers the cat goes to the moon', 'our cat Whiskers goes to the moon'],
  ['pepper the hamster becomes a famous chef', 'our hamster Pepper becomes a famous chef'],
  // No names.
  ['my cat always sits on the clock', 'my cat always sits on the clock'],
  ['my dog also likes trains', 'my dog also likes trains'],
  ['feed the cat goes wrong', 'feed the cat goes wrong'],
  ['walking the dog goes on and on', 'walking the dog goes on and on'],
  // A made-up character, and one of the family.
  ['Gerald the rabbit wants to fly', 'Gerald the rabbit wants to fly'],
  ['Luna the cat is afraid of mice', 'Luna the cat is afraid of mice'],
  ['Leo the dog becomes king', 'Leo the dog becomes king']
])('“%s” is meant as “%s”', (typed, meant) => {
  expect(withPetsName(typed, ['Leo', 'Isla'])).toBe(meant)
})
