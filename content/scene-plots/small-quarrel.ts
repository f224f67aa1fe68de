import type { ScenePlot } from '../format.ts'

/** Two who both want the wish, in two different ways; a line across the room; and who rubs it out. */
export const smallQuarrel: ScenePlot = {
  id: 'small-quarrel',
  about: 'The hero and another of the household fall out over how the wish goes; a line is drawn through the room, both halves turn out to lack something, and neither will be the first to ask.',
  fits: { sorts: 'any', moods: ['quarrel', 'losing', 'proud'] },
  talkers: 2,
  titles: [
    'The Line on the Carpet',
    'It Is Not and It Is',
    'Not Talking',
    'This Half Is Mine',
    'Tell Them I Said So',
    '{H} Is Not Cross',
    'Two Ways to Do It',
    'The Other Half of {wish}',
    'Who Began It',
    'Over the Line',
    'A Very Polite Quarrel',
    'One of Them Had the Glue'
  ],
  elements: ['kindness quest'],
  scenes: [
    {
      id: 'both-want',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '{H} wanted an evening of {wish}, and so did {A}. You would think that this was lucky.',
            'It was to be {wish}. {H} and {A} agreed on that, and then on nothing else for some time.',
            '“Let’s do {wish},” said {H}. “Yes,” said {A}, “and I know how it goes.” “So do I,” said {H}. That was the trouble.'
          ]
        },
        {
          joins: true,
          both: [
            '“It begins with {part},” said {H}. “It begins with {part.2},” said {A}. They both said it again, louder.',
            '“I say what we do,” said {H}. “You said last time,” said {A}.',
            '“{guess},” said {A}. “That’s not true,” said {H}. It came out louder than it went in.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'first-go',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'First they tried it together. For {stand.part} they had {stand.is}.',
            'They began, all the same. “We need {stand.part},” said {H}. {A} brought {stand.is}.',
            'It began quite well. They needed {stand.part}, and they both thought of {stand.is}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“That was my idea,” said {A}. “I’d nearly said it,” said {H}. “Nearly,” said {A}.',
            '“You see?” said {A}. “My way’s better.” “It was half mine,” said {H}.',
            '“I always have to tell you,” said {A}. “You don’t have to,” said {H}. “I knew that.”'
          ]
        }
      ]
    },
    {
      id: 'line',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'So {H} laid a piece of string across the carpet, from the lamp to the door. “That half is yours,” said {H}.',
            '“Then do it by yourself,” said {A}. “I will,” said {H}, and laid a string from wall to wall.',
            'They put a string down the middle of the room. “No talking,” said {A}. “I wasn’t going to,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'half-one',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'In {H}’s half it went beautifully. {H} had {prop.part}, and nobody to say that it was {prop.is}.',
            'On {H}’s side there was {prop.part}, and everybody else would have said that it was {prop.is}.',
            '{H} did it properly now, with {prop.part}. That was {prop.is}.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          joins: true,
          both: [
            'It was exactly right. It was only a bit quiet.',
            'Then {H} turned round to show it to {A}, and remembered the string.',
            '“{fact},” said {H} out loud. On the other side {A} listened, and then went on not listening.'
          ]
        }
      ]
    },
    {
      id: 'half-two',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'Over there {A} was doing it as well, all wrong, and laughing. {H} looked with one eye.',
            'From {A}’s half came “{say}!” and a bump. It did not sound bad. {H} moved a little nearer.',
            '{A} was {A.part}, and walked up and down like it. {H} would have liked to see the front.'
          ]
        },
        { extra: 2, talk: 'boast' }
      ]
    },
    {
      id: 'messenger',
      act: 'way',
      spare: 1,
      S: 'grown-up',
      A: 'hero',
      steps: [
        {
          both: [
            'Then {S} came in, and stopped at the string. “What’s this?” said {S}. “A border,” said {A}.',
            '“Is it so quiet because you’re playing nicely?” said {S}. “No,” said {A}. “We’re not talking.”',
            '{S} wanted to go through. “You have to show a ticket,” said {A}. {S} showed a library ticket and was let through.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“Who began it?” said {S}. It had begun by itself, said {A}.',
            '{S} sat down on the string, with one leg on each side.',
            '“I had a quarrel like that once,” said {S}. “It was about a spoon. I still have the spoon.”'
          ]
        }
      ]
    },
    {
      id: 'pet-crosses',
      act: 'way',
      spare: 2,
      A: 'pet',
      steps: [
        {
          both: [
            'Only {A} went to and fro. It did not see any string.',
            '{A} lay down across the string, with one half on each side. Each side stroked what it had.',
            'A sock was carried over the string by {A}, as a present. A little later it was carried back.'
          ]
        }
      ]
    },
    {
      id: 'elder-view',
      act: 'way',
      spare: 3,
      S: 'elder',
      A: 'hero',
      steps: [
        {
          both: [
            '{S} looked over the newspaper. “Which of you is right?” said {S}. “I am,” said {A}. “Me too,” it came from over there. “Good,” said {S}.',
            '“We had a string like that for a whole summer,” said {S}. “It went right through the soup.” “And who won?” said {A}. “The soup,” said {S}.',
            '“{fact},” said {S} to both halves. “That’s what I said,” said {A}, and over there it was said as well.'
          ]
        },
        { extra: 1, joins: true, talk: 'near' }
      ]
    },
    {
      id: 'sibling-profits',
      act: 'way',
      spare: 4,
      A: 'child',
      steps: [
        {
          both: [
            '{A} said that one could be friends with both, and stepped over the string twice.',
            '“I’m the bridge,” said {A}, and lay down across the string. “It costs a raisin.”',
            '{A} kept the score. It stood at nine all, and nobody could say of what.'
          ]
        }
      ]
    },
    {
      id: 'too-quiet',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'It got quiet. It is not so easy to play when nobody hands you things.',
            '{H} did both voices for a while. The other voice always said what {H} had just thought.',
            'There was one part that really needed two. {H} did it with a chair. The chair was not good at it.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'note',
      act: 'way',
      spare: 6,
      A: 'partner',
      steps: [
        {
          both: [
            'A piece of paper came over the string. “Yours is crooked,” it said. {H} wrote back, “So is your nose,” and did not send it.',
            '{H} rolled a ball, by mistake, so that it went over the string. {A} rolled it back, by mistake.',
            '“Are you still not talking?” said {A}. “Yes,” said {H}. “Me too,” said {A}. They thought about that.'
          ]
        }
      ]
    },
    {
      id: 'guest-asks',
      act: 'way',
      spare: 7,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a guest, and did not know on which side a guest sits. So {A} sat down on the string.',
            '“Is it always divided?” said {A}. “Only today,” said {H}. “At ours it goes up and down,” said {A}.',
            '“Who’s got the biscuits?” said {A}. They lay on the string, exactly in the middle.'
          ]
        }
      ]
    },
    {
      id: 'missing',
      act: 'turn',
      A: 'partner',
      steps: [
        {
          both: [
            'Now came the bit with {stand.part}. {H} had {stand.is}, and was ready.',
            '{H} wanted to do it with {stand.part} now. For that there was {stand.is}.',
            'Then {H} brought {stand.part} into it. That was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          both: [
            'It needed one more pair of hands, and those were {A}’s. {H} looked at the string.',
            '{H} sat down. It was not going to come right by itself.',
            'Over there {A} had seen it all, and said nothing. It was very hard for both of them.'
          ]
        }
      ]
    },
    {
      id: 'first-word',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“I’m only asking,” said {H}, to the string. “Can you see what’s wrong?” “Yes,” said {A}.',
            '“Mine fell down as well,” said {A} quietly. {H} put one toe over the string.',
            '“It’s a bit boring over here,” said {A}. “Here too,” said {H}. {A} came as far as the string.'
          ]
        },
        { joins: true, draw: 'see' },
        { draw: 'mend' },
        {
          joins: true,
          both: [
            'When they looked round, the string was in a heap, and they were both standing on it.',
            '“Sorry,” said {H}. “Sorry,” said {A}, at the same time. So nobody was first.',
            '“That needed two,” said {H}. “I know,” said {A}. “I’ve been waiting over there.”'
          ]
        }
      ]
    },
    {
      id: 'whole',
      act: 'turn',
      A: 'same',
      steps: [
        { draw: 'end' },
        {
          both: [
            '“You were right about some of it,” said {H}. “You were right about the rest,” said {A}.',
            '“Who began it?” said {A}. They tried to find out, and then they were too tired.',
            '“Tomorrow we do it your way,” said {H}. “And then yours,” said {A}.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'It was as well that {names} had heard nothing of it yet.',
        'In the kitchen {names} had not noticed anything.',
        'Nobody asked {names}, who might have known.',
        'On the sofa {names} moved closer together, as people do in bad weather.'
      ]
    },
    way: {
      both: [
        'To be on the safe side {names} stayed exactly in the middle.',
        'Each of the halves would have liked to have {names}.',
        'By now {names} had seen it and went round by the kitchen.',
        'Somehow it had become the business of {names}, who wanted none of it.'
      ]
    },
    turn: {
      both: [
        'A sigh went through the room. It came from {names}.',
        'At last {names} could sit anywhere at all.',
        'All the biscuits were shared out again, with {names} to watch over it.',
        'Somebody had already begun to wind up the string. It was {names}.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The string was rolled up, and there was not much of it, for such a long evening.',
        'There was a mark on the carpet where the line had been. After a while it had gone.',
        'Everything from both halves went into one box, and it did not fight.'
      ]
    },
    {
      both: [
        'In bed {H} thought of one more thing that could have been said, and did not need it.',
        'It is good to have been cross, {H} found, when it is over. It makes the legs as heavy as after swimming.',
        'Between the beds there was no line at all, only dark, and that was for everybody.'
      ]
    }
  ]
}
