import { wishPlot } from '../wish-plot.ts'

export const penguinsOneLolly = wishPlot({
  id: 'wish-penguins-one-lolly',
  wishes: ['penguins ice lolly', 'penguin ice lolly', 'penguins lolly', 'penguin lolly', 'penguins lollies', 'penguins ice lollies', 'penguin lollipop', 'penguins lollipop', 'penguins popsicle', 'penguin popsicle', 'penguins popsicles', 'penguins ice pop', 'penguin ice pop', 'penguins icy pole', 'penguin icy pole', 'penguins ice block', 'penguins ice cream', 'penguin ice cream', 'penguins icecream', 'penguins share ice cream', 'penguins sharing ice cream', 'penguins share ice lolly', 'penguins sharing ice lolly', 'penguins share lolly', 'penguins sharing lolly', 'two penguins one ice lolly', 'two penguins one lolly', 'two penguins share', 'two penguins sharing', 'penguins who share', 'penguins share', 'penguins sharing', 'penguins shared', 'polite penguins', 'polite penguin', 'penguins polite', 'penguins too polite', 'penguins so polite', 'penguins after you', 'penguins no after you', 'penguins good manners', 'penguin manners', 'penguins manners', 'penguins kulfi', 'penguins paleta', 'penguins lolly melts', 'penguins lolly melted', 'penguins ice melts', 'penguins who goes first', 'penguin first lick', 'well mannered penguins', 'penguins take turns', 'penguins taking turns'],
  answers: ['two', '2', 'one', 'a', 'pair', 'couple', 'single', 'penguin', 'penguins', 'ice', 'lolly', 'lollies', 'lollipop', 'popsicle', 'cream', 'share', 'shares', 'sharing', 'shared', 'polite', 'politely', 'politest', 'very', 'too', 'so', 'manners', 'well', 'mannered', 'after', 'you', 'no', 'first', 'last', 'lick', 'licks', 'bite', 'eat', 'eats', 'eating', 'melt', 'melts', 'melted', 'melting', 'drip', 'drips', 'dripping', 'stick', 'red', 'strawberry', 'that', 'it', 'who', 'until', 'before', 'only', 'just', 'between', 'them', 'both', 'each', 'other', 'friends', 'friend', 'best', 'brothers', 'sisters', 'funny', 'summer', 'hot', 'sunny', 'day', 'take', 'takes', 'taking', 'turn', 'turns', 'wait', 'waits', 'waiting', 'goes', 'start', 'starts', 'begin', 'want', 'wants', 'bench', 'step', 'cold', 'south', 'pole'],
  except: ['bear', 'bears', 'polar', 'fridge', 'zoo', 'egg', 'eggs', 'chick', 'stones', 'stone', 'pebble', 'pebbles', 'van', 'sick', 'allergic', 'climate', 'fight', 'fighting', 'quarrel', 'steal', 'stole', 'van'],
  moods: ['quarrel', 'waiting', 'question'],
  isTale: true,
  company: ['penguins', 'penguin', 'lolly', 'stick', 'sticks', 'raft', 'step', 'saucer', 'puddle', 'beaks', 'beak', 'ice', 'edge', 'seal', 'bath', 'wave', 'water', 'spoon', 'door', 'ant', 'neighbour', 'bow'],
  about: 'Two penguins are so polite that neither takes the first lick of their ice lolly, and it melts; the hero, who only wants the stick, sees that they are waiting for somebody to slip, and slips.',
  titles: ['After You', 'No, After You', 'Two Penguins and One Lolly', '{H} Slips', 'The Tenth Stick'],
  want: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '{H} had made a raft of nine lolly sticks. It needed a tenth, for in the middle there was a gap. On the front step sat two penguins, with one ice lolly between them. It was red. “After you,” said the one penguin. “No, after you,” said the other.',
        'So {H} sat down beside them with {A}, and waited for the stick. The penguins bowed to each other. The lolly let fall a drop.'
      ]
    }
  ],
  way: [
    {
      id: 'by-age',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which of you is older?” asked {A}. “The older one goes first. That’s how it’s done.” The penguins looked at each other. “I’d have guessed that you’re the younger,” said the first. “How kind,” said the other. “I took you for an egg.”',
        'It turned out that they were both from the same Tuesday. “In the morning?” asked {H}. “After you,” said the one. “I really couldn’t say it first.” A red drop ran along the stick, and looked over the end, and fell.'
      ]
    },
    {
      id: 'at-three',
      A: 'partner',
      paragraphs: [
        '“Nobody has to be first,” said {H}. “You both begin at three. One, two, three!” Two beaks went forward. Then each of them stopped, to see if the other had begun. “I beg your pardon,” they both said, and bowed, and knocked their heads together.',
        'They tried it again. At three it was quite quiet. “I’m waiting for you,” said the one. “So am I,” said the other. By then the lolly was running down the stick, and {A} put a saucer underneath.'
      ]
    },
    {
      id: 'tossing-a-coin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a button, blue on one side and white on the other, and tossed it. Blue was for the left one, and white for the right. The button went round on the step and lay down. “Blue,” said {A}. “So it’s you.” “How lucky for you,” said the left penguin to the right. “I make you a present of it.”',
        '“I couldn’t possibly,” said the right one. They gave it to and fro, until nobody knew whose luck it was. In the end they gave it back to {A}. “It’s been used very little,” they said.'
      ]
    },
    {
      id: 'the-ant',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An ant came up the step. It had smelled the lolly from far away. It walked round the saucer, and felt the edge with both feelers. “After you,” said the penguins, and drew in their feet. The ant did not say anything. It just went in.',
        '“No upbringing,” whispered the one. “But so relaxed,” said the other. They watched it drink, with their heads on one side. It went away, and came back with eleven others. “And not one of them said it,” said the penguins.'
      ]
    },
    {
      id: 'lolly-leans',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lolly was leaning over to the left now. “It’s leaning towards you,” said the right penguin. “That’s a sign.” The left one turned the stick round, very gently, so that it leaned to the right. “It’s made up its mind,” it said. They did that for quite a time.',
        '“Now it’s leaning towards me,” said {H}, who sat in front. Nobody said that it was a sign. But both penguins looked, with interest, at {H}’s mouth. {H} shut it. It was only the stick that was wanted.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to get out of the house, with a bag of bottles. The penguins jumped up at once and held the door, one on each side. “After you,” they said. “Thank you,” said {A}, and went through, between two bows. The penguins stood there, and were pink with joy.',
        '“Did you see?” said the one. “Straight through,” said the other. “And not a word about it.” They would have liked to see it again. So {A} had to come out twice more, and the second time it was without the bag.'
      ]
    },
    {
      id: 'how-cold-feet-are',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Isn’t it cold to hold?” asked {A}. The penguins didn’t find it so. “At home we stand on ice the whole winter,” they said. “There’s a great crowd of us, and in the middle it’s nice and warm. Whoever’s outside comes in, and whoever’s inside goes out.”',
        '“And who goes out first?” asked {H}. The penguins thought about it. “Nobody,” they said. “You take one small step. Then you’ve been moved.” {H} moved up a little, along the doorstep. So everybody had to move, and {A} at the end was standing.'
      ]
    },
    {
      id: 'elder-last-biscuit',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a biscuit like that,” said {S}. “It was the last one on the plate, and we were eleven at table. Nobody took it. It was dusted on Saturdays.” “What became of it?” asked {A}. “My uncle sat down in the dark,” said {S}.',
        'The penguins had listened, with their flippers folded. They wanted to know what the uncle said. “He said ‘After you’,” said {S}, “but that was to the plate.” Both of them were silent for a moment. It must have been a very fine family.'
      ]
    },
    {
      id: 'child-says-me',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came and saw the lolly. “Me first,” said {S}, from habit. The penguins had never heard those two words side by side. “Would you say that again?” they asked. “Me first,” said {S}. The one repeated it, very softly. “Me,” it said. It could not do the other half.',
        '“First,” said the other penguin, to help out. Together it was the whole of it, and they were quite out of breath. “You said it!” cried {A}. “Only half each,” said the one. And they begged each other’s pardon for the halves.'
      ]
    },
    {
      id: 'pet-on-the-step',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} lay down on the step between the two penguins, right under the lolly. A red drop came down on {A}’s back, and then one on the nose. {A} looked up. Nobody up there took any notice. “After you,” they were saying.',
        'So {A} yawned, and that gave a good big hole. The next drop fell straight in. Nobody had been asked, and nobody had gone first. “It simply happened to {A},” said the one penguin, with some envy.'
      ]
    },
    {
      id: 'at-the-edge',
      A: 'partner',
      paragraphs: [
        'Plop! The rest of the lolly fell into the saucer, and was a red puddle. “Were you always like this?” asked {A}. “It’s from home,” said the one penguin. “At the edge of the ice nobody likes to jump in first. There might be a seal. So we stand there and say ‘After you’.”',
        '“Until somebody slips,” said the other. “Then we all go in at once, and it’s lovely.” {A} looked at the two beaks over the saucer. “They aren’t waiting for each other,” said {A} to {H}. “They’re waiting for a slip.”'
      ]
    }
  ],
  turn: [
    {
      id: 'slip',
      A: 'partner',
      paragraphs: [
        'The stick was bare now, and {H} could have had it. But {H} looked at the puddle. {H} leaned over it, and a bit more. Then {H}’s hand slipped, and it was hardly on purpose. Splash went {H}’s nose, into the red. “Somebody’s in!” cried the penguins. And in they went, one from the left and one from the right.'
      ]
    },
    {
      id: 'how-it-sounded',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was quite a noise, for such polite people. They drank with their beaks and their chins. They splashed each other and begged no pardon at all. “You’re on my side,” said the one. “There aren’t any sides,” said the other. “It’s the sea!”',
        '{A} had red spots up to both ears, and moved back a step. “And those two wouldn’t take a lick,” said {A}. “It’s only the edge that’s so polite,” said {H}, and wiped {H}’s nose. “In the middle you’ve got no time for it.”'
      ]
    },
    {
      id: 'red-shirts',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When the saucer was clean, they looked at themselves. They had been white in front, and now it was strawberry, right down to the feet. “You’ve got something on your shirt,” said the one penguin. “Where?” asked the other. “Everywhere,” said the one. “It suits you.”',
        '{A} brought a wet flannel for them. It was a mistake, for there was only one. “After you,” said the one penguin. “No, no,” said the other. {A} had to rub them both, in turn, and change over at every third rub.'
      ]
    },
    {
      id: 'a-small-wave',
      A: 'partner',
      paragraphs: [
        'The stick fitted the gap in the raft, and nothing came in. They put it to sea in the bath. The penguins stood side by side on the edge of the bath, and wanted so much to sail.',
        '“After you,” said the one. “No, after you,” said the other. {H} waited, and the raft waited. {A} said nothing at all, and made a small wave. It went along the bath, and up over the edge, and under four feet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard “After you” as well, and did not know where to.',
      '{names} sat down on the step too, and watched the drop get longer.',
      { text: '{names} put a finger through the gap in the raft.', needs: ['hands'] },
      { text: '{names} held a hand over the lolly, to give it some shade.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed to the penguins, and then had to do it again.',
      '{names} looked from beak to beak, and nothing happened in between.',
      { text: '{names} turned the saucer, so that it caught the most.', needs: ['hands'] },
      { text: '{names} wiped the step, and it was red again.', needs: ['hands'] }
    ],
    turn: [
      '{names} got splashed, and was not begged pardon.',
      '{names} looked in over the edge of the bath, a little behind the penguins.',
      { text: '{names} tried the water with one finger, and found no seal.', needs: ['hands'] },
      { text: '{names} held the raft close to the edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucer was washed up. The raft lay on the sill to dry, with ten sticks and no gap.',
    '{H} washed the red off {H}’s nose, and stood in front of the bed. It was warm in there, and nobody said “After you”, so {H} slipped in.'
  ],
  last: [
    'At the edge of sleep nobody has to go first, and {H} had slipped.',
    'Two penguins said good night, after you, no, after you, and {H} was asleep long before.',
    'Somewhere there was a very small splash, and {H} was asleep.'
  ]
})
