import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const pufferfish = wishPlot({
  id: 'wish-pufferfish',
  wishes: ['pufferfish', 'puffer fish', 'puffer fishes', 'pufferfishes', 'blowfish', 'blow fish', 'porcupine fish', 'porcupinefish', 'balloon fish', 'balloonfish', 'pez globo', 'kugelfisch', 'baiacu'],
  answers: ['sea', 'ocean', 'underwater', 'sand', 'circle', 'pattern', 'draws', 'nest', 'puffs', 'puffed', 'puff', 'up', 'blows', 'big', 'round', 'ball', 'balloon', 'spiky', 'spikes', 'prickly', 'little', 'small', 'tiny', 'shy', 'nervous', 'surprised', 'startled', 'friend', 'funny', 'cute', 'who', 'that', 'swims', 'sleepy', 'bubbles', 'water'],
  except: [...NOT_WELL, 'afraid', 'scared', 'scary', 'worried', 'poison', 'poisonous', 'sushi', 'restaurant', 'popped', 'pops', 'burst', 'minecraft'],
  company: ['pufferfish', 'circle', 'crab', 'sand'],
  partnerPlays: true,
  about: 'A pufferfish draws a great circle in the sand and spoils it whenever it is startled, until it is startled in the very middle.',
  titles: ['Who Goes There, Said the Pufferfish', 'A Circle in the Sand', '{H} Swallows the Sea', 'As Round as the Middle', 'The Polite Way to Say Good Evening'],
  want: [
    {
      id: 'circle',
      A: 'partner',
      paragraphs: [
        '{H} was a pufferfish, and a bedsheet on the floor was the sand. There are pufferfish that draw circles on the bottom of the sea. It takes them a week, with their fins, and a circle is wider than a bed.',
        '{H} ploughed with both hands, until ridges ran to the middle like the rays of the sun. Only one was missing. “Good evening,” said {A}, who was a crab, and had come to look.'
      ]
    }
  ],
  way: [
    {
      id: 'puff',
      A: 'partner',
      paragraphs: [
        'The pufferfish had heard nobody come. It gave a start, and gulped. A startled pufferfish swallows water until it’s too big to bite. {H} swallowed two cushions, in under the jumper.',
        'Now it was a ball, and a ball can hardly steer. It rolled right across the circle. When it had let the sea out again, eleven ridges were flat. “I’m so sorry,” said the crab. The pufferfish began again at the first.'
      ]
    },
    {
      id: 'shells',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A finished ridge is trimmed with bits of shell. {H} had a saucer of pasta for it, and the pufferfish carried each piece in its mouth. “Mmf,” it said. “Left or right?” asked {A}. “Mmf.”',
        '{A} pointed, and the pufferfish shook its whole body, for it has no neck. In the end the shell went where the pufferfish had wanted it in the first place. Then it was moved by one grain.'
      ]
    },
    {
      id: 'four-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A pufferfish has four teeth, grown together like a beak, and they never stop growing. It must crunch something hard every day, to keep them short. {H} had a carrot. “Snap,” went the beak. “Aren’t you hungry?” asked {A}, at the fourth.',
        '“I’m full,” said the pufferfish. “I’m only cutting my teeth.” {A} held up a crust, a cracker and an apple core. “This one’s coarse,” said the pufferfish, and took the crust. “The core’s for polishing.”'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The eyes of a pufferfish move one by one. The left one can look at its work, while the right one looks out for whoever is coming. {H} tried it. Both went to the left, and then both went to the right.',
        '“Think of two things,” said {A}, and held up a pencil and a biscuit, one on each side. For a moment it nearly worked. Then there was only the biscuit, with two eyes on it.'
      ]
    },
    {
      id: 'helicopter',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Most fish swim with the tail. A pufferfish paddles with its fins, and the tail is only there to steer. So it can hover, and it can go backwards into a garage. {A} held out two arms in an arch, and was the garage. “Back a bit,” said {A}. “A bit more. Stop.”',
        '“I can’t feel the wall,” said the pufferfish, and puffed up, to make sure. It fitted exactly. “That’s well parked,” said {A}. “But how am I ever to get another car in?”'
      ]
    },
    {
      id: 'prickles',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do you prickle?” asked {A}. “Only when I’m big,” said the pufferfish. There were clothes pegs all over its jumper, lying flat. It breathed in, put the cushions in place, and they stood up one after the other.',
        '{A} hung a sock on one, to dry. Then a tea towel went up, and a glove. “I’m supposed to look dreadful,” said the pufferfish, and turned slowly round. “You do,” said {A}. “But it’s a good drying day.”'
      ]
    },
    {
      id: 'flounder',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Across the sand came {A}, who was a flounder, and flat. A flounder and a pufferfish do not often meet on the same floor. “How do you do that?” asked {A}, when the pufferfish had puffed and shrunk again. “I say Oh,” said {H}, “and don’t stop.”',
        'The flounder lay there and said Oh. It lifted a little at the edges. “What do you do, when you’re startled?” asked the pufferfish. “I’m already down,” said {A}. They both thought that the other one had an easier time.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Nobody could say if the circle was round. {A} laid one end of a string in the middle, and took the other along the edge. The pufferfish swam beside it. “It’s out by a thumb, at the lamp,” said {A}.',
        '“How do you usually do it?” “I go round until it looks like the one in my head,” said the pufferfish. {A} looked at its head. It was rather flat on top. So they took the string for that as well.'
      ]
    },
    {
      id: 'current',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The sea moves, even at the bottom. A door opened somewhere, the current came in, and the edge of the sheet turned over. The pufferfish swam there, and laid it flat. By then the opposite edge was up.',
        '“You need something heavy,” said {A}. They looked about. There was a pair of boots, and there was a pufferfish that could be any size. “Not me,” it said. “I’d only be heavy for a minute.” So the boots came to live on the reef.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been on the circle as well, and had walked right across it. It was a straight line of small dents. The pufferfish bent over them, and wondered which way they went.',
        'Then it ploughed a ridge on either side, very neatly. Now they looked as if they belonged. {A} lay down at the end of them, and so that was the entrance.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I get a fright whenever the toaster pops up,” said {S}. “And I’m the one who puts the bread in.” “How big do you get?” asked the pufferfish. “Only my eyebrows,” said {S}.',
        'They waited for the toast together, to see. Clack. {S}’s eyebrows went up as far as they go. {A} looked at them for a while, from close by. It took them until the butter to come down.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a pufferfish too, a new one, as big as a pea. Even those can puff. “Boo,” said {A}, but softly, as it was the first time. {S} blew out both cheeks, and stood there.',
        '“You’re as big as two peas,” said {A}. {S} could not answer, because of the water. One finger was laid on each cheek, and pressed. It went a long way, for two peas, and {A} fetched the cloth from the bath.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'The next time the crab meant well, and came on tiptoe, on all eight. The pufferfish noticed nothing until they stood nose to nose. Gulp, and there it rolled again.',
        '“That was because I was quiet,” said {A}. “You’re startled by whoever’s there already.” The crab went out to the coats, and came back clacking. “I’m coming,” it called, a long way off. “I’m at the door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'Clack, clack. “I’m at the lamp.” The pufferfish ploughed on in peace. It drew the last ridge, and stopped in the middle, which was still bare. “Is it finished?” asked the crab, from the edge.',
        'The pufferfish turned round, and saw the whole of it for the first time. It gave the greatest start of all, and gulped. But in the very middle there’s nowhere to roll. It sat there, as round as a full stop.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} came over the ridges on both knees, and did not clack. The pufferfish saw who it was, and stayed small. {A} looked at it, breathed in, and shouted for joy.',
        'That made it big after all. {A} patted the cushions, waited until they were gone, and shouted again. It was a very good fish, and worked each time.'
      ]
    },
    {
      id: 'the-hollow',
      A: 'partner',
      paragraphs: [
        'Slowly the pufferfish let the water out. Under it was a hollow, smooth and soft. “That’s the nest,” said the crab. “That’s what was missing.” For it’s there, in the middle, that the eggs are laid.',
        'The pufferfish lay down in the hollow, at its small size, and had room all round. “I’m going home,” said {A}. “I’m at the lamp. I’m at the door.” The voice grew fainter each time, and the pufferfish stayed small.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} admired the circle from the side.',
      '{names} swam over the sand, and left no mark on it.',
      { text: '{names} raked one ridge straight with a fork.', needs: ['hands'] },
      { text: '{names} drew the circle on paper, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the ball.',
      '{names} jumped as well, but stayed the same size.',
      { text: '{names} helped the pufferfish to swallow the second cushion.', needs: ['hands'] },
      { text: '{names} pushed up three ridges again, on the quiet side.', needs: ['hands'] }
    ],
    turn: [
      '{names} approached as loudly as could be.',
      '{names} kept to the edge, and looked at the whole of it.',
      { text: '{names} clacked two spoons, from the kitchen onwards.', needs: ['hands'] },
      { text: '{names} laid a button where the circle began.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet was shaken, and for a moment the circle stood in the air. The cushions came out from under the jumper.',
    '{H} washed, and swallowed only a little. Then {H} turned round once in the middle of the bed, and there was the hollow.'
  ],
  last: [
    'In the middle of everything lay a small fish at its small size, and {H} was asleep.',
    'A floorboard clacked, a long way off, so that nobody was startled, and {H} slept.'
  ]
})
