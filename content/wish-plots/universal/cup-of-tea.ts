import { wishPlot } from '../wish-plot.ts'

export const cupOfTea = wishPlot({
  id: 'wish-known-person',
  tellsAny: 'known',
  knows: ['person'],
  about: 'Somebody with a job rings and wants to sit down; the hero takes over, and finds out why sitting is so hard.',
  company: ['chair'],
  titles: ['Ten Minutes Off', '{H} Takes Over', 'Hands That Would Not Stop', 'Somebody at the Door', '{thing.the} Sits Down'],
  want: [
    {
      id: 'ring',
      A: 'partner',
      paragraphs: [
        'There was a ring, and outside stood {thing.who}. “I don’t want to come in,” said {thing.the}. “I only want to sit down. I’ve been at it since this morning.”',
        '{A} fetched a chair. But {thing.the} didn’t sit. “Somebody has to do it meanwhile,” said {thing.the}. “It can’t just stop.”',
        '“I could,” said {H}. {H} had never been asked before. “Ten minutes,” said {thing.the}, and sat.'
      ]
    }
  ],
  way: [
    {
      id: 'tool',
      A: 'partner',
      paragraphs: [
        'First of all {H} needed {thing.part}. “Mine’s too big for you,” said {thing.the}. So {A} brought {thing.stand}. {H} took a deep breath, and {thing.move}.',
        '“Slower,” said {thing.the} from the chair. “You’re doing it as if it were fun.” “It is fun,” said {H}. “Yes,” said {thing.the}, “but they mustn’t see that.”'
      ]
    },
    {
      id: 'say-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And then there’s what you say,” said {thing.the}. “{thing.sound}.” “{thing.sound},” said {H}. “From further down.” {H} said it from further down, and in the cupboard two glasses answered.',
        '{A} tried it too, and it came out like a question. “Then they’d all stop and think,” said {thing.the}. “You don’t want them to think.”'
      ]
    },
    {
      id: 'people-come',
      A: 'partner',
      paragraphs: [
        '{A} was all the people who came. {A} came as an old lady with a dog, and as a man who was late. For each of them {H} did it once more, and it worked.',
        '“Mind the dog,” called {thing.the}, half out of the chair. “Sit down,” said {H}. “I’ve got the dog.”'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Would you like anything while you sit?” asked {A}. “{thing.wants},” said {thing.the}, quick as a shot. There was none in the house, so they brought warm milk.',
        '{thing.the} drank it with closed eyes, and had a white lip after that. Nobody said so. It looked rather grand.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Shall I tell you something that’s true?” said {thing.the}. “{thing.fact}.” {H} nearly dropped everything. “I never knew that,” said {H}, “and I’ve been doing it for six minutes.”',
        '{A} had known something too. “{thing.guess},” said {A}. {thing.the} looked at {A} over the cup. “That’s what they all say,” said {thing.the}.'
      ]
    },
    {
      id: 'pet-case',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The next one to come was {A}. {H} did it very clearly, twice. {A} looked at it with interest, and stayed exactly there.',
        '“There’s always one,” said {thing.the} from the chair. “What do you do about it?” asked {H}. “I go round,” said {thing.the}. So {H} went round.'
      ]
    },
    {
      id: 'elder-case',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know how it is,” said {S}, and moved a chair up beside the other one. “You sit down, and your feet go on walking.” {thing.the} nodded. The two of them looked at their feet.',
        '“What did you do about yours?” asked {A}. “I sang to them,” said {S}. “What?” “It isn’t a song for people,” said {S}.'
      ]
    },
    {
      id: 'child-case',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“Now me,” said {A}. “I want to be the one who does it.” “There’s only one,” said {H}. {A} thought about that. “Then I’ll be the one who’s new, and you show me.”',
        'So {H} showed {A}. It was much harder to show than to do. “Not like that,” said {H}. “Like what?” asked {A}, who was doing it just like {H}. From the chair came a small cough.'
      ]
    },
    {
      id: 'pay',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you get for it?” asked {A}. {thing.the} thought. “On a good day somebody waves,” said {thing.the}. “And on a bad day?” “Then I wave first.”',
        'So {A} went to the end of the kitchen and waved. {H} had both hands full, and waved with one elbow. It was a good day.'
      ]
    },
    {
      id: 'where',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’m not used to indoors,” said {thing.the}. “At this hour I’m mostly {thing.where}.” {A} opened the window a crack, so that there was a bit more of it. Somewhere a door banged, and a bicycle went by.',
        '“That’s better,” said {thing.the}. “I’d know that bicycle anywhere. It wants oil.” They listened until it had gone round the corner.'
      ]
    },
    {
      id: 'rush',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Five minutes gone,” said {thing.the}. “Now there’s always a rush.” And there was. {A} came as three at once, and as one who had forgotten something and went back.',
        '{H} did it to the left and to the right, and once behind, without looking. “Who taught you that?” asked {thing.the}. “Nobody,” said {H}. “There wasn’t time.”'
      ]
    },
    {
      id: 'lost-hat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A lady came who had lost a hat. It was {A}. “That isn’t what I do,” said {H}. “You’ve got it on your head.” The lady felt about up there and was very pleased.',
        '“You get that a lot,” said {thing.the}. “They ask whoever’s standing there.” After that the lady came twice more, to say that it was still on. The third time she had lost her dog, and it was under her arm. “You’re a marvel,” said the lady.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How did you learn it?” asked {A}. “I stood beside somebody who could,” said {thing.the}, “and one day there was nobody beside me.” {H} moved a step nearer to the chair.',
        '“I’m still here,” said {thing.the}. “You can look round if you like. But you won’t need to.” {H} looked round all the same. Then {H} went on, and looked round only half as often. “That’s how it’s learned,” said {thing.the}. “First you look round, and then you forget to. I forgot on a Wednesday. It was raining, and I was very proud of it.”'
      ]
    },
    {
      id: 'tired-feet',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} pushed a stool under the two tired feet. They had never been up so high. “What can you see from there?” asked {A}. “The ceiling,” said {thing.the}. “I’d forgotten about ceilings. In my job you don’t get any.”',
        'They all looked up at the ceiling for a bit. It had a crack in it, like a river with one boat. {H} had to look and work at the same time.'
      ]
    },
    {
      id: 'hands',
      A: 'partner',
      paragraphs: [
        'When {H} looked round, {thing.the} was sitting and wasn’t resting. First the hands gave a small twitch. And then {thing.the} {thing.does}, right there on the chair.',
        '“You’re working,” said {H}. “I’m not,” said {thing.the}. “It’s only the hands.” {A} bent down to them. “Nobody’s told them,” said {A}. “They don’t know that it’s over.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        '“Then I’ll tell them,” said {H}. “I’m the one who’s doing it now.” {H} put everything down and knelt beside the chair. “It’s all been done,” said {H} to the left hand. “The old lady’s at home, with her dog.”',
        '“And the man who was late?” asked the right hand, or somebody very near it. “He got there,” said {H}. “They’d kept him some soup.”',
        'The left hand opened first. Then the right one lay down on top of it. “So that’s what sitting’s like,” said {thing.the} after a while.'
      ]
    },
    {
      id: 'all-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is there anybody else who’s still out?” asked {thing.the}. {H} and {A} looked out of the window together. There was one lamp, and under the lamp there was nobody.',
        '“All in,” said {A}. “All in,” said {H}. It sounded so good that they said it once more. The chair creaked once, and then there was no more to say.'
      ]
    },
    {
      id: 'ten-minutes',
      A: 'partner',
      paragraphs: [
        'After ten minutes {thing.the} stood up, and looked a good bit taller. “You’re good at it,” said {thing.the} to {H}. “You can have the evenings.”',
        'At the corner {thing.the} turned round. On a good day somebody waves. {H} and {A} waved until there was only the street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door, to see who wanted to sit down.',
      '{names} moved off the good chair without being asked.',
      { text: '{names} shook a cushion and pushed it in behind {thing.the}.', needs: ['hands'] },
      { text: '{names} set the timer for ten minutes, and then for eleven.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the old lady, and then for the dog.',
      '{names} came next in the queue, and was let through.',
      { text: '{names} had a go as well, and smiled too much.', needs: ['hands'] },
      { text: '{names} carried in a biscuit for the old lady’s dog.', needs: ['hands'] }
    ],
    turn: [
      '{names} flopped down, to show how resting is done.',
      '{names} leaned against the chair, and took some of the weight.',
      { text: '{names} folded a blanket over two tired knees.', needs: ['hands'] },
      { text: '{names} brought a biscuit for each of the two hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair went back to the table, and the other things went back where they came from.',
    'When {H} was washed and lay in bed, two hands on the blanket still moved a little. “It’s all been done,” {H} told them. “{thing.the} is home.” Then the left one opened, and the right one lay down on it.'
  ],
  last: [
    'Both hands knew that it had all been done. They lay there, and {H} was asleep.',
    '{thing.the} was home, everybody was home, and {H} was asleep.'
  ]
})
