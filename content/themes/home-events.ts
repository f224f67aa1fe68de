import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What happens to a family between one week and the next: a suitcase in the hall, a hunt for treasure, the last dummy. */
export const homeEventThemes: ThemePack[] = [
  {
    id: 'away-for-work',
    label: 'a trip for work',
    keys: ['going away for work', 'away for work', 'away with work', 'working away', 'works away', 'business trip', 'work trip', 'trip for work', 'a trip for work', 'going on a trip for work', 'night shift', 'night shifts', 'late shift', 'on nights', 'works nights', 'working nights', 'working late', 'works late', 'back to work', 'goes to work', 'going to work', 'mum is away', 'dad is away', 'daddy is away', 'mummy is away', 'mommy is away', 'papa is away', 'mama is away', 'while mum is away', 'while dad is away', 'away until', 'away for the night', 'dad is flying', 'daddy is flying', 'mum is flying', 'mummy is flying', 'mommy is flying', 'daddy comes home', 'dad comes home', 'mummy comes home', 'mum comes home', 'daddy is coming home', 'dad is coming home', 'mum is coming home', 'mummy is coming home', 'coming back from his trip', 'coming back from her trip', 'video call', 'video calls', 'video calling', 'conference', 'viaje de trabajo', 'viagem de trabalho', 'voyage d’affaires', '出張', '出差', '夜勤'],
    marks: ['suitcase', 'trip', 'work', 'shift', 'train home', 'postcard', 'key', 'timetable', 'chart'],
    small: things('a mouse who looked after other people’s suitcases | the suitcase mouse', 'a moth that worked the night shift at the lamp | the night shift moth'),
    big: things('a porter who could carry six suitcases and a hat | the suitcase porter', 'a slow bear coming home from work with a lunch box | the bear on its way home from work'),
    object: things('a suitcase with one sleeve hanging out | the work suitcase', 'a paper chain with a link for every night of the trip | the paper chain of the trip'),
    place: things('a hall with a suitcase in the middle of it | the hall of the suitcase', 'a platform where the last train home came in | the platform of the last train home'),
    sound: ['the wheels of a suitcase on the pavement', 'a key in the front door, home from work', 'a telephone that rang from another town'],
    detail: [
      'On the hook by the door hung one coat fewer, for it was on a trip.',
      'Somewhere a suitcase went by on its two small wheels, saying the same thing over and over.',
      'A window across the way was lit, for there somebody was at work.',
      'Somebody went by with a suitcase and a sandwich, and was nearly late for work.'
    ],
    sleepy: [
      'Somewhere the last train home went through the dark, with all its windows yellow.',
      'Shoes stood by the door in pairs, and none of them had to go to work.',
      'A suitcase stood empty under the bed, with its wheels turned up.',
      'Whoever was on the night shift drank some tea and thought of home.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['pack the suitcase', 'packed the suitcase', 'packing the suitcase'],
        ['count the nights of the trip', 'counted the nights of the trip', 'counting the nights of the trip'],
        ['wave at the train', 'waved at the train', 'waving at the train'],
        ['telephone home from the trip', 'telephoned home from the trip', 'telephoning home from the trip'],
        ['come home from work', 'came home from work', 'coming home from work']
      ],
      facts: [
        'When it is bedtime here it is breakfast time on the other side of the world',
        'A night nurse has breakfast in the evening and goes to bed when the milk comes',
        'Bakers, nurses and train drivers work while nearly everybody else is asleep',
        'A suitcase only got wheels about fifty years ago, and before that it was carried',
        'The people who drive night trains have their supper at three in the morning',
        'A voice on the telephone comes from far away, and is here before you can blink',
        'Most people who go on a trip for work come home with somebody else’s pen',
        'You can smell home when you open the door, but only after you have been away'
      ],
      guesses: [
        'Work is a big room with one biscuit in it, and they all have to look at it',
        'They go there to sit on chairs that turn round',
        'On a work trip there’s a chocolate on the pillow, and that is the work',
        'A meeting is where they all meet the same person, one after another',
        'On the night shift they look after the moon, and it is mostly polishing'
      ],
      says: ['Have you got the key', 'How many nights', 'Wave till the corner', 'Can you hear me', 'I am home', 'What did I miss'],
      props: [
        ['the suitcase', 'the washing basket with its lid on'],
        ['the taxi', 'the armchair and a saucepan lid'],
        ['the train home', 'four chairs with their backs to the wall'],
        ['the hotel', 'a blanket over the table'],
        ['the work', 'a heap of very old envelopes'],
        ['the telephone from far away', 'a shoe with a string on it']
      ],
      parts: ['the one who goes on the trip', 'the one who waves', 'the suitcase', 'the taxi driver', 'the porter of the hotel', 'the boss of all the meetings', 'the telephone', 'the front door'],
      goes: [
        ['{S} put in a sock, a sock and a pen, and shut the suitcase.', 'First {S} packed for work: a shirt, a list, and one secret biscuit.'],
        ['At the door {S} said when, and on which train, and waved to the corner.', 'Off went the suitcase on its wheels, and {S} went after it, walking backwards so as to wave.'],
        ['In the evening {S} telephoned, and said good night from the other end.', '{S} rang up from the trip, and everybody talked at once, and so did {S}.'],
        ['Then there was a key in the door, and it was {S}, home from work.', 'After the last night {S} came home, put down the suitcase, and was held by both arms.']
      ],
      mishaps: [
        {
          problem: ['The suitcase would not shut. There was one sleeve too many in it.', 'It was time for the train, and the lid of the suitcase stood open like a mouth.'],
          fail: ['{S} sat on it, and it shut on the left and opened on the right.', '{S} pushed the sleeve in, and a sock came out on the other side.'],
          see: ['“For one trip nobody needs nine jumpers,” said {A}. “It is only till Friday.”', '{A} looked underneath. “There is a cushion in here,” said {A}. “Whose is this cushion?”'],
          mend: ['So {A} took out what was not for work, {S} pressed, and it shut with a click.', 'Out came the cushion. {S} and {A} pressed once more, and the suitcase shut.'],
          alone: ['{S} took out eight jumpers of the nine. Now it shut with one finger.']
        },
        {
          problem: ['Nobody knew how many nights it was till the train home.', '“How long is the trip?” That was asked at breakfast, at dinner and now.'],
          fail: ['{S} counted on the fingers, and lost the place at the thumb.', '“Soon,” said {S}, but soon cannot be seen.'],
          see: ['“You want something to look at,” said {A}. “One link of paper for each night.”', '{A} had been to the drawer. “Beans,” said {A}. “One for every night, and we move one at bedtime.”'],
          mend: ['{S} cut no corners: so many nights, so many links, and {A} hung them on the door.', 'So {S} and {A} laid out every night of the trip, and moved the first one over.'],
          alone: ['{S} laid out a bean for each night of the trip, and moved the first one over.']
        },
        {
          problem: ['The telephone call from the trip was all ceiling, and a bit of an ear.', 'They could hear the trip, but what they saw of it was one large thumb.'],
          fail: ['{S} spoke louder, and the ear came nearer.', '“Hold it up!” said {S}. Then it was the lamp.'],
          see: ['“Lean it against something,” said {A}. “Nobody can hold still and be happy at once.”', '{A} tried it out. “It needs a mug behind it,” said {A}, “and then both hands are free for waving.”'],
          mend: ['{A} put a mug behind it. Now {S} had a whole face to say good night to.', '{A} fetched a mug. {S} leaned it there, and there was everybody, down to the slippers.'],
          alone: ['{S} leaned it against a mug, and there was a whole face, and it said good night.']
        }
      ],
      ends: [
        'There was a pair of shoes by the door again, and the suitcase had been put away.',
        'The trip was told from end to end, and home was just as it had been.',
        'So it was with trips for work: first there was a wave, and then there was a key.'
      ]
    }
  },
  {
    id: 'treasure-hunt',
    label: 'a treasure hunt',
    keys: ['treasure hunt', 'treasure hunts', 'hunt for treasure', 'hunting for treasure', 'scavenger hunt', 'following the clues', 'following clues', 'clues', 'a trail of clues', 'finding treasure', 'geocaching', 'búsqueda del tesoro', 'caça ao tesouro', 'chasse au trésor', '宝探し', '寻宝'],
    marks: ['treasure', 'clue', 'clues', 'hunt', 'trail', 'arrow', 'tin'],
    small: things('a beetle that knew where every clue was | the clue beetle', 'a wren that collected very small treasure | the treasure wren'),
    big: things('a badger who had once dug up a clue by mistake | the clue badger', 'a heron that stood exactly on the treasure | the treasure heron'),
    object: things('a biscuit tin with treasure in it | the treasure tin', 'a clue folded eight times | the eight-fold clue'),
    place: things('a flowerpot with a clue beneath it | the flowerpot of the clue', 'a corner where all the arrows of the hunt met | the corner of the arrows'),
    sound: ['paper being unfolded for a clue', 'a tin with treasure in it, shaken once', 'somebody who said “warm” and then “warmer”'],
    detail: [
      'There was an arrow of three sticks on the path, and it meant it.',
      'Under a flowerpot lay a clue, and on the clue sat a snail that had not read it.',
      'The trail went round the corner, came back, and went round again.',
      'Something rattled in a tin, as treasure does when it is found too soon.'
    ],
    sleepy: [
      'All the clues were found, and lay in a heap, one inside another.',
      'The treasure tin was shut, and what was in it was shared out.',
      'An arrow of sticks still pointed to the house, in case of anybody late.',
      'There was no more treasure to be hidden, and the moon came out to see.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['hunt for treasure', 'hunted for treasure', 'hunting for treasure'],
        ['find the next clue', 'found the next clue', 'finding the next clue'],
        ['hide the treasure', 'hid the treasure', 'hiding the treasure'],
        ['read the clue', 'read the clue', 'reading the clue'],
        ['follow the trail', 'followed the trail', 'following the trail']
      ],
      facts: [
        'The best clue is one that you walk past twice',
        'People with metal detectors mostly find ring pulls, and keep going for the one time',
        'A squirrel hides thousands of nuts for itself and forgets some, and those turn into trees',
        'A treasure is easiest to find where somebody has just swept',
        'Letters have been written in lemon juice, and could only be read over a warm lamp',
        'You find more on a hunt if one looks high and the other looks low',
        'Buried gold does not rust, so it comes out as bright as it went in',
        'Magpies are blamed for taking treasure, and hardly ever do it'
      ],
      guesses: [
        'Treasure grows if you leave it in the ground, and that is why they bury it',
        'A clue always rhymes, or else it is only a letter',
        'The person who hid it has to look away all day, for the rest of her life',
        'You can tell a treasure by knocking; it knocks back',
        'There is treasure in every garden, and only the worms know where'
      ],
      says: ['Warm', 'Colder', 'Read it out', 'It must be under something', 'Not there again', 'I have found a clue'],
      props: [
        ['the treasure', 'a biscuit tin with a rattle in it'],
        ['the first clue', 'an envelope, folded small'],
        ['the trail', 'a row of clothes pegs across the floor'],
        ['the spade', 'a long spoon'],
        ['the deep dark hole', 'the space behind the sofa'],
        ['the tree by the treasure', 'a coat on a chair']
      ],
      parts: ['the one who hid the treasure', 'the one who reads the clue', 'the one who digs', 'the trail', 'the bush with a clue in it', 'the treasure itself', 'the magpie', 'the person who was cold the whole time'],
      goes: [
        ['{S} unfolded the first clue and read it twice, once for each eye.', 'First {S} read the clue aloud, and then turned it the right way up.'],
        ['Off went {S} along the trail, from arrow to arrow, looking high and low.', '{S} followed the trail on tiptoe, so as not to wake the treasure.'],
        ['Under the third thing there was the next clue, and {S} held it up.', '{S} lifted this and that, and behind the that lay another clue.'],
        ['At the end of the trail {S} felt something hard, and it was the treasure.', 'There was the tin. {S} shook it, and all the hunt came running.']
      ],
      mishaps: [
        {
          problem: ['The first clue said “look where it is wet”, and that might be anywhere.', 'There was a clue, but it was a riddle: “I have a mouth and never eat.”'],
          fail: ['{S} looked in the sink, the cup and the washing-up bowl. There was no treasure in any.', '{S} read it again, only louder.'],
          see: ['“Read me the end of it,” said {A}. “A clue always says it at the end.”', '“What has a spout?” said {A}. “Something that waits by a door and is for flowers.”'],
          mend: ['It was the watering can! {A} tipped, {S} reached in, and out came the next clue, a little damp.', '{S} ran, {A} ran, and there lay the clue in the watering can, stuck to the side.'],
          alone: ['{S} read the end first. It was the watering can, and there lay the next clue, a little damp.']
        },
        {
          problem: ['The trail stopped. There was an arrow, and after the arrow there was nothing.', 'Three arrows pointed at each other, and the treasure was not in the middle.'],
          fail: ['{S} dug where it stopped, and found a spoon that had been missed.', '{S} went round in a ring after the arrows, and came out dizzy.'],
          see: ['“One of these has been kicked,” said {A}. “Look, it is lying across a footprint.”', '{A} had knelt down. “The ground is paler here,” said {A}. “This arrow used to lie the other way.”'],
          mend: ['So they turned it back, {S} and {A}, and now the trail went on under the bench.', '{A} turned the arrow, {S} looked along it like a captain, and there was the next peg.'],
          alone: ['{S} saw where the arrow had lain before and turned it back. The trail went on under the bench.']
        },
        {
          problem: ['The treasure tin was found, and its lid was stuck.', 'There it was at last, the treasure, and it would not open.'],
          fail: ['{S} pulled until both ears were red.', 'It was shaken, knocked and spoken to by {S}. It stayed shut.'],
          see: ['“It has a warm side and a cold side,” said {A}. “Hold it where it is cold.”', '{A} looked along the edge. “You are pulling and it wants turning,” said {A}.'],
          mend: ['{S} held, {A} turned, and it came open with a cough. It was raisins, and a coin for each.', 'With four hands on it, two of {S} and two of {A}, the lid came round. There was something for everybody in it.'],
          alone: ['{S} stopped pulling and turned. It came open with a cough, and it was full to the top.']
        }
      ],
      ends: [
        'The treasure was shared out, and the smallest had first choice.',
        'Every clue was found, and one more than had been hidden.',
        'The hunt was over, and the tin would be hidden again by somebody else.'
      ]
    }
  }
]
