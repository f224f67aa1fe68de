import { wishPlot } from '../wish-plot.ts'

export const seahorse = wishPlot({
  id: 'wish-seahorse',
  wishes: ['seahorse', 'seahorses', 'sea horse', 'sea-horse', 'sea-horses', 'sea horses'],
  answers: ['seahorse', 'seahorses', 'sea', 'horse', 'horses', 'baby', 'babies', 'daddy', 'dad', 'father', 'coral', 'reef', 'ocean', 'swims', 'swimming', 'little', 'tail', 'under', 'fish', 'magic', 'magical', 'underwater', 'named'],
  except: ['mermaid', 'mermaids', 'riding', 'lost', 'loses', 'lonely', 'race', 'races', 'shark', 'whale', 'who', 'that', 'can’t', 'wants', 'aquarium', 'princess', 'unicorn', 'died', 'dead', 'pony', 'mare', 'foal'],
  company: ['seahorse', 'pegs', 'sea', 'current', 'grass'],
  about: 'A seahorse father with twenty babies in his pouch wants to get across the rug, and the current takes him back each time.',
  titles: ['Hold On with Your Tail', 'Twenty Pegs and a Pouch', '{H} and the Current', 'The Slowest Fish in the Sea', 'Whatever You’ve Got Hold Of'],
  want: [
    {
      id: 'pouch',
      A: 'partner',
      paragraphs: [
        '“I’m a seahorse,” said {H}, “and I’ve got babies in my pouch.” There were twenty of them, and they were clothes pegs. “Then you’re a father,” said {A}. “With seahorses it’s the fathers who carry them.” “Then I’m that,” said {H}, and stood up very straight, as they do.',
        'Across the rug was the sea grass, where baby seahorses ought to be. It was a green curtain. {H} meant to bring them there before night.'
      ]
    }
  ],
  way: [
    {
      id: 'current',
      A: 'partner',
      paragraphs: [
        'The rug was the sea, and {A} was the current, with a big towel. {H} fluttered both hands at the sides and swam. No fish in the whole sea is slower. Then the current came, swoosh, and all the way back went {H}, to the door.',
        'The second time both hands were a blur. “You’re hardly moving,” said the current. “I’m going as fast as I can!” said {H}. Swoosh, went the towel, and there stood the seahorse, at the door.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A seahorse can look forwards with one eye and backwards with the other. {H} tried it. One eye went to the curtain, and the other came along. “It won’t stay behind,” said {H}. “I’ll be the other eye,” said {A}.',
        'They stood back to back. “I can see sea grass,” said {H}. “I can see a shoe,” said {A}. “Is it dangerous?” asked {H}. “It’s asleep,” said {A}. They swam on, back to back, and bumped into the sofa. It had been at the side.'
      ]
    },
    {
      id: 'hungry',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Seahorses haven’t got a stomach,” said {A}. “It all goes straight through, so they have to eat from morning till night.” {H} liked the sound of that. There was half a cracker, and {H} sucked it in with a long mouth, flupp.',
        'A crumb was left over on the plate. {H} came up to it so slowly that it noticed nothing. Flupp! “It never knew,” said {H}. “And now?” asked {A}. “Now I’m hungry,” said the seahorse.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What are they called?” asked {A}, and looked into the pouch. {H} had only thought as far as four. “This one’s Shelly, and this one’s Salty, and this is Bob,” said {H}. “The rest are called Peg.”',
        '“All of them?” asked {A}. “They all come when I call,” said {H}. There are seahorses who have a thousand. {A} picked up one of the Pegs and held it to the light. It had a very tight grip for its age.'
      ]
    },
    {
      id: 'pet-rock',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the middle of the sea lay a large warm rock, and it was {A}. The seahorse stopped beside it for a rest. It was a rock that breathed. Up went the sea, and down it went.',
        '“May I hold on to you?” asked {H}, and took hold of a bit of the softest part. The rock did not mind. It looked at the towel, though. It was a rock that knew about currents, and it stayed where it was.'
      ]
    },
    {
      id: 'elder-dance',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“They dance every morning,” said {S}, “the two of them. They hold each other’s tails and go round and round. That’s how they say good morning.” “Did you do that?” asked {A}. “We had toast,” said {S}. “But we had it together.”',
        '{S} held out one finger, and {A} hooked one into it. They went round once to the left and once to the right, stiffly, because of standing so straight. “Good morning,” said {S}. It was evening, but under the sea you can’t always tell.'
      ]
    },
    {
      id: 'child-colour',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Now I’m one you can’t see,” said {S}, in a red jumper, and stood by the red chair. Seahorses can do that. They change colour until they look like whatever is behind them. “Where are you?” called {A}, right in front of the chair.',
        '“Here,” said the chair. “I’ve just heard a chair,” said {A}, and swam past with both hands. Then {S} walked across to the green door, and it was a great surprise.'
      ]
    },
    {
      id: 'baby-peg',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was lent one of the young ones, and held it in a whole fist. It was a real seahorse grip, and there was no getting it back. “You don’t have to let go,” said {H}. “They never do, at that age.”',
        'So a bigger one was offered in exchange, and {A} took that as well, in the other fist. “Eighteen,” said {H}, and looked into the pouch. “But those two are in good hands.”'
      ]
    },
    {
      id: 'horse-or-fish',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Are you more of a horse or more of a fish?” asked the current. “From the neck up I’m a horse,” said {H}. To prove it {H} neighed, under water, and it came out as bubbles.',
        '“And further down?” “I’ve got a fin,” said {H}, “but it’s behind, where I can’t see it.” {A} looked. It was a handkerchief, and it hung out of a pocket. “It’s the smallest fin I ever saw on a horse,” said {A}.'
      ]
    },
    {
      id: 'armour',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They haven’t got scales,” said {H}. “They’re hard all over, in rings, like a knight.” {A} knocked on {H}’s tummy. It gave way, and laughed. “That’s where I’m still growing,” said the seahorse.',
        'They pulled up its sleeves until they lay in rings, one above the other, and the socks too. Now it was armoured from the knees to the elbows. “Crabs can’t bite through that,” said {H}. “They only eat seahorses with their sleeves down.”'
      ]
    },
    {
      id: 'upright',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why do you swim standing up?” asked the current. “The others lie down.” “We tried that,” said {H}, and lay down on the sea and fluttered. Nothing happened at all, except that three pegs fell out.',
        '{A} wanted to see if it was any better as a flat fish. It was better for lying, {A} said, and worse for swimming. They picked up the babies. “You’re never to do that,” said {H} to them. “Stand up straight, and hold on to something.”'
      ]
    },
    {
      id: 'only-tail',
      A: 'partner',
      paragraphs: [
        'The current had a rest. “You’ve got a tail,” it said. “It’s no good for swimming,” said {H}. The tail was a long sock. “No,” said {A}. “But it rolls up at the end. What would anybody want with a tail that rolls up?”',
        '{H} looked round. There were chair legs in that sea, and one of {A}’s feet. “To hold on with!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'holds-on',
      A: 'partner',
      paragraphs: [
        '{H} swam to the first leg and hooked on. Swoosh, came the towel. The seahorse bent like grass in the wind, and the current went home without it. “When I come, you hold on,” said {A}. “When I’m gone, you go.” So {H} went from leg to leg, and the last leg was the current’s own.',
        'Then {H} was in the grass. “Now you may come out,” said {H}. But a small seahorse takes hold of the first thing that it meets. That was {H}. They held on to both sleeves, and the collar, and all along the hem.'
      ]
    },
    {
      id: 'grass',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} and {A} tried to explain the grass to the babies. {H} bent down to it, with all twenty, so that they could see what it was. “It’s green,” said {H}, “and it holds still.” “So do you,” said {A}. “You hold stiller than anything here.”',
        'One of them was talked round at last. It took hold of a thread at the bottom of the curtain. But when {H} stood up, it had hold of {H} as well, with its other end.'
      ]
    },
    {
      id: 'tide',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The tide turned. It does that at night, {A} said, and carried the towel back the other way, very slowly. Everything in the sea leaned over to the left, and then stood up again. Only a sock and a bit of fluff went along.',
        '“Where do you go when you go?” asked {H}. “To the other side,” said the current. “They’re all just getting up there, and I push them about.” It gave a yawn. It had been pushing everybody about since breakfast.'
      ]
    },
    {
      id: 'all-held',
      A: 'partner',
      paragraphs: [
        '“They’re supposed to hold on to grass,” said {H}. “All they know is you,” said {A}, and made a very small swoosh, to see. Nobody was lost.',
        '“And what do I hold on to?” asked {H}. The current put down its towel and held out one finger. The seahorse’s tail went round it twice. “There,” said {A}. “Now I can’t go anywhere either.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} floated by, as some larger sort of fish.',
      '{names} stirred up some sand, over by the door.',
      { text: '{names} counted the babies, and made it nineteen, and then twenty.', needs: ['hands'] },
      { text: '{names} combed the sea grass, with spread fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted back to the door as well.',
      '{names} swam across in no time, and felt bad about it.',
      { text: '{names} took the other end of the towel, for a bigger sea.', needs: ['hands'] },
      { text: '{names} fluttered some hands at the sides, and did not get far.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed a bit, like grass.',
      '{names} drifted past, and took one peg along.',
      { text: '{names} guided a small peg to the nearest sleeve.', needs: ['hands'] },
      { text: '{names} knotted the sock higher up, so that the tail would stay on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs were taken off, one after another, and went back into their bag. {H} hung the towel on its hook.',
    '{H} washed standing up, and lay down for once. Under the blanket one hand felt about until it had hold of something.'
  ],
  last: [
    'Whatever came in the night, {H} had hold of a corner of the pillow, and slept.',
    'The sea leaned over to the left and stood up again. {H} was asleep, and held on.'
  ]
})
