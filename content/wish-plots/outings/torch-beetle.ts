import { wishPlot } from '../wish-plot.ts'

export const torchBeetle = wishPlot({
  id: 'wish-torch-beetle',
  wishes: ['bugs', 'insects', 'minibeasts', 'creepy crawlies', 'bug hunt', 'bug hunting', 'bughunt', 'minibeast hunt', 'minibeasts hunt', 'insect hunt', 'insect hunting', 'bug safari', 'bug hunt torch', 'bugs torch', 'bugs flashlight', 'insects torch', 'insects flashlight', 'creepy crawlies torch', 'creepy crawly hunt', 'hunting bugs', 'hunting insects', 'looking for bugs', 'look for bugs', 'looking for insects', 'looking for beetles', 'look for beetles', 'looking for minibeasts', 'finding bugs', 'find bugs', 'finding beetles', 'find beetles', 'finding insects', 'search bugs', 'searching bugs', 'catching bugs', 'catch bugs', 'catching insects', 'catch insects', 'catching beetles', 'catch beetles', 'catching beetle', 'caught beetle', 'beetle hunt', 'beetle hunting', 'hunting beetles', 'beetles morning', 'beetle morning', 'beetles torch', 'beetle torch', 'stag beetle', 'stag beetles', 'rhinoceros beetle', 'rhinoceros beetles', 'rhino beetle', 'rhino beetles', 'kabutomushi', 'kuwagata', 'hercules beetle', 'big beetle', 'bugs jar', 'bugs at night', 'night bugs', 'insects at night', 'moths torch', 'moth hunt', 'bug collecting', 'collecting bugs', 'collecting insects', 'insect collecting', 'bug net', 'bug catcher'],
  answers: ['bug', 'bugs', 'beetle', 'beetles', 'insect', 'insects', 'minibeast', 'minibeasts', 'creepy', 'crawlies', 'crawly', 'hunt', 'hunting', 'looking', 'look', 'find', 'finding', 'found', 'catch', 'catching', 'caught', 'collect', 'collecting', 'torch', 'flashlight', 'jar', 'net', 'night', 'dark', 'early', 'morning', 'evening', 'summer', 'forest', 'woods', 'trees', 'tree', 'park', 'garden', 'yard', 'outside', 'banana', 'moth', 'moths', 'snail', 'spider', 'ants', 'worm', 'woodlice', 'woodlouse', 'stag', 'rhinoceros', 'rhino', 'horn', 'horns', 'big', 'biggest', 'before', 'breakfast', 'sunrise', 'together', 'holiday', 'holidays', 'first', 'let', 'go', 'free', 'safari', 'under', 'logs', 'stones', 'log', 'stone', 'tonight', 'today', 'grandpa', 'love', 'loves'],
  except: ['ill', 'sick', 'poorly', 'tummy', 'flu', 'stick', 'fear', 'phobia', 'dance', 'party', 'home', 'living', 'june', 'dead', 'died', 'die', 'killed', 'squashed', 'stepped', 'bite', 'bites', 'bitten', 'sting', 'stung', 'bee', 'wasp', 'mosquito', 'lice', 'afraid', 'scared', 'hates', 'hate', 'ladybird', 'ladybug', 'firefly', 'fireflies', 'butterfly', 'butterflies', 'dung', 'car', 'volkswagen', 'who', 'talking', 'tiny', 'shrinks', 'shrunk', 'size', 'giant', 'robot', 'stomach', 'computer', 'school', 'hotel', 'house', 'pet', 'dragon', 'space', 'pokemon', 'lost', 'escaped', 'wedding', 'band', 'king', 'queen', 'detective', 'spy', 'magic', 'treasure', 'soup', 'bear'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['torch', 'beetle', 'jar', 'net', 'book', 'banana', 'tree', 'bark', 'moth', 'ants', 'snail', 'boots'],
  about: 'By torchlight the hero looks for the big beetle and everything runs away; then it is invited, with a banana, and pushes everybody else off it.',
  titles: ['Somebody Ate the Banana', '{H} and the Big Beetle', 'A House with a Sun', 'The Torch and the Banana', 'Supper on a Tree'],
  want: [
    {
      id: 'come-out',
      A: 'partner',
      paragraphs: [
        'Under the trees it was quite dark. {H} wanted to find the big beetle with the two horns, which only comes out in the dark. {H} had a torch, a jar, a net and a banana.',
        '“COME OUT!” called {H}, and shone into every bush. Nobody came out. “Perhaps it’s shy,” said {A}. “With HORNS?” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-run-away',
      A: 'partner',
      paragraphs: [
        '{H} stamped ahead through the leaves, and lifted up a stone. “Found you!” Lots of small grey legs ran off in all directions. {H} lifted a bit of bark. Something shiny dived down a hole, bottom last.',
        '“They’re all leaving!” said {H}. “I haven’t even said anything yet.” {H} sat down on a log, and on the banana. It was in the back pocket.'
      ]
    },
    {
      id: 'moth-in-love',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A moth came, and it came straight to the torch. It was round and furry, and it bumped against the glass. Bop. It flew round once and had another go. Bop. “What does it want in there?” asked {H}. “It thinks that’s the moon,” said {A}.',
        '{H} switched off the moon. The moth did not know where to go now, and sat down on {A}’s forehead. “Don’t move,” said {H}. “It thinks that you’re something too.” {A} went cross-eyed, to see what.'
      ]
    },
    {
      id: 'book-upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had brought a book, and they opened it on the log. On page nine was the beetle, as big as a shoe. “It’s not really that big,” said {A}. “They’ve made it bigger, so you can see it.” {H} looked at the leaves with a bit more hope. A small one was not so bad to tread near.',
        'A very small black thing walked over the page. It walked along the beetle, from the horns to the tail, and stopped at the end. “It’s reading,” said {H}. They waited until it was done before they turned over.'
      ]
    },
    {
      id: 'two-green-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The torch shone under a bush. Out of there two green eyes shone back. They were as big as buttons. “That’s the biggest beetle in the world,” breathed {H}, and took hold of {A}’s sleeve. {A} held up the net. It shook a bit.',
        '“Miaow,” said the beetle. Then it came out, and rubbed itself against both their legs. It was a cat from round the corner. “It’s got no horns,” said {A}, and put the net down.'
      ]
    },
    {
      id: 'chirp-stops',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something was chirping in the grass. Zirp, zirp, zirp. {H} went two steps closer, and it stopped. {H} stood still. Zirp. {H} took a step. It was quiet. “It can see us,” said {H}. “Or it can hear your boots,” said {A}.',
        'So {H} took one boot off. They hopped nearer, on three boots in all. Zirp, zirp. Then {A} lost a boot as well, and sat down in the wet. The chirping stopped for a moment. Then it went on, and sounded as if it were laughing.'
      ]
    },
    {
      id: 'snail-race',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A snail was the only one that did not run away. “You see?” said {H} to it. “I’m quite nice.” {A} held the torch lower. “It is running,” said {A}. They looked closely. It was going as hard as it could.',
        'It had come as far as the end of one leaf. Behind it lay a shiny road, and you could see all the way back to where it began. It began at {H}’s left boot. “It’s been running for an hour,” said {A}.'
      ]
    },
    {
      id: 'net-catches-hat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There!” called {H}. On a branch sat something big and dark, with feelers. {A} crept up with the net. Swish! It was in. {A} held the net shut with both hands, and it did not even struggle. “I’ve got it,” whispered {A}. “Bring the jar!”',
        '{H} shone in. It was round and woolly, with a bobble. “That’s my hat,” said {A}. It had been hanging on that branch since they came by here the first time. “It’s a rare one,” said {H}. “It’s only got one bobble.”'
      ]
    },
    {
      id: 'web',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Between two twigs hung a web, and in the light of the torch each thread was silver. In the middle sat a spider. It was counting its threads with one leg. “Good evening,” said {H}. “Have you seen a beetle with horns?” It went on counting.',
        '“You’ve put it off,” said {A}. “Now it has to start from the beginning.” They waited, and did not say a word. When it was done, it sat down again. There were as many as yesterday.'
      ]
    },
    {
      id: 'other-slug',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} leaned on a tree, and the tree was cold and soft. {A} pulled back a hand. There was something on it. “What is it?” asked {A}, with both eyes shut. {H} shone the torch. “It’s a slug,” said {H}. “It likes you. It’s stretching its eyes out.”',
        '{H} held a leaf beside the hand, and the slug moved over, as slowly as it could. It took so long that {A} opened one eye. “It’s got a nice face,” said {A}, “when you see it so near.”'
      ]
    },
    {
      id: 'legs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How many legs has it got?” asked {A}. “Six,” said {H}. “They’ve all got six, except for the ones that have more.” {A} thought about socks. Six each day made three pairs, and there was never the right one.',
        'They tried how you walk with six. {H} took four of them, on hands and knees, and {A} walked behind, with the other two. {H} turned left. The other two went straight on. “Halt!” said the front legs. “You might have said!” said the back ones.'
      ]
    },
    {
      id: 'pet-nose-down',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} needed no torch for this. {A} held a nose to the leaves and breathed in. In there was a beetle, from last night, and a mouse, and somebody’s sandwich. {A} knew it all, page for page.',
        'Something with six legs climbed onto {A}’s nose and looked about. {A} did not breathe. It walked up as far as the forehead, and it liked it there. “Don’t move,” said {H}. Only when it had gone did {A} sneeze, and the leaves flew.'
      ]
    },
    {
      id: 'elder-matchbox',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once had one in a matchbox,” said {S}. “I took it to school. I only wanted to look at it during sums.” “And then?” asked {A}. “Then it wanted to look at the sums.”',
        '“It walked up the teacher’s back, very slowly. The whole class watched. Nobody ever was as quiet as we were that day.” {S} smiled in the light of the torch. “The teacher told the head of the school what good children we were.”'
      ]
    },
    {
      id: 'child-finds-leaf',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ve got one!” shouted {S}, with both hands shut. {A} came running with the jar. {S} opened the hands, just a crack. “That’s a bit of leaf,” said {A}. “It’s pretending,” said {S}.',
        'They put it in the jar and watched it. It pretended very well. It lay there and was brown, and did not so much as blink. “It’s the best one yet,” said {A}. “All the others ran away.”'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} should have been asleep long ago, and was not. {A} sat on an arm and looked after the spot of light. It jumped from tree to tree. It was by far the fastest animal out there. {A} held out both hands for it.',
        '{H} let it land on {A}’s tummy. {A} looked down, and clapped both hands over it. It sat on top of the hands. {A} looked at that for a long time. “Da,” said {A} sternly, and it stayed.'
      ]
    },
    {
      id: 'house-with-a-sun',
      A: 'partner',
      paragraphs: [
        '“I’d run away too,” said {A}. “You’re as big as a house, with a sun in its hand. And you lift off our roofs and shout: Found you!” “What must the house do,” asked {H}, “so that you’d stay?” “Sit down,” said {A}, “and give me something to eat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'banana-on-the-tree',
      A: 'partner',
      paragraphs: [
        '{H} felt in the back pocket. The banana was flat and brown and very sticky. {H} spread it on the oldest tree, like jam on bread. “Supper’s ready,” said {H}, not loud at all. Then {H} sat down and put out the sun.',
        'They waited in the dark. Somebody was munching. “It’s here!” whispered {H}. “No, that’s me,” said {A}. “There was a bit left over.”'
      ]
    },
    {
      id: 'they-all-come',
      A: 'partner',
      paragraphs: [
        '{H} held a hand over the torch, so that only a little light came through. There were guests on the tree. There was a moth with its tongue out, a snail, and a row of ants.',
        'Then something went “krrr”. Out came two horns, a shiny black back, and six legs with hooks on. It put its horns under the snail and pushed it to one side. Then it put its face in the banana, and kept it there.'
      ]
    },
    {
      id: 'jar-goes-home-empty',
      A: 'partner',
      paragraphs: [
        '{H} did not shout, and only held on to {A}’s sleeve. When the beetle was full, it walked right over {H}’s hand, and that prickled. It opened its back like a cupboard, and there were wings in there. “Vrooom,” it went, up into the dark.',
        '“You forgot the jar,” said {A}. “It was a guest,” said {H}. “You don’t put guests in a jar.”'
      ]
    },
    {
      id: 'on-tiptoe-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the jar they now put the banana skin, so that it had not come for nothing. All the way back {H} walked on tiptoe and held the torch down low. Wherever there was a stone, {H} said “excuse me”.',
        '“And tomorrow?” asked {A}. {H} had a plan already. Tomorrow there would be pear. The snail should have a plate of its own, further down. “And one for you,” said {H}, “or else there’ll be nothing left for them.”'
      ]
    },
    {
      id: 'drawing-the-guest',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On a bit of paper {H} drew the beetle, as big as it had really been. It came out rather round, and it had banana on its chin. {A} wrote the place and the hour beside it. “What did it say?” asked {A}. “Krrr,” said {H}, and {A} wrote that down as well.',
        'Some small thing with legs climbed out of {H}’s sleeve and walked over the paper. It had come along all the way. They carried it to the window, and it went off without a look at the picture.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along in a row, and trod on the heels in front.',
      '{names} looked into the dark, and the dark looked back.',
      '{names} called “come out” too, and an owl came out, and left.',
      { text: '{names} took along a jar as well, with air holes and a leaf.', needs: ['hands'] },
      { text: '{names} held hands, so as not to catch each other.', needs: ['hands'] }
    ],
    way: [
      '{names} said sorry into the hole.',
      '{names} ran after the grey legs, and lost them in the grass.',
      '{names} sniffed at {H}’s back pocket, and knew at once what it was.',
      { text: '{names} laid the stones back, like lids.', needs: ['hands'] },
      { text: '{names} pulled {H} off the log, and it made a noise like a kiss.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat as still as the trunk, and breathed through the nose.',
      '{names} wanted some of the banana as well, and looked at the horns, and did not.',
      '{names} ducked when it flew off, all at the same moment.',
      { text: '{names} counted the guests on the tree, and got as far as the ants.', needs: ['hands'] },
      { text: '{names} licked the last of the banana off ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood by the door with leaves on them, and the torch lay on the shelf. {H} washed off the banana, from both hands and from the back pocket too.',
    'Then {H} lay down. Somewhere out there somebody with horns was just getting up.'
  ],
  last: [
    'The sun was switched off, the house lay still, and {H} was asleep.',
    'Krrr, went something in the dark, and it was not the beetle, for {H} was asleep.'
  ]
})
