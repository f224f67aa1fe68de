import { wishPlot } from '../wish-plot.ts'

export const thereWasAQueue = wishPlot({
  id: 'wish-events-there-was-a-queue',
  tellsAny: 'events',
  isTale: true,
  about: 'A woman with a peg in her mouth calls out what she has seen, so nobody knows what it is, and everybody queues for it on the wrong side of a wall, until the politest of them all has stepped back so far that it is first.',
  titles: ['There Was a Queue', 'It Started on Monday', 'A Very Polite Umbrella', 'Not Yet the Bus', '{H} Is Next'],
  company: ['snail', 'hen', 'sheep', 'cushions'],
  want: [
    {
      id: 'with-a-peg',
      A: 'partner',
      paragraphs: [
        '“It was a windy morning,” said {A}, “and {event.one}.” A woman hanging out socks saw it, and called it out to everybody. But she had a peg in her mouth. “What did they do?” asked {H}. “They made a queue. There had to be something at the front of it.”'
      ]
    },
    {
      id: 'what-they-heard',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“But what did they think it was?” asked {H}. All that they had heard was “Mmf mm-mmf.” One man took it for “cake,” and brought a fork. A girl took it for “drain,” and brought a plumber. The plumber took it for “wedding.”',
        '“Didn’t they go home, when there wasn’t any cake?” “They didn’t know that there wasn’t,” said {A}. “And they’d have lost their places.”'
      ]
    }
  ],
  way: [
    {
      id: 'snail',
      A: 'partner',
      paragraphs: [
        'First came a snail, who had started on Monday. “But it only happened that morning,” said {H}. “It thought there’d be something by Thursday,” said {A}.'
      ]
    },
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        'Then came a man with a loaf. “Is this the bus?” he asked. “Not yet,” said the snail. After him came an umbrella, a very polite one. “After you,” it said to a hen, and to nineteen others. Each time it stepped back.'
      ]
    },
    {
      id: 'number-seven',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'So that nobody would quarrel, a girl gave out numbers. She wrote them on bits of paper bag. But she could only write sevens, so everybody was number seven, and nobody was cross.',
        '“Who comes after seven?” asked the hen. “Seven,” said the girl. The man with the loaf looked at his number. “That’s right,” he said. “I always take the seven.”'
      ]
    },
    {
      id: 'puddle',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Wasn’t the snail thirsty, after all that?” asked {H}. It was, and there was a puddle, one step away. “Would you mind keeping my place?” it said to the man with the loaf, and set off.',
        'Halfway there it thought that it might be missing something, and came back. “Was it nice?” asked the man. “It looked nice,” said the snail.'
      ]
    },
    {
      id: 'carried-sofa',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Who else was there?” asked {H}. Two men came by with a sofa between them. They put it down, just to look, and sat on it to save their legs. But the queue kept moving up. Then they had to get off, and carry the sofa one step, and sit down again.',
        'In an hour they sat down forty times. “I’ve never been so tired from sitting,” said one.'
      ]
    },
    {
      id: 'sheep',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'At the front somebody said, “Keep to the left.” It was passed on, from mouth to mouth. Halfway down it had turned into “Sheep on the left.” So everybody at the back looked left, and there was a sheep.',
        'It had only wanted to walk past. “How did you know?” it asked. It hadn’t told anybody.'
      ]
    },
    {
      id: 'wall',
      A: 'partner',
      paragraphs: [
        '“What can you see?” they called to the front. “A wall,” said the snail. “It goes right up.” “They’re on the wrong side!” said {H}.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Couldn’t they see anything?” asked {H}. If you jumped, you could see a bit of {seen.part}, over the top. So they took turns at jumping. “That’ll be {seen},” said the man with the loaf, who had once seen a picture.',
        'The hen jumped highest. The snail jumped, too. It didn’t say so, and nobody noticed.'
      ]
    },
    {
      id: 'with-sound',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        'Once they heard something behind the wall. “{seen.sound},” it went. Everybody looked at the man with the loaf. “No,” he said. “The bus is lower.” The hen tried it, as low as it could. “Now that’s nearly the bus,” said the man.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        'In the middle was somebody who knew a thing about {beside}. “{beside.fact}.” That was passed along, too, past a loaf, a hen, and two people eating plums. It came out at the far end without a scratch.',
        '“How did it get through?” asked {H}. “It’s true,” said {A}. “There’s nothing on it that comes off.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was in that queue,” said {S}, “near the back. I was meant to hold the umbrella.” “And did you?” asked {A}. “It wouldn’t go first,” said {S}. “So it held me.”',
        '{A} wanted to know what that was like. “You get a very good view,” said {S}. “Of what?” “Of the wall.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was in it because of my hat,” said {S}. “The wind had taken it.” “Where to?” asked {A}. “Four places in front of me. I said, ‘Excuse me, that’s my hat.’ And they told me to wait my turn.”',
        '“But the hat hadn’t waited,” said {A}. “They said it had been there longer than I had,” said {S}.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then it rained a little, and they all thought of the umbrella. “After you,” it was just saying to the rain. It waited politely until the last drop was down. Then it opened.',
        'The whole queue was wet, and the umbrella was dry. “The rain was here first,” it said. Nobody could say anything against that.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        'But the umbrella had stepped back round the corner. “I don’t want to push in,” it called. “But {event.who} just said good morning to me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        'So the queue turned round. Now the last was first, and the snail was last. It got a lift on the loaf. “After you,” said the umbrella at the corner, and stepped aside. So did they all, until nobody was in front of anybody. They looked at {event.who}. And there it was. {event.two}.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“I’ll be off, then,” said the man with the loaf. “Wait,” said the snail, who was good at that. So he waited, and they all looked at {event.who} again. {event.three}. All along the row went one long “Oh.” It took some time to get to the snail.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'By now there was a second row behind the first, on boxes. The last box had just been put down when it happened. {event.four}. Those on the boxes hadn’t seen how it began, and had to be told. “Mmf mm-mmf,” said the hen, with a bit of crust.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Did {event.other} see the queue?” asked {H}. You couldn’t miss it. So {event.other} said “Good afternoon,” once to each of them, from left to right. By the time it was the snail’s turn, it had to be “Good evening.”'
      ]
    },
    {
      id: 'everybody-saw',
      A: 'partner',
      paragraphs: [
        '“For that I’d have started on Sunday,” said the snail. “That wasn’t the bus,” said the man. “It’s just what I told you!” called the woman. The peg was out.'
      ]
    },
    {
      id: 'newspaper',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then somebody came from the newspaper, with a new pencil. “How did it all begin?” “I started on Monday,” said the snail, and told it in the right order. At six o’clock it got to Tuesday. By then there was hardly any pencil.',
        'Next day the paper had a picture of a wall, and a very long piece about Monday.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had listened to all this from behind {H}. When the queue turned round, {A} had turned round, too. “Now {A} comes before me,” said {H}.',
        'They waited a little, to see if {A} would say “After you.” {A} was not that sort of animal.'
      ]
    },
    {
      id: 'one-by-one',
      A: 'partner',
      paragraphs: [
        'In the evening the bus came. “There it is,” said the man. “After you,” said the umbrella to the wind. One by one they went home. At last nobody was left but {event.who}, at the end of the queue for bed. That was the front as well, so it went quickly. “Who’s next?” asked {H}. “You,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down behind {H}, and that was nearly a queue.',
      '{names} moved up, so as not to lose a place.',
      { text: '{names} fetched one more cushion, because a queue can take long.', needs: ['hands'] },
      { text: '{names} felt at the window how windy it was tonight.', needs: ['hands'] }
    ],
    way: [
      '{names} looked hard at the wall, to see what the snail had seen.',
      '{names} kept to the left.',
      { text: '{names} counted on ten fingers, twice, and got to the end of the queue.', needs: ['hands'] },
      { text: '{names} drew the corner in the air with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once, to see how it felt.',
      '{names} stayed until the bus had gone.',
      { text: '{names} waved to the man with the loaf.', needs: ['hands'] },
      { text: '{names} laid a cushion at the end of the row, for the snail.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the cushions back in a row, so that none was in front of any other. The smallest looked as if it had started on Monday.',
    'They brushed their teeth, one after another. When {H} lay down, there was a yawn, and another behind it. In the end it was quite a queue.'
  ],
  last: [
    'The last yawn had been let through, and {H} was asleep.',
    'Nobody was left in the queue, and {H} was asleep.'
  ]
})
