import type { WishAnswer } from '#server/storyteller/model/wish-answer.ts'

/** What a good model answers when it is asked about a carwash; of each kind as many as the instructions ask for. */
export const CAR_WASH: WishAnswer = {
  sort: 'place',
  verbs: [
    { base: 'roll through the brushes', past: 'rolled through the brushes', ing: 'rolling through the brushes' },
    { base: 'rinse the wheels', past: 'rinsed the wheels', ing: 'rinsing the wheels' },
    { base: 'shut all the windows', past: 'shut all the windows', ing: 'shutting all the windows' },
    { base: 'wait for the green light', past: 'waited for the green light', ing: 'waiting for the green light' },
    { base: 'count the drops', past: 'counted the drops', ing: 'counting the drops' },
    { base: 'fold in the mirrors', past: 'folded in the mirrors', ing: 'folding in the mirrors' }
  ],
  facts: [
    'Most of the water in a carwash is cleaned and used again',
    'The brushes are soft, and under the foam one only hears them hum',
    'The first carwashes had people who pushed the cars along by hand',
    'Foam clings to a door because it is mostly air',
    'At the end a warm wind blows the drops off from front to back',
    'A carwash for trains is longer than the longest train',
    'The mirrors are folded in so that the brushes can get past',
    'Rain does not wash a car, because it brings its own dust along',
    'Some carwashes bring the brushes to the car, and the car stands still'
  ],
  guesses: [
    'The brushes are hedgehogs who have been to school',
    'The foam comes from a very large sneeze',
    'Cars go there when they have told a fib',
    'The wind at the end is a dog that runs round and round',
    'They keep the old dirt in jars, by colour',
    'The car shuts its eyes, and that is why the lamps are off'
  ],
  says: ['Windows up', 'Here comes the foam', 'Wheels straight', 'Mirrors in', 'Green light', 'Not the roof'],
  props: [
    { part: 'the brushes', is: 'two cushions on strings' },
    { part: 'the foam', is: 'a white towel' },
    { part: 'the car', is: 'a chair with a blanket' },
    { part: 'the warm wind', is: 'a tea tray, waved' },
    { part: 'the green light', is: 'a lime on a saucer' },
    { part: 'the rinse', is: 'a watering can without water' },
    { part: 'the gate', is: 'a broom across two stools' }
  ],
  parts: [
    'the big brush',
    'the small brush',
    'the driver',
    'the foam',
    'the green light',
    'the warm wind',
    'the last drop',
    'the muddy car'
  ],
  goes: [
    '{S} shut all the windows that were not there.',
    'With both hands on the wheel {S} rolled under the broom.',
    '{S} sat quite still while the brushes went by.',
    'The foam came down, and {S} looked out through a hole in it.',
    '{S} waited for the green lime and drove out to the fridge.'
  ],
  mishaps: [
    {
      problem: 'The big brush would not turn. It hung there like a sulking cushion.',
      fail: '{S} blew at it, and it swung back twice as slowly.',
      see: '“The string is twisted the wrong way,” said {A}. “It is turning itself to sleep.”',
      mend: 'So {A} held the string, {S} turned the cushion, and it began to hum.',
      alone: '{S} turned the cushion the other way, and it began to hum.'
    },
    {
      problem: 'There was foam on the inside. The whole front seat was white.',
      fail: '{S} wiped it with a sleeve, and the sleeve was white as well.',
      see: '“A window is open,” said {A}. “It is the one in the roof.”',
      mend: '{S} shut the roof with a tray, {A} shook out the towel, and the seat was a seat.',
      alone: '{S} put a tray on the roof and shook out the towel, and the seat was a seat.'
    },
    {
      problem: 'The green light had rolled under the sofa. Without it no car may leave.',
      fail: '{S} waved a red sock instead, and everything stopped even more.',
      see: '“A lime rolls downhill,” said {A}. “Look where the floor is lowest.”',
      mend: '{A} tilted the saucer, {S} crawled after the lime, and the light was green.',
      alone: '{S} looked where the floor was lowest, and there was the light, quite green.'
    }
  ],
  ends: [
    'The car stood there and shone like a plum.',
    'One last drop ran down the door, took its time and was gone.',
    'Nothing was left of the mud but a very small story.'
  ],
  sounds: ['a low hum of brushes', 'the patter of a rinse on a tin roof', 'a long warm breath of wind'],
  details: [
    'It smelled of soap and of wet road.',
    'Down the windscreen ran a drop that overtook all the others.',
    'Foam slid off the bonnet in the shape of a sheep.',
    'Between the bristles hung a rainbow as wide as a hand.'
  ],
  sleepy: [
    'The brushes hung quite still and dripped in turns.',
    'The last of the foam sank down and sighed.',
    'Under the gate the green light had gone soft and dim.',
    'All the drops had stopped running and lay quite flat.'
  ]
}
