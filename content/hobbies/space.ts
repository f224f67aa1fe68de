import type { HobbyFamily } from '../format.ts'

export const space: HobbyFamily = {
  id: 'space',
  noun: 'space and stars',
  keys: [
    'space', 'star', 'stars', 'planet', 'moon', 'rocket', 'astronom', 'astronaut', 'galaxy', 'telescope',
    'solar system', 'universe', 'alien', 'nasa', 'comet', 'stargaz', 'mars', 'spaceship'
  ],
  marks: [
    'moon', 'orbit', 'planet', 'rocket', 'space', 'star', 'stars'
  ],
  skills: ['look', 'think'],
  habit: [
    'could find three stars by name on any clear night',
    'had a moon map over the bed and had been to most of it, asleep',
    'knew how far it is to every planet, in bananas',
    'slept with the curtain open a crack, for the stars'
  ],
  bridge: {
    look: [
      'Faint stars show only if you look a little to one side, as {S} had found out.',
      '{S} was used to searching the whole sky for one small planet.',
      'In the dark eyes grow better by the minute, which every star watcher knows, and {S} did.',
      'Nothing stays in quite the same place up there, not even a star, and {S} had noticed.'
    ],
    think: [
      '{S} thought about space a good deal, and after that most things looked small enough.',
      'Where is it going, and what is pulling it, {S} always asked of a planet.',
      'To work out the moon you have to stand beside it in your mind, and {S} could.',
      'A rocket is thought out to the last bolt before it moves, and {S} liked that order.'
    ]
  },
  help: [
    '{S} pointed to where the first star would be, and they kept to that side.',
    'As in a rocket, {S} counted backwards from five, and it went off well.',
    { text: '{S} told how quiet it is on the moon, and everyone spoke lower.', says: 'S' },
    'Slowly, like somebody out in space, {S} floated over with what was wanted.'
  ],
  dream: [
    '{S} drifted off, as you do in space, without a bump.',
    'Star after star came out behind the eyelids of {S}, and none of them in a hurry.',
    'In the dream {S} lay on the moon, which was soft, and looked at home.',
    'The bed went round the night in one slow orbit, with {S} asleep on board.'
  ]
}
