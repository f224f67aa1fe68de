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
    'slept with the curtain open a crack, for the stars',
    'counted down to everything as for a rocket, toast included',
    'kept a rocket on the sill, ready to leave',
    'looked for the moon by day as well, and often found it',
    'had packed for space once, and packed mainly biscuits',
    'walked round the table in orbit until somebody said supper',
    'gave names to stars that had only numbers',
    'made a rocket out of every box that came to the house',
    'waved to the moon from the bathroom window',
    'liked one planet best, and it was the one with the rings',
    'asked everybody whether there was cheese in space'
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
    'Star after star came out in the dream of {S}, and none of them in a hurry.',
    'In the dream {S} lay on the moon, which was soft, and looked at home.',
    'The bed went round the night in one slow orbit, with {S} asleep on board.',
    'The rocket was on the sill, and {S} had landed in bed.',
    'One star was the last thing that {S} saw that day.',
    'A soft planet rolled by in the dream, and {S} patted it.',
    'Nothing is as quiet as space, except {S}, asleep.',
    'Past the moon and a little to the left slept {S}.',
    '{S} dreamt of a rocket with a bed in it, and a window.',
    'Very slowly the moon went past the window, and {S} slept through all of it.',
    'Some little star winked, and {S}, in a dream, winked back.',
    'There was a chair on the moon, and in a dream {S} sat down in it.',
    'Between two stars, on a very small cloud, slept {S}.'
  ],
  meanwhile: [
    'On the ceiling there was a spot, and {S} had been studying it for a while. It was either a planet or jam.',
    'The box from the washing machine was a rocket now. {S} looked down out of it at the Earth, where somebody was peeling carrots.',
    'Eight paper planets hung from a coat hanger, and the door was opened. {S} watched until each had found its orbit again.',
    'Another star had come unstuck from the ceiling. {S} had it in the tin with the others, until somebody tall was free.',
    { text: 'An orange was the sun, and one crumb was the planet. {S} carried the crumb out into the hall, to be exact.', needs: ['hands'] },
    { text: '“Ten, nine, eight,” came from under the table. At four {S} got out of the rocket, took a biscuit, and went on with three.', says: 'S' },
    { text: 'As the moon does, {S} went slowly round the table, always with the same cheek to the teapot. One month took two minutes.', needs: ['legs', 'hands'] },
    { text: 'In a colander {S} came in from space, took up a pencil and let go of it. The pencil was a disappointment.', needs: ['hands'] },
    { text: 'Everything round was the moon to {S}: a button, a plate, a bun. The bun was soon a half moon.', age: { S: ['small', 'middle'] } },
    { text: '“I saw them land on the moon,” said {S}, “on a set no bigger than that bread bin.”', says: 'S', age: { S: 'old' } },
    { text: '“By bus it’s two hundred million years to the next star,” said {S}, pencil in hand. “And that’s without stops.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '“This is the space station,” said {S}, “so wipe your feet.” Somebody who had come for a towel wiped both.', says: 'S' }
  ]
}
