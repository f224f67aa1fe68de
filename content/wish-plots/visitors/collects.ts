import { wishPlot } from '../wish-plot.ts'

export const visitorCollects = wishPlot({
  visits: 'collects',
  about: 'Somebody who collects has never shown the collection to anybody; it becomes a museum for one evening, and the last piece turns up.',
  titles: ['The Museum on the Rug', 'Open Until Bedtime', '{visitor} Opens the Suitcase', 'Ninety-Nine and One', '{H} Sells the Tickets'],
  company: ['rug', 'sofa'],
  want: [
    {
      id: 'suitcase',
      A: 'partner',
      paragraphs: [
        'There was a knock, and something heavy was put down on the mat. Outside stood {visitor.first}, with a suitcase. “I’m one short,” said {visitor}. “I’ve got ninety-nine {visitor.many}. Have you got one here?”',
        '{H} had always wanted to see a real collection. “Show us yours first,” said {H}. {visitor} held the suitcase tightly shut on all sides. “I don’t show them,” said {visitor}. “I only have them.”'
      ]
    }
  ],
  way: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        'So they looked for one. {A} looked under the sofa, and {H} looked behind it. What came out was a spoon, a raisin and half a train ticket. {H} held up the raisin. “Is that nearly one?” “No,” said {visitor}.',
        { extra: 1, both: ['“What are they like, then?” asked {H}. {visitor} opened the suitcase by a crack, looked in, and shut it again. “Not like a raisin,” said {visitor}.'] }
      ]
    },
    {
      id: 'described',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ll have to tell us more,” said {A}. “Is it big?” “Number four is,” said {visitor}. “Number twelve’s so small that it lives inside number eleven.” “And what colour are they?” asked {A}. {visitor} went quite soft all over. “You should see thirty-one,” said {visitor}.',
        '“We’d like to,” said {H}. But {visitor} had heard that too late, and held on to the suitcase again.'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Would you swap one for a train ticket?” asked {A}. “It’s only half. But it goes to the sea.” {visitor} thought long about the sea. “Which one would I give, though?” said {visitor}. “They’d all look up.”',
        '{A} could see that. It’s the same with biscuits. You may have any of them, and then they all look up.'
      ]
    },
    {
      id: 'where-from',
      A: 'partner',
      paragraphs: [
        '“Where did you get the first one?” asked {A}. {visitor} sat down on the suitcase. “It lay in the rain,” said {visitor}, “and everybody had walked past it. I thought, somebody ought to know about you.” “And who does?” asked {A}.',
        '“I do,” said {visitor}. {A} looked at the suitcase. “It must be dark in there,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The suitcase had a small hole at one corner, and {A} had found it. {A} stayed there for a long time with one eye to the hole, and took it all in.',
        '“What does {A} see?” asked {visitor}. “{A} isn’t telling,” said {H}. {visitor} looked at {A} with new respect. That was just how {visitor} would have done it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I collected string,” said {S}, “until the drawer would not shut. Each bit had been round something.” “What was the best one?” asked {A}. “The one from a parcel that wasn’t for us,” said {S}.',
        '{visitor} came nearer. “Did you label them?” “Of course,” said {S}. “One label said, Too short to use. It was the longest of all. My aunt had written that.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got a collection, too,” said {S}, and emptied a pocket. There was a button in it, some fluff and a very small stone. “They’re all called Fluff,” said {S}, “but only one is.”',
        '{visitor} looked at every piece from both sides, and asked when it had been found. {A} had never been asked that about fluff. It had been a Wednesday.'
      ]
    },
    {
      id: 'where-keep',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where do they live when you’re at home?” asked {A}. “Under the bed,” said {visitor}, “and on the bed. I sleep on the mat.” {H} asked whether the mat was comfortable. “It’s only for now,” said {visitor}. “Until there’s room.” “And when will there be room?” “When I’ve got them all,” said {visitor}.',
        '{A} worked that out on ten fingers, and then once more. It came out the same. The more of them there were, the longer the mat would last.'
      ]
    },
    {
      id: 'tidy-person',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Did anybody ever ask for one back?” asked {H}. {visitor} went pale. “Number sixty,” said {visitor} in a low voice. “A man came along and looked about on the ground. I had it behind me. Then I gave it to him.”',
        '“And what did he say?” asked {A}. “He said, Oh, that old thing, you keep it.” {visitor} still couldn’t understand it. “I’d been worried about him all that time,” said {visitor}. “That’s why number sixty has a place at the window. I want him to see how well it’s doing.”'
      ]
    },
    {
      id: 'numbers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why does it have to be a hundred?” asked {A}. “Then it’s done,” said {visitor}. “Then I can sit down.” “And if there’s a nicer one after that?” {visitor} hadn’t thought of that at all.',
        'They worked it out with raisins. After a hundred there came a hundred and one, and it didn’t look any different. “Then I’ll sit down in between,” said {visitor}. “Now and then. On the suitcase.”'
      ]
    }
  ],
  turn: [
    {
      id: 'museum',
      A: 'partner',
      paragraphs: [
        '“We’ll make a museum,” said {H}, and put the lamp beside the rug. “In a museum nobody takes anything away. They walk past slowly, and then they know.” {visitor} looked at the rug, and at the lamp. Then both locks went click.',
        'One after the other {visitor} laid them out. There they were in the light, ninety-nine {visitor.many}. {H} sold tickets at the door, a raisin each. “This is number one,” said {visitor} in a museum voice. “It was raining.” By number thirty-one {A} had bought three tickets.'
      ]
    },
    {
      id: 'labels',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Each one had a story. Number six had been on top of a bus shelter. Number forty had come with the wind, and had had to be caught with a hat. Number forty-one was the one that had been under the hat already.',
        '“Excuse me,” said {A}, who was a lady from the newspaper, “which do you like best?” “Sh,” said {visitor}, and came quite close. “All of them can hear you.”'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A museum needs a guard. {A} sat on a chair beside number fifty, with both hands on both knees. “Not too close, please,” said {A} to everybody, even to the lamp.',
        'After a while nobody went too close any more. “That’s the dull part,” said {A}. So {H} went too close on purpose, out of kindness, and was told.'
      ]
    },
    {
      id: 'hundred',
      A: 'partner',
      paragraphs: [
        'At the end of the row there was a gap. “That’s for the last one,” said {visitor}. The raisins had run out, and {A} felt for more in the pocket of an old coat. Then {A} stood quite still. “There’s something in here,” said {A}. It was one, the hundredth. It must have been in there since the winter.',
        'They had all walked past it, every day. {visitor} did not put it in the gap. {visitor} gave it to {H} to hold. “You can have that one,” said {visitor}. “That’s how it starts.”'
      ]
    },
    {
      id: 'closing',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“The museum is closing now,” called {H} in a soft voice. They walked past once more from the first to the last and said good night to each number. That took a while, and nobody minded. At number thirty-one they all stayed a bit longer, and {A} said it twice.',
        'Then they were laid in the suitcase, the small ones on top. {visitor} didn’t lock it. “So that some light gets in,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the suitcase, one good step away.',
      '{names} sat down in front of the suitcase, to look at the locks.',
      { text: '{names} guessed the weight of it, by lifting the air beside it.', needs: ['hands'] },
      { text: '{names} searched a shelf, in case the last one stood there.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled under the sofa too, and brought out mostly fluff.',
      '{names} dug in the rug with great energy, and found some rug.',
      { text: '{names} turned out the button tin, because there is always one in there.', needs: ['hands'] },
      { text: '{names} patted the suitcase, where it must be dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the museum slowly, and then again the other way.',
      '{names} breathed on number seventeen, and it shone.',
      { text: '{names} paid with a raisin, and ate the ticket.', needs: ['hands'] },
      { text: '{names} wrote number cards, in a museum hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'They laid the rug straight again, and the lamp went back to its corner. {H} put the spoon with the spoons.',
    'They washed and lay down. The hundredth lay on the windowsill, where the street lamp shone on it. Now it was no longer lost.'
  ],
  last: [
    'If you walked past slowly, you knew: {H} was asleep.',
    'On the windowsill lay the hundredth, and in the bed lay {H}, asleep.'
  ]
})
