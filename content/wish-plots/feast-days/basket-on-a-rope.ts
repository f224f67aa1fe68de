import { wishPlot } from '../wish-plot.ts'

export const basketOnARope = wishPlot({
  id: 'wish-basket-on-a-rope',
  wishes: ['kaak bicycle', 'kaak bike', 'kaak bell', 'kaak basket', 'kaak balcony', 'kaak seller bicycle', 'kaak seller bike', 'kaak man', 'kaak beirut', 'kaak rope', 'kaak cart', 'ka’ak bicycle', 'ka’ak man', 'ka’ak basket', 'kaake', 'kaakeh', 'kaak street', 'kaak handbag', 'basket rope', 'basket on a rope', 'baskets rope', 'baskets ropes', 'basket string balcony', 'basket balcony', 'baskets balcony', 'baskets balconies', 'basket from balcony', 'basket window rope', 'basket lowered', 'basket down balcony', 'basket let down', 'lets down basket', 'lowering basket', 'lowers basket', 'basket pulled up', 'bucket rope balcony', 'bucket on a rope', 'basket fourth floor', 'panaro', 'paniere balcony', 'bread seller bicycle', 'bread seller bike', 'bread man bicycle', 'bread basket balcony', 'bread basket rope', 'sepet balcony', 'sabat balcony', 'sabat rope', 'baskets tangled', 'baskets tangled ropes', 'basket rope tangled', 'basket string window', 'basket lowered window', 'basket lowered street', 'basket let down window', 'basket balcony bread', 'basket balcony grandma', 'basket balcony teta', 'basket balcony nonna', 'basket down street bread', 'kaak seller', 'ka’ak seller', 'ka’ak', 'kaak'],
  answers: ['kaak', 'ka’ak', 'sesame', 'zaatar', 'thyme', 'bread', 'breads', 'ring', 'rings', 'seller', 'sells', 'selling', 'sell', 'man', 'street', 'vendor', 'bicycle', 'bike', 'cart', 'bell', 'horn', 'ringing', 'calls', 'calling', 'shouts', 'under', 'balcony', 'balconies', 'window', 'windows', 'floor', 'floors', 'fourth', 'fifth', 'third', 'sixth', 'up', 'down', 'high', 'basket', 'baskets', 'bucket', 'rope', 'ropes', 'string', 'lets', 'let', 'lower', 'lowers', 'lowered', 'lowering', 'pull', 'pulls', 'pulled', 'pulling', 'comes', 'come', 'coming', 'goes', 'all', 'at', 'once', 'tangled', 'tangle', 'knot', 'knots', 'twisted', 'each', 'everybody', 'everyone', 'neighbour', 'neighbours', 'building', 'flat', 'house', 'home', 'grandma', 'grandma’s', 'teta', 'teta’s', 'sitti', 'sitto', 'jiddo', 'nonna', 'nonna’s', 'grandpa', 'auntie', 'aunt', 'mum', 'mama', 'dad', 'baba', 'money', 'coin', 'coins', 'buy', 'buys', 'buying', 'bought', 'shopping', 'vegetables', 'lemons', 'beirut', 'lebanon', 'lebanese', 'cairo', 'egypt', 'naples', 'napoli', 'istanbul', 'turkey', 'italy', 'jerusalem', 'palestine', 'syria', 'morning', 'afternoon', 'breakfast', 'sunday', 'today', 'warm', 'fresh', 'hot', 'cheese', 'old', 'wind', 'windy', 'brother', 'sister', 'khalto', 'amto', 'ammo', 'cousin', 'cousins', 'uncle', 'nana', 'granny', 'grandmother', 'grandfather', 'sends', 'send', 'sent', 'put', 'puts', 'hang', 'hangs', 'hanging', 'rides', 'riding', 'rode', 'round', 'seventh', 'top', 'evening', 'every', 'day', 'our', 'from', 'with'],
  except: ['fell', 'falls', 'falling', 'jump', 'climb', 'climbs', 'escape', 'escapes', 'rapunzel', 'hair', 'tower', 'fire', 'war', 'bomb', 'hungry', 'no food', 'stolen', 'thief', 'died', 'dead', 'hospital', 'well', 'balloon', 'cat', 'dog', 'puppy', 'kitten', 'hamster', 'ball', 'basketball', 'skipping', 'picnic', 'easter', 'eggs', 'laundry', 'monkey', 'dragon', 'pirate', 'ship', 'tree house', 'treehouse', 'head', 'learn', 'learning', 'learns'],
  moods: ['waiting', 'learning', 'first', 'losing'],
  fed: true,
  company: ['kaak', 'seller', 'bicycle', 'bell', 'basket', 'baskets', 'rope', 'ropes', 'balcony', 'balconies', 'street', 'knot', 'coin', 'coins', 'handle', 'sesame', 'thyme', 'neighbour', 'neighbours', 'rail', 'floor', 'plait', 'wind', 'lemon', 'lemons', 'towel', 'saddle', 'bread', 'pot'],
  about: 'The kaak seller rings under the balconies, all the baskets come down on their ropes at once and twist into one, until he rides round under them on his bicycle, the right way.',
  titles: ['All the Baskets at Once', 'The Kaak Seller Rides Round', '{H} on the Fourth Floor', 'One Thick Rope', 'A Bread with a Handle'],
  want: [
    {
      id: 'the-bell-in-the-street',
      A: 'partner',
      paragraphs: [
        '{H} heard a bell, four floors down. It was the kaak seller on a bicycle. On the rack at the back hung the kaak, each on a peg by its handle. For a kaak was a bread like a handbag, with sesame on. {H} wanted one, and had a coin for it. Outside the balcony hung a basket on a long rope. {H} put the coin in between the bars. Then {A} and {H} let the basket down, hand over hand.'
      ]
    }
  ],
  way: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'But everybody had heard the bell. From all the balconies came baskets on ropes, eleven at once. The wind blew round the corner and stirred them. At the bottom they were one thick rope, with a bunch of baskets on it like grapes. The seller hung a kaak in each. {H} and {A} pulled, and the whole bunch rose by a hand. Then all eleven balconies pulled, and it hung there and shook. “Mind my lemons!” called a lady.'
      ]
    },
    {
      id: 'what-goes-into-the-handbag',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why’s it got a handle?” asked {H}. They could see a man down there, walking off with his kaak over one arm. “So that you don’t need a bag,” said {A}. “It’s a bag you can eat.” They watched the man. At the corner the kaak was opened, and some thyme went in.',
        'The man carried it on like that, and took a bite from time to time. “You mustn’t start with the handle,” said {A}, “or you’ve got to hold it underneath.”'
      ]
    },
    {
      id: 'elder-had-a-shorter-rope',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“Our rope was too short,” said {S}. “The basket hung one floor up, and the seller stood under it on his toes. We were on the fifth, you see, and it was meant for the fourth.” {A} asked how they had got any kaak, then.',
        '“He threw,” said {S}. “A kaak’s a ring, if you look at it so. He threw it over the handle of the basket, every morning for nine years. When my father bought a longer rope, the seller was quite sad. People had been coming from two streets off to watch.”'
      ]
    },
    {
      id: 'on-the-next-balcony',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Next door a neighbour was pulling as well. When the neighbour pulled, {H}’s rope went out. When {H} pulled, the neighbour’s did. {A} watched it go to and fro like a saw. “Are you selling or buying?” asked {A}.',
        '“Buying,” said the neighbour. “Since seven.” They both had a rest. Then the lady below pulled, and neither of them had anything left but the end.'
      ]
    },
    {
      id: 'child-sends-a-letter',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had found a shorter string, and let down a cup on it. It went as far as the next balcony, and stopped before a window. {A} looked down between the bars. “What’s in the cup?” asked {A}. “Nothing,” said {S}. “It’s an empty one, for people to put something in.”',
        'They waited. A hand came out of the window and put in a spoon. {S} had not thought of that. But it went very well with a cup.'
      ]
    },
    {
      id: 'the-wrong-way-round',
      A: 'partner',
      paragraphs: [
        '“Turn it!” {H} called down. So the kaak seller took the whole bunch in one arm. He rode round under it in a circle, and rang. The rope got thicker, and so short that he had to stand up. “Stop!” called eleven balconies. {A} looked straight down between the bars. “It’s twisted like a plait,” said {A}. “From up here it goes round to the left.” {H} looked at the bicycle. It was going left as well.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '“The other way!” called {H}. “Round to the right!” The seller turned his bicycle. He rang at each round, and {H} counted. At four the rope was as thin as an arm. At seven you could see light in it. At nine he let go, and eleven baskets swung out, each on its own rope, like a roundabout. Up they went, with a kaak in every one.'
      ]
    },
    {
      id: 'pet-on-the-balcony',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Eleven warm breads rose past the balcony, and each had to pass {A}. {A} sat behind the bars and greeted them one by one. Some came quite near. Up on the fifth somebody pulled in jerks, so that theirs bowed to {A}, and again.',
        '“{A} thinks that it’s a procession,” said {H}. When the last had gone by {A} looked down, to see whether there was a band.'
      ]
    },
    {
      id: 'sesame-rain',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A kaak on a rope shakes, and a few grains of sesame fall off. Now it rained sesame from all floors. {A} held a saucer out between the bars. “We’ve got the fifth floor’s,” said {A}, “and a bit of the sixth’s.”',
        'Down in the street a sparrow looked up with its mouth open. It had been under many balconies, and this was the best weather yet.'
      ]
    },
    {
      id: 'whose-is-this',
      A: 'other',
      spare: 7,
      paragraphs: [
        'In the basket there was a lemon as well. Nobody up here had bought a lemon. {A} held it out between the bars. “Has anybody lost one?” asked {A}. “I’ve got four left,” called the lady on the third. “I had five. I’m not saying anything.”',
        '{A} let the lemon down to her in the basket. The basket came up again with half a lemon in it. “Now we’re both saying nothing,” said {A}.'
      ]
    },
    {
      id: 'which-way-things-turn',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why did they twist at all?” asked {H}. {A} hung a spoon on a thread, and turned it. It went round to the left, and got slower, and stopped. Then it came back all by itself. “A rope remembers,” said {A}. “It would have got there in the end.”',
        '“When?” asked {H}. They watched the spoon go to and fro. By supper, they thought, with eleven baskets. And by then the kaak would have been hard.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The kaak seller rang once more, to say that he was still there. In every flat somebody jumped up, and then remembered that they were eating already. “That’s the danger of a good bell,” said {A}. {H} asked what it was that the bell said.',
        '“It says kaak,” said {A}. {H} listened. It did say it, with a little bit of bicycle after.'
      ]
    },
    {
      id: 'the-knot-that-was-left',
      A: 'other',
      spare: 10,
      paragraphs: [
        'One small knot had stayed in the rope. {A} picked at it with two fingers, and it would not come out. “Leave it in,” said {H}. “Then we’ll always know how far.” They measured where it was, and let the empty basket down.',
        'At the knot the basket stood in front of the second floor. A man there was just buttering something. “Good morning,” said the man to the basket, and went in again.'
      ]
    },
    {
      id: 'a-bag-going-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The kaak was still too hot to bite. {A} hung it by its handle on the balcony door. It looked as if it were going out. “It needs a purse in it,” said {H}, “and a comb.” They thought of what else. It would have to be quite small, and you would have to like sesame.',
        '{A} carried the kaak up and down the balcony, like a lady with a long list. “What did you get?” asked {H}. {A} looked in. “It’s full of bread,” said {A}.'
      ]
    },
    {
      id: 'one-for-himself',
      A: 'partner',
      paragraphs: [
        '{H} broke the kaak in two. {A} got the round end, and {H} the end with the handle, and it was still warm. Down on the kerb sat the seller, beside an empty rack. “He’s dizzy,” said {A}, “and he’s got no kaak left for himself.” {H} looked at the handle for a while. Then {H} laid it in the basket. They let it down, hand over hand, all alone. The bell rang twice. After that a piece came down from every balcony, but this time one after the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the bell too, and came out on the balcony.',
      '{names} looked down between the bars, at the rack of kaak.',
      { text: '{names} helped to let out the rope.', needs: ['hands'] },
      { text: '{names} shook the basket, so that the coin lay in the middle.', needs: ['hands'] }
    ],
    way: [
      '{names} studied the thick rope, from the top to the bottom.',
      '{names} smelled sesame, and could not say from which basket.',
      { text: '{names} pulled once, and somebody called out below.', needs: ['hands'] },
      { text: '{names} pointed to the left with one arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the baskets swing out.',
      '{names} had a bite of the warm half, on the side with sesame.',
      { text: '{names} laid the rope in a neat ring.', needs: ['hands'] },
      { text: '{names} waved to the sixth floor, with a mouth full of kaak.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket stood on the balcony again, with its rope in it, round and round and round. The last of the sesame was brushed off the rail.',
    '{H} washed and lay down, four floors up. Far off in the next street a bell rang, and it was going round to the right.'
  ],
  last: [
    'On all the balconies the baskets stood empty and straight, and {H} was asleep.',
    'The rope lay still in its basket, and {H} was asleep.'
  ]
})
