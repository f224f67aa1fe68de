import { wishPlot } from '../wish-plot.ts'

export const littleWord = wishPlot({
  id: 'wish-two-treat',
  tellsAny: 'treat',
  fed: true,
  about: 'Something to eat in a place where one does not eat it: they go to the one and to the other, and only then to the little word in between.',
  titles: ['The Little Word', 'It Was Very Nice, but It Was Here', 'A Ring Round the Word', '{H} Carries the Cloth', 'At Six, Please Come'],
  company: ['card', 'cloth', 'plate', 'table', 'spoon', 'cupboard', 'pencil'],
  want: [
    {
      id: 'the-card',
      A: 'partner',
      paragraphs: [
        '“{treat.named} {treat.at},” {H} had written on a card. “At six. Please come.” It had taken all morning to think of that. {A} had come, and by now everybody was hungry.',
        'Everything was ready. For {also} there was {also.stand}, over by the window. And for {treat.the} there was a cloth on the table, and a plate for everybody. {H} had put on the good jumper already.'
      ]
    }
  ],
  way: [
    {
      id: 'here',
      A: 'partner',
      paragraphs: [
        'At six they sat down at the table. {A} passed the plates and said how nice it all was. They had hardly begun when {H} looked up. “Where are we?” asked {H}. There was the cupboard, and there was the clock.',
        '“It’s very good, {treat.the},” said {A}. “But it’s here.”'
      ]
    },
    {
      id: 'dressed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you wear for it?” asked {A}. For {treat.the} you want a collar. For {also} you want something that can get wet, or stuck. In the end they wore the collars, and boots.',
        '“We look like two people each,” said {A}, before the mirror. “One for {treat.the},” said {H}, “and one for {also}.”'
      ]
    },
    {
      id: 'fact-of-spot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{also.fact},” said {A} over the edge of the cup. “Is that good for {treat.the}?” asked {H}. Nobody could say. It seemed that nobody had ever tried.',
        'They wrote it on the back of the card, as a warning. Guests like to know such things before they take their shoes off.'
      ]
    },
    {
      id: 'guess-of-spot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ve got a theory about {also},” said {A}. “{also.guess}.” {H} chewed on that for a while. It would explain a good deal.',
        '“And what does it eat itself?” “Nobody’s ever invited it,” said {A}. They laid one more plate for it, to be on the safe side.'
      ]
    },
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        'So they got up and went over to the window. There {H} {also.move}, and {A} {also.move} as well. It was {also}, and you could very nearly smell it. But behind them stood the plates, and nobody was at them, and everything was getting cold. “And where’s {treat.the}?” asked {H}.',
        '{A} read the card once more, slowly, with one finger. “We’ve been to the one,” said {A}, “and we’ve been to the other. But there’s a little word in between. ‘{treat.in}’, it says. That’s where we haven’t been.”'
      ]
    },
    {
      id: 'to-and-fro',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If we were quick,” said {A}, “we could do it in turns.” They took a bite at the table and ran, and were at {also} before it was swallowed. Then they ran back. It was four bites there and four bites home.',
        'At the fifth bite they met in the middle, with full mouths. Neither knew which way the other was going. They had to sit down on the floor, at half past six, between everything.'
      ]
    },
    {
      id: 'part-of-spot',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s the first thing that you’d see there?” asked {A}. “{also.part},” said {H}, without having to think. So that was what they made, out of a napkin and two forks. It stood by the bread.',
        '{A} bent down, to see it from the right height. “It’s only a bit of {also},” said {A}. “But the bread looks further away already.”'
      ]
    },
    {
      id: 'late-guest',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a knock, and it was {A} again, as somebody who’d been on the way since Tuesday. “I couldn’t find it,” said the guest. “I asked for {treat.the}, and they sent me to a café. I asked for {also}, and there was nothing to eat.”',
        '“You have to ask for both,” said {H}. “I did,” said the guest. “Then they laughed, and drew me a map.” It was a very good map. It had this door on it.'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How do you say ‘delicious’ there?” asked {A}. {H} thought about what it must be like {also.where}. You’d have to say it with a whole arm, to be seen from far off.',
        '{A} said it with a whole arm. The jug fell over. “That means ‘more, please’,” said {H}, and went for a cloth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} hadn’t been sent a card, and had come all the same. {A} sat exactly halfway between the window and the table. From there {A} could keep an eye on {also}, and on whatever fell.',
        '“{A}’s got it right,” said {H}. They had a look from down there. It was true, the two of them overlapped a bit.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We once had Sunday lunch on a bus,” said {S}, “all seven courses, to the station and back.” “Did it spill?” asked {A}. “Only in the bends,” said {S}. “There was one for each course.”',
        '“And what was the best?” “I’ve forgotten the lunch,” said {S}, “and I’ve forgotten the bus. But the gravy in the second bend, I could draw you that.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had read the card too, in a way. {S} could read the P. “It says Please,” said {S}, “so I’m coming.” “Where to?” asked {A}. “To the Please,” said {S}.',
        'A place was laid for {S} with the biggest spoon. It’s a good guest who comes because of the right word.'
      ]
    }
  ],
  turn: [
    {
      id: 'carry-it',
      A: 'partner',
      paragraphs: [
        '{H} took the cloth by two of its corners, and {A} took the other two. They carried it over with everything on it, and nothing fell off but a spoon. “If you want something to eat, you have to do both,” said {H}. So before every bite somebody {also.move}, and then the plate was passed.',
        'After the third bite nobody could see the cupboard any more. All round them it was {also}. It {also.does}. “Now it’s {treat.a} {treat.at},” said {A} with a full mouth.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Somebody has to say something at such a thing. {A} stood up with a glass. “I’ve been to plenty of tables,” said {A}, “and now and then I’ve been somewhere. But I’ve never been at a table somewhere.” Then {A} didn’t know how to go on.',
        '“Cheers,” said {H}. They drank it standing, in boots.'
      ]
    },
    {
      id: 'seconds',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is there any more?” asked {A}. There was one of everything left. It tasted quite different from before, though it came off the same plate. {A} looked at it from below.',
        '“It’s the air,” said {H}. {A} took a bite of the air, to compare. It was true, a good half of it was that.'
      ]
    },
    {
      id: 'ring-round-it',
      A: 'partner',
      paragraphs: [
        'They stayed until the last crumb. Then {H} took the pencil, and on the card, round the little word, {H} drew a ring. “Next time I’ll write that one first,” said {H}. “Then nobody will know what to bring,” said {A}. “But they’ll know where they are.”',
        { extra: 1, both: ['“They’ll bring themselves,” said {H}, “and something on a plate.” It sounded like a good sort of party.'] }
      ]
    },
    {
      id: 'thank-you-card',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A guest writes a card afterwards. {A} wrote it at once, with a clean thumb, before it was forgotten. “Thank you for {treat.the},” it said. “Also thank you for {also}. I enjoyed the part where you couldn’t tell.”',
        '{H} read it twice. It was stood up on the shelf, where the sun could get at it in the morning.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at six as well, with clean ears.',
      '{names} made a round of the table, from plate to plate.',
      { text: '{names} brought something in a bowl, with a saucer on top.', needs: ['hands'] },
      { text: '{names} put a flower on the table, because of the please on the card.', needs: ['hands'] }
    ],
    way: [
      '{names} tried a bit of everything on the plates.',
      '{names} looked under the cloth, and it was still the kitchen.',
      { text: '{names} passed the salt, though it was not salt that was missing.', needs: ['hands'] },
      { text: '{names} covered the plates with a tray, for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} scrambled onto the cloth, as soon as it came past.',
      '{names} chewed slowly, and it tasted better.',
      { text: '{names} picked up the fallen spoon, and wiped it.', needs: ['hands'] },
      { text: '{names} smoothed out the cloth, with some of it still on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was shaken out of the window, and the plates went home to the cupboard.',
    'They washed and lay down. There was the bed, and there was the night, and {H} lay just where they overlapped.'
  ],
  last: [
    'There’s a little word between bed and morning, and in that lay {H}, asleep.',
    'On the table lay the card, with a ring round the little word, and {H} slept.'
  ]
})
