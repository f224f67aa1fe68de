import type { HobbyFamily } from '../format.ts'

export const collecting: HobbyFamily = {
  id: 'collecting',
  noun: 'collecting',
  keys: [
    'collect', 'collecting', 'stickers', 'sticker', 'stamps', 'coins', 'shells', 'rocks', 'stones', 'stone', 'gems',
    'crystals', 'cards', 'pokemon', 'pokémon', 'trading cards', 'figures', 'treasure', 'marbles', 'feathers',
    'toys collection', 'football cards', 'minerals', 'antique', 'dolls collection'
  ],
  marks: [
    'collect', 'collected', 'collecting', 'collection', 'collections', 'collector', 'collectors'
  ],
  skills: ['look', 'remember', 'patient'],
  habit: [
    'collected stones, lids and interesting bits of string',
    'had a collection in every pocket and one in each shoe',
    'never came back with empty pockets, being a collector',
    'knew where each piece of the collection came from, and what the weather was',
    'was collecting feathers that year, and bottle tops',
    'kept a collection of nearly round stones',
    'put each new leaf into the collection and said its name',
    'had collected one button from every coat that could spare it',
    'would swap anything in the collection but the green one',
    'collected jokes as well, and told the oldest one first',
    'brought something for the collection home from every walk',
    'counted the collection on Sundays, and it had mostly grown',
    'showed the collection to the plumber, who stayed for all of it',
    'slept beside the best bit of the collection',
    'took a bucket to the beach, as collectors do'
  ],
  bridge: {
    look: [
      'To collect is to walk with your eyes open, and {S} had picked up a great deal.',
      'Out of a thousand pebbles {S} could see the one for the collection.',
      '{S} spotted small things from far off, as collectors do.',
      'The best pieces in any collection lie where others have just walked past, as {S} knew.'
    ],
    remember: [
      '{S} could say where each piece of the collection had been found, and on what day.',
      'With two hundred things to keep in order, collecting had made {S} good at remembering.',
      'Not one thing that {S} ever collected had been forgotten, not even the odd lid.',
      'In the head of {S} there were drawers, as for a collection, and all of them had labels.'
    ],
    patient: [
      'Some pieces took {S} years to find, and that was the best of collecting.',
      '{S} had once waited all spring for one blue feather to complete a collection.',
      'A collector does not tear or grab, and {S} never did.',
      'Collections grow by one at a time, and for {S} that was fast enough.'
    ]
  },
  help: [
    '{S} picked up a small round thing for the collection, and it turned out to be useful.',
    'From all that was collected in one pocket, {S} chose what was wanted.',
    '{S} counted everything, as collectors will, and nothing was missing.',
    'Each of them got a pebble from {S}, out of the collection, for luck.'
  ],
  dream: [
    '{S} went through the whole collection in the dark, and slept at the ninth piece.',
    'Another shell lay in the collection, and {S} slept.',
    'In the dream {S} collected soft things only, and had both arms full.',
    'The collection lay in its box, {S} in bed, and neither of them moved.',
    'In one fist {S} held the best stone of the collection, asleep.',
    'Every stone in the collection had been said good night to by {S}.',
    'On the sill lay the collection, and under the sill lay {S}.',
    'A dream brought {S} the one thing that the collection had always wanted.',
    'Under the pillow was the best of the collection, and on the pillow was {S}.',
    'Yawns were what {S} collected last, and there were plenty.',
    'Nothing was missing from the collection, and {S} slept.',
    '{S} collected buttons in a dream, one blue and one gold.',
    'With the collection counted and the lid on, {S} slept.',
    'Even a collector needs to rest, and {S} did.'
  ],
  meanwhile: [
    '{S} had the collection out on the rug, and was introducing two pebbles that had never met.',
    { text: '“That’s off a coat,” said {S}, and put a button into the collection. “So is that. But not a coat that we’d know.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'Under the table {S} was swapping two cards of the collection, alone. It took a while to agree, and both sides did well.',
    { text: 'One stamp was upside down in the collection. {S} turned it with the tweezers, and begged pardon of the queen on it.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: 'With a stone in each hand, {S} had come upon a third for the collection. {S} stood over it and thought.', needs: ['hands'], age: { S: 'small' } },
    'A tray went by, held very level. On it was the whole collection, and behind it came {S}, not breathing.',
    { text: 'A new label had gone up in the shell collection. It said “Probably”, and {S} was writing another.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'The lids of the collection lay in a row from big to small. {S} was one short, and had begun to look at the jam.',
    { text: '“No,” said {S} to a bent bottle top. “We’ve got one of you.” But the collector’s pocket was already open.', says: 'S', needs: ['hands'] },
    { text: 'A pencil stub was missing from the collection. {S} made a note of it, and then saw what the note was written with.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '“I’ve stopped collecting them,” said {S}, unwrapping an owl. “This one was already on its way.”', says: 'S', age: { S: ['grown', 'old'] } },
    'Two cards in the collection were quite alike. {S} was trying to remember which of them was the spare.'
  ]
}
