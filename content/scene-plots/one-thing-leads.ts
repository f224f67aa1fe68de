import type { ScenePlot } from '../format.ts'

/** If you give… one thing leads to the next, all round the house and back to where it began. */
export const oneThingLeads: ScenePlot = {
  id: 'one-thing-leads',
  about: 'The hero only needs one small thing for the wish; to get it something else must be fetched first, and so on through the household, until the last one needs just what the hero had.',
  fits: { sorts: 'any', moods: ['waiting', 'late'] },
  talkers: 2,
  titles: [
    'First You Need a Button',
    'Only One Small Thing',
    'One Thing Led to Another',
    '{H} Goes Round in a Circle',
    'Not without a Spoon',
    'All for a Piece of String',
    'And for That You Need',
    'What {H} Had All the Time',
    'Before {wish} Comes Something Else',
    'Once round the House',
    'The Long Way to a Short Thing',
    'Swapped, and Swapped Again'
  ],
  elements: ['kindness quest', 'hidden treasure'],
  refrains: [
    { loud: 'First this, and then that, and then one thing more. So said the list.', soft: 'First this, and then that, and then nothing more. So said the list.' },
    { loud: '“Nearly,” said everybody. “There’s only one thing missing.”', soft: 'Nothing was missing any more, not one thing.' }
  ],
  scenes: [
    {
      id: 'ready',
      act: 'want',
      steps: [
        {
          both: [
            'Everything was ready for {wish}. {H} had thought of it all. There was only no string.',
            '{H} could have begun with {wish} that minute, if there had been a piece of string.',
            'It was to be an evening of {wish}. All it needed now was a bit of string.'
          ]
        },
        {
          joins: true,
          both: [
            '“It’ll only take a moment,” said {H}, and that is how long evenings begin.',
            'A piece of string is not much to ask for. {H} went off to ask.',
            '“I’ll be back in a minute,” said {H} to the carpet.'
          ]
        }
      ]
    },
    {
      id: 'first-ask',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '“Have you got any string?” said {H}. “Yes,” said {A}, “but it’s holding up my trousers. Bring me a belt, and you can have it.”',
            '{A} had string. “It’s round this parcel,” said {A}. “If I had some tape I wouldn’t need it.” {H} went to look for tape.',
            '“String?” said {A}. “You can have mine if you find my other slipper. I can’t get up without it.”'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'second-ask',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '{A} knew where there was one. “But you have to play {wish} with me first,” said {A}. “I’m bored.”',
            '“I know where you can get that,” said {A}. “But first you play {wish} with me.” {H} had wanted to do that anyway.',
            '“Play {wish} with me, and I’ll help you look,” said {A}. {H} could not say no to that.'
          ]
        },
        {
          joins: true,
          both: [
            'They had no string, but they had {stand.part}. It was made of {stand.is}.',
            '{stand.part} could be done without string. For that there was {stand.is}.',
            'For {stand.part} they used {stand.is}. It held without any string.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“I’m {A.part},” said {A}, “and you’re {H.part}. Be quick, I’m bored.”',
            '{H} was {H.part}, for as long as it took. {A} was {A.part}.',
            '“You can be {H.part},” said {A}. “I’m being {A.part} already.”'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“And now I’ll help you look,” said {A}. They found what {H} had been sent for. It was under the sofa.',
            'Then {A} kept the promise, and pulled it out from behind the radiator. {H} ran off with it.',
            '“It’s in the top drawer,” said {A}. So it was, and {H} had what was wanted.'
          ]
        }
      ]
    },
    {
      id: 'elder-ask',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} had just what was needed, in a tin. But the tin could only be opened slowly.',
            '“I’ll help you,” said {A}, “if you can tell me something I don’t know.” “{fact},” said {H}. {A} had not known.',
            '“First you have to hold my wool,” said {A}. {H} held out both arms, and the wool went round and round.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“What’s it all for?” said {A}. “For {wish},” said {H}. “{guess},” said {A}. {H} did not argue.',
            'When {H} got up, it was later, and nobody had minded.',
            'It took a while, and {H} heard the story about the train as well.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'child-ask',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“I’ve got some,” said {A}, with both hands behind. “Left or right?” {H} said left. It was a raisin.',
            '“I’m {part},” said {A}. “You have to say {say}, or I won’t help.” {H} said it.',
            '“What do I get?” said {A}. “A raisin,” said {H}. “Two,” said {A}. “Half of two,” said {H}, and they shook hands.'
          ]
        },
        { extra: 1, joins: true, talk: 'tease' }
      ]
    },
    {
      id: 'grown-up-ask',
      act: 'way',
      spare: 3,
      A: 'grown-up',
      steps: [
        {
          both: [
            '“In a minute,” said {A}. “I only have to find the lid for this.” {H} found it. It fitted something else.',
            '{A} wanted to write it down first. “You had the pencil,” said {A}. {H} had lent it to the teddy.',
            '“What did I come in here for?” said {A}. {H} did not remember either.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“Is this about {wish}?” said {A}. “It was,” said {H}.',
            '“{fact},” said {H}, to cheer {A} up. It did.',
            'They both sat down for a minute, and that helped.'
          ]
        }
      ]
    },
    {
      id: 'pet-ask',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} was lying on it. {H} asked nicely. {A} sighed, and moved over, and was still lying on it.',
            'Then {A} ran away with a sock, once round the table, and everybody ran after it.',
            '{A} did not know anything about string. But {A} came along.'
          ]
        }
      ]
    },
    {
      id: 'heap',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            '{H} had to make a list by now, so as to know what was for whom. It began with string, and it ended with string.',
            'Whoever met {H} said good evening to a heap with feet.',
            '“{say},” said {H} under the heap, to cheer it up.'
          ]
        }
      ]
    },
    {
      id: 'told-on-the-way',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“Have you begun yet?” said {A}. “No,” said {H}. “I’ve still got no string.”',
            '“Do you know about {wish}?” said {A}, in the passage. “{fact},” said {H}, without stopping.',
            '“{guess},” said {A}. “Later,” said {H}. “I’m looking for string.”'
          ]
        },
        { extra: 1, talk: 'wait' }
      ]
    },
    {
      id: 'guest-ask',
      act: 'way',
      spare: 7,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} had some string, but at home, in the second drawer. “It’s rather far,” said {A}.',
            '“Can I come too?” said {A}. “I haven’t got anything. I only want to see how it ends.”',
            '“At ours you just buy it,” said {A}. {H} had never thought of that.'
          ]
        }
      ]
    },
    {
      id: 'back-to-first',
      act: 'way',
      A: 'partner',
      steps: [
        {
          both: [
            'Then {H} came back to {A}, with everything. “Here,” said {H}. “Now can I have the string?” It was a very short piece.',
            'At last {A} handed it over, and it was no longer than a finger. {H} had thought that string was longer.',
            'So {A} gave {H} the string. It had taken half the evening, and it was full of knots.'
          ]
        }
      ]
    },
    {
      id: 'together',
      act: 'turn',
      S: 'other',
      A: 'hero',
      steps: [
        {
          both: [
            '“Now we can begin,” said {H}. “I’ve begun already,” said {S}, “with {stand.part}.” It was {stand.is}. It needed no string.',
            'But on the carpet it had begun without {H}. There was {S}, with {stand.part}, and that was {stand.is}.',
            '{H} ran back with the string. There sat {S} in the middle of it, with {stand.part}. “I couldn’t wait,” said {S}. It was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'end',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“And what’s the string for?” said {A}. {H} had to think. “For tomorrow,” said {H}.',
            '{H} had forgotten about the string. It lay on the carpet, and {wish} went very well without it.',
            '“Where’s the string?” said {A}. It was in {H}’s pocket, and it stayed there.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'Nobody thought of asking {names}, at that point.',
        'Past {names} it went at a run, for there was no time.',
        'It would have been quicker to begin with {names}. One never knows that beforehand.',
        'The other way round the house sat {names}.'
      ]
    },
    way: {
      both: [
        'Something round was lent by {names}.',
        'It had to go past {names}, and that cost a hug.',
        'From {names} came a thing that nobody could name, and it was taken along.',
        'Part of the way {names} came too.'
      ]
    },
    turn: {
      both: [
        'Last in the row, to get back what was lent, came {names}.',
        'On the arm of the sofa {names} found a place to see it from.',
        'Something on the list was for {names}, and now it could be crossed out.',
        'It would not have come so far without {names}.'
      ]
    }
  },
  bed: [
    {
      both: [
        'Everything that had been lent went home again, lid to pot and slipper to foot.',
        'The list was crossed out, from the bottom to the top.',
        'They brought each thing back the way it had come, and thanked it.'
      ]
    },
    {
      both: [
        'The string lay on the chair beside {H}’s bed, rolled up like a snail.',
        'There was only one thing that {H} needed now, and it lay already under one ear.',
        'In bed {H} went once round the house in thought, and got as far as the tin.'
      ]
    }
  ]
}
