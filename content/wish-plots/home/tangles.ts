import { wishPlot } from '../wish-plot.ts'

export const tangles = wishPlot({
  id: 'wish-tangles',
  wishes: ['brushing hair', 'brush hair', 'hair brushing', 'hair brushed', 'hairbrush', 'tangles', 'tangle', 'tangled hair', 'knots in hair', 'knotty hair', 'combing hair', 'comb hair', 'plaits', 'plaiting hair', 'braids', 'braiding hair', 'pigtails', 'detangling', 'hair done', 'hair hurts', 'cornrows', 'box braids', 'hair braids', 'braid hair'],
  answers: ['hair', 'head', 'every', 'morning', 'screams', 'crying', 'cries', 'hurts', 'ouch', 'pulling', 'pulls', 'won’t', 'let', 'me', 'her', 'his', 'long', 'curly', 'knots', 'brush', 'daddy', 'mummy', 'learning', 'do', 'doing', 'bunches', 'two', 'done', 'hates', 'getting', 'day', 'braids', 'cornrows'],
  except: ['hairdresser', 'salon', 'barber', 'dyed', 'mum hair done', 'unicorn', 'rapunzel', 'mermaid', 'princess', 'pony', 'horse', 'doll', 'dolls', 'lion'],
  moods: ['afraid', 'quarrel', 'learning', 'first'],
  about: 'There is something blue in the tangle at the back of the hero’s head, and they dig down to it, day by day.',
  titles: ['Down to Monday', 'The Knot Since Monday', 'Something Blue in There', '{H} Holds On', 'Wednesday Was Grass'],
  want: [
    {
      id: 'something-blue',
      A: 'partner',
      paragraphs: [
        'At the back of {H}’s head there was a tangle. It had been there since Monday, and nobody was allowed to brush it. “You’d pull,” said {H}.',
        '{A} looked at it from a safe distance. “There’s something blue in your hair,” said {A}. On Monday {H} had lost the bead off the bracelet, and it had been looked for everywhere. Somebody had to get in there, but not with a brush.'
      ]
    }
  ],
  way: [
    {
      id: 'stuck-brush',
      A: 'partner',
      paragraphs: [
        '{A} tried it with two fingers. In the end it was the brush after all. It went down as far as the ears, and stopped. “OW!” said {H}, and ran once round the table. The brush came too. It had stuck fast in the tangle, and its handle stood out like a beak. When it was out again, the knot was tighter than before.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did that hurt?” asked {A}. “It was like five bees,” said {H}. They thought about what the worst was. It was not the brush. It was when you do not know when.',
        '“Then I’ll say when,” said {A}. “When,” said {A}, and nothing happened. “When.” {H} jumped both times. “That’s worse,” said {H}. “Say it when there isn’t any.” So {A} said “Not now” for quite a while, and that was very restful.'
      ]
    },
    {
      id: 'mop',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Practise on somebody else first,” said {H}. So {A} fetched the mop and sat it on a stool, with a towel round it. It had far worse hair than {H}. Nobody had ever done it at the back. {A} combed, and {H} stood beside it and said ow, since the mop could not.',
        '“Ow,” said {H}. “I haven’t begun yet,” said {A}. “It can see you coming,” said {H}. In the end there was a pea in it, and half a clothes peg. The mop sat very straight and looked as if it was going out somewhere.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“There could be somebody living in it,” said {A}. “It’s warm, and it’s got a roof.” {H} kept still and felt. “They’d have to be very quiet people,” said {H}.',
        '“And they’d have one blue window.” {A} knocked on the tangle with one knuckle. Nobody was in, or they were at supper. “If they had a bell,” said {H}, “I’d have heard.”'
      ]
    },
    {
      id: 'packed-snow',
      A: 'partner',
      paragraphs: [
        '“I’ve been pushing it all down on to the knot,” said {A}, “like snow against a door. We’ve got to start at the bottom.”',
        '“It’ll still pull,” said {H}, and held on to all that hair with one fist. {A} gave the ends a small tug. “I can’t feel it,” said {H}. “Do it again! The pull stops at my hand.”'
      ]
    },
    {
      id: 'pet-coat',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had no knots at all, and never made a fuss about it. {H} looked {A} over for a while.',
        '“Who does you at the back?” asked {H}. {A} did not say. Perhaps it was a secret, or perhaps there was a rule about not rolling down hills. {H} kept hold of the hair with one fist, and waved to {A} with the other.'
      ]
    },
    {
      id: 'elder-plait',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunts all had long plaits,” said {S}. “There were four of them, with one comb and a very small mirror.” “How did they all see?” asked {A}.',
        '“They didn’t. Each plaited the one in front, and you looked the way she liked you that day.” {S} smiled at something. “Once Aunt May had eaten the last bun. She went to the market with a plait over her nose.”'
      ]
    },
    {
      id: 'what-with',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A bit of wet helps,” said {A}, and fetched the bottle that was for the plants. Pfft, it went, pfft. {H} got some behind {H}’s ear, and some in it.',
        '“Am I growing?” asked {H}. {A} looked. The ends of the hair had gone dark and thin, like the tip of a paintbrush. “You could paint with that,” said {A}. {H} tried it on the window, walking backwards, and made rather a good cloud.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How many are there?” asked {H}. “About a hundred thousand,” said {A}, “on one head.” {H} thought of a hundred thousand anything, and that they all went to bed at the same time.',
        '“No wonder they get mixed up,” said {H}. “We’re only a few, and we do.” One hair had come off and lay on {H}’s hand. They held it up to the light. It shone a little at one end. Nobody would have known it by itself.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dig',
      A: 'partner',
      paragraphs: [
        'So {H} held on, and {A} brushed, no more than a finger’s width at a time. Out fell a flake of porridge. “That’s this morning,” said {H}. A bit higher up came a red thread. “That’s the puppet. That was on Thursday!”',
        'It was all there, one day on top of another. Wednesday was grass, from the hill. Tuesday had glue on it.'
      ]
    },
    {
      id: 'museum',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They laid out what they found on a plate, in a row, with the oldest on the left. {A} walked along it with both hands behind {A}’s back. “And what was this used for?” asked {A}, over the porridge.',
        '“People ate it in the mornings,” said {H}. “We don’t know why.” {A} bent down to the grass. “And this was a bed,” said {H}, “for something that fell over.” It was not a large museum, but everything in it was real.'
      ]
    },
    {
      id: 'monday',
      A: 'partner',
      paragraphs: [
        '“Now I’m at Monday,” said {A}. {H} held on with both hands and shut both eyes. There was a very small tick on the floor. It was the blue bead.',
        '“It’s been behind me the whole time!” said {H}. {A} drew the brush from the top right down to the ends, and it did not stop once. Shhh, it went. {H} had let go by then, and had not noticed.'
      ]
    },
    {
      id: 'the-sound',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Listen,” said {A}. Slow brushing makes a noise, if it is all in one direction. It was like the sea, a good way off, at night.',
        '“Do mine,” said {A} then. {H} took the brush and was very careful, and said “Not now” at every stroke. {A} sat there with both eyes shut. “You can say when,” said {A}. “I wouldn’t mind.”'
      ]
    },
    {
      id: 'it-crackles',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After so much of it the hair began to crackle. {A} lifted the brush, and some of it came up too, and stood in the air. “Come and look,” said {A}, and brought the mirror. {A} moved the brush to the left, and it leaned to the left, like grass.',
        '“On Monday it ran away from that,” said {H}. “It’s only got to know it,” said {A}. They tried it with a bit of paper. That jumped up as well, and held on to the brush with one corner. It had no knots, and had only come to see.'
      ]
    },
    {
      id: 'for-saturday',
      A: 'partner',
      paragraphs: [
        'The bead went back on the bracelet, with a knot, but a good one. “I could plait it for you,” said {A}. “Then the days can’t get in.” {H} thought about that. “Leave a bit out at the side,” said {H}, “for Saturday.”'
      ]
    },
    {
      id: 'three-ways',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A plait needs three, and they all want to be in the middle. “Now the left one may,” said {A}. “Now the right one. Now you’ve had your turn.” {H} felt it grow down {H}’s back.',
        '“Who’s in the middle at the end?” asked {H}. {A} had to look. “Nobody. They’re all holding on to each other.” {A} put a rubber band round them, so that they could stop.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked under the table when the brush came out.',
      '{names} moved the rug with one foot, and found no bead there.',
      { text: '{names} looked for the bead in the carpet, once more.', needs: ['hands'] },
      { text: '{names} combed the fringe of the rug, very gently, from the bottom.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way, when the brush came round a second time.',
      '{names} yelped along, without a knot anywhere.',
      { text: '{names} held up a hand mirror, so that the beak could be seen.', needs: ['hands'] },
      { text: '{names} untied a shoelace from the bottom, to see if that worked.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the grass, and knew the hill.',
      '{names} took care of the flake of porridge.',
      { text: '{names} laid the days out on a tray, in their order.', needs: ['hands'] },
      { text: '{names} blew on the red thread, and it danced like the puppet.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} cleaned the brush and put it away, and swept up the week from the floor. The bracelet lay where it could be seen.',
    'Then {H} washed and lay down. The pillow was smooth on that side, for the first time since Monday.'
  ],
  last: [
    'Every hair lay the same way, the blue bead shone a little, and {H} slept.',
    'It was smooth all round, right down to Monday, and {H} was asleep.'
  ]
})
