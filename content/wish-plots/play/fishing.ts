import { wishPlot } from '../wish-plot.ts'

export const fishing = wishPlot({
  id: 'wish-fishing-game',
  wishes: ['fishing game', 'fishing magnet', 'fishing magnets', 'fishing magnetic', 'magnetic fish', 'pretend fishing', 'playing fishing', 'play fishing', 'fishing indoors', 'fishing living room', 'fishing toy'],
  answers: ['grandpa', 'grandad', 'granddad', 'grampa', 'papa', 'pops', 'opa', 'dad', 'daddy', 'uncle', 'nana', 'grandma', 'mum', 'took', 'taken', 'him', 'her', 'with', 'day', 'trip', 'first', 'time', 'fish', 'big', 'rod', 'pole', 'lake', 'river', 'pond', 'bank', 'going', 'out', 'brother', 'sister', 'learning', 'how', 'line', 'net', 'pretend', 'playing', 'game', 'magnet', 'magnetic', 'back', 'threw', 'throw', 'little', 'caught', 'catching', 'saturday', 'weekend', 'worm', 'bait', 'huge', 'biggest', 'new', 'nothing', 'patience', 'quiet', 'early', 'loves', 'morning'],
  except: ['ice', 'boat', 'sea', 'shark', 'cat', 'bear', 'bears', 'penguin', 'penguins', 'heron', 'net', 'wife', 'moon', 'star', 'stars', 'cloud', 'clouds', 'who', 'lost', 'drowned', 'drown', 'fell', 'died', 'dead', 'storm', 'trawler', 'village', 'goldfish', 'crocodile', 'mermaid', 'pirate', 'otter', 'crab', 'crabs', 'sad', 'hook', 'finger', 'finished', 'banned'],
  moods: ['first', 'learning', 'waiting'],
  company: ['fish', 'heron'],
  about: 'There is a big one at the bottom of the lake, and two who fish for it from two banks both get a bite at once.',
  titles: ['The Big One', 'That’s Fishing', '{H} and the Thing at the Other End', 'Bigger, Said the Lake', 'Two Bites at Once'],
  want: [
    {
      id: 'big-one',
      A: 'partner',
      paragraphs: [
        'The lake was a blue blanket over two chairs, so you could not see what was down there. {H} was fishing on one bank and {A} on the other. Each had a spoon with a string, and the hook was a magnet off the fridge.',
        'Six paper fish lived in there, with paper clips on their noses. But {H} wanted the big one. Nobody had made it. In every lake there’s a big one at the bottom, and nobody has ever seen it.'
      ]
    }
  ],
  way: [
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        '{H} let down the line and waited, about as long as you need for a sneeze. Then {H} pulled it up. There was nothing on it. {H} let it down, and pulled it up again.',
        'Over on the other bank {A} sat without moving. Two small fish lay there already. “What have you got that I haven’t?” asked {H}. “A wet hook,” said {A}.'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could try a worm,” said {A}. The worms were cold spaghetti, in a cup. {H} chose a lively one and hung it over the magnet. It fell off. “It doesn’t want to go in,” said {H}.',
        '“They never do,” said {A}. {H} looked the worm in the face, or at the other end. Then {H} ate it. “So that’s how it feels to a fish,” said {H}. “It’s nice. It wants a bit of cheese.”'
      ]
    },
    {
      id: 'casting',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll cast further out,” said {H}. You swing the rod back over your shoulder, and then it flies. It flew back, and it did not come forward again. {H} turned round. The line came along.',
        '“Have you got one?” asked {A}. “I don’t know,” said {H}. “It’s behind me wherever I go.” {A} came round the lake to look. {H} had caught a buckle, and it was on {H}’s own back.'
      ]
    },
    {
      id: 'boot',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Once {A} pulled up something heavy. It was an old boot with a zip, and it hung there by the zip and turned. “There’s always a boot,” said {A}. “A lake’s got to have one.”',
        '“Where’s the other one?” asked {H}. They both looked down at the lake. Somewhere in there somebody was standing on one leg. “It’ll be a heron,” said {H}.'
      ]
    },
    {
      id: 'got-away',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Last year one got away from me,” said {A}, “and it was as long as this.” {A} held up two hands, and there was room for a loaf between them. “It was grey, and it looked at me.”',
        'A little later it had been as long as a broom. “It grows,” said {H}. “That’s because it got away,” said {A}. “The ones that you catch stay the same.” Another minute, and it would hardly have fitted into the lake.'
      ]
    },
    {
      id: 'eyelids',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Fish can’t shut their eyes,” said {A}. “They haven’t got any eyelids. They even sleep with them open.” {H} tried it at once, and lay down on the bank, as stiff as a fish finger.',
        '“Are you asleep?” asked {A} after a while. “Yes,” said {H}. “Are you?” “Yes,” said {A}. They looked at each other with very large eyes. “You can’t tell with us,” said {H}.'
      ]
    },
    {
      id: 'pet-heron',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'By the lake sat {A}, looking at the place where the line went in. Anybody could see that {A} knew more about it than most. “Is there one there?” whispered {H}.',
        '{A} did not answer. Nobody talks when they’re fishing. {H} laid a small paper fish down in front of {A}, for the good company. {A} had thought of another sort of fish, but stayed.'
      ]
    },
    {
      id: 'elder-sandwich',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My father and I sat at the river every Sunday,” said {S}. “We had a flask, and two sandwiches, and we never said a word.” “What did you catch?” asked {A}.',
        '“Once I caught his hat,” said {S}. “It was on his head. He took it off the hook and put it on again, and still he didn’t say a word.” {S} looked out over the water. “They were egg,” said {S}. “The sandwiches. I can taste them now.”'
      ]
    },
    {
      id: 'child-small-fry',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'Then {A}’s line gave a jerk, and on the hook was {S}’s sleeve. {S} was the catch. {S} flapped on the bank with both arms. “You’re too small,” said {A}. “I have to throw you back.”',
        '“I’ve grown,” said {S}. “Just now.” But a small one has to go back, so that there’ll be big ones next year. {S} went back in, splash, and was on the hook again before {A} had turned round.'
      ]
    },
    {
      id: 'thats-fishing',
      A: 'partner',
      paragraphs: [
        '“A fish has got to find it first,” said {A}. “Yours is out of the water more than it’s in.” “But I have to see if there’s one on it!” said {H}. “How else do I know?”',
        '“You don’t,” said {A}. “That’s fishing.” And {A} went on sitting there, like a post with a rod.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And don’t stamp,” said {A}. “They feel that. A fish can feel it in its sides when somebody walks along the bank.” So {H} walked to the biscuits as nobody has ever walked, one toe at a time.',
        'It took so long that {A} ate a fair number meanwhile. When {H} got there, two were left. “I didn’t hear you come,” said {A}. “Nor did the fish,” said {H}.'
      ]
    },
    {
      id: 'rain',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They put up an umbrella between them, for rain is good weather for fishing. There was none. But fishermen like to be ready. “It’s nice when it drums,” said {A}, and drummed on it with one finger.',
        '“Now I’m wet,” said {H}, for the umbrella was mostly over {A}. “You can’t be. It’s only a finger.” {H} moved in closer, and after that they both stayed dry.'
      ]
    },
    {
      id: 'float',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a float as well. It was a cork, and it lay on the blanket and did nothing. “When it bobs, there’s somebody nibbling,” said {A}. They both bent over it. It did nothing, very slowly.',
        '“It bobbed!” said {H}. “You breathed,” said {A}. They held their breath. Now the cork lay so still that it was hard to look at. “I’d nibble,” whispered {H}, “just to be kind.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bite',
      A: 'partner',
      paragraphs: [
        'So {H} left the hook in. {H} sat. {H} looked up at the sky, where there was a lamp. {H} listened to the water and thought of nothing in particular.',
        'Click. Something had hold of the line. “I’ve got a bite!” whispered {H}. “So have I,” whispered {A}. “Mine’s huge.” “Mine’s huger.” {H} pulled, and it pulled back. {A} leaned back, with both feet against the bank. The lake rose in the middle.'
      ]
    },
    {
      id: 'steady',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You have to let it run a bit,” called {A}, “and then you reel it in. It gets tired.” {H} let it run, and then reeled it in. The string went round and round the spoon. “Is yours getting tired?” asked {H}.',
        '“No. It’s got a second wind,” said {A}. “Mine too. It must be the same kind.” Each of them could hear the other one puffing, over there.'
      ]
    },
    {
      id: 'landed',
      A: 'partner',
      paragraphs: [
        'Then it came out. First came {H}’s hook, and on it, nose to nose, another magnet. After that came a string, and a spoon, and two hands. Last of all, tummy down, came {A}, with the lake on top.',
        '“It’s the big one,” said {H}. The big one opened and shut its mouth. It was the biggest that had ever come out of that lake. “Throw me back,” said the fish. “I’m the only one there is.” So {H} pulled the two magnets apart, and the big one slid back under the blanket. “How big shall I say that you were?” asked {H}, with both arms out. “Bigger,” said the lake.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swam past under the blanket, nothing like as big.',
      '{names} lay down on the bank, with a good view of no fish.',
      { text: '{names} straightened a paper clip, and then bent it back.', needs: ['hands'] },
      { text: '{names} sat with a fork on a string, since there was no third spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} waited like a post, next to the other post.',
      '{names} rippled the lake, by shaking at one corner.',
      { text: '{names} hung the small fish up by the nose, to dry.', needs: ['hands'] },
      { text: '{names} dug for worms in the rug, and found a raisin.', needs: ['hands'] }
    ],
    turn: [
      '{names} took hold from behind, and lost a sock to the lake.',
      '{names} leaned back as well, until the bank moved.',
      { text: '{names} brought a net, and it was for oranges.', needs: ['hands'] },
      { text: '{names} measured the lake with both arms, and it was about that big.', needs: ['hands'] }
    ]
  },
  bed: [
    'They let all the small fish go too, one by one. The magnets went back to the fridge.',
    'When {H} had washed, the lake was spread over the bed, for it was a good warm lake. {H} lay at the very bottom of it.'
  ],
  last: [
    'At the bottom of every lake there’s a big one, and it was {H}, asleep.',
    'For a while nothing moved on the water, and then it was {H}’s breath, and {H} slept.'
  ]
})
