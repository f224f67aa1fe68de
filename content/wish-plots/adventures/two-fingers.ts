import { wishPlot } from '../wish-plot.ts'

export const twoFingers = wishPlot({
  id: 'wish-two-fingers',
  beginsElsewhere: true,
  wishes: [
    'shrink', 'shrinks', 'shrinking', 'shrunk', 'shrank', 'size ant', 'small as an ant', 'tiny as an ant', 'small ant size', 'ant sized', 'ant-sized', 'tiny people', 'tiny person', 'teeny tiny people', 'tiny man', 'tiny woman', 'tiny girl', 'tiny boy', 'tiny family', 'tiny children', 'tiny child', 'thumbelina', 'tom thumb', 'borrowers', 'miniature people', 'size thumb', 'size mouse', 'size pea', 'small mouse', 'become tiny', 'became tiny', 'becomes tiny', 'turned tiny', 'turns tiny', 'tiny world', 'miniature world', 'lilliput', 'small as a mouse', 'inch tall', 'finger tall', 'thumb sized'
  ],
  except: ['ant', 'ants', 'jumper', 'washing', 'wash', 'clothes', 'sweater', 'wool', 'violin', 'violins', 'school', 'class', 'smallest', 'afraid', 'scared', 'elephant', 'dragon', 'dinosaur', 'kitten', 'puppy', 'fairy', 'fairies', 'ill', 'born', 'baby', 'drum', 'slide', 'door', 'too'],
  answers: ['shrink', 'shrinks', 'shrinking', 'shrunk', 'shrank', 'size', 'ant', 'tiny', 'small', 'people', 'person', 'man', 'woman', 'girl', 'boy', 'little', 'as', 'mouse', 'thumb', 'finger', 'who', 'lived', 'live', 'kitchen', 'table', 'world', 'giant', 'magic', 'potion', 'become', 'became', 'becomes', 'turned', 'turns', 'woke', 'day', 'family', 'smaller', 'adventure', 'button', 'matchbox', 'house', 'down', 'child', 'wall', 'walls', 'floorboards', 'under', 'in', 'inside'],
  company: ['jam', 'spoon', 'ant', 'loaf', 'mountain', 'crumb', 'giant', 'tongue', 'sugar', 'table'],
  about: 'Two who have shrunk to two fingers want to get up the loaf, and are stuck in a swamp of jam, until a giant comes by.',
  titles: ['Two Fingers High', 'The Swamp on the Table', '{H} Gets Very Small', 'A Giant with a Tongue', 'Up the White Mountain'],
  want: [
    {
      id: 'two-fingers',
      A: 'partner',
      paragraphs: [
        '{H} had shrunk. {H} was two fingers high now, the pointing one and the long one. They stood on the breakfast table and walked. Beside them walked two others, and that was {A}. “We’re tiny,” said {A}. “Everything’s got so big.”',
        'The plate was a frozen lake. At the far end of the table rose the white mountain, which was the loaf. “I want to go up there,” said {H}, “and see where it all stops.”'
      ]
    },
    {
      id: 'how-it-came',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did we shrink?” asked {A}. “It was the milk,” said {H}. “If you drink it from the wrong side, you grow. If you drink it with your eyes shut, it’s the other way.” “I had mine with a straw,” said {A}.',
        'They looked each other up and down. {A} had a ring of flour round one knee. It had been a knuckle only a minute ago.'
      ]
    }
  ],
  way: [
    {
      id: 'swamp',
      A: 'partner',
      paragraphs: [
        'They set off. A crumb lay in the way, as big as an armchair. They climbed up it and slid down the other side. There the ground was red and shone. “That’s pretty,” said {H}, and stepped into it. Slup, it went. One leg was in up to the knee.',
        'It was jam. {H} pulled, and the other leg went in as well. {A} wanted to hold out a hand, but {A} had only legs. Slup, and one of those was in too.'
      ]
    },
    {
      id: 'dog-ant',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An ant came along the edge of the plate. It was as big as a dog. It felt {H} all over with its feelers. “Good ant,” said {H}, and kept quite still. “Do you think it fetches?” {A} rolled it a grain of sugar.',
        'The ant picked it up and held it over its head. It was about as big as the ant was. Then it walked off with it, and did not come back. “It does the first half,” said {A}.'
      ]
    },
    {
      id: 'drop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Under the jug lay a drop of water. It was as high as their knees, and round, and had a window in it. {H} pushed at it with one foot. It gave way a little, and pushed back. “It’s got a skin,” said {A}.',
        '{H} pushed harder, and the skin jumped on to the foot and held it. It was a very wet sort of ball. “When you’re small,” said {A}, “you have to ask water first.”'
      ]
    },
    {
      id: 'salt-snow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind the salt cellar it had snowed. The snow was all little dice. {H} slid on it with one leg forward, as far as the butter, and {A} slid after. “They’re cubes,” said {A}, with one bent knee, to see better. “Every single one.”',
        'They built a snowman out of them. It had a cube for a tummy and a cube for a head, and looked rather strict. They gave it a peppercorn, to hold.'
      ]
    },
    {
      id: 'spoon-mirror',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the way lay a spoon, as long as a boat. They leaned over the edge and looked in. Down there hung two tiny people by their feet from the ceiling. “Poor things,” said {H}. “How did they get up there?” “By being careless with a spoon,” said {A}.',
        '{H} waved with one leg, and was waved to. On the back of the spoon they were the right way up, with very round knees.'
      ]
    },
    {
      id: 'storm',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Then came a storm. It was {A}, who was still big, and had to yawn. The crumbs rolled, and a napkin flapped like a sail. The tiny person lay down flat behind the egg cup and held on.',
        '“Did you feel that?” called {H}, as loud as you can at that size. {A} bent down with an enormous ear. “Did a gnat say something?” asked {A}. “It sounded like a gnat with good manners.”'
      ]
    },
    {
      id: 'sugar-house',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’d live in the egg cup,” said {A}, who had come down on two fingers for a look. “It’s got a round room and a good step.” “I’d live in the teapot,” said {H}. “There’s a way in at the top and a way out at the front.”',
        '“It’s wet in the afternoons,” said {A}. They went once through the whole town, from the mustard to the honey. In the end both of them wanted the matchbox, because it had a drawer to sleep in.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At the edge of the world they looked down. There lay a beast, larger than a town hall. It had a name, and that was {A}. “It’s asleep,” whispered {H}. One of its ears turned round, all on its own.',
        '{H} let down a crumb, which was as much as two fingers can carry. It fell for a long time. There was a sound like a door, and the crumb had never been. They tiptoed on, along the middle.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} came to town on two fingers, with a raisin for a suitcase. “Is there a hotel?” asked {A}, who was a guest at any size. They showed it the toast rack. It had five rooms, all of them airy.',
        '“Which has got a view?” “They’ve all got one,” said {H}, “on both sides.” {A} lay down in the middle one, and hung out at either end.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'Two fingers came along that walked with care, and had a good many folds. They were {S}. “I’ve been this size before,” said {S}. “At school, when I hadn’t done my sums.” “Did you get bigger again?” asked {A}.',
        '“Every time,” said {S}. “It began when the bell went.” They walked a bit of the way together, arm in arm, as far as legs can.'
      ]
    },
    {
      id: 'child-legs',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be tiny too, but with all five fingers at once. It ran like a crab. “You’ve got three legs too many,” said {A}. {S} looked underneath. “They’re all mine,” said {S}. “This one’s the fast one.”',
        'It was the little finger. It came in last, but it had not been told.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Something pink came down out of the sky, and it was the whole hand of {A}. It shut, and in it was {H}, from the knees up. It was warm and damp in there, like a greenhouse. “Hello,” said {H} between two fingers.',
        'The hand went up to a mouth without any teeth. {H} came out again just in time, a bit wetter. Nobody who is tiny forgets such a journey.'
      ]
    },
    {
      id: 'who-could',
      A: 'partner',
      paragraphs: [
        'They tried to pull each other. They laid down a splinter of toast, for a bridge, and it sank, with all its corners. The more they trod about, the deeper they were in.',
        '“It’s only a spoonful,” said {A} at last. “It isn’t the jam that’s too big. It’s us that are too small. To a giant it’d be one lick.” They both looked up.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tongue',
      A: 'partner',
      paragraphs: [
        '“Then I’ll call one,” said {H}. “Giant! Hoo-hoo!” It got dark over the swamp. Something came down out of the sky, pink and wide and warm. It went once to the left and once to the right. It was a tongue. Then there was no more jam, and both of {H}’s legs were free.',
        'A second one came for {A}. “That tickled!” said {A}. “Who was it?” “I don’t know,” said {H}, with a red chin. “They went away at once.”'
      ]
    },
    {
      id: 'giants-talk',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do giants do all day?” asked {A}, when they walked on. “They sit,” said {H}. “Their knees are somewhere under the world. From time to time one of them drops something, and then it’s winter.”',
        '“Do they know about us?” {H} thought about it. “They hum when they cut the bread,” said {H}. “I think that’s so that we can get out of the way.”'
      ]
    },
    {
      id: 'slope',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The mountain was steep and dusty, and smelled of a baker. They went up slowly, one leg after the other, where the crust had a crack. Halfway there was a ledge. They had a rest on it and let their feet hang down.',
        '“You’re out of breath,” said {A}. “Mountains are like that,” said {H}. The flour came down past them without a sound.'
      ]
    },
    {
      id: 'lamp-moon',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Over the table the lamp was the moon. It was full every night, and stood still, and had a fly walking on it. “Somebody lives up there,” said {A}. {H} waved with one leg.',
        'The fly washed its hands. Perhaps it had not seen them, but nobody knows how far a fly can see.'
      ]
    },
    {
      id: 'view',
      A: 'partner',
      paragraphs: [
        'In the evening they stood on top of the white mountain. You could see everything from there, even the edge with nothing behind it. Far off sat two giants. They looked quite friendly, and both had red chins.',
        '“Yours has got flour on the nose,” said {A}. “So has yours,” said {H}. Then the two tiny people sat down, which they did by bending. They leaned together until it got dark.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay behind the butter, like a range of far hills.',
      '{names} breathed in over there, and a crumb rolled uphill.',
      { text: '{names} put down a teaspoon, for a bench on the way.', needs: ['hands'] },
      { text: '{names} walked a little too, on two fingers, in slippers made of peel.', needs: ['hands'] }
    ],
    way: [
      '{names} rumbled in the distance, like weather before lunch.',
      '{names} bumped the table, and the armchair turned over.',
      { text: '{names} lowered a strand of cress, for a rope.', needs: ['hands'] },
      { text: '{names} rolled a grape into the swamp, and it made a good island.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked the last red lake away.',
      '{names} loomed up, as wide as the sky.',
      { text: '{names} wiped round the edge of the swamp, with a napkin as wide as a field.', needs: ['hands'] },
      { text: '{names} moved the butter along, so that the mountain had a view.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped the table, and the mountain went into the bread bin. The two fingers were washed first, each by itself, and then the whole giant they belonged to.',
    'In bed they took one more walk, over the blanket and up to the pillow. There they looked into a large kind face, and lay down beside it.'
  ],
  last: [
    'First one leg bent, and then the other, and the two fingers and {H} were asleep.',
    'There was a breath like a warm wind, and in it lay somebody tiny, and {H} slept.'
  ]
})
