import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const zebra = wishPlot({
  id: 'wish-zebra',
  wishes: ['zebra', 'zebras', 'zeebra', 'zebera', 'zebrah', 'zebra stripes', 'stripy zebra', 'striped zebra', 'zebra lost stripes', 'zebra without stripes', 'zebra no stripes', 'zebra spots', 'spotty zebra', 'white zebra', 'zebra colours', 'zebra colors', 'baby zebra', 'zebra foal', 'zebra stripes wash', 'zebra stripes washing'],
  answers: ['stripe', 'stripes', 'striped', 'stripy', 'stripey', 'spot', 'spots', 'spotty', 'spotted', 'dots', 'dotty', 'colour', 'colours', 'color', 'colors', 'colourful', 'black', 'white', 'plain', 'lost', 'losing', 'loses', 'missing', 'gone', 'without', 'no', 'find', 'finds', 'found', 'back', 'his', 'her', 'its', 'their', 'wanted', 'wants', 'wished', 'had', 'has', 'got', 'paint', 'painted', 'baby', 'foal', 'mother', 'mummy', 'mum', 'horse', 'flour', 'dough', 'mud', 'dust', 'rolls', 'rolled', 'fly', 'flies', 'pyjamas', 'herd', 'savanna', 'savannah', 'africa', 'grass', 'plain', 'plains', 'cute', 'funny', 'silly', 'little', 'friend', 'sleepy', 'who', 'that', 'with', 'house', 'door', 'came', 'visits', 'same', 'different', 'every', 'all', 'the', 'wash', 'washed', 'washing'],
  except: [...NOT_WELL.filter((word) => word !== 'lost' && word !== 'missing' && word !== 'sell'), 'crossing', 'crossings', 'road', 'finch', 'finches', 'fish', 'print', 'lion', 'lions', 'crocodile', 'hunt', 'hunting', 'hunter', 'zoo', 'circus', 'ride', 'riding', 'race', 'football', 'puzzle', 'giraffe', 'elephant', 'unicorn', 'robot', 'dragon', 'afraid', 'scared', 'alone', 'danio', 'cake'],
  moods: ['lost', 'change'],
  company: ['zebra', 'foal', 'flour', 'pyjamas', 'crust', 'fly', 'door', 'bucket', 'sponge', 'radiator'],
  about: 'A zebra has rolled in flour and lost its stripes, so that its foal takes the other one’s pyjamas for its mother, until a fly cracks the crust.',
  titles: ['A Zebra in a Crust', 'The Foal Goes by the Stripes', '{H} Is a Fly', 'Where One Stripe Turns into Two', 'The Zebra Who Had Rolled'],
  want: [
    {
      id: 'white-zebra',
      A: 'partner',
      paragraphs: [
        '{A} opened the door in blue striped pyjamas. Outside stood a zebra, white from ears to tail, with its foal. “I’ve rolled,” said the zebra. Zebras do it every day, in the dust. Today it had been a burst sack of flour.',
        '“My foal knows me by my shoulder,” it said. “One stripe turns into two there, like a road.” The foal looked at the white zebra. Then it leaned on {A}’s pyjamas, and stayed there. {H} wanted to get the zebra its stripes back.'
      ]
    }
  ],
  way: [
    {
      id: 'voice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Call it,” said {H}. “It’ll know your voice.” A zebra’s call is half a dog and half a hiccup. The zebra took a deep breath. A white cloud came out, and no hiccup.',
        '“It’s got flour in its voice,” said {A}. So {H} called instead, “Kwa-ha! Kwa-ha-ha!” It was very well done. The foal looked round at {A}’s pyjamas, to see how they did it without moving a button.'
      ]
    },
    {
      id: 'elder-wednesday',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '{S} came to see who was letting the cold in. “It’s the coalman’s horse!” said {S}. “I’d know it anywhere. It stood in our street when I was small. It was white on Sunday, and by Saturday it was black.”',
        '“I’m a zebra,” said the zebra. {A} asked when the coalman’s horse had had stripes. {S} had to count the days on four fingers. “Wednesday,” said {S}.'
      ]
    },
    {
      id: 'pyjama-jacket',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“You have them, then,” said {A}, and they hung the pyjama jacket over the zebra’s shoulders. The foal walked round it once. It sniffed at a sleeve. Then it went back to {A}, who still had the trousers.',
        '“There’s more of a leg there,” said {H}. The zebra held out one of its own. It was a good leg, but white. {A} was getting cold at the top, and took the jacket back. The foal shut its eyes with relief.'
      ]
    },
    {
      id: 'leopard',
      A: 'partner',
      paragraphs: [
        '“I’ll draw you some,” said {H}. With one finger {H} drew a long stripe in the flour, from neck to tail. But under the flour the others went up and down. So it came out as black dots.',
        '{H} drew eleven more. Now it was a zebra with spots. “That’s a leopard,” said the foal, and got behind {A}.'
      ]
    },
    {
      id: 'colours',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“While I’m white,” said the zebra, “I’ve always wanted to try colours.” {H} had chalks. The first stripe was red, the next was yellow, and then came a green. The zebra turned round in front of the mirror. “The green’s very slimming,” it said.',
        'The foal put its head round {A}’s leg. “Is it a parrot now?” it asked. The zebra looked at its colours for a moment longer. “Take them off again,” it said. “But leave the green till last.”'
      ]
    },
    {
      id: 'aunts',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They laid out everything in the house that had stripes. There was a scarf, a tea towel and half a deckchair. “Which of these looks most like your mother?” asked {A}. The foal went along the row, as you do at a market.',
        '“That’s my aunt,” it said at the tea towel. “And that’s the one my aunt doesn’t speak to.” That was the scarf. {H} moved it a bit further off. No two zebras have the same stripes, and they all know it.'
      ]
    },
    {
      id: 'child-socks',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} had wanted a foal for a long time. {S} went away quietly, and came back with a red striped sock on each hand. The foal looked from the blue stripes to the red ones. Then it walked after those, twice round the table. “Now it’s mine,” said {S}.',
        '“It’s the socks’,” said {A}. The foal pulled one off {S}’s hand, and saw it dangle in front of its nose. From then on it followed that, round and round, and needed nobody.'
      ]
    },
    {
      id: 'dough',
      A: 'partner',
      paragraphs: [
        '“This wants water,” said {A}, and fetched a bucket and sponge. {A} was wrong there. Flour and water make dough, and by the radiator it set. Now it was a zebra in a crust.',
        '“I can’t wag my tail,” it said. “Am I done?” The foal sniffed at it. It smelled of breakfast. {A} took a step away, and the foal took one too.'
      ]
    },
    {
      id: 'knock',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How do you know if a loaf’s done?” asked {H}. “You knock on it,” said {A}, “and it sounds hollow.” {H} knocked on the zebra’s side. Tock. It sounded as if there was a long room in there, with nobody home.',
        '“Come in,” said the zebra. It couldn’t have said from where. {A} took a small bit off the edge and tried it. “There’s no salt in it,” said {A}. The zebra said that it had not been asked.'
      ]
    },
    {
      id: 'goes-where-i-go',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} went to the kitchen, and the foal went to the kitchen. {A} went to the bathroom and shut the door. There stood the foal with its nose on the keyhole. A foal can run before it’s an hour old. And it never lets the stripes out of its sight.',
        '“What does it want from me?” asked {A} through the door. “Milk,” said {H}. It was quiet in there. “Tell it that I’m only pyjamas,” said {A}.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} looked at the zebra in its crust for a long time. Then {A} looked at the foal. {A} had known all along which of them belonged to which. “How can {A} tell?” asked the zebra.',
        '{A} said nothing. {A} had never yet gone by pyjamas, in this house or in any other. There were so many of them, and they changed on Sundays.'
      ]
    },
    {
      id: 'hat-hook',
      A: 'other',
      spare: 13,
      paragraphs: [
        'The zebra had to stand where it was, as its knees were baked. {A} came in from the hall and hung a coat on it. “Excuse me,” said the zebra. “I thought you were new,” said {A}, “and from the shop.”',
        '{H} took the coat down again. It had a bit of crust on its collar, and in the crust was a button. “Keep it,” said the zebra to {A}. “I’ve got plenty of that on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fly',
      A: 'partner',
      paragraphs: [
        'Then a fly came in. Flies can’t land well on stripes. On white they can, and it sat down by the tail. The zebra shivered its skin, as zebras can. Crack. A piece fell off, and there were three stripes.',
        '“That was the fly!” said {H}, and put a fingertip on the crust, further along. “Bzzz.” Crack.'
      ]
    },
    {
      id: 'real-fly',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The real fly went and sat on the ceiling. It looked down at {H}, and then at {A}, who was bzzing round the other side. It had thought that it was alone in here. “It’s watching how we do it,” said {A}.',
        '“Then do it properly,” said {H}. A fly puts its feet down and rubs two of them together. {A} rubbed two. On the ceiling the fly did the same. They could not tell who had it from whom.'
      ]
    },
    {
      id: 'youngest-bee',
      S: 'youngest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a fly as well, but a big one, and used both hands. “Bzzz!” The zebra’s whole side shook. It cracked from the back to the belly, and a piece came off like a lid. “That’s no fly,” said the zebra. “That’s a goose.”',
        '{S} bzzed once more, to be sure. {A} held the piece up to the light. Inside it was every stripe, the wrong way round. {S} wore it as a hat, until it broke.'
      ]
    },
    {
      id: 'black-or-white',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“So it’s white,” said {A}, “with black stripes.” “It’s black, with white ones,” said {H}. They counted them, as far as they had been let out. {H} took the black, and {A} the white. Each time that {A} had one more, another bit fell off.',
        'They asked the zebra. Under its hair a zebra’s skin is black all over. “I’m black,” it said, “then black and white, then white, and then bread.” They had both been right, in parts.'
      ]
    },
    {
      id: 'reading',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The foal came a little nearer. It began to read, with its nose, at the tail. “So far it could be my uncle,” said the foal. “Go on reading,” said {A}. It read along the hip, where the stripes are broad.',
        '“Now it could be two of my uncles.” {H} bzzed as fast as {H} could, to keep a few stripes ahead of it. At the ribs the foal stopped, and sniffed, and turned back one page.'
      ]
    },
    {
      id: 'the-fork',
      A: 'partner',
      paragraphs: [
        '{H} bzzed along one side and {A} along the other, in a cloud of white dust. The foal followed with its nose, from the tail to the neck. So far it could have been any zebra. Only the shoulder was still crust.',
        '“Bzzz,” said {H}, very lightly. Crack. There one stripe turned into two. The foal put its nose on the fork, and let out its breath.'
      ]
    },
    {
      id: 'anybody-could-say',
      A: 'partner',
      paragraphs: [
        'But where was {A}? By the bucket stood something white, and it hadn’t a stripe on it. “It’s me,” it said. “Anybody could say that,” said {H}.',
        '{H} put one fingertip on its sleeve. “Bzzz.” It shivered, and a cloud came down, and there were two blue stripes. {H} looked at them closely, and leaned on them, and stayed there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and stood on the side with the pyjamas.',
      '{names} sneezed, for there was flour in the air.',
      { text: '{names} held the door, as a zebra is longer than a visitor.', needs: ['hands'] },
      { text: '{names} wiped the zebra’s hooves, all four.', needs: ['hands'] }
    ],
    way: [
      '{names} left a white print on the floor, and then some more.',
      '{names} looked at the zebra from the front, where there was least of it.',
      { text: '{names} carried off the bucket, which had begun to rise.', needs: ['hands'] },
      { text: '{names} dusted the zebra’s eyelashes with a feather.', needs: ['hands'] }
    ],
    turn: [
      '{names} went bzzz as well, from further down.',
      '{names} sat among the crumbs, and turned white at the edges.',
      { text: '{names} picked the crust out of the tail.', needs: ['hands'] },
      { text: '{names} caught the big pieces in a tea towel.', needs: ['hands'] }
    ]
  },
  bed: [
    'They swept up the crust, and it filled the bucket. The zebra and its foal stood in the hall. One of two zebras always keeps watch, and the foal had its nose on the fork.',
    'The pyjamas were shaken out at the window. {H} got the flour off, and lay down. There was a fingertip on the blanket, and it hardly said bzzz any more.'
  ],
  last: [
    'In the hall one stripe turned into two, as it should, and {H} was asleep.',
    'Every stripe was back with its zebra, and {H} was asleep.'
  ]
})
