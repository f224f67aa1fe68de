import { wishPlot } from '../wish-plot.ts'

export const pockets = wishPlot({
  id: 'wish-ends-pockets',
  tellsAny: 'ends',
  about: 'The last evening of the holidays, of nursery, of the summer: it cannot be saved and it cannot be hurried, but it is all in the pockets.',
  titles: ['What Was in the Pockets', 'An Hour and a Half Left', 'One Thing Stays In', '{H} Saves It Up', 'Until the Lid Was On'],
  company: ['clock', 'tin', 'pockets', 'coat', 'peg'],
  want: [
    {
      id: 'an-hour',
      A: 'partner',
      paragraphs: [
        'It was the last day of {ends}, and it was evening already. “Is it over?” asked {A}. “Not quite,” said {H}, and looked at the clock. “There’s an hour and a half left until bed. That still counts as {ends}.”',
        '{H} wanted to have every minute of it. “What do you do with an hour and a half?” asked {A}. “You save it,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'saving',
      A: 'partner',
      paragraphs: [
        'So they sat down and did nothing, so as not to use any of it up. “How much is left of {ends}?” whispered {H} after a while. {A} looked. “An hour and a quarter.” “But we haven’t done anything!” said {H}.',
        '“It goes by itself,” said {A}. “It goes even if you sit on it.”',
        { extra: 1, joins: true, both: ['{H} got up and looked at the chair. A quarter of an hour of {ends} was gone, and nobody had had it.'] }
      ]
    },
    {
      id: 'stop-the-clock',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could stop the clock,” said {A}. They hung a towel over it. Under the towel it ticked on, only more as if it had a cold.',
        '“It’s still going,” said {H}. “It’s offended as well,” said {A}. They took the towel off again, and begged its pardon. It had missed one minute, and made up for it at once.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you done everything?” asked {A}. {H} had kept a list since the first day of {ends}. There were eleven things on it, and nine had a tick. Number four had been too wet. Number ten was a giraffe.',
        '“Nobody ever does all of a list,” said {A}. “It wouldn’t be a list, then.” {H} made a small tick beside the giraffe, for having thought of it so often.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do it all,” said {H}, “the whole of {ends}, quickly.” They did the first day, and the day when it rained, and the one with a wasp. {H} was everybody, and {A} was the weather. In ten minutes they were through, and lay on the rug.',
        '“That was {ends},” said {H} without much breath. “It was nothing but running.” “What have you got in your pockets?” asked {A}. “You rattled all the way.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} doesn’t know that it’s the last day of {ends},” said {H}. {A} lay there, and had as much time as always. “Shall we say so?” They thought about it from both sides.',
        '“No,” said {H}, and lay down beside {A} for a bit. Down there it was an evening like any other. It smelt of dust and a little of biscuit.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m going to have some more of it tomorrow,” said {S}. “It’s over tomorrow,” said {A}. “Not mine,” said {S}. “I kept a bit from Wednesday.”',
        '{S} showed where it was. It was inside a hand, and the hand was shut. {A} would have liked to look in. “Afterwards there’d be light on it,” said {S}, “and then it’s Thursday.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve had a good many last days,” said {S}. “I cried on all of them, until I was nine.” “What happened when you were nine?” asked {A}.',
        '“I’d lost a shoe on the last but one,” said {S}, “so I was busy looking. By the time it turned up, the last day was behind me.” {S} looked down. “I’ve always been a bit grateful to that shoe.”'
      ]
    },
    {
      id: 'goodbyes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We ought to say goodbye to it,” said {A}. {H} went to the window and said goodbye to {ends}, in a loud voice. A man with a bag looked up. “Goodbye!” he called back.',
        '“He took it,” said {H}. They watched him go as far as the corner. He seemed to be pleased with it. {H} had a second goodbye left, and kept that for later.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what comes tomorrow?” asked {A}. {H} had not looked that way yet. They looked together. There was a breakfast, first of all. It was a perfectly good one, with a spoon.',
        '“And after that?” “I can’t see past the spoon,” said {H}. That was quite far enough for an evening. Most days begin just so, and then there is more behind it.'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried it very slowly, too. {A} put on a sock so slowly that it might have been coming off. It took four minutes of {ends}.',
        '“Was that a good four minutes?” asked {H}. “It was a long four minutes,” said {A}. They looked at the sock. Nobody had ever given it so much of a holiday before.'
      ]
    },
    {
      id: 'spread-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} took a spoon, a flat one. “If there’s only a little, you have to spread it thin,” said {A}. So they spread the hour over everything that was there. There was a bit of {ends} for the chair, and a bit for looking out. After that there was a thin bit for the door, and it went as far as the tap.',
        '“And what do we have left?” asked {H}. “What’s on the spoon,” said {A}. That was about a minute, and they shared it. There was hardly anything in it, and yet you noticed it all over.'
      ]
    },
    {
      id: 'measure',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long was it all, really?” asked {H}. {A} laid out spoons, one for each week. There were not enough spoons, or else there were too many weeks. {H} walked along beside them with small steps.',
        '“On the first day it looked longer,” said {H}. “That’s because you saw it from the end,” said {A}. They lay down on the floor and looked along the spoons. From there it was as long as ever.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-table',
      A: 'partner',
      paragraphs: [
        '{H} turned out both pockets on the table, and those of the coat. There lay a peg, and half a ticket. There was a stone that looked like somebody, and a button that was nobody’s. “Where’s this from?” asked {A}. “That’s the wind,” said {H}. “It blew it right at me.” And there was {ends}, day after day, right across the table.',
        'They took up each thing, and told it to each other, and nobody looked at the clock. “I’d forgotten the wind,” said {A}. “I hadn’t,” said {H}. “It was in the left one.”'
      ]
    },
    {
      id: 'tin',
      A: 'partner',
      paragraphs: [
        'Then it was just bedtime. {A} fetched the good tin, and in went {ends}, down to the button. But before the lid went on, {H} took out the peg, and put it back in the coat. “Why?” asked {A}. “For tomorrow,” said {H}. “When I put my hand in, there’ll be something.”',
        'So {A} took the half ticket. “I’ve got a coat as well,” said {A}. And a bit of {ends} hung on two hooks, and nobody could see it from outside.'
      ]
    },
    {
      id: 'label',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} tied a string round the tin. “That’s {ends} in there,” said {H}, “this way up.” They shook it once. It sounded like somebody coming home with full pockets.',
        '“When may we open it?” asked {A}. “When it’s raining,” said {H}, “and we’ve forgotten the wind.” They put the tin where you can reach it in socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran in from the hall, so as not to miss the last of it.',
      '{names} stretched out full length, to make it longer.',
      { text: '{names} hung a sock over the clock.', needs: ['hands'] },
      { text: '{names} turned down the edge of the calendar, to look at the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} lay very still, so as not to use any up.',
      '{names} held back a sneeze, and saved it for later.',
      { text: '{names} stopped stirring the cocoa, halfway round.', needs: ['hands'] },
      { text: '{names} put down one more minute on the table, and it was a raisin.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the stone, which smelled of that day.',
      '{names} nudged the button back from the edge.',
      { text: '{names} added something from another pocket, and it was mostly fluff.', needs: ['hands'] },
      { text: '{names} lined it all up by date, and only the wind got in wrong.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin stood on its shelf, and the coats hung side by side.',
    'They washed and lay down. The clock was allowed to do as it liked now.'
  ],
  last: [
    'The lid was on, and {H} was asleep, with one hand as if it were in a pocket.',
    'All of it had been had, down to the last minute, and {H} slept.'
  ]
})
