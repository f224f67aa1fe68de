import { wishPlot } from '../wish-plot.ts'

export const toothMouse = wishPlot({
  id: 'wish-tooth-mouse',
  wishes: ['ratoncito perez', 'ratoncito pérez', 'el ratoncito perez', 'tooth fell out ratoncito', 'tooth ratoncito', 'el ratoncito pérez', 'raton perez', 'ratón pérez', 'ratoncito', 'perez mouse', 'pérez mouse', 'tooth mouse', 'tooth mice', 'mouse tooth', 'mouse teeth pillow', 'mouse takes tooth', 'petite souris', 'la petite souris', 'souris dents', 'topolino dei denti', 'mouse comes for tooth', 'mouse tooth pillow', 'mouse who collects teeth', 'mouse collects teeth'],
  except: ['forgot', 'forgets', 'forgotten', 'real', 'exist', 'cat', 'dentist', 'toothache', 'broken', 'knocked', 'died', 'elephant', 'lion', 'sore', 'trap'],
  answers: ['tooth', 'teeth', 'coin', 'pillow', 'coming', 'comes', 'came', 'visit', 'visits', 'brings', 'brought', 'tonight', 'tomorrow', 'first', 'wobbly', 'fell', 'lost', 'out', 'mouse', 'collects', 'night', 'spain', 'mexico', 'argentina', 'present', 'under', 'little', 'her', 'his', 'my', 'will', 'who', 'when', 'story'],
  moods: ['first', 'waiting', 'proud', 'lost'],
  partnerPlays: true,
  company: ['mouse', 'tooth', 'pillow', 'coin', 'sleeper', 'tin'],
  about: 'Ratoncito Pérez has a tooth to fetch from under a head that lies on it, and finds out what makes a sleeper turn over.',
  titles: ['Done on One Side', 'The Mouse in the Biscuit Tin', '{H} Fetches a Tooth', 'Under a Very Heavy Head', 'With Thanks, One Tooth, Front'],
  want: [
    {
      id: 'last-tooth',
      A: 'partner',
      paragraphs: [
        '{H} was Ratoncito Pérez, the mouse who fetches the teeth. It had a straw hat, a red bag and very quiet feet. Eleven had been fetched that night. The last one lay under the pillow of {A}.',
        'It was a bean. In its place the mouse had to leave a coin, which was a button. Only {A} lay on top, and snored, and a head is as heavy as a cat. {H} wanted to have that tooth and be gone, without waking anybody.'
      ]
    }
  ],
  way: [
    {
      id: 'the-arm',
      A: 'partner',
      paragraphs: [
        '{H} pushed one arm in under the pillow. There was the tooth, with the whole head above it. The mouse pulled. “Five more minutes,” said {A}, fast asleep, and got even heavier.',
        'So the mouse tickled the nose with the end of its tail. The nose went to and fro. {A} rolled over. It was the wrong way, and now the arm was under there as well.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Ratoncito Pérez lives in a biscuit tin. It stands in a sweet shop in Madrid, and there is a small sign outside. That is quite true, you can go and look. {H} sat in the kitchen tin, up to {H}’s knees. It was a bit tight. “Is there a wife?” asked the sleeper, who talked in the night.',
        '“A wife, and children,” said {H}. “And is it crunchy?” “Only in the corners,” said the mouse.'
      ]
    },
    {
      id: 'for-a-king',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The story was once written for a king, who was eight and had a loose tooth. In it the mouse went out at night and took the king with it. “Did he have a bigger coin?” murmured {A}. “No,” said {H}. “A tooth’s a tooth.”',
        'The sleeper thought about that, with both eyes shut. “I’d have put a crown on it,” said {A}, and laughed so hard that the bed shook. The mouse did not know what was funny.'
      ]
    },
    {
      id: 'measuring',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The mouse measured it from the side. From the edge of the pillow to the tooth it was three tails. {H} had one. It was tied to a sock, and the sock to a ribbon, and in it went.',
        'Something took hold at the far end. {H} pulled. “Thank you,” said {A}, still asleep, and kept the sock. From then on there was one warm hand more in it.'
      ]
    },
    {
      id: 'growing-teeth',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The mouse knew about teeth. Its own never stopped growing, and it had to gnaw something every day. “With people one falls out, and another comes,” said {H}, gnawing a crust. “You get twenty small ones first. Then you get thirty-two, and that’s it.”',
        '“Who has the others?” asked the sleeper. “I do,” said the mouse. “They’re all in drawers. I know every one of them by its bite.”'
      ]
    },
    {
      id: 'other-countries',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In France it is a mouse as well, and in Mexico. In other countries there is a fairy, and in some you throw the tooth over the roof. “Then who catches it?” asked {A}. “Somebody with a hat,” said {H}, and held it out.',
        'Now and then the fairy and the mouse meet at night, and look at their lists. “The fairy’s got the better light,” said the mouse, “but I’ve no wings to fold up.”'
      ]
    },
    {
      id: 'squeaky-board',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'To come at it from the other side, the mouse had to go round the bed. There was a board there that talked. “Eeek,” it said. {H} stood on one foot. “Who’s there?” said {A}, with {A}’s eyes closed. “A board,” said {H}. “Oh,” said {A}. “What’s new?”',
        'Now it had to go on. “Not much,” said the board. “I’ve been lying down.” “Me too,” said the sleeper. They had so much in common that it took a quarter of an hour.'
      ]
    },
    {
      id: 'snore',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} snored, and there was a rule to it. First it went up like a saw. Then came a gap, when you could have done something. Then it went down, and whistled. “In the gap,” the mouse decided, and got ready, and reached in.',
        'It was a short one. The mouse came out again with some fluff. It got ready for the next. That one was so long that {H} began to worry, and bent right over. “Pffff,” said {A}, and the hat was gone.'
      ]
    },
    {
      id: 'colleague',
      A: 'other',
      spare: 8,
      paragraphs: [
        'At the window {A} put in a nose, who was a cousin and did the next street. “Are you still on that one?” whispered {A}. “It’s a heavy head,” said {H}. “They read too much,” whispered {A}. “With mine it fell out in the soup. I had to swim.”',
        'They shared a crumb on the sill. “What’s the best that you’ve ever fetched?” asked {H}. “It had a letter with it,” said {A}, “and the letter said, Please may I keep it. So I left the coin, and took the letter.”'
      ]
    },
    {
      id: 'whiskers-in-the-dark',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'It was dark, but a mouse has whiskers for that. {H} held out ten fingers to the left and the right, and brushed along everything. “Wall,” said the mouse. “Glass of water. Book. Ear.” The ear twitched. “Whose is that?” asked {A}. “It’s yours,” said {H}.',
        '“Then that’s all right,” said the sleeper. With the whiskers you could feel a smile as well. It was round at the ends, and went up.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the foot of the bed lay {A}, with one eye open. For a mouse that is a serious matter. {H} took off the hat. “I’m here on business,” whispered {H}, and showed the bag. {A} sniffed at it from one end to the other.',
        'There were eleven teeth in it, and a bit of cheese for the journey. The cheese was the ticket. After that {A} shut the eye, and had seen nobody.'
      ]
    },
    {
      id: 'elder-thread',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I got a walnut for mine,” said {S}. “It was glued together again, and when I opened it, there was a peseta inside.” “How did the mouse do that?” asked {A}. “I didn’t ask. You don’t, with mice.”',
        '“And have you still got it?” “I spent it,” said {S}, “on a liquorice stick, and that pulled out the next. I must have been the best customer in the town.”'
      ]
    },
    {
      id: 'small-mouse-child',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the mouse’s youngest, and was allowed to come along for the first time. “I’ll carry the coin,” whispered {S}. It was warm by now from being carried. “Don’t drop it,” whispered {A}. They listened to it roll, all the way to the wall.',
        '“It’s stopped,” whispered {S}. Then both of them crawled about under the bed with their tails in the air. There were two more buttons. “Somebody’s left change,” said {S}.'
      ]
    },
    {
      id: 'baby-first',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'The mouse looked in on {A} too, to see what was coming. It held the torch low. {A} opened wide. There was a great deal of pink, and in front something as small as a grain of rice. “Don’t hurry,” said {H}. “It isn’t needed before you’re six.”',
        'It went into the book with the date. {A} took hold of the pencil, and bit it, to leave a sample.'
      ]
    },
    {
      id: 'guest-form',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'There was a person on the sofa that night as well, and it was {A}. The mouse looked under the cushion to be on the safe side. “I’ve got nothing for you,” said {A}, who was awake. “Mine are all staying.” “That’s a pity,” said {H}. “They’re good ones.”',
        '“Do you also take buttons?” asked {A}. One had come off the cuff. The mouse gave a bean for it. Now there was something under the sofa cushion after all.'
      ]
    },
    {
      id: 'pancake',
      A: 'partner',
      paragraphs: [
        'The mouse lay there with one arm under the pillow, and could not get away. It blew into the ear, and it pulled at the blanket. Each time the sleeper only held on tighter. It began to get light.',
        '“You can’t turn somebody,” said {A}, who heard it all and was asleep. “They’ve got to do it by themselves.” “And when do they?” whispered {H}. “When they’re done on one side,” murmured {A}. “I’m dreaming that I’m a pancake.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        'The mouse thought about that for a moment. Then it bent to the ear. “There’s butter in the pan,” whispered {H}. “You’re quite brown underneath, with a lacy edge. Somebody’s coming with the flat spoon.” {A} smiled.',
        '“And now,” whispered the mouse, “hup!” And {A} turned over, from one side to the other. For that one moment there was no head on the pillow at all. Out came the arm and the tooth. In went the coin.'
      ]
    },
    {
      id: 'look-at-tooth',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The mouse held the tooth up to the window. It was smooth at the top, and at the bottom it had a crinkly edge. “Toast,” said {H}, and turned it. “Apple. The corner of a book. And here somebody bit on a spoon and was surprised.”',
        'It went into the bag with the others, but on top, where it was not so crowded. “Eleven and one,” breathed {A} in the dream. “That’s a dozen, with syrup.”'
      ]
    },
    {
      id: 'receipt',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'A proper mouse leaves a receipt. {H} wrote it by the light of the street, very small. “With thanks, one tooth, front, a bit chewed.” Under that came a paw, and it was a thumb with jam on it.',
        'They put it beside the glass of water, where it would be found. “What’s the weather like?” asked {A}. “Good for pancakes,” wrote the mouse underneath, to be polite.'
      ]
    },
    {
      id: 'home-by-light',
      A: 'partner',
      paragraphs: [
        '“Are you off?” asked {A}, with {A}’s eyes shut. “I’ve never been here,” whispered {H}. “And I haven’t seen you,” said {A}. “Could you do the other side too, before you go?”',
        'The mouse put on the straw hat. “In a minute,” it whispered into the ear. “It’s still got to get brown.” And on very quiet feet it went home to its tin, with a dozen teeth in the bag. Behind it the sleeper lay in the pan and waited.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} snored as well, to help.',
      '{names} curled up by the bed and left a path just wide enough for a mouse.',
      { text: '{names} found a button that would do for a coin.', needs: ['hands'] },
      { text: '{names} put the straw hat straight on the mouse.', needs: ['hands'] }
    ],
    way: [
      '{names} turned over at every whisper.',
      '{names} sneezed, and the mouse lay flat.',
      { text: '{names} held the blanket up a little at one corner, without a word.', needs: ['hands'] },
      { text: '{names} lifted a finger to the lips, and went shh at a mouse.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled pancakes, where there were none.',
      '{names} rolled over too, at the hup.',
      { text: '{names} waved to somebody who had never been there.', needs: ['hands'] },
      { text: '{names} pulled the sheet smooth, as you do for a pancake.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bean went back to the beans, and the red bag to its hook.',
    'Ratoncito Pérez brushed every tooth, at the front and at the back, knowing what they were worth. Then {H} lay down, at first on one side.'
  ],
  last: [
    'Hup, and {H} lay on the other side, and was asleep.',
    'Nobody had seen anybody, and {H} slept.'
  ]
})
