import type { HobbyFamily } from '../format.ts'

export const gymnastics: HobbyFamily = {
  id: 'gymnastics',
  noun: 'gymnastics and yoga',
  keys: [
    'gymnast', 'gymnastics', 'yoga', 'stretch', 'cartwheel', 'acrobat', 'handstand', 'tumbling', 'cheerlead',
    'pilates', 'tai chi', 'meditat', 'mindful', 'flips', 'somersault', 'stretching', 'flexib', 'fitness', 'workout',
    'weightlift', 'circus skills', 'trapeze'
  ],
  marks: [
    'balance', 'balanced', 'bend', 'bent', 'gymnasts', 'stretch', 'stretched', 'yoga'
  ],
  skills: ['balance', 'breathe', 'patient'],
  habit: [
    'stretched in the morning like somebody twice as long',
    'saw the world upside down at least once a day, for balance',
    'could bend to touch ten toes without waking them',
    'turned on one leg while talking and never lost the balance or the thread',
    'did one roll before breakfast, and a stretch after it',
    'could balance a bun on the nose until somebody ate it',
    'bent down for dropped spoons like a flamingo',
    'stood on one leg to brush teeth, for the balance',
    'did yoga with the cat, who was better at it',
    'had a stretch for every day of the week, and two for Mondays',
    'walked along every kerb, perfectly balanced, with both arms out',
    'asked for marks out of ten for each handstand and each bend',
    'bent backwards to look at the ceiling, and said it was clean',
    'kept a small mat for yoga under the bed, beside the slippers'
  ],
  bridge: {
    balance: [
      'On one leg with closed eyes is how {S} cleaned teeth, so balance was no trouble.',
      'Every stretch begins in the feet, and the feet of {S} knew all about it.',
      '{S} could bend one way and lean the other, and stay exactly there.',
      'Gymnasts and cats land softly, and {S} balanced like both.'
    ],
    breathe: [
      'There is a breath to every bend, and {S} never did one without the other.',
      '{S} had learned to stretch on the way out of a breath, when everything is softer.',
      'Holding a balance is easy if you keep breathing, {S} had found.',
      'A long slow breath came before each stretch, and {S} could find it anywhere.'
    ],
    patient: [
      'A body learns to bend by a hair each day, and {S} had given it plenty of days.',
      '{S} could stay in one stretch for the whole of a song.',
      'Wobble, and begin the balance again, without a fuss: {S} did that every morning.',
      'No one was ever stretched by force, so {S} had got used to waiting.'
    ]
  },
  help: [
    '{S} had everyone stretch up tall, and down low, and it did them good.',
    'With one long bend {S} picked up what nobody else could get at.',
    '{S} stood in balance, calm as a tree, and held things for the rest.',
    'One slow stretch from {S}, toes to fingertips, and the tiredness ran out.'
  ],
  dream: [
    '{S} gave one last stretch, to the corners of the bed, and slept in the middle.',
    'The legs of {S} had bent and stretched all day, and now lay still.',
    'Stretched out flat as in the last part of yoga, {S} was asleep.',
    'In the dream {S} kept perfect balance, lying down.',
    'A cat stretched in the dream, and {S} stretched with it.',
    'Both arms up, one long stretch, and {S} was asleep.',
    'Even the toes of {S} had been stretched, and lay still.',
    'Nobody keeps their balance better than {S} did, flat on the back.',
    'Like a bent twig that is let go, {S} lay long and loose.',
    'The yoga mat was rolled up, and {S} was rolled up in a blanket.',
    'One knee was bent and one was straight, and {S} slept.',
    'On a tightrope of wool, in a dream, {S} kept the balance.',
    'After the very last stretch of the day {S} was asleep.',
    'Slowly, with bent knees, {S} did a roll in the dream.'
  ],
  meanwhile: [
    { text: '{S} was reading the cereal packet on one leg. The balance held as far as the vitamins.', needs: ['legs'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Round the door, close to the floor, came one foot. “Is there room for the rest of the stretch?” asked {S}.', says: 'S', needs: ['legs'] },
    'Flat on the floor lay {S}, doing yoga. It was the last part, and {S} had gone straight to it.',
    { text: 'Bent double, {S} looked out between two knees. “The lamp’s upside down,” said {S}, “and so’s the door.”', says: 'S', needs: ['legs'], age: { S: ['small', 'middle'] } },
    { text: '“I don’t bend down to my toes,” said {S}, in the armchair, and raised one foot. “I have them sent up.”', says: 'S', needs: ['legs'], age: { S: 'old' } },
    'A book on the head, {S} went by in perfect balance. Then somebody said hello, and {S} nodded.',
    { text: '“And stretch,” said {S}, on the rug. Something clicked, and {S} wanted to know whose that was.', says: 'S', age: { S: ['grown', 'old'] } },
    'The yoga mat would not lie flat. {S} lay down on one end, and the other end came over to see.',
    { text: 'A tin of tomatoes in each hand, {S} bent and stretched. One of the tins was soup, and was let off the last two.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    'Behind the sofa rose an arm, and then a leg. {S} was in the middle of a stretch, and the book had shut.',
    { text: 'A forward roll set off over the cushions, bent to the left, and ended under the table. {S} came out with both arms up.', needs: ['legs'], age: { S: ['small', 'middle', 'big'] } },
    { text: '“I’m thinking of nothing,” said {S}, on the yoga mat. It was quiet. “Now I’m thinking of toast.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } }
  ]
}
