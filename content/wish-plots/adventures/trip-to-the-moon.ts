import { wishPlot } from '../wish-plot.ts'

export const tripToTheMoon = wishPlot({
  id: 'wish-trip-to-the-moon',
  beginsElsewhere: true,
  wishes: ['trip moon', 'trips moon', 'trip to the moon', 'journey moon', 'voyage moon', 'outing moon', 'adventure moon', 'expedition moon', 'mission moon', 'flight moon', 'travel moon', 'travels moon', 'travelled moon', 'traveled moon', 'travelling moon', 'traveling moon', 'rocket moon', 'rockets moon', 'roket moon', 'rocketship moon', 'spaceship moon', 'space ship moon', 'shuttle moon', 'spacecraft moon', 'flies to moon', 'fly to moon', 'flying to moon', 'flew to moon', 'flys to moon', 'going to moon', 'goes to moon', 'went to moon', 'gone to moon', 'holiday moon', 'vacation moon', 'landing moon', 'landed moon', 'land moon', 'lands moon', 'walk on moon', 'walks on moon', 'walked on moon', 'walking on moon', 'moonwalk', 'moon walk', 'hop on moon', 'hopping on moon', 'hops on moon', 'bounce on moon', 'bouncing on moon', 'bounced on moon', 'jump on moon', 'jumping on moon', 'jumped on moon', 'blast off moon', 'countdown moon', 'astronaut moon', 'astronauts moon', 'visit to moon', 'visiting moon', 'first on moon', 'flag moon', 'moon landing', 'moon trip', 'moon rocket', 'picnic moon'],
  except: ['dinner', 'supper', 'pyjamas', 'pajamas', 'look', 'hoover', 'broom', 'broomstick', 'granny', 'grandma', 'cow', 'man', 'live', 'lives', 'living', 'lived', 'rabbit', 'bunny', 'cheese', 'mouse', 'mice', 'cow', 'cows', 'alien', 'aliens', 'cat', 'kitten', 'dragon', 'bear', 'teddy', 'fox', 'owl', 'pig', 'mermaid', 'penguin', 'elephant', 'dinosaur', 'unicorn', 'king', 'princess', 'goddess', 'monster', 'mars', 'died', 'dead', 'heaven', 'half', 'eclipse', 'eid', 'ramadan', 'festival', 'lantern', 'closed', 'cardboard', 'box', 'build', 'builds', 'building', 'built', 'make', 'made', 'lost', 'crash', 'crashed', 'stuck', 'why', 'how', 'ladder', 'sleepover', 'balloon', 'car', 'bed', 'bus', 'train', 'swing'],
  answers: ['a', 'the', 'trip', 'rocket', 'moon', 'space', 'story', 'about', 'please', 'real', 'really', 'big', 'little', 'silver', 'red', 'fast', 'magic', 'own', 'flying', 'fly', 'flies', 'flew', 'went', 'go', 'goes', 'going', 'take', 'takes', 'took', 'taking', 'there', 'back', 'home', 'again', 'time', 'bedtime', 'tea', 'night', 'tonight', 'all', 'way', 'up', 'sky', 'stars', 'star', 'earth', 'countdown', 'ten', 'blast', 'off', 'lift', 'liftoff', 'landing', 'land', 'lands', 'landed', 'hop', 'hopping', 'hopped', 'jump', 'jumped', 'jumping', 'bounce', 'bounced', 'bouncing', 'about', 'around', 'floating', 'float', 'floats', 'suit', 'spacesuit', 'helmet', 'astronaut', 'astronauts', 'crater', 'craters', 'footprints', 'footprint', 'dust', 'flag', 'see', 'sees', 'saw', 'look', 'looked', 'wants', 'wanted', 'want', 'wish', 'first', 'children', 'kids', 'child', 'boy', 'girl', 'family', 'together', 'friend', 'friends', 'brother', 'sister', 'dog', 'ship', 'spaceship', 'picnic', 'sandwiches', 'whole', 'visit', 'surface', 'walk', 'walks', 'walked'],
  company: ['rocket', 'moon', 'hill', 'flag', 'earth', 'road', 'ladder', 'belts', 'window', 'helmet', 'dust', 'town'],
  moods: ['first', 'proud'],
  isTale: true,
  out: true,
  about: 'The hero flies to the moon to put a flag on its highest hill, and every jump goes right over the top, until the other says how light they are.',
  titles: ['Over the Top of It', 'As Light as a Cat', '{H} Puts Up a Flag', 'The Rocket at the End of the Road', 'It’s Raining at Home'],
  want: [
    {
      id: 'ten-nine',
      A: 'partner',
      paragraphs: [
        'The rocket stood at the end of the road, and over its door it said MOON. {H} sat in front on the left, and {A} on the right. {H} had brought a flag, a tea towel on a wooden spoon. It was going up on the highest hill on the moon.',
        '“Ten,” said {H}, “nine, eight, seven.” {A} pulled both belts tight. “Six, five, four, three, two, one.” The rocket roared, and everything in it rattled. The road shrank to a thread, and the town to a crumb. Then it was quite still. Outside it was black, and full of stars.'
      ]
    },
    {
      id: 'raisins',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Halfway to the moon, nothing weighed anything. {A} undid both belts, and {H} rose to the ceiling, cross-legged. {A} opened a packet of raisins. That was a mistake. They came out one by one, and flew off all over the rocket.',
        '“Don’t grab,” said {A}. “That only makes a wind. Float up to one and shut your mouth on it.” {H} ate eleven like that. The twelfth had settled behind {A}’s ear, and stayed there till they landed.'
      ]
    },
    {
      id: 'baby-rattle',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} let go of a spoon, as {A} did at every meal, and waited for the clatter. There was none. The spoon stayed where it was, in front of {A}’s nose, and turned round slowly.',
        '{A} looked at the floor, and then at the spoon. “It doesn’t fall down here,” said {H}, and gave it a small push. It sailed to the window and came back. {A} had never had so much help with a spoon.'
      ]
    },
    {
      id: 'pet-floats',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then {A} came by, in the middle of the air, and seemed to have no idea how. {A} turned over once, quite slowly. “Left a bit,” said {H}, and helped with one finger.',
        '{A} drifted as far as the window. There was the whole earth, and {A} looked at it for a long time. A raisin drifted by as well. After that {A} only looked at the raisin.'
      ]
    }
  ],
  way: [
    {
      id: 'over-the-hill',
      A: 'partner',
      paragraphs: [
        'They landed on four thin legs, with hardly a bump. The moon was grey, and as soft as flour. {H} stepped down in a white suit, and there stood the hill. {H} took a long run, with the flag in one hand, and jumped.',
        '{H} went up, and went on going up. The top of the hill passed by below. {H} came down on the far side, in a puff of dust. “You’ve missed it,” said {A}’s voice in the helmet. So {H} took a longer run, and flew back over it the other way.'
      ]
    },
    {
      id: 'footprints',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Behind them lay their footprints, as sharp as if they had been cut out. “They’ll still be here when you’re a hundred,” said {A}. “There’s no wind to blow them away, and no rain.” {H} looked back at them. One of the left ones was smudged.',
        'So {H} went back and did it again, neatly, with the toes straight. “Now it’s right,” said {H}. “It’s got to last.” {A} had a look at {A}’s own, and then did one again too.'
      ]
    },
    {
      id: 'no-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} dropped a stone on a bigger stone. It made no noise at all. {H} clapped both gloves. Nothing. “There’s no air,” said {A} in the helmet, “and a noise can’t get along without it.” {H} stamped, to make sure.',
        '“Then nobody would know if I banged a drum,” said {H}. “You could bang it all day,” said {A}. “You could learn the trumpet up here.” They both thought of somebody who ought to.'
      ]
    },
    {
      id: 'the-buggy',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In a hollow stood a car with wire wheels and no roof. Astronauts had parked it there, long ago, and gone home without it. {H} sat down behind, and {A} took the front. “Where to?” asked {A}. “Straight on,” said {H}. “There’s nothing in the way.”',
        'It did not start. Its battery had been flat for fifty years. They sat in it a while all the same, and looked at the view. “At least it’s easy to park,” said {A}. Theirs was the only car for miles.'
      ]
    },
    {
      id: 'big-stone',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came along with a rock as big as a pillow, in one hand. “I’m taking this home,” said {A}. “It weighs nothing at all. It can go by the front door.” {H} tried it too, and held it up on three fingers.',
        '“At home it’ll weigh six times as much,” said {H}. “You won’t get it out of your seat.” {A} looked at the rock, and at the rocket, and put it back. In the end {A} took a stone as big as a pea, and was very strong about it.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They sat down on a flat stone with the sandwiches. {H} lifted one up. It went plop against the helmet and stuck there. “You can’t open it out here,” said {A}. “We’ll have to eat in the rocket.” {H} looked at the cheese from close by.',
        'When it was peeled off, there was a square of butter on the glass. {H} saw the whole moon through that. It looked warmer, somehow, and a little like toast.'
      ]
    },
    {
      id: 'elder-television',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I saw people hop about up here on television,” said {S}, “when I was small. It was grey on grey, and it snowed in the picture. Next day our whole street hopped to school.” “Did it work?” asked {A}.',
        '“It was hard on the knees,” said {S}, and gave a hop, there and then. It was a small one, to try. {S} rose over a stone as high as a chair, and came down like a leaf. “So that’s how they did it,” said {S}.'
      ]
    },
    {
      id: 'child-turns',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to see how often you can turn round in one jump. “Count,” said {S}, and was off. {A} counted. One, two, three. {S} had time to wave in between. Four. “I’m still not down,” said {S} in {A}’s helmet.',
        'At five {S} landed, on both feet, facing the wrong way. “At home it’s a half,” said {S}. “And then the sofa.” They did it once more together, holding hands, and came down as six and a quarter.'
      ]
    }
  ],
  turn: [
    {
      id: 'light-as-a-cat',
      A: 'partner',
      paragraphs: [
        '“You’re jumping as if we were at home,” said {A}. “Up here you weigh hardly more than a cat.” {H} thought about cats. Then {H} stood close to the hill, without a run, and only pushed off with the toes. Up floated {H}, and came down on the very top.',
        'From there they saw it. The earth hung in the black sky, round and blue, no bigger than a plum. “Which bit is ours?” asked {H}. {A} floated up too, and pointed. “Under that cloud. It’s raining at home.” {H} stuck in the flag. On the moon there is no wind, so {H} did the waving.'
      ]
    },
    {
      id: 'behind-a-thumb',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} shut one eye and held up a thumb, and the earth was gone. “It’s all behind there,” said {H}. “The sea too. And school, and everybody in our road.” {A} tried it with {A}’s own thumb. “And the dentist,” said {A}.',
        'They looked at their thumbs. “Are we behind there?” asked {H}. “No,” said {A}. “We’re the only ones who aren’t.” {H} took the thumb away again, quite soon. Everything was still there.'
      ]
    },
    {
      id: 'good-tea-towel',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the window of the rocket the moon grew round again. They could see the hill, and on it something very small with a red stripe. “That’s the good tea towel,” said {A}, “the one that actually dries.”',
        '“It’s dry up there,” said {H}. “It’ll be the driest tea towel there is.” {A} thought of the plates at home. Then {A} leaned over and waved to it, just the same.'
      ]
    },
    {
      id: 'six-times-as-heavy',
      A: 'partner',
      paragraphs: [
        'They flew home with the moon behind them. At the end of the road the rocket stood still, and it really was raining. {H} jumped out. Both feet came down on the pavement, and stuck there. {H} tried a hop. It was not much of one.',
        '“I weigh too much,” said {H}. “You weigh what you always did,” said {A}. “It’s good for lying down.” They walked home slowly, on heavy legs, and the drops ran down their helmets.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held on tight, and rattled along with the rest.',
      '{names} watched the town turn into a crumb.',
      { text: '{names} joined in the countdown, and left out the eight.', needs: ['hands'] },
      { text: '{names} did up one more belt, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped off a stone, and took a long time to come down.',
      '{names} left a row of prints, all round the rocket.',
      { text: '{names} drew a sun in the dust with one finger.', needs: ['hands'] },
      { text: '{names} pointed at the hill, in case it had been overlooked.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at the earth, and sat down.',
      '{names} came home heavy, and a bit dusty.',
      { text: '{names} waved at the cloud with home under it.', needs: ['hands'] },
      { text: '{names} shook some moon out of one boot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The helmets stood side by side on the shelf. A bit of grey dust lay under them, as soft as flour.',
    '{H} washed off the rest of the moon, and got into bed. Each leg had to be lifted in by itself, and then it lay where it lay.'
  ],
  last: [
    'Up there a tea towel hung quite still, and down here {H} was heavy and warm, and asleep.',
    'The moon looked in at the window with a flag on it, and {H} was asleep.'
  ]
})
