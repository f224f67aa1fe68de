import { wishPlot } from '../wish-plot.ts'

export const numberTwoFirst = wishPlot({
  id: 'wish-two-later',
  tellsAny: 'later',
  about: 'Two of the family have two things on a list, and begin with the better one; then they cannot stop with the first, until somebody says that it is enough.',
  titles: ['The Better One First', 'The Second Bell', 'Not Finished but Enough', '{H} Draws a Line', 'There’s Always a Bit of One'],
  company: ['list', 'paper', 'pencil', 'rug', 'bell', 'clock'],
  want: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'On the list it said, in {H}’s best letters, “One: {later.base1}. Two: {later.base2}.” There was nothing else on it. {later.who} wanted to do both of them before bed. “Where do we begin?” asked {A}. “With two,” said {H}. “It’s the better one.”'
      ]
    },
    {
      id: 'kept-place',
      paragraphs: ['A place was kept for {later.absent} as well, who was at home in another street tonight.']
    }
  ],
  way: [
    {
      id: 'two-first',
      A: 'partner',
      paragraphs: [
        'So they stood side by side on the rug and took a deep breath. Now they were going to {later.base2}. “On three,” said {H}. At three they both looked down. There was only the rug, and it hadn’t noticed anything.',
        '“What with?” asked {A}. They looked at the list. “That’s what one’s for,” said {A}.'
      ]
    },
    {
      id: 'for-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For {was} they took {was.stand}. It was a beginning. Every other one has {was.part} as well, and that took longer. {A} found it at last, or nearly, behind the sofa.',
        '{H} stood in front of it and {was.move}. “That’s what you do there,” said {H}. {A} did the same, on the other side. It already looked much more like it.'
      ]
    },
    {
      id: 'about-two',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{also.fact},” said {A}. “We ought to know that before we get there.” {H} wrote it on the back of the list, where there was room for such things.',
        '“And what’s it like there?” “There’s {also.part},” said {A}, “and the rest we’ll see.” You have to leave something over for seeing.'
      ]
    },
    {
      id: 'guess-two',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Shall I tell you what I think?” asked {A}. “I think that I know what {also} really is. {also.guess}.” {H} said that they would find out by eight.',
        'They shook hands on it. The one who was right could ring the bell. There was no bell yet. “That’s still part of one,” said {A}, and went to look for it.'
      ]
    },
    {
      id: 'not-stopping',
      A: 'partner',
      paragraphs: [
        'So they did number one, and {later.did1}. It got better and better. When it was nearly done, {H} wanted a bell on it. Then {A} wanted a second one, for when the first was busy. After that came a hook for hats. Each time it was finished, one of them thought of something.',
        '{A} looked at the clock, and then at the list. “We’re still at one,” said {A} slowly. “I don’t think it stops by itself. There’s always a bit of one left.”'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It had to have a name too. {A} was for a short one, because of the paint. {H} was for one that you could shout in the wind. They tried a few, with a cushion for the wind.',
        '“Gladys,” shouted {A}. It carried very well. So it was called Gladys, and number one was a bit longer still.'
      ]
    },
    {
      id: 'who-does-what',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll hold,” said {A}, “and you do.” It was the other way round after a minute, because of an itch. Holding looks easier than it is. You mustn’t sneeze.',
        'By and by they could do it without a word. A hand went out, and the right thing was put in it. Twice it was a biscuit, and that was the right thing as well.'
      ]
    },
    {
      id: 'measure',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is it big enough for both of us?” asked {A}. They measured it in feet. {H} had small feet, and it was nine of those. {A}’s were of another size, and so it was smaller at once.',
        '“We’ll take mine,” said {H}. It’s a great help to be allowed to choose.'
      ]
    },
    {
      id: 'packing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For number two you need luggage. {A} packed a rope, a spoon and something warm. {H} packed a clean handkerchief to wave with. “To whom?” asked {A}. “To here,” said {H}.',
        'They set the bag by the door. It was the first bit of number two that was really there. They both went past it more often than they had to.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had gone over it from end to end, and found the warmest corner, and was in it. “It isn’t finished,” said {H}. {A} had noticed nothing missing.',
        'From then on they had to do everything else round {A}. It got a bend in it there, and it was the best bit of the whole thing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My uncle built a boat,” said {S}, “in a barn. He worked at it for thirty years. It was a beautiful boat.” “Where did he sail it?” asked {A}. “It was bigger than the door,” said {S}.',
        '“Was he sad?” “He put in a stove,” said {S}, “and curtains. We all went there on Sundays. But he had a list too, and there was never a tick on it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve done number three,” said {S}. “There isn’t a three,” said {A}. “Now there is,” said {S}, “and it’s done.” Nobody had seen what it was. {S} looked very satisfied.',
        '{A} wrote a three on the list, with a tick. It was the only tick that they’d got. They looked at it now and then, for courage.'
      ]
    },
    {
      id: 'rehearse-two',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We could practise two in the meantime,” said {A}, “in small.” They did it with two fingers along the edge of the table. The fingers wanted to {later.base2}, and had got as far as the salt.',
        '“It’s different with fingers,” said {H}. “They don’t know what they’ve got to look forward to.” The fingers went back, and lay down on the cloth, and held each other.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        '{H} took the pencil and drew a thick line under number one. “It isn’t finished,” said {A}. “No,” said {H}. “But it’s enough.” They both had a last look at the place where something was missing. Then they took a deep breath. And this time there was more under them than the rug.',
        '“One, two, three,” said {H}. And {later.who} {later.did2}, just as it stood on the list. The last bit of number one was missing the whole way, and nobody missed it.'
      ]
    },
    {
      id: 'with-a-cushion',
      paragraphs: ['Beside {H}, on a cushion, was the place for {later.absent}, with a good view.']
    },
    {
      id: 'on-the-way',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can you hear that?” asked {A} on the way. It came in just where the last bit would have been. There was a little wind, and some far-off music, and somebody laughing in a kitchen.',
        '“If we’d finished it,” said {H}, “that would be shut.” They moved a bit closer to it, both of them, and kept quite still.'
      ]
    },
    {
      id: 'ticked',
      A: 'partner',
      paragraphs: [
        'When they were home, {H} put a tick after number two. After number one there was only the line. “And that one?” asked {A}. “That’s for tomorrow,” said {H}. {A} thought for a while. “It could do with a third bell,” said {A}.',
        { extra: 1, both: ['So that was written down, very small, and the list had a tomorrow on it.'] }
      ]
    },
    {
      id: 'for-tomorrow',
      paragraphs: ['Tomorrow all of it would be told to {later.absent}, from the beginning.']
    },
    {
      id: 'told',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Afterwards it had to be told, with hands. {A} told number one, and that was quickly done. {H} told number two. It took longer than the thing itself had, and something was added at both ends.',
        '“Was it really as high as that?” asked {A}. “You were looking out of the other side,” said {H}.'
      ]
    },
    {
      id: 'what-next',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What else could we use it for?” asked {A}. There were seven things, as soon as they began. They were all so good that they needed a second sheet.',
        '“We’ll begin with the last,” said {H}. {A} said nothing to that, and only numbered them from the bottom.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood beside the list, ready for whichever it was.',
      '{names} stretched, and that was not on the list.',
      { text: '{names} ruled a margin down the list.', needs: ['hands'] },
      { text: '{names} ticked off reading the list, so that something was done.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped on three, and landed on the same rug.',
      '{names} took a deep breath as well, and let it out at four.',
      { text: '{names} counted to three again, more slowly.', needs: ['hands'] },
      { text: '{names} pulled the rug straight, in case it had been that.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along for number two, right at the front.',
      '{names} whooped the whole way.',
      { text: '{names} held on tight to a corner of number one.', needs: ['hands'] },
      { text: '{names} pointed out everything on the way, to the left and to the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pushed whatever was still lying about to one side, for tomorrow.',
    'They washed and lay down. {H} lay on one side, and then on the other, and neither of them needed a bell.'
  ],
  last: [
    'It was not finished, but it was enough, and {H} slept.',
    'There was a line under the day, and under the line lay {H}, asleep.'
  ]
})
