import { wishPlot } from '../wish-plot.ts'

export const submarine = wishPlot({
  themes: ['submarines'],
  except: ['diver', 'divers', 'scuba', 'lamps', 'ears', 'periscope', 'tanks'],
  answers: ['deep', 'sea', 'ocean', 'underwater', 'dive', 'diving'],
  company: ['submarine', 'captain', 'porthole', 'torch', 'fish'],
  about: 'The captain of a submarine wants to see a fish with a lamp of its own, and looks for it with a torch.',
  titles: ['Forty Fathoms Under the Table', 'The Fish with Its Own Lamp', 'Captain {H} Goes Down', 'Ping in the Dark', 'Lights Out, Captain'],
  want: [
    {
      id: 'close-the-hatch',
      A: 'partner',
      paragraphs: [
        'The submarine was under the table, with a yellow blanket right down to the floor. {H} was the captain. “Deep down, at forty fathoms,” {A} had said, “there are fish with a lamp of their own.” {H} wanted to see one.',
        '“Close the hatch,” said {H}. {A} closed it with a saucepan lid. “Dive!” They both leaned forward, and it grew blue. The porthole was a gap in the blanket. {H} switched on the torch and held it to the gap.'
      ]
    },
    {
      id: 'soup-on-board',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'First they had to see what there was to eat on board. It was raisins. {A} counted them out, ten for each, because you never knew how long a journey would last. “And if we get stuck down there?” asked {H}.',
        '“Then it’s half a raisin a day,” said {A}. They thought about that, and both ate all ten at once. It was safer.'
      ]
    }
  ],
  way: [
    {
      id: 'flat-fish',
      A: 'partner',
      paragraphs: [
        'At ten fathoms there was a flat fish, and it was a slipper. At twenty a long, thin thing went by, and that was the flex of the lamp. At forty the submarine sat down on the sand with a bump. {H} shone the torch to the left and to the right. It was bright everywhere, and nothing out there had a lamp. “We need more light,” said {H}.'
      ]
    },
    {
      id: 'whose-fathoms',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How long’s a fathom?” asked the captain. “From one hand to the other,” said {A}, and stretched out both arms. One went out through the blanket, and there was a clank. That was the hatch. {H} stretched out both arms as well, and they held the two fathoms side by side. One was a good bit longer.',
        '“Then whose forty is it?” asked {H}. “Mine,” said {A}. “I said it first.” “By mine we’re somewhere else,” said {H}. They closed the hatch again, in both places.'
      ]
    },
    {
      id: 'the-string',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They tied a string from one wall to the other, from table leg to table leg. “Real ones did that,” said {A}. “The deeper they went, the more the sea squeezed them, and the more the string hung down.”',
        '{H} looked at the string. It hung down quite a bit. “That’s deep,” said {H}. “It’s also my back,” said {A}, who was leaning on the leg. They left it at deep.'
      ]
    },
    {
      id: 'whale-in-slippers',
      A: 'other',
      spare: 2,
      paragraphs: [
        'While {A} was in the kitchen, something large came along the sea floor. You could see only the bottom of it, and it had slippers on. “A whale,” breathed {H}, and switched off the engine.',
        'It stopped beside the submarine and lifted a corner of the blanket. “I took you for a table,” said the whale. It was {A}. Two biscuits were handed in, and it swam once round and was gone.'
      ]
    },
    {
      id: 'periscope',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Up periscope,” said {H}. It was the inside of a kitchen roll, and it came out at the top, between the plates. “What do you see?” asked {A}. “Land,” said {H}. “It’s brown and it’s got a crust.”',
        'That was the bread. {H} turned slowly, all the way round. There was a tall white rock that steamed, and behind it a mountain of apples. “Is it inhabited?” asked {A}. “By a spoon,” said {H}.'
      ]
    },
    {
      id: 'ping',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“A submarine listens more than it looks,” said {A}. “It says ping, and then it waits for the ping to come back. From something near it’s back at once.” “Ping,” said {H} to the blanket. It came back woolly.',
        '“Ping,” said {A}, right beside {H}’s ear. “That’s very near,” said {H}, and rubbed the ear. “I know,” said {A}. “I think we’ve found the crew.”'
      ]
    },
    {
      id: 'squid',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Something put an arm in at the porthole. It was long and brown and woolly. “A squid,” said {A}. It had a second arm, and a row of buttons. {H} shook hands with it, first on the left and then on the right.',
        '“It’s quite cold,” said {H}. “It’s come from further down.” So they took it on board, and {H} put it on to warm it. It fitted very well, for a squid.'
      ]
    },
    {
      id: 'warm-bunk',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“They stay down for weeks,” said {A}, “and there are more sailors than beds. When one gets up, the next one gets in, while it’s still warm.” There was one cushion on board. {H} lay down on it for ten breaths, and then it was {A}’s turn.',
        '“It’s lovely and warm,” said {A}. “But you’ve left a raisin in it.” “That’s for the next one,” said {H}. “We always do that.”'
      ]
    },
    {
      id: 'second-lamp',
      A: 'partner',
      paragraphs: [
        '{A} had a second lamp, and they held that to the porthole as well. Now the whole sea was as bright as a shop. You could have counted the hairs of the rug. “Perhaps they’re all out,” said {H}.',
        '{A} shaded both eyes. “They could all be here,” said {A}, “and you wouldn’t see one. Our lamps are too bright for theirs.” {H} looked at the torch.'
      ]
    },
    {
      id: 'whispering',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“In a submarine there’s no day,” said {A}. “So at bedtime they make the lamps red.” {H} pulled a red sock over the torch. The captain had red hands then, and the crew a red nose.',
        'It made you speak more quietly. “Yes, captain,” whispered {A}. “I didn’t say anything,” whispered {H}. “I thought I’d say it early,” whispered {A}.'
      ]
    },
    {
      id: 'old-sailor',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wished to come aboard, and got in backwards. It took three tries, and the whole submarine went up a little on one side. “I’ve been in a smaller one than this,” said {S}. “It was a wardrobe.” “How deep did it go?” asked {A}.',
        '“As deep as I could hold my breath,” said {S}. Then {S} sat there with both knees up and was happy. Getting out was put off until after the voyage.'
      ]
    },
    {
      id: 'sea-floor',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'In front of the porthole something had settled on the sea floor. It was {A}. {A} looked in at the gap with one eye, and {H} looked out with one.',
        '“It’s large,” {H} told the crew, “and it’s not afraid of us.” They noted it down. It had no lamp of its own. But it shone a little in the eye, and that was a beginning.'
      ]
    },
    {
      id: 'first-mate',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the cook, and did all the noises too. There was the engine, which went through the nose. There was the water, and there was a leak, and {S} was proudest of the leak. “Can you stop it?” asked {A}.',
        '“Only with a biscuit,” said {S}. They pushed one in, and the leak stopped at once. A bit later it dripped again on the other side.'
      ]
    }
  ],
  turn: [
    {
      id: 'lights-out',
      A: 'partner',
      paragraphs: [
        '“Lights out,” said {H}, but did not switch off yet. First {H} took hold of {A}’s sleeve. Then there were two clicks, and it was as dark as in a pocket. “Ping?” said {H}. “Ping,” said {A}, quite near.',
        'They waited. At first there was nothing but black. Then the sea came slowly, bit by bit: a chair leg, the edge of the rug, the door. And far out, low down by the wall, hung a small green light. It was no bigger than a pea.'
      ]
    },
    {
      id: 'holding-breath',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It’s looking at us,” whispered {H}. “We’re the dark ones now,” whispered {A}. “It can’t tell that we’re here.” They lay on their fronts, side by side, with their chins on their hands, in the gap.',
        'Something hummed out there. Something dripped, and waited, and dripped. It had all been there before. But in the bright light they had not listened.'
      ]
    },
    {
      id: 'all-at-home',
      A: 'partner',
      paragraphs: [
        '“That’s the fish,” breathed {H}. “And there’s a red one!” It sat under the shelf. A very small white one came and went, came and went. They counted five of them, each in its own place.',
        '“Have they always been there?” asked {H}. “Every night,” said {A}. “You only have to put out your own lamp.” The submarine stayed down there for a long time. Nobody on board said up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swam by outside, as something long and friendly.',
      '{names} leaned forward too, and it got bluer.',
      { text: '{names} made a periscope out of a paper roll, and saw some ceiling.', needs: ['hands'] },
      { text: '{names} waved a hanky from the pier.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the bottom, as a flat fish of some size.',
      '{names} bumped the hull gently, and begged pardon in bubbles.',
      { text: '{names} turned the slipper over, and it had no lamp underneath either.', needs: ['hands'] },
      { text: '{names} wrote it all down in the log, and most of it was rug.', needs: ['hands'] }
    ],
    turn: [
      '{names} pinged as well, from somewhere under the sideboard.',
      '{names} drifted in close, with only the eyes open.',
      { text: '{names} reached for a sleeve in the dark, and got the right one.', needs: ['hands'] },
      { text: '{names} tucked in the blanket, where a bit of light came through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket came off, and the lid went back to its pan. The submarine was a table again.',
    '{H} washed, and lay down and put the light out. Over by the wall, low down, the fish still had its small green lamp on.'
  ],
  last: [
    '“Ping,” said {H}, very low, and before the ping came back {H} was asleep.',
    'At forty fathoms everything was at home by now, each with its lamp, and {H} slept without one.'
  ]
})
