import { wishPlot } from '../wish-plot.ts'

export const market = wishPlot({
  id: 'wish-market',
  beginsElsewhere: true,
  wishes: ['market', 'market stall', 'market day', 'farmers market', 'street market'],
  except: ['supermarket', 'christmas', 'flea', 'stock', 'night', 'floating', 'lost', 'afraid', 'scared', 'who', 'that', 'goblin', 'goblins', 'dragon', 'robots', 'stolen', 'stole', 'moon', 'cattle', 'horse', 'animal', 'animals'],
  answers: ['farmers', 'street', 'day', 'stall', 'going', 'trip', 'busy', 'fruit', 'vegetables', 'fish', 'cheese', 'shopping', 'weekend', 'saturday'],
  out: true,
  company: ['market', 'table', 'clock', 'pears', 'fish man', 'cabbage woman', 'cheese man'],
  about: 'At the market everybody shouts, and the hero’s pears are not heard of, until the hero whispers.',
  titles: ['Eleven Pears and One', 'Everybody Shouted', '{H} Whispers at the Market', 'Come a Bit Closer', 'Nobody Could Hear the Pears'],
  want: [
    {
      id: 'eleven-pears',
      A: 'partner',
      paragraphs: [
        'That morning {H} and {A} had gone to the market, where everybody shouted. “Cabbages, as big as your head!” shouted the cabbage woman. “Mackerel! It still thinks it’s in the sea!” shouted the fish man. Between the two stood a very small table, and on it were twelve pears.',
        '{H} had picked the pears, and wanted to sell them, all but one. “You have to shout,” said {A}. “That’s how it’s done here.”'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '{H} took a deep breath. “Pears!” shouted {H}. It got as far as the cabbages. {A} rolled up a newspaper, and {H} shouted through that. “Pears!”',
        '“Oho,” said the fish man, and shouted louder too. Then so did the cabbage woman, and the cheese man, all down the market to the clock. People put their hands over their ears and walked faster. Nobody had looked at a pear. And {H} had no more voice left than a mouse.'
      ]
    },
    {
      id: 'heap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They built a heap, so that people could see the pears better. But pears don’t make good bricks. One leans on its neighbour, and its neighbour sits down. The one on top rolled off, and along the gutter, and under the mackerel.',
        'The fish man held it up by its stalk. “Who’s lost a pear?” he shouted. The whole market heard about that one.'
      ]
    },
    {
      id: 'rhyme',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It ought to rhyme,” said {A}. “Pears, pears, for the stairs!” “They haven’t got anything to do with stairs,” said {H}. “Pears, pears, for the bears!” That was good, but then there had to be some bears.',
        '“Pears, pears, and nobody cares,” said {H}, after a while. That was the best rhyme of them all. They did not use it.'
      ]
    },
    {
      id: 'picture',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} drew a pear on a paper bag, and stood it in front of the heap. The drawing was round at the bottom and thin at the top. Quite soon an old man stopped.',
        '“How much is the bell?” he asked. {H} told him. He took out his glasses, and looked at the drawing, and then at the fruit. “No,” he said, “I’ve got pears.”'
      ]
    },
    {
      id: 'flowers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Across the way was a lady with flowers, who sat on a stool and knitted. She didn’t shout at all. “Why not?” asked {H}. “Mine smell,” said the lady.',
        'They both sniffed at a pear, at the round end and at the thin one. It did have a smell, a soft yellow one. But next to the mackerel you could not smell it at all.'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The cabbage woman lent them her scales. {A} laid a pear on one side, and a plum on the other. Then came a second plum. One was too few, and two were too many, and the scales went up and down.',
        '“It weighs a plum and a bite,” said {H}. And to make it come out right, {A} took the bite.'
      ]
    },
    {
      id: 'awning',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It had rained in the night, and the cloth over the fish man hung down like a tummy. “Shall we?” asked {A}. The fish man nodded. They both pushed at it from below, with the broom.',
        'It went up, and over, and came down on the cobbles, all at once. For a moment it was the loudest thing in the market. “Fresh water!” shouted the fish man. “All gone!”'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The cheese man held out two pieces on a fork. “You try, you buy,” he shouted. {H} tried the one without holes, and {A} the one with. They swapped, to be fair. “Which is better?” he shouted.',
        '{H} pointed at the holes. “You can have those for nothing,” shouted the cheese man. He gave them a bag with nothing in it.'
      ]
    },
    {
      id: 'elder-market',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I always went to the one who said least,” said {S}. “He had eggs. He only looked at you, and then at an egg.” “And then?” asked {A}. “Then you felt that it was meant for you,” said {S}.',
        '{A} tried it out on a man with a hat. First {A} looked at him, and then at a pear. He raised his hat to the pear, and went on. “It takes years,” said {S}.'
      ]
    },
    {
      id: 'small-stall',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a stall too, underneath the table. There was a stone, a stalk, and half a leaf. “How much is the stone?” asked {A}. “It’s not for sale,” said {S}. “It’s only for looking at.”',
        '{A} looked at it for a whole minute, and paid for that with a button. The big table had not sold anything yet.'
      ]
    },
    {
      id: 'pet-market',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} had been brought along, and saw the market from below the cloth. From down there you saw only shoes. Some of them stopped, and most of them didn’t.',
        '“Brown ones,” said {H}, who had bent down as well. “They’re thinking about it.” {A} looked at the brown ones so hard that one of them turned round.'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        '{A} went round to the front of the table and listened. “From here it’s all one noise,” said {A}. “There’s fish in it, and cabbage, and you. When one gets louder, they all do. You can’t hear the pears for the market.” {H} had only a whisper left, in any case.'
      ]
    }
  ],
  turn: [
    {
      id: 'whisper',
      A: 'partner',
      paragraphs: [
        'A lady came by with a net. {H} leaned across the table, with one hand up, as for a secret. “Pears,” whispered {H}. The lady stopped. “What did you say?” A whisper might be a secret, so she came close and bent down. “Ripe since this morning,” whispered {H}. Behind her somebody else stopped, so as not to miss it. Soon eight people stood round the table, all with one ear towards the pears.'
      ]
    },
    {
      id: 'bears',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The people in front had to tell the people at the back. “Pears,” they whispered from ear to ear, “ripe ones.” The row was so long that it went round the corner. At the very end stood a boy.',
        'By then it had changed a bit on the way. The boy looked on the table, and under it. “Where’s the bear?” he whispered. {A} drew him one on a bag, and he was quite happy with that.'
      ]
    },
    {
      id: 'wrong-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How much are they?” whispered a man with a beard. “Three,” whispered {H}. “That’s too little,” he whispered. “I’ll give you four.” {H} knew that at a market you have to argue about the price. “Two,” whispered {H}. “Five!” “One!”',
        'They shook hands on three. Both of them thought they had done well.'
      ]
    },
    {
      id: 'fountain',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When it was as quiet as that, they heard something else. It splashed. “What’s that?” asked {A}. Nobody knew. They all stood and listened.',
        'It was the fountain, beside the clock. It had stood there for two hundred years, and nobody had ever heard it.'
      ]
    },
    {
      id: 'potato-man',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Only the potato man couldn’t whisper. His voice had been outdoors all its life. {H} showed him how it’s done. “You leave out the voice,” whispered {H}, “and just send the air.”',
        '“Potatoes,” whispered the potato man. It blew {A}’s hair back, and two paper bags flew up. But it was a whisper.'
      ]
    },
    {
      id: 'until-noon',
      A: 'partner',
      paragraphs: [
        'All the people were at the pears, because of the secret. The fish man stopped shouting, to hear what it was. Then the cabbage woman stopped, and the cheese man. It grew so still in the market that you could hear the paper bags.',
        '“Mackerel,” whispered the fish man after a time, to see what it was like. “Cabbage,” whispered the cabbage woman. They all went on like that until noon. By then eleven pears were sold. One was left, and that was the one to keep. {H} and {A} ate it behind the table, and it ran down to both elbows. You could hear every bite.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined in the noise, somewhere between the fish and the cabbages.',
      '{names} counted the pears by smell, and came out hungry.',
      { text: '{names} rubbed up a pear with a sleeve, until it shone.', needs: ['hands'] },
      { text: '{names} propped up the short leg of the very small table.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bit of paper bag, and rustled it.',
      '{names} crept under the table, where it was not so loud.',
      { text: '{names} covered both ears, and then only one, to compare.', needs: ['hands'] },
      { text: '{names} turned the pears round, so that the red sides looked out.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the end of the queue, because of the secret.',
      '{names} crept close with all the rest, ears first.',
      { text: '{names} rolled a pear into a bag, and tried to do it without a rustle.', needs: ['hands'] },
      { text: '{names} went “sh” to the cabbages, from behind one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket came home empty, and {H} counted the money into a sock. It filled the heel.',
    '{H} washed, as far as the elbows and a bit further, and lay down. They whispered whatever was left to say.'
  ],
  last: [
    'It was so still that you could hear the blanket, and {H} was asleep.',
    'Nobody had to be any louder than anybody, and {H} slept.'
  ]
})
