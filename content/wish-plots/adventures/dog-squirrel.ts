import { wishPlot } from '../wish-plot.ts'

export const dogSquirrel = wishPlot({
  id: 'wish-dog-squirrel',
  wishes: [
    'dog squirrel', 'dog squirrels', 'dogs squirrel', 'dogs squirrels', 'puppy squirrel', 'puppy squirrels', 'dog chasing squirrel', 'dog chases squirrel', 'dog chased squirrel', 'chasing squirrels', 'chasing a squirrel', 'chases squirrels', 'chased a squirrel', 'chase squirrels', 'dog chased tree', 'dog barks squirrel', 'barking squirrel', 'doggy squirrel', 'labrador squirrel', 'spaniel squirrel', 'terrier squirrel', 'poodle squirrel', 'dachshund squirrel'
  ],
  except: ['hurt', 'killed', 'bit', 'bitten', 'caught', 'ate', 'vet', 'died', 'road', 'car', 'lost', 'ran', 'away', 'scared', 'afraid', 'dead', 'injured', 'poorly', 'run', 'scratched'],
  answers: ['dog', 'puppy', 'squirrel', 'squirrels', 'chasing', 'chases', 'chased', 'chase', 'cat', 'tree', 'park', 'our', 'barking', 'barks', 'barked', 'up', 'round', 'after', 'funny', 'naughty', 'silly', 'always', 'max', 'bella', 'rex', 'buddy', 'garden', 'loves', 'grey', 'red', 'fast', 'around', 'all', 'day', 'into', 'woods'],
  company: ['dog', 'squirrel', 'tree', 'acorn', 'cat', 'trunk', 'nut', 'postman'],
  about: 'A dog chases a squirrel round and round a tree, so long that in the end it is the squirrel that catches the dog.',
  titles: ['Who Caught Whom', 'Always on the Other Side', '{H} and the Squirrel', 'Round the Tree', 'And What Do We Do Now'],
  want: [
    {
      id: 'there-it-sat',
      A: 'partner',
      paragraphs: [
        '{H} was a dog, and had never caught anything. On Monday it had chased the cat, and the cat had gone up a wall. Now a squirrel sat on the rug, with a nut, and it was {A}. The dog wanted that squirrel badly.',
        '“Woof,” said the dog, and ran. The squirrel ran too. In the middle of the room stood a tree. It was the coat stand, with all the coats on, and the squirrel was behind it. “I’m here,” it said, and flicked its tail, which was a scarf.'
      ]
    }
  ],
  way: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        'The dog went round the tree to the left. There was nobody there. It went round to the right, and there was nobody there either, but some coats were moving. The dog barked at the tree, from top to bottom.',
        '“I’m always on the other side,” said the squirrel. “It’s all I do.” So the dog ran faster. Round and round they went, until the coats stood out like skirts.'
      ]
    },
    {
      id: 'tail-talk',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The squirrel flicked its tail, once to the left and twice to the right. “What does that mean?” asked the dog. “It’s squirrel,” said {A}. “It means, I’ve seen you, you needn’t bother.” The dog wagged its own, which was a sock.',
        '“And what does that mean?” “It’s dog,” said {H}. “It means that I’m bothering already.”'
      ]
    },
    {
      id: 'sniff-trail',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dog put its nose to the floor. It could smell where the squirrel had run, and where it had scratched one ear. The trail went under the table, over a slipper and twice round a chair. Then it went across two paws with socks on.',
        'They were its own. “You’ve been following yourself,” said the squirrel from the sofa. “I thought that it smelled nice,” said the dog.'
      ]
    },
    {
      id: 'lead',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a change {A} was the person at the other end of the lead. The lead was a dressing gown belt, and each of them held on to one end. “Heel,” said the person. The dog walked to heel. It did it beautifully, as far as the window.',
        'Outside something went along a branch. There was a jerk, and the person was on the rug, and then at the window. “Heel,” said {A} to the carpet. “That’s my line,” said the dog.'
      ]
    },
    {
      id: 'nuts-hidden',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In between, the squirrel always had to see to its nut. It dug a hole in the cushion, put in the nut, patted it flat, and looked round. The dog was looking. “That was only pretend,” said the squirrel, and dug it up again.',
        'The dog showed it how it’s done with bones. You dig, and the earth flies, and then you forget where it was. “We do that as well,” said {A}. “That’s where all the trees come from.”'
      ]
    },
    {
      id: 'park-keeper',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There was a lady on a bench, and that was {A}, with an umbrella. “Is that your squirrel?” asked the lady. “Not yet,” said the dog, and panted. “It’s called Gerald,” said the lady. “It comes at four for its crust, and it’s never been late.”',
        'The dog looked up at the tree with new eyes. It was harder to bark at a Gerald.'
      ]
    },
    {
      id: 'wrong-tree',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The dog sat down in front of the lamp and barked. It barked for so long that the squirrel came to see. “Who’s up there?” asked {A}. “You are,” said the dog. “But I’m down here,” said the squirrel, “eating.”',
        '“I know,” said the dog. “But now I’ve begun here.” It barked three more times, so as not to leave it unfinished.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'All this was watched by {A}, from the best place. Twice the dog ran past, and twice the squirrel. “Aren’t you coming?” asked the dog. {A} turned one ear, but only so as to lie on the other.',
        'Somebody has to stay with the coats. Besides, {A} knew how it would end. It ended with a biscuit, as a rule.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a dog on a visit. The two dogs went round each other twice, as dogs do. “Bus,” said {H}, sniffing, “and a cheese sandwich.” “Half of one,” said {A}. “It was a short journey.” Then they both ran after the squirrel.',
        'It was on the other side of the tree. “Does it always do that?” asked the dog who was visiting. “Every day,” said {H}, and was quite proud of it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a dog who chased a squirrel every morning for twelve years,” said {S}. “Then the squirrel moved house.” “Was he sad?” asked {A}, with a sock for a tail.',
        '“He went to the tree at eight and barked,” said {S}, “and at nine he came home. He said that it was the best run since he was young. It had never been so far ahead.”'
      ]
    },
    {
      id: 'child-second',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a second squirrel, and ran when the first one ran. But {S} ran the other way round the tree. “You’ll bump into somebody,” said the dog, which was {A}. “No, I won’t,” said {S}. “I’m looking behind me.”',
        'There was a soft bump. It was a coat. “Sorry,” said {S} to the sleeve, and shook it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'In the grass, which was the rug, sat {A} and ate a crust. The squirrel came down and looked at the crust. The dog came up and looked at it too. {A} looked from one to the other, and put all of it in.',
        'It came out again, in one piece, and was held out to both of them. “After you,” said the squirrel to the dog. “No, no,” said the dog.'
      ]
    },
    {
      id: 'what-then',
      A: 'partner',
      paragraphs: [
        'At last the dog had to sit down, with its tongue out. The squirrel put its head round the trunk. “What do you do with me,” it asked, “when you’ve got me?” The dog had never thought of that. “I don’t know,” it said. “I’ve never had one.”',
        '“You run because I run,” said {A}. “And I run because you run. Do you see? Nobody can stop first.”'
      ]
    }
  ],
  turn: [
    {
      id: 'caught',
      A: 'partner',
      paragraphs: [
        '“Can’t I?” said {H}. “Once more!” Round the tree they went, left, left, left. In a circle each is behind the other, if you look at it long enough. The dog could see the squirrel’s tail in front, and could hear the squirrel’s feet behind. Then it simply stopped.',
        'Bump. The squirrel had run right into it from behind. It had both arms round the dog’s tummy, so as not to fall over. For a moment nobody said anything. “You’ve caught me,” said the dog.'
      ]
    },
    {
      id: 'first-dog',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it your first?” asked the dog. “I’ve never even thought of it,” said the squirrel. “The others won’t believe me.” It walked round the dog once and felt how soft it was at the back. “What do dogs eat? Will it need walks?”',
        '“Twice a day,” said the dog. “And scratching, here.” The squirrel scratched it there. It had just the right claws for it.'
      ]
    },
    {
      id: 'drey-dog',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the evening the squirrel went home to its nest. It was round, with five coats in it. The dog got in at the front, and turned round three times. “We turn round as well,” said {A}, “but only once.”',
        'So the dog turned three times and the squirrel once. In the end they lay the same way round.'
      ]
    },
    {
      id: 'cat-passes',
      A: 'other',
      spare: 12,
      paragraphs: [
        'On top of the wall the cat came by, and it was {A}. It looked down, and saw a dog and a squirrel side by side on a coat. It looked for quite a long time. “Evening,” said the dog.',
        '“Evening,” said the cat slowly. It was on its way to be chased. “Not tonight,” said the dog. “I’ve been caught.”'
      ]
    },
    {
      id: 'now-what',
      A: 'partner',
      paragraphs: [
        '“And what do we do now?” asked the squirrel. “I thought that you’d know,” said the dog. Neither of them had ever got so far. They sat down against the tree to think about it. It was a good tree to lean on, with all those sleeves.',
        'The nut was a biscuit, and the dog got half of it. “Tomorrow I’ll be in front again,” said {A}. “I’ll count to ten first,” said the dog, chewing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} strolled through the park, out of everybody’s way.',
      '{names} sat down under the tree, for the shade of the coats.',
      { text: '{names} held on to the coat stand, because it leaned at the bends.', needs: ['hands'] },
      { text: '{names} found some more nuts, in case the squirrel ran out.', needs: ['hands'] }
    ],
    way: [
      '{names} ran round as well, and met nobody, or only backs.',
      '{names} went round with the coats, and came out of a sleeve.',
      { text: '{names} caught a falling hat, and hung it a branch higher.', needs: ['hands'] },
      { text: '{names} pulled the deckchair back, just in time for the dog.', needs: ['hands'] }
    ],
    turn: [
      '{names} bumped into the pile from behind, very softly.',
      '{names} dropped in a heap against the trunk, where it was good to lean.',
      { text: '{names} twisted the scarf back up into a tail.', needs: ['hands'] },
      { text: '{names} brushed down the coats, which had come all the way from skirts.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tree got its coats back in the right order, and the two tails went into the drawer. One nut was left in a pocket, and nobody remembered whose.',
    'The dog washed its paws and turned round three times on the bed. It lay down with its nose to the wall, so that something might come up from behind.'
  ],
  last: [
    'One paw still ran a little, and then it had got there, and {H} slept.',
    'Tomorrow there was somebody to be chased by, and {H} was asleep.'
  ]
})
