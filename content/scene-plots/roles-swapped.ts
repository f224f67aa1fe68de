import type { ScenePlot } from '../format.ts'

/** The smallest is in charge of the evening, the biggest is put to bed, and one of them has to be firm. */
export const rolesSwapped: ScenePlot = {
  id: 'roles-swapped',
  about: 'For one evening the hero is the grown-up and the others are the children, who want nothing but the wish and will not go to bed without it.',
  fits: { sorts: 'any', moods: ['proud', 'waiting'] },
  talkers: 2,
  titles: [
    '{H} Is in Charge',
    'Five More Minutes',
    'The Evening Turned Round',
    'Who Is Putting Whom to Bed',
    '{H} Says Now',
    'A Tired Sort of Grown-Up',
    'Because I Say So',
    'The Longest Dressing Gown',
    '{H} and the Big Ones',
    'One More Thing about {wish}',
    'Hands on Hips',
    'Somebody Has to Be Sensible'
  ],
  elements: ['kindness quest'],
  scenes: [
    {
      id: 'unfair',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '“You always say when,” said {H}. “Tonight I want to say when.” {A} took off the dressing gown and gave it to {H}.',
            '{H} wanted to be in charge for a whole evening. “All right,” said {A}, much too quickly. “Then I’m little.”',
            '“It’s easy for you,” said {H}. “You say it, and we have to do it.” “Try it,” said {A}, and sat down on the floor. “I’m four.”',
            'It was {H}’s idea. {H} would be big and everybody else would be small. “Done,” said {A}, and took off both slippers.'
          ]
        },
        { extra: 1, joins: true, talk: 'begin' }
      ]
    },
    {
      id: 'first-demand',
      act: 'want',
      A: 'same',
      steps: [
        {
          both: [
            'It began at once. “I want {wish}!” said {A}. “Now!”',
            '“What are we doing?” said {A}. “Are we doing {wish}? You promised!” {H} hadn’t promised anything.',
            '“Can we play {wish}?” said {A}, and pulled at {H}’s sleeve. “Can we? Can we?”'
          ]
        },
        {
          joins: true,
          both: [
            '“After supper,” said {H}, and it was just what big people say.',
            '“We’ll see,” said {H}, and had to laugh. That was what {A} said, on other days.',
            '“In a minute,” said {H}. It came out all by itself.'
          ]
        }
      ]
    },
    {
      id: 'play',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'But {A} would not stop asking. So {H} said, “Ten minutes, then.” They needed {stand.part}, and took {stand.is}.',
            '“All right, {wish},” said {H} to {A}. “But you fetch {stand.part}.” {A} came back with {stand.is}.',
            'There was no peace until they played it. For {stand.part} {H} let {A} have {stand.is}.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'disaster',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Are you cross?” said {A}. “No,” said {H}. “I’m only big.”',
            '“I said that would happen,” said {H}. Then {H} was sorry, and gave {A} a biscuit.',
            'After that {H} had to sit down for a moment, as grown-ups do.'
          ]
        }
      ]
    },
    {
      id: 'why',
      act: 'way',
      spare: 1,
      A: 'other',
      steps: [
        {
          both: [
            '“{guess},” said {A}, who was three now. “No,” said {H}. “{fact}.” “Why?” said {A}.',
            '“Do you want to know something?” said {H}. “{fact}.” “Why?” said {A}. “Because it is,” said {H}. “Why?” said {A}.',
            '{H} began to explain it properly. “{fact},” said {H}. {A} had gone under the table. “I can hear from here,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'elder-naughty',
      act: 'way',
      spare: 2,
      A: 'elder',
      steps: [
        {
          both: [
            'The worst of them was {A}, who was two and a half now and had found the biscuits.',
            '{A} had not been so small for years, and would not put on a single sock.',
            '“I’m not tired,” said {A}, with both eyes shut. “{say}! I’m not tired at all.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Look at me when I’m talking,” said {H}. {A} looked, with one eye.',
            '{H} said it once kindly and once slowly. {A} giggled, and could not stop.',
            '“What do we say?” said {H}. “{say},” said {A}. It was not that.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'sibling-tells',
      act: 'way',
      spare: 3,
      A: 'child',
      steps: [
        {
          both: [
            '“I’m being good,” said {A}. “I’m the only one that’s being good.” {A} had a shoe on each hand.',
            '{A} came to tell {H} what everybody else was doing. It took some time.',
            '“When you’re big, do you have to go to bed?” said {A}. “Never,” said {H}. “You just stop.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“You’re my favourite,” said {A}. “I haven’t got one,” said {H}, as one has to. “But nearly.”',
            '“Thank you for telling me,” said {H}, just as grown-ups say it.',
            '{H} did not hear that. Grown-ups have a way of not hearing, and {H} had just found it.'
          ]
        },
        { extra: 2, talk: 'tease' }
      ]
    },
    {
      id: 'supper',
      act: 'way',
      spare: 4,
      steps: [
        {
          both: [
            'At supper {H} went round behind the chairs and pushed them in.',
            'Everybody had to wash, and hold up their hands. {H} looked at the backs as well.',
            'There was bread in small soldiers. {H} said that nobody got down before it was gone.'
          ]
        }
      ]
    },
    {
      id: 'pet-good',
      act: 'way',
      spare: 5,
      A: 'pet',
      steps: [
        {
          both: [
            'Only {A} did as it was told. It lay down where {H} pointed.',
            '{A} was the other grown-up. It sat next to {H} and looked on, and sighed.',
            'When it got loud, {A} left the room. {H} would have liked to do so too.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-hurt',
      act: 'way',
      spare: 6,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} had a sore knee. It could not be seen, but it needed a plaster with a whale.',
            '“I want to be carried,” said {A}. {H} looked at {A} from the bottom to the top. “I’ll carry your hand,” said {H}.',
            '{A} was close to tears, because the blue cup was in the wash. {H} explained that it was the same water.'
          ]
        },
        {
          joins: true,
          both: [
            '“There, there,” said {H}, and patted {A} wherever that could be reached.',
            '{H} blew, three times, and then it was better. It always is at three.',
            '“I know,” said {H}. “It’s hard, being small.”'
          ]
        }
      ]
    },
    {
      id: 'one-more',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            '“Five more minutes of {wish},” said {A}. “Two,” said {H}. “Eleven,” said {A}. They agreed on five.',
            '“One more, and then I’ll be good,” said {A}. {H} had said that too, on other days.',
            '“I have to tell you something first,” said {A}. “{fact}.” It was so good that it counted.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'guest-polite',
      act: 'way',
      spare: 8,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a small guest and very polite. “At home I stay up until ten,” said {A}. “I’m sure you do,” said {H}.',
            '“At my house I get two stories,” said {A}. “At my house you get one,” said {H}.',
            '{A} had never been put to bed by somebody of that size, and asked how it was done.'
          ]
        }
      ]
    },
    {
      id: 'bedtime',
      act: 'turn',
      A: 'other',
      steps: [
        {
          both: [
            '“Bed,” said {H}. “But we haven’t had {stand.part}!” said {A}, and came with {stand.is}.',
            'Then came the hard part. “Bedtime,” said {H}. “First {stand.part},” said {A}. That was {stand.is}.',
            'It was time, and {H} said so. “Not without {stand.part},” said {A}, and brought {stand.is}.'
          ]
        },
        {
          joins: true,
          both: [
            '“But that’s the last thing,” said {H}.',
            '“Once,” said {H}. “And then I’m counting to three.”',
            '“Then quickly,” said {H}, and knew that it would not be quick.'
          ]
        }
      ]
    },
    {
      id: 'last-go',
      act: 'turn',
      S: 'same',
      A: 'hero',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'how',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“Bed,” said {H} once more. It did no good at all. “How do you do it?” said {H} to {A}.',
            '“Now it really is bedtime,” said {H}. Nobody heard it. “I can’t do it,” said {H} to {A}.',
            '{H} counted to three, and then to ten. “They don’t come,” said {H} to {A}.'
          ]
        },
        {
          joins: true,
          both: [
            '“I don’t do anything,” said {A}. “I only stay until you’re asleep.” So {H} took {A} by the hand, and they went.',
            '“You have to come down here and say it quietly,” said {A}. {H} said it into one ear, and that worked.',
            '“Go first,” said {A}. “We do what you do.” So {H} lay down on the bed and yawned, and {A} came too.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“Are you still big?” said {A}. “Until the lamp’s out,” said {H}. “Then I’m small again.”',
            '“Tell me how it ends,” said {A}. “It ends well,” said {H}. “It’s only {wish}.”',
            '“{fact},” whispered {H}. “I know,” whispered {A}. “You told me.”'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'In came {names}, grown very small.',
        'On the sofa sat {names}, and no foot reached the floor any more.',
        'To {names} it was all one, big or small.',
        'Here came {names}, with one thumb ready.'
      ]
    },
    way: {
      both: [
        'Meanwhile {names} had got into the cushions and would not say where.',
        'It was far too quiet round {names}, and so {H} had to go and look.',
        'Nobody was minding {names}, and you could hear it.',
        'Under the table {names} had opened another house.'
      ]
    },
    turn: {
      both: [
        'Last of all came {names}, on tiptoe, so as not to be counted.',
        'Between two pillows lay {names}, and pretended, and then it was true.',
        'Somebody had already put {names} to bed. It had been the bed.',
        'Even {names} lay down, with only one remark.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The dressing gown was hung up. It reached right down to the floor.',
        'All of them grew back to their own size, without a sound.',
        'The keys were hung up on the high hook, and it was a grown-up who reached it.'
      ]
    },
    {
      both: [
        'It was harder than it looked, {H} thought, and turned the pillow over.',
        '“Tomorrow you may be big again,” said {H} into the dark, and it was gladly taken.',
        '{H} listened whether everybody was breathing. Everybody was. So {H} could stop.'
      ]
    }
  ]
}
