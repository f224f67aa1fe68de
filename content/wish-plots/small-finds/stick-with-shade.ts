import { wishPlot } from '../wish-plot.ts'

export const stickWithShade = wishPlot({
  id: 'wish-stick-with-shade',
  beginsElsewhere: true,
  wishes: ['planting tree', 'planting a tree', 'plant tree', 'plant a tree', 'planted tree', 'planted a tree', 'plants tree', 'plants a tree', 'planting trees', 'planted trees', 'plant trees', 'tree planting', 'tree planted', 'new tree', 'our own tree', 'sapling', 'saplings', 'baby tree', 'planting an apple tree', 'planted an apple tree', 'planting apple tree', 'planted apple tree', 'planted cherry tree', 'planting cherry tree', 'planting sapling', 'tree in the ground', 'put tree in ground', 'dug hole tree', 'digging hole tree', 'tree day', 'arbor day'],
  answers: ['today', 'yesterday', 'our', 'we', 'the', 'my', 'his', 'her', 'own', 'cherry', 'little', 'small', 'tiny', 'baby', 'new', 'young', 'garden', 'park', 'school', 'street', 'green', 'hole', 'dig', 'digging', 'dug', 'spade', 'water', 'watering', 'watered', 'mud', 'muddy', 'soil', 'earth', 'grow', 'grows', 'growing', 'first', 'helped', 'helping', 'grandad', 'grandpa', 'dad', 'mum', 'name', 'named', 'stick', 'shade', 'shadow', 'class', 'leaf', 'leaves', 'big', 'bigger'],
  except: ['christmas', 'money', 'magic', 'magical', 'house', 'memory', 'remember', 'died', 'dead', 'ashes', 'grave', 'memorial', 'miscarriage', 'cut', 'chopped', 'fell', 'fallen', 'bonsai', 'giant', 'enormous', 'beanstalk', 'talking', 'dragon', 'squirrel', 'sweets', 'chocolate', 'moon', 'space', 'mars', 'seed', 'seeds', 'acorn', 'acorns', 'bean', 'pip', 'forest', 'stuck', 'climb', 'climbing', 'family', 'baobab', 'mango', 'broke', 'snapped', 'swing'],
  moods: ['first', 'learning', 'proud'],
  out: true,
  company: ['tree', 'cushion', 'spade', 'shade'],
  about: 'The hero plants a cherry tree and wants to sit in its shade the same day, and there is room for one toe, until the sun goes down.',
  titles: ['Room for One Toe', 'A Tree as Thin as a Pencil', '{H} Brings a Cushion', 'As Wide as a Nose', 'The First in the Shade'],
  want: [
    {
      id: 'a-cushion',
      A: 'partner',
      paragraphs: [
        'The tree was a stick in a pot. It was as thin as a pencil, with four leaves and a label that said “cherry”. {H} was going to plant it on the green. And {H} had brought a cushion, to sit in its shade.',
        '“The shade’s for later,” said {A}. “How much later?” asked {H}. {A} looked at the stick. “Twenty years,” said {A}. {H} put down the cushion. “Today,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-it-goes',
      A: 'partner',
      paragraphs: [
        'They dug a hole, no deeper than the pot, and twice as wide. The roots had gone round and round in the pot, and looked like knitting. {H} tickled them loose. In went the tree, and then the earth, and {H} stamped. The tree drank a whole can of water. Glug.',
        '{H} looked for the shade. It was midday, and on the grass lay a short grey line. {H} took off one shoe and sat down on the cushion. There was room for one toe. “It’ll do for a toe,” said {A}. “I’ve got more than that,” said {H}.'
      ]
    },
    {
      id: 'straight',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it straight?” asked {H}, and held on to the tree. {A} walked off ten steps, and shut one eye. “A bit to the left,” said {A}. From the other side it was a bit to the right. They went round it like that, twice.',
        'In the end {A} lay down flat, so as to see it from below. “It’s straight,” said {A}. “It’s the green that’s sloping.” {H} let go very slowly. The tree stood, and the green did not slide off either.'
      ]
    },
    {
      id: 'the-worm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A worm had come up with the earth. It lay on the heap, and did not know where its house had gone. “It’s got a hole in it now,” said {A}. “There’s a tree coming in.” {H} laid the worm down at the edge, where it was damp.',
        'It put its front end into the ground, and drew in the rest. “It’ll be the first to see the roots,” said {H}. They would come through its ceiling, quite white. {H} hoped that it would like them.'
      ]
    },
    {
      id: 'the-post',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Beside the tree they knocked in a post. It was four times as thick, and it had no leaves at all. They tied the two together with a soft strap, like an eight. “Now it’s holding its nanny’s hand,” said {A}.',
        '“Which one grows?” asked a man who was passing with his shopping. “The thin one,” said {H}. He looked from one to the other. He would have put his money on the post.'
      ]
    },
    {
      id: 'two-feet-of-stamping',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You have to stamp the earth down, or there’s air about the roots, and they don’t like it. {H} stamped with both heels. {A} came round from the other side. It was like a dance, and there was a tree in the middle.',
        '“Left, left, and turn,” said {A}. Once they met, and had to bow. Afterwards there was a ring of footprints there, large and small. The tree had kept quite still, like somebody who has been asked to hold the coats.'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} read the label on the tree, front and back. It said that there would be white flowers, and red cherries, in a sunny place. “How does it know?” asked {H}. “It’s got that in writing,” said {A}.',
        '{H} took a pencil and wrote something under it, very small. {A} had to come close. “Hello,” it said. “It can’t read,” said {A}. “It’s got twenty years,” said {H}.'
      ]
    },
    {
      id: 'a-name',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A tree ought to have a name,” said {A}. They tried some out loud, and watched its leaves. At Barbara nothing moved. At Rex there was a bit of wind, but that might have been chance. “Say one more,” said {A}.',
        '“Cherry,” said {H}. All four leaves nodded, and one of them went on for a good while. “It’s got one already,” said {H}. It had been on the label the whole time.'
      ]
    },
    {
      id: 'how-it-will-be',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“When it’s big, it’ll come out to here,” said {A}, and walked over the grass in a ring. {A} went past the bench, and nearly onto the path. {H} stood in the middle, and was the trunk.',
        '“And up to where?” asked {H}. {A} pointed. A pigeon was flying over, just there. Some day that pigeon would have to go round. It did not know that yet, and flew straight on through the cherries.'
      ]
    },
    {
      id: 'other-blanket',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} saw {H} sitting there with one toe in the shade. So {A} took the coat from the bench, and held it out with both arms. At once it was cool, and {H} was in the dark from top to bottom.',
        '“That’s you,” said {H}. “That isn’t the tree.” “I’m only helping till it’s bigger,” said {A}. After two minutes {A}’s arms began to sink. Nobody can be a tree for twenty years, not even with a good coat.'
      ]
    },
    {
      id: 'first-visitor',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A fly came, and settled on the topmost leaf. It washed its face. The whole tree bent a little. “Somebody’s moved in,” whispered {A}. They stood there and dared not breathe.',
        'Then a sparrow came as well, and looked at the tree, and thought about it. It chose the post. “It’s waiting,” said {H}. “It only wants to have a place for when it’s ready.”'
      ]
    },
    {
      id: 'pet-by-the-tree',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had helped with the hole. It had been a good one, until a tree was put into it. Now {A} walked round the tree and smelled at it from below. It smelled of shop.',
        '{A} lay down with a sigh, right beside the stick, where the ground was damp and cool. {H} looked. One whisker lay in the shade. That made two who had got something out of it.'
      ]
    },
    {
      id: 'elder-pip',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My grandfather planted one on the day that I was born,” said {S}. “We were the same height for a year. Then it got ahead.” “Did you mind?” asked {A}. “I measured us every Sunday,” said {S}. “I stood on my toes, and the tree never did.”',
        '“And where is it now?” “Where it was,” said {S}. “That’s what’s good about them. I’ve moved five times since, and whenever I go by, it’s in.”'
      ]
    },
    {
      id: 'child-tree',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be planted too, and stood in the wet patch with both boots. {A} stamped round them, and gave them a drop from the can. “Are you growing?” asked {A}. {S} waited. “I’m stuck,” said {S}.',
        '“That’s the roots,” said {A}. {A} pulled, and the boots stayed there, and {S} came out of them like a carrot. They stood beside the tree, the two boots, side by side. They were straight.'
      ]
    },
    {
      id: 'it-has-moved',
      A: 'partner',
      paragraphs: [
        'When {H} looked again, the toe was in the sun. The shade had moved over, and now it was as long as a boot. “It’s growing!” said {H}.',
        '“The tree isn’t,” said {A}. “The sun’s lower, that’s all. Early in the morning my shadow’s as long as a bus.” {H} looked along the grass. There was a lot of it. “Then we’ll stay till the sun’s right down,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'evening',
      A: 'partner',
      paragraphs: [
        'The sun sank. The shade of the tree slid over the grass, past the cushion, and right across the path. It was long now, and as thin as a ribbon. {H} lay down in it, flat, and stretched. It went from the toes up to the nose.',
        '“Is it any good?” asked {A}. {H} lay there with both eyes shut. “It’s cool,” said {H}, “as wide as my nose.” At the top of it moved four small leaves.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is there room for one more?” asked {A}. “If you’re behind me,” said {H}. {A} lay down in the shade as well, head to feet. {A} was a good deal wider than the shade. A strip of {A} was cool, and the rest stuck out on either side.',
        '“You’ve got to breathe in,” said {H}. Somebody who went by asked if they had lost something. “We’re sitting under our tree,” said {A}.'
      ]
    },
    {
      id: 'it-moves-on',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The shade did not lie still. If you waited, it had gone on by an inch, and one ear was bright. {H} shuffled after it, and so did {A} with the cushion. “It’s taking us for a walk,” said {A}.',
        'They let it lead them, very slowly, round over the grass. It knew where it was going. It would do this each day from now on, from one side of the green to the other.'
      ]
    },
    {
      id: 'every-year-a-bit',
      A: 'partner',
      paragraphs: [
        'Then the sun was gone, and there was shade everywhere. {H} got up, and fetched one more can of water for the roots. “Next year it’ll be as wide as your face,” said {A}.',
        '{H} picked up the cushion. “I’ll come every year,” said {H}, “so that it’s got somebody to measure with.” {H} laid a hand on the stick. “I was the first,” said {H} to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the pot, and it was still a stick.',
      '{names} tried the cushion, and found it a good one.',
      { text: '{names} counted the leaves, and got to four twice.', needs: ['hands'] },
      { text: '{names} carried the can, with one wet leg.', needs: ['hands'] }
    ],
    way: [
      '{names} stamped as well, a bit further off.',
      '{names} sat down by the toe, and kept it company.',
      { text: '{names} broke up the lumps of earth, until they were crumbs.', needs: ['hands'] },
      { text: '{names} held the tree by its middle, with two fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the ribbon too, and was mostly outside it.',
      '{names} blinked into the low sun.',
      { text: '{names} measured the shade in steps, and ran out of green.', needs: ['hands'] },
      { text: '{names} scraped the mud off a spade.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the mud came off the boots, and the grass off the cushion.',
    '{H} washed ten toes, and the one that had been first. Out on the green it was dark now, and the tree stood in it, and drank.'
  ],
  last: [
    'Four leaves hung quite still, and under the ground something white felt its way, and {H} was asleep.',
    'Now all of {H} was in the shade, from the toes to the nose, and asleep.'
  ]
})
