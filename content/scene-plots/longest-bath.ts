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
            '{H} had not wanted to get into the bath. Now {H} was in it, and did not want to get out. That is how it is with baths.',
            'A bath takes ten minutes if one only washes. {H} was not only washing.',
            'It was bath night. {H} lay in the water up to the chin, and looked along it, and it had no end.'
          ]
        },
        {
          both: [
            'For it was not a bath at all. It was {wish}. {H} had found that out just after the soap.',
            'The foam had made itself into {part}, and the rest came by itself. All round the rubber duck it was {wish}.',
            'One only had to half shut both eyes. Then it was {wish}, as far as the taps, and nobody had ever been there before.'
          ]
        },
        {
          extra: 1,
          both: [
            'The flannel was {prop.part}. It did not look like it yet, but it was wet, and willing.',
            '“{say},” said {H} to the sponge, and the sponge went under.',
            'On both knees there was land. Everything else was to be discovered.'
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
            '“It’s time,” said {A}, and put a head round the door. “I can’t,” said {H}. “I’m in the middle of {doing}.”',
            '{A} came with the towel. “Out,” said {A}. {H} held up one finger. “First I have to {do},” said {H}. “It has started.”',
            '{A} knocked, because one does. “Are you clean?” said {A}. “I don’t know yet,” said {H}. “I’ve been {doing}.”'
          ]
        },
        {
          both: [
            '“For how long?” said {A}, and sat down on the edge to see. That was the mistake.',
            'So {A} waited a bit. While {A} was waiting there was something to hold, and {A} held it for {H}.',
            '“May I watch?” said {A}. “You may be {part},” said {H}. {A} rolled up both sleeves.'
          ]
        },
        { extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'alone-call',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '“It’s time,” somebody called along the passage. {H} went under as far as the ears, where one hears only one’s own thoughts.',
            'The clock in the passage cleared its throat. {H} was busy {doing}, and let it strike.',
            'A good long while ago there had been a call. {H} had said yes, and yes is not the same as coming.'
          ]
        },
        { draw: 'goes' }
      ]
    },
    {
      id: 'storm',
      act: 'way',
      A: 'same',
      party: 'together',
      steps: [
        { draw: 'problem' },
        { draw: 'fail' },
        { draw: 'see' },
        { draw: 'mend' },
        {
          extra: 2,
          both: [
            'Some of it went over the side. {A} put a foot on it, and hoped.',
            'After that there was calm, from the plug to the overflow. {H} and {A} looked at it together.',
            'There were bubbles for a while. {A} said that they were {H}, and {H} said that they were not.'
          ]
        }
      ]
    },
    {
      id: 'elder-call',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            'Then {A} was sent, because {A} would be firm. “In my time one bath did for six,” said {A}, and dipped a finger in. “It’s just right.”',
            '“I’m to fetch you both,” said {A}, who had found the laundry basket to sit on. “What is it today?” “{part},” said {H}.',
            '{A} stood in the doorway, very upright. It lasted until {H} asked whether {A} had ever {did}. “Have I not,” said {A}.'
          ]
        },
        {
          both: [
            '“{fact},” said {H}. {A} had not known that, at this age, and thanked {H} for it.',
            '“{guess},” said {A}, stirring. {H} let that pass, for the sake of the company.',
            'Soon {A} had one sleeve wet to the shoulder, and it was the good one.'
          ]
        }
      ]
    },
    {
      id: 'child-call',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“You have had a hundred minutes,” said {A}. “I want to be in there.” {H} drew in both feet, and so there was room for the feet of {A}.',
            'In came {A}, who was already in pyjamas, and was not going to get wet. {A} was wet by the second wave.',
            '“Let me be {part},” said {A}. “I am that,” said {H}. They settled it with the sponge, and both of them won.'
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
            'As for {A}, it lay down on the towel, to keep it warm. It would do that for as long as was needed.',
            '{A} drank a little of it, and thought that it tasted of duck.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-call',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came to see where everybody was. Everybody was in the bathroom. “This isn’t what I meant by bedtime,” said {A}.',
            '“Is this a bath or a meeting?” said {A}. Nobody could say. {A} was given the jug, to be on the safe side.',
            '“I’m going to count to three,” said {A}. {H} asked whether it could be to thirty, and {A} got as far as eleven and became interested.'
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
            '{H} looked at ten fingers. They had turned into maps. One could have found {wish} on them.',
            'By now {H} had the hands of a very old tortoise.',
            'All ten fingertips had gone soft and folded, and {H} read them one by one.'
          ]
        },
        { draw: 'goes' }
      ]
    },
    {
      id: 'list',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“What do we still need?” said {A}. {H} had it all ready: a jug, a spoon, {prop.is}. The last of these was not allowed in the bath.',
            '{A} handed {H} the jug, and {H} handed {A} the duck. It seemed right at the time.',
            '“Tell me when it’s over,” said {A}, who was holding up a curtain of flannels. “It isn’t the sort that’s over,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'warm-top-up',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            '“It’s getting cold,” said {H}. {A} let in one more jug, from the warm side, along the wall of the tub. {H} shut both eyes.',
            'There was a warm bit near the tap and a cool bit by the feet. {A} stirred it for {H}, in a figure of eight.',
            '“{fact},” said {H}, with both ears under water, so that it came out very loud. {A} answered in signs.'
          ]
        }
      ]
    },
    {
      id: 'plug',
      act: 'turn',
      steps: [
        {
          both: [
            'Nobody pulled the plug. It pulled itself, because somebody’s heel had got caught in the chain. It said glup.',
            'Then the water said something. It was a small sound, from right down at the end, and everybody knew what it meant.',
            'In the end it was {H} who did it. One toe found the chain, thought about it, and hooked it.'
          ]
        },
        {
          both: [
            'It went down past the shoulders, past the tummy, past the knees. That was the end of {wish}, for today.',
            'All of it went by, slowly at first, and round the hole it had a hat on. “Goodbye,” said {H} to {wish}, and waved.',
            '{H} stayed until the last of {wish} had gone, and got heavier and heavier. One does not notice what water carries until it stops.'
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
            '“It’s time,” said {H}. {A} had quite forgotten, and jumped up, and looked for the towel, and was sitting on it.',
            '{A} held out the towel like a sail, and {H} walked into it. Then there was only a towel with hair on top.',
            '“Who’s in here?” said {A}, rubbing. “{part},” said {H}, out of the towel. “Then I’ve got the wrong one,” said {A}, and went on rubbing.'
          ]
        },
        {
          both: [
            'Everybody was wet except {H}.',
            '{A} was the one with foam behind the ears. {H} wiped it off with a corner.',
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
            'Out came {H}, pink as a prawn, and was dry before the mirror was.',
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
        'Beyond the steam one heard {names}.'
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
