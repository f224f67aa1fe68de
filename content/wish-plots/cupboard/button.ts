import { wishPlot } from '../wish-plot.ts'

export const button = wishPlot({
  id: 'wish-button',
  wishes: ['button', 'buttons', 'lost button', 'missing button', 'coat button', 'sewing on a button', 'sew a button', 'buttonhole', 'odd buttons'],
  answers: ['coat', 'tin', 'box', 'jar', 'sewing', 'sew', 'lost', 'missing', 'big', 'red', 'hole', 'odd', 'off', 'fell', 'old', 'grandma', 'granny', 'nana', 'thread', 'needle'],
  except: ['grumpy', 'press', 'pressed', 'presses', 'pressing', 'push', 'pushed', 'pushes', 'lift', 'belly', 'tummy', 'mushroom', 'mushrooms', 'chocolate', 'battery', 'batteries', 'swallowed', 'swallow', 'nose', 'ear', 'mouth', 'ate', 'benjamin', 'jenson', 'pushing', 'dont', 'don’t', 'bell', 'panic', 'moon', 'pause', 'self', 'destruct', 'nuclear', 'remote', 'computer', 'game', 'stop', 'magic', 'trousers', 'jeans', 'eye', 'eyes', 'everything', 'mute', 'crossing', 'died', 'dead', 'hospital', 'zip', 'zips', 'blanket'],
  moods: ['lost', 'learning', 'first'],
  about: 'A coat has lost its top button, and the one that the hero wants instead is far too big for the hole.',
  titles: ['Too Big for Any Hole', 'Three Brown and One Red', 'In Edgeways and Out Flat', '{H} Does Up the Coat', 'Round the Outside'],
  want: [
    {
      id: 'two-threads',
      A: 'partner',
      paragraphs: [
        '{H}’s coat had three brown buttons, and in the morning it had had four. At the top there were only two threads, which looked surprised. The wind got in there, right down to {H}’s tummy.',
        '{A} fetched the button tin. It sounded like rain when they poured it out. On the top of the heap lay a big red one, the size of a biscuit. {H} wanted that one, and no other.'
      ]
    }
  ],
  way: [
    {
      id: 'will-not-fit',
      A: 'partner',
      paragraphs: [
        '{A} held the red button to the buttonhole. It did not go in from the front or from the back. It did not go in when {H} said please. “It’s never been anywhere,” said {H}. “It’s too big for any hole.” “I expect it’s off an elephant’s waistcoat,” said {A}.',
        'So they looked for a smaller one. {H} found a white button like a drop of milk. It went in at once, and came out again by itself. “That one can’t remember what it wanted in there,” said {A}.'
      ]
    },
    {
      id: 'nearly-brown',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was one brown button that was very nearly the same. They laid it beside the three. It was the same size, and it had four holes. But it was a little greener, like a pond in the evening. “Nobody will see that,” said {A}.',
        '{H} looked at the coat with one eye shut. Now you saw nothing else. “It’s trying too hard,” said {H}. They put it back in the tin, where it was just itself.'
      ]
    },
    {
      id: 'pigs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They sorted the buttons by their holes. The ones with two holes were pigs, and those with four were just people. Some had no hole at all, only a small foot at the back. “How do you sew that on?” asked {H}. “By the foot,” said {A}.',
        'There were fifty-one pigs in the end. {H} stood them all along the edge of the table, to look out. {A} could not eat a biscuit any more without being watched.'
      ]
    },
    {
      id: 'whose-were-they',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where do they all come from?” asked {H}. “When a thing was worn out, the buttons came off first,” said {A}. “This one was on my school coat. That one was on a pillow.” {H} took up a gold button with an anchor on it.',
        '“And this one?” {A} turned it over. Nobody had ever been to sea. “It must have got in by mistake,” said {A}, “like the peg.” There was also a peg.'
      ]
    },
    {
      id: 'shops',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’d like a pound of buttons,” said {A}. {H} put on a serious face and weighed them out in one hand. “Mixed, or all the same?” “Mixed,” said {A}, “with no green ones.” {H} picked out the green ones and blew on the rest.',
        '“What do I owe you?” “Three buttons,” said {H}. {A} felt about in the heap, paid, and counted what was left over. “I could have done this without coming,” said {A}.'
      ]
    },
    {
      id: 'whirr',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} knew something that you can do with any button. {A} put a long thread in at one hole and out at the other, and knotted the ends. {H} held a loop in each hand. {A} twirled the button in the middle, round and round and round.',
        '“Now pull,” said {A}, “and let it go slack, and pull.” Whirr, said the button. It spun one way and then the other. It made a small wind, and that went in at the top of the coat.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you press with one button on the edge of another, it hops. They set up a cup, and sat down across from each other. {A}’s went off sideways, and landed in the butter. {H}’s went over the cup, and over {A}.',
        '“What about the red one?” asked {A}. {H} pressed on its edge, and it turned over like a big fish, and stayed there. It was not for hopping either. “It’s not a button that does what others do,” said {H}.'
      ]
    },
    {
      id: 'other-end-of-the-hole',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We could make the buttonhole bigger,” said {A}, and measured with two fingers. For the red button it would have had to reach from the collar to the shoulder. “Then my arm comes out of it,” said {H}. “You’d have three sleeves,” said {A}.',
        'They looked at all the other holes in the house. It did not fit through the handle of the cup. It did not fit through the ring of the keys. The only hole that was big enough for it was the letter box.'
      ]
    },
    {
      id: 'circus',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it isn’t from an elephant,” said {A}. “Perhaps it’s from a clown. They have three of those, and no hole anywhere.” {H} held the red button against {H}’s tummy. It looked well there. But it held nothing shut.',
        '“That’s not a button’s life,” said {H}. “It’s only for show.” {A} tried it on the nose, and had to admit the same. “It wants to do some work,” said {H}.'
      ]
    },
    {
      id: 'one-wrong',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried on the coat once more, with three buttons. It got narrower and narrower towards the chin. In the end there was a hole left over at the bottom, and no button. “You’ve begun one too high,” said {A}.',
        'So {H} undid the buttons, and began one lower. Now the coat was straight, and the wind came in at the top as before. “I’ve seen whole grown-ups go to work the other way,” said {A}. “They think it’s their shoulder.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'One button rolled off the table, and right across the floor. It went in a big curve, and more and more slowly, and lay down in front of {A}. It was a plain grey one. {A} looked at it with great attention.',
        '“It’s only a button,” said {H}, and came to fetch it. {A} went on looking at that place for a good while. It was the best thing that had rolled up all day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a coat with eleven buttons,” said {S}. “By the time that it was done up, it was spring.” {A} counted them up on the front of {S}. “Did you do all of them?” “My aunt stood behind me,” said {S}, “and counted aloud.”',
        '“And when you were there at last?” “Then I had to go to the loo,” said {S}. {S} could still do it in a minute and a half, in the dark, with mittens on.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was allowed to pick out the most beautiful of the buttons. {S} took the gold one. Then {S} took one with a flower on it, and all the blue ones. “That’s more than one,” said {A}. “They’re all the most,” said {S}.',
        'They were laid in a long row on the floor, so that they got to know each other. At the very end lay a grey one with a chip. “That one as well?” asked {A}. “It’s the most grey,” said {S}.'
      ]
    },
    {
      id: 'edgeways',
      A: 'partner',
      paragraphs: [
        '{A} did up a brown button, as slowly as you can. “Look,” said {A}. “It goes in edgeways, like you through a hedge. And then it lies down flat, and can’t get back. It has to be narrower than the hole, and wider too.”',
        '{H} looked at the red one. It was wide enough for two. “It can’t go in,” said {H}. “So something will have to go round it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'loop',
      A: 'partner',
      paragraphs: [
        '{H} laid a piece of red wool round the button, to see how long it had to be. {A} sewed that loop to one side of the coat, and the red button to the other. {H} pulled the thread, up at one hole and down at the next.',
        '{H} put on the coat. Brown, said the buttons, brown, brown. For the last one {H} drew the loop over, and let go. “It’s shut,” said {H}. “Blow on me.” {A} blew, and nothing got in.'
      ]
    },
    {
      id: 'wet-end',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It had not been easy to get the thread into the needle. {A} held it far away, and then close to, and stuck the thread past it on the left. “That hole’s got smaller since last year,” said {A}. {H} licked the end until it was thin, and looked it in the eye.',
        'In it went. “You see,” said {H}, “that’s the same again. It’s got to be narrower than the hole.” For the button there was a knot at the end, so that it was wider too.'
      ]
    },
    {
      id: 'trying-it-out',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The red button had to be tried out. {H} jumped, and it held. {H} stretched both arms up high, and it held. {A} was the north wind, and came from behind the door with puffed-out cheeks. At the collar it turned back.',
        '“And now do it with your eyes shut,” said {A}. {H} felt up along the coat. There were three small ones, that you had to look for. The fourth one came to meet you. “I’ll always know where up is,” said {H}.'
      ]
    },
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        'Then {H} put one hand in the pocket. There was something round in it, and brown. “That’s the fourth one,” said {A}. “Shall I change them over?”',
        '{H} looked down at the red button. It had never been anywhere before. “No,” said {H}. “This one’s got work.” And the brown button went into the tin, on top, for somebody else’s coat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the rain of buttons, and looked up at the ceiling.',
      '{names} lay on the coat, to keep it warm inside.',
      { text: '{names} stirred the buttons with one finger, and found a peg.', needs: ['hands'] },
      { text: '{names} looked in the street door, and in both shoes, for the brown one.', needs: ['hands'] }
    ],
    way: [
      '{names} moved along, because a button was lying underneath.',
      '{names} blew at the red one, and it stayed where it was.',
      { text: '{names} built a tower of eleven buttons, and breathed out too soon.', needs: ['hands'] },
      { text: '{names} held the collar shut meanwhile, in place of a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked round the coat once, and it was shut everywhere.',
      '{names} met the red button, nose first.',
      { text: '{names} kept hold of the other end of the wool.', needs: ['hands'] },
      { text: '{names} counted the buttons on it from the bottom, and got to red.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buttons ran back into the tin, and it was like rain that stops. The coat hung on its hook, done up to the top, with nobody in it.',
    'Then {H} washed, and went to bed. In went {H} under the blanket, edgeways, and lay down flat.'
  ],
  last: [
    'On the hook a red button shone a little, like a small moon, and {H} was asleep.',
    '{H} had gone in edgeways and lay there flat, and could not get out again, and slept.'
  ]
})
