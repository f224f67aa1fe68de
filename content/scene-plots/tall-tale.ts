import type { ScenePlot } from '../format.ts'

/** One tells how it really was, the others put it right, and in the end none of them knows who made it up. */
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
            '{H} wanted a story about {wish}. It had to be a new one.',
            '“Not out of a book,” said {H}. “One about {wish}. One that’s really happened.”',
            '{H} knew how all the books came out. “Tell me one about {wish},” said {H}, “that I don’t know.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Then I’ll tell you what happened to me,” said {A}, and sat down.',
            '“I know one,” said {A} slowly, like somebody who has not thought of it yet.',
            '“I don’t often tell this,” said {A}. {H} got the blanket. It was going to be one of those.'
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
            '“It was a Tuesday,” said {A}. “I opened the door, and there stood {part}.” “In a hat?” said {H}. “Now that you say it,” said {A}.',
            '“I’d just sat down,” said {A}, “when I heard it. {say}, it said. I looked, and it was {part}, as near as that lamp.”'
          ]
        },
        {
          joins: true,
          both: [
            '“And then it all began,” said {A}. “Were you afraid?” said {H}. “I was too busy,” said {A}.',
            '“What did it want?” said {H}. “{wish},” said {A}. “What else?”',
            '“Where was I?” said {H}. “You were there too,” said {A}. “You were holding my hand.”'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'acted',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            '“I don’t believe it,” said {H}. “Then look,” said {A}, and got up. “Here was {stand.part}.” It was really {stand.is}.',
            '“Show me,” said {H}. {A} could only tell it standing up. “So this was {stand.part},” said {A}, and took {stand.is}.',
            '“How did it go?” said {H}. “You do it, and I’ll say it,” said {A}. They had {stand.is}. “That was {stand.part},” said {A}.'
          ]
        },
        {
          both: [
            '“And who was I?” said {H}. “You were the one in front,” said {A}. So {H} went in front.',
            '“You came first,” said {A}. “You always do.” {H} came first.',
            '“Do it as you did it then,” said {A}. {H} did it, and a bit more.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Is that what really happened?” said {H}. “It is now,” said {A}.',
            '“I’d forgotten that part,” said {H}. “I hadn’t,” said {A}.',
            '“Just like that,” said {A}. “Only it was raining.”'
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
            '“I was there as well,” said {A}. “I was standing behind a goose.” “There wasn’t a goose,” said {H}. “There’s always a goose,” said {A}.',
            '“It was bigger than that,” said {A}, who had only been resting both eyes. “It had to come in sideways.”',
            '“You’ve left out the best bit,” said {A}. “There was a goose in it. It sat in the front.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“{guess},” said {A}, and looked round. Nobody dared to say anything.',
            '“How do you know?” said {H}. “I was younger then,” said {A}. “I saw everything.”',
            '“{fact},” said {H}. “That’s just what I said,” said {A}.'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'objection',
      act: 'way',
      spare: 2,
      A: 'partner',
      steps: [
        {
          both: [
            '“That can’t be,” said {H}. “{fact}.” “Quite right,” said {A}. “That’s what made it so odd.”',
            '{H} had learned something about that. “{fact},” said {H}. “It told me that too,” said {A}.',
            '“Wait,” said {H}. “{fact}.” “You know a lot,” said {A}. “I wish I’d known that then.”'
          ]
        }
      ]
    },
    {
      id: 'child-adds',
      act: 'way',
      spare: 3,
      A: 'child',
      steps: [
        {
          both: [
            '“Now I come in,” said {A}, “and I save everybody.” “We aren’t in any trouble yet,” said {H}. “You will be,” said {A}.',
            '“And I can fly,” said {A}. “Nobody flies in this,” said {H}. “I do,” said {A}. “But low.”',
            '“Is there a dog in it?” said {A}. There was now. It was called {say}.'
          ]
        },
        {
          joins: true,
          both: [
            '“All right,” said {H}. “But you come after {part}.” “Just after,” said {A}.',
            'So that had to be put in as well. {H} moved up a bit, in the story.',
            '{H} let {A} be in it, from the middle on.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'grown-up-doubts',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} came in to say that it was bedtime. “What did you have on your feet?” said {A}. They all looked at their feet.',
            '“I don’t remember any of this,” said {A}. “You were in the bath,” said {H}. “You missed everything.”',
            '“Is that the one with a goose in it?” said {A} from the door. “Not yet,” said {H}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'Then {A} sat down, just for a moment, on the edge.',
            '“Two minutes,” said {A}, and took off one shoe.',
            '“And was it cold?” said {A}. So {A} was listening after all.'
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
            'All this time {A} had been lying there with one ear up. It had been there too, one could tell.',
            '{A} got up in the best place and turned round three times. “It remembers,” said {H}.',
            '“Was it like that?” said {H} to {A}. {A} looked at the door, and then at the biscuits.'
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
            '“You’re going too fast,” said {A}. “I’m still on the way to the shop.” {H} waited for {A}.',
            '“Say the bit again where it talks,” said {A}. “{say},” said {H}, with a different nose.',
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
            '“At home we have that one too,” said {A}. “But with us it ends in a tree.”',
            '{A} had kept quiet so far, because of manners. “{fact},” said {A}. They all looked at {A}.',
            '“Can I say something?” said {A}. “It can’t have been a Tuesday. On Tuesdays it’s at our house.”'
          ]
        }
      ]
    },
    {
      id: 'corner',
      act: 'turn',
      A: 'partner',
      steps: [
        {
          both: [
            '“And then,” said {A}, “came {stand.part}.” {H} took {stand.is}. “Like that?” said {H}. “Just like that,” said {A}.',
            '“I haven’t told you about {stand.part},” said {A}, and pointed at {stand.is}. {H} was ready.',
            '“That wasn’t the end,” said {A}. “The end was the bit with {stand.part}.” So they took {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        {
          both: [
            '“And then what?” said {H}. {A} said nothing. The story was stuck.',
            'There {A} stopped. “I’ve never got any further than this,” said {A}. “Somebody always fell asleep.”',
            '{A} looked at the ceiling. “Don’t you know what comes next?” said {H}.'
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
            '“Let me,” said {H}. “I know how it comes out.”',
            '“I was there too,” said {H}. “I’ll tell you.”',
            '{H} thought about it. “Now it’s my turn,” said {H}.'
          ]
        },
        { joins: true, draw: 'alone' },
        {
          joins: true,
          both: [
            '“Just like that?” said {A}. “Just like that,” said {H}.',
            '“Yes,” said {A}. “That’s what happened. I’d only forgotten.”',
            '“Ah,” said {A}. “So that was you.”'
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
            '“Is any of it true?” said {H}. {A} thought about it. “The shop,” said {A}. “And you.”',
            '“Tell me one thing that’s really true,” said {H}. “{fact},” said {A}. “You can look it up.”',
            '“Tomorrow I’ll tell it,” said {H}, “and it’ll be longer.” “Then it needs another goose,” said {A}.'
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
        'The last of the story was told standing up, on one leg and then on the other.',
        'When they got up, their feet were full of pins;; they had to be stamped out first.'
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
