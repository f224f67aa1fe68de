import type { HobbyFamily } from '../format.ts'

export const computers: HobbyFamily = {
  id: 'computers',
  noun: 'computers and games',
  keys: [
    'computer', 'video game', 'videogame', 'gaming', 'coding', 'code', 'programming', 'roblox', 'nintendo',
    'playstation', 'xbox', 'fortnite', 'mario', 'zelda', 'tablet', 'ipad', 'console', 'apps', 'phone', 'youtube',
    'robotics', 'scratch', 'tech', 'technology', 'internet', 'games', 'gamer', 'watching tv', 'tv', 'movies',
    'film', 'films', 'cartoons', 'screen', 'electronics', 'animation'
  ],
  marks: [
    'computer', 'game', 'games', 'level', 'levels', 'program', 'screen'
  ],
  skills: ['steps', 'think', 'brave'],
  habit: [
    'had finished the hardest level of a game and gone back for the music',
    'thought of most days as levels, with breakfast as the first one',
    'could tell from one look what a computer was cross about',
    'saw the small mistake in a game and liked it best of all'
  ],
  bridge: {
    steps: [
      'In a game or a program, {S} knew, things only happen in the order they are told.',
      '{S} had got through every level the same way, one small try after another.',
      'A computer understands nothing big, so {S} was used to making big things little.',
      'Save, try, and go back one step: the rule worked in games, and {S} used it everywhere.'
    ],
    think: [
      'When a game went wrong, it mostly wanted another way round, as {S} had found.',
      '{S} looked for the trick in every level, and there was always one.',
      'Somebody made the rules of that game, {S} would think, so somebody can work them out.',
      'One wrong line stops a whole computer, and {S} was good at asking which.'
    ],
    brave: [
      '{S} had lost a hundred lives in a hundred games and started again each time.',
      'The last level always looks too big, and {S} always pressed start.',
      'Nobody had ever seen a screen so dark that {S} would not go on to the next one.',
      'In games {S} always played the smallest figure, the one that had to be first through the gate.'
    ]
  },
  help: [
    '{S} remembered a game with something of the kind in it, and knew what to press.',
    'As in any good game, {S} picked up what the others had left lying.',
    { text: '{S} whispered that this was only a middle level, and it felt better.', says: 'S' },
    { text: 'Step by step, as for a computer, {S} said what to do next.', says: 'S' }
  ],
  dream: [
    '{S} saved the day, as in a game, and fell asleep.',
    'The screen behind the eyelids of {S} went dark blue, and then dark.',
    'In the dream of {S} there was a level with nothing to do in it but float.',
    'Softly the little lights went off, one program after another, and {S} was asleep.'
  ]
}
