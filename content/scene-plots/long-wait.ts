import type { ScenePlot } from '../format.ts'

/** An evening of waiting: tomorrow it is to be all about the wish, and tonight will not get on. */
export const longWait: ScenePlot = {
  id: 'long-wait',
  beginsElsewhere: true,
  about: 'Tomorrow is to be all about the wish, and the hero wants tomorrow now; every way to make the evening shorter makes it longer, until somebody shows that the waiting can be used up together.',
  fits: { sorts: 'any', moods: ['waiting', 'late', 'first', 'change'] },
  titles: [
    'It Was Not Tomorrow Yet',
    'The Long Wait',
    '{H} Pushes the Clock',
    'How Many Sleeps',
    'Tonight Would Not Get On',
    'One More Evening until {wish}',
    'Half Past Nearly',
    'The Slowest Hour of the Day',
    'Almost Tomorrow',
    'What to Do with a Tonight',
    'Waiting for It'
  ],
  elements: ['time travel', 'patience'],
  scenes: [
    {
      id: 'promised',
      act: 'want',
      steps: [
        {
          both: [
            'It had been promised. Tomorrow was all about {wish}, from breakfast on. The trouble was tonight.',
            'Tomorrow was the day of {wish}. But between {H} and tomorrow there was one whole evening.',
            '{H} wanted it to be morning. In the morning it would be time for {wish}, and not one minute sooner.'
          ]
        },
        {
          both: [
            '“Is it tomorrow now?” said {H}. It was twenty to six.',
            '{H} looked at the clock, and the clock did nothing. “How long is tonight?” said {H}.',
            '“I can’t wait,” said {H}. “I’ve tried it, and I can’t.”'
          ]
        },
        { extra: 2, joins: true, draw: 'detail' }
      ]
    },
    {
      id: 'ready',
      act: 'want',
      steps: [
        {
          both: [
            'With coat and hat on already, {H} went to sit in the hall, on the mat.',
            '{H} put on tomorrow’s socks and sat down on the mat to wait. At least the feet were ready.',
            'There was a mat by the door, and that was the best place to wait. {H} sat there in a coat.'
          ]
        }
      ]
    },
    {
      id: 'clock',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“If I go to bed now, is it sooner?” said {H}. “It’s the same,” said {A}, “but lying down.” {H} tried it, and {A} was right.',
            '{H} shut both eyes, and opened them again. “Good morning,” said {H}. “Good evening,” said {A}.',
            '“Can’t you turn the clock?” said {H}. {A} turned it to morning. They looked out, and it was evening all the same.'
          ]
        },
        {
          joins: true,
          both: [
            '“Waiting’s no good,” said {H}. “Then let’s use it up,” said {A}. “Let’s play it tonight.”',
            '“You’re waiting too hard,” said {A}. “We could practise it tonight. Then we know how it goes.”',
            '“Don’t sit there,” said {A}. “Show me what it’s going to be like.”'
          ]
        }
      ]
    },
    {
      id: 'clock-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} lay down with both shoes on and shut both eyes. It was still evening. “Then I’ll practise it,” said {H}.',
            '{H} said “Good morning” to the lamp, and it was evening all the same. “Then I’ll play it now,” said {H}.',
            '{H} waited for a minute, and it was a very long one. “I’ll do it tonight as well,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'first-play',
      act: 'way',
      steps: [
        {
          both: [
            'They needed {stand.part} first. Tonight that had to be {stand.is}.',
            '{H} got up from the mat and looked for {stand.part}. There was {stand.is}.',
            '“We haven’t got {stand.part} yet,” said {H}. “Then we take {stand.is}.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '{H} was {H.part}. Tomorrow it might be different.',
            '“I’ll be {H.part},” said {H}, “as long as it isn’t tomorrow.”',
            'First of all {H} was {H.part}.'
          ]
        },
        { joins: true, draw: 'goes' },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'first-mishap',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Now it can’t happen tomorrow,” said {A}. “It’s used up.”',
            '“How late is it?” said {H}. {A} looked. It was half an hour later, all by itself.',
            '“It’s a good thing that we tried,” said {H} to {A}. “I wouldn’t have known that tomorrow.”'
          ]
        }
      ]
    },
    {
      id: 'first-mishap-alone',
      act: 'way',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' },
        {
          both: [
            '“Now I know that for tomorrow,” said {H}.',
            'When {H} looked at the clock again, it had moved by itself.',
            '“That took ten minutes,” said {H}, and was glad of every one.'
          ]
        }
      ]
    },
    {
      id: 'elder-wait',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '“I once waited a year for a coat,” said {A}. “Then it came, and I’d grown.” {H} pulled at both sleeves.',
            'For {A} the evening was going too fast. “Then let’s swap,” said {H}. They swapped chairs, and it was no different.',
            '“Are you waiting too?” said {H}. “All the time,” said {A}. “I’m old, so I’m quick at it.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Tell me something about {wish}, then it’ll go faster,” said {H}. “{fact},” said {A}.',
            '“{fact},” said {H}. “I’ve got to tell somebody tonight.” {A} was glad that it was {A}.',
            '“And what do you know about {wish}?” said {H}. “{guess},” said {A}. {H} had to laugh, and that took a whole minute.'
          ]
        },
        { extra: 1, talk: 'near' }
      ]
    },
    {
      id: 'child-wait',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} could not wait either, only louder. They could not wait together for a while, up the passage and down again.',
            '“Tomorrow I’m {part},” said {A}. “Then I’m {part.2},” said {H}. That was tomorrow settled.',
            '“I know what happens tomorrow,” said {A}. “I’ll tell you for a biscuit.” {H} knew as well. They shared the biscuit.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-wait',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'Nobody could wait like {A}. {A} lay down in front of the door, chin on the floor.',
            '{H} asked {A} how waiting was done. {A} sighed through its nose, and that was how.',
            '{A} was waiting too, but for supper. {H} lay down next to it, and it was warmer like that.'
          ]
        }
      ]
    },
    {
      id: 'talk-of-it',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“How will it be?” said {A}. “I know already,” said {H}. “{fact}.”',
            '“What if it’s different tomorrow?” said {H}. “{guess},” said {A}. “Then I’ll stay and watch,” said {H}.',
            '“What do we say when it starts?” said {A}. “{say},” said {H}. They said it twice, to be sure.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'chain',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '“What is there still to do tonight?” said {A}. {H} counted. There was supper, bath, teeth and bed. It wasn’t so much.',
            '{A} cut a paper strip for everything that was left to do. {H} could tear one off every time.',
            '“It comes quicker if you’ve got clean ears,” said {A}. {H} didn’t quite believe it, and washed them, in case.'
          ]
        }
      ]
    },
    {
      id: 'window',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            '{H} looked out of the window. It was getting dark, not very fast, from the edges inwards.',
            'Over the way they had put out the light already. For them it was nearly tomorrow.',
            '{H} breathed on the window and wrote Now. It ran down and was gone.'
          ]
        }
      ]
    },
    {
      id: 'once-more',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            '“Once more,” said {H}, “the bit before that.”',
            'There was still some evening left. {H} used it for the next bit.',
            '{H} wanted to see what came after that.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'second-play',
      act: 'turn',
      steps: [
        {
          both: [
            '“Now the bit with {stand.part},” said {H}. “I’ve thought about that the most.” For tonight it was {stand.is}.',
            '“That wasn’t all of it,” said {H}. “There’s {stand.part} as well.” For that {H} took {stand.is}.',
            'One thing had been left until last, and that was {stand.part}. {H} pointed at {stand.is}.'
          ]
        }
      ]
    },
    {
      id: 'second-mishap',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'second-mishap-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'late',
      act: 'turn',
      steps: [
        {
          both: [
            'Then {H} looked up, and it was late. The evening had gone by while nobody was looking at it.',
            'When {H} thought of the clock again, it was bedtime. Nobody had pushed it.',
            '“Is it bedtime?” said {H}. “Already?” The whole evening had been used up.'
          ]
        }
      ]
    },
    {
      id: 'late-together',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“Were you waiting too?” said {H}. “All evening,” said {A}. “I was just quieter about it.”',
            '“Is it tomorrow now?” said {H}. “Nearly,” said {A}. “You only have to lie down once.”',
            '{A} hung up the coat where tomorrow would find it. “Now it can come,” said {H}.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'late-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} hung up the coat and left the socks on. The feet at least would be in time.',
            '“Now you can come,” said {H} to tomorrow, through the keyhole.',
            '{H} put both shoes by the door, with the toes to the street.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'It was the same evening for {names}, and just as long.',
        'Coming and going past the door were {names}.',
        'That it was only Thursday had been noticed by {names} as well.'
      ]
    },
    way: {
      both: [
        'In the waiting room, which was the mat, sat {names} too by then.',
        'A piece of the evening was taken off by {names}.',
        'So that it went quicker, {names} waited along with them.'
      ]
    },
    turn: {
      both: [
        'It had grown late for {names} as well.',
        'Yawning by turns, {names} agreed about the time.',
        'Not even {names} had seen it go by.'
      ]
    }
  },
  bed: [
    {
      both: [
        'Everything was ready, down to the shoelaces.',
        'By the door stood the shoes, with their toes to the street.',
        'All the small things that had to happen first had happened, but one.'
      ]
    },
    {
      both: [
        'The quickest way to tomorrow was the soft one, and {H} lay down on it.',
        'The clock went on by itself. Nobody had to watch it any more.',
        'Tomorrow was coming, along all the dark streets. It would not miss the house.'
      ]
    }
  ]
}
