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
    'saw the small mistake in a game and liked it best of all',
    'asked the computer politely, and waited for the answer',
    'built the same level three times, with more cake in it each time',
    'gave everybody in a game a funny voice',
    'pressed pause on any game when there was soup',
    'had taught the computer to say good morning',
    'let the cat walk on the computer, to see what it would write',
    'knew a way round every level, usually under the bridge',
    'waved at the screen when a game said goodbye',
    'made up a game in which nobody lost and everybody had a hat',
    'drew new levels on paper, with the monsters having tea',
    'thanked the computer whenever it got something right'
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
    'The screen was dark, the room was dark, and {S} was asleep.',
    'In the dream of {S} there was a level with nothing to do in it but float.',
    'Softly the little lights went off, one program after another, and {S} was asleep.',
    'The computer had stopped humming, and {S} had fallen asleep.',
    'The game was on pause, and so was {S}.',
    'Sleep was like the next level, and {S} was already in it.',
    'No screen was lit any more, and {S} slept.',
    'First the computer was shut down, and then {S} was.',
    '{S} dreamt of a small, slow game with a boat in it.',
    'Every game needs a rest, and {S} rested.',
    'At the end of the level was a bed, and in the bed was {S}.',
    'There was music in the sleep of {S}, like a game that is nearly won.',
    'A tiny light on the computer blinked, and {S} did not.'
  ],
  meanwhile: [
    'In the next room {S} asked the computer to try again. It was the voice for people who have dropped something.',
    { text: 'A tune with four notes came from the screen. “That’s the good one,” said {S}. “The bad one has three.”', says: 'S' },
    { text: 'A cardboard box on the chair had a screen drawn on it. {S} pressed a button, waited, and pressed all of them.', age: { S: ['small', 'middle'] } },
    { text: '“Don’t go in there,” said {S} to the screen. It went in there. {S} put a cushion in between.', says: 'S' },
    { text: '“It wants to know if I’m a robot,” said {S}, in front of the computer. “You’d think I’d have been told.”', says: 'S', age: { S: 'old' } },
    { text: '{S} had made a program that drew a square. It had drawn forty, one on top of another, and was very sure of it.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'On the screen a very small knight stood before a door. {S} had both arms folded, and so had the knight.', needs: ['hands'] },
    'While the game was loading, {S} had put on one sock. At seventy-one per cent {S} began to look for the other.',
    { text: '“Lost,” said {S} to the screen, and then, “Lost,” and then, “Lost, but in a better place.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'Arrows of paper lay along the floor, a program for feet. {S} did exactly what it said, and ended in the broom cupboard.',
    'Two minutes remaining, it said on the screen. {S}, who knew that computer, had begun on an orange.',
    'The biggest creature in the game was stuck behind a bush. {S} walked round it, took the key, and was sorry for it.'
  ]
}
