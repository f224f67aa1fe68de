import { wishPlot } from '../wish-plot.ts'

export const movedInNextDoor = wishPlot({
  id: 'wish-moved-in-next-door',
  beginsElsewhere: true,
  wishes: ['new neighbour', 'new neighbours', 'new neighbor', 'new neighbors', 'new nieghbours', 'new people next door', 'people moved next door', 'moved in next door', 'moving in next door', 'moves in next door', 'somebody moved next door', 'someone moved next door', 'somebody new next door', 'someone new next door', 'family moved next door', 'new family next door', 'girl moved next door', 'boy moved next door', 'neighbour moved in', 'neighbours moved in', 'neighbour moving in', 'neighbours moving in', 'new people upstairs', 'moved in upstairs', 'new people across road', 'removal van', 'moving van next door'],
  answers: ['new', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'people', 'family', 'moved', 'moving', 'moves', 'in', 'into', 'next', 'door', 'upstairs', 'opposite', 'across', 'road', 'street', 'house', 'flat', 'today', 'yesterday', 'tomorrow', 'got', 'have', 'we', 'our', 'my', 'meets', 'meet', 'meeting', 'met', 'nice', 'friendly', 'who', 'are', 'they', 'van', 'removal', 'boxes', 'sofa', 'hello', 'say', 'empty', 'has', 'been'],
  except: ['dog', 'dogs', 'cat', 'cats', 'puppy', 'died', 'ill', 'noisy', 'loud', 'noise', 'shouts', 'shouting', 'cross', 'grumpy', 'angry', 'mean', 'scary', 'scared', 'afraid', 'horrible', 'police', 'fight', 'fighting', 'friend', 'friends', 'away', 'out', 'leaving', 'left', 'we’re', 'i’m', 'grandma', 'granny', 'grandpa', 'nana', 'dad', 'daddy', 'mum', 'mummy', 'aunt', 'auntie', 'uncle', 'cousin', 'cousins', 'school', 'class', 'baby', 'witch', 'monster', 'monsters', 'ghost', 'dragon', 'giant', 'alien', 'aliens', 'elephant', 'bear', 'lion', 'robot', 'wizard', 'pirate', 'pirates', 'vampire', 'vampires', 'dinosaur', 'penguin', 'penguins', 'penguin’s', 'hedgehog', 'troll', 'fairy', 'fairies', 'princess', 'unicorn', 'circus', 'snail', 'mouse', 'owl', 'fox', 'rabbit', 'rabbits', 'badger', 'zoo', 'refugees', 'war'],
  moods: ['first', 'change', 'waiting', 'learning'],
  company: ['van', 'sofa', 'scooter', 'goldfish', 'movers', 'boxes', 'marbles'],
  about: 'Somebody new moves in next door, and all that is carried past seems to be a child’s, until a sofa sticks in the door with the wrong people inside.',
  titles: ['A Red Scooter Came Out', 'The Sofa in the Door', '{H} Says Come In', 'From the Lamp Post to the Bin', 'Would You Take Gerald'],
  want: [
    {
      id: 'the-van',
      A: 'partner',
      paragraphs: [
        'Somebody new was moving in next door. There was a van, and all the new neighbour’s things went by like a parade. {H} and {A} stood outside and watched. {H} wanted the neighbour to be a child with a scooter. “That’s a long bed,” said {A}. “I think it’s a giant.” Then came a box that said MARBLES, and a red scooter. “You see?” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-else-came',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After that came a bath mat, a gong, and a globe with a dent in the sea. You don’t often see such things in the street. A mover carried out a tall lamp, and it nodded to both sides. “Good morning,” {A} said to it.',
        '“They’ve got eleven clocks,” said {H}, who had kept count. None of them said the same. “So they won’t ever be late,” said {A}. “There’s always one that’s right.” The last one struck four. It was ten.'
      ]
    },
    {
      id: 'on-the-boxes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It said on all the boxes what was in them. KITCHEN, it said, and KITCHEN, and NOT KITCHEN. One said THINGS, and one said OTHER THINGS. “They got tired,” said {A}. On the last ones there was only a question mark.',
        'Somebody had written on a flat one: DO NOT DROP. Below that, in another pen, it said DROPPED. {H} liked the new neighbours more with each box. Whoever it was, they told the truth.'
      ]
    },
    {
      id: 'what-to-bring',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You bring them bread and salt,” said {A}, “when they’re new.” {H} ran in, and came out with a roll and the salt cellar. “And loo paper,” said {A}. “Nobody ever finds that on the first day. It’s always in the last box.”',
        '{H} fetched that too. It was a good armful. {H} took one bite of the roll, to see if it was fresh. Then {H} tried it with salt. Now it was only half a present. The loo paper was still as good as new.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next to the bell there was a strip of paper, and it was blank. The old name had gone. “How are people going to find them?” asked {H}. {A} lent {H} a pen. {H} thought for some time what to put.',
        'Then it said SOMEBODY. That was right, in any case. They rang, to see if it worked. A mover put his head out. “For me?” asked the mover, quite pleased.'
      ]
    },
    {
      id: 'the-sofa',
      A: 'partner',
      paragraphs: [
        '“Could you hold the door?” asked the movers. So {H} and {A} held it, from inside. In came a green sofa, as far as the middle. There the sofa stuck. The movers pushed, and it stuck harder. Now the movers were outside, and {H} and {A} stood in the new neighbour’s hall. “Stay there,” said the movers, and went to find a spanner.'
      ]
    },
    {
      id: 'echo',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was strange in there. It was just like at home, but with nothing in it, and the wrong way round. “Hallo,” said {H}. “Allo,” said the wall. There were no carpets yet. {A} sang three notes, and sounded like a whole church.',
        '{H} said “cheese”. It went through all the rooms, and a smaller cheese came back out of the bathroom.'
      ]
    },
    {
      id: 'pale-squares',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the walls there were pale squares, where pictures had been. By the window was a round one. “That was a clock,” said {A}. Low down near the floor were four small scratches. {H} knew at once what those were. Something had been parked there, every evening, by somebody in a hurry.',
        '“That’s where the scooter goes,” said {H}. The wall was all ready for it.'
      ]
    },
    {
      id: 'first-night',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“When we moved once,” said {A}, “the beds came a day late. I slept in the drawer with the tablecloths. I’ve never slept so well.” “Did anybody shut it?” asked {H}. “Only halfway.”',
        'In the morning nobody had known where the spoons were. They’d had their porridge with a shoehorn, one after the other. “You find out what you really need,” said {A}. “It’s a spoon.” {H} looked along the boxes, and knocked on one that said KITCHEN. It clinked, so there were spoons.'
      ]
    },
    {
      id: 'giant-or-not',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} still believed in the giant. There was a ladle as long as an arm, and there were slippers like boats, and a gong. “That’s for meals,” said {A}. “Everyone has to come down off the hill.”',
        '“And the small chair?” asked {H}. “That’s for the giant’s teddy,” said {A}. “And the marbles?” “The giant’s peppercorns,” said {A}. {H} sat down on the small chair to think about that. It was just right. It had a bit of chewing gum underneath.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had watched the whole parade from the window at home. A new chair had gone by, and a new lamp, and {A} did not know either of them. {A} looked at {H}, as if {H} ought to do something about it.',
        '“They’re only moving in,” {H} had said. “It’s next door.” {A} went and lay down against the wall, to hear more.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Our first neighbour came over on the very first day,” said {S}, “and wanted to borrow an egg. We hadn’t got a chair yet. But we had one egg.” “Did you get it back?” asked {A}. “The next day, with a ribbon on. So we lent it again.”',
        'It had gone back and forth for years. Of course it wasn’t always the same egg. “Once it was a chick,” said {S}. “So we gave that back, too.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could not see over the sofa, and talked through underneath. “What’s it like to live there?” asked {S}. “We don’t live here,” said {A}. “We’re stuck.” “What’ve you got to eat?” “Nothing,” said {A}. “There are only boxes.”',
        '{S} pushed a biscuit through, and a sock, and a comic. “In case it’s for long,” said {S}. {A} sat down on a box and ate half of the biscuit.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been against the parade from the start, because nobody had let {A} touch anything. But then a mirror was carried by, as big as a door. There was a baby in it. {A} leaned forward, and so did that one.',
        'It was carried past, quite slowly, and in at the neighbours’. {A} looked after it, and then at {H}. “I know,” said {H}. “But that was you.” {A} did not believe a word. There was a baby next door.'
      ]
    },
    {
      id: 'over-the-top',
      A: 'partner',
      paragraphs: [
        'Steps came nearer. “Is somebody in there?” asked a voice behind the sofa. “Do you live here?” asked {A}. “From today,” said the voice, “if I get in.” Over the sofa came a hand with a bag of water, and in it swam a goldfish. “Would you take Gerald?” {H} took Gerald. “Come in,” said {H}, as nobody else did.',
        'Then a small shoe came over, with a flame on it. “It’s a child!” whispered {H}. “With a very low voice,” whispered {A}, and lay down to look. “The sofa’s feet are caught on the step,” said {A}. “It needs wheels.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-wheels',
      A: 'partner',
      paragraphs: [
        'The red scooter stood in the hall. They pushed it in under the heavy end. “Now!” called {H}. The sofa rolled! It came in and down the hall. On top sat the new neighbour, in a helmet, and shouted, “Mind Gerald!”',
        'The sofa stopped at the wall. The neighbour took off the helmet, and had white hair. “I’m Mrs Abara,” said the neighbour. “But where’s the child?” “Which child?” “The one with the scooter.” Mrs Abara reached down and pulled it out. “That’s mine. I’m seventy-two.”'
      ]
    },
    {
      id: 'gerald',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Gerald had to be somewhere, until the bowl was found. It wasn’t in the box that said KITCHEN. They put the bag into a saucepan, and set that on the sofa, for the view. Gerald swam once round, and looked at the new wall.',
        '“How does Gerald like it?” asked {A}. Mrs Abara bent down to see. “Gerald’s going to the left,” said Mrs Abara. “That’s a good sign. At the old place it was always to the right.”'
      ]
    },
    {
      id: 'the-marbles',
      A: 'other',
      spare: 14,
      paragraphs: [
        'MARBLES was opened first of all. In it were the cups. The marbles were in a box that said KITCHEN. All four hundred came out at the bottom. For a time nobody could walk. They all went along by the wall, in very small steps, as you do on ice.',
        '“That’s one way to find out where it slopes,” said Mrs Abara. They had all rolled to the corner by the window. {A} lay down there, with arms out wide, and stopped most of them.'
      ]
    },
    {
      id: 'why-here',
      A: 'partner',
      paragraphs: [
        '“And the long bed?” asked {A}. “I like to stretch,” said Mrs Abara, and looked at {H}. “Is that your scooter, outside? It stood there when I came to see the place. That’s why I took it. I thought, perhaps there’s somebody next door who rides.”',
        '{H} had got a neighbour with a scooter after all. “Shall we race, tomorrow at nine?” asked {H}. “From the lamp post to the bin,” said Mrs Abara.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the parade from the front row.',
      '{names} looked at each thing that came out of the van.',
      { text: '{names} waved to the standing lamp.', needs: ['hands'] },
      { text: '{names} guessed what was in the next box, and it was something else.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed outside, and looked in under the sofa.',
      '{names} kept the movers company.',
      { text: '{names} pushed a bit from outside, to show willing.', needs: ['hands'] },
      { text: '{names} held the spanner, which was the wrong size.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in after the sofa, now that it was open.',
      '{names} met Gerald, through the bag.',
      { text: '{names} shook hands with Mrs Abara, who kept the helmet on.', needs: ['hands'] },
      { text: '{names} brought a cup over, to drink out of.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} wheeled the blue scooter in and wiped it, as far as the bell. It had a race in the morning.',
    'Washed and dried, {H} lay down by the wall. On the other side something was moved, a bit to the left, and back. Then it was quiet there too.'
  ],
  last: [
    'Behind the wall lay somebody in a very long bed, and {H} was asleep.',
    'Two scooters stood in two halls, a red one and a blue one, and {H} slept.'
  ]
})
