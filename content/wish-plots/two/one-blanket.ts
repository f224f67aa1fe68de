import { wishPlot } from '../wish-plot.ts'

export const oneBlanket = wishPlot({
  id: 'wish-friends-den',
  tellsAny: 'friends',
  about: 'Two friends want to spend one night in the same place, and each thinks that it should be as at home.',
  titles: ['Half Yours, Half Mine', 'A House for Two', 'The Line Down the Middle', 'One Blanket', 'Between Yours and Mine'],
  company: ['blanket', 'table', 'chair', 'line', 'house'],
  want: [
    {
      id: 'want-a-house',
      A: 'partner',
      paragraphs: [
        '“We’d like a house,” said somebody at the door. It was {role.first}. “For tonight. For us two.” The other one was {mate.first}. They had been friends since the spring, and had never slept in the same place. So {role} {role.enters}. And {mate} {mate.enters}.',
        '{H} wanted to build them the best house in the world. {A} hung the big blanket over the table, and it was just big enough.'
      ]
    }
  ],
  way: [
    {
      id: 'as-at-home',
      A: 'partner',
      paragraphs: [
        '“It has to be just like home,” said {role}. “I live {role.home}.” {H} made one half of the house like that, with cushions. And {role} felt at home in there at once, and {role} {role.trouble}.',
        '“I don’t like it,” said {mate}. “I live {mate.home}.” So {A} made the other half like that.'
      ]
    },
    {
      id: 'supper-inside',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        'They had brought each other something for the new house. {role} had brought {role.wants}. {mate} had brought {mate.wants}. They both said how lovely it was. Then each of them put it behind a cushion when the other one wasn’t looking.',
        '“Do you like it?” asked {A}. “It’s just what I needed,” said {mate}. “I’d never have thought of it myself,” said {role}. Then they both looked so sad that {H} fetched bread and butter.'
      ]
    },
    {
      id: 'the-other-half',
      A: 'partner',
      paragraphs: [
        'Now {mate} felt at home as well, and {mate} {mate.trouble}. “Keep to your side!” said {role}. “You came over to mine first,” said {mate}.',
        '{H} laid a ribbon down the middle. “Nobody comes across,” said {H}.'
      ]
    },
    {
      id: 'ribbon-rules',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Who was to have the ribbon itself? It was as wide as a thumb, and it lay exactly in between. “We could take turns,” said {role}. “On Mondays it’s mine.”',
        '{A} thought that the ribbon should have a bed to itself. They gave it a matchbox. Then there was no line any more, and {H} had to draw one with a finger. Nobody could see that one in the dark.'
      ]
    },
    {
      id: 'without-it',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'So they were careful. On one side of the ribbon {role} {role.hides}. On the other {mate} {mate.hides}. It was very tidy in there, and rather cold.',
        '“It’s exactly like being alone,” said {role}, “except that you can hear somebody breathe.”'
      ]
    },
    {
      id: 'a-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A house needs a window,” said {A}. {H} folded the blanket back at one corner. On {role}’s side you saw the legs of the sofa. On {mate}’s side there was only more blanket.',
        '“May I look out of yours?” asked {mate}. “If you stay over there,” said {role}. So {mate} leaned as far as anybody can lean. It’s a good view, if you are friends with somebody who has it.'
      ]
    },
    {
      id: 'pet-inside',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came in under the blanket without being asked, and walked across the ribbon, and back, and across. {A} had never been told about it. Then {A} lay down, with the front half at {role}’s and the back half at {mate}’s.',
        '“{A} lives here too, it seems,” whispered {H}. They pulled the ribbon a bit to one side, and then a bit to the other. It looked wrong wherever it lay.'
      ]
    },
    {
      id: 'elder-half',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At my cousin’s we had one bed,” said {S}, “with a line down the middle, in chalk.” “Did you keep to it?” asked {A}.',
        '“All evening,” said {S}. “Each on the edge of our own half, like two kippers. And in the morning the chalk was on both of us, back and front.” Under the blanket it had gone very quiet. They were listening.'
      ]
    },
    {
      id: 'child-lives-there',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Where do I live?” asked {S}, and put a head in. They looked at the ribbon. There was no third half. “You could be the door,” said {A}.',
        'So {S} was the door, and opened for everybody, and shut again with a creak. “Who is it?” the door asked each time. “It’s me,” said {role} from inside. The door said that anybody could say that.'
      ]
    },
    {
      id: 'post',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They wrote to each other, as neighbours do. {H} was the post, and {A} was the stamp. “Dear neighbour, how is it over there?” “Dear neighbour, it’s quiet. How is it with you?”',
        '“Dear neighbour, I can see your foot.” “Dear neighbour, I can see yours. Please come.” {role} read it twice. “I can’t,” said {role}, “there’s the ribbon.” The post had to sit down for a moment.'
      ]
    },
    {
      id: 'rules-of-the-house',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“In this house nobody speaks after eight,” said {role}. “In this house you have to sing first,” said {mate}. They waited for eight, so as to know. {A} held up the clock.',
        'At eight {mate} sang, and {role} did not speak. It would have been nicer the other way round. “It’s got a good tune,” said {role}, when it was allowed again.'
      ]
    },
    {
      id: 'how-it-sleeps',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Show me how you lie down,” said {A}. {role} turned round three times and lay down all in one go. {mate} began at one end, and the other end came later. {H} tried it both ways.',
        'The first way left your feet out. The second way left you wondering about your feet. “Together it’d be a whole bed,” said {H}. They said that they had never seen it like that.'
      ]
    },
    {
      id: 'good-night-across',
      A: 'same',
      spare: 9.5,
      paragraphs: [
        '“How do you say good night at home?” {H} asked them. “I just lie down,” said {role}. “I say it to everybody by name,” said {mate}, “and then I begin again, in case.”',
        'They tried it across the ribbon. {mate} said good night to {role}, to {A}, and to the table leg. “Good night,” said {role}, to be neighbourly. “And now I’ve got to begin again,” said {mate}.'
      ]
    },
    {
      id: 'the-storm',
      A: 'partner',
      paragraphs: [
        'Then the wind blew round the house, and the blanket moved. {role} sat up on one side, and {mate} on the other. “Did you hear that?” asked {role}. They looked at the ribbon, and neither of them came across. {A} saw it. “They’re not too close together,” whispered {A} to {H}. “They’re too far apart.”'
      ]
    }
  ],
  turn: [
    {
      id: 'away-with-it',
      A: 'partner',
      paragraphs: [
        'So {H} took the ribbon away. “Now be just as you are,” said {H}. And {role} {role.use}. And {mate} {mate.use}.',
        '“I thought that you did it to annoy me,” said {mate}. “{role.why},” said {A}. “And it’s the same with {mate}. {mate.why}.”'
      ]
    },
    {
      id: 'where-we-live',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“And where do we live now?” asked {role}. “Both of you under one blanket,” said {H}. It was the best address that they had ever had.'
      ]
    },
    {
      id: 'one-supper',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Now there was a rustling from behind the cushions. Out came {role.wants}, and out came {mate.wants}. “You didn’t like it!” said {mate}. “Nor did you,” said {role}.',
        'So they changed back, and sat there side by side, each with their own. “Is it good?” asked {A}. “Yours looks terrible,” said {role} happily. “I know,” said {mate}. “Isn’t it nice?”'
      ]
    },
    {
      id: 'name-plate',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A house wants two names by the door. {H} wrote them one above the other, and {mate} thought that the upper one looked prouder. {A} wrote them side by side, and then it was the left one.',
        'In the end they wrote them in a ring, and it began wherever you looked. “Whose house is it?” asked {H}, to see if it worked. “Ours,” they both said, and neither had begun.'
      ]
    },
    {
      id: 'the-ribbon-after',
      A: 'same',
      spare: 11,
      paragraphs: [
        'And what was to become of the ribbon? It had done nothing wrong. {A} tied it round the table leg, in a bow. {role} said that it had never looked so well.',
        '“We could pull it if anything’s the matter,” said {mate}, “and then it rings.” It did not ring. But {H} said “ding” whenever it was pulled, and by the sixth time {H} was rather slow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out the house, and left some hairs behind.',
      '{names} lay down in the doorway of the new house, to see if it held.',
      { text: '{names} brought the cushions over from the sofa, every one.', needs: ['hands'] },
      { text: '{names} pegged the blanket to the chair, where it sagged.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed very loudly outside the wall, and it sounded like the wind.',
      '{names} walked once round the house, and kept to the path, though there was none.',
      { text: '{names} knocked at the blanket, which made no noise at all.', needs: ['hands'] },
      { text: '{names} smoothed the ribbon, wherever there was a bend in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in at the back, and then the house was full.',
      '{names} warmed the last cold corner.',
      { text: '{names} held the blanket up, so that everybody’s feet went in.', needs: ['hands'] },
      { text: '{names} pushed one more cushion in from outside.', needs: ['hands'] }
    ]
  },
  bed: [
    'When they were both warm right through, {role} {role.night}. And {mate} {mate.night}. The ribbon lay rolled up in the drawer.',
    '{H} washed and got into bed, which had no line anywhere. {H} lay in the left half, and then in the right half, and then in both.'
  ],
  last: [
    'There was room for two in that bed, and in the middle {H} was asleep.',
    'All of it was {H}’s, as far as the wall, and {H} slept in a very small part.'
  ]
})
