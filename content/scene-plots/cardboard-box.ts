import type { ScenePlot } from '../format.ts'

/** One large box and several opinions of what it is; by the end it has been everything, and one thing most of all. */
export const cardboardBox: ScenePlot = {
  id: 'cardboard-box',
  about: 'A large box is left over, and the hero wants it to be the wish; each of the household makes it into something else first, until its last and best use.',
  fits: { sorts: ['vehicle', 'creature', 'thing', 'place', 'tale', 'job'], moods: ['learning', 'quarrel'] },
  titles: [
    'The Box',
    'Mostly Cardboard',
    'It Had Been a Fridge',
    'This Way Up',
    '{H} and the Box',
    'A Box Is Never Only a Box',
    'Room for One More Inside',
    'What the Box Was Next',
    'Everything but a Box',
    'With a Flap for a Door',
    'A Box about {wish}',
    'Before It Went Soft'
  ],
  elements: ['time travel', 'magical discovery'],
  scenes: [
    {
      id: 'arrives',
      act: 'want',
      steps: [
        {
          both: [
            'It stood in the hall when they came home, and it was as high as {H}. Whatever had been in it was gone. It was only a box.',
            'Something had been delivered next door, and the box was left over. It was brown, and large, and it smelled of new.',
            'There had been a fridge in it. Now there was nothing in it, and that was much more.'
          ]
        },
        {
          joins: true,
          both: [
            '{H} walked once round it and knew at once. It had to do with {wish}.',
            'Other people see a box. {H} saw that it was going to be all about {wish}.',
            '“Don’t fold it,” said {H}. “I need it for {wish}.”'
          ]
        }
      ]
    },
    {
      id: 'first-idea',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It’s {prop.part},” said {H}. {A} looked in. “Where do I sit?” said {A}. “You’re the wheel,” said {H}.',
            '“Here’s {prop.part},” said {H}. “It says Fridge,” said {A}. “That’s on the outside,” said {H}.',
            '“{prop.part},” said {H}, and knocked on it. “It was going to be my shop,” said {A}. “First it’s this,” said {H}.'
          ]
        },
        { extra: 1, talk: 'begin' }
      ]
    },
    {
      id: 'first-idea-alone',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            '“You’re {prop.part},” said {H} to the box. The box had nothing against it.',
            '{H} got in and shut the flaps. It was quite dark and quite big, and it was already {prop.part}.',
            'With one thumb {H} made a hole to look out of. That made it {prop.part}.'
          ]
        }
      ]
    },
    {
      id: 'make-it',
      act: 'way',
      steps: [
        {
          both: [
            'Of course it needed one or two things. {prop.is} was put on top, and a plate was stuck on with jam.',
            '{H} drew on it with both hands. What could not be drawn was {prop.is}, tied on with a shoelace.',
            'A flap was folded up, and another one down. On the front went {prop.is}, so that one should know at once.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          extra: 1,
          joins: true,
          both: [
            '“{say}!” said the box. It had a deep voice, from all that cardboard.',
            '“{fact},” said {H}, from inside, to whoever was going past.',
            'It rocked a little, and that was as it should be.'
          ]
        }
      ]
    },
    {
      id: 'other-idea',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'Hardly was {H} out of it when {A} was in. “Now it’s {part},” said {A}, and shut the flap. “It was that all the time, at the back.”',
            '“My go,” said {A}. When the flaps opened again, it was not {prop.part} any more. It was {part}, and cost a button.',
            '{A} turned it over, without asking. “You had it upside down,” said {A}. “This way up it’s {part}.”'
          ]
        },
        {
          joins: true,
          both: [
            '“{guess},” said {A}, through the hole. {H} knocked on the roof. “That isn’t so,” said {H}.',
            '{H} was not pleased, and then {H} saw the little window, and was.',
            '“You might have said,” said {H}. “I did say,” said {A}. “I said it in here.”'
          ]
        }
      ]
    },
    {
      id: 'elder-idea',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} only wanted to put a foot in, and then it was both feet. “We had a box like this,” said {A}. “I was born next to it.”',
            '{A} sat down in it with a cup. “It’s an armchair,” said {A}. “Everything is, sooner or later.”',
            'They had to help {A} in, and it took longer to get {A} out. “I’m {A.part},” said {A}, in between.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“What was yours?” said {H}. “A boat, on Mondays,” said {A}, “and otherwise a shop.”',
            '“{fact},” said {A}. “I learned that in a box.” {H} believed it.',
            'When {A} had got out, it was warm in there, and smelled of peppermint.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'child-idea',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            'With {A} it was a cave, and nobody was let in without a word. The word was {say}, and it was changed each time.',
            '{A} wanted it to be a bath. {H} said no. {A} had already fetched a duck.',
            '{A} put it on, like a coat, and walked about in it, and met the door. “Who put that there?” said the box.'
          ]
        },
        { joins: true, extra: 1, talk: 'differ' },
        {
          extra: 2,
          both: [
            'They both got in, and then neither could say what it was, for laughing.',
            'In the end it was cut fair. The left side was {H}’s, and the right side was {A}’s, and the roof was for both.',
            '“We can have a door each,” said {H}. {A} had been about to say that.'
          ]
        }
      ]
    },
    {
      id: 'pet-idea',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'For a while nobody could use it, because {A} was in it. {A} had known from the beginning what it was. It was {A}’s.',
            'When they came back with the string, there was a tail hanging out of the box. It was {A}, and it was taken.',
            '{A} got in and turned round three times. Then it looked out like somebody who has moved house.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-idea',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '“It goes out with the paper tomorrow,” said {A}. Then {A} put a head in, only to see, and was not heard of for some time.',
            '{A} asked if it might be an office for five minutes, one with nobody in it. {H} let {A} have six.',
            '“I could get the washing in here,” said {A}. It was the worst of all the ideas, and they told {A} so.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{say},” came from within, rather happily.',
            '“It’s very quiet,” said {A}, “and it doesn’t ask me anything.”',
            'When {A} came out again, {A} had pencil on one cheek.'
          ]
        }
      ]
    },
    {
      id: 'window',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'It was given a window, with a curtain made of a sock. Through it one saw the lamp, and it might have been the sun.',
            'Inside, somebody had drawn a clock, and it was always ten past four.',
            'By then there was more writing on it than box. It said This Way Up in one place, and in another place it did not.'
          ]
        },
        { joins: true, extra: 1, draw: 'detail' }
      ]
    },
    {
      id: 'trouble',
      act: 'way',
      spare: 6,
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
      id: 'guest-idea',
      act: 'way',
      spare: 7,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a guest, and was asked what it ought to be. “May it be a box for a bit?” said {A}. “We never get one at home.”',
            '“With us they’re rounder,” said {A}, and climbed in, and was shown all the rooms.',
            '{A} knocked before coming in. Nobody had thought of that, and after it everybody knocked.'
          ]
        }
      ]
    },
    {
      id: 'soft',
      act: 'turn',
      steps: [
        {
          both: [
            'Then it happened. It had been so many things that one side gave in. It leaned, and it sighed, and it lay down flat.',
            'There was a tearing noise. All at once it had no corners. It was a very large piece of paper, with a window in it.',
            'Nobody had done it. It had simply been got into once too often, and now it came apart along the back.'
          ]
        }
      ]
    },
    {
      id: 'try-mend',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{H} held up the one side, and then the other lay down. {H} held both, and then there was no hand left over for anything.',
            'With all the tape that there was {H} stuck it together. It stood up, looked round, and fell the other way.',
            '“Stay,” said {H} to the box. It had always done as it was told, up to now.'
          ]
        },
        {
          both: [
            '“Don’t put it up again,” said {A}. “Lay it down. Look how much of it there is.”',
            '“Perhaps it’s tired of being in between,” said {A}. “Flat, it’s as big as the room.”',
            '“You’re trying to make it what it was,” said {A}. “Ask it what it is now.”'
          ]
        },
        {
          joins: true,
          both: [
            'So {H} and {A} spread it out, and it was a floor. Everything that it had been was drawn on it.',
            '{A} smoothed one half and {H} the other. There it lay, like a map of the whole evening.',
            '{H} let go, and {A} caught the last corner. It was not a ruin at all. It was a picture.'
          ]
        }
      ]
    },
    {
      id: 'try-mend-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} tried tape, and then both arms, and then a kind word. Then {H} laid it flat. It was as big as the room, and all of it was drawn on.',
            'It would not stand any more. So {H} let it lie, and walked about on it. It was a map of the whole evening.',
            '{H} looked at it for a long time. What does not want to stand may lie. It made a very fine floor.'
          ]
        }
      ]
    },
    {
      id: 'last-use',
      act: 'turn',
      steps: [
        { draw: 'end' },
        {
          both: [
            'On it one could see where {part} had been, and where the jam was. {H} lay down exactly in the middle.',
            '“{fact},” said {H}, and showed with one finger where that was on the map.',
            '“It was {wish} the longest,” said {H}. Nobody was against that.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'There was room on it for all of them, if they lay like spoons.',
            'The window was in the floor now. Through it one saw the carpet, very far down.',
            'Somebody wrote the date in the corner, as one does with pictures.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'From the stairs {names} looked on, and had an idea about it.',
        'The queue for it was {names}, in that order.',
        'Nobody had told {names} what it was, and so it could still be anything.',
        'Round the other side of it stood {names}, not to be seen.'
      ]
    },
    way: {
      both: [
        'Now and then an arm came out of it, and belonged to {names}.',
        'It was lived in by {names} for a quarter of an hour.',
        'On top of it, for a moment, was something of {names}. It had to come down.',
        'From inside one heard {names}, quite at home.'
      ]
    },
    turn: {
      both: [
        'Along the edge lay {names}, like the coast.',
        'The quietest corner belonged to {names}.',
        'It was still big enough for {names}, and that was the best of it.',
        'A pencil line was drawn round {names}, for the map.'
      ]
    }
  },
  bed: [
    {
      both: [
        'They did not put it out with the paper. It went under the bed, flat, with all of it inside.',
        'It was rolled up and stood in the corner, and it unrolled a little, to see.',
        'For that night it stayed where it was. Whoever went to bed had to cross all of it.'
      ]
    },
    {
      both: [
        'One piece of it, the one with the window, stood beside {H}’s bed and looked out.',
        'It still smelled of new, but not so much. It smelled more of everybody.',
        'In the dark it was all the things again, one after the other, and then just a box.'
      ]
    }
  ]
}
