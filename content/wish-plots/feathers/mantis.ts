import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const mantis = wishPlot({
  id: 'wish-mantis',
  wishes: ['mantis', 'mantises', 'praying mantis', 'praying mantises', 'preying mantis', 'mantid', 'gottesanbeterin', 'mante religieuse', 'orchid mantis', 'flower mantis'],
  answers: ['praying', 'preying', 'fly', 'flies', 'arms', 'folded', 'hands', 'still', 'waits', 'waiting', 'green', 'thin', 'head', 'turns', 'looks', 'polite', 'please', 'garden', 'leaf', 'flower', 'orchid', 'pet', 'who', 'that', 'little', 'friend', 'hug', 'hugs', 'kung', 'fu', 'boxing', 'pink', 'insect', 'hungry', 'catches'],
  except: [...NOT_WELL, 'afraid', 'scared', 'shrimp', 'prayer', 'god', 'church'],
  company: ['mantis', 'bun', 'lamp', 'teapot'],
  partnerPlays: true,
  about: 'A mantis waits with folded arms for a fly, and is given one thing after the other, because it looks as though it were saying please.',
  titles: ['It Only Looks Like Please', 'A Bun for the Mantis', '{H} Has Both Arms Full', 'Folded Up Since Breakfast', 'What Arms Are For'],
  want: [
    {
      id: 'looks-like-please',
      A: 'partner',
      paragraphs: [
        '{H} was a mantis, thin and green, with both arms folded up in front. A mantis stands like that all day. It’s waiting for a fly. The fly was a raisin, on a thread from the lamp.',
        '{A} came by with a shopping bag, and stopped. “You’re asking so nicely,” said {A}. “Here’s a bun.” And there it lay, in the mantis’s arms. It had not asked for a bun. It wanted the fly.'
      ]
    }
  ],
  way: [
    {
      id: 'both-arms-full',
      A: 'partner',
      paragraphs: [
        '{H} put the bun down, and folded up again. “Something else?” said {A}, on the way back. “What good manners!” The mantis was given a teapot. After that it was given a cushion, and half a cabbage.',
        'Then the fly came. It swung right past the mantis’s nose, and back. But one arm held a cabbage, and the other a cushion. The fly flew up to the lamp.'
      ]
    },
    {
      id: 'sways-like-a-leaf',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A mantis doesn’t just walk. It takes a step and sways, so that it looks like a leaf in the wind. {H} swayed all the way to the table. “Is there a draught?” asked {A}, and shut the window.',
        'Now there was no wind, and only one leaf that moved. “You’ve spoilt it,” said the mantis. {A} opened the window again, and swayed a bit as well. That made it look more like weather.'
      ]
    },
    {
      id: 'one-ear',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Can you hear me?” asked {A}, on the left and on the right. “Lower,” said the mantis. It has just one ear, in the middle of its chest, and it’s for bats. When a bat squeaks, the mantis drops out of the air. {A} bent down to the third button. “Squeak,” said {A}.',
        'The mantis lay on the rug before the word was out. “I only wanted to know if you take sugar,” said {A}. “Two,” said the mantis, from below.'
      ]
    },
    {
      id: 'tiny-glasses',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Some people once wanted to know how a mantis sees. They made it a pair of glasses, one side blue and one green, no bigger than a lentil. Then they took it to the cinema. {A} drew glasses on paper, cut them out, and held them in front of {H}.',
        '“What’s on?” asked the mantis. “A fly,” said {A}. “Just a fly?” “It gets nearer,” said {A}. The mantis said that it was the best film it had ever seen.'
      ]
    },
    {
      id: 'washes-like-a-cat',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'After each fly a mantis washes. It licks its arm, and wipes its face with that, like a cat. “You haven’t had one yet,” said {A}. “I can do the washing first,” said the mantis. {H} licked a sleeve, and went over both eyes with it.',
        'Then came the feelers, one at a time, through the mouth. They were drinking straws. “Is that a clean green?” asked the mantis. {A} found a place behind the ear, where there was no ear.'
      ]
    },
    {
      id: 'the-dot-that-follows',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You’re staring at me,” said {A}. In each eye of a mantis there’s a dark dot, and it looks at you, wherever you go. It isn’t really a dot. It’s just where you can see furthest in. {H} had ping-pong balls, with a spot.',
        '{A} walked to the door, and looked back. Then {A} crept behind the sofa and put one eye round the end. “It’s still at it,” said {A}. “I’m looking at the lamp,” said the mantis. “It’s you who are looking at me.”'
      ]
    },
    {
      id: 'pink-like-a-flower',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There’s a mantis in the rainforest that looks like an orchid. Its legs are pink petals. The flies come to it quite by themselves. “Try that,” said {A}, and brought a pink towel. {H} stood there, and bloomed.',
        '{A} came by with a jug, and watered it. “Thank you,” said the orchid, with wet feet. “It speaks,” said {A}. “I’ve been trying to get the one on the windowsill to do that for years.”'
      ]
    },
    {
      id: 'very-tall-all-at-once',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'When something big comes near, a mantis makes itself bigger. It stands up tall, throws out its arms, and spreads its wings. {A} came in with the ironing board. “Hah!” said the mantis, and was enormous. It had two tea towels for wings.',
        '{A} let go of the board. It sank down by itself, as they do. “It’s given in,” said the mantis, and was small again. “I never even touched it.”'
      ]
    },
    {
      id: 'the-boxing-school',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In China there’s a sort of kung fu that’s named after the mantis. Long ago, they say, a man saw how it held its arms, and copied that. {H} showed the first move. It was to stand quite still. {A} stood opposite, and showed it too.',
        '“When does the second move come?” asked {A}. “When there’s a fly,” said the mantis. They looked at the lamp. It was the calmest fight that ever was.'
      ]
    },
    {
      id: 'foam-house',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Where did you grow up?” asked {A}. “In foam,” said the mantis. The eggs are laid in a sort of foam, on a twig, and it sets hard. In spring a hundred and more come out, each as long as an eyelash. {A} drew some on a strip of paper.',
        '“Did you know them all?” “Only from behind,” said the mantis. “We came out in a hurry.” {A} had got as far as thirty. The pencil needed a rest, and so did the family.'
      ]
    },
    {
      id: 'pet-gets-the-bun',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} sat down opposite the mantis, and looked at it, and then at the bun. {A} had no arms to fold. But nobody in the house could say please for so long without a word.',
        '“That’s how you do it,” said the mantis, “if you mean it.” It turned its head away, politely. When it turned back, there was something less on the rug, and it was round.'
      ]
    },
    {
      id: 'elder-waiting-room',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I used to stand like that outside the bakery,” said {S}, and looked at the mantis. “My arms were cold. And every time, the baker gave me a roll.” “Did you tell him that you were just cold?” asked {A}.',
        '“I told him in May,” said {S}. “He said that he’d known since March. But he’d got used to it.” {S} folded up both arms, to see, and got a bit of the bun.'
      ]
    },
    {
      id: 'child-is-the-fly',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a second fly, and buzzed round the table. The mantis stood there, folded up, and only its head turned. It turned to the left, with {S}, as far as it would go. “Now you’re behind me,” said {A}.',
        '“Look over your shoulder,” said {S}. A mantis can. There stood the fly, quite near, and breathed. “You mustn’t say where I ought to look,” whispered {A}. “You’re the fly.”'
      ]
    },
    {
      id: 'baby-arms-up',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} knew nothing about folding. {A} held up both arms as high as they would go, and opened and shut the hands. Everybody in the room knew what was meant.',
        'The mantis took note of that. It tried it with one arm, and shut one hand, and opened it. {A} gave it a wet biscuit.'
      ]
    },
    {
      id: 'that-is-how-they-fold',
      A: 'partner',
      paragraphs: [
        '“You don’t look pleased,” said {A}. The mantis turned its head and looked over its shoulder, as hardly any other insect can. There lay a bun, a teapot, a cushion, and half a cabbage. “I never asked for anything,” said {H}.',
        '“But you’ve got your hands together.” “That’s how they fold,” said the mantis, “like a ruler with a hinge.” {A} put down the shopping bag. “So you’ve been saying please since breakfast,” said {A}, “and never knew.”'
      ]
    }
  ],
  turn: [
    {
      id: 'arms-wide-open',
      A: 'partner',
      paragraphs: [
        '“Next time I’ll wait until you mean it,” said {A}. Up at the lamp the fly began to swing, lower and lower. {H} unfolded one arm, and then the other, and held them out, as wide as they went.',
        '“Oh,” said {A}. “Now I know what you’d like.” And {A} walked in between. The arms of a mantis snap shut, whatever is there. “I meant the fly,” it said, over {A}’s shoulder. But it held on, for it was a very good hug.'
      ]
    },
    {
      id: 'fly-in-the-hair',
      A: 'partner',
      paragraphs: [
        'The knot at the lamp had slipped. The fly came all the way down, and sat on {A}’s head. It was no further away than the end of a nose. “There’s something in your hair,” said {H}. “Take it,” said {A}. “I’ve got my hands full,” said the mantis.',
        'So {A} felt for the raisin and bit it in two. One half was for the mantis, and {A} did not have to be asked. After that they had the bun, from both ends.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by, quite unfolded, and got nothing.',
      '{names} waited for the fly too, a bit further down.',
      { text: '{names} held out a plate, in case of crumbs.', needs: ['hands'] },
      { text: '{names} hung the fly a little lower.', needs: ['hands'] }
    ],
    way: [
      '{names} passed the cabbage without a word.',
      '{names} swayed a little, as leaves do.',
      { text: '{names} folded up both arms as well, and looked very polite.', needs: ['hands'] },
      { text: '{names} piled up the presents behind the mantis.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in on the left, where there still was room.',
      '{names} leaned against the mantis, and it held.',
      { text: '{names} spread out all arms, to see what would come.', needs: ['hands'] },
      { text: '{names} put the teapot to its proper use.', needs: ['hands'] }
    ]
  },
  bed: [
    'The thread was taken down, and the lamp had nobody round it now. The cabbage went back to the kitchen, without having been asked.',
    '{H} washed one arm, and the face with that. In bed the mantis folded everything up. Then it undid one arm again, and laid it on the blanket.'
  ],
  last: [
    'The mantis had both hands together under one cheek, and asked for nothing, and {H} was asleep.',
    'The arms of the mantis had shut on a corner of the blanket, and {H} was asleep.'
  ]
})
