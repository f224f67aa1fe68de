import { wishPlot } from '../wish-plot.ts'

export const kitchenLamb = wishPlot({
  id: 'wish-kitchen-lamb',
  wishes: ['orphan lamb', 'orphan lambs', 'orphaned lamb', 'orphaned lambs', 'motherless lamb', 'lamb kitchen', 'lambs kitchen', 'lamb box', 'lamb cardboard box', 'lamb house', 'lamb indoors', 'lamb inside house', 'lamb boiler', 'lamb oven', 'lamb stove', 'lamb radiator', 'lamb broom', 'lamb mop', 'pet lamb', 'pet lambs', 'cade lamb', 'cade lambs', 'sock lamb', 'bummer lamb', 'bummer lambs', 'poddy lamb', 'poddy lambs', 'bottle lamb', 'bottle lambs', 'lamb bottle', 'lambs bottle', 'bottle-fed lamb', 'bottle-feeding lamb', 'hand-reared lamb', 'hand reared lamb', 'hand rearing lamb', 'rearing lamb', 'raising lamb', 'lamb thinks', 'lamb thought', 'lamb doesn’t know sheep', 'lamb learns sheep', 'lamb learn sheep', 'triplet lamb', 'triplet lambs', 'third lamb', 'lamb follows everywhere', 'lamb follows me', 'lamb lives with us', 'lamb night feeds', 'lamb in our home', 'lamb wants mother', 'lamb without mother', 'lamb needs mother'],
  answers: ['orphan', 'orphaned', 'lamb', 'lambs', 'little', 'baby', 'newborn', 'new', 'tiny', 'sheep', 'ewe', 'mother', 'mum', 'mummy', 'mama', 'kitchen', 'box', 'cardboard', 'house', 'home', 'indoors', 'inside', 'boiler', 'oven', 'stove', 'radiator', 'broom', 'mop', 'mirror', 'pet', 'bottle', 'milk', 'feed', 'feeds', 'feeding', 'fed', 'hand', 'reared', 'rearing', 'raise', 'raised', 'raising', 'night', 'nights', 'farm', 'farmer', 'field', 'flock', 'thinks', 'think', 'thought', 'know', 'knows', 'learn', 'learns', 'must', 'follows', 'follow', 'following', 'everywhere', 'around', 'lives', 'live', 'living', 'sleeps', 'stays', 'staying', 'warm', 'hungry', 'our', 'we', 'have', 'has', 'looking', 'after', 'look', 'person', 'human', 'dog', 'hour', 'hours', 'third', 'triplet', 'woolly', 'white', 'spring', 'bleats', 'baa', 'really', 'called'],
  except: ['died', 'dead', 'dies', 'dying', 'death', 'killed', 'ill', 'sick', 'poorly', 'hurt', 'hospital', 'vet', 'mary', 'chops', 'chop', 'roast', 'stew', 'curry', 'eat', 'eats', 'ate', 'eaten', 'slaughter', 'butcher', 'god', 'eid', 'easter', 'passover', 'sacrifice', 'black', 'wolf', 'lion', 'fox', 'sold', 'toy', 'teddy', 'knitted', 'costume', 'dragon', 'robot', 'unicorn', 'girl', 'boy', 'orphanage', 'war', 'child', 'children'],
  moods: ['learning', 'first'],
  company: ['lamb', 'sheep', 'boiler', 'broom', 'box', 'bottle', 'oven', 'mirror', 'farmer', 'chair', 'rug'],
  about: 'A lamb in a box in the kitchen takes the boiler for its mother and copies whatever the hero does, until somebody lies down on the floor and sees the one sheep’s face in the room, in the oven door.',
  titles: ['A Lamb Beside the Boiler', 'Lessons in Sheep', '{H} and the Third Lamb', 'Somebody in the Oven Door', 'It Must Know by Saturday'],
  want: [
    {
      id: 'the-third',
      A: 'partner',
      paragraphs: [
        'There was a lamb in a box in {H}’s kitchen. Its mother had three, and a sheep has milk for two. So a farmer had brought round the third. The box stood beside the boiler, which was warm and hummed. “Meh,” said the lamb to it. “It thinks that’s its mother,” said {A}.',
        'On Saturday it was to go back to the field. “Then it has to know by Saturday that it’s a sheep,” said {H}. “I’ll teach it.”'
      ]
    }
  ],
  way: [
    {
      id: 'lesson-one',
      A: 'partner',
      paragraphs: [
        '{H} got down on the floor, with a bath mat round both shoulders. “Baa,” said {H}, bit a lettuce leaf, and pulled a face. The lamb bit a leaf as well, and pulled the same face.',
        '{H} sat down on a chair, and the lamb looked for a chair. “It’s learning,” said {A}. “But it isn’t learning sheep. It’s learning {H}.”'
      ]
    },
    {
      id: 'broom',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For the daytime the lamb had the kitchen broom. It leaned in the corner, on one leg, with its bristles up. The lamb stood underneath and looked for the milk. It tried on the left and on the right, and bumped the stick with its forehead. The stick fell down on top of it.',
        '“Now it’s cross with you,” said {H}. But the lamb had got in under the bristles, and lay there with only its nose out. “It’s been tucked in,” said {A}.'
      ]
    },
    {
      id: 'follows-the-bottle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lamb will follow whoever has fed it. {H} walked round the table, and there was a small clatter behind. {H} turned round, and it stopped. It looked at the ceiling, like somebody who just happened to be there.',
        '“Don’t look, and keep walking,” said {A}. So {H} went down the hall, into the bathroom, and round the mat. Then {H} wanted to be alone for a minute, and shut the door. Under it there was a nose. “It only wants to know what you do in there,” said {A}.'
      ]
    },
    {
      id: 'boiler-clicks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Click, went the boiler, and the hum stopped. “Meh?” said the lamb. It put its ear to the front, and then its nose. “She’s only thinking,” said {H}. “You’ve called it she,” said {A}. {H} had not noticed.',
        'They hummed for it, {H} high and {A} low. The lamb looked from one to the other. It was kindly meant, and not at all the same. Then came a click, and the boiler went on where it had left off. “Meh,” said the lamb, as if to say that this was quite enough.'
      ]
    },
    {
      id: 'lino',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Sometimes a lamb has to jump. It shoots straight up, with all four feet at once, and nobody knows why. In a meadow it comes down on grass. In the kitchen it came down on the lino. All four feet went on in four directions, and there lay the lamb, flat, like a rug.',
        '“Is it broken?” asked {H}. {A} folded its legs up again, one after the other. The lamb thought it over. Then it jumped once more, for there had been a good bit in the middle.'
      ]
    },
    {
      id: 'two-voices',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had heard that a sheep answers with a deep voice. “Baaa,” said {A}, right down in the collar. A spoon trembled. The lamb turned to the boiler, to see whether it had said that.',
        '“Do it again,” said {H}, “but not so much like a ship.” “Baa,” said {A}. The lamb got up, walked all round {A}, and sniffed a sock. Then it went back to its box. “It asked for my name,” said {A}, “and I said it wrong.”'
      ]
    },
    {
      id: 'pet-was-asked',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had not been told about the lamb. {A} stopped at the edge of the kitchen and looked. “Meh?” said the lamb, and came a step nearer. It was worth asking. Here at last was somebody without shoes.',
        'They smelled each other, from as far off as that can be done. {A} went away and sat down where it was higher, or at least further. “It says no,” said {H} to the lamb. “It hasn’t got any milk. Nobody’s ever asked it before.”'
      ]
    },
    {
      id: 'elder-bottom-oven',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one in the bottom oven,” said {S}. {A} stared. “With the door open,” said {S}. “It was a big old stove, and only warm down there. Every farm did it when a lamb had got cold. One day I opened the wrong door, and there was a cake.”',
        '“And what did the lamb do when you baked?” asked {A}. “It looked out,” said {S}, “and waited. It smelled of vanilla until June. Its whole life long it came running when anybody beat an egg.”'
      ]
    },
    {
      id: 'too-short-a-mother',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The lamb liked to be under things, because under is where the milk is kept. It went under the table. It was very big for a mother, and had four good legs. The lamb went round all of them, and looked up at the wood.',
        'On the underside somebody had once drawn a cow, with crayon. {H} had. “I’d forgotten that,” said {H}, who was down there too. The lamb bumped it, just under the tail. There was no milk in it, but it was the right place.'
      ]
    },
    {
      id: 'four-hours',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A lamb that is so small needs milk every four hours. {H} counted it up on the clock. “Eight,” said {H}, “and twelve, and four, and eight again. When does it sleep?” “In between,” said {A}. “And when do we?” “In between the in-betweens.”',
        'They drew lots for who had to get up at four in the morning. The lot was a short straw from the box. The lamb ate it before anybody had seen who held it.'
      ]
    },
    {
      id: 'in-front-of-the-oven',
      A: 'partner',
      paragraphs: [
        'At eight it had its bottle, and its tail went round like a spoon in a cup. But then it was to lie alone, and it cried. They pushed the box right up to the boiler. “Meh!” They laid the kitchen broom in it. “Meh!”',
        'Then it was quiet. The lamb had got out, and lay in front of the oven, looking in. “There’s nothing in there,” said {H}. {A} lay down flat, as low as the lamb. “Oh yes, there is,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-faces',
      A: 'partner',
      paragraphs: [
        'From down there the oven door was a dark mirror, and a lamb looked out of it. “A sheep can’t bear to be alone,” whispered {A}. “But if it sees a sheep’s face, its heart slows down. Even a picture helps.”',
        'Now there were three faces in the door. The lamb looked at {H}’s and at {A}’s. Then it found the woolly one, and sighed. “It’s only ever met our legs,” said {H}. “How was it to know?”'
      ]
    },
    {
      id: 'stays-away',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Does it think that the other one lives in the oven?” asked {H}. The lamb had the same question. It went round the side of the oven to look, but there was a wall. It came back fast, and the other came back just as fast.',
        '“They’ve both been to look,” said {A}. The two of them stood nose to nose, a little out of breath. Neither had found anybody, and both were glad to be home.'
      ]
    },
    {
      id: 'the-aunts',
      A: 'partner',
      paragraphs: [
        'They stood the mirror from the hall beside the box. “Meh,” said the lamb, and the other opened its mouth at the very same moment. The boiler hummed, and was not asked.',
        '“A sheep can keep fifty faces in its head,” said {A}, “for two years.” So {H} drew four long ones, ears and all, and pinned them up over the box. “Your aunts,” said {H}. “You’ll know them on Saturday.” The lamb looked along the row. It no longer pulled {H}’s face. It had one of its own.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the box, and got a sneeze from inside.',
      '{names} settled near the boiler too, for the warm.',
      { text: '{names} laid a folded towel in the box, on top of the straw.', needs: ['hands'] },
      { text: '{names} shook a drop of milk out on one wrist, to see how hot it was.', needs: ['hands'] }
    ],
    way: [
      '{names} moved out of the lamb’s way, and the lamb came along.',
      '{names} looked into the boiler’s face, but found none.',
      { text: '{names} picked lettuce off the floor.', needs: ['hands'] },
      { text: '{names} rinsed the bottle for twelve o’clock.', needs: ['hands'] }
    ],
    turn: [
      '{names} got down on the floor too, and then the oven door was full.',
      '{names} walked past the mirror once, and once more.',
      { text: '{names} drew a fifth aunt, from behind.', needs: ['hands'] },
      { text: '{names} wiped the oven door, down where the nose had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bath mat was hung over the bath, and the broom was only a broom. In the box the lamb folded its legs, and so did the one in the mirror.',
    '{H} washed off the lettuce, and looked up over the basin. There was somebody there with the same wet nose. Then {H} lay down, and pulled up the blanket like wool.'
  ],
  last: [
    'Four aunts looked down on the box, the boiler hummed, and {H} was asleep.',
    'In the mirror and in the box both shut their eyes, and {H} was asleep.'
  ]
})
