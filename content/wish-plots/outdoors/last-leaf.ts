import { wishPlot } from '../wish-plot.ts'

export const lastLeaf = wishPlot({
  id: 'wish-last-leaf',
  wishes: ['last leaf', 'last leaf tree', 'last leaf holding on', 'last leaf fell', 'last leaf falls', 'last leaf falling', 'last leaf autumn', 'last leaf branch', 'last leaf hanging', 'last leaf left', 'last leaf let go', 'last leaf lets go', 'last leaf letting go', 'last leaf catch', 'catching the last leaf', 'last leaf waiting', 'last leaf winter', 'last leaf wind', 'last leaf window', 'last leaves', 'last leaves tree', 'one leaf left', 'one leaf tree', 'one leaf still', 'one leaf wouldn’t fall', 'one leaf won’t fall', 'one leaf holding', 'one leaf hanging', 'one brave leaf', 'brave leaf', 'brave little leaf', 'leaf fall off', 'leaf won’t fall off', 'leaf won’t come down', 'only leaf left', 'single leaf', 'lonely leaf', 'little leaf holding', 'leaf holding on', 'leaf holds on', 'leaf hold on', 'leaf held on', 'leaf hanging on', 'leaf let go', 'leaf letting go', 'leaf lets go', 'leaf wouldn’t fall', 'leaf won’t fall', 'leaf didn’t fall', 'leaf didn’t want to fall', 'leaf doesn’t want to fall', 'leaf afraid to fall', 'leaf wouldn’t let go', 'leaf won’t let go', 'plane tree leaf', 'final leaf', 'tree one leaf left', 'tree last leaf'],
  answers: ['last', 'leaf', 'leaves', 'one', 'only', 'single', 'final', 'very', 'tree', 'trees', 'plane', 'branch', 'twig', 'autumn', 'fall', 'falls', 'falling', 'fell', 'fallen', 'november', 'october', 'winter', 'wind', 'windy', 'breeze', 'hold', 'holds', 'holding', 'held', 'hang', 'hangs', 'hanging', 'on', 'still', 'let', 'lets', 'letting', 'go', 'going', 'left', 'stay', 'stays', 'stayed', 'waits', 'waiting', 'catch', 'catching', 'caught', 'watch', 'watching', 'watched', 'looking', 'down', 'up', 'from', 'off', 'high', 'top', 'brown', 'red', 'yellow', 'golden', 'orange', 'big', 'little', 'small', 'lonely', 'brave', 'wouldn’t', 'won’t', 'didn’t', 'doesn’t', 'want', 'wants', 'afraid', 'ready', 'before', 'all', 'the', 'others', 'gone', 'bare', 'bud', 'buds', 'spring', 'window', 'outside', 'street', 'park', 'our', 'my', 'that', 'who', 'story', 'about', 'and', 'hat'],
  except: ['died', 'dies', 'die', 'dead', 'dying', 'ill', 'sick', 'hospital', 'cancer', 'grandpa', 'grandma', 'granny', 'grandad', 'nana', 'mum', 'dad', 'painter', 'painted', 'cut', 'chopped', 'felled', 'tea', 'cabbage', 'lettuce', 'spinach', 'banana', 'palm', 'caterpillar', 'ladybird', 'beetle', 'insect', 'mantis', 'clover', 'maple syrup', 'frog', 'boat', 'school', 'fairy', 'eaten', 'ate', 'gold', 'curry', 'why', 'how', 'balance', 'storm', 'alone'],
  moods: ['waiting', 'first', 'change'],
  out: true,
  company: ['leaf', 'leaves', 'tree', 'bud', 'buds', 'twig', 'bench', 'hat', 'hats', 'lamp', 'stalk', 'hollow', 'branch'],
  about: 'The hero wants the last leaf, and no blowing brings it down, until the two of them look into the stalk of another and find out whose hat it is.',
  titles: ['One Leaf Left', 'Somebody’s Hat', '{H} Waits for a Leaf', 'It Took Its Hat Off', 'The Last One up There'],
  want: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        'There was one leaf left on the plane tree, and {H} wanted it. All the others lay on the ground, as deep as a shoe. This one hung right at the end of a branch, brown, and as big as a plate. It waved.',
        '“It’s holding on tight,” said {A}. “It’s got to come down some time,” said {H}. “I’m going to catch it.” {H} pulled {H}’s hat down firmly, and stood underneath with both hands out.'
      ]
    }
  ],
  way: [
    {
      id: 'taking-turns',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s only waiting until we blink,” said {H}. So they did not both blink at once. {A} blinked while {H} kept watch, and then it was the other way round. “Now you,” said {H}. “No, I’ve just been,” said {A}. “Then who’s on?”',
        'They looked at each other, to see who was. Then they remembered, and looked up very quickly. It was still there. It waved in quite a friendly way.'
      ]
    },
    {
      id: 'blowing',
      A: 'partner',
      paragraphs: [
        'First they asked it politely. Then they blew, both together, straight up. They pushed at the tree, which was as thick as three people, and it did not notice. {A} found a newspaper on a bench, and fanned with that.',
        'Everything on the ground got up, flew round them twice, and lay down again. A leaf stuck in {A}’s collar. Up there the last one waved. “We’ve moved them all,” said {A}, “but that.” “How does it do it?” asked {H}. “It’s only got one stalk.”'
      ]
    },
    {
      id: 'on-their-backs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When their necks hurt, they lay down on their backs in the leaves. It was soft there, and smelled of cellar. From down here the branches looked like cracks in the sky. “Now it isn’t hanging,” said {H}. “It’s standing on its head.”',
        '“Or we are,” said {A}. They looked at that for a time. {H} took hold of a root with one hand, so as not to fall up.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who’s it waving to?” asked {H}. It was not to them, for they were underneath. They turned round. On a balcony across the street hung a tea towel, brown and white. It was waving too.',
        'When the leaf stopped, the towel stopped. Then the towel began again, and so did the leaf. “They’ll know each other from the summer,” said {A}. {H} nodded to the towel, since they were here anyway.'
      ]
    },
    {
      id: 'everything-else',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Something came down, and {H} had it. It was a feather. Then came a drop, right in the middle of one hand. Then came a piece of bark, thin and grey. Plane trees drop their bark, and have spots where it was. This one fitted a spot beside {A}’s ear.',
        '{H} laid it all out on the bench, but for the drop. “It’s giving you everything else first,” said {A}. “So as to see if you mean it.”'
      ]
    },
    {
      id: 'little-balls',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What about those?” asked {A}. Small brown balls hung all over the tree, each on a long string. “Those are seeds,” said {H}. “They stay up there all winter.” {A} felt a bit sorry for them. Not one had been asked to come down.',
        '{H} thought about that. Then {H} moved one hand to the side, and held it under the balls for a while. “Just so that they can say no,” said {H}.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many were there at the beginning?” asked {H}. “On a big tree there are more than a hundred thousand,” said {A}. {H} began at the bench, to see if that was right. There were seven on it, and nineteen beside it. Then a small wind came and mixed them.',
        '“Where was I?” asked {H}. “At twenty-six,” said {A}. {H} looked up. “And one,” said {H}. That one was certain.'
      ]
    },
    {
      id: 'other-joke',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You have to make it laugh,” said {A}. “Then it’ll shake, and come off.” {A} stood under the branch and told it a joke about a cow on a bus. It was a good one. {H} laughed so much that {H} sat down in the leaves.',
        'The leaf kept perfectly still. “It knows that one,” said {H}. “It’s been hanging over the bus stop since April.”'
      ]
    },
    {
      id: 'pet-chose',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not see what they wanted up there. There were leaves as far as you could look, and no two smelled alike. {A} chose one out of the middle and stayed beside it. Nobody had blown at it, and nobody had told it anything.',
        '{H} looked up at the one leaf and down at the other. “{A}’s been finished for half an hour,” said {H}.'
      ]
    },
    {
      id: 'elder-party',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was the last at a party once,” said {S}. “They’d put up all the chairs, and I was in the middle of a goat.” “In what?” asked {A}. “In a story about one,” said {S}. “You can’t go before you’ve got to the end of a goat.”',
        '{A} looked up at the leaf. “Perhaps it’s telling them something,” said {A}. “Then let it finish,” said {S}.'
      ]
    },
    {
      id: 'child-last-but-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted the last leaf as well. “I saw it first,” said {A}. “But you can have the one before it.” That one was lying somewhere among all the others. {S} went off to find the last but one, and was away for some time.',
        '{S} came back with a small yellow leaf. “How do you know that it’s the one?” asked {A}. “It was on top,” said {S}. There was nothing to be said against that.'
      ]
    },
    {
      id: 'baby-waves',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had been set down in the leaves, and not much stuck out. {A} waved both arms. Up there the leaf waved back. {A} stopped, and thought about it, and waved with one arm. The leaf waved a little, to the same side.',
        'No one else in the street had answered {A} so well all day. “They’re having a talk,” whispered {H}, and waited until they had done.'
      ]
    },
    {
      id: 'guest-and-then',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“And when you’ve caught it,” asked {S}, “what will you do with it?” {A} had not thought so far. “Then I’ll have it,” said {A}. “And after that?” “After that I’ll know where it is.”',
        '{S} understood that quite well. In {S}’s coat there was a key that fitted nothing. {S} took it out, and showed that it was there, and put it back.'
      ]
    },
    {
      id: 'a-hole-in-the-stalk',
      A: 'partner',
      paragraphs: [
        '{A} took the leaf out of the collar, and looked at the end of its stalk. “There’s a hole in it,” said {A}. It was round and hollow, like a thimble. All the leaves had one. It fitted the tip of {H}’s little finger.',
        'Beside them hung a bare twig. Where each leaf had been there stood a bud, pointed and tight. {H} put a stalk over it, and it sat there like a hat. “That’s next year’s leaf,” said {A}. “It’s been in there all the time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'take-your-time',
      A: 'partner',
      paragraphs: [
        '{H} looked up again. “It isn’t holding on,” said {H}. “It’s somebody’s hat. There’s one up there who isn’t ready yet.” {H} put both hands into {H}’s pockets. “Take your time,” {H} called.',
        'They sat down on the bench. The wind went off round the corner, and a lamp came on. After that nothing moved at all.'
      ]
    },
    {
      id: 'trying-them-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There were plenty of hats about. {H} put one on the tip of each finger, and each was as big as a plate. “Good evening,” said the thumb, and bowed. All the others had to bow too, for there was not room.',
        '“Your nose is running,” said {A}. {H} looked at one hand, and then at the other. That had five hats on as well by now. So {A} had to do it.'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'Just then, without any wind, the last leaf came off. “It’s taking its hat off to you,” said {A}. {H} stood up, pulled off {H}’s own hat, and held it out, as is polite. The leaf came down in no hurry, a bit to the left and a bit to the right. Then it lay down in the hat.',
        'At the end of the branch stood something very small and pointed, with the sky behind it. “Good evening,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waded through the leaves, and it was as loud as a paper bag.',
      '{names} looked up as well, until something fell in one eye.',
      { text: '{names} held out both hands too, a little further along.', needs: ['hands'] },
      { text: '{names} swept a place clear, so that it would be seen at once.', needs: ['hands'] }
    ],
    way: [
      '{names} puffed at the sky, until it was time for a rest.',
      '{names} got a leaf on the head, and wore it.',
      { text: '{names} pushed at the tree from the other side.', needs: ['hands'] },
      { text: '{names} folded the newspaper, and put it back on the bench.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down by the bench, and waited without a rustle.',
      '{names} bent over the hat, to see it lie there.',
      { text: '{names} put one more hat on a bud, to be on the safe side.', needs: ['hands'] },
      { text: '{names} waved up at the branch, since nothing up there could wave any more.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the last leaf stayed lying in the hat, and the hat lay on a chair. The other leaves were picked out of collars and sleeves.',
    '{H} washed, and lay down, and pulled the blanket up until only the tip was out. It went on like a hat.'
  ],
  last: [
    'On the tree stood thousands of buds with their eyes shut, and {H} was asleep.',
    'Now everybody had gone in, even the last one, and {H} was asleep.'
  ]
})
