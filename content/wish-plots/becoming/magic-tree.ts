import { wishPlot } from '../wish-plot.ts'

export const magicTree = wishPlot({
  id: 'wish-magic-tree',
  beginsElsewhere: true,
  wishes: [
    'magic tree', 'magical tree', 'magic trees', 'enchanted tree', 'wishing tree', 'tree magic', 'faraway tree', 'special tree', 'tree that grew', 'tree grows', 'tree grew', 'strangest tree', 'glove tree', 'sock tree', 'tree in the yard', 'wonderful tree', 'tree wonderful', 'tree wishes'
  ],
  except: ['house', 'christmas', 'climb', 'climbs', 'climbing', 'talking', 'talks', 'money', 'beanstalk', 'cut', 'fell', 'died', 'planting', 'plant', 'family', 'apple', 'conker', 'lemon', 'sweets', 'candy', 'afraid', 'stuck', 'cat', 'fairy', 'fairies', 'fruit', 'frog'],
  answers: ['tree', 'trees', 'magic', 'magical', 'enchanted', 'wishing', 'wish', 'wishes', 'special', 'strange', 'faraway', 'grow', 'grows', 'grew', 'growing', 'branch', 'branches', 'leaf', 'leaves', 'forest', 'wood', 'woods', 'garden', 'yard', 'old', 'big', 'who', 'finds', 'found', 'in', 'the', 'little', 'gloves', 'glove', 'top', 'under'],
  company: ['tree', 'glove', 'gloves', 'twig', 'branches', 'yard', 'thumb', 'roots', 'wind', 'leaves'],
  about: 'A tree grows overnight whatever is laid at its foot, but of a left glove it can only grow left ones, until one is picked in a hurry.',
  titles: ['Forty Left Gloves', 'The Tree That Waved', '{H} and the Magic Tree', 'All Thumbs on One Side', 'Ripe by the Morning'],
  want: [
    {
      id: 'laid-at-its-foot',
      A: 'partner',
      paragraphs: [
        'What you laid under the old tree in the yard at night, it grew. Once {A} had left a spoon there, and they still had plenty. Now {H} had only one red glove, the left one. The right hand was cold. So before bed {H} laid the glove between the roots.',
        'In the morning there were small buds on every twig, each with five points. By noon they were red. “It’s grown gloves!” called {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'unripe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Not all of them were ripe. On the shady side they were still pale, and had no fingers, and were mittens. “You mustn’t pick those,” said {A}. “They scratch.” {H} tried just one. It scratched, and squeaked a bit as well.',
        'You can tell a ripe one by the wrist. It comes off with a quarter turn, and it’s warm from the sun. {A} held one against a cheek. “Wool,” said {A}. “First pick of the year.”'
      ]
    },
    {
      id: 'all-left',
      A: 'partner',
      paragraphs: [
        '{A} bent down a branch, and {H} picked the reddest. It fitted very well, on the left hand. {H} put it on {H}’s right hand. Now there was a thumb on the wrong side, and nobody was in it. The next one was the same. They were left ones, all forty of them.',
        '“Perhaps it has to lie the other way round,” said {H}. That night {H} laid the glove on its face. In the morning there were new ones on the tree. They hung upside down, and they were left.'
      ]
    },
    {
      id: 'the-spoons',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“With the spoons it was simpler,” said {A}. “They come right for both hands.” It had been a silver summer, {A} said. When the wind blew, you thought it was lunch.',
        '“What else has it grown?” asked {H}. “A bun,” said {A}, “but the birds got up earlier. And somebody’s umbrella. They opened in the first rain, all at the same time. The tree’s never been so dry.”'
      ]
    },
    {
      id: 'forty-puppies',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} thought of what else might be laid there. “A cake,” said {H}. “Ants,” said {A}. “Your birthday.” “You can’t lay that down.” “Then a puppy,” said {H}. {A} thought of forty puppies on the twigs, and of all that wagging.',
        '“They’d fall off at night,” said {A}, “one after the other, and you’d have to catch them.” They both looked up. For a time they’d have been quite willing.'
      ]
    },
    {
      id: 'worm-in-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One of the gloves moved, though there was no wind. It bent a finger. {A} looked in at the wrist, with one eye. “There’s a caterpillar in the thumb,” said {A}. “It’s got a room to itself.”',
        'It had eaten a very neat hole in the tip and was looking out. “We’ll leave it that one,” said {H}. “It’s got a view.” In the evening it had drawn in its head, and the hole was dark.'
      ]
    },
    {
      id: 'rings',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How old is it?” asked {H}, and laid both arms round the trunk. They went just half of the way. {A} took hold from the other side, and they could just touch with two fingers. “It gets one ring every year,” said {A}, “on the inside, where it doesn’t show.”',
        '{H} put an ear to the bark. Something creaked in there, very slowly. “It’s putting one on,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had lain down between the roots for a nap, on the warm side. {H} came out and stood still. “Get up,” said {H}. “You’ll see what comes of it.” {A} opened one eye, and shut it.',
        'In the end it was only a short nap, and it was by day. But on the lowest twig, the next morning, something was growing that was round and had a tail. It turned out to be a pear.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was as big as you, I laid a letter under one of those,” said {S}. “It was a short one. There was just ‘Come’ in it.” “And did it grow?” asked {A}, and tried on one more glove.',
        '“It grew two hundred, and then there was a storm,” said {S}. “They were blown all over town. On Sunday we had sixty people to lunch.” They had stayed till dark, and one of them was a very good dancer.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} put on all the gloves that {S} could reach, one on top of the other. When there were seven on it, the hand was as big as a cabbage. {S} could not bend it any more. “Shake hands,” said {S}. {A} shook something that was soft for a long way in.',
        '“Are you still in there?” asked {A}. {S} listened. “Somebody is,” said {S}. It took both of them to get the hand back. It was very red, and very warm.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Under the tree {A} lay on a rug and looked up. Up there were forty hands, and the wind was in them, and they all moved their fingers. {A} moved {A}’s own. They waved, and {A} waved back.',
        'It was more hands than {A} had ever been waved at by. You can’t leave that unanswered. {A} waved until both arms were tired, and then went on with a foot.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} looked up at the tree for a while. “At home we’ve got a plum,” said {A}. “It just does plums.” {H} said that you get used to it. {A} was given a basket of left ones to take along.',
        '{A} didn’t like to say anything, and put one on each hand. With the thumb on the outside you can’t hold a bag, or a key. But you can stroke a horse, said {A} the next time, on both sides at once.'
      ]
    },
    {
      id: 'as-it-is-given',
      A: 'partner',
      paragraphs: [
        '“The tree doesn’t know what a right one is,” said {A}. “It can only grow what it’s given. Pears come out as pears.” They sat against the trunk, and {H} put the cold hand in a pocket.',
        'Then a wind got up, and clouds came over. “It’s going to rain,” said {A}. “We’ve got to get them in.” They jumped up and picked as fast as they could.'
      ]
    }
  ],
  turn: [
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        '{H} pulled one off by the wrist, much too fast. It came away inside out, fingers and all. The thumb had gone over to the other side. {H} put it on {H}’s right hand, and the thumb was just where a thumb ought to be.',
        '“It’s a right one!” said {H}. {A} took the next, and pulled it through, and it was true. “All this time,” said {A}, “they had the other one inside.”'
      ]
    },
    {
      id: 'under-the-tree-in-rain',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When the rain came, they sat under the tree with a basket full of gloves. It was dry there for a while, and after that it dripped a bit, on the left. “Trees rain later,” said {A}. “They save it up.”',
        'They held out their hands, in red wool, and the drops sat on the fuzz and stayed round. “I’ve got nine,” said {H}. “I’ve got eleven,” said {A}, and then sneezed, and had none.'
      ]
    },
    {
      id: 'who-needs-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Everything that had fingers got gloves. They put one pair on the broom, and one on the pump. The teapot got a thumb for its spout, and kept warm until evening. “And the gate,” said {A}, “it’s always cold, the gate.”',
        'From then on, everybody who came in had their hand shaken. It’s pleasant to be met by a gate that’s glad.'
      ]
    },
    {
      id: 'birds',
      A: 'same',
      spare: 13,
      paragraphs: [
        'When it got dark, the birds came back to the tree. They hopped along the branches and looked into the gloves that hung there. First one slipped in, and then another, and for each there was a finger. “Five in one glove,” whispered {A}.',
        'The last took the thumb. For some time there was pushing and chirping, as in any bed with five. Then you only saw a red hand with a beak or two, and it didn’t move.'
      ]
    },
    {
      id: 'it-waves',
      A: 'partner',
      paragraphs: [
        'Nobody could reach the ones at the top, and so the tree kept those. {H} took the old glove from between the roots, for it had done enough. Then {H} put two warm hands on the bark. “Thank you,” said {H}.',
        'At the door they looked round once more. There was hardly any wind left, just enough. And up there in the dusk it waved, with all its hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down between the roots, and {H} looked up for buds.',
      '{names} sniffed at a bud, and it smelled of wool.',
      { text: '{names} warmed {H}’s right hand, between two others.', needs: ['hands'] },
      { text: '{names} tapped the bark with a spoon, one of many.', needs: ['hands'] }
    ],
    way: [
      '{names} got a glove on the head, pointing left.',
      '{names} rolled in the leaves, and came out with a thumb.',
      { text: '{names} tried some gloves on, and waved goodbye to the right hand.', needs: ['hands'] },
      { text: '{names} sorted the gloves in a basket, lefts with lefts.', needs: ['hands'] }
    ],
    turn: [
      '{names} sheltered under a branch, in a red shower.',
      '{names} leaned against the basket, so that it did not blow away.',
      { text: '{names} turned gloves as well, thumb after thumb.', needs: ['hands'] },
      { text: '{names} clapped, and it sounded very woolly.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the basket by the door, with all that was in it. Nothing at all was left lying between the roots.',
    '{H} washed both hands, and they were equally warm. From the bed the tree could just be seen, and {H} waved back, one hand after the other.'
  ],
  last: [
    'Out in the yard it waved a little longer, to be sure, and {H} was asleep.',
    'Two hands lay on the covers, a left and a right, and {H} slept.'
  ]
})
