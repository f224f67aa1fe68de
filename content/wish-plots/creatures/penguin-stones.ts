import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const penguinStones = wishPlot({
  id: 'wish-penguins-stones',
  themes: ['penguins'],
  except: [...NOT_WELL, 'antarctica', 'polar', 'egg', 'eggs', 'emperor'],
  answers: ['waddle', 'waddling', 'nest', 'stones', 'pebbles', 'pebble'],
  company: ['penguin', 'nest', 'beach'],
  about: 'Two penguins next door to each other build their nests of stones, and neither nest gets any higher.',
  titles: ['Four Stones', 'The Penguin Next Door', '{H} Builds a Nest of Stones', 'A Very Polite Potato', 'Up to the Tummy'],
  want: [
    {
      id: 'nest',
      A: 'partner',
      paragraphs: [
        '{H} was a penguin, and was building a nest. Penguins have no twigs, so their nests are made of stones. The stones were potatoes. They lay on the beach, which was the kitchen, and that was a long waddle.',
        '“How high will it be?” asked {A}, who was the penguin next door. “Up to my tummy,” said {H}, “so that I’m dry when the snow melts.” {H} had three stones so far. {A} had three as well.'
      ]
    }
  ],
  way: [
    {
      id: 'still-four',
      A: 'partner',
      paragraphs: [
        '{H} waddled to the beach, and came back with a stone under {H}’s chin. That made four. {H} went for another, put it down and counted. It was four again.',
        'The third time {H} hurried, as far as a penguin can. Still it was four. “That can’t be right,” said {H}. “Perhaps they’ve sunk in,” said the penguin next door. It was looking up at the sky, and it was sitting rather higher than before.'
      ]
    },
    {
      id: 'on-the-tummy',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It’s quicker on the tummy,” said {A}. So {H} lay down on the carpet, pushed off with ten toes, and slid. It went forward by the length of a nose. “That’s because it’s uphill,” said {H}.',
        '{A} lay down as well. They pushed and pushed, side by side, with both flippers pressed in. In the end they both had a very warm tummy. One of {A}’s socks had got to the beach already.'
      ]
    },
    {
      id: 'knees',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Why do you walk like that?” asked {A}. “It’s my knees,” said {H}. “A penguin’s got them inside, under the feathers, where it’s warm. Only the feet stick out.” {A} had never known that penguins had any knees at all.',
        'They pulled their jumpers down over their knees and tried it. From then on they went left, right, left, right, like two bottles. At the corner {A} tipped over, and said thank you to the wall.'
      ]
    },
    {
      id: 'after-you',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Before they went on, the two penguins wanted to fish. They stood on the edge of the ice, where the carpet stops, and looked down. “After you,” said {H}. “No, after you,” said {A}. No penguin likes to be the first one in.',
        'They stood there for quite some time, and leaned forward a bit, and leaned back. Then {A} sneezed, and was in. “Any seals?” called {H}. “No,” said {A}. “Only a slipper.” And {H} was in at once.'
      ]
    },
    {
      id: 'voice',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There are ten thousand of us on this beach,” said {H}, “and we all look the same.” “Then how do you find your own nest?” asked {A}. “By the voice. You shout, and only one shouts back.”',
        '{A} shut {A}’s eyes, turned round three times, and called “Kraa!” “Kraa!” said {H}. {A} walked straight at it, with both flippers out, and embraced the fridge. It had been humming. “It’s not the same song,” said {H}, quite hurt.'
      ]
    },
    {
      id: 'seal',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Not far from the nests there was a seal. It was {A}, and it had picked the best bit of the ice. It had no plans, but a penguin walks round a seal, and bows.',
        '{H} went round with a stone under {H}’s chin, and bowed so low that it fell out. {A} looked at the potato. In all this weather it was the only thing that smelled of supper.'
      ]
    },
    {
      id: 'pockets',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I used to bring home a stone from every walk,” said {S}. “They were all in the one coat. When I hung it up, the hook came off.” “What did you do?” asked {A}.',
        '“I washed them all in the bath,” said {S}, “and then I got in too.” “Was that nice?” asked {A}. “It was knobbly,” said {S}. “But I knew them all by name.”'
      ]
    },
    {
      id: 'kindergarten',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now I’m a chick,” said {S}, “and I’m brown, and I’m all fluff.” {S} had a woolly scarf round {S}’s tummy. The chicks stand in one big heap when the others are out fishing, so as to keep warm. {S} stood in a heap alone.',
        '{A} came back from the sea and leaned on the chick. “I’ve got fish,” said {A}. “How many?” “One.” The chick ran after {A}, right round the table, for that’s how you get it. It was a banana.'
      ]
    },
    {
      id: 'walking-stones',
      A: 'partner',
      paragraphs: [
        'The next time {H} only went three steps, and turned round. There was {A}, with a stone under {A}’s chin. “That’s mine!” said {H}. “All penguins do it,” said {A}. “And you took one of mine first.” {H} looked at the sky. The beach was so far, and next door was so near.',
        '{A} counted both nests. “There are only eight stones,” said {A}. “They’ve been walking to and fro the whole evening. They’re the only ones who’ve got anywhere.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        '{H} picked out the smoothest stone. {H} waddled next door, laid it down at {A}’s feet, and bowed. That’s what penguins do if they like somebody. Now it was a present, and you can’t steal a present.',
        'So {A} had to bring one too, and bow. Then it was {H}’s turn. They met half way, and bumped heads. Both of the stones fell down in the same place. “Leave them there,” said {H}.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'So they built one nest in the middle. When they sat down on it, back to back, it came up to their tummies. And there was no one left to take anything from.',
        '{H} counted, just to be sure. There were eight potatoes and an onion. “Where’s that from?” asked {H}. {A} looked up at the sky again. “From a penguin who lives further off,” said {A}.'
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When a nest is finished, it has to be said. {H} stretched {H}’s neck, put {H}’s beak straight up, and beat slowly with both flippers. Deep down inside there was a sort of drum.',
        '“What does that mean?” asked {A}. “That this is a nest,” said {H}, “and we’re in it.” {A} did it too, rather lower. They had nothing to add, and so they said it again.'
      ]
    },
    {
      id: 'snowed-in',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then it snowed. It was a white sheet, and it came down over both of them without a sound. A penguin stays on its nest when it snows, until only the beak sticks out. “Are you still there?” asked the snow on one side.',
        '“Yes,” said the snow on the other. It was warm in there, and smelled of potatoes. “A penguin’s feathers lie like tiles,” said {A}. “Nothing gets through.” One flipper came out, and tucked in the edge.'
      ]
    },
    {
      id: 'salt',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'From time to time {H} shook {H}’s head, so that something flew off the end of the beak. “Have you got a cold?” asked {A}. “That’s the salt,” said {H}. “We drink the sea, and the salt comes out again by the nose.”',
        '“Then you’d never need any on your egg,” said {A}. They both thought about that, and it was not so nice as it had sounded. {A} shook {A}’s head as well, the other way.'
      ]
    },
    {
      id: 'which-neighbour',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Who lives next door to us now?” asked {H} after a while. {A} looked left and right. On one side there was a chair, and on the other side the wall. “They’re quiet people,” said {A}.',
        '{H} slid down, laid the smoothest stone in front of the chair, and bowed. The chair stood as it was. “It’ll think about it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waddled after the penguin, but carried nothing.',
      '{names} sat about on the beach, among the stones.',
      { text: '{names} washed the stones, for penguins are particular.', needs: ['hands'] },
      { text: '{names} showed with flat hands how deep the snow might melt.', needs: ['hands'] }
    ],
    way: [
      '{names} met a stone on its way next door, and did not mention it.',
      '{names} tried out the nest next door, which was rather high.',
      { text: '{names} recounted the stones, and came to four as well.', needs: ['hands'] },
      { text: '{names} turned a potato round, to its better side.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed as well, to nobody in particular.',
      '{names} got out of the way of two heads.',
      { text: '{names} rolled an onion over, from further off.', needs: ['hands'] },
      { text: '{names} swept the snow in the middle, where a nest could go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stones had to go back to the beach, and {H} bowed to each of them. The onion was bowed to twice, for it was a guest.',
    '{H} washed, and waddled to bed with both flippers pressed in. It was a good high bed, and the snow could melt as much as it liked.'
  ],
  last: [
    'In a nest with a pillow in it, and dry right round, {H} slept.',
    'Not a stone was missing, and {H} slept.'
  ]
})
