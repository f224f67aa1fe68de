import { wishPlot } from '../wish-plot.ts'

export const iceSkating = wishPlot({
  id: 'wish-ice-skating',
  beginsElsewhere: true,
  wishes: ['ice skating', 'ice skate', 'ice skates', 'ice rink', 'skating', 'skating rink', 'figure skating'],
  except: ['roller', 'lake', 'pond', 'thin', 'penguin', 'penguins', 'bear', 'cracked', 'who', 'that', 'board', 'competition', 'hockey', 'afraid', 'scared', 'fell', 'hurt', 'broke', 'broken', 'ankle'],
  answers: ['learning', 'going', 'first', 'rink', 'trip', 'new', 'my', 'figure'],
  moods: ['first', 'learning', 'proud'],
  out: true,
  company: ['ice', 'barrier', 'machine', 'lamp', 'gate', 'rink'],
  about: 'On fresh ice everybody who skates draws a line, and the hero’s is all dots, until the hero learns to do nothing.',
  titles: ['A Line Without a Gap', 'Like a Hen on the Ice', '{H} Does Nothing on One Leg', 'From the Lamp to the Gate', 'What the Skates Wrote'],
  want: [
    {
      id: 'fresh-ice',
      A: 'partner',
      paragraphs: [
        'The machine had been over the ice, and it lay there like paper, with nothing on it. Then the first skaters went out, and each of them drew a line. {A}’s went right across the rink and curled at the end, like a ribbon.',
        '{H} wanted to draw one too. It had to be long, and it must not have a gap in it. {H} took hold of the barrier, and stepped on to the ice.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-hen',
      A: 'partner',
      paragraphs: [
        '{H} went along the barrier, step by step by step, and then looked back. There was no line. There were dashes, short and crooked, as if a hen had been out shopping on the ice.',
        '“It’s because I’m so slow,” said {H}. {H} let go, and ran. The dashes came quicker, and nearer together. Then {H} sat down, bump. That made a large round place, and it was the biggest thing {H} had drawn so far.'
      ]
    },
    {
      id: 'laces',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One of them’s too loose,” said {H}, on the bench. {A} knelt down and pulled at the laces, hook by hook, until {H}’s eyebrows went up. “And now?” “Now the other one’s too loose,” said {H}.',
        'When both were right, {H} stood up, and was a hand taller. Now {H} could see over the barrier. On the other side somebody was eating a waffle.'
      ]
    },
    {
      id: 'reading',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They leaned on the barrier and read what the others had written. There were two lines side by side, always just as far apart. “They held hands,” said {A}. One line went straight, made a little loop, and went on.',
        '“There he lost his hat,” said {H}, “and went back for it.” And there came the man, with a hat full of snow.'
      ]
    },
    {
      id: 'how-to-fall',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Falling’s easy,” said {A}. “You sit down, as if there was a chair.” {A} showed it. There was no chair, but it looked very comfortable. Getting up was harder. You kneel first, and put up one foot, and then you hope.',
        '{H} practised both. After the fourth time both {H}’s knees were white.'
      ]
    },
    {
      id: 'steam',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was so cold that you could see what people said. {A} said something to somebody, and it went up as a small cloud. {H} answered with a bigger one. Over the middle of the rink they ran into each other.',
        '“Now it’s all mixed,” said {H}. “I didn’t say anything much,” said {A}. “Only brrr.”'
      ]
    },
    {
      id: 'camel',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a hot drink you have to leave the ice, with your skates on. There was a rubber mat for it. They went along it, arm in arm, wobbling like a camel. The cup was too hot to hold, and just right for a nose.',
        '“On land skates are no use at all,” said {H}. “They say the same about you on the ice,” said {A}.'
      ]
    },
    {
      id: 'how-to-stop',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do you stop?” asked {H}. {A} came along fast, turned both feet, and stood. A bit of snow flew up. It was lovely to look at. “And how do you?” asked {A}.',
        '“Like this,” said {H}. {H} went off, and bumped into the barrier, and hugged it with both arms. The barrier was used to that.'
      ]
    },
    {
      id: 'glove',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A red glove lay out on the ice. Everybody made a bow round it. {H} set out to fetch it, dash by dash. By the time {H} got there, it had frozen fast by the thumb.',
        '{A} breathed on it, and {H} breathed on it, and it let go. They hung it on the barrier. It stayed as it was, and waved to everybody who went by.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A lady was skating backwards. Her line was the most beautiful of all, and she did not even look. “Excuse me,” she said to everybody over her shoulder, “excuse me,” in a very friendly way.',
        '“I could do that,” said {H}. “I can do the excuse me already.” {H} practised it along the barrier. {H} said it to two children and a post.'
      ]
    },
    {
      id: 'elder-blades',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“Ours were tied on to our boots with string,” said {S}. “One came off, and I went on with the other. I was so surprised that I didn’t fall.” “How far did you get?” asked {A}. “To the hot chestnuts,” said {S}. “I’d meant to turn left.”',
        '{S} could still do it, though. {S} went by on one foot, with both hands behind, and did not look at all surprised.'
      ]
    },
    {
      id: 'small-plough',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} had been put on the ice for the first time, and stood there. “I’m skating,” said {S}. Nothing moved. {A} took hold of both hands and went backwards. “I’m skating faster,” said {S}.',
        'Behind them were two wide lines like those of a sledge. “Mine’s got no gap at all,” said {S}. It really had not.'
      ]
    },
    {
      id: 'no-time-to-write',
      A: 'partner',
      paragraphs: [
        '{A} came back and read the dashes, from one end to the other. “You’re walking,” said {A}. “You put a foot down, and take it away at once. The skate’s got no time to write anything. Push with one foot, and then stand on the other.” “And what do I do then?” asked {H}. “Nothing,” said {A}. “That’s when it draws.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing',
      A: 'partner',
      paragraphs: [
        '{H} stood by the lamp. {H} turned one foot out, pushed against the ice, once, and then did nothing. That was the hard part. Both feet wanted to help, and {H} didn’t let them. The skates went by themselves. The barrier went past, and a waffle, and {A}. Underneath there was a thin sound, like scissors in paper. That was the skate, and it was writing.'
      ]
    },
    {
      id: 'where-you-look',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the ice you go where you look. {H} looked at the gate, and went to the gate. Then {H} looked at the waffle, only for a moment. There was a bend in the line at once, and it went to the waffle.',
        '“Don’t look at me,” called {A}. {H} looked at {A}. They met quite softly, and held on to each other, and turned round once.'
      ]
    },
    {
      id: 'which-leg',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The leg that had nothing to do hung out behind. {H} had forgotten all about it. “Leave it there,” called {A}. “It looks as if you meant it.”',
        'So from then on {H} meant it. A small girl at the barrier pulled her mother by the sleeve, and pointed at the leg.'
      ]
    },
    {
      id: 'two-lines',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now together,” said {A}, and held out one glove. They pushed off at the same time. One of them pushed more, and so they went in a large curve, which nobody had planned.',
        'Behind them on the ice lay two lines, always just as far apart. “As far as two arms,” said {H}.'
      ]
    },
    {
      id: 'slower',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The best bit was the end, when it got slower and slower. The skate slid on by a foot, and then by a hand, and then by a finger.',
        '{H} could not tell if it had stopped. {A} had to come and look.'
      ]
    },
    {
      id: 'blue-hat',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After a while somebody else came along the barrier, step by step, in a blue hat. Behind it there were dashes. {H} knew just what that was like.',
        '“That’s a good one,” {H} told the blue hat. “Mine began just like that.”'
      ]
    },
    {
      id: 'from-lamp-to-gate',
      A: 'partner',
      paragraphs: [
        'They went back to look. From the lamp to the gate there was a line, as thin as a hair, without one gap. “What does it say?” asked {A}. {H} read it all the way along. “That I was skating,” said {H}, “and not doing anything.”',
        'Then the bell rang, and the machine came out, as slow as a cow. It went over the ribbon, and the dashes, and the line without a gap. Behind it the ice lay there like paper again. “Then I’ll write it once more,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid a bit at the edge, and sat down.',
      '{names} licked the barrier, and found it cold.',
      { text: '{names} drew a curl on the frosty glass with one finger.', needs: ['hands'] },
      { text: '{names} did up the laces again, in a double bow.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to the mat, where feet do what they are told.',
      '{names} shook some ice off, quite near the large round place.',
      { text: '{names} picked up a lost glove, and put it on the barrier to wait.', needs: ['hands'] },
      { text: '{names} held out two hands, to catch whoever came by.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted alongside, on the safe side of the barrier.',
      '{names} breathed out a small white cloud, and watched it go.',
      { text: '{names} stood on one leg too, and did nothing.', needs: ['hands'] },
      { text: '{names} followed the line along, from the outside, with a mitten.', needs: ['hands'] }
    ]
  },
  bed: [
    'The skates stood on a newspaper and dripped. {H} hung up the laces over the bath, and all the gloves.',
    'Washed and dried, {H} lay down quite straight. {H} pushed off once, with one foot, under the blanket, and then did nothing.'
  ],
  last: [
    'It went by itself, without a gap, and {H} was asleep.',
    'Slower and slower it went, and nobody could have said when {H} slept.'
  ]
})
