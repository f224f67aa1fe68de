import { wishPlot } from '../wish-plot.ts'

export const greenEgg = wishPlot({
  id: 'wish-green-egg',
  wishes: ['hen green egg', 'hen green eggs', 'hens green egg', 'hens green eggs', 'chicken green egg', 'chicken green eggs', 'chickens green eggs', 'hen blue egg', 'hen blue eggs', 'hens blue eggs', 'hens blue egg', 'chicken blue egg', 'chicken blue eggs', 'chickens blue eggs', 'lays green egg', 'lays green eggs', 'laid green egg', 'lay green eggs', 'laying green eggs', 'lays blue egg', 'lays blue eggs', 'laid blue egg', 'lay blue eggs', 'laying blue eggs', 'green egg brown eggs', 'green egg among brown', 'green egg brown', 'blue egg brown', 'blue egg among brown', 'green egg nest', 'green egg henhouse', 'green egg hen house', 'green egg coop', 'blue egg henhouse', 'blue egg coop', 'blue egg nest box', 'found green egg', 'finds green egg', 'found green eggs', 'green egg shell', 'green eggshell', 'blue eggshell', 'why green eggs', 'why blue eggs', 'turquoise egg', 'turquoise eggs', 'olive egg', 'olive eggs', 'olive egger', 'olive eggers', 'easter egger', 'easter eggers', 'araucana', 'araucanas', 'ameraucana', 'cream legbar', 'coloured eggs hen', 'colored eggs chicken', 'hen different colour eggs', 'different coloured eggs hens', 'different colored eggs chickens'],
  asked: 'fact',
  answers: ['hen', 'hens', 'chicken', 'chickens', 'green', 'blue', 'turquoise', 'olive', 'brown', 'white', 'colour', 'coloured', 'color', 'colored', 'colours', 'different', 'egg', 'eggs', 'eggshell', 'shell', 'yolk', 'lays', 'lay', 'laid', 'laying', 'nest', 'box', 'basket', 'henhouse', 'house', 'coop', 'straw', 'among', 'other', 'others', 'one', 'only', 'four', 'five', 'find', 'finds', 'found', 'which', 'who', 'why', 'do', 'does', 'some', 'grey', 'speckled', 'quiet', 'breakfast', 'morning', 'day', 'every', 'boiled', 'fried', 'farm', 'garden', 'yard', 'our', 'new', 'first', 'surprise', 'secret', 'special', 'inside', 'light', 'pale', 'bright', 'little', 'always', 'grandma', 'neighbour', 'neighbour’s', 'same'],
  except: ['died', 'dead', 'dies', 'killed', 'ill', 'sick', 'poorly', 'fox', 'ham', 'seuss', 'bunny', 'hunt', 'painted', 'paint', 'painting', 'dye', 'dyed', 'chocolate', 'dragon', 'dinosaur', 'dino', 'golden', 'gold', 'square', 'giant', 'huge', 'hatch', 'hatches', 'hatched', 'hatching', 'chick', 'chicks', 'duck', 'goose', 'robin', 'cuckoo', 'rotten', 'mouldy', 'monster', 'alien', 'allergic', 'allergy', 'roast', 'curry', 'nuggets', 'pox', 'pirate', 'robot', 'magic', 'emu'],
  moods: ['question', 'learning', 'first'],
  company: ['hen', 'hens', 'egg', 'eggs', 'nest', 'straw', 'basket', 'pan', 'plate', 'shell', 'fence', 'bucket'],
  fed: true,
  about: 'Among the brown eggs lies a green one, and the hero wants to know which of five hens laid it; four shout about every egg, and the fifth has never said a word.',
  titles: ['Four Brown and One Green', 'Which of the Five', '{H} and the Green Egg', 'Green All the Way Through', 'The Hen That Said Nothing'],
  want: [
    {
      id: 'in-the-nest',
      A: 'partner',
      paragraphs: [
        '{H} felt in the nest for the eggs. There were four brown ones, and the fifth was green. {H} carried it to {A} in both hands. “It isn’t ripe yet,” said {A}. But it was smooth and clean, and still warm.',
        'They had five hens. One was black, and there was a red, a yellow, a speckled and a small grey one. “Who was it?” asked {H}. {H} wanted to thank the right one.'
      ]
    }
  ],
  way: [
    {
      id: 'the-shouting',
      A: 'partner',
      paragraphs: [
        'A hen that has laid an egg comes out and shouts about it. So in the morning {H} and {A} sat down and waited. The black hen shouted. They ran, and there was a brown egg. The red hen shouted, and it was brown. It was the same with the yellow and the speckled one.',
        '“Four,” said {H}, and waited for the fifth. Nobody shouted. At noon {H} looked in the nest, just to see. There lay a green egg. “It’s laid itself,” said {H}.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had three nests, all with fresh straw. But hens like to lay where there is an egg already, so all five used the left one. In front of it stood the red hen, and waited. Behind it waited the speckled one, and stamped a little.',
        '“The other two are free,” {A} told them. The hens looked at {A}. So might people at the baker’s, who hear that there is no queue at the bank.'
      ]
    },
    {
      id: 'caught-looking',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Why not just watch? {H} lay down in front of the nest, nose to beak with the yellow hen. It sat. It looked at {H}. {H} looked at it. A minute went by, and it was not a comfortable one.',
        'Then the hen got up and went out, without having done a thing. “You wouldn’t either,” said {A}, “with somebody’s chin in the door.” {H} thought of a place where that was true. {H} went to beg its pardon, through the fence.'
      ]
    },
    {
      id: 'how-green-is-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'How green was it? {A} said, like a pear. {H} said, like the sea in the atlas. They carried it about and held it up to things. It was greener than the wall, and not so green as the sofa. At the soap {A} said, “Stop.”',
        'It was exactly as green as the soap. They laid the two side by side, and looked at them from far away. “Don’t get them mixed up,” said {H}. “One would be bad to eat,” said {A}, “and the other would be bad in the bath.”'
      ]
    },
    {
      id: 'what-they-eat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You lay what you eat,” said {A}. So {H} followed the hens about and wrote down what they ate. Grass, wrote {H}. Grass, a beetle, half a strawberry, a stone, grass. “They all eat grass,” said {H}. “Then they’d all lay green. And now and then a striped one.”',
        '{A} looked at the list. “What would I lay?” asked {A}. There had been beetroot. They both thought that it would be lovely, and that {A} had better not.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can see it by the ears,” said {A}. A hen has an ear at the side, with a small flap underneath. White flaps mostly lay white eggs, and red flaps mostly lay brown. They went from hen to hen, and looked behind their cheeks. Red, red, red and red.',
        'The grey one had a beard on both sides, and would not be parted. “It doesn’t say anything about green ears anyway,” said {A}. {H} felt {H}’s own. “Pink,” said {A}. Nobody knew what that would have been.'
      ]
    },
    {
      id: 'pet-as-a-detective',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was to smell at the green egg, and then at the hens. With the egg it went well. {A} smelled at it from all sides, and had to be told that this was enough. But with the hens it was {A} who was looked into.',
        'They came up all together, and walked round {A}, and one of them pulled at something. “Well?” asked {H}. {A} came back, sat down with the egg, and did not want to talk about it.'
      ]
    },
    {
      id: 'elder-in-the-lettuce',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My aunt had one that laid green,” said {S}. “She laid them away, in the lettuce. You couldn’t find a single one.” “How did you find them, then?” asked {A}. “At table,” said {S}. “Somebody would say that the lettuce was very firm tonight.”',
        '{A} looked at {S}’s face. It was quite straight. “And what did your aunt do?” “She planted red lettuce,” said {S}. “After that it was easy.”'
      ]
    },
    {
      id: 'the-wooden-egg',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the nest there was a wooden egg too, to show the hens where to lay. It had been there for years, and had been sat on by all of them. {H} took it out and asked it. If anybody had seen it, that was who.',
        '“It’s sworn to silence,” said {A}. It was worn quite smooth, and warm. In the place where they had held it, it smelled of hen. {H} put it back just as it had lain. “It’s never told on anybody yet,” said {H}.'
      ]
    },
    {
      id: 'an-hour-later',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A hen needs a bit more than a day for each egg. So it lays one hour later every time, until it is too late in the day. Then it leaves one out, and begins again early. {H} made a table for all five, with hours.',
        'By the table it could be any of them, on Thursday. “Unless one of them’s left one out,” said {A}. They looked for a hen that looked as if it had left something out. They all did.'
      ]
    },
    {
      id: 'who-did-not',
      A: 'partner',
      paragraphs: [
        '“Count again,” said {A}. “Who did the shouting?” “The black one, the red one, the yellow one and the speckled one,” said {H}. “And they laid the brown ones.” “So who said nothing?” asked {A}.',
        'They both turned round. By the fence stood the small grey hen, and looked at a straw. Nobody had ever heard it shout. So nobody had thought that it laid at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-be-sure',
      A: 'partner',
      paragraphs: [
        'The next day they gave the grey hen a nest to itself, and shut the door. Not a sound came out. When {A} opened it, the hen stepped past them, as if it had only been in to read. In the straw lay an egg, and it was green.',
        '“And you don’t even mention it,” said {H}.'
      ]
    },
    {
      id: 'who-gets-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A green egg and a brown one had been boiled. Does green taste of anything? {A} shut both eyes, and {H} held out a spoon. “Green,” said {A}. It was brown. {H} shut both eyes too. “Pea,” said {H}. “Soap. A bit of sea.”',
        'That had been the brown one as well. They changed over twice more. An egg tastes the same in any coat. But with open eyes the green one was better, and neither could be talked out of it.'
      ]
    },
    {
      id: 'all-the-way',
      A: 'partner',
      paragraphs: [
        'For supper they cracked it into a pan. {H} had hoped for a green yolk, but it was yellow. So {H} looked at the shells. The brown ones were white on the inside. “They’re only painted,” said {A}. “That’s done at the very end.” The green one was green on the inside too. “That isn’t paint,” said {H}. “It’s meant all the way through.”',
        'Then {H} went out to the hens once more. Somebody had to say it. {H} flapped both arms, and shouted for the grey one, as loud as for any brown egg. Four hens stood still. The grey one looked at its feet, and grew.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the nest, but it was only green that once.',
      '{names} stood among the hens, and could not be told apart by their faces.',
      { text: '{names} held the egg up to the light.', needs: ['hands'] },
      { text: '{names} laid some hay in the basket, to keep it safe.', needs: ['hands'] }
    ],
    way: [
      '{names} listened as well, with the head on one side.',
      '{names} waited in line with the hens for a bit, by mistake.',
      { text: '{names} turned over a bucket, to sit on.', needs: ['hands'] },
      { text: '{names} made a stroke on the fence for every shout.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave the grey hen some room, out of respect.',
      '{names} joined in the shouting, for as long as it went on.',
      { text: '{names} fitted two halves of green shell together.', needs: ['hands'] },
      { text: '{names} brought the grey hen a dandelion.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was washed. Half the green shell was put on the window sill, where the light could come through.',
    '{H} washed off the straw and went to roost, at the far end by the wall. {H} had done very well today, and did not mention it.'
  ],
  last: [
    'Nobody said a word about it, and {H} was asleep.',
    'On the sill the shell was green on both sides, and {H} was asleep.'
  ]
})
