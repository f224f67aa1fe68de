import { wishPlot } from '../wish-plot.ts'

export const hanuman = wishPlot({
  id: 'wish-hanuman',
  wishes: ['hanuman', 'hanumaan', 'hanuman mountain', 'hanuman lifting the mountain', 'hanuman carries the mountain', 'hanuman hill', 'hanuman mountain', 'hanuman ji', 'hanumanji', 'lord hanuman', 'bal hanuman', 'baby hanuman', 'little hanuman', 'hanuman jayanti', 'anjaneya', 'bajrangbali', 'bajrang bali', 'ramayana', 'ramayan', 'sanjeevani', 'sanjivani'],
  answers: ['mountain', 'hill', 'herb', 'herbs', 'carries', 'carrying', 'carried', 'lifts', 'lifting', 'lifted', 'monkey', 'god', 'lord', 'strong', 'flying', 'flies', 'tail', 'rama', 'ram', 'sita', 'lakshman', 'lakshmana', 'story', 'stories', 'leap', 'leaps', 'brings', 'baby', 'little'],
  moods: ['proud', 'learning'],
  company: ['squirrel', 'hill', 'herb', 'doctor', 'bear'],
  about: 'Hanuman is sent for one herb and cannot tell which it is, so he brings the whole hill, and then takes it back before anybody on it wakes.',
  titles: ['The Whole Hill', 'Green, and About So Long', '{H} Brings All of It', 'Nobody on It Woke', 'The Herb, and Everything Round It'],
  want: [
    {
      id: 'one-herb',
      A: 'partner',
      paragraphs: [
        'Prince Lakshmana lay on the sofa, played by a bear, and would not open an eye. {A} was the doctor, and felt the prince’s paw. “Only one herb can help,” said the doctor. “It grows on a hill in the north. It must be here before sunrise.”',
        '“I’ll fetch it,” said {H}. {H} was Hanuman, son of the wind, with a long tail that was a stocking. Hanuman said Rama’s name, and grew from the toes upwards, and leapt.'
      ]
    }
  ],
  way: [
    {
      id: 'they-went-out',
      A: 'partner',
      paragraphs: [
        'The hill was the laundry basket, heaped up high with everything green. From far off one herb shone. When Hanuman landed, it hid its light, and they all looked the same. “What’s it like?” called {H}. “Green,” called the doctor, “and about so long.” You can’t hear how long.',
        '{H} picked the best one, which was a sock, and flew back over the sea. “That’s for coughs,” said the doctor. So {H} flew there again, and brought three. They were for coughs, for warts and for nothing at all.'
      ]
    },
    {
      id: 'how-to-fly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do with your tail when you fly?” asked {A}. {H} tried it out along the rug. If it hung down, it caught on things. If it stood up, it tickled the clouds.',
        'In the end the tail went straight out at the back, and it was how Hanuman steered. {H} bent it to the left, and flew to the right, into the curtain. “Sorry,” said Hanuman to the sky.'
      ]
    },
    {
      id: 'the-sun-was-a-mango',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When Hanuman was little, he saw the sun come up,” said {A}. “He took it for a mango.” {H} was little at once, and very hungry. The lamp was the sun. Up jumped baby Hanuman with both hands open.',
        '“And did he get it?” “He got a long way,” said {A}. “Further than anybody who’d only wanted to look at it.” {H} licked one finger. It tasted a bit of lamp. They peeled an orange instead, and it was warm from being held.'
      ]
    },
    {
      id: 'jambavan',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once all the monkeys sat on the beach, and nobody knew how to get over the sea. {H} sat there too, with chin on knees. “I can’t,” said {H}. “You’ve forgotten,” said {A}, who was the old king of the bears. “You’ve been able to since you were small.”',
        '“Can I?” “Stand up,” said the bear. {H} stood up, and it was true. Hanuman was as tall as the door by now. “They always have to remind him,” said {A}. “It’s the only thing that he’s bad at.”'
      ]
    },
    {
      id: 'small-as-a-cat',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Hanuman could be as big as a cloud, and also as small as a cat. {H} practised. “Big!” said {A}, and {H} stood on tiptoe with both arms out. “Small!” {H} was under the table. “Big!” There was a bump.',
        '“You have to come out first,” said {A}, “and then grow.” {H} rubbed the place. “Nobody ever tells you that part,” said Hanuman.'
      ]
    },
    {
      id: 'hermit',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On the hill sat {A}, a very old man who was thinking, with legs crossed. “Excuse me,” said {H}, “which of these opens your eyes?” The old man kept his shut. “I’ve never tried any,” he said. “I’ve been busy.”',
        '“How long?” “Since the tree,” said {A}. {H} looked round. “Which tree?” “Ah,” said the old man. “Has it grown?” There was only a hanger, but it was quite a tall one.'
      ]
    },
    {
      id: 'laddoo',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before such a long flight Hanuman needs a laddoo. They made one out of crumbs and a squashed date, and rolled it until it was round. “One for the way there,” said {H}, and ate it.',
        '“And for the way back?” asked {A}. There was no date left. {H} rolled up the air, very carefully, and put that in one cheek. It would have to last as far as the sea.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Halfway over the sea lay {A}. A mountain rose out of the waves there once, and asked Hanuman to sit down for a bit. {A} did not say it aloud. But there was certainly room on that side.',
        'Hanuman touched it with one hand, to be polite, and flew on. That is what Hanuman really did. {A} had hoped for more than one hand.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Somebody sent me once to get a packet of seeds,” said {S}. “I stood in front of all those drawers, and I’d forgotten the name.” “What did you bring?” asked {A}.',
        '“Some of each,” said {S}. “It was a strange year. We had marrows coming in at the window, and nobody ever found out what the blue thing was.” {A} nodded. Hanuman would have done just the same.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was one of the monkeys who stayed behind, and had a belt for a tail. “When will Hanuman be back?” asked {S}. “I am back,” said {A}. “And when will you be back again?”',
        'They looked at the sky together. {S} waved at every cloud, so as not to miss the right one. At last {A} flew up a little, only to be waved at properly.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} got hold of Hanuman’s tail and would not give it back. It was pulled out longer and longer. In the story it grew like that too. In the whole town there wasn’t enough cloth to wrap it up.',
        '“Let go,” said {H}, “I’m the strongest there is.” {A} held on with four fingers. Hanuman sat down beside {A}, and waited to be let off.'
      ]
    },
    {
      id: 'which-nose',
      A: 'partner',
      paragraphs: [
        '“I don’t know which one it is,” said {H}. “I do,” said the doctor. “If I could smell it, I’d know it with both eyes shut. But I can’t fly.”',
        '“So you know it and it’s there,” said {H}, “and I’m strong, and I’m here.” Hanuman looked at both of those arms. “I needn’t know which.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'Hanuman leapt once more. {H} put both arms round the hill and lifted it. Up it came, with roots and stones and a squirrel asleep in a sleeve. It was a peg. Hanuman bore the hill over the sea on one hand. The other helped, where nobody saw.',
        '“What’s that?” asked the doctor. “The herb,” said {H}, “and everything round it.” {A} walked in among the trees, nose first, and pulled out one green mitten. “Here,” said {A}, and held it to the prince’s nose. The prince sat up.'
      ]
    },
    {
      id: 'the-others',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There were others who could do with a sniff. A rabbit had been lying on its face since Tuesday. {A} held the mitten under its nose. “Where am I?” said the rabbit. “On the sofa,” said {H}.',
        'A crocodile had lost an ear, if it ever had one. It felt better too. Soon they all sat up in a row and asked for breakfast. “It’s a strong herb,” said {A}, and sneezed.'
      ]
    },
    {
      id: 'a-view',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now there was a hill in the room, and you could go and look at it. {A} found a waterfall on the left, with a zip. {H} found a cave, and it was the inside of a sleeve.',
        '“You could keep it,” said {A}. “Then it’d be missing in the north,” said {H}. “They’d come home and there’d be a hole.” They both thought of a goat coming home to a hole.'
      ]
    },
    {
      id: 'home-again',
      A: 'partner',
      paragraphs: [
        '“There’s somebody still asleep on it,” whispered {A}. “Then I’ll take it back before they wake,” said {H}. This time Hanuman didn’t leap. {H} carried the hill step by step, and set it down like a full cup.',
        '{H} came back on tiptoe. “Did anybody notice?” asked the doctor. “Only the squirrel,” said Hanuman. “I’d put it the wrong way round. The sun came up behind. So it turned over.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept the prince warm at one end.',
      '{names} ducked, and the long tail went over like a breeze.',
      { text: '{names} laid a cool cloth on the prince’s furry forehead.', needs: ['hands'] },
      { text: '{names} smoothed out the sea, which was creased from the cupboard.', needs: ['hands'] }
    ],
    way: [
      '{names} smelled the herb for warts, and sneezed.',
      '{names} bobbed about in the sea each time somebody flew over.',
      { text: '{names} waved to Hanuman on the way out, and again on the way back.', needs: ['hands'] },
      { text: '{names} tried the cough herb on one foot, since it was a sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay low, while a whole hill went over.',
      '{names} perked up at the same moment as the prince.',
      { text: '{names} gathered up two leaves that had dropped off the hill, and a vest.', needs: ['hands'] },
      { text: '{names} hushed everybody, on account of the squirrel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hill stood in the north, beside the washing machine. The mitten lay on the sofa, in case the prince should need it.',
    'Hanuman grew small again, down to the toes. {H} washed, and hung the tail over the chair, and lay down.'
  ],
  last: [
    'On the hill they were all asleep, and {H} was too, and nobody had noticed a thing.',
    'The strongest arms of all lay on the blanket and carried nothing, and {H} was asleep.'
  ]
})
