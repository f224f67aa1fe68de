import { wishPlot } from '../wish-plot.ts'

export const helicopter = wishPlot({
  themes: ['helicopters'],
  except: ['drone', 'drones'],
  answers: ['rescue', 'air', 'police', 'pilot', 'flying', 'big', 'red', 'chopper'],
  company: ['bear'],
  wishes: ['police helicopter', 'police helicopters', 'rescue helicopter', 'helicopter pilot', 'helicopter ride', 'red helicopter', 'helicopter'],
  about: 'A rescue helicopter cannot hang still over the gap behind the sofa, because all of it goes round.',
  titles: ['The Part That Stays Still', 'Down Behind the Sofa', '{H} the Rescue Helicopter', 'Everything Went Round', 'One Blue Glove'],
  want: [
    {
      id: 'gone-down',
      A: 'partner',
      paragraphs: [
        'A bear had slipped down behind the sofa, into the gap by the wall. The gap was as thin as a book, and no arm went in. It was a case for a helicopter.',
        '{H} wanted to be that helicopter, and to bring the bear up alone. {H} had a string with a clothes peg on it, and that was the winch. “While you’re down there,” said {A}, “I’ve been missing a blue glove since the winter.” “One thing at a time,” said the helicopter.'
      ]
    }
  ],
  way: [
    {
      id: 'rotor',
      A: 'partner',
      paragraphs: [
        '{H} stretched out both arms and began to turn. That was the rotor. Takka-takka-takka, it went, all the way across the rug. Then the helicopter stopped in the air over the gap and let down the winch.',
        'But the room had not stopped. The wall went by, and the lamp, and the wall again. The peg swung out and pinched {A}’s sleeve. “You’ve rescued me,” said {A}. “Thank you. I was fine.”'
      ]
    },
    {
      id: 'other-way',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then I’ll turn the other way,” said {H}, “and then I won’t be giddy any more.” {H} turned to the left until it ought to have been enough. The string had come along, and had gone round both legs, twice.',
        'The helicopter came down on the rug in one piece. “It’s landed,” said {A}, and began to unwind it, “and it’s been wrapped.”'
      ]
    },
    {
      id: 'slower',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Maybe it needs a slower rotor,” said {A}. So {H} turned as slowly as a cake in a shop window. This time the room stayed where it was. But a helicopter that turns so slowly does not stay up.',
        '“You’re sinking,” said {A}. {H} sank. {H} went on turning for a bit, sitting down. From there you saw the gap from the side, and a great deal of dust.'
      ]
    },
    {
      id: 'radio',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Helicopter to bear,” said {H} into the peg. “Can you hear me?” They both listened at the gap. “It says it’s comfortable,” said {A}. “How do you know?” “It isn’t saying anything. You’d hear if it weren’t.”',
        '“Tell it not to move,” said {H}. {A} told it, down the back of the sofa. It was the best bear there was for not moving.'
      ]
    },
    {
      id: 'landing-pad',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A helicopter needs a place to come down, so {A} laid a plate on the rug. “You land on the circle,” said {A}. {H} hovered over it on one leg, and then came down with both heels at once.',
        '“That was next to it,” said {A}. “It was windy,” said {H}. {A} blew on {H} from the side, to make it true.'
      ]
    },
    {
      id: 'the-weight-of-a-bear',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How heavy is that bear?” asked {A}, for a winch ought to know it. {H} thought about it with both arms. “In the evening it’s as heavy as a loaf. In the morning it’s nothing.” They hung a loaf on the string, to try. The peg held it for about as long as you can hold your breath.',
        'Then it was on the rug, and one end had come off. “That was quite a soft landing,” said the helicopter. “For which part?” asked {A}, and picked up the crust. They agreed that the bear was less crumbly than that, and had no end to come off.'
      ]
    },
    {
      id: 'maple',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a tree that does it too,” said {A}. “Its seeds have one wing, and they turn all the way down.” There were no seeds in the room, so {A} tore a strip of paper and folded one end. It spun to the floor like a tiny rotor.',
        'They let it fall sixteen times. It turned, and never once looked giddy. “It hasn’t got a middle,” said {H}. “You need a middle to be sick in.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did not care for the wind of the rotor. {A} kept both eyes on the gap, as if there were a biscuit in it.',
        '“That’s the search team,” said {H}. “It’s found it already. It just hasn’t got a winch.” And {A} looked and looked, and was a great help.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve waved at every helicopter in my life,” said {S}. “One of them waved back. It did it with the whole machine, from left to right.” {A} tried that out, with both arms, from left to right.',
        '“Just so,” said {S}, and had to wave again. {A} waved back. It was quite a time before either of them could stop.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know what it felt like, and turned beside {A}. There were two helicopters on the rug now, a long way apart. Then it was not so far.',
        'They met. “You should have hooted,” said {S}. “Helicopters don’t hoot,” said {A}. “They should,” said {S}, and rubbed one elbow.'
      ]
    },
    {
      id: 'all-rotor',
      A: 'partner',
      paragraphs: [
        '“I’ve been watching you,” said {A}. “On a real one, the rotor goes round, and the helicopter hangs underneath and doesn’t. There’s a small propeller on its tail, just to hold it still. But you’re all rotor. There’s nobody underneath.”',
        '{H} stood and swayed, and the lamp went slowly by. So that was it. In this helicopter the winch went round too.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-halves',
      A: 'partner',
      paragraphs: [
        '{H} had wanted to be the rotor very much. But the bear was down there, and it had been good for so long. “You go round,” said {H}. “I’ll be what stays.”',
        'So {A} was the rotor, and went round and round the rug, takka-takka-takka. {H} knelt on the sofa and was the helicopter underneath. {H} looked down into the gap and let out the string. Everything in the world stayed where it was.'
      ]
    },
    {
      id: 'lamp-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I need the searchlight,” called {H}. The rotor came by with the torch in one hand. For a moment it was light down there. Then it was dark, until the rotor came round again.',
        '“Ear!” called {H}. Dark. “Foot!” Dark. “Now there’s something that isn’t bear!” “Which is it?” called {A}, going past. “I’ll see when you’re next here,” said {H}.'
      ]
    },
    {
      id: 'nearly',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The peg touched fur. {H} held the string quite lightly, as you hold a spoon with an egg on it. The peg bit, and {H} pulled. Up came the ear, and the eyes, and then the peg let go.',
        'There was a soft bump. “It’s all right!” {H} called down. “That was only the practice.” A rescue helicopter has a very calm voice. Only its ears were red.'
      ]
    },
    {
      id: 'up-it-comes',
      A: 'partner',
      paragraphs: [
        'The peg hung as still as a plum. It bit the bear by the shoulder, and {H} pulled. Up came an ear, and a nose full of fluff, and the whole bear. It held something blue tight in both arms.',
        'The rotor stood still at once. “My glove!” said {A}. “It wasn’t stuck at all,” said {H}. “It went down there to get it. We’ve rescued a rescuer.” {A} put the glove on, and shook hands with the bear, and then with the helicopter.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed up to the gap, as far as the ears.',
      '{names} called down to the bear, with an encouraging sort of noise.',
      { text: '{names} pulled at the sofa, and got the blanket.', needs: ['hands'] },
      { text: '{names} marked an H on the rug, with two belts and a ruler.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under the rotor, every time round.',
      '{names} got dizzy from looking, and sat down facing the wrong way.',
      { text: '{names} unpicked the peg from a sleeve.', needs: ['hands'] },
      { text: '{names} talked to the tower, on a shoe.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay flat, because of the wind from the blades.',
      '{names} purred like a small propeller, at the tail end.',
      { text: '{names} guided the string with one finger, a bit more to the left.', needs: ['hands'] },
      { text: '{names} spread a cushion out, for the landing of the bear.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the string, and picked the fluff off the bear. The glove went to the other glove, which had waited since the winter.',
    'Then the helicopter washed its hands and lay down on its pad, and everything stayed where it was.'
  ],
  last: [
    'Nothing went round any more, not even the lamp, and in the middle {H} was asleep.',
    'Takka, takka, it went, far off and slow, and {H} slept, and was the part that stays still.'
  ]
})
