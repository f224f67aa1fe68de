import { wishPlot } from '../wish-plot.ts'

export const penguinsPicnic = wishPlot({
  id: 'wish-penguins-picnic',
  wishes: ['penguins picnic', 'penguin picnic', 'penguins picnics', 'penguins came to our picnic', 'penguin came to our picnic', 'penguins came picnic', 'penguin came picnic', 'penguins came to picnic beach', 'penguins beach', 'penguin beach', 'penguins beaches', 'penguins seaside', 'penguin seaside', 'penguins towel', 'penguin towel', 'penguins towels', 'penguins sand', 'penguin sand', 'penguins waddling', 'penguins waddle', 'penguin waddling', 'penguins blanket', 'penguins boulders', 'boulders beach', 'penguins simon’s town', 'penguins simons town', 'penguins betty’s bay', 'penguins bettys bay', 'penguins cape town', 'penguin cape town', 'african penguin', 'african penguins', 'south african penguins', 'jackass penguin', 'jackass penguins', 'penguins phillip island', 'penguin parade', 'penguins parade', 'penguins beach picnic', 'penguins waddling picnic', 'penguins beach cape town picnic', 'fairy penguins', 'fairy penguin', 'little blue penguins', 'blue penguins', 'penguins coming home', 'penguins come home sea', 'penguins out of the sea', 'penguins sandwich', 'penguin sandwich', 'penguins sandwiches', 'penguins lunch'],
  answers: ['penguin', 'penguins', 'african', 'little', 'blue', 'wild', 'real', 'waddle', 'waddles', 'waddled', 'waddling', 'walk', 'walking', 'walked', 'came', 'come', 'comes', 'coming', 'picnic', 'picnics', 'lunch', 'sandwich', 'sandwiches', 'egg', 'food', 'basket', 'blanket', 'towel', 'towels', 'umbrella', 'beach', 'sea', 'seaside', 'sand', 'sandy', 'rocks', 'boulders', 'bay', 'waves', 'ocean', 'shore', 'coast', 'cape', 'town', 'south', 'africa', 'australia', 'new', 'zealand', 'melbourne', 'sydney', 'oamaru', 'dunedin', 'near', 'into', 'our', 'through', 'over', 'between', 'holiday', 'holidays', 'trip', 'day', 'sunset', 'evening', 'dusk', 'summer', 'sunday', 'saw', 'seeing', 'watching', 'meet', 'met', 'line', 'row', 'queue', 'nest', 'nests', 'burrow', 'home', 'gogo', 'ouma', 'oupa', 'grandma', 'grandpa', 'cousins', 'family', 'mum', 'dad', 'funny', 'cheeky', 'bray', 'donkey', 'noise', 'stole', 'steal', 'took'],
  except: ['lolly', 'lollies', 'ice cream', 'lollipop', 'oil', 'hurt', 'died', 'dead', 'shark', 'zoo', 'antarctica', 'iceberg', 'desert', 'school', 'choir', 'desk', 'swimming lesson', 'pyjamas', 'bed', 'santa', 'bit'],
  moods: ['learning', 'waiting', 'change', 'first'],
  out: true,
  fed: true,
  company: ['penguin', 'penguins', 'blanket', 'sandwich', 'egg', 'hat', 'bush', 'bushes', 'sea', 'sand', 'road', 'basket'],
  about: 'Penguins waddle into the picnic on the beach and will not go round it, until three-toed prints show that the picnic was laid out on the road by which they walk home.',
  titles: ['In the Middle of the Road', 'An Egg Sandwich Among Penguins', '{H} Lets the Penguins Through', 'Room for a Penguin', 'The Picnic on the Way Home'],
  want: [
    {
      id: 'the-first-penguin',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had a picnic on the beach. {H} wanted to eat an egg sandwich in peace. A penguin came out of the sea, and shook itself. It waddled up the sand and onto the blanket, and stopped in front of {H}. Behind it came another penguin, and behind that came three. They stood there in a queue, and dripped. “Did you ask them to the picnic?” said {A}. {H} put one hand over the egg.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The first penguin looked at the sandwich with one eye. Then it turned its head, and used the other. “Don’t let it see what’s inside,” whispered {A}. {H} pressed the bread together. A yellow bit came out at the side.',
        '“It’s a hen’s,” {H} told the penguin. “It’s nothing to do with you.” The penguin passed that on to the one behind, or perhaps it only sneezed. All five of them looked at the basket. “That’s bananas,” said {A}.'
      ]
    },
    {
      id: 'a-wall-of-towels',
      A: 'partner',
      paragraphs: [
        'Penguins may be looked at and not touched. So {H} hung two towels over the umbrella and the basket, and now there was a wall. The first penguin walked up to it, and stood with its beak against the stripes. It could have gone round, and did not. More penguins came out of the sea and stood behind. “How many are there?” asked {H} from inside. “Fourteen,” said {A}, “and one’s looking over the top.”'
      ]
    },
    {
      id: 'the-straw-hat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H}’s straw hat lay on the edge of the blanket. A penguin took hold of a straw that stuck out, and walked on with it. The straw got longer, and longer still. The hat turned round on the sand, and was a little smaller at each turn.',
        '“They line their nests with that,” said {A}. When the penguin came to the end of the straw, the brim was gone. {H} put on what there was. It was quite a good hat for somebody with a head like a penguin.'
      ]
    },
    {
      id: 'like-donkeys',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The fourth penguin put back its head and brayed. It was so like a donkey that {H} looked behind for one. All the people on the beach looked too, and some held on to their carrots.',
        '“These penguins do that,” said {A}. “It’s how they call home.” From far up in the bushes another donkey answered. Now there was a donkey in front of the picnic and a donkey behind. {H} had only a sandwich in between.'
      ]
    },
    {
      id: 'other-reads-out',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had read the notice at the top of the beach. “It says to look under the car before we drive home,” said {A}. “There may be a penguin asleep there, in the shade.” {H} looked under the basket, to begin with.',
        'There was a wet place there, with the shape of two feet. Then {H} looked under the bread, and behind {A}. “Nobody’s asleep yet,” said {H}. “They’re all still at the picnic.”'
      ]
    },
    {
      id: 'elder-says-after-you',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“They’re dressed for dinner,” said {S}, “and we’re in our bathing things. One feels it.” {S} put on a shirt, and did up the top button. The first penguin looked {S} up and down. “And now?” asked {A}.',
        '“Now I’ll say After you,” said {S}, and bowed. The penguin bent forward as well. They both waited for the other to go first. They were still at it when {A} had finished the cucumber.'
      ]
    },
    {
      id: 'child-in-the-queue',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} went and stood behind the last penguin, with heels together and arms held out a little. “What are you all waiting for?” called {A}. “I don’t know,” called {S}. “I haven’t got to the front yet.”',
        'A new penguin came out of the sea and stood behind {S}. It seemed to think that this was right. “Now I can’t leave,” called {S}. “I’d lose my place.”'
      ]
    },
    {
      id: 'three-toes',
      A: 'partner',
      paragraphs: [
        'The tide was out, and the sand was smooth, all but one strip. “Look down,” said {A}. There were prints with three toes, hundreds of them, one on top of another. They came up from the sea in a line, straight under the picnic, and on to the bushes. “It’s a road,” said {A}. “They walk home on it.” {H} lifted a corner of the blanket. “They haven’t come to our picnic,” said {H}. “We’ve come to theirs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-halves',
      A: 'partner',
      paragraphs: [
        'A penguin takes the way it knows. So {H} pulled the picnic apart. The blanket went to the left, with the bread. The bananas moved to the right, on a towel. In the middle was the road, as wide as a penguin with its flippers out. “There you are,” said {H}. The first penguin looked left, and then right, as one does at a road. It waddled through, and the others waddled after it.'
      ]
    },
    {
      id: 'pass-the-salt',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} sat on one side of the penguins’ road, and {A} on the other. The salt was with {A}. “May I have it?” asked {H}. “After the wide one,” said {A}. The wide penguin took its time, and so did the two behind it.',
        '{H} ate a bit of egg without, and then with, for there was a gap. They found out that a sandwich takes eleven penguins. A banana takes four, if nobody stops to look at it.'
      ]
    },
    {
      id: 'pet-and-the-road',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Nobody had told {A} about the road. {A} had settled down to rest in the middle of it, where the sand was warm. A penguin came up from the sea and stopped in front of {A}. It did not go round.',
        'They looked at each other for as long as it takes to peel a banana. Then {A} moved over by just one penguin. “Thank you,” said {H}. The penguin went past so close that {A} got a drip on the nose.'
      ]
    },
    {
      id: 'one-from-the-other-side',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then a penguin came down from the bushes, dry and in a hurry. It wanted to go to the sea. Just at the bread it met one that was coming home, round and wet. The road was only one penguin wide.',
        '“What do they do now?” whispered {H}. The two penguins stood chest to chest, and both talked at once. Then {A} said, “Breathe in.” It was meant for {H}, who had a knee in the road. {H} drew it back, and the penguins got by.'
      ]
    },
    {
      id: 'in-the-sea',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why are they so slow?” asked {H}. “They’re only slow up here,” said {A}. Out past the rocks something shot through a wave like a thrown stone. It turned in the green part, quicker than a fish, and then it stood on the sand.',
        'There it was a penguin. It fell over a small shell, and got up, and fell over it once more. “It flies down there,” said {A}, “and then it has to walk home.” “In those feet,” said {H}.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'The sun went down. {H} ate the last of the egg sandwich in peace. “Shall we close the road?” asked {A}. But far out on the wet sand there was one more, all by itself, and quite small. So they waited, left and right, with their knees drawn in. The small penguin came at its own pace. In the middle of the picnic it stopped, dripped, and looked at {H}. “Straight on,” said {H}, “and you’re home.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood up too, to look less like a picnic.',
      '{names} moved over on the blanket for a penguin, and it moved up.',
      { text: '{names} put the lid on the fruit, and then sat on the lid.', needs: ['hands'] },
      { text: '{names} wiped up the drips, and was dripped on.', needs: ['hands'] }
    ],
    way: [
      '{names} peered through the gap between the towels, into an eye.',
      '{names} found the first print, and put a foot beside it.',
      { text: '{names} held up the end of the wall that kept falling down.', needs: ['hands'] },
      { text: '{names} dug a little road on the other side, but no penguin took it.', needs: ['hands'] }
    ],
    turn: [
      '{names} chose the left side of the road, where the bread was.',
      '{names} sat as still as a rock, and a penguin leaned there for a moment.',
      { text: '{names} handed the cups across, between one penguin and the next.', needs: ['hands'] },
      { text: '{names} smoothed a bump out of the road for the small one.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook the sand out of the picnic, left side and right side. The road they left as it was.',
    'At home {H} was washed, and took the usual way to bed. Nobody was having a picnic on it.'
  ],
  last: [
    'Up in the bushes a penguin brayed once, the right one answered, and {H} was asleep.',
    'Straight on, and then the pillow, and {H} was asleep.'
  ]
})
