import { wishPlot } from '../wish-plot.ts'

export const aVisitFirst = wishPlot({
  id: 'wish-edible-a-visit-first',
  tellsAny: 'edible',
  fed: true,
  about: 'It is sent over from next door with a card, “Not before the visit”; nobody who comes is a visitor, for all of them know it already, until it turns out that the hero has watched the card all evening and has not seen it yet.',
  titles: ['Not Before the Visit', 'You May Only Look', 'A Nose in the Letter Box', '{H} Watches the Card', 'Visitors First'],
  company: ['card', 'neighbour', 'door', 'rug', 'nose', 'window', 'cat', 'coat', 'hat', 'bell', 'slice'],
  want: [
    {
      id: 'the-card',
      A: 'partner',
      paragraphs: [
        'Mrs Bell next door liked to send things over. This time a card came first, and {H} read it at the door. Meanwhile Mrs Bell set the rest on the rug, and was off to choir. It was {edible.whole}, and the whole house smelled of {edible.of}.',
        '“Not before the visit,” read {H}. “Then a visitor has to see {edible} first,” said {A}. “Until then we may only look.” {H} sat down in front of it, to guard the card.'
      ]
    },
    {
      id: 'tidied-for',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What is a visitor?” asked {H}. “Somebody you tidy up for,” said {A}. So {A} tidied up, to see if that would bring one. Three socks and a train ticket went under the sofa. Then they listened.',
        'Nobody rang. “Perhaps it has to be tidy under the sofa as well,” said {H}. “Nobody’s visitors are as good as that,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'noses',
      A: 'partner',
      paragraphs: [
        'Nobody came. Only the smell went out, and brought back noses. There was one at the window, one in the letter box, and one in the cat flap.',
        '“Are you visitors?” asked {H}. “I’m from next door,” said the window. “I held the bowl.” “I scraped it out,” said the letter box. In the cat flap was Mrs Bell’s cat, who had sat on the recipe. “They know it already,” said {A}. {H} held up the card, and the letter box sighed.'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Come and look at {edible.part}!” called {A}, from round the side. “I can’t,” said {H}. “I’m on duty.” “But that’s the best bit.” “Then look at it for me too,” said {H}.',
        'So {A} looked at {edible.part} for two. It took twice as long, and there were two sighs at the end of it.'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“The last one I saw {edible.does},” said {A}. “Is this one doing it?” asked {H}, and moved a thumb that was in the way of a word. {A} watched for a good while.',
        '“No,” said {A}. “I think it’s not allowed to either, before the visit.”'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“{edible.fact},” said {A}. {H} read through the card for that, from the Not to the visit. “It doesn’t say so here.” “It can be true all the same,” said {A}. “There’s only room for four words.”'
      ]
    },
    {
      id: 'postman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bell rang, and there stood the postman, with a parcel for number nine. “A visitor!” cried {A}. “Would you like to see something?” “Thank you,” said the postman, “but I’ve seen it. I’ve been at your window since six.”',
        'It was true. The end of his nose was still flat from the glass. “I was behind that gentleman,” said the window. “No, he was behind me,” said the letter box.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s Uncle Fred,” said {A}. “He lives at the seaside, and he hasn’t seen it.” So he was rung up. He said that he’d be glad to come and look, a week on Thursday.',
        '“Could you look from there?” asked {A}, and held out the telephone to {edible}. Nobody breathed. “It sounds very fine,” said Uncle Fred. But he had to admit that he could see only his own wallpaper.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then a moth came in at the top of the window. It was from outside, it had a fur collar, and it had never been here before. “Welcome,” whispered {A}. “Straight on, to the rug. You can’t miss it.”',
        'The moth flew over the rug, and three times round the lamp. “It is a visitor,” said {H}, “but it’s the lamp’s.”'
      ]
    },
    {
      id: 'fell-off',
      A: 'same',
      spare: 3.2,
      paragraphs: [
        'There was a very small plop. Beside {H}’s foot, on the rug, lay {edible.one}. “That came off by itself,” said {A}. “It must want to be eaten.”',
        '{H} held the card down there, in case it was one that could read. Then {A} put an eggcup over the top. “Now we don’t know about it,” said {H}, and they both looked somewhere else.'
      ]
    },
    {
      id: 'hat-and-coat',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“Then we’ll be visitors,” said {A}, and put on the big coat. {H} took the big hat, and could just see the card from under it. They went out, rang the bell, and let themselves in. “Good evening,” said {A} in a deep voice. “Ah, {edible.a}!”',
        '“Not before the visit,” said the card. “It isn’t fooled,” said {H}. “You knew it at once.” “I’ve looked at it since it came,” said {A}, and hung up the coat and the hat.'
      ]
    },
    {
      id: 'pet-visits',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '“{A} can be the visitor,” said {H}. {A} was sent out at the back and let in at the front. It was done very well, right over the mat and along the hall.',
        'Then {A} turned left, to the bowl in the kitchen. “A visitor would have had to ask the way,” said {H}.'
      ]
    },
    {
      id: 'elder-front-room',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“At home we had a dish of toffees,” said {S}, “for visitors only. We hadn’t any visitors.” “Not even one?” asked {A}. “One, after six years,” said {S}. “By then the toffees had all stuck together. He could take the lot, or none.”',
        '“And what did he do?” “He was very polite,” said {S}, “and he had very big pockets.”'
      ]
    },
    {
      id: 'child-from-far',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“Good evening,” said {S}, with a cushion on top. “I’m from far away.” “Where from?” asked {A}. {S} had to think. “From the bathroom.” “And how do people live there?” “Wet,” said {S}.',
        'They asked the card, all the same. The bathroom was not far enough.'
      ]
    },
    {
      id: 'the-v',
      A: 'partner',
      paragraphs: [
        '“Mrs Bell’s seen it,” said {A}, “so have the noses, and so have we. Which bit do you like best?” “The V,” said {H}. “Has it got a V?” “In visit,” said {H}.',
        '{H} looked at the card. Everything else had been behind {H}’s back all evening. “Haven’t you seen it?” asked {A}. “When?” said {H}. “I’ve had both eyes on the card.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-visit',
      A: 'partner',
      paragraphs: [
        '“Don’t turn round!” cried {A}, and fetched the big hat. {H} pulled it right down, felt the way out, and rang. “Here’s somebody who’s never seen it!” called {A}, and led {H} in to the rug. There the hat came off.',
        'And there stood {edible}. {H} looked at it from the bottom to the top, and all round the back. Nobody hurries a visitor. “Oh,” said {H} at last. “You did say it was {edible.a}. You never said how much of one.”'
      ]
    },
    {
      id: 'journey',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The visitor was given the good chair, and a cup with a gold edge. “Did you have a pleasant journey?” asked {A}. “It was short,” said {H}. “There was a mat.”',
        '“And are you staying long?” “I thought for some years,” said {H}. “If it’s no trouble.”'
      ]
    },
    {
      id: 'guest-book',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You ought to write something down,” said {A}, and fetched a pencil. So {H} wrote on a sheet of paper: “I have seen it and it is very nice. I will come again.”',
        '“When?” asked {A}. {H} thought about that. “I’ll be passing at breakfast,” said {H}.'
      ]
    },
    {
      id: 'wants',
      A: 'same',
      spare: 2.4,
      paragraphs: [
        '“What it wanted was {edible.wants},” said {A}, “and what it got was you.” “Is it disappointed?” asked {H}, and went up close to see.',
        'It did not look like that. It stood as people stand when at last somebody has asked to look at them.'
      ]
    },
    {
      id: 'back-of-the-card',
      A: 'partner',
      paragraphs: [
        'For the first time {H} put down the card. It landed on its face. “Thank you for coming,” it said on the back. “Please begin, and save me a slice. Mrs Bell.”',
        '“Visitors first,” said {A}. So {H} had the first slice, and it tasted of {edible.of}, and of a whole evening.'
      ]
    },
    {
      id: 'thin-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“For me a thin one, please,” said the letter box. {A} slid one in sideways, and the flap went click. “It’s the nicest post I’ve ever had,” said the letter box, when it could speak.',
        '“A thick one for me,” said the window. “I’ve got the space.”'
      ]
    },
    {
      id: 'slices',
      A: 'partner',
      paragraphs: [
        'Then {edible} went round in slices, with a small one for the cat flap. In the end only Mrs Bell’s was left. {H} leaned the card against it, and nobody had to watch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up close and only looked, mostly with the nose.',
      '{names} sat down by the rug, to be near when the visit was over.',
      { text: '{names} straightened the rug, in case the visitor was somebody grand.', needs: ['hands'] },
      { text: '{names} laid out the plates, and then sat on both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the door, and there was only a smell going out.',
      '{names} lived here too, and it could not be helped.',
      { text: '{names} tried on a scarf and one glove, and still looked like somebody from here.', needs: ['hands'] },
      { text: '{names} opened the letter box, and wished the nose a good evening.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped aside, so that nothing was in front of it.',
      '{names} had a slice, and chewed with both eyes shut.',
      { text: '{names} took the visitor’s hat, and hung it up with care.', needs: ['hands'] },
      { text: '{names} carried the plates round, and one of them out to the step.', needs: ['hands'] }
    ]
  },
  bed: [
    'The noses said good night, and went home full.',
    '{H} brushed every tooth, even the ones right at the back, which hardly anybody comes to see. Then {H} lay down. Both eyes had worked all evening, and now they were off duty.'
  ],
  last: [
    'One more visitor came, and that was sleep, and {H} did not even hear it ring.',
    'First one eye shut and then the other, and there was nothing to watch, and {H} slept.'
  ]
})
