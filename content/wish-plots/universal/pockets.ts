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
        { extra: 1, joins: true, both: ['{H} got up and looked at the chair. A quarter of an hour was gone, and nobody had played in it.'] }
      ]
    },
    {
      id: 'stop-the-clock',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could stop the clock,” said {A}. They hung a towel over it. Under the towel it ticked on, only as if it had a cold.',
        '“It’s still going,” said {H}. “It’s offended as well,” said {A}. They took the towel off again, and begged its pardon. It had not missed a single minute.'
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
        '“Then we’ll do it all,” said {H}, “the whole of {ends}, quickly.” They did the first day, and the day when it rained, and the one with a wasp. In ten minutes they were through, and lay on the rug.',
        '“That was {ends},” said {H}, out of breath. “It was nothing but running.” “What have you got in your pockets?” asked {A}. “You rattled all the way round.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} doesn’t know that it’s the last day of {ends},” said {H}. {A} lay there, and had as much time as always. “Shall I tell {A}?”',
        '“Better not,” said {H}, and lay down beside {A} for a bit. Down there it was an evening like any other. It smelt of dust and a little of biscuit.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m going to have some more of it tomorrow,” said {S}. “It’s over tomorrow,” said {A}. “Not mine,” said {S}. “I kept a bit from Wednesday.”',
        '{S} showed where it was. It was inside a hand, and the hand was shut. {A} would have liked to look in. “No,” said {S}. “If I open it, it gets out.”'
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
        '“He’s taken it with him,” said {H}. They watched him go as far as the corner. He seemed to be pleased with it. {H} had a second goodbye left, and kept that for later.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what comes tomorrow?” asked {A}. {H} had not looked that way yet. They looked together. There was a breakfast, first of all. It was a perfectly good one, with a spoon.',
        '“And after that?” “I can’t see past the spoon,” said {H}. That was quite far enough for an evening. Most days begin with a spoon, and all the rest is behind it.'
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
        '{A} took a spoon, as if there were butter on it. “If there’s only a little, you have to spread it thin,” said {A}. So they spread the last hour over everything in the room. There was a bit of {ends} for the chair, and a bit for looking out. After that there was a thin bit for the door, and it went as far as the tap.',
        '“And what do we have left?” asked {H}. “What’s on the spoon,” said {A}. That was about a minute, and they shared it, lick by lick.'
      ]
    },
    {
      id: 'measure',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long was it all, really?” asked {H}. {A} laid out spoons, one for each week. There were not enough spoons, and the last weeks had to be forks. {H} walked along beside them with small steps.',
        '“On the first day it looked longer,” said {H}. “That’s because you were at the other end of it,” said {A}. They lay down on the floor and looked along the spoons. From there it was as long as ever.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-table',
      A: 'partner',
      paragraphs: [
        '{H} turned out both pockets on the table, and then those of the coat in the hall. There lay a peg, and half a ticket. There was a stone with a face, and a button. “Where’s the peg from?” asked {A}. “From the windy day,” said {H}. “The wind blew it right at me.” Each thing had a whole day in it. And there was {ends}, one day after another, right across the table.',
        'They took up each thing and told its day to each other, and nobody looked at the clock. “I’d forgotten the wind,” said {A}. “I hadn’t,” said {H}. “It was in my left pocket. It’s all still here.”'
      ]
    },
    {
      id: 'tin',
      A: 'partner',
      paragraphs: [
        'Then it was just bedtime. {A} fetched the biscuit tin with the good lid, and in went {ends}, down to the button. But before the lid went on, {H} took out the peg, and put it back in the coat. “Why?” asked {A}. “For tomorrow,” said {H}. “When I put my hand in, there’ll be something.”',
        'So {A} took the half ticket. “I’ve got a coat as well,” said {A}. And a bit of {ends} hung on two hooks, and nobody could see it from outside.'
      ]
    },
    {
      id: 'label',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} tied a string round the tin. “That’s {ends} in there,” said {H}, “this way up.” They shook it once. It sounded like somebody running home with full pockets.',
        '“When may we open it?” asked {A}. “When it’s raining,” said {H}, “and we’ve forgotten the wind.” They put the tin where you can reach it in socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran in from the hall, so as not to miss the last of it.',
      '{names} stretched out full length, to make it longer.',
      { text: '{names} cleared the supper plates away at a run, so that there was more evening.', needs: ['hands'] },
      { text: '{names} lifted the page of the calendar, and let it drop again quickly.', needs: ['hands'] }
    ],
    way: [
      '{names} lay very still, so as not to use any up.',
      '{names} held back a sneeze, and saved it for later.',
      { text: '{names} stopped stirring the cocoa, halfway round.', needs: ['hands'] },
      { text: '{names} laid out a raisin for every minute that was left, and ate a few minutes.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the stone, which still smelled of outdoors.',
      '{names} nudged the button back from the edge.',
      { text: '{names} emptied some more pockets, and it was mostly fluff.', needs: ['hands'] },
      { text: '{names} lined the things up by date, with the peg in the wrong week.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin stood on its shelf with its lid on. The coats hung side by side, with nothing at all in their pockets.',
    'They washed and lay down. The clock was allowed to do as it liked now.'
  ],
  last: [
    'The lid was on, and {H} was asleep, with one hand as if it were in a pocket.',
    'All of it had been had, down to the last minute, and {H} slept.'
  ]
})
