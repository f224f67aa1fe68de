import { wishPlot } from '../wish-plot.ts'

export const tet = wishPlot({
  id: 'wish-tet',
  beginsElsewhere: true,
  wishes: ['tet', 'tết', 'tet holiday', 'tet festival', 'tet new year', 'vietnamese new year', 'vietnamese lunar new year', 'tet nguyen dan', 'lunar new year tet', 'banh chung', 'banh tet', 'kumquat tree'],
  except: ['trung', 'thu', 'moon', 'mid'],
  answers: ['new', 'year', 'lunar', 'vietnamese', 'vietnam', 'festival', 'festivals', 'holiday', 'holidays', 'celebrating', 'celebrate', 'celebration', 'red', 'envelope', 'envelopes', 'lucky', 'money', 'first', 'happy', 'family', 'kumquat', 'tree', 'peach', 'blossom', 'flowers', 'visit', 'cake', 'making', 'grandparents', 'eve'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['tree', 'year', 'luck', 'door'],
  about: 'Whoever comes in first at Tet brings the luck of the year, and the hero is to be that one, but the luck is wider than the door.',
  titles: ['The First One In', 'Wider than the Door', '{H} Brings the Year In', 'Good Evening, Tree', 'A Hundred Kumquats and a Foot'],
  want: [
    {
      id: 'first-foot',
      A: 'partner',
      paragraphs: [
        'At Tet it matters who’s the first to come in at the door. The whole year turns out like that one. This time it was going to be {H}. So they practised. {A} stayed in the room, and {H} went out, and came in again.',
        '“Happy New Year,” said {H}. {A} looked at both of {H}’s hands. “Empty,” said {A}. “That’d be an empty year.” {H} wanted it to be the fullest year there had ever been.'
      ]
    }
  ],
  way: [
    {
      id: 'too-much',
      A: 'partner',
      paragraphs: [
        'So {H} came in with a bowl of rice, and a watermelon, and could not see the floor. The rice went one way and the melon the other. And at Tet you mustn’t sweep, or you sweep the luck out.',
        '“You forgot the kumquat tree,” said {A}. It stood outside the door, with a hundred little oranges on it. {H} put both arms round it, and they got as far as the door. There they stuck, side by side.'
      ]
    },
    {
      id: 'on-the-motorbike',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before Tet everybody drives home with a tree on the back of the motorbike. You see only leaves, and two wheels. {H} sat in front on the long cushion, and {A} sat behind, and was the tree.',
        '“Lean left,” said {H}. All the twigs leaned left. “You’ve lost a kumquat,” called {H} over {H}’s shoulder. “That was my slipper,” said the tree. At the corner they met another tree, and both of them bowed. It was the mirror.'
      ]
    },
    {
      id: 'square-cake',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A banh chung is square, and green, and tied up with string like a present. Inside there’s sticky rice, and in the rice there are beans. They tied up a cushion, so as to learn it. {H} held down the knot with a finger, and {A} pulled.',
        '“Now it boils all night,” said {A}, “and somebody has to sit up with it.” They sat up with it for about as long as a song. “Is it done?” asked {H}. {A} pressed one corner. “It’s still a bit cushion,” said {A}.'
      ]
    },
    {
      id: 'crab-and-fish',
      A: 'other',
      spare: 3,
      paragraphs: [
        'At Tet there’s a game with six animals, and one of the six is a gourd. They drew them all on a big sheet. {H} put all the buttons on the crab, and {A} rolled.',
        'It was the gourd. “You’ve never liked the gourd,” said {A}. Next time {H} put everything on the gourd, and it was the crab. {A} had one button on each of the six. {A} won every time, and never got any richer.'
      ]
    },
    {
      id: 'peach-buds',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a branch from a peach tree, too. It ought to be in flower on the very day, not before and not after. “It’s asleep,” said {H}. There were only buds on it, as pink as toes.',
        '{A} fetched warm water for the vase. {H} breathed on the branch, bud by bud. They sat in front of it, and looked the other way on purpose. When they turned round again, one had opened. Neither of them had heard a thing.'
      ]
    },
    {
      id: 'red-seeds',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the round box were coconut ribbons, and sugared ginger, and seeds dyed red. You crack those with your front teeth, all day long, while you talk. {A} showed it. Crack, and there was the seed on the tongue, no bigger than a comma.',
        '{H} cracked one too. The seed flew off, and there was only the shell. After ten of them they had red lips and red thumbs, and had eaten nothing. “That’s what’s good about it,” said {A}. “You can go on till tomorrow.”'
      ]
    },
    {
      id: 'wishes-by-heart',
      A: 'other',
      spare: 6,
      paragraphs: [
        'For a red envelope you have to say a wish first, with both arms folded. {H} had learned one by heart. “I wish you health, and luck, and a hundred years,” said {H} to {A}.',
        '“Only a hundred?” asked {A}. {H} counted on {H}’s fingers, and began again. “A hundred and two.” “That’s better,” said {A}, and gave {H} the envelope, with two hands. In it was a note so new that it could stand up.'
      ]
    },
    {
      id: 'paper-carp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Before Tet the Kitchen God rides up to the sky on a carp, to report on everybody. They folded a carp out of gold paper. “What’ll the Kitchen God say about us?” asked {H}.',
        '{A} thought of the burnt rice, and {H} of the biscuit tin. They looked into the kitchen, and wiped the stove together, on all sides. “Now the report can go off,” said {A}. The carp had one very friendly eye.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'During the practice {A} lay right across the doorway. “You’ve got to be in or out,” said {H}. “If you’re the first one, we’ll all spend a year like that.” {A} looked comfortable.',
        '{H} thought about that year. It would be rather warm, and there’d be a lot of lying down. “Ask me again tomorrow,” said {H}, and stepped over with great care.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a neighbour with a round face,” said {S}, “and he always laughed. Everybody in the street wanted him in first. At Tet he’d start at the corner at midnight, and go from house to house until noon.” “Was he a rich man?” asked {A}.',
        '“He was tired,” said {S}. “He got a candied lotus seed in every house. When he got to us, he was sticking to his hat. But he laughed.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had an envelope, and shook it. It didn’t rattle. “It’s paper money,” said {A}. “It’s worth more than the kind that rattles.” {S} looked in, and was not so sure.',
        'So they put in a button as well. Now it rattled. {S} carried it round to everybody, and let them listen, and wished each of them a hundred years.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was in red from top to toe, and everybody wanted to carry {A} about. Nobody in the whole house could laugh like that. “{A} would make a good year,” said {H}. “Only with more naps.”',
        '{A} reached for a kumquat and held on, and the twig came along, and the next twig. “And full hands,” said {H}, and undid them, finger by finger.'
      ]
    },
    {
      id: 'wider',
      A: 'partner',
      paragraphs: [
        '{H} stepped back and tried it sideways. One kumquat rolled off into the room, all by itself. “It isn’t you who’s stuck,” said {A}. “You’d fit. It’s the luck. There’s more of it than there’s door.”',
        '“Then I’ll leave it outside,” said {H}. “And come in empty?” asked {A}. It was nearly midnight, and then it would count. {H} looked at the tree. All that {H} could see was green.'
      ]
    }
  ],
  turn: [
    {
      id: 'tree-first',
      A: 'partner',
      paragraphs: [
        'Then it struck twelve. {H} got behind the pot, bent down, and pushed with {H}’s head. The twigs folded back, one after another. The tree slid in at the door, and stopped in the room, and swayed.',
        '“Happy New Year,” said the tree. {A} folded {A}’s arms and bowed. “Come in, come in,” said {A}. “How green you look! And a hundred children!” “Ninety-nine,” said the tree. “One’s gone on ahead.”'
      ]
    },
    {
      id: 'good-manners',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The first guest must have the best seat. They moved the good chair up for the tree. It was given tea, and it was offered the round box. A leaf fell in the cup.',
        '“It likes it sweet,” said {H}. They asked how the journey had been. The tree was quiet for so long that {A} said, “Windy, I expect.” And it nodded, since somebody had knocked against it.'
      ]
    },
    {
      id: 'second-foot',
      A: 'partner',
      paragraphs: [
        '{A} hung a red envelope on it. “That’ll be a year!” said {A}. “Green all over, and something on every twig.” Then {A} looked round it. “And who’s this, behind the pot?”',
        'There stood {H}, with soil on {H}’s nose and a leaf over each ear. “I’m the second,” said {H}. “I pushed.” “Pushers get two at Tet,” said {A}, and held out two red envelopes. Then they ate the one that had come on ahead, half each. It was so sour that they both shut one eye.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed in, because feet were being counted.',
      '{names} lay at the crack of the door, with one eye on the new year.',
      { text: '{names} hung a bit of red by the door, and then a bit more.', needs: ['hands'] },
      { text: '{names} practised the bow, with folded arms.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the melon, which had a start.',
      '{names} sat down in the rice, and that was lucky.',
      { text: '{names} hid the broom, so that nobody would forget.', needs: ['hands'] },
      { text: '{names} pulled at one twig from inside, and got a leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} sneezed at a twig as the tree slid by.',
      '{names} made room in the new year for something green.',
      { text: '{names} bowed to the tree and counted its children up to twelve.', needs: ['hands'] },
      { text: '{names} picked a leaf off the mat and put it by for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody swept. There was rice on the floor, and soil, and it was all luck.',
    '{H} washed {H}’s nose, and lay down with the envelopes under the pillow. They crackled whenever the head moved, and then it didn’t move any more.'
  ],
  last: [
    'The year was in, all ninety-nine of it, and {H} was asleep.',
    'On the first night of the year there was a tree in the room, and {H} slept.'
  ]
})
