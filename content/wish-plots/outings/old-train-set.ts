import { wishPlot } from '../wish-plot.ts'

const SETS = ['train set', 'trainset', 'toy train', 'wooden train', 'model train', 'model railway', 'electric train', 'clockwork train']
const OF_OLD = ['small', 'boy', 'child', 'attic', 'loft', 'childhood']

/** Told with the one whose it was beside the hero. */
export const oldTrainSet = wishPlot({
  id: 'wish-old-train-set',
  star: 'kin',
  wishes: ['grandpa old train set', ...SETS.flatMap((set) => OF_OLD.map((word) => `${set} ${word}`)), ...['grandpa', 'grandad', 'granddad', 'grandfather', 'gramps', 'opa', 'nonno', 'abuelo', 'dedushka', 'great-grandpa'].flatMap((who) => [`${who} train set`, `${who} trainset`, `${who} model railway`]), 'old train set', 'old trainset', 'old model railway', 'dad train set little', 'daddy train set little', 'uncle train set'],
  answers: ['train', 'trains', 'set', 'sets', 'trainset', 'track', 'tracks', 'rail', 'rails', 'railway', 'toy', 'wooden', 'model', 'electric', 'clockwork', 'wind-up', 'tin', 'engine', 'engines', 'loop', 'circle', 'round', 'box', 'attic', 'loft', 'cupboard', 'cellar', 'old', 'very', 'really', 'small', 'little', 'young', 'boy', 'girl', 'child', 'childhood', 'kid', 'when', 'was', 'had', 'has', 'his', 'her', 'used', 'to', 'play', 'plays', 'played', 'playing', 'build', 'builds', 'building', 'found', 'finds', 'find', 'brought', 'brings', 'bring', 'shows', 'showed', 'getting', 'got', 'gets', 'out', 'down', 'from', 'fixing', 'fixes', 'fix', 'together', 'floor', 'carpet', 'still', 'works', 'work', 'goes', 'sunday', 'rainy', 'day', 'afternoon', 'weekend', 'visit', 'visiting', 'today', 'tomorrow', 'same', 'kept', 'years', 'ago', 'with', 'my', 'our', 'and', 'the', 'that', 'great-grandpa', 'mum', 'mummy', 'mom', 'mama', 'papa', 'granny', 'grandma', 'nana', 'brother', 'sister', 'cousin', 'auntie', 'son', 'daughter', 'kids', 'funny', 'big', 'cold', 'winter', 'summer', 'morning', 'evening', 'night', 'yesterday', 'saturday', 'home', 'house', 'bedroom', 'family', 'bedtime', 'smells', 'tunnel', 'bridge'],
  except: ['died', 'dead', 'late', 'funeral', 'hospital', 'ill', 'poorly', 'misses', 'memory', 'remember', 'dementia', 'forgets', 'birthday', 'christmas', 'hanukkah', 'bought', 'new', 'stolen', 'broke', 'broken', 'smashed', 'threw', 'sold', 'dog', 'cat', 'ghost', 'polar', 'driver', 'ticket', 'station'],
  moods: ['change', 'learning', 'losing'],
  company: ['train', 'engine', 'rails', 'rail', 'coach', 'coaches', 'loop', 'gap', 'ruler', 'box', 'scratcher', 'key', 'cupboard', 'grooves'],
  about: 'The train set from when the partner was small will not close into a loop, for one straight rail is missing, and it turns out where that has been ever since, and what it has been good for.',
  titles: ['Line Closed for Scratching', 'Round and Round Till Supper', '{H} and the Old Train Set', 'A Rail Is Missing', 'It Did Close'],
  want: [
    {
      id: 'the-box',
      A: 'partner',
      paragraphs: [
        '{H} lifted the lid off a box. In it lay the train set from when {A} was small. It smelled of oil and of pennies. There was a tin engine with a key, two coaches, and wooden rails with grooves for the wheels. “It ran in a loop,” said {A}, “round and round till supper.” {H} wanted to see that. {A} was using a flat piece of wood on an itchy back. It was the back scratcher. {A} had always had it.'
      ]
    }
  ],
  way: [
    {
      id: 'over-the-ruler',
      A: 'partner',
      paragraphs: [
        'They laid the rails on the floor, six curves, one straight, and six curves more. Then there was a gap, as long as a hand. The box was empty. “It did close,” said {A}. “I know that it did.” So {H} laid a ruler across the gap. {A} turned the key, and the train ran like a sewing machine. But on the ruler there were no grooves. The train slid off at the side, and ran under the cupboard.'
      ]
    },
    {
      id: 'pulling-it-closer',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s shrunk,” said {A}. They pulled at the loop, to make it meet. The gap closed, and over on the other side there was a new one. They closed that too. Now the first gap was back, and seemed to be pleased to see them.',
        '“It goes round,” said {H}. “At least something does.” {A} had never had to wind that gap up, and it was still running.'
      ]
    },
    {
      id: 'teeth-in-the-rail',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In one of the rails there were marks, in a small curved row. {H} ran a finger over them. “Those are teeth,” said {H}. “They’re mine,” said {A}. “I was two. I wanted to know what it was made of.”',
        '{H} counted four at the top and two at the bottom. {A} bit the air beside it, to compare. The ones of today were too big for that rail. “You’ve grown out of it,” said {H}.'
      ]
    },
    {
      id: 'nine-turns',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How often do you turn the key?” asked {H}. “Nine times,” said {A}. “At ten it gets cross.” {H} turned nine times, and the old engine stood there and hummed with all that was in it. Then {H} let go.',
        'It shot round the curves and into the gap, and there it lay down on one side. Its wheels went on turning. “It thinks that it’s still on its way,” said {A}. They let it think so to the end, and then they told it.'
      ]
    },
    {
      id: 'who-travels',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the roof of the first coach there was a dent. “That was the giant,” said {A}. “When I was small, a giant travelled on this train every day.” {H} could not see how a giant would get in. “On top,” said {A}. “He sat down too fast.”',
        '“Where did he want to go?” “Round,” said {A}. “It was a loop. There wasn’t anywhere else.” {H} put one finger into the dent, and it was a small giant’s size.'
      ]
    },
    {
      id: 'the-other-is-a-tunnel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Every train set needs a tunnel,” said {A}, and knelt down over the rails on hands and knees. {H} pushed the engine through by hand, with both coaches. It was a warm tunnel, with buttons on the ceiling.',
        '“Is it through?” asked {A}. “Only the engine,” said {H}. Something tickled, and the tunnel laughed, and fell in on the second coach. They dug it out. It had been a long tunnel, for such a short one.'
      ]
    },
    {
      id: 'elder-porridge-boat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My cousin had one made of sardine tins,” said {S}, with a look at the train set. “There were no rails. You said where it was going, and then it had gone there.” “Did it ever go wrong?” asked {A}.',
        '“Only once,” said {S}. “The cousin said the north and I said supper. We pulled, one on each side.” {S} showed with both hands how long the sardine train had been after that.'
      ]
    },
    {
      id: 'pet-at-the-crossing',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had lain down across the old rails, because that was where the sun was. {H} ran the engine up to {A}, and it stopped at an ear. “The line’s blocked,” said {H}. “What by?” somebody asked. “A hill,” said {H}. “It’s breathing.”',
        'The two coaches waited. They waited for as long as it takes the sun to move by one rail. Then the hill got up, turned round, and was a hill one rail further on.'
      ]
    },
    {
      id: 'child-is-the-bell',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be the one who sells the tickets,” said {S}, and sat down by the box. {A} bought one, for a button. “Where to?” asked {S}. “Round,” said {A}. {S} thought about the price. “Once, or all the time?”',
        '{A} had only one button. So it was once, and at the gap {A} was asked to get off and walk. {S} was sorry. It said so on the ticket, which was a leaf.'
      ]
    },
    {
      id: 'from-down-there',
      A: 'partner',
      paragraphs: [
        '{A} lay down to get the train out. From down there it all looked as it used to. “If a loop’s got a straight on one side,” said {A}, “it needs one on the other. Else it can’t meet itself.” “So that’s missing,” said {H}. “As long as a hand, with two grooves.” {A} sat up, and it itched. “That scratches well,” said {H}. “It’s the grooves,” said {A}, and then nobody said anything.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-closes',
      A: 'partner',
      paragraphs: [
        '{A} looked at the back scratcher as if somebody had just introduced them. There were two grooves in it, worn quite smooth. “I only borrowed it,” said {A}. “It itched, and then there was supper.” {H} laid it in the gap. It went in with a click, and the loop was closed. {A} turned the key. The train came round the curves, and over the scratcher, and there it ran more softly. Then it came round again, and again.'
      ]
    },
    {
      id: 'what-it-has-missed',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s been a rail all the time,” said {H}, “and it didn’t know.” “It’s been to the sea with me,” said {A}, “and twice to the dentist.” All the others had only lain in the box.',
        'They bent down to the rails, to see if there was any talking. The train went over, tick, tick, tick. At the scratcher it said nothing. “It’s gone shy,” said {H}. “It’s the one that’s been abroad.”'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When I was small, it always ran to the left,” said {A}. {H} turned the train round and let it run to the right. {A} watched it come out from behind the chair, and pulled up both eyebrows. “I’ve never seen its other side,” said {A}.',
        'There was a row of windows there, with faces painted in them. On the left nobody looked out. They must all have been sitting over here, and waved at the wall, till supper.'
      ]
    },
    {
      id: 'the-other-brings-sugar',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had a lump of sugar, and the old train was to bring it to {H}. It was laid on the roof of the first coach. The train went off with it round the loop, and came to {H}, and went past. “You’ve got to be quick,” said {A}.',
        'At the second round {H} was ready, and had the key. At the third round {H} had the sugar. “It’s dearer by post,” said {A}, who had meanwhile eaten four.'
      ]
    },
    {
      id: 'line-closed',
      A: 'partner',
      paragraphs: [
        'It ran as it had run then. After the ninth round {A} moved one shoulder, and then the other. “Does it itch?” asked {H}. “I can bear it,” said {A}. At the tenth {A} could not. {H} stopped the engine, took out the rail, and scratched. “Line closed,” said {H} to the two coaches. “For how long?” they seemed to ask. “A bit further left,” said {A}. “There. Now it can go on.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bent over the box, and smelled the pennies too.',
      '{names} sat down just where the loop was to go, and had to move.',
      { text: '{names} blew the dust off both coaches.', needs: ['hands'] },
      { text: '{names} turned the key once, and it whirred.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the cupboard, where the train was.',
      '{names} lifted the rug, where there was no straight rail.',
      { text: '{names} put a coach back on its wheels.', needs: ['hands'] },
      { text: '{names} held up a comb, but it was too short for the gap.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched it go by, with a head that went round as well.',
      '{names} said that it itched too, just to be scratched with a rail.',
      { text: '{names} turned the key for the next nine rounds.', needs: ['hands'] },
      { text: '{names} laid a finger on the smoothest rail of all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curves went back into the box, with the engine and both coaches on top. One rail stayed out, and hung by the door, for backs.',
    '{H} washed off the oil and the pennies, and lay down. In bed it was still going round, quite softly in one place.'
  ],
  last: [
    'In the box there were twelve curves and a straight with nothing to do, and {H} was asleep.',
    'Somewhere in the house a rail was scratching a back, and {H} was asleep.'
  ]
})
