import { wishPlot } from '../wish-plot.ts'

export const busFliesUnseen = wishPlot({
  id: 'wish-bus-flies-unseen',
  wishes: ['bus flies', 'bus fly', 'bus flying', 'flying bus', 'flying buses', 'buses fly', 'bus that flies', 'bus that can fly', 'bus that could fly', 'bus can fly', 'bus could fly', 'bus flew', 'bus flies when nobody is looking', 'bus flies when no one is looking', 'bus flies when nobody looks', 'bus flies nobody looking', 'bus only flies when nobody is looking', 'bus only flies nobody looking', 'bus that only flies', 'bus flies nobody sees', 'bus flies when no one sees', 'bus flies unseen', 'bus flies secretly', 'bus secretly flies', 'bus secretly fly', 'secret flying bus', 'secret bus flies', 'bus can secretly fly', 'bus flies in secret', 'bus flies nobody watching', 'bus flies when no one is watching', 'bus flies everyone looks away', 'bus flies eyes closed', 'bus flies eyes shut', 'bus flies when people look away', 'bus takes off', 'bus took off', 'bus wings', 'bus with wings', 'magic flying bus', 'magic bus flies', 'bus in the sky', 'bus sky', 'bus over the rooftops', 'bus rooftops', 'bus over the clouds', 'bus up in the air', 'red bus flies', 'yellow bus flies', 'school bus flies', 'flying school bus', 'double decker flies', 'double decker fly', 'flying double decker', 'double decker bus flies', 'coach that flies', 'danfo flies', 'matatu flies', 'jeepney flies', 'flying danfo', 'flying jeepney'],
  answers: ['bus', 'buses', 'red', 'yellow', 'green', 'blue', 'big', 'little', 'old', 'double', 'decker', 'school', 'magic', 'magical', 'secret', 'secretly', 'number', 'nine', 'fly', 'flies', 'flying', 'flew', 'flown', 'wings', 'sky', 'air', 'up', 'into', 'over', 'above', 'roofs', 'rooftops', 'houses', 'town', 'city', 'clouds', 'takes', 'took', 'off', 'only', 'just', 'when', 'whenever', 'while', 'if', 'but', 'nobody', 'no', 'one', 'everybody', 'everyone', 'people', 'is', 'looks', 'look', 'looking', 'looked', 'sees', 'see', 'seen', 'watching', 'watches', 'watch', 'away', 'eyes', 'shut', 'closed', 'unseen', 'shadow', 'driver', 'passengers', 'stop', 'home', 'ride', 'rides', 'shy', 'who', 'that', 'which', 'can', 'could', 'the', 'a', 'we', 'ever', 'jam', 'traffic', 'road', 'street', 'lands', 'behind', 'back'],
  except: ['night', 'midnight', 'dream', 'crash', 'crashed', 'accident', 'missed', 'late', 'ticket', 'lost', 'broke', 'broken', 'train', 'car', 'plane', 'rocket', 'space', 'moon', 'dinosaur', 'cat', 'dog', 'dragon', 'butterfly', 'bee', 'bird', 'insect', 'airport'],
  moods: ['question', 'late', 'first'],
  isTale: true,
  out: true,
  company: ['bus', 'wheels', 'driver', 'shadow', 'road', 'jam', 'feather', 'wiper', 'stop', 'seat', 'window', 'wall', 'roofs', 'lady', 'newspaper', 'man', 'bell', 'doors', 'street', 'mirror', 'bag', 'pigeon', 'shelter', 'hill', 'river'],
  about: 'The hero wants to see a bus fly that only flies when nobody is looking, until it is seen that there is one part of it at which it never minds being looked at.',
  titles: ['The Number Nine', 'When Nobody Was Looking', '{H} Looks the Other Way', 'A Feather in the Wiper', 'What the Shadow Did'],
  want: [
    {
      id: 'never-in-the-jam',
      A: 'partner',
      paragraphs: [
        '{H} knew that the number nine bus could fly, but only when nobody was looking. All down the hill the cars stood in a jam. The bus had been behind them, and now it was in front. In its wiper stuck a feather. “It may know a back road,” said {A}. “With a feather?” asked {H}.',
        '{H} wanted to see it fly, just once. The bus stood at the stop, on all its wheels, and looked straight ahead.'
      ]
    }
  ],
  way: [
    {
      id: 'hole-in-a-newspaper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the shelter lay a newspaper. {H} poked a hole in the middle of the weather, and held it up as if to read. Nobody could have told. Through the hole {H} saw the bus. In its big front window there was a sunbeam, and that was going along the lines.',
        '“It’s reading what’s on the back,” said {A}. {H} turned the paper over for it. There was a picture of a bus on that side, an old one. The number nine looked at it for quite some time, and its doors sighed.'
      ]
    },
    {
      id: 'round-quickly',
      A: 'partner',
      paragraphs: [
        '{H} and {A} turned their backs on it and whistled. Behind them there was a hum. It rose, and it got thinner. “Now!” said {H}, and they both spun round. Thump! The bus stood on the road, ten steps further on. It rocked a bit, and was looking at a shop.',
        '“It can tell,” said {A}. They tried it with one eye, and between their fingers. But an eye is an eye, and each time there was the thump.'
      ]
    },
    {
      id: 'pocket-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a pocket mirror. They stood with their backs to the bus, and {H} held it up over one shoulder. There was the stop, and the lamp post, and a piece of a wheel. {H} turned it a bit. Then, in the middle of the mirror, there were two big headlights.',
        '“It’s looking at me,” said {H}. “If you can see it in a mirror, it can see you,” said {A}. “It works both ways.” The headlights blinked, once. {H} gave the mirror back, rather warm.'
      ]
    },
    {
      id: 'asking-the-driver',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does it fly?” {H} asked the driver. “I couldn’t tell you,” said the driver. “I have to look straight ahead, that’s the rule. I’ve never once looked at the bus while I was driving it.” {A} asked what there was to see ahead. “Well, the road,” said the driver. “And now and then a weathercock.”',
        'The driver wiped the feather off the windscreen, with one thumb. “There’s a lot of that about,” said the driver, and put it in a tin. The tin was nearly full.'
      ]
    },
    {
      id: 'dry-wheels',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Across the road lay a puddle as long as a boat. All the cars came out of it wet to the doors. Then {A} had to sneeze, and {H} had a fly in one eye. When they looked again, the bus was on this side of the puddle, and perfectly dry.',
        '“It may have gone round,” said {A}. There was a wall on each side. Out in the middle of the puddle stood a pigeon, and it had seen it all. It looked as if it would have liked to sit down.'
      ]
    },
    {
      id: 'all-looking-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How does it manage with the people?” asked {A}. “Somebody’s always looking.” {H} had thought of that. A lady was looking at her knitting, and two girls at a telephone. A man was looking for his ticket, and had been since spring. Nobody had a look left over.',
        '“It’s the best flying weather,” said {H}. At that moment the man found it. “Here it is!” he shouted, and looked up, and showed it to them all. From somewhere under the floor there came a small, sad hiss.'
      ]
    },
    {
      id: 'tickle-in-the-tummy',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They got in and rode one stop, with all their eyes shut, to give it a chance. It was dark, and smelled of seats. Then somebody took {H}’s tummy and lifted it up a floor. “Have you got that too?” asked {A}. “Yes,” said {H}. “Mine’s in my neck.” There was wind, where there should have been a bakery.',
        '{H} wanted so much to look. Only one lash moved. Thump! There was the bakery, and there was {H}’s tummy, in its old place. “We were nearly somewhere,” said {A}, and they got out again.'
      ]
    },
    {
      id: 'other-with-a-bag',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came along with both arms round a bag, and could not see over it. “Is that the nine?” asked {A}. The hum began at once. “I’ve got leeks,” said {A}. “And I’ve got you some plums.” {H} looked into the bag, and the bus went up in front of {A}, and came down behind.',
        '“You stood right under it!” said {H}. “Under what?” asked {A}, and put down the bag. There was a tyre mark on the top leek.'
      ]
    },
    {
      id: 'elder-the-horse',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The milkman’s horse was like that,” said {S}. “In the street it went at a walk, with its head down. But the milk came from the farm in four minutes, and that was six miles.” “Did you ever see it?” asked {A}. “Never,” said {S}. “But I’ve drunk the milk.”',
        '“What did it taste like?” asked {A}. {S} thought back. “A bit shaken,” said {S}, “and very fresh.” The bus had been listening, with one door. It went shut again without a sound.'
      ]
    },
    {
      id: 'child-practises',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can do it too,” said {S}. “But you mustn’t look.” {A} turned round, and heard somebody run up, and then nothing at all. Then both shoes came down. “Did you see me?” asked {S}. “No,” said {A}. “Then it worked,” said {S}.',
        'They did it again, and again. Once it was quiet for so long that {A} got worried and peeped. {S} was standing there with both arms out. “I’d just come down,” said {S}.'
      ]
    },
    {
      id: 'pet-feels-it',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had lain down at the stop, facing the wrong way, and was asleep. The hum began. It went up and over, and something cool was drawn across {A}, from one end to the other. {H} had only bent down for a shoelace.',
        'When {H} came up, the bus stood on the other side. {A} had opened one eye, and looked from the old place to the new one. {A} could have told them everything. “Well?” asked {H}. {A} yawned, and turned over.'
      ]
    },
    {
      id: 'what-lets-go',
      A: 'partner',
      paragraphs: [
        'So they got in, and it drove like any bus, for {H} was looking at it. “See our shadow,” said {A}. It ran along beside them on a wall, with small square windows. “It’s holding on to the wheels. A shadow holds on to your feet, too. Only when you jump does it let go.”',
        '{H} looked at the shadow, and then at {A}. “That isn’t the bus,” said {H}. “It can’t mind if we look at that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'look-at-the-shadow',
      A: 'partner',
      paragraphs: [
        'So they looked at the shadow and at nothing else. The hum rose. On the wall the shadow let go of the wheels. It slid down and ran across the street, and was as small as a matchbox. It hopped over the roofs. It went through the river, and came out dry. {H} waved, and behind the last tiny window something waved too.'
      ]
    },
    {
      id: 'over-the-jam',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It ran over all the cars in the jam. Each of them got a bit of shade, and gave it back. A boy in the last one looked up, but the sun was in his eyes. He sneezed, and the shadow was past.',
        '“Bless you,” said {H}, downwards. On a balcony somebody was hanging out the washing. It went grey and white again, sheet by sheet. “Now she thinks it’s going to rain,” said {A}.'
      ]
    },
    {
      id: 'how-big-it-is',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Why’s it so little?” asked {H}. “Because we’re so far up,” said {A}, and was startled, and quickly added, “I expect.” The floor had given a jerk. They had to be a bit careful what they said.',
        '“It’s a very nice road,” said {H}, rather loudly. “It’s so smooth today,” said {A}. The bus hummed again, much happier. Down below the shadow went over a football pitch and into the goal. Nobody could have stopped it.'
      ]
    },
    {
      id: 'an-ordinary-journey',
      A: 'partner',
      paragraphs: [
        'At their stop the shadow grew, and took hold of the wheels. The bus stood on the road and looked at a shop. “Thank you,” said {H}. “That was a very ordinary journey.” All its lights went pink.',
        '{H} and {A} walked off, and did not turn round. Behind them began a hum. {H} looked down at the pavement. Something cool and long, with square windows, slid over both their shoes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the sky, and there was no bus in it at present.',
      '{names} waited at the stop, with eyes straight ahead, like the bus.',
      { text: '{names} felt the post of the bus stop, and it hummed a little.', needs: ['hands'] },
      { text: '{names} held out an arm, so that the bus would know it was wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at a shop too, and it sold lamps.',
      '{names} listened to the hum, and kept quite still.',
      { text: '{names} covered both eyes, and left a very small gap.', needs: ['hands'] },
      { text: '{names} held up a finger, and there was wind on one side only.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat on the left as well, and looked at nothing but the shadow.',
      '{names} said that it was a nice road, and not at all bumpy.',
      { text: '{names} waved, and got a wave the size of a crumb.', needs: ['hands'] },
      { text: '{names} rang the bell at the right moment, without looking at it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put by the door, with their toes straight ahead.',
    '{H} washed, and lay down, and the shadow on the wall lay down too. It held on at the elbow. Then {H} shut both eyes, for nothing flies while you look.'
  ],
  last: [
    'Over the roof there was a hum, and nobody was looking, for {H} was asleep.',
    'The eyes were shut, and the bed let go of its shadow, and {H} was asleep.'
  ]
})
