import { wishPlot } from '../wish-plot.ts'

export const soldOut = wishPlot({
  id: 'wish-pair-sold-out',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['food']],
  fed: true,
  out: true,
  about: 'Somebody sells something to eat and is so good to look at that nobody buys any, until the hero calls an interval just before the end.',
  titles: ['The Gold Board', 'Sold Out', 'Just Before the End', '{H} Calls the Interval', 'The Stall at the Corner'],
  company: ['stall', 'board', 'corner', 'bus', 'bus stop', 'man', 'lady', 'ladder', 'pushchair', 'tin'],
  want: [
    {
      id: 'gold-board',
      A: 'partner',
      paragraphs: [
        'There was a new stall at the corner, where {seen} sold {beside.many}. First {seen} had tried it {seen.where}, but nobody came past. Behind the stall leaned a gold board that said “Sold Out”. It had never been up. {H} wanted to see it up.',
        'A man with a ladder stopped. That made {seen} shy, and then it always happened. {seen} {seen.does}. “Well I never,” said the man, and went on with his ladder. He had not even looked at {beside}.'
      ]
    }
  ],
  way: [
    {
      id: 'shouting',
      A: 'partner',
      paragraphs: [
        '“You’ve got to shout what’s best about it,” said {H}, and shouted. “{beside.many}! With {beside.part}!” A lady with a pushchair turned round. “And where’s it been?” she asked. “{beside.where},” said {seen}, who always told the truth. The lady pushed on.'
      ]
    },
    {
      id: 'what-it-is',
      A: 'partner',
      spare: 0,
      paragraphs: [
        'A boy with a violin case wanted to know what he would be getting. “{beside.guess},” said {H} quickly, for that would surely sell. The boy put his hand in his pocket.',
        '“That isn’t quite right,” said {A}, who liked things to be right. “{beside.fact}.” The boy thought about it, and his hand came out again. “I’d sooner have had the first one,” he said. {seen} looked at {beside}. “So would I,” said {seen}.'
      ]
    },
    {
      id: 'the-price',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“And what do you want for it?” asked a lady in a green coat. Nobody had ever got as far as that. {seen} thought hard. What {seen} wanted, more than anything, was {seen.wants}. So that was the price.',
        'The lady looked in her purse, and then in the side pocket. “I’ve only got coins,” she said. “We don’t take those,” said {A}, “I’m afraid.” The lady said that she would ask at home.'
      ]
    },
    {
      id: 'a-cry',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        'A proper stall has a cry of its own. “{seen.sound},” cried {seen}. “That’s only you,” said {A}. “It’s got to sound like what you sell.” So {H} cried, “{beside.sound}!” Nobody came, but a window opened.',
        'They put both together. “{seen.sound}, {beside.sound}!” it went, as far as the traffic lights. “{seen.sound}, {beside.sound}!” The window was shut again. “I think that was very clear,” said {seen}.'
      ]
    },
    {
      id: 'to-go-with-it',
      A: 'partner',
      spare: 0.25,
      paragraphs: [
        'A gentleman in a bow tie came by, who knew all about {beside.many}. He bent over {beside} and sniffed. “I’d buy it at once,” he said, “but it wants something. What it wants is {beside.wants}.” {A} felt in both pockets, and {H} looked under the stall.',
        'They had none. “I come past here every evening,” said the gentleman, “and there’s always one thing missing.” He lifted his hat to {beside}. He had already lifted it to {seen}, and to the bin.'
      ]
    },
    {
      id: 'no-glasses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A lady had left her glasses at home. She came up very close to {seen}. “How much is that?” she asked. “It’s just what I’ve been looking for. It’s {seen.stand}, isn’t it?” “That’s {seen},” said {H}. “{seen} isn’t for sale.”',
        '“What a pity,” said the lady, and patted {seen}. “They don’t make them like that now.” {seen} did not say anything until she had gone. “I wonder what she’d have given,” said {seen}.'
      ]
    },
    {
      id: 'behind-the-stall',
      A: 'partner',
      paragraphs: [
        '“They only ever look at {seen},” said {A}. So {seen} hid behind the stall, all but {seen.part}. Two sisters stopped at once, and looked at {seen.part}.',
        'Then came an old man who looked only at {beside}. He had had {beside.many} once, when he was small, and he told them all about it. While he talked, {beside} {beside.does}. Afterwards the old man felt quite full, just from telling, and went home.'
      ]
    },
    {
      id: 'two-sisters',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'The two sisters had never seen anybody like {seen}. “{seen.guess},” said the taller one. The other one had read something else in a book. “{seen.fact},” she said. They asked {A}, and {A} did not want to come between sisters.',
        '“You can have {beside.many} while you talk,” said {H}. But you can’t do both. They were still at it when the bus came, and got on. You could see them through the window, all the way to the bend.'
      ]
    },
    {
      id: 'only-to-show',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nobody was to breathe on {beside}. So {A} put something in front, to show what it was like. It was {beside.stand}. A boy came past with his gran, and stopped. “I want that,” he said.',
        '“That’s only for looking at,” said {H}. “The real one’s behind it.” The boy looked at the real one. Then he looked at the front one again, and so did his gran. “Have you got it in blue?” she asked.'
      ]
    },
    {
      id: 'nothing-at-all',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s too dear,” said {A}. So {H} wrote on a card that it was free. Two people in caps read that, and took a step back. “What’s wrong with it?” they asked. “Nothing!” said {seen}. They looked at {beside.part}, and did not believe it.',
        'Then {A} rubbed that out, and wrote a very large number. A lady read it. “I thought so,” she said, and walked on. She had not had any either, but she seemed to think more of it.'
      ]
    },
    {
      id: 'not-doing-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Couldn’t you not do it?” asked {H}. {seen} was ready to try. A postman went by, and {seen} looked hard at the kerb. Nothing happened. A man with two bags went by. {seen} trembled a bit, but nothing happened.',
        'Then a very small dog looked round the lamp post. {seen} {seen.does}. The dog sat down and watched. “It’s like a sneeze,” said {seen}. “The longer I don’t, the bigger it is.”'
      ]
    },
    {
      id: 'walking-poster',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There are people who walk about dressed as what they sell. {A} had seen one once, and he was a tooth. “I’ll be {beside},” said {A}, and stood where the light was good. {A} {beside.move}. {A} did that for some time.',
        'A lady came, and looked, and felt in her bag. She laid a coin on the ground in front of {beside}, and went on. “That’s the first money all day,” said {seen}. It went into the tin, but it was for the wrong one.'
      ]
    },
    {
      id: 'the-tin',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} gave the tin a shake. It rattled, so something had been sold after all. {A} took off the lid. In there lay a button.',
        '“I put that in,” said {seen}, “because it was so quiet. When nobody’s been for a long time, I shake it. Then {beside} thinks that we’re doing well.” They looked at {beside}. It was hard to say what it thought. {H} put the lid on again, and shook it once more.'
      ]
    },
    {
      id: 'here-you-are',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“I’ll be a customer,” said {A}, and came round the corner in somebody else’s hat. “Good evening. I’d like {beside.many}.” Nobody said anything. “Now it’s you,” whispered {H}. “I know,” {seen} whispered back. “But I’ve never been this far in.”',
        '“You say ‘here you are’,” whispered {H}. {seen} tried it out, first low and then lower. “Here you are,” said {seen}. It was a pleasure to listen to. {A} went round the corner four more times, and got a new voice each time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was the only one who did not look at {seen}. {A} looked at {beside}, and at nothing else. Each time nobody was watching, {A} was a bit closer. {seen} had never had a customer like that.',
        '“{A} hasn’t got any money,” said {H}. “But {A} wants it,” said {seen}. “You can see the wanting from here.” {seen} was so glad about it that {A} got a place at the front. There everybody could see how it ought to be done.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“There was a man on our street who sold brushes,” said {S}. “He could whistle two tunes at once. We all came out to listen, and nobody ever bought a brush.” “What became of him?” asked {A}.',
        '“In the end he sold one to me,” said {S}. “I was only little. I’d thought that the whistling was in it.” {seen} had been listening closely. “And was it?” asked {seen}. “A bit,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a stall as well now, round the side, and on it lay one pebble. “What does it cost?” asked {A}. “You can’t have it,” said {S}. “It’s sold out. Look at the board.” The board was a leaf.',
        '{seen} came round to see how that was done. It was so easy. You started with the board. “But then I’d still have {beside.many}, and nobody to say ‘here you are’ to,” said {seen}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9.5,
      paragraphs: [
        '{A} was held up to the stall, and saw {seen} from close by. {A} stared. {seen} stared back, and got so shy that it very nearly happened. Then {A} saw {beside}, and stuck out both arms.',
        '“That’s a yes!” cried {H}. “That was somebody wanting {beside.many}!” But {A} had already turned round. There was a lamp, and it was on. {seen} did not mind. It had been a yes for as long as it lasted.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9.7,
      paragraphs: [
        '“Where I live there’s a queue for everything,” said {A}. “People see a queue, and they get into it.” So {A} and {H} stood one behind the other and looked patient. A man came, and he really did stand at the end.',
        '“What’s it for?” he asked after a while. “{beside.many},” said {H}. But from back there he could see {seen} very well. That made {seen} shy. The man watched it to the end, and thanked them for the queue.'
      ]
    },
    {
      id: 'crisps',
      A: 'partner',
      paragraphs: [
        '{A} was looking across at the bus stop. A man there had crisps, and a girl had a bun. “They aren’t hungry,” said {A}. “But when people have to wait, they eat. Here there’s nothing to wait for.”'
      ]
    }
  ],
  turn: [
    {
      id: 'interval',
      A: 'partner',
      paragraphs: [
        'Then {H} knew. Back came the man with the ladder, and the lady, and everybody from the bus. That made {seen} shy. {seen} {seen.does}. Or very nearly, for just before the end {H} called, “Interval!”',
        '{seen} stopped. Nobody leaves just before the end. So they had to wait, and looked about for something to do, and there was {beside}. “{beside.many}, please,” said the man. “Twice,” said the lady.'
      ]
    },
    {
      id: 'which-was-better',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the interval they talked, as people do. “The best thing is {seen.part},” said the man with the ladder. “No, the best thing is {beside.part},” said the lady. They asked {A}, who had a mouth full of something, and could not say.',
        '{seen} had heard it all. “Somebody likes {beside.part} best,” {seen} whispered to {H}. “And somebody likes {seen.part},” {H} whispered back. “That’s nothing,” said {seen}. “I only brought that along.”'
      ]
    },
    {
      id: 'emergency',
      A: 'partner',
      paragraphs: [
        'Then came the end, and the stall was empty. {H} hung up the gold board. “May I have some now?” asked {H}. “I’m afraid not,” said {seen}, and shone. “We’re sold out.”',
        '“But what is it that you all look at?” asked {seen}. So {H} got in front of the stall. {H} {seen.move}. “Interval!” called {A}, and {seen} had to wait. Under the stall was {beside.a}, kept back for an emergency. This was one. They shared it.'
      ]
    },
    {
      id: 'the-bus-waited',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The last bus had stopped, and it did not go on. The driver leaned out of the window. “I only got here for the end,” he said. “What was before that?” Everybody told him at once. {A} did {seen.part} with two hands, and it was quite like.',
        '“And I suppose there’s none left,” said the driver. He read the gold board, and then he read it out to the bus. “Tomorrow,” said {seen}. “Here you are.” It was the wrong place for it, but it had to come out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the stall once, and smelled what there was.',
      '{names} stayed to the end too, and then looked for the rest of it.',
      { text: '{names} polished the gold board, to have it ready.', needs: ['hands'] },
      { text: '{names} held the ladder for a moment, out of politeness.', needs: ['hands'] }
    ],
    way: [
      '{names} looked the other way, so that {seen} would not get shy.',
      '{names} sat down beside the stall, and made it look busier.',
      { text: '{names} swept the corner, in case somebody came.', needs: ['hands'] },
      { text: '{names} pointed at the stall with four arrows of chalk.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited too, right at the front.',
      '{names} made the noise of a whole crowd.',
      { text: '{names} handed everything over the stall, and said thank you as well.', needs: ['hands'] },
      { text: '{names} clapped, and then helped somebody clap who had a bun.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stall was folded up. The gold board stayed where it was, for {seen} wanted to look at it a little longer. It could be read even in the dark.',
    '{H} splashed a little, and lay down. One bit was still to do, for they had stopped at “Interval”. {H} did the end of it lying down, very slowly, with hardly a finger.'
  ],
  last: [
    '“Interval,” said {H}, with both eyes shut, and slept. The rest was in the morning.',
    'There was no more day to be had anywhere. It was sold out, and {H} was asleep.'
  ]
})
