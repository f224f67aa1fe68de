import { wishPlot } from '../wish-plot.ts'

export const northernLights = wishPlot({
  id: 'wish-northern-lights',
  wishes: ['northern lights', 'northern light', 'nothern lights', 'northen lights', 'north lights', 'northernlights', 'aurora', 'auroras', 'aurora borealis', 'aurora boreal', 'borealis', 'arctic lights', 'polar lights', 'southern lights', 'aurora australis', 'green lights sky', 'green light sky', 'dancing lights sky', 'lights dance sky', 'coloured lights sky', 'nordlys', 'norrsken', 'nordlicht', 'polarlicht', 'aurore boréale', 'revontulet'],
  answers: ['green', 'pink', 'red', 'purple', 'colours', 'colors', 'colour', 'coloured', 'light', 'lights', 'sky', 'night', 'dark', 'dance', 'dances', 'dancing', 'shimmer', 'shimmering', 'glow', 'glowing', 'shine', 'shining', 'north', 'arctic', 'pole', 'norway', 'sweden', 'finland', 'lapland', 'iceland', 'scotland', 'alaska', 'canada', 'snow', 'winter', 'cold', 'see', 'seeing', 'saw', 'seen', 'watch', 'watching', 'watched', 'look', 'looking', 'looked', 'find', 'finding', 'wait', 'waiting', 'waited', 'chase', 'chasing', 'hope', 'hoping', 'trip', 'going', 'go', 'went', 'holiday', 'out', 'from', 'our', 'window', 'house', 'over', 'above', 'beautiful', 'pretty', 'first', 'time', 'tonight', 'last', 'we', 'us', 'together', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'came', 'come', 'down', 'curtain', 'curtains', 'sun', 'wind', 'solar', 'stars'],
  except: ['princess', 'sleeping', 'beauty', 'briar', 'rose', 'spindle', 'maleficent', 'dead', 'died', 'heaven', 'war', 'bomb', 'siren', 'rocket', 'ambulance', 'police', 'christmas', 'traffic', 'fairy', 'santa', 'reindeer', 'bear', 'fox', 'whale', 'dragon', 'unicorn', 'ufo', 'alien', 'aliens', 'plane', 'lost', 'afraid', 'scared', 'missed', 'cloudy', 'ship', 'train', 'compass', 'school', 'ward', 'hospital'],
  moods: ['first', 'waiting', 'change', 'late', 'lost'],
  company: ['line', 'sheets', 'sheet', 'sock', 'lights', 'lamp', 'pegs', 'sun', 'street', 'roofs'],
  about: 'The northern lights have sunk down on to the washing line, and go up again on the wind out of a sheet that hung in the sun two days ago.',
  titles: ['A Red Sock in the Northern Lights', 'Not Our Washing', '{H} Shakes Out Tuesday', 'Two Days from the Sun', 'Green, Between Two Sheets'],
  want: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        'It was dark, and the washing still hung out on the line. There were two sheets and a red sock. Between them hung something green, in long folds, and it moved, though there was no wind. “That isn’t ours,” said {A}.',
        '“It’s the northern lights,” said {H}. “They’ve come down.” They belonged high up over the roofs, where people stood in the snow and waited for them. {H} wanted to get them up again.'
      ]
    }
  ],
  way: [
    {
      id: 'elder-curtain',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '{S} came out, saw the folds, and fetched a chair. “Our cinema had a curtain just like that,” said {S}. “First the lamps went out, and then it moved a little. You knew that it would begin any minute.” {A} sat down as well. The northern lights moved a little.',
        '“What’s the film?” asked {A}. {S} got a paper bag of sweets out of one pocket. “I never minded about the film,” said {S}. “The curtain was always the best of it.”'
      ]
    },
    {
      id: 'rustle',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do they make a noise?” asked {H}. Some people say that you can hear the northern lights, and some that you can’t. They held their breath and stretched their necks. There was a crackle, quite faint, like a bag that’s being opened by somebody polite.',
        '“That was them,” whispered {H}. “That was my knee,” said {A}. They listened to the knee once more, to be sure. It was a good deal louder, and it wasn’t green.'
      ]
    },
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        '“I can’t see a thing,” said {A}, and put on the lamp by the door. There hung two sheets and a sock. {A} put it out. There were the northern lights, a bit further along. Lamp on, a sock. Lamp off, green to the ground. “They’re only there in the dark,” said {H}. “Then we’ll do it in the dark,” said {A}, and walked into the peg basket.'
      ]
    },
    {
      id: 'child-king',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} had crept in underneath, and came out green from head to foot. “I’m the King of the Peas,” said {S}. There was a train to it, and it went over three flower pots. {A} bowed as low as {A} could.',
        'Then the king went indoors to look in the mirror, under the lamp. There was nothing on it but {S}, in slippers. {S} came out again, quite quickly. “I only rule outside,” said {S}.'
      ]
    },
    {
      id: 'into-my-bedroom',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A window opened across the way. “Excuse me,” called a neighbour in a nightcap. “Your washing’s shining into my bedroom.” “It isn’t ours,” called {A}. “You said that about the trumpet,” said the neighbour.',
        'They moved over in front of it, side by side, with their arms out. The green came through under their elbows. “Is that better?” called {H}. “It’s the same,” said the neighbour, “only now there’s people in it.”'
      ]
    },
    {
      id: 'pegs',
      A: 'partner',
      paragraphs: [
        '“You just hang them up higher,” said {A}, who knew about washing. {A} took hold of a fold, and had nothing in {A}’s hand. It was a green hand, though. The pegs went through too. When {A} had used them all, there were eleven on {A}’s own sleeve. And the northern lights slid down the wall, lower than the sock, and got paler.'
      ]
    },
    {
      id: 'blowing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried to blow them up. {H} blew from below with round cheeks, and {A} flapped a newspaper. The sheets flew, and the sock stood straight out. The northern lights only hung there. They shook their hem a little, as if somebody had told them a joke.',
        '“It’s the wrong kind of wind,” said {H}, out of breath. {A} stopped flapping. On the line everything hung down again, one thing after the other. “What kinds are there?” asked {A}.'
      ]
    },
    {
      id: 'open-eye',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had got so pale that they were grey, like a dishcloth. {A} held up the phone and took their picture. In the picture they were as green as a frog. They looked from the one to the other.',
        '“It keeps its eye open for longer,” said {H}. So they tried that too. They stared at the wall and did not blink, until it all swam. “I can see a bit of frog,” said {A} at last. Then {A} had to sneeze.'
      ]
    },
    {
      id: 'aunt-in-the-snow',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The telephone rang, and it was for {A}, from far up in the north. “We’re standing in the snow,” said a voice. “There are forty of us, with a flask. And there’s nothing up.” {A} looked out at the line. “We’ve got them here,” said {A}.',
        'There was a silence, with stamping in it. “Will they be long?” asked the voice. {H} took the telephone. “They’ll be with you directly,” said {H}. “They’ve only got to be hung up.”'
      ]
    },
    {
      id: 'pet-hem',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had known for some time that there was something. {A} looked at the hem, as it went to the left, and as it went to the right. From below {A} was green too, and did not seem to think it odd.',
        '“Don’t they mind {A}?” asked {H}. The northern lights let down a fold, right over {A}’s back, and took it away again. It weighed nothing. All the same {A} looked as you do when you’ve been stroked.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-days',
      A: 'partner',
      paragraphs: [
        '“What makes them move, if there’s no wind?” asked {H}. “There’s a wind from the sun,” said {A}. “It blows all the way here, and that takes two days.” {H} counted back on two fingers. “Then they need Tuesday’s,” said {H}. “What did we do on Tuesday?” They had hung out bedclothes, in the sun. {H} fetched the sheet off the bed, and sniffed. Tuesday was still in there.'
      ]
    },
    {
      id: 'straw-hat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They thought what else had been out on Tuesday. {A}’s straw hat had. They shook it at the wall, and there was a puff, no bigger than a yawn. One corner of the northern lights lifted, and looked about.',
        'A tomato had been out as well, and so had {A}’s nose. {H} held the tomato up close. {A} held up the nose. “Something moved,” said {H}. They could not say which of the two it had been, so they kept both pointing.'
      ]
    },
    {
      id: 'fifth-corner',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It isn’t easy to find the corners of a sheet in the dark. “I’ve got two,” said {A}. “So have I,” said {H}. “Then whose is this one?” asked {A}. There was a fifth. They both felt it, and it was cool, and thin as breath.',
        '“It’s one of theirs,” said {H}. “They want to help.” “Tell them to hold it tight,” said {A}. It turned out later that they’d had hold of {A}’s cuff.'
      ]
    },
    {
      id: 'all-lights-off',
      S: 'other',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} went round the house and put out every light there was. “All of them?” asked {A}. “All,” said {S}, from inside. The lamp in the hall went out, and the clock on the stove. Even the small red one under the television went out.',
        'Then there was a bump, and it was {S} and the doorpost. The northern lights had a bit more green in them. “There’s still one in the fridge,” called {A}. “I know,” said {S}, with a full mouth. “I’m seeing to it.”'
      ]
    },
    {
      id: 'whump',
      A: 'partner',
      paragraphs: [
        'They took the sheet by its corners, and shook it. Whump. Out came a warm wind, two days old, and the northern lights rose as far as the line. Whump. They went up past the gutter, fold by fold, and were green again. Whump, and they were over the roofs. Across the street a lamp went out, and then the next. The whole street stood in the dark, with its head back.'
      ]
    },
    {
      id: 'next-balcony',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From the left came another whump, and from further off a third. In that house, too, they had done their washing on Tuesday. They leaned out and shook whatever they had. There was a quilt, a tablecloth and a pair of long pants.',
        'With each of them the northern lights got a new fold. “Which is the one from the pants?” asked {A}. {H} looked for a while. There was one that forked at the bottom.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“There’s another like it,” said {A}, “right down at the bottom of the world. When they’re up here, they’re up there too. It’s the same ones, the other way round.” {H} thought of it, and held on to the sheet.',
        '“Then somebody’s shaking a sheet down there,” said {H}. “Upside down.” They gave one more whump, and waited until it had been answered. It took its time, but then it’s a long way.'
      ]
    },
    {
      id: 'baby-fist',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} saw it too, and put up both arms. Everybody who sees the northern lights wants some. {A} opened one hand, and closed it, and there was something green in there, between the fingers.',
        'They all looked. It was shut in tight. {H} had no more than a peep, through the gap by the thumb. “Let {A} keep it,” said {H}. “There’s enough.”'
      ]
    },
    {
      id: 'pink-hem',
      A: 'partner',
      paragraphs: [
        '“They’re pink along the bottom,” said {A}. It was true. Right across the sky, below the green, ran a narrow pink hem. They looked at that, and at the line. “How long did that sock hang beside them?” asked {A}. “All evening,” said {H}. “It’s run.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood below, and turned a little green.',
      '{names} looked from the sky to the line, and back.',
      { text: '{names} felt if the sheets were dry.', needs: ['hands'] },
      { text: '{names} held the peg basket, for whatever was coming.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked when the lamp went on, and blinked when it went off.',
      '{names} sat in the dark, and kept an eye on the sock.',
      { text: '{names} picked up pegs by feeling for them.', needs: ['hands'] },
      { text: '{names} took eleven pegs off a sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood with head back and mouth open, and felt the wind go by.',
      '{names} smelled Tuesday, warm and a bit soapy.',
      { text: '{names} put out one lamp more.', needs: ['hands'] },
      { text: '{names} took in the sock, to stop it from doing any more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet smelled of nothing now, and was put back on the bed. Tomorrow it would have to go out in the sun again, for the night after next.',
    '{H} washed in the dark. No lamp was needed to find the pillow. There was green at the window, and it moved without a sound.'
  ],
  last: [
    'High up hung the northern lights, with a pink hem, and {H} was asleep.',
    'The sky was hung from one side to the other, and {H} was asleep.'
  ]
})
