import { wishPlot } from '../wish-plot.ts'

export const losingAGame = wishPlot({
  themes: ['losing-a-game'],
  answers: ['losing', 'loser', 'lose', 'lost', 'cross', 'angry', 'mad', 'upset', 'furious', 'grumpy', 'feeling', 'feelings', 'feel', 'sulking', 'sore', 'hates', 'bad', 'being', 'winning', 'board games', 'game night', 'playing', 'ladders'],
  except: ['cheating', 'chess', 'cards', 'card', 'team', 'match', 'final', 'football', 'soccer', 'rugby', 'cricket', 'hockey', 'netball', 'basketball', 'baseball', 'handball', 'volleyball'],
  moods: ['losing', 'quarrel', 'waiting'],
  amongChildren: true,
  about: 'The hero loses every game with the green counter, and finds out where the green counter has never been.',
  titles: ['The Green Counter', 'Three Squares from Home', '{H} Loses Again', 'It Has Never Been There', 'Somebody Else’s Coat'],
  want: [
    {
      id: 'three-games-running',
      A: 'partner',
      paragraphs: [
        '{H} had lost three games running, and knew why. It was the green counter.',
        '“It isn’t the counter,” said {A}, who had won all three with the yellow one. “It is,” said {H}. “Look at it. It doesn’t want to.” They bent over the board. The yellow counter stood at home. The green one was three squares off, beside the snake. It really did look as if it had sat down.'
      ]
    }
  ],
  way: [
    {
      id: 'inside-dance',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“And you do a dance when you win,” said {H}. “I never moved,” said {A}. “You do it inside. It comes out at your eyebrows.”',
        '{A} felt for them with both hands. “I’ll hold them down next time,” said {A}. “It won’t help,” said {H}. “Then it’ll come out at your feet.”'
      ]
    },
    {
      id: 'leaning-dice',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once {H} shook the dice so hard that it flew off the table. They lay down on the floor and looked for it. It was under the cupboard, and it was leaning against a nut. “That’s a six,” said {H}. “It’s a two,” said {A}, who was lying on the other side.',
        'They both looked again. On top it was a corner, and nothing else. “Crooked doesn’t count,” said {A}. So {H} threw again, on the table, with great care. It was a one, and it lay perfectly straight.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On that board the path turned round at the end of each row. In one row it went to the right, and in the next it went to the left. {H} threw a four. Tock, tock, went green, and walked straight back to where it had come from.',
        '“That’s the wrong way,” said {A}. “It knows,” said {H}. “It’s left something behind.” They looked on all the squares. On one of them there was a crumb, and {A} ate it. Now green had no reason to go back.'
      ]
    },
    {
      id: 'blow-on-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} blew on green for luck, and set it on the start. {A} blew on yellow. {H} blew harder. Green fell over and rolled as far as the sugar.',
        '“That’s seven squares,” said {H}. “It’s not on the board,” said {A}. “It’s seven squares of table,” said {H}. They measured, and it was nine.'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      paragraphs: [
        '“Then we’ll swap,” said {A}. So {H} played with yellow. The dice threw sixes as if it had been saving them. Yellow ran up the longest ladder, past the snake and in. {H} had won.',
        '{H} waited to be glad. But it was like having somebody else’s coat on. It was a good coat, and the sleeves came down too far. “Well, you’ve won,” said {A}. “Yellow has,” said {H}. Down by the snake stood green, three squares off. “It lost for you as well. I want to win with that one.”'
      ]
    },
    {
      id: 'ask-the-dice',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It could be the dice,” said {A}. They tried it out, off the board. {H} threw with {H}’s right hand and with {H}’s left. {H} threw with nice words and with none.',
        'There was a mark made for each. After sixty throws the marks were nearly all the same length. “It doesn’t know who’s throwing,” said {A}. “It doesn’t even know it’s a game.” {H} looked at the dice. That was rather sad, for a dice.'
      ]
    },
    {
      id: 'pet-on-board',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'To have a change, they threw for {A}, who got the blue counter and the first go. {A} looked straight ahead while it was thrown, and that is the best way to do it.',
        'It was a six, and then a six again. {A} did not do a dance anywhere, not even inside. {H} looked carefully. “That’s how you should win,” said {H}, “as if it was about something else.”'
      ]
    },
    {
      id: 'lost-to-a-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once lost twenty games in one day,” said {S}. “It rained, and there was only my cousin. For the last one we used a walnut for me, because nothing else would be me any more.”',
        '“Did the walnut win?” asked {A}. “It lost,” said {S}. “But then I ate it. My cousin couldn’t do that with a button.”'
      ]
    },
    {
      id: 'longest-snake',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} had a finger on the snake. “I’d go down that on purpose,” said {A}. “It’s the best thing on the board.” {H} looked at the snake, which went all the way down from the top to the second row.',
        'They each took a finger and slid, with the noise. They did it five times. “You’ve lost a lot of squares there,” said {A} happily.'
      ]
    },
    {
      id: 'who-loses-wins',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“We could play it so that the last one wins,” said {A}. They tried it with two buttons. Now nobody wanted a ladder, and {H} threw four sixes in a row.',
        '“I can’t stop it!” said {H}, and rushed up and up. {A} crawled along by ones and won. “Now I’m losing at losing,” said {H}. They had to admit that this was new.'
      ]
    },
    {
      id: 'under-the-lamp',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} and {A} looked at green under the lamp. It had a small bite in its edge, and a speck of old jam. “It’s been in this game since before us,” said {A}.',
        '“And it has lost every time?” “I don’t know about every time,” said {A}. “But somebody bit it.” {H} rubbed off the jam. It had not been easy, being green.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-been-home',
      A: 'partner',
      paragraphs: [
        '{A} began to put away the board. “Wait,” said {H}. {H} was looking at green, with one cheek on the table. “Why did we stop?” “Because the game’s over,” said {A}. “Somebody’s home.” “But green isn’t.” {A} thought about it. “No,” said {A}. “We always stop when the other one gets in. It’s never been there.”',
        '“Never once?” said {H}. “Then it doesn’t even know what it’s for.”'
      ]
    },
    {
      id: 'room-at-home',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} and {A} looked to see if there was room for two at home. Yellow stood on the last square of all, right in the middle. “Move up,” said {A}, and pushed it into the corner. {H} laid a finger in the gap, to measure it. It was a little wider than green.',
        '“There’s even room for luggage,” said {A}. “It hasn’t got any,” said {H}. “It’s always gone straight back in the box.” Then {H} turned yellow round, so that it looked down the path. Somebody ought to be looking out.'
      ]
    },
    {
      id: 'quiet-throws',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} and {A} told green the way, so that it would know. “It’s three squares,” {H} said to green, quite low down. “First there’s the one with the snake’s tail. Then a plain one.”',
        '“And then?” asked {A}. “Then there’s a house with smoke,” said {H}. Neither of them had ever really looked at that house. There was a cat in one of its windows, and a very small light.'
      ]
    },
    {
      id: 'plays-on',
      A: 'partner',
      paragraphs: [
        'So they played on, after the end. {H} threw a five, and that was too many. {A} threw for it, and got a one. Green went one square. Then nothing fitted for a long time, and they leaned closer and closer. They took turns, and both of them blew. At last the dice rolled against the sugar bowl, and it was a two.',
        '{H} walked green home with one finger, tock, tock, and stood it beside yellow. They cheered for it, both of them, because nobody else was playing any more. “Well?” asked {A}. {H} held one ear to the board. “It wants to go again,” said {H}. “It says it knows the way now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gave the green counter a nudge, and it did not want to.',
      '{names} settled under the table, with the dice that had rolled down.',
      { text: '{names} kept the score on an envelope, and stopped after three.', needs: ['hands'] },
      { text: '{names} ran one finger up the longest ladder.', needs: ['hands'] }
    ],
    way: [
      '{names} cheered for yellow, until it got rather quiet.',
      '{names} hissed a little, beside the snake.',
      { text: '{names} shook the dice in a cup, and passed it over with both hands.', needs: ['hands'] },
      { text: '{names} tried on somebody else’s coat, and lost both hands in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the edge of the table, close to green.',
      '{names} breathed on green, to keep it warm.',
      { text: '{names} held the lid of the box shut, so that nothing could be put away.', needs: ['hands'] },
      { text: '{names} opened the box again, and took the dice back out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the board. Into the box went the dice, and yellow, and last of all green, on the top.',
    'Once the soap was back in its dish, {H} lay down. Two fingers walked over the blanket, tock, tock, all the way home.'
  ],
  last: [
    'There was nothing left to throw. {H} was home, and asleep.',
    'Tock, went one finger, and after that there was no other, for {H} slept.'
  ]
})
