import { wishPlot } from '../wish-plot.ts'

export const forest = wishPlot({
  id: 'wish-forest',
  beginsElsewhere: true,
  wishes: ['forest', 'forests', 'woods', 'woodland', 'the wood'],
  except: ['rain', 'rainforest', 'fire', 'burning', 'burnt', 'lost', 'dark', 'afraid', 'scared', 'magic', 'enchanted', 'school', 'den', 'camping', 'cutting', 'felled', 'haunted', 'who', 'that', 'fairy', 'fairies', 'wolf', 'wolves', 'bear', 'bears', 'deer', 'fox', 'owl', 'animals', 'creatures', 'night', 'picnic', 'kelp', 'bamboo', 'tiger', 'monster', 'witch', 'unicorn', 'treehouse', 'green'],
  answers: ['trees', 'walk', 'walking', 'deep', 'leaves', 'exploring', 'adventure', 'moss', 'quiet', 'day', 'trip', 'going', 'big'],
  out: true,
  company: ['forest', 'path', 'hill', 'moss'],
  about: 'The hero wants to see the forest and comes to nothing but trees, until the hero lies down in it.',
  titles: ['Only Trees', 'There It Lay, and There It Was Gone', '{H} Wants to See the Forest', 'On the Map There Were No Trees', 'Tell the Others'],
  want: [
    {
      id: 'that-is-a-tree',
      A: 'partner',
      paragraphs: [
        '“Today we’re going to the woods,” {A} had said, “to see the forest.” So they walked in, on a path full of roots. There stood a beech, as grey and smooth as an elephant. “Is that the forest?” asked {H}. “That’s a tree,” said {A}.',
        'Behind it stood another. {H} wanted to see the forest, all of it. So {H} walked faster, to get there.'
      ]
    }
  ],
  way: [
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'They came to an oak with a hole in it, and to a pine that smelled of toffee. After that came nine beeches. The forest had to be quite near by now. But in front of it there was always one more tree.',
        'The path went up a hill, and at the top there were no trees. {H} turned round. There it lay! It was dark green and as big as a town. “There’s the forest!” cried {H}, and ran down into it. And it was gone. There was only a birch, and behind it a fir.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had brought a map, and they spread it out on a stump. On it the forest was all in one piece, and green. “But there isn’t a single tree in it,” said {H}. They held the map close to their noses, but there was not even a small one.',
        '“On the map it’s all forest,” said {A}, “and here it’s all trees.” An ant walked across the map. It took seven steps to come out at the other end.'
      ]
    },
    {
      id: 'bark',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shut your eyes,” said {A}, and led {H} round and round, and up to a tree. {H} felt it with both hands. It had deep furrows, and something soft on one side, and a bit of string. “I’ll know that one again,” said {H}.',
        'Afterwards {H} had to find it, with both eyes open. It took a good while. So {H} shut them again and felt, and there was the string.'
      ]
    },
    {
      id: 'woodpecker',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody knocked, high up, and very fast. “Come in!” called {A}. It was quiet for a moment. Then it knocked again, one tree further on.',
        '“It’s got the wrong door,” said {H}. {H} knocked as well, on the nearest trunk, with one knuckle. Up above a small red cap looked round the side, to see who lived down there.'
      ]
    },
    {
      id: 'rains-twice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It began to drip. On the hill the sun had been shining. {H} held out one hand and looked up. “It rained this morning,” said {A}. “In a forest it rains twice. First it rains on the leaves. When the rain’s over, the leaves do it again.”',
        'A large drop went down {H}’s neck. It was from breakfast, and still quite cold.'
      ]
    },
    {
      id: 'stump',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a stump, with rings in it like a pond. Each of them was one year. {A} counted from the edge. “Here it was this high,” said {A}, and showed it with one hand. “And here it had a good summer. There’s a wide one.”',
        '{H} laid a finger on a ring near the middle. “Here it was as thin as my finger,” said {H}.'
      ]
    },
    {
      id: 'ask-an-ant',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Across the path ran a street of ants. They were all carrying something, and most of them needles. “Is it this way to the forest?” asked {H}. The ants did not stop. One of them went all the way round {H}’s boot, in a hurry.',
        '“They’ve got some of it with them,” said {A}. “They’re taking it home, one piece at a time.”'
      ]
    },
    {
      id: 'threads',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Under a fir stood seven toadstools in a ring. “That’s only the part that looks out,” said {A}. “Under the ground there are threads, as thin as hair, from root to root. A big tree can send sugar along them to a small one.”',
        '{H} looked at the ground. Nothing moved in it. {H} lifted one foot quite carefully, in case there was some sugar just going by.'
      ]
    },
    {
      id: 'jay',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bird with a blue patch on its wing began to shout. It shouted once on the left, and once on the right, and flew ahead. “That’s the jay,” said {A}. “It tells everybody that we’re here.”',
        '“What does it say?” asked {H}. “Two of them, with boots,” said {A}, “and one asks questions.” After that every animal in the forest kept quiet, and looked at them from somewhere.'
      ]
    },
    {
      id: 'elder-moss',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} laid a hand against a trunk, and left it there. “When I first came here, I could reach round this one,” said {S}. They tried it. With {S} on this side and {A} on the other, they could just touch fingers.',
        '“One of us has grown,” said {S}. “And you?” asked {A}. “I’ve grown round the middle as well,” said {S}, “but nobody counts my rings.”'
      ]
    },
    {
      id: 'small-tree',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} stood between two firs, with both arms out, and was a tree. A fly sat down on one of the branches. “How old are you?” asked {A}. “A hundred,” said the tree. “I only look like this because I’m in the shade.”',
        'They had to go on without the tree. After ten steps it came running, with its roots and all.'
      ]
    },
    {
      id: 'pet-forest',
      A: 'pet',
      spare: 15,
      paragraphs: [
        '{A} had come along, and was looking at something between the trees, and kept very still.',
        '“Can you see the forest?” asked {H}, and looked from close beside {A}, along the same line. There was a leaf. It hung on a thread and turned to the left, and then to the right.'
      ]
    },
    {
      id: 'too-near',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a log. “You run from one to the next,” said {A}. “When you look at a tree, you see that tree. I don’t think the forest is in front of us. I think we’re in it.” {H} stood still and looked all round.'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        'So {H} lay down, right there, on the moss, with both arms out. {A} lay down beside {H}. From below there was no first tree and no next one. All the trees went up on all sides at once. At the top they leaned together, with narrow streets of sky in between. It was not this tree or that tree any more. It was all of them.'
      ]
    },
    {
      id: 'more-and-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At first there was nothing to hear. But when they had been quiet for a while, things went on with what they were doing. A beetle walked over a dry leaf, as loud as a cow. Something small was chewing.',
        '“They’ve forgotten about us,” whispered {A}. Somewhere a woodpecker had its lunch.'
      ]
    },
    {
      id: 'leaf',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From right up there a leaf let go. It was a long way down. It went off to the left, and thought better of it, and came back. {H} did not even put out a hand.',
        'It came all the same. It lay down on {H}’s tummy, and went up and down there. “It’s arrived,” said {A}.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It smelled of mushrooms, and wet string, and a little of pepper. {H} breathed it in to the very bottom. “Which of them smells like that?” asked {H}. {A} sniffed at the nearest trunk, and then at the moss.',
        '“None by itself,” said {A}. “They must have made it together.”'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a spot of sun on the moss. If you looked at it, it lay still. If you looked away and back again, it had gone a little further. It climbed over {A}’s boot, and took ten minutes for it.',
        '“I’ve never been walked over so slowly,” said {A}.'
      ]
    },
    {
      id: 'there-it-was',
      A: 'partner',
      paragraphs: [
        'Far off something began. It came nearer, like one long breath. It was the wind. It went through all the trees, and over, and on. All the tops bent, and all of them came back. “That was the forest,” whispered {H}. “Yes,” said {A}. “That was no tree.”',
        'They lay there until the forest had breathed three times more. Then they went home, and {H} did not once turn round to look for it. At the very last tree {H} stopped, and laid one hand on the bark. “Goodbye,” said {H}. “Tell the others.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tripped over a root, and then over the next one.',
      '{names} ran on ahead, and met another tree.',
      { text: '{names} slapped the beech on its grey side, as you do an elephant.', needs: ['hands'] },
      { text: '{names} picked up a stick, in case the forest needed one more.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the toffee tree until it tickled.',
      '{names} rushed down the hill as well, and ended up at a birch.',
      { text: '{names} counted the beeches again, and got ten.', needs: ['hands'] },
      { text: '{names} put an acorn cup on one finger, and bowed with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over on the moss, and got quite green.',
      '{names} lay down flat among the ferns, and vanished.',
      { text: '{names} drew a street of sky in the air with a stick.', needs: ['hands'] },
      { text: '{names} pulled off one boot, and let the moss in between the toes.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood by the door, and out of each fell some needles. A bit of moss had come along, and was given a saucer.',
    'When {H} had washed, {H} lay down on {H}’s back, with both arms out, and looked up. The ceiling had no trees in it, but it went up and down a little.'
  ],
  last: [
    'One long breath went through the room, and over everybody, and {H} slept.',
    'Somewhere one tree told the next one that {H} was asleep.'
  ]
})
