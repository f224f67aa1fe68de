import { wishPlot } from '../wish-plot.ts'

export const forgotShowAndTell = wishPlot({
  id: 'wish-forgot-show-and-tell',
  wishes: ['forgot show tell', 'forgot show and tell', 'forgets show and tell', 'forgetting show and tell', 'forgotten show and tell', 'left home show and tell', 'left show and tell at home', 'left at home show tell', 'left behind show and tell', 'lost show and tell', 'show and tell nothing to show', 'show and tell nothing', 'show and tell without', 'show and tell hands', 'show and tell empty hands', 'show and tell empty handed', 'show and tell not bring', 'show and tell didn’t bring', 'forgot bring show and tell', 'forgot show-and-tell', 'left show-and-tell', 'show-and-tell at home', 'show-and-tell nothing', 'show and tell missing', 'forgot news time', 'forgot sharing time', 'forgot share time', 'forgot circle time', 'forgot bring and tell', 'forgot bring and share', 'forgot bring tell', 'forgot toy day', 'forgot show share', 'forgot show and share', 'left show and share', 'forgot star of the week', 'forgot sharing day', 'forgot show n tell', 'left show n tell', 'forgot take school show', 'forgot thing school show', 'forgot for show and tell', 'show tell left kitchen table', 'show tell left hall', 'show tell on the bus forgot', 'remember show and tell', 'show and tell forgot to bring', 'show and tell forgot', 'forgot what to bring'],
  answers: ['forgot', 'forgets', 'forget', 'forgotten', 'forgetting', 'left', 'leaves', 'leave', 'behind', 'home', 'at', 'house', 'table', 'kitchen', 'hall', 'bed', 'bag', 'bring', 'brought', 'bringing', 'take', 'took', 'taking', 'show', 'shows', 'showed', 'showing', 'tell', 'tells', 'told', 'share', 'sharing', 'thing', 'things', 'something', 'nothing', 'anything', 'hands', 'hand', 'fingers', 'empty', 'handed', 'with', 'without', 'school', 'class', 'nursery', 'preschool', 'kindergarten', 'teacher', 'friends', 'children', 'everyone', 'everybody', 'today', 'yesterday', 'morning', 'day', 'turn', 'time', 'news', 'circle', 'her', 'his', 'my', 'our', 'their', 'the', 'it', 'for', 'and', 'so', 'but', 'when', 'had', 'has', 'sad', 'upset', 'embarrassed', 'worried', 'instead', 'shell', 'snail', 'toy', 'favourite', 'favorite', 'item', 'object', 'did', 'didn’t', 'was', 'she', 'he', 'story', 'about', 'please', 'pretend', 'pretended', 'described', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'child', 'daughter', 'son'],
  except: ['died', 'dead', 'broke', 'broken', 'stolen', 'stole', 'hospital', 'laughed', 'bullied', 'bully', 'shouted', 'punished', 'hit', 'alone', 'lunch', 'lunchbox', 'homework', 'pe kit', 'medicine', 'inhaler', 'dog', 'cat', 'hamster', 'police', 'strip', 'shy', 'clothes', 'ashes', 'grave'],
  moods: ['late', 'losing', 'afraid', 'first', 'waiting', 'learning', 'proud', 'change', 'lost'],
  company: ['sofa', 'bedroom', 'class', 'slipper', 'floor', 'hands', 'hand', 'thumb', 'snail', 'bag', 'teacher', 'wall', 'lamp'],
  about: 'The hero has left the thing at home and shows it with empty hands, and the hands let it grow, until a thumb is seen that has its lines on it already.',
  titles: ['Two Empty Hands', 'The Thing Was at Home', '{H} Shows It Without', 'As Big as a Thumb', 'A Hand With Somebody in It'],
  want: [
    {
      id: 'empty-hands',
      A: 'partner',
      paragraphs: [
        '{H} had left the thing at home, and it was show and tell. The sofa was the school tonight. Home was the bedroom, right at the end of the hall. Nobody could go home before the bell. There lay the thing, in a slipper, where {H} could not forget it.',
        '{A} was the class, and had never seen the thing. {H} wanted {A} to see it all the same. “Then I’ll show it with my hands,” said {H}, and held up two with nothing in them.'
      ]
    }
  ],
  way: [
    {
      id: 'it-grew',
      A: 'partner',
      paragraphs: [
        '“It’s this big,” said {H}, with a finger and a thumb. “It’s brown. It goes round and round.” For going round the finger needed more room. “It was under the hedge, right down in the wet.” For the hedge both hands were needed.',
        '“I see it,” said {A}. “It’s a loaf.” {H} looked. The hands were as far apart as for bread. “It grew while I was telling it,” said {H}.'
      ]
    },
    {
      id: 'pass-it-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“May we pass it round?” asked the class. {H} put it into {A}’s palm, with great care. {A} took it by the edge and held it up to the light. Then {A} sneezed. They both looked at the floor.',
        '“Don’t step on it,” said {H}. They felt about on the rug, all the way to the wall. It was not easy, for it was not there. “Here,” said {A} at last. “It had rolled.” {H} blew the fluff off.'
      ]
    },
    {
      id: 'how-heavy',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How heavy is it?” asked {A}. {H} held out both hands like scales. In the left one lay a spoon, and it went down. In the right one lay the thing, and it went up as high as {H}’s ear.',
        '“So it weighs less than a spoon,” said {A}. So {H} took a feather out of the cushion instead of the spoon. Now the thing went down, but only a tiny bit. “More than a feather and less than a spoon,” said {A}. “It could be anybody’s sock.”'
      ]
    },
    {
      id: 'sea-in-a-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can hold it to your ear,” said {H}, “and it sounds like the sea, only smaller.” {A} held an empty hand to one ear, and made it hollow. “It does,” said {A}. There it was, quite far out.',
        '{H} tried it as well. The sounds of the whole room ran round in there, and came out as waves. “You’ve got it on!” said {H}. But {A} could not see it, for it was at {A}’s ear.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came to school as well, and had a good look at the empty hands. {A} looked into the left one for a long time, and then into the right one. It did not take {A} long to see that neither was food.',
        '“{A} is the only one who’s looked from below,” said {H}, and held them lower. It was of no use. {A} may have known what it was, but did not put up a paw.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Is it a bun?” asked {A}, from the back row. “No,” said {H}. “A very small hat?” “No.” “Is it a bun that somebody’s sat on?” asked {A}, who could have eaten one just then.',
        '{H} showed it again, more slowly. “I’ve got it,” said {A}. “It’s a bun, and you’ve got both your hands round it because it’s hot.” {H} put the hands away for a while, until they had cooled.'
      ]
    },
    {
      id: 'why-it-stayed',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why did you leave it at home?” asked {A}. “I put it where I’d see it,” said {H}, “and I did see it. I thought: there it is, I can’t forget that. Then I put on my shoes.” {A} nodded. “I once put a note on the door, so as not to forget my key.”',
        '“Did you forget it?” asked {H}. “Not the note,” said {A}. “I had that with me. It said: key.”'
      ]
    },
    {
      id: 'elder-horse',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I showed a horse once,” said {S}, “with nothing but my hands. I began with the ears and I’d got as far as the neck when the bell rang.” “And the rest?” asked {A}.',
        '“The rest was on Tuesday,” said {S}, “but I had a cold on Tuesday. So half of it’s still up there, I suppose, looking out of the window.” Then {S} drew the back in the air, and the tail, so that the horse could go home.'
      ]
    },
    {
      id: 'child-nothing',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted a turn as well, and came to the front with two fists. “Guess what I’ve got,” said {S}. “Nothing,” said {A}. {S} opened one fist, and there was nothing in it. “You saw,” said {S}.',
        '“What’s in the other?” asked {A}. {S} looked in first, to be sure. “It’s some more,” said {S}. {A} had to say that it was very well shown. You could tell at once what it was, and from the back row too.'
      ]
    },
    {
      id: 'on-the-thumb',
      A: 'partner',
      paragraphs: [
        '“You need something that keeps its size,” said {A}. {H} held up one thumb. “It’s as big as that,” said {H}, “from the tip to the bend.” A thumb did not grow while you were talking. {A} came closer, and looked.',
        '“What are those lines?” asked {A}. They were as thin as hairs, and went round and round to a middle. Everybody has some, and nobody has the same. “That’s it!” said {H}. “That’s just how it goes! I had it on me all the time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-looks-out',
      A: 'partner',
      paragraphs: [
        '{H} rolled in one finger after another, and showed the fist from the side. It went round and round, to a middle. It did not grow.',
        '“It’s brown,” said {H}, “and it was under the hedge in the wet.” Very slowly two fingers came out at the front and looked about. {A} touched one, and both went in. “It’s a snail shell,” whispered {A}. “Now you see it,” said {H}.'
      ]
    },
    {
      id: 'left-or-right',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} rolled up a fist as well, and they held them side by side. One went round to the right and one to the left. “That can’t be,” said {H}. “Snails go to the right, nearly all of them.” {A} had used the left hand.',
        '“And if there’s one that goes to the left?” asked {A}. “Then it’s so rare that people call it a king,” said {H}. {A} held the king a bit higher after that, and it did not look out for just anybody.'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’d like the back row to see it too,” said {A}, and turned the lamp. There was the snail on the wall, as big as a sofa, with horns like walking sticks. It crept past the picture and over the door.',
        '“Now it’s grown again,” said {H}. But this time everything had grown. The thumb beside it was as big as a sofa too, so that was fair.'
      ]
    },
    {
      id: 'other-thumbs',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“What’s on mine?” asked {A}, and held up a thumb. There was no middle in that one. The lines came in on one side, went round a bend, and left again. “You’ve got a racecourse,” said {H}. “You had it before you were born.”',
        '{A} had not known that. They looked at the other fingers, and at a big toe. The toe had been walked on so much that you could not say who was winning.'
      ]
    },
    {
      id: 'with-somebody-in-it',
      A: 'partner',
      paragraphs: [
        'Then the bell rang, and they went home down the hall. There was the shell, in the slipper, just as big as a thumb. {A} looked in at the front, and waited a while. “It’s empty,” said {A}. “Yours has got somebody in it.”',
        '{H} put the shell into the school bag. “And if the bag stays at home?” asked {A}. {H} rolled up one hand, and two fingers looked out. “This one can’t,” said {H}. “It’s fixed on.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat in the back row, for the show.',
      '{names} looked at the empty hands, first at one and then at the other.',
      { text: '{names} put up a hand, which had nothing in it either.', needs: ['hands'] },
      { text: '{names} wrote down what it was, and left a gap for the word.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the place where it was, and saw right through it.',
      '{names} waited for it to get even bigger.',
      { text: '{names} guessed a bun as well, and drew one.', needs: ['hands'] },
      { text: '{names} measured it with both hands, and got another size.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close, and the snail went in.',
      '{names} kept so still that the two fingers came out again.',
      { text: '{names} rolled up a fist too, and it was a younger one.', needs: ['hands'] },
      { text: '{names} searched all ten fingertips for a middle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sofa was only a sofa again. The bag stood by the door, with the shell in it. The slipper went back to the other slipper.',
    '{H} washed both hands, and the lines stayed on. Then {H} lay down, with one arm outside the blanket. At the end of it somebody looked about once more, and went in.'
  ],
  last: [
    'In its bag the shell lay empty. On the pillow lay a hand with somebody in it, and {H} was asleep.',
    'The fingers were rolled in, round and round to a middle, and {H} was asleep.'
  ]
})
