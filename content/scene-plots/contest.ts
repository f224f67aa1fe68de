import type { ScenePlot } from '../format.ts'

/** A contest at home: it should find out who is best, and finds out that they had not agreed at what. */
export const contest: ScenePlot = {
  id: 'contest',
  about: 'The hero holds a contest, with a wooden spoon for the winner; every round is won by the wrong one, the counting breaks down, and the spoon goes to somebody who was asleep.',
  fits: { sorts: 'any', moods: ['losing', 'proud', 'learning'] },
  titles: [
    'The Wooden Spoon',
    'Who Is Best at It',
    'Round One',
    '{H} Counts to Three',
    'Second Is Also a Place',
    'The Great {wish} Contest',
    'On Your Marks, Softly',
    'The Judge Was Biased',
    'Nobody Won, and How',
    'And the Winner Is Asleep',
    'Best of Three'
  ],
  elements: ['friendship', 'hidden treasure'],
  talkers: 2,
  refrains: [
    { loud: '“Ready?” said the judge. “Steady?” And that was as far as it ever got.', soft: 'Nobody said ready. Everybody was steady.' },
    { loud: 'One, two, and a half, counted the judge. It was a long half.', soft: 'One, two, and a half, breathed the dark.' }
  ],
  scenes: [
    {
      id: 'spoon',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '{H} wanted to win something. It did not matter what, so long as there was a prize. There was a wooden spoon.',
            '“I know most about {wish},” said {H}. “We’ll have a contest. Then you’ll see.” The prize was the wooden spoon.',
            '“There’s going to be a contest,” said {H}. “It’s about {wish}. The winner gets the wooden spoon, for ever.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Who’s the judge?” said {A}. “I am,” said {H}. “And who takes part?” said {A}. “Me too,” said {H}.',
            '{A} felt the spoon with one thumb, and was in at once. “I’ll want that for the jam,” said {A} to {H}.',
            '“You can’t be the judge and win,” said {A}. “I can if I’m fair,” said {H}.'
          ]
        },
        { extra: 1, talk: 'boast' }
      ]
    },
    {
      id: 'rules',
      act: 'want',
      steps: [
        {
          both: [
            'There were two rules. One was that nobody might push. Two was that nobody might help.',
            '{H} said the rules out loud, standing on the rug. You were not to push, and you were not to help.',
            '“No pushing,” said {H}, “and no helping. Those are the rules.”'
          ]
        }
      ]
    },
    {
      id: 'round-one',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'Round one was for doing it properly. They needed {stand.part}, and took {stand.is}. {H} went first.',
            'First, each of them had to do it, all of {wish}. “I need {stand.part},” said {H}. {H} took {stand.is}, and began.',
            '“Now the first round,” said {H}. “Me first.” For {stand.part} {H} took {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“{fact},” said {A}, to be fair. {H} knew that.',
            '“I’m {H.part} in this round,” said {H}.',
            '{H} was {H.part}, and {A} had to look on.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          both: [
            'Rule two was that nobody might help. {H} looked at {A}, and {A} looked at rule two.',
            '“Helping’s against the rules,” said {H}, rather quietly. “I’m only going to say something,” said {A}.',
            '“Can I help?” said {A}. “No,” said {H}. “Well, just this once.”'
          ]
        },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“So who’s won that?” said {A}. {H} had forgotten. They put it down as a draw.',
            '“One point for me,” said {H}, “and one for you, because of the helping.”',
            '“I think that was you,” said {A}. “I think it was you,” said {H}. So nobody got the point.'
          ]
        }
      ]
    },
    {
      id: 'round-facts',
      act: 'way',
      spare: 1,
      A: 'other',
      steps: [
        {
          both: [
            'The next round was for knowing. “{fact},” said {H}. “{guess},” said {A}, “and you can’t prove that it isn’t so.”',
            'Then you had to say something true. “{fact},” said {H}. “{guess},” said {A}. {H} gave half a point for that.',
            '“Now say one thing about {wish},” said {H}. {A} had to think. “{guess},” said {A}. “{fact},” said {H}, and got the point.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'child-round',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '{A} said that {A} had won. “We haven’t begun,” said {H}. “I know,” said {A}, quite out of breath.',
            'Then it was who could say “{say}” longest. {A} went red and {H} went purple. Then both of them burst out laughing.',
            '“That’s not fair, you’re bigger,” said {A}. “You’re nearer the floor,” said {H}. It was a draw.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'elder-round',
      act: 'way',
      spare: 3,
      A: 'elder',
      steps: [
        {
          both: [
            'The next round was sitting still. {A} won that before {H} had sat down.',
            '“Can I take part?” said {A}. “What can you do?” said {H}. “I can remember,” said {A}. “{fact}.” That was a point.',
            '{A} won the round for remembering. “In my day we had bigger spoons,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'pet-round',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} won one round. It was the round for lying in the middle.',
            '{A} walked to the front, sat down, and was ahead of everybody. {H} had to give it the point.',
            'A crumb fell, and there was a race for it. One point to {A}.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-round',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            'The hardest round was for being quiet, and {A} had thought of it. It took a long time. {A} seemed to like it.',
            '“Who’s first to put on pyjamas?” said {A}. {H} knew what sort of round that was, and won it all the same.',
            '{A} did a round with both eyes shut. “I’m only resting them,” said {A}. {H} gave it no points.'
          ]
        },
        { extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'parts-round',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            'Now each had to be something, and the other had to guess it. {H} was {part}. “A lamp,” said {A}. “A wet lamp.”',
            '{A} was {part}, and stood like it for quite a while. {H} guessed {part.2}. “That’s next door to it,” said {A}.',
            'For the acting round {A} was {A.part}. “Is it a chair?” said {H}. {A} was a bit hurt.'
          ]
        }
      ]
    },
    {
      id: 'points',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            'The points were raisins, so that you could see them. After a while there were fewer. {A} was chewing.',
            '“How many have I got?” said {A}. {H} counted on both hands, and then on one of {A}’s.',
            'They added it up twice. Once {H} had won, and once {A} had won.'
          ]
        }
      ]
    },
    {
      id: 'last-round',
      act: 'turn',
      S: 'other',
      A: 'hero',
      steps: [
        {
          both: [
            'So it came down to the last round. “Now you,” said {H} to {S}. For {stand.part} they had {stand.is}.',
            '“Last round,” said {H}. “It’s yours, and I’m only the judge.” {S} was given {stand.part}. It was {stand.is}.',
            'One round was left, and it belonged to {S}. It was the one with {stand.part}, and that was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“You helped me,” said {S}. “That’s against your rules.” “They’re old rules,” said {H}.',
            'After that nobody knew who had won. It had been both of them.',
            '“That was two people,” said {S}. “So it’s a point each.” {H} wrote down a point each.'
          ]
        }
      ]
    },
    {
      id: 'prize',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '{H} stood up with the spoon. “The winner,” said {H}, and looked along the row for some time, “is the kettle. It’s been good all evening.”',
            '“I’ve counted it again,” said {H}. “You all lost, and so did I. The spoon’s won.”',
            '{H} held out the spoon to {A}. “You have it tomorrow,” said {H}, “and I have it today. On Sundays it can stir.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '{A} clapped the longest.',
            '{A} and {H} bowed, and bumped heads, softly, and that was a draw as well.',
            '“You’re a fair judge,” said {A}, and shook hands with {H}.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'In the audience sat {names}.',
        'Also to be reckoned with were {names}.',
        'Behind the line, on the ordinary side, waited {names}.'
      ]
    },
    way: {
      both: [
        'One point each went to {names}, for clapping.',
        'There were rounds for {names} too, and they went as one would expect.',
        'Loudest of all were {names}, or else it was the chairs.'
      ]
    },
    turn: {
      both: [
        'A raisin each, as a medal, went to {names}.',
        'Third, or possibly first, came {names}.',
        'The cheering was done by {names}, in low voices, as it was late.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The line on the carpet was still there. On both sides of it everybody was ordinary again.',
        'There was no round for tidying up. It was done at leisure.',
        'The spoon went back into its jar, handle down, among the others.'
      ]
    },
    {
      both: [
        'Teeth were brushed without anybody keeping count.',
        'Winning and losing lay down side by side, and there was room for both.',
        'The last point was for lying flat, and it was shared out evenly.'
      ]
    }
  ]
}
