import type { ScenePlot } from '../format.ts'

/** One question goes round the household, and everybody is quite sure. */
export const question: ScenePlot = {
  id: 'question',
  about: 'The hero asks one question, and each of the household gives an answer of their own, until one of them holds.',
  fits: { sorts: 'any', moods: ['question'] },
  titles: [
    '{H} Asks Once More',
    'The Question at Supper',
    'Seven Answers and a Biscuit',
    '{H} Wanted to Know',
    'Everybody Was Quite Sure',
    'A Small Question for {H}',
    'What {H} Wrote on the Hand',
    'The Answer under the Teapot',
    'Nobody Knew, and Then Somebody Did',
    '{H} and the Wrong Answers',
    'Asking about {wish}'
  ],
  elements: ['hidden treasure'],
  company: ['kettle', 'clock'],
  scenes: [
    {
      id: 'ask',
      act: 'want',
      steps: [
        {
          both: [
            '“{question}” said {H}, in the middle of supper. A fork stopped on its way.',
            'It came while {H} was putting on one sock. “{question}” said {H} to the other sock.',
            '“{question}” {H} said it first to the spoon, and then, when the spoon had nothing to say, out loud.',
            'Some questions knock. This one walked straight in. “{question}” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            'One could tell that it was a good question, because nobody answered.',
            'There was a pause of the kind that has a clock in it.',
            'It was not a large question, but it would not go through any door.'
          ]
        },
        {
          extra: 1,
          both: [
            'There is no sleeping with a thing like that in bed. {H} wanted to know it tonight, before the light went out.',
            '{H} had to have the answer before bed. Otherwise it would lie there, in the middle, with its feet cold.',
            'It would have to be found out that evening. {H} put on the other sock, to be ready.'
          ]
        }
      ]
    },
    {
      id: 'first-answer',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“That’s easy,” said {A}. “{guess}.” {A} went on eating, as one does when a thing is settled.',
            '“Everybody knows that,” said {A}, and looked round to see whether everybody did. “{guess}.”',
            '{A} did not even have to think. “{guess},” said {A}. It was said so firmly that the salt shook.'
          ]
        },
        {
          joins: true,
          both: [
            '“Is that true?” said {H}. “It’s nearly always true,” said {A}.',
            '{H} looked at {A}. {A} looked at the butter. “Are you sure?” said {H}. “I was,” said {A}.',
            '“Who told you?” said {H}. {A} thought about it. “I did,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'first-answer-alone',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} tried to answer it alone. “{guess},” said {H}, in a deep voice. But it did not sound like the truth.',
            '“{guess},” said {H} to the kettle. The kettle clicked. It was hard to say whether that was a yes.',
            'The first answer was the quickest. “{guess},” said {H}, and shook a head at it.'
          ]
        }
      ]
    },
    {
      id: 'note',
      act: 'way',
      steps: [
        {
          both: [
            '{H} took a sheet of paper and wrote at the top what was known. It was this: “{fact}.”',
            'So {H} began a list. In the first line went the one thing that was certain. “{fact}.”',
            '“We have to begin with what we know,” said {H}, and held up one finger. “{fact}.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'Under that there was a good deal of room.',
            'It was a fine beginning, and it did not help at all.',
            'That made one. A list likes company, so there would have to be more.'
          ]
        }
      ]
    },
    {
      id: 'second-answer',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{H} went to ask {A}, who {A.habit}. “{guess},” said {A}, quick as a button.',
            'Next it was {A}’s turn. {A} looked at the ceiling, where the answers are kept. “{guess},” said {A}.',
            '“I’ve always wondered who would ask me that,” said {A}. “{guess}.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} wrote it down, and next to it a very small question mark.',
            '“Then why has nobody seen it?” said {H}. “They were looking at their feet,” said {A}.',
            '“Show me,” said {H}. {A} showed it with two spoons, and one of the spoons fell in the tea.'
          ]
        }
      ]
    },
    {
      id: 'trial',
      act: 'way',
      steps: [
        {
          both: [
            'There was only one way to find out. {H} would try it, with {stand.part}. That was to be {stand.is}.',
            '“I’ll have to see it,” said {H}, and went to find {stand.part}. There was {stand.is}.',
            '“We have to try it out,” said {H}. For {stand.part} they took {stand.is}.'
          ]
        },
        { joins: true, draw: 'goes' },
        { joins: true, draw: 'goes', extra: 1 }
      ]
    },
    {
      id: 'trial-fails',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'trial-fails-alone',
      act: 'way',
      party: 'alone',
      steps: [{ draw: 'problem' }, { joins: true, draw: 'alone' }]
    },
    {
      id: 'elder-answer',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '{A} had the oldest answer. “{guess},” said {A}. “That’s what they told me, and they told it in a hat.”',
            '“When I was small,” said {A}, “I asked that too.” “And?” said {H}. “And then it was bedtime,” said {A}.',
            '“Come closer,” said {A}, and {H} came closer. “{guess}.” It tickled.'
          ]
        },
        {
          joins: true,
          both: [
            '“But I never checked,” said {A}. {H} could not believe it. All those years, and nobody had checked.',
            '{H} asked how old that answer was. {A} counted on both hands and started again at the thumbs.',
            '{A} had to laugh at it now. {H} laughed as well, and wrote it down with a line under it.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'child-answer',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '“I know it,” said {A}, “but I’m not telling.” {H} waited. It took about four breaths. “{guess},” said {A}.',
            '{A} had two answers, one for each hand. In the left it was this. “{guess}.” The right one was sticky.',
            '“{guess},” said {A}. “No,” said {H}. “Yes,” said {A}. It went on like that, with less and less in it.'
          ]
        },
        {
          joins: true,
          both: [
            '“You made that up,” said {H}. “Somebody has to,” said {A}.',
            'They both looked under the table, in case it was there. There was only a pea.',
            '{H} and {A} tried it out at once, nose to nose, and it was wrong twice.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-answer',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'Only {A} had not been asked. “{question}” said {H}. {A} turned round twice and lay down on the list.',
            '{H} put the question to {A}, slowly. {A} looked at the biscuit tin, which was an answer of a kind.',
            '{A} knew, of course. {A} had always known, and had simply never been asked in the right place, behind the ear.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{A} says no,” said {H}, and crossed something out.',
            'It was written down as a paw, with the time beside it.',
            'That was the only answer of the evening without a word too many.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-answer',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '“Hm,” said {A}, which is what grown-ups say while they look for the door. “{guess}, I should think.”',
            '{A} began a very long sentence, and in the middle of it forgot who had asked. “{guess}?” said {A}.',
            '“I used to know that,” said {A}. “It was on the same page as the frogs. {guess}. Or that was the frogs.”'
          ]
        },
        {
          joins: true,
          both: [
            '“You don’t know,” said {H}. “I don’t know yet,” said {A}. It sounded much better like that.',
            '{H} patted {A}’s hand. One must not be cross with people who are trying.',
            '“May I put you down as perhaps?” said {H}. {A} was glad to be perhaps.'
          ]
        },
        {
          extra: 1,
          both: [
            'Then {A} did remember one thing, and it was right. “{fact}.” It went on the list, near the top.',
            '“But this I do know,” said {A}. “{fact}.” {H} looked at {A} with new eyes.',
            '{A} held up one finger. “{fact},” said {A}. Nobody had expected that, least of all {A}.'
          ]
        }
      ]
    },
    {
      id: 'nearer',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'Little by little the list grew. “{fact}.” That made three, if you counted the one with jam on it.',
            '{H} read all of it aloud. The best line was still the shortest. “{fact}.”',
            'There was a moment when {H} nearly had it. It was on the tip of the nose. “{fact},” whispered {H}.'
          ]
        },
        {
          joins: true,
          both: [
            'To be sure, {H} closed both eyes and thought of {doing}. It looked just like that from inside.',
            '“{say},” said {H} under the breath, because that helps.',
            'If one turned the paper a little, the answers made a sort of path.'
          ]
        }
      ]
    },
    {
      id: 'again-asked',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} came back. “I have changed my mind,” said {A}. “{guess}.” It was no better, but it was newer.',
            '“I asked my pillow,” said {A}, “and it says this. {guess}.” {H} said that pillows only guess.',
            '“What if it’s the other way round?” said {A}. {H} tried it the other way round, and now it had a handle.'
          ]
        }
      ]
    },
    {
      id: 'thinking',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            '{H} lay on the floor with the question on top. From below it looked quite friendly.',
            'For a while {H} did nothing but think. It can be heard, if one is quiet: it is a very small hum.',
            'The clock was asked, and the tap was asked. They said the same as always, one after the other.'
          ]
        },
        {
          joins: true,
          both: [
            '“{say},” said a voice inside {H}. It was {H}’s own, but it had been away for a bit.',
            'There was something about {doing} that did not fit. Whatever does not fit is where one has to look.',
            '“{guess.2}?” said {H}. No. {H} rolled over and let that one go.'
          ]
        }
      ]
    },
    {
      id: 'turn',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'It was {A} who saw it in the end. {A} had been looking at the list upside down. “But that’s it,” said {A}.',
            '“Read me the second line once more,” said {A}. {H} read it. They both stopped breathing for a moment.',
            '“You have had it all along,” said {A}, and put one finger on the paper. {H} bent down to see.'
          ]
        },
        {
          both: [
            '“{fact},” said {A} slowly. “{fact.2}.” {H} said it again, slower still. It held.',
            'Put together it went like this. “{fact},” said {H}. “{fact.2},” said {A}. That was nearly all of it.',
            '{H} counted it off, with {A} nodding. “{fact}. {fact.2}.” And there were two fingers left over for tomorrow.'
          ]
        }
      ]
    },
    {
      id: 'turn-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'Then {H} turned the list upside down, and there it was. Two of the lines had been neighbours all along.',
            'It came when {H} had stopped looking. It simply sat down beside the other one.',
            '{H} read the list once from the end. That was the right way round.'
          ]
        },
        {
          both: [
            '“{fact},” said {H}. “{fact.2}.” It held. {H} leaned on it, and it still held.',
            'Put together it went like this. “{fact}. {fact.2}.” That was nearly all of it.'
            ,
            '{H} said both of them in one breath. “{fact}. {fact.2}.” And one finger was left over for tomorrow.'
          ]
        }
      ]
    },
    {
      id: 'rest-of-it',
      act: 'turn',
      steps: [
        {
          both: [
            '“What we don’t know we look up tomorrow,” said {H}, “in the library, behind the atlas.” That was agreed.',
            'There was a bit left at the end that nobody could answer. {H} kept it for the morning, in an envelope.',
            'Of {wish} there was still something left to ask. That was as it should be. Tomorrow had to have something in it.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'The wrong answers were kept as well. They were much too good to be thrown out.',
            'All the others were read out once more, and the one with the soup got a prize.',
            'The list went up on the fridge, with the wrong ones on the left, where the magnets are.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        '{names} stopped chewing, so as to hear better.',
        'All this time {names} sat by and wondered as well.',
        'It was soon clear that {names} did not know either.'
      ]
    },
    way: {
      both: [
        'The question went round to {names} too, and came back warmer.',
        'From {names} there came nothing that could be spelt.',
        'By now {names} had come quite close to the list.'
      ]
    },
    turn: {
      both: [
        '{names} came to see it, and saw it.',
        'Quietly {names} came nearer, and there was a small sigh.',
        'To {names}, too, it was as if a window had been opened.'
      ]
    }
  },
  bed: [
    {
      both: [
        'A question that has been answered is lighter to carry. {H} hardly felt it.',
        'The pencil was put behind the clock, where it lives.',
        'The books went back on their shelf, a little wiser round the edges.'
      ]
    },
    {
      both: [
        '{H} lay down, and there was room. Nothing was lying there already.',
        'In bed {H} said it over once more, the first part, and did not need the second.',
        'What had kept {H} awake was answered, and lay quite still.'
      ]
    }
  ]
}
