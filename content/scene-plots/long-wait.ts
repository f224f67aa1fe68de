import type { ScenePlot } from '../format.ts'

/** An evening of waiting: tomorrow it is to be all about the wish, and tonight will not get on. */
export const longWait: ScenePlot = {
  id: 'long-wait',
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
            'It had been promised. Tomorrow was going to be all about {wish}, from breakfast on. The trouble was tonight.',
            'Between {H} and tomorrow there was one whole evening. Tomorrow it was {wish}. Tonight it was Thursday.',
            '{H} wanted it to be morning. In the morning they were going to see about {wish}, and not one minute sooner.'
          ]
        },
        {
          both: [
            '“Is it tomorrow now?” said {H}. It was twenty to six.',
            'The clock had a long hand and a short hand, and neither of them was doing anything.',
            '{H} looked at the evening from all sides. There did not seem to be a way round it.'
          ]
        },
        { extra: 1, joins: true, draw: 'detail' }
      ]
    },
    {
      id: 'ready',
      act: 'want',
      steps: [
        {
          both: [
            'So {H} got ready at once: coat, hat, and {prop.is}, for one never knows. Then {H} sat down by the door, in all of it.',
            'Everything was laid out for it in the right order, and {prop.is} came first. That took four minutes.',
            '{H} put on tomorrow’s socks already. It did not help, but the feet were ahead.'
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
            '{H} gave the clock a push. Now it was half past nine. {A} looked at it, and then at {H}, and then at the soup, which was still raw.',
            '“If I go to bed now, is it sooner?” said {H}. “It’s the same,” said {A}, “but lying down.” {H} tried it, and {A} was right.',
            'One can shut both eyes and say that it is morning. {H} did. “Good morning,” said {H}. “Good evening,” said {A}.'
          ]
        },
        {
          joins: true,
          both: [
            'It got no earlier and no later. It only got crooked.',
            '“That wasn’t it,” said {A}. {H} could see that it was not.',
            'After that the evening was if anything a bit longer than before.'
          ]
        },
        { extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'clock-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} gave the clock a push. It ticked on as if nothing had been said.',
            '{H} lay down on the bed with both shoes on. For about a breath and a half it was very nearly sleep.',
            'Perhaps it was waiting for {H}, too, and did not know the way. {H} put on one more lamp for it.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'use-up',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '“You’re doing it wrong,” said {A}. “One doesn’t wait for it. One waits with it. What will you do first?” {H} had to think about that.',
            '{A} sat down beside {H}, on the mat by the door. “Tell me how it’s going to go,” said {A}, “and leave nothing out.”',
            '“A wait is as long as one looks at it,” said {A}. “Look at something else. Show me how one {did}, in your opinion.” {H} stood up to show it.'
          ]
        },
        { draw: 'goes' },
        {
          joins: true,
          extra: 1,
          both: [
            '“And after that?” said {A}. {H} had already thought of an after that.',
            '“I didn’t know there was so much of it,” said {A}, and moved closer.',
            'That alone used up ten minutes. {A} and {H} both looked, and it was true.'
          ]
        }
      ]
    },
    {
      id: 'elder-wait',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '“I’ve waited for things,” said {A}. “I once waited a year for a coat. It came, and I had grown.” {H} felt both sleeves.',
            'For {A} the evening was going too fast. {H} offered to swap, and they tried it, with the chairs, and it was no different.',
            '“{fact},” said {H} to {A}. “Who told you?” said {A}. “You did,” said {H}, “while we were waiting the last time.”'
          ]
        },
        { joins: true, extra: 1, talk: 'near' }
      ]
    },
    {
      id: 'child-wait',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '{A} could not wait either, only louder. They could not wait together for a while, {A} and {H}, up the passage and down again.',
            '“I know what happens tomorrow,” said {A}. “I’ll tell you for a biscuit.” {H} knew as well. They split the biscuit over it.',
            '“When it’s there, I’m {part},” said {A}. “Then I’m {part.2},” said {H}. That was tomorrow settled, for the most part.'
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
            'Nobody could wait like {A}. {A} lay down in front of the door, chin on the floor, and did it by the hour.',
            '{H} asked {A} how it was done. {A} sighed through its nose, and that was how.',
            'For {A} it was always now. {H} lay down next to it, to see how that felt, and it was warmer.'
          ]
        }
      ]
    },
    {
      id: 'trial',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“We could try it out tonight,” said {H}, “so that nothing can go wrong with it.” {A} thought that something might.',
            'A little of tomorrow could be had in advance, said {A}. {H} took it with both hands.',
            'It is well known that everything has to be tested the evening before. {H} and {A} tested it.'
          ]
        },
        { joins: true, draw: 'problem' },
        { draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'chain',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} cut a strip of paper for each thing that still had to happen: supper, bath, teeth, bed. {H} could tear one off every time. It was a short row.',
            '“How many things are left today?” said {A}. {H} counted, and it was five, and one of them was pudding. They began with that.',
            '“It comes quicker if one has clean ears,” said {A}. {H} did not quite believe it, and washed them, in case.'
          ]
        },
        { joins: true, extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'guessing',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            'They guessed how it would be. “{guess},” said {A}. “I doubt it,” said {H}, “but I would go and see that as well.”',
            '“{fact},” said {H}. “I shall say that tomorrow, quite by the way.” {A} promised to be surprised, and practised it.',
            '{A} wanted to know what to say to it when it came. “{say},” said {H}. They said it to each other, to be in good voice.'
          ]
        }
      ]
    },
    {
      id: 'window',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'From the window one could see that it was getting dark, not very fast, from the edges inwards. {H} watched it as one watches a pan of milk.',
            'Over there they had put out the light already. For them it was nearly tomorrow.',
            '{H} breathed on the glass and wrote one word in it. It was Now. It ran down and became something else.'
          ]
        }
      ]
    },
    {
      id: 'late',
      act: 'turn',
      steps: [
        {
          both: [
            'And then {H} looked up, and it was late. Nobody had pushed it. It had gone by while they were busy.',
            'When {H} thought of the clock again, it had got to bed all by itself.',
            'The evening was nearly used up, and {H} had not noticed the last part of it at all.'
          ]
        },
        {
          both: [
            '“Already?” said {H}. There were still two things that {H} would have liked to do before {wish}.',
            'Even for {wish}, one could have done with a bit more of it. That is how it is with evenings. First there is too much, and then one is at the end.',
            '“We haven’t finished tonight,” said {H}. “We can’t have {wish} on top of it.”'
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
            '“Just one more thing, and then it can come,” said {H}. So {A} and {H} sat on the mat once more. They said what it would be, from the beginning.',
            '{A} took the hat off {H}, and the coat, and hung them where tomorrow would find them.',
            '“Were you waiting too?” said {H}. “All evening,” said {A}. “I was just quieter about it.” {H} gave {A} a bit of the blanket.'
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
            '{H} took off the coat, and left the socks on. So the feet at least would be in time.',
            'Once more {H} looked at the chair where everything lay ready. It could wait by itself now.',
            '“You can come when you like,” {H} told it, through the keyhole.'
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
        'There was one thing left that had to happen first, and it was done lying down.',
        'Two shoes stood at the door with their toes to the street.',
        'The quickest way to tomorrow was the soft one, and it began at the pillow.'
      ]
    },
    {
      both: [
        'Whoever sleeps does not have to wait. It is done for them.',
        'The clock went on by itself. Nobody had to watch it any more.',
        'It was coming at its own pace, along all the dark streets. It would not miss the house.'
      ]
    },
    { extra: 1, draw: 'sleepy' }
  ]
}
