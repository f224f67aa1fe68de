import type { HobbyFamily } from '../format.ts'

export const dancing: HobbyFamily = {
  id: 'dancing',
  noun: 'dancing',
  keys: [
    'danc', 'dancing', 'ballet', 'hip hop', 'tap dance', 'salsa', 'zumba', 'ballroom', 'twirl', 'tango',
    'breakdance', 'flamenco', 'bhangra', 'kapa haka', 'bollywood', 'folk dance', 'jumping up and down'
  ],
  marks: [
    'dance', 'danced', 'dancer', 'dances', 'dancing', 'spin', 'spun', 'twirl', 'twirled'
  ],
  skills: ['balance', 'listen', 'brave'],
  habit: [
    'danced while waiting for toast',
    'could not walk down a corridor when it was possible to dance',
    'twirled at every corner, twice if it was a good one',
    'knew a dance for happy days and another one for rain',
    'came down every step with a small dance in it',
    'put on socks by the spin method',
    'could never stand in a queue without dancing in it',
    'had taught the dance with the broom to nearly everybody',
    'tapped out a dance under the table, so that the spoons joined in',
    'bowed after each twirl, even to the fridge',
    'danced the potatoes to the table',
    'spun once for yes and twice for no',
    'had a dance for finding a lost sock',
    'knew how to twirl with a full cup, nearly'
  ],
  bridge: {
    balance: [
      'A dancer has a string from the head to the ceiling, and {S} could always feel it.',
      'Dancing on tiptoe had made the feet of {S} as clever as hands.',
      '{S} had spun until the room went round, and still stood where it began.',
      'The slow dances are the hard ones, and {S} never wobbled in those.'
    ],
    listen: [
      'Before the feet can dance the ears must know, and {S} always gave them time.',
      '{S} could hear a dance in nearly anything, a tap, a train, a fan.',
      'Whoever dances with others hears them breathe, and {S} had danced with many.',
      'One two three, one two three: the dance was always ticking somewhere inside {S}.'
    ],
    brave: [
      'To be the first to dance is a brave thing, and {S} mostly was.',
      '{S} had once danced in front of everybody with one shoe missing.',
      'It took courage to spin with both arms out, and {S} had got it by dancing.',
      '{S} danced the wrong step now and then, large and cheerful, and no one minded.'
    ]
  },
  help: [
    '{S} danced the steps to show how it would go, and everyone saw.',
    'With a twirl {S} was on the other side, holding things out of the way.',
    '{S} gave the feet of everybody a dance to go by, slow, slow, quick.',
    'One bow and one spin from {S}, and the mood was a good deal better.'
  ],
  dream: [
    '{S} fell asleep in the middle of a slow dance, lying down.',
    'Under the blanket ten toes danced once more, and then {S} slept.',
    'The last twirl was only a turning over, and {S} was asleep.',
    'In sleep {S} danced on something soft, with nobody counting.',
    '{S} danced the last bit of the day with the pillow.',
    'One toe danced a little longer than the rest of {S}.',
    'The floor in the dream was a cloud, and {S} twirled without a sound.',
    'No more music came, and {S} had danced as far as the bed.',
    'Both feet had danced enough, and {S} let them lie.',
    'A slow spin to the wall, and {S} was asleep.',
    'Dancing shoes stood by the door, and {S} had no use for them lying down.',
    'The moon danced with the curtain, and {S} slept through it.',
    'Round once, round twice, and the twirl of {S} ended under a blanket.',
    'Somewhere in sleep {S} was dancing with a bear, who was good at it.'
  ],
  meanwhile: [
    { text: '{S} brought the clean towels through at a waltz. After the last spin there was one towel fewer.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    'The washing machine had begun to spin, and {S} could not keep still either. They stopped together, a little to the left.',
    'The radio stopped for the news. {S} stood on one foot in the middle of the dance until the news was over.',
    { text: '“Five, six, seven,” said {S}, and left out the eight. The dance began with a surprise.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '“I still dance that one,” said {S}, and turned once with a hand on the sideboard. “The sideboard leads.”', says: 'S', needs: ['hands'], age: { S: 'old' } },
    'Click, flop, click, flop, somebody danced down the hall. {S} had found only one of the tap shoes.',
    { text: 'On the table two fingers danced, leapt over a fork, and bowed. {S} made the other hand clap.', needs: ['hands'] },
    'A long scarf came round the door, then a twirl, then {S}. The scarf went on a moment longer.',
    { text: '{S} spun round three times, stopped, and held on to the floor with both hands.', needs: ['hands'], age: { S: ['small', 'middle'] } },
    'Four steps and a twirl took {S} from the bread bin to the butter. For the jam there was a slow part.',
    { text: '“It’s no mistake if I do it both ways,” said {S}, and danced it to the left too.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Above the table {S} was only reading a letter. Below it two feet were doing the whole dance.', needs: ['legs'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } }
  ]
}
