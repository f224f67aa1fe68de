import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const potatoLooksLike = wishPlot({
  id: 'wish-potato-looks-like',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: ['potato looks like', 'potato looks just like', 'potato look like', 'potato looked like', 'potato looking like', 'potato that looks like', 'potato which looks like', 'potato looks exactly like', 'potatoes look like', 'spud looks like', 'spud that looks like', 'sweet potato looks like', 'potato same face', 'potato face of', 'potato with face of', 'potato with nose', 'potato nose', 'potato has nose', 'potato has face', 'potato has chin', 'potato has same nose', 'potato same nose', 'potato shaped like', 'potato resembles', 'potato spitting image', 'potato won’t peel', 'potato can’t peel', 'potato nobody peel', 'potato not peel', 'potato don’t peel', 'potato called', 'potato named'],
  answers: [...WHICHEVER_RELATIVE, 'potato', 'potatoes', 'spud', 'sweet', 'looks', 'look', 'looked', 'looking', 'like', 'exactly', 'just', 'same', 'face', 'nose', 'chin', 'eyebrow', 'eyebrows', 'eyes', 'ears', 'shaped', 'resembles', 'spitting', 'image', 'which', 'with', 'has', 'had', 'found', 'find', 'finds', 'peel', 'peeling', 'peeled', 'nobody', 'no', 'may', 'can’t', 'won’t', 'not', 'don’t', 'let', 'keep', 'keeps', 'kept', 'eat', 'called', 'named', 'of', 'in', 'bag', 'is', 'was', 'a', 'lumpy', 'bumpy', 'big', 'supper', 'dinner', 'soup', 'kitchen', 'shop', 'market', 'allotment', 'too', 'much', 'bit', 'little'],
  except: ['died', 'dead', 'misses', 'gone', 'heaven', 'grave', 'funeral', 'ashes', 'fat', 'ugly', 'teased', 'bullied', 'couch', 'clock', 'stamp', 'stamps', 'print', 'printing', 'hot', 'bug', 'superhero', 'masher', 'crisps', 'chips', 'mouldy', 'rotten', 'threw', 'allergic', 'hospital', 'ill', 'sick', 'war', 'hungry', 'gun', 'battery', 'toy', 'head', 'race', 'sack', 'wedge', 'dog', 'cat', 'hamster', 'duck', 'heart', 'bear', 'rabbit', 'mouse', 'teacher', 'king', 'monster', 'dinosaur'],
  moods: ['first', 'change', 'proud', 'learning', 'question'],
  company: ['potato', 'potatoes', 'mirror', 'nose', 'chin', 'bowl', 'peeler', 'soup', 'pan', 'carrot', 'bag', 'cupboard', 'eyebrow', 'hall', 'table', 'face'],
  fed: true,
  about: 'A potato looks just like the one beside the hero, who cannot see it and wants to peel it, until it is held before the mirror, where that one’s face has always been.',
  titles: ['The Peeler Stops at Six', 'Somebody in the Bowl', 'The Nose Goes to the Left', '{H} Keeps One Potato', 'Good Evening, Potato'],
  want: [
    {
      id: 'number-six',
      A: 'partner',
      paragraphs: [
        '{H} found somebody in the bowl. {A} had peeled five potatoes, and wanted the sixth. But that had a big nose that went a little to the left. It had a dent in the chin, and over one eye a bump that was always surprised. “You can’t peel that one,” said {H}. “It looks like you.” “It looks like a potato,” said {A}. “But it’s you,” said {H}, and took it in both hands. “Nobody may peel it.” The soup needed six.'
      ]
    }
  ],
  way: [
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        '{H} held the potato up beside {A}’s face, cheek to cheek. “There,” said {H}. Now there were two noses, and both went to the left. {A} squinted down at it from the side, and saw some earth. “I can’t see what you mean,” said {A}. “My nose doesn’t go that way. I wash it every morning. It goes the other way.”',
        'And {A} stretched out the hand with the peeler. {H} pushed the potato up {H}’s jumper. There it was cold.'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked to see who else was in the bag. One was long and leaned forward, and that was the postman. One was quite round, and smooth all over. “Who’s that?” asked {A}. {H} turned it about. “Nobody yet,” said {H}.',
        'Right at the bottom lay three together. They had been talking, and stopped when the bag was opened. {A} rolled the top down again, without a sound.'
      ]
    },
    {
      id: 'make-that-face',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do this,” said {H}, and raised one eyebrow. {A} raised it. “Now press your chin in.” {A} pressed. “And now don’t say anything for a bit. It doesn’t.” {A} said nothing, and looked past {H} at the fridge.',
        '{H} took a step back and compared them. “It’s better at it than you,” said {H}. “It’s had the practice,” said {A}. “It’s been doing that since September.”'
      ]
    },
    {
      id: 'passport',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So that everybody should know, {H} made it a passport. “Height,” said {H}, and {A} laid a spoon beside it. It was as tall as the handle. “Born?” “In a field,” said {A}. “Eyes?” They had to count. There were eleven, and two at the back.',
        '“Mine are both in front,” said {A}. “That’s the only thing that’s different,” said {H}, and wrote it under Anything Else.'
      ]
    },
    {
      id: 'asking-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll ask it something that only you would know,” said {H}. “What do you like best on bread?” {A} leaned over, to hear what it said. It was quiet. The potato lay there with its chin up.',
        '“And what would you have said?” asked {H}. {A} thought about it for so long that it was quiet once more. “There you are,” said {H}. “Word for word.”'
      ]
    },
    {
      id: 'one-long-peel',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had taken the skin off the other five in one long ribbon each, without a break. They lay on the table like wood shavings. {H} put the ribbon of the fifth back together. It closed up, and there stood a whole potato with nobody in it.',
        '{H} showed that to the sixth, from some way off, and only for a moment. “It ought to know what it’s been spared,” said {H}. It took it very calmly.'
      ]
    },
    {
      id: 'wrong-one-greeted',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in, and saw only the potato, which sat on the good chair. “Good evening,” said {A}. It was not answered, and that was nothing new in this family. {A} began to tell it about the bus.',
        '“That’s the potato,” said {H}. {A} looked again, and held on to the back of the chair. “I did think that it was listening very well,” said {A}, and told it the end.'
      ]
    },
    {
      id: 'child-wants-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted one as well that looked like {S}. They went through the bag, and then the onions. There was a mushroom, but it was a stranger. “What about this?” asked {A}. It was a pea.',
        '{S} looked at it for a long time. It was small and green and busy, and rolled away when it was spoken to. “There,” said {A}. “That’s me,” said {S}, and ran after it.'
      ]
    },
    {
      id: 'pet-meets-it',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was shown it as well. {A} sniffed at the nose, and at the dent in the chin. It did not smell of anybody. It smelled of cellar. Yet {A} looked up into that face, and waited to be given something.',
        'The potato gave nothing. “It’s the same at breakfast,” said {H}. Still, {A} sat before it a while longer. With a face like that you never know.'
      ]
    },
    {
      id: 'without-a-sixth',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now something else had to be the sixth. {H} offered the lemon. {A} held up a turnip, but that looked hurt. In the end there was a carrot, which was nobody. {H} looked at it from all sides first.',
        '“Are you sure?” asked {A}. {H} turned it once more to the lamp. It had a hair or two, and no chin. “I’ve never met it,” said {H}.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '“The other way?” said {H}. “Show me.” {A} went to the mirror in the hall and pointed. In the mirror {A}’s nose did go to the other side. {H} looked at the nose in the glass, and at the nose in the air. They did not agree. Then {H} raised a hand, and in the glass it was the wrong hand. “It turns you round,” said {H}. “You’ve only ever seen yourself the wrong way about.”'
      ]
    }
  ],
  turn: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{H} held the potato up to the mirror, close to {A}’s ear. There the big nose went to the other side too. The bump was over the other eye. {A} looked from one to the other, and one of {A}’s eyebrows rose. “Oh,” said {A}. “Good evening.” It was quiet in the hall for a bit. “I look quite well,” said {A}.'
      ]
    },
    {
      id: 'if-it-was-planted',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If you put one in the ground,” said {A}, “you get ten.” {H} looked at the potato, and then at {A}. There would be ten of {A}, in a row, and all with one eyebrow up. “Who’d get the armchair?” asked {H}.',
        '“We’d have it by turns,” said {A}. “I’d sit in it on Mondays, and I on Tuesdays.” {H} would only have to learn which of them was meant.'
      ]
    },
    {
      id: 'elder-carrot',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had a carrot with legs once,” said {S}. “It could sit. We kept it on the sideboard, and gave it a thimble for a hat.” “And then?” asked {A}. “It got thinner,” said {S}, “and a bit bent, but it went on sitting.”',
        '“How long for?” “Until the move,” said {S}. “It had the window seat, on my knee.” {A} asked if it had looked like anybody. It had looked like a Mrs Pell.'
      ]
    },
    {
      id: 'a-place-at-table',
      A: 'partner',
      paragraphs: [
        'So it was five potatoes and a carrot. {A} stirred, and did not miss a thing. At table the sixth one leaned on the salt and had a place by itself. “Doesn’t it mind the soup?” asked {A}. “It didn’t know them well,” said {H}.',
        'When the lamp shone on its forehead, {A} turned it about a little. “Light makes them green,” said {A}. “They like it cool, and as dark as in the ground.” “Do you?” asked {H}. {A} considered. “At about nine,” said {A}, “yes.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the potato, and sat up straight.',
      '{names} came to see who was in the bowl.',
      { text: '{names} wiped the earth off its forehead, with one thumb.', needs: ['hands'] },
      { text: '{names} put the lid on the peelings, so that it need not look.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from the one nose to the other.',
      '{names} kept near {H}’s jumper, where it was lumpy.',
      { text: '{names} turned the other potatoes over, to be quite sure.', needs: ['hands'] },
      { text: '{names} hid the peeler under a cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in the mirror as well, over somebody’s shoulder.',
      '{names} sat next to the potato at supper, and did not lean on it.',
      { text: '{names} laid a spoon for it, out of politeness.', needs: ['hands'] },
      { text: '{names} passed the salt very slowly, so that it should not fall over.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed. The potato got a paper bag to itself, at the back of the cupboard, where it was cool. It was told goodnight, and the door was shut.',
    '{H} washed, and looked in the mirror to see which way {H}’s own nose went. Then {H} lay down. In the cupboard and in the bedroom it was now equally dark.'
  ],
  last: [
    'At the back of the cupboard one eyebrow was still up, but {H} was asleep.',
    'Nobody had peeled it, and nobody would, and {H} was asleep.'
  ]
})
