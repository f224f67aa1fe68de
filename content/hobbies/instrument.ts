import type { HobbyFamily } from '../format.ts'

export const instrument: HobbyFamily = {
  id: 'instrument',
  noun: 'making music',
  keys: [
    'instrument', 'piano', 'guitar', 'drum', 'violin', 'fiddle', 'flute', 'recorder', 'trumpet', 'cello', 'ukulele',
    'keyboard', 'saxophone', 'clarinet', 'harp', 'accordion', 'harmonica', 'xylophone', 'tuba', 'trombone', 'band',
    'orchestra', 'percussion', 'tabla', 'djembe', 'sitar', 'marimba', 'bass', 'banjo', 'mandolin', 'organ',
    'rhythm', 'playing music', 'play music', 'making music'
  ],
  marks: [
    'instrument', 'note', 'notes', 'play', 'played', 'playing', 'practised', 'practising', 'tune'
  ],
  skills: ['listen', 'patient', 'team'],
  habit: [
    'practised every day, and the neighbours had stopped minding',
    'could play one tune beautifully and eleven quite bravely',
    'tapped out notes on tables, knees and cereal packets',
    'played the hard bit again and again, and smiled when it came right',
    'knew one note that made the windows hum',
    'carried the tune about all day, and put it down at supper',
    'practised on the table where there was nothing else to play',
    'had one hard fingertip from practising, and showed it to visitors',
    'listened to the kettle, to find out which note it was',
    'packed the instrument first and the socks last',
    'kept the happy tune for the fridge and the slow one for the cat',
    'once played in mittens, but not the fast notes',
    'counted one, two, three before every tune, and before soup',
    'gave concerts in the hall, and played the clapping too'
  ],
  bridge: {
    listen: [
      'Before a note could be played, it had to be heard inside, and {S} did that all day.',
      '{S} could hear when an instrument was out of tune from two rooms away.',
      'All that practising had given {S} ears that could pick one sound out of thirty.',
      'In every tune there are small silences, and {S} had learned to play those too.'
    ],
    patient: [
      'The hard bit of a tune takes a hundred tries, and {S} was never cross at ninety.',
      '{S} practised slowly first and fast later, and did most other things the same way.',
      'No instrument gives in on the first day, nor on the tenth, as {S} well knew.',
      'One new note a day was enough for {S}, because they add up.'
    ],
    team: [
      'Playing in time with others was the thing that {S} liked best of all.',
      'Somebody has to play the low notes, and {S} was always glad to.',
      '{S} knew from making music that one tune can have room for everybody.',
      'Two people on one instrument need a signal, and {S} had practised giving one.'
    ]
  },
  help: [
    '{S} tapped an easy tune on one knee, and everything fell in with it.',
    'With ten fingers {S} played a tune on nothing at all, and people nodded along.',
    '{S} found the right note, hummed it, and passed it round.',
    'As at practising, {S} did the hard bit slowly, and then once more.'
  ],
  dream: [
    '{S} slept, and ten fingers went on playing a slow tune on the blanket.',
    'The last notes of the day got farther apart, and between two of them {S} fell asleep.',
    'Somewhere in the sleep of {S} a hard tune was practised and went right the first time.',
    '{S} lay as quiet as an instrument in its case.',
    'The instrument was in its case, and {S} was in bed.',
    'One long note was left over, and {S} fell asleep on it.',
    'All the notes of the dream were round and soft, and {S} played every one.',
    'A bear played the tune in the dream, and {S} turned the pages.',
    'Nobody practised any more, and {S} least of all.',
    '{S} dreamt of a drum as soft as a cushion, and played on it all night.',
    'Note by note the tune went home, and {S} slept.',
    'Under the blanket one finger of {S}’s played on for a bit, and then it did not.',
    'It was a slow tune that {S} dreamt, with a great many pauses.',
    'Every tune has to stop somewhere, and this one stopped beside {S}, who was asleep.'
  ],
  meanwhile: [
    'Through the wall came a tune with a hole in it. {S} went back and tried again, and the hole had moved.',
    'One single note came out of the next room, and no other after it. {S} was waiting to hear where it went.',
    'Somewhere a radio was playing, and {S} helped it along by thumping on the floor. It came to one thump for every third note.',
    'Everybody could hear the hard bit of the tune coming. So could {S}, who went slower and slower, and stopped just before it.',
    { text: '{S} played the hard bit without one mistake, and looked round. Nobody had been in the room.', needs: ['hands'] },
    { text: 'A tune was going round the kitchen, played with a spoon on four cups. {S} drank a little out of the third, for the high note.', needs: ['hands'] },
    { text: '“This is where the donkey changes its mind,” said {S}, and played it twice, once for each mind.', says: 'S' },
    { text: 'On the edge of the table ten fingers were practising without a sound. One of them was late, and {S} began again.', needs: ['hands'] },
    { text: 'It was a concert in two parts, played by {S} on a saucepan. The first part was the loud note, and the second was the lid.', age: { S: 'small' }, needs: ['hands'] },
    { text: 'The notes were in the cake tin, where {S} had put them so as to have them safe. Page two smelled of ginger.', age: { S: ['grown', 'old'] } },
    { text: 'The chair was too low for practising, so {S} put a cushion on it. Now everything else was too low.', needs: ['hands'] },
    { text: '“Was that the end?” asked somebody at the door. “That was me finding the beginning,” said {S}, and played on.', says: 'S' }
  ]
}
