import { wishPlot } from '../wish-plot.ts'

export const oldRowingBoat = wishPlot({
  id: 'wish-old-rowing-boat',
  wishes: ['old rowing boat', 'old rowing-boat', 'old rowboat', 'old row boat', 'old dinghy', 'old wooden boat', 'old rowing boats', 'rowing boat not used', 'rowing boat isn’t used', 'rowing boat no longer used', 'rowing boat nobody uses', 'rowing boat no one uses', 'rowing boat nobody rows', 'rowing boat nobody wants', 'rowing boat any more', 'rowing boat anymore', 'rowing boat retired', 'retired rowing boat', 'rowing boat leaks', 'rowing boat leaked', 'rowing boat leaky', 'leaky rowing boat', 'leaky rowboat', 'rowing boat hole', 'rowboat hole', 'rowboat leaks', 'rowboat nobody uses', 'rowboat not used', 'rowboat any more', 'rowboat anymore', 'forgotten rowing boat', 'forgotten rowboat', 'forgotten boat', 'boat nobody uses', 'boat no one uses', 'boat not used any more', 'boat not used anymore', 'boat isn’t used any more', 'boat no longer used', 'old boat not used', 'old boat nobody uses', 'old boat useful again', 'boat useful again', 'old boat new job', 'old boat flowers', 'boat full of flowers', 'boat garden', 'old boat garden', 'boat planted', 'boat flower bed', 'rowing boat useful', 'rowing boat flowers', 'rowing boat garden', 'rowing boat new life', 'rowing boat dreams', 'rowing boat beans', 'rowing boat on land'],
  nothingElse: true,
  answers: ['old', 'rowing', 'rowing-boat', 'rowboat', 'row', 'rows', 'rowed', 'boat', 'boats', 'dinghy', 'wooden', 'wood', 'not', 'isn’t', 'used', 'use', 'uses', 'using', 'useful', 'useless', 'longer', 'nobody', 'no', 'one', 'anyone', 'any', 'more', 'anymore', 'wants', 'wanted', 'want', 'retired', 'retires', 'leak', 'leaks', 'leaked', 'leaking', 'leaky', 'hole', 'holes', 'forgotten', 'good', 'for', 'something', 'again', 'new', 'job', 'life', 'purpose', 'home', 'becomes', 'become', 'became', 'turned', 'turns', 'into', 'garden', 'flower', 'flowers', 'bed', 'pot', 'planter', 'plant', 'plants', 'planted', 'beans', 'bean', 'full', 'of', 'earth', 'soil', 'land', 'dry', 'grass', 'yard', 'shore', 'beach', 'river', 'lake', 'harbour', 'harbor', 'sea', 'water', 'lies', 'lying', 'upside', 'down', 'that', 'which', 'who', 'is', 'was', 'can', 'can’t', 'float', 'floats', 'sail', 'oars', 'oar', 'paint', 'peeling', 'rotten', 'little', 'small', 'green', 'red', 'blue', 'finds', 'found', 'find', 'happy', 'needed', 'dreams', 'dream', 'behind', 'shed', 'long', 'time', 'ago', 'once', 'too'],
  except: ['died', 'dead', 'grandpa', 'grandad', 'granddad', 'grandfather', 'grandma', 'sank', 'sunk', 'sinks', 'drowned', 'storm', 'shipwreck', 'wreck', 'pirate', 'pirates', 'ghost', 'dragon', 'race', 'paper', 'cardboard', 'toy', 'bath', 'lost', 'drifts', 'stolen', 'refugee', 'refugees', 'war', 'sold', 'burnt', 'fire', 'ferry', 'houseboat', 'owl', 'pussycat', 'fishing', 'lifeboat', 'steamer', 'ship', 'tugboat', 'song'],
  moods: ['change', 'waiting', 'alone', 'proud', 'learning'],
  company: ['boat', 'bean', 'beans', 'bucket', 'oar', 'oars', 'earth', 'rain', 'pot', 'bins', 'planks', 'water', 'house', 'seat', 'sill', 'mug', 'leaves', 'rope', 'duck', 'yard'],
  isTale: true,
  out: true,
  about: 'An old rowing boat that lets the water out is no use to row in, until the two of them see that beans drown in a good bucket, and that a pot has a hole in it on purpose.',
  titles: ['Six Passengers', 'A Hole on Purpose', '{H} and the Boat behind the Bins', 'Full Ahead, Upwards', 'Where Did You Put the Rain'],
  want: [
    {
      id: 'behind-the-bins',
      A: 'partner',
      paragraphs: [
        'Behind {H}’s house, next to the bins, lay an old rowing boat that was not used any more. It still had both its oars. “Ahoy,” it said. “Where are we off to?” “Nowhere,” said {H}. “I’ve got six beans to plant, and here it’s all stone.” “Six passengers!” said the boat.',
        '{A} bent down to look. Between the planks you could see a daisy. “You leak,” said {A}. “Only at the bottom,” said the boat. The lady next door had said that whoever found a use for it could have it.'
      ]
    },
    {
      id: 'rowing-on-stone',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they did take it for a row, so as not to be rude. {H} sat down on the seat and pulled at both oars. “What do you see?” asked the boat. “Bins,” said {H}, and pulled again. “And now?” “The same bins.”',
        '“There’s a current against us,” said the boat. {A} walked round to the front and had a look. A small weed had grown up through the stones, and was leaning on it. “You’re moored,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-good-bucket',
      A: 'partner',
      paragraphs: [
        'So {H} planted the beans in a bucket of earth. “What a bucket,” said the boat. “Not a drop gets through. I used to be like that.” Soon six green hooks came up. Then it rained for three days.',
        'After that the earth was soup, and the beans hung over the edge and were yellow. “They’ve got wet feet,” said {A}. “The rain can’t get out at the bottom,” said {H}.'
      ]
    },
    {
      id: 'across-and-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve crossed the river eleven hundred times,” said the boat. “Never once did I look where I was going.” “Why not?” asked {H}. “It’s how it’s done,” said the boat. “When you row, you sit backwards. You only see where you’ve been.”',
        '{H} tried it on the way to the bins, with {A} to steer. You saw the house get smaller, and then you met the bins. “It’s not a bad way to travel,” said {H}. “You’re never in a hurry.”'
      ]
    },
    {
      id: 'thirsty-planks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I never leaked when I was used,” said the boat. “In the water my planks drink, and get thick, and press up against each other. Out here they get thin.” {H} laid a finger in the gap. It went in up to the knuckle.',
        '“How much would you have to drink?” asked {A}. “About a week,” said the boat. {A} brought it a mug of water. They poured it over the thinnest plank, and listened. “Thank you,” said the boat. “That was Monday.”'
      ]
    },
    {
      id: 'the-paint',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} scratched at the paint with one nail. Under the green there was blue, and under the blue there was red. “How many of you are there?” asked {H}. “Every spring there was another,” said the boat. “I was very fast in red.”',
        '“Was it the paint?” asked {A}. “No,” said the boat. “It was a boy who was always late for dinner.” Under the red there was white. The boat did not say what it had been like in white.'
      ]
    },
    {
      id: 'a-song-for-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Sing something for rowing,” said the boat. {A} knew one, and it had a pull in every line. {H} sang too, and sat down where the rower sits. They pulled with empty hands. Their backs went to and fro, and the old seat creaked in time.',
        'A man put a bag into the bin. He listened to one verse. Then he put down his other bag, and pulled along for a while. After that he went back in to his soup. “You pick people up everywhere,” said the boat. “It was always so.”'
      ]
    },
    {
      id: 'the-other-swims',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came out with the potato peelings. “Is it going anywhere?” asked {A}. “Not before the beans do,” said {H}. {A} had to sit in it for a moment all the same. It is hard to walk past a boat.',
        '“It doesn’t rock,” said {A}. So {H} leaned on one side and on the other, until it did. {A} held on to the peelings. “That’s it,” said {A}. “Now I’m a bit seasick. How lovely.”'
      ]
    },
    {
      id: 'pet-captain',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found the one board at the front where the sun was. {A} sat there and looked straight ahead, past the bins. “Who’s that?” asked the boat. “That’s {A},” said {H}. “{A} isn’t doing anything.” “Then that’s the captain,” said the boat.',
        'It had known several. They had all sat just there, and had all looked just so. Now and then {A} shut one eye. “Steady as she goes,” said the boat, and lay as still as it could.'
      ]
    },
    {
      id: 'elder-rowed-once',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went in one of these every Sunday,” said {S}. “My aunt rowed, and I had the tin.” “What was in the tin?” asked {A}. “Nothing,” said {S}. “It was for the water that came in. I scooped it out, from one bank to the other.”',
        '“That one leaked as well?” asked the boat. “They all did,” said {S}. “That’s what the children were for.” The boat had never seen it like that. It felt a good deal tighter all evening.'
      ]
    },
    {
      id: 'where-is-the-rain',
      A: 'partner',
      paragraphs: [
        '{H} went round the yard to see where else it had rained. There were puddles on the bins. Only in the boat there was none. “Where did you put three days of rain?” asked {A}.',
        '“It’s gone through,” said the boat. “I can’t keep it.” {A} picked up a flower pot, and looked in from below. {H}’s eye was at the other end. “This leaks too,” said {A}, “and it’s meant to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'full-of-earth',
      A: 'partner',
      paragraphs: [
        '“A pot has to have a hole,” said {H}. “Or else the roots can’t breathe.” Then they looked at the boat. It had the longest hole in the yard.',
        'They carried forty buckets of earth to it, and {H} set the six beans in a row. That night it rained again. A little water ran out by the daisy, and in the morning the beans stood up straight. “Nobody’s got wet feet,” said the boat. “All’s well below.”'
      ]
    },
    {
      id: 'always-the-same-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The first bean put out a thin green end, and felt about in the air for something. {H} held out a finger. By the end of a long story it had leaned on it. “It wants to go round to the left,” said {H}. {A} laid it round to the right.',
        'In the morning it had gone back to the left. All six did it the same way. “Somebody on board knows where we’re going,” said the boat. It had never had such a good crew.'
      ]
    },
    {
      id: 'a-worm-comes-aboard',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A worm had come along in one of the buckets. “Has it got a ticket?” asked the boat. {H} thought that it worked here. It made little tunnels, so that air got down to the roots. Nobody even had to ask.',
        '“An engineer,” said the boat. “I was always too small for one.” They watched it go below. First the front of it went, and the rest had to wait. “It’s checking the stairs,” said {A}.'
      ]
    },
    {
      id: 'oars-up',
      A: 'partner',
      paragraphs: [
        '“They need something to climb,” said {A}. So they stood both oars upright in the earth. Day after day the beans went round them, higher and higher. When the wind blew, all the leaves filled.',
        '“I’ve never had sails before,” said the boat. The lady next door came out to see. “Where are you off to?” she asked it. “Up,” said the boat. “It’s the only way I hadn’t tried.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat at the back, where the passengers sit.',
      '{names} looked out between two planks, and met the daisy.',
      { text: '{names} counted the beans, and there were six.', needs: ['hands'] },
      { text: '{names} wiped the old seat, for it had been a while.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped round the puddles, and round one of them twice.',
      '{names} kept the boat company by the bins.',
      { text: '{names} wiped the puddle off one of the bins.', needs: ['hands'] },
      { text: '{names} held the bucket, and it was as heavy as soup.', needs: ['hands'] }
    ],
    turn: [
      '{names} came every morning to see how far they had got.',
      '{names} sat in the shade of the sails.',
      { text: '{names} carried earth as well, and not all of it was spilt.', needs: ['hands'] },
      { text: '{names} pushed in the oars, deep enough for any wind.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was rinsed, and hung up on its nail. It had not let through a drop.',
    '{H} washed both hands, and the water went out through its hole, as it was meant to. The bed lay by the wall, long and dry, and {H} got in.'
  ],
  last: [
    'Behind the house the sails moved a little, and {H} was asleep.',
    '{H} lay still, with dry feet, and was asleep without rowing at all.',
    'Nobody had to row any more, and {H} slept.'
  ]
})
