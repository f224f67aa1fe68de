import { wishPlot } from '../wish-plot.ts'

export const plantain = wishPlot({
  id: 'wish-plantain',
  wishes: ['plantain', 'plantains', 'plantin', 'plantins', 'plantane', 'fried plantain', 'fried plantains', 'frying plantain', 'frying plantains', 'fry plantain', 'fry plantains', 'fries plantain', 'making plantain', 'cooking plantain', 'eating plantain', 'black plantain', 'black plantains', 'ripe plantain', 'ripe plantains', 'sweet plantain', 'sweet plantains', 'plantain grandma', 'plantain auntie', 'plantain sizzle', 'dodo plantain', 'dodo rice', 'kelewele', 'alloco', 'aloko', 'maduros', 'maduro', 'platano', 'platanos', 'plátano', 'plátanos', 'platano maduro', 'platanos maduros', 'plátanos maduros', 'tajadas', 'tostones', 'patacones', 'plantain chips', 'boli plantain'],
  answers: ['fried', 'frying', 'fry', 'fries', 'black', 'yellow', 'green', 'spots', 'spotty', 'ripe', 'sweet', 'sweetest', 'slice', 'slices', 'pan', 'oil', 'sizzle', 'sizzles', 'sizzling', 'sizzled', 'sound', 'turn', 'turns', 'turning', 'turned', 'golden', 'brown', 'crispy', 'soft', 'banana', 'dodo', 'rice', 'beans', 'egg', 'eggs', 'dinner', 'supper', 'lunch', 'breakfast', 'tea', 'kitchen', 'cook', 'cooks', 'cooking', 'make', 'makes', 'making', 'made', 'eat', 'eats', 'eating', 'ate', 'favourite', 'favorite', 'loves', 'love', 'yummy', 'skin', 'peel', 'grandma', 'granny', 'nana', 'abuela', 'abuelita', 'auntie', 'aunty', 'tia', 'mum', 'mummy', 'mama', 'mami', 'mom', 'dad', 'daddy', 'papa', 'papi', 'uncle', 'family', 'together', 'nigerian', 'ghanaian', 'jamaican', 'caribbean', 'african', 'dominican', 'colombian', 'latin', 'learn', 'learning', 'learned', 'how', 'first', 'home', 'today', 'tomorrow', 'our', 'with', 'helping', 'market', 'wait', 'waiting', 'until'],
  except: ['burnt', 'burned', 'burn', 'fire', 'hot oil', 'splashed', 'hospital', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'hungry', 'without', 'hates', 'hate', 'jollof', 'fufu', 'mofongo', 'weed', 'leaf', 'nettle', 'sting', 'monkey', 'dragon', 'robot', 'monster', 'dog', 'cat', 'stole', 'stolen', 'died', 'restaurant', 'slipped', 'slip', 'bird extinct', 'extinct'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  fed: true,
  company: ['neighbour', 'plantain', 'plantains', 'slice', 'slices', 'pan', 'oil', 'fork', 'chair', 'plate', 'water', 'rain', 'door'],
  about: 'The hero calls the turn for frying plantain from a chair by the door, and calls by the loudest noise, until it is heard that the loud part is only the water leaving.',
  titles: ['Black Is Sweet', 'The Sound of the Turn', '{H} Calls “Now”', 'Plantain by Ear', 'When the Rain Stops'],
  want: [
    {
      id: 'the-black-one',
      A: 'partner',
      paragraphs: [
        '{H} wanted fried plantain, and the sweetest. Three plantains lay in the bowl. The first was green, the second was yellow, and the third was black all over. {H} took the yellow one, because it was beautiful. {A} took the black one.',
        '“That one’s gone bad,” said {H}. “Smell it,” said {A}. It smelled of honey. The yellow one smelled of chalk. “It’s got to be black to be sweet,” said {A}. “Then it’s dressed for it.”'
      ]
    }
  ],
  way: [
    {
      id: 'green-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The green one was as hard as a table leg. {H} knocked on it. {A} knocked back, from the other end. “When’s it going to be ready?” asked {H}. “When it’s been yellow,” said {A}, “and you’ve stopped looking.”',
        '{H} looked somewhere else, at the wall. Then {H} looked back very quickly, to catch it at it. It was just as green as before. “It saw you,” said {A}. They laid a cloth over it, so that it could get on with things.'
      ]
    },
    {
      id: 'not-a-banana',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it a banana?” asked {H}. {A} fetched one and laid it next to the yellow plantain. They had the same bend. But the plantain was longer and thicker, and had edges, like a pencil. “They’re cousins,” said {A}. “The banana’s the one who’s sweet at once.”',
        '“And this one takes its time,” said {H}, and turned it round. It had a brown freckle at the back. “There,” said {H}. “It’s thought of something already.”'
      ]
    },
    {
      id: 'getting-it-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A banana steps out of its skin by itself. A plantain does not. It had been slit along one edge, and {A} pushed with both thumbs. {H} held the other end. It was like helping someone out of a wet coat.',
        'The black one came out pink and gold. No one would have thought so. {H} looked into the empty coat, which was white inside. “It was wearing it inside out,” said {H}. “It doesn’t go to parties,” said {A}.'
      ]
    },
    {
      id: 'slanting',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The slices were long, like the soles of small shoes. “They’re cut on the slant,” said {A}. “Then there’s more to lie on.” {H} tried it out on the rug, and lay straight, and then on the slant. It was quite true. Only the feet stuck out on one side.',
        '{A} counted the slices: fifteen. That was seven pairs, if you saw them as soles, and one for hopping. {H} walked two of them once across the board, before the oil.'
      ]
    },
    {
      id: 'call-the-turn',
      A: 'partner',
      paragraphs: [
        'Hot oil is for grown-ups. So a neighbour stood at the pan with a big fork. {H} and {A} sat well back, by the door. “Call the turn,” said {A}. From there you could see no slice. Three slices of the black one went in, and hissed like rain.',
        '“Now!” called {H}, because it was so loud. The fork turned them. “As pale as soap,” said the neighbour. At the next three {H} waited, to be sure. Those had black edges, and not the sweet sort of black.'
      ]
    },
    {
      id: 'a-language',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While they waited, they hissed as well. {A} hissed loudly, as a pan does to begin with. {H} hissed back. It sounded as though two geese had met. “What did I say?” asked {A}. “That you’re hot,” said {H}. “What did I say?”',
        '“That I’m on your foot,” said {A}, and moved the chair. So they did understand each other. But they did not know how to say “please” in it, and it all came out rather rude.'
      ]
    },
    {
      id: 'closed-eyes',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You hear better with your eyes shut,” said {A}. {H} shut them. At once there was a tap, and a clock, and {A}’s stomach, which had something to say. “It said ‘now’,” said {H}. “It always says that,” said {A}.',
        '{H} listened in at the side of it, with one ear. It told a long story, which went down some stairs. “It’s looking for the plantain,” said {H}. “It’s in the wrong room.”'
      ]
    },
    {
      id: 'the-pale-ones',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The three pale slices lay on a plate of their own, in a kitchen towel. {H} bit into one when it had cooled. It was not bad. It was like a potato on holiday. “It’s nearly something,” said {H}.',
        '{A} ate one too, and was for being fair. “They weren’t asked,” said {A}. “They were turned in the middle of a word.” They ate all three of them with some salt, and begged their pardon.'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was by the door as well, and listened with the better ears. When the pan hissed, one ear went back. When the fork clinked, the other came forward. “Don’t tell me,” said {H} to {A}. “I want to do it myself.”',
        '{A} told nobody. {A} lay down across {H}’s feet, so that they should not run off before it was served.'
      ]
    },
    {
      id: 'elder-market',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At the market I always asked for the black ones,” said {S}. “They were half the price, because nobody wanted to be seen with them. I carried them home in a hat.” “Didn’t you tell the others how sweet they were?” asked {A}.',
        '“I thought about it,” said {S}. “On Mondays I was going to tell them. But on Sundays I’d just eaten, and I thought, one week more.” That was forty years ago.'
      ]
    },
    {
      id: 'child-slice',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be a slice. {S} lay down on the rug by the door and hissed. “When do I turn you?” asked {A}. “You have to hear it,” said {S}. {A} listened, and turned {S} over. “Too soon,” said {S}. “I’m still white there.”',
        'So {S} was turned back again, and hissed some more. It stopped, and {A} bent down to look. {S} had only been getting some air.'
      ]
    },
    {
      id: 'it-gets-quiet',
      A: 'partner',
      paragraphs: [
        'Three more slices went in. {H} opened {H}’s mouth to call. “Wait,” said {A}, with one finger up. “It’s changed.” The big rain had turned into a small rain, and ticked. “Where did the loud part go?” asked {H}.',
        '{A} pointed to the kitchen window. It was grey with steam, and a drop ran down. “It’s over there,” said {A}. “It was the water, getting out of the plantain.” “It was in a hurry,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“And when the water’s out, it’s the sugar’s turn,” said {A}. “Sugar’s quiet.” They both bent forward. The rain got smaller and smaller. There was a patter, and then a whisper. {H} waited until it was hardly raining at all. “Now,” said {H}, quite softly.',
        'The fork turned them. “Well?” called {H}. “As brown as a violin,” called the neighbour.'
      ]
    },
    {
      id: 'other-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The second side went faster. “It’s had practice,” said {H}. {A} thought that it was because there was less water left in there. The first side had let out most of it, for both. “That was nice of it,” said {H}.',
        'So you had to listen twice as well, in half the time. {H} pushed back the hair from both ears. {A} pushed it back a little further, and held it there until the whisper came.'
      ]
    },
    {
      id: 'other-rains',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What else gets quiet when it’s done?” asked {H}. {A} thought. There was a kettle, but that got loud. There was a bath, when it was full, and you turned the tap. “And popcorn,” said {A}. “First it’s all of them, and then only the slow ones.”',
        '“And you,” said {H}, “when you tell me to tidy up.” {A} listened for a moment, to hear whether that was so. It was very quiet.'
      ]
    },
    {
      id: 'sweet-all-through',
      A: 'partner',
      paragraphs: [
        '{H} called two more panfuls, each at the whisper. The slices lay on the plate until they could be touched. Outside they were crisp like a leaf, and inside they were like jam. {A} ate, and got quieter and quieter. “Are you done?” asked {H}. “Now,” said {A}.',
        'In the bowl lay the green plantain and the yellow one. {H} laid the black skin over the yellow one, to see how it was going to look.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the green, at the yellow, and longest at the black.',
      '{names} looked at the three in the bowl, from the side.',
      { text: '{names} put out the plates, one too many.', needs: ['hands'] },
      { text: '{names} pressed the green one with a thumb, and it did not mind.', needs: ['hands'] }
    ],
    way: [
      '{names} sat by the door too, and kept out of the kitchen.',
      '{names} tried a pale one, and a burnt one, and preferred neither.',
      { text: '{names} laid a kitchen towel on the plate, for the oil.', needs: ['hands'] },
      { text: '{names} put a hand behind each ear.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the whisper, with round eyes.',
      '{names} had a slice, and then looked for another.',
      { text: '{names} wiped the steam off a corner of the window.', needs: ['hands'] },
      { text: '{names} carried the plate to the table, with great care.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the fork went home with the neighbour. So did a full plate. The yellow plantain stayed in its bowl beside the green one. They were in no hurry.',
    '{H} washed off the last of the sugar, and lay down. First there was some rustling with the blanket, quite loud. It turned into a patter, and then a whisper.'
  ],
  last: [
    'It was hardly raining at all any more in the bed, and {H} was asleep.',
    'Somebody turned {H} over, just at the right moment, and {H} was asleep.'
  ]
})
