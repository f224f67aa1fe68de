import { wishPlot } from '../wish-plot.ts'

export const whoeverBossy = wishPlot({
  id: 'wish-whoever-bossy',
  visits: 'anything',
  whoever: ['is bossy', 'is very bossy', 'is so bossy', 'is too bossy', 'is always bossy', 'is really bossy', 'bosses everyone', 'bosses everyone about', 'bosses everyone around', 'bosses everybody', 'bosses everybody about', 'bosses everybody around', 'bosses people around', 'always bosses', 'is always telling everyone what to do', 'tells everyone what to do', 'tells everybody what to do', 'always tells everyone what to do', 'always tells others what to do', 'likes to tell everyone what to do', 'always wants to be the boss', 'wants to be the boss', 'wants to be in charge', 'always wants to be in charge', 'always wants to decide', 'always has to decide', 'always gives orders', 'gives orders', 'orders everyone about', 'orders everyone around', 'thinks it is the boss', 'always wants its own way', 'commands everybody', 'is a bossyboots', 'is a real little madam', 'wants everyone to obey', 'wants to be the leader', 'barks orders at everyone', 'shouts orders', 'thinks it’s in charge', 'thinks it’s the queen of everybody'],
  except: ['thinks', 'shy', 'fib', 'lie', 'stor', 'tale', 'joke', 'secret', 'truth', 'time', 'fortune', 'hits', 'bully', 'bullies', 'bullied', 'teacher', 'school', 'sister', 'brother'],
  company: ['bridge', 'cushion'],
  about: 'The hero wants to build the longest bridge for the tin bus; whoever is bossy gives every order twice, loses its voice over it, and stands by while the orders go on without.',
  titles: ['Left a Bit', 'Who Says So', '{visitor} Gives the Orders', 'The Whistle and the Bridge', 'Not Like That'],
  want: [
    {
      id: 'bridge',
      A: 'partner',
      paragraphs: [
        '{H} wanted to build a bridge of books, from the chair to the bench, for the tin bus. {H} had just put down the first. “Not like that,” said somebody. “Thick ones below. And you there, don’t hum.” It was {visitor.first}, with a whistle.',
        '“Who says so?” asked {A}. “I do,” said {visitor}. “I’m bossy. Somebody’s got to be.” The whistle went off. {A} stopped humming, out of pure surprise.'
      ]
    }
  ],
  way: [
    {
      id: 'orders',
      A: 'partner',
      paragraphs: [
        '“Book!” called {visitor}, who was as bossy as could be. “Lift! Left a bit! Left! That’s right!” So {A} went right. “I said left!” cried {visitor}. “You said right,” said {A}. The bridge leaned over, thought about it, and came down on {A}’s foot.',
        '“You weren’t listening,” said {visitor}. “I was listening twice,” said {A}. {H} picked up the books. “Couldn’t you hold one yourself?” asked {H}. “I can’t hold things,” said {visitor}. “Then nobody would be in charge.”'
      ]
    },
    {
      id: 'blink',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} gave orders for everything, to be on the safe side. “Breathe in,” said {visitor}. “Breathe out. Blink. Scratch, if it itches. In again.” For a while it worked quite well. Then the whistle fell down, and {visitor} forgot where they had got to.',
        '{A} had breathed in and was waiting. {A} went pink, and then red. “Out!” cried {H}. All the air came out, and two books were blown off. “You see what happens,” said {visitor}, “if I look away for a moment.”'
      ]
    },
    {
      id: 'cat-order',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Clock, go slower!” ordered {visitor}. The clock went just as before. “Tap, stop dripping!” It dripped. {visitor} stood in front of the tap for a long time, and blew the whistle at it.',
        'Then it stopped, all by itself. “There,” said {visitor}, and turned round to see who had been watching. Behind {visitor} it went plop. “You have to ask when it’s about to,” whispered {A} to {H}. “That’s how it’s done with taps.”'
      ]
    },
    {
      id: 'list-of-orders',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did anybody ever do just what you said?” asked {H}. “Once,” said {visitor}. “I was alone, and I said, Sit down. And I sat down at once. It was a lovely day.” {visitor} looked out of the window, and remembered it.',
        '“And then?” asked {A}. “Then I said, Stand up,” said {visitor}. “And I didn’t feel like it. We had a terrible quarrel.” It had lasted until the evening. In the end they had both sat, and said that it was the other who had begun.'
      ]
    },
    {
      id: 'please',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It goes better with please,” said {A}. “What goes better?” asked {visitor}. “All of it.” So {visitor} put it in front. “Please left! Please lift! Please don’t hum!” It sounded like somebody throwing plums.',
        '“It’s got to be smaller than the rest,” said {H}, “and it goes up at the end.” {visitor} practised with the lampshade. “Would you mind being a lamp?” said {visitor}. It was one. {visitor} came back deeply moved. “It hardly hesitated,” said {visitor}.'
      ]
    },
    {
      id: 'upside',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wanted to have a go as well, and got the whistle. “Stand on one leg,” said {H}. {A} did. {visitor} did something that might have been that. “And now?” asked {A}. {H} had not thought any further. It was very quiet, and everybody was looking at {H}.',
        '“It’s not so easy, is it?” said {visitor}. “They stand there on one leg, and you have to know what’s next.” “How do you know it?” asked {H}. “I don’t,” said {visitor}. “I just say the first thing before they can notice.”'
      ]
    },
    {
      id: 'knew-best',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’d happen if you didn’t say anything?” asked {A}. {visitor} had seen it happen. “There was a picnic,” said {visitor}. “I had a cold. They went the wrong way, and nobody had said bring spoons. They ate the yogurt with a shoehorn.”',
        '“Was it nice?” asked {H}. {visitor} did not want to say. “They laughed a good deal,” said {visitor} at last. “It was a long shoehorn. They fed one another. I’d have put a stop to it.”'
      ]
    },
    {
      id: 'tower-crane',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You can be the crane driver,” said {H}, “and I’m the crane.” The crane took hold of a book. “Up,” said {visitor}. It went up. “Down. Stop. Back.” It was the best crane in the town. It even squeaked.',
        '“Tea break,” said the crane. {visitor} had given no such order. “Cranes don’t have tea,” said {visitor}. “This one does at four,” said {A}, “or it drops things.” The crane was looking at the ceiling. It still had the book. {visitor} thought it over, quickly. “Tea!” ordered {visitor}.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do you ever do anything yourself?” asked {A}. “I set an example,” said {visitor}. “Watch, and then do it in the same way.” {visitor} {caller.does}. “Now you. One, two!” {A} {caller.move}, as well as possible. “Not like that!” cried {visitor}.',
        'It was done eleven times, and every time {A}’s was a bit different. {H} liked the seventh best. “Which was the right one?” asked {A}. “Mine,” said {visitor}. “But I liked your seventh as well.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I give the orders for all of me,” said {visitor}. “They’re used to it. It’s only {caller.part} I have trouble with.” {H} had noticed. Just now, while {visitor} stood quite still and straight, something there was keeping time with {A}’s humming.',
        '“Stop that!” said {visitor}, to the place. It stopped. {A} hummed another tune. “I wish you wouldn’t,” said {visitor}. “It’s been so good since Tuesday.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was bossy,” said {S}. “I was the eldest of six. Shoes, I said. Noses. Hold hands. They did it, too.” “Always?” asked {A}. “Till one market day. I said, Follow me, and went off in front. I went all round the market, and very grandly.”',
        '“And?” asked {visitor}, who liked it so far. “They’d stopped at the puppet man,” said {S}. “They’d been there for an hour. I’d never once looked round.” {visitor} looked round. They were all there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was bossy as well. “Put it there!” said {S}. “No, there!” said {visitor}. “There!” “There!” {A} stood between them with a book and went to and fro. It was like being a curtain.',
        '“Only one of us can do it,” said {visitor}. “We’ll take turns,” said {S}. “First me, and then me.” {visitor} had never met anybody so good at it. So that was settled. Then they both told {A} to sit down, in two different places.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“Sit!” {visitor} told {A}. {A} looked to see who was meant. “Come here!” {A} yawned, and went the other way. {visitor} blew the whistle as long as there was breath for it. {A} lay down on the thickest book.',
        '“{A} doesn’t do orders,” said {H}. “Then how do you get anywhere with {A}?” asked {visitor}. “I go where {A} is,” said {H}. {visitor} had never tried it from that side.'
      ]
    },
    {
      id: 'voice-gone',
      A: 'partner',
      paragraphs: [
        'They built it up again, and {visitor} gave each order three times. “Left! Left! Le.” Nothing came after that. There was only a little wind. {visitor} blew the whistle, and the pea in it was stuck.',
        '“Now nobody’s telling us,” said {H}. {A} listened to the quiet. “I know what comes next,” said {A}. “It’s going on in my head. Left a bit.” {A} moved it left.'
      ]
    }
  ],
  turn: [
    {
      id: 'going-on',
      A: 'partner',
      paragraphs: [
        '“Thick ones below,” said {H}, and put them there. “Don’t hum,” said {A}, and hummed. {visitor} had no orders left, and stood by. The bridge went from the chair to the middle, and it held.',
        'But in the middle it sank, for there was one hand too few. {visitor} saw it coming. There was no time for an order, and no voice. So {visitor}, who was in charge, got under the bridge and held.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s it like down there?” asked {A}. {visitor} rocked a little, but carefully, because of the bridge. You could see everything quite differently. There were two pairs of socks. They stood just where they should, and nobody had told them to.',
        'One sock rubbed the other. Then it went on tiptoe, to reach the last gap. {visitor} had not known that so much was done without being said. {visitor} kept still when the bridge did.'
      ]
    },
    {
      id: 'bossy-bus',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The bus wanted to go faster on the second trip. {H} looked under the bridge. “May it?” asked {H}. {visitor} thought it over from below, and put up one corner of the bridge. It was a hill now. The bus whizzed down it and right under the bench.',
        '“I didn’t even say that,” whispered {visitor}. A little voice had come back. It was as thin as a thread, and they had to bend down for it. “You can’t shout with it,” said {A}. “But it’s very nice to listen to.”'
      ]
    },
    {
      id: 'bus',
      A: 'partner',
      paragraphs: [
        '“Nobody move,” whispered {H}. The tin bus set out. It rattled over the thin books, and over {visitor}, and down to the bench. They cheered, and the pea came loose in the whistle.',
        '“Well?” said {A}. “What do we do now?” {visitor} had the whistle again, and thought of a great deal. “I don’t know,” said {visitor}. “What would you like?” {H} put a book back on the pile. “Again,” said {H}. “But you say when. You’re good at when.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood there, for that had been the order.',
      '{names} looked left, and then right, to be ready for both.',
      { text: '{names} saluted with the wrong hand.', needs: ['hands'] },
      { text: '{names} carried two books to where they had been before.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed without being told, but softly.',
      '{names} went left a bit, and stayed there.',
      { text: '{names} held up both hands until somebody said down.', needs: ['hands'] },
      { text: '{names} looked for the thick ones, and sat on them.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still under the whole length of it.',
      '{names} cheered without an order.',
      { text: '{names} pushed the last book in with one finger.', needs: ['hands'] },
      { text: '{names} waved as the bus went by.', needs: ['hands'] }
    ]
  },
  bed: [
    'The books went back on the shelf, the thick ones below. {visitor} had been right about that.',
    '“Wash,” whispered {visitor}, only from habit. They were doing it already.'
  ],
  last: [
    'Nobody had said “sleep”, and {H} was asleep.',
    '{H} breathed in, and out, and had been told neither, and was asleep.'
  ]
})
