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
            '{H} wanted a letter. There was never any post for {H}, only for grown-ups. So {H} wrote one.',
            '“I never get a letter,” said {H}. Waiting did not help. So {H} wrote to somebody first.',
            'You have to write first, before anybody writes to you. So {H} took a pencil and began.'
          ]
        },
        {
          joins: true,
          both: [
            '“Dear you,” it said. “Do you know what I like? I like {wish}. Please write back soon.”',
            'It said Dear you, and under that it was all about {wish}.',
            'At the top {H} wrote, “Dear you, this is about {wish}. What do you know about it? It’s urgent.”'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'There was one more line at the bottom. “{fact},” wrote {H}.',
            '“{fact},” it said at the end, a bit crooked.',
            'At the end {H} wrote something true. “{fact}.”'
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
            'Then {H} folded the letter and pushed it under the nearest door.',
            '{H} was the post as well. The letter went along the passage, and under a door.',
            'It was folded till it would not fold any more. Then {H} pushed it under a door on its stomach.'
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
            'Behind that door was {A}. “A letter!” said {A}, and read it standing up.',
            'On the other side stood {A}, and the letter stopped against one foot. {A} read it twice.',
            '{A} found it first. It said Dear you, and {A} was nearly sure of being you.'
          ]
        },
        {
          joins: true,
          both: [
            '“{guess},” wrote {A} at the bottom. “I know that’s so.” Then it was pushed back to {H}.',
            '{A} wrote back at once, right under the last line. “{guess},” it said there. Back went the letter.',
            'There was just enough room for an answer. “{guess},” wrote {A}. The letter came back under the door.'
          ]
        }
      ]
    },
    {
      id: 'come-and-see',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“That’s wrong,” said {H}, and opened the door. “You have to come and see it,” said {H} to {A}.',
            '“I can’t write that down,” said {H}, and went to fetch {A}. “I have to show you.”',
            'Under the answer it said, “Show me.” So {H} opened the door, and showed {A} how {wish} really is.'
          ]
        },
        {
          joins: true,
          both: [
            'They needed {stand.part} for that. They took {stand.is}.',
            '“This is {stand.part},” said {H}. It was really {stand.is}.',
            '{A} wanted to be shown {stand.part} first. For that there was {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“And who am I?” said {A}. “You’re {A.part},” said {H}. “It says so in the letter.”',
            '{A} was to be {A.part}, and {H} was {H.part}.',
            '“You can be {A.part},” said {H}. {A} wiped both feet and came in.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“I’ll put that in the letter,” said {A}, and did.',
            '“That has to go in,” said {H}. {A} wrote it round the edge of the letter.',
            '“Now I know more than I did,” said {A}, and wrote it on the back of the letter.'
          ]
        }
      ]
    },
    {
      id: 'alone-post',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} went round to the other side, and there lay a letter. {H} was glad to get one.',
            'Then there was a second post. {H} gave the letter to {H}, and said thank you.',
            'Behind the door there was somebody to read it, as soon as {H} had walked there.'
          ]
        },
        {
          joins: true,
          both: [
            '“Dear {H},” said the answer, “please show me how it’s done.”',
            '“I’d like to see that,” {H} wrote on the back. Then it was shown.',
            'It was a good letter, but something was missing. It had to be tried out first.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' },
        {
          both: [
            'All of that was written on the back of the letter.',
            '{H} put that in the letter too, with a drawing.',
            '“P.S.,” wrote {H}, “that’s how it goes.”'
          ]
        }
      ]
    },
    {
      id: 'elder-adds',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            'By then the letter had got to {A}, who looked for the glasses, and then for a pen.',
            '{A} found the letter in the newspaper. {A} read it first and the newspaper later.',
            'The letter came to {A} as well. “For me?” said {A}. “I haven’t had one of these for years.”'
          ]
        },
        {
          joins: true,
          both: [
            '“{fact},” wrote {A}, with a long loop under it.',
            '“When I was small,” wrote {A}, “we had that too, but it was smaller.”',
            'There was still one white corner, and {A} put a kiss in it.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'child-adds',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} sat under the table with the letter, and added a face, and another one, looking at it.',
            '“Is there anything in it?” said {A}, and shook the letter. There wasn’t. So {A} put in a button.',
            'One word in the letter was about {part}, {A} was sure of that. {A} drew it.'
          ]
        },
        {
          joins: true,
          both: [
            'A bit of jam got on to it at this point, and it was not {A}, said {A}.',
            '“I’m not telling who drew that,” said {A}, and signed it.',
            'It needed an arrow, so that one could see what was what. {A} drew the arrow too.'
          ]
        },
        { extra: 2, talk: 'tease' }
      ]
    },
    {
      id: 'pet-carries',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'For a while the letter lay in the passage, and {A} lay on it. It was very warm post.',
            '{A} carried the letter for a bit. It took some time, and one corner came off.',
            'Once the post was late, because {A} was sitting on it.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-adds',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} found the letter between two bills. It was by far the best of the three.',
            'The letter came to {A} with the washing. “It’s for nobody,” said {A}, “so it must be for me.”',
            '{A} read it with a pan in one hand. Then {A} put down the pan and read it again.'
          ]
        },
        {
          joins: true,
          both: [
            '“{say}!” wrote {A}, and it filled the whole side.',
            '“Dear {H},” wrote {A}. “I’ve read it, and sat down, and read it again.”',
            '{A} wrote three words and crossed out two. The one that was left was Yes.'
          ]
        }
      ]
    },
    {
      id: 'waits',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Is there any post?” said {H}. {A} looked under the sofa. “Not here,” said {A}.',
            '“How long does a letter take?” said {H}. “Mine took nine days once,” said {A}. “It was for next door.”',
            '“You could just ask them,” said {A}. “Then it isn’t a letter,” said {H}.'
          ]
        },
        { extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'second-letter',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'While the letter was away, {H} wrote another. “Where are you?” it said.',
            'There was still half a pencil. With that {H} drew {part}.',
            '{H} lay on the floor, with one eye near the gap, and waited for the post.'
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
            'And when {H} had stopped looking, the letter came back once more. It was all soft, and not white any more.',
            'There was a small noise, like a mouse with a newspaper. That was the letter, under the door.',
            'Then the post came one last time. It was the same letter, and it had got much thicker.'
          ]
        },
        {
          joins: true,
          both: [
            'It was about {wish} on both sides, and up the edges. But the last line was a question.',
            'There was no end of {wish} in it. At the very end it said something new.',
            'It said {wish} in every corner. But at the very bottom there was one new line.'
          ]
        },
        {
          joins: true,
          both: [
            '“Can we do the bit with {stand.part}?” it said. For that {H} got {stand.is}.',
            '“And what about {stand.part}?” it said there. “We could take {stand.is}.”',
            '“I want to be there when it’s {stand.part},” it said. {H} fetched {stand.is}.'
          ]
        }
      ]
    },
    {
      id: 'answer',
      act: 'turn',
      S: 'other',
      A: 'hero',
      party: 'together',
      steps: [
        {
          both: [
            '“I wrote that,” said {S}. “I want to do it, too, not only write.”',
            '“Was that you?” said {H} to {S}. “It might have been,” said {S}, and came in.',
            '{S} came along the passage after the letter, quick as the post.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'answer-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'read-out',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'Then {H} read the whole letter out. {A} laughed in the places that {A} had written.',
            '“Who is it from?” said {A}. {H} held the letter to the lamp. “From nearly everybody,” said {H}.',
            'There was no room left on the letter, not even for a kiss. {A} gave it to {H} without paper.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“I’ll write back tomorrow,” said {H}. “Who to?” said {A}. “To all of you,” said {H}.',
            '“Was it worth waiting for?” said {A}. “The waiting made it so thick,” said {H}.',
            '{H} and {A} put it under the pillow, where no post gets lost.'
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
            '{H} read it by the lamp, slowly, as one reads a letter from far away.',
            'There was a lot in it. {H} read it once for the news and once for the drawings.',
            '“Dear me,” it said at the end, “please write again.” That was a good letter.'
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
        'A part of it was plainly from {names}. You could tell by the edges.'
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
    }
  ]
}
