import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const knitsTooMuch = wishPlot({
  id: 'wish-kin-knits-too-much',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: [
    'grandma who knits too much', 'knits too much', 'knitting too much', 'knitted too much', 'knits all the time', 'knits all day', 'knits everywhere', 'knits everything', 'knits for everything', 'always knitting', 'always knits', 'never stops knitting', 'can’t stop knitting', 'cannot stop knitting', 'won’t stop knitting', 'keeps knitting', 'keeps on knitting', 'loves knitting', 'loves to knit', 'knitting mad', 'knitting crazy', 'knits a jumper for everything', 'knits jumpers for everything', 'knits jumper for the teapot', 'knits teapot', 'knits tree', 'knits lamp post', 'knitted the whole house', 'knitted a jumper for the car', 'knits the longest scarf', 'knits endless scarf', 'knits scarves', 'knits hats', 'knits socks', 'knits mittens', 'knits blankets', 'knits sweaters', 'knits jumpers', 'knits me jumpers', 'knits me jumper', 'too many jumpers knits', 'too many scarves', 'knits while', 'knits in bed', 'knits on the bus', 'knits on the train', 'crochets too much', 'crochets all the time', 'crochets everything', 'always crocheting', 'crochet too much', 'knits so much', 'knits wool'
  ], // prettier-ignore
  answers: [...WHICHEVER_RELATIVE, 'knits', 'knit', 'knitting', 'knitted', 'crochets', 'crochet', 'crocheting', 'wool', 'yarn', 'needles', 'balls', 'ball', 'jumper', 'jumpers', 'sweater', 'sweaters', 'scarf', 'scarves', 'hat', 'hats', 'socks', 'sock', 'mittens', 'gloves', 'blanket', 'blankets', 'vest', 'cardigan', 'teapot', 'banana', 'chair', 'armchair', 'table', 'lamp', 'tree', 'car', 'tap', 'house', 'home', 'whole', 'too', 'much', 'many', 'always', 'never', 'stops', 'stop', 'can’t', 'cannot', 'won’t', 'keeps', 'on', 'all', 'time', 'everything', 'everyone', 'everybody', 'everywhere', 'for', 'me', 'us', 'them', 'every', 'each', 'endless', 'long', 'longest', 'longer', 'bigger', 'red', 'blue', 'colourful', 'itchy', 'warm', 'winter', 'christmas', 'so', 'and', 'of', 'with', 'mad', 'crazy', 'loves', 'evening', 'sofa', 'bed', 'bus', 'train', 'telly', 'tv', 'dog', 'cat', 'hands', 'it', 'is', 'she', 'he', 'while', 'ever', 'even'],
  except: ['learn', 'learns', 'learning', 'teaches', 'taught', 'lesson', 'sheep', 'spider', 'octopus', 'dragon', 'giant', 'witch', 'magic', 'died', 'dead', 'hospital', 'ill', 'sad', 'cries', 'lost', 'stole', 'unravelled', 'arthritis', 'hurt', 'hurts', 'baby', 'hates'],
  moods: ['change', 'question', 'waiting'],
  company: ['wool', 'needles', 'teapot', 'banana', 'armchair', 'socks', 'scarf', 'cushion', 'mittens', 'tap', 'swing', 'cardigan'],
  about: 'One of the family knits too much to have a hand free for the swings, and hiding the wool only costs a cardigan, until it is felt how cold those hands are, for which nothing has ever been knitted.',
  titles: ['Just to the End of the Row', 'A Jumper for a Banana', '{H} and the Armchair’s Socks', 'The Only Cold Things in the House', 'When I Have a Hand Free'],
  want: [
    {
      id: 'no-hand-free',
      A: 'partner',
      paragraphs: [
        '{A} knitted too much, and {H} could see it everywhere. The teapot wore a hat, and the tap a scarf. The armchair had a sock on each of its feet. In the bowl lay a banana in a jumper. {H} wanted to go to the swings with {A}, hand in hand. “When I’ve got a hand free,” said {A}. But one hand held the left needle, and one held the right, and click, click, they knitted.'
      ]
    }
  ],
  way: [
    {
      id: 'the-wool-in-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} carried all the wool out into the hall, thirteen balls of it, and shut the door. The thread came to its end. {A}’s hands stopped, for as long as it takes to breathe in. Then they found a loose end at the bottom of {A}’s cardigan, and knitted that. As the knitting grew, the cardigan shrank. “They can’t help it,” said {A}. {H} fetched the wool back just before the buttons.'
      ]
    },
    {
      id: 'the-banana',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} took the banana out of the bowl. Its jumper was yellow, and had three small buttons. “Was it cold?” asked {H}. “The last one went brown,” said {A}, and knitted on. “I thought that it might be the draught.” {H} undid the buttons, and after that {H} peeled it. So it had to be undressed twice.',
        '{H} ate it, and laid the jumper back in the bowl. “Next time I’ll do you a cucumber,” said {A}. “They come out quicker. There are no corners.”'
      ]
    },
    {
      id: 'the-long-scarf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s that scarf for?” asked {H}. A scarf hung down from the needles, and went along the floor and round the table. {H} followed it on hands and knees. It was green, and then blue, and behind the sofa it was red. “There you couldn’t walk yet,” called {A}. “At the white bit you’d just had your first tooth.”',
        'The beginning was under the cupboard. “It’s for somebody with a long neck,” said {A}. “But I never met the right one. So I kept on.”'
      ]
    },
    {
      id: 'spaghetti',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For lunch there was spaghetti. “Now you’ve got to let go,” said {H}. {A} laid the needles down, and took a fork in one hand and a spoon in the other. For a moment all was quiet. Then something began to click against the plate.',
        '{H} looked over the edge. In the sauce lay a small square of spaghetti, knitted, with a neat border. “I wasn’t thinking,” said {A}. {H} got it in one piece. It was the first lunch that would have gone over a teapot.'
      ]
    },
    {
      id: 'forty-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The telephone rang. {A} wedged it under {A}’s chin, and knitted on, and counted under {A}’s breath. “How are you?” asked a voice. “Thirty-nine,” said {A}. The voice said that {A} sounded a good deal younger. “Forty,” said {A}. “Forty-one.”',
        '“It’s going up rather fast,” said {H}. The voice wanted to know if there was anything that it could bring. “Sleeves,” said {A}. There was a long pause at the other end. Then the voice said that it would see what it could do.'
      ]
    },
    {
      id: 'the-man-for-the-tap',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had seen it happen to visitors, too. A man had come because the tap dripped. “Only a moment,” he had said. {A} had looked at his shoulders, and knitted. When the tap was done, so was a vest, with a pocket for a spanner.',
        'On Thursday the man had come again. “But it doesn’t drip,” said {H}. “No,” said the man, “it’s only that my neck’s a bit cold.” So the man had gone home in a scarf. What was left of the ball was just enough for the tap.'
      ]
    },
    {
      id: 'a-row-asleep',
      A: 'same',
      spare: 6,
      paragraphs: [
        'After lunch {A}’s eyes fell shut in the armchair. “Now,” thought {H}, and reached for one of {A}’s hands. It was still going. Click, it went, and click, all by itself. The rows were as even as ever. Only the colour had changed, to a blue that was not in the basket.',
        '{A} woke up, and looked at the work. “Oh,” said {A}, “I dreamt of the sea.” There was a whole hand’s breadth of it, with a small wave in the wool.'
      ]
    },
    {
      id: 'three-sleeves',
      S: 'other',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{S} pulled on a new jumper. There was an arm in one sleeve, and an arm in the other. Then there was a third sleeve, which hung down in front. “What’s this one for?” asked {S}. “I’d got into the way of it,” said {A}, and knitted on. “After the second I was going so well.”',
        '{S} put a hand in it, from outside. It was a good place for sandwiches. “Did you ever make one with only one sleeve?” asked {S}. “No,” said {A}. “It’s never been too little.”'
      ]
    },
    {
      id: 'elder-and-the-fence',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt knitted too much as well,” said {S}, and let the wool go by underfoot. “It began with a fence. In the autumn it wore a vest, and by the winter it had sleeves.” “Where do you put sleeves on a fence?” asked {A}. {S} had wondered about that too.',
        'It turned out that they were for people. “You leaned on it, and put your arms in,” said {S}. “In the snow half the street stood there. Nobody was ever so well dressed for doing nothing.”'
      ]
    },
    {
      id: 'child-in-everything',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had put on everything that was ever knitted in that size. There were seven jumpers, one over another, and a hat on top of a hat. “I can’t put my arms down,” said {S}. {A} pushed. They came up again by themselves.',
        '“Are you warm?” asked {A}. “In the middle I’m in last summer,” said {S}. It took two of them to peel {S}. Under the seventh jumper they came to a small, damp {S}, who wanted an ice cream.'
      ]
    },
    {
      id: 'pet-and-the-ball',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} kept an eye on the ball of wool. Each time it clicked up there, the ball gave a hop down here. It was plainly alive, and plainly on a lead. {A} laid one foot on it, very gently. Now the ball lay still, but the lead grew tight.',
        '“Who’s pulling?” came a voice from above. {A} looked the other way. After a while the foot was lifted, and the ball ran off round a table leg. Nobody else in the house got so many walks.'
      ]
    },
    {
      id: 'how-cold-they-are',
      A: 'partner',
      paragraphs: [
        '“Don’t your hands ever stop?” asked {H}. “If they stop they get cold,” said {A}. Just then a row came to its end, and {A} laid one finger on {H}’s cheek. It was as cold as a spoon. {H} looked round. The teapot was warm, and so was the tap. “What have you knitted for your hands?” asked {H}. {A} had to think. “I couldn’t,” said {A}. “They were always busy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'off-the-armchair',
      A: 'partner',
      paragraphs: [
        '{A} had knitted {H} eleven pairs of mittens, but {A}’s own hands were three sizes bigger. So {H} lay down on the floor, and pulled the socks off the front feet of the armchair. They were red and thick. {H} held one open in front of {A}’s left hand. “Just to the end of the row,” said {A}. Click, the row was done. In went the left hand, and then the right. {A} felt for the needles, and they slid out. Nobody can knit in red socks.'
      ]
    },
    {
      id: 'like-a-bear',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} looked at the two red hands, which had nothing to do. They tried the door, but the handle slipped. They tried a biscuit, and it had to be held in both, as a bear would. “How do you manage all day,” asked {A}, “without knitting?” “You wave,” said {H}, “or you scratch something.”',
        '{A} scratched an ear, and it was lovely. It was like being scratched by a sheep. They waved to the teapot. It was in wool as well, and understood.'
      ]
    },
    {
      id: 'hand-in-hand',
      A: 'partner',
      paragraphs: [
        'They went to the swings, hand in hand, a big red one and a small one. {A} gave {H} a push in the back, and it was as soft as a cushion. “They’re warm,” said {A}, “right to the tips.” On the way home neither of the hands clicked. “Won’t the armchair be cold now?” asked {H}. “It can put its feet up,” said {A}. “Tomorrow I’ll do it a longer pair.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the thread, from one side of the room to the other.',
      '{names} sniffed at the teapot’s hat, which smelled of tea and wool.',
      { text: '{names} pulled the scarf on the tap a bit straighter.', needs: ['hands'] },
      { text: '{names} looked for a thing with nothing on, and found only the clock.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on a ball of wool, so that it should stop.',
      '{names} looked under the sofa, and there was one more ball of wool.',
      { text: '{names} held up both arms, with a loop of wool round them.', needs: ['hands'] },
      { text: '{names} put a thumb into a very small sleeve, which might have been for a thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down by the armchair, where its feet were bare.',
      '{names} sniffed at one of the red hands, which smelled of chair.',
      { text: '{names} laid the needles in the basket, and covered them with a cushion.', needs: ['hands'] },
      { text: '{names} shook a red hand, which was quite new and very woolly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool lay in its basket, all thirteen balls. Two red socks hung over the arm of the chair, still a bit like hands. There was nothing to be heard but the clock.',
    '{H} washed, with water out of a tap in a scarf. In bed a warm hand came and stayed. It had nothing else to do.'
  ],
  last: [
    'The row was at its end, and {H} was asleep.',
    'One hand held another, and neither of them clicked, and {H} slept.'
  ]
})
