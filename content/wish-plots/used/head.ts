import { wishPlot } from '../wish-plot.ts'

export const usedHead = wishPlot({
  id: 'wish-used-head',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'head',
  company: ['sofa', 'kettle'],
  about: 'The hero looks everywhere for what is on the hero’s head, and somebody who has seen it says warm, and warm, and warm.',
  titles: ['Warm Everywhere', '{H} Looks Behind the Sofa', 'It Can’t Be Far', 'Very Hot Indeed', 'Where {thing.this} Had Been'],
  want: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        '“I’ve lost {thing.spoken},” said {H}, and looked under a cushion. {A} looked up. {A} opened {A}’s mouth to say something. “Don’t tell me!” said {H}. “I want to find {thing.them} by myself. Only say if I’m warm.”',
        '{A} shut {A}’s mouth. “You’re warm,” said {A}. {H} lifted the next cushion. “You’re still warm,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-all-over',
      A: 'partner',
      paragraphs: [
        '{H} looked behind the sofa. “Hot,” said {A}. There was a raisin behind the sofa, and half a pencil. {H} looked in the washing basket. “Hot,” said {A}. {H} ran all the way to the front door, and put an arm into every coat.',
        '“And now?” called {H}. “Just as hot,” called {A}. “You’re doing it wrong,” said {H}. “It’s got to be cold somewhere.”'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What {thing.were} {thing.they} like?” asked {A}, and got out something to write with. “{thing.spoken} {thing.were} the best in the house,” said {H}. “And you can’t forget {thing.part}.”',
        '{A} wrote that down, and looked at {H} for a long time, and then wrote some more. “I think I’d know {thing.them} anywhere,” said {A}.'
      ]
    },
    {
      id: 'where-last',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where did you have {thing.them} last?” asked {A}. {H} thought about it. At breakfast {H} had had {thing.them} on. On the stool, too, and in front of the mirror. After that it was hard to say.',
        '“And when did you take {thing.them} off?” {H} could not remember that at all. “Somebody must have done it for me,” said {H}. {A} looked out of the window until {A}’s mouth was straight again.'
      ]
    },
    {
      id: 'usual-place',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’d look {thing.where},” said {A}. “That’s where you find most of them.” {H} went and looked, in case. It was warm there too. It was no warmer than anywhere else.',
        '“Who puts a thing where it belongs?” said {H}. “I’d be somewhere nobody would ever think of.” “So would I,” said {A}.'
      ]
    },
    {
      id: 'cold-at-last',
      A: 'partner',
      paragraphs: [
        '“Then I’ll find the cold place first,” said {H}. {H} lay down and crawled under the table. “Warm.” {H} crept behind the curtain. “Boiling,” said {A}. {H} stood in the bath, with the tap off. {A} came after, and only nodded.',
        '{H} sat down on the edge of the bath. “It’s in all the rooms at once,” said {H}. “Nothing’s as big as that.”'
      ]
    },
    {
      id: 'kettle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the side of the kettle there was somebody who looked back. It was somebody with a wide face and a very small top. {H} was in a hurry and only said good morning to it.',
        '“Have a good look at the kettle,” said {A}. “Why?” asked {H}. “Is it in there?” But {A} had promised not to tell, and bit on a tea towel.'
      ]
    },
    {
      id: 'describe-the-thief',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps there’s been a thief,” said {H}. They looked for clues. There were crumbs, and there was a wet place, and there was a long line of fluff. “The thief had toast,” said {H}. “You had toast,” said {A}.',
        '“Then it was somebody like me,” said {H}. “Very like,” said {A}. “About your size, I’d say. And from behind you could hardly tell the two of you apart.”'
      ]
    },
    {
      id: 'other-looks',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} went out of the room and came in again, to see it all with new eyes. {S} looked at {A}, and then a bit higher. “Ah,” said {S}. “And it has to be found by you?” “Only by me,” said {A}.',
        '“Then I’ll help you look,” said {S}. {S} shut both eyes so as not to see anything, and looked very carefully along the wall.'
      ]
    },
    {
      id: 'elder-glasses',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once looked for my tea for a whole morning,” said {S}. “I asked everybody. I even looked in the letterbox.” “And where was it?” asked {A}.',
        '“In the other hand,” said {S}. “I’d been pointing with it.” {A} looked into both hands at once, just in case. They were empty.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There!” said {S}, and pointed at {A}. “No,” said {A}, “that’s me.” “There!” said {S}, and pointed again, with the whole arm. {A} turned round to look. There was nothing behind but the wall.',
        '“There, there, there,” said {S}. But nobody ever listens to {S}, and so {S} went and had a raisin.'
      ]
    },
    {
      id: 'pet-stares',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had not taken both eyes off {H} all day. It was {H} with something on, and that is not the same as {H}. Wherever {H} looked, {A} looked at {H}.',
        '“You’re no help at all,” said {H}. {A} put {A}’s head on one side. It could not have been put more clearly.'
      ]
    },
    {
      id: 'comes-along',
      A: 'partner',
      paragraphs: [
        '{A} sat down beside {H}. “I’ve said the truth every time,” said {A}. “Think. It was warm behind the sofa, and it was warm in the bath. Who was there every time?” “You,” said {H}. “And who else?”',
        '{H} looked behind, very fast, to see who else it was. There was only a shadow on the wall.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-shadow',
      A: 'partner',
      paragraphs: [
        'It was {H}’s shadow. It had two arms, and two legs. {H} waved, and it waved. {H} turned sideways, and it turned sideways. And up there, where a shadow should stop, it went on for a bit.',
        '“It’s wearing {thing.spoken}!” said {H}. Slowly {H} put up one hand. The shadow put up one as well. They both got there at the same time.'
      ]
    },
    {
      id: 'do-not-move',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Now I mustn’t lose {thing.them} again,” said {H}, and stood without moving. “How do you mean to get to the kitchen?” asked {A}. “Like a cup that’s too full,” said {H}.',
        'So they went to the kitchen like that, with no corners. Every three steps {H} put up one hand and counted. There was still one.'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They stood in front of the mirror, side by side, and {H} looked at it from all round. “It was there the whole time,” said {H}. “It saw everything that I looked at.” “It was looking for itself too,” said {A}.',
        '{H} let {A} have a turn. On {A} it {thing.does}. They both agreed that it had been happier where it was.'
      ]
    },
    {
      id: 'the-fact',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do you know what?” said {A}. “{thing.guess}.” {H} felt along the edge of it with one finger, and thought that might well be so. “But then it should have said something,” said {H}.',
        '“It’s shy,” said {A}. “It thought you’d get there in the end.” {H} looked up as far as anybody can look up, and saw two eyebrows.'
      ]
    },
    {
      id: 'all-the-finds',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the table lay all that {H} had found on the way. There was half a pencil, and two raisins, a hair grip, and a key that fitted nothing. “Somebody must be looking for these,” said {H}.',
        '“Am I warm?” asked {A}, and held up the hair grip. {H} looked at {A}’s hair. “Very hot,” said {H}.'
      ]
    },
    {
      id: 'my-turn',
      A: 'partner',
      paragraphs: [
        '“You said hot in the bath,” said {H}. “It was hot in the bath,” said {A}. {H} thought about it, and had to laugh, and {thing.this} slid down over one eye.',
        '“And now you,” said {H}. “You’ve lost your nose. Don’t look. I’ll tell you if you’re warm.” {A} felt about in the air, and got up to look behind the sofa.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drew a breath to tell, and held it in time.',
      '{names} got up off the cushion, and it was warm there too.',
      { text: '{names} turned over the next cushion, and whistled.', needs: ['hands'] },
      { text: '{names} pointed at nothing, with great care.', needs: ['hands'] }
    ],
    way: [
      '{names} followed from room to room, and it stayed warm.',
      '{names} crept behind the curtain too, and two humps stood there.',
      { text: '{names} felt in every coat, and pulled out an old ticket.', needs: ['hands'] },
      { text: '{names} fanned the air a little, as it was so hot everywhere.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave a happy snort, which had been waiting since the first cushion.',
      '{names} swung sideways too, and the wall grew crowded.',
      { text: '{names} made a shadow with two hands, and it was a rabbit of sorts.', needs: ['hands'] },
      { text: '{names} patted the top of everybody’s head, to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back on the sofa, and the nose was found as well.',
    'When {H} had washed, {H} laid {thing.this} on the chair beside the bed. {H} lay down and looked that way once more. It was warm under the blanket, and hot in the middle.'
  ],
  last: [
    'It was warm, and then it was warmer, and then {H} was asleep.',
    'Nothing was lost any more, and under the blanket {H} slept.'
  ]
})
