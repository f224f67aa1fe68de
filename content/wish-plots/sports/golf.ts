import { wishPlot } from '../wish-plot.ts'

export const golf = wishPlot({
  id: 'wish-golf',
  beginsElsewhere: true,
  wishes: ['golf', 'golfing', 'golfer', 'minigolf', 'mini golf', 'mini-golf', 'crazy golf', 'putt-putt', 'putt putt', 'putting green', 'putting practice', 'adventure golf', 'golf club', 'golf course', 'miniature golf'],
  answers: ['mini', 'crazy', 'playing', 'game', 'ball', 'balls', 'club', 'clubs', 'course', 'hole', 'holes', 'windmill', 'first', 'going', 'trip', 'holiday', 'my', 'new', 'winning', 'tournament', 'lesson', 'learning', 'round', 'putter', 'adventure', 'pirate', 'dinosaur'],
  except: ['tilak', 'doll', 'dolls', 'your', 'face', 'head', 'water', 'under', 'eyes', 'ears', 'hand', 'hands', 'feet', 'foot', 'teeth', 'volkswagen', 'car', 'cart', 'carts', 'buggy', 'who', 'that', 'moon', 'animals', 'hurt', 'nervous', 'scared', 'lost', 'losing', 'away', 'bed', 'shoes', 'socks', 'coat', 'coats', 'jacket', 'jumper', 'trousers', 'hat', 'scarf', 'clothes', 'plaster', 'cream', 'eczema', 'hangi', 'hāngī', 'down', 'umu'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['windmill', 'hole', 'ball', 'flag', 'pond', 'course', 'man'],
  about: 'At the last hole of the mini golf a windmill hits every ball back, until the hero stops hitting when the gap is there.',
  titles: ['The Ninth Hole', 'A Very Busy Windmill', '{H} Putts at the Wrong Moment', 'In by the Door, Out by the Back', '{H} and the Yellow Ball'],
  want: [
    {
      id: 'the-windmill',
      A: 'partner',
      paragraphs: [
        'The last hole of the mini golf was the windmill. There the ball rolled in at a little door and never came out again. {H} had a yellow one, and was fond of it already. If you did the windmill in one, said the man in the hut, you got another round. {H} wanted that hole in one.',
        '“I once did one in fourteen,” said {A}, who kept the score with a very short pencil.'
      ]
    }
  ],
  way: [
    {
      id: 'fore',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When you hit the ball, you call out “Fore”, so that everybody looks up. {H} called it, and everybody did. The ball rolled the length of a shoe and lay down.',
        '“You could have told us that more quietly,” said {A}. At the next stroke {H} only whispered it. The ball ran over the bridge and round the bend, and knocked against a lady’s heel. “Fore,” {H} told her. “Thank you, dear,” said the lady. “I noticed.”'
      ]
    },
    {
      id: 'the-pencil',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In golf you want as few as you can get. “I’ve got the most,” said {H}. “Then you’re last,” said {A}. They looked at the card. {H} had a great many more than {A}, and it had been a lot of work.',
        '“That’s unfair to those who try hard,” said {H}. {A} licked the pencil and thought it over. At the bottom {A} wrote, “Hardest worker,” and an arrow.'
      ]
    },
    {
      id: 'lie-down',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The green went downhill to the left, but only a very little. You had to lie down to see it. {H} lay with one cheek on the carpet, and {A} lay opposite with the other. Between them was the hole, with a flag in it.',
        '“It leans to you,” said {A}. “It leans to you,” said {H}. They both pushed the ball as they saw it. It went to neither. It went to a family from the next hole, who were lying down as well.'
      ]
    },
    {
      id: 'the-crocodile',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One of the holes was a crocodile. You putted into its mouth, and there was a rumbling, and the ball came out at the tail. {A} went round to the back and waited there.',
        'A blue ball came out, and then a green one. “Is that yours?” called {A}. “No,” called {H}. “They’ve been in there for some time, then,” said {A}. The yellow one came last. It was quite warm.'
      ]
    },
    {
      id: 'quiet-on-the-green',
      A: 'other',
      spare: 5,
      paragraphs: [
        'While somebody putts, nobody may speak, or cough, or stand on that one’s shadow. {A} held {A}’s breath. {H} took aim, and wiggled, and took aim. {A} went pink.',
        '“Don’t look at me like that,” said {H}. “I’m not saying anything,” said {A}, with no air. “You’re not saying it very loudly.” The ball went past. They agreed that it had been the pinkness.'
      ]
    },
    {
      id: 'in-the-pond',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By the pond stood a net on a long pole, for those who needed it. A duck sat there who knew about it. {A} hit the ball, and the duck looked up, and plop. The man came with the net and was very kind.',
        'By the fourth time he had brought a chair. “How do you hit it so straight?” he asked. “The pond’s only small.” “I’m aiming past it,” said {A}. The duck moved over to the other bank.'
      ]
    },
    {
      id: 'grip',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You hold it like a baby bird,” said {A}, who had read it. “Not so hard that it hurts, and not so loose that it’s off.” {H} held the club like that. “And now swing like a clock.”',
        '{H} swung to and fro, tick, tock, with the bird in both hands. It was so pleasant that {H} forgot about the ball. “It’s down there,” said {A}. “I know,” said {H}. “It’s five past four.”'
      ]
    },
    {
      id: 'real-bag',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve played on a real golf course,” said {S}. “It was with a bag of fourteen clubs, and each had a number. I was told which. I hit the ball once, and the grass went a hundred steps.” “And the ball?” asked {A}.',
        '“It watched,” said {S}. “You have to put the grass back, you know, and tread on it. I was better at that. They asked me to come again, for the grass.”'
      ]
    },
    {
      id: 'small-hands',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Then there was {S}, who had no use for the club. {S} carried the ball to the hole in both hands, bent down, and let go. Clock, it went. “One,” said {S}. {A} took it out again. “You have to hit it.”',
        '{S} thought that this was a long way round. {S} carried it up to the next flag. “One,” said {S}. On the card it looked better than anybody had ever been.'
      ]
    },
    {
      id: 'pet-bunker',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Beside one hole there was a box full of sand. No golfer wants to be in there, and {A} did. {A} turned round in it twice and was gone as far as the ears.',
        'The ball fell in as well. In golf you play the ball as it lies. {H} played it as it lay, past the ears. Nothing moved but one of them.'
      ]
    },
    {
      id: 'hit-back',
      A: 'partner',
      paragraphs: [
        'Then they came to the windmill. In front of the door went the sails, round and round. When there was a gap, {H} hit the ball, and tock, a sail sent it back. “It saw me,” said {H}.',
        'At the next gap {H} was quicker. Tock. {H} was as quick as a fly. Tock. The ball came home each time, like a good dog. Behind them seven people were waiting by now.'
      ]
    },
    {
      id: 'still-on-its-way',
      A: 'partner',
      paragraphs: [
        '“You go when it’s open,” said {A}. “But a golf ball has to walk there first. By then the next sail’s come.” {H} looked at the windmill for some time. “Then I have to go when it’s shut,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wrong-moment',
      A: 'partner',
      paragraphs: [
        'The gap came, and {H} let it go by. A sail came right down in front of the door. “Now?” said the seven people. {H} putted, quite gently, straight at the sail. “Oh no,” said the seven people.',
        'The ball had time. It rolled up the carpet, and the sail went up in front of it like a curtain. It went in at the door without wiping its feet. They heard it go rum, rum, rum, inside, and then clock. Out of the roof popped a small red flag. “One,” said {A}, and broke the pencil, writing it.'
      ]
    },
    {
      id: 'the-seven',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The seven people wanted to know how it was done. {H} showed them. “You go when it’s shut,” said {H}. They nodded, and went when it was open, one after another. Tock, tock, tock, it went.',
        '“It’s hard to believe,” said the last of them. {A} agreed. {A} had thought of it, and couldn’t do it either.'
      ]
    },
    {
      id: 'behind-the-mill',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They went round to the back, to see where the balls go. There was a small pane. Inside was a pipe, and under the pipe was a bucket. In it lay red ones and white ones and green ones, close together.',
        '“It’s full of people’s last holes,” said {A}. {H} looked for the yellow one. It lay on top, and its number was uppermost. It seemed to be doing well.'
      ]
    },
    {
      id: 'his-hand',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The man came out of his hut to shake hands, as you do after a game of golf. He shook {H}’s hand, and {A}’s, and patted the mill. “I built that mill,” he said. “It’s done the same thing for nineteen years.”',
        '“Has anybody ever been first time?” asked {H}. “Now and then,” said the man. “Mostly when they’re looking the other way.”'
      ]
    },
    {
      id: 'one-more-round',
      A: 'partner',
      paragraphs: [
        'The man came out with the yellow ball in a cloth. “Hole in one,” he said. “One more round.” But it was getting late, and the lamps came on along the course. {H} turned the ball over. “Could it come home with me instead,” asked {H}, “and come back tomorrow?”',
        'The man thought. “It’s never been anywhere but here,” he said. “You must tell me how it was.” They walked to the gate past all nine flags, slowly. {A} putted at one with a fir cone, and missed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued behind the windmill, to see where balls go.',
      '{names} leaned to one side, to help the yellow one round.',
      { text: '{names} picked a leaf off the course, and then blew away a smaller one.', needs: ['hands'] },
      { text: '{names} held the flag out of the hole, like a knight with a spear.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled across the green, and lay down by a flag.',
      '{names} fetched a ball from under a bench, and it was pink.',
      { text: '{names} counted the strokes, on four fingers and a thumb.', needs: ['hands'] },
      { text: '{names} practised a stroke, with nothing in front of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out one very long breath.',
      '{names} bobbed up and down, together with the seven people.',
      { text: '{names} shook hands with the man in the hut.', needs: ['hands'] },
      { text: '{names} clapped, and somebody in the queue clapped back.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the yellow ball got an egg cup, so that it would not roll. It was shown the kitchen and the view.',
    'Washed and dried, {H} lay down with both hands as if a small bird was in them. In front of {H}’s eyes the sails went round, and it was open, and shut, and open.'
  ],
  last: [
    'When it was shut, {H} went, quite gently, and was in, and asleep.',
    'Rum, rum, rum, it went, a long way down, and then {H} was asleep.'
  ]
})
