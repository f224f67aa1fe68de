import type { ScenePlot } from '../format.ts'

/** The smallest is in charge of the evening, the biggest is put to bed, and somebody has to be firm about the wish. */
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
            '“You always say when,” said {H}. “Tonight I want to say when.” {A} thought about it, and handed over the dressing gown.',
            '{H} wanted to be in charge, just once, of a whole evening. “All right,” said {A}, much too quickly. “Then I’m little.”',
            '“It’s easy for you,” said {H}. “You only say it, and we do it.” “Try it,” said {A}, and sat down on the floor. “I’m four.”',
            'It had been {H}’s idea. {H} would be big, and everybody else would be small, until the lamp was out. “Done,” said {A}, and took off both slippers.'
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
            'It began at once. “{wish}!” said {A}. “I want it now, and I want it first.”',
            '“What are we doing?” said {A}. “Are we doing {wish}? You said. You said that we would do {wish}.” {H} had not said any such thing.',
            '“Tell me about {wish},” said {A}, and pulled at the dressing gown. “Tell me everything. Why are you sitting down?”'
          ]
        },
        {
          joins: true,
          both: [
            '“After supper,” said {H}, and heard whose voice that was.',
            '“We shall see,” said {H}. It was just what big people always said.',
            '“In a minute,” said {H}. It came out all by itself.'
          ]
        }
      ]
    },
    {
      id: 'why',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '“{guess},” said {A}, who was three now. “That isn’t quite so,” said {H}. “{fact}.” “Why?” said {A}.',
            '“Did you know?” said {H}. “{fact}.” “Why?” said {A}. “Because it is,” said {H}. “Why?” said {A}.',
            '{H} began to explain it properly. “{fact},” said {H}. {A} had gone under the table. “I can hear from here,” said {A}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'It takes a great deal of why to fill an evening, and {A} had brought enough.',
            '{H} said that there would be three more whys and then none. {A} used two of them to ask what comes after three.',
            '“You aren’t even listening,” said {H}. “I’m listening with my feet,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'play',
      act: 'way',
      steps: [
        {
          both: [
            'So they played it, as they had been promised. {prop.is} was {prop.part}, and everybody wanted to be next to it.',
            '{H} got out {prop.is}. “This is {prop.part},” said {H}, “and we take turns.” There was a heap at once.',
            'There was nothing for it. {H} put {prop.is} in the middle and said that it was {prop.part}, and to be gentle.'
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
          extra: 1,
          both: [
            '“I said that would happen,” said {H}, and then was sorry, and gave {A} a biscuit.',
            '“Are you cross?” said {A}. “No,” said {H}. “I’m only big.”',
            'Afterwards {H} sat down for a moment on the edge of the sofa, as one does.'
          ]
        }
      ]
    },
    {
      id: 'elder-naughty',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            'The worst of them was {A}, who was two and a half and had found the biscuits.',
            '{A} had not been so small for a very long time, and was good at it. {A} would not put on a single sock.',
            '“I’m not tired,” said {A}, with both eyes shut. “{say}! {say}! I’m not tired at all.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Look at me when I speak to you,” said {H}. {A} looked, with one eye, and had crumbs all round it.',
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
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“I’m being good,” said {A}. “I’m the only one that’s being good.” {A} had somebody’s shoe on each hand.',
            '{A} came to tell {H} what everybody else was doing. It took some time, and there were drawings.',
            '“When you’re big,” said {A}, “do you have to go to bed?” “Never,” said {H}. “We just stop.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“You’re my favourite,” said {A}. “I have none,” said {H}, as one has to. “But nearly.”',
            '{H} did not hear that bit. There is a way of not hearing, and {H} had just found it.',
            '“Thank you for telling me,” said {H}. “Now take the shoes off.”'
          ]
        },
        { extra: 2, talk: 'tease' }
      ]
    },
    {
      id: 'supper',
      act: 'way',
      spare: 3,
      steps: [
        {
          both: [
            'There was bread in small soldiers. {H} said that nobody got down before it was gone.',
            'At supper {H} went round behind the chairs and pushed them in.',
            'Everybody had to wash, and hold up their hands. {H} looked at the backs as well.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“Is this {part}?” it was asked. It was not, said {H}. It was cheese.',
            'Two of them swapped plates as soon as {H} looked away. {H} had known that they would.',
            'They ate like {part}, and had to be told so.'
          ]
        }
      ]
    },
    {
      id: 'pet-good',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            'Only {A} did as it was told. It went where {H} pointed and lay down there. “Look at {A},” said {H} to the others.',
            '{A} was the other grown-up. It sat next to {H} and looked at them all, and sighed.',
            'Each time that it got loud, {A} left the room and came back when it was over. {H} would have liked to do so too.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-hurt',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} had a sore knee. It could not be seen, but it was there, and it needed a plaster with a whale.',
            '“I want to be carried,” said {A}. {H} looked at {A} from the bottom to the top. “I’ll carry your hand,” said {H}.',
            '{A} was the one who cried, a bit, because the blue cup was in the wash. {H} explained that it was the same water.'
          ]
        },
        {
          joins: true,
          both: [
            '“There, there,” said {H}, and patted what could be reached.',
            '{H} blew on it, three times, and then it was better. It always is at three.',
            '“I know,” said {H}. “It’s a very hard thing, being small.”'
          ]
        }
      ]
    },
    {
      id: 'one-more',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“Five more minutes of {wish},” said {A}. “Two,” said {H}. “Eleven,” said {A}. They agreed on five.',
            '“One more, and then I’ll be good,” said {A}. {H} had said that too, in other times, and knew what it was worth.',
            '“I have to tell you something first,” said {A}. “{fact}.” It was so good that it counted.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'guest-polite',
      act: 'way',
      spare: 7,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a small guest and very polite. “At home I stay up until ten,” said {A}. “I’m sure you do,” said {H}.',
            '“May I have what they’re having?” said {A}. It was a telling-off. {A} was given half of it.',
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
            '“Bed,” said {H}. Nobody had heard it. “Bed,” said {H} again, and the word just lay there on the carpet.',
            'Then came the difficult part. “Now,” said {H}, and pointed. They all looked with interest at the finger.',
            'It was time, and {H} said so. It was said four times. It did not get any later from it.'
          ]
        },
        {
          both: [
            '“I can’t do it,” said {H}. “You don’t hear me.” {A} came out from under the table. “You say it from too high up,” said {A}. “Come down here.”',
            '“How do you do it?” said {H}, very quietly, to {A}. {A} thought. “I don’t,” said {A}. “I only stay until you’re asleep.”',
            '{H} sat down on the bottom stair of the sofa. “They don’t want to,” said {H}. “Nobody wants to,” said {A}. “You have to go first.”'
          ]
        }
      ]
    },
    {
      id: 'how',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            'So {H} got down on the floor, next to {A}, and said it into one ear. “It’ll all be here in the morning,” said {H}. “{wish}, too.” That worked.',
            'Then {H} took {A} by the hand and did not say anything at all, and walked. The rest of them came along behind, like ducks.',
            '{H} lay down on the bed, right in the middle, and yawned. {A} came, to see how it was done, and after {A} came all of them.'
          ]
        },
        {
          joins: true,
          both: [
            '“Tell us how it ends,” said {A}. “It ends well,” said {H}. “It’s only {wish}.”',
            '“{fact},” whispered {H}. “I know,” whispered {A}. “You told me.” And it was quite still.',
            '“Are you still big?” said {A}. “Until the lamp is out,” said {H}. “Then I’m nobody in particular.”'
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
        'It was far too quiet round {names}, and so one had to go and look.',
        'Nobody was minding {names}, and one could hear it.',
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
        'When the lamp was out, they all grew back in the dark, without a sound.',
        'Somebody tucked in the one who was in charge, and nobody could say who it had been.'
      ]
    },
    {
      both: [
        'It was harder than it looked, {H} thought, and turned the pillow over.',
        '“Tomorrow you may be big again,” said {H} into the dark, and it was gladly taken.',
        '{H} listened whether they were all breathing. They were. So one could stop.'
      ]
    }
  ]
}
