import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const foal = wishPlot({
  id: 'wish-foal',
  wishes: ['foal', 'foals', 'baby horse', 'baby horses', 'newborn horse', 'little horse baby', 'horse baby', 'baby pony', 'baby ponies', 'pony baby'],
  answers: ['horse', 'horses', 'pony', 'mare', 'baby', 'newborn', 'new', 'born', 'little', 'mother', 'mum', 'mummy', 'mama', 'milk', 'farm', 'meadow', 'field', 'stable', 'brown', 'long', 'legs', 'wobbly', 'clover', 'grass', 'hungry', 'eats', 'eating', 'walk', 'walks', 'stand', 'stands', 'cute', 'sleepy', 'who', 'that', 'first', 'steps', 'hill'],
  except: [...NOT_WELL, 'unicorn', 'unicorns', 'pegasus', 'zebra', 'donkey', 'orphan', 'wings', 'winged', 'rocking', 'sea', 'race', 'ride', 'riding', 'wild', 'purple', 'flying', 'robot', 'dragon', 'saddle'],
  company: ['foal', 'horse', 'mare'],
  about: 'A foal smells clover, and its legs are so long that its nose will not reach the ground.',
  titles: ['Too High for Clover', 'The Foal with Too Much Leg', '{H} Comes Up Short', 'A Hand’s Breadth of Air', 'The Hill Comes Up'],
  want: [
    {
      id: 'smells-clover',
      A: 'partner',
      paragraphs: [
        '{H} was a foal, with a wooden spoon in each hand. So it had the longest front legs in the meadow. Far down on the rug lay three clover flowers, which were pompoms.',
        '“It smells sweet,” said the foal, and put its nose down. The neck came to an end, and there was still a lot of air. {A}, who was the big horse, took a mouthful. “A foal drinks milk,” said {A}. “I want that,” said the foal.'
      ]
    }
  ],
  way: [
    {
      id: 'splits',
      A: 'partner',
      paragraphs: [
        '“You have to stand wide,” said {A}. “All foals do it that way.” One front leg went to the left and the other to the right. Its nose sank. Then the spoons slid away, and the foal lay flat on its lunch.',
        '“Now you’re there,” said the horse. “I’m on it,” said {H}. Getting up took a long time, for each leg had an opinion.'
      ]
    },
    {
      id: 'first-hour',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When you were born,” said {A}, “you stood up before anybody had finished looking at you. A foal needs an hour.” “What was I in a hurry for?” asked {H}. “Breakfast,” said {A}.',
        'They did it again from the start. {H} lay down and was new. First came the front legs, and then came a wait. {A} held out a hoof, and was told that real foals do it alone. It took nine tries. “And I was one hour old when I did that?” said {H}, with great respect.'
      ]
    },
    {
      id: 'clap-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When a foal meets a big horse, it claps its teeth. It opens and shuts its mouth, and nothing is in it. That means: I’m only small. {H} did it to {A}, and {A} nodded. {H} did it to the armchair, just in case.',
        '“You needn’t do it to furniture,” said {A}. “It looked at me,” said {H}. They both looked at the armchair. It was certainly the biggest horse in the room. {A} clapped at it too, very quietly.'
      ]
    },
    {
      id: 'curly-tail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A foal’s tail is short and curly, like a brush that has slept badly. {H} had a bunch of wool tied on behind. {A}’s was a long scarf and could reach a fly on the shoulder. {H} swung the wool. It hit nothing at all.',
        '“That’s not for flies yet,” said {A}. “You stand by me, head to tail, and mine does for both.” So they stood the wrong way round to each other. The scarf went past {H}’s nose, to and fro, like a very kind wiper.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Horses can turn each ear by itself. {A} showed how, with a hand on each side of the head. One ear listened to the window, and the other one to {H}. “What can you hear?” “On the left a bus,” said {A}, “and on the right somebody who wants clover.”',
        '{H} pointed {H}’s ears at the rug. “I can hear it growing,” said {H}. {A} turned {A}’s ears that way too. It was a quiet sound. You had to be a horse, or lie down.'
      ]
    },
    {
      id: 'nap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the middle of everything the foal lay down flat on its side. Foals do that many times a day. The big horse stood over it, since somebody has to. A horse can lock its knees and rest standing up.',
        'After a while there was a small snore. It came from above. “You’re asleep,” said the foal. “I’m on guard,” said {A}, with {A}’s eyes shut. “Who comes?” asked the foal, to test it. “You,” said {A}. That was right.'
      ]
    },
    {
      id: 'moustache',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Foals are born with whiskers, and some have a moustache, all curly. {H} put on one of wool, and held it up with the top lip. With that you can’t talk. “Mmm,” said the foal. “You look like a bank manager,” said {A}.',
        '“Mmm,” said the foal, and looked into a book to see if the money was right. {A} asked for two apples and a small field. The manager shook its head. Then it sneezed, and the bank was closed.'
      ]
    },
    {
      id: 'snort',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Everything in a meadow is new if you are. The foal met a paper bag. It jumped back with all its legs, and blew through its nose. “Hrrrf!” A horse does that so that the others know. {A} came and looked. “It’s a bag,” said {A}.',
        'The foal stretched its neck out, as far as it would go, with its feet left well behind. It touched the bag. The bag crackled. “Hrrrf,” said the foal, but now it was more for fun. They said good day to it, and left it some room.'
      ]
    },
    {
      id: 'scratch-each-other',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Horses that like each other nibble each other’s backs, both at the same time. {H} did {A}’s shoulder with two fingers, and {A} did {H}’s. “More to the left,” said the foal. {A} thought that it meant for itself, and went to the left too.',
        'Neither could stop first, because then the other one would have. It might have gone on until the autumn. At last they counted to three. Both stopped on four.'
      ]
    },
    {
      id: 'four-gaits',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A horse has a walk, a trot and a gallop, and you can hear which. {A} beat them on the table. The walk has four beats, the trot has two, and the gallop three and a bit of air. {H} sat under it and guessed.',
        '“Trot,” said {H}. “Gallop. Walk.” Then there was one that nobody could have known. It went tock, and tick, and a long nothing, and thud. “That’s me this morning!” said the foal.'
      ]
    },
    {
      id: 'pet-other-horse',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} lay in the middle of the meadow and had no trouble with the grass at all. It was right under {A}’s chin. The foal came up and studied how that was done.',
        '“It hasn’t got any legs to speak of,” it told the horse. {A} yawned. So that was how you did it. The foal tried to have less leg for a bit, but they kept coming out again.'
      ]
    },
    {
      id: 'elder-carthorse',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was your size,” said {S}, “I was all knees. I had to sit sideways at school.” {A} wanted to know what had become of them. “The rest of me caught up,” said {S}. “It took its time. One day I looked down and they fitted.”',
        '{A} looked at {S}’s knees, under the rug. They looked quite settled. “Do you miss them?” asked {A}. “I’ve still got them,” said {S}. “I only don’t fold as I did.”'
      ]
    },
    {
      id: 'child-second-foal',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Two foals together are worse than ten. For a while {S} was the other one, who had only come to look. It nipped {A} in the sleeve and ran. A foal that’s been nipped must run too. That’s the law.',
        'They ran as far as the door and stopped, both at once, and forgot why. “Shall we be wild horses?” asked {S}. “We were,” said {A}. So they walked back, with long steps, and clapped their teeth at everyone.'
      ]
    },
    {
      id: 'baby-rolls',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The youngest in the meadow was {A}, and {A} could get at everything that was on the ground. {H} watched with envy. One of the pompoms was already on its way to the mouth.',
        '“That’s mine,” said {H}, and swapped it for a spoon. {A} looked at the spoon and was not sorry. It was a whole leg.'
      ]
    },
    {
      id: 'guest-blacksmith',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'The smith came by, and that was {A}, with a shoe in each hand. “Hooves, please,” said {A}. The foal held up a spoon. {A} laid the shoe against the spoon and thought. “Far too young. A foal has soft feet, like wet cardboard, for the first few days.”',
        '“And what are the shoes for?” asked {H}. {A} looked at them. One had a lace and one had a buckle. “I go by bus,” said {A}, and put them on.'
      ]
    },
    {
      id: 'held-up',
      A: 'partner',
      paragraphs: [
        '“I’ll bring it to you,” said the horse. {A} held a flower under the foal’s nose. The foal turned its head away. “That’s being fed,” it said. “I want it off the ground, like you.”',
        'So {A} lay down on the rug and looked up. “It isn’t your legs,” said {A}. “They’ll hardly be longer when you’re big. It’s your neck that’s late. There’s about a hand missing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bank',
      A: 'partner',
      paragraphs: [
        'The foal walked round the meadow and thought. It couldn’t shorten its legs, for it had grown fond of them. Then it came to a heap of cushions, as high as its chest, and stopped.',
        '“If I can’t go down,” said {H}, “the ground can come up.” It spread a green blanket over the cushions, and that was a hill. The three flowers went on top. Then the foal stood at the bottom and bent its neck.'
      ]
    },
    {
      id: 'grass-teeth',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Grazing has to be learned, even so. You feel for the good blades with your lips, for they’re too near to see. {H} shut {H}’s eyes and felt about. “That’s a thread,” said the foal. “That’s a crumb. That’s clover!”',
        '“And now tear it off and walk on,” said {A}. “A horse takes one bite and then one step.” The foal took one bite and one step. Then it was past the hill. It walked round, and came by again for the second.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Horses have eyes at the sides and see nearly all the way round. From the hill the foal could see the door, the lamp and {A}, all at once. “What can’t you see?” asked {A}. “My tail,” said {H}, “and whatever I’m eating.”',
        '{A} went and stood behind, where the tail was. “And now?” “Now you’re gone,” said the foal. “But I know your feet.” It flicked its tail in a friendly way, to where they were.'
      ]
    },
    {
      id: 'grazing',
      A: 'partner',
      paragraphs: [
        'The foal’s nose was in clover. {A} came and stood on the other side of the hill. “It’s too high for me,” said {A}. “I’ve got a whole hand too much.”',
        '“Then stand wide,” said the foal. “All horses do it that way.” So {A} did. They grazed, one from each side, till their foreheads met in the middle, at the last flower.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the meadow, and the big horse grazed round the edges.',
      '{names} got up in one go, and felt quite clever.',
      { text: '{names} fluffed up the clover.', needs: ['hands'] },
      { text: '{names} measured the foal’s front legs, and each came to one spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled out from under a leg.',
      '{names} sank down wide as well, and stayed down.',
      { text: '{names} fetched back a spoon that had slid under the chair.', needs: ['hands'] },
      { text: '{names} propped up the foal in the middle.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the hill, to see if it was the same behind.',
      '{names} settled at the bottom, for a bit of slope.',
      { text: '{names} patted the hill, to make it firm.', needs: ['hands'] },
      { text: '{names} turned the clover to face the foal.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back to the kitchen, and the front legs were a good deal shorter at once. The hill was a blanket again.',
    'It was the blanket that {H} took to bed. The foal lay down flat on its side, as foals do, and folded its legs in after it.'
  ],
  last: [
    'A neck grows in the night, about as fast as clover does, and {H} was asleep.',
    'The ground had come all the way up, as soft as a pillow, and {H} was asleep.'
  ]
})
