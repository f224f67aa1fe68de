import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['our kabutomushi got out of its box, it is somewhere in the apartment', 'wish-incident-escaped'],
  ['goat came to school today and would not leave. she ate the register', 'wish-incident-intruder'],
  ['a sheep in the school playground', 'wish-incident-intruder'],
  ['a horse in the kitchen', 'wish-incident-intruder'],
  ['Aino has decided she is a moose. It’s been four days. She only answers to Moose.', 'wish-incident-is-now'],
  ['rugby ball stuck on the roof of the marae, nobody is saying who kicked it', 'wish-incident-out-of-reach-up'],
  // No story of a blue cup is ordered.
  ['Isla and Theo both want the blue cup and there is only one blue cup', 'wish-incident-twowant'],
  // Of a den, a scooter and a contest there are stories of just that.
  ['we made a den out of all the cushions', 'wish-den'],
  ['village baking contest tomorow and Poppy entered her lemon squares', 'wish-bake-off']
])('“%s” is told by %s', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))

// A sorrow, a harm or a need beside it; and a tale that is ordered.
test.each([
  'our hamster escaped. daddy is not waking up',
  'our tortoise got out, mummy got taken by the men',
  'a cat came into our classroom. she sits alone every day, nobody talks to her',
  'one spoon is missing. dad left, nobody knows where',
  'Our doggie ran away at the border and we could not go back for him',
  'our rabbit escaped and a fox got her',
  'we picked mushrooms in the woods, she ate half of them',
  'theres a stick behind the door, its called Mister Sorry',
  'a treehouse. Babysitter likes the lights off',
  'Please do one about an inventor whose machine makes only yellow things',
  // There is a story of who ate what at a feast.
  'a wedding where the goat ate the flowers',
  // It lives there, and these two are no animals that come in from the street.
  'a hedgehog in the garden',
  'a dragon in the supermarket',
  'an elephant in the bath',
  'a moose and a raccoon running a maple syrup stand, and the syrup spills down the hill'
])('“%s” is told by no story of an incident', (wish) => {
  expect(plannedStory(wish).plot.id).not.toMatch(/^wish-incident/u)
})
