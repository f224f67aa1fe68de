import { wishPlot } from '../wish-plot.ts'

export const kangaroos = wishPlot({
  themes: ['kangaroos'],
  wishes: ['joey pouch', 'joey leave pouch', 'joey stay in pouch', 'kangaroo joey'],
  except: ['koala', 'koalas', 'wombat', 'wombats', 'wallabies', 'kanga', 'boxing'],
  answers: ['joey', 'kangaroo', 'pouch', 'hopping', 'hop', 'jumping', 'jump', 'baby', 'little', 'bouncing', 'mummy'],
  about: 'A young kangaroo has grown too big for the pouch and will not have it so, until it sees which part of it has to go in.',
  titles: ['Only the Head', 'Too Much Leg', '{H} Goes In Head First', 'The Pouch Was Full of Knees', 'Home Is in the Front'],
  want: [
    {
      id: 'pouch',
      A: 'partner',
      paragraphs: [
        '{A} was a kangaroo, with a pillowcase in front and a towel for a tail. The pillowcase was the pouch. {H} was the young one, and that is called a joey. Up to now it had lived in there, where it was dark and warm.',
        '“You’re getting big,” said the kangaroo. “You could hop by yourself.” The joey did not want to hop by itself. It wanted to live in the pouch, as always. It took a run, and went in head first.'
      ]
    }
  ],
  way: [
    {
      id: 'legs-out',
      A: 'partner',
      paragraphs: [
        'The head went in, and the arms. Then it was full. Both legs stuck out at the top, with a sock on each. “Turn round in there,” said the kangaroo. “Real ones turn a somersault.” The joey tried to. It got as far as the ear, and there was a knee in it.',
        '“Hop!” said the joey, from inside. The kangaroo bent its knees and hopped. It was half a hop, and then they both lay on the rug. “Once more,” said the joey. They did it three times, and each time there was the same heap.'
      ]
    },
    {
      id: 'as-small-as-bean',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You used to fit very well,” said the kangaroo. “When you were born you were as small as a bean.” {H} wanted to see that. {A} fetched a bean from the kitchen, and put it in the pouch.',
        'They both looked in. It was right at the bottom, in a corner. “I was very roomy then,” said the joey, with respect. They let the bean ride along as far as the door.'
      ]
    },
    {
      id: 'not-backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Between the table and the wall it got narrow. “Go back,” said {H}. “I can’t,” said the kangaroo. “A kangaroo can’t hop backwards. Its tail’s in the way.” The tail was a rolled-up towel, and it was jammed behind the chair.',
        'So they had to go on, over the footstool, and round the bin. “It’s always forwards with us,” said the kangaroo. You could hear that it was out of breath.'
      ]
    },
    {
      id: 'fifth-leg',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’m going to sit down on my tail,” said {A}. “Real ones do that. It’s like a fifth leg. They can stand on it alone, for a moment.” {A} leaned back on the towel, and put up one foot, and then the other.',
        'It was not for a moment. It was for less. “Yours is too soft,” said {H}, and pulled. “It’s been in the bath.”'
      ]
    },
    {
      id: 'snack-in-pouch',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Something crackled in the pouch. “Who’s been eating in here?” asked the kangaroo. “It’s from last time,” said the joey. It was a biscuit, or it had been one. They turned the pouch inside out and shook it. A spoon fell out, and a brick.',
        '“They clean it out with their tongue,” said {H}. {A} looked at the pillowcase for a moment, and got the brush.'
      ]
    },
    {
      id: 'far-jumps',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How far can a real one jump?” asked {A}. “As far as from here to the bathroom,” said {H}, “in one go.” They measured it with their feet. It was twenty-six. {A} bent both knees, and jumped, and landed at four.',
        '“That was with something in front,” said {A}. “Without me it’d be five,” said the joey, out of the pouch.'
      ]
    },
    {
      id: 'other-kangaroo',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was on the way to the kitchen, with an apron on, and the apron had a pocket. The joey saw it at once. “Is that one free?” it asked. {A} looked in. There was a peg in it, and a hanky.',
        'They tried it with one foot, and it went in up to the heel. “The peg was here first,” said {A}, “and there’s no room for two.” The joey thanked {A}, and got its foot back.'
      ]
    },
    {
      id: 'elder-knee',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When you sat on my knee, your feet hung down as far as here,” said {S}. “Now they get to the floor.” “Is it my legs, or has the chair got lower?” asked {A}.',
        '“It’s your legs,” said {S}. “My knee’s just as it was. It’s still got the dent.” {A} sat down, to see. The dent was in the right place.'
      ]
    },
    {
      id: 'small-joey',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a joey as well, and hopped on the spot. “Where are you going?” asked {A}. “Up,” said {S}. It went up every time, and it came down every time. It never got tired of being surprised.',
        'Then {S} carried a teddy in front, inside the jumper. “That’s my joey,” said {S}. “It still fits.”'
      ]
    },
    {
      id: 'pet-in-pouch',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'While they argued, the pouch lay open on the rug. {A} looked in, and found that it was dark and soft and that nobody was at home. When they turned round, there was a pillowcase that breathed.',
        '“That’s my room!” said the joey. It was explained to {A}. There came a sigh from in there, and nothing else.'
      ]
    },
    {
      id: 'gone-somewhere',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And where would we go,” asked the kangaroo, “if I could hop?” “To the bush,” said the joey. “You eat grass there, and I look out.” The bush was the plant by the window. {A} nibbled at the air just beside a leaf.',
        '“Look out, then,” said {A}. A foot came out of the pouch, and turned to the left and to the right. “Nobody about,” said the foot. It was not as good as a head, but it had meant well.'
      ]
    },
    {
      id: 'sees-why',
      A: 'partner',
      paragraphs: [
        '“It isn’t that I don’t want you in there,” said the kangaroo, on the rug. “There’s just too much leg. And such good ones! They don’t want to be indoors at all.” {H} looked at them. They had hopped all this time, up there in the air. “But the rest of me wants to,” said the joey.'
      ]
    }
  ],
  turn: [
    {
      id: 'which-part',
      A: 'partner',
      paragraphs: [
        '{H} got up and thought about that. The feet wanted out. The tummy did not mind. “It’s my head that likes it in there,” said {H}. So the joey stayed on its own two legs, and put only its head into the pouch. It was dark, and it was warm. It was just as it had always been.'
      ]
    },
    {
      id: 'what-you-hear',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like?” asked the kangaroo. “You’ve got a clock in here,” said the joey. It went bom, bom, bom. When {A} laughed it got quite loud, and there was a rumbling as well.',
        '“That’s the soup,” said the kangaroo. The joey said hello to the soup. It had forgotten how much went on in there.'
      ]
    },
    {
      id: 'hop-together',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They hopped to the window like that, side by side, with one head between them. It had to be done at the same time. “Now,” said the kangaroo. “Now,” said the pouch. Five feet came down as one, if you counted the tail.',
        '“What can you see?” asked the kangaroo. “Nothing,” said the joey, very content. “You tell me.”'
      ]
    },
    {
      id: 'a-look-round',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now and then the joey took out its head, and had a look round. It hopped to the chair by itself, and touched it, and came back. Then the head went in again, quickly, and told what it had seen.',
        '“There’s a chair out there,” said the pouch. “I know,” said {A}. “It’s a long way.” “I know,” said {A}. “I was watching.”'
      ]
    },
    {
      id: 'in-and-out',
      A: 'partner',
      paragraphs: [
        'With such legs it could do real hops. It went as far as the door, and looked round. The kangaroo held open the pouch a little, with one finger. {H} came back in four long jumps and put in the head. “I’ve been to the door,” it said in there. “And now I’m home.”',
        '“Real ones do that too,” said {A}. “They come back, and only the head goes in, to see if everything’s still there.” It was all still there. “I’m just going to the table,” said the joey.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bounced a bit on the rug, as the neighbours do.',
      '{names} squeezed in under a sofa cushion, which was another kind of pouch.',
      { text: '{names} dropped a spoon into the pouch, as into any pocket.', needs: ['hands'] },
      { text: '{names} pulled the knot tight at the back of the kangaroo.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked as the feet came round.',
      '{names} ended up on the rug too, at the bottom of the heap.',
      { text: '{names} tugged up a sock that was on its way down.', needs: ['hands'] },
      { text: '{names} pushed gently at the soles, but in there it was full.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it under the blanket, head only, and liked it there.',
      '{names} rolled aside for the next jump.',
      { text: '{names} counted the jumps to the door, and made it four.', needs: ['hands'] },
      { text: '{names} held the kangaroo’s tail out of the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'They untied the pouch, and a spoon came out of it that nobody had missed. {H} hung up the tail to dry.',
    'When {H} had washed, {H} hopped to bed, with both feet at once. The head went down in the pillow, as far as the ears, and was warm.'
  ],
  last: [
    'Two good legs lay still, and the head was at home, and {H} was asleep.',
    'It was dark in the pillow, and warm, as in a pouch, and {H} was asleep.'
  ]
})
