import { wishPlot } from '../wish-plot.ts'

export const zebraCrossing = wishPlot({
  id: 'wish-zebra-crossing',
  beginsElsewhere: true,
  wishes: ['zebra crossing', 'zebra crossings', 'crosswalk', 'crosswalks', 'pedestrian crossing', 'crossing the road', 'cross the road', 'crosses the road', 'crossing road', 'crossing street', 'cross the street', 'zebra stripes road', 'zebra croissant', 'zeebra crossing', 'road crossing'],
  namesNobody: true,
  answers: ['road', 'street', 'cars', 'car', 'stop', 'stops', 'stopping', 'stripes', 'white', 'waiting', 'wait', 'looking', 'left', 'right', 'safely', 'safe', 'how', 'learning', 'bus', 'bun', 'waving', 'waves', 'driver', 'hand', 'hands', 'holding', 'busy'],
  except: ['chicken', 'duck', 'ducks', 'ducklings', 'hedgehog', 'toad', 'toads', 'frog', 'frogs', 'cat', 'dog', 'hit', 'knocked', 'accident', 'crash', 'ran', 'nearly', 'lollipop', 'guard', 'lights', 'light', 'school', 'alone', 'beatles', 'animal', 'zoo', 'hurt', 'died', 'train', 'level'],
  moods: ['first', 'learning', 'waiting'],
  fed: true,
  company: ['crossing', 'bun', 'driver', 'corner'],
  out: true,
  about: 'The only sun is beside the zebra crossing, and whoever eats a bun there is waved across by every car.',
  titles: ['A Bun by the Zebra Crossing', 'We Are Only Eating', '{H} Crosses Out of Politeness', 'Over Six Times, With Three Bites', 'Whoever Stands on the Knobs'],
  want: [
    {
      id: 'in-the-sun',
      A: 'partner',
      paragraphs: [
        '{H} had a warm bun, and wanted to eat it in the sun. There was sun at only one spot, on the corner, by the zebra crossing. {H} opened wide. A blue car stopped. The driver nodded, and waved them over.',
        '“We aren’t crossing,” said {H}. “We’re eating.” The driver could not hear that. He waved with both hands. “We can’t just leave him,” said {A}. So they looked both ways, and went over the white stripes, and said thank you. Over there it was shady.'
      ]
    }
  ],
  way: [
    {
      id: 'back-again',
      A: 'partner',
      paragraphs: [
        'A van let them back. {H} got as far as one bite. Then a bus hissed and stood still, and all the people looked down at the bun. “Now it’s forty who are waiting,” said {A}. Over they went.',
        'Back on the corner, {H} gazed at the sky and whistled, like somebody who doesn’t want to cross. A bicycle stopped. “After you,” it said. That made six times over, and three bites.'
      ]
    },
    {
      id: 'which-way-to-look',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“At least we’re getting good at it,” said {A}. First they stood still at the kerb. They looked one way, and the other way, and the first way again. Then they looked whether the wheels had really stopped. Only then did they go, and they didn’t run.',
        '“And now you look at the driver,” said {A}, “until he looks at you.” {H} did that. The driver looked. They looked at each other for so long that they both grew shy. The driver turned on the wipers.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were nine white stripes and eight black ones. {H} only trod on the white. {A} only trod on the black, so as to be fair. That way they did not get across at the same time. {A} was always one stripe behind.',
        '“Which is the zebra?” asked {H}. “Is it a white one with black on, or a black one with white?” {A} stopped to think. “Walk on,” said {H}. There was a lady in a red car, who wanted to know it too, but she was late.'
      ]
    },
    {
      id: 'a-sign-for-them',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had an idea. On the bun’s paper bag {A} wrote, in large letters: We are only standing. {H} held it up to the next car. The driver stopped, to be able to read it. Then he let down the window. “I beg your pardon?” he said.',
        '“We’re only standing,” said {H}. “So am I,” said the driver. He turned off the radio. It was rather nice for all of them. Then someone behind him hooted, and they went over, so that he could go.'
      ]
    },
    {
      id: 'thank-yous',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There are a lot of ways to say thank you to a car. {A} lifted one hand, as if to ask something in school. {H} nodded, and a bit of the bun nodded as well. With the van they had both tried a small bow.',
        '“What do they do back?” asked {H}. They looked out for that. Some lifted one finger off the wheel. The one in the hat lifted the hat. The bus driver just breathed out, and then all its doors did.'
      ]
    },
    {
      id: 'somewhere-else',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Eat it over here,” said {A}, on the shady side. {H} tried it. It was a cold bite, and it had wind on it. There was a drain close by, which didn’t smell of bun. Across the road lay the sun on its corner, with nobody in it.',
        '“It’s wasted over there,” said {H}. A pigeon walked into it, and shut its eyes. No car stopped for that. “It doesn’t look polite enough,” said {A}.'
      ]
    },
    {
      id: 'the-driver-again',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A yellow car stopped, and its driver ate a bun too. He had it in the hand he should have waved with. So he waved with the bun. {H} waved back with the other one. They were from the same bakery. You could see that by the sugar.',
        '“Is yours still warm?” called {H}. He held it to his cheek, and made a face. They crossed, and he drove on. {H} thought of him with some envy. In a car you can have your bun where you like.'
      ]
    },
    {
      id: 'other-people',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Let’s just walk off,” said {A}, “as if we were going round the corner.” They walked off round the corner, when something came, and peeped out. There it stood, a little white car, and waited. It had seen them. It was prepared to wait.',
        '“Perhaps he’ll give up,” whispered {A}. He got out a flask. In the end they went back and crossed. He screwed the lid on, quite contented, as if he’d known all along.'
      ]
    },
    {
      id: 'how-far-in-all',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How far have we been?” asked {H}. {A} did the sum, on the paper bag. One road was ten steps, and they had done it over and over. “If we’d gone straight on, we’d be past the church by now,” said {A}.',
        '“And the bun?” It had been a whole one when they left. {A} drew it as well, with the bits that were out. From here to the church it would just about have lasted.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had crossed with them every time. {A} did not ask why. Over there were the drain and the wind. Over here was a corner that others had smelled at. It was good to hear from both.',
        'Only the bun went up and down, high above {A}, and never came lower. Each time that they reached the kerb, it stopped there with a jerk. Then a crumb fell. {A} would have crossed all day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small there was a policeman in the middle, on a box,” said {S}. “He had white gloves. If he held one up, they all stood still.” “Even for somebody with a bun?” asked {A}. “He wouldn’t have fallen for that,” said {S}.',
        '“Once he had to sneeze, and put a glove to his nose. Everybody drove off at once. There was a milk cart, and a wedding.” {S} was still pleased. “Nobody had a scratch. But the bride came home with the milk.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} liked it. {S} held {A}’s hand and counted the ones who stopped. “That one’s for me,” said {S}. “And that’s for me.” They got taller and taller. At last it was a lorry, with a cement drum that went round and round.',
        '“And that’s for me,” said {S}, very softly. {S} walked across in front of it with a straight back. Up there the driver leaned out, to see who it was.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had found out about waving just the day before, and now did it to everything. {A} opened and shut five fingers, and the cars stood still. {A} was not surprised. So that was what it was for.',
        '“You’re not helping,” said {H}. {A} waved to {H} as well, and {H} stood still. There was a third car by then, and behind it the bus, on its way back.'
      ]
    },
    {
      id: 'the-knobs',
      A: 'partner',
      paragraphs: [
        'A little further back stood a man with an apple. No one had ever stopped for him. {A} looked at his shoes, and then at {H}’s. By the kerb the ground was full of knobs, like on a building brick.',
        '“He’s on the smooth part,” said {A}. “I think that whoever stands on the knobs wants to go over.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-steps-back',
      A: 'partner',
      paragraphs: [
        'They took two steps back, till there were no more knobs. The sun was here too. A car came, and {H} looked at it, with the bun in one hand. The car went by. Then a bus went by, and not a single head turned. “It works,” whispered {H}. And {H} ate the top with the sugar, and the middle with the raisin.'
      ]
    },
    {
      id: 'what-knobs-are-for',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And what are they for?” asked {H}. “They’re for feet,” said the man with the apple. “A friend of mine can’t see, and he reads them with his shoes. Flat means the pavement. Bumps mean that there’s a crossing here.” {H} shut both eyes, and held {A}’s sleeve.',
        'With a toe you could read it quite easily. Here it said pavement, pavement, pavement. “Now comes a bump,” said {H}, and stopped at once. It was a raisin, and it had been there for some time.'
      ]
    },
    {
      id: 'one-toe',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} wanted to be certain, and put one toe on the knobs. Far down the street somebody slowed down. {A} took it off. The car got faster. {A} put it on again. “Stop that,” said {H}. “He’ll be seasick.”',
        'It was a blue one, and when it passed, the driver gave them a long look. {A} was busy with a shoelace, on the smooth part. “I’ve never had so much power,” said {A}, “in one toe.”'
      ]
    },
    {
      id: 'nobody-waves',
      A: 'partner',
      paragraphs: [
        'Then the bun was gone, and it was time to go home. Home was across the crossing. They stood on the knobs, and looked both ways. There was no car, right down to the church. “It’s empty,” said {A}. “Come on.” “But nobody’s waved,” said {H}.',
        'They waited. At last one came, and slowed down, and it was blue. It was the very first one, on his way home. He looked at the two of them, and at the empty bag. Then he waved, with both hands. This time they really went.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crossed as well, for the driver’s sake.',
      '{names} blinked in the sun, for as long as there was any.',
      { text: '{names} held on tight to the next hand, over all the stripes.', needs: ['hands'] },
      { text: '{names} gave the driver a nod, and a wave.', needs: ['hands'] }
    ],
    way: [
      '{names} went over, and back, and over.',
      '{names} looked at the sky too, and there was nothing in it.',
      { text: '{names} kept count of the times on the fingers.', needs: ['hands'] },
      { text: '{names} caught a crumb halfway, on a black stripe.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the warm wall, with no knob anywhere near.',
      '{names} got a piece from the middle, with no raisin in it.',
      { text: '{names} shook out the paper bag, for the pigeon.', needs: ['hands'] },
      { text: '{names} said good day to the man with the apple, and waved.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the paper bag was smoothed flat, with everything that stood on it. The shoes were put on a smooth part of the floor.',
    '{H} washed, and came to the edge of the carpet, and looked both ways. Then {H} crossed over into bed.'
  ],
  last: [
    'The white stripes lay in the dark with nobody on them, and {H} was asleep.',
    'Nobody had to stop for anyone now, and {H} was asleep.'
  ]
})
