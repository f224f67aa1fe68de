import { wishPlot } from '../wish-plot.ts'

export const churros = wishPlot({
  id: 'wish-churros',
  wishes: ['churro', 'churros', 'making churros', 'churros chocolate', 'churros con chocolate'],
  answers: ['chocolate', 'sugar', 'cinnamon', 'star', 'stars', 'long', 'crispy', 'crunchy', 'warm', 'dip', 'dipping', 'dipped', 'make', 'makes', 'making', 'made', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'treat', 'abuela', 'abuelo', 'grandma', 'granny', 'mum', 'mummy', 'mama', 'papa', 'dad', 'daddy', 'family', 'together', 'sunday', 'breakfast', 'today', 'tomorrow', 'our', 'fair', 'spain', 'mexico', 'night'],
  except: ['sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'burnt', 'burned', 'fire', 'robot', 'dragon', 'monster', 'cat', 'dog', 'guinea', 'died', 'restaurant', 'van', 'stall', 'stole', 'stolen', 'dropped', 'seagull', 'oil', 'lost'],
  moods: ['first', 'waiting'],
  company: ['churro', 'churros', 'star', 'stars', 'chocolate', 'cup', 'plate', 'paper', 'sugar'],
  fed: true,
  about: 'A churro is a star all the way through, so the hero, who has bitten both its stars off, finds that it makes two more wherever it is broken.',
  titles: ['A Star All the Way Through', 'Both Ends Gone', '{H} Breaks a Churro', 'As Many As You Like', 'The Chocolate Sky'],
  want: [
    {
      id: 'look-at-the-end',
      A: 'partner',
      paragraphs: [
        'The churros were long, and rough with sugar, and no longer hot. {H} had one and looked at it from the end, as you look through a telescope. It was a star. It had eight points.',
        '“The dough’s pressed out through a star,” said {A}. “That’s where it gets its ridges.” {H} turned the churro round. There was one at the other end as well. “I’ll take the stars out,” said {H}, “and keep them.”'
      ]
    }
  ],
  way: [
    {
      id: 'bitten-off',
      A: 'partner',
      paragraphs: [
        '{H} bit off the first star, very carefully, with just the front teeth. It was a good bite. But what came out on the plate was a crumb and a lump, and no star at all. {H} looked at the churro. There were tooth marks where the star had been.',
        '{H} bit it off at the other end, more slowly. That was just the same. “Now there’s no star left,” said {H}. “They’re both in me, and I can’t see them.”'
      ]
    },
    {
      id: 'sugar-road',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A churro has eight valleys along it. The sugar lies in them like snow between the hills. {A} went up one of them with the tip of a finger, from the bottom to the top. “It’s a good road,” said {A}, and ate what was on it.',
        '{H} took the next one. There was always one more, and they went round and round the churro. After eight they were in the first again. “Somebody’s cleared it,” said {H}.'
      ]
    },
    {
      id: 'rolling-the-r',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Say it properly,” said {A}. “It’s got two r’s in it, and they roll.” {H} said “churro”. {A} said it back, and it went off like a small motor. {H} took a deep breath, and the sugar flew off the plate.',
        '“That was the r,” said {A}. They both had it on their noses. {H} tried again, more softly. The motor started, and coughed, and ran.'
      ]
    },
    {
      id: 'why-a-star',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Why isn’t it round?” asked {H}. {A} had asked somebody with a hat once. If it’s round and smooth, it’s all soft in the middle, and it may burst. “A star has more outside,” said {A}. “So there’s more that’s crisp.”',
        '{H} measured it with a thread, once round, in and out of each valley. Then the thread was pulled straight. It was longer than {H}’s longest finger. “There’s a lot of outside in there,” said {H}.'
      ]
    },
    {
      id: 'pressed-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried how it was to be pressed out. {A} stood with both legs apart, and that was the nozzle. {H} was the dough and pushed through, tummy down, a bit at a time. “You’re coming out,” said {A}. “You’ve got ridges.”',
        'They were from the jumper. Halfway through, the dough stopped, because it had to laugh. It came out after that in short pieces.'
      ]
    },
    {
      id: 'tied-in-a-loop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of them on the plate had been tied in a loop, with its ends crossed. {A} hung it on one finger. “That’s for people who’ve got to carry something,” said {A}. {H} looked through it. It had the shape of a fish that’s turning round.',
        '“Or of a ribbon,” said {A}, “for whoever was best.” Neither knew yet who that was. So each wore it for a minute.'
      ]
    },
    {
      id: 'thick-chocolate',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The chocolate in the cup was so thick that a spoon stood in it. It leaned over after a while, like somebody on a bus. {H} and {A} watched it. “It’s nearly there,” said {A}. The spoon touched the rim, and that was all.',
        '“What do you call it, when you can’t drink it?” asked {H}. “A dip,” said {A}. They dipped. It came up on the churro with a tail, and the tail went back by itself.'
      ]
    },
    {
      id: 'telescope',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} held a churro to one eye again, and pointed it at {A}. “I can see nothing,” said {H}. “Then it’s cloudy,” said {A}. It was, because it was dough inside.',
        '{A} turned out the lamp, to help. Now there was a good deal of night. You could hear somebody take a bite of the telescope.'
      ]
    },
    {
      id: 'pet-sugar',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Under the table it was snowing. {A} lay there, and it came down now and then, when somebody up there dipped. A little had landed between two ears. {A} didn’t know of it.',
        'When {A} got up and shook, there was a small storm. Afterwards it was spring again down there. {A} looked for who had done it.'
      ]
    },
    {
      id: 'elder-queue',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We got ours at six in the morning,” said {S}, “after dancing. They were wrapped in paper, and you could read the news through the grease.” {A} asked what had been in it. “I only ever read one half of it,” said {S}. “The other half was dry.”',
        '“So I know how the match began,” said {S}, “and that the king was going to speak.” {S} dipped. “He never came through.”'
      ]
    },
    {
      id: 'child-sugared',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} lay on the rug, as long as possible, and was a churro. {A} rolled {S} over a white towel for the sugar, once there and once back. “Am I crisp?” asked {S}. {A} tapped with one finger. “You’re crisp at the knee,” said {A}.',
        'Then the end was looked at. There were two soles, side by side, with ten points. “It’s a double one,” said {A}.'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was too small for churros, and spread out one hand on the table. It had five points. {H} put a cup beside it, and there was its shadow.',
        '{A} shut the star and opened it. {A} looked into it, to see where it went. It was back each time, and had a bit of biscuit in it.'
      ]
    },
    {
      id: 'break-it',
      A: 'partner',
      paragraphs: [
        '“You bit them shut,” said {A}. “Teeth do that.” {A} took the churro with two hands and broke it in the middle. It went snap. Now there were two halves, and each had a new end. There was a star on this one, and a star on that one.',
        '“Where did those come from?” asked {H}, and broke one half again. There were two more. “It’s the same all the way through,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'printed',
      A: 'partner',
      paragraphs: [
        '{H} dipped an end in the chocolate, only the tip, and pressed it on a sheet of paper. It left a brown star, with eight points. {H} did it once more, higher up. “Now I’ve taken it out,” said {H}, “and it’s still in there.”',
        'So they broke the churros and printed, and each had an end to eat from in between. It got to be quite a sky. “How many are there in one?” asked {H}. “As many as you break,” said {A}.'
      ]
    },
    {
      id: 'names-for-them',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The stars on the paper had to be called something. {A} joined five of them with a finger, and that was the Big Spoon. {H} found the Little Crumb, which was only one. “And what’s that long smear?” asked {A}.',
        '“A sleeve went by there,” said {H}. “It comes back every sixty years.” They looked at {A}’s elbow, and it was true.'
      ]
    },
    {
      id: 'smallest-piece',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} broke off the thinnest slice that would hold together. It was no thicker than a button. Even so it had a star in front and one at the back. “Is there one between them?” asked {A}.',
        '{H} looked at it from the side. “There are two,” said {H}, “but they’ve shut the door.” {A} put it on the tongue, and said that it was in there somewhere.'
      ]
    },
    {
      id: 'sky-over-the-bed',
      A: 'partner',
      paragraphs: [
        'The plate was empty in the end. {H} looked for one more star, and there were only crumbs. But the sky on the paper had dried, and nobody had bitten it. It was pinned up over {H}’s bed, where you can see it from the pillow.',
        '“They’re brown,” said {A}. “That’s because it’s light in here,” said {H}. “You have to turn off the lamp.” They turned it off, and then you couldn’t tell.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the other end of it.',
      '{names} came to the edge of the plate, where it snowed.',
      { text: '{names} laid the churros side by side, with one across.', needs: ['hands'] },
      { text: '{names} stirred the chocolate, which took both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} had a lump, and did not ask what shape.',
      '{names} cocked an ear at the snap.',
      { text: '{names} brushed the tooth marks smooth with sugar.', needs: ['hands'] },
      { text: '{names} counted eight points, beginning at the chipped one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay under the sky and looked up at it.',
      '{names} tasted a crumb, in case it was one.',
      { text: '{names} printed a star in the corner, upside down.', needs: ['hands'] },
      { text: '{names} held the paper by its edges, till it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was washed, and the table, as far as the sugar had got. One star was found on the tap and left there for the morning.',
    '{H} brushed what had bitten, and washed what had dipped. Then {H} lay down, long and straight, with the sheet in folds from top to toe.'
  ],
  last: [
    'The sky was up, eight points to each, and {H} was asleep below it.',
    '{H} was asleep all the way through, from one end to the other.'
  ]
})
