import { wishPlot } from '../wish-plot.ts'

export const flyingTheCoat = wishPlot({
  id: 'wish-refuses-coat',
  wishes: ['refuses coat', 'will not wear coat', 'would not wear coat', 'will not put coat on', 'would not put coat on', 'wouldn’t wear coat', 'wouldn’t put coat on', 'doesn’t like coat', 'doesn’t like wearing coat', 'doesn’t like jacket', 'dislikes coat', 'wont wear jacket', 'refuses jacket winter', 'refuses to wear coat', 'refused coat', 'refused to wear coat', 'refuses jacket', 'refuses to put coat on', 'hates coat', 'hates wearing coat', 'hates jacket', 'hates winter coat', 'hates putting on coat', 'coat battle', 'coat fight', 'coat argument', 'coat tantrum', 'coat meltdown', 'coat struggle', 'coat war', 'argues coat', 'argue about coat', 'without coat freezing', 'without coat winter', 'went out without coat', 'goes out without coat', 'insists no coat', 'carries coat', 'carry coat instead', 'carrying coat instead of wearing', 'takes coat off outside', 'coat off outside', 'stubborn about coat', 'never wears coat', 'coat arms out', 'coat freezing outside', 'never cold coat', 'won’t wear coat', 'won’t wear jacket', 'won’t wear winter coat', 'won’t put coat on', 'won’t put jacket on', 'doesn’t want coat', 'doesn’t want to wear coat', 'never wants coat', 'wont wear coat', 'wont put coat on'],
  answers: ['coat', 'coats', 'jacket', 'jackets', 'anorak', 'parka', 'wear', 'wears', 'wearing', 'put', 'puts', 'putting', 'on', 'off', 'takes', 'refuses', 'refuse', 'refused', 'refusing', 'hates', 'hate', 'won’t', 'will', 'doesn’t', 'want', 'wants', 'never', 'insists', 'says', 'stubborn', 'battle', 'fight', 'fights', 'argument', 'tantrum', 'screams', 'cries', 'without', 'carry', 'carries', 'carrying', 'cold', 'freezing', 'frost', 'frosty', 'snow', 'snowing', 'ice', 'wind', 'windy', 'winter', 'autumn', 'minus', 'weather', 'outside', 'out', 'park', 'walk', 'hot', 'warm', 'arms', 'sleeves', 'every', 'single', 'day', 'always', 'new', 'even', 'though', 'when', 'nursery', 'school', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['poor', 'afford', 'homeless', 'lost', 'forgot', 'stolen', 'zip', 'raincoat', 'dog', 'cat', 'horse', 'bear', 'paddington', 'died', 'doctor', 'lab', 'paint', 'fur', 'magic', 'superhero', 'itchy', 'ill', 'sick', 'hospital', 'small', 'outgrown', 'hand-me-down', 'pyjamas', 'shoes', 'joseph', 'sheep', 'sugar'],
  moods: ['quarrel', 'change', 'learning'],
  out: true,
  company: ['coat', 'arms', 'sleeves', 'hill', 'wall', 'sparrow', 'wind', 'gull', 'button', 'hook', 'bridge', 'hedge', 'door'],
  about: 'The hero will not wear a coat, since arms in sleeves are not as wide as a gull’s, and takes it along only to be carried; but cold arms fold up by themselves, until the coat, held open, makes wider wings than arms do.',
  titles: ['I Am Flying It', 'The Coat Came Along', '{H} as Wide as a Gull', 'Arms Like Sausages', 'Only the Top Button'],
  want: [
    {
      id: 'as-wide-as-a-gull',
      A: 'partner',
      paragraphs: [
        '{H} would not wear the coat. They were going down to the bridge, to see the gulls. It was so cold that the puddles had lids. “Your coat,” said {A}. “My arms won’t go wide in it,” said {H}. In a coat arms are like two sausages, and {H} wanted to be as wide as a gull. “Then who’s going to carry it?” asked {A}. {H} tied its sleeves round {H}’s tummy. The coat hung on behind, and came along.'
      ]
    }
  ],
  way: [
    {
      id: 'measuring',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had measured it before they went out. Without the coat {H} was as wide as the door and the umbrella stand. Then {A} wanted to measure with the coat on. “It’s no use,” said {H}. “It’d be the same.” “Then you can wear it,” said {A}.',
        '{H} thought about that for some time. “On the tape it’s the same,” said {H}. “But from inside it’s less.” You could not measure that. They had only the one tape, and it was for outside.'
      ]
    },
    {
      id: 'is-the-coat-cold',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Aren’t you cold?” asked {A}. “No,” said {H}. “But my coat is.” It hung out there behind, with nobody in it, and its lining was blue. {H} felt a pocket, and it was like the inside of a letter box.',
        '“It could wear you,” said {A}. “Then you’d both be warm.” But {H} walked a bit faster, so that it would get some movement. The sleeves flapped against {H}’s knees. A coat that is tied on behind has to run with its arms in front.'
      ]
    },
    {
      id: 'folded-up',
      A: 'partner',
      paragraphs: [
        '{H} spread both arms and ran. It was splendid as far as the first lamp post. There the wind got in at one cuff, and came out at the other. At the second lamp post the arms bent. At the third they were crossed, with a hand in each armpit. “I’m not doing that,” said {H}. “They’re doing it by themselves.” Now {H} was thinner than in any coat. “You’re about as wide as a milk bottle,” said {A}.'
      ]
    },
    {
      id: 'other-carries-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} offered to carry the coat for a bit, and laid it over one arm, like a waiter. A man with a basket came by. “How kind,” said the man, and gave {A} his hat to hold. A woman added a scarf.',
        '“It’s only {H}’s coat,” said {A}. “It isn’t a cloakroom.” But by then there was a walking stick too. It took as far as the next corner to give everything back. In the end one glove was left over, and it was nobody’s.'
      ]
    },
    {
      id: 'elder-three-coats',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My mother put three coats on me,” said {S}, “one over the other. My arms stood straight out, and would not go down again.” “So you were as wide as a gull?” asked {A}. “I was as wide as a gate,” said {S}.',
        'On the way to school the others hung their bags on {S}, four on each side. {S} had walked through a whole winter like that. In spring the coats came off, and {S} shot up, with nothing to hold.'
      ]
    },
    {
      id: 'child-wears-two',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} said that if {A} would not wear the coat, {S} would. {S} had one on already. The second went over the first, as far as the elbows, and there it stopped. {S}’s hands were now somewhere in the middle.',
        '“Can you get out?” asked {A}. {S} could not get out, or in, or at a runny nose. {A} had to wipe that, and pull. When the coat came off, it was quite warm inside. {A} tied it on again rather slowly.'
      ]
    },
    {
      id: 'pet-never-asked',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come along too, as far as the corner. Nobody ever told {A} to put a coat on. {A} had one that was never hung up, and it got thicker by itself in autumn. {H} felt {A}’s back, right down to where it was warm.',
        '“How do you get yours off, to be wide?” asked {H}. {A} stretched, first the front and then the back. Now there was twice as much of {A} as before. It was all done with the coat on.'
      ]
    },
    {
      id: 'as-round-as-a-ball',
      A: 'partner',
      paragraphs: [
        'On a wall sat a sparrow, as round as a ball. “It’s eaten too much,” said {H}, with knocking teeth. “Look again,” said {A}. The wind blew into the sparrow, and all its feathers stood up like fur. In the middle was a very thin bird. “It’s fluffed up its coat,” said {A}. Then the sparrow opened its wings, which were part of the coat, and flew off. “It didn’t take anything off,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-coat-opens',
      A: 'partner',
      paragraphs: [
        '{H} untied the coat and looked at it in a new way. One arm went in, and then the other. “I’m not wearing it,” said {H}. “No,” said {A}. {H} did up only the top button. Then {H} took hold of an edge in each hand, and spread both arms. It all opened, wide and blue, down to the knees. The wind came round the corner, and leaned into it.'
      ]
    },
    {
      id: 'two-sails',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With the wind behind, {H} hardly had to walk. The coat went first, and pulled. “Which way do you want to go?” called {A}. {H} let go of the left edge, and went to the left. It worked on the right side too. With both edges let go, {H} stood still.',
        'A man was holding his hat on with both hands. “Have you got brakes?” asked the man. {H} showed him. They were the two pockets, with a hand in each.'
      ]
    },
    {
      id: 'room-in-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It had got warm under the coat when it was open, and {H} wanted to know how. They found it out by a hedge. When you flap, the wind gets in. When you wrap both edges round, what is in there stays, and it is yours.',
        '“So you fly a bit, and then you’re a parcel,” said {A}. {H} did it all along the hedge, gull and parcel, gull and parcel. A postman watched, and looked as if he would have to deliver that.'
      ]
    },
    {
      id: 'other-flies-too',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} looked up and down the street. There was nobody about. So {A} undid {A}’s own coat, all but the top button, and took hold of both edges. It was a long one. It came up behind like the lid of a piano.',
        '“Now flap,” said {H}. {A} flapped once, and out of the pockets flew a bus ticket, a list and half a biscuit. The gulls had seen that from the bridge. All at once {A} was very popular.'
      ]
    },
    {
      id: 'how-wide-are-they',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How wide is a gull?” asked {A}. One sat on the railing by the river, and was folded up as small as a shoe. {H} held up both edges of the coat and waited. The gull looked at {H}, first with one eye, and then with the other.',
        'It opened one wing, and stretched a leg under it, and shut it again. “That’s half,” said {H}, and laid the coat beside it along the railing. They came out even. For the other half they had to believe it.'
      ]
    },
    {
      id: 'baby-all-wrapped',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat in the pram, in so many things that only a nose was left. {A} could not have been wide in any way. {H} stood in front and opened the coat, and shut it. Each time the wind stopped, and came back.',
        '{A}’s nose went up. Inside all that wool something began to move, on the left and on the right. It did not come out anywhere. But the whole pram shook, like a parcel with a gull in it.'
      ]
    },
    {
      id: 'cold-came-to-fetch-it',
      A: 'partner',
      paragraphs: [
        '{H} ran down to the bridge, twice as wide as before. Three gulls stood on the railing, and moved up. “What a big one,” said a woman with a bag of bread.',
        'On the way home {A} asked if it was warm in that coat. “I’m not wearing it,” said {H}. “I’m flying it.” But now the wind came from in front. {H} shut the wings, and did up the second button, and the third. “That’s for landing,” said {H}. “I see,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} asked the coat if it minded, and it did not say.',
      '{names} looked for the sky in a puddle, and the puddle was shut.',
      { text: '{names} walked behind and held the collar open, just in case.', needs: ['hands'] },
      { text: '{names} tied the sleeves in front with a proper bow.', needs: ['hands'] }
    ],
    way: [
      '{names} walked in front, to keep off the wind, and it came round both sides.',
      '{names} fluffed up like the sparrow, as far as that went.',
      { text: '{names} picked the coat up, as it had slipped down to {H}’s ankles.', needs: ['hands'] },
      { text: '{names} lent {H} one mitten, for the hand that was further out.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along under the left wing, and it was quite warm there.',
      '{names} stood beside the gulls, and got some bread as well.',
      { text: '{names} held down the hem of the coat until {H} said to let go.', needs: ['hands'] },
      { text: '{names} did up the fourth button, the one that nobody flies with.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coat was hung up by both shoulders, on two hooks. It looked as if it was about to land.',
    '{H} washed both hands, far apart. Then {H} lay down under the blanket, and held on to an edge of it on each side.'
  ],
  last: [
    'In the hall hung the coat, as wide as a gull, and {H} was asleep.',
    'Outside the sparrow was as round as a ball, and inside {H} was asleep.'
  ]
})
