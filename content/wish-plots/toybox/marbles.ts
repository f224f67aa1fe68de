import { wishPlot } from '../wish-plot.ts'

export const marbles = wishPlot({
  id: 'wish-marbles',
  wishes: ['marble', 'marbles', 'playing marbles', 'play marbles', 'game marbles', 'bag marbles', 'glass marble', 'glass marbles', 'blue marble', 'marbels', 'marbel', 'marbles rolling'],
  answers: ['blue', 'green', 'brown', 'glass', 'bag', 'game', 'play', 'playing', 'plays', 'played', 'roll', 'rolls', 'rolling', 'rolled', 'race', 'pretty', 'prettiest', 'favourite', 'shiny', 'colourful', 'colorful', 'little', 'small', 'new', 'own', 'table', 'floor', 'collection', 'collects', 'collecting', 'toy', 'toys', 'old', 'round', 'twist', 'swirl', 'cat', 'eye', 'eyes', 'school', 'playground', 'fun', 'funny'],
  except: ['run', 'cake', 'statue', 'floor tiles', 'worktop', 'arch', 'swallow', 'swallowed', 'swallowing', 'nose', 'ear', 'stuck', 'choke', 'choking', 'lost', 'lose', 'loses', 'losing', 'stole', 'stolen', 'won', 'win', 'wins', 'cheated', 'broken', 'broke', 'broken', 'slipped', 'fell', 'cheese', 'hungry', 'hippo', 'hippos', 'paper', 'painting', 'steak', 'halls', 'magic', 'jar', 'kitten', 'planet', 'moon', 'earth', 'who', 'that'],
  company: ['marble', 'marbles', 'ruler', 'rulers', 'slipper', 'gap', 'elephant'],
  about: 'The hero wants the blue marble in the middle of the row to roll, and each time another leaves, until the row is seen to be a queue.',
  titles: ['The One in the Middle', 'Clack', '{H} and the Blue Marble', 'Into the Slipper', 'The Queue Between the Rulers'],
  want: [
    {
      id: 'five-in-a-row',
      A: 'partner',
      paragraphs: [
        'Two rulers lay on the table with a gap between them. In the gap stood five marbles, close together. The blue one was in the middle. It had a twist inside, like a fish going round. {H} wanted to see it roll.',
        'So {H} sent a sixth marble along the gap. Clack! The blue one never moved. But at the far end another ran off, over the edge, and into {A}’s slipper. “That’s the wrong one,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '“You hit too softly,” said {A}. “The blue one’s asleep.” {H} put the blue one back in the middle, where it looked best. This time the sixth came faster. Clack! The end one flew over the slipper and under the chair.',
        '“Now the wrong one’s awake,” said {A}. {H} blew on the blue one. {H} said its name, which was Kipper, and put it back in the middle. Clack! A green one went.'
      ]
    },
    {
      id: 'two-in-two-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} sent in two at once, side by side. Clack! At the far end two ran off. “Do three,” said {A}. Three went in, and three came out. They did it with one again, quickly, to catch them out. One came out.',
        '“They can count,” said {H}. “How do they know?” {A} laid one ear beside the row. “Somebody whispers it along,” said {A}. “It’s a very short message.”'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held a clear marble up to one eye. In it was the whole room, no bigger than a pea. The lamp stood at the bottom. The table hung from the top, and {A} hung beside it by both feet. “You’re upside down,” said {H}.',
        '“I don’t feel it,” said {A}, and waved. In the marble somebody tiny waved too, the wrong way up. Nothing fell out of the tiny pockets. {A} checked the big ones, to be sure.'
      ]
    },
    {
      id: 'toffee',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How did the fish get in?” asked {H}. “It’s coloured glass,” said {A}. “When glass is very hot it’s soft, like toffee. They lay a blue thread in and twist it. Then it goes cold, and it has to stay like that.”',
        '{H} twisted a bit of dough round a raisin, to see. It did not get a fish. It got a raisin with a scarf. “That’s a marble for birds,” said {A}.'
      ]
    },
    {
      id: 'thunder',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} lay down with one ear on the tabletop. {H} let a marble roll from one end to the other. On top it made only a small brown noise. But {A}’s eyes grew wide. “That’s a train,” said {A}. “With coal on.”',
        'Then {H} listened, and {A} rolled. First the train was a long way off. It came on, through a tunnel, straight at {H}’s head. It stopped just before the ear. “I wouldn’t get on that,” said {H}. “It hasn’t got a door.”'
      ]
    },
    {
      id: 'which-way-home-leans',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put a marble on the floor and let go of it. It thought for a moment. Then it set off, all by itself, towards the door. {H} fetched it and put it somewhere else. It turned its back on the window, and went to the door.',
        '“The floor leans,” said {A}. “You can’t see it, and I’ve never felt it.” {H} looked at the door for a while. “So that’s why we’re always going out,” said {H}.'
      ]
    },
    {
      id: 'a-pea',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It did not have to be a marble that ran in, {A} thought. It could be anybody. They tried it with a pea. It rolled up bravely, and touched the first. There was no clack at all. The pea came back.',
        '“They didn’t let it in,” said {H}. “It’s got nothing behind it,” said {A}. They gave it a run-up over two rulers and a book. It was going like the wind. There was a very small tick, and half of the pea stayed there.'
      ]
    },
    {
      id: 'thumb',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“You don’t push a marble,” said {A}. “You shoot it.” {A} laid it in the crook of one finger, and bent the thumb behind it. It looked uncomfortable. Out it shot, and sideways, and hit the biscuit tin. The tin said bong.',
        '{H} tried too. The marble dropped straight down. It fell on {H}’s big toe, which it could have found by itself. “That takes years,” said {A}. “At first you only shoot yourself.”'
      ]
    },
    {
      id: 'the-chipped-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was one with a chip out of it, and you always knew when it came. It went tock. It rolled a bit and went tock, and a bit more, and tock. “It’s got a stone in its shoe,” said {A}.',
        'It never went straight, either. It walked over to one side, to look at the ruler, and then over to the other. But it always got there. It said tock once more at the end, like somebody who sits down.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Each marble had a name by now, because you can’t say “that one there” all evening. The brown one was Tea. There was Gherkin, and Fog, and a white one called Tooth. The last had stripes. {A} wanted to call it Humphrey.',
        '“It doesn’t look like a Humphrey,” said {H}. “Wait till you see it roll,” said {A}. {H} rolled it. It went round in a slow, grand curve and stopped before everybody. It was a Humphrey.'
      ]
    },
    {
      id: 'the-foot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} got up to fetch a glass of water, and put on the slipper. Then {A} took it off again. Out came Tea, and Fog. {A} put it on, and took a step, and stood quite still. “How many were there?” asked {A}.',
        '“Three,” said {H}. {A} shook it over the table. Nothing fell out. It was only when {A} wriggled that something knocked, down where the toes are. Gherkin had gone right to the front, to be first out.'
      ]
    },
    {
      id: 'spoon',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had to be carried back, and {A} did that in a spoon. A marble will not sit still in a spoon. It runs round the rim and looks over. {A} walked with very bent knees and hardly breathed. The marble leaned out on the left.',
        '“Don’t look at it,” called {H}. “Look where you’re going.” So {A} looked at the table, and arrived there. There was nothing in the spoon. It had got off on the way, where it was carpet, without a sound.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'At each clack {A} looked at the marble that was not there any longer. {A} looked for it at the near end, where it had come in. It took a while before {A} understood. Something went in here, and came out over there.',
        'After that {A} sat down by the slipper. Clack, it went, and plop. {A} looked in. {A} looked at the rulers, and in at the slipper again. It was good to know where a thing like that comes out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We played in the dirt, by the school wall,” said {S}. “You made a hole with your heel and turned round on it. That was the pot.” “And who had the best one?” asked {A}. “A boy called Winkle had a steel one. It came out of a lorry.”',
        '“Was it pretty?” “It was grey,” said {S}, “and when it came you could hear it in the ground. We all put ours in our pockets. In the end he was the only one playing. He won every time.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was allowed to send one in. {S} took both hands for it, and breathed on it first. “Go on,” said {S} to the marble. It set off, and stopped half-way. “It’s changed its mind,” said {A}.',
        '{S} bent down and talked to it for quite a time. Nobody could hear what was said. Then {S} gave it a push with the nose. Clack! “It was only shy,” said {S}, “of all those backs.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had no marble, but an orange, which is safer and just as round. {A} let it go, and it went off over the floor. {A} looked after it. It did not come back, so {A} looked at {H}.',
        '{H} rolled the orange home. It bumped against a foot and stopped there. {A} laughed till the foot shook. Then the orange was let go again. {A} had a game of one marble by now, and it never ran out.'
      ]
    },
    {
      id: 'putting-it-back',
      A: 'partner',
      paragraphs: [
        '{H} was about to push Kipper into the middle again. “Stop,” said {A}. “Don’t touch it. Where’s it standing?” {H} counted. There had been two in front of it. Now there was only one.',
        '“But it didn’t move,” said {H}. “I was watching.” “No, it didn’t,” said {A}. “One came in behind it, and one left in front. You know where that happens?” {H} knew. It was like that at the baker’s. “It’s queueing,” said {H}. “And I keep putting it back.”'
      ]
    }
  ],
  turn: [
    {
      id: 'next-please',
      A: 'partner',
      paragraphs: [
        'This time {H} sat on both hands in between. Clack! A white one ran off, and Kipper was at the very front. “Next, please,” said {A}, and held the slipper straight. {H} sent one in, quite softly.',
        'Clack! Kipper ran. The fish inside went round and round, all the way along the rulers. Nobody said anything. Plop.'
      ]
    },
    {
      id: 'slowly-again',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“I blinked,” said {A}. {A} had seen the first bit and the last bit, and no fish between. So Kipper had to come out of the slipper and stand in the queue once more. There were four in front. Nobody let it push in.',
        'Clack, and clack, and clack. {A} held both eyes open with two fingers. They began to water. “Now!” called {H}. Past ran the fish, with a shine on it. “Very nice,” said {A}. “Very wet.”'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 17,
      paragraphs: [
        'They turned down the lamp, and held a torch behind the gap. Now you could see through all five. There was a red spot on the wall, and a green, and a yellow one. In the middle shone a blue spot with a fish in it.',
        'Clack! On the wall they all stood still, and only the last spot ran off and went out. “That’s how it looks from inside,” said {H}. “You get a bump, and your neighbour’s gone.”'
      ]
    },
    {
      id: 'the-blue-one-goes-in',
      A: 'partner',
      paragraphs: [
        '{H} let Kipper be the one that came in. It rolled up along the gap, with the fish spinning. Clack! There it stopped, and in front the green one ran.',
        '“It’s given away its roll,” said {A}. “It’s only passed it on,” said {H}. Kipper was the last of five now, and stood quite straight. “There are four ahead of you,” {H} told it. “I won’t touch you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the sixth marble come, and looked at the wrong end.',
      '{names} sniffed at the slipper, in which somebody had just arrived.',
      { text: '{names} held the rulers together, so that nobody fell through.', needs: ['hands'] },
      { text: '{names} picked a marble too, and breathed on it for the shine.', needs: ['hands'] }
    ],
    way: [
      '{names} went under the chair after the fast one.',
      '{names} blinked at every clack, and missed what there was to see.',
      { text: '{names} rolled one back along the floor, round both table legs.', needs: ['hands'] },
      { text: '{names} tapped the blue one on the top, very politely.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as Kipper, and was passed by.',
      '{names} followed the fish from one end to the other, nose first.',
      { text: '{names} cupped both hands behind the slipper, in case it was a fast one.', needs: ['hands'] },
      { text: '{names} moved up one place, to see how that felt.', needs: ['hands'] }
    ]
  },
  bed: [
    'The marbles went into their bag, one after the other, and nobody came out at the far end. The slipper was a slipper again.',
    'Three animals lay side by side across {H}’s bed, close together. {H} washed, and got in on this side. On the other side an elephant fell out. It was fetched, and sent in again more softly.'
  ],
  last: [
    'Nobody else got in, so nobody fell out, and {H} was asleep.',
    'In the bag lay Kipper, in no queue at all, and {H} was asleep.'
  ]
})
