import { wishPlot } from '../wish-plot.ts'

/** That none comes is no word by which a wish is known: each has what is not done, or where the stand is. */
const NONE = ['walks', 'walking', 'walked', 'passes', 'passed', 'passing', 'customer', 'customers', 'empty', 'quiet', 'dead end', 'cul de sac', 'cul-de-sac', 'wheelbarrow']
/** Of a stand only: lemonade alone is also bought at a fair. */
const AT_A_STAND = ['buys', 'bought', 'buying', 'stops', 'stopped', 'waits', 'waiting', 'waited', 'slow', 'window', 'windows', 'wagon']

export const lemonadeNobodyCame = wishPlot({
  id: 'wish-lemonade-nobody-came',
  wishes: [...NONE.flatMap((none) => [`lemonade ${none}`, `lemonade stand ${none}`]), ...AT_A_STAND.flatMap((none) => [`lemonade stand ${none}`, `lemonade stall ${none}`]), 'nobody buys lemonade', 'nobody bought lemonade', 'nobody wants lemonade', 'nobody came lemonade', 'lemonade stand customers all day', 'lemonade stand street walks'],
  answers: ['lemonade', 'lemonades', 'lemonaid', 'stand', 'stall', 'table', 'lemon', 'lemons', 'ice', 'jug', 'pitcher', 'cup', 'cups', 'coin', 'coins', 'money', 'cents', 'pence', 'sell', 'sells', 'selling', 'sold', 'buy', 'buys', 'bought', 'customer', 'customers', 'nobody', 'no', 'one', 'no-one', 'walks', 'walk', 'walked', 'walking', 'by', 'past', 'passes', 'passed', 'comes', 'came', 'come', 'coming', 'stops', 'stopped', 'day', 'days', 'afternoon', 'morning', 'saturday', 'sunday', 'weekend', 'summer', 'hot', 'heat', 'sunny', 'street', 'road', 'corner', 'pavement', 'sidewalk', 'driveway', 'quiet', 'empty', 'slow', 'dead', 'end', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'window', 'windows', 'waits', 'waited', 'waiting', 'all', 'whole', 'first', 'only', 'had', 'has', 'have', 'we', 'they', 'our', 'their', 'made', 'make', 'makes', 'set', 'up', 'wants', 'today', 'yesterday', 'when', 'where', 'and', 'then', 'but', 'on', 'a', 'at', 'with', 'cousin', 'friend', 'friends', 'kids', 'wheelbarrow', 'wagon', 'cart', 'disappointed', 'bit', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'auntie', 'uncle', 'boy', 'girl', 'child', 'son', 'daughter', 'small', 'little', 'big', 'old', 'new', 'funny', 'evening', 'tomorrow', 'cold', 'pink', 'family', 'village', 'town', 'school', 'holiday', 'home', 'house', 'lane', 'sister’s'],
  except: ['birthday', 'party', 'died', 'dead person', 'hospital', 'sick', 'charity', 'stolen', 'thief', 'rent', 'poor', 'alone at school', 'lonely', 'dragon', 'monster', 'unicorn', 'bear', 'penguin', 'alien', 'robot', 'spilled', 'spilt', 'rained', 'rain'],
  moods: ['waiting', 'losing'],
  company: ['lemonade', 'jug', 'ice', 'cup', 'cups', 'coin', 'tin', 'table', 'wheelbarrow', 'street', 'wall', 'nose', 'window', 'hat', 'curtain', 'neighbour'],
  out: true,
  about: 'There is a lemonade stand in a street where nobody walks by, and calling brings only the echo, until they see that everybody at the windows is waiting for somebody to walk by as well.',
  titles: ['Lemonade Walks By', 'Somebody’s Got To', '{H} Sells One Cup', 'A Street That Went Nowhere', 'What Time Do They Walk By'],
  want: [
    {
      id: 'a-leaf-in-a-hurry',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had a lemonade stand in front of the door. There was a table, and on it a jug with ice, eight cups and a tin. {H} wanted to sell one cup, just one, and say “There you are”. But it was a street that went nowhere. Nobody walked by. A leaf came by, and it was in a hurry. “What time do people walk by?” asked {H}. “I’ve never seen it happen,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-snail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At last they saw a customer. It was a snail, and it was coming along the foot of the wall. “It’ll be here by supper,” said {A}. {H} turned a cup the right way up, to be ready.',
        'When they next looked, it had passed a dandelion. {H} carried a drop of lemonade to meet it, on a spoon. The snail put out one eye, and took it in again, and then the other. “There you are,” said {H}. But it had no pocket.'
      ]
    },
    {
      id: 'nobody-is-served',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Nobody’s coming,” said {A}. {H} poured a cup for Nobody, and put it at the edge of the table. They waited politely. “Does Nobody like it?” asked {A}. {H} looked into the cup. It was still full.',
        '“Nobody’s slow,” said {H}. “And Nobody hasn’t paid.” They gave it a little more time, on account of the heat. Then the cup was poured back into the jug, and Nobody minded.'
      ]
    },
    {
      id: 'a-shadow-goes-by',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Something did go past. It was the shadow of the lamp post. In the beginning it had lain by the step, and now it touched the table. “It’s walking by,” said {H}, “very slowly.” They watched it go over the tin, and over all eight cups.',
        '“That’s because the sun’s going the other way,” said {A}. The shadow went down on the far side of the stand. It had not so much as asked what was in the jug.'
      ]
    },
    {
      id: 'the-other-lives-here',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came out at the door, and {H} jumped up. “Lemonade?” asked {H}. “I’m not walking by,” said {A}. “I live here.” “Couldn’t you walk by a bit, all the same?” {A} was ready to try, and went as far as the lamp post.',
        'There {A} turned round. “I don’t know how to go on,” called {A}. “I always stop at this door.” {A} came back, and was in again before a cup could be filled. It had been very nearly a customer.'
      ]
    },
    {
      id: 'the-wall-answers',
      A: 'partner',
      paragraphs: [
        '“They don’t know that we’re here,” said {H}. So they called. “Lemonade!” called {H}. “Cold lemonade!” called {A}. It went down the street to the wall at the end, and came back. “Ade,” said the wall. They pulled the table into the middle of the pavement, where whoever walked by would bump into it. Nobody bumped. The ice was already as small as peas. “It’s turning into water,” said {H}.'
      ]
    },
    {
      id: 'elder-sold-towels',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once had a stand with radishes,” said {S}. “Nobody walked by until noon. So I bought a bunch myself, to make a start.” “And then?” asked {A}. “Then I had money in the tin,” said {S}, “and I was hungry again.”',
        'By four {S} had sold eleven bunches, and known every customer by name. “It was a good day for the shop,” said {S}, and laid a hand on the place. “It was only hard on the customer.”'
      ]
    },
    {
      id: 'child-is-the-traffic',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll be people,” said {S}, and walked by the lemonade stand. {S} ran round behind the table and walked by once more, with a limp. Then {S} walked by backwards, and then as a queen. It was a busy street all at once.',
        '“Would you like a cup?” {A} asked the queen. “I’ve no time,” said {S}. “I’ve got to be the postman next.” Eleven people had gone past, and all of them were out of breath.'
      ]
    },
    {
      id: 'pet-in-the-shade',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay under the table, because that was where the shade was. Water ran down the jug, and went along the edge of the table, and dripped. {A} moved until it dripped into {A}’s mouth.',
        '“That’s our only customer,” said {H}. They counted. A drop came at every fourth breath. “That’ll be a cup by tomorrow night,” somebody said. {H} held the tin down under the table. {A} sniffed at it, and put in nothing.'
      ]
    },
    {
      id: 'a-nose-and-a-hat',
      A: 'partner',
      paragraphs: [
        '“Don’t look at once,” said {A}. “A curtain’s moved.” {H} looked slowly, as you look at a bird. Behind the curtain there was a nose. At the next window there was a chin on two arms. A hat stuck up behind a wall. They all looked down the street. “What are they doing?” whispered {H}. “The same as us,” said {A}. “They’re waiting for people to walk by.” “Then somebody’s got to,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'walking-by',
      A: 'partner',
      paragraphs: [
        '{A} fetched a wheelbarrow, and {H} put in the jug, the cups and the tin. All day nobody had walked by. Now the lemonade did. “Who’s that?” asked the nose. “We’re walking by,” said {H}. “Would you like a cup?” The nose had a hand as well, and in the hand was a coin. “There you are,” said {H}. The chin took two cups, one for each arm. The hat’s coin came over the wall.'
      ]
    },
    {
      id: 'the-wheel-sings',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The wheel of the barrow squeaked. It went “eek”, and then it rolled a bit, and then it went “eek” again. Wherever they came, the curtain had already moved. “We don’t even have to call,” said {A}.',
        '{H} listened to it for some time. “It doesn’t say lemonade,” said {H}. “It only says that somebody’s coming.” That was what they all wanted to hear. What it was they could see afterwards.'
      ]
    },
    {
      id: 'a-basket-comes-down',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From high up came a basket on a string. There was a coin in it, and a slip of paper. “One, please,” said the paper. {H} put in a cup. It went up again so slowly that they both held their breath, past one window, and past two.',
        'Under the roof a hand took it in. They heard how it was drunk. Then the basket came down again, much faster, with the cup in it and a biscuit. “Somebody’s walked by,” said a voice up there.'
      ]
    },
    {
      id: 'the-other-brings-cups',
      A: 'other',
      spare: 10,
      paragraphs: [
        'There were only eight cups, so {A} ran home with the empty ones, washed them and ran back. In doing that {A} walked by nine windows. “There goes somebody,” said a window. “And there comes somebody,” said the next one.',
        '“Is that one for sale as well?” asked the hat. “I’m only the cups,” said {A}, and was gone, and was there again. The street had not seen so much in years. It had to have a second lemonade.'
      ]
    },
    {
      id: 'as-far-as-the-wall',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the end of the street stood the wall that had answered. {H} held a cup up to it. “Would you like some lemonade?” asked {H}. “Ade,” said the wall. That was a yes. But there was no hand.',
        'So they each drank half a cup on its behalf, and said how it was. “Cold,” said {A}. “Old,” said the wall. It was true that the ice was nearly gone. They turned the barrow round.'
      ]
    },
    {
      id: 'walking-by-at-last',
      A: 'partner',
      paragraphs: [
        'Back at the table there was one cup left. {A} went off as far as the lamp post, and came along the pavement with a stranger’s face. “Oh,” said {A}. “A lemonade stand. I happened to be walking by.” “There you are,” said {H}. {A} drank it, with the last of the ice, and felt in all the pockets. “Could you lend me a coin?” asked the customer. {H} took one out of the tin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up the street, and then down it.',
      '{names} sat down on the step, to be near when it began.',
      { text: '{names} stood the cups in a row, upside down.', needs: ['hands'] },
      { text: '{names} rattled the tin, but it had nothing to say.', needs: ['hands'] }
    ],
    way: [
      '{names} called as well, and the wall answered.',
      '{names} waved at the leaf, but it was gone.',
      { text: '{names} held a hand over the jug, for shade.', needs: ['hands'] },
      { text: '{names} fished for the last big piece of ice.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked by too, before the barrow and behind it.',
      '{names} said good day to the nose.',
      { text: '{names} held the jug steady where the pavement was bumpy.', needs: ['hands'] },
      { text: '{names} caught the coin that came over the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was carried in, and the barrow was stood on its nose. The jug was rinsed, and the eight cups dried upside down.',
    '{H} washed ten sticky fingers, and lay down. Outside somebody walked by. It was only the evening, but it did walk by.'
  ],
  last: [
    'Behind the curtains all the noses had gone to bed, and {H} was asleep.',
    'The tin had one coin less than it ought to have, and {H} was asleep.'
  ]
})
