import { wishPlot } from '../wish-plot.ts'

const BEASTS = ['moose', 'elk']

export const mooseAtTheSupermarket = wishPlot({
  id: 'wish-moose-at-the-supermarket',
  beginsElsewhere: true,
  wishes: ['a moose at the supermarket', ...BEASTS.flatMap((beast) => [`${beast} supermarket`, `${beast} grocery store`, `${beast} goes shopping`, `${beast} shop`]), 'moose buys', 'moose went shopping', 'moose in the shop looking for leaves', 'elk trolley', 'elk aisle', 'cow supermarket', 'giraffe supermarket', 'bear supermarket', 'bear cow supermarket', 'moose knocks everything down shop', 'moose shelves', 'moose trolley', 'moose shopping cart', 'moose cornflakes', 'moose cereal aisle', 'moose groceries', 'moose till', 'moose checkout', 'moose stuck in aisle', 'animals in the supermarket', 'animals go shopping supermarket', 'wild animals supermarket'],
  answers: [...BEASTS, 'cow', 'llama', 'giraffe', 'bear', 'animal', 'animals', 'wild', 'supermarket', 'shop', 'shops', 'store', 'grocery', 'groceries', 'market', 'shopping', 'shopper', 'shelf', 'shelves', 'aisle', 'aisles', 'trolley', 'cart', 'basket', 'till', 'tills', 'checkout', 'queue', 'line', 'beep', 'cornflakes', 'cereal', 'loo', 'toilet', 'rolls', 'roll', 'paper', 'tins', 'tower', 'peas', 'biscuits', 'honey', 'milk', 'noodles', 'celery', 'leaves', 'parsley', 'carrot', 'carrots', 'vegetables', 'mop', 'food', 'hungry', 'antlers', 'antler', 'stuck', 'too', 'big', 'wide', 'tall', 'polite', 'sorry', 'clumsy', 'funny', 'silly', 'huge', 'brown', 'little', 'small', 'friendly', 'lost', 'loose', 'goes', 'go', 'going', 'went', 'came', 'comes', 'walks', 'walked', 'into', 'in', 'at', 'the', 'a', 'an', 'to', 'with', 'and', 'who', 'that', 'between', 'among', 'our', 'us', 'we', 'knocks', 'knocked', 'everything', 'down', 'over', 'looks', 'for', 'wants', 'wanted', 'buy', 'buys', 'bought', 'buying', 'helps', 'one', 'day', 'morning', 'evening', 'saturday', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'canada', 'sweden', 'norway', 'finland', 'alaska', 'named', 'called', 'woods', 'forest', 'wood', 'from', 'then'],
  except: ['hit', 'crash', 'accident', 'hurt', 'hospital', 'died', 'dead', 'hunt', 'hunting', 'hunter', 'shot', 'bite', 'bit', 'attack', 'attacked', 'chased', 'scared', 'afraid', 'police', 'teddy', 'toy', 'drive', 'thru', 'monkey', 'monkeys', 'alien', 'aliens', 'christmas', 'santa', 'sleigh', 'gummy', 'polar', 'hibernate', 'sleeps', 'cried', 'crying', 'tantrum', 'lost mum', 'milked', 'ice cream', 'burger', 'dinosaur'],
  moods: ['waiting', 'change', 'first'],
  isTale: true,
  out: true,
  company: ['moose', 'bear', 'cow', 'giraffe', 'llama', 'antler', 'antlers', 'cornflakes', 'loo rolls', 'rolls', 'boxes', 'tower', 'tins', 'peas', 'till', 'tills', 'shelf', 'shelves', 'celery', 'mop', 'nose', 'supermarket', 'door', 'basket', 'biscuits', 'radish', 'voice', 'ceiling', 'balloon', 'carton', 'eye', 'noodles', 'trees', 'woods'],
  about: 'A moose fits exactly between the shelves of the supermarket, and each time that it looks round politely more comes down, until it is seen how it gets through its trees at home: with its nose up, for then the antlers lie back.',
  titles: ['Antlers Back, Please', 'A Moose at the Supermarket', 'Between the Cornflakes and the Loo Rolls', '{H} and the Polite Moose', 'Mind the Peas'],
  want: [
    {
      id: 'it-fitted-exactly',
      A: 'partner',
      paragraphs: [
        'A moose stood in the supermarket, between the cornflakes and the loo rolls, and {H} wanted the cornflakes. It fitted exactly. One antler touched the boxes, and the other touched the rolls. “Excuse me,” said {H}.',
        'The moose was polite, and turned its head to see who it was. Down came the cornflakes. It looked at those, and was sorry, and down came the loo rolls. “Don’t look at anything,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'beep-beep',
      A: 'partner',
      paragraphs: [
        'Behind it waited a bear with a basket, a cow and a llama. “Could you walk backwards?” asked {H}. They all could. The cow went beep, beep, beep, so that people knew. At the end of the shelf stood a tower of tins.',
        'There the moose had to turn round. After that there was no tower, and there were peas as far as the till. The moose looked at the peas, and was sorry, and there went the biscuits. “Back in again,” said {A}, “where everything’s down already.”'
      ]
    },
    {
      id: 'somebody-held-the-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did it get in?” asked {A}. People had seen it. It had come to the big glass door, and the door had opened by itself. No tree had ever done that for it. It bowed, and came in, and went out, and came in again.',
        '“Who did it bow to?” asked {H}. “To whoever was holding the door,” said {A}. At the tenth time it thought that it was somebody else’s turn. So it stood outside, and waited for the door to come through first.'
      ]
    },
    {
      id: 'like-shopping',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked into the bear’s basket. There were nine jars of honey in it, and on top lay one radish. “What’s the radish for?” asked {H}. “It’s so that it looks like shopping,” said {A}. The bear pushed the radish a little to the left, where you could see a lid.',
        '“Do you like radishes?” {H} asked it. The bear nodded, and took a small bite, to show how much. Its whole face screwed up, as far as the ears. Then it wiped its tongue on the basket.'
      ]
    },
    {
      id: 'the-bread',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A voice came out of the ceiling. “Will the owner of the moose please come to the bread.” Nobody came. “It hasn’t got one,” called {H}. It was quiet up there for a moment. “Then will the moose please come by itself,” said the voice.',
        'The moose looked for the bread, on the left and on the right. “Not the noodles,” said the voice. “Not the soap.” A lot of things rolled by. “Thank you,” said the voice, rather fast. “The bread will come to the moose.”'
      ]
    },
    {
      id: 'somebody-it-knew',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By the milk the cow stopped. On every carton there was a picture of a cow, in a green field. It looked at them one after the other, all along the fridge. “What’s it looking for?” asked {H}. “Somebody it knows,” said {A}.',
        'In the last row but one it mooed, quite softly. It pulled that carton to the front with its lip, and stood it up straight. {A} bent down, and looked from the one to the other. They had the same ears. “It’s come out very well,” said {A}.'
      ]
    },
    {
      id: 'ten-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The llama had gone to the quick till. “Ten things, and no more,” it said on the sign. The llama had eleven in its basket. It looked at the sign for a while. Then it ate one of its carrots, and looked at nobody.',
        '“Now it’s ten,” said {H}. “But it hasn’t paid for that one,” said {A}. The llama stopped chewing. Slowly it put out its lip, and laid the green end of the carrot on the belt. And now it was eleven again.'
      ]
    },
    {
      id: 'other-asks-for-noodles',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone for the noodles, on the other side of the shelf. Where the cornflakes had been there was a gap now, right through. In the gap was an eye, as big as a plum. “Have you got any of the thin ones?” asked {A}, who took it for somebody from the shop.',
        'The eye blinked. Something soft came through and pushed a packet into {A}’s hand. “These are loo rolls,” said {A}. The eye looked so sorry that {A} took them. “I suppose they cook for longer,” said {A}.'
      ]
    },
    {
      id: 'pet-and-the-floor',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} didn’t think much of supermarkets. Everything that smelled good stood too high up. And now somebody had come who put it on the floor. {A} walked through the biscuits, as you walk through leaves in autumn, and lifted each foot.',
        'Then {A} looked up at the moose for a long time. It was the largest friend that {A} had ever had. From then on {A} kept just behind its left antler. Every time that the moose looked round, {A} was there first.'
      ]
    },
    {
      id: 'parsley',
      A: 'partner',
      paragraphs: [
        'Over the top of the shelf came a giraffe’s head, with parsley in its mouth. The moose smelled that. Up went its nose, higher and higher. And back went its antlers, flat along its sides. “It’s got thin!” said {H}.'
      ]
    },
    {
      id: 'elder-ear-first',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had a hat as wide as a table,” said {S}, “with cherries on. I could only go through a door sideways.” “Was that difficult?” asked {A}. “You get used to it,” said {S}. “I came into every room ear first. People thought that I was listening.”',
        '“And were you?” “After a time I was,” said {S}. “You hear a lot, ear first.” {A} went round the end of the shelf like that, and heard a pea roll by.'
      ]
    },
    {
      id: 'child-with-leeks',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} held a leek on each side of {S}’s head, and had antlers. {S} looked left, and {S} looked right. Nothing came down. “They’re too short,” said {A}. {S} stood nearer to the soup. Then {S} looked round once more, politely, and one packet fell over.',
        '“Sorry,” said {S}, just like the moose, and beamed. {A} stood it up again. {S} looked at it, to see if it was all right. It fell over again. In the end {S} had said sorry to the whole row.'
      ]
    },
    {
      id: 'arms-for-antlers',
      A: 'partner',
      paragraphs: [
        '“In the woods the trees are closer than this,” said {A}. {A} stuck out both arms for antlers, and walked, and got stuck too. Then up went {A}’s nose, and back went both arms. “Nose up, antlers back!” said {A}. “At home the good leaves are always at the top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'celery-on-a-mop',
      A: 'partner',
      paragraphs: [
        '{H} found some celery with all its leaves on, and a mop. Up went the celery on the mop, and up went the nose. The moose walked out between the shelves, and not a box moved. But now it couldn’t see its feet. “Left at the soap,” called {H}. “Mind the peas. And step.”'
      ]
    },
    {
      id: 'such-a-fine-step',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Step,” called {A}, and the moose lifted one foot as high as a table. There was nothing there. “Why did you say step?” asked {H}. “I wanted to see it again,” said {A}. It was such a long, fine step.',
        'The bear came to the same place, and did it too, and so did the cow. After that they all stepped over what wasn’t there, just before the cheese. Somebody with a trolley lifted both feet, and never found out what it had been.'
      ]
    },
    {
      id: 'what-was-up-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The bear had put its nose up as well, and saw the ceiling for the first time. Up there was a balloon, with its string hanging down. It had got away at somebody’s birthday, and had been looking at bread ever since. “Nobody ever looks up in here,” said {A}.',
        'The giraffe took the string in its lips, and brought the balloon down. Nobody knew whose it was. So {H} tied it to the moose’s short tail. Now everybody could see where the moose ended.'
      ]
    },
    {
      id: 'the-last-tip',
      A: 'partner',
      paragraphs: [
        'Between the tills it was narrowest of all. The moose went through like a letter into a letterbox. It got its celery, and ate it, label and all. “Somebody has to pay for that,” said {A}. So the moose laid its tummy on the glass. Beep.',
        'Only then did {H} think of the cornflakes. The moose wanted to go back for them. “No!” cried everybody. But on the last tip of its left antler hung a box. It had been there all the time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood quite still, so as not to be looked at.',
      '{names} got a loo roll on the head, which was soft.',
      { text: '{names} caught a box of cornflakes, and then one more.', needs: ['hands'] },
      { text: '{names} held up the shelf with both hands, until it had stopped rocking.', needs: ['hands'] }
    ],
    way: [
      '{names} walked backwards too, without the beep.',
      '{names} looked up at the moose, and it was sorry to have been seen.',
      { text: '{names} picked up a pea, and there were the others.', needs: ['hands'] },
      { text: '{names} stuck out two arms, and knew what it was like.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed with a nose in the air, and smelled oranges.',
      '{names} looked under the moose, to see where its feet were.',
      { text: '{names} rolled a pea out of the way, just in time.', needs: ['hands'] },
      { text: '{names} held the glass door, though it held itself.', needs: ['hands'] }
    ]
  },
  bed: [
    'The moose went home through the trees, nose up, and you didn’t hear a twig. At the supermarket everything was put back, with just enough room for a moose.',
    '{H} washed, and came to bed with two arms out for antlers. At the door it was nose up, antlers back, and not a thing fell down.'
  ],
  last: [
    '{H} lay with a nose in the air, and both antlers back, and was asleep.',
    'In the supermarket the door opened for somebody, and nobody came in, and {H} was asleep.'
  ]
})
