import { wishPlot } from '../wish-plot.ts'

export const autumnLeaf = wishPlot({
  id: 'wish-autumn-leaf',
  beginsElsewhere: true,
  wishes: ['autumn', 'autumn leaves', 'autumn leaf', 'falling leaves', 'fall leaves', 'catching leaves', 'leaf', 'autumn walk'],
  answers: ['falling', 'colours', 'catching', 'pile', 'red', 'yellow', 'trees', 'tree', 'walk', 'fall', 'golden', 'windy', 'jumping'],
  except: ['home', 'tea', 'cabbage', 'spinach', 'school', 'mummy', 'daddy', 'mum', 'dad', 'early', 'tomorrow', 'why', 'caterpillar', 'cup', 'vine', 'banana', 'stuffing', 'stuffed', 'grape', 'curry', 'betel'],
  moods: ['first'],
  out: true,
  about: 'The hero wants to catch a leaf before it touches the ground, and the faster the hero runs, the more leaves get away.',
  titles: ['Before It Touches the Ground', 'The Leaf That Came by Itself', '{H} Catches Autumn', 'Nobody Has to Run', 'Under the Yellow Tree'],
  want: [
    {
      id: 'yellow-tree',
      A: 'partner',
      paragraphs: [
        'It was autumn, and under the big tree the leaves came down, one here, and one there. They were yellow, with a red edge. “If you catch one before it touches the ground,” said {A}, “it’s a lucky one. You can keep it all winter.”',
        'There were thousands on the ground already. {H} wanted to catch one that had never touched it. A leaf let go, right overhead. {H} put out both hands and ran.'
      ]
    }
  ],
  way: [
    {
      id: 'running',
      A: 'partner',
      paragraphs: [
        'The leaf came down to just above {H}’s hands. Then it slid away to the side, like somebody on ice, and lay down on the grass. {H} ran for the next. That one turned over twice and went behind {H}’s back. {H} held out a hat, and caught a conker.',
        '“Left!” called {A}. “Right! Behind you!” {H} ran left, and right, and behind, all at once, and sat down in the leaves. “They do it on purpose,” said {H}.'
      ]
    },
    {
      id: 'rustling',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a rest they walked through the leaves with their feet on the ground. It was as loud as a paper bag. If they stood still, it was quiet. If only one of them walked, you could hear who it was. “You go shush, shush,” said {A}. “I go crunch.”',
        'They walked as far as the wall and back. “Now I’m you,” said {H}, and went crunch.'
      ]
    },
    {
      id: 'where-green-goes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where’s all the green gone?” asked {H}. “The tree’s taken it back in,” said {A}. “It keeps it for the spring. The yellow was there the whole time. You just couldn’t see it for the green.”',
        '{H} looked up at the tree with new eyes. All summer long it had had a yellow dress on, under the green one.'
      ]
    },
    {
      id: 'conker-pocket',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the grass there were conkers everywhere. Each lay in a little green bed with spikes on it, and shone. {H} put one in a pocket, and one in the other, to be level. Then {H} did that again and again. Soon the coat hung down to the knees.',
        '“You’re heavy,” said {A}, who had tried to lift {H} up. “That’s autumn,” said {H}, and it rattled.'
      ]
    },
    {
      id: 'the-heap',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They pushed the leaves into a heap with arms and feet. It was as high as a table. {A} took a run, and jumped. It went whumpf, and {A} was gone. Then {A} looked out, with a leaf for a hat.',
        '“What’s it like in there?” asked {H}. “Dry on top,” said {A}. “Underneath it’s last week’s, and it’s soggy.” Then {H} jumped too, and they both looked out.'
      ]
    },
    {
      id: 'with-blanket',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We need something bigger than hands,” said {H}. They took a coat by its corners, and ran about with it under the tree. The leaves came down on the left, where the coat had just been.',
        'When they ran there, they came down on the right. “It’s a very good umbrella,” said {A}. “Not one leaf gets in.”'
      ]
    },
    {
      id: 'other-has-luck',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along with the bread. {A} was looking at the shopping list, and not at any tree. On {A}’s shoulder lay a yellow leaf. “There’s one!” cried {H}. “You’ve got one!” “Have I?” asked {A}, and turned round to see.',
        'With that the leaf slid off and touched the ground. “And I had it all the way from the corner,” said {A} sadly.'
      ]
    },
    {
      id: 'elder-book',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got one from the year that I learned to swim,” said {S}. “It’s in the dictionary, at the letter P. It’s as thin as a wing by now.” “Was it lucky?” asked {A}.',
        '“I’ve never sunk since,” said {S}. “And whenever I look up how to spell parsnip, it’s autumn.”'
      ]
    },
    {
      id: 'small-collector',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} did not want a lucky one. {S} wanted all the others, and picked them up one after another, by their stalks. “This one’s for me,” said {S}. “And this one’s for me. And this one.” {A} was allowed to hold them.',
        'When {A}’s arms were full, {S} threw them all into the air. For a moment it was autumn all over again.'
      ]
    },
    {
      id: 'pet-leaves',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Something rustled along under the leaves, from left to right, and it was {A}. You could see the leaves get up and lie down again.',
        'When {A} came out, there was a leaf on {A}’s nose, and it was stuck. “Does that one count?” asked {H}. {A} sneezed, and it lay on the ground with all the others.'
      ]
    },
    {
      id: 'holding-one-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} took a leaf from the ground and held it up against the sun. It had a road down the middle, and smaller roads on both sides. “That’s where the water went,” said {A}. “Up from the roots, and all the way to the edge.”',
        '{H} went along it with one finger. “There’s nobody on the roads,” said {H}. “They’ve gone home for the winter,” said {A}.'
      ]
    },
    {
      id: 'how-many-left',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How many are left up there?” asked {H}. {A} counted one branch and reckoned up the others. “Four thousand,” said {A}. “And six.” Then one came down. “Four thousand and five.”',
        'From then on {A} had to keep counting backwards. It was a lot of work, with that wind. Then a gust came, and {A} gave up.'
      ]
    },
    {
      id: 'the-wind-you-make',
      A: 'partner',
      paragraphs: [
        '{A} had been watching from the wall. “It isn’t the leaves,” said {A}. “It’s you. When you run, you push the air in front of you. An autumn leaf’s so light that you’re blowing it away.” {H} moved one hand quickly past one cheek. There really was a wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'be-a-tree',
      A: 'partner',
      paragraphs: [
        '“Then I shan’t do anything,” said {H}. {H} went to the middle, where most of them came down, and was a tree, arms out. {A} came and was another. They only looked up. The air was full of yellow, and all of it was moving.'
      ]
    },
    {
      id: 'one-misses',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The first leaf came down so close to {H}’s nose that {H} went cross-eyed. {H}’s hand nearly jumped after it. “Trees don’t grab,” whispered {A}. {H} took a deep breath and grew roots.',
        'It was not easy, for each finger wanted to grab. They waved in the wind a little, but they stayed where they were.'
      ]
    },
    {
      id: 'a-bird-comes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They had stood there for so long that a small brown bird came down to their feet. It turned over leaf after leaf, as if it had lost something. It pulled at {A}’s lace.',
        '“Don’t laugh,” said {H} without lips. “I’m not,” said {A} without lips. “I’m rustling.”'
      ]
    },
    {
      id: 'seeds-too',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Other things came down too. There was a feather, and there was a seed with a wing, turning like a small fan. The seed landed in {A}’s collar. “That one wants to be a tree,” said {A}. “It’ll have to get out of there first,” said {H}.',
        '{A} took the seed out, and let it turn the rest of the way down.'
      ]
    },
    {
      id: 'it-lands',
      A: 'partner',
      paragraphs: [
        'Then a leaf let go at the very top. It had a long way to come. It slid to the left, and to the right, like somebody going down a wide flight of stairs. It took its time. It came past {A}’s ear, thought about it, and lay down in {H}’s open hand. {H} had not run, and so there was no wind to blow it away.',
        '“It came by itself,” whispered {H}. It weighed nothing, and it had never touched the ground. They stood for a while longer, so that {A} could have one too. But {A} had one already. It lay on top of {A}’s head.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed, and three leaves moved over.',
      '{names} shuffled through the old leaves, as loudly as possible.',
      { text: '{names} filled both pockets with conkers, which are easier to catch.', needs: ['hands'] },
      { text: '{names} held up a finger, to feel which way the wind blew.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along behind {H}, and blew away a few more.',
      '{names} dropped into the old leaves with a crunch, and sneezed.',
      { text: '{names} threw up an armful, and not one leaf of it came back.', needs: ['hands'] },
      { text: '{names} spread out a scarf like a net, and caught some wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still down in the grass, like a root.',
      '{names} breathed through the nose only, so as not to blow.',
      { text: '{names} held out two branches too, with gloves on.', needs: ['hands'] },
      { text: '{names} brushed a leaf off one sleeve, looked at it, and put it back.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the leaf in the thickest book, between two pages, and shut the book on it. The conker lay on the sill and shone.',
    'When {H} had washed, {H} stood beside the bed with both arms out. Then {H} came down like a leaf, a bit to the left, and a bit to the right.'
  ],
  last: [
    'Outside the leaves came down one by one, and {H} had landed, and was asleep.',
    'Nobody had to run after sleep. It came by itself, and {H} was asleep.'
  ]
})
