import { wishPlot } from '../wish-plot.ts'

const WORK = ['fire', 'bridges', 'flying', 'tunnels', 'driving', 'the road', 'roads', 'traffic', 'sailing', 'floating', 'digging', 'corners', 'going over bridges', 'going through tunnels']

export const whoeverAtWork = wishPlot({
  id: 'wish-whoever-at-work',
  visits: 'afraid',
  whoever: [...WORK.flatMap((work) => [`is scared of ${work}`, `is afraid of ${work}`, `is frightened of ${work}`, `is terrified of ${work}`]), 'doesn’t dare to drive', 'is afraid of flames', 'is afraid of its own work', 'is afraid of the motorway', 'is nervous about taking off', 'is scared of its own job', 'is scared of landing', 'is scared of smoke', 'is scared of taking off', 'refuses to go through tunnels', 'won’t drive over the bridge', 'is scared to go round corners', 'is too scared to go into tunnels'],
  except: ['sinking', 'drowning', 'crashing', 'crash'],
  company: ['cup', 'saucer', 'table', 'rug', 'line', 'tea'],
  about: 'The hero wants to carry a full cup over the rug without spilling; whoever is afraid of its own work learns with it not to look at the rim.',
  titles: ['A Full Cup', 'Don’t Look at the Rim', 'Over the Rug', '{visitor} Has to Go to Work', 'Every Day but Once'],
  want: [
    {
      id: 'a-full-cup',
      A: 'partner',
      paragraphs: [
        '{H} wanted to carry a full cup of cold tea across the rug, and not spill a drop. It was for {A}. It was the ninth cup, and the other eight were on the rug. “I don’t mind it half full,” said {A}. “I do,” said {H}.',
        'Somebody came slowly through the door. It was {visitor.first}. “I can’t go to work tomorrow,” said {visitor}. “It’s full of {visitor.fear}, every single day. What if it goes wrong?” “Sit down,” said {H}. “I’m busy not spilling.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-if',
      A: 'partner',
      paragraphs: [
        '{H} looked hard at the rim, and took a step. The tea leaned to the left, and {H} leaned to the right, and it was over the edge. “Go very slowly,” said {A}, quite sure. {H} went so slowly that one foot fell asleep. Over went the tea.',
        '“It’s just the same with me,” said {visitor}. “The more I look out for {visitor.fear}, the more I wobble.” {visitor} had a try with the cup. Soon the cup was empty and the saucer full.'
      ]
    },
    {
      id: 'another-job',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could do something else,” said {A}. They tried a few things. {visitor} was a shop, but nobody could get past to the till. {visitor} was a cupboard, and forgot to stay shut. As a lamp {visitor} was quite good.',
        '“Do you like it?” asked {H}. “It’s very steady,” said {visitor}. “Nothing comes towards you.” After a while there was a small sigh from the corner. “At work there was a bit that I did like,” said the lamp. “It was the getting there.”'
      ]
    },
    {
      id: 'how-often',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long have you been doing it?” asked {A}. It was seven years, in spring. “And how often has it gone wrong?” {visitor} counted, and started again, and counted once more. “Once I was late,” said {visitor}, “because of some ducks.”',
        '“Were you afraid of the ducks?” asked {H}. “No,” said {visitor}. “I didn’t know about them beforehand.” {A} wrote it down in two columns. In one it said Ducks. In the other it said All Right, and that went on over the back.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Show us how you do it,” said {A}, “only without {visitor.fear}.” So {visitor} went to the end of the rug, and {caller.does}. It was a pleasure to watch. “You’re very good,” said {H}. “That’s because there’s none of it here,” said {visitor}.',
        '“Then we’ll put some there, later,” said {A}, “when you aren’t looking.” {A} {caller.move} in the meantime, to see what it was like. From the inside it was mostly knees.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{caller.fact},” said {A}. “They tell you that on the first day,” said {visitor}. “I wrote it down. Then I asked what you do about {visitor.fear}, and they said, You’ll get used to it. So I waited for that.” It had not come yet. {visitor} looked at the door, in case.',
        '“Perhaps you are used to it,” said {H}. “How would you know?” {visitor} had never thought of that. “I thought that somebody would ring,” said {visitor}.'
      ]
    },
    {
      id: 'practice-fear',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wrote “{visitor.fear}” on a piece of paper, and laid it on the rug. “Now go past that,” said {A}. {visitor} went round by way of the kitchen. They wrote it smaller. {visitor} went round by way of the sofa. In the end it was as small as a seed.',
        '“Where is it now?” asked {visitor}. They had to look for it on the floor, all three. {visitor} found it. It had stuck to {visitor} from below. It had been to the kitchen and back.'
      ]
    },
    {
      id: 'blindfold',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If looking’s the trouble,” said {A}, “then shut your eyes.” {H} shut both, and set out with the cup. At first it went beautifully. Then it was the wall, and it was wet. “You have to look,” said {A}, with a cloth. “But not at that.”',
        '“At what?” asked {visitor}. Nobody knew yet. {H} tried looking at the lamp, and got to the lamp. It was interesting, how you always arrived at just that.'
      ]
    },
    {
      id: 'excuses',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{visitor} was writing a note for tomorrow. “I can’t come to work,” wrote {visitor}, “because I have a cold.” “Have you?” asked {A}. {visitor} tried for one, and it was only a cough. “Because I have a cough,” wrote {visitor}.',
        'Then it ought to say for how long. {visitor} wrote a day, and crossed it out. A week was crossed out as well. “They’d all stand there,” said {visitor}, “and look down the road for me.” {visitor} made a paper boat of the note, and would not go near it.'
      ]
    },
    {
      id: 'who-waits',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who’s there, when you come?” asked {A}. “There’s a woman with a basket,” said {visitor}. “And the boy waves. He does it with the wrong arm, because the other’s got a bun in it.” {visitor} could tell a good deal about the bun.',
        '“And what about {visitor.fear}, while he waves?” asked {H}. {visitor} thought back. “It must have been there,” said {visitor}. “I was looking at the bun.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came straight across the rug, between all the puddles, and did not touch one. “How do you do that?” asked {visitor}. {A} had seen that there was a dish at the other end.',
        '“{A} never looks down,” said {H}. “It’s all the same to {A} what’s in between.” They moved the dish once, to see. {A} changed course without a glance at the tea, and was there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had to ring the big bell,” said {S}, “and I was afraid of the noise. I did it for eleven years.” “Didn’t you tell anybody?” asked {A}. “I told the bell,” said {S}. “It said, Bong. I took it that it felt the same.”',
        '{visitor} asked how {S} had managed. “Every time I thought of my dinner,” said {S}. “I began at the first bong with the soup. By twelve o’clock I’d always got to the pudding.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} helped by walking ahead and calling out. “Now comes a bump!” called {S}. “Now comes the edge!” It was meant kindly. {A} was so busy waiting for the bump that the cup went over before it.',
        '“Call out something nice,” begged {visitor}. {S} had to think. “Now comes more rug!” called {S}. “Now comes still more rug!” There was a great deal of it. {A} had never got so far.'
      ]
    },
    {
      id: 'looks-up',
      A: 'partner',
      paragraphs: [
        '{H} stared at the rim of the next one. “Your buttons are done up wrong,” said {A} from the other end. “Where?” asked {H}, and looked up, and walked on. That was four steps, and not a drop was lost.',
        '“You were looking at me,” said {A} slowly. “It only spills when you watch it.” {visitor} had seen that as well. “I’ve always watched {visitor.fear},” said {visitor}. “I’ve never once looked at the other side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'across',
      A: 'partner',
      paragraphs: [
        '“Who’s on your other side?” asked {H}. “A boy with a bun,” said {visitor}. “He waves.” So {A} took a bun, and waved. {H} went first, with both eyes on {A}’s nose. The tea came along by itself. “What about {visitor.fear}?” called {visitor}. “Still there,” called {H}. “Look at the bun!”',
        '{visitor} still trembled. But {visitor} came on, past all the wet places, and there was the bun. “I was afraid the whole way,” said {visitor}. “I know,” said {A}. “You rattled. And you’re here.”'
      ]
    },
    {
      id: 'without-tremble',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I did both,” said {visitor}. “I was afraid, and I got there.” “At the same time?” asked {A}. It was strange that you could. {visitor} had always thought that first the one had to stop.',
        'They did it again, so as to have a good look at that. {visitor} was afraid from the door to the sofa, and went along at the same time. It was like humming while you walk.'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} drank the tea, to the last drop, though it had been cold since four. “It’s the best I’ve had,” said {A}. “It’s got the whole rug in it.” That was true. There was a bit of fluff on top.',
        '{visitor} got the other half of the bun. “Now I know what he’s so pleased about,” said {visitor}. There were raisins in it.'
      ]
    },
    {
      id: 'to-work',
      A: 'partner',
      paragraphs: [
        '{A} held the cup up to the lamp. It was full. “Will you go in tomorrow?” asked {H}. “I’ll have to,” said {visitor}. “There’s a boy waiting.”',
        'When {visitor} went home, {A} waved from the window, with another bun. {visitor} looked at the bun, and went straight down the middle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept off the rug, which was wet enough.',
      '{names} licked up a bit of the eighth cup.',
      { text: '{names} filled the next cup, to the very top.', needs: ['hands'] },
      { text: '{names} stood by with a cloth, just in case.', needs: ['hands'] }
    ],
    way: [
      '{names} walked in front, and that made it worse.',
      '{names} sat down in a wet place, and got up again.',
      { text: '{names} wrung out the cloth, and laid it back.', needs: ['hands'] },
      { text: '{names} straightened the rug, with somebody on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the bun as well, and got there fast.',
      '{names} followed on behind, in a straight line.',
      { text: '{names} waved too, with whichever arm was free.', needs: ['hands'] },
      { text: '{names} held the saucer steady at the other end.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was hung over a chair to dry, and from it dripped eight cups of tea.',
    '{H} did up the buttons, the right way, and washed. Then {H} went across to bed, and looked only at the pillow.'
  ],
  last: [
    '{H} got to the other side without spilling a drop, and was asleep.',
    'Nobody looked at the rim any more, and {H} slept.'
  ]
})
