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
    { loud: 'They pulled, and they pulled, and it said eek, and it stuck.', soft: 'Nobody pulled any more. It stood where it stood, and it said nothing.' },
    { loud: '“Heave,” said everybody. Nothing came of it but a creak.', soft: 'Even the door had stopped creaking.' }
  ],
  scenes: [
    {
      id: 'build',
      act: 'want',
      steps: [
        {
          both: [
            '{H} did not want a small one. There had been small ones before. {H} wanted {wish}, and wanted it life-size.',
            'It began with one cushion. Then {H} had an idea about {wish}, and it needed all the cushions.',
            'All afternoon {H} had been building in the back room. It was going to be {wish}, and it was going to be big.',
            '“It’ll be the biggest there ever was in this house,” said {H}. It was about {wish}, and it had a roof.'
          ]
        },
        {
          both: [
            'First there was {prop.is}. That was {prop.part}. On top of it went {prop.is.2}, for {prop.part.2}, and it held.',
            '{prop.is} became {prop.part}, and {prop.is.2} became {prop.part.2}. The rest was string, and hope.',
            'Out of {prop.is} {H} made {prop.part}. Out of {prop.is.2} came {prop.part.2}, a bit crooked, and better for it.'
          ]
        }
      ]
    },
    {
      id: 'door',
      act: 'want',
      steps: [
        {
          both: [
            'When it was done, it was to be shown to everybody. {H} pushed it to the door. It went in up to the middle, and there it stayed.',
            'Now it only had to come out to the others. {H} pulled, and it came, and came, and then it did not come.',
            'There was just one thing that {H} had not measured, and that was the door. It stuck there like a cork.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'It was too wide on the left, and also on the right.',
            'One could not get in any more, and one could not get out.',
            'A corner of it looked out into the hall, as if to see who was coming.'
          ]
        }
      ]
    },
    {
      id: 'first-pull',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '“What’s that?” said {A}, from the other side. “{part},” said {H}, “and it’s coming out.” {A} took hold of the front end.',
            '{A} came by with a cup, and could not get past. “Is it meant to be there?” said {A}. “Not for long,” said {H}. “Pull.”',
            '“{say}!” called {H} from behind it. “Who said that?” said {A}. “It did,” said {H}. “Take hold of it, please.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} pushed and {A} pulled. It said eek, and it stuck.',
            'With {H} at the back and {A} at the front it got half an inch fatter, and stuck.',
            '{A} pulled until the cup had to be put down. Nothing moved but {A}.'
          ]
        },
        { extra: 2, talk: 'wait' }
      ]
    },
    {
      id: 'alone-pull',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} crept out underneath and pulled from the front. It said eek, and it stuck.',
            'From the left it would not go, and from the right it would not go. {H} sat down in front of it and had a think.',
            '“Please,” said {H} to the door. The door had always been that wide.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'elder-pull',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            'So {A} was called, who took hold of {H} round the middle. “I once pulled {part} out of a pond,” said {A}. “On a Sunday.”',
            '{A} came, and looked at it with the head on one side. “We had one just like it,” said {A}. “It’s still there.” Then {A} took hold.',
            '“It wants a bit of butter,” said {A}, out of the good chair. There was none to spare, and so {A} pulled.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{guess},” said {A}, in between. “Don’t make me laugh,” said {H}. “I lose hold.”',
            'It said eek again, and something in {A} said it too.',
            '“Did it move?” said {A}. “You did,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'child-pull',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            'Next came {A}, who had only wanted to see. “I’m the strongest,” said {A}, and held on to the belt of whoever was last.',
            '“I’ll do it by myself,” said {A}. “Everybody let go.” They let go. It stuck. “It was only to show you,” said {A}.',
            '{A} pulled with both eyes shut. “You have hold of my jumper,” said {H}. “I know,” said {A}. “I’m pulling you.”'
          ]
        },
        { joins: true, extra: 1, talk: 'boast' }
      ]
    },
    {
      id: 'grown-up-pull',
      act: 'way',
      spare: 3,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came to see why nobody had come to supper. “You can’t get that through there,” said {A}, and got hold of it at once.',
            '“Has anybody measured it?” said {A}. Nobody answered that. So {A} joined on behind and pulled as well.',
            'On the far side {A} was heard to laugh. Then {A} was heard to take off both shoes and brace them on the frame.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{fact},” said {H}, while they got their breath. “Then I wonder how they do it,” said {A}.',
            '“In one go,” said {A}. “On three.” There was a great deal of three.',
            '“What is it for?” said {A}. “For seeing,” said {H}. “Then we had better see it,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'idea',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'So that was put right, at least, and still it stuck.',
            '“It’s better than ever now,” said {A}, “and it’s still in the door.”',
            'They were so pleased with it that they nearly forgot to pull.'
          ]
        }
      ]
    },
    {
      id: 'rest',
      act: 'way',
      spare: 5,
      A: 'other',
      steps: [
        {
          both: [
            'They had to sit down, on this side and on that. A biscuit was passed over the top.',
            '“We could leave it there,” said {A}. “We could go round by the window, all our lives.” {H} thought about that, with a biscuit.',
            '“Perhaps it likes it there,” said {A}. “It can see both rooms.” “It isn’t supposed to like it,” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            'It was quiet. One could hear it creak as it settled in.',
            '“{fact},” said {H}, who was looking at it from below. From below one thinks of such things.',
            'Even so, it was beautiful. They both said so, each from one end.'
          ]
        }
      ]
    },
    {
      id: 'guest-pull',
      act: 'way',
      spare: 6,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a guest, and one does not ask guests to pull. But {A} had already taken hold.',
            '“With us at home it’s the fridge,” said {A}, and joined on at the back.',
            '“Shall I count?” said {A}. {A} could count in a way that made everybody pull on the same number.'
          ]
        }
      ]
    },
    {
      id: 'longer',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'The row went right through the hall by now, and round a corner. Whoever was last could only be told about it.',
            'By then one had hold of a sleeve, the sleeve of a belt, and the belt of it.',
            'They all leaned back at the same time. It would have made a good picture, from above.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'The doorframe said something that had no letters.',
            'And it came! But it was only a sock that had come.',
            'Somewhere a button went, ping, and rolled, and was never heard of again.'
          ]
        }
      ]
    },
    {
      id: 'smallest',
      act: 'turn',
      A: 'pet',
      steps: [
        {
          both: [
            'Now there was nobody left but {A}. {A} looked at them all. Then it took the string that hung out below, and walked off.',
            '{A} had been asleep through all of it. Now it got up, walked under the whole row, and sneezed.',
            'Last of all came {A}, who did not pull. {A} only wanted to go through there, as on any other evening, and put its head against it.'
          ]
        }
      ]
    },
    {
      id: 'small-idea',
      act: 'turn',
      A: 'youngest',
      S: 'hero',
      steps: [
        {
          both: [
            'It was very quiet. Then somebody small said something. “Why does it have to be all of it at once?” It was {A}.',
            '“It isn’t stuck with its middle,” said {A}, who had been lying underneath. “It’s only stuck with one corner. That one.”',
            '“It came in as bits,” said {A}. They all turned round and looked at {A}.'
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
            'One finger was enough. The corner folded in, there was a pop, and everybody sat on the floor.',
            'It was turned by a hand’s breadth, no more. Then it came out so easily that they were still pulling when it had gone by.',
            'And out it came, all at once, as a tooth does. They lay there in a row like cards.'
          ]
        },
        { draw: 'end' },
        {
          both: [
            '“There,” said {H}, from the bottom of the heap. “Now it’s the right size for this room.”',
            'It stood in the middle, and there was no room left to look at it from. So they got in. “{fact},” said {H}, inside.',
            '{H} walked round it once. It had a few dents. They were good dents, said {H}, and would be left in.'
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
        'Whoever wanted to go to bed had to climb over nothing now. The door was free.'
      ]
    },
    {
      both: [
        'Everybody’s arms had grown a little longer, and lay on the blankets like string.',
        'In bed {H} measured the door with a thumb and one eye shut. It would do for tomorrow.',
        'They had all pulled so well that they were asleep on their feet, one behind the other.'
      ]
    }
  ]
}
