import { wishPlot } from '../wish-plot.ts'

export const elephantInThePocket = wishPlot({
  id: 'wish-elephant-in-the-pocket',
  wishes: ['elephant pocket', 'elephant in pocket', 'elephant in my pocket', 'elephants pocket', 'elefant pocket', 'pocket elephant', 'pocket-sized elephant', 'pocket sized elephant', 'pocket size elephant', 'elephant coat pocket', 'elephant lunch box', 'elephant lunchbox', 'elephant in lunch box', 'elephant in lunchbox', 'elephant lunch bag', 'elephant lunch pack', 'elephant tiffin', 'elephant bento', 'elephant packed lunch', 'elephant matchbox', 'elephant teacup', 'elephant pencil case', 'elephant in a shoe box', 'tiny elephant', 'tiny elephants', 'teeny elephant', 'teeny tiny elephant', 'teeny-tiny elephant', 'teensy elephant', 'weeny elephant', 'mini elephant', 'miniature elephant', 'minuscule elephant', 'itsy bitsy elephant', 'smallest elephant', 'world’s smallest elephant', 'elephant size of a mouse', 'elephant size of a plum', 'elephant size of a pea', 'elephant size of a thumb', 'elephant size of a bean', 'elephant small as a mouse', 'elephant small as a thumb', 'elephant smaller than', 'elephant fits hand', 'elephant fit in hand', 'elephant fits in pocket', 'thumb-sized elephant', 'mouse-sized elephant', 'elephant no bigger than', 'elephant fits in my pocket'],
  answers: ['elephant', 'elephants', 'elefant', 'tiny', 'teeny', 'weeny', 'teensy', 'mini', 'miniature', 'small', 'smaller', 'smallest', 'little', 'pocket', 'pockets', 'sized', 'size', 'lunch', 'lunchbox', 'box', 'bag', 'tiffin', 'bento', 'packed', 'plum', 'mouse', 'pea', 'bean', 'thumb', 'matchbox', 'teacup', 'hand', 'palm', 'trunk', 'ears', 'grey', 'pet', 'found', 'finds', 'find', 'finding', 'discovers', 'has', 'have', 'keeps', 'keep', 'keeping', 'lives', 'living', 'lived', 'hides', 'hiding', 'hid', 'hidden', 'secret', 'secretly', 'carries', 'carry', 'carrying', 'takes', 'take', 'took', 'brings', 'fits', 'fit', 'in', 'inside', 'into', 'out', 'of', 'her', 'his', 'my', 'our', 'coat', 'jacket', 'trousers', 'dress', 'who', 'that', 'world’s', 'than', 'bigger', 'friend', 'friendly', 'cute', 'real', 'ate', 'eats', 'sandwich', 'crust', 'raisins', 'everywhere', 'day', 'opens', 'opened', 'ever', 'so'],
  except: ['handkerchief', 'shrew', 'seal', 'toy', 'money', 'kangaroo', 'lost', 'died', 'dead', 'sick', 'ill', 'hurt', 'big', 'giant', 'huge', 'pink', 'circus', 'zoo', 'bath', 'bathroom', 'classroom', 'fridge', 'piano', 'robot', 'afraid', 'scared', 'flying', 'flies', 'shrinks', 'shrank', 'shrunk', 'dinosaur', 'dragon', 'how', 'why', 'washing', 'machine'],
  moods: ['first', 'change', 'waiting', 'proud', 'losing'],
  company: ['elephant', 'elephants', 'plum', 'pocket', 'box', 'crust', 'raisin', 'raisins', 'table', 'shoe', 'shoes', 'jar', 'lid', 'thumb', 'trunk', 'ears', 'foot', 'wool', 'hall', 'trumpet', 'snail', 'spoons', 'scales', 'egg cup', 'lorry'],
  isTale: true,
  about: 'A tiny elephant from the lunch box will not stay in the hero’s soft pocket, because it is calling through the ground and listening with its feet, until a bare table lets them feel that somebody answers.',
  titles: ['No Bigger than a Plum', 'The Elephant in the Lunch Box', '{H} and the Humming Table', 'A Pocket with a Floor', 'It Listens with Its Feet'],
  want: [
    {
      id: 'instead-of-the-crust',
      A: 'partner',
      paragraphs: [
        '{H} opened the lunch box to throw away the crust, and there was no crust. In the corner stood an elephant, no bigger than a plum. It had eaten the raisins as well, and now it flapped its ears.',
        '“That’s a very good size for an elephant,” said {A}. {H} thought so too. It was to live in {H}’s pocket, and look out at the world. {H} held the pocket open, and the elephant walked in.'
      ]
    }
  ],
  way: [
    {
      id: 'cotton-wool',
      A: 'same',
      paragraphs: [
        'It would not keep still in there. It put down one foot, and then another, as if something was missing. So {A} made the pocket soft, with cotton wool. The elephant came out at once, backwards, and went home to the lunch box. There it leaned forward, and held one foot in the air. {H} offered it a raisin. It did not even look.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} fetched the kitchen scales, and the elephant stepped on. They put raisins into the other pan, one by one. At twenty it went up a little. At twenty-three it was level, and could see over the edge. “It weighs twenty-three raisins,” said {H}.',
        'The elephant had seen the other pan too. Its trunk came across. With each raisin that went, it sank a bit, right down to the table. “Now it’s one elephant,” said {A}, “and no raisins.”'
      ]
    },
    {
      id: 'how-it-drinks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was thirsty, so {H} filled an egg cup. “It drinks through its trunk,” said {H}. But it did not. It sucked the trunk full, bent it round, and squirted the water into its mouth. “It’s no straw,” said {A}. “It’s more of a jug.”',
        'The second jug was meant for its back, and the third one was for {H}. It went in at one ear. “Was that on purpose?” asked {A}. The elephant flapped. It had only wanted to offer.'
      ]
    },
    {
      id: 'dust-bath',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Elephants throw dust over their backs,” said {A}. “It keeps off the sun.” There was no dust in the lunch box, but there were crumbs. The elephant took up a trunkful and threw it, over one shoulder. It took up another.',
        'When it was done, it looked like something for frying. “Now you can’t burn,” said {H}. The lamp was the only sun there was, but it did feel safer. Then it ate itself clean, as far as it could reach.'
      ]
    },
    {
      id: 'pet-meets-it',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came to look into the lunch box, and the elephant looked out. People say that elephants are afraid of whatever is small. But here it was {A} who was the elephant. {A} breathed out sideways, so as not to blow it over.',
        'The elephant lifted its trunk, and felt along {A} from one end. It took a long time, and there was always more. At the other end it turned round, and read it all once more on the way back.'
      ]
    },
    {
      id: 'elder-snail',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once had a snail in my pocket,” said {S}. “I forgot it, and sat through the whole of a wedding.” “Did it mind?” asked {A}. “It got out,” said {S}. “Very slowly, over the back of my aunt. There was a silver line right up to her hat.”',
        '“And what did she say?” “She thought that it was the fashion,” said {S}. “The next Sunday two others had one.” The elephant had come to the edge of the lunch box, to hear better.'
      ]
    },
    {
      id: 'trumpet',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Can it trumpet?” asked {A}. {H} showed it how, with one arm for a trunk, and the lamp rang. The elephant took three steps back and thought it over. Then it put up its own trunk. It was like a kettle, in a house on the other side of the street.',
        '“Very loud,” said {H} politely. The elephant listened to where it had gone. It seemed to think that something had fallen over, a long way off. It stood in front of {H}’s thumb, to guard it.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} fetched a book with elephants in it, and stood it up. On the first page there was one as big as two hands, in front of a mountain. The elephant did not care for that. On the second page, at the back, there was one no bigger than a plum.',
        'It went up to it and stopped. It lifted its trunk, and the other’s was up already. “It thinks that somebody’s at home there,” whispered {A}. They gave it time. Then they turned the page very slowly, so as not to slam it.'
      ]
    },
    {
      id: 'child-keeper',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I want to ride on it,” said {S}. {A} set {S}’s shoe beside the elephant. It was twice as high. So {S} lay down on the floor, and the elephant was to ride on {S}. It marched from the knee to the chin.',
        '“What’s it like?” asked {A}. “It tickles,” said {S}, “but only in four places.” At the top the elephant looked into {S}’s nose, the left one and the right one. It seemed to think that they were the wrong way in.'
      ]
    },
    {
      id: 'humming-table',
      A: 'partner',
      paragraphs: [
        '{H} stood the lunch box on the bare table, to think. {A} had one elbow there, and lifted it. “The table’s humming,” said {A}. {H} laid both hands flat on it. There was nothing to hear. You could only feel it, like a lorry three streets off.',
        '“It’s calling,” said {A}. “Elephants hum so low that it goes through the ground. And they hear it with their feet.” {H} looked at the foot in the air. The other three were leaning hard, to listen. “In my pocket there isn’t any ground,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-shoes',
      A: 'partner',
      paragraphs: [
        '“Who’s it calling?” asked {A}. They kept quite still, with their hands flat. And up through the table leg came a second hum, rather faint. It came from the hall, where the shoes were. {H} crept along with one palm on the floor, and it got stronger. Out of the biggest shoe looked another elephant, no bigger than the first.',
        '{H} set it down on the table. Each put its trunk into the other’s mouth, as elephants do when they meet.'
      ]
    },
    {
      id: 'fans',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a cup of tea on the table, and it was much too hot. The two elephants came by and stopped. It was like a summer there. So they spread their ears, all four of them, and fanned. “They do that to keep cool,” said {A}.',
        'The steam leaned over, and went away to the left. {A} tried the tea again, and it was just right. {H} tried flapping with both hands, behind two ears. It made a wind, but it did not come from the ears.'
      ]
    },
    {
      id: 'spoons-hum',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} wanted to say something to them as well. {H} laid {H}’s chin on the table and hummed, as low as it would go. {A} hummed from the other end. In the drawer below, all the spoons began to buzz.',
        'The elephants put down their feet and listened. Then they looked at each other. “What did we say?” asked {H}. “I don’t know,” said {A}. “But the spoons agreed.” One of the elephants gave {H} a crumb, so it cannot have been rude.'
      ]
    },
    {
      id: 'sixteen-hours',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“How much do they eat?” asked {H}. “A real one eats for sixteen hours a day,” said {A}. They laid out a pea, half a grape and a leaf of parsley. The elephants began at the pea, one on each side.',
        'They ate without any hurry, and did not talk. Now and then one walked round, to see how the other side was. “They’ll need until tomorrow at ten,” said {A}. But after the grape they leaned against each other, and it turned out that these were full.'
      ]
    },
    {
      id: 'a-floor',
      A: 'partner',
      paragraphs: [
        '“I still want them in my pocket,” said {H}, “but they’ll need a floor.” {H} pulled out the cotton wool, and pushed in the lid of a jar. The elephants walked onto it, and stamped once each.',
        'Then they stood still. Two heads came up over the edge, and looked out at the world. Something hummed in there, quite low. {H} could feel it with {H}’s ribs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the lunch box, and a trunk came up to see who it was.',
      '{names} sniffed for the crust, and it was quite gone.',
      { text: '{names} held out a finger, and a trunk felt all round it.', needs: ['hands'] },
      { text: '{names} shook out a handkerchief, in case elephants sneeze.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor, and felt it hum.',
      '{names} kept all feet still, so as not to talk in between.',
      { text: '{names} laid a hand on the table leg, and nodded.', needs: ['hands'] },
      { text: '{names} picked cotton wool off the elephant.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out at the world beside the two of them.',
      '{names} hummed a little, and two pairs of ears went up.',
      { text: '{names} shook out all the other shoes, to make sure.', needs: ['hands'] },
      { text: '{names} knocked on the lid of the jar, and it was a good floor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lunch box was wiped out, and was stood on the bare floor by the wall. The two elephants walked in, for the night.',
    '{H} washed, and got the last crumb out of the pocket, and lay down. Then {H} let one hand hang over the edge, flat on the floor, and hummed. Something hummed back.'
  ],
  last: [
    'The floor said good night once more, too low for ears, and {H} was asleep.',
    'Four feet were asleep, and then four more, and {H} was asleep as well.'
  ]
})
