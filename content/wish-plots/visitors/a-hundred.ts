import { wishPlot } from '../wish-plot.ts'

export const aHundred = wishPlot({
  id: 'wish-visits-a-hundred',
  visits: 'anything',
  ofNature: true,
  about: 'Somebody who is not as such a one should be wants to be something else instead, and is the same as a lamp and as a door.',
  titles: ['Is There Anything Else to Be', 'A Very Good Coat Stand', 'Something Else, Please', 'The Right One of a Hundred', '{H} Finds Something for {visitor}'],
  company: ['coat stand', 'teapot', 'cushion'],
  want: [
    {
      id: 'hand-in',
      A: 'partner',
      paragraphs: [
        'There was a knock, quite low down on the door. Outside stood {visitor.first}. “Good evening,” said {visitor}. “I’d like to be something else, please.”',
        '“Why?” asked {H}. {visitor} looked left and right, in case anybody was listening. “{visitor.says}. None of the others are like that, and they say it’s all wrong. What else have you got?” “Come in,” said {H}, who wanted to help. “We’ll find you something.”'
      ]
    }
  ],
  way: [
    {
      id: 'coat-stand',
      A: 'partner',
      paragraphs: [
        '“You could be a coat stand,” said {H}. {visitor} stood in the hall, and {A} hung up three coats and a scarf. Nothing fell down. It was the best coat stand that the hall had ever had.',
        '“How is it?” asked {A} after a while. “Very good,” said {visitor} from under the coats. “But {visitor.says}.” {A} lifted a sleeve to see in. “As a coat stand too?” asked {A}. “I’m afraid so,” said the coat stand.'
      ]
    },
    {
      id: 'cushion',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Next {visitor} was a cushion. For that you have to be soft and to keep your thoughts to yourself. {A} leaned back, quite gently. “Ow,” said the cushion.',
        '“Cushions don’t talk,” said {A}. “I know,” said the cushion. “But it had to come out. {visitor.says}.” That was no way to sit in peace, so {A} leaned a bit more to the left.'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What about a clock?” asked {H}. “A clock has to know only one thing at a time.” {visitor} stood in the corner and said “tick”. Then {visitor} said “tock”. It went quite well for half a minute.',
        '“What’s the time?” asked {H}. The clock began to think, and forgot to tick. “{visitor.says},” said the clock sadly. “It’s always that time with me.”'
      ]
    },
    {
      id: 'curtain',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’d make a good curtain,” said {A}. “You only have to hang, and be moved a little now and then.” {visitor} hung at the window, and was moved a little. It looked quite natural from the street.',
        '“Can you see anybody?” asked {A}. “There’s a man with a dog,” said the curtain. “He’s looking up. I think he’s guessed. {visitor.says}. It shows through.”'
      ]
    },
    {
      id: 'boots',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“A pair of boots has it good,” said {A}. “There are two of you, and one can always be asleep.” {visitor} stood by the door, very close together, with both ends turned out. They left it alone there for a bit, as people do with boots.',
        'From the kitchen they heard it talking. “{visitor.says},” said the left boot. “You don’t say,” said the right boot. “It’s no good as boots,” said {H}. “Now they’ve got each other to tell.”'
      ]
    },
    {
      id: 'loaf',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Nobody asks a loaf of bread what’s the matter,” said {H}. So they laid a tea towel over {visitor}, and that was a loaf. It even smelled a little warm.',
        '{A} came past and knocked on it, the way you do, to hear if it was done. “{visitor.says},” said the loaf. “It isn’t done yet,” said {A}. “In the middle it’s still the same as ever.”'
      ]
    },
    {
      id: 'teapot',
      A: 'partner',
      paragraphs: [
        'Then {visitor} was a teapot, and after that a door. “You’re a very good door,” said {H}. “I know,” said the door. “But {visitor.says}. It always comes along with me.”',
        'They all sat down on the floor. For the moment {H} could think of nothing more that {visitor} might be. “It isn’t the coat stand’s fault,” said {A}, “and it isn’t the door’s. Whatever you put on, you’re in it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“You could be like {A},” said {H}. {A} lay there and was {A}, and did it without any effort. {visitor} lay down alongside and did everything exactly the same.',
        'After a time one of the two sighed. “I’m lying right,” said {visitor}, “but I’m not lying easy.” {A} moved over by a little, so that there was more room for it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“They told me that I did it wrong, too,” said {S}. “I whistled. In my family nobody did.” “And did you stop?” asked {visitor}. “I tried,” said {S}. “But then it came out through my nose.”',
        '{A} wanted to hear the whistle. It was a small one, a bit crooked at the end. “I’d know that anywhere,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Be me,” said {S} to {visitor}, “and I’ll be you.” They changed places. “Now {visitor.says},” said {S}, very proudly. It did not sound bad at all when {S} said it.',
        '“And what do I do?” asked {visitor}. “You like noodles,” said {S}, “and you’re never tired.” {visitor} tried it. “I do like noodles,” said {visitor}. “But underneath it’s still there.”'
      ]
    },
    {
      id: 'book',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who says how it’s done?” asked {A}. “It’s in a book,” said {visitor}. “There’s a picture, and an arrow for each part. There’s no arrow for mine.”',
        '{A} looked at {visitor} from the front and from the side. “Where would it go?” asked {A}. {visitor} showed the place. {A} held a finger there, for an arrow. “Now there’s one,” said {A}. It tickled.'
      ]
    },
    {
      id: 'half',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could leave it outside,” said {H}, “on the mat.” {visitor} went out, stayed there for a moment and came in again. They all looked at {visitor} hopefully.',
        '“Well?” asked {A}. “There was a draught,” said {visitor}. “{visitor.says}. And now I’m cold on one side.” So they shut the door again, with all of it inside.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“An umbrella’s easy,” said {A}. “All you do is go up.” {visitor} went up. It was splendid. But an umbrella has to come down again, and there it stuck.',
        'They pulled together, {A} on one side and {H} on the other. “I’m trying,” said the umbrella, “but you know how it is with me.” They did know by now. They had to laugh, and then it came down.'
      ]
    },
    {
      id: 'reference',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What are you best at?” asked {H}. {visitor} thought about it for a long time. “{visitor.says},” said {visitor} at last, very low. “That’s the only thing I’ve ever done all by myself.”',
        '{H} and {A} looked at each other. Neither of them could do it half as well.'
      ]
    }
  ],
  turn: [
    {
      id: 'hundred',
      A: 'partner',
      paragraphs: [
        '{H} looked at {visitor}, who sat there so sadly. “Suppose I had to fetch you from the station,” said {H}. “And there were a hundred there who looked just like you. How would I know which one’s you?”',
        '{visitor} had never thought of that. “You’d have to ask,” said {visitor}. “I’d ask what’s the matter,” said {H}. “And ninety-nine would say, Nothing.” “And one would say, {visitor.says},” said {visitor}. “That’s ours,” said {A}.'
      ]
    },
    {
      id: 'try-it',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They tried it out at once. {A} was the ninety-nine, which is a lot for one. “Nothing, nothing, nothing,” said {A}, up and down the hall.',
        '{H} went past them all with a lantern that was really a cup. At the end there was one left. “And with you?” asked {H}. “{visitor.says},” said {visitor} in the dark. “There you are,” said {H}. “I’d have found you anywhere.”'
      ]
    },
    {
      id: 'takes-it-back',
      A: 'partner',
      paragraphs: [
        '“Then I’d better go on being me,” said {visitor}. “Yes, please,” said {H}. “Or we’d take the wrong one home.” {visitor} thought about that, and stood up very straight.',
        '“And the coats?” asked {A}. They were lying on the floor. {visitor} looked at the bare hall. “I could do that on Tuesdays,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall to see who it was.',
      '{names} shuffled along the wall, to give the guest the whole mat.',
      { text: '{names} offered an umbrella, as something to be.', needs: ['hands'] },
      { text: '{names} felt in a pocket for something else to be, and found a button.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at {visitor}, and knew quite well who it was.',
      '{names} came by to see what {visitor} was by now, and went away again.',
      { text: '{names} dusted {visitor}, as people do with things that stand about.', needs: ['hands'] },
      { text: '{names} moved {visitor} a little to the left, where it looked better.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted through the hall, and looked for the right one too.',
      '{names} settled down next to the right one, without having to ask.',
      { text: '{names} brushed the fluff off {visitor}, who was nobody’s cushion now.', needs: ['hands'] },
      { text: '{names} wrote a label for the station, so that nobody took the wrong one.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung the coats up again, on the hooks this time.',
    'They washed, and {visitor} held the towel, as a coat stand would have done. Then they lay down, and {visitor} lay on the rug. “{visitor.says},” said {visitor} once more from there. This time it sounded quite pleased.'
  ],
  last: [
    'Out of a hundred in a hundred beds, you would have known {H}, asleep.',
    'The coats hung on their hooks, the door was only a door, and {H} was asleep.'
  ]
})
