import { wishPlot } from '../wish-plot.ts'

export const wetBed = wishPlot({
  id: 'wish-wet-bed',
  wishes: ['bed wetting', 'bedwetting', 'wet bed', 'wet the bed', 'wets the bed', 'wetting the bed', 'bed was wet', 'dry at night', 'dry nights', 'night nappies', 'night nappy', 'no nappy at night', 'nappies at night', 'accident in the night', 'accidents at night', 'wet sheets', 'wet in the night', 'pull ups'],
  answers: ['again', 'nights', 'night', 'sleeping', 'asleep', 'nappy', 'nappies', 'accident', 'accidents', 'sleepover', 'sad', 'cross', 'worried', 'ashamed', 'embarrassed', 'still', 'old', 'big', 'sheets', 'every', 'last', 'staying', 'learning', 'no', 'more', 'trying', 'without', 'nearly', 'pants', 'wake'],
  moods: ['afraid', 'change', 'learning', 'first'],
  about: 'The bed is wet in some nights, and the hero works out how a bed can be changed as fast as a wheel.',
  titles: ['Eleven Seconds', 'The Bed Under the Bed', '{H} Changes a Bed', 'No Toast Tonight', 'Well Prepared for Nothing'],
  want: [
    {
      id: 'too-long',
      A: 'partner',
      paragraphs: [
        'In the night {H}’s bed had been wet again. Nobody had done it. It had happened, while nobody was there to see. The worst was how long it took. By the time a sheet was found, everybody was so awake that they had toast.',
        '“How fast can a racing car get four new wheels?” asked {H}. “Three seconds,” said {A}. “They practise.” “I want a bed like that,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-try',
      A: 'partner',
      paragraphs: [
        'So they practised. {H} poured a cup of water on the middle of the bed. “It’s wet!” said {H}. “Go!” They both ran to the cupboard, and met there with their heads. {A} came back with a tablecloth. Whenever one corner was on, the next came off.',
        '“How long was that?” asked {H}. {A} looked at the clock. “Nine minutes,” said {A}. “The car’s gone home.”'
      ]
    },
    {
      id: 'crew',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A racing crew has helmets. {A} took a saucepan, and {H} the sieve. On the word they ran in, one from each side, and bowed. Bowing was not needed, but it was hard to leave out.',
        '“Left corner!” called {H}. “Left corner,” called {A}, who was on the other side. It turned out that there were two lefts. So the corners got names. They were Door, Window, Foot and Norman.'
      ]
    },
    {
      id: 'dry-pyjamas',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“The driver’s wet as well,” said {A}. They had not thought of the driver. So dry pyjamas were put under the pillow, in the order in which you need them. {H} pulled them on over everything, to see how long it took.',
        'It was quick. But both legs had gone down the same trouser leg, and there {H} stood like a penguin. “Can you drive like that?” asked {A}. {H} tried it, once round the bed, in very small steps. “Only on ice,” said {H}. After that one trouser leg was left sticking out, so that it could be found in the dark.'
      ]
    },
    {
      id: 'why',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Why does it happen?” asked {H}. “It knocks,” said {A}, “down there, when it’s full. And you’re so far down, so deep asleep, that you don’t hear it.”',
        '{H} thought about that. “So I’m good at it,” said {H}. “At being asleep.” “You’re one of the best there are,” said {A}. “One day you’ll hear it. It gets better at knocking, and you get better at ears.”'
      ]
    },
    {
      id: 'under-it',
      A: 'partner',
      paragraphs: [
        '“We can do corners,” said {A}, and rubbed {A}’s head. “What takes so long is fetching. With a racing car the wheels lie there ready.” {H} looked at the bed, and then under the edge of the bed. “Then the next one’s got to be there already,” said {H}. “We’ll put a bed under the bed!”',
        'They built it up like a cake. First came a mat that keeps the wet out, and on it a dry sheet. On top of that came another mat, and another sheet.'
      ]
    },
    {
      id: 'pet-corner',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Of the bed that was there already, one corner belonged to {A}. That was an old agreement. “It’s going to be quick,” {H} told {A}. “You won’t feel a thing.”',
        '{A} watched how they lifted the first corner, and the second, and the third. When they got to the last one, {A} was sitting on it. They lifted it with {A} on top, and set the two down together on the dry one.'
      ]
    },
    {
      id: 'elder-hay',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Mine was wet as well,” said {S}, “for years. We were three in it, and nobody ever knew who.” “Didn’t they say?” asked {A}.',
        '“Everybody said it was the one in the middle. So we took turns in the middle.” {S} folded a corner of the sheet over, quite flat. “One morning it was dry, and all three of us said, that was me.”'
      ]
    },
    {
      id: 'others-in-class',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Am I the only one?” asked {H}. “In every class there are some,” said {A}. “You can’t see it from outside. And they don’t put up their hands.”',
        '{H} thought of all the people in the street, behind all the windows. In some of them there was surely a lamp on tonight, and somebody looking for a sheet. “They ought to be told about the cake,” said {H}.'
      ]
    },
    {
      id: 'how-many-layers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could do three,” said {H}, “or five. Then I’d lie right up under the ceiling.” They had mats for two. {A} tried what could be used for the third. The bath mat was warm, but it had a duck on it.',
        '“You’d feel the beak,” said {H}, and lay down to see. You could. But you could also get used to it. In the end they stayed with two, and the duck went back.'
      ]
    }
  ],
  turn: [
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        '{H} poured out the cup again, right in the middle. “Go!” They each took two corners. The wet sheet and its mat came off in one go, and dropped into the bucket. There lay a bed, smooth and white, and it had never heard of any water.',
        '“Eleven seconds,” said {A}. They looked at it. It was so dry that {H} had to lay a hand on it. “And no toast,” said {H}.'
      ]
    },
    {
      id: 'warm-wheels',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s dry,” said {H}, with one cheek on it, “but it’s as cold as a slide.” {A} knew what a crew does about that. “Before a race they keep the wheels in little blankets,” said {A}. “Electric ones. A warm wheel holds better.”',
        'So they warmed the sheet by hand. They rubbed it with four flat hands, up to the pillow and down to the foot. It crackled, and {H}’s hair stood up. Then they laid their cheeks down again, one on each side. It was like the inside of a roll.'
      ]
    },
    {
      id: 'record',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went for the record. At nine seconds {A} was rolled up by mistake, and had to be unrolled. At eight the bucket fell over. “That’s enough,” said {H}. “Eleven’s a good time.”',
        'A real crew stands there afterwards and looks down the road after the car. They did that. There was nothing on the road, and it went very fast.'
      ]
    },
    {
      id: 'washing-machine',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The wet things went into the machine. They sat down in front of the round window and watched. A corner came past and was gone, and came past again. “That’s the foot end,” said {H}.',
        '“It’s all only water,” said {A}. “It comes in and it goes round and it goes out.” {H} nodded. When you looked at it for long enough, it was rather restful.'
      ]
    },
    {
      id: 'signal',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they had to agree on how {H} would call. “Hello, it’s wet” was too long for the middle of the night. “Box,” said {A}. “That’s what they say to the racing driver. It means, come in, we’re ready for you.”',
        '“Box,” said {H}, very softly, to try it. {A} stood there at once, with one slipper on. It worked even at a whisper.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        '“At night it’s dark, though,” said {A}. So they did it once more without the lamp and without a word. A tap on the shoulder meant go. There was a rustle, and a soft plop in the bucket, and two taps, for done. {H} lay down, and was not even properly awake.',
        '“And if the bed stays dry?” asked {A}. “Then there are two of them for nothing,” said {H}. “Then we’ll be very well prepared for nothing,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along as well, at the word toast.',
      '{names} raced once round the bed, and came in second.',
      { text: '{names} pushed a toy car in, and it was out again at three.', needs: ['hands'] },
      { text: '{names} set the alarm clock by the watch, and the watch by the clock.', needs: ['hands'] }
    ],
    way: [
      '{names} ran too, and made it three heads.',
      '{names} went into the sheet, and came out at no corner.',
      { text: '{names} timed it with an egg timer, which went off at the tablecloth.', needs: ['hands'] },
      { text: '{names} held down a corner, until it was the wrong one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the dry half, for a moment, to test it.',
      '{names} stepped back from the bucket, just before it went plop.',
      { text: '{names} waved a chequered cloth, at eleven.', needs: ['hands'] },
      { text: '{names} folded the tablecloth, and it went back to the table.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} rinsed the bucket and stood it ready. The bed was made, twice.',
    'Still a bit damp, {H} lay down on the upper one. Below it the other was waiting, and had nothing to do.'
  ],
  last: [
    'One bed was there to lie on and one was there in case, and {H} was asleep.',
    'The bucket was ready, the crew had gone home, and {H} slept.'
  ]
})
