import { wishPlot } from '../wish-plot.ts'

export const dinosaurUnicorn = wishPlot({
  id: 'wish-dinosaur-unicorn',
  wishes: ['dinosaur unicorn', 'dinosaurs unicorns', 'dinosaur unicorns', 'dinosaurs unicorn', 'dino unicorn', 'dinos unicorns', 'dinos unicorn', 'dino unicorns', 'trex unicorn', 't-rex unicorn', 't rex unicorn', 'dinosar unicorn', 'dinosaur unicorns rainbow', 'dinosaur unicorn friends', 'dinosaur unicorn hide and seek'],
  except: ['dragon', 'dragons', 'mermaid', 'mermaids', 'fairy', 'fairies', 'robot', 'robots', 'truck', 'trucks', 'train', 'princess', 'pirate', 'pirates', 'egg', 'eggs', 'fight', 'battle', 'dinocorn', 'cake', 'party', 'died', 'lost'],
  answers: ['friends', 'friend', 'best', 'friendship', 'meets', 'meet', 'met', 'together', 'play', 'playing', 'game', 'hide', 'seek', 'big', 'little', 'rainbow', 'magic', 'horn', 'roar'],
  company: ['dinosaur', 'unicorn'],
  about: 'Everybody finds the dinosaur at once and nobody has ever found the unicorn, and each would give anything for the other’s trouble, until they hide in the same place.',
  titles: ['Already Found', 'Three Thousand Years of Winning', '{H} Finds the Unicorn', 'What It Was Standing On', 'Bless You, Said the Dinosaur'],
  want: [
    {
      id: 'ready-or-not',
      A: 'partner',
      paragraphs: [
        '“Eighteen, nineteen, twenty,” said {H}. “Coming!” A dinosaur and a unicorn were hiding. The dinosaur was behind the curtain. There were two green feet below, and a whole head above the rail. “Found you,” said {H}. “Already?” said the dinosaur.',
        '{H} wanted to find the unicorn, just once. “It’ll be in with something white,” said {A}, quite sure, and opened the fridge. That was the milk.'
      ]
    }
  ],
  way: [
    {
      id: 'winning',
      A: 'partner',
      paragraphs: [
        'At last the unicorn came out by itself, from behind a lamp as thin as a broom. “I’ve been winning for three thousand years,” it said. “They’ve looked for me on horses, and in ships. I’d so like somebody to say it. Found you.”',
        'The dinosaur sighed. “We once hid for sixty-six million years,” it said. “Nobody moved. They found us with little brushes.” “Then you teach each other,” said {A}.'
      ]
    },
    {
      id: 'be-thin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The unicorn showed how it stood behind the lamp. “You breathe in,” it said, “and think of milk.” The dinosaur breathed in. The curtain came with it, and two socks, and the newspaper. It thought of milk as hard as it could.',
        'Now there was a lamp with a dinosaur on either side. “Can you see me?” it asked, without moving its lips. “Only where the lamp isn’t,” said {A}.'
      ]
    },
    {
      id: 'sofa',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next the dinosaur was a sofa. It lay down along the wall, tucked in all its claws, and put a cushion on its back. It was really very like. {A} sat down on it with a book and read half a page.',
        'Then {A} turned over, and a corner of the page tickled. The sofa went hee. It went hee-hee, and the cushion hopped. “Sofas don’t,” said the unicorn, from wherever it was. “Some do,” said the dinosaur.'
      ]
    },
    {
      id: 'head-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If I can’t see anybody, nobody can see me,” said the dinosaur. It put its head in the laundry basket. The rest of it stood out across the room, and the tail was in the next one.',
        '“Am I in?” it called, between the pyjamas. {H} walked along it. It was nineteen steps, and one up. “You’ve made a good start,” said {A}. When it came out, it had a pyjama leg over each eye, and thought that it was night.'
      ]
    },
    {
      id: 'glitter',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To be found, the unicorn wanted to leave a trail. It shook its mane at every step, and it glittered down on the floor, pink and silver. It went round the table, and into the bathroom, and behind the lamp again.',
        'But the dinosaur came after it on soft feet. It sniffed at the glitter, and then it sneezed. Now there was glitter everywhere, on the ceiling too. {H} followed the trail. It led to every place that there was.'
      ]
    },
    {
      id: 'rhyme',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The dinosaur wanted to count for once. It knew only big numbers. “A million,” it counted, “two million, three million.” {A} sat down on the floor to wait. “Can’t you do small ones?” asked {H}.',
        '“How small?” asked the dinosaur. “One.” It had never had so little of anything. “One,” it said, and looked at it for a while. “That’s me,” said the unicorn, from somewhere. “You need one for the horn.”'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The worst of it was the tail. It did not know that it was playing. The dinosaur was under the table, and quite quiet. But the tail lay out in the light, and the end went up and down, up and down. It only did that when the dinosaur was happy.',
        '“Think of something sad,” said the unicorn. The dinosaur thought of being found. The tail stopped at once. “It works!” whispered the dinosaur, and there it went again.'
      ]
    },
    {
      id: 'horn-hook',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The unicorn stood in the hall, between the coats, and held out its horn. In came {A}, and hung a scarf on it, and then a bag with potatoes in. {A} even said “Bother”, because the hook was so high. Then {A} went off to look for the unicorn.',
        '“You had it in your hand!” cried {H}. They ran back. There hung the scarf and the bag, on a hook, and it was only the hook. The potatoes were all there.'
      ]
    },
    {
      id: 'footprints',
      spare: 8,
      paragraphs: [
        '{H} tried it on hands and knees, with a magnifying glass. There were two sorts of footprints on the floor. The one sort had three toes, and {H} could have sat down in it. It went straight to the bathroom, where somebody large was being a towel.',
        'The other sort was no bigger than a plum. It went up the wall beside the lamp, over the picture, and down again. “Now that’s showing off,” said {H}.'
      ]
    },
    {
      id: 'swap-noses',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They rested for a while, the dinosaur with its chin on the carpet. The unicorn looked at it from close to. “What’s it like?” it asked. “Being found?” “It’s quick,” said the dinosaur. “You’ve hardly shut your eyes, and everybody’s pleased.”',
        '“That sounds lovely,” said the unicorn. “And what’s it like not to be?” “Quiet,” said the unicorn. “You hear them go by. Then you hear them having supper.” The dinosaur pushed half a biscuit across to it with its nose.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once hid so well that they all went home,” said {S}. “I was in the coal shed, behind the sledge. They’d had their soup by then.” “And when did they find you?” asked {A}. “They didn’t. I went in and told them.”',
        'The unicorn had come out, without anybody seeing where from. It laid its chin on {S}’s arm. “And did you say found me?” it asked. “I said, is there any left,” said {S}. “It comes to the same.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} hid as well, in the middle of the rug, under a tea towel. “You can’t find me,” said the tea towel. The dinosaur came by, on its way to the bath. It stopped, and lifted one corner with a claw, as carefully as a page.',
        '“I’ve found somebody,” said the dinosaur. Until then nobody had been easier to find than a dinosaur. It was so proud that it had to sit down. {A} heard the rug squeak. “Again!” said {S}, and was under the tea towel before it had got up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} put both hands over both eyes, and was gone. “Where is {A}?” asked {H}. The dinosaur looked under the table, and behind the unicorn. It truly did not know. Then the hands came down. “There!” cried the dinosaur, and the window shook.',
        '{A} did it again. It was the only one in the house who had taken in how the dinosaur played. They hid from each other, nose to nose, and neither of them saw a thing.'
      ]
    },
    {
      id: 'sneeze',
      A: 'partner',
      paragraphs: [
        'So the dinosaur taught the unicorn. “You have to sneeze,” it said. “I always do.” {H} counted. “Atishoo!” went the unicorn, quite close. “Bless you!” roared the dinosaur, and it was found. “Already?” it said.',
        '“It’s the same with my white cup,” said {A}. “I only find it when it’s on the green tray.” {H} looked at the dinosaur, and that was green from end to end. “This time,” said {H}, “you two hide in one place.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hill',
      A: 'partner',
      paragraphs: [
        '{H} counted slowly, and opened both eyes. There was a hill by the window. On top of the hill stood the unicorn, as white as a cup on a tray. “Found you!” shouted {H}. The unicorn danced with all four hooves. “Say it once more,” it said.',
        '“And now the dinosaur,” said {A}. They looked under the table and in the bath. {A} sat down on the hill to think. “It’s too big for the fridge,” said {A}.'
      ]
    },
    {
      id: 'warm-hill',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is it getting warmer?” asked {H}, as you do. “Very warm,” said the unicorn. {H} took two steps to the door. “Colder,” said the unicorn. It went on like that, round the room and back. In the end {H} stood with both feet against the hill.',
        '“Hot,” said the unicorn. “Boiling.” {H} looked up at the ceiling, and into the lamp. “It must be in the flat above,” said {A}. Somewhere in the hill there was a very small hee.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The hill went up a little, and it went down a little. “It’s an old house,” said {A}. On the hill the unicorn rode up and down, like a boat, and kept its face straight. It had had three thousand years to learn that.',
        'But behind the armchair lay the hill’s tail, and that went up and down too. The unicorn coughed. Then it came down and sat on the tail.'
      ]
    },
    {
      id: 'we-give-up',
      A: 'partner',
      paragraphs: [
        '“We give up!” called {H}. Then the hill opened one eye. {H} looked along the neck, and all the way to the tail. Nobody who has just found a unicorn looks at what it is standing on. “Not found,” whispered the dinosaur. “Not with brushes, either.”',
        '“And now you hide,” said {A}. {H} got into bed, right under the blanket, and lay as flat as a letter. It was dark, and something with soft lips lifted the edge. “Found you,” said the unicorn. It had waited for that as well. “Already?” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out long before that, and did not mind.',
      '{names} looked behind the dinosaur, which took some time.',
      { text: '{names} held both hands over {H}’s eyes, for the counting.', needs: ['hands'] },
      { text: '{names} pulled the curtain straight, over as much as there was curtain for.', needs: ['hands'] }
    ],
    way: [
      '{names} walked right past the unicorn, without knowing it.',
      '{names} hid behind the dinosaur, and was found along with it.',
      { text: '{names} pointed at the tail, and quickly stopped pointing.', needs: ['hands'] },
      { text: '{names} shone a torch behind the lamp, and there was a wall.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned against the hill, and it was warm.',
      '{names} searched under a cushion, in case the dinosaur had folded.',
      { text: '{names} knocked at the bathroom door and asked if anybody green was in.', needs: ['hands'] },
      { text: '{names} clapped for the unicorn, and once more for the hill.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain hung down again with nobody in it. The unicorn went back behind the lamp, and a bit of horn was left showing, on purpose.',
    '{H} lay down, and by the window there was a hill that nobody had seen by day.'
  ],
  last: [
    'Nobody had to look for anybody now. {H} was there, under the blanket, and {H} was asleep.',
    'Eighteen, nineteen, twenty, and {H} was asleep.'
  ]
})
