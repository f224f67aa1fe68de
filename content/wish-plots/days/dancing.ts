import { wishPlot } from '../wish-plot.ts'

export const dancing = wishPlot({
  id: 'wish-dancing',
  wishes: ['dancing', 'dance', 'disco', 'kitchen disco', 'dance party', 'dancing in the kitchen', 'learning to dance', 'dancing to music', 'loves dancing', 'dancing family'],
  answers: ['music', 'kitchen', 'disco', 'together', 'learning', 'learn', 'song', 'family', 'radio', 'feet', 'hip'],
  except: ['ballet', 'naming', 'ceremony', 'christening', 'baptism', 'class', 'classes', 'lesson', 'lessons', 'show', 'recital', 'competition', 'rain', 'lion', 'dragon', 'tutu', 'tap', 'ice', 'bear', 'bears', 'town', 'village', 'stop', 'stopped', 'stopping', 'nobody', 'everybody', 'everyone', 'stage', 'annual', 'bon', 'obon'],
  moods: ['first', 'learning'],
  about: 'The hero wants somebody to dance who cannot, and finds one finger of that somebody that has been dancing all along.',
  titles: ['It Began in One Finger', 'Feet Like Two Loaves', '{H} Dances with an Elbow', 'The Last Toe', 'From the Finger Up'],
  want: [
    {
      id: 'will-you',
      A: 'partner',
      paragraphs: [
        'There was music on in the kitchen, and {H} danced. It was a good dance, with a turn in it, but the turn needed two. “Come and dance,” said {H}. {A} sat at the table and did not get up. “I can’t,” said {A}. “I’ve got feet like two loaves.”',
        '{H} looked under the table. They were ordinary feet. {H} wanted to dance with {A}, and took hold of both sleeves and pulled.'
      ]
    }
  ],
  way: [
    {
      id: 'steps',
      A: 'partner',
      paragraphs: [
        '{H} showed {A} how. “Left, right, and round,” said {H}. {A} stood there and thought about it. {A} went left when it was right, and right when it was over. At “and round” they bumped into the fridge, and the fridge joined in.',
        'They tried it once more with counting. At the count of three {A} had trodden on {H}’s foot, and on {A}’s own. “I told you,” said {A}, and sat down again. The music went on without them.'
      ]
    },
    {
      id: 'on-the-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Stand on my feet,” said {A}, “then I can’t tread on yours.” {H} stood on them, one on each. It was warm, and a bit like a boat. They went as far as the sink like that.',
        'But the feet underneath did not dance. They just walked. “This isn’t dancing, it’s going to the shops,” said {H}, and got off.'
      ]
    },
    {
      id: 'bees-dance',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Bees dance,” said {H}. “When one of them finds flowers, it comes home and dances where they are. The others watch, and then they know the way.” “All from a dance?” asked {A}.',
        '{H} waggled along the rug, and turned left, and waggled again. {A} watched closely. “Behind the bread bin?” asked {A}. There were two raisins there. {H} was rather surprised.'
      ]
    },
    {
      id: 'hat-stand',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'To show how easy it was, {H} danced with the broom. The broom leaned well back and let its hair swing. “It dances better than I do,” said {A}. “It hasn’t got any feet to fall over.”',
        '“You only need to come along,” said {H}. The broom came along right to the end of the song. Then they had to prop it against the wall.'
      ]
    },
    {
      id: 'slow-song',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next there was a slow song. “That’s for people like me,” said {A}. They swayed from one side to the other, like two coats on a line. It went quite well, until the song got quicker.',
        'Then the coats got in a tangle. One of {H}’s arms was behind {A}’s back, and they could not get it out again. “We could stay like this,” said {A}.'
      ]
    },
    {
      id: 'other-cuts-in',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in for a glass of water and crossed the kitchen in time with the drum. It was not on purpose. “You’re dancing!” said {H}. {A} stopped in the middle with one knee up.',
        '“I was getting water,” said {A}. “You were getting it with your hips,” said {H}. {A} walked out very straight, like somebody with a book on their head. At the door the hips did it once more.'
      ]
    },
    {
      id: 'in-the-belly',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} turned the music up a little, and they both laid a hand on the table. The drum came up through the wood, boom, boom, right into the arm. “You can hear it with your elbow,” said {H}.',
        '{A} tried it with both elbows, and then with one cheek. “It’s in my teeth,” said {A}. The music was everywhere in that kitchen, except in {A}’s feet.'
      ]
    },
    {
      id: 'elder-hall',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I went dancing every Saturday,” said {S}. “I stood by the wall and held people’s coats.” “All evening?” asked {A}. “All one winter,” said {S}.',
        '“Then somebody gave me a coat to hold, and left an arm in it.” {S} smiled at the radio. “I had to go along. I didn’t want to tear it.”'
      ]
    },
    {
      id: 'small-dancer',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} danced too. It was all in the knees, down and up, and down and up, and nothing else moved. {S} looked straight in front, as you do at work.',
        '“What’s it called?” asked {A}. “Knees,” said {S}, without stopping. They did Knees together for a whole song. It was much harder than it looked, and no one had to turn.'
      ]
    },
    {
      id: 'pet-dances',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} did not dance. {A} had only gone round {H} once, because {H} was in the way. Then {A} went round once more.',
        '“That’s a turn!” said {H}, and turned as well. When two go round each other like that, it is hard to say who began. {A} sat down and left {H} to finish.'
      ]
    },
    {
      id: 'the-finger',
      A: 'partner',
      paragraphs: [
        '{H} stood at the table, out of breath. Something was going tap, tap, on the wood, just in time. It was one finger of {A}’s, the one beside the thumb. “Who’s that?” asked {H}. {A} looked down at it. “It’s only my finger,” said {A}. “It’s been doing that since the music began.” “Then that bit of you can dance!” said {H}. “I started at the wrong end.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-the-arm',
      A: 'partner',
      paragraphs: [
        '{H} sat down opposite, and put one finger on the table too. They tapped, one finger each. “Now the next finger,” said {H}. Soon the whole hand was dancing, and then the wrist. At the elbow {A} said, “Oh.” The dance went up to the shoulder, and over, and down the other side. {A}’s head began to nod.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s in my eyebrows,” said {A}. They went up at the drum and came down at the trumpet. {H} could only move both eyebrows together. {A} could do first one and then the other, left and right, like two caterpillars on a swing.',
        '“You can do that, and you said you couldn’t dance!” said {H}. “I always began with the feet,” said {A}.'
      ]
    },
    {
      id: 'the-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The dance had to get past the middle, and the middle was stiff. {H} laid a hand on {A}’s back and felt for it. “It’s stuck behind the belt,” said {H}. They waited for the song with the clapping.',
        'At the third clap something gave. “There it goes,” said {A}. You could see it go down, like a marble in a drainpipe.'
      ]
    },
    {
      id: 'chair-dance',
      A: 'same',
      spare: 11,
      paragraphs: [
        'For a while they danced on their chairs. Everything took part that was above the seat. The chairs walked a little, and met in the middle. Under the table {A}’s two loaves still lay and slept.',
        '“Don’t wake them,” whispered {A}. But one of the heels had gone up, quite by itself, and come down again.'
      ]
    },
    {
      id: 'loaves',
      A: 'partner',
      paragraphs: [
        'Then the dance went down through the knees, and last of all into the feet. First one heel went up and down, and then the other. And {A} stood up. It was not left, right, and round. It was {A}’s own dance, with a good deal of elbow, and {H} had never seen it before.',
        '“What do I do now?” asked {A}, in the middle of the floor. “That,” said {H}, and did it too. They danced it up to the window and back, and nobody trod on anybody. When the music stopped, one finger was still going.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swayed a bit by the door, with no turn in it.',
      '{names} got in the way of the dance, and then out of it.',
      { text: '{names} turned the music up, by the width of a hair.', needs: ['hands'] },
      { text: '{names} pushed two chairs back against the wall.', needs: ['hands'] }
    ],
    way: [
      '{names} moved well clear of the four feet.',
      '{names} hopped aside at every turn, and only just in time.',
      { text: '{names} pushed the fridge back to where it had been.', needs: ['hands'] },
      { text: '{names} clapped to the drum, to make the steps easier.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded in time, more or less.',
      '{names} thumped the floor softly, on every third beat.',
      { text: '{names} drummed on the bread bin with two spoons.', needs: ['hands'] },
      { text: '{names} shook out both elbows, in case the dance came there next.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} turned off the music and pushed in the chairs. The dance went back the way it had come, out of the feet first.',
    'When {H} had washed and lain down, the dance had left the arms as well. There was just one toe under the blanket that still tapped.'
  ],
  last: [
    'Tap, went the last toe under the blanket, and tap, and then {H} was asleep.',
    'First the elbows had stopped, and then the knees, and then the toe, and {H} was asleep.'
  ]
})
