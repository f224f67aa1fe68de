import type { HobbyFamily } from '../format.ts'

export const fishing: HobbyFamily = {
  id: 'fishing',
  noun: 'fishing and boats',
  keys: [
    'fish', 'fishing', 'angling', 'boat', 'boats', 'sail', 'sailing', 'row', 'rowing', 'kayak', 'canoe', 'ship',
    'ships', 'crabbing', 'harbour', 'harbor', 'yacht', 'surf fishing', 'model boats', 'river'
  ],
  marks: [
    'boat', 'boats', 'fish', 'fished', 'fishes', 'fishing', 'rowing', 'sail', 'water'
  ],
  skills: ['patient', 'listen', 'balance'],
  brings: ['string'],
  habit: [
    'could sit by the water until the water forgot',
    'told fish stories, in which the fish grew and the boat shrank',
    'had once caught a boot and fished on, hoping for its brother',
    'knew how the weather would be from a look at the water'
  ],
  bridge: {
    patient: [
      'Whoever fishes does mostly nothing, and {S} did it extremely well.',
      '{S} had learned by the water that wanting does not make a thing come.',
      'Half of any boat trip is waiting for the wind, and {S} liked that half.',
      'One fish in a long afternoon was plenty, {S} thought, and none was also fine.'
    ],
    listen: [
      'Over water every sound comes from far off, and {S} could tell them apart.',
      '{S} heard a change of wind before the boat did.',
      'A fish makes the smallest of plops, and {S} had never missed one.',
      'Sitting by still water had made {S} so quiet that things could be heard.'
    ],
    balance: [
      'In a boat one stands low and moves slowly, and {S} did both on land as well.',
      '{S} could feel a boat tip before it had thought of tipping.',
      'Wet stones by the water had made {S} very sure on two feet.',
      'Weight to the left, weight to the right: small boats had taught {S} about weight.'
    ]
  },
  help: [
    { text: '{S} tied a boat knot, the sort that holds and comes undone when asked.', says: 'S' },
    { text: 'With all the calm of somebody fishing, {S} waited for the right moment and said when.', says: 'S' },
    '{S} called the strokes as in a rowing boat, and they pulled together.',
    'One wet finger in the air, and {S} knew the wind, as people do who sail.'
  ],
  dream: [
    '{S} slept in bed as in a boat, rocked by next to nothing.',
    'The line was out, the water was still, and {S} was asleep.',
    'In the dream one silver fish went slowly round {S}, and round.',
    '{S} let go of the bank and drifted off, like a boat with nowhere to be.'
  ]
}
