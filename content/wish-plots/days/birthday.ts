import { wishPlot } from '../wish-plot.ts'

export const birthday = wishPlot({
  themes: ['birthday'],
  beginsElsewhere: true,
  except: ['mum’s', 'mummy’s', 'mom’s', 'mommy’s', 'mam’s', 'mama’s', 'mother’s', 'amma’s', 'dad’s', 'daddy’s', 'dada’s', 'papa’s', 'father’s', 'baba’s', 'granny’s', 'gran’s', 'grandma’s', 'grandmother’s', 'nan’s', 'nana’s', 'nanna’s', 'nanny’s', 'nani’s', 'oma’s', 'abuela’s', 'grandpa’s', 'grandad’s', 'granddad’s', 'grandfather’s', 'opa’s', 'abuelo’s', 'aunt’s', 'auntie’s', 'aunty’s', 'uncle’s', 'brother’s', 'sister’s', 'cousin’s', 'friend’s', 'teacher’s', 'baby’s', 'dog’s', 'cat’s', 'junina', 'engagement', 'street'],
  moods: ['waiting', 'proud', 'first', 'change'],
  about: 'The hero has seen the birthday present by mistake and has to practise being surprised.',
  titles: ['The Surprised Face', 'Behind the Coats', '{H} Practises', 'A Handle and One Wheel', 'The Most Ordinary Face'],
  want: [
    {
      id: 'behind-the-coats',
      A: 'partner',
      paragraphs: [
        'Tomorrow was {H}’s birthday, and {H} had seen the present. {H} had only looked behind the coats for a boot, and there it stood, under a blue cloth. A handle stuck out at the top, and one wheel at the bottom. It was a scooter.',
        'Now {H} would have to be surprised tomorrow, with the whole party looking. And {H} was not surprised any more. So {H} practised, in front of the kettle, where you can see your face.'
      ]
    }
  ],
  way: [
    {
      id: 'not-a-bone',
      A: 'partner',
      paragraphs: [
        '{H} opened {H}’s mouth as far as it went, and lifted both arms. “Have you swallowed something?” asked {A}, and patted {H} on the back. {H} tried it with less mouth and more hands. “Is it a wasp?” said {A}, and opened the window.',
        '“I’m surprised!” said {H}. “At what?” asked {A}. “I can’t tell you,” said {H}. {A} looked at {H}, and then for some time at the coats. “Is it to do with your birthday?” said {A}. “Then you begin too soon. First you need a face that doesn’t know.”'
      ]
    },
    {
      id: 'wrapped-loaf',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You want something to unwrap,” said {A}. “Turn round.” There was a lot of rustling. When {H} turned back, there was a parcel on the table with a bow on it. It was long, and smelled of bread.',
        '{H} unwrapped it. “Oh,” said {H}, “a loaf.” “That wasn’t bad,” said {A}. “But you looked pleased before you got to the crust.”'
      ]
    },
    {
      id: 'where-to-look',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“There’s another thing,” said {H}. “When they all sing happy birthday, where do I look?” {A} sang it, to see. {H} looked at {A}, and that was too much. {H} looked at the ceiling, and that was rude.',
        '“I always look at the cake,” said {A}. “It’s the only one who isn’t singing.” They did it again, with a jar for the cake, and it was a great deal better.'
      ]
    },
    {
      id: 'something-true',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if I get something I don’t like?” asked {H}. “Then you say one thing about it that’s true,” said {A}, “and thank you.” {A} gave {H} an onion. “It’s very round,” said {H}. “Thank you.”',
        'Next came a shoe brush. “That’s got all its hairs. Thank you.” Then {A} could not think of anything worse, and gave {H} an empty jar. {H} turned it about and looked in. “There’s nothing wrong with it anywhere,” said {H}. “You’re good,” said {A}. “I nearly want it back.”'
      ]
    },
    {
      id: 'older-overnight',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Will I feel it,” asked {H}, “when I turn older?” {A} had never felt it. “It happens at night, I think. A bit at a time.”',
        '{H} laid a hand flat against one of {A}’s, and looked where the fingers came to. “I’ll measure in the morning,” said {H}. “If yours have shrunk, it’s happened.”'
      ]
    },
    {
      id: 'one-breath',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The candles wanted practice too. There were none yet, so {A} held up fingers. {H} took a breath and blew. The fingers went down one after another, all but one thumb.',
        '“It’s a strong one,” said {A}. {H} blew again. The thumb bent over, and got up again behind {H}’s breath. “That’s a magic candle,” said {A}.'
      ]
    },
    {
      id: 'one-chair',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the party there would be musical chairs. They put out one chair, since there were two of them, and {A} hummed. They went round and round. Then {A} stopped humming, and was sitting on it already.',
        '“You know when it’s going to stop!” said {H}. So {H} hummed, and this time it was {H} who got the chair. Whoever did the music won. After that they both hummed, to be fair, and neither would stop first. They went round until the chair was the only one that could still stand straight.'
      ]
    },
    {
      id: 'guess-the-boot',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Give me something I don’t know,” said {H}, and held out both hands with shut eyes. {A} put something in them. It was cold, and had a hole in it, and a long tongue.',
        '“I know that,” said {H}. “It’s my boot! Where was it?” “Under the table,” said {A}. {H} stood there with it. If the boot had been there all along, nobody would have needed to look behind the coats.'
      ]
    },
    {
      id: 'pet-face',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Of all of them {A} had the best face for it. {A} had known all week what was behind the coats, and you could not see a thing.',
        '{H} looked at {A} for a long time, to learn how it was done. “You just don’t think about it,” said {H}. {A} looked back, and didn’t.'
      ]
    },
    {
      id: 'thirty-years-of-socks',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My sort of birthday is easy,” said {S}. “I get socks. I have got socks every year since I can remember, and I always say, well, well, socks.”',
        '“Are you surprised?” asked {A}. “I am at the colour,” said {S}, and pulled up one trouser leg. It was orange down there. “I didn’t see that coming.”'
      ]
    },
    {
      id: 'small-secret',
      A: 'child',
      spare: 8,
      paragraphs: [
        '“I know what you’re getting,” said {A}, and held on to the chair, to keep it in. “Don’t tell me,” said {H}.',
        '“I’m not. It isn’t a hippo.” “{A}!” “Well, it isn’t,” said {A}. “There are thousands of things it isn’t. I could tell you all of those.” They got as far as ladders.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-looks-ordinary',
      A: 'partner',
      paragraphs: [
        '“Now the face that doesn’t know,” said {A}. They sat down opposite each other and tried to look ordinary. As soon as {H} thought about it, one eyebrow went up. {A} looked like somebody at the dentist.',
        '“You can’t do it either,” said {H}. “Nobody can who’s thinking about it,” said {A}. “But you all want to see a real surprise,” said {H}. “And I spoiled it, for a boot.”'
      ]
    },
    {
      id: 'from-the-ears',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it starts somewhere else,” said {A}. “Your face may only be the end of it.” They thought of the last time that they had been surprised. “I think it was my knees,” said {H}. “With me it’s my ears,” said {A}.',
        'So {H} bent both knees and waited for the rest. {A} pricked up both ears, as well as you can without hands. They looked as if they were about to catch a ball. Nothing came up to {H}’s face at all. “It’s got stuck in my tummy,” said {H}.'
      ]
    },
    {
      id: 'the-blue-cloth',
      A: 'partner',
      paragraphs: [
        '“What did you see?” asked {A}. “A handle,” said {H}. “And one wheel. It’s a scooter, under a blue cloth.” Something happened to {A}’s mouth. {A} went behind the coats, and came back pulling the thing along. “This?” “Yes,” said {H}, and did not look.',
        '{A} took off the cloth. It was the old shopping trolley. It had lost its other wheel in spring, and was waiting to be mended.',
        '{H}’s mouth came open. Both eyebrows went up, and nothing came out at all. “That’s it!” said {A}. “That’s the one! Do it like that tomorrow.” “I wasn’t doing it,” said {H}. “It did itself.”'
      ]
    },
    {
      id: 'trolley-rides',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} walked round it once. There was a leek in it, from spring, gone thin and brown. “Happy birthday,” said {A}, and handed it over.',
        '“Oh,” said {H}, “a leek!” It was the second best of the evening, and the arms came up by themselves. They both bowed to the leek, and it went into the bin.'
      ]
    },
    {
      id: 'what-is-what',
      A: 'partner',
      paragraphs: [
        '{H} looked at the trolley, and then into every corner. “So what is my present?” asked {H}. “What’s what?” said {A}, with the most ordinary face you ever saw.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made a wide way round the coats.',
      '{names} peered into the kettle as well, and came out very wide.',
      { text: '{names} hung one of the coats a little further over.', needs: ['hands'] },
      { text: '{names} whistled past the coats, in the way of somebody who knows nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the wide open mouth, and so looked really surprised.',
      '{names} hunted for the wasp, and came back without one.',
      { text: '{names} fetched a glass of water, for whatever had been swallowed.', needs: ['hands'] },
      { text: '{names} shut the window again, once no wasp had left.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried to look ordinary, and got the hiccups.',
      '{names} blinked a good deal, for somebody who knew nothing.',
      { text: '{names} patted the old trolley, which had waited since spring.', needs: ['hands'] },
      { text: '{names} folded the blue cloth into a square, with a very ordinary face.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trolley went back behind the coats, with its cloth over it. {H} pulled the coats together in front.',
    '{H} washed, first the surprised face and then the ordinary one, and lay down. Whatever the present was, it was under this roof too.'
  ],
  last: [
    'It was quite an ordinary face, now that {H} was asleep and not thinking about it.',
    'Somewhere in the dark stood the real present, while {H} slept and knew nothing.'
  ]
})
