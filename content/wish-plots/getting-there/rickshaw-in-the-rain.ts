import { wishPlot } from '../wish-plot.ts'

const RICKSHAWS = ['rickshaw', 'rickshaws', 'auto rickshaw', 'autorickshaw', 'auto-rickshaw', 'tuk tuk', 'tuktuk', 'tuk-tuk', 'cycle rickshaw', 'bajaj', 'keke', 'tricycle taxi', 'cyclo', 'becak', 'pedicab', 'trishaw']
const RAIN = ['rain', 'raining', 'rained', 'rainy', 'monsoon', 'wet', 'storm', 'puddles', 'downpour', 'leaking roof', 'raindrops', 'umbrella']

export const rickshawInTheRain = wishPlot({
  id: 'wish-rickshaw-in-the-rain',
  wishes: ['the rickshaw ride in the rain', ...RICKSHAWS.flatMap((rickshaw) => RAIN.map((rain) => `${rickshaw} ${rain}`)), 'baarish rickshaw', 'barish auto', 'auto ride in the rain', 'auto ride monsoon', 'jeepney rain', 'tricycle ride rain'],
  answers: [...RICKSHAWS, ...RAIN, 'ride', 'rides', 'riding', 'rode', 'drive', 'driver', 'drives', 'driving', 'home', 'from', 'the', 'in', 'to', 'with', 'through', 'market', 'bazaar', 'school', 'station', 'town', 'city', 'street', 'streets', 'road', 'river', 'fair', 'temple', 'mosque', 'church', 'cousins', 'grandma', 'grandpa', 'dadi', 'nani', 'dada', 'nana', 'mama', 'mummy', 'mum', 'dad', 'daddy', 'papa', 'granny', 'auntie', 'uncle', 'brother', 'sister', 'we', 'us', 'our', 'all', 'got', 'get', 'gets', 'getting', 'soaked', 'soaking', 'dry', 'curtain', 'curtains', 'plastic', 'flap', 'sides', 'side', 'roof', 'canvas', 'seat', 'wheels', 'three', 'splash', 'splashing', 'big', 'heavy', 'pouring', 'first', 'last', 'day', 'evening', 'night', 'morning', 'afternoon', 'late', 'holiday', 'delhi', 'mumbai', 'kolkata', 'chennai', 'dhaka', 'bangkok', 'jakarta', 'manila', 'hanoi', 'colombo', 'lahore', 'karachi', 'kathmandu', 'india', 'bangladesh', 'pakistan', 'green', 'yellow', 'red', 'blue', 'painted', 'bumpy', 'fun', 'lovely', 'cosy', 'paper', 'bird', 'kite', 'sweets'],
  except: ['accident', 'crash', 'crashed', 'fell', 'hurt', 'hospital', 'lost', 'scared', 'afraid', 'thunder', 'lightning', 'flood', 'drown', 'drowned', 'drunk', 'stolen', 'poor', 'elephant', 'tiger', 'dragon', 'moon', 'space', 'flying', 'flies', 'hill', 'hills', 'puller', 'alone', 'robot', 'magic', 'cow', 'buffalo', 'broke', 'broken'],
  moods: ['late', 'change', 'losing', 'first'],
  company: ['rickshaw', 'bird', 'rain', 'flap', 'driver', 'tree', 'seat', 'roof', 'puddle', 'corner', 'pole'],
  out: true,
  about: 'A paper bird has to come home dry in a rickshaw that has a flap on one side only, and at every corner the rain is on the other side, until it is seen that the trees are wet on one side too: the rain stays where it is, and it is they who turn.',
  titles: ['The Wet Side and the Dry Side', 'A Paper Bird in a Rickshaw', 'The Tree Knows', 'One Flap and Two Sides', '{H} Calls the Corners'],
  want: [
    {
      id: 'a-drop-on-the-tail',
      A: 'partner',
      paragraphs: [
        '{H} sat in a rickshaw, and the rain drummed on its roof. In {H}’s hand was a paper bird on a stick, from the market, red as a pepper. {H} wanted to get it home dry. The rickshaw had a roof, but no sides. It had one flap, which the driver had hung up on the left. “It’s dry here,” said {A}. They turned a corner, and the rain came in on the right.'
      ]
    }
  ],
  way: [
    {
      id: 'after-the-rain',
      A: 'partner',
      paragraphs: [
        '“Quick, the flap!” cried {H}. The driver stopped, and hung it on the right. That was good for one street. At the corner the rain was on the left again, and a drop fell on the bird’s tail. Red ran down {H}’s wrist. Four times they changed, and each time the rain had been quicker. “It follows us about,” said the driver, wet from hanging. “It waits until we’ve hung it,” said {A}.'
      ]
    },
    {
      id: 'the-belly-of-the-roof',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The roof was of canvas, and hung down a little in the middle. The rain gathered there. From inside it looked like the belly of a cow. {H} held the bird well away from it. “How much is in there?” asked {A}. It would have done for a bath.',
        'At a crossing the rickshaw stopped short, but the belly did not. It went on, over the edge, and down in front with a splash. “That’s how I know that the brakes work,” said the driver. Then it slowly began to fill again.'
      ]
    },
    {
      id: 'a-puddle-by-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were puddles right across the road, and the driver knew them all by what lay underneath. “This one’s shallow,” said the driver, and they hissed through, with a brown wing on each side. “That one’s got a step in it.” They went round.',
        'In front of a shop was one that looked like all the rest. The driver got down, and felt in it with a stick, and shook a wet head. “It’s new,” said the driver. “I’m not driving through anybody that I don’t know.” So they took the street behind.'
      ]
    },
    {
      id: 'feet-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Water ran over the floor of the rickshaw, in at the front and out at the back. “Feet up!” called the driver. {H} sat cross-legged on the seat, with the bird on top. Below them a whole river went by. A leaf sailed through, and after it came a sandal.',
        '“Is that one of ours?” asked {A}. They counted, and none was missing. A long way back somebody was hopping. The driver caught the sandal by its strap, and hung it on the lamp. There it could be seen from behind.'
      ]
    },
    {
      id: 'who-else-wants-in',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A woman waved from under a shop roof, and got in with a hen in a basket. “Only as far as the bridge,” said the woman. Now the seat was full. The hen saw the paper bird. It put its head on one side, and looked at it for a whole street.',
        '“Does it lay?” asked the woman. “It’s made of paper,” said {H}. The woman told the hen so, quite gently. At the bridge she wished them a dry tail. The hen looked back as long as it could.'
      ]
    },
    {
      id: 'the-sound-of-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The rain had a different sound on everything. On the canvas it drummed. On the seat of the driver it patted, and on tins outside a shop it rang. {H} shut both eyes, and could hear where they were. “Now there are tins,” said {H}, “and now there’s a melon.”',
        '“How does it sound on the bird?” asked {A}. {H} had heard that only once, and it had been no more than a tick. It was the smallest sound in all that rain. They both listened hard, and hoped not to hear it.'
      ]
    },
    {
      id: 'in-a-bag',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a bag with onions in it, and offered to put the bird in with those. {A} thought about it. It would be dry, but it would come out smelling of soup. “It’s a market bird,” said {S}. “It’s known onions all its life.”',
        'They asked the bird. It turned on its stick, since they were going round a bend, and showed them its tail. “That’s no,” said {A}. {S} put one onion into the wet instead, out on the edge of the seat. It was to see what the rain would do. The onion shone, and did not run at all.'
      ]
    },
    {
      id: 'elder-and-the-wedding',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Once we drove to a wedding like this,” said {S}. “It rained, and there were nine of us in one rickshaw.” “How could nine of you sit?” asked {A}. “We took turns,” said {S}. “Four sat, three stood, and two were just getting in again.”',
        'The driver had been the tenth, and somebody had held an umbrella over him for the whole way. “He drove very slowly,” said {S}. “He said later that he had never been so dry, and didn’t want to get there.”'
      ]
    },
    {
      id: 'child-sticks-out-a-tongue',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} found the rain very good, and had a tongue out for it. On the left it tasted of leaves. On the right, after the corner, it tasted of tin. “Is it the same rain?” asked {A}. {S} had to try it again on both sides, and then a third time.',
        '“It’s been over different roofs,” said {S}. Behind the bakery it was nearly bread. {S} offered some to the bird. {A} said that the bird was not thirsty, and held a hand in front.'
      ]
    },
    {
      id: 'pet-on-the-footboard',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had got wet already, getting in, and so could not get any wetter. {A} sat at the edge, where everything could be smelled. Rain makes a street smell of all that has ever been in it. There had been fish here, and there a wedding.',
        'Then {A} shook, from nose to tail. It rained inside the rickshaw, from the middle, on both sides at once. The driver, who had thought of everything, looked up at the roof. {H} had just got the bird behind {H}’s back.'
      ]
    },
    {
      id: 'the-tree',
      A: 'partner',
      paragraphs: [
        'At the next crossing they had to wait beside a tree. “That tree’s only wet on one side,” said {A}. {H} looked. Towards the river its bark was black, and on the other side it was as pale as dust. The pole behind it was black on the same side, and so was a gatepost. Not one of those had turned a corner. “The rain isn’t moving about at all,” said {H}. “It always comes from the river. It’s us that turn!”'
      ]
    }
  ],
  turn: [
    {
      id: 'before-the-corner',
      A: 'partner',
      paragraphs: [
        'Now {H} watched the trees and not the rain. There was a corner ahead. “After that the river’s behind us,” called {H}, “so no flap!” They stayed as dry as toast. “And after the post office?” asked {A}. {H} held the bird straight, and turned it as the rickshaw was going to turn. Now its left wing was towards the river. “Left!” called {H}. This time the flap was there first. The rain ran into it like somebody who finds the door shut.'
      ]
    },
    {
      id: 'others-ask',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Next to them at the lights stood another rickshaw, with five wet people and a cake. Its driver was just hanging up a curtain on the right. “Are you turning by the school?” called {H}. They were. “Then you’d better have it on the left!” The five looked at one another.',
        'After the school they saw them again. There was a hand outside, high up, with a piece of cake in it. “For whoever does the weather,” called a voice. It was rather flat, but it was dry.'
      ]
    },
    {
      id: 'the-long-way-round',
      A: 'partner',
      paragraphs: [
        'There were two ways to {H}’s door. “The short one’s got two corners,” said the driver. “The long one’s got the rain behind it.” They took the long one, with the flap rolled up. The whole wet town went by. “We’re home,” said {A}. The bird had one pale spot on its tail, shaped like a drop. {H} blew on it from the front. It spun round on its stick, and its wings were dry.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved along the seat, to where it was still dry.',
      '{names} ducked, and the rain went over to the next one.',
      { text: '{names} held an open hand over the bird, like a small roof.', needs: ['hands'] },
      { text: '{names} wrung out a sleeve over the side of the rickshaw.', needs: ['hands'] }
    ],
    way: [
      '{names} kept off some of the rain, just by being there.',
      '{names} listened to the drumming, and it was getting louder.',
      { text: '{names} helped with a hook of the flap, and got a wet elbow.', needs: ['hands'] },
      { text: '{names} pushed up the wet roof from below, and the water ran off behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned to the dry side before the corner came.',
      '{names} looked out for the river, and it was where it always was.',
      { text: '{names} pointed at each wet pole, left or right.', needs: ['hands'] },
      { text: '{names} dabbed at a red wrist with a handkerchief.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bird on its stick was put into a jar, away from the window. Out there the rain still came from the river, and all the poles were black on that side.',
    '{H} washed the red off a wrist, and lay down. When {H} turned over, the rain was on the left. It had not moved at all.'
  ],
  last: [
    'On the roof the rain went on, and {H} was on the dry side, asleep.',
    'It was dry to the left, and dry to the right, and {H} was asleep.'
  ]
})
