import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const badger = wishPlot({
  id: 'wish-badger',
  wishes: ['badger', 'badgers'],
  answers: ['sett', 'stripes', 'stripy', 'night', 'fox', 'black', 'white', 'woods', 'family'],
  except: [...NOT_WELL, 'run', 'honey', 'frog', 'mole', 'scouts'],
  company: ['badger', 'fox'],
  about: 'A badger and its lodger, a fox, have never met, and write each other letters about a bone in the passage.',
  titles: ['A Bone in the Passage', 'Dear Fox', '{H} Writes to the Lodger', 'Number One, Under the Table', 'Much Nicer Than the Letters'],
  want: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'Under the table lived a badger, and that was {H}. It was a tidy animal. Behind the cloth at the other end lived a fox, and that was {A}. They had never met, for when one got up, the other lay down.',
        'In the passage between them lay a bone, which was a wooden spoon. The badger had fallen over it three nights running. “I shall write a letter,” it said. It wanted its passage clear.'
      ]
    }
  ],
  way: [
    {
      id: 'dear-fox',
      A: 'partner',
      paragraphs: [
        '“Dear Fox,” wrote the badger. “There is a bone in my passage. Yours, Badger.” It put the letter on the bone and went to bed. When it got up, there were two bones, and an answer. “Dear Badger,” {A} had written, since {A} was the fox. “So that’s where my bone was. As you like bones, here’s another.”',
        '“Dear Fox,” wrote the badger at once. “I do not like bones.” In the morning there was a feather, with a bow. “I do not like feathers,” wrote the badger, and underlined it.'
      ]
    },
    {
      id: 'house-rules',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The badger hung up the rules of the house. One wiped one’s paws. One did not sing after sunrise. One’s great-grandfather had dug this passage with his own nails, and one might think of that.',
        'Underneath stood something in a different hand. “Which one is One?” asked the fox. “I haven’t met him either.”'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You could tell a good deal from the letters. The badger’s went straight along the line, with thick strokes and thin ones. The fox’s ran up at the end and off the paper. Sometimes there was a bit of egg.',
        '“It must be a big, wild fellow,” thought the badger. “It must be as big as a piano,” thought the fox, and put a chair against the cloth.'
      ]
    },
    {
      id: 'rent',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Dear Fox,” wrote the badger. “You have lived here since spring, and a lodger has to pay.” “Dear Badger,” wrote the fox. “How much?” The badger had never thought about that. It asked for six worms a month.',
        'Next evening six bootlaces lay in the passage, side by side, tied up with a seventh. It was very fair. The badger had to write thank you, and that annoyed it.'
      ]
    },
    {
      id: 'outside-toilet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Dear Fox. A badger has its lavatory outdoors, some way from the house. It is a clean animal. Where is yours?” It was a long while before anything came back.',
        '“Dear Badger. I’d rather not put that in writing.” The badger turned the paper over, and there was a map. It was extremely far away. The badger was pleased with the fox for the first time.'
      ]
    },
    {
      id: 'the-stripe',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you look like?” asked a letter. The badger felt its face. “White,” it wrote back, “with a black stripe over each eye. They are there so that I can be seen in the dark.”',
        '“Why do you want to be seen in the dark?” asked the next one. “So that nobody falls over me,” wrote the badger. “It is called being considerate.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By day the fox sang. It had only half a song, and it sang that twice. The badger lay awake with a cushion on each ear. Now it knew that half, and could not stop wondering how the rest went.',
        '“Dear Fox,” it wrote, “kindly stop singing.” It thought for a moment. “And,” it added, very small, “what did the miller say then?”'
      ]
    },
    {
      id: 'wrong-address',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One letter came back. Not known here, it said. The badger had put it on the wrong side of the table leg. It read the letter through, as if it were to somebody else.',
        '“I am displeased,” it read. It sounded like a person with cold feet. The badger crossed out displeased and put sorry to trouble you. It carried it over to the right side.'
      ]
    },
    {
      id: 'elder-lodger',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a neighbour above me who played the trombone,” said {S}. “I knocked on the ceiling with a broom for two years.” “Did it help?” asked {A}.',
        '“He thought that I was drumming along,” said {S}. “When I moved out, he cried.” {A} put the cap back on the pen, and wondered what the fox made of the letters.'
      ]
    },
    {
      id: 'postman',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the post. {S} crawled in from one end of the passage with a bag, and said, “Post.” Then {S} went out at the other.',
        '“You’re a mole,” said {A}. “I’m a mole with a job,” said {S}. {S} had read all the letters on the way. “You two ought to talk,” said {S}, and crawled on.'
      ]
    },
    {
      id: 'pet-in-passage',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} lay down in the middle of the passage, where the bone had been. Nobody could get past on either side.',
        '“Dear {A},” said the badger, and was just going to ask for the way to be cleared. {A} looked up, and was so glad of a letter that the badger said no more.'
      ]
    },
    {
      id: 'you-never-say',
      A: 'partner',
      paragraphs: [
        'The next letter was very long, for a fox. “Dear Badger,” it said. “I’ve tried bones, and I’ve tried a feather. You always write what you don’t like. I’ve got a whole drawer of that. But you’ve never said what you do like. How is a fox to know? Yours, with a headache.” The badger read it twice. Nobody had ever asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-i-like',
      A: 'partner',
      paragraphs: [
        '“Dear Fox,” wrote {H} at last. “I like a bed that has been in the air. I carry out my hay, and bring it back in, backwards, under my chin. It is a lot of hay for one. Yours, Badger.” The hay was the blue blanket. The badger put the letter in the passage, and lay down with its face to the wall.'
      ]
    },
    {
      id: 'a-rustle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Something rustled by day, when the badger should have been asleep. The rustle went out past the badger’s ear, and came back in, and went out again. There was a smell of grass.',
        'The badger kept its eyes shut. If that was a thief, it was a tidy one. It even hummed a little tune.'
      ]
    },
    {
      id: 'beaten',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Outside, the fox hit the hay with a wooden spoon, so that the dust flew. So bones were good for something. It turned the hay over, and lay down on it once, only to test it.',
        'Then the fox began to carry the hay in. It went backwards, with the hay under its chin, and knocked into the table leg. The badger had written that it was a lot of hay, and the badger was right.'
      ]
    },
    {
      id: 'missing-letters',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The badger got up that evening and looked for a letter. There was none. It looked under the bone, but there was no bone either. The passage was swept, right to the middle.',
        'It was just what it had always wanted. It walked up and down in it. You could hear every step.'
      ]
    },
    {
      id: 'paper-gone',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The badger wanted to write thank you, and there was just the edge of an envelope left. The badger wrote as small as it could. It got as far as “Dear Fox, I”, and then there was no more envelope.',
        'So it would have to say the rest. It practised that, in the dark, with its mouth nearly shut.'
      ]
    },
    {
      id: 'they-meet',
      A: 'partner',
      paragraphs: [
        'When the badger felt behind itself, its bed was fresh. The blue blanket smelled of outside. On top lay a letter. “Dear Badger. I brought it in backwards. You’re right, it’s a lot for one. Is it warmer at your end? Yours, Fox.”',
        'The badger did not write. It ran down the passage, where no bone lay any more, and lifted the cloth. There sat {A}, with hay under {A}’s chin. “You’re much nicer than your letters,” said the fox. “And you don’t look at all like a headache,” said the badger. “Come through. It’s warmer here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crawled into the passage, met the bone, and backed out again.',
      '{names} moved over, so that a badger could get by.',
      { text: '{names} knocked on the tabletop before putting anything down on a badger’s roof.', needs: ['hands'] },
      { text: '{names} searched three drawers for the wooden spoon, and never thought of foxes.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the post in the passage, and did not open it.',
      '{names} sneezed, and the post moved two inches towards the fox.',
      { text: '{names} brought the badger more paper, as it was running low.', needs: ['hands'] },
      { text: '{names} drew stamps on the letters, with a small bone on each.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled out of the way of the hay.',
      '{names} gave up the place by the window, so that the hay could have it.',
      { text: '{names} opened a window, for the hay needed some air to be in.', needs: ['hands'] },
      { text: '{names} held one corner of the hay, and walked backwards, the way badgers do.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} pulled the cloth straight and took the spoons back to their drawer. All the letters went into a tin, the cross ones and the kind ones.',
    '{H} washed as badgers do, from the nose down, and shook out the blanket, once. Then {H} went in backwards, with the end of it under {H}’s chin.'
  ],
  last: [
    'Dear Badger, somebody whispered, but {H} was asleep.',
    'The passage was clear, the bed had been in the air, and {H} slept.'
  ]
})
