import { wishPlot } from '../wish-plot.ts'

export const pastTheBroom = wishPlot({
  id: 'wish-relived-broom',
  tellsAny: 'relived',
  partnerPlays: true,
  company: ['broom', 'guard', 'cap', 'door', 'box', 'bed', 'pillow', 'cushion', 'cheek', 'border'],
  about: 'At the bedroom door sits a guard who lets nothing through that is wide awake, so the day has to be unpacked bit by bit; it cannot be smuggled in either, until the hero finds out who is never looked at.',
  titles: ['Past the Broom', 'The Day in Both Cheeks', 'Nothing Awake Goes Through', '{H} and the Guard at the Door', 'What the Guard Had Seen'],
  want: [
    {
      id: 'stop',
      A: 'partner',
      paragraphs: [
        'Across the bedroom door, on two boxes, lay a broom. Behind it sat {A} in a cap. “Stop,” said {A}. “I’m the guard. What have you got there?” “Today,” said {H}. “I’m taking it to bed.” “Nothing goes to bed that’s wide awake,” said {A}. “Show me.” So {H} unpacked the day.',
        { both: ['{told.1}.'] },
        { replay: 1 }
      ]
    }
  ],
  way: [
    {
      id: 'next-bit',
      A: 'partner',
      paragraphs: ['“That’s wide awake,” said the guard. “What else is in there?” The next bit came out. {told.2}.', { replay: 2 }]
    },
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: ['“That’s wide awake,” said the guard. “You’ve only seen the front,” said {H}.', { replay: 'again' }]
    },
    {
      id: 'deeper-down',
      A: 'same',
      spare: 0.3,
      paragraphs: ['{told.3}. That had lain a bit deeper, under all the rest.', { replay: 3 }]
    },
    {
      id: 'at-the-bottom',
      A: 'same',
      spare: 0.4,
      paragraphs: ['“Is it empty now?” asked {A}. At the very bottom there was still something. {told.4}.', { replay: 4 }]
    },
    {
      id: 'a-cork',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The guard had a stamp as well. It was a cork. “One end says Stop,” said {A}, “and the other end says Off You Go.” {H} looked at both ends. They were cork.',
        '“How do you know which is which?” asked {H}. “I’m the guard,” said {A}. {A} pressed it on {H}’s sleeve, and looked at it from above. “Stop, I’m afraid,” said {A}.'
      ]
    },
    {
      id: 'weighed',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then it was weighed. {H} held the day out on two flat hands, and {A} watched. Bit by bit the hands went down. “It’s heavy,” said {A}.',
        '“That’s only my arms,” said {H}. “They’ve been along all day as well.” {A} put two hands underneath, to take the arms off the weight. “Now it weighs nothing,” said {H}. “Yes,” said {A}, “but now I’m holding it.”'
      ]
    },
    {
      id: 'elder-in-the-queue',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        'Behind {A} there was a queue by now. It was {S}. “What are you taking through?” asked {A}. “Just a day, like you,” said {S}. “But mine’s an old one. I was five in it.”',
        '“And is it let in?” asked {A}. “Every night,” said {S}. “It’s so used to the bed that it lies down first.” {S} had it up one sleeve, and held that out so that {A} could look in. There was no noise in there at all.'
      ]
    },
    {
      id: 'child-under-the-broom',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came along on hands and knees, and crawled straight under the broom. “You can’t do that,” said {A}. “I’ve got nothing with me,” said {S}, from the other side.',
        'It was quiet over there for a while. There was a bed, and it was dark under it. Then {S} came crawling back. “It’s all on this side,” said {S}, and sat down in the front row.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} lay down right under the broom, with the front half in the bedroom. It was hard to say whether {A} had gone through. The tail had not.',
        '{H} looked underneath, to see whether {A} had a day along as well. There was only a warm place. {A} had slept through most of it, so there was nothing to wake up.'
      ]
    },
    {
      id: 'lunch',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You haven’t shown me any lunch,” said {A}. {H} opened wide. {A} looked in, first on the left and then on the right. There was nothing to be found of it.',
        '“It’s gone through already,” said {A}, “without stopping.” “Lunch knows the way,” said {H}. {A} pushed back the cap. You sit at a door all day, and then something like that gets past.'
      ]
    },
    {
      id: 'what-may',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What may go through, then?” asked {H}. {A} knew the list by heart. A nose may, and ten toes, and hair if it is dry. “And elbows?” asked {H}. “One,” said {A}. “The other’s always in the way.”',
        '{H} had brought both, as always. {A} looked the other way for a moment, because of the second one. Guards are not made of wood.'
      ]
    },
    {
      id: 'rocked',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Then I’ll make it tired,” said {H}. {H} walked up and down with the day in both arms, and hummed. On the fourth round {A} yawned.',
        '“Is it asleep?” asked {A}. “No,” said {H}. “You are.” {A} sat up very straight and put the cap right. “That was only my mouth,” said {A}.'
      ]
    },
    {
      id: 'changed-over',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Now you try it,” said {H}, and put on the cap. {A} had to come up to the broom with a day too. “What’s in it?” asked {H}. “I looked for a sock,” said {A}, “and then I found it.”',
        '{H} bent over it. “It’s yawning,” said {H}. “Off you go.” {A} did not move. “You could have looked a bit longer,” said {A}, and asked for the cap back.'
      ]
    },
    {
      id: 'raisin',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} laid a raisin on the broom. “A guard takes nothing,” said {A}. They both looked at the raisin. After a while it was not there any more. “I haven’t seen anything,” said {A}, and swallowed.',
        '“Then may I go through?” asked {H}. “I haven’t seen you either,” said {A}. “How can I let you through, when I haven’t seen you?”'
      ]
    },
    {
      id: 'over-there',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What’s it like over there?” asked {H}. {A} looked round at the bed. “Flat,” said {A}, “with one hill at the top end. They lie about a lot.” “And what do they talk?” “Hm,” said {A}. “That’s good night.”',
        '“And what’s ‘move over’?” asked {H}. “Hm-hm,” said {A}. {H} tried that out a few times. It seemed an easy country, once you were in.'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '“All of it’s awake,” said {A}. So {H} put the whole day in both cheeks, and came up to the broom like that. “Good evening,” said {A}. “Good evening,” said {H}, and out it fell. {H} packed it in again, more tightly. “Mind the broom,” said {A}. “Thank you,” said {H}, and there it lay once more.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-looks',
      A: 'partner',
      paragraphs: [
        'The floor was hard. {A} stepped over the broom, fetched a cushion from the sofa, and stepped back in with it. “Who looks at what you’ve got?” asked {H}. “No one,” said {A}. “I’m the guard.”',
        '“But you’ve seen the whole day,” said {H}. “Then you can carry it in.” {A} thought about that. Then {A} came out, filled both cheeks, and stepped in again. {H} followed with nothing at all. “Good evening,” said {H}, to try it out. The guard kept both lips shut, and nodded.'
      ]
    },
    {
      id: 'knock',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Over there {H} knocked on {A}’s cheek with one finger. “Is it still in?” {A} nodded. “What’s it doing?” {A} laid both hands under one ear, and shut both eyes.',
        '“All of it?” asked {H}. {A} held up a finger and a thumb, with hardly a gap between them. That much was still awake. They waited, side by side on the edge of the bed, until the gap had closed.'
      ]
    },
    {
      id: 'cap-on-duty',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Outside there was no guard at the door now. {H} went back and hung the cap over the end of the broom. It looked very strict like that. “Good evening,” said {H}. The cap did not let on.',
        '{H} ducked under, and came in for the second time. This time there was really nothing to show, and so the cap could find nothing.'
      ]
    },
    {
      id: 'let-out',
      A: 'partner',
      paragraphs: [
        'At the pillow {A} let it out again, in a whisper, into one ear. It had grown drowsy on the way. “There’s a bit missing,” whispered {H}. “The guard may keep one,” whispered {A}. “I took the best. You’ll get it later.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the queue at the broom.',
      '{names} came to see what was being unpacked.',
      { text: '{names} pushed the boxes straight under the broom.', needs: ['hands'] },
      { text: '{names} brushed a bit of fluff off the cap.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at each bit as it came out.',
      '{names} kept well back from the broom, to be on the safe side.',
      { text: '{names} held up one end of the broom for a while.', needs: ['hands'] },
      { text: '{names} helped to pick up what had fallen out.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past the broom as well, and did not make a sound.',
      '{names} looked the other way until they were through.',
      { text: '{names} smoothed the pillow for whatever was coming.', needs: ['hands'] },
      { text: '{names} turned down a corner of the blanket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom went back into its corner with the cap on top, and the way was free.',
    '{H} lay down in the flat country, below its hill. Last came the bit that had been kept, into the ear that was on top. {told.best}. Then nothing of it was left outside.'
  ],
  last: [
    'Today lay there too, with its eyes shut, and {H} was asleep.',
    'There was nothing more to show at any door, and {H} was asleep.'
  ]
})
