import type { ScenePlot } from '../format.ts'

/** They put it on in the sitting room, and it goes wrong, and that is the best part. */
export const show: ScenePlot = {
  id: 'show',
  about: 'The hero puts on a show about the wish in the sitting room; it comes apart in the middle, and is better for it.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast'], moods: ['proud', 'losing'] },
  titles: [
    '{H} Puts on a Show',
    'The Curtain Was a Tablecloth',
    'One Night Only',
    '{H} and the Grand Part',
    'In the Third Row a Cat',
    'The Show That Came Apart',
    'Please Take Your Seats',
    'Twice Round for {wish}',
    '{H} Bows Too Soon',
    'With Everybody in It',
    'The Very Small Theatre',
    'Clap Now, Said {H}'
  ],
  elements: ['talking animals', 'friendly dragon'],
  company: ['sofa', 'curtain'],
  scenes: [
    {
      id: 'announced',
      act: 'want',
      steps: [
        {
          both: [
            '“Tonight,” said {H}, standing on the rug, “there will be a show. It’ll be about {wish}.”',
            '{H} came in backwards with an arm full of cloth. “Nobody sit there,” said {H}. “That’s {wish}.”',
            'There were to be no tickets, because {H} knew everybody who was coming. But there would be a show of {wish}.',
            'By the time the plates were dry {H} had a plan. It was a show, and {wish} was all of it.'
          ]
        },
        {
          joins: true,
          both: [
            'What {H} wanted most was one moment, in the middle, when nobody coughed.',
            'More than anything {H} wanted a grand part in it, with a silence after.',
            'It had to be so good that they would hold their breath. {H} had worked out where.'
          ]
        }
      ]
    },
    {
      id: 'casting',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Who am I?” said {A}. “You’re {A.part},” said {H}. “Is it a speaking part?” said {A}. “It hums,” said {H}.',
            '“I’ll be {A.part},” said {A} at once. {H} had wanted to be that. They looked at each other over the cloth.',
            '{H} needed somebody for {A.part}. {A} had only come in for a glass of water, and that was that.'
          ]
        },
        {
          joins: true,
          both: [
            '“What does it do?” said {A}. “It’s {doing},” said {H}, “and it doesn’t look at the people.”',
            '“You have to {do},” said {H}, “but as if nobody had told you.” {A} promised to forget it again.',
            '“When I say ‘{say}’,” said {H}, “you come in.” “And before that?” said {A}. “You aren’t here,” said {H}.'
          ]
        },
        { extra: 1, talk: 'begin' }
      ]
    },
    {
      id: 'casting-alone',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            'All the parts were {H}’s, and there were a good many. {part} would have to share a hat with {part.2}.',
            '{H} made a list of who was in it. It said {H}, and under that {H}, and under that {part}.',
            'There was one to play everything, and the sofa to look on. {H} had known larger crowds, but not kinder.'
          ]
        }
      ]
    },
    {
      id: 'stage',
      act: 'way',
      steps: [
        {
          both: [
            'The stage was built. In the middle there was {stand.part}, made of {stand.is}.',
            'Every show needs something to look at. For {stand.part} they had {stand.is}.',
            'A tablecloth was the curtain. Behind it waited {stand.part}, and that was {stand.is}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'There was room for {stand.part.2} as well. That was {stand.is.2}.',
            'On the left came {stand.part.2}, and for that they took {stand.is.2}.',
            'And {stand.part.2}? That had to be {stand.is.2}.'
          ]
        }
      ]
    },
    {
      id: 'opens',
      act: 'way',
      steps: [
        {
          both: [
            'The curtain stuck, and then it went. “{say}!” said {H}, in the voice for the back row.',
            '“Before we begin,” said {H}, “you must know one thing. {fact}.” There was a nod from the sofa.',
            'The lamp was turned to the wall, and it grew so quiet that one could hear the cloth. “{fact},” {H} began.'
          ]
        },
        { joins: true, draw: 'goes' },
        { joins: true, draw: 'goes', extra: 1 }
      ]
    },
    {
      id: 'comes-apart',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          extra: 1,
          both: [
            '{A} looked very hard at a cushion, so as not to laugh.',
            '“Is that in it?” whispered {A}. {H} went red up to the ears.',
            'This was not the silence that {H} had meant. It was another one, with a squeak at the end.'
          ]
        },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'comes-apart-alone',
      act: 'way',
      party: 'alone',
      steps: [{ draw: 'problem' }, { joins: true, draw: 'alone' }]
    },
    {
      id: 'elder-row',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            'From the best seat {A} called out. “That isn’t right. {guess}.” “You aren’t in it,” said {H}. “I am now,” said {A}.',
            '{A} clapped after every sentence, and {H} had to put up a hand. “Only at the end,” said {H}. “I may not last,” said {A}.',
            '“I saw {wish.noun} once, when I was no bigger than you,” said {A}. The show waited. “It was much like this, only damp.”'
          ]
        },
        {
          joins: true,
          both: [
            'So {A} was given a spoon and the part of {A.part}, and rang it far too early. {H} forgave that.',
            '{H} went down to the front row and put {A} in the show, chair and all.',
            '“Then come up and show us,” said {H}. {A} came up, took a bow and forgot the rest.'
          ]
        },
        { extra: 2, talk: 'tease' }
      ]
    },
    {
      id: 'child-scene',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} came in before the word. “Not yet,” hissed {H}. “I’m early,” said {A} to the people, “because I ran.”',
            '{H} had a long speech. Further back {A} began {doing}, and that was funnier.',
            '“I’m {A.part},” said {A}, “and I have something to say.” It was not in the show. {H} held the curtain, and listened.'
          ]
        },
        {
          joins: true,
          both: [
            'Everybody looked at {A}. {H} trod on {A}’s foot, and {A} said “Ow” in the voice of {part}.',
            '{H} whispered, and {A} whispered back, and for a while the show was two people whispering.',
            '“That was good,” said {H} behind the cloth, a little crossly. “I know,” said {A}. “You can have it in your bit too.”'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-scene',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'At that moment {A} walked across the stage, from left to right, as if it lived there. Nothing had been so well acted.',
            'In the middle of the stage lay {A}, asleep. It had to be played round, and {H} bowed to it each time.',
            '{A} saw the cloth move and pounced. The curtain fell, and there they all were, in the wrong places.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“That’s {part},” said {H} quickly, and so it was.',
            'From then on {H} said “{say}” to {A} as well, and {A} flicked one ear.',
            'It got the longest clap of the evening and did not turn its head.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-scene',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} had one line, and had practised it in the kitchen. It was “{say}”. Out there it came out as “{say.2}”.',
            'Now it was {A}’s turn to come in. {A} stood behind the door and asked through it whether this was the place.',
            '“Am I happy or sad here?” said {A}. “You’re {A.part},” said {H}. “They don’t get that far.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} said it along without a sound, with very large lips. {A} watched the lips and got the tune.',
            '“You’re doing well,” {H} whispered, and pushed {A} a little, by the elbow, into the light.',
            '{A} looked down at {H}, and {H} looked up at {A}. It went better on the second breath.'
          ]
        },
        { extra: 2, talk: 'wait' }
      ]
    },
    {
      id: 'interval',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'Then came the interval, which was a biscuit. “{fact},” said {H} in it, so that nobody should get bored.',
            'There was an interval, as there always is. Somebody asked what happened next, and {H} said that so did {part}.',
            'In the interval {H} stood behind the cloth and listened. They were talking about {wish}. It was going well.'
          ]
        },
        {
          joins: true,
          both: [
            'Half a biscuit was kept for {part.2}, who had not been on yet.',
            'The curtain was put straight. It had been a long first half.',
            'After that the people had to be put back in their rows.'
          ]
        }
      ]
    },
    {
      id: 'second-half',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'The second half was faster. There was {doing} in it, and nobody could follow that, least of all {part}.',
            '“{say}!” The second half began where the first one had fallen over.',
            'In the second half they did it all once more, but now with {part} in it.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'asked-from-the-sofa',
      act: 'way',
      spare: 7,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“May one ask something?” said {A} from the side. “Is it true? I thought this. {guess}.” “In another show,” said {H}.',
            '{A} put up a hand. “What’s that meant to be?” “That’s {part},” said {H}. “And that?” “That’s you,” said {H}.',
            '“I’ve lost my place,” said {A}. {H} found it for {A}, with one finger, in the air.'
          ]
        }
      ]
    },
    {
      id: 'grand-part',
      act: 'turn',
      steps: [
        {
          both: [
            'And now it came, the grand part. For {stand.part} there was {stand.is}. {H} stepped forward and took a breath.',
            '{H} raised one arm. This was the place where nobody was to cough. They saw {stand.part}. It was really {stand.is}.',
            'The lamp was tilted for the grand part. {H} stood in the light, with {stand.part}. That was {stand.is}.'
          ]
        },
        { draw: 'problem' }
      ]
    },
    {
      id: 'grand-rescue',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'And nobody had coughed. It had been so wrong, and then so right, that they had all forgotten to.',
            '{H} looked at {A}. {A} looked at {H}. “Leave it in,” they said, both at once.',
            'It was better than the part that {H} had planned. {A} knew it, and {H} knew it, and they took one bow for the two of them.'
          ]
        }
      ]
    },
    {
      id: 'grand-rescue-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        { draw: 'alone' },
        {
          both: [
            'It was better than the part that {H} had planned, and so it stayed in.',
            'The sofa held its breath. {H} could feel it from there.',
            'That was the moment, and it had come round the other side.'
          ]
        }
      ]
    },
    {
      id: 'end',
      act: 'turn',
      steps: [
        { draw: 'end' },
        {
          both: [
            '{H} bowed to the left and to the right, and last of all to the lamp.',
            'They clapped with spoons. {H} bowed too soon and too long, as is right.',
            'The curtain came down on its own, which had not been planned either. {H} bowed to it.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“Tomorrow the same again,” said {H}, “but with mistakes in other places.”',
            '“The bit where it fell over,” somebody said, “do you do that every night?” “Only for you,” said {H}.',
            'Whenever the talk came to {wish} after that, somebody had to laugh.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'On the sofa the best seats went to {names}.',
        'The people were {names}, and they were very good people.',
        'Nobody had to ask {names} twice to be the crowd.'
      ]
    },
    way: {
      both: [
        'It could be heard that {names} liked it.',
        'From the cushions came a murmur, and that was {names}.',
        'Here {names} had to duck, because the curtain came round.'
      ]
    },
    turn: {
      both: [
        'At the end there was room on the stage for {names} as well.',
        'Nobody was prouder than {names}, who had only looked on.',
        'With {names} in the last row, it was a full house.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The stage was carried off in both arms, and became a room again.',
        'Behind the curtain there was only the window, when all was said and done.',
        'Everything that had been something went back to what it was.'
      ]
    },
    {
      both: [
        'A little of it was still there in the mirror while {H} washed. Then it went out too.',
        '{H} took the tablecloth to bed, as far as the door, and then let it be a tablecloth.',
        'The last clap of that evening was the lid of the toothbrush mug.'
      ]
    }
  ]
}
