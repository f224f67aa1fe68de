import { wishPlot } from '../wish-plot.ts'

export const bored = wishPlot({
  id: 'wish-bored',
  wishes: ['bored', 'boredom', 'boring', 'boring day', 'boring sunday', 'nothing to do', 'nothing do', 'bored at home', 'bored at home rainy', 'bored rainy'],
  answers: ['bored', 'boring', 'nothing', 'do', 'sunday', 'saturday', 'day', 'afternoon', 'weekend', 'holidays', 'holiday', 'rainy', 'rain', 'raining', 'home', 'all', 'always', 'says', 'so', 'being', 'indoors', 'inside', 'play', 'long'],
  except: ['school', 'lesson', 'lessons', 'church', 'mosque', 'meeting', 'museum', 'food', 'dinner', 'friend', 'friends', 'alone', 'lonely', 'eat', 'wear', 'hungry', 'matters', 'helps', 'left', 'princess', 'dragon', 'wizard', 'king', 'queen', 'lion', 'animal', 'dog', 'cat', 'robot', 'monster', 'giant', 'ghost', 'board', 'car', 'train', 'plane'],
  nothingElse: true,
  moods: ['waiting', 'alone', 'losing', 'change'],
  company: ['rug', 'table'],
  about: 'The hero is bored and decides to do nothing at all and do it properly, which turns out to be too hard for anybody.',
  titles: ['{H} Does Nothing', 'Nothing, Done Properly', 'The Longest Nothing', 'Nothing Took All Afternoon', 'Four Seconds of Nothing'],
  want: [
    {
      id: 'nothing-to-do',
      A: 'partner',
      paragraphs: [
        '{H} lay on the rug with arms and legs out, like a starfish. “I’m bored,” said {H}. “There’s nothing to do.” “There’s drawing,” said {A}. “That’s not it,” said {H}. “There’s building.” “That’s not it either.” {A} had run out.',
        '“Then nothing is all that’s left,” said {A}. “Has anybody done that yet?” {H} lifted {H}’s head off the rug. Nobody had. “I’ll do it, then,” said {H}. “I’ll do nothing. And I’ll do it properly, until the kettle boils.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-try',
      A: 'same',
      paragraphs: [
        '{A} sat down beside the rug to count, and {H} began. “One,” said {A}. “Two. Three. Four. You’re scratching.” {H} looked at {H}’s hand. It was at the nose. “It itched,” said {H}.',
        'The second time it was a foot. It tapped, all by itself. The third time even the toes lay still. “Seven,” said {A}. “Now you’re humming.” It was true.'
      ]
    },
    {
      id: 'blinking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You blinked,” said {A}. “Does that count?” asked {H}. They did not know. So {H} tried it with no blinking, and both eyes filled up like two small basins.',
        'Then {A} tried. At nine {A} blinked twice, to catch up. “You can’t stop it,” said {A}. “Eyes have to be wiped.” They agreed that blinking was nothing, if it was done quietly.'
      ]
    },
    {
      id: 'things-that-do-nothing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s good at it?” asked {H}. They went round the room to see. The table did nothing, but it held up a jug. The jug did nothing, but it held the milk.',
        '“The cushion,” said {A}. The cushion really did look very good. {H} sat down in front of it to learn. After a while it slid sideways and fell off. “Even the cushion couldn’t keep it up,” said {H}.'
      ]
    },
    {
      id: 'label',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came past and asked what {H} was doing. “Nothing,” said {H}. “It doesn’t look like nothing,” said {A}. “It looks like a starfish.”',
        '{H} drew in {H}’s arms. “Now it looks like a sausage,” said {A}. {H} rolled up small. “Potato,” said {A}. Whatever {H} did, there was always something that it looked like.'
      ]
    },
    {
      id: 'under-the-rug',
      A: 'same',
      spare: 4,
      paragraphs: [
        'From down there you could see right under the cupboard. There was a marble, and there was half a rusk. Something grey sat at the back. It had been looking at them for some time.',
        '“That’s a sock,” said {A}, with one ear on the floor. “It’s been doing nothing for weeks,” said {H}. They looked at it with respect. Then they left it there, so as not to spoil it.'
      ]
    },
    {
      id: 'yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At five {H} yawned. At six {A} yawned as well, for it had gone across. It went back to {H}, who had a bigger one. “You’re throwing it,” said {A}.',
        'They threw it to and fro until there was water in all four eyes. “That was a game,” said {A}. {H} shut {H}’s mouth at once. They had to start again from one.'
      ]
    },
    {
      id: 'pet-master',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} turned over, and there was {A}, doing nothing at all. {A} had been doing it since breakfast. {H} lay down on the same bit of floor, and did everything just as {A} did.',
        'It was going well. Then something in the kitchen went clink, and {A} looked up. “Two minutes,” said {H}. “That’s the best so far.”'
      ]
    },
    {
      id: 'elder-sunday',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small,” said {S}, “there was a whole day for it. The shops were shut, and the swings were tied up.” {A} sat up. “What did you do?” asked {A}.',
        '“Nothing,” said {S}. “I looked at the wallpaper. There were two hundred and twelve roses, and one was upside down.” {A} lay down again, and thought about that one.'
      ]
    },
    {
      id: 'child-beside',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to do nothing too, and lay down on the rug beside {A}. There was not quite room. “You’re doing nothing on my arm,” said {A}.',
        'They turned over. Now {S}’s foot was doing it in {A}’s ear. In the end they lay head to foot, like two spoons in a drawer. It is easier with a rug each.'
      ]
    },
    {
      id: 'baby-busy',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{A} looked over at {S}, who was busy. {S} had one hand, and was looking at it. Then {S} turned it round, and there was the other side.',
        '“Isn’t it boring?” asked {A}. {S} had found a thumb by then, and had no time. {A} held up a hand too and turned it round. It was quite a good hand.'
      ]
    },
    {
      id: 'guest-late',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I do nothing at bus stops,” said {S}. “There you learn it.” {A} wanted to be shown, so {S} stood on the edge of the rug with a bag. {S} looked along the road, which was the wall.',
        '“Now it’s coming,” said {A}. “No,” said {S}, “that’s a lorry.” They went on waiting. It was the best bus stop that had ever been in the room.'
      ]
    },
    {
      id: 'why-it-fails',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the rug as well, to see where it went wrong. {A} got to five. “I thought of cheese,” said {A}. “That’s doing something,” said {H}. “Then I know what’s wrong,” said {A}. “Nobody can do nothing. Your heart’s doing something. Your head’s doing something. You can’t be out of things to do. You just don’t know yet which one you’re doing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'heart',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} laid one hand on the ribs, and there it was, tap, tap, tap. “Has it done that all day?” asked {H}. “All night as well,” said {A}. “It’s never once been bored.”',
        'They listened to each other’s, with one ear. {A}’s went a little differently. For a moment they were both in time, and then one of them was ahead again.'
      ]
    },
    {
      id: 'the-hum',
      A: 'partner',
      paragraphs: [
        '{H} lay and listened. “Then what was I humming?” asked {H}. {A} hummed it back. It went up three steps and stopped, as if somebody had forgotten the rest. “It isn’t finished,” said {H}. “Where does it go?” “You’d know,” said {A}. “It came out of you.”',
        'So {H} hummed it up the three steps, and let it go down again on the other side. The foot began to tap. {H} let it. {A} tapped on the jug with a spoon. That was the whole song. It had no words, so {H} put in the only one there was. “Nothing,” sang {H}, “nothing, nothing to do.”'
      ]
    },
    {
      id: 'second-verse',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A song has to have a second verse. “What else didn’t we do?” asked {A}. They had not drawn, and they had not built. They had not looked for the ball.',
        'It all went in. “No drawing, no drawing, no ball at all,” sang {H}, and {A} did the jug. It turned into nine verses. They had really left out a great deal.'
      ]
    },
    {
      id: 'instruments',
      A: 'other',
      spare: 12,
      paragraphs: [
        '{A} wanted to be in it, and fetched a comb with paper on it. It tickled. {A} had to stop after every line and rub {A}’s lip.',
        '“Can you do a low bit?” asked {H}. {A} blew across an empty bottle, and it said hoo, like an owl that has been woken. They kept that for the end.'
      ]
    },
    {
      id: 'quietly',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then they sang it so softly that it could hardly be heard. {A} only stroked the jug. {H} only moved {H}’s lips, and knew exactly where it was.',
        '“Are you still singing?” whispered {A}. “I’m at the top of the steps,” whispered {H}. {A} waited. “Now I’m coming down.”'
      ]
    },
    {
      id: 'kettle',
      A: 'same',
      paragraphs: [
        'In the middle of it the kettle boiled. They had both forgotten it. “You’ve done it,” said {A}. “You’ve done nothing until the kettle boiled. You’ve done it as a song.” {H} looked at the rug. There was the shape of a starfish in it.',
        '“It’s quite a lot of work, nothing,” said {H}. “Shall we do it again tomorrow?” “Tomorrow there may be something,” said {A}. “Then the day after,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a look at the starfish, and went round it.',
      '{names} offered {H} a slipper, and that was not it.',
      { text: '{names} held up a ball, and it was no use at all.', needs: ['hands'] },
      { text: '{names} filled the kettle to the very top, so that it would take long.', needs: ['hands'] }
    ],
    way: [
      '{names} got as far as three, and then there was a sneeze.',
      '{names} lay down at the edge of the rug and did a little nothing too.',
      { text: '{names} counted along under the table, with one finger for each.', needs: ['hands'] },
      { text: '{names} held on tight to both knees, and it was the ears that moved.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed the low part, more or less.',
      '{names} came nearer to hear where it went after the third step.',
      { text: '{names} beat time on the bread board.', needs: ['hands'] },
      { text: '{names} tapped on a saucepan, and it was in the song from then on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went into the drawer, and {H} stroked the rug flat. There was nothing left to do, and for once that was right.',
    '{H} lay down in bed with arms and legs out, like a starfish. “I’m doing nothing,” said {H}, and this time it was very nearly true.'
  ],
  last: [
    '{H} did nothing, and did it properly, and was asleep before anybody could count to four.',
    'The song went up three steps and down again, and at the bottom {H} was asleep.'
  ]
})
