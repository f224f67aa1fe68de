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
    'turned on one leg while talking and never lost the balance or the thread'
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
    'The long day was bent and folded and put away, and {S} slept.',
    'Stretched out flat as in the last part of yoga, {S} was asleep.',
    'In the dream {S} kept perfect balance, lying down.'
  ]
}
