import { wishPlot } from '../wish-plot.ts'

const AT_SEA = ['oil rig', 'ship', 'navy', 'ferry', 'fishing boat', 'cruise ship', 'wind farm']

export const lighthouseSaysGoodnight = wishPlot({
  id: 'wish-lighthouse-says-goodnight',
  beginsElsewhere: true,
  wishes: ['a lighthouse that blinks goodnight across the sea to Daddy on the oil rig', ...['blinks', 'flashes', 'winks', 'shines', 'twinkles'].flatMap((does) => [`lighthouse ${does} goodnight`, `lighthouse ${does} good night`, `lighthouse ${does} hello`]), ...['daddy', 'dad', 'mummy', 'mommy'].flatMap((who) => [`lighthouse blinks ${who}`, `lighthouse goodnight ${who}`]), 'lighthouse says goodnight', 'lighthouse says good night', 'lighthouse says hello', 'lighthouse message daddy', 'lighthouse message sea', 'lighthouse signals goodnight', 'light blinks goodnight sea', 'light flashes goodnight sea', 'light winks goodnight sea', 'goodnight across the sea', 'good night across the sea', ...AT_SEA.map((where) => `${where} lighthouse goodnight`), ...['daddy', 'dad', 'mummy'].flatMap((who) => [`${who} works on oil rig`, `${who} away on oil rig`, `${who} works at sea`, `${who} works offshore`]), 'uncle works on oil rig', 'daddy merchant navy'],
  answers: ['lighthouse', 'light', 'lights', 'lamp', 'beam', 'blink', 'blinks', 'blinking', 'flash', 'flashes', 'flashing', 'wink', 'winks', 'shine', 'shines', 'torch', 'signal', 'signals', 'code', 'morse', 'message', 'messages', 'says', 'say', 'saying', 'sends', 'send', 'talks', 'goodnight', 'good', 'night', 'hello', 'hi', 'kiss', 'kisses', 'across', 'over', 'sea', 'ocean', 'water', 'waves', 'far', 'out', 'away', 'work', 'works', 'working', 'job', 'oil', 'rig', 'rigs', 'platform', 'ship', 'ships', 'boat', 'boats', 'ferry', 'navy', 'merchant', 'royal', 'sailor', 'captain', 'fisherman', 'fishing', 'trawler', 'tanker', 'cruise', 'offshore', 'submarine', 'wind', 'farm', 'north', 'daddy', 'dad', 'papa', 'father', 'mummy', 'mum', 'mama', 'mommy', 'mom', 'uncle', 'aunt', 'auntie', 'grandad', 'brother', 'sister', 'cousin', 'till', 'until', 'sunday', 'monday', 'friday', 'saturday', 'weekend', 'week', 'weeks', 'two', 'three', 'days', 'home', 'back', 'comes', 'coming', 'every', 'each', 'tonight', 'bedtime', 'misses', 'missing', 'miss', 'who', 'that', 'is', 'on', 'in', 'at', 'to', 'his', 'her', 'our', 'my', 'the', 'answers', 'back', 'sees', 'window', 'dark', 'little', 'small', 'big', 'tall', 'old', 'friendly', 'kind', 'funny', 'happy', 'not', 'sad'],
  except: ['died', 'dead', 'funeral', 'sank', 'sunk', 'sinking', 'wreck', 'shipwreck', 'drowned', 'drowning', 'storm', 'war', 'deployed', 'deployment', 'never', 'left us', 'divorce', 'divorced', 'hospital', 'ill', 'poorly', 'hurt', 'accident', 'prison', 'jail', 'heaven', 'star', 'stars', 'whale', 'pirate', 'pirates', 'mermaid', 'dragon', 'owl', 'afraid', 'scared', 'switched off', 'night off', 'lonely', 'rubber', 'fire', 'explosion', 'missing'],
  namesFamily: true,
  moods: ['waiting', 'alone', 'change'],
  isTale: true,
  out: true,
  company: ['lighthouse', 'light', 'beam', 'sea', 'island', 'sheep', 'bus', 'grass', 'kiss', 'hill', 'road', 'suitcase'],
  about: 'A lighthouse is to blink goodnight to somebody of the family far out on the sea; but it turns, so that night goes to the sheep and the kiss to the last bus, until somebody sees that it comes round to the same place each time, and that one blink a round will do.',
  titles: ['The Kiss That Went to the Bus', 'Goodnight in Three Rounds', '{H} and the Lighthouse', 'A Crumb of Light', 'Mind the Rocks, and Goodnight'],
  want: [
    {
      id: 'a-crumb-of-light',
      A: 'partner',
      paragraphs: [
        '{H} wanted the lighthouse to blink goodnight across the sea. Far out was a small light, like a crumb on a dark tablecloth. Somebody {H} loved was at work out there. “Gladly,” said the lighthouse. “I only ever say mind the rocks, and nobody says anything back.”',
        'They had settled it all before the suitcase was shut. “The first blink says good,” said {H}. “The second says night, and the third’s a kiss.” {A} nodded at each.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-sheep',
      A: 'partner',
      paragraphs: [
        'The lighthouse swept its beam round and round, like a broom. At the small light it shut its eye, and opened it. But the beam moved on. It blinked again a bit further along, and then once more.',
        'The small light blinked back, just once. “It’s only got good,” said {A}. Night had gone to an island of sheep, and they all lay down. And the kiss had gone to the last bus on the coast road. The bus blinked both lamps, and drove past its stop.'
      ]
    },
    {
      id: 'making-up-their-minds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The sheep were not ready for night. They lay there with their mouths full. “I’ll take it back,” said the lighthouse, and blinked at the island again. So the sheep stood up and chewed. Then they thought it over, and lay down.',
        '“What did you say to them?” asked {H}. “I’ve only got the one blink,” said the lighthouse. “They think about it, and I don’t hurry them.” {A} counted the island. Seventeen sheep were for night, and two were still making up their minds.'
      ]
    },
    {
      id: 'the-word-came-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried it without any light at all. “Goodnight!” called {H} across the sea, as loud as it would go. The wind took the word and turned it round. It came back, and went into {A}’s ear. “Goodnight,” said {A}, to be polite.',
        'Then they both called, in one breath. This time the word got as far as a rock with a gull on it. The gull yawned, and put its head under its wing. So that was one in bed, at any rate.'
      ]
    },
    {
      id: 'a-moth-as-big-as-a-barn',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A moth sat down on the lamp, right in the middle. Out went the beam, and in it there was a moth as big as a barn. It walked across the sea on long thin legs. “That wasn’t in the message,” said {H}.',
        '“It only wants to warm its feet,” said the lighthouse. “It takes a while, because there are six.” {A} watched it walk over the hill, and the road, and the sea again. Then the moth let go. It was so small that nobody saw where it went.'
      ]
    },
    {
      id: 'a-pea-and-a-crumb',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do they see of us, out there?” asked {A}. “Me,” said the lighthouse. “I’m about as big as a pea. You’d be underneath, in the dark bit.” {H} stood on tiptoe, to be a bit more pea.',
        '“And they’re a crumb,” said {H}. Close up, they were both quite big. {A} held up one hand in front of the small light, and it was gone. {A} took the hand away again at once.'
      ]
    },
    {
      id: 'stood-still-once',
      A: 'partner',
      paragraphs: [
        '“Couldn’t you stand still?” asked {H}. “I did once,” said the lighthouse. “Nine ships took me for a hotel. They all wanted eggs.” So {H} asked it to blink faster. But its eyelid was iron, and weighed as much as a horse. By the second blink the beam was back with the sheep.'
      ]
    },
    {
      id: 'a-careful-cow',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who do you say it to, about the rocks?” asked {A}. “Everybody,” said the lighthouse. “Every night, for a hundred and six years. There’s a cow behind the hill that gets it too.” “There aren’t any rocks behind the hill,” said {H}.',
        '“And it’s never once bumped into one,” said the lighthouse. “I like to think that’s me.” From behind the hill came a moo. It sounded like a cow that was looking where it put its feet.'
      ]
    },
    {
      id: 'other-with-a-torch',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought a torch, which is a lighthouse for the pocket. “I can stand still, at least,” said {A}. {A} pointed it at the small light, and blinked it on and off three times. It got as far as a bush.',
        'Under the bush sat a hedgehog. It had got good, and night, and a kiss, all in the right order. It looked at {A} for a while. Then it went in under the leaves, and they could hear it making its bed.'
      ]
    },
    {
      id: 'pet-and-the-beam',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen the beam come over the grass, and wanted to go after it. But it was off across the road already, and out to sea. {A} looked after it for a while. A thing like that ought not to be out so late.',
        'Then it came up again from behind the hill, and went right over {A}. “That tickled,” said {H}. {A} sat down just there, and waited for the next one. You need not run after a thing that comes to you.'
      ]
    },
    {
      id: 'elder-tablecloth',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At home we had a tablecloth,” said {S}. “It was hung out of the window when supper was on the table. I could see it across two fields.” “Did it work?” asked {A}. “Always,” said {S}, “until one Monday, when somebody had washed it.”',
        '“I ran home across both fields, and there wasn’t any supper. There was a very clean tablecloth.” “What did you do?” asked {A}. “I laid the table with it,” said {S}, “and sat down, and looked at them. They had to put something on it then.”'
      ]
    },
    {
      id: 'child-puts-it-out',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could blink as well, only not with one eye. {S} shut them both, and opened them again. “I turned it off!” said {S}, and did it once more. It was quite true. The whole lighthouse went off every time, and the sea with it.',
        '“Don’t do it to the small one,” said {A}. So {S} looked out at the small light, with eyes as round as plates. They began to tickle, and then to water. But {S} kept it on, all alone, for longer than anybody would have thought.'
      ]
    },
    {
      id: 'always-round-again',
      A: 'partner',
      paragraphs: [
        '{A} sat down in the grass and watched the beam. It went over the crumb, the sheep and the bus. Then it went over the crumb again. “You only look away for a bit,” said {A}. “Then you come back.” “It’s all I do,” said the lighthouse. “Then it needn’t all go into one round,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'good',
      A: 'partner',
      paragraphs: [
        'The beam came over the water. At the small light the lighthouse shut its eye, and opened it. “That was good,” called {H}. “Save the rest!” On went the beam, and not one sheep lay down. Far out, somebody had to wait and see what came after good.'
      ]
    },
    {
      id: 'good-what',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A round took as long as it takes to do up five buttons. {H} did up five, to be sure. “What are they doing out there in the meantime?” asked {A}. “They’ve got good,” said {H}, “and now they’re wondering good what.”',
        'It might be good soup. It might be good boy, to a dog. {A} only hoped that nobody took it for good morning, and got up. {H} undid the buttons again, for the next round.'
      ]
    },
    {
      id: 'the-bus-comes-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Along the coast road came the bus, on its way home. It slowed down in front of the lighthouse. It blinked its left lamp, and then its right, and waited with its doors open. “Oh dear,” said the lighthouse. “It’s hoping for another.”',
        '“Give it one,” said {H}. “They’re all promised,” said the lighthouse. So {A} blew it a kiss by hand, a big one, to fit a bus. The bus shut its doors on that, very gently. It went round the bend with hardly a wheel on the ground.'
      ]
    },
    {
      id: 'the-fourth-blink',
      A: 'partner',
      paragraphs: [
        'Round it came, and that was night. Round it came again, with the kiss. Then the small light went off and on, three times, and {A} counted along. And then it did it once more.',
        '“There isn’t a fourth,” said {H}. “It isn’t for us,” said {A}, and looked up. The lighthouse was quiet. “Somebody said something back,” it said. It had to go round twice before it could say mind the rocks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched the sea for the crumb, and found it.',
      '{names} looked up at the lighthouse, as far as it went.',
      { text: '{names} patted the lighthouse, and it was cold and salty.', needs: ['hands'] },
      { text: '{names} waved to the small light, to let it know that something was coming.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round with the beam, and got giddy.',
      '{names} lay down when the sheep did.',
      { text: '{names} counted the sheep twice, and got more the second time.', needs: ['hands'] },
      { text: '{names} waved after the bus, which had got the kiss.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the grass and waited for the beam to come round.',
      '{names} blinked when the lighthouse did, and no sooner.',
      { text: '{names} pointed at the small light, so that nobody lost it.', needs: ['hands'] },
      { text: '{names} gave the lighthouse a pat, low down, where it could be reached.', needs: ['hands'] }
    ]
  },
  bed: [
    'They walked home, and the beam came over them once each round. In between it was dark, and nobody minded, for it always came back.',
    '{H} washed, and lay down facing the window. Along the ceiling went the beam, and that was good.'
  ],
  last: [
    'Round it came, and that was night, and {H} was asleep before the kiss.',
    'Each round was one round less till the suitcase came home, and {H} was asleep.'
  ]
})
