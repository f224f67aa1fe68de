import type { ScenePlot } from '../format.ts'

/** The longest bath in the world: everybody comes to say that it is time, and everybody stays on the edge. */
export const longestBath: ScenePlot = {
  id: 'longest-bath',
  about: 'The hero will not come out of the bath, for it has become the wish; one after another comes to say that it is time, and is given a job; it ends when the water has had enough.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'deed', 'job'] },
  titles: [
    'The Longest Bath in the World',
    'Five More Minutes',
    '{H} Stays In',
    'Wrinkled to the Elbows',
    'Nobody Pulled the Plug',
    'The Tide in the Tub',
    'All Hands on the Edge',
    'It Is Time, They Said',
    'A Bath Full of {wish}',
    'Warm on Top and Cool Below',
    'Who Has the Towel'
  ],
  company: ['duck'],
  elements: ['underwater adventure', 'magical discovery'],
  refrains: [
    { loud: '“Five more minutes,” came out of the steam. They were long ones.', soft: 'Five more minutes, and five more, and no one counted.' },
    { loud: 'Drip, said the tap, and nobody came out.', soft: 'Drip, said the tap. Then it said nothing.' }
  ],
  scenes: [
    {
      id: 'gets-in',
      act: 'want',
      steps: [
        {
          both: [
            '{H} had not wanted to get into the bath. Now {H} was in it, and did not want to get out.',
            'It was bath night. {H} lay in the water up to the chin.',
            'A bath takes ten minutes if you only wash. {H} was not only washing.'
          ]
        },
        {
          joins: true,
          both: [
            'For it was not a bath any more. It was {wish.noun}, as far as the taps.',
            '{H} half shut both eyes, and then it was {wish.noun}, all of it.',
            'Nobody was washing. It was all about {wish}, down to the last bubble.',
            'There was foam up to both ears, and {wish} could begin.',
            '“This isn’t a bath,” said {H} to the duck. “It’s {wish.noun}.”'
          ]
        }
      ]
    },
    {
      id: 'first-call',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It’s time,” said {A}, and came in. “I can’t,” said {H}. “I’m busy. I’m playing {wish}.”',
            '{A} came with the towel. “Out,” said {A}. “Five more minutes,” said {H}. “I’ve only just begun with {wish}.”',
            '{A} knocked first. “Are you clean?” said {A}. “I don’t know yet,” said {H}. “I’ve been playing {wish}.”'
          ]
        },
        {
          joins: true,
          both: [
            '“For how long?” said {A}, and sat down on the edge to see. That was the mistake.',
            '“Can I watch?” said {A}. “You can be {A.part},” said {H}. {A} rolled up both sleeves.',
            '“What do you do in it?” said {A}. “You’ll see,” said {H}, and {A} sat down to see.'
          ]
        },
        { extra: 2, talk: 'wait' }
      ]
    },
    {
      id: 'play-in-bath',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'Something was missing, and that was {stand.part}. {A} looked round the bathroom, and then in the hall. There was {stand.is}.',
            '“I need {stand.part},” said {H}. {A} had to go and get it. It was {stand.is}, and it stayed on the mat.',
            '“Hold {stand.part} for me,” said {H}, “so it doesn’t get wet.” {A} held it. It was {stand.is}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'After that the floor was wet, and so was {A}.',
            'Some water had gone over the side. {A} put the bath mat on it, and hoped.',
            '“Was it five minutes?” said {H}. {A} had forgotten to look.'
          ]
        }
      ]
    },
    {
      id: 'alone-call',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '“It’s time,” somebody called along the passage. {H} went under as far as the ears.',
            'The clock in the passage struck. {H} was busy with {wish}, and let it strike.',
            'A good while ago there had been a call. {H} had said yes, and stayed where it was warm.'
          ]
        },
        {
          joins: true,
          both: [
            'There was {stand.part} too. For that there was {stand.is}, on the bath mat.',
            'What {H} needed was {stand.part}. That stood on the mat, and was {stand.is}.',
            'The next thing was {stand.part}, and it had to stay dry. It was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'elder-call',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            'Then {A} was sent. “In my time six people used one bath,” said {A}, and dipped a finger in. “It’s just right.”',
            '“I’m to fetch you all,” said {A}, and sat down on the laundry basket. “What is it today?” “{wish},” said {H}.',
            '{A} stood in the doorway, very upright. “And who am I?” said {A}. “{A.part},” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            '“{fact},” said {H}. {A} had not known that.',
            '“{guess},” said {A}, stirring with one finger. {H} had to laugh, and the water laughed too.',
            'Soon {A} had one sleeve wet to the shoulder, and it was the good one.'
          ]
        }
      ]
    },
    {
      id: 'child-call',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '“You’ve had a hundred minutes,” said {A}. “I want to get in too.” {H} drew in both feet.',
            'In came {A}, already in pyjamas, who was not going to get wet. {A} was wet by the second wave.',
            '“Let me be {part},” said {A}. “I’m that,” said {H}. They fought it out with the sponge, and both won.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'pet-call',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} looked over the edge once. Somebody in there looked the same, and {A} moved back a bit.',
            'As for {A}, it lay down on the towel, to keep it warm.',
            '{A} drank a little of the bath, and it tasted of duck.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-call',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came to see where everybody was. “This isn’t what I meant by bedtime,” said {A}.',
            '“I’m going to count to three,” said {A}. “To thirty,” said {H}. {A} got as far as eleven, and then it was interesting.',
            '“Is this a bath or a meeting?” said {A}, and was given the jug to hold.'
          ]
        },
        { extra: 1, talk: 'near' }
      ]
    },
    {
      id: 'fingers',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            '{H} looked at ten fingers. They had all gone soft and folded.',
            'By now {H} had hands like a very old tortoise.',
            'All ten fingertips had turned into maps, and {H} read them one by one.'
          ]
        },
        { draw: 'goes' }
      ]
    },
    {
      id: 'warm-top-up',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It’s getting cold,” said {H}. {A} let in one more jug of warm water, along the side.',
            'There was a warm bit near the tap and a cool bit by the feet. {A} stirred it for {H}.',
            '“{fact},” said {H}, with both ears under water, so that it came out very loud. {A} nodded.'
          ]
        }
      ]
    },
    {
      id: 'last-call',
      act: 'turn',
      S: 'other',
      A: 'hero',
      party: 'together',
      steps: [
        {
          both: [
            '“Now it really is time,” said {S}. “But {stand.part} comes next,” said {H}. That was {stand.is}. {S} stayed.',
            '“Out now,” said {S}. “Once more, and this time you do it,” said {H}. {S} was given {stand.part}. That was {stand.is}.',
            '{S} came to pull the plug. “First you have to help with {stand.part},” said {H}. They had {stand.is} for it.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'last-call-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '“Only the bit with {stand.part},” said {H}, “and then I’ll come.” That was {stand.is}.',
            'There was still {stand.part} to do. It was really {stand.is}.',
            '“Just once more,” said {H} to the duck. So {stand.part} had to come. It was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'plug',
      act: 'turn',
      steps: [
        {
          both: [
            'Then nobody pulled the plug, but a heel had got caught in the chain. It said glup.',
            'In the end it was {H} who did it. One toe found the chain and pulled.',
            'After that the water was really cold, and {H} pulled the plug.'
          ]
        },
        {
          joins: true,
          both: [
            'It went down past the shoulders and past the knees. “Goodbye,” said {H} to {wish}.',
            '“That was {wish}, for today,” said {H}, and stayed until it had all gone.',
            'All of it went by, round and round. {H} waved to {wish} until it had gone.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'towel',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '{A} held out the towel, and {H} walked into it. Then there was only a towel with hair on top.',
            '“Who’s in here?” said {A}, rubbing. “{part},” said {H}, out of the towel. “Then I’ve got the wrong one,” said {A}.',
            '“It’s time,” said {H}. {A} jumped up and looked for the towel, and had been sitting on it.'
          ]
        },
        {
          extra: 1,
          both: [
            'Everybody was wet except {H}.',
            '{A} had foam behind one ear. {H} wiped it off with a corner.',
            '“Are you clean now?” said {A}. “I forgot to look,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'towel-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'The towel was the big one. {H} vanished in it, from the feet up, and stayed away for a while.',
            'Out came {H}, as pink as a prawn, and was dry before the mirror was.',
            'On the mat there were two footprints. {H} stood in them and dripped.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'Outside in the dry were {names}.',
        'Whoever wished to wash their hands, like {names}, had to do it elsewhere.',
        'Beyond the steam {H} heard {names}.'
      ]
    },
    way: {
      both: [
        'On the edge it got crowded, because of {names}.',
        'Jugs and flannels were kept in order by {names}.',
        'Not one wave missed {names}.'
      ]
    },
    turn: {
      both: [
        'To see it go down came {names}, and stood round it.',
        'Quite damp by now were {names}.',
        'Waiting to be dried next were {names}, who had only come to look.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The tub stood white and empty, with one duck at the bottom, on its side.',
        'Jug, sponge and flannels lay along the edge, each in a small pool of its own.',
        'Mist was still on the mirror. Somebody’s finger had drawn one small wave in it.'
      ]
    },
    {
      both: [
        'Warm as a loaf, {H} lay in pyjamas, and the bed rocked a little, as after boats.',
        'The pillow had a damp place, and it was the shape of an ear.',
        'Somewhere under the floor the bath was still on its way to the sea.'
      ]
    }
  ]
}
