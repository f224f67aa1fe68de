import { wishPlot } from '../wish-plot.ts'

const BLOWN = ['blew', 'blown', 'flew', 'flown']
const LINES = ['washing line', 'clothesline', 'clothes line', 'washing', 'laundry']

export const washingLineNextDoor = wishPlot({
  id: 'wish-washing-line-next-door',
  wishes: [...LINES.flatMap((line) => BLOWN.map((word) => `${line} ${word}`)), ...LINES.map((line) => `${line} next door`), ...LINES.map((line) => `${line} over fence`), ...LINES.map((line) => `${line} wind`), ...LINES.map((line) => `${line} windy`), 'washing in the neighbours', 'laundry neighbour garden', 'laundry neighbor yard', 'washing line neighbour', 'clothesline neighbor', 'sheets blew away', 'sheet blew over fence', 'shirt blew next door', 'pants blew next door', 'underpants blew', 'knickers blew', 'vest blew away', 'socks blew next door', 'pyjamas blew away', 'pajamas blew away', 'pyjamas blew over fence', 'underwear blew', 'laundry over the wall', 'clothes blew next door', 'clothes blew off the line', 'washing blew neighbour', 'wind stole washing', 'wind took washing'],
  answers: ['washing', 'laundry', 'line', 'clothes', 'clothesline', 'sheet', 'sheets', 'shirt', 'shirts', 'vest', 'vests', 'pants', 'underpants', 'knickers', 'socks', 'pyjamas', 'pajamas', 'pegs', 'peg', 'post', 'underwear', 'stole', 'took', 'wash', 'knocked', 'blew', 'blown', 'blows', 'flew', 'flown', 'flies', 'away', 'off', 'over', 'into', 'right', 'wind', 'windy', 'storm', 'stormy', 'gale', 'gust', 'strong', 'big', 'next', 'door', 'door’s', 'neighbour', 'neighbours', 'neighbour’s', 'neighbor', 'neighbors', 'neighbor’s', 'garden', 'gardens', 'yard', 'backyard', 'balcony', 'fence', 'wall', 'hedge', 'bush', 'tree', 'grandma', 'grandma’s', 'granny', 'granny’s', 'gran', 'gran’s', 'nana', 'nana’s', 'nan', 'nan’s', 'nonna', 'nonna’s', 'oma', 'oma’s', 'mum', 'mum’s', 'mummy', 'mummy’s', 'mom', 'mom’s', 'dad', 'dad’s', 'daddy', 'daddy’s', 'grandpa', 'grandad', 'grandad’s', 'auntie', 'our', 'all', 'whole', 'everything', 'everyone’s', 'landed', 'ended', 'hanging', 'hung', 'found', 'fetch', 'get', 'back', 'today', 'yesterday', 'morning', 'afternoon', 'spring', 'autumn', 'summer', 'funny', 'dry', 'wet', 'clean', 'whose'],
  except: ['cat', 'dog', 'goat', 'cow', 'donkey', 'moon', 'rabbit', 'bunny', 'teddy', 'phone', 'machine', 'window', 'windows', 'windmill', 'balloon', 'kite', 'hurricane', 'cyclone', 'typhoon', 'tornado', 'hurt', 'angry', 'cross', 'shouted', 'scared', 'died', 'fire', 'ghost', 'dragon', 'witch', 'zebra', 'elephant', 'roof', 'bubble', 'bubbles', 'candle', 'candles', 'nose', 'hair', 'dishes', 'hands', 'sorting', 'folding', 'blanket', 'blankie', 'car'],
  moods: ['losing', 'waiting', 'change', 'learning'],
  company: ['washing', 'line', 'wall', 'wind', 'bush', 'frog', 'shirt', 'socks', 'pyjamas', 'post', 'peg', 'pegs', 'wheelbarrow', 'bell', 'whales', 'vest', 'arms'],
  about: 'The wind has blown the washing line next door, where a bush and a frog now wear it, until the hero pulls only when the wind does, and one vest too many comes home.',
  titles: ['Next Door Is Dressed', 'Only When It Blows', '{H} and the Washing Next Door', 'A Frog in Pyjamas', 'One Vest Too Many'],
  want: [
    {
      id: 'next-door-is-dressed',
      A: 'partner',
      paragraphs: [
        '{H} looked over the wall. The wind had blown the washing line next door, with all the washing still on it. Now next door was dressed. A bush had the big shirt on. A wheelbarrow wore the socks. A stone frog sat in {H}’s pyjamas, the ones with the whales. “I need those tonight,” said {H}. {A} looked at the frog. “They do fit,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'two-against-one',
      A: 'partner',
      paragraphs: [
        '{H} and {A} rang the bell next door. There was only the wind at home. But one end of the line was still tied to a post on this side. {H} took hold and pulled. The line rose out of the grass and got tight. Over there the shirt had both arms round the bush, and held on. {H} pulled harder, and the bush bowed very low. Then it sprang back, and {H} sat down with a bump. “There were two of them,” said {H}.'
      ]
    },
    {
      id: 'dry-enough-to-fly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s blown before,” said {H}, “and the washing stayed on our side. Why did it go today?” {A} thought of the washing in the morning. It had hung right down to the daisies. “It was wet,” said {A}. “Wet washing is heavy. The wind had to wait until it was dry.”',
        '{H} looked over the wall at the socks. So they had flown just when they were done. “Like young birds,” said {H}, “only with heels.”'
      ]
    },
    {
      id: 'fishing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tied a coat hook to a string, and fished for the washing through next door’s gate. At the third throw something bit. “I’ve got a foot,” said {H}. It was a grey sock. The sock was pegged to the line, and on the other end of the sock was a wheelbarrow.',
        '“How big is it?” asked {A}. “It’s got a wheel,” said {H}. That was too big to land. {H} shook the hook out again, and let the sock swim.'
      ]
    },
    {
      id: 'who-wears-it-best',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While it was calm, they looked at what everything had on. The shirt was too wide for the bush, and twigs came out at the collar. The wheelbarrow had put both socks on the same handle. “It got dressed in the dark,” said {A}.',
        'The stone frog was the best dressed, there was no doubt. Not one whale had a crease. “I’ve never looked like that in them,” said {H}. “You never sit still for long enough,” said {A}.'
      ]
    },
    {
      id: 'other-calls-the-shirt',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had meant to wear the big shirt tomorrow. {A} leaned over the wall, and called the shirt, as you would call a dog. “Here, shirt!” The shirt moved a sleeve. “It knows me,” said {A}. “It’s the one I wear on Sundays.”',
        'They waited. The shirt laid its sleeve down again on the bush. “It isn’t Sunday,” said {H}. {A} had to allow that, and whistled for the socks.'
      ]
    },
    {
      id: 'elder-tablecloth',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Our tablecloth flew three streets,” said {S}, “from the washing line to a bakery. In the evening it came home on a bicycle. It was ironed.” “Who’d ironed it?” asked {A}. That had never been found out.',
        '“In the next wind we hung it out again,” said {S}, “and undid a peg.” “And?” asked {A}. “It went the other way,” said {S}, “and came back with a footprint on.”'
      ]
    },
    {
      id: 'child-is-washing',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to find out what washing feels like. So {S} stood by the wall with both arms out and a peg on each sleeve. A little wind came, and lifted {S}’s hair. “I’m nearly off,” said {S}. {A} had hold of one trouser leg, to be safe.',
        'Nothing else rose. “You’re still wet inside,” said {A}. {S} thought that very likely. {S} had drunk a whole cup of milk.'
      ]
    },
    {
      id: 'pet-on-the-line',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had settled at the foot of the post, upon the end of the washing line. Not even the wind could have that bit. “Well held,” said {H}. {A} looked as if {A} had been asked to do it.',
        'But {H} needed that end for pulling. {H} told {A} about it, and pointed to the frog next door. {A} looked at the frog in its whales for a long time. Then {A} moved over, by one peg.'
      ]
    },
    {
      id: 'two-knots',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked at the post, to see why this end of the line had stayed. It was {H}’s own knot, from last spring. It had six loops, and a shoelace in it, and nobody had ever been able to undo it. “And the other end?” asked {H}.',
        'The other end had been tied in a proper knot, out of a book. Now it lay next door beside a dandelion, as straight as a ruler. “A book isn’t out in all weathers,” said {A}.'
      ]
    },
    {
      id: 'they-stand-up',
      A: 'partner',
      paragraphs: [
        'A new wind came. Over the wall the shirt filled itself up. It lifted both arms, and let go of the bush. Even the pyjamas stood up off the frog. Then the wind was gone, and everything took hold again. {A} had watched it all. “They only hold on when it’s calm,” said {A}. “When it blows, they stand up.” {H} looked at the line. “Then we’ll pull with the wind,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-the-wind',
      A: 'partner',
      paragraphs: [
        'They waited. Next door got up. “Now,” said {A}, and {H} went backwards with the line. Over the wall came the socks, running. Then it was calm, and {H} stood quite still. At the next gust came the shirt, with its arms in the air. At the third the whales flew in. Next door the frog sat with nothing on. Not one peg had let go. A peg has a spring in it, and does not get tired.'
      ]
    },
    {
      id: 'sheet-at-sea',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In one of the gusts it was a sheet’s turn. It stood up over the wall like a sail, and for once the washing pulled {H}. {H} slid two steps through the daisies. “Who’s bringing in whom?” called {A}.',
        '{A} knew what is done in boats. “Lean back!” called {A}. {H} leaned back until {H} could see the sky. Then the gust was over, and the sheet sank down on top of {H}. Inside the sheet it was white all round, and very calm.'
      ]
    },
    {
      id: 'other-smells-it',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} took what had come home and put it to one nose after another. The washing had gone out smelling of soap. Now the shirt smelled of mint in the left sleeve, and of somebody’s bonfire in the right. “It’s been to places,” said {A}. “We’ll have to do it all again.”',
        '{H} smelled a sock. It had been on a wheelbarrow, and smelled of apples. “This one’s been happy,” said {H}. So they left the sock as it was.'
      ]
    },
    {
      id: 'last-out-first-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It all came back on the line in a fixed order, like a train. What had been pegged on last was the first home. “Then we can tell what’s coming,” said {H}. “After the tea towel there’s the small towel. After the small towel there’s a gap.”',
        '“What was in the gap?” asked {A}. In the gap were two pegs, with nothing between them but a crumb. {H} remembered that place. “That’s where I hung up a biscuit,” said {H}.'
      ]
    },
    {
      id: 'one-over',
      A: 'partner',
      paragraphs: [
        '{H} counted the washing in. “There’s one over,” said {H}. From the last peg hung a vest, as orange as a carrot, and wide enough for two. “Whose vest is it?” asked {H}. {A} looked over the wall. Next door’s own line had a gap. So {H} laid the vest on the wall, with a peg. Later a lamp went on next door, and a long arm came for it. “It’s been to see us,” called {H}. “It was no trouble,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} spotted the second sock, on the far side of the wheelbarrow.',
      '{names} looked the frog in the eye, and the frog won.',
      { text: '{names} checked every pocket for a spare peg, and found three.', needs: ['hands'] },
      { text: '{names} brought the empty washing basket, and set it under the wall.', needs: ['hands'] }
    ],
    way: [
      '{names} went along the wall, and found where it was lowest.',
      '{names} greeted the wrong bush, and that one had nothing on.',
      { text: '{names} rang next door once more, for a bit longer.', needs: ['hands'] },
      { text: '{names} held up a wet finger, to feel where the wind was.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the loose end, so that nothing could slip back.',
      '{names} kept watch for the next gust, and saw it first in the bush.',
      { text: '{names} caught the socks as they came over, one in each hand.', needs: ['hands'] },
      { text: '{names} tied the far end of the line to the post, with seven loops.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was folded, and the pegs went back into their bag. The line was tied up again at the other end, and this time {H} did the knot.',
    '{H} washed, put on the pyjamas with the whales, and lay down. The whales smelled a little of frog.'
  ],
  last: [
    'Next door the frog had nothing on but the moon, and {H} was asleep.',
    'The wind went round the house and found all the pegs shut, and {H} was asleep.'
  ]
})
