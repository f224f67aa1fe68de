import { wishPlot } from '../wish-plot.ts'

export const allChocolate = wishPlot({
  id: 'wish-all-chocolate',
  beginsElsewhere: true,
  wishes: ['everything chocolate', 'everything made chocolate', 'everything turned chocolate', 'everything turns chocolate', 'everything became chocolate', 'everything touched chocolate', 'world chocolate', 'world made chocolate', 'whole world chocolate', 'world turned chocolate', 'earth made chocolate', 'chocolate planet', 'chocolate world', 'house chocolate', 'house made chocolate', 'chocolate house', 'our house chocolate', 'houses made chocolate', 'houses chocolate', 'home made chocolate', 'town chocolate', 'town made chocolate', 'city made chocolate', 'chocolate city', 'chocolate village', 'street made chocolate', 'streets chocolate', 'buildings made chocolate', 'cars made chocolate', 'trees made chocolate', 'door made chocolate', 'chocolate door', 'furniture made chocolate', 'bed made chocolate', 'chocolate bed', 'school made chocolate', 'things made chocolate', 'chocolate everywhere'],
  except: ['cheese', 'witch', 'factory', 'wonka', 'willy', 'charlie', 'allergic', 'allergy', 'dog', 'ate', 'easter', 'bunny', 'rabbit', 'santa', 'sick', 'tummy', 'teapot', 'cake', 'birthday', 'spread', 'hair', 'stain', 'hot', 'stole', 'river', 'rained', 'rain'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'everything', 'world', 'whole', 'earth', 'land', 'planet', 'house', 'houses', 'home', 'town', 'city', 'village', 'street', 'streets', 'road', 'building', 'buildings', 'cars', 'car', 'trees', 'tree', 'bus', 'school', 'door', 'furniture', 'bed', 'chair', 'things', 'chocolate', 'choccy', 'made', 'make', 'out', 'of', 'turned', 'turns', 'became', 'becomes', 'touched', 'touch', 'we', 'i', 'all', 'every', 'everywhere', 'eat', 'ate', 'eating', 'melt', 'melted', 'melts', 'melting', 'could', 'live', 'lived', 'one', 'for', 'a', 'entire', 'walls', 'wall', 'our'],
  moods: ['question', 'first'],
  company: ['door', 'bus', 'key', 'bench', 'lamp post', 'wall', 'bed', 'bell', 'wind', 'street', 'chocolate', 'postman', 'neighbours', 'sparrow'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'The day everything is chocolate nobody may sit or lean on anything, for it goes soft, and then the key snaps, and that is just what the door needs.',
  titles: ['Don’t Lean on Anything', 'Two Thousand Bars of Door', '{H} Would Like to Sit Down', 'A Good Key, with Nuts In', 'Like a Chocolate in Its Box'],
  want: [
    {
      id: 'the-key',
      A: 'partner',
      paragraphs: [
        'It was the day on which everything in the world was made of chocolate. {H} had eaten a bit of wall for breakfast. Now it was evening, and {H} wanted only one more thing, and that was to sit down.',
        'Nobody had sat all day. Whatever you sat on went soft, and then you were brown behind. “It’ll be cooler indoors,” said {A}, and turned the key. Snap. It was a good key, with nuts in, and half of it stayed in the front door.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bus had brought them as far as the corner. It drove with all its windows open, so that it stayed a bus. The passengers stood in the middle, with their arms in, and touched nothing. “Hold tight,” the driver had said at nine o’clock, and you could still see the finger marks.',
        '“It used to be longer,” said {A}. That was the schoolchildren. They had got on at the back, and got off a little further to the front. Now the last seat was out in the fresh air. It was a nice one, with a view.'
      ]
    }
  ],
  way: [
    {
      id: 'eat-the-door',
      A: 'partner',
      paragraphs: [
        '“Then we’ll eat our way in,” said {H}, and started at the letterbox. {A} started at the keyhole. It was dark chocolate. After ten bites they had both stopped chewing.',
        '“How much is left?” asked {H}. {A} knocked on the door from top to bottom. “Two thousand bars,” said {A}. “We’ll be sitting down by spring.” {H} looked at the sky instead. It was the only thing there that nobody could eat.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could ring,” said {A}. The bell had a white button, which was white chocolate. {A} pressed it with one thumb. It did not ring. It went in slowly, as far as the knuckle, and it was nice and smooth in there.',
        '{A} pulled the thumb out again. There was a hole in the wall now. At the end of it was a swirl, with all the little lines. “That’s me,” said {A}, quite pleased. “If anyone wants to know who rang.”'
      ]
    },
    {
      id: 'warm-side',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The sun was going down at the end of the street, and it shone on the houses opposite. They did not like it. The gutters hung down a bit, and so did the window sills. A lamp post made a bow. “It does that every evening,” said {A}. “It’s very polite.”',
        'Then the sun was gone, and they all set. So the sills hung there, and the lamp post looked at its foot. It lit up a small round piece of the pavement. “We’ll know that one again,” said {H}.'
      ]
    },
    {
      id: 'the-postman',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The postman came with a letter. It was a thin brown tablet, and the writing was white. He held it by the edges. “It’s from Auntie,” said {A}. “She says that she’s well, and that the piano.” There it stopped. One corner was missing.',
        'They both looked at the postman. “It’s a long road,” he said. He wiped his chin. “She’s sold it,” he said then. “The piano. To a man with two dogs.” He had read it first, so that nothing would be lost.'
      ]
    },
    {
      id: 'the-money',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could buy a new key,” said {A}, and felt in one pocket for the money. There was only a lump in there. Ten coins had gone into it that morning, and been kept warm. They had gold paper on, at least. “Somebody’s head is on here,” said {A}, “and here’s his nose again.”',
        '“How much is it now?” asked {H}. {A} weighed it. “It’s one coin,” said {A}. “But you could buy something big with it.” They looked at the lump, and the lump had nine noses. It was sad to break it up.'
      ]
    },
    {
      id: 'a-drink',
      A: 'same',
      spare: 6,
      paragraphs: [
        'What {H} had thought about since lunch was a radish. It did not have to be a large one. It only had to be sharp, and wet, and not sweet at all. “Don’t,” said {A}. “I’ve been thinking of a gherkin. I nearly had it.” They stood there with their eyes shut.',
        '{H} had found one at the greengrocer’s, a red one with a green tuft. It had crunched. It was chocolate all the way down, with a strawberry skin. “They mean so well,” {A} had said.'
      ]
    },
    {
      id: 'the-sparrow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A sparrow came down on the door frame. It had noticed something. If it stayed in one place it sank, and if it hopped it did not. So it hopped. It hopped from one end to the other, and left two rows of little forks.',
        'By the chimney there was a pigeon that had thought about it for longer. Only the head looked out. “Is it stuck?” asked {H}. “It’s sitting,” said {A}, with envy. “It’s the only one in town.”'
      ]
    },
    {
      id: 'neighbour',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Have you tried knocking?” asked {A}, who had come along the pavement on tiptoe. {A} knocked. It went tock, and a piece fell off, with a nut in it. “Sorry,” said {A}, and looked for somewhere to put it. There was only one place.',
        '“I don’t even like it any more,” said {A}, chewing. “But you can’t leave things lying about.” {A} had already tidied a bollard away that day, and most of a fence. It was no life for somebody who likes to be neat.'
      ]
    },
    {
      id: 'the-fridge-lady',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A woman went by with a grand piano under one arm. She had it in a freezer bag. “We sang with it,” she said, “and it got so warm. I’m taking it somewhere cool.” It was not a whole piano by now. It was chiefly the low notes.',
        '“Play something,” said {A}. She took off one glove and struck a key. It was a deep, soft note, like a spoon in a pudding. She ate it. “That one’s out of tune,” she said, and hurried on.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What about the window?” asked {H}. The window panes were of sugar, as you cannot see through chocolate. {A} breathed on one, to clean it. It went dull, and then it had a hole in it, the shape of a breath. In there stood both the chairs, side by side, nice and firm.',
        '“I can see mine,” said {A}. “It’s got the cushion.” They stood in front of the hole for a while, one eye each. It was like looking in at a cake shop, only the other way about.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had found a way to rest. You lay down flat on the cold paving stones, and counted to twenty, and rolled. Then you had a fresh one under you. {S} had rolled all the way from the bakery. “It’s only hard at crossings,” said {S}.',
        'Behind {S} there was a row of shapes in the pavement, as far as you could see. They all had their arms by their sides. “That one’s the best,” said {S}, and pointed back up the hill. “That’s where I sneezed.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a way of eating chocolate which nobody else had any more. {S} broke a square off the gatepost, and laid it on the tongue, and shut the mouth. Nothing moved. “You don’t chew it,” said {S} after four minutes. “We had one piece, on Sundays. You waited for it to leave.”',
        '{A} tried it as well. It really was much longer that way. You could hear it going, a bit here and a bit there. When it had quite gone, {S} had already started on the Sunday after.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had been told from the very beginning that chocolate was not for {A}. And now there was nothing else, and it stood about everywhere. {A} did not so much as look at it. {A} had brought something proper from home, in a bag, and it smelled of meat and smoke.',
        'Everybody in the street had smelled it by now. “I’d give you a lamp post for that,” a man said to the bag. {A} lay down on top of it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was as warm as a roll from the oven, so {A} had been passed along all day. Nobody had dared to put {A} down. {A} had once leaned on a pillar while a shoe was tied. There was a dimple in it now.',
        '{A} patted whatever came by, and it kept the pat. There were ten small fingers on the letterbox, and five on the wall. On {H}’s cheek there was a whole hand, in milk.'
      ]
    },
    {
      id: 'do-not-lean',
      A: 'partner',
      paragraphs: [
        'Night fell, and in the cold the chocolate door was as hard as wood. {A} ran at it with one shoulder. Bonk. It smelled of Easter, and stayed shut.',
        '{H}’s legs had been stood on since breakfast. {H} leaned back on the door. “Don’t lean!” said {A}, for the hundredth time that day. “You know what happens!” But {H}’s eyes had shut, and {H} stayed there.'
      ]
    }
  ],
  turn: [
    {
      id: 'lean',
      A: 'partner',
      paragraphs: [
        '{A} pulled {H} off the door. It went slup. {H}’s whole back was in the chocolate now, and ten fingers, and a head with ears. {A} put a hand in. “It’s deeper than all our bites!” said {A}. “Go back and lean!”',
        'So {H} leaned, and {A} leaned beside. “Think of something warm,” said {A}. They thought of soup. Slowly the door let them in, shoulders first. At seven they both sat down, backwards, in the hall.'
      ]
    },
    {
      id: 'other-doors',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Other people had snapped their keys as well. Soon they were leaning all the way down the street, each at a door, with a scarf on. You heard it going slup, now here and now there. And then somebody would laugh, in a hall.',
        'A thin man in number nine was not getting through. He was always cold. “Come along to ours,” {A} called out to him. “There’s a hole, and it’s nearly your size.” He fitted into it like a letter in an envelope.'
      ]
    },
    {
      id: 'who-is-that',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They looked at the door from inside. There stood two of them, made of nothing, and the street went on behind. A woman walked past. First she crossed {H}, and then she crossed {A}. She waved from the middle of {A}’s tummy.',
        '“My head’s not as round as that,” said {A}. “It is,” said {H}. {A} went and stood in the hole again, to see. It was a perfect fit, all the way round. “Well,” said {A}, “then it’s a good thing that I’ve got a hat.”'
      ]
    },
    {
      id: 'the-bed',
      A: 'partner',
      paragraphs: [
        'The front door had two holes in it. One was {H}, with both ears, and the other was {A}. The night wind came in, and now the chairs were cold and hard enough. {A} sat on three.',
        '{H} lay down on the bed. It gave a little, at the hip and under both heels. Then the wind came along the hall, and the chocolate set just so. In a box of chocolates there’s a dent for each one. “I’m the chocolate,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on one leg at a time, to be fair to the other.',
      '{names} kept all elbows in, like the rest.',
      { text: '{names} held the other half of the key, by the edges.', needs: ['hands'] },
      { text: '{names} tidied a doorknob away.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped with the sparrow, to keep from sinking.',
      '{names} took one look at the two thousand bars, and sat on nothing.',
      { text: '{names} nibbled at the hinge, for company.', needs: ['hands'] },
      { text: '{names} wrote a name in the wall with one warm finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank into the frame, on the left.',
      '{names} came through as well, and left a hole behind.',
      { text: '{names} rubbed two hands together, and laid them on the door.', needs: ['hands'] },
      { text: '{names} thought of porridge, which is hotter.', needs: ['hands'] }
    ]
  },
  bed: [
    'Somebody had eaten the knob of the radio, but it still spoke. It would all be wood and stone again by morning. They hung coats over the holes, and {H}’s coat hung over {H}.',
    'There was real water in the tap. {H} washed off the brown, front and back, and lay in the dent, and it fitted.'
  ],
  last: [
    'The bed held {H} by the heels and the elbows, and {H} was asleep.',
    'Nobody said anything about leaning, and {H} leaned on the whole night, and slept.'
  ]
})
