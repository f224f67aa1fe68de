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
            'There stood a box in the hall when they came home, as high as {H}. Whatever had been in it was gone.',
            'Something had been delivered next door, and they got the box. It was brown, and large, and smelled of new.',
            'There had been a fridge in the box. Now there was nothing in it, and that was much better.'
          ]
        },
        {
          joins: true,
          both: [
            '{H} walked once round it and knew at once. It was going to be all about {wish}.',
            '“Don’t fold it,” said {H}. “I need it for {wish}.”',
            'Other people see a box. {H} looked at it and saw {wish}.'
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
            '“Where do I get in?” said {A}. “At the flap,” said {H}. “But you have to knock.”',
            '“It says Fridge on it,” said {A}. “That’s only on the outside,” said {H}.',
            '“It was going to be my shop,” said {A}. “First it’s mine,” said {H}. “Then it’s your shop.”'
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
            '{H} got in and shut the flaps. It was dark in there, and there was a lot of room.',
            '“You’re going to be something,” said {H} to the box. The box had nothing against it.',
            'With one thumb {H} made a hole in the box, to look out of.'
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
            '{H} drew on the box with both hands. Next to it they put {stand.part}, which was really {stand.is}.',
            'But the box was not enough by itself. There had to be {stand.part}. For that {H} took {stand.is}.',
            'The box was for getting in and out. Beside it came {stand.part}, made of {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“{fact},” said {H}, and shut one flap.',
            'The box was open at the front, so that {H} could be {H.part}.',
            '“In here I’m {H.part},” said {H}.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'first-trouble',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Has the box still got all its corners?” said {A}. {H} counted. There were only seven.',
            'The box had got a dent from that. “It’s a good dent,” said {H} to {A}.',
            '{H} and {A} had a rest inside the box, with the flaps shut.'
          ]
        }
      ]
    },
    {
      id: 'first-trouble-alone',
      act: 'way',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' },
        {
          both: [
            'The box had got a dent from that. {H} drew a nose on it.',
            'Then {H} had a rest inside the box, with the flaps shut.',
            '{H} told it to the box, which had been there all the time.'
          ]
        }
      ]
    },
    {
      id: 'other-idea',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“My go,” said {A}, and shut the flaps. When they opened again, {A} was {part}.',
            'Hardly was {H} out of the box when {A} was in. “Now I’m {part},” said {A} from the inside.',
            '“Can I be {part} in there?” said {A}, and was in it already.'
          ]
        },
        {
          joins: true,
          both: [
            '“{guess},” said {A}, through the flap. {H} knocked on the roof. “It isn’t like that,” said {H}.',
            '“{say}!” came out of the box. “Who’s in there?” said {H}. “Not me,” said the box.',
            '“What can you see in there?” said {H}. “{wish},” said {A}. “And a bit of fridge.”'
          ]
        }
      ]
    },
    {
      id: 'elder-idea',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '{A} only wanted to put one foot in the box, and then it was both feet. “Now I’m {A.part},” said {A}.',
            'They had to help {A} into the box, and it took longer to get {A} out. “I was {A.part} in there,” said {A}.',
            '{A} sat down in the box with a cup of tea. “What are you in there?” said {H}. “{A.part},” said {A}. “Having a rest.”'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“What was your box, when you were small?” said {H}. “A boat on Mondays,” said {A}. “And a shop.”',
            '“{fact},” said {A}. “I learned that in a box.” {H} believed it.',
            'When {A} had got out, it was warm in the box and smelled of peppermint.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'child-idea',
      act: 'way',
      spare: 3,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} let nobody in without a word. The word was “{say}”, and it was changed every time.',
            '{A} put the box on like a coat, and walked into the door. “Who put that there?” said the box.',
            '“Now it’s a bath,” said {A}. “No,” said {H}. {A} had already fetched a duck.'
          ]
        },
        {
          joins: true,
          both: [
            'They both got in, and then neither could say what it was, for laughing.',
            '“We can have a door each,” said {H}. {A} had been about to say that.',
            'In the end {H} got the left side and {A} the right. The roof was for both.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-idea',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            'For a while nobody could use the box, because {A} was in it. {A} thought that it was a bed.',
            'Then a tail hung out of the box. It was {A}, and the box was taken.',
            '{A} got into the box and turned round three times. Then it looked out, as if it lived there.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-idea',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '“That box goes out with the paper tomorrow,” said {A}. Then {A} looked in, and was not heard of for some time.',
            '{A} asked if the box might be an office for five minutes, with nobody in it. {H} let {A} have six.',
            '“I could get the washing in here,” said {A}. It was the worst of all the ideas, and {H} said so.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{say},” came from inside the box, rather happily.',
            '“It’s very quiet in here,” said {A} from the inside, “and the box doesn’t ask me anything.”',
            'Then {A} had pencil on one cheek, like everybody that evening.'
          ]
        }
      ]
    },
    {
      id: 'inside',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'Inside the box {H} drew a clock, and it was always ten past four.',
            'By then there was more drawing on it than box.',
            '{H} cut no window, for that was not allowed. So {H} drew one, with the sun in it.'
          ]
        },
        {
          joins: true,
          both: [
            '“{fact},” said {H} from inside, to anybody who went past.',
            '“{say}!” said {H} in there. It was a deep voice, from all that cardboard.',
            'Through the flap {H} said what was known. “{fact}.”'
          ]
        }
      ]
    },
    {
      id: 'shown',
      act: 'way',
      spare: 7,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'Now {A} wanted to know what it was all for. “{fact},” said {H}. “That’s why it needs a box.”',
            '“I thought this,” said {A} at the flap. “{guess}.” “Come in,” said {H}, “and I’ll show you.”',
            '{A} knocked, as one has to. “Is it true?” said {A}. “{guess}.” “Not in this box,” said {H}.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'once-more',
      act: 'turn',
      steps: [
        {
          both: [
            '“Once more, with {stand.part},” said {H}. For that {H} took {stand.is}.',
            'In the end they did the best bit of {wish}. It needed the box, and {stand.part}, and that was {stand.is}.',
            'One thing was still to come, and that was {stand.part}. The box moved over for {stand.is}.'
          ]
        }
      ]
    },
    {
      id: 'last-trouble',
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
      id: 'last-trouble-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'soft',
      act: 'turn',
      steps: [
        {
          both: [
            'After that the box gave in. It leaned, and it sighed, and it lay down flat.',
            'That had been too much for the box. It came apart along the back and lay down on the carpet.',
            'Then there was a tearing noise, and the box had no corners any more. It was as flat as a map.'
          ]
        }
      ]
    },
    {
      id: 'flat-together',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“Now it’s broken,” said {H}. “It isn’t,” said {A}. “Look how big it is.” They lay down on it, and there was room.',
            '{H} held it up on the one side, and it fell down on the other. “Leave it,” said {A}. “Now it’s a floor.”',
            '“Shall I get the tape?” said {A}. {H} looked at it. “No,” said {H}. “Now we can all sit on it.”'
          ]
        },
        { draw: 'end' },
        {
          both: [
            'Everything that {H} had drawn was still on it. It was {wish.noun}, from one end to the other.',
            '{H} lay exactly in the middle of it. “It was a good box,” said {H}.',
            '“It isn’t a box any more,” said {H}. “Now it’s only {wish}.”'
          ]
        }
      ]
    },
    {
      id: 'flat-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} tried to put it up again, and it lay down again. So {H} lay down on it. It was as big as the room.',
            'It would not stand any more. {H} walked about on it, and it made a very good floor.',
            '“You can lie down,” said {H} to the box, “and I’ll lie on you.”'
          ]
        },
        { draw: 'end' },
        {
          both: [
            'Everything that {H} had drawn was still on it. It was {wish.noun}, from one end to the other.',
            '{H} lay exactly in the middle of it. “You were a good box,” said {H}.',
            '“You aren’t a box any more,” said {H}. “Now you’re only {wish}.”'
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
        'From inside {H} heard {names}, quite at home.'
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
        'They did not put the box out with the paper. It went under the bed, flat.',
        'It was rolled up and put in the corner, where it unrolled a little.',
        'For that night it stayed on the floor, in the middle, and everybody walked round it.'
      ]
    },
    {
      both: [
        'It still smelled of new, but not so much. It smelled more of the people here.',
        'In the dark {H} thought of it once more, when it was still as high as the door.',
        '{H} had kept one small corner of it, and it lay on the chair by the bed.'
      ]
    }
  ]
}
