import { wishPlot } from '../wish-plot.ts'

export const spiderKnitsJumpers = wishPlot({
  id: 'wish-spider-knits-jumpers',
  wishes: ['spider knits jumpers', 'spider knits', 'spider knitting', 'spider knitted', 'spider knit', 'spider knits sweaters', 'spider makes jumpers', 'spider jumper', 'spider jumpers', 'spider sweater', 'spider sweaters', 'spider cardigan', 'spider pullover', 'spider wool', 'spider woolly', 'spider yarn', 'spider crochet', 'spider crochets', 'spider scarf', 'spider mittens', 'spider socks', 'spider tailor', 'spider sews', 'spider sewing', 'spider makes clothes', 'spider weaves clothes', 'spider eight sleeves', 'jumper with eight sleeves', 'sweater with eight sleeves', 'eight sleeves', 'eight armed jumper', 'eight arms jumper', 'jumper too many sleeves', 'sweater too many sleeves', 'jumper made of web', 'web jumper', 'spiders knit jumpers', 'spiders knit sweaters', 'spider who loves to knit', 'spider knits for everyone', 'spider knits hats', 'spider weaves jumpers', 'spider with knitting needles', 'jumper with too many arms', 'spider makes sweaters'],
  answers: ['spider', 'spiders', 'knits', 'knit', 'knitting', 'knitted', 'needles', 'wool', 'woolly', 'yarn', 'crochet', 'weaves', 'weaving', 'web', 'webs', 'thread', 'silk', 'makes', 'making', 'made', 'sews', 'jumper', 'jumpers', 'sweater', 'sweaters', 'cardigan', 'pullover', 'hat', 'scarf', 'socks', 'mittens', 'clothes', 'sleeve', 'sleeves', 'eight', 'legs', 'arms', 'too', 'many', 'winter', 'cold', 'warm', 'animals', 'insects', 'bugs', 'everyone', 'everybody', 'forest', 'wears', 'wear', 'wearing', 'corner', 'attic', 'present', 'gives', 'size', 'fits', 'stripy', 'tailor', 'shop', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was', 'and'],
  except: ['spiderman', 'man', 'hero', 'scared', 'afraid', 'fear', 'frightened', 'terrified', 'bite', 'bites', 'bitten', 'poison', 'died', 'dead', 'anansi', 'itsy', 'incy', 'wincy', 'charlotte', 'pig', 'bath', 'huntsman', 'superhero'],
  moods: ['question', 'first', 'change', 'proud', 'learning', 'losing'],
  isTale: true,
  company: ['spider', 'jumper', 'jumpers', 'sleeve', 'sleeves', 'needles', 'wool', 'web', 'corner', 'lamp', 'neck', 'porridge', 'fly', 'thread', 'door', 'chair', 'cup', 'moth'],
  about: 'A spider knits jumpers, and all of them have eight sleeves, which is six too many for anybody, until two people count what they have between them.',
  titles: ['Eight Sleeves', 'The Spider Who Knitted Jumpers', '{H} Has Six Too Few', 'Four of Mine and Four of Yours', 'A Neck for Two'],
  want: [
    {
      id: 'six-too-many',
      A: 'partner',
      paragraphs: [
        'It was a cold evening. In the corner over {H}’s bed a spider was knitting, with a needle for each leg. “Would you like a jumper?” asked the spider. {H} wanted one very much. A jumper came down on a thread, soft and grey. {H} put both arms in, and there were six sleeves left. “It’s got eight,” said {A}. “They’ve all got eight,” said the spider. “How many do people have?”'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-began',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who taught you?” asked {H}. “I used to make webs,” said the spider, “like everybody. But what comes into a web is only ever dinner.” It had wanted to make a thing to go into and come out of again. “With sleeves you can come out at eight places,” it said.',
        'A fly had tried on the first one, and said that it was roomy. “Did you eat the fly?” asked {A}. “One doesn’t eat a customer,” said the spider.'
      ]
    },
    {
      id: 'where-the-thread-is-from',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you keep the wool?” asked {A}. “In my back,” said the spider. It turned round to show them, and there was a thread coming out. It had never bought any. Each evening it ate up the old web, and that made the thread for the next.',
        '{H} thought of the grey jumper. “Then this has been a web?” “It’s been eleven webs,” said the spider, “and once a hammock.” “We’ve got a soup that’s like that,” said {A}. “It was Sunday once.”'
      ]
    },
    {
      id: 'tied-behind',
      A: 'partner',
      paragraphs: [
        '“Two would be enough,” said {H}, and tied the six sleeves together behind. It made a knot as big as a pillow. {H} could not lean back with it, or get through the door. When {H} turned round, the knot turned too, and swept over a cup of milk. “You’ve still got a sleeve in the milk,” said {A}. “You might let them hang,” said the spider. They hung, and {H} trod on the longest.'
      ]
    },
    {
      id: 'just-two-please',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Couldn’t you make one with two?” asked {A}. “I’ll do my best,” said the spider. It knitted for some time, and it counted aloud. “One,” it said, “two.” It stopped. It looked at its other six legs, and they stood about with nothing to do.',
        '“They’re so sad,” said the spider. One of them had picked up a needle already. When it held up the jumper, there were two sleeves, and six very small ones. “Those are only pockets,” it said.'
      ]
    },
    {
      id: 'sewn-shut',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know what’s wrong,” said the spider. “You’re afraid of losing something through them.” In no time all the spare sleeves were knitted shut at the ends. Now they were long bags. {H} put an apple into one, and a book into the next.',
        'That was handy, until {H} turned quickly. Then the apple came round from the left and the book from the right. “I’d have put in something soft,” said {A}, from under the table. The spider opened them all again, in the right order.'
      ]
    },
    {
      id: 'a-moth-comes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A moth came to have a look. It walked over the grey jumper from top to bottom, and felt the seams. “It’s good stuff,” said the moth, “but where do the wings go?” The spider had never thought of wings. “You go out by number four,” it said.',
        'The moth tried that, and came out by number seven. “My children would love it,” said the moth. “They’d have finished it by Friday.” “Finished knitting it?” asked {H}. “Finished eating it,” said the spider, and held the jumper a little higher.'
      ]
    },
    {
      id: 'other-tries-it-on',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} put a jumper over {A}’s head and looked for the way out. An arm came out of number three. A hand came out of five, and waved. It was some time before there was any face. “Is this the neck?” asked {A} in there. “That’s six,” said {H}.',
        'When {A} was through at last, the jumper was on, but it went round sideways. “You’ve got it nearly right,” said the spider. “It took me a whole week, and I’ve got eyes all round.”'
      ]
    },
    {
      id: 'pet-has-four',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was measured too. {A} lay quite still for it, with a thread along the back. The spider counted the legs twice. “That’s better than people,” it said. “There are hardly any missing.” It knitted fast, and soon {A} stood there in grey, with sleeves dragging at each side.',
        '{A} walked off, and the sleeves came along behind. {A} stopped and looked round. There seemed to be another one back there, lying down, who always got up when {A} did.'
      ]
    },
    {
      id: 'elder-knits',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knitted a jumper once,” said {S}, “and it was meant for my cousin. I talked while I knitted the neck, and it came out as long as an arm.” “Did it fit?” asked {A}. “My cousin saw very little that winter,” said {S}, “but was never cold.”',
        'The spider let itself down a little lower to hear. “Didn’t your cousin walk into things?” it asked. “Only until I’d knitted in a window,” said {S}.'
      ]
    },
    {
      id: 'count-again',
      A: 'partner',
      paragraphs: [
        '{H} sat on the bed in the grey jumper, with six sleeves lying round. Two bare feet stuck out below, and they were cold. {A} looked at the spider’s legs, and then at {H}’s feet. “You’ve only counted arms,” said {A}. “All the spider’s are legs.” {H} put one foot into a sleeve, and then the other. “That’s four!” said {H}. “Four of mine. And four of yours!”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-eight',
      A: 'partner',
      paragraphs: [
        'A spider’s thread stretches and stretches. So in went {A}, with two above and two below, and out at the neck looked two heads. Four of {H}’s and four of {A}’s made eight, and no sleeve hung down. It was as warm as a loaf in there. The spider came down on its thread, and walked round them once. “At last,” it said, “somebody’s got it on properly.”'
      ]
    },
    {
      id: 'to-the-door-and-back',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried to walk in it. Eight is a lot. “Left,” said {H}, and that was three of them. “Which left?” asked {A}. The spider told them how it is done. You move four, and on the other four you stand, and then you change.',
        'With that they got as far as the door, and sideways it went even better. They had never been so quick. Only the door was hard. They both wanted to open it, and the handle went up and down.'
      ]
    },
    {
      id: 'child-pulls-a-thread',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had found an end of grey thread, and it could be pulled. {S} pulled, and a sleeve got shorter. “Is anybody using this one?” asked {S}. “I am,” said {A}, for there was a cold wrist. {S} stopped, and had a lap full of curly thread.',
        '“Now I’ll knit it back,” said {S}, and stuck it up the sleeve. The spider looked at it from all sides. “It’s quick,” it said politely, “and it’s certainly all in there.”'
      ]
    },
    {
      id: 'its-own-size',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And have you got one yourself?” asked {A}. The spider was a bit ashamed. It had knitted for half the street, and there had never been any thread left. So {H} found some fluff under the bed, and held it out.',
        'The spider knitted until the lamp shook. The jumper was as small as a pea, and it had two sleeves. “I wanted to know what it’s like,” said the spider. It sat there, with six legs in the cold, and felt very grown-up.'
      ]
    },
    {
      id: 'one-big-spider',
      A: 'partner',
      paragraphs: [
        'They moved once round the bed, four and four, and the spider showed them the way. On the wall went a small shadow with eight legs. After it went a big one with two heads. “You can keep it on,” said the spider. “I’ve got your size now. It’s two.” “Shall we ever get out again?” asked {A}. “At eight places,” said the spider, and climbed up to its corner, and counted its needles.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into a spare sleeve, and saw a small round evening at the end.',
      '{names} watched eight needles at once, and got dizzy.',
      { text: '{names} held the end of the wool, so that it did not tangle.', needs: ['hands'] },
      { text: '{names} counted the sleeves again, and one more than once.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the longest sleeve, to keep it out of the way.',
      '{names} walked all round the jumper, and met a sleeve at every step.',
      { text: '{names} rolled up number five, and number five came down again.', needs: ['hands'] },
      { text: '{names} washed the milk out of the cuff.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept well out of the way of so many feet.',
      '{names} got in under the hem at the back, where there was still a draught.',
      { text: '{names} helped a foot to find the end of its sleeve.', needs: ['hands'] },
      { text: '{names} pulled the neck a bit wider, for two heads.', needs: ['hands'] }
    ]
  },
  bed: [
    'It took eight tries to get out of it again. The grey jumper was laid over a chair, and there were four sleeves too many for that.',
    '{H} washed two and two, and felt as if there should be more. In bed {H} drew in all four, and lay as round as a spider does.'
  ],
  last: [
    'In the corner eight needles clicked, quite softly, and {H} was asleep.',
    'Four of {H}’s were under the blanket, warm to the ends, and {H} was asleep.'
  ]
})
