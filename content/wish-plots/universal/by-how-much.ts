import { wishPlot } from '../wish-plot.ts'

export const byHowMuch = wishPlot({
  id: 'wish-any-again-by-how-much',
  tellsAny: 'again',
  partnerPlays: true,
  about: 'The hero wants to know by how much it happened, as a match is won by two goals; one thing after another is left out of it, and it happens all the same, until it is the hero who is left out.',
  titles: ['By How Much', 'By a Lot or Only Just', 'It Was Not the Sneeze', '{H} and the Tape Measure', 'With Everything in It'],
  company: ['tape', 'rug', 'coat', 'gap', 'sneeze'],
  want: [
    {
      id: 'by-how-much',
      A: 'partner',
      paragraphs: [
        '“{again},” said {H}. “A match is won by two goals, and a bus is missed by a minute. But by how much did this happen? By a lot, or only just?”',
        'Nobody had measured, and {H} wanted to know exactly. {A} got the tape measure out of the drawer. “We’ll do it again,” said {A}, “and leave something out. If it doesn’t happen then, it was by that.”'
      ]
    }
  ],
  way: [
    {
      id: 'sneeze',
      A: 'partner',
      paragraphs: [
        '{H} remembered a sneeze, just before it. So they left out the sneeze. {A} stood on the rug for {again.part}, and {H} came in with a finger under {H}’s nose.',
        {
          joins: true,
          both: [
            'There {A} {played.move}, and did not wait to be asked.',
            'Nobody could have been {again.part} harder than {A} was.',
            'On the rug {A} thought of nothing but being {again.part}.'
          ]
        },
        '“{again.begin}!” said {H}. It had happened all the same, only a sneeze sooner. “Then it wasn’t by that,” said {A}. Now the sneeze came after all, and had nothing to do.'
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Suppose it had been somewhere else,” said {A}. So they took it away from {again.place} and into the bathroom. {A} got into the dry bath, and was {again.part} in there. “Oh!” said {H} from the mat. “Oh,” said the tiles.',
        'It had happened, and then once more, a bit quieter, out of the corner. “There was only one of it, where it really was,” said {H}. They had a look down the plughole, in case it went on.'
      ]
    },
    {
      id: 'turnip',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And without {held}?” asked {A}. For {held} they had {held.stand}. {A} took that away, and put a turnip there instead. “It might just as well have been a turnip.”',
        'They did all of it with the turnip. It did happen, but neither of them saw it. They had both been looking at the turnip. “It’s too good for that part,” said {H}.'
      ]
    },
    {
      id: 'beforehand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does {played} want most?” asked {A}. “{played.wants},” said {H}. So they went back to well before it, and {A} was given just that, or as good as. Then {A} settled down behind the armchair, and wanted nothing more.',
        '{H} waited on the rug until both feet were cold. “Aren’t you coming?” called {H}. “What for?” called {A}. “I’m {played}, and I’ve got everything.” But it was dull behind there with everything. After a bit {A} came out to see what {H} was waiting for. And that was it, happening again.'
      ]
    },
    {
      id: 'only-the-end',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Suppose it had only had an end,” said {A}. So they left off the front. “{again.end},” said {H} straight away. It stood about in the room like somebody who has come to the wrong birthday.',
        '“It doesn’t know what it’s here for,” said {A}. Quickly {H} went back and put the beginning in front of it. It slid in like a drawer, and they all felt better, and so did the end.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It might not have happened until tomorrow,” said {A}. Then {H} would know nothing about it now. {H} tried to look like that. The mouth could do it. But the eyebrows knew, and so did the ears.',
        '“You look like somebody who’s sitting on a cake,” said {A}. {H} turned round to the wall. Even from behind you could tell that it had been today at the latest.'
      ]
    },
    {
      id: 'late',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{H} thought that it might have been by a minute, like the bus. So next time {H} went twice round the kitchen table first. {H} read the calendar, and shook hands with every coat in the hall. At last {H} came in at the door, and {A} was still on the rug, being {again.part}.',
        '“{again.begin}, but late,” said {H}. It had happened again, and had only got a bit cold. “You waited for me!” said {H}. “It didn’t wait, when it was real.” “It seemed rude to go,” said {A}.'
      ]
    },
    {
      id: 'supper-without',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '{A} put two empty plates on the table, for the supper of a day without it. “And how was it?” asked {A}. “Same as ever,” said {H}. “More peas?” “No, thank you.” Then they listened to the clock. There was a great deal of clock in a day without {again.part}.',
        'They chewed on nothing for as long as they could. “{again.part}!” cried {H}, with a fork in the air. {A} breathed out. “Now I’d like some peas,” said {A}.'
      ]
    },
    {
      id: 'not-the-news',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} sat down behind the ironing board and read out the news of what had not happened. “{again.begin},” read {A}. “That did not take place. {again.part} had a quiet day, and would like to thank nobody. And now the weather, which there wasn’t any of either.”',
        '“Switch it off!” said {H}. It was dreadful. {A} went on for a bit without sound. Then there was a knock on the ironing board, and {H} handed in a note. “I’ve just been told,” read {A}, “that it did.”'
      ]
    },
    {
      id: 'just-before',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '{A} went right back, to just before it. “I’m {seen}, {seen.where},” said {A}, “and I haven’t heard a thing about it.” It was hard to stand by and say nothing. “In a minute,” whispered {H}, “do you know what?”',
        '“Don’t tell me!” said {A}, and held both ears. “I want to be there when it happens.” So {H} looked at the ceiling, and kept it in behind both cheeks. And then there it was, and {A} was quite overcome.'
      ]
    },
    {
      id: 'other-window',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It could have happened over there instead,” said {A}. They looked out of the window. Over there was a bin, and nothing was happening to it, very slowly.',
        '“They’ve got a bin,” said {H}, “and we’ve got {again.part}.” {H} felt a bit sorry for over there. They both waved, so that something had happened there too.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What if the light had been off?” asked {A}, and switched it off.',
        {
          joins: true,
          both: [
            '“{seen.sound},” it went in the dark, somewhere over the rug.',
            'In the dark the rug creaked, and something breathed.',
            'Now it was dark, and something brushed against the table.'
          ]
        },
        '“Oh!” said {H}, a bit too far to the left. It had happened there as well, and {H} had hardly had to look. “I’d have known it anywhere,” said {H}. “I nearly didn’t know it myself,” said {A}, and rubbed one shin.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If you’d been smaller,” said {A}, “you might have missed it.” {H} got down on both knees. From there the most of {again.part} was elbow. It happened, but higher up.',
        'Then {H} lay flat on {H}’s tummy. From there it was two slippers and a draught. “It’s still going on,” called {H} from below. “But it doesn’t know I’m here.”'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Would it have happened in any weather?” asked {A}. They put up the big umbrella over the rug. {A} did the rain with ten fingers, from inside. “That’s heavy,” said {H}, and moved closer.',
        'Under the umbrella they did it all once more, very small, without stretching out an arm. It happened so near to {H}’s nose that {H} squinted. “You can’t keep it off with an umbrella,” said {H}.'
      ]
    },
    {
      id: 'crunch',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps it was by something that you ate,” said {A}. So each of them took a piece of carrot first, and then they did it again. This time {again.part} had a full mouth. It happened, with a crunch in the middle.',
        '“There wasn’t a crunch in it,” said {H}. “No,” said {A}, “but it takes one very well.” They left the crunch out again, one piece at a time, until the plate was empty.'
      ]
    },
    {
      id: 'the-office',
      A: 'partner',
      spare: 5,
      paragraphs: [
        [
          '{A} put on a hat and came in from the office. “It’s about {seen},” said the office. “We’ve got something on that already. {seen.guess}.” {H} put that right, on the very spot. The office crossed something out, and wrote something else.',
          '“I hear that something has happened here,” said {A}, in a hat, from the office. “May I see it?” {H} led the office to the spot. It was shown where {again.part} had been, and wrote that down, and drew two lines under it.'
        ],
        '“We get so many that only nearly happened,” said the office. “They sit along the corridor and look at their shoes. It’s a treat to see one that did.” And the office took off its hat to it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been there each time they did it. “And what do you think it was by?” asked {H}. {A} looked at the place where {again.part} always was. Then {A} looked at {H}, and then to where the supper comes from.',
        '“{A} says it was by a supper,” said {H}. They measured that as well, from the rug to the dish. It came to five steps. {A} watched them being counted, and had known it all along.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I missed a bus once by a shoelace,” said {S}. “It came undone, and I stopped to tie it. On the next bus there was a woman with a goose on her lap.” “And what happened?” asked {A}. “She asked me to hold the goose,” said {S}. “We wrote to each other for years.”',
        '“And if you’d had buttons on your shoes?” asked {A}. {S} thought about all those years without a goose. Then {S} bent down and tied one shoe again, rather slowly.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be in it too. “Then I’m the sneeze,” said {S}. “But we left that out,” said {A}. “I know,” said {S}, and went off to the hall, to be left out there.',
        'So {A} came in at the door without a sneeze. It was just going to happen when the door opened again. “A-tishoo,” said {S}. “You’re not in it!” said {A}. “I couldn’t help it,” said {S}. “That’s what sneezes are like.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 4,
      paragraphs: [
        '“It couldn’t have happened at ours,” said {A}. “We’ve got a cupboard there.” So a chair was put on the rug for the cupboard. {again.part} had to happen round it, with one arm on either side.',
        '“Now it’s happened at yours,” said {H}. {A} was very pleased. “I’ll tell them when I’m home,” said {A}. “They’ll want to move the cupboard.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 4,
      paragraphs: [
        '{A} watched it from the cushions. The next time it happened, {A}’s mouth came open by itself. “Ah,” said {A}, just at the right place.',
        '“That’s nearly oh,” said {H}. They all turned round to {A} and asked for it again. But {A} looked at {again.part} and kept the other one for later.'
      ]
    },
    {
      id: 'gap',
      A: 'partner',
      paragraphs: [
        '{A} said that they must leave out something big, and stepped off the rug. {H} came in, and walked round the gap.',
        {
          joins: true,
          both: [
            'Nothing but {again.part} would have fitted in there.',
            'It was just as big as {again.part}, and quite empty.'
          ]
        },
        '“It’s stopped!” said {A}, and measured the gap. “That’s cheating,” said {H}. “You can’t miss the bus without a bus.” So {A} stepped back into the gap, and it happened at once.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '{A} counted up what else was in it every time. “There’s the door,” said {A}, “and the rug. And you.” So {H} went into the hall, and was left out. {H} heard a step in there, and a cough, and then nothing for quite a while.',
        [
          '“Has it happened?” called {H} at last. “I can’t tell,” called {A}. “I {played.move}. But nobody came and said oh. Then it’s just a bit of time with a rug in it.”',
          'In the end {H} knocked. “Did it go off all right?” “It didn’t go off,” called {A}. “I was {again.part} as hard as I could. But there wasn’t anybody to say oh. And without an oh it’s nothing but a while.”'
        ]
      ]
    },
    {
      id: 'keyhole',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I could say oh from outside,” said {H}, and tried it, through the keyhole. It came in rather thin, and a bit bent. {A} looked round to see who it was, and forgot all about being {again.part}.',
        '“Now something else has happened,” said {A}. “I’ve been spoken to by a door.” And {A} told {H} all about it, as if {H} had not been there.'
      ]
    },
    {
      id: 'by-that-much',
      A: 'partner',
      paragraphs: [
        '{H} stood up very straight against the door frame. “Then it was by me,” said {H}. {A} measured, from the heels up to the highest hair. “By all that,” said {A}. “That’s by a lot,” said {H}.',
        'So they did it one last time, with nothing left out. There was the sneeze, and {H} came in at the door, right up to the highest hair.',
        {
          joins: true,
          both: [
            'There stood {A} and was {again.part}, as large as life.',
            'And {A} was {again.part}, and had been looking forward to it.',
            'Nobody will ever be {again.part} again as {A} was then.'
          ]
        },
        '“Oh!” said {H}. “{again}!” It had never been in any danger of not happening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, to see what would be left out.',
      '{names} breathed in, so as to be bigger when it came to measuring.',
      { text: '{names} held the other end of the tape.', needs: ['hands'] },
      { text: '{names} moved the footstool, in case it had been by that.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the edge of the rug, and it happened all the same.',
      '{names} sneezed too, which did not count.',
      { text: '{names} took off one sock, and waited to see what came of it.', needs: ['hands'] },
      { text: '{names} carried a cushion out of it, and then in again.', needs: ['hands'] }
    ],
    turn: [
      '{names} said oh as well, or something very like it.',
      '{names} got measured too, from one end to the other.',
      { text: '{names} read the number on the tape out loud, twice.', needs: ['hands'] },
      { text: '{names} pencilled a small line where the highest hair had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape was rolled up and went back into its drawer, still a bit warm.',
    'They washed, and then {H} lay down. {H} was just as long as before, only the other way.'
  ],
  last: [
    'By a lot, and not only just, {H} was asleep.',
    'There was one yawn in it, and it was by that yawn that {H} slept.'
  ]
})
