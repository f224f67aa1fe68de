import { wishPlot } from '../wish-plot.ts'

export const twoGreenBoxes = wishPlot({
  id: 'wish-packed-lunches-swapped',
  wishes: ['packed lunches swapped', 'swapped lunch boxes', 'wrong lunchbox', 'wrong lunch box', 'wrong lunch bag', 'wrong lunch', 'same lunch bag', 'same lunch bags', 'took home wrong lunchbox', 'lunch mixed up', 'lunch boxes mixed', 'lunches mixed up', 'someone else’s packed lunch', 'somebody else’s packed lunch', 'someone else’s lunch', 'somebody else’s lunch', 'another child’s lunchbox', 'friend swapped lunches', 'friends swapped lunches', 'packed lunch swapped', 'packed lunches mixed', 'packed lunch mixed', 'packed lunches switched', 'packed lunch switched', 'lunch boxes swapped', 'lunch box swapped', 'lunchboxes swapped', 'lunchbox swapped', 'lunch boxes switched', 'lunchboxes switched', 'lunchbox switched', 'lunchboxes mixed', 'same lunch box', 'same lunchbox', 'same lunch boxes', 'identical lunch boxes', 'identical lunchboxes', 'identical lunch box', 'lunch boxes look the same', 'lunchboxes look alike', 'lunch boxes alike', 'matching lunchboxes', 'ate each other’s lunch', 'ate each others lunch', 'ate each other’s packed lunch', 'ate the other one’s lunch', 'ate friend’s lunch', 'ate his friend’s lunch', 'ate her friend’s lunch', 'ate wrong lunch', 'ate the wrong packed lunch', 'ate another child’s lunch', 'ate another boy’s lunch', 'ate another girl’s lunch', 'wrong packed lunch', 'packed lunch mix-up', 'packed lunch muddle', 'lunchbox muddle', 'lunchbox mix-up', 'tiffin boxes swapped', 'bento swapped', 'bento mixed', 'lunch bags swapped', 'lunch bags mixed', 'took each other’s lunchbox', 'opened the wrong lunchbox', 'lunches got swapped', 'opened each other’s lunch', 'swapped sandwiches', 'swaps sandwiches', 'swapped lunches friend'],
  answers: ['someone', 'somebody', 'else', 'else’s', 'child’s', 'friend’s', 'girl’s', 'boy’s', 'packed', 'lunch', 'lunches', 'lunchbox', 'lunchboxes', 'box', 'boxes', 'bag', 'bags', 'tiffin', 'bento', 'swapped', 'swap', 'swaps', 'switched', 'mixed', 'muddled', 'up', 'got', 'same', 'alike', 'identical', 'matching', 'looked', 'look', 'looks', 'opened', 'opens', 'ate', 'eats', 'eaten', 'eating', 'each', 'other', 'other’s', 'wrong', 'another', 'green', 'blue', 'red', 'pink', 'sandwich', 'sandwiches', 'crusts', 'egg', 'rice', 'food', 'hall', 'table', 'canteen', 'dinner', 'lunchtime', 'picnic', 'took', 'gave', 'home', 'accident', 'mistake', 'loved', 'liked', 'better', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'reception', 'class', 'teacher', 'friend', 'friends', 'children', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['allergy', 'allergic', 'nuts', 'peanut', 'hospital', 'sick', 'hungry', 'stole', 'stolen', 'bullied', 'pork', 'halal', 'dabbawala', 'mumbai', 'bicycle', 'delivery', 'elephant', 'dog', 'dad’s', 'daddy’s', 'work', 'office', 'toolbox', 'screws', 'astronaut'],
  moods: ['change', 'first', 'losing', 'learning'],
  fed: true,
  company: ['box', 'boxes', 'egg', 'boy', 'table', 'crusts', 'crust', 'yolk', 'sandwich', 'bowl', 'jug', 'spoon', 'pancake', 'lid'],
  about: 'Two green lunch boxes get swapped, and two children eat each other’s families; back home it is seen by what was always left in the box, and is not there tonight.',
  titles: ['The Egg Looked Up', 'Two Green Boxes', '{H} Eats Another Family', 'No Crusts Tonight', 'An Egg with a Face'],
  want: [
    {
      id: 'the-egg-looked-up',
      A: 'partner',
      paragraphs: [
        '“Today the packed lunches got swapped,” said {H}, and put a green lunch box on the table. At school there had been two of them, as like as two frogs. At noon {H} lifted the lid. There was a rolled pancake, and beside it sat an egg with a face, and looked up. At the end of the table a boy had lifted the other lid. In there was {H}’s sandwich. “I wanted mine back,” said {H}. “And the egg?” asked {A}. “It wanted its own people,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'which-face',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What sort of face?” asked {A}. {H} drew it on the edge of a paper bag. It had two dots for eyes. Its mouth went up on one side, as if it knew that this was the wrong table. “Somebody does that every morning,” said {A}. “With a pen, before it’s light.”',
        '{H} had turned the egg round, so that it would not watch. There was a face on the back of it as well. That one had its eyes shut.'
      ]
    },
    {
      id: 'what-ours-looked-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What did he do with our sandwich?” asked {A}. “First he opened it, like a book,” said {H}. “Then he showed everybody that we put the cheese in the middle.” {H} had never known that you could put it anywhere else.',
        'They tried it at home with two crackers and the cheese on the outside. It was like shaking hands with it. After that they both thought that the middle was quite a clever place.'
      ]
    },
    {
      id: 'met-in-the-middle',
      A: 'partner',
      paragraphs: [
        '“So we tried to swap back,” said {H}. “I pushed mine, and the boy pushed his.” Both boxes had shot along the table, and met in the middle. {H} showed it, with a second box. Bang, and each ran back to where it had come from. “We did it twice,” said {H}. “Each time I got the egg.” “Things that are the same do that,” said {A}, “when they meet.” By then lunch was nearly over. So they ate what was there.'
      ]
    },
    {
      id: 'other-two-suitcases',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“My suitcase got swapped once,” said {A}. “It was brown, and so was the other. I lifted the lid, and there were eleven ties in it, and a trumpet.” “What did you wear?” asked {H}.',
        '“Ties,” said {A}. “And the other man had my pyjamas, and a jar of plums.” They met at the station on Sunday, to swap back. The man had washed out the jar, and put a button off his own coat in it. That meant that the plums had been good.'
      ]
    },
    {
      id: 'how-does-it-taste',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And how did they taste, that family?” asked {A}. {H} had to think about it. The pancake was from a house with a low ceiling, and many people talking. There was something green in it, and something that tickled.',
        '“And we?” asked {A}. “What do we taste of?” They both took a bit of bread with their eyes shut, to find out. But you cannot taste it when you live in it. It only tasted of bread.'
      ]
    },
    {
      id: 'elder-everybody-smelled',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had no boxes,” said {S}. “We had a cloth with a knot, and all the cloths were blue. They lay on one shelf. You had to smell along it until you got to yours.” “And if you had a cold?” asked {A}.',
        '“Then you took the last one,” said {S}. “I had a cold for the whole of one winter. I ate my way round the village, and I put on a good deal.” {S} could still tell you who had used the most onion.'
      ]
    },
    {
      id: 'child-reads-the-egg',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted an egg with a face too, but there was no egg in the house. {A} offered a potato. It had eyes already, five of them. {S} drew a mouth below each, so that nobody was left out.',
        'They shut it into the green box and counted to ten. Then {S} lifted the lid as if it were noon. “Oh,” said {S}. “This isn’t my lunch. I’ve got a whole family.” All five faces looked up. One of them had a moustache, and that was the father.'
      ]
    },
    {
      id: 'pet-knows-the-box',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came and smelled at the green box, once along the bottom, and once round the lid. Every evening {A} did that. It was how {A} heard about school. Tonight {A} went round a second time.',
        'Then {A} sat down, and looked at {H}’s hands, and sniffed. There was the pancake. {A} sniffed a thumb, and there was the egg. {A} had known since the front door. Only {A} had not been able to think who these people were.'
      ]
    },
    {
      id: 'nothing-left',
      A: 'partner',
      paragraphs: [
        'After lunch the two had handed the boxes back, one after the other. So this was the right one. {H} opened it for {A} to see. “Where are the crusts?” asked {A}. {H} always left the crusts, in a ring, every day. “The boy’s eaten them all,” said {H}. Then {H} thought of something. “Where’s my yolk?” the boy had said, over the other box. “I always leave the yolk.” And {H} had eaten that.'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-roofs',
      A: 'partner',
      paragraphs: [
        '“Then somebody’s looking into a box over there as well,” said {A}, “and asking where the yolk is.” They looked out over the roofs. Under one of those lamps was the other green box. {H} got out the bread for tomorrow. Round the sandwich {H} built a wall of crusts. On the paper round it {H} drew a face. “So that it can look up,” said {H}.'
      ]
    },
    {
      id: 'mark-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could put a mark on the box,” said {A}, “so that it doesn’t happen again.” {H} thought of a fish, on the inside of the lid. Then {H} thought about noon, and two lids, and not knowing. It had been like a present, with a fright in it.',
        '“Could we put it where you can’t see it?” asked {H}. So {H} drew the fish very small, underneath, where the box stands on it. Nobody would ever mix them up again who turned a lunch upside down.'
      ]
    },
    {
      id: 'which-way-to-push',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They pushed the boxes at each other once more, for it was interesting. When both came at the same speed, both ran home. When one of them waited, it was knocked on, and the other one stayed there in its place. “That’s how we should have done it,” said {H}. “One has to be polite.”',
        '“Which one?” asked {A}. {H} thought that this was always the hard part. With an egg on board you would rather be the one that waits.'
      ]
    },
    {
      id: 'other-the-whole-week',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to know who had what else in a lunch box. {H} knew it all by heart. One had noodles that went up like a lift. One had soup in a flask, and had to eat quickly when others laughed. One had four grapes, each in its own little hole.',
        '{A} counted on both hands. “If everybody swapped,” said {A}, “it’d be a month before you came home.” By then, thought {H}, you would be pleased to see a sandwich.'
      ]
    },
    {
      id: 'baby-crust',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} got one of the crusts, to hold. {A} had only two teeth, and they were both below, so it was more of a visit. The crust went in at one side, and came out again, and was looked at. It had got no smaller, but it was much softer.',
        'Then {A} held it out to {H}. {H} had never eaten a crust. It was handed over with such a kind face that {H} took a bite, on the dry side. It was quite good there.'
      ]
    },
    {
      id: 'in-the-lid',
      A: 'partner',
      paragraphs: [
        'Next day at noon {H} and the boy each lifted a lid, and each had the right box. “Swap?” said the boy. This time nobody pushed. In the boy’s box lay two yolks, without any white, and an egg with a face. The egg had {H}’s hair, and one sock down, like {H}. {H} ate the yolks, and brought the egg home to {A}. “They don’t even know me,” said {H}. “They’ve heard about you,” said {A}, “from the yolk.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went up close to the green box, and it did smell of other people.',
      '{names} wanted to hear again how the egg had looked up.',
      { text: '{names} opened the lid very slowly, in case there was still somebody in it.', needs: ['hands'] },
      { text: '{names} rolled up a napkin like that pancake, and it lay in the box quite well.', needs: ['hands'] }
    ],
    way: [
      '{names} got in between the two boxes, and both of them stopped.',
      '{names} looked under the table for the crusts, for that was where they might have gone.',
      { text: '{names} laid a cushion in the middle of the table, and both boxes only nudged it.', needs: ['hands'] },
      { text: '{names} turned the box upside down, and one crumb fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a crust back, and brought it out again for the wall.',
      '{names} guessed which lamp over the roofs it was, and guessed a different one each time.',
      { text: '{names} shut the green box and snapped both sides.', needs: ['hands'] },
      { text: '{names} found the end of the loaf, the one with the most crust.', needs: ['hands'] }
    ]
  },
  bed: [
    'The green box was washed, and stood upside down to dry. The egg stood in a cup beside it, and looked at the kitchen.',
    '{H} washed the last of two families off both hands, and lay down.'
  ],
  last: [
    'In the kitchen the egg had one sock down and looked up, and {H} was asleep.',
    'Over the roofs another green box stood and dried, and {H} was asleep.'
  ]
})
