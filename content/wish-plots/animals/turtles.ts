import { wishPlot } from '../wish-plot.ts'

export const turtles = wishPlot({
  themes: ['turtles'],
  except: ['tortoise', 'tortoises', 'hare', 'ninja', 'ninjas', 'mutant', 'terrapin', 'pet', 'slow', 'race', 'lost', 'plastic'],
  answers: ['sea', 'baby', 'hatching', 'eggs', 'beach', 'swimming', 'little'],
  company: ['turtle', 'turtles'],
  wishes: ['baby turtles sea', 'baby turtle sea', 'turtles going sea', 'turtle goes sea', 'turtles hatching', 'turtle hatching', 'baby turtles beach', 'baby turtles hatch', 'baby turtle', 'baby turtles', 'baby sea turtle finding the sea', 'baby turtle finds the sea', 'baby turtle to the sea', 'sea turtle baby sea'],
  about: 'A turtle that has just hatched goes to the brightest light, because that is the sea, and it is the fridge.',
  titles: ['Too Many Moons', 'The Turtle at the Fridge', '{H} Goes to the Sea', 'Somebody Left the Light On', 'Ninety-Nine Others'],
  want: [
    {
      id: 'hatching',
      A: 'partner',
      paragraphs: [
        '{H} was a turtle, and hatched from under four cushions. {H} wanted to get to the sea. The sea was the big blue blanket on {H}’s bed, at the other end of the home.',
        '“How do I know which way it is?” asked the turtle, whose eyes were still quite small. “Baby turtles go to the brightest light,” said {A}. “At night that’s the moon on the water.” That sounded easy. The turtle put its flippers down and set off.'
      ]
    }
  ],
  way: [
    {
      id: 'the-fridge',
      A: 'partner',
      paragraphs: [
        'It crawled and crawled, with its tummy on the floor. There was the light, white and wide, with a cool wind from it. It was the fridge. Somebody had left the door open. “That isn’t the sea,” said {A}. “That’s the milk.”',
        'The turtle turned round, and saw the next light. It was yellow, and hung quite high. It was the lamp in the hall.'
      ]
    },
    {
      id: 'how-to-crawl',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’re going like a lizard,” said {A}. “On land a turtle rows.” {A} lay down and showed how. Both arms went forward, and both came back, and that made about one cushion.',
        'They rowed side by side through the hall. Behind them the carpet had got a broad track with two edges. “You can see where we’ve been,” said {H}. “It’s only where we’re going that you can’t,” said {A}.'
      ]
    },
    {
      id: 'shell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The turtle needed a shell, and there was the colander, but it pinched. {A} tied a cushion to its back. Now it looked right from above. When it wanted to go under a chair, the cushion stayed outside.',
        '“Can you pull in your head?” asked {A}. {H} pulled, until there was no neck left. “Sea turtles can’t do that,” said {A}. “Only the ones on land.” {H} let it out again, and it was a relief.'
      ]
    },
    {
      id: 'others',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where are the others?” asked the turtle. “There are always a hundred in a nest.” {A} looked about. There were the slippers, and the bricks, and seventeen socks that had no partner. They all went in a row, and looked towards the fridge.',
        '“They’re only following me,” said {H}. “You look as if you knew the way,” said the socks. It was {A} who said it, in a small voice.'
      ]
    },
    {
      id: 'more-lights',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The next light was small and red, and had a number on it. The turtle rowed towards it with its last strength. “Good evening,” it said. “That’s the oven,” said {A}.',
        '“Have you seen the sea?” asked the turtle. {A} thought. “There was some in the sink,” said {A}. “But then it went out.” The turtle thanked {A}, and turned round on its tummy. It took four tries.'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll be a lighthouse,” said {A}, “and show you.” {A} stood in the doorway and waved the torch about. The turtle ran to the left, and it ran to the right. It ran after the spot, all round the table, like a cat.',
        '“Stand still!” it called. “A lighthouse doesn’t stand still,” said {A}. “It goes round.” After the third time round, the turtle lay down with its face in the rug.'
      ]
    },
    {
      id: 'plip',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I can hear it!” said the turtle. Plip, it went, and after a while, plop. They rowed towards it, over the edge of the mat and on to something cold and white. The sound came from far up. The turtle lifted its head as high as it could. “That’s a cliff,” it said.',
        '{A} looked in from above. “It’s a very small sea,” said {A}. “There’s a toothbrush in it. And it all goes out through one hole.” “Then that’s the tide,” said the turtle. It did not sound very sure.'
      ]
    },
    {
      id: 'facts',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Do they all find it, the real ones?” asked {H}. “Most of them, when it’s dark,” said {A}. “They swim for days. And when they’re grown up, they come back to the very same beach. Nobody knows how they remember it.”',
        'The turtle smelled the carpet, so as to know it again. There was biscuit in it, and dust, and a bit of shoe. “I’d find this one,” it said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the way they met {A}. To a turtle {A} was as large as a rock, and it was warm, and it looked down. “Which way is the sea?” asked {H}.',
        '{A} did not know any sea. But {A} looked the other way, to where it was darker, and went on looking there. Perhaps that was a sign.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Where we lived,” said {S}, “there wasn’t one light after ten. It was so dark that you could see the hills, because they were even darker.” “Did you bump into things?” asked {A}.',
        '“At first,” said {S}. “Then your eyes grow. After a while there’s always something brighter than the rest.” {S} rubbed one knee, as if there were still a mark on it.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was not a turtle, but an egg, and lay under the table, all in a ball. “When are you coming out?” asked {A}. “Not yet,” said the egg. “It’s warm.”',
        'Some time later a hand came out, looked about, and went in again. “Too light,” said the egg. It was the cleverest of them all.'
      ]
    },
    {
      id: 'six-moons',
      A: 'partner',
      paragraphs: [
        'The turtle lay flat on its tummy, and could not go on. “I always went to the brightest,” it said. {A} sat down beside it and counted. “There’s the fridge,” said {A}, “and this lamp, and the oven, and the bathroom. You’re not doing anything wrong. We’ve got too many moons.”',
        '“It happens to real turtles too,” said {A}, “on beaches with hotels. People there switch everything off for them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-by-one',
      A: 'partner',
      paragraphs: [
        '“Then please,” said the turtle to the whole home, “could you switch everything off? It’s only until I’m in the sea.” {A} shut the fridge. The oven went dark, and the bathroom, and last of all the lamp in the hall.',
        'Now it was as dark as under the cushions. The turtle lay quite still, and its eyes grew. And there, low down, behind a door, was something pale.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the dark you heard all sorts of things. There was a long soft rushing, and it came and went. “That’s the waves,” whispered {H}. “That’s a car,” whispered {A}, “but a far one.”',
        'They listened to it come in and go out. With the lights off, it was as good as a sea. The carpet had begun to feel a bit like sand.'
      ]
    },
    {
      id: 'two-turtles',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Beside the turtle something else was rowing, and breathed. “Are you coming too?” asked the turtle. “I’m the second one,” said {A}. “We’re supposed to be a hundred.”',
        'So they rowed together, and sometimes their flippers touched. Behind them there might very well have been ninety-eight others. Nobody looked round to see.'
      ]
    },
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        'Flipper by flipper they crawled towards it. It was the very small lamp beside {H}’s bed. Nobody had noticed it before, next to all those moons. And under it, quite calm, lay the sea.',
        '“There it is,” whispered the turtle. It laid one flipper on the edge of the blue. It was cool there, and soft, and went up and down a little when they leaned on it. “Go on in,” whispered {A}. “In a moment,” whispered {H}. “First I want to remember the way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crossed the beach, and left a wide track.',
      '{names} blinked, as you do when you come out of an egg.',
      { text: '{names} lifted off the last cushion, like a bit of shell.', needs: ['hands'] },
      { text: '{names} raked the sand, which was the rug.', needs: ['hands'] }
    ],
    way: [
      '{names} came to the fridge as well, and did not want to leave.',
      '{names} crawled away from the milk, along with the turtle.',
      { text: '{names} put back the milk, which had very nearly been the sea.', needs: ['hands'] },
      { text: '{names} moved a chair out of the turtle’s way.', needs: ['hands'] }
    ],
    turn: [
      '{names} bumped into something in the dark, and stayed with it.',
      '{names} warmed a bit of the beach, in case of turtles.',
      { text: '{names} covered up the little red light on the radio.', needs: ['hands'] },
      { text: '{names} pulled the curtain across the street lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'For a moment it was light again, so that the four cushions could go back to the sofa.',
    'Then the turtle washed both flippers, and slid into the sea, and the blue closed over it.'
  ],
  last: [
    'There was one moon, and it was the right one, and {H} slept.',
    'The waves came in, and went out again, and {H} was asleep in them.'
  ]
})
