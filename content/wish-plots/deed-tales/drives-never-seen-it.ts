import { wishPlot } from '../wish-plot.ts'

export const deedDrivesNeverSeenIt = wishPlot({
  id: 'wish-deed-drives-never-seen-it',
  tellsAny: 'once',
  deeds: ['drives'],
  isTale: true,
  out: true,
  about: 'Somebody drives or rides round and round and never stops to let {H} have a go, for they have never seen what everybody is looking at: how fine it looks when it comes round the corner. Needs {once.the}.',
  titles: ['Everybody but {once.who}', 'In a Moment', 'Round the Corner Again', 'What Everybody Was Looking At', '{H} Has a Go'],
  company: ['street', 'corner', 'step', 'chair', 'kerb', 'moment', 'hand'],
  want: [
    {
      id: 'in-a-moment',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first}, {once.doing}. Everybody stood still to look. “Can I have a go?” called {H}. “In a moment,” called {once.who}. And {once.the} went round the corner, and {once.who} too.',
        '{H} sat down on the step with {A}, to wait for the moment. After a while {once.who} came back from the other side, still with {once.the}. “What was it you wanted?” “A go!” called {H}. “Of course,” called {once.who}. “Just a …” Then came the corner.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long is a moment?” asked {A}. “It depends,” said {H}. “When you’re waiting for a bath it’s short. When you’re waiting for {once.the} it’s long.” They waited for it a bit more.',
        '{once.the} came by. “Was that it?” called {H}. “That was nearly it!” called {once.who}. {A} moved over on the step, so that the moment could sit down.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-hand',
      A: 'partner',
      paragraphs: [
        'Mr Bell from next door brought out a chair. “You have to hold up a hand,” said Mr Bell. “That means stop.” So {H} stood at the kerb and held up a hand. {once.who} came round with {once.the} and waved back, delighted.',
        '“Wrong hand,” said Mr Bell. At the other hand {once.who} waved for even longer. By now the whole street was out. “Oh!” they all said, whenever {once.the} came round. Then {once.who} always looked back over one shoulder, to see what was there. “What is it?” called {once.who}. “Has it gone?”',
        { extra: 1, joins: true, both: ['“{what.sound},” went {once.the} in reply, already halfway round the corner.'] }
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Oh!” said the whole street, much louder. “Not that!” called {once.who}. “You were looking before that already. What is it?” But then came the corner.'
      ]
    },
    {
      id: 'what-fact',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did you know?” called {once.who}. But then came the corner. They had to wait a whole round to hear what. “{what.fact}!” called {once.who}, all in one breath. “Did you know that?” And there was the corner again.',
        'So {H} had to wait another round in order to say no. “No!” called {H}. “What no?” called {once.who}. {A} wanted to explain it. That would have taken until Friday.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The next time {A} looked out for {what.part}. “That goes round as well,” said {A}. It had only not been noticed, for all the rest of {once.the}. {once.who} looked down, just before the corner.',
        '“Goodness,” they heard {once.who} say, behind the houses. “Has that been there all the time?” On the next round {once.who} patted {once.the} there.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you steer?” called {A}. “Mostly with {doer.part}!” called {once.who}, and showed it. Everybody on the kerb looked at {doer.part}. Then {once.who} had to look as well.',
        'That was how {once.the} came to do the bit along the hedge. “That’s how you turn left,” called {once.who} out of the leaves. “You only have to want to!”'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At a corner you have to say that you’re coming. “{doer.sound}!” called {once.who}, before each one. Mr Bell drew in both feet, though the chair was on the other side of the street.',
        '“Does {once.the} need that?” asked {H}. “No,” called {once.who}, “but the corner likes it.” So {H} and {A} did it as well. Now the corner had it from both sides. “{doer.sound}!”'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You could hear {once.the} long before {once.the} came. “{what.sound},” it went, behind the houses. {H} did it back. “{what.sound}!” For a moment it was quiet there.',
        'Then {once.who} came round the corner, very slowly, and looked everywhere. “Has somebody else got one?” asked {once.who}. “That was me,” said {H}. It was the slowest they had seen {once.the} go. But it was still going.'
      ]
    },
    {
      id: 'what-stand',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} practised in the meantime. For {once.the} there was {what.stand}. {H} sat there and steered, and {A} was the street. {A} came up rather slowly, with a lamp post and two doors.',
        '“Lean!” called {once.who}, on the way past. {H} leaned. So did the street. “That’s it,” called {once.who}. “That’s all there is to it, except for the rest!”'
      ]
    },
    {
      id: 'what-where',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Where did you find {once.the}?” called {A}. Then there was a round of waiting. “{what.where}!” called {once.who}. “Just like that?” called {H}. They waited for another round.',
        '“There was nobody aboard,” called {once.who}. “It would have been a waste!” Mr Bell thought of everything with nobody aboard that there is in a street, and sighed.'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In front of the house something happened. {once.the} {what.does}. They all jumped back from the kerb, and Mr Bell held on to his chair. Only {once.who} didn’t mind.',
        '“You have to let that happen,” called {once.who}. “Then you go on.” {H} nodded. That was worth knowing, for somebody who was going to have a go in a moment.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“For {once.the} you’ve got to be made like {once.who},” said Mr Bell. “Anybody can see that.” So {H} stood up on the pavement and {doer.move}. {once.who} came by and stared.',
        '{once.who} stared so hard that {once.the} went straight past the corner. They could be heard behind the houses, looking for it. “Not bad!” called {once.who}, when they were back.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s something that anybody would stop for,” said {A}, “if it’s {once.who}.” And {A} whispered it. “We’ve got something for you!” called {H}. “It’s {doer.wants}!” {once.who} was already at the corner.',
        'From behind the houses they heard one thing more. “Put it by for me!” So they put it by, though they hadn’t got it. They left a place for it on the step.'
      ]
    },
    {
      id: 'one-more',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Beside {A} stood a woman who had only come out for bread. That was six rounds ago. “Just once more,” said the woman, “and then I’ll go.” {once.who} came round with {once.the}. “Oh,” said the woman.',
        'The end of the loaf was gone already. “You think now you’ve seen it,” she said to {A}. “And then it comes again, just the same.” She broke off a piece for each of them.'
      ]
    },
    {
      id: 'green',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the traffic lights, and stood at the kerb and was green. {once.who} went by with {once.the}, and nodded. “Now be red,” said {A}. “I can’t,” said {S}. “It’s my green jumper.”',
        'They asked everybody in the street, but nobody had anything red that would have fitted. So {once.who} had green all evening. “It’s the best street for it that I know!” called {once.who}.'
      ]
    },
    {
      id: 'the-milk-cart',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“With us it was the milk cart,” said {S}. “Every morning I asked for a go. In a moment, he said, for two whole years.” “And then?” asked {A}. “Then he said, Up you get,” said {S}.',
        '{S} looked along the street after {once.the}. “I was so used to it that I went on asking,” said {S}. “All the way to the dairy. He had to tell me that I was having it.”'
      ]
    },
    {
      id: 'the-list',
      S: 'grown-up',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} had a leaflet that said who can drive what. “There are lorries,” read {S}, “and mopeds. And there it stops.” “Is {once.the} in it?” asked {A}. {S} turned the leaflet over.',
        '“There’s a stain,” said {S}. They all bent over it. Seen from the side it looked a bit like {once.the}, with somebody aboard. “Then it’s allowed,” said Mr Bell.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 16,
      paragraphs: [
        '{A} did not want a go. But each time before {once.the} came, {A} looked up, and afterwards {A} looked down again. “Now,” said {H}, when {A} looked up. And round the corner came {once.who}.',
        '“How do you know that?” asked Mr Bell. “I’ve got somebody who does,” said {H}. They did it five times. Mr Bell looked at the watch, and put it away again.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 17,
      paragraphs: [
        '“At ours there’s a button,” said {A}. “You press it, and a bell goes, and then they stop.” “That’s the bus,” said {H}. On the next round they looked {once.the} over for a button.',
        'There was none. {once.who} had looked too, on the other side. “Ding,” called {A}, to be sure. “Thank you!” called {once.who}, and was round the corner.'
      ]
    },
    {
      id: 'looks-round-too',
      A: 'partner',
      paragraphs: [
        '“They all said oh,” said {A}, “and {once.who} looked round as well. As if there was something behind.” {A} thought about that for a whole round. “You can’t see yourself go by. Everybody here has seen it, except for {once.who}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'you-miss-it',
      A: 'partner',
      paragraphs: [
        'When {once.the} came round again, {H} was ready. “You keep missing it!” called {H}. “It’s the best thing in the street, and you’re never here!” There was a jolt. {once.the} stood still, right in front of the step.',
        '{once.who} got down and sat on the step, beside {A}. They all looked at the corner. Nothing came. {once.who} asked {H} when it was due. “As soon as somebody does it,” said {H}. “Then you’d better be quick,” said {once.who}.'
      ]
    },
    {
      id: 'a-go',
      A: 'partner',
      paragraphs: [
        'So {H} had a go. {A} walked alongside, with one hand on {once.the} the whole time, and no snail need have hurried. And then {once.the} came round the corner, with {H} aboard and very upright.',
        '“Oh,” said {once.who}. For quite a while nothing else came. “So that’s it. And it was there all the time?” “Every time,” said {A}. From then on they did it by turns. One had {once.the}, and one sat on the step and said oh.'
      ]
    },
    {
      id: 'better-before',
      A: 'same',
      spare: 18,
      paragraphs: [
        '“Was it as good as that before?” asked {once.who}. “Before it was better,” said {A}. “Before, you were in it.” {once.who} looked at the step for a bit, and then at {once.the}.',
        '“What did it look like?” asked {once.who}. {H} showed how the chin had been, and {A} did the corner. “As high as that?” asked {once.who}. They had to show it twice.'
      ]
    },
    {
      id: 'mr-bell',
      A: 'same',
      spare: 19,
      paragraphs: [
        'Mr Bell didn’t want a go, and said so four times, though nobody had asked. Then Mr Bell went round the corner with {once.the}, to show how stopping is done.',
        'A little later {once.the} came by. “In a moment!” called Mr Bell. {once.who} moved over on the step, and made room for the moment. It was a quarter of an hour long.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked left and looked right, wherever {once.the} was.',
      '{names} sat down on the step as well, for a moment has room.',
      { text: '{names} waved, and got a wave on every round.', needs: ['hands'] },
      { text: '{names} counted the rounds on ten fingers, and ran out.', needs: ['hands'] }
    ],
    way: [
      '{names} said oh, a little late, and had to do it alone.',
      '{names} watched the corner, in case {once.the} came out early.',
      { text: '{names} held up the other hand as well, and got two waves.', needs: ['hands'] },
      { text: '{names} brought cushions for the step.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round once too, and came back taller.',
      '{names} stayed on the step with {once.who}, and looked.',
      { text: '{names} clapped each time {once.the} came round.', needs: ['hands'] },
      { text: '{names} gave {once.the} a good pat at the end of each round.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the lamps came on, {once.the} stood in front of the house, and {once.who} sat opposite. “It’s good to look at standing still too,” said {once.who}. “Just a bit quieter.”',
    '{H} washed, with both hands still a little at the steering. In bed the pillow went once round, and then it stopped.'
  ],
  last: [
    '“Oh,” said {once.who} outside, to {once.the}, and {H} was round the corner and asleep.',
    '{once.the} stood still. {H} had one more go, with both eyes shut, and was asleep before the corner.'
  ]
})
