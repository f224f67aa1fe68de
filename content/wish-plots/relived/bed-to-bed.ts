import { wishPlot } from '../wish-plot.ts'

export const bedToBed = wishPlot({
  id: 'wish-relived-wool',
  tellsAny: 'relived',
  company: ['wool', 'ball', 'thread', 'bed', 'chair', 'table', 'rug', 'bedpost'],
  about: 'The hero wants to know how long today was, and lays it out with a ball of wool that begins at the bed; the wool runs out and they stand in the middle of it, until it is wound up and leads them back.',
  titles: ['From the Bed to the Bed', 'As Long as All the Wool', 'A Ball of Green Wool', '{H} Measures the Day', 'Nobody Treads on Today'],
  want: [
    {
      id: 'how-long',
      A: 'partner',
      paragraphs: [
        '“Today was longer than yesterday,” said {H}. “They’re all as long as each other,” said {A}, and fetched a ball of wool to measure it. The end was tied to the bed, where today had begun. {H} took the ball, and laid the thread along the floor. “And nobody treads on it,” said {H}.',
        { both: ['{told.1}.'] },
        { replay: 1 }
      ]
    }
  ],
  way: [
    {
      id: 'further',
      A: 'partner',
      paragraphs: ['“It’s got as far as the rug,” said {A}. But the wool went on. {told.2}.', { replay: 2 }]
    },
    {
      id: 'was-longer',
      A: 'partner',
      paragraphs: ['“It’s got as far as the rug,” said {A}. “That bit was longer,” said {H}.', { replay: 'again' }]
    },
    {
      id: 'under-and-out',
      A: 'same',
      spare: 0.3,
      paragraphs: ['{told.3}. For that the wool went in under the table, and out again.', { replay: 3 }]
    },
    {
      id: 'still-some',
      A: 'same',
      spare: 0.4,
      paragraphs: ['There was still some wool, and there was still some day. {told.4}.', { replay: 4 }]
    },
    {
      id: 'waiting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was there nothing in between?” asked {A}. “Only some waiting,” said {H}. Nothing happens in that, so {A} gave it a bit of wool as long as a thumb. “But that’s the longest of all,” said {H}.',
        '{H} laid it to and fro, and to and fro, beside the chair. It grew into a heap. {A} sat down there until it was finished. “You’re right,” said {A}.'
      ]
    },
    {
      id: 'the-bend',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} pulled the thread a bit straighter, for neatness. “Now you’ve taken something out,” said {H}. “Only a bend,” said {A}. “That’s where I turned round to look.”',
        'That was new to {A}, who put the bend back, and a second one behind it. “What’s that for?” asked {H}. “In case you looked twice,” said {A}.'
      ]
    },
    {
      id: 'elder-out-of-the-door',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“When I was small they were longer still,” said {S}. “How long?” asked {A}. {S} showed it, with steps. It went along the wall, and round the chair, and out of the door.',
        '{A} waited. For a good while there was nothing but slippers in the hall. Then a voice came from a long way off. “And this is only lunch,” it said.'
      ]
    },
    {
      id: 'child-in-a-ring',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to have a day as well. {A} gave up a bit of wool, as long as an arm. {S} laid it in a ring, and sat down in the middle.',
        '“Where does it stop?” asked {A}. “It doesn’t,” said {S}. “I always came back again.” {A} looked for the end, once round and then once more. It was a short day, but you could not get to the end of it.'
      ]
    },
    {
      id: 'pet-on-top',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came and lay down on the middle of today. “Nobody treads on it,” said {H}. {A} was not treading. {A} lay, with all that there was of {A}, and looked at the wall.',
        'So the thread had to be taken round the outside, and that with the tail. It cost a whole arm’s length. “It’s got longer again,” said {H}, quite pleased.'
      ]
    },
    {
      id: 'in-feet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They measured it in feet, heel to toe beside the thread. {A} went first and {H} went after, and they got two different numbers. “Then we’ve had two different days,” said {A}. “We’ve got two different feet,” said {H}.',
        'They tried it with one foot each, taking turns. That gave a third number. It belonged to neither of them, so neither of them could complain.'
      ]
    },
    {
      id: 'under-the-rug',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the rug {H} stopped. “There’s a bit here that I can’t remember,” said {H}. They pushed the wool in under the rug, where you need not see it. {A} lay down on the far side, to watch for it.',
        'There it came out again, with some fluff on. “It can’t have been much,” said {A}. {H} took a close look. “It was dusty,” said {H}.'
      ]
    },
    {
      id: 'a-sneeze',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} had to sneeze. “That’s today as well,” said {H}, and tied a knot in the wool for it. Then {A} sneezed, twice, because it was catching. “Yours don’t count,” said {H}.',
        '“They were in the same room,” said {A}. {H} saw that. So behind the knot there came a bow, which is what you get when two knots are polite.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} went back to the bed and held the thread to one ear. {H} plucked at it from over here. “What can you hear?” called {H}. “Early morning,” said {A}. “It’s snoring.”',
        '{H} plucked a bit harder. “Now it’s looking for a shoe,” said {A}. “That’s me,” said {H}. “Tell me it’s under the chair.” {A} said it into the wool, quite slowly.'
      ]
    },
    {
      id: 'yesterday-a-spoon',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’d need yesterday beside it,” said {A}, “or how can we tell?” But no one had kept yesterday. “It had soup in it,” said {A}. “It stopped in the evening,” said {H}. That was all they could find.',
        '{A} laid down a spoon, for the soup. They looked from the spoon to the wool, and from the wool to the spoon. “There,” said {H}. “Longer.”'
      ]
    },
    {
      id: 'wool-is-gone',
      A: 'partner',
      paragraphs: [
        'Then the ball was used up, and today was still not over. “And where’s the bed?” asked {A}. It stood over there, and before it lay the thread, to and fro and round the chairs. {H} took one big step. “You’re on today,” said {A}. {H} hopped back, and there they stood, each on one leg. “We can’t get out of it,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'wind-it-up',
      A: 'partner',
      paragraphs: [
        '“Where does it stop?” asked {A}. “Here,” said {H}, and held up the end. “And where did it begin?” {H} looked along the thread. The far end of it was tied to the bed.',
        'So {H} began to wind. With each turn a bit of floor was free, just enough for a foot. Today went by once more, the last of it first, and came into {H}’s hand.'
      ]
    },
    {
      id: 'closer-together',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In {H}’s hand it was a nut at first, and then an egg. “It’s getting smaller,” said {A}, who meant what lay on the floor. “It’s getting bigger,” said {H}, who meant the egg.',
        '“Is it still as long?” asked {A}. {H} had to think, and went on winding meanwhile. “It’s just as long,” said {H}. “It’s only closer together.”'
      ]
    },
    {
      id: 'round-the-ankle',
      A: 'same',
      spare: 12,
      paragraphs: [
        'By the chair the thread would not come. It went once round {A}’s slipper. “How long have you been in it?” asked {H}. {A} did not know. “I only came along to look,” said {A}.',
        '{H} took the ball round the heel and out in front. That was a bit of today as well. It was one slipper long, and went on to the ball with the rest.'
      ]
    },
    {
      id: 'a-thick-one',
      A: 'partner',
      paragraphs: [
        '“So that’s how long it was,” said {H}, when they bumped into the bed. “From the bed to the bed.” “They all are,” said {A}. {H} put the ball into {A}’s hands, and it took both of them. “But not so thick,” said {H}. {A} had to agree.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched where the wool went.',
      '{names} kept off the floor, as far as that was possible.',
      { text: '{names} tested the knot at the bed.', needs: ['hands'] },
      { text: '{names} lifted a chair out of the way of it.', needs: ['hands'] }
    ],
    way: [
      '{names} found a bit of floor with no thread on it.',
      '{names} followed the wool with both eyes, as far as the corner.',
      { text: '{names} held down a bend with one finger.', needs: ['hands'] },
      { text: '{names} lifted the thread over a table leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped off what was left of today.',
      '{names} came along behind, to the bed.',
      { text: '{names} freed the thread from a chair leg.', needs: ['hands'] },
      { text: '{names} felt how thick the ball was by now.', needs: ['hands'] }
    ]
  },
  bed: [
    'The end stayed tied to the bed, for tomorrow would begin there as well.',
    'The ball lay on the chair, where {H} could see it from the pillow. {told.best}. It was in there somewhere, well wrapped up.'
  ],
  last: [
    'From the bed to the bed it had been a long way, and {H} was asleep.',
    'The end of it was right in the middle, where it is warm, and {H} was asleep.'
  ]
})
