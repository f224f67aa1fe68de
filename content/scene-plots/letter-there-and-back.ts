import type { ScenePlot } from '../format.ts'

/** A post office at home: a letter goes to the next room, to the wrong hands, and comes back with more in it than before. */
export const letterThereAndBack: ScenePlot = {
  id: 'letter-there-and-back',
  about: 'The hero writes a letter to the next room and wants an answer; it goes to everybody else first, each adds something, and the answer comes back when nobody is waiting for it.',
  fits: { sorts: 'any', moods: ['alone', 'waiting'] },
  titles: [
    'A Letter to the Next Room',
    'Post for {H}',
    'The Slowest Post in the World',
    'By Return',
    'To Be Opened at Once',
    '{H} Writes about {wish}',
    'It Went under the Door',
    'The Letter That Took the Long Way',
    'Please Write Back',
    'No Stamp Needed',
    'Seven Steps by Post'
  ],
  elements: ['kindness quest', 'message in a bottle'],
  scenes: [
    {
      id: 'write',
      act: 'want',
      steps: [
        {
          both: [
            '{H} wanted a letter. One does not get a letter by wanting, and so {H} wrote one.',
            'There was never any post for {H}. There was only post for grown people, with windows in it.',
            'What does one do who would like to have a letter? “One begins,” said {H}, and took a pencil.'
          ]
        },
        {
          joins: true,
          both: [
            'It was about {wish}. At the top stood Dear, and after that came the difficult part.',
            '“Dear you,” it began. “Tonight I’m thinking about {wish}. Please write back. It’s urgent.”',
            'Half of it was words and half of it was a drawing. All of it was about {wish}.'
          ]
        },
        {
          joins: true,
          both: [
            '“{fact},” stood on the second line. {H} read it over, and found it correct.',
            'At the bottom there was room for one more thing. “{fact},” wrote {H}, very small.',
            'The best sentence was in the middle, where it could not fall out. “{fact}.”'
          ]
        }
      ]
    },
    {
      id: 'post',
      act: 'want',
      steps: [
        {
          both: [
            'A letter has to go through a slot. {H} pushed it under the nearest door, and it was gone.',
            'The post left at six. {H} was the post, and carried it down the passage, and pushed it under a door.',
            'It was folded till it would not fold any more. Then {H} sent it under the door on its stomach.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'After that nothing happened. That is how one knows that it is in the post.',
            '{H} sat down on the floor to wait, with one eye near the gap.',
            'Now it was travelling. One could nearly hear it.'
          ]
        }
      ]
    },
    {
      id: 'wrong-hands',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'It was not meant for {A} at all, but {A} was behind that door. “A letter,” said {A}, and read it standing up.',
            'On the other side stood {A}, on one foot, and the letter stopped against the other. {A} picked it up and read it twice.',
            '{A} found it first. It said Dear you on it, and {A} was nearly sure of being you.'
          ]
        },
        {
          joins: true,
          both: [
            '“That needs an answer,” said {A}. “{guess}.” {A} wrote it under the drawing. “Now it must go on,” said {A}, and sent it on.',
            'In the margin {A} put something in ink. “{guess}.” After that it went under the next door, for it was plainly urgent.',
            '{A} was going to write back. But there was no more room for {H} than the edge, so {A} wrote round it. “{guess}.”'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'alone-post',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} went round by the other door, and there it lay. It was post. {H} opened it as if it had come from far away.',
            'Then it was time for the second delivery. {H} was at home, and answered the door, and was handed a letter by {H}.',
            'Behind the door there was somebody to read it, as soon as {H} had walked there.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          joins: true,
          both: [
            '“Dear {H},” stood in the answer. “I was so pleased. Here’s what else I know. {fact}.”',
            'The answer was shorter than the letter, as answers are. “{guess},” it said. “Or not. Yours, {H}.”',
            'On the back {H} wrote what one would like to be asked. “And how is {H.part}?”'
          ]
        }
      ]
    },
    {
      id: 'waits',
      act: 'way',
      A: 'other',
      spare: 1,
      steps: [
        {
          both: [
            '“Is there any post?” said {H}. {A} looked under the sofa. “Not on this side,” said {A}.',
            '{H} asked {A} how long a letter takes. “Mine took nine days once,” said {A}. “It was for next door.”',
            '“You could ask them,” said {A}. “It’s only over there.” “Then it isn’t a letter,” said {H}.'
          ]
        },
        { joins: true, extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'elder-adds',
      act: 'way',
      spare: 2,
      A: 'elder',
      steps: [
        {
          both: [
            'By then it had got as far as {A}, who looked for the glasses. After that {A} looked for a proper pen, and for somewhere to begin.',
            '{A} read it at arm’s length. “They write about {wish},” said {A}. “In my time one wrote about the weather.”',
            'It came to {A} inside the newspaper. {A} turned it over and read the back first, as one does with news.'
          ]
        },
        {
          joins: true,
          both: [
            '“There was something of the kind when I was small,” wrote {A}. “It was smaller too.” It filled the whole left side.',
            '{A} wrote, “{fact},” with a long loop under it, as one used to. Then it was sent on.',
            'One corner was still white, and into it {A} put a kiss. After some thought there was a second, for {H} to pass on.'
          ]
        }
      ]
    },
    {
      id: 'child-adds',
      act: 'way',
      spare: 3,
      A: 'child',
      steps: [
        {
          both: [
            'Under the table sat {A}, and so the letter stopped there as well. {A} added a face, and then another one, looking at it.',
            '“Is there anything in it?” said {A}, and shook it. There was not. So {A} put in a button, and the letter rattled from then on.',
            '{A} could not read all of it, and said so. But one word was certainly about {part}, and {A} drew that.'
          ]
        },
        {
          joins: true,
          both: [
            '“I’m not telling {H} that it was me,” said {A}, and signed it.',
            'A bit of jam got in at this point. It was never found out from where.',
            'It was the sort of drawing that needs an arrow, and {A} drew the arrow too.'
          ]
        },
        { extra: 2, talk: 'tease' }
      ]
    },
    {
      id: 'pet-carries',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            'For a while the letter lay in the passage, and {A} lay on it. It was the warmest post there has ever been.',
            '{A} was in charge of the next bit. It took some time, and one corner came off.',
            'Nobody had thought of {A} as a postman. {A} had thought of it long ago, and sat down on the letter.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-adds',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} found it between two bills. It was by far the best of the three.',
            'Then it came to {A}, who was holding a pan. It was not a letter for reading with a pan, and {A} put that down.',
            'With the washing it got to {A}. “It’s for nobody,” said {A}, “so it must be for me.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Dear all,” wrote {A}. “This is to say that I’ve read it, and sat down, and read it again.”',
            '{A} wrote three words, crossed out two, and kept the best. It was Yes.',
            'Between the jam and the kisses {A} found an inch, and wrote in it, “{say}.”'
          ]
        }
      ]
    },
    {
      id: 'lost',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It’s lost,” said {H}. “Letters aren’t lost,” said {A}. “They’re somewhere.” They both looked somewhere, and it was not there.',
            '{H} lay down flat and looked under three doors. There was fluff, and a marble. “It has been gone a year,” {H} told {A}.',
            'To be quite sure, {H} and {A} asked at the post office. They were the post office. They did not know either.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'second-letter',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            '{H} began a second letter, to ask after the first. It had one line. “Where are you?”',
            'To pass the time {H} practised {doing}, quite softly, so as not to miss the post.',
            'There was still half a pencil. With that {H} drew {part}, waiting too.'
          ]
        }
      ]
    },
    {
      id: 'arrives',
      act: 'turn',
      steps: [
        {
          both: [
            'And just when {H} had stopped looking, something came under the door. It was thick, and soft, and not at all white any more.',
            'Then there was a small noise, like a mouse with a newspaper. It was the post. It had come back the other way round.',
            '{H} had thought about something else for one whole minute, and in that minute it came.'
          ]
        },
        {
          joins: true,
          both: [
            'It was the same letter. But now it was about {wish} on both sides, and up the edges. There was no room left on it for anything.',
            'At the top stood Dear you, as before. Only that underneath somebody had crossed out you, and written {H}.',
            'One had to turn it round and round to read it, like a map. In the middle, where it could not fall out, there was still {wish}.'
          ]
        }
      ]
    },
    {
      id: 'read-out',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Read it out,” said {A}. So {H} read it out, with the jam, and {A} laughed at a place that {A} had written.',
            '{H} brought it to {A}, to be read together, because it had turned into a long one. They took turns with the words.',
            '“Who is it from?” said {A}, who knew. {H} held it to the lamp. “From nearly all over,” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            '“I shall write back tomorrow,” said {H}. “To whom?” said {A}. “To everybody,” said {H}. “I’ve got the paper. I need the other side of it.”',
            'It was too good for a drawer. {H} and {A} put it under the pillow, where the post does not get lost.',
            '{A} asked whether it had been worth the wait. “It was the waiting that made it so thick,” said {H}.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'read-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} read it by the lamp, slowly, like something from abroad. It was well written. One could tell that they knew each other.',
            'There was a good deal in it. {H} read it once for the news and once for the handwriting.',
            '“They do go on,” said {H}, and read every word.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'That anything had been posted, {names} did not know yet.',
        'Behind this door or that one were {names}, and might get post at any moment.',
        'In the rest of the house were {names}, without any mail so far.'
      ]
    },
    way: {
      both: [
        'It went past {names} as well, and came out heavier.',
        'Part of the way it was carried by {names}, though nobody saw it.',
        'For {names}, too, there was a line free, and it did not stay free.'
      ]
    },
    turn: {
      both: [
        'To {names} it was all read again, from the other end.',
        'Round the lamp, for the second reading, came {names}.',
        'A part of it was plainly from {names}. One could see by the edges.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The last post of the day was the light under the door, and it came without a stamp.',
        'Pencils were put away, and the passage was shut for the night.',
        'There were no more deliveries after eight.'
      ]
    },
    {
      both: [
        'Under the pillow the letter rustled whenever {H} breathed.',
        'Its corners were quite soft by now, and it lay flat, and so did {H}.',
        'What there was to say had been said, and it was in writing.'
      ]
    },
    { extra: 1, draw: 'sleepy' }
  ]
}
