import { wishPlot } from '../wish-plot.ts'

const HENS = ['chickens', 'chicken', 'hens', 'hen', 'chooks', 'roosters']

export const beansDugUp = wishPlot({
  id: 'wish-beans-dug-up',
  wishes: [...HENS.flatMap((hen) => [`${hen} dig up beans`, `${hen} dug up beans`, `${hen} dig up seeds`, `${hen} dug up seeds`, `${hen} dig up plants`, `${hen} dug up plants`, `${hen} scratch up`, `${hen} dig up`, `${hen} dug up`, `${hen} digging`]), 'hens beans', 'hen beans', 'chooks beans', 'chickens ate beans', 'chickens eat seeds', 'chickens ate seeds', 'hens ate seeds', 'chickens scratched up', 'chickens vegetable patch', 'hens vegetable patch', 'chickens in the vegetables', 'planting beans chickens', 'planted beans chickens', 'sowing beans hens', 'chickens flower bed', 'hens flower bed', 'chickens seedlings', 'chickens dug up potatoes', 'hens dug up potatoes', 'chickens dug up carrots', 'chickens dug up flowers', 'hens dug up flowers', 'planted peas chickens', 'planting peas chickens', 'hen ate the seeds', 'chickens ate the seeds', 'hen ate every seed', 'chickens dug up the seeds'],
  answers: ['chickens', 'chicken', 'hens', 'hen', 'chooks', 'beans', 'bean', 'seeds', 'seed', 'plant', 'plants', 'planting', 'planted', 'sow', 'sowing', 'sowed', 'grow', 'growing', 'dig', 'digs', 'dug', 'digging', 'up', 'them', 'out', 'again', 'scratch', 'scratching', 'scratched', 'eat', 'ate', 'eating', 'vegetables', 'vegetable', 'patch', 'bed', 'garden', 'yard', 'farm', 'allotment', 'field', 'earth', 'soil', 'row', 'peas', 'corn', 'runner', 'green', 'naughty', 'cheeky', 'funny', 'three', 'our', 'the', 'my', 'her', 'his', 'and', 'but', 'all', 'keep', 'kept', 'always', 'every', 'day', 'we', 'with', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'neighbour', 'neighbours', 'grandmother', 'grandfather', 'auntie', 'aunt', 'uncle', 'mama', 'papa', 'mom', 'mommy', 'sister', 'brother', 'nursery', 'school', 'backyard', 'village', 'flowers', 'flower', 'potatoes', 'carrots', 'lettuce', 'seedlings', 'worms', 'everything', 'keeps', 'help', 'helped', 'helping', 'hungry', 'two', 'four', 'today', 'yesterday', 'afternoon', 'spring', 'summer', 'sunny', 'morning'],
  except: ['fox', 'died', 'killed', 'soup', 'jack', 'giant', 'beanstalk', 'magic', 'dinosaur', 'treasure', 'pirate', 'pox', 'jelly', 'baked', 'coffee', 'chocolate', 'digger', 'egg', 'eggs'],
  moods: ['change', 'losing', 'late', 'first'],
  company: ['beans', 'bean', 'chickens', 'chicken', 'earth', 'row', 'stick', 'spade', 'wall', 'worm', 'patch'],
  about: 'The hero plants beans and three chickens dig them up, until it is seen that chickens dig wherever somebody has dug, and a second bed is planted for them with nothing in it.',
  titles: ['Seven Beans on Top', 'Three Chickens Dig', 'A Row of Nothing', '{H} Plants Nothing at All', 'Left, Left, Right, Right'],
  want: [
    {
      id: 'seven-beans',
      A: 'partner',
      paragraphs: [
        '{H} had a small spade, and was planting seven beans in a strip of earth by the wall. Each one had its own hole, and a lid of earth, and a pat. When {H} turned round for the water, three chickens came by and dug them up.',
        'They did not eat the beans. They laid them to one side. All seven beans lay on top of the earth, very clean. “They’ve tidied up,” said {A}. {H} wanted beans that stayed down until they were ready.'
      ]
    },
    {
      id: 'how-they-dig',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} watched how a chicken did it. It went left, left, right, right, and the earth flew out behind. Then it took a step back. It put its head on one side, and looked at its digging.',
        '{H} tried it, with shoes on. Left, left, right, right. “Now look at it,” said {A}. {H} stepped back, with a tilted head. It was a hole, and {H} was quite pleased with it.'
      ]
    }
  ],
  way: [
    {
      id: 'deeper',
      A: 'partner',
      paragraphs: [
        '{H} planted the beans again, and deeper, as far down as the elbow. “They won’t get to those,” said {H}, and patted the earth twice. The chickens had been looking on from the wall. They came down, and dug, until you saw only three tails.',
        'Out came the beans, one after another. “They think you’re hiding something,” said {A}. “I am,” said {H}. “I’m hiding beans.” “So they’re right,” said {A}.'
      ]
    },
    {
      id: 'a-sign',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put up a stick with a label. On it was a picture of a bean with its eyes shut. It was not to be woken, as anybody could see. The chickens gathered round it. They looked with the left eye, and then with the right.',
        'Then they dug up the label. They laid it beside the beans. “They’ve read it,” said {A}. “They thought that it was a list of jobs.”'
      ]
    },
    {
      id: 'standing-guard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} stood on the row, with one foot on the first bean and one foot on the last. That left five. {A} kept an eye on the middle. The chickens walked past, and talked of other things.',
        'Then one of them untied {H}’s shoelace. {H} bent down, and behind {H} there was a sound of digging. “Five,” said {A}. It was hard to say which of the three was the clever one.'
      ]
    },
    {
      id: 'pebbles',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid a pebble on every bean, for a lid. Nobody could dig through a pebble. The chickens tried it, and it went click. They talked it over. Then they dug beside the pebble, and under it, and it fell into the hole.',
        'Now the pebbles were planted, and the beans were on top. “If they come up,” said {A}, “we’ll have a wall.” There was one already, so {H} took them out.'
      ]
    },
    {
      id: 'raw-beans',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why don’t they eat the beans?” asked {H}. “Raw beans aren’t good for chickens,” said {A}, “or for us.” {H} held out one on a flat hand. The chicken looked at it as you look at a button in a cake.',
        'It picked a bit of earth off {H}’s thumb, and that was much better. So they did not dig for the beans at all. The beans were only in the way, like somebody’s shoes.'
      ]
    },
    {
      id: 'other-the-hat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lent an old hat, and hung it on a stick to frighten the chickens. It waved its brim over the beans. The first chicken stopped, and ran. It ran to fetch the others.',
        'All three sat down in the shade of the hat, and had a rest. Then they went on digging, and it was cooler for them. “It was a kind thought,” said {H}. {A} got the hat back with a feather in it.'
      ]
    },
    {
      id: 'pet-and-chickens',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never seen anybody dig so well, and be left to it. {A} lay with a chin on the path, and learned. When the chickens had gone for a drink, {A} went over and put in one foot.',
        '“No,” said {H}. {A} looked at the seven beans, and at the chickens’ tails, and took the foot out. It is not always easy to see where the difference lies.'
      ]
    },
    {
      id: 'elder-bulbs',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a hen called Spoon,” said {S}. “It dug up whatever we planted, and whatever had been planted before us. One day it dug up a spoon.” “Whose was it?” asked {A}. “Nobody knew,” said {S}.',
        '“Until then the hen was only called Hen,” said {S}. “And I had eaten my pudding with a fork.” {A} looked over at the three chickens, and wondered what they might be called by evening.'
      ]
    },
    {
      id: 'child-is-a-bean',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a bean, and lay under a blanket by the wall. “You can’t come up yet,” said {A}, and patted. “You’ve only just been planted.” A chicken came, and pulled the blanket off by its fringe.',
        '“I’ve been dug up!” called {S}, very happy. They planted {S} again, and the chicken pulled again. Of all the beans, {S} was the first that liked it.'
      ]
    },
    {
      id: 'where-they-dig',
      A: 'partner',
      paragraphs: [
        '{A} looked along the wall, and noticed something. On the path no chicken was digging, and none was digging in the grass. “They only dig where you’ve dug,” said {A}. “It’s nice and loose there, and the worms are near the top. You dig first, so that they needn’t.”',
        '{H} looked at the spade. “Then I’ve been helping them,” said {H}, “all day.”'
      ]
    }
  ],
  turn: [
    {
      id: 'planting-nothing',
      A: 'partner',
      paragraphs: [
        'So {H} dug a second bed, at the far end of the wall, in the sun. There {H} planted nothing at all, with great care. There were seven holes with nothing in them. Each had its lid of earth, and its pat. “Not so loud,” {A} said, “or they’ll notice that it’s nothing.”',
        'The chickens came running before the last pat. Left, left, right, right! While they dug, {H} planted the seven beans by the wall. Then {H} trod the earth down hard, until it looked like a path.'
      ]
    },
    {
      id: 'more-nothing',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By noon the chickens had dug up all the nothing, and stood round it. They looked across at the wall, where the beans were. “They need more nothing,” said {A}. {H} dug it over, and planted it again.',
        'This time {H} planted the nothing in three rows, one for each chicken. You could hear how much they liked that. One of them found a worm as long as a shoelace, and had never been so right.'
      ]
    },
    {
      id: 'one-looks-over',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One chicken came over to the beans after all. It stood on the flat hard earth, and looked down with one eye. {H} held still, and so did {A}. “Nobody’s dug here,” {A} remarked, to the sky. “It’s a path,” said {H}.',
        'The chicken scratched once, with one toe, for the look of the thing. Then it walked along it, from bean to bean, as you do on a path.'
      ]
    },
    {
      id: 'coming-up',
      A: 'partner',
      paragraphs: [
        'On the ninth day the hard earth cracked in seven places. Out of each crack came a green neck, bent over like a handle. Then the heads came up, and every one wore its bean on top for a hat. “They’ve dug themselves up,” said {A}.',
        'At the far end the chickens stopped, and stepped back, and looked across with tilted heads. {H} went over there with the spade, and quickly planted them some more nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted the beans on top, and there were seven.',
      '{names} asked the chickens who had done it, and got three answers.',
      { text: '{names} washed a bean that had been dug up, and dried it.', needs: ['hands'] },
      { text: '{names} held the watering can, since nothing was planted at present.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in front of the row, and a chicken went round behind.',
      '{names} looked into the hole, which was a very good one.',
      { text: '{names} fetched back a bean that had been kicked as far as the gate.', needs: ['hands'] },
      { text: '{names} clapped to send them off, and the chickens dug a little faster.', needs: ['hands'] }
    ],
    turn: [
      '{names} trod on the beans, heel by toe, until they were a path.',
      '{names} looked at the nothing as if it were worth a great deal.',
      { text: '{names} watered the nothing, so that it should seem real.', needs: ['hands'] },
      { text: '{names} put a stick beside each bean, for it to climb later on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spade was hung up, and the chickens went in, and each had earth on its toes.',
    '{H} washed off the earth, and lay down, and the blanket got a pat on top.'
  ],
  last: [
    'By the wall seven beans stayed just where they were, and {H} was asleep.',
    'Nobody dug {H} up until the morning, for {H} was asleep.'
  ]
})
