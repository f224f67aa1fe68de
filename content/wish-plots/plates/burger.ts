import { wishPlot } from '../wish-plot.ts'

export const burger = wishPlot({
  id: 'wish-burger',
  wishes: ['burger', 'burgers', 'hamburger', 'hamburgers', 'cheeseburger', 'cheeseburgers', 'veggie burger', 'veggie burgers', 'bean burger', 'burger night', 'making burgers', 'biggest burger', 'giant burger', 'burger gherkin'],
  answers: ['bun', 'buns', 'cheese', 'gherkin', 'pickle', 'lettuce', 'tomato', 'ketchup', 'sauce', 'sesame', 'seeds', 'layers', 'stack', 'tall', 'big', 'biggest', 'giant', 'bite', 'cushion', 'cushions', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'night', 'dinner', 'supper', 'lunch', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'grandad', 'family', 'together', 'today', 'tomorrow', 'our', 'kitchen', 'friday', 'saturday', 'veggie', 'bean', 'build', 'building'],
  except: ['barbecue', 'bbq', 'burnt', 'burned', 'fire', 'sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'seagull', 'gull', 'stole', 'stolen', 'dropped', 'died', 'restaurant', 'drive', 'mcdonalds', 'king', 'toy', 'van', 'shop', 'cow', 'crab', 'krabby'],
  moods: ['first'],
  company: ['burger', 'bun', 'gherkin', 'cheese', 'lettuce', 'bite', 'mouth', 'cushion'],
  about: 'The hero is the gherkin in a burger of cushions and is squeezed out at the back at each bite, until it is bitten from both sides at once.',
  titles: ['Out at the Back', 'The Gherkin Stays In', '{H} Between Two Cushions', 'From Both Sides at Once', 'What Comes Last'],
  want: [
    {
      id: 'the-gherkin',
      A: 'partner',
      paragraphs: [
        'The burger was as big as the rug. At the bottom lay a brown cushion, and that was half the bun. On it came lettuce, which was a green towel, and cheese, which was a yellow duster. Then {H} lay down. {H} was the gherkin. On top came the other half of the bun.',
        'The gherkin wanted to stay in the burger until the very last bite. {A} was the mouth. “Are you ready in there?” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-bite',
      A: 'partner',
      paragraphs: [
        '“Ready,” said the gherkin. The mouth had two long arms. They came down on the front of the burger, and bit. The cushions went together there, and at the back they gaped. The gherkin slid along the cheese, out of the bun, and on to the floor.',
        '“One bite,” said {A}, “and you’re on the plate.” {H} crept in again, and held on to the cheese with both fists. {A} bit. This time the gherkin came out with the cheese.'
      ]
    },
    {
      id: 'order-of-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is the lettuce above or below?” asked {A}, while they put it together again. Below, it keeps the bun dry. Above, it keeps the lid on. They tried it above. The top bun slid off like somebody on wet grass.',
        'They tried it below. Now the gherkin lay on the lettuce and slid. “Somebody always slides,” said {H}. “Lettuce is like that.”'
      ]
    },
    {
      id: 'no-ham',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Why’s it called a hamburger?” asked {A}. “Where’s the ham?” {H} looked under each layer. There was only a sock. “There never was any,” said {H}. “It’s from Hamburg. That’s a town with ships.”',
        '{A} thought of the ships, and of the people, all in hats with seeds on. “And what do they call it there?” “Just supper,” said {H}.'
      ]
    },
    {
      id: 'seeds-on-top',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The top of the bun was too plain. {A} sprinkled it with white buttons, and those were the sesame. At each bite some of them jumped. “What are they for?” asked {H}, from below. {A} picked one out of the rug.',
        '“They’re for afterwards,” said {A}. “So you’ve still got something to do with one finger.” {A} dabbed up all of them, and it took a whole song.'
      ]
    },
    {
      id: 'sauce',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There ought to be sauce,” said {A}. It was a red scarf, and it went on in a long squiggle. {H} lay on it. After the next bite the gherkin was out twice as fast as before. So was the scarf.',
        '“It didn’t help,” said {H}. “But it looks better,” said {A}. It did. You could see from the red line which way the gherkin had gone.'
      ]
    },
    {
      id: 'one-who-picks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Some people lift the lid first, and take the gherkin out,” said {A}. It was very quiet in the burger. “Without biting?” asked {H}. “With two fingers,” said {A}. “They lay it on the rim of the plate.”',
        '“And then?” “Then somebody reaches over and says, Don’t you want that?” The gherkin breathed out. “That’s my person,” it said.'
      ]
    },
    {
      id: 'mouth-too-small',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They made the burger higher, with two more cushions and a rolled-up coat. {A} stood in front of it with both arms wide. It went from the knees up to the chin. “It won’t fit in,” said {A}. “You press it first,” said the gherkin. “That’s what they do on the pictures.”',
        '{A} pressed down on the coat with both hands. There was a long sigh from in there. The coat let go of its air, and the gherkin came out at the bottom, quite flat.'
      ]
    },
    {
      id: 'glue-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came by, looked at the heap, and said that a burger needs a stick. It was the long wooden spoon. It stood straight up in the bun, and had a paper flag on it. “Now it’s held together,” said {A}.',
        'It was, until the bite. Then the spoon leaned over very slowly, and pointed at the floor. The gherkin was lying there. “It knew,” said {H}.'
      ]
    },
    {
      id: 'pet-inside',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} saw that there were two cushions, with a warm gap between them. {A} put in a nose and then the rest. Now there was something brown next to the gherkin that hadn’t been ordered.',
        '“What are you?” asked {H}. {A} yawned. “It’s the onion,” said {H}. The onion turned round, lay down on the cheese, and was not squeezed out by anybody.'
      ]
    },
    {
      id: 'elder-tall',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My first burger was taller than the glass,” said {S}. “I was at table with somebody I wanted to please. So I took a spoon and fork.” {A} could see that this was a mistake. “It fell apart?” asked {A}.',
        '“It walked apart,” said {S}. “Each layer went in its own direction. The gherkin got as far as the next table. They sent it back, on a saucer, with best wishes.”'
      ]
    },
    {
      id: 'child-as-cheese',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the cheese,” said {S}, and spread out over {A} with both arms and legs. “I’m melting.” {A} could feel it, at the elbows first. The cheese came down on both sides, and then it hung.',
        '“Now you can’t slip,” said {S}. “Now I can’t see out,” said {A}. So the cheese melted a bit farther to the left.'
      ]
    },
    {
      id: 'baby-on-top',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was held over the burger, and patted the top half of the bun with two hands. It sounded soft and brown. Pat, pat, pat. Down below somebody answered. “That’s me,” said the bun.',
        '{A} stopped, with both hands in the air. Then {A} patted once more, and listened with an open mouth. It’s not every bun that talks.'
      ]
    },
    {
      id: 'why-it-slides',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the floor and looked into the burger from the side. “I press it shut at the front,” said {A}, “so it opens at the back. There’s no mouth there. So that’s where you go.” The gherkin looked out at the back.',
        '“Anybody would,” it said. “It’s like soap. You squeeze, and I’m somewhere else.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-mouths',
      A: 'partner',
      paragraphs: [
        '“Then it’s got to be bitten at the back as well,” said the gherkin. {A} knelt down at the side, with one arm at the front and one at the back. That was two mouths, and they bit together. The gherkin slid one way, and met a bite. It slid the other way, and met the other.',
        'It stayed where it was. With each bite the burger was folded in at both ends, and got shorter.'
      ]
    },
    {
      id: 'they-meet',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The two mouths had a word with each other across the bun. “How are you getting on over there?” asked {A}’s left hand. “There’s a lot of lettuce,” said the right. “We’ve nothing but bread here.”',
        '“Shall we change?” They did, behind the cushion. Then the left one found that it had bread again. It had taken it along.'
      ]
    },
    {
      id: 'counting-bites',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} counted the bites, on a plate with peas. At the third the gherkin had been out. Now it was eleven, and it was still in. “That’s a record,” said {A}. “How does it feel?”',
        '“Snug,” said {H}, “and I’m not going anywhere.” The twelfth pea rolled off the plate and out at the back. “That was me, before,” said the gherkin.'
      ]
    },
    {
      id: 'the-last-bite',
      A: 'partner',
      paragraphs: [
        'At the end there was only the middle left. There was a bit of bun, and another bit of bun. In between them lay the gherkin, from top to toe. The two mouths stopped. “After you,” said the left hand. “No, after you,” said the right.',
        '“I’m the last bite,” said the gherkin, and was pleased. “You keep the best for that,” said {A}. There was only one gherkin, and there were two mouths, and each left it for the other. So it was kept.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front of the burger, with an appetite.',
      '{names} lay across the top, and that was the sesame.',
      { text: '{names} spread out the lettuce, with the label to the back.', needs: ['hands'] },
      { text: '{names} pulled the cheese square over a corner of the bun.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the back, where things came out.',
      '{names} got out of the way of a gherkin.',
      { text: '{names} put the lid on again, a little to the left.', needs: ['hands'] },
      { text: '{names} held a plate where it would land next.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close to see it stay in.',
      '{names} had the crumbs, which were feathers.',
      { text: '{names} bit off a corner as well, with two fingers.', needs: ['hands'] },
      { text: '{names} folded the napkin, since it would soon be over.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lettuce was hung on its hook. The cheese went back to its shelf, and dusted it. The bun was two cushions on the sofa.',
    'Then {H} lay on the mattress, with the quilt on top. It was pressed down gently on this side and on that, and nothing could slip out.'
  ],
  last: [
    'The best had been kept till last, and {H} was asleep between the two halves.',
    'There was a soft half above and a soft half below, and {H} stayed in, asleep.'
  ]
})
