import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const worm = wishPlot({
  id: 'wish-worm',
  wishes: ['worm', 'worms', 'earthworm', 'earthworms'],
  answers: ['compost', 'mud', 'rain', 'garden', 'wiggly', 'wriggly', 'little', 'soil', 'earth'],
  except: [...NOT_WELL, 'glow', 'book', 'silk', 'tape', 'jelly', 'apple', 'bottom', 'bum', 'itchy', 'itching', 'tummy', 'music', 'class'],
  company: ['worm'],
  about: 'Two have bet a plum on which end of a worm is the front, and when they know it at last, the pot has been turned.',
  titles: ['Heads or Heads', 'A Worm Has Two Ends', '{H} Bets a Plum', 'The Same at Both Ends', 'Ask Again at the Other End'],
  want: [
    {
      id: 'which-end',
      A: 'partner',
      paragraphs: [
        'There was a worm in the flowerpot. It lay on top of the earth, long and pink, and was the same at both ends. {H} looked at one end, and then at the other. “Which is the front?” asked {H}.',
        '“The left,” said {A}. “The right,” said {H}, because somebody had to. There was one plum left in the bowl. So they shook hands on it: whoever was right about the worm got the plum. {H} wanted that plum very much.'
      ]
    }
  ],
  way: [
    {
      id: 'off-it-goes',
      A: 'partner',
      paragraphs: [
        'They lifted it on to a wet plate, under the lamp. “What goes first is the front,” said {A}. “That’s fair.” The worm grew long on the left. It grew longer still. “Left!” said {A}, and reached for the plum.',
        'Then the worm pulled itself together, till it was short and thick. It waited a moment, and grew long on the right. {A} put the plum back. “It’s reversing,” said {A}. “Or it was reversing before,” said {H}.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The front is where the eyes are,” said {A}. So they bent down, {A} on the left and {H} on the right. They looked it in the face. Nobody looked back. A worm has no eyes at all.',
        '“Mine’s smiling,” said {H}. “Mine’s smiling more,” said {A}. But you could hear that this was only because of the plum.'
      ]
    },
    {
      id: 'belt',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Not quite in the middle there was a smooth band round it. “That’s its belt,” said {H}. “Now, is a belt nearer to the head or to the feet?” They stood up and measured themselves, in hands. From the belt it was five hands to the head, and eight to the feet.',
        '“Then the front’s on the right!” said {H}. “If it wears it like us,” said {A}. “My uncle wears his under his arms.”'
      ]
    },
    {
      id: 'scratching',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a minute they laid the worm on a paper bag, and put an ear to the paper. It scratched, very finely, like a beard on a collar. “It’s got feet,” whispered {H}.',
        '“Bristles,” whispered {A}. “Every ring has some, right along.” {H} tried to count the rings, and got to ninety. With so many feet, you would think that it knew where it was going.'
      ]
    },
    {
      id: 'lie-down',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} and {A} tried crawling themselves, on the rug, with their arms at their sides. {H} got long and then short, and came as far as the table leg. {A} got long and then short, and was where {A} had been.',
        '“You have to hold on at the back,” called {H}, “and let go at the front.” “I would,” said {A}, with one cheek on the rug. “Which is the back?”'
      ]
    },
    {
      id: 'stakes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m so sure about the left,” said {A}, “that I’ll bet the drying-up too.” “Then I bet the good cushion,” said {H}. {A} bet a turn at the window. {H} thought hard, and bet half a whistle that {H} had found on Monday.',
        'They had to write it all down, or nobody would have known who owed what. The worm lay beside the list. It did not seem to care who did the drying-up.'
      ]
    },
    {
      id: 'ask-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could just ask,” said {H}. {H} bent down to the right end. “Are you the front?” It moved. {A} bent down to the left end. “Are you?” That moved as well.',
        '“It’s polite at both ends,” said {A}. “It’s got ten hearts,” said {H}. “Or nearly hearts. Somebody told me.” They looked at it for a while. It had to have them somewhere.'
      ]
    },
    {
      id: 'rain-coming',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A worm must not dry up. {H} dipped one hand in a cup of water and made it rain. It rained on the left and on the right, so that neither end could complain.',
        '“When it rains they go travelling,” said {A}. “It’s wet enough on top, and they get on better.” “Perhaps it was on a journey,” said {H}, “before us.” They made it rain a bit more, to say sorry.'
      ]
    },
    {
      id: 'the-lady',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“What’s the trouble?” asked {S}. “We don’t know which way round it is,” said {A}. {S} put on the glasses for far away, and then the ones for near. “We had a dog like that,” said {S}.',
        '“It had so much hair that both ends looked the same. For a whole week I patted it on the head.” “And then?” asked {A}. “Then it barked,” said {S}, “at the other end.”'
      ]
    },
    {
      id: 'third-bet',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“The middle,” said {S}, who had not been asked. “It begins in the middle, and then it goes out to both sides.” They all looked at the worm. You could not say that it was wrong.',
        '“Then that’s three bets,” said {A}, “and one plum.” {S} put a raisin down beside it. It was a raisin that had been in a pocket, but a bet is a bet.'
      ]
    },
    {
      id: 'nose-to-worm',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came to see what everybody was looking at, and looked too. {A} began at one end of the worm, and went along to the other, and came back.',
        '“Which was it?” asked {H}. {A} turned round and sat down with its tail to them. “That’s cheating,” said {H}. “With you, anybody could tell.”'
      ]
    },
    {
      id: 'away-from-the-light',
      A: 'partner',
      paragraphs: [
        'The worm went left, and right, and round in a bend. {A} watched, with both elbows on the table. “It isn’t going anywhere,” said {A} at last. “It’s going away. Look where the lamp is. It hasn’t any eyes, but it feels light all over, like a draught. It only wants to get out of the light.” “So we won’t ask where it’s going,” said {H}. “We’ll ask what it eats with.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        'They put the worm back into the pot, with a wet leaf for its supper. {A} carried the pot to the window sill, away from the lamp. {H} laid a tea towel over it. Then they counted to three hundred. Under the towel something rustled.'
      ]
    },
    {
      id: 'waiting-for-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It is not easy to wait beside a plum. They sat on both sides of it, and nobody touched it. “It looks bigger from here,” said {A}.',
        '“That’s because you’re going to lose it,” said {H}. “I’d give you a bit,” said {A}, “if I won.” “How big?” asked {H}. {A} showed it with two fingers. It was about as big as a pea.'
      ]
    },
    {
      id: 'through-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The worm pulls the leaf down its hole,” whispered {A}, “and eats it. And what comes out behind is earth.” {H} looked at the pot. “All that?” “All that’s in there has been through a worm at least once.”',
        '{H} had put a whole arm in there, in spring, to plant a bean. {H} looked at {H}’s arm. It had been a good bean.'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Two hundred and six,” said {H}. “You’ve left out the nineties,” said {A}. “I did those first,” said {H}, “to get them over with.” Under the towel it was quiet, and then it rustled.',
        'One corner of the towel went down a little, all by itself. They both saw it. After that {H} counted the nineties again, just to be polite.'
      ]
    },
    {
      id: 'hands-off',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“If it’s the left,” said {H}, “I won’t be cross.” “If it’s the right, I won’t be either,” said {A}. They shook hands on that too. It was the fourth handshake of the evening, and a bit earthy.',
        '“But I’d be surprised,” said {A}. “Me too,” said {H}. The plum lay between them and shone.'
      ]
    },
    {
      id: 'the-front',
      A: 'partner',
      paragraphs: [
        'Three hundred. {H} lifted one corner. The worm was halfway down its hole. In front it held the leaf by the tip, and pulled. “There!” said {H}. “That’s the mouth! That’s the front, and it’s on the right. The plum’s mine.”',
        '“It’s on the right now,” said {A} slowly. “But I’ve carried the pot. And I turned round with it.” They looked at the pot. It was round, and the same on all sides. Nobody would ever know which end had been on the right before. So {H} bit into the plum from one side, and {A} from the other. They met at the stone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the middle of the worm, and took nobody’s side.',
      '{names} stretched out beside the pot, and nobody asked which end.',
      { text: '{names} put the plum in the exact middle of the table.', needs: ['hands'] },
      { text: '{names} patted down the earth in the pot, all the way round.', needs: ['hands'] }
    ],
    way: [
      '{names} moved to the left, and then to the right, out of fairness.',
      '{names} backed away, and perhaps that was forwards.',
      { text: '{names} wetted the plate with one more drop.', needs: ['hands'] },
      { text: '{names} held up a finger for left, and another for right.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept past the pot, no louder than a worm.',
      '{names} curled up under the table, where it was dark as well.',
      { text: '{names} pulled the tea towel down on the side of the lamp.', needs: ['hands'] },
      { text: '{names} helped with the second hundred, on some fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pushed the plum stone into the earth for the worm, either way up. Then {H} washed the plate, and turned the lamp to the wall.',
    'When {H} had washed, {H} lay down with both feet on the pillow, to see how that was. It was all right. Then {H} turned round, and pulled the blanket in, as the worm had pulled the leaf.'
  ],
  last: [
    'One end of {H} stuck out of the blanket, and whichever it was, it was asleep.',
    'The leaf was gone from the pot, tip first, and at both ends {H} was asleep.'
  ]
})
