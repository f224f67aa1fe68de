import { wishPlot } from '../wish-plot.ts'

/** For the death of a person. A song of which the family has forgotten the right line: it was always sung wrong. */
export const wrongWords = wishPlot({
  id: 'wish-sorrow-song',
  tellsAny: 'died-person',
  comfort: true,
  fed: true,
  about: 'Somebody has died who always sang a song with the wrong words, and the hero wants to have those words.',
  titles: ['The Wrong Words', 'Something, Something, Bread', 'The Third Line', '{H} Has a Song', 'As It Was Always Sung'],
  want: [
    {
      id: 'line',
      A: 'partner',
      paragraphs: [
        '{whom} had died. That evening {H} wanted {whom}’s song. {whom} used to sing it while waiting for things, for the kettle, or for somebody’s shoes.',
        '“The moon is up above the town,” sang {H}, “and all the lamps are lit.” Then came the third line, and {H} stopped. There was nothing where the third line ought to be. “I’ve lost it,” said {H}, and was frightened. “How does it go on?” {A} opened both lips, and shut them again. “I had it on Sunday,” said {A}.'
      ]
    },
    {
      id: 'hum',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Perhaps it comes by itself,” said {A}, “if we don’t look at it.” So they looked at the lamp and hummed. The humming went nicely up to the third line.',
        'There it fell off. “It’s like the step that isn’t there,” said {H}. They tried it once more from the beginning, and it fell off in just the same place.'
      ]
    }
  ],
  way: [
    {
      id: 'right',
      A: 'partner',
      paragraphs: [
        '{A} had an idea. There was a real song of which it was a part. {A} knew the real words, and sang them. “And every child is in its bed, beneath the evening star.”',
        '“That’s not it!” said {H}, and began to cry. “That’s how the song is,” said {A}. “But it isn’t how {whom} sang it!” {A} came and sat down close. “No,” said {A}. “You’re right. {whom} never once sang it right.”'
      ]
    },
    {
      id: 'stays',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} cried for as long as it took. {A} did not hum and did not talk. {A} was only there, with one arm round.',
        '“When somebody has died,” said {H} then, “does the song die as well?” “No,” said {A}. “Songs can’t. They only get mislaid, like gloves.” {H} wiped one cheek. Gloves mostly turned up again.'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Will {whom} sing it again?” asked {H}. “No,” said {A}. “{whom} has died, and that doesn’t stop.” “Not on my birthday?” “Not on your birthday either.”',
        '{H} had only wanted to be sure. “I’ll be sad on my birthday, then,” said {H}. “A bit. And I’ll have cake.” “I’ll be sad with you,” said {A}, “and I’ll have cake too.”'
      ]
    },
    {
      id: 'forget',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What if I forget more?” asked {H}. “What if I forget all of {whom}?” {A} took that seriously. “Tell me something that you’ve got,” said {A}.',
        '“The cold ear,” said {H}. “From outside, in winter. {whom} put it against my cheek.” “I’ve got the cough on the stairs,” said {A}. “Now you have my cough and I’ve got your ear.” So each of them had two. Two are harder to lose.'
      ]
    },
    {
      id: 'radio',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Somebody must know it,” said {H}. {A} switched the radio on, quite low. A voice was talking about the weather at sea. After that came a trumpet. Nobody sang of lamps in a town.',
        '“They don’t have it,” said {H}. {A} switched it off again. “No,” said {A}. “It was only ever sung at home, and sometimes at the bus stop.” {H} was almost proud of that.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        '“Where did {whom} sing it most?” asked {A}. {H} knew that at once. “At the shoes. Because I’m so slow.” They went to the shoes and sat down on the floor. {H} began to do up one shoe, as slowly as ever.',
        '{A} waited, and drummed two fingers on the wall, just as {whom} used to. “The moon is up above the town,” sang {A}, “and all the lamps are lit. And something, something, something, bread.” “Bread!” cried {H}.'
      ]
    },
    {
      id: 'pet-song',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been listening from the beginning. At the first line {A} looked up, and at the second {A} came nearer. “You know it too,” said {H}.',
        'At the third line {A} looked at the door, where {whom} used to stand. {H} looked there as well. Then they went on sitting, side by side.'
      ]
    },
    {
      id: 'child-bread',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“Once it was a shed,” said {A}. “And something, something, something, shed.” {H} tried that. It fitted, and it was wrong as well. “When was it a shed?” asked {H}.',
        '“When we waited for the rain to stop,” said {A}. “In the shed.” {H} had to think about it. Perhaps {whom} had sung whatever there was.'
      ]
    },
    {
      id: 'other-bread',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“When I couldn’t sleep, it was bed,” said {A}. “Something, something, something, bed.” {H} looked at {A} for a long time. Nobody had ever said that.',
        '“Did {whom} sing it for you too?” “Oh yes. From the door, in the dark.” So {whom} had had more than one line. {H} was glad, and a little jealous, and then only glad.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-knew',
      A: 'partner',
      paragraphs: [
        '“And what are the somethings?” asked {H}. “Before the bread?” {A} began to smile, with wet eyes. “There weren’t any words. {whom} never knew them. {whom} sang ‘something’ every time, and then whatever was for breakfast.”',
        '{H} sang it under one breath, to see. “And something, something, something, bread.” It was all there. Nothing was missing. It had always had a hole in it, and the hole belonged to it.'
      ]
    },
    {
      id: 'fourth',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“And the fourth line?” asked {A}. They both knew the fourth line. It was not a line at all. It was {whom} saying, “Are those shoes on yet?”',
        '{H} said it slowly, and {A} said it a little faster. It had to be in between. Neither voice was {whom}’s. But the words were, and so was the wait before them.'
      ]
    },
    {
      id: 'allowed',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I nearly laughed just now,” said {H}. “At the bread. Is that bad?” “No,” said {A}. “It was a funny line. It’s funny and {whom} has died. It’s both.”',
        '{H} tried to be both, and it could be done. The mouth went up at one side, and the eyes were still wet. {A} looked just the same.'
      ]
    },
    {
      id: 'elder-song',
      A: 'elder',
      spare: 10,
      paragraphs: [
        '“I’ve got a song like that,” said {A}. “It’s older than you are. The one who sang it died when I was small.” “And do you still have it?” asked {H}.',
        '“Most of it. I sing it when I’m looking for my glasses.” {H} had heard that song a hundred times. {H} had never known that there was somebody in it.'
      ]
    },
    {
      id: 'keep',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Who has it now?” asked {H}. “The song, I mean.” “You,” said {A}. “And me. And if you sing it for somebody’s slow shoes one day, they’ve got it too.”',
        '“With the bread?” “With whatever there is for breakfast.” {H} thought of somebody small who was not there yet, and of toast. It would have to be quite a short word.'
      ]
    },
    {
      id: 'pause',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“There was a breath as well,” said {A}. “Before the bread. As if {whom} had to look into the bread bin first.” {H} tried it with the breath. It was better with the breath.',
        'They practised that, the somethings and the breath and the bread. Sometimes they came in one after another, and once both too soon. “{whom} never waited for anybody, either,” said {A}. “Not in that song.”'
      ]
    },
    {
      id: 'sing',
      A: 'partner',
      paragraphs: [
        'Then they sang {whom}’s song, both of them, with all the wrong words. They sang it at the shoes, not loudly. At the third line {H}’s voice gave way. {A} carried the line until {H} could take it again.',
        '“I still want {whom} to sing it,” said {H}. “Yes,” said {A}. “So do I.” They sat there for a bit. {H}’s shoe was on by then, and it was the wrong foot, and nobody minded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hummed or breathed along, and lost it at the same place.',
      '{names} pushed in beside {H}, right at the third line.',
      { text: '{names} beat the time with one finger, and then the finger stopped.', needs: ['hands'] },
      { text: '{names} turned the pages of the songbook, and it was not in there.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned in on the other side, and nobody sang.',
      '{names} crept up to {H}, as close as a scarf.',
      { text: '{names} hummed the tune, and stopped before the third line.', needs: ['hands'] },
      { text: '{names} found a handkerchief in a coat and gave {H} the dry half.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in for the line with the hole.',
      '{names} gave a small sound that was something, something too.',
      { text: '{names} drummed along on the floor with two fingers.', needs: ['hands'] },
      { text: '{names} wiped both eyes, and smiled at bread.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes went back in their row. There was a gap in it, and they left the gap.',
    '{H} washed a face that was stiff from crying, and lay down. The song was sung once more, so low that it could hardly be heard. Nobody sang it right.'
  ],
  last: [
    'And something, something, something, bread. {H} was asleep.',
    'The lamps were lit above the town, and {H} slept.'
  ]
})
