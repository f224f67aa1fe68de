import type { ScenePlot } from '../format.ts'

/** The Turnip, at home: something will not go through the door, one after the other pulls, and the smallest thing does it. */
export const pile: ScenePlot = {
  id: 'pile',
  about: 'The hero has built the wish too big and it sticks in the doorway; everybody pulls, in a longer and longer row, and the smallest help brings it through.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast'], moods: ['proud', 'learning'] },
  titles: [
    'It Was Too Big for the Door',
    'Pull, Said {H}',
    'One Behind the Other',
    'Stuck',
    'How to Move {wish}',
    'And Still It Stuck',
    'The Longest Row in the House',
    'One More Pair of Hands',
    'A Door Is Only So Wide',
    'Heave, and Heave Again',
    '{H} Builds It Bigger',
    'The Last Small Pull'
  ],
  elements: ['kindness quest', 'magical discovery'],
  refrains: [
    { loud: 'Pull, and pull, and pull again. It said eek, and it stuck.', soft: 'Nobody pulled any more. It stood where it stood, and it said nothing.' },
    { loud: '“Heave!” Nothing came of it but a creak.', soft: 'Even the door had stopped creaking.' }
  ],
  scenes: [
    {
      id: 'build',
      act: 'want',
      steps: [
        {
          both: [
            '{H} did not want a small one. There had been small ones before. {H} wanted to build {wish}, and as big as it really is.',
            'It began with one cushion. Then {H} had an idea about {wish}, and needed all the cushions.',
            'All afternoon {H} had been building in the back room. It was {wish.noun}, and it was going to be big.',
            '“It’ll be the biggest in this house, ever,” said {H}. It was {wish.noun}, and it was on wheels, nearly.'
          ]
        },
        {
          joins: true,
          both: [
            'It was built on a blanket, so that one could pull it.',
            'Under it lay a blanket, and the blanket had a corner to pull at.',
            '{H} had built it on the old rug, and tied a belt to the rug.'
          ]
        }
      ]
    },
    {
      id: 'first-pull',
      act: 'want',
      steps: [
        {
          both: [
            'Then it was to be shown. {H} pulled it to the door, and there it stuck.',
            'Now it only had to get to the sitting room. {H} pulled, and it came, and in the doorway it stopped.',
            'But {H} had forgotten to measure the door. It stuck there like a cork.'
          ]
        }
      ]
    },
    {
      id: 'helper',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“What’s that?” said {A}, from the other side. “That’s {wish},” said {H}. “And it’s coming out.” {A} took hold.',
            '{A} wanted to get past. “Is it meant to be there?” said {A}. “Not for long,” said {H}. “Pull.”',
            '“{say}!” called {H} from behind it. “Who said that?” said {A}. “It did,” said {H}. “Pull, please.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} pushed and {A} pulled. It said eek, and it stuck.',
            'They pulled until {A} sat down on the floor. It had not moved at all.',
            '“On three,” said {A}. They did it on three, and on four. It stayed where it was.'
          ]
        },
        { extra: 2, talk: 'wait' }
      ]
    },
    {
      id: 'helper-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} crept through underneath and pulled from the front. It said eek, and it stuck.',
            'From the left it would not go, and from the right it would not go.',
            '“Please,” said {H} to the door. But it was too wide, and the door was too small.'
          ]
        }
      ]
    },
    {
      id: 'play-in-door',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“Then let’s play it here, in the door,” said {A}. They used {stand.part}, and that was {stand.is}.',
            '“It’s good here too,” said {H}. “We can play it, while it’s stuck.” For {stand.part} {H} took {stand.is}.',
            'They needed a rest from pulling. So they played it where it was, and {stand.part} was with them. It was {stand.is}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'It was even better now, and it was still stuck in the door.',
            '“So that works,” said {A}. “Now only the door’s wrong.”',
            '“Good,” said {H}. Then they pulled once more, and it went eek.'
          ]
        }
      ]
    },
    {
      id: 'play-in-door-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '“Then I’ll play it here, in the door,” said {H}. For {stand.part} {H} took {stand.is}.',
            '{H} needed a rest from pulling. So there was {stand.part}, in the door, and it was {stand.is}.',
            'It was good in the door too. {H} had {stand.part} there, made of {stand.is}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'elder-pull',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            'Then {A} was called, who took hold of {H} round the middle. “I once pulled a cow out of a pond,” said {A}.',
            '{A} came, and looked at it for a while. “Ours was bigger,” said {A}. “It’s still in the door.” Then {A} took hold.',
            '“You need butter for that,” said {A}, who took hold all the same.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{guess},” said {A}, in between. “Don’t make me laugh,” said {H}. “I’ll let go.”',
            'It said eek again, and so did something in {A}.',
            '“Did it move?” said {A}. “No, that was you,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'child-pull',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '“I’m the strongest,” said {A}, and held on behind.',
            '“I’ll do it by myself,” said {A}. “Let go.” It did not move. “I only wanted to show you,” said {A}.',
            '{A} pulled with both eyes shut. “That’s my jumper,” said {H}. “I know,” said {A}. “I’m pulling you.”'
          ]
        },
        { extra: 1, joins: true, talk: 'boast' }
      ]
    },
    {
      id: 'grown-up-pull',
      act: 'way',
      spare: 3,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came to see why nobody had come to supper. “You’ll never get that through there,” said {A}, and pulled.',
            '“Did you measure it?” said {A}. {H} said nothing. So {A} pulled as well.',
            'On the far side {A} was heard to laugh. Then {A} took off both shoes and pulled.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{fact},” said {H}, while they got their breath. “Then ours is a good one,” said {A}.',
            '“On three,” said {A}. There was a great deal of three.',
            '“What’s it for?” said {A}. “For looking at,” said {H}. “Then we need it out here,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'other-mishap',
      act: 'way',
      spare: 4,
      party: 'together',
      S: 'other',
      A: 'hero',
      steps: [
        {
          both: [
            '“Can I have a go at it?” said {S}. “Before it comes out?” {H} let {S} be next. There was {stand.part} too, made of {stand.is}.',
            '“I want to try it in there,” said {S}. {H} showed {S} the way to {stand.part}. That was {stand.is}.',
            'Now {S} crept inside, to push from there. Inside there was {stand.part}, and that was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'rest',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'They had to sit down, on this side and on that. A biscuit was passed over the top.',
            '“We could leave it here,” said {A}. “We’d go round by the window, all our lives.” {H} thought about that.',
            '“Perhaps it likes it here,” said {A}. “It can see both rooms.”'
          ]
        },
        {
          joins: true,
          both: [
            '“{fact},” said {H}, who was lying underneath and had time to think.',
            '“It’s beautiful, though,” said {H}. They both said so, each from one end.',
            'It was quiet. It creaked a little.'
          ]
        }
      ]
    },
    {
      id: 'guest-pull',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a guest, and one does not ask guests to pull. But {A} had already taken hold.',
            '“At ours it’s the fridge that sticks,” said {A}, and joined on at the back.',
            '“Shall I count?” said {A}. After that they all pulled on the same number.'
          ]
        }
      ]
    },
    {
      id: 'pet-pull',
      act: 'way',
      spare: 7,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} came to look at it, and lay down in front of it. Now it could not have come out in any case.',
            '{A} took hold of the corner of the blanket and growled a bit. It helped as much as anything.',
            'Only {A} had no trouble. {A} walked in at one end and out at the other.'
          ]
        }
      ]
    },
    {
      id: 'all-together',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Once more,” said {H}, “and all of us.” {A} spat on both hands.',
            'Then everybody took hold who could take hold of something, {H} at the front and {A} behind.',
            '“Now really on three,” said {A}. {H} counted.'
          ]
        }
      ]
    },
    {
      id: 'all-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '“Once more,” said {H}, “and properly.”',
            'Then {H} took hold with both hands and leaned back.',
            '{H} counted to three and pulled as hard as could be.'
          ]
        }
      ]
    },
    {
      id: 'small-idea',
      act: 'turn',
      party: 'together',
      A: 'youngest',
      steps: [
        {
          both: [
            'Then {A} lay down flat and looked at it from below. “It’s only stuck in one place,” said {A}. “There.”',
            '“Why does all of it have to go at once?” said {A}. Nobody had asked that before.',
            '“You built it in bits,” said {A}. They all stopped pulling and looked at {A}.'
          ]
        }
      ]
    },
    {
      id: 'small-idea-other',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} lay down flat and looked at it from below. It was only stuck in one place.',
            '“I built it in bits,” said {H} slowly. “Then it can come out in bits.”',
            'There was only one corner that was in the way. {H} could see it now.'
          ]
        }
      ]
    },
    {
      id: 'out',
      act: 'turn',
      steps: [
        {
          both: [
            'They took one bit off, and there was a pop. It came through so fast that {H} sat down.',
            'One corner was folded in, and out it came, as a tooth does.',
            'It was turned a little to the left, no more. Then it came out so easily that {H} fell over.'
          ]
        }
      ]
    },
    {
      id: 'play-outside',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'So there it was, right in the middle of the sitting room. {H} put {stand.part} next to it. That was {stand.is}.',
            '“Now show us,” said {A}. “First I need {stand.part},” said {H}. They had {stand.is} for it.',
            'Now there was room for all of it, and for {stand.part}. {H} used {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'play-outside-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'So there it was, right in the middle of the sitting room. {H} put {stand.part} next to it. That was {stand.is}.',
            'Now there was room for all of it, and for {stand.part}. {H} used {stand.is}.',
            '“Now it starts,” said {H}, and fetched {stand.part}. For that {H} took {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'end',
      act: 'turn',
      steps: [
        { draw: 'end' },
        {
          both: [
            'It had a few dents from the door. “They’re good dents,” said {H}.',
            '{H} walked round it once. It was just the right size for this room.',
            '“Next time I’ll build it here,” said {H}, “and it’ll be bigger.”'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'In the other room {names} had already sat down to be shown it.',
        'Some of the cushions had been under {names}, and had had to be asked for.',
        'It was to be a surprise for {names}, who had heard every bang.',
        'Round the door stood {names} and waited for what was coming.'
      ]
    },
    way: {
      both: [
        'At the end of the row hung {names}, and that made it longer.',
        'From behind came {names}, and did what the others did.',
        'It was heavier by {names}, who had got in to have a look.',
        'Good advice came from {names}, mostly without words.'
      ]
    },
    turn: {
      both: [
        'Right at the bottom of the heap lay {names}, and quite liked it.',
        'When it came, {names} stood in front of it, and then behind.',
        'It was tried out at once by {names}.',
        'There was room in it for {names} too, with a bit of breathing in.'
      ]
    }
  },
  bed: [
    {
      both: [
        'It was left standing, with a blanket over it, for it was tired of travelling.',
        'For the night it had to go back into bits, and every bit knew its own drawer.',
        'The door was free. You could walk through it, and they all did, twice.'
      ]
    },
    {
      both: [
        'Everybody’s arms had grown a little longer, and lay on the blankets like string.',
        'In bed {H} measured the door with a thumb and one eye shut. It would do for tomorrow.',
        'They had all pulled so well that they went up in a row, one behind the other, yawning.'
      ]
    }
  ]
}
