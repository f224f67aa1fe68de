import { wishPlot } from '../wish-plot.ts'

export const dolphins = wishPlot({
  themes: ['dolphins'],
  wishes: ['pink river dolphin', 'river dolphin', 'pink dolphin'],
  except: ['porpoise', 'others', 'breathe', 'click', 'born', 'surf'],
  answers: ['friendly', 'clever', 'playful', 'little', 'baby', 'ocean', 'singing', 'whistling'],
  moods: ['learning'],
  company: ['dolphin', 'dolphins', 'whistle', 'bus', 'name'],
  about: 'Every dolphin is called by a whistle of its own; the hero cannot whistle, and has had a name all along.',
  titles: ['Called by a Whistle', 'The Name That Was Only Air', '{H} Cannot Whistle Yet', 'Two Dolphins in the Hall', 'What the Bus Said'],
  want: [
    {
      id: 'own-whistle',
      A: 'partner',
      paragraphs: [
        'Every dolphin has a whistle of its own, and that is its name. The others call it by that. {H} wanted one as well. {A} had one already. It went up and came down again.',
        'So {H} pushed out both lips and blew. What came out was air, and a bit of wet. “Pff-t,” it went. Outside the evening bus stopped and opened its doors. “That’s no name,” said {H}, and tried again. “Pff-t.”'
      ]
    }
  ],
  way: [
    {
      id: 'crumbs',
      A: 'partner',
      paragraphs: [
        '“Make your mouth round,” said {A}. “Pff-t,” went {H}. “And your tongue down.” “Pff-t.” {H} tried it with a wet mouth and with a dry one. Once, by mistake, there was a biscuit in it. {A}, who was the other dolphin, had to dry both cheeks. “Anyone would come for that,” said {A}. “To see what it was.”'
      ]
    },
    {
      id: 'comb',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} fetched a comb and laid some paper round it. You only had to hum, and it whistled by itself. {H} put it to both lips and hummed. It tickled so much that {H} had to scratch with the comb.',
        '“That’s a good name,” said {A}. “But it isn’t me,” said {H}. “It’s the comb.” A dolphin has no pockets, and could not have it along all day.'
      ]
    },
    {
      id: 'names-of-things',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'When you listened, nearly everything had a whistle of its own. The tap went high and thin. The kitchen door said the same two notes each time, a long one and a short one. You could tell it was the kitchen door from under a blanket.',
        '“Even the fridge has got one,” said {H}. It hummed, and shook itself, and stopped. “It’s calling the milk,” said {A}.'
      ]
    },
    {
      id: 'clicks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Dolphins see with their ears,” said {A}. “They click, and listen to what comes back.” {H} could click. {A} held up a saucepan lid, and {H} shut both eyes and clicked with {H}’s tongue. In front of the lid it sounded hard. In front of a cushion it sounded of nothing.',
        '“And what’s this?” asked {A}. {H} clicked twice. “Soft,” said {H}. “With a hole in the middle.” It was {A}’s face, with its mouth open.'
      ]
    },
    {
      id: 'air-hole',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“They’re no fish,” said {A}. “They have to come up and breathe. There’s a hole on top of the head for that.” They swam under the table. Now and then one of them came up at the edge, blew, and went down again.',
        'At the third time {H} came up too soon. There was the table. “The hole’s still shut,” said {H}, and rubbed it.'
      ]
    },
    {
      id: 'inwards',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You can do it inwards too,” said {A}. “I knew somebody who could.” {H} breathed out until there was nothing left, pushed out both lips, and pulled. It worked! It was thin and high, like a mouse behind a wall.',
        'Then it turned out that it was {H}’s nose. It whistled by itself when the mouth was shut. “Could that be your name?” asked {A}. “Only when I’ve got a cold,” said {H}.'
      ]
    },
    {
      id: 'herring',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They swam on the rug for a bit, with both legs tucked into one towel each. {A} swished to the left and to the right, and got on quite well. “That’s not a dolphin,” said {H}. “That’s a fish. A dolphin’s tail goes up and down.”',
        '{A} tried it up and down. It went flump, and flump, and {A} stayed just where {A} was. “As a herring I got further,” said {A}. {H} flumped along beside. It was hard work, and you came up for air with your bottom first. “Now we’re doing it right,” said {H}.'
      ]
    },
    {
      id: 'three-dogs',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I used to whistle on two fingers,” said {S}. “It stopped a bus in the next street.” “Do it!” said {A}. {S} put two fingers in {S}’s mouth and took a great breath. It was quite quiet. A little air came out at the side.',
        '“I’ve got other teeth now,” said {S}, and looked at {S}’s fingers. “But the bus would know what I mean.” {A} thought so too.'
      ]
    },
    {
      id: 'by-name',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Then they tried what {A} would come to. They called {A} high and low and with a trill in the middle. {A} looked at the wall.',
        'Somebody opened a cupboard in the kitchen. It creaked, two notes, one up and one down. {A} turned round at once. “So that’s what you’re called,” said {H}.'
      ]
    },
    {
      id: 'lost-calf',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m a calf,” said {S}, “and I’ve only just been born, so I can swim already.” And off swam {S}, under the bed, and got caught on a slipper. From in there came something like a very small train.',
        '“That’s the calf’s name,” said {A}. Each calf makes one up when it is little, and then it keeps it. “Then I want another one,” said the voice under the bed.'
      ]
    },
    {
      id: 'in-the-dark-sea',
      A: 'partner',
      paragraphs: [
        'They switched off the light in the hall, and it was the sea. Two dolphins swam in it and had to find each other. {A} whistled, and {H} swam straight there. Then it was {H}’s turn. {H} stood deep down between the coats, and blew and blew. “It’s no good,” said {H} to a sleeve. “I’ll never be found.”',
        'Somebody touched {H} on the arm. It was {A}. “How did you know where I was?” asked {H}. “I heard you,” said {A}. “But I wasn’t whistling!” “No,” said {A}. “You went pff-t. Nobody else in the whole sea does that.”'
      ]
    },
    {
      id: 'again-at-sea',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They swam once more, the other way round. {A} went behind the door, and {H} behind the boots. It was so dark that you could not see your own fin. A long way off there was a whistle, up and down.',
        '{H} wanted to call “Here!” But dolphins never said here, {A} had told {H}. They said who they were. So {H} did that, as well as it went, and something swam up and bumped a boot.'
      ]
    }
  ],
  turn: [
    {
      id: 'wrong-call',
      A: 'partner',
      paragraphs: [
        '“It needn’t be pretty,” said {A}. “It only has to be one that nobody else has got.” {H} stood among the coats for a while. “Then I’ve got one already,” said {H}. “Call me!” {A} took a deep breath, and out came a whistle. “That’s your own name,” said {H}.',
        '{A} tried and tried, and each time there was a whistle in it. “It’s hard!” said {A}. “Let the air go too early,” said {H}. “Pff-t,” went {A}. “Yes?” said {H}, and swam over. It was the first time that {H} had ever been called.'
      ]
    },
    {
      id: 'practised',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'After that they had to practise it. {A} called from the kitchen and from behind the sofa, and once into a jug. Each time {H} came, and asked what there was. “Nothing,” said {A}. “I only wanted to say it.”',
        'By the tenth time {A} was so good at it that the whistle would not come any more. “Pff-t,” went {A}, and was surprised. “That’s me,” said {H}. “You’re up and down.”'
      ]
    },
    {
      id: 'ships',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Side by side they swam through the hall once more, in front of a ship. Dolphins do that for fun. The ship was the washing basket. It stayed behind, for there was nobody left to push it.',
        '“Pff-t?” asked {A}, in the dark, on the left. {H} was on the right, and said so. It was good to know without looking.'
      ]
    },
    {
      id: 'the-bus-knows',
      A: 'partner',
      paragraphs: [
        'Later they stood at the window, two dry dolphins. Out in the street the late bus stopped and opened its doors. “Pff-t,” it said. “Yes?” said {H}.',
        'They looked at each other. The bus shut its doors and drove on. “It calls you every evening,” said {A}. “You’ve just never answered before.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined in with a squeak, and the bus drove off.',
      '{names} rolled over, as dolphins do, and bumped into the sofa.',
      { text: '{names} wiped the table in front of {H}, where it had rained.', needs: ['hands'] },
      { text: '{names} whistled with two fingers, and a dog barked across the road.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed out hard, and got a crumb back.',
      '{names} dived under the table, where it was drier.',
      { text: '{names} passed the dolphin a tea towel, and kept another one ready.', needs: ['hands'] },
      { text: '{names} moved the biscuits out of range.', needs: ['hands'] }
    ],
    turn: [
      '{names} drifted by between two coats.',
      '{names} crossed the hall low down, as rays do.',
      { text: '{names} rustled the raincoats, so that the sea had waves.', needs: ['hands'] },
      { text: '{names} parted the coats, to let a dolphin through.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the hall {H} hung the coats straight, and stood the boots in their pairs.',
    'When {H} had washed and lain down, {H} shut one eye first and kept the other open. That is how dolphins do it, half and half.'
  ],
  last: [
    'First one eye, then the other. Then {H} was asleep on both sides.',
    'The late bus said “pff-t” down in the street, and this time {H} was asleep.'
  ]
})
