import { wishPlot } from '../wish-plot.ts'

export const christmasMarket = wishPlot({
  id: 'wish-christmas-market',
  wishes: ['christmas market', 'christmas markets', 'xmas market', 'christmas fair', 'christmas fayre', 'weihnachtsmarkt', 'christkindlmarkt', 'winter market', 'gingerbread christmas', 'gingerbread man christmas', 'gingerbread christmas market', 'gingerbread man market', 'gingerbread man christmas market', 'christmas gingerbread', 'gingerbread heart', 'gingerbread stall', 'christmas stalls'],
  except: ['lost', 'attack', 'crash', 'died', 'sad', 'house', 'baking', 'bake', 'making', 'make', 'decorating', 'stolen', 'thief', 'hurt', 'santa', 'father', 'reindeer', 'elf', 'without', 'cancelled'],
  answers: ['going', 'visit', 'visiting', 'trip', 'gingerbread', 'man', 'men', 'biscuit', 'lights', 'stalls', 'stall', 'carousel', 'almonds', 'mug', 'hot', 'chocolate', 'tree', 'star', 'snow', 'cold', 'germany', 'evening', 'night', 'tomorrow', 'saturday', 'first', 'with', 'family', 'granny', 'grandma', 'oma', 'grandpa', 'town', 'our', 'at', 'heart', 'ribbon'],
  moods: ['first', 'waiting'],
  company: ['swan', 'market', 'gingerbread man', 'tree', 'ribbon', 'carousel', 'Christmas'],
  about: 'At the Christmas market the hero buys a gingerbread man and wants to get him home whole, but what breaks off may be eaten, and a good deal breaks off.',
  titles: ['What Breaks Off May Be Eaten', 'Whole, Seen from Here', '{H} at the Christmas Market', 'By His Own Ribbon', 'One Foot Fewer to Get Cold'],
  want: [
    {
      id: 'one-coin',
      A: 'partner',
      paragraphs: [
        'The Christmas market was four chairs with lamps on. {H} had just one coin. With it {H} bought a gingerbread man, with three icing buttons and a red ribbon to hang by. He was for the tree at home. “I’m going to get him there whole,” said {H}.',
        '{A} smelled him. “Honey,” said {A}, “and cloves.” Then {A} stood up very straight, like somebody who only ever looks.'
      ]
    }
  ],
  way: [
    {
      id: 'carousel-foot',
      A: 'partner',
      paragraphs: [
        'In the middle of the market was a carousel, and that was the table. They rode round and round it, and {H} had the swan, which was a stool. {H} held the gingerbread man tight by one foot, so that he did not fly off. Crack. He had flown off. The foot was still there.',
        '“You may eat what breaks off,” said {A}. “That’s how it’s done at the market.” {H} did not want it. So {A} did. “He’s got one foot fewer to get cold,” said {A}, with {A}’s mouth full.'
      ]
    },
    {
      id: 'almonds',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They smelled the almonds before they saw them. The man turns them in a copper pan with sugar until they crackle. {A} was the man, with a wooden spoon and walnuts. “A bag of them?” “I’ve no more money,” said {H}. “Then have a smell,” said {A}. “It’s free on the left-hand side.”',
        'They stood on the left-hand side for some time. You could get quite full there. The gingerbread man was held up too, and smelled a bit more of almonds after that.'
      ]
    },
    {
      id: 'mug',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was hot punch, made of apple, in mugs that looked like boots. “You pay a bit extra for the mug,” said {A}, “until you bring it back.” So {H} took one, and gave it back at once, to see. It was true.',
        'They did it three times. Then {A} wanted something in it. The steam came up into their faces, and everybody had a red nose. “That’s not from the cold,” said {H}. “That’s from looking in.”'
      ]
    },
    {
      id: 'nutcracker',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the next stall stood the nutcrackers in a row, with their teeth showing. Each had a lever at the back, and when you lifted it the jaw went down. {A} was one of them, and stood very stiff. {H} lifted up the end of {A}’s scarf. The mouth opened.',
        '{H} put in a hazelnut, and let go of the scarf. Nothing cracked. “It’s too hard,” said the nutcracker, round the nut. “What do you crack, then?” “Jokes,” said {A}, and then the nut fell out.'
      ]
    },
    {
      id: 'glass-balls',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'One stall had nothing but glass balls. They are blown out of a hot tube, like bubbles, and get their silver on the inside. In each of them there was a whole market, all bent, with a very small {H}. “There I am,” said {H}, “and there, and there. I’m the only one who’s come.”',
        '{A} bent down too. Now there were two on every ball, with big noses. They waved. All over the stall people waved back, and the gingerbread man was among them.'
      ]
    },
    {
      id: 'honey-cake',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“How old do you think he is?” asked {A}, meaning the gingerbread man. “He’s new,” said {H}. “The dough has to lie about for weeks before it’s baked,” said {A}. “And afterwards he keeps until Easter. He’s made of honey, and that doesn’t go off.”',
        '{H} looked at him with more respect. So he had known what was coming for quite a time. He still smiled. “It’s icing,” said {A}. “It can’t do anything else.”'
      ]
    },
    {
      id: 'brass-band',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On the steps there was a brass band, and their fingers were frozen. {A} played the tuba, through a roll of kitchen paper. “Oom,” went {A}. “Pah,” went {H}, a bit later. They played a slow one. The last note nearly froze to the step.',
        'An old lady put a coin into the hat. “Now you can buy another one,” said {A}. It was a very small coin. They bought a rest with it, and sat down on the lowest step.'
      ]
    },
    {
      id: 'woolly-socks',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There were socks as well, made from real sheep. {A} was the lady who knits them, and did not look up. “What size?” asked {A}. “For him,” said {H}, and held up the one who had only one foot. {A} thought about it. “I don’t sell them singly,” said {A}.',
        '“He could wear them both on the one,” said {H}. They tried it, over his whole leg. It reached to the second button. “Now he’s dressed from the bottom up,” said the lady, “and that’s where it gets in.”'
      ]
    },
    {
      id: 'stall-keeper',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Step up, step up!” called {A}, who had the stall with things that nobody needs. “A brush for brushes? A bell that can’t be heard? A candle in the shape of a smaller candle?” {H} wanted the bell.',
        '{A} rang it. They both listened. “Lovely, isn’t it?” said {A}. “People use it at night.” And how much was it? “You can’t buy it,” said {A}. “Nobody can find it in the box.”'
      ]
    },
    {
      id: 'steam-hands',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'It was so cold that their breath stood in front of them. {H} breathed out a big one, and {A} walked through it. “That was a warm one,” said {A}. “Have you got another?” They stamped with both feet, the left for warmth and the right for the left.',
        '“He doesn’t breathe at all,” said {H}, and held a hand in front of the gingerbread man. “He’s saving it up,” said {A}. “You can smell it, he’s full to the top.”'
      ]
    },
    {
      id: 'pet-under-stall',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Under the sausage stall lay {A}. It is the best place in the whole market, and it had been taken since four. Whatever falls down there has fallen for good. {H} held the gingerbread man higher. {A} looked up at him in a friendly way.',
        '“He isn’t a sausage,” said {H}. {A} knew that. It was only holding the place open, in case he should want to come down.'
      ]
    },
    {
      id: 'elder-heart',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once got a gingerbread heart,” said {S}, “with icing on it. It said, To my treasure. I hung it over the bed for nineteen years.” “And then?” asked {A}. “Then the ribbon gave. It fell down in the night and chipped the floor.”',
        '“And who was it from?” {S} looked up at the lamps for a bit. “I’ve still got the treasure part,” said {S}. “It’s in with the buttons.”'
      ]
    },
    {
      id: 'small-carousel-man',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the carousel man, and rang the bell. “All aboard! Hold tight to the swan!” {A} sat down on the swan. {S} pushed it, puffing, and it went a quarter of the way round. “That was a whole ride,” said {S}. “Tickets!”',
        '“But I haven’t got back to where I was,” said {A}. “You need four tickets for that,” said {S}. So {A} rode out the other three, and was there again.'
      ]
    },
    {
      id: 'baby-lights',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} was carried through the market and saw the lamps. You could see them in each eye, all four, upside down. “Da,” said {A}, and pointed. At the next one it was “Da” again. There was something to be said about every lamp, and always the same.',
        'Then came the gingerbread man. {A} looked at him for a long time, and at the three buttons. “Ba,” said {A}. So he was no lamp. That was cleared up.'
      ]
    },
    {
      id: 'guest-lost-glove',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} came along with only one glove. “I’ve been round three times,” said {A}. “I keep thinking that I see it, and then it’s a mitten.” {H} helped to look. On a fence post sat a glove with its fingers up, as people put them there.',
        '“That’s not mine,” said {A}, “but it’s waving.” They waved back. Because it looked so cold, {A} put the other one over it. Then {A} went home with both hands in {A}’s pockets.'
      ]
    },
    {
      id: 'squeezed-arm',
      A: 'partner',
      paragraphs: [
        'Now {H} held him with both hands, tight against the coat. They went through the crowd, which was cushions. Crack. It was an arm. Crack. That was a button, with some tummy. {A} picked everything up. “It’s the rule,” said {A}, chewing.',
        '“I’m holding him as tight as I can!” said {H}. {A} stopped chewing. “That’s what’s doing it,” said {A}. “Look where he breaks. It’s always where you’ve got hold of him.”'
      ]
    }
  ],
  turn: [
    {
      id: 'own-ribbon',
      A: 'partner',
      paragraphs: [
        '{H} looked at both hands. They were sticky. Then {H} let go of the gingerbread man, one finger after the other, and took only the ribbon. He hung from it quite freely, and looked at the lamps. “He’s got that for hanging,” said {H}.',
        'So they walked home past all the stalls. He swung to and fro, and bumped into nothing. Not a crumb fell. “Pity,” said {A}.'
      ]
    },
    {
      id: 'last-round',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The market was closing. One lamp after the other went out, and the shutters came down. “Good night, almonds,” said {H}. “Good night, socks.” A few people still stood about with a mug. Nobody wanted to be the first to go.',
        '“Where does it all go at night?” asked {A}. “They put the lid on,” said {H}, “and then it stays warm.” It smelled of it out in the road too, as far as the second corner.'
      ]
    },
    {
      id: 'bag-of-crumbs',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In {A}’s pocket there was something left, and it was the heel of the foot. “I kept it,” said {A}. “I only wanted to see if I could.” {H} looked at it, and held it against the leg. It fitted exactly.',
        'But it did not stay. “He’s used to it by now,” said {H}. So they broke the heel in two. It tasted of honey and a bit of pocket.'
      ]
    },
    {
      id: 'on-the-tree',
      A: 'partner',
      paragraphs: [
        'At home there was the tree, which was the coat stand with a green scarf round it. He had one foot, one arm and two buttons. {H} hung him a bit further in. Now there was green in front of the foot, and green in front of the arm.',
        'Only the face peeped out, and smiled. “On a tree you never see more than that,” said {A}. They stepped back as far as the door. “He’s whole,” said {H}. “From here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed along the whole row of stalls, and came back for the second.',
      '{names} stood close to a lamp, where it was nearly warm.',
      { text: '{names} tied the red ribbon again, in a better bow.', needs: ['hands'] },
      { text: '{names} wrapped one more scarf round {H}, right up to the eyes.', needs: ['hands'] }
    ],
    way: [
      '{names} rode once round the table on a horse that was a chair.',
      '{names} found a crumb that nobody had counted.',
      { text: '{names} held the swan still for getting off.', needs: ['hands'] },
      { text: '{names} rang a spoon on a glass for the next ride.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked home behind the gingerbread man, hoping for a breeze.',
      '{names} looked at the tree from so close that it tickled.',
      { text: '{names} bent a bit of green in front of where the arm had been.', needs: ['hands'] },
      { text: '{names} switched on one lamp for the tree.', needs: ['hands'] }
    ]
  },
  bed: [
    'The market was four chairs again, and the swan went back under the table.',
    '{H} washed both hands until they let go of everything. From the bed you could see the tree, and a face in it.'
  ],
  last: [
    'Somebody smiled out of the green, in icing, and {H} was asleep.',
    '{H} had let go of everything, one finger after the other, and slept.'
  ]
})
