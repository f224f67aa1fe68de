import type { HobbyFamily } from '../format.ts'

export const martialArts: HobbyFamily = {
  id: 'martial-arts',
  noun: 'martial arts',
  keys: [
    'karate', 'judo', 'taekwondo', 'martial', 'kung fu', 'aikido', 'capoeira', 'jiu jitsu', 'boxing',
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
    'stood in a good firm stance while waiting for the bus',
    'practised slow kicks in the hall, and bowed to the coats',
    'let everybody have a go at the knot in the belt',
    'could kick so softly that a balloon only nodded',
    'said thank you to the mat, every time',
    'bowed before supper, and once more before seconds',
    'rolled over on the mat like a hedgehog, and came up smiling',
    'had learned nine ways to fall on a mat, and liked the seventh',
    'tied the belt on the bear first',
    'took up a low stance to open jam jars',
    'knew that you breathe out when you kick, and when you blow on soup'
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
    '{S} bowed once, lay down on the mattress as on a mat, and slept.',
    'The belt was untied, the breath went low, and {S} was asleep.',
    'In sleep {S} stood in a soft stance on a cloud, and nobody pushed.',
    'Training was over, the mats were rolled up, and {S} slept as quietly as they.',
    '{S} had bowed to everybody, and to the pillow last.',
    'A small kick under the blanket, and {S} slept.',
    'The mat in the dream was made of moss, and {S} rolled across it.',
    'Every belt in the dream had the same colour, and {S} liked that.',
    'On its hook hung the belt, and in bed lay {S}.',
    'Both feet had kicked enough for one day, so {S} let them lie.',
    'One deep breath, as in training, and {S} was asleep.',
    'Nobody fell in the dream but onto a mattress, and {S} fell twice, for fun.',
    'A bear came to the training in the dream, and {S} showed it how to bow.',
    'Low and quiet, in a lying-down stance, {S} slept.'
  ],
  meanwhile: [
    'The belt was in the wash, and {S} stayed to see it turn. Round it went between two pillowcases, with great calm.',
    'Somebody was training to walk without a sound, along the wall, on the outsides of the feet. It was {S}, and one floorboard knew.',
    'There was a fly on the window. {S} bowed to it, took up a low stance, and waited for it to begin.',
    'A slow kick came past the open door, stopped in the air and was taken back. {S} had forgotten to bow.',
    { text: '{S} bowed to the fridge, took out one apple, and bowed again. The fridge hummed, as it did for everybody.', needs: ['hands'] },
    { text: '{S} had tied the belt, and the knot was at the back. Turning round to see it did not help.', needs: ['hands'] },
    { text: 'On the mat by the sink {S} held a low stance until the toast came up. Only the toast jumped.', needs: ['legs', 'hands'] },
    { text: '“I’m not falling over,” said {S} from the mat. “I’m practising for when I do.”', says: 'S' },
    { text: 'With a tea towel for a belt {S} bowed to every chair. One had a coat on, and was bowed to twice.', age: { S: ['small', 'middle'] }, needs: ['hands'] },
    { text: 'With one hand on the table {S} stood on one leg and counted, as at training. At forty the other leg had its turn.', age: { S: ['grown', 'old'] }, needs: ['hands', 'legs'] },
    { text: '“Shoes,” said {S}. The towel had only been a mat for ten minutes, but the shoes came off it.', says: 'S' },
    { text: 'Behind the door {S} was training in silence, but for one “Ha.” On the shelf a cup rang a little, and stopped.', says: 'S' }
  ]
}
