import { wishPlot } from '../wish-plot.ts'

export const movedCountry = wishPlot({
  id: 'wish-moved-country',
  beginsElsewhere: true,
  wishes: [
    'moved another country',
    'moved to another country',
    'moving another country',
    'moved new country',
    'moved to a new country',
    'moving new country',
    'moved different country',
    'moving different country',
    'moved abroad',
    'moving abroad',
    'move abroad',
    'moved overseas',
    'moving overseas',
    'new country',
    'emigrated',
    'emigrating',
    'immigrated',
    'relocated',
    'living in another country',
    'live in another country now',
    'everything is different here',
    'everything different here',
    'misses her old home',
    'misses his old home',
    'misses our old home',
    'misses old home',
    'misses old house',
    'misses old flat',
    'misses the old house',
    'missing old house'
  ],
  answers: ['moved', 'move', 'moving', 'another', 'new', 'country', 'different', 'abroad', 'we', 'just', 'have', 'language', 'school', 'learning', 'her', 'his', 'our', 'old', 'home', 'house', 'flat', 'misses', 'missing', 'far', 'away', 'here', 'everything', 'strange', 'hard', 'at', 'the', 'this', 'last', 'week', 'month', 'year', 'summer', 'live', 'living', 'now', 'and', 'new-language', 'words', 'understand', 'spain', 'germany', 'france', 'portugal', 'norway', 'england', 'ireland', 'canada', 'switch', 'light', 'kitchen'],
  except: ['war', 'refugee', 'refugees', 'asylum', 'fled', 'flee', 'bomb', 'soldiers', 'died', 'dead', 'funeral', 'dad', 'daddy', 'mum', 'mummy', 'grandma', 'grandpa', 'nana', 'granny', 'friend', 'friends', 'dog', 'cat', 'divorce', 'split', 'dragon', 'dragons', 'penguin', 'bird', 'swallow', 'alien', 'crying', 'cries', 'homesick', 'sad', 'bullied', 'bully', 'next door', 'neighbour', 'who', 'nobody', 'alone', 'why', 'deported', 'visa', 'without', 'across'],
  moods: ['change', 'first', 'learning', 'alone'],
  company: ['switch', 'wall', 'drawer', 'spoons', 'bathroom', 'string', 'hand'],
  about: 'In the new country {H} wants one thing that goes by itself, and the hand still pats the wall where the old light switch was.',
  titles: ['The Hand Still Lives There', 'Outside, on the Left', 'A Switch Made of Paper', 'The Second Drawer', '{H} Pats the Wall'],
  want: [
    {
      id: 'on-the-right',
      A: 'partner',
      paragraphs: [
        'They had moved to another country. The post boxes were yellow here. School was in another language, and {H} had to think about every word. So at home {H} wanted just one thing to go by itself, and that was the light.',
        'In the old bathroom the switch had been inside, on the right. In this one {H} patted the wall, inside, on the right, and it stayed dark. “It’s outside here,” called {A}, “on the left.” “I know that,” said {H}. “But my hand doesn’t.”'
      ]
    }
  ],
  way: [
    {
      id: 'string-tea',
      A: 'partner',
      paragraphs: [
        '{A} talked, and took something out of the second drawer, and stirred the tea with it. It was a bit of string. “In our old kitchen that’s where the spoons were,” said {A}. {H} felt a little better. “So yours still lives there too,” said {H}.',
        '“You need a sign,” said {A}. They wrote out the new word for light, and stuck it up outside, on the left. {H} read it in passing. Then the hand went in, and patted on the right. A hand can’t read.'
      ]
    },
    {
      id: 'round-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lamp from the old home had flat feet on its plug, three of them. Here the holes in the wall were round. {A} had bought a thing to go in between. It had flat holes in front and round feet behind.',
        '“So it translates,” said {H}. “It hears flat and says round.” The lamp shone as it always had.'
      ]
    },
    {
      id: 'the-yellow-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had written a postcard to the old street. They went out to find a box for it. “There,” said {A}, and dropped it in. It was green. “Post boxes are yellow here,” said {H}. They bent down and looked in through the slot.',
        'There were banana skins. {A} fished for the card with a twig, and smiled at the people who went by. The card went off from a yellow one. In the corner there was a brown spot. “The spot is banana,” wrote {A}.'
      ]
    },
    {
      id: 'bread-with-seeds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bread here was dark, and full of seeds. You had a sandwich, and ten minutes later you had another seed. {H} found one in the bath. “Our old bread was gone when it was gone,” said {H}.',
        '{A} had learned its name at the baker’s, and ordered it, and held up two fingers. But {A} had said the word for slippers. The baker had laughed, and looked at their feet, and then sold them two loaves.'
      ]
    },
    {
      id: 'walking-the-old-flat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I can still do the whole of our old flat,” said {H}, “with my eyes shut.” {H} shut them and set off. Four steps along the passage, then the corner with the coats, then left to bed. There was a bump. Here that was the cupboard.',
        '{A} came along behind and said what they would be passing now. “The crack like a duck,” said {A}. “The warm pipe.” They got as far as the balcony, the one that they used to have. Then they opened their eyes and were in the broom corner.'
      ]
    },
    {
      id: 'the-sun-at-the-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sun was wrong here too. It used to come in at {H}’s head, and here it came in at the feet. “It shines on my toes,” said {H}, “and they wake up first. Then they have to wait for the rest.”',
        '“We could turn the bed round,” said {A}. They tried it, and then the pillow was at the door. {H} lay down, and thought it over. “Leave it with the toes,” said {H}. “They’ve never had it before.”'
      ]
    },
    {
      id: 'which-floor',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the lift here they began to count at nought. {A} kept pressing the button as at home. So they were always one floor too high, and {A} pushed a key into a strange door. A man opened it, in a dressing gown.',
        'They had got to know him quite well by now. {H} could say “Sorry, wrong floor” without a mistake. It was the longest thing that {H} could say. He answered each time, with one finger down. That was how {H} learned the word for down.'
      ]
    },
    {
      id: 'a-word-each',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What did you get today?” asked {A}. At school {H} got about one word a day that stayed in. Today it was the one for puddle. It sounded just like what happens when you step in one. “Plopa,” said {H}.',
        '{A} had got one too, on the bus. It stood over the door, in red. “It’s either exit or hammer,” said {A}.'
      ]
    },
    {
      id: 'what-one-hears',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the old home a train had gone past the window, and {H} had never heard it. Here there was none, and {H} heard that all the time. Instead something in the wall said gock. “That’s the heating,” said {A}. Gock.',
        'They listened for the next. It came every time they had counted to thirty. “In a year you won’t hear it any more,” said {A}. “And then we’ll move,” said {H}, “and I’ll hear that it isn’t there.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was little we moved as well,” said {S}. “In the old house there was one low beam. My father always ducked under it. In the new one he ducked too, in the same place, and there was only air.” {S} showed how he had bowed.',
        '“For how long?” asked {A}. “Oh, years. Visitors bowed back.” {S} ducked once more, in going out, and {A} did the same.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} greeted everything here in the new language, to be on the safe side. {S} said good morning to the stove, and to the stairs. “Our teapot comes from the old home,” said {A}. “It won’t understand you.”',
        'So {S} told the teapot in the old language what the stove had said. It took some time. Then {S} told the stove what the teapot had answered.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} went to eat, as always, under the window and a bit to the left. But that was in the old kitchen. Here a bucket stood in that place. {A} looked into the bucket for a while, and then at {H}.',
        '“I know,” said {H}, and pushed the dish across the floor until it stood beside the bucket. {A} ate without looking up. Now at least {A} did not have to think.'
      ]
    },
    {
      id: 'finger-marks',
      A: 'partner',
      paragraphs: [
        '“Come and see,” said {A} by the bathroom wall. There were grey spots from {H}’s fingers, all in exactly the same place. “Your hand’s clever,” said {A}. “It finds it every time. Only there’s nothing there.” {H} touched the spots. “Then we’ll put something there,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'paper-switch',
      A: 'partner',
      paragraphs: [
        '{H} drew the old switch on paper, with the chip out of its corner. They stuck it over the spots. {H} came along and patted it. “Click,” said {A}, outside, and pressed the real switch. There was light.',
        'Next {H} did the second drawer. The string came out, and the spoons went in, just as at home. {A} talked, and pulled, and stirred. This time it was a spoon, and {A} had not even noticed. {H} laughed.'
      ]
    },
    {
      id: 'what-can-be-moved',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They went through all the rooms for more things to move. The slippers were put where the feet looked for them. The biscuits went back on the left. Only the window could not be moved, nor the stairs, nor the baker. “Those will have to be learned,” said {A}.',
        'They made a list in two rows. On one side stood what they could move, and on the other what they would have to learn. {H} counted. It was about half and half.'
      ]
    },
    {
      id: 'new-hands',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How does a hand learn it?” asked {H}. “You’ve got to do it without looking,” said {A}. {A} had counted it once with a door key. It had been forty times. After that the key turned to the left by itself.',
        '“And does it forget the old one?” {A} shut both eyes, and turned a key in the air, to the right. You could see that it fitted. “No,” said {A}. “It’s got room for both.”'
      ]
    },
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        'Later {H} went to brush teeth, and looked for the new word for brush. {H} had it, and had the brush as well, and saw a white moustache in the mirror. The light was on. “Did you do that?” called {H}. “I’m in the kitchen,” called {A}.',
        'It must have been {H}’s own hand, outside, on the left. “It went by itself!” said {H}. “My hand’s learned it.” {A} looked at the paper switch. “Shall we take that down?” “No,” said {H}. “My hand might want to visit.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited in the dark as well, close to the door.',
      '{names} bumped into the door, which opened the other way here.',
      { text: '{names} unpacked one more box with the old address on it.', needs: ['hands'] },
      { text: '{names} pushed a plug at the wall, and turned it round, and pushed again.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down where the sofa used to stand.',
      '{names} sniffed at the new word on the wall.',
      { text: '{names} opened four drawers, and found the fork in the fifth.', needs: ['hands'] },
      { text: '{names} hung up the wet string to dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along each time that the light went on.',
      '{names} looked at the paper switch from below.',
      { text: '{names} cut off the sticky tape for it.', needs: ['hands'] },
      { text: '{names} took a spoon as well, from the second drawer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The string got a drawer of its own, and nobody knew yet which one it was. {H} put out the light, outside, on the left, without a look.',
    'Then {H} lay down. The bed was the old one, and each part of {H} found its place.'
  ],
  last: [
    'Outside, on the left, {H} put out the day, and was asleep.',
    'One hand lay here, and one hand lay in the old home, and {H} slept.'
  ]
})
