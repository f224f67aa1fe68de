import { wishPlot } from '../wish-plot.ts'

export const purim = wishPlot({
  id: 'wish-purim',
  beginsElsewhere: true,
  wishes: ['Purim', 'hamantaschen', 'hamantasch', 'mishloach manot', 'gragger'],
  answers: ['costume', 'costumes', 'dressing', 'feast', 'party', 'baking', 'noise'],
  company: ['plate', 'hamantasch', 'hamantaschen'],
  fed: true,
  about: 'At Purim the hero wants to keep one hamantasch with a thumbprint, gives it away, and it goes from door to door.',
  titles: ['A Hamantasch with a Thumb in It', 'From Door to Door', '{H} Gives One Away', 'Two Kinds on Every Plate', 'Four Doors and Back'],
  want: [
    {
      id: 'the-thumb',
      A: 'partner',
      paragraphs: [
        'It was Purim, and the hamantaschen were out of the oven. They had three corners, and jam in the middle. One had come out best. {H} had pinched it shut alone, and you could see the thumb in the dough. {H} wanted to keep that one.',
        'But at Purim you put good things on a plate and take it to somebody else’s door. {A} laid a mandarin on the plate, and some nuts, and hamantaschen. “There’s one missing,” said {A}. {H} held it tight.'
      ]
    }
  ],
  way: [
    {
      id: 'given-away',
      A: 'partner',
      paragraphs: [
        'Without it the plate had a hole the shape of a triangle. They tried it with a bun, and the bun rolled off. In the end {H} laid the one with the thumb in the gap. “They’ll be pleased,” said {A}. “I know,” said {H}. That was just the trouble.',
        'They carried it to the next door and rang. {H} looked at the hamantasch until the door was quite shut. “Now it’s being eaten,” said {H} on the way back.'
      ]
    },
    {
      id: 'costumes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At Purim you go as somebody else. {A} was a lamp, with a lampshade down to {A}’s nose. {H} was a queen on the left and a pirate on the right.',
        '“Which of you wants some jam?” asked {A}. The queen did. “And the pirate?” The pirate wanted some as well. It was a very sensible costume.'
      ]
    },
    {
      id: 'noise',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then the story was told, about the queen who was brave and the man who was not nice. Whenever his name comes, you make such a noise that nobody can hear it. {A} had a rattle, and {H} had two lids.',
        '“And then came,” said {A}. There was a noise as if a whole kitchen had fallen over. “Who came?” asked {H} afterwards. “That’s just it,” said {A}. “Nobody knows.”'
      ]
    },
    {
      id: 'another-plate',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The bell rang, and there was a plate for them as well. {A} carried it in. On it lay a pear, a bag of crisps, and something in silver paper. “Is it mine?” asked {H}, and looked under everything. It was a chocolate fish.',
        '“It’s a good plate,” said {A}. {H} agreed that it was. But the fish had nobody’s thumb in it.'
      ]
    },
    {
      id: 'lamp-speaks',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do you know that it was your best one?” asked {A}. “It looked at me,” said {H}. {A} picked up one of the others. It had opened in the oven, and the jam had run out. “And this one?”',
        '“That one’s shouting,” said {H}. They ate it together, so that it would be quiet. It tasted of apricot, and a bit of smoke.'
      ]
    },
    {
      id: 'hat-or-ear',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why have they got three corners?” asked {H}. “Some say it’s a hat,” said {A}. “Some say it’s an ear, and some say it’s a pocket.” {H} held one up to {H}’s own ear. It did not fit, and it was sticky.',
        'They tried one as a hat, on an egg. That was better. “It’s a hat,” said {H}. The egg looked so surprised. “It’s a hat that you can eat if you get lost.”'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“At Purim everything’s upside down,” said {A}. So they said good night to each other, and then good morning. They put the cloth under the table, and sat on it.',
        '“Give me back the smallest piece,” said {H}, “and you have the big one.” It was out before {H} had thought about it. {A} took it at once. “I like this feast,” said {A}.'
      ]
    },
    {
      id: 'the-tin',
      A: 'same',
      spare: 12,
      paragraphs: [
        'By the door stood a tin, for people who haven’t enough for a feast. You give something for them at Purim too. {A} put in a coin, and it fell a long way. {H} put in one as well, and listened.',
        '“Who gets it?” asked {H}. “You don’t know,” said {A}, “and they don’t know that it was you.” {H} pulled a cloth over {H}’s head, to make quite sure, and put in another. Then the cloth walked into the door.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had to go as something too. {H} laid a paper crown beside {A}, and asked if it might be worn. {A} looked at the crown, and then away, like somebody who has quite enough to do already.',
        '“{A} has come as {A},” said {H}. There was something in that. Nobody else in the room had managed it today.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had an aunt with a cake,” said {S}. “It was so hard that nobody ate it. Everybody put it on the next plate. It went round the whole town, and the next year it set out again.” “Where is it now?” asked {A}.',
        '“I think it’s under the leg of a table,” said {S}, “in a street that I’d still find. It was a good present. It just hadn’t met the right person.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} went from one to the other and gave each of them a nut. Then {S} went round again and collected the nuts. “You’re supposed to give them away,” said {A}.',
        '“I am,” said {S}. “But there are only four.” And {S} went round once more, and gave everybody theirs, and was thanked each time.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        '“What do you do with a plate, when it comes to you?” asked {A}. “I eat it,” said {H}. “All of it? And what do you put on the next one?” {H} thought. “Something that’s come,” said {H} slowly.',
        'At that moment they heard a door, and feet, and a bell. It was not their bell. It was the next one along. Something was on its way.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'It was full of plates out there. {H} and {A} sat behind the door and guessed. “That’s the lady with the bicycle,” whispered {A}. “She’s going across.” A bell rang. “Now mine’s over there,” whispered {H}, “if nobody’s hungry.”',
        'The plates went along, and across, and back. And then their own bell rang.'
      ]
    },
    {
      id: 'who-is-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the mat stood a bear, and behind it was a small carrot. “Happy Purim,” said the carrot. “Who are you?” asked {H}. “You know us,” said the bear. It had the voice of the man who sings on his bicycle.',
        '{A} bowed to the bear, with the lampshade. You could not be sure any more who was who. It was best to be polite to all of them.'
      ]
    },
    {
      id: 'lifting-the-cloth',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Over the plate lay a blue napkin, and under it was a hump. They carried it to the table between them, one at each side. “Don’t look yet,” said {A}. “Feel how heavy it is.”',
        'It was not as heavy as what they had given. {H} put down an ear. Something in there slid from left to right. “Dates,” said {H}. “Two of them.”'
      ]
    },
    {
      id: 'back-again',
      A: 'partner',
      paragraphs: [
        'On the plate lay two dates, and beside them lay a hamantasch. One corner was chipped, because it had been so far. {H} laid a thumb in the thumbprint. It fitted. “Four doors,” said {A}. “And nobody kept it.”',
        'Now it belonged to {H} again, and could be kept for ever. {H} turned it round once. Then {H} broke it along the chip, and there was a piece for everybody. “It’s still the best,” said {H}, with {H}’s mouth full. “It tastes of four doors.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed a little flour over the floor.',
      '{names} kept below the table edge, where the crumbs came down.',
      { text: '{names} tried on paper beards, one grey and one green.', needs: ['hands'] },
      { text: '{names} tucked another nut on to the plate, to hide the gap.', needs: ['hands'] }
    ],
    way: [
      '{names} lay along the crack of the door, where the plate went out.',
      '{names} pined at the door for a while, on behalf of the hamantasch.',
      { text: '{names} tried a potato in the gap, and it rolled as well.', needs: ['hands'] },
      { text: '{names} shook the rattle once, and then put it under a cushion.', needs: ['hands'] }
    ],
    turn: [
      '{names} crowded in behind the door, and it got warm there.',
      '{names} held back a sneeze until the slippers out there had gone by.',
      { text: '{names} kept a hand on the latch, ready for whoever rang.', needs: ['hands'] },
      { text: '{names} guessed by the shuffling that it was the man with the mop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, for it had to go back to its own door tomorrow.',
    'Then {H} washed the jam from every finger, and from the thumb, and lay down.'
  ],
  last: [
    'Outside one last plate went by, on tiptoe, and {H} was asleep.',
    'Four doors were shut, and behind one of them {H} slept, with a thumb in the pillow.'
  ]
})
