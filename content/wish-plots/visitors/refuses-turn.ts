import { wishPlot } from '../wish-plot.ts'

export const visitorAfterYou = wishPlot({
  id: 'wish-visits-after-you',
  visits: 'refuses',
  about: 'Somebody whose turn it is, and who will not, tries to give the turn away; nobody takes it, until they find out how one lets everybody else go first.',
  titles: ['After You', 'A Turn to Give Away', '{visitor} Lets Everybody Go First', 'Whose Turn Is It', '{H} Goes to the End of the Queue'],
  company: ['ticket', 'paper', 'cushion', 'queue', 'pencil'],
  want: [
    {
      id: 'my-turn',
      A: 'partner',
      paragraphs: [
        '“It’s my turn,” said somebody at the door, in a low voice. It was {visitor.first}. “Your turn for what?” asked {H}. “To {visitor.be},” said {visitor}. “And I’m not going to. Do you know anybody who’d like to have it?”',
        '“Is it a good one?” asked {H}, who had never yet been offered a turn. “It’s as good as new,” said {visitor}. “I only don’t want it.” So {visitor} came in, turn and all.'
      ]
    },
    {
      id: 'who-gave-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who says that it’s you?” asked {A}. “They counted,” said {visitor}. “Eeny, meeny, and so on. It came out on me.” “Count again,” said {A}. They counted round the room, with the cushion and the lamp. It came out on {visitor}.',
        'They began with the lamp. It came out on {visitor}. “You see?” said {visitor}. “It wants me to {visitor.be}. It’s got nothing against anybody else.”'
      ]
    }
  ],
  way: [
    {
      id: 'shop',
      A: 'partner',
      paragraphs: [
        '{H} wrote it on a ticket: ONE TURN. {visitor} was to say the rest. {A} came past, as if by chance. “What’s this?” asked {A}. “A turn to {visitor.be},” said {visitor}, “and I’d rather do anything else in the world.”',
        '“Then I won’t take it,” said {A}. “You mustn’t say that,” whispered {H}. They did it once more. “A lovely turn to {visitor.be},” said {visitor}, and shook all over. {A} put the ticket back.'
      ]
    },
    {
      id: 'something-with-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could give something with it,” said {A}. They put an apple beside the ticket. Whoever took the turn to {visitor.be} got the apple too. {A} looked at it from all sides. “Can I have only the apple?” asked {A}.',
        '“I’d have liked that as well,” said {visitor}. They thought about it honestly. Then they shared the apple, half and half. What was left over was the turn.'
      ]
    },
    {
      id: 'mislaid-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s lose it,” said {A}. People lose things all day long. They put the ticket behind the cushion, and walked about, and talked of the weather. “Have you seen my turn to {visitor.be}?” asked {visitor} loudly. “No,” said {A}.',
        'It did not work. Everybody knew just where it was. “Socks I can lose by only thinking of them,” said {A}. “It must be because we like the socks.”'
      ]
    },
    {
      id: 'with-the-best-of',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} looked at {caller.part}. “Who’s told that part of you?” asked {A}. “Nobody yet,” said {visitor}. “It’d take it so much to heart, {visitor.being}.” So from then on they spoke softly on that side.',
        '“The t, u, r, n is on the table,” said {A}, spelling it. “I can’t spell,” whispered {visitor}. “Then we’re quite safe,” said {A}.'
      ]
    },
    {
      id: 'a-wish-for',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Can’t you swap it?” asked {A}. “For a turn at something you like?” {visitor} did not have to think. It was {caller.wants}. {A} wrote a second ticket for that. Now there were two on the table, and they looked just the same.',
        '{A} mixed them under the cushion, and {visitor} drew. “To {visitor.be},” read {A}. {visitor} drew again, very slowly, without looking. It was astonishing. There seemed to be two of that one.'
      ]
    },
    {
      id: 'did-it-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps you could do something else so well that they forget,” said {A}. {visitor} got ready, and {caller.does}. {A} forgot at once. “What were we talking about?” asked {A}.',
        '“My turn to {visitor.be},” said {visitor}, before there was time to think. It could have gone so well. They both looked at the ticket as if it had spoken.'
      ]
    },
    {
      id: 'used-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long does a turn keep?” asked {A}. {visitor} did not know. They looked on the back of the ticket for a date. There was none, so {A} put one there. It was last Wednesday’s.',
        '“Oh,” said {visitor}. “It’s run out!” It was a great relief, until {visitor} thought of something. “Then they’ll say that I’m late,” said {visitor}. “I’ll have to {visitor.be}, and say sorry too.” So {A} crossed out the date.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was asked as well. They laid the ticket in front of {A}, and {visitor} explained it, fairly and from the beginning. {A} listened to about a third of it.',
        'Then {A} sat down on the ticket. “Is that a yes?” asked {visitor}. “That’s a cushion,” said {H}. “It’s what {A} takes everything for.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I know that,” said {S}. “I once had a turn to say a poem. I let my cousin go first, and then the twins, and the baker.” “The baker?” asked {A}. “He’d only brought the rolls,” said {S}. “But he knew one about a goat.”',
        '“And then?” “Then it was dark, and they all had to go home,” said {S}. {visitor} had sat up. {visitor} wanted to hear again about the baker.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll take it,” said {S}, “if I don’t have to do it.” {visitor} thought that this was fair. So {S} got the ticket and put it in a sock. “Now you’ve got to {visitor.be},” said {A}.',
        '“No,” said {S}. “I’ve only got the turn.” They waited. Nothing happened, but the sock was scratchy. In the end {visitor} took the ticket back, out of pity.'
      ]
    },
    {
      id: 'too-honest',
      A: 'partner',
      paragraphs: [
        'They sat round the ticket. “Nobody’ll take it,” said {visitor}. “And tonight they’ll call out whose turn it is to {visitor.be}.”',
        '“You can’t give it away,” said {A}, “if nobody wants it. But a turn has got a place. There’s always one before it, and one after.” “Before you,” said {H} slowly. “That’s it. Who goes before you?”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-queue',
      A: 'partner',
      paragraphs: [
        '{H} went out, came in again, and was the one who calls. “Whose turn is it to {visitor.be}?” called {H}. It went very quiet. {visitor} stepped back from the door. “After you,” said {visitor} to {A}. “Oh no,” said {A}. “After you.” “I couldn’t,” said {visitor}. “You were here before me.”',
        '“Next!” called {H}. “After the cushion,” said {A}. “After the lamp,” said {visitor}. {H} called seven times, and yawned. “Nobody’s next,” said {H}. “They’re all after somebody. I’ll have to shut for today.”'
      ]
    },
    {
      id: 'at-the-end',
      A: 'partner',
      paragraphs: [
        '“And tomorrow?” asked {visitor}. “Tomorrow there’s everybody else,” said {A}. They counted who there was. There was the street, and the next one, and the people on the bus. All of those could go before {visitor}.',
        '{H} took the pencil and put two words more on the ticket. Now it said ONE TURN, AFTER YOU. {visitor} read it at the door. “After you,” said {H}, and held it open. “No, no,” said {visitor}, very happily. It took a long time to say goodbye.'
      ]
    },
    {
      id: 'both-ways',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {visitor} wanted to be the one who calls. “Whose turn is it to {visitor.be}?” called {visitor}, in a terrible voice. “After you,” said {A}. “Thank you,” said {visitor}, and had nearly gone. They got hold of {visitor} just in time.',
        '“You mustn’t be polite to that one,” said {A}. They practised it three more times. It is hard to be asked so nicely, and not go.'
      ]
    },
    {
      id: 'longer-and-longer',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is there really enough of a queue?” asked {visitor}. “Before it gets to me?” {A} fetched the spoons, one after another, and laid them down in front. They went as far as the door. “There,” said {A}. “Not one of those wants to {visitor.be} either.”',
        '“Then they’ll all say After you,” said {visitor}. They listened. The spoons were saying it already, as quietly as spoons do.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved back a step, in case it was theirs.',
      '{names} looked the other way, as people do when turns are about.',
      { text: '{names} cleared a place on the table for the ticket.', needs: ['hands'] },
      { text: '{names} sharpened the pencil, to be of some use.', needs: ['hands'] }
    ],
    way: [
      '{names} went past the ticket on the far side.',
      '{names} thought it over as well, and needed no time to think.',
      { text: '{names} wrapped the ticket in a ribbon, and then it was a no with a ribbon.', needs: ['hands'] },
      { text: '{names} fanned a little with the ticket, and laid it down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the queue at the back, and then behind that.',
      '{names} stood aside for each other until nobody was left in front.',
      { text: '{names} bowed, with one hand towards the door.', needs: ['hands'] },
      { text: '{names} pushed the lamp a place forward in the queue.', needs: ['hands'] }
    ]
  },
  bed: [
    'The queue was put away, first the lamp and then the cushion. Nobody had been next.',
    'There was only one place at the basin. “After you,” they all said. In the end {H} washed first, because somebody has to, and lay down.'
  ],
  last: [
    'Sleep said “After you”, and {H} went.',
    'It was the turn of {H} to sleep, and {H} took it.'
  ]
})
