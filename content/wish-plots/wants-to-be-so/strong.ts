import { wishPlot } from '../wish-plot.ts'

export const whoeverStrong = wishPlot({
  id: 'wish-whoever-strong',
  visits: 'anything',
  whoever: [
    'wants to be strong',
    'is not strong',
    'isn’t strong',
    'wants to be stronger',
    'wants to be very strong',
    'wants to be super strong',
    'wants to be the strongest',
    'wants to be the strongest in the world',
    'wants to get strong',
    'wants to get stronger',
    'wants to become strong',
    'is not very strong',
    'is not strong enough',
    'isn’t strong enough',
    'is too weak',
    'is weak',
    'is very weak',
    'dreams of being strong',
    'longs to be strong',
    'wishes it was strong',
    'wishes it were strong',
    'wants muscles',
    'wants big muscles',
    'wants to have muscles',
    'has no muscles',
    'wants to lift weights',
    'lifts weights',
    'loves lifting weights',
    'can’t lift anything',
    'can’t lift heavy things',
    'wants to lift heavy things',
    'wants to lift something heavy',
    'wants to be a weightlifter',
    'wants to be a strongman',
    'is a weakling',
    'is feeble',
    'is puny',
    'lost its strength',
    'wants super strength',
    'wants to be mighty',
    'wants to be powerful',
    'does press-ups',
    'does push-ups',
    'flexes its muscles',
    'trains its muscles',
    'can’t even lift a feather',
    'wants to lift an elephant',
    'wants to be a bodybuilder',
    'has no strength'],
  except: ['hospital', 'ill', 'sick', 'fight', 'fights', 'sister', 'brother', 'baby'],
  company: ['sack', 'potatoes', 'potato', 'table', 'broom', 'sock', 'board', 'book', 'slippers'],
  about: 'The hero wants to lift the partner by a finger, and whoever wants to be strong cannot get a sack up; a thing is heavy far off and light close to.',
  titles: ['A Sack for Strong People', 'The Same Potato', 'One Finger High', '{visitor} Gets Up With It',  'An Oof From the Table'],
  want: [
    {
      id: 'one-finger',
      A: 'partner',
      paragraphs: [
        '{H} wanted to lift {A} up, just once, as high as a finger is thick. {H} took hold and pulled, until the pull was used up. {A}’s slippers stayed on the floor. “Has it begun?” asked {A}. “That was it,” said {H}.',
        'Something dragged along the hall, and stopped, and dragged. It was {visitor.first}, with a sack of potatoes. “It’s got to go up on the table,” said {visitor}. “But it’s a sack for strong people.”'
      ]
    }
  ],
  way: [
    {
      id: 'with-the-face',
      A: 'partner',
      paragraphs: [
        '“It’s done with the face,” said {A}, who was quite sure. “I’ve seen it at the circus. You press, and go red.” The sack was dusty, so {visitor} took it by the far corners, well away from the middle.',
        'The sack creaked. “Redder!” called {A}. {visitor} came to the end of red, and sat down. “I felt it think about it,” said {visitor}. “Then it thought, no.”'
      ]
    },
    {
      id: 'where-it-is-kept',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where do you keep your strength?” asked {A}. {A} had some in the arms, and {H} had a little in the teeth. “Mine’s in {caller.part},” said {visitor}. “But you can’t get hold of a sack with that.” “You can lean with it,” said {H}.',
        'So {visitor} put it against the sack, and leaned, and went on leaning. The sack slid along by one whole tile. It was the first thing it had done for anybody. “Along is easy,” said {A}. “It’s only up that costs so much.”'
      ]
    },
    {
      id: 'what-they-do-first',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Strong people do something first, so that the weight knows who has come. They stamp, and they have white powder on their hands. {A} put a little flour on everybody. Then {visitor} walked once round the sack, and {caller.does}.',
        '“I’d be frightened,” said {H}. {A} wanted a turn too, and clapped, and the cloud took everything away. When you could see again, {A} {caller.move}. The potatoes had all turned to the wall, or it looked like that.'
      ]
    },
    {
      id: 'shout',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“You’re doing it without a sound,” said {H}. At the circus they shout when they lift, for the breath wants to get out of the way. “What do you shout?” asked {A}. {visitor} took hold, and leaned, and pulled. “{caller.sound}!”',
        'One corner came up, and you could have pushed a postcard under it. “Again!” cried {A}. This time they all shouted it, each as well as they could. It was two postcards. Then somebody on the other side of the wall shouted it, too.'
      ]
    },
    {
      id: 'small-one',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Begin with something small,” said {A}, and gave out things to lift. {visitor} got {caller.stand}. It was no trouble at all. “Now hold it right out,” said {A}, “and leave it there.” {H} held out a spoon, and {A} an egg cup.',
        'They stood like three coat hooks. After a while {visitor} looked along at it. “Has anybody put something in?” asked {visitor}. {H}’s spoon had begun to sink, too. It had weighed nothing at all, and then it weighed a ladle, and then it weighed soup.'
      ]
    },
    {
      id: 'the-book',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{A} fetched the very thick book, and looked for {visitor} in it. “{caller.fact},” read {A}. “It doesn’t say how many potatoes.” “They didn’t ask about up,” said {visitor}. “Read me somebody strong.” {A} turned back to A, and there was an ant.',
        'It could carry fifty others of its kind. They tried to think how that looked. “Where does it hold them?” asked {H}. There was a picture, and {visitor} went up very close to it. The crumb was right above the head, where you have a hat.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} measured everybody round the arm, with a string. First they let it hang, and then they made it hard. With {A} there was a difference of one knot. With {H} there was none. “Mine’s longer when it’s hard,” said {H}. “It isn’t thicker.”',
        'With {visitor} they had to ask first where an arm begins. They put the string round the best place. “Is it hard?” asked {A}. “I’m pressing as hard as I can,” said {visitor}. “I’m pressing so hard that I can’t hear.” It made half a knot.'
      ]
    },
    {
      id: 'on-a-towel',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They rolled the sack on to a towel, and {A} pulled at the fringe. It went like a sledge. It went twice round the table, with {H} behind, and one potato looking out at the top. “Is that strong?” asked {visitor}. “That’s clever,” said {A}.',
        '{visitor} pulled as well, with one finger, or what there was for a finger. The sack came along behind like a good dog. Then they stood at the leg of the table, and looked up. A towel is no use for that. It only knows the way along.'
      ]
    },
    {
      id: 'one-at-a-time',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can do it in bits,” said {A}, and reached one potato up. {visitor} carried a second. {H} took a very small one in each fist. It wasn’t heavy at all, and went on for quite a time. When nine were up, {visitor} stopped.',
        '“The table hasn’t noticed,” said {visitor}. “I’d like it to notice. I want it to say oof.” {A} understood that. So they carried them all down again and put them back, and the sack was a sack. “There,” said {H} to it. “Now you’re hard again.”'
      ]
    },
    {
      id: 'lid',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a jar that nobody could open. {A} turned it until the veins came out, and handed it to {H}. {H} turned it with a tea towel, and handed it on. {visitor} only took it, and turned, and it said plop. They all looked at the lid.',
        '“I loosened it,” said {A}. “I loosened it more,” said {H}. “I know,” said {visitor}. “I could feel you both in there.” It was gherkins. {visitor} had three, because of the plop, and they had one each for loosening.'
      ]
    },
    {
      id: 'magnet',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s the strongest in this house?” asked {visitor}. {A} said that it was the fridge. But {H} showed them the little magnet on the door. It held up a drawing, a bill, and the card of a plumber. It had not been let off for years.',
        '“And it doesn’t even go red,” said {visitor}, and looked at it from the side. There was no trick to be seen. It was only very close. When {A} pulled it off by as much as a thumb, it could not hold a stamp.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I carried a wardrobe once, with my friend,” said {S}. “He said, You take the back. He said, I’ll do the groaning, so that you’ve got your breath free.” “And was it heavy?” asked {A}. “I couldn’t say,” said {S}. “He groaned so well that I got quite sorry for him.”',
        'On the landing they had changed over. Then {S} groaned. “That was harder,” said {S}. “You’ve got to mean it.” {visitor} asked to hear it, and {S} did the wardrobe once more, round the corner and all.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was strong already. {S} had lifted a chair, and a cake, and a cat that did not belong to them. “Then lift yourself,” said {A}. {S} thought that it was easy. {S} sat down, took hold of both feet, and pulled.',
        'Only the feet came up. {S} let go, and took hold further in. Then the knees came. “There’s always somebody sitting on the rest,” said {S}. {visitor} tried it, too. They rolled about on the floor for quite a time, and neither of them got off it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} lay on the sack and was asleep. “I’ll only lift {A} down,” said {H}. But whoever doesn’t want to be lifted weighs twice as much. {A} got long in the middle, and stayed where {A} was at both ends. “How does {A} do that?” asked {visitor}.',
        '“{A} thinks downwards,” said {H}. They waited. In the kitchen a tin was opened, and {A} was up, and as light as a glove. {visitor} looked at the sack. “Perhaps it’s only that nobody’s called it,” said {visitor}, and called it.'
      ]
    },
    {
      id: 'the-same-potato',
      A: 'partner',
      paragraphs: [
        '{H} put one potato in a sock, and hung it on the end of the broom. “Can you lift one?” asked {H}. {A} took the broom by the other end, and down it went. “That’s never one potato!” said {A}.',
        '{visitor} pushed the sock along the stick, until it hung right by {A}’s thumbs. “Now it’s nothing,” said {A}. “It’s the same potato,” said {visitor}. “Far off it’s a sack.” And {visitor} turned round, and looked at the sack.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-an-aunt',
      A: 'partner',
      paragraphs: [
        '{visitor} went up to it as you go up to an aunt, dust and all. {visitor} got down low, and put everything round it, and pulled it in. Then {visitor} stopped pressing, and just stood up. The sack came, too. “Oof,” said the table.',
        '“You aren’t even red,” said {A}. But {H} was still holding the broom. “If near is light,” said {H}, “then I want to be far. Then I’ll be heavy!”'
      ]
    },
    {
      id: 'everything-close',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After that nothing in the kitchen was safe. {visitor} got down, and hugged the bin, and the bin went up. {A} did it with the box of bottles. “I’ve always bent over it like a crane,” said {A}. “And then I’ve said ow for three days.”',
        '{H} got down in front of a chair, pulled it close, and stood up with it. It was a queer thing to dance with. “Put me down when you’re tired,” said {visitor} for the chair. They put it down the same way, from quite close.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it out small, with a ruler across a pencil. The salt pot stood on the short end. Far off, on the long one, they put a pea. Nothing happened. At the third pea the salt pot rose. “It’s only three peas,” said {A} to it. “Don’t be offended.”',
        'They rolled the peas in a bit, and the salt sat down. They rolled them out, and up it got. {visitor} could have done that all night. “They’re strong, out there,” said {visitor}. “It’s just that nobody’s ever asked them to go so far.”'
      ]
    },
    {
      id: 'has-it-begun',
      A: 'partner',
      paragraphs: [
        'They laid the long board from the shelf over a thick book. {A} stood on the short end, close to the book, and held on to the table. {H} sat down far off, at the very end. The board thought about it.',
        'Then {visitor} sat down there as well, and up went {A}, slippers and all. It was one finger. “Has it begun?” asked {H}. “It has,” said {A}. “I can see the top of the fridge. There’s my pencil.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along behind the sack, and pushed with the forehead.',
      '{names} leaned on {H} for a while, and stayed on the floor as well.',
      { text: '{names} took hold of {H} from behind, and pulled as well.', needs: ['hands'] },
      { text: '{names} picked up the potatoes that had got out on the way.', needs: ['hands'] }
    ],
    way: [
      '{names} held the breath too, and had to yawn afterwards.',
      '{names} rolled a potato under the table, which was easy.',
      { text: '{names} lifted one end of the rug, and put it down again.', needs: ['hands'] },
      { text: '{names} chalked up a line for how high it had been, and it was the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} said oof, together with the table.',
      '{names} looked in under the slippers, and out at the other side.',
      { text: '{names} pushed one finger under, and it just fitted.', needs: ['hands'] },
      { text: '{names} fetched down the pencil, and blew the dust off it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potatoes were soon done, and were eaten with butter. {visitor} carried the empty sack home, quite close, from habit.',
    'They washed off the dust, and lay down close together, because near is lighter.'
  ],
  last: [
    'Now there were only two eyelids that nobody could have lifted, and {H} was asleep.',
    'The blanket went up by a finger, and down by a finger, and {H} was asleep.'
  ]
})
