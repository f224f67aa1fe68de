import { wishPlot } from '../wish-plot.ts'

export const deedThroughTheWall = wishPlot({
  id: 'wish-deed-through-the-wall',
  tellsAny: 'once',
  deeds: ['lives'],
  about: 'Somebody whom nobody ever visits lays its home out in red wool on the rug, and all come in through the wall; whoever is always in has never needed a door, so {H} makes a gap and knocks.',
  titles: ['Through the Wall', 'The Dresser Was Old', 'One Step Wide', '{H} Knocks on the Floor', 'The Good Cup'],
  company: ['rug', 'wool', 'ball', 'wall', 'step', 'gap', 'window', 'geraniums', 'dresser', 'flannel', 'mat', 'sofa', 'chair', 'door', 'floor', 'cushions', 'cup', 'bell', 'lamp', 'house', 'table', 'ends', 'light'],
  want: [
    {
      id: 'red-wool',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and on the step stood somebody with a ball of red wool. It was {once.first}. “I live {once.tail},” said {once.who}, “and nobody’s ever been to see me.” {H} would have gone at once. At other people’s you get the good cup.',
        '“So I’ve brought it along,” said {once.who}. The wool was laid on the rug, right round in a ring. “That’s the wall,” said {once.who} from the middle. “In here it’s just as it is at home. Do come in.”'
      ]
    },
    {
      id: 'only-at-home',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Inside the wool {once.who} felt better at once, and {doer.does}. “Do you always do that?” asked {A}. “Only at home,” said {once.who}. “When I’m out, people look.”',
        'They looked at the ceiling instead. There was a lamp there, they were told, with fringes. “That’s a nice lamp,” said {H}. “It was left to me,” said {once.who}, “by a moth.”'
      ]
    },
    {
      id: 'made-to-measure',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s all been built to measure,” said {once.who}. On the left was a corner just for {doer.part}. {A} wanted to try it, and put in an elbow. It was a bit tight.',
        '{H} tried it with a knee. That went in, but it was slow to come out. “You get used to it,” said {once.who}. “For the first year I kept it by the window.”'
      ]
    }
  ],
  way: [
    {
      id: 'through-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} stepped over the wool and said good evening. “You’ve come through the wall,” said {once.who} kindly. “It doesn’t matter. The dresser was old.” {H} went out again to do it properly, and {A} came in on the other side. “That was the window,” said {once.who}. “Mind the geraniums.”',
        'They came in seven times, from seven sides. By then there wasn’t a plate left in the house.'
      ]
    },
    {
      id: 'light-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll show you how cosy it gets,” said {once.who}, and put out the lamp. You could see no difference. But {A} stood still at once, with both arms out in front. “It’s as dark as a boot,” said {A}.',
        '{H} felt a way along the dresser. “Mind the stair,” said {once.who}. “Which stair?” asked {H}, and found it. So there was a stair as well. Afterwards they sat on it and rubbed their toes.'
      ]
    },
    {
      id: 'mr-pinder',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who lives next door?” asked {A}. “A Mr Pinder,” said {once.who}. “You’re standing on his bath.” {A} stepped off it quickly. “Is he in it?” “Only on Fridays,” said {once.who}.',
        'They all listened with one ear at the wool. “I’ve never seen him,” said {once.who}. “He’s very quiet. At Christmas he coughs, and I cough back.” {H} gave a small cough, just to be neighbourly. They thought that they heard something.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You should see the view,” said {once.who}. They sat down in a row at the window. From there you saw a leg of the table, and behind it the other three. “That’s the town,” said {once.who}. “In the mornings it’s pink.”',
        'In the town lay a pea from lunch. {A} had never seen it from this side. “Is that the church?” asked {A}. “No,” said {H}. “That’s somebody waiting for the bus.”'
      ]
    },
    {
      id: 'larder',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Beside the dresser stood the big cupboard, with both doors shut. “What’s in it?” asked {A}. “{doer.wants},” said {once.who}. “There’s nothing else. I’m keeping it for visitors.” “We’re visitors,” said {H}.',
        '{once.who} hadn’t thought of that, and opened it a crack. They were each allowed one look, with one eye. “It’s a good deep cupboard,” said {A}. {H} would have liked to look for longer. But you don’t, the first time.'
      ]
    },
    {
      id: 'draught',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“At home there’s a draught,” said {once.who}. “It’s the only thing I’d change.” {H} pulled off a sock and laid it along the wall. It was not long enough. {A} gave one too, and then they had the draught between the two socks.',
        '“Now I can hear it better,” said {once.who}. It had a thin voice, and only one word. They moved the socks together. After that it came in over the top, and {H} lent it a cap.'
      ]
    },
    {
      id: 'no-way-in',
      A: 'partner',
      paragraphs: [
        '{A} walked all along the wool, toe to heel, and was back at the beginning. “Which way do you go in?” asked {A}. “I don’t,” said {once.who}. “I live here. I’m always in.” “You’ve forgotten the door,” said {A}. “If you’re always in, you don’t notice.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came through the wall as well, and through the dresser, and did not even look round. {A} lay down in the middle, where the one chair was. “Oh,” said {once.who}. “Is that a lodger?”',
        '“You can’t move {A},” said {H}. “We’ve tried it at ours.” So {once.who} lived round the edge for a while. It was quite roomy there, and you saw more of the wall.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once lived in a room as big as a bath mat,” said {S}. “The wardrobe had to stand out on the stairs.” “And how did you get dressed?” asked {A}. “Quickly,” said {S}, “and I wished the whole house a good morning.”',
        '“Did you have visitors?” asked {once.who}. “One,” said {S}. “We breathed in turns.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'The next to come was {A}, who took hold of the wall with one fist and pulled. The corner came along, and then the window, and half of the dresser. “We’re moving house,” said {once.who}.',
        'It went as far as the radiator. There {A} let go, and looked pleased, like somebody who has found a better street. “It’s warmer here,” said {once.who}. “I’d often thought of it. But you never get round to it by yourself.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-step-wide',
      A: 'partner',
      paragraphs: [
        '{H} found the two ends of the wool and drew them apart, by one step. That was the door. In front of it {H} laid a flannel, wiped both feet on it, and knocked on the floor.',
        '“Who’s there?” asked {once.who}. “{H},” said {H}. There was some tidying up inside. Then {H} came in, and nothing broke. “Have you come far?” “Only from the sofa,” said {H}, and was given the good cup. You couldn’t see it. It had a gold rim.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Where there’s a door there’s a bell. {A} pressed the arm of the sofa, which was nearest. “{doer.sound},” said {once.who} inside. {H} pressed it too. “{doer.sound}.” It was a good bell, and never stuck.',
        '“Now you,” said {H}. So {once.who} came out and pressed, and they waited a long time. “Nobody’s in,” said {A}. “No,” said {once.who}, most surprised. “I’m out.” It was the very first time.'
      ]
    },
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        'Next {A} wiped both feet and knocked. “I was just passing,” said {A}, and got the chair. There was only one. Then {H} passed too, three times, and asked if they were in.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody had counted on that, with visitors in. {A} moved the window round by half a yard, so that they could all see it from inside. The geraniums had to come too.'
      ]
    },
    {
      id: 'cross-stitch',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the front room hung a saying, in cross-stitch. {once.who} said it for them, for it was in a bad light. “{doer.fact}.” “How true,” said {A}, with {A}’s head on one side.',
        '“My aunt did it,” said {once.who}. “It took her all winter, and she ran out of green.” {H} looked at the place where the green ran out. There it had been finished in a sort of brown.'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a knock, and it was {A}, who wished to borrow an egg. “I live opposite,” said {A}, “behind the cushion.” {once.who} hadn’t known that there was anybody. The egg was counted out, and there was one.',
        'A little later there was another knock. {A} had brought it back. “It was for a cake,” said {A}, “but there wasn’t a kitchen.” They decided to eat it together, {H} and {A} and {once.who}, and each got the round end.'
      ]
    },
    {
      id: 'saying-goodbye',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Well,” said {A}, and got up, “we really must go.” Then they stood in the door. That is where people think of the best things. {A} told the one about the wasp. {H} asked what the wool had cost.',
        '“We really must,” said {A} again, with one foot on the flannel. {once.who} told them all about next door’s gutter. “So this is what it’s for,” said {once.who}, and leaned against where the doorpost was. It held.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Visitors are given slippers. There was one pair, and they were both for the same foot. “I had them from somebody,” said {once.who}, “who had the same foot as well.” {A} put on the left one, and {H} put on the other left one.',
        'In those you could only walk in a curve. They walked round the table together, very politely, and met again at the geraniums. “How do you do,” said {A}. “I think we’ve met,” said {H}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be the door itself. {S} stood up straight in the gap and creaked. Anybody who wanted to come in had to turn {S} by one hand. “It wants oiling,” said {A}, and gave the door a rusk.',
        'After that it creaked with its mouth full. “Is it open or shut?” asked {once.who}, who was new to all this. “I’m ajar,” said {S}, and stood like that until the rusk was gone.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours you take off your shoes,” said {A}. So they all took off their shoes at the flannel. It made a row that was longer than the house. {once.who} looked along it with pride.',
        '“From outside,” said {once.who}, “you’d think it was a wedding.” {A} put the smallest shoes in front. Anybody who came by would have stopped to see the bride.'
      ]
    },
    {
      id: 'separately',
      A: 'partner',
      paragraphs: [
        'When it got late, {A} rolled up the walls, until the whole house was a ball. “Where’s the door?” asked {A}. They looked in the ball. “It’s the bit where there wasn’t any,” said {H}. “That’s easily lost.” “Then I’ll carry it separately,” said {once.who}, and did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned in over the wool, and had a head in the parlour.',
      '{names} went right round the house, and found nowhere to knock.',
      { text: '{names} rang an invisible bell, and got no answer.', needs: ['hands'] },
      { text: '{names} held the ball, while the walls went up.', needs: ['hands'] }
    ],
    way: [
      '{names} came in by the chimney, without knowing.',
      '{names} lay down in the ring, on what turned out to be the best carpet.',
      { text: '{names} swept up the plates that could not be seen.', needs: ['hands'] },
      { text: '{names} picked a geranium up, and said sorry to it.', needs: ['hands'] }
    ],
    turn: [
      '{names} wiped every foot, and came in at the door like gentry.',
      '{names} settled on the sofa, which here was the end of the road.',
      { text: '{names} drank from the good cup, with one finger out.', needs: ['hands'] },
      { text: '{names} drew a curtain that only the hosts could see.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was nothing now on the rug. They all went round by where the door had been.',
    '{H} got clean, and lay down. And at home, {once.tail}, there was a gap now, one step wide. {once.who} sat opposite, and looked at it.'
  ],
  last: [
    'The night came in by the door, so that nothing broke, and {H} was asleep.',
    'It was not far to the pillow, only from the sofa, and {H} slept.',
    'Nobody knocked any more. They were all in, and {H} was asleep.'
  ]
})
