import type { Scene } from './format.ts'

/** Small scenes in the middle of any evening at home: told last of the spare ones, where there is still room. */
export const interludes: Scene[] = [
  {
    id: 'interlude-mishap',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 101,
    steps: [
      {
        both: [
          'After that they tried the bit with {stand.part}. It was really {stand.is}.',
          '“And what about {stand.part}?” said {A}. For that there was {stand.is}.',
          'There was one more thing to be done, and it was done with {stand.part}. They had {stand.is}.',
          '{A} had thought of something else. “We’ve left out {stand.part},” said {A}. They took {stand.is}.',
          'Then they came to {stand.part}, and for that they used {stand.is}.',
          '“My turn to say what’s next,” said {A}. “{stand.part}.” There was {stand.is}.',
          'Halfway through they needed {stand.part} as well. {H} found {stand.is}.',
          '“Is that all?” said {A}. “No,” said {H}. “There’s {stand.part}.” It was made of {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'fail' },
      { draw: 'see' },
      { joins: true, draw: 'mend' }
    ]
  },
  {
    id: 'interlude-mishap-alone',
    act: 'way',
    party: 'alone',
    spare: 102,
    steps: [
      {
        both: [
          'After that {H} tried the bit with {stand.part}. It was really {stand.is}.',
          '“And what about {stand.part}?” said {H}. For that there was {stand.is}.',
          'There was one more thing to be done, and it was done with {stand.part}. {H} had {stand.is}.',
          'Then {H} came to {stand.part}, and made it out of {stand.is}.',
          'Halfway through {H} needed {stand.part} as well, and found {stand.is}.',
          '“That isn’t all,” said {H}. “There’s {stand.part}.” It was made of {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'alone' }
    ]
  },
  {
    id: 'interlude-known',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 103,
    steps: [
      {
        both: [
          '“Ask me anything about {wish},” said {A}. “How does it begin?” said {H}. “Anything else,” said {A}.',
          '“I know everything about {wish},” said {A}, and stopped to think what that was.',
          '{A} held up a finger, as people do who have read something. “About {wish},” said {A}. “Well.”'
        ]
      },
      {
        joins: true,
        both: [
          '“{guess}.” {H} counted to three before answering. “{fact},” said {H}. “I looked it up.”',
          '“{guess},” said {A}. “I’m nearly sure.” It was nearly, but it was not.',
          '“{fact},” said {A}. “{guess.2}.” One of these was true, and {H} knew which.'
        ]
      }
    ]
  },
  {
    id: 'interlude-biscuit',
    act: 'way',
    spare: 104,
    steps: [
      {
        both: [
          'There had to be a biscuit at this point. It was broken as fairly as a biscuit can be.',
          'Halfway through, {H} ate half a banana, to be on the safe side.',
          'A plate of apple came round, cut into boats. It was soon a fleet of two, and then it was a plate.'
        ]
      },
      {
        joins: true,
        both: [
          'One thing could be said with a full mouth, and {H} said it. “{fact}.”',
          '“{say},” said {H} to the last crumb, and it came quietly.',
          'For as long as it lasted, nobody thought of {doing} or of anything else.'
        ]
      }
    ]
  },
  {
    id: 'interlude-elder',
    act: 'way',
    party: 'together',
    A: 'elder',
    spare: 105,
    steps: [
      {
        both: [
          '“When I was as big as you,” said {A}, “our street had one pencil. We took turns.” {H} looked sorry about that.',
          '{A} had once seen something of the kind. “It was a Thursday,” said {A}. “After that I don’t remember.”',
          '“Nobody told us about {wish} in my day,” said {A}. “We had to work it out from the smell.”',
          '{A} told {H} how it used to be, and it used to be longer. There was a goat in it.'
        ]
      },
      { extra: 1, talk: 'ask' }
    ]
  },
  {
    id: 'interlude-child',
    act: 'way',
    party: 'together',
    A: 'child',
    spare: 106,
    steps: [
      {
        both: [
          '“I could {do} with my eyes shut,” said {A}. {H} asked how {A} would find the door.',
          '{A} and {H} both reached for it at once, and each let go, and it fell between them.',
          '“You always get the good bit,” said {A}. {H} thought about that. “We could cut the good bit in two,” said {H}.'
        ]
      },
      { extra: 1, talk: 'boast' }
    ]
  },
  {
    id: 'interlude-pet',
    act: 'way',
    A: 'pet',
    spare: 107,
    steps: [
      {
        both: [
          '{A} came to see whether any of it could be eaten. Then {A} came back to check.',
          'In the middle of it {A} lay down, exactly where it was needed least. {H} went round.',
          '“{fact},” {H} told {A}. {A} turned its head to one side, to let that in.'
        ]
      },
      { extra: 1, talk: 'near' }
    ]
  },
  {
    id: 'interlude-thought',
    act: 'way',
    spare: 108,
    steps: [
      {
        both: [
          '{H} sat down for a moment to think. It was easier from lower down.',
          'For a little while {H} only looked at it all, chin on both knees.',
          'There was a short quiet, the sort that has something in it.'
        ]
      },
      {
        joins: true,
        both: [
          'Somewhere it was really happening, thought {H}. Somebody was {doing}, at this very moment.',
          '“{fact},” whispered {H}, to hear how it sounded. It sounded even better quietly.',
          'What if it all went on when nobody looked? That would be very like {wish}.'
        ]
      }
    ]
  },
  {
    id: 'interlude-grown-up',
    act: 'way',
    party: 'together',
    A: 'grown-up',
    spare: 109,
    steps: [
      {
        both: [
          '“Shall I help?” said {A}. “You may hold this,” said {H}. {A} held it, and did not ask what it was.',
          '{A} looked at the clock, and then at {H}, and turned the clock a little to the wall.',
          '“Is it meant to be like that?” said {A}. “It is now,” said {H}.'
        ]
      },
      { extra: 1, talk: 'wait' }
    ]
  },
  {
    id: 'interlude-say',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 110,
    steps: [
      {
        both: [
          '“You have to say it properly,” said {H}. “{say}.” “{say},” said {A}. “With your elbows,” said {H}.',
          '{A} tried out “{say}” high, and low, and with a mouth full of air. {H} chose low.',
          '“{say}!” said {H} and {A} in one breath, and had to link little fingers on it.'
        ]
      }
    ]
  }
]
