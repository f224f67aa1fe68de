import { wishPlot } from '../wish-plot.ts'

const SWEETS = ['sweets', 'sweeties', 'candy', 'candies', 'lollies']

export const teethPolice = wishPlot({
  id: 'wish-teeth-police',
  beginsElsewhere: true,
  wishes: ['a world made of sweets but the teeth police are coming', ...['teeth', 'tooth', 'toothbrush', 'toothpaste', 'brushing', 'dentist', 'tooth brushing'].map((of) => `${of} police`), ...['teeth', 'tooth', 'toothbrush', 'toothpaste'].flatMap((of) => [`${of} policemen`, `${of} cops`]), 'tooth policeman', 'toothbrush policeman', 'teeth police coming', 'teeth police come', 'teeth police eat too many sweets', 'police check teeth', 'police inspect teeth', ...SWEETS.flatMap((sweets) => [`world made of ${sweets}`, `everything made of ${sweets}`, `planet made of ${sweets}`, `town made of ${sweets}`, `city made of ${sweets}`]), 'sweets world teeth police', 'candy world tooth police'],
  answers: [...SWEETS, 'sweet', 'sweetie', 'sugar', 'sugary', 'lolly', 'lollipop', 'toffee', 'toffees', 'liquorice', 'marshmallow', 'marshmallows', 'candyfloss', 'gummy', 'jelly', 'chewy', 'sticky', 'world', 'whole', 'land', 'planet', 'town', 'city', 'place', 'street', 'houses', 'everything', 'all', 'made', 'out', 'of', 'is', 'are', 'was', 'were', 'but', 'and', 'then', 'until', 'oh', 'no', 'the', 'a', 'an', 'with', 'where', 'there’s', 'you', 'can', 'eat', 'eats', 'eating', 'ate', 'every', 'day', 'teeth', 'tooth', 'toothbrush', 'toothbrushes', 'toothpaste', 'brush', 'brushes', 'brushing', 'clean', 'dirty', 'dentist', 'dentists', 'police', 'policeman', 'policemen', 'policewoman', 'cops', 'check', 'checks', 'inspect', 'too', 'many', 'much', 'arrest', 'arrested', 'chief', 'come', 'comes', 'coming', 'came', 'arrive', 'chase', 'chases', 'chasing', 'catch', 'looking', 'for', 'run', 'hide', 'hiding', 'my', 'our', 'we', 'us', 'me', 'i', 'live', 'lives', 'go', 'goes', 'went', 'to', 'if', 'what', 'funny', 'silly', 'story', 'about', 'friend', 'brother', 'sister', 'who', 'they', 'them', 'in', 'so', 'don’t', 'like', 'want'],
  except: ['officer', 'officers', 'chocolate', 'cheese', 'witch', 'gingerbread', 'factory', 'wonka', 'rain', 'rained', 'raining', 'rains', 'shop', 'diabetes', 'diabetic', 'allergic', 'allergy', 'fillings', 'filling', 'pulled', 'hurt', 'hurts', 'toothache', 'hospital', 'sick', 'ill', 'fairy', 'mouse', 'wobbly', 'robber', 'robbers', 'thief', 'stole', 'stolen', 'stranger', 'jail', 'prison', 'real', 'died', 'dead', 'eid', 'diwali', 'halloween', 'pinata', 'christmas', 'car', 'dog', 'cat', 'dragon', 'unicorn', 'dinosaur', 'shark', 'crocodile', 'scared', 'afraid'],
  moods: ['late'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  company: ['world', 'police', 'teeth', 'chief', 'tooth', 'toffee', 'lid', 'mirror', 'knob', 'door', 'hinge', 'brush', 'brushes', 'basin', 'tube', 'tap', 'icing', 'candyfloss', 'toothbrush', 'bristles', 'road', 'street', 'town', 'cupboard', 'church', 'roofs', 'hill', 'book', 'watch', 'cap', 'caps', 'row', 'queue', 'bench', 'ducks', 'pond', 'wafer', 'lamp post', 'gate', 'hedge', 'sweets', 'seven', 'carrot', 'window', 'windows', 'shoe', 'bell', 'rock'],
  about: 'In a world of sweets the teeth police are coming with a lid, and a toffee sits on the hero’s tooth that no brush of sugar gets off, until it is seen whose police the teeth police are.',
  titles: ['Help, Police, Said the Tooth', 'It Came Quietly', '{H} and the Teeth Police', 'On the Cupboard until Saturday', 'Whose Police Are They'],
  want: [
    {
      id: 'the-door-knob',
      A: 'partner',
      paragraphs: [
        'The whole world was made of sweets, and {H} had just bitten the knob off a toffee door. Far down the liquorice road somebody blew a whistle. “The teeth police are coming,” said {A}, and got up from a marshmallow, which took some time.',
        'They had a lid as big as the town. For one sticky tooth it went on the world, like the lid on a sweet tin. Then the world stood on the cupboard until Saturday. {H} felt round with the tongue. The knob had stuck to a back tooth.'
      ]
    }
  ],
  way: [
    {
      id: 'a-roof-on-it',
      A: 'partner',
      paragraphs: [
        '“Brush it off,” said {A}. {H} ran to the basin, which was one big peppermint. The toothbrush was barley sugar, with candyfloss bristles. Out of the tube came icing. {H} brushed, up and down and round and round.',
        'The candyfloss melted. The icing set hard. “Is it gone?” asked {H}. {A} looked in for some time. “It’s got a roof on now,” said {A}, “and a chimney.”'
      ]
    },
    {
      id: 'hundreds-and-thousands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then it rained hundreds and thousands. They rattled on the roofs, pink and blue and yellow. {A} held a wafer over both of them, for that was all there was. After a bite or two it was a wafer with a window.',
        'When it had stopped, {H} shook out both sleeves. On {A}’s head stood a small neat heap, in all the colours. “Is there anything on me?” asked {A}. “You’re nearly finished,” said {H}. “You only need a candle.”'
      ]
    },
    {
      id: 'one-carrot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Only one shop had a queue, and it sold vegetables. In the window, on a velvet cushion, lay a carrot. People stood before it and breathed on the glass. “Does it really crunch?” somebody asked. “You can hear it in the next street,” said the shopkeeper.',
        'A child at the front had saved up since Easter, only to hold it. “We’ve got a whole bag of those at home,” said {A}. It went very quiet. Then the whole queue turned round, and formed again behind {A}.'
      ]
    },
    {
      id: 'orange-and-green',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The windows were boiled sweets, rolled out thin. Through the left one the whole street was orange, and through the right one it was green. {A} walked past outside, and was first a satsuma and then a frog. “Stay a frog,” called {H}. “It suits you.”',
        'You cleaned such windows from inside, with the tongue. {H} did one corner, and could see as far as the hill. “Not too long,” said {A}, “or there’ll be a draught.” There was one already. It smelled of lime.'
      ]
    },
    {
      id: 'the-lid-over-the-roofs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Over the roofs they could see the lid. It was round and silver, and its knob was as big as a bandstand. It came on slowly. “Our saucepan’s got one like that,” said {H}. “Ours doesn’t go over a church,” said {A}.',
        'They thought about how it would be underneath. “Dark,” said {A}. “But we’d stay nice and fresh,” said {H}. {A} counted how long it was until Saturday. It was five days, and that is very fresh.'
      ]
    },
    {
      id: 'two-ducks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The pond was lemonade, and two marshmallow ducks sat on it. {A} put a finger in, and it tickled. Every time a big bubble came up under a duck, the duck hiccuped. Each of them looked at the other, as if it had been the other one.',
        '“Hic,” went the left duck. “Pardon,” said {H} for it, as ducks can’t. “Hic,” went the right duck. “Pardon,” said {A}. It was a very big pond, with a great many bubbles. They got away only by tiptoeing.'
      ]
    },
    {
      id: 'other-with-a-bench',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Along the road came {A}, and behind {A} came a bench. It was nougat. {A} had only sat down to do up a shoe. “I got up,” said {A}, “and so did that.” There was room on it for four.',
        'It was not all bad. {A} could sit down anywhere, and never had to look for a place. Only doors were difficult. “Try it sideways,” said {H}. {A} tried it sideways. The bench stayed in the doorway, and {A} came out on the other side.'
      ]
    },
    {
      id: 'pet-and-a-shoe',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was the only one who did not think much of that world. {A} sniffed at the gate, and the hedge, and a stone. All three smelled of sugar. Then {A} came to {H}’s left shoe. It was a real shoe, and had once been in a real puddle.',
        '“Somebody here’s got taste,” said {H}, and kept the foot still. It was the best thing for miles. {A} stayed by it, and would not be parted from it.'
      ]
    },
    {
      id: 'elder-stick-of-rock',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small,” said {S}, “a stick of rock lasted me from Monday to Thursday.” “Didn’t you ever stop?” asked {A}. “I stopped to say please,” said {S}, “and to see how much was left.”',
        '“Were there teeth police?” asked {A}. “Only one, on a bicycle,” said {S}. “We all opened wide, and got a nod, and were allowed to ring the bell.” By Thursday the rock had been no bigger than a pea. It had tasted of pocket.'
      ]
    },
    {
      id: 'child-is-counted',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be counted before the police came, and opened wide. {A} counted along the top, as far as six. Then {S} said something, and it had to be done again from the start. “What did you say?” asked {A}. “I said, are you counting?” said {S}.',
        'In the end it came to nineteen and a raspberry pip. “Is that the right number?” asked {S}. Nobody knew how many there had been before. “It’s the right number for today,” said {A}.'
      ]
    },
    {
      id: 'seven-in-white',
      A: 'partner',
      paragraphs: [
        'Crunch, crunch, went boots on the sugar. The police came round the corner, seven in white, with brushes as long as brooms. On every cap was a small gold tooth, polished till it winked.'
      ]
    },
    {
      id: 'whose-police',
      A: 'partner',
      paragraphs: [
        '“A sweet won’t get off a sweet,” said {A}, “and those are the only real brushes here.” {H} looked at the caps. “They do seem fond of teeth,” said {H}.',
        '“They’re not the sweets police,” said {A}. “They’re the teeth police. So whose side are they on?” {H} put a finger on the poor back tooth. “On my tooth’s,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'help-police',
      A: 'partner',
      paragraphs: [
        '{H} walked straight up to them. They were not used to that. “Help, police!” said {H}. “A toffee’s got hold of my tooth, and it won’t let go.” The chief looked in with a little mirror. “Let go, toffee,” said the chief. The toffee did not.',
        'The seven brushes took turns, up and down and round and round, for two minutes. Plop, went the toffee. “Came quietly,” wrote the chief in a book.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The chief lent {H} the mirror, which was on a stick, and no bigger than a coin. {H} held it in at the side, and there were the teeth from behind. {H} had never seen them from there. “They’ve all got their backs to me,” said {H}.',
        '“They’re on guard,” said {A}. “They have to see what’s coming in.” They stood there in two rows, day and night. Nobody had ever told them to sit down. The chief saluted them, from left to right.'
      ]
    },
    {
      id: 'in-step',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The seven showed how they brushed in step. Up and down, round and round, and spit. They all spat at once into the peppermint basin, and it rang. {A} stood at the end of the row, and rang a little late.',
        '“Once more,” said the chief, and the whole street looked out to see it. This time they brushed a lamp post as well, by mistake, and the lamp post was spearmint. Afterwards it was the cleanest thing in the street, and the thinnest.'
      ]
    },
    {
      id: 'try-the-hinge',
      A: 'partner',
      paragraphs: [
        'Now nobody needed the lid. The chief stuck the knob back on the door, and held on to it. “What does it taste of?” asked the chief, rather red. “Try the hinge,” said {A}.',
        'The chief did. Then it was quiet. “Hehp,” said the chief, “poleef.” {H} took the longest brush. “Whose police are you?” asked {A}. “The chief’s,” said {H}, up and down and round and round.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the liquorice road, and saw something white.',
      '{names} stopped chewing, to hear better.',
      { text: '{names} held the door, for it had no knob now.', needs: ['hands'] },
      { text: '{names} put a liquorice lace in one pocket, and the end hung out.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round the corner as well, lower down.',
      '{names} tried to look like somebody with no teeth at all.',
      { text: '{names} held the tube, and had icing on both thumbs.', needs: ['hands'] },
      { text: '{names} felt along the top and along the bottom with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in line, and opened wide without being asked.',
      '{names} walked once round the lid, and it took some time.',
      { text: '{names} held the book for the chief, and read what it said.', needs: ['hands'] },
      { text: '{names} shook hands with all seven.', needs: ['hands'] }
    ]
  },
  bed: [
    'The seven went home along the liquorice road, with the lid rolling behind. At {H}’s home the door had a knob of brass, and {H} only turned it.',
    '{H} brushed, up and down and round and round, and lay down. The tongue went once along both rows. There was nobody in there but teeth.'
  ],
  last: [
    'The teeth stood on guard in two rows, and {H} was asleep.',
    'There was no lid on the world but the sky, and {H} was asleep.'
  ]
})
