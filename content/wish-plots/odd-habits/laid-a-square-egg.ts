import { wishPlot } from '../wish-plot.ts'

export const whoeverLaidASquareEgg = wishPlot({
  id: 'wish-whoever-laid-a-square-egg',
  visits: 'anything',
  whoever: [
    'laid a square egg',
    'lays square eggs',
    'laid square eggs',
    'lays a square egg',
    'only laid square eggs',
    'always laid square eggs',
    'laid an odd egg',
    'laid a strange egg',
    'laid a funny egg',
    'laid a weird egg',
    'laid a cube',
    'laid a cube egg',
    'laid cube eggs',
    'laid odd eggs',
    'laid funny eggs',
    'laid strange eggs',
    'laid a triangle egg',
    'laid triangular eggs',
    'laid an egg with corners',
    'laid an egg like a box',
    'laid a box shaped egg',
    'laid an egg that doesn’t roll',
    'laid a rectangular egg',
    'laid a star shaped egg',
    'laid a flat egg',
    'laid a peculiar egg',
    'laid an unusual egg',
    'laid the wrong shape egg',
    'has a square egg',
    'laid a dice',
    'can’t lay round eggs'],
  except: ['golden', 'gold', 'chocolate', 'blue', 'broken', 'rotten', 'dead', 'giant', 'stole'],
  company: ['parcel', 'table', 'egg', 'scarf', 'lamp', 'rug', 'lid'],
  about: 'The hero has a parcel that may not be opened until tomorrow and shakes it; whoever laid a square egg cannot sit on it, until they leave it be, and it turns out to be shut from inside.',
  titles: ['Shut From Inside', 'Six Sides', 'Eight Corners', '{visitor} Can’t Sit on It', 'Do Not Shake'],
  want: [
    {
      id: 'the-parcel',
      A: 'partner',
      paragraphs: [
        '{H} had a parcel that might not be opened until tomorrow. {H} had shaken it nine times. It said tock. {H} only wanted to know what was in there. “If you go on,” said {A}, “it’ll be in two.”',
        'There was a knock. It was {visitor.first}, with something in a scarf. “I don’t know what I did wrong,” said {visitor}. On the table it had six sides and eight corners. “It’s an egg,” said {visitor}. “It’s only square.”'
      ]
    }
  ],
  way: [
    {
      id: 'sitting',
      A: 'partner',
      paragraphs: [
        '“It has to be kept warm,” said {visitor}. {visitor} sat down on the egg, and got up again. There was a corner wherever you sat. “We’ll roll it till it’s round,” said {A}, quite sure. They rolled it over the rug. Tock, it went, tock, tock. The rug got holes.',
        'Then {H} shook it. “Don’t!” cried {visitor}. In there something fell from one side to the other, and hiccuped.'
      ]
    },
    {
      id: 'what-the-others-said',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did they say at home?” asked {A}. “They were very nice about it,” said {visitor}. “They said, It’s the weather. They said, Perhaps it’ll grow out of it. My aunt said that in her day there was one with a handle.” “Was that true?” “It was a cup,” said {visitor}.',
        'All the same they had come every hour to look. The others’ eggs lay in a bowl, and you could not tell which was whose. “Mine I find at once,” said {visitor}. “I only had to put it down once.”'
      ]
    },
    {
      id: 'down-the-board',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} put the ironing board on a slant, for a test. An orange rolled off, and so did a ball of wool. A marble went quickest, and out at the door. The square egg was set at the top. They all waited at the bottom, to catch it.',
        'It did not come. It stood up there and looked at the view. “It’s got a will of its own,” said {H}. {visitor} had never seen it like that. Till then it had only been wrong. “It’s stopped on a hill,” said {visitor}. “Not one of my cousins could do that.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps you’ve been sitting on it with the wrong bit,” said {A}. They tried it with {caller.part}. That fitted, but only over the one corner. “It’s warm there now,” said {visitor}, “and I can’t get up.” They had to wait till that corner let go.',
        'That left seven. {A} drew up a plan, with a time for each. At a quarter past it was to be the top left at the back. {visitor} got muddled at once. Whichever way you looked at it, it was always the front.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{A} got out the thick book, to see if it was normal. “{caller.fact},” read {A}. “It doesn’t say a thing about square.” “Turn over,” said {visitor}. There was a picture of a bowl. “Those are the round ones,” said {visitor}. “They’re always in books.”',
        '{H} took a pencil, and drew one in the margin, with eight corners. Now it said so in the book. {visitor} asked to have it read out. “See margin,” read {A}. It sounded like a place where you might go.'
      ]
    },
    {
      id: 'egg-cup',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The square egg did not go into any egg cup. It stood on top, like a house on a post. They tried a matchbox, and there it was too wide. {A} found a sugar bowl with corners, and they tipped out the lumps. The egg went in as if it had been poured.',
        '{H} held up a lump of sugar, and looked at it all round. “Has anybody ever sat on one of these?” asked {H}. They tried that, in a warm place. After ten minutes it was only sticky.'
      ]
    },
    {
      id: 'which-is-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Which way up is it?” asked {A}. On the parcel there was an arrow. {H} painted one on the egg as well, to be on the safe side. Then there was a knock from below, so that must be wrong. {A} turned it over, and painted another.',
        'By half past six it had six arrows, and each one pointed at a different person. “It can’t go wrong now,” said {A}. “Wherever it’s going, it says so.” {visitor} had followed all the arrows in turn, and was rather giddy.'
      ]
    },
    {
      id: 'guessing',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I say that it’s a square one,” said {A}. “It’ll have a square head and walk like a cupboard.” {H} thought that it would come out flat, and you would have to put it together. {visitor} listened, and got smaller and smaller. “I’d only like it to have a face,” said {visitor}.',
        '“On which side?” asked {A}. Then they all drew one, on a paper each. They laid the papers round the egg, so that it could choose. One had a moustache.'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} knew another way. You hold the thing against the lamp. In the parcel there had been a shadow like a duck, or a boot. In the egg there was a shadow too. It had its back to them. Then it pulled something up, over what may have been its head.',
        '“It wants the light off,” said {visitor}. {H} put out the lamp. They stood there in the dark. It was as if they had walked in on somebody in the bath.'
      ]
    },
    {
      id: 'stacking',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“With more of them you could build,” said {A}. “You could have a wall.” {visitor} had never thought about more. “The others can’t put two on top of each other,” said {visitor}. “They’ve got to hold on to them all day.” {visitor} put a cup on the egg, and it stood.',
        'Then came a saucer, and a jug. {H} wanted to put the parcel on top, but {A} shook a head. From the very bottom they heard something cough. “It says that it isn’t a table,” said {visitor}, and took it all off again.'
      ]
    },
    {
      id: 'tomorrow-is-long',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How long does it take?” asked {H}. “Three weeks,” said {visitor}. “You sit there, and you look at the wall. On the fifth day I began to count the flowers on it.” “How many are there?” asked {A}. There were four hundred and six, and a fly.',
        '{H} had been waiting since breakfast. “What do you do when you can’t any more?” “Then I tell it something,” said {visitor}. “I tell it what there is. I’m up to the letter K.” The next was a kettle. {visitor} told it about that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had a bulb in a pot,” said {S}. “I was five. Each morning I dug it up, to see how far it had got.” “And how far had it got?” asked {A}. “It was going to begin every time,” said {S}. “Then my aunt put the pot up on the wardrobe.”',
        '“And then?” asked {visitor}. “Then I forgot it,” said {S}, “because of a sledge. And in March there was a smell in the bedroom, and I couldn’t think what.” It had been blue.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had gone up quite close to it. “Hello,” said {S}. “You can come out. I’m nice.” Then {S} put an ear to it. “It says, in a minute,” said {S}. “Did it really say that?” asked {A}.',
        '“It said, mm,” said {S}. “That’s in a minute.” {visitor} laid something against the other side, and listened too. “You’re right,” said {visitor}. “I say it just the same in the mornings.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came and walked round the table, and asked for nothing. Then {A} lay down along two sides of the egg. It went exactly round the corner. {A} sighed, and it was warm there, and nobody had told {A} to.',
        '“Doesn’t it press?” asked {visitor}. {A} did not say. {visitor} lay down along the other two. Between them it was like a drawer with something nice in it. “I’ve always been on top,” said {visitor}. “It wanted somebody beside it.”'
      ]
    },
    {
      id: 'the-knocking',
      A: 'partner',
      paragraphs: [
        'Then the egg knocked. They turned that side up, and it knocked on another. They turned it again. Soon it was knocking all round, quite crossly. {A} put an ear to it. “Stop,” said {A}. “Each time it gets going we turn it over. Leave it. It’s only shut from inside.”',
        '{H} took both hands away. {H} did not know where to put them, and sat on them.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-touches',
      A: 'partner',
      paragraphs: [
        'They put the scarf round the egg, and sat down round the scarf. Nobody shook, and nobody turned. {visitor} told it what there was in the room, from left to right. At the parcel there was a click. The top went up like a lid, and somebody looked out.',
        'It was quite small, and as round as a pea. “Good evening,” said {visitor}, very softly. “Evening,” it said.'
      ]
    },
    {
      id: 'room-for-everything',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now they could look in. In a round egg you sit all of a heap, with your feet in your face. In this there had been a corner for everything. In one it had kept its feet, and in one the breakfast. One was just for thinking in. “It’s got a shelf,” said {A}, full of envy.',
        '“I didn’t know what it was all for,” said the small one, “but I put things there.” {visitor} went round the outside and counted them again, all eight. “I could do it with a window next time,” said {visitor}.'
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        '“Who was shaking?” asked the small one. “I was,” said {H}. “I only wanted to know.” “Me too,” it said. Then it yawned. It lay down in the square egg again, and took hold of the lid. “Does that shut?” asked {A}. It shut. No round one could have done that. “It’s a bed,” said {visitor}. “I’ve laid a bed.”',
        '{H} carried the parcel over with both hands, like soup. It did not say tock. {H} put it down beside the egg, and took the hands away.'
      ]
    },
    {
      id: 'back-at-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What will they say at home?” asked {A}. {visitor} tied up the scarf. “They’ll ask if it’s grown out of it,” said {visitor}. “And I’ll knock on it, and the lid goes up, and it says, Not now.” {visitor} practised that, the knocking and waiting. The waiting was very good.',
        '“You could teach them how it’s done,” said {H}. {visitor} was not sure. “I don’t know how I did it,” said {visitor}. “I was thinking of a box.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the egg, and it had corners there too.',
      '{names} listened at the parcel, and it was listening as well.',
      { text: '{names} measured it with a spoon, on all six sides.', needs: ['hands'] },
      { text: '{names} made room on the table, and then it stood there.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on it too, and not for long.',
      '{names} knocked back, to be polite.',
      { text: '{names} darned the rug, where it had been rolled on.', needs: ['hands'] },
      { text: '{names} hid the nutcracker, just to be safe.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, down to the very tip.',
      '{names} bent down to the small one, and got a sneeze.',
      { text: '{names} sat on two hands as well.', needs: ['hands'] },
      { text: '{names} tucked the scarf in at the corners, which it had.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was laid with its holes under the table. The egg and the parcel stood side by side on the sill, and were both shut.',
    'They washed, and {H} got into bed, and pulled up the blanket like a lid.'
  ],
  last: [
    'It was shut from inside, and {H} was asleep in it.',
    'Tomorrow was quite near, and nobody shook it, and {H} was asleep.'
  ]
})
