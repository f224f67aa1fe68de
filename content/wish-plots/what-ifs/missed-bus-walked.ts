import { wishPlot } from '../wish-plot.ts'

export const missedBusWalked = wishPlot({
  id: 'wish-missed-bus-walked',
  wishes: ['missed bus walk', 'missed bus walked', 'missed bus walking', 'missed bus had to walk', 'missed bus walked home', 'missed bus walk home', 'missed bus walked school', 'missed bus walk school', 'miss bus walk', 'missing bus walking', 'missing bus walked', 'bus gone walk', 'bus gone walked', 'bus left walk', 'bus left walked', 'bus didn’t come walk', 'bus didn’t come walked', 'bus did not come walked', 'bus cancelled walked', 'bus cancelled walk', 'bus full walked', 'bus full walk', 'bus broke down walk', 'bus broke down walked', 'walked instead of bus', 'missed bus on foot', 'missed bus by foot', 'bus never came walked', 'bus never came walk', 'bus too full walk', 'bus strike walk', 'late for bus walked', 'missed tram walk', 'missed tram walked', 'last bus walk', 'last bus walked'],
  answers: ['we', 'us', 'missed', 'miss', 'missing', 'bus', 'buses', 'tram', 'the', 'school', 'nursery', 'home', 'this', 'morning', 'afternoon', 'evening', 'today', 'yesterday', 'again', 'late', 'by', 'minute', 'minutes', 'second', 'ran', 'run', 'running', 'after', 'stop', 'stops', 'driver', 'left', 'without', 'went', 'gone', 'off', 'had', 'to', 'have', 'walk', 'walked', 'walking', 'all', 'way', 'whole', 'long', 'far', 'tired', 'legs', 'feet', 'wait', 'waited', 'next', 'one', 'last', 'town', 'because', 'so', 'and', 'then', 'our', 'on', 'foot', 'instead', 'hour', 'mile', 'miles', 'back', 'shop', 'shops', 'park', 'grandma', 'granny', 'nana', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'with', 'me', 'my', 'number', 'didn’t', 'did', 'come', 'cancelled', 'full', 'broke', 'down', 'strike', 'hill', 'up', 'cold', 'hot', 'sunny', 'nice', 'fun', 'granddad', 'mom', 'mommy', 'mama', 'papa', 'auntie', 'uncle', 'sister', 'brother', 'friend', 'kindergarten', 'work', 'library', 'market', 'village', 'bag', 'heavy', 'slow', 'never', 'came', 'too', 'uphill', 'wet', 'windy', 'night', 'counted', 'counting', 'doors', 'red', 'cars', 'cats', 'steps', 'houses', 'fourteen', 'rain'],
  except: ['crash', 'accident', 'alone', 'lost', 'train', 'hospital', 'died', 'ghost', 'magic', 'flying', 'dragon', 'dinosaur', 'elephant', 'bear', 'robot', 'plane', 'teddy', 'toy', 'trip', 'rain', 'rained', 'snow', 'dark', 'dog', 'puppy', 'baby'],
  moods: ['late', 'change', 'losing'],
  out: true,
  company: ['bus', 'stop', 'stops', 'bench', 'legs', 'driver', 'doors', 'leaf', 'snail', 'bell', 'lady', 'bag', 'pole'],
  about: 'They miss the bus and have to walk, and the hero’s legs give up, until it is noticed that a bus never goes further than to the next stop, and they walk the rest as a bus.',
  titles: ['We Had to Be the Bus', 'On Foot, All Stops', '{H} Shuts the Doors', 'Six Stops Home', 'The Walking Twenty-Two'],
  want: [
    {
      id: 'six-stops',
      A: 'partner',
      paragraphs: [
        '{H} and {A} missed the bus home. They saw the back of it, and the number twenty-two, and then only the road. It had been the last one for a long time. “We’ll have to walk,” said {A}. It was six stops.',
        '{H} looked along the pavement, which went on until it was as thin as a thread. On the bus you sat down, and home came to you. {H} wanted it like that, and not the other way round.'
      ]
    },
    {
      id: 'what-a-minute-costs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had missed the bus by one minute, because of a button. “The button took a minute,” said {A}, “and the walk will take an hour.” {H} looked down at the button. It was a brown one, with four holes.',
        '{H} did it up again, to see if it could be quicker. It could. It took five seconds, now that nothing depended on it.'
      ]
    }
  ],
  way: [
    {
      id: 'just-walking',
      A: 'partner',
      paragraphs: [
        'They simply walked. At first {H}’s legs did it very well. They walked past the first stop without a look at it. Then came a wall, and more wall, and the same wall. “How much further?” asked {H}. “Five stops and a bit,” said {A}.',
        'At the end of the wall {H}’s legs gave up. They bent in the middle, and {H} sat on a doorstep. “They say that’s all,” said {H}. “They say that they’re meant for getting on buses.”'
      ]
    },
    {
      id: 'the-short-cut',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know a short cut,” said {A}. They walked round the back of a bakery, down nine steps, and along by somebody’s washing. A cat moved its tail out of the way. There was an arch, and then there was a road.',
        'On the road was a bus stop, and they had walked past it before. “It’s a very good way,” said {A}. “It just doesn’t go anywhere.” But they had now seen the washing.'
      ]
    },
    {
      id: 'things-too-fast-for-a-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had been along here by bus a hundred times. From the bus there was a shop, a tree and a shop. On foot there was a brass frog on one door, to knock with. It had a fly in its mouth. “Was that always there?” asked {H}.',
        '“It goes by too fast,” said {A}. {H} gave the frog one very small knock, so that only the frog could hear it.'
      ]
    },
    {
      id: 'counting-steps',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} counted steps. From one lamp post to the next it was twenty-two for {H}, and fifteen for {A}. “So I’ve walked further,” said {H}. “We’ve come just as far,” said {A}. “But I’ve done more,” said {H}.',
        'It was hard to say anything against that. They agreed that {H} was by now a lamp post and a half ahead. {A} had to hurry up.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Which leg is tired?” asked {A}. {H} had to walk a bit to find out. “The left one,” said {H}. So they walked so that the left was let off. It came along in the air, and the right one hopped.',
        'After nine hops it was the right one. Then the left had to hop, and it remembered that it had been tired first. They went back to taking turns, which is called walking.'
      ]
    },
    {
      id: 'other-with-news',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had walked ahead as far as the bend, and came back with news. “It goes on,” said {A}. “There’s a hill, but it’s going down.” That was good to hear. They walked to the bend, and looked.',
        'It was going down for those who came from over there. From here it went up. “When I looked back it went down,” said {A}. “I thought that it would stay like that.”'
      ]
    },
    {
      id: 'pet-likes-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never understood about buses. You stood in a box, and all the smells went by outside. Now they walked, and {A} read everything. There were three good posts, a bin, and a very long wall.',
        '“You’re the only one who wanted to miss it,” said {H}. {A} was at the next post already. Somebody had left news there, and it was from Tuesday.'
      ]
    },
    {
      id: 'elder-walked',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I missed the bus every Friday,” said {S}. “Then I had to walk home with the girl from the bakery, who had missed it too.” “Every Friday?” asked {A}. “We were both very careful about it,” said {S}.',
        '“Once it was late,” said {S}, “and it stood there with open doors. We hid behind the kiosk until it had gone. I’ve never been so nearly on time.”'
      ]
    },
    {
      id: 'child-tows',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could not walk another step, and said so every ten steps. “Shall I tow you?” asked {A}. {S} held on behind, by the coat. It was easier at once, {S} found. {A} did not find that.',
        'Then they changed over, and {S} towed {A}, with puffed cheeks. “Are you tired now?” asked {A}. “I can’t be,” said {S}. “I’m the one in front.”'
      ]
    },
    {
      id: 'only-to-the-next',
      A: 'partner',
      paragraphs: [
        'Beside the doorstep was the pole of the second stop. {A} read what it said there. “The bus doesn’t go home either,” said {A}. “Look. It only goes from here to the next stop. Then it stands still, with its doors open. It does that six times.”',
        '{H} looked at both legs. “They could do one stop,” said {H}, “if they may stand there afterwards, with the doors open.”'
      ]
    }
  ],
  turn: [
    {
      id: 'being-the-bus',
      A: 'partner',
      paragraphs: [
        'They had missed the bus, so they had to be it. {H} was the front and {A} was the back. {H} sighed, which shut the doors, and the twenty-two walked off. At the third stop it stood still. {H} held out both arms, for the doors. “All change?” asked {A}. Nobody changed, but a leaf got on.',
        'They did it at the fourth, and had a rest on the bench. {H}’s legs said nothing now. They were wheels.'
      ]
    },
    {
      id: 'a-passenger',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the bench of one stop sat a lady with a bag. “Does this one go to the market?” the lady asked. “It’s a walking one,” said {H}. “So am I, by the look of it,” said the lady, and got on in the middle.',
        'The lady held on to nothing, but swayed in the bends, as one does. At the market the lady rang, by saying “Ding”. “Thank you, driver,” said the lady. The real bus had never stopped so close to the door.'
      ]
    },
    {
      id: 'a-snail-gets-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the pole of another stop sat a snail. They waited for it, with the doors open. “It’s seen us,” said {A}. The snail put out one eye, and then the next, and turned to where the road was.',
        'By the time it had come down to the timetable, they were six minutes late. “It’ll have to walk,” said {H}, and sighed, and they drove on. That is how people miss a bus.'
      ]
    },
    {
      id: 'as-drivers-do',
      A: 'partner',
      paragraphs: [
        'They came to their own stop, the sixth, and {H} opened the doors. Just then there was a second sigh beside them. It was the next bus, the real twenty-two. Both of them stood there with open doors.',
        'The driver looked down at {H}, at the leaf, and at {A} behind. “When two bus drivers meet,” said {A}, “they lift one hand.” The driver lifted one hand. So did {H}, and walked home without a stop.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after the bus too, and it did not think better of it.',
      '{names} walked to the first lamp post, to see whether it could be done.',
      { text: '{names} held a hand up, in case there was another bus behind.', needs: ['hands'] },
      { text: '{names} counted the stops on the timetable, and made it six as well.', needs: ['hands'] }
    ],
    way: [
      '{names} walked on the low wall’s shady side, where the stones were cool.',
      '{names} sat on the doorstep too, which was made for one.',
      { text: '{names} carried a shoe that had a pebble in it.', needs: ['hands'] },
      { text: '{names} pointed to the next stop, and it was quite a small pole.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the last row, which walked a little behind.',
      '{names} got off at the fifth stop, and on again at the other door.',
      { text: '{names} rang the bell, with one finger on {H}’s back.', needs: ['hands'] },
      { text: '{names} gave the leaf a seat by the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put in the garage, which was under the hooks, and the leaf beside them.',
    '{H} washed both wheels, lay down, and held out both arms for the last time that day.'
  ],
  last: [
    '{H} sighed, which shut the doors, and was asleep at the very first stop.',
    'The twenty-two drove past outside, and lifted one hand, and {H} was asleep.'
  ]
})
