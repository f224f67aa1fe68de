import type { ScenePlot } from '../format.ts'

/** A contest at home: it should find out who is best, and finds out that nobody had agreed at what. */
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
            'It was clear to {H} who knew most about {wish}. It only had to be proved, in front of people, with a prize.',
            '“There is going to be a contest,” said {H}. “It is about {wish}. The winner gets the big wooden spoon, for ever.”'
          ]
        },
        {
          both: [
            '“And who is the judge?” said {A}. “I am,” said {H}. “And who takes part?” said {A}. “Me too,” said {H}.',
            '{A} felt the spoon with one thumb, and was in at once. “I shall want that for the jam,” said {A} to {H}.',
            '“You cannot be judge and win,” said {A}. {H} thought that over. “I can if I am fair,” said {H}.'
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
            'There were rules. One was that nobody might push. Two was that nobody might help. Three had been forgotten.',
            'The rules were said aloud by {H}, standing on nothing higher than the rug. They were long, and had a part with ducks.',
            '{H} drew a line on the carpet with one toe. Behind it one was ordinary, and in front of it one was in the contest.'
          ]
        }
      ]
    },
    {
      id: 'round-one',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            'Round one was {doing}. {H} did it fast, and {A} did it slowly. “Fast wins,” said {H}. “It is a slow sort of thing,” said {A}.',
            'In the first round one had to {do}. {A} had never done it before, and did it beautifully. {H} asked for it again, without luck this time.',
            '“First, {doing},” said {H}. They both did. {H} was quicker by a nose, and {A} was righter by a good deal.'
          ]
        },
        {
          both: [
            'So it was one to nothing, and nobody was sure to whom.',
            '“I think that was you,” said {A}. “I think so too,” said {H}, and put it down as a draw.',
            'The point went under the sofa, so to speak.'
          ]
        }
      ]
    },
    {
      id: 'round-facts',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'Round two was for knowing. “{fact},” said {H}, quick as a lid. {A} needed longer. “{guess},” said {A}, “and you cannot prove that it is not so.”',
            'In round two one had to say something true. “{fact},” said {H}. “{guess},” said {A}. The second was better, and the first was right.',
            '“Now tell me one thing about {wish},” said {H}. {A} looked at the ceiling for it. “{guess},” said {A}. “{fact},” said {H}, who had been saving it.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'elder-round',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            'The next round was sitting still. {A} had been in training for it for years, and won before {H} had quite sat down.',
            '“May I enter?” said {A}. “What can you do?” said {H}. “I can tell it as it used to be,” said {A}, and did, and was out of time.',
            '{A} won the round for remembering. “That was in my day,” said {A}. {H} could not remember it at all, and lost.'
          ]
        }
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
            '{A} said that {A} had won. “We have not begun,” said {H}. “I know,” said {A}, who was still out of breath.',
            'Then it was who could say “{say}” the longest. {A} went red. {H} went purple. They looked at each other, and both of them burst out laughing.',
            '“That was not fair,” said {A}, “you are bigger.” “You are nearer the floor,” said {H}. Both were true, and it was a draw.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'pet-round',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'One round was won by {A}, who had not entered. It was the round for lying in the middle.',
            'A crumb fell, and there was a race for it, over before the judge had looked. {A} licked its lips. One to {A}.',
            '{A} walked over the line, sat down, and was in front of everybody. {H} had to give it the point.'
          ]
        }
      ]
    },
    {
      id: 'trouble',
      act: 'way',
      spare: 4,
      A: 'other',
      steps: [
        { draw: 'problem' },
        { draw: 'fail' },
        {
          both: [
            'Rule two said that nobody might help. {A} looked at {H}, and {H} looked at rule two. “Just this once,” said {H}.',
            '“Helping is against the rules,” said {H}, quite low. “Then I am only going to say something,” said {A}.',
            'In the middle of the contest there was nobody who wanted to win, for a moment. {A} came and stood beside {H}.'
          ]
        },
        { draw: 'see' },
        { draw: 'mend' }
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
            'The hardest round was for being quiet, and it was {A} who had thought of it. It lasted a good long time. {A} seemed to enjoy it.',
            '“Who can be first to put on pyjamas?” said {A}. {H} saw what sort of round that was, and won it all the same.',
            '{A} did a round with the eyes shut, because of the day. “I am only resting them,” said {A}. {H} wrote down a nought, kindly.'
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
            'Now each had to be something out of {wish}, and the other had to guess it. {H} was {part}. “A lamp,” said {A}. “A wet lamp.”',
            '{A} was {part}, and stood like it for quite a while. {H} guessed {part.2}. “That is next door to it,” said {A}, and got half a point.',
            'For the acting round {H} took {prop.is}. “{prop.part},” said {A} at once. It had been too good.'
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
            'The points were raisins, so that one could see them. By round six there were fewer than in round five. {A} was chewing.',
            '“How do we stand?” said {A}. {H} counted on both hands, and then borrowed one of the hands of {A}.',
            'They added it up twice. Once {H} had won by four, and once {A} had won by the same four.'
          ]
        }
      ]
    },
    {
      id: 'last-round',
      act: 'turn',
      A: 'other',
      steps: [
        {
          both: [
            'So it came down to the last round. It was for {doing}. Two had to do it at once, so that there could be no mistake.',
            '“Last round,” said {H}. “We do it both at once, you and I, and whoever stops first has lost.” {A} took hold of the other end.',
            'One round was left, and it was the slow one. {H} and {A} stood side by side, and began to {do} very, very slowly.'
          ]
        },
        {
          both: [
            'They went on and on. Nobody stopped first. After a time it was not a contest any more. It was only {H} and {A}, and it was pleasant.',
            '“Are you tired?” said {H}. “No,” said {A}. “Are you?” “No,” said {H}. They sat down both at the same moment, and leaned.',
            'It went so well with two that they forgot to look who was ahead. {A} noticed it, and did not say so. {H} noticed it too.'
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
            'The judge stood up with the spoon, and everybody was quiet. “The winner,” said {H}, and looked along the row for some time, “is the kettle. It has been steady all evening.”',
            '“I have counted it again,” said {H}. “You all lost, and so did I. The spoon won. It did not put a foot wrong.”',
            '{H} held out the spoon to {A}. “You have it on even days,” said {H}, “and I have it on odd days. On Sundays it can stir.”'
          ]
        },
        {
          both: [
            '{A} clapped the longest. That would have been a round by itself.',
            'There was a good deal of bowing. {A} and {H} bumped heads at it, softly, and that was a draw as well.',
            '“A fair judge,” said {A}, and shook hands with {H} for a rather long time.'
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
        'There was no round for brushing teeth. It was done at leisure.',
        'The spoon went back into its jar, handle down, among the others.'
      ]
    },
    {
      both: [
        'Who was asleep first was never found out, because nobody was left to judge.',
        'Winning and losing lay down on the same pillow.',
        'The last point was for lying flat, and it was shared out evenly.'
      ]
    },
    { extra: 1, draw: 'sleepy' }
  ]
}
