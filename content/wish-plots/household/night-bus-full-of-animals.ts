import { wishPlot } from '../wish-plot.ts'

const BUSES = ['night bus', 'nightbus', 'midnight bus', 'last bus', 'late bus', 'bus at night', 'night time bus', 'bus in the night', 'bus after dark']
const FULL = ['animals', 'full of animals', 'full animal', 'owl fox', 'hedgehog']

export const nightBusFullOfAnimals = wishPlot({
  id: 'wish-night-bus-full-of-animals',
  wishes: [...BUSES.flatMap((bus) => FULL.map((full) => `${bus} ${full}`)), 'night bus bats', 'night bus owls', 'night bus badger', 'bus nocturnal animals', 'night bus hedgehog', 'night bus hedgehogs', 'night bus fox', 'night bus foxes', 'night bus mouse', 'night bus moth'],
  answers: ['night', 'nights', 'midnight', 'late', 'last', 'dark', 'bus', 'buses', 'coach', 'full', 'of', 'packed', 'crowded', 'animal', 'animals', 'creatures', 'passengers', 'passenger', 'driver', 'nocturnal', 'wild', 'woodland', 'forest', 'sleepy', 'tired', 'owl', 'owls', 'fox', 'foxes', 'bat', 'bats', 'hedgehog', 'hedgehogs', 'badger', 'badgers', 'mouse', 'mice', 'moth', 'moths', 'shrew', 'all', 'every', 'seat', 'seats', 'sat', 'sit', 'sits', 'sitting', 'taken', 'room', 'ride', 'rides', 'riding', 'rode', 'get', 'gets', 'got', 'on', 'off', 'take', 'takes', 'took', 'catch', 'catches', 'caught', 'stop', 'stops', 'stopped', 'home', 'work', 'town', 'city', 'street', 'streets', 'moon', 'stars', 'lights', 'windows', 'double', 'decker', 'red', 'yellow', 'magic', 'secret', 'where', 'going', 'goes', 'drives', 'comes', 'came', 'with', 'and', 'me', 'we', 'us', 'only', 'different', 'lots', 'party', 'pyjamas', 'pajamas', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'morning', 'afternoon', 'evening', 'today', 'yesterday', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'rainy', 'sunny', 'snowy', 'windy', 'cold', 'summer', 'winter', 'spring', 'autumn', 'funny', 'silly', 'little', 'big', 'small', 'old', 'new', 'strange', 'friendly', 'family', 'holiday', 'talking', 'quiet', 'ticket', 'tickets'],
  except: ['crash', 'accident', 'scared', 'afraid', 'lost', 'ghost', 'ghosts', 'vampire', 'zombie', 'zoo', 'circus', 'noah', 'safari', 'school', 'hospital', 'died', 'dead', 'dinosaurs', 'dinosaur', 'toys', 'stuffed', 'farm', 'sea', 'colour', 'color', 'hunter', 'vet', 'wheels'],
  isTale: true,
  company: ['bus', 'stop', 'rail', 'heater', 'glove', 'lamp', 'sign', 'driver', 'seat', 'seats', 'owl', 'fox', 'bats', 'bat', 'hedgehog', 'hedgehogs', 'moth', 'moths', 'mouse', 'animals', 'straps', 'strap', 'pole', 'window', 'town', 'door'],
  about: 'The night bus is full of animals, and on every seat sits one who has paid, until it is noticed that a bat cannot sit at all; then the bus is as full as before and every seat is free.',
  titles: ['The Night Bus Full of Animals', 'One Ticket, One Seat', '{H} on the Night Bus', 'A Bat Cannot Sit', 'Good Morning, Said the Owl'],
  want: [
    {
      id: 'at-the-stop',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were late, and waited at a bus stop in the dark. {H} wanted only to sit down. At last the night bus came, with all its windows bright, and the door opened. The night bus was full of animals. In the front row sat an owl, behind it two hedgehogs, behind them a fox, and so on. “Mind the prickles,” said the driver. {H} got on, and looked for a seat.'
      ]
    }
  ],
  way: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        'One seat looked empty. {H} was just sitting down when a thin voice said “Taken.” It was a mouse, with a ticket as big as itself. On the next seat sat a moth, and on each of the last twelve sat a bat. “They’re so small,” said {H}. “Couldn’t two of them share?” “One ticket, one seat,” said the driver. “And everybody stays seated.” That was on a sign. So {H} had to stand.'
      ]
    },
    {
      id: 'how-they-paid',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At a red light the driver of the night bus turned round for the fares. A badger in the third row paid with eleven hazelnuts. The driver counted them, and gave back two. “What do we owe?” asked {A}. “Have you got nuts?” asked the driver. {A} turned out every pocket, and had money.',
        '“I can’t change that,” said the driver. “Who’d take it from me, at night?” In the end {H} found a raisin with fluff on. That was for two, and there and back.'
      ]
    },
    {
      id: 'shrew-family',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A shrew came along between the seats, with seven young ones behind her. Each of them held the tail of the one in front in its mouth, as shrews do. They were a small grey train on a big bus. “Excuse me,” said the shrew. The seven said nothing, for they had their mouths full.',
        '“How many tickets is that?” asked {H}. “One,” said the shrew. “We’ve only got one front.” {A} held on to {H}’s coat after that, to see how it felt.'
      ]
    },
    {
      id: 'the-other-and-the-fox',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} tried to be friendly to the fox, as you do on a night bus. “Cold, for the time of year,” said {A}. “I’ve got a fur,” said the fox. “Are you going far?” asked {A}. “Only to some bins,” said the fox, and looked out of the window.',
        '{A} looked out too. There were bins on both sides, and the fox knew them all. “Fish on a Friday,” it told {A} at one. “But you’ve got to get the lid off with the left.”'
      ]
    },
    {
      id: 'nobody-presses',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On every pole of the night bus there was a red button, to make it stop. But none of the animals could reach one from its seat. A hedgehog tried with a rolled-up ticket. “I should’ve got off on Monday,” it said.',
        '{A} pressed the button for it. Ding. At the sound the whole bus sat up, and forty ears turned round. It was a long time since they had heard it. The hedgehog thanked {A}, and found that it had got used to the seat.'
      ]
    },
    {
      id: 'pet-among-them',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come along, and was the only one on the night bus who lived with people. {A} sat very straight between all those animals, and looked ahead. The fox leaned over and sniffed.',
        '“Soap,” it said to a badger, not quite softly enough. {A} lay down behind {H}’s legs until the next corner. “It’ll wear off,” {H} told {A}. “You’ve only got to roll in something.”'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It’s nothing new,” said {S}, and looked along the animals. “I once sat next to a goose, all the way to market. It wanted the window.” “Did you let it?” asked {A}.',
        '“You don’t argue with a goose,” said {S}. “It told me each time we passed water. And there’s a lot of water, if you come to count it.” By the third bridge {S} had honked as well.'
      ]
    },
    {
      id: 'child-asks-them-all',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} went along the night bus and asked every animal when its bedtime was. “At six in the morning,” said a badger. “At half past five,” said the fox. The moth did not know, for it had only hatched on Thursday.',
        '“They’re all allowed to stay up,” {S} told {A}. “And do they get told a story?” asked {A}. {S} went back and asked. They did. It was about a child who stayed awake all day.'
      ]
    },
    {
      id: 'sliding-bat',
      A: 'partner',
      paragraphs: [
        'The night bus went round a corner. The bat beside {A} slid off its seat, onto its nose. It crawled up again, and slid off on the other side. “Is that how you sit at home?” asked {A}. “At home I don’t sit,” said the bat. “No bat can. We hang by our toes.” {A} looked up. From a pole on the ceiling hung twelve straps. “{H},” said {A} slowly, “what are those for?”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-free',
      A: 'partner',
      paragraphs: [
        '“For hanging!” said {H}. The bats had never looked up there, because to them it was down. All twelve flew up, and each hung from a strap by its toes, and sighed. Then the owl stepped across to a rail, for owls like a branch. The moth moved to the lamp, the hedgehogs to the heater, and the fox to the luggage rack. The mouse found a glove. The night bus was as full of animals as before, and every seat was free. {H} sat down in three of them.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One bat hung just in front of {H}’s nose, so that they could talk. “You’re upside down,” said {H}. “One of us is,” said the bat. {H} bent down until the whole bus was upside down, and looked from there. The bat was the right way up at once.',
        'But now the moon was below the street, and {A} was sitting on the ceiling with a bag. “Doesn’t your bag fall up?” called {H}. {A} held on to it with both hands.'
      ]
    },
    {
      id: 'owl-looks-back',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The owl sat on the rail with its back to everybody, and watched the road. “It’s a pity,” said {H}. “I’d have liked to see its face.” The owl turned its head round, and went on turning, until the face was at the back. “Good evening,” it said.',
        '“How far can you go?” asked {A}. “Three quarters of the way,” said the owl. “But then I’ve got to come back by the same road.” It was just like the night bus in that.'
      ]
    },
    {
      id: 'luggage-rack',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Now every animal on the night bus was as it liked to be at home. From the luggage rack hung a tail, like a scarf. “And you?” the fox asked {A} from up there. “How do you sit when you’re at home?”',
        '{A} thought about it, took off both shoes, and put both feet up on the seat in front. The driver saw it in the mirror. “That’s an animal as well,” said the driver, and let it be.'
      ]
    },
    {
      id: 'sign-is-mended',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was still the sign. “Everybody stays seated,” it said, and twelve bats could be seen to hang. The driver could not have that. {A} lent the driver a pen. They crossed out “seated”, and thought about what to put there instead.',
        '“Comfortable,” said {H}. It was a long word, and just fitted in. The mouse had it read out twice. Then it pulled the glove up under its chin, because that was the rule now.'
      ]
    },
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        '“Where are you all going, so late?” asked {H}. “To work,” said the owl. “We begin when you stop.” Then the driver called out the last stop, and it was right before {H}’s own door. Everybody got off, some on feet and some on wings. Twelve bats let go of twelve straps. {H} yawned, and behind {H} all the animals stretched. “Good night,” said {H}. “Good morning,” said the whole night bus.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got on behind, and breathed in to get past the hedgehogs.',
      '{names} looked along the night bus, and counted more tails than seats.',
      { text: '{names} held on to the pole, just behind the fox.', needs: ['hands'] },
      { text: '{names} waved to the driver, who lifted a finger from the wheel.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned at the corner too, against something soft with ears.',
      '{names} read the sign again, and it had no picture of a bat.',
      { text: '{names} held the ticket for the mouse, for it was heavy.', needs: ['hands'] },
      { text: '{names} gave the moth a coat button to sit on.', needs: ['hands'] }
    ],
    turn: [
      '{names} took the whole of the back row, from one window to the other.',
      '{names} found a hedgehog right under the heater, and left it where it was.',
      { text: '{names} fetched the glove for the mouse, and held it open.', needs: ['hands'] },
      { text: '{names} held the door for the smallest ones, until the last tail was out.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes were put side by side, and each had a place of its own. From the window the night bus could be seen, quite dark and empty.',
    '{H} washed, and hung the towel up by its toes. Then {H} lay down, in a bed with nobody else’s ticket on it.'
  ],
  last: [
    'Outside it was just getting to be morning for the owl, and {H} was asleep.',
    'A bat flew past the window on its way to work, and {H} was asleep.'
  ]
})
