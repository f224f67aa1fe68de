import { wishPlot } from '../wish-plot.ts'

export const doughnut = wishPlot({
  id: 'wish-doughnut',
  wishes: ['doughnut', 'doughnuts', 'donut', 'donuts', 'ring doughnut', 'ring doughnuts', 'glazed doughnut', 'doughnut hole', 'doughnut holes', 'donut hole', 'donut holes', 'making doughnuts', 'making donuts', 'pink doughnut', 'sugar doughnut'],
  answers: ['ring', 'hole', 'holes', 'sugar', 'sugary', 'sprinkles', 'pink', 'icing', 'glazed', 'glaze', 'round', 'sweet', 'soft', 'sticky', 'last', 'bite', 'middle', 'bakery', 'baker', 'make', 'makes', 'making', 'made', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'treat', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'family', 'together', 'today', 'tomorrow', 'our', 'big', 'giant', 'first', 'saved', 'one', 'where'],
  except: ['hanukkah', 'sufganiyot', 'jam', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'planet', 'cat', 'dog', 'seagull', 'police', 'car', 'tyre', 'pool', 'float', 'swimming', 'stole', 'stolen', 'dropped', 'died', 'shop', 'van', 'dentist', 'tooth', 'fell', 'lost'],
  moods: ['first', 'waiting'],
  company: ['doughnut', 'doughnuts', 'hole', 'ring', 'sugar', 'plate'],
  fed: true,
  about: 'The hero wants to save the hole of the doughnut till last, and it gets away at the final bite, until everybody makes a ring, and there it is, much bigger.',
  titles: ['The Hole Till Last', 'What Is Round It', '{H} Saves the Middle', 'The Hole Got Out', 'Sugar on Both Elbows'],
  want: [
    {
      id: 'the-best-last',
      A: 'partner',
      paragraphs: [
        'There were ring doughnuts, with sugar on, and one for each. “I keep the best till last,” said {H}. On a cake that’s the cherry. On a doughnut it’s the hole.',
        '{H} wanted to eat the whole ring first, and have the hole left over at the end. “What does it taste of?” asked {A}. “I don’t know,” said {H}. “It’s always gone by then. I’ve never been careful enough.”'
      ]
    }
  ],
  way: [
    {
      id: 'thinner-and-thinner',
      A: 'partner',
      paragraphs: [
        'So {H} was careful. {H} nibbled round the outside of the doughnut, like a mouse at a cheese. The ring got as thin as a bracelet, and then as thin as a bootlace. The hole in the middle stayed just as it was.',
        'Only one bite was left, and {H} held a hand underneath, to catch it. Crack, said the doughnut. It had come apart in two places. {H} looked into the hand. There was sugar in it, and nothing else.'
      ]
    },
    {
      id: 'sugar-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There’s a rule for a sugar doughnut. You mustn’t lick your lips until it’s finished. {A} took a bite and looked straight ahead. {H} took one too. They both had sugar from ear to ear. They sat there like two clowns at the bus stop.',
        '“It itches,” said {H}, with stiff lips. “Think of bricks,” said {A}. They thought of bricks. Then {H} said “bricks”, which has a lot of lip in it, and lost.'
      ]
    },
    {
      id: 'shops-with-holes',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You can buy the holes,” said {A}. “I’ve seen it. They’re little balls, in a bag. It’s what comes out of the middle.” {H} put down the doughnut. “So mine’s in a bag somewhere,” said {H}, “and this is only where it was.”',
        'They worked it out. Whoever bought a ring got the outside, and a whole lot of nothing. Whoever bought a ball had none. “And they cost the same,” said {A}. So nothing was as dear as something, and {H} thought that was fair.'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s the hole for?” asked {H}. {A} knew that. A doughnut is cooked from outside. The edge is done when the middle’s still dough. “So they took the middle out,” said {A}. “Now there’s an edge on both sides.”',
        '{H} stood in front of the heater with a jumper on. It was warm at the front, and later at the back. But the middle of {H} was still cold. “I could do with a hole as well,” said {H}, and tied the sleeves in a ring.'
      ]
    },
    {
      id: 'through-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} held a doughnut up to one eye. The hole had {H} in it. {H} held up another, and there sat {A}, with a rim of sugar. They looked at each other for a while through two doughnuts.',
        '“You’re quite round,” said {A}. “So are you,” said {H}. “You’re like somebody on a coin.” {A} kept very still, and became worth a lot. Then some sugar got in an eye.'
      ]
    },
    {
      id: 'icing-side',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Which side’s the top?” asked {H}. A doughnut is fried lying on its back, and then on its front. In between there’s a pale stripe, all the way round. That’s where it looked out of the oil, and never got brown.',
        '“It’s a belt,” said {A}. {H} looked down at the place between shirt and trousers. There was a pale stripe there as well. “I’ve been turned over too,” said {H}, and pulled the shirt down.'
      ]
    },
    {
      id: 'on-a-finger',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wore a doughnut on one thumb, like a ring. It was too big. It turned round once, and the sugar went up the sleeve. “It’s for somebody with a larger thumb,” said {A}. They thought about who that might be.',
        '“Somebody with a house on a hill,” said {H}, “who has to go in sideways.” They laid the doughnut on the window sill for a minute. It could be seen from the hill there.'
      ]
    },
    {
      id: 'pet-on-crumbs',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come for what was on the floor. Doughnuts weren’t for {A}, who knew it, and looked at them sideways. But a hole surely did no harm. {H} put one down on the rug, very carefully, with a hand round it.',
        '{A} sniffed at it from every side and in the middle. Then {A} looked up. It wasn’t the first time that somebody had got nothing here.'
      ]
    },
    {
      id: 'elder-ring',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours were bought by the dozen,” said {S}, “threaded on a string. I was sent to fetch them, because I was honest. I didn’t eat a single one.” {A} could hardly believe it. “I only licked them,” said {S}, “on the inside.”',
        '“And didn’t anybody notice?” asked {A}. “They said that the sugar was poor,” said {S}. “My father wrote to the baker. He wrote back that he’d look into it.”'
      ]
    },
    {
      id: 'child-is-dough',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m a doughnut,” said {S}, and took hold of two ankles, lying on one side. It made a nearly round one. {A} put a clean sock through the hole, to test it. The sock came out at {S}’s back.',
        '“You’re done,” said {A}. “Now the sugar.” For sugar there was a white pillowcase. {S} rolled once across it, and let go of the ankles, and the hole was gone.'
      ]
    },
    {
      id: 'baby-ring',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was too small for sugar and had a wooden ring instead. {A} put a fist through it, as far as the elbow. Then the ring couldn’t be found any more, because it was on {A}.',
        '{A} looked for it with the other hand, on the rug and under the chin. “It’s gone right over the hole,” said {H}.'
      ]
    },
    {
      id: 'full-of-kitchen',
      A: 'partner',
      paragraphs: [
        '{A} still had a doughnut, and put a finger through it. The finger came out on the other side. “There’s only kitchen in there,” said {A}. “It’s the same kitchen as out here. It’s what goes round it that makes the hole.”',
        '{H} looked at the air where the doughnut had been. “So it hasn’t gone at all,” said {H}. “It’s just got nothing on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-about',
      A: 'partner',
      paragraphs: [
        'Then {H} put both arms round {A} and took hold of one wrist at the back. “There,” said {H}. “Now the hole’s in a doughnut again, and you’re standing in it.” {A} looked down. It was quite a snug one, and some sugar had got on the shirt.',
        'So everybody took hands. Now the ring was as wide as arms are long. A stool was in the hole, and the plate, and half the rug. “It’s grown since tea,” said {A}.'
      ]
    },
    {
      id: 'a-turn-each',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a turn for each in the middle. {A} went in first, ducking under an arm, and stood there with nothing to do. “How is it?” asked {H}. “It’s peaceful,” said {A}. “You’re in the best part, and nobody’s eating.”',
        'Then {H} had a go. From inside a doughnut looks quite different. It’s got a face, and it looks at you.'
      ]
    },
    {
      id: 'turned-over',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Now we have to be turned over,” said {A}, “or we’ll be pale on one side.” They did it without letting go. One arm was lifted for a gate, and all went through it, and {H} last. Now everybody looked outwards.',
        '“Where’s the hole?” asked {H}. It was behind them. They could feel it at their backs, where it was a little cooler.'
      ]
    },
    {
      id: 'one-to-keep',
      A: 'partner',
      paragraphs: [
        'When they let go, the hole wasn’t there any more. But {H} knew now how it was done. {H} put one hand on one hip. Between the arm and the rest there was a hole, just the size of a doughnut. {A} looked through it and saw the door.',
        '“I’m keeping it till last,” said {H}. “And when’s that?” asked {A}. “In bed,” said {H}, and walked out with it, sideways.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} chose the middle as well, and sat down to wait for it.',
      '{names} blew, and the sugar went over to the neighbours.',
      { text: '{names} carried round the plate, and did not lick one finger.', needs: ['hands'] },
      { text: '{names} drew a doughnut in the spilt sugar, which took two circles.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for it under the chair, where things go.',
      '{names} listened for the crack, and sighed.',
      { text: '{names} held out a saucer in case the hole came down late.', needs: ['hands'] },
      { text: '{names} swept the crumbs into a heap, and it had no hole.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the ring where it was thin.',
      '{names} lay down in the middle, and got called the hole.',
      { text: '{names} put up one elbow, so that it could be looked through.', needs: ['hands'] },
      { text: '{names} shook the sugar out of both sleeves.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was wiped, and the table, and two elbows. There was no sugar left, and nobody could see that there had been a hole in anything.',
    'In bed {H} lay on one side, and put one hand on one hip. It was still there. The blanket went over it like a tent, and inside it got warm.'
  ],
  last: [
    '{H} had kept the best till last, and was asleep in it.',
    'Under one elbow lay a small round bit of night, and {H} slept all round it.'
  ]
})
