import { wishPlot } from '../wish-plot.ts'

export const alienSupermarket = wishPlot({
  id: 'wish-alien-supermarket',
  beginsElsewhere: true,
  wishes: ['alien supermarket', 'aliens supermarket', 'alien shop', 'aliens shop', 'alien shopping', 'alien goes shopping', 'alien grocery', 'alien grocery store', 'alien market', 'alien checkout', 'alien till', 'alien trolley', 'alien shopping trolley', 'alien lands in the supermarket', 'alien in the shop', 'alien store', 'alien mall', 'martian supermarket', 'ufo supermarket', 'alien beep', 'alien self checkout', 'alien corner shop'],
  except: ['afraid', 'scared', 'scary', 'invasion', 'invade', 'attack', 'ray', 'gun', 'pants', 'underpants', 'underwear', 'toy', 'stole', 'stolen', 'steals', 'thief', 'lost', 'baby', 'football', 'costume', 'barber', 'haircut', 'pet'],
  answers: ['alien', 'aliens', 'supermarket', 'shop', 'shopping', 'grocery', 'store', 'checkout', 'till', 'trolley', 'lands', 'landed', 'lands', 'in', 'the', 'an', 'comes', 'goes', 'to', 'who', 'visits', 'visit', 'meets', 'finds', 'at', 'market', 'friendly', 'green', 'space', 'spaceship', 'ufo', 'buys', 'food', 'crash'],
  company: ['supermarket', 'alien', 'till', 'shelf', 'trolley', 'tin', 'basket', 'queue'],
  out: true,
  about: 'An alien has landed in the supermarket; it can only beep, and is sure that the till is its aunt, until it hears what everybody in there is forever saying.',
  titles: ['Beep Means Hello', 'The Aunt at Till Four', '{H} and the Alien in Aisle Six', 'Something in the Bagging Area', 'Not a Tin'],
  want: [
    {
      id: 'aisle-six',
      A: 'partner',
      paragraphs: [
        '{H} wanted to do the beeping at the till. They only needed the peas, in aisle six. But there a ship had landed, as big as a bathtub. Out climbed an alien, as green as the peas, with one eye on a stalk.',
        '“Good evening,” said {A}. “Beep,” said the alien. It was all it could say. At the front of the supermarket something else went beep. “Beep!” cried the alien, and began to run.'
      ]
    }
  ],
  way: [
    {
      id: 'the-trolley',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It ran straight into a trolley, and that was a stroke of luck. It folded in its legs, of which there were a good many. Then it sat down in the child seat, facing backwards. “Beep,” it said to {H}, and pointed ahead with its eye.',
        'The trolley had one wheel that wanted to go left. They went in a long curve, past the yoghurt, and back to the beans. The alien did not mind. Its ship had been just the same.'
      ]
    },
    {
      id: 'mist',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the vegetable aisle a fine mist came down over the lettuce, as it does every ten minutes. The alien stretched out its arms, and got under it, between the leeks. It washed behind all the ears it had. There were none on the left.',
        'A lady reached in for a cabbage, and got hold of its foot. She turned it round, and looked at the bottom of it for the price. “Beep,” said the alien. “These are very fresh,” said the lady to {A}, and took the one beside it.'
      ]
    },
    {
      id: 'samples',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the cheese stood a man with small cubes on sticks. “Would you care to try one?” he asked. The alien tried one. It ate the stick first, then the tray, and then the little flag. It left the cheese.',
        '“Most people do it the other way round,” said {H}. The alien looked at the cheese again, from all sides, and put it carefully behind its ear. “It’s for later,” said {A} to the man. The man wrote down that it had gone well.'
      ]
    },
    {
      id: 'doors',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The doors at the front opened by themselves, whenever it came near. The alien stood still, and bowed. The doors shut. It took one step, and they opened again. It bowed again. It had never met such polite doors.',
        'They would have been there till now. So {H} bowed too, and walked backwards out of sight, as you do with a king. The alien did the same. From inside you could hear the doors shut, and they sounded sorry.'
      ]
    },
    {
      id: 'lights',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All the way down at the end was the cold aisle. When you came by, the lights in it went on, one cupboard after the next. The alien walked along it very slowly. On came the peas, and the chips, and the fish.',
        'It looked back, and behind it they went out again. Something happened in the alien’s eye. It got very round. “That’s just how it looks when you fly past the stars,” said {A}. “How do you know?” asked {H}. “I don’t,” said {A}. “But look at it.”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The alien had a list too. It was on a kind of foil, with holes in. {H} put a finger in each one. “Perhaps it’s what they’re out of, at home,” said {A}, and held it to the light. On the floor there lay a bright pattern.',
        'There was a long bit and two short ones, and something like a potato. They looked for it everywhere. In the end the alien stopped in front of the mops and gave a great sigh. It took one in its arms, and did not put it down again.'
      ]
    },
    {
      id: 'loudspeaker',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s a silver vehicle in aisle six,” said a voice from the ceiling. “Please move it.” The alien looked at the ceiling for a long time. {A} went quite red, although they had come by bus.',
        'All three of them pushed the ship aside, so that people could get at the beans. It was as light as a cake tin. Somebody had already put a basket in it.'
      ]
    },
    {
      id: 'bananas',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The alien met the bananas. There were six of them, with one hand between them, and it shook that. “Beep,” it said to each. They did not answer, and so it said it louder. “They’re shy,” said {H}.',
        '{A} showed it how to open one, and what was in there. The alien was shocked, and pulled its collar up. From then on it walked past all the fruit on tiptoe. It did not look at anybody’s zip.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small, the lady at the till did it by hand,” said {S}. “Click, click, ding.” “And what did ding mean?” asked {A}. “That it was too much,” said {S}. “Then something had to go back.”',
        'The alien had listened to that with its mouth open. “Ding?” it said, in a small voice. It seemed to be a very old word, and one that its grandmother had used.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had got on with it straight away. “Beep,” said {S}. “Beep,” said the alien. “Beep beep beep,” said {S}, and they both had to hold on to the trolley. {A} looked from one to the other. “What did you say to it?” asked {A}.',
        '“I don’t know,” said {S}, “but it was very funny.” They did the same one again in front of the eggs, and it was just as good. A gentleman with a basket laughed along, and did not know why either.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At our shop it goes boop,” said {A}. The alien turned its eye round. “Boop?” it said, and took a step back. “Only on Saturdays, at the fish counter,” {A} said quickly. That did not make it better.',
        'It needed a while, and a piece of {H}’s bun, before it came out from behind the bread. {A} had to promise never to say that again in front of children. {A} would have liked to know what it was.'
      ]
    },
    {
      id: 'till-four',
      A: 'partner',
      paragraphs: [
        'At till four a young man pushed the shopping along. Beep. Beep. Beep. The alien hung on it with all its arms. “It thinks the till’s its aunt,” said {H}. “Nonsense,” said {A}, “it’s hungry,” and gave it a bread roll. It put that on as a hat.',
        'Then it sat down where the bags go. “Unexpected item,” said the next till, and a red light flashed. “Please remove the item.” The alien drew in its eye.'
      ]
    },
    {
      id: 'only-one-word',
      A: 'partner',
      paragraphs: [
        'Blue drops fell on the belt. “Beep?” said the alien. Beep, said till four. It said just the same to the soap, and to a leek.',
        '{A} listened, with the peas in one hand. “It never gets an answer,” said {A}. “It’s as if somebody said hello, and hello, and hello, and never went on.” {H} thought. “So she won’t talk to it,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'scanned',
      A: 'partner',
      paragraphs: [
        '“May I do the beeping now?” asked {H}. {H} held the peas over the till. Beep. “Peas,” said {H} to the alien. Beep. “Soap,” said {H}. Out came the eye, on its stalk. “Peas,” said the alien.',
        'Then it lay down on the belt, and came slowly along to {H}. It had no stripes on it anywhere, however you turned it. The till said nothing. “It isn’t a tin,” said {A}. “It’s somebody,” said {H}, and bent down. “Beep,” said {H}, by mouth.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What does it cost?” asked a man in the queue. The young man looked it up, under A. There were apples, and there was aluminium foil. “We haven’t got it in,” he said. “Then it can’t be sold,” said {A}, and lifted it down from the belt.',
        'The alien was pleased about that, as far as you could see. It went back along the queue, and shook hands with everybody. It was a long queue, and it had a lot of hands. Nobody grumbled, apart from one who had ice cream.'
      ]
    },
    {
      id: 'teaches',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now the alien wanted to learn it all. It ran to and fro, and brought things. “Leek,” said {H}. “Sponge. Jam.” It could keep them all, and it said them in one go. “Leekspongejam!”',
        '“That isn’t one word,” said {A}. But the alien had already taken it for one. It went up to the lady with the cabbage, and bowed. “Leekspongejam,” it said, warmly. “The same to you,” said the lady.'
      ]
    },
    {
      id: 'what-it-answered',
      A: 'partner',
      paragraphs: [
        'The alien held on to {H}’s sleeve. “Beep,” it said, then a long one, and three that went upwards. That was how it went on after hello. {H} said it back, and {A} got only one of them wrong.',
        'They took it to its ship with a tin of peas, paid for. “Peas!” called the alien, and flew out through the skylight. “What does that mean?” asked {A}. “Goodbye,” said {H}, “and come again.” At till four something went beep. “Beep,” said {H} and {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the smoke, and stayed near the biscuits.',
      '{names} said beep too, and it was taken for an accent.',
      { text: '{names} got a basket, and held it out for the ship to land in.', needs: ['hands'] },
      { text: '{names} put a tin back that had fallen off at the landing.', needs: ['hands'] }
    ],
    way: [
      '{names} came along behind, and left the beans to themselves.',
      '{names} sat down under till four, where the aunt was.',
      { text: '{names} pushed the trolley, which wanted to go left.', needs: ['hands'] },
      { text: '{names} dried the belt where it was blue.', needs: ['hands'] }
    ],
    turn: [
      '{names} rode along on the belt for a bit, and nothing beeped.',
      '{names} bowed to the alien, and it bowed back.',
      { text: '{names} packed the peas and the soap in the same bag.', needs: ['hands'] },
      { text: '{names} waved a leek till the ship was quite small.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shopping was put away. Whoever took something out of the bag said what it was, just in case. “Peas,” said {H}.',
    '{H} splashed a little, and lay down. Outside a van drove backwards up the street, and said something. {H} answered, by mouth.'
  ],
  last: [
    'Far up over the roofs a small green voice said “peas”, and {H} was asleep.',
    'It was quite still in the shop, where till four had said good night to everybody. {H} was asleep.'
  ]
})
