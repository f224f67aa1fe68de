import { wishPlot } from '../wish-plot.ts'

export const marryTheTeacher = wishPlot({
  id: 'wish-marry-the-teacher',
  wishes: ['wants to marry her nursery teacher', 'wants to marry his nursery teacher', 'wants to marry teacher', 'want to marry my teacher', 'wanted to marry teacher', 'marry the teacher', 'marry my teacher', 'marry teacher', 'marries teacher', 'marrying teacher', 'married to teacher', 'get married to teacher', 'going to marry teacher', 'will marry teacher', 'marry nursery', 'marry kindergarten', 'marry preschool', 'marry miss', 'marry key worker', 'marry childminder', 'marry nanny', 'marry babysitter', 'marry swimming teacher', 'marry dance teacher', 'marry football coach', 'in love with teacher', 'in love nursery teacher', 'in love with his teacher', 'in love with her teacher', 'in love kindergarten teacher', 'fallen in love teacher', 'fell in love teacher', 'love teacher marry', 'crush teacher', 'crush on teacher', 'crush on nursery teacher', 'proposed to teacher', 'proposed teacher ring', 'proposes teacher', 'ring for teacher', 'ring for nursery teacher', 'teacher ring marry', 'asked teacher to marry', 'teacher is already married', 'teacher already married', 'engaged to teacher', 'marry when I grow up', 'when I’m big I’ll marry', 'wants to get married when big'],
  answers: ['marry', 'marries', 'married', 'marrying', 'wedding', 'ring', 'rings', 'bride', 'groom', 'wife', 'husband', 'love', 'loves', 'loved', 'crush', 'propose', 'proposed', 'engaged', 'asked', 'ask', 'teacher', 'teacher’s', 'teachers', 'miss', 'mrs', 'mr', 'nursery', 'kindergarten', 'preschool', 'school', 'playgroup', 'reception', 'daycare', 'class', 'her', 'his', 'my', 'their', 'she', 'he', 'wants', 'want', 'wanted', 'going', 'will', 'would', 'like', 'really', 'only', 'says', 'said', 'when', 'grow', 'grows', 'grown', 'up', 'big', 'old', 'older', 'someday', 'one', 'day', 'favourite', 'favorite', 'lovely', 'nice', 'best', 'kind', 'already', 'is', 'has', 'got', 'boyfriend', 'girlfriend', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'daughter', 'son', 'girl', 'boy', 'four', 'five', 'three', 'year', 'today', 'yesterday', 'tomorrow', 'monday', 'friday', 'finger', 'hand', 'holds', 'walk', 'park', 'and', 'but', 'because', 'a', 'the', 'to'],
  except: ['leaving', 'leaves', 'left', 'new teacher', 'died', 'dead', 'ill', 'sad', 'prince', 'princess', 'frog', 'mouse', 'uncle', 'auntie', 'aunt', 'divorced', 'divorce', 'separated', 'getting married', 'got married', 'bridesmaid', 'flower girl', 'page boy', 'merry', 'carousel', 'wedding of', 'same clothes'],
  out: true,
  moods: ['question', 'first', 'proud', 'waiting', 'learning'],
  company: ['teacher', 'ring', 'finger', 'thumb', 'hand', 'walk', 'park', 'macaroni', 'wool', 'broom', 'gate', 'paint'],
  about: 'The hero wants to marry the nursery teacher and needs a ring, and the first is too small and the second too big, until it is noticed what closes round the teacher’s finger on every walk to the park.',
  titles: ['A Ring from the Gate to the Park', 'It Fits', 'The Size of a Finger', '{H} Does Not Let Go', 'A Hat on a Finger'],
  want: [
    {
      id: 'a-ring-first',
      A: 'partner',
      paragraphs: [
        '“I’m going to marry my nursery teacher,” said {H} at supper. “Does your teacher know?” asked {A}. “Not yet,” said {H}. “I need a ring first.” On {H}’s plate lay a thick piece of macaroni, with a hole. {H} put it on one finger, and it fitted. They laid it on the window sill to dry. In the morning it was as hard as a ring should be.'
      ]
    }
  ],
  way: [
    {
      id: 'the-noodle',
      A: 'partner',
      paragraphs: [
        'At nursery {H} held out the macaroni. “Is that for me?” asked the teacher. It went on as far as the nail, and there it stayed, like a hat. The teacher wore it till lunch. “Whose finger did you try it on?” asked {A} at home. {H} looked down at it. It was a good finger, but it was not the teacher’s.'
      ]
    },
    {
      id: 'what-you-need',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What else do you need, to get married?” asked {A}. {H} had thought of all that. There had to be a cake, two chairs, and a place for the teacher’s bag. There was a free hook in the hall, and {H} drew a mushroom to go over it. Everybody at nursery had a picture on the hook.',
        '“Has your teacher got one too?” asked {A}. “No,” said {H}, and was quite shocked. All these years the teacher’s coat had hung on a nail. “Then it’s high time,” said {A}.'
      ]
    },
    {
      id: 'where-to-sleep',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nobody had ever said where the teacher lived. {H} believed that it was in the big cupboard at nursery, behind the paints. In the morning the teacher was always there first, and in the evening always the last. “And where’s the bed?” asked {A}.',
        '{H} had seen it. It was folded, and leaned against the wall with twenty others, for after lunch. They were all rather short. “So it’s time for a bigger one,” said {H}, and lay down on the sofa, to try.'
      ]
    },
    {
      id: 'what-they-will-do',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what will you do all day, when you’re married?” asked {A}. {H} counted it up on both hands. In the morning they would sing the song with the days. Then there was fruit, and painting, and after that they would find everybody’s left shoe.',
        '{A} listened till it got to the nap. “That’s what you do now,” said {A}. “Yes,” said {H}. “It’s very good like that.” It was only Saturday that was missing, and for that you needed a ring.'
      ]
    },
    {
      id: 'rings-at-home',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} went through the house for rings, and there were more than you would think. There was one on the curtain, and one under a cup, wet. There was the lid of the jam. There was the hole in the biscuit, if you ate round it with care.',
        'There was a bell that made one each time you pressed it. “You can’t put that on,” said {A}. “But you can give it,” said {H}, and gave it twice. The biggest ring went all round the bath. That one nobody wanted.'
      ]
    },
    {
      id: 'how-to-say-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You have to kneel down for it, so {H} tried that on the rug. From there you saw mostly knees. “Will you marry me?” said {H} to the nearest one. “You’ve got to look up,” said {A}. {H} looked up, and fell over at the back.',
        'At nursery there was no need for it anyway, for there it is the teacher who kneels. The teacher does it for every zip. “Then we’re already the right height,” said {H}. “I can say it while I’m being done up.”'
      ]
    },
    {
      id: 'what-to-call',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And what will you call each other?” asked {A}. {H} called the teacher “teacher”, and the teacher called {H} “{H}”, and at tidying-up time “everybody”. {H} said it out loud, as if over breakfast. “Teacher, may I have the jam?”',
        '“It’s a bit stiff, for married people,” said {A}. So {H} tried “darling”. It came out like something that is stuck to the roof of your mouth. “I’ll put up my hand instead,” said {H}.'
      ]
    },
    {
      id: 'other-gives-advice',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to know if the teacher could cook. {H} had never seen it. At nursery the food came in a van. “Can your teacher mend a tap?” asked {A}. “Or drive?” {H} did not know that either. “Then what can your teacher do?” asked {A}.',
        '{H} thought. “Peel a tangerine in one go,” said {H}, “and be a lion. And hear who’s crying, without turning round.” {A} thought it over. “I should take that one,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was to be the teacher, for practice. {H} held up another macaroni, and {A} sat down nicely and looked at it. “Will you marry me?” asked {H}. {A} gave a paw at once. It was a very quick yes.',
        'Then it turned out what the yes had been to. There was a crunch, and {A} looked round for the next question. “It’s meant to last for all your life,” said {H}. {A} would have been quite ready for that too.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I wanted to marry the lady at the post office,” said {S}. “She could stamp without looking.” “Did you ask?” said {A}. “I bought a stamp every day,” said {S}, “the very smallest. She put it on the tip of my finger.”',
        '“And then?” “Then I had forty of them,” said {S}, “and nobody to write to. So in the end I wrote to her.” “And what did she answer?” asked {A}. “That I’d put on too many stamps,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m getting married too,” said {S}. “I’m marrying the moon, and you, and bread.” “You can only do one,” said {A}. {S} thought about that. It was hard on the other two. “Then bread,” said {S}.',
        '{A} was a bit hurt, and asked what bread had that others had not. “It’s there in the morning,” said {S}. “You sleep too long.” There was not much that you could say to that.'
      ]
    },
    {
      id: 'the-handle',
      A: 'partner',
      paragraphs: [
        'The next ring was of wool, made round the handle of a broom. At nursery it slid on to the teacher’s finger, and off again, and into the blue paint. “How thick is that finger, really?” asked {A}. Without thinking, {H} held up one hand, and closed it round nothing. “Like that.” “How do you know so exactly?” asked {A}. “Because of the walk,” said {H}. “On the walk I always hold it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'carries-the-size',
      A: 'partner',
      paragraphs: [
        '“Then don’t let go,” said {A}. “That’s the size.” {H} ate supper with the other hand, so as not to lose it. {A} looked at the fist, from the front and from the side. It was warm, and it went all the way round. In the middle was a hole as wide as a teacher’s finger. “You needn’t make one any more,” said {A}.'
      ]
    },
    {
      id: 'with-one-hand',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It is not easy, with a size in your hand. {H} got a jumper on, with the fist first. The sleeve went over it like a snake with an egg. {H} turned a page with one elbow. “You could put it down for a moment,” said {A}.',
        '{H} would have liked to, but where? On the table it would have come apart. {H} looked in at the top, with one eye. It was pink in there, and you could see right through to the carpet. “It’s still the same,” said {H}.'
      ]
    },
    {
      id: 'from-the-gate-to-the-park',
      A: 'partner',
      paragraphs: [
        'In the morning they all walked to the park, and {A} could come. At the gate the teacher held out a finger for {H}, as always. “Will you marry me?” asked {H}. The teacher stopped. “I’m married already,” said the teacher. “That’s on this hand. But on the other I’ve one finger free, from the gate to the park.” “It’s that one,” said {H}, and closed a hand round it. It went over the knuckle. It was not a hat, and it did not slide off. “It fits,” said {A}. The teacher moved the finger a little. “It’s the warmest I’ve ever had,” said the teacher. At the swings it had to come off. But on the way back it fitted again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} asked whether there would be cake.',
      '{names} said that macaroni at least did not cost much.',
      { text: '{names} turned the macaroni on the sill, so that it dried on both sides.', needs: ['hands'] },
      { text: '{names} fished in the pan for a better one, and held up one with a dent.', needs: ['hands'] }
    ],
    way: [
      '{names} had seen thinner teachers, and thicker ones.',
      '{names} thought that a hat suited a finger.',
      { text: '{names} made one more ring for the broom, in case it ever wished to marry.', needs: ['hands'] },
      { text: '{names} washed the ring out, and the water went blue.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked through the fist, and saw the lamp at the other end.',
      '{names} walked a little way behind, like the guests.',
      { text: '{names} spooned up the soup for {H}, for there was only the one hand.', needs: ['hands'] },
      { text: '{names} tried it with a finger as well, and it was not the right one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The macaroni was back on the window sill, a hat without a finger. At nursery the paints had their lids on. The teacher had gone home, with a ring on one hand and a warm finger on the other.',
    '{H} washed with one hand and then with the other. In bed there was a corner of the blanket, about as thick as it should be.'
  ],
  last: [
    '{H}’s hand closed round the corner of the blanket, and it fitted, and {H} was asleep.',
    '{H} slept, and did not let go of the size.'
  ]
})
