import { wishPlot } from '../wish-plot.ts'

const OTHERS = ['digger', 'bin lorry', 'rubbish truck', 'garbage truck', 'fire engine', 'fire truck']
const SEAS = ['seaside', 'beach', 'sea']

export const busToTheSeaside = wishPlot({
  id: 'wish-bus-to-the-seaside',
  beginsElsewhere: true,
  wishes: ['a bus that goes to the seaside by mistake', ...SEAS.flatMap((sea) => [`bus ${sea} mistake`, `double decker ${sea} mistake`, `bus wrong turn ${sea}`, `bus wrong way ${sea}`, `bus accidentally ${sea}`, `bus lost its way ${sea}`, `bus ${sea} instead`, `wrong bus ${sea}`, `bus turned left ${sea}`]), ...OTHERS.flatMap((other) => [`${other} seaside mistake`, `${other} beach mistake`]), 'bus ends up at the seaside', 'bus ends up at the beach', 'bus takes everyone to the beach', 'bus takes everyone to the seaside', 'bus takes everybody beach', 'bus takes everybody seaside', 'bus decides seaside', 'bus decides beach', 'bus drives home backwards', 'bus sign says seaside'],
  answers: ['a', 'number', 'nine', 'red', 'yellow', 'big', 'little', 'double', 'decker', 'bus', 'driver', 'passengers', 'passenger', 'people', 'everybody', 'everyone', 'all', 'on', 'board', 'with', 'instead', 'of', 'town', 'school', 'home', 'work', 'market', 'square', 'shops', 'one', 'wrong', 'turn', 'turned', 'turning', 'left', 'right', 'way', 'road', 'goes', 'going', 'went', 'go', 'drives', 'drove', 'takes', 'took', 'taken', 'ends', 'ended', 'up', 'at', 'accidentally', 'mistake', 'oops', 'lost', 'gets', 'got', 'seaside', 'beach', 'sea', 'sand', 'sandy', 'waves', 'ocean', 'coast', 'paddle', 'paddles', 'paddling', 'swim', 'ice', 'cream', 'sandcastle', 'sandcastles', 'crab', 'gull', 'seagull', 'and', 'then', 'day', 'out', 'one', 'morning', 'funny', 'silly', 'happy', 'sunny', 'bin', 'lorry', 'digger', 'fire', 'engine', 'taxi', 'tram', 'truck', 'rubbish', 'garbage', 'backwards', 'sign', 'who', 'that', 'which', 'about', 'has', 'best', 'stays', 'doesn’t', 'want', 'back', 'grandma', 'granny', 'nana', 'grandpa', 'grandad'],
  except: ['accident', 'shoe', 'teddy', 'bag', 'crash', 'crashed', 'drowned', 'drown', 'sinks', 'sank', 'hurt', 'hospital', 'died', 'dead', 'police', 'scared', 'afraid', 'cried', 'alone', 'flies', 'flying', 'space', 'moon', 'rocket', 'shark', 'whale', 'under', 'underwater', 'submarine', 'pirate', 'dragon', 'dinosaur', 'dinosaurs', 'robot', 'toy', 'thomas', 'snow', 'night', 'cancelled', 'gary', 'tractor', 'broke', 'broken', 'missed', 'wrong bus', 'lost'],
  moods: ['lost', 'change', 'late'],
  isTale: true,
  out: true,
  company: ['bus', 'driver', 'crab', 'gull', 'lorry', 'digger', 'engine', 'taxi', 'tram', 'sea', 'sand', 'hill', 'roll', 'handle', 'cello', 'bell', 'sign', 'seat', 'baker', 'water'],
  about: 'A bus turns left instead of right and goes to the seaside with everybody in it and half the traffic behind it, and each time that it turns round it comes back to the sea, until it is seen what it says on its front, and what it still says on its back.',
  titles: ['Left at the Baker’s', 'What It Said on the Front', 'The Number Nine to the Sea', '{H} Reads the Back of a Bus', 'Home, Back First'],
  want: [
    {
      id: 'left-at-the-bakers',
      A: 'partner',
      paragraphs: [
        '{H} was going home on the number nine bus when it went to the seaside by mistake. It had turned left at the baker’s instead of right. Behind the last hill there was sand, and a great deal of water. “This isn’t Market Square,” said {A}.',
        'Behind it came a bin lorry, a digger, a fire engine and a taxi. They always drove after the number nine. The bus opened all its doors, and breathed in.'
      ]
    }
  ],
  way: [
    {
      id: 'left-and-left-again',
      A: 'partner',
      paragraphs: [
        'First they all paddled, since they were there. Then the driver turned the bus round to go home. At the top of the hill it went left, and left, and left again. There was the sea.',
        'They tried three times, and the others drove after. By the third time the crab at the edge had stopped running away. “It knows us,” said {A}.'
      ]
    },
    {
      id: 'a-lampshade',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody had a bucket, for nobody had meant to come. But a lady had been to town for a lampshade. {H} filled it with wet sand and turned it over. It made a very smart castle, with frills, and a hole at the top for the bulb.',
        'A man stood a cello in the sand, so that it could see too. A small wave ran up and wet its foot. Boing, went the cello. “It’s cold,” said {A}. They all kept quiet, and waited for the next wave.'
      ]
    },
    {
      id: 'paid-as-far-as-the-church',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve only paid as far as the church,” said an old lady with a cabbage. The lady didn’t like to stand on sand that nobody had paid for. The driver looked it up in the list of stops. Between School and Shoe Shop there was no Seaside.',
        '“Then it costs nothing,” said {A}. “Then I get something back,” said the old lady. The driver looked in all the pockets of the uniform, and then on the sand. In the end everybody was given a shell as change, and {H} got two small ones.'
      ]
    },
    {
      id: 'the-office',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The driver rang up the office. “Where are you?” asked the office. “At the sea,” said the driver. Paper rustled. “The sea isn’t on the number nine,” said the office. {A} held out the telephone over the waves, so that they could hear it.',
        'For a while the office said nothing. A chair creaked, as if somebody had leaned back in it. “You’re four minutes late,” it said then. “Could you hold me out again?” So {H} held it out again, a little lower, for the small waves.'
      ]
    },
    {
      id: 'what-each-of-them-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The digger had dug all its life, and always where it was told. Here it could choose. It dug one hole for itself, looked in, and filled it up again. The fire engine drank half a wave, and squirted it back where it came from.',
        'The bin lorry tidied the seaweed into a row. With each wave there was more. The taxi took a crab as far as the next rock. The crab paid with a mussel. “They’re all on holiday,” said {A}, “and they’re all at work.”'
      ]
    },
    {
      id: 'the-tram-that-stayed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the sea wall stood an old green tram. It had come by mistake as well, in a hot summer, and nobody had liked to tell it. Now it had a pot of flowers on the step. “How did you get home?” {H} asked it.',
        'The tram went ting, softly, as you do when you have not tried very hard. The bus had rolled up close beside it, and looked at the flowers. “We’d better be quick,” said {A}, “before it wants a pot as well.”'
      ]
    },
    {
      id: 'other-and-the-flag',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had gone a little way along the sand, to shake out a shoe. {A} stood beside a pole with a small flag on it, and put up one arm to yawn. At once the bus came along and stopped with its door just there.',
        '“I’m not waiting,” said {A}. “You’re standing at a pole,” said {H}, “with your arm up.” A bus can’t help it when it sees that. To be polite {A} got in, rode as far as the crab, and got out.'
      ]
    },
    {
      id: 'what-it-says-in-front',
      A: 'partner',
      paragraphs: [
        '{A} looked the bus in the face. Over its big window there was a small one with a sign. “Seaside,” read {A}. “That’s why! A bus has to go where its front says.”',
        'At the bump by the baker’s the sign had slipped on by one. The driver took the handle to wind it back. It went crunch, because of the sand, and would not move.'
      ]
    },
    {
      id: 'pet-on-the-right-bus',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} alone was sure that this had been the right bus. {A} had got wet on one side and sandy on the other. After that {A} shook, and then the whole lower deck had been to the seaside.',
        'Then {A} lay down across the step. Everybody who wanted to get in had to lift one foot, and then the other. “We’re going home, {A},” said {H}. But {A} had sand in both ears, and heard only the sea.'
      ]
    },
    {
      id: 'child-and-the-duck',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“What does it say on my front?” asked {S}. {A} had a look. On the jumper there was a duck. “It says Duck,” said {A}. So {S} had to go to the ducks. There were none, only the sea, and {S} stood there and quacked at it.',
        '“And behind?” asked {S}. {A} looked, and behind there was nothing, just wool. {S} walked a few steps backwards to try it out. It was true. {S} got nowhere, and sat down.'
      ]
    },
    {
      id: 'elder-and-the-trifle',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once went to the wrong wedding,” said {S}. “I’d turned left at the church. I had a trifle with me, so they were glad.” “Didn’t you know anybody?” asked {A}. “Not at the soup,” said {S}. “By the cake I knew them all.”',
        '“And what about the right wedding?” asked {A}. “Somebody else went there by mistake,” said {S}, “with a ham. So it all came out even.” {A} looked along the beach, in case anybody here was waiting for a trifle.'
      ]
    },
    {
      id: 'the-back-of-the-bus',
      A: 'partner',
      paragraphs: [
        '{H} went to stand with the digger and the others. They were looking at the back of the bus, the only part that they knew. So {H} looked at it too.',
        'There was another small window, with a sign of its own. “What does it say?” called {A}. “Market Square,” read {H}. “The back still knows the way home!”'
      ]
    }
  ],
  turn: [
    {
      id: 'back-first',
      A: 'partner',
      paragraphs: [
        'So the bus drove home back first. The driver looked in all the mirrors, and {A} called out the corners. The bus didn’t once think of the sea.',
        'The others came after, nose to nose. So now, at last, they saw its face. It had round lamps and a friendly dent. The taxi blinked at it all the way.'
      ]
    },
    {
      id: 'everything-goes-away',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the seats it looked strange. Nothing came towards them. You only saw things when you’d gone past. There was a gate, a horse, a man with a ladder. “I’ve just missed that horse,” said {A}. “So did I,” said {H}.',
        'But the sea stayed in the big window for a long time. It got thinner and thinner, as if somebody were pulling a blue ribbon over the hill. {A} waved until the last bit of it had slipped away. Then there was a church.'
      ]
    },
    {
      id: 'the-gull-rings',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Ding, went the bell. The bus stopped at a hedge, and nobody wanted to get off. Ding, it went, at a turnip field. On the pole by the back seat sat a gull, and it had a foot on the button. It had never been obeyed like that.',
        '“Where does it want to go?” asked {A}. It wanted to go ding. {H} opened a window. The gull rang once more, waited until they stood still, and got off properly.'
      ]
    },
    {
      id: 'one-end-for-each',
      A: 'partner',
      paragraphs: [
        'At Market Square sand ran out of every door. A long queue with shopping bags read the front. “Seaside,” they read. They looked at each other, and got in.',
        '“It’s got one end for home,” said {H}, “and one for the sea.” “Which is it now?” asked {A}. The bus stood with its face to the baker’s, and hummed. The driver pulled the brake on, twice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out of the window for the church, and saw a sail.',
      '{names} stayed in the seat for a moment longer, in case it was a mistake.',
      { text: '{names} took off both shoes, to be ready.', needs: ['hands', 'legs'] },
      { text: '{names} held on to the pole, and waved to the water.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the sand and watched the bus come back.',
      '{names} went as far as the wet part, and a wave came the rest.',
      { text: '{names} patted the bus on its warm side, so that it felt less lost.', needs: ['hands'] },
      { text: '{names} picked up a shell, and put it on the driver’s seat.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round in the seat, and so looked ahead.',
      '{names} leaned left at the baker’s, and this time it was right.',
      { text: '{names} waved to the bin lorry, which had to be looked at all the way.', needs: ['hands'] },
      { text: '{names} tipped the sand out of one shoe, and kept it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bus was put into its shed back first, for a rest. On the back seat sat the crab, and waited for the first bus to the sea.',
    '{H} washed off the salt, and lay down. If the foot of the bed said Seaside, then the pillow said Home.'
  ],
  last: [
    'In the shed the bus said Seaside to a shut door all night, and {H} was asleep.',
    'It had one end for the sea and one for the night, and {H} was asleep.'
  ]
})
