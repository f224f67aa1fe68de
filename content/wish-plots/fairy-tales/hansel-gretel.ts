import { wishPlot } from '../wish-plot.ts'

export const hanselGretel = wishPlot({
  id: 'wish-hansel-gretel',
  wishes: ['hansel gretel', 'hansel', 'gretel', 'hansel and gretel', 'hansel grettel', 'gingerbread witch', 'gingerbread forest', 'witch breadcrumbs', 'witch sweets house', 'witch house sweets', 'witch house cake', 'witch candy house', 'breadcrumb trail'],
  except: ['making', 'make', 'baking', 'bake', 'decorating', 'decorate', 'christmas', 'man', 'lost', 'scared'],
  answers: ['witch', 'house', 'wood', 'woods', 'forest', 'breadcrumbs', 'breadcrumb', 'trail', 'path', 'bread', 'crumbs', 'birds', 'sweets', 'candy', 'cake', 'gingerbread', 'brother', 'sister', 'oven', 'cage'],
  company: ['witch', 'birds', 'pigeon', 'house'],
  fed: true,
  about: 'The witch wants help to eat up her house, and the birds that ate the breadcrumbs show the way home after all.',
  titles: ['Follow the Round Birds', 'Nibble, Nibble, at My House', '{H} and the House of Gingerbread', 'A Hundred Years of Porch', 'A House of No Taste at All'],
  want: [
    {
      id: 'crumbs',
      A: 'partner',
      paragraphs: [
        '{H} was Gretel, {A} was Hansel, and they were deep in the wood, among all the chairs. At each tree Gretel dropped a breadcrumb, to find the way home. When they turned round, not a crumb was left. “The birds have had them,” said Hansel. “Now we’ll be late for bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'pebbles-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Yesterday we took pebbles,” said Hansel. “White ones. They shone in the moonlight, and we were home by breakfast.” “Why didn’t you take any today?” asked {H}. {A} turned out a pocket, and it had a hole in it.',
        '“There’s one left,” said Hansel, and felt about in one sock. They laid it down on the floor. It shone quite well. “Now we know where we are,” said Gretel. “We’re here.”'
      ]
    },
    {
      id: 'small-bird',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'One of the birds was {S}, and it hopped behind Gretel with both feet together. “Peck,” said the bird. “That crumb was for the way home,” said {A}. “I know,” said {S}. “I am home. I live on this branch.”',
        'Gretel thought that was true. “Was it nice?” “A bit dry,” said the bird. “Next time drop some butter.” It hopped on to the next tree, and was a bit rounder when it got there.'
      ]
    },
    {
      id: 'help-me-eat',
      A: 'partner',
      paragraphs: [
        'There stood a house, with gingerbread walls and a roof of cake. It was a tray of crackers. {H} broke off a bit of roof. “Nibble, nibble, little mouse,” called somebody. “Who’s that nibbling at my house?”',
        'Out came the witch, who was {A} with a shawl on. “At last!” said the witch. “I’ve been at it by myself for a hundred years. And I’ve only eaten the porch. Sit down. Have some wall.”',
        '{H} had some wall, and a shutter, and half the door handle. The witch had a doorstep. They ate until Gretel was full to the top. Then it began to rain. The roof went soft, and in the bedroom there was nothing over the bed.'
      ]
    },
    {
      id: 'sweet-windows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The window was of clear sugar. {H} licked a small hole in it, to look in. On the inside there was a tongue, coming the other way. “I’ve been cleaning,” said the witch.',
        'They both licked on until the hole was as big as a plate. Then there was no more window, and a draught came in. “That’s what happens,” said {A}. “The cleaner it gets, the less there is.”'
      ]
    },
    {
      id: 'finger-bone',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A witch has red eyes and cannot see far. “Hold out your finger,” said the witch, “so I can feel if you’re full.” {H} held out a pencil. “Thin as a stick!” cried {A}. “You need another shutter.”',
        'It was the wrong thing to have held out. So {H} felt about on the table, and held out a bread roll. The witch pressed it all over, for a long time. “That’s a finger and a half,” said {A}. “You’d better lie down.”'
      ]
    },
    {
      id: 'the-oven',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the witch’s kitchen was a very big oven. It was a drawer, with pillowcases in it. “Look in,” said the witch, “and see if it’s hot.” “I don’t know how that’s done,” said Gretel. “Show me.”',
        'So {A} put one arm in. “It’s quite cold,” said the witch. “I can’t ever light it. If it’s warm in here, the whole house gets chewy.” {H} felt one wall. It would still take a thumb.'
      ]
    },
    {
      id: 'ginger-nose',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Do you sleep well?” asked {H}. “Not a wink,” said the witch. “It smells of ginger all night. I think, only the bedpost. And then I think, only the other one.” One end of the bed stood on the floor.',
        'Gretel lay down on it, to try. The head was low and the feet were high. “The dreams run down to your ears,” said {A}. “They’re all about cake.”'
      ]
    },
    {
      id: 'mortar',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What sticks it together?” asked {H}, and ran a finger between two walls. “Sugar and the white of an egg,” said {A}. “When it dries, it’s as hard as stone. The ginger walls hold each other up like that.”',
        'Gretel pulled at one, and it held. “Then you’ll have to eat both,” said the witch. They began at the two ends. When they met in the middle, their noses touched, and there was the view.'
      ]
    },
    {
      id: 'pet-nibble',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Nibble, nibble, little mouse,” said the witch once more. But Gretel had stopped long ago. They went round the corner to see, and there was {A}.',
        '“It was the wind,” said {H} quickly, for that’s what you have to answer. “The wind, the wind, the heavenly child.” {A} looked about for the wind. There was a crumb by one foot, and {A} did not seem to know it.'
      ]
    },
    {
      id: 'elder-house',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once lived over a baker’s,” said {S}. “At four in the morning it came up through the floor. First it was rolls, and then it was buns. I never needed a clock.” “And did you eat a lot?” asked {A}.',
        '“I only breathed,” said {S}. “But my coat smelled of it, on the bus. People moved closer. There was a man who always got off two stops late.”'
      ]
    },
    {
      id: 'guest-traveller',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'By the path sat {S}, who was a woodcutter, and hungry. “Is there anything to eat in this wood?” asked {S}. “There’s a house,” said Gretel. “Do they have soup?” “They have stairs,” said {A}.',
        'The woodcutter ate two of them, the bottom ones. Then nobody could get up or down any more. “I’ll come again when I’m taller,” said {S}, and bowed to the door.'
      ]
    },
    {
      id: 'made-of-supper',
      A: 'partner',
      paragraphs: [
        '“The more we help, the less you’ve got,” said Gretel. The witch held a saucer over the pillow. “It isn’t that it’s too big,” said {A}. “It’s that it’s made of supper. I can’t stop, and it can’t stand up. I need a house that nobody wants to eat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fat-birds',
      A: 'partner',
      paragraphs: [
        '“Then come to ours,” said {H}. “What does it taste of?” asked the witch. “Nothing at all.” The witch put on both boots. But nobody knew the way. Then Gretel saw a pigeon on a chair. It was a pear, and as round as a ball. It had eaten so many crumbs that it could not fly.',
        'On the next chair was another one, and it was even rounder. “They’re sitting where they ate!” said {H}. So they went from bird to bird, right through the wood.'
      ]
    },
    {
      id: 'counting-birds',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One of the pigeons had its eyes shut. “Which way?” asked Gretel. It did not say. It only burped, a little to the left, and so they went left.',
        '“Excuse me,” said {A} to the next, for the shawl had brushed against it. It tipped over. {H} stood it up again, and turned its beak to where it had been looking. “You mustn’t change a signpost,” said Gretel.'
      ]
    },
    {
      id: 'duck-across',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Through the wood ran a wide stream, and there was no bridge. On it swam {A}, who was a white duck. “Will you carry us over?” asked Gretel. “One at a time,” said the duck. “I’m only a duck.”',
        '{H} sat down behind, on the cushion, and they paddled with all their hands. In the middle the duck stopped. “Which side did you want?” asked {A}. They could not agree on it, for both had trees.'
      ]
    },
    {
      id: 'lick-the-wall',
      A: 'partner',
      paragraphs: [
        'When they had passed five birds, there was a door. The witch sniffed at the wall, very carefully. “Paint,” said {A}. Then the witch sniffed at one bedpost, and at the other. “Wood,” said {A}. “And wood. Isn’t there anything in it?” “Not a raisin,” said Gretel.'
      ]
    },
    {
      id: 'what-you-bring',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The witch had brought one thing from the old house, under the shawl. “It’s the doorbell,” said {A}. It was a gumdrop, and it was really a red button. {H} pressed it. “Ding,” said the witch.',
        'They tried where it looked best, beside the door, at the height of a witch. “And nobody licks it,” said Gretel. The witch put both hands behind the shawl. “I’ll only ring,” said {A}.'
      ]
    },
    {
      id: 'where-were-you-two',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} was Hansel again as well, and had to be in two places. “We’ve brought a witch,” said Hansel. “Good evening,” said the witch. “Is there room?” asked Hansel. “Only in the middle,” said {H}.',
        'So the witch sat in the middle, very politely, and asked what everything was. “That’s a cupboard,” said Gretel. “And behind that?” “Wall.” “And behind that?” {A} sighed happily. “More of it.”'
      ]
    },
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        '“What a beautiful house!” said the witch, and lay down on the floor. It rained outside, and nothing got soft. “And the other one?” asked Hansel. “The birds can have it,” said Gretel, “when they’ve got room.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got to a breadcrumb before the birds did.',
      '{names} kept to the left of the trees, which were chairs.',
      { text: '{names} put one more chair beside the others, and the wood went on further.', needs: ['hands'] },
      { text: '{names} flapped both arms among the branches, to scare off the birds.', needs: ['hands'] }
    ],
    way: [
      '{names} got through a good deal of the doorstep.',
      '{names} sat under a drip and moved, and then sat under another.',
      { text: '{names} held a saucer under the soft part of the roof.', needs: ['hands'] },
      { text: '{names} nibbled politely at a windowsill, and left the window in.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in out of the wood and shook it off.',
      '{names} licked the wall a little too, and it was wall.',
      { text: '{names} hung the witch’s shawl on a hook, which tasted of nothing.', needs: ['hands'] },
      { text: '{names} patted the fifth pigeon good night and shut the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the wood was gone. The pigeons were lifted into a bowl, for none of them could walk yet.',
    'Gretel washed, and shook the last crumb out of one pocket. It lay on the floor beside the bed, where the way home ends.'
  ],
  last: [
    'The house stood, and nobody nibbled, and {H} was asleep.',
    'In a bowl sat five full birds, and in the bed {H} was asleep.'
  ]
})
