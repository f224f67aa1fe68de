import { wishPlot } from '../wish-plot.ts'

export const treeThatWalks = wishPlot({
  id: 'wish-tree-that-walks',
  beginsElsewhere: true,
  wishes: ['tree walk', 'tree walks', 'tree walking', 'tree walked', 'tree can walk', 'tree could walk', 'trees walk', 'trees walking', 'trees walked', 'walking tree', 'walking trees', 'tree went for a walk', 'tree goes for a walk', 'tree legs', 'tree with legs', 'tree feet', 'tree with feet', 'tree moves house', 'tree moved', 'tree runs away', 'tree ran away', 'tree follows', 'tree followed us', 'tree came home', 'tree comes home', 'tree on a walk', 'tree on the bus', 'tree go anywhere', 'tree wanted to travel', 'tree travel'],
  except: ['christmas', 'xmas', 'house', 'hut', 'fort', 'money', 'beanstalk', 'fell', 'fallen', 'cut', 'chopped', 'died', 'lightning', 'stuck', 'climb', 'climbs', 'family', 'fairy', 'apple', 'squirrel', 'frog', 'dog', 'cat', 'through', 'past', 'around', 'scared', 'afraid', 'path'],
  answers: ['tree', 'trees', 'walk', 'walks', 'walking', 'walked', 'can', 'could', 'that', 'which', 'who', 'with', 'legs', 'feet', 'roots', 'goes', 'go', 'went', 'for', 'away', 'runs', 'moves', 'follows', 'home', 'big', 'old', 'magic', 'street', 'our', 'a', 'the', 'and', 'where'],
  company: ['tree', 'roots', 'bench', 'bus', 'street', 'branch', 'nest', 'hole'],
  out: true,
  about: 'A tree that can walk wants to see round the corner, and leaves behind a hole, a puzzled bus and a bench with nothing to lean on, until a nest must not be shaken.',
  titles: ['The Tree Round the Corner', 'One Root After the Other', '{H} and the Tree That Could Walk', 'Step, Hole', 'Just for a Look'],
  want: [
    {
      id: 'it-got-up',
      A: 'partner',
      paragraphs: [
        '{H} only wanted some shade, and sat down on the bench under the tree. Then the bench was in the sun. The tree had taken a step. It pulled up one root, shook off the earth, and put it down further on.',
        '“It’s walking!” cried {H}. “That’s the wind,” said {A}, who was quite sure. “Excuse me,” said the tree. “I’ve been looking at that corner for ninety years. I only want to see what’s round it.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-walks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had eleven roots, and had never had to sort them out before. Sometimes it put down two at once, and sometimes none. “Left,” said {A}, to help. “Which one’s left?” asked the tree. There were five of them.',
        '{H} numbered the roots with a bit of chalk. “One,” called {H}. “Two. Three.” It went very well as far as six. On seven the tree was standing. It took a while to get itself off.'
      ]
    },
    {
      id: 'its-shade',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The shade went along with it, and so did everybody who was in it. There was a lady with a pram, and two old men with a game of draughts. They picked up the board, and walked after it, a step at a time.',
        '“It’s your move,” said the one. “I’ve just moved,” said the other. “I’m in front of the chemist.” {A} carried the bag of stones for them. Nobody would have thought of staying behind in the sun.'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a puddle in the road, and the tree stopped. It had never been able to go to any. All the water it had ever had came to it. Slowly it put in one root, up to the ankle.',
        'There was a long slurp. Then the puddle was a place where a puddle had been. “Is there another?” asked the tree. {H} knew of three. At the last one the tree waited until a sparrow had finished its bath.'
      ]
    },
    {
      id: 'dog-lift',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A dog came along, and sniffed, and lifted a leg. “Oh no,” said the tree. “Not today.” It took a step to the side. The dog stood there on three legs and looked up, and then at its owner.',
        'In the whole of its life nothing like that had happened. It tried once more, at root number nine. The tree stepped aside. “Try the lamp post,” {A} advised it. The dog would not. From now on it no longer trusted that one either.'
      ]
    },
    {
      id: 'asks-the-way',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you think is round the corner?” asked {H}. The tree knew some of it. “There’s something that rings at ten past eight,” it said. “There’s something that smells of bread. And they all come back from there with a bag.”',
        '“So what is it?” asked {A}. “I’ve always thought it was the sea,” said the tree. {H} knew quite well what was there. It was a school, and a baker’s, and a shop for lamps. {H} said nothing, because you only see a thing for the first time once.'
      ]
    },
    {
      id: 'leaves-talk',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The other trees in the street had seen it. They stood in a row, and they rustled from one end to the other. “What are they saying?” asked {H}. The tree turned a bit red, quite early in the year.',
        '“They’re saying: that one’s gone,” it said. “They’re saying: and with its roots out.” {A} looked along the row. They had all leaned a little that way, to get a better view. One of the small ones had lifted a toe.'
      ]
    },
    {
      id: 'crossing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the crossing they had to wait for the green man. The tree was not used to being one of those who wait for something. It held out a branch on both sides, so that nobody would step out too soon.',
        '“Red,” said {A}. “Green,” said {A}. And the tree walked over, with a crowd of people under it. They all kept dry, although it had not rained. On the other side they wanted to thank it, and did not know where to look.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knew it when it was no taller than me,” said {S}. “We were planted in the same year, so to speak. I went off to see things, and it stayed.” “Did you tell it where you went?” asked {A}. “I sent cards,” said {S}. “I put them in the hole where the branch was.”',
        '“I’ve got them all,” said the tree. It had never been able to bend far enough to read them. {S} reached in and took out a lighthouse, rather soft.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was allowed to ride, on the lowest root, and {A} held on to {S} by both hands. Up it went, and forward, and down with a bump. “Faster!” said {S}. “This is fast,” said the tree. “For this I’d usually need a hundred years.”',
        'After that {S} walked like it, with stiff knees, and every toe thought about first. {S} put on some leaves as well. A pigeon came and sat down on one arm. Neither of them had expected that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had gone to that tree every day, and knew it by heart. Now it was in the wrong place. {A} went to the hole, and looked in, and went to the tree, and looked up. It was the same one. It smelled of yesterday.',
        'Somebody had moved it, and had asked nobody. {A} walked three times round the trunk, so that it would stay. It went on. {A} had to walk round it and along as well, and was soon quite giddy.'
      ]
    },
    {
      id: 'the-bus',
      A: 'partner',
      paragraphs: [
        'The tree walked down the street, one root after the other, and everybody had to wait. The bus driver leaned out. “I always turn left at the tree,” said the driver. “I’ve been round four times now.”',
        'Where the tree had been there was a hole. The bench had tipped over into it, backwards. “Now they’re all cross,” said the tree. “Only for a bit,” said {A}. “It’s not far now.”'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        'Round the corner there was a baker’s, and a bicycle, and one more corner. “Oh!” said the tree. Now it wanted to run. It lifted six roots at once, and all its leaves shook.',
        '“Cheep,” said somebody at the top. {A} looked up between the branches. “There’s a nest up there,” said {A}. “They’re all alone, with their beaks open. The mother’s out getting flies. She’ll bring them to the old place.”'
      ]
    }
  ],
  turn: [
    {
      id: 'very-softly',
      A: 'partner',
      paragraphs: [
        'The tree kept as still as it could. It held that one branch as you hold a full cup. Over the old place a bird flew round and round, where there was nothing. “Go home backwards,” said {H}. “Then you can look at the corner the whole way.”',
        'So they went backwards. “Step,” said {H}. “Hole,” said {A}. One root after the other slid in. Down came the bird, and there was a twig, just where a twig had to be. “Cheep,” it said up there, six times.'
      ]
    },
    {
      id: 'bench-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They set the bench up again, and pushed it against the trunk, until it creaked. Two old men sat down on it, with a game of draughts.',
        '“Where were we?” asked the one. “At the chemist’s,” said the other. “No, I was at the chemist’s. You were on the crossing.” They moved the board to the left, as far as the shade went. {A} asked who had been winning. “I was,” they both said.'
      ]
    },
    {
      id: 'watered',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} pressed down the earth all round, and {A} fetched water from the tap behind the kiosk. The tree drank three buckets. “That was from walking,” said the tree. A root stretched out in the wet, and wriggled.',
        '“Do they hurt?” asked {H}. “They tingle,” said the tree. “I’d no idea how many I was.” Then it counted once more, down in the dark. You could see it in the leaves, which gave a twitch at every number.'
      ]
    },
    {
      id: 'tell-me',
      A: 'partner',
      paragraphs: [
        'The bus turned left. {H} sat down on the bench, and now it was in the shade. “What’s behind the second corner?” asked the tree. “We’ve never looked,” said {A}.',
        '“In the autumn they’ll have flown,” said the tree. “Then I could.” “We’ll come along,” said {H}. “I’ll see to the bus, and {A} can hold the bench.” Over their heads a branch moved over a bit. From there you could see just one brick of the baker’s.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the shade, and had to move along.',
      '{names} stepped back from the root, and it stepped too.',
      { text: '{names} held up the bench, as long as two arms could.', needs: ['hands'] },
      { text: '{names} shook the earth out of one shoe, and the tree did the same.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the tree, in very good shade.',
      '{names} stopped at the crossing, next to the trunk.',
      { text: '{names} waved the bus past, on the left of the tree.', needs: ['hands'] },
      { text: '{names} put a branch back in, which had got into the bus.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked backwards too, and met a lamp post.',
      '{names} kept quite still under the nest.',
      { text: '{names} trod the earth down round the roots, all the way.', needs: ['hands'] },
      { text: '{names} lifted the bench out of the hole, with a one and a two.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mud was scraped off the shoes, and there was a leaf in every pocket.',
    'Still a bit damp, {H} lay down, and thought about all ten toes, one after the other. It took until the little one to get them to lie still.'
  ],
  last: [
    'At the corner stood a tree, up to its ankles in the earth, and looked round it. {H} was asleep.',
    'The nest did not move at all, and nor did {H}, who was asleep.'
  ]
})
