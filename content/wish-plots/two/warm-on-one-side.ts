import { wishPlot } from '../wish-plot.ts'

export const warmOnOneSide = wishPlot({
  id: 'wish-shares-worn',
  tellsAny: 'shares',
  isTale: true,
  out: true,
  about: 'Two who have one scarf or coat between them are each warm on one side only, until they walk in step and it is long enough.',
  titles: ['Warm on One Side', 'One {shares} for Two', 'Some Left Over', 'Standing Forwards', '{H} Says When', 'Up the Hill in One {shares}'],
  company: ['street', 'corner', 'clock', 'hill', 'wind', 'scarf'],
  want: [
    {
      id: 'one-between-two',
      A: 'partner',
      paragraphs: [
        'Along the windy street came {shares.two} in one {shares.worn}, and the {shares.worn} was too small. Half of it was round {shares.first}. The other half was round {shares.second}. In the middle it was stretched as tight as a washing line.',
        '“I’m warm on the left,” said {shares.first}. “I’m warm on the right,” said {shares.second}. “And we live right up on the hill.” {H} wanted both of them to get home warm all over. “We’ll come with you,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'ten-steps-each',
      A: 'partner',
      paragraphs: [
        '“Take turns,” said {H}. “Ten steps each.” So {shares.first} had the {shares.worn}, and took ten very slow steps. It was cosy in there. {shares.second} ran ahead to keep warm, and waited at the corner with a shiver.',
        'Then it was the other way round. “One,” said {shares.second}, and stood still. “That wasn’t a step,” said {shares.first}. “I was standing forwards,” said {shares.second}. After that they were both cold, and a bit cross.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the middle of the pavement stood a lamp post. {shares.first} went past it on the left. {shares.second} went past it on the right. The {shares.worn} went nowhere. It was round the lamp post.',
        '“You come back,” said {shares.second}. “No, you,” said {shares.first}. Then they both came back, to be polite. And they both went on again, each on the other side. {A} had to lead them round the right way.'
      ]
    },
    {
      id: 'shop-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They came past a shop window, and there they all were in the glass. The two in the {shares.worn} stopped to look. “Who’s that?” asked {shares.first}. “It’s got two heads.”',
        '“It’s us,” said {shares.second}. They both smiled at the glass, to see which head was whose. The shopkeeper thought that they were smiling at the buttons, and brought out the whole tray. Nobody liked to say no, so they bought a green one.'
      ]
    },
    {
      id: 'two-buns',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Outside the bakery stood the baker with a warm bun for anybody who looked cold. The baker counted one {shares.worn} and held out one bun. Then the baker counted heads, and went in for another.',
        '“And for us?” asked {A}. The baker looked at {A}’s coat, with all its buttons done up. “You don’t look cold,” said the baker. {A} undid two buttons and tried to look cold. It came to half a bun, and {H} had some of that.'
      ]
    },
    {
      id: 'whose-is-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Whose is it really?” asked {H}. “Mine,” said {shares.first}. “I found it.” “Mine,” said {shares.second}. “I washed it.” They thought about that. “It was bigger before you washed it,” said {shares.first}.',
        '{A} looked for a name inside. There was a label, but it only said to keep away from the iron. “We always have,” said {shares.second}.'
      ]
    },
    {
      id: 'wind-helps',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Round the next corner came the wind. It looked for a way in, and found one straight away, down the middle. The {shares.worn} blew up like a balloon.',
        'For three steps {shares.first} and {shares.second} were warm and very round. Then the wind went out again at the other end, and took the warm along. “That was nice,” said {shares.first}, “while it was ours.”'
      ]
    },
    {
      id: 'give-mine',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“One of you can have mine,” said {A}, and took off {A}’s hat. {shares.second} tried it on. It came down as far as it could, and then a little further. Everything went dark and smelled of {A}.',
        '“It’s very kind,” said the voice in the hat, “but I can’t see who I’m sharing with.” So the hat went back. {shares.first} was glad, and moved over, to make room.'
      ]
    },
    {
      id: 'old-lady-asks',
      A: 'same',
      spare: 6.5,
      paragraphs: [
        'They met an old lady with a shopping bag on wheels. “What a big animal,” said the old lady, who had left her glasses at home. “What do you call it?” {H} had to think. “It’s two,” said {H}.',
        '“Is it?” said the old lady. She felt along the {shares.worn} from one end to the other. “Then somebody’s made that a bit short,” she said, and went home to look for her knitting needles.'
      ]
    },
    {
      id: 'pet-between',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found the best place in the whole street. It was low down between {shares.first} and {shares.second}. There the {shares.worn} hung like a curtain, and out of the front came a nose.',
        'Now there were three in there, and it did not pull at all. {A} went at the same speed as both of them. “How does {A} do that?” asked {shares.second}. {H} looked, but there were too many legs to tell.'
      ]
    },
    {
      id: 'elder-remembers',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I shared a coat with my cousin for a whole winter,” said {S}. “It was a very big coat. We had one arm each in it. I did the left pocket and my cousin did the right.”',
        '“What was in them?” asked {A}. “Conkers, in mine,” said {S}. “I never found out about the other one. I couldn’t reach.” {S} still sounded sorry about it.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know how it felt, and so {S} got in beside {A}, under one coat. They set off. {S} went to look at a puddle, and {A} went to look at a cat. The coat stayed where it was, on the pavement.',
        '“You went the wrong way,” said {S}. “The puddle’s over here.” {shares.first} and {shares.second} nodded. They knew about puddles and cats.'
      ]
    },
    {
      id: 'pull-straight',
      A: 'partner',
      paragraphs: [
        '{shares.first} and {shares.second} got in together once more. {H} pulled at the left, until that half was long enough. Now the right half was too short. {H} pulled at the right. By the clock tower the {shares.worn} was no bigger, and {H} was out of breath.',
        '{A} walked all round the two and watched their feet. “When one of you goes, the other one stops,” said {A}. “It’s big enough when you stand still. You only pull it apart when you walk.”'
      ]
    }
  ],
  turn: [
    {
      id: 'step-step',
      A: 'partner',
      paragraphs: [
        '“Then I’ll say when,” said {H}, and went in front. “Step,” said {H}. They both took a step. “Step.” They bumped, and it was a soft bump, so they stayed like that. “Step. Step. Step.”',
        'At the foot of the hill the {shares.worn} went round both of them. Halfway up it went round nearly twice. “There’s some left,” said {shares.second} in surprise, and they gave that end to {H} to hold.'
      ]
    },
    {
      id: 'where-warmest',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where’s it warmest?” asked {A}. {shares.first} felt about. It was not at the top, where the wool was, and it was not at the ends. “Here,” said {shares.first}. It was just where the two of them touched.',
        '“But there’s no {shares.worn} there at all,” said {A}. “No,” said {shares.first}. “There it’s only us.”'
      ]
    },
    {
      id: 'one-hook',
      A: 'partner',
      paragraphs: [
        'By the door on the hill there was one hook, and the {shares.worn} went on it. “Will you look for a second one?” asked {A}. “What for?” said {shares.second}. “We’ve only got one hook.”',
        'On the way down {H} and {A} had a coat each, and room enough. They walked close together all the same. “Step,” said {H}. “Step,” said {A}.'
      ]
    },
    {
      id: 'asleep-in-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When they looked back, there was a light in the little window on the hill. Two heads looked out of it, side by side, and waved once each.',
        '“They’re doing it at the same time,” said {A}. {H} waved back with both arms, so that there was a wave for each.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned up a collar against the wind.',
      '{names} sniffed at one end of it, and then at the other.',
      { text: '{names} held the middle, so that it did not drag.', needs: ['hands'] },
      { text: '{names} pointed out the hill, which was a good way off.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind, out of the wind.',
      '{names} went round the same lamp post twice, for company.',
      { text: '{names} counted to ten, rather fast, out of kindness.', needs: ['hands'] },
      { text: '{names} blew on ten cold fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up the hill behind them, in step.',
      '{names} puffed at every step, and left one out at the bend.',
      { text: '{names} clapped for each step.', needs: ['hands'] },
      { text: '{names} waved to the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there were a lot of hooks. {H} hung up everything on one of them, coat over coat, until it looked like somebody rather stout.',
    '{H} washed, and got into bed, and found the cold side first. Then {H} lay quite still in one place, and it grew warm all round.'
  ],
  last: [
    'Up on the hill two were warm on both sides. So was {H}, and {H} was asleep.',
    'Step, thought {H}, and step, and at the third one {H} was asleep.'
  ]
})
