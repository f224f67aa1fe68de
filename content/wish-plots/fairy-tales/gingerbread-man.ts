import { wishPlot } from '../wish-plot.ts'

export const gingerbreadMan = wishPlot({
  id: 'wish-gingerbread-man',
  wishes: ['gingerbread man', 'gingerbread boy', 'gingerbread girl', 'ginger bread man', 'gingerbreadman', 'gingerbread men', 'gingerbread fox', 'gingerbread runs'],
  except: ['house', 'baking', 'bake', 'making', 'make', 'decorating', 'hansel', 'gretel', 'christmas', 'latte'],
  answers: ['gingerbread', 'fox', 'river', 'runs', 'running', 'run', 'away', 'catch', 'fast', 'chase', 'escapes', 'buttons', 'oven', 'cow', 'horse', 'biscuit', 'cookie'],
  company: ['fox', 'cow', 'horse', 'river', 'oven'],
  about: 'The gingerbread man loses a button each time he stops to say that nobody can catch him, until the fox has something to say as well.',
  titles: ['Run, Run', 'Three Buttons and a River', '{H} Cannot Be Caught', 'The Fox with Something in Its Mouth', 'Only Soft at the Edges'],
  want: [
    {
      id: 'three-buttons',
      A: 'partner',
      paragraphs: [
        '{H} was the gingerbread man, fresh from the oven, with three clothes pegs for buttons. {A} was the old woman. “Stop!” said the old woman. “I want you with my tea!”',
        'But {H} wanted to get across the river, with every button on. {H} stood there with both arms out. “Run, run, as fast as you can! You can’t catch me, I’m the gingerbread man!” It was a fine thing to say, only rather long. By the end of it the old woman had a button.'
      ]
    }
  ],
  way: [
    {
      id: 'no-knees',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A gingerbread man has no knees. {H} ran with {H}’s legs stiff and {H}’s arms stiff, like a pair of scissors. On the straight it went well. At the corner there was a wall.',
        '“You’ve got to turn,” called {A}. “I can’t bend,” said {H} to the wall. The old woman had to come and turn the gingerbread man round, as you do with a cupboard. Then she went back to where she had been, and chased on.'
      ]
    },
    {
      id: 'icing-face',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was no face yet, so the old woman put one on, with a finger for the icing. There was a dot for each eye, and a line for each eyebrow. It tickled. “Hold still,” said {A}. “You’ve got three eyebrows now.”',
        '“Do I look fast?” asked {H}. {A} stepped back. “You look surprised,” said the old woman. The gingerbread man was surprised, and found that it fitted.'
      ]
    },
    {
      id: 'cow',
      A: 'partner',
      paragraphs: [
        'Round the table came the cow, and it was {A} too. “Stop!” it said. “You smell good.” “I’ve run away from an old woman,” said {H}, “and I can run away from you! Run, run, as fast as you can!” The second button was gone, and the cow chewed on it.',
        'Now there was only one left. {H} held a hand over it, and ran on.'
      ]
    },
    {
      id: 'horse',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind the cow came a horse, with the broom for its tail. “Stop!” it said. It came at a trot, and then at a gallop. It galloped so beautifully, with its knees up to its chin, that it looked down to see itself.',
        'The gingerbread man stood by the door, and the horse went past. It went past twice. “Weren’t you going to catch me?” asked {H}. “Who?” asked the horse, and turned its head to see how the tail was.'
      ]
    },
    {
      id: 'guests-of-the-queen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“They say that the first ones were for a queen,” said {A}. “She had them made to look like her guests. You sat down at table, and there you were on the plate.” “In gingerbread?” asked {H}. “With buttons.”',
        '“And then?” “Then you ate yourself,” said {A}, “so as to be polite.” The gingerbread man looked down. It would have to be the feet first, so that the rest could see.'
      ]
    },
    {
      id: 'a-drop',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'It was a drop of water from the tap, no more, and it fell on one arm. Gingerbread must not get wet. The arm went soft. It hung down, and swung when {H} walked.',
        '“Blow on it,” said {H}. The old woman forgot that she was chasing anybody, and blew. Slowly the arm came up again, first the elbow and then the hand. “Can you wave with it?” asked {A}. {H} could. “Then run,” said the old woman.'
      ]
    },
    {
      id: 'in-the-road',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the road, {A} had settled down. The gingerbread man stopped in front, with both arms out. “You can’t catch me,” said {H}. {A} seemed to think so too.',
        '“You could try, at least,” said {H}. There was no sign of it. So the gingerbread man ran round {A}, three times, quite close. It was the only one that day who had been kind about it.'
      ]
    },
    {
      id: 'nearer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’d like to catch you too,” said {S}, “but not from here. Would you mind coming past again?” {A} ran past. “Lovely,” said {S}. “And once more, a bit nearer.” {A} came so near that the arm of the chair could be felt.',
        '“Slower,” said {S}. “I want to see how you do it.” The gingerbread man went by on tiptoe. An arm shot out. “Not bad,” said {S}, with a bit of sleeve in one hand. “In my day there was no need to ask.”'
      ]
    },
    {
      id: 'left-over-dough',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been made from what was left over, and ran behind. “Run, run, as fast as you can,” called {A}. “Can!” called {S}. “You can’t catch me!” “Me!” “I’m the gingerbread man!” “Bread man!” said {S}.',
        'Nobody had chased the small one yet. It was hard to bear. {S} stopped in front of the sofa, and turned round, and held out both arms. “You can a bit,” said {S}.'
      ]
    },
    {
      id: 'hungry-too',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Where are you running to in such a hurry?” asked {S}, who was standing by the road. “Away,” said {A}. “There’s an old woman, and a cow.” “What have they got against you?” “Nothing,” said the gingerbread man. “They’re hungry.”',
        '{S} nodded for some time. “So am I,” said {S}. They looked at each other. The gingerbread man had never left a place so politely, and so fast.'
      ]
    },
    {
      id: 'fox',
      A: 'partner',
      paragraphs: [
        'The river was a blue towel, and beside it sat a fox. That was {A}, with a sock for a tail. It did not run at all.',
        '“Nobody’s as quick as you,” said the fox, “until you stop to say so. Then you stand there like a signpost.” “That’s not true!” said {H}, and stopped to say it. Snap! The fox had the last button in its mouth, and {H} by the other end of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'say-it',
      A: 'partner',
      paragraphs: [
        '“You’re the cleverest of them all,” said {H}. “Mm,” said the fox, through the button. “But the cow doesn’t know yet. Aren’t you going to tell her?”',
        'The fox lifted its head, and opened its mouth wide. “You can’t catch him,” it called, “but I caught the gingerbread man!” It was a fine thing to say, and rather long. By the end of it {H} was across the river, with one button on.'
      ]
    },
    {
      id: 'tea-without',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Across the water the old woman turned up once more, with her button. She had tried it with her tea. “It tastes of peg,” she said. “You might as well have it back.” {A} threw it over, and {H} put it on.',
        'The cow came too, with a button that had been chewed and looked in two directions. “I’ve never had one that was baked so long,” said the cow. It was meant as praise.'
      ]
    },
    {
      id: 'fox-swims',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Can foxes swim?” called {H}. “Quite well,” called the fox. “But we don’t care to have it seen.” It put one toe on the towel. Then it did swim, flat on its tummy, with its nose up and the sock trailing behind.',
        'Halfway across it stopped, and turned on its back. “It’s rather nice in here,” said {A}. “The wet part of me isn’t me at all. It’s the tail.”'
      ]
    },
    {
      id: 'turn-over',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Now we ought to be turned round,” said {H}, “so that both ends get the same.” They looked about, but there was nobody to turn the tray. So they did it by themselves, with their heels, lying down.',
        'After half a turn the fox had its head where its feet had been. “Is that better?” asked {A}. “You can’t feel it,” said {H}. “You can only see it, later, by the colour.”'
      ]
    },
    {
      id: 'on-the-tray',
      A: 'partner',
      paragraphs: [
        '“Run, run,” began {H}, and looked at the fox, and stopped. It got quite still by the river. “What do you do,” asked {A}, “when nobody’s running?” “We lie on the tray and cool,” said {H}. “We’re soft at first. You only get crisp when you lie still.” “Could a fox do that?” asked the fox.',
        'So it came over, and they lay down flat, with arms and legs out. “Are you crisp yet?” asked the fox after a time. “Nearly,” said {H}. “I’m only soft at the edges.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked the air, which tasted of ginger.',
      '{names} set off after the biscuit and sat down again.',
      { text: '{names} put the cosy on the teapot, because tea seemed to be near.', needs: ['hands'] },
      { text: '{names} held out a plate for the gingerbread man, who did not get on.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in the chase, for a lap and a half.',
      '{names} cleared up the track of crumbs, as far as the river.',
      { text: '{names} smoothed out the river, where a corner had turned up.', needs: ['hands'] },
      { text: '{names} sewed on a button in the air, to show how it was done.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay flat on the bank and smelled sweet already.',
      '{names} stopped running as well, and it was very pleasant.',
      { text: '{names} wiped a place on the tray dry and blew off the crumbs.', needs: ['hands'] },
      { text: '{names} waved to the gingerbread man across the river, with a wooden spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buttons went back to the bag with the pegs, one of them with teeth marks. {H} hung the river up to dry.',
    'After that the gingerbread man was washed, but only quickly, because of the water. Then {H} was laid on a tray with a pillow, and a cloth on top.'
  ],
  last: [
    'Nobody ran, and nobody had to catch anybody. {H} was asleep, right up to the edges.',
    'Run, run, said somebody in a dream, and {H} lay still, and slept.'
  ]
})
