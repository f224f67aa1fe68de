import { wishPlot } from '../wish-plot.ts'

export const olives = wishPlot({
  id: 'wish-olives',
  wishes: ['picking olives', 'pick olives', 'picked olives', 'picks olives', 'olive picking', 'olives jiddo', 'picking olives jiddo', 'olives sidi', 'olives teta', 'olives sitto', 'olives nonno', 'olives nonna', 'olives pappou', 'olives yiayia', 'olives dede', 'olives abuelo', 'olives avô', 'olives grandpa', 'olives grandad', 'olives grandma', 'olive harvest', 'olives harvest', 'harvesting olives', 'harvest olives', 'gathering olives', 'gather olives', 'olive tree', 'olive trees', 'olive grove', 'olive groves', 'olives sheet', 'olives net', 'olives nets', 'olives stick', 'beating olives', 'shaking olive tree', 'olive oil pressing', 'olive press', 'zeytin', 'zeytin toplama', 'zeitoun', 'zaytoun', 'zaytun', 'aceitunas', 'olives bucket', 'olives tree'],
  answers: ['picking', 'pick', 'picks', 'picked', 'harvest', 'harvesting', 'harvested', 'gather', 'gathering', 'gathered', 'olive', 'olives', 'tree', 'trees', 'grove', 'branch', 'branches', 'leaves', 'sheet', 'sheets', 'net', 'nets', 'tarpaulin', 'cloth', 'stick', 'sticks', 'comb', 'rake', 'shake', 'shaking', 'beat', 'beating', 'bucket', 'buckets', 'basket', 'baskets', 'sack', 'oil', 'press', 'mill', 'green', 'black', 'bitter', 'salty', 'fall', 'falling', 'fell', 'rain', 'raining', 'head', 'hood', 'jumper', 'hat', 'jiddo', 'teta', 'grandpa', 'grandad', 'granddad', 'grandfather', 'grandma', 'granny', 'grandparents', 'nonno', 'nonna', 'pappou', 'yiayia', 'dede', 'abuelo', 'abuela', 'uncle', 'aunt', 'cousins', 'cousin', 'dad', 'mum', 'baba', 'mama', 'family', 'village', 'hill', 'hills', 'mountain', 'land', 'lebanon', 'palestine', 'jordan', 'syria', 'greece', 'italy', 'spain', 'turkey', 'tunisia', 'portugal', 'october', 'november', 'autumn', 'day', 'today', 'tomorrow', 'weekend', 'saturday', 'with', 'together', 'help', 'helping', 'helped', 'first', 'time', 'our', 'the', 'old', 'every', 'year', 'make', 'making'],
  except: ['war', 'soldiers', 'soldier', 'settlers', 'settler', 'burned', 'burnt', 'burn', 'fire', 'cut down', 'uprooted', 'checkpoint', 'bomb', 'died', 'dead', 'grave', 'misses', 'missing', 'miss', 'hospital', 'fell off', 'ladder', 'hurt', 'stone', 'pizza', 'martini', 'popeye', 'dove', 'noah', 'peace', 'skin', 'allergic', 'choked', 'stole', 'stolen', 'hates', 'hate', 'dragon', 'robot', 'monster', 'bird'],
  moods: ['first', 'proud', 'learning', 'change'],
  out: true,
  company: ['olive', 'olives', 'tree', 'sheet', 'bucket', 'stick', 'jumper', 'hood', 'branch', 'leaf', 'leaves', 'sleeve', 'shoe'],
  about: 'The olives are to fall on the sheet, and all of them fall on the hero, until it is seen that wool is just what an olive ought to land on.',
  titles: ['It Rains on the Jumper', 'The Better Bucket', 'All in the Hood', '{H} Under the Olive Tree', 'A Bit to the Left'],
  want: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        '{H} put on a woolly jumper with a hood, and wanted to fill a bucket with olives. A sheet lay under the tree, and a long stick leaned beside it. Some olives were green, some violet and some black. “They’re all the same,” said {A}. “The black ones are just older.”',
        '{H} picked one olive, and dropped it into the bucket. Tock. It lay down there alone, and looked like a full stop.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bitter-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} bit into a black olive, straight from the tree. Then {H} stood quite still, with the mouth a little open. It was as bitter as a door key. “They’re only good after weeks in salt water,” said {A}.',
        '“Who found that out?” asked {H}, as soon as the tongue was working. Somebody must have bitten into one, just like {H}. And then that person had gone home and said, “We’ll try again in a month.”'
      ]
    },
    {
      id: 'one-by-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They picked the low branches by hand. {A} did the inside, and {H} the outside. An olive leaf has two sides, green above and silver below. When the wind came, the whole tree turned silver, and you could not find an olive in it.',
        '“It’s hiding them,” said {H}. They waited until the tree had turned green again. By then {H} had one olive in each hand, and looked past the tree. The tree was not to feel watched.'
      ]
    },
    {
      id: 'wherever-h-stood',
      A: 'partner',
      paragraphs: [
        'By hand it took too long. So {A} held up the stick and shook a branch. It rained olives. But they fell on {H}, who stood beside the sheet. {H} ran to the left, and {A} shook the next branch. It rained on the left. {H} pulled the sheet to the right, and went with it. It rained on {H}, and on the sheet lay three leaves. “The tree can’t aim,” said {H}. “It can,” said {A}. “It aims at you.”'
      ]
    },
    {
      id: 'the-stick-is-tired',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A long stick gets longer the longer you hold it up. {A} leaned it against the olive tree, to have a rest. The stick slid down through the leaves, and on its way it shook two branches. {H} had just come back to the sheet.',
        '“I didn’t do anything,” said {A}. “I was sitting down.” {H} shook one arm, and a green olive dropped out of the sleeve. “Then it’s doing it on its own now,” said {H}.'
      ]
    },
    {
      id: 'pet-on-the-sheet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} thought that the sheet had been spread for somebody who wanted to lie down. So {A} lay down in the middle of it. “You’ll be rained on,” somebody said. {A} stayed. The branch was shaken just above.',
        'There was not one olive that fell on {A}. They all fell on {H}, three steps away. {A} looked up at the tree, and down at the sheet. It was really a very good place.'
      ]
    },
    {
      id: 'elder-under-the-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was always the one below, too,” said {S}. “My grandfather had the stick, and I had the hat. It was his hat, and it came down to my chin.” “Did you see any olives?” asked {A}.',
        '“I heard them,” said {S}. “By the sound you could tell which were ripe. A green one knocks, and a black one just says hello.” {S} tapped on {A}’s head twice, to show both.'
      ]
    },
    {
      id: 'child-is-an-olive',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was an olive, and hung on {A}’s arm. “I’m not ripe,” said {S}. “You have to shake.” {A} shook the arm a little, and then more. {S} held on with both hands. A ripe one would have come off long ago.',
        'Then a real olive fell from the tree, onto {S}’s nose. {S} let go, and dropped onto the sheet, which was not far. “Now I am,” said {S}.'
      ]
    },
    {
      id: 'what-goes-in-a-shoe',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was something in {H}’s left shoe. {H} hopped over to the sheet and turned the shoe over. An olive fell out. {H} put the shoe back on, and there was something in it. It was the other olive.',
        '“How do they get in there?” asked {H}. {A} thought that they fell into the collar first and went down inside. “That’s a long way, in the dark,” said {H}. “And both of them found the same shoe.”'
      ]
    },
    {
      id: 'who-has-them',
      A: 'partner',
      paragraphs: [
        '{A} put the stick down, and looked into the bucket. There was one olive in it, the first. “It’s been raining the whole time,” said {A}. “Where are they?” {H} shrugged, and something rolled. {A} came nearer, and turned {H} round. The hood hung down like a sack. There were olives in it and in both sleeves. {A} took one out and looked at it all round. “It hasn’t got a scratch,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bit-to-the-left',
      A: 'partner',
      paragraphs: [
        'On the ground an olive gets a bruise, and bruises make bad oil. “Wool’s better,” said {A}. So {H} stood under the tree on purpose, and held out the jumper in front, with both hands. {H} looked up. A sheet cannot do that. “A bit to the left,” said {H}, and went there before the branch was shaken. It rained into the jumper, softly. Every time it was full, they let the olives roll into the bucket. Tock was no word for it any more.'
      ]
    },
    {
      id: 'left-of-whom',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Further left,” called {H} from under the olive tree. {A} moved the stick to the left. “No, left!” They stood face to face, so there were two lefts. The tree stood in between and had a third.',
        'From then on they said “bucket” for the one side, and “road” for the other. It went very well. Only then {A} carried the bucket round to the road, and they had to start again.'
      ]
    },
    {
      id: 'the-last-one-up-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the very top there was one olive that no stick could get at. {H} held out the jumper under it and waited. “It’s got to come down some day,” said {H}. {A} sat down on the sheet, and waited along with {H}.',
        'A small wind came, and the olive nodded. It seemed to be thinking about it. After a while {H}’s arms thought about it as well. “We’ll leave that one,” said {H}, “so that the tree knows where to go on.”'
      ]
    },
    {
      id: 'leaves-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Between the olives lay leaves, and they had to come out. {A} poured the olives slowly from hand to hand, and {H} blew from the side. The leaves flew off, and the olives were too heavy. It was a good way.',
        'But most of the leaves flew onto the jumper, and stayed there, for it was wool. In the end the bucket was clean. It was {H} who looked like a tree.'
      ]
    },
    {
      id: 'how-old',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How old is the tree?” asked {H}. {A} put a hand flat on the trunk. It was full of knots and holes, like a big grey cheese. “An olive tree can get a thousand years old,” said {A}. “It’s had olives all that time.”',
        '{H} did the sum. A thousand times there had been somebody below. “And who had the jumper?” asked {H}. {A} thought that before the jumper it had been a sheep, which was wool as well.'
      ]
    },
    {
      id: 'three-more',
      A: 'partner',
      paragraphs: [
        'The bucket got full, right up to the handle. “That makes one bottle of oil,” said {A}. {H} looked at the bucket, and the empty tree. “One?” asked {H}. “One small one,” said {A}. “You have to pour it slowly.”',
        'They took the bucket between them, and it bumped against four legs all the way. At home {H} pulled the jumper off over {H}’s head. Tock. Tock. Tock. “Those are left over,” said {A}. “Those were the hood’s,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the one olive in the bucket.',
      '{names} walked once round the tree, which was thick and grey.',
      { text: '{names} pulled the sheet straight at one corner.', needs: ['hands'] },
      { text: '{names} picked a violet olive, the only one on that branch.', needs: ['hands'] }
    ],
    way: [
      '{names} stood well away from {H}, and stayed dry.',
      '{names} looked for olives on the sheet, and found a leaf.',
      { text: '{names} carried the sheet after the rain, and was always late.', needs: ['hands'] },
      { text: '{names} felt about in {H}’s hood, up to the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} went under the branch too, for the last of it.',
      '{names} looked up with {H}, a bit to the left.',
      { text: '{names} held out a shirt, and it rained in there as well.', needs: ['hands'] },
      { text: '{names} picked the olives out of the wool.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet was shaken out and folded, and three leaves fell from it. The bucket stood by the door. The jumper lay on a chair, with its hood open.',
    '{H} washed, also behind the ears, where there was a leaf. Then {H} lay down on something. It was green, and it had no scratch.'
  ],
  last: [
    'Tock, said the bucket by the door, for that was the last one, and {H} was asleep.',
    'The sheet lay quite flat, all of it was on {H} again, and {H} was asleep.'
  ]
})
