import { wishPlot } from '../wish-plot.ts'

export const pancakes = wishPlot({
  id: 'wish-pancakes',
  beginsElsewhere: true,
  wishes: ['pancakes', 'pancake', 'pancake day', 'making pancakes', 'crepes', 'Shrove Tuesday'],
  answers: ['cooking', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mummy', 'daddy', 'mum', 'dad', 'breakfast', 'making', 'flip', 'flipping', 'tossing', 'together', 'sunday', 'saturday', 'tuesday', 'shrove'],
  except: ['hero', 'heroes', 'superhero', 'captain', 'man', 'super', 'planet', 'monster', 'shop', 'house', 'runaway', 'ran', 'fly', 'flies', 'flying', 'race'],
  moods: ['first', 'learning', 'proud', 'losing'],
  about: 'The first pancake always goes wrong, so the hero wants to leave it out and begin with the second.',
  titles: ['We Start With the Second', 'The First Pancake', 'The Pan Cannot Count', '{H} Leaves One Out', 'A Boot, a Map and a Moon'],
  want: [
    {
      id: 'leave-it-out',
      A: 'partner',
      paragraphs: [
        '“The first pancake always goes wrong,” said {H}. “It did last time, and the time before that. So today we’ll leave it out, and start with the second.” {H} wanted just one thing, and that was a pancake as round as a plate.',
        '{A} stirred the batter and thought about it. “How do you leave it out?” asked {A}. “You don’t make it,” said {H}. “And then it’s over.”'
      ]
    }
  ],
  way: [
    {
      id: 'nothing',
      A: 'partner',
      paragraphs: [
        'When the pan was hot, a ladle of nothing was tipped into it. They watched the nothing for a while, and turned it over. “That was the first,” said {H}. “And now the second pancake.” A ladle of batter went in, and hissed. It stuck, and it tore, and it came out of the pan in the shape of a boot.',
        '“That’s a first one,” said {A}. “It’s the second!” said {H}. “I counted.” “The pan can’t count,” said {A}. “It only knows what it’s had.”'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} and {A} held the boot up by its edge and looked at it against the window. From the back it was more like a map. There was a bay, and two islands that had come off.',
        '“I wouldn’t mind going there,” said {A}. “Where’s the harbour?” {H} pointed. There was a hole just there, with the light coming through. It looked like a nice warm country, and a bit burnt in the north.'
      ]
    },
    {
      id: 'tiny',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Next time we’ll make it a very small one,” said {H}, “so that it’s soon over.” They tried that now. It was a drop of batter as big as a button.',
        'The button was perfect. It was round, and brown, and it jumped when it was done. “There,” said {H}. But it was so small that the pan had hardly noticed. {A} ate it. “It was very good,” said {A}, “as far as I could tell.”'
      ]
    },
    {
      id: 'flannel',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Does it go wrong because we don’t toss it?” asked {H}. They had to practise that with something cold. {A} gave {H} a small empty pan and a wet flannel. “It’s all in the wrist,” said {A}. {H} tossed.',
        'The flannel went up, opened out and came down on {A}, across {A}’s eyes. “I can’t see if that was right,” said {A}. “It was nearly right,” said {H}. “You were in the way of the pan.” Then {A} tossed, and it came down in the sink. It lay there quite flat, with all its four corners.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been told that pancakes sometimes fall. Nothing had fallen so far. {A} stayed where {A} was, in the best place for it.',
        '“It isn’t going to,” said {H}. “Nobody’s throwing.” {A} heard this, and thought about last time, and did not move.'
      ]
    },
    {
      id: 'elder-ceiling',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Mine went up once and never came down,” said {S}. “I stood there with the pan and waited. It was on the ceiling.” {A} looked up. “This one?” “Another one. It stayed until Thursday.”',
        '“What happened on Thursday?” asked {A}. “We’d all forgotten it,” said {S}. “We were having soup.” {A} moved a bit to one side, and so did {S}.'
      ]
    },
    {
      id: 'toppings',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There was time to think of what should go on them. {A} was for lemon and sugar. {H} was for jam, rolled up, so that you did not know how much there was.',
        '“You can tell by where it comes out,” said {A}. “It always comes out at the other end.” {H} knew that, and had a plan. You only had to eat from both ends at once, and that took two.'
      ]
    },
    {
      id: 'stir',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were lumps in the batter. {H} chased one of them round the bowl with a spoon. It was quick, and it knew the bowl.',
        '“Leave it,” said {A}, “it’s only flour that’s still dry inside.” But {H} had nearly got it. {H} drove it to the edge and pressed, and it went poof, quite softly. There was a moment’s quiet for the lump.'
      ]
    }
  ],
  turn: [
    {
      id: 'why',
      A: 'partner',
      paragraphs: [
        'The next one went in, and they both looked the other way. When it came out, it was as round as a plate, and so was the one after. {H} could not understand it. “What did we do?” “Nothing,” said {A}. “At the start the pan’s hot here and cold there, and it doesn’t know about pancakes. The first one tells it. After that it knows.”',
        '{H} looked at the heap of round ones, and then at the boot. It lay by itself on a small plate. “They’re only good at it because it went before them,” said {H}. “And we tried to leave it out.”'
      ]
    },
    {
      id: 'heap',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The heap got higher. They were so alike that they could have come from a shop. {A} tried to remember which was the fourth, and could not.',
        '“Which one’s the boot?” asked {A}, with both eyes shut. {H} said nothing, and pushed the small plate nearer. {A} felt round the edge. “This one,” said {A}. You could not have said it of any of the others.'
      ]
    },
    {
      id: 'taste',
      A: 'partner',
      paragraphs: [
        'So {H} took the boot and bit off the toe. There was a crunch. All round the edge, where it had torn, it was brown and thin and crackled like leaves. “What’s it like?” asked {A}. {H} looked round, to see who was listening. “It had all the butter,” whispered {H}. “It’s the best one of all.”',
        '{A} tried the heel, and chewed, and said nothing for a while. “Did you know that?” asked {H}. “No,” said {A}. “I always gave it away.”'
      ]
    },
    {
      id: 'mask',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One of the round ones had two holes in it, side by side. The batter had been thin there. {H} held it up and looked out of it. “Good evening,” said the pancake. {A} bit a mouth in it, underneath, so that it could go on talking.',
        '“What do you see?” asked {A}. “Somebody with sugar on one ear,” said the pancake. It was warm behind there, and smelled very good. Then it was {A}’s turn to be in it. Each time the face had a larger mouth, and in the end it was only a smile.'
      ]
    },
    {
      id: 'last-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The last of the batter was only half a ladle. It made a pancake with a bite out of it, before anyone had bitten. “That’s the moon,” said {H}.',
        'They did not eat that one at once. They held it up at the window, beside the real moon. The real one was further off, and had no sugar on.'
      ]
    },
    {
      id: 'next-time',
      A: 'partner',
      paragraphs: [
        '“Next time,” said {H}, “who gets the first pancake?” They both thought about it, and neither wanted to be the one to say. “We could leave out the second,” said {A}, “and make another first.” But by then the pan would know how.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for the first one, and got none of it.',
      '{names} sat down where pancakes land.',
      { text: '{names} drew a circle with one finger, round a plate.', needs: ['hands'] },
      { text: '{names} cracked an egg into a cup, and fished out some of the shell.', needs: ['hands'] }
    ],
    way: [
      '{names} chewed a bit of nothing, and it had not gone wrong.',
      '{names} ducked at the hiss.',
      { text: '{names} counted along, and came to one and a half.', needs: ['hands'] },
      { text: '{names} kept a plate warm, under one arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked the other way as well, towards the syrup.',
      '{names} moved nearer to the heap, by about one pancake.',
      { text: '{names} laid the round ones in a heap, edge on edge.', needs: ['hands'] },
      { text: '{names} rubbed the table where the boot had stood.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was cold by now, and {H} hung it up. It had forgotten everything again, by the look of it.',
    'Then {H} washed off the butter, and curled up under the blanket, nearly as round as a plate.'
  ],
  last: [
    'Turned over once, and as round as could be, {H} was asleep.',
    'It was only the first sleep of the night, but {H} slept it quite right.'
  ]
})
