import { wishPlot } from '../wish-plot.ts'

const WHO = ['boy', 'girl', 'kid', 'child', 'person', 'runner', 'human', 'son', 'daughter']

export const superFast = wishPlot({
  id: 'wish-super-fast',
  wishes: [
    'super speed', 'runs super fast', 'run super fast', 'running super fast', 'ran super fast', 'runs very fast', 'runs so fast', 'run so fast', 'boy runs fast', 'girl runs fast', 'boy run fast', 'girl run fast', 'boy runs super fast', 'girl runs super fast', 'superhero really fast', 'superhero so fast', 'superhero runs fast', 'superspeed', 'super speedy', 'super fast', 'superfast', 'runs fast', 'run fast', 'running fast', 'runs really fast', 'ran fast', 'very fast runner', 'fast runner', 'fastest runner', 'faster than anyone', 'runs faster', 'run faster', 'running faster', 'runs fastest', 'faster than wind', 'fast as wind', 'fast as lightning', 'faster than lightning', 'faster than car', 'faster than cheetah', 'fast as cheetah', 'faster than light', 'speed of light', 'lightning speed', 'lightning legs', 'lightning feet', 'super quick', 'speedster', 'flash superhero', 'speed superpower', 'speed power', 'speed powers', 'speed superhero', 'fast superhero', 'superhero fast', 'superpower fast', 'superpower running', 'superhero running', 'superhero runs', 'magic running shoes', 'magic trainers', 'magic shoes run', 'magic shoes fast', 'super fast shoes', 'super speed shoes', 'fast shoes', 'fast feet', 'fast legs',
    ...WHO.flatMap((who) => [`fastest ${who}`, `${who} fast`, `speedy ${who}`])
  ],
  except: ['car', 'cars', 'racing', 'train', 'trains', 'rocket', 'hedgehog', 'sonic', 'lorry', 'bike', 'boat', 'swim', 'swimming', 'swimmer', 'motorbike', 'asleep', 'slower', 'hurt', 'fell', 'hospital', 'road', 'away', 'lost', 'sports', 'race', 'talks', 'talking', 'eats', 'eating', 'eat', 'grows', 'growing', 'heart', 'dog', 'horse', 'pony', 'dinosaur', 'snail', 'tortoise', 'hare', 'robot', 'plane', 'aeroplane', 'skates', 'scooter', 'skiing', 'sledge', 'time', 'goes', 'ramadan', 'ninja', 'food', 'invisible', 'marathon', 'aunt', 'uncle', 'family'],
  answers: ['who', 'a', 'the', 'is', 'was', 'can', 'could', 'has', 'have', 'gets', 'got', 'with', 'that', 'than', 'as', 'runs', 'run', 'running', 'ran', 'fast', 'faster', 'fastest', 'super', 'superhero', 'superpower', 'power', 'powers', 'speed', 'speedy', 'quick', 'quickly', 'really', 'very', 'so', 'too', 'ever', 'in', 'whole', 'world', 'town', 'everyone', 'anyone', 'everybody', 'anybody', 'wind', 'lightning', 'light', 'cheetah', 'boy', 'girl', 'kid', 'child', 'magic', 'shoes', 'trainers', 'feet', 'legs', 'like', 'flash', 'stop', 'stops', 'stopping', 'learns', 'learn', 'help', 'helps', 'goose', 'geese', 'sea', 'nobody', 'see', 'catch', 'my', 'our', 'their', 'his', 'her', 'wants', 'to', 'be', 'around', 'round', 'all'],
  moods: ['learning', 'first', 'losing'],
  isTale: true,
  out: true,
  company: ['goose', 'geese', 'gosling', 'sky', 'cart', 'sea', 'sand', 'shop', 'milk', 'camel', 'porridge', 'snail'],
  about: 'The hero runs so fast that stopping comes a country too late, and has to bring a little goose to its flock.',
  titles: ['Sand in the Milk', 'Past the Geese Again', '{H} Runs Faster Than Anybody', 'The Goose Who Overslept', 'Think of Porridge'],
  want: [
    {
      id: 'sand-again',
      A: 'partner',
      paragraphs: [
        '{H} could run faster than anybody in the world. The one trouble was stopping. {H} ran to the corner shop for milk, whoosh, and always stopped at the seaside. “There’s sand in the milk again,” said {A}.',
        'Somebody sniffed outside the door. It was a small goose with a suitcase. “I overslept,” it said. “All the others have flown south without me.” {H} tied both shoes. “I’ll take you,” said {H}. “We’ll catch them in no time.”'
      ]
    }
  ],
  way: [
    {
      id: 'past-the-flock',
      A: 'partner',
      paragraphs: [
        '{A} got into the old milk cart, with the goose in both arms. {H} took the rope. Whoosh! Hills, cows, a tower, more cows. “There they are,” shouted {A}, and pointed at the sky. “Stop!”',
        '{H} stopped. It was hot there, and there was nothing but sand. A camel looked down at them, and chewed. “Have some geese come by?” asked {H}. “They’re due on Thursday,” said the camel. The little goose looked up at the empty sky, and its beak shook.'
      ]
    },
    {
      id: 'the-new-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s the shoes,” said {A}. So {H} took them off, and ran in socks. Whoosh! When {H} came back there was nothing left of the socks but the tops. “It isn’t the shoes,” said {H}. “It’s the feet.”',
        '{A} looked at them. They were ordinary feet, with five toes each, and the left one had some jam on. “They were never this quick on the way to the bath,” said {A}.'
      ]
    },
    {
      id: 'what-to-pack',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s in the suitcase?” asked {A}. The goose opened it. There was grass, and under the grass there was some other grass. “That’s for Sundays,” said the goose. It shut the case and sat on it, until it clicked.',
        '{H} packed as well. {H} was in the kitchen, and back, and up for a jumper, and back. “I’m going to pack,” said {H}. “You’ve done it,” said {A}. “I felt the wind. Why have we got the kettle?”'
      ]
    },
    {
      id: 'too-fast-to-see',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They ran through a town on market day. Nobody saw them, for they were too quick. People only felt a breeze, and then their hats were on other people. A man bit into his bun, and it was somebody’s pear.',
        '“Good morning!” called {H}. But in the town they heard just “Goo”, and a good way behind it came “dmorning”. “You’re running faster than you talk,” said {A}. “Then they’ll get the rest when we’ve gone,” said {H}.'
      ]
    },
    {
      id: 'wrong-geese',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I see white ones,” called {A}. “Stop!” {H} stopped a bit beyond, and they all walked back to look. There were forty of them in a green field. They had black faces, and said “Baa”.',
        '“Are those your people?” asked {H}. The little goose put its head on one side. “They’re nice,” it said. “But I don’t think we’ll get off the ground.” One of them asked if it could come along in the cart. It had never been anywhere.'
      ]
    },
    {
      id: 'across-the-sea',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then came the sea. {H} did not notice it at first. If you run fast enough, water is only a wet sort of road. Plip, plip, plip, went the shoes, and the cart hopped behind like a flat stone.',
        'A captain looked out of his ship. “Are you allowed to do that?” he called. “Only when we’re late,” called {A}, from under the spray. “That’s all right, then,” called the captain, and waved his soup spoon. They were over before it was dry.'
      ]
    },
    {
      id: 'sandwich-at-speed',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was time for lunch. {A} held out a sandwich, and at that speed the filling stayed behind. The cheese flew along in the air, a good arm’s length after the bread. {A} had to lean out and fetch it with a fork.',
        '“Mine’s only bread,” said {H}. “Your cheese is coming,” said {A}. It came past, one hill later. The goose ate the crumbs, which were on time.'
      ]
    },
    {
      id: 'things-for-stopping',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Other things can stop,” said {A}. “What does a ship do?” “It drops something heavy,” said {H}. So they let down the kettle on a rope. It bounced along behind, bing, bong, and rang like a school bell.',
        'At every bing a class of children ran out to play, in one village after the other. Behind them all the teachers stood in the doors, and looked at the clock. But {H} was no slower for it. “It was only the children who stopped,” said {A}.'
      ]
    },
    {
      id: 'a-penguin',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once they stopped so late that there was snow. A penguin came up and looked into the cart. “You’ve missed it by a whole warm country,” it said. “It’s easily done, with feet like those.”',
        '{A} asked it the way. The penguin pointed with one wing. “North,” it said. “It’s all north from here.” And so it was, whichever way you looked. {H} turned the cart round, and wiped the snow off the goose.'
      ]
    },
    {
      id: 'other-in-the-cart',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} sat at the back with a map. “We’re on page four,” called {A}. Whoosh. “Page nine. No, that was the picture of the queen.” Whoosh. The wind took the map page by page, until only the cover was left.',
        '“Where are we now?” asked {H}. {A} turned the cover over. “At the price,” said {A}. After that they asked the goose, who looked at the sun, and did it for nothing.'
      ]
    },
    {
      id: 'pet-in-the-cart',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} rode at the front of the cart, right in the wind. Everything on {A} that could blow back blew back. {A} looked like somebody who has had a new haircut, and a great surprise.',
        'The little goose crept close to {A}. They did not know each other, but there was one blanket. “Does it bite?” asked the goose. {H} turned round to look. {A} had tucked the goose in, up to the beak.'
      ]
    },
    {
      id: 'elder-in-the-cart',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat in the cart with both hands on {S}’s hat. “I was quick, too,” said {S}. “I once ran for a bus, and got there before it. I had to wait for an hour.” “How did you stop?” asked {A}.',
        '“I leaned back,” said {S}, “and thought of Sunday.” {A} tried it. {A} leaned back and thought of Sunday. But {A}’s Sundays were not slow enough. There was always something on.'
      ]
    },
    {
      id: 'child-in-the-cart',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Faster!” shouted {S} from the cart, with {S}’s mouth wide open. “Close it,” called {A}, “or you’ll catch a fly.” {S} closed it. Then {S} opened it again, and had caught one. It was rather a large one, and it was cross.',
        '{S} let it out on the other side. The fly sat down on the edge of the cart and looked round. It was nine countries from home. “It can come back with us,” said {S}.'
      ]
    },
    {
      id: 'baby-in-the-cart',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} lay in the cart among the blankets, next to the goose. The faster they went, the more {A} laughed. At the hills it came out as “Ha-a-a-a-a”, for it was bumpy there. When {H} ran slower, {A} stopped laughing, and looked sternly at the sky.',
        '“I can’t go faster,” called {H}. “We want to stop, {A}!” {A} threw out a bootee. It landed two countries back.'
      ]
    },
    {
      id: 'think-of-slow-things',
      A: 'partner',
      paragraphs: [
        'Three times they shot past the geese. “What do you think of, when you run?” asked {A}. “Of running,” said {H}. “Fast.” “There’s the mistake,” said {A}. “Your feet can hear that.”',
        '{H} thought about it. “Then I won’t stop at all,” said {H}. “I’ll just run as slowly as geese. Tell me slow things. Tell me the slowest you’ve got.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-slowest-things',
      A: 'partner',
      paragraphs: [
        'Off they went. There was the flock, like a big letter V. “Porridge!” called {A}. “Cold porridge, and it won’t come off the spoon.” {H} went a little slower. “A snail on a Monday!” called {A}. “A queue at the post office!”',
        'Now they were just under the geese, not faster and not slower. It was the hardest running ever. The little goose stood up in the cart and spread its wings, and the wind picked it up. “Honk,” it said, and was one of them.'
      ]
    },
    {
      id: 'its-mother-counts',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the front flew the biggest goose, and did sums. “One, two, three, thirty-nine,” it called back. “There’s always one short!” “Forty,” called the little one, from the very end.',
        '“Where have you been?” called the big one. “I overslept, and saw a camel,” called the little one, “and I’ve been past you three times.” “That was you?” called the goose. “We all thought it was the weather.”'
      ]
    },
    {
      id: 'the-suitcase',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“It’s left its suitcase!” said {A}. {H} gave it a good throw. One of the geese caught it by the handle, and passed it on with its beak. So it went along the V, all the way to the last.',
        'Up there it clicked open. A little grass came down, and fell on {A}’s head. “Is that the ordinary?” asked {H}. {A} smelled it. “No,” said {A}. “It’s the grass for Sundays. It’s for us.”'
      ]
    },
    {
      id: 'home-with-milk',
      A: 'partner',
      paragraphs: [
        'On the way home {H} saw the corner shop from far off. {H} thought of porridge, and of a cow lying down. And there {H} stood, right at the counter.',
        '“You stopped,” said the man in the shop. “As a rule I just feel a draught.” At home {A} looked into the milk. There was no sand in it at all. “I miss it a bit,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook the sand out of the doormat.',
      '{names} said good morning to the goose, and asked after its wings.',
      { text: '{names} poured the milk through a tea strainer.', needs: ['hands'] },
      { text: '{names} tied the laces again, with a double bow.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the cart, with hair that stood out straight behind.',
      '{names} leaned to the left in the bends, and to the right.',
      { text: '{names} held on to the cart, and to the goose, and to each hat.', needs: ['hands'] },
      { text: '{names} waved to the camel, who had seen worse.', needs: ['hands'] }
    ],
    turn: [
      '{names} knew slow things too, and called them out. “A bath filling up!”',
      '{names} shouted “Honk” after the geese, all the way to the clouds.',
      { text: '{names} pointed at the smallest one, until it was a dot.', needs: ['hands'] },
      { text: '{names} patted the cart, which was quite warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put by the door, side by side. It took them some time to stand quite still.',
    '{H} walked to bed, which was only nine steps, and thought of porridge at the eighth. {H} lay down.'
  ],
  last: [
    'High over the sea somebody small was flying at the end of a V, and {H} was asleep.',
    'Porridge, snail, cow, thought {H}, and then {H} was asleep.',
    'By the door the fastest shoes in the world stood still, and {H} was asleep.'
  ]
})
