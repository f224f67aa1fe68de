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
            '{H} wanted an evening of {wish}, and so did {A}. One would think that this was lucky.',
            'It was to be {wish}, they had agreed on that. It was the last thing that {H} and {A} agreed on for some time.',
            '“Let’s do {wish},” said {H}. “Yes,” said {A}, “and I know how it goes.” “So do I,” said {H}. That was the trouble.'
          ]
        },
        {
          joins: true,
          both: [
            '“It begins with {part},” said {H}. “It begins with {part.2},” said {A}. They both said it once more, slower.',
            '“You need {prop.is} for it,” said {H}. “That’s for later,” said {A}. They each had hold of an end.',
            '“{guess},” said {A}. “Nobody who knows anything would say that,” said {H}. It came out louder than it went in.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'line',
      act: 'want',
      A: 'same',
      steps: [
        {
          both: [
            'So {H} laid a piece of string across the carpet, from the lamp to the door. “That half is yours,” said {H}, “and here I shall do it properly.”',
            '“Then do it by yourself,” said {A}. “I will,” said {H}. A string lay on the floor before anybody had seen who drew it.',
            'They made it quite fair. There was a border, and a window on each side of it, nearly. “And no talking,” said {A}. “I wasn’t going to,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'half-one',
      act: 'way',
      steps: [
        {
          both: [
            'In {H}’s half it went beautifully. {prop.is} was {prop.part}, and there was nobody to say that it was not.',
            '{H} put up {prop.is} for {prop.part}, and nobody had to have it explained.',
            'On this side of the line stood {prop.is}. “{prop.part},” said {H}, to nobody, and hummed.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          joins: true,
          both: [
            'It was exactly right. It was only a bit quiet.',
            'When it was done, {H} turned round to show it, and then remembered.',
            '“{fact},” said {H} aloud. On the other side somebody listened, and then went on not listening.'
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
            'Over there {A} was doing it as well, all wrong, and laughing. {H} looked only out of the corner of one eye.',
            'From {A}’s half came “{say}!” and a bump. It did not sound bad. {H} moved a little nearer, by accident.',
            '{A} had got {prop.is}, and walked up and down with it as {prop.part}. It was not how one does it. {H} would have liked to see the front.'
          ]
        },
        { extra: 1, talk: 'boast' }
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
            'Then {S} came in, and stopped at the string. “Tell them that I need the scissors with the round ends,” said {A}. {S} told them, over the whole distance of two steps.',
            '“What’s this?” said {S}. “A border,” said {A}. {S} showed a library ticket and was let through.',
            '“Tell the other half that it’s too loud,” said {A}. {S} did so. “The other half says that you should hear yourself,” said {S}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“Who began it?” said {S}. It had begun by itself, said both halves at once.',
            '{S} sat down on the line, with one leg in each country, and drank a cup of tea.',
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
            'Only {A} went to and fro. {A} did not see any line, and was given a biscuit on both sides.',
            '{A} lay down across the string, half in the one half and half in the other. Each side stroked what it had.',
            'Somebody’s sock was carried over by {A}, as a present. A little later it was carried back.'
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
            '{S} looked over the top of the newspaper. “Which of you is right?” said {S}. “I am,” said {A}. “So am I,” it came back. “Good,” said {S}, and turned the page.',
            '“When I was small,” said {S}, “we had a line like that for a whole summer. It went right through the soup.” {A} wanted to know who won. “The soup,” said {S}.',
            '“{fact},” said {S} to both halves. “I only mention it.” It was just what {A} had said, and also what had been said over there.'
          ]
        },
        { joins: true, extra: 1, talk: 'near' }
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
            '{A} said that one could be friends with both, and went over the line to be told secrets. {A} came back and told them.',
            '“I’m the bridge,” said {A}, and lay down. “It costs a raisin.” {H} paid two, to be carried over in thought.',
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
            'It got quiet. It is not so easy to play it when there is nobody to hand you things.',
            '{H} did both voices for a while. The other one always said what {H} had just thought.',
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
      A: 'other',
      steps: [
        {
          both: [
            'Something slid over the line. It was a folded piece of paper. “Your {part} is crooked,” it said. {H} wrote back, “So is your nose,” and did not send it.',
            '{H} rolled a ball, by mistake, so that it went over. {A} rolled it back, by mistake. It went on for some time, by mistake.',
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
            '{A} was a guest, and did not know on which side a guest sits. So {A} sat down on the string and looked straight ahead.',
            '“Is it always divided?” said {A}. “Only today,” said {H}. “At ours it goes up and down,” said {A}.',
            '“Who has the biscuits?” said {A}. It was a good question. The biscuits were in no man’s land.'
          ]
        }
      ]
    },
    {
      id: 'missing',
      act: 'turn',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          both: [
            'It needed a second pair of hands, and those were over there. {H} looked at the line. It was only a string.',
            'What was missing was lying on the other side. {H} could see it. One would only have had to ask.',
            '{H} sat down. It was not going to come right by itself. It was not even going to go wrong properly.'
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
            '“I’m only asking,” said {H}, to the string. “If somebody over there had an idea, I wouldn’t mind hearing it.” “Somebody has,” said {A}.',
            '“Yours looks good,” said {A}, very quietly, and it was not easy to say. “Mine fell down.” “Mine too,” said {H}. “Just now.”',
            '{H} put one toe over the line. Nothing happened. {A} looked at the toe. “It’s a bit lonely over here,” said {A}.'
          ]
        },
        { joins: true, draw: 'see' },
        { draw: 'mend' },
        {
          joins: true,
          both: [
            'When they looked round, the string was in a heap, and they were both standing on it.',
            '“That was my way,” said {A}. “And that was mine,” said {H}. It had needed the two of them, one after the other.',
            '“Sorry about the nose,” said {H}. “What nose?” said {A}. So it had never been sent.'
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
            '“You were right about {part},” said {H}. “You were right about the rest,” said {A}. They left it at that, for it could only get worse.',
            '“Who began it?” said {A}. They tried to find out, and got as far as Thursday, and then they were too tired.',
            '“Tomorrow I do it your way,” said {H}. “And I yours,” said {A}. One could see the next line coming, but it was a long way off.'
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
        'On the sofa {names} moved closer together, as one does in bad weather.'
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
