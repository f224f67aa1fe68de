import { wishPlot } from '../wish-plot.ts'

export const dinosaursCameBack = wishPlot({
  id: 'wish-dinosaurs-came-back',
  beginsElsewhere: true,
  wishes: ['dinosaurs came back', 'dinosaurs come back', 'dinosaurs coming back', 'dinosaur came back', 'dinosaurs return', 'dinosaurs returned', 'dinosaurs town', 'dinosaur town', 'dinosaurs city', 'dinosaur city', 'dinosaurs street', 'dinosaur street', 'dinosaurs village', 'dinosaurs came to town', 'dinosaurs alive again', 'dinosaurs in our town', 'dinosaurs traffic', 'dinosaurs high street', 'dinos came back', 'dinos town'],
  answers: ['dinosaur', 'dinosaurs', 'dinos', 'came', 'come', 'comes', 'coming', 'back', 'return', 'returned', 'town', 'city', 'street', 'village', 'our', 'the', 'day', 'when', 'to', 'in', 'visit', 'visited', 'walk', 'walked', 'alive', 'again', 'loose', 'big', 'friendly', 'all', 'rex', 'trex', 'triceratops', 'diplodocus', 'stegosaurus', 'bird', 'birds', 'live', 'lived', 'took', 'over', 'take'],
  except: ['school', 'bone', 'bones', 'museum', 'museums', 'dead', 'died', 'extinct', 'meteor', 'asteroid', 'afraid', 'scared', 'egg', 'eggs', 'park', 'jurassic', 'toy', 'toys', 'lost', 'dragon', 'party', 'costume', 'robot', 'robots', 'train', 'trains', 'truck', 'trucks', 'bus', 'holiday', 'poo'],
  out: true,
  company: ['dinosaurs', 'dinosaur', 'street', 'town', 'digger', 'pigeon', 'roll', 'lights', 'roofs'],
  about: 'The dinosaurs come back to the town and look for the one that stayed behind to keep the place, and nobody knows it by its teeth.',
  titles: ['Somebody Stayed Behind', 'The Dinosaurs Came Back on Tuesday', '{H} Looks at Its Feet', 'You Have Got Small', 'Who Kept the Place'],
  want: [
    {
      id: 'on-tuesday',
      A: 'partner',
      paragraphs: [
        'On Tuesday the dinosaurs came back. They came up the street in a row, and stopped at the red light. {H} wanted one of them to stay for good. The last was as tall as a lamp post, with very small arms.',
        '“Have you forgotten something?” asked {H}. “Somebody,” said the dinosaur. “One of us stayed behind to keep the place. We’ve come to say thank you.” “What does it look like?” asked {A}. “Big,” said the dinosaur. “With teeth.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-digger',
      A: 'partner',
      paragraphs: [
        '“I know the one,” said {A}. {A} led all the dinosaurs to something big and yellow. It had teeth. “Thank you,” they said to the digger, and bowed. It didn’t answer. The longest one licked it. “That’s only a spoon,” it said.'
      ]
    },
    {
      id: 'the-button',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the crossing you have to press a button. The dinosaur with the small arms stretched one out. It was a hand too short. It tried with the other, and that was a hand too short as well. “Could you?” it asked. {H} pressed it. The green man came on.',
        '“How do you do that?” asked the dinosaur, full of wonder. {H} let it watch once more. After that it asked at every crossing, and said thank you to the little man, each time.'
      ]
    },
    {
      id: 'flat-zebra',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A triceratops had stopped by the stripes on the road. “Who’s that?” it asked, quite shocked. “That’s a zebra,” said {A}. “A zebra crossing.” “Crossing what?” said the triceratops. “It’s ever so flat. It must have been heavy, whatever went by.”',
        'It would not step on it. It got right down on its belly, and talked to it. In the end it laid its scarf over the end of the zebra. The scarf was a hanging basket.'
      ]
    },
    {
      id: 'car-wash',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the car wash it hissed and steamed. “It’s the swamp!” said the stegosaurus, and went in. The brushes came down on its plates, first the big one, then all the small ones. It came out at the other end with a shine, and went round to the beginning.',
        'It went through eleven times. “Would you like wax?” it was asked. It did not know what that was, but it wanted it. From then on the rain ran off it in pearls.'
      ]
    },
    {
      id: 'alarms',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A tail had brushed against a van. Ooh-ee, ooh-ee, went the van. The nearest dinosaur spun round. “Ooh-ee?” it said. The next car started as well, and the one after that. “They’re talking!” said the dinosaur. “What are they saying?”',
        '“They’re saying: don’t touch me,” said {A}. The dinosaur was sorry, and took a step back. It sat on a milk float. “And that one?” it asked. {A} looked. “That one isn’t saying anything now,” said {A}.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The longest had never seen such trees. They were thin, and grew in a row, and each had one fruit. It took the fruit of a lamp post into its mouth, to try. It was dusk in there. Both its cheeks lit up pink. “It’s warm,” it said, with a full mouth.',
        '“You can’t swallow that,” said {H}. It let it out, quite wet. Further down there was a hanging basket, and that it could swallow. “Whose fern was that?” it asked after. It was the bank’s.'
      ]
    },
    {
      id: 'sea',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There was a sea here,” said one with a long, wet-looking neck. “From the chemist down to the post office. I was good at it.” {A} showed it the fountain. It put in one foot. The fountain was full of foot, and the rest of the water went home.',
        '“It’s a bit small,” it said politely. “But it’s the right idea.” It stood there with that foot for an hour, and looked as far as the post office. Its eyes went up and down, like on waves.'
      ]
    },
    {
      id: 'bun',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Not all of them were big. One was no taller than a hen, and stood on tiptoe in the baker’s. “One bun,” it said. It laid a leaf on the counter. “We don’t take those any more,” said the baker. It was a very old leaf, from a tree that there are none of now.',
        'The baker held it up to the light, and looked at the veins. “Have two,” said the baker. The leaf hung on the wall there for years, above the rye bread, with the price on it.'
      ]
    },
    {
      id: 'the-number-nine',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the stop stood somebody with a bag. A long neck came along, and a long back, and it slowed down just there. “Does this go to the hospital?” asked the bag. “I don’t know,” said the dinosaur. “My tail does. It’s over by the chapel now.”',
        '{A} worked it out. If you went to where the tail was, you had walked the whole way. “It’s faster than the nine,” said the bag, and set off. It said good morning to each leg.'
      ]
    },
    {
      id: 'roar-lesson',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How did it roar, the one who stayed?” asked {A}. The dinosaur took a breath. All the washing in the street hung the other way. “Like that,” it said, “but deeper.” {A} tried it, to be of help. It was more of a cough.',
        '“It’s got a bit of it,” said the dinosaur kindly. {H} roared too, from right down in the shoes. At the end of the street a window opened. “Yes?” somebody called. “It isn’t you,” {H} called back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} walked up to the biggest foot and smelled at the biggest toe. It took a while to get round. It smelled of mud, and ferns, and a long time ago. {A} sneezed. The dinosaur bent down, right down, and smelled {A}.',
        'The breath went in, and nearly took {A} with it. “What’s this one?” it asked. “That one’s with us,” said {H}. “We had something like that,” said the dinosaur. “It lived under a root, and was always busy.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I went back once, to where I lived when I was small,” said {S}. “The house was a carpet shop.” “Was nobody there?” asked {A}. “Only the step,” said {S}. “It still had the dip in it. I sat down there, and a man came and asked me if I wanted a rug.”',
        'The dinosaur had laid down its head to listen. “Did you?” it asked. “A small one,” said {S}. “It’s in front of my bed. So I’m at home every morning, for just two steps.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} knew all their names, and said them as they went by. “Parasaurolophus,” said {S}. “Who?” said the dinosaur. “You,” said {S}. It tried to say it, and its tongue got caught in the middle. “Among ourselves I’m just Pam,” it said.',
        '“And that one?” asked {A}. “Pachycephalosaurus,” said {S}, without taking a breath. “That’s Keith,” said Pam. Keith nodded. It was a shy one, with a very thick head.'
      ]
    },
    {
      id: 'car-park',
      A: 'partner',
      paragraphs: [
        'So they looked in at all the top windows. They lifted the roof off the market, and put it back the wrong way round. Tails lay across every street, and the whole town stood still. “Stop looking!” called {A}.',
        'Then they all sat down in the car park, and every car began to hoot. “It’s gone,” said the dinosaur. “Nobody kept the place.”'
      ]
    },
    {
      id: 'three-toes',
      A: 'partner',
      paragraphs: [
        '{A} dropped a crumb of a roll, and a pigeon came to get it. “Look at its feet,” said {A} slowly. It had three toes in front, and scales. {H} looked at the foot beside it, as big as a door. Three toes, and scales.',
        '“And it walks like them,” said {H}. Its head went forward, and waited for the rest, and went forward.'
      ]
    }
  ],
  turn: [
    {
      id: 'you-have-got-small',
      A: 'partner',
      paragraphs: [
        '“It hasn’t got teeth any more,” said {H}. “But please look down.” The dinosaur bent down, and put its head on one side. The pigeon put its head on one side, the same one. “Coo,” it said. “Coo?” said the dinosaur. It lay down flat, in the middle of the town. “You’ve got small,” it said.',
        '{A} threw the rest of the roll into the air. Down from all the roofs came gulls and sparrows. “They all stayed,” said {H}.'
      ]
    },
    {
      id: 'feathers',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A sparrow lost a feather, and it sailed down on to the smallest dinosaur. That one turned red, and turned round. On its back, where nobody had looked, it had a row of just the same. “I thought that I was coming apart,” it said.',
        '“You’re coming along,” said {A}. The sparrow showed it how to shake them. It shook them. It ran, and flapped, and for the length of a bicycle both its feet were off the ground.'
      ]
    },
    {
      id: 'gull',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The dinosaur had been given a bag of chips. It held them in both its little arms, close to its chest. A gull sailed over and looked at it with a yellow eye. It came down, and there were no more chips. It all happened very fast.',
        'The dinosaur looked at its empty hands. It had tears in its eyes. “Oh, I am sorry,” said {A}. “No, no,” said the dinosaur. “That’s just how my aunt did it.”'
      ]
    },
    {
      id: 'one-that-stays',
      A: 'partner',
      paragraphs: [
        'When they had all been thanked, the dinosaurs went home. {H} waved until you could see only necks. “I did want one to stay,” said {H}.',
        '“Turn round,” said {A}, “but slowly.” On the wall sat a sparrow, with its head on one side. It opened its beak wide, and roared. It came out as “cheep”.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited by the kerb till the last tail was past.',
      '{names} looked up, and further up.',
      { text: '{names} waved at each of the long necks.', needs: ['hands'] },
      { text: '{names} held up the traffic, with one hand.', needs: ['hands'] }
    ],
    way: [
      '{names} went round a tail, and it took until noon.',
      '{names} sat down in the car park too.',
      { text: '{names} put a hand on the digger, to be polite.', needs: ['hands'] },
      { text: '{names} helped with the roof of the market.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it with the head on one side.',
      '{names} kept as still as could be, for the sparrows.',
      { text: '{names} broke up a roll as well, into small bits.', needs: ['hands'] },
      { text: '{names} counted toes, and it was always three.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buses were running again. In the car park was a footprint, full of rain. Two starlings were having a bath in it.',
    '{H} washed between all ten toes, and lay down with the head on one side.'
  ],
  last: [
    'On the windowsill a small dinosaur tucked its beak under its wing, and {H} was asleep.',
    'Somebody had kept the place the whole time, and kept it now, and {H} slept.'
  ]
})
