import { wishPlot } from '../wish-plot.ts'

export const whyPeopleSnore = wishPlot({
  id: 'wish-why-people-snore',
  wishes: ['why does grandpa snore so loud', 'why grandpa snore', 'why grandpa snores', 'why grandad snore', 'why granddad snore', 'why grandma snore', 'why granny snore', 'why nana snore', 'why nan snore', 'why dad snore', 'why daddy snore', 'why papa snore', 'why mum snore', 'why mom snore', 'why mummy snore', 'why uncle snore', 'why people snore', 'why snore', 'why snoring', 'how snore', 'how snoring works', 'what makes people snore', 'what makes snore', 'where snoring comes from', 'grandpa snore loud', 'grandpa snores loudly', 'grandad snores loud', 'grandad snores loudly', 'grandma snores loud', 'granny snores loud', 'dada snores loud', 'nana snores loud', 'grandpa snore armchair', 'grandpa snores chair', 'snores in the armchair', 'snoring in the armchair', 'snores on the sofa', 'snores so loud', 'snores very loud', 'snore loudly', 'snores like a tractor', 'snores like a bear'],
  asked: 'fact',
  beginsElsewhere: true,
  namesFamily: true,
  answers: ['why', 'how', 'what', 'where', 'when', 'do', 'does', 'is', 'snore', 'snores', 'snoring', 'snored', 'snorer', 'loud', 'loudly', 'loudest', 'louder', 'noise', 'noisy', 'so', 'very', 'much', 'always', 'every', 'night', 'day', 'afternoon', 'evening', 'nap', 'naps', 'sleep', 'sleeps', 'sleeping', 'asleep', 'bed', 'chair', 'armchair', 'sofa', 'couch', 'window', 'newspaper', 'television', 'tv', 'after', 'lunch', 'dinner', 'nose', 'mouth', 'open', 'throat', 'people', 'person', 'grown-ups', 'grownups', 'adults', 'men', 'some', 'grandpa', 'grandad', 'granddad', 'grandfather', 'gramps', 'pop', 'opa', 'nonno', 'abuelo', 'dada', 'nana', 'nani', 'dadi', 'dadu', 'thatha', 'grandma', 'granny', 'gran', 'nan', 'oma', 'grandmother', 'dad', 'daddy', 'papa', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'uncle', 'aunt', 'auntie', 'neighbour', 'neighbor', 'jim', 'my', 'our', 'make', 'makes', 'come', 'comes', 'from', 'work', 'works', 'like', 'tractor', 'bear', 'know', 'tell', 'story', 'about', 'really', 'himself', 'hear', 'hears', 'doesn’t', 'it', 'funny', 'domino', 'dominoes', 'noodle', 'noodles'],
  except: ['stopped', 'breathing', 'breathe', 'hospital', 'machine', 'mask', 'ill', 'sick', 'poorly', 'died', 'dead', 'missed', 'miss', 'misses', 'divorce', 'left', 'marae', 'noho', 'dragon', 'dragons', 'troll', 'monster', 'giant', 'dog', 'cat', 'pig', 'lion', 'hippo', 'baby', 'tent', 'camping', 'sleepover', 'cousin', 'brother', 'sister', 'teacher', 'robot', 'nobody sleeps'],
  moods: ['question', 'learning', 'sleepless'],
  fed: true,
  company: ['neighbour', 'armchair', 'newspaper', 'snore', 'domino', 'dominoes', 'noodle', 'noodles', 'nose', 'head', 'spoon', 'cup', 'rug', 'dish', 'air', 'mouth', 'lid', 'window', 'supper'],
  about: 'A neighbour’s snore from the armchair knocks over the hero’s dominoes, and taking away the newspaper makes it louder, until a cooked noodle flaps where a dry one is still: what goes soft in sleep hangs in the way, and a dish of noodles turns the head to one side.',
  titles: ['The Armchair by the Window', 'Brrrp, Said the Noodle', '{H} and the Twelfth Domino', 'As Loud as Two Grandpas', 'Soft as a Noodle'],
  want: [
    {
      id: 'eleven-dominoes',
      A: 'partner',
      paragraphs: [
        '{H} had stood up eleven dominoes when the armchair by the window snored, and all eleven fell over. The neighbour had come too early for supper, and slept in it under a newspaper. The snore was as loud as two grandpas.',
        '“Why do people snore so loud?” asked {H}. “That’s only the newspaper,” said {A}. “It flaps.” The newspaper rose, and sank. {H} wanted eleven dominoes to stand, and then a twelfth.'
      ]
    }
  ],
  way: [
    {
      id: 'newspaper-off',
      A: 'partner',
      paragraphs: [
        'So {H} took the newspaper off, by two corners. Under it was an open mouth. The next snore came out with nothing on it. The spoon rang in the cup, and every domino lay down.',
        '“That was the lid,” said {H}, and put it back on. “Then it’s something further in,” said {A}. The newspaper flapped, like somebody who had been blamed for nothing.'
      ]
    },
    {
      id: 'the-spoon-rings',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The spoon in the cup rang every time. So {H} took it out, to have at least that quiet. At the next snore it was the saucer that rang. {H} took the cup off the saucer. Then it was a pane of the window, the one with the loose corner.',
        '“It always finds something,” said {A}. {H} put one finger on the pane. The snore came, and looked round the room for a while. In the end it took a button in {H}’s own pocket.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They wanted to know how far the snore went. {H} stood behind the door, and could hear it. {H} stood in the bathroom with a towel round both ears, and it was still there. It sounded like a small motorboat on the other side of a lake.',
        '“I can hear it in here too,” called {A}, who was in among the coats. They met in the middle. Only the neighbour, who was nearest, had heard nothing.'
      ]
    },
    {
      id: 'whistling-helps',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got to whistle,” said {A}. “Then it stops.” {H} whistled, low and long. The snore stopped. Not a thing moved under the newspaper. They waited, and looked at each other, and did not dare to put down a foot.',
        'Then it came, and it was two in one. “It saved that up,” said {H}. The rug had a wave in it afterwards. They agreed not to whistle again, since at the next one it might be three.'
      ]
    },
    {
      id: 'does-it-not-hear',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why doesn’t it wake the neighbour?” asked {H}. “It’s right beside both ears.” {A} thought that ears might get used to it, as you do to a clock. {H} bent down to the nearest ear and said “spoon”, very softly. Nothing happened. “Potato,” said {H}.',
        'Then {H} said “pudding”. One eyebrow went up, all by itself, and came down slowly. “They do hear,” said {A}. “They just don’t get up for potatoes.”'
      ]
    },
    {
      id: 'other-oils-the-door',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in with the oil can and asked which door it was. {A} had heard it from the hall, and had known at once that a hinge was dry. {H} pointed at the armchair. {A} did not believe it, and put one drop on the door, to be sure.',
        'The door swung without a sound. The snore came just the same. “Well, the door’s better,” said {A}, and looked at the can, and then at the neighbour. “No,” said {H}.'
      ]
    },
    {
      id: 'pet-looks-behind',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had never heard such a large animal in the house. {A} looked under the armchair for it, and then behind. There was only a pencil, and some dust. The next one came, and it plainly came from the top.',
        '{A} looked up at the newspaper, and it breathed. After that {A} lay down close to {H}, facing the armchair, and kept both eyes on it. Somebody had to, when the others were playing with bits of wood.'
      ]
    },
    {
      id: 'elder-stayed-awake',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“They say that I do it, too,” said {S}. “I’ve never heard it. I once stayed awake for a whole night, so as to catch myself.” “And did you snore?” asked {A}. “Not once,” said {S}. “I lay there until morning, and it was perfectly quiet.”',
        '{A} thought about that. There was something wrong with it, but it was hard to say where. “And then?” “Then I nodded off at breakfast,” said {S}, “and they all came running.”'
      ]
    },
    {
      id: 'child-is-a-horse',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I can do it,” said {S}, and blew through both lips until they flapped. It was very wet, and it was a horse. {A} had some of it on one cheek. “That’s at the front,” said {A}. “That one’s at the back.”',
        '{S} felt those lips, and they were still buzzing. {S} did it again with the lips held tight, and there was only a squeak. “They’ve got to be floppy,” said {S}. “Floppy is loud.” Nobody took any notice of that just then.'
      ]
    },
    {
      id: 'too-awake',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the rug and tried a snore. It came out like a drawer being shut. “You’re too awake,” said {A}. “You’re holding everything tight in there.” {H} tried to let go, and dribbled.'
      ]
    },
    {
      id: 'two-noodles',
      A: 'partner',
      paragraphs: [
        'Then the supper noodles were done, the broad ones. {A} held one up and blew, to cool it. It flapped and said brrrp. {A} took a dry one from the packet, and blew. It said nothing.',
        '“That’s you, awake,” said {A}, and held up the dry one. “Asleep you’re more like the other. At the back of your mouth it all goes soft. The air pushes past, and it flaps.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-way',
      A: 'partner',
      paragraphs: [
        '{H} hung a cool noodle in front of {H}’s mouth, and blew. It was very loud. Held to one side it kept quiet, and the air went by. “It’s only loud when it’s in the way,” said {H}.',
        'They looked round the door. The newspaper had slid off, and the neighbour’s head was tipped right back. “So it’s hanging in the way,” said {A}. “The head should go to one side. But you can’t push a guest.”'
      ]
    },
    {
      id: 'a-noodle-band',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do they all say the same?” asked {H}. They tried a long noodle and a short one. The long one flapped slowly, and it was low. The short one was quick, and it buzzed like a fly in a bag. {A} held one in each hand and blew to and fro.',
        '“That’s a father and a baby,” said {H}. From the next room the armchair joined in, and it was lower than both. “It must have a very good noodle,” said {A}.'
      ]
    },
    {
      id: 'a-narrow-gap',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“But why so loud?” asked {H}. {A} held the noodle near the table top and let {H} blow into the gap. With a wide gap it only waved. The narrower the gap got, the harder the air had to squeeze. It made more noise about it, too.',
        'At last it stuck to the table altogether, and the air had to stop and push. Then it came loose with a bang. “That’s the one that took down my dominoes,” said {H}.'
      ]
    },
    {
      id: 'nobodys-fault',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“So you can’t help it,” said {H}. {A} couldn’t see how, either. Anybody who is asleep has let go of everything, arms and chin and all. {H} lifted one of the neighbour’s fingers, quite gently, and let it drop. It fell like something out of the pan.',
        '“Done right through,” said {H}. {H} let one of {H}’s own arms hang down, and tried to have it as soft as that. It was nearly cooked when it began to itch.'
      ]
    },
    {
      id: 'the-nose-noticed',
      A: 'partner',
      paragraphs: [
        'So {H} carried a dish of noodles slowly round to the side of the armchair. The nose noticed first. It turned to the noodles, and the head went with it. The snore got thinner. Then it was only breath.',
        '{H} stood up eleven dominoes, and then a twelfth. Nothing fell. “I smelled supper,” said the neighbour, waking up. “Didn’t you hear the rest?” asked {A}. “What rest?” said the neighbour. “I was asleep.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had thought that it was a lorry, and came to see.',
      '{names} stood still in the doorway until the next snore was over.',
      { text: '{names} helped to pick up the dominoes from under the rug.', needs: ['hands'] },
      { text: '{names} moved the cup a little further from the armchair.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the newspaper, and came away with ruffled hair.',
      '{names} breathed in along with it, and was out of breath before it was.',
      { text: '{names} put up two dominoes, in between, and was too slow.', needs: ['hands'] },
      { text: '{names} laid one hand on the back of the armchair, and felt it coming.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by on tiptoe, and nothing fell.',
      '{names} sniffed, and turned towards the noodles too.',
      { text: '{names} pushed a cushion nearer, for the head to land on.', needs: ['hands'] },
      { text: '{names} held a noodle to one side, and blew, and it was true.', needs: ['hands'] }
    ]
  },
  bed: [
    'After supper {H} tipped the first domino with one finger. All twelve went down, one after another, on purpose. The last noodle hung over the rim of the pan, quite soft.',
    '{H} washed, and lay down on one side, so that nothing hung in the way. An arm went soft, and then a foot. Through the wall came one small brrrp.'
  ],
  last: [
    'Everything that {H} had was as soft as a noodle, and {H} was asleep.',
    'The air went in and out and pushed past nothing, and {H} was asleep.'
  ]
})
