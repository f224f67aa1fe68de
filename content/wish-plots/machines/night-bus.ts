import { wishPlot } from '../wish-plot.ts'

export const nightBus = wishPlot({
  id: 'wish-night-bus',
  beginsElsewhere: true,
  wishes: ['night bus', 'night buses', 'nightbus', 'nite bus', 'night time bus', 'nighttime bus', 'midnight bus', 'midnite bus', 'bus midnight', 'bus only night', 'bus drives night', 'bus driving night', 'bus drove night', 'bus that drives at night', 'bus runs night', 'bus goes night', 'bus comes night', 'bus came night', 'bus only comes night', 'bus only runs night', 'bus ride night', 'bus moonlight', 'moonlight bus', 'bus dark night', 'bus after bedtime', 'bedtime bus', 'pyjama bus', 'pajama bus', 'sleepy bus', 'sleeper bus', 'dream bus', 'bus dreams', 'last bus', 'late bus night', 'bus while everyone sleeps', 'bus everyone asleep night', 'bus goes night asleep', 'bus when asleep', 'bus under stars', 'star bus', 'bus at night', 'bus by night', 'through the night bus', 'nocturnal bus', 'owl bus', 'bus in the dark', 'bus drives dark', 'bus everyone asleep', 'bus secret night', 'moon bus'],
  answers: ['night', 'nights', 'nighttime', 'midnight', 'time', 'only', 'always', 'every', 'drives', 'drive', 'driving', 'drove', 'runs', 'run', 'goes', 'go', 'going', 'comes', 'come', 'came', 'that', 'which', 'when', 'while', 'everyone', 'everybody', 'else', 'is', 'are', 'asleep', 'sleeps', 'sleep', 'sleeping', 'dark', 'moon', 'moonlight', 'stars', 'star', 'under', 'through', 'town', 'city', 'streets', 'street', 'empty', 'quiet', 'last', 'home', 'pyjamas', 'pajamas', 'pyjama', 'bedtime', 'bed', 'sleepy', 'dream', 'dreams', 'secret', 'magic', 'ride', 'rides', 'riding', 'rode', 'takes', 'took', 'took', 'driver', 'passengers', 'people', 'who', 'work', 'nurse', 'baker', 'owl', 'cat', 'fox', 'story', 'please', 'little', 'big', 'old', 'double', 'decker', 'by', 'at', 'late', 'colour', 'color', 'lights', 'nobody', 'knows', 'number'],
  only: ['night', 'nights', 'nite', 'nightbus', 'nighttime', 'midnight', 'midnite', 'dark', 'moonlight', 'moon', 'stars', 'star', 'asleep', 'sleeps', 'sleepy', 'sleeper', 'bedtime', 'pyjama', 'pyjamas', 'pajama', 'dream', 'dreams', 'last', 'late', 'nocturnal', 'owl'],
  except: ['grandma', 'grandpa', 'granny', 'nana', 'coming', 'comes', 'sat', 'next', 'missed', 'miss', 'school', 'lost', 'scared', 'afraid', 'alone', 'ghost', 'ghosts', 'haunted', 'crash', 'accident', 'fight', 'drunk', 'police', 'train', 'tram', 'plane', 'pilgrimage', 'border', 'stuck', 'broke', 'broken', 'knight', 'vampire', 'witch', 'wizard', 'stop', 'wheels', 'sick', 'hospital', 'mum', 'dad', 'leaving', 'goodbye'],
  moods: ['sleepless', 'first', 'waiting'],
  out: true,
  company: ['owl', 'baker', 'bus', 'driver', 'lamp', 'lamps', 'street', 'door', 'colour', 'seat', 'bell', 'moon', 'hall', 'night'],
  about: 'The night bus only drives at night and so it has never seen what colour it is, for every lamp paints it over, until the plain light of the hall falls on it.',
  titles: ['The Colour of the Night Bus', 'Green as a Pear', '{H} Rides on the Night Bus', 'Every Lamp Paints It Over', 'Next Stop, Home'],
  want: [
    {
      id: 'what-colour',
      A: 'partner',
      paragraphs: [
        'The night bus stopped at the door and let out a warm breath. {H} and {A} got on in their coats, with their pyjamas underneath. “Once round the town,” said the driver. Only a baker and an owl were on board.',
        '“What colour is it?” asked {H}. In the dark it had not been easy to see. “I couldn’t tell you,” said the driver. “It sets out when it’s dark, and it’s back in the garage before it’s light.” The bus gave a little cough. “I’ve always wanted to know,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-lamps',
      A: 'partner',
      paragraphs: [
        '“We’ll have a look under a lamp,” said {H}. At the next street lamp they all got out and looked. The bus was orange. “Orange!” said the bus happily. They all got in again. At the chemist’s there was a green sign, and there the bus was green.',
        'After that they came to the traffic lights. There it was red, and then it was yellow. Then it was green again, from top to bottom. “Which one am I now?” asked the bus. “All of them,” said {H}. The bus drove more slowly. “Nobody’s all of them,” it said.'
      ]
    },
    {
      id: 'who-gets-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the corner a nurse got on, who was going home. A man got on, who was going to work. “Good morning,” said the man. “Good night,” said the nurse. They both sat down, and both were right.',
        '“And what are you?” the nurse asked {H}. “I’m in the middle,” said {H}. The nurse nodded, and took off her shoes. Under her seat it was warm, and there she put her feet. “The best part of the whole day,” she told her feet.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When you pressed the bell, it did not go ding. It went “hm”. That was so that nobody in the houses woke up. {H} pressed it once, to hear it. “Hm,” said the bell. The bus stopped, but only {H} was there to get off.',
        '“I just wanted to hear it,” said {H}. “Most people do,” said the driver. “I’ve stopped there every night for years. I don’t think anybody lives there.” {A} looked out. There was a wall, and a cat on it. The cat got on.'
      ]
    },
    {
      id: 'fox-gets-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the park stood a fox, with one paw up, as you do for a bus. The fox got on and walked to the back, and did not look at the owl. And the owl did not look at the fox. “They used to be in the same class,” said the driver.',
        '“Where’s he going?” asked {H}. “To the bins behind the market,” said {A}, who had seen his bag. He got off there, and said thank you. Only the best sort of passenger does that.'
      ]
    },
    {
      id: 'sleeping-street',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then came a long street in which everybody slept. The driver turned the engine down as low as it would go. They rolled along on tiptoe. From one house came a snore, and from the one beside it came another, a bit higher.',
        '“That’s Mr Pym,” whispered the driver, “and that’s Mr Patel. They’ve never met at night. They don’t know how well they go together.” {H} and {A} listened until the corner. There you heard both, and a tap that dripped in time.'
      ]
    },
    {
      id: 'all-the-seats',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried all the seats. At the front you saw the road come. At the back you saw it go. In the middle was a heater, and it blew up one leg of {H}’s pyjamas like a balloon.',
        '“You look like half a balloon,” said {A}, and sat down on the other side of it. Then {A} was half a balloon too. They sat there, very warm and a bit fatter than usual. Outside the lamps went by.'
      ]
    },
    {
      id: 'pet-on-board',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come along, and had a seat at the window. Outside there was another one just like it, in the dark. It had the same face, and the houses went right through it. {A} watched it for a long time.',
        'Whenever a lamp came, the other one was gone. Then it was back again, and had not moved at all. “It’s only you,” said {H}. {A} did not believe it. That one out there was flying.'
      ]
    },
    {
      id: 'elder-conductor',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In my day there was a man with a bag,” said {S}, “who sold the tickets. He knew where everybody lived. If you fell asleep, he woke you at your stop, by the toe of your shoe.” {A} wanted to know if he ever got it wrong.',
        '“Once,” said {S}. “I got off half asleep, and went in, and hung up my hat. It was a very nice house. They gave me cocoa before they told me.” The baker laughed so much that a little flour came off.'
      ]
    },
    {
      id: 'child-drives',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was allowed to call out the stops, into the silver thing on its stalk. “Next stop, somewhere,” said {S}, for it was too dark to read. “You’ve got to say which,” said {A}.',
        '“Next stop, the one with a tree,” said {S}. “Next stop, a bin. Next stop, a house where somebody’s up.” “That one’s mine,” said the baker. “But I’m not up. I’m on the bus. I’ve left my light on.”'
      ]
    },
    {
      id: 'baby-looks',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was wide awake and looked at every lamp. One came in at the front, went over {A}’s face, and out at the back. Then it was dark, and then came the next. {A} said “Oh” to each of them.',
        '“That one can’t sleep either?” asked the driver over her shoulder. “It’s the same with all of them. You drive, and they say oh. You stop, and they say waah.” So for a while she took good care not to stop.'
      ]
    },
    {
      id: 'guest-route',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“I’ve seen your town by day,” said {A}, “but there are always people in front of it.” Now it had been put away till morning. The square was only a square, and the fountain had nobody to splash.',
        '{H} pointed out everything there was. That was the shop with the good rolls, and that was the swing. “What does it do at night?” asked {A}. They drove by slowly. It swung a little. “That,” said {H}.'
      ]
    },
    {
      id: 'painted-over',
      A: 'partner',
      paragraphs: [
        '{A} looked at {H}, and then up at the lamp that went by. “You’re orange too,” said {A}. “So is the baker, and so is the owl. It’s the lamps. They’ve all got a colour of their own, and they pour it over you.”',
        '“Then you’ll never see me,” said the bus, “only lamps.” “We’d need a plain one,” said {A}, “that doesn’t paint.” Everybody thought hard, and they drove past two churches and a bank. “I know a plain one,” said {H}. “But it’s at the end. It’s where we get off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hall-light',
      A: 'partner',
      paragraphs: [
        'So the bus drove to {H}’s own door, and put out all its lights. {H} and {A} switched on the lamp in the hall. It was only the plain old bulb. But it shone out over the step and the pavement, and right up the side of the bus.',
        'Nobody spoke. “Well?” asked the bus at last. “You’re green,” said {H}. “It’s not like the chemist’s. It’s quite soft, and a bit yellow at the corners. You’re green like a pear.” The bus looked at itself in the window across the road. “A pear,” it said. “I’ve always felt like one.”'
      ]
    },
    {
      id: 'the-stripe',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was more to see. Along the side ran a thin white stripe. At the back it ended in a little curl. “I’ve got a curl?” asked the bus. “It’s a very good one,” said {A}.',
        'The driver came and stood on the step with them, with her flask in her hand. “And I’ve always taken it for blue,” said the driver. “I’ll have to buy a different scarf.”'
      ]
    },
    {
      id: 'drives-off',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then it was time for it to go. “Hm,” said the bell. The bus rolled off along the street, under the first lamp, and was orange. “It doesn’t mind now,” said {H}. “It knows what’s underneath.”',
        'They both stood at the door until it turned the corner. For just one moment more they saw the curl at the back. {A} switched off the light, and the hall was every colour it liked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} climbed up the step as well, in something warm.',
      '{names} yawned at the baker, and the baker yawned back.',
      { text: '{names} paid with a button, and got a ticket for it.', needs: ['hands'] },
      { text: '{names} held on to a pole, although nothing shook.', needs: ['hands'] }
    ],
    way: [
      '{names} went by under a lamp, and was orange from nose to toe.',
      '{names} breathed on the window, and looked out through the hole.',
      { text: '{names} held up one hand to the red light, and the hand was red.', needs: ['hands'] },
      { text: '{names} drew a bus on the window with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the plain light, and blinked.',
      '{names} walked along the whole side of it, as far as the back.',
      { text: '{names} rubbed a bit of dust off, and it was green there too.', needs: ['hands'] },
      { text: '{names} waved to the baker and the owl.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats went back on their hooks. One ticket was left on the shelf in the hall, and it smelled a little of warm bus.',
    '{H} lay down. Outside something rolled by, very softly, with its engine turned low. It went on tiptoe, so as to wake nobody in the whole street.'
  ],
  last: [
    'Somewhere in the dark drove something green, and {H} was asleep.',
    'The bell said hm, very far away, and nobody got off, for {H} was asleep.'
  ]
})
