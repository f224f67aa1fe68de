import { wishPlot } from '../wish-plot.ts'

export const visitorHates = wishPlot({
  visits: 'hates',
  about: 'Somebody who hates a certain thing finds out that it was only never asked, when the thing knocks, is told no, and goes away again.',
  titles: ['Who’s There', 'As Far as the Mat', '{visitor} Says No', 'Not Just Now', '{H} Knocks for {visitor}'],
  company: ['mat', 'cushion', 'door', 'paper'],
  want: [
    {
      id: 'is-there-any',
      A: 'partner',
      paragraphs: [
        'Somebody was at the door, in rather a hurry. It was {visitor.first}. “Have you got {visitor.hated} in there?” asked {visitor}. “Not just now,” said {H}. “That’s what they always say,” said {visitor}, and came in quickly and shut the door.',
        '“{visitor.says},” said {visitor}. {H} wanted to know all about it. “What did {visitor.hated} ever do to you?” asked {H}. “Don’t ask,” said {visitor}. Then {visitor} looked under the mat.'
      ]
    },
    {
      id: 'how-long-hated',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you minded {visitor.hated} for a long time?” asked {A}. “Since breakfast,” said {visitor}, “and before that, since always. I only stop to sleep.” “Then that’s all right.” “It’s not,” said {visitor}. “In the morning I have to start from the beginning.”',
        '{A} wanted to know how it was started. {visitor} showed how. You keep quite still. You think, Perhaps today there’ll be none. Then you look.'
      ]
    }
  ],
  way: [
    {
      id: 'no-peace',
      A: 'partner',
      paragraphs: [
        '{visitor} would not sit still. {visitor} looked behind the cushion and into the jug. “What are you looking for?” asked {A}. “{visitor.hated},” said {visitor}. “But you can’t bear {visitor.hated}.” “That’s why,” said {visitor}. “I lie down: {visitor.hated}. I turn over: {visitor.hated} on the other side.”',
        'So {H} took a big sheet of paper. On it {H} wrote NO, with {visitor.hated} under it, and hung it up. {visitor} came and read it. “Now I’ve got {visitor.hated} on the wall as well,” said {visitor}.'
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let’s talk about something else,” said {A}. {visitor} was all for it. They talked about cake. “With cake,” said {visitor}, “there’s one good thing. It isn’t {visitor.hated}.” They talked about Tuesday. “Last Tuesday,” said {visitor}, “I’d only just sat down, and what did I see?”',
        '“Cake?” asked {A}, full of hope. “{visitor.hated},” said {visitor}. By then {A} knew more of {visitor.hated} than of anything else in the world.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it all of it that you can’t bear?” asked {A}. “Or only a bit of it?” {visitor} wanted to be fair to {visitor.hated}. “Most of all, {felt.part},” said {visitor}. “It’s {felt.part} that I think of when I lie awake.”',
        '“And if you had {visitor.hated} without that?” asked {A}. {visitor} kept quite still and tried. It was quiet for a bit. “Then I’d keep waiting for {felt.part},” said {visitor}. “That’d be worse.”'
      ]
    },
    {
      id: 'got-in-the-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s worst just here,” said {visitor}, and showed {A} {caller.part}. “You can’t have that, and {visitor.hated} as well.” {A} had a good look, from both sides. There was nothing to be seen. “That’s only because I spent the morning on it,” said {visitor}.',
        '“Could you leave that at home?” asked {A}. “Alone?” said {visitor}, quite shocked. “At home, with {visitor.hated}?”'
      ]
    },
    {
      id: 'never-knocks',
      A: 'partner',
      paragraphs: [
        '{A} stood in front of the paper for some time. “When do you get {visitor.hated}?” asked {A}. “When I’m not looking,” said {visitor}. “I look up, and there I have it: {visitor.hated}.” “Without knocking?” “{visitor.hated}?” said {visitor}. “Knock?”',
        '“Then you’ve never said no,” said {A}. “Nobody ever asked you. You only ever found out.” {H} looked at the door. Then {H} took the paper off the wall and went out with it.'
      ]
    },
    {
      id: 'as-a-fact',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} did know one good thing about {visitor.hated}. “{felt.fact},” said {A}. {visitor} listened to the end. “That’s just like {visitor.hated},” said {visitor}.',
        '“But isn’t it interesting?” asked {A}. “Yes,” said {visitor}, “and I wish that it was about something else.” {visitor} said it over once, crossly, so as not to forget it.'
      ]
    },
    {
      id: 'stood-for-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Show me how you do it,” said {A}. “You can use {felt.stand}. That’s {visitor.hated} now.” {visitor} stood before it and could not bear it, as hard as could be. It lasted for quite a time. “That’s good,” said {A}.',
        '“It isn’t the same,” said {visitor}, and gave up. “It lies there so politely. {visitor.hated} never lay there like that in all my life.”'
      ]
    },
    {
      id: 'on-a-good-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What would you do all day, without {visitor.hated}?” asked {A}. That was easy. First {visitor} would have a rest. Then there would be a long look at everything that was now clear of {visitor.hated}. And then {visitor} would tell the neighbours.',
        '“And on the next day?” asked {A}. {visitor} had not thought of a next day. “I’d look whether there was any again,” said {visitor}. “I’d have the time.”'
      ]
    },
    {
      id: 'a-different-want',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is there something that you can bear?” asked {A}. {visitor} knew it at once. It was {caller.wants}. “I think about that a good deal, in between.” “In between what?” “{visitor.hated} and {visitor.hated},” said {visitor}.',
        '“Then think about it now,” said {A}, “a long one.” {visitor} did, and went quite soft over it. Then {visitor} stopped and looked under the cushion.'
      ]
    },
    {
      id: 'minutes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could be cross with {visitor.hated} only on the hour,” said {A}, “like a clock.” {visitor} was ready to try anything. The first half minute went well. {visitor} sat there and was not cross. It looked like holding back a sneeze.',
        '“How long is it still?” asked {visitor}. “Fifty-nine minutes,” said {A}, “and a half.” Then it all came out at once, and the jug rattled. “{visitor.hated}!” cried {visitor}. Nobody could call that on the hour.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Something moved behind the cushion. “{visitor.hated}!” cried {visitor}. But it was {A}, who had been there all the time. They looked at each other. “Can’t you bear {visitor.hated} either?” asked {visitor}.',
        '{A} would not say. {A} moved a little further along. “I’ll take that as a yes,” said {visitor}, and settled down on the warm place.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“With me it’s doorbells, just as with you it’s {visitor.hated},” said {S}. “I couldn’t bear ours for thirty years.” “And then?” asked {A}. “Then it broke. I sat there and listened for it, morning and evening.”',
        '“Did you have it mended?” “I’d got so good at it,” said {S}. “It’d have been a waste.” {visitor} understood every word. So few people kept at a thing like that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can’t bear skin on custard,” said {S}. {visitor} moved closer. “On top? Before you’ve even begun?” “It just lies there,” said {S}. “Like {visitor.hated},” said {visitor}. “Exactly like {visitor.hated}.”',
        'They went on about it for a while, in turns. It did both of them good. At the end {A} could hardly tell which of the two had come about custard.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-it',
      A: 'partner',
      paragraphs: [
        'There was a knock. “Who’s there?” called {visitor}. “{visitor.hated},” said {H} outside. {visitor} went quite stiff. “May I come in?” “What do I say?” whispered {visitor}. “What you like,” said {A}. {visitor} thought about that. “No,” said {visitor}.',
        'Outside it was quiet. “All right,” said {H}, who was {visitor.hated}, and went away again. {visitor} looked out. “I said no,” said {visitor}, “and {visitor.hated} went. Nobody ever asked me before.” It had to be done nine times more.'
      ]
    },
    {
      id: 'the-mat',
      A: 'partner',
      paragraphs: [
        'The last knock was a tired one. “{visitor.hated},” said {H}. “How much?” asked {visitor}. “Only a bit.” {visitor} looked at {A}. “As far as the mat, then,” said {visitor}. In came {H}, paper first, and stood there. “I can’t bear you,” said {visitor}. “I know,” said {H}. “As long as that’s clear,” said {visitor}.',
        '“Till when?” asked {H}. “Till ten,” said {visitor}, and counted rather slowly. Then {H} turned the paper over. On the back {H} wrote PLEASE KNOCK, for {visitor} to take home.'
      ]
    },
    {
      id: 'in-two-minds',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then {A} wanted to be {visitor.hated} too. {A} knocked very softly. “Who’s there?” called {visitor}. “Guess,” said {A}. {visitor} thought. “Cake?” “No.” “Tuesday?” “No.” “Then it’s {visitor.hated},” said {visitor}, and sounded pleased to have got it.',
        '“May I come in?” asked {A}. “No, thank you,” said {visitor}. “But it was nice that you asked.” Until then it had only ever been No.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Once {visitor} knocked. “Who’s there?” called {A}. “{visitor.hated},” said {visitor}, as deep as it would go. “Oh no,” cried {A}, “not that!” and held the door shut. There was a silence outside.',
        '“It’s a bit sad out here,” said {visitor}. “I’ve come all this way.” {A} opened the door by a crack. “Do you like {visitor.hated} now?” asked {A}. “No,” said {visitor}. “But I wouldn’t want to be it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round as well, and did not know for what.',
      '{names} moved off the mat, so that it could be looked under.',
      { text: '{names} shut the window too, to be on the safe side.', needs: ['hands'] },
      { text: '{names} shook out a cushion, and nothing fell from it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked cross along with everybody for a bit, and had to yawn.',
      '{names} kept watch in a corner where nothing had ever happened.',
      { text: '{names} patted the paper flat on the wall.', needs: ['hands'] },
      { text: '{names} lifted up the jug, and looked under that too.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay beside the door and listened at the gap.',
      '{names} crept round to the other side of the knock, to see how it was made.',
      { text: '{names} knocked on the table by mistake, and got a no as well.', needs: ['hands'] },
      { text: '{names} opened and shut the door, since it was so much used.', needs: ['hands'] }
    ]
  },
  bed: [
    'Behind {visitor} the door was shut, quietly. They put the cushion back and straightened the mat. There was nothing under it.',
    '{H} knocked at the bedroom door, and nobody said no. So {H} went in, as far as the bed.'
  ],
  last: [
    'Then sleep knocked, and {H} said yes at once.',
    'If anything else came that night, it asked first, and {H} was asleep.'
  ]
})
