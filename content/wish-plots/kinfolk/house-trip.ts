import { wishPlot } from '../wish-plot.ts'

export const houseTrip = wishPlot({
  id: 'wish-house-grows-legs',
  nothingElse: true,
  wishes: ['house grows legs', 'house legs', 'house grew legs', 'house walks', 'house walked', 'walking house', 'house walk', 'house goes trip', 'house went trip', 'house trip', 'house goes holiday', 'house on holiday', 'house goes adventure', 'house adventure', 'house runs away', 'house ran away', 'house goes away', 'house goes sea', 'house gets up', 'house stands up', 'house seaside', 'house goes on a journey', 'house wanders', 'house goes for a walk', 'house walking around'],
  answers: ['house', 'our', 'the', 'my', 'home', 'legs', 'grows', 'grew', 'walks', 'walked', 'walking', 'goes', 'went', 'go', 'on', 'a', 'trip', 'holiday', 'journey', 'adventure', 'runs', 'ran', 'away', 'sea', 'seaside', 'beach', 'gets', 'up', 'stands', 'one', 'day', 'night', 'whole', 'to', 'with', 'us', 'in', 'it', 'big', 'own', 'when', 'that', 'can', 'who', 'has', 'got', 'family', 'and', 'decides', 'wants', 'for', 'little', 'feet', 'around', 'round', 'about'],
  except: ['chicken', 'hen', 'dolls', 'doll', 'tree', 'fire', 'flood', 'lost', 'storm', 'tornado', 'other', 'dad’s', 'mum’s', 'bird', 'birds', 'bat', 'fly', 'flies', 'flew', 'flying'],
  moods: ['question', 'first'],
  company: ['house', 'bed', 'sea', 'street', 'street lamp', 'lamp', 'window', 'windows', 'peas', 'floor', 'doormat', 'cellar', 'knees', 'lights', 'bus', 'sand', 'torch', 'wall', 'stairs', 'door', 'drainpipe', 'feet'],
  fed: true,
  away: true,
  about: 'The house grows legs and carries the hero, bed and all, to the sea, and there it cannot sleep away from home.',
  titles: ['The House Stood Up', 'Knees Like Drainpipes', '{H} Sees the Sea from Bed', 'Left at the Lights', 'A House Away from Home'],
  want: [
    {
      id: 'stood-up',
      A: 'partner',
      paragraphs: [
        '{H} wanted to sleep at the sea, just once, but only in this bed. No other bed had the dip. “You can’t have both,” said {A}. “A house stays where it is.” The peas rolled over to one side of the plate. Then they rolled to the other.',
        'Something cracked below the floor, four times. The lamp swung, and the street went down past the window. “It’s standing up,” said {H}. They looked out. Under the house there were four legs, with knees like drainpipes. “I’ve heard about that sea,” said the house, in a voice like stairs.'
      ]
    }
  ],
  way: [
    {
      id: 'walking',
      A: 'partner',
      paragraphs: [
        'It walked. With each step the cups rang, and everything on wheels drove across the kitchen. “Left at the lights!” called {A}. It waited at the red, next to a bus. All the people in the bus looked in. {H} waved a fork. Then it stepped over the railway, and over a field, and a cow looked up at the cellar.'
      ]
    },
    {
      id: 'doormat',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A man ran after them, with something flat under one arm. “You’ve left your doormat!” he shouted. The house bent all its knees at once. {H} took it in at the door.',
        '“Thank you,” said the house. “I felt there was a draught.” Where it had stood there was a gap now, with a good view of the man’s aunt.'
      ]
    },
    {
      id: 'on-wheels',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The tea trolley was the worst. At every left leg it came out, and at every right leg it went back in. {A} sat down on it in the end. “Now it’ll stay,” said {A}, going by.',
        '“How’s the weather in there?” asked {H} the next time. “Much the same,” said {A}, and came back with the butter.'
      ]
    },
    {
      id: 'itch',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The house stopped, and lifted one leg. “Could somebody scratch me?” it said. “Under the kitchen window, where I can’t get at it.” {A} reached down with the long broom, and {H} called out where.',
        '“Higher. There! It’s been itching since they put the pipe in.” That was eleven years ago. It shook with joy, and two tiles came loose.'
      ]
    },
    {
      id: 'bath',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Upon a hill it broke into a trot. There was still some water in the bath, and it went up at one end like a tongue. {A} caught most of it with a bucket, and the rest with both slippers.',
        '“Slower!” called {H}, into the plughole. “I’ve never run before,” the plughole called back. “It’s lovely! Does everybody know about this?”'
      ]
    },
    {
      id: 'other-houses',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The other houses did not say anything, but they looked. In some of them a light went on. “Where are you off to?” asked a very old one with a slate hat. “To the sea,” said their own. “In those shoes?” said the old one.',
        '{H} looked down. It had come in the front steps. “They’ll do for sand,” said {A} loudly, for the house to hear.'
      ]
    },
    {
      id: 'bridge',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At the bridge stood a sign: NO MORE THAN THREE TONNES. “What do I weigh?” asked the house. {A} thought of all the books. “A bit more,” said {A}, out of tact.',
        'So it took off its steps and waded. “Cold!” it said. “Cold, cold.” A fish looked in at the letterbox, saw nobody that it knew, and swam on.'
      ]
    },
    {
      id: 'lift-of-a-bird',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'On the chimney sat a pigeon, and had not been asked. It kept its wings half open, as you do on a bus. “Is this the number nine?” it asked down the chimney. “No,” called {H}. “It’s number nineteen.”',
        '“That goes past the bakery as well,” said the pigeon, and sat down. It got off there, and left a feather for the fare.'
      ]
    },
    {
      id: 'post',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What about the post?” asked {A}. They thought about the postman, with his letters and no slot. {H} wrote a sign and let it down on a string: BACK BY BREAKFAST.',
        'It hung between the two front legs and flapped a bit. “Does it suit me?” asked the house. “You look open,” said {H}.'
      ]
    },
    {
      id: 'neighbour',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had slept through the start, and came in with a toothbrush. “Why’s there a church going past?” asked {A}. “We’re going past the church,” said {H}. {A} looked for a while.',
        '“Has anybody turned off the iron?” asked {A}. Somebody had. So {A} sat down by the window and did the other side, upper teeth and then the lower.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay down flat in the middle of the floor, where it moved least. All the smells went by outside, and none of them twice. It was more than anybody could take in.',
        '“We’ll be there soon,” said {H}. {A} had heard that in a car, and thought little of it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} stood in the hall and was the house. “I’m getting up,” said {S}, with a lampshade on. “Crack, crack.” “You’ve only got two legs,” said {A}. {S} put down both hands.',
        '{A} got on, and was the people inside. “Left at the lights,” said {A}. They went over the carpet, and parked by the door.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Ours only did it once,” said {S}. “It was for my cousin’s wedding. It hadn’t been asked, and it came all the same, and stood at the back.” “Did it dance?” asked {A}.',
        '“It swayed,” said {S}. “You could hear the plates. In the morning we were home, but with the door to the north.”'
      ]
    },
    {
      id: 'cannot-settle',
      A: 'partner',
      paragraphs: [
        'And there was the sea, black and wide, right beside the bed. The house folded its legs in the sand. {H} lay down in the dip, and it was just as it should be. But the windows rattled. The stairs creaked up and down. “Are you cold?” asked {H}. “No,” said the house. “I’ve only never slept anywhere else.” {A} laid one hand on the wall. “At home the street lamp shines on it, just here,” said {A}. “It’s had that every night.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lamp',
      A: 'partner',
      paragraphs: [
        '{H} knew how that was, and took the big torch. {A} held the yellow pillowcase up in front of it, at the window. A round yellow patch fell on the wall. It was a bit too far to the left. {H} moved {A} along. “There,” said the house. “That’s where it goes.” It stopped rattling. It leaned to one side, hardly at all, and made itself a dip in the sand.'
      ]
    },
    {
      id: 'a-moth',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'A moth came as well, and flew round and round the torch. “There’s one of those at home too,” said the house sleepily. “Is it the same one?” {H} looked at it closely. It was browner.',
        '“Nearly,” said {H}. The house breathed out, through all the keyholes. There was a smell of cupboards, and behind that, of sea.'
      ]
    },
    {
      id: 'sand',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'A wave came up as far as the front steps, and had a look, and went away. “It’s licking me,” said the house. “It does that to everybody,” said {A}.',
        'It brought a shell, and left it on the doormat. {H} took it in. That was the first post that anybody had ever had there.'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '{H} lay in the dip, and heard the sea, and saw it too. “So you can have both,” said {H}. “I never said anything else,” said {A}, and tied the broom to the window. “Will you take us home?” {H} asked the wall. “By breakfast,” said the house. “I’ve got a post box waiting.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid past the table, and slid back.',
      '{names} looked down, and then not any more.',
      { text: '{names} held on to the plates, one on each arm.', needs: ['hands'] },
      { text: '{names} shut the cupboards, and leaned on them.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed at the window, and got used to it.',
      '{names} rolled over at every left leg.',
      { text: '{names} waved at a whole bus.', needs: ['hands'] },
      { text: '{names} caught three cups and a pea.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in time with the stairs.',
      '{names} made a dip as well, a smaller one.',
      { text: '{names} stroked the wall on the other side.', needs: ['hands'] },
      { text: '{names} drew one curtain, the one without the lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The last peas were found, behind the door, and everything on wheels was turned on its side.',
    '{H} washed, and it tasted a little of salt. The dip was where it always was.'
  ],
  last: [
    'A yellow patch lay on the wall, and the house slept, and {H} slept in it.',
    'Four knees lay folded in the sand, and {H} was asleep above them.'
  ]
})
