import { wishPlot } from '../wish-plot.ts'

export const moonDidNotCome = wishPlot({
  id: 'wish-moon-did-not-come',
  wishes: ['moon gone tonight', 'where moon went tonight', 'moon didn’t come up', 'moon never came up', 'moon wouldn’t come up', 'moon won’t come up', 'moon doesn’t come up', 'moon didn’t come', 'moon didn’t come out', 'moon didn’t rise', 'moon never rose', 'moon didn’t appear', 'moon didn’t turn up', 'moon didn’t shine', 'moon stopped shining', 'moon forgot to shine', 'moon forgot to come up', 'moon forgot to come', 'moon forgot to rise', 'moon forgot to get up', 'moon overslept', 'moon slept in', 'moon was late', 'moon came late', 'moon comes late', 'moon went missing', 'moon goes missing', 'moon is missing', 'moon was missing', 'missing moon', 'moon disappeared', 'moon disappears', 'moon vanished', 'moon was gone', 'moon is gone', 'moon went away', 'moon goes away', 'moon got lost', 'moon gets lost', 'moon was lost', 'lost moon', 'moon was stolen', 'stole the moon', 'who stole the moon', 'steals the moon', 'stolen moon', 'moon thief', 'thief took the moon', 'moon wasn’t there', 'waiting for the moon', 'search for the moon', 'find the moon', 'finding the moon', 'night without a moon', 'night without the moon', 'without the moon', 'world without moon', 'moonless night', 'where’s the moon', 'moon called in sick', 'moon stayed in bed', 'moon day off'],
  except: ['half', 'eclipse', 'ramadan', 'eid', 'astronaut', 'rocket', 'fell', 'broke', 'broken', 'cheese', 'bunny', 'rabbit', 'werewolf', 'wolf', 'lantern', 'mooncake', 'pond', 'lake', 'balloon', 'teddy', 'afraid', 'scared', 'sad', 'died', 'dead', 'dog', 'cat', 'owl', 'fly', 'dinosaur', 'sun'],
  answers: ['what', 'if', 'day', 'night', 'nights', 'evening', 'tonight', 'when', 'imagine', 'moon', 'moonlight', 'full', 'come', 'came', 'comes', 'up', 'out', 'rise', 'rose', 'rises', 'shine', 'shining', 'shines', 'shone', 'forgot', 'forgets', 'overslept', 'late', 'missing', 'lost', 'gone', 'vanished', 'disappeared', 'disappears', 'stole', 'stolen', 'took', 'taken', 'hid', 'hiding', 'hides', 'find', 'finds', 'found', 'look', 'looks', 'looking', 'search', 'searches', 'searching', 'where', 'who', 'is', 'was', 'has', 'did', 'does', 'go', 'went', 'goes', 'been', 'no', 'not', 'without', 'never', 'didn’t', 'wouldn’t', 'one', 'the', 'sky', 'stars', 'star', 'dark', 'everyone', 'everybody', 'whole', 'town', 'village', 'world', 'street', 'roof', 'behind', 'sleepy', 'bed', 'stayed', 'back', 'again', 'suddenly', 'mystery', 'detective', 'case', 'window', 'bedroom', 'missed', 'child', 'children', 'boy', 'girl', 'holiday', 'home'],
  moods: ['question', 'waiting', 'lost', 'late', 'sleepless'],
  company: ['moon', 'window', 'dots', 'dot', 'roof', 'chimney', 'bench', 'bucket', 'torch', 'street lamp', 'policeman', 'puddle', 'sheet', 'notebook'],
  isTale: true,
  asked: 'fact',
  about: 'The moon does not come up, and the whole town looks for it with lamps in cellars and buckets, until the row of dots that the hero has made on the window shows where it must be: each night it comes most of an hour later.',
  titles: ['The Night the Moon Was Late', 'Dots on the Window', '{H} Finds the Moon', 'Behind the Roof of Number Nine', 'Most of an Hour'],
  want: [
    {
      id: 'nothing-in-the-window',
      A: 'partner',
      paragraphs: [
        'Every night at bedtime {H} stood on one spot by the window and looked for the moon. Just where it was, the glass got a dot. There were four dots by now, and {H} wanted to make the fifth. But over the roof of number nine the sky was empty. “The moon hasn’t come up,” said {H}. “It’s always come,” said {A}. “Something must have happened.”'
      ]
    }
  ],
  way: [
    {
      id: 'who-had-it-last',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A policeman came, with a notebook. “When was it last seen?” asked the policeman. “Yesterday,” said {H}, “up there.” “And what did it look like?” {H} drew it in the air. It was nearly round, with a bit off on one side. “Any clothes?” “A cloud, towards the end,” said {A}. “A thin one.”',
        'It all went into the notebook. “Pale,” wrote the policeman. “Quiet. Goes out alone at night.” It did not sound at all good, when you heard it read out like that.'
      ]
    },
    {
      id: 'the-owl',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An owl sat on the sign of the chemist’s. It had been meaning to hoot, but there was nothing to hoot at. “I only do it by the moon,” said the owl. “Otherwise people think that it’s the plumbing.” {A} said that it could hoot at the street lamp.',
        'The owl looked at the street lamp for some time. It put its head on one side, and then on the other. It took a breath. “No,” said the owl. “It hums. I’d only get an answer from the lamp.”'
      ]
    },
    {
      id: 'two-on-the-bench',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the bench by the river sat a man and a lady. They came there on Fridays for the moon in the water. “Now there’s only water,” said the lady. {A} thought that it was still nice water. It was black, and you could hear that it was wet.',
        'The man had learnt a poem, with the moon in it five times. The lady wanted to hear it all the same. Each time the poem got to the moon, it had a little hole. A fish jumped in one of the holes, and that was nearly as good.'
      ]
    },
    {
      id: 'neighbour-brings-a-cheese',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} brought a plate from the kitchen, and held it up over the wall. It was white, and round. From across the street you might have taken it for a moon. People stopped, and some of them sighed. “That’ll do for tonight,” said {A}, with stretched arms.',
        'But after a while {A}’s arms got tired, and the moon set. {A} had a rest, and it came up once more. “That’s two nights gone already,” said a man with a watch, “and I’ve not been to bed.”'
      ]
    },
    {
      id: 'elder-has-an-old-one',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“It’s not the first time,” said {S}. “In the year of the big plums the moon wasn’t there either. We all went out with lanterns.” {A} asked if they had found it. “We found each other,” said {S}. “With so many lanterns you couldn’t help it.” There had been plum cake on a wall, and a man with a trumpet.',
        '“And the moon?” asked {A}. {S} thought back. It had shone on them all the way home, now that {S} came to think of it. “But by then,” said {S}, “nobody was looking for it.”'
      ]
    },
    {
      id: 'child-has-it',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve got the moon,” said {S}, and held something tight in one fist. They put out the lamp, to see the moon better. {S} opened the fist by one finger. “I can’t see anything,” said {A}. “It’s asleep,” said {S}.',
        'When the lamp was on again, it was a white button from a pillow. {A} held it against the window, right up on the dark. For a sky it was a bit small, and it had four holes. “Those are its eyes,” said {S}, “and two more, for looking down.”'
      ]
    },
    {
      id: 'the-lamps',
      A: 'same',
      spare: 7,
      paragraphs: [
        'More and more people came with more and more torches. They shone up into the sky. Up there it all went grey, and now even the stars were gone. “Now the stars are missing, too!” called somebody. At once they switched on some more torches.',
        '{A} said that the moon perhaps wanted it dark. So all of them put out the torches, to listen. The stars came back, one after the other. “Well, that’s something found,” said the baker. They all counted, to see if it was the right number.'
      ]
    },
    {
      id: 'in-the-buckets',
      A: 'partner',
      paragraphs: [
        'Soon the whole street was out, in dressing gowns, looking for the moon. They looked in cellars and under cars. {H} and {A} did the buckets, for the moon likes to lie in water. {H} shone a torch in. “There it is!” called {H}. There was a moon in every bucket, and a small one in the puddle. “Put out the torch,” said {A}. Then all the moons were gone. “With a lamp you only find the lamp,” said {H}.'
      ]
    },
    {
      id: 'pet-looks-at-the-hole',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come along as well, as it was night, and everybody was up at last. {A} looked for it under a bench, and found a crumb. {A} looked behind a wheel, and found another. In the whole street nobody else had found as much.',
        '“Where’s the moon?” asked {H}. {A} looked up at {H}, and then along {H}’s arm to the finger. At the end of the finger there was nothing. {A} smelled at it, to be sure. Then {A} looked past it, straight at the roof of number nine, and yawned. There was plenty of time.'
      ]
    },
    {
      id: 'the-row-of-dots',
      A: 'partner',
      paragraphs: [
        'On the window there were still the four dots. “They go downhill,” said {A}. {H} stood on the spot and looked. The first dot was high up. The next was lower, and further over, and so was the next. The last one sat right on the roof of number nine, like a bird. {H} laid a finger where the fifth had to go. That was not in the sky at all. It was on the wall of the house, beside a drainpipe. “It isn’t lost at all,” said {H}. “It’s behind the house!”'
      ]
    }
  ],
  turn: [
    {
      id: 'most-of-an-hour',
      A: 'partner',
      paragraphs: [
        'That is how the moon does it. Each night it gets up later, by most of an hour. {H} and {A} went out and told the others. “It’s late,” said {H}, “but it’s coming.” So the whole street sat down on the kerb, facing number nine. “How long is that?” asked {A}. “As long as a film,” said {H}, “with nothing in it.” They watched the edge of the roof, and it was rather a good film.'
      ]
    },
    {
      id: 'number-nine',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In number nine lived a lady who had noticed nothing. The window opened, and there sat the whole street, and looked up. “Is it about the drainpipe?” called the lady. “It’s the moon,” called {A}. “It’s behind you.” The lady went away from that window, to look out at the back.',
        'They heard something being opened there. “There’s a great big moon here,” the lady called through the house. “Shall I send it round?” “It’s coming anyway,” called {H}.'
      ]
    },
    {
      id: 'what-it-does-so-long',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why’s the moon so late?” asked {A}. “It goes round us,” said {H}, “all the way, once a month. So every night we’ve got to turn a bit further, to catch up with it.” “Then it isn’t slow at all,” said {A}. “It’s gone on ahead, and we’re the ones who are behind.”',
        'Everybody on the kerb thought about that. There they had been calling it late all evening. A boy took it back, quite loudly, in the direction of the roof.'
      ]
    },
    {
      id: 'comes-over-the-roof',
      A: 'partner',
      paragraphs: [
        'First the chimney got a white edge. Then the tiles shone, one row after another. And then there it was, big and yellow. On one side it was a bit flat, as if it had been slept on. “Ah,” said the whole street. “Fifty minutes,” said {A}, “as near as anything.” {H} ran in, stood on the old spot, and made the dot. “Tomorrow it’ll be later still,” said {H}. “Don’t let anybody call the police.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out on the other side, and there was no moon there either.',
      '{names} called the moon, not very loudly.',
      { text: '{names} wiped the glass, all round the four dots.', needs: ['hands'] },
      { text: '{names} took down the washing, in case the moon was behind a sheet.', needs: ['hands'] }
    ],
    way: [
      '{names} asked a snail, who had not been looking up.',
      '{names} searched behind the bins, where it smelled, but not of moon.',
      { text: '{names} lifted a flowerpot and put it back.', needs: ['hands'] },
      { text: '{names} fished in the rain barrel and caught a leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on a step, to see the moon a little sooner.',
      '{names} told those who came late what they were waiting for.',
      { text: '{names} brought out a blanket and laid it over some knees.', needs: ['hands'] },
      { text: '{names} drew the roof on a piece of paper, with room above it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buckets were emptied. By then there had been a real moon in each, and it went out with the water.',
    '{H} washed, and lay down. On the window were five dots, and beside the fifth stood the moon.'
  ],
  last: [
    'Up in the window the moon moved off from its dot, quite slowly, and {H} was asleep.',
    'The moon was up, and {H} was not. {H} was asleep.'
  ]
})
