import { wishPlot } from '../wish-plot.ts'

export const dolphinRide = wishPlot({
  id: 'wish-dolphin-ride',
  wishes: [
    'ride dolphin', 'rides dolphin', 'riding dolphin', 'rode dolphin', 'dolphin ride', 'dolphins ride', 'back of dolphin', 'dolphin back', 'swims with dolphin', 'swim dolphin', 'swimming dolphins', 'dolphin friend', 'friends dolphin', 'dolphin under sea', 'dolphin takes', 'dolphin magic', 'magic dolphin', 'dolphin adventure',
    'ride under the sea', 'rides under the sea', 'riding sea back', 'breathe underwater', 'breathes underwater', 'breathe under water'
  ],
  except: ['mermaid', 'mermaids', 'pirate', 'pirates', 'lost', 'afraid', 'scared', 'shark', 'sharks', 'whale', 'whales', 'turtle', 'seahorse', 'submarine', 'lesson', 'lessons', 'how', 'why', 'aquarium', 'unicorn', 'bus', 'bike', 'boat', 'horse', 'stuck', 'net'],
  answers: ['dolphin', 'dolphins', 'ride', 'rides', 'riding', 'rode', 'sea', 'under', 'underwater', 'ocean', 'water', 'swim', 'swims', 'swam', 'swimming', 'back', 'friend', 'friends', 'friendly', 'magic', 'adventure', 'takes', 'goes', 'meets', 'girl', 'boy', 'deep', 'waves', 'bottom', 'blue', 'breathe', 'breathes', 'who', 'makes', 'whistle', 'moon', 'night'],
  company: ['dolphin', 'dolphins', 'sofa', 'sea', 'wreck', 'bell', 'bottom', 'waves', 'fin'],
  about: 'Each time they are nearly at the sunken bell the dolphin carries its rider up to breathe, until the hero finds out what makes it worry.',
  titles: ['Ray, Octopus, Bell, Dong', 'One Eye Open', '{H} Rides a Dolphin', 'The Bell at the Bottom', 'Pfff, Said the Dolphin'],
  want: [
    {
      id: 'aboard',
      A: 'partner',
      paragraphs: [
        'The arm of the sofa rose, and blew, and was a dolphin. {H} sat on its back, behind the fin. {A} had the other arm, which was a dolphin too. “Where to?” asked {A}. “To the bottom,” said {H}. “There’s a wreck there, and it’s got a bell. I want to ring it.”',
        '“Peep,” said {H}’s dolphin, and they were off.'
      ]
    }
  ],
  way: [
    {
      id: 'before-the-bell',
      A: 'partner',
      paragraphs: [
        'Down they went, through the green into the blue. There lay the wreck in the sand. “I can see the bell!” called {H}, and a whole row of bubbles went up. At once the dolphin turned its nose round. Up it shot, and out into the air. “Pfff!” said the dolphin.',
        '“We weren’t there yet!” said {H}. So they dived once more, and {H} sang all the way down, for joy. The bell was only a hand away. Up they shot. “Pfff!”'
      ]
    },
    {
      id: 'clicks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Deep down it was too dark to see anything. The dolphin clicked, quick and dry, like a lid on a jar. “It’s listening to what comes back,” said {A}. “A stone sounds different from a fish. It can hear whether the fish has eaten.”',
        '{H} clicked {H}’s tongue too, and listened. “There’s a cushion in front of us,” said {H}. It was one. “And it’s had supper,” said {A}.'
      ]
    },
    {
      id: 'name-whistle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dolphin whistled, high and with a bend in it. From far off somebody whistled the same. “That’s its name,” said {A}. “Each has its own, and the others call it by that.” {H} tried to whistle it, and only got foam.',
        '“You’ve just called it Gerald,” said {A}. The dolphin turned round and looked at them. It did come, though. Gerald was better than nothing.'
      ]
    },
    {
      id: 'bow-wave',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A ferry went by up there. It was the table, with forty people on it and a dog. In front of a ferry there’s a wave. The dolphins lay down in it and were pushed along.',
        '“We’re going by ferry,” called {A}, “and we haven’t paid.” {H} waved at the people. A round gentleman lifted his hat. It was the teapot, and the hat was the lid.'
      ]
    },
    {
      id: 'leap',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the dolphins felt like jumping. “Hold on to the fin,” said {A}. {H} bent forward, and up it went, right out of the sea and over a wave. It came down with a smack.',
        'There was a cushion missing, and {H} sat where it had been. “Does it do that for fun?” asked {H}. “Nobody’s quite sure,” said {A}. “They do it most when nobody needs them to.”'
      ]
    },
    {
      id: 'skin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} patted the dolphin on the neck. It was smooth and tight, like a boiled egg without its shell. “No scales at all,” said {H}. “It isn’t a fish,” said {A}. “It gets milk when it’s small. Under water, and without a cup.”',
        'They wondered how you drink milk in the sea. “Quickly,” said {A}. “Or it’s salted,” said {H}.'
      ]
    },
    {
      id: 'seaweed',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A}’s dolphin had found some seaweed. It was green and thin, and was really a scarf. It wore it on the nose for a while, and then on a flipper. Then it let go, and {H}’s dolphin caught it on its tail.',
        'So it went to and fro, nose and flipper and tail, and nobody was allowed to use hands. {H} caught it with one ear. “That’s a goal,” said {A}. “It’s seaweed,” said {H}. “There aren’t any goals in it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Ahead of them lay a rock. It was {A}, and it lay exactly where the dolphins wanted to go through. “Click, click,” said {H}. What came back was very soft and quite warm.',
        '“It’s a rock with a heart,” said {H}. The dolphin swam round it, first to the left, and then to the right. The rock watched them go by, both times. Then it rolled over, and was an island with four bays.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There was one that met the boats,” said {S}, “every day at four, by the harbour wall. When the boats changed to five o’clock in summer, it was still there at four.” “And then?” asked {A}, one hand on the fin.',
        '“Then we all came home at four,” said {S}. “You couldn’t let it hang about there for an hour. It had such a way of looking at its tail.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a baby dolphin. A calf swims close beside its mother, just behind the fin, for there the water pulls it along. “I don’t have to do anything,” said {S}, and held on to {A}’s sleeve.',
        'They went round the wreck like that, and round the rocks. “Are you still swimming?” asked {A}. “No,” said the calf. “I’m having a lie-down at the same speed.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'Out of the waves looked a seal, round and wet about the chin. It was {A}. It slapped both hands on the water and called something. “Abba,” it called, or perhaps “Baff.” The dolphins stopped.',
        '“What does it mean?” {H} asked the dolphin. The dolphin clicked at it, and listened. What came back was a burp. “It’s had its fish,” said {H}, and they swam on.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} came in a small boat, which was a chair, and asked the way to the harbour. “Left at the rock,” said {H}, “and then straight on until you smell soup.” {A} thanked them and rowed, and was soon back again.',
        '“That was a rock with a lighthouse on,” said {A}. “I meant the one without,” said {H}. The dolphin couldn’t stand it any longer. It put its nose against the boat, and pushed it home.'
      ]
    },
    {
      id: 'why-up',
      A: 'partner',
      paragraphs: [
        '“It’s scared of the bell,” said {H}. “It’s scared for you,” said {A}. “It sees your bubbles, and thinks you’re out of breath. A dolphin pushes its calf up to the air, the moment it’s born. You’re the calf.”',
        '“But I’ve only been talking,” said {H}. “It doesn’t know that,” said {A}. “They don’t open their mouths to talk.” The dolphin looked round at {H} with one small eye.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-breath',
      A: 'partner',
      paragraphs: [
        '“Then I won’t bubble,” said {H}. It was hard, for there was so much to say. {H} breathed in and shut {H}’s mouth. Straight down they went. A ray went by like a tea towel, and {H} said nothing. An octopus waved with three arms, and {H} said nothing.',
        'There was the wreck, and there was the bell. {H} put out one finger. Dong, it went, low and green. The dolphin waited until it was over. Then they went up. “Pfff!” said the dolphin. “Ray-octopus-bell-dong!” said {H}.'
      ]
    },
    {
      id: 'who-else-heard',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You can hear it a long way off,” said {A}. “Further than in air.” One after another they came to see who had rung. There was a turtle, and a crab with all its luggage. There was an old cod with a beard.',
        '“It’s nothing,” {H} told them. “We only wanted to hear it.” The cod nodded. It had wanted that for years, and had no finger.'
      ]
    },
    {
      id: 'resting',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They let themselves drift. When the dolphins breathed, everybody rose a little, and afterwards everybody sank a little. {A} had one hand in the water. “Nobody’s steering,” said {A}. “It goes by itself,” said {H}.',
        'On the left a star came up out of the sea, and on the right another. It was hard to say where the sea stopped. {H} put a toe in, to see, and it was wet up to the stars.'
      ]
    },
    {
      id: 'glow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Far below them something shone, blue and small, and went out, and shone again. “Who’s that?” whispered {H}. “Somebody with their own lamp,” said {A}. “Down there nearly everybody’s got one. The sun doesn’t reach.”',
        'The dolphin clicked at it politely. The lamp winked twice, and swam home. They could see it for quite some time, like a bicycle on a long road.'
      ]
    },
    {
      id: 'one-eye',
      A: 'partner',
      paragraphs: [
        'On the way home the dolphin shut its left eye. “Is it asleep?” whispered {H}. “Only half,” said {A}. “They sleep with one side at a time. The other one stays up, to see to the breathing.” After some time it opened the left eye and shut the right.',
        'So they swam home over the sea, half asleep, through the last small waves. At the edge {H} slid off and laid one cheek against it. “Pfff,” said the dolphin, quite softly, and was the arm of the sofa.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat on the shore, and got some of the spray.',
      '{names} splashed about at the edge of the sea.',
      { text: '{names} gave the first dolphin a push, out into deeper water.', needs: ['hands'] },
      { text: '{names} threw the dolphins a fish, which was a sock.', needs: ['hands'] }
    ],
    way: [
      '{names} floated by, and the dolphins took that for land.',
      '{names} went pfff too, a bit out of turn.',
      { text: '{names} waved every time it came up.', needs: ['hands'] },
      { text: '{names} listened at a shell, and there was singing in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} swelled up as well, and let go at the dong.',
      '{names} rocked on the wave that came up after it.',
      { text: '{names} tapped a glass with a spoon, but it was not as green.', needs: ['hands'] },
      { text: '{names} dried the dolphin behind the fin.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the sofa straight, and laid its cushions back, dry side up. Far down the bell hung still.',
    '{H} washed off the salt. In bed {H} lay on one side, and shut the lower eye. The other one stayed up for a bit.'
  ],
  last: [
    'First the left eye slept, and then the right one, and then all of {H}.',
    'In and out went the breath, all by itself, and {H} was asleep with both sides.'
  ]
})
