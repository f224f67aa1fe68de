import { wishPlot } from '../wish-plot.ts'

export const manyWorries = wishPlot({
  id: 'wish-many-worries',
  wishes: ['worries', 'worry', 'worrying', 'worried', 'worrier', 'worriers', 'anxious', 'anxiety', 'anxieties', 'nervous', 'nerves', 'overthinks', 'overthinking', 'overthinker', 'fretting', 'frets', 'parents evening', 'parents evening nervous', 'parents’ evening'],
  answers: ['worries', 'worry', 'worrying', 'worried', 'worrier', 'anxious', 'anxiety', 'nervous', 'nerves', 'overthinks', 'overthinking', 'frets', 'fretting', 'lot', 'lots', 'many', 'much', 'too', 'so', 'very', 'really', 'bit', 'little', 'big', 'small', 'all', 'always', 'often', 'sometimes', 'constantly', 'time', 'times', 'day', 'every', 'night', 'nights', 'bedtime', 'bed', 'evening', 'sleep', 'asleep', 'sleeping', 'awake', 'lies', 'lying', 'about', 'everything', 'anything', 'things', 'thing', 'nothing', 'something', 'stuff', 'feels', 'feeling', 'feel', 'felt', 'being', 'gets', 'getting', 'got', 'has', 'have', 'full', 'head', 'mind', 'tummy', 'what', 'if', 'ifs', 'stop', 'stops', 'can’t', 'cannot', 'doesn’t', 'not', 'keeps', 'child', 'children', 'kid', 'kids', 'son', 'daughter', 'girl', 'boy', 'toddler', 'she', 'he', 'her', 'him', 'his', 'my', 'dealing', 'coping', 'cope', 'deal', 'handling', 'managing', 'letting', 'let', 'go', 'going', 'help', 'calm', 'calming', 'learning', 'when', 'before', 'tonight', 'again', 'come', 'comes', 'life', 'silly', 'quite', 'because', 'thoughts', 'general', 'generally', 'with', 'up', 'wakes', 'over'],
  except: ['tomorrow', 'first', 'new', 'trip', 'visit', 'visiting', 'monday', 'sunday', 'school', 'nursery', 'class', 'teacher', 'test', 'exam', 'exams', 'friend', 'friends', 'flying', 'plane', 'swimming', 'dentist', 'doctor', 'hospital', 'operation', 'jab', 'injection', 'ill', 'sick', 'poorly', 'dying', 'die', 'dies', 'died', 'death', 'dead', 'war', 'bombs', 'news', 'climate', 'fire', 'flood', 'storm', 'earthquake', 'burglars', 'robbers', 'money', 'rent', 'house', 'moving', 'divorce', 'parents', 'mummy', 'mum', 'mom', 'mommy', 'mama', 'daddy', 'dad', 'papa', 'grandpa', 'grandad', 'granny', 'grandma', 'nana', 'brother', 'sister', 'baby', 'dog', 'cat', 'rabbit', 'hamster', 'police', 'prison', 'court', 'separation', 'attack', 'attacks', 'panic', 'panics', 'disorder', 'eating', 'food', 'fat', 'weight', 'dragon', 'dragons', 'dinosaur', 'robot', 'monster', 'bear', 'owl', 'mouse', 'hedgehog', 'squirrel', 'giraffe', 'penguin', 'knight', 'ghost', 'witch', 'system', 'hurt', 'hurts', 'hit', 'hits', 'bullied', 'alone', 'lost', 'dark', 'nobody', 'show', 'concert', 'performance', 'play', 'party', 'match', 'race', 'competition', 'birthday', 'christmas', 'laugh', 'poo', 'wee', 'dolls', 'monsters', 'don’t worry'],
  nothingElse: true,
  moods: ['afraid', 'sleepless', 'waiting', 'change', 'learning', 'alone', 'losing'],
  company: ['umbrella', 'boots', 'roll', 'clock', 'door', 'coat', 'bed', 'rug', 'pillow'],
  about: 'Against every “what if” something is put in the bed, until there is room for the worries and none for the hero; then the umbrella has to do the worrying about the rain.',
  titles: ['The Umbrella Is Awake', 'A Bed Full of What If', '{H} and the Row in the Hall', 'You Want the Umbrella', 'It Hangs There Anyway'],
  want: [
    {
      id: 'rains-in',
      A: 'partner',
      paragraphs: [
        'At bedtime the worries came. {H} lay in bed, and they all began with “what if”. “What if it rains in?” asked {H}. “It won’t,” said {A}. “But what if?” So {A} fetched the umbrella, and laid it in bed beside {H}. That was better. “And what if I’ve got to get up fast?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'two-more',
      A: 'same',
      paragraphs: [
        'The boots went in for that. After them came a bread roll, in case of hunger. Then came the clock, in case it stayed night. “That won’t happen,” said {A} each time. And each time two new worries came to see if it was true.'
      ]
    },
    {
      id: 'lifted-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Count sheep,” said {A}. {H} shut both eyes. The first sheep jumped over the fence, and then the second. The third stopped in front of it. “What if it can’t get over?” asked {H}. {A} had no idea. It had never come up before.',
        'They waited. “I’ve lifted it across,” said {H} at last. “It’s all right.” And after a while {H} said, “But the others saw. Now they all want to be lifted.”'
      ]
    },
    {
      id: 'nobody-in',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where are they in the daytime?” asked {A}. “They’re out looking for me,” said {H}. “But I’m out too. In the evening they know that I’m in.” {A} could see that. It was the same with the man about the meter.',
        '“Then we aren’t in,” said {A}, and switched off the lamp. They both held their breath. Nobody was there. “What if they heard the switch?” whispered {H}.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“For thirty years I worried that my hat might blow off,” said {S}. “I always held on to it with one hand.” “And did it?” asked {A}. “In the end it did, on a bridge. It landed on a barge full of coal, and off it went, the right way up. It didn’t look worried.”',
        '“And you?” “I had both hands free,” said {S}. “I bought two ices.”'
      ]
    },
    {
      id: 'child-swaps',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I’ve only got one,” said {S}. “What if fish get thirsty?” {A} thought that it was a good one. “I’ll take that,” said {A}, “and you can have the one with the bus that forgets to stop.” They shook hands on it.',
        '{A} lay back and thought of fish. {S} thought of the bus, and where it would get to. Worries are like sandwiches. Somebody else’s are only interesting.'
      ]
    },
    {
      id: 'near-the-ear',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’ll be all right,” said {A}. “How do you know that?” asked {H}. {A} looked for the answer for some time. “I don’t know it,” said {A}. “I only say it.” “Then say it again,” said {H}.',
        '{A} said it again. It was no truer than the first time. But it was warm, and it came from quite near the ear. “Once more,” said {H}, “and then the one about the roof.”'
      ]
    },
    {
      id: 'peas-first',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Worries came in all sizes. “What if the soup’s got skin on?” That one was a pea. “And what if the bus forgets to stop?” asked {A}. “That’s a wardrobe,” said {H}. {A} wanted to know why it was always peas to begin with.',
        '“They’re sent on ahead,” said {H}. “They look if I’m awake. Then they go back and fetch the wardrobes.” {A} looked at the door, and thought how they ever got them through it.'
      ]
    },
    {
      id: 'the-wrong-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What if everything’s ready,” asked {H}, “and then it’s the wrong day?” {A} had never thought of that one. {A} had to sit down on the bed. “Oh dear,” said {A}. Now there were two of them.',
        '{H} patted {A} on the back, and went to get the calendar. They looked it up together. It was the right day, as far as they could see. The calendar was put in bed too, open at the page.'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see what was in the bed, and went all along it. Then {A} stopped and looked at {H}. “You’ve got one too,” said {H}. “What if it’s empty in the morning?” It was written all over {A}.',
        'So {H} fetched the bowl, and laid it in the bed with the rest. {A} looked into it once more, and seemed lighter. The bowl was just the size of {H}’s foot.'
      ]
    },
    {
      id: 'baby-more',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was awake as well, with a bit of banana. When it was eaten, {S} looked at the hand. “What if there isn’t any more?” said {A}, for somebody had to say it. Then there was some more, and {S} had not a worry in the world.',
        'It lasted until that bit was gone too. “It’s always the same one,” said {A}. “But it’s a good one.”'
      ]
    },
    {
      id: 'guest-suitcase',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I always pack for everything,” said {S}, and opened the suitcase. There was a sun hat in it, and a tin opener, and a bell. “What’s the bell for?” asked {A}. “For fog,” said {S}. “Was there ever any?” “Not yet.”',
        '{A} was full of respect. “And where are your pyjamas?” {S} looked at the suitcase. “I’ve never got as far down as that,” said {S}.'
      ]
    },
    {
      id: 'over-the-edge',
      A: 'partner',
      paragraphs: [
        'Soon the bed was full of worries. {H} turned over, very carefully. Then the umbrella opened. It went up like a tent, and {H} rolled over the edge and sat on the rug. “I hadn’t thought of that,” said {H}. In bed the worries lay, warm and dry, with their boots on the pillow. {H} had cold feet.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-door',
      A: 'partner',
      paragraphs: [
        '{A} shut the umbrella, and it opened again. “It isn’t a bit tired,” said {A}. “It’s an umbrella,” said {H}. “It only ever thinks of rain.” They looked at each other. {H} carried it out to the hall, and stood it by the door. “You do the worrying about the rain,” said {H}. “I’m going to bed.”',
        '{H} lay down and waited. “What if it rains in?” it said inside, as before. “You want the umbrella,” said {H}. “It’s by the door.” And the worry went out to the umbrella.'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What if it falls asleep out there?” asked {H}. They went on tiptoe to look. It stood in the dark, quite straight, on its one leg. “Could you do that in your sleep?” asked {A}.',
        '{H} tried it, with both eyes shut, and got as far as four. {A} got as far as three and a coat hook. The umbrella had not moved. “It’s awake,” said {H}.'
      ]
    },
    {
      id: 'a-row-in-the-hall',
      A: 'partner',
      paragraphs: [
        'So the boots were stood in the hall, with their toes to the door. The roll saw to the hunger. The clock was told about the morning, and it had always done that. “And what if I forget the potatoes?” said {A}, who had caught one by now. {H} laid a potato at the end of the row, and told it.'
      ]
    },
    {
      id: 'the-bag',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was another worry, about the bag. {H} set it down in the row, with its mouth open. “You’ve got to think of the book,” said {H}, “and the spoon, and the thing for the thing.” It was a lot for a bag.',
        '“What if it forgets?” asked {A}. They put the book in, so that it had less to remember. Then they put in the spoon. The thing for the thing was found in there already.'
      ]
    },
    {
      id: 'both-slippers',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{A} came with a slipper, and wanted to hand one in as well. “What’s it about?” asked {H}. “Do I have to say?” “Not to me,” said {H}. “Only to the slipper.”',
        '{A} crouched down, and whispered into it for some time. It was longer than they had thought. {H} quietly put the second slipper beside the first.'
      ]
    },
    {
      id: 'what-if-it-does-not',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Out in the hall something creaked. “That’s the umbrella,” said {H}. “It’s got one of its own.” “What about?” asked {A}. {H} listened. “What if it doesn’t rain?” Neither of them had thought of that.',
        '{H} went out again and leaned it against the boots. They wanted some rain too. That way they could hope together.'
      ]
    },
    {
      id: 'nothing-to-report',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And in the morning?” asked {A}. “Then they’ve got to tell me how it was,” said {H}. They tried it out. {A} was the umbrella, and stood very straight. “Anything to report?” asked {H}. “Nothing,” said {A}. “Did you worry?” “All night long.”',
        '“What about?” “At two I thought I heard a drop,” said {A}. “It was the tap.” {H} nodded, and let it go to breakfast.'
      ]
    },
    {
      id: 'a-crumb',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“What if there’s nothing left that I could worry about?” asked {H}. It was so roomy in there all at once. {A} felt about under the pillow, and found a crumb. “You could have this,” said {A}.',
        '{H} had a try at it. “What if it gets lost?” said {H}. But it was too small. Before the worry had got hold of it properly, it was gone, and nobody minded.'
      ]
    },
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        'One worry was left. It sat in {H}’s tummy, and did not say what it was. “Does it begin with what if?” asked {A}. “It doesn’t begin at all,” said {H}. They took it along the row. Nothing fitted. Above the row hung the winter coat, the biggest that they had. {H} leaned on it for a while. The coat did not ask. It had room. “Is it good at that?” asked {A}. “It hangs there all night anyway,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the ceiling too, and saw no rain.',
      '{names} made room at the end of the bed.',
      { text: '{names} opened the window a bit, and held out a hand.', needs: ['hands'] },
      { text: '{names} thought of a what if, and kept it back.', needs: ['hands'] }
    ],
    way: [
      '{names} found a place between the clock and a boot.',
      '{names} got the end of the roll.',
      { text: '{names} pulled one boot off the pillow, and put it back.', needs: ['hands'] },
      { text: '{names} smoothed the place on the rug.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the row, and stopped by the roll.',
      '{names} sat under the coat for a bit.',
      { text: '{names} turned the clock to face the door.', needs: ['hands'] },
      { text: '{names} gave the potato a better place.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the hall they stood in a row, with the coat above them. Each had something to do.',
    '{H} lay down again, in the middle. The bed had room for both legs, and they took it.'
  ],
  last: [
    'The umbrella was awake, and {H} was asleep.',
    'Out in the hall they were all thinking hard, and {H} slept.'
  ]
})
