import { wishPlot } from '../wish-plot.ts'

export const volcanoBurpsBubbles = wishPlot({
  id: 'wish-volcano-burps-bubbles',
  beginsElsewhere: true,
  wishes: ['a volcano that burps bubbles and the people of the village are really really clean', 'volcano burps', 'volcano burp', 'volcano burped', 'volcano burping', 'volcano burps bubbles', 'volcano burps soap', 'volcano belches', 'volcano belch', 'volcano bubbles', 'volcano bubble', 'bubble volcano', 'volcano blows bubbles', 'volcano blew bubbles', 'volcano erupts bubbles', 'volcano bubbles instead of lava', 'volcano soap', 'volcano soap bubbles', 'volcano soap instead of lava', 'volcano soapy', 'volcano suds', 'volcano foam', 'volcano bubble bath', 'volcano bath', 'volcano shampoo', 'volcano washes', 'volcano clean people', 'volcano clean village', 'volcano says pardon', 'mountain burps', 'mountain burps bubbles', 'mountain burp bubbles', 'mountain soap bubbles', 'village bubbles clean', 'village really clean people', 'village squeaky clean people', 'cleanest village', 'town really clean bubbles', 'volcán burbujas', 'volcan bubbles', 'volcano that burps'],
  answers: ['volcano', 'volcanoes', 'mountain', 'burp', 'burps', 'burped', 'burping', 'belch', 'hiccup', 'hiccups', 'bubble', 'bubbles', 'soap', 'soapy', 'suds', 'foam', 'bath', 'baths', 'bathwater', 'shampoo', 'village', 'town', 'island', 'people', 'everybody', 'everyone', 'villagers', 'clean', 'cleanest', 'really', 'very', 'so', 'washed', 'washes', 'wash', 'shiny', 'squeaky', 'instead', 'lava', 'of', 'erupts', 'eruption', 'blows', 'blew', 'comes', 'out', 'friendly', 'polite', 'big', 'little', 'small', 'old', 'funny', 'silly', 'story', 'pardon', 'excuse', 'me', 'lives', 'live', 'near', 'below', 'next', 'every', 'day', 'evening', 'night', 'mud', 'muddy', 'dirty', 'who', 'that', 'and', 'are', 'is', 'because', 'tummy', 'lemonade'],
  except: ['died', 'dead', 'burnt', 'burned', 'hurt', 'hospital', 'pompeii', 'evacuated', 'homework', 'science', 'experiment', 'made', 'built', 'craft', 'project', 'vinegar', 'baking', 'real', 'scared', 'afraid', 'dinosaur', 'dinosaurs', 'dragon', 'sick', 'reflux', 'eczema', 'baby', 'school'],
  moods: ['question', 'first', 'learning'],
  isTale: true,
  out: true,
  company: ['volcano', 'village', 'pie', 'pebbles', 'people', 'bubbles', 'mountain', 'plugs', 'plug', 'mayor', 'street', 'baker', 'hedge', 'pig', 'beans'],
  about: 'A volcano burps bubbles every evening, so that its village is really clean and no mud pie lasts; holding it in is no help, until somebody listens to where the bathwater goes.',
  titles: ['Nine Thousand Bubbles', 'The Volcano Says Pardon', '{H} and the Lemonade', 'A Really, Really Clean Village', 'Hold It In'],
  want: [
    {
      id: 'nine-thousand-bubbles',
      A: 'partner',
      paragraphs: [
        '{H} had just finished a mud pie when the volcano burped. Out came nine thousand bubbles. They rolled over the village, over {A}, and over the pie. When they had popped, there was no pie. There were three clean pebbles.',
        '“Pardon,” said the volcano. It burped every evening, so the people of the village were really, really clean. They squeaked when they walked. They had never seen a mud pie, and {H} wanted to show them one.'
      ]
    }
  ],
  way: [
    {
      id: 'hold-it-in',
      A: 'partner',
      paragraphs: [
        '“Could you hold it in?” called {H}. “I’ll try,” said the volcano, and shut its top. {H} made the pie again. The volcano grew rounder, until all its trees stood out sideways. “Mmm,” it said.',
        'Then out it came. These bubbles were as big as sheds, and one washed a pig that was clean already. There lay the pebbles again. “When you hold a burp in,” said the volcano, “it only gets bigger.”'
      ]
    },
    {
      id: 'a-small-pardon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} put a finger to a bubble that had stayed on a gatepost. It popped, and in it was a very small burp. Then came a very small “pardon”. They tried the next one. It was just the same, only higher.',
        '“It’s polite all the way through,” said {A}. There were hundreds left on a hedge. Then a breeze came, and all of them popped at once. “Pardon, pardon, pardon,” said the hedge, until {H} told it that it was quite all right.'
      ]
    },
    {
      id: 'nothing-written',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All the names had been washed off the shops. They had clean boards over clean doors, and looked alike. {H} went into one of them, to ask for a bucket. “Sit down, please,” said somebody with a comb. “A bit off the front?”',
        'The next one was the school, and they were given a seat. “We’ll go by the smell,” said {A}. “The one that smells of bread is the baker’s.” They sniffed at every door. They all smelled of soap, and so did the bread.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The mayor came to say good evening, and shook hands with {A}. The mayor’s hand was so clean that it could not be held. It shot out like a wet fish, and off went the mayor, backwards, across the whole square.',
        '“We mostly wave,” called the mayor from over there. Two neighbours had once tried a hug. They had slid past each other, in at each other’s doors, and as far as the table. The soup there had been very good, so they had stayed for it.'
      ]
    },
    {
      id: 'a-clear-puddle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} needed more mud, and {A} went to look in a puddle. You could see right to the bottom of it. There sat a water beetle, and looked up as if somebody had opened the bathroom door. “Sorry,” said {A}.',
        'Behind the last house stood a pot that nobody had moved for years. Under it was a piece of brown earth, no bigger than a plate. “That’s never been washed,” whispered {A}. They carried it off between them, and did not breathe on it.'
      ]
    },
    {
      id: 'in-the-forehead',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The baker came by, and {A} asked the way to the square. “Straight on,” said the baker. But {A} did not hear it. The baker’s forehead was as clean as a mirror. In it {A} had seen {A}’s own hair, and how it stood up at one side.',
        '{A} smoothed it down, and bent a little, to see the top. “Take your time,” said the baker, and kept still. “They all do it. On Sundays there’s a queue.” {H} had a look as well, and put out a tongue, to see that too.'
      ]
    },
    {
      id: 'other-at-the-shop',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been to the village shop, and came back thoughtful. “They don’t sell soap,” said {A}. “They’ve never heard of it.” “But they’re covered in it,” said {H}. It came down on them each evening, so why should anybody buy it?',
        '“What did you get, then?” asked {H}. {A} had bought a brush for muddy boots. It had stood in the window ever since there was a shop, and nobody knew what it was. They had sold it to {A} as a hedgehog.'
      ]
    },
    {
      id: 'pet-smells-of-nothing',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had rolled in something behind a barn, and smelled of it, and was content. Then the last few bubbles floated by. After that {A} smelled of nothing at all. {A} sniffed at one leg, and looked round to see who it belonged to.',
        '{A} went back to the barn, to fetch some more. But the bubbles had been there, too. {H} still had a crumb of mud behind one ear. So {A} came and leaned on {H}, and took a little of that.'
      ]
    },
    {
      id: 'elder-the-van',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My uncle had a van,” said {S}, “and it was never washed. We wrote on it with one finger, whatever we had to remember. Eggs, it said, and Thursday, and the dentist at three. It was the best list we ever had.” “And then?” asked {A}.',
        '“Then it rained for a week,” said {S}. “The van came out blue, which surprised us all. But nobody knew any more when Thursday was.” The volcano had been listening. “Pardon,” it said, although it had not been there.'
      ]
    },
    {
      id: 'child-well-done',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“What do you say when somebody burps?” asked {S}. {A} knew that for a sneeze it was “bless you”. For a burp there was nothing. {S} thought that was unfair, and called up the mountain. “Well done!”',
        'It was quiet up there for a moment. “Was it?” asked the volcano. In all those years nobody had ever said so. It let out one more, quite a shy one, to see. “Well done,” called {S} and {A}.'
      ]
    },
    {
      id: 'glug',
      A: 'same',
      paragraphs: [
        'Now everybody was soapy, and went in to wash it off. They all sat in their baths, as they did each evening. Then the baker pulled the first plug. “Glug,” went the bath.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        '{A} laid one ear on the ground. The bathwater ran down, and along, and into the mountain. “Ah, my lemonade,” said the volcano. And it burped, six bubbles.',
        '“That’s their bathwater!” said {A}. “It’s full of soap, so you burp bubbles. They wash them off, and down it runs to you again.” {H} looked along the street. The others still sat in the bath.'
      ]
    }
  ],
  turn: [
    {
      id: 'leave-the-plugs-in',
      A: 'partner',
      paragraphs: [
        '“Leave the plugs in!” called {H} and {A} at every door. {H} made the pie once more. The volcano waited with its mouth open, and got nothing but a bit of evening air.',
        'Then it burped, and not one bubble came. It was only a warm wind that smelled of toast. It blew over the pie. There stood the pie, with three pebbles on it.'
      ]
    },
    {
      id: 'water-for-the-beans',
      A: 'same',
      spare: 10,
      paragraphs: [
        'All those baths had to be emptied, and not down the plughole. So the water was carried out in buckets, along the street and behind the houses, to the beans. {A} carried a small bucket, and {H} carried a duck that had been in the bath.',
        '“Will they mind the soap?” asked {H}. They watched one bean flower closely. It swelled up a little, and out came a bubble no bigger than a pea. “Pardon,” said the bean. “It’s catching,” said {A}.'
      ]
    },
    {
      id: 'a-smudge',
      A: 'partner',
      paragraphs: [
        'Out came the people in dressing gowns, to look. The mayor touched the pie with one clean thumb. “What’s this on me?” asked the mayor. “A smudge,” said {H}. Then they all queued for one.'
      ]
    },
    {
      id: 'where-to-wear-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a little mud left over, and {A} gave it out with a spoon. Everybody had to think where to wear it. The postwoman chose the back of one hand, to have something to look at on the way. The pig wanted all of it.',
        'Somebody very old wanted it behind one ear, where it would keep. But nobody can see there. “Is it still there?” asked the old one, over and over. “It’s still there,” said {A}, and looked each time.'
      ]
    },
    {
      id: 'one-all-over',
      A: 'partner',
      paragraphs: [
        '“Where would I have mine?” asked the volcano. {A} looked at it, from bottom to top. “You’re one big smudge already,” said {A}. It was so pleased that it rumbled. “Then I’ll only have lemonade on Saturdays,” it said. They all went home, and nobody squeaked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out of the bubbles, and shone at both ends.',
      '{names} walked a few steps, and listened to the squeak.',
      { text: '{names} caught a bubble in both hands, and then had nothing in them.', needs: ['hands'] },
      { text: '{names} picked up a pebble, and saw a face in it.', needs: ['hands'] }
    ],
    way: [
      '{names} met a bubble as big as a shed, and came out clean.',
      '{names} sat down beside the pig, and neither had a spot.',
      { text: '{names} held an umbrella over the pie, and the bubbles came in from below.', needs: ['hands'] },
      { text: '{names} squeezed out a sleeve, and it was mostly foam.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the warm wind, until everything was dry.',
      '{names} got a smudge on the nose, and could see it with both eyes.',
      { text: '{names} knocked on the pie with a knuckle, and it sounded like a door.', needs: ['hands'] },
      { text: '{names} clapped for the volcano, and left a little dust in the air.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pie stood on the wall before the mayor’s door, and was still warm. Up on the mountain somebody was thinking of Saturday.',
    '{H} washed, and listened at the plughole for a moment. Then {H} lay down, and squeaked a little on the sheet.'
  ],
  last: [
    'Far off somebody shut a round mouth, and said pardon for nothing, and {H} was asleep.',
    'One last bubble came down behind the roofs, and did not pop until {H} was asleep.'
  ]
})
