import { wishPlot } from '../wish-plot.ts'

export const puppetsOutOfThePond = wishPlot({
  id: 'wish-puppets-out-of-the-pond',
  wishes: ['water puppet', 'water puppets pond', 'water puppets night', 'water puppets come out of the pond', 'water puppets come out pond night', 'water puppet pond night', 'water puppet show', 'water puppet theatre', 'water puppet theater', 'water puppetry', 'water puppets hanoi', 'water puppets vietnam', 'water puppets alive', 'water puppets dancing', 'water puppet duck', 'water puppet buffalo', 'water puppet farmer', 'water puppet fish', 'water puppets feet', 'mua roi nuoc', 'mua roi', 'múa rối nước', 'múa rối', 'roi nuoc', 'rối nước', 'waterpuppet', 'pond puppets', 'puppets come out of pond', 'puppets come out of water', 'puppets living in the water', 'puppets live in pond', 'puppets under water', 'puppets underwater', 'puppets wet feet', 'wooden puppets water', 'wooden puppets pond', 'puppets lake hanoi', 'puppets climb out of lake', 'puppets climb out of pond', 'water puppet show hanoi', 'water puppets village', 'water puppets dry feet'],
  answers: ['water', 'puppet', 'puppets', 'puppetry', 'show', 'theatre', 'theater', 'stage', 'pond', 'ponds', 'lake', 'pool', 'river', 'mua', 'roi', 'nuoc', 'vietnam', 'vietnamese', 'hanoi', 'saigon', 'hue', 'night', 'nights', 'midnight', 'evening', 'moon', 'moonlight', 'dark', 'tonight', 'come', 'comes', 'came', 'out', 'climb', 'climbs', 'climbed', 'walk', 'walks', 'walked', 'visit', 'visits', 'visited', 'knock', 'knocks', 'alive', 'life', 'real', 'magic', 'secretly', 'when', 'everyone', 'everybody', 'sleeps', 'asleep', 'sleeping', 'who', 'that', 'dance', 'dances', 'danced', 'dancing', 'play', 'plays', 'dragon', 'dragons', 'duck', 'ducks', 'buffalo', 'farmer', 'fish', 'frog', 'turtle', 'fairy', 'fairies', 'lady', 'ladies', 'fan', 'fans', 'wood', 'wooden', 'painted', 'feet', 'legs', 'wet', 'dry', 'shoes', 'boots', 'towel', 'grandma', 'grandpa', 'ba', 'ong', 'mum', 'dad', 'saw', 'seen', 'watched', 'went', 'today', 'yesterday', 'school', 'trip', 'first', 'village', 'house', 'our', 'little', 'funny', 'drum', 'drums'],
  except: ['scary', 'scared', 'afraid', 'creepy', 'nightmare', 'drown', 'drowned', 'drowning', 'broken', 'broke', 'died', 'dead', 'evil', 'bad', 'punch', 'sock', 'finger', 'shadow', 'pinocchio', 'string', 'strings', 'bath', 'war'],
  moods: ['first', 'waiting', 'change', 'learning'],
  company: ['puppet', 'puppets', 'farmer', 'duck', 'buffalo', 'lady', 'ladies', 'pond', 'water', 'shoe', 'shoes', 'boot', 'boots', 'towel', 'feet', 'rod', 'rods', 'puddle', 'puddles', 'floor', 'fan', 'fans', 'moon', 'door', 'slippers', 'sandal'],
  about: 'At night the water puppets come out of the pond and ask for dry feet, and no towel helps, until it is seen that they have none, and there is a row of shoes by the door.',
  titles: ['A Wet Knock at the Door', 'Dry Feet for Four', '{H} and the Water Puppets', 'Is That All', 'The Duck in the Sandal'],
  want: [
    {
      id: 'a-knock-low-down',
      A: 'partner',
      paragraphs: [
        '{H} heard a knock at night, low down on the door, and it was a wet one. Outside stood the water puppets, who danced on the pond by day. They had come out of the pond. There was a farmer, a lady with a fan, a buffalo and a duck. “We’ve been wet for a thousand years,” said the farmer. “Might we have dry feet for once?” {H} wanted that for them. “Come in,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-mat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The puppets did not know what you do in a house. On the mat they all bowed, as they did on the pond. Then they waited. “What are they waiting for?” asked {H}. “For people to clap,” said {A}. {H} clapped, and the farmer came further in.',
        'At the table they bowed again, and at the cupboard. It took them some time to get through a room. The duck bowed to a bucket, and the bucket, it thought, did not clap enough.'
      ]
    },
    {
      id: 'the-towel',
      A: 'partner',
      paragraphs: [
        '{H} fetched a towel and rubbed. First {H} did the duck, then the farmer, and then the lady. By the time {H} had come to the buffalo, the duck was dripping again. There were four puddles on the floor. “Lift your feet,” said {H}. The puppets did their best, and nothing got lifted. {H} rubbed harder, down where feet are, and it dripped just there. “It’s like drying a tap,” said {A}.'
      ]
    },
    {
      id: 'made-of-fig',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The buffalo looked heavy, with its round back and its horns. {H} got ready, and lifted, and nearly threw it over one shoulder. It weighed as much as a loaf. “I’m fig,” said the buffalo. “All of us are. It’s a wood that floats.”',
        '“And on top of that you’re painted,” said {A}. “Nine times,” said the buffalo proudly. “Nothing gets in.” Then it dripped. That was the pond that it had brought along on the outside.'
      ]
    },
    {
      id: 'hung-up-to-dry',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} thought that they had best be hung up. There was a line across the kitchen, and there were pegs. “May I?” {A} asked the duck, and pegged it up by the tail. It hung there beside a sock. The drops came slower, and then there were none.',
        '“It’s dry,” said {A}. “I don’t like it,” said the duck. “The people are upside down.” So it was taken down again. It shook its tail, and the rest of the pond ran out.'
      ]
    },
    {
      id: 'elder-owes-a-shirt',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I know you,” said {S} to the duck. “When I was six I sat in the first row. You came straight at me, and I was wet to the neck.” The duck remembered a good many necks. “Were you the one in the blue shirt?” it asked.',
        '“I was,” said {S}. {A} had never heard of a blue shirt. “It was the best seat in the house,” said the duck. “I only ever splash people who lean forward.” {S} thought it over, and it was true.'
      ]
    },
    {
      id: 'child-and-the-fan',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“What’s the fan for?” asked {S}. “For wind,” said the lady with the fan, and showed it. A fine spray went across the room, and {S} had freckles of water. “It’s always been like that,” said the lady. “I’ve often wondered.”',
        '{S} and {A} patted the fan dry between two cushions. When it was waved now, a small warm wind came out. The lady held it before her face, and looked as if somebody had told her something.'
      ]
    },
    {
      id: 'something-to-drink',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When people come to a house at night, you ask what they would like to drink. {H} did that. All the puppets looked at the floor. “We’ve had some,” said the farmer at last, “for a thousand years.”',
        '“A biscuit?” asked {A}. They did not know what that was. Each got one, and they held it to their ears. “It’s dry all through,” said the buffalo. It had never met anything like it. Then it dripped on it, and that was over.'
      ]
    },
    {
      id: 'pet-and-the-duck',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had met ducks before. This one had a red beak and smelled of paint, and it knew {A} too. “You’re from the bank,” it said. “You’re the one who only ever looks.” {A} looked away, as though it were about somebody else.',
        'They sat there for a while, nose to beak. A drop ran along the duck and fell on {A}’s front paw. {A} held up the paw, and shook it. “Yes,” said the duck, “just so. That’s what we’ve come about.”'
      ]
    },
    {
      id: 'how-to-sit',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do sit down,” said {A}. The puppets did not know how that went. On the pond they could do three things. They could go round, and bow, and go under. The farmer tried it with a chair, and bowed to it. Then the farmer went round it.',
        '“Now only going under’s left,” said {H}. They found the farmer beneath the chair, quite content. “I see the use of it now,” said the farmer. “It keeps the sky off.”'
      ]
    },
    {
      id: 'no-feet-at-all',
      A: 'partner',
      paragraphs: [
        '{A} was looking at the buffalo from below. “There aren’t any,” said {A}. {H} lay down on the floor. Each puppet ended in a bamboo rod. By day people stood behind a screen, deep in the pond, and moved the rods under the water. Nobody had ever seen a puppet’s feet. The farmer looked down too, for the first time. “Is that all?” asked the farmer. It was very quiet, and it dripped. By the door stood a row of shoes.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-row-of-shoes',
      A: 'partner',
      paragraphs: [
        '{H} stood the farmer in two rubber boots, and stuffed them with dry socks. The lady had slippers, the duck had one sandal, and the buffalo got whatever was left. “Now walk,” said {A}. On the pond they had only ever glided. The farmer set down one boot, and it said clop. “Was that me?” asked the farmer. “That’s your foot,” said {H}. The duck fell over its own sandal, got up, and did it again on purpose.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Which one’s first?” asked the lady, and looked from slipper to slipper. {H} said that it was the left. “And then?” “Then the other.” The lady did it. “And then?” “Then the left again,” said {A}.',
        'The lady stopped, to think about it. “And that goes on?” asked the lady. “As far as you want to go,” said {H}. The lady looked down the hall. It was a grand thing, and also a bit much.'
      ]
    },
    {
      id: 'over-the-doorstep',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The buffalo came to a doorstep. On a pond there is no up. The buffalo stood before the step in four odd shoes, and thought. “You lift one,” said {H}. It lifted a shoe, and there it hung. “Now the others know,” said the buffalo, “and they want to come as well.”',
        'All four went up at once. It landed on the other side, in none of its shoes. {H} put them on again from behind. “That’s how you jump,” said {A}. It had wanted to know that too.'
      ]
    },
    {
      id: 'music-for-feet',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} tapped on a bowl, so that the puppets had music. Outside in the pond the frogs heard it, and came in where they always did. That was the part that the duck knew. It spun round in its sandal, and stopped short.',
        '“I can hear where I am,” said the duck. On the water a turn made no sound at all. On a floor it made a squeak. It turned until {A}’s arm was tired, and then a bit more, for the squeak.'
      ]
    },
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        'They danced on dry feet until the moon was in the other window. Then the lady looked at the floor. “It’s lovely,” said the lady. “Only, on the pond you go under when you’re done.” “Here you go to bed,” said {A}, “and pull the blanket up over you.” The puppets found that nearly as good. {H} put the shoes back in a row, and opened the door. There were four rings on the pond, and then none. In one of the boots stood a little water.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the knock as well, and came to see who was so low down.',
      '{names} stepped into the first puddle, and went round the second.',
      { text: '{names} held the door open, till the duck’s tail was in too.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed back to the buffalo, and bumped a horn.',
      '{names} came too near the fan, and got a wind with water in it.',
      { text: '{names} wrung out the towel, and it was the pond that came out.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave up a shoe, and danced with the other foot bare.',
      '{names} clopped along behind the farmer, right round the table.',
      { text: '{names} tied a bow in front, so that the sandal stayed on the duck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood in their row by the door, and the boot was tipped out. A leaf of duckweed came with it, and was put on the windowsill.',
    '{H} dried both feet, each toe by itself, and lay down. Then {H} pulled the blanket up and went under.'
  ],
  last: [
    'On the pond there was not a ring to be seen, and {H} was asleep with dry feet.',
    'By the door one boot had walked a little to the left, and {H} was asleep.'
  ]
})
