import { wishPlot } from '../wish-plot.ts'

export const nightShift = wishPlot({
  id: 'wish-night-shift',
  wishes: ['working nights', 'works nights', 'work nights', 'night shift', 'night shifts', 'nightshift', 'nightshifts', 'works at night', 'working at night', 'work at night', 'work tonight', 'working tonight', 'late shift', 'working late', 'nights bakery', 'nights hospital', 'nights factory', 'nights warehouse', 'nights police'],
  answers: ['hospital', 'bedtime', 'daddy', 'mummy', 'mum', 'dad', 'mama', 'papa', 'nurse', 'doctor', 'midwife', 'police', 'factory', 'bakery', 'baker', 'job', 'week', 'sleeping', 'sleeps', 'sleep', 'day', 'home', 'tired', 'starts', 'starting', 'won’t', 'there', 'misses', 'gone', 'from', 'again', 'kiss', 'breakfast', 'tuck', 'all'],
  except: ['trip', 'suitcase', 'aeroplane', 'hotel'],
  namesFamily: true,
  moods: ['change', 'first', 'alone', 'waiting', 'late'],
  about: 'One in the family works at night, and the hero finds out at which end of the night to say goodnight.',
  titles: ['The Long Goodnight', 'Half a Sandwich at Two', '{H} Keeps It Till Morning', 'The Wrong End of the Night', 'Supper at Breakfast'],
  want: [
    {
      id: 'a-fault',
      A: 'partner',
      paragraphs: [
        'Somebody in the family was working nights. The work began at bedtime and was over at breakfast. {H} did not know when to say goodnight.',
        '“At bedtime,” said {A}. “You can’t wish somebody a good night,” said {H}, “and then send them off to work in it.” {A} had not thought of that.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'They tried it out at the door. {A} was the one with the night shift, and had a bag. {H} was the one who stayed at home. “Goodnight,” said {H}.',
        '{A} yawned at once and leaned on the wall. “Don’t say goodnight to me,” said {A}. “I’ve got to last until it’s light.” So they did it again. “Good morning,” said {H}. {A} put down the bag and asked for toast.'
      ]
    },
    {
      id: 'other-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Good luck,” said {H}, but that sounded as if there were lions. “Good work” sounded like a teacher. “Goodbye” was much too big for one night.',
        '“You could just wave,” said {A}. {H} waved. {A} waved back, and they stood there and waved and waved. “When do we stop?” asked {A} after a while. “When somebody says goodnight,” said {H}. “That’s what it’s for.”'
      ]
    },
    {
      id: 'night-bus',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How do you get there, when it’s so late?” asked {H}. “On the night bus,” said {A}. So {H} drove it, and {A} got in with the bag. It was quite empty. {A} sat in one seat, and then in the other, since there was a choice.',
        '{H} stopped at every stop, opened the doors, shhh, and nobody got on. “Then why do you stop?” asked {A}. “Somebody might be running,” said {H}. At the last stop the broom got on. It had been to a party, and it slept on {A}’s shoulder all the way.'
      ]
    },
    {
      id: 'what-do-they-do',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who else is up at night?” asked {H}. {A} counted them: nurses, bakers, people in lorries, and whoever mends the tracks before the first train. “And the moon,” said {A}, “but that has days off.”',
        '“Then they’re not by themselves,” said {H}. “There’s a whole night’s worth of people.” They looked out of the window. A long way off there was one yellow square. “There’s one of them,” said {A}.'
      ]
    },
    {
      id: 'pet-shift',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} kept strange hours too. {A} rested when it was noon, and was often wide awake when nobody else was.',
        '“You’re on nights as well,” said {H}. “What do people say to you?” {A} thought of the bowl, probably, and yawned. “A yawn,” said {H}. “But I can’t yawn at somebody who has to stay awake.”'
      ]
    },
    {
      id: 'elder-milk',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our street there was a man who worked nights,” said {S}. “He came home when we left for school. We said good morning, and he said it was a lovely evening.”',
        '“Didn’t he know that it was morning?” asked {A}. “He knew very well. He had his slippers on before we were round the corner.” {S} laughed. “On Sundays he ate porridge with us, and we didn’t know what to call that at all.”'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Who does the voices in the story,” asked {H}, “when the one who does them is at work?” “I could do the wolf,” said {A}, and did it. It was a very polite wolf.',
        '“Lower,” said {H}. {A} went lower, and had to cough. “That’s the grandmother,” said {H}. In the end it was settled that the wolf would have a cold on all working nights. He would get better at the weekend.'
      ]
    },
    {
      id: 'sandwich',
      A: 'partner',
      paragraphs: [
        'Something to eat had to go into the bag. {H} made a cheese sandwich and pulled it in two. One half was for the night shift. The other half stayed here for {H}.',
        '“I’ll have mine at breakfast,” said {H}. “And what do people on nights have at breakfast, when they get home?” “Supper,” said {A}. “And then they pull the curtain and go to bed.” {H} stopped with a bit of cheese in the air. “Say that again,” said {H}.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Two in the night is the middle,” said {A}. “It’s quietest then. The fridge sounds like a lorry.” “Does anybody eat at that time?” asked {H}. “Somebody with half a sandwich does,” said {A}.',
        '“Then it should be the half with more cheese.” They held the two halves next to each other and looked from the side. One was a bit thicker. {H} moved that one to the bag, though it took some time to let go.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-end',
      A: 'partner',
      paragraphs: [
        '“They go to bed,” said {A} again, “at breakfast.” “Then that’s where the goodnight belongs!” said {H}. “I’ve been saying it at the wrong end.”',
        '{A} stood at the door with the bag. “Goodnight, {H},” said {A}. {H} opened {H}’s mouth and shut it again. “I’m not answering,” said {H}. “I’m keeping it.” And {A} went off to work, as far as the kitchen.'
      ]
    },
    {
      id: 'night-at-work',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the kitchen {A} worked very hard. {H} could hear it: two spoons, a pan, and the tap. “What are you doing in there?” called {H}. “It’s two o’clock,” called {A}. “I’m having my half.”',
        '“What’s it like?” “Good. Very cheesy,” said the kitchen. “Are you asleep out there?” “Yes,” called {H}, and lay down quickly on the rug to make it true.'
      ]
    },
    {
      id: 'how-long',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Can you keep a word in your mouth all night?” asked {A}. {H} tried it. It was all right as long as {H} did not laugh. {A} made a face like a baker with flour up his nose.',
        '{H} held out for a good while with both cheeks full. “It doesn’t get out,” said {H} in the end. “It’ll still be there at breakfast.”'
      ]
    },
    {
      id: 'morning',
      A: 'partner',
      paragraphs: [
        'Then it was morning in the game. {A} came in with very tired feet, and sat down. {H} ate a bite of breakfast beside {A}’s supper. It was the same sandwich.',
        'After that {H} pulled the curtain and spread a blanket over {A}, right up to the chin. “Goodnight,” said {H}. At breakfast it was just right. “I said that to you hours ago,” said {A}. “I know,” said {H}. “It’s the same one. I’ve brought it back.”'
      ]
    },
    {
      id: 'tiptoe',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And in the daytime,” said {A} from under the blanket, “you have to be quiet.” {H} tried it. A chair said eek. A spoon fell off the table by itself.',
        'So {H} put the spoons on a cloth, and told the chair where to stand. Then {H} crossed the whole room without a sound. “You’re asleep, so now it’s my shift,” whispered {H}.'
      ]
    },
    {
      id: 'long-one',
      A: 'partner',
      paragraphs: [
        '“It’s a very long goodnight, though,” said {A}. “It starts at bedtime, and you answer at breakfast.” “It’s got to go all round the work,” said {H}. The other half sandwich was put under a bowl, ready for the morning.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down across the doorway, so that no goodnight could slip out.',
      '{names} looked from the door to the bed, and back to the door.',
      { text: '{names} turned the clock upside down, to see if that helped.', needs: ['hands'] },
      { text: '{names} waved once for the evening, and once for the morning.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned too, which is catching.',
      '{names} had a good look into the bag.',
      { text: '{names} carried the bag for a bit, and it weighed nothing yet.', needs: ['hands'] },
      { text: '{names} put a plate on the table, for supper or for breakfast.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the end of the blanket, by the tired feet.',
      '{names} tiptoed about in the middle of the day.',
      { text: '{names} drew the curtain a bit further, against the daylight.', needs: ['hands'] },
      { text: '{names} switched off a lamp, now that it was day over there.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the bag by the door. Now it was really bedtime, and not only in the game.',
    'Smelling of soap, {H} lay down. There was one goodnight to be given away tonight, and one to be kept for the morning.'
  ],
  last: [
    'Half a sandwich waited under its bowl, and {H} slept, and kept the word till the morning.',
    'Somewhere it was two o’clock and somebody was working. Here {H} was asleep.'
  ]
})
