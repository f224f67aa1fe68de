import { wishPlot } from '../wish-plot.ts'

export const usedHolds = wishPlot({
  id: 'wish-used-holds',
  tellsAny: 'known',
  knows: ['thing', 'machine', 'place'],
  used: 'holds',
  company: ['teapot'],
  about: 'Everything comes out of it to find a spoon, and then it will not all go in again, though nothing has grown.',
  titles: ['It All Came Out of There', 'Right at the Bottom', '{H} Only Wanted the Spoon', 'It Was All In There Before', 'What {thing.the} Could Hold'],
  want: [
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '{H} needed the small yellow spoon. It was in {thing.single}, right at the bottom. “I’ll just take it out,” said {H}, and put in one arm. But something lay on top of it.',
        'So {H} took things out. A hat came, and a cup. A boot came, and a long scarf, and a teapot without a lid. Soon {A} could only see the top of {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        '“I’ve got it!” called {H}, and held up the yellow spoon. Now {thing.that} was empty, and all round {H} there was a mountain. “Put it all back,” said {A}.',
        'That was soon done, as far as the scarf. Then there was no more room. “But it was all in there before,” said {H}. Everything came out again, and {H} began with the boot. Now it was the hat that would not go in.'
      ]
    },
    {
      id: 'what-is-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the very bottom there was something that they did not know. It was grey, and it had a hook. They held it up to the light. “It’s half of something,” said {A}. “Which half?” asked {H}.',
        '{A} tried it on the door, and it did not open anything. They put it with the things that they wanted to ask somebody about. There were five of those by now.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked at {thing.that} from all round. “{thing.guess},” said {A}. {H} knocked on the side. “Listen.”',
        [
          '“It says {thing.sound},” said {H}. They both knocked, and it said so twice. Empty, it had a much deeper voice.',
          'They both bent down to hear. It made {thing.silence}. It was still getting its breath back.'
        ]
      ]
    },
    {
      id: 'sitting-on-it',
      A: 'partner',
      paragraphs: [
        '“Perhaps they’ve grown,” said {A}. “They’ve seen daylight.” {H} pushed with both hands, and then {A} pushed on top of {H}. They squashed the hat, and they squashed the scarf. The teapot could not be squashed at all.',
        '“One more push,” said {H}. Then everything came up again, slowly, like dough.'
      ]
    },
    {
      id: 'my-old-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That boot used to fit me,” said {H}, and tried. Four toes went in. “And where’s the other one?” asked {A}. That was a sad thing, for there was only ever the one.',
        '“What do we keep it for, then?” “For the other one,” said {H}. “If that comes, and this one’s gone, what do we say?” {A} could see that.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} wrote it all down on the back of an envelope. “One hat, one scarf, one boot, one cup, one teapot, one half of something.” “And two of us,” said {H}.',
        '“We weren’t in there.” “I was,” said {H}, “down to the tummy.” {A} wrote that down as well, at the very bottom.'
      ]
    },
    {
      id: 'inside-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How big is it really?” asked {A}. {H} measured it in elbows. It came to three long ways and two across. Then {H} measured the mountain, and it came to seven, with a peak.',
        '“Seven won’t go into three,” said {A}. “It did this morning,” said {H}.'
      ]
    },
    {
      id: 'other-asks',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} stopped in front of the mountain and had a good look at it. “So that’s where the scarf was,” said {S}, and put it on. Then {S} saw the cup. “And that’s where that was,” said {S}.',
        '“You can’t have it,” said {A}. “It’s all got to go in again.” {S} gave back the cup, but stayed in the scarf until it was wanted.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} took up the hat and turned it round and round. “I went to a wedding in this,” said {S}. “It rained, and I had soup in it afterwards.” “Out of the hat?” asked {A}.',
        '“Well, I had it on,” said {S}, “and the soup was below.” {A} laid the hat on top very carefully, in case there was some left.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put something in, and looked up, and was pleased. {S} took it out, and was pleased again. “You’re not helping,” said {A}. “In,” said {S}, and put it in. “Out,” said {S}.',
        'It was always the same cup. {A} watched it for a while. Of all of them {S} had the least trouble with it.'
      ]
    },
    {
      id: 'pet-in',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'The moment that {thing.that} was empty, there was {A} in front, looking in. {A} put in a nose, and then the rest, as far as it would go.',
        '“You weren’t in there before,” said {H}. {A} looked out. It was clear that this had been the only thing missing.'
      ]
    },
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{A} held the cup up to the light. There was some fluff in it, and it was red. “The hat’s red,” said {A}. “The hat was in the cup. And look here, there’s a ring in the boot, and that’s as big as the teapot.”',
        'Then it was clear. “They weren’t side by side in there,” said {A}. “They were all inside each other.” {H} looked at the mountain. It was full of empty holes.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-each-other',
      A: 'partner',
      paragraphs: [
        '“Then who’s the smallest?” said {H}. The hat was rolled up, and went into the cup. The cup went into the teapot, as far as it could. The teapot went down into the boot, until only the spout looked out. Then came the scarf, round and round.',
        'It was one thing now, and it looked like somebody with a cold. {H} lifted it into {thing.that} in both arms.'
      ]
    },
    {
      id: 'knocking',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Is anybody in?” asked {A}, and knocked on the boot. “Only me,” said {H} for the teapot, through {H}’s nose. “And who’s in you?” “The cup,” said {H}. “And in the cup?” “I can’t say,” said {H}. “It’s got a hat on.”',
        '{A} wished all of them a good evening, from the outside to the inside.'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once you had seen it, you saw it all over the room. The spoon lay in a saucer. The saucer was in {A}’s hand, and {A} was in a jumper. “And the jumper’s in the room,” said {H}.',
        '“And the room?” They looked out of the window to see what that was in. It was in the evening.'
      ]
    },
    {
      id: 'room-left',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was even some room left over, as big as a loaf of bread. “Shall we put something in?” asked {A}. They went round the house and looked for what it could be.',
        '{H} came back with an empty bottle, and {A} with a pine cone. They looked at what they had. “We’ll leave it empty,” said {H}. “It’ll fill up by itself. It always does.”'
      ]
    },
    {
      id: 'the-half',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The grey half of something had been forgotten on the chair. It did not go into anything, because of the hook. “Then it can hold it all together,” said {H}, and hung it over the edge.',
        'There it hung, and it fitted so well that {A} stepped back. “Oh,” said {A}. “It’s half of this.”'
      ]
    },
    {
      id: 'the-spoon-again',
      A: 'partner',
      paragraphs: [
        'All of it was in, and there was room on top. “Done,” said {A}. They shook hands on it. Then they both looked down.',
        'The small yellow spoon was not in {H}’s hand, nor on the table. There was only one place left, under all the rest. “I’ll eat with the big one tonight,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved back, because of the boot.',
      '{names} got hung about with the end of a long scarf.',
      { text: '{names} caught the teapot, by what would have been the lid.', needs: ['hands'] },
      { text: '{names} stacked up whatever came out, and it came down again.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on the mountain for a bit, to make it smaller.',
      '{names} crawled into the gap behind the hat, and it was soon no gap.',
      { text: '{names} pushed from above, and the scarf looked out at the side.', needs: ['hands'] },
      { text: '{names} tried the boot the other way up, and out fell a sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the teapot, and sneezed.',
      '{names} lay down where the mountain had been.',
      { text: '{names} tucked in the last bit of scarf.', needs: ['hands'] },
      { text: '{names} dusted off the spout of the teapot.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was nothing left on the floor but a little red fluff. Beside it stood {thing.that}, and had a good deal to think about.',
    'When {H} had washed, {H} went into a nightshirt, and the nightshirt went under the blanket. One thing was in the other, and there was room all round.'
  ],
  last: [
    'The bed was in the room, and the room was in the night, and {H} was asleep.',
    'Right at the bottom lay a small yellow spoon, and on top of the day {H} was asleep.'
  ]
})
