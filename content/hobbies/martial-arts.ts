import type { HobbyFamily } from '../format.ts'

export const martialArts: HobbyFamily = {
  id: 'martial-arts',
  noun: 'martial arts',
  keys: [
    'karate', 'judo', 'taekwondo', 'martial', 'kung fu', 'aikido', 'capoeira', 'jiu jitsu', 'jiu-jitsu', 'boxing',
    'kickbox', 'wrestl', 'fenc', 'ninja', 'sumo', 'self defence', 'self-defense', 'archery', 'warrior'
  ],
  marks: [
    'belt', 'bow', 'bowed', 'kick', 'mat', 'mats', 'mattress', 'stance', 'trained', 'training'
  ],
  skills: ['brave', 'breathe', 'balance'],
  habit: [
    'bowed to friends, to doors and to large dogs',
    'trained in socks on any mat that would hold still',
    'wore the belt to breakfast on important days',
    'stood in a good firm stance while waiting for the bus'
  ],
  bridge: {
    brave: [
      'Every bout on the mat begins with a bow, and {S} had learned to bow and step forward.',
      '{S} knew from training that a brave heart beats fast and stands still.',
      'The others in training were mostly bigger, and {S} had stopped counting.',
      'Fall on the mat and get up: that came first, and {S} was very good at it.'
    ],
    breathe: [
      'Before the bow comes one deep breath, and {S} never forgot it.',
      '{S} had trained to breathe out at the hard moment, and not before.',
      'On the mat {S} had learned to let the breath sink as low as the belt.',
      'Strength is mostly air at the right time, as {S} had found in training.'
    ],
    balance: [
      'A good stance is low and wide, and no wind could have tipped {S} over.',
      '{S} could hold a slow kick in the air and think of something else.',
      'Give way a little and keep your feet: the mat had taught that to {S}.',
      'From so much training {S} knew exactly when to lean and when to turn.'
    ]
  },
  help: [
    '{S} bowed to the difficulty, very politely, and then it was half as big.',
    'In a low stance {S} stood where somebody was needed to lean on.',
    '{S} showed the calm breath that comes before the bow, and everyone took one.',
    'As after training, {S} gave each of them a nod, and it felt like a medal.'
  ],
  dream: [
    '{S} bowed to the day, lay down on the mattress as on a mat, and slept.',
    'The belt was untied, the breath went low, and {S} was asleep.',
    'In sleep {S} stood in a soft stance on a cloud, and nobody pushed.',
    'Training was over, the mats were rolled up, and {S} slept as quietly as they.'
  ]
}
