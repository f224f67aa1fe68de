import { wishPlot } from '../wish-plot.ts'

export const mangoTreeShared = wishPlot({
  id: 'wish-mango-tree-shared',
  wishes: ['mango tree shared', 'mango tree', 'mango trees', 'mango tree gardens', 'mango tree garden', 'mango tree four gardens', 'mango tree wall', 'mango tree over the wall', 'mango tree over the fence', 'mango tree leans', 'mango tree neighbours', 'mango tree neighbors', 'mango tree next door', 'mango tree yard', 'mango tree compound', 'mango tree backyard', 'mango tree street', 'mango tree share', 'mango tree sharing', 'mango tree everybody', 'mango tree everyone', 'our mango tree', 'big mango tree', 'old mango tree', 'mangoes fall', 'mangoes falling', 'mangoes neighbours', 'mangoes neighbors', 'mangoes next door', 'mangoes over the wall', 'mangoes over the fence', 'mangoes wall', 'mango fell', 'mango falls', 'mango falling', 'mango neighbour', 'mango neighbours', 'mango fence', 'mango wall', 'mango branch', 'mango stalk', 'sharing mangoes', 'share mangoes', 'shared mangoes', 'sharing mango neighbours', 'catching mangoes', 'catch mango', 'mangos tree', 'mangue tree', 'árbol de mango', 'mangueira'],
  answers: ['mango', 'mangoes', 'mangos', 'tree', 'trees', 'garden', 'gardens', 'yard', 'yards', 'compound', 'backyard', 'wall', 'walls', 'fence', 'over', 'leans', 'leaning', 'hangs', 'hanging', 'branch', 'branches', 'stalk', 'four', 'three', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'next', 'door', 'house', 'houses', 'street', 'everybody', 'everyone', 'shared', 'share', 'shares', 'sharing', 'together', 'whose', 'belongs', 'between', 'ripe', 'sweet', 'yellow', 'big', 'old', 'fall', 'falls', 'falling', 'fell', 'drop', 'drops', 'dropped', 'catch', 'catching', 'catches', 'sheet', 'bucket', 'basket', 'summer', 'season', 'hot', 'afternoon', 'shade', 'uncle', 'auntie', 'grandma', 'grandpa', 'lola', 'nani', 'abuela', 'village', 'our', 'home', 'waiting', 'first', 'last', 'piece', 'slices', 'stone', 'wants', 'top'],
  except: ['climb', 'climbs', 'climbed', 'climbing', 'cut', 'chopped', 'cutting', 'down', 'storm', 'hurricane', 'cyclone', 'hurt', 'hit', 'head', 'broke', 'stole', 'stolen', 'stealing', 'thief', 'steal', 'shouts', 'shouting', 'angry', 'fight', 'police', 'monkey', 'monkeys', 'parrot', 'bat', 'bats', 'elephant', 'christmas', 'lassi', 'juice', 'chutney', 'pickle', 'green', 'swing', 'magic', 'talking', 'died', 'dead', 'funeral', 'ill', 'sick', 'hospital', 'misses', 'allergic', 'rash', 'snake', 'orchard', 'picking'],
  moods: ['waiting', 'first', 'quarrel'],
  out: true,
  fed: true,
  company: ['mango', 'mangoes', 'tree', 'wall', 'walls', 'post', 'stalk', 'sheet', 'cushion', 'corner', 'corners', 'Mrs Lobo', 'Mr Osei', 'Pia', 'leaf', 'leaves', 'plate', 'stone', 'bucket', 'gardens', 'garden', 'neighbours'],
  about: 'The last mango hangs just where four gardens meet and swings from one to the other, and nothing can lie under it, until a sheet is found to have four corners as well.',
  titles: ['Over Four Gardens', 'The Mango in the Middle', '{H} Has a Corner', 'Whose Mango Is It Now', 'A Cheek Each'],
  want: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} lived under a quarter of a mango tree. It leaned over four gardens, and where the two walls crossed there was a post. In the evening each house ate what had dropped on its own side. Now there was only one mango left, the biggest. It hung on its long stalk right above the post. {H} wanted to catch it, before it burst on the ground. It smelled very ripe.'
      ]
    }
  ],
  way: [
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        '{H} and {A} laid the fattest cushion on the ground, close in the corner. “It’ll come to us,” said {H}. Then the wind blew, and the mango swung on its stalk. It swung over Mrs Lobo’s cabbages, and Mr Osei’s chair, and Pia’s washing. Everywhere somebody held out a pot or an apron. “It’s ours now,” said {A}, when it came by. “And now it isn’t.”'
      ]
    },
    {
      id: 'leaf-letter',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The mango tree lets go of a leaf now and then, long and brown and stiff. One came down on {H}’s side, and it was from Mr Osei’s branch. “He’ll miss that,” said {H}. They put it on top of the wall, where a hand could reach it.',
        'A hand came up, and felt about, and took it away. Soon the hand came back and laid down three. “Those are yours,” said Mr Osei’s voice. They had quite a lot of post that day.'
      ]
    },
    {
      id: 'shade-walks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Only the shade of the mango tree would not stay with anybody. In the morning it lay at Pia’s. At noon it had come over the wall, and lay on {H} and {A}. They could see it go, if they looked at one stone. “It’s visiting,” said {A}.',
        'By three it had an elbow in Mrs Lobo’s cabbages. “You might have stayed for tea,” {H} called after it. Now they could see the mango’s own shade. It was no bigger than a mouse.'
      ]
    },
    {
      id: 'smell-the-stalk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The last mango but one had come down in the night, behind a bucket. It was firm, and had no dent. “Is it ripe?” asked {A}. {H} held the end with the stalk to {A}’s nose. “You can’t tell by the colour,” said {H}. “It’s got to smell there, where it was fastened on.”',
        '{A} smelled for a long time. “It smells of tree,” said {A}. “Then it’s tomorrow,” said {H}, and laid it on the sill. The one in the middle smelled of today.'
      ]
    },
    {
      id: 'whose-root',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who planted the mango tree?” asked {H}. {A} had heard it from Mr Osei. A long time ago there had been no walls. Somebody ate a mango there, and threw away the stone. Then the walls were built, and one of them had to go round it.',
        '“Then it was here before the gardens,” said {H}. They looked at the thick trunk, and at the thin wall. “It’s us who lean,” said {A}, “and it’s been too polite to say so.”'
      ]
    },
    {
      id: 'ripe-mangoes-know',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“We could ask it nicely,” said {A}. They stood under the mango, and {A} asked. It turned a bit on its stalk, first this way, then that. “It’s shaking its head,” said {H}. “It can’t,” said {A}. “It’s all head.”',
        'They asked once more, and said please. Then something hit {A} on the nose. It was a twig with two ants on it, and it was not the mango’s. It had come from higher up. “That was another answer,” said {A}.'
      ]
    },
    {
      id: 'pet-on-the-cushion',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The cushion for the mango was not empty for long. {A} had tried it, and found that it was for {A}. {H} explained what might come down there. {A} looked up at the mango, and then at {H}, and put a chin on the middle.',
        'From then on {A} watched it as well, with one eye. Each time that it swung over the cushion, the ear on that side went flat. It was hard work, and {A} did it lying down.'
      ]
    },
    {
      id: 'elder-fifth-house',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In our street a mango tree leaned over the police station,” said {S}. “So the ripest ones were always arrested.” “For what?” asked {A}. “For falling,” said {S}. “We went to ask for them. There was a form.”',
        '{A} asked what one had to put on it. “Name, house, and how many,” said {S}. “And at the bottom the policeman wiped his chin on it. That was the stamp.”'
      ]
    },
    {
      id: 'child-own-branch',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had picked out a branch and said that it was the best. It had eleven leaves on it, and no mango. {S} put a bowl underneath all the same. “What’s going to fall into it?” asked {A}. “I don’t know yet,” said {S}.',
        'They looked in again after a while. There was an ant in the bowl, walking round and round. {S} was pleased, and said that it was a start. By noon it had found the way out, and left the bowl to {S}.'
      ]
    },
    {
      id: 'stalk-long',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Apples keep close to the branch,” said {H}. “Why’s a mango let down on a string?” {A} thought about it. At first there were a thousand little flowers on that stalk, and each could have been a mango. Nearly all let go while they were small.',
        '“So it was made for a thousand,” said {A}, “and this one’s still got all that room.” It swung from Mrs Lobo to Pia and back, as if it were looking for the others.'
      ]
    },
    {
      id: 'four-sorts',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Mr Osei eats his mangoes with pepper,” said {A}. “He says that they’re the hot ones, from his side. Pia says hers are the ones for ice.” {H} had always thought that it was the same tree. They looked up, and no line was to be seen in the leaves.',
        '“And what are ours like?” asked {H}. They tried to remember the last one. “Quick,” said {A}. It had been gone before anybody could say.'
      ]
    },
    {
      id: 'sheet-sags',
      A: 'partner',
      paragraphs: [
        'They fetched a sheet, for a sheet is bigger. They threw it over the wall and the post. {H} and {A} held on to their side of it. On the other side it slid down on Mr Osei, who had just sat down. “Good evening,” said the sheet. They pulled it back, and it all came. “It’s no good,” said {H}. “We can only hold this end.” {A} looked at the end. It was a corner. “How many has it got?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'four-corners',
      A: 'partner',
      paragraphs: [
        '{H} counted the corners, and there were four. Then {H} counted the gardens. “Mrs Lobo!” called {H}. “Mr Osei! Pia! We’ve got a corner for you.” Hands came up at every wall. Each took hold of a corner and leaned back. In the middle the sheet lifted off the post, as flat as a drum. Now the mango could swing where it liked.'
      ]
    },
    {
      id: 'holding-and-talking',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The mango was in no hurry, so they all held the sheet and talked. Whoever spoke pulled a little, and you could feel it in your own corner. “Somebody’s laughing,” said {H}. “That’s me,” said Pia, behind her wall.',
        'Then it went slack on one side. “Mr Osei’s asleep,” said {A}. They gave Mr Osei’s corner a small tug each. It came up again at once. “I was only listening with my eyes shut,” said the corner.'
      ]
    },
    {
      id: 'cheeks',
      A: 'same',
      paragraphs: [
        'Then the mango let go. Flop. It lay in the middle of the sheet, without a dent. They let it roll down to Mrs Lobo, who cut it on a plate. In the middle of a mango lies a flat stone. So there was a round cheek from each side, and a thin slice from each edge. “That’s four as well,” said {A}. {H} set them out on the post. They ate standing, each in a garden of their own, four heads under one tree.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down under the quarter that was theirs.',
      '{names} sniffed, and looked up at the mango too.',
      { text: '{names} moved the bucket out of its way.', needs: ['hands'] },
      { text: '{names} swept the leaves off the corner.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the mango from wall to wall, with both eyes.',
      '{names} stood by the cushion, and then further off.',
      { text: '{names} patted the cushion round again.', needs: ['hands'] },
      { text: '{names} held up a lid, as long as it was overhead.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited under the sheet, in the pale light.',
      '{names} had some of the juice, which was running off the plate.',
      { text: '{names} helped with the corner, and leaned back as well.', needs: ['hands'] },
      { text: '{names} passed plates up to the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet was folded, and there was a yellow spot in the middle of it. The stone of the mango stayed on the post, where it was nobody’s.',
    '{H} washed the juice off chin and elbows and lay down. The bed had a sheet as well, with four corners, and {H} had them all.'
  ],
  last: [
    'The tree leaned over four houses in the dark, and in one of them {H} was asleep.',
    'Nothing more was going to fall tonight, and {H} was asleep.'
  ]
})
