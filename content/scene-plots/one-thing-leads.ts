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
            'Everything was ready for {wish}. {H} had thought of it all. There was {prop.is} for {prop.part}, and only one piece of string was missing.',
            '{H} could have begun {wish} that minute. {prop.part} was there, which was {prop.is}. All it wanted was a bit of string.',
            'It was to be an evening of {wish}. {H} had {prop.is} for {prop.part}, and room on the carpet. There was just no string.'
          ]
        },
        {
          joins: true,
          both: [
            '“It’ll only take a moment,” said {H}, and that is how long evenings begin.',
            'A piece of string is not much to ask for. {H} went off to ask.',
            '“I’ll be back before it has noticed,” said {H}.'
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
            '“Have you got some string?” said {H}. “I have,” said {A}, “but it’s holding up my trousers. Bring me a button, and you can have it.”',
            '{A} had string. “It’s round this parcel,” said {A}. “If I had some tape I wouldn’t need it.” {H} went to look for tape.',
            '“String?” said {A}. “You may have mine if you find my other slipper. I can’t get up without it.”'
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
            '{A} knew where there was one. “But I can’t come now,” said {A}. “I’m being {part}, and nobody has told me to stop.” “You may stop,” said {H}. “Not before somebody says {say},” said {A}.',
            '“I would give it to you at once,” said {A}, “but it’s under {prop.is}. That’s {prop.part} today. You would have to ask.”',
            '“What is it all for?” said {A}. {H} told {A} about {wish}. “Then you don’t want that,” said {A}. “You want {prop.is}. I’ll swap you.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} did what was needed, with some bowing, and had it in one hand, and still no string.',
            'So that was done as well. {H} was one thing further, or one thing further away. It was hard to say.',
            '“And this is before I have even begun,” said {H}. But it had been rather good.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
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
            '{A} had just what was wanted, in a tin. But the tin could only be opened when one had heard about the tin. It took a while. There was {part} in it, and a train.',
            '“I’ll give it to you,” said {A}, “for an answer. What is it that one never has enough of?” “String,” said {H}. {A} had meant time, but gave it.',
            '“First you must hold my wool,” said {A}. {H} held out both arms. {A} told it all, and the wool went round and round.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{fact},” said {A} in the middle of it. {H} had come for string, and went away with that as well.',
            '“{guess},” said {A}. {H} let it pass. One does not argue with somebody who has the tin.',
            'When {H} got up, it was later, and nobody had minded.'
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
            '“I have it,” said {A}, with both hands behind. “Left or right?” {H} said left. It was in the sock.',
            '{A} would only swap. {A} wanted a turn, and a look, and to be {part} as long as it lasted.',
            '“What do I get?” said {A}. “A raisin,” said {H}. “Two,” said {A}. “Half of two,” said {H}, and they shook hands on it.'
          ]
        },
        { joins: true, extra: 1, talk: 'tease' }
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
            '“In a minute,” said {A}. “I only have to find the lid for this.” {H} found the lid. It fitted something else, and for that there was now no pot.',
            '“First I must write this down,” said {A}, “and you had the pencil.” {H} had lent it to the teddy.',
            '{A} was looking for the thread, to sew on what {H} had come about. They looked for it together.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“What did I come in here for?” said {A}. {H} did not remember either.',
            '“Is this about {wish}?” said {A}. “It was,” said {H}.',
            '“{fact},” said {H}, to cheer {A} up. It did.'
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
            'The thing was under {A}. {H} asked nicely. {A} sighed, and moved over, and was on it still.',
            '{A} had carried it off. It lay there with a sock and half a ball. It had to be paid for with a biscuit.',
            'Then {A} ran away with it, and that was the quickest that it got along all evening. They all ran after it, once round the table.'
          ]
        }
      ]
    },
    {
      id: 'pockets-full',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'By then {H} was carrying a lid, a slipper, a good half of a biscuit, and {prop.is}. It was nearly everything one could want, except string.',
            '{H} had to make a list, so as to know what was for whom. It began with string, and ended with string.',
            'It was all in {H}’s arms, up to the chin. Whoever met {H} said good evening to a heap.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{say},” said {H} under the heap, to keep the spirits up.',
            'Something fell off at every corner, and something was put on.',
            'On the way there was a mirror. In it stood {part}, or it was only {H}.'
          ]
        }
      ]
    },
    {
      id: 'trouble',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Now you owe me one,” said {A}. {H} put it on the list.',
            'It had nothing to do with string, but it had to be done, for {A}.',
            '“That’s one good turn,” said {A}. “The next is yours.”'
          ]
        }
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
            '{A} had some, at home, in the second drawer. “It’s rather far,” said {A}. {H} thanked {A} all the same.',
            '“May I come too?” said {A}, who was a guest. “I have nothing to swap. I only want to see how it ends.”',
            '“At ours one just buys it,” said {A}. {H} had never thought of that. It would not have been half so good.'
          ]
        }
      ]
    },
    {
      id: 'last-ask',
      act: 'turn',
      A: 'other',
      steps: [
        {
          both: [
            'So {H} came to the last of them, who was {A}. “I’ll give you whatever you like,” said {A}, “for just one thing. I need {prop.is}. I’ve been wanting it all evening, for {prop.part}.”',
            '{A} sat there and looked sad. “I had begun {wish} too,” said {A}, “by myself. I have all of it, even string. There’s only {prop.part} missing.”',
            '“You can have the string,” said {A}. “I was only going to tie {prop.part} with it, and I have none.” {H} put everything down.'
          ]
        },
        {
          joins: true,
          both: [
            '{H} opened and shut a mouth. It was what {H} had had from the very beginning.',
            'It had been standing on the carpet since supper, thought {H}, waiting for string.',
            'They looked at each other. Each of them had one half of it.'
          ]
        }
      ]
    },
    {
      id: 'together',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“If I give it to you, I haven’t got it,” said {H}. “And if I give you the string, I haven’t,” said {A}. They thought, until it hurt. “Unless,” said {A}, “we do it in the same room.”',
            '{H} held out the one, and {A} the other, and neither let go. “Funny,” said {A}. “It’s tied already.”',
            '“Why did you not say so?” said {H}. “You never asked me what I was doing,” said {A}. “You only asked for string.”'
          ]
        },
        { draw: 'goes' },
        {
          joins: true,
          both: [
            'So at last it was {wish}. It was bigger now, by everybody who had been met on the way.',
            'It began an hour late, and it had never been so full of people.',
            'All whom {H} had asked came along to get back what they had lent. They stayed, because it had started.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'what-for',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“What was the string for?” said {A}, some time later. {H} thought about it. It had been to hang up the list.',
            '“We didn’t even use the string,” said {A}. It lay on the carpet, and it was not very long.',
            '“Next time I’ll come to you first,” said {H}. “Then we would have missed all that,” said {A}.'
          ]
        }
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
