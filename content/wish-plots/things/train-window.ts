import { wishPlot } from '../wish-plot.ts'

export const trainWindow = wishPlot({
  id: 'wish-trains-window',
  themes: ['trains'],
  company: ['cow'],
  partnerPlays: true,
  answers: ['underground', 'tube', 'subway', 'metro'],
  about: 'The hero’s train of chairs does not move, because in a train it is the outside that goes by, and somebody has to be it.',
  titles: ['The Cow Goes By', 'There’s That Cupboard Again', '{H} Drives the Night Train', 'Somebody Has to Be Outside', 'Tadam, Tadam, Cow'],
  want: [
    {
      id: 'the-cupboard',
      A: 'partner',
      paragraphs: [
        '{H} had built a train. It was four chairs, one behind the other, and {H} sat in front and drove. {A} was the passenger and had a window seat. “Tadam, tadam,” said {H}. {H} wanted it to go like a real train.',
        '“Are we moving?” asked {A} after a while. “It’s the fast train,” said {H}. {A} looked out of the window. “There’s a cupboard,” said {A}. They drove on for another hundred miles. “There’s that cupboard again,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'keeps-up',
      A: 'partner',
      paragraphs: [
        '{H} drove faster and rocked from side to side, so that the chairs knocked. “Tadam-tadam-tadam!” {A} held on with both hands and looked out. “Cupboard,” said {A}. “It’s keeping up with us.”',
        '“I don’t understand it,” said {H}. {A} thought. “In a real train I never do anything either,” said {A}. “I just sit there. It’s the outside that goes by.” {H} stopped rocking. “Then we need an outside,” said {H}.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First somebody had to check the tickets. {A}’s ticket was a receipt for onions. {H} looked at it from both sides, and clipped it with two fingers.',
        '“This is for yesterday,” said {H}. “The train was late,” said {A}. “I’ve been on it since yesterday.” {H} clipped it again, because that was true.'
      ]
    },
    {
      id: 'luggage-rack',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Where do I put my case?” asked {A}. It was a lunch box, and it had been on {A}’s knees since the start. {H} got up and looked for the place above the seats, where cases go. There was only air. {A} held the box up there with one arm, for a good many miles.',
        '“Could you take it down again?” asked {A}. “I can’t feel that arm any more.” {H} lifted it down, and asked if there was anything in it. “My lunch,” said {A}. Now that it was down, they might as well look.'
      ]
    },
    {
      id: 'the-cow',
      A: 'partner',
      paragraphs: [
        '{A} got out and took the toy cow off the shelf. {A} walked past the window with it, from front to back. {H} held on tight. The cow went by! “We’re moving!” cried {H}.',
        '{A} ran round behind the train, and came past with the pot plant, which was a tree. After that there was a cow. “We’ve had that cow,” said {H}. “It’s another one,” said {A}, out of breath. “They’re often alike.”'
      ]
    },
    {
      id: 'trolley',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is there a trolley on this train?” asked {H}. “With biscuits?” {A} was just running past with the tree, and went and got some. Then the biscuits came by the window.',
        '{H} put out a hand, but they were gone. A minute later they came by again. “The trolley’s on the wrong side!” called {H}. “It’s meant to be in here!” “I can’t be everywhere,” said the countryside.'
      ]
    },
    {
      id: 'announcement',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Ladies and gentlemen,” said {H} through {H}’s nose, since that is how it sounds in a train. “In a few minutes we shall mumf, numf and humf. Please mumf your humf.” {A} looked up. “What did they say?” “You never know,” said {H}. “You have to ask somebody.”',
        'So {A} asked the cupboard. It had not understood a word either. {H} said it again, a good deal louder, with more mumf in it. “I think it’s about the biscuits,” said {A}, and they were both sure of it from then on.'
      ]
    },
    {
      id: 'poles',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“There have to be poles,” called {H}. So {A} got the broom. It had to go by straight up, with a whoosh. In between there were wires, but nobody could see those.',
        'Whoosh, went {A}, and whoosh. “Keep the same gaps,” called {H}. “Or people will think that the train’s not driving well.” {A} said that it was harder than it looked, being poles.'
      ]
    },
    {
      id: 'mountain',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had settled down beside the line. The cow went by, and the tree went by. {A} did not go by. Whenever {H} looked out, {A} was still there.',
        '“It’s a mountain,” said {H}. “Those are so far off that they hardly move at all.” {A} stayed in the window for the whole of the journey, and that is just what mountains do.'
      ]
    },
    {
      id: 'village',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m too old for a cow,” said {S}. “I’ll be a village.” {S} sat down at the side with a cup of tea. Each time the train went through, {S} lifted the cup and nodded.',
        '“It’s a very friendly village,” said {A}. “We haven’t got a station,” said {S}. “So we wave.” The next time there was a smell of toast. It was getting quite a big village.'
      ]
    },
    {
      id: 'rain',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the rain,” said {S}, and ran ten fingers down the window from top to bottom. They went pit-a-pat on the back of the chair. In a train the drops don’t fall straight. They run backwards.',
        '“Like this,” said {A}, and {S} rained along the whole train, from the engine to the end. “It’s stopped,” said {A}. “I have to go round,” said the rain.'
      ]
    }
  ],
  turn: [
    {
      id: 'sit-down',
      A: 'partner',
      paragraphs: [
        '{H} drove faster, so {A} had to run. Cow, tree, cow. {A} was red in the face. “This countryside has to sit down,” said {A}, and leaned on the cupboard. “Station,” called {H}, and put on the brakes.',
        '{H} looked at the empty seat by the window. It was a real train now. But it had no passenger. “If you come in,” said {H}, “there’s nothing outside.”'
      ]
    },
    {
      id: 'change-over',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We can change,” said {H}. “You drive, and I’ll do the outside.” {H} took the cow in one hand and the tree in the other, and ran. “Lovely,” called {A} from the front. “What a lot of cows.”',
        'After three times round {H} was lying on the floor, and the cow with {H}. “How do they do it in the real ones?” asked {H}. “I think it’s a very long countryside,” said {A}. “They only use each bit once.”'
      ]
    },
    {
      id: 'feet-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With nobody outside, the driver could come round as well. {H} sat down on the second chair, and {A} on the third. “Who’s driving now?” asked {A}. “It knows the way,” said {H}. Outside there was a wall, with a picture on it of a boat. It had been there the whole time. They must have gone past it much too fast.'
      ]
    },
    {
      id: 'tunnel',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There was one thing that needs no outside. {A} threw a blanket over the first two chairs, and got in under there with {H}. “Tunnel,” said {A}. It was black, and smelled of wool. “Tadam, tadam,” they said. In there it sounded much louder.',
        '“We’re moving,” whispered {H}. “I can’t see that we’re not.” Then the blanket slipped off, and there stood the cupboard, just where they had left it.'
      ]
    },
    {
      id: 'night-train',
      A: 'partner',
      paragraphs: [
        '“When is there nothing outside a train?” asked {A}. They both thought about it. Then {H} got up and switched off the light. “When it’s the night train,” said {H}.',
        'They sat side by side in the dark. “Tadam,” they said, “tadam.” Nothing at all went by the window, and it went by for a long time. “How fast we’re going,” whispered {A}.',
        'Then a car went by in the street. Its light ran along the wall, from the front to the back. “That was a station,” said {A}. “We don’t stop there,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat in the last carriage, facing backwards.',
      '{names} ran alongside, to say goodbye, and had no trouble keeping up.',
      { text: '{names} punched tickets with a peg.', needs: ['hands'] },
      { text: '{names} lifted a bag up to the rack, and it came down again.', needs: ['hands'] }
    ],
    way: [
      '{names} rocked along, and slid off at the back.',
      '{names} leaned into the bend, though there was no bend.',
      { text: '{names} rang a bell for the crossing, and the cupboard waited.', needs: ['hands'] },
      { text: '{names} polished the window, and it was still a cupboard.', needs: ['hands'] }
    ],
    turn: [
      '{names} hopped off at the station, and on again further up.',
      '{names} kept the window seat warm for a moment.',
      { text: '{names} clipped the tickets, all the way to the front.', needs: ['hands'] },
      { text: '{names} blew a whistle, so that the train waited.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the light was on again, the cow went back to the shelf. The chairs stood round the table, as if they had never been anywhere.',
    '{H} splashed a little, and lay down on the window side. It was dark out there, and you could not see the cupboard. The train was going very fast.'
  ],
  last: [
    'A station went by along the wall. They did not stop there, and {H} slept.',
    'Tadam, went the dark, tadam, and on the window side {H} was asleep.'
  ]
})
