import { wishPlot } from '../wish-plot.ts'

export const mermaidExplorer = wishPlot({
  id: 'wish-mermaids-explorer',
  themes: ['mermaids'],
  answers: ['sea', 'tail', 'water', 'ocean', 'underwater'],
  company: ['mermaid'],
  about: 'A mermaid in a diving suit full of water explores the land, and it leaks, and tap water has nothing in it.',
  titles: ['Somebody Knocked, Low Down', 'A Tail in One Boot', '{H} and the Mermaid in the Hall', 'There’s Nothing in It', 'Everything Up Here Falls Down'],
  want: [
    {
      id: 'is-this-the-land',
      A: 'partner',
      paragraphs: [
        '{H} and {A} opened the door. There stood somebody in a diving suit, with a bowl of water for a helmet. In it was a face with green hair and a necklace of shells. “I’m a mermaid,” it bubbled. “I’m exploring the land. Is this it?” “It’s the hall,” said {H}.',
        '“You go down to us with air,” said the mermaid, “so I’ve come up with water.” {H} looked for the mermaid’s tail. But there were only two rubber boots.'
      ]
    }
  ],
  way: [
    {
      id: 'it-falls',
      A: 'partner',
      paragraphs: [
        'The mermaid sloshed into the kitchen and let go of a spoon. It fell on the floor. “Down!” said the mermaid, and let go of a cup, which {A} caught. “Down again! At home things stay where you leave them.” And it dropped three potatoes and a sponge.',
        '“Could I see your tail now?” asked {H}. “After the research,” it said. But the water in the bowl had been over its hair. Now it only came to its nose.'
      ]
    },
    {
      id: 'what-is-it-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what’s that for?” it asked, in front of a chair. “For when you’re tired of standing,” said {A}. The mermaid thought it over. It had never been tired of standing, because it had never done it.',
        'It tried the chair. Water ran out at one sleeve. “I see,” said the mermaid. “You hold up the floor with it.” It was so pleased that nobody said anything else.'
      ]
    },
    {
      id: 'sea-questions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had questions too. “What have you got for breakfast down there?” “Toast,” said the mermaid, “but it’s very wet. What’s this?” It was a tap. “That’s where the water comes from,” said {H}.',
        '“All of it?” asked the mermaid. It turned the tap on, and off, and on. Then it bowed to the tap. “At home they’ll never believe me,” it said, “that it’s so small.”'
      ]
    },
    {
      id: 'fringe',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Then the mermaid had a look at {A}. It walked round {A} twice, with the boots going squelch. “This one’s dry all over,” said the mermaid. “How does it stay up?” “I stand on my feet,” said {A}.',
        '“Both of them?” It bent down to look. {A} lifted one foot, to be helpful, and nearly fell over. “Down,” said the mermaid, and nodded.'
      ]
    },
    {
      id: 'leak',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'There was a puddle wherever it had stood, and the last one had a shrimp in it. “That’s Henry,” said the mermaid. “He wanted to come.” {H} picked up Henry with a wet spoon, and put him back in at the top.',
        'Henry sank down in front of the mermaid’s nose, and shook himself. “We ought to see where it’s coming out,” said {A}, “before he does it again.”'
      ]
    },
    {
      id: 'pet-find',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The mermaid’s best discovery was {A}. It looked at {A} through the bowl, and {A} looked back. From the outside the mermaid’s eyes were as big as plates.',
        '“And this?” it bubbled. “That’s {A},” said {H}. “{A} lives here.” “What does it hold up?” asked the mermaid. {H} had to think. “Us,” said {H}.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And that?” bubbled the mermaid. It was an umbrella. {A} opened it. “That keeps the water off,” said {A}. The mermaid laughed until the bowl was all foam. “It falls down from up there, for nothing,” it said, “and you send it away?”',
        'Then it looked at the umbrella from underneath, and grew quiet. “I know somebody who’s the very same shape,” said the mermaid. “He lives behind the harbour, and stings.” It shook hands with the handle, very politely, with two fingers.'
      ]
    },
    {
      id: 'once-dived',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I went under once, with a mask,” said {S}. “I forgot to breathe, I was looking so hard.” “What did you see?” asked {A}. “A fish,” said {S}, “and it was looking at me the same way.”',
        'The mermaid put its bowl against {S}’s glasses. “Were you the pink one?” it asked. “With the hat?” {S} went quite red, and did not say no.'
      ]
    },
    {
      id: 'writes-it-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        'If you discover something, you have to write it down. The mermaid had a pen and a book with a green cover, and both were wet. “The land,” it wrote, “is short. It begins with a mat and ends with a fridge.” {A} looked over its shoulder. “There’s some more of it outside,” said {A}.',
        '“How much?” asked the mermaid. {H} thought of the street, and of all the streets behind it, and the hills. “Quite a lot,” said {H}. The mermaid licked the pen. “And so on,” it wrote.'
      ]
    },
    {
      id: 'small-diver',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put the salad bowl over {S}’s head, and explored as well. “Is this the land?” asked {S}. It came out with an echo. “That’s my foot,” said {A}.',
        '{S} let go of a biscuit, and it fell down. {S} ate it off the floor, for science. “Down,” said the bowl, with its mouth full.'
      ]
    },
    {
      id: 'nothing-in-it',
      A: 'partner',
      paragraphs: [
        '“I’ve got a leak,” bubbled the mermaid. “I’d better go home.” {H} fetched a jug of water from the tap, and poured it in at the top. The mermaid coughed. “There’s nothing in it!” it said.',
        '{A} caught a drop on one finger, and licked it. “It’s like soup,” said {A}. “What’s in the sea, and isn’t in the tap?” {H} looked along the table, past the pepper.'
      ]
    }
  ],
  turn: [
    {
      id: 'salt',
      A: 'partner',
      paragraphs: [
        '{H} put a spoonful of salt into the jug, and stirred until it was gone. The mermaid tried it. “A bit more,” it said. And then it shut its eyes. “That’s what it’s like outside our door.”',
        '“But it’ll run out again,” said {A}. {H} felt both boots. The left one was empty. The right one was so full that it had split. “Your tail’s all in one boot!” said {H}.'
      ]
    },
    {
      id: 'plaster',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They dried the split boot with a tea towel, and stuck a plaster on it. It was one with bears. Then they put one on the left boot as well, so that they matched.',
        '“Does it go off in the water?” asked the mermaid. “After a week or so,” said {A}. “The bears come off first.” It said that it would look after them.'
      ]
    },
    {
      id: 'on-a-tray',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now the land could come to the mermaid. {H} brought it on a tray. There was a key, an apple, and a slice of bread and butter. It held each of them under water, and let go.',
        'The apple came up. “Up!” said the mermaid, and {A} had to look twice. “It’s the only one of you who knows how,” it said, and asked if it might keep it.'
      ]
    },
    {
      id: 'the-tail',
      A: 'partner',
      paragraphs: [
        'So they put the paddling pool in the middle of the kitchen, and filled it jug by jug. {A} stirred in the salt. “Now take the boots off,” said {H}.',
        'The mermaid slid in. And there was its tail. It unrolled and unrolled, green and silver, with a crease in it from the boot. On the ceiling the light moved. {H} did not say a word.',
        '“It’s been folded since Tuesday,” said the mermaid. It let go of the sponge, and it floated. “At last,” said the mermaid, “something’s where I left it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned an ear on a rubber boot and heard the sea.',
      '{names} got a pat from a wet glove, and kept the wet.',
      { text: '{names} shook the wet glove up and down, like a pump.', needs: ['hands'] },
      { text: '{names} put a second mat down behind the first one.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the puddle before anybody knew that there was one.',
      '{names} went after a potato, which did not stay where it was left.',
      { text: '{names} let go of a tea towel, and that fell down as well.', needs: ['hands'] },
      { text: '{names} picked up the spoon, to see it fall again.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried a drop from the jug and made a face like the seaside.',
      '{names} leaned on the full boot, and it gurgled.',
      { text: '{names} passed the salt, and then the other salt.', needs: ['hands'] },
      { text: '{names} mopped the kitchen floor as far as the left boot.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the tail was dry, the mermaid got back into the suit. They tied a bag round the split boot, and the mermaid sloshed off home. The floor was mopped, and the potatoes went back into their basket.',
    'Clean again, or nearly, {H} lay down. {H} let go of everything, one thing after another, and all of it stayed where it was.'
  ],
  last: [
    'Down, thought the pillow, and down went {H}, who slept.',
    'The sea was in the sea again, and {H} was asleep on the land.'
  ]
})
