import { wishPlot } from '../wish-plot.ts'

export const letThemOut = wishPlot({
  id: 'wish-let-them-out',
  beginsElsewhere: true,
  wishes: ['a child who can talk to dogs', 'talks to dogs', 'speaks to dogs', 'child talks to dogs', 'child talk dogs', 'girl talk dogs', 'girl talks to dogs', 'boy talk dogs', 'boy talks to dogs', 'kid talk dogs', 'child speak dogs', 'girl speak dogs', 'girl speaks to dogs', 'boy speak dogs', 'boy speaks to dogs', 'only child who can talk to dogs', 'speak dog language', 'speaks dog language', 'dog language', 'understand dogs', 'understands dogs', 'understood dogs', 'understand dog language', 'understands barking', 'understand barking dogs', 'knows what dogs say', 'hear what dogs say', 'hears what dogs say', 'only one understands dogs', 'dog whisperer', 'dogs howling bakery', 'dogs outside the bakery', 'dogs baker’s window', 'dogs of the street howl', 'dogs howl shop window', 'dog sees reflection', 'dog reflection window'],
  answers: ['child', 'kid', 'girl', 'boy', 'person', 'somebody', 'someone', 'who', 'that', 'can', 'could', 'talk', 'talks', 'talking', 'talked', 'speak', 'speaks', 'speaking', 'spoke', 'to', 'with', 'dog', 'dogs', 'doggy', 'doggies', 'puppy', 'puppies', 'dachshund', 'sausage', 'woolly', 'language', 'understand', 'understands', 'understood', 'understanding', 'barking', 'bark', 'barks', 'howl', 'howls', 'howling', 'woof', 'say', 'says', 'saying', 'said', 'what', 'they', 'mean', 'want', 'wants', 'hear', 'hears', 'knows', 'know', 'only', 'one', 'nobody', 'else', 'secret', 'power', 'powers', 'superpower', 'magic', 'gift', 'whisperer', 'street', 'streets', 'our', 'all', 'the', 'every', 'evening', 'night', 'day', 'one day', 'woke', 'up', 'morning', 'baker', 'baker’s', 'bakery', 'shop', 'window', 'glass', 'mirror', 'reflection', 'buns', 'bun', 'bread', 'cake', 'outside', 'town', 'village', 'named', 'called', 'little', 'funny', 'helps', 'help', 'save', 'saves', 'story', 'about', 'think', 'people', 'sees', 'itself'],
  except: ['bite', 'bites', 'bit', 'bitten', 'scared', 'afraid', 'hates', 'lost', 'missing', 'died', 'dead', 'poorly', 'ill', 'sick', 'vet', 'hurt', 'police', 'rescue', 'shelter', 'stray', 'run over', 'cat', 'cats', 'animals', 'birds', 'bird', 'horses', 'ants', 'dolphins', 'toy', 'toys', 'robot', 'space', 'dinosaurs', 'dragons', 'deaf', 'paw patrol', 'could drive', 'teacher', 'hot dog', 'hot dogs'],
  moods: ['question', 'first'],
  isTale: true,
  out: true,
  company: ['dogs', 'dog', 'sausage dog', 'woolly one', 'baker', 'window', 'shop', 'buns', 'bun', 'lamp', 'glass', 'street', 'counter', 'slippers', 'key', 'row', 'moon', 'tail', 'till', 'street lamp', 'shelves'],
  about: 'Only the hero can talk to dogs, and learns that those who howl in front of the baker’s do not want buns but want the six in the dark window let out, until a lamp in the shop does it.',
  titles: ['Let Them Out', 'Six in the Window', 'It Isn’t Buns', '{H} Asks in Dog', 'About Those Buns'],
  want: [
    {
      id: 'it-isnt-buns',
      A: 'partner',
      paragraphs: [
        'Nobody but {H} could talk to dogs, and six of them were howling in front of the baker’s. They did it every evening, when the shop was dark. “They want buns,” said {A}. Everybody thought so. The baker had brought out buns, and once a cake.',
        '{H} asked them in Dog. “It isn’t buns,” said {H}. “They say, let them out.” “Let who out?” asked {A}. A sausage dog pointed at the dark window, with its whole length. “There are six dogs shut in there,” said {H}, “every night.”'
      ]
    }
  ],
  way: [
    {
      id: 'which-moon',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All along the street people looked out, and each of them knew what it was. “It’s the moon,” called a man in a nightcap. “They’ve heard a fire engine,” called a lady. “It’s going to rain,” called somebody with a bad knee. {H} passed it on to the dogs. They had not known that there was a moon.',
        'They all looked up at once, and it was quiet for a bit. “It’s very nice,” said the woolly one. “But it isn’t shut in,” said the sausage dog. So they went back to the others.'
      ]
    },
    {
      id: 'speaking-dog',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Teach me to say something,” said {A}. {H} began with good evening. That was one short woof, with a smile behind. {A} woofed. Five of the dogs looked politely away, and one lay down. “What did I say?” asked {A}. “You said that you’re a bus,” said {H}.',
        '“It’s because there’s no tail,” said {H}. “The tail says if you mean it.” {A} tried once more, and wagged everything there was. Now it was a very friendly bus.'
      ]
    },
    {
      id: 'the-row-of-buns',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held out a bun to the sausage dog, just to see. It took the bun with great care, and laid it down in front of the window. Five others lay there already, in a row. “They’re for the ones inside,” said {H}.',
        '“And do they eat them?” asked {A}. {H} asked. “They bring their own,” said {H}, “and put them down on their side. They’re so well brought up that nobody begins.” It was the sparrows who began, every morning.'
      ]
    },
    {
      id: 'the-best-looking-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each of the dogs had chosen one of the six to worry about. The woolly one’s had the kindest eyes of all, it said. “Mine’s the clever one,” said the sausage dog, “with the good figure.” “It’s rather short in the leg,” said the woolly one. “It’s long in the back,” said the sausage dog.',
        '{H} told {A} all that. “And that one there?” asked {A}. It was a very old dog with a white nose, which had said nothing yet. “It says its friend is too old to sit up so late,” said {H}.'
      ]
    },
    {
      id: 'very-quick',
      A: 'partner',
      paragraphs: [
        'The baker came down in slippers, and opened the door. In went all six, to fetch the others. They looked behind the counter and in the flour, and came out rather white. “Nobody,” they said. “They’ve been let out at the back.” Then they turned round. There in the window sat six dogs, sadder than ever. “They’re very quick,” said the woolly one.'
      ]
    },
    {
      id: 'no-smell',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The old dog put its nose to the window, and breathed in for a long time. “It’s no good,” said {H}. “There’s no smell to them at all.” A dog without a smell is like a person without a name. They had never heard of anything so sad. One of them lent its own.',
        'It leaned on the glass with one side, and rubbed up and down. “There,” it said. “Now they’ve got a little of mine.” {A} smelled at the glass, too. It was wet dog, and it was meant kindly.'
      ]
    },
    {
      id: 'a-choir',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It’s really a sort of choir,” said {A}. {A} went and stood in the second row, and joined in. The dogs moved up. {A} had a good strong howl, and held the last note longer than anybody. Then it was quiet, and they all looked round at {A}.',
        '“What do they say?” asked {A}, rather pink. {H} listened. “That was about a wheelbarrow,” said {H}. “But they’ve never heard it done with so much feeling.”'
      ]
    },
    {
      id: 'pet-knows-that-one',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came along, and sat down at the end of the row. At once there was one more in the window. “Now they’ve got seven,” howled the dogs. {A} looked at the seventh, and yawned. The seventh yawned, too. It was clear that they knew each other.',
        'At home that one was in the oven door. It came there just before supper, every day, and never got any of it. {A} had long given up worrying. Some live in ovens, and some in shops.'
      ]
    },
    {
      id: 'elder-in-the-kettle',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had somebody in our kettle, when I was small,” said {S}. “It was the round sort, very shiny. There was a child in it, with a wide face and a tiny hat. Each day I held out half my biscuit.” “Did it take it?” asked {A}.',
        '“It held out half a biscuit to me,” said {S}. “It was just as polite as I was. We stood there with our arms out until tea was ready.” {A} told that to the dogs. They would have liked to know that child.'
      ]
    },
    {
      id: 'child-on-all-fours',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got down on hands and knees, and barked at the woolly one for a long time. The woolly one put its head on one side, and then on the other. “What have I told it?” asked {S}. {A} had to think how to put it.',
        '“It was mostly about a door,” said {A}, “and the door’s aunt.” {S} nodded. “And what does it say?” The woolly one had answered, quite briefly. “It says that they’ve got one like that in their family, too,” said {A}.'
      ]
    },
    {
      id: 'as-low-as-a-dog',
      A: 'partner',
      paragraphs: [
        '{A} got down as low as a dog, and looked. There really were six in there, and somebody in a crooked hat. “But that’s me,” said {A}. “It’s bright out here, and dark in there. That makes the window a mirror.”',
        '“It’s you in the glass,” {H} told them in Dog. They were too polite to laugh. “I’m here,” said the sausage dog, “and that one’s there.” And nobody could say that it wasn’t.'
      ]
    },
    {
      id: 'if-its-the-dark',
      A: 'partner',
      paragraphs: [
        '“If it’s the dark that keeps them in,” said {H}, “then we’ll let out the dark.” “You can’t let out the dark,” said {A}. But {H} had seen a small lamp, over the till. {H} asked the baker, in words, if it could stay on.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-are-out',
      A: 'partner',
      paragraphs: [
        'Click, it went in the shop. The six in the window grew pale, and paler. Then there were only shelves. “They’re out,” breathed the woolly one. All six of them turned round, and looked up and down the street. “Which way did they go?” asked the sausage dog. “Home,” said {H}. Then six tails began, all at the same time.'
      ]
    },
    {
      id: 'did-they-say-anything',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Did they say anything?” asked the sausage dog. It was a little hurt. The dogs had howled for those six since the spring. “They were in a hurry,” said {A}, and {H} put it into Dog. “They’d been in there so long. Somebody was sure to be waiting with the supper.”',
        'They could all understand that. “Mine looked back,” said the old dog. “I saw it. It was the last to go.” And it wagged, quite slowly, towards the corner.'
      ]
    },
    {
      id: 'the-custard-tart',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The little lamp shone on the shelf where the last custard tart was. It had never been seen at night before. Somebody on the way home stopped in front of it, and took off a cap. Then a nurse came from the late shift, and stopped, too. “Good evening,” they said.',
        'The baker looked out, in slippers, and saw the two of them, and their faces. “It can stay on,” said the baker. It was only a small lamp. But it made all sorts of faces friendlier.'
      ]
    },
    {
      id: 'about-those-buns',
      A: 'partner',
      paragraphs: [
        '“So they never wanted buns at all,” said {A}. “We might have asked.” The dogs had got up, and shaken themselves. They could have gone home now. But they sat down again, all in a row, and looked at the baker. The sausage dog said something, very politely. “What is it?” asked {A}. “It says, about those buns,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the window, and saw a window.',
      '{names} stood by the sausage dog, which took some room.',
      { text: '{names} kept a bun ready in one pocket, just in case.', needs: ['hands'] },
      { text: '{names} counted the dogs on both hands, and four fingers were left over.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down at the end of the row, to be company.',
      '{names} howled a little as well, and it felt good.',
      { text: '{names} patted whoever was nearest, and it was the woolly one.', needs: ['hands'] },
      { text: '{names} held the door for six, and counted them out again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up and down the street, too.',
      '{names} got out of the way of all those tails.',
      { text: '{names} passed the buns along the row.', needs: ['hands'] },
      { text: '{names} waved in the direction of home.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody howled in the street any more. There was only chewing, and a small light at the baker’s.',
    '{H} washed. In the dark bedroom window somebody in night things was shut out. {H} switched off the lamp, so that they could both go to bed.'
  ],
  last: [
    'There was nobody in the window now, and nobody shut in or out, and {H} was asleep.',
    'Somewhere six dogs were at home that nobody had ever smelled, and {H} was asleep.'
  ]
})
