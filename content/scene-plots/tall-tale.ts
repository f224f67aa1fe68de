import type { ScenePlot } from '../format.ts'

/** Somebody tells how it really was, everybody puts it right, and in the end nobody knows who made it up. */
export const tallTale: ScenePlot = {
  id: 'tall-tale',
  about: 'One of the household tells a tall tale about the wish; the others interrupt, object and add to it, until the hero has to get it out of the corner it has been told into.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast'], moods: ['lost', 'late'] },
  talkers: 2,
  titles: [
    'It Was Not Like That',
    'As High as the Door',
    'What Really Happened',
    'And Then What',
    '{H} Knows Better',
    'A Story with Too Many Spoons',
    'Nobody Would Believe It',
    'The Other Half of the Story',
    'True from the Knees Down',
    'About {wish}, More or Less',
    '{H} Has an Objection',
    'The Part with a Goose'
  ],
  elements: ['time travel', 'talking animals'],
  refrains: [
    { loud: '“Is that true?” “It’s true from the knees down.”', soft: 'It was true from the knees down, and above that it was asleep.' },
    { loud: '“And then what?” That is what they all said. “And then what?”', soft: 'And then what, they had asked. And then nothing, for a good long while.' }
  ],
  scenes: [
    {
      id: 'ask',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '{H} wanted a story about {wish};; it had to be one that nobody had read to the end.',
            '“Not out of a book,” said {H}. “One about {wish}. One that has happened.”',
            'There were books on the shelf, and {H} knew how each of them came out. “I want one about {wish},” said {H}, “and I want not to know.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Then I must tell you what happened to me,” said {A}, and sat down. That is how it always begins.',
            '“I know one,” said {A}, rather slowly, like a person who has not thought of it yet.',
            '“It’s a thing I don’t often tell,” said {A}. {H} got the blanket. It was going to be one of those.'
          ]
        }
      ]
    },
    {
      id: 'begins',
      act: 'want',
      A: 'same',
      steps: [
        {
          both: [
            '“I was on my way to the shop,” said {A}, “and round the corner came {part}.” “By itself?” said {H}. “With {part.2},” said {A}.',
            '“It was a Tuesday,” said {A}. “I opened the door, and there was {part}, with its hat in its hand.” “It had a hat?” said {H}. “Not after that,” said {A}.',
            '“I had just sat down,” said {A}, “when I heard it. {say}, it said. I looked, and it was {part}, as near as that lamp.”'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'objection',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            '“That can’t be,” said {H}. “{fact}.” “Quite right,” said {A}. “That’s what made it so odd.”',
            'Here {H} had learned something about that. “{fact},” said {H}. {A} nodded. “It told me that too,” said {A}.',
            '“Wait,” said {H}. “{fact}.” “You know a lot,” said {A}. “You should have been there. I was on my own.”'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          joins: true,
          both: [
            '“That was me?” said {H}. “Somebody very much like you,” said {A}. “Smaller round the ears.”',
            '{H} had not known about being in it, and was pleased, and hid it.',
            '“I thought it happened to you,” said {H}. “It had begun to happen to both of us,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'elder-adds',
      act: 'way',
      spare: 1,
      A: 'other',
      steps: [
        {
          both: [
            '“I was there as well,” said {A}, from the good chair. “I was standing behind {part}. You didn’t see me because of a goose.”',
            '{A} had only been resting both eyes. “It was bigger than that,” said {A}. “It had to come in sideways.”',
            '“You’ve left out a goose,” said {A}. “Without a goose one can’t understand it at all.”'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“There was a goose?” said {H}. “There’s always a goose,” said {A}.',
            '“Which of you is telling it?” said {H}. “The one who isn’t chewing,” said {A}.',
            '“{guess},” said {A}, and looked round, and nobody dared to say anything.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'child-adds',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“Now I come in,” said {A}. “I come in with {prop.is}, and I save everybody.” “We aren’t in any trouble yet,” said {H}. “You’ll be,” said {A}.',
            '“And I can fly,” said {A}. “Nobody flies in this,” said {H}. “I do,” said {A}. “But low.”',
            '{A} wanted to know if there was a dog in it. There was now. It was called {say}.'
          ]
        },
        {
          joins: true,
          both: [
            'So that had to be put in. {H} moved up, in the story, and made room.',
            'It made a hole in it, but {H} found that one could step round.',
            '“All right,” said {H}. “But you come after {part}.” “Just after,” said {A}.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'grown-up-doubts',
      act: 'way',
      spare: 3,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came in to say that it was nearly time, and stayed standing in the door. “Who was holding {prop.is} all this while?” said {A}. Nobody had thought of that.',
            '“What did you have on your feet?” said {A}. It was a fair question. Everybody looked at {H}.',
            '“I don’t remember any of this,” said {A}. “You were in the bath,” said {H}. “You missed everything.”'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'Then {A} sat down, just for a moment, on the edge.',
            '“Two minutes,” said {A}, and took off one shoe.',
            '“And was it cold?” said {A}. So {A} was listening after all.'
          ]
        }
      ]
    },
    {
      id: 'acted',
      act: 'way',
      spare: 4,
      steps: [
        {
          both: [
            'One bit could only be told standing up. {prop.is} was {prop.part}, and {H} went round it on tiptoe.',
            'Here a thing was needed to show how big it was. {H} fetched {prop.is}. “That was {prop.part},” said {H}, “only more so.”',
            '“So high,” said {H}, and held {prop.is} over the lamp, and its shadow was exactly {prop.part}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'The shadow did it again, by itself, when nobody was looking.',
            'It was so like it that they all moved back a bit.',
            'After that there was nobody who did not see it.'
          ]
        }
      ]
    },
    {
      id: 'pet-knows',
      act: 'way',
      spare: 5,
      A: 'pet',
      steps: [
        {
          both: [
            'All this time {A} had been lying there with one ear up. At {part} it sighed. It had been there too, one could tell.',
            '{A} got up at the best place and turned round three times. “It remembers,” said {H}.',
            'They asked {A} how it had been. {A} looked at the door, and then at the biscuits. That was quite enough.'
          ]
        }
      ]
    },
    {
      id: 'faster',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“You’re going too fast,” said {A}. “I haven’t got out of the boat yet.” {H} waited until {A} was out.',
            '“Say the bit again where it talks,” said {A}. {H} said it again, with a different nose.',
            '“How many were there?” said {A}. “Four,” said {H}. “It was three just now.” “One came late,” said {H}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'guest-adds',
      act: 'way',
      spare: 7,
      A: 'guest',
      steps: [
        {
          both: [
            '“At home we have that one too,” said {A}, the guest. “But with us it ends in a tree.”',
            '{A} had kept quiet so far, from manners. “There’s one thing I know,” said {A}. “{fact}.” They all looked at {A} with respect.',
            '“May a guest say something?” said {A}. “It can’t have been a Tuesday. On Tuesday it was at our house.”'
          ]
        }
      ]
    },
    {
      id: 'corner',
      act: 'turn',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          both: [
            'Everybody said it at once. “And then what?” {A} opened a mouth, and shut it. The story had gone into a corner and could not turn round.',
            'There {A} stopped. “It has never got further than this,” said {A}. “Somebody always fell asleep.”',
            '“And then,” said {A}, “and then,” and looked at the ceiling. There was nothing written there.'
          ]
        }
      ]
    },
    {
      id: 'way-out',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“Let me,” said {H}. “I know how it comes out.” {A} moved over on the blanket, like somebody getting out of the driver’s seat.',
            '{H} had been waiting for just that. “Then it was my turn,” said {H}. “I only have to look at it from the back.”',
            '“You’ve forgotten who else was in it,” said {H}. “So had I,” said {A}. “Go on.”'
          ]
        },
        { draw: 'alone' },
        {
          joins: true,
          both: [
            '“Just like that?” said {A}. “Just like that,” said {H}. “It was quite easy, from the inside.”',
            'There was a silence, the good kind. “That,” said {A}, “is what happened. I had only forgotten.”',
            '“Ah,” said {A}. “So it was you.” {H} looked modest. It had been a long day, in the story.'
          ]
        }
      ]
    },
    {
      id: 'true',
      act: 'turn',
      A: 'same',
      steps: [
        { draw: 'end' },
        {
          both: [
            '“Is any of it true?” said {H}. {A} thought about it honestly. “The shop,” said {A}. “And you.”',
            '“Tell me one thing that’s really so,” said {H}. “{fact},” said {A}. “You can look it up. It’s the only bit you can.”',
            '“Tomorrow I shall tell it to somebody else,” said {H}, “and it’ll be longer.” “It’ll need a second goose,” said {A}.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'Whoever heard that a story was coming sat down: {names}, on whatever there was.',
        'Along the edge of the bed sat {names}, as birds sit on a wire.',
        'The best places were gone already. {names} had them.',
        'Under the blanket sat {names}, and it was a bit short.'
      ]
    },
    way: {
      both: [
        'At every stop the question came from {names}, all in one breath.',
        'Nobody was listening harder than {names}.',
        'In the story there was work for {names} too, round the corner.',
        'Here {names} had to hold on, for it was high up, in the story.'
      ]
    },
    turn: {
      both: [
        'Nobody breathed, and {names} least of all.',
        'In the end it turned out that {names} had been behind the door the whole time.',
        'That was what {names} had been hoping.',
        'When it was over, it was quiet, and {names} did not stir.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The blanket was shaken out. One or two bits of the story fell on the floor and stayed there.',
        'The last of the story was told standing up, on the way to the toothbrushes.',
        'When they got up, their feet had gone to sleep;; the rest of them was not far behind.'
      ]
    },
    {
      both: [
        'In bed {H} went over it once more, and moved one bit of it to a better place.',
        'It grew a little in the dark, as stories do, and then it lay still.',
        'What was left over would do for tomorrow, with a bit of soup.'
      ]
    }
  ]
}
