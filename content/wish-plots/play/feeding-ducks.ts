import { wishPlot } from '../wish-plot.ts'

export const feedingDucks = wishPlot({
  id: 'wish-feeding-ducks',
  beginsElsewhere: true,
  wishes: ['feeding ducks', 'feed ducks', 'fed ducks', 'feeding duck', 'feed duck', 'fed duck', 'ducks park', 'park fed ducks', 'park feeding ducks', 'park feed ducks', 'went park fed ducks', 'ducks at park', 'ducks pond', 'duck pond', 'feeding ducklings', 'feeding geese', 'feeding swans', 'fed swans', 'feed swans'],
  answers: ['park', 'pond', 'went', 'going', 'to', 'the', 'at', 'with', 'bread', 'peas', 'oats', 'grandpa', 'grandad', 'grandma', 'nana', 'daddy', 'mummy', 'dad', 'mum', 'today', 'and', 'we', 'walk', 'first', 'time', 'lake', 'geese', 'goose', 'pigeons', 'quack', 'day', 'day', 'trip', 'river', 'on', 'in', 'hungry', 'ducks', 'little', 'seeing'],
  except: ['dinosaur', 'dragon', 'poorly', 'sick', 'dead', 'died', 'lost', 'hurt', 'fell', 'rubber', 'bath', 'scared', 'afraid', 'bit', 'bitten', 'ugly', 'duckling', 'mother', 'who', 'zoo', 'fox', 'crocodile', 'monster', 'toy', 'frozen', 'ice', 'drowned', 'robot', 'playground', 'slide', 'swings', 'lamb', 'lambs', 'goat', 'goats'],
  moods: ['first'],
  out: true,
  company: ['ducks', 'duck', 'geese', 'goose', 'pigeons', 'drake', 'swan'],
  about: 'A small brown duck at the back never gets a pea, until it is noticed what the geese are looking at.',
  titles: ['The One at the Back', 'Nothing, Thrown Very Far', 'Peas for the Small Brown Duck', '{H} and the Great Big Handful', 'Plip'],
  want: [
    {
      id: 'at-the-back',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had come to the park to feed the ducks, at the railing by the pond. Each had a tub of peas, for bread isn’t good for ducks. First came the drakes, with their green heads. Then came two geese, and on foot came all the pigeons.',
        'Right at the back swam a small brown duck. {H} wanted that one to have a pea. {H} threw one, and a goose had it.'
      ]
    }
  ],
  way: [
    {
      id: 'further',
      A: 'partner',
      paragraphs: [
        '{H} threw further. The goose was there first, with its neck out. {H} threw with all {H}’s might. Plop. The small duck paddled up and put its head on one side. There was only a ring in the water, and a goose.',
        '“That goose can’t still be hungry!” said {H}. “Geese always are,” said {A}, and gave a pea to a pigeon that was standing on {A}’s shoe.'
      ]
    },
    {
      id: 'tails-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of the drakes tipped over, and then there was only a tail. It pointed straight up, and two orange feet pedalled. “Has it broken?” asked {H}. “It’s looking for weed on the bottom,” said {A}. “That’s how they have their greens.”',
        'They waited. It came up, shook its head and looked at {H}, as if {H} had been away. Then three of them did it all at once. The pond was full of bottoms.'
      ]
    },
    {
      id: 'water-off',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why don’t they get wet?” asked {H}. “They’ve got oil for it, just above the tail,” said {A}. “They rub it in with their beaks.” A duck was doing it that very moment. Drops ran down its back like peas off a plate.',
        '{H} rubbed one sleeve with {H}’s nose. Then the duck shook itself, and the sleeve got wet. “You haven’t got the tail for it,” said {A}.'
      ]
    },
    {
      id: 'pigeons',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The pigeons were not meant at all. They walked about behind {A} as if they only happened to be going that way. “We didn’t bring anything for pigeons,” said {A}. They nodded. They nodded at every step.',
        '“They’re saying yes,” said {H}. “They always say yes. It doesn’t mean that they’ve listened.” {A} dropped three peas by mistake, and said so, quite loudly. All of them said yes.'
      ]
    },
    {
      id: 'waddle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A drake got out of the water, to look into the matter himself. On the water he had been a boat. On land he was somebody with wet trousers. He went from side to side, slap, slap, slap.',
        '{A} walked behind him in the same way. “It’s because his legs are so far out,” said {A}. “Try it.” {H} put {H}’s heels together and walked after {A}. So now there were three of them. The first one looked round and went a little faster.'
      ]
    },
    {
      id: 'quack',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Quack,” said {A} to a drake. The drake looked past {A}. “It’s only the brown ones that say quack,” said {H}. “The green ones just mutter.” It was true. The drake said something like a zip.',
        '{A} tried the zip. Two drakes came over at once, and a third. “What did you tell them?” asked {H}. “I don’t know,” said {A}, and took a step back. “I hope it wasn’t a promise.”'
      ]
    },
    {
      id: 'goose',
      A: 'other',
      spare: 6,
      paragraphs: [
        'One of the geese put its neck through the railing. It looked at {A}’s tub, and then at {A}’s buttons. “Those are buttons,” said {A}. It tried one to be sure, quite gently. “I did tell you,” said {A}.',
        'It hissed a little, like a tyre. “It’s going flat,” said {H}, and they both went behind the bench. They came out again when it was somebody else’s turn with the goose.'
      ]
    },
    {
      id: 'swan',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A swan came by, without any hurry. Everybody on the pond made room. It looked at the peas in the water, and at {H}, and at {A}. “Should we bow?” whispered {H}. “A bit,” whispered {A}, and they did.',
        'The swan picked up one single pea, as if it were doing the pond a favour. Then it sailed on, and its feet went like mad down there. “You only see that from the side,” said {A}.'
      ]
    },
    {
      id: 'pet-watch',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been looked at by a duck, and had looked back. Neither of them would be first to stop. “That’s {A},” said {H} to the duck. “{A} is only watching.”',
        'The duck turned its head, so as to see {A} with the other eye too. A duck has one on each side, and likes to be sure. With the second one {A} looked just the same, and the duck swam off to tell the others.'
      ]
    },
    {
      id: 'elder-bread',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In my day we brought them whole loaves,” said {S}. “Nobody knew any better. The ducks could hardly take off.” “What did they do?” asked {A}. “They walked home,” said {S}.',
        '{S} threw a pea underarm, as you throw a ball to somebody small. A drake caught it in the air. “They’re much slimmer now,” said {S}, and pulled in {S}’s own tummy. “It must be the greens.”'
      ]
    },
    {
      id: 'child-one-for-me',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} threw one pea and ate one. “They’re for the ducks,” said {A}. “I’m showing them how,” said {S}, and ate another. The ducks looked on. They seemed to have understood it long ago.',
        '“Which was better?” asked {A}, “the one for the duck, or the one for you?” {S} had to try it once more, to be able to say. After that it was two to the ducks and nine to {S}.'
      ]
    },
    {
      id: 'the-arm',
      A: 'partner',
      paragraphs: [
        '“Watch the goose,” said {A}. “It doesn’t look at the pea. It looks at your arm. When the arm goes up, it’s off already.” {H} put an arm up, with nothing in it. Every neck on the pond went up as well. {H} put it down, and they all went down.',
        '{H} looked at the arm, and then at {A}. “Could you do that over there?” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-thrown',
      A: 'partner',
      paragraphs: [
        'So {A} went along the railing. “Here comes a great big handful!” called {A}, swung one arm round three times, and threw nothing at all, very far. Off went the geese, with a noise like wet washing. Off went the drakes, and the pigeons over their heads.',
        'Then it was quiet. {H} crouched at the railing, kept {H}’s arm still, and let a pea roll off one finger. Plip. The small brown duck looked left, and looked right. And then it ate its pea.'
      ]
    },
    {
      id: 'more-nothing',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Over there they were searching the water, and each goose thought that the other one had it. {A} threw some more nothing. “This is the good sort!” called {A}. “Fresh today!”',
        'After the fifth throw {A} had to rub {A}’s shoulder. “It’s heavy stuff,” said {A}. One goose stood up on the water and looked {A} in the face. {A} showed it two empty hands, and it went on looking.'
      ]
    },
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        'The brown duck ate five peas, one after the other. Then it said something, down in its throat. Out of the reeds came a duckling, and behind it another one. There were seven, none of them bigger than a lemon. “That’s why it stayed at the back,” whispered {H}.',
        '{H} let the peas roll off one by one, seven times, until the tub was empty. Along the railing came {A}, whose tub was still full. “I’ve only been throwing nothing,” said {A}. So the geese got those after all. They had earned it.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The small ones swam behind the big one, all in a row. When the big one turned left, the bend went through the whole row, right to the end. The last one noticed it late, and had to paddle so hard that it ran on the water.',
        '“That’s me in the mornings,” said {A}. It caught up, bumped into the sixth, and looked as if it had been there all along. “That’s you as well,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in among the pigeons, and stood out a good deal.',
      '{names} leaned on the railing, and quacked in a general way.',
      { text: '{names} shook the tub, so that the peas at the bottom had a chance.', needs: ['hands'] },
      { text: '{names} tossed a pea up, and a drake said thank you.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched at the neck as well, each time an arm went up.',
      '{names} backed away from one goose, and bumped into the other goose.',
      { text: '{names} picked a pea off the toe of a shoe.', needs: ['hands'] },
      { text: '{names} showed the geese two empty palms, and nobody believed it.', needs: ['hands'] }
    ],
    turn: [
      '{names} made off after the geese, so that it looked worth while.',
      '{names} kept down low at the railing, and kept the pigeons off that way.',
      { text: '{names} threw a great deal of nothing, over the other shoulder.', needs: ['hands'] },
      { text: '{names} shelled one more pea, in case it should run out.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home they walked in a row. The tubs were rinsed, and stood upside down to dry, with their bottoms in the air.',
    '{H} washed, and the drops ran off in every direction. Then {H} lay down, and put one hand out over the edge of the bed, quite still.'
  ],
  last: [
    'Off one finger rolled a last small pea that was not there, plip, and {H} slept.',
    'In the reeds there were seven under one wing, and under one blanket there was {H}, asleep.'
  ]
})
