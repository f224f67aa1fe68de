import { wishPlot } from '../wish-plot.ts'

export const sunset = wishPlot({
  id: 'wish-sunset',
  wishes: ['sunset', 'sunsets', 'sun set', 'sun sets', 'sun setting', 'setting sun', 'watch sun go down', 'watching sun go down', 'sun goes down', 'sun going down', 'sun went down', 'sundown', 'rising sun', 'watch sun come up', 'sun comes up', 'sun coming up', 'sun came up', 'pink sky', 'red sky', 'orange sky', 'evening sun', 'last sun', 'golden hour', 'golden light', 'evening light', 'evening sky', 'sunset colours'],
  answers: ['watch', 'watching', 'watched', 'watches', 'see', 'seeing', 'saw', 'seen', 'look', 'looking', 'looked', 'go', 'goes', 'going', 'went', 'down', 'up', 'come', 'comes', 'coming', 'came', 'set', 'sets', 'setting', 'rise', 'rises', 'rising', 'sun', 'sky', 'red', 'pink', 'orange', 'gold', 'golden', 'yellow', 'colours', 'colors', 'colour', 'beautiful', 'pretty', 'evening', 'morning', 'early', 'night', 'light', 'last', 'over', 'roof', 'roofs', 'town', 'city', 'hill', 'hills', 'street', 'balcony', 'window', 'step', 'steps', 'together', 'with', 'grandma', 'grandpa', 'nana', 'granny', 'grandad', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'my', 'our', 'we', 'everybody', 'family', 'first', 'missed', 'every', 'day', 'sleep', 'bed', 'bedtime', 'shadow', 'shadows', 'sea', 'seaside', 'beach', 'ocean', 'lake', 'park', 'mountain', 'summer', 'walk', 'slowly', 'before', 'hour'],
  except: ['song', 'died', 'dead', 'heaven', 'funeral', 'hospital', 'ill', 'sick', 'lost', 'alone', 'afraid', 'scared', 'war', 'border', 'camp', 'boat', 'dragon', 'vampire', 'pirate', 'horse', 'cowboy', 'ramadan', 'iftar', 'eid', 'fast', 'fasting', 'prayer', 'lohri', 'diwali', 'pongal', 'mars', 'moon', 'stars', 'space', 'eclipse', 'robot', 'dinosaur', 'shepherd', 'shepherds', 'flower', 'flowers', 'sunflower', 'paint', 'painting', 'painted', 'dress', 'who', 'won’t', 'refuses', 'wouldn’t', 'slide', 'tv', 'film', 'surf', 'savanna', 'safari', 'cancelled', 'burn', 'burnt'],
  moods: ['late', 'waiting', 'first', 'change'],
  fed: true,
  out: true,
  company: ['sun', 'soup', 'spoon', 'steps', 'roofs', 'step', 'shade', 'street'],
  about: 'The other one always comes too late for the sunset, until the hero finds that it goes down on every step in turn, and last of all on a spoon.',
  titles: ['The Sun on a Spoon', 'Nineteen Sunsets', '{H} Looks at the Steps', 'It Went Down as Far as the Belt', 'Too Early and Too Late'],
  want: [
    {
      id: 'doorstep',
      A: 'partner',
      paragraphs: [
        '{H} sat on the doorstep to watch the sun go down. It stood on the roofs across the street, and everything was red. “Come and see!” called {H}. “I’ve only got to stir the soup,” called {A}.',
        'When {A} came out with the spoon, the step was blue. “You’ve missed it,” said {H}. “You missed it yesterday too.” {H} wanted {A} to see a sunset, just once, right to the end.'
      ]
    }
  ],
  way: [
    {
      id: 'as-far-as-the-belt',
      A: 'same',
      paragraphs: [
        '{H} stood up to show where it had been. And there it was, warm and red, all over {H}’s nose. {H} sat down, and it had set. {H} stood up, and it hadn’t. “On you it’s only gone down as far as the belt,” said {H}. The shade went up {A}’s buttons, one by one. Then the spoon slipped. {A} bent down for it, and came up again. “Was that it?” asked {A}.'
      ]
    },
    {
      id: 'elder-in-the-shop',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“I’ve seen more sunsets than you’ve had potatoes,” said {S}. “But I’ve never seen the sun in one. I had a shop, and it looked the other way. I saw it on the people who came in.” {A} asked what that was like.',
        '“They were red on one side,” said {S}, “and wanted butter.” {S} looked at {A} for a while, just as you look out of a window. “It’s a good one today,” said {S}.'
      ]
    },
    {
      id: 'foot-on-it',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        'There was one last bit of sun by the gutter, as big as a plate. {S} ran up and stood on it. “Now it can’t go,” said {S}. “I’ve got my foot on it.” {A} came to look. “It isn’t under your shoe,” said {A}. “It’s on top.”',
        'So {S} put the other foot on that. Now the sun was on top of the other foot. {S} changed over as fast as {S} could, and the sun went quietly up one sock.'
      ]
    },
    {
      id: 'still-today',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Across the street the windows went out one by one, from the bottom up. Right at the top somebody still stood in the sun, and shook a tablecloth. “Excuse me,” called {A}, “is it still day with you?” “Just about,” came the answer.',
        '“What’s it like?” called {H}. A few crumbs came down, and they were golden as far as the second floor. Then the tablecloth went blue from the hem upwards. “Not any more,” said whoever it was, and shut the window.'
      ]
    },
    {
      id: 'colander',
      A: 'other',
      spare: 7,
      paragraphs: [
        'You’re not to look the sun in the face, so {A} fetched the colander. {A} held it up high, where there was some sun left. On the door behind it there were small suns, one for each hole. “Fifty-two,” said {H}. They were all going down at once.',
        '“Which of them’s ours?” asked {A}. {H} thought it was the third from the left. They kept their eyes on that. When it went, a whole row went with it, like people leaving a bus.'
      ]
    },
    {
      id: 'pet-moves-up',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} knew all about it. {A} always had the last of the sun. When it left the mat, {A} was on the step already. When it left the step, {A} was further on. {A} never hurried, and was never once late.',
        '“How does {A} know where it’ll be next?” asked {H}. They stayed close behind {A} for a bit. It turned out that you only had to want to be warm.'
      ]
    },
    {
      id: 'too-early-too-late',
      A: 'partner',
      paragraphs: [
        'From the street nineteen steps led up to the top road. “Up there it won’t have happened yet,” said {H}. They ran to the top, with the spoon. There the sun stood high above the roofs. “Now we’re too early,” said {A}. “We’ll go and meet it.” They ran down again, and at the bottom it was blue. “Now we’re too late,” said {H}.'
      ]
    },
    {
      id: 'fingers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can measure it,” said {A}. You hold out one arm, and lay your hand under the sun. Each finger is a quarter of an hour. {A} shut one eye. From the bottom step the sun was under the roofs by a thumb. “So it was over a thumb ago,” said {A}.',
        'From the fifth step it was only half a thumb. “And up there there’s a finger left?” asked {H}. “One of mine,” said {A}. “You’d have two.” {H} was glad to have brought the small ones.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-steps',
      A: 'partner',
      paragraphs: [
        'They went up once more, slowly, and {H} looked at the steps. The sixth was blue. The seventh was red. “It’s here,” said {H}. “It’s going down between our feet.” The shade came over the edge of the step, like water in a bath. When it was at their toes, they went up one. “Sunset,” said {A}, who hadn’t missed a bit, and said it again on the next.'
      ]
    },
    {
      id: 'one-foot-each',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} stood with one foot in the day and one in the night. You could tell them apart with your eyes shut. “My left foot’s gone to bed,” said {H}. {A} tried it too. {A}’s left foot was still up, but it was yawning.',
        '“And what’s in the middle?” asked {A}. They both bent down to see. Between the red and the blue there was a strip as wide as a shoelace. It was no colour that they knew. You only saw it if you looked a bit past it.'
      ]
    },
    {
      id: 'long-shadows',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When they looked round, they had shadows such as they had never had. {H}’s went up all the steps that were left, and along the top road. Its head lay in the door of a bakery. “Mine’s only got as far as the letter box,” said {A}, who was stooping.',
        '{A} stood up straight, and shot past the bakery. A woman came out of it with a loaf, and stepped over {H}’s ears. {H} nodded, to say good evening. The head in the doorway nodded too, a bit late.'
      ]
    },
    {
      id: 'bedtime-called',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had been down to see to the soup, and stood in the door. The street lamps were on there. “Bedtime!” called {S}. “Not up here!” called {A}. “Up here it’s still light.”',
        '{S} came up to see about that. At every step it was a little earlier. When {S} was beside {A} it was barely evening. “I see,” said {S}. “I’d only got as far as night, down there.”'
      ]
    },
    {
      id: 'mind-the-step',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A man with a double bass on his back was coming down. “Mind out,” said {A}, “from the tenth it’s night.” “Thank you,” said the man. He stopped on the eleventh, and buttoned his coat. Then he stepped over very carefully, with the bass last.',
        'Its big wooden neck was still in the sun when his hat was long gone. “There’s still a bit of you up here!” called {H}. “It always takes the longest,” said the man.'
      ]
    },
    {
      id: 'tipping-over',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It isn’t going down at all,” said {H}. “It stays where it is. It’s us. We’re tipping over backwards.” {A} took hold of the railing. {A} had been told that the earth turned round, but never that you could see it.',
        'They leaned back a little, to help. The roofs rose up in front of them, quite slowly, with their chimneys. “Is everybody holding on?” called {A} down the street. Somebody put down a shopping bag.'
      ]
    },
    {
      id: 'pink-gull',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A gull flew over, quite high up, and it was pink underneath. “It’s got it for longer than we have,” said {H}. Above the gull there was a small cloud, and that was pink as well. Above the cloud a plane drew a line, and that was gold.',
        '“And who’s got it longest of all?” asked {A}. They bent their heads back. There was nothing further up to shine on. “Whoever’s at the window of the plane,” said {H}, “and has no soup.”'
      ]
    },
    {
      id: 'back-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had been scratching one knee on the fourteenth. “I only saw half of that one,” said {A}. So they hurried up two steps and waited for it, and had the next one whole. {H} asked if it was a good one. It had gone a bit crooked at the railing.',
        '“I liked the eighth best,” said {A}. “It had a leaf on it.” {H} had liked the ninth, where the leaf’s shadow was. They had begun to be quite hard to please.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        'On the top step there was no further to go. The shade went over their shoes, their knees, and one nose after the other. “The spoon!” said {H}. They held it up together, on tiptoe. Now nothing in the street had any sun but a spoon. It shone as red as jam. The red ran up to the rim, and was gone. “That was the end,” said {A}. “I saw it.”'
      ]
    },
    {
      id: 'first-the-spoon',
      A: 'partner',
      paragraphs: [
        'They went home down the blue steps. “Where’s it gone?” asked {A}. “It’s coming up,” said {H}, “somewhere else. A sunrise starts at the top, with the spoon. The shoes get it last.” “Then somebody’s got a warm nose now,” said {A}, “and cold feet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had red ears, with the light coming through them.',
      '{names} looked the other way, and saw it on the wall.',
      { text: '{names} held up a hand against the sun, and had five red fingers.', needs: ['hands'] },
      { text: '{names} saved a place on the doorstep.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down and got up again, and had it twice.',
      '{names} stopped halfway, and was just in time for nothing.',
      { text: '{names} held on to the railing, all the way up and all the way down.', needs: ['hands'] },
      { text: '{names} wiped the spoon, which had been on the ground.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up one step at a time, with the others.',
      '{names} had it on the top of the head for the longest.',
      { text: '{names} counted the sunsets, and got to nineteen.', needs: ['hands'] },
      { text: '{names} waved to the sun, with both arms.', needs: ['hands'] }
    ]
  },
  bed: [
    'They ate the soup, which had got so thick that the spoon stood up in it. Then the spoon was washed, and laid on the window sill, for the sun to begin with.',
    'In bed the blanket came up over the feet, and over the knees, and over every button. At {H}’s chin it stopped.'
  ],
  last: [
    'It had gone down on the knees and the nose and the spoon, and {H} was asleep.',
    'On the sill lay the spoon, ready for the first of it, and {H} was asleep.'
  ]
})
