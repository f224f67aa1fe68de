import { wishPlot } from '../wish-plot.ts'

export const telly = wishPlot({
  id: 'wish-telly',
  wishes: ['screen time', 'tv', 'screens', 'television', 'telly', 'tablet', 'ipad', 'cartoons', 'one more episode', 'youtube', 'you tube', 'tablet goes off', 'ipad goes off', 'tv goes off', 'telly goes off'],
  except: ['fight', 'fights', 'fighting', 'fought', 'squabble', 'squabbles', 'squabbling', 'squabbled', 'argue', 'argues', 'arguing', 'argued', 'quarrel', 'both', 'share', 'sharing', 'broke', 'broken', 'power', 'smashed', 'lost', 'programme', 'advert', 'peppa', 'bluey', 'news', 'remote', 'star'],
  answers: ['screen', 'time', 'off', 'turning', 'turn', 'more', 'watching', 'limit', 'finish', 'stop', 'tantrum', 'youtube', 'cries', 'crying', 'goes', 'cried', 'videos', 'addicted', 'always'],
  moods: ['quarrel'],
  company: ['telly', 'cat'],
  about: 'The telly goes off just as a cat has a letter in its mouth, and the hero has to find out what is in it.',
  titles: ['The Cat with the Letter', 'Two People on a Sofa', '{H} Presses the Spoon', 'What the Telly Did Not Know', 'To Be Continued by Hand'],
  want: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        'On the telly a cat was sitting on a roof, with a letter in its mouth. Just then the time was up, and {A} pressed the button. The screen was black. “No!” said {H}. “What was in the letter?” “That was it for today,” said {A}.',
        '{H} folded both arms and looked at the screen all the same. In there, quite dark, two people sat on a sofa. “It’s a new programme,” said {A}. “It’s boring,” said {H}. “Nobody’s got a letter.”'
      ]
    }
  ],
  way: [
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        '“Then give one of them a letter,” said {A}. That was a paper napkin. {H} sat on the highest cushion, and held it between {H}’s teeth, like the cat. {A} pointed a spoon at {H}, and pressed.',
        '{H} was on. {H} looked to the left, and looked to the right. “And?” said {A}. “I don’t know,” said {H}, through the napkin. “It always stops where the telly stopped.” {A} pressed the spoon harder, but it was stuck.'
      ]
    },
    {
      id: 'louder',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s too quiet,” said {A}, and pressed the end of the spoon. {H} miaowed. {A} pressed again, and {H} miaowed until the window shook. “Softer,” called {A}, and pressed the other end.',
        'Now {H} only moved {H}’s mouth. You could not hear a thing, but it was clearly very loud in there. “That’s a good cat,” said {A}, “but it isn’t getting anywhere.”'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} pressed the button with the two arrows. {H} slid off the cushion, and walked backwards out of the room. “Woaim,” said {H}. That was miaow.',
        'Then {A} pressed play, and {H} came in again and sat down on the roof. It had all gone well so far. “Here,” said {H}. “It’s here. Now I’ve got the letter, and now it stops.”'
      ]
    },
    {
      id: 'adverts',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll be back in a moment,” said {A}, and held up a potato. “Are your evenings too long? Try a potato. It’s round, and it lasts.” {H} had to laugh, and nearly fell from the roof.',
        '“I don’t want a potato,” said {H}. “I want to know what’s in the letter.” “Everybody says that before they’ve tried one,” said {A}.'
      ]
    },
    {
      id: 'other-side',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What’s on the other side?” asked {A}, and took the spoon. There was a fish on the other side, and {H} had to be it. Then there was the weather. {H} rained a bit.',
        '{A} pressed and pressed, and {H} was a goal, a kettle, and a lady with flowers. “There’s nothing on,” said {A} in the end. “There was a cat,” said {H}, out of breath, “and it was better than all of them.”'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Up on the roof it had become windy. {A} did that with a newspaper, for it said so in the weather. The letter flapped. The cat held on to it with its teeth and looked cross.',
        '“It can’t stay up there all night,” said {A}. “It can’t come down either,” said {H}. “It doesn’t know what it’s meant to do. Nobody’s told it yet.”'
      ]
    },
    {
      id: 'aerial',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The picture was bad. {H} sat on the roof and shook all over, and hissed like snow. “That’s the aerial,” said {A}, took a fork in one hand and went to the window with it. “Better?” It was worse. {H} got long and thin, and hissed louder.',
        '“Higher,” said {H}, between two lots of snow. {A} held up the fork, and put one leg out behind. All at once {H} was quite clear, and even in colour. “Don’t move!” said {H}. So {A} stood there like a flamingo. {A} could see the coat rack very well, and not one bit of the cat.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been watching since the beginning, and liked this programme. It was about somebody with a napkin. {A} did not need to know how it went on.',
        'When {H} was stuck, {A} went on looking just the same. “You’re a good audience,” said {H}. {A} came a bit closer to the screen, which is not allowed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small,” said {S}, “it all stopped at ten at night. They played a tune, and then there was a dot. We watched the dot as well.” “What did it do?” asked {A}.',
        '“It got smaller,” said {S}. “It was quite exciting. We always thought that it would come back.” They both looked at the black screen for a while, to see if there was one.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} looked behind the telly, in case the cat had got out that way. There was only dust, and a cable. “It isn’t here,” said {S}. “It’s gone home,” said {A}.',
        '{S} put half a cracker there just the same. You never know when somebody comes back to work.'
      ]
    },
    {
      id: 'nobody-knew',
      A: 'partner',
      paragraphs: [
        '“Do you think the telly knows what’s in that letter?” asked {A}. “Of course,” said {H}. “How?” said {A}. “Somebody sat on a chair, and had to think of it. Before that there was only a cat on a roof, and somebody who wanted to know.”',
        '{H} took the napkin out, and looked at it on both sides. Here was a cat as well, and somebody who wanted to know. “Then ask me something,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'ask-me',
      A: 'partner',
      paragraphs: [
        '“Who’s it from?” asked {A}. {H} shut both eyes. “From a mouse,” said {H}, and was quite surprised. “And why’s the cat on the roof?” “So that nobody sees that it can’t read.” It was no longer stuck.',
        '“So who reads it out?” asked {A}. “You do,” said {H}. “You’re the moon.” {A} was the moon, and bent down, and the napkin shone.'
      ]
    },
    {
      id: 'on-the-way',
      A: 'same',
      spare: 6,
      paragraphs: [
        'But first a cloud came, and that was a cushion. The moon could not see a word. “Who put that there?” asked the moon. “It’s only passing,” said {H}. “It’s waiting for the wind.”',
        'So a newspaper had to be found, and some wind made with it. The cat held the letter flat and waited. Nobody in the room thought of a button.'
      ]
    },
    {
      id: 'guess-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I think it’s a complaint,” said the moon, before it had read a word. “Dear cat, you have sat on my door.” “No,” said {H}. “Then it’s a bill. For forty cheeses.” “No!”',
        'It was odd. {H} had not thought of what it was, but {H} knew exactly what it was not. “It’s something nice,” said {H}. “You can tell from how the cat’s holding it.”'
      ]
    },
    {
      id: 'small-writing',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s very small, this writing,” said the moon. “A mouse did it,” said the cat, “with one whisker.” The moon came down a bit further, until its nose was nearly on the letter. “It says that it’s very kite down here.” “Quiet,” said the cat.',
        '“I thought you couldn’t read,” said the moon. “I can’t,” said the cat. “But it’s never kite.” They looked at it from the left and from the right. Then it turned out that the moon had been holding it upside down.'
      ]
    },
    {
      id: 'the-letter',
      A: 'partner',
      paragraphs: [
        '“Dear cat,” read the moon. “It’s very quiet down here when nobody chases me. I have put out some milk. Please come in, it’s windy.” The cat folded up the letter, and the moon helped it down from the roof.',
        'For a while neither of them said anything. Then {H} took the spoon, and pointed it, and pressed. “You’ve switched it off!” said {A}. “It was finished,” said {H}. In the black screen sat two people on a sofa. {H} waved at them, and they had a letter now.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the rug too, and was on the screen as well.',
      '{names} waved into the black, and somebody waved back.',
      { text: '{names} knocked on the telly, and wished the two in there a good evening.', needs: ['hands'] },
      { text: '{names} meowed after the cat, towards the roof.', needs: ['hands'] }
    ],
    way: [
      '{names} sat up on the next cushion, which was a chimney.',
      '{names} chewed on a bit of napkin, and did not read it either.',
      { text: '{names} pressed with a fork, in case it was the other channel.', needs: ['hands'] },
      { text: '{names} pulled at one ear, and that turned the sound up.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeaked a little, as the mouse had no time to come.',
      '{names} curled up by the chimney, as the second cat.',
      { text: '{names} blew like the wind, but only round the edges.', needs: ['hands'] },
      { text: '{names} shaded the moon, so that it would not dazzle the cat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to its drawer. {H} put the letter in an envelope, in case there was an answer.',
    'When {H} had washed and lain down, the light went as small as a crumb.'
  ],
  last: [
    'Somebody had pressed the spoon very softly, and {H} was off, and slept.',
    'Nothing more was on tonight, and nobody was stuck, and {H} was asleep.'
  ]
})
