import { wishPlot } from '../wish-plot.ts'

export const rapunzel = wishPlot({
  id: 'wish-rapunzel',
  wishes: ['rapunzel', 'rapunzle', 'rapunzal', 'rapunsel', 'rupunzel', 'hair tower', 'long hair princess', 'let down hair'],
  except: ['cut', 'lice', 'nits', 'barber', 'dye'],
  answers: ['tower', 'hair', 'long', 'prince', 'princess', 'witch', 'golden', 'braid', 'plait', 'brushing', 'castle'],
  company: ['prince', 'witch', 'tower', 'grass', 'horse'],
  about: 'The prince cannot climb Rapunzel’s hair because it is loose, and when they plait it, they find what it was hanging in front of.',
  titles: ['Let Down Your Hair', 'Left over the Middle', '{H} in the Tower', 'What Was Under the Hair', 'Eighteen Years and No Door'],
  want: [
    {
      id: 'in-the-tower',
      A: 'partner',
      paragraphs: [
        '{H} was Rapunzel, and stood in a tower without a door. It was a blanket round two chairs, with a gap to look out of. The hair was a hat with all the scarves and tights tied to it. It hung down outside to the ground.',
        'Below was the rug, and that was the grass. Rapunzel had looked at it for eighteen years, and had never stood on it. “I want to go down there with bare feet,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-salad',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you know what Rapunzel means?” asked {A}. “It’s a salad. It has small green leaves, and you eat it with vinegar.” {H} had thought that it meant something with gold.',
        'Rapunzel pulled up some of the hair and smelled it. “I could have been called Potato,” said {H}. After that they were both quite pleased with it.'
      ]
    },
    {
      id: 'what-is-for-supper',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Every evening came the old witch, and that was {A} with a basket. “Rapunzel, Rapunzel, let down your hair!” “What’s for supper?” asked a voice from above. “Turnips,” said the witch. The hair came down halfway, and stopped.',
        'The witch stood underneath and could not reach it. “And pancakes,” said {A}. The rest came so quickly that the witch had it in both eyes.'
      ]
    },
    {
      id: 'washing-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you wash all that?” asked {A}. “From Monday to Thursday,” said {H}. “On Friday it hangs out of the window to dry.” Rapunzel showed how it drips. In the valley they had always thought that it was a waterfall.',
        'Some of them came there on Sundays, with sandwiches. “And then you pull it in again?” “At five o’clock,” said {H}. “They clap, and go home.”'
      ]
    },
    {
      id: 'combing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Hair like that has to be combed, or things begin to live in it. {A} combed from below with all ten fingers. First there came a peg. Then there came a spoon that everybody had been looking for.',
        '“There’s something soft,” said {A}. “Leave that,” said {H}. “It’s a bird. It’s got four eggs, and it was here before you.” {A} combed all round it, and said good evening.'
      ]
    },
    {
      id: 'sits-on-it',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the bottom of the tower the hair lay in a soft heap. On the heap there was {A}. Rapunzel wanted to pull it up. It would not come.',
        '“Is somebody climbing?” called {H}. Nobody was. {A} had found the one place in the wood where it was warm from below. So Rapunzel stayed at the window, with one ear lower than the other, and waited.'
      ]
    },
    {
      id: 'great-plait',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandmother could sit on her plait,” said {S}. “On the bus she did it so as not to slide.” “Did anyone ever climb up it?” asked {A}. “I did, when I was two,” said {S}. “I got as far as the ribbon.”',
        'One Friday she had it cut off. “She stood up, and her head went right back, as if somebody had let go,” said {S}. “From then on she saw all the birds.”'
      ]
    },
    {
      id: 'small-tower',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'In a laundry basket next door lived {S}, who was also a Rapunzel, but not for so long. “Let down your hair,” said {A}. {S} bent over the edge, as far as {S} could. The hair came down about as low as the ears.',
        '“It’s still growing,” said the small Rapunzel. {A} took the tip of it between two fingers and did not pull. “Hold tight,” said {S}. “I’m holding,” said {A}. “It’s a very good start.”'
      ]
    },
    {
      id: 'ladder',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came through the wood just then, and stopped below the window. “Why don’t you use a ladder?” asked {S}. “What’s a ladder?” called Rapunzel, who had not been out much.',
        '{S} had to think about how to put it. “It’s two plaits,” said {S}, “with a lot of short sticks in between.” {A} looked down the wall. “And who’s it growing on?” asked Rapunzel. That was a good question, and nobody could say.'
      ]
    },
    {
      id: 'hungry-horse',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once somebody tied a horse to the tower. It was a broom, and had been on the road all day. It thought that there was hay hanging there, and soon it had its whole face in.',
        '“Something’s nibbling at me,” called Rapunzel. “It only does that to people it likes,” said {A}, who had come for a drink of water. {H} drew the hair up by one knot. The horse came with it, as far as the handle would let it.'
      ]
    },
    {
      id: 'wrong-name',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The first prince who came was {A}, who had forgotten the words on the way. “Radish, Radish,” called {A}, “let down your chair!” {H} thought about it. It could be done, but it would not help.',
        '“Try again,” said Rapunzel. “Lettuce, Lettuce,” called the prince. “You’re getting warmer,” called {H}. The right one came after Celery and Cress. By then the prince was hungry, and had to go home.'
      ]
    },
    {
      id: 'hat-came-too',
      A: 'partner',
      paragraphs: [
        'At last a prince came riding up, and it was {A}. “Rapunzel, Rapunzel, let down your hair!” The prince took hold of a scarf, and it slid. The prince took hold of the tights, and they got longer and longer. “Hold on,” called {H}. The prince held on, and all of it came down at once, with the hat. It had only been sitting there.',
        '“Have you come up?” called {H}. “You’ve come down,” said {A}, under the heap. “Part of you has.”'
      ]
    },
    {
      id: 'loose',
      A: 'partner',
      paragraphs: [
        '“It’s no good loose,” said {A}, and came out. “Look at a rope. It’s made of three, and they all hold on to each other.”',
        'So Rapunzel put on the hat and let everything down again, and the prince stood below and plaited. Left over the middle, right over the middle. The hair had been as wide as a curtain. Now it got thinner and thinner.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        'When it was as thin as an arm, the prince stopped. “There’s something behind it,” said {A}. Where the hair had always been, the blanket was held shut with a clothes peg. “It’s a door!” said the prince.',
        '“I haven’t got a door,” said Rapunzel. “You’ve had it for eighteen years. You hung your hair in front of it.” {H} took off the peg, and walked out.'
      ]
    },
    {
      id: 'prince-in-tower',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The prince went in to see what it was like. After a while there was a face at the window. “You can see the sofa from here,” called {A}, “and two lands behind it.” “I know,” said {H}.',
        '“And the grass looks so soft!” It became quiet up there, and somebody sighed. “How do I get down to it?” called the prince. Rapunzel came and held the door open.'
      ]
    },
    {
      id: 'mow-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Rapunzel tried everything that you can do on grass. {H} stood on one leg in it, and lay down, and pulled out a blade to blow on. It was a thread, and made no sound.',
        '“You have to let it grow first,” said {A}. “How long?” asked {H}. “About as much as hair,” said the prince. “In a month it’s as long as a finger is wide.” They looked at the grass for a bit, but it did not do it while they looked.'
      ]
    },
    {
      id: 'tug-twice',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For such a long plait there had to be some use. The prince held one end in the kitchen, and Rapunzel the other on the grass. Once meant “Are you there?”',
        '{H} tugged once. After a while there were two tugs back. They did not know what two meant, for they had not got so far. But it had felt like yes.'
      ]
    },
    {
      id: 'on-the-grass',
      A: 'partner',
      paragraphs: [
        'Rapunzel stood on the grass with all ten toes. “What’s it like?” asked the prince. “It tickles,” said {H}. “And it’s much bigger from here.”',
        '“I practised climbing for a whole year,” said the prince, rather sadly. “You can hold the end,” said Rapunzel, and took off the hat. So they walked round the tower, slowly, with the plait between them. They found the door each time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the hair in one eye, and then in the other.',
      '{names} wandered round the tower once, and there was no way in.',
      { text: '{names} combed the lowest scarf, and gave up at the tights.', needs: ['hands'] },
      { text: '{names} sent up a bit of grass in a sock, so that Rapunzel could smell it.', needs: ['hands'] }
    ],
    way: [
      '{names} came out from under the heap, a scarf longer than before.',
      '{names} pulled at one end of the hair, and it came readily.',
      { text: '{names} held the strand on the left, while the prince did the middle.', needs: ['hands'] },
      { text: '{names} dug the prince out, first one arm and then the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled on the grass, to show how it was used.',
      '{names} went in by the door and came straight out again.',
      { text: '{names} hung the clothes peg up as a knocker.', needs: ['hands'] },
      { text: '{names} opened the door for the prince, who had come so far.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} let the plait down over the back of a chair, and it stayed a plait. The blanket came off the tower, and so there was no more wall, and no more door.',
    'Rapunzel washed ten toes that had been on the grass. The blanket was laid over the bed, with the peg still on it, for the door.'
  ],
  last: [
    'Left over the middle, right over the middle, it went, and then {H} was asleep.',
    'All {H}’s hair was down, and no door was shut, and {H} slept.'
  ]
})
