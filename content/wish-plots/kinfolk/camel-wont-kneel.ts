import { wishPlot } from '../wish-plot.ts'

export const camelWontKneel = wishPlot({
  id: 'wish-camel-wont-kneel',
  wishes: ['camel kneel', 'camel kneels', 'camel kneeling', 'camels kneel', 'camel knees', 'camel knee', 'camel won’t kneel', 'camel wont kneel', 'camel refuses kneel', 'camel refuses to kneel', 'camel sit down', 'camel sits down', 'camel lie down', 'camel lies down', 'camel gets up', 'camel stands up', 'camel getting up', 'camel stubborn', 'stubborn camel', 'camel ride', 'camel rides', 'camel riding', 'riding camel', 'ride camel', 'rode camel', 'rides camel', 'riding camels', 'ride camels', 'camel ride desert', 'camel ride pyramids', 'camel ride beach', 'dromedary ride', 'dromedary kneel', 'camel trek', 'camel safari', 'camel slides off', 'fell off camel', 'camel refuses', 'camel back riding', 'riding on camel', 'camel hump riding', 'sitting on camel', 'camel saddle'],
  answers: ['camel', 'camels', 'dromedary', 'kneel', 'kneels', 'kneeling', 'knelt', 'knees', 'knee', 'down', 'sit', 'sits', 'sitting', 'lie', 'lies', 'lying', 'get', 'gets', 'getting', 'stand', 'stands', 'up', 'want', 'wants', 'wanted', 'doesn’t', 'does', 'won’t', 'wont', 'will', 'not', 'refuses', 'refused', 'refuse', 'never', 'stubborn', 'grumpy', 'proud', 'shy', 'old', 'young', 'tall', 'big', 'little', 'ride', 'rides', 'riding', 'rode', 'rider', 'riders', 'back', 'hump', 'humps', 'neck', 'saddle', 'rope', 'slide', 'slides', 'off', 'over', 'fall', 'falls', 'fell', 'wobbly', 'high', 'desert', 'sand', 'sandy', 'dune', 'dunes', 'hill', 'oasis', 'well', 'caravan', 'pyramid', 'pyramids', 'egypt', 'cairo', 'giza', 'morocco', 'sahara', 'dubai', 'oman', 'jordan', 'tunisia', 'rajasthan', 'jaisalmer', 'india', 'australia', 'beach', 'holiday', 'trip', 'sunset', 'sunrise', 'evening', 'uncle', 'baba', 'grandpa', 'teta', 'mum', 'dad', 'first', 'time', 'who', 'that', 'a', 'my'],
  except: ['died', 'dead', 'hurt', 'hospital', 'poorly', 'ill', 'sick', 'spit', 'spits', 'milk', 'toe', 'race', 'racing', 'needle', 'wise men', 'kings', 'nativity', 'north pole', 'zoo', 'bit', 'bites', 'broken'],
  moods: ['waiting', 'learning', 'first', 'change'],
  out: true,
  company: ['camel', 'camels', 'man', 'dune', 'saddle', 'rope', 'neck', 'ear', 'ears', 'sand', 'riders'],
  about: 'A camel will not kneel for the hero, neither for dates nor for a good example, until it is seen to shut its ears when other riders shriek, for it gets up hind end first.',
  titles: ['Hind End First', 'The Camel That Stayed Up', '{H} Rides Without a Shriek', 'Lean Back and Say Nothing', 'Up in Three Pieces'],
  want: [
    {
      id: 'up-there',
      A: 'partner',
      paragraphs: [
        '{H} wanted to ride a camel to the top of the dune, to see the sun go down. The camel stood in the sand with a red saddle, as high as a roof. “Kneel,” said the man with the rope, for nobody gets onto a camel that stands. The camel looked out over them all, and stayed up. “It doesn’t want to kneel,” said {A}. The sun was three hands above the sand.'
      ]
    }
  ],
  way: [
    {
      id: 'dates',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The man gave {H} a date. {H} laid it on the sand, just where the camel’s chin would be if it were kneeling. It was a very fine date, and it shone. The camel looked down at it along its nose. Then it looked at the sky, and chewed something from the day before.',
        'After a while an ant came, and then a good many. They carried the date away, all together. “Now the date’s leaving,” said {A}, “and the camel’s staying.” The camel watched it go, and did not bend at all.'
      ]
    },
    {
      id: 'a-good-example',
      A: 'partner',
      paragraphs: [
        '“Perhaps nobody’s shown it how,” said {H}. So {H} knelt down in front of the camel, and the man with the rope knelt too. “Like this,” called {H}. Two women with water jugs thought that it must be something important, and knelt down behind. The camel looked down on all their heads. It had never been so high. “It thinks that this is how it should be,” said {A}.'
      ]
    },
    {
      id: 'a-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it won’t come down,” said {H}, “I could go up.” There was a box by the well, and a bucket that could stand on the box. “No,” said the man. A camel is as high as two beds, and then comes the hump.',
        'So {H} only stood on the sand, and stretched. With both arms up it was as far as the camel’s knee. {H} knocked on that, politely. “It’s not at home,” said {A}. The knee felt like a door mat. It had been knelt on every day for years.'
      ]
    },
    {
      id: 'how-many-knees',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} walked once round the camel, to see what there was to bend. There were two knees in front. At the back there were two more, and they bent the other way. “How does it know which is next?” asked {H}. {A} tried to work it out, and would have needed two more legs for it.',
        '“It works like a folding chair,” said the man. “The front comes down, then the back, and then the front once more.” “I’d lose count as well,” said {H}. The camel gave a sigh, in three parts.'
      ]
    },
    {
      id: 'other-speaks-to-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew that one has to make a certain sound, far back in the throat. {A} made it. It was like a drain. The camel turned its head and looked very hard at {A}. Then it made a sound too, and that was like a bigger drain.',
        '“What did you say?” asked {H}. “I think I said kneel,” said {A}. “And what did it say?” {A} had sat down in the sand by then. “I think that it said it first,” said {A}.'
      ]
    },
    {
      id: 'elder-went-over-the-neck',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I rode one when I was as big as you,” said {S}. “It had a blue cloth, and so had I. It knelt like a lamb.” “And then?” asked {A}. “I don’t know,” said {S}. “I was told to hold on to the hump.”',
        '{A} waited. “When I opened my eyes,” said {S}, “I was holding on to a bush. The camel stood some way off and was very tactful. It looked at something else.” “So did you ride it?” asked {A}. “From that day on,” said {S}, “I led it.”'
      ]
    },
    {
      id: 'child-is-a-camel',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a camel too, on all fours, with a bag on top for a hump. “Kneel,” said {A}. “I’m kneeling already,” said {S}. It was true, and it made things difficult. “Then stand up,” said {A}, “so that you can refuse.”',
        '{S} thought that over from all four sides. Then {S} lay down flat, with the bag on top. “What’s that?” asked {A}. “I refused too far,” said the camel, out of the sand.'
      ]
    },
    {
      id: 'shut-ears',
      A: 'partner',
      paragraphs: [
        'A little way off some other people got on another camel. It stood up, hind end first. All the riders slid forward as far as its neck, and shrieked, just at its ears. Then its front end rose, and they slid back, and shrieked that way as well. “Look at ours,” said {A}. Their own camel had laid back both ears and shut its eyes. It stood there with stiff knees until it was quiet. “It isn’t the kneeling that it minds,” said {H}. “It’s what comes after.”'
      ]
    }
  ],
  turn: [
    {
      id: 'practising',
      A: 'partner',
      paragraphs: [
        'A camel cannot get up in any other way. So {H} sat down in the sand, and practised. “Now the back end,” said {A}, and {H} leaned back. “Now the front,” said {A}, and {H} leaned forward. All the while {H}’s mouth stayed shut, as if it had a button. The camel opened one eye, and let down its head. “We won’t shriek,” whispered {H} into one big ear.'
      ]
    },
    {
      id: 'what-a-shriek-is-for',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was harder than one thinks. As soon as {H} leaned back, a shriek came up as far as the teeth. {H} swallowed it. “Where does it go to?” asked {A}. {H} felt for it. It had gone down into one leg, and made the toes curl.',
        '“That’s a good place,” said {A}. “A camel won’t hear it there.” They tried three more. In the end {H} had a shriek in each foot, and two to spare in the pockets.'
      ]
    },
    {
      id: 'pet-and-the-camel',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had looked at the camel’s feet the whole time. They were as broad as plates, and each had two toes. When one foot was lifted and set down, the sand said hush, and nothing else.',
        'The camel lowered its head, a long way, until it was in front of {A}. They breathed on each other. Neither of them shrieked. The camel seemed to have missed that for a long time. It kept its head down there until {A} had to sneeze.'
      ]
    },
    {
      id: 'a-long-story',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The camel let down its head, to see who was there. {H} told it about a man with a bell. It was a very long story, with no shriek in it anywhere. {H} told it in a low voice, into the left ear. The right ear came round to hear it too.',
        '“What happened to the bell?” asked {A}. “It was rung,” said {H}, “but softly.” The camel’s lower lip hung down a little. It had not heard such a good story for years. One knee went a little loose, in front, and then remembered.'
      ]
    },
    {
      id: 'others-ask-how',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The riders of the other camel called across. They had shrieked so much that they were hoarse. “How do you get your camel to look so calm?” they croaked. “It’s us that are calm,” called {A}. “We’ve been practising.”',
        'They talked about that over there for some time. Then their camel knelt, and they leaned back when it got up, with their lips pressed together. Not one of them was heard. Their camel turned right round, to see if it had lost somebody.'
      ]
    },
    {
      id: 'to-the-top',
      A: 'partner',
      paragraphs: [
        'Then the camel knelt. The front came down, and the back. The man helped them onto the red saddle, {H} in front and {A} close behind. Up went the hind end. {H} leaned back, and did not make a sound. Up went the front, and {H} leaned forward. It was like being picked up by a hill. The man with the rope led them to the top of the dune, on feet that said hush. The sun went down without a shriek either. “Oh,” whispered {H}, and both ears turned round.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the camel, and then further up.',
      '{names} sat down in its shadow, which reached as far as the well.',
      { text: '{names} patted the sand where it was to kneel, to make it softer.', needs: ['hands'] },
      { text: '{names} measured the sun with both hands, and made it three as well.', needs: ['hands'] }
    ],
    way: [
      '{names} got down on the sand too, and found it easy.',
      '{names} heard the shriek, and looked for somebody to hide behind.',
      { text: '{names} offered it a cushion for the knees.', needs: ['hands'] },
      { text: '{names} brushed the sand off the man’s knees, and then off the women’s.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed on foot, in the broad prints, and was quiet too.',
      '{names} leaned back when it rose, although it was somebody else who rode.',
      { text: '{names} helped the man to hold the rope slack.', needs: ['hands'] },
      { text: '{names} buttoned one mouth for {H}, with two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saddle was off, and the camel lay folded up by the well, front and back and front. Nobody had asked it to.',
    '{H} was washed, knelt on the bed, and lay down in three pieces. The sand came out of the shoes, and said hush.'
  ],
  last: [
    'First the front of {H} was asleep, and then the back was, and there was no shriek.',
    'By the well one ear turned round, and there was nothing to hear, for {H} was asleep.'
  ]
})
