import type { HobbyFamily } from '../format.ts'

export const playing: HobbyFamily = {
  id: 'playing',
  noun: 'playing',
  keys: [
    'play', 'playing', 'toy', 'toys', 'doll', 'dolls', 'peekaboo', 'peek-a-boo', 'giggl', 'laugh', 'laughing',
    'rattle', 'bubbles', 'balloon', 'babbl', 'friends', 'playing with friends', 'tickl', 'clapping', 'fun',
    'being silly', 'teddy bears', 'playing house', 'having fun', 'water play', 'siblings'
  ],
  marks: [
    'game', 'games', 'giggle', 'giggled', 'play', 'played', 'playing', 'toy', 'toys'
  ],
  skills: ['team', 'make', 'brave'],
  brings: ['string'],
  habit: [
    'could play with a box for longer than with what came in it',
    'turned nearly everything into a game, and breakfast first',
    'had a favourite toy that had once been a different colour',
    'giggled before the joke, during it and after',
    'was in the middle of a game, on most days of most weeks',
    'took turns with the same toy, left hand and right hand',
    'knew eleven games for one ball of socks',
    'made a game of getting dressed, and lost it often',
    'played shop with real beans',
    'left one toy on each step, to mark the way',
    'could make a toy out of a spoon, or out of two',
    'played peekaboo with people at the bus stop',
    'gave each toy a turn at the window',
    'asked to play once more, and then once more after that'
  ],
  bridge: {
    team: [
      'For most games you need a second, and {S} was never long in finding one to play with.',
      '{S} played with anybody, large or small, striped or plain.',
      'Whoever has shared a toy, as {S} had, knows how turns are taken.',
      'No one was ever left standing about when {S} began to play.'
    ],
    make: [
      'To {S} a spoon was a toy, a boat and a telephone, all on one morning.',
      '{S} had made a game out of one sock, and it had rules.',
      'Anything turned into a toy when {S} had looked at it for long enough.',
      'From playing all day long {S} had learned how to use things for what they are not.'
    ],
    brave: [
      'In every game somebody must say I will be it, and that was often {S}.',
      '{S} had played at lions until being one felt quite ordinary.',
      'Peeping round corners was an old game for {S}, who liked what might be there.',
      'Everything is a little less big when you play with it, and {S} played with everything.'
    ]
  },
  help: [
    '{S} made a game of it, and all at once everybody wanted a turn.',
    'One giggle from {S} went round like a toy on a string.',
    '{S} lent out a favourite toy, for courage, and it was given back later.',
    'Playing about on the edge, {S} bumped into just what was wanted.'
  ],
  dream: [
    '{S} slept with one toy under each arm and one under the chin.',
    'The game was back in its box, and {S} was back in bed.',
    'One last giggle came from the pillow, and {S} was asleep.',
    'In the dream all the toys played very quietly, so as not to wake {S}.',
    'Every toy had been put to bed, and {S} came last.',
    'Quiet as the toy box lay {S}.',
    'There was a game in the dream that had no end, and {S} was in it.',
    'Half a giggle got out, and then {S} slept.',
    'Tomorrow the game would go on from there, and {S} slept until then.',
    'Even the toys had played enough, and so had {S}.',
    '{S} dreamt of a toy duck as big as a boat.',
    'Over the edge fell one toy, but {S} slept on.',
    'With somebody nice to play with in a dream, {S} did not wake.',
    'Nothing giggled any more, and {S} lay still.'
  ],
  meanwhile: [
    'A toy came rolling out at the door. After it came {S}, had a look how far it had got, and took it back.',
    'This game had a single rule. Whatever was in the basket must come out of it, and {S} was winning.',
    '{S} brought a toy, put it down and looked the other way. Then it was found, with great surprise.',
    'From the next room came a bump, a silence and a squeak. So that was how the game went, and {S} did it again.',
    'One toy was under the sofa, and {S} lay flat to see it. It could be seen very well, and that was all.',
    { text: 'In the middle of the floor stood a cardboard box that giggled. Whenever nobody looked, {S} moved it on by the length of a shoe.', needs: ['hands', 'legs'] },
    { text: '{S} had put the toys in a row, smallest first. The smallest had got to the wrong end again, and was spoken to.', needs: ['hands'] },
    { text: '“You be the bus,” said {S} to a toy, “and I’ll be late.” The bus did not wait.', says: 'S', age: { S: ['small', 'middle', 'big'] } },
    { text: 'Behind the curtain there was a giggle, and two feet. Nobody had been told about the game, so {S} looked out and told them.', says: 'S' },
    { text: '“I only sat down to see how it works,” said {S}, and played on. The wooden duck had crossed the rug fourteen times.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'At first the game had one rule. By now {S} was on the back of the second envelope, and writing smaller.', age: { S: ['middle', 'big', 'teen'] } },
    { text: '“Who’s winning the game?” asked somebody. “We are,” said {S}, who was alone with a cushion.', says: 'S' }
  ]
}
