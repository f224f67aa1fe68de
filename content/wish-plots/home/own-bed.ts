import { wishPlot } from '../wish-plot.ts'

export const ownBed = wishPlot({
  id: 'wish-own-bed',
  beginsElsewhere: true,
  wishes: ['sleeping in my own bed', 'own bed', 'own room', 'sleeping alone', 'sleep alone', 'staying bed', 'stay bed', 'sleeping through the night', 'sleep through the night', 'sleeps through the night', 'wakes at night', 'wakes in the night', 'waking at night', 'waking in the night', 'waking up at night', 'wakes up at night', 'night waking', 'wakes every night', 'wakes up every night'],
  answers: ['sleep', 'sleeps', 'night', 'parents', 'mummy', 'daddy', 'mum', 'dad', 'sleeping', 'first', 'time', 'girl', 'boy', 'own', 'alone', 'stays', 'moving', 'room', 'cot', 'stay', 'staying', 'all', 'through', 'into'],
  except: ['bars', 'cot', 'new', 'toddler', 'flower', 'river', 'bunk', 'hospital'],
  moods: ['first', 'change', 'sleepless', 'proud', 'afraid', 'alone', 'learning'],
  about: 'The hero finds out what the big bed has that the hero’s own bed has not, and carries it over.',
  titles: ['What the Big Bed Has', 'A Hollow and a Whistle', '{H} Moves a Hollow', 'Too Flat and Too Quiet', 'A Bed That Was New at It'],
  want: [
    {
      id: 'nothing-wrong',
      A: 'partner',
      paragraphs: [
        '{H} had a bed, and there was nothing wrong with it. It had four legs and a pillow. But every night {H} got out of it in the dark and went over to the big bed.',
        '“Tonight I want to stay in my own bed,” said {H}. “Only it hasn’t got what the big bed’s got.” “What has the big bed got?” asked {A}. {H} did not know. By that time of night {H}’s eyes were always shut. “Then we’ll go and find out,” said {A}, “while you can see.”'
      ]
    }
  ],
  way: [
    {
      id: 'hollow',
      A: 'partner',
      paragraphs: [
        'They lay down in the big bed, side by side. At once they both rolled into the middle and bumped heads. “It’s got a hollow,” said {A}. That was the first thing. In {H}’s own bed nobody ever rolled anywhere.',
        '“We can make one,” said {H}. So {H} lay in the middle of the other bed and was as heavy as possible. After a while it was still as flat as a table. “It takes years,” said {A}. “You need something under the sides.” Two rolled-up towels went under the sheet, left and right. {H} lay between them like a bean.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s a smell too,” said {H}, with {H}’s nose in the big pillow. {A} sniffed at it. “Soap,” said {A}, “and some toast, and a bit of hair.”',
        '{H}’s own pillow smelled of cupboard. So they swapped them. They stood in the doorway, each with a pillow, like two people changing trains. “Won’t they miss it in the big bed?” asked {A}. “They’ve got plenty of smell left,” said {H}.'
      ]
    },
    {
      id: 'the-warm',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“The big one’s warm,” said {H}. “Mine’s as cold as a plate.” {A} put one hand on each. They were both the same. “That’s because nobody’s in it,” said {A}. “The bed isn’t warm. You are. It only gives it back.”',
        'They had to test that. {H} lay down under the blanket and waited with both arms flat. First came the back, and then the knees. “It’s giving it back,” said {H}. “You gave it plenty,” said {A}, and felt.'
      ]
    },
    {
      id: 'heavy-blanket',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And it presses,” said {H}. The blanket on the big bed was as heavy as a cow. {H}’s own weighed about as much as a letter. “You can have something on top,” said {A}, and laid a coat over {H}, and then another. “Is that it?” “More,” said {H}.',
        'There were four coats by then, and a rug. Only a nose looked out. “Now that’s it,” said the nose. “Can you turn round?” asked {A}. The heap moved a little at one end, like a hill with somebody in it. They took things off again, one at a time. Two coats was right.'
      ]
    },
    {
      id: 'pet-shows',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had a place to sleep in too. {H} went to see how it was done, and {A} was just settling down.',
        'It took a while. {A} moved a little to this side, and a little to that. Then {A} lay still and looked at {H} until {H} went away. “You have to get it right at the start,” said {H}, and went to do it too. It was true. The left towel had been too high.'
      ]
    },
    {
      id: 'elder-four',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We were four to a bed,” said {S}. “Two at the top and two at the bottom. I never knew whose feet they were.”',
        '“Was it nice?” asked {A}. “It was warm. But I always had the edge.” {S} stretched out both arms in the air, as far as they would go. “The first night by myself I lay like this,” said {S}, “like a starfish. I lay like that till morning, because I could.” {A} looked at the bed again. It was just about a starfish wide.'
      ]
    },
    {
      id: 'edge',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wanted to know where {H} lay in the big bed. “Here,” said {H}. It was a strip as wide as a ruler. On one side there had always been somebody’s back, and on the other there was the drop.',
        '“You can’t turn round on that,” said {A}. “You turn round when they do,” said {H}. “And the knees?” “There’s a knee in me, mostly. I’m used to it.” {A} looked from the strip to the other bed. There was not a knee in it anywhere.'
      ]
    },
    {
      id: 'night-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Beside the big bed stood a table, with things on it for the night. There was a clock, a glass of water and a pair of glasses. There was a book with a ticket in it. {H} had nothing like that. So they put a stool there, and {H} laid it out.',
        'The water was easy, and the clock was a drawn one, at half past bedtime. They laid the ticket in a book about cranes. Last came the glasses, which were two rubber rings. “But you don’t wear glasses,” said {A}. “They’re not for wearing,” said {H}, and set them straight. “They’re for lying there.”'
      ]
    },
    {
      id: 'monday',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do you get over there?” asked {A}. They walked it together, as it is done in the night. {H} led, with both eyes shut. There was the cold bit, where the rug stopped. There was the bit that creaked.',
        '“And then there’s the chair,” said {H}, and walked into it. “You do that every night?” asked {A}. “Every night,” said {H}. “The chair’s always there.” It was quite a journey, for the middle of the night.'
      ]
    }
  ],
  turn: [
    {
      id: 'breathing',
      A: 'partner',
      paragraphs: [
        'The towels were good, and {H} lay in between and listened. “There’s one more thing,” said {H}. “The big bed breathes. In, and out, and sometimes it whistles.” This bed made no sound at all. “And I can’t carry that across,” said {H}.',
        '{A} went over to the big bed, lay down in it and breathed like the night. “Did you hear that?” called {A}. “No,” called {H}. “The door’s in the way.” {A} opened it a bit, and breathed again. {H} kept quite still. There it was. In, and out, and a small whistle.'
      ]
    },
    {
      id: 'how-wide',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They had to find out how wide the door should be. As wide as a finger was too little, and only the whistle came through. As wide as a chair was too much, for then the light came too.',
        '“As wide as a shoe,” said {H}. So a shoe was put there, to hold the place. {A} asked which of the two shoes. “The left,” said {H}. “The right one doesn’t like to be alone.”'
      ]
    },
    {
      id: 'answer',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“And if I call?” said {H}. “Then somebody says yes,” said {A}. They tried that, with the door just right. “Hello,” said {H}, quite low. “Yes,” said {A} from over there.',
        'They did it again, lower. In the end {H} only thought it. For a moment there was nothing. “Yes?” said {A}. “Did you say anything?” “No,” said {H}. “It works, though.”'
      ]
    },
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '“Now it’s got everything,” said {A}. {H} turned over to the left, and there was room. {H} turned over to the right, and there was room there too. “It’s even got something that the big one hasn’t,” said {H}, and put out both arms. “A middle. And I’m in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out both beds, and stayed lying across the second.',
      '{names} walked round the four legs, and they were all there.',
      { text: '{names} patted the pillow, first on one side and then on the other.', needs: ['hands'] },
      { text: '{names} carried the slippers across, to save them the walk at night.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled into the hollow as well, and it took some getting out.',
      '{names} lay down on top, to help press.',
      { text: '{names} fetched a third towel, and put it at the foot.', needs: ['hands'] },
      { text: '{names} stretched the sheet over the sides, till it made a boat.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed along, quite deeply, from the doormat.',
      '{names} pushed the door a finger wider.',
      { text: '{names} hushed the tap, which had begun to join in.', needs: ['hands'] },
      { text: '{names} whistled a little as well, to fill in the gaps.', needs: ['hands'] }
    ]
  },
  bed: [
    'Between the two beds stood a chair, and {H} moved it to the wall. Nobody was going to walk into it tonight.',
    'Smelling of soap, {H} lay down between the two towels. The door was left open just so far.'
  ],
  last: [
    'On the left there was room, and on the right, and in the middle {H} was asleep.',
    'In, and out, and a small whistle: this time it was {H}, who was asleep.'
  ]
})
